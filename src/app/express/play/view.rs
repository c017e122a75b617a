//! The layout of the table during play: the throw, the pad, the others.

use iced::widget::{Row, button, column, container, row, scrollable};
use iced::{Center, Fill, Size};

use super::{LANDING, Message, Stage};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::{CHIP, LEAST_HEAD, PAD, Plan, in_plan};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::{Scale, Sheet, live_pad, pad};
use crate::app::widget::{
    Element, about, bold, fitted, named, part, plain_control, press, shape, small_pad, zone,
};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::express::{Cell, Choice, Pad, Phase, Score};
use crate::session::Express;
use crate::table::{Device, waiting};
use crate::text::say;

/// In less height the pad takes more of the width, as its rows cannot be lower.
const LOW: f32 = 420.0;
/// In less width the head of the pad has smaller letters.
const NARROW: f32 = 400.0;
/// How long the head of a pad passes to the next player, in milliseconds.
const PASSING: f32 = 160.0;
/// The height of the card of the large pad's player, and the least and the greatest height of any other card.
const STRIP: f32 = 48.0;
const CARD: (f32, f32) = (76.0, 240.0);
/// From this width on a chip has room for one line; below the other one, a card has none beside the name.
const ONE_LINE: f32 = 260.0;
const NARROW_CARD: f32 = 140.0;
/// Up to this width a card has its points in the letters of the name.
const FIGURES: f32 = 160.0;
/// A lower pad would be unreadable.
const LEAST_PAD: f32 = 30.0;

impl<'a> View<'a, Express> {
    pub(super) fn table(self, within: Size) -> Element<'a, Message> {
        let shape = if within.height < LOW { 1.1 } else { PAD };
        in_plan(within, !self.session().is_solo(), shape, move |plan| {
            let zones = row![
                self.throw_zone(plan),
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

    pub(super) fn shows_all(self) -> bool {
        let is_wanted = self.settings.all_pads || self.host.has_phones();
        is_wanted && !self.session().is_solo()
    }

    fn pad(self, plan: Plan) -> Element<'a, Message> {
        let high = plan.head();
        let around = 2.0 * (plan.margin - gap::S - 1.0);
        let room = Size::new(plan.main.width + around, plan.main.height + around - high);
        let scale = Scale::fitting(room);
        let seen = self.host.seen_by(self.viewer(self.host));
        let table = seen.table();
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
        let sheet = Sheet {
            before,
            now: cell.map_or(before, Cell::after),
            ghost,
            penalty: self.session().setup().penalty(),
            colour: Some(self.player(seat).colour),
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
        let colours = [seat, self.seat].map(|seat| self.player(seat).colour);
        let passed = self
            .landing
            .map_or(0.0, |(_, motion)| motion.eased(lasts - PASSING, PASSING));
        let head = self.pad_head(seat, &sheet, Size::new(plan.main.width, high));
        zone::headed(zone::head(head, high, colours, passed), drawn)
    }

    /// Whose pad is shown, what they do, and their points with what the choice that is looked at changes.
    fn pad_head(self, seat: Seat, sheet: &Sheet, within: Size) -> Row<'a, Message, Theme> {
        let width = within.width;
        let table = self.session().table();
        let player = self.player(seat);
        let times = (width / NARROW).min(1.0);
        let letters = (size::TITLE * times).min(within.height * 0.45);
        let figures = (size::DISPLAY * times).min(within.height / size::LEADING);
        let is_of_record = self.host.may_set_record()
            && !table.rounds().is_empty()
            && matches!(self.stage, Stage::Dice(_) | Stage::Choice(_));
        let [now, then] = [sheet.now, sheet.ghost.unwrap_or(sheet.now)]
            .map(|pad| Score::of(&pad, sheet.penalty).total());
        let total = words::signed(then);
        let number = self.shown_throw(self.host);
        let told = if number < table.last_throw() {
            Some(say!("express-after-throw", throw = number))
        } else {
            let record = self.record.filter(|_| is_of_record);
            record.map(|record| words::against_record(now, record))
        };
        let told = told.map(|words| fitted(words, size::BODY, theme::FONT).into());
        let status = told.or_else(|| self.said(seat, size::BODY));
        let status = status.filter(|_| within.height >= LEAST_HEAD[1]);
        let name = fitted(player.name.as_str(), letters, theme::BOLD);
        let name = row![name, status].spacing(gap::M).align_y(Center);
        let name = name.wrap().vertical_spacing(0.0);
        // Without room for the button, Backspace and undo still change a choice.
        let can_change = width >= NARROW
            && matches!(self.stage, Stage::Dice(_))
            && !self.is_correcting(self.host)
            && self.last_choice(seat).is_some();
        let change = can_change
            .then(|| plain_control(say!("express-change"), "Backspace", Message::Change(seat)));
        let gain = (then != now).then(|| {
            let letters = size::HEADING.min(within.height * 0.35);
            let gain = bold(words::signed(then - now), letters);
            container(gain.style(theme::text::points(then - now)))
                .padding([letters * 0.2, gap::M])
                .style(theme::container::inset)
        });
        row![
            shape(player.colour, letters * 1.2),
            container(name).width(Fill),
            change,
            gain,
            bold(total, figures)
        ]
        .spacing(gap::M)
        .align_y(Center)
    }

    /// A card for each player; that of the large pad's player has no pad.
    fn cards(self, within: Size) -> Element<'a, Message> {
        let players = self.session().players().len();
        let share = (within.height - STRIP) / (players - 1) as f32 - gap::S;
        let height = share.clamp(CARD.0, CARD.1).floor();
        let cards = Seat::all(players).map(|seat| {
            let height = if seat == self.seat { STRIP } else { height };
            self.card(seat, Size::new(within.width, height), size::LABEL, false)
        });
        scrollable(column(cards).spacing(gap::S)).into()
    }

    fn chips(self, width: f32) -> Element<'a, Message> {
        let players = self.session().players().len();
        let count = players as f32;
        let chip = ((width - gap::S * (count - 1.0)) / count).floor();
        let within = Size::new(chip, CHIP);
        let is_double = chip < ONE_LINE;
        let chips = Seat::all(players).map(|seat| self.card(seat, within, size::BODY, is_double));
        row(chips).spacing(gap::S).into()
    }

    /// A player's name, choice and total on one line, or on two with what the choice has brought; and the pad if there
    /// is room. Pressing it, or Alt and the number of the seat, shows that player.
    pub(super) fn card(
        self,
        seat: Seat,
        within: Size,
        letters: f32,
        is_double: bool,
    ) -> Element<'a, Message> {
        let player = self.player(seat);
        let is_narrow = within.width < NARROW_CARD;
        let around = (within.width * 0.05).min(gap::M);
        let figures = letters * (within.width / FIGURES).clamp(1.0, 1.25);
        let name = container(named(player, letters, theme::MEDIUM));
        let total = bold(words::signed(self.seen_total(seat)), figures);
        let said = self.said(seat, letters);
        let head: Element<'_, Message> = match is_double {
            true if is_narrow => column![name, total].into(),
            true => {
                let news = self.change(seat).filter(|&points| points != 0);
                let news = news.map(|points| {
                    bold(words::signed(points), letters).style(theme::text::points(points))
                });
                let above = row![name.width(Fill), total]
                    .spacing(gap::S)
                    .align_y(Center);
                let below = row![container(said).width(Fill), news].spacing(gap::S);
                column![above, below].into()
            }
            false => {
                let name = name.max_width(within.width * 0.4);
                let line = row![name, container(said).width(Fill), total];
                line.spacing(gap::S).align_y(Center).into()
            }
        };
        let lines = if is_double { 2.0 } else { 1.0 };
        let high = (lines * figures * size::LEADING).ceil();
        let room = Size::new(
            within.width - 2.0 * around,
            within.height - high - 2.0 * gap::S - gap::XS,
        );
        let pad = (room.height >= LEAST_PAD).then(|| self.glance(seat, room));
        let face = column![head, pad].spacing(gap::XS);
        let is_shown = seat == self.seat;
        let face = button(container(face).center_y(Fill))
            .padding([0.0, around])
            .width(within.width)
            .height(within.height)
            .style(theme::button::seat(player.colour, is_shown));
        let face = press(face, Some(Message::Show(seat)));
        // A tooltip would lie on the card below.
        part(about(face, move || words::key(&format!("Alt+{seat}"))))
    }

    pub(super) fn said(self, seat: Seat, letters: f32) -> Option<Element<'a, Message>> {
        if let Some(choice) = self.chosen(seat) {
            return Some(self.drawn(seat, choice, letters));
        }
        let status = Some(self.status(seat)).filter(|status| !status.is_empty())?;
        let words = fitted(status, size::BODY.max(letters * 0.85), theme::FONT);
        Some(words.style(theme::text::soft).into())
    }

    pub(super) fn drawn(self, seat: Seat, choice: Choice, letters: f32) -> Element<'a, Message> {
        let look = Look::Fifth(self.player(seat).colour);
        let fifth = choice.fifth;
        let fifth = fifth.map(|value| die(Some(value), look, (letters * 1.4).floor()));
        let words = match fifth {
            Some(_) => choice.pairs.to_string(),
            None => words::choice(&choice),
        };
        let drawn = row![bold(words, letters), fifth].spacing(gap::XS);
        drawn.align_y(Center).into()
    }

    pub(super) fn glance(self, seat: Seat, size: Size) -> Element<'a, Message> {
        let now = self.seen(seat);
        let before = self.last_choice(seat).map_or(now, |(before, _)| before);
        let is_gone = self.seen_out_at(seat).is_some() || self.session().table().has_departed(seat);
        let colour = (!is_gone).then(|| self.player(seat).colour);
        small_pad(&before, &now, colour, size)
    }

    /// A player's choice for the shown throw, and the pad before it, unless the choice is secret.
    pub(super) fn last_choice(self, seat: Seat) -> Option<(Pad, Choice)> {
        let number = self.shown_throw(self.host);
        let cell = self.session().table().round(number)?.cell(seat)?;
        let choice = cell.choice()?;
        (!self.hides(number, seat, self.host)).then(|| (*cell.before(), choice))
    }

    /// The points that this choice has brought or cost, unless it is secret or they are all there are.
    pub(super) fn change(self, seat: Seat) -> Option<i32> {
        let (before, _) = self.last_choice(seat)?;
        let penalty = self.session().setup().penalty();
        let change = self.seen_total(seat) - Score::of(&before, penalty).total();
        (change != self.seen_total(seat)).then_some(change)
    }

    /// The choice for the shown throw of a player who is still in the game, unless it is secret or, outside of
    /// corrections, another one of theirs is awaited.
    pub(super) fn chosen(self, seat: Seat) -> Option<Choice> {
        let table = self.session().table();
        let is_awaited =
            !self.is_correcting(self.host) && waiting(self.host).any(|(_, other)| other == seat);
        // The reveal shows the choice that has put a player out, too.
        let is_out = self.seen_out_at(seat).is_some() && self.revealed.is_none();
        let (_, choice) = self.last_choice(seat)?;
        (!is_awaited && !is_out && !table.has_departed(seat)).then_some(choice)
    }

    pub(super) fn status(self, seat: Seat) -> String {
        if let Some(throw) = self.session().tenure(seat).departed {
            return say!("express-status-left", throw);
        }
        let table = self.session().table();
        let Some((number, _)) = waiting(self.host).find(|&(_, other)| other == seat) else {
            return match (self.seen_out_at(seat), table.phase()) {
                (Some(throw), _) => say!("express-status-out", throw),
                (None, Phase::Throw(_)) if self.session().level(seat).is_some() => {
                    say!("express-status-program")
                }
                (None, Phase::Throw(_)) => String::new(),
                (None, _) => say!("express-status-chosen"),
            };
        };
        let is_asked = self.shown_choice() == Some(number) && seat == self.sits(self.host);
        match self.host.device(seat) {
            _ if self.session().level(seat).is_some() => say!("express-status-thinks"),
            Device::Phone => say!("express-status-thinking"),
            Device::AwayPhone => say!("phones-state-away"),
            _ if is_asked => say!("express-status-now"),
            _ if number < self.shown_throw(self.host) => {
                say!("express-status-first", throw = number)
            }
            _ => say!("express-status-to-choose"),
        }
    }
}
