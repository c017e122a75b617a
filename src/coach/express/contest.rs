//! The chance to win against others who play with the same dice.
//!
//! Everyone plays on as they are: computer players at their level, people as masters, each with whims of their own.

use super::advice::{Chance, by_value, instant};
use super::game::{Dice, Marks};
use super::players::{choose, split};
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
/// Choices worth this many points less than the first are played on in only a fraction of the games.
const FAR: f64 = 60.0;
const FRACTION: u32 = 4;

/// Every legal choice of a throw with its chance to beat all `others`, whose pads are those after the same throw; `None` for a
/// player who is out.
///
/// After each choice this many games (at least one) are played on, with the same dice from `seed`, and fewer after choices that
/// are worth much less. Everyone plays on for the most points.
///
/// So few games do not show small differences. A choice is therefore taken to win as often as the one with the most
/// points would with as many points less, unless its games surely contradict that.
pub fn to_win(
    table: &ValueTable,
    own: &Seated,
    throw: &Throw,
    others: &[Seated],
    games: u32,
    seed: u64,
) -> Option<ToWin> {
    let games = games.max(1);
    let choices = by_value(table, &own.pad, throw);
    let &(_, first) = choices.first()?;
    let ends = |place: usize, level: Option<Level>, marks: Marks, games: u32| -> Vec<i32> {
        let level = level.unwrap_or(Level::Master);
        let end = |game| play_on(table, level, marks, Seat::new(place), seed, game);
        (0..u64::from(games)).map(end).collect()
    };
    let ends_of_others = (1..).zip(others);
    let ends_of_others: Vec<Vec<i32>> = ends_of_others
        .map(|(place, other)| ends(place, other.level, Marks::of(&other.pad), games))
        .collect();
    let rivals: Vec<Rivals> = (0..games as usize)
        .map(|game| Rivals::of(ends_of_others.iter().map(|ends| ends[game])))
        .collect();
    let choices = choices.into_iter().map(|(choice, marks)| {
        let points = f64::from(table.of(&first) - table.of(&marks));
        let games = if points > FAR {
            games.div_ceil(FRACTION)
        } else {
            games
        };
        (choice, points, ends(0, own.level, marks, games))
    });
    let choices: Vec<(Choice, f64, Vec<i32>)> = choices.collect();
    let wins = |ends: &[i32]| -> Vec<f64> {
        let ends = ends.iter().zip(&rivals);
        ends.map(|(&end, rivals)| rivals.beaten_by(end)).collect()
    };

    let (_, _, ends_of_usual) = choices.first()?;
    let usual = wins(ends_of_usual);
    let (share_of_usual, _) = mean(usual.iter().copied());
    // How often the usual choice would win with so many points less.
    let with_less = |points: f64| {
        let margins = ends_of_usual.iter().zip(&rivals);
        let margins = margins.map(|(&end, rivals)| f64::from(end) - f64::from(rivals.most));
        let wins = margins.map(|margin| smooth_win(margin - points));
        wins.sum::<f64>() / f64::from(games)
    };
    let with_all = with_less(0.0);
    let judged = choices.iter().map(|(choice, points, ends)| {
        let wins = wins(ends);
        let (more, error) = more_often(&wins, &usual);
        // What never happened in so many games may still happen.
        let error = error.hypot(1.0 / wins.len() as f64);
        let less = with_less(*points) - with_all;
        let is_better = more > AS_GOOD.max(SURELY * error);
        let is_otherwise = (more - less).abs() > OTHERWISE * error;
        let (told, off) = if is_better || is_otherwise {
            (more, 0.0)
        } else {
            (less, POINTS_OFF * less.abs())
        };
        let (_, unsure) = mean(wins.iter().copied());
        let chance = Chance {
            choice: *choice,
            share: (share_of_usual + told).clamp(0.0, 1.0),
            error: unsure.hypot(1.0 / wins.len() as f64).hypot(off),
        };
        (chance, is_better)
    });
    let judged: Vec<(Chance, bool)> = judged.collect();
    let better = judged.iter().filter(|(_, is_better)| *is_better);
    let better = better.map(|(chance, _)| *chance);
    let rather = better.max_by(|one, other| one.share.total_cmp(&other.share));
    let best = rather.unwrap_or(judged.first()?.0);
    let chances = judged.into_iter().map(|(chance, _)| Chance {
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
/// Nobody knows what the others choose for the same throw (X13): they are assumed to go for the most points. A player
/// who does the same as others cannot beat them, so among players with the same pad each looks for another way than
/// those before.
pub fn in_group(
    table: &ValueTable,
    seats: &[Seated],
    at: usize,
    throw: &Throw,
    seed: u64,
) -> Option<ToWin> {
    let own = seats.get(at)?;
    let after = |seated: &Seated, choice: Choice| Seated {
        pad: seated.pad.play(throw, choice).unwrap_or(seated.pad),
        ..*seated
    };
    let usual = |seated: &Seated| {
        let choice = match seated.level {
            None | Some(Level::Master) => instant(table, &seated.pad, throw)
                .first()
                .map(|best| best.choice),
            Some(level) => choose(level, table, &[seated.pad], Seat::FIRST, throw, seed),
        };
        choice.map_or(*seated, |choice| after(seated, choice))
    };
    let (before, behind) = (&seats[..at], &seats[at + 1..]);
    let mut others: Vec<Seated> = before.iter().chain(behind).map(usual).collect();
    for (twin, seated) in before.iter().enumerate().filter(|(_, twin)| *twin == own) {
        let chances = to_win(table, own, throw, &others, ToWin::GAMES, seed)?;
        others[twin] = after(seated, chances.best()?.choice);
    }
    to_win(table, own, throw, &others, ToWin::GAMES, seed)
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
