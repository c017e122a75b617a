//! The link that hands a game to BG Stats.

use fifth_die::rules::Seat;
use fifth_die::session::Name;
use fifth_die::store::{People, Saved, bg_stats_link};
use serde_json::{Value, json};

use crate::classic_table::{two, whole_game};
use crate::play::express;
use crate::samples::sample;

/// The play in the link, as BG Stats reads it.
fn handed(saved: &Saved, people: &People) -> Value {
    let link = bg_stats_link(saved, people);
    let (_, data) = link
        .split_once("https://app.bgstatsapp.com/createPlay.html?data=")
        .unwrap();
    assert!(!data.contains(['+', '&', '#', '"', ' ']), "{data}");
    let data = format!("data={data}");
    let (_, json) = form_urlencoded::parse(data.as_bytes()).next().unwrap();
    serde_json::from_str(&json).unwrap()
}

#[test]
fn a_game_on_the_board_is_handed_over() {
    let game = Saved {
        created: "2026-11-20T20:15:00Z".parse().unwrap(),
        changed: "2026-11-20T21:00:59Z".parse().unwrap(),
        ..Saved::new(two(whole_game()), "2026-11-20T20:15:00Z".parse().unwrap())
    };
    let expected = json!({
        "sourceName": "Fifth Die",
        "sourcePlayId": "1795205700000000000",
        "playDate": "2026-11-20 20:15:00",
        "durationMin": 45,
        "game": {
            "name": "Can't Stop",
            "bggId": 41,
            "sourceGameId": "board",
            "highestWins": true,
            "noPoints": false,
        },
        "players": [
            {
                "name": "A",
                // The 64 bits of FNV-1a of `a` are af63dc4c 8601ec8c.
                "sourcePlayerId": "296230c0",
                "rank": 1,
                "score": 3,
                "winner": true,
                "startPlayer": true,
            },
            { "name": "B", "sourcePlayerId": "29622ee9", "score": 0 },
        ],
    });
    assert_eq!(handed(&game, &People::default()), expected);
}

#[test]
fn a_person_of_several_spellings_is_one_for_bg_stats() {
    let game = sample("v1-finished");
    let name = |name: &str| Name::new(name).unwrap();
    let mut people = People::default();
    let before = handed(&game, &people);
    people.merge(&name("Anna"), &name("Ann"), &[]).unwrap();
    let play = handed(&game, &people);
    assert_eq!(play["game"]["bggId"], 217_547);
    let standings = express(&game.session).standings();
    for (standing, player) in standings.iter().zip(play["players"].as_array().unwrap()) {
        assert_eq!(player["rank"], standing.place);
        assert_eq!(player["score"], standing.total);
        assert_eq!(player["winner"] == true, standing.place == 1);
        let is_ann = standing.seat == Seat::FIRST;
        assert_eq!(player["name"] == "Anna", is_ann);
        let players = before["players"].as_array().unwrap();
        let is_known = players
            .iter()
            .any(|other| other["sourcePlayerId"] == player["sourcePlayerId"]);
        assert_eq!(is_known, !is_ann);
    }
}
