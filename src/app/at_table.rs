//! The state that the tables of both games keep between two events: the typed dice, the banner and the hint, and the
//! selection among the choices.

use std::fmt::Debug;
use std::time::Instant;

use iced::widget::column;

use super::banner::Banner;
use super::motion::Tumble;
use super::theme::{gap, size};
use super::typing::Typing;
use super::widget::{Element, bold, next_control, told};
use crate::rules::Seat;
use crate::rules::dice::{Dice, Die};
use crate::store::TableOptions;
use crate::text::say;

/// Choices and plays are identified by their indices among the legal ones.
#[derive(Debug, Clone, PartialEq)]
pub enum Message<Mark> {
    Typed(char),
    Face(Die),
    TakeBack(usize),
    Erase,
    Throw,
    Entered(usize),
    Left(usize),
    /// Move the selection over the choices, by lines and columns.
    Move(isize, isize),
    Choose(usize),
    Confirm,
    /// A mark was pressed: choices have to set it, or no longer have to.
    Want(Mark),
    Seen,
    /// Handled by the screen of the game.
    Hint,
    /// Handled by the screen of the game.
    Result,
    Frame(Instant),
    Show(Seat),
    /// In Express, return to what the table waits for.
    Back,
    /// In Express, show a player, who chooses there if they have not chosen yet.
    Look(Seat),
    Change(Seat),
    /// In Express, ask to pass the laptop to this player.
    Pass(Seat),
    /// In Express, the player to whom the laptop was passed has it.
    Take,
    Stop,
    /// On the board, continue the turn after a roll whose decision a correction has left open.
    RollOn,
}

impl<Mark> Message<Mark> {
    pub fn is_answer(&self) -> bool {
        use Message::{Choose, Confirm, Move, Typed, Want};
        matches!(self, Typed(_) | Move(..) | Choose(_) | Confirm | Want(_))
    }
}

#[derive(Debug, Clone)]
pub struct AtTable<Hint, Mark> {
    pub typed: Typing,
    /// Those of them that an undo has left, or that are a whole throw.
    kept: Typing,
    pub tumble: Option<Tumble>,
    /// The news, or the reason for a refusal.
    pub word: Option<Banner>,
    pub hint: Option<Hint>,
    /// Whether this is the table of a lesson, where nobody asks for advice.
    pub is_lesson: bool,
    /// The choice under the pointer or selected by the keys.
    pub lit: Option<usize>,
    /// The marks that a choice has to set to be offered.
    pub wanted: Vec<Mark>,
}

impl<Hint, Mark> Default for AtTable<Hint, Mark> {
    fn default() -> AtTable<Hint, Mark> {
        AtTable {
            typed: Typing::default(),
            kept: Typing::default(),
            tumble: None,
            word: None,
            hint: None,
            is_lesson: false,
            lit: None,
            wanted: Vec::new(),
        }
    }
}

impl<Hint, Mark: Copy + PartialEq> AtTable<Hint, Mark> {
    pub fn is_advised(&self, options: &TableOptions) -> bool {
        !options.strict && !self.is_lesson
    }

    /// Shows why a move is refused, and returns `None`.
    pub fn refuse<T>(&mut self, words: String) -> Option<T> {
        self.word = Some(Banner::Refusal(words));
        None
    }

    pub fn advise(&mut self, hint: Hint) {
        self.word = None;
        self.hint = Some(hint);
    }

    /// Clears the advice and the selection for a new set of choices.
    pub fn ask(&mut self) {
        self.hint = None;
        self.lit = None;
        self.wanted.clear();
    }

    pub fn clear(&mut self) {
        self.typed.clear();
        self.word = None;
    }

    pub fn has_any(&self) -> bool {
        !self.typed.is_empty() || self.word.is_some() || self.hint.is_some()
    }

    /// Leaves all dice of an undone throw but the last one typed, so that a single wrong one is quickly mended.
    pub fn retype<const COUNT: usize>(&mut self, dice: &Dice<COUNT>) {
        self.typed = Typing::of(dice);
        self.typed.pop();
        self.kept = self.typed.clone();
    }

    pub fn push<const COUNT: usize>(&mut self, die: Die) -> Option<Dice<COUNT>> {
        let dice = self.typed.push(die)?;
        self.kept = self.typed.clone();
        Some(dice)
    }

    /// Whether somebody is typing dice, which go before anything else is undone.
    pub fn is_typing(&self) -> bool {
        !self.typed.is_empty() && self.typed != self.kept
    }

    pub fn leave(&mut self, place: usize) {
        if self.lit == Some(place) {
            self.lit = None;
        }
    }

    /// Adds this mark to the wanted ones, or removes it. `setting` returns the choices that set all the given marks;
    /// each mark has at least one. If a second mark, or the same one again, leaves a single choice, returns that choice
    /// to be made.
    pub fn want(&mut self, mark: Mark, setting: impl Fn(&[Mark]) -> Vec<usize>) -> Option<usize> {
        let is_again = self.wanted.contains(&mark);
        let mut marks = self.wanted.clone();
        if !is_again {
            marks.push(mark);
        }
        match setting(&marks)[..] {
            [place] if is_again || marks.len() > 1 => return Some(place),
            [] => marks = vec![mark],
            _ if is_again => marks.retain(|&other| other != mark),
            _ => {}
        }
        self.lit = match setting(&marks)[..] {
            [place] => Some(place),
            _ => None,
        };
        self.wanted = marks;
        None
    }
}

/// Shown beside the pad or board of a finished game; the result says who came where.
pub fn over<'a, Mark: Clone + Debug + 'a>() -> Element<'a, Message<Mark>> {
    column![
        told(bold(say!("express-awaits-nothing"), size::TITLE)),
        next_control(say!("common-bar-result"), "Enter", Some(Message::Result)),
    ]
    .spacing(gap::L)
    .into()
}
