//! The screens of Can't Stop Express.

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

    fn ranked(session: &Session) -> Vec<(Seat, Option<usize>)> {
        session.placed()
    }

    fn fifth(session: &Session) -> Option<Die> {
        result::fifth(session)
    }

    fn new_record(over: &Over<'_, Express>) -> Option<Record> {
        result::new_record(over)
    }

    fn shown<'a>(over: &Over<'a, Express>, size: Size) -> Element<'a, Message> {
        result::shown(over, size)
    }

    fn lines<'a>(over: &Over<'a, Express>, columns: &[Column<'a, Express>]) -> Vec<Line<'a>> {
        result::lines(over, columns)
    }
}
