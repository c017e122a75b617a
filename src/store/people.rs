//! The people who play here, and what evenings are called: one small file, so that the games stay as they are.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::folders::{read_small, write_small};
use super::{Attempt, Id, Listed, Store, StoreError};
use crate::session::{Colour, Name, Player, Title, folded};

/// The most names and spellings, and the most evenings with a name.
const MOST: usize = 2000;

/// More bytes than so many names have.
const LARGEST: u64 = 4 << 20;

/// A person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The name to show.
    pub name: Name,
    /// The colour last played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The other spellings in the games of this person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spellings: Vec<Name>,
}

/// The people who play here, and the names of evenings.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct People {
    people: Vec<Person>,
    evenings: BTreeMap<String, Title>,
    /// The names of people with several spellings, by each spelling, folded.
    chosen: HashMap<String, Name>,
}

/// Why people are not changed.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PeopleError {
    #[error("{0} and {1} played in the same game, so they are two people")]
    Together(Name, Name),
    #[error("there’s already a {0}")]
    Taken(Name),
    #[error("there’s no room for another name")]
    Full,
    #[error(transparent)]
    Save(#[from] StoreError),
}

impl Person {
    fn new(name: Name) -> Person {
        Person {
            name,
            colour: None,
            spellings: Vec::new(),
        }
    }

    /// The name and its other spellings.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        [&self.name].into_iter().chain(&self.spellings)
    }

    /// Whether this is a spelling of the person's name.
    pub fn is_called(&self, name: &Name) -> bool {
        self.names().any(|own| own.is_like(name))
    }
}

impl People {
    /// Everybody who has begun a game lately, was renamed, or has several spellings.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// The name to show for a name in a game.
    pub fn name_of(&self, name: &Name) -> Name {
        if self.chosen.is_empty() {
            return name.clone();
        }
        self.chosen
            .get(&folded(name.as_str()))
            .unwrap_or(name)
            .clone()
    }

    /// Gives the people at a table the names to show, and those who gave them their seats. Where two at the table would have
    /// the same, all of them keep theirs.
    pub fn name(&self, players: &mut [Player], earlier: &mut [Name]) {
        for name in earlier {
            *name = self.name_of(name);
        }
        let is_other = |one: &Player| one.level.is_none() && self.name_of(&one.name) != one.name;
        if self.chosen.is_empty() || !players.iter().any(is_other) {
            return;
        }
        let mut named = players.to_vec();
        for player in named.iter_mut().filter(|player| player.level.is_none()) {
            player.name = self.name_of(&player.name);
        }
        if crate::session::check_names(&named).is_ok() {
            players.clone_from_slice(&named);
        }
    }

    /// The colour that somebody last played with.
    pub fn colour_of(&self, name: &Name) -> Option<Colour> {
        self.find(name)?.colour
    }

    fn find(&self, name: &Name) -> Option<&Person> {
        self.people.iter().find(|person| person.is_called(name))
    }

    /// Notes the colours of the people at a table. Where there are too many people, those whose colour is all that is known
    /// are forgotten, the earliest first.
    pub fn remember(&mut self, players: &[Player]) {
        for player in players.iter().filter(|player| player.level.is_none()) {
            let mut known = self.people.iter_mut();
            match known.find(|person| person.is_called(&player.name)) {
                Some(person) => person.colour = Some(player.colour),
                None => self.people.push(Person {
                    colour: Some(player.colour),
                    ..Person::new(player.name.clone())
                }),
            }
        }
        while self.is_full()
            && let Some(place) = self.people.iter().position(|one| one.spellings.is_empty())
        {
            self.people.remove(place);
        }
    }

    /// Makes two people one, who is shown as `one`; `games` are all games. [`separate`](Self::separate) undoes it.
    ///
    /// # Errors
    /// Both sit in the same game, or there is no room.
    pub fn merge(&mut self, one: &Name, other: &Name, games: &[Listed]) -> Result<(), PeopleError> {
        let both = [one, other].map(|name| self.person(name));
        let [kept, gone] = &both;
        if kept.is_called(other) {
            return Ok(());
        }
        let sits = |person: &Person, players: &[Player]| {
            let mut people = players.iter().filter(|player| player.level.is_none());
            people.any(|player| person.is_called(&player.name))
        };
        if tables(games).any(|players| sits(kept, players) && sits(gone, players)) {
            let [kept, gone] = both;
            return Err(PeopleError::Together(kept.name, gone.name));
        }
        let spellings = kept.spellings.iter().chain(gone.names());
        let merged = Person {
            colour: kept.colour.or(gone.colour),
            spellings: spellings.cloned().collect(),
            name: kept.name.clone(),
        };
        self.replace(&both, &[merged])
    }

    /// Makes a spelling a person again.
    ///
    /// # Errors
    /// There is no room.
    pub fn separate(&mut self, spelling: &Name) -> Result<(), PeopleError> {
        let whole = self.person(spelling);
        if whole.name.is_like(spelling) {
            return Ok(());
        }
        let mut rest = whole.clone();
        rest.spellings.retain(|other| !other.is_like(spelling));
        self.replace(&[whole], &[rest, Person::new(spelling.clone())])
    }

    /// Shows a person by another name; `games` are all games. The old name stays as a spelling.
    ///
    /// # Errors
    /// Somebody else has this name, or there is no room.
    pub fn rename(&mut self, name: &Name, to: Name, games: &[Listed]) -> Result<(), PeopleError> {
        let person = self.person(name);
        let mut played = tables(games).flatten().map(|player| &player.name);
        let is_own = person.is_called(&to);
        if !is_own && (self.find(&to).is_some() || played.any(|other| other.is_like(&to))) {
            return Err(PeopleError::Taken(to));
        }
        let mut spellings = person.spellings.clone();
        spellings.retain(|spelling| *spelling != to);
        if person.name != to && !spellings.contains(&person.name) {
            spellings.push(person.name.clone());
        }
        let renamed = Person {
            name: to,
            colour: person.colour,
            spellings,
        };
        self.replace(&[person], &[renamed])
    }

    /// The name of the evening whose first game this is.
    pub fn evening(&self, first: &Id) -> Option<&Title> {
        self.evenings.get(first.as_os_str().to_str()?)
    }

    /// Names the evening whose first game this is, or takes its name away. Of too many, the earliest loses its name.
    pub fn name_evening(&mut self, first: &Id, title: Option<Title>) {
        let Some(first) = first.as_os_str().to_str() else {
            return;
        };
        match title {
            Some(title) => self.evenings.insert(first.to_owned(), title),
            None => self.evenings.remove(first),
        };
        if self.evenings.len() > MOST {
            self.evenings.pop_first();
        }
    }

    /// What others may know of those who play in these games: spellings, and the names of evenings.
    pub(super) fn of(&self, games: &[Id], players: &[Player]) -> People {
        let plays = |one: &Person| players.iter().any(|player| one.is_called(&player.name));
        let mut known = self.clone();
        known
            .people
            .retain(|one| !one.spellings.is_empty() && plays(one));
        known.people.iter_mut().for_each(|one| one.colour = None);
        known
            .evenings
            .retain(|first, _| games.iter().any(|game| game.as_os_str() == &**first));
        known
    }

    /// Takes over the spellings of others, where they contradict nothing that is known here: of nobody with several
    /// spellings here, and of nobody who has played under two of them in `games`.
    pub(super) fn adopt(&mut self, others: &People, games: &[Listed]) {
        let played: HashSet<String> = tables(games)
            .flatten()
            .map(|one| folded(one.name.as_str()))
            .collect();
        for other in &others.people {
            let is_chosen = |name: &Name| self.chosen.contains_key(&folded(name.as_str()));
            let here: HashSet<String> = other.names().map(|one| folded(one.as_str())).collect();
            if other.names().any(is_chosen) || here.intersection(&played).count() > 1 {
                continue;
            }
            let own: Vec<Person> = other
                .names()
                .filter_map(|name| self.find(name).cloned())
                .collect();
            let mut adopted = other.clone();
            adopted.colour = own.iter().find_map(|own| own.colour);
            // Without room they stay as they are.
            let _ = self.replace(&own, &[adopted]);
        }
    }

    /// The person of this name, or somebody new.
    fn person(&self, name: &Name) -> Person {
        let known = self.find(name).cloned();
        known.unwrap_or_else(|| Person::new(name.clone()))
    }

    fn replace(&mut self, old: &[Person], new: &[Person]) -> Result<(), PeopleError> {
        let mut changed = self.clone();
        changed.people.retain(|person| !old.contains(person));
        changed.people.extend_from_slice(new);
        if changed.is_full() {
            return Err(PeopleError::Full);
        }
        changed.choose();
        *self = changed;
        Ok(())
    }

    fn is_full(&self) -> bool {
        let names = self.people.iter().map(|person| person.names().count());
        names.sum::<usize>() > MOST
    }

    fn choose(&mut self) {
        let several = self.people.iter().filter(|one| !one.spellings.is_empty());
        let names = several.flat_map(|one| {
            one.names()
                .map(|name| (folded(name.as_str()), one.name.clone()))
        });
        self.chosen = names.collect();
    }
}

/// The players of all games that load.
fn tables(games: &[Listed]) -> impl Iterator<Item = &[Player]> {
    let games = games.iter().filter_map(|game| game.content.as_ref().ok());
    games.map(|game| game.players.as_slice())
}

/// The people as they stand in their file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    people: Vec<Person>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    evenings: BTreeMap<String, Title>,
}

impl From<People> for Written {
    fn from(people: People) -> Written {
        Written {
            people: people.people,
            evenings: people.evenings,
        }
    }
}

/// Refuses a spelling of two people.
impl TryFrom<Written> for People {
    type Error = String;

    fn try_from(written: Written) -> Result<People, String> {
        let mut people = People {
            people: written.people,
            evenings: written.evenings,
            chosen: HashMap::new(),
        };
        if people.is_full() || people.evenings.len() > MOST {
            return Err(format!("there are more than {MOST} names"));
        }
        let mut owners = HashMap::new();
        for (place, person) in people.people.iter().enumerate() {
            for name in person.names() {
                if *owners.entry(folded(name.as_str())).or_insert(place) != place {
                    return Err(format!("two people have the name {name}"));
                }
            }
        }
        people.choose();
        Ok(people)
    }
}

/// Held while the file is changed, so that no change is lost.
static CHANGING: Mutex<()> = Mutex::new(());

impl Store {
    /// The file of the people, beside the settings.
    pub fn people_file(&self) -> PathBuf {
        self.settings_file().with_file_name("people.ron")
    }

    /// The people; nobody if their file is damaged.
    pub fn people(&self) -> People {
        read_small(&self.people_file(), LARGEST).unwrap_or_default()
    }

    /// Changes the people, and saves them if that changed anything. A damaged file is kept beside the new one.
    ///
    /// # Errors
    /// Why they are not changed.
    pub fn change_people<T>(
        &self,
        change: impl FnOnce(&mut People) -> Result<T, PeopleError>,
    ) -> Result<T, PeopleError> {
        self.writable(Attempt::SavePeople)?;
        let _changing = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
        let path = self.people_file();
        let known: Option<People> = read_small(&path, LARGEST);
        let mut people = known.clone().unwrap_or_default();
        let changed = change(&mut people)?;
        if known.as_ref() != Some(&people) {
            write_small(&path, &people, known.is_some())
                .map_err(|error| StoreError::of_system(Attempt::SavePeople, &path, &error))?;
        }
        Ok(changed)
    }

    /// Remembers the colours of those who begin a game.
    pub fn remember(&self, players: &[Player]) {
        // The error is in the log, and the next game tries again.
        let _ = self.change_people(|people| {
            people.remember(players);
            Ok(())
        });
    }
}
