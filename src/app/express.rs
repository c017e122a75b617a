//! The screens of Can't Stop Express.

pub mod history;
pub mod play;
mod result;

use self::history::History;
use self::play::Play;
use super::open::{Message, Open, Screens};
use super::widget::Element;
use crate::coach::express::{ValueTable, choose};
use crate::rules::express::{Pad, Phase};
use crate::session::{Dice, Event, Express, Level, Session};

/// Something that can be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The dice of a throw.
    Throw(usize),
    /// What a seat chose for a throw.
    Choice(usize, usize),
}

impl Screens for Express {
    type Play = Play;
    type History = History;
    type Place = Place;

    fn is_programs_turn(session: &Session) -> bool {
        match session.table().phase() {
            Phase::Choices(_) => session
                .table()
                .waiting()
                .any(|(_, seat)| level(session, seat).is_some()),
            Phase::Throw(_) => {
                let table = session.table();
                let mut left = (0..table.pads().len()).filter(|&seat| table.out_at(seat).is_none());
                matches!(session.setup().dice(), Dice::App(_))
                    && left.all(|seat| level(session, seat).is_some())
            }
            Phase::Over => false,
        }
    }

    fn programs_event(session: &Session) -> Option<Event> {
        let table = session.table();
        if let Phase::Throw(number) = table.phase() {
            let throw = session.roll(number)?;
            return Some(Event::Throw { number, throw });
        }
        let (throw, seat, level) = table
            .waiting()
            .find_map(|(throw, seat)| Some((throw, seat, level(session, seat)?)))?;
        let round = table.round(throw)?;
        let pads: Vec<Pad> = round.cells().iter().map(|cell| *cell.before()).collect();
        let seed = match session.setup().dice() {
            Dice::App(seed) => seed.0,
            Dice::Real => 0,
        };
        let choice = ValueTable::shipped(session.setup().penalty())
            .ok()
            .and_then(|values| choose(level, values, &pads, seat, round.throw(), seed))
            // A damaged table does not keep a table waiting.
            .or_else(|| pads[seat].choices(round.throw()).first().copied())?;
        Some(Event::Choice {
            throw,
            seat,
            choice,
        })
    }

    fn result<'a>(open: &'a Open<Express>) -> Element<'a, Message<Express>> {
        result::view(open.session(), open.best())
    }
}

/// The level at which the program plays for a seat; `None` where a person plays.
fn level(session: &Session, seat: usize) -> Option<Level> {
    session.setup().players().get(seat)?.level
}
