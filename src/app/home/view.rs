//! The layout of the home screen: the head, the ways to a game, the list, the foot.

use iced::widget::{column, container, responsive, row, space, text, text_input};
use iced::{Center, Fill, Padding, Size};

use super::games::Order;
use super::{FIND, Home, Message, NARROW, Trouble, list};
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, bold, hint, option, quiet_control, soft, width_of, written_in};
use crate::app::words;
use crate::rules::dice::{Die, Throw};
use crate::session::Colour;
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

/// The least width of a foot with its news beside the buttons.
const FOOT_LINE: f32 = 800.0;

impl Home {
    /// Draws the home screen.
    pub fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        let is_low = within.height < LOW;
        let dice = Throw::new([Die::One, Die::Three, Die::Four, Die::Four, Die::Six]).dice();
        let dice = dice.into_iter().enumerate().map(|(place, value)| {
            let look = if place == 3 {
                Look::Fifth(Colour::Green)
            } else {
                Look::Plain
            };
            die(Some(value), look, if is_low { 32.0 } else { 44.0 })
        });
        let head = column![
            row![
                bold(
                    words::PROGRAM,
                    if is_low { size::TITLE } else { size::DISPLAY }
                ),
                space().width(Fill),
                row(dice).spacing(gap::S),
            ]
            .align_y(Center),
            (!is_low).then(|| soft(say!("home-about"), size::LABEL))
        ]
        .spacing(gap::XS);
        let is_first_start = self.is_first_start();
        let margin = if is_low { gap::M } else { gap::XXL };
        let inner = (within.width - 2.0 * margin).min(WIDEST);
        let ways = (!is_first_start).then(|| self.ways_to_play(is_low, inner));
        let list = if is_first_start {
            self.welcome(is_low, within.width < NARROW)
        } else {
            self.view_list(within.width)
        };
        // Without games there is nothing to search.
        let has_games = self.is_listing || self.games.count() > 0;
        let tools = has_games.then(|| self.tools(within.width));
        let has_head = within.height >= VERY_LOW || is_first_start && within.width >= NARROW;
        let lines = column![
            has_head.then_some(head),
            ways,
            tools,
            list,
            self.foot(within.width)
        ]
        .spacing(if is_low { gap::S } else { gap::L });
        container(container(lines).max_width(WIDEST).width(Fill).height(Fill))
            .padding(Padding::from(margin).bottom(gap::M))
            .center_x(Fill)
            .into()
    }

    /// Whether nobody has played yet.
    fn is_first_start(&self) -> bool {
        let has_looked = !self.is_listing && self.trouble != Some(Trouble::NotListed);
        self.games.count() == 0 && has_looked && self.deleted.is_none()
    }

    /// The foot: news and errors, whose room is kept, and seldom used buttons.
    fn foot(&self, width: f32) -> Element<'_, Message> {
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
        let command = |label, command: Command| {
            quiet_control(label, command.key(), Message::Command(command))
        };
        let others = row![
            command(say!("home-records"), Command::Records),
            quiet_control(say!("home-quiz"), "Q", Message::Quiz),
            quiet_control(say!("ask-title"), "T", Message::Ask),
            command(say!("home-import"), Command::Import),
            quiet_control(say!("home-blank-pads"), "", Message::Blank),
        ]
        .align_y(Center);
        if width < FOOT_LINE {
            return column![told, others.wrap()].into();
        }
        row![
            container(told).center_y(FOOT).width(Fill).clip(true),
            others
        ]
        .spacing(gap::M)
        .align_y(Center)
        .into()
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
