//! The open game of either kind, behind one interface.

use std::mem;
use std::ops::{Deref, DerefMut};

use iced::{Subscription, Task, window};
use jiff::Timestamp;

use super::at_table;
use super::banner::Banner;
use super::bar::{Entry, Ground};
use super::ear::Happened;
use super::game_screen::{self, Action, GameScreen, Screen};
use super::game_ui::{GameUi, PlayScreen};
use super::keymap::Bindings;
use super::result::{self, Compared};
use super::subject::Subject;
use super::widget::Element;
use super::words;
use crate::rules::Seat;
use crate::session::{AnySession, Classic, Express, Player};
use crate::store::{Id, Saved, Settings, Store};
use crate::table::{Device, Host, Input, SeatStatus};
use crate::text::moments::Place;
use crate::text::{Phrase, phrase};
use crate::web::{Moved, PhoneRequest, Refusal, Reply, Snapshot};

/// Dereferences to an [`OpenGame`].
#[derive(Debug, Clone)]
pub enum AnyGame {
    Express(GameScreen<Express>),
    Classic(GameScreen<Classic>),
}

#[derive(Debug, Clone)]
pub enum Message {
    Express(game_screen::Message<Express>),
    Classic(game_screen::Message<Classic>),
}

pub trait OpenGame {
    fn saved(&self) -> Saved;

    fn id(&self) -> &Id;

    /// Whether the way out leads to the list of games: from the table and the result.
    fn leads_home(&self) -> bool;

    fn is_passing(&self) -> bool;

    fn is_over(&self) -> bool;

    /// Whether it is a practice copy in which nobody has played yet; such a copy is in no file.
    fn is_untouched(&self) -> bool;

    /// Treats a practice copy as touched, so that it is saved like any other game; returns whether it was untouched.
    fn touch(&mut self) -> bool;

    /// Sets the time of the last event; it never goes back, even if the system clock does.
    fn set_changed(&mut self, now: Timestamp);

    /// Looks up other games for one that has been opened or is over, and what its result is compared with.
    fn look_up(&mut self, store: &Store) -> Task<Message>;

    fn note_devices(&mut self, devices: &[Device]);

    /// Tells the players which seat has changed its phone.
    fn hear_of(&mut self, moved: Moved);

    fn title(&self) -> String;

    fn part(&self) -> Phrase;

    /// The last events, for players who cannot see the table; `None` if the screen does not show them.
    fn happened(&self) -> Option<Happened>;

    fn bindings(&self) -> Bindings<'_, Message>;

    fn subscription(&self) -> Subscription<Message>;

    /// The ticks of a running clock; for players at the laptop it runs only while `is_looked_at`.
    fn time(&self, is_looked_at: bool) -> Subscription<Message>;

    fn show(&mut self, settings: &Settings);

    /// Opens the analysis of the result, once it is shown, at this choice.
    fn look_at(&mut self, choice: Place);

    fn scroll_back(&self) -> Task<Message>;

    /// Begins the analysis that the result shows, and if this copy of the app may play, lets the bot think.
    fn prompt(&mut self, may_play: bool, settings: &Settings) -> Task<Message>;

    fn request(&mut self, request: PhoneRequest, settings: &Settings) -> (Action<Message>, Reply);

    fn snapshot(&self, shows_odds: bool) -> Snapshot;

    /// A number that changes whenever the phones have something new to show.
    fn version(&self) -> usize;

    fn seat_statuses(&self) -> Vec<(&Player, SeatStatus)>;

    fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message>;

    /// `None` unless the bar belongs to the head of the screen.
    fn ground(&self) -> Option<Ground>;

    /// What the bar has beside its way out, in this width.
    fn head(&self, width: f32) -> Option<Element<'_, Message>>;

    fn bar(&self) -> Vec<Entry<Message>>;

    fn menu(&self) -> Vec<Entry<Message>>;
}

impl AnyGame {
    pub fn new(saved: Saved) -> AnyGame {
        let (session, file) = saved.split();
        match session {
            AnySession::Express(session) => AnyGame::Express(GameScreen::new(session, file)),
            AnySession::Classic(session) => AnyGame::Classic(GameScreen::new(session, file)),
        }
    }

    pub fn keep_original(&mut self, original: AnyGame) {
        match (self, original) {
            (AnyGame::Express(copy), AnyGame::Express(original)) => copy.keep_original(original),
            (AnyGame::Classic(copy), AnyGame::Classic(original)) => copy.keep_original(original),
            // A copy is of the same kind as its original.
            _ => {}
        }
    }

    pub fn take_original(&mut self) -> Option<AnyGame> {
        match self {
            AnyGame::Express(copy) => copy.original.take().map(|open| AnyGame::Express(*open)),
            AnyGame::Classic(copy) => copy.original.take().map(|open| AnyGame::Classic(*open)),
        }
    }

    /// Applies a message, unless it comes from a game of the other kind that was open before.
    pub fn update(&mut self, message: Message, settings: &Settings) -> Action<Message> {
        match (self, message) {
            (AnyGame::Express(open), Message::Express(message)) => {
                open.update(message, settings).map(Message::Express)
            }
            (AnyGame::Classic(open), Message::Classic(message)) => {
                open.update(message, settings).map(Message::Classic)
            }
            _ => Action::None,
        }
    }

    pub fn subject(&self) -> Subject {
        match self {
            AnyGame::Express(open) if matches!(open.screen, Screen::Result(_)) => Subject::Scoring,
            AnyGame::Express(_) => Subject::Throws,
            AnyGame::Classic(_) => Subject::Board,
        }
    }

    /// Whether a table is shown that can show all pads or one; with phones it shows all anyway.
    pub fn has_several_pads(&self) -> bool {
        matches!(self, AnyGame::Express(open) if matches!(open.screen, Screen::Play(_))
            && !open.session().is_solo() && !open.host.has_phones())
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

impl From<game_screen::Message<Express>> for Message {
    fn from(message: game_screen::Message<Express>) -> Message {
        Message::Express(message)
    }
}

impl From<game_screen::Message<Classic>> for Message {
    fn from(message: game_screen::Message<Classic>) -> Message {
        Message::Classic(message)
    }
}

impl<G: GameUi> OpenGame for GameScreen<G>
where
    Message: From<game_screen::Message<G>>,
{
    fn saved(&self) -> Saved {
        self.saved()
    }

    fn id(&self) -> &Id {
        &self.file.id
    }

    fn leads_home(&self) -> bool {
        matches!(self.screen, Screen::Play(_) | Screen::Result(_))
    }

    fn is_passing(&self) -> bool {
        matches!(&self.screen, Screen::Play(play) if play.is_passing())
    }

    fn is_over(&self) -> bool {
        self.session().is_over()
    }

    fn is_untouched(&self) -> bool {
        self.is_untouched
    }

    fn touch(&mut self) -> bool {
        mem::take(&mut self.is_untouched)
    }

    fn set_changed(&mut self, now: Timestamp) {
        self.file.changed = now.max(self.file.changed);
    }

    fn look_up(&mut self, store: &Store) -> Task<Message> {
        self.look_up(store).map(Message::from)
    }

    fn note_devices(&mut self, devices: &[Device]) {
        // A practice copy may belong to one player, who then plays every seat at the laptop.
        let devices = if self.original.is_some() {
            &[]
        } else {
            devices
        };
        if self.host.devices() == devices {
            return;
        }
        let with_phones = |host: &Host<G>| -> Vec<Seat> {
            let seats = Seat::all(host.session().players().len());
            seats.filter(|&seat| host.device(seat).is_phone()).collect()
        };
        let before = with_phones(&self.host);
        self.host.handle(Input::Devices(devices.to_vec()));
        if let Screen::Play(play) = &mut self.screen
            && with_phones(&self.host) != before
        {
            play.reseat(&self.host);
        }
    }

    fn hear_of(&mut self, moved: Moved) {
        let told = moved.told(self.session().players());
        self.tell(Some(Banner::Notice(told)));
    }

    fn title(&self) -> String {
        words::title(self.file.title.as_ref(), self.session().players())
    }

    fn part(&self) -> Phrase {
        match &self.screen {
            Screen::Play(_) => phrase!("common-bar-table"),
            Screen::History(_) => phrase!("common-bar-history"),
            Screen::Result(_) => phrase!("common-bar-result"),
            Screen::Analysis(_) => phrase!("coach-analysis-title"),
            Screen::Seats(_) => phrase!("common-bar-players"),
        }
    }

    fn happened(&self) -> Option<Happened> {
        let lines = match &self.screen {
            Screen::Play(play) => play.happened(&self.host)?,
            // The last event led to the result.
            Screen::Result(_) => self.new_play().happened(&self.host)?,
            Screen::History(_) | Screen::Analysis(_) | Screen::Seats(_) => return None,
        };
        // An undo is announced where it happens, and the events before it were announced earlier.
        let is_known = !self.session().log().undone().is_empty();
        Some(Happened { lines, is_known })
    }

    fn bindings(&self) -> Bindings<'_, Message> {
        self.bindings().map(Message::from)
    }

    fn subscription(&self) -> Subscription<Message> {
        let frame = |now| game_screen::Message::Play(at_table::Message::Frame(now));
        match &self.screen {
            Screen::Play(play) if play.is_moving() => {
                window::frames().map(frame).map(Message::from)
            }
            _ => Subscription::none(),
        }
    }

    fn time(&self, is_looked_at: bool) -> Subscription<Message> {
        self.time(is_looked_at).map(Message::from)
    }

    fn show(&mut self, settings: &Settings) {
        drop(self.update(game_screen::Message::ShowGame, settings));
    }

    fn look_at(&mut self, choice: Place) {
        if let Screen::Result(ending) = &mut self.screen
            && let Some(analysis) = &mut ending.analysis
        {
            analysis.look_at(choice);
        }
    }

    fn scroll_back(&self) -> Task<Message> {
        match &self.screen {
            Screen::History(history) => history.scroll(),
            Screen::Analysis(analysis) => {
                let scrolled = analysis.scroll().map(game_screen::Message::Analysis);
                scrolled.map(Message::from)
            }
            Screen::Play(_) | Screen::Result(_) | Screen::Seats(_) => Task::none(),
        }
    }

    fn prompt(&mut self, may_play: bool, settings: &Settings) -> Task<Message> {
        self.prompt(may_play, settings).map(Message::from)
    }

    fn request(&mut self, request: PhoneRequest, settings: &Settings) -> (Action<Message>, Reply) {
        let Some(input) = request.input() else {
            return (Action::None, request.answer(Err(Refusal::Late)));
        };
        let (action, denied) = self.act(input, settings);
        let reply = request.reply(&denied, self.session().players());
        (action.map(Message::from), reply)
    }

    fn snapshot(&self, shows_odds: bool) -> Snapshot {
        let snapshot = Snapshot::new(&self.host, shows_odds).played(self.file.changed);
        let Compared { evening, link, .. } = &self.compared;
        match link {
            Some(link) => snapshot.ended(link.clone(), evening.as_deref().cloned()),
            None => snapshot,
        }
    }

    fn version(&self) -> usize {
        // What was looked up is new as well.
        2 * self.host.version() + usize::from(self.compared.link.is_some())
    }

    fn seat_statuses(&self) -> Vec<(&Player, SeatStatus)> {
        self.host.seat_statuses()
    }

    fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message> {
        self.view(settings).map(Message::from)
    }

    fn ground(&self) -> Option<Ground> {
        match &self.screen {
            Screen::Result(ending) => Some(result::ground(&self.over(ending))),
            _ => None,
        }
    }

    fn head(&self, width: f32) -> Option<Element<'_, Message>> {
        let Screen::Analysis(analysis) = &self.screen else {
            return None;
        };
        let head = analysis.head(width)?;
        let head = head.map(game_screen::Message::Analysis);
        Some(head.map(Message::from))
    }

    fn bar(&self) -> Vec<Entry<Message>> {
        let entries = self.bar().into_iter();
        entries.map(|entry| entry.map(Message::from)).collect()
    }

    fn menu(&self) -> Vec<Entry<Message>> {
        let entries = self.menu().into_iter();
        entries.map(|entry| entry.map(Message::from)).collect()
    }
}
