//! Undo and redo, one act of a person at a time.

use super::{Change, Effect, Host};
use crate::rules::Seat;
use crate::session::Session;
use crate::table::{Hosted, TableOptions};

impl<G: Hosted> Host<G> {
    /// Undoes the last decision of a seat with all its changes, if only others' decisions about the same came since;
    /// those stay.
    pub(super) fn take_back(&mut self, seat: Seat) -> Vec<Effect<G>> {
        let done = self.session.log().done();
        let thought = |event: &G::Event| {
            let thought = G::decision(&self.session, event);
            thought.filter(|_| !G::is_dice(event))
        };
        let subject = |event: &G::Event| thought(event).map(|thought| thought.subject);
        let is_own = |event: &G::Event| thought(event).is_some_and(|own| own.seat == seat);
        let Some(asked) = done.last().and_then(subject) else {
            return vec![Effect::Unchanged];
        };
        let before = done.iter().rposition(|event| subject(event) != Some(asked));
        let about_it = &done[before.map_or(0, |before| before + 1)..];
        let (own, others): (Vec<G::Event>, _) = about_it.iter().cloned().partition(is_own);
        let Some(last) = own.last() else {
            return vec![Effect::Unchanged];
        };
        for _ in 0..own.len() + others.len() {
            self.session.undo();
        }
        for event in others {
            // Decisions about the same do not depend on each other.
            let _ = self.session.record(event);
        }
        self.changed(Change::Undone(last.clone()))
    }

    pub(super) fn undo(&mut self) -> Vec<Effect<G>> {
        if let Some(denied) = self.leave_end() {
            return vec![denied];
        }
        let before = self.record.options.strict.then(|| self.session.clone());
        let Some(event) = self.undo_persons() else {
            return Vec::new();
        };
        let word = self.instead_of_dice();
        if let (Some(before), Some(denied)) = (before, &word) {
            self.session = before;
            return vec![denied.clone()];
        }
        let mut effects = self.changed(Change::Undone(event));
        effects.extend(word);
        effects
    }

    /// Undoes the last act of a person, and what the program has done since.
    fn undo_persons(&mut self) -> Option<G::Event> {
        let last = self.session.undo()?;
        let options = self.record.options;
        if !is_programs(&self.session, &last, options) {
            return Some(last);
        }
        let is_persons =
            |before: &Session<G>, event: &G::Event| !is_programs(before, event, options);
        Some(self.session.undo_from_last(is_persons).unwrap_or(last))
    }

    pub(super) fn redo(&mut self) -> Vec<Effect<G>> {
        let options = self.record.options;
        let is_next_programs = |session: &Session<G>| {
            let next = session.log().undone().first();
            next.is_some_and(|event| is_programs(session, event, options))
        };
        let was_programs = is_next_programs(&self.session);
        let Some(event) = self.session.redo() else {
            return Vec::new();
        };
        while !was_programs && is_next_programs(&self.session) && self.session.redo().is_some() {}
        self.changed(Change::Redone(event))
    }
}

/// Whether the program would write this event by itself now.
fn is_programs<G: Hosted>(before: &Session<G>, event: &G::Event, options: TableOptions) -> bool {
    if G::is_dice(event) && (!G::is_bots_turn(before, options) || G::app_dice(before).is_empty()) {
        return false;
    }
    match G::decision(before, event) {
        Some(thought) => before.level(thought.seat).is_some() && !G::is_correction(before, event),
        None => G::is_dice(event),
    }
}
