//! How an open game is drawn: its current screen, and its buttons in the bar.

use iced::widget::{column, container, responsive, row};
use iced::{Center, Fill, padding};

use super::{END_KEY, GameScreen, Message, Screen};
use crate::app::bar::Entry;
use crate::app::game_ui::{GameUi, PlayScreen, View};
use crate::app::keymap::Command;
use crate::app::result::{BG_STATS_KEY, COUNT_KEY, Ending, Over, SAME_DICE_KEY};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, Icon, control, medium, plain_control, told_first};
use crate::app::{analysis, result, seats, timer};
use crate::store::Settings;
use crate::table::Input;
use crate::text::say;

impl<G: GameUi> GameScreen<G> {
    pub(crate) fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message<G>> {
        match &self.screen {
            Screen::Play(play) => {
                let view = View {
                    play,
                    host: &self.host,
                    settings,
                    record: self.best,
                };
                let table =
                    responsive(move |within| G::Play::view(view, within).map(Message::Play));
                column![self.above_table(play), table].into()
            }
            Screen::History(history) => history.view(&self.host).map(Message::History),
            Screen::Result(ending) => {
                let result = result::view(self.over(ending)).map(Message::Result);
                let practice = self.original.is_some().then(|| self.practice(""));
                column![result, practice].into()
            }
            Screen::Seats(seats) => seats.view(self.session()).map(Message::Seats),
            Screen::Analysis(analysis) => analysis.view().map(Message::Analysis),
        }
    }

    pub(crate) fn over<'a>(&'a self, ending: &'a Ending) -> Over<'a, G> {
        let session = self.session();
        let is_compared = session.is_over() && self.host.may_set_record();
        let best = self.best.filter(|_| is_compared);
        let best = best.map(|best| (G::against(session, best), best));
        Over {
            host: &self.host,
            created: self.file.created,
            ending,
            best,
            compared: &self.compared,
            has_just_ended: self.has_just_ended,
        }
    }

    fn above_table<'a>(&'a self, play: &G::Play) -> Option<Element<'a, Message<G>>> {
        let is_practice = !self.host.record().counts && !self.session().is_over();
        let (words, way) = if let Some(words) = play.corrected(&self.host) {
            let on = (!self.is_strict()).then(|| {
                let key = analysis::PLAY_ON_KEY;
                plain_control(say!("history-play-on"), key, Message::PlayOn)
            });
            let cancel = say!("common-cancel-correction");
            let cancel = plain_control(cancel, Command::Back.key(), Message::ShowTable);
            (words, row![on, cancel].spacing(gap::S).into())
        } else if self.is_ready() && self.host.is_left_to_bots() {
            let words = match self.host.is_playing_out() {
                true => say!("common-playing-out"),
                false => say!("common-only-program"),
            };
            let end = self.may_play_out().then(|| Message::host(Input::PlayOut));
            let label = say!("common-play-out");
            let way = control(label, END_KEY, theme::button::next, end);
            (words, way)
        } else if self.host.clock().is_paused() && !play.is_over() {
            let resume = Some(Message::host(Input::Pause));
            let label = say!("common-time-resume");
            let way = control(label, timer::PAUSE_KEY, theme::button::next, resume);
            (say!("common-time-paused"), way)
        } else if self.original.is_some() || is_practice {
            return Some(self.practice(Command::Back.key()));
        } else {
            return None;
        };
        Some(strip(words, Some(way)))
    }

    fn practice(&self, key: &'static str) -> Element<'_, Message<G>> {
        let way = self.original.is_some().then(|| {
            let label = say!("common-back-to-original");
            plain_control(label, key, Message::ShowOriginal)
        });
        strip(say!("common-practice"), way)
    }

    fn is_strict(&self) -> bool {
        self.host.record().options.strict && !self.session().is_over()
    }

    /// The game's commands in the bar. Those that come and go stand first, so that the others keep their places.
    pub(crate) fn bar(&self) -> Vec<Entry<Message<G>>> {
        if let Screen::Analysis(analysis) = &self.screen {
            let ways = analysis.ways().into_iter();
            return ways.map(|way| way.map(Message::Analysis)).collect();
        }
        let mut entries = Vec::new();
        if self.is_bots_turn() {
            let hurry = Message::host(Input::Hurry);
            entries.push(Entry::new(say!("common-bar-go-on"), "Space", hurry));
        }
        if self.is_strict() && matches!(self.screen, Screen::Play(_)) {
            let about = say!("new-strict-about");
            entries.push(Entry::new(say!("common-bar-strict"), about, None));
        }
        if self.play().is_some_and(PlayScreen::is_over) {
            let result = Message::ShowResult;
            entries.push(Entry::new(say!("common-bar-result"), "Enter", result));
        }
        if matches!(self.screen, Screen::Play(_) | Screen::History(_)) {
            let can_undo = self.session().log().cursor() > 0;
            let undo = can_undo.then(|| Message::host(Input::Undo));
            let undo = Entry::new(say!("common-bar-undo"), Command::Undo.key(), undo);
            entries.push(undo.with(Icon::Undo));
        }
        if matches!(self.screen, Screen::Play(_)) {
            let history = say!("common-bar-history");
            let history = Entry::new(history, Command::History.key(), Message::ShowHistory);
            entries.push(history.with(Icon::History));
        }
        entries
    }

    /// Nothing in the analysis, from which a step back leads to all of it.
    pub(crate) fn menu(&self) -> Vec<Entry<Message<G>>> {
        use result::Message::{BgStats, Count, SameDice, Table};

        if matches!(self.screen, Screen::Analysis(_)) {
            return Vec::new();
        }
        let can_redo = !self.session().log().undone().is_empty();
        let redo = can_redo.then(|| Message::host(Input::Redo));
        let redo = Entry::new(say!("common-bar-redo"), Command::Redo.key(), redo);
        // A player who made the last choice by mistake sees its result.
        let undo = matches!(self.screen, Screen::Result(_)).then(|| {
            let undo = Message::host(Input::Undo);
            Entry::new(say!("common-bar-undo"), Command::Undo.key(), undo)
        });
        let mut entries: Vec<_> = undo.into_iter().chain([redo]).collect();
        let mut add = |label, key, message| entries.push(Entry::new(label, key, message));
        let is_played = matches!(self.screen, Screen::Play(_));
        if is_played && self.host.timer().is_some() && !self.host.clock().is_paused() {
            let pause = Message::host(Input::Pause);
            add(say!("common-time-pause"), timer::PAUSE_KEY, pause);
        }
        if (is_played || matches!(self.screen, Screen::History(_))) && !self.is_strict() {
            let title = say!("coach-analysis-title");
            add(title, analysis::KEY, Message::ShowAnalysis);
        }
        if is_played && !self.session().is_over() {
            add(say!("common-bar-players"), seats::KEY, Message::ShowSeats);
        }
        if matches!(self.screen, Screen::Result(_)) {
            let (table, history) = (Command::Back.key(), Command::History.key());
            let count = match self.host.record().counts {
                true => say!("result-leave-out"),
                false => say!("result-let-count"),
            };
            let same = say!("result-same-dice");
            let key = self.session().is_solo().then_some(SAME_DICE_KEY);
            add(say!("common-bar-table"), table, Message::Result(Table));
            add(say!("common-bar-history"), history, Message::ShowHistory);
            add(same, key.unwrap_or_default(), Message::Result(SameDice));
            add(count, COUNT_KEY, Message::Result(Count));
            let bg_stats = say!("result-bg-stats");
            add(bg_stats, BG_STATS_KEY, Message::Result(BgStats));
        }
        entries
    }
}

fn strip<'a, Message: 'a>(
    words: String,
    way: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let words = told_first(medium(words, size::LABEL));
    let line = row![container(words).width(Fill), way]
        .spacing(gap::L)
        .align_y(Center);
    let line = container(line)
        .padding([gap::XS, gap::M])
        .style(theme::container::notice);
    let around = padding::all(gap::M).bottom(0.0);
    container(line).padding(around).into()
}
