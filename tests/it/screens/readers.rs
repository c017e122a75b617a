//! Readers of the screen at a real window, by the bus that they listen on.

#![cfg(target_os = "linux")]

use fifth_die::session::AnySession;

use crate::heard::{Listener, play_board, play_express};
use crate::reader::{Bus, Reader, Role};
use crate::window::Window;

#[test]
fn a_whole_game_is_played_by_a_reader_alone() {
    let folder = tempfile::tempdir().unwrap();
    let Some(bus) = Bus::start() else {
        return;
    };
    let Some(window) = Window::open_on(&bus.address, folder.path()) else {
        return;
    };
    let mut reader = Reader::of(&window, &bus);
    let told = play_express(&mut reader);
    for (place, news) in told[1..].chunks(7).enumerate() {
        let thrown = format!("Throw {}: 1, 3, 4, 4, 6. ", place + 1);
        assert!(news[4].starts_with(&thrown), "{news:#?}");
        assert!(news[5].starts_with("Ann: "), "{news:#?}");
        assert!(
            news[6].contains("Ben: ") || news[6].starts_with("Result. "),
            "{news:#?}"
        );
    }
    let AnySession::Express(session) = window.wait_for_game() else {
        panic!("it is a game of Express");
    };
    assert!(session.is_over());
}

#[test]
fn a_turn_at_the_board_is_played_by_a_reader_alone() {
    let folder = tempfile::tempdir().unwrap();
    let Some(bus) = Bus::start() else {
        return;
    };
    let Some(window) = Window::open_on(&bus.address, folder.path()) else {
        return;
    };
    let mut reader = Reader::of(&window, &bus);
    let told = play_board(&mut reader).join("\n");
    assert!(told.contains("Roll 1, Ann: 2, 3, 4, 5"), "{told}");
    let AnySession::Classic(session) = window.wait_for_game() else {
        panic!("it is a game at the board");
    };
    assert_eq!(session.table().turn().get(), 2);
}

#[test]
fn each_main_screen_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let Some(bus) = Bus::start() else {
        return;
    };
    let Some(window) = Window::open_on(&bus.address, folder.path()) else {
        return;
    };
    let mut reader = Reader::of(&window, &bus);
    for (press, news) in [
        ("New game", "New game"),
        ("Settings", "Settings"),
        ("Settings", "New game"),
        ("Help", "Rules"),
        ("Games", "Games"),
        ("Records and figures", "Records and figures"),
        ("Games", "Games"),
        ("Ask the coach", "Ask the coach"),
        ("Games", "Games"),
        ("Learn the game", "Learn"),
    ] {
        reader.press(press);
        reader.wait_for_news(|told| told.starts_with(news));
        let parts = reader.parts();
        assert_eq!(parts[0].role, Role::Window, "{press}");
        assert!(parts.len() > 5, "{press}: {parts:#?}");
        for part in &parts {
            let is_named = !part.name.is_empty();
            let needs_name = matches!(part.role, Role::Button | Role::Field);
            assert!(is_named || !needs_name, "{press}: {part:?}");
        }
        assert_eq!(
            parts.iter().filter(|part| part.is_focused).count(),
            1,
            "{press}"
        );
    }
    // The focus of keys is that of readers.
    window.key("Tab");
    let focus = reader.focus();
    assert_eq!(focus.role, Role::Button, "{focus:?}");
}

#[test]
fn nobody_who_listens_costs_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let Some(bus) = Bus::start() else {
        return;
    };
    let Some(window) = Window::open_on(&bus.address, folder.path()) else {
        return;
    };
    window.wait_until_idle();
    let before = window.threads();
    bus.listen(true);
    let reader = Reader::of(&window, &bus);
    assert!(!reader.parts().is_empty());
    assert!(window.threads() > before, "the adapter has a thread");
    // Whoever begins to listen later is heard as well.
    bus.listen(false);
    window.key("ctrl+n");
    window.wait_until_idle();
    bus.listen(true);
    let reader = Reader::of(&window, &bus);
    reader.wait_for_news(|told| told.starts_with("New game"));
}
