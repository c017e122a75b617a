//! The result: who won, the course of everybody's points, and the account of every player's rows.

use std::cmp::Ordering;

use iced::Size;

use crate::app::result::{Column, Line, Message, Over, ResultUi};
use crate::app::widget::Element;
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::app::words;
use crate::coach::express::Par;
use crate::paper::Fact;
use crate::rules::Seat;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::Score;
use crate::scene::{Measure, Role};
use crate::session::{self, AnySession, Express, Session};
use crate::stats::race;
use crate::text::moments::Place;
use crate::text::say;

impl ResultUi for Express {
    fn own(session: &AnySession) -> Option<&Session<Express>> {
        match session {
            AnySession::Express(session) => Some(session),
            AnySession::Classic(_) => None,
        }
    }

    fn any_place(place: session::Place) -> Place {
        Place::Pad(place)
    }

    fn own_place(place: Place) -> Option<session::Place> {
        match place {
            Place::Pad(place) => Some(place),
            Place::Board(_) => None,
        }
    }

    fn course(session: &Session<Express>) -> Vec<Vec<f64>> {
        race::totals(session)
    }

    const MEASURE: Measure = Measure::Points;

    fn result(session: &Session<Express>) -> i32 {
        session.score(Seat::FIRST).total()
    }

    fn told(result: i32) -> String {
        words::signed(result)
    }

    fn headline(session: &Session<Express>) -> String {
        let best = session.standings().first().map_or(0, |first| first.total);
        let best = words::signed(best);
        match names_at(1, session).as_slice() {
            _ if session.is_solo() => say!("result-alone", points = best),
            [winner] => say!("result-wins", name = *winner, points = best),
            winners => {
                let winners = words::together(winners.iter().copied());
                say!("result-shared", names = winners, points = best)
            }
        }
    }

    fn margin(over: &Over<'_, Express>) -> Option<String> {
        let session = over.session();
        let standings = session.standings();
        let next = standings.iter().find(|standing| standing.place > 1)?;
        let behind = words::together(names_at(next.place, session));
        let best = &standings[0];
        let lead = (best.total - next.total).unsigned_abs();
        Some(over.ahead(best.seat, best.total, lead, &behind))
    }

    fn against_best(session: &Session<Express>, ordering: Ordering, before: i32) -> String {
        let count = Express::result(session).abs_diff(before);
        match ordering {
            Ordering::Less => say!("result-short", count, best = words::signed(before)),
            Ordering::Equal => say!("result-as-many-points"),
            Ordering::Greater => say!("result-more", count),
        }
    }

    fn titles() -> [String; 3] {
        [
            say!("result-best-row"),
            say!("result-costliest"),
            say!("result-own-games"),
        ]
    }

    fn figures(over: &Over<'_, Express>, seat: Seat) -> [String; 4] {
        let session = over.session();
        [
            words::signed(session.score(seat).total()),
            best_row(session, seat),
            over.cost(seat),
            over.own_place(seat),
        ]
    }

    fn facts(over: &Over<'_, Express>) -> Vec<Fact> {
        let session = over.session();
        let own = over.among_own();
        let beats = match over.compared.places.as_slice() {
            [place] => say!("result-beats-games", share = words::share(*place)),
            _ => "…".to_owned(),
        };
        let out = session.table().out_at(Seat::FIRST);
        let costly = over.costliest(Seat::FIRST, |[verdict, when, what, cost]| {
            say!(
                "result-costliest-of-points",
                verdict,
                when,
                what,
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
        facts.into_iter().chain(over.dice_facts()).collect()
    }

    fn ranked(session: &Session<Express>) -> Vec<(Seat, Option<usize>)> {
        session.placed()
    }

    fn fifth(session: &Session<Express>) -> Option<Die> {
        let (winner, _) = *session.placed().first()?;
        let rounds = session.table().rounds().iter().rev();
        let mut choices = rounds.filter_map(|round| round.cell(winner)?.choice());
        choices.find_map(|choice| choice.fifth)
    }

    fn shown<'a>(over: &Over<'a, Express>, within: Size) -> Element<'a, Message> {
        let session = over.session();
        let own = session.table().pads()[Seat::FIRST];
        let sheet = Sheet {
            colour: Some(session.players()[Seat::FIRST].colour),
            ..Sheet::of(own, session.setup().penalty())
        };
        pad(&sheet, Scale::fitting(within))
    }

    fn lines<'a>(over: &Over<'a, Express>, columns: &[Column<'a, Express>]) -> Vec<Line<'a>> {
        let score = |column: &Column<'a, Express>| column.session.score(column.seat);
        let scores: Vec<Score> = columns.iter().map(score).collect();
        let rows = Sum::ALL.map(|sum| {
            let points = columns.iter().zip(&scores).map(|(column, score)| {
                let pad = &column.session.table().pads()[column.seat];
                (pad.marks(sum) > 0).then(|| score.row(sum))
            });
            Line::points(sum.to_string(), points)
        });
        let totals = scores.iter().map(|score| Some(score.total()));
        let ends = columns.iter().map(|column| {
            let (session, seat) = (column.session, column.seat);
            match (session.tenure(seat).departed, session.table().out_at(seat)) {
                (Some(throw), _) => say!("result-left-after", throw),
                (None, out) => out.map_or_else(String::new, |throw| throw.to_string()),
            }
        });
        let total = Line {
            above: Role::Ink,
            ..Line::points(say!("common-pad-total"), totals)
        };
        let last = [total, Line::of(say!("result-out-with-throw"), ends)];
        let mut lines: Vec<Line<'a>> = rows.into_iter().chain(last).collect();
        if !over.session().is_solo() {
            let beats = columns.iter().map(|column| {
                let has_left = column.session.tenure(column.seat).departed.is_some();
                let share = over.compared.places.get(column.seat.index());
                let share = share.filter(|_| !has_left);
                share.map_or("–".to_owned(), |&share| words::share(share))
            });
            lines.push(Line::of(say!("result-beats"), beats));
        }
        lines
    }
}

fn names_at(place: usize, session: &Session<Express>) -> Vec<&str> {
    let standings = session.standings().into_iter();
    let here = standings.filter(|standing| standing.place == place);
    here.map(|standing| session.players()[standing.seat].name.as_str())
        .collect()
}

fn best_row(session: &Session<Express>, seat: Seat) -> String {
    let score = session.score(seat);
    let best = Sum::ALL.into_iter().max_by_key(|&sum| score.row(sum));
    match best.map(|sum| (sum, score.row(sum))) {
        Some((sum, points @ 1..)) => format!("{sum}, {}", words::signed(points)),
        _ => "–".to_owned(),
    }
}

/// What the same dice could have brought; the line keeps its place while that is computed.
fn par(over: &Over<'_, Express>) -> Option<Fact> {
    let told = over.compared.par.map(|Par { master, best, .. }| {
        let coach = words::signed(master);
        let [low, high] = [best.at_least, best.at_most].map(words::signed);
        match best.is_exact() {
            true => say!("result-par-told", coach, best = low),
            false => say!("result-par-between", coach, least = low, most = high),
        }
    });
    let told = told.unwrap_or_else(|| "…".to_owned());
    let has_par = over.session().has_par();
    has_par.then(|| Fact::on_screen(say!("result-par"), told))
}
