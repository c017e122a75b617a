//! The coach of Can't Stop Express: its values, its advice, its players and how it learns.

use std::process::Command;

use fifth_die::coach::express::{Training, ValueTable};
use fifth_die::rules::express::Penalty;

#[test]
fn the_same_games_teach_the_same() {
    let learn = |games, seed| {
        let mut training = Training::new(Penalty::TwoHundred, games, seed);
        while training.play().is_some() {}
        assert_eq!((training.played(), training.done()), (games, 1.0));
        let mut table = training.finish();
        table.measure(seed, 0);
        table.write()
    };
    let file = learn(40, 1);
    assert!(file == learn(40, 1));
    assert!(file != learn(40, 2));
    assert!(file != learn(41, 1));
}

#[test]
fn the_command_writes_what_it_learned() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.values");
    let run = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fifth-die"));
        let output = command
            .args(["train", "express", "--games", "20", "--seed", "3"])
            .args(more)
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let told = run(&["--penalty", "all", "--out", path.to_str().unwrap()]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("−200: mean ") && lines[0].ends_with(" in 20 games"));
    let file = std::fs::read(&path).unwrap();
    for penalty in Penalty::ALL {
        let table = ValueTable::read(&file, penalty).unwrap();
        assert_eq!((table.games(), table.seed()), (20, 3));
        assert_eq!(table.distribution().games(), 20);
    }
    // One penalty alone teaches the same.
    assert_eq!(run(&["--penalty", "150"]).trim_end(), lines[1]);
}
