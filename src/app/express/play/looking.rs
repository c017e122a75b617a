//! Looking at a player: who has chosen changes that only when somebody says so, and by name.

use super::{Host, Play, Stage};
use crate::app::game_ui::PlayScreen;
use crate::rules::Seat;
use crate::rules::express::{Cell, Entry};
use crate::text::say;

impl Play {
    /// Says that a choice has been made, which nothing changes by accident.
    pub(super) fn refuse_change(&mut self, host: &Host) {
        let name = host.session().players()[self.seat].name.as_str();
        self.at.refuse(say!("express-has-chosen", name = name));
    }

    /// Whether a choice that has been made is looked at; that of the program nobody changes anyway.
    pub(super) fn is_looking(&self, host: &Host) -> bool {
        let has_chosen = |cell: &Cell| matches!(cell.entry(), Entry::Chosen(_));
        matches!(self.stage, Stage::Choice { changes: false, .. })
            && host.session().level(self.seat).is_none()
            && self.cell(host).is_some_and(has_chosen)
    }

    /// Shows a player to change their choice.
    pub(super) fn change_choice(&mut self, seat: Seat, host: &Host) {
        self.look(seat, host);
        if let Stage::Choice { changes, .. } = &mut self.stage {
            *changes = true;
        }
    }

    /// Shows a player, who chooses there if they have not chosen yet.
    pub(super) fn look(&mut self, seat: Seat, host: &Host) {
        // Whoever corrects an earlier throw goes on to others with it.
        let corrects = matches!(self.stage, Stage::Choice { .. }) && self.is_correcting(host);
        self.at.ask();
        self.seat = seat;
        self.at.typed.clear();
        let last = host.session().table().last_throw();
        let number = match self.stage {
            Stage::Choice { number, .. } | Stage::Room { number } => number,
            // The choices of a throw may be changed until the next one; a player who was out before it has none.
            Stage::Dice { .. } => match host.session().table().round(last) {
                Some(round)
                    if !matches!(round.cells()[seat].entry(), Entry::Out(_) | Entry::Departed) =>
                {
                    last
                }
                _ => return,
            },
            Stage::Over => return,
        };
        self.stage = Stage::Choice {
            number,
            changes: corrects,
        };
    }
}
