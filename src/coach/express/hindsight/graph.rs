//! All paths of games through the tracks, whatever pairs are made.

use std::collections::BTreeMap;

use super::Prices;
use crate::coach::express::game::{DICE, FULL_ROW, Fifth, Kind, SUMS, Split, named};
use crate::rules::express::Track;

/// The states of the tracks that known throws can lead to, as a directed graph.
pub(super) struct TrackGraph<'a> {
    /// The throws up to the end of the longest path.
    pub(super) throws: &'a [&'a Kind],
    /// The edges, grouped by node; every edge leads to a later node.
    edges: Vec<Edge>,
    /// The first edge of each node, and the number of throws before it.
    nodes: Vec<(usize, usize)>,
    pub(super) ends: Vec<bool>,
    /// Whether every path ends with a full track.
    pub(super) all_end: bool,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    die: u8,
    pub(super) to: usize,
}

/// The most expensive marks of a game.
pub(super) struct Sold {
    pub(super) most: f64,
    pub(super) marks: [u32; SUMS],
}

impl<'a> TrackGraph<'a> {
    pub(super) const START: usize = 0;

    pub(super) fn new(throws: &'a [&'a Kind]) -> TrackGraph<'a> {
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
    pub(super) fn from(&self, node: usize) -> &[Edge] {
        &self.edges[self.nodes[node].0..self.nodes[node + 1].0]
    }

    /// The splits of a throw that leave the die of an edge over.
    pub(super) fn splits(&self, throw: usize, edge: Edge) -> &[Split] {
        self.throws[throw].leaving(usize::from(edge.die))
    }

    /// The most marks that each row can get, at most ten.
    pub(super) fn most_marks(&self) -> [u8; SUMS] {
        std::array::from_fn(|row| {
            let mut prices = [0.0; SUMS];
            prices[row] = 1.0;
            (self.values(&prices)[TrackGraph::START] as u8).min(FULL_ROW)
        })
    }

    /// The price of the most expensive marks from each node on.
    pub(super) fn values(&self, prices: &Prices) -> Vec<f64> {
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
    pub(super) fn prune(&mut self, prices: &Prices, least: f64) {
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
    pub(super) fn sell(&self, prices: &Prices) -> Sold {
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
