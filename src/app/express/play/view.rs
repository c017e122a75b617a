//! How the table is laid out while it is played: the throw, the pad, the others.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::landing::Landing;
use super::players::{CHIP, names_height};
use super::throw::Parts;
use super::{Host, Message, Play, Stage, is_correction};
use crate::app::room::Room;
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, live_pad, pad};
use crate::app::widget::{Element, control, in_reach, shape, zone};
use crate::app::words;
use crate::rules::express::{Pad, Score};
use crate::text::say;

/// From this width on the throw, the pad and the others stand side by side.
const WIDE: f32 = 1120.0;
/// Below this height the line above the pad makes room, and what stands beside it is smaller.
pub(super) const LOW: f32 = 520.0;
/// The usual height of the line above the pad.
const HEAD: f32 = 44.0;
/// The throw is never narrower than this, however large the text.
const NARROWEST: f32 = 210.0;

/// How the parts of the table share its room.
#[derive(Debug, Clone, Copy)]
struct Plan {
    margin: f32,
    throw: f32,
    others: Others,
    /// The height of the line above the pad, 0 where there is none.
    head: f32,
    /// The room of the pad.
    pad: Size,
}

/// Where the others stand.
#[derive(Debug, Clone, Copy)]
enum Others {
    /// There are none.
    Nowhere,
    /// On cards beside the pad.
    Beside,
    /// On chips above the pad.
    Above,
    /// As names above the throw.
    WithThrow,
}

impl Plan {
    /// The plan for a table; with large text all else makes room until the pad is as large as usual on the screen.
    fn new(room: Room, is_solo: bool) -> Plan {
        let Size { width, height } = room.within;
        let ways: &[Others] = match (is_solo, width >= WIDE) {
            (true, _) => &[Others::Nowhere],
            (false, true) => &[Others::Beside, Others::Above, Others::WithThrow],
            (false, false) => &[Others::Above, Others::WithThrow],
        };
        let plan = |others, margin, head, pad| Plan::of(room.within, others, margin, head, pad);
        if room.zoom <= 1.0 {
            let head = if height >= LOW { HEAD } else { 0.0 };
            return plan(ways[0], zone::margin(width), head, Size::ZERO);
        }
        let usual = Plan::usual(room, is_solo);
        let is_enough = |plan: &Plan| {
            let pad = plan.fitting();
            // Pads have a least size, for which there may be no room.
            let room = plan.pad.width >= pad.width && plan.pad.height >= pad.height;
            room && pad.width >= usual.width && pad.height >= usual.height
        };
        let last = ways[ways.len() - 1];
        ways.iter()
            .flat_map(|&others| [gap::L, gap::S, gap::XS, gap::XXS].map(|margin| (others, margin)))
            .flat_map(|(others, margin)| {
                // Like the pad, it is at least as large as usual on the screen.
                [HEAD, HEAD / room.zoom, 0.0].map(|head| plan(others, margin, head, usual))
            })
            .find(is_enough)
            .unwrap_or_else(|| plan(last, gap::XXS, 0.0, usual))
    }

    /// The plan that leaves a pad of this size its room if it can.
    fn of(within: Size, others: Others, margin: f32, head: f32, pad: Size) -> Plan {
        let width = within.width - 2.0 * margin;
        let height = within.height - 2.0 * margin;
        let (share, cards) = match others {
            Others::Beside => (0.34, Plan::cards(width)),
            Others::Nowhere if within.width >= WIDE => (0.36, 0.0),
            Others::Nowhere | Others::Above | Others::WithThrow => (0.43, 0.0),
        };
        let gaps = if cards > 0.0 { 4.0 } else { 3.0 } * margin;
        let chips = match others {
            Others::Above => CHIP + margin,
            Others::Nowhere | Others::Beside | Others::WithThrow => 0.0,
        };
        let throw = (width * share).clamp(290.0, 480.0);
        let left = width - cards - gaps;
        let throw = throw.min(left - pad.width).max(throw.min(NARROWEST));
        Plan {
            margin,
            throw,
            others,
            head,
            pad: Size::new(left - throw, height - chips - below(head) - 2.0 * margin),
        }
    }

    /// The width of the cards of the others.
    fn cards(width: f32) -> f32 {
        (width * 0.215).clamp(260.0, 400.0)
    }

    /// The size of the largest pad.
    fn fitting(self) -> Size {
        Scale::fitting(self.pad).size()
    }

    /// The size on this screen of the largest pad with text of the usual size.
    fn usual(room: Room, is_solo: bool) -> Size {
        let usual = room.zoomed(1.0);
        Plan::new(usual, is_solo).fitting() * (1.0 / room.zoom)
    }
}

impl Play {
    /// The table within this room.
    pub(super) fn table<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        record: Option<i32>,
        room: Room,
    ) -> Element<'a, Message> {
        let plan = Plan::new(room, host.session().is_solo());
        let margin = plan.margin;
        let inner = Size::new(
            room.within.width - 2.0 * margin,
            room.within.height - 2.0 * margin,
        );
        let pad = room.steady(|room| Plan::new(room, host.session().is_solo()).fitting());
        let scale = Scale::fitting(pad);

        let width = zone::inner(plan.throw, margin);
        let height = plan.pad.height + below(plan.head);
        let parts = Parts {
            odds: shows_odds,
            dice: true,
            owner: plan.head == 0.0,
            record,
        };
        let players = host.session().players().len();
        let (names, above) = match plan.others {
            Others::WithThrow => (
                Some(self.names(host, width)),
                names_height(players) + gap::S,
            ),
            Others::Nowhere | Others::Beside | Others::Above => (None, 0.0),
        };
        let throw = self.throw(host, parts, Size::new(width, height - above));
        let throw = column![names, throw].spacing(gap::S);
        let mut zones = row![
            zone::side(throw, plan.throw, margin),
            zone::main(self.pad(host, scale, record, plan.head), margin),
        ]
        .spacing(margin);
        if let Others::Beside = plan.others {
            let cards = Size::new(Plan::cards(inner.width), inner.height);
            zones = zones.push(self.cards(host, cards));
        }
        let mut table = column![].spacing(margin).padding(margin);
        if let Others::Above = plan.others {
            table = table.push(self.chips(host, inner.width));
        }
        let table = table.push(zones);

        let missing = Size::new(
            (scale.size().width - plan.pad.width).max(0.0),
            (scale.size().height - plan.pad.height).max(0.0),
        );
        in_reach(table, room.within, missing)
    }

    /// The pad of the one who is looked at.
    fn pad<'a>(
        &'a self,
        host: &'a Host,
        scale: Scale,
        record: Option<i32>,
        height: f32,
    ) -> Element<'a, Message> {
        let table = host.session().table();
        let seat = self.landing.map_or(self.seat, |landing| landing.seat);
        let player = &host.session().players()[seat];
        let number = self.shown_throw(host);
        let cell = table.round(number).and_then(|round| round.cell(seat));
        let ghost = match self.stage {
            Stage::Choice {
                lit: Some(place), ..
            } if self.landing.is_none() => self.before(host).and_then(|(pad, throw)| {
                let choice = *pad.choices(&throw).get(place)?;
                pad.play(&throw, choice).ok()
            }),
            _ => None,
        };
        let sheet = Sheet {
            before: cell.map_or(Pad::EMPTY, |cell| *cell.before()),
            now: cell.map_or(Pad::EMPTY, |cell| {
                if host.is_hidden(number, seat) {
                    *cell.before()
                } else {
                    cell.after()
                }
            }),
            ghost,
            penalty: host.session().setup().penalty(),
            drawn: self.landing.map_or(1.0, Landing::drawn),
        };
        let drawn = match &self.stage {
            Stage::Choice { wanted, .. }
                if !self.is_aside(host)
                    && self.before(host).is_some()
                    && self.landing.is_none() =>
            {
                let question = (number, self.seat, wanted.clone());
                live_pad(&sheet, scale, question, wanted, Message::Want)
            }
            _ => pad(&sheet, scale),
        };
        if height == 0.0 {
            return drawn;
        }
        let is_of_record = host.may_set_record() && !table.rounds().is_empty();
        let status = if number < table.last_throw() {
            say!("express-after-throw", throw = number.get())
        } else if let (Some(record), true, Stage::Dice { .. } | Stage::Choice { .. }) =
            (record, is_of_record, &self.stage)
        {
            words::against_record(Score::of(&sheet.now, sheet.penalty).total(), record)
        } else {
            self.status(seat, host)
        };
        // In a small line there is no room for a button; a key does it.
        let can_change = height >= HEAD
            && matches!(self.stage, Stage::Dice { number } if !is_correction(number, host.session()))
            && self.last_choice(seat, host).is_some();
        let change = can_change.then(|| {
            control(
                say!("express-change"),
                "Backspace",
                theme::button::plain,
                Some(Message::Change(seat)),
            )
        });
        let small = height / HEAD;
        let sign = container(shape(player.colour, size::HEADING * small))
            .padding(gap::XXS * small)
            .style(theme::container::card);
        let head = row![
            sign,
            text(player.name.to_string())
                .size(size::HEADING * small)
                .font(theme::BOLD),
            space().width(Fill),
            text(status).size(size::BODY * small),
        ]
        .push(change)
        .spacing(gap::S)
        .align_y(Center);
        let head = container(head)
            .padding([0.0, gap::S])
            .width(scale.size().width)
            .height(height)
            .align_y(Center)
            .style(theme::container::band);
        column![head, drawn].spacing(gap::S).into()
    }
}

/// What the line above the pad takes from its room.
fn below(head: f32) -> f32 {
    if head > 0.0 { head + gap::S } else { 0.0 }
}
