//! The list of all games, and imports into it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use jiff::Timestamp;

use super::bundle::{self, Bundle};
use super::folders::SESSIONS;
use super::listed::{Index, session_files};
use super::replace::backup;
use super::{
    Id, Listed, LoadError, LoadFault, Overview, People, Saved, Store, StoreError, file, note,
};
use crate::rules::Seat;
use crate::session::Player;
use crate::stats::Contest;

impl Store {
    /// Every session file, the latest change first, with people as [`People`] names them. A damaged file is listed with its
    /// fault.
    ///
    /// Only changed files are read.
    pub fn games(&self) -> Vec<Listed> {
        self.games_while(|| true).unwrap_or_default()
    }

    /// All [`games`](Self::games); `None` once `goes_on` returns false, which is asked before each file is read.
    pub fn games_while(&self, goes_on: impl FnMut() -> bool) -> Option<Vec<Listed>> {
        Some(self.named(self.files_while(goes_on)?))
    }

    /// The games with people as [`People`] names them.
    fn named(&self, mut games: Vec<Listed>) -> Vec<Listed> {
        let people = self.people();
        let overviews = games
            .iter_mut()
            .filter_map(|game| game.content.as_mut().ok());
        overviews.for_each(|overview| overview.name(&people));
        games
    }

    fn files(&self) -> Vec<Listed> {
        self.files_while(|| true).unwrap_or_default()
    }

    /// The games with the names in their files.
    fn files_while(&self, mut goes_on: impl FnMut() -> bool) -> Option<Vec<Listed>> {
        let begin = Instant::now();
        let known = Index::read(self.cache_folder());
        let mut read = 0;
        let mut index = Index::default();
        let mut games = Vec::new();
        for (name, stamp) in session_files(self.sessions_folder()) {
            let listed = match stamp.and_then(|stamp| known.get(&name, stamp)) {
                Some(listed) => Some(listed),
                None => {
                    if !goes_on() {
                        return None;
                    }
                    read += 1;
                    listed(&self.sessions_folder().join(&name))
                }
            };
            let Some(listed) = listed else {
                continue;
            };
            if let Some(stamp) = stamp {
                index.put(name, stamp, &listed);
            }
            games.push(listed);
        }
        if index != known {
            index.write(self.cache_folder());
        }
        newest_first(&mut games);
        note(format_args!(
            "{} games are listed, {} of them unreadable, {read} files read, {:.1?}",
            games.len(),
            games.iter().filter(|game| game.content.is_err()).count(),
            begin.elapsed()
        ));
        Some(games)
    }

    /// The games as they were last listed, to be shown until [`games`](Self::games) has checked the files.
    pub fn known_games(&self) -> Vec<Listed> {
        let mut games: Vec<Listed> = Index::read(self.cache_folder()).games().collect();
        newest_first(&mut games);
        self.named(games)
    }

    /// The session in any file, under an id with which saving replaces no other game: its own if the file is one of ours, or
    /// else a fresh one. If we have the same game, ours.
    ///
    /// # Errors
    /// Why the file does not load.
    pub fn import(&self, path: &Path, now: Timestamp) -> Result<Saved, LoadError> {
        let mut saved = file::read(path)?;
        if !self.is_own(path, &saved.id) {
            if let Some(twin) = self.twin(&saved, &self.files()) {
                return self.load(&twin);
            }
            saved.id = self.fresh_id(now);
        }
        Ok(saved)
    }

    /// Imports games from files, also of several games, and folders. No game of ours is replaced, and none is imported twice.
    pub fn import_all(&self, paths: &[PathBuf], now: Timestamp) -> Vec<Import> {
        let mut games = self.files();
        let mut imports = Vec::new();
        let (folders, files): (Vec<_>, Vec<_>) = paths
            .iter()
            .map(|path| (path, files_at(path)))
            .partition(|(_, files)| files.is_empty());
        imports.extend(folders.into_iter().map(|(path, _)| Import {
            path: path.clone(),
            result: Err(LoadFault::NoGames.at(path, None).into()),
        }));
        for path in files.into_iter().flat_map(|(_, files)| files) {
            let saved = file::read(&path);
            match saved {
                Err(error) if error.fault == LoadFault::Several => match bundle::read(&path) {
                    Ok(several) => {
                        imports.extend(self.take_in_all(&path, several, now, &mut games))
                    }
                    Err(error) => imports.push(Import {
                        path,
                        result: Err(error.into()),
                    }),
                },
                saved => {
                    let result = self.take_in(&path, saved, now, &mut games);
                    imports.push(Import { path, result });
                }
            }
        }
        let failed = imports.iter().filter(|import| import.result.is_err());
        note(format_args!(
            "{} files are imported, {} of them not",
            imports.len(),
            failed.count()
        ));
        imports
    }

    /// Imports the games of one file, and what it says of people and evenings where nothing here contradicts it.
    fn take_in_all(
        &self,
        path: &Path,
        several: Bundle,
        now: Timestamp,
        games: &mut Vec<Listed>,
    ) -> Vec<Import> {
        let before = games.clone();
        let mut evenings = Vec::new();
        let mut imports = Vec::new();
        for (id, saved) in several.games {
            let path = path.join(id.file_name());
            let result = self.take_in(&path, saved, now, games);
            if let (Ok(Imported::New(own) | Imported::Here(own)), Some(title)) =
                (&result, several.people.evening(&id))
            {
                evenings.push((own.clone(), title.clone()));
            }
            imports.push(Import { path, result });
        }
        // The games are here, whatever they are called.
        let _ = self.change_people(|people| {
            people.adopt(&several.people, &before);
            for (first, title) in evenings {
                if people.evening(&first).is_none() {
                    people.name_evening(&first, Some(title));
                }
            }
            Ok(())
        });
        imports
    }

    fn take_in(
        &self,
        path: &Path,
        saved: Result<Saved, LoadError>,
        now: Timestamp,
        games: &mut Vec<Listed>,
    ) -> Result<Imported, ImportError> {
        let mut saved = saved?;
        if self.is_own(path, &saved.id) {
            return Ok(Imported::Here(saved.id));
        }
        if let Some(twin) = self.twin(&saved, games) {
            return Ok(Imported::Here(twin));
        }
        saved.id = self.fresh_id(now);
        self.save(&saved)?;
        games.push(Listed::of(&saved));
        Ok(Imported::New(saved.id))
    }

    /// Whether `path` is the file of our own session `id`.
    fn is_own(&self, path: &Path, id: &Id) -> bool {
        let own = fs::canonicalize(self.session_file(id));
        own.is_ok_and(|own| fs::canonicalize(path).is_ok_and(|path| path == own))
    }

    /// The same game among ours.
    ///
    /// Games that are over are the same if they began at the same moment with the same people, rules and dice: no two tables
    /// begin in the same nanosecond, and a copy gets one of its own ([`Saved::copied`]). So a game is known again when it was
    /// corrected, reviewed, named or left out on one of two laptops. One that is not over must have come equally far: an
    /// earlier state of it can be played on.
    fn twin(&self, saved: &Saved, games: &[Listed]) -> Option<Id> {
        let is_over = saved.session.is_over();
        let is_candidate = |game: &&Listed| {
            let content = game.content.as_ref();
            content.is_ok_and(|own| own.created == saved.created && own.over == is_over)
        };
        let is_same = |own: &Saved| {
            own.session == saved.session || is_over && own.session.began_like(&saved.session)
        };
        let mut candidates = games.iter().filter(is_candidate).map(|game| &game.id);
        candidates
            .find(|id| self.load(id).is_ok_and(|own| is_same(&own)))
            .cloned()
    }
}

/// The overviews of all other games that load.
fn others<'a>(games: &'a [Listed], saved: &'a Saved) -> impl Iterator<Item = &'a Overview> {
    let others = games.iter().filter(|game| game.id != saved.id);
    others.filter_map(|game| game.content.as_ref().ok())
}

/// Those of them that stand in the records of the same contest.
fn of_record<'a>(games: &'a [Listed], saved: &'a Saved) -> impl Iterator<Item = &'a Overview> {
    let contest = Contest::of(&saved.session);
    others(games, saved).filter(move |other| other.is_of_record() && other.contest == contest)
}

/// The record of people who play alone and without help, in other finished games of the same contest: the most points, or
/// the fewest turns on the board.
pub fn best_alone(games: &[Listed], saved: &Saved) -> Option<i32> {
    let results = of_record(games, saved)
        .filter(|other| other.is_solo() && other.has_single_owner(Seat::FIRST))
        .filter_map(|other| other.course.result(Seat::FIRST));
    Contest::of(&saved.session).best(results)
}

/// How a result compares with the same person's others of record in the same contest, all alone or all in groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnGames {
    /// How many there are, this one included.
    pub games: usize,
    /// How many of them are won, shared wins included.
    pub won: usize,
    /// The place of this result among theirs, from 1; equals share it.
    pub place: usize,
    /// The best of the other results.
    pub best: Option<i32>,
}

/// How the result of each seat compares with its own others; `None` where it is no record, because the game does not count
/// or had help, or because the computer or several people played.
pub fn own_games(games: &[Listed], people: &People, saved: &Saved) -> Vec<Option<OwnGames>> {
    let this = Overview::named(saved, people);
    let others: Vec<&Overview> = of_record(games, saved)
        .filter(|other| other.is_solo() == this.is_solo())
        .collect();
    let of_seat = |seat: Seat| {
        let is_own = this.is_of_record() && this.has_single_owner(seat);
        let result = this.course.result(seat).filter(|_| is_own)?;
        let in_other = |other: &&Overview| {
            let there = Seat::all(other.players.len()).find(|&there| {
                let name = &other.players[there].name;
                other.has_single_owner(there) && name.is_like(&this.players[seat].name)
            })?;
            let has_won = other.course.leaders().contains(&there);
            Some((other.course.result(there)?, has_won))
        };
        let others: Vec<(i32, bool)> = others.iter().filter_map(in_other).collect();
        let has_won = this.course.leaders().contains(&seat);
        let results = || others.iter().map(|&(other, _)| other);
        let better = results().filter(|&other| this.contest.is_better(other, result));
        Some(OwnGames {
            games: 1 + others.len(),
            won: usize::from(has_won) + others.iter().filter(|(_, has_won)| *has_won).count(),
            place: 1 + better.count(),
            best: this.contest.best(results()),
        })
    };
    Seat::all(this.players.len()).map(of_seat).collect()
}

/// The results of the last solo games of record of the same person in the same contest that began before this one, the
/// earliest first, at most so many.
pub fn last_alone(games: &[Listed], people: &People, saved: &Saved, most: usize) -> Vec<i32> {
    let this = Overview::named(saved, people);
    if !this.is_solo() {
        return Vec::new();
    }
    let mut earlier: Vec<_> = of_record(games, saved)
        .filter(|other| other.created < this.created)
        .filter(|other| other.is_solo() && other.has_single_owner(Seat::FIRST))
        .filter(|other| other.players[0].name.is_like(&this.players[0].name))
        .filter_map(|other| Some((other.created, other.course.result(Seat::FIRST)?)))
        .collect();
    earlier.sort_unstable();
    let surplus = earlier.len().saturating_sub(most);
    let last = earlier.into_iter().skip(surplus);
    last.map(|(_, result)| result).collect()
}

/// Whether somebody at the table has seen the next dice of this game in another one.
pub fn knows_dice(games: &[Listed], people: &People, saved: &Saved) -> bool {
    let this = Overview::named(saved, people);
    let sits_in = |player: &Player, there: &Overview| {
        let mut others = there.players.iter().filter(|other| other.level.is_none());
        player.level.is_none() && others.any(|other| other.name.is_like(&player.name))
    };
    this.seed.is_some()
        && others(games, saved).any(|other| {
            other.seed == this.seed
                && other.contest.is_express() == this.contest.is_express()
                && other.course.length() > this.course.length()
                && this.players.iter().any(|player| sits_in(player, other))
        })
}

impl Store {
    /// The other finished games of a player alone with the same dice, the earliest first; practice is compared only with
    /// practice. `None` once `goes_on` returns false, which is asked before each file is read.
    pub fn attempts(
        &self,
        games: &[Listed],
        saved: &Saved,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<Vec<Saved>> {
        let this = Overview::named(saved, &self.people());
        let dice = saved.session.same_dice();
        let mut attempts = Vec::new();
        for game in games.iter().filter(|game| game.id != saved.id) {
            // The list rules most games out.
            let may_be_same = game.content.as_ref().is_ok_and(|other| {
                other.is_solo()
                    && this.is_solo()
                    && other.over
                    && other.contest == this.contest
                    && (other.counts || !this.counts)
                    && other.seed == this.seed
                    && other.players[0].name.is_like(&this.players[0].name)
            });
            if !may_be_same {
                continue;
            }
            if !goes_on() {
                return None;
            }
            let other = self.load(&game.id).ok();
            attempts.extend(other.filter(|other| other.session.same_dice() == dice));
        }
        attempts.sort_by_key(|attempt| attempt.created);
        Some(attempts)
    }
}

/// The outcome of importing a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// The file.
    pub path: PathBuf,
    /// Its game, or why it is not imported.
    pub result: Result<Imported, ImportError>,
}

/// An imported game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Imported {
    /// It has this new id.
    New(Id),
    /// We had it already.
    Here(Id),
}

/// Why a game was not imported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// The file does not load.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The game is not saved.
    #[error(transparent)]
    Save(#[from] StoreError),
}

/// The file `path`, or the session files in this folder by name; in a data folder, those of its games.
fn files_at(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let sessions = path.join(SESSIONS);
    let folder: &Path = match sessions.is_dir() {
        true => &sessions,
        false => path,
    };
    let mut files: Vec<PathBuf> = session_files(folder)
        .map(|(name, _)| folder.join(name))
        .collect();
    files.sort();
    files
}

fn newest_first(games: &mut [Listed]) {
    games.sort_by(|one, other| (other.changed, &other.id).cmp(&(one.changed, &one.id)));
}

fn listed(path: &Path) -> Option<Listed> {
    let id = Id::of(path)?;
    match file::read(path) {
        Ok(saved) => Some(Listed::of(&saved)),
        // It was deleted after the folder was read.
        Err(error) if error.fault == LoadFault::Missing && fs::symlink_metadata(path).is_err() => {
            None
        }
        Err(error) => Some(Listed {
            id,
            changed: fs::symlink_metadata(path)
                .and_then(|metadata| metadata.modified())
                .ok()
                .and_then(|time| Timestamp::try_from(time).ok())
                .unwrap_or(Timestamp::UNIX_EPOCH),
            content: Err(error),
            has_backup: file::read(&backup(path)).is_ok(),
        }),
    }
}
