//! The coach's words about the choices of a throw.

use super::Hint;
use crate::app::words;
use crate::coach::express::Chance;
use crate::coach::review::Measure;
use crate::table::{Aim, Goal};
use crate::text::{Consequence, Figures, Tone, say};

/// A sentence each on the best choice, on the one that most likely reaches the player's aim, and on why the second best
/// is worth less.
pub(super) fn sentences(hint: &Hint) -> Vec<String> {
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
    let as_good: Vec<String> = hint
        .as_good()
        .map(|choice| words::choice(&choice))
        .collect();
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

/// How likely the player reaches their aim, and with which choice.
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
            choice = choice,
            games = games,
            share = share
        ),
        Aim::Record(best) => say!(
            "express-hint-beat",
            total = words::signed(*best),
            choice = choice,
            games = games,
            share = share
        ),
        Aim::Leader(player, total) => say!(
            "express-hint-pass",
            name = player.name.as_str(),
            total = words::signed(*total),
            choice = choice,
            games = games,
            share = share
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
        words: say!("express-worth-less", points = points),
        tone: Tone::Plain,
    }
}
