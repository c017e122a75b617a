use std::collections::BTreeSet;

use super::{Choice, Illegal, Pad};
use crate::rules::dice::Throw;
use crate::rules::{Ruling, Seat, SeatTenure, ThrowNumber};

/// All throws of a game, with the choices of every seat.
///
/// Earlier throws and choices may be written again: later ones are replayed, a choice that is no longer legal has to
/// be made again, and nothing that was written is lost. Seats may be handed over, added and left (X14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    rounds: Vec<Round>,
    pads: Vec<Pad>,
    /// How each player joined, handed over and left, by throw number.
    tenures: Vec<SeatTenure>,
    waiting: BTreeSet<(ThrowNumber, Seat)>,
    /// By seat, the throw after which the rows of the pads are stale. No judgement depends on rows, so they can wait
    /// until all is written. `None` outside of this module.
    uncounted: Vec<Option<ThrowNumber>>,
}

/// One throw and every seat's answer to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    throw: Throw,
    cells: Vec<Cell>,
}

impl Round {
    /// The dice.
    pub fn throw(&self) -> &Throw {
        &self.throw
    }

    /// The cells, by seat.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell of a seat, if it is at the table.
    pub fn cell(&self, seat: Seat) -> Option<&Cell> {
        self.cells.get(seat.index())
    }
}

/// A cell: a seat's answer to a throw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    before: Pad,
    entry: Entry,
}

impl Cell {
    /// The pad before the throw.
    pub fn before(&self) -> &Pad {
        &self.before
    }

    /// The entry of the cell.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The choice that counts, if any.
    pub fn choice(&self) -> Option<Choice> {
        match self.entry {
            Entry::Chosen(choice) => Some(choice),
            Entry::Open | Entry::Refused(_) | Entry::Out(_) | Entry::Departed => None,
        }
    }

    /// The pad after the throw; unchanged by an open cell.
    pub fn after(&self) -> Pad {
        match self.choice() {
            Some(choice) => self.before.marked(choice),
            None => self.before,
        }
    }

    fn new(before: Pad, throw: &Throw, written: Option<Choice>, has_departed: bool) -> Cell {
        let entry = match written {
            None if has_departed => Entry::Departed,
            _ if before.is_out() => Entry::Out(written),
            None => Entry::Open,
            Some(choice) => match before.play(throw, choice) {
                Ok(_) => Entry::Chosen(choice),
                Err(illegal) => Entry::Refused(illegal),
            },
        };
        Cell { before, entry }
    }

    /// The choice written here, whether it counts or not.
    pub fn written(&self) -> Option<Choice> {
        match &self.entry {
            Entry::Open | Entry::Departed => None,
            Entry::Chosen(choice) => Some(*choice),
            Entry::Refused(illegal) => Some(illegal.choice),
            Entry::Out(unused) => *unused,
        }
    }
}

/// The entry of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Nothing yet.
    Open,
    /// A legal choice.
    Chosen(Choice),
    /// A choice that a correction has made illegal; it has to be made again.
    Refused(Illegal),
    /// The seat was out before this throw (X9); a choice written before a correction does not count.
    Out(Option<Choice>),
    /// The player left before choosing (X14).
    Departed,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The throw of this number.
    Throw(ThrowNumber),
    /// Choices of this throw, the first that is not settled.
    Choices(ThrowNumber),
    /// Nothing: everyone is out (X9) or has left (X14).
    Over,
}

/// Why something cannot be written on the table.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("player {seat} must choose for throw {throw} first")]
    Waiting { throw: ThrowNumber, seat: Seat },
    #[error("there is no throw {0}")]
    NoThrow(ThrowNumber),
    #[error("there is no player {0}")]
    NoSeat(Seat),
    #[error("the game is over")]
    Over,
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("player {0} has left")]
    Departed(Seat),
    #[error("player {0} is out")]
    Out(Seat),
    #[error("nobody can join after the fourth throw")]
    Late,
    #[error("everyone else has left")]
    Last,
}

impl Refusal {
    /// The ruling behind the refusal, if it is one of the game.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Refusal::Waiting { .. } => Some(Ruling::X13),
            Refusal::Over | Refusal::Out(_) => Some(Ruling::X9),
            Refusal::Departed(_) | Refusal::Late | Refusal::Last => Some(Ruling::X14),
            Refusal::Illegal(illegal) => Some(illegal.ruling()),
            Refusal::NoThrow(_) | Refusal::NoSeat(_) => None,
        }
    }
}

impl Table {
    /// The most throws that a late player may have missed (X14).
    pub const MOST_MISSED: usize = 3;

    /// An empty table of this many seats.
    pub fn new(seats: usize) -> Table {
        Table {
            rounds: Vec::new(),
            pads: vec![Pad::EMPTY; seats],
            tenures: vec![SeatTenure::default(); seats],
            waiting: BTreeSet::new(),
            uncounted: vec![None; seats],
        }
    }

    /// A writer of a log on this table.
    pub fn writer(&mut self) -> Writer<'_> {
        Writer {
            table: self,
            judged: 0,
        }
    }

    /// All throws so far, the first one first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The number of the last throw, 0 before the first.
    pub fn last_throw(&self) -> ThrowNumber {
        ThrowNumber::new(self.rounds.len())
    }

    /// The throw of this number.
    pub fn round(&self, number: ThrowNumber) -> Option<&Round> {
        self.rounds.get(number.index())
    }

    /// The current pads, by seat.
    pub fn pads(&self) -> &[Pad] {
        &self.pads
    }

    /// The throws and seats with a missing or no longer legal choice, the earliest first.
    pub fn waiting(&self) -> impl Iterator<Item = (ThrowNumber, Seat)> {
        self.waiting.iter().copied()
    }

    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        if let Some(&(throw, _)) = self.waiting.first() {
            Phase::Choices(throw)
        } else if !Seat::all(self.pads.len()).any(|seat| self.plays_on(seat)) {
            Phase::Over
        } else {
            Phase::Throw(self.last_throw().next())
        }
    }

    /// The throw that put a seat out, if it is out.
    pub fn out_at(&self, seat: Seat) -> Option<ThrowNumber> {
        if !self.pads.get(seat.index())?.is_out() {
            return None;
        }
        let count = self
            .rounds
            .partition_point(|round| !round.cells[seat].before.is_out());
        Some(ThrowNumber::new(count))
    }

    /// How the players of a seat joined, handed over and left, by throw number (X14).
    pub fn tenure(&self, seat: Seat) -> SeatTenure {
        let tenure = self.tenures.get(seat.index()).cloned();
        tenure.unwrap_or_default()
    }

    /// Whether nobody sits at a seat any more (X14).
    pub fn has_departed(&self, seat: Seat) -> bool {
        self.tenures
            .get(seat.index())
            .is_some_and(|tenure| tenure.departed.is_some())
    }

    /// Whether a seat plays on.
    pub fn plays_on(&self, seat: Seat) -> bool {
        !self.has_departed(seat) && self.pads.get(seat.index()).is_some_and(|pad| !pad.is_out())
    }

    /// Whether a late player may still join: until the fourth throw (X14).
    pub fn takes_late_players(&self) -> bool {
        self.rounds.len() <= Table::MOST_MISSED
    }

    /// An error unless the seat still plays.
    fn check_playing(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.pads.len() {
            Err(Refusal::NoSeat(seat))
        } else if self.has_departed(seat) {
            Err(Refusal::Departed(seat))
        } else if self.pads[seat].is_out() {
            Err(Refusal::Out(seat))
        } else {
            Ok(())
        }
    }

    /// The last throw that a seat has chosen for, whether the choice counts or not; 0 where there is none.
    fn answered(&self, seat: Seat) -> usize {
        self.rounds
            .partition_point(|round| round.cells[seat].written().is_some())
    }

    /// Judges the cells of a seat again from a throw on, and returns their number. Later ones are judged only as long as
    /// the tracks change, on which alone legality depends.
    fn judge(&mut self, seat: Seat, from: ThrowNumber) -> usize {
        let has_departed = self.has_departed(seat);
        let mut judged = 0;
        let mut number = from;
        while let Some(Round { throw, cells }) = self.rounds.get_mut(number.index()) {
            judged += 1;
            let Cell { before, .. } = cells[seat];
            let cell = Cell::new(before, throw, cells[seat].written(), has_departed);
            let after = cell.after();
            cells[seat] = cell;
            self.note(number, seat);
            let next = match self.rounds.get_mut(number.next().index()) {
                None => &mut self.pads[seat],
                Some(next) => &mut next.cells[seat].before,
            };
            if *next == after {
                break;
            }
            let is_judged_alike = next.has_tracks_of(&after);
            *next = after;
            let uncounted = self.uncounted[seat].get_or_insert(number);
            *uncounted = number.min(*uncounted);
            if is_judged_alike {
                break;
            }
            number = number.next();
        }
        judged
    }

    /// Counts the stale rows of a seat's pads.
    fn count_rows(&mut self, seat: Seat) {
        let Some(number) = self.uncounted[seat].take() else {
            return;
        };
        let mut rounds = self.rounds[number.index()..].iter_mut();
        let Some(first) = rounds.next() else {
            return;
        };
        let mut pad = first.cells[seat].after();
        for round in rounds {
            let cell = &mut round.cells[seat];
            cell.before = pad;
            pad = cell.after();
        }
        self.pads[seat] = pad;
    }

    fn note(&mut self, number: ThrowNumber, seat: Seat) {
        let entry = self.rounds[number.index()].cells[seat].entry();
        if matches!(entry, Entry::Open | Entry::Refused(_)) && !self.has_departed(seat) {
            self.waiting.insert((number, seat));
        } else {
            self.waiting.remove(&(number, seat));
        }
    }
}

/// A writer of logs on a table. The table is up to date once it is dropped.
#[derive(Debug)]
pub struct Writer<'a> {
    table: &'a mut Table,
    judged: usize,
}

impl Writer<'_> {
    /// Writes the dice of a throw: the next one, or an earlier one again.
    ///
    /// # Errors
    /// The next throw waits until everybody has chosen (X13) and does not come once everybody is out (X9).
    pub fn write_throw(&mut self, number: ThrowNumber, throw: Throw) -> Result<(), Refusal> {
        if let Some(round) = self.table.rounds.get_mut(number.index()) {
            round.throw = throw;
            for seat in Seat::all(self.table.pads.len()) {
                self.judged += self.table.judge(seat, number);
            }
            return Ok(());
        }
        let table = &mut *self.table;
        if let Some(&(throw, seat)) = table.waiting.first() {
            return Err(Refusal::Waiting { throw, seat });
        }
        if table.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if number != table.last_throw().next() {
            return Err(Refusal::NoThrow(number));
        }
        let cells = Seat::all(table.pads.len())
            .map(|seat| Cell::new(table.pads[seat], &throw, None, table.has_departed(seat)))
            .collect();
        table.rounds.push(Round { throw, cells });
        for seat in Seat::all(table.pads.len()) {
            table.note(number, seat);
        }
        Ok(())
    }

    /// Writes a seat's choice for a throw, for the first time or again.
    ///
    /// # Errors
    /// The choice must be legal on the pad as it stands before the throw, and that pad must be settled: earlier choices
    /// of the same seat come first.
    pub fn write_choice(
        &mut self,
        number: ThrowNumber,
        seat: Seat,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let table = &mut *self.table;
        if seat.index() >= table.pads.len() {
            return Err(Refusal::NoSeat(seat));
        }
        let Some(Round { throw, cells }) = table.rounds.get_mut(number.index()) else {
            return Err(Refusal::NoThrow(number));
        };
        let cell = &mut cells[seat];
        if cell.entry == Entry::Departed {
            return Err(Refusal::Departed(seat));
        }
        let mut earlier = table
            .waiting
            .iter()
            .take_while(|(throw, _)| *throw < number);
        if let Some(&(throw, seat)) = earlier.find(|(_, other)| *other == seat) {
            return Err(Refusal::Waiting { throw, seat });
        }
        cell.before.play(throw, choice)?;
        cell.entry = Entry::Chosen(choice);
        self.judged += table.judge(seat, number);
        Ok(())
    }

    /// Lets a late player join, at a new last seat. Everyone shares the throws (X1), so the player first chooses for
    /// those missed (X14).
    ///
    /// # Errors
    /// The fourth throw is thrown (X14).
    pub fn join(&mut self) -> Result<(), Refusal> {
        let table = &mut *self.table;
        if !table.takes_late_players() {
            return Err(Refusal::Late);
        }
        let seat = Seat::new(table.pads.len());
        table.pads.push(Pad::EMPTY);
        table.uncounted.push(None);
        table.tenures.push(SeatTenure {
            joined: Some(table.rounds.len() + 1),
            ..SeatTenure::default()
        });
        for (number, round) in ThrowNumber::enumerate(&mut table.rounds) {
            let cell = Cell::new(Pad::EMPTY, &round.throw, None, false);
            round.cells.push(cell);
            table.waiting.insert((number, seat));
        }
        Ok(())
    }

    /// Hands a seat to someone else, from the first throw that it has not chosen for (X14).
    ///
    /// # Errors
    /// There is nobody at the seat, or it is out (X9, X14).
    pub fn hand(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.check_playing(seat)?;
        let from = self.table.answered(seat) + 1;
        self.table.tenures[seat].handed.push(from);
        Ok(())
    }

    /// Lets a player leave: the pad stays, the seat makes no more choices, and the others do not wait for it (X14).
    ///
    /// # Errors
    /// There is nobody at the seat, or it is out, or nobody else would be left (X9, X14).
    pub fn retire(&mut self, seat: Seat) -> Result<(), Refusal> {
        let table = &mut *self.table;
        table.check_playing(seat)?;
        if Seat::all(table.pads.len()).all(|other| other == seat || table.has_departed(other)) {
            return Err(Refusal::Last);
        }
        table.tenures[seat].departed = Some(table.answered(seat));
        for number in ThrowNumber::all(table.rounds.len()) {
            self.judged += table.judge(seat, number);
        }
        Ok(())
    }

    /// The number of cells judged so far, including repeated judgements.
    pub fn judged(&self) -> usize {
        self.judged
    }
}

impl Drop for Writer<'_> {
    fn drop(&mut self) {
        for seat in Seat::all(self.table.pads.len()) {
            self.table.count_rows(seat);
        }
    }
}
