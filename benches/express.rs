//! How well the coach of Express plays a throw further ahead, and whether its values come true:
//! `cargo bench --bench express`.
//!
//! Everything is counted with dice from seeds and gives the same figures on any number of cores.

#[path = "../examples/simulate/express.rs"]
mod simulate;

use rayon::prelude::*;

use fifth_die::coach::express::{Advice, Outlook, ValueTable, choose, deep, instant};
use fifth_die::rules::Seat;
use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Pad, Penalty, Score};
use fifth_die::session::{Level, Seed};

use self::simulate::play_game;

/// How many games show what looking further ahead is worth.
const GAMES: u64 = 100_000;
/// How many pads are played on, each from another game, and how often.
const PADS: u64 = 1_000;
const PLAYED_ON: u32 = 1_000;
/// Whose games the pads are from.
const LEVELS: [Level; 4] = [Level::Master, Level::Bold, Level::Steady, Level::Careless];

fn main() {
    let tables = Penalty::ALL.map(ValueTable::shipped);
    println!("| penalty | {GAMES} games: deep | instant | with the same dice deep brings more |");
    println!("|---|---|---|---|");
    for table in tables {
        println!("| −{} {} |", table.penalty().points(), ahead(table));
    }
    println!();
    println!(
        "| penalty | pads of | instant: too high by | slope | off by | deep: too high by | slope | off by |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for table in tables {
        for level in LEVELS {
            let name = format!("{level:?}").to_lowercase();
            let told = calibration(table, level);
            println!("| −{} | {name} {told} |", table.penalty().points());
        }
    }
}

/// The means of games by deep and by instant values, and of their differences.
fn ahead(table: &ValueTable) -> String {
    let totals = |advise: fn(&ValueTable, &Pad, &Throw) -> Vec<Advice>, game| {
        let pads = play_game(1, Seed(game), |pads, _, throw| {
            let advice = advise(table, &pads[0], throw);
            advice[0].choice
        });
        let pads = pads.expect("advice is legal");
        f64::from(Score::of(&pads[0], table.penalty()).total())
    };
    let games: Vec<[f64; 3]> = (0..GAMES)
        .into_par_iter()
        .map(|game| {
            let [deep, instant] = [totals(deep, game), totals(instant, game)];
            [deep, instant, deep - instant]
        })
        .collect();
    let columns = [0, 1, 2].map(|column| {
        let mean = mean(games.iter().map(|game| game[column]));
        let square = self::mean(games.iter().map(|game| (game[column] - mean).powi(2)));
        format!("| {mean:.2} ± {:.2} ", (square / GAMES as f64).sqrt())
    });
    columns.concat().trim_end().to_owned()
}

/// What a pad was said to be worth at once and by a look ahead, and what games from there brought, counted twice with
/// different dice so that their chance can be told from the error of the value.
struct Told {
    values: [f64; 2],
    played: [f64; 2],
}

fn calibration(table: &ValueTable, level: Level) -> String {
    let told: Vec<Told> = (0..PADS)
        .into_par_iter()
        .map(|game| {
            let pad = pad(table, level, game);
            let half = |half| Outlook::of(table, &pad, PLAYED_ON / 2, 2 * game + half).total;
            Told {
                values: [table.value(&pad), table.deep_value(&pad)],
                played: [half(0), half(1)],
            }
        })
        .collect();
    let columns = [0, 1].map(|kind| {
        let value = |told: &Told| told.values[kind];
        let played = |told: &Told| (told.played[0] + told.played[1]) / 2.0;
        let (center, mean_played) = (mean(told.iter().map(value)), mean(told.iter().map(played)));
        let together = mean(told.iter().map(|one| (value(one) - center) * played(one)));
        let spread = mean(told.iter().map(|one| (value(one) - center).powi(2)));
        let off = mean(told.iter().map(|one| {
            let [first, second] = one.played;
            (value(one) - first) * (value(one) - second)
        }));
        format!(
            "| {:.1} | {:.3} | {:.1} ",
            center - mean_played,
            together / spread,
            off.max(0.0).sqrt()
        )
    });
    columns.concat().trim_end().to_owned()
}

/// A pad of a game at this level, from the first to the last of a game equally often.
fn pad(table: &ValueTable, level: Level, game: u64) -> Pad {
    let mut pads = Vec::new();
    play_game(1, Seed(game), |before, _, throw| {
        pads.push(before[0]);
        choose(level, table, before, Seat::new(0), throw, game).expect("a player who is not out")
    })
    .expect("a level plays legally");
    pads[game as usize % pads.len()]
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len() as f64;
    numbers.sum::<f64>() / count
}
