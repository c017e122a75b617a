use super::{Classic, Express, Player, Session};

/// A session of whichever game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Played {
    /// Can't Stop Express.
    Express(Session<Express>),
    /// Classic Can't Stop.
    Classic(Session<Classic>),
}

impl From<Session<Express>> for Played {
    fn from(session: Session<Express>) -> Played {
        Played::Express(session)
    }
}

impl From<Session<Classic>> for Played {
    fn from(session: Session<Classic>) -> Played {
        Played::Classic(session)
    }
}

impl Played {
    /// Who sits at each seat now, or sat there last.
    pub fn players(&self) -> &[Player] {
        match self {
            Played::Express(session) => session.players(),
            Played::Classic(session) => session.players(),
        }
    }

    /// The seats that changed hands, came late or were left: what they come to is nobody's result.
    pub fn shared(&self) -> Vec<usize> {
        match self {
            Played::Express(session) => session.shared(),
            Played::Classic(session) => session.shared(),
        }
    }

    /// How many events there are, the undone ones among them.
    pub fn events(&self) -> usize {
        match self {
            Played::Express(session) => session.log().events().len(),
            Played::Classic(session) => session.log().events().len(),
        }
    }

    /// Whether all that counts in `other` has happened here as well, undone by now or not.
    pub fn holds(&self, other: &Played) -> bool {
        match (self, other) {
            (Played::Express(one), Played::Express(other)) => one.holds(other),
            (Played::Classic(one), Played::Classic(other)) => one.holds(other),
            (Played::Express(_), Played::Classic(_)) | (Played::Classic(_), Played::Express(_)) => {
                false
            }
        }
    }

    /// Whether the game has come to its end.
    pub fn is_over(&self) -> bool {
        match self {
            Played::Express(session) => session.is_over(),
            Played::Classic(session) => session.is_over(),
        }
    }
}
