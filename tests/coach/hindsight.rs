//! What could have been made of throws by one who knew all of them.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::ops::ControlFlow;

use fifth_die::coach::express::{Hindsight, Par, ValueTable};
use fifth_die::rules::ThrowNumber;
use fifth_die::rules::dice::{Sum, Throw};
use fifth_die::rules::express::{Pad, Penalty, Score};
use fifth_die::session::Seed;

use crate::simulate::express::play_game;

fn whole() -> ControlFlow<Infallible> {
    ControlFlow::Continue(())
}

fn hindsight(penalty: Penalty, throws: &[Throw]) -> Hindsight {
    let ControlFlow::Continue(found) = Hindsight::of(penalty, throws, i32::MIN / 2, whole);
    found
}

/// The marks that count, so that what is worth the same is looked at once.
fn counted(pad: &Pad) -> ([u32; Sum::COUNT], Vec<(u8, u8)>) {
    let mut tracks: Vec<_> = pad
        .tracks()
        .map(|track| (track.value().value(), track.marks()))
        .collect();
    tracks.sort_unstable();
    (Sum::ALL.map(|sum| pad.marks(sum).min(10)), tracks)
}

/// The best total of all games with these throws, and whether all of them end: by the rules, every choice of every pad.
fn by_brute_force(penalty: Penalty, throws: &[Throw]) -> (i32, bool) {
    let mut best = i32::MIN;
    let mut pads = vec![Pad::EMPTY];
    for throw in throws {
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for pad in pads {
            for choice in pad.choices(throw) {
                let pad = pad.play(throw, choice).unwrap();
                if pad.is_out() {
                    best = best.max(Score::of(&pad, penalty).total());
                } else if seen.insert(counted(&pad)) {
                    next.push(pad);
                }
            }
        }
        pads = next;
    }
    let is_whole = pads.is_empty();
    let left = pads.iter().map(|pad| Score::of(pad, penalty).total());
    (left.fold(best, i32::max), is_whole)
}

fn throws(seed: u64, count: usize, values: &[u8]) -> Vec<Throw> {
    (0..count)
        .map(|index| {
            let throw = Seed(seed).throw(ThrowNumber::at(index));
            let dice = throw
                .dice()
                .map(|die| values[usize::from(die.value() - 1) % values.len()]);
            Throw::from_values(dice).unwrap()
        })
        .collect()
}

#[test]
fn the_best_is_that_of_all_games() {
    let cases: [(usize, &[u8]); 6] = [
        // Few throws of all dice: only penalties.
        (3, &[1, 2, 3, 4, 5, 6]),
        (5, &[1, 2, 3, 4, 5, 6]),
        // Few values: rows fill, and games end by a track, or by free throws do not.
        (20, &[2, 5]),
        (20, &[3, 4]),
        (9, &[1, 3, 6]),
        (12, &[6]),
    ];
    for (seed, (count, values)) in (1..).zip(cases) {
        for penalty in [Penalty::TwoHundred, Penalty::OneHundred] {
            let throws = throws(seed, count, values);
            let (best, is_whole) = by_brute_force(penalty, &throws);
            let found = hindsight(penalty, &throws);
            assert_eq!(found.at_least, best, "{throws:?}");
            assert!(found.at_most >= best, "{throws:?}: {found:?}");
            assert_eq!(found.is_whole, is_whole, "{throws:?}");
            // What is known to be possible is not told to be impossible.
            let ControlFlow::Continue(found) = Hindsight::of(penalty, &throws, best, whole);
            assert!(found.at_least == best && found.at_most >= best, "{found:?}");
        }
    }
    // Who names 1, 2 and 3 has free throws for as long as the dice show 4, 5 and 6.
    let mut throws = vec![Throw::from_values([1, 1, 2, 2, 3]).unwrap(); 3];
    throws.extend([Throw::from_values([4, 4, 5, 5, 6]).unwrap(); 6]);
    let (best, is_whole) = by_brute_force(Penalty::TwoHundred, &throws);
    let found = hindsight(Penalty::TwoHundred, &throws);
    assert_eq!((found.at_least, found.is_whole), (best, is_whole));
    assert!(!is_whole);
}

#[test]
fn no_game_makes_more_than_the_bound() {
    let penalty = Penalty::TwoHundred;
    let table = ValueTable::shipped(penalty);
    for seed in [4, 12] {
        let throws: Vec<Throw> = (0..Par::MOST_THROWS)
            .map(|index| Seed(seed).throw(ThrowNumber::at(index)))
            .collect();
        let mut asked = 0;
        let par = Par::of(table, &throws, None, || {
            asked += 1;
            ControlFlow::<Infallible>::Continue(())
        });
        let ControlFlow::Continue(par) = par;
        let Hindsight {
            at_least,
            at_most,
            is_whole,
        } = par.best;
        assert!(par.is_out && is_whole);
        assert!(par.master <= at_least && at_least <= at_most, "{par:?}");
        // Any player at all, some of them greedy for one row after the other.
        for liked in Sum::ALL {
            let pads = play_game(1, Seed(seed), |pads, _, throw| {
                let choices = pads[0].choices(throw);
                let likes = |sums: [Sum; 2]| sums.iter().filter(|&&sum| sum == liked).count();
                let best = choices
                    .iter()
                    .max_by_key(|choice| likes(choice.pairs.sums()));
                *best.unwrap()
            });
            let total = Score::of(&pads.unwrap()[0], penalty).total();
            assert!(total <= at_most);
        }
        // The same throws have the same answer, and whoever watches can break off.
        if seed == 4 {
            let mut left = asked / 2;
            let broken = Par::of(table, &throws, None, || {
                left -= 1;
                if left == 0 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            assert!(broken.is_break());
        }
    }
}
