//! The game on the screen, of either kind.

use iced::{Subscription, Task};
use jiff::Timestamp;

use super::ear::Happened;
use super::game_screen::{self, Action, GameScreen};
use super::help::Topic;
use super::keymap::{Command, Press};
use super::lookups::Compared;
use super::widget::Element;
use super::{App, words};
use crate::coach::express::Par;
use crate::rules::Seat;
use crate::rules::express::Penalty;
use crate::session::{AnySession, Classic, DiceSource, Express, Player, Session};
use crate::store::{Id, LastTable, Saved, Settings};
use crate::table::{Device, Input, SeatStatus};
use crate::text::Phrase;
use crate::web::{Reply, Request, Snapshot};

/// An open game.
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

    /// The session and the other facts in its file.
    pub fn saved(&self) -> Saved {
        match self {
            AnyGame::Express(open) => open.saved().map(AnySession::Express),
            AnyGame::Classic(open) => open.saved().map(AnySession::Classic),
        }
    }

    /// Those who sit at its table now, and what they play; what it has agreed on for the other game `earlier` is kept.
    pub fn table(&self, earlier: Option<&LastTable>) -> LastTable {
        match self {
            AnyGame::Express(open) => LastTable {
                players: open.staying(),
                ..LastTable::of_express(
                    open.session().setup(),
                    open.host().record().options,
                    earlier,
                )
            },
            AnyGame::Classic(open) => LastTable {
                players: open.staying(),
                ..LastTable::of_classic(
                    open.session().setup(),
                    open.host().record().options,
                    earlier,
                )
            },
        }
    }

    /// Notes the game that this new practice copy was made of.
    pub fn keep_original(&mut self, original: AnyGame) {
        match (self, original) {
            (AnyGame::Express(open), AnyGame::Express(original)) => open.keep_original(original),
            (AnyGame::Classic(open), AnyGame::Classic(original)) => open.keep_original(original),
            (AnyGame::Express(_), AnyGame::Classic(_))
            | (AnyGame::Classic(_), AnyGame::Express(_)) => {}
        }
    }

    /// Brings what is looked at into view again, where people come back to it.
    pub fn scroll_back(&self) -> Task<Message> {
        match self {
            AnyGame::Express(open) => open.scroll_back().map(Message::Express),
            AnyGame::Classic(open) => open.scroll_back().map(Message::Classic),
        }
    }

    /// Whether it is a practice copy in which people have done nothing yet, so that it is in no file.
    pub fn is_untouched(&self) -> bool {
        match self {
            AnyGame::Express(open) => open.is_untouched(),
            AnyGame::Classic(open) => open.is_untouched(),
        }
    }

    /// From now on it is saved like any other game.
    pub fn keep(&mut self) {
        match self {
            AnyGame::Express(open) => open.keep(),
            AnyGame::Classic(open) => open.keep(),
        }
    }

    /// The game that this is a practice copy of, as people have left it.
    pub fn take_original(&mut self) -> Option<AnyGame> {
        match self {
            AnyGame::Express(open) => open.take_original().map(AnyGame::Express),
            AnyGame::Classic(open) => open.take_original().map(AnyGame::Classic),
        }
    }

    /// The dice for playing the same game once more.
    pub fn same_dice(&self) -> DiceSource {
        match self {
            AnyGame::Express(open) => open.session().same_dice(),
            AnyGame::Classic(open) => open.session().same_dice(),
        }
    }

    /// The name of its file.
    pub fn id(&self) -> &Id {
        match self {
            AnyGame::Express(open) => open.id(),
            AnyGame::Classic(open) => open.id(),
        }
    }

    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        match self {
            AnyGame::Express(open) => open.session().is_solo(),
            AnyGame::Classic(open) => open.session().is_solo(),
        }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        match self {
            AnyGame::Express(open) => open.session().is_over(),
            AnyGame::Classic(open) => open.session().is_over(),
        }
    }

    /// Begins the review that a result tells of.
    pub fn judge(&mut self) -> Task<Message> {
        match self {
            AnyGame::Express(open) => open.judge().map(Message::Express),
            AnyGame::Classic(open) => open.judge().map(Message::Classic),
        }
    }

    /// Notes what else the result is compared with.
    pub fn note_compared(&mut self, compared: Compared) {
        let Compared { own, attempts } = compared;
        let attempts = attempts.into_iter();
        match self {
            AnyGame::Express(open) => {
                let attempts = attempts.filter_map(|saved| match saved.session {
                    AnySession::Express(session) => Some((saved.created, session)),
                    AnySession::Classic(_) => None,
                });
                open.note_compared(own, attempts);
            }
            AnyGame::Classic(open) => {
                let attempts = attempts.filter_map(|saved| match saved.session {
                    AnySession::Classic(session) => Some((saved.created, session)),
                    AnySession::Express(_) => None,
                });
                open.note_compared(own, attempts);
            }
        }
    }

    /// Whether what comes next is up to the program.
    pub fn is_bots_turn(&self) -> bool {
        match self {
            AnyGame::Express(open) => open.is_bots_turn(),
            AnyGame::Classic(open) => open.is_bots_turn(),
        }
    }

    /// Whether it is on the table with more than one pad.
    pub fn has_several_pads(&self) -> bool {
        match self {
            AnyGame::Express(open) => open.is_at_table() && !open.session().is_solo(),
            AnyGame::Classic(_) => false,
        }
    }

    /// Notes the best that one player has come to alone in other games.
    pub fn note_best(&mut self, best: i32) {
        match self {
            AnyGame::Express(open) => open.note_best(best),
            AnyGame::Classic(open) => open.note_best(best),
        }
    }

    /// The message that somebody at the table has seen the dice in another game.
    pub fn know_dice(&self) -> Message {
        match self {
            AnyGame::Express(_) => {
                Message::Express(game_screen::Message::Host(Box::new(Input::KnowDice)))
            }
            AnyGame::Classic(_) => {
                Message::Classic(game_screen::Message::Host(Box::new(Input::KnowDice)))
            }
        }
    }

    /// The penalty and the totals by seat of a game of Express that is over.
    pub fn totals(&self) -> Option<(Penalty, Vec<i32>)> {
        match self {
            AnyGame::Express(open) => {
                let session = open.session();
                let seats = Seat::all(session.players().len());
                let totals = seats.map(|seat| session.score(seat).total()).collect();
                session
                    .is_over()
                    .then(|| (session.setup().penalty(), totals))
            }
            AnyGame::Classic(_) => None,
        }
    }

    /// Notes which share of near-optimal games ended with less, by seat.
    pub fn note_places(&mut self, places: Vec<f64>) {
        match self {
            AnyGame::Express(open) => open.note_places(places),
            AnyGame::Classic(_) => {}
        }
    }

    /// The game, if it is one of those whose result tells what could have been made of the same dice: Express, alone, with
    /// the app's dice.
    pub fn with_par(&self) -> Option<&Session<Express>> {
        match self {
            AnyGame::Express(open) => Some(open.session()).filter(|session| session.has_par()),
            AnyGame::Classic(_) => None,
        }
    }

    /// Notes what could have been made of the same dice.
    pub fn note_par(&mut self, par: Par) {
        match self {
            AnyGame::Express(open) => open.note_par(par),
            AnyGame::Classic(_) => {}
        }
    }

    /// Notes the time of an event. If the system's clock went back, not before the last one.
    pub fn touch(&mut self, now: Timestamp) {
        match self {
            AnyGame::Express(open) => open.touch(now),
            AnyGame::Classic(open) => open.touch(now),
        }
    }

    /// The title of the window.
    pub fn title(&self) -> String {
        let (own, players): (_, &[Player]) = match self {
            AnyGame::Express(open) => (open.title(), open.session().players()),
            AnyGame::Classic(open) => (open.title(), open.session().players()),
        };
        words::title(own, players)
    }

    /// The message for a command, if it means something in a game.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        match self {
            AnyGame::Express(open) => open.on_command(command).map(Message::Express),
            AnyGame::Classic(open) => open.on_command(command).map(Message::Classic),
        }
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match self {
            AnyGame::Express(open) => open.on_key(press).map(Message::Express),
            AnyGame::Classic(open) => open.on_key(press).map(Message::Classic),
        }
    }

    /// The part at which the rules open.
    pub fn topic(&self) -> Topic {
        match self {
            AnyGame::Express(open) if open.is_at_result() => Topic::Scoring,
            AnyGame::Express(_) => Topic::Choosing,
            AnyGame::Classic(_) => Topic::Board,
        }
    }

    /// What the part of the game is called that is shown.
    pub fn part(&self) -> Phrase {
        match self {
            AnyGame::Express(open) => open.part(),
            AnyGame::Classic(open) => open.part(),
        }
    }

    /// What has happened last, for those who do not see the table, where that is shown.
    pub fn happened(&self) -> Option<Happened> {
        match self {
            AnyGame::Express(open) => open.happened(),
            AnyGame::Classic(open) => open.happened(),
        }
    }

    /// The keys of this screen, for the list of keys.
    pub fn keys(&self) -> Vec<(&'static str, Phrase)> {
        match self {
            AnyGame::Express(open) => open.keys(),
            AnyGame::Classic(open) => open.keys(),
        }
    }

    /// The subscriptions of the open game.
    pub fn subscription(&self) -> Subscription<Message> {
        match self {
            AnyGame::Express(open) => open.subscription().map(Message::Express),
            AnyGame::Classic(open) => open.subscription().map(Message::Classic),
        }
    }

    /// The time that passes while somebody's is limited.
    pub fn time(&self, is_looked_at: bool) -> Subscription<Message> {
        match self {
            AnyGame::Express(open) => open.time(is_looked_at).map(Message::Express),
            AnyGame::Classic(open) => open.time(is_looked_at).map(Message::Classic),
        }
    }

    /// Applies the message.
    pub fn update(&mut self, message: Message, settings: &Settings) -> Action<Message> {
        match (self, message) {
            (AnyGame::Express(open), Message::Express(message)) => {
                open.update(message, settings).map(Message::Express)
            }
            (AnyGame::Classic(open), Message::Classic(message)) => {
                open.update(message, settings).map(Message::Classic)
            }
            // The game has been left.
            (AnyGame::Express(_), Message::Classic(_))
            | (AnyGame::Classic(_), Message::Express(_)) => Action::None,
        }
    }

    /// Does what somebody asks for on a phone.
    pub fn request(&mut self, request: Request, settings: &Settings) -> (Action<Message>, Reply) {
        match self {
            AnyGame::Express(open) => {
                let (action, denied) = open.act(request.input(), settings);
                let reply = request.reply(&denied, open.session().players());
                (action.map(Message::Express), reply)
            }
            AnyGame::Classic(open) => {
                let (action, denied) = open.act(request.input(), settings);
                let reply = request.reply(&denied, open.session().players());
                (action.map(Message::Classic), reply)
            }
        }
    }

    /// A copy of the game for the phones.
    pub fn snapshot(&self, shows_odds: bool) -> Snapshot {
        match self {
            AnyGame::Express(open) => Snapshot::new(open.host(), shows_odds),
            AnyGame::Classic(open) => Snapshot::new(open.host(), shows_odds),
        }
    }

    /// How often something has changed that phones show.
    pub fn version(&self) -> usize {
        match self {
            AnyGame::Express(open) => open.host().version(),
            AnyGame::Classic(open) => open.host().version(),
        }
    }

    /// Notes where the people play now, by seat.
    pub fn note_devices(&mut self, devices: &[Device]) {
        match self {
            AnyGame::Express(open) => open.note_devices(devices),
            AnyGame::Classic(open) => open.note_devices(devices),
        }
    }

    /// Every player, and what becomes of the seat.
    pub fn seat_statuses(&self) -> Vec<(&Player, SeatStatus)> {
        match self {
            AnyGame::Express(open) => open.host().seat_statuses(),
            AnyGame::Classic(open) => open.host().seat_statuses(),
        }
    }

    /// Whether anybody plays on a phone.
    pub fn has_phones(&self) -> bool {
        match self {
            AnyGame::Express(open) => open.host().has_phones(),
            AnyGame::Classic(open) => open.host().has_phones(),
        }
    }

    /// Shows the game as it stands.
    pub fn show(&mut self, settings: &Settings) {
        match self {
            AnyGame::Express(open) => drop(open.update(game_screen::Message::ShowGame, settings)),
            AnyGame::Classic(open) => drop(open.update(game_screen::Message::ShowGame, settings)),
        }
    }

    /// Lets the program think if it is its turn.
    pub fn prompt(&mut self, settings: &Settings) -> Task<Message> {
        match self {
            AnyGame::Express(open) => open.prompt(settings).map(Message::Express),
            AnyGame::Classic(open) => open.prompt(settings).map(Message::Classic),
        }
    }

    /// The game, as the settings say.
    ///
    pub fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message> {
        match self {
            AnyGame::Express(open) => open.view(settings).map(Message::Express),
            AnyGame::Classic(open) => open.view(settings).map(Message::Classic),
        }
    }

    /// The bar's buttons in a game, with so much room beside each word.
    pub fn controls(&self, beside: f32) -> Element<'_, Message> {
        match self {
            AnyGame::Express(open) => open.controls(beside).map(Message::Express),
            AnyGame::Classic(open) => open.controls(beside).map(Message::Classic),
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
