//! What the coach says of the choices of a throw.

use iced::widget::text;

use super::{Hint, Message};
use crate::app::theme::{self, size};
use crate::app::widget::Element;
use crate::app::words;
use crate::coach::express::Chance;
use crate::coach::review::Measure;
use crate::table::Aim;
use crate::text::{Figures, say};

/// The best choice, the one that most likely reaches what the player is after, and why the second best is worth less.
pub(super) fn words(hint: &Hint) -> Option<String> {
    let best = hint.best()?;
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
    let aim = to_win(hint).unwrap_or_else(|| likeliest(hint));
    let sentences = [Some(value), as_good, Some(aim), why];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    Some(words::unbroken(&sentences.join(" ")))
}

/// How likely the player wins where others play on: with the most points, or with another choice where that wins clearly
/// more often.
fn to_win(hint: &Hint) -> Option<String> {
    let to_win = hint.to_win.as_ref()?;
    let best = hint.best()?.choice;
    let of_best = *to_win.chances.iter().find(|chance| chance.choice == best)?;
    let likeliest = *to_win.chances.first()?;
    // Both were played with the same dice, so the error of the difference is less than that of either.
    if likeliest.share - of_best.share <= likeliest.error.max(of_best.error) {
        return Some(say!(
            "express-hint-win",
            choice = words::choice_in_words(&best),
            share = wins(of_best)
        ));
    }
    let state = match to_win.ahead {
        ahead if ahead <= -CLEARLY => "behind",
        ahead if ahead >= CLEARLY => "ahead",
        _ => "level",
    };
    Some(say!(
        "express-hint-win-instead",
        state = state,
        points = words::number((to_win.ahead.abs() / 10.0).round() * 10.0, 0),
        choice = words::choice_in_words(&likeliest.choice),
        share = wins(likeliest),
        other = words::share(of_best.share)
    ))
}

/// A chance to win: `30 % ± 2 %`, or `0 %`.
fn wins(chance: Chance) -> String {
    match chance.share {
        0.0 | 1.0 => words::share(chance.share),
        share => words::of_games(share, chance.error),
    }
}

/// By so many points somebody is clearly behind or ahead.
const CLEARLY: f64 = 100.0;

/// How likely the player reaches what they are after, and with which choice.
fn likeliest(hint: &Hint) -> String {
    let chance = hint.likeliest;
    let choice = words::choice_in_words(&chance.choice);
    let games = match chance.share {
        0.0 => "none",
        1.0 => "all",
        _ => "share",
    };
    let share = words::of_games(chance.share, chance.error);
    match &hint.aim {
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

/// What a choice is worth, for its button: as good as the best, or what is expected of it at the end less than of the best.
pub(super) fn worth<'a>(loss: f64) -> Element<'a, Message> {
    if Measure::Points.is_toss_up(loss) {
        return text(say!("express-worth-best"))
            .size(size::BODY)
            .font(theme::BOLD)
            .style(theme::text::accent)
            .into();
    }
    let points = words::lost(Measure::Points, loss);
    text(say!("express-worth-less", points = points))
        .size(size::BODY)
        .style(theme::text::soft)
        .into()
}
