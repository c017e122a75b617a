//! What the result of a game is compared with, looked up off the UI thread.

use iced::Task;

use super::{App, Message, Screen};
use crate::coach::express::ValueTable;
use crate::store;

impl App {
    /// Looks up where the totals of a game of Express stand among near-optimal ones.
    pub(super) fn look_up_places(&self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let Some((penalty, totals)) = game.totals() else {
            return Task::none();
        };
        let id = game.id().clone();
        let places = async move {
            let games = ValueTable::shipped(penalty).ok()?.distribution();
            let places = totals.iter().map(|&total| games.percentile(total).lower);
            Some((id, places.collect()))
        };
        Task::perform(places, |places| places)
            .and_then(|(id, places)| Task::done(Message::Places(id, places)))
    }

    /// Looks up what a game of one who plays alone is to be compared with.
    pub(super) fn look_up_best(&self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        if !game.is_solo() {
            return Task::none();
        }
        let (store, saved) = (self.store.clone(), game.saved());
        let best = async move {
            let best = store::best_alone(&store.games(), &saved)?;
            Some((saved.id, best))
        };
        Task::perform(best, |best| best).and_then(|(id, best)| Task::done(Message::Best(id, best)))
    }
}
