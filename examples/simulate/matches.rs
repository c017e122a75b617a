//! Matches of the computer players, and their results.
//!
//! A deal is the dice of a game, which follow from the seed of a match and the number of the deal. It is played once with
//! each player in each seat, so that neither dice nor seats favour anybody. The result of a deal depends on nothing else,
//! so deals can be played in any order and at the same time.

use std::collections::BTreeMap;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use fifth_die::coach::classic::{Effort, Values};
use fifth_die::coach::express::{Seated, ValueTable, choose, in_group};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Impossible, Setting};
use fifth_die::rules::dice::{Sum, Throw};
use fifth_die::rules::express::{Choice, Illegal, Pad, Score};
use fifth_die::session::{Level, Seed};

use super::{classic, express};

/// What one player came to in one game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outcome {
    /// Whose it is, by the place among the players of the match.
    pub player: usize,
    /// Where the player sat; the first seat begins.
    pub seat: Seat,
    /// The final score of Express, or the turns that the player had in the classic game.
    pub result: i32,
    /// The share of the win: 1 or 0, or an equal part for each of those who share it (X12).
    pub win: f64,
}

/// A player of Express.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Plays for the most points, as the program does at this level.
    Points(Level),
    /// Plays to win, as the master does in a group.
    ToWin,
}

/// Plays a deal of Express in every seating.
///
/// # Errors
/// A player of the program chose what is not legal.
pub fn express_deal(
    players: &[Player],
    table: &ValueTable,
    seed: u64,
    deal: u64,
) -> Result<Vec<Outcome>, Illegal> {
    let dice = dice(seed, deal);
    let mut outcomes = Vec::new();
    // Each plays by the levels of the others, as at a table.
    let seated = |seating: &[usize], pads: &[Pad]| -> Vec<Seated> {
        let seats = seating.iter().zip(pads);
        let seated = seats.map(|(&player, &pad)| Seated {
            pad,
            level: Some(match players[player] {
                Player::Points(level) => level,
                Player::ToWin => Level::Master,
            }),
        });
        seated.collect()
    };
    for seating in seatings(players.len()) {
        let pads = express::play_game(players.len(), Seed(dice), |pads, seat, throw| {
            let choice = match players[seating[seat]] {
                Player::Points(level) => choose(level, table, pads, seat, throw, dice),
                Player::ToWin => to_win(table, &seated(&seating, pads), seat, throw)
                    .or_else(|| choose(Level::Master, table, pads, seat, throw, dice)),
            };
            // Only a seat that is not out is asked, and that one always has a choice.
            choice.expect("a choice")
        })?;
        let totals: Vec<i32> = pads
            .iter()
            .map(|pad| Score::of(pad, table.penalty()).total())
            .collect();
        let most = totals.iter().max();
        let winners = totals.iter().filter(|&total| Some(total) == most);
        let share = 1.0 / winners.count() as f64;
        for (seat, total) in Seat::enumerate(&totals) {
            outcomes.push(Outcome {
                player: seating[seat],
                seat,
                result: *total,
                win: if Some(total) == most { share } else { 0.0 },
            });
        }
    }
    Ok(outcomes)
}

/// The choice that surely wins more often than the one of the most points, if there is one.
fn to_win(table: &ValueTable, seats: &[Seated], seat: Seat, throw: &Throw) -> Option<Choice> {
    let marks = |sum| u64::from(seats[seat.index()].pad.marks(sum));
    let seed = Sum::ALL.map(marks).iter().sum();
    in_group(table, seats, seat.index(), throw, None, seed)?.rather
}

/// Plays a deal of the classic game in every seating; the master thinks every turn through.
///
/// # Errors
/// Too many play, or too many for so many columns (C2, C10).
pub fn classic_deal(
    levels: &[Level],
    values: &Values,
    setting: Setting,
    seed: u64,
    deal: u64,
) -> Result<Vec<Outcome>, Impossible> {
    let dice = dice(seed, deal);
    let seats = levels.len();
    let mut outcomes = Vec::new();
    for seating in seatings(seats) {
        let seated: Vec<Level> = seating.iter().map(|&player| levels[player]).collect();
        let game = classic::play_game(values, Effort::Deep, &seated, setting, dice)?;
        for (seat, player) in Seat::enumerate(seating) {
            let others_after = seats - seat.number();
            outcomes.push(Outcome {
                player,
                seat,
                result: ((game.turns as usize + others_after) / seats) as i32,
                win: if seat == game.winner { 1.0 } else { 0.0 },
            });
        }
    }
    Ok(outcomes)
}

/// Where the dice of a deal come from.
fn dice(seed: u64, deal: u64) -> u64 {
    let mut numbers = ChaCha8Rng::seed_from_u64(seed);
    numbers.set_stream(deal);
    numbers.next_u64()
}

/// The players by seat, so often that each sits in each seat once.
fn seatings(players: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..players).map(move |first| {
        (first..first + players)
            .map(|seat| seat % players)
            .collect()
    })
}

/// What the deals of a match come to, by player. Deals that are added in the same order give the same numbers, to the bit.
#[derive(Debug, Clone, PartialEq)]
pub struct Tally {
    players: Vec<Results>,
}

impl Tally {
    /// No deal of a match of this many players.
    pub fn new(players: usize) -> Tally {
        let results = Results {
            seats: vec![Sample::default(); players],
            ..Results::default()
        };
        Tally {
            players: vec![results; players],
        }
    }

    /// Adds the outcomes of a deal.
    pub fn add(&mut self, deal: &[Outcome]) {
        for (player, results) in self.players.iter_mut().enumerate() {
            let (mut result, mut wins, mut games) = (0.0, 0.0, 0);
            for outcome in deal.iter().filter(|outcome| outcome.player == player) {
                *results.counts.entry(outcome.result).or_default() += 1;
                results.seats[outcome.seat].add(outcome.win);
                result += f64::from(outcome.result);
                wins += outcome.win;
                games += 1;
            }
            if games > 0 {
                results.mean.add(result / f64::from(games));
                results.wins.add(wins / f64::from(games));
            }
        }
    }

    /// The results of each player, in the order of the match.
    pub fn players(&self) -> &[Results] {
        &self.players
    }
}

/// What the games of one player come to.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Results {
    /// The games that ended with each result.
    counts: BTreeMap<i32, u64>,
    /// The mean result of each deal, of which the games are no independent ones.
    mean: Sample,
    /// The share of each deal's games that were won.
    wins: Sample,
    /// The wins by seat.
    seats: Vec<Sample>,
}

impl Results {
    /// The games that were played.
    pub fn games(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The mean result and its standard error.
    pub fn mean(&self) -> Estimate {
        self.mean.estimate()
    }

    /// The standard deviation of the results of single games; 0 where there are none.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean().value;
        let squares = self.counts.iter().map(|(&result, &count)| {
            let away = f64::from(result) - mean;
            away * away * count as f64
        });
        (squares.sum::<f64>() / self.games().max(1) as f64).sqrt()
    }

    /// The lowest result that at least this share of the games, 0 to 1, did not exceed; 0 where there are none.
    pub fn quantile(&self, share: f64) -> i32 {
        let wanted = share * self.games() as f64;
        let mut seen = 0;
        for (&result, &count) in &self.counts {
            seen += count;
            if seen as f64 >= wanted {
                return result;
            }
        }
        0
    }

    /// The share of the games that were won, 0 to 1, and its standard error.
    pub fn wins(&self) -> Estimate {
        self.wins.estimate()
    }

    /// The same of the games in each seat; seat 0 begins.
    pub fn wins_by_seat(&self) -> impl Iterator<Item = Estimate> {
        self.seats.iter().map(Sample::estimate)
    }
}

/// A mean with its standard error, which is not known from less than two values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The mean; 0 of no values.
    pub value: f64,
    /// The standard error of the mean.
    pub error: Option<f64>,
}

/// Values of which the mean is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Sample {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn estimate(&self) -> Estimate {
        let count = self.count as f64;
        let value = self.sum / count.max(1.0);
        let error = (self.count > 1).then(|| {
            let variance = (self.squares / count - value * value).max(0.0);
            (variance / (count - 1.0)).sqrt()
        });
        Estimate { value, error }
    }
}
