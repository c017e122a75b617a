//! What the screens of a game bring, so that both games open through the same code.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt;
use std::hash::Hash;
use std::ops::ControlFlow;
use std::time::Duration;

use iced::{Size, Subscription};

use super::banner::Banner;
use super::game_screen::{GameScreen, Message};
use super::history::{self, Cell, History};
use super::keymap::Press;
use super::review::{self, At, Way};
use super::room::Room;
use super::widget::Element;
use crate::coach::express::Damaged;
use crate::coach::review::{Judged, Moments};
use crate::rules::Seat;
use crate::session::{Session, Variant};
use crate::store::Settings;
use crate::table::{Change, Host, Hosted, Input, Thought};
use crate::text::Told;

/// The screens of one of the games.
pub trait GameUi: Told + HistoryUi + ReviewUi {
    /// Where it is played.
    type Play: PlayScreen<Self>;

    /// Whether the game has a place for late players.
    const SEATS_LATE_PLAYERS: bool;

    /// Why nobody may sit down any more, where late players have seats.
    fn refuses_seats(session: &Session<Self>) -> Option<&'static str>;

    /// What becomes of one who leaves, in a sentence.
    const LEAVING: &'static str;

    /// How the result of a game that one played alone to its end compares with another one: the better one is the greater.
    fn against(session: &Session<Self>, other: i32) -> Ordering;

    /// The result of a game that is over, or as it stands.
    fn result<'a>(open: &'a GameScreen<Self>) -> Element<'a, Message<Self>>;
}

/// What people at the table want.
#[derive(Debug)]
pub enum Act<G: GameUi> {
    /// Nothing beyond the table.
    None,
    /// Something that the host decides about.
    Do(Input<G>),
    /// The result of a game that is over.
    ShowResult,
}

/// The table while it is played: what is awaited follows from the host, and what the table knows besides is where people
/// are in answering it.
pub trait PlayScreen<G: GameUi>: Clone + fmt::Debug {
    /// What happens at the table.
    type Message: Clone + PartialEq + fmt::Debug + Send + 'static;

    /// The keys of the table, for the list of keys.
    const KEYS: &'static [(&'static str, &'static str)];

    /// The table at what it waits for.
    fn new(host: &Host<G>) -> Self;

    /// Whether the game is over and nothing is being corrected or told.
    fn is_over(&self) -> bool;

    /// Whether a screen between players hides the table.
    fn is_covered(&self) -> bool;

    /// What a person at the table thinks about now while the time for it runs.
    fn thought(&self, host: &Host<G>) -> Option<Thought>;

    /// Opens something earlier to be written again.
    fn correct(&mut self, place: G::Place);

    /// Follows what has happened to the game.
    fn follow(&mut self, change: Change<G>, host: &Host<G>, settings: &Settings);

    /// Goes back to what the table waits for.
    fn back(&mut self, host: &Host<G>);

    /// What the coach would be asked about what people see now.
    fn question(&self, host: &Host<G>, best: Option<i32>) -> Option<G::Question>;

    /// Shows what the coach has answered, until something happens.
    fn advised(&mut self, advice: G::Advice);

    /// Shows something to the people, or nothing any more.
    fn tell(&mut self, word: Option<Banner>);

    /// Whether something earlier is being written again.
    fn is_correcting(&self, host: &Host<G>) -> bool;

    /// How long people look at what has just happened.
    fn rest(&self) -> Duration;

    /// The message for a key.
    fn on_key(&self, press: Press, host: &Host<G>) -> Option<Self::Message>;

    /// The frames of what moves, and nothing else.
    fn subscription(&self) -> Subscription<Self::Message>;

    /// Takes part in what happens, and returns what people want.
    fn update(&mut self, message: Self::Message, host: &Host<G>) -> Act<G>;

    /// The table within this room.
    fn view<'a>(
        &'a self,
        host: &'a Host<G>,
        settings: &Settings,
        room: Room,
    ) -> Element<'a, Self::Message>;
}

/// What a game lists in its history, and how it shows that.
pub trait HistoryUi: Hosted {
    /// Something that can be corrected.
    type Place: Copy + fmt::Debug + Eq + Hash;

    /// The keys of the history, for the list of keys.
    const HISTORY_KEYS: &'static [(&'static str, &'static str)];

    /// What is said where there are no lines yet.
    const NO_LINES: &'static str;

    /// How something is corrected, in a sentence.
    const CORRECTING: &'static str;

    /// The height of a line.
    const LINE_HEIGHT: f32;

    /// How many lines stay in view before the one under the keys.
    const LINES_BEFORE: usize;

    /// How many lines there are.
    fn lines(session: &Session<Self>) -> usize;

    /// How many columns the keys move over, 1 or more.
    fn columns(session: &Session<Self>) -> usize;

    /// What can be corrected in a cell.
    fn place(cell: Cell, session: &Session<Self>) -> Option<Self::Place>;

    /// The cell where an event is told, if it is told in any.
    fn written_at(event: &Self::Event, session: &Session<Self>) -> Option<Cell>;

    /// What was written again after something later.
    fn corrections(session: &Session<Self>) -> HashSet<Self::Place>;

    /// The lines below their head, in so much room from left to right.
    fn list<'a>(
        history: &'a History<Self>,
        host: &'a Host<Self>,
        width: f32,
    ) -> Element<'a, history::Message>;
}

/// What a game judges in a review, and how it shows that.
pub trait ReviewUi: Variant {
    /// The game of one seat, judged.
    type SeatReview: Clone + fmt::Debug + Send + Sync + 'static;
    /// One of its choices.
    type Moment: Judged + PartialEq;

    /// The keys of the review, for the list of keys.
    const REVIEW_KEYS: &'static [(&'static str, &'static str)];

    /// Whether all seats choose for the same dice. The review of another seat then opens at the same choice, and otherwise
    /// at the costliest one.
    const SHARES_DICE: bool;

    /// How many choices stay in view before the one that is looked at.
    const MOMENTS_BEFORE: usize;

    /// How many throws or rolls there are to judge for a seat.
    fn length(session: &Session<Self>) -> usize;

    /// Judges the game of a seat; `watch` hears of each throw or roll, and can break it off.
    fn judge(
        session: &Session<Self>,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<Self::SeatReview, Damaged>>;

    /// The choices of a seat.
    fn moments(review: &Self::SeatReview) -> &Moments<Self::Moment>;

    /// The place of the choice that belongs to this throw or turn of the chart.
    fn pointed_at(moments: &[Self::Moment], number: usize) -> Option<usize>;

    /// All choices of a seat within this size, beside the course of the other `reviews`.
    fn all_moments<'a>(
        reviews: &'a [Self::SeatReview],
        review: &'a Self::SeatReview,
        at: At,
        session: &'a Session<Self>,
        within: Size,
    ) -> Element<'a, review::Message<Self>>;

    /// One of them with its board or pad, large.
    fn one_moment<'a>(
        review: &'a Self::SeatReview,
        moment: &'a Self::Moment,
        at: At,
        shown: Way,
        session: &'a Session<Self>,
        within: Size,
    ) -> Element<'a, review::Message<Self>>;
}
