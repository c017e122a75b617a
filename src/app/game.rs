//! The game on the screen, of whichever kind.

use iced::{Subscription, Task};
use jiff::Timestamp;

use super::help::Topic;
use super::keymap::{Command, Press};
use super::open::{self, Action, Open};
use super::widget::Element;
use super::words;
use crate::rules::express::Penalty;
use crate::session::{Classic, Dice, Express, Played, Player};
use crate::store::{Id, LastTable, Saved, Settings};

/// An open game.
#[derive(Debug, Clone)]
pub enum Game {
    /// A game of Express.
    Express(Open<Express>),
    /// A game on the board.
    Classic(Open<Classic>),
}

/// What happens in a game.
#[derive(Debug, Clone)]
pub enum Message {
    /// In a game of Express.
    Express(open::Message<Express>),
    /// In a game on the board.
    Classic(open::Message<Classic>),
}

impl Game {
    /// Opens a game where it stands: at its result when it is over.
    pub fn new(saved: Saved) -> Game {
        match saved.session.clone() {
            Played::Express(session) => Game::Express(Open::new(saved.map(|_| session))),
            Played::Classic(session) => Game::Classic(Open::new(saved.map(|_| session))),
        }
    }

    /// The session and what its file knows besides.
    pub fn saved(&self) -> Saved {
        match self {
            Game::Express(open) => open.saved().map(Played::Express),
            Game::Classic(open) => open.saved().map(Played::Classic),
        }
    }

    /// Those who sit at its table now, and what they play; what it has agreed on for the other game `earlier` is kept.
    pub fn table(&self, earlier: Option<&LastTable>) -> LastTable {
        match self {
            Game::Express(open) => LastTable {
                players: open.staying(),
                ..LastTable::of_express(
                    open.session().setup(),
                    open.host().record().options,
                    earlier,
                )
            },
            Game::Classic(open) => LastTable {
                players: open.staying(),
                ..LastTable::of_classic(
                    open.session().setup(),
                    open.host().record().options,
                    earlier,
                )
            },
        }
    }

    /// The dice with which another game is the same again.
    pub fn same_dice(&self) -> Dice {
        match self {
            Game::Express(open) => open.session().same_dice(),
            Game::Classic(open) => open.session().same_dice(),
        }
    }

    /// The name of its file.
    pub fn id(&self) -> &Id {
        match self {
            Game::Express(open) => &open.file().id,
            Game::Classic(open) => &open.file().id,
        }
    }

    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        match self {
            Game::Express(open) => open.session().is_solo(),
            Game::Classic(open) => open.session().is_solo(),
        }
    }

    /// Notes the best that one player has come to alone in other games.
    pub fn note_best(&mut self, best: i32) {
        match self {
            Game::Express(open) => open.note_best(best),
            Game::Classic(open) => open.note_best(best),
        }
    }

    /// The penalty and the totals by seat of a game of Express that is over.
    pub fn totals(&self) -> Option<(Penalty, Vec<i32>)> {
        match self {
            Game::Express(open) => {
                let session = open.session();
                let seats = 0..session.players().len();
                let totals = seats.map(|seat| session.score(seat).total()).collect();
                session
                    .is_over()
                    .then(|| (session.setup().penalty(), totals))
            }
            Game::Classic(_) => None,
        }
    }

    /// Notes which share of near-optimal games ended with less, by seat.
    pub fn note_places(&mut self, places: Vec<f64>) {
        match self {
            Game::Express(open) => open.note_places(places),
            Game::Classic(_) => {}
        }
    }

    /// Notes that something has just happened in it. Where the clock goes back, that is not before what happened last.
    pub fn touch(&mut self, now: Timestamp) {
        match self {
            Game::Express(open) => open.touch(now),
            Game::Classic(open) => open.touch(now),
        }
    }

    /// What is shown in the title of the window.
    pub fn title(&self) -> String {
        let (own, players): (_, &[Player]) = match self {
            Game::Express(open) => (&open.file().title, open.session().players()),
            Game::Classic(open) => (&open.file().title, open.session().players()),
        };
        words::title(own.as_ref(), players)
    }

    /// The message for a command, if it means something in a game.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        match self {
            Game::Express(open) => open.on_command(command).map(Message::Express),
            Game::Classic(open) => open.on_command(command).map(Message::Classic),
        }
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match self {
            Game::Express(open) => open.on_key(press).map(Message::Express),
            Game::Classic(open) => open.on_key(press).map(Message::Classic),
        }
    }

    /// What the rules are opened at.
    pub fn topic(&self) -> Topic {
        match self {
            Game::Express(open) if open.is_at_result() => Topic::Scoring,
            Game::Express(_) => Topic::Choosing,
            Game::Classic(_) => Topic::Board,
        }
    }

    /// The keys of what is shown, for the list of keys.
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        match self {
            Game::Express(open) => open.keys(),
            Game::Classic(open) => open.keys(),
        }
    }

    /// What the open game listens to.
    pub fn subscription(&self) -> Subscription<Message> {
        match self {
            Game::Express(open) => open.subscription().map(Message::Express),
            Game::Classic(open) => open.subscription().map(Message::Classic),
        }
    }

    /// The time that passes while somebody's is limited.
    pub fn time(&self) -> Subscription<Message> {
        match self {
            Game::Express(open) => open.time().map(Message::Express),
            Game::Classic(open) => open.time().map(Message::Classic),
        }
    }

    /// Takes part in what happens.
    pub fn update(&mut self, message: Message, settings: &Settings) -> Action<Message> {
        match (self, message) {
            (Game::Express(open), Message::Express(message)) => {
                open.update(message, settings).map(Message::Express)
            }
            (Game::Classic(open), Message::Classic(message)) => {
                open.update(message, settings).map(Message::Classic)
            }
            // The game has been left.
            (Game::Express(_), Message::Classic(_)) | (Game::Classic(_), Message::Express(_)) => {
                Action::None
            }
        }
    }

    /// Lets the program think where it is its turn.
    pub fn prompt(&mut self, settings: &Settings) -> Task<Message> {
        match self {
            Game::Express(open) => open.prompt(settings).map(Message::Express),
            Game::Classic(open) => open.prompt(settings).map(Message::Classic),
        }
    }

    /// The game, as the settings say.
    pub fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message> {
        match self {
            Game::Express(open) => open.view(settings).map(Message::Express),
            Game::Classic(open) => open.view(settings).map(Message::Classic),
        }
    }

    /// What the bar above the screens offers in a game, with so much room beside each word.
    pub fn controls(&self, beside: f32) -> Element<'_, Message> {
        match self {
            Game::Express(open) => open.controls(beside).map(Message::Express),
            Game::Classic(open) => open.controls(beside).map(Message::Classic),
        }
    }
}
