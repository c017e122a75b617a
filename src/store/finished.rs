//! Reads all finished games, for records and figures.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};
use std::time::Instant;

use jiff::Timestamp;

use super::{Id, Listed, People, Store, note};
use crate::stats::{Game, Noted};

/// All finished games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct AllFinished {
    /// Games that count, without help.
    pub without_help: Finished,
    /// Games that count, with help.
    pub with_help: Finished,
    /// Games that do not count; their dice do.
    pub uncounted: Vec<Game>,
    /// The people, as they are named in the games here.
    pub people: People,
}

/// Finished games, the earliest first.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Finished {
    /// The games.
    pub games: Vec<Game>,
    /// Their files, in the same order.
    pub about: Vec<About>,
}

/// The file of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// The name of its file.
    pub id: Id,
    /// When it began.
    pub created: Timestamp,
    /// When it was last changed, by playing on to the end.
    pub changed: Timestamp,
}

/// The files between two reports of progress.
const AT_ONCE: usize = 200;

impl Store {
    /// Reads all finished games, on all cores. `told` hears how many of how many are read, and can cancel; the result is then
    /// `None`.
    pub fn finished(
        &self,
        mut told: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Option<AllFinished> {
        let begin = Instant::now();
        let mut looked_at = 0;
        let games = self.games_while(|| {
            looked_at += 1;
            looked_at % AT_ONCE != 0 || told(0, 0).is_continue()
        })?;
        let mut listed: Vec<(About, bool)> = games.into_iter().filter_map(over).collect();
        listed.sort_by(|(one, _), (other, _)| {
            (one.created, &one.id).cmp(&(other.created, &other.id))
        });
        let mut all = AllFinished {
            people: self.people(),
            ..AllFinished::default()
        };
        for (part, some) in listed.chunks(AT_ONCE).enumerate() {
            if told(part * AT_ONCE, listed.len()).is_break() {
                return None;
            }
            let games = on_all_cores(some, |(about, _)| self.game(&about.id, &all.people));
            for ((about, counts), game) in some.iter().zip(games) {
                let Some(game) = game else { continue };
                if !counts {
                    all.uncounted.push(game);
                    continue;
                }
                let finished = match game.noted.helps.is_empty() {
                    true => &mut all.without_help,
                    false => &mut all.with_help,
                };
                finished.games.push(game);
                finished.about.push(about.clone());
            }
        }
        note(format_args!(
            "{} finished games are read, {} of them with help, {:.1?}",
            listed.len(),
            all.with_help.games.len(),
            begin.elapsed()
        ));
        Some(all)
    }

    /// The game of a file; `None` if it is no finished game any more.
    fn game(&self, id: &Id, people: &People) -> Option<Game> {
        let saved = self.load(id).ok()?;
        let seats = saved.session.players().len();
        let noted = Noted {
            helps: saved.helps(),
            losses: saved.record.reviewed.filter(|losses| losses.len() == seats),
            taken: saved.record.taken,
            is_strict: saved.record.options.strict,
        };
        let mut game = Game::of(&saved.session, noted)?;
        people.name(&mut game.players, &mut game.earlier);
        Some(game)
    }
}

/// The file of a finished game, and whether the game counts.
fn over(listed: Listed) -> Option<(About, bool)> {
    let game = listed.content.ok()?;
    let about = About {
        id: listed.id,
        created: game.created,
        changed: listed.changed,
    };
    game.over.then_some((about, game.counts))
}

/// Maps all items in parallel, in the same order.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let part = items.len().div_ceil(cores).max(1);
    let work = |part: &[T]| -> Vec<R> { part.iter().map(&work).collect() };
    thread::scope(|scope| {
        let parts = items.chunks(part).map(|part| scope.spawn(|| work(part)));
        let parts: Vec<_> = parts.collect();
        let done = parts.into_iter().map(ScopedJoinHandle::join);
        done.flat_map(|part| part.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    })
}
