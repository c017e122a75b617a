//! The stated chance after a stop, beside that stated a moment later and the outcome.

use rayon::prelude::*;

use fifth_die::coach::classic::engine::{Board, Dice, as_solved};
use fifth_die::coach::classic::{Choice, Effort, Turns, Values, Weaker, choose, decide};
use fifth_die::rules::classic::{Decision, Position, Setting};
use fifth_die::rules::{RollNumber, Seat};
use fifth_die::session::{Classic, Seed, Variant};

use super::mean;

/// How many decisions are looked at with each number of players, and how many of them are played on.
const DECISIONS: usize = 1_000;
const PLAYED_ON: usize = 10;
/// How many games are played on from each of these, and how many turns stand for the next one of a group.
const GAMES: u64 = 1_500;
const TURNS: u64 = 2_000;
/// The seeds of the games, and of what follows.
const GAMES_FROM: u64 = 78_000_000;
const DICE_FROM: u64 = 79_000_000;

/// A decision, and what is told of a stop.
struct Stop {
    seat: usize,
    after: Position,
    told: f64,
}

/// Beside what is told a moment later.
pub fn agree() {
    println!(
        "| players | told less what is told a moment later | root of the mean square | over 2 points | most |"
    );
    println!("|---|---|---|---|---|");
    for players in 2..=Position::MOST_PLAYERS {
        let stops = decisions(players);
        let gaps: Vec<f64> = stops
            .par_iter()
            .map(|stop| stop.told - moment_later(stop))
            .collect();
        let size = mean(gaps.iter().map(|gap| gap * gap)).sqrt();
        let far = gaps.iter().filter(|gap| gap.abs() > 0.02).count();
        let most = gaps.iter().fold(0.0, |most: f64, gap| most.max(gap.abs()));
        let gap = mean(gaps.iter().copied());
        println!(
            "| {players} | {gap:+.4} | {size:.4} | {far} of {} | {most:.3} |",
            gaps.len()
        );
    }
}

/// Beside what becomes of those late in a game.
pub fn come_true() {
    println!("| players | a stop was told | and won |");
    println!("|---|---|---|");
    for players in 2..=Position::MOST_PLAYERS {
        let mut stops = decisions(players);
        let needs_one = |stop: &Stop, seat| stop.after.columns_needed(seat) == 1;
        stops.retain(|stop| Seat::all(players).any(|seat| needs_one(stop, seat)));
        for stop in stops.iter().step_by(stops.len().div_ceil(PLAYED_ON)) {
            let won = (0..GAMES)
                .into_par_iter()
                .filter(|&game| wins(stop, game))
                .count();
            let won = won as f64 / GAMES as f64;
            let error = (won * (1.0 - won) / GAMES as f64).sqrt();
            println!("| {players} | {:.3} | {won:.3} ± {error:.3} |", stop.told);
        }
    }
}

/// Decisions of games between players of all levels, who are told what they would be among equals.
fn decisions(players: usize) -> Vec<Stop> {
    let values = Values::built_in();
    let mut stops = Vec::new();
    for game in 0.. {
        let level =
            |seat: Seat| Classic::LEVELS[(game + game / 5 * seat.index() + seat.index()) % 5];
        let seed = Seed(GAMES_FROM + game as u64);
        let start = Position::start(Setting::default(), players, Seat::FIRST);
        let mut position = start.expect("two to four players");
        for number in 1.. {
            let roll = seed.roll(RollNumber::new(number));
            let (level, equals) = (level(position.turn()), Weaker::default());
            let Some(play) = choose(level, values, equals, &position, &roll, number as u64) else {
                position = position.bust();
                continue;
            };
            position = position.play(&roll, play).expect("a legal play");
            let told = values.advice(&position, None, Effort::Deep).into_iter();
            let mut told = told.filter(|advice| advice.choice == Choice::Stop);
            if let (Some(told), Some(after)) = (told.next(), position.stop())
                && after.winner().is_none()
            {
                stops.push(Stop {
                    seat: position.turn().index(),
                    after,
                    told: told.value,
                });
            }
            if stops.len() == DECISIONS {
                return stops;
            }
            if decide(level, values, equals, &position, number as u64) == Decision::Stop {
                position = position.stop().expect("a stop that is allowed");
            }
            if position.winner().is_some() {
                break;
            }
        }
    }
    stops
}

/// The chance to win by the next player's turn: of two what is told of it, of more what many of its turns leave.
fn moment_later(stop: &Stop) -> f64 {
    let values = Values::built_in();
    if stop.after.players() == 2 {
        let mut next = Turns::new(values, Weaker::default());
        return 1.0 - next.advice(&stop.after, None)[0].value;
    }
    let start = Board::new(&stop.after);
    let solved = values.think(&start, Effort::Deep);
    let left = |turn: u64| {
        let mut board = start;
        match as_solved(&solved, &mut board, &mut Dice::new(DICE_FROM + turn, 0)) {
            Some(winner) => f64::from(u8::from(winner == stop.seat)),
            None => values.shares(&board)[stop.seat],
        }
    };
    (0..TURNS).map(left).sum::<f64>() / TURNS as f64
}

/// Whether the seat wins a game of equals that is played on.
fn wins(stop: &Stop, game: u64) -> bool {
    let mut board = Board::new(&stop.after);
    let mut dice = Dice::new(DICE_FROM + game, 1);
    loop {
        let solved = Values::built_in().think(&board, Effort::Quick);
        if let Some(winner) = as_solved(&solved, &mut board, &mut dice) {
            return winner == stop.seat;
        }
    }
}
