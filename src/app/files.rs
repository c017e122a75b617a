//! Changes to the files of games.

use iced::Task;
use jiff::Timestamp;

use super::background::{background, in_words};
use crate::session::Title;
use crate::store::{Id, LoadError, Salvaged, Saved, Store, StoreError};
use crate::text::say;

/// The outcome of a change to a file.
#[derive(Debug, Clone)]
pub enum Changed {
    /// It is in the trash.
    Deleted(Id),
    /// It is out of it again.
    Restored,
    /// It holds something else, or there is another one.
    Rewritten,
}

/// Changes a file off the UI thread.
pub fn change(
    store: &Store,
    change: impl FnOnce(&Store) -> Result<Changed, StoreError> + Send + 'static,
) -> Task<Result<Changed, String>> {
    let store = store.clone();
    background(move |_| change(&store)).map(in_words)
}

/// A change to a game.
#[derive(Debug, Clone)]
pub enum Edit {
    /// Give it this title, or none.
    Title(Option<Title>),
    /// Leave it out of the records and figures, or count it again.
    Count,
    /// Make a copy to be played on. Of a finished game it counts for nothing, because it is no second game.
    Copy,
}

impl Edit {
    /// The changed game.
    pub fn of(self, mut saved: Saved) -> Saved {
        match self {
            Edit::Title(title) => saved.title = title,
            Edit::Count => saved.record.counts = !saved.record.counts,
            Edit::Copy => {
                let now = Timestamp::now();
                saved.record.counts &= !saved.session.is_over();
                saved.id = Id::new(now);
                saved.changed = now.max(saved.changed);
            }
        }
        saved
    }
}

/// Changes a game, off the UI thread.
pub fn edit(store: &Store, id: Id, edit: Edit) -> Task<Result<Changed, String>> {
    change(store, move |store| {
        // If it cannot be read, the list shows the file with its fault.
        if let Ok(saved) = store.load(&id) {
            store.save(&edit.of(saved))?;
        }
        Ok(Changed::Rewritten)
    })
}

/// Moves a game to the trash, off the UI thread.
pub fn delete(store: &Store, id: Id) -> Task<Result<Changed, String>> {
    change(store, move |store| {
        store.delete(&id)?;
        Ok(Changed::Deleted(id))
    })
}

/// The parts of a damaged file that can be recovered.
#[derive(Debug, Clone, Copy)]
pub enum Copy {
    /// What it held before its last save.
    LastGood,
    /// Everything before the damage.
    Salvaged,
}

impl Copy {
    /// The game, and what to say about it.
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
