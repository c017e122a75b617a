//! What the board tells where its text is large: nothing that people decide by is left out or cut off.

use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::dice::Sum;
use fifth_die::session::classic::Event;
use fifth_die::session::{Classic, DiceSource, Level, Seed, Session};
use fifth_die::store::Settings;
use iced_test::selector::Target;

use crate::fixtures::{board, handed, played, rolled, started, stopped};
use crate::harness::Desk;
use crate::play;

/// The windows and sizes of text in which people play.
const ROOMS: [((f32, f32), u16); 6] = [
    ((1000.0, 700.0), 100),
    ((1000.0, 700.0), 120),
    ((1000.0, 700.0), 150),
    ((1280.0, 800.0), 100),
    ((1280.0, 800.0), 120),
    ((1280.0, 800.0), 150),
];

/// A table of two whose first player starts, after these events.
fn begun(events: impl IntoIterator<Item = Event>) -> Session<Classic> {
    let start = [started(1, [6, 6]), started(2, [1, 1])];
    board(2, Setting::default(), start.into_iter().chain(events))
}

fn desk(session: &Session<Classic>, ((width, height), text_size): ((f32, f32), u16)) -> Desk {
    let change = |settings: &mut Settings| settings.text_size = text_size;
    Desk::set(session.clone(), change).sized((width, height))
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
            let told = [format!("{column}: starts at 2"), format!("{column}: at 2")];
            let told = told.iter().map(|words| seen(&mut desk, words));
            assert_eq!(told.sum::<usize>(), 1, "{column} at {room:?}");
        }
        for column in [4, 5, 6, 7] {
            let words = format!("{column}: starts");
            assert_eq!(seen(&mut desk, &words), 1, "{column} at {room:?}");
        }
        assert_eq!(seen(&mut desk, "bust 0 %"), 3, "{room:?}");
    }
}

#[test]
fn either_of_two_plays_tells_where_it_comes_to_and_of_a_bust() {
    let session = begun([
        rolled(1, [1, 2, 3, 5]),
        played(1, &[3, 8]),
        rolled(2, [2, 3, 4, 5]),
    ]);
    for room in ROOMS {
        let mut desk = desk(&session, room);
        for column in [5, 6, 9] {
            let words = format!("{column}: starts");
            assert_eq!(seen(&mut desk, &words), 1, "{column} at {room:?}");
        }
        for percent in [19, 16, 15, 11] {
            let words = format!("bust {percent} %");
            assert_eq!(seen(&mut desk, &words), 1, "{words} at {room:?}");
        }
    }
}

#[test]
fn all_six_plays_are_in_sight() {
    let session = begun([
        rolled(1, [1, 1, 6, 6]),
        played(1, &[2, 12]),
        rolled(2, [1, 2, 4, 6]),
    ]);
    for room in ROOMS.into_iter().chain([((1280.0, 800.0), 200)]) {
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
fn everybody_is_seen_beside_or_above_the_board() {
    let session = begun([rolled(1, [1, 2, 3, 5]), played(1, &[3, 8]), stopped(1)]);
    for room in ROOMS {
        let mut desk = desk(&session, room);
        for player in session.players() {
            assert!(desk.shows(player.name.as_str()), "{room:?}");
        }
        assert_eq!(seen(&mut desk, "kept 2 spaces"), 1, "{room:?}");
    }
}

#[test]
fn with_the_largest_text_everybody_is_told_in_the_corners_of_the_board() {
    let mut session = play::board(
        &["Ann", "Ben", "Cleo", "Dan"],
        Setting::default(),
        DiceSource::Real,
    );
    // To the last turn before somebody has won.
    let mut turns = 1;
    while session.table().position().winner().is_none() {
        turns += 1;
        play::play_board(&mut session, Seed(4), turns);
    }
    while session.table().position().winner().is_some() {
        session.undo();
    }
    let position = session.table().position();
    let seats = || Seat::all(session.players().len());
    assert!(seats().any(|seat| position.columns_won(seat) > 0));
    for window in [
        (1000.0, 700.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
    ] {
        let mut desk = desk(&session, (window, 200));
        let shown = desk.targets();
        let board = shown.iter().filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if content == "7" => Some(bounds.y),
            _ => None,
        });
        let top = board.fold(f32::MAX, f32::min);
        for seat in seats() {
            let name = session.players()[seat].name.as_str();
            let won: Vec<String> = position.won_by(seat).map(|won| won.to_string()).collect();
            for words in [name.to_owned(), won.join(" ")] {
                let is_told = shown.iter().any(|target| match target {
                    Target::Text {
                        content, bounds, ..
                    } => *content == words && bounds.y < top + 60.0,
                    _ => false,
                });
                assert!(is_told, "{words} at {window:?}");
            }
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
fn columns_that_have_no_room_are_counted() {
    let mut session = play::board(&["Ann", "Ben"], Setting::default(), DiceSource::Real);
    let mut most = 0;
    for turns in 1.. {
        play::play_board(&mut session, Seed(4), turns);
        let position = session.table().position();
        if position.winner().is_some() {
            break;
        }
        let is_open = |&column: &Sum| {
            position.winner_of(column).is_none() && position.square(position.turn(), column) > 0
        };
        let open = Sum::ALL.iter().filter(|column| is_open(column)).count();
        most = most.max(open);
        for room in [((1000.0, 700.0), 100), ((1280.0, 800.0), 100)] {
            let texts = desk(&session, room).texts();
            let is_told = |words: &&String| {
                let told = words.split_once(" of ");
                told.is_some_and(|(reached, top)| {
                    reached.parse::<u8>().is_ok() && top.parse::<u8>().is_ok()
                })
            };
            let more = texts.iter().find_map(|words| {
                let words = words.strip_prefix("and ")?.strip_suffix(" more")?;
                words.parse::<usize>().ok()
            });
            let told = texts.iter().filter(is_told).count();
            assert_eq!(told + more.unwrap_or(0), open, "{room:?}: {texts:?}");
        }
    }
    assert!(most > 4, "{most}");
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
