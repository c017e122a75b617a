//! `fifth-die show`: pads and boards for people, programs and spreadsheets.

use std::fs;

use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::{self, Saved};
use jiff::Timestamp;

use crate::binary::{files, run};
use crate::classic_files;
use crate::fixtures::{handed, started};
use crate::play::{board_after, played, real_board};
use crate::samples::small;

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
fn show_tells_what_has_helped() {
    for (sample, line) in [
        ("practice", "help: hint\n"),
        ("helped", "help: review, taken back, known dice\n"),
        ("strict", "strict game\n"),
    ] {
        let (_, out, _) = run(&["show", &format!("saves/v1-{sample}.ron")]);
        assert!(out.contains(line), "{out}");
    }
    let session = board_after(&["Ann"], DiceSource::App(Seed(4)), Seed(4), 3);
    let mut saved = Saved::new(session, Timestamp::UNIX_EPOCH);
    saved.record.options.strict = true;
    let shown = store::export(&saved, store::Export::Text);
    assert!(shown.contains("\nstrict game\n"), "{shown}");
}

/// The text of a game with more events at its end.
fn and_then(game: &str, events: &str) -> String {
    game.replace("    ],\n)", &format!("        {events}\n    ],\n)"))
}

#[test]
fn show_tells_whose_choice_is_asked_again() {
    // With a 2 for a 1, the fifth die that both took is not there any more.
    let corrected = small().replace("cursor: 8", "cursor: 10");
    let corrected = and_then(&corrected, "Throw(number: 1, dice: (2, 4, 4, 5, 5)),");
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
    let expected = "player,name,colour,place,total,kind,value,marks,score";
    assert_eq!(headers.join(","), expected);
    let mut left = std::collections::BTreeMap::new();
    for line in table.records() {
        let line = line.unwrap();
        let total = line[4].parse::<i32>().unwrap();
        let left = left.entry(line[1].to_owned()).or_insert(total);
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
    let dice = DiceSource::App(Seed(1));
    let express = played(&names, dice.clone(), Seed(0), 1);
    let first_four = board_after(&names[..4], dice.clone(), Seed(0), 4);
    let last = board_after(&names[4..], dice, Seed(0), 4);
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
    let mut session = real_board(&["Ann", "Ben"]);
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
    let dice = classic_files::small().replace("cursor: 13", "cursor: 15");
    let dice = and_then(&dice, "Roll(number: 2, dice: (1, 1, 5, 6)),");
    // A stop where it is forbidden: the square of the other player comes to be there later.
    let stop = classic_files::small().replace("cursor: 13", "cursor: 16");
    let corrections = "Roll(number: 4, dice: (1, 1, 1, 5)), Play(roll: 4, columns: [2, 6]),";
    let stop = and_then(&stop, corrections);
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
fn who_may_stop_decides_next() {
    let (_, out, err) = run(&["show", "saves/v1-classic-jump.ron", "--format", "json"]);
    let shown: serde_json::Value = serde_json::from_str(&out).expect(&err);
    let next = &shown["next"];
    assert_eq!(next["what"], "decision");
    assert_eq!(next["may_stop"], true);
}

#[test]
fn show_prints_a_board_for_programs() {
    let (code, out, err) = run(&["show", "saves/v1-classic-solo.ron", "--format", "json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let shown: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(shown["game"], "Can't Stop");
    assert_eq!(shown["columns"], 4);
    assert_eq!(shown["over"], true);
    assert_eq!(shown["winner"], 1);
    assert_eq!(shown["next"], serde_json::Value::Null);
    assert_eq!(shown["seed"], 20_261_120);
    let player = &shown["players"][0];
    let squares = player["squares"].as_array().unwrap();
    assert_eq!(squares.len(), 11);
    let won = squares.iter().filter(|square| square["won"] == true);
    assert_eq!(won.count(), 4);
    // Alone nobody loses a square: what was kept stands on the board.
    let spaces = squares
        .iter()
        .map(|square| square["space"].as_i64().unwrap());
    assert_eq!(player["kept"], spaces.sum::<i64>());
}

#[test]
fn show_prints_tables_of_a_board_for_spreadsheets() {
    let file = "saves/v1-classic-jump.ron";
    let (code, out, err) = run(&["show", file, "--format", "csv"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    let heads = "player,name,colour,columns_won,column,length,square,runner,won";
    assert_eq!(lines[0], heads);
    assert_eq!(lines.len(), 1 + 4 * 11);
    // The runner of the player whose turn it is, and a column that is won.
    assert_eq!(lines[20], "2,Ben,Orange,0,10,7,3,7,false");
    assert_eq!(lines[11], "1,Ann,Blue,1,12,3,3,,true");

    let (code, out, err) = run(&["show", file, "--format", "throws"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    let heads = "roll,turn,die_1,die_2,die_3,die_4,player,name,column_1,column_2,at_stake,outcome";
    assert_eq!(lines[0], heads);
    assert_eq!(lines.len(), 1 + 35);
    assert_eq!(lines[31], "31,9,1,2,5,6,4,李雷,3,11,7,stop");
    assert_eq!(lines[35], "35,11,1,4,5,6,2,Ben,6,10,5,");
    let file = "saves/v1-classic-finished.ron";
    let (_, out, _) = run(&["show", file, "--format", "throws"]);
    let busts: Vec<&str> = out.lines().filter(|line| line.ends_with(",bust")).collect();
    assert_eq!(busts.len(), 6);
    // Nothing is played of a bust, and what it cost is told.
    assert!(busts.iter().all(|line| line.contains(",,,")), "{busts:?}");
}

#[test]
fn show_fails_where_the_file_does() {
    let (code, out, err) = run(&["show", "Cargo.toml"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.starts_with("fifth-die: Cargo.toml:1:1: "), "{err}");
}

#[test]
fn what_is_secret_for_now_is_told_to_nobody() {
    let text = fs::read_to_string("saves/v1-secret.ron").unwrap();
    let (_folder, names) = files(&[&text]);
    for format in ["text", "message", "json", "csv", "throws"] {
        let (code, told, err) = run(&["show", &names[0], "--format", format]);
        assert_eq!((code, err.as_str()), (0, ""), "{format}");
        // Ann has chosen 6 twice and the 6 as fifth die, which nothing has named before.
        let is_hers = |line: &&str| line.starts_with("4,") && line.contains(",Ann,");
        let line = told.lines().find(is_hers);
        let choice = line.map(|line| line.split(',').skip(8).take(3).collect::<Vec<_>>());
        assert!(choice.is_none_or(|choice| choice == ["", "", ""]), "{told}");
        let twice = ["6 + 6", "[6, 6]", "[6,6]"];
        assert!(!twice.iter().any(|pairs| told.contains(pairs)), "{told}");
    }
}

#[test]
fn who_has_chosen_in_secret_is_missed_by_nobody() {
    let (_, out, _) = run(&["show", "saves/v1-secret.ron", "--format", "json"]);
    let shown: serde_json::Value = serde_json::from_str(&out).unwrap();
    let missing = shown["missing"].as_array().unwrap().iter();
    let names: Vec<_> = missing.map(|missing| &missing["name"]).collect();
    assert_eq!(names, ["Cleo"]);
}
