use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::session::{Event, Played, Session};
use crate::store;

pub(super) fn run(files: &[PathBuf]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        let mut report = String::new();
        match store::read(file) {
            Ok(saved) => {
                let file = file.display();
                let foreign = match &saved.session {
                    Played::Express(session) => foreign(session),
                    Played::Classic(_) => Vec::new(),
                };
                for (event, throw) in foreign {
                    // Writing to a string does not fail.
                    let _ = writeln!(
                        report,
                        "{file}: note: event {event}: throw {throw} does not come from the seed"
                    );
                }
                let _ = writeln!(report, "{file}: ok");
            }
            Err(_) => {
                for fault in store::faults(file) {
                    code = super::fail(&fault);
                }
            }
        }
        if let Err(error) = super::print(&report) {
            code = super::fail(&error);
        }
    }
    code
}

/// The throws of a game with the app's dice that these did not show, with the number of their event. A throw that was
/// written again is a correction and may differ.
fn foreign(session: &Session) -> Vec<(usize, usize)> {
    let mut foreign = Vec::new();
    let mut throws = 0;
    for (index, event) in session.log().events().iter().enumerate() {
        if let Event::Throw { number, throw } = *event
            && number > throws
        {
            throws = number;
            if session.roll(number).is_some_and(|rolled| rolled != throw) {
                foreign.push((index + 1, number));
            }
        }
    }
    foreign
}
