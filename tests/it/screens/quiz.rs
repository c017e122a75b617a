//! The quiz on one's own costliest choices: what is asked, what is answered, and that none of it is a game.

use std::fs;

use fifth_die::coach::express::{ValueTable, instant};
use fifth_die::coach::quiz::Question;
use fifth_die::coach::review::Judged;
use fifth_die::coach::review::express::Review;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Event, Seed, Session};
use fifth_die::store::{Quiz, Saved, Settings, Store};
use fifth_die::text;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::fits::fits;
use crate::fixtures::chosen;
use crate::harness::Desk;
use crate::play;

fn values() -> &'static ValueTable {
    ValueTable::shipped(Penalty::TwoHundred).unwrap()
}

/// A game of these people who think of the track alone.
fn hasty(names: &[&str]) -> Session {
    let dice = DiceSource::App(Seed(7));
    let mut session = play::table(names, Penalty::TwoHundred, dice);
    while let Phase::Throw(number) = session.table().phase() {
        let throw = session.throw(number).unwrap();
        session.record(Event::Throw { number, throw }).unwrap();
        for seat in Seat::all(names.len()) {
            let pad = session.table().pads()[seat];
            if !pad.is_out() {
                let choice = play::hasty(&pad, &throw);
                let event = chosen(number.get(), seat.index(), choice);
                session.record(event).unwrap();
            }
        }
    }
    session
}

/// The list of games with this one.
fn desk(session: Session) -> Desk {
    let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
    Desk::holding(&[saved], &Settings::default())
}

#[test]
fn the_costliest_choices_are_asked_as_they_stood() {
    for names in [&["Ann"][..], &["Ann", "Ben", "Cleo"]] {
        let session = hasty(names);
        for seat in Seat::all(names.len()) {
            let review = Review::of(values(), &session, seat);
            let costliest = review.moments.costliest();
            let questions = Question::of_game(values(), &session, seat);
            assert_eq!(questions.len(), 3);
            for (question, moment) in questions.iter().zip(costliest) {
                let table = question.session.table();
                assert_eq!(question.stake, moment.loss());
                assert_eq!(table.pads()[Seat::FIRST], moment.pad);
                let round = table.round(moment.number).unwrap();
                assert_eq!(*round.throw(), moment.throw);
                let waiting: Vec<_> = table.waiting().collect();
                assert_eq!(waiting, [(moment.number, Seat::FIRST)]);
            }
        }
    }
}

#[test]
fn the_master_asks_what_is_not_plain() {
    let session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(1)));
    let questions = Question::of_master(values(), session);
    assert!(questions.len() >= 3);
    for question in questions {
        let table = question.session.table();
        let (number, seat) = table.waiting().next().unwrap();
        let throw = table.round(number).unwrap().throw();
        let advice = instant(values(), &table.pads()[seat], throw);
        assert_eq!(advice[0].value - advice[1].value, question.stake);
        assert!((2.0..30.0).contains(&question.stake));
    }
}

#[test]
fn a_quiz_asks_judges_and_goes_on() {
    let session = hasty(&["Ann"]);
    let review = Review::of(values(), &session, Seat::FIRST);
    let costliest = review.moments.costliest()[0];
    let mut desk = desk(session);
    desk.types("q");
    let title = format!("Question 1 of 10: Ann, throw {}", costliest.number);
    desk.expect(&title);
    desk.expect("What do you choose?");

    // What was chosen then is told with what it loses and why, as the review does.
    let choices = costliest.pad.choices(&costliest.throw);
    let letter = |choice| {
        let place = choices.iter().position(|&other| other == choice).unwrap();
        char::from(b'a' + place as u8).to_string()
    };
    desk.types(&letter(costliest.chosen));
    let lost = format!(
        "{} loses {} points. The best is {}.",
        text::choice(&costliest.chosen),
        text::number(costliest.loss(), 1),
        text::choice(&costliest.best)
    );
    desk.expect(&lost);
    let why = text::cause(&costliest.cause(values()).unwrap());
    desk.expect(&why);
    // An answer stands, and dice are not to be typed.
    desk.types("a1");
    desk.expect(&lost);

    desk.key(Named::Enter);
    assert!(!desk.shows(&title) && !desk.shows(&why));
    desk.expect("What do you choose?");
}

#[test]
fn the_best_choice_is_as_good_as_any() {
    let session = hasty(&["Ann"]);
    let review = Review::of(values(), &session, Seat::FIRST);
    let costliest = *review.moments.costliest()[0];
    let mut desk = desk(session);
    desk.types("q");
    let choices = costliest.pad.choices(&costliest.throw);
    let place = choices.iter().position(|&choice| choice == costliest.best);
    desk.types(&char::from(b'a' + place.unwrap() as u8).to_string());
    let best = text::choice(&costliest.best);
    desk.expect(&format!("{best} is as good as any other choice."));
}

#[test]
fn what_a_quiz_has_come_to_is_kept_and_no_game_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    store.save_settings(&Settings::default()).unwrap();
    let mut desk = Desk::of(store);
    // Nobody has played here: the master's games are asked.
    desk.types("q");
    for _ in 0..10 {
        desk.types("a");
        desk.key(Named::Enter);
    }
    desk.expect("Points lost on average, quiz after quiz");
    let store = Store::open(Some(folder.path())).unwrap();
    let quizzes = store.quizzes();
    assert_eq!(quizzes.len(), 1);
    assert_eq!(quizzes[0].questions, 10);
    assert!(quizzes[0].mean_loss > 0.0);
    assert!(store.games().is_empty());

    // Another one asks something else; one that is left is not kept.
    desk.key(Named::Enter);
    desk.expect("What do you choose?");
    desk.types("a");
    desk.key(Named::Escape);
    desk.expect("Practise");
    assert_eq!(store.quizzes().len(), 1);
}

#[test]
fn a_file_of_quizzes_that_is_damaged_is_kept_beside_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    assert_eq!(store.quizzes(), []);
    let quiz = |mean_loss| Quiz {
        ended: Timestamp::UNIX_EPOCH,
        questions: 10,
        mean_loss,
    };
    store.add_quiz(quiz(3.25)).unwrap();
    store.add_quiz(quiz(0.0)).unwrap();
    assert_eq!(store.quizzes(), [quiz(3.25), quiz(0.0)]);

    for damage in [
        "(quizzes: [",
        "(quizzes: [(ended: \"x\", questions: 1, mean_loss: 1.0)])",
    ] {
        fs::write(store.quizzes_file(), damage).unwrap();
        assert_eq!(store.quizzes(), []);
        store.add_quiz(quiz(1.0)).unwrap();
        assert_eq!(store.quizzes(), [quiz(1.0)]);
    }
    let aside = store.quizzes_file().with_file_name("quizzes-1.ron");
    assert_eq!(fs::read_to_string(aside).unwrap(), "(quizzes: [");
}

#[test]
fn a_game_up_to_a_throw_is_none_where_a_choice_is_missing() {
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(3), 3);
    let last = session.table().last_throw();
    let alone = session.alone_up_to(Seat::FIRST, last).unwrap();
    assert_eq!(alone.table().last_throw(), last);
    assert_eq!(alone.players().len(), 1);
    let third = Seat::all(3).next_back().unwrap();
    assert_eq!(session.alone_up_to(third, ThrowNumber::FIRST), None);
}

#[test]
fn a_quiz_fits_windows_of_every_size() {
    let open = |keys: &str| {
        let mut desk = desk(hasty(&["Ann"]));
        desk.types(keys);
        desk
    };
    fits("quiz", open("q"));
    fits("quiz answered", open("qa"));
}
