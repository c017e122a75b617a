//! Whole ways through the program as `.ice` files: real tasks, real files, each in a data folder of its own.

use std::fs;
use std::path::PathBuf;

use fifth_die::app;
use fifth_die::store::Store;

/// Runs the flows of a folder, each as if the program started for the first time.
#[track_caller]
fn check(name: &str) {
    let flows = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/it/flows")
        .join(name);
    let mut files: Vec<PathBuf> = fs::read_dir(&flows)
        .unwrap_or_else(|error| panic!("{}: {error}", flows.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", flows.display());
    for file in files {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(&folder.path().join("data"))).unwrap();
        // A folder for each, because `run` lets all flows of one folder share their files.
        let alone = folder.path().join("flow");
        fs::create_dir(&alone).unwrap();
        fs::copy(&file, alone.join("flow.ice")).unwrap();
        if let Err(error) = iced_test::run(app::program(store, None), &alone) {
            // With the instruction that failed.
            panic!("{}: {error:?}", file.display());
        }
    }
}

#[test]
fn a_table_is_set() {
    check("table");
}

#[test]
fn games_are_played() {
    check("play");
}

#[test]
fn games_are_kept() {
    check("games");
}

#[test]
fn the_board_is_played() {
    check("board");
}
