//! What those hear of the table who do not see it.

use crate::app::words;
use crate::session::{Classic, Session};
use crate::text::say;

/// The rolls and plays of the last turn.
pub(super) fn happened(session: &Session<Classic>) -> Vec<String> {
    let steps = session.table().steps();
    let Some(last) = steps.last() else {
        return Vec::new();
    };
    let first = steps.partition_point(|step| step.turn() < last.turn());
    let lines = steps
        .iter()
        .enumerate()
        .skip(first)
        .flat_map(|(place, step)| {
            let name = session.players()[step.before().turn()].name.as_str();
            let dice = step.roll().dice().map(|die| die.to_string()).join(", ");
            let roll = place + 1;
            let rolled = say!("heard-rolled", roll = roll, name = name, dice = dice);
            let played = step.play().map(|play| {
                let play = words::board_play(play);
                say!("heard-played", roll = roll, name = name, play = play)
            });
            [Some(rolled), played].into_iter().flatten()
        });
    lines.collect()
}
