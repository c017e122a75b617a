//! The list of games: searched, sorted, and grouped by evenings.

use std::cmp::Reverse;
use std::collections::HashSet;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::rules::Seat;
use crate::rules::express::{Penalty, standings};
use crate::session::{Colour, Player, Title, folded};
use crate::stats::{self, Outcome, Standing};
use crate::store::{Course, GameKind, Id, Listed, Overview, People, evenings};
use crate::text::records::result;
use crate::text::same_dice::SameDice;
use crate::text::{self as words, say};

/// Games as they are listed.
#[derive(Debug, Clone, Default)]
pub struct Games {
    /// All games, the last changed one first.
    all: Vec<Entry>,
    /// All evenings, that of the game last changed first.
    evenings: Vec<Evening>,
    /// The games found, as indices into `all`.
    shown: Vec<usize>,
    /// The lines of the list: in the order of dates each evening of several games has a head.
    pub lines: Vec<Line>,
    /// The evenings that people have opened or closed, by their first games.
    turned: HashSet<Id>,
    /// The words that the games shown have.
    pub wanted: String,
    /// The order of the games shown.
    pub order: Order,
    /// The best solo result of Express with today's dice, and the number of attempts, both without help.
    pub today: Option<(i32, usize)>,
}

/// Games one after another with the same people.
#[derive(Debug, Clone)]
pub struct Evening {
    /// What people call it.
    pub title: Option<Title>,
    /// The index of its first game, by which it is known.
    first: usize,
    /// The indices of its games, the last changed one first.
    games: Vec<usize>,
}

/// The order of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// The last changed one first.
    #[default]
    Date,
    /// By the names of the players, or the title.
    Name,
    /// The most points first, then finished classic games, then unfinished games.
    Result,
}

/// A line of a list: the index of an evening, or that of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// The head of an evening.
    Evening(usize),
    /// A game.
    Game(usize),
}

#[derive(Debug, Clone)]
struct Entry {
    listed: Listed,
    /// The index of its evening.
    evening: usize,
    title: String,
    rank: usize,
    /// The words to search, folded.
    words: String,
}

impl Order {
    /// All orders, in the sequence of their key.
    pub const ALL: [Order; 3] = [Order::Date, Order::Name, Order::Result];

    /// The order after this one, the first again after the last.
    pub fn next(self) -> Order {
        Order::ALL[(self as usize + 1) % Order::ALL.len()]
    }
}

impl Games {
    /// All games, the last changed one first, and the names of evenings. This takes a while for many games.
    pub fn new(listed: Vec<Listed>, people: &People) -> Games {
        let dice = SameDice::all(&listed, Penalty::default()).into_iter();
        let mut today = dice.filter(|dice| dice.is_of_today() && dice.contest.is_express());
        let today = today.find_map(|dice| Some((dice.best()?.1, dice.unaided().count())));
        let evenings = evenings_of(&listed, people);
        let mut all: Vec<Entry> = listed.into_iter().map(Entry::new).collect();
        for (place, evening) in evenings.iter().enumerate() {
            for &game in &evening.games {
                all[game].evening = place;
                if let Some(title) = &evening.title {
                    all[game].words += &folded(&format!("\n{title}"));
                }
            }
        }
        let mut by_name: Vec<usize> = (0..all.len()).collect();
        by_name.sort_by(|&one, &other| words::order(&all[one].title, &all[other].title));
        for (rank, place) in by_name.into_iter().enumerate() {
            all[place].rank = rank;
        }
        let mut games = Games {
            all,
            evenings,
            today,
            ..Games::default()
        };
        games.choose();
        games
    }

    /// Takes over the search and the order of `other`.
    pub fn seen_as(mut self, other: &Games) -> Games {
        self.wanted.clone_from(&other.wanted);
        self.order = other.order;
        self.turned.clone_from(&other.turned);
        self.choose();
        self
    }

    /// Shows the games that have every one of these words in a player's name, title, date, kind or mark.
    pub fn find(&mut self, wanted: String) {
        self.wanted = wanted;
        self.choose();
    }

    /// Shows the games in this order.
    pub fn sort(&mut self, order: Order) {
        self.order = order;
        self.choose();
    }

    fn choose(&mut self) {
        let wanted = folded(&self.wanted);
        let wanted: Vec<&str> = wanted.split_whitespace().collect();
        let all = &self.all;
        self.shown = (0..all.len())
            .filter(|&place| wanted.iter().all(|word| all[place].words.contains(word)))
            .collect();
        match self.order {
            Order::Date => self.shown.sort_by_key(|&place| all[place].evening),
            Order::Name => self.shown.sort_by_key(|&place| all[place].rank),
            Order::Result => self
                .shown
                .sort_by_key(|&place| Reverse(all[place].result())),
        }
        let has_evenings = self.order == Order::Date;
        let are_together =
            |one: &usize, other: &usize| has_evenings && all[*one].evening == all[*other].evening;
        let mut lines = Vec::new();
        for games in self.shown.chunk_by(are_together) {
            let evening = all[games[0]].evening;
            let has_head = has_evenings && self.evenings[evening].games.len() > 1;
            lines.extend(has_head.then_some(Line::Evening(evening)));
            if !has_head || self.is_open(evening) {
                lines.extend(games.iter().copied().map(Line::Game));
            }
        }
        self.lines = lines;
    }

    /// Whether the games of an evening are shown: of the last one, unless people have closed it, of those that they have
    /// opened, and all that are found.
    pub fn is_open(&self, evening: usize) -> bool {
        !self.wanted.is_empty() || (evening == 0) != self.turned.contains(self.first(evening))
    }

    /// Opens a closed evening, and closes an open one.
    pub fn turn(&mut self, evening: usize) {
        let first = self.first(evening).clone();
        if !self.turned.remove(&first) {
            self.turned.insert(first);
        }
        self.choose();
    }

    /// Shows a game, and opens its evening for that; `None` if it is not found.
    pub fn open(&mut self, id: &Id) -> Option<usize> {
        let mut shown = self.shown.iter();
        let &game = shown.find(|&&game| self.all[game].listed.id == *id)?;
        if self.line(Line::Game(game)).is_none() {
            self.turn(self.all[game].evening);
        }
        self.line(Line::Game(game))
    }

    /// The index of a line that is shown.
    pub fn line(&self, line: Line) -> Option<usize> {
        self.lines.iter().position(|other| *other == line)
    }

    /// The line of the head of the evening with this first game.
    pub fn known_by(&self, first: &Id) -> Option<usize> {
        let is_it = |line: &Line| matches!(line, Line::Evening(it) if self.first(*it) == first);
        self.lines.iter().position(is_it)
    }

    /// The line of the first game that is shown, or 0 if there is none.
    pub fn first_game(&self) -> usize {
        let is_game = |line: &Line| matches!(line, Line::Game(_));
        self.lines.iter().position(is_game).unwrap_or_default()
    }

    /// The evening of a line that is shown.
    pub fn evening_of(&self, line: usize) -> Option<usize> {
        Some(match *self.lines.get(line)? {
            Line::Evening(evening) => evening,
            Line::Game(game) => self.all[game].evening,
        })
    }

    /// Whether several games were played on an evening, and some stand in its result.
    pub fn has_result(&self, evening: usize) -> bool {
        let several = self.evenings[evening].games.len() > 1;
        several && self.overviews(evening).any(is_of_evening)
    }

    /// The head above a game that is shown, if it has one.
    pub fn head(&self, game: usize) -> Option<usize> {
        self.line(Line::Evening(self.all[game].evening))
    }

    /// An evening.
    pub fn evening(&self, evening: usize) -> &Evening {
        &self.evenings[evening]
    }

    /// The first game of an evening.
    pub fn first(&self, evening: usize) -> &Id {
        &self.get(self.evenings[evening].first).id
    }

    /// The readable games of an evening, the last changed one first.
    pub fn overviews(&self, evening: usize) -> impl DoubleEndedIterator<Item = &Overview> + Clone {
        let games = self.evenings[evening].games.iter();
        games.filter_map(|&game| self.all[game].listed.content.as_ref().ok())
    }

    /// How everybody stands after the games of an evening that stand in its result.
    pub fn standings(&self, evening: usize) -> Vec<Standing> {
        let played = self.overviews(evening).filter(|game| is_of_evening(game));
        let mut played: Vec<&Overview> = played.collect();
        played.sort_by_key(|game| game.created);
        stats::standings(played.into_iter().map(outcome))
    }

    /// The day of an evening, who has played how many games to the end, and who leads.
    pub fn told(&self, evening: usize) -> (String, String, Option<String>) {
        let mut people: Vec<&Player> = Vec::new();
        for player in self.overviews(evening).rev().flat_map(|game| &game.players) {
            if people.iter().all(|known| !known.name.is_like(&player.name)) {
                people.push(player);
            }
        }
        let (people, result) = match people[..] {
            [only] => {
                let alone = say!("evening-alone", name = &only.name);
                (alone, self.best_alone(evening))
            }
            _ => {
                let names: Vec<&str> = people.iter().map(|player| player.name.as_str()).collect();
                let leads = leads(&self.standings(evening));
                (names.join(", "), leads)
            }
        };
        let count = self.overviews(evening).filter(|game| game.over).count();
        let count = (count > 0).then(|| say!("evening-games", count));
        let told: Vec<String> = [people].into_iter().chain(count).collect();
        let Evening { title, games, .. } = &self.evenings[evening];
        // Beside a name it is short.
        let day = if title.is_some() { short_day } else { day };
        (day(self.get(games[0]).changed), told.join(" · "), result)
    }

    /// The best result of somebody alone by the rules of the last game.
    fn best_alone(&self, evening: usize) -> Option<String> {
        let over = self.overviews(evening);
        let over = over.filter(|game| game.over && game.counts);
        let contest = over.clone().next()?.contest;
        let results = over.filter(|game| game.contest == contest);
        let results = results.filter_map(|game| game.course.result(Seat::FIRST));
        let best = contest.best(results)?;
        Some(say!("evening-best", result = result(contest, best)))
    }

    /// The number of games, shown or not.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The number of games found.
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether no game is found.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The game at this index of all games.
    pub fn get(&self, game: usize) -> &Listed {
        &self.all[game].listed
    }

    /// The last changed game whose file can be read, shown or not.
    pub fn newest(&self) -> Option<&Id> {
        let mut readable = self.all.iter().filter(|line| line.listed.content.is_ok());
        readable.next().map(|line| &line.listed.id)
    }

    /// The game to continue, shown or not: the last changed one that is not over.
    pub fn last(&self) -> Option<(&Id, &Overview)> {
        self.all.iter().find_map(|line| {
            let overview = line.listed.content.as_ref().ok()?;
            (!overview.over).then_some((&line.listed.id, overview))
        })
    }
}

impl Entry {
    fn new(listed: Listed) -> Entry {
        let title = match &listed.content {
            Ok(overview) => words::title(overview.title.as_ref(), &overview.players),
            Err(_) => listed.id.to_string(),
        };
        let mut found_by = vec![
            title.clone(),
            words::moment(listed.changed),
            words::day(listed.changed),
        ];
        if let Ok(overview) = &listed.content {
            let names = overview.players.iter().map(|player| player.name.as_str());
            found_by.extend(names.map(str::to_owned));
            found_by.push(kind(overview));
            found_by.extend(mark(overview));
        }
        Entry {
            evening: 0,
            title,
            rank: 0,
            words: folded(&found_by.join("\n")),
            listed,
        }
    }

    /// Whether it is over, and its most points if it is scored.
    fn result(&self) -> (bool, Option<i32>) {
        match &self.listed.content {
            Ok(overview) if overview.over => match &overview.course {
                Course::Express { totals, .. } => {
                    let best = overview.course.leaders().first().map(|&seat| totals[seat]);
                    (true, best)
                }
                Course::Classic { .. } => (true, None),
            },
            Ok(_) | Err(_) => (false, None),
        }
    }
}

/// The evenings of these games, that of the game last changed first. A game that cannot be read has one of its own.
fn evenings_of(listed: &[Listed], people: &People) -> Vec<Evening> {
    let unreadable = (0..listed.len()).filter(|&game| listed[game].content.is_err());
    let evenings = evenings(listed).into_iter();
    let evenings = evenings.chain(unreadable.map(|game| vec![game]));
    let evenings = evenings.map(|mut games| {
        let first = games[0];
        games.sort_unstable();
        Evening {
            title: people.evening(&listed[first].id).cloned(),
            first,
            games,
        }
    });
    let mut evenings: Vec<Evening> = evenings.collect();
    evenings.sort_unstable_by_key(|evening| evening.games[0]);
    evenings
}

/// Whether a game stands in the result of its evening.
pub fn is_of_evening(game: &Overview) -> bool {
    game.over && game.counts && !game.is_solo()
}

/// How a game that is over came out.
pub fn outcome(overview: &Overview) -> Outcome<'_> {
    let points = match &overview.course {
        Course::Express {
            totals, departed, ..
        } => {
            let points = Seat::enumerate(totals);
            let points =
                points.map(|(seat, total)| if departed.contains(&seat) { 0 } else { *total });
            points.collect()
        }
        Course::Classic { .. } => Vec::new(),
    };
    Outcome {
        players: &overview.players,
        winners: overview.course.leaders(),
        points,
    }
}

/// Who has won most games: `Ann leads 3 to 1`; `None` before anybody has won one.
pub fn leads(standings: &[Standing]) -> Option<String> {
    let leaders = leaders(standings);
    let wins = leaders.first()?.wins;
    Some(match leaders {
        [only] => {
            let name = &only.player.name;
            let others = standings.get(1).map_or(0, |next| next.wins);
            say!("evening-leads", name, wins, others)
        }
        _ => {
            let names = words::together(leaders.iter().map(|it| &it.player.name));
            say!("evening-level", names, wins)
        }
    })
}

/// Those who have won most games; nobody before anybody has won one. `standings` are in their order.
pub fn leaders(standings: &[Standing]) -> &[Standing] {
    let most = standings.first().map_or(0, |first| first.wins);
    let leads = |standing: &&Standing| most > 0 && standing.wins == most;
    &standings[..standings.iter().take_while(leads).count()]
}

/// The colour of an evening: that of the sole leader.
pub fn colour_of(standings: &[Standing]) -> Option<Colour> {
    match leaders(standings) {
        [only] => Some(only.player.colour),
        _ => None,
    }
}

/// The day an evening belongs to: play past midnight still counts as the day before.
pub fn evening(at: Timestamp) -> Date {
    const MORNING: i8 = 5;

    let at = at.to_zoned(TimeZone::system());
    match at.hour() {
        ..MORNING => at.date().yesterday().unwrap_or(at.date()),
        _ => at.date(),
    }
}

/// The day of an evening with its weekday.
pub fn day(at: Timestamp) -> String {
    today(at).unwrap_or_else(|| words::weekday(evening(at)))
}

/// The day of an evening in short.
pub fn short_day(at: Timestamp) -> String {
    today(at).unwrap_or_else(|| words::calendar_day(evening(at)))
}

fn today(at: Timestamp) -> Option<String> {
    (evening(at) == evening(Timestamp::now())).then(|| say!("home-dice-today"))
}

/// The kind of a game, as its line tells it.
pub fn kind(overview: &Overview) -> String {
    words::kind(match overview.course {
        Course::Express { .. } => GameKind::Express,
        Course::Classic { .. } => GameKind::Classic,
    })
}

pub(super) fn mark(overview: &Overview) -> Option<String> {
    words::honest(&overview.helps, overview.strict)?;
    Some(match overview.helps.is_empty() {
        true => say!("common-bar-strict"),
        false => say!("records-with-help"),
    })
}

/// What is special about a game: helps, practice, left out of the records.
pub fn remarks(overview: &Overview) -> impl Iterator<Item = String> {
    let uncounted = (!overview.counts).then(|| say!("home-uncounted"));
    mark(overview).into_iter().chain(uncounted)
}

/// The seats, best first and those who left last, with their places, which only Express has.
pub fn ranked(overview: &Overview) -> Vec<(Seat, Option<usize>)> {
    match &overview.course {
        Course::Express {
            totals, departed, ..
        } => {
            let placed = standings(totals, departed).into_iter();
            let placed = placed.map(|standing| (standing.seat, Some(standing.place)));
            placed
                .chain(departed.iter().map(|&seat| (seat, None)))
                .collect()
        }
        Course::Classic {
            columns, winner, ..
        } => {
            let mut seats: Vec<Seat> = Seat::all(columns.len()).collect();
            seats.sort_by_key(|&seat| (*winner != Some(seat), Reverse(columns[seat])));
            seats.into_iter().map(|seat| (seat, None)).collect()
        }
    }
}

/// The seat that the result is about: the winner, or whose turn it is.
pub fn subject(overview: &Overview) -> Option<Seat> {
    match &overview.course {
        _ if overview.is_solo() => Some(Seat::FIRST),
        _ if overview.over => overview.course.leaders().first().copied(),
        Course::Express { .. } | Course::Classic { turns: 0, .. } => None,
        Course::Classic { asked, .. } => Some(asked.1),
    }
}

/// The result of a game, or where it stands.
pub fn standing(overview: &Overview) -> String {
    let seats = overview.course.leaders();
    let leaders = words::together(seats.iter().map(|&seat| &overview.players[seat].name));
    match &overview.course {
        Course::Express { totals, .. } if overview.over => {
            let best = words::signed(seats.first().map_or(0, |&seat| totals[seat]));
            match seats.len() {
                _ if overview.is_solo() => best,
                1 => say!("result-wins", name = leaders, points = best),
                _ => say!("result-shared", names = leaders, points = best),
            }
        }
        Course::Express { asked, .. } => say!("express-throw", throw = *asked),
        Course::Classic { turns, columns, .. } if overview.over => {
            let columns = columns.iter().max().copied().unwrap_or_default();
            if overview.is_solo() {
                say!("home-standing-board-alone", columns, turns = *turns)
            } else {
                say!("home-standing-board-won", name = leaders, columns)
            }
        }
        Course::Classic { asked, .. } => match subject(overview) {
            Some(seat) if !overview.is_solo() => say!(
                "home-standing-turn",
                name = overview.players[seat].name.as_str(),
                turn = asked.0
            ),
            _ => say!("board-turn", turn = asked.0),
        },
    }
}

/// The kind of a game in the list, where a solo game is one.
pub fn solo_or_kind(overview: &Overview) -> String {
    match &overview.course {
        _ if !overview.is_solo() => kind(overview),
        Course::Express { .. } => say!("home-alone"),
        Course::Classic { .. } => say!("home-classic-alone"),
    }
}

/// What stands beside the result in the list: the title, the others, what is special.
pub fn about(overview: &Overview) -> String {
    let mut about: Vec<String> = Vec::new();
    about.extend(overview.title.as_ref().map(|title| title.to_string()));
    let winners = match overview.over {
        true => overview.course.leaders(),
        false => subject(overview).into_iter().collect(),
    };
    let others = ranked(overview).into_iter().map(|(seat, _)| seat);
    let others = others.filter(|seat| overview.is_solo() || !winners.contains(seat));
    let others: Vec<&str> = others
        .map(|seat| overview.players[seat].name.as_str())
        .collect();
    if !others.is_empty() {
        about.push(others.join(", "));
    }
    if let (Course::Express { throws, .. }, true) = (&overview.course, overview.is_solo()) {
        about.push(say!("home-attempt-throws", count = *throws));
    }
    about.extend(remarks(overview));
    about.join(" · ")
}

/// What is known of the selected game, or why its file does not load.
pub fn facts(listed: &Listed) -> String {
    let when = words::moment(listed.changed);
    let overview = match &listed.content {
        Ok(overview) => overview,
        Err(error) => return words::fitted(&words::not_loaded(error), 200),
    };
    let mut facts: Vec<String> = Vec::new();
    facts.extend(lead(overview));
    facts.extend(overview.title.as_ref().map(|title| title.to_string()));
    if overview.is_solo() {
        facts.push(overview.players[Seat::FIRST].name.to_string());
    }
    facts.push(kind(overview));
    if let Course::Express { throws, .. } = &overview.course {
        facts.push(say!("home-attempt-throws", count = *throws));
    }
    facts.push(when);
    facts.extend(remarks(overview));
    facts.join(" · ")
}

fn lead(overview: &Overview) -> Option<String> {
    let Course::Express { totals, .. } = &overview.course else {
        return None;
    };
    let ranked = ranked(overview);
    let [(first, _), (second, Some(2)), ..] = ranked[..] else {
        return None;
    };
    let count = totals[first].abs_diff(totals[second]);
    let name = overview.players[second].name.as_str();
    (overview.over).then(|| say!("result-ahead", count, names = name))
}
