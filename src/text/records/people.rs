use std::collections::HashMap;

use crate::session::{Colour, Name, Player, folded};
use crate::stats::Game;
use crate::store::{About, AllFinished};
use crate::text as words;

/// A person who plays here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regular {
    /// The name, and the colour last played with.
    pub player: Player,
    /// The finished games, those included that do not count.
    pub games: usize,
    /// The other spellings of the name.
    pub spellings: Vec<Name>,
}

/// Everybody who plays here, by the number of their games.
pub(super) fn regulars(all: &AllFinished) -> Vec<Regular> {
    let known = all.people.all();
    let known_as = |name: &Name, colour: Colour, spellings: &[Name]| Regular {
        player: Player {
            name: name.clone(),
            colour,
            level: None,
        },
        games: 0,
        spellings: spellings.to_vec(),
    };
    let mut regulars: Vec<Regular> = known
        .iter()
        .map(|one| {
            known_as(
                &one.name,
                one.colour.unwrap_or(Colour::Grey),
                &one.spellings,
            )
        })
        .collect();
    let names = regulars.iter().map(|one| folded(one.player.name.as_str()));
    let mut by_name: HashMap<String, usize> = names.zip(0..).collect();
    let counted = || [&all.without_help, &all.with_help].into_iter();
    let games = counted().flat_map(|finished| &finished.games);
    // The latest game comes last, and its spelling and colour hold.
    let about = counted().flat_map(|finished| &finished.about);
    let mut dated: Vec<(&Game, &About)> = games.zip(about).collect();
    dated.sort_by_key(|(_, about)| about.created);
    let counted = dated.into_iter().map(|(game, _)| game);
    let games = all.uncounted.iter().chain(counted);
    let players = games.flat_map(|game| &game.players);
    for player in players.filter(|player| player.level.is_none()) {
        let place = by_name.entry(folded(player.name.as_str()));
        let place = *place.or_insert_with(|| {
            regulars.push(known_as(&player.name, player.colour, &[]));
            regulars.len() - 1
        });
        regulars[place].games += 1;
        if regulars[place].spellings.is_empty() {
            regulars[place].player.name = player.name.clone();
        }
        let known = known.get(place).and_then(|person| person.colour);
        regulars[place].player.colour = known.unwrap_or(player.colour);
    }
    let name = |one: &Regular| one.player.name.to_string();
    regulars.sort_by(|one, other| {
        let by_games = other.games.cmp(&one.games);
        by_games.then_with(|| words::order(&name(one), &name(other)))
    });
    regulars
}
