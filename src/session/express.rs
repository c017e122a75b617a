use super::{
    AnySession, Counted, DiceSource, Earlier, Level, Limit, Player, Seating, Session, Setup,
    Variant,
};
use crate::rules::dice::Throw;
use crate::rules::express::{
    Cell, Choice, Entry, Penalty, Phase, Refusal, Score, Standing, Table, Writer, standings,
};
use crate::rules::{Ruling, Seat, SeatTenure, ThrowNumber};

/// The most cells of all pads: the throws of a game times its players.
const MOST_CELLS: usize = 100_000;

/// Can't Stop Express, as a table has set it up.
pub type Express = Setup<Penalty>;

/// An event at the table.
///
/// An event about an earlier throw is a correction: it replaces the earlier one, and the log keeps both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The dice of a throw.
    Throw {
        /// The number of the throw.
        number: ThrowNumber,
        /// The five dice.
        throw: Throw,
    },
    /// A player's choice.
    Choice {
        /// The number of the throw.
        throw: ThrowNumber,
        /// The player's seat.
        seat: Seat,
        /// The pairs and the fifth die.
        choice: Choice,
    },
    /// A seating.
    Seating(Seating),
}

/// Dice or a choice that can be written again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// The dice of a throw.
    Throw(ThrowNumber),
    /// The choice of a seat for a throw.
    Choice(ThrowNumber, Seat),
}

impl Event {
    /// The number of the throw of an event; `None` for a seating.
    pub fn number(&self) -> Option<ThrowNumber> {
        match *self {
            Event::Throw { number, .. } => Some(number),
            Event::Choice { throw, .. } => Some(throw),
            Event::Seating(_) => None,
        }
    }

    /// The throw and the seat of a choice.
    pub fn chosen(&self) -> Option<(ThrowNumber, Seat)> {
        match *self {
            Event::Choice { throw, seat, .. } => Some((throw, seat)),
            Event::Throw { .. } | Event::Seating(_) => None,
        }
    }
}

impl From<Seating> for Event {
    fn from(seating: Seating) -> Event {
        Event::Seating(seating)
    }
}

impl Variant for Express {
    type Event = Event;
    type Table = Table;
    type Writer<'a> = Writer<'a>;
    type Refusal = Refusal;
    type Place = Place;

    const MOST_PLAYERS: usize = Express::MOST_PLAYERS;
    const LEVELS: &'static [Level] = &[
        Level::Master,
        Level::Steady,
        Level::Curious,
        Level::Eager,
        Level::Careless,
        Level::Dreamy,
    ];
    const COUNTED: Counted = Counted::Throws;
    /// Cells of pads. A game of eight players with forty throws has 320, and each correction of its first dice judges
    /// them again.
    const MOST_PLAYED_AGAIN: usize = 400_000;

    fn has(level: Level) -> bool {
        level == Level::Bold || Express::LEVELS.contains(&level)
    }

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn dice(&self) -> &DiceSource {
        self.dice()
    }

    fn with_dice(&self, dice: DiceSource) -> Express {
        self.with_dice(dice)
    }

    fn table(&self) -> Table {
        Table::new(self.players().len())
    }

    fn writer(table: &mut Table) -> Writer<'_> {
        table.writer()
    }

    fn judged(writer: &Writer<'_>) -> Option<usize> {
        Some(writer.judged())
    }

    fn write(writer: &mut Writer<'_>, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Throw { number, throw } => writer.write_throw(number, throw),
            Event::Choice {
                throw,
                seat,
                choice,
            } => writer.write_choice(throw, seat, choice),
            Event::Seating(Seating::Hand { seat, .. }) => writer.hand(seat),
            Event::Seating(Seating::Join { .. }) => writer.join(),
            Event::Seating(Seating::Retire { seat }) => writer.retire(seat),
        }
    }

    fn number(event: &Event) -> usize {
        event.number().map_or(0, ThrowNumber::get)
    }

    /// A correction of dice judges all cells from there on again, a correction of a choice those of its seat.
    fn again(event: &Event, latest: usize, seats: usize) -> usize {
        match event {
            Event::Throw { number, .. } => seats * (latest - number.get() + 1),
            Event::Choice { throw, .. } => latest - throw.get() + 1,
            Event::Seating(_) => latest,
        }
    }

    fn beyond(event: &Event, seats: usize) -> Option<Limit> {
        let most = MOST_CELLS / seats;
        match event {
            Event::Throw { number, .. } if number.get() > most => {
                Some(Limit::Throws { seats, most })
            }
            _ => None,
        }
    }

    fn seating(event: &Event) -> Option<&Seating> {
        match event {
            Event::Seating(seating) => Some(seating),
            Event::Throw { .. } | Event::Choice { .. } => None,
        }
    }

    /// All choose for the same dice, so the others' choices for a throw exist when one is to be decided.
    fn precedes(session: &Session, event: &Event, place: Place) -> bool {
        let (number, own) = match place {
            Place::Throw(number) => (number, None),
            Place::Choice(number, seat) => (number, Some(seat)),
        };
        // A late player chooses for throws after which the others had gone on (X14).
        let joined = own.and_then(|seat| session.tenure(seat).joined);
        let last = joined.map_or(number, |before| number.max(ThrowNumber::new(before - 1)));
        match *event {
            Event::Throw { number, .. } => number <= last,
            Event::Choice { throw, seat, .. } if own.is_some_and(|own| own != seat) => {
                throw <= last
            }
            Event::Choice { throw, .. } => throw < number,
            Event::Seating(_) => true,
        }
    }

    fn fallen(table: &Table) -> Earlier {
        let rounds = table.rounds().iter();
        Earlier::new([], rounds.flat_map(|round| round.throw().dice()))
    }

    fn may_join(table: &Table) -> Result<(), Refusal> {
        if table.takes_late_players() {
            Ok(())
        } else {
            Err(Refusal::Late)
        }
    }

    fn is_over(table: &Table) -> bool {
        table.phase() == Phase::Over
    }

    fn tenure(table: &Table, seat: Seat) -> SeatTenure {
        table.tenure(seat)
    }

    fn ruling(refusal: &Refusal) -> Option<Ruling> {
        refusal.ruling()
    }

    fn any(session: Session<Express>) -> AnySession {
        AnySession::Express(session)
    }
}

impl Session<Express> {
    /// Whether one player finished it with the app's dice, so that others can play with the same ones.
    pub fn has_par(&self) -> bool {
        self.is_solo() && self.is_over() && !self.dice().are_real()
    }

    /// The throw for which, at a secret table, nobody sees another's choice (X13): the one for which a correction asks
    /// for choices again, or the last one while choices for it are missing; in either case of at least two people.
    pub fn open_throw(&self) -> Option<ThrowNumber> {
        let table = self.table();
        let last = table.last_throw();
        table.round(last)?;
        let cells = |number: ThrowNumber| Seat::enumerate(table.rounds()[number.index()].cells());
        let is_person = |&(seat, _): &(Seat, &Cell)| self.level(seat).is_none();
        let (before, since) = self.before_and_since_last_dice();
        let asks_again = |&number: &ThrowNumber| {
            let again = cells(number).filter(is_person).filter(|&(seat, cell)| {
                let has_chosen = |events: &[Event]| {
                    let mut chosen = events.iter().filter_map(Event::chosen);
                    chosen.any(|own| own == (number, seat))
                };
                matches!(cell.entry(), Entry::Refused(_)) || has_chosen(since) && has_chosen(before)
            });
            again.count() >= 2
        };
        let mut waiting = table.waiting().map(|(number, _)| number);
        if let Some(number) = waiting.find(asks_again) {
            return Some(number);
        }
        let is_open = cells(last).any(|(_, cell)| *cell.entry() == Entry::Open);
        let plays_on =
            |(_, cell): &(Seat, &Cell)| !matches!(cell.entry(), Entry::Out(_) | Entry::Departed);
        let choosing = cells(last).filter(is_person).filter(plays_on);
        (is_open && choosing.count() >= 2).then_some(last)
    }

    /// The session without what some seats have chosen since the last dice, for the open throw or a later one.
    pub fn without_choices(
        &self,
        open: ThrowNumber,
        is_of: impl Fn(Seat) -> bool,
    ) -> Session<Express> {
        let (before, since) = self.before_and_since_last_dice();
        let is_seen = |event: &&Event| {
            let chosen = event.chosen();
            chosen.is_none_or(|(throw, seat)| throw < open || !is_of(seat))
        };
        let seen = before.iter().chain(since.iter().filter(is_seen));
        let seen: Vec<Event> = seen.cloned().collect();
        let count = seen.len();
        // No other event depends on them.
        Session::replay(self.setup().clone(), seen, count)
            .unwrap_or_else(|_| Session::new(self.setup().clone()))
    }

    fn before_and_since_last_dice(&self) -> (&[Event], &[Event]) {
        let done = self.log().done();
        let is_dice = |event: &Event| matches!(event, Event::Throw { .. });
        done.split_at(done.iter().rposition(is_dice).unwrap_or(0))
    }

    /// The current score of a seat's pad.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(&self.table().pads()[seat], self.setup().penalty())
    }

    /// The current ranking without seats that were left (X14).
    pub fn standings(&self) -> Vec<Standing> {
        let totals: Vec<i32> = Seat::all(self.players().len())
            .map(|seat| self.score(seat).total())
            .collect();
        standings(&totals, &self.departed())
    }

    /// Every seat with its place in the ranking; seats that were left come last, without one (X14).
    pub fn placed(&self) -> Vec<(Seat, Option<usize>)> {
        let standings = self.standings().into_iter();
        let placed = standings.map(|standing| (standing.seat, Some(standing.place)));
        let departed = self.departed().into_iter().map(|seat| (seat, None));
        placed.chain(departed).collect()
    }

    /// The seats that were left, which have no place in the ranking (X14).
    pub fn departed(&self) -> Vec<Seat> {
        Seat::all(self.players().len())
            .filter(|&seat| self.table().has_departed(seat))
            .collect()
    }
}
