//! The first screens: what somebody sees who has never played, a game alone, and today's dice.

use std::ops::ControlFlow;

use fifth_die::app::Message;
use fifth_die::app::{files, home};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Help, Seed, Session};
use fifth_die::store::{Id, Saved, Settings};
use fifth_die::text::evenings::Evening;
use jiff::{Timestamp, ToSpan, Zoned};

use crate::fixtures::total;
use crate::harness::{Desk, signed, with_coach};
use crate::library::{evenings, save_old};
use crate::play;
use crate::store::store;

fn dice_of(days_ago: i64) -> DiceSource {
    let day = Zoned::now().date() - days_ago.days();
    DiceSource::App(Seed::of_day(day.year(), day.month(), day.day()))
}

fn alone(name: &str, dice: DiceSource, days_ago: i64) -> Saved {
    let session = play::played(&[name], dice, Seed(0), play::TO_THE_END);
    let began = Zoned::now() - days_ago.days();
    Saved::new(session, began.timestamp())
}

fn played_worse(dice: DiceSource) -> Session {
    play::played_by(&["Ann"], dice, |pad, throw| {
        *pad.choices(throw).last().unwrap()
    })
}

#[test]
fn somebody_who_has_never_played_is_offered_the_lessons_and_a_game() {
    let mut desk = Desk::new();
    desk.types("l");
    desk.expect("Everyone shares each throw");
    desk.keys("Esc");
    // Nobody is known yet who could play alone, and nothing else is asked for than that.
    desk.types("a");
    desk.expect("What’s your name?");
    assert!(!desk.shows("Players"));
    desk.keys("Esc Enter");
    desk.expect("Who plays?");
}

#[test]
fn a_key_starts_a_game_alone_as_the_last_one_was() {
    let start = |desk: &mut Desk, names: &[&str], options: &[(&str, &str)]| {
        desk.keys("Ctrl+N");
        for seat in 0..desk.new_seats() - 1 {
            desk.click_id(&format!("name {seat}"));
            desk.keys("Ctrl+W");
        }
        for (seat, name) in names.iter().enumerate() {
            desk.write_name(seat, name);
        }
        for (rule, option) in options {
            desk.agree(rule, option);
        }
        desk.click("Start");
    };
    // Whoever has only played in a group plays alone by its rules.
    let mut desk = Desk::new();
    let classic = ("Express", "Classic");
    start(&mut desk, &["Ann", "Ben"], &[classic]);
    desk.keys("Ctrl+G A");
    assert_eq!(desk.board().players().len(), 1);
    assert_eq!(desk.board().players()[0].name.as_str(), "Ann");
    // Today's dice are the same for everybody, in the same game.
    desk.keys("Ctrl+G D Enter");
    assert_eq!(*desk.session().dice(), dice_of(0));

    let mut desk = Desk::new();
    start(
        &mut desk,
        &["Ann"],
        &[("−200", "−150"), ("Real dice", "App dice")],
    );
    start(
        &mut desk,
        &["Ben", "Cleo"],
        &[("−150", "−100"), ("App dice", "Real dice")],
    );
    desk.keys("Ctrl+G A");
    let session = desk.session();
    assert_eq!(session.players()[0].name.as_str(), "Ann");
    assert!(session.is_solo());
    assert_eq!(session.setup().penalty(), Penalty::OneFifty);
    assert!(!session.dice().are_real());
    // The group finds its own table again.
    desk.keys("Ctrl+N Ctrl+S");
    assert_eq!(desk.session().players().len(), 2);
    assert_eq!(desk.session().setup().penalty(), Penalty::OneHundred);
}

#[test]
fn today_has_dice_of_its_own_and_tells_what_was_come_to() {
    let first = alone("Ann", dice_of(0), 0);
    let other = Saved::new(played_worse(dice_of(0)), Timestamp::now());
    let yesterday = alone("Ben", dice_of(1), 1);
    let by_code = alone("Ann", DiceSource::App(Seed(77)), 3);
    let real = play::played(&["Ann"], DiceSource::Real, Seed(5), play::TO_THE_END);
    let real = Saved::new(real, Timestamp::now());
    let mut helped = Saved::new(played_worse(dice_of(0)), Timestamp::now());
    helped.record.helps = [Help::Hint].into();
    let games = [first, other, yesterday, by_code, real, helped];
    let mut desk = Desk::holding(&games, &Settings::default());
    let results = [0, 1].map(|game| total(&games[game]));
    let best = signed(results[0].max(results[1]));
    let behind = (results[0] - results[1]).abs();
    assert!(behind > 0);
    desk.expect(&format!("{best}, the best of 2"));

    desk.types("d");
    desk.expect("Today’s dice");
    for saved in &games[..2] {
        desk.expect(&signed(total(saved)));
    }
    assert!(desk.says(&format!("{behind} behind")));
    // Yesterday's, then those that somebody told by their code; real dice have none.
    desk.keys("↓");
    desk.expect("Ben");
    desk.keys("↓");
    desk.expect("Dice by code");
    let code = Seed(77).code();
    assert_eq!(desk.count(&code), 2, "in the list and beside it");
    desk.keys("↓");
    assert_eq!(desk.count(&code), 2, "they are the last");

    desk.types("c");
    desk.expect("Copied. Anyone who enters this code gets the same dice.");
    desk.click(&signed(total(&games[3])));
    assert!(desk.title().contains("Ann"));
}

#[test]
fn todays_dice_are_played_by_enter() {
    let mut desk = Desk::new();
    desk.types("d");
    // Somebody has to be named first.
    desk.keys("Enter");
    desk.expect("Today’s dice");
    desk.write_name(0, "Ann");
    desk.click("Start");
    assert_eq!(*desk.session().dice(), dice_of(0));
    desk.keys("Ctrl+G D");
    desk.expect("Play as Ann");
    desk.keys("Enter");
    assert_eq!(*desk.session().dice(), dice_of(0));
    assert_eq!(desk.store().games().len(), 2, "a game of its own");
}

/// A game of one that begins, so many seconds after others began.
fn begun(name: &str, second: i64) -> Saved {
    let session = play::real(&[name]);
    Saved::new(session, Timestamp::from_second(second).unwrap())
}

#[test]
fn the_game_to_go_on_with_is_under_the_keys_until_people_choose_another() {
    let (_folder, store) = store();
    let ann = begun("Ann", 10);
    save_old(&store, &ann);
    assert_eq!(store.games().len(), 1);
    store.save(&begun("Ben", 20)).unwrap();
    // What is shown at once lacks the game that was left a moment ago.
    assert_eq!(store.known_games().len(), 1);
    let mut desk = Desk::of(store.clone());
    desk.keys("Enter");
    assert_eq!(desk.title(), "Fifth Die – Ben");

    let chosen = || {
        let mut desk = Desk::of(store.clone());
        desk.keys("Ctrl+G ↓");
        // The list is read again.
        let changed = home::Message::Changed(Ok(files::Changed::Rewritten));
        desk.hear(Message::Home(changed));
        desk
    };
    let mut desk = chosen();
    desk.keys("Enter");
    assert_eq!(desk.title(), "Fifth Die – Ann");
    desk.keys("Ctrl+G");
    let mut desk = chosen();
    desk.types(" ");
    assert_eq!(desk.title(), "Fifth Die – Ben");
}

#[test]
fn the_evening_of_a_game_that_is_played_now_is_today() {
    let mut desk = Desk::with(play::real(&["Ann", "Ben"]));
    desk.keys("Ctrl+G");
    desk.expect("Today · Ann, Ben");
}

#[test]
fn an_evening_is_folded_named_and_shared_by_keys() {
    let mut desk = Desk::holding(&evenings(), &Settings::default());
    // From the newest game to the head above it, which closes, and opens again.
    desk.keys("←");
    desk.expect("Result of the evening");
    assert!(desk.says("Cleo wins"));
    desk.keys("←");
    assert!(!desk.says("Cleo wins"));
    desk.keys("→ F2");
    desk.types("Ski trip");
    desk.keys("Enter");
    desk.expect("Ski trip");
    desk.keys("E");
    desk.expect("Closest finish");
    assert!(desk.says("Ski trip"));
    desk.keys("S");
    desk.expect("✓ Picture");
    desk.keys("Esc Esc");
    desk.expect("Games");
    // The evening is still selected, and Enter opens its result.
    desk.keys("Enter");
    desk.expect("Closest finish");
    desk.click("Game 3");
    desk.expect("Details");
    desk.click("Game 3 of the evening");
    desk.expect("Closest finish");
}

#[test]
fn what_is_told_of_an_evening_leads_to_the_game_and_to_the_choice() {
    with_coach();
    let games = evenings();
    let mut desk = Desk::holding(&games[..2], &Settings::default());
    let evening = Evening::read(desk.store(), &games[0].id, || true).unwrap();
    let judged = evening.judged(|| ControlFlow::<()>::Continue(()));
    let judged = judged.continue_value().unwrap();
    desk.keys("E");
    desk.click("Best game");
    desk.expect("Details");
    for fact in &judged[..2] {
        let (game, _) = fact.about_game.as_ref().unwrap();
        let told: Vec<&str> = fact.told.split(" · ").collect();
        desk.keys("Esc Esc E");
        desk.click(&fact.about);
        assert_eq!(desk.open().as_ref(), Some(game));
        desk.expect("Analysis");
        let (pairs, _) = told[1].split_once(',').unwrap();
        assert!(desk.says(pairs), "{told:?}, not {:?}", desk.texts());
        desk.keys("Esc");
        desk.expect("Details");
    }
}

#[test]
fn the_result_of_a_game_without_an_evening_is_its_own() {
    let games = evenings();
    let mut desk = Desk::holding(&games[3..4], &Settings::default());
    desk.keys("E");
    desk.expect("Details");
    // An evening alone has no result, but tells those of its games.
    let again = Saved {
        id: Id::new(games[3].changed),
        ..games[3].clone()
    };
    let mut desk = Desk::holding(&[games[3].clone(), again], &Settings::default());
    desk.keys("← E");
    assert!(desk.says("Best "));
    assert!(!desk.shows("Result of the evening"));
    desk.expect("Games");
}

#[test]
fn a_list_in_another_order_names_it_and_keeps_the_days() {
    let mut desk = Desk::holding(&evenings(), &Settings::default());
    desk.keys("S");
    desk.expect("Sorted by name");
    let texts = desk.texts().into_iter();
    // The four games of that day, of which the selected one tells it beside the list too.
    assert_eq!(texts.filter(|text| text.contains("20 Nov")).count(), 5);
    desk.keys("S S");
    assert!(!desk.says("Sorted by"));
}
