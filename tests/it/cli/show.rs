//! `fifth-die show`: pads and boards for people, programs and spreadsheets. `fifth-die check`: every fault of a file by
//! its line, event and ruling.

use std::collections::BTreeSet;

use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::{self, Saved};
use jiff::Timestamp;
use serde_json::Value;

use crate::binary::{files, run};
use crate::classic_files;
use crate::fixtures::{handed, rolled, started, thrown};
use crate::play::{board_after, played, real_board};
use crate::samples::{small, small_with_seed};

#[track_caller]
fn show(file: &str, format: &str) -> String {
    let (code, out, err) = run(&["show", file, "--format", format]);
    assert_eq!((code, err.as_str()), (0, ""), "{format}");
    out
}

#[track_caller]
fn shown(file: &str) -> Value {
    serde_json::from_str(&show(file, "json")).unwrap()
}

#[test]
fn show_prints_a_pad_for_people() {
    let (_folder, names) = files(&[&small()]);
    let out = show(&names[0], "text");
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
        let out = show(&format!("saves/v1-{sample}.ron"), "text");
        assert!(out.contains(line), "{out}");
    }
    let session = board_after(&["Ann"], DiceSource::App(Seed(4)), Seed(4), 3);
    let mut saved = Saved::new(session, Timestamp::UNIX_EPOCH);
    saved.record.options.strict = true;
    let shown = store::export(&saved, store::Export::Text);
    assert!(shown.contains("\nstrict game\n"), "{shown}");
}

fn and_then(game: &str, events: &str) -> String {
    game.replace("    ],\n)", &format!("        {events}\n    ],\n)"))
}

#[test]
fn show_tells_whose_choice_is_asked_again() {
    // With a 2 for a 1, the fifth die that both took is not there any more.
    let corrected = small().replace("cursor: 8", "cursor: 10");
    let corrected = and_then(&corrected, "Throw(number: 1, dice: (2, 4, 4, 5, 5)),");
    let (_folder, names) = files(&[&corrected]);
    let out = show(&names[0], "text");
    for name in ["Ann", "Zoë"] {
        let line = format!(
            "throw 1: {name} chooses again, 9 + 9, fifth 1 isn’t legal: \
             the dice 2-4-4-5-5 don’t make that (X1)\n"
        );
        assert!(out.contains(&line), "{out}");
    }
    let shown = shown(&names[0]);
    assert_eq!(shown["missing"][0]["player"], 1);
    assert_eq!(shown["missing"][0]["ruling"], "X1");
}

#[test]
fn show_prints_an_object_for_programs() {
    let shown = shown("saves/v1-penalty-100.ron");
    assert_eq!(shown["penalty"], 100);
    assert_eq!(shown["over"], true);
    assert_eq!(shown["seed"], u64::MAX);
    assert_eq!(shown["title"], Value::Null);
    for player in shown["players"].as_array().unwrap() {
        let rows = player["rows"].as_array().unwrap();
        assert_eq!(rows.len(), 11);
        let scores: i64 = rows.iter().map(|row| row["score"].as_i64().unwrap()).sum();
        assert_eq!(player["total"], scores);
    }
}

#[test]
fn show_prints_a_table_for_spreadsheets() {
    let out = show("saves/v1-corrected.ron", "csv");
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
    let dice = DiceSource::App(Seed(1));
    let express = played(&names, dice.clone(), Seed(0), 1);
    let board = board_after(&names[..4], dice, Seed(0), 4);
    for (session, written) in [
        (AnySession::from(express), &written[..]),
        (board.into(), &written[..4]),
    ] {
        let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
        let (_folder, files) = files(&[&store::write(&saved)]);
        for format in ["csv", "throws"] {
            let out = show(&files[0], format);
            let mut table = csv::Reader::from_reader(out.as_bytes());
            let heads = table.headers().unwrap().clone();
            let name = heads.iter().position(|head| head == "name").unwrap();
            let mut found = BTreeSet::new();
            for line in table.records() {
                let line = line.unwrap();
                found.insert(line[name].to_owned());
                for (head, cell) in heads.iter().zip(&line) {
                    // A loss of points is a number still.
                    if ["total", "score"].contains(&head) && !cell.is_empty() {
                        cell.parse::<i32>().unwrap();
                    }
                }
            }
            let written = written.iter().map(|&name| name.to_owned());
            assert_eq!(found, written.collect::<BTreeSet<_>>(), "{format}");
        }
    }
}

#[test]
fn show_prints_a_board_for_people() {
    let (_folder, names) = files(&[&classic_files::small()]);
    let out = show(&names[0], "text");
    let expected = "\
Sunday, with Grandma's board
Can't Stop, begun 2026-11-22T15:30:00Z
2 players, 3 columns win, no stop on a marker, any split, real dice
undone events: 1

starting roll 1: 5-6, Ann
starting roll 2: 1-2, Zoë
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
    let out = show(&names[0], "text");
    assert!(out.contains("starting roll 1: 5-6, Zoë\n"), "{out}");
    assert!(out.contains("starting roll 2: 2-2, Max\n"), "{out}");
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
            "roll 2: Ann chooses again, 6 twice isn’t legal: the dice 1-1-5-6 don’t make that (C3)\n",
            "play",
            "C3",
        ),
        (
            &names[1],
            "roll 4: Zoë decides again, no stop: the runner in column 10 is on another player’s marker (C12)\n",
            "decision",
            "C12",
        ),
    ] {
        let out = show(name, "text");
        assert!(out.contains(expected), "{out}");
        let shown = shown(name);
        assert_eq!(shown["next"]["what"], what);
        assert_eq!(shown["next"]["ruling"], ruling);
    }
}

#[test]
fn who_may_stop_decides_next() {
    let next = &shown("saves/v1-classic-jump.ron")["next"];
    assert_eq!(next["what"], "decision");
    assert_eq!(next["may_stop"], true);
}

#[test]
fn show_prints_a_board_for_programs() {
    let shown = shown("saves/v1-classic-solo.ron");
    assert_eq!(shown["game"], "Can't Stop");
    assert_eq!(shown["columns"], 4);
    assert_eq!(shown["over"], true);
    assert_eq!(shown["winner"], 1);
    assert_eq!(shown["next"], Value::Null);
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
    let out = show(file, "csv");
    let lines: Vec<&str> = out.lines().collect();
    let heads = "player,name,colour,columns_won,column,length,square,runner,won";
    assert_eq!(lines[0], heads);
    assert_eq!(lines.len(), 1 + 4 * 11);
    // The runner of the player whose turn it is, and a column that is won.
    assert_eq!(lines[20], "2,Ben,Orange,0,10,7,3,7,false");
    assert_eq!(lines[11], "1,Ann,Blue,1,12,3,3,,true");

    let out = show(file, "throws");
    let lines: Vec<&str> = out.lines().collect();
    let heads = "roll,turn,die_1,die_2,die_3,die_4,player,name,column_1,column_2,at_stake,outcome";
    assert_eq!(lines[0], heads);
    assert_eq!(lines.len(), 1 + 35);
    assert_eq!(lines[31], "31,9,1,2,5,6,4,李雷,3,11,7,stop");
    assert_eq!(lines[35], "35,11,1,4,5,6,2,Ben,6,10,5,");
    let out = show("saves/v1-classic-finished.ron", "throws");
    let busts: Vec<&str> = out.lines().filter(|line| line.ends_with(",bust")).collect();
    assert_eq!(busts.len(), 6);
    // Nothing is played of a bust, and what it cost is told.
    assert!(busts.iter().all(|line| line.contains(",,,")), "{busts:?}");
}

#[test]
fn what_is_secret_for_now_is_told_to_nobody() {
    for format in ["text", "message", "json", "csv", "throws"] {
        let told = show("saves/v1-secret.ron", format);
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
    let shown = shown("saves/v1-secret.ron");
    let missing = shown["missing"].as_array().unwrap().iter();
    let names: Vec<_> = missing.map(|missing| &missing["name"]).collect();
    assert_eq!(names, ["Cleo"]);
}

/// A choice that is legal where it stands, and one that is not.
const LEGAL: &str = "pairs: (7, 9), fifth: Some(6)";
const ILLEGAL: &str = "pairs: (10, 11), fifth: Some(1)";

#[test]
fn check_reports_every_file() {
    let broken = small().replacen(LEGAL, ILLEGAL, 1);
    let (_folder, names) = files(&[&broken, &small(), "hello"]);
    let [broken, whole, other] = [&names[0], &names[1], &names[2]];
    let (code, out, err) = run(&["check", broken, "nowhere.ron", whole, other]);
    assert_eq!(code, 1);
    assert_eq!(out, format!("{whole}: ok\n"));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 3, "{err}");
    let why = "10 + 11, fifth 1 isn’t legal: the fifth die must be a new value (4, 5 or 6) (X3)";
    let illegal = format!("fifth-die: {broken}:19:9: event 5: {why}");
    assert_eq!(lines[0], illegal);
    assert_eq!(lines[1], "fifth-die: nowhere.ron: the file doesn’t exist");
    assert!(lines[2].starts_with(&format!(
        "fifth-die: {other}:1:1: it isn’t a Fifth Die game"
    )));
}

#[test]
fn check_reports_every_fault_of_a_file() {
    // Both choices of throw 2 break a rule, and behind them stands a sum that no pair makes.
    let wrong = small().replace(LEGAL, ILLEGAL);
    let wrong = wrong.replace(
        "3, player: 2, pairs: (6, 6)",
        "3, player: 2, pairs: (6, 13)",
    );
    let (_folder, names) = files(&[&wrong]);
    let (code, out, err) = run(&["check", &names[0]]);
    assert_eq!((code, out.as_str()), (1, ""));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 3, "{err}");
    for (line, event) in lines.iter().zip(["event 5: ", "event 6: "]) {
        assert!(line.contains(event) && line.ends_with("(X3)"), "{err}");
    }
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
    // Thrown as the seed says, then corrected.
    let mut express = played(&["Ann"], DiceSource::App(seed), seed, 2);
    express.record(thrown(1, [6; 5])).unwrap();
    let mut classic = board_after(&["Ann", "Ben"], DiceSource::App(seed), seed, 2);
    classic.record(rolled(1, [6; 4])).unwrap();
    // A seed for dice that were given: but for roll 4, which happens to be the seed's, none is its own.
    for (corrected, foreign, notes) in [
        (
            AnySession::from(express),
            small_with_seed(5),
            &[(1, "throw 1"), (4, "throw 2"), (7, "throw 3")][..],
        ),
        (
            classic.into(),
            classic_files::small_with_seed(5),
            &[
                (1, "starting roll 1"),
                (2, "starting roll 2"),
                (3, "roll 1"),
                (5, "roll 2"),
                (8, "roll 3"),
                (13, "roll 5"),
            ],
        ),
    ] {
        let corrected = store::write(&Saved::new(corrected, Timestamp::UNIX_EPOCH));
        let (_folder, names) = files(&[&foreign, &corrected]);
        let [foreign, corrected] = [&names[0], &names[1]];
        let mut told = String::new();
        for (event, dice) in notes {
            let note = format!("note: event {event}: {dice} is not what the app's dice show");
            told += &format!("{foreign}: {note}\n");
        }
        told += &format!("{foreign}: ok\n{corrected}: ok\n");
        let found = run(&["check", foreign, corrected]);
        assert_eq!(found, (0, told, String::new()));
    }
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
    let illegal = ":22:9: event 6: 6 and 7 isn’t legal";
    assert!(
        lines[0].contains(illegal) && lines[0].ends_with("(C3)"),
        "{err}"
    );
    assert!(lines[1].contains("`columns` has 13, but "), "{err}");
}
