//! The screens of Can't Stop Express.

pub mod history;
pub mod play;
mod result;

use std::cmp::Ordering;

use self::play::Play;
use super::game_ui::GameUi;
use super::help::Topic;
use super::result::{Message, Over, ResultUi};
use super::widget::Element;
use super::{any_game, game_screen};
use crate::paper::Summary;
use crate::rules::Seat;
use crate::session::{AnySession, Express, Session};
use crate::stats::race;
use crate::store::{LastTable, TableOptions};
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

    fn result(over: Over<'_, Express>) -> Element<'_, Message> {
        result::view(over)
    }

    fn topic(is_at_result: bool) -> Topic {
        if is_at_result {
            Topic::Scoring
        } else {
            Topic::Choosing
        }
    }

    fn table_of(setup: &Express, options: TableOptions, earlier: Option<&LastTable>) -> LastTable {
        LastTable::of_express(setup, options, earlier)
    }

    fn own(session: AnySession) -> Option<Session> {
        match session {
            AnySession::Express(session) => Some(session),
            AnySession::Classic(_) => None,
        }
    }

    fn message(message: game_screen::Message<Express>) -> any_game::Message {
        any_game::Message::Express(message)
    }

    fn own_message(message: any_game::Message) -> Option<game_screen::Message<Express>> {
        match message {
            any_game::Message::Express(message) => Some(message),
            any_game::Message::Classic(_) => None,
        }
    }
}

impl ResultUi for Express {
    fn any(session: Session) -> AnySession {
        AnySession::Express(session)
    }

    fn course(session: &Session) -> Vec<Vec<f64>> {
        race::totals(session)
    }

    fn summary(over: &Over<'_, Express>) -> Summary {
        result::summary(over)
    }
}
