//! Until all have chosen, nothing that anybody is shown depends on what another has chosen (X15).

use proptest::prelude::*;

use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Choice, Entry, Penalty};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Colour, DiceSource, Event, Express, Session};
use fifth_die::table::{self, Effect, Host, Input, Record, Viewer};
use fifth_die::text;

use crate::fixtures::{any_throw, chosen, handed, joined, retired, take, thrown};
use crate::hosts;
use crate::play;

/// The seat whose choices nobody else may learn.
const SECRET: Seat = Seat::FIRST;

fn secret_table(seats: usize) -> Host<Express> {
    hosts::express(&vec![None; seats], DiceSource::Real, hosts::SECRET)
}

fn by(seat: usize, event: impl Into<Event>) -> Input<Express> {
    Input::Write(event.into(), Some(Viewer::Seat(Seat::new(seat))))
}

fn waiting(host: &Host<Express>) -> Vec<(usize, usize)> {
    let waiting = host.session().table().waiting();
    waiting
        .map(|(throw, seat)| (throw.get(), seat.index()))
        .collect()
}

/// What people are told of a change.
fn told(effects: &[Effect<Express>], host: &Host<Express>) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::Changed(change) => text::changed(change, host),
        _ => None,
    })
}

/// A table of three at an open throw, for which the first two have chosen.
fn at_an_open_throw() -> Host<Express> {
    let mut host = secret_table(3);
    host.handle(by(0, thrown(1, [1, 3, 4, 4, 6])));
    host.handle(by(0, chosen(1, 0, take([4, 10], 4))));
    host.handle(by(1, chosen(1, 1, take([8, 9], 1))));
    assert_eq!(waiting(&host), [(1, 2)]);
    host
}

#[test]
fn other_dice_for_an_open_throw_ask_everybody_again() {
    let mut host = at_an_open_throw();
    let before = host.session().clone();
    // The first choice would be legal still, the second would not.
    let effects = host.handle(by(2, thrown(1, [2, 2, 4, 4, 6])));
    assert_eq!(waiting(&host), [(1, 0), (1, 1), (1, 2)]);
    assert_eq!(host.secret(), Some(ThrowNumber::FIRST));
    let room = host.seen_by(Viewer::Room);
    let mut cells = room.table().rounds()[0].cells().iter();
    assert!(cells.all(|cell| *cell.entry() == Entry::Open));
    let told = told(&effects, &host).expect("it is said who chooses again");
    assert!(
        told.contains("A (throw 1) and B (throw 1) must choose again."),
        "{told}"
    );
    // Everybody has chosen again, but undo brings back what was chosen for the dice before.
    for seat in 0..3 {
        host.handle(by(seat, chosen(1, seat, take([6, 8], 4))));
    }
    for _ in 0..4 {
        host.handle(Input::Undo);
    }
    assert_eq!(host.session().log().done(), before.log().done());
    // Redo asks again.
    host.handle(Input::Redo);
    assert_eq!(waiting(&host).len(), 3);
}

#[test]
fn undo_brings_back_what_another_choice_or_seating_has_asked_again() {
    for correction in [chosen(1, 0, take([7, 8], 3)), handed(1, "Eva", None).into()] {
        let mut host = at_a_second_throw();
        let before = host.session().clone();
        host.handle(by(0, correction));
        assert_eq!(waiting(&host).len(), 2);
        host.handle(Input::Undo);
        assert_eq!(host.session().log().done(), before.log().done());
        // Not so after a restart: a file has no choices that are asked again.
        host.handle(Input::Redo);
        let mut host = hosts::resumed(&host);
        host.handle(Input::Undo);
        assert_eq!(waiting(&host).len(), 2);
    }
}

#[test]
fn undo_of_a_retirement_does_not_tell_whose_secret_choice_was_their_last() {
    // The first of these is the eighth mark in a track.
    let waiting = [take([2, 8], 1), take([2, 5], 4)].map(|choice| {
        let mut host = secret_table(3);
        let first = [take([3, 6], 1), take([2, 6], 2), take([2, 4], 4)];
        let before = first.map(|choice| ([1, 1, 2, 2, 4], choice));
        let before = before.into_iter().chain([([1; 5], take([2, 2], 1)); 6]);
        for (n, (dice, choice)) in before.enumerate() {
            host.handle(by(0, thrown(n + 1, dice)));
            for seat in 0..3 {
                host.handle(by(seat, chosen(n + 1, seat, choice)));
            }
        }
        host.handle(by(0, thrown(10, [1, 1, 1, 4, 4])));
        host.handle(by(0, chosen(10, 0, choice)));
        host.handle(by(1, retired(0)));
        host.handle(Input::Undo);
        waiting(&host)
    });
    assert_eq!(waiting, [[(10, 0), (10, 1), (10, 2)]; 2]);
}

#[test]
fn choices_that_a_correction_asks_again_are_secret_like_the_first_ones() {
    let mut host = at_a_second_throw();
    // Nobody can keep the choice for the first throw, and nothing is said of the second before that.
    host.handle(by(2, thrown(1, [1, 1, 1, 1, 1])));
    assert_eq!(host.secret(), Some(ThrowNumber::FIRST));
    let [first, second] = [0, 1].map(|seat| chosen(1, seat, take([2, 2], 1)));
    let effects = host.handle(by(0, first));
    let hidden = |host: &Host<Express>| {
        let seen = host.seen_by(Viewer::Seat(Seat::new(2))).into_owned();
        matches!(
            seen.table().rounds()[0].cells()[0].entry(),
            Entry::Refused(_)
        )
    };
    assert!(hidden(&host));
    assert_eq!(told(&effects, &host), None);
    let effects = host.handle(Input::Undo);
    let taken_back = "Undone: A’s choice for throw 1.";
    assert_eq!(told(&effects, &host).as_deref(), Some(taken_back));
    host.handle(Input::Redo);
    host.handle(by(1, second));
    assert!(hidden(&host));
    host.handle(by(2, chosen(1, 2, take([2, 2], 1))));
    assert!(!hidden(&host));
    assert_eq!(host.secret(), Some(ThrowNumber::new(2)));
}

#[test]
fn what_is_said_of_a_changed_choice_tells_nothing_of_a_secret_one() {
    // With the second of these, the first player’s choice for the second throw is no longer legal.
    let told = [take([5, 8], 4), take([8, 8], 1)].map(|secret| {
        let mut host = at_a_second_throw();
        host.handle(by(2, chosen(2, 2, take([8, 9], 1))));
        host.handle(by(0, thrown(3, [1, 3, 4, 4, 6])));
        host.handle(by(2, thrown(1, [1, 3, 4, 4, 5])));
        host.handle(by(0, chosen(1, 0, secret)));
        host.handle(by(1, chosen(1, 1, take([5, 8], 4))));
        assert_eq!(host.secret(), Some(ThrowNumber::FIRST));
        let effects = host.handle(by(1, chosen(2, 1, take([7, 10], 1))));
        assert!(matches!(effects[..], [Effect::Changed(_), ..]));
        text::announcement(&host)
    });
    assert_eq!(told[0], told[1]);
}

/// A table of three at the second throw, for which the first two have chosen.
fn at_a_second_throw() -> Host<Express> {
    let mut host = secret_table(3);
    for (number, seats, choice) in [(1, 3, take([4, 10], 4)), (2, 2, take([8, 9], 1))] {
        host.handle(by(0, thrown(number, [1, 3, 4, 4, 6])));
        for seat in 0..seats {
            host.handle(by(seat, chosen(number, seat, choice)));
        }
    }
    assert_eq!(waiting(&host), [(2, 2)]);
    host
}

#[test]
fn whoever_takes_over_a_seat_does_not_see_its_open_choice() {
    let mut host = at_an_open_throw();
    host.handle(by(0, handed(0, "Eva", None)));
    assert_eq!(waiting(&host), [(1, 0), (1, 2)]);
    let seen = host.seen_by(Viewer::Seat(Seat::FIRST));
    assert_eq!(*seen.table().rounds()[0].cells()[0].entry(), Entry::Open);
}

#[test]
fn what_is_refused_asks_nobody_again() {
    let mut host = at_an_open_throw();
    let before = host.session().clone();
    // There is a B already.
    let effects = host.handle(by(0, handed(0, "B", None)));
    assert!(matches!(effects[..], [Effect::Deny(_)]));
    assert_eq!(*host.session(), before);
}

#[test]
fn a_table_without_secrets_keeps_the_choices_that_stay_legal() {
    let session = at_an_open_throw().session().clone();
    let mut host = Host::new(session, Record::default());
    host.handle(by(2, thrown(1, [2, 2, 4, 4, 6])));
    assert_eq!(waiting(&host), [(1, 1), (1, 2)]);
}

/// Something that everybody sees happen; numbers stand for throws and choices, counted round.
#[derive(Debug, Clone)]
enum Act {
    Dice(usize, Throw),
    Earlier(usize, usize, usize),
    Choose(usize, usize),
    Secret([usize; 2]),
    TakeBack(usize),
    Hand(usize, bool),
    Retire(usize),
    Join,
    Undo,
    Redo,
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => (any::<usize>(), any_throw()).prop_map(|(throw, dice)| Act::Dice(throw, dice)),
        2 => (any::<usize>(), 0..3_usize, any::<usize>())
            .prop_map(|(throw, seat, choice)| Act::Earlier(throw, seat, choice)),
        2 => (1..3_usize, any::<usize>()).prop_map(|(seat, choice)| Act::Choose(seat, choice)),
        4 => any::<[usize; 2]>().prop_map(Act::Secret),
        1 => (0..3_usize).prop_map(Act::TakeBack),
        1 => (0..3_usize, any::<bool>()).prop_map(|(seat, again)| Act::Hand(seat, again)),
        1 => (0..3_usize).prop_map(Act::Retire),
        1 => Just(Act::Join),
        1 => Just(Act::Undo),
        1 => Just(Act::Redo),
    ]
}

fn legal(host: &Host<Express>, throw: usize, seat: usize, which: usize) -> Option<Choice> {
    let round = host.session().table().round(ThrowNumber::new(throw))?;
    let choices = round.cell(Seat::new(seat))?.before().choices(round.throw());
    (!choices.is_empty()).then(|| choices[which % choices.len()])
}

/// One of the legal choices of the secret seat that it has not made already: to choose the same again is nothing.
fn other_than_now(host: &Host<Express>, throw: usize, which: usize) -> Option<Choice> {
    let round = host.session().table().round(ThrowNumber::new(throw))?;
    let cell = round.cell(SECRET)?;
    let mut choices = cell.before().choices(round.throw());
    choices.retain(|&choice| Some(choice) != cell.choice());
    (!choices.is_empty()).then(|| choices[which % choices.len()])
}

/// Does it at one of two tables that differ in nothing but the secret choices.
fn act(host: &mut Host<Express>, act: &Act, table: usize) -> Vec<Effect<Express>> {
    let last = host.session().table().last_throw().get();
    let input = match *act {
        Act::Dice(number, throw) => {
            let number = ThrowNumber::new(number % last.max(1) + 1);
            by(1, Event::Throw { number, throw })
        }
        Act::Earlier(throw, seat, choice) if last > 1 => {
            let throw = throw % (last - 1) + 1;
            // What the secret seat chooses for a throw that is asked again is one of its secrets.
            let is_secret = seat == 0 && host.is_secret(ThrowNumber::new(throw));
            match legal(host, throw, seat, choice).filter(|_| !is_secret) {
                Some(choice) => by(seat, chosen(throw, seat, choice)),
                None => return Vec::new(),
            }
        }
        Act::Earlier(..) => return Vec::new(),
        Act::Choose(seat, choice) => match legal(host, last, seat, choice) {
            Some(choice) => by(seat, chosen(last, seat, choice)),
            None => return Vec::new(),
        },
        Act::Secret(choices) => {
            let open = host.secret().map_or(last, ThrowNumber::get);
            match other_than_now(host, open, choices[table]) {
                Some(choice) => by(0, chosen(open, 0, choice)),
                None => return Vec::new(),
            }
        }
        Act::TakeBack(seat) => Input::TakeBack(Seat::new(seat)),
        Act::Hand(seat, again) => by(1, handed(seat, if again { "X" } else { "Y" }, None)),
        Act::Retire(seat) => by(1, retired(seat)),
        Act::Join => by(1, joined("Late", Colour::Grey)),
        Act::Undo => Input::Undo,
        Act::Redo => Input::Redo,
    };
    host.handle(input)
}

/// Everything that the others are shown and told, and who is awaited.
type Seen = (
    Vec<Session>,
    Option<String>,
    Option<ThrowNumber>,
    Vec<(ThrowNumber, Seat)>,
    String,
);

fn shown(host: &Host<Express>) -> Seen {
    let others = Seat::all(host.session().players().len()).filter(|&seat| seat != SECRET);
    let viewers = others.map(Viewer::Seat).chain([Viewer::Room]);
    let seen = viewers.map(|viewer| host.seen_by(viewer).into_owned());
    let told = text::announcement(host);
    let waiting = table::waiting(host).collect();
    let awaited = text::awaited(host);
    (seen.collect(), told, host.secret(), waiting, awaited)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn what_others_are_shown_is_the_same_for_every_secret_choice(
        throws in prop::collection::vec(any_throw(), 1..14),
        acts in prop::collection::vec(any_act(), 1..14),
    ) {
        let mut host = secret_table(3);
        for (n, dice) in throws.iter().enumerate() {
            host.handle(by(0, Event::Throw { number: ThrowNumber::new(n + 1), throw: *dice }));
            let is_last = n + 1 == throws.len();
            for (throw, seat) in waiting(&host).into_iter().filter(|_| !is_last) {
                let round = &host.session().table().rounds()[throw - 1];
                let pad = round.cells()[seat].before();
                let choice = play::greedy(pad, round.throw(), Penalty::TwoHundred, Seat::new(seat));
                host.handle(by(seat, chosen(throw, seat, choice)));
            }
        }
        let mut tables = [host.clone(), host];
        for next in &acts {
            let open = tables[0].secret();
            let effects = [0, 1].map(|table| act(&mut tables[table], next, table));
            let [one, other] = &tables;
            let is_revealed = |host: &Host<Express>| match (open, host.secret()) {
                (Some(open), Some(now)) => open < now,
                (_, now) => now.is_none(),
            };
            if is_revealed(one) && one.session() != other.session() {
                // All have chosen: what was secret is revealed.
                prop_assert!(is_revealed(other));
                break;
            }
            prop_assert_eq!(shown(one), shown(other), "after {:?}", next);
            if !matches!(next, Act::Secret(_) | Act::TakeBack(0) | Act::Undo | Act::Redo) {
                let [one, other] = effects.map(|effects| format!("{effects:?}"));
                prop_assert_eq!(one, other, "told at {:?}", next);
            }
        }
    }
}
