use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::folders::{keep_aside, rename};
use super::replace::{backup, of_backup, of_temporary};
use super::{Attempt, Id, LoadError, LoadFault, Saved, Store, StoreError, file};

/// A recoverable session: a save of it was cut off just before its end, or only the backup of its file is left.
#[derive(Debug, Clone, PartialEq)]
pub struct Leftover {
    path: PathBuf,
    /// The session, under the id of its file.
    pub saved: Saved,
}

impl Store {
    /// Recoverable games from an interrupted run. Temporary files without news are removed; those that cannot be read, or
    /// that a newer version of the program wrote, stay.
    ///
    /// To be called once, at the start, before anything is saved.
    pub fn leftovers(&self) -> Vec<Leftover> {
        self.leftovers_in(&self.left_behind())
    }

    /// All temporary files and backups, for [`leftovers_in`](Self::leftovers_in). Before the first save, none of them belongs
    /// to a save under way.
    pub fn left_behind(&self) -> Vec<PathBuf> {
        if self.is_read_only() {
            return Vec::new();
        }
        let folders: BTreeSet<&Path> = [
            Some(self.sessions.as_path()),
            self.settings.parent(),
            Some(self.cache_folder()),
        ]
        .into_iter()
        .flatten()
        .collect();
        let entries = folders
            .into_iter()
            .filter_map(|folder| fs::read_dir(folder).ok());
        let paths = entries.flatten().flatten().map(|entry| entry.path());
        paths
            .filter(|path| of_temporary(path).is_some() || of_backup(path).is_some())
            .collect()
    }

    /// The [`leftovers`](Self::leftovers) among these files; games may be saved meanwhile.
    pub fn leftovers_in(&self, left_behind: &[PathBuf]) -> Vec<Leftover> {
        let mut leftovers = Vec::new();
        for path in left_behind {
            if let Some(owner) = of_temporary(path) {
                match leftover(path, &owner) {
                    Ok(leftover) if self.is_news(&leftover.saved) => leftovers.push(leftover),
                    // The cache never holds a game.
                    Err(error)
                        if is_strange(&error.fault) && !path.starts_with(self.cache_folder()) => {}
                    // One that stays does no harm.
                    Ok(_) | Err(_) => drop(fs::remove_file(path)),
                }
            } else if let Some(owner) = of_backup(path)
                && fs::symlink_metadata(&owner).is_err()
            {
                leftovers.extend(leftover(path, &owner));
            }
        }
        leftovers
    }

    /// Saves a leftover as a session: under its own id, unless the file of that id is damaged or has gone another way. A
    /// second call makes no second session.
    ///
    /// # Errors
    /// Why it is not saved; the leftover is still there.
    pub fn recover(&self, leftover: &Leftover, now: Timestamp) -> Result<Saved, StoreError> {
        let mut saved = leftover.saved.clone();
        let is_free = match self.load(&saved.id) {
            Ok(file) => {
                file == saved || saved.session.holds(&file.session) && goes_beyond(&saved, &file)
            }
            Err(error) => error.fault == LoadFault::Missing,
        };
        if !is_free {
            saved.id = self.fresh_id(now);
        }
        self.save(&saved)?;
        if leftover.path != backup(&self.session_file(&saved.id)) {
            // The next start sweeps one that stays.
            let _ = fs::remove_file(&leftover.path);
        }
        Ok(saved)
    }

    /// Moves a leftover to the trash.
    ///
    /// # Errors
    /// Why it is still where it was.
    pub fn discard(&self, leftover: &Leftover) -> Result<(), StoreError> {
        self.writable(Attempt::DeleteGame)?;
        let trashed = self.trash.join(leftover.saved.id.file_name());
        fs::create_dir_all(&self.trash)
            .and_then(|()| keep_aside(&trashed))
            .and_then(|()| rename(&leftover.path, &trashed))
            .map_err(|error| StoreError::new(Attempt::DeleteGame, &leftover.path, &error))
    }

    /// The backup of a damaged session file, as an unsaved copy under a fresh id.
    ///
    /// # Errors
    /// There is no backup, or it does not load either.
    pub fn last_good(&self, id: &Id, now: Timestamp) -> Result<Saved, LoadError> {
        let saved = file::read(&backup(&self.session_file(id)))?;
        Ok(Saved {
            id: self.fresh_id(now),
            ..saved
        })
    }

    /// Whether a leftover holds more than its file.
    fn is_news(&self, saved: &Saved) -> bool {
        match self.load(&saved.id) {
            Ok(file) => goes_beyond(saved, &file),
            Err(_) => true,
        }
    }
}

/// Whether a leftover holds more than its file. The logs decide, whatever the clock said; the time decides only between
/// equal logs.
fn goes_beyond(saved: &Saved, file: &Saved) -> bool {
    if saved.session.events() == file.session.events() && file.session.holds(&saved.session) {
        saved.changed >= file.changed && saved != file
    } else {
        !file.session.holds(&saved.session)
    }
}

/// The session in a file that was to become `owner`.
fn leftover(path: &Path, owner: &Path) -> Result<Leftover, LoadError> {
    let saved = file::read(path)?;
    Ok(Leftover {
        path: path.to_owned(),
        saved: Saved {
            id: Id::of(owner).unwrap_or(saved.id),
            ..saved
        },
    })
}

/// Whether a file may hold a session that this program cannot read.
fn is_strange(fault: &LoadFault) -> bool {
    matches!(
        fault,
        LoadFault::Newer(_)
            | LoadFault::UnknownGame(_)
            | LoadFault::Unreadable(_)
            | LoadFault::NotAFile
            | LoadFault::TooLarge
    )
}
