//! An open game as the program sees it, whichever it is.

use iced::{Subscription, Task};
use jiff::Timestamp;

use super::{Action, GameScreen, Message, Screen};
use crate::app::any_game::{self, AnyGame, OpenGame};
use crate::app::ear::Happened;
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::app::help::Topic;
use crate::app::keymap::Bindings;
use crate::app::lookups::Compared;
use crate::app::result::Attempt;
use crate::app::widget::Element;
use crate::app::words;
use crate::coach::express::Par;
use crate::rules::Seat;
use crate::session::Player;
use crate::store::{Id, LastTable, Saved, Settings};
use crate::table::{Device, Host, Input, SeatStatus};
use crate::text::{Phrase, phrase};
use crate::web::{Reply, Request, Snapshot};

impl<G: GameUi> OpenGame for GameScreen<G> {
    fn saved(&self) -> Saved {
        Saved {
            id: self.id.clone(),
            title: self.title.clone(),
            created: self.created,
            changed: self.changed,
            record: self.host.record().clone(),
            session: G::any(self.session().clone()),
        }
    }

    fn table(&self, earlier: Option<&LastTable>) -> LastTable {
        // The players who have not left.
        let seats = Seat::enumerate(self.session().players());
        let staying = seats
            .filter(|&(seat, _)| self.session().tenure(seat).departed.is_none())
            .map(|(_, player)| player.clone());
        LastTable {
            players: staying.collect(),
            ..G::table_of(self.session().setup(), self.host.record().options, earlier)
        }
    }

    fn id(&self) -> &Id {
        &self.id
    }

    fn is_solo(&self) -> bool {
        self.session().is_solo()
    }

    fn is_over(&self) -> bool {
        self.session().is_over()
    }

    fn is_at_table(&self) -> bool {
        matches!(self.screen, Screen::Play(_))
    }

    fn is_bots_turn(&self) -> bool {
        self.is_ready() && self.host.is_bots_turn()
    }

    fn is_untouched(&self) -> bool {
        self.is_untouched
    }

    fn keep(&mut self) {
        self.is_untouched = false;
    }

    fn keep_original(&mut self, original: AnyGame) {
        self.original = Some(Box::new(original));
        self.is_untouched = true;
    }

    fn take_original(&mut self) -> Option<AnyGame> {
        self.original.take().map(|original| *original)
    }

    fn touch(&mut self, now: Timestamp) {
        self.changed = now.max(self.changed);
    }

    fn note_best(&mut self, best: i32) {
        self.best = Some(best);
    }

    fn note_places(&mut self, places: Vec<f64>) {
        self.compared.places = places;
    }

    fn note_par(&mut self, par: Par) {
        self.compared.par = Some(par);
    }

    fn note_compared(&mut self, compared: Compared) {
        self.compared.own = compared.own;
        let attempts = compared.attempts.into_iter();
        self.compared.attempts = attempts
            .filter_map(|saved| Some(Attempt::new(saved.created, G::own(saved.session)?)))
            .collect();
    }

    fn note_devices(&mut self, devices: &[Device]) {
        // A practice copy may be one person's, so everybody can be played for at the laptop.
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

    fn know_dice(&self) -> any_game::Message {
        G::message(Message::host(Input::KnowDice))
    }

    fn title(&self) -> String {
        words::title(self.title.as_ref(), self.session().players())
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

    fn topic(&self) -> Topic {
        G::topic(matches!(self.screen, Screen::Result(_)))
    }

    fn happened(&self) -> Option<Happened> {
        let lines = match &self.screen {
            Screen::Play(play) => play.happened(&self.host)?,
            // The last event led to the result.
            Screen::Result(_) => self.new_play().happened(&self.host)?,
            Screen::History(_) | Screen::Analysis(_) | Screen::Seats(_) => return None,
        };
        // Everybody is told of an undo where it happens, and has been told of the events before it.
        let is_known = !self.session().log().undone().is_empty();
        Some(Happened { lines, is_known })
    }

    fn bindings(&self) -> Bindings<'_, any_game::Message> {
        self.bindings().map(G::message)
    }

    fn subscription(&self) -> Subscription<any_game::Message> {
        self.subscription().map(G::message)
    }

    fn time(&self, is_looked_at: bool) -> Subscription<any_game::Message> {
        self.time(is_looked_at).map(G::message)
    }

    fn update(
        &mut self,
        message: any_game::Message,
        settings: &Settings,
    ) -> Action<any_game::Message> {
        match G::own_message(message) {
            Some(message) => self.update(message, settings).map(G::message),
            None => Action::None,
        }
    }

    fn show(&mut self, settings: &Settings) {
        drop(self.update(Message::ShowGame, settings));
    }

    fn scroll_back(&self) -> Task<any_game::Message> {
        self.scroll_back().map(G::message)
    }

    fn judge(&mut self) -> Task<any_game::Message> {
        self.judge().map(G::message)
    }

    fn prompt(&mut self, settings: &Settings) -> Task<any_game::Message> {
        self.prompt(settings).map(G::message)
    }

    fn request(
        &mut self,
        request: Request,
        settings: &Settings,
    ) -> (Action<any_game::Message>, Reply) {
        let (action, denied) = self.act(request.input(), settings);
        let reply = request.reply(&denied, self.session().players());
        (action.map(G::message), reply)
    }

    fn snapshot(&self, shows_odds: bool) -> Snapshot {
        Snapshot::new(&self.host, shows_odds)
    }

    fn version(&self) -> usize {
        self.host.version()
    }

    fn seat_statuses(&self) -> Vec<(&Player, SeatStatus)> {
        self.host.seat_statuses()
    }

    fn has_phones(&self) -> bool {
        self.host.has_phones()
    }

    fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, any_game::Message> {
        self.view(settings).map(G::message)
    }

    fn controls(&self, beside: f32) -> Element<'_, any_game::Message> {
        self.controls(beside).map(G::message)
    }
}
