//! Learns what positions of classic Can't Stop are worth, as `assets/coach/classic.md` describes.

mod learner;
mod weaker;

use std::collections::VecDeque;

use fifth_die::coach::checksum;
use fifth_die::coach::classic::Values;
use fifth_die::coach::classic::engine::{
    Board, Dice, EVOLVED, Net, Race, Seats, Solved, as_solved, by_rule, careless, overbold,
};
use fifth_die::rules::classic::{Columns, Setting, Sharing};
use rayon::prelude::*;

use self::learner::Learner;

/// The games played with the same values, which are learned together with the games before.
const GENERATION: u32 = 1_000;

/// The games between two reports.
const REPORT: u32 = 50;

/// The passes over all boards after every generation.
const PASSES: usize = 4;

/// The learning rate at the beginning, and at the beginning of the last generation.
const RATES: [f32; 2] = [1e-3, 1e-4];

/// The games of the evolved player that teach the first values.
const TAUGHT: u32 = 40_000;

/// One turn in so many is random, so that unusual boards are learned too.
const WHIM: usize = 4;

/// A subject of learning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// One player alone.
    Alone,
    /// Two equal players, by what happens where their squares meet.
    Equals(Sharing),
    /// A weaker player against a master: half of the games by the Rule of 28, half by the evolved linear player.
    Weaker,
}

impl Subject {
    /// All subjects, in the order of the file.
    pub const ALL: [Subject; 5] = [
        Subject::Alone,
        Subject::Equals(Sharing::Share),
        Subject::Equals(Sharing::Jump),
        Subject::Equals(Sharing::Forced),
        Subject::Weaker,
    ];

    fn seats(self) -> Seats {
        match self {
            Subject::Alone => Seats::Solo,
            Subject::Equals(_) | Subject::Weaker => Seats::Pair,
        }
    }

    fn players(self) -> usize {
        match self.seats() {
            Seats::Solo => 1,
            Seats::Pair => 2,
        }
    }

    fn sharing(self) -> Sharing {
        match self {
            Subject::Equals(sharing) => sharing,
            Subject::Alone | Subject::Weaker => Sharing::Share,
        }
    }
}

/// A board and its value.
#[derive(Debug, Clone, Copy)]
struct Sample {
    race: Race,
    target: f32,
}

/// A net in training, and the boards of the latest games.
struct Pupil {
    learner: Learner,
    generations: VecDeque<Vec<Sample>>,
    /// The number of generations so far.
    number: u32,
}

impl Pupil {
    fn new(subject: Subject, games: u32, seed: u64) -> Pupil {
        let mut learner = Learner::new(subject.seats(), seed);
        let games = TAUGHT.min(games.saturating_mul(20));
        learner.fit(&taught(subject, games, seed), 1, RATES[0]);
        Pupil {
            learner,
            generations: VecDeque::new(),
            number: 0,
        }
    }

    /// Learns from another generation; `before` is the share of all games played before it.
    fn study(&mut self, fresh: Vec<Sample>, before: f32) {
        self.generations.push_back(fresh);
        self.number += 1;
        // The values of the earliest third are outdated.
        if self.generations.len() > 3 && self.number % 3 == 1 {
            self.generations.pop_front();
        }
        let samples: Vec<Sample> = self.generations.iter().flatten().copied().collect();
        let rate = RATES[0] + before * (RATES[1] - RATES[0]);
        self.learner.fit(&samples, PASSES, rate);
    }
}

/// The boards of games of the evolved player, with the results.
fn taught(subject: Subject, games: u32, seed: u64) -> Vec<Sample> {
    let players = subject.players();
    let setting = Setting {
        sharing: subject.sharing(),
        ..Setting::default()
    };
    let mut samples = Vec::new();
    for game in 0..games {
        let mut dice = Dice::new(seed, 1 << 34 | u64::from(game));
        let mut board = Board::start(setting, players, 0);
        let mut seen = Vec::new();
        let winner = loop {
            let me = board.turn;
            seen.push((me, board));
            if let Some(winner) = by_rule(&EVOLVED, &mut board, &mut dice) {
                break winner;
            }
        };
        let turns = seen.len();
        let worth = |number: usize, me: usize| match subject.seats() {
            Seats::Solo => (turns - number) as f32,
            Seats::Pair => f32::from(u8::from(me == winner)),
        };
        let boards = seen.into_iter().enumerate();
        samples.extend(boards.map(|(number, (me, board))| Sample {
            race: Race::new(&board, me, players - 1 - me),
            target: worth(number, me),
        }));
    }
    samples
}

/// The progress of training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// The games played.
    pub games: u32,
    /// The games to play.
    pub of: u32,
    /// The mean number of turns of the latest games.
    pub turns: f64,
    /// The root mean square error of the values of boards in the latest games, in turns or as a chance.
    pub error: f64,
}

/// Learns the values of a subject from scratch, from so many games, and returns the parameters of its net. The same games and
/// seed give the same values. `told` hears of every fifty games.
pub fn learn(subject: Subject, games: u32, seed: u64, mut told: impl FnMut(&Progress)) -> Vec<f32> {
    let mut pupil = Pupil::new(subject, games, seed);
    // The chance of the master against a weaker player, with the master's turn next; only training needs it.
    let mut master = (subject == Subject::Weaker).then(|| Pupil::new(subject, games, !seed));
    // No game asks the nets of other subjects.
    let mut values = Values::built_in().clone();
    *net(&mut values, subject) = pupil.learner.net();
    let mut master_net = master.as_ref().map(|master| master.learner.net());
    for first in (0..games).step_by(GENERATION as usize) {
        let end = games.min(first.saturating_add(GENERATION));
        let mut fresh = Vec::new();
        let mut fresh_of_master = Vec::new();
        for first in (first..end).step_by(REPORT as usize) {
            let end = end.min(first.saturating_add(REPORT));
            let played = (first..end).into_par_iter().map(|game| match &master_net {
                None => play(&values, subject, seed, game),
                Some(master) => weaker::play(&values, master, seed, game),
            });
            let lessons: Vec<Lesson> = played.collect();
            told(&progress(&lessons, end, games));
            for lesson in lessons {
                fresh.extend(lesson.samples);
                fresh_of_master.extend(lesson.master);
            }
        }
        let before = first as f32 / games as f32;
        pupil.study(fresh, before);
        *net(&mut values, subject) = pupil.learner.net();
        if let Some(master) = &mut master {
            master.study(fresh_of_master, before);
            master_net = Some(master.learner.net());
        }
    }
    pupil.learner.parameters()
}

fn net(values: &mut Values, subject: Subject) -> &mut Net {
    match subject {
        Subject::Alone => &mut values.solo,
        Subject::Equals(sharing) => &mut values.pairs[sharing as usize],
        Subject::Weaker => &mut values.weaker,
    }
}

/// Plays a game against itself.
fn play(values: &Values, subject: Subject, seed: u64, game: u32) -> Lesson {
    let mut dice = Dice::new(seed, 1 << 32 | u64::from(game));
    let setting = setting(subject, &mut dice);
    let mut board = Board::start(setting, subject.players(), 0);
    let mut lesson = Lesson::default();
    loop {
        // The board stays the same until somebody stops.
        let mut solved = Vec::new();
        match subject.seats() {
            Seats::Solo => {
                let (alone, worth) = values.solve_alone(&board);
                let race = Race::new(&board, 0, 0);
                lesson.add(race, -worth, values.solo.value(&race));
                solved.push(alone);
            }
            Seats::Pair => {
                let me = board.turn;
                let (one, worths, other) = values.solve_pair(&board);
                for (seat, worth) in [(me, worths[0]), (1 - me, worths[1])] {
                    let race = Race::new(&board, seat, 1 - seat);
                    lesson.add(race, worth, values.pair(&board).value(&race));
                }
                solved.push(one);
                solved.push(other);
            }
        }
        let squares = board.squares;
        let mut who = 0;
        while board.squares == squares {
            lesson.turns += 1;
            let mut whim = Dice::new(seed, 1 << 33 | dice.below(1 << 30) as u64);
            let winner = turn(&solved[who], &mut board, &mut dice, &mut whim);
            if winner.is_some() {
                return lesson;
            }
            who = (who + 1) % subject.players();
        }
    }
}

/// Plays a turn as solved, or one in so many at random; returns the winner of the game, if any.
fn turn(solved: &Solved, board: &mut Board, dice: &mut Dice, whim: &mut Dice) -> Option<usize> {
    match dice.below(2 * WHIM) {
        0 => careless(board, dice, whim),
        1 => overbold(solved, board, dice, whim),
        _ => as_solved(solved, board, dice),
    }
}

/// The rules of a game: a tenth needs four columns, a twentieth five.
fn setting(subject: Subject, dice: &mut Dice) -> Setting {
    let columns = match dice.below(20) {
        0 => Columns::Five,
        1 | 2 => Columns::Four,
        _ => Columns::Three,
    };
    Setting {
        columns,
        sharing: subject.sharing(),
        ..Setting::default()
    }
}

/// The samples of a training game.
#[derive(Debug, Default)]
struct Lesson {
    samples: Vec<Sample>,
    /// Samples for the master who meets a weaker player.
    master: Vec<Sample>,
    turns: u32,
    /// The sum of the squared errors of all boards.
    squared: f32,
}

impl Lesson {
    fn add(&mut self, race: Race, worth: f32, known: f32) {
        let error = known - worth;
        self.squared += error * error;
        self.samples.push(Sample {
            race,
            target: worth,
        });
    }
}

fn progress(latest: &[Lesson], games: u32, of: u32) -> Progress {
    let turns: u32 = latest.iter().map(|game| game.turns).sum();
    let squared: f32 = latest.iter().map(|game| game.squared).sum();
    let boards: usize = latest.iter().map(|game| game.samples.len()).sum();
    Progress {
        games,
        of,
        turns: f64::from(turns) / latest.len() as f64,
        error: (f64::from(squared) / boards as f64).sqrt(),
    }
}

/// The parameters of the nets of all subjects, in their order.
pub type Parameters = [Vec<f32>; Subject::ALL.len()];

/// The parameters that are built into the program.
pub fn built_in() -> Parameters {
    let mut rest = &include_bytes!("../../assets/coach/classic.values")[HEAD..];
    Subject::ALL.map(|subject| {
        let (net, others) = rest.split_at(size_of::<f32>() * Net::numbers(subject.seats()));
        rest = others;
        let (numbers, _) = net.as_chunks();
        numbers.iter().copied().map(f32::from_le_bytes).collect()
    })
}

/// The name of a file of values, with its version.
const NAME: [u8; 8] = *b"classic2";

/// The bytes of name and checksum.
const HEAD: usize = NAME.len() + size_of::<u64>();

/// The file of these parameters, as [`Values::read`] reads it.
pub fn file(parameters: &Parameters) -> Vec<u8> {
    let numbers = parameters.iter().flatten();
    let numbers: Vec<u8> = numbers.flat_map(|number| number.to_le_bytes()).collect();
    let mut bytes = NAME.to_vec();
    bytes.extend(checksum(&numbers).to_le_bytes());
    bytes.extend(numbers);
    bytes
}
