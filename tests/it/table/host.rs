//! A game being hosted, without any window: who may do what, what follows, and who sees what.

use std::time::Duration;

use fifth_die::coach::express::Advice;
use fifth_die::coach::review::Measure;
use fifth_die::rules::classic::Phase as BoardPhase;
use fifth_die::rules::dice::{Pairs, Sum};
use fifth_die::rules::express::{Entry, Phase};
use fifth_die::rules::{RollNumber, Seat, ThrowNumber};
use fifth_die::session::{Classic, Colour, DiceSource, Express, Help, Level, Seed};
use fifth_die::table::{
    Aim, Answer, AtZero, Change, ClassicOutcome, Denied, Device, Effect, ExpressHint,
    ExpressQuestion, Goal, Host, Hosted, Input, Notice, Record, Subject, TableOptions, Thought,
    Timer, Viewer, splits,
};

use crate::fixtures::{
    chosen, handed, joined, played, retired, roll, rolled, secret_house, session, started, stopped,
    sum, take, thrown,
};
use crate::hosts::{
    SECRET, at_a_throw, at_laptop, board, changes, choose, denied, express, limited, resumed, run,
    saves, tells,
};

#[test]
fn an_evening_of_eight_comes_to_its_end() {
    let bots = [Some(Level::Master), Some(Level::Careless)];
    let levels = [None, None, bots[0], None, bots[1], None, None];
    let mut host = express(&levels, DiceSource::App(Seed(11)), SECRET);
    let mut last = 0;
    while host.session().table().phase() != Phase::Over {
        if let Phase::Throw(number) = host.session().table().phase() {
            last = number.get();
            match last {
                3 => {
                    at_laptop(&mut host, joined("Late", Colour::Grey));
                    for throw in [1, 2] {
                        choose(&mut host, throw, Seat::new(7));
                    }
                }
                5 => {
                    at_laptop(&mut host, handed(1, "Bot", Some(Level::Steady)));
                    at_laptop(&mut host, retired(3));
                }
                7 => host = resumed(&host),
                _ => {}
            }
            let effects = run(&mut host, Input::Throw);
            assert!(changes(&effects) >= 1);
            assert_eq!(changes(&effects), saves(&effects));
        }
        let waiting: Vec<_> = host.session().table().waiting().collect();
        for (throw, seat) in waiting {
            let level = host.session().level(seat);
            assert_eq!(level, None, "a bot keeps nobody waiting");
            // Once all the people are out, the bots throw and play on by themselves.
            assert!(changes(&choose(&mut host, throw.get(), seat)) >= 1);
        }
    }
    assert!(last > 7, "all of it has happened");
    assert_eq!(host.session().departed(), [Seat::new(3)]);
    let standings = host.session().standings();
    assert_eq!(standings.len(), 7);
    while host.session().log().cursor() > 0 {
        // A thought that is under way while people take something back changes nothing.
        assert_eq!(changes(&host.handle(Input::Undo)), 1);
    }
    while !host.session().log().undone().is_empty() {
        host.handle(Input::Redo);
    }
    assert_eq!(host.session().standings(), standings);
}

#[test]
fn nobody_sees_what_another_has_chosen_until_all_have() {
    let views = [take([4, 10], 4), take([7, 7], 4), take([4, 8], 6)].map(|choice| {
        let mut host = express(&[None; 3], DiceSource::Real, SECRET);
        at_laptop(&mut host, thrown(1, [1, 3, 4, 4, 6]));
        let [a, b, c] = [0, 1, 2].map(|seat| Viewer::Seat(Seat::new(seat)));
        let effects = host.handle(Input::Write(chosen(1, 0, choice), Some(a)));
        assert_eq!(changes(&effects), 1);
        [Viewer::Room, Viewer::Laptop, b, c].map(|viewer| host.seen_by(viewer).into_owned())
    });
    assert_eq!(views[0], views[1]);
    assert_eq!(views[1], views[2]);

    let mut host = at_a_throw(&[None; 3], SECRET);
    choose(&mut host, 1, Seat::new(0));
    let own = host.seen_by(Viewer::Seat(Seat::new(0))).into_owned();
    let cells = own.table().round(ThrowNumber::new(1)).unwrap().cells();
    assert!(matches!(cells[0].entry(), Entry::Chosen(_)), "the own one");
    choose(&mut host, 1, Seat::new(1));
    assert_eq!(host.secret(), Some(ThrowNumber::new(1)));
    let effects = choose(&mut host, 1, Seat::new(2));
    let reveals = effects.iter().find_map(|effect| match effect {
        Effect::Changed(Change::Written { reveals, .. }) => *reveals,
        _ => None,
    });
    assert_eq!(reveals, Some(ThrowNumber::FIRST));
    assert_eq!(host.secret(), None);
    for viewer in [Viewer::Room, Viewer::Laptop, Viewer::Seat(Seat::new(0))] {
        assert_eq!(*host.seen_by(viewer), *host.session());
    }
}

#[test]
fn the_laptop_shows_the_choice_of_whoever_has_it() {
    let mut host = at_a_throw(&[None; 2], SECRET);
    let event = chosen(1, 0, take([4, 10], 4));
    let effects = at_laptop(&mut host, event.clone());
    let secret = Denied::Secret(Seat::new(0));
    assert_eq!(denied(&effects), Some(&secret), "nobody has it");
    run(&mut host, Input::Hold(Seat::new(0)));
    assert_eq!(changes(&at_laptop(&mut host, event)), 1);
    let entry = |host: &Host<Express>| {
        let seen = host.seen_by(Viewer::Laptop);
        seen.table().rounds()[0].cells()[0].entry().clone()
    };
    assert_eq!(entry(&host), Entry::Chosen(take([4, 10], 4)));
    run(&mut host, Input::Hold(Seat::new(1)));
    assert_eq!(entry(&host), Entry::Open);
}

#[test]
fn all_whose_time_is_up_at_once_are_decided_for() {
    let timer = Timer::new(30, AtZero::Warn).map(|timer| timer.ending(AtZero::First));
    let options = secret_house(timer);
    let mut host = at_a_throw(&[None; 3], options);
    let subject = Subject::Throw(ThrowNumber::FIRST);
    let time = Duration::from_secs(30);
    let thoughts = Seat::all(3).map(|seat| Thought { subject, seat });
    // All of it is asked for before anything is answered.
    let effects = thoughts.flat_map(|thought| host.handle(Input::Passed(time, thought)));
    let effects: Vec<_> = effects.collect();
    assert_eq!(effects.len(), 3);
    for effect in effects {
        let Effect::Work(work) = effect else {
            panic!("{effect:?}");
        };
        let found = work.run(host.session());
        run(&mut host, found);
    }
    assert_eq!(host.session().table().waiting().count(), 0);
    assert_eq!(host.session().log().done().len(), 4);
}

#[test]
fn a_laptop_that_all_look_at_shows_nobodys_choice() {
    let mut host = at_a_throw(&[None; 3], SECRET);
    let devices = vec![Device::Laptop, Device::Laptop, Device::Phone];
    run(&mut host, Input::Devices(devices));
    let choice = take([4, 10], 4);
    let choose = |host: &mut Host<Express>, seat: usize| {
        run(host, Input::Hold(Seat::new(seat)));
        assert_eq!(changes(&at_laptop(host, chosen(1, seat, choice))), 1);
    };
    // Whoever has chosen has the laptop until it goes to the next one.
    choose(&mut host, 0);
    assert_eq!(host.holder(), Some(Seat::new(0)));
    // Behind the last one there is nobody to give it to.
    choose(&mut host, 1);
    assert_eq!(host.holder(), None);
    let [room, laptop] = [Viewer::Room, Viewer::Laptop].map(|viewer| host.seen_by(viewer));
    assert_eq!(room, laptop);
    // The choice can be looked at again, and the next throw asks as if the laptop had not been laid down.
    run(&mut host, Input::Hold(Seat::new(1)));
    assert_eq!(host.holder(), Some(Seat::new(1)));
    let phone = Some(Viewer::Seat(Seat::new(2)));
    run(&mut host, Input::Write(chosen(1, 2, choice), phone));
    at_laptop(&mut host, thrown(2, [1, 3, 4, 4, 6]));
    assert_eq!(host.holder(), Some(Seat::new(1)));
}

#[test]
fn a_laptop_is_laid_down_by_whoever_plays_on_a_phone_from_now_on() {
    let mut host = at_a_throw(&[None; 2], SECRET);
    run(&mut host, Input::Hold(Seat::new(0)));
    at_laptop(&mut host, chosen(1, 0, take([4, 10], 4)));
    assert_eq!(host.holder(), Some(Seat::new(0)));
    let devices = vec![Device::Laptop, Device::Phone];
    run(&mut host, Input::Devices(devices));
    assert_eq!(host.holder(), None);
}

#[test]
fn the_first_question_says_what_a_hint_means() {
    let mut host = at_a_throw(&[None], TableOptions::default());
    let throw = ThrowNumber::FIRST;
    let question = ExpressQuestion::new(Seat::FIRST, throw, host.session(), None).unwrap();
    let first = run(&mut host, Input::Ask(question.clone()));
    assert!(tells(&first, Notice::Marks(Help::Hint)));
    assert!(host.record().helps.is_empty());
    let second = run(&mut host, Input::Ask(question));
    assert_eq!(host.helps(), [Help::Hint].into());
    assert_eq!(saves(&second), 1);
    let advised = |effect: &Effect<Express>| matches!(effect, Effect::Advised(_));
    assert!(second.iter().any(advised));
}

#[test]
fn only_at_the_last_throw_a_hint_is_about_winning() {
    let choice = take([3, 7], 6);
    let dice = [1, 2, 3, 4, 6];
    let choices = [0, 1].map(|seat| chosen(1, seat, choice));
    let events = [thrown(1, dice)].into_iter().chain(choices);
    let seen = session(2, events.chain([thrown(2, dice)]));
    let goal = |throw: usize| {
        let throw = ThrowNumber::new(throw);
        let question = ExpressQuestion::new(Seat::FIRST, throw, &seen, None).unwrap();
        Express::advise(question).unwrap().goal
    };
    // The dice are the same as the last.
    assert!(matches!(goal(1), Some(Goal::Total(..))));
    assert!(matches!(goal(2), Some(Goal::Win(_))));
}

#[test]
fn a_hint_tells_what_each_choice_is_worth_and_what_there_is_to_beat() {
    let first = ThrowNumber::FIRST;
    let alone = session(1, [thrown(1, [1, 3, 4, 4, 6])]);
    let question = ExpressQuestion::new(Seat::FIRST, first, &alone, Some(321)).unwrap();
    let hint = Express::advise(question).unwrap();
    let [best, .., last] = hint.choices.as_slice() else {
        panic!("several choices are legal");
    };
    assert_eq!(hint.loss(best.choice), Some((Measure::Points, 0.0)));
    let worst = (Measure::Points, best.value - last.value);
    assert_eq!(hint.loss(last.choice), Some(worst));
    assert_eq!(hint.loss(take([2, 2], 6)), None, "nobody can choose that");
    assert!(matches!(hint.goal, Some(Goal::Total(Aim::Record(321), _))));
    assert_eq!(Aim::Record(321).total(), 322);

    // A is out with throw 8, with +200 for 8 and −200 for 9, and B plays on.
    let mut events = vec![
        thrown(1, [4, 4, 4, 4, 5]),
        chosen(1, 0, take([8, 9], 4)),
        chosen(1, 1, take([8, 8], 5)),
    ];
    for number in 2..=8 {
        events.push(thrown(number, [4; 5]));
        events.extend([0, 1].map(|seat| chosen(number, seat, take([8, 8], 4))));
    }
    let seen = session(2, events.into_iter().chain([thrown(9, [4; 5])]));
    let question = ExpressQuestion::new(Seat::new(1), ThrowNumber::new(9), &seen, None).unwrap();
    let Some(Goal::Total(aim, _)) = Express::advise(question).unwrap().goal else {
        panic!("nobody else plays on");
    };
    assert_eq!(aim, Aim::Leader(seen.players()[0].clone(), 0));
    assert_eq!(aim.total(), 1);
}

#[test]
fn choices_within_half_a_point_of_the_best_are_as_good() {
    let choices = [[4, 10], [5, 9], [6, 8], [7, 7]].map(|pairs| take(pairs, 4));
    let advice = choices.into_iter().zip([120.0, 119.8, 119.5, 119.4]);
    let advice = advice.map(|(choice, value)| Advice { choice, value });
    let hint = ExpressHint {
        choices: advice.collect(),
        why: None,
        goal: None,
    };
    assert!(hint.as_good().eq(choices[1..3].iter().copied()));
}

#[test]
fn the_coach_thinks_about_a_question_once_and_is_asked_again_after_a_failure() {
    let mut host = at_a_throw(&[None], TableOptions::default());
    let throw = ThrowNumber::FIRST;
    let question = ExpressQuestion::new(Seat::FIRST, throw, host.session(), None).unwrap();
    let ask = |host: &mut Host<Express>| host.handle(Input::Ask(question.clone()));
    let thinks = |effects: &[Effect<Express>]| {
        let is_work = |effect: &Effect<Express>| matches!(effect, Effect::Work(_));
        effects.iter().any(is_work)
    };
    ask(&mut host);
    assert!(thinks(&ask(&mut host)));
    assert!(ask(&mut host).is_empty(), "it thinks already");
    let failed = host.handle(Input::Advised(question.clone(), Answer::Failed));
    assert!(tells(&failed, Notice::AdviceFailed));
    assert!(thinks(&ask(&mut host)));
    // What nobody asks any more is not answered.
    host.handle(Input::Undo);
    let answered = host.handle(Input::Advised(question, Answer::Nothing));
    assert!(answered.is_empty());
}

#[test]
fn time_is_taken_from_those_who_are_awaited() {
    let mut host = express(&[None; 2], DiceSource::Real, limited(30, AtZero::Coach));
    let thought = |seat| Thought {
        subject: Subject::Throw(ThrowNumber::new(1)),
        seat,
    };
    let pass = |host: &mut Host<Express>, seconds| {
        let time = Duration::from_secs(seconds);
        run(host, Input::Passed(time, thought(Seat::new(0))))
    };
    assert!(pass(&mut host, 60).is_empty(), "no dice lie there");
    at_laptop(&mut host, thrown(1, [1, 3, 4, 4, 6]));
    assert!(pass(&mut host, 24).is_empty());
    let timer = host.timer().unwrap();
    let remaining = |host: &Host<Express>, seat| host.clock().remaining(thought(seat), timer);
    assert_eq!(remaining(&host, Seat::new(0)), Duration::from_secs(6));
    assert_eq!(remaining(&host, Seat::new(1)), Duration::from_secs(30));
    assert!(pass(&mut host, 1).is_empty());
    run(&mut host, Input::Pause);
    assert!(pass(&mut host, 60).is_empty(), "paused");
    run(&mut host, Input::Pause);
    let effects = pass(&mut host, 5);
    assert_eq!(changes(&effects), 1);
    let decided = Notice::Decided {
        seat: Seat::new(0),
        by_coach: true,
    };
    assert!(tells(&effects, decided));
    // The coach has played for somebody.
    assert_eq!(host.helps(), [Help::Hint].into());
    assert!(pass(&mut host, 60).is_empty(), "that seat has chosen");
    assert_eq!(host.record().taken, [Duration::from_secs(30)]);
}

#[test]
fn one_who_chooses_in_turn_takes_no_laptop() {
    let mut host = at_a_throw(&[None; 2], TableOptions::default());
    at_laptop(&mut host, chosen(1, 0, take([4, 10], 4)));
    assert_eq!(host.last_holder(), None);
}

#[test]
fn one_whose_choice_a_correction_refuses_has_missed_nothing() {
    let mut host = at_a_throw(&[None; 2], TableOptions::default());
    for seat in 0..2 {
        at_laptop(&mut host, chosen(1, seat, take([4, 10], 4)));
    }
    at_laptop(&mut host, thrown(2, [1, 3, 4, 4, 6]));
    at_laptop(&mut host, thrown(1, [2, 2, 2, 5, 5]));
    let entry = host.session().table().rounds()[0].cells()[0].entry();
    assert!(matches!(entry, Entry::Refused(_)), "{entry:?}");
    let choose_anew = at_laptop(&mut host, chosen(1, 0, take([4, 10], 2)));
    assert_eq!(changes(&choose_anew), 1);
    assert_eq!(host.last_holder(), None);
}

#[test]
fn one_press_rolls_for_the_start_and_the_outcome_is_told() {
    let mut host = board(&[None, None], DiceSource::App(Seed(1)));
    let effects = run(&mut host, Input::Throw);
    let starts = effects.iter().any(|effect| match effect {
        Effect::Changed(Change::Written { outcome, .. }) => {
            matches!(outcome, ClassicOutcome::Starts(_))
        }
        _ => false,
    });
    assert!(starts);
    let BoardPhase::Roll { number, .. } = host.session().table().phase() else {
        panic!("somebody rolls");
    };
    assert_eq!(number, RollNumber::FIRST);
    assert_eq!(changes(&run(&mut host, Input::Throw)), 1);
}

#[test]
fn a_review_is_kept_until_the_game_changes() {
    let levels = [Some(Level::Careless)];
    let mut host = express(&levels, DiceSource::App(Seed(3)), TableOptions::default());
    let effects = host.handle(Input::Reviewed(vec![1.0]));
    assert!(effects.is_empty(), "it goes on");
    run(&mut host, Input::Hurry);
    let kept = host.handle(Input::Reviewed(vec![1.5]));
    assert!(matches!(kept[..], [Effect::Note]));
    assert_eq!(host.record().reviewed, Some(vec![1.5]));
    host.handle(Input::Undo);
    assert_eq!(host.record().reviewed, None);
}

#[test]
fn a_correction_tells_what_is_to_be_chosen_again() {
    let events = [
        thrown(1, [1, 3, 4, 4, 6]),
        chosen(1, 0, take([4, 10], 4)),
        thrown(2, [1, 2, 4, 5, 6]),
        chosen(2, 0, take([5, 11], 2)),
        thrown(3, [1, 2, 2, 4, 5]),
    ];
    let mut host = Host::new(session(1, events), Record::default());
    let effects = at_laptop(&mut host, thrown(2, [1, 1, 1, 1, 1]));
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Changed(Change::Written { outcome, .. }) => outcome.clone(),
        _ => None,
    });
    assert_eq!(asked, Some(vec![(ThrowNumber::new(2), Seat::new(0))]));
}

#[test]
fn a_bust_and_a_stop_are_told_with_the_board_before_them() {
    let mut host = board(&[None; 2], DiceSource::Real);
    let outcome = |effects: Vec<Effect<Classic>>| match effects.as_slice() {
        [Effect::Changed(Change::Written { outcome, .. }), _] => outcome.clone(),
        _ => panic!("{effects:?}"),
    };
    for event in [
        started(1, [6, 6]),
        started(2, [1, 1]),
        rolled(1, [1; 4]),
        played(1, &[2, 2]),
        rolled(2, [6; 4]),
        played(2, &[12, 12]),
        rolled(3, [1, 1, 2, 2]),
        played(3, &[3, 3]),
    ] {
        at_laptop(&mut host, event);
    }
    let running = host.session().table().position().clone();
    let bust = outcome(at_laptop(&mut host, rolled(4, [3, 3, 4, 4])));
    assert!(matches!(bust, ClassicOutcome::Bust(before) if before == running));

    // A corrected roll is no bust, though the turn ends with it.
    let corrected = outcome(at_laptop(&mut host, rolled(4, [3, 3, 5, 5])));
    assert!(matches!(corrected, ClassicOutcome::Corrected));
    at_laptop(&mut host, rolled(4, [1; 4]));
    at_laptop(&mut host, played(4, &[2]));
    let running = host.session().table().position().clone();
    let stop = outcome(at_laptop(&mut host, stopped(4)));
    let column = sum(2);
    assert!(
        matches!(&stop, ClassicOutcome::Stopped(before, won) if *before == running && *won == [column]),
        "{stop:?}"
    );
}

#[test]
fn a_roll_is_split_in_each_way_once() {
    let pairs = |dice| {
        let splits = splits(&roll(dice)).into_iter();
        let pairs = splits.map(|(pairs, [a, b, c, d])| {
            // The dice stand in the order of the pairs.
            assert_eq!(pairs, Pairs::new(Sum::of(a, b), Sum::of(c, d)));
            pairs.sums().map(Sum::value)
        });
        pairs.collect::<Vec<_>>()
    };
    assert_eq!(pairs([1, 2, 3, 5]), [[3, 8], [4, 7], [5, 6]]);
    assert_eq!(pairs([1, 1, 2, 2]), [[2, 4], [3, 3]]);
    assert_eq!(pairs([4; 4]), [[8, 8]]);
}
