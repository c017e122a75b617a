//! What an open game has done off the UI thread, and the passing of time: comparisons with other games, the thinking of
//! bots and of the coach, clocks.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use iced::{Subscription, Task};

use super::{Action, GameScreen, Message, Screen};
use crate::app::background::{Failed, Token, background, cancellable, every, of_coach};
use crate::app::banner::Banner;
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::app::{result, timer};
use crate::coach::express::{Par, ValueTable};
use crate::rules::Seat;
use crate::session::AnySession;
use crate::store::{self, OwnGames, Saved, Settings, Store};
use crate::table::{Input, Thought, Work};
use crate::text::evenings::Evening;

/// How long news stays, as on the phones.
const READ: Duration = Duration::from_secs(8);
/// How long the last choices stay revealed, as on the phones.
const REVEALED: Duration = Duration::from_millis(2500);
/// How many solo games before a result are shown with it.
const BEFORE: usize = 9;

#[derive(Debug, Clone)]
pub enum LookedUp {
    /// The shares of near-perfect games with a lower total, by seat.
    Places(Vec<f64>),
    Par(Par),
    Others {
        best: Option<i32>,
        /// Whether a player of a game under way has seen its dice in another game.
        is_known: bool,
        /// The rank among the same player's results, by seat.
        own: Vec<Option<OwnGames>>,
        /// The results of the last solo games of the same person before this one, earliest first.
        before: Vec<i32>,
        attempts: Vec<Saved>,
        /// The evening up to this game, and the link for BG Stats, once it is over.
        evening: Option<Box<Evening>>,
        link: Option<String>,
    },
}

impl<G: GameUi> GameScreen<G> {
    pub(crate) fn look_up(&mut self, store: &Store) -> Task<Message<G>> {
        self.lookups.clear();
        let of_coach = match self.session().is_over() {
            true => of_coach(|| self.look_up_of_coach()),
            false => Task::none(),
        };
        Task::batch([of_coach, self.look_up_others(store)])
    }

    /// Looks up how the totals of an Express game rank among near-perfect ones, and which ones were possible with the
    /// app's dice in a solo game.
    fn look_up_of_coach(&mut self) -> Task<Message<G>> {
        let AnySession::Express(session) = G::any(self.session().clone()) else {
            return Task::none();
        };
        let penalty = session.setup().penalty();
        let seats = Seat::all(session.players().len());
        let totals: Vec<i32> = seats.map(|seat| session.score(seat).total()).collect();
        let places = self.search(move |_| {
            let games = ValueTable::shipped(penalty).distribution();
            let places = totals.iter().map(|&total| games.percentile(total).lower);
            Some(LookedUp::Places(places.collect()))
        });
        if !session.has_par() {
            return places;
        }
        let par = self.search(move |token| {
            let table = ValueTable::shipped(penalty);
            let watch = || match token.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let par = Par::of_game(table, &session, watch).continue_value()??;
            Some(LookedUp::Par(par))
        });
        Task::batch([places, par])
    }

    /// Looks up the best solo result, whether a player has seen the dice of a game under way, how the results of a
    /// finished one rank among the same players' own, and the other games with the same dice.
    fn look_up_others(&mut self, store: &Store) -> Task<Message<G>> {
        let (store, saved) = (store.clone(), self.saved());
        let (is_solo, is_over) = (self.session().is_solo(), self.session().is_over());
        let has_seed = saved.session.dice().seed().is_some();
        let may_be_known = has_seed && !is_over && !store.is_read_only();
        if !is_solo && !is_over && !may_be_known {
            return Task::none();
        }
        self.search(move |token| {
            let games = store.games_while(|| !token.is_cancelled())?;
            let people = store.people();
            let best = is_solo.then(|| store::best_alone(&games, &saved)).flatten();
            let is_known = may_be_known && store::knows_dice(&games, &people, &saved);
            let mut attempts = Vec::new();
            if is_over {
                attempts = store.attempts(&games, &saved, || !token.is_cancelled())?;
            }
            let link = is_over.then(|| store::bg_stats_link(&saved, &people));
            Some(LookedUp::Others {
                best,
                is_known,
                own: store::own_games(&games, &people, &saved),
                before: store::last_alone(&games, &people, &saved, BEFORE),
                attempts,
                evening: Evening::until(&saved, games, &store).map(Box::new),
                link,
            })
        })
    }

    /// Runs a lookup. A failed one is silent: a result needs no comparison.
    fn search(
        &mut self,
        work: impl FnOnce(&Token) -> Option<LookedUp> + Send + 'static,
    ) -> Task<Message<G>> {
        let id = self.file.id.clone();
        let found = background(work).then(move |found| match found {
            Ok(Some(found)) => Task::done(Message::LookedUp(id.clone(), found)),
            Ok(None) | Err(Failed) => Task::none(),
        });
        let (task, handle) = cancellable(found);
        self.lookups.push(handle);
        task
    }

    /// Starts work for the host; thinking and advice cancel earlier work of their kind.
    pub(super) fn work(&mut self, work: Work<G>, settings: &Settings) -> Task<Message<G>> {
        let session = self.session().clone();
        let mut least = Duration::ZERO;
        if let Work::Think { hurries: false, .. } = work {
            let rest = self.play().map_or(Duration::ZERO, PlayScreen::rest);
            least = rest + settings.pace.pause();
        }
        let (begun, failed) = (work.clone(), work.clone());
        let result = background(move |token| {
            let begin = Instant::now();
            let input = begun.run(&session);
            token.sleep(least.saturating_sub(begin.elapsed()));
            input
        });
        let task = result.map(move |input| {
            let input = input.unwrap_or_else(|_failed| failed.clone().failed());
            Message::host(input)
        });
        let kept = match work {
            Work::Think { .. } => &mut self.thinking,
            Work::Advise(_) => &mut self.advising,
            Work::AtZero { .. } => return task,
        };
        let (task, handle) = cancellable(task);
        *kept = Some(handle);
        task
    }

    /// The decision at the laptop whose clock runs, or would run if it were not paused.
    pub(super) fn thought(&self) -> Option<Thought> {
        self.play()?.thought(&self.host)
    }

    /// Whether the last choices are revealed to a room in which the phones go on to the result by themselves.
    fn is_revealing_the_end(&self) -> bool {
        let is_covered = self.play().is_some_and(PlayScreen::is_covered);
        is_covered && self.host.has_phones() && self.session().is_over()
    }

    /// The ticks of the result, or of the clock while a player thinks against it. Players at the laptop think only
    /// while the table is shown.
    pub(crate) fn time(&self, is_looked_at: bool) -> Subscription<Message<G>> {
        Subscription::batch([self.news_to_read(), self.clocks(is_looked_at)])
    }

    /// Beside phones, where nobody may touch the laptop for long, news goes by itself.
    fn news_to_read(&self) -> Subscription<Message<G>> {
        let play = self.play().filter(|_| self.host.has_phones());
        let Some(Banner::Notice(words)) = play.and_then(PlayScreen::news) else {
            return Subscription::none();
        };
        let words = words.clone();
        Subscription::run_with(words, |_| every(READ)).map(|_| Message::Read)
    }

    fn clocks(&self, is_looked_at: bool) -> Subscription<Message<G>> {
        if let Screen::Result(ending) = &self.screen {
            return ending.time().map(Message::Result);
        }
        if self.is_revealing_the_end() {
            let seen = Subscription::run(|| every(REVEALED));
            return seen.map(|_| Message::Result(result::Message::Seen));
        }
        if self.host.timer().is_none() || self.host.clock().is_paused() {
            return Subscription::none();
        }
        let is_on_phones = timer::thoughts_on_phones(&self.host).next().is_some();
        if is_looked_at && (is_on_phones || self.thought().is_some()) {
            Subscription::run(timer::ticks).map(Message::Passed)
        } else if is_on_phones {
            Subscription::run(timer::ticks).map(Message::PassedOnPhones)
        } else {
            Subscription::none()
        }
    }

    pub(super) fn pass(
        &mut self,
        time: Duration,
        at_laptop: Option<Thought>,
        settings: &Settings,
    ) -> Action<Message<G>> {
        let on_phones = timer::thoughts_on_phones(&self.host);
        let others = on_phones.filter(|&thought| Some(thought) != at_laptop);
        let thoughts: Vec<Thought> = at_laptop.into_iter().chain(others).collect();
        let mut effects = Vec::new();
        for thought in thoughts {
            effects.extend(self.give_to_host(Input::Passed(time, thought)));
        }
        self.run(effects, settings)
    }
}
