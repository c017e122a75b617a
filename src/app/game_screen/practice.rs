//! Practice copies of an open game.

use jiff::Timestamp;

use super::{Action, GameScreen, Message};
use crate::app::game_ui::GameUi;
use crate::app::{history, setup, words};
use crate::session::{Help, Title};
use crate::store::Saved;
use crate::table::{Record, Viewer};

/// The most letters of a game's name in the title of its copy.
const LETTERS: usize = 80;

/// A practice copy of a game.
#[derive(Debug, Clone)]
pub struct PracticeCopy {
    /// The copy, which is in no file yet.
    pub saved: Box<Saved>,
    /// Whether the original was newly marked as having this help, and must be saved.
    pub is_noted: bool,
}

impl<G: GameUi> GameScreen<G> {
    /// Makes a practice copy that goes on from the place shown. In a game under way this counts as help, like a review.
    pub(super) fn play_on(&mut self) -> Action<Message<G>> {
        let Some(place) = self.looked_at() else {
            return Action::None;
        };
        let Some(is_noted) = self.look_back(history::before_playing_on) else {
            return Action::None;
        };
        let copy = setup::fresh_seed().map(|fresh| {
            let seen = self.host.seen_by(Viewer::Room);
            let session = seen.practice_from(place, fresh);
            let name = words::title(self.title.as_ref(), seen.players());
            let title = G::copy_title(&words::fitted(&name, LETTERS), place, &seen);
            let record = Record {
                counts: false,
                // Even if a player lets it count, it is not a game in its own right.
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
