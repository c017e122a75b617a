//! All of a game at a glance: where the result came from, the course of the game, every throw, the costliest moments.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::{Message, ReviewedSeat};
use crate::app::review::all::{self, Costly, Line, Table, margin, overview, titled};
use crate::app::review::{At, Go, WIDE, figure, tabs, word};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Chart, Element, Histogram, Scale, histogram, small_pad};
use crate::coach::express::ToWin;
use crate::coach::review::express::Moment;
use crate::coach::review::{Judged, Measure};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Player, Session};
use crate::text::{self as words, Figures, phrase, say};

/// Below this height there is no room for a list that scrolls by itself.
const LOW: f32 = 560.0;

const TABLE: Table = Table {
    title: phrase!("coach-review-number"),
    number: 28.0,
    dice: 104.0,
    choice: 94.0,
    value: 46.0,
};

/// Everything that is shown of the game of a seat but one choice.
pub(super) fn all<'a>(
    seats: &'a [ReviewedSeat],
    seat: &'a ReviewedSeat,
    at: At,
    cards: &[(usize, &ToWin)],
    session: &'a Session,
    secret: Option<ThrowNumber>,
    within: Size,
) -> Element<'a, Message> {
    let players = session.players();
    let player = &players[at.seat];
    let inner = within.width - 2.0 * margin(within.width);
    let head = column![
        tabs(players, at.seat, |seat| Message::Go(Go::Seat(seat))),
        summary(player, seat, inner),
    ]
    .spacing(gap::M);
    if seat.review.moments.is_empty() {
        let nothing = match secret {
            Some(throw) => say!(
                "coach-review-hidden",
                name = player.name.as_str(),
                throw = throw.get(),
            ),
            None => say!("coach-review-not-chosen", name = player.name.as_str()),
        };
        return column![head, word(nothing)]
            .padding(margin(within.width))
            .into();
    }
    overview(
        within,
        LOW,
        (within.height * 0.26).clamp(130.0, 280.0),
        head,
        |room| course(players, seats, seat, at, room),
        |width| costliest(seat, cards, width),
        list(seat, (players.len() > 1).then_some(player), at),
    )
}

/// The course of the game as a line, in which the pointer looks at a throw.
fn course<'a>(
    players: &'a [Player],
    seats: &'a [ReviewedSeat],
    seat: &'a ReviewedSeat,
    at: At,
    room: Size,
) -> Element<'a, Message> {
    let others = Seat::enumerate(seats.iter().zip(players));
    let chart = Chart {
        scale: Scale::Points,
        colour: players[at.seat].colour,
        course: seat.review.course().collect(),
        best: seat
            .review
            .moments
            .iter()
            .map(|moment| moment.best_value)
            .collect(),
        others: others
            .filter(|&(other, _)| other != at.seat)
            .map(|(_, (seat, player))| (player.colour, seat.review.course().collect()))
            .collect(),
        marked: Some(at.place + 1),
    };
    let about = say!("coach-review-course");
    all::course(chart, about, at, room)
}

/// Every throw with what this player of several has made of it, below its head.
fn list<'a>(
    seat: &'a ReviewedSeat,
    of_several: Option<&'a Player>,
    at: At,
) -> [Element<'a, Message>; 2] {
    let table = TABLE.counting_to(seat.review.moments.len());
    let most = seat
        .review
        .moments
        .iter()
        .map(Moment::loss)
        .fold(1.0, f64::max);
    let figures = Figures::of(Measure::Points, []);
    let line = move |moment: &Moment| {
        let better = [
            words::choice(&moment.best),
            figures.value(moment.best_value),
        ];
        Line {
            number: moment.number.get(),
            dice: moment.throw.dice().to_vec(),
            chosen: [words::choice(&moment.chosen), figures.value(moment.value)],
            better: (!moment.is_best()).then_some(better),
            cost: (
                words::lost(Measure::Points, moment.loss()),
                moment.loss() / most,
            ),
            heard: [
                titled(
                    of_several,
                    say!("coach-review-throw", throw = moment.number.get()),
                ),
                words::choice_in_words(&moment.chosen),
                words::choice_in_words(&moment.best),
            ],
        }
    };
    table.list(&seat.review.moments, at, line, Message::Open)
}

/// Where the result came from, as a sum, and its value.
fn summary<'a>(player: &'a Player, seat: &'a ReviewedSeat, width: f32) -> Element<'a, Message> {
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
        figure(
            words::signed(start),
            say!("coach-review-at-start"),
            theme::text::ink
        ),
        figure(
            words::signed(luck),
            say!("coach-review-luck"),
            theme::text::points(luck)
        ),
        figure(
            words::signed(skill),
            say!("coach-review-choices"),
            theme::text::points(skill)
        ),
        text("=").size(size::HEADING).style(theme::text::soft),
        figure(
            words::signed(end),
            if is_out {
                say!("coach-review-result")
            } else {
                say!("coach-review-expected")
            },
            theme::text::ink
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let [mean, best] = all::skill(&review.moments, Measure::Points);
    let standing = seat.result.as_ref().map(|standing| {
        let bars = Histogram {
            bars: standing.bars.clone(),
            at: Some((player.colour, standing.total)),
        };
        let room = (width - 820.0).clamp(150.0, 420.0);
        row![
            histogram(&bars, Size::new(room, 58.0)),
            column![
                text(say!(
                    "coach-review-beats",
                    share = words::share(standing.place.lower)
                ))
                .size(size::BODY)
                .font(theme::MEDIUM),
                text(say!("coach-review-beats-of"))
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
        row![figures, space().width(Fill), standing]
            .align_y(Center)
            .into()
    } else {
        row![figures, standing]
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
fn costliest<'a>(
    seat: &'a ReviewedSeat,
    cards: &[(usize, &ToWin)],
    width: f32,
) -> Element<'a, Message> {
    let to_win = |moment: &Moment| {
        let place = moment.number.index();
        let others = seat.others.get(place)?;
        let mut cards = cards.iter();
        let found = cards.find(|(card, _)| *card == place);
        let told = found.map(|(_, to_win)| {
            words::to_win_both(to_win, [moment.chosen, moment.best]).unwrap_or_default()
        });
        (!others.is_empty()).then(|| told.unwrap_or_else(|| "…".to_owned()))
    };
    let moments = seat.costliest.iter().map(|(moment, cause)| {
        let inner = width - 2.0 * gap::M;
        Costly {
            title: say!("coach-review-throw", throw = moment.number.get()),
            dice: moment.throw.dice().to_vec(),
            loss: words::lost(Measure::Points, moment.loss()),
            before: Some(small_pad(
                &moment.pad,
                &moment.pad,
                Size::new(inner.min(420.0), 64.0),
            )),
            chosen: say!(
                "coach-review-chosen-was",
                choice = words::choice(&moment.chosen)
            ),
            best: say!(
                "coach-review-best-was",
                choice = words::choice(&moment.best)
            ),
            to_win: to_win(moment),
            why: Some(words::cause(cause)),
            open: Some(Message::Open(moment.number.index())),
        }
    });
    all::costliest(moments, width)
}
