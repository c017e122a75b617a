//! The queue of saves: one file at a time, in order; none gets lost.

use std::collections::HashMap;
use std::sync::Arc;

use super::save::{about_to_save, save_noted};
use super::{Attempt, Cause, Id, Saved, Settings, Store, StoreError};

/// A file to be saved.
#[derive(Debug, Clone)]
pub enum Job {
    /// A game.
    Session(Arc<Saved>),
    /// The settings.
    Settings(Box<Settings>),
}

impl Job {
    /// Saves it, which may take long.
    ///
    /// # Errors
    /// Why it is not saved.
    pub fn run(&self, store: &Store) -> Result<(), StoreError> {
        match self {
            Job::Session(saved) => save_noted(store, saved),
            Job::Settings(settings) => store.save_settings(settings),
        }
    }

    /// The error of a save that failed without reporting one.
    pub fn failure(&self, store: &Store) -> StoreError {
        let (what, path) = match self {
            Job::Session(saved) => (Attempt::SaveGame, store.session_file(&saved.id)),
            Job::Settings(_) => (Attempt::SaveSettings, store.settings_file().to_owned()),
        };
        let cause = Cause::Failed;
        StoreError { what, path, cause }
    }

    /// The game, if it is one.
    pub fn session(&self) -> Option<&Saved> {
        match self {
            Job::Session(saved) => Some(saved),
            Job::Settings(_) => None,
        }
    }

    /// Whether both write the same file.
    fn is_like(&self, other: &Job) -> bool {
        let id = |job: &Job| job.session().map(|saved| saved.id.clone());
        id(self) == id(other)
    }
}

/// The running and waiting saves; for each file only the newest one waits.
#[derive(Debug, Default)]
pub struct SaveQueue {
    under_way: Option<Job>,
    waiting: Vec<Job>,
    /// The failed saves. They are retried after a pause and after the next save, so that they hold up nothing else.
    failed: Vec<Job>,
    trouble: Option<StoreError>,
    /// The number of events on disk, for each game that was opened or saved.
    in_files: HashMap<Id, usize>,
}

impl SaveQueue {
    /// Whether all is saved.
    pub fn is_done(&self) -> bool {
        self.under_way.is_none() && self.waiting.is_empty() && self.failed.is_empty()
    }

    /// Why the last save failed, until all is saved.
    pub fn trouble(&self) -> Option<&StoreError> {
        self.trouble.as_ref()
    }

    /// Whether a game is being written or waits for that; a failed save does not count until it is retried.
    pub fn is_to_be_written(&self, id: &Id) -> bool {
        let jobs = self.waiting.iter().chain(&self.under_way);
        jobs.filter_map(Job::session).any(|saved| saved.id == *id)
    }

    /// Whether a save is running.
    pub fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    /// Whether a save has failed and none is running.
    pub fn is_stuck(&self) -> bool {
        !self.failed.is_empty() && !self.is_busy()
    }

    /// Notes that the file holds this state of the game.
    pub fn is_read(&mut self, saved: &Saved) {
        self.in_files
            .insert(saved.id.clone(), saved.session.events());
    }

    /// Whether a game was opened or saved.
    pub fn has_file(&self, id: &Id) -> bool {
        self.in_files.contains_key(id)
    }

    /// The games whose newest state is not on disk, each with the number of events by which its file differs.
    pub fn unsaved(&self) -> Vec<(&Saved, usize)> {
        let mut games: Vec<(&Saved, usize)> = Vec::new();
        for saved in self.pending() {
            if games.iter().all(|(other, _)| other.id != saved.id) {
                let in_file = self.in_files.get(&saved.id).copied().unwrap_or_default();
                games.push((saved, saved.session.events().abs_diff(in_file)));
            }
        }
        games
    }

    /// The games of pending saves, the newest state of each first.
    fn pending(&self) -> impl Iterator<Item = &Saved> {
        // A waiting or failed save is newer than the running one, and each file has at most one of the two.
        let jobs = self.waiting.iter().chain(&self.failed);
        jobs.chain(&self.under_way).filter_map(Job::session)
    }

    /// The newest state of a game that is not on disk yet.
    pub fn newest(&self, id: &Id) -> Option<&Saved> {
        self.pending().find(|saved| saved.id == *id)
    }

    /// Queues a job, and the failed ones again: those of other files may succeed by now.
    pub fn push(&mut self, job: Job) {
        if let Job::Session(saved) = &job {
            about_to_save(saved);
        }
        self.waiting.retain(|other| !other.is_like(&job));
        self.failed.retain(|other| !other.is_like(&job));
        self.waiting.push(job);
        self.again();
    }

    /// Queues the failed saves again.
    pub fn again(&mut self) {
        self.waiting.append(&mut self.failed);
    }

    /// Takes in a finished save. A failed one is kept for a retry unless a newer one of the same file waits.
    pub fn ended(&mut self, job: Job, result: Result<(), StoreError>) {
        self.under_way = None;
        match result {
            Ok(()) => {
                if let Some(saved) = job.session() {
                    self.is_read(saved);
                }
                if self.is_done() {
                    self.trouble = None;
                }
            }
            Err(trouble) => {
                if !self.waiting.iter().any(|other| other.is_like(&job)) {
                    self.failed.push(job);
                }
                self.trouble = Some(trouble);
            }
        }
    }

    /// The next job to run, unless one is running.
    pub fn start(&mut self) -> Option<Job> {
        if self.is_busy() || self.waiting.is_empty() {
            return None;
        }
        self.under_way = Some(self.waiting.remove(0));
        self.under_way.clone()
    }
}
