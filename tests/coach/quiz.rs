//! The quiz on one's own costliest choices: what it asks and judges, and that none of it is a game.

use std::fs;

use fifth_die::coach::classic::Values;
use fifth_die::coach::express::{ValueTable, instant};
use fifth_die::coach::quiz;
use fifth_die::coach::review::Judged;
use fifth_die::coach::review::classic::Review as BoardReview;
use fifth_die::coach::review::express::Review;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, Classic, DiceSource, Seed, Session};
use fifth_die::store::{Quiz, QuizKind, Saved, Settings, Store};
use fifth_die::text;
use jiff::Timestamp;

use crate::harness::Desk;
use crate::play;
use crate::result_screen::hasty;

fn values() -> &'static ValueTable {
    ValueTable::shipped(Penalty::TwoHundred)
}

fn desk(session: impl Into<AnySession>) -> Desk {
    let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
    Desk::holding(&[saved], &Settings::default())
}

#[test]
fn the_costliest_choices_are_asked() {
    for names in [&["Ann"][..], &["Ann", "Ben", "Cleo"]] {
        let session = hasty(names);
        for seat in Seat::all(names.len()) {
            let review = Review::of(values(), &session, seat);
            let costliest = review.moments.costliest();
            let questions = quiz::costly_throws(values(), &session, seat);
            assert_eq!(questions.len(), 3);
            for (question, moment) in questions.iter().zip(costliest) {
                assert_eq!(question.stake, moment.loss());
                assert_eq!(question.moment, *moment);
            }
        }
    }
    let board = on_board(&["Ann", "Ben"], 9);
    let review = BoardReview::of(Values::built_in(), &board, Seat::new(1));
    let questions = quiz::costly_moves(Values::built_in(), &board, Seat::new(1));
    assert_eq!(questions.len(), 3);
    for (question, moment) in questions.iter().zip(review.moments.costliest()) {
        assert_eq!(question.moment, *moment);
    }
}

#[test]
fn the_master_asks_what_is_not_plain() {
    let session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(1)));
    let questions = quiz::hard_throws(values(), session);
    assert!(questions.len() >= 3);
    for question in questions {
        let moment = question.moment;
        let advice = instant(values(), &moment.pad, &moment.throw);
        assert_eq!(advice[0].value - advice[1].value, question.stake);
        assert!((2.0..30.0).contains(&question.stake));
    }
    let session = play::board(&["Ann"], Setting::default(), DiceSource::App(Seed(2)));
    let questions = quiz::hard_moves(Values::built_in(), session);
    assert!(questions.len() >= 4);
    for question in questions {
        let [best, second, ..] = &question.moment.choices[..] else {
            panic!("there is a choice");
        };
        let stake = second.value - best.value;
        assert!((stake - question.stake).abs() < 1e-9);
        assert!((0.08..1.2).contains(&stake), "{stake} turns");
    }
}

#[test]
fn a_quiz_asks_judges_and_goes_on() {
    let session = hasty(&["Ann"]);
    let review = Review::of(values(), &session, Seat::FIRST);
    let costliest = review.moments.costliest()[0];
    let mut desk = desk(session);
    desk.types("q");
    let title = format!("Throw {}", costliest.number);
    desk.expect(&title);
    desk.expect("What do you choose?");
    // Nothing tells beforehand what is best, and nothing is chosen yet.
    assert!(!desk.shows("Best") && !desk.shows("Chosen"));
    desk.keys("Enter");
    desk.expect("What do you choose?");

    let choices = costliest.pad.choices(&costliest.throw);
    let place = choices.iter().position(|&other| other == costliest.chosen);
    let letter = char::from(b'a' + place.unwrap() as u8);
    desk.types(&letter.to_string());
    let why = text::reasons(&costliest.cause(values()).unwrap());
    let why = text::unbroken(&why[0].what);
    desk.expect(&why);
    // The answer stands: other letters mean nothing now.
    desk.types("ab");
    desk.expect(&why);

    // A click on the next question leads where Enter does.
    let second = review.moments.costliest()[1];
    desk.click(&format!("Throw {}", second.number));
    assert!(!desk.shows(&why));
    desk.expect("What do you choose?");
    // The best choice, found with the arrows.
    let choices = second.pad.choices(&second.throw);
    let place = choices.iter().position(|&other| other == second.best);
    desk.keys(&format!("↓*{} Enter", place.unwrap() + 1));
    assert!(desk.says("Best: no other") || desk.says("A toss-up") || desk.says("Brilliant"));
}

#[test]
fn the_result_of_a_quiz_is_kept_and_no_game_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    store.save_settings(&Settings::default()).unwrap();
    let mut desk = Desk::of(store);
    // Nobody has played here: the master's games are asked, and not as one's own.
    desk.types("q");
    desk.expect("Hard choices of Master");
    for _ in 0..10 {
        desk.keys("A Enter");
    }
    desk.expect("Points lost on average, quiz by quiz");
    let store = Store::open(Some(folder.path())).unwrap();
    let quizzes = store.quizzes();
    assert_eq!(quizzes.len(), 1);
    assert_eq!(quizzes[0].questions, 10);
    assert!(quizzes[0].mean_loss > 0.0);
    assert!(store.games().is_empty());

    // Another one asks something else; one that is left is not kept.
    desk.keys("Enter");
    desk.expect("What do you choose?");
    desk.keys("A Esc");
    desk.expect("Learn the game");
    assert_eq!(store.quizzes().len(), 1);
}

#[test]
fn a_file_of_quizzes_that_is_damaged_is_kept_beside_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    assert_eq!(store.quizzes(), []);
    let quiz = |mean_loss| Quiz {
        kind: QuizKind::Express,
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
fn quizzes_of_each_kind_are_kept_apart_and_old_ones_are_of_express() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let old = "(quizzes: [(ended: \"2026-11-20T20:15:00Z\", questions: 10, mean_loss: 3.25)])";
    fs::write(store.quizzes_file(), old).unwrap();
    let [quiz] = store.quizzes()[..] else {
        panic!("it is read");
    };
    assert_eq!((quiz.kind, quiz.mean_loss), (QuizKind::Express, 3.25));
    for kind in QuizKind::ALL {
        store.add_quiz(Quiz { kind, ..quiz }).unwrap();
    }
    let kinds: Vec<QuizKind> = store.quizzes().iter().map(|quiz| quiz.kind).collect();
    assert_eq!(kinds[1..], QuizKind::ALL);
    let text = fs::read_to_string(store.quizzes_file()).unwrap();
    assert_eq!(text.matches("kind").count(), 2, "{text}");
}

/// A board of these people after so many turns, who go for tops.
fn on_board(names: &[&str], turns: usize) -> Session<Classic> {
    let dice = DiceSource::App(Seed(5));
    play::board_after(names, dice, Seed(5), turns)
}

#[test]
fn a_quiz_on_the_board_is_of_a_kind_of_its_own() {
    let session = on_board(&["Ann"], play::TO_THE_END);
    assert!(session.is_over());
    let mut desk = desk(session);
    let alone = Quiz {
        kind: QuizKind::BoardAlone,
        ended: Timestamp::UNIX_EPOCH,
        questions: 10,
        mean_loss: 0.2,
    };
    // The kind of the last quiz comes first.
    let store = desk.store().clone();
    store.add_quiz(alone).unwrap();
    desk.types("q");
    desk.expect("✓ Classic solo");
    desk.types("q");
    desk.expect("✓ Express");
    desk.click("Classic solo");
    for _ in 0..10 {
        desk.expect("What do you choose?");
        desk.types("a");
        // An answer stands, and another kind would lose it.
        desk.keys("Q Enter");
    }
    desk.expect("Turns lost on average, quiz by quiz");
    desk.expect("✓ Classic solo");
    let [_, quiz] = store.quizzes()[..] else {
        panic!("it is kept");
    };
    assert_eq!((quiz.kind, quiz.questions), (QuizKind::BoardAlone, 10));
    assert_eq!(store.games().len(), 1);
}
