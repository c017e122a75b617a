use std::time::Duration;

use super::{Contest, Course, Game, Pads};
use crate::rules::Seat;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::row_score;
use crate::session::{Level, Name, Player};

/// The subject of figures.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Who {
    /// All people together.
    #[default]
    Everybody,
    /// A person, by the latest spelling of the name; case does not matter.
    Person(Name),
    /// The computer at this level, under any name.
    Program(Level),
}

/// The figures of a subject in the games of a contest.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Figures {
    /// The subject.
    pub who: Who,
    /// The games.
    pub games: usize,
    /// The games played in a group.
    pub in_groups: usize,
    /// The games won in groups, shared ones included (X12).
    pub wins: usize,
    /// The results, ascending: the points of every game of Express; the turns of every classic game won alone.
    pub results: Vec<i32>,
    /// The rows of the pad in Express, by sum.
    pub rows: Vec<Row>,
    /// The fifth dice in Express, by value.
    pub fifths: Vec<Fifth>,
    /// The turns on the board, and the busts among them.
    pub turns: (usize, usize),
    /// The mean losses of a choice in reviewed games: in points, or for classic games in groups in chance to win, 0
    /// to 1.
    pub losses: Vec<f64>,
    /// The time taken in games with a timer, and its number of choices of Express or turns on the board.
    pub taken: (Duration, u32),
}

/// A row of the pad over many games.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Row {
    /// The mean score, in points.
    pub score: f64,
    /// The mean number of marks.
    pub marks: f64,
    /// The share of games in which it cost points, 0 to 1.
    pub minus: f64,
}

/// A value of the fifth die over many games.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Fifth {
    /// The share of the games in which it was named, 0 to 1.
    pub named: f64,
    /// The mean number of marks where it was named.
    pub marks: f64,
    /// The share of the games that its track ended, 0 to 1.
    pub out: f64,
}

impl Figures {
    /// The mean result; `None` without results.
    pub fn mean(&self) -> Option<f64> {
        mean(self.results.iter().map(|&result| f64::from(result)))
    }

    /// The mean time for a choice of Express or a turn on the board, in games with a timer.
    pub fn time(&self) -> Option<Duration> {
        let (taken, count) = self.taken;
        taken.checked_div(count)
    }

    /// The mean loss of a choice over the reviewed games.
    pub fn loss(&self) -> Option<f64> {
        mean(self.losses.iter().copied())
    }
}

/// The figures of everybody who played in this contest: people by the number of their games, then the computer by level.
pub fn players(games: &[Game], contest: Contest) -> Vec<Figures> {
    let mut found: Vec<(Who, Vec<(&Game, Seat)>)> = Vec::new();
    for (game, seat) in seats(games, contest) {
        let who = Who::of(&game.players[seat]);
        match found.iter_mut().find(|(other, _)| other.is_like(&who)) {
            Some((written, theirs)) => {
                *written = who;
                theirs.push((game, seat));
            }
            None => found.push((who, vec![(game, seat)])),
        }
    }
    found.sort_by_key(|(who, theirs)| match who {
        Who::Everybody | Who::Person(_) => (None, std::cmp::Reverse(theirs.len())),
        Who::Program(level) => (Some(*level as usize), std::cmp::Reverse(theirs.len())),
    });
    let figures = found.into_iter();
    figures
        .map(|(who, theirs)| gathered(contest, who, &theirs))
        .collect()
}

/// The figures of all people of this contest together.
pub fn everybody(games: &[Game], contest: Contest) -> Figures {
    let theirs: Vec<(&Game, Seat)> = seats(games, contest)
        .filter(|(game, seat)| game.has_single_owner(*seat))
        .collect();
    let mut figures = gathered(contest, Who::Everybody, &theirs);
    let has_people =
        |game: &&Game| Seat::all(game.players.len()).any(|seat| game.has_single_owner(seat));
    let of_contest = games.iter().filter(|game| game.contest == contest);
    let (solo, groups): (Vec<&Game>, Vec<&Game>) = of_contest
        .filter(has_people)
        .partition(|game| game.is_solo());
    figures.games = solo.len() + groups.len();
    figures.in_groups = groups.len();
    // A win that people share is one game.
    let is_won = |game: &&Game| game.winners.iter().any(|&seat| game.has_single_owner(seat));
    figures.wins = groups.into_iter().filter(is_won).count();
    figures
}

impl Who {
    fn of(player: &Player) -> Who {
        match player.level {
            Some(level) => Who::Program(level),
            None => Who::Person(player.name.clone()),
        }
    }

    /// Whether the result of a seat is theirs.
    pub fn plays(&self, game: &Game, seat: Seat) -> bool {
        match self {
            Who::Everybody => game.has_single_owner(seat),
            who => !game.shared.contains(&seat) && who.is_like(&Who::of(&game.players[seat])),
        }
    }

    /// Whether both are the same subject, whatever the spelling of the name.
    pub fn is_like(&self, other: &Who) -> bool {
        match (self, other) {
            (Who::Person(one), Who::Person(other)) => one.is_like(other),
            (one, other) => one == other,
        }
    }
}

fn seats(games: &[Game], contest: Contest) -> impl Iterator<Item = (&Game, Seat)> {
    let games = games.iter().filter(move |game| game.contest == contest);
    games
        .flat_map(|game| Seat::all(game.players.len()).map(move |seat| (game, seat)))
        .filter(|(game, seat)| !game.shared.contains(seat))
}

fn gathered(contest: Contest, who: Who, theirs: &[(&Game, Seat)]) -> Figures {
    let mut figures = Figures {
        who,
        games: theirs.len(),
        ..Figures::default()
    };
    let mut pads = Vec::new();
    for &(game, seat) in theirs {
        if !game.is_solo() {
            figures.in_groups += 1;
            figures.wins += usize::from(game.winners.contains(&seat));
        }
        match &game.course {
            Course::Express(all) => {
                figures.results.push(all[seat].total);
                pads.push(&all[seat]);
            }
            Course::Classic(all) => {
                let tally = all[seat].tally;
                figures.turns.0 += tally.turns;
                figures.turns.1 += tally.busts;
                if game.is_solo() {
                    figures.results.extend(game.result(seat));
                }
            }
        }
        if let Some(&taken) = game.noted.taken.get(seat.index()) {
            figures.taken.0 += taken;
            figures.taken.1 += match &game.course {
                Course::Express(pads) => pads[seat].choices,
                Course::Classic(turns) => turns[seat].tally.turns as u32,
            };
        }
        figures.losses.extend(game.loss(seat));
    }
    figures.results.sort_unstable();
    if let Contest::Express(penalty) = contest
        && !pads.is_empty()
    {
        let mean = |value: &dyn Fn(&Pads) -> f64| {
            pads.iter().map(|pads| value(pads)).sum::<f64>() / pads.len() as f64
        };
        figures.rows = Sum::ALL
            .map(|sum| {
                let score = |pads: &Pads| row_score(sum, pads.pad.marks(sum), penalty);
                Row {
                    score: mean(&|pads| f64::from(score(pads))),
                    marks: mean(&|pads| f64::from(pads.pad.marks(sum))),
                    minus: mean(&|pads| f64::from(score(pads) < 0)),
                }
            })
            .to_vec();
        figures.fifths = Die::ALL
            .map(|die| {
                let named = mean(&|pads| f64::from(pads.pad.track(die).is_some()));
                let marks = mean(&|pads| pads.pad.track(die).map_or(0.0, |t| f64::from(t.marks())));
                Fifth {
                    named,
                    marks: if named > 0.0 { marks / named } else { 0.0 },
                    out: mean(&|pads| f64::from(pads.out_by == Some(die))),
                }
            })
            .to_vec();
    }
    figures
}

pub(super) fn mean(values: impl ExactSizeIterator<Item = f64>) -> Option<f64> {
    let count = values.len();
    (count > 0).then(|| values.sum::<f64>() / count as f64)
}
