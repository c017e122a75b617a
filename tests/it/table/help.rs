//! What helps in a game is noted, and a strict game allows none of it.

use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Choice;
use fifth_die::rules::{RollNumber, Seat, ThrowNumber};
use fifth_die::session::{
    Classic, DiceSource, Earlier, Express, Help, Helps, Seed, Session, classic,
};
use fifth_die::table::{
    Denied, Effect, ExpressQuestion, Host, Hosted, Input, Notice, TableOptions, Viewer,
};
use proptest::prelude::*;

use crate::fixtures::{chosen, players, stopped, strict_house, thrown};
use crate::hosts::{express, record, tells};

const STRICT: TableOptions = strict_house(true);

fn host(people: usize, dice: DiceSource, options: TableOptions) -> Host<Express> {
    express(&vec![None; people], dice, options)
}

fn app() -> DiceSource {
    DiceSource::App(Seed(7))
}

fn usual(people: usize) -> Host<Express> {
    host(people, app(), TableOptions::default())
}

/// Makes the first of the legal choices of the first player for a throw, or the last.
fn choose(host: &mut Host<Express>, number: usize, last: bool) -> Vec<Effect<Express>> {
    let round = &host.session().table().rounds()[number - 1];
    let choices = round.cells()[0].before().choices(round.throw());
    let place = if last { choices.len() - 1 } else { 0 };
    let choice = chosen(number, 0, choices[place]);
    host.handle(Input::Write(choice, Some(Viewer::Laptop)))
}

/// So many throws, of which the last is not answered.
fn after_throws(mut host: Host<Express>, throws: usize) -> Host<Express> {
    for number in 1..=throws {
        host.handle(Input::Throw);
        if number < throws {
            choose(&mut host, number, false);
        }
    }
    assert_eq!(host.session().table().last_throw().get(), throws);
    host
}

fn is_denied<G: Hosted>(effects: &[Effect<G>], help: Help) -> bool {
    matches!(effects, [Effect::Deny(Denied::Strict(denied))] if *denied == help)
}

#[test]
fn a_choice_changed_before_the_next_throw_is_no_help() {
    for options in [TableOptions::default(), STRICT] {
        let mut host = after_throws(host(1, app(), options), 2);
        choose(&mut host, 2, false);
        choose(&mut host, 2, true);
        host.handle(Input::Undo);
        host.handle(Input::Undo);
        choose(&mut host, 2, true);
        assert_eq!(host.helps(), Helps::new());
        assert_eq!(host.session().log().undone(), []);
    }
}

#[test]
fn a_choice_changed_after_the_next_dice_were_seen_is_a_help() {
    // By undo: the word comes with the dice that are taken back, the mark with what is changed.
    let mut host = after_throws(usual(1), 3);
    let effects = host.handle(Input::Undo);
    assert!(tells(&effects, Notice::Marks(Help::TakenBack)));
    host.handle(Input::Undo);
    assert_eq!(host.helps(), Helps::new(), "it can still be done again");
    choose(&mut host, 2, true);
    assert_eq!(host.helps(), [Help::TakenBack].into());

    // By a correction, which the log keeps.
    let mut host = after_throws(usual(1), 3);
    choose(&mut host, 1, true);
    assert_eq!(host.helps(), [Help::TakenBack].into());
}

#[test]
fn practice_is_helped_without_a_word_and_the_help_is_noted() {
    let mut host = usual(1);
    host.handle(Input::Count(false));
    let mut host = after_throws(host, 3);
    assert!(!host.may_look_back());
    let effects = host.handle(Input::LookBack);
    assert!(matches!(effects[..], [Effect::Note]));
    let effects = host.handle(Input::Undo);
    let is_word = |effect: &Effect<Express>| matches!(effect, Effect::Tell(_));
    assert!(!effects.iter().any(is_word));
    host.handle(Input::Undo);
    choose(&mut host, 2, true);
    assert_eq!(host.helps(), [Help::Review, Help::TakenBack].into());
}

#[test]
fn the_same_dice_thrown_again_are_no_help() {
    let mut host = after_throws(usual(1), 3);
    host.handle(Input::Undo);
    host.handle(Input::Throw);
    assert_eq!(host.helps(), Helps::new());
    host.handle(Input::Undo);
    host.handle(Input::Redo);
    assert_eq!(host.helps(), Helps::new());
    // Throwing the second again drops the third, which is known from then on.
    for _ in 0..3 {
        host.handle(Input::Undo);
    }
    host.handle(Input::Throw);
    assert_eq!(host.helps(), [Help::TakenBack].into());
}

#[test]
fn a_slip_with_real_dice_and_what_a_group_corrects_is_no_help() {
    let mut real = host(1, DiceSource::Real, TableOptions::default());
    let written = |host: &mut Host<Express>, event| {
        host.handle(Input::Write(event, Some(Viewer::Laptop)));
    };
    written(&mut real, thrown(1, [1, 3, 4, 4, 6]));
    choose(&mut real, 1, false);
    written(&mut real, thrown(2, [1, 2, 2, 4, 6]));
    real.handle(Input::Undo);
    written(&mut real, thrown(2, [1, 2, 2, 4, 5]));
    written(&mut real, thrown(1, [1, 3, 4, 4, 5]));
    choose(&mut real, 1, true);
    assert_eq!(real.helps(), Helps::new());

    let mut group = usual(2);
    group.handle(Input::Throw);
    choose(&mut group, 1, false);
    let first = group.session().table().rounds()[0].cells()[0].choice();
    written(&mut group, chosen(1, 1, first.unwrap()));
    group.handle(Input::Throw);
    choose(&mut group, 1, true);
    assert_eq!(group.helps(), Helps::new());
}

#[test]
fn on_the_board_a_bust_that_is_taken_back_is_a_help() {
    for is_strict in [false, true] {
        let setup = Classic::new(players(1), Setting::default(), app()).unwrap();
        let record = record(strict_house(is_strict));
        let mut host: Host<Classic> = Host::new(Session::new(setup), record);
        host.handle(Input::Throw);
        let step = host.session().table().steps().last().unwrap();
        let (roll, play) = (RollNumber::new(1), step.before().plays(step.roll())[0]);
        let play = classic::Event::Play { roll, play };
        host.handle(Input::Write(play, Some(Viewer::Laptop)));
        host.handle(Input::Throw);
        let effects = host.handle(Input::Undo);
        assert_eq!(is_denied(&effects, Help::TakenBack), is_strict);
        let effects = host.handle(Input::Write(stopped(1), Some(Viewer::Laptop)));
        assert_eq!(is_denied(&effects, Help::TakenBack), is_strict);
        assert_eq!(host.helps().contains(&Help::TakenBack), !is_strict);
        assert_eq!(host.helps().len(), usize::from(!is_strict));
    }
}

#[test]
fn who_wants_a_review_before_the_end_is_told_what_it_means() {
    let mut host = after_throws(usual(1), 2);
    let first = host.handle(Input::LookBack);
    assert!(matches!(
        first[..],
        [Effect::Tell(Notice::Marks(Help::Review))]
    ));
    assert!(!host.may_look_back() && host.helps().is_empty());
    let second = host.handle(Input::LookBack);
    assert!(matches!(second[..], [Effect::Note]));
    assert!(host.may_look_back());
    assert_eq!(host.helps(), [Help::Review].into());
    assert!(host.handle(Input::LookBack).is_empty(), "it is noted once");
}

#[test]
fn dice_that_somebody_knows_are_noted_or_told_by_the_dice() {
    let mut host = usual(1);
    let effects = host.handle(Input::KnowDice);
    assert!(matches!(
        effects[..],
        [Effect::Note, Effect::Tell(Notice::Marks(Help::KnownDice))]
    ));
    assert_eq!(host.helps(), [Help::KnownDice].into());
    assert!(host.handle(Input::KnowDice).is_empty());

    let earlier = DiceSource::Earlier(Earlier::new([], []));
    let host = self::host(2, earlier, TableOptions::default());
    assert_eq!(host.helps(), [Help::KnownDice].into());
    assert!(host.record().helps.is_empty(), "it is written once");
}

#[test]
fn a_strict_game_allows_no_help() {
    let mut host = after_throws(host(1, app(), STRICT), 3);
    let throw = ThrowNumber::new(3);
    let question = ExpressQuestion::new(Seat::FIRST, throw, host.session(), None).unwrap();
    for _ in 0..2 {
        let asked = host.handle(Input::Ask(question.clone()));
        assert!(is_denied(&asked, Help::Hint));
        assert!(is_denied(&host.handle(Input::LookBack), Help::Review));
        assert!(is_denied(&host.handle(Input::Undo), Help::TakenBack));
        assert!(is_denied(&choose(&mut host, 1, true), Help::TakenBack));
    }
    choose(&mut host, 3, false);
    let other = thrown(4, [1, 1, 1, 1, 1]);
    let other = host.handle(Input::Write(other, Some(Viewer::Laptop)));
    assert!(is_denied(&other, Help::KnownDice));
    assert_eq!(host.helps(), Helps::new());
}

#[test]
fn after_its_end_a_strict_game_stays_as_it_is() {
    for options in [TableOptions::default(), STRICT] {
        let mut host = host(1, app(), options);
        while !host.session().is_over() {
            host.handle(Input::Throw);
            let number = host.session().table().last_throw().get();
            choose(&mut host, number, false);
        }
        assert!(host.may_look_back());
        host.handle(Input::Reviewed(vec![1.0]));
        let number = host.session().table().last_throw().get();
        let effects = host.handle(Input::Undo);
        assert_eq!(is_denied(&effects, Help::Review), options.strict);
        choose(&mut host, number, false);
        assert_eq!(host.helps(), Helps::new(), "the same again");
        host.handle(Input::Undo);
        choose(&mut host, number, true);
        assert_eq!(host.helps().contains(&Help::Review), !options.strict);
    }
}

/// What somebody alone may do with a game.
#[derive(Debug, Clone, Copy)]
enum Act {
    Throw,
    Choose { back: usize, last: bool },
    Undo,
    Redo,
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => Just(Act::Throw),
        4 => (0usize..3, any::<bool>()).prop_map(|(back, last)| Act::Choose { back, last }),
        2 => Just(Act::Undo),
        1 => Just(Act::Redo),
    ]
}

proptest! {
    /// Whatever somebody does, a choice that is written with later dice in mind is noted, and in a strict game there is none.
    #[test]
    fn nobody_makes_use_of_dice_unseen(acts in prop::collection::vec(any_act(), 1..50), strict: bool) {
        let options = strict_house(strict);
        let mut host = host(1, app(), options);
        // For each throw that was seen, the choices that stood then.
        let mut seen: Vec<Vec<Choice>> = Vec::new();
        for act in acts {
            let before = host.session().log().clone();
            let was_noted = host.helps().contains(&Help::TakenBack);
            let last = host.session().table().last_throw().get();
            let mut about = 0;
            match act {
                Act::Throw => {
                    about = last + 1;
                    host.handle(Input::Throw);
                }
                Act::Choose { back, last: is_last } => {
                    about = last.saturating_sub(back);
                    if about == 0 {
                        continue;
                    }
                    choose(&mut host, about, is_last);
                }
                Act::Undo => drop(host.handle(Input::Undo)),
                Act::Redo => drop(host.handle(Input::Redo)),
            }
            let rounds = host.session().table().rounds();
            let standing: Vec<Choice> = rounds.iter().map_while(|round| round.cells()[0].choice()).collect();
            let is_noted = host.helps().contains(&Help::TakenBack);
            if host.session().log().events() != before.events() {
                let differs = |then: &Vec<Choice>| then.iter().zip(&standing).any(|(then, now)| then != now);
                prop_assert!(is_noted || !seen.iter().any(differs), "used and not noted");
                prop_assert!(was_noted || !is_noted || about <= seen.len(), "noted for nothing");
            } else {
                prop_assert_eq!(is_noted, was_noted);
            }
            if host.session().table().last_throw().get() > seen.len() {
                seen.push(standing);
            }
        }
        prop_assert!(!strict || host.helps().is_empty());
    }
}
