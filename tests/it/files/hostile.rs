//! Whatever `check` calls fine opens in a window, undoes, is reviewed and closes, within 200 MB: files
//! that go up to the limits.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;

use fifth_die::session::AnySession;
use fifth_die::store::{self, Id};

use super::long_files::{self, HEAD, NAMES};
use crate::fixtures::settings_at;
use crate::store::store;
use crate::tools::say;
use crate::window::Window;

/// What part of a limit is tried. What is built for tests is an order of magnitude slower than what people get.
const PART: usize = if cfg!(debug_assertions) { 10 } else { 1 };

/// The most memory that the program may ever have.
const MOST_MEMORY: u64 = 200 << 20;

/// The file of a game, with all of its events done.
fn file(game: &str, head: &str, names: &[&str], agreed: &str, events: &[String]) -> String {
    long_files::file(game, head, names, agreed, events.len(), &events.concat())
}

/// A game of Express by so many players.
fn express(players: usize, events: &[String]) -> String {
    file("Express", HEAD, &NAMES[..players], "penalty:200", events)
}

/// A game of one at the board.
fn board(events: &[String]) -> String {
    let agreed = "columns:3,sharing:Share,placement:Within";
    file("Classic", HEAD, &NAMES[..1], agreed, events)
}

/// So many throws after which nobody is out: the values that are named are not thrown again.
fn throws(players: usize, throws: usize) -> Vec<String> {
    let mut events = Vec::new();
    for number in 1..=throws {
        let (dice, choice) = match number {
            1 => ("1,2,3,4,4", "(5,8),fifth:1"),
            2 => ("2,5,5,6,6", "(11,11),fifth:2"),
            3 => ("3,5,5,6,6", "(11,11),fifth:3"),
            _ => ("5,5,5,6,6", "(11,11)"),
        };
        events.push(format!("Throw(number:{number},dice:({dice})),"));
        events.extend((1..=players).map(|player| written(number, player, choice)));
    }
    events
}

fn written(throw: usize, player: usize, choice: &str) -> String {
    format!("Choice(throw:{throw},player:{player},pairs:{choice}),")
}

/// So many throws, and then other choices for the first one and the same for the last one in turn.
fn corrected(throws: usize, first: [&str; 2], corrections: usize) -> Vec<String> {
    let mut events = self::throws(1, throws);
    for first in first.iter().cycle().take(corrections) {
        events.push(written(1, 1, first));
        events.push(written(throws, 1, "(11,11)"));
    }
    events
}

/// So many rolls of one who rolls on until a bust: nothing can be played of four ones once column 2 is won.
fn rolls(rolls: usize) -> Vec<String> {
    let column_2 = [
        "Roll(number:1,dice:(1,1,1,1)),",
        "Play(roll:1,columns:[2,2]),",
        "Roll(number:2,dice:(1,1,1,1)),",
        "Play(roll:2,columns:[2]),",
        "Stop(roll:2),",
    ];
    let mut events = column_2.map(str::to_owned).to_vec();
    for number in (3..rolls).step_by(2) {
        events.push(format!("Roll(number:{number},dice:(1,2,5,6)),"));
        events.push(format!("Play(roll:{number},columns:[6,8]),"));
        events.push(format!("Roll(number:{},dice:(1,1,1,1)),", number + 1));
    }
    events
}

/// A game of the first and the last moment, with letters under heaps of marks, letters that are written from the right,
/// and such as are wide.
fn strange() -> String {
    let letters = [
        "Z\u{334}\u{35d}\u{32f}",
        "שלום",
        "🎲",
        "W",
        "\u{fdfd}",
        "ä\u{200d}",
        "字",
        "\u{1f468}\u{200d}\u{1f469}",
    ];
    let of_length = |letters: &str, length| letters.chars().cycle().take(length).collect();
    let names: Vec<String> = letters.map(|letters| of_length(letters, 24)).to_vec();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let title: String = of_length(&letters.concat(), 120);
    let head = format!(
        "created:\"-009999-01-03T00:00:00Z\",changed:\"9999-12-29T00:00:00Z\",title:\"{title}\",\
         house:(secret:true,timer:(seconds:3600)),taken:[{}],reviewed:[{}],",
        [u64::MAX.to_string().as_str(); 8].join(","),
        ["1e308"; 8].join(",")
    );
    file("Express", &head, &names, "penalty:100", &throws(8, 30))
}

/// Valid files, each of which goes up to another limit.
fn files() -> [(&'static str, String); 9] {
    let mut secret = throws(8, 11_111 / PART);
    secret.pop();
    let secret = express(8, &secret).replace("setup:", "house:(secret:true),setup:");
    let hands = ["Ann", "Maximilian von Hohenberg"]
        .map(|name| format!("Seat(Hand(player:1,name:\"{name}\")),"));
    let hands = hands.iter().cycle().take(500).cloned();
    let seats = [throws(2, 20), hands.collect()].concat();
    let again = vec!["Roll(number:1,dice:(1,1,1,1)),".to_owned(); 250];
    let again = [rolls(2_000 / PART), again].concat();
    let pairs = ["(6,7),fifth:1", "(5,8),fifth:1"];
    let other_pairs = corrected(9_000 / PART, pairs, 40_000 / PART);
    let names = ["(3,7),fifth:4", "(5,8),fifth:1"];
    let other_names = corrected(1_000, names, 390 / PART);
    [
        ("long", express(1, &throws(1, 50_000 / PART))),
        ("crowd", express(8, &throws(8, 11_111 / PART))),
        ("secret", secret),
        ("other pairs", express(1, &other_pairs)),
        ("other names", express(1, &other_names)),
        ("seats", express(2, &seats)),
        ("board", board(&rolls(2_000 / PART))),
        ("board again", board(&again)),
        ("strange", strange()),
    ]
}

/// Waits until the window shows a game or the list.
#[track_caller]
fn wait_for_game(window: &Window, is_game: bool) {
    window.wait_for_title(|title| (title != "Fifth Die") == is_game);
}

#[test]
fn whatever_check_calls_fine_can_be_used() {
    for (name, text) in files() {
        let (folder, store) = store();
        let id = Id::of(Path::new("game.ron")).unwrap();
        fs::write(store.session_file(&id), &text).unwrap();
        let input = store::Input::read(&store.session_file(&id)).unwrap();
        let checked = input.check();
        let events = checked.unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let events = events.session.events();
        let settings = settings_at(id.clone());
        store.save_settings(&settings).unwrap();

        let Some(mut window) = Window::open(folder.path()) else {
            return;
        };
        wait_for_game(&window, true);
        // Undo, the history, the players, the review, and back between them.
        for key in ["ctrl+z", "ctrl+h", "Escape", "p", "Escape", "v"] {
            window.key(key);
            // A turn on the board is thought through for each choice. The window does not wait for that, nor do people.
            if !(text.contains("game:Classic") && key == "v") {
                window.wait_until_idle();
            }
        }
        window.key("ctrl+g");
        wait_for_game(&window, false);
        window.wait_until_idle();
        window.key("space");
        wait_for_game(&window, true);
        let cursor = match store.load(&id).unwrap().session {
            AnySession::Express(session) => session.log().cursor(),
            AnySession::Classic(session) => session.log().cursor(),
        };
        assert_eq!(cursor, events - 1, "{name}: one event is undone");
        let memory = window.peak_memory();
        assert!(memory < MOST_MEMORY, "{name}: {} MB", memory >> 20);
        window.key("ctrl+q");
        window.wait_for_end();
        say(&format!("{name}: {} MB", memory >> 20));
    }
}
