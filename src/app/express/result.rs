//! The result: who won, and the account of every row of every player.

use std::cmp::Ordering;

use iced::widget::{responsive, row, text};
use iced::{Center, Right, Size};

use crate::app::result::account::{Account, Head, figure, widest};
use crate::app::result::{Message, Over, Page, compared, record};
use crate::app::theme::{self, gap, size};
use crate::app::widget::Element;
use crate::app::words;
use crate::rules::Seat;
use crate::rules::dice::Sum;
use crate::rules::express::{Score, points};
use crate::session::Express;

const SUM: f32 = 96.0;
/// The width of the points of a row.
const POINTS: f32 = 52.0;
/// Below this height the rows stand close together, so that all of them are seen.
const LOW: f32 = 720.0;
/// The width of a player's column: at least, with room for the marks beside the points, and for the word “marks”.
const NARROW: f32 = 60.0;
const MARKS: f32 = 84.0;
const WORDS: f32 = 132.0;
/// A row has so many boxes.
const BOXES: u32 = 10;

/// The result of a game that is over.
pub fn view(over: Over<'_, Express>) -> Element<'_, Message> {
    responsive(move |within| {
        let page = Page {
            headline: headline(&over),
            compared: compare(&over),
            account: account(&over, within),
            seed: over.session().setup().dice().seed(),
        };
        page.view(&over, within)
    })
    .into()
}

/// Who has won.
fn headline(over: &Over<'_, Express>) -> String {
    let session = over.session();
    let standings = session.standings();
    let first = standings.iter().filter(|standing| standing.place == 1);
    let winners: Vec<&str> = first
        .map(|standing| session.players()[standing.seat].name.as_str())
        .collect();
    let best = words::signed(standings.first().map_or(0, |standing| standing.total));
    match winners.as_slice() {
        _ if session.is_solo() => format!("{best} points"),
        [winner] => format!("{winner} wins with {best}"),
        winners => {
            let winners = words::together(winners.iter().copied());
            format!("{winners} share the victory with {best}")
        }
    }
}

/// How the points of one who played alone compare with the best.
fn compare<'a>(over: &Over<'a, Express>) -> Option<Element<'a, Message>> {
    let (ordering, before) = over.best?;
    Some(match ordering {
        Ordering::Less => compared(format!("The best game so far: {}", words::signed(before))),
        Ordering::Equal => compared("As many points as the best game so far".to_owned()),
        Ordering::Greater => record(
            over,
            format!(
                "The most points alone at −{}",
                over.session().setup().penalty().points()
            ),
            format!("{} before", words::signed(before)),
        ),
    })
}

/// Every row of every player, the winner first.
fn account<'a>(over: &Over<'a, Express>, within: Size) -> Element<'a, Message> {
    let (session, places) = (over.session(), over.places);
    let (players, penalty) = (session.players(), session.setup().penalty());
    let standings = session.standings();
    let departed = session.departed();
    let placed = standings.iter().map(|standing| standing.seat);
    let order: Vec<Seat> = placed.chain(departed.iter().copied()).collect();

    // Less the margins of the page and of the sheet.
    let share = (within.width - 2.0 * (gap::XL + gap::L) - SUM) / players.len() as f32;
    let width = share.floor().clamp(NARROW, widest(players).max(WORDS));
    let heads = order.iter().map(|&seat| {
        let standing = standings.iter().find(|standing| standing.seat == seat);
        let place = standing.map_or("–".to_owned(), |standing| format!("{}.", standing.place));
        Head {
            player: &players[seat],
            place: (!session.is_solo()).then_some(place),
            has_won: standing.is_some_and(|standing| standing.place == 1) && !session.is_solo(),
        }
    });
    let between = if within.height < LOW {
        gap::XXS
    } else {
        gap::S
    };
    let corner = (MARKS..WORDS).contains(&width).then_some("Marks, points");
    let mut account = Account::new([SUM, width], between, corner, heads.collect());
    for sum in Sum::ALL {
        let label = row![
            text(sum.to_string())
                .size(size::LABEL)
                .font(theme::BOLD)
                .width(28.0),
            text(format!("{} each", points(sum)))
                .size(size::CAPTION)
                .style(theme::text::soft),
        ]
        .align_y(Center);
        let cells = order.iter().map(|&seat| {
            let pad = &session.table().pads()[seat];
            of_row(pad.marks(sum), Score::of(pad, penalty).row(sum), width)
        });
        account = account.line(label, cells);
    }
    let soft = |words| text(words).size(size::BODY).style(theme::text::soft);
    let total_size = if width < MARKS {
        size::LABEL
    } else {
        size::HEADING
    };
    let totals = order.iter().map(|&seat| {
        let total = words::signed(session.score(seat).total());
        figure(total, total_size, true)
    });
    let ends = order.iter().map(|&seat| {
        let end = match (session.tenure(seat).departed, session.table().out_at(seat)) {
            (Some(throw), _) => format!("left after {throw}"),
            (None, out) => out.map_or_else(String::new, |throw| throw.to_string()),
        };
        figure(end, size::BODY, false)
    });
    account = account
        .rule()
        .line(text("Total").size(size::LABEL).font(theme::BOLD), totals)
        .line(soft("Out at throw"), ends);
    if places.len() == players.len() {
        let shares = order.iter().map(|&seat| {
            let share = match departed.contains(&seat) {
                true => "–".to_owned(),
                false => words::percent(places[seat]),
            };
            figure(share, size::BODY, false)
        });
        account = account
            .line(soft("Beats"), shares)
            .note("of a million near-optimal games");
    }
    account.sheet(gap::L)
}

/// The marks of a row, as far as there is room for them, and its points.
fn of_row<'a>(marks: u32, score: i32, width: f32) -> Element<'a, Message> {
    if marks == 0 {
        return figure("–".to_owned(), size::BODY, false);
    }
    let counted = match marks {
        _ if width < WORDS => marks.to_string(),
        1 => "1 mark".to_owned(),
        ..=BOXES => format!("{marks} marks"),
        _ => format!("{BOXES}+{} marks", marks - BOXES),
    };
    let counted = text(counted).size(size::CAPTION).style(theme::text::soft);
    let score = text(words::signed(score))
        .size(size::LABEL)
        .font(theme::MEDIUM)
        .style(theme::text::points(score))
        .width(POINTS)
        .align_x(Right);
    row![]
        .push((width >= MARKS).then_some(counted))
        .push(score)
        .align_y(Center)
        .into()
}
