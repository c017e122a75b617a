//! Undo and redo, one act of a person at a time; which help is noted, and which a strict game forbids.
//!
//! Undoing helps a single person with the app's dice, which fall again the same. With real dice, or among several
//! people who see it, it is their own affair.

use super::{Announcement, Change, Denied, Effect, Host, Notice, late};
use crate::rules::Seat;
use crate::session::{Help, Helps, Refused, Seating, Session};
use crate::table::{Hosted, TableOptions};

impl<G: Hosted> Host<G> {
    /// All helps in this game.
    pub fn helps(&self) -> Helps {
        self.record.all_helps(self.session.dice())
    }

    /// Whether the result can be a solo record: a person plays, the game counts, without help.
    pub fn may_set_record(&self) -> bool {
        let session = &self.session;
        let is_persons = session.is_solo() && session.level(Seat::FIRST).is_none();
        is_persons && self.record.counts && self.helps().is_empty()
    }

    /// Whether the review may be shown: always at the end, before it only to those who know that it marks the game.
    pub fn may_look_back(&self) -> bool {
        self.session.is_over()
            || self.is_left_to_bots()
            || self.record.helps.contains(&Help::Review)
    }

    /// Notes that the review was seen before the end.
    pub(super) fn look_back(&mut self) -> Vec<Effect<G>> {
        if self.may_look_back() {
            return Vec::new();
        }
        if let Some(instead) = self.instead_of(Help::Review) {
            return vec![instead];
        }
        self.record.helps.insert(Help::Review);
        vec![Effect::Note]
    }

    /// Notes that somebody has seen the dice in another game.
    pub(super) fn know_dice(&mut self) -> Vec<Effect<G>> {
        if self.session.is_over() || !self.record.helps.insert(Help::KnownDice) {
            return Vec::new();
        }
        vec![Effect::Note, Effect::Tell(Notice::Marks(Help::KnownDice))]
    }

    /// Notes a hint for a seat that chooses now. The caller has said that it marks the game.
    pub(super) fn hint(&mut self, seat: Seat) -> Vec<Effect<G>> {
        if self.record.options.strict {
            return vec![Effect::Deny(Denied::Strict(Help::Hint))];
        }
        if G::question(&self.session, seat).is_none() {
            return late();
        }
        let is_new = self.record.helps.insert(Help::Hint);
        is_new.then_some(Effect::Save).into_iter().collect()
    }

    /// The effect in place of requested help: a refusal in a strict game, or once a notice that it marks the game.
    /// None in practice.
    pub(super) fn instead_of(&mut self, help: Help) -> Option<Effect<G>> {
        if self.record.options.strict {
            return Some(Effect::Deny(Denied::Strict(help)));
        }
        let is_new = !self.record.helps.contains(&help) && self.warned.insert(help);
        (is_new && self.record.counts).then_some(Effect::Tell(Notice::Marks(help)))
    }

    /// The help in an event that a strict game forbids.
    pub(super) fn forbidden(&self, event: &G::Event) -> Option<Help> {
        if !self.record.options.strict {
            return None;
        }
        if self.session.is_over() {
            return Some(Help::Review);
        }
        if self.is_dice(event) && !G::app_dice(&self.session).contains(event) {
            return Some(Help::KnownDice);
        }
        self.takes_back(event).then_some(Help::TakenBack)
    }

    /// Whether an event takes advantage of dice already seen: it changes an earlier decision, or it drops the dice
    /// with undone events, after which nobody can tell that they were known.
    fn takes_back(&self, event: &G::Event) -> bool {
        if !self.knows_what_falls() {
            return false;
        }
        let session = &self.session;
        let undone = session.log().undone();
        // The same dice may be thrown again.
        let again = usize::from(undone.first() == Some(event));
        let awaits = |thought| G::awaits(session, thought);
        let about = G::about(session, self.record.options, event);
        let is_awaited = about.decision.is_some_and(awaits);
        let drops_dice = undone[again..].iter().any(|event| self.is_dice(event));
        drops_dice || (about.is_late && !is_awaited)
    }

    fn is_dice(&self, event: &G::Event) -> bool {
        G::about(&self.session, self.record.options, event).is_dice
    }

    /// Whether the only person at the table would get dice again that were seen.
    fn knows_what_falls(&self) -> bool {
        let people = self.session.players().iter();
        let is_alone = people.filter(|player| player.level.is_none()).count() == 1;
        is_alone && !self.session.dice().are_real()
    }

    /// Whether the only person at the table has seen the review at the end.
    fn has_reviewed_end(&self) -> bool {
        self.session.is_over() && self.record.reviewed.is_some() && self.knows_what_falls()
    }

    /// The help in an event written now.
    pub(super) fn helps_with(&self, event: &G::Event) -> impl Iterator<Item = Help> + use<G> {
        let is_again = self.session.log().undone().first() == Some(event);
        let review = (self.knows_review || self.has_reviewed_end()) && !is_again;
        let taken_back = self.takes_back(event);
        let review = review.then_some(Help::Review);
        review
            .into_iter()
            .chain(taken_back.then_some(Help::TakenBack))
    }

    /// Records an event. What it takes out of the log is kept for its undo.
    pub(super) fn enter(&mut self, event: G::Event) -> Result<G::Outcome, Refused<G>> {
        // Whoever is out cannot retire (X14): bringing back the choice of a retired seat would reveal it.
        let retires = matches!(G::seating(&event), Some(Seating::Retire { .. }));
        let before = self
            .secret()
            .filter(|_| !retires)
            .map(|_| self.session.clone());
        let outcome = G::record(&mut self.session, self.record.options, event.clone())?;
        let done = self.session.log().cursor();
        if let Some(mut before) = before.filter(|before| done <= before.log().cursor())
            && before.record(event).is_ok()
        {
            before.undo();
            self.taken_out = Some(Box::new((done, before)));
        }
        Ok(outcome)
    }

    /// Redoes the next event; what it asked for again, it asks for again.
    fn redo_one(&mut self) -> Option<G::Event> {
        let mut redone = self.session.clone();
        let event = redone.redo()?;
        self.enter(event.clone()).ok()?;
        if self.session.log().cursor() == redone.log().cursor() {
            self.session = redone;
        }
        Some(event)
    }

    /// Undoes the last decision of a seat with all its changes, if only others' decisions about the same came since;
    /// those stay.
    pub(super) fn take_back(&mut self, seat: Seat) -> Vec<Effect<G>> {
        let done = self.session.log().done();
        let thought = |event: &G::Event| {
            let about = G::about(&self.session, self.record.options, event);
            about.decision.filter(|_| !about.is_dice)
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
        let is_strict = self.record.options.strict;
        self.knows_review |= self.has_reviewed_end();
        if is_strict && self.session.is_over() {
            return vec![Effect::Deny(Denied::Strict(Help::Review))];
        }
        let before = is_strict.then(|| self.session.clone());
        let Some(event) = self.undo_persons() else {
            return Vec::new();
        };
        let mut undone = self.session.log().undone().iter();
        let has_dice = undone.any(|event| self.is_dice(event));
        let is_help = has_dice && self.knows_what_falls();
        let word = is_help.then(|| self.instead_of(Help::TakenBack)).flatten();
        if let (Some(before), Some(denied)) = (before, &word) {
            self.session = before;
            return vec![denied.clone()];
        }
        // Nobody knows the secret choices that a correction has taken out, so its undo may bring them back (X15).
        let done = self.session.log().cursor();
        if let Some(taken_out) = self.taken_out.take_if(|taken_out| taken_out.0 > done) {
            self.session = taken_out.1;
        }
        let mut effects = self.changed(Change::Undone(event));
        effects.extend(word);
        effects
    }

    /// Undoes the last act of a person, and what the computer has done since.
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
        let Some(event) = self.redo_one() else {
            return Vec::new();
        };
        while !was_programs && is_next_programs(&self.session) && self.session.redo().is_some() {}
        let effects = self.changed(Change::Redone(event));
        self.announcement = Some(Announcement::Redone);
        effects
    }
}

/// Whether the computer would write this event by itself now.
fn is_programs<G: Hosted>(before: &Session<G>, event: &G::Event, options: TableOptions) -> bool {
    let about = G::about(before, options, event);
    if about.is_dice && (!G::is_bots_turn(before, options) || G::app_dice(before).is_empty()) {
        return false;
    }
    match about.decision {
        Some(thought) => before.level(thought.seat).is_some() && !about.is_correction,
        None => about.is_dice,
    }
}
