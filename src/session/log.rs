/// A list of events with a cursor: those before it are done, those after it undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log<E> {
    events: Vec<E>,
    cursor: usize,
}

impl<E: Clone> Log<E> {
    /// A log whose first `cursor` events are done, or all if there are fewer.
    pub(super) fn new(events: Vec<E>, cursor: usize) -> Log<E> {
        let cursor = cursor.min(events.len());
        Log { events, cursor }
    }

    /// Every event, the undone ones at the end.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The number of done events.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The events that are done.
    pub fn done(&self) -> &[E] {
        &self.events[..self.cursor]
    }

    /// The events that are undone, the next to redo first.
    pub fn undone(&self) -> &[E] {
        &self.events[self.cursor..]
    }

    pub(super) fn push(&mut self, event: E) {
        self.events.truncate(self.cursor);
        self.events.push(event);
        self.cursor += 1;
    }

    pub(super) fn undo(&mut self) -> Option<E> {
        self.cursor = self.cursor.checked_sub(1)?;
        self.undone().first().cloned()
    }

    /// Undoes all but so many events.
    pub(super) fn undo_to(&mut self, cursor: usize) {
        self.cursor = self.cursor.min(cursor);
    }

    pub(super) fn redo(&mut self) -> Option<E> {
        let event = self.undone().first().cloned()?;
        self.cursor += 1;
        Some(event)
    }
}
