//! Lets the coach learn from games that it plays itself, and writes what `assets/coach/` has.
//!
//! The same arguments give the same file, to the byte.
//!
//!     cargo run --release --example train -- express --games 4000000 --seed 1 --penalty 200 --out 200.values
//!     cargo run --release --example train -- classic --games 2000000 --seed 1 --out classic.values

mod classic;
mod express;

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use fifth_die::rules::classic::Sharing;
use fifth_die::rules::express::Penalty;

use self::classic::{Progress, Subject};
use self::express::Training;
use self::express::learned::Learned;

/// What the coach can learn.
#[derive(Debug, Parser)]
enum Train {
    /// The table of values of Can't Stop Express; its strength is printed.
    Express {
        /// How many games to learn from.
        #[arg(long, value_name = "N")]
        games: u64,
        /// Where the dice come from.
        #[arg(long, value_name = "S")]
        seed: u64,
        /// The cost of a row of one to four marks; without it, a table for each penalty.
        #[arg(long, value_name = "POINTS", value_parser = penalty)]
        penalty: Option<Penalty>,
        /// The file to write; without it only the strength is told.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// What positions of classic Can't Stop are worth, from games against itself.
    Classic {
        /// How many games to learn from.
        #[arg(long, value_name = "N")]
        games: u32,
        /// Where the dice of these games come from.
        #[arg(long, value_name = "S")]
        seed: u64,
        /// Learn only for one who plays alone, for two equals who share spaces, jump or are forced on, or for a master against
        /// somebody weaker (alone, share, jump, forced or weaker); the rest stays as it is built in.
        #[arg(long, value_name = "SUBJECT", value_parser = subject)]
        only: Option<Subject>,
        /// The file to write.
        #[arg(long, value_name = "FILE", default_value = "classic.values")]
        out: PathBuf,
    },
}

fn penalty(points: &str) -> Result<Penalty, String> {
    let mut all = Penalty::ALL.into_iter();
    let found = all.find(|penalty| penalty.points().to_string() == points);
    let penalties = Penalty::ALL.map(|penalty| penalty.points().to_string());
    found.ok_or_else(|| format!("the penalties are {}", penalties.join(", ")))
}

fn subject(word: &str) -> Result<Subject, &'static str> {
    let mut all = Subject::ALL.into_iter();
    let found = all.find(|&subject| name(subject) == word);
    found.ok_or("there are alone, share, jump, forced and weaker")
}

/// How often progress is told.
const PAUSE: Duration = Duration::from_secs(5);

fn main() -> Result<(), Box<dyn Error>> {
    match Train::parse() {
        Train::Express {
            games,
            seed,
            penalty,
            out,
        } => {
            let penalties = penalty.map_or_else(|| Penalty::ALL.to_vec(), |penalty| vec![penalty]);
            let file = tables(games, seed, &penalties);
            if let Some(path) = out {
                fs::write(path, file)?;
            }
        }
        Train::Classic {
            games,
            seed,
            only,
            out,
        } => fs::write(out, values(games, seed, only))?,
    }
    Ok(())
}

/// How many games by the finished table are counted.
const MEASURED: u64 = 1_000_000;

/// The tables for these penalties, one behind the other.
fn tables(games: u64, seed: u64, penalties: &[Penalty]) -> Vec<u8> {
    let mut file = Vec::new();
    for &penalty in penalties {
        let mut learned = learn(penalty, games, seed);
        eprintln!("−{}: measuring", penalty.points());
        for game in 0..MEASURED.min(games) {
            // Dice that were not learned from.
            learned.measure(!seed, game);
        }
        file.extend(learned.write());
        println!("{}", strength(&learned));
    }
    file
}

fn learn(penalty: Penalty, games: u64, seed: u64) -> Learned {
    let mut training = Training::new(penalty, games, seed);
    let begin = Instant::now();
    let mut told = begin;
    while training.play() {
        if told.elapsed() >= PAUSE {
            let remaining = begin.elapsed().as_secs_f64() * (1.0 / training.done() - 1.0);
            eprintln!(
                "−{}: {} of {games} games, {remaining:.0} s left",
                penalty.points(),
                training.played(),
            );
            told = Instant::now();
        }
    }
    training.finish()
}

fn strength(learned: &Learned) -> String {
    let totals = &learned.totals;
    let deviation = totals.deviation();
    format!(
        "−{}: mean {:.2} ± {:.2}, standard deviation {deviation:.0}, median {}, in {} games",
        learned.table.penalty().points(),
        totals.mean(),
        deviation / (totals.games().max(1) as f64).sqrt(),
        totals.median(),
        totals.games(),
    )
}

/// The file of what is built in, with what was learned about one subject, or with all of it learned anew.
fn values(games: u32, seed: u64, only: Option<Subject>) -> Vec<u8> {
    let mut values = classic::built_in();
    for (subject, values) in Subject::ALL.into_iter().zip(&mut values) {
        if only.is_some_and(|only| only != subject) {
            continue;
        }
        let begun = Instant::now();
        let mut told = begun;
        *values = classic::learn(subject, games, seed, |at| {
            if told.elapsed() >= PAUSE || at.games == at.of {
                told = Instant::now();
                tell(subject, at, begun.elapsed());
            }
        });
    }
    classic::file(&values)
}

/// One word for what is learned about.
fn name(subject: Subject) -> &'static str {
    match subject {
        Subject::Alone => "alone",
        Subject::Equals(Sharing::Share) => "share",
        Subject::Equals(Sharing::Jump) => "jump",
        Subject::Equals(Sharing::Forced) => "forced",
        Subject::Weaker => "weaker",
    }
}

/// Tells how far the training is.
fn tell(subject: Subject, at: &Progress, elapsed: Duration) {
    let remaining = elapsed.mul_f64(f64::from(at.of) / f64::from(at.games.max(1)) - 1.0);
    eprintln!(
        "{}: {} of {} games, {:.2} turns a game, error {:.4}, {} s left",
        name(subject),
        at.games,
        at.of,
        at.turns,
        at.error,
        remaining.as_secs()
    );
}
