//! The screens of classic Can't Stop.

pub mod history;
pub mod play;
mod result;

use std::cmp::Ordering;

use iced::Size;

use self::play::Play;
use super::game_ui::GameUi;
use super::result::{Column, Line, Message, Over, Record, ResultUi};
use super::widget::Element;
use crate::paper::Summary;
use crate::rules::Seat;
use crate::rules::dice::Die;
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

    fn ranked(session: &Session) -> Vec<(Seat, Option<usize>)> {
        result::ranked(session)
    }

    fn fifth(_session: &Session) -> Option<Die> {
        None
    }

    fn new_record(over: &Over<'_, Classic>) -> Option<Record> {
        result::new_record(over)
    }

    fn shown<'a>(over: &Over<'a, Classic>, size: Size) -> Element<'a, Message> {
        result::shown(over, size)
    }

    fn lines<'a>(_over: &Over<'a, Classic>, columns: &[Column<'a, Classic>]) -> Vec<Line<'a>> {
        result::lines(columns)
    }
}
