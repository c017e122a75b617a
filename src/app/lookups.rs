//! What the result of a game is compared with, looked up off the UI thread.

use iced::Task;

use super::background::{Failed, background, cancellable};
use super::{App, Message, Screen};
use crate::coach::express::ValueTable;
use crate::store::{self, OwnGames, Saved};

/// What the result of a game is compared with among the games that were played here.
#[derive(Debug, Clone, Default)]
pub struct Compared {
    /// How it stands among those of the same person, by seat.
    pub own: Vec<Option<OwnGames>>,
    /// Other games of one who plays alone with the same dice.
    pub attempts: Vec<Saved>,
}

impl App {
    /// Looks up what the result of a game that is over is compared with.
    pub(super) fn look_up_result(&mut self) -> Task<Message> {
        Task::batch([self.look_up_places(), self.look_up_own()])
    }

    /// Looks up where the totals of a game of Express stand among near-optimal ones.
    fn look_up_places(&self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let Some((penalty, totals)) = game.totals() else {
            return Task::none();
        };
        let id = game.id().clone();
        let places = background(move |_| {
            let games = ValueTable::shipped(penalty).ok()?.distribution();
            let places = totals.iter().map(|&total| games.percentile(total).lower);
            Some(Message::Places(id, places.collect()))
        });
        places.then(told)
    }

    /// Looks up where the results stand among those of the same people, and who has played with the same dice.
    fn look_up_own(&mut self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        if !game.is_over() {
            return Task::none();
        }
        let (store, saved) = (self.store.clone(), game.saved());
        let compared = background(move |token| {
            let games = store.games_while(|| !token.is_cancelled())?;
            let own = store::own_games(&games, &saved);
            let attempts = store.attempts(&games, &saved, || !token.is_cancelled())?;
            let compared = Compared { own, attempts };
            Some(Message::Compared(saved.id, Box::new(compared)))
        });
        let (task, handle) = cancellable(compared.then(told));
        self.comparing_result = Some(handle);
        task
    }

    /// Looks up the games that a solo game is compared with.
    pub(super) fn look_up_best(&mut self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        if !game.is_solo() {
            return Task::none();
        }
        let (store, saved) = (self.store.clone(), game.saved());
        let best = background(move |token| {
            let games = store.games_while(|| !token.is_cancelled())?;
            let best = store::best_alone(&games, &saved)?;
            Some(Message::Best(saved.id, best))
        });
        let (task, handle) = cancellable(best.then(told));
        self.comparing = Some(handle);
        task
    }
}

/// The message, where there is one: a result stands without what it could be compared with.
fn told(found: Result<Option<Message>, Failed>) -> Task<Message> {
    found.ok().flatten().map_or_else(Task::none, Task::done)
}
