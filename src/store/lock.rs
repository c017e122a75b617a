use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::{MutexGuard, PoisonError};

use super::replace::sweep;
use super::{Attempt, Cause, Store, StoreError};

/// The copy of the program that has the data folder.
#[derive(Debug, Default)]
pub(super) enum LockState {
    /// None: nobody has asked, or the disk knows no locks.
    #[default]
    Nobody,
    /// This copy of the program, until the file is closed.
    Us { _lock: File },
    /// Another copy.
    Others,
}

impl LockState {
    fn of(path: &Path) -> LockState {
        // Opening a pipe would wait for its other end.
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            return LockState::Nobody;
        }
        let file = match File::options().create(true).append(true).open(path) {
            Ok(file) => file,
            // A save will report a folder that cannot be written to.
            Err(_) => return LockState::Nobody,
        };
        match file.try_lock() {
            Ok(()) => LockState::Us { _lock: file },
            Err(TryLockError::WouldBlock) => LockState::Others,
            Err(TryLockError::Error(_)) => LockState::Nobody,
        }
    }
}

impl Store {
    /// Locks the data folder for this copy of the program, as long as the store or a clone of it lives, and removes the
    /// temporary files that an earlier copy left there. While another copy has it, this one only reads, until it locks the
    /// folder in a later call.
    pub fn lock(&self) {
        let mut hold = self.hold();
        // A second lock would fail.
        if !matches!(*hold, LockState::Us { .. }) {
            *hold = LockState::of(&self.lock);
            if matches!(*hold, LockState::Us { .. }) {
                let files = [&self.settings, &self.lock];
                let folders = files.into_iter().filter_map(|file| file.parent());
                folders
                    .chain([&*self.sessions, &self.cache])
                    .for_each(sweep);
            }
        }
    }

    /// Whether another copy of the program has the data folder.
    pub fn is_read_only(&self) -> bool {
        matches!(*self.hold(), LockState::Others)
    }

    fn hold(&self) -> MutexGuard<'_, LockState> {
        self.hold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fails if another copy of the program has the data folder.
    pub(super) fn writable(&self, what: Attempt) -> Result<(), StoreError> {
        if !self.is_read_only() {
            return Ok(());
        }
        Err(StoreError {
            what,
            path: self.lock.clone(),
            cause: Cause::Locked,
        })
    }
}
