//! The result: who won, and the account of every row of every player.

use std::cmp::Ordering;

use iced::widget::{column, container, responsive, row, scrollable, space, text};
use iced::{Bottom, Center, Fill, Right, Size, padding};

use crate::app::open::{self, Open};
use crate::app::result::{assisted, compared, controls, heading, record, stories};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, fitted, shape};
use crate::app::words;
use crate::rules::dice::Sum;
use crate::rules::express::{Score, points};
use crate::session::Express;

type Message = open::Message<Express>;

const SUM: f32 = 96.0;
/// The width of the points of a row.
const POINTS: f32 = 52.0;
/// Below this height the rows stand close together, so that all of them are seen.
const LOW: f32 = 720.0;
/// The width of a player's column: at least, as long as the word “marks” has room in it, and of two players at most.
const NARROW: f32 = 88.0;
const PLAYER: f32 = 132.0;
const ONE_OF_TWO: f32 = 208.0;

/// The result of a game that is over, or as it stands.
pub fn view(open: &Open<Express>) -> Element<'_, Message> {
    responsive(|within| view_within(open, within)).into()
}

fn view_within(open: &Open<Express>, within: Size) -> Element<'_, Message> {
    let (session, places) = (open.session(), open.places());
    let players = session.players();
    let standings = session.standings();
    let left = session.left();
    let placed = standings.iter().map(|standing| standing.seat);
    let order: Vec<usize> = placed.chain(left.iter().copied()).collect();
    let name = |seat: usize| players[seat].name.as_str();

    let winners: Vec<&str> = standings
        .iter()
        .filter(|standing| standing.place == 1)
        .map(|standing| name(standing.seat))
        .collect();
    let best = standings.first().map_or(0, |standing| standing.total);
    let words = match winners.as_slice() {
        _ if session.is_solo() => format!("{} points", words::signed(best)),
        [winner] => format!("{winner} wins with {}", words::signed(best)),
        winners => format!(
            "{} share the victory with {}",
            words::together(winners.iter().copied()),
            words::signed(best)
        ),
    };

    let record = open
        .against_best()
        .map(|(ordering, before)| match ordering {
            Ordering::Less => compared(format!("The best game so far: {}", words::signed(before))),
            Ordering::Equal => compared("As many points as the best game so far".to_owned()),
            Ordering::Greater => record(
                open,
                format!(
                    "The most points alone at −{}",
                    session.setup().penalty().points()
                ),
                format!("{} before", words::signed(before)),
            ),
        });

    // Less the margins of the page and of the sheet.
    let share = (within.width - 2.0 * (gap::XL + gap::L) - SUM) / players.len() as f32;
    let widest = if players.len() > 2 {
        PLAYER
    } else {
        ONE_OF_TWO
    };
    let width = share.floor().clamp(NARROW, widest);
    let corner = (width < PLAYER).then(|| {
        text("Marks, points")
            .size(size::CAPTION)
            .style(theme::text::soft)
    });
    let mut head = row![container(corner).width(SUM)].align_y(Bottom);
    let mut total = row![container(text("Total").size(size::LABEL).font(theme::BOLD)).width(SUM)]
        .align_y(Center);
    let mut out = row![
        container(
            text("Out at throw")
                .size(size::BODY)
                .style(theme::text::soft)
        )
        .width(SUM)
    ]
    .align_y(Center);
    for &seat in &order {
        let player = &players[seat];
        let place = standings
            .iter()
            .find(|standing| standing.seat == seat)
            .map_or("–".to_owned(), |standing| format!("{}.", standing.place));
        head = head.push(
            column![
                row![
                    text(place).size(size::LABEL).font(theme::BOLD),
                    shape(player.colour, size::LABEL),
                ]
                .spacing(gap::XS)
                .align_y(Center),
                fitted(
                    player.name.as_str(),
                    size::BODY,
                    theme::MEDIUM,
                    theme::text::same
                ),
            ]
            .align_x(Right)
            .spacing(gap::XS)
            .padding(padding::left(gap::S))
            .width(width),
        );
        let points = session.score(seat).total();
        total = total.push(figure(words::signed(points), size::HEADING, true, width));
        let end = match (session.stay(seat).left, session.table().out_at(seat)) {
            (Some(throw), _) => format!("left after {throw}"),
            (None, Some(throw)) => throw.to_string(),
            (None, None) => "still in".to_owned(),
        };
        out = out.push(figure(end, size::BODY, false, width));
    }

    let spacing = if within.height < LOW {
        gap::XXS
    } else {
        gap::S
    };
    let mut account = column![head, rule()].spacing(spacing);
    for sum in Sum::ALL {
        let mut line = row![
            row![
                text(sum.to_string())
                    .size(size::LABEL)
                    .font(theme::BOLD)
                    .width(28.0),
                text(format!("à {}", points(sum)))
                    .size(size::CAPTION)
                    .style(theme::text::soft),
            ]
            .align_y(Center)
            .width(SUM)
        ]
        .align_y(Center);
        for &seat in &order {
            let marks = session.table().pads()[seat].marks(sum);
            let score = Score::of(&session.table().pads()[seat], session.setup().penalty());
            line = line.push(row_account(marks, score.row(sum), width));
        }
        account = account.push(line);
    }
    account = account.push(rule()).push(total).push(out);
    if places.len() == players.len() {
        let label = text("Better than")
            .size(size::BODY)
            .style(theme::text::soft);
        let shares = order.iter().map(|&seat| match left.contains(&seat) {
            true => figure("–".to_owned(), size::BODY, false, width),
            false => figure(words::percent(places[seat]), size::BODY, false, width),
        });
        account = account
            .push(
                row![container(label).width(SUM)]
                    .extend(shares)
                    .align_y(Center),
            )
            .push(
                text("of a million near-optimal games")
                    .size(size::CAPTION)
                    .style(theme::text::soft),
            );
    }

    let width = SUM + width * players.len() as f32 + 2.0 * gap::L;
    let sheet = container(account)
        .padding(gap::L)
        .style(theme::container::card);
    scrollable(
        container(
            column![
                heading(words, within.width),
                record,
                assisted(open),
                stories(session),
                controls(open, "Pads", session.setup().dice().seed()),
                scrollable(container(sheet).width(width)).direction(
                    scrollable::Direction::Horizontal(scrollable::Scrollbar::default())
                ),
            ]
            .spacing(gap::L)
            .align_x(Center),
        )
        .padding(gap::XL)
        .center_x(Fill),
    )
    .height(Fill)
    .into()
}

fn row_account<'a>(marks: u32, score: i32, width: f32) -> Element<'a, Message> {
    if marks == 0 {
        return figure("–".to_owned(), size::BODY, false, width);
    }
    container(
        row![
            text(if width < PLAYER {
                marks.to_string()
            } else {
                words::counted(marks as usize, "mark")
            })
            .size(size::CAPTION)
            .style(theme::text::soft),
            text(words::signed(score))
                .size(size::LABEL)
                .font(theme::MEDIUM)
                .style(theme::text::points(score))
                .width(POINTS)
                .align_x(Right),
        ]
        .align_y(Center),
    )
    .width(width)
    .align_x(Right)
    .into()
}

fn figure<'a>(words: String, size: f32, is_strong: bool, width: f32) -> Element<'a, Message> {
    container(
        text(words)
            .size(size)
            .font(if is_strong { theme::BOLD } else { theme::FONT }),
    )
    .width(width)
    .align_x(Right)
    .into()
}

fn rule<'a>() -> Element<'a, Message> {
    container(space().width(Fill).height(1.0))
        .style(theme::container::hairline)
        .into()
}
