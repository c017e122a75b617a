use std::cmp::Reverse;

use crate::app::{alone, words};
use crate::session::folded;
use crate::stats::Contest;
use crate::store::{Course, GameKind, Id, Listed, Overview};
use crate::text::say;

/// The games that match the search, in the chosen order.
#[derive(Debug, Clone, Default)]
pub struct Games {
    /// All games, the last changed one first.
    all: Vec<Entry>,
    /// The games shown, as indices into `all`.
    shown: Vec<usize>,
    wanted: String,
    order: Order,
    /// The solo results with today's dice: the contest, the best result, and the number of attempts.
    today: Option<(Contest, i32, usize)>,
}

/// The sort order of the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// The last changed one first.
    #[default]
    Date,
    /// By name.
    Name,
    /// The most points first, then finished classic games, then unfinished games.
    Result,
}

#[derive(Debug, Clone)]
struct Entry {
    listed: Listed,
    title: String,
    /// Its rank by name.
    rank: usize,
    /// The words to search, folded.
    words: String,
}

impl Order {
    /// All orders, in the sequence of their buttons.
    pub const ALL: [Order; 3] = [Order::Date, Order::Name, Order::Result];

    /// The next order; the last is followed by the first.
    pub fn next(self) -> Order {
        Order::ALL[(self as usize + 1) % Order::ALL.len()]
    }
}

impl Games {
    /// All games, the last changed one first. This takes a while for many games.
    pub fn new(listed: Vec<Listed>) -> Games {
        let today = alone::today(&listed);
        let mut all: Vec<Entry> = listed.into_iter().map(Entry::new).collect();
        let mut by_name: Vec<usize> = (0..all.len()).collect();
        by_name.sort_by(|&one, &other| words::order(&all[one].title, &all[other].title));
        for (rank, place) in by_name.into_iter().enumerate() {
            all[place].rank = rank;
        }
        Games {
            shown: (0..all.len()).collect(),
            all,
            today,
            ..Games::default()
        }
    }

    /// Takes over the search and the order of `other`.
    pub fn seen_as(mut self, other: &Games) -> Games {
        self.wanted.clone_from(&other.wanted);
        self.order = other.order;
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
            Order::Date => {}
            Order::Name => self.shown.sort_by_key(|&place| all[place].rank),
            Order::Result => self
                .shown
                .sort_by_key(|&place| Reverse(all[place].result())),
        }
    }

    /// The solo results with today's dice: the contest, the best result, and the number of attempts.
    pub fn today(&self) -> Option<(Contest, i32, usize)> {
        self.today
    }

    /// The words of the search.
    pub fn wanted(&self) -> &str {
        &self.wanted
    }

    /// The sort order.
    pub fn order(&self) -> Order {
        self.order
    }

    /// The number of games, shown or not.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The number of games shown.
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether no game is shown.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The game with this index in the list shown.
    pub fn get(&self, place: usize) -> Option<&Listed> {
        Some(&self.all[*self.shown.get(place)?].listed)
    }

    /// The index of a game in the list shown.
    pub fn place(&self, id: &Id) -> Option<usize> {
        let is_it = |&place: &usize| self.all[place].listed.id == *id;
        self.shown.iter().position(is_it)
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
            Ok(overview) => title(overview),
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
            found_by.extend(mark(overview).map(|(mark, _)| mark));
        }
        Entry {
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

/// The kind of a game, in a word.
pub fn kind(overview: &Overview) -> String {
    words::kind(match overview.course {
        Course::Express { .. } => GameKind::Express,
        Course::Classic { .. } => GameKind::Classic,
    })
}

/// The name of a game: its title, or its players' names.
pub fn title(overview: &Overview) -> String {
    words::title(overview.title.as_ref(), &overview.players)
}

/// The mark of a game that had help or is strict: in a word or two, and as a sentence.
pub fn mark(overview: &Overview) -> Option<(String, String)> {
    let about = words::honest(&overview.helps, overview.strict)?;
    let mark = match overview.helps.is_empty() {
        true => say!("common-bar-strict"),
        false => say!("records-with-help"),
    };
    Some((mark, about))
}

/// Where a game stands: its throw or turn, or its result.
pub fn standing(overview: &Overview) -> String {
    let seats = overview.course.leaders();
    let leaders = words::together(seats.iter().map(|&seat| &overview.players[seat].name));
    match &overview.course {
        Course::Express { totals, .. } if overview.over => {
            let best = words::signed(seats.first().map_or(0, |&seat| totals[seat]));
            match seats.len() {
                _ if overview.is_solo() => say!("home-standing-points", points = best),
                1 => say!("home-standing-won", name = leaders, points = best),
                _ => say!("home-standing-shared", names = leaders, points = best),
            }
        }
        Course::Express { throws: 0, .. } => say!("home-standing-not-thrown"),
        Course::Express { asked, .. } => say!("home-standing-throw", throw = *asked),
        Course::Classic { turns, columns, .. } if overview.over => {
            let columns = columns.iter().max().copied().unwrap_or_default();
            if overview.is_solo() {
                say!(
                    "home-standing-board-alone",
                    columns = columns,
                    turns = *turns
                )
            } else {
                say!("home-standing-board-won", name = leaders, columns = columns)
            }
        }
        Course::Classic { turns: 0, .. } => say!("home-standing-not-rolled"),
        Course::Classic { turns, columns, .. } => match columns.iter().sum::<usize>() {
            0 => say!("home-standing-turn", turn = *turns),
            won => say!("home-standing-turn-won", turn = *turns, columns = won),
        },
    }
}
