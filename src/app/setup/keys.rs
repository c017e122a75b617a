//! The keys of a new game, as they are shown and listened to; what moves a player or takes one off says its key in a tip.

use crate::text::{Phrase, phrase};

pub const START: &str = "Ctrl+S";
pub const ADD: &str = "Ctrl+P";
pub const EARLIER: &str = "Alt+↑";
pub const LATER: &str = "Alt+↓";
pub const COLOUR: &str = "Ctrl+K";
pub const LEVEL: &str = "Ctrl+U";
pub const REMOVE: &str = "Ctrl+W";
pub const DICE: &str = "Ctrl+D";
pub const GAME: &str = "Ctrl+J";
pub const PENALTY_OR_COLUMNS: &str = "Ctrl+R";
pub const SHARING: &str = "Ctrl+M";
pub const PLACEMENT: &str = "Ctrl+L";
pub const SECRET: &str = "Ctrl+Shift+S";
pub const TIME: &str = "Ctrl+I";
pub const AT_ZERO: &str = "Ctrl+Shift+I";
pub const COUNTS: &str = "Ctrl+Shift+R";

/// The keys of a new game, for the list of keys.
pub const KEYS: [(&str, Phrase); 18] = [
    ("Enter", phrase!("keys-new-in-a-name-on-to")),
    ("↑ ↓", phrase!("keys-new-in-a-name-names-of")),
    (START, phrase!("keys-new-start-the-game")),
    (ADD, phrase!("keys-new-to-the-first-free-place")),
    (EARLIER, phrase!("keys-new-in-a-name-sit-one")),
    (LATER, phrase!("keys-new-in-a-name-sit-one-place")),
    (COLOUR, phrase!("keys-new-in-a-name-another-colour")),
    (LEVEL, phrase!("keys-new-in-a-name-a-person")),
    (REMOVE, phrase!("keys-new-in-a-name-take-this")),
    (DICE, phrase!("keys-new-real-dice-or-the-apps")),
    (GAME, phrase!("keys-new-cant-stop-express-or-the")),
    (PENALTY_OR_COLUMNS, phrase!("keys-new-what-a-row-of-one")),
    (SHARING, phrase!("keys-new-runners-on-a-space-with")),
    (PLACEMENT, phrase!("keys-new-which-pairs-may-be-chosen")),
    (SECRET, phrase!("keys-new-open-or-secret-choices")),
    (TIME, phrase!("keys-new-the-time-for-a-choice")),
    (AT_ZERO, phrase!("keys-new-what-happens-when-the-time")),
    (COUNTS, phrase!("keys-new-a-game-for-the-records")),
];
