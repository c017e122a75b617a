use std::io::ErrorKind;

use super::seating::{name_fault, setup_fault, title_fault};
use super::{either, path, say};
use crate::rules::classic::Columns;
use crate::rules::express::Penalty;
use crate::session::{AnyRefused, Fault, Limit, Player};
use crate::store::{
    Attempt, Cause, ImportError, LARGEST, LoadError, LoadFault, Misfit, NEWEST, StoreError, Syntax,
};

/// Why something could not be kept, and what to do now.
pub fn not_stored(error: &StoreError) -> String {
    let what = match error.what {
        Attempt::UseFolder => say!("files-folder-not-used"),
        Attempt::FindFolder => say!("files-folder-not-found"),
        Attempt::MakeFolder => say!("files-folder-not-made"),
        Attempt::SaveGame => say!("files-game-not-saved"),
        Attempt::DeleteGame => say!("files-game-not-deleted"),
        Attempt::RestoreGame => say!("files-game-not-restored"),
        Attempt::SaveSettings => say!("files-settings-not-saved"),
        Attempt::SavePhones => say!("files-phones-not-saved"),
        Attempt::Export => say!("files-game-not-exported"),
        Attempt::Print => say!("files-not-written"),
    };
    let path = path(&error.path);
    match &error.cause {
        Cause::Taken => say!("files-taken", what = what, path = path),
        Cause::NotReplaced => say!("files-not-replaced", what = what, path = path),
        Cause::NoFolder => say!("files-no-folder", what = what, path = path),
        Cause::Succeeded(trashed) => {
            let trashed = super::path(trashed);
            say!(
                "files-succeeded",
                what = what,
                path = path,
                trashed = trashed
            )
        }
        Cause::Newer => say!("files-newer", what = what, path = path),
        Cause::Locked => say!("files-locked", what = what, path = path),
        Cause::NoHome => say!("files-no-home", what = what, path = path),
        Cause::Failed => say!("files-program-failed", what = what, path = path),
        Cause::System(kind, cause) => match kind {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                say!("files-full", what = what, path = path)
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                say!("files-not-writable", what = what, path = path)
            }
            ErrorKind::NotFound => say!("files-gone", what = what, path = path),
            _ => say!(
                "files-refused",
                what = what,
                path = path,
                cause = cause.as_str()
            ),
        },
    }
}

/// Why a session file was not loaded, and where in it the fault is.
pub fn not_loaded(error: &LoadError) -> String {
    let (path, fault) = (path(&error.path), load_fault(&error.fault));
    match error.place {
        Some(place) => say!(
            "files-fault-at",
            path = path,
            place = place.to_string(),
            fault = fault
        ),
        None => say!("files-fault-in", path = path, fault = fault),
    }
}

/// What is wrong with a session file.
fn load_fault(fault: &LoadFault) -> String {
    match fault {
        LoadFault::Missing => say!("files-fault-missing"),
        LoadFault::Unreadable(cause) => say!("files-fault-unreadable", cause = cause.as_str()),
        LoadFault::NotAFile => say!("files-fault-no-file"),
        LoadFault::TooLarge => say!("files-fault-too-large", most = LARGEST >> 20),
        LoadFault::NotText(byte) => say!("files-fault-no-text", byte = *byte),
        LoadFault::NotASession => say!("files-fault-no-session"),
        LoadFault::Newer(version) => say!("files-fault-newer", version = *version, newest = NEWEST),
        LoadFault::UnknownGame(game) => say!("files-fault-unknown-game", game = game.as_str()),
        LoadFault::Syntax(fault) => syntax(fault),
        LoadFault::Value(value) => misfit(value),
        LoadFault::Rule(Fault::Event {
            index,
            refused,
            players,
        }) => {
            let (event, reason) = (index + 1, any_refused(refused, players));
            match refused.ruling() {
                Some(ruling) => say!(
                    "files-fault-event-ruled",
                    event = event,
                    reason = reason,
                    ruling = ruling.to_string(),
                ),
                None => say!("files-fault-event", event = event, reason = reason),
            }
        }
        LoadFault::Rule(Fault::TooMuch { index }) => say!(
            "files-fault-event",
            event = index + 1,
            reason = limit(&Limit::Again),
        ),
        LoadFault::Rule(Fault::Cursor { cursor, events }) => {
            say!("files-fault-cursor", cursor = *cursor, events = *events)
        }
    }
}

/// Why an event of either game cannot happen.
fn any_refused(refused: &AnyRefused, players: &[Player]) -> String {
    match refused {
        AnyRefused::Express(refused) => super::refused(refused, players),
        AnyRefused::Classic(refused) => super::refused(refused, players),
    }
}

/// What is wrong with how a session file is written.
fn syntax(syntax: &Syntax) -> String {
    match syntax {
        Syntax::End => say!("files-syntax-end"),
        Syntax::Nesting => say!("files-syntax-nesting"),
        Syntax::Missing { field, within } => match within {
            Some(within) => say!(
                "files-syntax-missing-within",
                field = field.as_str(),
                within = within.as_str()
            ),
            None => say!("files-syntax-missing", field = field.as_str()),
        },
        Syntax::Again { field, within } => match within {
            Some(within) => say!(
                "files-syntax-again-within",
                field = field.as_str(),
                within = within.as_str()
            ),
            None => say!("files-syntax-again", field = field.as_str()),
        },
        Syntax::NoField {
            found,
            within,
            fields,
        } => {
            let (found, fields) = (found.as_str(), fields.join(", "));
            match within {
                Some(within) => say!(
                    "files-syntax-no-field-within",
                    found = found,
                    within = within.as_str(),
                    fields = fields
                ),
                None => say!("files-syntax-no-field", found = found, fields = fields),
            }
        }
        Syntax::NoWord { found, words } => say!(
            "files-syntax-no-word",
            found = found.as_str(),
            words = words.join(", ")
        ),
        Syntax::NoName(found) => say!("files-syntax-no-name", found = found.as_str()),
        Syntax::Other(detail) => say!("files-syntax-other", detail = detail.as_str()),
    }
}

/// What is wrong with a value of a session file. Numbers stand as they do in the file.
fn misfit(misfit: &Misfit) -> String {
    match misfit {
        Misfit::Version(version) => say!(
            "files-misfit-version",
            version = version.to_string(),
            newest = NEWEST
        ),
        Misfit::Time { field, written } => {
            say!(
                "files-misfit-time",
                field = *field,
                written = written.as_str()
            )
        }
        Misfit::Title(written, fault) => say!(
            "files-misfit-title",
            written = written.as_str(),
            fault = title_fault(*fault)
        ),
        Misfit::Name(written, fault) => say!(
            "files-misfit-name",
            written = written.as_str(),
            fault = name_fault(*fault)
        ),
        Misfit::Setup(fault) => setup_fault(fault),
        Misfit::Penalty(penalty) => say!(
            "files-misfit-penalty",
            penalty = penalty.to_string(),
            known = either(Penalty::ALL.map(Penalty::points))
        ),
        Misfit::Columns(columns) => say!(
            "files-misfit-columns",
            columns = columns.to_string(),
            known = either(Columns::ALL.map(Columns::count))
        ),
        Misfit::Die { field, value } => {
            say!(
                "files-misfit-die",
                field = *field,
                value = value.to_string()
            )
        }
        Misfit::Fifth(value) => say!("files-misfit-fifth", value = value.to_string()),
        Misfit::Sum { field, value } => {
            say!(
                "files-misfit-sum",
                field = *field,
                value = value.to_string()
            )
        }
        Misfit::Play(count) => say!("files-misfit-play", count = *count),
        Misfit::Player { player, seats } => say!(
            "files-misfit-player",
            player = player.to_string(),
            seats = *seats
        ),
        Misfit::Seconds { seconds, most } => say!(
            "files-misfit-seconds",
            seconds = seconds.to_string(),
            most = *most
        ),
        Misfit::Taken { times, seats } => {
            say!("files-misfit-taken", times = *times, seats = *seats)
        }
        Misfit::Reviewed { losses, seats } => {
            say!("files-misfit-reviewed", losses = *losses, seats = *seats)
        }
        Misfit::Loss(loss) => say!("files-misfit-loss", loss = loss.as_str()),
        Misfit::Full(limit) => self::limit(limit),
    }
}

/// Why a game can hold no more.
pub fn limit(limit: &Limit) -> String {
    match limit {
        Limit::Events(most) => say!("files-misfit-events", most = *most),
        Limit::Seated(most) => say!("files-misfit-seated", most = *most),
        Limit::Again => say!("files-misfit-again"),
        Limit::Throws { seats, most } => {
            say!("files-misfit-throw", seats = *seats, most = *most)
        }
        Limit::Rolls(most) => say!("files-misfit-roll", most = *most),
        Limit::RollOffs(most) => say!("files-misfit-roll-off", most = *most),
    }
}

/// Why a game was not imported.
pub fn not_imported(error: &ImportError) -> String {
    match error {
        ImportError::Load(error) => not_loaded(error),
        ImportError::Save(error) => not_stored(error),
    }
}
