//! The view of the setup: the players on the left, the options on the right, all on one screen.

use iced::widget::{
    button, column, container, responsive, row, scrollable, space, text, text_input,
};
use iced::{Center, Fill, FillPortion, Size};

use super::section::headed;
use super::{Change, Message, NewGame, house, keys, name_id};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{
    ButtonStyle, Element, about, bold, card, hint, keeps_focus, medium, next_control, option,
    press, shape, soft, written_in,
};
use crate::app::words;
use crate::session::{Level, Name};
use crate::store::GameKind;
use crate::text::say;

/// Below this height the layout is more compact.
const LOW: f32 = 680.0;
/// Below this width the players stand above the options.
const NARROW: f32 = 860.0;
/// Below this width the buttons stand on a second line.
const VERY_NARROW: f32 = 620.0;
/// The maximum width of the content.
const MOST_WIDTH: f32 = 1180.0;
/// The width of a player's shape with its margin.
const COLOUR: f32 = 38.0;
/// The width of the buttons beside a name.
const WAYS: f32 = 206.0;
/// The minimum width of a bot's name, and the average width of a letter.
const PROGRAM: f32 = 96.0;
const LETTER: f32 = 8.5;

impl NewGame {
    /// The whole setup.
    pub fn view(&self) -> Element<'_, Message> {
        keeps_focus(responsive(|within| self.view_within(within)))
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        let is_low = within.height < LOW;
        let margin = if is_low { gap::M } else { gap::L };
        let width = (within.width - 2.0 * margin).min(MOST_WIDTH);
        let card = |content| card(content).padding(margin);
        let body: Element<'_, Message> = if within.width < NARROW {
            let players = self.players(width - 2.0 * margin, is_low);
            column![
                card(players).width(Fill),
                card(self.options(is_low)).width(Fill)
            ]
            .spacing(margin)
            .into()
        } else {
            let half = (width - margin) / 2.0;
            let players = self.players(half - 2.0 * margin, is_low);
            row![
                card(players).width(FillPortion(1)),
                card(self.options(is_low)).width(FillPortion(1)),
            ]
            .spacing(margin)
            .into()
        };
        container(
            column![
                self.head(within.width),
                scrollable(body).height(Fill).spacing(gap::XS)
            ]
            .spacing(margin)
            .max_width(MOST_WIDTH),
        )
        .padding(margin)
        .center_x(Fill)
        .height(Fill)
        .into()
    }

    /// The choice of the game, and the buttons to go back or start.
    fn head(&self, width: f32) -> Element<'_, Message> {
        let games = [GameKind::Express, GameKind::Classic].map(|game| {
            let is_chosen = self.game == game;
            option(
                words::game(game),
                keys::GAME,
                is_chosen,
                Message::Game(game),
            )
        });
        let games = row(games).spacing(gap::S);
        let ways = next_control(say!("new-start"), "Enter", Some(Message::Start));
        if width < VERY_NARROW {
            return column![games, ways].spacing(gap::S).into();
        }
        let title = (width >= NARROW).then(|| {
            let title = if self.is_alone {
                say!("new-title-alone")
            } else {
                say!("new-title")
            };
            bold(title, size::TITLE).wrapping(text::Wrapping::None)
        });
        row![title, games, space().width(Fill), ways]
            .spacing(gap::L)
            .align_y(Center)
            .into()
    }

    /// The seats, the earlier names and the bots.
    fn players(&self, width: f32, is_low: bool) -> Element<'_, Message> {
        let spacing = if is_low { gap::XXS } else { gap::XS };
        let fault = (0..self.places()).find_map(|place| self.fault(place));
        let about = match (fault, self.game) {
            (Some(fault), _) => text(fault).size(size::BODY).style(theme::text::minus),
            _ if self.is_alone => soft(say!("new-alone-about"), size::BODY),
            (None, GameKind::Express) => soft(say!("new-express-about"), size::BODY),
            (None, GameKind::Classic) => soft(say!("new-classic-about"), size::BODY),
        };
        let places = (0..self.places()).map(|place| self.place(place, is_low));
        let programs = (!self.is_alone).then(|| {
            let programs = self.levels().iter();
            let programs = programs.map(|&level| self.program(level, is_low));
            headed(
                say!("new-programs"),
                soft(say!("new-programs-about"), size::BODY),
                column(programs),
            )
        });
        column![
            headed(
                if self.is_alone {
                    say!("new-your-name")
                } else {
                    say!("new-players")
                },
                about.wrapping(text::Wrapping::None),
                self.earlier_names(width),
            ),
            column(places).spacing(spacing),
            programs
        ]
        .spacing(if is_low { gap::S } else { gap::M })
        .into()
    }

    /// The earlier names that match the typed text.
    fn earlier_names(&self, width: f32) -> Element<'_, Message> {
        /// The width of the padding around a name.
        const AROUND: f32 = 2.0 * gap::L + gap::XS;

        let mut room = width;
        let names = self.offered().take_while(|name| {
            room -= LETTER * name.as_str().chars().count() as f32 + AROUND;
            room >= 0.0
        });
        let names: Vec<Element<'_, Message>> = names.map(|name| self.earlier_name(name)).collect();
        let line: Element<'_, Message> = if names.is_empty() && !self.names.is_empty() {
            soft(say!("new-nobody-known"), size::BODY).into()
        } else {
            row(names).spacing(gap::XS).align_y(Center).into()
        };
        // The line keeps its height without names.
        container(line).center_y(34.0).width(Fill).clip(true).into()
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

    /// A seat at the table.
    fn place(&self, place: usize, is_low: bool) -> Element<'_, Message> {
        let seat = &self.seats[place];
        let is_taken = !seat.is_empty();
        let is_next = self.free_place() == Some(place);
        let beside = if is_low { 6.0 } else { 11.0 };
        let colour: Element<'_, Message> = if is_taken {
            let face = container(shape(seat.colour, 20.0)).center(Fill);
            let face = button(face)
                .padding(0)
                .width(COLOUR)
                .height(32.0)
                .style(theme::button::plain);
            let other = say!(
                "new-colour-hint",
                colour = shape::name(seat.colour).to_string(),
                key = words::key(keys::COLOUR)
            );
            hint(
                press(face, Some(Message::Change(place, Change::NextColour))),
                other,
            )
        } else {
            container(shape(seat.colour, 10.0))
                .center(COLOUR)
                .height(32.0)
                .into()
        };
        let field = if is_next {
            say!("new-name-field")
        } else {
            String::new()
        };
        let name = written_in(
            text_input(&field, &seat.guest.written)
                .id(name_id(place))
                .on_input(move |written| Message::Name(place, written))
                .on_submit(Message::NameDone(place))
                .size(size::LABEL)
                .padding([beside, gap::M])
                .style(match (self.fault(place), is_taken || is_next) {
                    (Some(_), _) => theme::text_input::faulty,
                    (None, true) => theme::text_input::field,
                    (None, false) => theme::text_input::quiet,
                }),
            say!("heard-seat-name", seat = place + 1),
            &seat.guest.written,
        );
        let name = about(name, move || match is_next && place > 0 {
            true => say!("heard-seat-empty"),
            false => String::new(),
        });
        let ways = (is_taken && !self.is_alone).then(|| self.ways(place));
        row![colour, name, container(ways).width(WAYS)]
            .spacing(gap::S)
            .align_y(Center)
            .into()
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

    /// The button that seats a bot of this level.
    fn program(&self, level: Level, is_low: bool) -> Element<'_, Message> {
        let sits = self.free_place().map(|_| Message::Program(level));
        let about: fn(&Theme) -> text::Style = match sits {
            Some(_) => theme::text::soft,
            None => theme::text::same,
        };
        let name = |level| format!("+ {}", words::level(level));
        let letters = self
            .levels()
            .iter()
            .map(|&level| name(level).chars().count());
        let width = letters.max().unwrap_or(0) as f32 * LETTER;
        let face = row![
            medium(name(level), size::BODY).width(width.max(PROGRAM)),
            text(self.character(level))
                .size(size::BODY)
                .style(about)
                .width(Fill),
        ]
        .align_y(Center);
        let style: ButtonStyle = theme::button::quiet;
        let face = button(face)
            .padding([if is_low { gap::XS } else { 6.0 }, gap::S])
            .width(Fill)
            .style(style);
        press(face, sits)
    }

    /// How the bot plays at a level, in a sentence.
    fn character(&self, level: Level) -> String {
        match self.game {
            GameKind::Express => words::express_character(level),
            GameKind::Classic => words::board_character(level),
        }
    }

    /// The options of the game.
    fn options(&self, is_low: bool) -> Element<'_, Message> {
        let house = self.house();
        let options = column![self.dice()];
        let options = match self.game {
            GameKind::Express => options.push(self.penalties()),
            GameKind::Classic => options.extend(self.agreements()),
        };
        let choices = house::choices(house, self.game, self.people());
        let choices = choices.filter(|_| !self.is_alone);
        options
            .push(choices.map(|choices| choices.map(Message::TableOptions)))
            .push(self.purposes())
            // The choice at zero comes last, so that it moves nothing else when it appears.
            .push(house::time(house, self.game).map(Message::TableOptions))
            .spacing(if is_low { gap::S } else { gap::L })
            .into()
    }
}
