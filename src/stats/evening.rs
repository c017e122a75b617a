use std::cmp::Reverse;

use crate::rules::Seat;
use crate::session::{Name, Player, folded};

/// The pause after which the next game belongs to another evening, in seconds: six hours.
const PAUSE: i64 = 6 * 60 * 60;

/// When a game was played, and by whom.
#[derive(Debug, Clone)]
pub struct Sitting {
    /// The people, folded and in order; the computer players are no company.
    people: Vec<String>,
    begin: i64,
    end: i64,
}

impl Sitting {
    /// The game of these players, and of those who gave them their seats, that began and ended at these times, in seconds
    /// of any clock.
    pub fn new(players: &[Player], earlier: &[Name], begin: i64, end: i64) -> Sitting {
        let people = players.iter().filter(|player| player.level.is_none());
        let people = people.map(|player| &player.name).chain(earlier);
        let mut people: Vec<String> = people.map(|name| folded(name.as_str())).collect();
        people.sort_unstable();
        people.dedup();
        Sitting { people, begin, end }
    }

    /// Whether a game of this evening so far comes before it: at most six hours earlier, and with the same people, or two
    /// of them, since some come late and some leave early.
    fn follows(&self, evening: &Sitting) -> bool {
        let here = |one: &&String| evening.people.binary_search(one).is_ok();
        let is_company =
            self.people == evening.people || self.people.iter().filter(here).count() > 1;
        is_company && self.begin - evening.end < PAUSE
    }
}

/// The games of each evening as indices, the earliest game and the earliest evening first.
pub fn evenings(games: &[Sitting]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_by_key(|&game| (games[game].begin, games[game].end));
    let mut evenings: Vec<(Sitting, Vec<usize>)> = Vec::new();
    // Earlier evenings have ended too early for any game still to come.
    let mut first_open = 0;
    for game in order {
        let sitting = &games[game];
        while let Some((evening, _)) = evenings.get(first_open)
            && sitting.begin - evening.end >= PAUSE
        {
            first_open += 1;
        }
        let mut open = evenings[first_open..].iter_mut().rev();
        match open.find(|(evening, _)| sitting.follows(evening)) {
            Some((evening, games)) => {
                evening.people.extend_from_slice(&sitting.people);
                evening.people.sort_unstable();
                evening.people.dedup();
                evening.end = evening.end.max(sitting.end);
                games.push(game);
            }
            None => evenings.push((sitting.clone(), vec![game])),
        }
    }
    evenings.into_iter().map(|(_, games)| games).collect()
}

/// The outcome of a finished game.
#[derive(Debug, Clone)]
pub struct Outcome<'a> {
    /// The players by seat.
    pub players: &'a [Player],
    /// The winning seats; all of them have won.
    pub winners: Vec<Seat>,
    /// The points by seat, in Express; 0 if the player left (X14).
    pub points: Vec<i32>,
}

/// How a player stands after several games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The player as in the last of these games.
    pub player: Player,
    /// The games.
    pub games: usize,
    /// The wins, shared ones included.
    pub wins: usize,
    /// The points of all games of Express, added up.
    pub points: i32,
}

/// How everyone stands after these games, in the order in which they were played: most wins first, then most points.
pub fn standings<'a>(games: impl IntoIterator<Item = Outcome<'a>>) -> Vec<Standing> {
    let mut standings: Vec<(String, Standing)> = Vec::new();
    for game in games {
        for (seat, player) in Seat::enumerate(game.players) {
            let name = folded(player.name.as_str());
            let at = standings.iter().position(|(known, _)| *known == name);
            let at = at.unwrap_or_else(|| {
                let none = Standing {
                    player: player.clone(),
                    games: 0,
                    wins: 0,
                    points: 0,
                };
                standings.push((name, none));
                standings.len() - 1
            });
            let standing = &mut standings[at].1;
            standing.player = player.clone();
            standing.games += 1;
            standing.wins += usize::from(game.winners.contains(&seat));
            standing.points += game.points.get(seat.index()).unwrap_or(&0);
        }
    }
    let mut standings: Vec<Standing> = standings
        .into_iter()
        .map(|(_, standing)| standing)
        .collect();
    standings.sort_by_key(|standing| (Reverse(standing.wins), Reverse(standing.points)));
    standings
}
