//! The quiz on one's own costliest choices: what is asked, what is answered, and that none of it is a game.

use std::fs;

use fifth_die::coach::classic::{Effort, Values};
use fifth_die::coach::express::{ValueTable, instant};
use fifth_die::coach::quiz::{classic, express};
use fifth_die::coach::review::classic::{Choice, Moment as BoardMoment, Review as BoardReview};
use fifth_die::coach::review::express::Review;
use fifth_die::coach::review::{Judged, Measure};
use fifth_die::rules::classic::{Decision, Phase as BoardPhase, Setting};
use fifth_die::rules::express::{Penalty, Phase, Score};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{AnySession, Classic, DiceSource, Event, Seed, Session};
use fifth_die::store::{Quiz, QuizKind, Saved, Settings, Store};
use fifth_die::table::plays_by_split;
use fifth_die::text;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::fits::{fits, hidden};
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
fn desk(session: impl Into<AnySession>) -> Desk {
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
            let questions = express::of_game(values(), &session, seat);
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
    let questions = express::of_master(values(), session);
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
        text::lost(Measure::Points, costliest.loss()),
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
    let mut session = play::board(names, Setting::default(), dice);
    play::play_board(&mut session, Seed(5), turns);
    session
}

#[test]
fn the_costliest_choices_on_the_board_are_asked_as_they_stood() {
    let values = Values::built_in();
    let mut kinds = [0, 0];
    for (names, seat) in [(&["Ann"][..], 0), (&["Ann", "Ben"], 1)] {
        let session = on_board(names, 9);
        let seat = Seat::new(seat);
        let review = BoardReview::of(values, &session, seat);
        let costliest = review.moments.costliest();
        let questions = classic::of_game(values, &session, seat);
        assert_eq!(questions.len(), 3);
        for (question, moment) in questions.iter().zip(costliest) {
            let table = question.session.table();
            assert_eq!(question.stake, moment.loss());
            assert_eq!(table.position(), &moment.position);
            assert_eq!(table.position().turn(), seat);
            assert_eq!(table.turn(), moment.turn);
            let (is_play, number) = match (table.phase(), moment.chosen.choice) {
                (BoardPhase::Play(number), Choice::Play(_)) => (true, number),
                (
                    BoardPhase::Roll {
                        number, may_stop, ..
                    },
                    Choice::Decision(_),
                ) => {
                    assert!(may_stop);
                    (false, number.previous())
                }
                other => panic!("{other:?}"),
            };
            assert_eq!(number, moment.number);
            kinds[usize::from(is_play)] += 1;
            // The same choice is judged as the review does it.
            let again = BoardMoment::of(values, table, moment.chosen.choice);
            assert_eq!(again.as_ref(), Some(moment));
        }
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn the_master_asks_what_is_not_plain_on_the_board() {
    let values = Values::built_in();
    let session = play::board(&["Ann"], Setting::default(), DiceSource::App(Seed(2)));
    let questions = classic::of_master(values, session);
    assert!(questions.len() >= 4);
    for question in questions {
        let table = question.session.table();
        let step = table.steps().last().unwrap();
        let values: Vec<f64> = match table.phase() {
            BoardPhase::Play(_) => {
                let plays = values.plays(step.before(), step.roll(), Effort::Deep);
                plays.iter().map(|play| play.value).collect()
            }
            _ => {
                let ways = values.decisions(table.position(), Effort::Deep);
                ways.iter().map(|way| way.value).collect()
            }
        };
        let stake = values[1] - values[0];
        assert!((stake - question.stake).abs() < 1e-9);
        assert!((0.08..1.2).contains(&stake), "{stake} turns");
    }
}

#[test]
fn a_quiz_on_the_board_asks_judges_and_is_kept_for_itself() {
    let session = on_board(&["Ann"], usize::MAX - 1);
    assert!(session.is_over());
    let review = BoardReview::of(Values::built_in(), &session, Seat::FIRST);
    let costliest = review.moments.costliest()[0].clone();
    let players = session.players().to_vec();
    let step = &session.table().step(costliest.number).unwrap().clone();
    let mut desk = desk(session);
    let alone = Quiz {
        kind: QuizKind::BoardAlone,
        ended: Timestamp::UNIX_EPOCH,
        questions: 10,
        mean_loss: 0.2,
    };
    // The kind of the last quiz comes first. After one of it there would be other questions.
    let store = desk.store().clone();
    store.add_quiz(alone).unwrap();
    desk.types("q");
    desk.expect("✓ Classic alone");
    desk.click("Express");
    desk.expect("✓ Express");
    fs::remove_file(store.quizzes_file()).unwrap();
    desk.click("Classic alone");
    let title = format!("Question 1 of 10: Ann, turn {}", costliest.turn);
    desk.expect(&title);
    let (asks, key) = match costliest.chosen.choice {
        Choice::Play(play) => {
            let plays = plays_by_split(step);
            let place = plays.iter().position(|&other| other == play).unwrap();
            ("What do you choose?", char::from(b'a' + place as u8))
        }
        Choice::Decision(Decision::Stop) => ("Roll on, or stop?", 's'),
        Choice::Decision(Decision::RollOn) => ("Roll on, or stop?", ' '),
    };
    desk.expect(asks);
    desk.types(&key.to_string());
    let lost = format!(
        "{} costs {} turns. Best: {}.",
        text::move_ahead(costliest.chosen.choice),
        text::lost(Measure::Turns, costliest.loss()),
        text::board_choice(costliest.best.choice)
    );
    desk.expect(&lost);
    desk.expect(&text::board_cause(&costliest, &players).unwrap());
    // An answer stands, and another kind would lose it.
    desk.types("asq");
    desk.expect(&lost);
    assert!(!desk.shows("✓ Classic alone"));

    for _ in 1..10 {
        desk.key(Named::Enter);
        desk.types("as");
    }
    desk.key(Named::Enter);
    desk.expect("Turns lost on average, quiz after quiz");
    desk.expect("✓ Classic alone");
    let [quiz] = store.quizzes()[..] else {
        panic!("it is kept");
    };
    assert_eq!((quiz.kind, quiz.questions), (QuizKind::BoardAlone, 10));
    let mean = text::mean_lost(Measure::Turns, quiz.mean_loss);
    let texts = desk.texts();
    assert!(texts.iter().any(|text| text.contains(&mean)), "{texts:?}");
    assert_eq!(store.games().len(), 1);
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
    let mut desk = open("q");
    desk.click("Classic alone");
    desk.types("as");
    fits("answer on the board", desk);
    // However long the reason is, it lies on nothing else.
    for letter in 'a'..='f' {
        fits("quiz answered", open(&format!("q{letter}")));
    }
}

#[test]
fn the_best_choice_is_shown_beside_the_answer() {
    let session = hasty(&["Ann"]);
    let review = Review::of(values(), &session, Seat::FIRST);
    let costliest = *review.moments.costliest()[0];
    let mut desk = desk(session);
    desk.types("q");
    let choices = costliest.pad.choices(&costliest.throw);
    let place = choices
        .iter()
        .position(|&choice| choice == costliest.chosen);
    desk.types(&char::from(b'a' + place.unwrap() as u8).to_string());
    let best = costliest.pad.play(&costliest.throw, costliest.best);
    let total = Score::of(&best.unwrap(), Penalty::TwoHundred).total();
    desk.expect(&format!("then {}", text::signed(total)));
}

#[test]
fn a_question_about_the_board_is_whole_with_large_text() {
    let saved = Saved::new(hasty(&["Ann"]), Timestamp::UNIX_EPOCH);
    let settings = Settings {
        text_size: 150,
        ..Settings::default()
    };
    let mut desk = Desk::holding(&[saved], &settings).sized((1000.0, 700.0));
    desk.types("q");
    desk.click("Classic");
    for _ in 0..4 {
        assert_eq!(hidden(&desk.targets()), [""; 0], "{:#?}", desk.texts());
        desk.types("as");
        desk.key(Named::Enter);
    }
}
