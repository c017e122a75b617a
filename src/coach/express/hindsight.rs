//! The best total that a player who knew all throws could have made.
//!
//! A game is a path through the tracks ([`TrackGraph`]) that takes a pair of sums with each throw. A row's score is what makes
//! it hard: nothing, a penalty, or more with each mark. So the search settles the fate of one row after the other, and
//! bounds what is left by pricing the marks: each row then buys the marks that it likes best, each path sells the dearest
//! that its throws can make, and no game is worth more than both together, whatever the prices. Where every row has its
//! fate, a beam search ordered by that bound looks at the games themselves. What it has to pass over still counts for the
//! bound.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::advice::instant;
use super::game::{DICE, FULL_ROW, Fifth, Kind, RowScores, SUMS, Split, THROWS, named};
use super::values::ValueTable;
use crate::rules::dice::Throw;
use crate::rules::express::{Pad, Penalty, Score, Track};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Session};

/// The total of near-perfect play, and of a player who knows all throws.
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
        let more = more.map_while(|number| session.dice().throw(number));
        let thrown = rounds.iter().map(|round| *round.throw());
        let throws: Vec<Throw> = thrown.chain(more).collect();
        let seats = Seat::all(session.players().len());
        let out = seats.filter(|&seat| session.table().out_at(seat).is_some());
        let best = out.map(|seat| session.score(seat).total()).max();
        Par::of(table, &throws, best, watch).map_continue(Some)
    }

    /// The par of these throws, with which someone has reached `known`.
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
            rows: Rows {
                most: graph.most_marks(),
                scores: RowScores::new(penalty),
            },
            found: known,
            games: 0,
            watch,
            graph,
        };
        let at_most = search.run()?;
        ControlFlow::Continue(Hindsight {
            at_least: search.found,
            at_most: at_most.max(search.found),
            is_whole: search.graph.all_end,
        })
    }

    /// Whether both bounds agree.
    pub fn is_exact(self) -> bool {
        self.at_least == self.at_most
    }
}

struct Search<'a, W> {
    rows: Rows,
    graph: TrackGraph<'a>,
    found: i32,
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

impl<B, W: FnMut() -> ControlFlow<B>> Search<'_, W> {
    /// Searches for better totals, and returns a bound for all.
    fn run(&mut self) -> ControlFlow<B, i32> {
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
        let in_order = |case: Case| ((case.at_most, case.number), case);
        let mut cases = BTreeMap::from([in_order(first.clone())]);
        // The best of the last cases goes on at once, to find good games early.
        let mut best: Option<Case> = None;
        let mut count = 0;
        while let Some(case) = best.take().or_else(|| Some(cases.pop_last()?.1)) {
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
                    Some(first) if first.at_most > case.at_most => Some(case),
                    _ => best.replace(case),
                };
                cases.extend(other.map(in_order));
            }
        }
        ControlFlow::Continue(left)
    }

    /// Removes the paths that are too poor by this case, which covers all games.
    fn prune(&mut self, all: &Case) {
        let (bought, _) = self.rows.buy(&all.fates, &all.prices);
        let least = f64::from(self.found) + STEP - bought;
        self.graph.prune(&all.prices, least - 1e-6);
    }

    /// The case with its own bound, from prices improved for `rounds` rounds.
    fn bound(&mut self, mut case: Case, rounds: usize) -> ControlFlow<B, Case> {
        let mut prices = case.prices;
        let mut best = f64::INFINITY;
        // The mean marks of each row on the paths of the last rounds.
        let mut marked = [0.0; SUMS];
        let mut pace = 1.0;
        let mut since = 0;
        for round in 0..rounds {
            (self.watch)()?;
            for (price, fate) in prices.iter_mut().zip(case.fates) {
                *price = fate.allowed(*price);
            }
            let (bought, likes) = self.rows.buy(&case.fates, &prices);
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
        case.next = self.rows.least_settled(&case.fates, &marked);
        ControlFlow::Continue(case)
    }

    /// Plays the games of a case by beam search, and returns a bound for those dropped.
    fn play(&mut self, case: &Case) -> ControlFlow<B, i32> {
        let hopes = self.rows.hopes(case);
        let values = self.graph.values(&case.prices);
        let mut passed = f64::NEG_INFINITY;
        let mut games = vec![(Marked::default(), TrackGraph::START)];
        let mut next: Vec<((Marked, usize), f64)> = Vec::new();
        for throw in 0..self.graph.throws.len() {
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
                .filter(|((_, place), _)| self.graph.ends[*place]);
            let best = over
                .map(|((marked, _), _)| self.rows.scores.total(&marked.0))
                .max();
            self.found = best.map_or(self.found, |best| best.max(self.found));
            next.retain(|&((_, place), hope)| {
                !self.graph.ends[place] && rounded(hope) > self.found
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

type Prices = [f64; SUMS];

/// The most points that each row can still bring, by its marks.
type Hopes = [[f64; FULL_ROW as usize + 1]; SUMS];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Open,
    /// It stays empty.
    Empty,
    /// It costs the penalty.
    Minus,
    /// It has five marks or more.
    Five,
}

impl Fate {
    const SETTLED: [Fate; 3] = [Fate::Empty, Fate::Minus, Fate::Five];

    /// The least and the most marks that count.
    fn range(self) -> [u8; 2] {
        match self {
            Fate::Open => [0, FULL_ROW],
            Fate::Empty => [0, 0],
            Fate::Minus => [1, 4],
            Fate::Five => [5, FULL_ROW],
        }
    }

    /// A price, but none below 0 where marks past the tenth do no harm, and none above 0 in a row that stays empty.
    fn allowed(self, price: f64) -> f64 {
        match self {
            Fate::Open | Fate::Five => price.max(0.0),
            Fate::Empty => price.min(0.0),
            Fate::Minus => price,
        }
    }
}

struct Rows {
    scores: RowScores,
    most: [u8; SUMS],
}

impl Rows {
    /// The greatest surplus of all rows over the price of their marks, and the marks that reach it.
    fn buy(&self, fates: &[Fate; SUMS], prices: &Prices) -> (f64, [u8; SUMS]) {
        let mut likes = [0; SUMS];
        let mut most = 0.0;
        for row in 0..SUMS {
            let (gain, marks) = self.most(row, fates[row], 0, prices[row]);
            most += gain;
            likes[row] = marks;
        }
        (most, likes)
    }

    /// The greatest surplus of a row over the price of its further marks, and its marks then.
    fn most(&self, row: usize, fate: Fate, marks: u8, price: f64) -> (f64, u8) {
        let [least, most] = fate.range();
        let most = most.min(self.most[row]);
        let worth =
            |after: u8| f64::from(self.scores.row(row, after)) - price * f64::from(after - marks);
        (marks.max(least)..=most)
            .map(|after| (worth(after), after))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })
            .unwrap_or((f64::NEG_INFINITY, marks))
    }

    /// The greatest surplus of every row for every number of marks.
    fn hopes(&self, case: &Case) -> Hopes {
        std::array::from_fn(|row| {
            std::array::from_fn(|marks| {
                let (hope, _) = self.most(row, case.fates[row], marks as u8, case.prices[row]);
                hope
            })
        })
    }

    /// The undecided row that the bound overvalues most, given its mean marks.
    fn least_settled(&self, fates: &[Fate; SUMS], marked: &[f64; SUMS]) -> Option<usize> {
        let excess = |row: usize| {
            let most = self.most[row];
            let marks = marked[row].min(f64::from(most));
            let below = marks.floor() as u8;
            let score = |marks: u8| f64::from(self.scores.row(row, marks.min(FULL_ROW)));
            let between =
                score(below) + (score(below + 1) - score(below)) * (marks - f64::from(below));
            let open = marks / f64::from(most.max(1)) * score(most).max(0.0);
            open - between
        };
        (0..SUMS)
            .filter(|&row| fates[row] == Fate::Open)
            .max_by(|&one, &other| excess(one).total_cmp(&excess(other)))
    }
}

/// The marks in all rows, at most ten in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Marked([u8; SUMS]);

impl Marked {
    fn with(mut self, split: &Split) -> Marked {
        for sum in [split.low, split.high] {
            let row = &mut self.0[usize::from(sum)];
            *row = FULL_ROW.min(*row + 1);
        }
        self
    }

    /// The most points that these rows can still bring.
    fn hope(&self, hopes: &Hopes) -> f64 {
        let rows = hopes.iter().zip(self.0);
        rows.map(|(hopes, marks)| hopes[usize::from(marks)]).sum()
    }
}

/// The states of the tracks that known throws can lead to, as a directed graph.
struct TrackGraph<'a> {
    /// The throws up to the end of the longest path.
    throws: &'a [&'a Kind],
    /// The edges, grouped by node; every edge leads to a later node.
    edges: Vec<Edge>,
    /// The first edge of each node, and the number of throws before it.
    nodes: Vec<(usize, usize)>,
    ends: Vec<bool>,
    /// Whether every path ends with a full track.
    all_end: bool,
}

#[derive(Debug, Clone, Copy)]
struct Edge {
    die: u8,
    to: usize,
}

/// The most expensive marks of a game.
struct Sold {
    most: f64,
    marks: [u32; SUMS],
}

impl<'a> TrackGraph<'a> {
    const START: usize = 0;

    fn new(throws: &'a [&'a Kind]) -> TrackGraph<'a> {
        let mut edges = Vec::new();
        let mut nodes = Vec::new();
        let mut ends = Vec::new();
        let mut now = BTreeMap::from([([0; DICE], TrackGraph::START)]);
        let mut known = 1;
        for (played, kind) in throws.iter().enumerate() {
            let mut next = BTreeMap::new();
            // Nodes are numbered in this order.
            let mut tracks: Vec<([u8; DICE], usize)> = now.into_iter().collect();
            tracks.sort_unstable_by_key(|&(_, node)| node);
            for (marks, _) in tracks {
                nodes.push((edges.len(), played));
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
                    edges.push(Edge { die, to });
                }
            }
            now = next;
        }
        // Nobody throws again once all paths are out.
        let played = nodes.last().map_or(0, |&(_, played)| played + 1);
        let throws = &throws[..played.min(throws.len())];
        let all_end = now.keys().all(|marks| marks.contains(&Track::BOXES));
        ends.extend(now.iter().map(|_| true));
        nodes.extend(now.iter().map(|_| (edges.len(), throws.len())));
        // A sentinel, where the edges of the last node end.
        nodes.push((edges.len(), throws.len()));
        TrackGraph {
            throws,
            edges,
            nodes,
            ends,
            all_end,
        }
    }

    /// The edges from a node; none where a game ends.
    fn from(&self, node: usize) -> &[Edge] {
        &self.edges[self.nodes[node].0..self.nodes[node + 1].0]
    }

    /// The splits of a throw that leave the die of an edge over.
    fn splits(&self, throw: usize, edge: Edge) -> &[Split] {
        self.throws[throw].leaving(usize::from(edge.die))
    }

    /// The most marks that each row can get, at most ten.
    fn most_marks(&self) -> [u8; SUMS] {
        std::array::from_fn(|row| {
            let mut prices = [0.0; SUMS];
            prices[row] = 1.0;
            (self.values(&prices)[TrackGraph::START] as u8).min(FULL_ROW)
        })
    }

    /// The price of the most expensive marks from each node on.
    fn values(&self, prices: &Prices) -> Vec<f64> {
        self.worth(&self.dearest(prices))
    }

    /// The price of the most expensive marks from each node on, given those of each throw.
    fn worth(&self, dearest: &[[f64; DICE]]) -> Vec<f64> {
        let mut values = vec![0.0; self.ends.len()];
        // The hot loop of the search.
        for node in (0..values.len()).rev() {
            let (first, throw) = self.nodes[node];
            let edges = &self.edges[first..self.nodes[node + 1].0];
            let mut best = if self.ends[node] {
                0.0
            } else {
                f64::NEG_INFINITY
            };
            for edge in edges {
                let worth = dearest[throw][usize::from(edge.die)] + values[edge.to];
                if worth > best {
                    best = worth;
                }
            }
            values[node] = best;
        }
        values
    }

    /// The price of the most expensive marks of each throw, by fifth die.
    fn dearest(&self, prices: &Prices) -> Vec<[f64; DICE]> {
        let kinds = self.throws.iter();
        let dearest = kinds.map(|kind| std::array::from_fn(|die| dearest(kind, die, prices).0));
        dearest.collect()
    }

    /// Removes the edges of games whose marks cost less than `least`.
    fn prune(&mut self, prices: &Prices, least: f64) {
        let dearest = self.dearest(prices);
        let values = self.worth(&dearest);
        let mut reached = vec![f64::NEG_INFINITY; values.len()];
        reached[TrackGraph::START] = 0.0;
        let mut kept = Vec::new();
        for node in 0..values.len() {
            let (first, throw) = self.nodes[node];
            let edges = first..self.nodes[node + 1].0;
            self.nodes[node].0 = kept.len();
            for &edge in &self.edges[edges] {
                let cost = reached[node] + dearest[throw][usize::from(edge.die)];
                if cost + values[edge.to] >= least {
                    reached[edge.to] = reached[edge.to].max(cost);
                    kept.push(edge);
                }
            }
        }
        self.nodes[values.len()].0 = kept.len();
        self.edges = kept;
    }

    /// The most expensive marks of any game.
    fn sell(&self, prices: &Prices) -> Sold {
        let values = self.values(prices);
        let mut marks = [0; SUMS];
        let mut node = TrackGraph::START;
        loop {
            let kind = self.throws.get(self.nodes[node].1);
            let edges = self.from(node).iter();
            let worth = |edge: &Edge| {
                let (cost, split) = dearest(kind?, usize::from(edge.die), prices);
                Some((cost + values[edge.to], split?, edge.to))
            };
            let best = edges
                .filter_map(worth)
                .reduce(|best, other| if other.0 > best.0 { other } else { best });
            let Some((_, split, to)) = best else {
                break;
            };
            marks[usize::from(split.low)] += 1;
            marks[usize::from(split.high)] += 1;
            node = to;
        }
        Sold {
            most: values[TrackGraph::START],
            marks,
        }
    }
}

/// The most expensive marks of a throw with this fifth die, and their price.
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
