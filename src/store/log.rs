//! The log of what the program does: a file for each day in the state folder.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::Store;

/// The number of days that are kept.
const DAYS: usize = 7;

/// The most lines that may wait for the disk; more are dropped.
const LINES: usize = 1_000;

const PREFIX: &str = "fifth-die.";
const SUFFIX: &str = ".log";

/// The writing thread, once there is one.
static WRITER: OnceLock<SyncSender<Entry>> = OnceLock::new();

enum Entry {
    Line(String),
    /// Answers once everything before it is written.
    Flush(SyncSender<()>),
}

/// Writes a line into the log, if there is one, without waiting for the disk. It must hold neither names of players nor
/// paths, which may hold names.
pub fn note(what: impl Display) {
    if let Some(writer) = WRITER.get() {
        let now = Timestamp::now();
        let _ = writer.try_send(Entry::Line(format!("{now:.3} {what}\n")));
    }
}

/// The log of this run; dropping it writes all waiting lines.
pub struct Log;

impl Drop for Log {
    fn drop(&mut self) {
        flush();
    }
}

/// Waits until everything noted is written, for at most a second.
pub(super) fn flush() {
    let (written, wait) = sync_channel(1);
    if let Some(writer) = WRITER.get()
        && writer.try_send(Entry::Flush(written)).is_ok()
    {
        let _ = wait.recv_timeout(Duration::from_secs(1));
    }
}

/// Begins the log in the state folder. If that fails, the program does without.
pub fn start_log(store: &Store) -> Option<Log> {
    let folder = store.state_folder().to_owned();
    let mut day = today();
    let mut file = open(&folder, day)?;
    let (writer, entries) = sync_channel(LINES);
    let write = move || {
        for entry in entries {
            match entry {
                Entry::Line(line) => {
                    let now = today();
                    if now != day
                        && let Some(next) = open(&folder, now)
                    {
                        (day, file) = (now, next);
                    }
                    // Nobody could be told of a failure.
                    let _ = file.write_all(line.as_bytes());
                }
                Entry::Flush(written) => drop(written.send(())),
            }
        }
    };
    let thread = thread::Builder::new().name("log".to_owned());
    thread.spawn(write).ok()?;
    WRITER.set(writer).ok()?;
    note(format_args!(
        "Fifth Die {} begins on {} {}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    ));
    Some(Log)
}

fn today() -> Date {
    Timestamp::now().to_zoned(TimeZone::UTC).date()
}

/// Opens the file of a day, and removes the oldest files.
fn open(folder: &Path, day: Date) -> Option<File> {
    let path = folder.join(format!("{PREFIX}{day}{SUFFIX}"));
    // Opening a pipe would wait for a reader.
    if fs::metadata(&path).is_ok_and(|found| !found.is_file()) {
        return None;
    }
    let file = File::options().create(true).append(true).open(path).ok()?;
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut logs: Vec<String> = names
        .filter(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX))
        .collect();
    logs.sort();
    for old in logs.iter().rev().skip(DAYS) {
        let _ = fs::remove_file(folder.join(old));
    }
    Some(file)
}
