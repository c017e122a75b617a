//! Readers of the screen at a real window, by the bus that they listen on.

#![cfg(target_os = "linux")]

use std::fs;
use std::mem;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use fifth_die::session::AnySession;
use tempfile::TempDir;

use crate::heard::{Listener, play_board, play_express};
use crate::reader::{Bus, Reader, Role};
use crate::tools::{have, takes_minutes, tool};
use crate::window::{Window, wait_for};

/// A bus to listen on, and a window at it with a data folder of its own; `None` where there can be none.
fn at_a_bus() -> Option<(TempDir, Bus, Window)> {
    let folder = tempfile::tempdir().unwrap();
    let bus = Bus::start()?;
    let window = Window::open_on(&bus.address, folder.path())?;
    Some((folder, bus, window))
}

#[test]
fn a_whole_game_is_played_by_a_reader_alone() {
    let Some((_folder, bus, window)) = at_a_bus() else {
        return;
    };
    let mut reader = Reader::of(&window, &bus);
    let told = play_express(&mut reader);
    for (place, news) in told[1..].chunks(7).enumerate() {
        let thrown = format!("Throw {}: 1, 3, 4, 4, 6. ", place + 1);
        assert!(news[4].starts_with(&thrown), "{news:#?}");
        assert!(news[5].starts_with("Ann: "), "{news:#?}");
        assert!(
            news[6].contains("Ben: ") || news[6].contains("share the win"),
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
    let Some((_folder, bus, window)) = at_a_bus() else {
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
    let Some((_folder, bus, window)) = at_a_bus() else {
        return;
    };
    let mut reader = Reader::of(&window, &bus);
    for (press, name) in [
        ("Play", "New game"),
        ("Back", "Games"),
        ("Settings", "Settings"),
        ("Back", "Games"),
        ("Help", "Rules"),
        ("Back", "Games"),
        ("More", "Games"),
        ("Records & stats", "Records & stats"),
        ("Back", "Games"),
        ("Learn the game", "Learn"),
    ] {
        reader.press(press);
        reader.wait_for_window(name);
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
    reader.wait_for_focus(Role::Button);
}

#[test]
fn the_adapter_comes_with_those_who_listen() {
    let Some((_folder, bus, window)) = at_a_bus() else {
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
    reader.wait_for_window("New game");
}

/// Orca with its speech written to a file; it ends with its owner.
struct Orca {
    process: Child,
    log: PathBuf,
    heard: usize,
}

impl Orca {
    /// Starts it, once there is no other: that of an earlier test takes a while to end.
    fn start(window: &Window, home: &Path) -> Orca {
        let log = home.join("orca.log");
        wait_for("the end of another Orca", || {
            let other = tool("pgrep").args(["-x", "orca"]).output();
            other.unwrap().stdout.is_empty().then_some(())
        });
        // On a terminal it writes line by line, and into a file whenever so much has come together.
        let process = window
            .beside("script")
            .args(["--quiet", "--flush", "--command"])
            .arg("orca --debug-file /dev/tty --disable braille --enable speech")
            .arg(&log)
            .env("HOME", home)
            .env("XDG_RUNTIME_DIR", home)
            .env("GSETTINGS_BACKEND", "memory")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Orca {
            process,
            log,
            heard: 0,
        }
    }

    /// Waits until something is spoken in which this stands and Orca rests, and tells all that was spoken up to there since
    /// the last time. While much has changed that it has not looked at yet, it leaves out names of windows.
    #[track_caller]
    fn wait_for(&mut self, words: &str) -> Vec<String> {
        let deadline = Instant::now() + Duration::from_secs(60);
        let mut written = 0;
        loop {
            let log = fs::read(&self.log).unwrap_or_default();
            let rests = mem::replace(&mut written, log.len()) == log.len();
            let log = String::from_utf8_lossy(&log);
            let spoken = log.lines().filter_map(|line| {
                let (_, spoken) = line.split_once("SPEECH OUTPUT: '")?;
                Some(spoken.rsplit_once('\'')?.0.to_owned())
            });
            let spoken: Vec<String> = spoken.skip(self.heard).collect();
            let found = spoken.iter().position(|spoken| spoken.contains(words));
            if let Some(at) = found.filter(|_| rests) {
                self.heard += at + 1;
                return spoken[..=at].to_vec();
            }
            assert!(
                Instant::now() < deadline,
                "nobody says {words}: {spoken:#?}"
            );
            sleep(Duration::from_millis(300));
        }
    }
}

impl Drop for Orca {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn orca_tells_a_game_to_one_who_does_not_see_it() {
    if !takes_minutes() {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    if !have(&[
        ("orca", "orca"),
        ("script", "bsdutils"),
        ("pgrep", "procps"),
    ]) {
        return;
    }
    let Some((_folder, _bus, window)) = at_a_bus() else {
        return;
    };
    let mut orca = Orca::start(&window, home.path());
    orca.wait_for("Games – Fifth Die");
    // Each key is pressed once what the one before has done was spoken.
    window.key("ctrl+n");
    orca.wait_for("New game – Fifth Die");
    orca.wait_for("Name at seat 1");
    for key in ["shift+a", "n", "n", "Return"] {
        window.key(key);
    }
    orca.wait_for("Name at seat 2");
    for key in ["shift+b", "e", "n", "Return"] {
        window.key(key);
    }
    orca.wait_for("Name at seat 3");
    window.key("Return");
    orca.wait_for("Throw 1. Throw the five dice, then type or click them.");
    for (die, told) in [("1", "1, 1 of 5"), ("3", "3, 2 of 5"), ("4", "4, 3 of 5")] {
        window.key(die);
        orca.wait_for(told);
    }
    window.key("9");
    orca.wait_for("9 isn’t on a die. Type 1 to 6.");
    window.key("4");
    orca.wait_for("4, 4 of 5");
    window.key("6");
    let asked =
        "Throw 1: 1, 3, 4, 4, 6. Throw 1, Ann, total 0. Fifth die: a new value, 1, 3, 4 or 6.";
    let told = orca.wait_for(asked);
    assert_eq!(told.len(), 1, "{told:#?}");
    window.key("Down");
    orca.wait_for("A: 7 + 10, fifth die 1, 1 of 8: opens 7, 10");
    window.key("Return");
    let told =
        orca.wait_for("Ann: 7 + 10, fifth die 1, 1 of 8, total −400. Throw 1, Ben, total 0.");
    assert_eq!(told.len(), 1, "{told:#?}");
    window.key("b");
    orca.wait_for("Ben: 8 + 9, fifth die 1, 1 of 8, total −400. Throw 2.");
    window.key("ctrl+z");
    orca.wait_for("Undone: Ben’s 8 + 9, fifth 1, for throw 1.");
    window.key("b");
    orca.wait_for("Ben: 8 + 9, fifth die 1, 1 of 8, total −400.");
    window.key("ctrl+h");
    orca.wait_for("History – Fifth Die");
    // The key of the screen is at what was chosen first.
    orca.wait_for("7 + 10, fifth 1 push button.");
    window.key("Escape");
    orca.wait_for("Throw 2. Throw the five dice, then type or click them.");
    for throw in 2..=10 {
        window.type_text("13446");
        orca.wait_for(&format!("Throw {throw}, Ann, total "));
        window.key("a");
        orca.wait_for(&format!("Throw {throw}, Ben, total "));
        window.key("a");
        if throw < 10 {
            orca.wait_for(&format!("Throw {}. ", throw + 1));
        }
    }
    let told = orca.wait_for(" with ").pop().unwrap();
    assert!(told.starts_with("Ben: "), "{told}");
    assert!(told.contains(" Ben is out. "), "{told}");
}
