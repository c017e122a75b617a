use serde::Serialize;
use std::fmt;

use super::table::Csv;
use super::{PLACEMENTS, SHARINGS, head, helped, honest, named, players, word_for};
use crate::rules::classic::{Decision, Entry, Phase, Step, Table, Tally, Turn, length};
use crate::rules::dice::{Die, Sum};
use crate::rules::{Ruling, Seat};
use crate::session::classic::Event;
use crate::session::{Classic, Name, Seating, Session, Title};
use crate::store::Saved;

/// A classic session as it is shown; as JSON its fields are a promise to other programs, told in `saves/README.md`.
#[derive(Serialize)]
pub(super) struct Shown<'a> {
    game: &'static str,
    title: Option<&'a str>,
    created: String,
    changed: String,
    columns: usize,
    sharing: &'static str,
    placement: &'static str,
    dice: &'static str,
    seed: Option<u64>,
    over: bool,
    winner: Option<usize>,
    first: Option<usize>,
    roll_offs: Vec<ShownRollOff>,
    turns: usize,
    rolls: usize,
    last_roll: Option<[Die; 4]>,
    undone: usize,
    helped: Vec<&'static str>,
    strict: bool,
    next: Option<Next<'a>>,
    runners: Vec<Runner>,
    at_stake: u32,
    players: Vec<ShownPlayer<'a>>,
}

#[derive(Serialize)]
struct ShownRollOff {
    number: usize,
    player: Option<usize>,
    /// Who sat there then.
    #[serde(skip)]
    name: Option<String>,
    dice: [Die; 2],
}

/// What the table waits for.
#[derive(Serialize)]
struct Next<'a> {
    what: What,
    number: usize,
    player: usize,
    name: &'a str,
    may_stop: bool,
    again: Option<String>,
    ruling: Option<String>,
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum What {
    RollOff,
    Roll,
    /// Whether to roll on or stop, now.
    #[serde(rename = "decision")]
    RollOrStop,
    Play,
    /// What was decided about an earlier roll.
    Decision,
}

#[derive(Serialize)]
struct Runner {
    column: u8,
    space: u8,
}

#[derive(Serialize)]
struct ShownPlayer<'a> {
    player: usize,
    name: &'a str,
    colour: String,
    left_in: Option<usize>,
    story: Option<String>,
    columns_won: usize,
    turns: usize,
    rolls: usize,
    busts: usize,
    longest: usize,
    furthest: u32,
    kept: u32,
    lost: u32,
    squares: Vec<Square>,
}

#[derive(Serialize)]
struct Square {
    column: u8,
    length: u8,
    space: u8,
    won: bool,
}

impl<'a> Shown<'a> {
    pub(super) fn of(saved: &'a Saved, session: &'a Session<Classic>) -> Shown<'a> {
        let setup = session.setup();
        let setting = setup.setting();
        let table = session.table();
        let position = table.position();
        let turns = table.turns();
        let (dice, seed) = named(setup.dice());
        let starters = starters(session);
        Shown {
            game: "Can't Stop",
            title: saved.title.as_ref().map(Title::as_str),
            created: saved.created.to_string(),
            changed: saved.changed.to_string(),
            columns: setting.columns.count(),
            sharing: word_for(&SHARINGS, &setting.sharing),
            placement: word_for(&PLACEMENTS, &setting.placement),
            dice,
            seed,
            over: position.winner().is_some(),
            winner: position.winner().map(Seat::number),
            first: table.first().map(Seat::number),
            roll_offs: (1..)
                .zip(table.roll_offs())
                .map(|(number, (seat, roll))| ShownRollOff {
                    number,
                    player: seat.map(Seat::number),
                    name: seat.map(|seat| starters[number - 1][seat].to_string()),
                    dice: roll.dice(),
                })
                .collect(),
            turns: turns.len(),
            rolls: table.steps().len(),
            last_roll: table.steps().last().map(|step| step.roll().dice()),
            undone: session.log().undone().len(),
            helped: helped(saved),
            strict: saved.record.options.strict,
            next: Next::of(session),
            runners: Sum::ALL
                .into_iter()
                .filter(|&column| position.runner(column) > 0)
                .map(|column| Runner {
                    column: column.value(),
                    space: position.runner(column),
                })
                .collect(),
            at_stake: position.at_stake(),
            players: Seat::all(session.players().len())
                .map(|seat| ShownPlayer::of(session, &turns, seat))
                .collect(),
        }
    }

    pub(super) fn csv(&self) -> String {
        let mut table = Csv::new([
            "player",
            "name",
            "colour",
            "columns_won",
            "column",
            "length",
            "square",
            "runner",
            "won",
        ]);
        for player in &self.players {
            for square in &player.squares {
                let runner = self
                    .runner(player.player, square.column)
                    .map_or(String::new(), |space| space.to_string());
                table.line([
                    &player.player.to_string(),
                    player.name,
                    &player.colour,
                    &player.columns_won.to_string(),
                    &square.column.to_string(),
                    &square.length.to_string(),
                    &square.space.to_string(),
                    &runner,
                    &square.won.to_string(),
                ]);
            }
        }
        table.text()
    }

    /// The space of a player's runner in a column, if it is this player's turn and there is one.
    fn runner(&self, player: usize, column: u8) -> Option<u8> {
        self.next.as_ref().filter(|next| next.player == player)?;
        let runner = self.runners.iter().find(|runner| runner.column == column)?;
        Some(runner.space)
    }
}

impl<'a> Next<'a> {
    fn of(session: &'a Session<Classic>) -> Option<Next<'a>> {
        let table = session.table();
        let seat = table.position().turn();
        let (what, number, may_stop) = match table.phase() {
            Phase::RollOff { number, .. } => (What::RollOff, number.get(), false),
            Phase::Roll {
                number, may_stop, ..
            } => {
                let what = if may_stop {
                    What::RollOrStop
                } else {
                    What::Roll
                };
                (what, number.get(), may_stop)
            }
            Phase::Play(number) => (What::Play, number.get(), false),
            Phase::Decision(number) => (What::Decision, number.get(), table.position().may_stop()),
            Phase::Over { .. } => return None,
        };
        let (again, ruling) = match again(table) {
            Some((why, ruling)) => (Some(why), Some(ruling.to_string())),
            None => (None, None),
        };
        Some(Next {
            what,
            number,
            player: seat.number(),
            name: session.players()[seat].name.as_str(),
            may_stop,
            again,
            ruling,
        })
    }
}

/// Why the play or the stop of the last roll no longer counts, and by which ruling.
fn again(table: &Table) -> Option<(String, Ruling)> {
    let step = table.step(table.waiting()?)?;
    match step.entry() {
        Entry::Refused(illegal) => Some((illegal.to_string(), illegal.ruling())),
        _ if step.is_stop_refused() => {
            let column = step.played().held_by().next()?;
            let why = format!("the runner in column {column} stands on another player's square");
            Some((why, Ruling::C12))
        }
        _ => None,
    }
}

impl<'a> ShownPlayer<'a> {
    fn of(session: &'a Session<Classic>, turns: &[Turn], seat: Seat) -> ShownPlayer<'a> {
        let player = &session.players()[seat];
        let position = session.table().position();
        let tally = Tally::of(turns, seat);
        let story = session.seat_history(seat);
        ShownPlayer {
            player: seat.number(),
            name: player.name.as_str(),
            colour: format!("{:?}", player.colour),
            left_in: story.departed,
            story: story.told(),
            columns_won: position.columns_won(seat),
            turns: tally.turns,
            rolls: tally.rolls,
            busts: tally.busts,
            longest: tally.longest,
            furthest: tally.furthest,
            kept: tally.kept,
            lost: tally.lost,
            squares: Sum::ALL
                .into_iter()
                .map(|column| Square {
                    column: column.value(),
                    length: length(column),
                    space: position.square(seat, column),
                    won: position.winner_of(column) == Some(seat),
                })
                .collect(),
        }
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        head(f, self.title, self.game, &self.created)?;
        writeln!(
            f,
            "{}, {} columns win, {}, {}, {} dice",
            players(self.players.len()),
            self.columns,
            match self.sharing {
                "jump" => "runners jump over squares",
                "forced" => "no stop on a square",
                _ => "squares share spaces",
            },
            match self.placement {
                "must_place" => "new runners must be placed",
                "most" => "the most pairs must be played",
                _ => "any split",
            },
            self.dice
        )?;
        if self.undone > 0 {
            writeln!(f, "undone events: {}", self.undone)?;
        }
        honest(f, &self.helped, self.strict)?;

        writeln!(f)?;
        for roll in &self.roll_offs {
            let [a, b] = roll.dice;
            match &roll.name {
                Some(name) => {
                    writeln!(f, "roll {} for the start: {a}-{b}, {name}", roll.number)?;
                }
                None => writeln!(f, "roll {} for the start: {a}-{b}, needless", roll.number)?,
            }
        }
        match self.last_roll {
            Some([a, b, c, d]) => writeln!(
                f,
                "turn {}, roll {}: {a}-{b}-{c}-{d}",
                self.turns, self.rolls
            )?,
            None => writeln!(f, "nothing rolled yet")?,
        }
        if let Some(next) = &self.next {
            writeln!(f, "{next}")?;
        }
        if let Some(winner) = self.winner {
            let name = self.players[winner - 1].name;
            writeln!(f, "the game is over, {name} has won")?;
        }

        writeln!(
            f,
            "\ncolumns  turns  rolls  busts  longest  furthest  kept  lost  player"
        )?;
        for player in &self.players {
            writeln!(f, "{player}")?;
        }
        self.board(f)
    }
}

impl Shown<'_> {
    /// A line for each column and in it the way of each player: `x` up to the square, `o` up to the runner, `.` above,
    /// and `-` where somebody else has won the column.
    fn board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |player: &ShownPlayer<'_>| player.name.chars().count().max(13);
        let mut lines = vec!["\ncolumn".to_owned()];
        lines.extend(Sum::ALL.map(|column| format!("{:6}", column.value())));
        for player in &self.players {
            let width = width(player);
            lines[0] += &format!("  {:width$}", player.name);
            for (line, square) in lines[1..].iter_mut().zip(&player.squares) {
                *line += &format!("  {:width$}", self.way(player.player, square));
            }
        }
        lines
            .iter()
            .try_for_each(|line| writeln!(f, "{}", line.trim_end()))
    }

    fn way(&self, player: usize, square: &Square) -> String {
        let runner = self.runner(player, square.column).unwrap_or(square.space);
        let is_closed = !square.won
            && self.players.iter().any(|other| {
                let squares = &mut other.squares.iter();
                squares.any(|other| other.column == square.column && other.won)
            });
        (1..=square.length)
            .map(|space| match space {
                _ if is_closed => '-',
                space if space <= square.space => 'x',
                space if space <= runner => 'o',
                _ => '.',
            })
            .collect()
    }
}

impl fmt::Display for Next<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Next { number, name, .. } = self;
        match self.what {
            What::RollOff => write!(f, "roll {number} for the start: {name} rolls")?,
            What::RollOrStop => write!(f, "roll {number}: {name} rolls or stops")?,
            What::Roll => write!(f, "roll {number}: {name} rolls")?,
            What::Play if self.again.is_some() => write!(f, "roll {number}: {name} chooses again")?,
            What::Play => write!(f, "roll {number}: {name} chooses")?,
            What::Decision if self.again.is_some() => {
                write!(f, "roll {number}: {name} decides again")?;
            }
            What::Decision => write!(f, "roll {number}: {name} rolled on or stopped")?,
        }
        match (&self.again, &self.ruling) {
            (Some(why), Some(ruling)) => write!(f, ", {why} ({ruling})"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for ShownPlayer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:7}  {:5}  {:5}  {:5}  {:7}  {:8}  {:4}  {:4}  {} ({})",
            self.columns_won,
            self.turns,
            self.rolls,
            self.busts,
            self.longest,
            self.furthest,
            self.kept,
            self.lost,
            self.story.as_deref().unwrap_or(self.name),
            self.colour.to_lowercase()
        )
    }
}

/// Who sat where when each roll for the start was written first. All events are replayed, so every roll and seat is there.
fn starters(session: &Session<Classic>) -> Vec<Vec<&Name>> {
    let players = session.setup().players().iter();
    let mut names: Vec<&Name> = players.map(|player| &player.name).collect();
    let mut starters = Vec::new();
    for event in session.log().done() {
        match event {
            Event::RollOff { number, .. } if number.get() > starters.len() => {
                starters.push(names.clone());
            }
            Event::Seating(Seating::Hand { seat, name, .. }) => names[*seat] = name,
            _ => {}
        }
    }
    starters
}

/// A line for every roll that the game has come to. The columns are a promise, told in `saves/README.md`.
pub(super) fn rolls(session: &Session<Classic>) -> String {
    let seats = Seat::all(session.players().len());
    let stories: Vec<_> = seats.map(|seat| session.seat_history(seat)).collect();
    let mut table = Csv::new([
        "roll", "turn", "die_1", "die_2", "die_3", "die_4", "player", "name", "column_1",
        "column_2", "at_stake", "outcome",
    ]);
    for (number, step) in (1..).zip(session.table().steps()) {
        let mut line = vec![number.to_string(), step.turn().to_string()];
        line.extend(step.roll().dice().map(|die| die.value().to_string()));
        line.push(step.seat().to_string());
        line.push(stories[step.seat()].at(step.turn().get()).to_string());
        let mut columns = step.play().into_iter().flat_map(|play| play.columns());
        line.extend([(); 2].map(|()| {
            let column = columns.next();
            column.map_or(String::new(), |column| column.to_string())
        }));
        line.push(step.played().at_stake().to_string());
        line.push(outcome(step).to_owned());
        table.line(line);
    }
    table.text()
}

fn outcome(step: &Step) -> &'static str {
    match (step.entry(), step.decision()) {
        (Entry::Bust, _) => "bust",
        _ if step.player_departed() => "left",
        (_, Some(Decision::Stop)) => "stop",
        (_, Some(Decision::RollOn)) => "roll_on",
        (_, None) => "",
    }
}
