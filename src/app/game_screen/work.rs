//! What an open game lets be worked out off the UI thread.

use std::time::{Duration, Instant};

use iced::Task;

use super::{GameScreen, Message};
use crate::app::background::{Failed, background, cancellable};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::store::Settings;
use crate::table::{Answer, Input, Work};

impl<G: GameUi> GameScreen<G> {
    /// Begins something that may take long.
    pub(super) fn work(&mut self, work: Work<G>, settings: &Settings) -> Task<Message<G>> {
        let session = self.session().clone();
        match work {
            Work::Think { after, hurries } => {
                let least = if hurries {
                    Duration::ZERO
                } else {
                    let rest = self.play().map_or(Duration::ZERO, PlayScreen::rest);
                    rest + settings.pace.pause()
                };
                let thought = background(move |token| {
                    let begin = Instant::now();
                    let event = G::bot_event(&session);
                    token.sleep(least.saturating_sub(begin.elapsed()));
                    event
                });
                let (task, handle) = cancellable(
                    thought.map(move |event| Message::host(Input::Thought(after, answer(event)))),
                );
                self.thinking = Some(handle);
                task
            }
            Work::PlayOut { after } => {
                let played =
                    background(move |token| G::to_the_end(session, || !token.is_cancelled()));
                let (task, handle) = cancellable(
                    played
                        .map(move |events| Message::host(Input::PlayedOut(after, answer(events)))),
                );
                self.thinking = Some(handle);
                task
            }
            Work::Advise(question) => {
                let asked = question.clone();
                let advice = background(move |_| G::advise(question));
                let (task, handle) = cancellable(advice.map(move |advice| {
                    Message::host(Input::Advised(asked.clone(), answer(advice)))
                }));
                self.advising = Some(handle);
                task
            }
            Work::AtZero {
                after,
                thought,
                by_coach,
            } => background(move |_| G::at_zero(&session, thought, by_coach))
                .map(move |event| Message::host(Input::TimeUp(after, thought, answer(event)))),
        }
    }
}

/// What work has come to.
fn answer<T>(found: Result<Option<T>, Failed>) -> Answer<T> {
    match found {
        Ok(Some(found)) => Answer::Found(found),
        Ok(None) => Answer::Nothing,
        Err(Failed) => Answer::Failed,
    }
}
