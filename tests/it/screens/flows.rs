//! Whole ways through the program as `.ice` files, each as if the program started for the first time.

use std::fs;
use std::path::{Path, PathBuf};

use iced::Point;

use crate::harness::Desk;

/// Does what a line says: `click "Play"`, `click (530, 212)`, `type "Ann"`, `type enter` or `expect "Throw 1"`.
fn follow(desk: &mut Desk, line: &str) {
    let (act, what) = line.split_once(' ').expect(line);
    let words = what
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    match (act, words, what) {
        ("click", Some(words), _) => desk.click(words),
        ("click", None, place) => {
            let place = place.trim_matches(['(', ')']).split_once(", ");
            let (x, y) = place.expect(line);
            desk.click_at(Point::new(x.parse().unwrap(), y.parse().unwrap()));
        }
        ("type", Some(words), _) => desk.types(words),
        ("type", None, "enter") => desk.keys("Enter"),
        ("type", None, "escape") => desk.keys("Esc"),
        ("type", None, "backspace") => desk.keys("Backspace"),
        ("expect", Some(words), _) => {
            let is_shown = desk.shows(words);
            assert!(is_shown, "{words} is not shown, but {:#?}", desk.texts());
        }
        _ => panic!("{line} says nothing that can be done"),
    }
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn flows_lead_where_they_should() {
    let flows = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/flows");
    for file in files_in(&flows).iter().flat_map(|folder| files_in(folder)) {
        let flow = fs::read_to_string(&file).unwrap();
        let (_, lines) = flow.split_once("-----\n").unwrap();
        let mut desk = Desk::new();
        for line in lines.lines() {
            // Shown where it fails.
            println!("{}: {line}", file.display());
            follow(&mut desk, line);
        }
    }
}
