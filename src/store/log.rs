use std::fs;
use std::path::Path;

use tracing::Level;
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_appender::rolling::{RollingFileAppender, Rotation};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;

use super::Store;

/// So many days are kept.
const FILES: usize = 7;

/// So many lines may wait to be written before more are dropped. The queue takes its memory, 32 bytes a line, at once.
const LINES: usize = 1_000;

/// How the names of the files begin, before the day.
const PREFIX: &str = "fifth-die";
/// How they end.
const SUFFIX: &str = "log";

/// The log of this run. Dropping it writes what has not been written yet.
pub struct Log {
    _writer: WorkerGuard,
}

/// Begins to write into the state folder what this program does, a file for each day. `None` where that does not work:
/// the program does without.
///
/// The log tells what happened and how long it took, and neither names of players nor paths, which may hold names.
/// Packages of others are not heard, for they know no such promise.
pub fn start_log(store: &Store) -> Option<Log> {
    if has_strange_log(store.state_folder()) {
        return None;
    }
    let files = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix(PREFIX)
        .filename_suffix(SUFFIX)
        .max_log_files(FILES)
        .build(store.state_folder())
        .ok()?;
    let (writer, guard) = NonBlockingBuilder::default()
        .buffered_lines_limit(LINES)
        .finish(files);
    let lines = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_max_level(Level::INFO)
        .with_writer(writer)
        .finish()
        .with(filter_fn(|event| event.target().starts_with("fifth_die")));
    tracing::subscriber::set_global_default(lines).ok()?;
    tracing::info!(
        "Fifth Die {} begins on {} {}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    Some(Log { _writer: guard })
}

/// Whether something has the name of a log that is no regular file, such as a pipe, which would wait for somebody to read it.
fn has_strange_log(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut logs = entries.filter(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with(PREFIX) && name.ends_with(SUFFIX)
    });
    logs.any(|entry| fs::metadata(entry.path()).is_ok_and(|metadata| !metadata.is_file()))
}
