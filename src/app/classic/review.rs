//! What each play and each decision of a game on the board was worth.

mod view;

use std::ops::ControlFlow;
use std::sync::Arc;

use iced::keyboard::key::Named;
use iced::{Size, Task, task};

use crate::app::background::{Report, cancellable, watched};
use crate::app::game_ui::ReviewScreen;
use crate::app::keymap::{Key, Press};
use crate::app::review::{self, Go, Way, awaited, word};
use crate::app::widget::Element;
use crate::coach::classic::Values;
use crate::coach::review::classic as judged;
use crate::session::{Classic, Session, Variant};

/// The review of a game, from choice to choice.
#[derive(Debug, Clone)]
pub struct Review {
    judged: Judged,
    /// The one whose game is looked at.
    seat: usize,
    /// The place of the choice that is looked at, from 0.
    place: usize,
    /// Which board of it is shown large, if one is.
    large: Option<Way>,
}

#[derive(Debug, Clone)]
enum Judged {
    /// It is being computed, and so many percent are; dropped, that ends.
    Awaited {
        percent: usize,
        _computing: task::Handle,
    },
    /// By seat.
    Done(Arc<Vec<judged::Review>>),
    Failed,
}

/// What happens in a review.
#[derive(Debug, Clone)]
pub enum Message {
    /// This is heard of the one that is computed.
    Judged(Report<Arc<Vec<judged::Review>>>),
    /// A step through the review.
    Go(Go),
    /// The pointer is over this turn of the chart.
    Look(usize),
    /// The board of the choice in this place is shown large.
    Open(usize),
    /// Back to all choices.
    Close,
}

impl ReviewScreen<Classic> for Review {
    type Message = Message;

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("↑ ↓", "The choice before, the next choice"),
        ("Enter", "Show the board of the choice"),
        (
            "C, B",
            "The board with what was chosen, with the best choice",
        ),
        ("Page Up, Page Down", "The player before, the next player"),
        ("Alt+1 … Alt+4", "The game of this player"),
        ("Esc", "Back"),
    ];

    fn new(session: Session<Classic>) -> (Review, Task<Message>) {
        let computed = watched(move |tell| {
            let seats = session.players().len();
            let rolls = session.table().steps().len();
            let values = Values::built_in();
            let mut reviews = Vec::with_capacity(seats);
            for seat in 0..seats {
                let watch = |roll| tell(seat * rolls + roll, seats * rolls);
                reviews.push(judged::Review::watched(values, &session, seat, watch)?);
            }
            ControlFlow::Continue(Arc::new(reviews))
        });
        let (computed, handle) = cancellable(computed.map(Message::Judged));
        let review = Review {
            judged: Judged::Awaited {
                percent: 0,
                _computing: handle,
            },
            seat: 0,
            place: 0,
            large: None,
        };
        (review, computed)
    }

    fn on_key(&self, press: Press) -> Option<Message> {
        match press.key {
            Key::Named(Named::Backspace) if press.is_bare() => self.back(),
            _ => Go::of(press, Classic::MOST_PLAYERS).map(Message::Go),
        }
    }

    fn back(&self) -> Option<Message> {
        self.large.map(|_| Message::Close)
    }

    fn mean_losses(&self) -> Option<Vec<f64>> {
        let Judged::Done(seats) = &self.judged else {
            return None;
        };
        Some(
            seats
                .iter()
                .map(|review| review.moments.mean_loss())
                .collect(),
        )
    }

    fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Judged(Report::Percent(done)) => {
                if let Judged::Awaited { percent, .. } = &mut self.judged {
                    *percent = done;
                }
            }
            Message::Judged(Report::Done(seats)) => {
                self.judged = Judged::Done(seats);
                return self.look_at(0);
            }
            Message::Judged(Report::Over) => {
                if let Judged::Awaited { .. } = self.judged {
                    self.judged = Judged::Failed;
                }
            }
            Message::Go(Go::Seat(seat)) => return self.look_at(seat),
            Message::Go(Go::NextSeat(by)) => {
                return self.look_at(self.seat.saturating_add_signed(by));
            }
            Message::Go(Go::Move(by)) => {
                let count = self.looked_at().map_or(0, |review| review.moments.len());
                let place = self.place.saturating_add_signed(by);
                self.place = place.min(count.saturating_sub(1));
                return self.scroll();
            }
            Message::Look(turn) => {
                if let Some(place) = self.first_of(turn) {
                    self.place = place;
                    return self.scroll();
                }
            }
            Message::Open(place) => {
                self.place = place;
                return self.update(Message::Go(Go::Show(Way::Chosen)));
            }
            Message::Go(Go::Show(way)) => {
                let is_there = self
                    .looked_at()
                    .is_some_and(|review| self.place < review.moments.len());
                self.large = is_there.then_some(way);
            }
            Message::Close => {
                self.large = None;
                return self.scroll();
            }
        }
        Task::none()
    }

    fn view<'a>(&'a self, session: &'a Session<Classic>, within: Size) -> Element<'a, Message> {
        let reviews = match &self.judged {
            Judged::Awaited { percent, .. } => return awaited(*percent),
            Judged::Failed => return word(review::FAILED.to_owned()),
            Judged::Done(reviews) => reviews,
        };
        let Some(review) = reviews.get(self.seat) else {
            return word("Nobody sits here.".to_owned());
        };
        match (self.large, review.moments.get(self.place)) {
            (Some(way), Some(moment)) => self.moment(session, review, moment, way, within),
            _ => self.all(session, review, within),
        }
    }
}

impl Review {
    /// The game that is looked at, once it is judged.
    fn looked_at(&self) -> Option<&judged::Review> {
        self.reviews().get(self.seat)
    }

    /// The games of all seats, once they are judged.
    fn reviews(&self) -> &[judged::Review] {
        match &self.judged {
            Judged::Done(seats) => seats,
            Judged::Awaited { .. } | Judged::Failed => &[],
        }
    }

    /// The place of the first choice in a turn, or in the next one that has any.
    fn first_of(&self, turn: usize) -> Option<usize> {
        let moments = &self.looked_at()?.moments;
        moments.iter().position(|moment| moment.turn >= turn)
    }

    /// Looks at the game of a seat, at the choice that cost most.
    fn look_at(&mut self, seat: usize) -> Task<Message> {
        if let Judged::Done(seats) = &self.judged {
            self.seat = seat.min(seats.len() - 1);
            self.large = None;
            let costliest = self.looked_at().and_then(|review| {
                let costliest = *review.moments.costliest().first()?;
                review.moments.iter().position(|moment| moment == costliest)
            });
            self.place = costliest.unwrap_or(0);
        }
        self.scroll()
    }

    /// Brings the choice that is looked at into view.
    fn scroll(&self) -> Task<Message> {
        review::scroll(self.place)
    }
}
