//! What to practise, and how well it goes.

use super::{percent, say};
use crate::stats::{Skill, Theme};

/// What a choice shows about its player.
pub fn theme(theme: Theme) -> String {
    match theme {
        Theme::Opened => say!("lessons-theme-opened"),
        Theme::InDanger => say!("lessons-theme-in-danger"),
        Theme::Greedy => say!("lessons-theme-greedy"),
        Theme::Named => say!("lessons-theme-named"),
        Theme::Track => say!("lessons-theme-track"),
        Theme::StoppedEarly => say!("lessons-theme-stopped-early"),
        Theme::StoppedLate => say!("lessons-theme-stopped-late"),
        Theme::Runner => say!("lessons-theme-runner"),
        Theme::Column => say!("lessons-theme-column"),
    }
}

/// How many of these answers are right, with the standard error: `70 % ± 8 %`; `None` of too few.
pub fn right(answers: &[bool]) -> Option<String> {
    let skill = Skill::of(&wrong(answers))?;
    Some(match 1.0 - skill.loss {
        certain @ (0.0 | 1.0) => percent(certain),
        share => say!(
            "common-games-percent",
            number = (share * 100.0).round(),
            error = (skill.error * 100.0).round().max(1.0)
        ),
    })
}

/// How many of these answers are right, and whether the last ten differ.
pub fn progress(answers: &[bool]) -> String {
    let (Some(share), Some(skill)) = (right(answers), Skill::of(&wrong(answers))) else {
        return say!("lessons-practice-few", least = Skill::LEAST);
    };
    let told = say!("lessons-practice-share", count = answers.len(), share);
    let trend = match skill.clear_trend() {
        _ if skill.trend.is_none() => return told,
        None => "none",
        Some(..0.0) => "more",
        Some(_) => "fewer",
    };
    format!("{told} {}", say!("lessons-practice-trend", trend))
}

/// What each answer loses: a wrong one counts 1.
fn wrong(answers: &[bool]) -> Vec<f64> {
    answers
        .iter()
        .map(|&right| f64::from(u8::from(!right)))
        .collect()
}
