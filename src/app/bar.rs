//! The layout of the bar above the screens: the contents that fit depend on the words of the language.

use std::cell::Cell;

use super::theme::{self, gap, size};
use super::widget::width_of;
use crate::language::Language;
use crate::text::{language, say};

/// The padding beside each label in a tight bar.
const BESIDE: f32 = 5.0;

/// The widths that the bar of a game needs with everything that it can offer at once.
#[derive(Debug, Clone, Copy)]
struct Needed {
    /// With the usual padding.
    usual: f32,
    /// With tight padding.
    close: f32,
    /// Tight, without all pads.
    without_pads: f32,
    /// Tight, without all pads, phones and the button to go on.
    least: f32,
    /// The second of two lines, with all pads and phones.
    below: f32,
    /// The first of two lines, with all pads and phones.
    above: f32,
}

thread_local! {
    static NEEDED: Cell<Option<(Language, Needed)>> = const { Cell::new(None) };
}

impl Needed {
    /// The widths in the language of the thread, measured once for each language change.
    fn get() -> Needed {
        match NEEDED.get() {
            Some((of, needed)) if of == language() => needed,
            _ => {
                let needed = Needed::measured();
                NEEDED.set(Some((language(), needed)));
                needed
            }
        }
    }

    fn measured() -> Needed {
        let wide = |words: String, beside: f32| {
            width_of(&words, size::BODY, theme::MEDIUM) + 2.0 * beside + gap::XS
        };
        let of_game = |beside| {
            let words = [
                say!("common-bar-hint"),
                say!("common-bar-players"),
                say!("coach-analysis-title"),
                say!("common-bar-undo"),
                say!("common-bar-redo"),
                say!("common-bar-history"),
            ];
            words.map(|words| wide(words, beside)).iter().sum::<f32>()
        };
        let others = |beside| {
            let words = [
                say!("common-games"),
                say!("common-export"),
                say!("common-settings"),
                say!("common-help"),
            ];
            words.map(|words| wide(words, beside)).iter().sum::<f32>()
        };
        let least = |beside| of_game(beside) + others(beside);
        let phones = |beside| wide(say!("common-phones"), beside);
        let pads = |beside| {
            wide(say!("common-all-pads"), beside).max(wide(say!("common-one-pad"), beside))
        };
        // This button is shown while bots play.
        let go_on = |beside| wide(say!("common-bar-go-on"), beside);
        let without_pads = |beside| least(beside) + go_on(beside) + phones(beside);
        Needed {
            usual: without_pads(gap::M) + pads(gap::M),
            close: without_pads(BESIDE) + pads(BESIDE),
            without_pads: without_pads(BESIDE),
            least: least(BESIDE),
            below: of_game(BESIDE) + pads(BESIDE) + phones(BESIDE),
            above: others(BESIDE) + pads(BESIDE) + phones(BESIDE),
        }
    }
}

/// The contents and padding that fit into a bar.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// The padding beside each label.
    pub beside: f32,
    /// Whether there is a button for all pads, besides its key.
    pub has_pads: bool,
    /// Whether there is a button for phones in a game, besides its key.
    pub has_phones: bool,
    /// Whether the buttons of a game have a line of their own.
    pub has_two_lines: bool,
    /// Whether that line also holds the buttons for all pads and phones.
    pub has_room_below: bool,
}

impl Room {
    /// The contents that fit into this width.
    pub fn within(width: f32) -> Room {
        let needed = Needed::get();
        let has_two_lines = width < needed.least;
        let has_room_below = width >= needed.below;
        let has_room_above = has_two_lines && !has_room_below && width >= needed.above;
        Room {
            beside: if width < needed.usual { BESIDE } else { gap::M },
            has_pads: width >= needed.close || has_room_above,
            has_phones: width >= needed.without_pads || has_room_above,
            has_two_lines,
            has_room_below,
        }
    }
}
