//! Keys: presses, the bindings of a screen, and the commands that all screens share.
//!
//! Each key is defined once, in the bindings of its screen or in the table of commands; both handle and list it.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Modifiers};

use crate::text::{Phrase, phrase};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Press {
    pub key: Key,
    /// Whether Ctrl was held, or Command on a Mac.
    pub ctrl: bool,
    pub alt: bool,
    /// Whether Shift was held; false for a character that needs it, such as `?`.
    pub shift: bool,
}

/// A key by its meaning, not by its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A character, in lower case, and Latin even if the keyboard's alphabet is another.
    Char(char),
    Named(Named),
}

impl Press {
    /// The press that iced reports: `plain` is the key without its modifiers, `written` with them.
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
            // Digits that need Shift, as on French keyboards, count with and without it.
            (_, Some(digit)) if digit.is_ascii_digit() => press(Key::Char(digit), false),
            (Some(letter), _) if letter.is_ascii_alphanumeric() => {
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

    pub const ESC: Press = Press::bare(Key::Named(Named::Escape));

    const fn bare(key: Key) -> Press {
        Press {
            key,
            ctrl: false,
            alt: false,
            shift: false,
        }
    }

    /// Whether neither Ctrl nor Alt was held.
    pub fn is_bare(self) -> bool {
        !self.ctrl && !self.alt
    }

    pub fn is_arrow(self) -> bool {
        use Named::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};

        matches!(
            self.key,
            Key::Named(ArrowUp | ArrowDown | ArrowLeft | ArrowRight)
        )
    }

    /// The number of pages by which it scrolls what has no use of its own for it.
    pub fn pages(self) -> Option<f32> {
        match self.key {
            Key::Named(Named::PageUp) => Some(-1.0),
            Key::Named(Named::PageDown) => Some(1.0),
            // More than any screen has.
            Key::Named(Named::Home) => Some(-1e6),
            Key::Named(Named::End) => Some(1e6),
            _ => None,
        }
    }

    /// Whether the press repeats while its key is held: moving, undo and redo, the text size.
    /// A held key never decides anything.
    pub fn may_repeat(self) -> bool {
        use Command::{Larger, Next, Previous, Redo, Smaller, Undo};

        match Command::of(self) {
            Some(command) => matches!(command, Undo | Redo | Larger | Smaller | Next | Previous),
            None => self.is_arrow() || self.pages().is_some(),
        }
    }

    /// Parses a key as the tables here write it: `Ctrl+Shift+Z`, `Page Up`, `?`.
    pub fn parse(written: &str) -> Option<Press> {
        let mut press = Press::bare(Key::Char('\0'));
        let mut rest = written;
        for (prefix, is_held) in [
            ("Ctrl+", &mut press.ctrl),
            ("Alt+", &mut press.alt),
            ("Shift+", &mut press.shift),
        ] {
            if let Some(next) = rest.strip_prefix(prefix) {
                (*is_held, rest) = (true, next);
            }
        }
        let mut characters = rest.chars();
        press.key = match (named(rest), characters.next(), characters.next()) {
            (Some(key), ..) => key,
            (None, Some(character), None) => Key::Char(character.to_ascii_lowercase()),
            (None, ..) => return None,
        };
        Some(press)
    }

    /// The index of this key in a label. Shift counts only with Ctrl or Alt, or if the label names it.
    fn place_in(self, label: &str) -> Option<usize> {
        let without_shift = Press {
            shift: self.shift && !self.is_bare(),
            ..self
        };
        let mut keys = keys_of(label).into_iter();
        keys.position(|key| key == self || key == without_shift)
    }
}

fn named(name: &str) -> Option<Key> {
    Some(Key::Named(match name {
        "Space" => return Some(Key::Char(' ')),
        "Enter" => Named::Enter,
        "Esc" => Named::Escape,
        "Tab" => Named::Tab,
        "Backspace" => Named::Backspace,
        "Delete" => Named::Delete,
        "Page Up" => Named::PageUp,
        "Page Down" => Named::PageDown,
        "Home" => Named::Home,
        "End" => Named::End,
        "↑" => Named::ArrowUp,
        "↓" => Named::ArrowDown,
        "←" => Named::ArrowLeft,
        "→" => Named::ArrowRight,
        "F1" => Named::F1,
        "F2" => Named::F2,
        "F3" => Named::F3,
        "F9" => Named::F9,
        "F10" => Named::F10,
        "F11" => Named::F11,
        _ => return None,
    }))
}

/// The keys that a label names, in its order: `Space, R`, `Ctrl+1 … 6`, `↑ ↓`. Empty for any other text.
pub fn keys_of(label: &str) -> Vec<Press> {
    let label = match label {
        "↑ ↓" => "↑, ↓",
        "← →" => "←, →",
        "Arrows" => "↑, ↓, ←, →",
        _ => label,
    };
    let keys = label.split(", ").map(|part| match part.split_once(" … ") {
        Some((first, last)) => range(Press::parse(first)?, Press::parse(last)?),
        None => Some(vec![Press::parse(part)?]),
    });
    let keys: Option<Vec<Vec<Press>>> = keys.collect();
    keys.unwrap_or_default().concat()
}

/// The keys from the first character to the last, with the modifiers of the first.
fn range(first: Press, last: Press) -> Option<Vec<Press>> {
    let (Key::Char(from), Key::Char(to)) = (first.key, last.key) else {
        return None;
    };
    let keys = (from..=to).map(|key| Press {
        key: Key::Char(key),
        ..first
    });
    Some(keys.collect())
}

/// The lines and columns that each arrow moves, in the order of the label `Arrows`.
pub const STEPS: [(isize, isize); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// The keys of a screen, in the order of their list. If two lines have a message for a key, the later one wins.
pub struct Bindings<'a, M>(pub Vec<Binding<'a, M>>);

pub struct Binding<'a, M> {
    /// The keys as the list shows them: `Ctrl+D`, `Space, R`, `A … O`.
    pub keys: &'static str,
    /// The description of the keys; `None` keeps them out of the list.
    pub does: Option<Phrase>,
    /// The current message, by the index of the pressed key in `keys`.
    pub message: Box<dyn Fn(usize) -> Option<M> + 'a>,
}

/// Makes [`Bindings`] of lines like `"A … O", place if is_choosing => Message::Choose(place), phrase!("…");`: the keys,
/// the index of the pressed one, the condition, the message or an `Option` of one, and the description.
macro_rules! bindings {
    ($($keys:expr $(, $place:pat $(if $when:expr)?)? => $message:expr $(, $does:expr)?;)*) => {
        $crate::app::keymap::Bindings(vec![$($crate::app::keymap::Binding {
            keys: $keys,
            does: None$(.or($does.into()))?,
            message: Box::new(move |_place| {
                $(
                    let $place = _place;
                    $(bool::then_some($when, ())?;)?
                )?
                $message.into()
            }),
        }),*])
    };
}
pub(crate) use bindings;

impl<'a, M: 'a> Bindings<'a, M> {
    /// Adds other keys after these.
    pub fn and(mut self, others: Bindings<'a, M>) -> Bindings<'a, M> {
        self.0.extend(others.0);
        self
    }

    pub fn unlisted(mut self) -> Bindings<'a, M> {
        self.0.iter_mut().for_each(|line| line.does = None);
        self
    }

    pub fn map<N>(self, to: impl Fn(M) -> N + Copy + 'a) -> Bindings<'a, N> {
        let lines = self.0.into_iter().map(|line| Binding {
            keys: line.keys,
            does: line.does,
            message: Box::new(move |place| (line.message)(place).map(to)),
        });
        Bindings(lines.collect())
    }

    pub fn message(&self, press: Press) -> Option<M> {
        let mut lines = self.0.iter().rev();
        lines.find_map(|line| (line.message)(press.place_in(line.keys)?))
    }

    pub fn list(&self) -> Vec<(&'static str, Phrase)> {
        let listed = self.0.iter().map(|line| Some((line.keys, line.does?)));
        listed.flatten().collect()
    }
}

fn digit(physical: Physical) -> Option<char> {
    use Code::{Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9};

    let digits = [
        Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
    ];
    let mut keys = digits.into_iter().zip('0'..='9');
    keys.find_map(|(code, digit)| (physical == Physical::Code(code)).then_some(digit))
}

/// A command that works on every screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    Undo,
    Redo,
    /// Shows the history, or returns to the table.
    History,
    NewGame,
    Home,
    Import,
    Export,
    Records,
    /// Lets phones in to the game, and shows how to join.
    Phones,
    Settings,
    Learn,
    Rules,
    Keys,
    Larger,
    Smaller,
    UsualSize,
    FullScreen,
    /// Shows all pads at once, or one of them large.
    AllPads,
    Colours,
    Odds,
    Next,
    Previous,
    /// Closes what is open, or goes back.
    Back,
    Quit,
}

/// The commands with their keys, of which the first is shown.
const COMMANDS: [(Command, &str, Phrase); 24] = [
    (Command::Undo, "Ctrl+Z", phrase!("keys-undo")),
    (Command::Redo, "Ctrl+Y, Ctrl+Shift+Z", phrase!("keys-redo")),
    (Command::History, "Ctrl+H", phrase!("keys-history")),
    (Command::NewGame, "Ctrl+N", phrase!("common-new-game")),
    (Command::Home, "Ctrl+G", phrase!("keys-home")),
    (Command::Import, "Ctrl+O", phrase!("keys-import")),
    (Command::Export, "Ctrl+E", phrase!("keys-export")),
    (Command::Records, "F3", phrase!("records-title")),
    (Command::Phones, "F9", phrase!("keys-phones")),
    (Command::Settings, "Ctrl+,", phrase!("common-settings")),
    (Command::Rules, "F1", phrase!("keys-rules")),
    (Command::Learn, "Shift+F1", phrase!("keys-learn")),
    (Command::Keys, "?", phrase!("keys-keys")),
    (Command::Larger, "Ctrl++, Ctrl+=", phrase!("keys-larger")),
    (Command::Smaller, "Ctrl+-", phrase!("keys-smaller")),
    (Command::UsualSize, "Ctrl+0", phrase!("keys-usual-size")),
    (Command::FullScreen, "F11", phrase!("keys-full-screen")),
    (Command::AllPads, "F10", phrase!("keys-all-pads")),
    (Command::Colours, "Ctrl+T", phrase!("keys-colours")),
    (Command::Odds, "Ctrl+B", phrase!("keys-odds")),
    (Command::Next, "Tab", phrase!("keys-next")),
    (Command::Previous, "Shift+Tab", phrase!("keys-previous")),
    (Command::Back, "Esc", phrase!("keys-back")),
    (Command::Quit, "Ctrl+Q", phrase!("keys-quit")),
];

impl Command {
    pub fn of(press: Press) -> Option<Command> {
        let mut commands = COMMANDS.iter();
        let found = commands.find(|(_, keys, _)| keys_of(keys).contains(&press));
        found.map(|(command, ..)| *command)
    }

    pub fn keys(self) -> &'static str {
        let found = COMMANDS.iter().find(|(command, ..)| *command == self);
        found.map_or("", |(_, keys, _)| keys)
    }

    /// The key shown for the command.
    pub fn key(self) -> &'static str {
        first(self.keys())
    }
}

fn first(keys: &'static str) -> &'static str {
    keys.split_once(", ").map_or(keys, |(first, _)| first)
}

pub fn list() -> impl Iterator<Item = (&'static str, Phrase)> {
    COMMANDS.iter().map(|&(_, keys, does)| {
        let key = match first(keys) {
            "Ctrl++" => "Ctrl and +",
            "Ctrl+-" => "Ctrl and −",
            key => key,
        };
        (key, does)
    })
}
