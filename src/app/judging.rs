//! Judges finished games that nobody has analysed, so that records can show what each person loses per choice.

use std::ops::ControlFlow;

use iced::Task;
use iced::futures::channel::mpsc;

use super::background::{background, cancellable, of_coach};
use super::files::Edit;
use super::{App, Message, Screen};
use crate::coach::review::mean_losses;
use crate::store::{Id, Store};

impl App {
    /// Begins to judge, newest games first, while lists and records are shown: on any other screen somebody may need the
    /// coach.
    pub(super) fn judge_games(&mut self) -> Task<Message> {
        if self.is_second || self.aside.is_some() {
            return Task::none();
        }
        let (task, handle) = cancellable(of_coach(|| judge(&self.store)));
        self.judging = Some(handle);
        task
    }

    pub(super) fn on_judged(&mut self, game: Id, losses: Vec<f64>) -> Task<Message> {
        if let Screen::Records(records) = &mut self.screen {
            records.note(&game, &losses);
        }
        self.edit(game, Edit::Review(losses))
    }
}

/// Sends each game that is not judged yet with the mean losses of its seats.
fn judge(store: &Store) -> Task<Message> {
    let store = store.clone();
    let (sender, judged) = mpsc::unbounded();
    let judging = background(move |token| {
        // On Linux each thread has a niceness of its own.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(19);
        let go_on = || match token.is_cancelled() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        let games = store.games_while(|| !token.is_cancelled());
        for listed in games.unwrap_or_default() {
            let game = listed.content.as_ref();
            if !game.is_ok_and(|game| game.over && !game.reviewed) {
                continue;
            }
            // The game may be gone by now.
            let Ok(saved) = store.load(&listed.id) else {
                continue;
            };
            let ControlFlow::Continue(losses) = mean_losses(&saved.session, go_on) else {
                return;
            };
            // Without a receiver, the token is cancelled too.
            let _ = sender.unbounded_send(Message::Judged(listed.id, losses));
        }
    });
    let judged = Task::run(judged, |message| message);
    Task::batch([judging.discard(), judged])
}
