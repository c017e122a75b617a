//! The table of the last game, which the next one is offered.

use serde::{Deserialize, Serialize};

use super::{TableOptions, v1};
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{Classic, DiceSource, Player, Seed, Setup};

/// Who played last, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
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
pub(super) struct Table {
    players: Vec<v1::Player>,
    // What came with the classic board is missing in older files.
    #[serde(default)]
    game: GameKind,
    penalty: i32,
    #[serde(default = "Table::usual_columns")]
    columns: i32,
    #[serde(default)]
    sharing: v1::Sharing,
    #[serde(default)]
    placement: v1::Placement,
    dice: DiceKind,
    #[serde(default)]
    house: v1::House,
}

impl Table {
    fn usual_columns() -> i32 {
        v1::columns_written(Setting::default().columns)
    }

    pub(super) fn of(table: &LastTable) -> Table {
        Table {
            players: table.players.iter().map(v1::Player::of).collect(),
            game: table.game,
            penalty: table.penalty.points() as i32,
            columns: v1::columns_written(table.setting.columns),
            sharing: v1::Sharing::of(table.setting.sharing),
            placement: v1::Placement::of(table.setting.placement),
            dice: table.dice,
            house: v1::House::of(table.house),
        }
    }

    pub(super) fn into_last_table(self) -> Option<LastTable> {
        let players: Vec<Player> = self
            .players
            .into_iter()
            .map(|player| player.into_player().ok())
            .collect::<Option<_>>()?;
        let penalty = v1::penalty(self.penalty).ok()?;
        let setting = Setting {
            columns: v1::columns(self.columns).ok()?,
            sharing: self.sharing.into_sharing(),
            placement: self.placement.into_placement(),
        };
        let dice = match self.dice {
            DiceKind::Real => DiceSource::Real,
            DiceKind::App => DiceSource::App(Seed(0)),
        };
        // What cannot be a table is not offered as one.
        match self.game {
            GameKind::Express => drop(Setup::new(players.clone(), penalty, dice).ok()?),
            GameKind::Classic => drop(Setup::new(players.clone(), setting, dice).ok()?),
        }
        Some(LastTable {
            players,
            game: self.game,
            penalty,
            setting,
            dice: self.dice,
            house: self.house.into_house().ok()?,
        })
    }
}
