//! The grid of choices: which stand where, and the way over it with the keys.

use super::{Host, Play, Stage};
use crate::rules::dice::Die;

/// A line of the grid: the die that is left over and the choices that leave it, by their places among the legal ones.
pub(super) struct Line {
    pub(super) die: Die,
    pub(super) places: Vec<usize>,
}

impl Play {
    /// Moves over the grid of choices as it stands on the screen.
    pub(super) fn shift(&mut self, lines: isize, columns: isize, host: &Host) {
        let grid = self.grid(host);
        let Stage::Choice { lit, .. } = &mut self.stage else {
            return;
        };
        let rows: Vec<&Vec<usize>> = grid
            .iter()
            .map(|line| &line.places)
            .filter(|places| !places.is_empty())
            .collect();
        let Some(first) = rows.first() else {
            return;
        };
        let at = lit.and_then(|place| {
            rows.iter().enumerate().find_map(|(line, places)| {
                let column = places.iter().position(|&other| other == place)?;
                Some((line, column))
            })
        });
        *lit = Some(match at {
            None => first[0],
            Some((line, column)) => {
                let line = line.saturating_add_signed(lines) % rows.len();
                let places = rows[line];
                let column = column.saturating_add_signed(columns).min(places.len() - 1);
                places[column]
            }
        });
    }

    /// The grid of choices: a line for each value that may be left over.
    pub(super) fn grid(&self, host: &Host) -> Vec<Line> {
        let Some((pad, throw)) = self.before(host).filter(|_| !self.is_aside(host)) else {
            return Vec::new();
        };
        let only = match self.stage {
            Stage::Choice { only, .. } => only,
            Stage::Dice { .. } | Stage::Over => None,
        };
        let fifth_die = pad.fifth_die(&throw);
        let total: u8 = throw.dice().iter().map(|die| die.value()).sum();
        let choices = pad.choices(&throw);
        throw
            .values()
            .iter()
            .filter(|&die| fifth_die.refuses(die).is_none())
            .map(|die| {
                let is_hidden = only.is_some_and(|only| only != die);
                let places = choices
                    .iter()
                    .enumerate()
                    .filter(|_| !is_hidden)
                    .filter(|(_, choice)| {
                        let [low, high] = choice.pairs.sums();
                        total - low.value() - high.value() == die.value()
                    })
                    .map(|(place, _)| place)
                    .collect();
                Line { die, places }
            })
            .collect()
    }
}
