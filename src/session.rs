//! A game in play: who plays what, everything that was rolled and chosen, undo and redo.
//!
//! A session is its log; the table is replayed from it and never stored. Both games go through the same code: what
//! differs is a [`Variant`]. This floor knows no file, clock or screen, and no randomness but the dice that follow
//! from a seed.

mod any_session;
pub mod classic;
mod earlier;
mod express;
mod extent;
mod help;
mod line;
mod log;
mod practice;
mod seating;
mod seed;
mod setup;

pub use any_session::{AnyRefused, AnySession};
pub use classic::Classic;
pub use earlier::Earlier;
pub use express::{Event, Express, Place};
pub use extent::Limit;
pub(crate) use extent::{MOST_EVENTS, MOST_SEATED};
pub use help::{Help, Helps};
pub use line::{Title, TitleFault, folded};
pub use log::Log;
pub use seating::{SeatHistory, Seating};
pub use seed::Seed;
pub use setup::{
    Colour, DiceSource, Level, Name, NameFault, Player, Setup, SetupFault, check_names,
};

use std::fmt;
use std::hash::Hash;

use self::extent::Extent;
use crate::rules::{Ruling, Seat, SeatTenure};

/// The refusal of a log that would take too long to replay.
pub(crate) const TOO_MUCH: &str =
    "so much of this game was corrected so long afterwards that it cannot be played again";

/// The most cells of pads that the replay of a log judges. A game of eight players with forty throws has 320, and each
/// correction of its first dice lets them be judged once more.
const MOST_JUDGED: usize = 400_000;

/// What a game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// The throws for everybody (X1).
    Throws,
    /// The turns of each player (C3).
    Turns,
}

/// Reads as `throw` or `turn`.
impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Counted::Throws => "throw",
            Counted::Turns => "turn",
        })
    }
}

/// A variant of the game: its setup, its events, and the table on which they are written.
pub trait Variant: Clone + fmt::Debug + Eq + Send + Sync + 'static {
    /// An event of the game.
    type Event: Clone + From<Seating> + fmt::Debug + Eq + Send + Sync + 'static;
    /// The record that is replayed from the events.
    type Table: Clone + fmt::Debug + Eq + Send + Sync + 'static;
    /// Writes events on it. The table is up to date once this is dropped.
    type Writer<'a>;
    /// Why an event cannot happen.
    type Refusal: std::error::Error + Clone + Eq;
    /// Dice or a decision, which can be written again.
    type Place: Copy + fmt::Debug + Eq + Hash;

    /// The most players that one table seats.
    const MOST_PLAYERS: usize;
    /// The levels at which the program plays it, the strongest first.
    const LEVELS: &'static [Level];
    /// What the game counts.
    const COUNTED: Counted;
    /// The most that corrections may let be played again in a game, as [`again`](Variant::again) counts it.
    const MOST_PLAYED_AGAIN: usize;

    /// Whether these players can play for what they have agreed on.
    ///
    /// # Errors
    /// Why they cannot.
    fn check(&self) -> Result<(), SetupFault> {
        Ok(())
    }

    /// Who begins, by seat.
    fn players(&self) -> &[Player];

    /// Whose dice are thrown.
    fn dice(&self) -> &DiceSource;

    /// The same with other dice.
    fn with_dice(&self, dice: DiceSource) -> Self;

    /// The table before anything has happened.
    fn table(&self) -> Self::Table;

    /// Writes events on a table, one or a whole log.
    fn writer(table: &mut Self::Table) -> Self::Writer<'_>;

    /// Writes an event on the table.
    ///
    /// # Errors
    /// What the rules say against it; the table is then as it was.
    fn write(writer: &mut Self::Writer<'_>, event: &Self::Event) -> Result<(), Self::Refusal>;

    /// How many cells were judged so far, if a log can cause the same cell to be judged many times.
    fn judged(_: &Self::Writer<'_>) -> usize {
        0
    }

    /// The number of the throw or roll that an event is about; 0 for what comes before all of them.
    fn number(event: &Self::Event) -> usize;

    /// How much an event lets be played again at most, where this is the latest throw or roll of so many seats.
    fn again(event: &Self::Event, latest: usize, seats: usize) -> usize;

    /// Why no game of so many seats has an event of this number.
    fn beyond(event: &Self::Event, seats: usize) -> Option<Limit>;

    /// Who comes, goes or takes over with an event, if somebody does.
    fn seating(event: &Self::Event) -> Option<&Seating>;

    /// Whether the table holds what an event writes when this place is to be decided, the dice for it thrown already. It is
    /// not asked of those who come and go.
    fn precedes(session: &Session<Self>, event: &Self::Event, place: Self::Place) -> bool;

    /// The dice that have fallen on a table.
    fn fallen(table: &Self::Table) -> Earlier;

    /// Whether a late player may sit down now.
    ///
    /// # Errors
    /// What the rules say against it.
    fn may_join(table: &Self::Table) -> Result<(), Self::Refusal>;

    /// Whether the game has come to its end.
    fn is_over(table: &Self::Table) -> bool;

    /// How a seat of the table came, changed hands and was left.
    fn tenure(table: &Self::Table, seat: Seat) -> SeatTenure;

    /// The ruling behind a refusal, where it is one of the game's.
    fn ruling(refusal: &Self::Refusal) -> Option<Ruling>;

    /// A refusal of this game among those of either.
    fn any_refused(refused: Refused<Self>) -> AnyRefused;
}

/// A game with its whole history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session<G: Variant = Express> {
    setup: G,
    log: Log<G::Event>,
    table: G::Table,
    /// Who sits where after the done events.
    players: Vec<Player>,
    /// How much has happened with the done events.
    extent: Extent,
}

impl<G: Variant> Session<G> {
    /// A session in which nothing has happened.
    pub fn new(setup: G) -> Session<G> {
        Session {
            table: setup.table(),
            players: setup.players().to_vec(),
            log: Log::default(),
            extent: Extent::default(),
            setup,
        }
    }

    /// A session from its log, of which the first `cursor` events count and the others are undone.
    ///
    /// # Errors
    /// The first event that breaks the rules, or a cursor beyond the last event.
    pub fn replay(
        setup: G,
        events: impl IntoIterator<Item = G::Event>,
        cursor: usize,
    ) -> Result<Session<G>, Fault> {
        let events: Vec<G::Event> = events.into_iter().collect();
        let whole = replayed(&setup, &events)?;
        if cursor > events.len() {
            let events = events.len();
            return Err(Fault::Cursor { cursor, events });
        }
        let mut session = Session {
            extent: Extent::of::<G>(&events, setup.players().len()),
            log: Log::new(events, cursor),
            table: whole.0,
            players: whole.1,
            setup,
        };
        if !session.log.undone().is_empty() {
            // Two tables of a long game at once would take much memory.
            session.table = session.setup.table();
            session.replay_done();
        }
        Ok(session)
    }

    /// Who began, what they have agreed on, with which dice.
    pub fn setup(&self) -> &G {
        &self.setup
    }

    /// The events with the cursor between the done and the undone ones.
    pub fn log(&self) -> &Log<G::Event> {
        &self.log
    }

    /// The table as the done events leave it.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// Who sits at each seat now, or sat there last.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The level at which the program plays for a seat now; `None` where a person plays, or nobody.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.players.get(seat.index())?.level
    }

    /// The dice for playing the same game once more: those that were on the table, or the app's.
    pub fn same_dice(&self) -> DiceSource {
        if self.setup.dice().are_real() {
            DiceSource::Earlier(G::fallen(&self.table))
        } else {
            self.setup.dice().clone()
        }
    }

    /// Whether one player plays alone for a result.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Whether the game has come to its end.
    pub fn is_over(&self) -> bool {
        G::is_over(&self.table)
    }

    /// How a seat of the table came, changed hands and was left.
    pub fn tenure(&self, seat: Seat) -> SeatTenure {
        G::tenure(&self.table, seat)
    }

    /// Who sat at a seat, and since when.
    pub fn seat_history(&self, seat: Seat) -> SeatHistory<'_> {
        SeatHistory::of(self, seat)
    }

    /// The seats that changed hands, came late or were left: their results are nobody's.
    pub fn shared(&self) -> Vec<Seat> {
        Seat::all(self.players.len())
            .filter(|&seat| !self.seat_history(seat).is_plain())
            .collect()
    }

    /// Whether a late player, of whichever name, may sit down now.
    ///
    /// # Errors
    /// What the rules say against it, or that the table is full.
    pub fn may_join(&self) -> Result<(), Refused<G>> {
        if self.players.len() >= G::MOST_PLAYERS {
            return Err(Refused::Seats(SetupFault::Crowd(G::MOST_PLAYERS)));
        }
        G::may_join(&self.table).map_err(Refused::Rules)
    }

    /// Applies an event; undone events are dropped.
    ///
    /// # Errors
    /// What the rules, or names and colours, say against it, or that a game can hold no more; the session is then as it
    /// was.
    pub fn record(&mut self, event: G::Event) -> Result<(), Refused<G>> {
        let seats = self.players.len();
        let extent = self.extent.with::<G>(&event, seats);
        if let Some(limit) = G::beyond(&event, seats).or_else(|| extent.limit::<G>()) {
            return Err(Refused::Full(limit));
        }
        self.write(&event)?;
        self.extent = extent;
        self.log.push(event);
        Ok(())
    }

    /// Writes an event on the table, not in the log.
    fn write(&mut self, event: &G::Event) -> Result<(), Refused<G>> {
        write::<G>(&mut G::writer(&mut self.table), &mut self.players, event)
    }

    /// Whether everything that counts in `other` has happened here too, even if it was undone since.
    pub fn holds(&self, other: &Session<G>) -> bool {
        self.setup == other.setup && self.log.events().starts_with(other.log.done())
    }

    /// Undoes the last event and returns it; does nothing if there is none.
    pub fn undo(&mut self) -> Option<G::Event> {
        let event = self.log.undo()?;
        self.replay_done();
        Some(event)
    }

    /// Takes back the last done event for which `is_so` holds, with all after it, and returns it; nothing happens where it
    /// holds for none. It is asked with the session as it was before the event.
    pub fn undo_from_last(
        &mut self,
        is_so: impl Fn(&Session<G>, &G::Event) -> bool,
    ) -> Option<G::Event> {
        let mut before = Session::new(self.setup.clone());
        let mut last = None;
        for event in self.log.done() {
            if is_so(&before, event) {
                last = Some((before.log.cursor(), event.clone()));
            }
            before.record(event.clone()).ok()?;
        }
        let (cursor, event) = last?;
        self.log.undo_to(cursor);
        self.replay_done();
        Some(event)
    }

    /// Redoes the event that was undone last and returns it; does nothing if there is none.
    pub fn redo(&mut self) -> Option<G::Event> {
        let event = self.log.undone().first()?.clone();
        // It was accepted on the same table before, so it is again.
        let extent = self.extent.with::<G>(&event, self.players.len());
        self.write(&event).ok()?;
        self.extent = extent;
        self.log.redo()
    }

    /// Plays the done events again: each of them was accepted on the same table before, so it is again.
    fn replay_done(&mut self) {
        if let Ok((table, players)) = replayed(&self.setup, self.log.done()) {
            (self.table, self.players) = (table, players);
            self.extent = Extent::of::<G>(self.log.done(), self.setup.players().len());
        }
    }
}

/// Writes an event on a table, and who sits there after it. Where it is refused, both are as they were.
fn write<G: Variant>(
    writer: &mut G::Writer<'_>,
    players: &mut Vec<Player>,
    event: &G::Event,
) -> Result<(), Refused<G>> {
    let seating = G::seating(event).map(|seating| seating.seated::<G>(players));
    let seated = seating.transpose().map_err(Refused::Seats)?;
    G::write(writer, event).map_err(Refused::Rules)?;
    if let Some(seated) = seated {
        *players = seated;
    }
    Ok(())
}

/// The table after events, and who sits there.
fn replayed<G: Variant>(setup: &G, events: &[G::Event]) -> Result<(G::Table, Vec<Player>), Fault> {
    let mut table = setup.table();
    let mut players = setup.players().to_vec();
    let mut writer = G::writer(&mut table);
    for (index, event) in events.iter().enumerate() {
        write::<G>(&mut writer, &mut players, event)
            .map_err(|refused| Fault::event(index, refused, &players))?;
        if G::judged(&writer) > MOST_JUDGED {
            return Err(Fault::TooMuch { index });
        }
    }
    drop(writer);
    Ok((table, players))
}

/// Why an event cannot happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused<G: Variant> {
    /// What the rules say against it.
    Rules(G::Refusal),
    /// There are too many players, or two of them have the same name or colour.
    Seats(SetupFault),
    /// The game can hold no more.
    Full(Limit),
}

impl<G: Variant> Refused<G> {
    /// The ruling behind it, where it is one of the game's.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Refused::Rules(refusal) => G::ruling(refusal),
            Refused::Seats(_) | Refused::Full(_) => None,
        }
    }
}

impl<G: Variant> fmt::Display for Refused<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Rules(refusal) => refusal.fmt(f),
            Refused::Seats(fault) => fault.fmt(f),
            Refused::Full(limit) => limit.fmt(f),
        }
    }
}

impl<G: Variant> std::error::Error for Refused<G> {}

/// Why a log is not a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// An event breaks the rules.
    Event {
        /// Its place in the log, from 0.
        index: usize,
        /// Why it cannot happen.
        refused: AnyRefused,
        /// Who sits at the table then.
        players: Vec<Player>,
    },
    /// An event changes what was judged so long before that the game cannot be played again.
    TooMuch {
        /// Its place in the log, from 0.
        index: usize,
    },
    /// The cursor is beyond the last event.
    Cursor {
        /// Where it stands.
        cursor: usize,
        /// How many events there are.
        events: usize,
    },
}

impl Fault {
    /// An event that cannot happen, from 0, why, and who sits at the table then.
    pub(crate) fn event<G: Variant>(
        index: usize,
        refused: Refused<G>,
        players: &[Player],
    ) -> Fault {
        Fault::Event {
            index,
            refused: G::any_refused(refused),
            players: players.to_vec(),
        }
    }

    /// The place of the event at fault in the log, from 0, if it is one.
    pub fn index(&self) -> Option<usize> {
        match self {
            Fault::Event { index, .. } | Fault::TooMuch { index } => Some(*index),
            Fault::Cursor { .. } => None,
        }
    }

    /// The ruling that is broken, where it is one of the game's.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Fault::Event { refused, .. } => refused.ruling(),
            Fault::TooMuch { .. } | Fault::Cursor { .. } => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Event { index, refused, .. } => write!(f, "event {}: {refused}", index + 1)?,
            Fault::TooMuch { index } => write!(f, "event {}: {TOO_MUCH}", index + 1)?,
            Fault::Cursor { cursor, events } => {
                write!(
                    f,
                    "the cursor is {cursor}, but there are only {events} events"
                )?;
            }
        }
        match self.ruling() {
            Some(ruling) => write!(f, " ({ruling})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
