//! The questions of a quiz.

use super::moment::{BoardMoment, Moment, PadMoment};
use crate::coach::classic::Values;
use crate::coach::express::{Par, ValueTable};
use crate::coach::quiz::{self, classic, express};
use crate::coach::review::classic::Moment as JudgedBoard;
use crate::coach::review::express::Moment as JudgedPad;
use crate::rules::Seat;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session,
};
use crate::store::{Course, Overview, QuizKind, Store};
use crate::text;

/// The number of questions in a quiz.
const COUNT: usize = 10;
/// Games on the board with more turns than this, longer than anybody plays, are skipped.
const MOST_TURNS: usize = 200;

/// A question of a quiz.
#[derive(Debug, Clone)]
pub struct Question {
    /// The choice to make, as it was made in a game.
    pub moment: Moment,
    /// The loss of that choice; for a choice by the master, the loss of the second best one.
    pub stake: f64,
    /// The player who made it.
    pub name: String,
    /// Everybody in that game, by seat.
    pub players: Vec<Player>,
}

/// The questions of a quiz of this kind, after `quizzes` earlier ones: the costliest choices of the players here, and
/// if there are too few, hard choices from games by the master.
pub(super) fn of(
    store: &Store,
    kind: QuizKind,
    quizzes: usize,
    goes_on: impl Fn() -> bool,
) -> Vec<Question> {
    let mut asked = Vec::new();
    let games = store.games_while(&goes_on).unwrap_or_default();
    let games = games.into_iter().filter(|listed| {
        let overview = listed.content.as_ref();
        overview.is_ok_and(|overview| overview.over && is_asked_about(overview, kind))
    });
    let games = games.take_while(|_| goes_on());
    let sessions = games.filter_map(|listed| Some(store.load(&listed.id).ok()?.session));
    let sessions = sessions.filter(AnySession::is_over);
    for session in sessions.take(most_games(kind)) {
        asked.extend(of_people(&session));
    }
    asked.sort_by(|one: &Question, other| other.stake.total_cmp(&one.stake));
    // Successive quizzes go through all of them, then begin again.
    let quizzes_of_own = asked.len().div_ceil(COUNT).max(1);
    asked.drain(..(quizzes % quizzes_of_own) * COUNT);
    asked.truncate(COUNT);
    // Each quiz has its own seeds.
    let first = quizzes as u64 * COUNT as u64;
    for seed in (first..first + COUNT as u64).take_while(|_| goes_on()) {
        let room = COUNT - asked.len();
        if room == 0 {
            break;
        }
        asked.extend(of_master(kind, Seed(seed)).into_iter().take(room));
    }
    for question in &mut asked {
        if let Moment::Pad(moment) = &mut question.moment {
            let table = ValueTable::shipped(moment.penalty).ok();
            moment.cause = table.and_then(|table| moment.judged.cause(table));
        }
    }
    asked
}

/// How many games to review, newest first; each takes a tenth of a second on the board.
fn most_games(kind: QuizKind) -> usize {
    match kind {
        QuizKind::Express => 40,
        QuizKind::Board | QuizKind::BoardAlone => 15,
    }
}

/// Whether a quiz of this kind asks about this game; games longer than anybody plays are skipped.
fn is_asked_about(overview: &Overview, kind: QuizKind) -> bool {
    match (&overview.course, kind) {
        (Course::Express { throws, .. }, QuizKind::Express) => *throws <= Par::MOST_THROWS,
        (Course::Classic { turns, .. }, QuizKind::Board | QuizKind::BoardAlone) => {
            let is_alone = kind == QuizKind::BoardAlone;
            *turns <= MOST_TURNS && overview.is_solo() == is_alone
        }
        (Course::Express { .. } | Course::Classic { .. }, _) => false,
    }
}

/// The costliest choices of the players in a game; bots and shared seats are left out.
fn of_people(session: &AnySession) -> Vec<Question> {
    let shared = session.shared();
    let seats = Seat::enumerate(session.players());
    let people = seats.filter(|(seat, player)| player.level.is_none() && !shared.contains(seat));
    let questions = people.map(|(seat, player)| {
        let of = |question| Question {
            name: player.name.to_string(),
            players: session.players().to_vec(),
            ..question
        };
        let questions: Vec<Question> = match session {
            AnySession::Express(session) => {
                let penalty = session.setup().penalty();
                let table = ValueTable::shipped(penalty);
                let questions = table.map(|table| express::of_game(table, session, seat));
                let questions = questions.unwrap_or_default().into_iter();
                questions
                    .map(|question| on_pad(question, penalty))
                    .collect()
            }
            AnySession::Classic(session) => {
                let questions = classic::of_game(Values::built_in(), session, seat);
                questions.into_iter().map(on_board).collect()
            }
        };
        questions.into_iter().map(of).collect::<Vec<_>>()
    });
    questions.flatten().collect()
}

fn on_pad(question: quiz::Question<JudgedPad>, penalty: Penalty) -> Question {
    let moment = PadMoment::new(question.moment, penalty);
    asked(Moment::Pad(moment), question.stake)
}

fn on_board(question: quiz::Question<JudgedBoard>) -> Question {
    let moment = BoardMoment {
        judged: Box::new(question.moment),
        roll: Some(1),
    };
    asked(Moment::Board(moment), question.stake)
}

/// A question without a player yet.
fn asked(moment: Moment, stake: f64) -> Question {
    Question {
        moment,
        stake,
        name: String::new(),
        players: Vec::new(),
    }
}

/// The hardest choices of a game by the master: solo, or on the board against itself.
fn of_master(kind: QuizKind, seed: Seed) -> Vec<Question> {
    const MOST: usize = 4;

    let name = text::level(Level::Master).to_string();
    let names = match kind {
        QuizKind::Express | QuizKind::BoardAlone => vec![name],
        QuizKind::Board => vec![name.clone(), format!("{name} 2")],
    };
    let players = names.iter().zip(Colour::ALL);
    let players = players.filter_map(|(name, colour)| {
        Some(Player {
            name: Name::new(name).ok()?,
            colour,
            level: None,
        })
    });
    let players: Vec<Player> = players.collect();
    let asked = match kind {
        QuizKind::Express => hard_throws(players.clone(), seed),
        QuizKind::Board | QuizKind::BoardAlone => hard_turns(players.clone(), seed),
    };
    let mut asked = asked.unwrap_or_default();
    asked.sort_by(|one, other| other.stake.total_cmp(&one.stake));
    asked.truncate(MOST);
    let named = asked.into_iter().map(|question| {
        let turn = match &question.moment {
            Moment::Pad(_) => Seat::FIRST,
            Moment::Board(moment) => moment.judged.position.turn(),
        };
        Question {
            name: players[turn].name.to_string(),
            players: players.clone(),
            ..question
        }
    });
    named.collect()
}

fn hard_throws(players: Vec<Player>, seed: Seed) -> Option<Vec<Question>> {
    let penalty = Penalty::default();
    let setup = Express::new(players, penalty, DiceSource::App(seed)).ok()?;
    let table = ValueTable::shipped(penalty).ok()?;
    let questions = express::of_master(table, Session::new(setup)).into_iter();
    Some(
        questions
            .map(|question| on_pad(question, penalty))
            .collect(),
    )
}

fn hard_turns(players: Vec<Player>, seed: Seed) -> Option<Vec<Question>> {
    let setup = Classic::new(players, Setting::default(), DiceSource::App(seed)).ok()?;
    let questions = classic::of_master(Values::built_in(), Session::new(setup)).into_iter();
    Some(questions.map(on_board).collect())
}
