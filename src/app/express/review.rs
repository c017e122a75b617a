//! What each choice of a game was worth, and how much of the result was luck.

mod moment;
mod view;

use std::ops::ControlFlow;
use std::sync::Arc;

use iced::keyboard::key::Named;
use iced::{Size, Task, task};

use crate::app::background::{Report, cancellable, watched};
use crate::app::game_ui::ReviewScreen;
use crate::app::keymap::{Key, Press};
use crate::app::review::{self, Go, Way, awaited, word};
use crate::app::widget::{Bars, Element};
use crate::coach::express::{Damaged, Percentile, ValueTable};
use crate::coach::review::express as judged;
use crate::session::{Express, Session};

/// The review of a game, from throw to throw.
#[derive(Debug, Clone)]
pub struct Review {
    judged: Judged,
    /// The one whose game is looked at.
    seat: usize,
    /// The throw that is looked at, from 1.
    number: usize,
    /// Which pad of it is shown large, if one is.
    large: Option<Way>,
}

#[derive(Debug, Clone)]
enum Judged {
    /// It is being computed, and so many percent are; dropped, that ends.
    Awaited {
        percent: usize,
        _computing: task::Handle,
    },
    Done(Arc<Seats>),
    Damaged(Damaged),
    Failed,
}

/// Every seat's game, judged.
#[derive(Debug)]
pub struct Seats {
    seats: Vec<Seat>,
    /// What near-optimal games end with.
    bars: Bars,
}

#[derive(Debug)]
struct Seat {
    review: judged::Review,
    /// The costliest moments, each with the reason.
    costliest: Vec<(judged::Moment, String)>,
    /// The final score and where it stands among near-optimal games, once the seat is out.
    result: Option<(i32, Percentile)>,
}

impl Seats {
    fn of(
        table: &ValueTable,
        session: &Session,
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Seats> {
        let count = session.players().len();
        let throws = session.table().rounds().len();
        let mut seats = Vec::with_capacity(count);
        for seat in 0..count {
            let watch = |throw| tell(seat * throws + throw, count * throws);
            let review = judged::Review::watched(table, session, seat, watch)?;
            seats.push(Seat::of(table, session, seat, review));
        }
        ControlFlow::Continue(Seats {
            seats,
            bars: Bars::of(table.distribution()),
        })
    }
}

impl Seat {
    fn of(table: &ValueTable, session: &Session, seat: usize, review: judged::Review) -> Seat {
        let costliest = review.moments.costliest().into_iter().filter_map(|moment| {
            let cause = moment.cause(table)?;
            Some((*moment, cause.to_string()))
        });
        let total = session.score(seat).total();
        let is_out = session.table().out_at(seat).is_some();
        Seat {
            costliest: costliest.collect(),
            result: is_out.then(|| (total, table.distribution().percentile(total))),
            review,
        }
    }

    fn moment(&self, number: usize) -> Option<&judged::Moment> {
        self.review.moments.get(number.checked_sub(1)?)
    }
}

/// What happens in a review.
#[derive(Debug, Clone)]
pub enum Message {
    /// This is heard of the one that is computed.
    Judged(Report<Result<Arc<Seats>, Damaged>>),
    /// A step through the review.
    Go(Go),
    /// A throw is looked at.
    Look(usize),
    /// The pad of a throw is shown large.
    Open(usize),
    /// Back to all throws.
    Close,
}

impl ReviewScreen<Express> for Review {
    type Message = Message;

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("← →", "The throw before, the next throw"),
        ("Enter", "Show the pad of the throw"),
        ("C, B", "The pad with what was chosen, with the best choice"),
        ("Page Up, Page Down", "The player before, the next player"),
        ("Alt+1 … Alt+8", "The game of this player"),
        ("Esc", "Back"),
    ];

    fn new(session: Session) -> (Review, Task<Message>) {
        let computed = watched(move |tell| {
            let table = match ValueTable::shipped(session.setup().penalty()) {
                Ok(table) => table,
                Err(damaged) => return ControlFlow::Continue(Err(damaged)),
            };
            let seats = Seats::of(table, &session, tell)?;
            ControlFlow::Continue(Ok(Arc::new(seats)))
        });
        let (computed, handle) = cancellable(computed.map(Message::Judged));
        let review = Review {
            judged: Judged::Awaited {
                percent: 0,
                _computing: handle,
            },
            seat: 0,
            number: 1,
            large: None,
        };
        (review, computed)
    }

    fn on_key(&self, press: Press) -> Option<Message> {
        match press.key {
            Key::Named(Named::Backspace) if press.is_bare() => self.back(),
            _ => Go::of(press, Express::MOST_PLAYERS).map(Message::Go),
        }
    }

    fn back(&self) -> Option<Message> {
        self.large.map(|_| Message::Close)
    }

    fn mean_losses(&self) -> Option<Vec<f64>> {
        let Judged::Done(judged) = &self.judged else {
            return None;
        };
        let seats = judged.seats.iter();
        Some(seats.map(|seat| seat.review.moments.mean_loss()).collect())
    }

    fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Judged(Report::Percent(done)) => {
                if let Judged::Awaited { percent, .. } = &mut self.judged {
                    *percent = done;
                }
            }
            Message::Judged(Report::Over) => {
                if let Judged::Awaited { .. } = self.judged {
                    self.judged = Judged::Failed;
                }
            }
            Message::Judged(Report::Done(Err(damaged))) => {
                self.judged = Judged::Damaged(damaged);
            }
            Message::Judged(Report::Done(Ok(seats))) => {
                self.judged = Judged::Done(seats);
                // The costliest throw is what people come for.
                let costliest = self.looked_at().and_then(|seat| seat.costliest.first());
                if let Some((moment, _)) = costliest {
                    self.number = moment.number;
                }
                return self.scroll();
            }
            Message::Go(Go::Seat(seat)) => return self.look_at(seat),
            Message::Go(Go::NextSeat(by)) => {
                return self.look_at(self.seat.saturating_add_signed(by));
            }
            Message::Look(number) => {
                if self.number != number {
                    self.number = number;
                    return self.scroll();
                }
            }
            Message::Go(Go::Move(by)) => {
                let last = self.looked_at().map_or(1, |seat| seat.review.moments.len());
                let number = self.number.saturating_add_signed(by);
                self.number = number.clamp(1, last.max(1));
                return self.scroll();
            }
            Message::Open(number) => {
                self.number = number;
                return self.update(Message::Go(Go::Show(Way::Chosen)));
            }
            Message::Go(Go::Show(way)) => {
                let seat = self.looked_at();
                let is_there = seat.is_some_and(|seat| seat.moment(self.number).is_some());
                self.large = is_there.then_some(way);
            }
            Message::Close => {
                self.large = None;
                return self.scroll();
            }
        }
        Task::none()
    }

    fn view<'a>(&'a self, session: &'a Session, within: Size) -> Element<'a, Message> {
        let seats = match &self.judged {
            Judged::Awaited { percent, .. } => return awaited(*percent),
            Judged::Failed => return word(review::FAILED.to_owned()),
            Judged::Damaged(damaged) => {
                return word(format!("There is no review: {damaged}."));
            }
            Judged::Done(seats) => seats,
        };
        let Some(seat) = seats.seats.get(self.seat) else {
            return word("Nobody sits here.".to_owned());
        };
        match (self.large, seat.moment(self.number)) {
            (Some(way), Some(moment)) => self.moment(session, seat, moment, way, within),
            _ => self.all(session, seats, seat, within),
        }
    }
}

impl Review {
    /// The game that is looked at, once it is judged.
    fn looked_at(&self) -> Option<&Seat> {
        match &self.judged {
            Judged::Done(seats) => seats.seats.get(self.seat),
            Judged::Awaited { .. } | Judged::Damaged(_) | Judged::Failed => None,
        }
    }

    fn look_at(&mut self, seat: usize) -> Task<Message> {
        if let Judged::Done(seats) = &self.judged {
            self.seat = seat.min(seats.seats.len() - 1);
            // The same throw, which everybody has answered, unless this game was over before.
            return self.update(Message::Go(Go::Move(0)));
        }
        Task::none()
    }

    /// Brings the throw that is looked at into view.
    fn scroll(&self) -> Task<Message> {
        review::scroll(self.number)
    }
}
