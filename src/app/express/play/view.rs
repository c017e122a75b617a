//! The layout of the table during play: the throw, the pad, the others.

use iced::widget::{column, container, row};
use iced::{Center, Fill, Size};

use super::landing::Landing;
use super::{Host, Message, Play, Stage, is_correction};
use crate::app::room::{Plan, in_plan};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, live_pad, pad};
use crate::app::widget::{Element, bold, fitted, plain_control, shape, zone};
use crate::app::words;
use crate::rules::express::{Pad, Score};
use crate::text::say;

/// The height of the head of the pad, and the lower one below the width `NARROW`.
const HEAD: f32 = 60.0;
const NARROW: f32 = 400.0;
const NARROW_HEAD: f32 = 46.0;

/// From this width on the head of a pad has room for the button that changes a choice.
const WITH_CHANGE: f32 = 360.0;

impl Play {
    /// The table within this room.
    pub(super) fn table<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        record: Option<i32>,
        within: Size,
    ) -> Element<'a, Message> {
        in_plan(within, !host.session().is_solo(), move |plan| {
            let zones = row![
                self.throw_zone(host, shows_odds, true, record, plan),
                self.pad(host, record, plan),
                plan.cards.map(|size| self.cards(host, size))
            ]
            .spacing(plan.margin);
            column![plan.chips.map(|width| self.chips(host, width)), zones]
                .spacing(plan.margin)
                .padding(plan.margin)
                .into()
        })
    }

    /// The shown player's pad, below a head that says whose it is and how they stand.
    fn pad<'a>(&'a self, host: &'a Host, record: Option<i32>, plan: Plan) -> Element<'a, Message> {
        let Size { width, height } = plan.main;
        let (high, figures) = if width < NARROW {
            (NARROW_HEAD, size::TITLE)
        } else {
            (HEAD, size::DISPLAY)
        };
        let scale = Scale::fitting(Size::new(width, height - high - gap::S));
        let table = host.session().table();
        let seat = self.landing.map_or(self.seat, |landing| landing.seat);
        let number = self.shown_throw(host);
        let cell = table.round(number).and_then(|round| round.cell(seat));
        let lit = self.lit(host).filter(|_| self.landing.is_none());
        let ghost = lit.and_then(|choice| {
            let (pad, throw) = self.before(host)?;
            pad.play(&throw, choice).ok()
        });
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
            colour: Some(host.session().players()[seat].colour),
            drawn: self.landing.map_or(1.0, Landing::drawn),
        };
        let takes_wishes =
            self.before(host).is_some() && !self.is_aside(host) && self.landing.is_none();
        let drawn = if takes_wishes {
            let wanted = &self.at.wanted;
            let question = (number, self.seat, wanted.clone());
            live_pad(&sheet, scale, question, wanted, Message::Want)
        } else {
            pad(&sheet, scale)
        };
        let is_of_record = host.may_set_record() && !table.rounds().is_empty();
        let told = if number < table.last_throw() {
            Some(say!("express-after-throw", throw = number.get()))
        } else if let (Some(record), true, Stage::Dice { .. } | Stage::Choice { .. }) =
            (record, is_of_record, &self.stage)
        {
            let total = Score::of(&sheet.now, sheet.penalty).total();
            Some(words::against_record(total, record))
        } else {
            None
        };
        let status = match told {
            Some(words) => {
                let words = fitted(words, size::BODY, theme::FONT);
                Some(words.style(theme::text::ink).into())
            }
            None => self.said(seat, host, size::BODY),
        };
        // Without room for the button, Backspace and undo still change a choice.
        let can_change = width >= NARROW
            && matches!(self.stage, Stage::Dice { number } if !is_correction(number, host.session()))
            && self.last_choice(seat, host).is_some();
        let has_room = scale.size().width >= WITH_CHANGE;
        let change = (can_change && has_room)
            .then(|| plain_control(say!("express-change"), "Backspace", Message::Change(seat)));
        let player = &host.session().players()[seat];
        let name = player.name.to_string();
        let [now, then] = [sheet.now, sheet.ghost.unwrap_or(sheet.now)]
            .map(|pad| Score::of(&pad, sheet.penalty).total());
        let gain = (then != now).then(|| {
            bold(words::signed(then - now), size::HEADING).style(theme::text::points(then - now))
        });
        let head = row![
            shape(player.colour, size::TITLE),
            column![
                fitted(name, size::HEADING, theme::BOLD).style(theme::text::ink),
                status,
            ]
            .width(Fill),
            change,
            gain,
            bold(words::signed(then), figures)
        ]
        .spacing(gap::M)
        .align_y(Center);
        let head = container(head)
            .padding([0.0, gap::M])
            .width(scale.size().width)
            .height(high)
            .align_y(Center)
            .style(theme::container::passing_head(
                player.colour,
                host.session().players()[self.seat].colour,
                self.landing.map_or(0.0, Landing::passing),
            ));
        zone::main(column![head, drawn].spacing(gap::S), plan.margin)
    }
}
