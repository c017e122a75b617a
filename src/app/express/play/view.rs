//! The layout of the table during play: the throw, the pad, the others.

use iced::widget::{Button, Row, button, column, container, row, scrollable, text};
use iced::{Center, Fill, Size};

use super::{LANDING, Message, Stage};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::{CHIP, PAD, Plan, in_plan};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::pad::{Scale, Sheet, live_pad, pad};
use crate::app::widget::{
    Element, bold, fitted, hint, named, part, plain_control, press, shape, small_die, small_pad,
    zone,
};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::express::{Cell, Choice, Pad, Phase, Score};
use crate::session::Express;
use crate::table::Device;
use crate::text::say;

/// The height of the head of the pad, and the lower one below the width `NARROW`.
const HEAD: f32 = 60.0;
const NARROW: f32 = 400.0;
const NARROW_HEAD: f32 = 46.0;

/// From this width on the head of a pad has room for the button that changes a choice.
const WITH_CHANGE: f32 = 360.0;
/// How long the head of a pad passes to the next player, in milliseconds.
const PASSING: f32 = 160.0;
/// The height of the card of the large pad's player, and of the name above a small pad.
const STRIP: f32 = 48.0;
const NAME: f32 = 24.0;
/// The least and the greatest height of any other card.
const LEAST: f32 = 76.0;
const MOST: f32 = 206.0;
/// From this width on a chip has room for a word about its player.
const WORDY: f32 = 140.0;

impl<'a> View<'a, Express> {
    pub(super) fn table(self, within: Size) -> Element<'a, Message> {
        in_plan(within, !self.session().is_solo(), PAD, move |plan| {
            let zones = row![
                self.throw_zone(true, plan),
                self.pad(plan),
                plan.cards.map(|size| self.cards(size))
            ]
            .spacing(plan.margin);
            column![plan.chips.map(|width| self.chips(width)), zones]
                .spacing(plan.margin)
                .padding(plan.margin)
                .into()
        })
    }

    fn pad(self, plan: Plan) -> Element<'a, Message> {
        let Size { width, height } = plan.main;
        let (high, figures) = if width < NARROW {
            (NARROW_HEAD, size::TITLE)
        } else {
            (HEAD, size::DISPLAY)
        };
        let scale = Scale::fitting(Size::new(width, height - high - gap::S));
        let table = self.session().table();
        let seat = self.landing.map_or(self.seat, |(seat, _)| seat);
        let lasts = LANDING.as_millis() as f32;
        let number = self.shown_throw(self.host);
        let cell = table.round(number).and_then(|round| round.cell(seat));
        let lit = self.lit(self.host).filter(|_| self.landing.is_none());
        let ghost = lit.and_then(|choice| {
            let (pad, throw) = self.before(self.host)?;
            pad.play(&throw, choice).ok()
        });
        let before = cell.map_or(Pad::EMPTY, |cell| *cell.before());
        let seen = cell.filter(|_| !self.host.is_hidden(number, seat));
        let player = self.player(seat);
        let sheet = Sheet {
            before,
            now: seen.map_or(before, Cell::after),
            ghost,
            penalty: self.session().setup().penalty(),
            colour: Some(player.colour),
            drawn: self
                .landing
                .map_or(1.0, |(_, motion)| (2.0 * motion.passed() / lasts).min(1.0)),
        };
        let takes_wishes = self.before(self.host).is_some() && !self.is_aside(self.host);
        let drawn = if takes_wishes && self.landing.is_none() {
            let wanted = &self.at.wanted;
            let question = (number, self.seat, wanted.clone());
            live_pad(&sheet, scale, question, wanted, Message::Want)
        } else {
            pad(&sheet, scale)
        };
        let is_of_record = self.host.may_set_record()
            && !table.rounds().is_empty()
            && matches!(self.stage, Stage::Dice(_) | Stage::Choice(_));
        let [now, then] = [sheet.now, sheet.ghost.unwrap_or(sheet.now)]
            .map(|pad| Score::of(&pad, sheet.penalty).total());
        let told = if number < table.last_throw() {
            Some(say!("express-after-throw", throw = number))
        } else {
            let record = self.record.filter(|_| is_of_record);
            record.map(|record| words::against_record(now, record))
        };
        let told = told.map(|words| {
            let words = fitted(words, size::BODY, theme::FONT);
            words.style(theme::text::ink).into()
        });
        let status = told.or_else(|| self.said(seat, size::BODY));
        // Without room for the button, Backspace and undo still change a choice.
        let can_change = width >= NARROW
            && matches!(self.stage, Stage::Dice(_))
            && !self.is_correcting(self.host)
            && self.last_choice(seat).is_some();
        let has_room = scale.size().width >= WITH_CHANGE;
        let change = (can_change && has_room)
            .then(|| plain_control(say!("express-change"), "Backspace", Message::Change(seat)));
        let gain = (then != now).then(|| {
            bold(words::signed(then - now), size::HEADING).style(theme::text::points(then - now))
        });
        let name = fitted(player.name.as_str(), size::HEADING, theme::BOLD);
        let name = name.style(theme::text::ink);
        let head = row![
            shape(player.colour, size::TITLE),
            column![name, status].width(Fill),
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
                self.player(self.seat).colour,
                self.landing
                    .map_or(0.0, |(_, motion)| motion.eased(lasts - PASSING, PASSING)),
            ));
        zone::main(column![head, drawn].spacing(gap::S), plan.margin)
    }

    /// A card for each player; the card of the large pad's player has no pad.
    pub(super) fn cards(self, within: Size) -> Element<'a, Message> {
        let players = self.session().players();
        let others = (players.len() - 1) as f32;
        let height = (within.height - STRIP) / others - gap::S;
        let height = height.clamp(LEAST, MOST).floor();
        let inner = Size::new(
            within.width - 2.0 * gap::M,
            height - NAME - 2.0 * gap::S - gap::XS,
        );
        let cards = Seat::all(players.len()).map(|seat| {
            let head = self.standing(seat).height(NAME);
            if seat == self.seat {
                return self.pressed(seat, head, Size::new(within.width, STRIP));
            }
            let card = column![head, self.glance(seat, inner)].spacing(gap::XS);
            self.pressed(seat, card, Size::new(within.width, height))
        });
        scrollable(column(cards).spacing(gap::S)).into()
    }

    pub(super) fn chips(self, width: f32) -> Element<'a, Message> {
        let players = self.session().players();
        let count = players.len() as f32;
        let chip = ((width - gap::S * (count - 1.0)) / count).floor();
        let chips = Seat::enumerate(players).map(|(seat, player)| {
            let name = named(player, size::CAPTION, size::BODY).spacing(gap::XS);
            let total = bold(words::signed(self.seen_total(seat)), size::BODY);
            let standing = if chip < WORDY {
                column![name, total]
            } else {
                let head = row![container(name).width(Fill), total].spacing(gap::S);
                column![head, self.said(seat, size::BODY)]
            };
            self.pressed(seat, standing, Size::new(chip, CHIP))
        });
        row(chips).spacing(gap::S).into()
    }

    fn pressed(
        self,
        seat: Seat,
        face: impl Into<Element<'a, Message>>,
        size: Size,
    ) -> Element<'a, Message> {
        let beside = if size.width < WORDY { gap::XS } else { gap::M };
        let colour = self.player(seat).colour;
        let face = button(container(face).center_y(Fill))
            .padding([0.0, beside])
            .width(size.width)
            .height(size.height)
            .style(theme::button::seat(colour, seat == self.seat));
        shows(seat, face)
    }

    fn standing(self, seat: Seat) -> Row<'a, Message, Theme> {
        let name = named(self.player(seat), size::LABEL, size::LABEL);
        row![
            container(name).width(Fill),
            self.said(seat, size::BODY),
            bold(words::signed(self.seen_total(seat)), size::LABEL),
        ]
        .spacing(gap::S)
        .align_y(Center)
    }

    pub(super) fn said(self, seat: Seat, letters: f32) -> Option<Element<'a, Message>> {
        if let Some(choice) = self.chosen(seat) {
            let fifth = choice.fifth.map(|die| small_die(die, letters * 1.3));
            let choice = row![text(choice.pairs.to_string()).size(letters), fifth];
            return Some(choice.spacing(gap::XS).align_y(Center).into());
        }
        let status = Some(self.status(seat)).filter(|status| !status.is_empty())?;
        let words = fitted(status, letters, theme::FONT);
        Some(words.style(theme::text::soft).into())
    }

    pub(super) fn glance(self, seat: Seat, size: Size) -> Element<'a, Message> {
        let now = self.seen(seat);
        let before = self.last_choice(seat).map_or(now, |(before, _)| before);
        let colour = self.player(seat).colour;
        small_pad(&before, &now, colour, size)
    }

    /// A player's choice for the shown throw, and the pad before it, unless the choice is secret.
    pub(super) fn last_choice(self, seat: Seat) -> Option<(Pad, Choice)> {
        let number = self.shown_throw(self.host);
        let cell = self.session().table().round(number)?.cell(seat)?;
        let choice = cell.choice()?;
        (!self.hides(number, seat, self.host)).then(|| (*cell.before(), choice))
    }

    /// The points that this choice has brought or cost, unless it is secret.
    pub(super) fn change(self, seat: Seat) -> Option<i32> {
        let (before, _) = self.last_choice(seat)?;
        let penalty = self.session().setup().penalty();
        Some(self.seen_total(seat) - Score::of(&before, penalty).total())
    }

    /// The choice for the shown throw of a player who is still in the game, unless it is secret or another one of
    /// theirs is awaited.
    fn chosen(self, seat: Seat) -> Option<Choice> {
        let table = self.session().table();
        let is_awaited = table.waiting().any(|(_, other)| other == seat);
        // The reveal shows the choice that has put a player out, too.
        let is_out = self.seen_out_at(seat).is_some() && self.revealed.is_none();
        let (_, choice) = self.last_choice(seat)?;
        (!is_awaited && !is_out && !table.has_departed(seat)).then_some(choice)
    }

    fn status(self, seat: Seat) -> String {
        if let Some(throw) = self.session().tenure(seat).departed {
            return say!("express-status-left", throw);
        }
        let table = self.session().table();
        let Some((number, _)) = table.waiting().find(|&(_, other)| other == seat) else {
            return match (self.seen_out_at(seat), table.phase()) {
                (Some(throw), _) => say!("express-status-out", throw),
                (None, Phase::Throw(_)) => String::new(),
                (None, _) => say!("express-status-chosen"),
            };
        };
        let is_asked = self.shown_choice() == Some(number) && seat == self.sits(self.host);
        match self.host.device(seat) {
            _ if self.session().level(seat).is_some() => say!("express-status-thinks"),
            Device::Phone => say!("express-status-thinking"),
            Device::AwayPhone => say!("express-status-away"),
            _ if is_asked => say!("express-status-now"),
            _ if number < self.shown_throw(self.host) => {
                say!("express-status-first", throw = number)
            }
            _ => say!("express-status-to-choose"),
        }
    }
}

/// Shows a player when pressed, or by Alt and the number of the seat.
pub(super) fn shows<'a>(seat: Seat, face: Button<'a, Message, Theme>) -> Element<'a, Message> {
    let face = press(face, Some(Message::Show(seat)));
    part(hint(face, format!("Alt+{seat}")))
}
