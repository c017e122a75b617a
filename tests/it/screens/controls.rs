//! Controls and keys: what a control tells of a key is what the key does.

use std::slice;

use accesskit::Role;
use fifth_die::app::NewGame;
use fifth_die::app::keymap::{Press, keys_of};
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::{Pace, Saved, Settings, TableOptions};
use iced::Point;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced_test::selector::Target;

use crate::fixtures::{began, secret_house};
use crate::harness::Desk;
use crate::heard::{Hearing, Part};
use crate::hosts::record;
use crate::keys::{one, timed};
use crate::play;

/// The height of the bar, which is the same at every moment of a game.
const BAR: f32 = 44.0;

/// How a control on the screen can be worked: where it is clicked, what its face says, and the keys that it tells.
struct Control {
    place: Point,
    face: String,
    keys: Vec<Press>,
}

/// The controls that tell a key, on their face or in their description.
fn controls(desk: Desk) -> Vec<Control> {
    let is_control =
        |part: &Part| matches!(part.role, Role::Button | Role::RadioButton | Role::Switch);
    let mut controls = Vec::new();
    for part in Hearing::of(desk).parts().into_iter().filter(is_control) {
        let Some(bounds) = part.node.bounds() else {
            continue;
        };
        let middle = [bounds.x0 + bounds.x1, bounds.y0 + bounds.y1].map(|sum| (sum / 2.0) as f32);
        // Digits and signs on a face are figures.
        let is_figure =
            |face: &str| face.chars().count() == 1 && !face.chars().all(char::is_alphabetic);
        let told: Vec<&str> = match part.node.description() {
            Some(words) => words.rsplit(": ").take(1).collect(),
            None => part
                .name
                .split(", ")
                .filter(|face| !is_figure(face))
                .collect(),
        };
        let keys = told.into_iter().map(keys_of).find(|keys| !keys.is_empty());
        controls.extend(keys.map(|keys| Control {
            place: middle.into(),
            face: part.name.clone(),
            keys,
        }));
    }
    controls
}

/// Everything that can be read, in fields too, but for the folder and the address and digits of phones, which are others at
/// every start.
fn read(desk: &mut Desk) -> Vec<String> {
    let folder = desk.store().sessions_folder().display().to_string();
    let targets = desk.targets().into_iter();
    let said = targets.filter_map(|target| match target {
        Target::Text { content, .. } | Target::TextInput { content, .. } => Some(content),
        _ => None,
    });
    let is_address =
        |said: &str| said.contains("http://") || said.parse::<std::net::SocketAddr>().is_ok();
    let is_digits = |said: &str| {
        said.len() == "123 456".len() && said.chars().all(|one| one == ' ' || one.is_ascii_digit())
    };
    said.filter(|said| *said != folder && !is_address(said) && !is_digits(said))
        .collect()
}

/// Fails where a key does what none of the controls that tell it does when it is clicked.
#[track_caller]
fn check_controls(start: impl Fn() -> Desk, has_bar: bool) {
    let after = |act: &dyn Fn(&mut Desk)| {
        let mut desk = start();
        // A name that has the focus would take the key.
        desk.run(operate(unfocus()));
        act(&mut desk);
        read(&mut desk)
    };
    let before = after(&|_| {});
    let (new_game, _) = NewGame::new(&Settings::default(), start().store());
    let setup = new_game.bindings().list().into_iter();
    let for_names = setup.filter(|(_, does)| does.to_string().starts_with("In a name"));
    let for_names: Vec<_> = for_names.map(|(label, _)| keys_of(label)).collect();
    let mut rest = controls(start());
    rest.retain(|control| has_bar || control.place.y > BAR);
    while let Some(Control { keys, .. }) = rest.first() {
        let keys = keys.clone();
        let these = rest.extract_if(.., |control| control.keys == keys);
        let these: Vec<Control> = these.collect();
        // What needs a name that is being written does nothing then.
        if for_names.contains(&keys) && keys != [one("Enter")] {
            continue;
        }
        let pressed = keys.iter().map(|&key| after(&|desk| desk.press(key)));
        let pressed: Vec<_> = pressed.collect();
        let mut clicked = these
            .iter()
            .map(|control| after(&|desk| desk.click_at(control.place)))
            // What is chosen already, or cannot be done now, does nothing.
            .filter(|shown| *shown != before)
            .peekable();
        let is_one = clicked.peek().is_none() || clicked.any(|shown| pressed.contains(&shown));
        let faces: Vec<&str> = these.iter().map(|control| control.face.as_str()).collect();
        assert!(is_one, "{keys:?} does what no click on {faces:?} does");
    }
}

/// The program at one of these games, or at the list of all where none is to be open, after these keys.
fn after(games: &[Saved], open: Option<&Saved>, keys: &str) -> Desk {
    let settings = Settings {
        open_game: open.map(|saved| saved.id.clone()),
        pace: Pace::AtOnce,
        ..Settings::default()
    };
    let mut desk = Desk::holding(games, &settings);
    desk.keys(keys);
    desk
}

/// A game with these options of its table.
fn game(session: impl Into<AnySession>, options: TableOptions) -> Saved {
    Saved {
        record: record(options),
        ..began(session, 1)
    }
}

#[test]
fn keys_beside_a_game_do_what_their_controls_do() {
    let table = |names: &[&str]| play::played(names, DiceSource::Real, Seed(4), play::TO_THE_END);
    let games = [began(table(&["Ann", "Ben"]), 1), began(table(&["Ann"]), 2)];
    for keys in [
        "Space",
        "Ctrl+N",
        "Ctrl+N Ctrl+J",
        "Ctrl+N Ctrl+D Ctrl+I Ctrl+P",
        "F3",
        "T",
        "T 1 3 4 4 6",
        "T G",
        "F1",
        "Shift+F1",
        "Shift+F1 Alt+2",
        "Shift+F1 Alt+3",
    ] {
        check_controls(|| after(&[], None, keys), true);
    }
    // What comes after the system's colours depends on those, which no test can ask for.
    let in_light = || {
        let mut desk = after(&[], None, "Ctrl+,");
        desk.click("Light");
        desk
    };
    check_controls(in_light, true);
    for keys in ["", "Delete", "F3", "F3 1", "F3 2", "F3 3"] {
        check_controls(|| after(&games, None, keys), true);
    }
}

#[test]
fn keys_in_a_game_do_what_their_controls_do() {
    let usual = TableOptions::default();
    let options = secret_house(timed());
    let table = |dice| play::table(&["Ann", "Ben"], Penalty::TwoHundred, dice);
    let board = |dice| play::board(&["Ann", "Ben"], Setting::default(), dice);
    let app = DiceSource::App(Seed(3));
    let mut over = table(DiceSource::Real);
    play::play(&mut over, Seed(4), play::TO_THE_END);
    let ways: [(Saved, &[&str]); 5] = [
        (
            game(table(DiceSource::Real), usual),
            &["", "1 3 4 4 6", "1 3 4 4 6 A Ctrl+H", "1 3 4 4 6 A V", "P"],
        ),
        (game(table(app.clone()), usual), &["", "Space"]),
        (
            game(table(DiceSource::Real), options),
            &["", "1 3 4 4 6", "1 3 4 4 6 A", "1 3 4 4 6 A Space A"],
        ),
        (
            game(board(app), usual),
            &["", "Space Space Space", "Space Space Space A", "P"],
        ),
        (game(over, usual), &["", "Esc"]),
    ];
    for (saved, ways) in &ways {
        for keys in *ways {
            let start = || after(slice::from_ref(saved), Some(saved), keys);
            check_controls(start, keys.is_empty());
        }
    }
}
