use std::fmt;

use super::{Act, Host, Input, TableOptions};
use crate::rules::dice::Die;
use crate::rules::{RollNumber, Seat, ThrowNumber};
use crate::session::{self, Classic, Express, Player, Refused, Seed, Session};

/// A decision that somebody is to make, perhaps in limited time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thought {
    /// The kind of decision.
    pub subject: Subject,
    /// The seat that decides.
    pub seat: Seat,
}

/// A kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The choices for the throw of this number; each seat has the whole time for its own.
    Throw(ThrowNumber),
    /// The play of the roll of this number.
    Play(RollNumber),
    /// Whether the roll of this number comes or the turn ends.
    RollOn(RollNumber),
}

/// A game that a [`Host`] can host: the program's players, the coach's answers, acts of seats, and secrecy.
pub trait Hosted: session::Variant {
    /// A question to the coach.
    type Question: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// The coach's answer.
    type Advice: Clone + fmt::Debug + Send + 'static;
    /// The outcome of an event, beyond the event itself.
    type Outcome: Clone + fmt::Debug + Send + Sync + 'static;

    /// The coach's answer, if there is one. It may take long.
    fn advise(question: Self::Question) -> Option<Self::Advice>;

    /// Whether what comes next is up to the program: a decision of one of its seats, or the app's dice where only its
    /// seats play on. Where choices are secret, nobody who is the last person to choose sees one of the program before.
    fn is_bots_turn(session: &Session<Self>, options: TableOptions) -> bool;

    /// The program's next event; `None` where people roll real dice for it. It may take long.
    fn bot_event(session: &Session<Self>) -> Option<Self::Event>;

    /// Whether nobody but the program plays on, with dice that nobody has to roll: people only wait for the end.
    fn is_left_to_bots(session: &Session<Self>) -> bool;

    /// The two dice of `seed` for the start, where those are awaited; `None` in a game that has none.
    fn start_dice(session: &Session<Self>, seed: Seed) -> Option<Self::Event>;

    /// The decision for somebody whose time is up, the coach's or the first legal one; `None` where only people can go on.
    /// It may take long.
    fn at_zero(session: &Session<Self>, thought: Thought, by_coach: bool) -> Option<Self::Event>;

    /// The decisions that people are to make now, all of the same kind: their time runs.
    fn thoughts(session: &Session<Self>) -> Vec<Thought>;

    /// A name for the question that a seat is asked now: an act that answers another question is late.
    fn revision(session: &Session<Self>, seat: Seat) -> String;

    /// The input that an act of a seat comes to; `None` where it means nothing now.
    fn input(
        session: &Session<Self>,
        options: TableOptions,
        seat: Seat,
        act: &Act,
    ) -> Option<Input<Self>>;

    /// A host of this game among hosts of either game.
    fn any_host(host: Host<Self>) -> AnyHost;

    /// Whether this decision of a person is awaited.
    fn awaits(session: &Session<Self>, thought: Thought) -> bool;

    /// Whether this decision is about an earlier throw that its seat was not there for (X14).
    fn is_missed(session: &Session<Self>, thought: Thought) -> bool;

    /// The app's dice where dice are awaited, all that are thrown at once; nothing where none are, or real ones.
    fn app_dice(session: &Session<Self>) -> Vec<Self::Event>;

    /// Whether an event is dice, the app's or real ones.
    fn is_dice(event: &Self::Event) -> bool;

    /// Whether an event is recorded already.
    fn stands(session: &Session<Self>, event: &Self::Event) -> bool;

    /// Whether an event writes over something that the table no longer waits for.
    fn is_correction(session: &Session<Self>, event: &Self::Event) -> bool;

    /// Whether an event makes a decision after which dice were already thrown.
    fn is_late(session: &Session<Self>, event: &Self::Event) -> bool;

    /// Whose decision an event is, and about what; `None` for those who come and go, and for dice before which nobody
    /// decides anything.
    fn decision(session: &Session<Self>, event: &Self::Event) -> Option<Thought>;

    /// Writes an event and returns its outcome. Secret choices that it could tell something of are taken out of the log, and
    /// asked for again (X15).
    ///
    /// # Errors
    /// Why the rules, or names and colours, do not allow it; the session is then as it was.
    fn record(
        session: &mut Session<Self>,
        options: TableOptions,
        event: Self::Event,
    ) -> Result<Self::Outcome, Refused<Self>>;

    /// The throw whose choices are secret for now.
    fn secret_throw(session: &Session<Self>, options: TableOptions) -> Option<ThrowNumber>;

    /// The session without the choices that are secret for now, but for those of `seat`; `None` where nothing is hidden.
    fn without_secrets(
        session: &Session<Self>,
        options: TableOptions,
        seat: Option<Seat>,
    ) -> Option<Session<Self>>;
}

/// A host of either game.
#[derive(Debug, Clone)]
pub enum AnyHost {
    /// Of Express.
    Express(Host<Express>),
    /// Of the classic game.
    Classic(Host<Classic>),
}

impl AnyHost {
    /// Who sits at the table.
    pub fn players(&self) -> &[Player] {
        match self {
            AnyHost::Express(host) => host.session().players(),
            AnyHost::Classic(host) => host.session().players(),
        }
    }

    /// Whether a person plays at a seat.
    pub fn is_persons(&self, seat: Seat) -> bool {
        let has_left = match self {
            AnyHost::Express(host) => host.session().tenure(seat).departed.is_some(),
            AnyHost::Classic(host) => host.session().tenure(seat).departed.is_some(),
        };
        self.players()[seat].level.is_none() && !has_left
    }

    /// How many events are done, for [`Input::UndoAt`].
    pub fn done(&self) -> usize {
        match self {
            AnyHost::Express(host) => host.session().log().cursor(),
            AnyHost::Classic(host) => host.session().log().cursor(),
        }
    }
}

/// The dice in an array, if they are as many as it holds.
pub(super) fn exactly<const COUNT: usize>(dice: &[Die]) -> Option<[Die; COUNT]> {
    dice.try_into().ok()
}
