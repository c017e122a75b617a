//! Looking at a player: a choice that has been made changes only on demand, and by name.

use super::{Host, Play, Stage};
use crate::app::game_ui::PlayScreen;
use crate::rules::Seat;
use crate::rules::express::{Cell, Entry};
use crate::text::say;

impl Play {
    /// Says that the player has chosen already, so that nothing changes by accident.
    pub(super) fn refuse_change(&mut self, host: &Host) {
        let name = host.session().players()[self.seat].name.as_str();
        self.at.refuse(say!("express-has-chosen", name = name));
    }

    /// Whether a choice that has been made is only shown; the bot's choice cannot be changed anyway.
    pub(super) fn is_looking(&self, host: &Host) -> bool {
        let has_chosen = |cell: &Cell| matches!(cell.entry(), Entry::Chosen(_));
        matches!(self.stage, Stage::Choice { changes: false, .. })
            && host.session().level(self.seat).is_none()
            && self.cell(host).is_some_and(has_chosen)
    }

    /// Shows a player and lets them change their choice.
    pub(super) fn change_choice(&mut self, seat: Seat, host: &Host) {
        self.look(seat, host);
        if let Stage::Choice { changes, .. } = &mut self.stage {
            *changes = true;
        }
    }

    /// Shows a player, who chooses there if they have not chosen yet.
    pub(super) fn look(&mut self, seat: Seat, host: &Host) {
        // A correction of an earlier throw goes on to other players.
        let corrects = matches!(self.stage, Stage::Choice { .. }) && self.is_correcting(host);
        self.at.ask();
        self.seat = seat;
        self.at.typed.clear();
        let last = host.session().table().last_throw();
        let number = match self.stage {
            Stage::Choice { number, .. } | Stage::Room { number } => number,
            // Choices may change until the next throw; a player who was out before the throw has none.
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
