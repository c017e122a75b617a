//! A game in play: who plays what, everything that was rolled and chosen, undo and redo.
//!
//! A session is its log; the table is replayed from it and never stored. Both games go through the same code: what
//! differs is a [`Variant`]. This floor knows no file, clock or screen, and no randomness but the dice that follow
//! from a seed.

pub mod classic;
mod dice;
mod express;
mod log;
mod names;
mod seating;
mod setup;

pub use classic::Classic;
pub use dice::{DiceSource, Earlier, Seed};
pub use express::{Event, Express, Place};
pub use log::{Limit, Log};
pub use names::{Line, Name, NameFault, Title, TitleFault, folded};
pub use seating::{SeatHistory, Seating};
pub use setup::{Colour, Level, Player, Setup, SetupFault, check_names};

use std::collections::BTreeSet;
use std::fmt;
use std::hash::Hash;

use self::log::Extent;
use crate::rules::{Ruling, Seat, SeatTenure};

/// The unit of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// The throws for everybody (X1).
    Throws,
    /// The turns of each player (C3).
    Turns,
}

/// A variant of the game: its setup, its events, and the table on which they are written.
pub trait Variant: Clone + fmt::Debug + Eq + Send + Sync + 'static {
    /// An event of the game.
    type Event: Clone + From<Seating> + fmt::Debug + Eq + Send + Sync + 'static;
    /// The table replayed from the events.
    type Table: Clone + fmt::Debug + Eq + Send + Sync + 'static;
    /// Writes events on it. The table is up to date once this is dropped.
    type Writer<'a>;
    /// Why an event cannot happen.
    type Refusal: std::error::Error + Clone + Eq;
    /// A place in the game that can be written again: dice or a decision.
    type Place: Copy + fmt::Debug + Eq + Hash;

    /// The most players that one table seats.
    const MOST_PLAYERS: usize;
    /// The levels of computer players that are offered, the strongest first.
    const LEVELS: &'static [Level];
    /// The unit of the game.
    const COUNTED: Counted;
    /// The most that corrections of a game may replay.
    const MOST_PLAYED_AGAIN: usize;

    /// Whether the computer plays at this level, even if it is no longer offered.
    fn has(level: Level) -> bool {
        Self::LEVELS.contains(&level)
    }

    /// Checks that these players can play by their agreed options.
    ///
    /// # Errors
    /// Why they cannot.
    fn check(&self) -> Result<(), SetupFault> {
        Ok(())
    }

    /// The players at the start, by seat.
    fn players(&self) -> &[Player];

    /// Whose dice are thrown.
    fn dice(&self) -> &DiceSource;

    /// This setup with other dice.
    fn with_dice(&self, dice: DiceSource) -> Self;

    /// The table before anything has happened.
    fn table(&self) -> Self::Table;

    /// A writer of events on a table.
    fn writer(table: &mut Self::Table) -> Self::Writer<'_>;

    /// Writes an event on the table.
    ///
    /// # Errors
    /// The rules forbid it; the table is unchanged.
    fn write(writer: &mut Self::Writer<'_>, event: &Self::Event) -> Result<(), Self::Refusal>;

    /// How much was judged so far, if that may be less than [`again`](Variant::again) says.
    fn judged(_: &Self::Writer<'_>) -> Option<usize> {
        None
    }

    /// The number of the throw or roll of an event; 0 for events before the first.
    fn number(event: &Self::Event) -> usize;

    /// An upper bound on what an event replays, given the number of seats and the latest throw or roll, its own
    /// included.
    fn again(event: &Self::Event, latest: usize, seats: usize) -> usize;

    /// The limit, if any, that the number of an event exceeds in a game of so many seats.
    fn beyond(event: &Self::Event, seats: usize) -> Option<Limit>;

    /// The seating of an event, if it is one.
    fn seating(event: &Self::Event) -> Option<&Seating>;

    /// Whether the table already holds what an event writes by the time this place is to be decided, with its dice
    /// thrown. Never asked about a seating.
    fn precedes(session: &Session<Self>, event: &Self::Event, place: Self::Place) -> bool;

    /// The dice that have fallen on a table.
    fn fallen(table: &Self::Table) -> Earlier;

    /// Whether a late player may join now.
    ///
    /// # Errors
    /// The rules forbid it.
    fn may_join(table: &Self::Table) -> Result<(), Self::Refusal>;

    /// Whether the game has come to its end.
    fn is_over(table: &Self::Table) -> bool;

    /// How the players of a seat joined, handed over and left.
    fn tenure(table: &Self::Table, seat: Seat) -> SeatTenure;

    /// The ruling behind a refusal, if it is one of the game.
    fn ruling(refusal: &Self::Refusal) -> Option<Ruling>;

    /// A session of this game among sessions of either game.
    fn any(session: Session<Self>) -> AnySession;
}

/// A game with its whole history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session<G: Variant = Express> {
    setup: G,
    log: Log<G::Event>,
    table: G::Table,
    /// The players by seat after the done events.
    players: Vec<Player>,
    /// The extent of the done events.
    extent: Extent,
}

impl<G: Variant> Session<G> {
    /// A session in which nothing has happened.
    pub fn new(setup: G) -> Session<G> {
        Session {
            table: setup.table(),
            players: setup.players().to_vec(),
            log: Log::new(Vec::new(), 0),
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
        let (table, players, extent) = replayed(&setup, &events)?;
        if cursor > events.len() {
            let events = events.len();
            return Err(Fault {
                index: None,
                what: format!("the cursor is {cursor}, but there are only {events} events"),
            });
        }
        let mut session = Session {
            log: Log::new(events, cursor),
            setup,
            table,
            players,
            extent,
        };
        if !session.log.undone().is_empty() {
            // Two tables of a long game at once would take much memory.
            session.table = session.setup.table();
            session.replay_done();
        }
        Ok(session)
    }

    /// The setup.
    pub fn setup(&self) -> &G {
        &self.setup
    }

    /// Whose dice are thrown.
    pub fn dice(&self) -> &DiceSource {
        self.setup.dice()
    }

    /// The events with the cursor between the done and the undone ones.
    pub fn log(&self) -> &Log<G::Event> {
        &self.log
    }

    /// The table as the done events leave it.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// The current or last player of each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The level of the computer player at a seat now; `None` for a person, or nobody.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.players.get(seat.index())?.level
    }

    /// The level of the computer player at a seat at a throw or in a turn; `None` for a person, or nobody.
    pub fn level_at(&self, seat: Seat, number: usize) -> Option<Level> {
        let handed = self.tenure(seat).handed;
        let later = handed.iter().filter(|&&from| from > number).count();
        if later == 0 {
            return self.level(seat);
        }
        let seatings = || self.log.done().iter().filter_map(G::seating);
        let levels = seatings().filter_map(|seating| match seating {
            Seating::Hand {
                seat: of, level, ..
            } if *of == seat => Some(*level),
            _ => None,
        });
        let joined = seatings().filter_map(|seating| match seating {
            Seating::Join { player } => Some(player),
            Seating::Hand { .. } | Seating::Retire { .. } => None,
        });
        let mut began = self.setup.players().iter().chain(joined);
        let first = began.nth(seat.index())?.level;
        let levels = [first].into_iter().chain(levels);
        levels.take(handed.len() + 1 - later).last().flatten()
    }

    /// The dice to play the same game again: those that were thrown, or the app's.
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

    /// How the players of a seat joined, handed over and left.
    pub fn tenure(&self, seat: Seat) -> SeatTenure {
        G::tenure(&self.table, seat)
    }

    /// The players of a seat over time.
    pub fn seat_history(&self, seat: Seat) -> SeatHistory<'_> {
        SeatHistory::of(self, seat)
    }

    /// The seats that changed hands, joined late or whose players left: their results count for nobody.
    pub fn shared(&self) -> Vec<Seat> {
        Seat::all(self.players.len())
            .filter(|&seat| !self.seat_history(seat).is_plain())
            .collect()
    }

    /// The names of players who gave their seats to somebody else.
    pub fn earlier(&self) -> Vec<Name> {
        let seats = Seat::all(self.players.len());
        let names = seats.flat_map(|seat| {
            let history = self.seat_history(seat);
            let later = history.later.iter().map(|&(_, name)| name);
            let mut names: Vec<Name> = [history.first].into_iter().chain(later).cloned().collect();
            names.pop();
            names
        });
        names.collect()
    }

    /// Whether a late player of any name may join now.
    ///
    /// # Errors
    /// The rules forbid it, or the table is full.
    pub fn may_join(&self) -> Result<(), Refused<G>> {
        if self.players.len() >= G::MOST_PLAYERS {
            return Err(Refused::Seats(SetupFault::Crowd(G::MOST_PLAYERS)));
        }
        G::may_join(&self.table).map_err(Refused::Rules)
    }

    /// Applies an event; undone events are dropped.
    ///
    /// # Errors
    /// The rules, names or colours forbid it, or the game is full; the session is unchanged.
    pub fn record(&mut self, event: G::Event) -> Result<(), Refused<G>> {
        let seats = self.players.len();
        if let Some(limit) = G::beyond(&event, seats) {
            return Err(Refused::Full(limit));
        }
        let extent = self.extent.with::<G>(&event, seats);
        extent.check::<G>(None)?;
        self.write(&event)?;
        self.extent = extent;
        self.log.push(event);
        Ok(())
    }

    /// Writes an event on the table, but not in the log.
    fn write(&mut self, event: &G::Event) -> Result<(), Refused<G>> {
        write_on::<G>(&mut G::writer(&mut self.table), &mut self.players, event)
    }

    /// Undoes the last event and returns it; does nothing if there is none.
    pub fn undo(&mut self) -> Option<G::Event> {
        let event = self.log.undo()?;
        self.replay_done();
        Some(event)
    }

    /// Undoes the last done event that satisfies `is_so`, with all after it, and returns it; does nothing if there is
    /// none. `is_so` sees the session as it was before the event.
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

    /// Redoes the last undone event and returns it; does nothing if there is none.
    pub fn redo(&mut self) -> Option<G::Event> {
        let event = self.log.undone().first()?.clone();
        // The same table accepted it before.
        let extent = self.extent.with::<G>(&event, self.players.len());
        self.write(&event).ok()?;
        self.extent = extent;
        self.log.redo()
    }

    /// A copy of the game from the moment when this place was to be decided, to play on: with its dice thrown, the
    /// others' choices for the same throw, and all later corrections of what came before.
    ///
    /// A finished game goes on with its own dice, to show where another decision would have led. For a game under
    /// way, dice of `fresh` replace the app's, which nobody may see in advance.
    pub fn practice_from(&self, place: G::Place, fresh: Seed) -> Session<G> {
        let mut copy = Session::new(self.setup.clone());
        let mut events = Vec::new();
        let mut is_past = false;
        let mut writer = G::writer(&mut copy.table);
        for event in self.log.done() {
            let precedes = match G::seating(event) {
                Some(_) => !is_past,
                None => G::precedes(self, event, place),
            };
            is_past |= !precedes;
            // Choices of players who came later are refused.
            let extent = copy.extent.with::<G>(event, copy.players.len());
            if precedes && write_on::<G>(&mut writer, &mut copy.players, event).is_ok() {
                events.push(event.clone());
                copy.extent = extent;
            }
        }
        drop(writer);
        let count = events.len();
        copy.log = Log::new(events, count);
        let dice = if self.is_over() {
            self.same_dice()
        } else if self.setup.dice().are_real() {
            DiceSource::Real
        } else {
            DiceSource::Earlier(G::fallen(&copy.table).followed_by(fresh))
        };
        copy.setup = copy.setup.with_dice(dice);
        copy
    }

    /// Replays the done events, all of which the table accepted before.
    fn replay_done(&mut self) {
        if let Ok(replayed) = replayed(&self.setup, self.log.done()) {
            (self.table, self.players, self.extent) = replayed;
        }
    }
}

/// Writes an event on a table and its players. A refusal leaves both unchanged.
fn write_on<G: Variant>(
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

/// The table, its players and the extent of the game after events.
///
/// # Errors
/// The first event that breaks the rules or a limit.
fn replayed<G: Variant>(
    setup: &G,
    events: &[G::Event],
) -> Result<(G::Table, Vec<Player>, Extent), Fault> {
    let mut table = setup.table();
    let mut players = setup.players().to_vec();
    let mut extent = Extent::default();
    let mut writer = G::writer(&mut table);
    for (index, event) in events.iter().enumerate() {
        extent = extent.with::<G>(event, players.len());
        write_on::<G>(&mut writer, &mut players, event)
            .and_then(|()| extent.check(G::judged(&writer)))
            .map_err(|refused| Fault::event(index, &refused))?;
    }
    drop(writer);
    Ok((table, players, extent))
}

/// Help that makes a game easier than with dice and pad alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Help {
    /// The coach was asked for a hint, or has decided for somebody.
    Hint,
    /// The review was seen before the end.
    Review,
    /// Something was undone after the next dice were seen.
    TakenBack,
    /// Somebody at the table knew the dice before they were thrown.
    KnownDice,
}

/// The helps of a game.
pub type Helps = BTreeSet<Help>;

/// Why an event cannot happen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused<G: Variant> {
    /// The rules forbid it.
    #[error("{0}")]
    Rules(G::Refusal),
    /// There are too many players, or two of them have the same name or colour.
    #[error("{0}")]
    Seats(SetupFault),
    /// The game can hold no more.
    #[error("{0}")]
    Full(Limit),
}

impl<G: Variant> Refused<G> {
    /// The ruling behind it, if it is one of the game.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Refused::Rules(refusal) => G::ruling(refusal),
            Refused::Seats(_) | Refused::Full(_) => None,
        }
    }
}

/// Why a log is not a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct Fault {
    /// The index of the event that breaks the rules or a limit, if it is one.
    pub index: Option<usize>,
    what: String,
}

impl Fault {
    /// The fault of the event at an index.
    pub(crate) fn event<G: Variant>(index: usize, refused: &Refused<G>) -> Fault {
        let ruling = refused.ruling();
        let ruling = ruling.map_or_else(String::new, |ruling| format!(" ({ruling})"));
        Fault {
            index: Some(index),
            what: format!("event {}: {refused}{ruling}", index + 1),
        }
    }
}

/// A session of either game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnySession {
    /// Can't Stop Express.
    Express(Session<Express>),
    /// Classic Can't Stop.
    Classic(Session<Classic>),
}

impl<G: Variant> From<Session<G>> for AnySession {
    fn from(session: Session<G>) -> AnySession {
        G::any(session)
    }
}

impl AnySession {
    /// Whether the same people began both, with the same rules and dice.
    pub fn began_like(&self, other: &AnySession) -> bool {
        match (self, other) {
            (AnySession::Express(one), AnySession::Express(other)) => one.setup() == other.setup(),
            (AnySession::Classic(one), AnySession::Classic(other)) => one.setup() == other.setup(),
            _ => false,
        }
    }

    /// The current or last player of each seat.
    pub fn players(&self) -> &[Player] {
        match self {
            AnySession::Express(session) => session.players(),
            AnySession::Classic(session) => session.players(),
        }
    }

    /// Whose dice are thrown.
    pub fn dice(&self) -> &DiceSource {
        match self {
            AnySession::Express(session) => session.dice(),
            AnySession::Classic(session) => session.dice(),
        }
    }

    /// The seats that changed hands, joined late or whose players left: their results count for nobody.
    pub fn shared(&self) -> Vec<Seat> {
        match self {
            AnySession::Express(session) => session.shared(),
            AnySession::Classic(session) => session.shared(),
        }
    }

    /// The names of players who gave their seats to somebody else.
    pub fn earlier(&self) -> Vec<Name> {
        match self {
            AnySession::Express(session) => session.earlier(),
            AnySession::Classic(session) => session.earlier(),
        }
    }

    /// The number of events, including undone ones.
    pub fn events(&self) -> usize {
        match self {
            AnySession::Express(session) => session.log().events().len(),
            AnySession::Classic(session) => session.log().events().len(),
        }
    }

    /// The dice to play the same game again.
    pub fn same_dice(&self) -> DiceSource {
        match self {
            AnySession::Express(session) => session.same_dice(),
            AnySession::Classic(session) => session.same_dice(),
        }
    }

    /// Whether the game has come to its end.
    pub fn is_over(&self) -> bool {
        match self {
            AnySession::Express(session) => session.is_over(),
            AnySession::Classic(session) => session.is_over(),
        }
    }
}
