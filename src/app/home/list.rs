//! The list of games: the search, a head for each evening, a line for each game, and the notes at its foot.

use iced::widget::{
    Row, button, column, container, row, scrollable, sensor, space, text, text_input,
};
use iced::{Center, Fill, Padding, Right};
use jiff::Timestamp;

use super::games::{Line, evening, kind, ranked, remarks, standing, subject};
use super::{FIND, Home, LINE, LIST, Message};
use crate::app::keymap::Command;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{
    Element, Icon, app_mark, bold, fitted, focusable, hint, icon, medium, next_control,
    plain_control, rows, shape, soft, width_of, written_in,
};
use crate::rules::Seat;
use crate::scene::Role;
use crate::store::{Course, Id, Listed, Overview};
use crate::text as words;
use crate::text::say;

/// The width of the signs, of the small pad, and of the kind of a game.
const SIGNS: f32 = 90.0;
const BARS: f32 = 88.0;
const KIND: f32 = 108.0;
/// The most signs in a line.
const MOST_SIGNS: usize = 4;
/// Below this width a line has no kind.
const NARROW: f32 = 560.0;
/// The least room for the names.
const LEAST_NAMES: f32 = 60.0;

impl Home {
    /// The list within this width.
    pub(super) fn view_list(&self, width: f32) -> Element<'_, Message> {
        let find = self.is_finding || !self.games.wanted().is_empty();
        let find = find.then(|| self.find());
        let lines: Element<'_, Message> = if self.games.is_empty() {
            self.nothing()
        } else {
            let lines = self.games.lines();
            let line = move |at: usize| match lines.get(at) {
                Some(&Line::Evening(first, end)) => self.evening(first, end),
                Some(&Line::Game(place)) => match self.games.get(place) {
                    Some(listed) => self.line(place, listed, width),
                    None => space().into(),
                },
                None => space().into(),
            };
            let lines = scrollable(rows(lines.len(), LINE, line))
                .id(LIST)
                .spacing(gap::XS);
            sensor(lines.height(Fill))
                .on_show(|room| Message::Room(room.height))
                .on_resize(|room| Message::Room(room.height))
                .into()
        };
        column![find, lines].spacing(gap::S).width(Fill).into()
    }

    /// The search field, and how many games it finds.
    fn find(&self) -> Element<'_, Message> {
        let words = say!("home-find-field");
        let field = text_input(&words, self.games.wanted())
            .id(FIND)
            .on_input(Message::Find)
            .on_submit(Message::OpenSelected)
            .size(size::LABEL)
            .padding(gap::M);
        let field = written_in(field, &words, self.games.wanted());
        let (shown, count) = (self.games.len(), self.games.count());
        let found = say!("home-games-shown", shown = shown, count = count);
        row![hint(field, "Ctrl+F"), soft(found, size::BODY)]
            .spacing(gap::L)
            .padding(Padding::ZERO.left(gap::L).right(gap::L))
            .align_y(Center)
            .into()
    }

    /// What is said where no game is shown.
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
        let play = (self.games.count() == 0 && !self.is_listing).then(|| {
            let new_game = Message::Command(Command::NewGame);
            next_control(say!("home-start-play"), "Enter", Some(new_game))
        });
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

    /// The head of an evening: its day, and who has won how often.
    fn evening(&self, first: usize, end: usize) -> Element<'_, Message> {
        let (day, wins) = self.games.evening(first, end);
        let wins: Vec<String> = wins
            .into_iter()
            .map(|(name, count)| format!("{name} {count}"))
            .collect();
        let has_wins = !wins.is_empty();
        let wins = fitted(wins.join(" · "), size::BODY, theme::FONT).style(theme::text::soft);
        let wins = has_wins.then(|| {
            let won = row![icon(Icon::Records, 16.0, false), wins].spacing(gap::S);
            hint(won.align_y(Center), say!("home-wins"))
        });
        let day = match day == evening(Timestamp::now()) {
            true => say!("home-dice-today"),
            false => words::weekday(day),
        };
        let head = row![bold(day, size::LABEL), container(wins).align_right(Fill)]
            .spacing(gap::L)
            .align_y(Center);
        let line = container(space())
            .height(1)
            .width(Fill)
            .style(theme::container::ground(Role::Frame));
        container(column![head, line].spacing(gap::S))
            .padding(Padding::ZERO.left(gap::L).right(gap::L).bottom(gap::XS))
            .align_bottom(LINE)
            .into()
    }

    /// A game, in a list of this width.
    fn line<'a>(&'a self, place: usize, listed: &'a Listed, width: f32) -> Element<'a, Message> {
        let overview = match &listed.content {
            Ok(overview) => overview,
            Err(_) => {
                let words = say!("home-unreadable", file = listed.id.to_string());
                let words = fitted(words, size::LABEL, theme::MEDIUM).style(theme::text::minus);
                return self.item(place, row![words], &listed.id);
            }
        };
        let title = standing(overview);
        let right: Option<Element<'a, Message>> = match &overview.course {
            _ if !overview.over => Some(under_way()),
            Course::Express { rows, .. } if overview.is_solo() => {
                let size = (BARS, LINE * 0.55);
                Some(super::selected::bars(
                    overview,
                    Seat::FIRST,
                    &rows[Seat::FIRST],
                    size,
                ))
            }
            _ => None,
        };
        let kind = (width >= NARROW).then(|| {
            let kind = fitted(told_kind(overview), size::BODY, theme::FONT);
            container(kind.style(theme::text::soft))
                .width(KIND)
                .align_x(Right)
        });
        let taken = SIGNS + BARS + kind.as_ref().map_or(0.0, |_| KIND) + 6.0 * gap::L;
        let room = width - taken - width_of(&title, size::LABEL, theme::BOLD);
        let about = fitted(about(overview), size::LABEL, theme::FONT).style(theme::text::soft);
        let about = (room >= LEAST_NAMES).then_some(about);
        let result = row![fitted(title, size::LABEL, theme::BOLD)]
            .push(about)
            .spacing(gap::M)
            .width(Fill);
        let face = row![signs(overview), result].push(right).push(kind);
        self.item(place, face, &listed.id)
    }

    /// A line of the list.
    fn item<'a>(
        &self,
        place: usize,
        face: Row<'a, Message, Theme>,
        id: &Id,
    ) -> Element<'a, Message> {
        let clicked = Message::Clicked(id.clone());
        let is_selected = place == self.at;
        let style = if is_selected {
            theme::button::outlined
        } else {
            theme::button::quiet
        };
        let face = face.spacing(gap::L).align_y(Center).height(Fill);
        let face = button(face)
            .on_press(clicked.clone())
            .padding([0.0, gap::L])
            .width(Fill)
            .height(LINE)
            .style(style);
        focusable(face, Some(clicked)).lit(is_selected).into()
    }
}

/// The word that a game is not over.
fn under_way<'a>() -> Element<'a, Message> {
    container(medium(say!("home-under-way"), size::BODY))
        .padding([gap::XS, gap::M])
        .style(theme::container::pill)
        .into()
}

/// The kind of a game, and whether it is a solo game.
fn told_kind(overview: &Overview) -> String {
    match &overview.course {
        _ if !overview.is_solo() => kind(overview),
        Course::Express { .. } => say!("home-alone"),
        Course::Classic { .. } => say!("home-classic-alone"),
    }
}

/// The signs of the players, the large one first.
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

/// The title of a game, its other players, and what is special about it.
fn about(overview: &Overview) -> String {
    let mut about: Vec<String> = Vec::new();
    about.extend(overview.title.as_ref().map(|title| title.to_string()));
    let winners = match overview.over {
        true => overview.course.leaders(),
        false => subject(overview).into_iter().collect(),
    };
    let others = ranked(overview).into_iter().map(|(seat, _)| seat);
    let others = others.filter(|seat| overview.is_solo() || !winners.contains(seat));
    let others: Vec<&str> = others
        .map(|seat| overview.players[seat].name.as_str())
        .collect();
    if !others.is_empty() {
        about.push(others.join(", "));
    }
    if let (Course::Express { throws, .. }, true) = (&overview.course, overview.is_solo()) {
        about.push(say!("home-attempt-throws", count = *throws));
    }
    about.extend(remarks(overview));
    about.join(" · ")
}

/// Says that a game was deleted, with a button that restores it.
pub(super) fn deleted<'a>() -> Element<'a, Message> {
    let restore = plain_control(say!("home-restore"), Command::Undo.key(), Message::Restore);
    let words = text(say!("home-deleted")).size(size::BODY);
    said(words, theme::container::notice, Some(restore))
}

/// A note with a way out of it.
pub(super) fn said<'a>(
    words: impl Into<Element<'a, Message>>,
    style: fn(&Theme) -> container::Style,
    way: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let words = container(words).padding([gap::S, 0.0]).width(Fill);
    let line = row![words].push(way).spacing(gap::S).align_y(Center);
    container(line)
        .padding(Padding::from(gap::XS).left(gap::M))
        .style(style)
        .into()
}
