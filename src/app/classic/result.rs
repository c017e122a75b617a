//! The result: who won, everybody's way to the columns that win, and the account of every player's turns.

use std::cmp::{Ordering, Reverse};

use iced::Size;

use crate::app::result::{Column, Line, Message, Over, ResultUi};
use crate::app::widget::{Element, board};
use crate::app::words;
use crate::paper::Fact;
use crate::rules::Seat;
use crate::rules::classic::Tally;
use crate::rules::dice::Die;
use crate::scene::Measure;
use crate::session::{self, AnySession, Classic, Session};
use crate::stats::race;
use crate::text::moments::Place;
use crate::text::{Phrase, phrase, say};

type AccountLine = (Phrase, fn(&Tally) -> String);

impl ResultUi for Classic {
    fn own(session: &AnySession) -> Option<&Session<Classic>> {
        match session {
            AnySession::Classic(session) => Some(session),
            AnySession::Express(_) => None,
        }
    }

    fn any_place(place: session::classic::Place) -> Place {
        Place::Board(place)
    }

    fn own_place(place: Place) -> Option<session::classic::Place> {
        match place {
            Place::Board(place) => Some(place),
            Place::Pad(_) => None,
        }
    }

    fn course(session: &Session<Classic>) -> Vec<Vec<f64>> {
        race::columns(session)
    }

    const MEASURE: Measure = Measure::Columns;

    fn result(session: &Session<Classic>) -> i32 {
        session.table().turns().len() as i32
    }

    fn told(result: i32) -> String {
        say!("common-turns", count = result)
    }

    fn headline(session: &Session<Classic>) -> String {
        let (players, table) = (session.players(), session.table());
        let position = table.position();
        let winner = winner(session);
        let turns = Tally::of(&table.turns(), winner).turns;
        let name = players[winner].name.as_str();
        if session.is_solo() {
            say!("result-board-alone", turns)
        } else if position.has_outlasted(winner) {
            say!("result-board-outlasted", name)
        } else {
            say!("result-board-wins", name, turns)
        }
    }

    fn margin(over: &Over<'_, Classic>) -> Option<String> {
        let session = over.session();
        let position = session.table().position();
        let others = Seat::enumerate(session.players())
            .filter(|&(seat, _)| position.winner() != Some(seat) && position.plays_on(seat))
            .map(|(seat, player)| (position.columns_won(seat), player.name.as_str()));
        let others: Vec<(usize, &str)> = others.collect();
        let &(most, _) = others.iter().max_by_key(|(won, _)| won)?;
        let next = others.iter().filter(|&&(won, _)| won == most);
        let next: Vec<&str> = next.map(|&(_, name)| name).collect();
        Some(match (others.len(), &next[..], most) {
            (1, &[other], 0) => say!("result-board-other-none", name = other),
            (1, &[other], _) => say!("result-board-other", name = other, columns = most),
            (_, _, 0) => say!("result-board-others-none"),
            (_, &[next], _) => say!("result-board-next", name = next, columns = most),
            (_, next, _) => {
                let names = words::together(next);
                say!("result-board-next-each", names, columns = most)
            }
        })
    }

    fn against_best(session: &Session<Classic>, ordering: Ordering, before: i32) -> String {
        match ordering {
            Ordering::Less => say!("result-best-so-far", result = Classic::told(before)),
            Ordering::Equal => say!("result-as-few-turns"),
            Ordering::Greater => say!("result-fewer", count = before - Classic::result(session)),
        }
    }

    fn titles() -> [String; 3] {
        [
            say!("result-furthest"),
            say!("result-costliest"),
            say!("result-own-games"),
        ]
    }

    fn figures(over: &Over<'_, Classic>, seat: Seat) -> [String; 4] {
        let table = over.session().table();
        let count = table.position().columns_won(seat);
        [
            say!("result-columns-count", count),
            furthest(&Tally::of(&table.turns(), seat)),
            over.cost(seat),
            games_won(over, seat),
        ]
    }

    fn facts(over: &Over<'_, Classic>) -> Vec<Fact> {
        let session = over.session();
        let tally = Tally::of(&session.table().turns(), Seat::FIRST);
        let own = over.among_own();
        let costly = over.costliest(Seat::FIRST, |[verdict, when, what, cost]| {
            say!("result-costliest-of", verdict, when, what, cost)
        });
        let facts = [
            Fact::on_screen(say!("result-own-games"), own),
            Fact::new(say!("result-furthest"), furthest(&tally)),
            Fact::new(say!("result-costliest"), costly),
            Fact::new(say!("result-busts"), tally.busts.to_string()),
        ];
        facts.into_iter().chain(over.dice_facts()).collect()
    }

    fn ranked(session: &Session<Classic>) -> Vec<(Seat, Option<usize>)> {
        let position = session.table().position();
        let winner = winner(session);
        let rank = |seat: Seat| {
            let has_left = seat != winner && !position.plays_on(seat);
            let won = Reverse(position.columns_won(seat));
            (has_left, seat != winner, won)
        };
        let seats = || Seat::all(session.players().len());
        let place = |seat: Seat| 1 + seats().filter(|&other| rank(other) < rank(seat)).count();
        let mut ranked: Vec<(Seat, Option<usize>)> = seats()
            .map(|seat| (seat, (!rank(seat).0).then(|| place(seat))))
            .collect();
        ranked.sort_by_key(|&(seat, _)| rank(seat));
        ranked
    }

    fn fifth(_session: &Session<Classic>) -> Option<Die> {
        None
    }

    fn shown<'a>(over: &Over<'a, Classic>, within: Size) -> Element<'a, Message> {
        let session = over.session();
        board(session.table().position(), None, session.players(), within)
    }

    fn lines<'a>(_over: &Over<'a, Classic>, columns: &[Column<'a, Classic>]) -> Vec<Line<'a>> {
        let won = columns.iter().map(|column| {
            let won = column.session.table().position().won_by(column.seat);
            let won: Vec<String> = won.map(|column| column.to_string()).collect();
            match won.is_empty() {
                true => "–".to_owned(),
                false => won.join(", "),
            }
        });
        let won = Line::of(say!("result-columns-won"), won);
        let tally =
            |column: &Column<'a, Classic>| Tally::of(&column.session.table().turns(), column.seat);
        let tallies: Vec<Tally> = columns.iter().map(tally).collect();
        let others =
            ACCOUNT.map(|(label, count)| Line::of(label.to_string(), tallies.iter().map(count)));
        [won].into_iter().chain(others).collect()
    }
}

fn winner(session: &Session<Classic>) -> Seat {
    let position = session.table().position();
    position.winner().unwrap_or(position.turn())
}

fn furthest(tally: &Tally) -> String {
    say!("result-spaces", count = tally.furthest)
}

fn games_won(over: &Over<'_, Classic>, seat: Seat) -> String {
    match over.own_games(seat) {
        None => "–".to_owned(),
        Some(own) if own.games == 1 => say!("result-own-first"),
        Some(own) => say!("result-own-won", won = own.won, count = own.games),
    }
}

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
