//! The commands of the real binary: what they print, where, and how they end.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

use clap::CommandFactory;
use fifth_die::cli::Arguments;
use fifth_die::rules::classic::{Columns, Setting};
use fifth_die::rules::dice::{Roll, Throw};
use fifth_die::rules::express::Penalty;
use fifth_die::rules::{RollNumber, ThrowNumber};
use fifth_die::session::{AnySession, DiceSource, Event, Seed};
use fifth_die::store::{self, Saved};
use fifth_die::words;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::classic_files;
use crate::fixtures::{handed, rolled, started};
use crate::harness::Desk;
use crate::play::{board, play, play_board, table};
use crate::samples::{small, small_with_seed};

fn fifth_die(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fifth-die"));
    command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// Runs the binary at the top of the package; its exit code, standard output and standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = fifth_die(arguments).output().unwrap();
    (
        status.code().unwrap(),
        String::from_utf8(stdout).unwrap(),
        String::from_utf8(stderr).unwrap(),
    )
}

/// A folder with files of this content, named `0.ron`, `1.ron` and so on.
fn files(contents: &[&str]) -> (tempfile::TempDir, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let paths: Vec<PathBuf> = (0..contents.len())
        .map(|number| folder.path().join(format!("{number}.ron")))
        .collect();
    for (path, content) in paths.iter().zip(contents) {
        fs::write(path, content).unwrap();
    }
    let names = paths
        .iter()
        .map(|path| path.to_str().unwrap().to_owned())
        .collect();
    (folder, names)
}

#[test]
#[cfg(unix)]
fn no_name_of_a_file_acts_on_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let name = "a\u{1b}]0;b\u{7}\u{202e}c\r\n.ron";
    let path = folder.path().join(name);
    let path = path.to_str().unwrap();
    let missing = run(&["check", path]);
    fs::write(path, small()).unwrap();
    let right = run(&["check", path]);
    fs::write(path, small().replace("Choice", "Coice")).unwrap();
    let wrong = run(&["check", path]);
    let shown = run(&["show", path]);
    fs::write(path, small()).unwrap();
    let out = folder.path().join("b\u{1b}.pdf");
    let printed = run(&["print", path, "-o", out.to_str().unwrap()]);
    let plain = format!("{}/a�]0;b��c��.ron", folder.path().display());
    for (code, (ended, out, err), expected) in [
        (
            1,
            missing,
            format!("fifth-die: {plain}: there is no such file"),
        ),
        (0, right, format!("{plain}: ok")),
        (1, wrong, format!("fifth-die: {plain}:16:9: `Coice`")),
        (1, shown, format!("fifth-die: {plain}:16:9: `Coice`")),
        (0, printed, "b�.pdf".to_owned()),
    ] {
        let said = out + &err;
        assert!(ended == code && said.contains(&expected), "{said:?}");
        assert!(
            !said.contains(['\u{1b}', '\u{7}', '\u{202e}', '\r']),
            "{said:?}"
        );
    }
}

#[test]
fn check_says_that_every_sample_is_ok() {
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/saves")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "ron") {
            let path = path.to_str().unwrap();
            let expected = (0, format!("{path}: ok\n"), String::new());
            assert_eq!(run(&["check", path]), expected);
        }
    }
}

#[test]
fn check_reports_every_file() {
    let (_folder, names) = files(&[
        &small().replacen(
            "pairs: (7, 9), fifth: Some(6)",
            "pairs: (10, 11), fifth: Some(1)",
            1,
        ),
        &small(),
        "hello",
    ]);
    let [broken, whole, other] = [&names[0], &names[1], &names[2]];
    let (code, out, err) = run(&["check", broken, "nowhere.ron", whole, other]);
    assert_eq!(code, 1);
    assert_eq!(out, format!("{whole}: ok\n"));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 3, "{err}");
    assert_eq!(
        lines[0],
        format!(
            "fifth-die: {broken}:19:9: event 5: 10 + 11, fifth 1 is not legal: \
             the fifth die must be a new value first (4, 5 or 6) (X3)"
        )
    );
    assert_eq!(lines[1], "fifth-die: nowhere.ron: there is no such file");
    assert!(lines[2].starts_with(&format!("fifth-die: {other}:1:1: it is not a session")));
}

#[test]
fn check_reports_every_fault_of_a_file() {
    // Both choices of throw 2 break a rule, and behind them stands a sum that no pair makes.
    let wrong = small()
        .replace(
            "pairs: (7, 9), fifth: Some(6)",
            "pairs: (10, 11), fifth: Some(1)",
        )
        .replace(
            "throw: 3, player: 2, pairs: (6, 6)",
            "throw: 3, player: 2, pairs: (6, 13)",
        );
    let (_folder, names) = files(&[&wrong]);
    let (code, out, err) = run(&["check", &names[0]]);
    assert_eq!((code, out.as_str()), (1, ""));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 3, "{err}");
    assert!(
        lines[0].contains("event 5: ") && lines[0].ends_with("(X3)"),
        "{err}"
    );
    assert!(
        lines[1].contains("event 6: ") && lines[1].ends_with("(X3)"),
        "{err}"
    );
    assert!(lines[2].contains(" has 13, but "), "{err}");
}

#[test]
fn check_takes_who_joins_for_a_player_whatever_the_name() {
    let sample = include_str!("../../../saves/v1-seats.ron");
    assert_eq!(sample.matches("\"Dora\"").count(), 1);
    let (_folder, names) = files(&[&sample.replace("\"Dora\"", "\"\"")]);
    let (code, _, err) = run(&["check", &names[0]]);
    assert_eq!(code, 1);
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("`name` is \"\""), "{err}");
}

#[test]
fn check_notes_dice_that_are_not_the_seeds() {
    let seed = Seed(5);
    let mut session = table(&["Ann"], Penalty::TwoHundred, DiceSource::App(seed));
    play(&mut session, seed, 2);
    // Thrown as the seed says, then corrected.
    let throw = Throw::from_values([6; 5]).unwrap();
    assert_ne!(throw, seed.throw(ThrowNumber::new(1)));
    session
        .record(Event::Throw {
            number: ThrowNumber::new(1),
            throw,
        })
        .unwrap();
    let corrected = store::write(&Saved::new(session, Timestamp::UNIX_EPOCH));
    // A seed for dice that were given: no throw is its own.
    let (_folder, names) = files(&[&small_with_seed(5), &corrected]);
    let [foreign, corrected] = [&names[0], &names[1]];
    let notes: String = [(1, 1), (4, 2), (7, 3)]
        .iter()
        .map(|(event, throw)| {
            format!(
                "{foreign}: note: event {event}: throw {throw} is not what the app's dice show\n"
            )
        })
        .collect();
    assert_eq!(
        run(&["check", foreign, corrected]),
        (
            0,
            format!("{notes}{foreign}: ok\n{corrected}: ok\n"),
            String::new()
        )
    );
}

#[test]
fn check_notes_rolls_that_are_not_the_seeds() {
    let seed = Seed(5);
    let mut session = board(&["Ann", "Ben"], Setting::default(), DiceSource::App(seed));
    play_board(&mut session, seed, 2);
    // Rolled as the seed says, then corrected.
    let roll = Roll::from_values([6; 4]).unwrap();
    assert_ne!(roll, seed.roll(RollNumber::new(1)));
    session.record(rolled(1, [6; 4])).unwrap();
    let corrected = store::write(&Saved::new(session, Timestamp::UNIX_EPOCH));
    let (_folder, names) = files(&[&classic_files::small_with_seed(5), &corrected]);
    let [foreign, corrected] = [&names[0], &names[1]];
    // Roll 4 happens to be the seed's.
    let notes: String = [
        (1, "roll 1 for the start"),
        (2, "roll 2 for the start"),
        (3, "roll 1"),
        (5, "roll 2"),
        (8, "roll 3"),
        (13, "roll 5"),
    ]
    .iter()
    .map(|(event, dice)| {
        format!("{foreign}: note: event {event}: {dice} is not what the app's dice show\n")
    })
    .collect();
    assert_eq!(
        run(&["check", foreign, corrected]),
        (
            0,
            format!("{notes}{foreign}: ok\n{corrected}: ok\n"),
            String::new()
        )
    );
}

#[test]
fn check_follows_a_classic_game_to_its_first_fault() {
    // What is no value is told wherever it stands; what is behind a broken rule is not judged.
    let wrong = classic_files::small()
        .replace("[6, 6]", "[6, 7]")
        .replace("roll: 4, columns: [6, 10]", "roll: 4, columns: [6, 13]");
    let (_folder, names) = files(&[&wrong]);
    let (code, out, err) = run(&["check", &names[0]]);
    assert_eq!((code, out.as_str()), (1, ""));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 2, "{err}");
    assert!(
        lines[0].contains(":22:9: event 6: 6 and 7 is not legal") && lines[0].ends_with("(C3)"),
        "{err}"
    );
    assert!(lines[1].contains("`columns` has 13, but "), "{err}");
}

#[test]
fn show_prints_a_pad_for_people() {
    let (_folder, names) = files(&[&small()]);
    let (code, out, err) = run(&["show", &names[0]]);
    assert_eq!((code, err.as_str()), (0, ""));
    let expected = "\
Friday at Zoë's
Can't Stop Express, begun 2026-11-20T20:15:00Z
2 players, penalty -200, real dice
undone events: 1

throw 3: 2-2-3-4-4
throw 3: Zoë chooses

place  total  player
    1   -400  Zoë
    2   -600  Ann

Ann (blue)
row  points  boxes         marks  score
  2     100  .... . .....      0     +0
  3      70  .... . .....      0     +0
  4      60  .... . .....      0     +0
  5      50  .... . .....      0     +0
  6      40  xx.. . .....      2   -200
  7      30  x... . .....      1   -200
  8      40  .... . .....      0     +0
  9      50  xxx. . .....      3   -200
 10      60  .... . .....      0     +0
 11      70  .... . .....      0     +0
 12     100  .... . .....      0     +0
                            minus   -600
                             plus     +0
                            total   -600
die          boxes         marks
  1          x.......          1
  6          x.......          1
  3          x.......          1

Zoë (orange)
";
    assert!(out.starts_with(expected), "{out}");
}

#[test]
fn show_tells_whose_choice_is_asked_again() {
    // With a 2 for a 1, the fifth die that both took is not there any more.
    let corrected = small().replace("cursor: 8", "cursor: 10").replace(
        "    ],\n)",
        "        Throw(number: 1, dice: (2, 4, 4, 5, 5)),\n    ],\n)",
    );
    let (_folder, names) = files(&[&corrected]);
    let (code, out, _) = run(&["show", &names[0]]);
    assert_eq!(code, 0);
    for name in ["Ann", "Zoë"] {
        let line = format!(
            "throw 1: {name} chooses again, 9 + 9, fifth 1 is not legal: \
             the dice 2-4-4-5-5 do not make that (X1)\n"
        );
        assert!(out.contains(&line), "{out}");
    }
    let (_, out, _) = run(&["show", &names[0], "--format", "json"]);
    let shown: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(shown["missing"][0]["player"], 1);
    assert_eq!(shown["missing"][0]["ruling"], "X1");
}

#[test]
fn show_prints_an_object_for_programs() {
    let (code, out, err) = run(&["show", "saves/v1-penalty-100.ron", "--format", "json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let shown: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(shown["penalty"], 100);
    assert_eq!(shown["over"], true);
    assert_eq!(shown["seed"], u64::MAX);
    assert_eq!(shown["title"], serde_json::Value::Null);
    for player in shown["players"].as_array().unwrap() {
        let rows = player["rows"].as_array().unwrap();
        assert_eq!(rows.len(), 11);
        let scores: i64 = rows.iter().map(|row| row["score"].as_i64().unwrap()).sum();
        assert_eq!(player["total"], scores);
    }
}

#[test]
fn show_prints_a_table_for_spreadsheets() {
    let (code, out, err) = run(&["show", "saves/v1-corrected.ron", "--format", "csv"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let mut table = csv::Reader::from_reader(out.as_bytes());
    let headers: Vec<&str> = table.headers().unwrap().iter().map(|h| h as &str).collect();
    assert_eq!(
        headers.join(","),
        "player,name,colour,place,total,kind,value,marks,score"
    );
    let mut left = std::collections::BTreeMap::new();
    for line in table.records() {
        let line = line.unwrap();
        let left = left
            .entry(line[1].to_owned())
            .or_insert_with(|| line[4].parse::<i32>().unwrap());
        if &line[5] == "row" {
            *left -= line[8].parse::<i32>().unwrap();
        }
    }
    assert_eq!(left.len(), 3);
    assert!(left.values().all(|&left| left == 0), "{left:?}");
}

#[test]
fn names_are_no_formulas_in_a_spreadsheet() {
    let names = [
        "=1+1", "+49 30", "-2+3", "@SUM(1)", "'quoted'", "-5", "Ann-Lee",
    ];
    let written = [
        "'=1+1", "'+49 30", "'-2+3", "'@SUM(1)", "'quoted'", "-5", "Ann-Lee",
    ];
    let folder = tempfile::tempdir().unwrap();
    let mut express = table(&names, Penalty::TwoHundred, DiceSource::App(Seed(1)));
    play(&mut express, Seed(0), 1);
    let mut first_four = board(&names[..4], Setting::default(), DiceSource::App(Seed(1)));
    play_board(&mut first_four, Seed(0), 4);
    let mut last = board(&names[4..], Setting::default(), DiceSource::App(Seed(1)));
    play_board(&mut last, Seed(0), 4);
    for (session, written) in [
        (AnySession::from(express), &written[..]),
        (first_four.into(), &written[..4]),
        (last.into(), &written[4..]),
    ] {
        let path = folder.path().join("game.ron");
        let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
        fs::write(&path, store::write(&saved)).unwrap();
        for format in ["csv", "throws"] {
            let (code, out, err) = run(&["show", path.to_str().unwrap(), "--format", format]);
            assert_eq!((code, err.as_str()), (0, ""));
            let mut table = csv::Reader::from_reader(out.as_bytes());
            let heads = table.headers().unwrap().clone();
            let name = heads.iter().position(|head| head == "name").unwrap();
            let mut found: Vec<String> = Vec::new();
            for line in table.records() {
                let line = line.unwrap();
                if !found.contains(&line[name].to_owned()) {
                    found.push(line[name].to_owned());
                }
                for (head, cell) in heads.iter().zip(&line) {
                    // A loss of points is a number still.
                    if ["total", "score"].contains(&head) && !cell.is_empty() {
                        cell.parse::<i32>().unwrap();
                    }
                }
            }
            found.sort();
            let mut written = written.to_vec();
            written.sort();
            assert_eq!(found, written, "{format}");
        }
    }
}

#[test]
fn show_prints_a_board_for_people() {
    let (_folder, names) = files(&[&classic_files::small()]);
    let (code, out, err) = run(&["show", &names[0]]);
    assert_eq!((code, err.as_str()), (0, ""));
    let expected = "\
Sunday, with Grandma's board
Can't Stop, begun 2026-11-22T15:30:00Z
2 players, 3 columns win, no stop on a square, any split, real dice
undone events: 1

roll 1 for the start: 5-6, Ann
roll 2 for the start: 1-2, Zoë
turn 3, roll 5: 1-1-1-1
roll 5: Ann chooses

columns  turns  rolls  busts  longest  furthest  kept  lost  player
      0      2      3      0        2         4     4     0  Ann (blue)
      0      1      2      0        2         4     4     0  Zoë (orange)

column  Ann            Zoë
     2  ...            ...
     3  .....          .....
     4  .......        .......
     5  .........      .........
     6  xxx........    xx.........
     7  .............  .............
     8  ...........    ...........
     9  .........      .........
    10  x......        xx.....
    11  .....          .....
    12  ...            ...
";
    assert_eq!(out, expected);
}

#[test]
fn show_tells_who_rolled_for_the_start() {
    let mut session = board(&["Ann", "Ben"], Setting::default(), DiceSource::Real);
    let events = [
        handed(0, "Zoë", None).into(),
        started(1, [6, 5]),
        handed(1, "Max", None).into(),
        started(2, [1, 2]),
        handed(1, "Ida", None).into(),
        // Written again, it is still the roll of the one who sat there.
        started(2, [2, 2]),
    ];
    for event in events {
        session.record(event).unwrap();
    }
    let text = store::write(&Saved::new(session, Timestamp::UNIX_EPOCH));
    let (_folder, names) = files(&[&text]);
    let (code, out, err) = run(&["show", &names[0]]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("roll 1 for the start: 5-6, Zoë\n"), "{out}");
    assert!(out.contains("roll 2 for the start: 2-2, Max\n"), "{out}");
}

#[test]
fn show_tells_what_is_asked_again_at_the_board() {
    // The play that is written cannot be made of the new dice.
    let dice = classic_files::small()
        .replace("cursor: 13", "cursor: 15")
        .replace(
            "    ],\n)",
            "        Roll(number: 2, dice: (1, 1, 5, 6)),\n    ],\n)",
        );
    // A stop where it is forbidden: the square of the other player comes to be there later.
    let stop = classic_files::small().replace("cursor: 13", "cursor: 15").replace(
        "    ],\n)",
        "        Roll(number: 4, dice: (1, 1, 1, 5)),\n        Play(roll: 4, columns: [2, 6]),\n    ],\n)",
    );
    let stop = stop.replace("cursor: 15", "cursor: 16");
    let (_folder, names) = files(&[&dice, &stop]);
    for (name, expected, what, ruling) in [
        (
            &names[0],
            "roll 2: Ann chooses again, 6 twice is not legal: the dice 1-1-5-6 do not make that (C3)\n",
            "play",
            "C3",
        ),
        (
            &names[1],
            "roll 4: Zoë decides again, the runner in column 10 stands on another player's square (C12)\n",
            "decision",
            "C12",
        ),
    ] {
        let (code, out, err) = run(&["show", name]);
        assert_eq!(code, 0, "{err}");
        assert!(out.contains(expected), "{out}");
        let (_, out, _) = run(&["show", name, "--format", "json"]);
        let shown: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(shown["next"]["what"], what);
        assert_eq!(shown["next"]["ruling"], ruling);
    }
}

#[test]
fn show_prints_a_board_for_programs() {
    let (code, out, err) = run(&["show", "saves/v1-classic-solo.ron", "--format", "json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let shown: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(shown["game"], "Can't Stop");
    assert_eq!(shown["columns"], 4);
    assert_eq!(
        (&shown["over"], &shown["winner"]),
        (&true.into(), &1.into())
    );
    assert_eq!(shown["next"], serde_json::Value::Null);
    assert_eq!(shown["seed"], 20_261_120);
    let player = &shown["players"][0];
    let squares = player["squares"].as_array().unwrap();
    assert_eq!(squares.len(), 11);
    let won = squares.iter().filter(|square| square["won"] == true);
    assert_eq!(won.count(), 4);
    // Alone nobody loses a square: what was kept stands on the board.
    let spaces: i64 = squares
        .iter()
        .map(|square| square["space"].as_i64().unwrap())
        .sum();
    assert_eq!(player["kept"], spaces);
}

#[test]
fn show_prints_tables_of_a_board_for_spreadsheets() {
    let file = "saves/v1-classic-jump.ron";
    let (code, out, err) = run(&["show", file, "--format", "csv"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "player,name,colour,columns_won,column,length,square,runner,won"
    );
    assert_eq!(lines.len(), 1 + 4 * 11);
    // The runner of the player whose turn it is, and a column that is won.
    assert_eq!(lines[20], "2,Ben,Orange,0,10,7,3,7,false");
    assert_eq!(lines[11], "1,Ann,Blue,1,12,3,3,,true");

    let (code, out, err) = run(&["show", file, "--format", "throws"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "roll,turn,die_1,die_2,die_3,die_4,player,name,column_1,column_2,at_stake,outcome"
    );
    assert_eq!(lines.len(), 1 + 35);
    assert_eq!(lines[31], "31,9,1,2,5,6,4,李雷,3,11,7,stop");
    assert_eq!(lines[35], "35,11,1,4,5,6,2,Ben,6,10,5,");
    let (_, out, _) = run(&[
        "show",
        "saves/v1-classic-finished.ron",
        "--format",
        "throws",
    ]);
    let busts: Vec<&str> = out.lines().filter(|line| line.ends_with(",bust")).collect();
    assert_eq!(busts.len(), 6);
    // Nothing is played of a bust, and what it cost is told.
    assert!(busts.iter().all(|line| line.contains(",,,")), "{busts:?}");
}

#[test]
fn review_prints_what_each_choice_was_worth() {
    let (code, out, err) = run(&["review", "saves/v1-finished.ron"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "Can't Stop Express, penalty 200, over after 21 throws"
    );
    for name in ["Ann", "Ben", "Cleo"] {
        assert!(lines.contains(&name), "{out}");
    }
    // Ann was out after 15 throws, Ben after 21 and Cleo after 20: a line for each choice.
    let choices = lines
        .iter()
        .filter(|line| line.contains(", fifth ") || line.contains(", free throw"));
    assert_eq!(choices.count(), 15 + 21 + 20);
    let costly = lines.iter().filter(|line| line.contains(" cost ")).count();
    let reasons = lines.iter().filter(|line| line.starts_with("    Row "));
    assert_eq!((costly, reasons.count()), (9, 9));
    let result = lines.iter().filter(|line| line.ends_with(" the result"));
    assert_eq!(result.count(), 3);
    // The same file, the same words.
    assert_eq!(run(&["review", "saves/v1-finished.ron"]).1, out);
}

#[test]
fn review_prints_json_that_adds_up() {
    for file in [
        "saves/v1-finished.ron",
        "saves/v1-solo.ron",
        "saves/v1-under-way.ron",
        "saves/v1-corrected.ron",
        "saves/v1-penalty-100.ron",
    ] {
        let (code, out, err) = run(&["review", file, "--format", "json"]);
        assert_eq!((code, err.as_str()), (0, ""));
        let review: serde_json::Value = serde_json::from_str(&out).unwrap();
        let (_, shown, _) = run(&["show", file, "--format", "json"]);
        let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
        for field in ["game", "penalty", "over", "throws"] {
            assert_eq!(review[field], shown[field], "{file}: {field}");
        }
        let players = review["players"].as_array().unwrap();
        assert_eq!(players.len(), shown["players"].as_array().unwrap().len());
        for (player, shown) in players.iter().zip(shown["players"].as_array().unwrap()) {
            for field in ["player", "name", "total", "out_at"] {
                assert_eq!(player[field], shown[field], "{file}: {field}");
            }
            let number = |field: &str| player[field].as_f64().unwrap();
            let sum = number("start") + number("luck") + number("skill");
            assert!((sum - number("end")).abs() < 1e-6, "{file}: {player}");
            let is_out = !player["out_at"].is_null();
            if is_out {
                assert_eq!(number("end"), number("total"));
            }
            assert_eq!(player["better_than"].is_null(), !is_out);

            let moments = player["moments"].as_array().unwrap();
            assert_eq!(player["choices"], moments.len());
            let losses: Vec<f64> = moments
                .iter()
                .map(|moment| moment["loss"].as_f64().unwrap())
                .collect();
            assert!((losses.iter().sum::<f64>() + number("skill")).abs() < 1e-6);
            let best = losses.iter().filter(|&&loss| loss == 0.0).count();
            assert_eq!(player["best_choices"], best);
            for moment in moments {
                let is_best = moment["loss"] == 0.0;
                assert_eq!(moment["choice"] == moment["best"], is_best, "{moment}");
            }
            let costliest = player["costliest"].as_array().unwrap();
            assert_eq!(costliest.len(), 3.min(moments.len() - best));
        }
    }
}

#[test]
fn review_prints_json_of_a_board() {
    for (file, measure) in [
        ("saves/v1-classic-solo.ron", "turns"),
        ("saves/v1-classic-jump.ron", "chance"),
        ("saves/v1-classic-start.ron", "chance"),
    ] {
        let (code, out, err) = run(&["review", file, "--format", "json"]);
        assert_eq!((code, err.as_str()), (0, ""));
        let review: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(review["game"], "Can't Stop");
        assert_eq!(review["measure"], measure);
        for player in review["players"].as_array().unwrap() {
            let moments = player["moments"].as_array().unwrap();
            assert_eq!(player["choices"], moments.len());
            let losses: Vec<f64> = moments
                .iter()
                .map(|moment| moment["loss"].as_f64().unwrap())
                .collect();
            assert!(losses.iter().all(|&loss| loss >= 0.0), "{player}");
            let best = losses.iter().filter(|&&loss| loss == 0.0).count();
            assert_eq!(player["best_choices"], best);
            let mean = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
            assert!((mean - player["mean_loss"].as_f64().unwrap()).abs() < 1e-9);
            let costliest = player["costliest"].as_array().unwrap();
            assert_eq!(costliest.len(), 3.min(moments.len() - best));
            assert!(costliest.iter().all(|costly| costly["why"].is_string()));
        }
    }
    let (code, out, err) = run(&["review", "saves/v1-classic-solo.ron"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("Can't Stop, values are the turns to the end\n"));
}

#[test]
fn show_fails_where_the_file_does() {
    let (code, out, err) = run(&["show", "Cargo.toml"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.starts_with("fifth-die: Cargo.toml:1:1: "), "{err}");
}

/// Runs the binary with this on its standard input.
fn run_with(input: &[u8], arguments: &[&str]) -> (i32, String, String) {
    let mut child = fifth_die(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // It need not read all of what is too long.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn commands_read_the_standard_input_and_pipes() {
    let file = "saves/v1-solo.ron";
    let game = fs::read(file).unwrap();
    for arguments in [
        &["show", file][..],
        &["show", file, "--format", "json"],
        &["review", file],
    ] {
        let expected = run(arguments);
        assert_eq!(expected.0, 0);
        for input in ["-", "/dev/stdin"] {
            if input == "-" || cfg!(target_os = "linux") {
                let mut arguments = arguments.to_vec();
                arguments[1] = input;
                assert_eq!(run_with(&game, &arguments), expected, "{arguments:?}");
            }
        }
    }
    assert_eq!(
        run_with(&game, &["check", "-"]),
        (0, "standard input: ok\n".to_owned(), String::new())
    );
    let (code, _, err) = run_with(b"hello", &["check", "-"]);
    assert_eq!(code, 1);
    assert!(err.starts_with("fifth-die: standard input:1:1: "), "{err}");
    // What has no end is read no further than a session can be long.
    let endless = vec![b' '; store::LARGEST as usize + 1];
    let (code, _, err) = run_with(&endless, &["show", "-"]);
    assert_eq!(code, 1);
    assert!(err.contains("larger than"), "{err}");
    for path in ["saves", "/dev/zero"] {
        let (code, _, err) = run(&["show", path]);
        assert_eq!(code, 1);
        assert!(
            err.contains("not a regular file") || cfg!(not(unix)),
            "{err}"
        );
    }
}

#[test]
fn a_mistyped_command_is_named_and_the_commands_are_listed() {
    for arguments in [
        &["shwo"][..],
        &["shwo", "saves/v1-solo.ron"],
        &["shwo", "--format", "json"],
        &["--data-dir", "nowhere", "shwo", "a.ron", "b.ron"],
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        let first = err.lines().next().unwrap();
        assert_eq!(
            first,
            "error: \"shwo\" is no command and no file; \
             the commands are check, show, review, print, analyze, simulate and train"
        );
    }
    for command in ["simulate", "train"] {
        let (code, _, err) = run(&[command, "chess"]);
        assert_eq!(code, 2);
        assert!(
            err.contains("'chess'") && err.contains("<express|classic>"),
            "{err}"
        );
    }
    // A file is none, and what is behind it is what went wrong.
    let (code, _, err) = run(&["saves/v1-solo.ron", "b.ron"]);
    assert_eq!(code, 2);
    assert!(err.contains("'b.ron'"), "{err}");
}

#[test]
fn misuse_ends_with_2() {
    for arguments in [
        &["check"][..],
        &["show"],
        &["show", "a.ron", "--format", "xml"],
        &["review"],
        &["review", "a.ron", "--format", "csv"],
        &["--speed"],
        &["a.ron", "check", "b.ron"],
        &["--data-dir"],
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains("Usage:") || err.contains("--help"), "{err}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let (code, out, err) = run(&["--version"]);
    let version = format!("fifth-die {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!((code, out, err.as_str()), (0, version, ""));
    let (code, out, err) = run(&["--help"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for word in ["check", "show", "review", "--data-dir", "FILE"] {
        assert!(out.contains(word), "{out}");
    }
}

#[test]
fn a_reader_that_leaves_is_no_panic() {
    for arguments in [
        &["show", "saves/v1-finished.ron"][..],
        &["check", "saves/v1-finished.ron"],
        &["review", "saves/v1-finished.ron"],
    ] {
        let mut child = fifth_die(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        assert_eq!(err, "");
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = fifth_die(&["show", "saves/v1-finished.ron"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(!output.stderr.is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn a_window_without_a_display_is_an_error_and_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let output = fifth_die(&["--data-dir"])
        .arg(folder.path())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    let words = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words}");
    assert!(
        words.starts_with("fifth-die: there is no display"),
        "{words}"
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_does_not_answer_is_told_in_a_line() {
    for (name, display) in [
        ("DISPLAY", ":64999"),
        ("WAYLAND_DISPLAY", "/nowhere/wayland-0"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let output = fifth_die(&["--data-dir"])
            .arg(folder.path())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env(name, display)
            .output()
            .unwrap();
        let words = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{words}");
        assert_eq!(words.lines().count(), 1, "{words}");
        assert!(
            words.starts_with(&format!(
                "fifth-die: no window opens, because the display {name}={display} "
            )),
            "{words}"
        );
        // Nothing has failed that a report would tell of.
        let state = fs::read_dir(folder.path().join("state")).unwrap();
        for entry in state {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(!name.starts_with("failure-"), "{name}");
        }
    }
}

/// The words that an option of a command takes, and the one it takes for itself.
fn words_of(commands: &[&str], option: &str) -> (Vec<String>, Option<String>) {
    let mut arguments = Arguments::command();
    let command = commands.iter().fold(&mut arguments, |command, name| {
        command.find_subcommand_mut(name).unwrap()
    });
    let mut options = command.get_arguments();
    let option = options
        .find(|argument| argument.get_id() == option)
        .unwrap();
    let values = option.get_possible_values().into_iter();
    let default = option.get_default_values().first();
    (
        values.map(|value| value.get_name().to_owned()).collect(),
        default.map(|default| default.to_str().unwrap().to_owned()),
    )
}

#[test]
fn every_penalty_is_told_wherever_they_are_listed() {
    let penalties = Penalty::ALL.map(|penalty| penalty.points().to_string());
    let usual = Penalty::default().points().to_string();
    for commands in [&["print"][..], &["simulate", "express"]] {
        let (words, default) = words_of(commands, "penalty");
        assert_eq!(words, penalties);
        assert_eq!(default.as_ref(), Some(&usual));
    }
    let (words, default) = words_of(&["train", "express"], "penalty");
    assert_eq!(words[..penalties.len()], penalties);
    assert_eq!(words[penalties.len()..], ["all"]);
    assert_eq!(default.as_deref(), Some("all"));

    let columns = Columns::ALL.map(|columns| columns.count().to_string());
    let (words, default) = words_of(&["simulate", "classic"], "columns");
    assert_eq!(words, columns);
    assert_eq!(default, Some(Columns::default().count().to_string()));

    let read = |name: &str| fs::read_to_string(name).unwrap();
    let files = read("saves/README.md");
    let choices = words::either(&penalties);
    assert!(files.contains(&format!("| `penalty` | {choices} |")));
    let quoted = words::either(penalties.iter().map(|points| format!("`{points}`")));
    assert!(files.contains(&format!("costs: {quoted}.")));
    let programs = read("docs/programs.md");
    let milder = words::either(&penalties[1..]);
    assert!(programs.contains(&format!("[--penalty {}]", penalties.join("|"))));
    assert!(programs.contains(&format!(
        "| `penalty` | {usual}, if it is not there, {milder} |"
    )));
    let mut desk = Desk::new();
    desk.key(Named::F1);
    let texts = desk.texts();
    assert!(texts.iter().any(|text| text.contains(&milder)), "{milder}");
}
