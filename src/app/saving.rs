//! The queue of saves: one file at a time, off the UI thread, in order, none forgotten.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use iced::Task;
use iced::futures::Stream;

use super::background::{Failed, background, every};
use crate::store::{self, Attempt, Cause, Id, Saved, Settings, Store, StoreError};

/// How long the disk is left alone before what could not be saved is tried again.
const REST: Duration = Duration::from_secs(5);

/// Ticks, for as long as somebody listens, when to try again what could not be saved.
pub fn retries() -> impl Stream<Item = Duration> {
    every(REST)
}

/// Something to be saved.
#[derive(Debug, Clone)]
pub enum Job {
    Session(Arc<Saved>),
    Settings(Box<Settings>),
}

impl Job {
    fn run(&self, store: &Store) -> Result<(), StoreError> {
        match self {
            Job::Session(saved) => store::save_noted(store, saved),
            Job::Settings(settings) => store.save_settings(settings),
        }
    }

    /// The message if a save has failed without a reason.
    fn failure(&self, store: &Store) -> StoreError {
        let (what, path) = match self {
            Job::Session(saved) => (Attempt::SaveGame, store.session_file(&saved.id)),
            Job::Settings(_) => (Attempt::SaveSettings, store.settings_file().to_owned()),
        };
        let cause = Cause::Failed;
        StoreError { what, path, cause }
    }

    /// Whether both write the same file.
    fn is_like(&self, other: &Job) -> bool {
        match (self, other) {
            (Job::Session(one), Job::Session(other)) => one.id == other.id,
            (Job::Settings(_), Job::Settings(_)) => true,
            (Job::Session(_), Job::Settings(_)) | (Job::Settings(_), Job::Session(_)) => false,
        }
    }
}

/// The saves that are under way or wait; of the same file only the newest waits.
#[derive(Debug, Default)]
pub struct Saving {
    /// What is being written.
    under_way: Option<Job>,
    waiting: Vec<Job>,
    /// What could not be saved. It is tried again after a while, and after the next save, so that it keeps nothing
    /// else waiting.
    failed: Vec<Job>,
    /// Why the last of them could not.
    trouble: Option<StoreError>,
    /// How many events the files hold, of the games that were opened or saved.
    in_files: HashMap<Id, usize>,
}

/// A save has ended.
#[derive(Debug, Clone)]
pub struct Ended {
    job: Job,
    result: Result<(), StoreError>,
}

impl Ended {
    /// Whether a game is on the disk now.
    pub fn is_game_saved(&self) -> bool {
        matches!(self.job, Job::Session(_)) && self.result.is_ok()
    }
}

impl Saving {
    /// Whether everything is on the disk.
    pub fn is_done(&self) -> bool {
        self.under_way.is_none() && self.waiting.is_empty() && self.failed.is_empty()
    }

    /// Why something could not be saved; it waits.
    pub fn trouble(&self) -> Option<&StoreError> {
        self.trouble.as_ref()
    }

    /// Whether a game is about to be written; one that could not be is not until it is tried again.
    pub fn is_to_be_written(&self, id: &Id) -> bool {
        let mut jobs = self.waiting.iter().chain(&self.under_way);
        jobs.any(|job| matches!(job, Job::Session(saved) if saved.id == *id))
    }

    /// Whether something is being written right now.
    pub fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    /// Whether something could not be saved and nothing is being tried.
    pub fn is_stuck(&self) -> bool {
        !self.failed.is_empty() && !self.is_busy()
    }

    /// Notes a game as its file holds it.
    pub fn is_read(&mut self, saved: &Saved) {
        self.in_files
            .insert(saved.id.clone(), saved.session.events());
    }

    /// Whether a game has been in a file.
    pub fn has_file(&self, id: &Id) -> bool {
        self.in_files.contains_key(id)
    }

    /// The games whose files do not hold all of them yet, each with the number of events that are missing there.
    pub fn unsaved(&self) -> Vec<(&Saved, usize)> {
        let mut games: Vec<(&Saved, usize)> = Vec::new();
        for job in self.pending() {
            let Job::Session(saved) = job else { continue };
            if games.iter().all(|(other, _)| other.id != saved.id) {
                let in_file = self.in_files.get(&saved.id).copied().unwrap_or_default();
                games.push((saved, saved.session.events().abs_diff(in_file)));
            }
        }
        games
    }

    /// What is not saved yet, the newest of each file first.
    fn pending(&self) -> impl Iterator<Item = &Job> {
        // What waits or has failed is newer than what is under way, and of a file there is only one of both.
        let jobs = self.waiting.iter().chain(&self.failed);
        jobs.chain(&self.under_way)
    }

    /// A game as it should be on the disk, while its file does not hold that yet.
    pub fn newest(&self, id: &Id) -> Option<&Saved> {
        self.pending().find_map(|job| match job {
            Job::Session(saved) if saved.id == *id => Some(saved.as_ref()),
            Job::Session(_) | Job::Settings(_) => None,
        })
    }

    /// Saves `job` as soon as what is under way has ended.
    pub fn push(&mut self, job: Job, store: &Store) -> Task<Ended> {
        if let Job::Session(saved) = &job {
            store::about_to_save(saved);
        }
        self.waiting.retain(|other| !other.is_like(&job));
        self.failed.retain(|other| !other.is_like(&job));
        self.waiting.push(job);
        self.again(store)
    }

    /// Goes on after a save has ended. What could not be saved waits for the next try, unless something newer
    /// of the same file does.
    pub fn ended(&mut self, ended: Ended, store: &Store) -> Task<Ended> {
        self.under_way = None;
        if let (Job::Session(saved), Ok(())) = (&ended.job, &ended.result) {
            self.is_read(saved);
        }
        match ended.result {
            Ok(()) if self.is_done() => self.trouble = None,
            Ok(()) => {}
            Err(trouble) => {
                let is_superseded = self.waiting.iter().any(|other| other.is_like(&ended.job));
                if !is_superseded {
                    self.failed.push(ended.job);
                }
                self.trouble = Some(trouble);
            }
        }
        self.next(store)
    }

    /// Tries again what could not be saved.
    pub fn again(&mut self, store: &Store) -> Task<Ended> {
        self.waiting.append(&mut self.failed);
        self.next(store)
    }

    fn next(&mut self, store: &Store) -> Task<Ended> {
        if self.is_busy() || self.waiting.is_empty() {
            return Task::none();
        }
        let job = self.waiting.remove(0);
        self.under_way = Some(job.clone());
        let (running, to) = (job.clone(), store.clone());
        let failure = job.failure(store);
        background(move |_| running.run(&to)).map(move |result| Ended {
            job: job.clone(),
            result: result.unwrap_or_else(|Failed| Err(failure.clone())),
        })
    }
}
