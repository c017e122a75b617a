//! What the board tells: nothing that people decide by is left out or cut off.

use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::session::classic::Event;
use fifth_die::session::{Classic, Level, Session};
use iced_test::selector::Target;

use crate::fixtures::{board, handed, played, rolled, started, stopped};
use crate::harness::Desk;

/// The windows in which people play.
const ROOMS: [(f32, f32); 3] = [(1000.0, 700.0), (1280.0, 800.0), (1920.0, 1080.0)];

/// A table of two whose first player starts, after these events.
fn begun(events: impl IntoIterator<Item = Event>) -> Session<Classic> {
    let start = [started(1, [6, 6]), started(2, [1, 1])];
    board(2, Setting::default(), start.into_iter().chain(events))
}

fn desk(session: &Session<Classic>, window: (f32, f32)) -> Desk {
    Desk::with(session.clone()).sized(window)
}

/// How often these words are seen whole.
fn seen(desk: &mut Desk, words: &str) -> usize {
    let is_seen = |target: &Target| match target {
        Target::Text {
            content,
            bounds,
            visible_bounds: Some(visible),
            ..
        } => content.replace('\u{a0}', " ") == words && visible.height > bounds.height - 1.0,
        _ => false,
    };
    desk.targets()
        .into_iter()
        .filter(|target| is_seen(target))
        .count()
}

#[test]
fn a_play_tells_of_both_columns_and_of_a_bust() {
    // The seat has kept a space in 3 and in 8.
    let session = begun([
        rolled(1, [1, 2, 3, 5]),
        played(1, &[3, 8]),
        stopped(1),
        rolled(2, [1, 2, 3, 5]),
        played(2, &[3, 8]),
        stopped(2),
        rolled(3, [1, 2, 3, 5]),
    ]);
    for room in ROOMS {
        let mut desk = desk(&session, room);
        for column in [3, 8] {
            let words = format!("{column}: starts at 2");
            assert_eq!(seen(&mut desk, &words), 1, "{column} at {room:?}");
        }
        for column in [4, 5, 6, 7] {
            let words = format!("{column}: starts");
            assert_eq!(seen(&mut desk, &words), 1, "{column} at {room:?}");
        }
        assert_eq!(seen(&mut desk, "bust 0 %"), 3, "{room:?}");
    }
}

#[test]
fn all_six_plays_are_in_sight() {
    let session = begun([
        rolled(1, [1, 1, 6, 6]),
        played(1, &[2, 12]),
        rolled(2, [1, 2, 4, 6]),
    ]);
    for room in ROOMS {
        let mut desk = desk(&session, room);
        for column in [3, 10, 5, 8, 6, 7] {
            let words = format!("{column}: starts");
            assert_eq!(seen(&mut desk, &words), 1, "{column} at {room:?}");
        }
        for (percent, plays) in [(56, 1), (45, 1), (37, 1), (26, 2), (22, 1)] {
            let words = format!("bust {percent} %");
            assert_eq!(seen(&mut desk, &words), plays, "{words} at {room:?}");
        }
    }
}

#[test]
fn what_a_stop_keeps_is_read_whole() {
    let session = begun([rolled(1, [1, 2, 3, 5]), played(1, &[3, 8])]);
    let name = session.players()[Seat::new(0)].name.to_string();
    for room in ROOMS {
        let mut desk = desk(&session, room);
        desk.types("s");
        let words = format!("{name} stops and keeps 2 spaces.");
        assert_eq!(seen(&mut desk, &words), 1, "{room:?}");
    }
}

#[test]
fn the_plays_of_the_program_are_not_offered() {
    let mut session = begun([]);
    let program = handed(0, "Steady", Some(Level::Steady));
    session.record(Event::Seating(program)).unwrap();
    session.record(rolled(1, [1, 2, 3, 5])).unwrap();
    // Once a move of the program is taken back, it waits.
    session.record(played(1, &[3, 8])).unwrap();
    session.undo();
    let mut desk = Desk::with(session);
    desk.expect("The program chooses its play");
    desk.expect("3 and 8");
    assert!(!desk.shows("A") && !desk.shows("Which pairs are played?"));
}
