use std::collections::BTreeSet;

use fifth_die::rules::dice::{Die, NotADie, Pairs, Sum, Throw};

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
    for one in Die::ALL {
        for other in Die::ALL {
            assert_eq!(Sum::of(one, other).value(), one.value() + other.value());
        }
    }
}

#[test]
fn two_pairs_have_no_order() {
    let pairs = Pairs::new(sum(10), sum(4));
    assert_eq!(pairs.sums().map(Sum::value), [4, 10], "read low to high");
    assert_eq!(pairs, Pairs::new(sum(4), sum(10)));
}

#[test]
fn a_double_counts_twice_in_its_row() {
    let counts = |pairs: Pairs| [6, 7, 8].map(|row| pairs.count(sum(row)));
    assert_eq!(counts(Pairs::new(sum(7), sum(7))), [0, 2, 0]);
    assert_eq!(counts(Pairs::new(sum(6), sum(8))), [1, 0, 1]);
}

#[test]
fn dice_on_the_table_have_no_order() {
    assert_eq!(throw([4, 1, 6, 3, 4]), throw([1, 3, 4, 4, 6]));
    assert_eq!(throw([4, 1, 6, 3, 4]).to_string(), "1-3-4-4-6");
    // Five dice of six values, unordered.
    assert_eq!(every_throw().len(), 252);
}

#[test]
fn a_mistyped_die_is_named() {
    assert_eq!(Throw::from_values([1, 2, 7, 0, 3]), Err(NotADie(7)));
    assert_eq!(Throw::from_values([1, 2, 3, 4, 0]), Err(NotADie(0)));
    assert!(NotADie(7).to_string().contains('7'));
}

#[test]
fn values_read_as_a_sentence() {
    #[track_caller]
    fn check(dice: [u8; 5], values: &str) {
        assert_eq!(throw(dice).values().to_string(), values);
    }
    check([4, 4, 4, 4, 4], "4");
    check([5, 1, 1, 5, 1], "1 or 5");
    check([5, 1, 2, 5, 1], "1, 2 or 5");
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
fn a_throw_offers_at_most_fifteen_splits() {
    let counts = |dice| throw(dice).splits().len();
    // Five different dice: five to leave over, and three ways to pair the others.
    assert_eq!(counts([1, 2, 3, 4, 5]), 15);
    assert_eq!(counts([1, 3, 4, 5, 6]), 15);
    // One die of another kind: it is left over, or it is paired with one of the others.
    assert_eq!(counts([2, 2, 2, 2, 5]), 2);
    assert_eq!(counts([3, 3, 3, 3, 3]), 1);
    assert!(every_throw().iter().all(|throw| throw.splits().len() <= 15));
}

#[test]
fn both_pairs_and_the_die_left_over_are_the_whole_throw() {
    for throw in every_throw() {
        let dice: u8 = throw.dice().map(Die::value).iter().sum();
        for split in throw.splits() {
            let [low, high] = split.pairs.sums().map(Sum::value);
            assert_eq!(low + high + split.leftover.value(), dice, "{throw}");
        }
    }
}
