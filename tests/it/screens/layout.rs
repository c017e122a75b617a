//! Long names, low windows, large text: everything has its room.

use fifth_die::app::theme::BOLD;
use fifth_die::app::widget::width_of;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::scene::column_figures;
use fifth_die::session::{AnySession, DiceSource, Level, Seed, Session};
use fifth_die::store::{AtZero, Saved, Store, TableOptions, Timer};
use fifth_die::table::Record;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};
use iced_test::selector::Target;
use jiff::Timestamp;

use crate::fits::fits;
use crate::fixtures::handed;
use crate::harness::{Desk, signed, with_coach};
use crate::play;

/// As long as names may be.
const LONG: [&str; 4] = [
    "Bartholomew Wintergreen.",
    "Wilhelmina Montgomery-M.",
    "Maximilian von Hohenberg",
    "Friederike Wolkenstein-B",
];

/// 1000 × 700 and 1280 × 800 with text of 150 %.
const LARGE_TEXT: [Size; 2] = [Size::new(667.0, 467.0), Size::new(853.0, 533.0)];

/// The same with text of 200 %.
const LARGEST_TEXT: [Size; 2] = [Size::new(500.0, 350.0), Size::new(640.0, 400.0)];

fn express(throws: usize) -> Session {
    let mut session = play::table(&LONG, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(8), throws);
    session
}

/// Every text that is shown and not empty, with its place.
fn texts(desk: &mut Desk) -> Vec<(String, Rectangle)> {
    let targets = desk.targets().into_iter();
    let texts = targets.filter_map(|target| match target {
        Target::Text {
            content, bounds, ..
        } => Some((content, bounds)),
        _ => None,
    });
    texts.filter(|(content, _)| !content.is_empty()).collect()
}

/// The place of the first text that begins so.
#[track_caller]
fn place(desk: &mut Desk, start: &str) -> Rectangle {
    let texts = texts(desk);
    let found = texts.iter().find(|(content, _)| content.starts_with(start));
    found
        .unwrap_or_else(|| panic!("“{start}” is not shown, but {texts:#?}"))
        .1
}

#[test]
fn a_name_is_cut_off_where_the_room_ends() {
    for width in [1280.0, 1000.0, 667.0] {
        let mut desk = Desk::with(express(3)).sized((width, 800.0));
        let names = texts(&mut desk).into_iter();
        let mut names = names.filter(|(content, _)| content.starts_with("Bar"));
        assert!(names.any(|(name, _)| name.ends_with('…')), "{width}");
    }
}

#[test]
fn a_card_has_room_for_its_total() {
    let mut desk = Desk::with(express(9));
    desk.types("12");
    let edge = desk.size().width - 28.0;
    let totals: Vec<_> = texts(&mut desk)
        .into_iter()
        .filter(|(content, bounds)| content.starts_with('−') && bounds.x > 1100.0)
        .collect();
    assert_eq!(totals.len(), LONG.len());
    for (total, bounds) in totals {
        let right = bounds.x + bounds.width;
        assert!(right <= edge + 0.5, "{total} ends at {right}");
        // What is squeezed is written over the edge. A figure is more than half as wide as high.
        let width = total.chars().count() as f32 * 9.0;
        assert!(bounds.width >= width, "{total} has {bounds:?}");
    }
}

#[test]
fn a_line_of_the_list_keeps_to_its_height() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let saved = Saved {
        record: Record {
            counts: false,
            ..Record::default()
        },
        ..Saved::new(express(usize::MAX - 1), Timestamp::now())
    };
    store.save(&saved).unwrap();
    let desk = || Desk::of(store.clone());
    fits("a game with long names", desk());
    let sizes = [Size::new(1000.0, 700.0), Size::new(1280.0, 800.0)];
    for size in sizes.into_iter().chain(LARGE_TEXT) {
        let mut desk = desk().sized(size);
        let name = place(&mut desk, "Bartholomew");
        let facts = place(&mut desk, "Express");
        assert!(name.height < 24.0, "{size:?}: {name:?}");
        for way in ["Open", "Rename", "Count", "Export", "Delete"] {
            let way = place(&mut desk, way);
            assert!(way.x + way.width < size.width, "{size:?}: {way:?}");
            assert!(way.y + way.height < name.y, "{size:?}: {name:?}, {way:?}");
        }
        assert!(
            facts.y + facts.height < name.y + 56.0,
            "{size:?}: {facts:?}"
        );
    }
}

#[test]
fn a_list_with_large_text_shows_more_than_one_game() {
    let mut desk = Desk::with(express(3)).sized(LARGE_TEXT[0]);
    desk.chord(Modifiers::CTRL, 'g');
    let list = desk.targets().into_iter().find_map(|target| match target {
        Target::Scrollable { bounds, .. } => Some(bounds),
        _ => None,
    });
    let list = list.expect("there is a list");
    assert!(list.height > 2.0 * 64.0, "{list:?}");
}

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

/// What scrolls, from the left: what is seen of it, and all of it.
fn scrollables(desk: &mut Desk) -> Vec<(Rectangle, Rectangle)> {
    let targets = desk.targets().into_iter();
    let scrollables = targets.filter_map(|target| match target {
        Target::Scrollable {
            bounds,
            content_bounds,
            ..
        } => Some((bounds, content_bounds)),
        _ => None,
    });
    let mut scrollables: Vec<_> = scrollables.collect();
    scrollables.sort_by(|(one, _), (other, _)| one.x.total_cmp(&other.x));
    scrollables
}

#[test]
fn what_the_coach_is_asked_scrolls_in_no_scroll() {
    with_coach();
    for game in ["", "g"] {
        let mut desk = Desk::new();
        desk.types("t");
        desk.types(game);
        desk.types("12345");
        let scrolls = scrollables(&mut desk);
        let scrolls = scrolls
            .iter()
            .filter(|(seen, all)| all.height > seen.height + 1.0);
        let scrolls: Vec<Rectangle> = scrolls.map(|&(seen, _)| seen).collect();
        for (place, one) in scrolls.iter().enumerate() {
            let holds = |other: &&Rectangle| one.is_within(other);
            assert_eq!(
                scrolls.iter().filter(holds).count(),
                1,
                "{place} of {scrolls:?}"
            );
        }
    }
}

#[test]
fn a_result_with_long_names_fits() {
    with_coach();
    fits("result", Desk::with(express(usize::MAX - 1)));
}

#[test]
fn a_result_of_eight_is_seen_whole() {
    with_coach();
    let names = [&LONG[..], &["Ed", "Flo", "Gus", "Hal"]].concat();
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(8), usize::MAX - 1);
    let mut desk = Desk::with(session.clone()).sized((1280.0, 800.0));
    assert_eq!(desk.scrolls(), 0);
    desk.resize((1920.0, 1080.0));
    assert_eq!(desk.scrolls(), 0);
    // In the smallest window the account is below, but everybody and what they have come to is seen.
    let size = Size::new(1000.0, 700.0);
    let mut desk = Desk::with(session.clone()).sized(size);
    let texts = texts(&mut desk);
    let window = Rectangle::with_size(size);
    for (seat, name) in Seat::enumerate(names) {
        let total = signed(session.score(seat).total());
        for words in [name, total.as_str()] {
            let mut seen = texts.iter().filter(|(_, bounds)| bounds.is_within(&window));
            assert!(seen.any(|(content, _)| content == words), "{words}");
        }
    }
    fits("result of eight", desk);
}

#[test]
fn no_word_of_a_winner_is_broken() {
    let mut session = play::board(&LONG, Setting::default(), DiceSource::Real);
    play::play_board(&mut session, Seed(6), usize::MAX - 1);
    for size in [Size::new(1000.0, 700.0)].into_iter().chain(LARGE_TEXT) {
        let mut desk = Desk::with(session.clone()).sized(size);
        desk.key(Named::Escape);
        desk.expect("Result");
        for (content, bounds) in texts(&mut desk) {
            let words = content.split(' ').count() as f32;
            if LONG.contains(&content.as_str()) {
                assert!(bounds.height < words * 27.0, "{content}: {bounds:?}");
            }
        }
    }
}

#[test]
fn the_bar_above_a_game_has_room_with_the_largest_text() {
    let mut session = play::board(&LONG, Setting::default(), DiceSource::Real);
    play::play_board(&mut session, Seed(6), 5);
    // The program plays alone, and waits while something is taken back: nobody asks for a hint.
    let mut program = play::table(&LONG[..1], Penalty::TwoHundred, DiceSource::App(Seed(1)));
    let level = Some(Level::Steady);
    program.record(handed(0, "Steady", level).into()).unwrap();
    play::play(&mut program, Seed(1), 1);
    program.undo();
    let with_program = ["Games", "Go on", "Players", "Undo"];
    let of_game = [
        "Undo", "Redo", "History", "Analysis", "Export", "Settings", "Help",
    ];
    for (session, more) in [
        (
            AnySession::from(express(3)),
            ["Games", "Hint", "Players", "Undo"],
        ),
        (
            AnySession::from(session),
            ["Games", "Hint", "Players", "Undo"],
        ),
        (AnySession::from(program), with_program),
    ] {
        for size in LARGEST_TEXT.into_iter().chain(LARGE_TEXT) {
            let mut desk = Desk::with(session.clone()).sized(size);
            for label in of_game.into_iter().chain(more) {
                let bounds = place(&mut desk, label);
                let right = bounds.x + bounds.width;
                assert!(right < size.width - 8.0, "{label} in {size:?}: {bounds:?}");
                // A letter of this size is about half as wide as it is high.
                let least = 6.0 * label.len() as f32;
                assert!(bounds.width > least, "{label} in {size:?}: {bounds:?}");
                assert!(bounds.height < 20.0, "{label} in {size:?}: {bounds:?}");
            }
        }
    }
}

#[test]
fn the_words_of_the_bar_stand_still() {
    let words = [
        "Undo", "Redo", "History", "Export", "Phones", "Settings", "Help",
    ];
    let above = |desk: &mut Desk| words.map(|word| place(desk, word).x);
    let mut session = play::board(&["Ann", "Ben"], Setting::default(), DiceSource::Real);
    play::play_board(&mut session, Seed(6), 5);
    let mut desk = Desk::with(session.clone());
    let usual = above(&mut desk);
    for key in ["vv", "p"] {
        desk.types(key);
        assert_eq!(above(&mut desk), usual, "after {key}");
        desk.key(Named::Escape);
    }
    desk.chord(Modifiers::CTRL, 'h');
    assert_eq!(above(&mut desk), usual, "in the history");

    play::play_board(&mut session, Seed(6), usize::MAX - 1);
    let mut desk = Desk::with(session);
    assert_eq!(above(&mut desk), usual, "at the result");
    desk.key(Named::Escape);
    assert_eq!(above(&mut desk), usual, "at the table after the end");
    desk.chord(Modifiers::CTRL, 'g');
    let phones = words.iter().position(|word| *word == "Phones").unwrap();
    assert_eq!(
        place(&mut desk, "Phones").x,
        usual[phones],
        "in the list of games"
    );
}

#[test]
fn two_names_stand_whole_above_a_result() {
    with_coach();
    let mut session = play::table(&LONG[..2], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(8), usize::MAX - 1);
    let mut desk = Desk::with(session);
    desk.expect(LONG[0]);
    desk.expect(LONG[1]);
}

#[test]
fn nobody_pauses_a_clock_while_the_laptop_is_passed_on() {
    let house = TableOptions {
        secret: true,
        timer: Timer::new(35, AtZero::Warn),
        strict: false,
    };
    let mut desk = Desk::playing(express(3), house);
    desk.types("13446");
    place(&mut desk, "Pass the laptop to");
    assert!(!desk.shows("Pause"));
    desk.key(Named::Enter);
    desk.expect("Pause");
}

#[test]
fn the_rules_scroll_in_one_place() {
    for size in [
        Size::new(1000.0, 700.0),
        Size::new(1280.0, 800.0),
        LARGE_TEXT[0],
    ] {
        let mut desk = Desk::new().sized(size);
        desk.key(Named::F1);
        assert_eq!(desk.scrolls(), 1, "{size:?}");
    }
}

#[test]
fn what_was_played_stands_below_its_heading() {
    let mut session = play::board(&LONG, Setting::default(), DiceSource::Real);
    play::play_board(&mut session, Seed(6), 2);
    let mut desk = Desk::with(session);
    desk.chord(Modifiers::CTRL, 'h');
    let [heading, word] = ["Played", "start: 9"].map(|start| place(&mut desk, start).x);
    assert!((heading - word).abs() < 1.0, "{heading}, {word}");
}

#[test]
fn enter_leads_from_the_pads_back_to_the_result() {
    let mut desk = Desk::with(express(usize::MAX - 1));
    desk.expect("Play again");
    desk.key(Named::Escape);
    desk.expect("Everybody is out");
    desk.key(Named::Enter);
    desk.expect("Play again");
}

#[test]
fn names_above_a_result_take_the_room_there_is() {
    let names = [&LONG[..], &["Ed", "Flo", "Gus", "Hal"]].concat();
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(8), usize::MAX - 1);
    // Whole where the window is wide, in two lines where it is not.
    let mut desk = Desk::with(session).sized((1920.0, 800.0));
    for name in LONG {
        desk.expect(name);
    }
    desk.resize((1000.0, 700.0));
    desk.expect("Maximilian");

    let mut session = play::board(&LONG, Setting::default(), DiceSource::Real);
    play::play_board(&mut session, Seed(6), usize::MAX - 1);
    let mut desk = Desk::with(session).sized((1920.0, 800.0));
    for name in LONG {
        desk.expect(name);
    }
}

#[test]
fn a_result_of_eight_is_as_wide_as_the_window_with_text_of_150_percent() {
    let names = [&LONG[..], &["Ed", "Flo", "Gus", "Hal"]].concat();
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(8), usize::MAX - 1);
    for size in LARGE_TEXT {
        let mut desk = Desk::with(session.clone()).sized(size);
        for (content, bounds) in texts(&mut desk) {
            let right = bounds.x + bounds.width;
            assert!(right <= size.width, "{content} ends at {right} of {size:?}");
        }
    }
}

/// In a large window everything is larger by the same measure, so that it is read across the room.
#[test]
fn what_is_shown_grows_with_the_window() {
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(8), 3);
    let mut desk = Desk::with(session);
    let mut name = |window: (f32, f32)| {
        desk.resize(window);
        let scale = desk.scale();
        let words = desk.act(|ui| ui.find("Throw 4").unwrap());
        words.bounds().height * scale
    };
    let usual = name((1280.0, 800.0));
    assert_eq!(name((1000.0, 700.0)), usual);
    for times in [1.5, 2.0, 3.0] {
        let larger = name((1280.0 * times, 800.0 * times));
        assert!((larger - usual * times).abs() < 1.0, "{times}");
    }
}

/// Whatever is said, looked at or narrowed, what can be pressed stays where it is.
#[test]
fn nothing_at_a_table_moves_under_the_pointer() {
    let mut session = play::table(
        &["Ann", "Ben", "Cleo"],
        Penalty::TwoHundred,
        DiceSource::Real,
    );
    play::play(&mut session, Seed(8), 9);
    for window in [(1000.0, 700.0), (1280.0, 800.0)] {
        let mut desk = Desk::with(session.clone()).sized(window);
        desk.types("13446");
        let places = |desk: &mut Desk| -> Vec<Rectangle> {
            let targets = desk.targets().into_iter();
            let controls = targets.filter(|target| matches!(target, Target::Focusable { .. }));
            controls.map(|target| target.bounds()).collect()
        };
        let before = places(&mut desk);
        type Deed = (&'static str, fn(&mut Desk));
        let deeds: [Deed; 6] = [
            ("a refusal", |desk| desk.types("1")),
            ("a letter of no choice", |desk| desk.types("o")),
            ("a hint", |desk| desk.types("t")),
            ("a preview", |desk| desk.light(1, 0)),
            ("a fifth die", |desk| desk.chord(Modifiers::CTRL, '4')),
            ("a die that is no fifth one", |desk| {
                desk.chord(Modifiers::CTRL, '2')
            }),
        ];
        for (what, deed) in deeds {
            deed(&mut desk);
            assert_eq!(places(&mut desk), before, "{what} at {window:?}");
        }
    }
}
