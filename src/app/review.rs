//! The review of a game from choice to choice, and what both games show it with.

pub mod all;
pub mod moment;

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size, Task, task};

use super::background::{Failed, Report, background, cancellable, of_coach, watched};
use super::keymap::{Key, Press};
use super::theme::{self, Theme, gap, size};
use super::widget::{ButtonStyle, Element, Urgency, hint, press, shape, told, told_as};
use crate::coach;
use crate::coach::express::Damaged;
use crate::coach::review::Moments;
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Name, Player, Session, Variant};
use crate::text::{self as words, Phrase, phrase, say};

/// The key of the review, at the table and at the result.
pub const KEY: &str = "V";

/// The key that plays on from what is looked at, here and in the history.
pub const PLAY_ON_KEY: &str = "Ctrl+D";
/// The line of that key.
pub const PLAY_ON_LINE: (&str, Phrase) = (PLAY_ON_KEY, phrase!("keys-play-on-from-here"));

/// The key that asks the coach about what is looked at, here and in the history.
pub const ASK_KEY: &str = "T";
/// The line of that key.
pub const ASK_LINE: (&str, Phrase) = (ASK_KEY, phrase!("keys-ask-about-this"));

/// From this width on the costliest moments stand beside the course of the game.
pub const WIDE: f32 = 960.0;
/// The height of a choice in the list.
pub const LINE: f32 = 32.0;

/// How long a choice is looked at before more is found out about it.
pub const GLANCE: Duration = Duration::from_millis(100);

/// Which board or pad of a choice is shown large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// With what was chosen.
    Chosen,
    /// With the best choice.
    Best,
    /// With the choice at this place among all that could be chosen, the best first.
    Ranked(usize),
}

impl Way {
    /// The place among all that could be chosen, the best first, where this is the place of what was chosen.
    pub fn place(self, chosen: Option<usize>) -> usize {
        match self {
            Way::Chosen => chosen.unwrap_or(0),
            Way::Best => 0,
            Way::Ranked(place) => place,
        }
    }
}

/// The list of choices.
pub const LIST: &str = "review";
/// The list of all that could be chosen.
pub const RANKED: &str = "ranked";

/// What a game judges in a review, and how it is drawn.
pub trait ReviewUi: Variant {
    /// The game of one seat, judged.
    type SeatReview: Clone + Debug + Send + Sync + 'static;
    /// One of its choices.
    type Moment: coach::review::Judged + PartialEq;

    /// What is found out about a choice while it is shown.
    type Ahead: Clone + Debug + Send + 'static;

    /// The keys of the review, for the list of keys.
    const REVIEW_KEYS: &'static [(&'static str, Phrase)];

    /// Whether all seats choose for the same dice. The review of another seat then opens at the same choice, and otherwise
    /// at the costliest one.
    const SHARES_DICE: bool;

    /// How many choices stay in view before the one that is looked at.
    const MOMENTS_BEFORE: usize;

    /// Where a choice of a seat stands in the game.
    fn place(seat: Seat, moment: &Self::Moment) -> Self::Place;

    /// How many throws or rolls there are to judge for a seat.
    fn length(session: &Session<Self>) -> usize;

    /// Judges the game of a seat; `watch` hears of each throw or roll, and can break it off.
    fn judge(
        session: &Session<Self>,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<Self::SeatReview, Damaged>>;

    /// When a choice was made, what it was and what it cost.
    fn told(review: &Self::SeatReview, moment: &Self::Moment) -> [String; 3];

    /// The choices of a seat.
    fn moments(review: &Self::SeatReview) -> &Moments<Self::Moment>;

    /// What there is to find out about the choice in this place, off the UI thread: for its card, or when it is shown large.
    fn ahead(
        review: &Self::SeatReview,
        place: usize,
        size: Shown,
    ) -> Option<impl FnOnce() -> Option<Self::Ahead> + Send + 'static>;

    /// Which place what is shown has among all that could be chosen, the best first, and how many there were.
    fn rank(review: &Self::SeatReview, moment: &Self::Moment, shown: Way) -> (usize, usize);

    /// The place of the choice that belongs to this throw or turn of the chart.
    fn pointed_at(moments: &[Self::Moment], number: usize) -> Option<usize>;

    /// All choices of a seat within this size, beside the course of the other `reviews`; those for the throw `secret`
    /// are hidden. `cards` is what was found out about the costliest of them, by their places.
    fn all_moments<'a>(
        reviews: &'a [Self::SeatReview],
        review: &'a Self::SeatReview,
        at: At,
        cards: &[(usize, &'a Self::Ahead)],
        session: &'a Session<Self>,
        secret: Option<ThrowNumber>,
        within: Size,
    ) -> Element<'a, Message<Self>>;

    /// One of them with its board or pad, large.
    fn one_moment<'a>(
        review: &'a Self::SeatReview,
        moment: &'a Self::Moment,
        at: At,
        shown: Way,
        ahead: Option<&'a Self::Ahead>,
        session: &'a Session<Self>,
        within: Size,
    ) -> Element<'a, Message<Self>>;
}

/// A step through a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// To a seat.
    Seat(Seat),
    /// To the seat before or after.
    NextSeat(isize),
    /// To the choice so many further.
    Move(isize),
    /// The board or pad of the choice that is looked at is shown large.
    Show(Way),
    /// The choice so many places worse of what could be chosen is shown large.
    Worse(isize),
}

impl Go {
    /// The step of a key at a table that seats so many.
    fn of(press: Press, most_players: usize) -> Option<Go> {
        if let Key::Char(digit) = press.key
            && let Some(number) = digit.to_digit(10)
            && let Some(seat) = Seat::from_number(number as usize)
            && seat.index() < most_players
            && press.alt
            && !press.ctrl
        {
            return Some(Go::Seat(seat));
        }
        if !press.is_bare() {
            return None;
        }
        match press.key {
            Key::Named(Named::ArrowLeft | Named::ArrowUp) => Some(Go::Move(-1)),
            Key::Named(Named::ArrowRight | Named::ArrowDown) => Some(Go::Move(1)),
            Key::Named(Named::PageUp) => Some(Go::NextSeat(-1)),
            Key::Named(Named::PageDown) => Some(Go::NextSeat(1)),
            Key::Named(Named::Enter) | Key::Char('c') => Some(Go::Show(Way::Chosen)),
            Key::Char('b') => Some(Go::Show(Way::Best)),
            _ => None,
        }
    }
}

/// The choice that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct At {
    /// Whose game it is in.
    pub seat: Seat,
    /// Its place among the moments of that seat, from 0.
    pub place: usize,
}

/// The review of a game.
#[derive(Debug, Clone)]
pub struct Review<G: ReviewUi> {
    judged: Judged<G>,
    at: At,
    /// Which board or pad of the choice is shown large, if one is.
    large: Option<Way>,
    /// What is found out about the choice that is shown large, or about the costliest ones.
    ahead: Vec<Ahead<G>>,
}

/// How a choice is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// On a card among the costliest ones.
    OnCard,
    /// With its board or pad, large.
    Large,
}

/// What is found out about a choice.
#[derive(Debug, Clone)]
struct Ahead<G: ReviewUi> {
    at: At,
    size: Shown,
    found: Option<G::Ahead>,
    /// Dropping this cancels what is not found yet.
    _finding: Option<task::Handle>,
}

#[derive(Debug, Clone)]
enum Judged<G: ReviewUi> {
    /// It is being computed, and so many percent are done; dropping this cancels it.
    Awaited {
        percent: usize,
        _computing: task::Handle,
    },
    /// By seat.
    Done(Arc<Vec<G::SeatReview>>),
    /// It could not be computed: the program's own values are damaged, or the computation has failed.
    Failed(Option<Damaged>),
}

/// A message of a review.
#[derive(Debug, Clone)]
pub enum Message<G: ReviewUi> {
    /// A report of the computation.
    Judged(Report<Result<Arc<Vec<G::SeatReview>>, Damaged>>),
    /// A step through the review.
    Go(Go),
    /// The pointer is over this throw or turn of the chart.
    Look(usize),
    /// The board or pad of the choice in this place is shown large.
    Open(usize),
    /// Back to all choices.
    Close,
    /// Play on from the choice that is looked at; the game around does it.
    PlayOn,
    /// Ask the coach about it; the game around does it.
    Ask,
    /// This was found out about a choice.
    Ahead(At, Shown, Option<G::Ahead>),
}

impl<G: ReviewUi> Review<G> {
    /// The review before it is computed, and the task that does it.
    pub fn new(session: Session<G>) -> (Review<G>, Task<Message<G>>) {
        let judge = move |tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>| {
            let (seats, length) = (session.players().len(), G::length(&session));
            let mut reviews = Vec::with_capacity(seats);
            for seat in Seat::all(seats) {
                let mut watch = |done| tell(seat.index() * length + done, seats * length);
                match G::judge(&session, seat, &mut watch)? {
                    Ok(review) => reviews.push(review),
                    Err(damaged) => return ControlFlow::Continue(Err(damaged)),
                }
            }
            ControlFlow::Continue(Ok(Arc::new(reviews)))
        };
        let computed = of_coach(|| watched(judge));
        let (computed, handle) = cancellable(computed.map(Message::Judged));
        let review = Review {
            judged: Judged::Awaited {
                percent: 0,
                _computing: handle,
            },
            at: At {
                seat: Seat::FIRST,
                place: 0,
            },
            large: None,
            ahead: Vec::new(),
        };
        (review, computed)
    }

    /// The message for a key.
    pub fn on_key(&self, press: Press) -> Option<Message<G>> {
        match press.key {
            _ if press.is(PLAY_ON_KEY) => Some(Message::PlayOn),
            _ if press.is(ASK_KEY) => Some(Message::Ask),
            Key::Named(Named::Backspace) if press.is_bare() => self.back(),
            Key::Named(Named::ArrowUp) if press.is_bare() && self.large.is_some() => {
                Some(Message::Go(Go::Worse(-1)))
            }
            Key::Named(Named::ArrowDown) if press.is_bare() && self.large.is_some() => {
                Some(Message::Go(Go::Worse(1)))
            }
            _ => Go::of(press, G::MOST_PLAYERS).map(Message::Go),
        }
    }

    /// The message for a step back, where that does not leave the review.
    pub fn back(&self) -> Option<Message<G>> {
        self.large.map(|_| Message::Close)
    }

    /// The choice that is looked at.
    pub fn place(&self) -> Option<G::Place> {
        let moment = self.moments()?.get(self.at.place)?;
        Some(G::place(self.at.seat, moment))
    }

    /// The mean loss of a choice by seat, once it is computed.
    pub fn mean_losses(&self) -> Option<Vec<f64>> {
        let Judged::Done(reviews) = &self.judged else {
            return None;
        };
        let losses = reviews.iter().map(|review| G::moments(review).mean_loss());
        Some(losses.collect())
    }

    /// Applies the message, and begins to find out about the choices that are shown then, if any are.
    pub fn update(&mut self, message: Message<G>, is_shown: bool) -> Task<Message<G>> {
        let done = self.apply(message);
        if !is_shown {
            return done;
        }
        Task::batch([done, self.look_ahead()])
    }

    /// Begins to find out about the choice that is shown large, or about the costliest ones that are shown on cards.
    pub fn look_ahead(&mut self) -> Task<Message<G>> {
        let Judged::Done(reviews) = &self.judged else {
            return Task::none();
        };
        let Some(review) = reviews.get(self.at.seat.index()) else {
            return Task::none();
        };
        let shown: Vec<(At, Shown)> = match self.large {
            Some(_) => vec![(self.at, Shown::Large)],
            None => {
                let moments = G::moments(review);
                let costliest = moments.costliest().into_iter();
                let places = costliest.filter_map(|costly| {
                    let place = moments.iter().position(|moment| moment == costly)?;
                    let seat = self.at.seat;
                    Some((At { seat, place }, Shown::OnCard))
                });
                places.collect()
            }
        };
        // What was found out for a card is shown again.
        self.ahead.retain(|ahead| {
            let is_kept = ahead.size == Shown::OnCard && ahead.found.is_some();
            is_kept || shown.contains(&(ahead.at, ahead.size))
        });
        let mut tasks = Vec::new();
        for (at, size) in shown {
            let is_same = |ahead: &Ahead<G>| (ahead.at, ahead.size) == (at, size);
            if self.ahead.iter().any(is_same) {
                continue;
            }
            let finding = G::ahead(review, at.place, size).map(|find| {
                let found = background(move |token| {
                    // Who passes by on the way to another choice waits for nothing.
                    token.sleep(GLANCE);
                    (!token.is_cancelled()).then(find).flatten()
                });
                // What could not be found out is left out.
                let told =
                    move |found: Result<_, Failed>| Message::Ahead(at, size, found.ok().flatten());
                let (task, finding) = cancellable(found.map(told));
                tasks.push(task);
                finding
            });
            self.ahead.push(Ahead {
                at,
                size,
                found: None,
                _finding: finding,
            });
        }
        Task::batch(tasks)
    }

    fn apply(&mut self, message: Message<G>) -> Task<Message<G>> {
        match message {
            Message::Judged(Report::Percent(done)) => {
                if let Judged::Awaited { percent, .. } = &mut self.judged {
                    *percent = done;
                }
            }
            Message::Judged(Report::Over) => {
                if let Judged::Awaited { .. } = self.judged {
                    self.judged = Judged::Failed(None);
                }
            }
            Message::Judged(Report::Done(Err(damaged))) => {
                self.judged = Judged::Failed(Some(damaged));
            }
            Message::Judged(Report::Done(Ok(reviews))) => {
                self.judged = Judged::Done(reviews);
                self.look_at(self.costliest());
                return self.scroll();
            }
            Message::Go(Go::Seat(seat)) => return self.change_seat(seat),
            Message::Go(Go::NextSeat(by)) => {
                let index = self.at.seat.index().saturating_add_signed(by);
                return self.change_seat(Seat::new(index));
            }
            Message::Go(Go::Worse(by)) => return self.show_worse(by),
            Message::Go(Go::Move(by)) => {
                if let Some(Way::Ranked(_)) = self.large {
                    self.large = Some(Way::Chosen);
                }
                self.look_at(self.at.place.saturating_add_signed(by));
                return self.scroll_back();
            }
            Message::Look(number) => {
                let place = self.moments().and_then(|all| G::pointed_at(all, number));
                if let Some(place) = place.filter(|&place| place != self.at.place) {
                    self.at.place = place;
                    return self.scroll();
                }
            }
            Message::Open(place) => {
                self.at.place = place;
                return self.apply(Message::Go(Go::Show(Way::Chosen)));
            }
            Message::Go(Go::Show(way)) => {
                let is_there = self
                    .moments()
                    .is_some_and(|moments| self.at.place < moments.len());
                self.large = is_there.then_some(way);
                return self.scroll_to_shown();
            }
            Message::Close => {
                self.large = None;
                return self.scroll();
            }
            Message::PlayOn | Message::Ask => {}
            Message::Ahead(at, size, found) => {
                let mut ahead = self.ahead.iter_mut();
                if let Some(ahead) = ahead.find(|ahead| (ahead.at, ahead.size) == (at, size)) {
                    ahead.found = found;
                }
            }
        }
        Task::none()
    }

    /// The review within this size.
    pub fn view<'a>(
        &'a self,
        session: &'a Session<G>,
        secret: Option<ThrowNumber>,
        within: Size,
    ) -> Element<'a, Message<G>> {
        let reviews = match &self.judged {
            Judged::Awaited { percent, .. } => return awaited(*percent),
            Judged::Failed(None) => return word(say!("coach-review-failed")),
            Judged::Failed(Some(damaged)) => return word(words::no_review(*damaged)),
            Judged::Done(reviews) => reviews,
        };
        let Some(review) = reviews.get(self.at.seat.index()) else {
            return word(say!("coach-review-nobody"));
        };
        match (self.large, G::moments(review).get(self.at.place)) {
            (Some(way), Some(moment)) => {
                let mut found = self.found(Shown::Large);
                let found = found.find_map(|(at, found)| (at == self.at).then_some(found));
                G::one_moment(review, moment, self.at, way, found, session, within)
            }
            _ => {
                let cards = self.found(Shown::OnCard);
                let cards = cards.filter(|(at, _)| at.seat == self.at.seat);
                let cards: Vec<_> = cards.map(|(at, found)| (at.place, found)).collect();
                G::all_moments(reviews, review, self.at, &cards, session, secret, within)
            }
        }
    }

    /// What was found out about choices that are shown like this.
    fn found(&self, size: Shown) -> impl Iterator<Item = (At, &G::Ahead)> {
        let ahead = self.ahead.iter().filter(move |ahead| ahead.size == size);
        ahead.filter_map(|ahead| Some((ahead.at, ahead.found.as_ref()?)))
    }

    /// The choice of a seat that cost most, as `say` puts it; how much is done while that is not known.
    pub fn costliest_of(
        &self,
        seat: Seat,
        say: impl Fn(&G::SeatReview, &G::Moment) -> String,
    ) -> String {
        match &self.judged {
            Judged::Awaited { .. } => say!("coach-review-under-way"),
            Judged::Failed(_) => "–".to_owned(),
            Judged::Done(reviews) => {
                let said = reviews.get(seat.index()).and_then(|review| {
                    let costliest = *G::moments(review).costliest().first()?;
                    Some(say(review, costliest))
                });
                said.unwrap_or_else(|| say!("coach-review-costliest-none"))
            }
        }
    }

    /// The choices of the seat that is looked at, once they are judged.
    fn moments(&self) -> Option<&Moments<G::Moment>> {
        match &self.judged {
            Judged::Done(reviews) => reviews.get(self.at.seat.index()).map(G::moments),
            Judged::Awaited { .. } | Judged::Failed(_) => None,
        }
    }

    /// The place of the choice that cost most, which is what people come for.
    fn costliest(&self) -> usize {
        let costliest = self.moments().and_then(|moments| {
            let costliest = *moments.costliest().first()?;
            moments.iter().position(|moment| moment == costliest)
        });
        costliest.unwrap_or(0)
    }

    /// Shows the choice so many places worse than the one that is shown, as far as there are any.
    fn show_worse(&mut self, by: isize) -> Task<Message<G>> {
        let Some((place, count)) = self.shown() else {
            return Task::none();
        };
        let place = place.saturating_add_signed(by).min(count.saturating_sub(1));
        self.large = Some(Way::Ranked(place));
        self.scroll_to_shown()
    }

    /// The place of the choice that is shown large among all that could be chosen, and how many there were.
    fn shown(&self) -> Option<(usize, usize)> {
        let (Judged::Done(reviews), Some(shown)) = (&self.judged, self.large) else {
            return None;
        };
        let review = reviews.get(self.at.seat.index())?;
        let moment = G::moments(review).get(self.at.place)?;
        Some(G::rank(review, moment, shown))
    }

    /// Brings the choice that is shown large into view in the list of all that could be chosen.
    fn scroll_to_shown(&self) -> Task<Message<G>> {
        let shown = self.shown();
        shown.map_or_else(Task::none, |(place, _)| moment::scroll_to(place))
    }

    /// Shows the choice at this index, or the last one.
    fn look_at(&mut self, place: usize) {
        let count = self.moments().map_or(0, |moments| moments.len());
        self.at.place = place.min(count.saturating_sub(1));
    }

    /// Shows the game of a seat, or of the last one.
    fn change_seat(&mut self, seat: Seat) -> Task<Message<G>> {
        let Judged::Done(reviews) = &self.judged else {
            return Task::none();
        };
        self.at.seat = seat.min(Seat::new(reviews.len().saturating_sub(1)));
        if G::SHARES_DICE {
            self.look_at(self.at.place);
        } else {
            self.large = None;
            self.look_at(self.costliest());
        }
        self.scroll()
    }

    /// Brings what is looked at into view again.
    pub fn scroll_back(&self) -> Task<Message<G>> {
        Task::batch([self.scroll(), self.scroll_to_shown()])
    }

    /// Brings the choice that is looked at into view, with some before it.
    fn scroll(&self) -> Task<Message<G>> {
        scroll_to(LIST, self.at.place.saturating_sub(G::MOMENTS_BEFORE))
    }
}

/// Scrolls a list so that this line is the first that is seen.
pub fn scroll_to<Message: Send + 'static>(list: &'static str, line: usize) -> Task<Message> {
    let y = line as f32 * LINE;
    operation::scroll_to(list, AbsoluteOffset { x: 0.0, y })
}

/// The width of the costliest moments beside the course of a game in a window of this width.
pub fn beside(width: f32) -> f32 {
    (width * 0.26).clamp(330.0, 440.0)
}

/// The message while a review is computed, with its progress.
fn awaited<'a, Message: 'a>(percent: usize) -> Element<'a, Message> {
    let words = match percent {
        0 => say!("coach-review-begins"),
        _ => say!("coach-review-computed", percent = percent),
    };
    // Whoever hears it need not hear each percent.
    told_as(plain(words), Urgency::News, || say!("coach-review-begins"))
}

/// A message instead of a review.
pub fn word<'a, Message: 'a>(words: String) -> Element<'a, Message> {
    told(plain(words))
}

fn plain<'a, Message: 'a>(words: String) -> Element<'a, Message> {
    container(text(words).size(size::LABEL).style(theme::text::soft))
        .center(Fill)
        .into()
}

/// The players, of whom one is looked at.
pub fn tabs<'a, Message: Clone + Debug + 'a>(
    players: &'a [Player],
    current: Seat,
    look: impl Fn(Seat) -> Message,
) -> Element<'a, Message> {
    let title = text(say!("coach-review-title"))
        .size(size::HEADING)
        .font(theme::BOLD);
    // Few players leave room for whole names.
    let letters = (48 / players.len().max(1)).clamp(12, Name::LONGEST);
    let tabs = Seat::enumerate(players).map(|(seat, player)| {
        let face = row![
            shape(player.colour, size::BODY),
            text(words::fitted(player.name.as_str(), letters))
                .size(size::BODY)
                .font(theme::MEDIUM),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let style: ButtonStyle = if seat == current {
            theme::button::chosen
        } else {
            theme::button::plain
        };
        let tab = button(face).padding([gap::XS, gap::M]).style(style);
        hint(press(tab, Some(look(seat))), format!("Alt+{seat}"))
    });
    row![title, space().width(gap::S)]
        .extend(tabs)
        .spacing(gap::S)
        .align_y(Center)
        .wrap()
        .into()
}

/// A figure with its label below.
pub fn figure<'a, Message: 'a>(
    figure: String,
    about: impl text::IntoFragment<'a>,
    style: fn(&Theme) -> text::Style,
) -> Element<'a, Message> {
    column![
        text(figure)
            .size(size::HEADING)
            .font(theme::BOLD)
            .style(style),
        text(about).size(size::CAPTION).style(theme::text::soft),
    ]
    .align_x(Center)
    .into()
}

/// A sheet across all the room.
pub fn card<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> container::Container<'a, Message, Theme> {
    container(content)
        .padding(gap::M)
        .width(Fill)
        .style(theme::container::card)
}
