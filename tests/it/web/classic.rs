//! The classic board on phones.

use fifth_die::rules::classic::Phase;
use fifth_die::session::classic::Event;
use fifth_die::session::{Classic, Colour, Session};

use super::phone::{Served, heading, values};
use crate::pictures::THEMES;
use crate::play;

const TWO: &str = "--classic --players Ann,Ben";

fn session(served: &Served) -> Session<Classic> {
    play::classic(&served.game().session).clone()
}

#[test]
fn only_whose_turn_it_is_plays() {
    let served = Served::new("--classic --players Ann,Ben,Cleo --dice app --seed 7");
    let mut phones = served.phones::<3>();
    phones[2].done("do=roll");
    for _ in 0..12 {
        let session = session(&served);
        let table = session.table();
        let turn = table.position().turn();
        let other = turn.after(1, 3);
        let page = phones[turn].pad();
        let name = session.players()[turn].name.as_str();
        assert_eq!(heading(&page), format!("Turn {}: {name}", table.turn()));
        let foreign = phones[other].pad();
        assert!(values(&foreign, "play").is_empty(), "the others watch");
        let act = match table.phase() {
            Phase::Play(_) => format!("play={}", values(&page, "play")[0]),
            Phase::Roll {
                may_stop, number, ..
            } if may_stop && number.get() % 3 == 0 => "do=stop".to_owned(),
            _ => "do=roll".to_owned(),
        };
        let refused = phones[other].act(&act).status;
        assert!([409, 422].contains(&refused), "{act}: {refused}");
        assert_eq!(self::session(&served).log(), session.log());
        phones[turn].done(&act);
    }
}

#[test]
fn the_result_tells_who_has_won_which_columns() {
    let served = Served::new("saves/v1-classic-finished.ron");
    let page = served.joined(1).pad();
    let session = session(&served);
    let position = session.table().position();
    let winner = position.winner().unwrap();
    let name = &session.players()[winner].name;
    assert_eq!(heading(&page), format!("{name} wins"));
    let columns = page.matches(&format!("won by {name}</td>")).count();
    assert_eq!(columns, position.columns_won(winner));
}

#[test]
fn every_play_of_a_page_is_the_one_that_is_made() {
    let mut served = Served::new("--classic --players Ann");
    let mut ann = served.joined(1);
    let mut sizes = Vec::new();
    // The second roll finds one runner left, for one of its two sums.
    for (dice, play) in [("1346", "4-10"), ("1436", "5")] {
        ann.done(&format!("dice={dice}"));
        let offered = values(&ann.pad(), "play");
        assert!(offered.iter().any(|other| other == play), "{offered:?}");
        for written in &offered {
            ann.done(&format!("play={written}"));
            let session = session(&served);
            let Some(Event::Play { play, .. }) = session.log().done().last() else {
                panic!("no play");
            };
            let columns: Vec<String> = play.columns().map(|column| column.to_string()).collect();
            assert_eq!(columns.join("-"), *written);
            sizes.push(columns.len());
            // So much is not taken back in a row but at a table that has just begun.
            served = served.again("");
            ann.done("do=back");
        }
        ann.done(&format!("play={play}"));
    }
    assert!(sizes.contains(&1) && sizes.contains(&2));
}

#[test]
fn real_dice_are_typed_by_whose_turn_it_is_and_corrected_by_anybody() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    assert!(ann.pad().contains("Your turn") && !ben.pad().contains("Your turn"));
    ben.done("dice=66");
    assert!(ben.pad().contains("Ann rolled 12 ("));
    assert_eq!(ben.act("dice=666").status, 409, "two dice are asked");
    ben.done("dice=12");
    assert_eq!(heading(&ben.pad()), "Turn 1: Ann");
    assert_eq!(ben.act("dice=1346").status, 409);
    ann.done("dice=1346");
    assert!(ben.pad().contains("Dice: 1, 3, 4, 6"));
    ben.done("correct=3344");
    ann.done("play=7-7");
    ann.done("do=stop");
    let page = ben.pad();
    assert_eq!(heading(&page), "Turn 2: Ben");
    assert!(page.contains("Ann stops and keeps 2 spaces."), "{page}");
    // Both of them take a square on the same space of the 7, where their signs tell them apart.
    ben.done("dice=3434");
    ben.done("play=7-7");
    ben.done("do=stop");
    let page = ann.pad();
    assert!(page.contains("Ann 2, Ben 2, of 13"), "{page}");
    let (_, board) = page.split_once("<section id=\"board\"").unwrap();
    let (drawn, _) = board.split_once("</svg>").unwrap();
    let (_, players) = page.split_once("<ul id=\"players\"").unwrap();
    for (colour, name) in [("blue", "Ann"), ("orange", "Ben")] {
        let fill = format!("fill=\"var(--{colour})\"");
        assert!(drawn.contains(&fill), "{drawn}");
        let sign = format!("sign {colour}");
        let (_, behind) = players.split_once(&sign).unwrap();
        let (_, called) = behind.split_once("</svg>").unwrap();
        assert!(called.starts_with(&format!("<b>{name}")), "{behind}");
    }
}

#[test]
fn signs_have_the_colours_that_they_have_in_the_window() {
    let style = include_str!("../../../assets/web/style.css");
    for theme in THEMES {
        for colour in Colour::ALL {
            let [red, green, blue, _] = theme.player(colour).into_rgba8();
            let name = format!("{colour:?}").to_lowercase();
            let line = format!("--{name}: #{red:02x}{green:02x}{blue:02x};");
            assert!(style.contains(&line), "{line}");
        }
    }
}

#[test]
fn dice_that_bust_stay_in_sight_and_are_corrected() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    ben.done("dice=66");
    ben.done("dice=12");
    for (dice, play) in [("1111", "2"), ("6666", "12"), ("1122", "3-3")] {
        ann.done(&format!("dice={dice}"));
        let plays = values(&ann.pad(), "play");
        let play = plays.iter().find(|offered| offered.starts_with(play));
        ann.done(&format!("play={}", play.expect("it is offered")));
    }
    // Runners in 2, 3 and 12: nothing can be played.
    ann.done("dice=3344");
    for page in [ann.pad(), ben.pad(), ann.get("room").body] {
        assert_eq!(heading(&page), "Turn 2: Ben");
        let bust = "Ann busts and loses";
        for words in [bust, "Dice: 3, 3, 4, 4", "Ann rolled these."] {
            assert!(page.contains(words), "{words} in {page}");
        }
    }
    ben.done("correct=1344");
    assert_eq!(heading(&ann.pad()), "Turn 2: Ben", "it busts still");
    ann.done("correct=1112");
    let page = ben.pad();
    assert_eq!(heading(&page), "Turn 1: Ann");
    assert!(
        page.contains("Ann corrected the dice to 1 1 1 2."),
        "{page}"
    );
}

#[test]
fn a_phone_with_two_seats_is_led_to_the_one_whose_turn_it_is() {
    let served = Served::new("--classic --players Ann,Ben");
    let mut phone = served.joined(2);
    phone.join(1);
    assert!(phone.main("seat/2").contains("It’s Ann’s turn."));
    phone.done("dice=66");
    assert!(phone.main("seat/1").contains("It’s Ben’s turn."));
    phone.done("dice=12");
    assert!(phone.main("seat/2").contains("It’s Ann’s turn."));
    assert!(!phone.main("seat/1").contains("turn.</a>"));
}
