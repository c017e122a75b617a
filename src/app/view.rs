//! The frame of the window: the bar at the top, the screen, and alarms at the bottom.

use std::mem;

use iced::advanced::widget::operate;
use iced::widget::{column, container, opaque, responsive, row, sensor, space, stack, text};
use iced::{Center, Fill, Shrink, Task};

use super::bar;
use super::ear::{News, listening};
use super::keymap::Command;
use super::open_game::Opening;
use super::theme::{self, gap, size};
use super::widget::{
    Element, Step, bar_control, control, hotkeys, part, settled, step, told_at_once, whole,
};
use super::{App, BELOW_THE_BAR, Message, Panel, Screen, keys, place, settings};
use crate::text::{self as words, PROGRAM, say};
use crate::words::plain;

/// The height of one line of the bar.
const BAR: f32 = 44.0;

impl App {
    /// Moves the focus; an open panel keeps it, so that no key presses a control behind it.
    pub(super) fn move_focus(&self, to: Step) -> Task<Message> {
        let within = self.panel.is_some().then_some(BELOW_THE_BAR);
        let together = match &self.screen {
            Screen::NewGame(new_game) if self.panel.is_none() => new_game.fields(),
            _ => Vec::new(),
        };
        operate(step(to, within, together)).discard()
    }

    /// The whole window.
    pub fn view(&self) -> Element<'_, Message> {
        let scale = self.scale();
        let screen: Element<'_, Message> = match (&self.panel, &self.screen) {
            (Some(Panel::Settings(before)), _) => {
                let folder = words::path(self.store.sessions_folder());
                settings::view(&self.settings, before.is_some(), folder).map(Message::Settings)
            }
            (Some(Panel::Keys), _) => {
                keys::view(self.bindings().list(), Message::Command(Command::Back))
            }
            (Some(Panel::Rules(help)), _) => help.view().map(Message::Help),
            (Some(Panel::Import), _) => self.import.view().map(Message::Import),
            (Some(Panel::Export(export)), _) => export.view().map(Message::Export),
            (Some(Panel::Phones), _) => self.phones_panel().map(Message::Phones),
            (Some(Panel::Unsaved), _) => self.question(),
            (None, _) if self.opening.is_some() => Opening::view(),
            (None, screen) => match (&self.lesson, screen) {
                (Some(lesson), _) => lesson.view(&self.settings).map(Message::Lesson),
                (None, Screen::Home(home)) => home.view().map(Message::Home),
                (None, Screen::NewGame(new_game)) => new_game.view().map(Message::NewGame),
                (None, Screen::Game(game)) => game.view(&self.settings).map(Message::Game),
                (None, Screen::Records(records)) => records.view().map(Message::Records),
                (None, Screen::Alone(alone)) => alone.view().map(Message::Alone),
                (None, Screen::Analysis(analysis)) => analysis.view().map(Message::Analysis),
            },
        };
        let screen = container(screen).id(BELOW_THE_BAR).height(Fill).width(Fill);
        let mut lines = column![part(self.bar()), screen];
        if self.is_second {
            lines = lines.push(alarm(say!("files-second"), []));
        }
        let mut alarms = column![];
        if let Some(trouble) = &self.trouble {
            let close = (
                say!("common-close"),
                Command::Back.key(),
                Message::TroubleRead,
            );
            alarms = alarms.push(alarm(trouble.clone(), [close]));
        }
        // The question shows the error itself.
        let is_asked = matches!(self.panel, Some(Panel::Unsaved));
        if let Some(trouble) = self.saving.trouble().filter(|_| !is_asked) {
            let words = say!("files-tried-again", trouble = words::not_stored(trouble));
            let again = (say!("files-save-again"), "", Message::SaveAgain);
            alarms = alarms.push(match self.screen {
                Screen::Game(_) => {
                    let export = Command::Export;
                    let elsewhere = (
                        say!("files-save-elsewhere"),
                        export.key(),
                        Message::Command(export),
                    );
                    alarm(words, [again, elsewhere])
                }
                Screen::Home(_)
                | Screen::NewGame(_)
                | Screen::Records(_)
                | Screen::Alone(_)
                | Screen::Analysis(_) => alarm(words, [again]),
            });
        }
        let window: Element<'_, Message> = match (&self.screen, &self.panel) {
            // During a game an alarm overlays the screen, so that no control moves away under the pointer.
            (Screen::Game(_), None) => {
                stack![lines, container(opaque(alarms)).align_bottom(Fill)].into()
            }
            _ => lines.push(alarms).into(),
        };
        let window = hotkeys(settled(whole(window)), Message::Pressed);
        let window = listening(window, &self.ear, scale, || self.news());
        // The sensor reports the size at the scale of its layout; a window event may come with another scale.
        let resized = move |size| Message::Window(place::Message::Resized(size * scale));
        sensor(window).on_show(resized).on_resize(resized).into()
    }

    /// The window title: the app, and the open game.
    pub fn title(&self) -> String {
        match self.screen.game() {
            // The toolkit panics on titles that some systems refuse.
            Some(game) => plain(&format!("{PROGRAM} – {}", game.title())),
            None => PROGRAM.to_owned(),
        }
    }

    /// Identifies the page below the bar.
    pub(super) fn page(&self) -> impl PartialEq + use<> {
        let part = self.screen.game().map(|game| game.part());
        (mem::discriminant(&self.screen), part, self.lesson.is_some())
    }

    /// The news for screen readers.
    fn news(&self) -> News {
        let name = match (&self.panel, &self.screen) {
            (Some(Panel::Settings(_)), _) => Some(say!("settings-title")),
            (Some(Panel::Keys), _) => Some(say!("keys-title")),
            (Some(Panel::Rules(_)), _) => Some(say!("rules-title")),
            (Some(Panel::Import), _) => Some(say!("home-import")),
            (Some(Panel::Export(_)), _) => Some(say!("common-export")),
            (Some(Panel::Phones), _) => Some(say!("phones-title")),
            (Some(Panel::Unsaved), _) => None,
            (None, _) if self.lesson.is_some() => Some(say!("common-learn")),
            (None, Screen::Home(_)) => Some(say!("common-games")),
            (None, Screen::NewGame(_)) => Some(say!("new-title")),
            (None, Screen::Game(game)) => Some(game.part().to_string()),
            (None, Screen::Records(_)) => Some(say!("records-title")),
            (None, Screen::Alone(_)) => Some(say!("home-today")),
            (None, Screen::Analysis(analysis)) => Some(analysis.title()),
        };
        let happened = match (&self.panel, &self.lesson, &self.screen) {
            (None, None, Screen::Game(game)) => game.happened(),
            _ => None,
        };
        let title = self.title();
        News {
            title: name.map_or_else(|| title.clone(), |name| format!("{name} – {title}")),
            happened,
        }
    }

    /// The bar above the screens.
    fn bar(&self) -> Element<'_, Message> {
        let bar = responsive(|within| self.controls(within.width)).height(Shrink);
        container(bar)
            .padding([0.0, gap::S])
            .style(theme::container::bar)
            .into()
    }

    /// The bar's controls at this width.
    fn controls(&self, width: f32) -> Element<'_, Message> {
        let room = bar::Room::within(width);
        let beside = room.beside;
        let quiet = |label: String, command: Command| {
            bar_control(
                label,
                command.key(),
                beside,
                Some(Message::Command(command)),
            )
        };
        let line = || row![].spacing(gap::XS).align_y(Center).height(BAR);
        let is_home = matches!(self.screen, Screen::Home(_));
        let way = if !is_home || self.lesson.is_some() || self.opening.is_some() {
            quiet(say!("common-games"), Command::Home)
        } else {
            quiet(say!("common-learn"), Command::Learn)
        };
        let game = match (&self.screen, &self.panel, &self.lesson) {
            _ if self.opening.is_some() => None,
            (Screen::Game(game), None, None) => Some(game.controls(beside).map(Message::Game)),
            _ => None,
        };
        let has_several = matches!(&self.screen, Screen::Game(table) if table.express().is_some() && table.is_at_table() && !table.is_solo());
        let has_several = has_several && game.is_some();
        // The button back from all pads always shows, since a table can start with them; in a narrow bar it replaces
        // another one.
        let (all_pads, has_export) = match (has_several, self.settings.all_pads) {
            (true, true) => (Some(say!("common-one-pad")), room.has_pads),
            (true, false) if room.has_pads => (Some(say!("common-all-pads")), true),
            _ => (None, true),
        };
        // In a bar of two lines, controls without room on the first one often fit on the second.
        let is_bots_turn = matches!(&self.screen, Screen::Game(table) if table.is_bots_turn());
        let has_room = game.is_some() && room.has_two_lines && !is_bots_turn && room.has_room_below;
        let pads_below = has_room && has_several && all_pads.is_none();
        // With phones the table shows all pads anyway.
        let is_for_room = matches!(&self.screen, Screen::Game(table) if table.has_phones());
        let toggle = (!is_for_room).then_some(Message::Command(Command::AllPads));
        let pads = |label| bar_control(label, Command::AllPads.key(), beside, toggle.clone());
        let all_pads = all_pads.map(pads);
        let pads_below = pads_below.then(|| pads(say!("common-all-pads")));
        let phones = match &self.screen {
            Screen::Game(_) => game.is_some() && room.has_phones,
            Screen::Home(_) | Screen::NewGame(_) => self.lesson.is_none(),
            Screen::Records(_) | Screen::Alone(_) | Screen::Analysis(_) => false,
        };
        let phones_below =
            (has_room && !self.is_second).then(|| quiet(say!("common-phones"), Command::Phones));
        let below = pads_below.into_iter().chain(phones_below);
        let phones =
            (phones && !self.is_second).then(|| quiet(say!("common-phones"), Command::Phones));
        let export =
            (game.is_some() && has_export).then(|| quiet(say!("common-export"), Command::Export));
        let program = [
            quiet(say!("common-settings"), Command::Settings),
            quiet(say!("common-help"), Command::Rules),
        ];
        let program = all_pads
            .into_iter()
            .chain(export)
            .chain(phones)
            .chain(program);
        match game {
            Some(game) if room.has_two_lines => {
                let above = line().push(way).push(space().width(Fill)).extend(program);
                let beside = line().push(game).push(space().width(Fill)).extend(below);
                column![above, beside].into()
            }
            game => line()
                .push(way)
                .push(space().width(Fill))
                .push(game)
                .extend(program)
                .into(),
        }
    }
}

/// A line at the bottom of the window about a problem, with buttons: label, key and message.
fn alarm<'a>(
    words: String,
    ways: impl IntoIterator<Item = (String, &'a str, Message)>,
) -> Element<'a, Message> {
    let ways = ways
        .into_iter()
        .map(|(label, key, message)| control(label, key, theme::button::plain, Some(message)));
    let words = told_at_once(text(words).size(size::BODY).width(Fill));
    container(
        container(row![words].extend(ways).spacing(gap::M).align_y(Center))
            .padding([gap::S, gap::M])
            .style(theme::container::refusal),
    )
    .padding([gap::XS, gap::L])
    .into()
}
