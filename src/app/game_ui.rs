//! What each game provides, so that the same code serves both.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Deref;
use std::time::Duration;

use iced::Size;

use super::at_table::{self, AtTable};
use super::banner::Banner;
use super::history::HistoryUi;
use super::keymap::Bindings;
use super::result::ResultUi;
use super::widget::Element;
use crate::rules::Seat;
use crate::session::{Player, Session};
use crate::store::Settings;
use crate::table::{Change, Host, Input, Thought};
use crate::text::{Sentences, say};

pub trait GameUi: Sentences + HistoryUi + ResultUi {
    type Play: PlayScreen<Self>;

    const SEATS_LATE_PLAYERS: bool;

    /// What happens to a player who leaves, in a sentence.
    fn leaving(name: &str) -> String;

    /// Compares the result of a finished solo game with another one; the better one is greater.
    fn against(session: &Session<Self>, other: i32) -> Ordering;
}

pub type PlayMessage<G> = at_table::Message<<<G as GameUi>::Play as PlayScreen<G>>::Mark>;

/// The table during play. The host determines what is awaited; the table only tracks how far the players are in
/// answering it.
pub trait PlayScreen<G: GameUi>: Clone + fmt::Debug {
    /// Narrows the choices: a mark on the pad, or a column of the board.
    type Mark: Copy + PartialEq + fmt::Debug + Send + 'static;

    fn new(host: &Host<G>) -> Self;

    fn at_table(&mut self) -> &mut AtTable<G::Advice, Self::Mark>;

    /// What has happened, as far as nobody has answered it.
    fn news(&self) -> Option<&Banner>;

    fn advise(&mut self, advice: G::Advice, _host: &Host<G>) {
        self.at_table().advise(advice);
    }

    /// Whether the game is over, with no correction or announcement still on the screen.
    fn is_over(&self) -> bool;

    /// Whether a screen between players hides the table.
    fn is_covered(&self) -> bool {
        false
    }

    fn is_passing(&self) -> bool {
        false
    }

    /// The decision that a player at the laptop is thinking about while the clock runs.
    fn thought(&self, host: &Host<G>) -> Option<Thought>;

    fn reseat(&mut self, _host: &Host<G>) {}

    fn correct(&mut self, place: G::Place);

    fn follow(&mut self, change: Change<G>, host: &Host<G>, settings: &Settings);

    fn back(&mut self, host: &Host<G>);

    /// Whether there is anything for [`PlayScreen::back`] to return from.
    fn has_left(&self, host: &Host<G>) -> bool;

    fn question(&self, host: &Host<G>, best: Option<i32>) -> Option<G::Question>;

    /// The entry under correction, in a sentence such as `You are correcting the dice of throw 5.`; `None` outside
    /// corrections.
    fn corrected(&self, host: &Host<G>) -> Option<String>;

    /// The last events, a sentence for each, for players who cannot see them; `None` if the table shows something else.
    fn happened(&self, host: &Host<G>) -> Option<Vec<String>>;

    /// The place of the entry that is asked for, new or under correction.
    fn place(&self) -> Option<G::Place>;

    fn is_correcting(&self, host: &Host<G>) -> bool;

    /// How long the last event stays on the screen.
    fn rest(&self) -> Duration;

    fn bindings<'a>(&'a self, host: &'a Host<G>) -> Bindings<'a, PlayMessage<G>>;

    fn is_moving(&self) -> bool;

    fn update(&mut self, message: PlayMessage<G>, host: &Host<G>) -> Option<Input<G>>;

    fn view<'a>(view: View<'a, G>, within: Size) -> Element<'a, PlayMessage<G>>;
}

pub struct View<'a, G: GameUi> {
    pub play: &'a G::Play,
    pub host: &'a Host<G>,
    pub settings: &'a Settings,
    pub record: Option<i32>,
}

impl<G: GameUi> Copy for View<'_, G> {}

impl<G: GameUi> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Deref for View<'_, G> {
    type Target = G::Play;

    fn deref(&self) -> &G::Play {
        self.play
    }
}

impl<'a, G: GameUi> View<'a, G> {
    pub fn session(self) -> &'a Session<G> {
        self.host.session()
    }

    pub fn player(self, seat: Seat) -> &'a Player {
        &self.session().players()[seat]
    }

    /// A notice that the coach is working on the question on the screen; `None` if it is not.
    pub fn thinking(self) -> Option<Banner> {
        let asked = self.host.asked()?;
        let is_seen = self.question(self.host, self.record).as_ref() == Some(asked);
        is_seen.then(|| Banner::Notice(say!("common-hint-thinking")))
    }
}
