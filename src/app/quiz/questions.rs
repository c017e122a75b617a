//! What a quiz asks.

use crate::coach::classic::Values;
use crate::coach::express::{Par, ValueTable};
use crate::coach::quiz::{Question, classic, express};
use crate::rules::Seat;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session, Variant,
};
use crate::store::{Course, Overview, QuizKind, Store};
use crate::text;

/// How many questions a quiz has.
const COUNT: usize = 10;
/// Longer games on the board than people play are not thought through.
const MOST_TURNS: usize = 200;

/// A question, and from whose game it is.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The game up to the choice.
    pub session: AnySession,
    /// What was lost there, or could be.
    pub stake: f64,
    /// The one whose game it is.
    pub name: String,
}

impl Asked {
    /// A question from the game of one of this name.
    pub fn new<G: Variant>(question: Question<G>, name: &str) -> Asked
    where
        AnySession: From<Session<G>>,
    {
        Asked {
            session: question.session.into(),
            stake: question.stake,
            name: name.to_owned(),
        }
    }
}

/// The questions of the quiz of this kind after so many: the costliest choices of the people who played here, and where
/// there are too few, hard ones of the master's.
pub(super) fn of(
    store: &Store,
    kind: QuizKind,
    quizzes: usize,
    goes_on: impl Fn() -> bool,
) -> Vec<Asked> {
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
    asked.sort_by(|one: &Asked, other| other.stake.total_cmp(&one.stake));
    // One quiz after the other goes through them, and begins again.
    let quizzes_of_own = asked.len().div_ceil(COUNT).max(1);
    asked.drain(..(quizzes % quizzes_of_own) * COUNT);
    asked.truncate(COUNT);
    // Every quiz has seeds of its own.
    let first = quizzes as u64 * COUNT as u64;
    for seed in (first..first + COUNT as u64).take_while(|_| goes_on()) {
        let room = COUNT - asked.len();
        if room == 0 {
            break;
        }
        asked.extend(of_master(kind, Seed(seed)).into_iter().take(room));
    }
    asked
}

/// How many games are looked at, the newest first: on the board each of them takes a tenth of a second.
fn most_games(kind: QuizKind) -> usize {
    match kind {
        QuizKind::Express => 40,
        QuizKind::Board | QuizKind::BoardAlone => 15,
    }
}

/// Whether a quiz of this kind asks about such a game, and it is not longer than any that people play.
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

/// The costliest choices of the people in a game.
fn of_people(session: &AnySession) -> Vec<Asked> {
    let shared = session.shared();
    let seats = Seat::enumerate(session.players());
    let people = seats.filter(|(seat, player)| player.level.is_none() && !shared.contains(seat));
    let questions = people.map(|(seat, player)| {
        let name = player.name.as_str();
        match session {
            AnySession::Express(session) => {
                let table = ValueTable::shipped(session.setup().penalty());
                let questions = table.map(|table| express::of_game(table, session, seat));
                all(questions.unwrap_or_default(), name)
            }
            AnySession::Classic(session) => {
                all(classic::of_game(Values::built_in(), session, seat), name)
            }
        }
    });
    questions.flatten().collect()
}

/// The hardest choices of a game of the master's: alone, or on the board against another one.
fn of_master(kind: QuizKind, seed: Seed) -> Vec<Asked> {
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
    let (players, dice) = (players.collect(), DiceSource::App(seed));
    let asked = match kind {
        QuizKind::Express => hard_throws(players, dice),
        QuizKind::Board | QuizKind::BoardAlone => hard_turns(players, dice),
    };
    let mut asked = asked.unwrap_or_default();
    asked.sort_by(|one, other| other.stake.total_cmp(&one.stake));
    asked.truncate(MOST);
    asked
}

fn hard_throws(players: Vec<Player>, dice: DiceSource) -> Option<Vec<Asked>> {
    let name = players.first()?.name.to_string();
    let setup = Express::new(players, Penalty::default(), dice).ok()?;
    let table = ValueTable::shipped(Penalty::default()).ok()?;
    let questions = express::of_master(table, Session::new(setup));
    Some(all(questions, &name))
}

fn hard_turns(players: Vec<Player>, dice: DiceSource) -> Option<Vec<Asked>> {
    let setup = Classic::new(players, Setting::default(), dice).ok()?;
    let questions = classic::of_master(Values::built_in(), Session::new(setup));
    let asked = questions.into_iter().map(|question| {
        let turn = question.session.table().position().turn();
        let name = question.session.players()[turn].name.to_string();
        Asked::new(question, &name)
    });
    Some(asked.collect())
}

fn all<G: Variant>(questions: Vec<Question<G>>, name: &str) -> Vec<Asked>
where
    AnySession: From<Session<G>>,
{
    let questions = questions.into_iter();
    questions
        .map(|question| Asked::new(question, name))
        .collect()
}
