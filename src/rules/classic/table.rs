use super::{Decision, Entry, Illegal, Impossible, Play, Position, Setting, Step, Written};
use crate::rules::dice::{Roll, RollOff, Sum};
use crate::rules::{RollNumber, RollOffNumber, Ruling, Seat, SeatTenure, TurnNumber};

/// All rolls of a game, including the starting rolls, with plays and decisions.
///
/// Dice, plays and decisions may be written again: what follows is replayed for the player whose turn it then is, up to
/// the first play or decision that is missing or no longer legal. The rolls behind it are kept as they were written
/// until it is made again, and so are those behind the end of a game. Nothing that was written is forgotten. Seats may
/// be handed over and left (C14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    empty: Position,
    /// The seat that starts without rolls.
    agreed: Option<Seat>,
    roll_offs: Vec<RollOff>,
    // The seats of the starting rolls that are needed.
    starters: Vec<Seat>,
    ties: Vec<Tie>,
    start: Start,
    rolls: Vec<Written>,
    // The rolls that the game has reached, which are the first ones.
    steps: Vec<Step>,
    position: Position,
    /// The seats that changed hands, each with the number of rolls before.
    handed: Vec<(Seat, usize)>,
    /// The seats whose players have left, each with the number of rolls before.
    departed: Vec<(Seat, usize)>,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Two dice of a seat for the start (C2).
    RollOff {
        /// The number of the starting roll.
        number: RollOffNumber,
        /// The seat that rolls.
        seat: Seat,
    },
    /// Four dice of a seat, or its stop where it may.
    Roll {
        /// The number of the roll.
        number: RollNumber,
        /// The seat that rolls.
        seat: Seat,
        /// Whether the seat may stop instead (C8, C12).
        may_stop: bool,
    },
    /// The play of this roll.
    Play(RollNumber),
    /// Whether the turn went on after this roll, which a correction has left open.
    Decision(RollNumber),
    /// Nothing: the game is won (C10).
    Over {
        /// The winner.
        winner: Seat,
    },
}

/// Why something cannot be written on the table.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("player {0} must make a starting roll first")]
    NotStarted(Seat),
    #[error("who starts is already decided")]
    Started,
    #[error("roll {0} isn’t finished")]
    Waiting(RollNumber),
    #[error("roll {0} is a bust: it ends the turn")]
    Bust(RollNumber),
    #[error("no stop: the runner in column {0} is on another player’s marker")]
    Held(Sum),
    #[error("the game is over")]
    Over,
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("there is no starting roll {0}")]
    NoRollOff(RollOffNumber),
    #[error("there is no roll {0}")]
    NoRoll(RollNumber),
    #[error("there is no player {0}")]
    NoSeat(Seat),
    #[error("player {0} has left")]
    Departed(Seat),
    #[error("nobody can join at the board once the game has begun")]
    Joined,
    #[error("everyone else has left")]
    Last,
}

impl Refusal {
    /// The ruling behind the refusal, if it is one of the game.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Refusal::NotStarted(_) | Refusal::Started => Some(Ruling::C2),
            Refusal::Waiting(_) => Some(Ruling::C3),
            Refusal::Bust(_) => Some(Ruling::C7),
            Refusal::Held(_) => Some(Ruling::C12),
            Refusal::Over => Some(Ruling::C10),
            Refusal::Illegal(illegal) => Some(illegal.ruling()),
            Refusal::NoRollOff(_) | Refusal::NoRoll(_) | Refusal::NoSeat(_) => None,
            Refusal::Departed(_) | Refusal::Joined | Refusal::Last => Some(Ruling::C14),
        }
    }
}

impl Table {
    /// An empty table of this many players. The `agreed` seat starts, or if there is none, the one with the best roll.
    ///
    /// # Errors
    /// There are no players or too many (C2), or the agreed seat is not at the table.
    pub fn new(
        setting: Setting,
        players: usize,
        agreed: Option<Seat>,
    ) -> Result<Table, Impossible> {
        let empty = Position::start(setting, players, agreed.unwrap_or(Seat::FIRST))?;
        let (starters, ties, start) = start(players, agreed, &[]);
        Ok(Table {
            position: begun(&empty, start),
            empty,
            agreed,
            roll_offs: Vec::new(),
            starters,
            ties,
            start,
            rolls: Vec::new(),
            steps: Vec::new(),
            handed: Vec::new(),
            departed: Vec::new(),
        })
    }

    /// The starting rolls, each with its seat; none if a correction has made them needless (C2).
    pub fn roll_offs(&self) -> impl Iterator<Item = (Option<Seat>, &RollOff)> {
        let starters = self.starters.iter().copied().map(Some);
        starters.chain(std::iter::repeat(None)).zip(&self.roll_offs)
    }

    /// The seat that starts, once that is decided (C2).
    pub fn first(&self) -> Option<Seat> {
        match self.start {
            Start::Rolls(_) => None,
            Start::Decided(first) => Some(first),
        }
    }

    /// The rounds of starting rolls that have ended in a tie, the first one first (C2).
    pub fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// Whether the last starting roll made a tie, after which the tied seats roll again (C2).
    pub fn is_tied(&self) -> bool {
        let again = self.ties.last().and_then(|tie| tie.seats.first());
        again.is_some_and(|&seat| self.start == Start::Rolls(seat))
    }

    /// Every roll as it was written.
    pub fn rolls(&self) -> &[Written] {
        &self.rolls
    }

    /// The rolls that the game has come to, the first one first. Where they are fewer than [`Table::rolls`], the others
    /// wait for what the table waits for, or the game is over without them.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The roll of this number, if the game has come to it.
    pub fn step(&self, number: RollNumber) -> Option<&Step> {
        self.steps.get(number.index())
    }

    /// The board as it stands: empty during the starting rolls, otherwise with the runners of the turn in progress. It
    /// is the turn of the seat that the table waits for.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of the turn in progress, or of the last one once the game is won.
    pub fn turn(&self) -> TurnNumber {
        let is_won = self.position.winner().is_some();
        self.steps.last().map_or(TurnNumber::FIRST, |last| {
            if is_won {
                last.turn()
            } else {
                last.next_turn()
            }
        })
    }

    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        if let Start::Rolls(seat) = self.start {
            let number = RollOffNumber::at(self.roll_offs.len());
            return Phase::RollOff { number, seat };
        }
        if let Some(winner) = self.position.winner() {
            return Phase::Over { winner };
        }
        let number = RollNumber::new(self.steps.len());
        match self.steps.last().map(Step::entry) {
            Some(Entry::Open | Entry::Refused(_))
                if !self.steps.last().is_some_and(Step::player_departed) =>
            {
                Phase::Play(number)
            }
            Some(Entry::Chosen(_)) if !self.is_decided() => Phase::Decision(number),
            _ => Phase::Roll {
                number: number.next(),
                seat: self.position.turn(),
                may_stop: self.position.may_stop(),
            },
        }
    }

    /// The roll whose play or decision is missing or no longer legal, if there is one.
    pub fn waiting(&self) -> Option<RollNumber> {
        match self.phase() {
            Phase::Play(number) | Phase::Decision(number) => Some(number),
            Phase::RollOff { .. } | Phase::Roll { .. } | Phase::Over { .. } => None,
        }
    }

    /// Writes two dice for the start: the next ones, or earlier ones again.
    ///
    /// # Errors
    /// The start is already decided (C2).
    pub fn write_roll_off(&mut self, number: RollOffNumber, dice: RollOff) -> Result<(), Refusal> {
        match self.roll_offs.get_mut(number.index()) {
            Some(earlier) => *earlier = dice,
            None => match self.phase() {
                Phase::RollOff { number: next, .. } if next == number => self.roll_offs.push(dice),
                Phase::RollOff { .. } => return Err(Refusal::NoRollOff(number)),
                _ => return Err(Refusal::Started),
            },
        }
        let before = self.start;
        (self.starters, self.ties, self.start) =
            start(self.empty.players(), self.agreed, &self.roll_offs);
        if self.start != before {
            self.steps.clear();
            self.position = self.begun();
            self.go_on();
        }
        Ok(())
    }

    /// Writes the dice of a roll: the next one, or an earlier one again. The next one after a play implies that its
    /// player rolls on.
    ///
    /// # Errors
    /// The next roll waits for the start (C2) and for the last play (C3), and does not come once the game is won (C10).
    pub fn write_roll(&mut self, number: RollNumber, roll: Roll) -> Result<(), Refusal> {
        if let Some(earlier) = self.rolls.get_mut(number.index()) {
            earlier.roll = roll;
            self.replay(number);
            return Ok(());
        }
        match self.phase() {
            Phase::Roll { number: next, .. } if next == number => {}
            Phase::Roll { .. } => return Err(Refusal::NoRoll(number)),
            phase => return Err(before_all(phase)),
        }
        let last = RollNumber::new(self.rolls.len());
        if let (Some(step), Some(written)) = (self.steps.last(), self.rolls.last_mut())
            && step.play().is_some()
            && !step.player_departed()
        {
            written.decision = written.decision.or(Some(Decision::RollOn));
        }
        self.rolls.push(Written {
            roll,
            play: None,
            decision: None,
        });
        self.replay(last.max(RollNumber::FIRST));
        Ok(())
    }

    /// Writes the play of a roll, for the first time or again.
    ///
    /// # Errors
    /// The play must be legal in the position before the roll, and the game must have come to it.
    pub fn write_play(&mut self, number: RollNumber, play: Play) -> Result<(), Refusal> {
        let step = self.reached(number)?;
        step.before().play(step.roll(), play)?;
        self.rolls[number.index()].play = Some(play);
        self.replay(number);
        Ok(())
    }

    /// Writes the decision after the play of a roll, for the first time or again.
    ///
    /// # Errors
    /// There is nothing to decide before a play (C3) or after a bust (C7), and a stop must be allowed (C12).
    pub fn write_decision(
        &mut self,
        number: RollNumber,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let step = self.reached(number)?;
        match step.entry() {
            Entry::Open | Entry::Refused(_) => return Err(Refusal::Waiting(number)),
            Entry::Bust => return Err(Refusal::Bust(number)),
            Entry::Chosen(_) => {}
        }
        if decision == Decision::Stop
            && let Some(column) = step.played().held_by().next()
        {
            return Err(Refusal::Held(column));
        }
        self.rolls[number.index()].decision = Some(decision);
        self.replay(number);
        Ok(())
    }

    /// Hands a seat to someone else, from the turn in progress (C14).
    ///
    /// # Errors
    /// There is nobody at the seat, or the game is over.
    pub fn hand(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_playing(seat)?;
        self.handed.push((seat, self.rolls.len()));
        Ok(())
    }

    /// Lets a player leave: the squares stay, the turns are skipped, and the runners of a turn in progress come off.
    /// The last one left of several wins (C14).
    ///
    /// # Errors
    /// There is nobody at the seat, the start is not decided, nobody else sits at the board, or the game is over.
    pub fn retire(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_playing(seat)?;
        if let Start::Rolls(starter) = self.start {
            return Err(Refusal::NotStarted(starter));
        }
        if self.empty.players() == 1 {
            return Err(Refusal::Last);
        }
        let rolls = self.rolls.len();
        self.departed.push((seat, rolls));
        if rolls == 0 {
            self.position = self.begun();
        } else {
            self.replay(RollNumber::new(rolls));
        }
        Ok(())
    }

    /// How a seat changed hands and when its player left, by turn number.
    pub fn tenure(&self, seat: Seat) -> SeatTenure {
        let of_seat = |&&(whose, _): &&(Seat, usize)| whose == seat;
        let turn = |&(_, rolls): &(Seat, usize)| {
            let number = match self.step(RollNumber::new(rolls)) {
                Some(step) if step.player_departed() => step.turn(),
                Some(step) => step.next_turn(),
                None => self.steps.last().map_or(TurnNumber::FIRST, Step::next_turn),
            };
            number.get()
        };
        SeatTenure {
            joined: None,
            handed: self.handed.iter().filter(of_seat).map(turn).collect(),
            departed: self.departed.iter().find(of_seat).map(turn),
        }
    }

    /// An error unless somebody sits at the seat and the game goes on.
    fn check_playing(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.empty.players() {
            Err(Refusal::NoSeat(seat))
        } else if self.departed.iter().any(|&(departed, _)| departed == seat) {
            Err(Refusal::Departed(seat))
        } else if let Phase::Over { .. } = self.phase() {
            Err(Refusal::Over)
        } else {
            Ok(())
        }
    }

    /// The seats whose players had left after this many rolls.
    fn leavers(&self, rolls: usize) -> impl Iterator<Item = Seat> {
        let then = self
            .departed
            .iter()
            .filter(move |&&(_, after)| after == rolls);
        then.map(|&(seat, _)| seat)
    }

    /// The board before the first roll, with the turn of the seat that rolls for the start or that starts.
    fn begun(&self) -> Position {
        let begun = begun(&self.empty, self.start);
        match self.start {
            Start::Rolls(_) => begun,
            Start::Decided(_) => self
                .leavers(0)
                .fold(begun, |position, seat| position.without(seat)),
        }
    }

    /// The roll of this number, if the game has come to it.
    fn reached(&self, number: RollNumber) -> Result<&Step, Refusal> {
        self.step(number).ok_or_else(|| {
            if number.index() < self.rolls.len() {
                before_all(self.phase())
            } else {
                Refusal::NoRoll(number)
            }
        })
    }

    /// Whether the decision after the last play counts, or need not be made yet.
    fn is_decided(&self) -> bool {
        self.steps.last().is_none_or(|last| {
            last.player_departed()
                || last.decision().is_some()
                || (!last.is_stop_refused() && self.steps.len() == self.rolls.len())
        })
    }

    /// Plays the rolls again from `number` on, where the game has come to it.
    fn replay(&mut self, number: RollNumber) {
        let reached = self.steps.len().min(number.index());
        if let Some(step) = self.steps.drain(reached..).next() {
            self.position = step.before().clone();
        }
        self.go_on();
    }

    /// Plays the written rolls that the table waits for.
    fn go_on(&mut self) {
        while let Phase::Roll { number, .. } = self.phase()
            && let Some(&written) = self.rolls.get(number.index())
        {
            let turn = self.steps.last().map_or(TurnNumber::FIRST, Step::next_turn);
            let leavers = self.leavers(number.get());
            let (step, after) = Step::new(turn, self.position.clone(), written, leavers);
            self.steps.push(step);
            self.position = after;
        }
    }
}

/// The empty board with the turn of the seat that rolls for the start or that starts.
fn begun(empty: &Position, start: Start) -> Position {
    match start {
        Start::Rolls(seat) | Start::Decided(seat) => empty.with_turn(seat),
    }
}

/// What has to be written first.
fn before_all(phase: Phase) -> Refusal {
    match phase {
        Phase::RollOff { seat, .. } => Refusal::NotStarted(seat),
        Phase::Play(number) | Phase::Decision(number) => Refusal::Waiting(number),
        Phase::Roll { number, .. } => Refusal::NoRoll(number),
        Phase::Over { .. } => Refusal::Over,
    }
}

/// The outcome of the starting rolls (C2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    /// This seat rolls next.
    Rolls(Seat),
    /// This seat starts.
    Decided(Seat),
}

/// A round of starting rolls with several highest totals, after which these seats roll again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The tied seats.
    pub seats: Vec<Seat>,
    /// The highest total.
    pub total: Sum,
}

/// The seats of the needed rolls, the ties among them, and the outcome.
///
/// All roll in the order of the seats, the highest total starts, and ties for it roll again. A solo player and an agreed
/// seat start without a roll.
fn start(players: usize, agreed: Option<Seat>, rolls: &[RollOff]) -> (Vec<Seat>, Vec<Tie>, Start) {
    let mut starters = Vec::new();
    let mut ties = Vec::new();
    let mut seats: Vec<Seat> = match agreed {
        Some(first) => vec![first],
        None => Seat::all(players).collect(),
    };
    while seats.len() > 1 {
        let rolled = rolls[starters.len()..].iter().map(RollOff::sum);
        let round: Vec<(Seat, Sum)> = seats.iter().copied().zip(rolled).collect();
        starters.extend(round.iter().map(|&(seat, _)| seat));
        if let Some(&next) = seats.get(round.len()) {
            return (starters, ties, Start::Rolls(next));
        }
        let best = round.iter().map(|&(_, sum)| sum).max();
        let first = round.into_iter().filter(|&(_, sum)| Some(sum) == best);
        seats = first.map(|(seat, _)| seat).collect();
        if let (Some(total), true) = (best, seats.len() > 1) {
            let seats = seats.clone();
            ties.push(Tie { seats, total });
        }
    }
    let first = seats.first().copied().unwrap_or(Seat::FIRST);
    (starters, ties, Start::Decided(first))
}
