use std::collections::BTreeSet;
use std::fmt;

use super::{Choice, Illegal, Pad};
use crate::rules::Ruling;
use crate::rules::dice::Throw;

/// Every throw of a game, and what each seat did with it.
///
/// Throws count from 1, seats from 0. Earlier throws and choices may be written again: what follows is replayed, a
/// choice that is no longer legal then waits to be made again, and nothing that was written is forgotten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    rounds: Vec<Round>,
    pads: Vec<Pad>,
    waiting: BTreeSet<(usize, usize)>,
    /// By seat, the throws whose cell is to be judged again; its pad before is right once those before it are judged.
    /// Empty whenever the table is seen from outside.
    stale: Vec<BTreeSet<usize>>,
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

    /// What each seat did, by seat.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

/// What one seat did with one throw.
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

    /// What stands in the cell.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The choice that counts, if one does.
    pub fn choice(&self) -> Option<Choice> {
        match self.entry {
            Entry::Chosen(choice) => Some(choice),
            Entry::Open | Entry::Refused(_) | Entry::Out(_) => None,
        }
    }

    /// The pad after the throw: an open cell leaves it as it was.
    pub fn after(&self) -> Pad {
        match self.choice() {
            Some(choice) => self.before.marked(choice),
            None => self.before,
        }
    }

    fn new(before: Pad, throw: &Throw, written: Option<Choice>) -> Cell {
        let entry = match written {
            _ if before.is_out() => Entry::Out(written),
            None => Entry::Open,
            Some(choice) => match before.play(throw, choice) {
                Ok(_) => Entry::Chosen(choice),
                Err(illegal) => Entry::Refused(illegal),
            },
        };
        Cell { before, entry }
    }

    fn written(&self) -> Option<Choice> {
        match &self.entry {
            Entry::Open => None,
            Entry::Chosen(choice) => Some(*choice),
            Entry::Refused(illegal) => Some(illegal.choice),
            Entry::Out(unused) => *unused,
        }
    }

    fn is_waiting(&self) -> bool {
        matches!(self.entry, Entry::Open | Entry::Refused(_))
    }
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Nothing yet.
    Open,
    /// A legal choice.
    Chosen(Choice),
    /// A choice that a correction has made illegal: it waits to be made again.
    Refused(Illegal),
    /// The seat was out before this throw (X9); a choice written here before a correction counts for nothing.
    Out(Option<Choice>),
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The throw of this number.
    Throw(usize),
    /// Choices of this throw, the first that is not settled.
    Choices(usize),
    /// Nothing: everybody is out (X9).
    Over,
}

/// Why something cannot be written on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Somebody has not chosen yet (X13).
    Waiting {
        /// The throw in question.
        throw: usize,
        /// The seat that has not chosen.
        seat: usize,
    },
    /// There is no such throw to write to.
    NoThrow(usize),
    /// There is no such seat.
    NoSeat(usize),
    /// Everybody is out (X9).
    Over,
    /// The choice breaks the rules.
    Illegal(Illegal),
}

impl Refusal {
    /// The ruling behind the refusal, where it is one of the game's.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Refusal::Waiting { .. } => Some(Ruling::X13),
            Refusal::Over => Some(Ruling::X9),
            Refusal::Illegal(illegal) => Some(illegal.ruling()),
            Refusal::NoThrow(_) | Refusal::NoSeat(_) => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Waiting { throw, seat } => {
                write!(f, "player {} has not chosen for throw {throw}", seat + 1)
            }
            Refusal::NoThrow(number) => write!(f, "there is no throw {number}"),
            Refusal::NoSeat(seat) => write!(f, "there is no player {}", seat + 1),
            Refusal::Over => write!(f, "the game is over: everybody is out"),
            Refusal::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal::Illegal(illegal)
    }
}

impl Table {
    /// An empty table of this many seats.
    pub fn new(seats: usize) -> Table {
        Table {
            rounds: Vec::new(),
            pads: vec![Pad::EMPTY; seats],
            waiting: BTreeSet::new(),
            stale: vec![BTreeSet::new(); seats],
        }
    }

    /// All throws so far, the first one first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The throw of this number, from 1.
    pub fn round(&self, number: usize) -> Option<&Round> {
        self.rounds.get(number.checked_sub(1)?)
    }

    /// The pads as they stand, by seat.
    pub fn pads(&self) -> &[Pad] {
        &self.pads
    }

    /// The throws and seats whose choice is missing or no longer legal, the earliest first.
    pub fn waiting(&self) -> impl Iterator<Item = (usize, usize)> {
        self.waiting.iter().copied()
    }

    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        if let Some(&(throw, _)) = self.waiting.first() {
            Phase::Choices(throw)
        } else if self.pads.iter().all(Pad::is_out) {
            Phase::Over
        } else {
            Phase::Throw(self.rounds.len() + 1)
        }
    }

    /// The throw whose choice put a seat out, if it is out.
    pub fn out_at(&self, seat: usize) -> Option<usize> {
        if !self.pads.get(seat)?.is_out() {
            return None;
        }
        let before = self
            .rounds
            .partition_point(|round| !round.cells[seat].before.is_out());
        Some(before)
    }

    /// Writes the dice of a throw: the next one, or an earlier one again.
    ///
    /// # Errors
    /// The next throw waits until everybody has chosen (X13) and does not come once everybody is out (X9).
    pub fn write_throw(&mut self, number: usize, throw: Throw) -> Result<(), Refusal> {
        self.note_throw(number, throw)?;
        self.judge_all();
        Ok(())
    }

    /// Writes a seat's choice for a throw, for the first time or again.
    ///
    /// # Errors
    /// The choice must be legal on the pad as it stands before the throw, and that pad must be settled: earlier choices
    /// of the same seat come first.
    pub fn write_choice(
        &mut self,
        number: usize,
        seat: usize,
        choice: Choice,
    ) -> Result<(), Refusal> {
        self.note_choice(number, seat, choice)?;
        self.judge_all();
        Ok(())
    }

    /// [`write_throw`](Self::write_throw), but what follows is judged when it matters.
    fn note_throw(&mut self, number: usize, throw: Throw) -> Result<(), Refusal> {
        if (1..=self.rounds.len()).contains(&number) {
            self.rounds[number - 1].throw = throw;
            for stale in &mut self.stale {
                stale.insert(number);
            }
            return Ok(());
        }
        self.judge_all();
        match self.phase() {
            Phase::Throw(next) if next == number => {}
            Phase::Throw(_) => return Err(Refusal::NoThrow(number)),
            Phase::Over => return Err(Refusal::Over),
            Phase::Choices(_) => {
                let (throw, seat) = self.waiting.first().copied().unwrap_or_default();
                return Err(Refusal::Waiting { throw, seat });
            }
        }
        let cells = self
            .pads
            .iter()
            .map(|&pad| Cell::new(pad, &throw, None))
            .collect();
        self.rounds.push(Round { throw, cells });
        for seat in 0..self.pads.len() {
            self.note(number, seat);
        }
        Ok(())
    }

    /// [`write_choice`](Self::write_choice), but what follows is judged when it matters.
    fn note_choice(&mut self, number: usize, seat: usize, choice: Choice) -> Result<(), Refusal> {
        if seat >= self.pads.len() {
            return Err(Refusal::NoSeat(seat));
        }
        if self.round(number).is_none() {
            return Err(Refusal::NoThrow(number));
        }
        self.judge(seat, number);
        if let Some((throw, seat)) = self
            .waiting()
            .take_while(|&(throw, _)| throw < number)
            .find(|&(_, other)| other == seat)
        {
            return Err(Refusal::Waiting { throw, seat });
        }
        let Round { throw, cells } = &mut self.rounds[number - 1];
        let cell = &mut cells[seat];
        cell.before.play(throw, choice)?;
        cell.entry = Entry::Chosen(choice);
        self.stale[seat].insert(number);
        Ok(())
    }

    /// Judges again what has become stale of every seat.
    fn judge_all(&mut self) {
        for seat in 0..self.pads.len() {
            self.judge(seat, self.rounds.len());
        }
    }

    /// Judges again what has become stale of a seat, up to throw `last`; what follows becomes stale only if the pad is
    /// another than before.
    fn judge(&mut self, seat: usize, last: usize) {
        while let Some(&number) = self.stale[seat].first().filter(|&&number| number <= last) {
            self.stale[seat].pop_first();
            let Round { throw, cells } = &mut self.rounds[number - 1];
            let cell = Cell::new(cells[seat].before, throw, cells[seat].written());
            let after = cell.after();
            cells[seat] = cell;
            self.note(number, seat);
            match self.rounds.get_mut(number) {
                None => self.pads[seat] = after,
                Some(next) if next.cells[seat].before == after => {}
                Some(next) => {
                    next.cells[seat].before = after;
                    self.stale[seat].insert(number + 1);
                }
            }
        }
    }

    fn note(&mut self, number: usize, seat: usize) {
        if self.rounds[number - 1].cells[seat].is_waiting() {
            self.waiting.insert((number, seat));
        } else {
            self.waiting.remove(&(number, seat));
        }
    }
}

/// A table on which a whole log is written: what a correction changes later is judged when something asks for it, not
/// after each of many corrections.
#[derive(Debug)]
pub struct Replay(Table);

impl Replay {
    /// An empty table of this many seats.
    pub fn new(seats: usize) -> Replay {
        Replay(Table::new(seats))
    }

    /// Writes the dice of a throw, with the same result as [`Table::write_throw`].
    ///
    /// # Errors
    /// As there.
    pub fn write_throw(&mut self, number: usize, throw: Throw) -> Result<(), Refusal> {
        self.0.note_throw(number, throw)
    }

    /// Writes a choice, with the same result as [`Table::write_choice`].
    ///
    /// # Errors
    /// As there.
    pub fn write_choice(
        &mut self,
        number: usize,
        seat: usize,
        choice: Choice,
    ) -> Result<(), Refusal> {
        self.0.note_choice(number, seat, choice)
    }

    /// The table as the whole log leaves it.
    pub fn finish(mut self) -> Table {
        self.0.judge_all();
        self.0
    }
}
