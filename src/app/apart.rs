//! Work that takes its time, on a thread of its own.
//!
//! Tasks run on as many threads as the machine has cores; what thinks there keeps saves waiting.

use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;

/// What `work` comes to; nothing where the machine has no thread for it.
pub fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Task<Option<T>> {
    let (sender, result) = oneshot::channel();
    // Where no thread is to be had, the sender is dropped with the work.
    let _ = thread::Builder::new().spawn(move || {
        // Nobody listens where people have gone on to something else.
        let _ = sender.send(work());
    });
    Task::perform(result, Result::ok)
}
