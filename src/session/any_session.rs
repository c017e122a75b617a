use super::{Classic, DiceSource, Express, Player, Session};
use crate::rules::Seat;

/// A session of either game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnySession {
    /// Can't Stop Express.
    Express(Session<Express>),
    /// Classic Can't Stop.
    Classic(Session<Classic>),
}

impl From<Session<Express>> for AnySession {
    fn from(session: Session<Express>) -> AnySession {
        AnySession::Express(session)
    }
}

impl From<Session<Classic>> for AnySession {
    fn from(session: Session<Classic>) -> AnySession {
        AnySession::Classic(session)
    }
}

impl AnySession {
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
            AnySession::Express(session) => session.setup().dice(),
            AnySession::Classic(session) => session.setup().dice(),
        }
    }

    /// The seats that changed hands, came late or were left: their results belong to nobody.
    pub fn shared(&self) -> Vec<Seat> {
        match self {
            AnySession::Express(session) => session.shared(),
            AnySession::Classic(session) => session.shared(),
        }
    }

    /// The number of events, including undone ones.
    pub fn events(&self) -> usize {
        match self {
            AnySession::Express(session) => session.log().events().len(),
            AnySession::Classic(session) => session.log().events().len(),
        }
    }

    /// Whether the done events of `other` all happened here too, even if undone since.
    pub fn holds(&self, other: &AnySession) -> bool {
        match (self, other) {
            (AnySession::Express(one), AnySession::Express(other)) => one.holds(other),
            (AnySession::Classic(one), AnySession::Classic(other)) => one.holds(other),
            (AnySession::Express(_), AnySession::Classic(_))
            | (AnySession::Classic(_), AnySession::Express(_)) => false,
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
