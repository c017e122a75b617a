//! The board in words, for screen readers.

use crate::app::words;
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::session::{Classic, Session};
use crate::text::say;

/// The rolls and plays of the last turn, or the rolls for the start.
pub(super) fn happened(session: &Session<Classic>) -> Vec<String> {
    let name = |seat: Seat| session.players()[seat].name.as_str();
    let rolled = |roll: usize, seat: Seat, dice: &[Die]| {
        let dice: Vec<String> = dice.iter().map(Die::to_string).collect();
        let dice = dice.join(", ");
        say!("heard-rolled", roll = roll, name = name(seat), dice = dice)
    };
    let table = session.table();
    let Some(last) = table.steps().last() else {
        let rolls = table.roll_offs().zip(1..);
        let rolls = rolls.map(|((seat, dice), roll)| Some(rolled(roll, seat?, &dice.dice())));
        return rolls.flatten().collect();
    };
    let first = table
        .steps()
        .partition_point(|step| step.turn() < last.turn());
    let steps = table.steps().iter().enumerate().skip(first);
    let lines = steps.flat_map(|(place, step)| {
        let (roll, seat) = (place + 1, step.before().turn());
        let played = step.play().map(|play| {
            let play = words::board_play(play);
            say!("heard-played", roll = roll, name = name(seat), play = play)
        });
        let rolled = rolled(roll, seat, &step.roll().dice());
        [Some(rolled), played].into_iter().flatten()
    });
    lines.collect()
}
