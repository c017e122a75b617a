//! The table for everybody in the room: the dice as large as they can be, who is awaited, and all pads at once.
//!
//! People choose in any order: a pad that is pressed, or Alt and its number, brings up its choices.

use iced::widget::{Column, button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, Stage};
use crate::app::banner::Banner;
use crate::app::room::Room;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, fitted, hint, named_bold, next_control, press, zone};
use crate::app::{banner, words};
use crate::rules::Seat;
use crate::rules::dice::Throw;
use crate::rules::express::Phase;

/// The share of the width that the choices take, and how wide they are at least and at most.
const CHOICES: (f32, f32, f32) = (0.3, 330.0, 430.0);
/// However narrow the room is, they leave the pads as much.
const MOST_SHARE: f32 = 0.5;
/// The share of the height that the dice take.
const DICE: f32 = 0.19;
/// The same while everybody chooses on their phones.
const ROOM_DICE: f32 = 0.27;
/// Below this width the words beside the dice are smaller.
const NARROW: f32 = 800.0;
/// Below this width they are smaller still.
const VERY_NARROW: f32 = 420.0;
/// Below this width they leave their room to a button.
const NARROWEST: f32 = 700.0;
/// Below this width of a card the name on it is smaller.
const SMALL: f32 = 230.0;
/// Below this width the total stands below the name.
const TIGHT: f32 = 150.0;
/// The strip of the dice is never lower.
const LEAST_STRIP: f32 = 72.0;
/// How wide a pad is for its height.
const SHAPE: f32 = 1.15;
/// The height of a card's head: a name and a total, below them what was taken.
const HEAD: f32 = 58.0;
/// The same while everybody chooses on their phones, on cards at least so high.
const AMPLE: f32 = 250.0;
const ROOM_HEAD: f32 = 84.0;

impl Play {
    /// The table within this room, with all pads.
    pub(super) fn all_pads<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
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
        let strip = (within.height * DICE).max(LEAST_STRIP).floor();
        let pads = Size::new(
            within.width - choices - margin,
            within.height - strip - margin,
        );
        let width = zone::inner(choices, margin);
        let throw = self.throw(
            host,
            shows_odds,
            false,
            Size::new(width, within.height - 2.0 * margin),
        );
        row![
            zone::side(throw, choices, margin),
            column![
                self.strip(host, Size::new(pads.width, strip), None),
                self.grid(host, pads)
            ]
            .spacing(margin),
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
        let strip = (within.height * ROOM_DICE).floor();
        let pads = Size::new(within.width, within.height - strip - margin);
        column![
            self.strip(host, Size::new(within.width, strip), None),
            self.grid(host, pads)
        ]
        .spacing(margin)
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
        let strip = (within.height * DICE).max(LEAST_STRIP).floor();
        let pads = Size::new(within.width, within.height - strip - margin);
        let next = match host.session().table().phase() {
            Phase::Throw(number) => format!("On to throw {number}"),
            Phase::Choices(_) | Phase::Over => "To the result".to_owned(),
        };
        let next = next_control(next, "Enter", Some(Message::Seen));
        let strip = self.strip(host, Size::new(within.width, strip), Some(next));
        column![strip]
            .push(banner::view(&self.word))
            .push(self.grid(host, pads))
            .spacing(margin)
            .padding(margin)
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
        let dice = throw.map(|round| round.throw().dice());
        let is_far = self.is_for_room();
        let (share, between, title, letters) = match within.width {
            ..VERY_NARROW => (0.075, gap::XS, size::LABEL, size::BODY),
            ..NARROW => (0.085, gap::S, size::HEADING, size::LABEL),
            _ if is_far => (0.12, gap::M, within.width * 0.055, size::TITLE),
            _ => (0.11, gap::M, size::DISPLAY, size::HEADING),
        };
        let side = (within.height - 2.0 * gap::S)
            .min(within.width * share)
            .floor();
        let dice = (0..Throw::DICE).map(|place| {
            let shown = match dice {
                Some(dice) => {
                    let tumbling = self.tumble.and_then(|tumble| tumble.shown(place));
                    Some(tumbling.unwrap_or(dice[place]))
                }
                None => self.typed.die(place),
            };
            die(shown, Look::Plain, side)
        });
        let words = column![
            text(format!("Throw {number}"))
                .size(title)
                .line_height(1.1)
                .font(theme::BOLD)
                .wrapping(text::Wrapping::None),
        ];
        let around = 2.0 * gap::L + between;
        let beside = Size::new(
            within.width - 5.0 * side - 4.0 * between - around,
            within.height - 2.0 * gap::S - title * 1.1,
        );
        // Once all have chosen, the button tells what is next.
        let awaited = next.is_none().then(|| {
            let words = match &self.word {
                Some(Banner::Notice(words) | Banner::Refusal(words)) if is_far => words.clone(),
                _ => awaited(host, room_for(letters, beside)),
            };
            text(words).size(letters).style(theme::text::accent)
        });
        let words = words.push(awaited);
        let words: Element<'a, Message> = if next.is_some() && within.width < NARROWEST {
            space().width(Fill).into()
        } else {
            words.width(Fill).into()
        };
        let strip = row![row(dice).spacing(between), words]
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

    /// All pads, as large as they can be.
    fn grid<'a>(&'a self, host: &'a Host, within: Size) -> Element<'a, Message> {
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
            let cards = line.iter().map(|&seat| self.card(seat, host, cell));
            grid = grid.push(row(cards).spacing(gap::S));
        }
        grid.into()
    }

    /// The pad of a player.
    fn card<'a>(&'a self, seat: Seat, host: &'a Host, within: Size) -> Element<'a, Message> {
        let player = &host.session().players()[seat];
        // Where cards are low, the pads come first.
        let is_far = self.is_for_room() && within.height >= AMPLE;
        let height = if is_far { ROOM_HEAD } else { HEAD };
        let inner = Size::new(
            within.width - 2.0 * gap::M,
            within.height - 2.0 * gap::S - height - gap::XS,
        );
        let total = words::signed(self.counted_total(seat, host));
        let (letters, figures, said) = if within.width < SMALL {
            (size::BODY, size::LABEL, size::LABEL)
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
            let status = fitted(
                self.news(seat, host),
                said,
                theme::MEDIUM,
                if has_chosen {
                    theme::text::plus
                } else {
                    theme::text::soft
                },
            );
            column![name.push(total), status]
        };
        let head = head.height(height);
        let face = button(column![head, self.glance(seat, host, inner)].spacing(gap::XS))
            .padding([gap::S, gap::M])
            .width(within.width)
            .height(within.height)
            .style(theme::button::card(
                seat == self.seat && matches!(self.stage, Stage::Choice { .. }),
            ));
        hint(
            press(face, Some(Message::Show(seat))),
            format!("Alt+{}", seat.number()),
        )
    }

    /// Where a player stands in this throw, what the last choice has brought, and whether it has brought the lead.
    fn news(&self, seat: Seat, host: &Host) -> String {
        let level = host.session().level(seat);
        let program = level.map(|_| "program  ").unwrap_or_default();
        let leads = if self.takes_the_lead(seat, host) {
            "  takes the lead"
        } else {
            ""
        };
        let change = match self.change(seat, host) {
            Some(0) | None => String::new(),
            Some(change) => format!("  {}", words::signed(change)),
        };
        format!("{program}{}{change}{leads}", self.status(seat, host))
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

/// Who is awaited, in words of about so many letters.
fn awaited(host: &Host, letters: usize) -> String {
    let table = host.session().table();
    match table.phase() {
        Phase::Over => "The game is over".to_owned(),
        Phase::Throw(_) if host.session().setup().dice().are_real() => {
            "Throw the five dice".to_owned()
        }
        Phase::Throw(_) => "Space rolls the dice".to_owned(),
        Phase::Choices(throw) => {
            let players = host.session().players();
            let waiting = table.waiting().filter(|&(number, _)| number == throw);
            let names: Vec<String> = waiting
                .map(|(_, seat)| players[seat].name.to_string())
                .collect();
            let count = names.len();
            let names = words::together(names);
            let ways = [format!("Still to choose: {names}"), names];
            let mut ways = ways.into_iter();
            ways.find(|words| words.chars().count() <= letters)
                .unwrap_or_else(|| format!("{count} to choose"))
        }
    }
}
