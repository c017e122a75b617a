use std::io::ErrorKind;

use super::{path, say};
use crate::session::Limit;
use crate::store::{
    Attempt, BundleError, Cause, ImportError, LARGEST, LoadError, LoadFault, PeopleError,
    StoreError,
};

/// Why something could not be saved, and what to do now.
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
        Attempt::SavePeople => say!("files-people-not-saved"),
        Attempt::Export => say!("files-game-not-exported"),
        Attempt::Print => say!("files-not-written"),
    };
    let path = path(&error.path);
    match &error.cause {
        Cause::Taken => say!("files-taken", what, path),
        Cause::NotReplaced => say!("files-not-replaced", what, path),
        Cause::NoFolder => say!("files-no-folder", what, path),
        Cause::Succeeded(trashed) => {
            let trashed = super::path(trashed);
            say!("files-succeeded", what, path, trashed)
        }
        Cause::Newer => say!("files-newer", what, path),
        Cause::Locked => say!("files-locked", what, path),
        Cause::NoHome => say!("files-no-home", what, path),
        Cause::Failed => say!("files-program-failed", what, path),
        Cause::System(kind, cause) => match kind {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!("files-full", what, path),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                say!("files-not-writable", what, path)
            }
            ErrorKind::NotFound => say!("files-gone", what, path),
            _ => say!("files-refused", what, path, cause = cause.as_str()),
        },
    }
}

/// Why a session file was not loaded. `fifth-die check` tells the detail in English.
pub fn not_loaded(error: &LoadError) -> String {
    let fault = match &error.fault {
        LoadFault::Missing => say!("files-fault-missing"),
        LoadFault::Unreadable(cause) => say!("files-fault-unreadable", cause = cause.as_str()),
        LoadFault::NotAFile => say!("files-fault-no-file"),
        LoadFault::TooLarge => say!("files-fault-too-large", most = LARGEST >> 20),
        LoadFault::NotASession => say!("files-fault-no-session"),
        LoadFault::Several => say!("files-fault-several"),
        LoadFault::NoGames => say!("files-fault-no-games"),
        LoadFault::Newer(_) | LoadFault::UnknownGame(_) => say!("files-fault-newer"),
        LoadFault::Damaged(_) => {
            say!("files-fault-damaged")
        }
    };
    say!("files-fault-in", path = path(&error.path), fault)
}

/// Why two people are not made one, or somebody is not renamed.
pub fn not_changed(error: &PeopleError) -> String {
    match error {
        PeopleError::Together(one, other) => {
            say!(
                "files-people-together",
                one = one.as_str(),
                other = other.as_str()
            )
        }
        PeopleError::Taken(name) => say!("files-people-taken", name = name.as_str()),
        PeopleError::Full => say!("files-people-full"),
        PeopleError::Save(error) => not_stored(error),
    }
}

/// Why games are not written to one file.
pub fn not_bundled(error: &BundleError) -> String {
    match error {
        BundleError::Load(error) => not_loaded(error),
        BundleError::TooMany => say!("files-too-many-games"),
    }
}

/// Why a game can hold no more.
pub fn limit(limit: &Limit) -> String {
    match limit {
        Limit::Events(most) => say!("files-limit-events", most),
        Limit::Seated(most) => say!("files-limit-seated", most),
        Limit::Again => say!("files-limit-again"),
        Limit::Throws { seats, most } => say!("files-limit-throw", seats, most),
        Limit::Rolls(most) => say!("files-limit-roll", most),
        Limit::RollOffs(most) => say!("files-limit-roll-off", most),
    }
}

/// Why a game was not imported.
pub fn not_imported(error: &ImportError) -> String {
    match error {
        ImportError::Load(error) => not_loaded(error),
        ImportError::Save(error) => not_stored(error),
    }
}
