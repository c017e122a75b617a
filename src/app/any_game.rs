//! The open game, of either kind, behind one view.

use std::ops::{Deref, DerefMut};

use iced::{Subscription, Task};
use jiff::Timestamp;

use super::App;
use super::ear::Happened;
use super::game_screen::{self, Action, GameScreen};
use super::help::Topic;
use super::keymap::Bindings;
use super::lookups::Compared;
use super::widget::Element;
use crate::coach::express::Par;
use crate::session::{AnySession, Classic, Express, Player, Session};
use crate::store::{Id, LastTable, Saved, Settings};
use crate::table::{Device, SeatStatus};
use crate::text::Phrase;
use crate::web::{Reply, Request, Snapshot};

/// An open game, used as an [`OpenGame`].
#[derive(Debug, Clone)]
pub enum AnyGame {
    /// A game of Express.
    Express(GameScreen<Express>),
    /// A game on the board.
    Classic(GameScreen<Classic>),
}

/// A message of an open game.
#[derive(Debug, Clone)]
pub enum Message {
    /// In a game of Express.
    Express(game_screen::Message<Express>),
    /// In a game on the board.
    Classic(game_screen::Message<Classic>),
}

/// What the program does with an open game, whichever it is.
pub trait OpenGame {
    /// The session and the other facts in its file.
    fn saved(&self) -> Saved;

    /// The players who are still there, and the agreements; those for the other game are taken from `earlier`.
    fn table(&self, earlier: Option<&LastTable>) -> LastTable;

    /// The name of its file.
    fn id(&self) -> &Id;

    /// Whether one player plays alone.
    fn is_solo(&self) -> bool;

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// Whether the table is shown.
    fn is_at_table(&self) -> bool;

    /// Whether the program moves next.
    fn is_bots_turn(&self) -> bool;

    /// Whether this is a practice copy without any event by people, which is in no file.
    fn is_untouched(&self) -> bool;

    /// Saves a practice copy from now on like any other game.
    fn keep(&mut self);

    /// Notes the game that this new practice copy was made of.
    fn keep_original(&mut self, original: AnyGame);

    /// The game that this is a practice copy of, as people left it.
    fn take_original(&mut self) -> Option<AnyGame>;

    /// Sets the time of the last event, which never goes back with the system's clock.
    fn touch(&mut self, now: Timestamp);

    /// Notes the best result of a solo player in other games.
    fn note_best(&mut self, best: i32);

    /// Notes the shares of near-optimal games with a lower result, by seat.
    fn note_places(&mut self, places: Vec<f64>);

    /// Notes the best possible result with the same dice.
    fn note_par(&mut self, par: Par);

    /// Notes the games that the result is compared with.
    fn note_compared(&mut self, compared: Compared);

    /// Notes where people play now, by seat.
    fn note_devices(&mut self, devices: &[Device]);

    /// The message that somebody at the table has seen the dice in another game.
    fn know_dice(&self) -> Message;

    /// The title of the window.
    fn title(&self) -> String;

    /// The name of the part of the game on the screen.
    fn part(&self) -> Phrase;

    /// The part of the rules that suits the screen.
    fn topic(&self) -> Topic;

    /// The last events for those who do not see the table, where the screen shows them.
    fn happened(&self) -> Option<Happened>;

    /// The keys of this screen.
    fn bindings(&self) -> Bindings<'_, Message>;

    /// The frames of an animation.
    fn subscription(&self) -> Subscription<Message>;

    /// The ticks of a running clock; at the laptop it runs only while `is_looked_at`.
    fn time(&self, is_looked_at: bool) -> Subscription<Message>;

    /// Applies the message, unless it belongs to a game that was left.
    fn update(&mut self, message: Message, settings: &Settings) -> Action<Message>;

    /// Shows the game as it stands.
    fn show(&mut self, settings: &Settings);

    /// Scrolls back to the place that is looked at.
    fn scroll_back(&self) -> Task<Message>;

    /// Begins the review that a result needs.
    fn judge(&mut self) -> Task<Message>;

    /// Lets the program think if it is its turn.
    fn prompt(&mut self, settings: &Settings) -> Task<Message>;

    /// Carries out a request from a phone.
    fn request(&mut self, request: Request, settings: &Settings) -> (Action<Message>, Reply);

    /// A copy of the game for the phones.
    fn snapshot(&self, shows_odds: bool) -> Snapshot;

    /// The number of changes that phones show.
    fn version(&self) -> usize;

    /// Every player, and the status of the seat.
    fn seat_statuses(&self) -> Vec<(&Player, SeatStatus)>;

    /// Whether anybody plays on a phone.
    fn has_phones(&self) -> bool;

    /// The screen of the game.
    fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message>;

    /// The bar's buttons in a game, with so much room beside each word.
    fn controls(&self, beside: f32) -> Element<'_, Message>;
}

impl AnyGame {
    /// Opens a game where it stands: at its result when it is over.
    pub fn new(saved: Saved) -> AnyGame {
        match saved.split() {
            (AnySession::Express(session), file) => {
                AnyGame::Express(GameScreen::new(file.map(|()| session)))
            }
            (AnySession::Classic(session), file) => {
                AnyGame::Classic(GameScreen::new(file.map(|()| session)))
            }
        }
    }

    /// The session of a game of Express.
    pub fn express(&self) -> Option<&Session<Express>> {
        match self {
            AnyGame::Express(open) => Some(open.session()),
            AnyGame::Classic(_) => None,
        }
    }
}

impl Deref for AnyGame {
    type Target = dyn OpenGame;

    fn deref(&self) -> &Self::Target {
        match self {
            AnyGame::Express(open) => open,
            AnyGame::Classic(open) => open,
        }
    }
}

impl DerefMut for AnyGame {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            AnyGame::Express(open) => open,
            AnyGame::Classic(open) => open,
        }
    }
}

impl App {
    /// Applies a message of the open game.
    pub(super) fn on_game(&mut self, message: Message) -> Task<super::Message> {
        let Some(game) = super::game(&mut self.screen, &mut self.aside) else {
            return Task::none();
        };
        let action = game.update(message, &self.settings);
        self.follow_game(action)
    }

    /// Does what follows for the program from what has happened in the game.
    pub(super) fn follow_game(&mut self, action: Action<Message>) -> Task<super::Message> {
        let Some(game) = super::game(&mut self.screen, &mut self.aside) else {
            return Task::none();
        };
        let prompt = game.prompt(&self.settings).map(super::Message::Game);
        let task = match action {
            Action::None => Task::none(),
            Action::Save(task) => Task::batch([
                task.map(super::Message::Game),
                self.save_game(),
                self.look_up_result(),
            ]),
            Action::Note(task) => Task::batch([task.map(super::Message::Game), self.note_game()]),
            Action::Leave => self.show_home(),
            Action::Again { has_same_dice } => self.again(has_same_dice),
            Action::PlayOn(copy) => self.play_on(copy),
            Action::ShowOriginal => self.show_original(),
            Action::Run(task) => task.map(super::Message::Game),
        };
        Task::batch([task, prompt])
    }
}
