//! Matches among the program's players, as `examples/simulate` plays them.

use fifth_die::coach::classic::Values;
use fifth_die::coach::express::ValueTable;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::Level;

use crate::simulate::matches::{Tally, classic_deal, express_deal};

fn on_the_board(levels: &[Level], deals: u64) -> Tally {
    let mut tally = Tally::new(levels.len());
    for deal in 0..deals {
        let setting = Setting::default();
        tally.add(&classic_deal(levels, Values::built_in(), setting, 1, deal).unwrap());
    }
    tally
}

#[test]
fn matches_come_to_what_is_known_from_elsewhere() {
    // One alone by the rule of 28: 10.755 turns, exactly.
    let alone = |level, deals| on_the_board(&[level], deals).players()[0].mean();
    let mean = alone(Level::Steady, 4000);
    let error = mean.error.unwrap();
    assert!((mean.value - 10.755).abs() < 4.0 * error && error < 0.1);
    let mean = alone(Level::Evolved, 1500).value;
    assert!((8.6..9.0).contains(&mean), "{mean}");
    // The evolved one wins 0.70 moving first and 0.61 second.
    let two = on_the_board(&[Level::Evolved, Level::Steady], 500);
    let wins = two.players()[0].wins().value;
    assert!((wins - 0.655).abs() < 0.06, "{wins}");

    let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
    let mut express = Tally::new(2);
    for deal in 0..200 {
        express.add(&express_deal(&[Level::Careless, Level::Steady], table, 1, deal).unwrap());
    }
    let wins = |player: usize| express.players()[player].wins().value;
    assert!((wins(0) + wins(1) - 1.0).abs() < 1e-9);
    assert!(wins(1) > 0.6);
}
