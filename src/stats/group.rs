use super::players::mean;
use super::{Contest, Course, Game};
use crate::rules::Seat;
use crate::session::{Name, Player};

/// A person among those of a group, in the games that they have played together.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// The person as in the last of these games.
    pub player: Player,
    /// The games.
    pub games: usize,
    /// The wins, shared ones included (X12).
    pub wins: usize,
    /// The wins that chance would give: in each game one among its players, those of the computer included.
    pub by_chance: f64,
    /// The results, the earliest first: points in Express; on the board, the turns of each game won.
    pub results: Vec<i32>,
    /// How often the person finished before and after each member, in the order of the members. On the board the winner is the
    /// first, and the others follow by their columns. Equals count for nobody.
    pub against: Vec<[usize; 2]>,
    /// The mean losses of a choice in the reviewed games, the earliest first; in Express those of solo games too.
    pub losses: Vec<f64>,
}

impl Member {
    /// The mean result; `None` without results.
    pub fn mean(&self) -> Option<f64> {
        mean(self.results.iter().map(|&result| f64::from(result)))
    }
}

/// Whether a game is one of a group: at least two of these people have played in it, or anybody if nobody is named.
pub fn is_of_group(game: &Game, group: &[Name]) -> bool {
    !game.is_solo() && members_of(game, group).count() >= group.len().clamp(1, 2)
}

/// The seats of the members of a group, or of all people if nobody is named; only people who had their seat from
/// beginning to end count.
pub fn members_of<'a>(game: &'a Game, group: &'a [Name]) -> impl Iterator<Item = Seat> + 'a {
    let is_member =
        move |name: &Name| group.is_empty() || group.iter().any(|one| one.is_like(name));
    let seats = Seat::all(game.players.len());
    seats.filter(move |&seat| game.has_single_owner(seat) && is_member(&game.players[seat].name))
}

/// The members of a group after these games of a contest, the earliest first: most wins first, in a tie the best
/// average.
pub fn members<'a>(
    games: impl IntoIterator<Item = &'a Game>,
    contest: Contest,
    group: &[Name],
) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    for game in games.into_iter().filter(|game| game.contest == contest) {
        let seats: Vec<(Seat, usize)> = members_of(game, group)
            .map(|seat| (seat, place_of(&game.players[seat], &mut members)))
            .collect();
        let is_of_group = is_of_group(game, group);
        for &(seat, place) in &seats {
            let member = &mut members[place];
            member.losses.extend(game.loss(seat));
            if !is_of_group {
                continue;
            }
            let has_won = game.winners.contains(&seat);
            member.games += 1;
            member.wins += usize::from(has_won);
            member.by_chance += 1.0 / game.players.len() as f64;
            if contest.is_express() || has_won {
                member.results.extend(game.result(seat));
            }
            for &(other, with) in seats.iter().filter(|(other, _)| *other != seat) {
                let against = &mut member.against;
                against.resize(against.len().max(with + 1), [0, 0]);
                against[with][0] += usize::from(rank(game, seat) > rank(game, other));
                against[with][1] += usize::from(rank(game, seat) < rank(game, other));
            }
        }
    }
    sorted(contest, members)
}

/// Only those who have played together, with their results against each other in the same order.
fn sorted(contest: Contest, members: Vec<Member>) -> Vec<Member> {
    let mut order: Vec<usize> = (0..members.len()).collect();
    order.retain(|&place| members[place].games > 0);
    // The less, the better; without a result it is the worst.
    let mean = |place: usize| match members[place].mean() {
        Some(mean) if contest.is_express() => -mean,
        mean => mean.unwrap_or(f64::INFINITY),
    };
    order.sort_by(|&one, &other| {
        let by_wins = members[other].wins.cmp(&members[one].wins);
        by_wins.then_with(|| mean(one).total_cmp(&mean(other)))
    });
    let in_order = |member: &Member| Member {
        against: order
            .iter()
            .map(|&with| member.against.get(with).copied().unwrap_or_default())
            .collect(),
        ..member.clone()
    };
    order
        .iter()
        .map(|&place| in_order(&members[place]))
        .collect()
}

fn place_of(player: &Player, members: &mut Vec<Member>) -> usize {
    let is_it = |member: &Member| member.player.name.is_like(&player.name);
    let place = members.iter().position(is_it).unwrap_or(members.len());
    if place == members.len() {
        members.push(Member {
            player: player.clone(),
            games: 0,
            wins: 0,
            by_chance: 0.0,
            results: Vec::new(),
            against: Vec::new(),
            losses: Vec::new(),
        });
    }
    members[place].player = player.clone();
    place
}

/// The greater it is, the better the seat finished.
fn rank(game: &Game, seat: Seat) -> (bool, i32) {
    match &game.course {
        Course::Express(pads) => (false, pads[seat].total),
        Course::Classic(turns) => (game.winners.contains(&seat), turns[seat].columns as i32),
    }
}

/// How well a person chooses, as the coach judges it: luck has no part in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Skill {
    /// The mean loss of a choice, over all games: in points, or in chance to win, 0 to 1.
    pub loss: f64,
    /// Its standard error.
    pub error: f64,
    /// The reviewed games.
    pub games: usize,
    /// How much more the last games lose than those before, and the standard error of this difference; `None` with too few.
    pub trend: Option<(f64, f64)>,
}

impl Skill {
    /// The fewest games from which anything can be said.
    pub const LEAST: usize = 5;
    /// The last games, for the trend.
    pub const LAST: usize = 10;

    /// The skill in games with these losses, the earliest first; `None` with too few.
    pub fn of(losses: &[f64]) -> Option<Skill> {
        let (loss, error) = mean_with_error(losses)?;
        let (before, last) = losses.split_at(losses.len().saturating_sub(Skill::LAST));
        let trend = mean_with_error(before).zip(mean_with_error(last));
        Some(Skill {
            loss,
            error,
            games: losses.len(),
            trend: trend.map(|((before, one), (last, other))| (last - before, one.hypot(other))),
        })
    }

    /// How the last games differ beyond chance, at two standard errors.
    pub fn clear_trend(&self) -> Option<f64> {
        let (change, error) = self.trend?;
        (change.abs() > 2.0 * error).then_some(change)
    }
}

/// The mean and its standard error, of enough values.
fn mean_with_error(values: &[f64]) -> Option<(f64, f64)> {
    let (count, mean) = (values.len() as f64, mean(values.iter().copied())?);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (values.len() >= Skill::LEAST).then(|| (mean, (squares / (count - 1.0) / count).sqrt()))
}
