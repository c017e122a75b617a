//! Keys: what was pressed, and the commands that every screen shares.
//!
//! The table of commands is the only place that ties a key to a command; tooltips and the list of keys read it too.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Modifiers};

use crate::text::{Phrase, phrase};

/// A key with the modifiers that were held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// Whether Ctrl was held, or Command on a Mac.
    pub ctrl: bool,
    /// Whether Alt was held.
    pub alt: bool,
    /// Whether Shift was held; a character that needs it counts as pressed without.
    pub shift: bool,
}

/// A key by what it means, not by where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A character, in lower case and of the Latin alphabet where the keyboard has another.
    Char(char),
    /// A key with a name.
    Named(Named),
}

impl Press {
    /// The key that iced reports: `plain` without its modifiers, `written` with them.
    pub fn new(
        plain: &keyboard::Key,
        written: &keyboard::Key,
        physical: Physical,
        modifiers: Modifiers,
    ) -> Press {
        let press = |key, shift| Press {
            key,
            ctrl: modifiers.command(),
            alt: modifiers.alt(),
            shift,
        };
        match plain {
            keyboard::Key::Named(Named::Space) => return press(Key::Char(' '), modifiers.shift()),
            keyboard::Key::Named(named) => return press(Key::Named(*named), modifiers.shift()),
            keyboard::Key::Character(_) | keyboard::Key::Unidentified => {}
        }
        let plain = plain.to_latin(physical).map(|c| c.to_ascii_lowercase());
        let written = written.to_latin(physical);
        match (plain, written) {
            // Digits that need Shift, as on French keyboards, count with it and without.
            (_, Some(digit)) if digit.is_ascii_digit() => press(Key::Char(digit), false),
            (Some(letter), _) if letter.is_alphanumeric() => {
                press(Key::Char(letter), modifiers.shift())
            }
            (plain, written) => {
                let digit = digit(physical).filter(|_| !modifiers.shift());
                press(
                    Key::Char(digit.or(written).or(plain).unwrap_or('\0')),
                    false,
                )
            }
        }
    }

    /// Whether nothing but Shift was held.
    pub fn is_bare(self) -> bool {
        !self.ctrl && !self.alt
    }

    /// Whether it repeats while the key is held down: moving, and stepping through the history.
    /// Nothing is decided by a key that is held.
    pub fn may_repeat(self) -> bool {
        let moves = [
            Named::ArrowUp,
            Named::ArrowDown,
            Named::ArrowLeft,
            Named::ArrowRight,
            Named::PageUp,
            Named::PageDown,
            Named::Home,
            Named::End,
        ];
        match Command::of(self) {
            Some(command) => matches!(
                command,
                Command::Undo
                    | Command::Redo
                    | Command::Larger
                    | Command::Smaller
                    | Command::Next
                    | Command::Previous
            ),
            None => matches!(self.key, Key::Named(key) if moves.contains(&key)),
        }
    }

    /// Whether this is the key that is written so: `Ctrl+Shift+S`.
    pub fn is(self, written: &str) -> bool {
        Press::parse(written) == Some(self)
    }

    /// The key written as in the tables here: `Ctrl+Shift+Z`, `F11`, `?`.
    fn parse(written: &str) -> Option<Press> {
        let mut press = Press {
            key: Key::Char('\0'),
            ctrl: false,
            alt: false,
            shift: false,
        };
        let mut rest = written;
        loop {
            if let Some(next) = rest.strip_prefix("Ctrl+") {
                (press.ctrl, rest) = (true, next);
            } else if let Some(next) = rest.strip_prefix("Alt+") {
                (press.alt, rest) = (true, next);
            } else if let Some(next) = rest.strip_prefix("Shift+") {
                (press.shift, rest) = (true, next);
            } else {
                break;
            }
        }
        press.key = match rest {
            "Tab" => Key::Named(Named::Tab),
            "Esc" => Key::Named(Named::Escape),
            "F1" => Key::Named(Named::F1),
            "F3" => Key::Named(Named::F3),
            "F9" => Key::Named(Named::F9),
            "F10" => Key::Named(Named::F10),
            "F11" => Key::Named(Named::F11),
            "↑" => Key::Named(Named::ArrowUp),
            "↓" => Key::Named(Named::ArrowDown),
            _ => {
                let mut characters = rest.chars();
                let character = characters.next()?;
                characters.next().is_none().then_some(())?;
                Key::Char(character.to_ascii_lowercase())
            }
        };
        Some(press)
    }
}

fn digit(physical: Physical) -> Option<char> {
    match physical {
        Physical::Code(Code::Digit0) => Some('0'),
        Physical::Code(Code::Digit1) => Some('1'),
        Physical::Code(Code::Digit2) => Some('2'),
        Physical::Code(Code::Digit3) => Some('3'),
        Physical::Code(Code::Digit4) => Some('4'),
        Physical::Code(Code::Digit5) => Some('5'),
        Physical::Code(Code::Digit6) => Some('6'),
        Physical::Code(Code::Digit7) => Some('7'),
        Physical::Code(Code::Digit8) => Some('8'),
        Physical::Code(Code::Digit9) => Some('9'),
        _ => None,
    }
}

/// A command that works on every screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Takes back the last event.
    Undo,
    /// Redoes it.
    Redo,
    /// Shows the history, or goes back to the table.
    History,
    /// Sets up a table.
    NewGame,
    /// Shows all games.
    Home,
    /// Imports games.
    Import,
    /// Exports the game.
    Export,
    /// Shows records and figures.
    Records,
    /// Lets phones in to the game, and shows how they come.
    Phones,
    /// Shows the settings.
    Settings,
    /// Begins the lessons.
    Learn,
    /// Shows the rules.
    Rules,
    /// Shows the keys of the screen.
    Keys,
    /// Makes text larger.
    Larger,
    /// Makes text smaller.
    Smaller,
    /// Gives text its usual size.
    UsualSize,
    /// Takes the whole screen, or leaves it.
    FullScreen,
    /// Shows all pads at once, or one of them large.
    AllPads,
    /// Goes on to the next set of colours.
    Colours,
    /// Shows chances, or hides them.
    Odds,
    /// Goes on with the keys to what can be pressed next.
    Next,
    /// Goes back to what could be pressed before.
    Previous,
    /// Closes what is open, and goes back.
    Back,
    /// Ends the program.
    Quit,
}

struct Binding {
    command: Command,
    /// The first key is the one that is shown.
    keys: &'static [&'static str],
    does: Phrase,
}

const BINDINGS: [Binding; 24] = [
    Binding {
        command: Command::Undo,
        keys: &["Ctrl+Z"],
        does: phrase!("keys-undo"),
    },
    Binding {
        command: Command::Redo,
        keys: &["Ctrl+Y", "Ctrl+Shift+Z"],
        does: phrase!("keys-redo"),
    },
    Binding {
        command: Command::History,
        keys: &["Ctrl+H"],
        does: phrase!("keys-history"),
    },
    Binding {
        command: Command::NewGame,
        keys: &["Ctrl+N"],
        does: phrase!("keys-new-game"),
    },
    Binding {
        command: Command::Home,
        keys: &["Ctrl+G"],
        does: phrase!("keys-home"),
    },
    Binding {
        command: Command::Import,
        keys: &["Ctrl+O"],
        does: phrase!("keys-import"),
    },
    Binding {
        command: Command::Export,
        keys: &["Ctrl+E"],
        does: phrase!("keys-export"),
    },
    Binding {
        command: Command::Records,
        keys: &["F3"],
        does: phrase!("keys-records"),
    },
    Binding {
        command: Command::Phones,
        keys: &["F9"],
        does: phrase!("keys-phones"),
    },
    Binding {
        command: Command::Settings,
        keys: &["Ctrl+,"],
        does: phrase!("keys-settings"),
    },
    Binding {
        command: Command::Rules,
        keys: &["F1"],
        does: phrase!("keys-rules"),
    },
    Binding {
        command: Command::Learn,
        keys: &["Shift+F1"],
        does: phrase!("keys-learn"),
    },
    Binding {
        command: Command::Keys,
        keys: &["?"],
        does: phrase!("keys-keys"),
    },
    Binding {
        command: Command::Larger,
        keys: &["Ctrl++", "Ctrl+="],
        does: phrase!("keys-larger"),
    },
    Binding {
        command: Command::Smaller,
        keys: &["Ctrl+-"],
        does: phrase!("keys-smaller"),
    },
    Binding {
        command: Command::UsualSize,
        keys: &["Ctrl+0"],
        does: phrase!("keys-usual-size"),
    },
    Binding {
        command: Command::FullScreen,
        keys: &["F11"],
        does: phrase!("keys-full-screen"),
    },
    Binding {
        command: Command::AllPads,
        keys: &["F10"],
        does: phrase!("keys-all-pads"),
    },
    Binding {
        command: Command::Colours,
        keys: &["Ctrl+T"],
        does: phrase!("keys-colours"),
    },
    Binding {
        command: Command::Odds,
        keys: &["Ctrl+B"],
        does: phrase!("keys-odds"),
    },
    Binding {
        command: Command::Next,
        keys: &["Tab"],
        does: phrase!("keys-next"),
    },
    Binding {
        command: Command::Previous,
        keys: &["Shift+Tab"],
        does: phrase!("keys-previous"),
    },
    Binding {
        command: Command::Back,
        keys: &["Esc"],
        does: phrase!("keys-back"),
    },
    Binding {
        command: Command::Quit,
        keys: &["Ctrl+Q"],
        does: phrase!("keys-quit"),
    },
];

impl Command {
    /// The command that a key asks for.
    pub fn of(press: Press) -> Option<Command> {
        BINDINGS
            .iter()
            .find(|binding| binding.keys.iter().any(|key| press.is(key)))
            .map(|binding| binding.command)
    }

    /// The key that is shown for the command.
    pub fn key(self) -> &'static str {
        BINDINGS
            .iter()
            .find(|binding| binding.command == self)
            .map_or("", |binding| binding.keys[0])
    }
}

/// The keys that work everywhere as people read them, and what they do.
pub fn list() -> impl Iterator<Item = (&'static str, Phrase)> {
    BINDINGS.iter().map(|binding| {
        let key = match binding.keys[0] {
            "Ctrl++" => "Ctrl and +",
            "Ctrl+-" => "Ctrl and −",
            key => key,
        };
        (key, binding.does)
    })
}
