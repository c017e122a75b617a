//! The searchable rules of both games in the app's own words, opened at the topic of the current screen.

use iced::widget::operation::{self, RelativeOffset};
use iced::widget::{Id, column, container, row, scrollable, space, text, text_input};
use iced::{Center, Fill, Task};

use super::action::Action;
use super::keymap::Command;
use super::panel::{BESIDE, ONE_COLUMN, framed};
use super::theme::{self, gap, size};
use super::widget::{Element, medium, plain_control, soft, written_in};
use crate::text::{Phrase, phrase, say};

const FIELD: &str = "find in the rules";
const LIST: &str = "rules";

/// The rules panel.
#[derive(Debug, Clone)]
pub struct Help {
    /// The text of the field.
    sought: String,
    begin: Topic,
}

/// A message of this panel.
#[derive(Debug, Clone)]
pub enum Message {
    /// Search for this text.
    Seek(String),
    /// Show the keys.
    Keys,
    /// Show the lesson on the topic.
    Learn,
}

/// The topic of the current screen, at which the rules open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// No topic in particular.
    Any,
    /// Throwing, or choosing pairs and a fifth die.
    Choosing,
    /// Points.
    Scoring,
    /// Playing on the board.
    Board,
}

/// A rule: its game, its title, its text, and the rulings behind it.
struct Rule {
    game: Game,
    title: Phrase,
    words: Phrase,
    rulings: &'static str,
}

/// A game with its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Game {
    Express,
    Board,
}

static RULES: [Rule; 21] = [
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-throw"),
        words: phrase!("rules-express-throw-words"),
        rulings: "X1",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-pairs-and-fifth-die"),
        words: phrase!("rules-express-pairs-and-fifth-die-words"),
        rulings: "X1, X7",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-three-values"),
        words: phrase!("rules-express-three-values-words"),
        rulings: "X2, X3, X4",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-one-of-yours"),
        words: phrase!("rules-express-one-of-yours-words"),
        rulings: "X5",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-free-throw"),
        words: phrase!("rules-express-free-throw-words"),
        rulings: "X6",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-out"),
        words: phrase!("rules-express-out-words"),
        rulings: "X9",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-rows"),
        words: phrase!("rules-express-rows-words"),
        rulings: "X8, X10",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-kinder"),
        words: phrase!("rules-express-kinder-words"),
        rulings: "X11",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-winner"),
        words: phrase!("rules-express-winner-words"),
        rulings: "X12",
    },
    Rule {
        game: Game::Express,
        title: phrase!("rules-express-seats"),
        words: phrase!("rules-express-seats-words"),
        rulings: "X14",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-start"),
        words: phrase!("rules-board-start-words"),
        rulings: "C2",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-turn"),
        words: phrase!("rules-board-turn-words"),
        rulings: "C3",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-runners"),
        words: phrase!("rules-board-runners-words"),
        rulings: "C4",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-must-be-played"),
        words: phrase!("rules-board-must-be-played-words"),
        rulings: "C5, C6",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-bust"),
        words: phrase!("rules-board-bust-words"),
        rulings: "C7",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-stop"),
        words: phrase!("rules-board-stop-words"),
        rulings: "C8, C9",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-end"),
        words: phrase!("rules-board-end-words"),
        rulings: "C10",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-jump"),
        words: phrase!("rules-board-jump-words"),
        rulings: "C11",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-no-stop"),
        words: phrase!("rules-board-no-stop-words"),
        rulings: "C12",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-house"),
        words: phrase!("rules-board-house-words"),
        rulings: "C13",
    },
    Rule {
        game: Game::Board,
        title: phrase!("rules-board-seats"),
        words: phrase!("rules-board-seats-words"),
        rulings: "C14",
    },
];

impl Game {
    /// Its name, shown above its rules.
    fn name(self) -> String {
        match self {
            Game::Express => "Can't Stop Express".to_owned(),
            Game::Board => say!("rules-classic"),
        }
    }
}

impl Help {
    /// The rules, opened at this topic.
    pub fn new(begin: Topic) -> Help {
        Help {
            sought: String::new(),
            begin,
        }
    }

    /// Focuses the field, and scrolls the list to its beginning.
    pub fn open<T: Send + 'static>(&self) -> Task<T> {
        let top = operation::snap_to(LIST, RelativeOffset::START);
        Task::batch([top, operation::focus(FIELD)])
    }

    /// Applies a message and returns the request to the app.
    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Seek(sought) => self.sought = sought,
            Message::Keys => return Command::Keys.into(),
            Message::Learn => return Command::Learn.into(),
        }
        Action::None
    }

    /// The rules on the topic first, then the others of its game, then those of the other game.
    fn rules(&self) -> Vec<&'static Rule> {
        let first = match self.begin {
            Topic::Any | Topic::Choosing => "X1",
            Topic::Scoring => "X8, X10",
            Topic::Board => "C2",
        };
        let mut places = RULES.iter();
        let first = places.position(|rule| rule.rulings == first).unwrap_or(0);
        let game = RULES[first].game;
        let mut rules: Vec<&Rule> = RULES[first..].iter().chain(&RULES[..first]).collect();
        rules.sort_by_key(|rule| rule.game != game);
        rules
    }

    /// Draws the panel.
    pub fn view(&self) -> Element<'_, Message> {
        let words: Vec<String> = self
            .sought
            .split_whitespace()
            .map(str::to_lowercase)
            .collect();
        let is_sought = |rule: &&Rule| {
            let all = format!(
                "{} {} {} {}",
                rule.game.name(),
                rule.title,
                rule.words,
                rule.rulings
            );
            let all = all.to_lowercase();
            words.iter().all(|word| all.contains(word))
        };
        let mut lines = column![].spacing(gap::L);
        let mut game = None;
        for rule in self.rules().into_iter().filter(is_sought) {
            if game != Some(rule.game) {
                game = Some(rule.game);
                let name = text(rule.game.name());
                lines = lines.push(name.size(size::HEADING).font(theme::BOLD));
            }
            let title = row![
                medium(rule.title.to_string(), size::LABEL),
                space().width(Fill),
                soft(rule.rulings, size::CAPTION),
            ]
            .align_y(Center);
            let words = text(rule.words.to_string()).size(size::BODY);
            lines = lines.push(column![title, words].spacing(gap::XS));
        }
        if game.is_none() {
            lines = lines.push(soft(say!("rules-nothing-found"), size::BODY));
        }
        let field = written_in(
            text_input(&say!("rules-find"), &self.sought)
                .id(Id::new(FIELD))
                .on_input(Message::Seek)
                .size(size::LABEL)
                .padding([gap::S, gap::M]),
            say!("rules-find"),
            &self.sought,
        );
        let others = row![
            plain_control(say!("rules-lessons"), Command::Learn.key(), Message::Learn),
            plain_control(say!("rules-keys"), Command::Keys.key(), Message::Keys),
        ]
        .spacing(gap::M)
        .align_y(Center);
        let about = soft(say!("rules-about"), size::CAPTION);
        let lines = scrollable(
            container(column![about, lines].spacing(gap::M))
                .padding(BESIDE)
                .width(Fill),
        )
        .id(Id::new(LIST))
        .height(Fill);
        framed(
            ONE_COLUMN,
            say!("rules-title"),
            Some(others.into()),
            column![container(field).padding(BESIDE), lines].spacing(gap::M),
        )
    }
}
