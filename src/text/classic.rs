use super::{Consequence, Told, Tone, counted, name, percent, sentence, together, unbroken};
use crate::coach::classic::Advice;
use crate::rules::classic::{
    self, Decision, End, Phase, Placement, Play, Position, Step, Tie, Turn, bust_odds, length,
};
use crate::rules::dice::{Pairs, Sum};
use crate::rules::{Ruling, ThrowNumber};
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
                let tie = session.table().ties().last()?;
                Some(format!("{} and roll again.", tied(tie, players)))
            }
            Outcome::Starts(seat) => {
                let table = session.table();
                let name = name(players, *seat);
                let rolls = table.roll_offs().filter(|(by, _)| *by == Some(*seat));
                let total = rolls
                    .last()
                    .map(|(_, dice)| format!(" with {}", dice.sum()));
                let tie = table.ties().last();
                let tie = tie.map(|tie| format!(" after a tie with {}", tie.total));
                let [total, tie] = [total, tie].map(Option::unwrap_or_default);
                Some(format!("{name} starts{total}{tie}."))
            }
        }
    }
}

/// Who rolled the same for the start: `Ann and Ben tie with 9`.
pub fn tied(tie: &Tie, players: &[Player]) -> String {
    let names = tie.seats.iter().map(|&seat| name(players, seat));
    format!("{} tie with {}", together(names), tie.total)
}

/// Says what is corrected, and what has to be decided again.
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

/// Who or what the board waits for.
pub fn board_awaits(session: &Session<Classic>) -> String {
    let table = session.table();
    let turn = name(session.players(), table.position().turn());
    match table.phase() {
        Phase::RollOff { seat, .. } => {
            let name = name(session.players(), seat);
            format!("{name} rolls two dice for the start.")
        }
        Phase::Roll { may_stop: true, .. } => format!("{turn} rolls on or stops."),
        Phase::Roll { .. } => format!("{turn} rolls."),
        Phase::Play(_) => format!("{turn} chooses a play."),
        Phase::Decision(number) => format!("{turn} says whether roll {number} was the last."),
        Phase::Over { .. } => "The game is over.".to_owned(),
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
    format!("{words}.")
}

/// One thing that a play brings about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayEffect {
    /// A stop would win the game.
    Wins,
    /// A runner comes to the top of this column.
    Top(Sum),
    /// A runner starts in this column, at this space.
    Starts(Sum, u8),
    /// A runner moves on in this column, to this space.
    Moves(Sum, u8),
    /// The turn cannot stop there.
    Held,
}

impl PlayEffect {
    /// It in words.
    pub fn in_full(self) -> Consequence {
        let words = match self {
            PlayEffect::Wins => "stop and win".to_owned(),
            PlayEffect::Top(column) => format!("{column}: to the top"),
            PlayEffect::Starts(column, 1) => format!("{column}: starts"),
            PlayEffect::Starts(column, space) => format!("{column}: starts at {space}"),
            PlayEffect::Moves(column, space) => {
                format!("{column}: now {space} of {}", length(column))
            }
            PlayEffect::Held => "can't stop there".to_owned(),
        };
        consequence(words, self.tone())
    }

    /// It in as few words as possible.
    pub fn in_brief(self) -> Consequence {
        let words = match self {
            PlayEffect::Wins => "can win".to_owned(),
            PlayEffect::Top(column) => format!("{column}: top"),
            PlayEffect::Starts(column, 1) => format!("{column}: starts"),
            PlayEffect::Starts(column, space) | PlayEffect::Moves(column, space) => {
                format!("{column}: at {space}")
            }
            PlayEffect::Held => "no stop".to_owned(),
        };
        consequence(words, self.tone())
    }

    fn tone(self) -> Tone {
        match self {
            PlayEffect::Wins => Tone::End,
            PlayEffect::Top(_) => Tone::Gain,
            PlayEffect::Starts(..) | PlayEffect::Moves(..) => Tone::Plain,
            PlayEffect::Held => Tone::Loss,
        }
    }
}

/// What a play brings about: whether a stop would win the game then, where its runners come to, whether they can stay.
pub fn play_effects(before: &Position, after: &Position, play: Play) -> Vec<PlayEffect> {
    let mut columns: Vec<Sum> = play.columns().collect();
    columns.dedup();
    let runners = columns.into_iter().map(|column| {
        let space = after.runner(column);
        if space == length(column) {
            PlayEffect::Top(column)
        } else if before.runner(column) == 0 {
            PlayEffect::Starts(column, space)
        } else {
            PlayEffect::Moves(column, space)
        }
    });
    let wins = after.stop().and_then(|stopped| stopped.winner()) == Some(after.turn());
    let is_held = after.held_by().next().is_some();
    let wins = wins.then_some(PlayEffect::Wins);
    let held = is_held.then_some(PlayEffect::Held);
    wins.into_iter().chain(runners).chain(held).collect()
}

/// What a stop brings about: whether it ends the game, which columns are won; what is kept, where the game goes on.
pub fn stop_consequences(position: &Position) -> Vec<Consequence> {
    let winner = position.stop().and_then(|stopped| stopped.winner());
    let end = winner.map(|winner| {
        // Where no column is left, the most columns win.
        let is_own = winner == position.turn();
        let words = if is_own {
            "wins the game"
        } else {
            "ends the game, lost"
        };
        consequence(words, if is_own { Tone::End } else { Tone::Loss })
    });
    let kept = winner.is_none().then(|| {
        let kept = counted(position.at_stake() as usize, "space");
        consequence(format!("keeps {kept}"), Tone::Plain)
    });
    let won: Vec<Sum> = Sum::ALL
        .into_iter()
        .filter(|&column| position.runner(column) == length(column))
        .collect();
    let won = (!won.is_empty()).then(|| {
        let columns = if won.len() == 1 { "column" } else { "columns" };
        let words = format!("wins {columns} {}", together(won));
        consequence(words, Tone::Gain)
    });
    end.into_iter().chain(won).chain(kept).collect()
}

/// How likely the next roll is a bust.
pub fn bust_consequence(position: &Position) -> Consequence {
    let odds = bust_odds(position);
    let tone = if odds > 0.0 { Tone::Loss } else { Tone::Plain };
    consequence(unbroken(&format!("bust {}", percent(odds))), tone)
}

fn consequence(words: impl Into<String>, tone: Tone) -> Consequence {
    let words = words.into();
    Consequence { words, tone }
}

/// The outcome of a finished turn, if it could have had one.
pub fn turn_end(turn: &Turn) -> Option<Consequence> {
    let spaces = turn.spaces;
    Some(match turn.end {
        End::Open | End::Departed => return None,
        End::Stop => {
            let spaces = counted(spaces as usize, "space");
            consequence(format!("kept {spaces}"), Tone::Gain)
        }
        End::Bust if spaces == 0 => consequence("bust", Tone::Loss),
        End::Bust => consequence(format!("bust, {spaces} lost"), Tone::Loss),
    })
}

/// Why a split of a roll plays nothing, and the ruling behind it.
pub fn not_played(position: &Position, pairs: Pairs) -> (String, Ruling) {
    let [low, high] = pairs.sums();
    if !position.plays_of(pairs).is_empty() {
        let why = other_split(position);
        return (format!("{low} and {high}: {why}"), Ruling::C13);
    }
    let lacks_runner =
        |column: Sum| position.winner_of(column).is_none() && position.runner(column) == 0;
    let words = if low == high {
        not_playable(position, low)
    } else if [low, high].into_iter().all(lacks_runner) {
        format!("no runner for {low} or {high}")
    } else {
        let [low, high] = [low, high].map(|column| not_playable(position, column));
        format!("{low}, {high}")
    };
    (words, Ruling::C5)
}

/// Why no runner moves in a column.
fn not_playable(position: &Position, column: Sum) -> String {
    match position.winner_of(column) {
        Some(_) => format!("{column} is won"),
        None if position.runner(column) > 0 => format!("{column} is at the top"),
        None => format!("no runner for {column}"),
    }
}

/// Why no play of a roll moves a runner in a column.
pub fn not_moved(step: &Step, column: Sum) -> String {
    let (position, roll) = (step.before(), step.roll());
    let splits = roll.splits();
    if !splits.iter().any(|pairs| pairs.sums().contains(&column)) {
        return format!("No two of these dice make {column}.");
    }
    if !position.is_playable(column) {
        let why = not_playable(position, column);
        return format!("{}.", sentence(&why));
    }
    format!("{column} cannot be played: {}.", other_split(position))
}

/// Why a split that has plays must give way to another one (C13).
fn other_split(position: &Position) -> &'static str {
    match position.setting().placement {
        Placement::Most => "another split plays more pairs",
        Placement::Within | Placement::MustPlace => "another split places a new runner",
    }
}

/// The expected outcome of a turn after a play or a decision, played on as well as the coach can.
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
