//! What a quiz asks.

use crate::coach::express::{Par, ValueTable};
use crate::coach::quiz::Question;
use crate::rules::Seat;
use crate::rules::express::Penalty;
use crate::session::{AnySession, Colour, DiceSource, Express, Level, Name, Player, Seed, Session};
use crate::store::{Course, Store};
use crate::text;

/// How many questions a quiz has.
const COUNT: usize = 10;
/// How many games are looked at, the newest first.
const MOST_GAMES: usize = 40;

/// A question, and from whose game it is.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The throw.
    pub question: Question,
    /// The one whose game it is.
    pub name: String,
}

/// The questions of the quiz after so many: the costliest choices of the people who played here, and where there are too
/// few, hard ones of the master's.
pub(super) fn of(store: &Store, quizzes: usize, goes_on: impl Fn() -> bool) -> Vec<Asked> {
    let mut asked = Vec::new();
    let games = store.games_while(&goes_on).unwrap_or_default();
    let games = games.into_iter().filter(|listed| {
        let overview = listed.content.as_ref();
        overview.is_ok_and(|overview| overview.over && is_asked_about(&overview.course))
    });
    let games = games.take_while(|_| goes_on());
    let sessions = games.filter_map(|listed| match store.load(&listed.id).ok()?.session {
        AnySession::Express(session) => Some(session).filter(Session::is_over),
        AnySession::Classic(_) => None,
    });
    for session in sessions.take(MOST_GAMES) {
        asked.extend(of_people(&session));
    }
    asked.sort_by(|one: &Asked, other| other.question.stake.total_cmp(&one.question.stake));
    // One quiz after the other goes through them, and begins again.
    let quizzes_of_own = asked.len().div_ceil(COUNT).max(1);
    asked.drain(..(quizzes % quizzes_of_own) * COUNT);
    asked.truncate(COUNT);
    // Every quiz has seeds of its own.
    let first = quizzes as u64 * COUNT as u64;
    for seed in (first..first + COUNT as u64).take_while(|_| goes_on()) {
        let room = MOST_OF_MASTER.min(COUNT - asked.len());
        asked.extend(of_master(Seed(seed)).into_iter().take(room));
    }
    asked
}

/// Whether it is a game of Express, and not longer than any that people play.
fn is_asked_about(course: &Course) -> bool {
    matches!(course, Course::Express { throws, .. } if *throws <= Par::MOST_THROWS)
}

/// The most questions from one game of the master's.
const MOST_OF_MASTER: usize = 3;

/// The costliest choices of the people in a game.
fn of_people(session: &Session<Express>) -> Vec<Asked> {
    let Ok(table) = ValueTable::shipped(session.setup().penalty()) else {
        return Vec::new();
    };
    let seats = Seat::enumerate(session.players());
    let people = seats
        .filter(|&(seat, player)| player.level.is_none() && session.seat_history(seat).is_plain());
    people
        .flat_map(|(seat, player)| {
            let questions = Question::of_game(table, session, seat).into_iter();
            questions.map(|question| Asked {
                question,
                name: player.name.to_string(),
            })
        })
        .collect()
}

/// Hard choices of a game of the master's.
fn of_master(seed: Seed) -> Vec<Asked> {
    let name = text::level(Level::Master).to_string();
    let player = Name::new(&name).map(|name| Player {
        name,
        colour: Colour::ALL[0],
        level: None,
    });
    let setup = player.ok().and_then(|player| {
        Express::new(vec![player], Penalty::default(), DiceSource::App(seed)).ok()
    });
    let (Some(setup), Ok(table)) = (setup, ValueTable::shipped(Penalty::default())) else {
        return Vec::new();
    };
    let questions = Question::of_master(table, Session::new(setup)).into_iter();
    questions
        .map(|question| Asked {
            question,
            name: name.clone(),
        })
        .collect()
}
