//! A practice copy of an open game, and the way back from it.

use jiff::Timestamp;

use super::{Action, GameScreen, Message};
use crate::app::game_ui::GameUi;
use crate::app::{history, setup, words};
use crate::session::{Help, Title};
use crate::store::Saved;
use crate::table::{Record, Viewer};

/// The most letters of the name of a game in that of its copy.
const LETTERS: usize = 80;

/// A practice copy of a game.
#[derive(Debug, Clone)]
pub struct PracticeCopy {
    /// The copy, which is in no file yet.
    pub saved: Box<Saved>,
    /// Whether it is noted of the game that the copy helps in it.
    pub is_noted: bool,
}

impl<G: GameUi> GameScreen<G> {
    /// Makes a practice copy that is played on from what is looked at. In a game under way that is as much help as a review.
    pub(super) fn play_on(&mut self) -> Action<Message<G>> {
        let Some(place) = self.looked_at() else {
            return Action::None;
        };
        let Some(is_noted) = self.look_back(history::before_playing_on) else {
            return Action::None;
        };
        let copy = setup::fresh_seed().map(|fresh| {
            let seen = self.host.seen_by(Viewer::Room).session;
            let session = seen.practice_from(place, fresh);
            let name = words::title(self.title.as_ref(), seen.players());
            let title = G::copy_title(&words::fitted(&name, LETTERS), place, &seen);
            let record = Record {
                counts: false,
                // Even if somebody lets it count, it stands for no game of its own.
                helps: [Help::KnownDice].into(),
                ..Record::default()
            };
            let saved = Saved {
                title: Title::new(&title).ok(),
                record,
                ..Saved::new(G::any(session), Timestamp::now())
            };
            PracticeCopy {
                saved: Box::new(saved),
                is_noted,
            }
        });
        Action::PlayOn(copy)
    }
}
