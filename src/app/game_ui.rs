//! What each game provides so that both open through the same code.

use std::cmp::Ordering;
use std::fmt;
use std::time::Duration;

use iced::{Size, Subscription};

use super::banner::Banner;
use super::history::HistoryUi;
use super::keymap::Bindings;
use super::result::{self, Over, ResultUi};
use super::widget::Element;
use crate::session::Session;
use crate::store::Settings;
use crate::table::{Change, Host, Input, Thought};
use crate::text::{Sentences, say};

/// The screens of one of the games.
pub trait GameUi: Sentences + HistoryUi + ResultUi {
    /// Its table.
    type Play: PlayScreen<Self>;

    /// Whether late players can join.
    const SEATS_LATE_PLAYERS: bool;

    /// What becomes of one who leaves.
    fn leaving(name: &str) -> String;

    /// How the result of a game that one played alone to its end compares with another one: the better one is the greater.
    fn against(session: &Session<Self>, other: i32) -> Ordering;

    /// The result of a game that is over.
    fn result(over: Over<'_, Self>) -> Element<'_, result::Message>;
}

/// A request of the people at the table.
#[derive(Debug)]
pub enum Act<G: GameUi> {
    /// Nothing.
    None,
    /// An input for the host.
    Do(Input<G>),
    /// The result of a game that is over.
    ShowResult,
}

/// The table during play: what is awaited follows from the host; the table itself knows only where people
/// are in answering it.
pub trait PlayScreen<G: GameUi>: Clone + fmt::Debug {
    /// A message of the table.
    type Message: Clone + PartialEq + fmt::Debug + Send + 'static;

    /// The table at what it waits for.
    fn new(host: &Host<G>) -> Self;

    /// Whether the game is over and nothing is being corrected or told.
    fn is_over(&self) -> bool;

    /// Whether a screen between players hides the table.
    fn is_covered(&self) -> bool;

    /// What a person at the table thinks about now while the time for it runs.
    fn thought(&self, host: &Host<G>) -> Option<Thought>;

    /// Follows who plays on a phone now.
    fn reseat(&mut self, _host: &Host<G>) {}

    /// Opens something earlier to be written again.
    fn correct(&mut self, place: G::Place);

    /// Updates the screen after a change of the game.
    fn follow(&mut self, change: Change<G>, host: &Host<G>, settings: &Settings);

    /// Goes back to what the table waits for.
    fn back(&mut self, host: &Host<G>);

    /// Whether there is something from which [`PlayScreen::back`] goes back.
    fn has_left(&self, host: &Host<G>) -> bool;

    /// The question to the coach about the position that people see now.
    fn question(&self, host: &Host<G>, best: Option<i32>) -> Option<G::Question>;

    /// That the coach is working out the answer to this question; nothing if it is not.
    fn thinking(&self, host: &Host<G>, best: Option<i32>) -> Option<Banner> {
        let asked = host.asked()?;
        let is_seen = self.question(host, best).as_ref() == Some(asked);
        is_seen.then(|| Banner::Notice(say!("common-hint-thinking")))
    }

    /// Shows what the coach has answered, until something happens.
    fn advised(&mut self, advice: G::Advice);

    /// Shows a banner, or clears it.
    fn tell(&mut self, word: Option<Banner>);

    /// That something earlier is being written again, where it is: `You are correcting the dice of throw 5.`
    fn corrected(&self, host: &Host<G>) -> Option<String>;

    /// What has happened last, a sentence for each thing, for those who do not see it; nothing while that is not what is
    /// shown.
    fn happened(&self, host: &Host<G>) -> Option<Vec<String>>;

    /// What is asked for, whether for the first time or again.
    fn place(&self) -> Option<G::Place>;

    /// Whether something earlier is being written again.
    fn is_correcting(&self, host: &Host<G>) -> bool;

    /// How long the last event stays on the screen.
    fn rest(&self) -> Duration;

    /// The keys of the table.
    fn bindings<'a>(&'a self, host: &'a Host<G>) -> Bindings<'a, Self::Message>;

    /// The frames of an animation, and nothing else.
    fn subscription(&self) -> Subscription<Self::Message>;

    /// Applies the message, and returns what people want.
    fn update(&mut self, message: Self::Message, host: &Host<G>) -> Act<G>;

    /// The table within this room, with the record of a game that one plays alone.
    fn view<'a>(
        &'a self,
        host: &'a Host<G>,
        settings: &Settings,
        record: Option<i32>,
        within: Size,
    ) -> Element<'a, Self::Message>;
}
