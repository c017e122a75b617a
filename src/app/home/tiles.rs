//! The ways to a game: the last one, a new one, a solo game, today's dice. They keep their places even if there is no
//! game to continue.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill, Length, Shrink};

use super::games::{standing, title};
use super::{Home, Message};
use crate::app::keymap::Command;
use crate::app::records::result;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{ButtonStyle, Element, bold, fitted, height_of, hint, press, width_of};
use crate::app::words;
use crate::store::GameKind;
use crate::text::say;

/// The keys of a solo game and of today's dice.
pub const ALONE: &str = "A";
pub const TODAY: &str = "D";

/// A way to a game.
struct Tile {
    label: String,
    /// The name of the game it continues.
    name: Option<String>,
    about: String,
    key: &'static str,
    message: Option<Message>,
}

impl Home {
    /// All ways in a row of this width; a low window shows no descriptions.
    pub(super) fn ways_to_play(&self, is_low: bool, width: f32) -> Element<'_, Message> {
        let last = self.games.last();
        let go_on = Tile {
            label: say!("home-continue"),
            name: last.map(|(_, overview)| title(overview)),
            about: match last {
                Some((_, overview)) => standing(overview),
                None if self.is_listing => say!("home-looking"),
                None => say!("home-nothing-under-way"),
            },
            key: "Space",
            message: last.map(|_| Message::Continue),
        };
        let next = usize::from(last.is_none());
        let tiles: Vec<Tile> = [go_on].into_iter().chain(self.new_ways()).collect();
        let spacing = if is_low { gap::S } else { gap::M };
        let count = tiles.len() as f32;
        let tile_width = (width - spacing * (count - 1.0)) / count;
        let look = Look::fitting(&tiles, is_low, tile_width);
        let tiles = tiles.into_iter().enumerate();
        let tiles = tiles.map(|(place, tile)| view(tile, place == next, look));
        row(tiles).spacing(spacing).into()
    }

    /// The ways to another game than the last one.
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
                name: None,
                about: say!("home-new-game-about"),
                key: Command::NewGame.key(),
                message: Some(Message::Command(Command::NewGame)),
            },
            Tile {
                label: say!("home-alone"),
                name: None,
                about: alone,
                key: ALONE,
                message: Some(Message::Alone),
            },
            Tile {
                label: say!("home-today"),
                name: None,
                about: today,
                key: TODAY,
                message: Some(Message::Today),
            },
        ]
    }
}

impl Tile {
    /// The height of the name and the description within this width: two lines, or more if needed.
    fn height(&self, width: f32) -> f32 {
        let line = size::BODY * size::LEADING;
        let name = self.name.as_ref().map_or(0.0, |_| line);
        let about = height_of(&self.about, size::BODY, theme::FONT, width);
        (name + about).max(2.0 * line).ceil()
    }
}

/// The look of a tile; all tiles in a row share it.
#[derive(Debug, Clone, Copy)]
struct Look {
    /// Whether it has no description and little padding.
    is_low: bool,
    /// Whether its key has room.
    has_keys: bool,
    /// The size of its label's text.
    letters: f32,
    /// The heights of the label and of the description.
    label: Length,
    about: Length,
}

impl Look {
    /// For tiles one below the other.
    fn alone(is_low: bool) -> Look {
        Look {
            is_low,
            has_keys: true,
            letters: size::LABEL,
            label: Shrink,
            about: Shrink,
        }
    }

    /// For tiles of this width side by side: if one label is too long for a line, all labels get two.
    fn fitting(tiles: &[Tile], is_low: bool, width: f32) -> Look {
        let look = Look::alone(is_low);
        let room = width - 2.0 * look.padding().1;
        let fits = |beside: fn(&Tile) -> f32| {
            let width = |tile: &Tile| width_of(&tile.label, size::LABEL, theme::BOLD);
            tiles.iter().all(|tile| width(tile) + beside(tile) <= room)
        };
        let is_one_line = fits(|_| 0.0);
        let has_keys =
            fits(|tile| width_of(&words::key(tile.key), size::CAPTION, theme::FONT) + gap::XS);
        let (letters, lines) = if is_one_line {
            (size::LABEL, 1.0)
        } else {
            (size::BODY, 2.0)
        };
        Look {
            has_keys,
            letters,
            label: (lines * letters * size::LEADING).ceil().into(),
            about: tiles
                .iter()
                .map(|tile| tile.height(room))
                .fold(0.0, f32::max)
                .into(),
            ..look
        }
    }

    /// The vertical and the horizontal padding.
    fn padding(self) -> (f32, f32) {
        if self.is_low {
            (gap::S, gap::XS)
        } else {
            (gap::M, gap::L)
        }
    }
}

fn view<'a>(tile: Tile, is_next: bool, look: Look) -> Element<'a, Message> {
    let (style, soft): (ButtonStyle, fn(&theme::Theme) -> text::Style) = if is_next {
        (theme::button::next, theme::text::same)
    } else if tile.message.is_none() {
        (theme::button::plain, theme::text::same)
    } else {
        (theme::button::plain, theme::text::soft)
    };
    let key = text(words::key(tile.key)).size(size::CAPTION).style(soft);
    let label = bold(tile.label, look.letters);
    let label = row![label.width(Fill), look.has_keys.then_some(key)]
        .height(look.label)
        .align_y(Center);
    let about = (!look.is_low).then(|| {
        let name = tile.name;
        let name = name.map(|name| fitted(name, size::BODY, theme::FONT).style(soft));
        let about = text(tile.about).size(size::BODY).style(soft);
        container(column![name, about])
            .height(look.about)
            .clip(true)
    });
    let (above, beside) = look.padding();
    let face = button(column![label, about].spacing(gap::XXS))
        .padding([above, beside])
        .width(Fill)
        .style(style);
    hint(press(face, tile.message), tile.key)
}
