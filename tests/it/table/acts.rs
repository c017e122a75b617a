//! Acts of seats, at the laptop, on phones and of the program: what is answered, what comes too late, what is taken back
//! and what is played out.

use fifth_die::rules::classic::{Decision, Phase as BoardPhase};
use fifth_die::rules::express::Phase;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::classic::Event as BoardEvent;
use fifth_die::session::{Classic, Colour, DiceSource, Express, Level, Seed};
use fifth_die::table::{
    Act, Answer, AnyHost, Denied, Device, Effect, Host, Hosted, Input, Notice, SeatStatus, Subject,
    TableOptions, Thought, Viewer, Work,
};

use crate::fixtures::{
    chosen, die, handed, joined, played, retired, roll, rolled, started, stopped, take, thrown,
};
use crate::hosts::{
    SECRET, at_a_throw, at_laptop, at_laptop_throws, board, bot_begins, changes, choose, denied,
    express, run, saves, tells,
};

/// A seat acts in answer to the question of this revision.
fn acts<G: Hosted>(host: &mut Host<G>, seat: usize, revision: &str, act: Act) -> Vec<Effect<G>> {
    host.handle(Input::Act {
        seat: Seat::new(seat),
        revision: revision.to_owned(),
        act,
    })
}

#[test]
fn a_seat_acts_for_itself_alone_and_nobody_for_the_program() {
    let mut host = express(&[None, None, Some(Level::Steady)], DiceSource::Real, SECRET);
    at_laptop(&mut host, thrown(1, [1, 3, 4, 4, 6]));
    let other = chosen(1, 1, take([4, 10], 4));
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Room] {
        let effects = run(&mut host, Input::Write(other.clone(), Some(viewer)));
        let secret = Denied::Secret(Seat::new(1));
        assert_eq!(denied(&effects), Some(&secret), "{viewer:?}");
    }
    let bots = chosen(1, 2, take([4, 10], 4));
    let effects = run(&mut host, Input::Write(bots, Some(Viewer::Laptop)));
    assert_eq!(denied(&effects), Some(&Denied::BotDecides(Seat::new(2))));
    let illegal = chosen(1, 0, take([2, 2], 6));
    let own = Some(Viewer::Seat(Seat::new(0)));
    let effects = run(&mut host, Input::Write(illegal, own));
    assert!(matches!(denied(&effects), Some(Denied::Refused(_))));
}

#[test]
fn an_act_answers_the_question_that_is_asked_now() {
    let mut host = at_a_throw(&[None; 2], SECRET);
    let asked = |host: &Host<Express>| Express::revision(host.session(), Seat::FIRST);
    let first = asked(&host);
    let choice = Act::Choose(take([4, 10], 4));
    for (seat, revision, wanted) in [
        (0, "", choice.clone()),
        (5, &*first, choice.clone()),
        // Nobody rolls real dice, and the next ones come once all have chosen.
        (0, &first, Act::Roll),
        (0, &first, Act::Dice(Vec::new())),
        (0, &first, Act::Stop),
    ] {
        let effects = acts(&mut host, seat, revision, wanted);
        assert_eq!(denied(&effects), Some(&Denied::Late));
    }
    let version = host.version();
    for seat in [0, 1] {
        assert_eq!(changes(&acts(&mut host, seat, &first, choice.clone())), 1);
    }
    assert_eq!(host.version(), version + 2);
    // What is revealed is not changed any more.
    assert_eq!(asked(&host), first);
    for settled in [choice, Act::TakeBack] {
        let effects = acts(&mut host, 0, &first, settled);
        assert_eq!(denied(&effects), Some(&Denied::Late));
    }
    let late = host.handle(Input::UndoAt(2));
    assert_eq!(denied(&late), Some(&Denied::Late));
    assert_eq!(changes(&host.handle(Input::UndoAt(3))), 1);

    // Nobody types the dice of the app.
    let dice = DiceSource::App(Seed(3));
    let mut host = express(&[None; 2], dice, TableOptions::default());
    let first = asked(&host);
    let typed = Act::Dice([1, 3, 4, 4, 6].map(die).to_vec());
    let effects = acts(&mut host, 0, &first, typed);
    assert_eq!(denied(&effects), Some(&Denied::Late));
    assert_eq!(changes(&acts(&mut host, 0, &first, Act::Roll)), 1);
}

#[test]
fn a_phone_types_the_dice_of_the_board_and_corrects_the_last_ones() {
    let mut host = board(&[None; 2], DiceSource::Real);
    let act = |host: &mut Host<Classic>, act| {
        let revision = Classic::revision(host.session(), Seat::FIRST);
        acts(host, 0, &revision, act)
    };
    let typed = |dice: &[u8]| Act::Dice(dice.iter().map(|&value| die(value)).collect());
    let corrected = |dice: [u8; 4]| Act::Correct(dice.map(die).to_vec());
    for start in [[6, 6], [1, 1]] {
        // A press rolls no real dice, and before the first roll there is none to correct.
        for late in [Act::Roll, corrected([2, 2, 3, 3])] {
            assert_eq!(denied(&act(&mut host, late)), Some(&Denied::Late));
        }
        assert_eq!(changes(&act(&mut host, typed(&start))), 1);
    }
    let last_roll = |host: &Host<Classic>| *host.session().table().steps().last().unwrap().roll();
    assert_eq!(changes(&act(&mut host, typed(&[1; 4]))), 1);
    assert_eq!(changes(&act(&mut host, corrected([6; 4]))), 1);
    assert_eq!(last_roll(&host), roll([6; 4]));
    // A roll that was played is corrected at the laptop alone, unless it is a bust.
    at_laptop(&mut host, played(1, &[12, 12]));
    let effects = act(&mut host, corrected([1; 4]));
    assert_eq!(denied(&effects), Some(&Denied::Late));
    at_laptop(&mut host, rolled(2, [1; 4]));
    at_laptop(&mut host, played(2, &[2, 2]));
    at_laptop(&mut host, rolled(3, [1, 1, 2, 2]));
    at_laptop(&mut host, played(3, &[3, 3]));
    at_laptop(&mut host, rolled(4, [3, 3, 4, 4]));
    assert_eq!(changes(&act(&mut host, corrected([1; 4]))), 1);
    assert_eq!(last_roll(&host), roll([1; 4]));
}

#[test]
fn a_person_plays_where_neither_a_bot_sits_nor_anybody_has_left() {
    let levels = [None, None, Some(Level::Steady)];
    let mut express = at_a_throw(&levels, TableOptions::default());
    at_laptop(&mut express, retired(1));
    let mut board = board(&levels, DiceSource::Real);
    for event in [started(1, [6, 6]), started(2, [1, 1]), started(3, [1, 1])] {
        at_laptop(&mut board, event);
    }
    at_laptop(&mut board, retired(1));
    for host in [AnyHost::Express(express), AnyHost::Classic(board)] {
        let are_persons: Vec<_> = Seat::all(3).map(|seat| host.is_persons(seat)).collect();
        assert_eq!(are_persons, [true, false, false]);
    }
}

#[test]
fn everybody_at_the_laptop_sees_who_is_thinking_and_who_has_chosen() {
    use Device::{AwayPhone, Laptop, Phone};

    let phones = vec![Phone, Phone, AwayPhone, Laptop];
    let levels = [None, None, None, None, Some(Level::Steady)];
    let mut host = at_a_throw(&levels, SECRET);
    run(&mut host, Input::Devices(phones.clone()));
    choose(&mut host, 1, Seat::new(1));
    let statuses = |host: &Host<Express>| -> Vec<_> {
        let seats = host.seat_statuses().into_iter();
        seats.map(|(_, status)| status).collect()
    };
    let unchanged = [SeatStatus::Away, SeatStatus::NotJoined, SeatStatus::Program];
    let thinking = [SeatStatus::Thinking, SeatStatus::HasChosen];
    assert_eq!(statuses(&host), [&thinking[..], &unchanged].concat());

    // On the board only the one whose turn it is thinks.
    let mut host = board(&[None; 4], DiceSource::Real);
    run(&mut host, Input::Devices(phones));
    for (number, dice) in (1..).zip([[6, 6], [1, 1], [1, 1], [1, 1]]) {
        at_laptop(&mut host, started(number, dice));
    }
    at_laptop(&mut host, rolled(1, [1, 2, 3, 4]));
    let seats = host.seat_statuses().into_iter();
    let statuses: Vec<_> = seats.take(2).map(|(_, status)| status).collect();
    assert_eq!(statuses, [SeatStatus::Thinking, SeatStatus::Joined]);
}

#[test]
fn what_comes_too_late_changes_nothing() {
    let mut host = at_a_throw(&[None, Some(Level::Steady)], TableOptions::default());
    let thinks = host.prompt();
    let [Effect::Work(Work::Think { after, .. })] = &thinks[..] else {
        panic!("{thinks:?}");
    };
    assert_eq!(*after, 1);
    assert!(host.prompt().is_empty(), "it is thinking already");
    let event = Express::bot_event(host.session()).unwrap();
    host.handle(Input::Undo);
    assert!(matches!(host.prompt()[..], [Effect::StopThinking]));
    let before = host.session().clone();
    let late = host.handle(Input::Thought(1, Answer::Found(event)));
    assert!(late.is_empty());
    assert_eq!(*host.session(), before);
}

#[test]
fn one_takes_the_own_decision_back_and_the_others_keep_theirs() {
    let mut host = at_a_throw(&[None; 3], TableOptions::default());
    let chosen_first = [take([4, 10], 4), take([7, 7], 4), take([4, 8], 6)];
    for (seat, choice) in chosen_first.into_iter().enumerate() {
        at_laptop(&mut host, chosen(1, seat, choice));
    }
    let first = ThrowNumber::FIRST;
    let choices = |host: &Host<Express>| {
        let cells = host.session().table().round(first).unwrap().cells();
        cells.iter().map(|cell| cell.choice()).collect::<Vec<_>>()
    };
    let before = choices(&host);
    let effects = host.handle(Input::TakeBack(Seat::new(0)));
    assert_eq!((changes(&effects), saves(&effects)), (1, 1));
    assert_eq!(choices(&host), [None, before[1], before[2]]);
    let waiting: Vec<_> = host.session().table().waiting().collect();
    assert_eq!(waiting, [(first, Seat::new(0))]);
    // So is one that was changed: it does not become the one before.
    at_laptop(&mut host, chosen(1, 0, take([5, 9], 4)));
    at_laptop(&mut host, chosen(1, 0, take([7, 7], 4)));
    assert_eq!(changes(&host.handle(Input::TakeBack(Seat::new(0)))), 1);
    assert_eq!(choices(&host), [None, before[1], before[2]]);
    // Nothing of hers is left to take back, and another choice is made as ever.
    assert_eq!(changes(&host.handle(Input::TakeBack(Seat::new(0)))), 0);
    at_laptop(&mut host, chosen(1, 0, take([4, 10], 4)));
    assert_eq!(choices(&host), before);
    // Once the next dice lie there it is too late.
    at_laptop(&mut host, thrown(2, [1, 1, 2, 2, 3]));
    let events = host.session().log().clone();
    for seat in Seat::all(3) {
        assert_eq!(changes(&host.handle(Input::TakeBack(seat))), 0);
    }
    assert_eq!(host.session().log(), &events);
}

#[test]
fn one_who_catches_up_takes_only_the_last_decision_back() {
    let mut host = at_a_throw(&[None], TableOptions::default());
    at_laptop(&mut host, chosen(1, 0, take([4, 10], 4)));
    at_laptop(&mut host, thrown(2, [1, 1, 2, 2, 4]));
    at_laptop(&mut host, chosen(2, 0, take([3, 6], 1)));
    at_laptop(&mut host, joined("Late", Colour::Grey));
    let late = Seat::new(1);
    for (throw, choice) in [(1, take([7, 7], 4)), (2, take([3, 6], 1))] {
        assert_eq!(changes(&at_laptop(&mut host, chosen(throw, 1, choice))), 1);
    }
    assert_eq!(changes(&host.handle(Input::TakeBack(late))), 1);
    let waiting: Vec<_> = host.session().table().waiting().collect();
    assert_eq!(waiting, [(ThrowNumber::new(2), late)]);
}

#[test]
fn a_play_is_taken_back_by_its_player_until_the_next_roll() {
    let mut host = board(&[None; 2], DiceSource::App(Seed(5)));
    at_laptop_throws(&mut host);
    at_laptop_throws(&mut host);
    let BoardPhase::Play(number) = host.session().table().phase() else {
        panic!("the first roll is no bust");
    };
    let step = host.session().table().step(number).unwrap();
    let (seat, play) = (step.seat(), step.before().plays(step.roll())[0]);
    let other = seat.after(1, 2);
    at_laptop(&mut host, BoardEvent::Play { roll: number, play });
    assert_eq!(changes(&host.handle(Input::TakeBack(other))), 0);
    assert_eq!(changes(&host.handle(Input::TakeBack(seat))), 1);
    assert_eq!(host.session().table().phase(), BoardPhase::Play(number));
    at_laptop(&mut host, BoardEvent::Play { roll: number, play });
    at_laptop_throws(&mut host);
    assert_eq!(changes(&host.handle(Input::TakeBack(seat))), 0);
}

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
fn bots_play_a_whole_game_that_is_taken_back_event_by_event() {
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
}

#[test]
fn two_masters_play_differently_by_real_dice_too_and_the_same_again() {
    let pads = || {
        let levels = [Some(Level::Master); 2];
        let mut host = express(&levels, DiceSource::Real, TableOptions::default());
        while !host.session().is_over() {
            let next = host.session().table().last_throw().next();
            let dice = Seed(1).throw(next).dice().map(|die| die.value());
            at_laptop(&mut host, thrown(next.get(), dice));
        }
        host.session().table().pads().to_vec()
    };
    assert_ne!(pads()[0], pads()[1]);
    assert_eq!(pads(), pads());
}
