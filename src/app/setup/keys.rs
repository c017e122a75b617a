//! The keys of a new game, as they are shown and listened to; what moves a player or takes one off says its key in a tip.

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
pub const KEYS: [(&str, &str); 18] = [
    (
        "Enter",
        "In a name: on to the next player; in an empty last one, or on what is chosen already: start",
    ),
    (
        "↑ ↓",
        "In a name: names of earlier games that go on like it",
    ),
    (START, "Start the game"),
    (ADD, "To the first free place"),
    (EARLIER, "In a name: sit one place earlier"),
    (LATER, "In a name: sit one place later"),
    (COLOUR, "In a name: another colour and shape"),
    (
        LEVEL,
        "In a name: a person, or one of the program's players",
    ),
    (REMOVE, "In a name: take this player off the table"),
    (DICE, "Real dice or the app's"),
    (GAME, "Can't Stop Express or the classic board"),
    (
        PENALTY_OR_COLUMNS,
        "What a row of one to four marks costs, or how many columns win",
    ),
    (SHARING, "Runners on a space with another player's square"),
    (PLACEMENT, "Which pairs may be chosen"),
    (SECRET, "Open or secret choices"),
    (TIME, "The time for a choice"),
    (AT_ZERO, "What happens when the time is up"),
    (COUNTS, "A game for the records, or practice"),
];
