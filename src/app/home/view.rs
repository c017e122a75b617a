//! The layout of the home screen: the head, the ways to a game, the list, the foot.

use iced::widget::{column, container, responsive, row, space, text, text_input};
use iced::{Center, Fill, Padding, Size};

use super::games::Order;
use super::{FIND, Home, Message, NARROW, Trouble, list};
use crate::app::bar::Entry;
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, hint, option, soft, width_of, written_in};
use crate::app::words;
use crate::text::say;

/// Below this height the head shrinks to make room for the list.
const LOW: f32 = 520.0;
/// Below this height the head is hidden, so that games can be seen.
const VERY_LOW: f32 = 440.0;
/// The height of the foot.
const FOOT: f32 = 48.0;
/// The greatest width of the content.
const WIDEST: f32 = 1000.0;
/// The least and the greatest width of the search field.
const LEAST_FIELD: f32 = 140.0;
const MOST_FIELD: f32 = 300.0;

impl Home {
    /// Draws the home screen.
    pub fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        if self.is_first_start() {
            return self.start(within);
        }
        let is_low = within.height < LOW;
        let head = if is_low { size::TITLE } else { size::DISPLAY };
        let head = bold(say!("common-games"), head);
        let margin = if is_low { gap::M } else { gap::XXL };
        let inner = (within.width - 2.0 * margin).min(WIDEST);
        let ways = self.ways_to_play(is_low, inner);
        let list = self.view_list(within.width);
        // Without games there is nothing to search.
        let has_games = self.is_listing || self.games.count() > 0;
        let tools = has_games.then(|| self.tools(within.width));
        let has_head = within.height >= VERY_LOW;
        let lines = column![has_head.then_some(head), ways, tools, list, self.foot()]
            .spacing(if is_low { gap::S } else { gap::L });
        container(container(lines).max_width(WIDEST).width(Fill).height(Fill))
            .padding(Padding::from(margin).bottom(gap::M))
            .center_x(Fill)
            .into()
    }

    /// The rarer commands, in the menu of the bar.
    pub fn menu(&self) -> [Entry<Message>; 4] {
        [
            Entry::new(say!("home-quiz"), "Q", Message::Quiz),
            Entry::new(say!("ask-title"), "T", Message::Ask),
            Entry::new(
                say!("home-import"),
                Command::Import.key(),
                Message::Command(Command::Import),
            ),
            Entry::new(say!("home-blank-pads"), "", Message::Blank),
        ]
    }

    /// Whether nobody has played yet.
    pub(super) fn is_first_start(&self) -> bool {
        let has_looked = !self.is_listing && self.trouble != Some(Trouble::NotListed);
        self.games.count() == 0 && has_looked && self.deleted.is_none()
    }

    /// The foot, with news and errors.
    pub(super) fn foot(&self) -> Option<Element<'_, Message>> {
        let told = if let Some(trouble) = &self.trouble {
            let trouble = match trouble {
                Trouble::NotListed => {
                    say!("home-not-listed", key = words::key(Command::Home.key()))
                }
                Trouble::Said(words) => words.clone(),
            };
            let words = text(trouble.clone()).size(size::BODY);
            Some(list::said(
                hint(words, trouble),
                theme::container::refusal,
                [],
            ))
        } else if self.deleted.is_some() {
            Some(list::deleted())
        } else {
            self.copied.as_ref().map(|code| {
                let words = text(say!("home-code-copied", code = code.as_str())).size(size::BODY);
                list::said(words, theme::container::notice, [])
            })
        };
        told.map(|told| container(told).center_y(FOOT).clip(true).into())
    }

    /// The search field and the sort order.
    fn tools(&self, width: f32) -> Element<'_, Message> {
        let is_narrow = width < NARROW;
        let mut room = width - 3.0 * gap::XXL;
        let orders = Order::ALL.map(|order| {
            let label = match order {
                Order::Date => say!("home-sort-date"),
                Order::Name => say!("home-sort-name"),
                Order::Result => say!("home-sort-result"),
            };
            room -= width_of(&label, size::BODY, theme::MEDIUM) + 2.0 * gap::L + gap::XS;
            option(
                label,
                "S",
                order == self.games.order(),
                Message::Sort(order),
            )
        });
        let sort = say!("home-sort");
        room -= width_of(&sort, size::BODY, theme::FONT) + 2.0 * gap::S;
        let (field, room) = if is_narrow {
            (Fill, room)
        } else {
            let room = room.clamp(LEAST_FIELD, MOST_FIELD);
            (room.into(), room)
        };
        let find = say!("home-find-field");
        let is_long = width_of(&find, size::BODY, theme::FONT) + 2.0 * gap::S > room;
        let find = if is_long { say!("home-find") } else { find };
        row![
            hint(
                written_in(
                    text_input(&find, self.games.wanted())
                        .id(FIND)
                        .on_input(Message::Find)
                        .on_submit(Message::OpenSelected)
                        .size(size::BODY)
                        .padding(gap::S)
                        .width(field),
                    &find,
                    self.games.wanted()
                ),
                "Ctrl+F",
            ),
            (!is_narrow).then(|| space().width(Fill)),
            (!is_narrow).then(|| soft(sort, size::BODY)),
            row(orders).spacing(gap::XS),
        ]
        .spacing(gap::S)
        .align_y(Center)
        .into()
    }
}
