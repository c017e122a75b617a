//! The best total that a player who knew all throws could have made.
//!
//! A game is a path through the tracks ([`TrackGraph`]) that takes a pair of sums with each throw. A row's score is what makes
//! it hard: nothing, a penalty, or more with each mark. So the search settles the fate of one row after the other, and
//! bounds what is left by pricing the marks: each row then buys the marks that it likes best, each path sells the dearest
//! that its throws can make, and no game is worth more than both together, whatever the prices. Where every row has its
//! fate, a beam search ordered by that bound looks at the games themselves. What it has to pass over still counts for the
//! bound.

mod graph;
mod rows;

use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use self::graph::TrackGraph;
use self::rows::{Fate, Marked, Prices, Rows};
use super::advice::instant;
use super::game::{RowScores, SUMS, THROWS};
use super::values::ValueTable;
use crate::rules::dice::Throw;
use crate::rules::express::{Pad, Penalty, Score};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Session};

/// The total of the near-optimal player, and of one who knows all throws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Par {
    /// The total of the player by the table of values.
    pub master: i32,
    /// Whether that player is out by the last throw.
    pub is_out: bool,
    /// The best total with all throws known.
    pub best: Hindsight,
}

/// Bounds on the best total of known throws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hindsight {
    /// A total that can be reached.
    pub at_least: i32,
    /// No game reaches more.
    pub at_most: i32,
    /// Whether every game is over by the last throw; otherwise pads count as they stand then.
    pub is_whole: bool,
}

impl Par {
    /// The most throws considered. A game takes at most 22, and its free throws.
    pub const MOST_THROWS: usize = 64;

    /// The par of a finished game, for its throws and those that the app's dice would have shown next; `None` for a game that
    /// is not over, or too long.
    ///
    /// Deterministic. Most games take a tenth of a second, few a whole one; `watch` is asked repeatedly and can cancel.
    pub fn of_game<B>(
        table: &ValueTable,
        session: &Session<Express>,
        watch: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Option<Par>> {
        let rounds = session.table().rounds();
        if !session.is_over() || rounds.len() > Par::MOST_THROWS {
            return ControlFlow::Continue(None);
        }
        let more = (rounds.len()..Par::MOST_THROWS).map(ThrowNumber::at);
        let more = more.map_while(|number| session.throw(number));
        let thrown = rounds.iter().map(|round| *round.throw());
        let throws: Vec<Throw> = thrown.chain(more).collect();
        let seats = Seat::all(session.players().len());
        let out = seats.filter(|&seat| session.table().out_at(seat).is_some());
        let best = out.map(|seat| session.score(seat).total()).max();
        Par::of(table, &throws, best, watch).map_continue(Some)
    }

    /// The par of these throws, with which somebody has reached `known`.
    pub fn of<B>(
        table: &ValueTable,
        throws: &[Throw],
        known: Option<i32>,
        watch: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Par> {
        let mut pad = Pad::EMPTY;
        for throw in throws {
            let best = instant(table, &pad, throw).into_iter().next();
            let next = best.and_then(|best| pad.play(throw, best.choice).ok());
            let Some(next) = next else {
                break;
            };
            pad = next;
        }
        let master = Score::of(&pad, table.penalty()).total();
        let known = known.map_or(master, |known| known.max(master));
        let best = Hindsight::of(table.penalty(), throws, known, watch)?;
        ControlFlow::Continue(Par {
            master,
            is_out: pad.is_out(),
            best,
        })
    }
}

/// Every total is a multiple of this.
const STEP: f64 = 10.0;
/// The rounds of improving prices, for the first bound and for one that starts from good prices.
const FIRST_ROUNDS: usize = 120;
const ROUNDS: usize = 30;
/// The unfinished games kept after each throw.
const BEAM: usize = 1_000;
/// The most bounds and games examined before the bound stands for the rest.
const MOST_BOUNDS: usize = 4_000;
const MOST_GAMES: usize = 4_000_000;

impl Hindsight {
    /// The best total of these throws, which allow `known`.
    ///
    /// Deterministic; `watch` is asked repeatedly and can cancel.
    pub fn of<B>(
        penalty: Penalty,
        throws: &[Throw],
        known: i32,
        watch: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Hindsight> {
        let throws: Vec<_> = throws.iter().map(|throw| THROWS.kind(throw)).collect();
        let graph = TrackGraph::new(&throws);
        let mut search = Search {
            most: graph.most_marks(),
            scores: RowScores::new(penalty),
            found: known,
            games: 0,
            watch,
            graph,
        };
        let at_most = search.run()?;
        ControlFlow::Continue(Hindsight {
            at_least: search.found,
            at_most: at_most.max(search.found),
            is_whole: search.graph.all_end(),
        })
    }

    /// Whether both bounds agree.
    pub fn is_exact(self) -> bool {
        self.at_least == self.at_most
    }
}

struct Search<'a, W> {
    /// The most marks that each row can get.
    most: [u8; SUMS],
    graph: TrackGraph<'a>,
    scores: RowScores,
    /// The best total so far.
    found: i32,
    /// The unfinished games examined.
    games: usize,
    watch: W,
}

/// Fates of some rows, and a bound for all games that end so.
#[derive(Debug, Clone)]
struct Case {
    /// In points, rounded down to what a total can be.
    at_most: i32,
    fates: [Fate; SUMS],
    prices: Prices,
    /// The undecided row that the bound overvalues most.
    next: Option<usize>,
    /// Order of creation; among equals, the last goes first.
    number: usize,
}

impl Ord for Case {
    fn cmp(&self, other: &Case) -> std::cmp::Ordering {
        (self.at_most, self.number).cmp(&(other.at_most, other.number))
    }
}

impl PartialOrd for Case {
    fn partial_cmp(&self, other: &Case) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Case {
    fn eq(&self, other: &Case) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Case {}

impl<W> Search<'_, W> {
    /// Searches for better totals, and returns a bound for all.
    fn run<B>(&mut self) -> ControlFlow<B, i32>
    where
        W: FnMut() -> ControlFlow<B>,
    {
        let start = Case {
            at_most: i32::MAX,
            fates: [Fate::Open; SUMS],
            prices: [0.0; SUMS],
            next: None,
            number: 0,
        };
        let first = self.bound(start, FIRST_ROUNDS)?;
        let mut left = self.play(&first)?;
        if left <= self.found {
            return ControlFlow::Continue(left);
        }
        self.prune(&first);
        left = i32::MIN;
        let mut cases = BinaryHeap::from([first.clone()]);
        // The best of the last cases goes on at once, to find good games early.
        let mut best: Option<Case> = None;
        let mut count = 0;
        while let Some(case) = best.take().or_else(|| cases.pop()) {
            if case.at_most <= self.found {
                continue;
            }
            let Some(row) = case.next else {
                left = left.max(self.play(&case)?);
                self.prune(&first);
                continue;
            };
            if count >= MOST_BOUNDS || self.games >= MOST_GAMES {
                left = left.max(case.at_most);
                continue;
            }
            for fate in Fate::SETTLED {
                count += 1;
                let mut case = Case {
                    number: count,
                    ..case.clone()
                };
                case.fates[row] = fate;
                let case = self.bound(case, ROUNDS)?;
                let other = match &best {
                    Some(first) if *first > case => Some(case),
                    _ => best.replace(case),
                };
                cases.extend(other);
            }
        }
        ControlFlow::Continue(left)
    }

    /// Removes the paths that are too poor by this case, which covers all games.
    fn prune(&mut self, all: &Case) {
        let (bought, _) = Rows::new(&self.scores, &self.most, all.fates).buy(&all.prices);
        let least = f64::from(self.found) + STEP - bought;
        self.graph.prune(&all.prices, least - 1e-6);
    }

    /// The case with its own bound, from prices improved for `rounds` rounds.
    fn bound<B>(&mut self, mut case: Case, rounds: usize) -> ControlFlow<B, Case>
    where
        W: FnMut() -> ControlFlow<B>,
    {
        let rows = Rows::new(&self.scores, &self.most, case.fates);
        let mut prices = case.prices;
        let mut best = f64::INFINITY;
        // The mean marks of each row on the paths of the last rounds.
        let mut marked = [0.0; SUMS];
        let mut pace = 1.0;
        let mut since = 0;
        for round in 0..rounds {
            (self.watch)()?;
            rows.allow(&mut prices);
            let (bought, likes) = rows.buy(&prices);
            let sold = self.graph.sell(&prices);
            let bound = bought + sold.most;
            let weight = if round == 0 { 1.0 } else { 0.1 };
            for (mean, &marks) in marked.iter_mut().zip(&sold.marks) {
                *mean += weight * (f64::from(marks) - *mean);
            }
            since += 1;
            if bound < best - 1e-9 {
                best = bound;
                case.prices = prices;
                since = 0;
            } else if since >= 8 {
                pace /= 2.0;
                since = 0;
                prices = case.prices;
                continue;
            }
            let wish: [f64; SUMS] =
                std::array::from_fn(|row| f64::from(sold.marks[row]) - f64::from(likes[row]));
            let length: f64 = wish.iter().map(|wish| wish * wish).sum();
            if length == 0.0 || rounded(best) <= self.found {
                break;
            }
            let step = pace * (bound - f64::from(self.found)).max(5.0) / length;
            for (price, wish) in prices.iter_mut().zip(wish) {
                *price -= step * wish;
            }
        }
        case.at_most = case.at_most.min(rounded(best));
        case.next = rows.least_settled(&marked);
        ControlFlow::Continue(case)
    }

    /// Plays the games of a case by beam search, and returns a bound for those dropped.
    fn play<B>(&mut self, case: &Case) -> ControlFlow<B, i32>
    where
        W: FnMut() -> ControlFlow<B>,
    {
        let rows = Rows::new(&self.scores, &self.most, case.fates);
        let hopes = rows.hopes(&case.prices);
        let values = self.graph.values(&case.prices);
        let mut passed = f64::NEG_INFINITY;
        let mut games = vec![(Marked::default(), TrackGraph::START)];
        let mut next: Vec<((Marked, usize), f64)> = Vec::new();
        for throw in 0..self.graph.throws() {
            for &(marked, place) in &games {
                (self.watch)()?;
                for &edge in self.graph.from(place) {
                    for split in self.graph.splits(throw, edge) {
                        let marked = marked.with(split);
                        let hope = marked.hope(&hopes) + values[edge.to];
                        if rounded(hope) > self.found {
                            next.push(((marked, edge.to), hope));
                        }
                    }
                }
            }
            self.games += next.len();
            next.sort_unstable_by_key(|&(game, _)| game);
            next.dedup_by_key(|&mut (game, _)| game);
            // The bound of a finished game is its total.
            let over = next
                .iter()
                .filter(|((_, place), _)| self.graph.is_end(*place));
            let best = over
                .map(|((marked, _), _)| marked.total(&self.scores))
                .max();
            self.found = best.map_or(self.found, |best| best.max(self.found));
            next.retain(|&((_, place), hope)| {
                !self.graph.is_end(place) && rounded(hope) > self.found
            });
            // A stable sort: equals stay in the order of the marks.
            next.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            if let Some((_, hope)) = next.get(BEAM) {
                passed = passed.max(*hope);
            }
            next.truncate(BEAM);
            games.clear();
            games.extend(next.drain(..).map(|(game, _)| game));
        }
        ControlFlow::Continue(rounded(passed).min(case.at_most))
    }
}

/// A bound in points, rounded down to what a total can be.
fn rounded(bound: f64) -> i32 {
    (((bound + 1e-6) / STEP).floor() * STEP) as i32
}
