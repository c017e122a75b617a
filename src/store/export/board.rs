//! The board of a classic game for people, programs and spreadsheets. The fields of the JSON and the heads of the tables are
//! a promise, documented in `saves/README.md`.

use std::fmt;

use serde_json::{Value, json};

use super::{Csv, PLACEMENTS, SHARINGS, cell, head, helped, honest, named, players, word_for};
use crate::rules::classic::{
    Decision, Entry, Phase, Placement, Sharing, Step, Table, Tally, Turn, length,
};
use crate::rules::dice::{RollOff, Sum};
use crate::rules::{Ruling, Seat};
use crate::session::classic::Event;
use crate::session::{Classic, Name, Seating, Session};
use crate::store::Saved;

pub(super) struct Board<'a> {
    pub(super) saved: &'a Saved,
    pub(super) session: &'a Session<Classic>,
}

/// What the table waits for.
struct Next {
    /// For programs.
    what: &'static str,
    /// For people.
    words: &'static str,
    number: usize,
    seat: Seat,
    may_stop: bool,
    /// Why the last play or stop no longer counts.
    again: Option<(String, Ruling)>,
}

impl<'a> Board<'a> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.session.players().len())
    }

    fn next(&self) -> Option<Next> {
        let table = self.session.table();
        let again = again(table);
        let (what, words, number, may_stop) = match table.phase() {
            Phase::RollOff { number, .. } => ("roll_off", "rolls", number.get(), false),
            Phase::Roll {
                number, may_stop, ..
            } => {
                let (what, words) = match may_stop {
                    true => ("decision", "rolls or stops"),
                    false => ("roll", "rolls"),
                };
                (what, words, number.get(), may_stop)
            }
            Phase::Play(number) => {
                let words = match again {
                    Some(_) => "chooses again",
                    None => "chooses",
                };
                ("play", words, number.get(), false)
            }
            Phase::Decision(number) => {
                let words = match again {
                    Some(_) => "decides again",
                    None => "rolled on or stopped",
                };
                let may_stop = table.position().may_stop();
                ("decision", words, number.get(), may_stop)
            }
            Phase::Over { .. } => return None,
        };
        Some(Next {
            what,
            words,
            number,
            seat: table.position().turn(),
            may_stop,
            again,
        })
    }

    /// The rolls for the start, and who made each; `None` for a needless one.
    fn roll_offs(&self) -> Vec<(&'a RollOff, Option<(Seat, &'a Name)>)> {
        let rolls = self.session.table().roll_offs();
        let rolls = rolls.zip(starters(self.session));
        let by = |seat: Option<Seat>, names: Vec<&'a Name>| seat.map(|seat| (seat, names[seat]));
        rolls
            .map(|((seat, roll), names)| (roll, by(seat, names)))
            .collect()
    }

    /// The space of a player's runner in a column, 0 where there is none.
    fn runner(&self, seat: Seat, column: Sum) -> u8 {
        let position = self.session.table().position();
        let is_turn = !self.session.is_over() && position.turn() == seat;
        if is_turn { position.runner(column) } else { 0 }
    }

    pub(super) fn json(&self) -> Value {
        let Board { saved, session } = *self;
        let (setup, table) = (session.setup(), session.table());
        let (setting, position) = (setup.setting(), table.position());
        let (dice, seed) = named(setup.dice());
        let turns = table.turns();
        let roll_offs = (1..).zip(self.roll_offs()).map(|(number, (roll, by))| {
            json!({
                "number": number,
                "player": by.map(|(seat, _)| seat.number()),
                "dice": roll.dice(),
            })
        });
        let next = self.next().map(|next| {
            let (again, ruling) = next.again.unzip();
            json!({
                "what": next.what,
                "number": next.number,
                "player": next.seat.number(),
                "name": session.players()[next.seat].name,
                "may_stop": next.may_stop,
                "again": again,
                "ruling": ruling.map(|ruling| ruling.to_string()),
            })
        });
        let columns = Sum::ALL.into_iter();
        let runners = columns.filter(|&column| position.runner(column) > 0);
        let runners =
            runners.map(|column| json!({ "column": column, "space": position.runner(column) }));
        json!({
            "game": "Can't Stop",
            "title": saved.title,
            "created": saved.created.to_string(),
            "changed": saved.changed.to_string(),
            "columns": setting.columns,
            "sharing": word_for(&SHARINGS, &setting.sharing),
            "placement": word_for(&PLACEMENTS, &setting.placement),
            "dice": dice,
            "seed": seed,
            "over": session.is_over(),
            "winner": position.winner().map(Seat::number),
            "first": table.first().map(Seat::number),
            "roll_offs": roll_offs.collect::<Vec<_>>(),
            "turns": turns.len(),
            "rolls": table.steps().len(),
            "last_roll": table.steps().last().map(|step| step.roll().dice()),
            "undone": session.log().undone().len(),
            "helped": helped(&saved.helps()),
            "strict": saved.record.options.strict,
            "next": next,
            "runners": runners.collect::<Vec<_>>(),
            "at_stake": position.at_stake(),
            "players": self.seats().map(|seat| self.player(&turns, seat)).collect::<Vec<_>>(),
        })
    }

    fn player(&self, turns: &[Turn], seat: Seat) -> Value {
        let player = &self.session.players()[seat];
        let position = self.session.table().position();
        let history = self.session.seat_history(seat);
        let tally = Tally::of(turns, seat);
        let squares = Sum::ALL.map(|column| {
            json!({
                "column": column,
                "length": length(column),
                "space": position.square(seat, column),
                "won": position.winner_of(column) == Some(seat),
            })
        });
        json!({
            "player": seat.number(),
            "name": player.name,
            "colour": player.colour,
            "left_in": history.departed,
            "story": history.told(),
            "columns_won": position.columns_won(seat),
            "turns": tally.turns,
            "rolls": tally.rolls,
            "busts": tally.busts,
            "longest": tally.longest,
            "furthest": tally.furthest,
            "kept": tally.kept,
            "lost": tally.lost,
            "squares": squares,
        })
    }

    pub(super) fn csv(&self) -> String {
        let mut table = Csv::new("player,name,colour,columns_won,column,length,square,runner,won");
        let position = self.session.table().position();
        for (seat, player) in Seat::enumerate(self.session.players()) {
            let (name, colour) = (&player.name, format!("{:?}", player.colour));
            let columns = position.columns_won(seat);
            for column in Sum::ALL {
                let (length, square) = (length(column), position.square(seat, column));
                let runner = cell(Some(self.runner(seat, column)).filter(|&space| space > 0));
                let won = position.winner_of(column) == Some(seat);
                table.line(&[
                    &seat, name, &colour, &columns, &column, &length, &square, &runner, &won,
                ]);
            }
        }
        table.text()
    }

    /// A line for every roll that the game has come to.
    pub(super) fn rolls(&self) -> String {
        let histories = self.seats().map(|seat| self.session.seat_history(seat));
        let histories: Vec<_> = histories.collect();
        let mut table = Csv::new(
            "roll,turn,die_1,die_2,die_3,die_4,player,name,column_1,column_2,at_stake,outcome",
        );
        for (number, step) in (1..).zip(self.session.table().steps()) {
            let (seat, turn) = (step.seat(), step.turn());
            let [a, b, c, d] = step.roll().dice();
            let name = histories[seat].at(turn.get());
            let mut columns = step.play().into_iter().flat_map(|play| play.columns());
            let [one, other] = [(); 2].map(|()| cell(columns.next()));
            let at_stake = step.played().at_stake();
            let outcome = outcome(step);
            table.line(&[
                &number, &turn, &a, &b, &c, &d, &seat, name, &one, &other, &at_stake, &outcome,
            ]);
        }
        table.text()
    }
}

/// Why the play or the stop of the last roll no longer counts, and by which ruling.
fn again(table: &Table) -> Option<(String, Ruling)> {
    let step = table.step(table.waiting()?)?;
    match step.entry() {
        Entry::Refused(illegal) => Some((illegal.to_string(), illegal.ruling())),
        _ if step.is_stop_refused() => {
            let column = step.played().held_by().next()?;
            let why =
                format!("no stop: the runner in column {column} is on another player’s marker");
            Some((why, Ruling::C12))
        }
        _ => None,
    }
}

/// Who sat where when each roll for the start was first written. All events are replayed, so every roll and seat is there.
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

fn outcome(step: &Step) -> &'static str {
    match (step.entry(), step.decision()) {
        (Entry::Bust, _) => "bust",
        _ if step.player_departed() => "left",
        (_, Some(Decision::Stop)) => "stop",
        (_, Some(Decision::RollOn)) => "roll_on",
        (_, None) => "",
    }
}

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Board { saved, session } = *self;
        let (setup, table) = (session.setup(), session.table());
        let (setting, turns) = (setup.setting(), table.turns());
        head(f, saved, "Can't Stop")?;
        let sharing = match setting.sharing {
            Sharing::Share => "markers share spaces",
            Sharing::Jump => "runners jump over markers",
            Sharing::Forced => "no stop on a marker",
        };
        let placement = match setting.placement {
            Placement::Within => "any split",
            Placement::MustPlace => "a new runner first",
            Placement::Most => "the most pairs",
        };
        let (seats, columns) = (players(session.players().len()), setting.columns.count());
        let (dice, _) = named(setup.dice());
        writeln!(
            f,
            "{seats}, {columns} columns win, {sharing}, {placement}, {dice} dice"
        )?;
        honest(f, saved, session.log().undone().len())?;

        writeln!(f)?;
        for (number, (roll, by)) in (1..).zip(self.roll_offs()) {
            let by = by.map_or("needless", |(_, name)| name.as_str());
            writeln!(f, "starting roll {number}: {roll}, {by}")?;
        }
        match table.steps().last() {
            Some(step) => {
                let (turn, number, roll) = (turns.len(), table.steps().len(), step.roll());
                writeln!(f, "turn {turn}, roll {number}: {roll}")?;
            }
            None => writeln!(f, "nothing rolled yet")?,
        }
        if let Some(next) = self.next() {
            writeln!(f, "{}", told(&next, &session.players()[next.seat].name))?;
        }
        if let Some(winner) = table.position().winner() {
            let name = &session.players()[winner].name;
            writeln!(f, "the game is over, {name} has won")?;
        }

        writeln!(
            f,
            "\ncolumns  turns  rolls  busts  longest  furthest  kept  lost  player"
        )?;
        for (seat, player) in Seat::enumerate(session.players()) {
            let Tally {
                turns,
                rolls,
                busts,
                longest,
                furthest,
                kept,
                lost,
            } = Tally::of(&turns, seat);
            let columns = table.position().columns_won(seat);
            let who = session.seat_history(seat);
            let colour = format!("{:?}", player.colour).to_lowercase();
            writeln!(
                f,
                "{columns:7}  {turns:5}  {rolls:5}  {busts:5}  {longest:7}  {furthest:8}  {kept:4}  {lost:4}  {who} ({colour})"
            )?;
        }
        self.write_columns(f)
    }
}

impl Board<'_> {
    /// A line for each column and in it the way of each player: `x` up to the square, `o` up to the runner, `.` above,
    /// and `-` where somebody else has won the column.
    fn write_columns(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = vec!["\ncolumn".to_owned()];
        lines.extend(Sum::ALL.map(|column| format!("{column:6}")));
        for (seat, player) in Seat::enumerate(self.session.players()) {
            let width = player.name.as_str().chars().count().max(13);
            lines[0] += &format!("  {:width$}", player.name);
            for (line, column) in lines[1..].iter_mut().zip(Sum::ALL) {
                *line += &format!("  {:width$}", self.way(seat, column));
            }
        }
        lines
            .iter()
            .try_for_each(|line| writeln!(f, "{}", line.trim_end()))
    }

    fn way(&self, seat: Seat, column: Sum) -> String {
        let position = self.session.table().position();
        let (square, runner) = (position.square(seat, column), self.runner(seat, column));
        let is_closed = position
            .winner_of(column)
            .is_some_and(|winner| winner != seat);
        let spaces = 1..=length(column);
        spaces
            .map(|space| match space {
                _ if is_closed => '-',
                space if space <= square => 'x',
                space if space <= runner => 'o',
                _ => '.',
            })
            .collect()
    }
}

fn told(next: &Next, name: &Name) -> String {
    let roll = match next.what {
        "roll_off" => "starting roll",
        _ => "roll",
    };
    let told = format!("{roll} {}: {name} {}", next.number, next.words);
    match &next.again {
        Some((why, ruling)) => format!("{told}, {why} ({ruling})"),
        None => told,
    }
}
