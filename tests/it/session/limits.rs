//! How much one game holds: far more than anybody plays, and no more than its file may hold.

use fifth_die::rules::ThrowNumber;
use fifth_die::rules::express::Phase;
use fifth_die::session::{Limit, Refused, Session};

use crate::fixtures::{chosen, handed, session, take, thrown};

/// One player's game of a hundred throws: with three tracks marked, every later throw of fours is a free throw.
fn a_hundred_throws() -> Session {
    let mut events = Vec::new();
    for (number, pairs, fifth) in [(1, [5, 8], 1), (2, [4, 8], 2), (3, [3, 8], 3)] {
        events.push(thrown(number, [1, 2, 3, 4, 4]));
        events.push(chosen(number, 0, take(pairs, fifth)));
    }
    for number in 4..=100 {
        events.push(thrown(number, [4; 5]));
        events.push(chosen(number, 0, take([8, 8], None)));
    }
    session(1, events)
}

#[test]
fn the_throws_of_a_game_are_limited_by_its_players() {
    let mut session = session(8, []);
    let mut record = |number| session.record(thrown(number, [4; 5]));
    assert!(matches!(record(12_500), Err(Refused::Rules(_))));
    let limit = Limit::Throws {
        seats: 8,
        most: 12_500,
    };
    assert_eq!(record(12_501), Err(Refused::Full(limit)));
}

#[test]
fn corrections_replay_at_most_four_hundred_thousand_choices() {
    let mut session = a_hundred_throws();
    // The game itself counts 200, each correction of its first throw another 100.
    for correction in 0..3_998 {
        let last = if correction % 2 == 0 { 5 } else { 4 };
        session.record(thrown(1, [1, 2, 3, 4, last])).unwrap();
    }
    let next = ThrowNumber::new(101);
    assert_eq!(session.table().phase(), Phase::Throw(next));
    let refused = session.record(thrown(1, [1, 2, 3, 4, 5]));
    assert_eq!(refused, Err(Refused::Full(Limit::Again)));
}

#[test]
fn a_seat_is_handed_over_five_hundred_times_and_no_more() {
    let mut session = session(2, []);
    let names = ["Ann", "Ben"].into_iter().cycle();
    let mut seatings = names.map(|name| session.record(handed(0, name, None).into()));
    assert!(seatings.by_ref().take(500).all(|seated| seated.is_ok()));
    let full = Refused::Full(Limit::Seated(500));
    assert_eq!(seatings.next(), Some(Err(full)));
}
