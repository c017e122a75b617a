use std::ops::RangeInclusive;

use super::{Entry, Step, Table};
use crate::rules::{RollNumber, Seat, TurnNumber};

/// A turn: its rolls and its gain (C3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Its number.
    pub number: TurnNumber,
    /// Its seat.
    pub seat: Seat,
    /// The numbers of its rolls.
    pub rolls: RangeInclusive<RollNumber>,
    /// How it ended.
    pub end: End,
    /// The spaces that the runners gained, which are lost by a bust or by leaving.
    pub spaces: u32,
}

impl Turn {
    /// Which of its rolls this is, from 1.
    pub fn nth(&self, roll: RollNumber) -> usize {
        roll.get() - self.rolls.start().get() + 1
    }

    /// How many rolls it has.
    pub fn length(&self) -> usize {
        self.nth(*self.rolls.end())
    }
}

/// How a turn ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// It is under way.
    Open,
    /// By a stop (C8).
    Stop,
    /// By a bust (C7).
    Bust,
    /// Its player left (C14).
    Departed,
}

/// The totals of a player's turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// The turns, including one under way.
    pub turns: usize,
    /// The rolls of these turns.
    pub rolls: usize,
    /// The turns that ended in a bust.
    pub busts: usize,
    /// The most rolls of a turn.
    pub longest: usize,
    /// The most spaces that a stop kept.
    pub furthest: u32,
    /// The spaces that stops kept.
    pub kept: u32,
    /// The spaces lost by busts, or by leaving during a turn.
    pub lost: u32,
}

impl Tally {
    /// Counts the turns of a seat.
    pub fn of(turns: &[Turn], seat: Seat) -> Tally {
        let mut tally = Tally::default();
        for turn in turns.iter().filter(|turn| turn.seat == seat) {
            tally.turns += 1;
            tally.rolls += turn.length();
            tally.longest = tally.longest.max(turn.length());
            match turn.end {
                End::Open => {}
                End::Stop => {
                    tally.kept += turn.spaces;
                    tally.furthest = tally.furthest.max(turn.spaces);
                }
                End::Bust => {
                    tally.busts += 1;
                    tally.lost += turn.spaces;
                }
                End::Departed => tally.lost += turn.spaces,
            }
        }
        tally
    }
}

impl Table {
    /// The turns that have begun, the first one first.
    pub fn turns(&self) -> Vec<Turn> {
        let mut before = 0;
        self.steps()
            .chunk_by(|one, other| one.turn() == other.turn())
            .filter_map(|steps| {
                let first = RollNumber::at(before);
                before += steps.len();
                let last = steps.last()?;
                Some(Turn {
                    number: last.turn(),
                    seat: last.seat(),
                    rolls: first..=RollNumber::new(before),
                    end: end(last),
                    spaces: last.played().at_stake(),
                })
            })
            .collect()
    }
}

fn end(last: &Step) -> End {
    match last.entry() {
        Entry::Bust => End::Bust,
        _ if last.player_departed() => End::Departed,
        Entry::Chosen(_) if last.ends_turn() => End::Stop,
        Entry::Open | Entry::Chosen(_) | Entry::Refused(_) => End::Open,
    }
}
