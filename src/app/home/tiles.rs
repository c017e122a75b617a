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
use crate::app::words;
use crate::store::GameKind;
use crate::text::say;

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
            label: say!("home-continue"),
            about: match last {
                Some((_, overview)) => say!(
                    "home-continue-about",
                    game = title(overview),
                    standing = standing(overview)
                ),
                None if self.is_listing => say!("home-looking"),
                None => say!("home-nothing-under-way"),
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
        let alone = match &self.alone {
            Some(table) => say!(
                "home-alone-about",
                game = words::game(table.game),
                name = words::together(table.players.iter().map(|player| &player.name)),
            ),
            None => words::game(GameKind::Express),
        };
        let today = match self.games.today() {
            None if self.games.count() == 0 => say!("home-today-first"),
            None => say!("home-today-unplayed"),
            Some((contest, best, 1)) => say!("home-today-once", result = result(contest, best)),
            Some((contest, best, count)) => {
                say!(
                    "home-today-best",
                    result = result(contest, best),
                    count = count
                )
            }
        };
        [
            Tile {
                label: say!("common-new-game"),
                about: say!("home-new-game-about"),
                key: Command::NewGame.key(),
                message: Some(Message::NewGame),
            },
            Tile {
                label: say!("home-alone"),
                about: alone,
                key: ALONE,
                message: Some(Message::Alone),
            },
            Tile {
                label: say!("home-today"),
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
            part(say!("home-learn"), lessons, is_low),
            part(say!("home-play"), new, is_low),
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
    title: String,
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
    let key = text(words::key(tile.key)).size(size::CAPTION).style(soft);
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
