//! `fifth-die analyze`: what is answered to each line, by the real binary where the process matters and by its function
//! where only the answer does.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};

use fifth_die::cli;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Placement, Position, Sharing, bust_odds};
use fifth_die::rules::dice::{Die, Sum};
use fifth_die::rules::express::{Choice, FifthDie, Pad, Penalty, Score, Track};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::binary::{fifth_die, run_with};
use crate::fixtures::{any_pad, any_table, any_throw};
use crate::rules::classic::{acts, game};

fn spawn() -> Child {
    fifth_die(&["analyze"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Whether a process whose output nobody reads ends well all the same.
#[track_caller]
pub fn ends_well_without_a_word(mut child: Child) {
    let mut err = String::new();
    let mut stderr = child.stderr.take().unwrap();
    stderr.read_to_string(&mut err).unwrap();
    assert_eq!(err, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// What the binary prints for an input, after which it has to end well and without a word.
fn analyze(input: &[u8]) -> String {
    let (code, answers, err) = run_with(input, &["analyze"]);
    assert_eq!((code, err.as_str()), (0, ""));
    answers
}

fn read(answer: &str) -> Value {
    assert!(!answer.contains(['\n', '\r']), "{answer}");
    serde_json::from_str(answer).unwrap()
}

fn ask(request: &Value) -> Value {
    read(&cli::answer(request.to_string().as_bytes()))
}

/// The error that a request gets; it must have a sentence that contains all these words.
#[track_caller]
fn refused(request: &Value, words: &[&str]) {
    let answer = ask(request);
    assert_eq!(answer["id"], request["id"], "{answer}");
    let fields = answer.as_object().unwrap();
    assert_eq!(fields.len(), 2, "{answer}");
    let error = answer["error"].as_str().unwrap();
    for word in words {
        assert!(error.contains(word), "{word:?} is not in {error:?}");
    }
}

/// A request about Express with these fields over the usual ones; null takes one away.
fn express(changes: Value) -> Value {
    let request = json!({ "id": 1, "game": "express", "want": ["legal"], "pad": {}, "throw": [1, 3, 4, 4, 6] });
    changed(request, changes)
}

/// A request about the classic game with these fields over the usual ones; null takes one away.
fn classic(changes: Value) -> Value {
    let request = json!({
        "id": 1, "game": "classic", "want": ["legal"], "players": 2, "turn": 0,
        "squares": [{}, {}], "runners": {},
    });
    changed(request, changes)
}

fn changed(mut request: Value, changes: Value) -> Value {
    let fields = request.as_object_mut().unwrap();
    for (name, value) in changes.as_object().unwrap() {
        if value.is_null() {
            fields.remove(name);
        } else {
            fields.insert(name.clone(), value.clone());
        }
    }
    request
}

#[test]
fn each_line_is_answered_before_the_next_is_written() {
    let mut child = spawn();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for id in [7, 3, 7] {
        writeln!(stdin, "{}", express(json!({ "id": id }))).unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(read(line.trim_end())["id"], id);
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_input_may_end_anywhere() {
    assert_eq!(analyze(b""), "");
    assert_eq!(analyze(b"\n").lines().count(), 1);
    let line = express(json!({})).to_string();
    assert_eq!(analyze(line.as_bytes()).lines().count(), 1);
    let two = format!("{line}\r\n{line}");
    assert_eq!(analyze(two.as_bytes()).lines().count(), 2);
}

#[test]
fn what_is_no_request_is_an_error_and_the_next_line_is_read() {
    let good = express(json!({ "id": "good" })).to_string();
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    let deep_pad = format!(r#"{{"id":5,"game":"express","want":[],"pad":{deep}}}"#);
    let bad: [&[u8]; 14] = [
        b"",
        b"   ",
        b"nonsense",
        b"[1,2]",
        b"7",
        b"null",
        b"{\"id\":1",
        b"{\"id\":1}{}",
        b"\xff\xfe{}",
        b"{\"id\":\"\xc3\x28\"}",
        b"{\"id\":1,\"id\":2}",
        b"{\"id\":1,\"x\":2,\"x\":2,\"id\":2}",
        b"{1:2}",
        deep.as_bytes(),
    ];
    let mut input = Vec::new();
    for line in bad {
        input.extend(line);
        input.push(b'\n');
    }
    input.extend(deep_pad.bytes());
    input.push(b'\n');
    input.extend(good.bytes());
    let answers = analyze(&input);
    let answers: Vec<Value> = answers.lines().map(read).collect();
    assert_eq!(answers.len(), 16);
    for answer in &answers[..14] {
        assert_eq!(answer["id"], Value::Null);
        assert!(answer["error"].is_string(), "{answer}");
    }
    assert_eq!(answers[14]["id"], 5);
    assert!(answers[14]["error"].is_string());
    assert_eq!(answers[15]["id"], "good");
    assert!(answers[15]["legal"].is_object());
}

#[test]
fn a_line_has_at_most_a_mebibyte() {
    let good = express(json!({ "id": "good" })).to_string();
    let most = 1 << 20;
    let filled = |length: usize| format!("{good}{}", " ".repeat(length - good.len()));
    let input = [most, most + 1, 5 * most, most].map(filled).join("\n");
    let answers = analyze(input.as_bytes());
    let answers: Vec<Value> = answers.lines().map(read).collect();
    let ids: Vec<Value> = answers.iter().map(|answer| answer["id"].clone()).collect();
    assert_eq!(
        ids,
        ["good".into(), Value::Null, Value::Null, "good".into()]
    );
    assert!(answers[1]["error"].as_str().unwrap().contains("1048576"));
}

#[test]
fn the_id_is_given_back_as_it_was() {
    for id in [
        "null",
        "-0.0",
        "1e400",
        "123456789012345678901234567890.10",
        r#""é\u00e9\ud800\n""#,
        r#"{"b":1,"a":[2,{}],"b":3}"#,
        "true",
    ] {
        let good = format!(r#"{{"game":"express","want":[],"pad":{{}},"id":{id}}}"#);
        assert_eq!(cli::answer(good.as_bytes()), format!(r#"{{"id":{id}}}"#));
        let bad = format!(r#"{{"id":{id},"game":"chess"}}"#);
        let answer = cli::answer(bad.as_bytes());
        let begin = format!(r#"{{"id":{id},"error":"#);
        assert!(answer.starts_with(&begin), "{answer}");
    }
    let without = cli::answer(br#"{"game":"express","want":[],"pad":{}}"#);
    assert_eq!(without, r#"{"id":null}"#);
    let broken = cli::answer(b"{\"id\":[1,\r2],\"game\":\"express\",\"want\":[],\"pad\":{}}\r");
    assert_eq!(broken, r#"{"id":[1, 2]}"#);
}

#[test]
fn closed_ears_are_no_failure() {
    let mut child = spawn();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The first answer finds nobody, whether or not a second line can still be written.
    for _ in 0..100 {
        if writeln!(stdin, "{}", express(json!({}))).is_err() {
            break;
        }
    }
    ends_well_without_a_word(child);
}

#[test]
fn fields_must_be_known_and_right() {
    refused_each(
        express,
        r#"
{ "game": null } → game | missing
{ "game": "go" } → game | express | classic | go
{ "game": 1 } → game | 1
{ "want": null } → want | missing
{ "want": "legal" } → want | list
{ "want": ["legal", "all"] } → want[1] | all
{ "effort": "lazy" } → effort | instant | deep
{ "speed": 1 } → speed
{ "players": 1 } → players
{ "pad": null } → pad | missing
{ "pad": [] } → pad | object
{ "pad": { "cells": {} } } → pad.cells
{ "pad": { "rows": { "13": 1 } } } → pad.rows.13
{ "pad": { "rows": { "04": 1 } } } → pad.rows.04
{ "pad": { "rows": { "4": -1 } } } → pad.rows.4 | -1
{ "pad": { "rows": { "4": 1.5 } } } → pad.rows.4 | 1.5
{ "pad": { "rows": { "4": 5000000000 } } } → pad.rows.4
{ "pad": { "fifth": { "7": 1 } } } → pad.fifth.7
{ "pad": { "fifth": { "5": 0 } } } → pad.fifth.5 | 1 to 8 | 0
{ "pad": { "fifth": { "5": 9 } } } → pad.fifth.5 | 1 to 8 | 9
{ "pad": { "fifth": { "5": 300 } } } → pad.fifth.5 | 300
{ "pad": { "fifth": { "1": 1, "2": 1, "3": 1, "4": 1 } } } → pad.fifth | three
{ "pad": { "fifth": { "1": 8, "2": 8 } } } → pad.fifth | full
{ "throw": [1, 2, 3, 4] } → throw | five
{ "throw": [1, 2, 3, 4, 5, 6] } → throw | five
{ "throw": [1, 2, 3, 4, 7] } → throw | 7
{ "throw": [0, 2, 3, 4, 5] } → throw | 0
{ "throw": [1, 2, 3, 4, "5"] } → throw
{ "throw": null } → throw | missing | legal
{ "throw": null, "want": ["advice"] } → throw | missing | advice
{ "penalty": 120 } → penalty | 200, 150 or 100 | 120
{ "penalty": "200" } → penalty
"#,
    );
    refused_each(
        classic,
        r#"
{ "pad": {} } → pad
{ "penalty": 200 } → penalty
{ "players": null } → players | missing
{ "players": 0 } → players | 1 to 4
{ "players": 5 } → players | 1 to 4
{ "turn": null } → turn | missing
{ "turn": 2 } → turn | 2
{ "turn": -1 } → turn | -1
{ "squares": null } → squares | missing
{ "squares": [{}] } → squares | 1 | 2
{ "squares": [{}, 4] } → squares[1]
{ "squares": [{}, { "1": 1 }] } → squares[1].1
{ "squares": [{}, { "6": 0 }] } → squares[1].6 | 1 to 11
{ "squares": [{}, { "6": 12 }] } → squares[1].6 | 12
{ "squares": [{ "2": 3 }, { "2": 3 }] } → squares | column 2
{ "squares": [{ "2": 3 }, { "2": 1 }] } → squares | column 2
{ "squares": [{ "6": 3 }, {}], "runners": { "6": 3 } } → runners.6
{ "squares": [{}, { "2": 3 }], "runners": { "2": 1 } } → runners.2
{ "runners": { "2": 4 } } → runners.2 | 1 to 3
{ "runners": { "2": 1, "3": 1, "4": 1, "5": 1 } } → runners | three
{ "rules": { "columns": 6 } } → rules.columns | 3, 4 or 5
{ "rules": { "sharing": "no" } } → rules.sharing | forced
{ "rules": { "placement": "no" } } → rules.placement | must_place
{ "rules": { "dice": 4 } } → rules.dice
{ "rules": { "columns": 4 }, "players": 4, "squares": [{}, {}, {}, {}] } → rules.columns | four
{ "rules": { "sharing": "jump" }, "squares": [{ "7": 2 }, { "7": 2 }] } → squares | column 7
{ "rules": { "sharing": "jump" }, "squares": [{}, { "7": 2 }], "runners": { "7": 2 } } → runners.7
{ "throw": [1, 2, 3, 4, 5] } → throw | four
{ "throw": [1, 2, 3, 7] } → throw | 7
"#,
    );
}

/// Each line tells what is changed in a request, and which words its error has.
#[track_caller]
fn refused_each(request: fn(Value) -> Value, table: &str) {
    for line in table.trim().lines() {
        let (change, words) = line.split_once(" → ").unwrap();
        let words: Vec<&str> = words.split(" | ").collect();
        refused(&request(serde_json::from_str(change).unwrap()), &words);
    }
}

#[test]
fn a_name_that_is_there_twice_is_an_error() {
    for (line, word) in [
        (r#""game":"express""#, "game"),
        (r#""want":[],"pad":{"rows":{},"rows":{}}"#, "rows"),
        (r#""want":[],"pad":{"fifth":{"1":1,"1":2}}"#, "pad.fifth"),
    ] {
        let line = format!(r#"{{"id":1,"game":"express",{line}}}"#);
        let answer = read(&cli::answer(line.as_bytes()));
        assert_eq!(answer["id"], 1);
        assert!(answer["error"].as_str().unwrap().contains(word), "{answer}");
    }
}

#[test]
fn the_chance_to_win_needs_the_pads_of_the_others() {
    let question = |others: serde_json::Value| {
        json!({
            "id": 1, "game": "express", "want": ["win"], "pad": {}, "throw": [2, 2, 5, 6, 6],
            "others": others,
        })
    };
    // The one is out with −200 and can be passed, the other will mostly end with more.
    let out = json!({ "rows": { "7": 4 }, "fifth": { "1": 8 } });
    let ahead = json!({ "rows": { "2": 8, "12": 8 } });
    let best = |others| {
        let answer = ask(&question(others));
        let options = answer["win"].as_array().unwrap();
        let wins = options.iter().map(|one| one["win"].as_f64().unwrap());
        let wins: Vec<f64> = wins.collect();
        assert!(wins.is_sorted_by(|one, next| one >= next), "{answer}");
        assert!(wins.iter().all(|win| (0.0..=1.0).contains(win)), "{answer}");
        assert!(options[0]["error"].as_f64().unwrap() < 0.03, "{answer}");
        assert!(options[0]["pairs"].is_array(), "{answer}");
        wins[0]
    };
    let [weak, strong] = [best(json!([out])), best(json!([ahead]))];
    assert!(weak > 0.8 && strong < 0.4, "{weak}, {strong}");
    assert!(best(json!([out, ahead])) <= strong);

    let mut alone = question(json!([{}]));
    alone["want"] = json!(["legal"]);
    refused(&alone, &["others", "win"]);
    let mut missing = question(json!([{}]));
    missing.as_object_mut().unwrap().remove("others");
    refused(&missing, &["others", "missing"]);
    refused(&question(json!([])), &["others", "1 to 7"]);
    let wrong = question(json!([{}, { "rows": { "13": 1 } }]));
    refused(&wrong, &["others[1].rows"]);
    let four = json!({ "fifth": { "1": 1, "2": 1, "3": 1, "4": 1 } });
    refused(&question(json!([four])), &["others[0].fifth"]);
    let classic = json!({
        "id": 1, "game": "classic", "want": ["win"], "players": 2, "turn": 0, "squares": [{}, {}],
    });
    refused(&classic, &["want", "win", "advice"]);
}

#[test]
fn the_parts_of_a_loss_add_up_to_it() {
    let answer = ask(&json!({
        "id": 1, "game": "express", "want": ["parts", "advice"], "effort": "deep",
        "pad": {"rows": {"2": 1, "5": 4, "6": 1, "8": 4, "9": 6}, "fifth": {"2": 3, "4": 3, "6": 2}},
        "throw": [2, 2, 5, 6, 6],
    }));
    let options = answer["parts"].as_array().unwrap();
    let advised = answer["advice"]["options"].as_array().unwrap();
    assert_eq!(options.len(), advised.len());
    for (option, advised) in options.iter().zip(advised) {
        for field in ["pairs", "fifth", "loss"] {
            assert_eq!(option[field], advised[field], "{option}");
        }
        let parts = option["parts"].as_array().unwrap();
        let losses = parts.iter().map(|part| part["loss"].as_f64().unwrap());
        let difference = losses.sum::<f64>() - option["loss"].as_f64().unwrap();
        assert!(difference.abs() < 1e-6, "{option}");
    }
    assert!(options[0]["parts"].as_array().unwrap().is_empty());
    let request = json!({
        "id": 1, "game": "classic", "want": ["parts"], "players": 1, "turn": 0, "squares": [{}],
    });
    refused(&request, &["parts", "Express"]);
}

#[test]
fn a_free_throw_comes_once_in_32() {
    let pad = json!({ "fifth": { "1": 1, "2": 2, "6": 3 } });
    let request = json!({ "pad": pad, "throw": null, "want": ["odds"] });
    let answer = ask(&express(request));
    assert_eq!(answer["odds"]["free_throw"], 0.03125);
    let rows = answer["odds"]["rows"].as_object().unwrap();
    assert_eq!(rows.len(), 11);
    let mut odds = rows.values().map(|row| row.as_f64().unwrap());
    assert!(odds.all(|odds| (0.0..=1.0).contains(&odds)));
}

/// What is lost when a number is written in decimals and read again.
const ROUNDING: f64 = 1e-9;

/// What must hold of all advice; the options without their values.
fn options(advice: &Value) -> Vec<Value> {
    let less_is_better = advice["unit"] == "turns";
    let mut best = None;
    let mut last = 0.0;
    let options = advice["options"].as_array().unwrap().iter().map(|option| {
        let value = option["value"].as_f64().unwrap();
        let loss = option["loss"].as_f64().unwrap();
        let best = *best.get_or_insert(value);
        let difference = if less_is_better {
            value - best
        } else {
            best - value
        };
        assert!((loss - difference).abs() < ROUNDING, "{advice}");
        assert!(loss >= last, "{advice}");
        last = loss;
        let mut option = option.clone();
        let fields = option.as_object_mut().unwrap();
        fields.remove("value");
        fields.remove("loss");
        option
    });
    options.collect()
}

fn sorted(values: &[Value]) -> Vec<String> {
    let mut words: Vec<String> = values.iter().map(Value::to_string).collect();
    words.sort();
    words
}

#[test]
fn advice_values_every_choice() {
    let mut values = Vec::new();
    for effort in ["instant", "deep"] {
        for penalty in [200, 100] {
            let wants = ["advice", "legal"];
            let request = json!({ "want": wants, "effort": effort, "penalty": penalty });
            let answer = ask(&express(request));
            assert_eq!(answer["advice"]["unit"], "points");
            let legal = answer["legal"]["choices"].as_array().unwrap();
            assert_eq!(sorted(&options(&answer["advice"])), sorted(legal));
            values.push(answer["advice"]["options"][0]["value"].as_f64().unwrap());
        }
    }
    // A milder penalty is worth more; a throw further ahead is another number, but not a very different one.
    assert!(values[1] > values[0] + 50.0, "{values:?}");
    assert!(values[3] > values[2] + 50.0, "{values:?}");
    let difference = (values[0] - values[2]).abs();
    assert!(difference > 0.0 && difference < 30.0, "{values:?}");
    let standard = ask(&express(json!({ "want": ["advice"] })));
    assert_eq!(standard["advice"]["options"][0]["value"], values[0]);
}

#[test]
fn without_a_roll_it_is_roll_or_stop() {
    let legal = |changes: Value| ask(&classic(changes))["legal"].clone();
    let answer =
        |may_roll: bool, may_stop: bool| json!({ "may_roll": may_roll, "may_stop": may_stop });
    assert_eq!(legal(json!({})), answer(true, false));
    assert_eq!(legal(json!({ "runners": null })), answer(true, false));
    assert_eq!(legal(json!({ "runners": { "7": 1 } })), answer(true, true));
    let held = |sharing: &str| {
        let squares = [json!({}), json!({ "7": 2 })];
        json!({ "rules": { "sharing": sharing }, "squares": squares, "runners": { "7": 2 } })
    };
    assert_eq!(legal(held("forced")), answer(true, false));
    assert_eq!(legal(held("share")), answer(true, true));
    // Nothing is done once the game is won.
    let won = json!([{ "2": 3, "3": 5, "12": 3 }, {}]);
    assert_eq!(legal(json!({ "squares": won })), answer(false, false));
    let with_roll = legal(json!({ "squares": won, "throw": [3, 3, 4, 4] }));
    assert_eq!(with_roll, json!({ "plays": [], "bust": false }));
    let request = json!({ "squares": won, "want": ["score", "odds", "advice"] });
    let all = ask(&classic(request));
    assert_eq!(all["score"], json!({ "columns_won": [3, 0], "winner": 0 }));
    assert_eq!(all["odds"]["bust"], 0.0);
    assert_eq!(all["advice"]["options"], json!([]));
}

#[test]
fn classic_advice_values_every_option() {
    for changes in [
        json!({ "runners": { "6": 2, "7": 3 }, "throw": [2, 4, 3, 5] }),
        json!({ "runners": { "6": 2, "7": 3, "8": 1 } }),
        json!({ "players": 1, "squares": [{}], "runners": { "6": 2, "7": 3, "8": 1 } }),
        json!({ "players": 1, "squares": [{}], "runners": { "6": 2 }, "throw": [1, 1, 6, 6] }),
    ] {
        let (unit, range) = match changes["players"].is_null() {
            true => ("win_probability", 0.0..1.0),
            false => ("turns", 1.0..20.0),
        };
        for effort in ["instant", "deep"] {
            let mut request = classic(changes.clone());
            request["effort"] = effort.into();
            request["want"] = json!(["legal", "advice"]);
            let answer = ask(&request);
            let advice = &answer["advice"];
            assert_eq!(advice["unit"], unit);
            let legal: Vec<Value> = match answer["legal"]["plays"].as_array() {
                Some(plays) => plays.iter().map(|play| json!({ "play": play })).collect(),
                None => vec![json!({ "action": "roll" }), json!({ "action": "stop" })],
            };
            assert_eq!(sorted(&options(advice)), sorted(&legal), "{answer}");
            let best = advice["options"][0]["value"].as_f64().unwrap();
            assert!(range.contains(&best), "{answer}");
        }
    }
    // A stop that wins is certain.
    let squares = json!([{ "2": 3, "12": 3 }, {}]);
    let request = json!({ "squares": squares, "runners": { "3": 5 }, "want": ["advice"] });
    let best = &ask(&classic(request))["advice"]["options"][0];
    assert_eq!(best["action"], "stop");
    assert_eq!(best["value"], 1.0);
}

fn pad_of(pad: &Pad) -> Value {
    let rows = Sum::ALL.map(|sum| (sum.to_string(), json!(pad.marks(sum))));
    let track = |track: Track| (track.value().to_string(), json!(track.marks()));
    let fifth = pad.tracks().map(track);
    json!({ "rows": Value::Object(rows.into_iter().collect()), "fifth": Value::Object(fifth.collect()) })
}

fn choice_of(choice: &Choice) -> Value {
    json!({ "pairs": choice.pairs.sums().map(Sum::value), "fifth": choice.fifth.map(Die::value) })
}

fn spaces_of(space: impl Fn(Sum) -> u8) -> Value {
    let spaces = Sum::ALL.into_iter().filter(|&column| space(column) > 0);
    let spaces = spaces.map(|column| (column.to_string(), json!(space(column))));
    Value::Object(spaces.collect())
}

fn position_of(position: &Position) -> Value {
    let setting = position.setting();
    let seats = Seat::all(position.players());
    let squares = seats.map(|seat| spaces_of(|column| position.square(seat, column)));
    let squares: Vec<Value> = squares.collect();
    let sharing = match setting.sharing {
        Sharing::Share => "share",
        Sharing::Jump => "jump",
        Sharing::Forced => "forced",
    };
    let placement = match setting.placement {
        Placement::Within => "within",
        Placement::MustPlace => "must_place",
        Placement::Most => "most",
    };
    json!({
        "id": [1], "game": "classic", "want": ["legal", "score", "odds", "advice"],
        "rules": { "columns": setting.columns.count(), "sharing": sharing, "placement": placement },
        "players": position.players(), "turn": position.turn(), "squares": squares,
        "runners": spaces_of(|column| position.runner(column)),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn choices_are_those_of_the_rules(
        pad in any_pad(),
        throw in any_throw(),
        penalty in prop::sample::select(Penalty::ALL.to_vec()),
    ) {
        let answer = ask(&json!({
            "id": 7, "game": "express", "want": ["advice", "odds", "score", "legal"], "pad": pad_of(&pad),
            "throw": throw.dice().map(Die::value), "penalty": penalty.points(),
        }));
        prop_assert_eq!(&answer["id"], &json!(7));
        let mut choices = pad.choices(&throw);
        choices.sort();
        let choices: Vec<Value> = choices.iter().map(choice_of).collect();
        let free = !pad.is_out() && pad.fifth_die(&throw) == FifthDie::Free;
        prop_assert_eq!(&answer["legal"], &json!({ "choices": choices, "free_throw": free }));
        prop_assert_eq!(sorted(&options(&answer["advice"])), sorted(&choices));
        let score = Score::of(&pad, penalty);
        prop_assert_eq!(&answer["score"]["total"], &json!(score.total()));
        prop_assert_eq!(&answer["score"]["out"], &json!(pad.is_out()));
        for sum in Sum::ALL {
            prop_assert_eq!(&answer["score"]["rows"][sum.to_string()], &json!(score.row(sum)));
        }
    }

    #[test]
    fn garbage_never_stops_it(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let answer = cli::answer(&bytes);
        prop_assert!(read(&answer)["error"].is_string());
    }

    #[test]
    fn a_damaged_request_never_stops_it(
        pad in any_pad(),
        throw in any_throw(),
        place in 0_usize..1000,
        byte: u8,
    ) {
        let dice = throw.dice().map(Die::value);
        let wants = ["legal", "score", "odds"];
        let line = express(json!({ "pad": pad_of(&pad), "throw": dice, "want": wants })).to_string();
        let mut line = line.into_bytes();
        let place = place % line.len();
        line[place] = byte;
        read(&cli::answer(&line));
        read(&cli::answer(&line[..place]));
    }
}

proptest! {
    // A turn takes long to solve without optimization.
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn plays_are_those_of_the_rules((players, setting) in any_table(), acts in acts()) {
        let (position, roll) = game(setting, players, &acts).pop().expect("a game has acts");
        let is_over = position.winner().is_some();
        let mut request = position_of(&position);
        let answer = ask(&request);
        let may_stop = !is_over && position.may_stop();
        prop_assert_eq!(&answer["legal"], &json!({ "may_roll": !is_over, "may_stop": may_stop }));
        let decisions = usize::from(!is_over) + usize::from(may_stop);
        prop_assert_eq!(options(&answer["advice"]).len(), decisions);
        let won: Vec<usize> = Seat::all(players).map(|seat| position.columns_won(seat)).collect();
        prop_assert_eq!(&answer["score"], &json!({ "columns_won": won, "winner": position.winner() }));
        if !is_over {
            let bust = answer["odds"]["bust"].as_f64().unwrap();
            prop_assert!((bust - bust_odds(&position)).abs() < ROUNDING);
        }

        request["throw"] = json!(roll.dice().map(Die::value));
        let answer = ask(&request);
        let plays = position.plays(&roll).into_iter();
        let plays: Vec<Vec<u8>> = plays.map(|play| play.columns().map(Sum::value).collect()).collect();
        let bust = !is_over && plays.is_empty();
        prop_assert_eq!(&answer["legal"], &json!({ "plays": &plays, "bust": bust }));
        let plays: Vec<Value> = plays.iter().map(|play| json!({ "play": play })).collect();
        prop_assert_eq!(sorted(&options(&answer["advice"])), sorted(&plays));
    }
}
