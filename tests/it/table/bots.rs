//! A host lets its bots play, and takes back, tries again and plays out what they do.

use fifth_die::rules::classic::{Decision, Phase as BoardPhase};
use fifth_die::rules::express::Phase;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::classic::Event as BoardEvent;
use fifth_die::session::{Classic, DiceSource, Express, Level, Seed};
use fifth_die::table::{
    Answer, Denied, Effect, Host, Hosted, Input, Notice, Subject, TableOptions, Thought, Viewer,
    Work,
};

use crate::fixtures::{chosen, handed, rolled, started, stopped, take, thrown};
use crate::hosts::{
    SECRET, at_a_throw, at_laptop, board, bot_begins, changes, denied, express, run, tells,
};

#[test]
fn what_people_took_back_the_program_does_again_only_when_asked() {
    let levels = [None, Some(Level::Steady)];
    let mut host = express(&levels, DiceSource::Real, TableOptions::default());
    let laptop = Some(Viewer::Laptop);
    host.handle(Input::Write(thrown(1, [1, 3, 4, 4, 6]), laptop));
    host.handle(Input::Write(chosen(1, 0, take([4, 10], 4)), laptop));
    run(&mut host, Input::Hurry);
    let effects = run(&mut host, Input::Undo);
    assert_eq!(changes(&effects), 1);
    assert_eq!(host.session().log().undone().len(), 2);
    assert_eq!(changes(&run(&mut host, Input::Hurry)), 1);
}

#[test]
fn one_undo_takes_back_what_one_person_did_and_what_the_program_made_of_it() {
    let levels = [None, Some(Level::Steady), Some(Level::Bold)];
    let mut host = at_a_throw(&levels, TableOptions::default());
    at_laptop(&mut host, chosen(1, 0, take([4, 10], 4)));
    at_laptop(&mut host, thrown(2, [1, 2, 4, 5, 6]));
    at_laptop(&mut host, chosen(2, 0, take([5, 11], 2)));
    let before = host.session().clone();
    // None of the dice remain, so that everybody chooses again.
    at_laptop(&mut host, thrown(1, [2, 2, 3, 5, 5]));
    let corrected = host.session().clone();
    assert!(corrected.log().cursor() > before.log().cursor() + 2);

    let undone = host.handle(Input::Undo);
    assert_eq!(changes(&undone), 1);
    assert_eq!(host.session().table(), before.table());
    assert_eq!(changes(&host.handle(Input::Redo)), 1);
    assert_eq!(*host.session(), corrected);

    host.handle(Input::Undo);
    host.handle(Input::Undo);
    let table = host.session().table();
    assert_eq!(table.last_throw(), ThrowNumber::new(2));
    assert!(table.waiting().any(|(_, seat)| seat == Seat::FIRST));
    host.handle(Input::Undo);
    let table = host.session().table();
    assert_eq!(table.phase(), Phase::Throw(ThrowNumber::new(2)));
}

#[test]
fn one_undo_on_the_board_takes_back_the_programs_whole_turn() {
    let mut host = board(&[None, Some(Level::Steady)], DiceSource::App(Seed(1)));
    run(&mut host, Input::Throw);
    // The person plays until the first turn that they end themselves.
    let before = loop {
        match host.session().table().phase() {
            BoardPhase::Play(roll) => {
                let thought = Thought {
                    subject: Subject::Play(roll),
                    seat: Seat::FIRST,
                };
                let first = Classic::at_zero(host.session(), thought, false).unwrap();
                at_laptop(&mut host, first);
            }
            BoardPhase::Roll {
                number,
                may_stop: true,
                ..
            } => {
                let before = host.session().clone();
                at_laptop(&mut host, stopped(number.get() - 1));
                break before;
            }
            _ => drop(run(&mut host, Input::Throw)),
        }
    };
    assert!(host.session().log().cursor() > before.log().cursor() + 2);
    assert_eq!(changes(&host.handle(Input::Undo)), 1);
    assert_eq!(host.session().table(), before.table());
}

#[test]
fn a_failure_is_told_and_tried_again_only_when_asked() {
    let mut host = at_a_throw(&[None, Some(Level::Steady)], TableOptions::default());
    host.prompt();
    let effects = host.handle(Input::Thought(1, Answer::Failed));
    assert!(tells(&effects, Notice::ThinkingFailed));
    assert!(host.prompt().is_empty());
    assert_eq!(changes(&run(&mut host, Input::Hurry)), 1);
}

#[test]
fn the_program_decides_before_people_roll_real_dice_for_it() {
    let mut host = bot_begins();
    at_laptop(&mut host, rolled(1, [2, 5, 3, 6]));
    assert!(host.rolls_on(), "the Rule of 28 goes on after one roll");
    let undone = run(&mut host, Input::Undo);
    assert_eq!(changes(&undone), 1);
    // The dice are taken back with what the program has played of them.
    assert!(!host.rolls_on());
    at_laptop(&mut host, rolled(1, [2, 5, 3, 6]));
    assert!(host.rolls_on());
    at_laptop(&mut host, rolled(2, [2, 5, 3, 6]));
    while host.session().table().position().turn() == Seat::new(0) {
        let BoardPhase::Roll { number, .. } = host.session().table().phase() else {
            panic!("the program has decided");
        };
        at_laptop(&mut host, rolled(number.get(), [2, 5, 3, 6]));
    }
    let Some(BoardEvent::Decision { decision, .. }) = host.session().log().done().last() else {
        panic!("the program has decided");
    };
    assert_eq!(*decision, Decision::Stop);
}

#[test]
fn a_correction_that_is_taken_back_decides_nothing_for_the_program() {
    let mut host = bot_begins();
    let laptop = Some(Viewer::Laptop);
    host.handle(Input::Write(rolled(1, [2, 5, 3, 6]), laptop));
    let play = Classic::bot_event(host.session()).unwrap();
    host.handle(Input::Thought(3, Answer::Found(play)));
    // Nobody has asked yet whether it rolls on.
    let corrected = host.handle(Input::Write(rolled(1, [3, 6, 2, 5]), laptop));
    assert_eq!(changes(&corrected), 0, "these dice lie there");
    let corrected = host.handle(Input::Write(rolled(1, [2, 5, 2, 6]), laptop));
    assert_eq!(changes(&corrected), 1);
    host.handle(Input::Undo);
    assert!(!host.rolls_on());
    let early = host.handle(Input::Write(rolled(2, [1, 1, 1, 1]), laptop));
    assert_eq!(denied(&early), Some(&Denied::BotDecidesFirst(Seat::new(0))));
    let stop = host.handle(Input::Write(stopped(1), laptop));
    assert_eq!(denied(&stop), Some(&Denied::BotDecides(Seat::new(0))));
}

#[test]
fn the_program_rolls_for_no_person() {
    let mut host = board(&[None, Some(Level::Steady)], DiceSource::App(Seed(1)));
    for roll in [started(1, [6, 6]), started(2, [1, 1])] {
        host.handle(Input::Write(roll, None));
    }
    let phase = host.session().table().phase();
    assert!(matches!(phase, BoardPhase::Roll { seat, .. } if seat == Seat::new(0)));
    assert!(!host.is_bots_turn());
}

#[test]
fn a_game_is_played_out_once_nobody_but_the_program_plays_on() {
    let levels = [None, Some(Level::Careless)];
    let mut host = express(&levels, DiceSource::App(Seed(3)), TableOptions::default());
    assert!(host.handle(Input::PlayOut).is_empty(), "a person plays on");
    let robot = handed(0, "Robot", Some(Level::Careless));
    host.handle(Input::Write(robot.into(), Some(Viewer::Laptop)));
    let begins = host.clone().handle(Input::PlayOut);
    let hurried = |effects: &[Effect<Express>]| {
        matches!(effects, [Effect::Work(Work::Think { hurries: true, .. })])
    };
    assert!(hurried(&begins), "{begins:?}");
    let mut stopped = host.clone();
    stopped.handle(Input::PlayOut);
    assert!(stopped.is_playing_out());
    let again = stopped.handle(Input::PlayOut);
    assert!(again.is_empty(), "it plays already");
    let event = Express::bot_event(stopped.session()).unwrap();
    let after = stopped.session().log().cursor();
    stopped.handle(Input::Thought(after, Answer::Found(event)));
    assert!(hurried(&stopped.prompt()), "and so on");
    // Whatever a person does meanwhile ends it.
    stopped.handle(Input::Undo);
    assert!(!stopped.is_playing_out());
    run(&mut host, Input::PlayOut);
    assert!(host.session().is_over() && !host.is_playing_out());
}

#[test]
fn the_board_is_played_out_only_with_the_dice_of_the_app_and_no_person_in_play() {
    let bots = [Some(Level::Careless); 2];
    let app = DiceSource::App(Seed(3));
    let plays = |host: Host<Classic>| !host.clone().handle(Input::PlayOut).is_empty();
    assert!(plays(board(&bots, app.clone())));
    assert!(!plays(board(&bots, DiceSource::Real)));
    assert!(!plays(board(&[Some(Level::Careless), None], app.clone())));
    let mut over = board(&bots, app);
    run(&mut over, Input::PlayOut);
    assert!(over.session().is_over() && !plays(over));
}

#[test]
fn what_a_bot_chose_is_corrected_only_once_the_next_dice_lie_there() {
    let levels = [None, Some(Level::Steady)];
    let mut host = at_a_throw(&levels, TableOptions::default());
    at_laptop(&mut host, chosen(1, 0, take([4, 10], 4)));
    let bot = Seat::new(1);
    let round = host.session().table().round(ThrowNumber::FIRST).unwrap();
    let (before, taken) = (round.cells()[bot].before(), round.cells()[bot].choice());
    let mut others = before.choices(round.throw()).into_iter();
    let other = others.find(|&other| Some(other) != taken).unwrap();
    let denied_now = at_laptop(&mut host, chosen(1, 1, other));
    assert_eq!(denied(&denied_now), Some(&Denied::BotDecides(bot)));
    at_laptop(&mut host, thrown(2, [1, 3, 4, 4, 6]));
    assert!(changes(&at_laptop(&mut host, chosen(1, 1, other))) >= 1);
}

#[test]
fn bots_play_whole_games_of_both_kinds() {
    let levels = [Level::Careless, Level::Steady, Level::Bold].map(Some);
    let mut host = express(&levels, DiceSource::App(Seed(3)), SECRET);
    run(&mut host, Input::Hurry);
    assert!(host.session().is_over());
    // What only the program did is taken back event by event.
    let done = host.session().log().cursor();
    host.handle(Input::Undo);
    assert_eq!(host.session().log().cursor(), done - 1);
    host.handle(Input::Redo);
    assert_eq!(host.session().log().cursor(), done);
    let mut host = board(&levels, DiceSource::App(Seed(3)));
    run(&mut host, Input::Hurry);
    assert!(host.session().is_over());
}
