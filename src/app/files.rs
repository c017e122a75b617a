//! Changes to the files of games.

use iced::Task;
use jiff::Timestamp;

use super::background::{background, in_words};
use crate::session::Title;
use crate::store::{Id, LoadError, Salvaged, Saved, Store, StoreError};
use crate::text::say;

#[derive(Debug, Clone)]
pub enum Changed {
    Deleted(Id),
    Restored,
    /// Its content has changed, or a copy was made.
    Rewritten,
}

pub fn change(
    store: &Store,
    change: impl FnOnce(&Store) -> Result<Changed, StoreError> + Send + 'static,
) -> Task<Result<Changed, String>> {
    let store = store.clone();
    background(move |_| change(&store)).map(in_words)
}

#[derive(Debug, Clone)]
pub enum Edit {
    Title(Option<Title>),
    /// Leave it out of the records and figures, or count it again.
    Count,
    /// Note the mean loss of each seat.
    Review(Vec<f64>),
    /// Make a copy to play on. A copy of a finished game does not count: it is not a second game.
    Copy,
}

impl Edit {
    pub fn of(self, mut saved: Saved) -> Saved {
        match self {
            Edit::Title(title) => saved.title = title,
            Edit::Count => saved.record.counts = !saved.record.counts,
            Edit::Review(losses) => saved.record.reviewed = Some(losses),
            Edit::Copy => {
                saved.record.counts &= !saved.session.is_over();
                saved = saved.copied(Timestamp::now());
            }
        }
        saved
    }
}

pub fn edit(store: &Store, id: Id, edit: Edit) -> Task<Result<Changed, String>> {
    change(store, move |store| {
        // If it cannot be read, the list shows the file with its fault.
        if let Ok(saved) = store.load(&id) {
            store.save(&edit.of(saved))?;
        }
        Ok(Changed::Rewritten)
    })
}

pub fn delete(store: &Store, id: Id) -> Task<Result<Changed, String>> {
    change(store, move |store| {
        store.delete(&id)?;
        Ok(Changed::Deleted(id))
    })
}

/// The parts of a damaged file that can be recovered.
#[derive(Debug, Clone, Copy)]
pub enum Copy {
    /// Its state before its last save.
    LastGood,
    /// Everything before the damage.
    Salvaged,
}

impl Copy {
    /// Returns the game and a message about it.
    pub fn make(self, store: &Store, id: &Id) -> Result<(Saved, String), LoadError> {
        let now = Timestamp::now();
        match self {
            Copy::LastGood => Ok((store.last_good(id, now)?, say!("home-copy-last-good"))),
            Copy::Salvaged => {
                let Salvaged { saved, kept, lost } = store.salvage(id, now)?;
                Ok((saved, say!("home-copy-salvaged", kept, lost)))
            }
        }
    }
}
