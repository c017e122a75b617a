//! Comparisons of an open game with others, looked up off the UI thread.

use std::ops::ControlFlow;

use iced::Task;

use super::{GameScreen, Message};
use crate::app::background::{Failed, Token, background, cancellable, of_coach};
use crate::app::game_ui::GameUi;
use crate::coach::express::{Par, ValueTable};
use crate::rules::Seat;
use crate::session::{AnySession, Session};
use crate::store::{self, OwnGames, Saved, Store};

/// How many solo games before a result are shown with it.
const BEFORE: usize = 9;

/// The result of a lookup.
#[derive(Debug, Clone)]
pub enum LookedUp<G: GameUi> {
    /// The facts that other games tell.
    Others {
        /// The best solo result of the other games.
        best: Option<i32>,
        /// Whether a player at the table has seen the dice in another game.
        is_known: bool,
    },
    /// The shares of near-optimal games with a lower total, by seat.
    Places(Vec<f64>),
    /// The totals possible with the same dice.
    Par(Par),
    /// The comparisons with other games played here.
    Compared {
        /// The rank among the same player's results, by seat.
        own: Vec<Option<OwnGames>>,
        /// The results of the last solo games of the same person before this one, earliest first.
        before: Vec<i32>,
        /// Other solo games with the same dice.
        attempts: Vec<Saved<Session<G>>>,
    },
}

impl<G: GameUi> GameScreen<G> {
    /// Looks up other games for one that has been opened, and what its result is compared with.
    pub fn look_up(&mut self, store: &Store) -> Task<Message<G>> {
        self.lookups.clear();
        Task::batch([self.look_up_others(store), self.look_up_comparisons(store)])
    }

    /// Looks up the comparisons for a finished game.
    pub fn look_up_result(&mut self, store: &Store) -> Task<Message<G>> {
        self.lookups.clear();
        self.look_up_comparisons(store)
    }

    fn look_up_comparisons(&mut self, store: &Store) -> Task<Message<G>> {
        if !self.session().is_over() {
            return Task::none();
        }
        Task::batch([
            of_coach(|| self.look_up_places()),
            of_coach(|| self.look_up_par()),
            self.look_up_own(store),
        ])
    }

    /// Looks up how the totals of an Express game rank among near-optimal ones.
    fn look_up_places(&mut self) -> Task<Message<G>> {
        let AnySession::Express(session) = G::any(self.session().clone()) else {
            return Task::none();
        };
        self.search(move |_| {
            let table = ValueTable::shipped(session.setup().penalty());
            let games = table.distribution();
            let seats = Seat::all(session.players().len());
            let totals = seats.map(|seat| session.score(seat).total());
            let places = totals.map(|total| games.percentile(total).lower);
            Some(LookedUp::Places(places.collect()))
        })
    }

    /// Works out the totals possible with the dice of a solo game of Express, if they are the app's.
    fn look_up_par(&mut self) -> Task<Message<G>> {
        let AnySession::Express(session) = G::any(self.session().clone()) else {
            return Task::none();
        };
        if !session.has_par() {
            return Task::none();
        }
        self.search(move |token| {
            let table = ValueTable::shipped(session.setup().penalty());
            let watch = || match token.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let par = Par::of_game(table, &session, watch).continue_value()??;
            Some(LookedUp::Par(par))
        })
    }

    /// Looks up how the results rank among the same players' own, and the other games with the same dice.
    fn look_up_own(&mut self, store: &Store) -> Task<Message<G>> {
        let (store, saved) = (store.clone(), self.saved());
        self.search(move |token| {
            let games = store.games_while(|| !token.is_cancelled())?;
            let own = store::own_games(&games, &saved);
            let before = store::last_alone(&games, &saved, BEFORE);
            let attempts = store.attempts(&games, &saved, || !token.is_cancelled())?;
            let attempts = attempts.into_iter().filter_map(|saved| {
                let session = G::own(saved.session.clone())?;
                Some(saved.map(|_| session))
            });
            let attempts = attempts.collect();
            Some(LookedUp::Compared {
                own,
                before,
                attempts,
            })
        })
    }

    /// Looks up the best solo result, and whether a player has seen the dice of a game under way.
    fn look_up_others(&mut self, store: &Store) -> Task<Message<G>> {
        let (store, saved) = (store.clone(), self.saved());
        let is_solo = self.session().is_solo();
        let has_seed = saved.session.dice().seed().is_some();
        let may_be_known = has_seed && !self.session().is_over() && !store.is_read_only();
        if !is_solo && !may_be_known {
            return Task::none();
        }
        self.search(move |token| {
            let games = store.games_while(|| !token.is_cancelled())?;
            let best = is_solo.then(|| store::best_alone(&games, &saved)).flatten();
            let is_known = may_be_known && store::knows_dice(&games, &saved);
            Some(LookedUp::Others { best, is_known })
        })
    }

    /// Runs a lookup. A failed one is silent: a result needs no comparison.
    fn search(
        &mut self,
        work: impl FnOnce(&Token) -> Option<LookedUp<G>> + Send + 'static,
    ) -> Task<Message<G>> {
        let id = self.id.clone();
        let found = background(work).then(move |found| match found {
            Ok(Some(found)) => Task::done(Message::LookedUp(id.clone(), found)),
            Ok(None) | Err(Failed) => Task::none(),
        });
        let (task, handle) = cancellable(found);
        self.lookups.push(handle);
        task
    }
}
