//! What is practised, and how somebody gets on with it.

use super::say;
use crate::coach::practice::Theme;
use crate::stats::{Progress, Share};

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

/// A share of right answers with its standard error: `70 % ± 8 %`.
pub fn right(share: Share) -> String {
    say!(
        "common-games-percent",
        number = (share.value() * 100.0).round(),
        error = (share.error() * 100.0).round()
    )
}

/// How often the last answers were right, and all of the last hundred, and whether that has changed.
pub fn progress(answers: &[bool]) -> Vec<String> {
    let Some(progress) = Progress::of(answers) else {
        return vec![say!("lessons-practice-few", least = Share::LEAST)];
    };
    let last = |share: Share| {
        let (count, share) = (share.count, right(share));
        say!("lessons-practice-share", count, share)
    };
    let trend = match progress.clear_trend() {
        None => "none",
        Some(..0.0) => "less",
        Some(_) => "more",
    };
    let mut told = vec![last(progress.last)];
    if let Some(before) = progress.before {
        let both = Share {
            right: progress.last.right + before.right,
            count: progress.last.count + before.count,
        };
        told.extend([say!("lessons-practice-trend", trend), last(both)]);
    }
    told
}
