//! What a phone asks for beside playing: a hint, the rules, and after the end a review and a picture.

use std::io::{Read, Write};

use fifth_die::coach::express::{Advice, Chance};
use fifth_die::session::{Express, Help};
use fifth_die::table::{Aim, ExpressHint, Goal};
use fifth_die::text::Sentences;

use super::phone::{Phone, Served, THREE, TWO, encoded, revision};
use super::weight::asked;
use crate::fixtures::take;

/// The part of an answer that the coach has said.
#[track_caller]
fn advice(page: &str) -> &str {
    let (_, advice) = page.split_once("<section id=\"advice\"").unwrap();
    let (_, advice) = advice.split_once('>').unwrap();
    let (advice, _) = advice.split_once("</section>").unwrap();
    // The way back is another one at every table.
    advice.split_once("<a ").map_or(advice, |(words, _)| words)
}

/// What the coach says to a phone that asks, and knows what it does.
#[track_caller]
fn hint(phone: &mut Phone) -> String {
    let response = phone.act("do=hint");
    assert_eq!(response.status, 200, "{}", response.body);
    advice(&response.body).to_owned()
}

#[test]
fn a_hint_is_given_once_it_is_wanted_and_noted_and_to_one_phone_alone() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    assert_eq!(advice(&ann.pad()), "");
    let warned = ann.act("do=ask").body;
    assert!(advice(&warned).contains("Games with hints are listed separately."));
    assert!(!warned.contains("Best:"), "{warned}");
    assert!(served.game().record.helps.is_empty());

    let told = hint(&mut ann);
    for words in ["Best: ", "points at the end", "Why not "] {
        assert!(told.contains(words), "{words} in {told}");
    }
    assert_eq!(served.game().record.helps, [Help::Hint].into());
    for page in [ann.pad(), ben.pad(), ben.main("room")] {
        assert!(!page.contains("Best: "), "{page}");
    }
    // It is known by now that it marks the game.
    assert!(advice(&ben.act("do=ask").body).contains("Best: "));
    ann.done("choose=4-10-4");
    assert_eq!(ann.act("do=hint").status, 409, "there is nothing to choose");
}

#[test]
fn a_hint_names_one_choice() {
    let [best, second] = [[4, 10], [5, 9]].map(|pairs| take(pairs, 4));
    let choices = [(best, 120.0), (second, 110.0)];
    let choices = choices.map(|(choice, value)| Advice { choice, value });
    let told = |choice| {
        let (share, error) = (0.3, 0.02);
        let chance = Chance {
            choice,
            share,
            error,
        };
        let hint = ExpressHint {
            choices: choices.to_vec(),
            why: None,
            goal: Some(Goal::Total(Aim::Total(200), chance)),
        };
        Express::advice(&hint, &[]).join(" ")
    };
    assert!(told(best).contains("+200"), "{}", told(best));
    assert!(!told(second).contains('9'), "{}", told(second));
}

#[test]
fn a_hint_tells_nothing_of_what_others_have_chosen_in_secret() {
    let before = {
        let served = Served::new(&format!("{THREE} --secret"));
        let [mut ann, ..] = served.phones::<3>();
        ann.done("dice=13446");
        hint(&mut ann)
    };
    for choice in ["4-8-6", "4-10-4"] {
        let served = Served::new(&format!("{THREE} --secret"));
        let [mut ann, mut ben, _] = served.phones();
        ann.done("dice=13446");
        ben.done(&format!("choose={choice}"));
        assert_eq!(hint(&mut ann), before);
    }
}

#[test]
fn at_the_board_a_hint_is_for_whose_turn_it_is() {
    let served = Served::new("--classic --players Ann,Ben");
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=66");
    ben.done("dice=12");
    assert_eq!(ann.act("do=hint").status, 409, "no dice lie there");
    ann.done("dice=1346");
    assert_eq!(ben.act("do=hint").status, 409);
    assert!(hint(&mut ann).contains("Best: "));
    ann.done("play=7-7");
    let told = hint(&mut ann);
    assert!(told.contains("Best: roll on"), "{told}");
    assert!(told.contains("Stopping"), "{told}");
}

#[test]
fn a_strict_game_has_no_hint() {
    let served = Served::new("saves/v1-strict.ron");
    let mut ann = served.joined(1);
    let page = ann.pad();
    assert!(!page.contains("do-ask"), "{page}");
    for act in ["do=ask", "do=hint"] {
        let refused = ann.act_at(&revision(&page), act);
        assert_eq!(refused.status, 422, "{act}");
        assert!(refused.body.contains("Strict games have no hints."));
    }
    assert!(served.game().record.helps.is_empty());
}

#[test]
fn nobody_else_asks_the_coach_or_takes_a_picture_and_nobody_without_end() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    let now = revision(&ann.pad());
    let token = ben.cookies["phone"].clone();
    ben.cookies.clear();
    ben.seat = 1;
    for cookie in [None, Some(token), Some("x".repeat(32))] {
        ben.cookies = cookie
            .map(|own| ("phone".to_owned(), own))
            .into_iter()
            .collect();
        for act in ["do=ask", "do=hint"] {
            let refused = ben.act_at(&now, act);
            assert_eq!(refused.status, 403, "{act}");
            assert!(!refused.body.contains("Best: "));
        }
        for path in ["seat/1/picture.png", "seat/1/bg-stats"] {
            assert_eq!(ben.get(path).status, 403, "{path}");
        }
    }
    assert!(served.game().record.helps.is_empty());
    assert_eq!(ann.act_at("old", "do=hint").status, 409);
    for path in ["seat/1/picture.png", "seat/1/bg-stats"] {
        assert_eq!(ann.get(path).status, 404, "{path}: it is under way");
    }
    for (path, status) in [("seat/9/picture.png", 403), ("picture.png", 404)] {
        assert_eq!(ann.get(path).status, status, "{path}");
    }
    let path = format!("{}seat/1/picture.png", ann.base);
    for method in ["DELETE", "PUT", "POST"] {
        let origin = format!("Origin: http://{}\r\n", ann.host);
        assert_eq!(
            ann.request(method, &path, &origin, "").status,
            405,
            "{method}"
        );
    }
    let now = encoded(&now);
    let body = format!("id=x&revision={now}&do=hint&{}", "x".repeat(5000));
    assert_eq!(ann.post("seat/1", &body).status, 413);
    // The same form again and again is as much work as another one.
    let form = format!("id=x&revision={now}&do=hint");
    let path = format!("{}seat/1", ann.base);
    let mut statuses = ann.post_at_once(&path, &form, 9);
    statuses.sort_unstable();
    assert_eq!([statuses[0], statuses[8]], [200, 429], "{statuses:?}");
    ann.done("choose=4-10-4");
}

#[test]
fn a_result_is_a_picture_to_keep() {
    for game in ["v1-finished", "v1-classic-finished", "v1-solo"] {
        let served = Served::new(&format!("saves/{game}.ron"));
        let phone = served.joined(1);
        assert!(phone.main("seat/1").contains("1/picture.png"));
        let more = "Accept-Language: ru\r\nConnection: close\r\n";
        let mut stream = phone.connect();
        let request = asked(&phone, "seat/1/picture.png", more);
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let is_start = |part: &[u8]| part == b"\x89PNG\r\n\x1a\n";
        let start = answer.windows(8).position(is_start).expect(game);
        let side = |at: usize| u32::from_be_bytes(answer[at..at + 4].try_into().unwrap());
        assert_eq!([side(start + 16), side(start + 20)], [1600, 900]);
    }
}

#[test]
fn the_board_is_reviewed_after_the_end() {
    let served = Served::new("--classic --players Ann,Ben");
    let mut phones = served.phones::<2>();
    phones[0].done("dice=66");
    phones[1].done("dice=12");
    // A short game, as this build takes a second for each choice.
    let first = [
        ("6666", "12-12"),
        ("6611", "7-7"),
        ("6666", "12"),
        ("1111", "2-2"),
        ("1112", "2"),
    ];
    let last = [("1212", "3-3"), ("1212", "3-3"), ("1256", "3-11")];
    let turns = [(0, &first[..]), (1, &[("3434", "7-7")]), (0, &last)];
    for (player, rolls) in turns {
        for (dice, play) in rolls {
            phones[player].done(&format!("dice={dice}"));
            phones[player].done(&format!("play={play}"));
        }
        phones[player].done("do=stop");
    }
    let page = phones[0].reviewed();
    for words in [
        "Best choices: ",
        "Your chance to win was ",
        "Costliest choices",
    ] {
        assert!(page.contains(words), "{words} in {page}");
    }
}

#[test]
fn the_rules_are_those_of_the_game_and_say_why_a_row_costs() {
    let served = Served::lobby("--classic");
    let mut ann = served.phone();
    ann.enters("Ann");
    ann.seat = 1;
    let mut events = ann.listen("seat/1/events");
    events.next();
    ann.post("seat/1", "id=x&do=again");
    while events.next() != "gone" {}
    assert!(ann.pad().contains("<h3>Bust</h3>"));
    drop(served);
    let page = Served::new(TWO).joined(1).pad();
    assert!(page.contains("<h3>Why a row starts at −200</h3>"), "{page}");
}
