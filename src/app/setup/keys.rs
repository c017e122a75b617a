//! The keys of the setup that its controls show.

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
