//! The standings of a group over a span of time, and the skill of its members.

use std::sync::Arc;

use jiff::{Timestamp, Zoned};

use super::{Tables, finished};
use crate::coach::review::Measure;
use crate::session::Name;
use crate::stats::{Contest, Game, Member, Sitting, Skill, Who, evenings, is_of_group, members};
use crate::store::{About, Finished};
use crate::text::{lost_within, mean_lost, say, together};

/// The time whose games count for the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Span {
    /// The last evening of the group.
    Evening,
    /// This month.
    Month,
    /// This year.
    Year,
    /// All time.
    #[default]
    Always,
}

impl Span {
    /// All spans, the shortest first.
    pub const ALL: [Span; 4] = [Span::Evening, Span::Month, Span::Year, Span::Always];

    /// Its name.
    pub fn name(self) -> String {
        match self {
            Span::Evening => say!("records-span-evening"),
            Span::Month => say!("records-span-month"),
            Span::Year => say!("records-span-year"),
            Span::Always => say!("records-span-always"),
        }
    }
}

impl Tables {
    /// Shows the standings of everybody.
    pub fn choose_everybody(&mut self) {
        self.group.clear();
        self.rank_members();
    }

    /// Takes a person into the group, or out of it.
    pub fn change_member(&mut self, name: Name) {
        let count = self.group.len();
        self.group.retain(|member| !member.is_like(&name));
        if self.group.len() == count {
            self.group.push(name);
        }
        self.rank_members();
    }

    /// Shows the standings over this span.
    pub fn choose_span(&mut self, span: Span) {
        self.span = span;
        self.rank_members();
    }

    /// The names of the people who have played in this contest.
    pub fn people_shown(&self) -> impl Iterator<Item = &Name> {
        self.players
            .iter()
            .filter_map(|figures| match &figures.who {
                Who::Person(name) => Some(name),
                Who::Everybody | Who::Program(_) => None,
            })
    }

    pub(super) fn rank_members(&mut self) {
        let all = Arc::clone(&self.all);
        let finished = finished(&all, self.with_help);
        let since = self.since(finished);
        let games = games(finished).filter(|(_, about)| about.created >= since);
        self.members = members(games.map(|(game, _)| game), self.contest, &self.group);
    }

    /// The beginning of the span.
    fn since(&self, finished: &Finished) -> Timestamp {
        let now = Zoned::now();
        let first_day = match self.span {
            Span::Always => return Timestamp::MIN,
            Span::Evening => return self.last_evening(finished),
            Span::Month => now.first_of_month(),
            Span::Year => now.first_of_year(),
        };
        let midnight = first_day.and_then(|day| day.start_of_day());
        midnight.map_or(Timestamp::MIN, |midnight| midnight.timestamp())
    }

    /// The beginning of the last evening of the group, in all contests.
    fn last_evening(&self, finished: &Finished) -> Timestamp {
        let theirs = games(finished).filter(|(game, _)| is_of_group(game, &self.group));
        let (begins, sittings): (Vec<Timestamp>, Vec<Sitting>) = theirs
            .map(|(game, about)| {
                let (begin, end) = (about.created.as_second(), about.changed.as_second());
                (
                    about.created,
                    Sitting::new(&game.players, &game.earlier, begin, end),
                )
            })
            .unzip();
        let evenings = evenings(&sittings);
        let first = evenings.last().and_then(|evening| evening.first());
        first.map_or(Timestamp::MAX, |&first| begins[first])
    }
}

fn games(finished: &Finished) -> impl Iterator<Item = (&Game, &About)> {
    finished.games.iter().zip(&finished.about)
}

/// A group by its people; all if nobody is named.
pub fn group_name(group: &[Name]) -> String {
    match group.is_empty() {
        true => say!("records-all-people"),
        false => together(group),
    }
}

/// The unit of losses in a contest, as far as they are compared.
pub fn measure(contest: Contest) -> Measure {
    match contest.is_express() {
        true => Measure::Points,
        false => Measure::Chance,
    }
}

/// What a person loses against the coach, and whether the last games differ.
pub fn skill(contest: Contest, member: &Member) -> String {
    let name = member.player.name.as_str();
    let (read, all) = (member.losses.len() + 1, member.games);
    let looks = all >= read.max(Skill::LEAST);
    let looking = looks.then(|| say!("records-skill-looking", read, all));
    let Some(skill) = Skill::of(&member.losses) else {
        return looking.unwrap_or_else(|| say!("records-skill-few", name, least = Skill::LEAST));
    };
    let measure = measure(contest);
    let games = say!("records-games", count = skill.games);
    let loss = lost_within(measure, skill.loss, skill.error);
    let unit = match measure {
        Measure::Points => "points",
        Measure::Chance | Measure::Turns => "chance",
    };
    let mut told = say!("records-skill", unit, name, loss, games);
    if skill.trend.is_some() {
        let change = skill.clear_trend();
        let trend = match change {
            None => "none",
            Some(..0.0) => "less",
            Some(_) => "more",
        };
        let by = mean_lost(measure, change.unwrap_or_default().abs());
        told = format!("{told} {}", say!("records-skill-trend", trend, by));
    }
    told.extend(looking.map(|looking| format!(" {looking}")));
    told
}
