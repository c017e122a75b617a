use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::session::{AnySession, Classic, Event, Express, Session, classic};
use crate::store::{Input, LoadError};
use crate::words;

pub(super) fn run(files: &[PathBuf]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        match report(file) {
            Ok(report) => {
                if let Err(error) = super::print(report) {
                    code = super::fail(&error);
                }
            }
            Err(faults) => {
                for fault in faults {
                    code = super::fail(&fault);
                }
            }
        }
    }
    code
}

/// That a file is in order, behind notes about its dice; or its faults.
fn report(file: &Path) -> Result<String, Vec<LoadError>> {
    let input = Input::read(file).map_err(|error| vec![error])?;
    let saved = input.check()?;
    let file = words::path(input.path());
    let foreign = match &saved.session {
        AnySession::Express(session) => foreign_throws(session),
        AnySession::Classic(session) => foreign_rolls(session),
    };
    let notes = foreign.into_iter().map(|(event, dice)| {
        format!("{file}: note: event {event}: {dice} is not what the app's dice show\n")
    });
    Ok(notes.collect::<String>() + &format!("{file}: ok\n"))
}

/// The throws of a game that the app's dice did not show, with the numbers of their events. Corrections may differ.
fn foreign_throws(session: &Session<Express>) -> Vec<(usize, String)> {
    let source = session.dice();
    let mut foreign = Vec::new();
    let mut last = None;
    for (event, logged) in (1..).zip(session.log().events()) {
        if let Event::Throw { number, throw } = *logged
            && Some(number) > last
        {
            last = Some(number);
            if source.throw(number).is_some_and(|thrown| thrown != throw) {
                foreign.push((event, format!("throw {number}")));
            }
        }
    }
    foreign
}

/// The rolls of a classic game, and for its start, that the app's dice did not show, with the numbers of their events.
fn foreign_rolls(session: &Session<Classic>) -> Vec<(usize, String)> {
    let source = session.dice();
    let mut foreign = Vec::new();
    let (mut roll_off, mut last) = (None, None);
    for (event, logged) in (1..).zip(session.log().events()) {
        match *logged {
            classic::Event::RollOff { number, dice } if Some(number) > roll_off => {
                roll_off = Some(number);
                if source.roll_off(number).is_some_and(|rolled| rolled != dice) {
                    foreign.push((event, format!("starting roll {number}")));
                }
            }
            classic::Event::Roll { number, roll } if Some(number) > last => {
                last = Some(number);
                if source.roll(number).is_some_and(|rolled| rolled != roll) {
                    foreign.push((event, format!("roll {number}")));
                }
            }
            _ => {}
        }
    }
    foreign
}
