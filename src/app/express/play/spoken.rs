//! The coach's words about the choices of a throw, and the table in words for screen readers.

use super::choices::key;
use super::{Hint, Host, Play};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::widget::dice_in_words;
use crate::app::words;
use crate::coach::express::Chance;
use crate::coach::review::Measure;
use crate::rules::Seat;
use crate::rules::dice::Throw;
use crate::rules::express::{Cell, Score, Track};
use crate::session::Express;
use crate::table::{Aim, Goal};
use crate::text::{Consequence, Figures, Tone, say};

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
        let asked = match self.shown() {
            Some(player) => format!("{heading}, {}, {total}", player.name),
            None => format!("{heading}, {total}"),
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

/// A sentence each on the best choice, on the one that most likely reaches the player's aim, and on why the second best
/// is worth less.
pub(super) fn hint_sentences(hint: &Hint) -> Vec<String> {
    let Some(best) = hint.best() else {
        return Vec::new();
    };
    let value = say!(
        "express-hint-best",
        choice = words::choice_in_words(&best.choice),
        points = Figures::of(Measure::Points, []).value(best.value)
    );
    let why = hint.why.as_ref().map(|(second, cause)| {
        let second = words::choice_in_words(second);
        let why_not = say!("express-hint-why-not", choice = second);
        format!("{why_not} {}", words::cause(cause))
    });
    let as_good = hint.as_good().map(|choice| words::choice(&choice));
    let as_good: Vec<String> = as_good.collect();
    let as_good = (!as_good.is_empty())
        .then(|| say!("express-hint-as-good", choices = words::together(as_good)));
    let goal = hint.goal.as_ref().and_then(|goal| match goal {
        Goal::Win(to_win) => words::to_win(to_win, best.choice),
        Goal::Total(aim, chance) => Some(likeliest(aim, *chance)),
    });
    let sentences = [Some(value), as_good, goal, why];
    let sentences = sentences.into_iter().flatten();
    sentences.map(|words| words::unbroken(&words)).collect()
}

fn likeliest(aim: &Aim, chance: Chance) -> String {
    let choice = words::choice_in_words(&chance.choice);
    let games = match chance.share {
        0.0 => "none",
        1.0 => "all",
        _ => "share",
    };
    let share = words::of_games(chance.share, chance.error);
    match aim {
        Aim::Total(total) => say!(
            "express-hint-reach",
            total = words::signed(*total),
            choice,
            games,
            share
        ),
        Aim::Record(best) => say!(
            "express-hint-beat",
            total = words::signed(*best),
            choice,
            games,
            share
        ),
        Aim::Leader(player, total) => say!(
            "express-hint-pass",
            name = &player.name,
            total = words::signed(*total),
            choice,
            games,
            share
        ),
    }
}

/// The worth of a choice, for its button: as good as the best, or the expected loss against it.
pub(super) fn worth(loss: f64) -> Consequence {
    if Measure::Points.is_toss_up(loss) {
        return Consequence {
            words: say!("express-worth-best"),
            tone: Tone::Gain,
        };
    }
    let points = words::lost(Measure::Points, loss);
    Consequence {
        words: say!("express-worth-less", points),
        tone: Tone::Plain,
    }
}
