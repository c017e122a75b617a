use std::io;
use std::path::Path;
use std::time::Duration;

use jiff::Timestamp;
use rand::TryRng;
use rand::rngs::SysRng;
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};

use super::ron_text::{Fields, ron};
use super::{Id, LoadFault, Saved, TableOptions, file};
use crate::language::Language;
use crate::rules::Seat;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, DiceSource, Express, Player, Seed, Session, Setup, SetupFault, Variant,
};
use crate::stats::Contest;

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
    /// How long the computer pauses before it does something.
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

/// How long the computer pauses before it does something.
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
    /// The time before the computer does something.
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
        match self {
            ThemeChoice::System => ThemeChoice::Light,
            ThemeChoice::Light => ThemeChoice::Dark,
            ThemeChoice::Dark => ThemeChoice::BlackOnWhite,
            ThemeChoice::BlackOnWhite => ThemeChoice::WhiteOnBlack,
            ThemeChoice::WhiteOnBlack => ThemeChoice::System,
        }
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
    check(T::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("it isn’t valid"))
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

/// The players and options of the last game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Table", into = "Table")]
pub struct LastTable {
    /// The players by seat.
    pub players: Vec<Player>,
    /// Which game they played.
    pub game: GameKind,
    /// What a row of one to four marks costs in Express.
    pub penalty: Penalty,
    /// The options of the classic board.
    pub setting: Setting,
    /// Whose dice were thrown.
    pub dice: DiceKind,
    /// The table's options.
    pub house: TableOptions,
    /// The seat that starts the next game on the board, if there was one before; it is not kept.
    pub first: Option<Seat>,
}

/// One of the two games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum GameKind {
    /// Can't Stop Express.
    #[default]
    Express,
    /// Classic Can't Stop.
    Classic,
}

/// Whose dice are thrown. Each game with the app's has another seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DiceKind {
    /// Dice on the table.
    #[default]
    Real,
    /// The app's.
    App,
}

/// Why no game begins.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, thiserror::Error)]
pub enum BeginError {
    #[error("{0}")]
    Setup(#[from] SetupFault),
    #[error("the app can’t roll fair dice here: {0}")]
    Randomness(#[from] io::Error),
}

/// A new seed of the app's dice.
///
/// # Errors
/// The system has no randomness to give.
pub fn fresh_seed() -> io::Result<Seed> {
    let number = SysRng.try_next_u64().map_err(io::Error::other)?;
    Ok(Seed::short(number))
}

impl LastTable {
    /// The players of a game who have not left, at a table like theirs; options for the other kind of game come from
    /// `earlier`.
    pub fn of(session: &AnySession, house: TableOptions, earlier: Option<&LastTable>) -> LastTable {
        fn staying<G: Variant>(session: &Session<G>) -> Vec<Player> {
            let seats = Seat::enumerate(session.players());
            seats
                .filter(|&(seat, _)| session.tenure(seat).departed.is_none())
                .map(|(_, player)| player.clone())
                .collect()
        }
        /// Of several who stay, the next one in turn after the one who started, counted among them.
        fn next_first(session: &Session<Classic>) -> Option<Seat> {
            let started = session.table().first()?;
            let seats = Seat::all(session.players().len());
            let staying = seats.filter(|&seat| session.tenure(seat).departed.is_none());
            let staying: Vec<Seat> = staying.collect();
            let next = staying.iter().position(|&seat| seat > started);
            (staying.len() > 1).then_some(Seat::new(next.unwrap_or_default()))
        }
        let mut table = earlier.cloned().unwrap_or_default();
        table.first = None;
        let was_secret = table.house.secret;
        (table.dice, table.house) = (DiceKind::of(session.dice()), house);
        match session {
            AnySession::Express(session) => {
                (table.game, table.players) = (GameKind::Express, staying(session));
                table.penalty = session.setup().penalty();
            }
            AnySession::Classic(session) => {
                (table.game, table.players) = (GameKind::Classic, staying(session));
                table.setting = session.setup().setting();
                table.first = next_first(session);
                // Only Express has secret choices.
                table.house.secret = was_secret;
            }
        }
        table
    }

    /// A game of this table that begins now, with these dice if given; otherwise with real dice or a fresh seed, as the
    /// table has it.
    ///
    /// # Errors
    /// The game does not accept the table, or the system has no randomness to give.
    pub fn begin(&self, dice: Option<DiceSource>, now: Timestamp) -> Result<Saved, BeginError> {
        let are_fresh = dice.is_none();
        let dice = match (dice, self.dice) {
            (Some(dice), _) => dice,
            (None, DiceKind::Real) => DiceSource::Real,
            (None, DiceKind::App) => DiceSource::App(fresh_seed()?),
        };
        let players = self.players.clone();
        let session: AnySession = match self.game {
            GameKind::Express => Session::new(Express::new(players, self.penalty, dice)?).into(),
            GameKind::Classic => {
                let setup = Classic::new(players, self.setting, dice)?;
                let setup = match self.first {
                    Some(first) => setup.started_by(first),
                    None => setup,
                };
                Session::new(setup).into()
            }
        };
        let mut saved = Saved::new(session, now);
        saved.record.options = self.house_of_game();
        // Dice that are not fresh may be known.
        saved.record.options.strict &= are_fresh;
        Ok(saved)
    }

    /// Changes the game and its options to those of this contest.
    pub fn play_in(&mut self, contest: Contest) {
        match contest {
            Contest::Express(penalty) => {
                self.game = GameKind::Express;
                self.penalty = penalty;
            }
            Contest::Classic(setting) => {
                self.game = GameKind::Classic;
                self.setting = setting;
            }
        }
    }

    /// The options that fit the game: the board has no secrets, and only a person alone with the app's dice can play strictly.
    pub fn house_of_game(&self) -> TableOptions {
        let is_alone = matches!(self.players.as_slice(), [Player { level: None, .. }]);
        TableOptions {
            secret: self.house.secret && self.game == GameKind::Express,
            strict: self.house.strict && is_alone && self.dice == DiceKind::App,
            ..self.house
        }
    }
}

impl DiceKind {
    fn of(dice: &DiceSource) -> DiceKind {
        match dice {
            // The dice of an earlier game once lay on the table.
            DiceSource::Real | DiceSource::Earlier(_) => DiceKind::Real,
            DiceSource::App(_) => DiceKind::App,
        }
    }
}

/// The last table as it stands in the settings.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    players: Vec<Player>,
    // Older files lack the fields of the classic board.
    #[serde(default)]
    game: GameKind,
    penalty: Penalty,
    #[serde(default)]
    columns: Columns,
    #[serde(default)]
    sharing: Sharing,
    #[serde(default)]
    placement: Placement,
    dice: DiceKind,
    #[serde(default)]
    house: TableOptions,
}

impl From<LastTable> for Table {
    fn from(table: LastTable) -> Table {
        Table {
            players: table.players,
            game: table.game,
            penalty: table.penalty,
            columns: table.setting.columns,
            sharing: table.setting.sharing,
            placement: table.setting.placement,
            dice: table.dice,
            house: table.house,
        }
    }
}

/// Refuses a table at which nobody could play.
impl TryFrom<Table> for LastTable {
    type Error = SetupFault;

    fn try_from(table: Table) -> Result<LastTable, SetupFault> {
        let setting = Setting {
            columns: table.columns,
            sharing: table.sharing,
            placement: table.placement,
        };
        let dice = match table.dice {
            DiceKind::Real => DiceSource::Real,
            DiceKind::App => DiceSource::App(Seed(0)),
        };
        let players = table.players.clone();
        match table.game {
            GameKind::Express => drop(Setup::new(players, table.penalty, dice)?),
            GameKind::Classic => drop(Setup::new(players, setting, dice)?),
        }
        Ok(LastTable {
            players: table.players,
            game: table.game,
            penalty: table.penalty,
            setting,
            dice: table.dice,
            house: table.house,
            first: None,
        })
    }
}
