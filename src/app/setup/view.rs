//! The view of the setup: who plays, the computer players, the rules as a sentence, and the start.

use iced::widget::{
    button, column, container, mouse_area, responsive, row, scrollable, space, stack, text,
    text_input,
};
use iced::{Center, Fill, Padding, Size};

use super::{Change, Message, NewGame, keys, name_id};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    Element, about, bold, colour_name, face, hint, keeps_focus, large_control, medium,
    next_control, press, segments, shape, soft, written_in,
};
use crate::app::words;
use crate::coach::express as coach;
use crate::scene::Role;
use crate::session::{Level, Name};
use crate::store::GameKind;
use crate::text::{say, signed};

/// Below this width the computer players stand below the names.
const NARROW: f32 = 860.0;
/// Below this height everything scrolls but the head, which has the start then.
const LOW: f32 = 660.0;
/// The list that scrolls then.
pub(super) const LOW_LIST: &str = "new game in a low window";
/// The maximum width of the content.
const MOST_WIDTH: f32 = 1088.0;
/// The space between the two columns.
const BETWEEN: f32 = 48.0;
/// The height of a player's line, and of each where there are more than a few.
const LINE: f32 = 52.0;
const LOW_LINE: f32 = 44.0;
const FEW: usize = 5;
/// The space that a player's sign takes in a line.
const SIGN: f32 = 53.0;
/// The space that the buttons of a line take.
const WAYS: f32 = 240.0;
/// The narrowest card of a computer player.
const CARD: f32 = 240.0;
/// The same in a low window.
const LOW_CARD: f32 = 220.0;
/// The average width of a letter.
const LETTER: f32 = 8.5;

impl NewGame {
    /// The whole setup.
    pub fn view(&self) -> Element<'_, Message> {
        keeps_focus(responsive(|within| self.view_within(within)))
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        let width = (within.width - 2.0 * gap::XL).min(MOST_WIDTH);
        let is_low = within.height < LOW;
        let players: Element<'_, Message> = if self.is_alone {
            self.people_at(width / 2.0)
        } else if within.width < NARROW {
            column![self.people_at(width), self.computers(width, is_low)]
                .spacing(gap::XL)
                .into()
        } else {
            let half = (width - BETWEEN) / 2.0;
            row![self.people_at(half), self.computers(half, is_low)]
                .spacing(BETWEEN)
                .into()
        };
        let line = container(space())
            .height(1)
            .width(Fill)
            .style(theme::container::ground(Role::Line));
        let content = if is_low {
            let start = next_control(say!("new-start"), "Enter", Some(Message::Start));
            let all = column![players, line, self.rules(None)].spacing(gap::XL);
            column![
                self.head(within.width, Some(start)),
                scrollable(all).id(LOW_LIST).height(Fill).spacing(gap::XS),
            ]
        } else {
            let start = large_control(say!("new-start"), "Enter", Message::Start);
            column![
                self.head(within.width, None),
                scrollable(players).height(Fill).spacing(gap::XS),
                line,
                self.rules(Some(start))
            ]
        };
        container(content.spacing(gap::XL).max_width(MOST_WIDTH))
            .padding(Padding::from([gap::M, gap::XL]).bottom(gap::XL))
            .center_x(Fill)
            .height(Fill)
            .into()
    }

    /// The title, the choice of the game, and the start where the window is low.
    fn head<'a>(&'a self, width: f32, start: Option<Element<'a, Message>>) -> Element<'a, Message> {
        let games = [GameKind::Express, GameKind::Classic].map(|game| {
            let name = words::game(game).to_string();
            (
                name,
                keys::GAME.to_owned(),
                self.game == game,
                Message::Game(game),
            )
        });
        let title = if self.is_alone {
            say!("new-title-alone")
        } else {
            say!("new-title")
        };
        let letters = if start.is_some() {
            size::TITLE
        } else {
            size::DISPLAY
        };
        let title = bold(title, letters).wrapping(text::Wrapping::None);
        let title = (width >= NARROW).then_some(title);
        row![title, space().width(Fill), segments(games), start]
            .spacing(gap::L)
            .align_y(Center)
            .into()
    }

    /// Who plays: a line for each, and one to fill.
    fn people_at(&self, width: f32) -> Element<'_, Message> {
        let lines = self.lines();
        let last = lines.last().copied();
        let lines = lines
            .into_iter()
            .map(|place| self.line(place, Some(place) == last));
        let counts = (2..=self.most_players().min(6)).map(|count| {
            let is_chosen = self.players() == count;
            (
                count.to_string(),
                String::new(),
                is_chosen,
                Message::Count(count),
            )
        });
        let (title, counts) = match self.is_alone {
            true => (say!("new-your-name"), None),
            false => (say!("new-players"), Some(segments(counts))),
        };
        let head = row![bold(title, size::HEADING), space().width(Fill), counts]
            .align_y(Center)
            .height(44.0);
        let fault = (0..self.places()).find_map(|place| self.fault(place));
        let about = match (fault, self.is_alone) {
            (Some(fault), _) => Some(text(fault).size(size::LABEL).style(theme::text::minus)),
            (None, true) => Some(soft(say!("new-alone-about"), size::LABEL)),
            (None, false) => None,
        };
        column![head]
            .extend(lines)
            .push(about)
            .push(self.earlier_names(width))
            .spacing(gap::S)
            .width(width)
            .into()
    }

    /// The earlier names that match the typed text, while somebody types or the pointer is over an empty line.
    fn earlier_names(&self, width: f32) -> Option<Element<'_, Message>> {
        /// The width of the padding around a name.
        const AROUND: f32 = 2.0 * gap::L + gap::XS;

        let is_near = self.near.is_some_and(|near| self.seats[near].is_empty());
        if self.names.is_empty() || !(self.is_alone || is_near || self.half_written().is_some()) {
            return None;
        }
        let mut room = width;
        let names = self.offered().take_while(|name| {
            room -= LETTER * name.as_str().chars().count() as f32 + AROUND;
            room >= 0.0
        });
        let names: Vec<Element<'_, Message>> = names.map(|name| self.earlier_name(name)).collect();
        Some(if names.is_empty() {
            soft(say!("new-nobody-known"), size::BODY).into()
        } else {
            row(names).spacing(gap::XS).align_y(Center).into()
        })
    }

    fn earlier_name<'a>(&self, name: &'a Name) -> Element<'a, Message> {
        let is_here = self.sits_elsewhere(name, None);
        let (label, beside) = if is_here {
            (format!("✓ {name}"), gap::S)
        } else {
            (name.to_string(), gap::L)
        };
        let face = text(label).size(size::BODY).wrapping(text::Wrapping::None);
        let face = button(face)
            .padding([gap::XS, beside])
            .style(theme::button::plain);
        let is_possible = !is_here && self.half_written().or(self.free_place()).is_some();
        let seats = is_possible.then(|| Message::Known(name.clone()));
        hint(press(face, seats), say!("new-known-hint"))
    }

    /// A seat at the table: the sign, the name, and its buttons under the pointer.
    fn line(&self, place: usize, is_last: bool) -> Element<'_, Message> {
        let seat = &self.seats[place];
        let is_taken = !seat.is_empty();
        let is_near = self.near == Some(place) && is_taken;
        let field = match is_last {
            true => say!("new-name-field"),
            false => say!("ask-player", number = place + 1),
        };
        let level = seat.guest.level.filter(|_| !is_near);
        let level = level.map(|level| words::level(level).to_string());
        // Their own names say it already.
        let level = level.filter(|level| !seat.guest.written.starts_with(level));
        let level = level.map(|level| soft(level, size::LABEL));
        let beside = match (is_near, &level) {
            (true, _) => WAYS,
            (false, Some(_)) => WAYS / 2.0,
            (false, None) => gap::M,
        };
        let high = if self.lines().len() > FEW {
            LOW_LINE
        } else {
            LINE
        };
        let around = Padding::from([(high - size::HEADING * 1.3) / 2.0, 0.0]);
        let name = written_in(
            text_input(&field, &seat.guest.written)
                .id(name_id(place))
                .on_input(move |written| Message::Name(place, written))
                .on_submit(Message::NameDone(place))
                .size(size::HEADING)
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

    /// The sign of a seat, under the pointer a button for another one.
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
            key = words::key(keys::COLOUR)
        );
        let message = Message::Change(place, Change::NextColour);
        hint(press(face, Some(message)), other)
    }

    /// The buttons of a taken seat.
    fn ways(&self, place: usize) -> Element<'_, Message> {
        let guest = &self.seats[place].guest;
        let way = |label, key, is_possible: bool, change| {
            let message = is_possible.then_some(Message::Change(place, change));
            let face = medium(label, size::BODY);
            let face = button(face)
                .padding([gap::S, gap::S + gap::XXS])
                .style(theme::button::quiet);
            hint(press(face, message), key)
        };
        let about = match guest.level {
            None => say!("new-person-hint", key = words::key(keys::LEVEL)),
            Some(level) => say!(
                "new-level-hint",
                character = self.character(level),
                key = words::key(keys::LEVEL)
            ),
        };
        let plays = guest.level_button(about, Message::Change(place, Change::NextLevel));
        let is_last = place + 1 == self.places();
        row![
            plays,
            space().width(gap::XS),
            way(
                "↑",
                say!("new-earlier", key = words::key(keys::EARLIER)),
                place > 0,
                Change::Up
            ),
            way(
                "↓",
                say!("new-later", key = words::key(keys::LATER)),
                !is_last,
                Change::Down
            ),
            way(
                "×",
                say!("new-remove", key = words::key(keys::REMOVE)),
                true,
                Change::Remove
            ),
        ]
        .align_y(Center)
        .into()
    }

    /// The computer players, the strongest first.
    fn computers(&self, width: f32, is_low: bool) -> Element<'_, Message> {
        let head = row![
            bold(say!("new-programs"), size::HEADING),
            space().width(Fill),
            soft(say!("new-programs-about"), size::LABEL)
        ]
        .align_y(Center)
        .height(44.0);
        let card = if is_low { LOW_CARD } else { CARD };
        let beside = (width / card).floor().max(1.0) as usize;
        let rows = self.levels().chunks(beside).map(|levels| {
            let cards = levels.iter().map(|&level| self.computer(level, is_low));
            // The last row may have room for more.
            let room = (levels.len()..beside).map(|_| space().width(Fill).into());
            row(cards.chain(room)).spacing(gap::S).into()
        });
        let cards = column(rows).spacing(gap::S);
        column![head, cards].spacing(gap::S).width(width).into()
    }

    /// The card that seats a bot of this level.
    fn computer(&self, level: Level, is_low: bool) -> Element<'_, Message> {
        let average = match self.game {
            GameKind::Express => coach::average(level, self.penalty),
            GameKind::Classic => None,
        };
        let average = average.map(|points| {
            let points = signed(points);
            text(say!("new-average", points = points)).size(size::BODY)
        });
        // A low window has room for the character beside the pointer only.
        let character = self.character(level);
        let (told, hinted) = match is_low {
            true => (None, character),
            false => (Some(soft(character, size::BODY)), String::new()),
        };
        let facts = column![
            bold(words::level(level).to_string(), size::HEADING),
            told,
            average
        ]
        .spacing(gap::XS);
        // Five stand in three rows.
        let (side, height, around) = match (is_low, self.levels().len() > 4) {
            (true, _) => (44.0, 64.0, gap::XS),
            (false, true) => (60.0, 104.0, gap::S),
            (false, false) => (60.0, 140.0, gap::M),
        };
        let card = row![face(level, side), facts]
            .spacing(gap::L)
            .align_y(Center);
        let card = button(container(card).center_y(Fill))
            .padding([around, gap::L])
            .width(Fill)
            .height(height)
            .style(theme::button::card(false));
        let seats = self.free_place().map(|_| Message::Program(level));
        hint(press(card, seats), hinted)
    }

    /// How the bot plays at a level, in a sentence.
    fn character(&self, level: Level) -> String {
        match self.game {
            GameKind::Express => words::express_character(level),
            GameKind::Classic => words::board_character(level),
        }
    }
}
