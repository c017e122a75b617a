//! `fifth-die review`: what each choice was worth, in words and for programs.

use crate::binary::run;

#[test]
fn review_prints_what_each_choice_was_worth() {
    let (code, out, err) = run(&["review", "saves/v1-finished.ron"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    let game = "Can't Stop Express, penalty 200, finished after 21 throws";
    assert_eq!(lines[0], game);
    let master = "With the same dice the coach scores ";
    assert!(lines[1].starts_with(master), "{out}");
    for name in ["Ann", "Ben", "Cleo"] {
        assert!(lines.contains(&name), "{out}");
    }
    // Ann was out after 15 throws, Ben after 21 and Cleo after 20: a line for each choice.
    let choices = lines
        .iter()
        .filter(|line| line.contains(", fifth ") || line.contains(", free throw"))
        .filter(|line| !line.contains(" of games"));
    assert_eq!(choices.count(), 15 + 21 + 20);
    let costly = lines.iter().filter(|line| line.contains(" cost ")).count();
    let is_reason = |line: &&&str| {
        let begins = |begin| line.starts_with(begin);
        begins("    Row ")
            || begins("    This choice ")
            || begins("    The best choice ")
            || begins("    It costs ")
    };
    let reasons = lines.iter().filter(is_reason);
    assert!(
        (1..=9).contains(&costly) && reasons.count() <= costly,
        "{out}"
    );
    let result = lines.iter().filter(|line| line.ends_with(" at the end"));
    assert_eq!(result.count(), 3);
    // The same file, the same words.
    assert_eq!(run(&["review", "saves/v1-finished.ron"]).1, out);
}

#[test]
fn the_costliest_moments_in_a_group_tell_the_chance_to_win() {
    let costliest = |file: &str| {
        let (_, out, _) = run(&["review", file, "--format", "json"]);
        let review: serde_json::Value = serde_json::from_str(&out).unwrap();
        review["players"][0]["costliest"]
            .as_array()
            .unwrap()
            .clone()
    };
    for moment in costliest("saves/v1-finished.ron") {
        for choice in ["choice", "best"] {
            let chance = moment["win"][choice].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&chance), "{moment}");
        }
    }
    for moment in costliest("saves/v1-solo.ron") {
        assert!(moment["win"].is_null(), "{moment}");
    }
    let (_, out, _) = run(&["review", "saves/v1-finished.ron"]);
    assert!(out.contains(" of games instead of "), "{out}");
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
        let par = &review["par"];
        assert_eq!(par.is_null(), review["over"] == false, "{file}: {par}");
        if let Some(par) = par.as_object() {
            let total = |field: &str| par[field].as_i64().unwrap();
            let least = total("best_at_least");
            assert!(total("master") <= least && least <= total("best_at_most"));
            for player in players {
                let total = player["total"].as_i64().unwrap();
                assert!(total <= least, "{file}: {par:?}");
            }
        }
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

            let losses = losses(player);
            assert!((losses.iter().sum::<f64>() + number("skill")).abs() < 1e-6);
            for moment in player["moments"].as_array().unwrap() {
                let is_best = moment["loss"] == 0.0;
                let words: &[&str] = match is_best {
                    true => &["brilliant", "best", "as-good"],
                    false => &["good", "inaccuracy", "mistake", "blunder"],
                };
                // In a group the chance to win decides.
                let is_alone = moment["win"].is_null();
                assert!(!is_alone || words.iter().any(|&word| moment["verdict"] == word));
                assert_eq!(moment["choice"] == moment["best"], is_best, "{moment}");
            }
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
            let losses = losses(player);
            assert!(losses.iter().all(|&loss| loss >= 0.0), "{player}");
            let mean = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
            assert!((mean - player["mean_loss"].as_f64().unwrap()).abs() < 1e-9);
            let costliest = player["costliest"].as_array().unwrap();
            assert!(costliest.iter().all(|costly| costly["why"].is_string()));
        }
    }
    let (code, out, err) = run(&["review", "saves/v1-classic-solo.ron"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("Can't Stop, values are the turns to the end\n"));
}

/// The losses of a player's choices, which agree with what is counted beside them.
fn losses(player: &serde_json::Value) -> Vec<f64> {
    let moments = player["moments"].as_array().unwrap();
    let losses: Vec<f64> = moments
        .iter()
        .map(|moment| moment["loss"].as_f64().unwrap())
        .collect();
    assert_eq!(player["choices"], losses.len());
    let best = losses.iter().filter(|&&loss| loss == 0.0).count();
    assert_eq!(player["best_choices"], best);
    let costliest = player["costliest"].as_array().unwrap();
    let is_alone = moments.iter().all(|moment| moment["win"].is_null());
    assert!(!is_alone || costliest.len() == 3.min(losses.len() - best));
    losses
}

#[test]
fn what_is_still_secret_is_not_reviewed() {
    let (code, out, err) = run(&["review", "saves/v1-secret.ron"]);
    assert_eq!((code, err.as_str()), (0, ""));
    // Some have chosen for the fourth throw, and not all.
    assert!(!out.contains("1 3 3 5 6"), "{out}");
    assert_eq!(out.matches("best choices: 2 of 3;").count(), 3, "{out}");
}
