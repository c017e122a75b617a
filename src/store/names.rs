//! The names of earlier players.

use std::collections::HashMap;

use icu_normalizer::properties::CanonicalCombiningClassMap;

use super::Listed;
use crate::session::{Colour, Name, Player, folded};

/// The weight of a game, relative to the next newer one.
const FADING: f64 = 0.9;

/// The people who have played before, the most active lately first, whose names are offered so that each person's
/// records stay together.
#[derive(Debug, Clone, Default)]
pub struct Names(Vec<Player>);

impl Names {
    /// The names in these games, which come newest first, and at the last table.
    pub fn of(games: &[Listed], last: &[Player]) -> Names {
        let newest = games.iter().filter_map(|game| game.content.as_ref().ok());
        let played = newest.map(|overview| overview.players.as_slice());
        let mut weights: HashMap<String, (Player, f64)> = HashMap::new();
        let mut weight = 1.0;
        for players in played.chain([last]) {
            for player in players.iter().filter(|player| player.level.is_none()) {
                // The newest spelling wins, and the newest colour.
                let (_, sum) = weights
                    .entry(folded(player.name.as_str()))
                    .or_insert_with(|| (player.clone(), 0.0));
                *sum += weight;
            }
            weight *= FADING;
        }
        let mut names: Vec<(Player, f64)> = weights.into_values().collect();
        names.sort_by(|(one, its), (other, others)| {
            others
                .total_cmp(its)
                .then_with(|| one.name.cmp(&other.name))
        });
        Names(names.into_iter().map(|(name, _)| name).collect())
    }

    /// The names with a word that starts with the typed letters, ignoring case and accents.
    pub fn like(&self, written: &str) -> impl Iterator<Item = &Name> {
        let words = |name: &str| format!(" {}", plain(name));
        let written = words(written.trim());
        let names = self.0.iter().map(|player| &player.name);
        names.filter(move |name| words(name.as_str()).contains(&written))
    }

    /// The colour of somebody in the latest of the games.
    pub fn colour_of(&self, name: &Name) -> Option<Colour> {
        let mut players = self.0.iter();
        let player = players.find(|player| player.name.is_like(name))?;
        Some(player.colour)
    }

    /// Whether nobody has played before.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Strips case, accents and hyphens from a name.
fn plain(name: &str) -> String {
    let classes = CanonicalCombiningClassMap::new();
    let mut plain = folded(name);
    plain.retain(|letter| classes.get_u8(letter) == 0);
    plain.replace('-', " ")
}
