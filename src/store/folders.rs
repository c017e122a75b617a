use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use directories::ProjectDirs;
use jiff::{SignedDuration, Timestamp};

use super::lock::LockState;
use super::replace::{backup, replace_backed_up, sync_folder};
use super::save::to_ron;
use super::{Attempt, Cause, Id, LoadError, Saved, Settings, StoreError, file, settings};

/// The folders of this program: their paths, and a lock that clones share.
#[derive(Debug, Clone)]
pub struct Store {
    pub(super) settings: PathBuf,
    pub(super) sessions: PathBuf,
    pub(super) trash: PathBuf,
    state: PathBuf,
    pub(super) cache: PathBuf,
    pub(super) lock: PathBuf,
    pub(super) hold: Arc<Mutex<LockState>>,
}

impl Store {
    /// The system's folders for this program, or all of them below `data_dir`; missing ones are created.
    ///
    /// # Errors
    /// The person has no home folder, or a folder cannot be created.
    pub fn open(data_dir: Option<&Path>) -> Result<Store, StoreError> {
        let [config, data, state, cache] = match data_dir {
            Some(folder) => {
                let folder = std::path::absolute(folder)
                    .map_err(|error| StoreError::new(Attempt::UseFolder, folder, &error))?;
                let (state, cache) = (folder.join("state"), folder.join("cache"));
                [folder.clone(), folder, state, cache]
            }
            None => {
                let folders = ProjectDirs::from("", "", "fifth-die").ok_or(StoreError {
                    what: Attempt::FindFolder,
                    path: PathBuf::from("~"),
                    cause: Cause::NoHome,
                })?;
                let state = folders.state_dir().unwrap_or(folders.data_local_dir());
                [
                    folders.config_dir(),
                    folders.data_dir(),
                    state,
                    folders.cache_dir(),
                ]
                .map(Path::to_owned)
            }
        };
        let store = Store {
            settings: config.join("settings.ron"),
            sessions: data.join("sessions"),
            trash: data.join("trash"),
            lock: data.join(".lock"),
            state,
            cache,
            hold: Arc::default(),
        };
        for folder in [
            &config,
            &store.sessions,
            &store.trash,
            &store.state,
            &store.cache,
        ] {
            fs::create_dir_all(folder)
                .map_err(|error| StoreError::new(Attempt::MakeFolder, folder, &error))?;
        }
        Ok(store)
    }

    /// The folder of session files.
    pub fn sessions_folder(&self) -> &Path {
        &self.sessions
    }

    /// The folder of logs and reports of failures.
    pub fn state_folder(&self) -> &Path {
        &self.state
    }

    /// The folder of files that can be made again at any time.
    pub fn cache_folder(&self) -> &Path {
        &self.cache
    }

    /// The file of the settings.
    pub fn settings_file(&self) -> &Path {
        &self.settings
    }

    /// The file of a session.
    pub fn session_file(&self, id: &Id) -> PathBuf {
        self.sessions.join(id.file_name())
    }

    /// An unused id for a session that begins now: of many imports at once, two could draw the same letters.
    pub(super) fn fresh_id(&self, now: Timestamp) -> Id {
        let mut now = now;
        loop {
            let id = Id::new(now);
            if fs::symlink_metadata(self.session_file(&id)).is_err() {
                return id;
            }
            // Without randomness of the system, the same moment would give the same letters.
            now = now
                .checked_add(SignedDuration::from_nanos(1))
                .unwrap_or(now);
        }
    }

    /// The session of this id.
    ///
    /// # Errors
    /// Why its file does not load.
    pub fn load(&self, id: &Id) -> Result<Saved, LoadError> {
        file::read(&self.session_file(id))
    }

    /// Moves a session and its backup to the trash.
    ///
    /// # Errors
    /// Why it is still where it was.
    pub fn delete(&self, id: &Id) -> Result<(), StoreError> {
        self.writable(Attempt::DeleteGame)?;
        let path = self.session_file(id);
        let trashed = self.trash.join(id.file_name());
        fs::create_dir_all(&self.trash)
            .and_then(|()| keep_aside(&trashed))
            .and_then(|()| {
                rename_backup(&path, &trashed);
                rename(&path, &trashed)
            })
            .map_err(|error| StoreError::new(Attempt::DeleteGame, &path, &error))
    }

    /// Brings a session back from the trash.
    ///
    /// # Errors
    /// Why it is still there; a new session of the same id is not replaced.
    pub fn restore(&self, id: &Id) -> Result<(), StoreError> {
        self.writable(Attempt::RestoreGame)?;
        let path = self.session_file(id);
        let trashed = self.trash.join(id.file_name());
        if fs::symlink_metadata(&path).is_ok() {
            return Err(StoreError {
                what: Attempt::RestoreGame,
                path,
                cause: Cause::Succeeded(trashed),
            });
        }
        fs::create_dir_all(&self.sessions)
            .and_then(|()| rename(&trashed, &path))
            .map_err(|error| StoreError::new(Attempt::RestoreGame, &trashed, &error))?;
        rename_backup(&trashed, &path);
        Ok(())
    }

    /// The settings, with defaults for what is missing or wrong in their file.
    pub fn settings(&self) -> Settings {
        settings::read(&self.settings).0
    }

    /// Saves the settings. A damaged file is kept beside the new one.
    ///
    /// # Errors
    /// Why they are not saved.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.writable(Attempt::SaveSettings)?;
        let (_, whole) = settings::read(&self.settings);
        let free = if whole {
            Ok(())
        } else {
            keep_aside(&self.settings)
        };
        free.and_then(|()| replace_backed_up(&self.settings, to_ron(settings).as_bytes()))
            .map_err(|error| StoreError::new(Attempt::SaveSettings, &self.settings, &error))
    }
}

/// Moves a file, and syncs both folders.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    for folder in [from, to].into_iter().filter_map(Path::parent) {
        // The file is moved, though a loss of power could undo that.
        let _ = sync_folder(folder);
    }
    Ok(())
}

/// Moves the backup of a file, if it has one and that works.
fn rename_backup(from: &Path, to: &Path) {
    let _ = rename(&backup(from), &backup(to));
}

/// Frees the name `path`: a file that has it gets a number behind its name.
pub(super) fn keep_aside(path: &Path) -> io::Result<()> {
    if fs::symlink_metadata(path).is_err() {
        return Ok(());
    }
    let mut number = 1;
    loop {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{number}.ron"));
        let aside = path.with_file_name(name);
        if fs::symlink_metadata(&aside).is_err() {
            return rename(path, &aside);
        }
        number += 1;
    }
}
