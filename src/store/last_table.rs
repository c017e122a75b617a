//! The table of the last game, which the next one is offered.

use serde::{Deserialize, Serialize};

use super::TableOptions;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::{Classic, DiceSource, Player, Seed, Setup, SetupFault};

/// Who played last, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Table", into = "Table")]
pub struct LastTable {
    /// The players by seat.
    pub players: Vec<Player>,
    /// Which game they played.
    pub game: GameKind,
    /// What a row of one to four marks costs in Express.
    pub penalty: Penalty,
    /// What was agreed on for the classic board.
    pub setting: Setting,
    /// Whose dice were thrown.
    pub dice: DiceKind,
    /// How they played.
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

/// Whose dice are thrown; the seed of the app's is another in each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DiceKind {
    /// Dice on the table.
    #[default]
    Real,
    /// The app's.
    App,
}

impl LastTable {
    /// The table of a game of Express; what it agreed on for the classic board `earlier` is kept.
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

    /// How the next game is played: on the board everything is seen, and only one person alone with the app's dice can play
    /// strictly.
    pub fn house_of_game(&self) -> TableOptions {
        let is_alone = matches!(self.players.as_slice(), [Player { level: None, .. }]);
        TableOptions {
            secret: self.house.secret && self.game == GameKind::Express,
            strict: self.house.strict && is_alone && self.dice == DiceKind::App,
            ..self.house
        }
    }

    /// The table of a classic game; what it agreed on for Express `earlier` is kept.
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
            // On the board everything is seen; secret choices are Express' alone.
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
            // Those of an earlier game lay on the table once.
            DiceSource::Real | DiceSource::Earlier(_) => DiceKind::Real,
            DiceSource::App(_) => DiceKind::App,
        }
    }
}

/// The last table as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    players: Vec<Player>,
    // What came with the classic board is missing in older files.
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

/// A table at which nobody could play is not offered.
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
