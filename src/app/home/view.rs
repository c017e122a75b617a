//! The layout of the list of games: the ways to a new game, the list, and the foot.

use iced::widget::{
    Row, button, column, container, opaque, responsive, row, scrollable, space, stack, text,
};
use iced::{Center, Fill, Padding, Right, Size};

use super::selected::bars;
use super::{ALONE, FIND, Home, LINE, LIST, Message, TODAY};
use crate::app::action::Request;
use crate::app::bar::{self, Entry};
use crate::app::keymap::Command;
use crate::app::panel::{EDGE, MOST, beyond, centred, head};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{
    ButtonStyle, Element, Icon, app_mark, bold, field, fitted, focusable, hint, icon, icon_in,
    medium, next_control, plain_control, press, rows, shape, soft, width_of,
};
use crate::rules::Seat;
use crate::scene::Role;
use crate::store::{Course, Overview};
use crate::text::games::{Line, Order, about, ranked, short_day, solo_or_kind, standing, subject};
use crate::text::{self as words, say, signed};

/// From this width on the selected game stands beside the list.
const WIDE: f32 = 900.0;
/// The share of the width for the selected game beside the list.
const SHARE: f32 = 0.36;
/// How far a line of the list reaches beyond its words, which are at the edge.
const HANGS: f32 = gap::L;
/// The width of the signs, of the small pad, and of the kind of a game.
const SIGNS: f32 = 90.0;
const BARS: f32 = 88.0;
const KIND: f32 = 108.0;
const MOST_SIGNS: usize = 4;
/// The width of the arrow of an evening.
const TURN: f32 = 20.0;
/// Below this width a line has no kind.
const NARROW_LIST: f32 = 560.0;
const LEAST_NAMES: f32 = 60.0;

impl Home {
    pub fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        if self.is_first_start() {
            return self.start(within);
        }
        let is_wide = within.width >= WIDE;
        let width = (within.width - 2.0 * EDGE).min(MOST);
        let beside = match is_wide {
            true => (width * SHARE).floor(),
            false => 0.0,
        };
        let list = self.view_list(width - beside);
        let selected = self.shown();
        let body: Element<'_, Message> = match &selected {
            Some(shown) if is_wide => {
                let card = self.card(shown, beside, within.height);
                let card = container(card).padding(Padding::ZERO.right(HANGS));
                row![list, card.width(beside + HANGS)]
                    .spacing(gap::L)
                    .into()
            }
            Some(shown) => {
                let strip = container(self.strip(shown)).padding([0.0, HANGS]);
                column![list, strip].spacing(gap::S).into()
            }
            None => list,
        };
        let menu = self.selected().filter(|_| self.has_menu).map(|listed| {
            let menu = bar::menu(self.rarer(listed));
            container(opaque(menu))
                .align_right(Fill)
                .align_bottom(Fill)
                .padding(if is_wide { 7.5 * gap::L } else { 0.0 })
        });
        let ways = self.ways(is_wide);
        column![
            centred(head(say!("common-games"), ways)),
            beyond(MOST, HANGS, stack![body].push(menu)),
            self.foot().map(centred)
        ]
        .spacing(gap::M)
        .padding(Padding::ZERO.bottom(gap::L))
        .into()
    }

    /// The ways to a new game.
    fn ways(&self, is_wide: bool) -> Element<'_, Message> {
        let today = self.games.today.filter(|_| is_wide).map(|(best, count)| {
            let best = signed(best);
            let words = match count {
                1 => say!("home-today-once", result = best),
                _ => say!("home-today-best", result = best, count),
            };
            soft(words, size::BODY)
        });
        // What is under way comes first.
        let is_next = self.readable().is_none_or(|(_, overview)| overview.over);
        let (style, role): (ButtonStyle, _) = match is_next {
            true => (theme::button::next, Role::OnAccent),
            false => (theme::button::plain, Role::Ink),
        };
        let plus = icon_in(Icon::Plus, Icon::SIDE, role);
        let (command, new_game) = (Command::NewGame, say!("common-new-game"));
        let key = is_wide.then(|| text(words::key(command.key())).size(size::BODY));
        let (letters, around) = match is_wide {
            true => (size::HEADING, [gap::L, gap::XL]),
            false => (size::LABEL, [gap::S, gap::L]),
        };
        let way =
            |picture: Option<_>, label, beside: Option<_>, style: ButtonStyle, key, message| {
                let face = row![picture, medium(label, letters), beside].spacing(gap::M);
                let face = button(face.align_y(Center)).padding(around).style(style);
                hint(press(face, Some(message)), key)
            };
        let (quiet, plain) = (theme::button::quiet, theme::button::plain);
        let [todays, alone] = [Request::Today, Request::PlayAlone].map(Message::Ask);
        row![
            way(None, say!("home-today"), today, quiet, TODAY, todays),
            way(None, say!("home-alone"), None, plain, ALONE, alone),
            way(
                Some(plus),
                new_game,
                key,
                style,
                command.key(),
                command.into()
            ),
        ]
        .spacing(gap::M)
        .align_y(Center)
        .into()
    }

    pub fn bar(&self) -> Vec<Entry<Message>> {
        if self.is_first_start() {
            return vec![
                Entry::of(Command::Rules, say!("common-help")).with(Icon::Help),
                Entry::of(Command::Settings, say!("common-settings")).with(Icon::Settings),
            ];
        }
        let practice = Message::Ask(Request::Practice);
        vec![
            Entry::new(say!("home-search"), "Ctrl+F", Message::FindFocus).with(Icon::Search),
            Entry::of(Command::Records, say!("records-title")).with(Icon::Records),
            Entry::new(say!("home-quiz"), "Q", practice).with(Icon::Hint),
        ]
    }

    pub fn menu(&self) -> Vec<Entry<Message>> {
        let next = self.games.order.next();
        let sort = match next {
            Order::Date => say!("home-sort-date"),
            Order::Name => say!("home-sort-name"),
            Order::Result => say!("home-sort-result"),
        };
        let first = match self.is_first_start() {
            true => Entry::of(Command::Records, say!("records-title")),
            false => Entry::new(sort, "S", Message::Sort(next)),
        };
        vec![
            first,
            Entry::new(say!("ask-title"), "T", Message::Ask(Request::Position)),
            Entry::of(Command::Import, say!("files-import")),
            Entry::new(say!("files-blank-pads"), "", Message::Ask(Request::Blank)),
            Entry::of(Command::Learn, say!("common-learn")),
        ]
    }

    pub fn is_first_start(&self) -> bool {
        self.is_listed && self.games.count() == 0 && self.deleted.is_none()
    }

    pub(super) fn foot(&self) -> Option<Element<'_, Message>> {
        let notice: fn(&Theme) -> container::Style = theme::container::notice;
        let (words, style, way) = if let Some(trouble) = &self.trouble {
            (trouble.clone(), theme::container::refusal as _, None)
        } else if self.deleted.is_some() {
            let key = Command::Undo.key();
            let restore = plain_control(say!("home-restore"), key, Message::Restore);
            (say!("home-deleted"), notice, Some(restore))
        } else {
            let words = say!("home-code-copied", code = self.copied.as_deref()?);
            (words, notice, None)
        };
        let words = container(text(words).size(size::BODY)).padding([gap::S, 0.0]);
        let line = row![words.width(Fill), way].spacing(gap::S).align_y(Center);
        let foot = container(line).padding(Padding::from(gap::XS).left(gap::M));
        Some(foot.style(style).into())
    }

    fn view_list(&self, width: f32) -> Element<'_, Message> {
        let find = self.is_finding || !self.games.wanted.is_empty();
        let find = find.then(|| self.find());
        let lines: Element<'_, Message> = if self.games.is_empty() {
            self.nothing()
        } else {
            let lines = &self.games.lines;
            let line = move |at: usize| match lines[at] {
                Line::Evening(evening) => self.head(at, evening),
                Line::Game(game) => self.line(at, game, width),
            };
            let lines = scrollable(rows(lines.len(), LINE, line))
                .id(LIST)
                .spacing(gap::XS);
            lines.height(Fill).into()
        };
        let order = match self.games.order {
            Order::Date => None,
            Order::Name => Some(say!("home-sorted-name")),
            Order::Result => Some(say!("home-sorted-result")),
        };
        let order = order.map(|order| container(soft(order, size::BODY)).padding([0.0, HANGS]));
        column![find, order, lines]
            .spacing(gap::S)
            .width(Fill)
            .into()
    }

    fn find(&self) -> Element<'_, Message> {
        let field = field(say!("home-find-field"), &self.games.wanted, |field| {
            let field = field.id(FIND).on_input(Message::Find);
            let field = field.on_submit(Message::OpenSelected);
            field.size(size::LABEL).padding(gap::M)
        });
        let (shown, count) = (self.games.len(), self.games.count());
        let found = say!("home-games-shown", shown, count);
        row![hint(field, "Ctrl+F"), soft(found, size::BODY)]
            .spacing(gap::L)
            .padding([0.0, HANGS])
            .align_y(Center)
            .into()
    }

    /// Shown where the list is empty.
    fn nothing(&self) -> Element<'_, Message> {
        let (heading, words) = if self.games.count() > 0 {
            (say!("home-none-found"), say!("home-none-found-about"))
        } else if self.is_listing {
            (String::new(), say!("home-looking"))
        } else if self.deleted.is_some() {
            (say!("home-none-left"), say!("home-none-left-about"))
        } else {
            // The games could not be listed.
            (String::new(), String::new())
        };
        let new_game = Some(Message::from(Command::NewGame));
        let is_free = self.games.count() == 0 && !self.is_listing;
        let play = is_free.then(|| next_control(say!("home-start-play"), "Enter", new_game));
        let about = column![
            app_mark(96.0),
            bold(heading, size::HEADING),
            soft(words, size::LABEL).center(),
            play,
        ];
        container(about.spacing(gap::M).align_x(Center))
            .center(Fill)
            .into()
    }

    /// The head of an evening: a click opens and closes it.
    fn head(&self, at: usize, evening: usize) -> Element<'_, Message> {
        let is_open = self.games.is_open(evening);
        let (day, told, result) = self.games.told(evening);
        let title = self.games.evening(evening).title.as_ref();
        let (name, day) = match title {
            Some(title) => (title.to_string(), Some(day)),
            None => (day, None),
        };
        let told: Vec<String> = day.into_iter().chain([told]).collect();
        let told = fitted(told.join(" · "), size::LABEL, theme::FONT);
        let turn = if is_open { Icon::Down } else { Icon::Next };
        let face = row![
            container(icon(turn, 16.0, false)).width(TURN),
            fitted(name, size::LABEL, theme::BOLD),
            result.map(|result| fitted(result, size::LABEL, theme::MEDIUM)),
            told.style(theme::text::soft)
        ];
        let face = face.spacing(gap::M);
        self.item(at, face, Message::Turned(evening), Some(is_open))
    }

    fn line(&self, at: usize, game: usize, width: f32) -> Element<'_, Message> {
        let listed = self.games.get(game);
        let clicked = Message::Clicked(listed.id.clone());
        let overview = match &listed.content {
            Ok(overview) => overview,
            Err(_) => {
                let words = say!("home-unreadable", file = listed.id.to_string());
                let words = fitted(words, size::LABEL, theme::MEDIUM).style(theme::text::minus);
                return self.item(at, row![words], clicked, None);
            }
        };
        let title = standing(overview);
        let right = match &overview.course {
            _ if !overview.over => Some(under_way()),
            Course::Express { rows, .. } if overview.is_solo() => {
                let size = (BARS, LINE * 0.55);
                Some(bars(overview, Seat::FIRST, &rows[Seat::FIRST], size))
            }
            _ => None,
        };
        let has_kind = width >= NARROW_LIST;
        let beside = [(right.is_some(), BARS), (has_kind, KIND)];
        let beside = beside.iter().filter(|(is_there, _)| *is_there);
        let beside: f32 = beside.map(|(_, width)| width + gap::L).sum();
        let taken = SIGNS + beside + 4.0 * gap::L;
        let room = width - taken - width_of(&title, size::LABEL, theme::BOLD);
        // Without a head a game tells the day itself: beside the names, or, where there is no room, instead of the kind.
        let head = self.games.head(game);
        let day = head.is_none().then(|| short_day(listed.changed));
        let names = about(overview);
        let told = day.clone().into_iter().chain([names.clone()]);
        let told: Vec<String> = told.filter(|part| !part.is_empty()).collect();
        let told = told.join(" · ");
        let has_room = names.is_empty() || width_of(&told, size::LABEL, theme::FONT) <= room;
        let told = if has_room { told } else { names };
        let about = fitted(told, size::LABEL, theme::FONT);
        let kind = has_kind.then(|| {
            let kind = day.filter(|_| !has_room);
            let kind = kind.unwrap_or_else(|| solo_or_kind(overview));
            let kind = fitted(kind, size::BODY, theme::FONT).style(theme::text::soft);
            container(kind).width(KIND).align_x(Right)
        });
        let about = (room >= LEAST_NAMES).then_some(about.style(theme::text::soft));
        let result = row![fitted(title, size::LABEL, theme::BOLD), about]
            .spacing(gap::M)
            .width(Fill);
        let turn = head.map(|_| space().width(TURN));
        let face = row![turn, signs(overview), result].push(right).push(kind);
        self.item(at, face.spacing(gap::L), clicked, None)
    }

    fn item<'a>(
        &self,
        at: usize,
        face: Row<'a, Message, Theme>,
        clicked: Message,
        is_open: Option<bool>,
    ) -> Element<'a, Message> {
        let is_selected = at == self.at;
        let style = if is_selected {
            theme::button::outlined
        } else {
            theme::button::quiet
        };
        let face = button(face.align_y(Center).height(Fill))
            .on_press(clicked.clone())
            .padding([0.0, HANGS])
            .width(Fill)
            .height(LINE)
            .style(style);
        let face = focusable(face, Some(clicked)).lit(is_selected);
        face.opened(is_open).into()
    }
}

fn under_way<'a>() -> Element<'a, Message> {
    container(medium(say!("home-under-way"), size::BODY))
        .padding([gap::XS, gap::M])
        .style(theme::container::pill)
        .into()
}

fn signs<'a>(overview: &Overview) -> Element<'a, Message> {
    let first = subject(overview);
    let others = ranked(overview).into_iter().map(|(seat, _)| seat);
    let others = others.filter(|&seat| Some(seat) != first);
    let seats = first.into_iter().chain(others).take(MOST_SIGNS);
    let signs = seats.map(|seat| {
        let side = if Some(seat) == first { 22.0 } else { 14.0 };
        shape(overview.players[seat].colour, side)
    });
    row(signs)
        .spacing(gap::S)
        .align_y(Center)
        .width(SIGNS)
        .into()
}
