//! The view of the setup: who plays, the computer players, the rules as a sentence, and the start.

use iced::widget::{
    button, column, container, grid, mouse_area, responsive, row, space, stack, text, text_input,
};
use iced::{Center, Fill, Padding, Shrink, Size};

use super::{COLOUR, Change, EARLIER, GAME, LATER, LEVEL, Message, NewGame, REMOVE, name_id};
use crate::app::panel::{BETWEEN, COLUMNS, beyond, screen};
use crate::app::seats::level_button;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    Element, about, bold, face, fitted, hint, keeps_focus, large_control, medium, next_control,
    one_of, option, options, press, rule, segments, shape, soft, written_in,
};
use crate::app::words;
use crate::scene::Role;
use crate::session::Level;
use crate::store::GameKind;
use crate::text::{colour_name, say};

/// Below this width the computer players stand below the names.
const NARROW: f32 = 780.0;
/// From this width on, the words of the rules are large.
const WIDE: f32 = 1000.0;
/// Below this height the button to start is low.
const LOW: f32 = 660.0;
/// The greatest and the least pitch of the lines, and the share of a line in it.
const PITCH: f32 = 60.0;
const LEAST: f32 = 40.0;
const LINE: f32 = 0.875;
/// The height of the names of earlier players, and of all that stands above and below the lines.
const NAMES: f32 = 36.0;
const OTHERS: f32 = 264.0;
const SIGN: f32 = 53.0;
const WAYS: f32 = 240.0;
const CARD: f32 = 440.0;
const MOST_NAMES: usize = 6;

fn head<'a>(title: String, beside: Option<Element<'a, Message>>) -> Element<'a, Message> {
    let title = container(fitted(title, size::HEADING, theme::BOLD)).width(Fill);
    row![title, beside].align_y(Center).height(44.0).into()
}

impl NewGame {
    pub fn view(&self) -> Element<'_, Message> {
        keeps_focus(responsive(|within| self.view_within(within.height)))
    }

    fn view_within(&self, height: f32) -> Element<'_, Message> {
        let games = [GameKind::Express, GameKind::Classic].map(|game| {
            let (name, key) = (words::kind(game), GAME.to_owned());
            (name, key, self.game == game, Message::Game(game))
        });
        let title = match self.is_alone {
            true => say!("new-title-alone"),
            false => say!("common-new-game"),
        };
        let start = match height < LOW {
            true => next_control(say!("new-start"), "Enter", Some(Message::Start)),
            false => large_control(say!("new-start"), "Enter", Message::Start),
        };
        let start = container(start).align_right(Fill);
        column![
            screen(COLUMNS, title, segments(games), |room| self.content(room)),
            beyond(COLUMNS, 0.0, start),
        ]
        .spacing(gap::S)
        .padding(Padding::ZERO.bottom(gap::L))
        .into()
    }

    fn content(&self, Size { width, height }: Size) -> Element<'_, Message> {
        let people = self.people(height);
        let players: Element<'_, Message> = if self.is_alone {
            row![people, space().width(Fill)].into()
        } else if width < NARROW {
            let players = column![people, self.computers()];
            players.spacing(gap::XL).into()
        } else {
            let players = row![people, self.computers()];
            players.spacing(BETWEEN).into()
        };
        let letters = match width < WIDE {
            true => size::HEADING,
            false => size::TITLE,
        };
        let all = column![players, rule(Role::Frame), self.sentence(letters)];
        all.spacing(gap::XL).into()
    }

    fn people(&self, height: f32) -> Element<'_, Message> {
        let lines = self.lines();
        let count = lines.len();
        let pitch = ((height - OTHERS) / count as f32).clamp(LEAST, PITCH);
        let high = (LINE * pitch).floor();
        let added = lines.last().filter(|_| count > self.players()).copied();
        let lines = lines
            .into_iter()
            .map(|place| self.line(place, Some(place) == added, high));
        let lines = column(lines).spacing(pitch - high);
        let counts = (2..=self.most_players().min(6)).map(|count| (count.to_string(), count));
        let counts = one_of(counts, self.players(), Message::Count);
        let (title, counts) = match self.is_alone {
            true => (say!("new-your-name"), None),
            false => (say!("new-players"), Some(counts)),
        };
        let fault = (0..self.places()).find_map(|place| self.fault(place));
        let about = match (fault, self.is_alone) {
            (Some(fault), _) => Some(text(fault).size(size::LABEL).style(theme::text::minus)),
            (None, true) => Some(soft(say!("new-alone-about"), size::LABEL)),
            (None, false) => None,
        };
        // Beside others, the names of earlier players keep their room, so that nothing moves when they come.
        let kept = if self.is_alone { Shrink } else { NAMES.into() };
        let earlier = container(self.earlier_names()).height(kept).clip(true);
        column![head(title, counts), lines, about, earlier]
            .spacing(gap::S)
            .width(Fill)
            .into()
    }

    /// The earlier names that match the typed text, while somebody types or the pointer is over an empty line.
    fn earlier_names(&self) -> Option<Element<'_, Message>> {
        let is_near = self.near.is_some_and(|near| self.seats[near].is_empty());
        if self.names.is_empty() || !(self.is_alone || is_near || self.half_written().is_some()) {
            return None;
        }
        let names = self.offered().take(MOST_NAMES).map(|name| {
            let is_here = self.sits_elsewhere(name, None);
            let seats = Message::Known(name.clone());
            option(name, say!("new-known-hint"), is_here, seats)
        });
        let mut names = names.peekable();
        Some(match names.peek() {
            Some(_) => options(names),
            None => soft(say!("new-nobody-known"), size::BODY).into(),
        })
    }

    fn line(&self, place: usize, is_added: bool, high: f32) -> Element<'_, Message> {
        let seat = &self.seats[place];
        let is_taken = !seat.is_empty();
        let is_near = self.near == Some(place) && is_taken;
        let field = match is_added {
            true => say!("new-name-field"),
            false => say!("ask-player", number = place + 1),
        };
        let level = seat.guest.level.filter(|_| !is_near);
        let level = level.map(|level| {
            let name = words::level(level).to_string();
            // Their own names say it already.
            let is_told = seat.guest.written.starts_with(&name);
            let name = (!is_told).then(|| soft(name, size::LABEL));
            let told = row![name, face(level, 0.76 * high)].spacing(gap::M);
            told.align_y(Center)
        });
        let beside = match (is_near, &level) {
            (true, _) => WAYS,
            (false, Some(_)) => WAYS / 2.0,
            (false, None) => gap::M,
        };
        let around = Padding::from([(high - size::HEADING * 1.3) / 2.0, 0.0]);
        let name = written_in(
            text_input(&field, &seat.guest.written)
                .id(name_id(place))
                .on_input(move |written| Message::Name(place, written))
                .on_submit(Message::NameDone(place))
                .size(size::HEADING)
                .font(if is_taken { theme::MEDIUM } else { theme::FONT })
                .padding(around.left(SIGN).right(beside))
                .style(match (self.fault(place), is_taken) {
                    (Some(_), _) => theme::text_input::faulty,
                    (None, true) => theme::text_input::quiet,
                    (None, false) => theme::text_input::empty,
                }),
            say!("heard-seat-name", seat = place + 1),
            &seat.guest.written,
        );
        let name = about(name, move || match is_taken || place == 0 {
            true => String::new(),
            false => say!("heard-seat-empty"),
        });
        let ways = (is_near && !self.is_alone).then(|| self.ways(place));
        let over = row![self.sign(place, is_near), space().width(Fill), level, ways]
            .padding([0.0, 6.0])
            .height(high)
            .align_y(Center);
        mouse_area(stack![name, over])
            .on_enter(Message::Near(place))
            .into()
    }

    fn sign(&self, place: usize, is_near: bool) -> Element<'_, Message> {
        let seat = &self.seats[place];
        let side = if seat.is_empty() { 14.0 } else { 24.0 };
        let sign = container(shape(seat.colour, side));
        if !is_near {
            return sign.center(40.0).into();
        }
        let face = button(sign.center(Fill))
            .padding(0)
            .width(40.0)
            .height(40.0)
            .style(theme::button::quiet);
        let other = say!(
            "new-colour-hint",
            colour = colour_name(seat.colour).to_string(),
            key = words::key(COLOUR)
        );
        let message = Message::Change(place, Change::NextColour);
        hint(press(face, Some(message)), other)
    }

    fn ways(&self, place: usize) -> Element<'_, Message> {
        let guest = &self.seats[place].guest;
        let way = |label, about, is_possible: bool, change| {
            let message = is_possible.then_some(Message::Change(place, change));
            let face = button(medium(label, size::BODY))
                .padding([gap::S, gap::S + gap::XXS])
                .style(theme::button::quiet);
            hint(press(face, message), about)
        };
        let about = match guest.level {
            None => say!("new-person-hint", key = words::key(LEVEL)),
            Some(level) => say!(
                "new-level-hint",
                character = self.character(level),
                key = words::key(LEVEL)
            ),
        };
        let plays = level_button(guest, about, Message::Change(place, Change::NextLevel));
        let is_last = place + 1 == self.places();
        let earlier = say!("new-earlier", key = words::key(EARLIER));
        let later = say!("new-later", key = words::key(LATER));
        let remove = say!("new-remove", key = words::key(REMOVE));
        row![
            plays,
            space().width(gap::XS),
            way("↑", earlier, place > 0, Change::Up),
            way("↓", later, !is_last, Change::Down),
            way("×", remove, true, Change::Remove),
        ]
        .align_y(Center)
        .into()
    }

    fn computers(&self) -> Element<'_, Message> {
        let about = soft(say!("new-programs-about"), size::LABEL);
        let head = head(say!("new-programs"), Some(about.into()));
        let cards = self.levels().iter();
        let cards = grid(cards.map(|&level| self.computer(level)));
        let cards = cards.fluid(CARD).spacing(gap::S).height(Shrink);
        column![head, cards].spacing(gap::S).into()
    }

    fn computer(&self, level: Level) -> Element<'_, Message> {
        let name = bold(words::level(level).to_string(), size::HEADING);
        let character = soft(self.character(level), size::BODY);
        let facts = column![name, character].spacing(gap::XS);
        let card = row![face(level, 44.0), facts]
            .spacing(gap::M)
            .align_y(Center);
        let card = button(container(card).center_y(Fill))
            .padding([gap::XS, gap::M])
            .width(Fill)
            .height(96.0)
            .style(theme::button::card(false));
        press(card, self.free_place().map(|_| Message::Program(level)))
    }

    fn character(&self, level: Level) -> String {
        match self.game {
            GameKind::Express => words::express_player(level, self.agreed.penalty),
            GameKind::Classic => words::board_player(level),
        }
    }
}
