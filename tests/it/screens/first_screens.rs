//! The first screens: what somebody sees who has never played, a game alone, and today's dice.

use std::fs;
use std::path::Path;

use fifth_die::app::Message;
use fifth_die::app::home::{self, KEYS};
use fifth_die::app::theme::Theme;
use fifth_die::app::widget::small_pad;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Columns, Setting};
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::session::{AnySession, DiceSource, Event, Seed, Session};
use fifth_die::store::{GameKind, Saved, Settings, Store, parse};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};
use iced_test::selector::Target;
use jiff::{Timestamp, ToSpan, Zoned};

use crate::fits::{fits, fits_whole};
use crate::harness::{Desk, signed};
use crate::library::make_old;
use crate::pictures::{Pixel, paint};
use crate::play;

/// The dice of so many days ago.
fn dice_of(days_ago: i64) -> DiceSource {
    let day = Zoned::now().date() - days_ago.days();
    DiceSource::App(Seed::of_day(day.year(), day.month(), day.day()))
}

/// A game that was played alone to its end, begun so many days ago.
fn alone(name: &str, dice: DiceSource, days_ago: i64) -> Saved {
    let mut session = play::table(&[name], Penalty::TwoHundred, dice);
    play::play(&mut session, Seed(0), usize::MAX - 1);
    let began = Zoned::now() - days_ago.days();
    Saved::new(session, began.timestamp())
}

/// A game that Ann played to its end, always with the last choice that there was.
fn played_worse(dice: DiceSource) -> Session {
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, dice);
    loop {
        let waiting = session.table().waiting().next();
        let event = match (session.table().phase(), waiting) {
            (Phase::Over, _) => return session,
            (_, Some((throw, seat))) => {
                let round = session.table().round(throw).unwrap();
                let choices = round.cells()[seat.index()].before().choices(round.throw());
                let choice = *choices.last().unwrap();
                Event::Choice {
                    throw,
                    seat,
                    choice,
                }
            }
            (Phase::Throw(number), None) => {
                let throw = session.setup().dice().throw(number).unwrap();
                Event::Throw { number, throw }
            }
            (Phase::Choices(_), None) => panic!("nobody is waited for"),
        };
        session.record(event).unwrap();
    }
}

/// The result of a game of one.
fn total(saved: &Saved) -> String {
    signed(play::express(&saved.session).score(Seat::FIRST).total())
}

fn with_games(games: &[Saved]) -> (tempfile::TempDir, Desk) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    for saved in games {
        store.save(saved).unwrap();
    }
    let desk = Desk::of(store);
    (folder, desk)
}

/// Every word on the screen with its place, but for those that begin so.
fn places(desk: &mut Desk, without: &[&str]) -> Vec<(String, Rectangle)> {
    let said = desk
        .targets()
        .into_iter()
        .filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } => Some((content, bounds)),
            _ => None,
        });
    said.filter(|(words, _)| !without.iter().any(|start| words.starts_with(start)))
        .collect()
}

#[test]
fn somebody_who_has_never_played_is_offered_the_lessons_and_a_game() {
    let mut desk = Desk::new();
    let middle = desk.size().width / 2.0;
    for (label, is_left) in [
        ("Throws", true),
        ("Scoring", true),
        ("The board", true),
        ("New game", false),
        ("Alone", false),
        ("Today's dice", false),
    ] {
        let place = desk.place(label);
        assert_eq!(place.x < middle, is_left, "{label}");
    }
    desk.click("Scoring");
    desk.expect("✓ Scoring");
    desk.key(Named::Escape);
    desk.expect("Learn it in three short lessons");
    desk.types("l");
    desk.expect("A throw is for everybody");
    desk.key(Named::Escape);
    // Nobody is known yet who could play alone, and nothing else is asked for than that.
    for key in ["a", "d"] {
        desk.types(key);
        if key == "d" {
            desk.key(Named::Enter);
            desk.expect("✓ Today's");
        }
        desk.expect("What is your name?");
        assert!(!desk.shows("Players"));
        assert!(!desk.shows("+ Master"));
        desk.key(Named::Escape);
    }
    desk.key(Named::Enter);
    desk.expect("Players");
}

#[test]
fn the_first_start_fits_with_large_text_as_well() {
    fits_whole("first start", Desk::new());
    let mut desk = Desk::new();
    desk.types("d");
    fits_whole("today's dice before the first game", desk);
}

#[test]
fn a_key_starts_a_game_alone_as_the_last_one_was() {
    let mut desk = Desk::new();
    let start = |desk: &mut Desk, names: &[&str], options: &[&str]| {
        desk.chord(Modifiers::CTRL, 'n');
        for _ in 0..desk.count("×") {
            desk.click("×");
        }
        for (seat, name) in names.iter().enumerate() {
            desk.write_name(seat, name);
        }
        for option in options {
            desk.click(option);
        }
        desk.click("Start");
    };
    start(&mut desk, &["Ann"], &["−150", "The app throws"]);
    start(&mut desk, &["Ben", "Cleo"], &["−100", "Real dice"]);
    desk.chord(Modifiers::CTRL, 'g');
    desk.expect("Can't Stop Express, Ann");
    desk.types("a");
    let session = desk.session();
    assert_eq!(session.players()[0].name.as_str(), "Ann");
    assert!(session.is_solo());
    assert_eq!(session.setup().penalty(), Penalty::OneFifty);
    assert!(!session.setup().dice().are_real());
    // The group finds its own table again.
    let table = desk.store().settings().last_table.unwrap();
    assert_eq!(table.players.len(), 2);
    assert_eq!(table.penalty, Penalty::OneHundred);
    desk.chord(Modifiers::CTRL, 'n');
    desk.chord(Modifiers::CTRL, 's');
    assert_eq!(desk.session().players().len(), 2);
}

#[test]
fn who_has_only_played_in_a_group_plays_alone_by_its_rules() {
    let mut desk = Desk::new();
    desk.chord(Modifiers::CTRL, 'n');
    desk.click("Classic Can't Stop");
    desk.write_name(0, "Ann");
    desk.write_name(1, "Ben");
    desk.click("Start");
    desk.chord(Modifiers::CTRL, 'g');
    desk.types("a");
    let board = desk.board();
    assert_eq!(board.players().len(), 1);
    assert_eq!(board.players()[0].name.as_str(), "Ann");
    let remembered = desk.store().settings().last_alone.unwrap();
    assert_eq!(remembered.game, GameKind::Classic);
}

#[test]
fn today_has_dice_of_its_own_and_tells_what_was_come_to() {
    let first = alone("Ann", dice_of(0), 0);
    let other = Saved::new(played_worse(dice_of(0)), Timestamp::now());
    let yesterday = alone("Ben", dice_of(1), 1);
    let by_code = alone("Ann", DiceSource::App(Seed(77)), 3);
    let real = {
        let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
        play::play(&mut session, Seed(5), usize::MAX - 1);
        Saved::new(session, Timestamp::now())
    };
    let games = [first, other, yesterday, by_code, real];
    let (_folder, mut desk) = with_games(&games);
    let results = [0, 1].map(|game| {
        play::express(&games[game].session)
            .score(Seat::FIRST)
            .total()
    });
    let best = signed(results[0].max(results[1]));
    let behind = (results[0] - results[1]).abs();
    assert!(behind > 0);
    desk.expect(&format!("{best}, the best of 2"));

    desk.types("d");
    desk.expect("Today's dice");
    for saved in &games[..2] {
        desk.expect(&total(saved));
    }
    desk.expect("the best");
    desk.expect(&format!("{behind} behind"));
    // Side by side.
    let [one, another] = [0, 1].map(|game| desk.place(total(&games[game]).as_str()).y);
    assert_eq!(one, another);

    // Yesterday's, then those that somebody told by their code; real dice have none.
    desk.key(Named::ArrowDown);
    desk.expect("1. Ben");
    desk.key(Named::ArrowDown);
    desk.expect("Dice by their code");
    let code = Seed(77).code();
    assert_eq!(desk.count(&code), 2, "in the list and beside it");
    desk.key(Named::ArrowDown);
    assert_eq!(desk.count(&code), 2, "they are the last");

    desk.types("c");
    desk.expect("Copied: whoever enters it at a new game has the same dice.");
    desk.click(&total(&games[3]));
    assert!(desk.title().contains("Ann"));
}

#[test]
fn the_record_stands_beside_a_game_alone() {
    let session = played_worse(DiceSource::App(Seed(77)));
    let record = session.score(Seat::FIRST).total();
    let (_folder, mut desk) = with_games(&[Saved::new(session, Timestamp::UNIX_EPOCH)]);
    desk.types("a");
    desk.write_name(0, "Ann");
    desk.click("Start");
    let stands = |total: i32| {
        let beside = match record - total {
            short if short > 0 => format!("{short} points to go"),
            above => format!("{} points ahead", -above),
        };
        format!("Record {}: {beside}", signed(record))
    };
    assert!(!desk.shows(&stands(0)), "nothing is thrown yet");
    desk.types("13446a");
    let total = desk.session().score(Seat::FIRST).total();
    assert_eq!(total, -400);
    desk.expect(&stands(total));
}

#[test]
fn the_record_stands_beside_a_turn_alone() {
    let path = Path::new("saves/v1-classic-solo.ron");
    let won = parse(path, &fs::read(path).unwrap()).unwrap();
    let AnySession::Classic(session) = won.session.clone() else {
        panic!("another game");
    };
    let turns = session.table().turns().len();
    let setting = Setting {
        columns: Columns::Four,
        ..Setting::default()
    };
    let again = play::board(&["Ann"], setting, DiceSource::Real);
    let again = Saved::new(again, Timestamp::now());
    let settings = Settings {
        open_game: Some(again.id.clone()),
        ..Settings::default()
    };
    let mut desk = Desk::holding(&[won, again], &settings);
    desk.expect("Turn 1");
    desk.types("1456");
    desk.expect(&format!("Turn 1, the record is {turns}"));
}

#[test]
fn todays_dice_are_played_by_enter() {
    let mut desk = Desk::new();
    desk.types("d");
    // Somebody has to be named first.
    desk.key(Named::Enter);
    desk.expect("✓ Today's");
    desk.write_name(0, "Ann");
    desk.click("Start");
    assert_eq!(*desk.session().setup().dice(), dice_of(0));
    desk.chord(Modifiers::CTRL, 'g');
    desk.types("d");
    desk.expect("Play as Ann");
    desk.key(Named::Enter);
    assert_eq!(*desk.session().setup().dice(), dice_of(0));
    assert_eq!(desk.store().games().len(), 2, "a game of its own");
}

#[test]
fn today_can_be_played_on_the_board() {
    let mut desk = Desk::with(play::board(&["Ann"], Setting::default(), DiceSource::Real));
    desk.chord(Modifiers::CTRL, 'n');
    desk.click("Classic Can't Stop");
    desk.write_name(0, "Ann");
    desk.click("Start");
    desk.chord(Modifiers::CTRL, 'g');
    desk.types("d");
    desk.expect("Classic");
    desk.key(Named::Enter);
    let saved = desk.saved();
    assert!(matches!(saved.session, AnySession::Classic(_)));
    assert_eq!(*saved.session.dice(), dice_of(0));
}

/// How many pixels are of a box that costs points, and of one that brings some.
fn boxes(pixels: impl Iterator<Item = Pixel>) -> [usize; 2] {
    let of = [Theme::LIGHT.minus, Theme::LIGHT.plus].map(|colour| {
        let [red, green, blue, _] = colour.into_rgba8();
        [red, green, blue]
    });
    pixels.fold([0; 2], |[minus, plus], pixel| {
        [
            minus + usize::from(pixel == of[0]),
            plus + usize::from(pixel == of[1]),
        ]
    })
}

#[test]
fn attempts_at_the_same_dice_show_their_pads() {
    let dice = || DiceSource::App(Seed(77));
    let games = [
        alone("Ann", dice(), 2),
        Saved::new(played_worse(dice()), Timestamp::now()),
    ];
    let (_folder, mut desk) = with_games(&games);
    desk.types("d");
    desk.key(Named::ArrowDown);
    let window = Size::new(1280, 800);
    let picture = paint(desk.view(), window, &Theme::LIGHT);
    for saved in &games {
        // Nothing but the pad below the total of a card has these colours.
        let total = desk.place(total(saved).as_str());
        let (x, y) = (total.x as usize, total.y as usize);
        let lines = picture.chunks(window.width as usize).skip(y + 20).take(200);
        let card = lines.flat_map(|line| line[x - 40..x + 170].iter().copied());
        let shown = boxes(card);

        let pad = play::express(&saved.session).table().pads()[Seat::FIRST];
        let alone = small_pad::<()>(&pad, &pad, Size::new(200.0, 104.0));
        let expected = boxes(paint(alone, Size::new(200, 104), &Theme::LIGHT).into_iter());
        assert!(expected.iter().any(|&pixels| pixels > 100));
        for (shown, expected) in shown.into_iter().zip(expected) {
            // The edges of boxes blend with the ground.
            assert!(
                shown.abs_diff(expected) <= expected / 4,
                "{shown} pixels, not {expected}"
            );
        }
    }
}

#[test]
fn many_attempts_fit() {
    let mut games: Vec<Saved> = (0..12)
        .map(|_| alone("Wilhelmina Montgomery-M.", dice_of(0), 0))
        .collect();
    games.extend((1..20).map(|day| alone("Ann", dice_of(day), day)));
    let (_folder, mut desk) = with_games(&games);
    desk.types("d");
    fits("many attempts", desk);
}

#[test]
fn a_code_is_copied_with_one_key() {
    let (_folder, mut desk) = with_games(&[alone("Ann", DiceSource::App(Seed(77)), 0)]);
    let before = places(&mut desk, &[]);
    desk.types("c");
    desk.expect(&format!("The code {} is copied.", Seed(77).code()));
    assert_eq!(places(&mut desk, &["The code"]), before);
    assert!(KEYS.iter().any(|(key, _)| *key == "C"));
}

#[test]
fn nothing_moves_when_the_list_tells_something() {
    let games = [0, 1, 2].map(|day| alone("Ann", dice_of(day), day));
    for size in [Size::new(1000.0, 700.0), Size::new(1280.0, 800.0)] {
        let (_folder, desk) = with_games(&games);
        let mut desk = desk.sized(size);
        let fixed = [
            "New game",
            "Alone",
            "Today's dice",
            "Records and figures",
            "Import",
        ];
        let before = fixed.map(|label| desk.place(label));
        let is_at = |desk: &mut Desk| fixed.map(|label| desk.place(label));
        desk.key(Named::Delete);
        assert_eq!(is_at(&mut desk), before);
        desk.key(Named::Delete);
        desk.expect("The game is deleted.");
        assert_eq!(is_at(&mut desk), before);
        desk.undo();
        // A game to go on with comes and goes.
        desk.types("a");
        desk.chord(Modifiers::CTRL, 'g');
        assert_eq!(is_at(&mut desk), before);
    }
}

/// A game of one that begins, so many seconds after others began.
fn begun(name: &str, second: i64) -> Saved {
    let session = play::table(&[name], Penalty::TwoHundred, DiceSource::Real);
    Saved::new(session, Timestamp::from_second(second).unwrap())
}

#[test]
fn the_game_to_go_on_with_is_under_the_keys_until_people_choose_another() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let ann = begun("Ann", 10);
    store.save(&ann).unwrap();
    make_old(&store.session_file(&ann.id), 0);
    assert_eq!(store.games().len(), 1);
    store.save(&begun("Ben", 20)).unwrap();
    // What is shown at once lacks the game that was left a moment ago.
    assert_eq!(store.known_games().len(), 1);
    let mut desk = Desk::of(store.clone());
    desk.key(Named::Enter);
    assert_eq!(desk.title(), "Fifth Die – Ben");

    let chosen = || {
        let mut desk = Desk::of(store.clone());
        desk.chord(Modifiers::CTRL, 'g');
        desk.key(Named::ArrowDown);
        // The list is read again.
        let changed = home::Message::Changed(Ok(home::Changed::Rewritten));
        desk.hear(Message::Home(changed));
        desk
    };
    let mut desk = chosen();
    desk.key(Named::Enter);
    assert_eq!(desk.title(), "Fifth Die – Ann");
    desk.chord(Modifiers::CTRL, 'g');
    let mut desk = chosen();
    desk.types(" ");
    assert_eq!(desk.title(), "Fifth Die – Ben");
}
