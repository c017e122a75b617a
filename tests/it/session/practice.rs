//! Practice copies: the game as it stood at a moment, played on with other dice or the same.

use fifth_die::rules::classic::Phase as BoardPhase;
use fifth_die::rules::express::{Entry, Phase};
use fifth_die::rules::{RollNumber, Seat, ThrowNumber};
use fifth_die::session::{Classic, Colour, DiceSource, Place, Seed, Session, classic};

use crate::fixtures::{chosen, handed, joined, retired, session, take, thrown};
use crate::play::{TO_THE_END, board_after, played};

const FRESH: Seed = Seed(77);

fn app() -> DiceSource {
    DiceSource::App(Seed(5))
}

fn at(throw: usize, seat: usize) -> Place {
    Place::Choice(ThrowNumber::new(throw), Seat::new(seat))
}

/// Every throw that a session would have with its dice.
fn dice(session: &Session, throws: usize) -> Vec<String> {
    let throws = ThrowNumber::all(throws).map(|number| session.throw(number));
    throws.map(|throw| format!("{throw:?}")).collect()
}

#[test]
fn another_choice_of_a_finished_game_meets_the_same_dice() {
    let session = played(&["Ann", "Ben"], DiceSource::Real, Seed(3), TO_THE_END);
    let copy = session.practice_from(at(2, 1), FRESH);
    assert_eq!(copy.setup().dice(), &session.same_dice());
    assert_eq!(copy.players(), session.players());
    assert_eq!(copy.setup().penalty(), session.setup().penalty());
    for (number, round) in ThrowNumber::enumerate(session.table().rounds()) {
        assert_eq!(copy.throw(number), Some(*round.throw()));
    }
    // Those of the app simply go on.
    let session = played(&["Ann"], app(), Seed(0), TO_THE_END);
    let copy = session.practice_from(at(2, 0), FRESH);
    assert_eq!(copy.setup(), session.setup());
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

#[test]
fn people_sit_in_a_copy_as_they_sat_then() {
    // Two throws of two players, then one who comes late and chooses for both.
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
    ];
    let session = session(2, events);
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
