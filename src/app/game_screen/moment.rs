//! The moment of an open game that is looked at, and what leads on from it.

use std::borrow::Cow;

use iced::Task;

use super::{Action, GameScreen, Message, Screen};
use crate::app::banner::Banner;
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::app::history;
use crate::session::Session;
use crate::table::{Effect, Input, Viewer};

impl<G: GameUi> GameScreen<G> {
    /// What is looked at, in the history, in the review or in a correction.
    pub(super) fn looked_at(&self) -> Option<G::Place> {
        match &self.screen {
            Screen::History(history) => history.place(self.session()),
            Screen::Review(review) => review.place(),
            Screen::Play(play) => play.place(),
            Screen::Result(_) | Screen::Seats(_) => None,
        }
    }

    /// What is looked at, in the game as everybody in the room may see it.
    pub fn moment(&self) -> Option<(Cow<'_, Session<G>>, G::Place)> {
        let place = self.looked_at()?;
        Some((self.host.seen_by(Viewer::Room).session, place))
    }

    /// Brings what is looked at into view again, where people come back to it.
    pub fn scroll_back(&self) -> Task<Message<G>> {
        match &self.screen {
            Screen::History(history) => history.scroll(),
            Screen::Review(review) => review.scroll_back().map(Message::Review),
            Screen::Play(_) | Screen::Result(_) | Screen::Seats(_) => Task::none(),
        }
    }

    /// Asks the coach about what is looked at. In a game under way that is as much help as a review.
    pub(super) fn ask(&mut self) -> Action<Message<G>> {
        if self.looked_at().is_none() {
            return Action::None;
        }
        match self.look_back(history::before_asking) {
            Some(is_noted) => Action::Ask { is_noted },
            None => Action::None,
        }
    }

    /// Looks back at the game for help, and returns whether that is to be noted of it. Nothing where people are told first
    /// that a strict game does not allow it, or what it marks.
    pub(super) fn look_back(&mut self, told: fn(bool) -> String) -> Option<bool> {
        let effects = self.hand(Input::LookBack);
        let word = if self.host.may_look_back() {
            None
        } else if self.host.record().options.strict {
            Some(Banner::Refusal(told(true)))
        } else {
            Some(Banner::Notice(told(false)))
        };
        let is_told = word.is_some();
        match &mut self.screen {
            Screen::History(history) => history.tell(word),
            _ => self.tell(word),
        }
        let mut effects = effects.iter();
        (!is_told).then(|| effects.any(|effect| matches!(effect, Effect::Keep)))
    }
}
