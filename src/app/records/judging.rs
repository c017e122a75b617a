//! Judges unreviewed games one after the other while the records are open.

use std::ops::ControlFlow;
use std::sync::Arc;

use iced::Task;
use iced::futures::channel::mpsc;

use super::Message;
use crate::app::background::background;
use crate::coach::review::mean_losses;
use crate::store::{Id, Store};

/// Judges these games and sends each one, with its losses noted, as soon as it is done.
pub(super) fn judge(store: &Store, games: Vec<Id>) -> Task<Message> {
    let store = store.clone();
    let (sender, judged) = mpsc::unbounded();
    let judging = background(move |token| {
        for id in games {
            // The game may be gone by now.
            let Ok(mut saved) = store.load(&id) else {
                continue;
            };
            let losses = mean_losses(&saved.session, || match token.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            });
            match losses {
                ControlFlow::Break(()) => return,
                ControlFlow::Continue(losses) => saved.record.reviewed = losses,
            }
            let is_heard = sender.unbounded_send(Message::Judged(Arc::new(saved)));
            if is_heard.is_err() {
                return;
            }
        }
    });
    let judged = Task::run(judged, |message| message);
    Task::batch([judging.discard(), judged])
}
