//! The names of earlier games, offered while a table is set so that the records of one person stay together.

use std::collections::HashMap;

use icu_normalizer::properties::CanonicalCombiningClassMap;

use super::{Action, NewGame, write_on};
use crate::app::seat_draft::SeatDraft;
use crate::session::{Name, Player, folded};
use crate::store::Listed;

/// What a game weighs compared with the one after it.
const FADING: f64 = 0.9;

/// The people who have played before: those who play most these days first.
#[derive(Debug, Clone, Default)]
pub struct Names(Vec<Known>);

#[derive(Debug, Clone)]
struct Known {
    name: Name,
    /// The name as [`plain`] makes it.
    plain: String,
}

impl Names {
    /// Those of these games, of which the newest comes first, and of the last table.
    pub fn of(games: &[Listed], last: &[Player]) -> Names {
        let newest = games.iter().filter_map(|game| game.content.as_ref().ok());
        let played = newest.map(|overview| overview.players.as_slice());
        let mut weights: HashMap<String, (Name, f64)> = HashMap::new();
        let mut weight = 1.0;
        for players in played.chain([last]) {
            for player in players.iter().filter(|player| player.level.is_none()) {
                // The newest spelling stays.
                let (_, sum) = weights
                    .entry(folded(player.name.as_str()))
                    .or_insert_with(|| (player.name.clone(), 0.0));
                *sum += weight;
            }
            weight *= FADING;
        }
        let mut names: Vec<(Name, f64)> = weights.into_values().collect();
        names.sort_by(|(one, its), (other, others)| {
            others.total_cmp(its).then_with(|| one.cmp(other))
        });
        let known = |(name, _): (Name, f64)| Known {
            plain: plain(name.as_str()),
            name,
        };
        Names(names.into_iter().map(known).collect())
    }

    /// Those in which a word begins with the typed letters, in any case and with or without accents.
    pub fn like(&self, written: &str) -> impl Iterator<Item = &Name> {
        let written = plain(written.trim());
        let is_like = move |known: &&Known| {
            known.plain.starts_with(&written)
                || known.plain.contains(&format!(" {written}"))
                || known.plain.contains(&format!("-{written}"))
        };
        self.0.iter().filter(is_like).map(|known| &known.name)
    }

    /// Whether nobody has played before.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A name that is being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Writing {
    pub(super) place: usize,
    /// What was typed by hand, before an earlier name replaced it.
    pub(super) by_hand: String,
}

impl NewGame {
    /// Whether somebody of this name sits at another place than this one.
    pub(super) fn sits_elsewhere(&self, name: &Name, place: Option<usize>) -> bool {
        let others = self.seats.iter().enumerate();
        others
            .filter(|&(other, _)| Some(other) != place)
            .any(|(_, other)| other.seats(name))
    }

    /// The earlier names that go on like what is being written, or all of them.
    pub(super) fn offered(&self) -> impl Iterator<Item = &Name> {
        let written = self.writing.as_ref();
        self.names
            .like(written.map_or("", |writing| &writing.by_hand))
    }

    /// Puts another one of the earlier names into a person's field, or what was written there.
    pub(super) fn go_through_names(&mut self, place: usize, by: isize) {
        let SeatDraft { written, level } = self.seats[place].guest.clone();
        if level.is_some() {
            return;
        }
        if self
            .writing
            .as_ref()
            .is_none_or(|writing| writing.place != place)
        {
            let by_hand = written.clone();
            self.writing = Some(Writing { place, by_hand });
        }
        let offered = self
            .offered()
            .filter(|name| !self.sits_elsewhere(name, Some(place)));
        let offered: Vec<String> = offered.map(Name::to_string).collect();
        // What was written by hand stands before the first of them.
        let at = offered
            .iter()
            .position(|name| *name == written)
            .map_or(0, |at| at + 1);
        let to = at.saturating_add_signed(by).min(offered.len());
        let by_hand = self.writing.iter().map(|writing| &writing.by_hand);
        if let Some(name) = by_hand.chain(&offered).nth(to) {
            self.seats[place].guest.written = name.clone();
        }
    }

    /// The place of a name that is being written, which an earlier one can complete.
    pub(super) fn half_written(&self) -> Option<usize> {
        let writing = self.writing.as_ref()?;
        (!writing.by_hand.is_empty()).then_some(writing.place)
    }

    /// Completes the name that is being typed with an earlier player's, or seats that player at the first free place.
    pub(super) fn seat_known(&mut self, name: &Name) -> Action {
        let half_written = self.half_written();
        let Some(place) = half_written.or_else(|| self.free_place()) else {
            return Action::None;
        };
        if self.sits_elsewhere(name, Some(place)) {
            return Action::None;
        }
        self.seats[place].guest = SeatDraft {
            written: name.to_string(),
            level: None,
        };
        match half_written {
            Some(place) => Action::Run(write_on(place)),
            None => self.add(),
        }
    }
}

/// A name without case and accents.
fn plain(name: &str) -> String {
    let classes = CanonicalCombiningClassMap::new();
    let mut plain = folded(name);
    plain.retain(|letter| classes.get_u8(letter) == 0);
    plain
}
