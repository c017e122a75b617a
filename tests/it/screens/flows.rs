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
        let flow = fs::read_to_string(&file).unwrap();
        let flow: Vec<String> = flow.lines().flat_map(one_by_one).collect();
        fs::write(alone.join("flow.ice"), flow.join("\n")).unwrap();
        if let Err(error) = iced_test::run(app::program(store, None), &alone) {
            // With the instruction that failed.
            panic!("{}: {error:?}", file.display());
        }
    }
}

/// Types one character after the other: the emulator draws nothing between those of one line, so that they would wait.
fn one_by_one(line: &str) -> Vec<String> {
    let typed = line
        .strip_prefix("type \"")
        .and_then(|rest| rest.strip_suffix('"'));
    match typed {
        Some(typed) => typed.chars().map(|c| format!("type \"{c}\"")).collect(),
        None => vec![line.to_owned()],
    }
}

#[test]
fn flows_lead_where_they_should() {
    for folder in ["table", "play", "games", "board"] {
        check(folder);
    }
}
