//! Plays matches among the computer players: what they score, and who wins.
//!
//! Each deal of the dice is played with every player in every seat. What is printed depends on the arguments alone; progress and
//! speed go to standard error.
//!
//!     cargo run --release --example simulate -- express --players master,steady --games 10000 --seed 1
//!     cargo run --release --example simulate -- classic --players evolved,rule28 --games 10000 --seed 1 --json

mod classic;
mod express;
mod matches;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::num::NonZeroU64;
use std::time::{Duration, Instant};

use clap::{Args, Parser};
use fifth_die::coach::classic::Values;
use fifth_die::coach::express::ValueTable;
use fifth_die::rules::classic::{Columns, Placement, Position, Setting, Sharing};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{self, Level};
use fifth_die::store::{PLACEMENTS, SHARINGS, word_for};
use rayon::prelude::*;
use serde::Serialize;

use self::matches::{Outcome, Player, Results, Tally, classic_deal, express_deal};

/// The game that is played.
#[derive(Debug, Parser)]
enum Simulate {
    /// Play Can't Stop Express: what the players score, and who wins.
    Express {
        /// The players, divided by commas: dreamy, careless, eager, curious, steady, bold, master or contender, each as often as
        /// you like. A contender plays to win, as the master does in a group; all others play for points.
        #[arg(long, value_name = "A,B,…", value_parser = express_players)]
        players: Players<Player>,
        /// How much is played.
        #[command(flatten)]
        length: Length,
        /// What a row of one to four marks costs.
        #[arg(long, default_value = Penalty::default().points().to_string(), value_parser = penalty)]
        penalty: Penalty,
    },
    /// Play classic Can't Stop: who wins, and in how many turns.
    Classic {
        /// The players, divided by commas: careless, bold, steady (or rule28), evolved or master.
        #[arg(long, value_name = "A,B,…", value_parser = classic_players)]
        players: Players<Level>,
        /// How much is played.
        #[command(flatten)]
        length: Length,
        /// How many columns win; four and five are for up to three players.
        #[arg(long, default_value = Columns::default().count().to_string(), value_parser = columns)]
        columns: Columns,
        /// What a runner does on another player's square.
        #[arg(long, default_value = "share", value_parser = |word: &str| meant(&SHARINGS, word))]
        sharing: Sharing,
        /// The house rule about placing runners.
        #[arg(long, default_value = "within", value_parser = |word: &str| meant(&PLACEMENTS, word))]
        placement: Placement,
    },
}

/// How much is played, and how it is told.
#[derive(Debug, Args)]
struct Length {
    /// How many games; as many more as it takes for everybody to sit in every seat equally often.
    #[arg(long, value_name = "N", value_parser = games)]
    games: NonZeroU64,
    /// Where the dice come from: the same seed gives the same games, on any number of cores.
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// The players of a match, each with the name that it was asked for by.
#[derive(Debug, Clone)]
struct Players<L>(Vec<(&'static str, L)>);

impl<L: Copy> Players<L> {
    fn levels(&self) -> Vec<L> {
        self.0.iter().map(|&(_, level)| level).collect()
    }
}

const EXPRESS: [(&str, Player); 8] = [
    ("dreamy", Player::Points(Level::Dreamy)),
    ("careless", Player::Points(Level::Careless)),
    ("eager", Player::Points(Level::Eager)),
    ("curious", Player::Points(Level::Curious)),
    ("steady", Player::Points(Level::Steady)),
    ("bold", Player::Points(Level::Bold)),
    ("master", Player::Points(Level::Master)),
    ("contender", Player::ToWin),
];

const CLASSIC: [(&str, Level); 6] = [
    ("careless", Level::Careless),
    ("bold", Level::Bold),
    ("steady", Level::Steady),
    ("rule28", Level::Steady),
    ("evolved", Level::Evolved),
    ("master", Level::Master),
];

/// How many games are played.
fn games(count: &str) -> Result<NonZeroU64, String> {
    let games = count.parse();
    games.map_err(|_| format!("a whole number from 1 to {} is allowed", u64::MAX))
}

fn columns(count: &str) -> Result<Columns, String> {
    meant(
        &Columns::ALL.map(|columns| (columns.count(), columns)),
        count,
    )
}

fn penalty(points: &str) -> Result<Penalty, String> {
    meant(
        &Penalty::ALL.map(|penalty| (penalty.points(), penalty)),
        points,
    )
}

/// What one of these words stands for.
fn meant<T: Copy>(words: &[(impl ToString, T)], word: &str) -> Result<T, String> {
    let known = words.iter().find(|(known, _)| known.to_string() == word);
    known.map(|&(_, meant)| meant).ok_or_else(|| {
        let known: Vec<String> = words.iter().map(|(known, _)| known.to_string()).collect();
        format!("there is {} to choose from", known.join(", "))
    })
}

fn express_players(list: &str) -> Result<Players<Player>, String> {
    players(list, &EXPRESS, session::Express::MOST_PLAYERS)
}

fn classic_players(list: &str) -> Result<Players<Level>, String> {
    players(list, &CLASSIC, Position::MOST_PLAYERS)
}

fn players<L: Copy>(
    list: &str,
    known: &[(&'static str, L)],
    most: usize,
) -> Result<Players<L>, String> {
    let names = list.split(',').map(|name| {
        let level = meant(known, name)?;
        let (name, _) = known
            .iter()
            .find(|(known, _)| *known == name)
            .ok_or("nobody")?;
        Ok::<_, String>((*name, level))
    });
    let players: Vec<_> = names.collect::<Result<_, _>>()?;
    if players.len() > most {
        return Err(format!("at most {most} can play, not {}", players.len()));
    }
    Ok(Players(players))
}

fn main() -> Result<(), Box<dyn Error>> {
    let (report, json) = match Simulate::parse() {
        Simulate::Express {
            players,
            length,
            penalty,
        } => (express(&players, &length, penalty)?, length.json),
        Simulate::Classic {
            players,
            length,
            columns,
            sharing,
            placement,
        } => {
            let setting = Setting {
                columns,
                sharing,
                placement,
            };
            (classic(&players, &length, setting)?, length.json)
        }
    };
    match json {
        true => println!("{}", serde_json::to_string(&report)?),
        false => print!("{report}"),
    }
    Ok(())
}

fn express(players: &Players<Player>, length: &Length, penalty: Penalty) -> Result<Report, String> {
    let table = ValueTable::shipped(penalty);
    let levels = players.levels();
    let tally = play(levels.len(), length, |deal| {
        express_deal(&levels, table, length.seed, deal).map_err(|illegal| illegal.to_string())
    })?;
    let rules = Rules::Express {
        penalty: penalty.points(),
    };
    Ok(Report::new(rules, players, length, &tally))
}

fn classic(players: &Players<Level>, length: &Length, setting: Setting) -> Result<Report, String> {
    let levels = players.levels();
    if !setting.columns.are_offered_to(levels.len()) {
        return Err("4 and 5 columns are for up to 3 players (C10)".to_owned());
    }
    let values = Values::built_in();
    let tally = play(levels.len(), length, |deal| {
        classic_deal(&levels, values, setting, length.seed, deal)
            .map_err(|impossible| impossible.to_string())
    })?;
    let rules = Rules::Classic {
        columns: setting.columns.count(),
        sharing: word_for(&SHARINGS, &setting.sharing),
        placement: word_for(&PLACEMENTS, &setting.placement),
    };
    Ok(Report::new(rules, players, length, &tally))
}

/// How many deals are given to the cores at once.
const AT_ONCE: u64 = 128;
/// How often a line tells how far it is.
const PACE: Duration = Duration::from_secs(5);

/// Plays all deals and adds them up in their order, whichever core played them.
fn play(
    players: usize,
    length: &Length,
    deal: impl Fn(u64) -> Result<Vec<Outcome>, String> + Sync,
) -> Result<Tally, String> {
    let deals = length.games.get().div_ceil(players as u64);
    let begin = Instant::now();
    let mut told = begin;
    let mut tally = Tally::new(players);
    let mut played = 0;
    while played < deals {
        let end = deals.min(played.saturating_add(AT_ONCE));
        let outcomes: Vec<Vec<Outcome>> = (played..end)
            .into_par_iter()
            .map(&deal)
            .collect::<Result<_, _>>()?;
        for outcome in &outcomes {
            tally.add(outcome);
        }
        played = end;
        if told.elapsed() >= PACE {
            let remaining = begin.elapsed().as_secs_f64() * (deals as f64 / played as f64 - 1.0);
            eprintln!("{played} of {deals} deals, {remaining:.0} s left");
            told = Instant::now();
        }
    }
    let games = tally.players().first().map_or(0, Results::games);
    let seconds = begin.elapsed().as_secs_f64();
    eprintln!(
        "{games} games in {seconds:.1} s, {:.0} games a second",
        games as f64 / seconds
    );
    Ok(tally)
}

/// What was played, and the result.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    rules: Rules,
    seed: u64,
    games: u64,
    players: Vec<Line>,
}

#[derive(Serialize)]
#[serde(tag = "game", rename_all = "lowercase")]
enum Rules {
    Express {
        penalty: u32,
    },
    Classic {
        columns: usize,
        sharing: &'static str,
        placement: &'static str,
    },
}

/// The result of one player.
#[derive(Serialize)]
struct Line {
    player: &'static str,
    mean: f64,
    mean_error: Option<f64>,
    deviation: f64,
    /// By percent.
    quantiles: BTreeMap<u8, i32>,
    #[serde(flatten)]
    wins: Option<Wins>,
}

/// What was won, where there was anybody to win against.
#[derive(Serialize)]
struct Wins {
    wins: f64,
    wins_error: Option<f64>,
    wins_by_seat: Vec<f64>,
}

/// The quantiles that are told, in percent.
const QUANTILES: [u8; 5] = [5, 25, 50, 75, 95];

impl Report {
    fn new<L>(rules: Rules, players: &Players<L>, length: &Length, tally: &Tally) -> Report {
        let alone = players.0.len() == 1;
        let lines = players.0.iter().zip(tally.players());
        Report {
            rules,
            seed: length.seed,
            games: tally.players().first().map_or(0, Results::games),
            players: lines
                .map(|(&(player, _), results)| Line::new(player, results, alone))
                .collect(),
        }
    }
}

impl Line {
    fn new(player: &'static str, results: &Results, alone: bool) -> Line {
        let quantile = |percent: u8| results.quantile(f64::from(percent) / 100.0);
        let mean = results.mean();
        let wins = results.wins();
        let by_seat = results.wins_by_seat();
        Line {
            player,
            mean: mean.value,
            mean_error: mean.error,
            deviation: results.deviation(),
            quantiles: QUANTILES.map(|percent| (percent, quantile(percent))).into(),
            wins: (!alone).then(|| Wins {
                wins: wins.value,
                wins_error: wins.error,
                wins_by_seat: by_seat.map(|wins| wins.value).collect(),
            }),
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rules::Express { penalty } => write!(f, "Can't Stop Express, penalty -{penalty}"),
            Rules::Classic {
                columns,
                sharing,
                placement,
            } => write!(
                f,
                "Can't Stop, {columns} columns win, sharing {sharing}, placement {placement}"
            ),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = match self.rules {
            Rules::Express { .. } => "points",
            Rules::Classic { .. } => "turns",
        };
        writeln!(
            f,
            "{}, {} games, seed {}\n",
            self.rules, self.games, self.seed
        )?;
        write!(f, "{:8} {:>18} {:>9}", "player", result, "deviation")?;
        for percent in QUANTILES {
            write!(f, " {:>6}", format!("{percent} %"))?;
        }
        let alone = self.players.iter().all(|line| line.wins.is_none());
        writeln!(
            f,
            "{}",
            if alone {
                ""
            } else {
                "              wins  by seat"
            }
        )?;
        for line in &self.players {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = with_error(self.mean, self.mean_error, 2);
        write!(f, "{:8} {mean:>18} {:9.2}", self.player, self.deviation)?;
        for quantile in self.quantiles.values() {
            write!(f, " {quantile:6}")?;
        }
        if let Some(wins) = &self.wins {
            write!(f, " {:>17} ", with_error(wins.wins, wins.wins_error, 4))?;
            for share in &wins.wins_by_seat {
                write!(f, " {share:.4}")?;
            }
        }
        Ok(())
    }
}

/// A number with its standard error, where that is known.
fn with_error(value: f64, error: Option<f64>, digits: usize) -> String {
    match error {
        Some(error) => format!("{value:.digits$} ± {error:.digits$}"),
        None => format!("{value:.digits$}"),
    }
}
