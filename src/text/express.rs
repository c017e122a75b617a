use std::cmp::Ordering;

use super::{Told, counted, in_letters, name, sentence, signed, together};
use crate::rules::ThrowNumber;
use crate::rules::dice::{Die, Sum, Values};
use crate::rules::express::{
    Choice, FifthDie, Pad, Penalty, Reason, Refusal, Track, points, row_score,
};
use crate::session::{Event, Express, Player, Session};
use crate::table::Hosted;

impl Told for Express {
    const DECIDES: &'static str = "chooses";

    fn refusal(refused: &Refusal, players: &[Player]) -> String {
        refusal(refused, players)
    }

    fn event(event: &Event, players: &[Player], secret: Option<ThrowNumber>) -> String {
        match event {
            Event::Throw { number, throw } => format!("throw {number}, {throw}"),
            Event::Choice { throw, seat, .. } if secret == Some(*throw) => {
                format!("{}'s choice of throw {throw}", name(players, *seat))
            }
            Event::Choice {
                throw,
                seat,
                choice,
            } => format!("{}'s {choice} of throw {throw}", name(players, *seat)),
            Event::Seating(seating) => super::told::seating(seating, players),
        }
    }

    /// Says what is corrected, and what has to be chosen again.
    fn outcome(
        event: &Event,
        outcome: &<Express as Hosted>::Outcome,
        session: &Session,
    ) -> Option<String> {
        let asked = outcome.as_ref()?;
        let players = session.players();
        let what = match event {
            Event::Throw { number, .. } => format!("Throw {number} is corrected."),
            Event::Choice { throw, seat, .. } => format!(
                "{}'s choice for throw {throw} is corrected.",
                name(players, *seat)
            ),
            Event::Seating(seating) => sentence(&super::told::seating(seating, players)),
        };
        if asked.is_empty() {
            return Some(format!("{what} Everything after it stands."));
        }
        let list: Vec<String> = asked
            .iter()
            .take(4)
            .map(|&(throw, seat)| format!("{} (throw {throw})", name(players, seat)))
            .collect();
        let more = if asked.len() > 4 { " and others" } else { "" };
        Some(format!(
            "{what} To be chosen again: {}{more}. Ctrl+Z takes the correction back.",
            list.join(", ")
        ))
    }
}

/// A choice in a few letters: `4 + 10 · 4`, or `4 + 9 · free`.
pub fn choice(choice: &Choice) -> String {
    match choice.fifth {
        Some(fifth) => format!("{} · {fifth}", choice.pairs),
        None => format!("{} · free", choice.pairs),
    }
}

/// What the fifth die must be.
pub fn fifth_die(fifth_die: FifthDie) -> String {
    match fifth_die {
        FifthDie::New(values) => format!("Fifth die: a new value, {values}"),
        FifthDie::Repeat(values) => format!("No new value shown. Fifth die: {values}"),
        FifthDie::Named(values) => format!("Fifth die: {values}"),
        FifthDie::Free => "Free throw: two pairs, no fifth die".to_owned(),
    }
}

/// Why none of these dice can be the fifth one.
pub fn not_fifth(dice: Values, reason: Reason) -> String {
    let why = match reason {
        Reason::NotNew(values) => format!("Not the {dice}: name a new value first ({values})"),
        Reason::NotNamed(values) => {
            let yours = together(values.iter());
            format!("Not the {dice}: the throw shows your {yours}")
        }
        other => sentence(&other.to_string()),
    };
    format!("{why}.")
}

/// Why something cannot be done in Express.
pub fn refusal(refusal: &Refusal, players: &[Player]) -> String {
    let words = match *refusal {
        Refusal::Waiting { throw, seat } => {
            format!("{} chooses for throw {throw} first", name(players, seat))
        }
        Refusal::Departed(seat) => format!("{} has left", name(players, seat)),
        Refusal::Out(seat) => format!("{} is out and keeps the place", name(players, seat)),
        _ => sentence(&refusal.to_string()),
    };
    format!("{words}.")
}

/// A consequence of a choice, in a few words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequence {
    /// `4 starts at −200`, `7: 2 more to 0`, `8 paid back +200`, `9 +50`, `ends your game`.
    pub words: String,
    /// Whether it is good or bad.
    pub tone: Tone,
}

/// Whether a consequence is good or bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// No points change.
    Plain,
    /// It brings points.
    Gain,
    /// It costs points.
    Loss,
    /// It ends the game of the one who chooses.
    End,
}

/// How a total stands to the record of those who play alone.
pub fn against_record(total: i32, record: i32) -> String {
    let points = counted(record.abs_diff(total) as usize, "point");
    let stands = match total.cmp(&record) {
        Ordering::Less => format!("{points} to go"),
        Ordering::Equal => "level".to_owned(),
        Ordering::Greater => format!("{points} ahead"),
    };
    format!("Record {}: {stands}", signed(record))
}

/// What a choice brings about: a consequence for each row; at the end of the game that, and the points of the rows, which
/// need nothing more then.
pub fn consequences(
    before: &Pad,
    after: &Pad,
    choice: Choice,
    penalty: Penalty,
) -> Vec<Consequence> {
    let [low, high] = choice.pairs.sums();
    let is_end = after.is_out() && !before.is_out();
    let end = is_end.then(|| Consequence {
        words: "ends your game".to_owned(),
        tone: Tone::End,
    });
    let rows = [low, high]
        .into_iter()
        .take(if low == high { 1 } else { 2 });
    let rows = rows.filter_map(|sum| {
        let consequence = row_consequence(before, after, sum, penalty);
        match consequence.tone {
            _ if !is_end => Some(consequence),
            Tone::Plain => None,
            _ => Some(Consequence {
                words: format!("{sum} {}", signed(row_change(before, after, sum, penalty))),
                ..consequence
            }),
        }
    });
    end.into_iter().chain(rows).collect()
}

fn row_change(before: &Pad, after: &Pad, sum: Sum, penalty: Penalty) -> i32 {
    row_score(sum, after.marks(sum), penalty) - row_score(sum, before.marks(sum), penalty)
}

fn row_consequence(before: &Pad, after: &Pad, sum: Sum, penalty: Penalty) -> Consequence {
    let (from, to) = (before.marks(sum), after.marks(sum));
    let change = row_change(before, after, sum, penalty);
    let points = signed(change);
    let words = match to {
        1..=4 if from == 0 => format!("{sum} starts at {points}"),
        1..=4 => format!("{sum}: {} more to 0", 5 - to),
        _ if change == 0 => format!("{sum} is full"),
        _ if from < 5 => format!("{sum} paid back {points}"),
        _ => format!("{sum} {points}"),
    };
    let tone = match change {
        0 => Tone::Plain,
        1.. => Tone::Gain,
        _ => Tone::Loss,
    };
    Consequence { words, tone }
}

/// What a choice does to a pad: a line for each row and one for the fifth die.
pub fn effects(before: &Pad, after: &Pad, choice: Choice, penalty: Penalty) -> Vec<String> {
    let [low, high] = choice.pairs.sums();
    let mut lines = vec![row_effect(before, after, low, penalty)];
    if high != low {
        lines.push(row_effect(before, after, high, penalty));
    }
    lines.push(match choice.fifth {
        None => "No fifth die: a free throw".to_owned(),
        Some(die) => fifth_effect(die, after),
    });
    lines
}

fn row_effect(before: &Pad, after: &Pad, sum: Sum, penalty: Penalty) -> String {
    let (from, to) = (before.marks(sum), after.marks(sum));
    let marks = if to == from + 1 {
        format!("{} mark", in_letters(to))
    } else {
        format!("{} and {} mark", in_letters(to - 1), in_letters(to))
    };
    let (was, is) = (row_score(sum, from, penalty), row_score(sum, to, penalty));
    let worth = match to {
        1..=4 if after.is_out() => format!("−{} for good", penalty.points()),
        1..=4 if from == 0 => {
            format!("opens the row, −{} until its fifth mark", penalty.points())
        }
        1..=4 => format!("−{} until the fifth mark", penalty.points()),
        5 => format!("the −{} is gone", penalty.points()),
        _ if is == was => "past ten, scores nothing".to_owned(),
        _ if was < 0 => format!("the −{} is gone, now {}", penalty.points(), signed(is)),
        6 => signed(is),
        _ => format!("{}, now {}", signed(is - was), signed(is)),
    };
    let next = match to {
        5 if !after.is_out() => format!("; {} for each one more", signed(points(sum))),
        _ => String::new(),
    };
    format!("Row {sum}: {marks}, {worth}{next}")
}

fn fifth_effect(die: Die, after: &Pad) -> String {
    let marks = after.track(die).map_or(0, Track::marks);
    match marks {
        1 => format!("Fifth die {die}: named, first box"),
        Track::BOXES => format!("Fifth die {die}: last box, out"),
        7 => format!("Fifth die {die}: seventh box, one left"),
        _ => format!(
            "Fifth die {die}: {} of eight boxes",
            in_letters(u32::from(marks))
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::effects;
    use crate::rules::dice::{Die, Pairs, Sum, Throw};
    use crate::rules::express::{Choice, Pad, Penalty};

    #[test]
    fn nothing_comes_after_the_throw_that_puts_one_out() {
        let tracks = [(Die::One, 7), (Die::Two, 1), (Die::Three, 1)];
        let before = Pad::from_marks([0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 4], &tracks).unwrap();
        let [four, twelve] = [4, 12].map(|sum| Sum::new(sum).unwrap());
        let choice = Choice {
            pairs: Pairs::new(four, twelve),
            fifth: Some(Die::One),
        };
        let throw = Throw::from_values([1, 1, 3, 6, 6]).unwrap();
        let after = before.play(&throw, choice).unwrap();
        assert!(after.is_out());
        let said = effects(&before, &after, choice, Penalty::TwoHundred);
        let expected = [
            "Row 4: fifth mark, the −200 is gone",
            "Row 12: fifth mark, the −200 is gone",
            "Fifth die 1: last box, out",
        ];
        assert_eq!(said, expected);
    }
}
