//! Where the choices to practise come from: a person's own games, or games that the master plays for it.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use jiff::Timestamp;

use super::super::judged::review;
use super::{COUNT, Found, Question, Subject};
use crate::coach::classic::Values;
use crate::coach::express::{Par, ValueTable};
use crate::coach::practice::{hard_moves, hard_throws, is_costly, theme_of_move, theme_of_throw};
use crate::coach::review::{Judged, express};
use crate::rules::Seat;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session,
};
use crate::stats::due;
use crate::store::{Answer, Asked, Course, Id, Overview, Store, day};
use crate::text as words;
use crate::text::moments::{BoardMoment, Moment, PadMoment};

/// The newest games of a person in which choices are looked for, in Express and on the board, whose games take longer; older
/// ones are looked at only for choices that are due again.
const NEWEST: [usize; 2] = [40, 15];
/// Games on the board with more turns than this, longer than anybody plays, are skipped.
const MOST_TURNS: usize = 200;
/// The most choices asked from a game by the master.
const OF_MASTER: usize = 4;

/// The costly choices of a person, or of whoever has practised last, and the answers about them.
pub(super) fn find(store: &Store, person: Option<Name>, goes_on: impl Fn() -> bool) -> Found {
    let games = store.games_while(&goes_on).unwrap_or_default();
    let games = games.into_iter().filter_map(|listed| {
        let overview = listed.content.ok()?;
        (overview.over && is_of_usual_length(&overview)).then_some((listed.id, overview))
    });
    let games: Vec<(Id, Overview)> = games.collect();
    let seats = games.iter().flat_map(|(_, game)| {
        let own = Seat::enumerate(&game.players);
        own.filter(|(seat, _)| game.has_single_owner(*seat))
    });
    let mut people: Vec<Player> = Vec::new();
    for (_, player) in seats {
        if !people.iter().any(|known| known.name.is_like(&player.name)) {
            people.push(player.clone());
        }
    }
    let answers = store.answers();
    let games_by_id: HashMap<&Id, &Overview> = games.iter().map(|(id, game)| (id, game)).collect();
    let owner = |answer: &Answer| {
        let asked = answer.asked.as_ref()?;
        let players = &games_by_id.get(&asked.game)?.players;
        Some(&players.get(asked.seat.index())?.name)
    };
    let last = answers.iter().rev().find_map(owner).cloned();
    let person = person.or(last);
    let person = person.or_else(|| Some(people.first()?.name.clone()));
    let is_person = |name: &Name| person.as_ref().is_some_and(|person| person.is_like(name));

    let mut own = answers.clone();
    own.retain(|answer| owner(answer).is_some_and(is_person));
    let mut given: HashMap<&Asked, Vec<(i32, bool)>> = HashMap::new();
    for answer in &own {
        if let Some(asked) = &answer.asked {
            let day = day(answer.given);
            given.entry(asked).or_default().push((day, answer.right));
        }
    }
    let today = day(Timestamp::now());
    let due: HashMap<&Asked, Option<i32>> = given
        .into_iter()
        .map(|(asked, days)| (asked, due(days)))
        .collect();
    let again = due
        .iter()
        .filter(|(_, due)| due.is_some_and(|due| due <= today));
    let again: HashSet<&Id> = again.map(|(asked, _)| &asked.game).collect();

    let mut looked_at = [0; NEWEST.len()];
    let mut cards = Vec::new();
    for (id, game) in &games {
        let mut seats = Seat::enumerate(&game.players);
        let own =
            seats.find(|(seat, player)| game.has_single_owner(*seat) && is_person(&player.name));
        let Some((seat, _)) = own else { continue };
        let kind = usize::from(!game.contest.is_express());
        looked_at[kind] += 1;
        if looked_at[kind] > NEWEST[kind] && !again.contains(id) {
            continue;
        }
        // The game may be gone by now.
        let Ok(saved) = store.load(id) else { continue };
        let watch = || match goes_on() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let ControlFlow::Continue(moments) = judged(&saved.session, seat, watch) else {
            break;
        };
        let costly = moments.into_iter();
        let costly = costly.filter(|moment| is_costly(moment.measure(), moment.loss()));
        cards.extend(costly.map(|moment| {
            let asked = asked(&moment, id, seat);
            Question {
                players: game.players.clone(),
                seat,
                due: due.get(&asked).copied().flatten(),
                asked: Some(asked),
                theme: match &moment {
                    Moment::Pad(pad) => theme_of_throw(pad.table, &pad.judged),
                    Moment::Board(board) => theme_of_move(&board.judged),
                },
                moment,
            }
        }));
    }
    if cards.is_empty() {
        own = answers;
        own.retain(|answer| answer.asked.is_none());
    }
    Found {
        people,
        person,
        cards,
        answers: own,
        today,
    }
}

/// The judged choices of a seat; in Express by points, in groups too, which takes milliseconds.
fn judged(
    session: &AnySession,
    seat: Seat,
    mut watch: impl FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Vec<Moment>> {
    let moments = match session {
        AnySession::Express(session) => {
            let table = ValueTable::shipped(session.setup().penalty());
            let review = express::Review::watched(table, session, seat, |_| watch())?;
            let pads = review.moments.iter();
            let pads = pads.map(|&judged| Moment::Pad(PadMoment::new(judged, table)));
            pads.collect()
        }
        AnySession::Classic(_) => review(session, seat, |_, _| watch())?.moments.to_vec(),
    };
    ControlFlow::Continue(moments)
}

/// Whether choices are looked for in this game: games longer than anybody plays are skipped.
fn is_of_usual_length(game: &Overview) -> bool {
    match game.course {
        Course::Express { throws, .. } => throws <= Par::MOST_THROWS,
        Course::Classic { turns, .. } => turns <= MOST_TURNS,
    }
}

/// The place of a choice in the files.
fn asked(moment: &Moment, game: &Id, seat: Seat) -> Asked {
    let (number, decides) = match moment {
        Moment::Pad(moment) => (moment.judged.number.get(), false),
        Moment::Board(moment) => {
            let decides = moment.judged.chosen.choice.play().is_none();
            (moment.judged.number.get(), decides)
        }
    };
    Asked {
        game: game.clone(),
        seat,
        number,
        decides,
    }
}

/// Hard choices from games by the master with dice from this seed on, alone or on the board against itself; fewer if the coach
/// has no values.
pub(super) fn of_master(subject: Subject, first: u64, goes_on: impl Fn() -> bool) -> Vec<Question> {
    let mut questions = Vec::new();
    for seed in (first..first + COUNT as u64).take_while(|_| goes_on()) {
        let room = COUNT - questions.len();
        if room == 0 {
            break;
        }
        let more = of_game_of_master(subject, Seed(seed)).unwrap_or_default();
        questions.extend(more.into_iter().take(room.min(OF_MASTER)));
    }
    questions
}

/// The hard choices of a game by the master, the hardest first; `None` if the coach has no values.
fn of_game_of_master(subject: Subject, seed: Seed) -> Option<Vec<Question>> {
    let name = words::level(Level::Master).to_string();
    let names = match subject {
        Subject::Board => vec![name.clone(), format!("{name} 2")],
        _ => vec![name],
    };
    let players = names.iter().zip(Colour::ALL).map(|(name, colour)| {
        Some(Player {
            name: Name::new(name).ok()?,
            colour,
            level: Some(Level::Master),
        })
    });
    let players: Vec<Player> = players.collect::<Option<_>>()?;
    let dice = DiceSource::App(seed);
    let question = |moment, seat| Question {
        moment,
        players: players.clone(),
        seat,
        asked: None,
        theme: None,
        due: None,
    };
    Some(match subject {
        Subject::Board | Subject::BoardAlone => {
            let setup = Classic::new(players.clone(), Setting::default(), dice).ok()?;
            let hard = hard_moves(Values::built_in(), Session::new(setup)).into_iter();
            hard.map(|hard| {
                let seat = hard.moment.position.turn();
                let judged = Box::new(hard.moment);
                question(
                    Moment::Board(BoardMoment {
                        judged,
                        roll: Some(1),
                    }),
                    seat,
                )
            })
            .collect()
        }
        _ => {
            let table = ValueTable::shipped(Penalty::default());
            let setup = Express::new(players.clone(), Penalty::default(), dice).ok()?;
            let hard = hard_throws(table, Session::new(setup)).into_iter();
            let pads = hard.map(|hard| Moment::Pad(PadMoment::new(hard.moment, table)));
            pads.map(|pad| question(pad, Seat::FIRST)).collect()
        }
    })
}
