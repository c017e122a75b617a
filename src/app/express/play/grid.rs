//! The choices as they are listed: by the die that is left over, narrowed by what the people want to mark.

use super::{Host, Play, Stage};
use crate::app::game_ui::Act;
use crate::app::widget::pad::Mark;
use crate::app::words;
use crate::rules::dice::{Die, Throw};
use crate::rules::express::Choice;
use crate::session::Express;
use crate::text::say;

/// The choices that leave the same die over, by their places among the legal ones.
pub(super) struct Line {
    pub(super) die: Die,
    pub(super) places: Vec<usize>,
}

impl Play {
    /// Moves over the choices that are wanted: by one, or to the next die that is left over.
    pub(super) fn shift(&mut self, choices: isize, dice: isize, host: &Host) {
        let wanted = self.wanted_places(host);
        let lines: Vec<Vec<usize>> = self
            .lines(host)
            .into_iter()
            .map(|line| {
                let places = line.places.into_iter();
                places.filter(|place| wanted.contains(place)).collect()
            })
            .filter(|places: &Vec<usize>| !places.is_empty())
            .collect();
        let Stage::Choice { lit, .. } = &mut self.stage else {
            return;
        };
        let all: Vec<usize> = lines.concat();
        let Some(&first) = all.first() else {
            return;
        };
        let at = lit.and_then(|lit| all.iter().position(|&place| place == lit));
        let Some(at) = at else {
            *lit = Some(first);
            return;
        };
        if choices != 0 {
            *lit = Some(all[at.saturating_add_signed(choices).min(all.len() - 1)]);
        } else if let Some(line) = lines.iter().position(|places| places.contains(&all[at])) {
            let line = line.saturating_add_signed(dice).min(lines.len() - 1);
            *lit = Some(lines[line][0]);
        }
    }

    /// The choices, a line for each value that may be left over.
    pub(super) fn lines(&self, host: &Host) -> Vec<Line> {
        let Some((pad, throw)) = self.before(host).filter(|_| !self.is_aside(host)) else {
            return Vec::new();
        };
        let choices = pad.choices(&throw);
        let fifth_die = pad.fifth_die(&throw);
        let values = throw.values().iter();
        values
            .filter(|&die| fifth_die.refuses(die).is_none())
            .map(|die| {
                let places = (0..choices.len())
                    .filter(|&place| leftover(choices[place], &throw) == die.value())
                    .collect();
                Line { die, places }
            })
            .collect()
    }

    /// The die that all choices which are looked at leave over, where not all of them are.
    pub(super) fn left_over(&self, host: &Host) -> Option<Die> {
        let Stage::Choice { lit, .. } = self.stage else {
            return None;
        };
        let lines = self.lines(host);
        let looked_at = lit.map_or_else(|| self.wanted_places(host), |place| vec![place]);
        let all: usize = lines.iter().map(|line| line.places.len()).sum();
        let leaves = |line: &&Line| looked_at.iter().all(|place| line.places.contains(place));
        let line = lines.iter().find(leaves);
        line.filter(|_| looked_at.len() < all || lit.is_some())
            .map(|line| line.die)
    }

    /// The places of the choices that set every mark that is wanted.
    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        match &self.stage {
            Stage::Choice { wanted, .. } => self.setting(wanted, host),
            Stage::Dice { .. } | Stage::Room { .. } | Stage::Over => Vec::new(),
        }
    }

    /// The places of the choices that set all these marks.
    fn setting(&self, marks: &[Mark], host: &Host) -> Vec<usize> {
        let Some((pad, throw)) = self.before(host) else {
            return Vec::new();
        };
        let choices = pad.choices(&throw);
        (0..choices.len())
            .filter(|&place| {
                let sets = |&mark: &Mark| sets(choices[place], mark, &throw);
                marks.iter().all(sets)
            })
            .collect()
    }

    /// Keeps to choices that set this mark too. Where one is left, a second wish makes it.
    pub(super) fn want(&mut self, mark: Mark, host: &Host) -> Act<Express> {
        let (Some((pad, throw)), Stage::Choice { wanted, .. }) = (self.before(host), &self.stage)
        else {
            return Act::None;
        };
        if self.setting(&[mark], host).is_empty() {
            let words = match mark {
                Mark::Row(sum) => say!("express-no-choice-marks", row = sum.value()),
                Mark::Track(die) if !throw.values().contains(die) => {
                    say!("express-not-thrown", die = die.value())
                }
                Mark::Track(die) => match pad.fifth_die(&throw).refuses(die) {
                    Some(reason) => words::not_fifth([die].into_iter().collect(), reason),
                    None => say!("express-not-left-over", die = die.value()),
                },
            };
            self.refuse(words);
            return Act::None;
        }
        let is_again = wanted.contains(&mark);
        let mut marks = wanted.clone();
        if !is_again {
            marks.push(mark);
        }
        let mut places = self.setting(&marks, host);
        match places[..] {
            [place] if is_again || marks.len() > 1 => return self.choose(place, host),
            [] => marks = vec![mark],
            _ if is_again => marks.retain(|&other| other != mark),
            _ => {}
        }
        places = self.setting(&marks, host);
        if let Stage::Choice { wanted, lit, .. } = &mut self.stage {
            *lit = places.first().copied().filter(|_| places.len() == 1);
            *wanted = marks;
        }
        Act::None
    }
}

/// Whether a choice sets a mark, or leaves the die of its track over on a free throw.
fn sets(choice: Choice, mark: Mark, throw: &Throw) -> bool {
    match mark {
        Mark::Row(sum) => choice.pairs.sums().contains(&sum),
        Mark::Track(die) => leftover(choice, throw) == die.value(),
    }
}

/// The value of the die that a choice leaves over.
fn leftover(choice: Choice, throw: &Throw) -> u8 {
    let total: u8 = throw.dice().iter().map(|die| die.value()).sum();
    let [low, high] = choice.pairs.sums();
    total - low.value() - high.value()
}
