//! The result: who won, the course of everybody's points, and the account of every player's rows.

use std::borrow::Cow;
use std::cmp::Ordering;

use iced::widget::row;
use iced::{Center, Fill, Right, Size};

use crate::app::result::account::{Account, Head, figure, widest};
use crate::app::result::{
    AgainstBest, Message, Over, Page, Plan, among_own, costliest, dice_facts, lanes, own_margin,
    own_place,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad, sheet_of};
use crate::app::widget::{Element, bold, card, medium, soft};
use crate::app::words;
use crate::coach::express::Par;
use crate::paper::{Fact, PlayerFacts, Summary};
use crate::rules::Seat;
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Score, points};
use crate::scene::Measure;
use crate::session::{Express, Session};
use crate::text::say;

/// The least width of the labels before the columns, and the approximate width of a letter there.
const SUM: f32 = 104.0;
const LETTER: f32 = 7.4;
/// The width of a row's points.
const POINTS: f32 = 52.0;
/// The width of a player's column: the least, with room for the marks, and with room for the word “marks”.
const NARROW: f32 = 60.0;
const MARKS: f32 = 84.0;
const WORDS: f32 = 132.0;
/// The boxes of a row.
const BOXES: u32 = 10;
/// Up to this many columns are few.
const FEW: usize = 4;
/// The most games shown side by side.
const MOST_COLUMNS: usize = 8;
/// The narrowest pad beside the course, and the greatest ratio of its width to its height.
const SMALL: f32 = 400.0;
const PAD: f32 = 1.2;

/// The page of the result, and its layout.
pub(super) fn page<'a>(over: &Over<'a, Express>, within: Size) -> (Page<'a>, Plan) {
    let summary = summary(over);
    let plan = Plan::new(over, &summary, within);
    let columns = columns(over);
    let is_alone = over.session().is_solo() && over.attempts().is_empty();
    let least = if is_alone {
        SMALL
    } else {
        sheet_width(columns.len(), NARROW)
    };
    let (plan, beside, below) = match plan.beside(&summary, least) {
        Some(room) if is_alone => {
            let plan = plan.filling(false);
            let width = room.min(plan.body * PAD).floor();
            let size = Size::new(width, plan.body);
            (plan, Some((width, own_pad(over, size))), None)
        }
        Some(room) => {
            let plan = plan.filling(false);
            // Many columns leave room for the names beside the course.
            let room = match columns.len() {
                ..=FEW => room,
                _ => room.min((plan.inner * 0.44).max(least)),
            };
            let (width, account) = account(over, &columns, room, Some(plan.body));
            (plan, Some((width, account)), None)
        }
        None => {
            let plan = plan.filling(true);
            let (_, account) = account(over, &columns, plan.inner, None);
            (plan, None, Some(account))
        }
    };
    let page = Page {
        summary,
        compared: compare(over),
        beside,
        below,
    };
    (page, plan)
}

/// The summary of the result.
pub(super) fn summary(over: &Over<'_, Express>) -> Summary {
    let session = over.session();
    let players = session.players();
    let lines = session
        .placed()
        .into_iter()
        .map(|(seat, place)| PlayerFacts {
            player: players[seat].clone(),
            place: written(place),
            has_won: place == Some(1),
            figures: [
                words::signed(session.score(seat).total()),
                best_row(session, seat),
                costliest(over, seat, |[when, _, cost]| {
                    say!("result-costliest-told", when = when, cost = cost)
                }),
                own_place(over, seat),
            ],
        });
    let titles = [
        say!("result-points"),
        say!("result-best-row"),
        say!("result-costliest-points"),
        say!("result-own-games"),
    ];
    let is_solo = session.is_solo();
    Summary {
        headline: headline(session),
        margin: margin(over),
        titles,
        lines: if is_solo { Vec::new() } else { lines.collect() },
        facts: if is_solo { facts(over) } else { Vec::new() },
        caption: caption(over),
        measure: Measure::Points,
        lanes: lanes(over),
    }
}

/// The caption of the course, with the throw from which on the winner led.
fn caption(over: &Over<'_, Express>) -> String {
    match lead(over) {
        Some((leader, throw)) => say!("result-course-led", name = leader, throw = throw),
        None => say!("result-course"),
    }
}

/// The player who led to the end, and from which throw on; `None` for a solo game or a shared victory.
fn lead<'a>(over: &Over<'a, Express>) -> Option<(&'a str, usize)> {
    let session = over.session();
    let standings = session.standings();
    let [first, second, ..] = standings.as_slice() else {
        return None;
    };
    if second.place == 1 {
        return None;
    }
    // A player who is out or has left keeps their points.
    let after = |course: &[f64], throw: usize| {
        let kept = course.get(throw).or(course.last());
        kept.copied().unwrap_or_default()
    };
    let courses = &over.ending.course;
    let leads = |&throw: &usize| {
        let points = after(&courses[first.seat.index()], throw);
        let mut others = Seat::all(courses.len()).filter(|&seat| seat != first.seat);
        others.all(|seat| after(&courses[seat.index()], throw) < points)
    };
    let throws = session.table().last_throw().get();
    let led = (1..=throws).rev().take_while(leads).last();
    Some((session.players()[first.seat].name.as_str(), led?))
}

/// A place in the ranking as text; a player who has left has none.
fn written(place: Option<usize>) -> String {
    place.map_or("–".to_owned(), |place| {
        say!("result-place", place = place)
    })
}

/// The headline: who has won.
fn headline(session: &Session<Express>) -> String {
    let standings = session.standings();
    let first = standings.iter().filter(|standing| standing.place == 1);
    let winners: Vec<&str> = first
        .map(|standing| session.players()[standing.seat].name.as_str())
        .collect();
    let best = words::signed(standings.first().map_or(0, |standing| standing.total));
    match winners.as_slice() {
        _ if session.is_solo() => say!("result-alone", points = best),
        [winner] => say!("result-wins", name = *winner, points = best),
        winners => {
            let winners = words::together(winners.iter().copied());
            say!("result-shared", names = winners, points = best)
        }
    }
}

/// The margin of the victory; for a solo game, a comparison with the player's earlier results.
fn margin(over: &Over<'_, Express>) -> String {
    let session = over.session();
    if session.is_solo() {
        return own_margin(over);
    }
    let standings = session.standings();
    let Some(next) = standings.iter().find(|standing| standing.place > 1) else {
        return String::new();
    };
    let behind: Vec<&str> = standings
        .iter()
        .filter(|standing| standing.place == next.place)
        .map(|standing| session.players()[standing.seat].name.as_str())
        .collect();
    let lead = standings[0].total - next.total;
    say!(
        "result-ahead",
        count = lead.unsigned_abs(),
        names = words::together(behind)
    )
}

/// The row that brought the most points, if any brought some.
fn best_row(session: &Session<Express>, seat: Seat) -> String {
    let score = session.score(seat);
    let best = Sum::ALL.into_iter().max_by_key(|&sum| score.row(sum));
    match best.map(|sum| (sum, score.row(sum))) {
        Some((sum, points @ 1..)) => format!("{sum}, {}", words::signed(points)),
        _ => "–".to_owned(),
    }
}

/// The facts about a solo game.
fn facts(over: &Over<'_, Express>) -> Vec<Fact> {
    let session = over.session();
    let own = among_own(over, words::signed);
    let beats = match over.compared.places.as_slice() {
        [place] => say!("result-beats-games", share = words::share(*place)),
        _ => "…".to_owned(),
    };
    let out = session.table().out_at(Seat::FIRST);
    let costly = costliest(over, Seat::FIRST, |[when, what, cost]| {
        say!(
            "result-costliest-of-points",
            when = when,
            what = what,
            points = cost
        )
    });
    let facts = [
        Fact::on_screen(say!("result-own-games"), own),
        Fact::new(say!("result-best-row"), best_row(session, Seat::FIRST)),
        Fact::new(say!("result-costliest"), costly),
        Fact::new(say!("result-beats"), beats),
        // It replaces another fact, so that the page needs no more room.
        par(over).unwrap_or_else(|| {
            let out = out.map_or("–".to_owned(), |throw| throw.to_string());
            Fact::new(say!("result-out-with-throw"), out)
        }),
    ];
    let total = |session: &Session<Express>| words::signed(session.score(Seat::FIRST).total());
    let dice = dice_facts(over, |attempt| total(&attempt.session));
    facts.into_iter().chain(dice).collect()
}

/// What the same dice could have brought; the line keeps its place while that is computed.
fn par(over: &Over<'_, Express>) -> Option<Fact> {
    let told = over.session().has_par().then(|| match over.compared.par {
        None => "…".to_owned(),
        Some(Par { master, best, .. }) => {
            let coach = words::signed(master);
            let [least, most] = [best.at_least, best.at_most].map(words::signed);
            if best.is_exact() {
                say!("result-par-told", coach = coach, best = least)
            } else {
                say!(
                    "result-par-between",
                    coach = coach,
                    least = least,
                    most = most
                )
            }
        }
    })?;
    Some(Fact::on_screen(say!("result-par"), told))
}

/// How a solo result compares with the best one.
fn compare(over: &Over<'_, Express>) -> Option<AgainstBest> {
    let (ordering, before) = over.best?;
    let best = words::signed(before);
    Some(match ordering {
        Ordering::Less => AgainstBest::Words(say!("result-best-so-far", result = best)),
        Ordering::Equal => AgainstBest::Words(say!("result-as-many-points")),
        Ordering::Greater => AgainstBest::Record(
            say!(
                "result-most-points",
                penalty = over.session().setup().penalty().points()
            ),
            say!("result-before", result = best),
        ),
    })
}

/// The pad of a solo game, within this size.
fn own_pad<'a>(over: &Over<'a, Express>, size: Size) -> Element<'a, Message> {
    let session = over.session();
    let own = session.table().pads()[Seat::FIRST];
    let sheet = Sheet {
        colour: Some(session.players()[Seat::FIRST].colour),
        ..sheet_of(own, session.setup().penalty())
    };
    let room = Size::new(size.width - 2.0 * gap::M, size.height - 2.0 * gap::M);
    card(pad(&sheet, Scale::fitting(room))).center(Fill).into()
}

/// A pad in the account.
struct Column<'a> {
    session: &'a Session<Express>,
    seat: Seat,
    name: Cow<'a, str>,
    place: Option<String>,
    is_lit: bool,
    /// The share of near-optimal games with fewer points, once known; “–” for a player who has left.
    beats: String,
}

/// Everybody's pads, the winner first; for a solo game, all attempts with the same dice, the earliest first.
fn columns<'a>(over: &Over<'a, Express>) -> Vec<Column<'a>> {
    let session = over.session();
    let beats = |seat: Seat| {
        let place = over.compared.places.as_slice().get(seat.index());
        place.map_or(String::new(), |&place| words::percent(place))
    };
    if !session.is_solo() {
        let seats = session.placed().into_iter();
        let columns = seats.map(|(seat, place)| Column {
            session,
            seat,
            name: session.players()[seat].name.as_str().into(),
            place: Some(written(place)),
            is_lit: place == Some(1),
            beats: place.map_or("–".to_owned(), |_| beats(seat)),
        });
        return columns.collect();
    }
    let mut games: Vec<_> = over.attempts().iter().collect();
    let count = games.len();
    // Keep the latest ones.
    games.drain(..count.saturating_sub(MOST_COLUMNS - 1));
    let first = count - games.len();
    let began = over.created;
    let own = games.partition_point(|attempt| attempt.created < began);
    let attempts = games.into_iter().map(|attempt| (&attempt.session, false));
    let mut sessions: Vec<(&Session<Express>, bool)> = attempts.collect();
    sessions.insert(own, (session, true));
    let columns = sessions.into_iter().enumerate();
    columns
        .map(|(place, (session, is_lit))| Column {
            session,
            seat: Seat::FIRST,
            name: say!("result-attempt", number = first + place + 1).into(),
            place: None,
            is_lit,
            beats: if is_lit {
                beats(Seat::FIRST)
            } else {
                String::new()
            },
        })
        .collect()
}

/// The width of an account with this many columns of this width.
fn sheet_width(columns: usize, width: f32) -> f32 {
    before_columns() + width * columns as f32 + 2.0 * gap::M
}

/// The width of the labels before the columns, the longest of them on one line.
fn before_columns() -> f32 {
    let longest = say!("result-out-with-throw").chars().count();
    (longest as f32 * LETTER).max(SUM)
}

/// Every row of every pad within this width, with the width used; it fills the height if one is given.
fn account<'a>(
    over: &Over<'a, Express>,
    columns: &[Column<'a>],
    room: f32,
    height: Option<f32>,
) -> (f32, Element<'a, Message>) {
    let penalty = over.session().setup().penalty();
    let share = (room - sheet_width(0, 0.0)) / columns.len() as f32;
    let names = columns.iter().map(|column| &*column.name);
    let longest = widest(names);
    let widest = longest.max(WORDS);
    let width = share.floor().clamp(NARROW, widest);
    let heads = columns.iter().map(|column| Head {
        name: column.name.clone(),
        colour: column.session.players()[column.seat].colour,
        place: column.place.clone(),
        has_won: column.is_lit,
    });
    // The height that is not between the lines: head, rows, total, two more lines, a note, and the margins.
    let head = if longest > width { 58.0 } else { 40.0 };
    let rows = 21.0 * Sum::COUNT as f32;
    let taken = (head + rows + 26.0 + 2.0 * 18.5 + 16.0) + 2.0 * gap::M + 4.0;
    let between = match height {
        Some(height) => ((height - taken) / 16.0).max(0.0),
        None => gap::XS,
    };
    let corner = (MARKS..WORDS)
        .contains(&width)
        .then(|| say!("result-marks-and-points"));
    let mut account = Account::new([before_columns(), width], between, corner, heads.collect());
    for sum in Sum::ALL {
        let label = row![
            bold(sum.to_string(), size::LABEL).width(28.0),
            soft(say!("result-each", points = points(sum)), size::CAPTION),
        ]
        .align_y(Center);
        let cells = columns.iter().map(|column| {
            let pad: &Pad = &column.session.table().pads()[column.seat];
            let score = Score::of(pad, penalty).row(sum);
            of_row(pad.marks(sum), score, width)
        });
        account = account.line(label, cells);
    }
    let total_size = if width < MARKS {
        size::LABEL
    } else {
        size::HEADING
    };
    let totals = columns.iter().map(|column| {
        let total = words::signed(column.session.score(column.seat).total());
        figure(total, total_size, true)
    });
    let ends = columns.iter().map(|column| {
        let (session, seat) = (column.session, column.seat);
        let end = match (session.tenure(seat).departed, session.table().out_at(seat)) {
            (Some(throw), _) => say!("result-left-after", throw = throw),
            (None, out) => out.map_or_else(String::new, |throw| throw.to_string()),
        };
        figure(end, size::BODY, false)
    });
    let shares = columns
        .iter()
        .map(|column| figure(column.beats.clone(), size::BODY, false));
    let total = bold(say!("result-total"), size::LABEL);
    let account = account
        .rule()
        .line(total, totals)
        .line(soft(say!("result-out-with-throw"), size::BODY), ends)
        .line(soft(say!("result-beats"), size::BODY), shares)
        .note(say!("result-beats-note"));
    let margin = gap::M;
    (
        sheet_width(columns.len(), width),
        account.sheet(margin, height),
    )
}

/// The points of a row, and its marks if there is room for them.
fn of_row<'a>(marks: u32, score: i32, width: f32) -> Element<'a, Message> {
    if marks == 0 {
        return figure("–".to_owned(), size::BODY, false);
    }
    let counted = match marks {
        _ if width < WORDS => marks.to_string(),
        ..=BOXES => say!("result-marks", count = marks),
        _ => say!("result-marks-more", boxes = BOXES, more = marks - BOXES),
    };
    let counted = soft(counted, size::CAPTION);
    let score = medium(words::signed(score), size::LABEL)
        .style(theme::text::points(score))
        .width(POINTS)
        .align_x(Right);
    row![(width >= MARKS).then_some(counted), score]
        .align_y(Center)
        .into()
}
