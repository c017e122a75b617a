//! The layout of the list of games: the ways to a new game, the list, the selected game, and the foot.

use iced::widget::{button, column, container, opaque, responsive, row, space, stack, text};
use iced::{Center, Fill, Padding, Size};

use super::games::Order;
use super::{ALONE, Home, Message, TODAY, Trouble, list};
use crate::app::bar::{self, Entry};
use crate::app::keymap::Command;
use crate::app::records::result;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{ButtonStyle, Element, Icon, bold, hint, medium, press, soft};
use crate::app::words;
use crate::text::say;

/// From this width on the selected game stands beside the list.
const WIDE: f32 = 900.0;
/// Below this width nothing but the ways to a new game stands above the list.
const NARROW: f32 = 740.0;
/// The share of the width, and the least and the greatest width, of the selected game beside the list.
const SHARE: f32 = 0.38;
const LEAST: f32 = 360.0;
const MOST: f32 = 432.0;

impl Home {
    /// Draws the home screen.
    pub fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        if self.is_first_start() {
            return self.start(within);
        }
        let is_wide = within.width >= WIDE;
        let beside = if is_wide {
            (within.width * SHARE).floor().clamp(LEAST, MOST)
        } else {
            0.0
        };
        let margins = if is_wide {
            3.0 * gap::XXL
        } else {
            2.0 * gap::L
        };
        let list = self.view_list(within.width - margins - beside);
        let selected = self.selected();
        let body: Element<'_, Message> = match selected {
            Some(listed) if is_wide => {
                let card = container(self.card(listed, beside, within.height)).width(beside);
                row![list, card].spacing(gap::XXL).into()
            }
            Some(listed) => column![list, self.strip(listed)].spacing(gap::S).into(),
            None => list,
        };
        let menu = selected.filter(|_| self.has_menu).map(|listed| {
            let menu = bar::menu(self.rarer(listed));
            container(opaque(menu))
                .align_right(Fill)
                .align_bottom(Fill)
                .padding(if is_wide { 7.5 * gap::L } else { 0.0 })
        });
        let head = self.head(within.width);
        let space_between = if is_wide { gap::XL } else { gap::S };
        column![head, stack![body].push(menu), self.foot()]
            .spacing(space_between)
            .padding(if is_wide {
                Padding::new(gap::L).right(gap::XXL).bottom(gap::XL)
            } else {
                Padding::new(gap::L).top(gap::XS)
            })
            .into()
    }

    /// The title and the ways to a new game.
    fn head(&self, width: f32) -> Element<'_, Message> {
        let is_wide = width >= WIDE;
        let title = (width >= NARROW).then(|| {
            let title = bold(say!("common-games"), size::DISPLAY);
            container(title).padding(Padding::ZERO.left(gap::L))
        });
        let today = self.games.today().map(|(contest, best, count)| {
            let best = result(contest, best);
            match count {
                1 => say!("home-today-once", result = best),
                _ => say!("home-today-best", result = best, count = count),
            }
        });
        let today = today.filter(|_| is_wide);
        let today = today.map(|today| soft(today, size::BODY).into());
        // What is under way comes first.
        let is_next = self.selected_under_way().is_none();
        let (style, about): (ButtonStyle, fn(&theme::Theme) -> text::Style) = match is_next {
            true => (theme::button::next, theme::text::same),
            false => (theme::button::plain, theme::text::soft),
        };
        let new_game = Command::NewGame;
        let key = text(words::key(new_game.key())).size(size::BODY);
        let key = is_wide.then(|| key.style(about).into());
        row![
            title,
            space().width(Fill),
            way(
                say!("home-today"),
                today,
                theme::button::quiet,
                TODAY,
                Message::Today,
                is_wide
            ),
            way(
                say!("home-alone"),
                None,
                theme::button::plain,
                ALONE,
                Message::Alone,
                is_wide
            ),
            way(
                say!("common-new-game"),
                key,
                style,
                new_game.key(),
                Message::Command(new_game),
                is_wide
            ),
        ]
        .spacing(gap::M)
        .align_y(Center)
        .into()
    }

    /// The commands of the bar.
    pub fn bar(&self) -> Vec<Entry<Message>> {
        let command = |label, command: Command, icon| {
            Entry::new(label, command.key(), Message::Command(command)).with(icon)
        };
        let records = command(say!("home-records"), Command::Records, Icon::Records);
        if self.is_first_start() {
            return vec![
                command(say!("common-help"), Command::Rules, Icon::Help),
                command(say!("common-settings"), Command::Settings, Icon::Settings),
            ];
        }
        vec![
            Entry::new(say!("home-search"), "Ctrl+F", Message::FindFocus).with(Icon::Search),
            records,
            Entry::new(say!("home-quiz"), "Q", Message::Quiz).with(Icon::Hint),
        ]
    }

    /// The rarer commands, in the menu of the bar.
    pub fn menu(&self) -> Vec<Entry<Message>> {
        let next = self.games.order().next();
        let sort = match next {
            Order::Date => say!("home-sort-date"),
            Order::Name => say!("home-sort-name"),
            Order::Result => say!("home-sort-result"),
        };
        let command =
            |label, command: Command| Entry::new(label, command.key(), Message::Command(command));
        let mut entries = vec![
            Entry::new(say!("ask-title"), "T", Message::Ask),
            command(say!("home-import"), Command::Import),
            Entry::new(say!("home-blank-pads"), "", Message::Blank),
            command(say!("common-learn"), Command::Learn),
        ];
        entries.insert(
            0,
            match self.is_first_start() {
                true => command(say!("home-records"), Command::Records),
                false => Entry::new(sort, "S", Message::Sort(next)),
            },
        );
        entries
    }

    /// Whether nobody has played yet.
    pub fn is_first_start(&self) -> bool {
        let has_looked = !self.is_listing && self.trouble != Some(Trouble::NotListed);
        self.games.count() == 0 && has_looked && self.deleted.is_none()
    }

    /// The foot, with news and errors.
    pub(super) fn foot(&self) -> Option<Element<'_, Message>> {
        if let Some(trouble) = &self.trouble {
            let trouble = match trouble {
                Trouble::NotListed => {
                    say!("home-not-listed", key = words::key(Command::Home.key()))
                }
                Trouble::Said(words) => words.clone(),
            };
            let words = text(trouble).size(size::BODY);
            return Some(list::said(words, theme::container::refusal, None));
        }
        if self.deleted.is_some() {
            return Some(list::deleted());
        }
        let code = self.copied.as_ref()?;
        let words = text(say!("home-code-copied", code = code.as_str())).size(size::BODY);
        Some(list::said(words, theme::container::notice, None))
    }
}

/// A way to a new game, with words or its key beside the label.
fn way<'a>(
    label: String,
    beside: Option<Element<'a, Message>>,
    style: ButtonStyle,
    key: &'static str,
    message: Message,
    is_wide: bool,
) -> Element<'a, Message> {
    let (letters, around) = match is_wide {
        true => (size::HEADING, [gap::L, gap::XL]),
        false => (size::LABEL, [gap::S, gap::L]),
    };
    let face = row![medium(label, letters)].push(beside).spacing(gap::M);
    let face = button(face.align_y(Center)).padding(around).style(style);
    hint(press(face, Some(message)), key)
}
