//! What people set once: colours, the usual table, questions before a deletion, and the way back to the defaults.

use fifth_die::rules::express::Penalty;
use fifth_die::store::{Settings, ThemeChoice, Window};
use iced::theme::Mode;

use crate::harness::Desk;
use crate::play;

/// A game of one with real dice and the usual penalty, at the list of games.
fn at_home() -> Desk {
    let mut desk = Desk::with(play::real(&["Ann"]));
    desk.keys("Ctrl+G");
    desk
}

#[test]
fn every_set_of_colours_is_in_the_settings_and_on_the_key() {
    for (system, first) in [
        (Mode::Dark, ThemeChoice::Light),
        (Mode::Light, ThemeChoice::Dark),
        (Mode::None, ThemeChoice::Dark),
    ] {
        let mut desk = Desk::new();
        desk.system_shows(system);
        desk.keys("Ctrl+T");
        assert_eq!(desk.store().settings().theme, first, "{system:?}");
    }
    let mut desk = Desk::new();
    desk.keys("Ctrl+,");
    desk.system_shows(Mode::Dark);
    for (press, expected) in [
        ("High contrast", ThemeChoice::WhiteOnBlack),
        ("Light", ThemeChoice::BlackOnWhite),
        ("High contrast", ThemeChoice::Light),
    ] {
        desk.click(press);
        assert_eq!(desk.store().settings().theme, expected, "{press}");
    }
    for next in [
        ThemeChoice::Dark,
        ThemeChoice::BlackOnWhite,
        ThemeChoice::WhiteOnBlack,
        ThemeChoice::System,
    ] {
        desk.keys("Ctrl+T");
        assert_eq!(desk.store().settings().theme, next);
    }
}

#[test]
fn a_table_begins_with_what_is_usual_where_people_want_that() {
    let mut desk = at_home();
    desk.keys("Ctrl+,");
    assert!(!desk.shows("−150"));
    desk.click("Standard");
    desk.click("−150");
    desk.keys("Esc");
    for _ in 0..2 {
        desk.keys("Ctrl+N");
        desk.write_name(0, "Ben");
        desk.agree("−150", "−100");
        desk.click("Start");
        assert_eq!(desk.session().setup().penalty(), Penalty::OneHundred);
    }
}

#[test]
fn a_game_is_deleted_after_a_question_or_at_once() {
    let mut desk = at_home();
    desk.keys("Delete");
    desk.expect("Delete this game?");
    desk.keys("Esc");
    assert!(!desk.shows("Delete this game?"));
    // A double click deletes nothing: where the first click asks, the second one keeps the game.
    let delete = desk.place("Delete game");
    desk.click_at(delete);
    desk.expect("Delete this game?");
    desk.click_at(delete);
    assert_eq!(desk.store().games().len(), 1);
    desk.keys("Esc Delete*2");
    desk.expect("Game deleted.");
    assert!(desk.store().games().is_empty());
    desk.undo();
    assert_eq!(desk.store().games().len(), 1);

    desk.keys("Ctrl+,");
    desk.click("Just delete");
    desk.keys("Esc Delete");
    desk.expect("Game deleted.");
}

#[test]
fn the_defaults_come_back_and_go_again() {
    let mut desk = Desk::with(play::real(&["Ann"]));
    desk.keys("Ctrl+,");
    desk.click("Dark");
    desk.click("Chances for the next throw");
    // The page keeps its size while the pointer is over the buttons of the text size.
    let larger = desk.place("+");
    desk.tap(larger);
    assert_eq!(desk.place("+"), larger);
    let dark = desk.place("Dark");
    desk.point_at(dark);
    assert_ne!(desk.place("+"), larger);
    let before = desk.store().settings();
    desk.click("Back to defaults");
    let reset = desk.store().settings();
    assert!(before.open_game.is_some());
    let expected = Settings {
        open_game: before.open_game.clone(),
        last_table: before.last_table.clone(),
        ..Settings::default()
    };
    assert_eq!(reset, expected);
    desk.undo();
    assert_eq!(desk.store().settings(), before);
    desk.click("Back to defaults");
    desk.click("Undo the reset");
    assert_eq!(desk.store().settings(), before);
}

#[test]
fn the_window_opens_as_it_was_whatever_the_size_of_text() {
    use fifth_die::app::place::{Place, opening};

    let usual = opening(&Settings::default());
    assert_eq!(usual.size, iced::Size::new(1280.0, 800.0));
    let kept = Window {
        width: 1500,
        height: 900,
        corner: Some((30, 40)),
        is_maximised: true,
    };
    let settings = Settings {
        window: Some(kept),
        text_size: 150,
        ..Settings::default()
    };
    let opened = opening(&settings);
    // The toolkit multiplies by the scale: the size of text, and how much all grows in so large a window.
    let scale = Place::new(&settings).scale(settings.text_size);
    assert!(scale > 1.5);
    let size = opened.size * scale;
    assert!((size.width - 1500.0).abs() < 0.1 && (size.height - 900.0).abs() < 0.1);
    assert!(opened.maximized);
    let corner = iced::Point::new(30.0, 40.0);
    assert!(matches!(opened.position, iced::window::Position::Specific(at) if at == corner));
    // What the program remembers by itself is no setting to be reset.
    assert_eq!(settings.reset().window, Some(kept));
}
