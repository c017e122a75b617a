//! Long work for an open game, off the UI thread.

use std::time::{Duration, Instant};

use iced::Task;

use super::{GameScreen, Message};
use crate::app::background::{background, cancellable};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::store::Settings;
use crate::table::Work;

impl<G: GameUi> GameScreen<G> {
    /// Starts work for the host; thinking and advice cancel earlier work of their kind.
    pub(super) fn work(&mut self, work: Work<G>, settings: &Settings) -> Task<Message<G>> {
        let session = self.session().clone();
        let least = match work {
            Work::Think { hurries: false, .. } => {
                let rest = self.play().map_or(Duration::ZERO, PlayScreen::rest);
                rest + settings.pace.pause()
            }
            _ => Duration::ZERO,
        };
        let begun = work.clone();
        let result = background({
            let work = work.clone();
            move |token| {
                let begin = Instant::now();
                let input = work.run(&session);
                token.sleep(least.saturating_sub(begin.elapsed()));
                input
            }
        });
        let task = result.map(move |input| {
            let input = input.unwrap_or_else(|_failed| work.clone().failed());
            Message::host(input)
        });
        let kept = match begun {
            Work::Think { .. } => &mut self.thinking,
            Work::Advise(_) => &mut self.advising,
            Work::AtZero { .. } => return task,
        };
        let (task, handle) = cancellable(task);
        *kept = Some(handle);
        task
    }
}
