//! Every sentence that people read about a game.
//!
//! The floors below return types, such as [`Denied`](crate::table::Denied), [`Notice`](crate::table::Notice) and
//! [`Change`](crate::table::Change), and this one makes words of them. It decides nothing, and knows no toolkit and no file.

mod classic;
mod coach;
pub mod evenings;
mod express;
mod figures;
mod files;
pub mod games;
mod locale;
mod message;
pub(crate) mod moments;
pub mod practice;
pub mod records;
mod rules;
mod said;
pub mod same_dice;
mod seating;
mod sentences;
mod spelling;
pub mod strategy;

pub use classic::{
    best_on_board, board_ahead, board_awaits, board_play, bust_consequence, impossible_board,
    not_moved, not_played, play_effects, play_no_longer_legal, roll_risks, standing,
    stop_consequences, turn_ahead, turn_end,
};
pub use coach::board::{
    board_cause, board_choice, board_choice_alone, board_player, move_ahead, threat,
};
pub use coach::winning::{to_win, why_going_out_wins, why_it_wins, wins_instead};
pub use coach::{
    Reason, cause, choice_in_words, cost, ends, express_player, reasons, values_are, verdict,
    verdicts_are,
};
pub use express::{
    Consequence, Tone, against_record, awaited, choice, choice_no_longer_legal, consequences,
    correcting, fifth_die, heard_choice, hint, impossible_pad, not_fifth, worth,
};
pub use figures::{Figures, Part, count_lost, counted, lost, lost_within, mean_lost, sum, worse};
pub use files::{not_bundled, not_changed, not_imported, not_loaded, not_stored};
pub use locale::{calendar_day, date, either, moment, number, order, together, weekday};
pub use message::message;
pub use rules::{BOARD_RULES, EXPRESS_RULES, Rule};
pub use said::{Phrase, Value, best, in_language, language, said, set_language};
pub(crate) use said::{phrase, say};
pub use seating::{
    SeatDraft, free_name, name_fault, not_begun, seat_history, seat_names, seat_note, setup_fault,
    title_fault, unique,
};
pub use sentences::{Sentences, announcement, changed, denied, helps, honest, notice, refused};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::rules::Seat;
use crate::rules::express::Signed;
use crate::session::{Colour, DiceSource, Level, Player, Title};
use crate::store::{self, GameKind};
pub use crate::words::{path, sentence};

/// The name of the program, in all languages.
pub const PROGRAM: &str = "Fifth Die";
/// The name of the game on the pad, likewise.
pub const EXPRESS: &str = "Can’t Stop Express";
/// The name of the game on the board, likewise.
pub const BOARD: &str = "Can’t Stop";

/// A colour with its shape: `Blue circle`.
pub fn colour_name(colour: Colour) -> Phrase {
    match colour {
        Colour::Blue => phrase!("common-blue-circle"),
        Colour::Orange => phrase!("common-orange-square"),
        Colour::Green => phrase!("common-green-triangle"),
        Colour::Purple => phrase!("common-purple-diamond"),
        Colour::Sky => phrase!("common-sky-blue-star"),
        Colour::Vermilion => phrase!("common-red-hexagon"),
        Colour::Yellow => phrase!("common-yellow-cross"),
        Colour::Grey => phrase!("common-grey-ring"),
    }
}

/// The full name of a game.
pub fn game(game: GameKind) -> String {
    match game {
        GameKind::Express => EXPRESS.to_owned(),
        GameKind::Classic => say!("common-game-classic"),
    }
}

/// The short name of a game.
pub fn kind(game: GameKind) -> String {
    match game {
        GameKind::Express => say!("common-express"),
        GameKind::Classic => say!("common-classic"),
    }
}

/// The name of a level of the computer players.
pub fn level(level: Level) -> Phrase {
    match level {
        Level::Dreamy => phrase!("common-level-dreamy"),
        Level::Careless => phrase!("common-level-careless"),
        Level::Eager => phrase!("common-level-eager"),
        Level::Curious => phrase!("common-level-curious"),
        Level::Steady => phrase!("common-level-steady"),
        Level::Bold => phrase!("common-level-bold"),
        Level::Evolved => phrase!("common-level-evolved"),
        Level::Master => phrase!("common-level-master"),
    }
}

/// The dice of a game that began then, with the code for others.
pub fn dice(dice: &DiceSource, began: Timestamp) -> String {
    match dice {
        DiceSource::Real => say!("common-dice-real"),
        DiceSource::Earlier(_) => say!("common-dice-earlier"),
        DiceSource::App(seed) if store::are_of_day(*seed, began) => {
            say!("common-dice-of-day", code = seed.code())
        }
        DiceSource::App(seed) => say!("common-dice-app", code = seed.code()),
    }
}

/// Points with their sign: `+400`, `−200`, `0`.
pub fn signed(points: i32) -> String {
    Signed::new(points).to_string()
}

/// Whole percent: `150%`.
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

/// A chance: `7%`, and 0 or 100 only if it is certain.
pub fn percent(chance: f64) -> String {
    match (chance * 100.0).round() {
        0.0 if chance > 0.0 => say!("common-percent-under"),
        100.0 if chance < 1.0 => say!("common-percent-over"),
        number => say!("common-percent", number),
    }
}

/// A share within a sentence: `7%`, `under 1%`, `over 99%`.
pub fn share(share: f64) -> String {
    match (share * 100.0).round() {
        0.0 if share > 0.0 => say!("common-share-under"),
        100.0 if share < 1.0 => say!("common-share-over"),
        number => say!("common-percent", number),
    }
}

/// A share of simulated games, with its error: `30% ± 2%`, `over 99%`, `all`.
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

/// A name, shortened to at most this many letters.
pub fn fitted(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let short: String = name.chars().take(letters.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}

/// Keys by their names on the keyboard, written as in the tables of keys: `Ctrl+Z`, `Page Up, Page Down`, `Ctrl+1 … 6`.
/// Everything else stays as it is.
pub fn key(written: &str) -> String {
    let one = |key: &str| {
        let parts = key.split(" … ").map(pressed);
        parts.collect::<Vec<_>>().join(" … ")
    };
    written.split(", ").map(one).collect::<Vec<_>>().join(", ")
}

fn pressed(written: &str) -> String {
    let held = [
        ("Ctrl+", phrase!("keys-name-ctrl")),
        ("Alt+", phrase!("keys-name-alt")),
        ("Shift+", phrase!("keys-name-shift")),
    ];
    for (with, name) in held {
        if let Some(rest) = written.strip_prefix(with) {
            return format!("{name}+{}", pressed(rest));
        }
    }
    // `Ctrl++` would be hard to read.
    if let Some(sign) = written.strip_prefix("Ctrl and ") {
        return say!("keys-name-ctrl-and", sign);
    }
    match written {
        "Esc" => say!("keys-name-esc"),
        "Enter" => say!("keys-name-enter"),
        "Space" => say!("keys-name-space"),
        "Backspace" => say!("keys-name-backspace"),
        "Delete" => say!("keys-name-delete"),
        "Page Up" => say!("keys-name-page-up"),
        "Page Down" => say!("keys-name-page-down"),
        "Tab" => say!("keys-name-tab"),
        "Arrows" => say!("keys-name-arrows"),
        _ => written.to_owned(),
    }
}
