//! The frame of the window: the bar at the top, the screen, and alarms at the bottom.

use std::mem;

use iced::advanced::widget::operate;
use iced::widget::{
    Id as WidgetId, column, container, mouse_area, opaque, row, sensor, space, stack, text,
};
use iced::{Center, Fill, Padding, Task};

use super::any_game::AnyGame;
use super::bar::{self, Entry};
use super::ear::{News, listening};
use super::keymap::{Command, Press};
use super::open_game::Opening;
use super::theme::{self, gap, size};
use super::widget::{
    Element, Icon, Step, app_mark, bold, hotkeys, part, plain_control, settled, step, told_at_once,
    whole,
};
use super::{App, BELOW_THE_BAR, Message, Panel, Screen, keys, place};
use crate::text::{self as words, PROGRAM, say};
use crate::words::plain;

const MENU: WidgetId = WidgetId::new("menu");

impl App {
    /// Moves the focus; an open panel keeps it, so that no key presses a control behind it.
    pub(super) fn move_focus(&self, to: Step) -> Task<Message> {
        let within = match &self.panel {
            None => None,
            Some(Panel::Menu) => Some(MENU),
            Some(_) => Some(BELOW_THE_BAR),
        };
        let together = match &self.screen {
            Screen::NewGame(new_game) if self.panel.is_none() => new_game.fields(),
            _ => Vec::new(),
        };
        operate(step(to, within, together)).discard()
    }

    pub fn view(&self) -> Element<'_, Message> {
        let scale = self.scale();
        let screen: Element<'_, Message> = match (self.covering(), &self.screen) {
            (Some(Panel::Settings(shown)), _) => {
                let folder = words::path(self.store.sessions_folder());
                shown.view(&self.settings, folder).map(Message::Settings)
            }
            (Some(Panel::Keys), _) => keys::view(self.bindings().list()),
            (Some(Panel::Rules(help)), _) => help.view().map(Message::Help),
            (Some(Panel::Import), _) => self.import.view().map(Message::Import),
            (Some(Panel::Export(export)), _) => export.view().map(Message::Export),
            (Some(Panel::Phones), _) => self.phones_panel().map(Message::Phones),
            (Some(Panel::Unsaved), _) => self.question(),
            (Some(Panel::Menu), _) => space().into(),
            (None, _) if self.opening.is_some() => Opening::view(),
            (None, screen) => match (&self.lesson, screen) {
                (Some(lesson), _) => lesson.view(&self.settings).map(Message::Lesson),
                (None, Screen::Home(home)) => home.view().map(Message::Home),
                (None, Screen::NewGame(new_game)) => new_game.view().map(Message::NewGame),
                (None, Screen::Game(game)) => game.view(&self.settings).map(Message::Game),
                (None, Screen::Records(records)) => records.view().map(Message::Records),
                (None, Screen::Alone(alone)) => alone.view().map(Message::Alone),
                (None, Screen::Evening(evening)) => evening.view().map(Message::Evening),
                (None, Screen::Analysis(analysis)) => analysis.view().map(Message::Analysis),
            },
        };
        let screen = container(screen).id(BELOW_THE_BAR).height(Fill).width(Fill);
        let menu = matches!(self.panel, Some(Panel::Menu)).then(|| self.menu());
        let screen = stack![screen].push(menu);
        // Passing the laptop on is all for the next player.
        let is_passing = self.panel.is_none()
            && self.lesson.is_none()
            && matches!(&self.screen, Screen::Game(game) if game.is_passing());
        let bar = (!is_passing).then(|| part(self.bar()));
        let mut lines = column![bar, screen];
        if self.is_second {
            lines = lines.push(alarm(say!("files-second"), []));
        }
        let mut alarms = column![];
        if let Some(trouble) = &self.trouble {
            let key = Command::Back.key();
            let close = plain_control(say!("common-close"), key, Message::TroubleRead);
            alarms = alarms.push(alarm(trouble.clone(), [close]));
        }
        // The question shows the error itself.
        let is_asked = matches!(self.panel, Some(Panel::Unsaved));
        if let Some(trouble) = self.saving.trouble().filter(|_| !is_asked) {
            let words = say!("files-tried-again", trouble = words::not_stored(trouble));
            let again = plain_control(say!("files-save-again"), "", Message::SaveAgain);
            let elsewhere = self.screen.game().map(|_| {
                let export = Command::Export;
                plain_control(say!("files-save-elsewhere"), export.key(), export.into())
            });
            alarms = alarms.push(alarm(words, [again].into_iter().chain(elsewhere)));
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

    pub fn title(&self) -> String {
        match self.screen.game() {
            // The toolkit panics on titles that some systems refuse.
            Some(game) => plain(&format!("{PROGRAM} – {}", game.title())),
            None => PROGRAM.to_owned(),
        }
    }

    pub(super) fn page(&self) -> impl PartialEq + use<> {
        let part = self.screen.game().map(|game| game.part());
        (mem::discriminant(&self.screen), part, self.lesson.is_some())
    }

    fn news(&self) -> News {
        let name = match (self.covering(), &self.screen) {
            (Some(Panel::Settings(_)), _) => Some(say!("common-settings")),
            (Some(Panel::Keys), _) => Some(say!("keys-title")),
            (Some(Panel::Rules(_)), _) => Some(say!("rules-title")),
            (Some(Panel::Import), _) => Some(say!("files-import")),
            (Some(Panel::Export(_)), _) => Some(say!("common-export")),
            (Some(Panel::Phones), _) => Some(say!("common-phones")),
            (Some(Panel::Unsaved | Panel::Menu), _) => None,
            (None, _) if self.lesson.is_some() => Some(say!("common-learn")),
            (None, Screen::Home(_)) => Some(say!("common-games")),
            (None, Screen::NewGame(_)) => Some(say!("common-new-game")),
            (None, Screen::Game(game)) => Some(game.part().to_string()),
            (None, Screen::Records(_)) => Some(say!("records-title")),
            (None, Screen::Alone(_)) => Some(say!("home-today")),
            (None, Screen::Evening(_)) => Some(say!("evening-result")),
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

    fn bar(&self) -> Element<'_, Message> {
        let ground = match &self.screen {
            _ if self.is_covered() => None,
            Screen::Game(game) => game.ground(),
            Screen::Evening(evening) => evening.ground(),
            _ => None,
        };
        let width = self.place.width(self.scale());
        let letters = bar::letters(width);
        let left = match self.way_out() {
            Some(way) => bar::entry(way, ground, letters),
            None => name(letters),
        };
        let head = match &self.screen {
            _ if self.is_covered() || self.opening.is_some() => None,
            Screen::Game(game) => game.head(width).map(|head| head.map(Message::Game)),
            Screen::Analysis(analysis) => {
                analysis.head(width).map(|head| head.map(Message::Analysis))
            }
            _ => None,
        };
        let left = row![left, head].spacing(gap::S).align_y(Center);
        bar::bar(left.into(), self.entries(), ground, letters)
    }

    /// The one way out of what is shown; `None` on the list of games.
    fn way_out(&self) -> Option<Entry<Message>> {
        let at_game = match &self.screen {
            _ if self.is_covered() || self.opening.is_some() => false,
            Screen::Home(_) => return None,
            Screen::Game(game) => game.leads_home(),
            _ => false,
        };
        let entry = if at_game {
            Entry::of(Command::Home, say!("common-games"))
        } else {
            let back = Message::Pressed(Press::ESC);
            Entry::new(say!("common-back"), Command::Back.key(), back)
        };
        Some(entry.with(Icon::Back))
    }

    fn entries(&self) -> Vec<Entry<Message>> {
        if self.is_covered() || self.opening.is_some() {
            return Vec::new();
        }
        let mut entries: Vec<Entry<Message>> = match &self.screen {
            Screen::Home(home) => all(home.bar(), Message::Home),
            Screen::Game(game) if game.menu().is_empty() => {
                return all(game.bar(), Message::Game);
            }
            Screen::Game(game) => all(game.bar(), Message::Game),
            Screen::NewGame(form) if !form.is_alone && !self.is_second => {
                return vec![Entry::of(Command::Phones, say!("common-phones"))];
            }
            _ => return Vec::new(),
        };
        if self.screen.game().is_some_and(AnyGame::has_several_pads) {
            let label = match self.settings.all_pads {
                true => say!("common-one-pad"),
                false => say!("common-all-pads"),
            };
            entries.push(Entry::of(Command::AllPads, label).with(Icon::Pads));
        }
        // Over the menu it would cover what it names.
        let is_open = matches!(self.panel, Some(Panel::Menu));
        let tip = (!is_open).then(|| say!("common-more"));
        let more = Entry::new(say!("common-more"), tip.unwrap_or_default(), Message::Menu);
        entries.push(more.with(Icon::More));
        entries
    }

    fn menu(&self) -> Element<'_, Message> {
        let mut entries: Vec<Entry<Message>> = match &self.screen {
            Screen::Home(home) => all(home.menu(), Message::Home),
            Screen::Game(game) => all(game.menu(), Message::Game),
            _ => Vec::new(),
        };
        if !self.is_second {
            entries.push(Entry::of(Command::Phones, say!("common-phones")));
        }
        entries.push(Entry::of(Command::Export, say!("common-export")));
        let is_first_start = matches!(&self.screen, Screen::Home(home) if home.is_first_start());
        if !is_first_start {
            entries.push(Entry::of(Command::Settings, say!("common-settings")));
            entries.push(Entry::of(Command::Rules, say!("common-help")));
        }
        let chosen = |message| Message::Chosen(Box::new(message));
        let menu = bar::menu(entries.into_iter().map(|entry| entry.map(chosen)));
        let menu = container(container(menu).id(MENU))
            .align_right(Fill)
            .padding(Padding::from([0.0, gap::M]).bottom(gap::M));
        let away = mouse_area(container(space()).width(Fill).height(Fill));
        let away = away.on_press(Message::Command(Command::Back));
        stack![opaque(away), menu].into()
    }

    fn is_covered(&self) -> bool {
        self.covering().is_some() || self.lesson.is_some()
    }

    /// The panel that covers the screen, if any; the menu only lies over it.
    pub(super) fn covering(&self) -> Option<&Panel> {
        self.panel
            .as_ref()
            .filter(|panel| !matches!(panel, Panel::Menu))
    }
}

fn all<M>(entries: Vec<Entry<M>>, to: fn(M) -> Message) -> Vec<Entry<Message>> {
    entries.into_iter().map(|entry| entry.map(to)).collect()
}

fn name<'a>(letters: f32) -> Element<'a, Message> {
    let name = row![app_mark(28.0), bold(PROGRAM, letters * 1.2)]
        .spacing(gap::S)
        .align_y(Center);
    container(name).padding([0.0, gap::S]).into()
}

fn alarm<'a>(
    words: String,
    ways: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let words = told_at_once(text(words).size(size::BODY).width(Fill));
    container(
        container(row![words].extend(ways).spacing(gap::M).align_y(Center))
            .padding([gap::S, gap::M])
            .style(theme::container::refusal),
    )
    .padding([gap::XS, gap::L])
    .into()
}
