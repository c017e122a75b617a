//! The screens of classic Can't Stop.

pub mod history;
pub mod play;
mod result;

use std::cmp::Ordering;

use iced::Size;

use self::play::Play;
use super::game_ui::GameUi;
use super::result::{Over, Page, Plan, ResultUi};
use crate::paper::Summary;
use crate::session::{AnySession, Classic};
use crate::stats::race;
use crate::text::say;

type Session = crate::session::Session<Classic>;

impl GameUi for Classic {
    type Play = Play;

    const SEATS_LATE_PLAYERS: bool = false;

    fn leaving(name: &str) -> String {
        say!("seats-leaving-board", name = name)
    }

    fn against(session: &Session, other: i32) -> Ordering {
        other.cmp(&(session.table().turns().len() as i32))
    }
}

impl ResultUi for Classic {
    fn any(session: Session) -> AnySession {
        AnySession::Classic(session)
    }

    fn own(session: AnySession) -> Option<Session> {
        match session {
            AnySession::Classic(session) => Some(session),
            AnySession::Express(_) => None,
        }
    }

    fn course(session: &Session) -> Vec<Vec<f64>> {
        race::columns(session)
    }

    fn summary(over: &Over<'_, Classic>) -> Summary {
        result::summary(over)
    }

    fn page<'a>(over: &Over<'a, Classic>, within: Size) -> (Page<'a>, Plan) {
        result::page(over, within)
    }
}
