//! The chance to win against others who play with the same dice.
//!
//! All play on as they are: programs at their level, people as masters, each with whims of their own.

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
    /// The level of the program; `None` for a person.
    pub level: Option<Level>,
}

/// The chances to win after each choice of a throw.
#[derive(Debug, Clone, PartialEq)]
pub struct ToWin {
    /// The chance to win after each choice, the best choice first: that of the most points, unless another one surely wins more
    /// often. The others follow by what they lose. Those who share a win have an equal part of it.
    pub chances: Vec<Chance>,
    /// How much less often each of them wins than the best one; 0 where that may be chance.
    losses: Vec<f64>,
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

    /// How much less often this choice wins than the best one, 0 to 1; 0 where that may be chance.
    pub fn loss(&self, choice: Choice) -> Option<f64> {
        self.losses.get(self.rank(choice)?).copied()
    }
}

/// Choices whose chances differ less are as good.
const AS_GOOD: f64 = 0.01;
/// By how many times the error of that a choice surely wins more often than another.
const SURELY: f64 = 2.0;
/// Choices worth so many points less than the first are played on in a fraction of the games only.
const FAR: f32 = 60.0;
const FRACTION: u32 = 4;

/// Every legal choice of a throw with its chance to beat all `others`, whose pads are those after the same throw; `None` for a
/// player who is out.
///
/// After each choice this many games (at least one) are played on, with the same dice from `seed`, and fewer after choices that
/// are worth much less. Everybody plays on for the most points.
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
    let wins = |marks: Marks| -> Vec<f64> {
        let games = match table.of(&first) - table.of(&marks) > FAR {
            true => games.div_ceil(FRACTION),
            false => games,
        };
        let ends = ends(0, own.level, marks, games);
        let ends = ends.into_iter().zip(&rivals);
        ends.map(|(end, rivals)| rivals.beaten_by(end)).collect()
    };
    let wins: Vec<(Choice, Vec<f64>)> = choices
        .into_iter()
        .map(|(choice, marks)| (choice, wins(marks)))
        .collect();

    let (_, usual) = wins.first()?;
    let better = wins.iter().filter_map(|(_, wins)| {
        let (more, error) = more_often(wins, usual);
        (more > AS_GOOD.max(SURELY * error)).then_some((more, wins))
    });
    let best = better.max_by(|(one, _), (other, _)| one.total_cmp(other));
    let best = best.map_or(usual, |(_, wins)| wins);
    let judged = wins.iter().map(|(choice, wins)| {
        let (share, error) = mean(wins.iter().copied());
        let (loss, unsure) = more_often(best, wins);
        let chance = Chance {
            choice: *choice,
            share,
            // Of what never happened in so many games, it is not known that it never does.
            error: error.hypot(1.0 / wins.len() as f64),
        };
        let is_best = std::ptr::eq(wins, best);
        let loss = if loss > AS_GOOD.max(unsure) {
            loss
        } else {
            0.0
        };
        (is_best, loss, chance)
    });
    let mut judged: Vec<(bool, f64, Chance)> = judged.collect();
    judged.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.total_cmp(&other.1)));
    let (losses, chances) = judged
        .into_iter()
        .map(|(_, loss, chance)| (loss, chance))
        .unzip();
    Some(ToWin { chances, losses })
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
/// Nobody knows what the others choose for the same throw (X13): they are taken to go for the most points. Who does the same as
/// others cannot beat them, so that of players with the same pad each but the first looks for another way than those before.
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
