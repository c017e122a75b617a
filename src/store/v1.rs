//! Version 1 of the session file, as it is written: frozen once released.
//!
//! These types are the text and nothing else. They know numbers where the games know dice, and become a session only
//! through [`File::into_saved`], which says of every value what is wrong with it.

mod classic;
mod express;
mod house;
mod seating;

use std::marker::PhantomData;

use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub(super) use self::classic::{Placement, Sharing, columns, columns_written};
pub(super) use self::express::penalty;
pub(super) use self::house::House;
use self::house::{read_taken, write_taken};
use super::file::MOST_QUOTED;
use super::place::Step;
use super::{Id, LoadFault, Misfit, Saved};
use crate::rules::Seat;
use crate::rules::dice::{Die, Sum};
use crate::session::{
    self, AnySession, Fault, Helps, Limit, MOST_EVENTS, MOST_SEATED, Name, Refused, Seating, Seed,
    Session, SetupFault, Title,
};
use crate::table::Record;
use crate::words::beginning;

pub(super) const FORMAT: &str = "fifth-die session";
pub(super) const VERSION: u32 = 1;

/// The most wrong events that are told of a file: to find the place of each, the file is read once more.
const MOST_WRONG: usize = 100;

/// How many throws or rolls may be played again to find what is wrong with a file: one correction after the other, where
/// a file that is right is replayed as a whole.
const MOST_FOLLOWED: usize = 1_000_000;

/// The file of a game.
pub(super) type FileOf<G> = File<<G as Filed>::WrittenSetup, <G as Filed>::WrittenEvent>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Session")]
pub(super) struct File<Setup, Event> {
    format: String,
    version: u32,
    game: Game,
    title: Option<String>,
    created: String,
    changed: String,
    #[serde(default, skip_serializing_if = "is_not")]
    assisted: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    helped: Vec<Help>,
    #[serde(default, skip_serializing_if = "House::is_usual")]
    house: House,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken: Vec<u64>,
    #[serde(default = "yes", skip_serializing_if = "is_so")]
    counts: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reviewed: Vec<f64>,
    setup: Setup,
    cursor: u32,
    events: Vec<Event>,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Game {
    Express,
    Classic,
}

/// What has helped in a game.
#[derive(Serialize, Deserialize)]
pub(super) enum Help {
    Hint,
    Review,
    TakenBack,
    KnownDice,
}

impl Help {
    pub(super) fn of(help: session::Help) -> Help {
        match help {
            session::Help::Hint => Help::Hint,
            session::Help::Review => Help::Review,
            session::Help::TakenBack => Help::TakenBack,
            session::Help::KnownDice => Help::KnownDice,
        }
    }

    pub(super) fn into_help(self) -> session::Help {
        match self {
            Help::Hint => session::Help::Hint,
            Help::Review => session::Help::Review,
            Help::TakenBack => session::Help::TakenBack,
            Help::KnownDice => session::Help::KnownDice,
        }
    }
}

/// What a file says of helps; hints have had a field of their own before the others had one.
pub(super) fn helps(assisted: bool, helped: Vec<Help>) -> Helps {
    let hint = assisted.then_some(session::Help::Hint);
    helped
        .into_iter()
        .map(Help::into_help)
        .chain(hint)
        .collect()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    name: String,
    colour: Colour,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<Level>,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Level {
    Careless,
    Steady,
    Bold,
    Evolved,
    Master,
}

impl Level {
    fn of(level: session::Level) -> Level {
        match level {
            session::Level::Careless => Level::Careless,
            session::Level::Steady => Level::Steady,
            session::Level::Bold => Level::Bold,
            session::Level::Evolved => Level::Evolved,
            session::Level::Master => Level::Master,
        }
    }

    fn into_level(self) -> session::Level {
        match self {
            Level::Careless => session::Level::Careless,
            Level::Steady => session::Level::Steady,
            Level::Bold => session::Level::Bold,
            Level::Evolved => session::Level::Evolved,
            Level::Master => session::Level::Master,
        }
    }
}

#[derive(Serialize, Deserialize)]
pub(super) enum Colour {
    Orange,
    Sky,
    Green,
    Yellow,
    Blue,
    Vermilion,
    Purple,
    Grey,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Dice {
    Real,
    App { seed: u64 },
    Earlier { start: Vec<i32>, dice: Vec<i32> },
}

/// What the file of one game has that that of the other has not.
pub(super) trait Filed: session::Variant {
    /// The game's name.
    const GAME: Game;
    /// How the events begin.
    const EVENTS: &[&str];
    /// The most throws or rolls that the corrections of a file let be played again, all of them together: a bound for the
    /// time that a file can ask for.
    const MOST_AGAIN: usize;

    type WrittenSetup: Serialize + DeserializeOwned;
    type WrittenEvent: Serialize + DeserializeOwned;

    /// The session as one of either game.
    fn played(session: Session<Self>) -> AnySession;

    fn write_setup(&self) -> Self::WrittenSetup;

    /// The setup, or what is wrong with it.
    fn read_setup(written: Self::WrittenSetup) -> Result<Self, Wrong>;

    fn write_event(event: &Self::Event) -> Self::WrittenEvent;

    /// The event at a table of so many seats, or what is wrong with it.
    fn read_event(written: Self::WrittenEvent, seats: usize) -> Result<Self::Event, Wrong>;

    /// Whether somebody sits down with an event, whatever is wrong with it.
    fn is_join(written: &Self::WrittenEvent) -> bool;

    /// Whether an event may be refused like this only because one before it is wrong and was left out.
    fn is_consequence(refusal: &Self::Refusal) -> bool;
}

/// A value that cannot stand where it stands.
pub(super) struct Wrong {
    /// The way to it from the whole file.
    pub(super) path: Vec<Step>,
    /// What is wrong with it.
    pub(super) fault: LoadFault,
}

/// Reads the events one by one and counts what they cost.
pub(super) struct Reading<G> {
    game: PhantomData<G>,
    /// How many seats there are.
    seats: usize,
    /// How many events were read.
    events: usize,
    /// The number of the latest throw or roll.
    latest: usize,
    /// How many of the events are about those who come, go and take over.
    seated: usize,
    /// How many throws or rolls corrections have let be played again.
    again: usize,
    /// Whether a limit was passed, so that nothing behind it needs to be looked at.
    is_full: bool,
}

impl<G: Filed> Reading<G> {
    pub(super) fn of(setup: &G) -> Reading<G> {
        Reading {
            game: PhantomData,
            seats: setup.players().len(),
            events: 0,
            latest: 0,
            seated: 0,
            again: 0,
            is_full: false,
        }
    }

    /// The next event, or what is wrong with it.
    pub(super) fn read(&mut self, written: G::WrittenEvent) -> Result<G::Event, Wrong> {
        self.events += 1;
        if self.events > MOST_EVENTS {
            return Err(self.full(Misfit::Full(Limit::Events(MOST_EVENTS))));
        }
        // Counted even where the name is wrong: what follows is about this seat too.
        self.seats += usize::from(G::is_join(&written));
        let event = G::read_event(written, self.seats)?;
        if let Some(limit) = G::beyond(&event, self.seats) {
            return Err(wrong([Step::Field("number")], Misfit::Full(limit)));
        }
        if G::seating(&event).is_some() {
            self.seated += 1;
            if self.seated > MOST_SEATED {
                return Err(self.full(Misfit::Full(Limit::Seated(MOST_SEATED))));
            }
            return Ok(event);
        }
        let number = G::number(&event);
        // Any other number above the latest is that of nothing yet: its event is refused where it stands.
        if number == self.latest + 1 {
            self.latest = number;
        }
        self.again = self
            .again
            .saturating_add(self.latest.saturating_sub(number));
        if self.again > G::MOST_AGAIN {
            return Err(self.full(Misfit::Full(Limit::Again)));
        }
        Ok(event)
    }

    /// What is wrong with an event that passes a limit.
    fn full(&mut self, misfit: Misfit) -> Wrong {
        self.is_full = true;
        wrong([], misfit)
    }
}

/// How many seats the events of a session know, the undone ones among them.
pub(super) fn seats<G: Filed>(session: &Session<G>) -> usize {
    let seatings = session.log().events().iter().filter_map(G::seating);
    let joined = seatings.filter(|seating| matches!(seating, Seating::Join { .. }));
    session.setup().players().len() + joined.count()
}

impl<Setup, Event> File<Setup, Event> {
    /// The file of a session.
    pub(super) fn of<G>(saved: &Saved, session: &Session<G>) -> File<Setup, Event>
    where
        G: Filed<WrittenSetup = Setup, WrittenEvent = Event>,
    {
        let log = session.log();
        File {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::GAME,
            title: saved.title.as_ref().map(Title::to_string),
            created: saved.created.to_string(),
            changed: saved.changed.to_string(),
            assisted: saved.record.helps.contains(&session::Help::Hint),
            helped: {
                let helps = saved.record.helps.iter().copied();
                let others = helps.filter(|&help| help != session::Help::Hint);
                others.map(Help::of).collect()
            },
            house: House::of(saved.record.options),
            taken: write_taken(&saved.record.taken, seats(session)),
            counts: saved.record.counts,
            reviewed: saved.record.reviewed.clone().unwrap_or_default(),
            setup: session.setup().write_setup(),
            cursor: log.cursor() as u32,
            events: log.events().iter().map(G::write_event).collect(),
        }
    }

    /// The session of a file.
    pub(super) fn into_saved<G>(self, id: Id) -> Result<Saved, Wrong>
    where
        G: Filed<WrittenSetup = Setup, WrittenEvent = Event>,
    {
        use Step::{Field, Item};

        if self.format != FORMAT {
            return Err(Wrong {
                path: vec![Field("format")],
                fault: LoadFault::NotASession,
            });
        }
        if self.version != VERSION {
            return Err(wrong([Field("version")], Misfit::Version(self.version)));
        }
        let title = self.title.as_deref().map(title).transpose()?;
        let created = time("created", &self.created)?;
        let changed = time("changed", &self.changed)?;
        let house = self.house.into_house()?;
        let setup = G::read_setup(self.setup)?;
        let mut reading = Reading::<G>::of(&setup);
        let mut events = Vec::with_capacity(self.events.len());
        for (index, event) in self.events.into_iter().enumerate() {
            let event = reading
                .read(event)
                .map_err(|wrong| wrong.inside([Field("events"), Item(index)]))?;
            events.push(event);
        }
        let session = Session::replay(setup, events, self.cursor as usize).map_err(|fault| {
            let path = match fault.index() {
                Some(index) => vec![Field("events"), Item(index)],
                None => vec![Field("cursor")],
            };
            Wrong {
                path,
                fault: LoadFault::Rule(fault),
            }
        })?;
        let session = G::played(session);
        let reviewed = reviewed(self.reviewed, session.players().len())?;
        Ok(Saved {
            id,
            title,
            created,
            changed,
            record: Record {
                options: house,
                helps: helps(self.assisted, self.helped),
                taken: read_taken(self.taken, reading.seats)?,
                counts: self.counts,
                reviewed,
            },
            session,
        })
    }

    /// Everything that is wrong with the events: each value that cannot stand there, and each event that breaks the rules,
    /// as far as the game can be followed without the wrong ones. At most [`MOST_WRONG`] of them.
    pub(super) fn wrong_events<G>(self) -> Vec<Wrong>
    where
        G: Filed<WrittenSetup = Setup, WrittenEvent = Event>,
    {
        use Step::{Field, Item};

        let Ok(setup) = G::read_setup(self.setup) else {
            return Vec::new();
        };
        let mut reading = Reading::<G>::of(&setup);
        let mut session = Session::new(setup.clone());
        let mut can_follow = true;
        let mut wrongs = Vec::new();
        for (index, event) in self.events.into_iter().enumerate() {
            let path = [Field("events"), Item(index)];
            if wrongs.len() == MOST_WRONG || reading.is_full {
                break;
            }
            let read = reading.read(event);
            can_follow &= reading.again <= MOST_FOLLOWED;
            match read {
                Err(wrong) => wrongs.push(wrong.inside(path)),
                Ok(event) if can_follow => match session.record(event) {
                    Ok(()) => {}
                    // A game that the reader takes may be too full for another event.
                    Err(Refused::Full(_)) => can_follow = false,
                    Err(Refused::Rules(refusal))
                        if !wrongs.is_empty() && G::is_consequence(&refusal) =>
                    {
                        can_follow = false;
                    }
                    Err(refusal) => {
                        let fault = Fault::event(index, refusal, session.players());
                        wrongs.push(Wrong {
                            path: path.into(),
                            fault: LoadFault::Rule(fault),
                        });
                    }
                },
                Ok(_) => {}
            }
        }
        wrongs
    }
}

impl Wrong {
    /// The same value, seen from what holds the one that it was seen from.
    fn inside(mut self, path: impl IntoIterator<Item = Step>) -> Wrong {
        self.path.splice(..0, path);
        self
    }
}

/// The players of a setup, or what is wrong with one.
fn into_players(players: Vec<Player>) -> Result<Vec<session::Player>, Wrong> {
    use Step::{Field, Item};

    let seats = Seat::enumerate(players);
    seats
        .map(|(seat, player)| {
            player.into_player().map_err(|misfit| {
                let path = [
                    Field("setup"),
                    Field("players"),
                    Item(seat.index()),
                    Field("name"),
                ];
                wrong(path, misfit)
            })
        })
        .collect()
}

/// Where in a file it stands why a table cannot play.
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
    wrong(path, Misfit::Setup(fault))
}

impl Dice {
    fn of(dice: &session::DiceSource) -> Dice {
        let values = |dice: &[Die]| dice.iter().map(|die| i32::from(die.value())).collect();
        match dice {
            session::DiceSource::Real => Dice::Real,
            session::DiceSource::App(Seed(seed)) => Dice::App { seed: *seed },
            session::DiceSource::Earlier(earlier) => Dice::Earlier {
                start: values(earlier.start()),
                dice: values(earlier.dice()),
            },
        }
    }

    /// The dice, or what is wrong with one of an earlier game.
    fn into_dice(self) -> Result<session::DiceSource, Wrong> {
        let read = |field: &'static str, values: Vec<i32>| {
            let dice = values.into_iter().enumerate().map(|(place, value)| {
                die(value).ok_or_else(|| {
                    let path = ["setup", "dice", field].map(Step::Field);
                    wrong(
                        [&path[..], &[Step::Item(place)]].concat(),
                        Misfit::Die { field, value },
                    )
                })
            });
            dice.collect::<Result<Vec<Die>, Wrong>>()
        };
        Ok(match self {
            Dice::Real => session::DiceSource::Real,
            Dice::App { seed } => session::DiceSource::App(Seed(seed)),
            Dice::Earlier { start, dice } => session::DiceSource::Earlier(session::Earlier::new(
                read("start", start)?,
                read("dice", dice)?,
            )),
        })
    }
}

impl Player {
    pub(super) fn of(player: &session::Player) -> Player {
        Player {
            name: player.name.as_str().to_owned(),
            colour: Colour::of(player.colour),
            level: player.level.map(Level::of),
        }
    }

    /// The player, or what is wrong with the name.
    pub(super) fn into_player(self) -> Result<session::Player, Misfit> {
        Ok(session::Player {
            name: name(&self.name)?,
            colour: self.colour.into_colour(),
            level: self.level.map(Level::into_level),
        })
    }
}

impl Colour {
    fn of(colour: session::Colour) -> Colour {
        match colour {
            session::Colour::Orange => Colour::Orange,
            session::Colour::Sky => Colour::Sky,
            session::Colour::Green => Colour::Green,
            session::Colour::Yellow => Colour::Yellow,
            session::Colour::Blue => Colour::Blue,
            session::Colour::Vermilion => Colour::Vermilion,
            session::Colour::Purple => Colour::Purple,
            session::Colour::Grey => Colour::Grey,
        }
    }

    fn into_colour(self) -> session::Colour {
        match self {
            Colour::Orange => session::Colour::Orange,
            Colour::Sky => session::Colour::Sky,
            Colour::Green => session::Colour::Green,
            Colour::Yellow => session::Colour::Yellow,
            Colour::Blue => session::Colour::Blue,
            Colour::Vermilion => session::Colour::Vermilion,
            Colour::Purple => session::Colour::Purple,
            Colour::Grey => session::Colour::Grey,
        }
    }
}

/// The title, or what is wrong with it.
fn title(written: &str) -> Result<Title, Wrong> {
    Title::new(written).map_err(|fault| {
        let misfit = Misfit::Title(quoted(written), fault);
        wrong([Step::Field("title")], misfit)
    })
}

/// The name, or what is wrong with it.
fn name(written: &str) -> Result<Name, Misfit> {
    Name::new(written).map_err(|fault| Misfit::Name(quoted(written), fault))
}

/// The dice of a throw or roll, or what is wrong with one.
fn into_dice<const DICE: usize>(values: [i32; DICE]) -> Result<[Die; DICE], Wrong> {
    let mut dice = [Die::One; DICE];
    for (place, (die, value)) in dice.iter_mut().zip(values).enumerate() {
        *die = self::die(value).ok_or_else(|| {
            let path = [Step::Field("dice"), Step::Item(place)];
            let field = "dice";
            wrong(path, Misfit::Die { field, value })
        })?;
    }
    Ok(dice)
}

fn die(value: i32) -> Option<Die> {
    Die::new(u8::try_from(value).ok()?)
}

/// The sum at this place of a field, or what is wrong with it.
fn sum(field: &'static str, place: usize, value: i32) -> Result<Sum, Wrong> {
    u8::try_from(value).ok().and_then(Sum::new).ok_or_else(|| {
        let path = [Step::Field(field), Step::Item(place)];
        wrong(path, Misfit::Sum { field, value })
    })
}

fn time(field: &'static str, written: &str) -> Result<Timestamp, Wrong> {
    written.parse().map_err(|_| {
        let written = quoted(written);
        wrong([Step::Field(field)], Misfit::Time { field, written })
    })
}

/// Text of a file as an error repeats it: without what acts on the text around it, and no more of it than people read.
fn quoted(written: &str) -> String {
    format!("{:?}", beginning(written, MOST_QUOTED))
}

fn wrong(path: impl Into<Vec<Step>>, misfit: Misfit) -> Wrong {
    Wrong {
        path: path.into(),
        fault: LoadFault::Value(misfit),
    }
}

/// What a review has found of so many seats, if there was one, or what is wrong with it.
fn reviewed(written: Vec<f64>, seats: usize) -> Result<Option<Vec<f64>>, Wrong> {
    use Step::{Field, Item};

    if written.is_empty() {
        return Ok(None);
    }
    if written.len() != seats {
        let losses = written.len();
        let misfit = Misfit::Reviewed { losses, seats };
        return Err(wrong([Field("reviewed")], misfit));
    }
    let is_loss = |loss: &f64| loss.is_finite() && *loss >= 0.0;
    if let Some(place) = written.iter().position(|loss| !is_loss(loss)) {
        let misfit = Misfit::Loss(written[place].to_string());
        return Err(wrong([Field("reviewed"), Item(place)], misfit));
    }
    Ok(Some(written))
}

fn is_not(assisted: &bool) -> bool {
    !assisted
}

fn yes() -> bool {
    true
}

fn is_so(counts: &bool) -> bool {
    *counts
}
