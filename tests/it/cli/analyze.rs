//! `fifth-die analyze`: what is answered to each line, by the real binary where the process matters and by its function
//! where only the answer does.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};

use fifth_die::cli;
use serde_json::{Value, json};

use crate::binary::{fifth_die, run_with};

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

pub fn read(answer: &str) -> Value {
    assert!(!answer.contains(['\n', '\r']), "{answer}");
    serde_json::from_str(answer).unwrap()
}

pub fn ask(request: &Value) -> Value {
    read(&cli::answer(request.to_string().as_bytes()))
}

/// The error that a request gets; it must have a sentence that contains all these words.
#[track_caller]
pub fn refused(request: &Value, words: &[&str]) {
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
pub fn express(changes: Value) -> Value {
    let request = json!({ "id": 1, "game": "express", "want": ["legal"], "pad": {}, "throw": [1, 3, 4, 4, 6] });
    changed(request, changes)
}

/// A request about the classic game with these fields over the usual ones; null takes one away.
pub fn classic(changes: Value) -> Value {
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
