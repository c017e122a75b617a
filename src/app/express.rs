//! The screens of Can't Stop Express.

pub mod history;
pub mod play;
mod result;

use std::cmp::Ordering;

use iced::Size;

use self::play::Play;
use super::game_ui::GameUi;
use super::result::{Over, Page, Plan, ResultUi};
use crate::paper::Summary;
use crate::rules::Seat;
use crate::session::{AnySession, Express, Session};
use crate::stats::race;
use crate::text::say;

impl GameUi for Express {
    type Play = Play;

    const SEATS_LATE_PLAYERS: bool = true;

    fn leaving(name: &str) -> String {
        say!("seats-leaving-express", name = name)
    }

    fn against(session: &Session, other: i32) -> Ordering {
        session.score(Seat::FIRST).total().cmp(&other)
    }
}

impl ResultUi for Express {
    fn any(session: Session) -> AnySession {
        AnySession::Express(session)
    }

    fn own(session: AnySession) -> Option<Session> {
        match session {
            AnySession::Express(session) => Some(session),
            AnySession::Classic(_) => None,
        }
    }

    fn course(session: &Session) -> Vec<Vec<f64>> {
        race::totals(session)
    }

    fn summary(over: &Over<'_, Express>) -> Summary {
        result::summary(over)
    }

    fn page<'a>(over: &Over<'a, Express>, within: Size) -> (Page<'a>, Plan) {
        result::page(over, within)
    }
}
