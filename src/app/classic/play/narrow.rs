//! The wanted plays: those that move in the columns that the players have pressed.

use super::{Host, Play};
use crate::app::game_ui::Act;
use crate::app::words;
use crate::rules::classic;
use crate::rules::dice::Sum;
use crate::session::Classic;

impl Play {
    /// The places of the wanted plays.
    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        moving(&self.plays(host), &self.at.wanted)
    }

    /// Narrows the plays to those that move in this column too. If a second wish leaves only one, that one is made.
    pub(super) fn want(&mut self, column: Sum, host: &Host) -> Act<Classic> {
        let Some(step) = self.step(host) else {
            return Act::None;
        };
        let plays = self.plays(host);
        if moving(&plays, &[column]).is_empty() {
            self.at.refuse(words::not_moved(step, column));
            return Act::None;
        }
        let made = self.at.want(column, |columns| moving(&plays, columns));
        made.map_or(Act::None, |place| self.choose(place, host))
    }

    /// Moves the selection among the wanted plays.
    pub(super) fn shift(&mut self, by: isize, host: &Host) {
        let places = self.wanted_places(host);
        let count = places.len();
        let at = places.iter().position(|&place| Some(place) == self.at.lit);
        let next = at.map_or(0, |at| {
            (at + count).saturating_add_signed(by) % count.max(1)
        });
        self.at.lit = places.get(next).copied();
    }
}

/// The places of the plays that move in all these columns.
fn moving(plays: &[classic::Play], columns: &[Sum]) -> Vec<usize> {
    let moves_in = |play: classic::Play, column: Sum| play.columns().any(|other| other == column);
    (0..plays.len())
        .filter(|&place| {
            let mut columns = columns.iter();
            columns.all(|&column| moves_in(plays[place], column))
        })
        .collect()
}
