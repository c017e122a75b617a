use std::fmt;

use super::{Act, Host, Input, Record, TableOptions};
use crate::rules::classic::Phase;
use crate::rules::dice::Die;
use crate::rules::{RollNumber, Seat, ThrowNumber};
use crate::session::{self, Classic, Express, Player, Refused, Seed, Session};

/// An awaited decision, perhaps with a time limit.
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
    /// The choices for this throw; each seat has the whole time for its own.
    Throw(ThrowNumber),
    /// The play of the roll of this number.
    Play(RollNumber),
    /// Whether to make the roll of this number or to end the turn.
    RollOn(RollNumber),
}

/// What an event would do to a game; nothing of this for a seating.
#[derive(Debug, Clone, Copy, Default)]
pub struct About {
    /// Whether it is dice, the app's or real ones.
    pub is_dice: bool,
    /// Whether it is recorded already.
    pub stands: bool,
    /// Whether it is a correction.
    pub is_correction: bool,
    /// Whether it is a decision after which dice were already thrown.
    pub is_late: bool,
    /// Whether it is the decision of a late seat about an earlier throw that it missed (X14).
    pub is_missed: bool,
    /// The seat and subject of its decision; `None` for dice without a decision.
    pub decision: Option<Thought>,
}

/// A game that a [`Host`] can host: the computer players, the coach's answers, acts of seats, and secrecy.
pub trait Hosted: session::Variant {
    /// A question to the coach.
    type Question: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// The coach's answer.
    type Advice: Clone + fmt::Debug + Send + 'static;
    /// The outcome of an event, beyond the event itself.
    type Outcome: Clone + fmt::Debug + Send + Sync + 'static;

    /// The coach's answer, if any. May take long.
    fn advise(question: Self::Question) -> Option<Self::Advice>;

    /// The question of a seat that chooses now, in the game as it sees it.
    fn question(seen: &Session<Self>, seat: Seat) -> Option<Self::Question>;

    /// Whether the computer acts next: with a decision of one of its seats, or the app's dice if only its seats play
    /// on. At a secret table the computer waits so that the last person to choose sees none of its choices.
    fn is_bots_turn(session: &Session<Self>, options: TableOptions) -> bool;

    /// The computer's next event; `None` if people roll real dice for it. May take long.
    fn bot_event(session: &Session<Self>) -> Option<Self::Event>;

    /// Whether only the computer plays on, with the app's dice.
    fn is_left_to_bots(session: &Session<Self>) -> bool;

    /// The dice of `seed` for the start, all that are awaited; none in a game without them.
    fn start_dice(_: &Session<Self>, _seed: Seed) -> Vec<Self::Event> {
        Vec::new()
    }

    /// The decision for a player whose time is up, the coach's or the first legal one; `None` if only people can
    /// continue. May take long.
    fn at_zero(session: &Session<Self>, thought: Thought, by_coach: bool) -> Option<Self::Event>;

    /// The decisions awaited of people, all of the same kind, for which time runs.
    fn thoughts(session: &Session<Self>) -> Vec<Thought>;

    /// An identifier of the current question to a seat: an act that answers another one is late.
    fn revision(session: &Session<Self>, seat: Seat) -> String;

    /// The input for an act of a seat; `None` if it means nothing now.
    fn input(
        session: &Session<Self>,
        options: TableOptions,
        seat: Seat,
        act: &Act,
    ) -> Option<Input<Self>>;

    /// A host of this game among hosts of either game.
    fn any_host(host: Host<Self>) -> AnyHost;

    /// Whether this decision of a person is awaited.
    fn awaits(session: &Session<Self>, thought: Thought) -> bool {
        Self::thoughts(session).contains(&thought)
    }

    /// The app's dice that are awaited, all that are thrown at once; none for real dice.
    fn app_dice(session: &Session<Self>) -> Vec<Self::Event>;

    /// What an event would do if it were recorded now; nothing of it depends on secret choices of others (X15).
    fn about(session: &Session<Self>, options: TableOptions, event: &Self::Event) -> About;

    /// Writes an event and returns its outcome. Secret choices that it could reveal are taken out of the log, and
    /// asked for again (X15).
    ///
    /// # Errors
    /// The rules, names or colours forbid it; the session is unchanged.
    fn record(
        session: &mut Session<Self>,
        options: TableOptions,
        event: Self::Event,
    ) -> Result<Self::Outcome, Refused<Self>>;

    /// The throw with secret choices.
    fn secret_throw(_: &Session<Self>, _options: TableOptions) -> Option<ThrowNumber> {
        None
    }

    /// The session without secret choices, except those of `seat`; `None` if nothing is hidden.
    fn without_secrets(
        _: &Session<Self>,
        _options: TableOptions,
        _seat: Option<Seat>,
    ) -> Option<Session<Self>> {
        None
    }
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

    /// Facts about the game beside its session.
    pub fn record(&self) -> &Record {
        match self {
            AnyHost::Express(host) => host.record(),
            AnyHost::Classic(host) => host.record(),
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

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            AnyHost::Express(host) => host.session().is_over(),
            AnyHost::Classic(host) => host.session().is_over(),
        }
    }

    /// The seats whose decision is awaited.
    pub fn asked(&self) -> Vec<Seat> {
        match self {
            AnyHost::Express(host) => {
                let thoughts = Express::thoughts(host.session()).into_iter();
                thoughts.map(|thought| thought.seat).collect()
            }
            // Who rolls has nothing to think about yet.
            AnyHost::Classic(host) => {
                let table = host.session().table();
                match table.phase() {
                    Phase::Over { .. } => Vec::new(),
                    Phase::RollOff { seat, .. } => vec![seat],
                    Phase::Roll { .. } | Phase::Play(_) | Phase::Decision(_) => {
                        vec![table.position().turn()]
                    }
                }
            }
        }
    }

    /// How many events are done, for [`Input::UndoAt`].
    pub fn done(&self) -> usize {
        match self {
            AnyHost::Express(host) => host.session().log().cursor(),
            AnyHost::Classic(host) => host.session().log().cursor(),
        }
    }
}

/// The dice as an array, if their number fits.
pub(super) fn exactly<const COUNT: usize>(dice: &[Die]) -> Option<[Die; COUNT]> {
    dice.try_into().ok()
}
