//! Screens have their room in windows of every size, with long names and large text; those that may scroll are looked at in
//! every language by `tests/coach/translated.rs`.

use fifth_die::app::Message;
use fifth_die::rules::classic::bust_odds;
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::{Saved, Settings};
use iced::keyboard::key::Named;
use jiff::{Timestamp, ToSpan};

use crate::fits::{hidden, misplaced};
use crate::harness::{Desk, with_coach};
use crate::play::{self, TO_THE_END};

/// Windows, in the first two of which nothing scrolls.
const SIZES: [(f32, f32); 5] = [
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (1000.0, 700.0),
    // 1000 × 700 and 1280 × 800 with text of 150%.
    (667.0, 467.0),
    (853.0, 533.0),
];

/// A screen by its name: what is open, and the keys that lead there.
type Screen = (&'static str, fn() -> Desk, &'static str);

fn eight(throws: usize) -> Desk {
    Desk::with(play::eight(throws))
}

/// Eight of whom four have names as long as they may be, at their result.
fn long_names() -> Desk {
    let names = [
        "Bartholomew Wintergreen.",
        "Wilhelmina Montgomery-M.",
        "Maximilian von Hohenberg",
        "Friederike Wolkenstein-B",
        "Ed",
        "Flo",
        "Gus",
        "Hal",
    ];
    Desk::with(play::played(&names, DiceSource::Real, Seed(8), TO_THE_END))
}

/// Two games of eight, in the list.
fn evening() -> Desk {
    let games = [0, 1].map(|hour: i64| {
        let begin = Timestamp::UNIX_EPOCH + hour.hours();
        Saved::new(play::eight(TO_THE_END), begin)
    });
    Desk::holding(&games, &Settings::default())
}

fn three(throws: usize) -> Desk {
    let names = ["Anna", "Ben", "Carla"];
    Desk::with(play::played(&names, DiceSource::Real, Seed(3), throws))
}

fn board(turns: usize) -> Desk {
    let names = ["Anna", "Ben"];
    Desk::with(play::board_after(&names, DiceSource::Real, Seed(6), turns))
}

/// Screens that scroll in small windows alone.
const SCREENS: [Screen; 12] = [
    ("the first start", Desk::new, ""),
    ("dice that are typed", || eight(5), "12x"),
    ("all choices and one that is lit", || eight(0), "12346 ↓"),
    ("all choices and a word", || eight(0), "123461"),
    (
        "a question in the list of games",
        || eight(3),
        "Ctrl+G Delete",
    ),
    (
        "a finished game in the list",
        || eight(TO_THE_END),
        "Ctrl+G",
    ),
    ("the head of an evening in the list", evening, "←"),
    ("the pads after a game", || eight(TO_THE_END), "Esc"),
    ("a result with long names", long_names, ""),
    (
        "what a correction leaves to choose",
        || three(14),
        "F10 Ctrl+H ↑*3 ←*3 Enter 11235",
    ),
    ("a practice copy", || eight(9), "Ctrl+H Ctrl+D*2"),
    ("a play on the board", || board(4), "1246 ↓"),
];

#[test]
fn screens_are_seen_whole() {
    with_coach();
    let mut wrong = Vec::new();
    for (name, open, keys) in SCREENS {
        let mut desk = open();
        desk.keys(keys);
        for (place, size) in SIZES.into_iter().enumerate() {
            desk.resize(size);
            let targets = desk.targets();
            let mut found = misplaced(&targets, desk.size());
            if place < 2 {
                found.append(&mut hidden(&targets));
            }
            let found = found.into_iter();
            wrong.extend(found.map(|what| format!("{name} at {size:?}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// With text of 150% in the smallest window, what is decided on the board is seen without scrolling.
#[test]
fn plays_and_the_duel_fit_beside_the_board_in_large_text() {
    for keys in ["1256 ↓", "1166 A 1112 A"] {
        let mut desk = Desk::with(play::real_board(&["A", "B"]));
        desk.keys("6611");
        desk.keys(keys);
        desk.resize((667.0, 467.0));
        let hidden = hidden(&desk.targets());
        assert!(hidden.is_empty(), "{keys}: {}", hidden.join(", "));
    }
}

/// With text of 200% *Roll* tells its risk in words, which leave the runners their room.
#[test]
fn a_low_zone_has_the_risk_in_words() {
    let mut desk = Desk::with(play::real_board(&["A", "B"]));
    desk.keys("6611 1166 A 1112 A");
    let odds = bust_odds(desk.board().table().position()) * 100.0;
    let odds = format!("bust {odds:.0}%");
    assert!(!desk.shows(&odds));
    desk.resize((640.0, 400.0));
    desk.expect(&odds);
}

#[test]
fn the_menu_scrolls_where_large_text_leaves_it_little_room() {
    let mut desk = three(TO_THE_END);
    desk.keys("Ctrl+G");
    let mut desk = desk.sized((640.0, 400.0));
    desk.hear(Message::Menu);
    // A keyboard reports Shift before Tab.
    desk.key(Named::Shift);
    desk.keys("Shift+Tab");
    desk.expect("Help");
    let last = desk.focused().expect("the last command has the focus");
    assert!(
        last.height > 40.0 && last.y + last.height < 400.0,
        "{last:?}"
    );
}

/// In a large window everything is larger by the same measure, so that it is read across the room.
#[test]
fn what_is_shown_grows_with_the_window() {
    let session = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(8), 3);
    let mut desk = Desk::with(session);
    let mut name = |window: (f32, f32)| {
        desk.resize(window);
        let scale = desk.scale();
        let words = desk.find("Throw 4").unwrap();
        words.bounds().height * scale
    };
    let usual = name((1280.0, 800.0));
    assert_eq!(name((1000.0, 700.0)), usual);
    for times in [1.5, 2.0, 3.0] {
        let larger = name((1280.0 * times, 800.0 * times));
        assert!((larger - usual * times).abs() < 1.0, "{times}");
    }
}

/// Whatever is said, looked at or narrowed, what can be pressed stays where it is; only the dice split with a choice
/// that is looked at, where the pointer or the keys are then.
#[test]
fn nothing_at_a_table_moves_under_the_pointer() {
    let session = play::played(&["Ann", "Ben", "Cleo"], DiceSource::Real, Seed(8), 9);
    for window in [(1000.0, 700.0), (1280.0, 800.0)] {
        let mut desk = Desk::with(session.clone()).sized(window);
        desk.types("13446");
        let before = desk.controls();
        for (what, keys) in [
            ("a refusal", "1"),
            ("a letter of no choice", "o"),
            ("a hint", "t"),
            ("a fifth die", "Ctrl+4"),
            ("a die that is no fifth one", "Ctrl+2"),
            ("a preview", "↓*2"),
        ] {
            desk.keys(keys);
            let (mut now, mut before) = (desk.controls(), before.clone());
            if what == "a hint" {
                // It is offered below the choices.
                now.retain(|control| before.contains(control));
            }
            if what == "a preview" {
                let dice = before.windows(5).position(|row| {
                    row.iter()
                        .all(|at| (at[2], at[3]) == (row[0][2], row[0][3]) && at[2] == at[3])
                });
                let dice = dice.expect("five dice beside each other");
                now.drain(dice..dice + 5);
                before.drain(dice..dice + 5);
            }
            assert_eq!(now, before, "{what} at {window:?}");
        }
    }

    // At a play on the board; then before a roll, where dice that are typed can be pressed too.
    let at_a_play = ("1456", "f 1 s t t ↓");
    let before_a_roll = ("1166 A 1112 A", "9 t t 1 2");
    for (way, deeds) in [at_a_play, before_a_roll] {
        for window in [(1000.0, 700.0), (1280.0, 800.0)] {
            let mut desk = Desk::with(play::real_board(&["A", "B"])).sized(window);
            desk.keys("6611");
            desk.keys(way);
            desk.wait(1.0);
            let below_the_bar = |desk: &mut Desk| {
                let controls = desk.controls().into_iter();
                let pixels = controls.map(|hundredths| hundredths.map(|length| length / 100));
                let below = pixels.filter(|&[_, y, ..]| y > 50);
                below.collect::<Vec<_>>()
            };
            let before = below_the_bar(&mut desk);
            for deed in deeds.split(' ') {
                desk.keys(deed);
                let after = below_the_bar(&mut desk);
                let stays = before.iter().all(|control| after.contains(control));
                assert!(stays, "after {deed} at {window:?}: {after:?}");
            }
        }
    }
}
