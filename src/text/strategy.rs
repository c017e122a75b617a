//! The lessons on strategy: questions about positions, with figures of the coach.
//!
//! A test computes each figure again, so that words and coach always agree.

use super::{percent, say, signed};
use crate::rules::Seat;
use crate::rules::classic::{Position, Setting};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::Pad;

/// A question about a position of a game.
pub struct Question<P: 'static> {
    /// The position.
    pub position: P,
    /// What its figures count.
    pub unit: Unit,
    /// The answers, in the order in which they stand.
    pub answers: [i32; 3],
    /// The right one.
    pub right: i32,
    /// The other figures that are mentioned.
    pub others: &'static [i32],
    words: fn(String, &[String]) -> String,
}

/// What a figure of a lesson counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Games, or the chance to win, in percent.
    Percent,
    /// Points with their sign.
    Points,
    /// Points lost.
    Lost,
}

/// The marks of a pad: those of the rows by sum, and those of the tracks.
pub type OnPad = (&'static [(u8, u32)], &'static [(Die, u8)]);

/// A board of two, at the turn of the first: the squares of both and the runners by column.
pub type OnBoard = ([&'static [(u8, u8)]; 2], &'static [(u8, u8)]);

impl<P> Question<P> {
    /// Its title, what it asks and what is said of the right answer, a line each.
    pub fn words(&self) -> String {
        let others: Vec<String> = self
            .others
            .iter()
            .map(|&other| self.figure(other))
            .collect();
        (self.words)(self.figure(self.right), &others)
    }

    /// A figure in words.
    pub fn figure(&self, figure: i32) -> String {
        match self.unit {
            Unit::Percent => percent(f64::from(figure) / 100.0),
            Unit::Points => signed(figure),
            Unit::Lost => signed(-figure),
        }
    }
}

fn by_sum<T: Copy + Default>(marks: &[(u8, T)]) -> [T; Sum::COUNT] {
    let mut all = [T::default(); Sum::COUNT];
    for &(sum, marks) in marks {
        if let Some(sum) = Sum::new(sum) {
            all[sum.index()] = marks;
        }
    }
    all
}

impl Question<OnPad> {
    /// The pad.
    pub fn pad(&self) -> Pad {
        let (rows, tracks) = self.position;
        // A test shows each of them.
        Pad::from_marks(by_sum(rows), tracks).unwrap_or(Pad::EMPTY)
    }
}

impl Question<OnBoard> {
    /// The board; none would be one that no game can show.
    pub fn board(&self) -> Option<Position> {
        let (squares, runners) = self.position;
        let squares = squares.map(by_sum).to_vec();
        Position::new(Setting::default(), squares, Seat::FIRST, by_sum(runners)).ok()
    }
}

const PAID: &[(u8, u32)] = &[(5, 6), (6, 7), (7, 8), (8, 7), (10, 5)];

/// The questions about Express, in the order in which they are asked.
pub static ON_PADS: [Question<OnPad>; 6] = [
    Question {
        position: (&[], &[]),
        unit: Unit::Percent,
        answers: [6, 25, 50],
        right: 6,
        others: &[95],
        words: |right, others| say!("lessons-plan-rows", right, other = others[0].as_str()),
    },
    Question {
        position: (&[(8, 9)], &[(Die::One, 7), (Die::Six, 5), (Die::Two, 5)]),
        unit: Unit::Percent,
        answers: [19, 45, 70],
        right: 19,
        others: &[7],
        words: |right, others| say!("lessons-plan-full", right, other = others[0].as_str()),
    },
    Question {
        position: (&[], &[]),
        unit: Unit::Percent,
        answers: [13, 50, 87],
        right: 13,
        others: &[87],
        words: |right, others| say!("lessons-plan-values", right, other = others[0].as_str()),
    },
    Question {
        position: (PAID, &[(Die::One, 5), (Die::Two, 5), (Die::Six, 5)]),
        unit: Unit::Lost,
        answers: [20, 100, 210],
        right: 210,
        others: &[103, 1],
        words: |right, others| {
            let [four, three] = [&others[0], &others[1]].map(String::as_str);
            say!("lessons-plan-late", right, four, three)
        },
    },
    Question {
        position: (
            &[(4, 2), (5, 3), (6, 4), (7, 6), (8, 4), (10, 2)],
            &[(Die::One, 4), (Die::Two, 6), (Die::Six, 3)],
        ),
        unit: Unit::Lost,
        answers: [20, 80, 149],
        right: 149,
        others: &[],
        words: |right, _| say!("lessons-plan-track", right),
    },
    Question {
        position: (
            &[(5, 7), (6, 8), (7, 10), (8, 9), (10, 6)],
            &[(Die::One, 7), (Die::Two, 6), (Die::Six, 5)],
        ),
        unit: Unit::Points,
        answers: [640, 700, 778],
        right: 778,
        others: &[700],
        words: |right, others| say!("lessons-plan-end", right, end = others[0].as_str()),
    },
];

/// The questions about the board, likewise.
pub static ON_BOARDS: [Question<OnBoard>; 6] = [
    Question {
        position: ([&[], &[]], &[(6, 1), (7, 1), (8, 1)]),
        unit: Unit::Percent,
        answers: [8, 20, 33],
        right: 8,
        others: &[56],
        words: |right, others| say!("lessons-climb-columns", right, other = others[0].as_str()),
    },
    Question {
        position: ([&[], &[]], &[(6, 1), (8, 1)]),
        unit: Unit::Percent,
        answers: [38, 48, 55],
        right: 48,
        others: &[56],
        words: |right, others| say!("lessons-climb-hand", right, roll = others[0].as_str()),
    },
    Question {
        position: ([&[], &[]], &[(6, 4), (7, 4), (8, 4)]),
        unit: Unit::Percent,
        answers: [55, 58, 62],
        right: 62,
        others: &[60, 68],
        words: |right, others| {
            let [stop, level] = [&others[0], &others[1]].map(String::as_str);
            say!("lessons-climb-far", right, stop, level)
        },
    },
    Question {
        position: ([&[], &[]], &[(2, 1), (3, 1), (12, 1)]),
        unit: Unit::Percent,
        answers: [50, 55, 60],
        right: 50,
        others: &[52, 56],
        words: |right, others| {
            let [stop, bust] = [&others[0], &others[1]].map(String::as_str);
            say!("lessons-climb-narrow", right, stop, bust)
        },
    },
    Question {
        position: ([&[], &[]], &[]),
        unit: Unit::Percent,
        answers: [47, 51, 55],
        right: 55,
        others: &[51],
        words: |right, others| say!("lessons-climb-share", right, other = others[0].as_str()),
    },
    Question {
        position: (
            [&[(5, 4)], &[(6, 11), (8, 11), (7, 9)]],
            &[(4, 3), (5, 6), (9, 4)],
        ),
        unit: Unit::Percent,
        answers: [2, 4, 7],
        right: 7,
        others: &[4],
        words: |right, others| say!("lessons-climb-threat", right, stop = others[0].as_str()),
    },
];
