use tracing::Level;
use tracing_appender::non_blocking::{NonBlocking, WorkerGuard};
use tracing_appender::rolling::{RollingFileAppender, Rotation};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;

use super::Store;

/// So many days are kept.
const FILES: usize = 7;

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
    let files = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix("fifth-die")
        .filename_suffix("log")
        .max_log_files(FILES)
        .build(store.state_folder())
        .ok()?;
    let (writer, guard) = NonBlocking::new(files);
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
