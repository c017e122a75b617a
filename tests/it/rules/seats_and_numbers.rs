//! Seats are told apart from 0, throws, turns and rolls from 1, and people see all of them from 1.

use fifth_die::rules::{RollNumber, RollOffNumber, Seat, ThrowNumber, TurnNumber};

#[test]
fn people_see_seats_from_one() {
    let shown: Vec<String> = Seat::all(3).map(|seat| seat.to_string()).collect();
    assert_eq!(shown, ["1", "2", "3"]);
    assert_eq!(Seat::from_number(3), Some(Seat::new(2)));
    assert_eq!(Seat::from_number(0), None, "nobody sits before the first");
    assert_eq!(Seat::FIRST, Seat::new(0));
    assert!(Seat::all(8).all(|seat| Seat::from_number(seat.number()) == Some(seat)));
}

#[test]
fn what_people_count_begins_with_one() {
    assert_eq!(ThrowNumber::FIRST.to_string(), "1");
    assert_eq!(TurnNumber::new(2).to_string(), "2");
    assert_eq!(format!("{:>3}", RollNumber::new(7)), "  7");
    assert_eq!(RollOffNumber::FIRST.get(), 1);
    assert!(ThrowNumber::all(3).eq([1, 2, 3].map(ThrowNumber::new)));
    let throws: Vec<_> = ThrowNumber::enumerate(["first", "second"]).collect();
    assert_eq!(throws[1], (ThrowNumber::new(2), "second"));
}
