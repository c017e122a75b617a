//! Version 1 of the session file, as it is written: frozen once released.
//!
//! These types are the text and nothing else. They know numbers where the games know dice, and become a session only
//! through [`File::into_saved`], which says of every value what is wrong with it.

mod classic;
mod express;

use std::time::Duration;

use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::ron_text::{Fields, Step, to_ron};
use super::wire::{is_default, misnamed, time};
use super::{Id, Saved};
use crate::rules::Seat;
use crate::rules::dice::{Die, Sum};
use crate::session::{
    self, AnySession, Colour, Fault, Help, Level, Name, Player, Refused, Session, SetupFault, Title,
};
use crate::table::{Record, TableOptions};

pub(super) const FORMAT: &str = "fifth-die session";
pub(super) const VERSION: u32 = 1;

/// The most wrong events that are reported: the file is read once more to find the place of each.
const MOST_WRONG: usize = 100;

#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields, rename = "Session")]
pub(super) struct File<G: Filed> {
    format: String,
    version: u32,
    game: Game,
    title: Option<Title>,
    #[serde(with = "time")]
    created: Timestamp,
    #[serde(with = "time")]
    changed: Timestamp,
    #[serde(default, skip_serializing_if = "is_default")]
    assisted: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    helped: Vec<Help>,
    #[serde(default, skip_serializing_if = "is_default")]
    house: TableOptions,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken: Vec<u64>,
    #[serde(default = "default_true", skip_serializing_if = "is_true")]
    counts: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reviewed: Vec<f64>,
    setup: G::WrittenSetup,
    cursor: u32,
    events: Vec<G::WrittenEvent>,
}

#[derive(Clone, Serialize, Deserialize)]
pub(super) enum Game {
    Express,
    Classic,
}

/// The text of a session's file: one event a line.
pub fn write(saved: &Saved) -> String {
    match &saved.session {
        AnySession::Express(session) => to_ron(&File::of(saved, session)),
        AnySession::Classic(session) => to_ron(&File::of(saved, session)),
    }
}

/// What differs between the files of the two games.
pub(super) trait Filed: session::Variant {
    const GAME: Game;
    /// The beginnings of all kinds of events.
    const EVENTS: &[&str];

    type WrittenSetup: Clone + Serialize + DeserializeOwned;
    type WrittenEvent: Clone + Serialize + DeserializeOwned;

    fn played(session: Session<Self>) -> AnySession;

    fn write_setup(&self) -> Self::WrittenSetup;

    fn read_setup(written: Self::WrittenSetup) -> Result<Self, Wrong>;

    fn write_event(event: &Self::Event) -> Self::WrittenEvent;

    /// The event at a table of `seats`.
    fn read_event(written: Self::WrittenEvent, seats: usize) -> Result<Self::Event, Wrong>;

    /// Whether an event, even an invalid one, adds a player.
    fn is_join(written: &Self::WrittenEvent) -> bool;

    /// Whether this refusal may only follow from an earlier wrong event that was left out.
    fn is_consequence(refusal: &Self::Refusal) -> bool;
}

/// What is wrong with a value.
pub(super) struct Wrong {
    /// Its path from the root of the file.
    pub(super) path: Vec<Step>,
    pub(super) what: String,
}

/// The next event at a table of so many seats, or what is wrong with it.
fn read_event<G: Filed>(
    (index, written): (usize, G::WrittenEvent),
    seats: &mut usize,
) -> Result<G::Event, Wrong> {
    // Counted even if the name is wrong, because later events may name this seat.
    *seats += usize::from(G::is_join(&written));
    let event = G::read_event(written, *seats).and_then(|event| match G::beyond(&event, *seats) {
        Some(limit) => Err(wrong([Step::Field("number")], limit)),
        None => Ok(event),
    });
    event.map_err(|wrong| wrong.inside([Step::Field("events"), Step::Item(index)]))
}

/// The number of seats, including those that an undone event added.
pub(super) fn seats<G: Filed>(session: &Session<G>) -> usize {
    let seatings = session.log().events().iter().filter_map(G::seating);
    let joined = seatings.filter(|seating| matches!(seating, session::Seating::Join { .. }));
    session.setup().players().len() + joined.count()
}

impl<G: Filed> File<G> {
    pub(super) fn of(saved: &Saved, session: &Session<G>) -> File<G> {
        let log = session.log();
        File {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::GAME,
            title: saved.title.clone(),
            created: saved.created,
            changed: saved.changed,
            assisted: saved.record.helps.contains(&Help::Hint),
            helped: {
                let helps = saved.record.helps.iter().copied();
                helps.filter(|&help| help != Help::Hint).collect()
            },
            house: saved.record.options,
            taken: write_taken(&saved.record.taken, seats(session)),
            counts: saved.record.counts,
            reviewed: saved.record.reviewed.clone().unwrap_or_default(),
            setup: session.setup().write_setup(),
            cursor: log.cursor() as u32,
            events: log.events().iter().map(G::write_event).collect(),
        }
    }

    pub(super) fn into_saved(self, id: Id) -> Result<Saved, Wrong> {
        use Step::{Field, Item};

        if self.version != VERSION {
            let what = format!("`version` is {}, but it must be {VERSION}", self.version);
            return Err(wrong([Field("version")], what));
        }
        let setup = G::read_setup(self.setup)?;
        let mut seats = setup.players().len();
        let events = self.events.into_iter().enumerate();
        let events = events.map(|event| read_event::<G>(event, &mut seats));
        let events: Vec<G::Event> = events.collect::<Result<_, Wrong>>()?;
        let session = Session::replay(setup, events, self.cursor as usize).map_err(|fault| {
            let path = match fault.index {
                Some(index) => vec![Field("events"), Item(index)],
                None => vec![Field("cursor")],
            };
            wrong(path, fault)
        })?;
        let session = G::played(session);
        let reviewed = reviewed(self.reviewed, session.players().len())?;
        let helped = self.helped.into_iter();
        Ok(Saved {
            id,
            title: self.title,
            created: self.created,
            changed: self.changed,
            record: Record {
                options: self.house,
                // Hints have a field of their own, which is older than that of the others.
                helps: helped.chain(self.assisted.then_some(Help::Hint)).collect(),
                taken: read_taken(self.taken, seats)?,
                counts: self.counts,
                reviewed,
            },
            session,
        })
    }

    /// At most [`MOST_WRONG`] wrong events: those with an invalid value, and those that break the rules, as far as the game
    /// can be followed without them.
    pub(super) fn wrong_events(self) -> Vec<Wrong> {
        use Step::{Field, Item};

        let Ok(setup) = G::read_setup(self.setup) else {
            return Vec::new();
        };
        let mut seats = setup.players().len();
        let mut session = Session::new(setup.clone());
        let mut can_follow = true;
        let mut wrongs = Vec::new();
        for (index, event) in self.events.into_iter().enumerate() {
            if wrongs.len() == MOST_WRONG {
                break;
            }
            match read_event::<G>((index, event), &mut seats) {
                Err(wrong) => wrongs.push(wrong),
                Ok(event) if can_follow => match session.record(event) {
                    Ok(()) => {}
                    // A valid file may be too full for one more event.
                    Err(Refused::Full(_)) => can_follow = false,
                    Err(Refused::Rules(refusal))
                        if !wrongs.is_empty() && G::is_consequence(&refusal) =>
                    {
                        can_follow = false;
                    }
                    Err(refusal) => {
                        let fault = Fault::event(index, &refusal);
                        wrongs.push(wrong([Field("events"), Item(index)], fault));
                    }
                },
                Ok(_) => {}
            }
        }
        wrongs
    }
}

impl<G: Filed> File<G> {
    /// A file made of the readable fields of a damaged one; `None` without its setup.
    pub(super) fn pieced(fields: Fields<G::WrittenEvent>, now: Timestamp) -> Option<File<G>> {
        let time = |name| fields.get::<String>(name)?.parse::<Timestamp>().ok();
        let created = time("created").or(time("changed")).unwrap_or(now);
        Some(File {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::GAME,
            title: fields.get("title").unwrap_or_default(),
            created,
            changed: time("changed").unwrap_or(created),
            assisted: fields.get("assisted").unwrap_or_default(),
            helped: fields.get("helped").unwrap_or_default(),
            house: fields.get("house").unwrap_or_default(),
            taken: fields.get("taken").unwrap_or_default(),
            counts: fields.get("counts").unwrap_or(true),
            // A review is of the whole game.
            reviewed: Vec::new(),
            setup: fields.get("setup")?,
            cursor: fields.get("cursor").unwrap_or(u32::MAX),
            events: fields.events,
        })
    }

    /// The session up to the first wrong event, and its number of events; `None` if the setup is wrong.
    pub(super) fn salvaged(mut self, id: &Id) -> Option<(Saved, usize)> {
        loop {
            self.cursor = self.cursor.min(self.events.len() as u32);
            let wrong = match self.clone().into_saved(id.clone()) {
                Ok(saved) => return Some((saved, self.events.len())),
                Err(wrong) => wrong,
            };
            match wrong.path[..] {
                [Step::Field("events"), Step::Item(index), ..] => self.events.truncate(index),
                // Some of these players may have sat down after the damage.
                [Step::Field("taken"), Step::Item(seats)] => self.taken.truncate(seats),
                _ => return None,
            }
        }
    }
}

impl Wrong {
    fn inside(mut self, path: impl IntoIterator<Item = Step>) -> Wrong {
        self.path.splice(..0, path);
        self
    }
}

/// The fault of a table that cannot play, with its place.
fn wrong_setup(fault: SetupFault) -> Wrong {
    use Step::{Field, Item};

    let mut path = vec![Field("setup"), Field("players")];
    match fault {
        SetupFault::Nobody => {}
        SetupFault::Crowd(most) => path.push(Item(most)),
        SetupFault::SameName(_, seat) | SetupFault::SameColour(_, seat) => {
            path.push(Item(seat.index()))
        }
        SetupFault::Level(seat) => path.extend([Item(seat.index()), Field("level")]),
        SetupFault::Columns => path = vec![Field("setup"), Field("columns")],
    }
    wrong(path, fault)
}

fn into_dice<const DICE: usize>(values: [i32; DICE]) -> Result<[Die; DICE], Wrong> {
    let mut dice = [Die::One; DICE];
    for (place, (die, value)) in dice.iter_mut().zip(values).enumerate() {
        *die = self::die(value).ok_or_else(|| {
            let path = [Step::Field("dice"), Step::Item(place)];
            wrong(path, format!("`dice` has {value}, but a die shows 1 to 6"))
        })?;
    }
    Ok(dice)
}

fn die(value: i32) -> Option<Die> {
    Die::new(u8::try_from(value).ok()?)
}

fn sum(field: &'static str, place: usize, value: i32) -> Result<Sum, Wrong> {
    u8::try_from(value).ok().and_then(Sum::new).ok_or_else(|| {
        let path = [Step::Field(field), Step::Item(place)];
        wrong(
            path,
            format!("`{field}` has {value}, but two dice make 2 to 12"),
        )
    })
}

fn wrong(path: impl Into<Vec<Step>>, what: impl ToString) -> Wrong {
    Wrong {
        path: path.into(),
        what: what.to_string(),
    }
}

/// The mean losses of all seats, if the game was reviewed.
fn reviewed(written: Vec<f64>, seats: usize) -> Result<Option<Vec<f64>>, Wrong> {
    use Step::{Field, Item};

    if written.is_empty() {
        return Ok(None);
    }
    if written.len() != seats {
        let losses = written.len();
        let what = format!("`reviewed` has {losses} numbers, but there are {seats} players");
        return Err(wrong([Field("reviewed")], what));
    }
    let is_loss = |loss: &f64| loss.is_finite() && *loss >= 0.0;
    if let Some(place) = written.iter().position(|loss| !is_loss(loss)) {
        let what = format!("`reviewed` has {}, but a loss is 0 or more", written[place]);
        return Err(wrong([Field("reviewed"), Item(place)], what));
    }
    Ok(Some(written))
}

/// The time that each seat has taken, in milliseconds; empty without a timer.
fn write_taken(taken: &[Duration], seats: usize) -> Vec<u64> {
    let millis = |time: &Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    taken.iter().take(seats).map(millis).collect()
}

fn read_taken(taken: Vec<u64>, seats: usize) -> Result<Vec<Duration>, Wrong> {
    if taken.len() > seats {
        let times = taken.len();
        let path = [Step::Field("taken"), Step::Item(seats)];
        let what = format!("`taken` has {times} times for {seats} players");
        return Err(wrong(path, what));
    }
    Ok(taken.into_iter().map(Duration::from_millis).collect())
}

fn default_true() -> bool {
    true
}

fn is_true(counts: &bool) -> bool {
    *counts
}

/// Who comes, goes and takes over.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Seating {
    Hand {
        player: u32,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    Join {
        name: String,
        colour: Colour,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    Retire {
        player: u32,
    },
}

impl Seating {
    fn of(seating: &session::Seating) -> Seating {
        match seating.clone() {
            session::Seating::Hand { seat, name, level } => Seating::Hand {
                player: seat.number() as u32,
                name: name.to_string(),
                level,
            },
            session::Seating::Join { player } => Seating::Join {
                name: player.name.to_string(),
                colour: player.colour,
                level: player.level,
            },
            session::Seating::Retire { seat } => Seating::Retire {
                player: seat.number() as u32,
            },
        }
    }

    fn into_seating(self, seats: usize) -> Result<session::Seating, Wrong> {
        self.read(seats)
            .map_err(|wrong| wrong.inside([Step::Item(0)]))
    }

    fn read(self, seats: usize) -> Result<session::Seating, Wrong> {
        Ok(match self {
            Seating::Hand {
                player,
                name,
                level,
            } => session::Seating::Hand {
                seat: seat_of(player, seats)?,
                name: name_of(&name)?,
                level,
            },
            Seating::Join {
                name,
                colour,
                level,
            } => session::Seating::Join {
                player: Player {
                    name: name_of(&name)?,
                    colour,
                    level,
                },
            },
            Seating::Retire { player } => session::Seating::Retire {
                seat: seat_of(player, seats)?,
            },
        })
    }
}

fn name_of(written: &str) -> Result<Name, Wrong> {
    Name::new(written).map_err(|fault| wrong([Step::Field("name")], misnamed(written, fault)))
}

fn seat_of(player: u32, seats: usize) -> Result<Seat, Wrong> {
    Seat::from_number(player as usize)
        .filter(|seat| seat.index() < seats)
        .ok_or_else(|| {
            let what = format!("`player` is {player}, but the players are 1 to {seats}");
            wrong([Step::Field("player")], what)
        })
}
