use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use directories::ProjectDirs;
use jiff::{SignedDuration, Timestamp};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::replace::{backup, replace_backed_up, replace_private, sweep, sync_folder};
use super::ron_text::{ron, to_ron};
use super::{
    Attempt, Cause, Id, LoadError, LoadFault, Saved, Settings, StoreError, evenings, file, settings,
};

/// The folder of the games in a data folder.
pub(super) const SESSIONS: &str = "sessions";

/// The copy of the program that has the data folder.
#[derive(Debug, Default)]
enum LockState {
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

/// The folders of this program: their paths, and a lock that clones share.
#[derive(Debug, Clone)]
pub struct Store {
    settings: PathBuf,
    pub(super) sessions: PathBuf,
    trash: PathBuf,
    state: PathBuf,
    cache: PathBuf,
    lock: PathBuf,
    hold: Arc<Mutex<LockState>>,
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
                    .map_err(|error| StoreError::of_system(Attempt::UseFolder, folder, &error))?;
                let (state, cache) = (folder.join("state"), folder.join("cache"));
                [folder.clone(), folder, state, cache]
            }
            None => {
                let folders = ProjectDirs::from("", "", "fifth-die").ok_or_else(|| {
                    StoreError::new(Attempt::FindFolder, Path::new("~"), Cause::NoHome)
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
            sessions: data.join(SESSIONS),
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
                .map_err(|error| StoreError::of_system(Attempt::MakeFolder, folder, &error))?;
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

    /// Moves a session and its backup to the trash. An evening that it began keeps its name.
    ///
    /// # Errors
    /// Why it is still where it was.
    pub fn delete(&self, id: &Id) -> Result<(), StoreError> {
        self.writable(Attempt::DeleteGame)?;
        let games = self.games();
        let mut evenings = evenings(&games).into_iter();
        let begun = evenings.find(|evening| games[evening[0]].id == *id);
        let path = self.session_file(id);
        let trashed = self.trash.join(id.file_name());
        fs::create_dir_all(&self.trash)
            .and_then(|()| keep_aside(&trashed))
            .and_then(|()| {
                rename_backup(&path, &trashed);
                rename(&path, &trashed)
            })
            .map_err(|error| StoreError::of_system(Attempt::DeleteGame, &path, &error))?;
        if let Some(&next) = begun.as_ref().and_then(|evening| evening.get(1)) {
            // The game is deleted, whatever its evening is called.
            let _ = self.change_people(|people| {
                let title = people.evening(id).cloned();
                people.name_evening(&games[next].id, title);
                Ok(())
            });
        }
        Ok(())
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
            let cause = Cause::Succeeded(trashed);
            return Err(StoreError::new(Attempt::RestoreGame, &path, cause));
        }
        fs::create_dir_all(&self.sessions)
            .and_then(|()| rename(&trashed, &path))
            .map_err(|error| StoreError::of_system(Attempt::RestoreGame, &trashed, &error))?;
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
        let (_, is_whole) = settings::read(&self.settings);
        write_small(&self.settings, settings, is_whole)
            .map_err(|error| StoreError::of_system(Attempt::SaveSettings, &self.settings, &error))
    }
}

/// The lock of the data folder.
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
        Err(StoreError::new(what, &self.lock, Cause::Locked))
    }
}

/// The game that is being opened, so that one that crashes the program does not crash every later start.
impl Store {
    /// Notes that a game is about to be shown. A failure to write is ignored.
    pub fn note_opening(&self, id: &Id) {
        if self.is_read_only() {
            return;
        }
        let path = self.opening();
        let _ = fs::remove_file(&path);
        // Opening an existing pipe would wait for a reader.
        if let Ok(mut file) = File::create_new(path) {
            let _ = file.write_all(id.as_os_str().as_encoded_bytes());
        }
    }

    /// Notes that the game is shown.
    pub fn note_shown(&self) {
        if !self.is_read_only() {
            let _ = fs::remove_file(self.opening());
        }
    }

    /// Whether the program ended before it had shown this game.
    pub fn failed_to_open(&self, id: &Id) -> bool {
        file::bytes(&self.opening(), SMALL)
            .is_ok_and(|name| name == id.as_os_str().as_encoded_bytes())
    }

    fn opening(&self) -> PathBuf {
        self.state_folder().join("opening")
    }
}

/// More bytes than the name of a game or the seats of phones have.
const SMALL: u64 = 16 * 1024;

/// The last table with phones: its address, and who holds which seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phones {
    /// The port, reused for the next table if it is free.
    pub port: u16,
    /// The name of the game's file.
    pub game: String,
    /// The secret part of the address.
    pub secret: String,
    /// The token of each phone, by the number of its seat.
    pub seats: BTreeMap<usize, String>,
}

/// The last table with phones, which find their seats again after the program has ended or crashed.
impl Store {
    /// The last table with phones; `None` without a valid file, in which case phones join again.
    pub fn phones(&self) -> Option<Phones> {
        let bytes = file::bytes(&self.phones_file(), SMALL).ok()?;
        ron::de::from_bytes(&bytes).ok()
    }

    /// Saves the current table with phones.
    ///
    /// # Errors
    /// Why it is not saved.
    pub fn save_phones(&self, phones: &Phones) -> Result<(), StoreError> {
        self.writable(Attempt::SavePhones)?;
        let path = self.phones_file();
        replace_private(&path, to_ron(phones).as_bytes())
            .map_err(|error| StoreError::of_system(Attempt::SavePhones, &path, &error))
    }

    fn phones_file(&self) -> PathBuf {
        self.state_folder().join("phones.ron")
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

/// The content of a small file; the default if there is none, `None` if it is damaged or larger than `largest`.
pub(super) fn read_small<T: Default + DeserializeOwned>(path: &Path, largest: u64) -> Option<T> {
    let bytes = match file::bytes(path, largest) {
        Ok(bytes) => bytes,
        Err(LoadFault::Missing) => return Some(T::default()),
        Err(_) => return None,
    };
    ron().from_str(file::text(&bytes).ok()?).ok()
}

/// Replaces a small file, which leaves a backup; one that is not whole stays beside the new one.
pub(super) fn write_small(path: &Path, content: &impl Serialize, is_whole: bool) -> io::Result<()> {
    if !is_whole {
        keep_aside(path)?;
    }
    replace_backed_up(path, to_ron(content).as_bytes())
}

/// Frees the name `path`: a file that has it gets a number behind its name.
fn keep_aside(path: &Path) -> io::Result<()> {
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
