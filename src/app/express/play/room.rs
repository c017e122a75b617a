//! The scene of the room display, which the window shows while phones are let in, and when all choices are revealed.
//!
//! Dice and cards have the same place and size in every state. Whoever chooses at the laptop does so on the own card,
//! which hides others only where it needs more room.

use std::cmp::Reverse;

use iced::widget::text::Wrapping;
use iced::widget::{button, column, container, opaque, responsive, row, space, stack};
use iced::{Center, Fill, Padding, Size, border};

use super::{LANDING, Message, Stage};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::{LEAST, Plan};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    Element, about, bold, fitted, height_of, in_reach, named, next_control, part, press, shape,
    soft, told,
};
use crate::app::{banner, timer, typing, words};
use crate::rules::dice::Throw;
use crate::rules::express::{Choice, Entry, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::session::Express;
use crate::table::waiting;
use crate::text::say;

/// The size in whose units the scene is drawn, as that of the phones' room display is.
const DRAWN: Size = Size::new(1920.0, 1080.0);
const AROUND: f32 = 48.0;
const BETWEEN: f32 = 28.0;
const DIE: f32 = 190.0;
/// The width of dice that split, by their side.
const SPLIT: f32 = 5.6;
const HEAD: f32 = 250.0;
const HEADING: f32 = 84.0;
const WORDS: f32 = 46.0;
const NAME: f32 = 48.0;
const CHOSEN: f32 = 104.0;
const BAR: f32 = 14.0;
/// In a small window the head keeps room for faces to click, and the words for two lines.
const LEAST_HEAD: f32 = 150.0;
const LEAST_WORDS: f32 = 46.0;
/// The least room for a button with its key.
const WITH_KEY: f32 = 290.0;
/// The greatest side of a face to click.
const FACE: f32 = 60.0;
/// More players stand on two lines.
const ON_A_LINE: usize = 4;
/// The height of a pad on a card, and the least one that can be read.
const PAD: f32 = 0.26;
const LEAST_PAD: f32 = 64.0;
/// The least size of a card with choices, the height of a line of them, and of what stands above all.
const SHEET: Size = Size::new(360.0, 420.0);
const CHOICES: f32 = 76.0;
const ABOVE: f32 = 64.0;
/// How long a card takes to turn to its edge, and again to its face, in milliseconds.
const TURN: f32 = 80.0;
/// The time between the starts of two cards, and the most for all of them.
const NEXT: f32 = 60.0;
const ALL: f32 = 350.0;

impl<'a> View<'a, Express> {
    pub(super) fn is_for_room(self) -> bool {
        let is_watched = matches!(self.stage, Stage::Room(_)) || self.revealed.is_some();
        is_watched || self.host.has_phones() && !self.session().is_solo()
    }

    pub(super) fn room(self, within: Size) -> Element<'a, Message> {
        let (width, height) = (
            within.width.max(LEAST.width),
            within.height.max(LEAST.height),
        );
        let unit = (width / DRAWN.width).min(height / DRAWN.height);
        let around = (AROUND * unit).floor();
        let scene = column![
            self.strip(width - 2.0 * around, unit),
            timer::line(self.host, self.thought(self.host)),
            responsive(move |within| self.all_cards(within, unit)),
        ]
        .spacing((BETWEEN * unit).floor())
        .padding(around);
        let missing = Size::new(width - within.width, height - within.height);
        in_reach(scene, within, missing)
    }

    /// The throw, who is awaited or leads, and the dice.
    fn strip(self, width: f32, unit: f32) -> Element<'a, Message> {
        let side = (DIE * unit).floor();
        let table = self.session().table();
        let typed = &self.at.typed;
        let thrown = |number| {
            let thrown = table.round(number);
            let dice = thrown.map(|thrown| self.thrown(thrown.throw(), side, false));
            (number, dice)
        };
        let (number, dice) = match self.stage {
            Stage::Dice(number) if self.revealed.is_none() => {
                let places = typed.places(Throw::DICE, side, Message::TakeBack);
                (number, Some(places))
            }
            Stage::Choice(number) | Stage::Room(number) => thrown(number),
            Stage::Dice(_) | Stage::Over => thrown(table.last_throw()),
        };
        let asked = matches!(self.stage, Stage::Dice(_)).then(|| self.asked_dice(number));
        let heading = match &asked {
            Some((heading, _)) if self.revealed.is_none() => heading.clone(),
            _ => say!("express-throw", throw = number),
        };
        let lead = self.leader().map(|(seat, points)| {
            let name = words::fitted(self.player(seat).name.as_str(), 12);
            say!("express-leads-by", name, points)
        });
        let is_asked = self.revealed.is_none() && !self.throws(self.host);
        let awaits = match (asked.filter(|_| is_asked), waiting(self.host).next()) {
            (Some((_, first)), _) => {
                let first = typed.remaining(Throw::DICE, first);
                lead.map_or(first.clone(), |lead| format!("{lead} {first}"))
            }
            (None, Some(_)) => say!("express-awaits-names", names = words::awaited(self.host)),
            (None, None) if table.rounds().is_empty() => String::new(),
            (None, None) => lead.unwrap_or_else(|| say!("express-everybody-has-chosen")),
        };
        let high = (HEAD * unit).max(LEAST_HEAD);
        let line = (WORDS * unit * size::LEADING).max(LEAST_WORDS);
        // Dice that split need more room, and move no words.
        let room = width - SPLIT * side - 2.5 * gap::L;
        let sizes = [WORDS, 0.75 * WORDS].map(|words| words * unit);
        let mut sizes = sizes.into_iter().chain([size::LABEL]);
        let fits = |&letters: &f32| {
            letters > size::BODY && height_of(&awaits, letters, theme::BOLD, room) <= line
        };
        let letters = sizes.find(fits).unwrap_or(size::BODY);
        let news = self.thinking().or_else(|| self.at.word.clone());
        let news = news.map(|news| banner::written(news, size::LABEL));
        let awaits = told(bold(awaits, letters).style(theme::text::accent));
        // News comes in place of what is asked only where faces to click leave no room for it.
        let has_faces = matches!(self.stage, Stage::Dice(_)) && is_asked;
        let (awaits, news) = match news {
            Some(news) if has_faces => (news, None),
            news => (awaits, news),
        };
        let heading = fitted(heading, (HEADING * unit).max(size::HEADING), theme::BOLD);
        let face = (high - HEADING * unit * size::LEADING - line)
            .min(FACE)
            .min(room / 6.0 - gap::S)
            - 2.0 * gap::XS;
        let above = column![heading, container(awaits).height(line).clip(true)];
        let controls = row![self.controls(number, face, room), news].spacing(gap::M);
        let words = column![above, space().height(Fill), controls.align_y(Center)];
        let words = words.width(room).height(high);
        let dice = container(container(row![dice]).id("thrown")).align_right(Fill);
        let strip = row![words, dice].align_y(Center);
        part(strip.height(high))
    }

    /// What can be done at the laptop beside choosing.
    fn controls(self, number: ThrowNumber, side: f32, room: f32) -> Option<Element<'a, Message>> {
        // Its key is told only where both have room.
        let key = |key| if room < WITH_KEY { "" } else { key };
        let on = |label, told, message| Some(next_control(label, key(told), Some(message)));
        if self.revealed.is_some() {
            let label = match self.session().table().phase() {
                Phase::Throw(number) => say!("express-on-to-throw", throw = number),
                Phase::Choices(_) | Phase::Over => say!("express-on-to-result"),
            };
            return on(label, "Enter", Message::Seen);
        }
        match self.stage {
            Stage::Dice(_) if self.throws(self.host) => {
                on(say!("express-roll-dice"), "Space", Message::Throw)
            }
            Stage::Dice(_) => {
                let was = self.was(number);
                let faces = typing::faces(side, Message::Face);
                Some(row![faces, was].spacing(gap::M).align_y(Center).into())
            }
            Stage::Over => on(say!("common-bar-result"), "Enter", Message::Result),
            Stage::Choice(_) | Stage::Room(_) => None,
        }
    }

    /// Who leads once all cards are open, and by how many points.
    fn leader(self) -> Option<(Seat, i32)> {
        let table = self.session().table();
        let players = Seat::all(self.session().players().len());
        let players = players.filter(|&seat| !table.has_departed(seat));
        let mut totals: Vec<_> = players.map(|seat| (self.seen_total(seat), seat)).collect();
        totals.sort_unstable_by_key(|&(total, _)| Reverse(total));
        let are_open = self.landing.is_none() && waiting(self.host).next().is_none();
        match totals[..] {
            [(most, seat), (second, _), ..] if most > second && are_open => {
                Some((seat, most - second))
            }
            _ => None,
        }
    }

    /// Whether the card of the shown player has the choices, or the chances of the next throw.
    fn has_sheet(self) -> bool {
        let is_chosen = matches!(self.stage, Stage::Choice(_));
        self.revealed.is_none() && (is_chosen || self.has_odds())
    }

    /// All cards; that with the choices lies over as few others as it can, first over those of who had not chosen yet.
    fn all_cards(self, within: Size, unit: f32) -> Element<'a, Message> {
        let between = (BETWEEN * unit).floor();
        let seats: Vec<Seat> = Seat::all(self.session().players().len()).collect();
        let lines = seats.len().div_ceil(ON_A_LINE);
        let beside = seats.len().div_ceil(lines);
        let share = |whole: f32, count: usize| {
            ((whole - between * (count as f32 - 1.0)) / count as f32).floor()
        };
        let card = Size::new(share(within.width, beside), share(within.height, lines));
        let spans = |size: f32, count: usize| count as f32 * (size + between) - between;
        let across = (1..beside).find(|&count| spans(card.width, count) >= SHEET.width);
        let across = across.unwrap_or(beside);
        let down = if card.height >= SHEET.height {
            1
        } else {
            lines
        };
        let place = |seat: Seat| (seat.index() % beside, seat.index() / beside);
        let (column_of_own, line_of_own) = place(self.seat);
        let top = if down == 1 { line_of_own } else { 0 };
        let lies_over = |left: usize, seat: Seat| {
            let (at, line) = place(seat);
            (left..left + across).contains(&at) && (top..top + down).contains(&line)
        };
        let places =
            (column_of_own + 1).saturating_sub(across)..=column_of_own.min(beside - across);
        let left = places.min_by_key(|&left| {
            let hidden = self.play.early.iter();
            hidden.filter(|&&seat| lies_over(left, seat)).count()
        });
        let left = left.filter(|_| self.has_sheet());
        let cards = seats.chunks(beside).map(|line| {
            let cards = line.iter().map(|&seat| match left {
                Some(left) if lies_over(left, seat) => {
                    space().width(card.width).height(card.height).into()
                }
                _ => self.room_card(seat, card, unit, false),
            });
            row(cards).spacing(between).into()
        });
        let cards = column(cards).spacing(between);
        let sheet = left.map(|left| {
            let size = Size::new(spans(card.width, across), spans(card.height, down));
            let sheet = container(self.room_card(self.seat, size, unit, true));
            sheet.padding(Padding {
                left: left as f32 * (card.width + between),
                top: top as f32 * (card.height + between),
                ..Padding::ZERO
            })
        });
        stack![cards].push(sheet).into()
    }

    /// A player: name, total, what is chosen or awaited, or on a sheet the choices, and the pad.
    fn room_card(
        self,
        seat: Seat,
        within: Size,
        unit: f32,
        is_sheet: bool,
    ) -> Element<'a, Message> {
        let player = self.player(seat);
        let [bar, between] = [BAR, 20.0].map(|size| (size * unit).max(gap::XS).floor());
        let around = (24.0 * unit).max(gap::S).floor();
        let letters = (NAME * unit).min(within.width * 0.11).max(size::BODY);
        let high = (letters * 1.1 * size::LEADING).ceil();
        let inside = within.width - 2.0 * around;
        let room = within.height - bar - high - 3.0 * between;
        let usual = (within.height * PAD).floor();
        let pad = match is_sheet {
            true if self.has_odds() => 0.0,
            true => {
                usual.min(room - between - ABOVE - CHOICES * self.lines(self.host).len() as f32)
            }
            false => usual,
        };
        let pad = Some(Size::new(inside, pad)).filter(|pad| pad.height >= LEAST_PAD);
        let below = pad.map_or(0.0, |pad| pad.height + between);
        let slot = Size::new(inside, (room - below).max(0.0));
        let name = container(named(player, letters, theme::BOLD)).width(Fill);
        let total = bold(words::signed(self.counted(seat)), letters * 1.1);
        let head = row![name, total.wrapping(Wrapping::None)]
            .spacing(gap::S)
            .height(high)
            .align_y(Center);
        let slot = match is_sheet {
            true => self.throw_zone(Plan {
                margin: gap::S,
                side: slot,
                main: Size::new(0.0, slot.height - 2.0 * gap::S),
                cards: None,
                chips: None,
            }),
            false => self.slot(seat, slot, unit),
        };
        let content = column![head, slot, pad.map(|pad| self.glance(seat, pad))];
        let content = content.spacing(between).padding([between, around]);
        let corners = border::top(radius::CARD - 1.0);
        let bar = container(space())
            .width(Fill)
            .height(bar)
            .style(theme::container::player_card(player.colour, corners));
        let card = column![bar, content];
        if is_sheet {
            let sheet = container(card)
                .width(within.width)
                .height(within.height)
                .style(theme::container::seat(player.colour, true));
            return part(opaque(sheet));
        }
        let leads = self.leader().is_some_and(|(leader, _)| leader == seat);
        let face = button(card)
            .padding(Padding::ZERO)
            .width(within.width)
            .height(within.height)
            .style(theme::button::seat(player.colour, leads));
        let face = press(face, Some(Message::Show(seat)));
        // A tooltip would lie on the card below.
        part(about(face, move || words::key(&format!("Alt+{seat}"))))
    }

    /// The total, which counts up while the cards turn.
    fn counted(self, seat: Seat) -> i32 {
        let change = self.change(seat).filter(|_| self.revealed.is_some());
        let passed = self.landing.map_or(1.0, |(_, motion)| {
            motion.passed() / LANDING.as_millis() as f32
        });
        let to_come = change.unwrap_or_default() as f32 * (1.0 - passed).max(0.0) / 10.0;
        self.seen_total(seat) - to_come.round() as i32 * 10
    }

    /// The back of a card while the choice is secret, what has been chosen, or what the player does.
    fn slot(self, seat: Seat, within: Size, unit: f32) -> Element<'a, Message> {
        let colour = self.player(seat).colour;
        let letters = (NAME * unit).min(within.width * 0.13).max(size::BODY);
        let back = |words: Option<Element<'a, Message>>| {
            let sign = container(shape(colour, within.height.min(within.width) * 0.35));
            let sign = sign.padding(gap::S).style(theme::container::inset);
            let back = column![sign, words].spacing(gap::S).align_x(Center);
            let back = container(back).center(Fill);
            back.style(theme::container::player_card(colour, radius::CARD))
        };
        let start = seat.index() as f32 * NEXT.min(ALL / self.session().players().len() as f32);
        let turned = match (self.revealed, self.landing) {
            (Some(_), Some((_, motion))) => (motion.passed() - start) / TURN,
            _ => 2.0,
        };
        let number = self.shown_throw(self.host);
        let round = self.session().table().round(number);
        let cell = round.and_then(|round| round.cell(seat));
        let has_chosen = cell.is_some_and(|cell| matches!(cell.entry(), Entry::Chosen(_)));
        let (share, face) = match self.chosen(seat) {
            Some(_) if turned < 1.0 => (1.0 - turned.max(0.0), back(None)),
            Some(_) if turned < 2.0 => (
                turned - 1.0,
                container(space()).style(theme::container::well),
            ),
            Some(choice) => (
                1.0,
                container(self.chosen_face(seat, choice, within, unit)).center(Fill),
            ),
            None if has_chosen && self.hides(number, seat, self.host) => {
                let words = fitted(self.status(seat), letters, theme::BOLD);
                (1.0, back(Some(words.into())))
            }
            None => {
                let words = soft(self.status(seat), letters).center();
                let words = container(words).padding(gap::XS).center(Fill);
                (1.0, words.style(theme::container::well))
            }
        };
        let face = face
            .width(within.width * share)
            .height(within.height)
            .clip(true);
        container(face).center_x(within.width).into()
    }

    fn chosen_face(
        self,
        seat: Seat,
        choice: Choice,
        within: Size,
        unit: f32,
    ) -> Element<'a, Message> {
        let letters = (CHOSEN * unit)
            .min(within.width * 0.22)
            .min(within.height * 0.42)
            .floor();
        let look = Look::Fifth(self.player(seat).colour);
        let fifth = choice.fifth.map(|fifth| die(Some(fifth), look, letters));
        let pairs = match choice.fifth {
            Some(_) => bold(choice.pairs.to_string(), letters),
            None => bold(words::choice(&choice), letters * 0.5),
        };
        let news = self.change(seat).filter(|&points| points != 0);
        let news = news.map(|points| {
            bold(words::signed(points), letters * 0.73).style(theme::text::points(points))
        });
        let below = row![fifth, news].spacing(letters * 0.3).align_y(Center);
        let chosen = column![pairs.line_height(1.1).center(), below];
        chosen.spacing(letters * 0.1).align_x(Center).into()
    }
}
