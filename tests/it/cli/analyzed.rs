//! What `fifth-die analyze` answers is legal and exact.

use fifth_die::cli;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Placement, Position, Sharing, bust_odds};
use fifth_die::rules::dice::{Die, Sum};
use fifth_die::rules::express::{Choice, FifthDie, Pad, Penalty, Score, Track};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::analyze::{ask, classic, express, read};
use crate::fixtures::{any_pad, any_table, any_throw};
use crate::rules::classic::{acts, game};

#[test]
fn the_account_of_the_text_comes_to_400() {
    let rows = json!({ "2": 2, "4": 6, "5": 5, "6": 6, "8": 9, "9": 7, "10": 9 });
    let request =
        json!({ "want": ["score"], "throw": null, "pad": { "rows": rows, "fifth": { "1": 8 } } });
    let answer = ask(&express(request.clone()));
    let expected = json!({
        "rows": { "2": -200, "3": 0, "4": 60, "5": 0, "6": 40, "7": 0, "8": 160, "9": 100, "10": 240, "11": 0, "12": 0 },
        "total": 400,
        "out": true,
    });
    assert_eq!(answer, json!({ "id": 1, "score": expected }));
    let mut milder = express(request);
    milder["penalty"] = 100.into();
    assert_eq!(ask(&milder)["score"]["total"], 500);
}

#[test]
fn one_who_is_out_has_nothing_to_choose() {
    let pad = json!({ "rows": { "7": 11 }, "fifth": { "1": 8, "2": 1, "3": 1 } });
    let wants = ["legal", "odds", "advice"];
    let request = json!({ "pad": pad, "throw": [4, 4, 5, 5, 6], "want": wants });
    let answer = ask(&express(request));
    let nothing = json!({ "choices": [], "free_throw": false });
    assert_eq!(answer["legal"], nothing);
    assert_eq!(answer["advice"], json!({ "unit": "points", "options": [] }));
    assert_eq!(answer["odds"]["free_throw"], 0.0);
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

/// The same values in one order.
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
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

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
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

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
