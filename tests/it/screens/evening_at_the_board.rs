//! Whole games on the board in a real window, beside the same games played in the library.

#![cfg(target_os = "linux")]

use fifth_die::rules::classic::{Setting, Sharing};
use fifth_die::session::classic::Event;
use fifth_die::session::{AnySession, Classic, DiceSource, Seed, Session};
use tempfile::TempDir;

use crate::at_the_board::{keys, next};
use crate::fixtures::players;
use crate::harness::Desk;
use crate::window::Window;

fn table(seats: usize, sharing: Sharing, dice: DiceSource) -> Session<Classic> {
    let setting = Setting {
        sharing,
        ..Setting::default()
    };
    Session::new(Classic::new(players(seats), setting, dice).unwrap())
}

/// A game in a window, and the same game as it should be.
struct Evening {
    window: Window,
    session: Session<Classic>,
    folder: TempDir,
}

impl Evening {
    /// Sets the table of this game by keyboard alone.
    #[track_caller]
    fn set(session: Session<Classic>) -> Option<Evening> {
        let folder = tempfile::tempdir().unwrap();
        let mut evening = Evening {
            window: Window::open(folder.path())?,
            session,
            folder,
        };
        let window = &evening.window;
        let setup = evening.session.setup();
        window.key("ctrl+n");
        for player in setup.players() {
            window.wait_until_idle();
            window.type_text(player.name.as_str());
            window.key("Return");
        }
        window.wait_until_idle();
        window.key("ctrl+j");
        for _ in 0..Sharing::ALL
            .iter()
            .position(|&sharing| sharing == setup.setting().sharing)
            .unwrap()
        {
            window.key("ctrl+m");
        }
        let is_app = matches!(setup.dice(), DiceSource::App(_));
        if is_app {
            window.key("ctrl+d");
        }
        // An empty name at the end: nobody else plays.
        if setup.players().len() < 4 {
            window.key("Return");
        }
        if is_app {
            // The seed is the program's own.
            let AnySession::Classic(session) = window.wait_for_game() else {
                panic!("a game of Express");
            };
            evening.session = session;
        }
        evening.is_saved();
        Some(evening)
    }

    /// The file holds the game as it should be.
    #[track_caller]
    fn is_saved(&self) {
        self.window.wait_for_session(&self.session);
    }

    /// The next event, typed; `false` when the game is over.
    fn types(&mut self, dice: Seed) -> bool {
        let Some(event) = next(&self.session, dice) else {
            return false;
        };
        match (self.session.setup().dice(), event.clone()) {
            (DiceSource::App(_), Event::Roll { .. } | Event::RollOff { .. }) => {
                // A moment that is shown is skipped first.
                self.window.key("Escape");
                self.window.key("space");
                // The key ends the tumbling.
                self.window.key("Down");
            }
            _ => self.window.type_text(&keys(&self.session, event.clone())),
        }
        self.session.record(event).unwrap();
        true
    }

    /// Plays to the end by keyboard: with an undo, a correction of the first roll, a quit and a loss of power.
    fn plays_by_keyboard(mut self, dice: Seed) {
        let mut count = 0;
        while self.types(dice) {
            count += 1;
            match count {
                8 => {
                    self.window.key("ctrl+z");
                    self.session.undo().unwrap();
                    self.is_saved();
                }
                14 => {
                    self.window.key("ctrl+q");
                    self.window.wait_for_end();
                    self.window.start();
                    self.is_saved();
                }
                20 => {
                    self.is_saved();
                    self.window.kill();
                    self.window.start();
                    self.is_saved();
                }
                _ => {}
            }
        }
        self.is_saved();
        Desk::at(self.folder.path()).expect("Play again");
    }
}

#[test]
fn three_play_on_the_board_by_keyboard() {
    if let Some(evening) = Evening::set(table(3, Sharing::Forced, DiceSource::Real)) {
        evening.plays_by_keyboard(Seed(3));
    }
}

#[test]
fn one_plays_on_the_board_by_keyboard() {
    if let Some(evening) = Evening::set(table(1, Sharing::Share, DiceSource::App(Seed(0)))) {
        let DiceSource::App(seed) = *evening.session.setup().dice() else {
            panic!("the app's dice");
        };
        evening.plays_by_keyboard(seed);
    }
}
