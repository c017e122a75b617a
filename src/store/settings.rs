use std::path::Path;
use std::time::Duration;

use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};

use super::place::{Fields, ron};
use super::{DiceKind, Id, LastTable, LoadFault, file};
use crate::language::Language;
use crate::rules::express::Penalty;

/// The person's settings, and what the program remembers for the next start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` for that of the system.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// The size of text in percent, [`Settings::TEXT_SIZES`] in steps of [`Settings::TEXT_STEP`].
    #[serde(deserialize_with = "text_size")]
    pub text_size: u16,
    /// Whether the app's dice tumble before they lie still.
    pub tumble: bool,
    /// How long the program pauses before it does something.
    pub pace: Pace,
    /// Whether the chances of the next throw are shown, in Express.
    pub show_odds: bool,
    /// Whether the risk of a bust is shown, in the classic game.
    pub show_risk: bool,
    /// Whether a table of Express shows all its pads at once, for everybody in the room.
    pub all_pads: bool,
    /// The penalty of a new table that does not repeat the last one.
    pub usual_penalty: Penalty,
    /// The dice of such a table.
    pub usual_dice: DiceKind,
    /// Whether a new table begins with the penalty and the dice of the last one.
    pub repeats_last: bool,
    /// Whether people are asked before a game is deleted.
    pub asks: bool,
    /// The last place of the window, if known.
    #[serde(deserialize_with = "window")]
    pub window: Option<Window>,
    /// The table of the last game.
    pub last_table: Option<LastTable>,
    /// The table of the last game alone.
    #[serde(deserialize_with = "alone")]
    pub last_alone: Option<LastTable>,
    /// The game on the screen, which the next start opens again.
    #[serde(skip_serializing_if = "is_no_text")]
    pub open_game: Option<Id>,
    /// The game that phones are let in to, also after a crash.
    #[serde(skip_serializing_if = "is_no_text")]
    pub phones: Option<Id>,
}

impl Settings {
    /// The smallest and the largest text, in percent.
    pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 80..=200;

    /// The step from one size of text to the next, in percent.
    pub const TEXT_STEP: u16 = 10;

    /// The default settings, with what the program remembers by itself: tables, open games, the place of the window.
    pub fn reset(&self) -> Settings {
        Settings::default().remembering(self)
    }

    /// The table for a game alone: the last one, or that of the first person of the last table.
    pub fn alone(&self) -> Option<LastTable> {
        self.last_alone.clone().or_else(|| {
            let last = self.last_table.as_ref()?;
            let first = last.players.iter().find(|player| player.level.is_none())?;
            Some(LastTable {
                players: vec![first.clone()],
                ..last.clone()
            })
        })
    }

    /// These settings, with what the program remembers by itself in `other`.
    pub fn remembering(self, other: &Settings) -> Settings {
        Settings {
            window: other.window,
            last_table: other.last_table.clone(),
            last_alone: other.last_alone.clone(),
            open_game: other.open_game.clone(),
            phones: other.phones.clone(),
            ..self
        }
    }
}

/// Place and size of a window, in the system's units, whatever the size of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Its width while it is not maximised.
    pub width: u32,
    /// Its height, likewise.
    pub height: u32,
    /// Its corner, where the system tells it.
    pub corner: Option<(i32, i32)>,
    /// Whether it fills the screen.
    pub is_maximised: bool,
}

impl Window {
    /// The least width and height.
    pub const LEAST: (u32, u32) = (800, 600);

    /// The most width and height of any screen.
    const MOST: u32 = 16_384;

    /// The window, if a screen can show it, without an impossible corner.
    fn sensible(self) -> Option<Window> {
        let (width, height) = Window::LEAST;
        let is_size = (width..=Window::MOST).contains(&self.width)
            && (height..=Window::MOST).contains(&self.height);
        let most = Window::MOST as i32;
        // A screen may stand left of the first one, or above it.
        let screens = -most..most;
        let is_corner = |(x, y): &(i32, i32)| screens.contains(x) && screens.contains(y);
        is_size.then_some(Window {
            corner: self.corner.filter(is_corner),
            ..self
        })
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: ThemeChoice::System,
            text_size: 100,
            tumble: true,
            pace: Pace::default(),
            show_odds: false,
            show_risk: true,
            all_pads: false,
            usual_penalty: Penalty::default(),
            usual_dice: DiceKind::default(),
            repeats_last: true,
            asks: true,
            window: None,
            last_table: None,
            last_alone: None,
            open_game: None,
            phones: None,
        }
    }
}

/// How long the program pauses before it does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Pace {
    /// Not at all.
    AtOnce,
    /// Long enough to see it.
    #[default]
    Brisk,
    /// Long enough to talk about it.
    Calm,
}

impl Pace {
    /// Every pace, the fastest first.
    pub const ALL: [Pace; 3] = [Pace::AtOnce, Pace::Brisk, Pace::Calm];

    /// The time before the program does something.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::AtOnce => 0,
            Pace::Brisk => 700,
            Pace::Calm => 2000,
        })
    }
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// Like the desktop.
    #[default]
    System,
    /// Light, whatever the system says.
    Light,
    /// Dark, whatever the system says.
    Dark,
    /// High contrast on a light ground.
    BlackOnWhite,
    /// High contrast on a dark ground.
    WhiteOnBlack,
}

impl ThemeChoice {
    /// Every choice, the default first.
    pub const ALL: [ThemeChoice; 5] = [
        ThemeChoice::System,
        ThemeChoice::Light,
        ThemeChoice::Dark,
        ThemeChoice::BlackOnWhite,
        ThemeChoice::WhiteOnBlack,
    ];

    /// Whether it is one of black and white.
    pub fn is_high_contrast(self) -> bool {
        matches!(self, ThemeChoice::BlackOnWhite | ThemeChoice::WhiteOnBlack)
    }

    /// Whether it is a dark one; `None` for the system's.
    pub fn is_dark(self) -> Option<bool> {
        match self {
            ThemeChoice::System => None,
            ThemeChoice::Light | ThemeChoice::BlackOnWhite => Some(false),
            ThemeChoice::Dark | ThemeChoice::WhiteOnBlack => Some(true),
        }
    }

    /// The one that is dark or not, in high contrast or not.
    pub fn of(is_dark: bool, is_high_contrast: bool) -> ThemeChoice {
        match (is_dark, is_high_contrast) {
            (false, false) => ThemeChoice::Light,
            (true, false) => ThemeChoice::Dark,
            (false, true) => ThemeChoice::BlackOnWhite,
            (true, true) => ThemeChoice::WhiteOnBlack,
        }
    }

    /// The next choice, the first after the last.
    pub fn next(self) -> ThemeChoice {
        let mut later = ThemeChoice::ALL
            .into_iter()
            .skip_while(|&other| other != self);
        later.nth(1).unwrap_or_default()
    }
}

/// The settings in a file, and whether all of it was valid.
pub(super) fn read(path: &Path) -> (Settings, bool) {
    const LARGEST: u64 = 1 << 20;

    match file::bytes(path, LARGEST) {
        Ok(bytes) => parse(&bytes).unwrap_or_else(|| (Settings::default(), false)),
        Err(LoadFault::Missing) => (Settings::default(), true),
        Err(_) => (Settings::default(), false),
    }
}

/// The settings of all valid fields of a text, and whether there are no others.
fn parse(bytes: &[u8]) -> Option<(Settings, bool)> {
    let mut fields = Fields::<IgnoredAny>::default();
    fields.read(file::text(bytes).ok()?).ok()?;
    let fields = fields.values.iter();
    // The end of the line ends a comment.
    let fields = fields.map(|(name, value)| format!("{name}: {}\n", value.get_ron()));
    let settings = |fields: &str| ron().from_str::<Settings>(&format!("({fields})"));
    let (right, wrong): (Vec<String>, Vec<String>) =
        fields.partition(|field| settings(field).is_ok());
    Some((settings(&right.join(",")).ok()?, wrong.is_empty()))
}

/// The value of a field, if it is valid.
fn checked<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    check: impl FnOnce(T) -> Option<T>,
) -> Result<T, D::Error> {
    check(T::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("it cannot stand here"))
}

fn text_size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    checked(deserializer, |size| {
        (Settings::TEXT_SIZES.contains(&size) && size % Settings::TEXT_STEP == 0).then_some(size)
    })
}

fn window<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Window>, D::Error> {
    checked(deserializer, |window: Option<Window>| match window {
        Some(window) => window.sensible().map(Some),
        None => Some(None),
    })
}

fn alone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<LastTable>, D::Error> {
    checked(deserializer, |table: Option<LastTable>| {
        let is_alone = |table: &LastTable| table.players.len() == 1;
        table.as_ref().is_none_or(is_alone).then_some(table)
    })
}

/// Whether an id is not UTF-8, and so none of ours.
fn is_no_text(id: &Option<Id>) -> bool {
    id.as_ref()
        .is_some_and(|id| id.as_os_str().to_str().is_none())
}
