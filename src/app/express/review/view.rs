//! All of a game at a glance: where the result came from, the course of the game, every throw, the costliest moments.

use iced::widget::{button, column, container, mouse_area, row, scrollable, space, text};
use iced::{Center, Fill, Right, Size, padding};

use super::{Message, Review, Seat, Seats};
use crate::app::review::{
    Go, LINE, LIST, LOSS, TALL, WIDE, beside, card, figure, loss, tabs, word,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    ButtonStyle, Chart, Drawing, Element, Histogram, Scale, focusable, press, small_die, small_pad,
};
use crate::app::words;
use crate::coach::review::express::Moment;
use crate::session::{Player, Session};

/// Below this height there is no room for a list that scrolls by itself.
const LOW: f32 = 560.0;

// The columns of the list.
const NUMBER: f32 = 28.0;
const DICE: f32 = 108.0;
const CHOICE: f32 = 90.0;
const VALUE: f32 = 52.0;

impl Review {
    pub(super) fn all<'a>(
        &'a self,
        session: &'a Session,
        seats: &'a Seats,
        seat: &'a Seat,
        within: Size,
    ) -> Element<'a, Message> {
        let players = session.players();
        let player = &players[self.seat];
        let is_wide = within.width >= WIDE;
        let margin = if is_wide { gap::L } else { gap::S };
        let inner = within.width - 2.0 * margin;
        let head = column![
            tabs(players, self.seat, |seat| Message::Go(Go::Seat(seat))),
            summary(player, seats, seat, inner),
        ]
        .spacing(gap::M);
        if seat.review.moments.is_empty() {
            let nothing = format!("{} has not chosen yet.", player.name);
            return column![head, word(nothing)].padding(margin).into();
        }
        if is_wide && within.height >= LOW {
            let side = beside(within.width);
            let height = (within.height * 0.26).clamp(130.0, 280.0);
            let course = column![
                self.course(
                    players,
                    seats,
                    seat,
                    Size::new(inner - side - gap::M, height)
                ),
                card(column![
                    list_head(),
                    scrollable(self.list(seat)).id(LIST).height(Fill),
                ])
                .height(Fill),
            ]
            .spacing(gap::M);
            let bar = if within.height < TALL { gap::M } else { 0.0 };
            let costliest = scrollable(costliest(seat, side - bar))
                .width(side)
                .height(Fill);
            return column![head, row![course, costliest].spacing(gap::M)]
                .spacing(gap::M)
                .padding(margin)
                .into();
        }
        let room = inner - gap::M;
        scrollable(
            column![
                head,
                self.course(players, seats, seat, Size::new(room, 180.0)),
                costliest(seat, room),
                card(column![list_head(), self.list(seat)]),
            ]
            .spacing(gap::M)
            .padding(padding::all(margin).right(margin + gap::M)),
        )
        .into()
    }

    /// The course of the game as a line, in which the pointer looks at a throw.
    fn course<'a>(
        &'a self,
        players: &'a [Player],
        seats: &'a Seats,
        seat: &'a Seat,
        room: Size,
    ) -> Element<'a, Message> {
        let others = seats.seats.iter().zip(players).enumerate();
        let chart = Chart {
            scale: Scale::Points,
            colour: players[self.seat].colour,
            course: seat.review.course().collect(),
            best: seat
                .review
                .moments
                .iter()
                .map(|moment| moment.best_value)
                .collect(),
            others: others
                .filter(|&(other, _)| other != self.seat)
                .map(|(_, (seat, player))| (player.colour, seat.review.course().collect()))
                .collect(),
            marked: Some(self.number),
        };
        let size = Size::new(room.width - 2.0 * gap::M, room.height);
        let under = chart.clone();
        let number = self.number;
        let plot = mouse_area(Drawing::new(chart, size))
            .on_move(move |point| Message::Look(under.nearest(point.x, size.width)))
            .on_press(Message::Open(number));
        let caption = text("Expected score after each throw; a bar is what the choice cost")
            .size(size::CAPTION)
            .style(theme::text::soft);
        card(column![caption, plot]).into()
    }

    /// Every throw with what was made of it.
    fn list<'a>(&'a self, seat: &'a Seat) -> Element<'a, Message> {
        let most = seat
            .review
            .moments
            .iter()
            .map(Moment::loss)
            .fold(1.0, f64::max);
        let lines = seat.review.moments.iter().map(|moment| {
            let dice = moment.throw.dice().map(|die| small_die(die, 19.0));
            let is_best = moment.is_best();
            let best: Element<'_, Message> = if is_best {
                text("the best one")
                    .size(size::CAPTION)
                    .style(theme::text::soft)
                    .width(CHOICE + gap::S + VALUE)
                    .into()
            } else {
                row![
                    text(words::choice(&moment.best))
                        .size(size::BODY)
                        .width(CHOICE),
                    value(moment.best_value),
                ]
                .spacing(gap::S)
                .align_y(Center)
                .into()
            };
            let cost: Element<'_, Message> = if is_best {
                space().width(LOSS).into()
            } else {
                loss(format!("{:.1}", moment.loss()), moment.loss() / most)
            };
            let line = row![
                text(moment.number.to_string())
                    .size(size::BODY)
                    .font(theme::BOLD)
                    .width(NUMBER),
                row(dice).spacing(2.0).width(DICE),
                text(words::choice(&moment.chosen))
                    .size(size::BODY)
                    .width(CHOICE),
                value(moment.value),
                space().width(gap::S),
                best,
                cost,
            ]
            .spacing(gap::S)
            .align_y(Center);
            let style: ButtonStyle = if moment.number == self.number {
                theme::button::chosen
            } else {
                theme::button::quiet
            };
            let on_press = Message::Open(moment.number);
            let line = button(container(line).center_y(Fill))
                .padding([0.0, gap::S])
                .width(Fill)
                .height(LINE)
                .style(style)
                .on_press(on_press.clone());
            focusable(line, Some(on_press))
                .id(format!("moment {}", moment.number))
                .into()
        });
        column(lines).padding(padding::right(gap::M)).into()
    }
}

fn list_head<'a>() -> Element<'a, Message> {
    let caption = |words: &'a str| text(words).size(size::CAPTION).style(theme::text::soft);
    let right = |words: &'a str, width: f32| container(caption(words)).width(width).align_x(Right);
    row![
        caption("#").width(NUMBER),
        caption("Dice").width(DICE),
        caption("Choice").width(CHOICE),
        right("Value", VALUE),
        space().width(gap::S),
        caption("Best").width(CHOICE),
        right("Value", VALUE),
        right("Loss", LOSS),
    ]
    .spacing(gap::S)
    .padding(padding::horizontal(gap::S).bottom(gap::XS))
    .into()
}

/// Where the result came from, as a sum, and what it is worth.
fn summary<'a>(
    player: &'a Player,
    seats: &'a Seats,
    seat: &'a Seat,
    width: f32,
) -> Element<'a, Message> {
    let review = &seat.review;
    let whole = |value: f64| value.round() as i32;
    let (start, skill, end) = (
        whole(review.start),
        whole(review.skill()),
        whole(review.end()),
    );
    // What rounding leaves over goes to luck, so that the sum is right as people read it.
    let luck = end - start - skill;
    let is_out = seat.result.is_some();
    let sum = row![
        figure(words::signed(start), "at the start", theme::text::ink),
        figure(words::signed(luck), "luck", theme::text::points(luck)),
        figure(words::signed(skill), "choices", theme::text::points(skill)),
        text("=").size(size::HEADING).style(theme::text::soft),
        figure(
            words::signed(end),
            if is_out { "result" } else { "expected" },
            theme::text::ink
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let mean = figure(
        format!("{:.1}", review.mean_loss()),
        "mean loss",
        theme::text::ink,
    );
    let best = figure(
        format!("{} of {}", review.best_choices(), review.moments.len()),
        "best choices",
        theme::text::ink,
    );
    let place = seat.result.map(|(total, place)| {
        let histogram = Histogram {
            bars: seats.bars.clone(),
            at: Some((player.colour, total)),
        };
        let room = (width - 820.0).clamp(150.0, 420.0);
        row![
            Drawing::new(histogram, Size::new(room, 58.0)),
            column![
                text(format!("Better than {}", words::percent(place.lower)))
                    .size(size::BODY)
                    .font(theme::MEDIUM),
                text("of a million")
                    .size(size::CAPTION)
                    .style(theme::text::soft),
                text("near-optimal games")
                    .size(size::CAPTION)
                    .style(theme::text::soft),
            ]
            .width(130.0),
        ]
        .spacing(gap::M)
        .align_y(Center)
    });
    let figures = row![sum, mean, best].spacing(gap::XL).align_y(Center);
    let parts: Element<'a, Message> = if width >= WIDE - 2.0 * gap::L {
        row![figures, space().width(Fill), place]
            .align_y(Center)
            .into()
    } else {
        row![figures, place]
            .spacing(gap::XL)
            .align_y(Center)
            .wrap()
            .vertical_spacing(gap::S)
            .into()
    };
    container(parts)
        .padding([gap::S, gap::L])
        .width(Fill)
        .style(theme::container::card)
        .into()
}

/// The costliest moments as cards.
fn costliest<'a>(seat: &'a Seat, width: f32) -> Element<'a, Message> {
    let title = if seat.costliest.is_empty() {
        "Every choice was the best one"
    } else {
        "The costliest moments"
    };
    let cards = seat.costliest.iter().map(|(moment, why)| {
        let dice = moment.throw.dice().map(|die| small_die(die, 20.0));
        let inner = width - 2.0 * gap::M;
        let face = column![
            row![
                text(format!("Throw {}", moment.number))
                    .size(size::BODY)
                    .font(theme::BOLD),
                row(dice).spacing(2.0),
                space().width(Fill),
                text(format!("−{:.1}", moment.loss()))
                    .size(size::LABEL)
                    .font(theme::BOLD)
                    .style(theme::text::minus),
            ]
            .spacing(gap::S)
            .align_y(Center),
            small_pad(&moment.pad, Size::new(inner.min(420.0), 44.0)),
            row![
                text(format!("Chosen {}", words::choice(&moment.chosen))).size(size::BODY),
                text(format!("Best {}", words::choice(&moment.best)))
                    .size(size::BODY)
                    .font(theme::MEDIUM),
            ]
            .spacing(gap::L),
            text(why).size(size::CAPTION).style(theme::text::soft),
        ]
        .spacing(6.0);
        press(
            button(face)
                .padding([gap::S, gap::M])
                .width(width)
                .style(theme::button::card(false)),
            Some(Message::Open(moment.number)),
        )
    });
    column![text(title).size(size::LABEL).font(theme::MEDIUM)]
        .extend(cards)
        .spacing(gap::S)
        .width(width)
        .into()
}

fn value<'a>(points: f64) -> Element<'a, Message> {
    container(text(words::signed(points.round() as i32)).size(size::BODY))
        .width(VALUE)
        .align_x(Right)
        .into()
}
