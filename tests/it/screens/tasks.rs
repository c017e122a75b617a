//! Tasks off the UI thread: each is answered, begins when it is wanted, and ends when nobody waits for it.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use fifth_die::app::background::{Failed, Report, background, cancellable, watched};
use iced::Task;
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::{Action, task};

/// The result of a task; nothing if it is cancelled.
fn output<T: 'static>(task: Task<T>) -> Option<T> {
    let mut actions = task::into_stream(task)?;
    block_on(async {
        while let Some(action) = actions.next().await {
            if let Action::Output(output) = action {
                return Some(output);
            }
        }
        None
    })
}

#[test]
fn work_that_panics_is_answered_as_a_failure() {
    assert_eq!(output(background(|_| 7)), Some(Ok(7)));
    let failing: Task<Result<i32, Failed>> = background(|_| panic!("as a test wants it"));
    assert_eq!(output(failing), Some(Err(Failed)));
}

#[test]
fn work_that_nobody_waits_for_stops() {
    let running = Arc::new(AtomicUsize::new(0));
    for _ in 0..50 {
        let (begun, begins) = mpsc::channel();
        let (ended, ends) = mpsc::channel();
        let running = Arc::clone(&running);
        let endless = background(move |token| {
            running.fetch_add(1, Ordering::SeqCst);
            let _ = begun.send(());
            while !token.is_cancelled() {
                token.sleep(Duration::from_secs(3600));
            }
            running.fetch_sub(1, Ordering::SeqCst);
            let _ = ended.send(());
        });
        let (task, handle) = cancellable(endless);
        let waiting = thread::spawn(move || output(task));
        begins.recv().unwrap();
        drop(handle);
        assert_eq!(waiting.join().unwrap(), None);
        ends.recv().unwrap();
    }
    assert_eq!(running.load(Ordering::SeqCst), 0);
}

#[test]
fn work_does_not_begin_before_its_task() {
    let (begun, begins) = mpsc::channel();
    drop(background(move |_| begun.send(())));
    assert!(begins.recv().is_err());
}

fn heard(
    work: impl FnOnce(&mut dyn FnMut(usize, usize) -> ControlFlow<()>) -> ControlFlow<(), usize>
    + Send
    + 'static,
) -> Vec<Report<usize>> {
    let actions = task::into_stream(watched("work", work)).expect("there is something to do");
    let reports = actions.filter_map(async |action| match action {
        Action::Output(report) => Some(report),
        _ => None,
    });
    block_on(reports.collect())
}

#[test]
fn each_percent_is_told_once() {
    let reports = heard(|tell| {
        for done in 1..=100_000 {
            tell(done, 100_000)?;
        }
        ControlFlow::Continue(7)
    });
    assert_eq!(reports.len(), 102);
    assert!(matches!(reports[36], Report::Progress(37_000, 100_000)));
    assert!(matches!(reports[100..], [Report::Done(7), Report::Over]));
}

#[test]
fn work_that_fails_is_over_without_a_result() {
    let reports = heard(|_| panic!("this panic belongs to the test"));
    assert!(matches!(reports[..], [Report::Over]));
}

#[test]
fn work_that_nobody_waits_for_ends() {
    let (ended, end) = mpsc::channel();
    let task = watched("work", move |tell| {
        while tell(0, 1).is_continue() {}
        let _ = ended.send(());
        ControlFlow::Continue(())
    });
    let (task, handle) = task.abortable();
    let mut actions = task::into_stream(task).expect("there is something to do");
    drop(handle.abort_on_drop());
    assert!(block_on(actions.next()).is_none());
    drop(actions);
    end.recv().expect("the work ends");
}
