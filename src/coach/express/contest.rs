//! The chance to win against others who play with the same dice.
//!
//! Everyone plays on as they are: computer players at their level, people nearly as well as masters, each with whims of their own.

use std::ops::Range;

use super::advice::{Chance, by_value};
use super::game::{Dice, Marks, THROWS};
use super::players::split;
use super::values::ValueTable;
use super::whims::Whims;
use super::winning::{AS_GOOD, Rival, Shared, ToWin};
use crate::rules::Seat;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, Pad, Track};
use crate::session::Level;

/// A pad, and who plays on with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seated {
    /// The pad.
    pub pad: Pad,
    /// The level of the computer player; `None` for a person.
    pub level: Option<Level>,
}

impl Seated {
    /// The level at which this player plays on. People are expected to take any choice that is nearly as good as the best.
    fn plays(&self) -> Level {
        self.level.unwrap_or(Level::Bold)
    }
}

/// A choice is better than the one with the most points only if it wins more often than by this share, and for a review, which teaches,
/// by this.
const WORTH_POINTS: f64 = 0.025;
const WORTH_TEACHING: f64 = 0.06;
/// A choice surely wins more often than another if the difference is this many times its error.
const SURELY: f64 = 2.0;
/// The games of a choice contradict its points if the difference is this many times its error. Among many choices,
/// chance alone would often reach a smaller multiple.
const OTHERWISE: f64 = 3.0;
/// What a difference in points makes of the chance to win is off by this share of it: over 68 chances, the stated errors then
/// are as large as the real ones (`chances_to_win_come_true`).
const POINTS_OFF: f64 = 0.4;
/// So many of the choices that seem to win more often are played on in at least this many other games, and this many times as many
/// as all choices.
const PROMISING: usize = 3;
const CONFIRMING: (u64, u64) = (1_000, 2);
/// Choices worth at most this many points less are close.
const CLOSE: f64 = 25.0;
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
/// points would with as many points less, unless its games know better, or surely contradict that. One that does is played on in
/// other games too: the best of many is often only the luckiest. If it does win more often, so are all choices of more points or about
/// as many as the usual one, and those that don't surely win less often are as good; the one with the most points is the best of them.
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
        made: None,
    });
    let others: Vec<Other<'_>> = others.collect();
    contest(table, own, throw, &others, None, games, seed)
}

/// Another player at the table.
struct Other<'a> {
    seated: Seated,
    /// The throw for which a choice is still to be made.
    asked: Option<&'a Throw>,
    /// The choice, where it is known.
    made: Option<Choice>,
}

impl Other<'_> {
    /// The choice for the throw, and the marks after it; `None` if there is nothing to choose.
    fn choose(
        &self,
        table: &ValueTable,
        seat: Seat,
        seed: u64,
        game: u64,
    ) -> Option<(Choice, Marks)> {
        let pad = &self.seated.pad;
        let throw = self.asked?;
        if let Some(choice) = self.made {
            let pad = pad.play(throw, choice).ok()?;
            return Some((choice, Marks::of(&pad)));
        }
        let marks = Marks::of(pad);
        if marks.is_out() {
            return None;
        }
        let kind = THROWS.kind(throw);
        let whims = Whims::new(seed.wrapping_add(game << 32), seat, &marks);
        let split = split(self.seated.plays(), table, &marks, kind, whims)?;
        let is_free = marks.fifth_die(kind).free;
        Some((split.choice(is_free), marks.after(split, is_free)))
    }

    /// The final score of a game that is played on.
    fn end(&self, table: &ValueTable, seat: Seat, seed: u64, game: u64) -> i32 {
        let chosen = self.choose(table, seat, seed, game);
        let marks = chosen.map_or_else(|| Marks::of(&self.seated.pad), |(_, marks)| marks);
        play_on(table, self.seated.plays(), marks, seat, seed, game)
    }

    /// This player at this seat as a rival of somebody with this pad, with the choices for the throw that these whims make.
    fn rival(&self, table: &ValueTable, own: &Pad, seat: Seat, whims: Seat, seed: u64) -> Rival {
        let pad = &self.seated.pad;
        let games = 0..u64::from(ToWin::GAMES);
        let chosen = games.filter_map(|game| self.choose(table, whims, seed, game));
        let legal = self.asked.map(|throw| pad.choices(throw));
        let legal = legal.into_iter().flatten();
        let mut choices: Vec<(Choice, f64)> = legal.map(|choice| (choice, 0.0)).collect();
        let mut expects = 0.0;
        for (choice, marks) in chosen {
            let share = 1.0 / f64::from(ToWin::GAMES);
            expects += share * f64::from(table.of(&marks));
            let made = choices.iter_mut().find(|(legal, _)| *legal == choice);
            if let Some((_, sum)) = made {
                *sum += share;
            }
        }
        let is_out = pad.is_out();
        let differing = differing(pad, own);
        let in_rows: u32 = Sum::ALL.map(|row| own.marks(row)).iter().sum();
        Rival {
            seat,
            expects: if is_out { table.value(pad) } else { expects },
            is_out,
            lead: table.value(pad) - table.value(own),
            differing,
            is_near: differing <= in_rows.min(NEARLY),
            choices,
        }
    }
}

fn contest(
    table: &ValueTable,
    own: &Seated,
    throw: &Throw,
    others: &[Other<'_>],
    made: Option<Choice>,
    games: u32,
    seed: u64,
) -> Option<ToWin> {
    let choices = by_value(table, &own.pad, throw);
    let &(usual, first) = choices.first()?;
    let is_made = |choice: Choice| made == Some(choice) && choice != usual;
    let ends = |marks: Marks, games: Range<u64>| -> Vec<i32> {
        let end = |game| play_on(table, own.plays(), marks, Seat::FIRST, seed, game);
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
        let games = if points > FAR && !is_made(choice) && !marks.is_out() {
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
    let (mut share_of_usual, _) = mean(usual.iter().copied());
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
    // How much more often it would win by its points.
    let said = choices.iter().zip(&seen).map(|((_, _, points, _), seen)| {
        let is_decided = share_of_usual == 0.0 || share_of_usual == 1.0;
        if is_decided && seen.0 == 0.0 {
            0.0
        } else {
            with_less(*points) - with_all
        }
    });
    let said: Vec<f64> = said.collect();
    let contradicts =
        |(more, error): (f64, f64), at: usize, times: f64| (more - said[at]).abs() > times * error;
    let mut promising: Vec<usize> = (1..seen.len()).filter(|&at| is_more(seen[at])).collect();
    promising.sort_by(|&one, &other| seen[other].0.total_cmp(&seen[one].0));
    promising.truncate(PROMISING);
    let is_close = |at: usize| choices[at].2 <= CLOSE || is_made(choices[at].0);
    let is_doubtful = |&at: &usize| {
        let times = if is_made(choices[at].0) {
            SURELY
        } else {
            OTHERWISE
        };
        !is_more(seen[at]) && contradicts(seen[at], at, times)
    };
    let doubtful: Vec<usize> = (1..seen.len()).filter(is_doubtful).collect();
    // How much more often it wins in other games, where points don't say it.
    let ended = choices.iter().zip(&seen).map(|((_, marks, ..), seen)| {
        // The score of a game that ends is no estimate.
        marks.is_out().then_some(seen.0)
    });
    let mut again: Vec<Option<f64>> = ended.collect();
    for &at in &doubtful {
        again[at] = Some(seen[at].0);
    }
    let mut rather = None;
    if !promising.is_empty() || doubtful.iter().any(|&at| is_close(at)) {
        let fresh = games..games + (CONFIRMING.1 * games).max(CONFIRMING.0);
        let rivals = rivals(fresh.clone());
        let wins_of = |at: usize| {
            let (_, marks, ..) = choices[at];
            wins(&ends(marks, fresh.clone()), &rivals)
        };
        let usual = wins_of(0);
        (share_of_usual, _) = mean(usual.iter().copied());
        let mut played: Vec<Option<Vec<f64>>> = vec![None; choices.len()];
        let mut most = if made.is_some() {
            WORTH_TEACHING
        } else {
            WORTH_POINTS
        };
        for at in promising {
            let wins = wins_of(at);
            let more = more_often(&wins, &usual);
            if is_more(more) && more.0 > most {
                (rather, most) = (Some(at), more.0);
            }
            played[at] = Some(wins);
        }
        match rather.and_then(|best| played[best].clone()) {
            None => {
                for at in doubtful.into_iter().filter(|&at| is_close(at)) {
                    let more = more_often(&wins_of(at), &usual);
                    again[at] = contradicts(more, at, SURELY).then_some(more.0);
                }
            }
            // The points of the others say no more than those of the usual choice, which wins less often.
            Some(best) => {
                played[0] = Some(usual.clone());
                // A choice with more points may win as often.
                let behind = rather.map_or(0.0, |at| choices[at].2);
                let is_near = |at: usize| choices[at].2 <= behind || is_close(at);
                let mut as_good = None;
                for at in 0..choices.len() {
                    let wins = played[at].take();
                    let wins = wins.or_else(|| is_near(at).then(|| wins_of(at)));
                    let more = wins.map(|wins| {
                        let (behind, error) = more_often(&best, &wins);
                        if behind <= error && is_more(more_often(&wins, &usual)) {
                            as_good = as_good.or(Some(at));
                        }
                        let is_less = behind > SURELY * error;
                        if is_less { most - behind } else { most }
                    });
                    again[at] = more.or(Some(seen[at].0));
                }
                // Of those that win as often, the one with the most points.
                rather = as_good.or(rather);
            }
        }
    }
    let judged = choices.iter().enumerate().map(|(at, (choice, ..))| {
        let (told, off) = match again[at] {
            Some(more) => (more, 0.0),
            None => both(seen[at], (said[at], POINTS_OFF * said[at].abs())),
        };
        let wins = &all_wins[at];
        let (_, unsure) = mean(wins.iter().copied());
        Chance {
            choice: *choice,
            share: (share_of_usual + told).clamp(0.0, 1.0),
            error: unsure.hypot(1.0 / wins.len() as f64).hypot(off),
        }
    });
    let judged: Vec<Chance> = judged.collect();
    let rather = rather.map(|at| judged[at]);
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
    let shared = choices.iter().map(|(choice, _, _, ends)| {
        let beaten = |&end| -> f64 { all_rivals.iter().map(|rivals| rivals.beaten_by(end)).sum() };
        let in_all: f64 = ends.iter().map(beaten).sum();
        let gaps = ends.iter().zip(&all_rivals);
        let gaps = gaps.map(|(&end, rivals)| f64::from(end) - f64::from(rivals.most));
        let (lead, error) = mean(gaps);
        let games = ends.len() as f64;
        let shared = Shared {
            apart: in_all / (games * all_rivals.len() as f64),
            lead,
            swings: error * games.sqrt(),
        };
        (*choice, shared)
    });
    Some(ToWin {
        chances,
        rather: rather.map(|rather| rather.choice),
        rivals: Vec::new(),
        shared: shared.collect(),
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

/// What games and points together say, each with its error: the points alone, unless the games know better.
fn both(games: (f64, f64), points: (f64, f64)) -> (f64, f64) {
    if games.1 >= points.1 {
        return points;
    }
    let [by_games, by_points] = [games.1, points.1].map(|error| error.powi(-2));
    let weight = by_games + by_points;
    let mean = (by_games * games.0 + by_points * points.0) / weight;
    (mean, weight.powf(-0.5))
}

/// How much more often one choice wins than another one with the same dice, and the standard error of that.
fn more_often(one: &[f64], other: &[f64]) -> (f64, f64) {
    mean(one.iter().zip(other).map(|(one, other)| one - other))
}

/// The chances of one of the `seats` at a table, from the pads of all before a throw; `None` for a player who is out. With
/// the choice `made`, which is to be judged, [more games](ToWin::JUDGED) are played on than for a hint.
///
/// Nobody knows what the others choose for the same throw (X13). In every game that is played on, computer players choose by
/// their level, and people anything that is nearly as good as the best choice. A player who does the same as others cannot beat
/// them, so among masters with the same pad each looks for another way than those before.
pub fn in_group(
    table: &ValueTable,
    seats: &[Seated],
    at: usize,
    throw: &Throw,
    made: Option<Choice>,
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
            made: None,
        })
        .collect();
    let is_twin = |seated: &Seated| seated == own && seated.level == Some(Level::Master);
    for (twin, _) in before
        .iter()
        .enumerate()
        .filter(|(_, seated)| is_twin(seated))
    {
        let chances = contest(table, own, throw, &others, None, ToWin::GAMES, seed)?;
        others[twin].made = Some(chances.best()?.choice);
    }
    let games = match made {
        Some(_) => (ToWin::JUDGED / seats.len() as u32).max(ToWin::GAMES),
        None => ToWin::GAMES,
    };
    let to_win = contest(table, own, throw, &others, made, games, seed)?;
    let places = (0..seats.len()).filter(|&place| place != at);
    let rivals = places.zip(&others).zip(1..);
    let rivals = rivals.map(|((place, other), whims)| {
        let (seat, whims) = (Seat::new(place), Seat::new(whims));
        other.rival(table, &own.pad, seat, whims, seed)
    });
    Some(ToWin {
        rivals: rivals.collect(),
        ..to_win
    })
}

/// Pads that [differ](Rival::differing) by so much are nearly the same, if there are as many marks in the rows.
const NEARLY: u32 = 8;

/// How [different](Rival::differing) two pads are.
fn differing(one: &Pad, other: &Pad) -> u32 {
    let rows = Sum::ALL.map(|row| one.marks(row).abs_diff(other.marks(row)));
    let dice = Die::ALL.map(|die| {
        let marks = [one, other].map(|pad| pad.track(die).map_or(0, Track::marks));
        u32::from(marks[0].abs_diff(marks[1]))
    });
    rows.into_iter().chain(dice).map(|marks| marks.pow(2)).sum()
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
