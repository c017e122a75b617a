use std::collections::BTreeSet;

use fifth_die::rules::dice::{Die, Pairs, Sum};
use fifth_die::rules::{RollNumber, RollOffNumber, Seat, ThrowNumber, TurnNumber};

use crate::fixtures::{every_throw, naive_splits, sum, throw};

#[test]
fn a_die_shows_one_to_six() {
    let shown = (0..=255).filter_map(Die::new).map(Die::value);
    assert!(shown.eq(1..=6));
}

#[test]
fn two_dice_make_two_to_twelve() {
    let sums: Vec<Sum> = (0..=255).filter_map(Sum::new).collect();
    assert_eq!(sums, Sum::ALL);
    for (place, sum) in Sum::ALL.into_iter().enumerate() {
        assert_eq!((sum.index(), usize::from(sum.value())), (place, place + 2));
    }
}

#[test]
fn two_pairs_have_no_order() {
    let pairs = Pairs::new(sum(10), sum(4));
    assert_eq!(pairs.sums().map(Sum::value), [4, 10], "read low to high");
    assert_eq!(pairs, Pairs::new(sum(4), sum(10)));
}

#[test]
fn dice_on_the_table_have_no_order() {
    assert_eq!(throw([4, 1, 6, 3, 4]), throw([1, 3, 4, 4, 6]));
    assert_eq!(throw([4, 1, 6, 3, 4]).to_string(), "1-3-4-4-6");
    // Five dice of six values, unordered.
    assert_eq!(every_throw().len(), 252);
}

#[test]
fn every_throw_splits_as_the_120_orders_of_its_dice_do() {
    for throw in every_throw() {
        let splits = throw.splits();
        assert!(splits.is_sorted(), "{throw}");
        let plain = splits.iter().map(|split| {
            let [low, high] = split.pairs.sums();
            (low.value(), high.value(), split.leftover.value())
        });
        let plain: BTreeSet<_> = plain.collect();
        assert_eq!(plain.len(), splits.len(), "{throw}: nothing twice");
        assert_eq!(plain, naive_splits(&throw), "{throw}");
    }
}

#[test]
fn people_see_seats_from_one() {
    let shown: Vec<String> = Seat::all(3).map(|seat| seat.to_string()).collect();
    assert_eq!(shown, ["1", "2", "3"]);
    assert_eq!(Seat::from_number(3), Some(Seat::new(2)));
    assert_eq!(Seat::from_number(0), None, "nobody sits before the first");
    assert!(Seat::all(8).all(|seat| Seat::from_number(seat.number()) == Some(seat)));
}

#[test]
fn what_people_count_begins_with_one() {
    assert_eq!(ThrowNumber::FIRST.to_string(), "1");
    assert_eq!(TurnNumber::new(2).to_string(), "2");
    assert_eq!(format!("{:>3}", RollNumber::new(7)), "  7");
    assert_eq!(RollOffNumber::FIRST.get(), 1);
    assert!(ThrowNumber::all(3).eq([1, 2, 3].map(ThrowNumber::new)));
}
