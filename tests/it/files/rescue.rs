//! What the window says and offers when another copy is open, a save was cut off, or a file is damaged.

use std::fs;
use std::path::Path;

use fifth_die::app::{App, Message};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Express, Level, Seed, Session};
use fifth_die::store::{Id, Listed, Saved, Settings, Store};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::fixtures::{players, settings_at, thrown};
use crate::harness::{Desk, with_coach};
use crate::play::{express, played, real};

fn game(throws: usize) -> Saved {
    let session = played(&["Ann", "Ben"], DiceSource::Real, Seed(3), throws);
    Saved {
        id: Id::of(Path::new("game.ron")).unwrap(),
        ..Saved::new(session, "2026-11-20T20:15:00Z".parse().unwrap())
    }
}

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    store.save(&game(1)).unwrap();
    store.save(&game(2)).unwrap();
    (folder, store)
}

/// What a second copy says for as long as it is one.
const SECOND: &str =
    "Fifth Die is already open. You can view games here; close the other window to play.";

/// What it says of a move.
const REFUSED: &str =
    "You can’t do this here while the other Fifth Die is open. Close that one first.";

#[test]
fn a_second_copy_says_that_it_saves_nothing() {
    with_coach();
    let (_folder, first) = store();
    let mut desk = Desk::second(&first);
    assert!(!Desk::of(first.clone()).shows(SECOND));
    desk.expect(SECOND);
    desk.click("Continue");
    assert!(desk.title().contains("Ann"), "a game can be looked at");
    desk.types("vv");
    desk.expect("Costliest moments");
    desk.chord(Modifiers::CTRL, 'h');
    desk.expect(SECOND);
    assert!(!desk.shows(REFUSED));
}

#[test]
fn a_second_copy_refuses_what_it_would_not_save() {
    let (_folder, first) = store();
    let mut desk = Desk::second(&first);
    desk.click("Continue");
    let before = desk.texts();
    let refuses = |desk: &mut Desk, act: &dyn Fn(&mut Desk)| {
        act(desk);
        desk.expect(REFUSED);
        desk.key(Named::Escape);
        assert!(!desk.shows(REFUSED));
    };
    refuses(&mut desk, &|desk| desk.undo());
    refuses(&mut desk, &|desk| {
        desk.types("t");
        desk.types("t");
        desk.types("13446");
    });
    desk.chord(Modifiers::CTRL, 'h');
    refuses(&mut desk, &|desk| desk.undo());
    desk.chord(Modifiers::CTRL, 'h');
    desk.undo();
    desk.key(Named::Escape);
    // Nothing has happened at the table.
    assert_eq!(desk.texts(), before);

    // The result of a game that is over neither counts more nor less, nor is it played again.
    let over = game(usize::MAX - 1);
    let over = Saved {
        id: Id::of(Path::new("over.ron")).unwrap(),
        ..over
    };
    first.save(&over).unwrap();
    desk.chord(Modifiers::CTRL, 'g');
    desk.key(Named::Home);
    // Below the head of the evening.
    desk.key(Named::ArrowDown);
    desk.key(Named::Enter);
    desk.expect("Again");
    refuses(&mut desk, &|desk| desk.types("o"));
    refuses(&mut desk, &|desk| desk.key(Named::Enter));
    desk.expect("Again");

    desk.chord(Modifiers::CTRL, 'n');
    desk.write_name(0, "Zoë");
    refuses(&mut desk, &|desk| desk.click("Start"));
    assert_eq!(desk.store().games().len(), 2);
    assert_eq!(first.load(&game(2).id), Ok(game(2)));
    assert_eq!(first.load(&over.id), Ok(over));
}

#[test]
fn a_second_copy_does_not_let_the_program_play() {
    let mut players = players(2);
    players[0].level = Some(Level::Steady);
    let dice = DiceSource::App(Seed(1));
    let setup = Express::new(players, Penalty::TwoHundred, dice).unwrap();
    let mut session = Session::new(setup);
    session.record(thrown(1, [1, 3, 4, 4, 6])).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let first = Store::open(Some(folder.path())).unwrap();
    let saved = Saved::new(session, Timestamp::now());
    first.save(&saved).unwrap();
    let mut desk = Desk::second(&first);
    desk.key(Named::Enter);
    assert!(desk.title().contains("A"));
    assert!(!desk.shows(REFUSED));

    drop(first);
    desk.hear(Message::TakeOver);
    let played = desk.store().load(&saved.id).unwrap();
    assert_eq!(express(&played.session).log().done().len(), 2);
}

#[test]
fn a_second_copy_goes_on_when_the_first_has_ended() {
    let (_folder, first) = store();
    let mut desk = Desk::second(&first);
    desk.click("Continue");
    assert!(desk.waits_for_another());
    desk.hear(Message::TakeOver);
    desk.expect(SECOND);
    assert!(desk.waits_for_another());

    // The first goes on playing, and ends.
    first.save(&game(4)).unwrap();
    let settings = Settings {
        text_size: 120,
        ..first.settings()
    };
    first.save_settings(&settings).unwrap();
    drop(first);
    desk.hold();
    desk.hear(Message::TakeOver);
    // Not before it knows the settings of the first.
    desk.types("13446");
    desk.expect(REFUSED);
    desk.go_on();
    assert!(!desk.shows(SECOND) && !desk.shows(REFUSED));
    assert!(!desk.waits_for_another());
    desk.expect("Throw 5");
    desk.types("13446");
    let settings = desk.store().settings();
    assert_eq!(
        (settings.text_size, settings.open_game),
        (120, Some(game(4).id))
    );
    let saved = desk.store().load(&game(4).id).unwrap();
    let events = express(&game(4).session).log().done().len();
    assert_eq!(express(&saved.session).log().done().len(), events + 1);
}

#[test]
fn a_second_copy_shows_the_list_where_the_first_has_deleted_its_game() {
    let (_folder, first) = store();
    let mut desk = Desk::second(&first);
    desk.click("Continue");
    first.delete(&game(2).id).unwrap();
    drop(first);
    desk.hear(Message::TakeOver);
    assert_eq!(desk.title(), "Fifth Die");
    desk.expect("Five dice. Two pairs. One left over.");
    assert!(desk.store().games().is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_second_window_goes_on_when_the_first_was_killed() {
    let (folder, store) = store();
    store.save_settings(&settings_at(game(2).id)).unwrap();
    let Some(mut first) = crate::window::Window::open(folder.path()) else {
        return;
    };
    first.wait_for_title(|title| title != "Fifth Die");
    // A game that was not drawn yet is not opened by the next copy.
    first.wait_until_idle();
    let second = crate::window::Window::open(folder.path()).expect("a second window");
    second.wait_for_title(|title| title != "Fifth Die");
    second.type_text("13446");
    first.kill();
    second.wait_for_file(|text| text.contains("the other copy has ended"));
    second.wait_for_title(|title| title != "Fifth Die");
    second.type_text("12345");
    let mut session = express(&game(2).session).clone();
    session.record(thrown(3, [1, 2, 3, 4, 5])).unwrap();
    second.wait_for_session(&session);
}

#[test]
fn a_damaged_game_can_be_played_on_as_a_copy() {
    let damage = |store: &Store| {
        let path = store.session_file(&game(2).id);
        let text = fs::read_to_string(&path).unwrap();
        let damaged = text[..text.len() - 20].to_owned();
        fs::write(&path, &damaged).unwrap();
        (path, damaged)
    };
    for (label, words) in [
        (
            "Last good copy",
            "This is the last good copy of the game; the damaged file is unchanged.",
        ),
        (
            "Up to the damage",
            "This copy has the 5 events before the damage; 1 after it is left out. The damaged file is unchanged.",
        ),
    ] {
        let (_folder, store) = store();
        let (path, damaged) = damage(&store);
        let mut desk = Desk::of(store);
        desk.click(label);
        assert!(desk.title().contains("Ann"), "the copy is on the screen");
        assert!(desk.shows(words), "{label}");
        assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
        // The word leaves the keys of the table alone.
        let events = desk.session().log().done().len();
        desk.undo();
        assert_eq!(desk.session().log().done().len(), events - 1);
        desk.expect(words);
        desk.key(Named::Escape);
        assert!(!desk.shows(words));
    }

    // Without a backup there is only the one way.
    let (_folder, store) = store();
    let (path, _) = damage(&store);
    fs::remove_file(path.with_extension("ron.bak")).unwrap();
    let mut desk = Desk::of(store);
    assert!(desk.shows("Up to the damage") && !desk.shows("Last good copy"));
}

fn two() -> Desk {
    Desk::with(real(&["Ann", "Ben"]))
}

/// Puts a file where the folder of the games is, so that nothing can be saved there; returns the way to have them back.
fn block(desk: &Desk) -> impl FnOnce() + use<> {
    let sessions = desk.store().sessions_folder().to_owned();
    let aside = sessions.with_extension("aside");
    fs::rename(&sessions, &aside).unwrap();
    fs::write(&sessions, "in the way").unwrap();
    move || {
        fs::remove_file(&sessions).unwrap();
        fs::rename(&aside, &sessions).unwrap();
    }
}

#[test]
fn a_game_goes_on_where_it_cannot_be_saved_and_is_saved_once_it_can_be() {
    let mut desk = two();
    assert!(!desk.tries_again());
    let sessions = desk.store().sessions_folder().to_owned();
    let unblock = block(&desk);
    desk.types("13446");
    let complaint = |desk: &mut Desk| {
        let texts = desk.texts();
        texts
            .into_iter()
            .find(|text| text.contains("Couldn’t save"))
    };
    let words = complaint(&mut desk).expect("the people are told");
    assert!(words.contains(sessions.to_str().unwrap()), "{words}");
    desk.types("ab");
    desk.expect("Throw 2");
    // It keeps nothing else waiting.
    desk.chord(Modifiers::CTRL, 'b');
    assert!(desk.store().settings().show_odds);

    assert!(desk.tries_again());
    desk.hear(Message::SaveAgain);
    assert!(desk.tries_again());
    unblock();
    desk.click("Save again");
    assert_eq!(complaint(&mut desk), None);
    assert!(!desk.tries_again());
    let games = desk.store().games();
    let saved = desk.store().load(&games[0].id).unwrap();
    assert_eq!(express(&saved.session).log().done().len(), 3);
}

/// A game whose throw could not be saved, in the list that shows it as its file still is.
fn unsaved_in_the_list() -> Desk {
    let mut desk = two();
    let unblock = block(&desk);
    desk.types("13446");
    desk.chord(Modifiers::CTRL, 'g');
    unblock();
    desk.key(Named::F3);
    desk.chord(Modifiers::CTRL, 'g');
    desk.expect("Throw 1");
    desk.expect("Save again");
    desk
}

#[test]
fn a_game_that_waits_to_be_saved_is_left_out_and_copied_as_it_is_now() {
    let mut desk = unsaved_in_the_list();
    desk.types("o");
    assert!(!desk.shows("Save again"));
    let saved = |desk: &Desk| -> Vec<Saved> {
        let games = desk.store().games();
        let load = |game: &Listed| desk.store().load(&game.id).unwrap();
        games.iter().map(load).collect()
    };
    let games = saved(&desk);
    assert_eq!(games.len(), 1);
    assert!(!games[0].record.counts);
    assert_eq!(express(&games[0].session).log().done().len(), 1);

    let mut desk = unsaved_in_the_list();
    desk.chord(Modifiers::CTRL, 'd');
    let games = saved(&desk);
    assert_eq!(games.len(), 2);
    for game in games {
        assert_eq!(express(&game.session).log().done().len(), 1);
    }
}

#[test]
fn a_game_that_waits_to_be_saved_is_not_deleted() {
    let mut desk = unsaved_in_the_list();
    desk.key(Named::Delete);
    desk.key(Named::Delete);
    desk.expect("The game wasn’t deleted: it isn’t saved yet.");
    assert_eq!(desk.store().games().len(), 1);
    desk.click("Save again");
    desk.key(Named::Delete);
    desk.key(Named::Delete);
    assert_eq!(desk.store().games().len(), 0);
}

#[test]
fn a_game_that_is_being_saved_opens_as_it_is_now() {
    let mut desk = two();
    desk.hold();
    desk.types("13446");
    let saves = desk.take_held();
    // The throw is on its way to the file all the time; what Ann and Ben choose waits behind it.
    for choice in ["a", "b"] {
        desk.chord(Modifiers::CTRL, 'g');
        desk.expect("Throw 1");
        desk.key(Named::Enter);
        desk.types(choice);
    }
    desk.expect("Throw 2");
    assert!(!desk.close());
    desk.click("Keep open");
    for save in saves {
        desk.run(save);
    }
    assert_eq!(desk.session().log().done().len(), 3);
    assert!(desk.close(), "everything is saved");
}

#[test]
fn a_window_that_cannot_save_asks_before_it_closes() {
    let mut desk = two();
    desk.types("13446a");
    let unblock = block(&desk);
    desk.types("b");
    assert!(!desk.close());
    desk.expect("1 move of this game isn’t saved yet.");
    desk.key(Named::Escape);
    desk.types("2345612");
    // However often it is asked to, and whatever is typed.
    for _ in 0..3 {
        desk.chord(Modifiers::CTRL, 'q');
        assert!(!desk.close());
        desk.types("a ");
        desk.expect("2 moves of this game aren’t saved yet.");
    }
    desk.key(Named::Enter);
    assert!(!desk.has_ended());
    desk.expect("2 moves of this game aren’t saved yet.");

    unblock();
    desk.key(Named::Enter);
    assert!(desk.has_ended());
    assert_eq!(desk.session().log().done().len(), 4);
}

#[test]
fn a_window_that_waits_to_close_does_so_once_everything_is_saved() {
    let mut desk = two();
    desk.types("13446");
    assert!(desk.close(), "everything is saved");

    let mut desk = two();
    desk.hold();
    desk.types("13446");
    assert!(!desk.close());
    desk.expect("Saving…");
    desk.go_on();
    assert!(desk.has_ended());
    assert_eq!(desk.session().log().done().len(), 1);

    // Who goes on playing is not interrupted by it.
    let mut desk = two();
    desk.hold();
    desk.types("13446");
    assert!(!desk.close());
    desk.click("Keep open");
    desk.go_on();
    assert!(!desk.has_ended());
}

#[test]
fn a_window_closes_without_what_is_not_saved_only_when_told_so() {
    let mut desk = two();
    let _ = block(&desk);
    desk.types("13446");
    assert!(!desk.close());
    desk.click("Close without saving");
    assert!(desk.has_ended());

    // What waits of a game that is not on the screen any more is named.
    let mut desk = two();
    let _ = block(&desk);
    desk.types("13446");
    desk.chord(Modifiers::CTRL, 'g');
    assert!(!desk.close());
    desk.expect("1 move of “Ann and Ben” isn’t saved yet.");
}

#[test]
fn what_is_not_saved_can_be_saved_elsewhere_before_the_window_closes() {
    let mut desk = two();
    let _ = block(&desk);
    desk.types("13446");
    desk.chord(Modifiers::CTRL, 'g');
    for elsewhere in [
        |desk: &mut Desk| desk.click("Save elsewhere"),
        |desk: &mut Desk| desk.chord(Modifiers::CTRL, 'e'),
    ] {
        assert!(!desk.close());
        elsewhere(&mut desk);
        desk.expect("✓ Game file");
        desk.expect("Ann and Ben");
        assert!(!desk.has_ended());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_works_again_gets_what_it_has_missed_without_a_key() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let mut session = real(&["Ann", "Ben"]);
    let saved = Saved::new(session.clone(), Timestamp::now());
    store.save(&saved).unwrap();
    store.save_settings(&settings_at(saved.id)).unwrap();
    let Some(mut window) = crate::window::Window::open(folder.path()) else {
        return;
    };
    window.wait_for_title(|title| title != "Fifth Die");
    let sessions = store.sessions_folder();
    let aside = sessions.with_extension("aside");
    fs::rename(sessions, &aside).unwrap();
    fs::write(sessions, "in the way").unwrap();
    window.type_text("13446");
    window.wait_for_file(|text| text.contains("couldn’t save the game"));
    window.key("ctrl+q");
    window.key("ctrl+q");
    // It asks, however often.
    window.wait_for_title(|title| title != "Fifth Die");
    window.key("Escape");
    fs::remove_file(sessions).unwrap();
    fs::rename(&aside, sessions).unwrap();
    session.record(thrown(1, [1, 3, 4, 4, 6])).unwrap();
    window.wait_for_session(&session);

    window.terminate();
    window.wait_for_end();
}

fn open_at(store: &Store) -> Id {
    let id = game(2).id;
    store.save_settings(&settings_at(id.clone())).unwrap();
    id
}

#[test]
fn a_game_that_did_not_come_up_is_not_opened_by_itself_again() {
    const WORDS: &str = "The game couldn’t be opened last time, so it isn’t reopened automatically. You’ll find it in the list.";
    let (_folder, store) = store();
    let id = open_at(&store);
    // The program ends before the window is drawn.
    drop(App::new(store.clone(), None));

    let mut desk = Desk::of(store.clone());
    assert_eq!(desk.title(), "Fifth Die");
    assert!(desk.shows(WORDS));
    assert_eq!(store.settings().open_game, None);
    let mut desk = Desk::of(store.clone());
    assert_eq!(desk.title(), "Fifth Die", "nor later");
    assert!(!desk.shows(WORDS));

    desk.click("Continue");
    let open = "Fifth Die – Ann and Ben";
    assert_eq!(desk.title(), open);
    assert_eq!(Desk::of(store.clone()).title(), open, "it did come up");

    // Another one that did not does not keep this one from it.
    store.note_opening(&Id::of(Path::new("other.ron")).unwrap());
    assert_eq!(Desk::of(store.clone()).title(), open);
    assert_eq!(store.settings().open_game, Some(id));
}

#[test]
fn a_second_copy_does_not_disturb_what_the_first_one_opens() {
    let (folder, first) = store();
    let id = open_at(&first);
    first.lock();
    let second = Store::open(Some(folder.path())).unwrap();
    second.lock();
    let first = Desk::of(first);
    drop(App::new(second.clone(), None));
    assert!(!second.failed_to_open(&id));
    assert!(first.title().contains("Ann"));
}
