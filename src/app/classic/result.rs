//! The result: who won, everybody's way to the columns that win, and the account of every player's turns.

use std::cmp::Ordering;

use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Size};

use crate::app::result::account::{Account, Head, figure, widest};
use crate::app::result::table::{TITLES, cell, column_width, shared, title};
use crate::app::result::{
    AgainstBest, Message, Over, Page, Plan, among_own, costliest, dice_facts, lanes, own_margin,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, board, card, fitted, named, soft, width_of};
use crate::app::words;
use crate::paper::{Fact, PlayerFacts, Summary};
use crate::rules::Seat;
use crate::rules::classic::{Position, Tally};
use crate::scene::Measure;
use crate::session::{Classic, Session};
use crate::text::{Phrase, phrase, say};

/// A figure counted over a player's turns, with its label.
type AccountLine = (Phrase, fn(&Tally) -> String);

const LABEL: f32 = 140.0;
/// The width of a player's column: the least, and the greatest unless a name is longer.
const NARROW: f32 = 92.0;
const WIDE: f32 = 132.0;
/// The narrowest board beside the course.
const SMALL: f32 = 340.0;
/// The narrowest account with a line for each player, the width of a name in it, and the height of a line.
const TABLE: f32 = 900.0;
const NAME: f32 = 190.0;
const LINE: f32 = 24.0;
/// The ratio of the board's height to its width.
const HEIGHT: f32 = 0.96;

/// The page of the result, and its layout.
pub(super) fn page<'a>(over: &Over<'a, Classic>, within: Size) -> (Page<'a>, Plan) {
    let summary = summary(over);
    let plan = Plan::new(over, &summary, within);
    let is_wide = plan.inner >= TABLE;
    let account = if is_wide {
        table(over, plan.inner)
    } else {
        account(over, plan.inner)
    };
    let (plan, beside, below) = match plan.beside(&summary, SMALL) {
        Some(room) => {
            let players = over.session().players().len() as f32;
            let height = TITLES + players * LINE + 2.0 * gap::S;
            let whole = plan.ending_with(height).filter(|_| is_wide);
            let plan = whole.unwrap_or_else(|| plan.filling(true));
            let width = room.min(plan.body / HEIGHT).floor();
            let shown = own_board(over, Size::new(width, plan.body));
            (plan, Some((width, shown)), account)
        }
        None => {
            let plan = plan.filling(true);
            let size = Size::new(plan.inner, plan.inner * HEIGHT);
            let shown = container(own_board(over, size)).height(size.height);
            let below = column![shown, account].spacing(gap::L).align_x(Center);
            (plan, None, below.into())
        }
    };
    let page = Page {
        summary,
        compared: compare(over),
        beside,
        below: Some(below),
    };
    (page, plan)
}

/// The summary of the result.
pub(super) fn summary(over: &Over<'_, Classic>) -> Summary {
    let session = over.session();
    let (players, table) = (session.players(), session.table());
    let (position, turns) = (table.position(), table.turns());
    let lines = ranked(session).into_iter().map(|seat| PlayerFacts {
        player: players[seat].clone(),
        place: String::new(),
        has_won: position.winner() == Some(seat),
        figures: [
            position.columns_won(seat).to_string(),
            furthest(&Tally::of(&turns, seat)),
            costliest(over, seat, |[when, _, cost]| {
                say!("result-costliest-told", when = when, cost = cost)
            }),
            games_won(over, seat),
        ],
    });
    let titles = [
        say!("result-columns"),
        say!("result-furthest"),
        say!("result-costliest"),
        say!("result-own-games"),
    ];
    let is_solo = session.is_solo();
    let needed = position.setting().columns.count();
    Summary {
        headline: headline(session),
        margin: margin(over),
        titles,
        lines: if is_solo { Vec::new() } else { lines.collect() },
        facts: if is_solo { facts(over) } else { Vec::new() },
        caption: say!("result-board-course", count = needed),
        measure: Measure::Columns,
        lanes: lanes(over),
    }
}

/// The winner, then the others by columns won; ties in seat order.
fn ranked(session: &Session<Classic>) -> Vec<Seat> {
    let position = session.table().position();
    let mut seats: Vec<Seat> = Seat::all(session.players().len()).collect();
    seats.sort_by_key(|&seat| {
        let has_won = position.winner() == Some(seat);
        (!has_won, usize::MAX - position.columns_won(seat))
    });
    seats
}

/// The headline: who has won.
fn headline(session: &Session<Classic>) -> String {
    let (players, table) = (session.players(), session.table());
    let position = table.position();
    let winner = position.winner().unwrap_or(position.turn());
    let turns = Tally::of(&table.turns(), winner).turns;
    let name = players[winner].name.as_str();
    if session.is_solo() {
        say!("result-board-alone", turns = turns)
    } else if position.has_outlasted(winner) {
        say!("result-board-outlasted", name = name)
    } else {
        say!("result-board-wins", name = name, turns = turns)
    }
}

/// How many columns the others have won; for a solo game, a comparison with the player's earlier results.
fn margin(over: &Over<'_, Classic>) -> String {
    let session = over.session();
    if session.is_solo() {
        return own_margin(over);
    }
    let position = session.table().position();
    let columns = |seat: Seat| position.columns_won(seat);
    let others = Seat::all(session.players().len())
        .filter(|&seat| position.winner() != Some(seat) && position.plays_on(seat));
    let others: Vec<Seat> = others.collect();
    let Some(most) = others.iter().map(|&seat| columns(seat)).max() else {
        return String::new();
    };
    let name = |seat: Seat| session.players()[seat].name.as_str();
    let next = others.iter().filter(|&&seat| columns(seat) == most);
    let next: Vec<&str> = next.map(|&seat| name(seat)).collect();
    match (&others[..], &next[..], most) {
        (&[other], _, 0) => say!("result-board-other-none", name = name(other)),
        (&[other], ..) => say!("result-board-other", name = name(other), columns = most),
        (_, _, 0) => say!("result-board-others-none"),
        (_, &[next], _) => say!("result-board-next", name = next, columns = most),
        (_, next, _) => say!(
            "result-board-next-each",
            names = words::together(next),
            columns = most
        ),
    }
}

fn furthest(tally: &Tally) -> String {
    say!("result-spaces", count = tally.furthest)
}

/// How many of the same person's games were won.
fn games_won(over: &Over<'_, Classic>, seat: Seat) -> String {
    match over.own_games(seat) {
        None => "–".to_owned(),
        Some(own) if own.games == 1 => say!("result-own-first"),
        Some(own) => say!("result-own-won", won = own.won, count = own.games),
    }
}

/// The facts about a solo game.
fn facts(over: &Over<'_, Classic>) -> Vec<Fact> {
    let session = over.session();
    let tally = Tally::of(&session.table().turns(), Seat::FIRST);
    let turns = |count: usize| say!("common-turns", count = count);
    let own = among_own(over, |best| turns(best as usize));
    let costly = costliest(over, Seat::FIRST, |[when, what, cost]| {
        say!("result-costliest-of", when = when, what = what, cost = cost)
    });
    let facts = [
        Fact::on_screen(say!("result-own-games"), own),
        Fact::new(say!("result-furthest"), furthest(&tally)),
        Fact::new(say!("result-costliest"), costly),
        Fact::new(say!("result-busts"), tally.busts.to_string()),
    ];
    let dice = dice_facts(over, |attempt| turns(attempt.session.table().turns().len()));
    facts.into_iter().chain(dice).collect()
}

/// How the turns of a solo game compare with the fewest.
fn compare(over: &Over<'_, Classic>) -> Option<AgainstBest> {
    let (ordering, before) = over.best?;
    Some(match ordering {
        Ordering::Less => AgainstBest::Words(say!(
            "result-best-so-far",
            result = say!("common-turns", count = before)
        )),
        Ordering::Equal => AgainstBest::Words(say!("result-as-few-turns")),
        Ordering::Greater => AgainstBest::Record(
            say!(
                "result-fewest-turns",
                columns = over.session().setup().setting().columns.count()
            ),
            say!("result-before", result = before.to_string()),
        ),
    })
}

/// The final board, on a card of this size.
fn own_board<'a>(over: &Over<'a, Classic>, size: Size) -> Element<'a, Message> {
    let session = over.session();
    let room = Size::new(size.width - 2.0 * gap::M, size.height - 2.0 * gap::M);
    let shown = board(session.table().position(), None, session.players(), room);
    card(shown)
        .center_x(size.width)
        .center_y(size.height)
        .into()
}

/// The figures shown for everybody's turns.
const ACCOUNT: [AccountLine; 6] = [
    (phrase!("result-turns"), |tally| tally.turns.to_string()),
    (phrase!("result-rolls"), |tally| tally.rolls.to_string()),
    (phrase!("result-busts"), |tally| tally.busts.to_string()),
    (phrase!("result-longest"), |tally| {
        say!("result-longest-rolls", count = tally.longest)
    }),
    (phrase!("result-kept"), |tally| tally.kept.to_string()),
    (phrase!("result-lost"), |tally| tally.lost.to_string()),
];

/// The columns that a seat has won, as text.
fn columns_won(position: &Position, seat: Seat) -> String {
    let won = position.won_by(seat).map(|column| column.to_string());
    let won: Vec<String> = won.collect();
    if won.is_empty() {
        "–".to_owned()
    } else {
        won.join(", ")
    }
}

/// Every player's turns, a line each, in this width.
fn table<'a>(over: &Over<'a, Classic>, width: f32) -> Element<'a, Message> {
    let session = over.session();
    let position = session.table().position();
    let turns = session.table().turns();
    let titles = [say!("result-columns-won")].into_iter();
    let titles = titles.chain(ACCOUNT.map(|(title, _)| title.to_string()));
    let told = |seat: Seat| {
        let tally = Tally::of(&turns, seat);
        let figures = ACCOUNT.map(|(_, figure)| figure(&tally));
        [columns_won(position, seat)].into_iter().chain(figures)
    };
    let all: Vec<Vec<String>> = ranked(session)
        .into_iter()
        .map(|seat| told(seat).collect())
        .collect();
    let needed = titles.clone().enumerate().map(|(column, title)| {
        let figures = all.iter().map(|figures| &figures[column]);
        column_width(
            &title,
            figures.map(|figure| width_of(figure, size::BODY, theme::FONT)),
        )
    });
    let widths = shared(needed.collect(), width - 2.0 * gap::M - NAME);
    let titles = titles
        .zip(&widths)
        .map(|(words, &width)| title(words, width));
    let titles = row![space().width(Fill)].extend(titles).align_y(Center);
    let lines = ranked(session).into_iter().zip(all).map(|(seat, figures)| {
        let player = &session.players()[seat];
        let figures = figures.into_iter().zip(&widths).map(|(figure, &width)| {
            let words = fitted(figure, size::BODY, theme::FONT).into();
            cell(words, width)
        });
        let name = container(named(player, size::BODY, size::LABEL)).width(Fill);
        row![name]
            .extend(figures)
            .align_y(Center)
            .height(LINE)
            .into()
    });
    card(column![titles.height(TITLES)].extend(lines))
        .padding([gap::S, gap::M])
        .width(width)
        .into()
}

/// Every player's turns, a column each, within this width.
fn account<'a>(over: &Over<'a, Classic>, room: f32) -> Element<'a, Message> {
    let session = over.session();
    let (players, table) = (session.players(), session.table());
    let position = table.position();
    let turns = table.turns();
    let tallies: Vec<Tally> = Seat::all(players.len())
        .map(|seat| Tally::of(&turns, seat))
        .collect();
    let share = (room - 2.0 * gap::L - LABEL) / players.len() as f32;
    let names = players.iter().map(|player| player.name.as_str());
    let widest = widest(names).max(WIDE);
    let width = share.floor().clamp(NARROW, widest);
    let heads = Seat::enumerate(players).map(|(seat, player)| Head {
        name: player.name.as_str().into(),
        colour: player.colour,
        place: None,
        has_won: position.winner() == Some(seat) && players.len() > 1,
    });
    let columns =
        Seat::all(players.len()).map(|seat| figure(columns_won(position, seat), size::LABEL, true));
    let mut account = Account::new([LABEL, width], gap::S, None, heads.collect())
        .line(soft(say!("result-columns-won"), size::BODY), columns);
    for (label, count) in ACCOUNT {
        let figures = tallies
            .iter()
            .map(|tally| figure(count(tally), size::LABEL, false));
        account = account.line(soft(label.to_string(), size::BODY), figures);
    }
    account.sheet(gap::L, None)
}
