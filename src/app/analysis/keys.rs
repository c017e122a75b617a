//! The keys of an analysis.

use iced::keyboard::key::Named;

use super::{Analysis, Message, PLAY_ON_KEY, PLAY_ON_LINE, Source, edit};
use crate::app::keymap::{Command, Key, Press};
use crate::rules::Seat;
use crate::store::QuizKind;
use crate::text::{Phrase, phrase};

pub(super) const EDIT_KEY: &str = "E";
pub(super) const QUIZ_KEY: &str = "Q";

/// The keys of the analysis of a game, for the list of keys.
const GAME_KEYS: [(&str, Phrase); 8] = [
    (
        "← →",
        phrase!("keys-board-review-the-choice-before-the-next"),
    ),
    ("↑ ↓", phrase!("keys-review-a-better-choice-a-worse")),
    (
        "Page Up, Page Down",
        phrase!("keys-the-player-before-the-next"),
    ),
    ("Alt+1 … Alt+8", phrase!("keys-the-game-of-this-player")),
    (EDIT_KEY, phrase!("keys-analysis-edit")),
    (QUIZ_KEY, phrase!("keys-analysis-quiz")),
    PLAY_ON_LINE,
    ("Esc", phrase!("keys-go-back")),
];

/// The keys of a quiz, for the list of keys.
const QUIZ_KEYS: [(&str, Phrase); 5] = [
    ("A … O", phrase!("keys-express-make-the-choice-with-this")),
    ("↑ ↓", phrase!("keys-go-through-the-choices-enter")),
    ("Enter", phrase!("keys-quiz-the-next-question")),
    (QUIZ_KEY, phrase!("keys-quiz-another-kind")),
    ("Esc", phrase!("keys-go-back")),
];

impl Analysis {
    /// The keys, for the list of keys.
    pub fn keys(&self) -> Vec<(&'static str, Phrase)> {
        match (&self.edit, &self.source) {
            (Some(_), _) => edit::KEYS.to_vec(),
            (None, Source::Quiz(_)) => QUIZ_KEYS.to_vec(),
            (None, Source::Game(_)) if self.is_quiz => [&QUIZ_KEYS[..3], &GAME_KEYS].concat(),
            (None, Source::Game(_) | Source::Position) => GAME_KEYS.to_vec(),
        }
    }

    /// The message for a command, if it means something here.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        (command == Command::Back).then_some(Message::Back)
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        let is_game = matches!(self.source, Source::Game(_));
        if is_game && press.is(PLAY_ON_KEY) {
            return Some(Message::PlayOn);
        }
        if let Key::Char(digit @ '1'..='8') = press.key
            && is_game
            && press.alt
            && !press.ctrl
        {
            let number = digit.to_digit(10)?;
            return Seat::from_number(number as usize).map(Message::Seat);
        }
        if !press.is_bare() {
            return None;
        }
        if let Some(edit) = &self.edit {
            return match press.key {
                Key::Named(Named::PageUp) => Some(Message::Below(-1)),
                Key::Named(Named::PageDown) => Some(Message::Below(1)),
                _ => edit.on_key(press).map(Message::Change),
            };
        }
        match press.key {
            Key::Named(Named::ArrowUp) => Some(Message::Below(-1)),
            Key::Named(Named::ArrowDown) => Some(Message::Below(1)),
            Key::Named(Named::Enter) if self.is_covered() || self.may_go_on() => {
                Some(Message::Enter)
            }
            // There are no more than fifteen choices.
            Key::Char(letter @ 'a'..='o') if self.is_covered() => {
                let line = letter as usize - 'a' as usize;
                self.lines().get(line).copied().map(Message::Choose)
            }
            Key::Named(Named::ArrowLeft) if is_game => Some(Message::Move(-1)),
            Key::Named(Named::ArrowRight) if is_game => Some(Message::Move(1)),
            Key::Named(Named::PageUp) if is_game => Some(Message::NextSeat(-1)),
            Key::Named(Named::PageDown) if is_game => Some(Message::NextSeat(1)),
            Key::Char('e') if is_game => Some(Message::Edit),
            Key::Char('q') => match &self.source {
                Source::Quiz(quiz) => {
                    let next = (quiz.kind() as usize + 1) % QuizKind::ALL.len();
                    Some(Message::Kind(QuizKind::ALL[next]))
                }
                Source::Game(_) => Some(Message::Quiz),
                Source::Position => None,
            },
            _ => None,
        }
    }
}
