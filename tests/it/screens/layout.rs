//! Long names, low windows, large text: everything has its room.

use fifth_die::app::theme::BOLD;
use fifth_die::app::widget::width_of;
use fifth_die::scene::column_figures;
use fifth_die::session::{DiceSource, Seed};
use iced::keyboard::Modifiers;

use crate::fits::fits;
use crate::harness::{Desk, with_coach};
use crate::play;

/// As long as names may be.
const LONG: [&str; 4] = [
    "Bartholomew Wintergreen.",
    "Wilhelmina Montgomery-M.",
    "Maximilian von Hohenberg",
    "Friederike Wolkenstein-B",
];

#[test]
fn the_figures_above_small_pads_do_not_touch() {
    // It brings the fonts.
    let _ = Desk::new().texts();
    for width in 60..600 {
        let width = width as f32;
        let (apart, letters) = column_figures(width, 14.0);
        let room = width / 11.0 * apart as f32;
        let wide = width_of("10", letters, BOLD);
        assert!(wide <= 0.8 * room, "{wide} of {room} at {width}");
    }
}

#[test]
fn a_result_with_long_names_is_seen_whole() {
    with_coach();
    let names = [&LONG[..], &["Ed", "Flo", "Gus", "Hal"]].concat();
    let session = play::played(&names, DiceSource::Real, Seed(8), play::TO_THE_END);
    for size in [(1280.0, 800.0), (1920.0, 1080.0)] {
        assert_eq!(Desk::with(session.clone()).sized(size).scrolls(), 0);
    }
    fits("result of eight", Desk::with(session));
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
        type Deed = (&'static str, fn(&mut Desk));
        let deeds: [Deed; 6] = [
            ("a refusal", |desk| desk.types("1")),
            ("a letter of no choice", |desk| desk.types("o")),
            ("a hint", |desk| desk.types("t")),
            ("a fifth die", |desk| desk.chord(Modifiers::CTRL, '4')),
            ("a die that is no fifth one", |desk| {
                desk.chord(Modifiers::CTRL, '2')
            }),
            ("a preview", |desk| desk.light(1, 0)),
        ];
        for (what, deed) in deeds {
            deed(&mut desk);
            let (mut now, mut before) = (desk.controls(), before.clone());
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
}
