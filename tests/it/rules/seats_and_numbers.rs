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
fn a_seat_finds_what_is_held_for_it() {
    let mut marks = vec![3, 1, 4];
    marks[Seat::new(1)] += 1;
    assert_eq!(marks[Seat::new(1)], 2);
    let [.., last] = [Seat::new(0), Seat::new(2)].map(|seat| marks.as_slice()[seat]);
    assert_eq!(last, 4);
    let seen: Vec<_> = Seat::enumerate(&marks).collect();
    assert_eq!(seen[2], (Seat::new(2), &4));
}

#[test]
fn the_first_seat_comes_after_the_last() {
    assert_eq!(Seat::new(1).after(1, 3), Seat::new(2));
    assert_eq!(Seat::new(2).after(1, 3), Seat::FIRST);
    assert_eq!(Seat::new(2).after(3, 3), Seat::new(2));
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

#[test]
fn numbers_find_their_place_in_a_list() {
    let rolls = ["first", "second"];
    assert_eq!(rolls[RollNumber::new(2).index()], "second");
    assert_eq!(RollNumber::at(1), RollNumber::new(2));
    assert_eq!(RollNumber::FIRST.next().previous(), RollNumber::FIRST);
    let none = RollNumber::FIRST.previous();
    assert_eq!(none, RollNumber::new(0));
    assert_eq!(rolls.get(none.index()), None, "nothing has the number 0");
}
