//! Matches among the program's players, as `examples/simulate` plays them, and the arithmetic behind what it tells.

use fifth_die::coach::classic::Values;
use fifth_die::coach::express::ValueTable;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::Level;

use crate::simulate::matches::{Outcome, Tally, classic_deal, express_deal};

/// A match on the board over so many deals.
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

#[test]
fn a_deal_seats_everybody_everywhere() {
    let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
    let levels = [Level::Steady, Level::Careless, Level::Steady];
    let deal = express_deal(&levels, table, 1, 7).unwrap();
    assert_eq!(deal.len(), 9);
    for player in 0..3 {
        let mut seats: Vec<Seat> = deal
            .iter()
            .filter(|outcome| outcome.player == player)
            .map(|outcome| outcome.seat)
            .collect();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2].map(Seat::new));
    }
    // The steady one plays the same dice alike wherever it sits, so both come to the same and share what they win.
    let steady: Vec<&Outcome> = deal.iter().filter(|outcome| outcome.player != 1).collect();
    let first = steady[0].result;
    assert!(steady.iter().all(|outcome| outcome.result == first));
    let shares = [0.0, 0.5, 1.0 / 3.0];
    assert!(steady.iter().all(|outcome| shares.contains(&outcome.win)));
    for game in deal.chunks(3) {
        let wins: f64 = game.iter().map(|outcome| outcome.win).sum();
        assert!((wins - 1.0).abs() < 1e-9);
    }
}

#[test]
fn the_numbers_of_a_tally_are_those_of_the_definitions() {
    let mut tally = Tally::new(1);
    let results = [-50, 10, 10, 30, 100];
    for result in results {
        tally.add(&[Outcome {
            player: 0,
            seat: Seat::new(0),
            result,
            win: 1.0,
        }]);
    }
    let player = &tally.players()[0];
    assert_eq!(player.games(), 5);
    assert!((player.mean().value - 20.0).abs() < 1e-9);
    // Squares of the distances: 4900, 100, 100, 100, 6400.
    assert!((player.deviation() - 2320_f64.sqrt()).abs() < 1e-9);
    let error = player.mean().error.unwrap();
    assert!((error - (11600.0_f64 / 4.0 / 5.0).sqrt()).abs() < 1e-9);
    let shares = [0.05, 0.2, 0.25, 0.5, 0.75, 0.95];
    let quantiles = shares.map(|share| player.quantile(share));
    assert_eq!(quantiles, [-50, -50, 10, 10, 30, 100]);
    assert_eq!(player.wins().error, Some(0.0));
    assert_eq!(Tally::new(1).players()[0].mean().error, None);
}
