//! The table of the last game, as a default for the next one.

use serde::{Deserialize, Serialize};

use super::TableOptions;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::{Classic, DiceSource, Player, Seed, Setup, SetupFault};

/// The players and options of the last game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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

impl LastTable {
    /// The table of a game of Express, with the options for the board of an `earlier` one.
    pub fn of_express(
        setup: &Setup,
        house: TableOptions,
        earlier: Option<&LastTable>,
    ) -> LastTable {
        LastTable {
            players: setup.players().to_vec(),
            game: GameKind::Express,
            penalty: setup.penalty(),
            setting: earlier.map_or_else(Setting::default, |earlier| earlier.setting),
            dice: DiceKind::of(setup.dice()),
            house,
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

    /// The table of a classic game, with the options for Express of an `earlier` one.
    pub fn of_classic(
        setup: &Classic,
        house: TableOptions,
        earlier: Option<&LastTable>,
    ) -> LastTable {
        LastTable {
            players: setup.players().to_vec(),
            game: GameKind::Classic,
            penalty: earlier.map_or_else(Penalty::default, |earlier| earlier.penalty),
            setting: setup.setting(),
            dice: DiceKind::of(setup.dice()),
            // Only Express has secret choices.
            house: TableOptions {
                secret: earlier.is_some_and(|earlier| earlier.house.secret),
                ..house
            },
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
        })
    }
}
