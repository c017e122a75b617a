//! Practice copies: the game as it stood at a moment, played on with other dice or the same.

use fifth_die::rules::classic::Phase as BoardPhase;
use fifth_die::rules::express::{Entry, Phase};
use fifth_die::rules::{RollNumber, Seat, ThrowNumber};
use fifth_die::session::{
    Classic, Colour, DiceSource, Event, Place, Seed, Session, Variant, classic,
};

use crate::fixtures::{chosen, handed, joined, retired, session, take, thrown};
use crate::play::{TO_THE_END, board_after, played};

const FRESH: Seed = Seed(77);

fn app() -> DiceSource {
    DiceSource::App(Seed(5))
}

fn at(throw: usize, seat: usize) -> Place {
    Place::Choice(ThrowNumber::new(throw), Seat::new(seat))
}

/// The game when so many events had happened.
fn after<G: Variant>(session: &Session<G>, count: usize) -> Session<G> {
    let events = session.log().done()[..count].to_vec();
    Session::replay(session.setup().clone(), events, count).unwrap()
}

/// Every throw that a session would have with its dice.
fn dice(session: &Session, throws: usize) -> Vec<String> {
    let throws = ThrowNumber::all(throws).map(|number| session.throw(number));
    throws.map(|throw| format!("{throw:?}")).collect()
}

#[test]
fn a_copy_from_each_choice_of_a_game_alone_is_the_game_before_it() {
    let session = played(&["Ann"], app(), Seed(0), TO_THE_END);
    assert!(session.is_over());
    for (count, event) in session.log().done().iter().enumerate() {
        let (place, before) = match *event {
            Event::Throw { number, .. } => (Place::Throw(number), count + 1),
            Event::Choice { throw, seat, .. } => (Place::Choice(throw, seat), count),
            Event::Seating(_) => unreachable!(),
        };
        let copy = session.practice_from(place, FRESH);
        assert_eq!(copy.table(), after(&session, before).table());
        assert_eq!(copy.setup(), session.setup(), "the same dice follow");
    }
}

#[test]
fn a_copy_from_each_roll_play_and_decision_on_the_board_is_the_game_then() {
    let session = board_after(&["Ann", "Ben"], app(), Seed(0), 100);
    assert!(session.is_over());
    for (count, event) in session.log().done().iter().enumerate() {
        let (place, before) = match *event {
            classic::Event::RollOff { number, .. } => (classic::Place::RollOff(number), count + 1),
            classic::Event::Roll { number, .. } => (classic::Place::Roll(number), count + 1),
            classic::Event::Play { roll, .. } => (classic::Place::Play(roll), count),
            classic::Event::Decision { roll, .. } => (classic::Place::Decision(roll), count),
            classic::Event::Seating(_) => unreachable!(),
        };
        let copy = session.practice_from(place, FRESH);
        assert_eq!(copy.table(), after(&session, before).table());
        assert_eq!(copy.setup(), session.setup(), "the same dice follow");
    }
}

#[test]
fn another_choice_of_a_finished_game_meets_the_same_real_dice() {
    let session = played(&["Ann", "Ben"], DiceSource::Real, Seed(3), TO_THE_END);
    let copy = session.practice_from(at(2, 1), FRESH);
    assert_eq!(copy.setup().dice(), &session.same_dice());
    assert_eq!(copy.players(), session.players());
    assert_eq!(copy.setup().penalty(), session.setup().penalty());
    for (number, round) in ThrowNumber::enumerate(session.table().rounds()) {
        assert_eq!(copy.throw(number), Some(*round.throw()));
    }
}

#[test]
fn dice_to_come_of_a_game_under_way_are_not_seen_in_a_copy() {
    let session = played(&["Ann"], app(), Seed(0), 6);
    let copy = session.practice_from(at(6, 0), FRESH);
    let (own, copied) = (dice(&session, 30), dice(&copy, 30));
    assert_eq!(copied[..6], own[..6], "what has fallen stays");
    assert!((6..30).all(|at| copied[at] != own[at] || own[..at].contains(&own[at])));
    assert_ne!(copied[6..], own[6..]);
    let other = session.practice_from(at(6, 0), Seed(78));
    assert_ne!(dice(&other, 30)[6..], copied[6..], "nobody can tell them");
    // Dice that fell later in the game than the moment are dice to come for the copy.
    let earlier = session.practice_from(at(2, 0), FRESH);
    assert_eq!(dice(&earlier, 30)[..2], own[..2]);
    assert_ne!(dice(&earlier, 30)[2..6], own[2..6]);
}

#[test]
fn nor_are_those_behind_the_dice_of_an_earlier_game() {
    let first = played(&["Ann"], DiceSource::Real, Seed(7), 4);
    let second = played(&["Ann"], first.same_dice(), Seed(0), 4);
    let copy = second.practice_from(at(4, 0), FRESH);
    assert_eq!(dice(&copy, 4), dice(&second, 4));
    assert_ne!(dice(&copy, 9)[4..], dice(&second, 9)[4..]);
}

#[test]
fn nor_the_rolls_of_a_game_on_the_board() {
    let session = board_after(&["Ann", "Ben"], app(), Seed(0), 3);
    let rolls = session.table().rolls().len();
    let last = classic::Place::Play(RollNumber::new(rolls));
    let copy = session.practice_from(last, FRESH);
    let roll = |of: &Session<Classic>, number| of.roll(RollNumber::new(number));
    for number in 1..=rolls {
        assert_eq!(roll(&copy, number), roll(&session, number));
    }
    let differs = |number| roll(&copy, number) != roll(&session, number);
    assert!((rolls + 1..rolls + 20).any(differs));
    // The start is rolled for anew where it was not decided then.
    let start = classic::Place::RollOff(fifth_die::rules::RollOffNumber::new(1));
    let copy = session.practice_from(start, FRESH);
    assert!(matches!(copy.table().phase(), BoardPhase::RollOff { .. }));
}

#[test]
fn real_dice_of_a_game_under_way_stay_real() {
    let session = played(&["Ann", "Ben"], DiceSource::Real, Seed(3), 4);
    let copy = session.practice_from(at(3, 0), FRESH);
    assert_eq!(copy.setup(), session.setup());
    assert_eq!(copy.table().phase(), Phase::Choices(ThrowNumber::new(3)));
}

/// Two throws of two players, then one who comes late and chooses for both.
fn late() -> Session {
    let events = [
        thrown(1, [1, 2, 3, 4, 6]),
        chosen(1, 0, take([3, 7], 6)),
        chosen(1, 1, take([3, 7], 6)),
        thrown(2, [1, 2, 3, 4, 6]),
        joined("Late", Colour::Grey).into(),
        chosen(2, 0, take([3, 9], 4)),
        chosen(1, 2, take([3, 7], 6)),
        chosen(2, 2, take([3, 9], 4)),
        chosen(2, 1, take([3, 9], 4)),
        handed(1, "Dan", None).into(),
        thrown(3, [1, 2, 3, 4, 6]),
        retired(0).into(),
        // A correction, after which nothing else is illegal.
        chosen(1, 0, take([4, 6], 6)),
    ];
    session(2, events)
}

#[test]
fn people_sit_in_a_copy_as_they_sat_then() {
    let session = late();
    let names = |copy: &Session| -> Vec<String> {
        let players = copy.players().iter();
        players.map(|player| player.name.to_string()).collect()
    };
    let first = session.practice_from(at(1, 1), FRESH);
    assert_eq!(names(&first), ["A", "B"], "nobody had come late");
    assert_eq!(first.table().rounds().len(), 1);
    let missed = session.practice_from(at(1, 2), FRESH);
    assert_eq!(names(&missed), ["A", "B", "Late"]);
    let entries = |copy: &Session, throw: usize| -> Vec<Entry> {
        let cells = copy.table().rounds()[throw - 1].cells().iter();
        cells.map(|cell| cell.entry().clone()).collect()
    };
    let same = Entry::Chosen(take([3, 9], 4));
    assert_eq!(entries(&missed, 2), [same.clone(), same, Entry::Open]);
    let third = session.practice_from(at(3, 1), FRESH);
    assert_eq!(names(&third), ["A", "Dan", "Late"]);
    assert!(third.table().has_departed(Seat::FIRST));
    assert!(!missed.table().has_departed(Seat::FIRST));
}

#[test]
fn what_was_corrected_since_is_corrected_in_a_copy() {
    let copy = late().practice_from(at(2, 0), FRESH);
    let first = copy.table().rounds()[0].cells()[0].entry();
    assert_eq!(*first, Entry::Chosen(take([4, 6], 6)));
}

#[test]
fn what_was_undone_is_not_in_a_copy() {
    let mut session = late();
    session.undo();
    let copy = session.practice_from(at(2, 0), FRESH);
    let first = copy.table().rounds()[0].cells()[0].entry();
    assert_eq!(*first, Entry::Chosen(take([3, 7], 6)));
    assert!(copy.log().undone().is_empty());
}
