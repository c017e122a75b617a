//! Saves games: as they are played, and also when the program panics or the system ends it.

use std::backtrace::Backtrace;
use std::fs;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use jiff::Timestamp;

use super::log::note;
use super::replace::replace_backed_up;
use super::{Attempt, Cause, Saved, Store, StoreError, file, v1};
use crate::words;

impl Store {
    /// Saves a session: its file afterwards holds all of it, or all that it held before.
    ///
    /// # Errors
    /// Why it is not saved. A file that a newer version of the program wrote is not replaced.
    pub fn save(&self, saved: &Saved) -> Result<(), StoreError> {
        self.writable(Attempt::SaveGame)?;
        let path = self.session_file(&saved.id);
        if file::is_newer(&path) {
            return Err(StoreError::new(Attempt::SaveGame, &path, Cause::Newer));
        }
        let begin = Instant::now();
        replace_backed_up(&path, v1::write(saved).as_bytes())
            .map_err(|error| StoreError::of_system(Attempt::SaveGame, &path, &error))?;
        let events = saved.session.events();
        note(format_args!(
            "a game is saved: {events} events, {:.1?}",
            begin.elapsed()
        ));
        Ok(())
    }
}

/// The newest state of each unsaved game.
static UNSAVED: Mutex<Vec<Arc<Saved>>> = Mutex::new(Vec::new());
/// Held while a game is written, so that no older state replaces a rescued one.
static WRITING: Mutex<()> = Mutex::new(());

/// Notes a game that is about to be saved, so that it is saved even if the program panics before.
pub fn about_to_save(saved: &Arc<Saved>) {
    let mut unsaved = lock(&UNSAVED);
    unsaved.retain(|noted| noted.id != saved.id);
    unsaved.push(Arc::clone(saved));
}

/// Saves a noted game.
///
/// # Errors
/// Why it is not saved.
pub fn save_noted(store: &Store, saved: &Arc<Saved>) -> Result<(), StoreError> {
    let _writing = lock(&WRITING);
    store.save(saved)?;
    // A state that was noted meanwhile is newer.
    lock(&UNSAVED).retain(|noted| !Arc::ptr_eq(noted, saved));
    Ok(())
}

/// From now on, a panic saves every noted game, writes a report into the state folder, and names it on standard error.
pub fn rescue_on_panic(store: Store) {
    let earlier = panic::take_hook();
    panic::set_hook(Box::new(move |failure| {
        earlier(failure);
        match failure.location() {
            Some(place) => note(format_args!("the app crashed at {place}")),
            None => note("the app crashed"),
        }
        let path = store.state_folder().join(
            Timestamp::now()
                .strftime("failure-%Y-%m-%d-%H%M%S.txt")
                .to_string(),
        );
        // First, because the rest may fail too.
        let written = fs::write(&path, report(failure));
        let games = save_unsaved(&store).unwrap_or_else(|troubles| troubles);
        let mut err = io::stderr().lock();
        let report = match written {
            Ok(()) => format!("A report is in {}", words::path(&path)),
            Err(error) => format!("There is no report: {error}"),
        };
        // If standard error is closed, the report must do.
        let _ = writeln!(err, "fifth-die: something went wrong; {games}. {report}");
        if let Ok(mut report) = fs::OpenOptions::new().append(true).open(&path) {
            let _ = writeln!(report, "\n{games}");
        }
    }));
}

/// From now on, every noted game is saved before a signal ends the program.
#[cfg(unix)]
pub fn save_on_termination(store: Store) {
    use std::{process, thread};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    use crate::store::log::flush;

    // Without signals, every event is still saved at once.
    let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else {
        return;
    };
    if !outlives_terminal() {
        // Otherwise closing the terminal would end the program unsaved.
        let _ = signals.add_signal(SIGHUP);
    }
    let _ = thread::Builder::new().spawn(move || {
        if signals.forever().next().is_none() {
            return;
        }
        let saved = save_unsaved(&store);
        note("the app was asked to quit");
        if let Err(troubles) = &saved {
            // If standard error is closed, nothing else can be done.
            let _ = writeln!(io::stderr().lock(), "fifth-die: {troubles}");
        }
        flush();
        process::exit(i32::from(saved.is_err()));
    });
}

/// Whether the program was started to outlive its terminal, as by `nohup`. Only Linux tells which signals are ignored.
#[cfg(unix)]
fn outlives_terminal() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    ignored.is_some_and(|bits| bits >> (signal_hook::consts::SIGHUP - 1) & 1 > 0)
}

/// Only Unix has signals.
#[cfg(not(unix))]
pub fn save_on_termination(_store: Store) {}

/// Saves the noted games, and tells the outcome in words. Those that fail stay noted.
fn save_unsaved(store: &Store) -> Result<String, String> {
    // Waits for a save under way, but not for ever: it may be what has panicked.
    for _ in 0..100 {
        let _writing = match WRITING.try_lock() {
            Err(TryLockError::WouldBlock) => {
                sleep(Duration::from_millis(20));
                continue;
            }
            writing => writing,
        };
        let unsaved = UNSAVED.try_lock().map(|noted| noted.clone());
        let unsaved = unsaved.unwrap_or_default();
        let mut troubles = Vec::new();
        for saved in &unsaved {
            match store.save(saved) {
                Ok(()) => {
                    if let Ok(mut noted) = UNSAVED.try_lock() {
                        noted.retain(|noted| !Arc::ptr_eq(noted, saved));
                    }
                }
                Err(trouble) => troubles.push(trouble.to_string()),
            }
        }
        return match (troubles.is_empty(), unsaved.len()) {
            (true, 0) => Ok("every game was saved before".to_owned()),
            (true, 1) => Ok("the game is saved".to_owned()),
            (true, count) => Ok(format!("{count} games are saved")),
            (false, _) => Err(troubles.join("; ")),
        };
    }
    Err("the last move may not be saved".to_owned())
}

fn report(failure: &PanicHookInfo<'_>) -> String {
    format!(
        "Fifth Die {} on {} {}, {}\n\n{failure}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        Timestamp::now(),
        Backtrace::force_capture()
    )
}

/// Locks a mutex even if it is poisoned: it still guards whole games.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
