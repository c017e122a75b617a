//! How well the coach plays the board, and whether its values come true with every number of players:
//! `cargo bench --bench board`, or a part of it with `-- alone`, `-- matches`, `-- equals`, `-- stops` or `-- ends`.
//!
//! Everything is counted with dice from seeds and gives the same figures on any number of cores.

mod audit;
#[path = "../../examples/simulate/classic.rs"]
mod simulate;
mod stops;

use rayon::prelude::*;

use fifth_die::coach::classic::{Choice, Effort, Turns, Values, Weaker};
use fifth_die::rules::classic::{Position, Setting, Sharing};
use fifth_die::rules::{RollNumber, Seat};
use fifth_die::session::{Level, Seed};

use self::audit::{Audit, audit};
use self::simulate::play_game;

/// How many games alone, of a match, and in which equals play each other.
const ALONE: u64 = 100_000;
const MATCH: u64 = 10_000;
const GAMES: u64 = 1_500;
/// The seeds of these.
const ALONE_FROM: u64 = 1;
const MATCHES_FROM: u64 = 1_000_000;
const GAMES_FROM: u64 = 77_000_000;

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let is_wanted = |part: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == part);
    if is_wanted("alone") {
        println!("{}", alone());
    }
    if is_wanted("matches") {
        matches();
    }
    if is_wanted("equals") {
        equals();
    }
    if is_wanted("stops") {
        stops::agree();
    }
    if is_wanted("ends") {
        stops::come_true();
    }
}

fn sharings() -> [Setting; Sharing::ALL.len()] {
    Sharing::ALL.map(|sharing| Setting {
        sharing,
        ..Setting::default()
    })
}

/// The turns of a master alone, and how far what was said of its boards was off.
fn alone() -> String {
    let values = Values::built_in();
    let games: Vec<Audit> = (0..ALONE)
        .into_par_iter()
        .map(|game| audit(values, ALONE_FROM + game))
        .collect();
    let turns: Vec<f64> = games.iter().map(|game| f64::from(game.turns)).collect();
    let expected: Vec<f64> = games.iter().map(|game| game.expected).collect();
    let errors: Vec<f64> = games.into_iter().flat_map(|game| game.errors).collect();
    format!(
        "alone: {} turns, {} without luck; boards were off by {:.4} (root of the mean square), {:+.4} on average",
        measured(&turns),
        measured(&expected),
        mean(errors.iter().map(|error| error * error)).sqrt(),
        mean(errors.iter().copied()),
    )
}

fn matches() {
    println!("| rules | a master against | wins |");
    println!("|---|---|---|");
    for setting in sharings() {
        for (others, count) in [(Level::Steady, 1), (Level::Evolved, 1), (Level::Steady, 3)] {
            let wins = wins(setting, others, count);
            println!("| {:?} | {count} × {others:?} | {wins} |", setting.sharing);
        }
    }
}

fn equals() {
    println!("| rules | equals | slope of the wins by what was said | seats were said | and won |");
    println!("|---|---|---|---|---|");
    for setting in sharings() {
        for players in 2..=Position::MOST_PLAYERS {
            println!(
                "| {:?} | {players} {} |",
                setting.sharing,
                calibration(setting, players)
            );
        }
    }
}

/// How often a master wins against so many others, sitting in every seat equally often with the same dice.
fn wins(setting: Setting, others: Level, count: usize) -> String {
    let players = count as u64 + 1;
    let wins: Vec<f64> = (0..MATCH)
        .into_par_iter()
        .map(|game| {
            let seat = (game % players) as usize;
            let mut levels = vec![others; count + 1];
            levels[seat] = Level::Master;
            let seed = MATCHES_FROM + game / players;
            let played = play_game(Values::built_in(), Effort::Deep, &levels, setting, seed);
            let winner = played.expect("two to four play").winner;
            f64::from(u8::from(winner.index() == seat))
        })
        .collect();
    measured(&wins)
}

/// A mean with its standard error.
fn measured(numbers: &[f64]) -> String {
    let mean = self::mean(numbers.iter().copied());
    let spread = self::mean(numbers.iter().map(|number| (number - mean).powi(2)));
    let error = (spread / numbers.len() as f64).sqrt();
    format!("{mean:.4} ± {error:.4}")
}

/// What each seat was said to win with before a turn, and whether it did.
struct Told {
    chance: f64,
    won: f64,
}

fn calibration(setting: Setting, players: usize) -> String {
    let games: Vec<Vec<Told>> = (0..GAMES)
        .into_par_iter()
        .map(|game| of_equals(setting, players, Seed(GAMES_FROM + game)))
        .collect();
    let all = || games.iter().flatten();
    let count = all().count() as f64;
    let center = all().map(|told| told.chance).sum::<f64>() / count;
    let share = 1.0 / players as f64;
    let spread: f64 = all().map(|told| (told.chance - center).powi(2)).sum();
    let together = |told: &Told| (told.chance - center) * (told.won - share);
    let slope = all().map(together).sum::<f64>() / spread;
    // What is said in one game hangs together, so that errors are those of whole games.
    let error = games.iter().map(|game| {
        let left = |told: &Told| together(told) - slope * (told.chance - center).powi(2);
        game.iter().map(left).sum::<f64>().powi(2)
    });
    let error = error.sum::<f64>().sqrt() / spread;
    let by_seat = |figure: fn(&Told) -> f64| {
        let seats = (0..players).map(|seat| {
            let of_seat = mean(games.iter().map(|game| figure(&game[seat])));
            format!("{of_seat:.3}")
        });
        seats.collect::<Vec<_>>().join(", ")
    };
    let (said, won) = (by_seat(|told| told.chance), by_seat(|told| told.won));
    format!("| {slope:.3} ± {error:.3} | {said} | {won}")
}

/// A game in which all play by the values for equals: what was said before each turn of every seat, in their order.
fn of_equals(setting: Setting, players: usize, seed: Seed) -> Vec<Told> {
    let mut position = Position::start(setting, players, Seat::FIRST).expect("two to four players");
    let mut turns = Turns::new(Values::built_in(), Weaker::default());
    let chances = |position: &Position| Values::built_in().chances(position, Weaker::default());
    let mut said = vec![chances(&position)];
    for number in 1.. {
        let roll = seed.roll(RollNumber::new(number));
        let before = position.turn();
        let best = turns.advice(&position, Some(&roll)).into_iter().next();
        position = match best.map(|best| best.choice) {
            Some(Choice::Play(play)) => position.play(&roll, play).expect("a legal play"),
            _ => position.bust(),
        };
        if position.is_running() && turns.advice(&position, None)[0].choice == Choice::Stop {
            position = position.stop().expect("a stop that is allowed");
        }
        if position.winner().is_some() {
            break;
        }
        if position.turn() != before {
            said.push(chances(&position));
        }
    }
    let winner = position.winner();
    let told = said.iter().flat_map(|chances| {
        Seat::all(players).map(move |seat| Told {
            chance: chances[seat.index()],
            won: f64::from(u8::from(winner == Some(seat))),
        })
    });
    told.collect()
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len() as f64;
    numbers.sum::<f64>() / count
}
