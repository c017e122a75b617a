//! The ways to a game: the last one, a new one, alone, today's dice. They keep their places whatever there is to
//! go on with.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill};

use super::games::{standing, title};
use super::{Home, Message};
use crate::app::keymap::Command;
use crate::app::lesson::Subject;
use crate::app::records::result;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{ButtonStyle, Element, fitted, hint, press};
use crate::store::GameKind;

/// The key of a game alone, and of today's dice.
pub const ALONE: &str = "A";
pub const TODAY: &str = "D";

/// The most room that somebody who has no games is welcomed in.
const WELCOME: f32 = 600.0;

/// A way to a game.
struct Tile {
    label: String,
    about: String,
    key: &'static str,
    message: Option<Message>,
}

impl Home {
    /// All ways in a row, without what is said of them where the window is low.
    pub(super) fn ways_to_play(&self, is_low: bool, is_narrow: bool) -> Element<'_, Message> {
        let last = self.games.last();
        let go_on = Tile {
            label: "Go on".to_owned(),
            about: match last {
                Some((_, overview)) => format!("{}, {}", title(overview), standing(overview)),
                None if self.is_listing => "Looking for your games …".to_owned(),
                None => "No game is under way".to_owned(),
            },
            key: "Space",
            message: last.map(|_| Message::Continue),
        };
        let others = self.new_ways().into_iter().enumerate();
        let others = others.map(|(place, tile)| (place == 0 && last.is_none(), tile));
        let tiles = [(last.is_some(), go_on)].into_iter().chain(others);
        let tiles = tiles.map(|(is_next, mut tile)| {
            if is_narrow {
                tile.key = "";
            }
            view(tile, is_next, is_low)
        });
        row(tiles)
            .spacing(if is_low { gap::S } else { gap::M })
            .into()
    }

    /// The ways to another game.
    fn new_ways(&self) -> [Tile; 3] {
        let alone = self.alone.as_ref();
        let game = match alone.map(|table| table.game) {
            Some(GameKind::Classic) => "Classic Can't Stop",
            Some(GameKind::Express) | None => "Can't Stop Express",
        };
        let names = alone.iter().flat_map(|table| &table.players);
        let names = names.map(|player| player.name.as_str());
        let alone = [game].into_iter().chain(names);
        let alone = alone.collect::<Vec<_>>().join(", ");
        let today = match self.games.today() {
            None if self.games.count() == 0 => "One game a day, the same for everybody".to_owned(),
            None => "Not played yet today".to_owned(),
            Some((contest, best, 1)) => format!("{} so far", result(contest, best)),
            Some((contest, best, count)) => {
                format!("{}, the best of {count}", result(contest, best))
            }
        };
        [
            Tile {
                label: "New game".to_owned(),
                about: "Friends, programs or both".to_owned(),
                key: Command::NewGame.key(),
                message: Some(Message::NewGame),
            },
            Tile {
                label: "Alone".to_owned(),
                about: alone,
                key: ALONE,
                message: Some(Message::Alone),
            },
            Tile {
                label: "Today's dice".to_owned(),
                about: today,
                key: TODAY,
                message: Some(Message::Today),
            },
        ]
    }

    /// The screen without games: the lessons, and the ways to a first game.
    pub(super) fn welcome(&self, is_low: bool, is_narrow: bool) -> Element<'_, Message> {
        let lessons = Subject::ALL.map(|subject| {
            let tile = Tile {
                label: subject.title(),
                about: subject.about(),
                key: if subject == Subject::Throws { "L" } else { "" },
                message: Some(Message::Lesson(subject)),
            };
            view(tile, false, is_low)
        });
        let new = self.new_ways().into_iter().enumerate();
        let new = new.map(|(place, tile)| view(tile, place == 0, is_low));
        let parts = [
            part("Learn it in three short lessons", lessons, is_low),
            part("Play", new, is_low),
        ];
        let parts: Element<'_, Message> = if is_narrow {
            iced::widget::scrollable(column(parts).spacing(gap::L))
                .spacing(gap::XS)
                .into()
        } else {
            row(parts).spacing(gap::XXL).into()
        };
        let card = container(container(parts).max_width(840.0))
            .padding(if is_low { gap::M } else { gap::XL })
            .center(Fill)
            .max_height(WELCOME)
            .style(theme::container::card);
        container(card).center(Fill).into()
    }
}

fn part<'a>(
    title: &'a str,
    tiles: impl IntoIterator<Item = Element<'a, Message>>,
    is_low: bool,
) -> Element<'a, Message> {
    column![text(title).size(size::HEADING).font(theme::BOLD)]
        .extend(tiles)
        .spacing(if is_low { gap::S } else { gap::M })
        .width(Fill)
        .into()
}

fn view<'a>(tile: Tile, is_next: bool, is_low: bool) -> Element<'a, Message> {
    let (style, soft): (ButtonStyle, fn(&theme::Theme) -> text::Style) = if is_next {
        (theme::button::next, theme::text::same)
    } else if tile.message.is_none() {
        (theme::button::plain, theme::text::same)
    } else {
        (theme::button::plain, theme::text::soft)
    };
    let key = text(tile.key).size(size::CAPTION).style(soft);
    let label = row![
        container(fitted(
            tile.label,
            size::LABEL,
            theme::BOLD,
            theme::text::same
        ))
        .width(Fill),
        key,
    ]
    .align_y(Center);
    let about = (!is_low).then(|| fitted(tile.about, size::BODY, theme::FONT, soft));
    let face = button(column![label, about].spacing(gap::XXS))
        .padding(if is_low {
            [gap::S, gap::S]
        } else {
            [gap::M, gap::L]
        })
        .width(Fill)
        .style(style);
    hint(press(face, tile.message), tile.key)
}
