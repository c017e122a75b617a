//! Comparisons of a game with others, looked up off the UI thread.

use std::ops::ControlFlow;

use iced::Task;

use super::background::{Failed, background, cancellable, of_coach};
use super::{App, Message, Screen};
use crate::coach::express::{Par, ValueTable};
use crate::rules::Seat;
use crate::store::{self, Id, OwnGames, Saved};

/// Comparisons of a result with other games played here.
#[derive(Debug, Clone, Default)]
pub struct Compared {
    /// The rank among the same player's results, by seat.
    pub own: Vec<Option<OwnGames>>,
    /// Other solo games with the same dice.
    pub attempts: Vec<Saved>,
}

/// The result of a lookup.
#[derive(Debug, Clone)]
pub enum LookedUp {
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
    Compared(Box<Compared>),
}

impl App {
    /// Passes the result of a lookup to its game, if that is still on the screen.
    pub(super) fn on_looked_up(&mut self, id: &Id, found: LookedUp) -> Task<Message> {
        let Screen::Game(game) = &mut self.screen else {
            return Task::none();
        };
        if game.id() != id {
            return Task::none();
        }
        match found {
            LookedUp::Others { best, is_known } => {
                if let Some(best) = best {
                    game.note_best(best);
                }
                if is_known {
                    return Task::done(Message::Game(game.know_dice()));
                }
            }
            LookedUp::Places(places) => game.note_places(places),
            LookedUp::Par(par) => game.note_par(par),
            LookedUp::Compared(compared) => game.note_compared(*compared),
        }
        Task::none()
    }

    /// Looks up the comparisons for a finished game.
    pub(super) fn look_up_result(&mut self) -> Task<Message> {
        Task::batch([
            of_coach(|| self.look_up_places()),
            of_coach(|| self.look_up_par()),
            self.look_up_own(),
        ])
    }

    /// Looks up how the totals of a finished Express game rank among near-optimal ones.
    fn look_up_places(&self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let Some(session) = game.express().filter(|session| session.is_over()) else {
            return Task::none();
        };
        let penalty = session.setup().penalty();
        let seats = Seat::all(session.players().len());
        let totals: Vec<i32> = seats.map(|seat| session.score(seat).total()).collect();
        let id = game.id().clone();
        let places = background(move |_| {
            let games = ValueTable::shipped(penalty).ok()?.distribution();
            let places = totals.iter().map(|&total| games.percentile(total).lower);
            Some((id, LookedUp::Places(places.collect())))
        });
        places.then(told)
    }

    /// Works out the totals possible with the dice of a finished solo game of Express, if they are the app's.
    fn look_up_par(&mut self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let session = game.express().filter(|session| session.has_par());
        let Some(session) = session.cloned() else {
            return Task::none();
        };
        let id = game.id().clone();
        let par = background(move |token| {
            let table = ValueTable::shipped(session.setup().penalty()).ok()?;
            let watch = || match token.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let par = Par::of_game(table, &session, watch).continue_value()??;
            Some((id, LookedUp::Par(par)))
        });
        let (task, handle) = cancellable(par.then(told));
        self.working_out_par = Some(handle);
        task
    }

    /// Looks up how the results rank among the same players' own, and the other games with the same dice.
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
            Some((saved.id, LookedUp::Compared(Box::new(compared))))
        });
        let (task, handle) = cancellable(compared.then(told));
        self.comparing_result = Some(handle);
        task
    }

    /// Looks up other games when a game is opened: for the best solo result, and whether a player has seen the dice of
    /// a game under way.
    pub(super) fn look_up_others(&mut self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let (store, saved) = (self.store.clone(), game.saved());
        let is_solo = game.is_solo();
        let has_seed = saved.session.dice().seed().is_some();
        let may_be_known = has_seed && !game.is_over() && !self.is_second;
        if !is_solo && !may_be_known {
            return Task::none();
        }
        let others = background(move |token| {
            let games = store.games_while(|| !token.is_cancelled())?;
            let best = is_solo.then(|| store::best_alone(&games, &saved)).flatten();
            let is_known = may_be_known && store::knows_dice(&games, &saved);
            Some((saved.id, LookedUp::Others { best, is_known }))
        });
        let (task, handle) = cancellable(others.then(told));
        self.comparing = Some(handle);
        task
    }
}

/// The message if something was found. A failed lookup is silent: a result needs no comparison.
fn told(found: Result<Option<(Id, LookedUp)>, Failed>) -> Task<Message> {
    match found {
        Ok(Some((id, found))) => Task::done(Message::LookedUp(id, found)),
        Ok(None) | Err(Failed) => Task::none(),
    }
}
