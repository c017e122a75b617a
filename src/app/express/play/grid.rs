//! The choices as listed: grouped by the die left over, narrowed by the marks that the players want.

use super::{Host, Play};
use crate::app::game_ui::Act;
use crate::app::widget::pad::Mark;
use crate::app::words;
use crate::rules::dice::{Die, Split, Throw};
use crate::rules::express::Choice;
use crate::session::Express;
use crate::text::say;

/// The choices with the same fifth die, by their places among the legal ones.
pub(super) struct GridRow {
    pub(super) die: Die,
    pub(super) places: Vec<usize>,
}

impl Play {
    /// Moves the selection among the wanted choices: to another line, or in reading order.
    pub(super) fn shift(&mut self, down: isize, across: isize, host: &Host) {
        let wanted = self.wanted_places(host);
        let lines = self.lines(host).into_iter().map(|line| {
            let places = line.places.into_iter();
            places.filter(|place| wanted.contains(place)).collect()
        });
        let lines: Vec<Vec<usize>> = lines.filter(|line: &Vec<usize>| !line.is_empty()).collect();
        let lit = &mut self.at.lit;
        let all = lines.concat();
        let at = lit.and_then(|lit| all.iter().position(|&place| place == lit));
        let Some(at) = at else {
            *lit = all.first().copied();
            return;
        };
        if across != 0 {
            *lit = Some(all[at.saturating_add_signed(across).min(all.len() - 1)]);
        } else if let Some(line) = lines.iter().position(|line| line.contains(&all[at])) {
            let column = lines[line]
                .iter()
                .take_while(|&&place| place != all[at])
                .count();
            let line = &lines[line.saturating_add_signed(down).min(lines.len() - 1)];
            *lit = Some(line[column.min(line.len() - 1)]);
        }
    }

    /// The choices, a line for each value that may be left over.
    pub(super) fn lines(&self, host: &Host) -> Vec<GridRow> {
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
                GridRow { die, places }
            })
            .collect()
    }

    /// The choice that the pointer or the keys have selected.
    pub(super) fn lit(&self, host: &Host) -> Option<Choice> {
        self.choices(host).get(self.at.lit?).copied()
    }

    /// The die that all wanted choices leave over, if there are choices that leave another one.
    pub(super) fn left_over(&self, host: &Host) -> Option<Die> {
        let wanted = self.wanted_places(host);
        let lines = self.lines(host);
        let is_one = lines.len() == 1;
        let line = lines
            .into_iter()
            .find(|line| wanted.iter().all(|place| line.places.contains(place)));
        line.filter(|_| !is_one).map(|line| line.die)
    }

    /// The places of the choices that set every wanted mark.
    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        let throw = self.before(host).map(|(_, throw)| throw);
        throw.map_or_else(Vec::new, |throw| {
            setting(&self.choices(host), &throw, &self.at.wanted)
        })
    }

    /// Narrows the choices to those that set this mark too. If a second wish leaves only one, that one is made.
    pub(super) fn want(&mut self, mark: Mark, host: &Host) -> Act<Express> {
        let Some((pad, throw)) = self.before(host) else {
            return Act::None;
        };
        let choices = pad.choices(&throw);
        if setting(&choices, &throw, &[mark]).is_empty() {
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
            self.at.refuse(words);
            return Act::None;
        }
        let made = self.at.want(mark, |marks| setting(&choices, &throw, marks));
        made.map_or(Act::None, |place| self.choose(place, host))
    }
}

/// The places of the choices that set all these marks.
fn setting(choices: &[Choice], throw: &Throw, marks: &[Mark]) -> Vec<usize> {
    let sets_all = |choice: Choice| marks.iter().all(|&mark| sets(choice, mark, throw));
    (0..choices.len())
        .filter(|&place| sets_all(choices[place]))
        .collect()
}

/// Whether a choice sets a mark, or on a free throw leaves over the die of its track.
fn sets(choice: Choice, mark: Mark, throw: &Throw) -> bool {
    match mark {
        Mark::Row(sum) => choice.pairs.sums().contains(&sum),
        Mark::Track(die) => leftover(choice, throw) == die.value(),
    }
}

/// The dice of a throw as a choice splits them: the lower pair, the higher pair, the die left over.
pub(super) fn split(throw: &Throw, choice: Choice) -> Option<[Die; Throw::DICE]> {
    let split = Split {
        leftover: Die::new(leftover(choice, throw))?,
        pairs: choice.pairs,
    };
    split.arrange(throw)
}

/// The value of the die that a choice leaves over.
fn leftover(choice: Choice, throw: &Throw) -> u8 {
    let total: u8 = throw.dice().iter().map(|die| die.value()).sum();
    let [low, high] = choice.pairs.sums();
    total - low.value() - high.value()
}
