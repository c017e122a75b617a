//! What is done to the files of the list.

use iced::Task;
use jiff::Timestamp;

use super::Message;
use crate::store::{Id, Saved, Store, Trouble};

/// Changes a file off the UI thread.
pub(super) fn change(
    store: &Store,
    change: impl FnOnce(&Store) -> Result<(), Trouble> + Send + 'static,
) -> Task<Message> {
    let store = store.clone();
    Task::perform(async move { change(&store) }, Message::Changed)
}

pub(super) fn rename(store: &Store, id: &Id, title: Option<String>) -> Result<(), Trouble> {
    match store.load(id) {
        Ok(saved) => store.save(&Saved { title, ..saved }),
        // The list that follows shows the file with its fault.
        Err(_) => Ok(()),
    }
}

/// Leaves a game out of the records and figures, or lets it count again.
pub(super) fn count(store: &Store, id: &Id) -> Result<(), Trouble> {
    match store.load(id) {
        Ok(saved) => store.save(&Saved {
            counts: !saved.counts,
            ..saved
        }),
        Err(_) => Ok(()),
    }
}

/// A copy is played on like the game. Of a finished one it counts for nothing, because it is no second game.
pub(super) fn duplicate(store: &Store, id: &Id) -> Result<(), Trouble> {
    match store.load(id) {
        Ok(saved) => {
            let now = Timestamp::now();
            store.save(&Saved {
                id: Id::new(now),
                changed: now,
                counts: saved.counts && !saved.session.is_over(),
                ..saved
            })
        }
        Err(_) => Ok(()),
    }
}
