//! `fifth-die simulate`: matches of the program's players, and the arithmetic behind what is told of them.

use std::process::Command;

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::matches::{Outcome, Tally, express_deal};
use fifth_die::rules::Seat;
use fifth_die::rules::express::Penalty;
use fifth_die::session::Level;
use serde_json::Value;

/// Runs `fifth-die simulate` on so many cores; its exit code, standard output and standard error.
fn simulate(arguments: &str, cores: &str) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_fifth-die"))
        .arg("simulate")
        .args(arguments.split(' '))
        .env("RAYON_NUM_THREADS", cores)
        .output()
        .unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

fn json(arguments: &str) -> Value {
    let (code, out, err) = simulate(&format!("{arguments} --json"), "2");
    assert_eq!(code, 0, "{err}");
    assert_eq!(out.lines().count(), 1);
    serde_json::from_str(&out).unwrap()
}

#[test]
fn the_same_seed_prints_the_same_on_any_number_of_cores() {
    for arguments in [
        "express --players careless,steady,bold --games 60 --seed 3",
        "classic --players careless,rule28,evolved --games 300 --seed 3",
        "classic --players careless,rule28,evolved --games 300 --seed 3 --json",
    ] {
        let (code, out, err) = simulate(arguments, "1");
        assert_eq!(code, 0, "{err}");
        assert!(err.contains("games a second"), "{err}");
        for cores in ["2", "5"] {
            assert_eq!(simulate(arguments, cores).1, out);
        }
        assert_ne!(simulate(&arguments.replace("seed 3", "seed 4"), "1").1, out);
    }
}

#[test]
fn text_tells_what_json_tells() {
    let arguments = "express --players steady,careless --games 99 --seed 1 --penalty 150";
    let (_, out, _) = simulate(arguments, "2");
    let told = json(arguments);
    assert_eq!(told["game"], "express");
    assert_eq!(told["penalty"], 150);
    assert_eq!(told["seed"], 1);
    // One more, so that both sit in both seats equally often.
    assert_eq!(told["games"], 100);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "Can't Stop Express, penalty -150, 100 games, seed 1"
    );
    assert_eq!(lines.len(), 5, "{out}");
    for (line, player) in lines[3..].iter().zip(told["players"].as_array().unwrap()) {
        let mut words = line.split_whitespace();
        assert_eq!(words.next(), player["player"].as_str());
        let number = |name: &str| player[name].as_f64().unwrap();
        let mut expected = vec![
            format!("{:.2}", number("mean")),
            "±".to_owned(),
            format!("{:.2}", number("mean_error")),
            format!("{:.2}", number("deviation")),
        ];
        for percent in ["5", "25", "50", "75", "95"] {
            expected.push(player["quantiles"][percent].to_string());
        }
        expected.extend([
            format!("{:.4}", number("wins")),
            "±".to_owned(),
            format!("{:.4}", number("wins_error")),
        ]);
        for share in player["wins_by_seat"].as_array().unwrap() {
            expected.push(format!("{:.4}", share.as_f64().unwrap()));
        }
        assert_eq!(words.collect::<Vec<_>>(), expected);
    }
}

#[test]
fn the_stronger_player_wins_more() {
    let told = json("express --players careless,steady --games 400 --seed 1");
    let wins = |place: usize| told["players"][place]["wins"].as_f64().unwrap();
    assert!((wins(0) + wins(1) - 1.0).abs() < 1e-9);
    assert!(wins(1) > 0.6, "{told}");
    let told = json("classic --players evolved,rule28 --games 1000 --seed 1 --sharing share");
    let wins = told["players"][0]["wins"].as_f64().unwrap();
    // 0.70 moving first and 0.61 second are known from elsewhere.
    assert!((wins - 0.655).abs() < 0.06, "{told}");
    assert_eq!(told["columns"], 3);
    assert_eq!(told["placement"], "within");
}

#[test]
fn alone_there_is_nobody_to_win_against() {
    let told = json("classic --players rule28 --games 4000 --seed 1");
    let player = &told["players"][0];
    let mean = player["mean"].as_f64().unwrap();
    let error = player["mean_error"].as_f64().unwrap();
    // Known from elsewhere, exactly.
    assert!((mean - 10.755).abs() < 4.0 * error && error < 0.1, "{told}");
    assert!(player.get("wins").is_none());
    let (_, out, _) = simulate("classic --players rule28 --games 10 --seed 1", "1");
    assert!(!out.contains("wins"), "{out}");
    let told = json("express --players steady --games 1 --seed 1");
    assert!(told["players"][0]["mean_error"].is_null(), "{told}");
}

#[test]
fn the_variants_are_played() {
    let arguments = "classic --players evolved,bold,rule28 --games 30 --seed 2";
    let usual = json(arguments)["players"].clone();
    for variant in [
        "--columns 5",
        "--sharing jump",
        "--sharing forced",
        "--placement must_place",
        "--placement most",
    ] {
        assert_ne!(json(&format!("{arguments} {variant}"))["players"], usual);
    }
}

#[test]
fn misuse_ends_with_2() {
    for arguments in [
        "chess --players a --games 1 --seed 1",
        "express --games 1 --seed 1",
        "express --players steady --seed 1",
        "express --players steady --games 1",
        "express --players steady --games 0 --seed 1",
        "express --players rule28 --games 1 --seed 1",
        "express --players steady, --games 1 --seed 1",
        "express --players steady --games 1 --seed 1 --penalty 120",
        "express --players steady --games 1 --seed 1 --columns 4",
        "express --players steady,steady,steady,steady,steady,steady,steady,steady,steady --games 1 --seed 1",
        "classic --players bold,bold,bold,bold,bold --games 1 --seed 1",
        "classic --players bold,bold,bold,bold --games 1 --seed 1 --columns 4",
        "classic --players bold --games 1 --seed 1 --sharing never",
    ] {
        let (code, out, err) = simulate(arguments, "1");
        assert_eq!((code, out.as_str()), (2, ""), "{arguments}");
        assert!(err.contains("--help"), "{err}");
    }
}

#[test]
fn misuse_is_told_what_is_allowed() {
    for (arguments, words) in [
        (
            "express --players steady --games 0 --seed 1",
            "a whole number from 1 to ",
        ),
        (
            "express --players steady --games many --seed 1",
            "a whole number from 1 to ",
        ),
        (
            "classic --players bold,bold,bold,bold --games 1 --seed 1 --columns 4",
            "4 players can play for 3 columns only",
        ),
    ] {
        let (code, _, err) = simulate(arguments, "1");
        assert_eq!(code, 2);
        assert!(err.contains(words), "{err}");
    }
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
    assert!(
        steady
            .iter()
            .all(|outcome| outcome.result == steady[0].result)
    );
    assert!(
        steady
            .iter()
            .all(|outcome| [0.0, 0.5, 1.0 / 3.0].contains(&outcome.win))
    );
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
    assert_eq!(
        [0.05, 0.2, 0.25, 0.5, 0.75, 0.95].map(|share| player.quantile(share)),
        [-50, -50, 10, 10, 30, 100]
    );
    assert_eq!(player.wins().error, Some(0.0));
    assert_eq!(Tally::new(1).players()[0].mean().error, None);
}
