//! The table in words, for screen readers.

use super::choices::key;
use super::{Host, Play};
use crate::app::game_ui::PlayScreen;
use crate::app::widget::dice_in_words;
use crate::app::words;
use crate::rules::Seat;
use crate::rules::dice::Throw;
use crate::rules::express::{Cell, Score, Track};
use crate::text::say;

impl Play {
    /// The last throw and its choices, as far as the players at the laptop may know them.
    pub(super) fn last_throw_in_words(&self, host: &Host) -> Vec<String> {
        let session = host.session();
        let number = session.table().last_throw();
        let Some(round) = session.table().round(number) else {
            return Vec::new();
        };
        let dice = dice_in_words(&round.throw().dice());
        let thrown = say!("heard-thrown", throw = number.get(), dice = dice);
        let penalty = session.setup().penalty();
        let seats = Seat::enumerate(session.players());
        let chosen = seats.filter_map(|(seat, player)| {
            let cell = round
                .cell(seat)
                .filter(|_| !self.hides(number, seat, host))?;
            let choice = cell.choice()?;
            let after = cell.after();
            let name = player.name.as_str();
            let total = words::signed(Score::of(&after, penalty).total());
            let pairs = choice.pairs.to_string();
            let chosen = match choice.fifth {
                Some(fifth) => say!(
                    "heard-chosen",
                    name = name,
                    pairs = pairs,
                    fifth = fifth.value(),
                    marks = after.track(fifth).map_or(0, Track::marks),
                    total = total
                ),
                None => say!(
                    "heard-chosen-free",
                    name = name,
                    pairs = pairs,
                    total = total
                ),
            };
            let out = after.is_out().then(|| say!("heard-out", name = name));
            Some([Some(chosen), out].into_iter().flatten())
        });
        std::iter::once(thrown).chain(chosen.flatten()).collect()
    }

    /// The key of the hint's best choice, as the hint itself names no keys.
    pub(super) fn best_key(&self, host: &Host) -> Option<String> {
        let best = self.at.hint.as_ref()?.best()?.choice;
        let place = self
            .choices(host)
            .iter()
            .position(|&choice| choice == best)?;
        Some(say!("heard-best", key = key(place).to_string()))
    }

    /// The heading with the player who has to choose and their points; in a correction, also the dice and the old
    /// choice.
    pub(super) fn asked(&self, heading: &str, cell: &Cell, throw: &Throw, host: &Host) -> String {
        let penalty = host.session().setup().penalty();
        let total = Score::of(cell.before(), penalty).total();
        let total = say!("express-total", total = words::signed(total));
        let asked = match self.shown(host) {
            Some(player) => format!("{heading}, {}, {total}", player.name),
            None => format!("{heading}, {total}"),
        };
        match cell.choice().filter(|_| self.is_correcting(host)) {
            Some(was) => {
                let was = say!("express-it-was", choice = words::choice_in_words(&was));
                format!("{asked}. {}. {was}", dice_in_words(&throw.dice()))
            }
            None => asked,
        }
    }
}
