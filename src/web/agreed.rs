//! The rules of a new game as a form says them: a sentence of native lists, and the names of the players.

use std::collections::HashMap;

use crate::rules::classic::{Columns, Placement, Sharing};
use crate::rules::express::Penalty;
use crate::session::{Colour, Name, Player};
use crate::store::{AtZero, DiceKind, GameKind, LastTable, Timer};
use crate::text::{self, say};

/// The suggested time limits in seconds.
const LIMITS: [u16; 3] = [30, 35, 40];

/// A rule of a table with all its ways.
pub struct Rule {
    /// The name of its field.
    pub field: &'static str,
    pub label: String,
    /// The only game that has it.
    pub of: Option<GameKind>,
    pub ways: Vec<(String, LastTable)>,
}

/// All rules of both games.
pub fn rules(now: &LastTable) -> [Rule; 8] {
    let way = |label: String, change: &dyn Fn(&mut LastTable)| {
        let mut table = now.clone();
        change(&mut table);
        (label, table)
    };
    let rule = |field, label, of, ways| Rule {
        field,
        label,
        of,
        ways,
    };
    let games = [GameKind::Express, GameKind::Classic];
    let games = games.map(|game| way(text::kind(game), &|table| table.game = game));
    let dice = vec![
        way(say!("new-dice-real"), &|table| table.dice = DiceKind::Real),
        way(say!("new-dice-app"), &|table| table.dice = DiceKind::App),
    ];
    let choices = vec![
        way(say!("new-rule-open"), &|table| table.house.secret = false),
        way(say!("new-rule-secret"), &|table| table.house.secret = true),
    ];
    let penalties = Penalty::ALL.map(|penalty| {
        let points = format!("−{}", penalty.points());
        let label = say!("new-rule-penalty", penalty = points);
        way(label, &|table| table.penalty = penalty)
    });
    let columns = Columns::ALL.map(|columns| {
        let label = say!("new-rule-columns", count = columns.count());
        way(label, &|table| table.setting.columns = columns)
    });
    let sharing = Sharing::ALL.map(|sharing| {
        let label = match sharing {
            Sharing::Share => say!("new-rule-share"),
            Sharing::Jump => say!("new-rule-jump"),
            Sharing::Forced => say!("new-rule-forced"),
        };
        way(label, &|table| table.setting.sharing = sharing)
    });
    let placement = Placement::ALL.map(|placement| {
        let label = match placement {
            Placement::Within => say!("new-rule-any"),
            Placement::MustPlace => say!("new-rule-runner"),
            Placement::Most => say!("new-rule-most"),
        };
        way(label, &|table| table.setting.placement = placement)
    });
    let other = now.house.timer.map(Timer::seconds);
    let limits = LIMITS
        .into_iter()
        .chain(other.filter(|other| !LIMITS.contains(other)));
    let limits = limits.map(|seconds| {
        let at_zero = now.house.timer.map_or(AtZero::Warn, |timer| timer.at_zero);
        let label = say!("new-rule-limit", seconds);
        way(label, &|table| {
            table.house.timer = Timer::new(seconds, at_zero)
        })
    });
    let none = way(say!("new-rule-no-limit"), &|table| table.house.timer = None);
    let time = match now.game {
        GameKind::Express => say!("new-time-choice"),
        GameKind::Classic => say!("new-time-decision"),
    };
    let (express, board) = (Some(GameKind::Express), Some(GameKind::Classic));
    [
        rule("game", say!("phones-game"), None, games.into()),
        rule("dice", say!("new-dice"), None, dice),
        rule("choices", say!("new-choices"), express, choices),
        rule("penalty", say!("new-penalty"), express, penalties.into()),
        rule("columns", say!("new-columns"), board, columns.into()),
        rule("sharing", say!("new-sharing"), board, sharing.into()),
        rule("placement", say!("new-placement"), board, placement.into()),
        rule(
            "time",
            time,
            None,
            [none].into_iter().chain(limits).collect(),
        ),
    ]
}

/// The rules that hold at a table, in words.
pub fn in_words(table: &LastTable) -> String {
    let rules = rules(table).into_iter();
    let own = rules.filter(|rule| rule.of.is_none_or(|game| game == table.game));
    let words = own.filter_map(|rule| {
        let mut ways = rule.ways.into_iter();
        ways.find(|(_, way)| way == table).map(|(words, _)| words)
    });
    words.collect::<Vec<_>>().join(" · ")
}

/// The name of a colour in forms and in the style sheet.
pub fn colour_value(colour: Colour) -> String {
    format!("{colour:?}").to_lowercase()
}

/// A player as a line of a form remembers them, so that what is not changed there stays as it is by then.
pub fn remembered(player: &Player) -> String {
    format!("{} {}", colour_value(player.colour), player.name)
}

/// The place of a remembered player at a table, by name or else by colour.
fn place_of(remembered: &str, players: &[Player]) -> Option<usize> {
    let (colour, name) = remembered.split_once(' ')?;
    let is_named = |player: &Player| player.name.as_str() == name;
    let is_coloured = |player: &Player| colour_value(player.colour) == colour;
    let by_name = players.iter().position(is_named);
    by_name.or_else(|| players.iter().position(is_coloured))
}

/// The table that a form describes: this one, with other rules and names. An empty name leaves its player out; who has come
/// since the form was drawn stays.
pub fn read(fields: &HashMap<String, String>, before: &LastTable) -> LastTable {
    let mut table = before.clone();
    for at in 0..rules(before).len() {
        let rule = &rules(&table)[at];
        let chosen = fields.get(rule.field).and_then(|way| way.parse().ok());
        if let Some((_, way)) = chosen.and_then(|way: usize| rule.ways.get(way)) {
            table = way.clone();
        }
    }
    table.players.clear();
    let mut newcomers = match fields.contains_key("was-1") {
        true => before.players.clone(),
        false => Vec::new(),
    };
    for line in 1..=Colour::ALL.len() {
        let field = |name: &str| fields.get(&format!("{name}-{line}")).map(String::as_str);
        let (typed, was) = (field("name").unwrap_or_default(), field("was"));
        let place = was.map_or(Some(line - 1), |was| place_of(was, &before.players));
        let player = place.and_then(|place| before.players.get(place));
        newcomers.retain(|newcomer| Some(newcomer) != player);
        let is_unchanged = was
            .and_then(|was| was.split_once(' '))
            .is_some_and(|(_, was)| was == typed);
        let Ok(name) = Name::new(typed) else {
            continue;
        };
        let player = match player {
            Some(player) if is_unchanged => player.clone(),
            Some(player) => Player {
                name,
                ..player.clone()
            },
            // They have gone meanwhile.
            None if is_unchanged => continue,
            None => Player {
                name,
                colour: free_colour(before.players.iter().chain(&table.players)),
                level: None,
            },
        };
        table.players.push(player);
    }
    table.players.extend(newcomers);
    // At another table they roll for the start.
    table.first = table.first.filter(|_| table.players == before.players);
    // More columns are for up to three players (C10).
    if !table.setting.columns.are_offered_to(table.players.len()) {
        table.setting.columns = Columns::Three;
    }
    table
}

/// The same table with the player of this line of its form one place further up.
pub fn with_one_up(fields: &HashMap<String, String>, before: &LastTable, line: usize) -> LastTable {
    let mut table = read(fields, before);
    let is_filled = |line: &usize| {
        let name = fields.get(&format!("name-{line}"));
        name.is_some_and(|name| Name::new(name).is_ok())
    };
    let place = (1..line).filter(is_filled).count();
    if (1..table.players.len()).contains(&place) {
        table.players.swap(place - 1, place);
    }
    table
}

/// The first colour that nobody has, or the first of all.
pub fn free_colour<'a>(players: impl Iterator<Item = &'a Player> + Clone) -> Colour {
    let is_free = |colour: &Colour| players.clone().all(|player| player.colour != *colour);
    let free = Colour::ALL.into_iter().find(is_free);
    free.unwrap_or(Colour::Blue)
}
