//! What is known about a finished game: its course, the games that it is compared with, its review, its picture.

use std::cmp::Ordering;
use std::path::PathBuf;
use std::time::Duration;

use iced::futures::Stream;
use iced::{Subscription, Task};
use jiff::Timestamp;

use super::Message;
use crate::app::analysis::{Analysed, Analysis};
use crate::app::background::{background, every, in_words};
use crate::app::export;
use crate::app::words;
use crate::app::written::{self, Written};
use crate::coach::express::Par;
use crate::paper::{Palette, Summary};
use crate::rules::Seat;
use crate::session::{AnySession, Session};
use crate::store::{OwnGames, Saved};
use crate::table::{Host, Hosted};

/// What a game brings to tell of its result.
pub trait ResultUi: Hosted + Analysed {
    /// A session of this game among those of both.
    fn any(session: Session<Self>) -> AnySession;

    /// Where every seat stood before the first throw or turn and after each one.
    fn course(session: &Session<Self>) -> Vec<Vec<f64>>;

    /// What the result tells in a few words.
    fn summary(over: &Over<'_, Self>) -> Summary;
}

/// A game that is over, and what is known of its result.
pub struct Over<'a, G: ResultUi> {
    pub host: &'a Host<G>,
    /// When it began.
    pub created: Timestamp,
    /// The part beside its account.
    pub ending: &'a Ending,
    /// The best result of one who plays alone before this game, and how this one compares with it: the better one is the
    /// greater. Nothing where there is nothing to compare.
    pub best: Option<(Ordering, i32)>,
    /// Other games that it is compared with, once they are known.
    pub compared: &'a Compared<G>,
    /// Whether the people have played it to its end just now, and not opened it later.
    pub has_just_ended: bool,
}

impl<'a, G: ResultUi> Over<'a, G> {
    pub fn session(&self) -> &'a Session<G> {
        self.host.session()
    }

    /// How the result of a seat stands among those of the same person, once that is known.
    pub fn own_games(&self, seat: Seat) -> Option<OwnGames> {
        *self.compared.own.get(seat.index())?
    }

    /// Other games with the same dice, the earliest first.
    pub fn attempts(&self) -> &'a [Attempt<G>] {
        &self.compared.attempts
    }
}

/// What the result of a game is compared with.
#[derive(Debug, Clone)]
pub struct Compared<G: ResultUi> {
    /// The shares of near-optimal games that ended with less, 0 to 1, by seat; none while they are not known.
    pub places: Vec<f64>,
    /// What could have been made of the same dice, once that is known, in a game of Express alone with the app's dice.
    pub par: Option<Par>,
    /// How it stands among the results of the same person, by seat; none while that is not known.
    pub own: Vec<Option<OwnGames>>,
    /// Other games of one who plays alone with the same dice, the earliest first.
    pub attempts: Vec<Attempt<G>>,
}

impl<G: ResultUi> Default for Compared<G> {
    fn default() -> Compared<G> {
        Compared {
            places: Vec::new(),
            par: None,
            own: Vec::new(),
            attempts: Vec::new(),
        }
    }
}

/// Another game with the same dice.
#[derive(Debug, Clone)]
pub struct Attempt<G: ResultUi> {
    /// When it began.
    pub created: Timestamp,
    /// The game.
    pub session: Session<G>,
    /// Its course.
    pub course: Vec<f64>,
}

impl<G: ResultUi> Attempt<G> {
    /// A game of one that began then.
    pub fn new(created: Timestamp, session: Session<G>) -> Attempt<G> {
        Attempt {
            created,
            course: G::course(&session).swap_remove(0),
            session,
        }
    }
}

/// The part of a result beside its account.
#[derive(Debug, Clone)]
pub struct Ending {
    /// Where every seat stood before the first throw or turn and after each one.
    pub course: Vec<Vec<f64>>,
    /// The analysis of the game, once it is begun.
    pub analysis: Option<Box<Analysis>>,
    /// What came of the picture that was saved last.
    pub picture: Option<Result<Written, String>>,
    /// Whether people have seen that there is a result now.
    ///
    /// Until they have, a key is still meant for the table, where the same keys do other things.
    pub is_seen: bool,
}

/// How long people need to see it.
const MOMENT: Duration = Duration::from_millis(800);

fn moments() -> impl Stream<Item = Duration> {
    every(MOMENT)
}

impl Ending {
    /// The end of this game.
    pub fn new<G: ResultUi>(session: &Session<G>) -> Ending {
        Ending {
            course: G::course(session),
            analysis: None,
            picture: None,
            is_seen: true,
        }
    }

    /// Tells when people have seen a result that has just come.
    pub fn time(&self) -> Subscription<Message> {
        if self.is_seen {
            Subscription::none()
        } else {
            Subscription::run(moments).map(|_| Message::Seen)
        }
    }

    /// Whether a picture was saved and is where it is said.
    pub fn has_picture(&self) -> bool {
        matches!(self.picture, Some(Ok(_)))
    }

    /// Notes where the picture is, or why it is nowhere.
    pub fn note_picture(&mut self, result: Result<Vec<PathBuf>, String>) {
        self.picture = match result.map(Written::new) {
            Ok(written) => written.map(Ok),
            Err(words) => Some(Err(words::sentence(&words))),
        };
    }

    /// Takes part in what happens beside what says where the picture is.
    pub fn find(&mut self, message: written::Message) -> Task<Message> {
        match &mut self.picture {
            Some(Ok(written)) => written.update(message).map(Message::Found),
            Some(Err(_)) | None => Task::none(),
        }
    }
}

/// Saves a picture of a result in these colours.
pub fn save_picture(saved: Saved, summary: Summary, palette: Palette) -> Task<Message> {
    let saved = background(move |_| export::save_picture(&saved, &summary, palette));
    saved.map(|result| Message::Saved(in_words(result)))
}
