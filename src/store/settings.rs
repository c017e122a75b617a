use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::time::Duration;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::last_table::Table;
use super::place::ron;
use super::{DiceKind, Id, LastTable, LoadFault, file, v1};
use crate::language::Language;
use crate::rules::express::Penalty;

/// What the person set, and what the program remembers for the next time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The language to speak; without one, that of the system.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// The size of text in percent, [`Settings::TEXT_SIZES`] in steps of [`Settings::TEXT_STEP`].
    pub text_size: u16,
    /// Whether the app's dice tumble before they lie still.
    pub tumble: bool,
    /// How long the program lets people follow what it does.
    pub pace: Pace,
    /// Whether the chance of a bust is shown.
    pub show_odds: bool,
    /// Whether a table of Express shows all its pads at once, for everybody in the room.
    pub all_pads: bool,
    /// What a row of one to four marks costs where a table does not repeat the last one.
    pub usual_penalty: Penalty,
    /// Whose dice are thrown there.
    pub usual_dice: DiceKind,
    /// Whether a new table begins with the penalty and the dice of the last one.
    pub repeats_last: bool,
    /// Whether people are asked before a game is deleted.
    pub asks: bool,
    /// Where the window was, if that is known.
    pub window: Option<Window>,
    /// The table of the last game, to be offered again.
    pub last_table: Option<LastTable>,
    /// The table of the last game that somebody played alone.
    pub last_alone: Option<LastTable>,
    /// The game that is on the screen, to go on with at the next start.
    pub open_game: Option<Id>,
    /// The game that phones are let in to, whatever ends the program.
    pub phones: Option<Id>,
}

impl Settings {
    /// The smallest and the largest text, in percent.
    pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 80..=200;

    /// The step from one size of text to the next, in percent.
    pub const TEXT_STEP: u16 = 10;

    /// The settings as they were before anything was set. What the program remembers by itself stays: the last table,
    /// the game on the screen, the place of the window.
    pub fn reset(&self) -> Settings {
        Settings::default().remembering(self)
    }

    /// The table of a game alone: that of the last one, or of the first person of the last table.
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

/// Where a window was and how large, in the system's own measure, whatever the size of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Its size while it is not maximised.
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

    /// No screen is wider or higher than this.
    const MOST: u32 = 16_384;

    /// The same, unless no screen could show it; a corner that lies on no screen is forgotten.
    fn sensible(self) -> Option<Window> {
        let (width, height) = Window::LEAST;
        let is_size = (width..=Window::MOST).contains(&self.width)
            && (height..=Window::MOST).contains(&self.height);
        let most = Window::MOST as i32;
        // There may be a screen at the left of the first one, or above it.
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
            show_odds: true,
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

/// How long the program lets people follow what it does.
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
    /// As the desktop is.
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

    /// The one after it, the first after the last.
    pub fn next(self) -> ThemeChoice {
        let mut later = ThemeChoice::ALL
            .into_iter()
            .skip_while(|&other| other != self);
        later.nth(1).unwrap_or_default()
    }
}

/// The settings as they are written.
#[derive(Serialize)]
struct File {
    language: Option<&'static str>,
    theme: ThemeChoice,
    text_size: u16,
    tumble: bool,
    pace: Pace,
    show_odds: bool,
    all_pads: bool,
    usual_penalty: i32,
    usual_dice: DiceKind,
    repeats_last: bool,
    asks: bool,
    window: Option<Window>,
    last_table: Option<Table>,
    last_alone: Option<Table>,
    open_game: Option<String>,
    phones: Option<String>,
}

/// The text of the settings' file.
pub(super) fn write(settings: &Settings) -> String {
    file::text_of(&File {
        language: settings.language.map(Language::tag),
        theme: settings.theme,
        text_size: settings.text_size,
        tumble: settings.tumble,
        pace: settings.pace,
        show_odds: settings.show_odds,
        all_pads: settings.all_pads,
        usual_penalty: settings.usual_penalty.points() as i32,
        usual_dice: settings.usual_dice,
        repeats_last: settings.repeats_last,
        asks: settings.asks,
        window: settings.window,
        last_table: settings.last_table.as_ref().map(Table::of),
        last_alone: settings.last_alone.as_ref().map(Table::of),
        open_game: written(settings.open_game.as_ref()),
        phones: written(settings.phones.as_ref()),
    })
}

/// An id as it is written; one that is no text would be none of ours.
fn written(id: Option<&Id>) -> Option<String> {
    id?.as_os_str().to_str().map(str::to_owned)
}

/// The settings in a file, and whether all of it could be understood.
pub(super) fn read(path: &Path) -> (Settings, bool) {
    const LARGEST: u64 = 1 << 20;

    match file::bytes(path, LARGEST) {
        Ok(bytes) => parse(&bytes),
        Err(LoadFault::Missing) => (Settings::default(), true),
        Err(_) => (Settings::default(), false),
    }
}

fn parse(bytes: &[u8]) -> (Settings, bool) {
    let default = Settings::default();
    let Ok(text) = file::text(bytes) else {
        return (default, false);
    };
    let Ok(fields) = ron().from_str_seed(text, Raw) else {
        return (default, false);
    };
    let mut fields = Fields {
        fields,
        whole: true,
    };
    let settings = Settings {
        language: fields.take_any("language", default.language, |tag: String| {
            Language::of(&tag)
        }),
        theme: fields.take("theme", default.theme, Some),
        text_size: fields.take("text_size", default.text_size, |size| {
            (Settings::TEXT_SIZES.contains(&size) && size % Settings::TEXT_STEP == 0)
                .then_some(size)
        }),
        tumble: fields.take("tumble", default.tumble, Some),
        pace: fields.take("pace", default.pace, Some),
        show_odds: fields.take("show_odds", default.show_odds, Some),
        all_pads: fields.take("all_pads", default.all_pads, Some),
        usual_penalty: fields.take("usual_penalty", default.usual_penalty, |points| {
            v1::penalty(points).ok()
        }),
        usual_dice: fields.take("usual_dice", default.usual_dice, Some),
        repeats_last: fields.take("repeats_last", default.repeats_last, Some),
        asks: fields.take("asks", default.asks, Some),
        window: fields.take_any("window", default.window, Window::sensible),
        last_table: fields.take_any("last_table", default.last_table, Table::into_last_table),
        last_alone: fields.take_any("last_alone", default.last_alone, |table: Table| {
            let table = table.into_last_table()?;
            (table.players.len() == 1).then_some(table)
        }),
        open_game: fields.take("open_game", default.open_game, |id| Some(read_id(id))),
        phones: fields.take("phones", default.phones, |id| Some(read_id(id))),
    };
    (settings, fields.whole)
}

fn read_id(written: Option<String>) -> Option<Id> {
    Id::of(Path::new(&format!("{}.ron", written?)))
}

/// What stands in the fields of a file, and whether all that was asked for could be understood.
struct Fields {
    fields: BTreeMap<String, Box<RawValue>>,
    whole: bool,
}

impl Fields {
    /// The value of a field as `convert` makes it, or `default` if it is missing or wrong.
    fn take<T: DeserializeOwned, U>(
        &mut self,
        name: &str,
        default: U,
        convert: impl FnOnce(T) -> Option<U>,
    ) -> U {
        let Some(raw) = self.fields.get(name) else {
            return default;
        };
        match ron().from_str(raw.get_ron()).ok().and_then(convert) {
            Some(value) => value,
            None => {
                self.whole = false;
                default
            }
        }
    }

    /// The same for a field that may hold nothing.
    fn take_any<T: DeserializeOwned, U>(
        &mut self,
        name: &str,
        default: Option<U>,
        convert: impl FnOnce(T) -> Option<U>,
    ) -> Option<U> {
        self.take(name, default, |written: Option<T>| match written {
            Some(written) => convert(written).map(Some),
            None => Some(None),
        })
    }
}

/// Reads a struct without saying what is in it.
struct Raw;

impl<'de> DeserializeSeed<'de> for Raw {
    type Value = BTreeMap<String, Box<RawValue>>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Raw {
    type Value = BTreeMap<String, Box<RawValue>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "settings")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = BTreeMap::new();
        while let Some((name, value)) = map.next_entry()? {
            fields.insert(name, value);
        }
        Ok(fields)
    }
}
