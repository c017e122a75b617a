//! Solo games with the same dice.

use jiff::Zoned;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::rules::Seat;
use crate::rules::express::Penalty;
use crate::session::Seed;
use crate::stats::Contest;
use crate::store::{Id, Listed, Overview, seed_of_day};
use crate::text::{self as words, say};

/// A finished solo game that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// Its file.
    pub id: Id,
    /// What is known of it.
    pub game: Overview,
    /// Points in Express, turns in Classic.
    pub result: i32,
}

/// The attempts of everybody at the same dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SameDice {
    /// The seed of the dice.
    pub seed: Seed,
    /// The game that was played with them.
    pub contest: Contest,
    /// The day whose dice these are, if any.
    day: Option<Date>,
    /// Oldest first.
    pub attempts: Vec<Attempt>,
}

impl SameDice {
    /// The dice of today, at which everybody plays Express, with this penalty, and of all solo games, most recently played
    /// first. `games` must be sorted newest first.
    pub fn all(games: &[Listed], penalty: Penalty) -> Vec<SameDice> {
        let today = Zoned::now().date();
        let mut all = vec![SameDice {
            seed: seed_of_day(today),
            contest: Contest::Express(penalty),
            day: Some(today),
            attempts: Vec::new(),
        }];
        for dice in games.iter().filter_map(SameDice::of_game) {
            let is_like =
                |other: &&mut SameDice| (other.seed, other.contest) == (dice.seed, dice.contest);
            match all.iter_mut().find(is_like) {
                Some(other) => {
                    other.day = other.day.or(dice.day);
                    other.attempts.extend(dice.attempts);
                }
                None => all.push(dice),
            }
        }
        for dice in &mut all {
            dice.attempts.sort_by_key(|attempt| attempt.game.created);
        }
        all
    }

    /// `None` unless it is a finished solo game that counts.
    fn of_game(listed: &Listed) -> Option<SameDice> {
        let game = listed.content.as_ref().ok()?;
        let counts = game.over && game.counts && game.is_solo();
        let (seed, result) = (game.seed?, game.course.result(Seat::FIRST)?);
        let began = game.created.to_zoned(TimeZone::system()).date();
        let attempt = Attempt {
            id: listed.id.clone(),
            game: game.clone(),
            result,
        };
        (counts && game.has_single_owner(Seat::FIRST)).then(|| SameDice {
            seed,
            contest: game.contest,
            day: (seed == seed_of_day(began)).then_some(began),
            attempts: vec![attempt],
        })
    }

    /// The results without help, which are those that are compared, each with its index among the attempts.
    pub fn unaided(&self) -> impl Iterator<Item = (usize, i32)> {
        let attempts = self.attempts.iter().enumerate();
        let without_help = attempts.filter(|(_, attempt)| attempt.game.helps.is_empty());
        without_help.map(|(place, attempt)| (place, attempt.result))
    }

    /// The best result without help, and its index among the attempts.
    pub fn best(&self) -> Option<(usize, i32)> {
        let better = |(_, one), (_, other)| self.contest.is_better(one, other);
        let unaided = self.unaided();
        unaided.reduce(|best, other| if better(other, best) { other } else { best })
    }

    pub(super) fn is_of_today(&self) -> bool {
        self.day == Some(Zoned::now().date())
    }

    /// Their name in a list.
    pub fn name(&self) -> String {
        match self.day {
            Some(_) if self.is_of_today() => say!("home-dice-today"),
            Some(day) => words::calendar_day(day),
            None => self.seed.code(),
        }
    }

    /// Their name as a title.
    pub fn title(&self) -> String {
        match self.day {
            Some(_) if self.is_of_today() => say!("home-dice-title-today"),
            Some(day) => say!("home-dice-title-day", date = words::calendar_day(day)),
            None => say!("home-dice-title-code"),
        }
    }
}
