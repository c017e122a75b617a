//! The chance to win against others who play with the same dice.
//!
//! Everyone plays on as they are: computer players at their level, people as masters, each with whims of their own.

use std::ops::Range;

use super::advice::{Chance, by_value};
use super::game::{Dice, Marks, THROWS};
use super::players::split;
use super::values::ValueTable;
use super::whims::Whims;
use crate::rules::Seat;
use crate::rules::dice::Throw;
use crate::rules::express::{Choice, Pad};
use crate::session::Level;

/// A pad, and who plays on with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seated {
    /// The pad.
    pub pad: Pad,
    /// The level of the computer player; `None` for a person.
    pub level: Option<Level>,
}

/// The chances to win after each choice of a throw.
#[derive(Debug, Clone, PartialEq)]
pub struct ToWin {
    /// The chance to win after each choice, the best choice first. A shared win is divided equally.
    pub chances: Vec<Chance>,
    /// The choice that surely wins more often than the one with the most points. If there is one, it is the best.
    pub rather: Option<Choice>,
    /// How the player stands before the throw, in a group.
    pub standing: Option<Standing>,
}

/// How a player stands among the others before a throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Standing {
    /// Somebody else has the same marks.
    Twin,
    /// So many points ahead of the best of the others by what they expect, below zero behind.
    Ahead(f64),
}

impl ToWin {
    /// The games after each choice that hints, reviews and the master play on.
    pub const GAMES: u32 = 200;

    /// The chance to win after this choice.
    pub fn of(&self, choice: Choice) -> Option<Chance> {
        let mut chances = self.chances.iter();
        chances.find(|chance| chance.choice == choice).copied()
    }

    /// The best choice.
    pub fn best(&self) -> Option<Chance> {
        self.chances.first().copied()
    }

    /// The place of this choice among all, from 0, the best.
    pub fn rank(&self, choice: Choice) -> Option<usize> {
        let mut chances = self.chances.iter();
        chances.position(|chance| chance.choice == choice)
    }

    /// How much less often this choice wins than the best one, 0 to 1; 0 for a toss-up.
    pub fn loss(&self, choice: Choice) -> Option<f64> {
        let loss = self.best()?.share - self.of(choice)?.share;
        Some(if loss > AS_GOOD { loss } else { 0.0 })
    }
}

/// Choices whose chances differ by less are equally good.
const AS_GOOD: f64 = 0.01;
/// A choice surely wins more often than another if the difference is this many times its error.
const SURELY: f64 = 2.0;
/// The games of a choice contradict its points if the difference is this many times its error. Among many choices,
/// chance alone would often reach a smaller multiple.
const OTHERWISE: f64 = 3.0;
/// What a difference in points makes of the chance to win is off by this share of it: over 68 chances, the stated errors then
/// are as large as the real ones (`chances_to_win_come_true`).
const POINTS_OFF: f64 = 0.3;
/// So many of the choices that seem to win more often are played on in at least this many other games.
const PROMISING: usize = 3;
const CONFIRMING: u64 = 1_000;
/// The most points by which a whim makes a person choose something else for the throw.
const PEOPLE: f32 = 25.0;
/// Choices worth this many points less than the first are played on in only a fraction of the games.
const FAR: f64 = 60.0;
const FRACTION: u64 = 4;

/// Every legal choice of a throw with its chance to beat all `others`, whose pads are those after the same throw; `None` for a
/// player who is out.
///
/// After each choice this many games (at least one) are played on, with the same dice from `seed`, and fewer after choices that
/// are worth much less. Everyone plays on for the most points.
///
/// So few games do not show small differences. A choice is therefore taken to win as often as the one with the most
/// points would with as many points less, unless its games surely contradict that. One that seems to win more often is played on
/// in other games too: the best of many is often only the luckiest.
pub fn to_win(
    table: &ValueTable,
    own: &Seated,
    throw: &Throw,
    others: &[Seated],
    games: u32,
    seed: u64,
) -> Option<ToWin> {
    let others = others.iter().map(|&seated| Other {
        seated,
        asked: None,
    });
    let others: Vec<Other<'_>> = others.collect();
    contest(table, own, throw, &others, games, seed)
}

/// Another player at the table.
struct Other<'a> {
    seated: Seated,
    /// The throw for which a choice is still to be made.
    asked: Option<&'a Throw>,
}

impl Other<'_> {
    /// The final score of a game that is played on.
    fn end(&self, table: &ValueTable, seat: Seat, seed: u64, game: u64) -> i32 {
        let mut marks = Marks::of(&self.seated.pad);
        let level = self.seated.level;
        if let Some(throw) = self.asked.filter(|_| !marks.is_out()) {
            let kind = THROWS.kind(throw);
            let whims = Whims::new(seed.wrapping_add(game << 32), seat, &marks);
            let split = match level {
                None => Some(table.with_whims(&marks, kind, PEOPLE, whims)),
                Some(level) => split(level, table, &marks, kind, whims),
            };
            if let Some(split) = split {
                marks = marks.after(split, marks.fifth_die(kind).free);
            }
        }
        play_on(
            table,
            level.unwrap_or(Level::Master),
            marks,
            seat,
            seed,
            game,
        )
    }
}

fn contest(
    table: &ValueTable,
    own: &Seated,
    throw: &Throw,
    others: &[Other<'_>],
    games: u32,
    seed: u64,
) -> Option<ToWin> {
    let choices = by_value(table, &own.pad, throw);
    let &(_, first) = choices.first()?;
    let level = own.level.unwrap_or(Level::Master);
    let ends = |marks: Marks, games: Range<u64>| -> Vec<i32> {
        let end = |game| play_on(table, level, marks, Seat::FIRST, seed, game);
        games.map(end).collect()
    };
    let rivals = |games: Range<u64>| -> Vec<Rivals> {
        let of_game = |game| {
            let others = (1..).zip(others);
            Rivals::of(others.map(|(place, other)| other.end(table, Seat::new(place), seed, game)))
        };
        games.map(of_game).collect()
    };
    let wins = |ends: &[i32], rivals: &[Rivals]| -> Vec<f64> {
        let ends = ends.iter().zip(rivals);
        ends.map(|(&end, rivals)| rivals.beaten_by(end)).collect()
    };

    let games = u64::from(games.max(1));
    let all_rivals = rivals(0..games);
    let choices = choices.into_iter().map(|(choice, marks)| {
        let points = f64::from(table.of(&first) - table.of(&marks));
        let games = if points > FAR {
            games.div_ceil(FRACTION)
        } else {
            games
        };
        (choice, marks, points, ends(marks, 0..games))
    });
    let choices: Vec<(Choice, Marks, f64, Vec<i32>)> = choices.collect();
    let (_, _, _, ends_of_usual) = choices.first()?;
    let all_wins = choices.iter().map(|(.., ends)| wins(ends, &all_rivals));
    let all_wins: Vec<Vec<f64>> = all_wins.collect();
    let usual = all_wins.first()?;
    let (share_of_usual, _) = mean(usual.iter().copied());
    // How often the usual choice would win with so many points less.
    let with_less = |points: f64| {
        let margins = ends_of_usual.iter().zip(&all_rivals);
        let margins = margins.map(|(&end, rivals)| f64::from(end) - f64::from(rivals.most));
        let wins = margins.map(|margin| smooth_win(margin - points));
        wins.sum::<f64>() / games as f64
    };
    let with_all = with_less(0.0);
    let is_more = |(more, error): (f64, f64)| more > AS_GOOD.max(SURELY * error);
    // How much more often each choice wins in its games.
    let seen = all_wins.iter().map(|wins| {
        let (more, error) = more_often(wins, usual);
        // What never happened in so many games may still happen.
        (more, error.hypot(1.0 / wins.len() as f64))
    });
    let seen: Vec<(f64, f64)> = seen.collect();
    let mut promising: Vec<usize> = (1..seen.len()).filter(|&at| is_more(seen[at])).collect();
    promising.sort_by(|&one, &other| seen[other].0.total_cmp(&seen[one].0));
    promising.truncate(PROMISING);
    // How much more often in others.
    let mut again = vec![None; choices.len()];
    if !promising.is_empty() {
        let fresh = games..games + games.max(CONFIRMING);
        let rivals = rivals(fresh.clone());
        let usual = wins(&ends(first, fresh.clone()), &rivals);
        for at in promising {
            let wins = wins(&ends(choices[at].1, fresh.clone()), &rivals);
            again[at] = Some(more_often(&wins, &usual));
        }
    }
    let confirmed = again
        .iter()
        .map(|again| again.filter(|&more| is_more(more)));
    let confirmed: Vec<Option<(f64, f64)>> = confirmed.collect();
    // Then points don't say how often the others win either.
    let is_contrary = confirmed.iter().any(Option::is_some);
    let judged = choices
        .iter()
        .enumerate()
        .map(|(at, (choice, _, points, _))| {
            let ((more, error), wins) = (seen[at], &all_wins[at]);
            let less = with_less(*points) - with_all;
            let is_less = !is_more((more, error)) && (more - less).abs() > OTHERWISE * error;
            let (told, off) = match again[at].filter(|_| is_contrary) {
                Some((more, _)) => (more, 0.0),
                None if is_less || is_contrary => (more, 0.0),
                None => (less, POINTS_OFF * less.abs()),
            };
            let (_, unsure) = mean(wins.iter().copied());
            Chance {
                choice: *choice,
                share: (share_of_usual + told).clamp(0.0, 1.0),
                error: unsure.hypot(1.0 / wins.len() as f64).hypot(off),
            }
        });
    let judged: Vec<Chance> = judged.collect();
    let better = judged.iter().zip(&confirmed);
    let better = better.filter_map(|(chance, confirmed)| confirmed.map(|_| *chance));
    let rather = better.max_by(|one, other| one.share.total_cmp(&other.share));
    let best = rather.unwrap_or(*judged.first()?);
    let chances = judged.into_iter().map(|chance| Chance {
        share: chance.share.min(best.share),
        ..chance
    });
    let mut chances: Vec<Chance> = chances.collect();
    chances.sort_by(|one, other| {
        let is_other = |chance: &Chance| chance.choice != best.choice;
        let by_share = other.share.total_cmp(&one.share);
        is_other(one).cmp(&is_other(other)).then(by_share)
    });
    Some(ToWin {
        chances,
        rather: rather.map(|rather| rather.choice),
        standing: None,
    })
}

/// The points over which a margin turns from a loss to a win, as few games tell it.
const SMOOTH: f64 = 120.0;

/// Whether this margin wins, 0 to 1.
fn smooth_win(margin: f64) -> f64 {
    1.0 / (1.0 + (-margin / SMOOTH).exp())
}

/// A mean and its standard error.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, squares.sqrt() / count)
}

/// How much more often one choice wins than another one with the same dice, and the standard error of that.
fn more_often(one: &[f64], other: &[f64]) -> (f64, f64) {
    mean(one.iter().zip(other).map(|(one, other)| one - other))
}

/// The chances of one of the `seats` at a table, from the pads of all before a throw; `None` for a player who is out.
///
/// Nobody knows what the others choose for the same throw (X13). In every game that is played on, computer players choose by
/// their level, and people anything that is nearly as good as the best choice. A player who does the same as others cannot beat
/// them, so among masters with the same pad each looks for another way than those before.
pub fn in_group(
    table: &ValueTable,
    seats: &[Seated],
    at: usize,
    throw: &Throw,
    seed: u64,
) -> Option<ToWin> {
    let own = seats.get(at)?;
    let (before, behind) = (&seats[..at], &seats[at + 1..]);
    let mut others: Vec<Other<'_>> = before
        .iter()
        .chain(behind)
        .map(|&seated| Other {
            seated,
            asked: Some(throw),
        })
        .collect();
    let is_twin = |seated: &Seated| seated == own && seated.level == Some(Level::Master);
    for (twin, _) in before
        .iter()
        .enumerate()
        .filter(|(_, seated)| is_twin(seated))
    {
        let chances = contest(table, own, throw, &others, ToWin::GAMES, seed)?;
        let pad = own.pad.play(throw, chances.best()?.choice).ok()?;
        others[twin] = Other {
            seated: Seated { pad, ..*own },
            asked: None,
        };
    }
    let to_win = contest(table, own, throw, &others, ToWin::GAMES, seed)?;
    let rivals = before.iter().chain(behind);
    let standing = match rivals.clone().any(|rival| rival.pad == own.pad) {
        true => Standing::Twin,
        false => {
            let values = rivals.map(|rival| table.value(&rival.pad));
            Standing::Ahead(table.value(&own.pad) - values.fold(f64::NEG_INFINITY, f64::max))
        }
    };
    Some(ToWin {
        standing: Some(standing),
        ..to_win
    })
}

/// The best total of the others at the end of a game, and how many have it.
struct Rivals {
    most: i32,
    count: u32,
}

impl Rivals {
    fn of(ends: impl Iterator<Item = i32> + Clone) -> Rivals {
        let most = ends.clone().max().unwrap_or(i32::MIN);
        Rivals {
            most,
            count: ends.filter(|&end| end == most).count() as u32,
        }
    }

    /// The share of the win for this total.
    fn beaten_by(&self, total: i32) -> f64 {
        match total {
            _ if total > self.most => 1.0,
            _ if total == self.most => 1.0 / f64::from(self.count + 1),
            _ => 0.0,
        }
    }
}

/// The final score of a game that a player of this level plays on.
fn play_on(
    table: &ValueTable,
    level: Level,
    mut marks: Marks,
    seat: Seat,
    seed: u64,
    game: u64,
) -> i32 {
    let mut dice = Dice::new(seed, game);
    while !marks.is_out() {
        let kind = dice.throw();
        let whims = Whims::new(seed.wrapping_add(game << 32), seat, &marks);
        let Some(split) = split(level, table, &marks, kind, whims) else {
            break;
        };
        marks = marks.after(split, marks.fifth_die(kind).free);
    }
    table.scores.total(&marks.rows)
}
