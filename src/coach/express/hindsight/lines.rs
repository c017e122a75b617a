//! The ways that games can take through the tracks, whatever pairs are made.

use std::collections::BTreeMap;

use super::rows::Prices;
use crate::coach::express::game::{DICE, FULL_ROW, Fifth, Kind, SUMS, Split, named};
use crate::rules::express::Track;

/// All tracks that can be marked with known throws, each as a place from which lines lead on.
pub(super) struct Lines<'a> {
    throws: &'a [&'a Kind],
    /// The lines from each place: those of one place in a row, and every line leads to a later place.
    lines: Vec<Line>,
    /// Where the lines of each place begin, and after how many throws it is reached.
    places: Vec<(usize, usize)>,
    /// The places where a game ends.
    ends: Vec<bool>,
    /// Whether every way ends by a full track.
    all_end: bool,
}

/// A die that can be left over with a throw.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    /// The die, by its place.
    die: u8,
    /// The place after it.
    pub(super) to: usize,
}

/// The dearest marks of one game.
pub(super) struct Sold {
    /// What they cost together.
    pub(super) most: f64,
    /// How many there are of each row.
    pub(super) marks: [u32; SUMS],
}

impl<'a> Lines<'a> {
    /// The place before the first throw.
    pub(super) const START: usize = 0;

    pub(super) fn new(throws: &'a [&'a Kind]) -> Lines<'a> {
        let mut lines = Vec::new();
        let mut places = Vec::new();
        let mut ends = Vec::new();
        let mut now = BTreeMap::from([([0; DICE], Lines::START)]);
        let mut known = 1;
        for (played, kind) in throws.iter().enumerate() {
            let mut next = BTreeMap::new();
            // The order of the places is that of their numbers.
            let mut tracks: Vec<([u8; DICE], usize)> = now.into_iter().collect();
            tracks.sort_unstable_by_key(|&(_, place)| place);
            for (marks, _) in tracks {
                places.push((lines.len(), played));
                let is_out = marks.contains(&Track::BOXES);
                ends.push(is_out);
                let fifth = Fifth::of(named(&marks), kind);
                for die in fifth.dice().take_while(|_| !is_out) {
                    let mut after = marks;
                    after[die] += u8::from(!fifth.free);
                    let to = *next.entry(after).or_insert_with(|| {
                        known += 1;
                        known - 1
                    });
                    let die = die as u8;
                    lines.push(Line { die, to });
                }
            }
            now = next;
        }
        // Where all are out, nobody throws again.
        let played = places.last().map_or(0, |&(_, played)| played + 1);
        let throws = &throws[..played.min(throws.len())];
        let all_end = now.keys().all(|marks| marks.contains(&Track::BOXES));
        ends.extend(now.iter().map(|_| true));
        places.extend(now.iter().map(|_| (lines.len(), throws.len())));
        // The place behind the last one, where the lines of the last one end.
        places.push((lines.len(), throws.len()));
        Lines {
            throws,
            lines,
            places,
            ends,
            all_end,
        }
    }

    /// How many throws the longest way takes.
    pub(super) fn throws(&self) -> usize {
        self.throws.len()
    }

    /// Whether every way ends by a full track.
    pub(super) fn all_end(&self) -> bool {
        self.all_end
    }

    /// Whether games end at a place.
    pub(super) fn is_end(&self, place: usize) -> bool {
        self.ends[place]
    }

    /// The lines that lead on from a place; none where a game ends.
    pub(super) fn from(&self, place: usize) -> &[Line] {
        &self.lines[self.places[place].0..self.places[place + 1].0]
    }

    /// What a throw can mark where it leaves the die of a line over.
    pub(super) fn splits(&self, throw: usize, line: Line) -> &[Split] {
        self.throws[throw].leaving(usize::from(line.die))
    }

    /// The most marks that each row can get, up to ten.
    pub(super) fn most_marks(&self) -> [u8; SUMS] {
        std::array::from_fn(|row| {
            let mut prices = [0.0; SUMS];
            prices[row] = 1.0;
            (self.values(&prices)[Lines::START] as u8).min(FULL_ROW)
        })
    }

    /// What the dearest marks from each place on cost.
    pub(super) fn values(&self, prices: &Prices) -> Vec<f64> {
        self.worth(&self.dearest(prices))
    }

    /// The same by the dearest marks of each throw.
    fn worth(&self, dearest: &[[f64; DICE]]) -> Vec<f64> {
        let mut values = vec![0.0; self.ends.len()];
        // This is what the search spends its time with.
        for place in (0..values.len()).rev() {
            let (first, throw) = self.places[place];
            let lines = &self.lines[first..self.places[place + 1].0];
            let mut best = if self.ends[place] {
                0.0
            } else {
                f64::NEG_INFINITY
            };
            for line in lines {
                let worth = dearest[throw][usize::from(line.die)] + values[line.to];
                if worth > best {
                    best = worth;
                }
            }
            values[place] = best;
        }
        values
    }

    /// What the dearest marks of each throw cost, by the die that is left over.
    fn dearest(&self, prices: &Prices) -> Vec<[f64; DICE]> {
        let kinds = self.throws.iter();
        let dearest = kinds.map(|kind| std::array::from_fn(|die| dearest(kind, die, prices).0));
        dearest.collect()
    }

    /// Leaves away the lines of games whose marks cost less than this.
    pub(super) fn prune(&mut self, prices: &Prices, least: f64) {
        let dearest = self.dearest(prices);
        let values = self.worth(&dearest);
        let mut reached = vec![f64::NEG_INFINITY; values.len()];
        reached[Lines::START] = 0.0;
        let mut kept = Vec::new();
        for place in 0..values.len() {
            let (first, throw) = self.places[place];
            let lines = first..self.places[place + 1].0;
            self.places[place].0 = kept.len();
            for &line in &self.lines[lines] {
                let cost = reached[place] + dearest[throw][usize::from(line.die)];
                if cost + values[line.to] >= least {
                    reached[line.to] = reached[line.to].max(cost);
                    kept.push(line);
                }
            }
        }
        self.places[values.len()].0 = kept.len();
        self.lines = kept;
    }

    /// The dearest marks of all games.
    pub(super) fn sell(&self, prices: &Prices) -> Sold {
        let values = self.values(prices);
        let mut marks = [0; SUMS];
        let mut place = Lines::START;
        loop {
            let kind = self.throws.get(self.places[place].1);
            let lines = self.from(place).iter();
            let worth = |line: &Line| {
                let (cost, split) = dearest(kind?, usize::from(line.die), prices);
                Some((cost + values[line.to], split?, line.to))
            };
            let best = lines
                .filter_map(worth)
                .reduce(|best, other| if other.0 > best.0 { other } else { best });
            let Some((_, split, to)) = best else {
                break;
            };
            marks[usize::from(split.low)] += 1;
            marks[usize::from(split.high)] += 1;
            place = to;
        }
        Sold {
            most: values[Lines::START],
            marks,
        }
    }
}

/// The dearest marks of a throw that leaves this die over.
fn dearest(kind: &Kind, die: usize, prices: &Prices) -> (f64, Option<Split>) {
    let mut best = (f64::NEG_INFINITY, None);
    for split in kind.leaving(die) {
        let cost = prices[usize::from(split.low)] + prices[usize::from(split.high)];
        if cost > best.0 {
            best = (cost, Some(*split));
        }
    }
    best
}
