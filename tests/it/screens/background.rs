//! What is done in the background: it fails with a word, it stops when nobody waits for it, and the window is there first.

use std::cell::Cell;
use std::fs;

use fifth_die::app::background::{Failed, Report};
use fifth_die::app::{Message, analysis, any_game, game_screen, home, import, records};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, DiceSource, Express, Level, Seed, Session};
use fifth_die::store::{Id, Saved, Store};
use fifth_die::table::{Answer, Input};
use jiff::Timestamp;

use crate::fixtures::settings_at;
use crate::harness::{Desk, with_coach};
use crate::hosts::seats;
use crate::play::{played, real};
use crate::store::store;

const OPENING: &str = "Opening the game…";

fn at_pad(message: game_screen::Message<Express>) -> Message {
    Message::Game(any_game::Message::Express(message))
}

fn with_program() -> Session {
    let players = seats(&[None, Some(Level::Master)]);
    Session::new(Express::new(players, Penalty::TwoHundred, DiceSource::Real).unwrap())
}

#[test]
fn a_program_that_fails_to_decide_says_so_and_tries_again() {
    let mut desk = Desk::with(with_program());
    desk.hold();
    desk.types("13446");
    let waiting = |desk: &Desk| desk.session().table().waiting().count();
    let failed = Box::new(Input::Thought(1, Answer::Failed));
    desk.hear(at_pad(game_screen::Message::Host(failed)));
    assert!(desk.says("The computer couldn’t decide."));
    // It does not fail again and again by itself, nor is what it had begun still waited for.
    desk.types(" ");
    desk.go_on();
    assert_eq!(waiting(&desk), 1, "only the person is waited for");
    desk.types("a");
    assert_eq!(waiting(&desk), 0);
}

#[test]
fn an_analysis_that_fails_says_so_and_can_be_asked_for_again() {
    with_coach();
    let words = "The coach couldn’t judge this game. To try again, press Esc, then V.";
    let failed = analysis::Message::Judged(Report::Over);
    let session = played(&["Ann", "Ben"], DiceSource::Real, Seed(3), 2);
    let mut desk = Desk::with(session);
    desk.hold();
    desk.types("vv");
    desk.hear(at_pad(game_screen::Message::Analysis(failed)));
    desk.expect(words);
    desk.keys("Esc V");
    assert!(!desk.shows(words));
}

#[test]
fn an_answer_that_comes_too_late_keeps_nobody_from_asking_again() {
    let mut desk = Desk::with(two());
    desk.types("13446ab12345");
    desk.hold();
    desk.types("tt");
    // Ben's pad is looked at when the answer comes.
    desk.keys("Alt+2");
    desk.go_on();
    assert!(!desk.says("Best:"));
    desk.keys("Alt+1 T");
    assert!(desk.says("Best:"));
}

#[test]
fn what_fails_among_the_files_says_so() {
    let mut desk = Desk::new();
    desk.keys("Ctrl+O");
    desk.hear(Message::Import(import::Message::Done(Err(Failed))));
    desk.expect("Something went wrong, so these files weren’t imported.");
    desk.keys("Esc");
    let words = "Something went wrong. Try again.".to_owned();
    desk.hear(Message::Home(home::Message::Changed(Err(words))));
    desk.expect("Something went wrong. Try again.");
}

/// Lets go on what was held, of which the program hears something else.
fn go_on_as(desk: &mut Desk, change: fn(Message) -> Message) {
    for task in desk.take_held() {
        desk.run(task.map(change));
    }
}

#[test]
fn a_listing_that_fails_says_so_and_can_be_asked_for_again() {
    let looking = "Looking for your games…";
    let failed = "Something went wrong while listing your games. To try again, press Ctrl+G.";
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::starting(Store::open(Some(folder.path())).unwrap(), None);
    desk.expect(looking);
    go_on_as(&mut desk, |message| match message {
        Message::Home(home::Message::Listed(_)) => {
            Message::Home(home::Message::Listed(Err(Failed)))
        }
        other => other,
    });
    desk.expect(failed);
    assert!(!desk.shows(looking));
    desk.keys("Ctrl+G");
    assert!(!desk.shows(failed));
    desk.expect("Five dice. Two pairs. One left over.");
}

#[test]
fn records_that_cannot_be_read_say_so_and_can_be_asked_for_again() {
    let looking = "Looking for finished games…";
    let failed = "Something went wrong while reading your games";
    let mut desk = Desk::new();
    desk.hold();
    desk.keys("F3");
    desk.expect(looking);
    go_on_as(&mut desk, |message| match message {
        Message::Records(records::Message::Read(_)) => {
            Message::Records(records::Message::Read(Report::Over))
        }
        other => other,
    });
    desk.expect(failed);
    desk.expect("To try again, press F3.");
    assert!(!desk.shows(looking));
    desk.keys("F3");
    assert!(!desk.shows(failed));
    desk.expect("No finished games yet");
}

/// A data folder in which this game is open, with the name of its file.
fn left_open(session: impl Into<AnySession>) -> (tempfile::TempDir, Store, Id) {
    let (folder, store) = store();
    let saved = Saved::new(session, Timestamp::now());
    store.save(&saved).unwrap();
    let settings = settings_at(saved.id.clone());
    store.save_settings(&settings).unwrap();
    (folder, store, saved.id)
}

fn two() -> Session {
    real(&["Ann", "Ben"])
}

#[test]
fn the_window_is_there_before_the_game_and_keeps_what_is_typed_for_it() {
    let (_folder, store, _) = left_open(two());
    let mut desk = Desk::starting(store, None);
    assert_eq!(desk.title(), "Fifth Die");
    desk.expect(OPENING);
    desk.types("13446a");
    desk.expect(OPENING);
    desk.go_on();
    assert_eq!(desk.title(), "Fifth Die – Ann and Ben");
    assert!(!desk.shows(OPENING));
    assert_eq!(desk.session().log().done().len(), 2);
}

#[test]
fn keys_for_a_game_that_does_not_open_do_nothing_to_the_list() {
    let (_folder, store, id) = left_open(two());
    let path = store.session_file(&id);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() - 20]).unwrap();
    let mut desk = Desk::starting(store, None);
    desk.keys("Delete*2 O Enter");
    desk.go_on();
    assert!(!desk.shows(OPENING) && !desk.shows("Delete this game?"));
    desk.expect("Up to the damage");
    assert!(path.exists());
}

#[test]
fn a_game_that_is_being_opened_can_be_given_up() {
    let (_folder, store, _) = left_open(two());
    let mut desk = Desk::starting(store, None);
    desk.keys("Esc");
    desk.go_on();
    assert_eq!(desk.title(), "Fifth Die");
    desk.expect("In progress");

    desk.hold();
    desk.keys("Enter");
    desk.expect(OPENING);
    desk.keys("Ctrl+N");
    desk.go_on();
    desk.expect("New game");
    // What nobody waits for does not come.
    assert_eq!(desk.title(), "Fifth Die");
}

#[test]
fn work_on_many_games_and_choices_stops_where_it_is_told_to() {
    let (_folder, store, _) = left_open(two());
    let other = Saved::new(two(), Timestamp::now());
    store.save(&other).unwrap();
    let asked = Cell::new(0);
    let stop_at = |most| {
        asked.set(0);
        let asked = &asked;
        move || {
            asked.set(asked.get() + 1);
            asked.get() < most
        }
    };
    assert_eq!(store.games_while(stop_at(2)), None);
    assert_eq!(asked.get(), 2, "one file is read before");
    assert_eq!(store.games_while(stop_at(9)), Some(store.games()));
}
