//! Pads, boards and results for the printer, each page a scene in millimetres that becomes SVG.
//!
//! Pages are black on white for any printer, and differ by weight, hatching and shape, never by shade. Only the
//! picture of a result is in colour. [`store::drawn`](crate::store::drawn) turns pages into files.

mod board;
mod course;
mod pad;
mod picture;
mod result;

use std::fmt;

pub use self::picture::{Fact, PlayerFacts, Summary, evening_picture};
pub use self::result::evening_page;
use crate::rules::dice::Die;
use crate::rules::express::Penalty;
use crate::scene::{Bounds, FAMILY, Look, Pen, Role, Scene, Type, svg};
use crate::session::{AnySession, Colour, DiceSource};
use crate::text::say;

/// The size of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// The margin of every page in millimetres, which home printers leave white.
const MARGIN: f32 = 10.0;
/// The lines of a page, in millimetres.
const HAIR: Pen = (Role::Line, 0.13);
const LINE: Pen = (Role::Frame, 0.22);
const STRONG: Pen = (Role::Ink, 0.6);

impl Paper {
    /// Width and height of the upright sheet, in millimetres.
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// The upright sheet within the margins.
    fn inner(self) -> (f32, f32) {
        let (width, height) = self.size();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN)
    }
}

/// The colours of a page as SVG writes them; a role without a colour is not drawn.
pub type Palette<'a> = &'a dyn Fn(Role) -> Option<String>;

/// Black on white, for any printer.
pub fn in_print(role: Role) -> Option<String> {
    let colour = match role {
        Role::Table | Role::Paper | Role::Well | Role::Die | Role::White => "#ffffff",
        Role::Tint | Role::LostTint | Role::GainedTint => "#ffffff",
        Role::OnAccent | Role::OnPlayer(_) => "#ffffff",
        Role::PlayerTint(_) | Role::PlayerTrail(_) | Role::Veil => return None,
        _ => "#000000",
    };
    Some(colour.to_owned())
}

/// A page as SVG in millimetres, black on white.
fn page(scene: &Scene) -> String {
    let (width, height) = (scene.width, scene.height);
    drawn(
        scene,
        format_args!(r#"width="{width}mm" height="{height}mm""#),
        &in_print,
    )
}

/// A scene on its ground in these colours.
fn drawn(scene: &Scene, size: fmt::Arguments<'_>, colour: Palette<'_>) -> String {
    let mut all = Scene::new((scene.width, scene.height));
    let ground = Bounds::new((0.0, 0.0), (scene.width, scene.height));
    all.area(ground, 0.0, Role::Table, None);
    all.shapes.extend_from_slice(&scene.shapes);
    let attributes = format!(r#"xmlns="http://www.w3.org/2000/svg" {size} font-family="{FAMILY}""#);
    svg(&all, &attributes, colour)
}

/// The black band at the head of every print, with its title and a note.
fn band(scene: &mut Scene, (width, height): (f32, f32), words: &str, more: &str) {
    let bounds = Bounds::new((0.0, 0.0), (width, height));
    scene.area(bounds, height * 0.25, Role::Ink, None);
    let (die, middle) = (height * 0.56, height / 2.0);
    let dice = [Die::One, Die::Three, Die::Four, Die::Four, Die::Six];
    for (place, value) in dice.into_iter().enumerate() {
        // The fifth die stands apart.
        let gap = if place == 4 { die * 0.45 } else { 0.0 };
        let x = height * 0.62 + die * 1.22 * place as f32 + gap;
        if place < 4 {
            scene.die((x, middle), die, Some(value), Look::Plain);
        } else {
            scene.die((x, middle), die, Some(value), Look::Fifth(Colour::Grey));
            let edge = Bounds::around((x, middle), (die, die));
            scene.area(edge, die * 0.2, None, (Role::Paper, die * 0.08));
        }
    }
    let left = height * 0.62 + die * 6.4;
    let set = Type::new(height * 0.44).bold().of(Role::Paper);
    scene.text((left, middle), set, words);
    let set = Type::new(height * 0.36).end().of(Role::Paper);
    let set = set.within(width * 0.45, more);
    scene.text((width - height * 0.4, middle), set, more);
}

/// A game to print.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// Its title, if people gave it one.
    pub title: Option<&'a str>,
    /// The day on which it was played, in words.
    pub day: &'a str,
    /// Whether its dice are those of the day.
    pub are_of_day: bool,
    /// The helps, or that the game is strict, from [`text::honest`](crate::text::honest).
    pub honest: Option<&'a str>,
    /// The session.
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

    fn when(&self) -> String {
        let title = self.title.map(|title| format!("{title}, "));
        title.unwrap_or_default() + self.day
    }

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

    /// The picture of its result in these colours, as SVG that is 1600 pixels wide at this resolution.
    pub fn picture(&self, summary: &Summary, palette: Palette<'_>, dots: f64) -> String {
        picture::picture(self, summary, palette, dots)
    }
}

/// A blank sheet to play on with a pencil.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Blank {
    /// Four pads of Express with this penalty.
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
