//! The table in words for screen readers.

use super::choices::key;
use super::{Host, Play};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::widget::dice_in_words;
use crate::app::words;
use crate::rules::Seat;
use crate::rules::dice::Throw;
use crate::rules::express::{Cell, Score, Track};
use crate::session::Express;
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
        let thrown = say!("heard-thrown", throw = number, dice);
        let penalty = session.setup().penalty();
        let seats = Seat::enumerate(session.players());
        let chosen = seats.filter_map(|(seat, player)| {
            let is_hidden = self.hides(number, seat, host);
            let cell = round.cell(seat).filter(|_| !is_hidden)?;
            let choice = cell.choice()?;
            let after = cell.after();
            let name = player.name.as_str();
            let total = words::signed(Score::of(&after, penalty).total());
            let pairs = choice.pairs.to_string();
            let chosen = match choice.fifth {
                Some(fifth) => say!(
                    "heard-chosen",
                    name,
                    pairs,
                    fifth,
                    marks = after.track(fifth).map_or(0, Track::marks),
                    total
                ),
                None => say!("heard-chosen-free", name, pairs, total),
            };
            let out = after.is_out().then(|| say!("heard-out", name));
            Some([Some(chosen), out].into_iter().flatten())
        });
        std::iter::once(thrown).chain(chosen.flatten()).collect()
    }
}

impl<'a> View<'a, Express> {
    /// The key of the hint's best choice, as the hint itself names no keys.
    pub(super) fn best_key(self) -> Option<String> {
        let best = self.at.hint.as_ref()?.best()?.choice;
        let choices = self.choices(self.host);
        let place = choices.iter().position(|&choice| choice == best)?;
        Some(say!("heard-best", key = key(place).to_string()))
    }

    /// The heading with the player who has to choose and their points; in a correction, also the dice and the old
    /// choice.
    pub(super) fn asked(self, heading: &str, cell: &Cell, throw: &Throw) -> String {
        let penalty = self.session().setup().penalty();
        let total = Score::of(cell.before(), penalty).total();
        let total = say!("express-total", total = words::signed(total));
        let asked = match self.session().is_solo() {
            true => format!("{heading}, {total}"),
            false => format!("{heading}, {}, {total}", self.player(self.seat).name),
        };
        match cell.choice().filter(|_| self.is_correcting(self.host)) {
            Some(was) => {
                let was = say!("express-it-was", choice = words::choice_in_words(&was));
                format!("{asked}. {}. {was}", dice_in_words(&throw.dice()))
            }
            None => asked,
        }
    }
}
