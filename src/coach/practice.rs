//! Choices to practise on: the costly ones of people's own games by theme, and hard ones of the master's.

use std::ops::Range;

use super::classic::{Advice, Choice, Turns, Values, Weaker};
use super::express::{Differs, Shifts, ValueTable, instant};
use super::review::{Measure, classic, express};
use crate::rules::classic::{Decision, Phase, Play};
use crate::rules::express::Score;
use crate::rules::{Seat, ThrowNumber};
use crate::session::{self, Classic, Express, Session};
use crate::stats::Theme;

/// The theme of a choice of Express, by the difference from the best one that costs most; `None` for the best choice,
/// or if no theme explains it.
pub fn theme_of_throw(table: &ValueTable, moment: &express::Moment) -> Option<Theme> {
    let choices = [moment.chosen, moment.best];
    let (pad, throw) = (&moment.pad, &moment.throw);
    let parts = Shifts::between(pad, throw, choices)?.worth(table);
    let costly = parts.into_iter().filter(|part| part.points > 0.0);
    let main = costly.max_by(|one, other| one.points.total_cmp(&other.points))?;
    let total = |choice| {
        let pad = pad.play(throw, choice).ok()?;
        Some(Score::of(&pad, table.penalty()).total())
    };
    match main.what {
        Differs::Row {
            marks: [0, _, 0], ..
        } => Some(Theme::Opened),
        Differs::Row {
            marks: [1..=4, chosen, best],
            ..
        } if chosen < best => match total(moment.chosen) > total(moment.best) {
            true => Some(Theme::Greedy),
            false => Some(Theme::InDanger),
        },
        Differs::Row { .. } => None,
        Differs::Named { .. } => Some(Theme::Named),
        Differs::Track {
            marks: [chosen, best],
            ..
        } => (chosen > best).then_some(Theme::Track),
    }
}

/// The theme of a choice on the board; `None` for the best one.
pub fn theme_of_move(moment: &classic::Moment) -> Option<Theme> {
    let left = |play: Play| {
        let after = moment.position.play(&moment.roll, play);
        after.map_or(0, |after| after.runners_remaining())
    };
    match (moment.chosen.choice, moment.best.choice) {
        (chosen, best) if chosen == best => None,
        (Choice::Play(chosen), Choice::Play(best)) => Some(match left(chosen) < left(best) {
            true => Theme::Runner,
            false => Theme::Column,
        }),
        (Choice::Stop, _) => Some(Theme::StoppedEarly),
        (Choice::RollOn, _) => Some(Theme::StoppedLate),
        (Choice::Play(_), _) => None,
    }
}

/// Whether a choice with this loss is worth practising: it is no toss-up.
pub fn is_costly(measure: Measure, loss: f64) -> bool {
    loss >= hard(measure).start
}

/// A hard choice of the master's.
#[derive(Debug, Clone, PartialEq)]
pub struct Hard<M> {
    /// The choice, as made in a game.
    pub moment: M,
    /// The loss of the second best one, in the [measure](Measure) of the game.
    pub stake: f64,
}

/// The range of losses worth a question: below are toss-ups, above the better choice is obvious.
fn hard(measure: Measure) -> Range<f64> {
    match measure {
        Measure::Points => 2.0..30.0,
        Measure::Chance => 0.02..0.18,
        Measure::Turns => 0.08..1.2,
    }
}

/// The hard choices, the hardest first, of the game of Express that the master plays in this empty session with the app's dice.
pub fn hard_throws(
    table: &ValueTable,
    mut session: Session<Express>,
) -> Vec<Hard<express::Moment>> {
    let mut questions = Vec::new();
    let mut number = ThrowNumber::FIRST;
    while let Some(throw) = session.dice().throw(number) {
        let pad = session.table().pads()[Seat::FIRST];
        let advice = instant(table, &pad, &throw);
        let Some(best) = advice.first() else {
            break;
        };
        let stake = advice
            .get(1)
            .map_or(0.0, |second| best.value - second.value);
        if hard(Measure::Points).contains(&stake) {
            let moment = express::Moment::of(table, number, &pad, &throw, best.choice);
            questions.extend(moment.map(|moment| Hard { moment, stake }));
        }
        let choice = session::Event::Choice {
            throw: number,
            seat: Seat::FIRST,
            choice: best.choice,
        };
        let throw = session::Event::Throw { number, throw };
        if session.record(throw).is_err() || session.record(choice).is_err() {
            break;
        }
        number = number.next();
    }
    questions.sort_by(|one, other| other.stake.total_cmp(&one.stake));
    questions
}

/// The hard choices, the hardest first, of the game that the master plays on the board, at all seats of this empty session with the
/// app's dice.
pub fn hard_moves(values: &Values, mut session: Session<Classic>) -> Vec<Hard<classic::Moment>> {
    let hard = hard(Measure::on_board(session.is_solo()));
    let mut turns = Turns::new(values, Weaker::default());
    let mut questions = Vec::new();
    while let Some((event, advice)) = next_move(&mut turns, &session) {
        if let [best, second, ..] = advice[..] {
            let stake = (best.value - second.value).abs();
            if hard.contains(&stake) {
                let moment = classic::Moment::of(values, session.table(), best.choice);
                questions.extend(moment.map(|moment| Hard { moment, stake }));
            }
        }
        if session.record(event).is_err() {
            break;
        }
    }
    questions.sort_by(|one, other| other.stake.total_cmp(&one.stake));
    questions
}

/// The next event of a game of the master, and the advice behind it; `None` once the game is over.
fn next_move(
    turns: &mut Turns<'_>,
    session: &Session<Classic>,
) -> Option<(session::classic::Event, Vec<Advice>)> {
    use session::classic::Event;

    let table = session.table();
    Some(match table.phase() {
        Phase::RollOff { number, .. } => {
            let dice = session.dice().roll_off(number)?;
            (Event::RollOff { number, dice }, Vec::new())
        }
        Phase::Play(roll) => {
            let step = table.step(roll)?;
            let advice = turns.advice(step.before(), Some(step.roll()));
            let play = advice.first()?.choice.play()?;
            (Event::Play { roll, play }, advice)
        }
        Phase::Roll {
            number, may_stop, ..
        } => {
            let advice = match may_stop {
                true => turns.advice(table.position(), None),
                false => Vec::new(),
            };
            let event = match advice.first().map(|best| best.choice) {
                Some(Choice::Stop) => Event::Decision {
                    roll: number.previous(),
                    decision: Decision::Stop,
                },
                _ => Event::Roll {
                    number,
                    roll: session.dice().roll(number)?,
                },
            };
            (event, advice)
        }
        Phase::Decision(_) | Phase::Over { .. } => return None,
    })
}
