use super::{Told, counted, name, percent, ruled, sentence, together, unbroken};
use crate::coach::classic::Advice;
use crate::rules::ThrowNumber;
use crate::rules::classic::{self, Decision, Placement, Position, Tie};
use crate::rules::dice::{Pairs, Sum};
use crate::session::classic::Event;
use crate::session::{Classic, Player, Session};
use crate::table::ClassicOutcome as Outcome;

impl Told for Classic {
    const DECIDES: &'static str = "plays";

    fn refusal(refused: &classic::Refusal, players: &[Player]) -> String {
        board_refusal(refused, players)
    }

    fn event(event: &Event, players: &[Player], _secret: Option<ThrowNumber>) -> String {
        match event {
            Event::RollOff { number, dice } => format!("roll {number} for the start, {dice}"),
            Event::Roll { number, roll } => format!("roll {number}, {roll}"),
            Event::Play { roll, play } => format!("{play} of roll {roll}"),
            Event::Decision {
                roll,
                decision: Decision::Stop,
            } => format!("the stop after roll {roll}"),
            Event::Decision {
                roll,
                decision: Decision::RollOn,
            } => format!("rolling on after roll {roll}"),
            Event::Seating(seating) => super::told::seating(seating, players),
        }
    }

    fn outcome(event: &Event, outcome: &Outcome, session: &Session<Classic>) -> Option<String> {
        let players = session.players();
        match outcome {
            Outcome::Plain => None,
            Outcome::Corrected => Some(corrected(event, session)),
            Outcome::Bust(before) => {
                let name = name(players, before.turn());
                Some(match before.at_stake() {
                    0 => format!("{name} busts."),
                    lost => format!(
                        "{name} busts and loses {}.",
                        counted(lost as usize, "space")
                    ),
                })
            }
            Outcome::Stopped(before, _) => {
                let spaces = counted(before.at_stake() as usize, "space");
                let name = name(players, before.turn());
                Some(format!("{name} stops and keeps {spaces}."))
            }
            Outcome::Tied => {
                let tie = session.table().ties().pop()?;
                Some(format!("{} and roll again.", tied(&tie, players)))
            }
            Outcome::Starts(seat) => {
                let starts = format!("{} starts.", name(players, *seat));
                Some(match session.table().ties().pop() {
                    Some(tie) => format!("{}. {starts}", tied(&tie, players)),
                    None => starts,
                })
            }
        }
    }
}

/// Who rolled the same for the start: `Ann and Ben tie with 9`.
pub fn tied(tie: &Tie, players: &[Player]) -> String {
    let names = tie.seats.iter().map(|&seat| name(players, seat));
    format!("{} tie with {}", together(names), tie.total)
}

/// That something is corrected, and what has to be decided again.
fn corrected(event: &Event, session: &Session<Classic>) -> String {
    let what = match event {
        Event::RollOff { number, .. } => format!("Roll {number} for the start is corrected."),
        Event::Roll { number, .. } => format!("Roll {number} is corrected."),
        Event::Play { roll, .. } => format!("The play of roll {roll} is corrected."),
        Event::Decision { roll, .. } => format!("The decision after roll {roll} is corrected."),
        Event::Seating(seating) => sentence(&super::told::seating(seating, session.players())),
    };
    match session.table().waiting() {
        None => format!("{what} Everything after it stands."),
        Some(number) => {
            format!("{what} To be decided again: roll {number}. Ctrl+Z takes the correction back.")
        }
    }
}

/// Why something cannot be done at the board.
pub fn board_refusal(refusal: &classic::Refusal, players: &[Player]) -> String {
    let words = match refusal {
        classic::Refusal::NotStarted(seat) => {
            format!("{} rolls for the start first", name(players, *seat))
        }
        classic::Refusal::Departed(seat) => format!("{} has left", name(players, *seat)),
        other => sentence(&other.to_string()),
    };
    ruled(words, refusal.ruling())
}

/// Why a split of a roll plays nothing.
pub fn not_played(position: &Position, pairs: Pairs) -> String {
    let [low, high] = pairs.sums();
    if !position.plays_of(pairs).is_empty() {
        return match position.setting().placement {
            Placement::Most => format!("{low} and {high}: another split plays more pairs (C13)"),
            _ => format!("{low} and {high}: another split places a new runner (C13)"),
        };
    }
    let why = |column: Sum| match position.winner_of(column) {
        Some(_) => format!("{column} is won"),
        None if position.runner(column) > 0 => format!("{column} is at the top"),
        None => format!("no runner for {column}"),
    };
    if low == high {
        format!("{} (C5)", why(low))
    } else {
        format!("{}, {} (C5)", why(low), why(high))
    }
}

/// What is to be expected of a turn after a play or a decision, played on as well as the coach can.
pub fn turn_ahead<T>(name: &str, advice: &Advice<T>) -> String {
    let mut words = if advice.bust > 0.0 {
        format!(
            "{name}: the turn ends in a bust in {}, and gains {:.1} spaces on average",
            percent(advice.bust),
            advice.spaces
        )
    } else {
        format!("{name}: keeps {}", counted(advice.spaces as usize, "space"))
    };
    let likely = Sum::ALL
        .into_iter()
        .map(|column| (column, advice.wins[column.index()]))
        .filter(|&(_, chance)| chance >= 0.01)
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    if let Some((column, chance)) = likely {
        words += &format!("; column {column} is won in {}", percent(chance));
    }
    unbroken(&(words + "."))
}
