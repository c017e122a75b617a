//! Changes to the files of games.

use iced::Task;
use jiff::Timestamp;

use super::background::{background, in_words};
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
pub type Rewritten = Box<dyn FnOnce(Saved) -> Saved + Send>;

/// Makes another game of one, off the UI thread.
pub fn rewrite(store: &Store, id: Id, rewritten: Rewritten) -> Task<Result<Changed, String>> {
    change(store, move |store| {
        // If it cannot be read, the list shows the file with its fault.
        if let Ok(saved) = store.load(&id) {
            store.save(&rewritten(saved))?;
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
                Ok((saved, say!("home-copy-salvaged", kept = kept, lost = lost)))
            }
        }
    }
}

/// The game, left out of the records and figures, or counting again.
pub fn counted(mut saved: Saved) -> Saved {
    saved.record.counts = !saved.record.counts;
    saved
}

/// A copy to be played on like the game. Of a finished one it counts for nothing, because it is no second game.
pub fn copied(mut saved: Saved) -> Saved {
    let now = Timestamp::now();
    saved.record.counts &= !saved.session.is_over();
    Saved {
        id: Id::new(now),
        changed: now.max(saved.changed),
        ..saved
    }
}
