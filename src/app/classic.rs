//! The screens of classic Can't Stop.

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
use crate::session::{AnySession, Classic};
use crate::stats::race;
use crate::store::{LastTable, TableOptions};
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

    fn result(over: Over<'_, Classic>) -> Element<'_, Message> {
        result::view(over)
    }

    fn topic(_is_at_result: bool) -> Topic {
        Topic::Board
    }

    fn table_of(setup: &Classic, options: TableOptions, earlier: Option<&LastTable>) -> LastTable {
        LastTable::of_classic(setup, options, earlier)
    }

    fn own(session: AnySession) -> Option<Session> {
        match session {
            AnySession::Classic(session) => Some(session),
            AnySession::Express(_) => None,
        }
    }

    fn message(message: game_screen::Message<Classic>) -> any_game::Message {
        any_game::Message::Classic(message)
    }

    fn own_message(message: any_game::Message) -> Option<game_screen::Message<Classic>> {
        match message {
            any_game::Message::Classic(message) => Some(message),
            any_game::Message::Express(_) => None,
        }
    }
}

impl ResultUi for Classic {
    fn any(session: Session) -> AnySession {
        AnySession::Classic(session)
    }

    fn course(session: &Session) -> Vec<Vec<f64>> {
        race::columns(session)
    }

    fn summary(over: &Over<'_, Classic>) -> Summary {
        result::summary(over)
    }
}
