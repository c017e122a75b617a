//! Why an earlier choice or play is no longer legal after a correction.

use super::{board_play, choice_in_words, say};
use crate::rules::classic::{self, Placement};
use crate::rules::express::{self, Reason};

/// An earlier choice, and why it is no longer legal.
pub fn choice_no_longer_legal(illegal: &express::Illegal) -> String {
    let choice = choice_in_words(&illegal.choice);
    match illegal.reason {
        Reason::NotInThrow(throw) => say!("express-outdated-not-in-throw", choice, dice = throw),
        Reason::NotNew(values) => say!("express-outdated-not-new", choice, values),
        Reason::NotRepeated(values) => say!("express-outdated-not-repeated", choice, values),
        Reason::NotNamed(values) => say!("express-outdated-not-named", choice, values),
        Reason::IsFree => say!("express-outdated-is-free", choice),
        Reason::Out => say!("express-outdated-out", choice),
    }
}

/// An earlier play, and why it is no longer legal.
pub fn play_no_longer_legal(illegal: &classic::Illegal) -> String {
    use classic::Reason;

    let play = board_play(illegal.play);
    match illegal.reason {
        Reason::NotInRoll(roll) => say!("board-outdated-not-in-roll", play, dice = roll),
        Reason::NotPlayable(column) => say!("board-outdated-not-playable", play, column),
        Reason::NotWhole => say!("board-outdated-not-whole", play),
        Reason::TableOptions(Placement::MustPlace) => say!("board-outdated-must-place", play),
        Reason::TableOptions(Placement::Most | Placement::Within) => {
            say!("board-outdated-most", play)
        }
        Reason::Over => say!("board-outdated-over", play),
    }
}
