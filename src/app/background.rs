//! Work off the UI thread: every task has its own thread, always answers, and is cancelled once nobody waits for it.
//!
//! iced runs tasks on as many threads as the machine has cores; a task that thinks or waits for a disk there would
//! delay the saves.

use std::cell::Cell;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use iced::futures::channel::{mpsc as messages, oneshot};
use iced::futures::{Stream, StreamExt, future, stream};
use iced::{Task, task};

use crate::store::StoreError;
use crate::text::{in_language, language, not_stored, say};

/// The work has no result: it panicked, or no thread could be started for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("common-failed"))]
pub struct Failed;

/// Tells a background task whether anybody still waits for it.
#[derive(Debug)]
pub struct Token(mpsc::Receiver<Infallible>);

impl Token {
    /// Creates a token, and the sender to hold for as long as somebody waits.
    fn new() -> (mpsc::Sender<Infallible>, Token) {
        let (waiting, token) = mpsc::channel();
        (waiting, Token(token))
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.try_recv() == Err(TryRecvError::Disconnected)
    }

    /// Sleeps for this time, or until nobody waits any longer.
    pub fn sleep(&self, time: Duration) {
        let _ = self.0.recv_timeout(time);
    }
}

/// Runs `work` from the start of the task; dropping the task cancels it.
pub fn background<T: Send + 'static>(
    work: impl FnOnce(&Token) -> T + Send + 'static,
) -> Task<Result<T, Failed>> {
    let language = language();
    Task::future(async move {
        let (_waiting, token) = Token::new();
        let (sender, result) = oneshot::channel();
        // If no thread can be started, or if the work panics, the sender is dropped with it.
        let _ = thread::Builder::new().spawn(move || {
            let _ = sender.send(in_language(language, || work(&token)));
        });
        result.await.map_err(|_| Failed)
    })
}

thread_local! {
    static RESTS: Cell<bool> = const { Cell::new(false) };
}

/// Sets whether the coach rests in this thread. While it rests, no game is reviewed and no result is compared with what
/// its dice allowed, so that tests of everything else need not wait for the coach.
pub fn rest_coach(rests: bool) {
    RESTS.set(rests);
}

/// The task, or none while the coach rests.
pub fn of_coach<T>(task: impl FnOnce() -> Task<T>) -> Task<T> {
    if RESTS.get() { Task::none() } else { task() }
}

#[derive(Debug, Clone)]
pub enum Report<T> {
    /// The amount done, and the total.
    Progress(usize, usize),
    Done(T),
    /// The task has ended. Without a [`Done`](Report::Done) before, it has failed.
    Over,
}

/// Runs long `work` in the background, in a thread of this name. The work gets a function to report the amount done and the
/// total, which breaks off the work once the task is aborted.
pub fn watched<T: Send + 'static>(
    name: &str,
    work: impl FnOnce(&mut dyn FnMut(usize, usize) -> ControlFlow<()>) -> ControlFlow<(), T>
    + Send
    + 'static,
) -> Task<Report<T>> {
    let (sender, reports) = messages::unbounded();
    // If no thread can be started, the sender is dropped with the work.
    let language = language();
    let thread = thread::Builder::new().name(name.to_owned());
    let _ = thread.spawn(move || {
        let mut told = 0;
        let mut tell = |done: usize, all: usize| {
            if sender.is_closed() {
                return ControlFlow::Break(());
            }
            let percent = 100 * done / all.max(1);
            if percent > told {
                told = percent;
                // If nobody listens any longer, the next call breaks off.
                let _ = sender.unbounded_send(Report::Progress(done, all));
            }
            ControlFlow::Continue(())
        };
        if let ControlFlow::Continue(result) = in_language(language, || work(&mut tell)) {
            let _ = sender.unbounded_send(Report::Done(result));
        }
    });
    let over = stream::once(future::ready(Report::Over));
    Task::run(reports.chain(over), |report| report)
}

pub fn in_words<T>(result: Result<Result<T, StoreError>, Failed>) -> Result<T, String> {
    match result {
        Ok(result) => result.map_err(|error| not_stored(&error)),
        Err(failed) => Err(failed.to_string()),
    }
}

/// Makes a task that is cancelled when the last clone of its handle is dropped.
pub fn cancellable<T: 'static>(task: Task<T>) -> (Task<T>, task::Handle) {
    let (task, handle) = task.abortable();
    (task, handle.abort_on_drop())
}

/// The time since the last tick, in whole milliseconds, at every `step`, for as long as somebody listens.
pub fn every(step: Duration) -> impl Stream<Item = Duration> {
    let (waiting, token) = Token::new();
    let (mut sender, receiver) = messages::channel(1);
    // If no thread can be started, there are no ticks.
    let _ = thread::Builder::new().spawn(move || {
        let mut last = Instant::now();
        loop {
            token.sleep(step);
            if token.is_cancelled() {
                return;
            }
            let passed = Duration::from_millis(last.elapsed().as_millis() as u64);
            // If the window is busy, the next tick includes this time.
            if sender.try_send(passed).is_ok() {
                last += passed;
            }
        }
    });
    receiver.inspect(move |_| {
        let _ = &waiting;
    })
}
