//! The table for everybody in the room: the dice as large as they can be, who is awaited, and all pads at once.
//!
//! People choose in any order: a pad that is pressed, or Alt and its number, brings up its choices.

use iced::widget::{Column, button, column, container, row, space, text};
use iced::{Center, Color, Fill, Size};

use super::throw::Parts;
use super::{Host, Message, Play, Stage};
use crate::app::banner::Banner;
use crate::app::game_ui::PlayScreen;
use crate::app::room::Room;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    Element, fitted, height_of, hint, named_bold, next_control, press, width_of, zone,
};
use crate::app::{banner, words};
use crate::rules::Seat;
use crate::rules::express::{Penalty, Phase};
use crate::text::say;

/// The share of the width that the choices take, and how wide they are at least and at most.
const CHOICES: (f32, f32, f32) = (0.3, 340.0, 430.0);
/// However narrow the room is, they leave the pads as much; with larger text even more, until they are so narrow.
const MOST_SHARE: f32 = 0.5;
const LARGE_SHARE: f32 = 0.42;
const NARROWEST_CHOICES: f32 = 210.0;
/// The share of the height that the dice take.
const DICE: f32 = 0.16;
/// The same while everybody chooses on their phones.
const ROOM_DICE: f32 = 0.27;
/// Below this width the words beside the dice are smaller.
const NARROW: f32 = 800.0;
/// Below this width they leave no room for dice, which then stand above the choices.
const NARROWEST: f32 = 420.0;
/// About the width of a bold letter, in text sizes.
const LETTER: f32 = 0.62;
/// The width of the button that leads on.
const NEXT: f32 = 206.0;
/// Below this width of a card the name on it is smaller.
const SMALL: f32 = 230.0;
/// Below this width the total stands below the name.
const TIGHT: f32 = 150.0;
/// Below this height of a card what stands above its pad is smaller.
const LOW: f32 = 200.0;
/// The strip of the dice is never lower.
const LEAST_STRIP: f32 = 72.0;
/// The height of the line that says what colours mean, and from which height on there is room for it.
const KEY: f32 = 20.0;
const ROOM_FOR_KEY: f32 = 440.0;
/// A pad is never lower or narrower, on a screen on which text of the usual size is as large as it is here.
const LEAST_PAD: f32 = 44.0;
const NARROWEST_PAD: f32 = 100.0;
/// How wide a pad is for its height.
const SHAPE: f32 = 1.15;
/// The height of a card's head: a name and a total, below them what was taken.
const HEAD: f32 = 58.0;
const LOW_HEAD: f32 = 42.0;
/// The same while everybody chooses on their phones, on cards at least so high.
const AMPLE: f32 = 250.0;
const ROOM_HEAD: f32 = 84.0;

impl Play {
    /// The table within this room, with all pads.
    pub(super) fn all_pads<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        record: Option<i32>,
        room: Room,
    ) -> Element<'a, Message> {
        let margin = zone::margin(room.within.width);
        let within = Size::new(
            room.within.width - 2.0 * margin,
            room.within.height - 2.0 * margin,
        );
        let (share, least, most) = CHOICES;
        let choices = (within.width * share)
            .clamp(least, most)
            .min(within.width * MOST_SHARE);
        let choices = if room.zoom > 1.0 {
            choices.min((within.width * LARGE_SHARE).max(NARROWEST_CHOICES))
        } else {
            choices
        };
        let width = zone::inner(choices, margin);
        let pads = Size::new(within.width - choices - margin, within.height);
        let parts = Parts {
            odds: shows_odds,
            dice: pads.width < NARROWEST,
            owner: false,
            record,
        };
        let inner = Size::new(width, within.height - 2.0 * margin);
        let throw = match self.passing {
            Some(seat) => self.handing_over(seat, host),
            None => self.throw(host, parts, inner),
        };
        row![
            zone::side(throw, choices, margin),
            self.dice_and_pads(host, pads, DICE, None, margin, room.zoom),
        ]
        .spacing(margin)
        .padding(margin)
        .into()
    }

    /// The table while all who are awaited choose on their phones: to be read from the other end of the room.
    pub(super) fn room<'a>(&'a self, host: &'a Host, room: Room) -> Element<'a, Message> {
        let margin = zone::margin(room.within.width);
        let within = Size::new(
            room.within.width - 2.0 * margin,
            room.within.height - 2.0 * margin,
        );
        container(self.dice_and_pads(host, within, ROOM_DICE, None, margin, room.zoom))
            .padding(margin)
            .into()
    }

    /// What everybody has chosen for the last throw, when all have: the marks land together.
    pub(super) fn revealed<'a>(&'a self, host: &'a Host, room: Room) -> Element<'a, Message> {
        let margin = zone::margin(room.within.width);
        let within = Size::new(
            room.within.width - 2.0 * margin,
            room.within.height - 2.0 * margin,
        );
        let next = match host.session().table().phase() {
            Phase::Throw(number) => say!("express-on-to-throw", throw = number.get()),
            Phase::Choices(_) | Phase::Over => say!("express-on-to-result"),
        };
        let next = next_control(next, "Enter", Some(Message::Seen));
        container(self.dice_and_pads(host, within, DICE, Some(next), margin, room.zoom))
            .padding(margin)
            .into()
    }

    /// The dice, which take this share of the height, and what is next above all pads and what their colours mean.
    fn dice_and_pads<'a>(
        &'a self,
        host: &'a Host,
        within: Size,
        share: f32,
        next: Option<Element<'a, Message>>,
        margin: f32,
        zoom: f32,
    ) -> Element<'a, Message> {
        let strip = (within.height * share).max(LEAST_STRIP).floor();
        let key = (within.height >= ROOM_FOR_KEY)
            .then(|| key(host.session().setup().penalty(), within.width));
        let (key, high) = key.unzip();
        let taken = strip + margin + high.map_or(0.0, |high| high + gap::S);
        // Beside choices, they say themselves what is new.
        let word = next.as_ref().and_then(|_| banner::view(&self.word));
        let pads = self.grid(host, Size::new(within.width, within.height - taken), zoom);
        column![
            self.strip(host, Size::new(within.width, strip), next),
            word,
            column![key, pads].spacing(gap::S)
        ]
        .spacing(margin)
        .into()
    }

    /// The dice, who is awaited, and what is next.
    fn strip<'a>(
        &'a self,
        host: &'a Host,
        within: Size,
        next: Option<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let table = host.session().table();
        let (number, throw) = match self.stage {
            _ if next.is_some() => (table.last_throw(), table.rounds().last()),
            Stage::Dice { number } => (number, None),
            Stage::Choice { number, .. } | Stage::Room { number } => (number, table.round(number)),
            Stage::Over => (table.last_throw(), table.rounds().last()),
        };
        let is_far = self.is_for_room();
        let (share, between, title, letters) = match within.width {
            ..NARROWEST => (0.0, gap::XS, size::LABEL, size::BODY),
            ..NARROW => (0.095, gap::S, size::HEADING, size::LABEL),
            _ if is_far => (0.12, gap::M, within.width * 0.055, size::TITLE),
            _ => (0.11, gap::M, size::DISPLAY, size::HEADING),
        };
        let side = (within.height - 2.0 * gap::S - 2.0 * gap::XXS)
            .min(within.width * share)
            .floor();
        let dice: Element<'a, Message> = match throw {
            None => self.typed_dice(side),
            Some(round) if self.is_choosing(host) && self.cover().is_none() => {
                self.thrown(round.throw().dice(), host, side)
            }
            Some(round) => {
                let faces = round.throw().dice().into_iter().enumerate();
                let faces = faces.map(|(place, value)| {
                    let tumbling = self.tumble.and_then(|tumble| tumble.shown(place));
                    let face = die(Some(tumbling.unwrap_or(value)), Look::Plain, side);
                    container(face).padding(gap::XXS).into()
                });
                row(faces).spacing(gap::XS).into()
            }
        };
        let dice = (side > 0.0).then_some(dice);
        let taken = match dice {
            Some(_) => 5.0 * (side + 2.0 * gap::XXS) + 4.0 * gap::XS + 2.0 * between,
            None => 0.0,
        };
        let taken = taken + 2.0 * gap::L;
        let button = if next.is_some() {
            NEXT + 2.0 * between
        } else {
            0.0
        };
        let beside = Size::new(within.width - taken - button, within.height - 2.0 * gap::S);
        let heading = say!("express-throw", throw = number.get());
        let title = title.min(beside.width / (heading.len() as f32 * LETTER));
        // Once all have chosen, the button tells what is next.
        let awaited = next.is_none().then(|| {
            let room = Size::new(beside.width, beside.height - title * 1.1);
            let words = match &self.word {
                Some(Banner::Notice(words) | Banner::Refusal(words)) if is_far => words.clone(),
                _ if self.is_correcting(host) => self.corrects(host),
                _ => awaited(host, room_for(letters, room)),
            };
            let fits =
                |&letters: &f32| height_of(&words, letters, theme::FONT, room.width) <= room.height;
            let sizes = [letters, size::BODY, size::CAPTION];
            let letters = sizes.into_iter().find(fits).unwrap_or(size::CAPTION);
            text(words).size(letters).style(theme::text::accent)
        });
        let words = (title >= size::BODY).then(|| {
            let heading = text(heading)
                .size(title)
                .line_height(1.1)
                .font(theme::BOLD)
                .wrapping(text::Wrapping::None);
            column![heading].push(awaited)
        });
        let strip = row![]
            .push(dice)
            .push(container(words).width(Fill))
            .push(next)
            .spacing(2.0 * between)
            .align_y(Center);
        container(strip)
            .padding([gap::S, gap::L])
            .width(within.width)
            .height(within.height)
            .align_y(Center)
            .style(theme::container::card)
            .into()
    }

    /// What is to be done to correct what is shown.
    fn corrects(&self, host: &Host) -> String {
        match self.stage {
            Stage::Choice { .. } => {
                let player = &host.session().players()[self.seat];
                say!("express-choose-again", name = player.name.as_str())
            }
            _ => say!("express-type-as-they-lay"),
        }
    }

    /// All pads, as large as they can be.
    fn grid<'a>(&'a self, host: &'a Host, within: Size, zoom: f32) -> Element<'a, Message> {
        let seats = host.session().players().len();
        let beside = beside(seats, within);
        let lines = seats.div_ceil(beside);
        let cell = Size::new(
            ((within.width - gap::S * (beside as f32 - 1.0)) / beside as f32).floor(),
            ((within.height - gap::S * (lines as f32 - 1.0)) / lines as f32).floor(),
        );
        let mut grid = Column::new().spacing(gap::S);
        let all: Vec<Seat> = Seat::all(seats).collect();
        for line in all.chunks(beside) {
            let cards = line.iter().map(|&seat| self.card(seat, host, cell, zoom));
            grid = grid.push(row(cards).spacing(gap::S));
        }
        grid.into()
    }

    /// The pad of a player.
    fn card<'a>(
        &'a self,
        seat: Seat,
        host: &'a Host,
        within: Size,
        zoom: f32,
    ) -> Element<'a, Message> {
        let player = &host.session().players()[seat];
        // Where cards are low, the pads come first.
        let is_far = self.is_for_room() && within.height >= AMPLE;
        let is_low = within.height < LOW;
        let height = match is_low {
            _ if is_far => ROOM_HEAD,
            true => LOW_HEAD,
            false => HEAD,
        };
        let (above, beside) = if within.width < TIGHT {
            (gap::XS, gap::XS)
        } else {
            (gap::S, gap::M)
        };
        let inner = Size::new(
            within.width - 2.0 * beside,
            within.height - 2.0 * above - height - gap::XS,
        );
        let total = words::signed(self.counted_total(seat, host));
        let (letters, figures, said) = if within.width < SMALL || is_low {
            (size::BODY, size::LABEL, size::BODY)
        } else if is_far {
            (size::TITLE, size::DISPLAY, size::HEADING)
        } else {
            (size::HEADING, size::TITLE, size::LABEL)
        };
        let total = text(total).size(figures).line_height(1.1).font(theme::BOLD);
        let name = row![named_bold(player, letters).width(Fill),]
            .spacing(gap::S)
            .align_y(Center);
        let mut waiting = host.session().table().waiting();
        let has_chosen = self.is_for_room() && waiting.all(|(_, other)| other != seat);
        let head = if within.width < TIGHT {
            let sign = text(self.sign(seat, host)).size(size::BODY);
            let sign = sign.style(theme::text::soft);
            column![name, row![total, space().width(Fill), sign]]
        } else {
            let soft = if has_chosen {
                theme::text::plus
            } else {
                theme::text::soft
            };
            let status = fitted(self.said(seat, host), said, theme::MEDIUM, soft);
            // What a choice has brought is never cut.
            let news = self.news(seat, host).map(|(words, change)| {
                let words = text(words).size(said).font(theme::BOLD);
                words.style(theme::text::points(change))
            });
            let status = row![container(status).width(Fill)]
                .push(news)
                .spacing(gap::S);
            column![name.push(total), status]
        };
        let head = head.height(height);
        // Where not even its figures have room, a pad is left out.
        let has_room = inner.height * zoom >= LEAST_PAD && inner.width * zoom >= NARROWEST_PAD;
        let pad = has_room.then(|| self.glance(seat, host, inner));
        let face = button(column![head, pad].spacing(gap::XS))
            .padding([above, beside])
            .width(within.width)
            .height(within.height)
            .style(theme::button::card(
                seat == self.seat && matches!(self.stage, Stage::Choice { .. }),
            ));
        if self.passing.is_some() {
            return press(face, Some(Message::Pass(seat)));
        }
        hint(
            press(face, Some(Message::Show(seat))),
            format!("Alt+{}", seat.number()),
        )
    }

    /// Who plays there, if not a person, and where they stand in this throw.
    fn said(&self, seat: Seat, host: &Host) -> String {
        let status = self.status(seat, host);
        match host.session().level(seat) {
            Some(_) => format!("{}  {status}", say!("express-status-program")),
            None => status,
        }
    }

    /// What the last choice of a player has brought, if it has brought or cost anything, and whether that is the lead.
    fn news(&self, seat: Seat, host: &Host) -> Option<(String, i32)> {
        let change = self.change(seat, host).filter(|&change| change != 0)?;
        let points = words::signed(change);
        let words = if self.takes_the_lead(seat, host) {
            say!("express-takes-the-lead", points = points)
        } else {
            points
        };
        Some((words, change))
    }

    /// The total of a player, which counts up while the marks land.
    fn counted_total(&self, seat: Seat, host: &Host) -> i32 {
        let total = self.seen_total(seat, host);
        match (self.landing, self.change(seat, host)) {
            (Some(landing), Some(change)) if self.revealed.is_some() => {
                let to_come = change as f32 * (1.0 - landing.drawn()) / 10.0;
                total - to_come.round() as i32 * 10
            }
            _ => total,
        }
    }

    /// Whether a player has just come to more points than anybody else, and had not before.
    fn takes_the_lead(&self, seat: Seat, host: &Host) -> bool {
        let players = host.session().players().len();
        let now = |seat| self.seen_total(seat, host);
        let before = |seat| now(seat) - self.change(seat, host).unwrap_or_default();
        let others = || Seat::all(players).filter(move |&other| other != seat);
        let leads = |total: &dyn Fn(Seat) -> i32| others().all(|other| total(other) < total(seat));
        let is_choosing = matches!(host.session().table().phase(), Phase::Choices(_));
        players > 1 && !is_choosing && leads(&now) && !leads(&before)
    }

    fn is_for_room(&self) -> bool {
        matches!(self.stage, Stage::Room { .. })
    }
}

/// How many pads stand side by side so that each is as large as it can be.
fn beside(pads: usize, within: Size) -> usize {
    let side = |beside: usize| {
        let lines = pads.div_ceil(beside) as f32;
        (within.width / beside as f32 / SHAPE).min(within.height / lines)
    };
    (1..=pads).fold(1, |best, beside| {
        if side(beside) > side(best) {
            beside
        } else {
            best
        }
    })
}

/// About how many letters of this size fit within so much room, in lines that break between words.
fn room_for(size: f32, within: Size) -> usize {
    let line = (within.width / (size * 0.54)).floor();
    let lines = (within.height / (size * 1.3)).floor();
    (line * lines - 6.0 * (lines - 1.0)).max(0.0) as usize
}

/// What the colours of the pads mean, in one or two lines of this width, and how high that is.
fn key<'a>(penalty: Penalty, width: f32) -> (Element<'a, Message>, f32) {
    let lost = format!("−{}", penalty.points());
    type Shade = fn(&Theme) -> Color;
    let meanings: [(Shade, bool, String); 4] = [
        (
            |theme| theme.minus,
            false,
            say!("express-colour-minus", points = lost),
        ),
        (|theme| theme.ink, false, say!("express-colour-paid")),
        (|theme| theme.plus, false, say!("express-colour-plus")),
        (|theme| theme.accent, true, say!("express-colour-new")),
    ];
    let words = meanings
        .iter()
        .map(|(_, _, words)| width_of(words, size::BODY, theme::FONT));
    let needed = words.sum::<f32>() + 4.0 * (KEY * 0.6 + gap::XS) + 3.0 * gap::L;
    let in_line = if needed <= width { 4 } else { 2 };
    let mut meanings = meanings
        .into_iter()
        .map(|(colour, has_heart, words)| meaning(colour, has_heart, words))
        .peekable();
    let mut lines = column![];
    while meanings.peek().is_some() {
        let line = row(meanings.by_ref().take(in_line)).spacing(gap::L);
        lines = lines.push(line.height(KEY));
    }
    (lines.into(), KEY * (4 / in_line) as f32)
}

/// The meaning of a box in this colour, or of one with a paper heart.
fn meaning<'a>(
    colour: fn(&Theme) -> Color,
    has_heart: bool,
    words: String,
) -> Element<'a, Message> {
    let side = KEY * 0.6;
    let heart = has_heart.then(|| {
        let heart = container(space().width(side * 0.4).height(side * 0.4));
        heart.style(|theme: &Theme| container::Style::default().background(theme.paper))
    });
    let sign = container(row![].push(heart))
        .center_x(side)
        .center_y(side)
        .style(move |theme: &Theme| container::Style::default().background(colour(theme)));
    row![sign, text(words).size(size::BODY).style(theme::text::soft)]
        .spacing(gap::XS)
        .align_y(Center)
        .into()
}

/// Who is awaited, in words of about so many letters.
fn awaited(host: &Host, letters: usize) -> String {
    let table = host.session().table();
    match table.phase() {
        Phase::Over => say!("express-awaits-nothing"),
        Phase::Throw(_) if host.session().setup().dice().are_real() => {
            say!("express-awaits-real-dice")
        }
        Phase::Throw(_) => say!("express-awaits-app-dice"),
        Phase::Choices(throw) => {
            let players = host.session().players();
            let waiting = table.waiting().filter(|&(number, _)| number == throw);
            let names: Vec<String> = waiting
                .map(|(_, seat)| players[seat].name.to_string())
                .collect();
            let count = names.len();
            let told = words::together(&names);
            let all = say!("express-awaits-names", names = told.as_str());
            let some = (1..count).rev().map(|told| {
                say!(
                    "express-awaits-some",
                    names = names[..told].join(", "),
                    count = count - told
                )
            });
            let mut ways = [all].into_iter().chain(some).chain([told]);
            ways.find(|words| words.chars().count() <= letters)
                .unwrap_or_else(|| say!("express-awaits-count", count = count))
        }
    }
}
