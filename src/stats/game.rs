use std::time::Duration;

use super::DiceCounts;
use crate::rules::Seat;
use crate::rules::classic::{Columns, Placement, Setting, Sharing, Tally};
use crate::rules::dice::Die;
use crate::rules::express::{Entry, Pad, Penalty, Score, Track};
use crate::session::{AnySession, DiceSource, Express, Helps, Name, Player, Session};

/// A finished game: players, results, dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The seats that changed hands, joined late or whose players left: their results count for nobody.
    pub shared: Vec<Seat>,
    /// Those who gave their seats to somebody else.
    pub earlier: Vec<Name>,
    /// The contest that it counts in.
    pub contest: Contest,
    /// Whose dice were thrown.
    pub dice: DiceSource,
    /// The winning seats, including shared wins (X12); a solo player always wins.
    pub winners: Vec<Seat>,
    /// The result of every seat.
    pub course: Course,
    /// The counts of its dice.
    pub shown: DiceCounts,
    /// The notes about it.
    pub noted: Noted,
}

/// Facts about a game that are not in its session.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Noted {
    /// The helps.
    pub helps: Helps,
    /// The mean loss of a choice by seat, if the game was reviewed: in points, or in chance to win, 0 to 1; alone on
    /// the board, in turns.
    pub losses: Option<Vec<f64>>,
    /// The time taken by every seat; empty without a timer.
    pub taken: Vec<Duration>,
    /// Whether it is a strict game.
    pub is_strict: bool,
}

/// The rules within which results are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contest {
    /// Express with this penalty (X11).
    Express(Penalty),
    /// The classic board with these options (C10 to C13).
    Classic(Setting),
}

impl Contest {
    /// The contest of a session.
    pub fn of(played: &AnySession) -> Contest {
        let contest = match played {
            AnySession::Express(session) => Contest::Express(session.setup().penalty()),
            AnySession::Classic(session) => Contest::Classic(session.setup().setting()),
        };
        match played.players().len() {
            1 => contest.alone(),
            _ => contest,
        }
    }

    /// The contest of a solo player by the same rules. Without other squares it does not matter what happens on them
    /// (C9, C11, C12).
    pub fn alone(self) -> Contest {
        match self {
            Contest::Express(penalty) => Contest::Express(penalty),
            Contest::Classic(setting) => Contest::Classic(Setting {
                sharing: Sharing::default(),
                ..setting
            }),
        }
    }

    /// Every contest, the standard ones of each game first.
    pub fn all() -> impl Iterator<Item = Contest> {
        let express = Penalty::ALL.into_iter().map(Contest::Express);
        let classic = Columns::ALL.into_iter().flat_map(|columns| {
            Sharing::ALL.into_iter().flat_map(move |sharing| {
                Placement::ALL.into_iter().map(move |placement| {
                    Contest::Classic(Setting {
                        columns,
                        sharing,
                        placement,
                    })
                })
            })
        });
        express.chain(classic)
    }

    /// Whether it is a contest of Express, in points; on the board turns count.
    pub fn is_express(self) -> bool {
        matches!(self, Contest::Express(_))
    }

    /// The best of these results.
    pub fn best(self, results: impl IntoIterator<Item = i32>) -> Option<i32> {
        let results = results.into_iter();
        match self.is_express() {
            true => results.max(),
            false => results.min(),
        }
    }

    /// Whether a result beats another: more points, or fewer turns.
    pub fn is_better(self, one: i32, other: i32) -> bool {
        if self.is_express() {
            one > other
        } else {
            one < other
        }
    }
}

/// The result of every seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Course {
    /// In Express.
    Express(Vec<Pads>),
    /// On the classic board.
    Classic(Vec<Turns>),
}

/// A seat's result in Express.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pads {
    /// The pad at the end.
    pub pad: Pad,
    /// The final score, in points.
    pub total: i32,
    /// How many choices the seat made.
    pub choices: u32,
    /// The value whose track put the seat out (X9).
    pub out_by: Option<Die>,
    /// Whether the player left, and so has no place (X14).
    pub has_departed: bool,
}

/// A seat's result on the classic board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turns {
    /// Its turns, all together.
    pub tally: Tally,
    /// The columns that it won.
    pub columns: usize,
    /// Whether the player left (C14).
    pub has_departed: bool,
}

impl Pads {
    fn of(session: &Session<Express>, seat: Seat) -> Pads {
        let table = session.table();
        let pad = table.pads()[seat];
        let cells = table.rounds().iter().map(|round| &round.cells()[seat]);
        let choices = cells.filter(|cell| matches!(cell.entry(), Entry::Chosen(_)));
        Pads {
            pad,
            total: Score::of(&pad, session.setup().penalty()).total(),
            choices: choices.count() as u32,
            out_by: pad.tracks().find(|track| track.is_full()).map(Track::value),
            has_departed: table.has_departed(seat),
        }
    }
}

impl Game {
    /// The game of a finished session; `None` for any other.
    pub fn of(played: &AnySession, noted: Noted) -> Option<Game> {
        if !played.is_over() {
            return None;
        }
        let mut shown = DiceCounts::default();
        let (winners, course) = match played {
            AnySession::Express(session) => {
                let table = session.table();
                for round in table.rounds() {
                    shown.add(&round.throw().dice());
                }
                let standings = session.standings();
                let first = standings.iter().filter(|standing| standing.place == 1);
                let seats = Seat::all(table.pads().len()).map(|seat| Pads::of(session, seat));
                (
                    first.map(|standing| standing.seat).collect(),
                    Course::Express(seats.collect()),
                )
            }
            AnySession::Classic(session) => {
                let table = session.table();
                for (_, dice) in table.roll_offs() {
                    shown.add(&dice.dice());
                }
                for step in table.steps() {
                    shown.add(&step.roll().dice());
                }
                let (turns, position) = (table.turns(), table.position());
                let seats = Seat::all(session.players().len()).map(|seat| Turns {
                    tally: Tally::of(&turns, seat),
                    columns: position.columns_won(seat),
                    has_departed: table.tenure(seat).departed.is_some(),
                });
                (
                    position.winner().into_iter().collect(),
                    Course::Classic(seats.collect()),
                )
            }
        };
        Some(Game {
            players: played.players().to_vec(),
            shared: played.shared(),
            earlier: played.earlier(),
            contest: Contest::of(played),
            dice: played.dice().clone(),
            winners,
            course,
            shown,
            noted,
        })
    }

    /// Whether one player played alone for a result.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// The result of a seat: its points, or its turns on the board.
    pub fn result(&self, seat: Seat) -> Option<i32> {
        match &self.course {
            Course::Express(pads) => pads.get(seat.index()).map(|pads| pads.total),
            Course::Classic(turns) => i32::try_from(turns.get(seat.index())?.tally.turns).ok(),
        }
    }

    /// The mean loss of a choice of a seat, if the game was reviewed. Losses of solo games on the board are in turns, and do
    /// not mix with chances to win: those have none.
    pub fn loss(&self, seat: Seat) -> Option<f64> {
        let losses = self.noted.losses.as_ref()?;
        let mixes = self.contest.is_express() || !self.is_solo();
        losses.get(seat.index()).copied().filter(|_| mixes)
    }

    /// Whether one person has played for a seat from the first throw to the end.
    pub fn has_single_owner(&self, seat: Seat) -> bool {
        !self.is_programs(seat) && !self.shared.contains(&seat)
    }

    /// Whether the computer played for a seat.
    pub fn is_programs(&self, seat: Seat) -> bool {
        self.players[seat].level.is_some()
    }
}
