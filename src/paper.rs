//! Pads, boards, results and charts for the printer: each page is laid out once, as an SVG in its own size.
//!
//! What is printed is black on white, so that any printer shows all of it: what matters is told by weight, hatching and
//! shape, never by a shade. The picture of a result alone is in colour. This room knows sessions and no files; [`store::drawn`](crate::store::drawn) turns its pages into
//! what a printer or a screen takes.

mod board;
mod chart;
mod course;
mod pad;
mod palette;
mod picture;
mod result;
mod svg;

pub use self::palette::{Palette, Rgb};
pub use self::picture::{Fact, Line, Summary};
pub use self::svg::{FAMILY, pips};

use self::svg::Drawing;
use crate::rules::express::Penalty;
use crate::session::{AnySession, DiceSource};
use crate::text::say;

/// The size of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// The margin of every page, in millimetres: what home printers leave white.
const MARGIN: f64 = 10.0;

impl Paper {
    /// Width and height of the upright sheet, in millimetres.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// An empty upright page, and what of its width and height lies within the margins.
    fn page(self) -> (Drawing, f64, f64) {
        let (width, height) = self.size();
        (
            Drawing::page(width, height),
            width - 2.0 * MARGIN,
            height - 2.0 * MARGIN,
        )
    }
}

/// A game to print.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// Its title, if people gave it one.
    pub title: Option<&'a str>,
    /// The day on which it was played, as people read it.
    pub day: &'a str,
    /// Whether its dice are those of the day.
    pub are_of_day: bool,
    /// What has helped, or that nothing could, as [`text::honest`](crate::text::honest) tells it.
    pub honest: Option<&'a str>,
    /// What was played.
    pub session: &'a AnySession,
}

/// The parts of a game to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// The pads as they are marked, or the board as it stands.
    Pads,
    /// Who won, every account, and the course of the game.
    Result,
}

impl Game<'_> {
    /// The pages of a sheet as SVG.
    pub fn pages(&self, sheet: Sheet, paper: Paper) -> Vec<String> {
        match (self.session, sheet) {
            (AnySession::Express(session), Sheet::Pads) => pad::filled(self, session, paper),
            (AnySession::Express(session), Sheet::Result) => result::express(self, session, paper),
            (AnySession::Classic(session), Sheet::Pads) => {
                vec![board::filled(self, session, paper)]
            }
            (AnySession::Classic(session), Sheet::Result) => result::classic(self, session, paper),
        }
    }
}

impl Game<'_> {
    /// Where its dice came from.
    fn dice(&self) -> String {
        match self.session.dice() {
            DiceSource::Real => say!("print-dice-real"),
            DiceSource::Earlier(_) => say!("print-dice-earlier"),
            DiceSource::App(seed) if self.are_of_day => {
                say!("print-dice-of-day", code = seed.code())
            }
            DiceSource::App(seed) => say!("print-dice-app", code = seed.code()),
        }
    }

    /// The same in a sentence.
    fn played_with(&self) -> String {
        match self.session.dice() {
            DiceSource::Real => say!("print-played-real"),
            DiceSource::Earlier(_) => say!("print-played-earlier"),
            DiceSource::App(seed) if self.are_of_day => {
                say!("print-played-of-day", code = seed.code())
            }
            DiceSource::App(seed) => say!("print-played-app", code = seed.code()),
        }
    }

    /// The picture of its result in these colours, as SVG that is 1600 pixels wide where so many dots make an inch.
    pub fn picture(&self, summary: &Summary, palette: Palette, dots: f64) -> String {
        picture::picture(self, summary, palette, dots)
    }
}

/// Something to play on with a pencil.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Blank {
    /// Four pads of Express, on which a row of one to four marks costs this.
    Express(Penalty),
    /// The board for up to four.
    Classic,
}

impl Blank {
    /// Its page as SVG.
    pub fn page(self, paper: Paper) -> String {
        match self {
            Blank::Express(penalty) => pad::blank(penalty, paper),
            Blank::Classic => board::blank(paper),
        }
    }
}
