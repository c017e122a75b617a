//! Classic Can't Stop as it is played.

use super::{
    AnySession, Counted, DiceSource, Earlier, Level, Limit, Player, Seating, Session, Setup,
    SetupFault, Variant,
};
use crate::rules::classic::{Decision, Phase, Play, Position, Refusal, Setting, Table};
use crate::rules::dice::{Roll, RollOff};
use crate::rules::{RollNumber, RollOffNumber, Ruling, Seat, SeatTenure};

/// The most rolls of a game.
const MOST_ROLLS: usize = 2_000;

/// The most starting rolls of a game.
const MOST_ROLL_OFFS: usize = 100;

/// Classic Can't Stop, as a table has set it up.
pub type Classic = Setup<Setting>;

/// An event at the board.
///
/// An event about an earlier roll is a correction: it replaces the earlier one, and the log keeps both. The rolls
/// before determine whose roll it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Two dice for the start.
    RollOff {
        /// The number of the starting roll.
        number: RollOffNumber,
        /// The two dice.
        dice: RollOff,
    },
    /// Four dice. The next roll of a turn implies the decision to roll on.
    Roll {
        /// The number of the roll.
        number: RollNumber,
        /// The four dice.
        roll: Roll,
    },
    /// The play of a roll.
    Play {
        /// The number of the roll.
        roll: RollNumber,
        /// Where the runners advance.
        play: Play,
    },
    /// The decision after the play of a roll.
    Decision {
        /// The number of the roll.
        roll: RollNumber,
        /// Whether the turn goes on.
        decision: Decision,
    },
    /// A seating; nobody joins at the board (C14).
    Seating(Seating),
}

/// Dice or a decision that can be written again, by the number of its roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// The two dice of a starting roll.
    RollOff(RollOffNumber),
    /// The four dice of a roll.
    Roll(RollNumber),
    /// The play of a roll.
    Play(RollNumber),
    /// Whether the turn went on after a roll.
    Decision(RollNumber),
}

impl From<Seating> for Event {
    fn from(seating: Seating) -> Event {
        Event::Seating(seating)
    }
}

impl Variant for Classic {
    type Event = Event;
    type Table = Table;
    type Writer<'a> = &'a mut Table;
    type Refusal = Refusal;
    type Place = Place;

    const MOST_PLAYERS: usize = Position::MOST_PLAYERS;
    const LEVELS: &'static [Level] = &[
        Level::Master,
        Level::Evolved,
        Level::Steady,
        Level::Bold,
        Level::Careless,
    ];
    const COUNTED: Counted = Counted::Turns;
    const MOST_PLAYED_AGAIN: usize = 500_000;

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn dice(&self) -> &DiceSource {
        self.dice()
    }

    fn with_dice(&self, dice: DiceSource) -> Classic {
        self.with_dice(dice)
    }

    fn check(&self) -> Result<(), SetupFault> {
        if self.setting().columns.are_offered_to(self.players().len()) {
            Ok(())
        } else {
            Err(SetupFault::Columns)
        }
    }

    fn table(&self) -> Table {
        let table = Table::new(self.setting(), self.players().len(), self.first());
        table.expect("a setup is checked")
    }

    fn writer(table: &mut Table) -> &mut Table {
        table
    }

    fn write(table: &mut &mut Table, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::RollOff { number, dice } => table.write_roll_off(number, dice),
            Event::Roll { number, roll } => table.write_roll(number, roll),
            Event::Play { roll, play } => table.write_play(roll, play),
            Event::Decision { roll, decision } => table.write_decision(roll, decision),
            Event::Seating(Seating::Hand { seat, .. }) => table.hand(seat),
            Event::Seating(Seating::Join { .. }) => Classic::may_join(table),
            Event::Seating(Seating::Retire { seat }) => table.retire(seat),
        }
    }

    fn number(event: &Event) -> usize {
        match event {
            Event::RollOff { .. } | Event::Seating(_) => 0,
            Event::Roll { number, .. } => number.get(),
            Event::Play { roll, .. } | Event::Decision { roll, .. } => roll.get(),
        }
    }

    /// A correction replays the rolls after it.
    fn again(event: &Event, latest: usize, _seats: usize) -> usize {
        match event {
            Event::Seating(_) => 0,
            _ => latest - Self::number(event),
        }
    }

    fn beyond(event: &Event, _seats: usize) -> Option<Limit> {
        match event {
            Event::RollOff { number, .. } if number.get() > MOST_ROLL_OFFS => {
                Some(Limit::RollOffs(MOST_ROLL_OFFS))
            }
            Event::Roll { number, .. } if number.get() > MOST_ROLLS => {
                Some(Limit::Rolls(MOST_ROLLS))
            }
            _ => None,
        }
    }

    fn seating(event: &Event) -> Option<&Seating> {
        match event {
            Event::Seating(seating) => Some(seating),
            _ => None,
        }
    }

    fn precedes(_: &Session<Classic>, event: &Event, place: Place) -> bool {
        // The order is: starting rolls, then of each roll the dice, the play, the decision.
        let last = match place {
            Place::RollOff(number) => (0, number.get(), 0),
            Place::Roll(number) | Place::Play(number) => (1, number.get(), 0),
            Place::Decision(number) => (1, number.get(), 1),
        };
        match *event {
            Event::RollOff { number, .. } => (0, number.get(), 0) <= last,
            Event::Roll { number, .. } => (1, number.get(), 0) <= last,
            Event::Play { roll, .. } => (1, roll.get(), 1) <= last,
            Event::Decision { roll, .. } => (1, roll.get(), 2) <= last,
            Event::Seating(_) => true,
        }
    }

    fn fallen(table: &Table) -> Earlier {
        let start = table.roll_offs().flat_map(|(_, dice)| dice.dice());
        let rolls = table.steps().iter().flat_map(|step| step.roll().dice());
        Earlier::new(start, rolls)
    }

    fn may_join(_: &Table) -> Result<(), Refusal> {
        Err(Refusal::Joined)
    }

    fn is_over(table: &Table) -> bool {
        matches!(table.phase(), Phase::Over { .. })
    }

    fn tenure(table: &Table, seat: Seat) -> SeatTenure {
        table.tenure(seat)
    }

    fn ruling(refusal: &Refusal) -> Option<Ruling> {
        refusal.ruling()
    }

    fn any(session: Session<Classic>) -> AnySession {
        AnySession::Classic(session)
    }
}
