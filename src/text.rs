//! Every sentence that people read about a game.
//!
//! The floors below return types, such as [`Denied`](crate::table::Denied), [`Notice`](crate::table::Notice) and
//! [`Change`](crate::table::Change), and this one makes words of them. It decides nothing, and knows no toolkit and no file.

mod ask;
mod classic;
mod coach;
mod express;
mod figures;
mod files;
mod games;
mod key;
mod locale;
mod message;
mod outdated;
mod said;
mod seating;
mod sentences;

pub use ask::{impossible_board, impossible_pad};
pub use classic::{
    board_awaits, board_play, board_refusal, bust_consequence, not_moved, not_played, play_effects,
    standing, stop_consequences, turn_ahead, turn_end,
};
pub use coach::{
    board_cause, board_character, board_choice, board_choice_alone, cause, causes, choice_in_words,
    cost, express_character, move_ahead, threat, to_win, to_win_after, to_win_both,
    values_are,
};
pub use express::{
    Consequence, Tone, against_record, choice, consequences, fifth_die, not_fifth, refusal,
};
pub use figures::{Figures, count_lost, lost, mean_lost, worse};
pub use files::{not_imported, not_loaded, not_stored};
pub use games::{BOARD, EXPRESS, PROGRAM, dice, game, kind, level};
pub use key::key;
pub use locale::{calendar_day, date, either, moment, number, order, together, weekday};
pub use message::message;
pub use outdated::{choice_no_longer_legal, play_no_longer_legal};
pub use said::{Phrase, Value, best, in_language, language, said, set_language};
pub(crate) use said::{phrase, say};
pub use seating::{name_fault, seat_history, seat_note, setup_fault, title_fault};
pub use sentences::{Sentences, announcement, changed, denied, helps, honest, notice, refused};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::rules::Seat;
use crate::rules::express::Signed;
use crate::session::{Player, Title};
pub use crate::words::{path, sentence};

/// Points with their sign: `+400`, `−200`, `0`.
pub fn signed(points: i32) -> String {
    Signed::new(points).to_string()
}

/// Whole percent: `150 %`.
pub fn percent_of(percent: u16) -> String {
    say!("common-percent", number = percent)
}

/// The day of a moment, for file names and searches: `2026-11-20`.
pub fn day(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system()).date().to_string()
}

/// The title of a game, or else the names of the players.
pub fn title(own: Option<&Title>, players: &[Player]) -> String {
    own.map_or_else(
        || together(players.iter().map(|player| &player.name)),
        Title::to_string,
    )
}

/// Why a key makes none of `count` choices.
pub fn no_choice(count: usize) -> String {
    match count {
        0 => say!("common-nothing-to-choose"),
        1 => say!("common-one-choice"),
        _ => {
            let last = char::from(b'A' + (count - 1).min(25) as u8);
            say!("common-no-choice", last = last.to_string())
        }
    }
}

fn name(players: &[Player], seat: Seat) -> &str {
    players
        .get(seat.index())
        .map_or("", |player| player.name.as_str())
}

/// A chance: `7 %`, and 0 or 100 only if it is certain.
pub fn percent(chance: f64) -> String {
    match Percent::of(chance) {
        Percent::Under => say!("common-percent-under"),
        Percent::Over => say!("common-percent-over"),
        Percent::Whole(number) => say!("common-percent", number),
    }
}

/// A share within a sentence: `7 %`, `under 1 %`, `over 99 %`.
pub fn share(share: f64) -> String {
    match Percent::of(share) {
        Percent::Under => say!("common-share-under"),
        Percent::Over => say!("common-share-over"),
        Percent::Whole(number) => say!("common-percent", number),
    }
}

/// A share of simulated games, with its error: `30 % ± 2 %`, `over 99 %`, `all`.
pub fn of_games(part: f64, error: f64) -> String {
    match (part * 100.0).round() {
        _ if part == 0.0 => say!("common-games-none"),
        _ if part == 1.0 => say!("common-games-all"),
        // An error would reach below 0 or above 100.
        0.0 | 100.0 => share(part),
        percent => say!(
            "common-games-percent",
            number = percent,
            error = (error * 100.0).round().max(1.0)
        ),
    }
}

/// A part of a whole in percent.
enum Percent {
    /// Less than one, but not none.
    Under,
    /// More than 99, but not all.
    Over,
    Whole(f64),
}

impl Percent {
    fn of(part: f64) -> Percent {
        match (part * 100.0).round() {
            0.0 if part > 0.0 => Percent::Under,
            100.0 if part < 1.0 => Percent::Over,
            percent => Percent::Whole(percent),
        }
    }
}

/// Words with no line break between a figure and its signs, or within a sum.
pub fn unbroken(words: &str) -> String {
    let words = words.replace(" %", "\u{a0}%");
    words
        .replace("< ", "<\u{a0}")
        .replace("> ", ">\u{a0}")
        .replace(" ± ", "\u{a0}±\u{a0}")
        .replace(" + ", "\u{a0}+\u{a0}")
}

/// A name, shortened to at most this many letters.
pub fn fitted(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let short: String = name.chars().take(letters.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}
