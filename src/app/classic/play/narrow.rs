//! The plays that are wanted: those that move in the columns which people have pressed.

use super::{Host, Play, Stage};
use crate::app::game_ui::Act;
use crate::app::words;
use crate::rules::dice::Sum;
use crate::session::Classic;

impl Play {
    /// The columns in which a play has to move.
    pub(super) fn wanted(&self) -> &[Sum] {
        match &self.stage {
            Stage::Play { wanted, .. } => wanted,
            _ => &[],
        }
    }

    /// The places of the plays that are wanted.
    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        self.moving(self.wanted(), host)
    }

    /// The places of the plays that move in all these columns.
    fn moving(&self, columns: &[Sum], host: &Host) -> Vec<usize> {
        let plays = self.plays(host);
        (0..plays.len())
            .filter(|&place| {
                let moves = |&column: &Sum| plays[place].columns().any(|other| other == column);
                columns.iter().all(moves)
            })
            .collect()
    }

    /// Keeps to plays that move in this column too. Where one is left, a second wish makes it.
    pub(super) fn want(&mut self, column: Sum, host: &Host) -> Act<Classic> {
        let Some(step) = self.step(host) else {
            return Act::None;
        };
        if self.moving(&[column], host).is_empty() {
            self.refuse(words::not_moved(step, column));
            return Act::None;
        }
        let is_again = self.wanted().contains(&column);
        let mut columns = self.wanted().to_vec();
        if !is_again {
            columns.push(column);
        }
        match self.moving(&columns, host)[..] {
            [place] if is_again || columns.len() > 1 => return self.choose(place, host),
            [] => columns = vec![column],
            _ if is_again => columns.retain(|&other| other != column),
            _ => {}
        }
        let places = self.moving(&columns, host);
        if let Stage::Play { wanted, lit, .. } = &mut self.stage {
            *lit = places.first().copied().filter(|_| places.len() == 1);
            *wanted = columns;
        }
        Act::None
    }

    /// Moves over the plays that are wanted.
    pub(super) fn shift(&mut self, by: isize, host: &Host) {
        let places = self.wanted_places(host);
        let Stage::Play { lit, .. } = &mut self.stage else {
            return;
        };
        let count = places.len();
        let at = places.iter().position(|&place| Some(place) == *lit);
        let next = at.map_or(0, |at| {
            (at + count).saturating_add_signed(by) % count.max(1)
        });
        *lit = places.get(next).copied();
    }
}
