//! The result of a game: the winner, every player's account, and the course.

use super::picture::{INSIDE, evening_facts};
use super::{Game, HAIR, MARGIN, Paper, STRONG, band, board, course, pad};
use crate::rules::Seat;
use crate::rules::classic::Tally;
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, points};
use crate::scene::{self, Look, Scene, Type, height_of_evening};
use crate::session::{Classic, Express, Session};
use crate::text::evenings::{Evening, Fact};
use crate::text::{PROGRAM, say, signed, together};

const BAND: f32 = 10.0;
/// The heights of the headline, of the lines below it, and of the rest.
const HEADLINE: f32 = 21.0;
const ABOUT: f32 = 29.0;
const HONEST: f32 = 33.0;
const ACCOUNT: f32 = 37.0;
/// The height of a line of an account, and of its head.
const LINE: f32 = 5.5;
const HEAD: f32 = 9.5;
const SIZE: f32 = 3.1;

pub(super) fn express(game: &Game<'_>, session: &Session<Express>, paper: Paper) -> Vec<String> {
    let setup = session.setup();
    let players = session.players();
    let table = session.table();
    let standings = session.standings();
    let seats = session.placed();
    let total = signed(standings.first().map_or(0, |standing| standing.total));
    let winners: Vec<&str> = standings
        .iter()
        .filter(|standing| standing.place == 1)
        .map(|standing| players[standing.seat].name.as_str())
        .collect();
    let headline = match winners.as_slice() {
        _ if !game.session.is_over() => say!("print-under-way"),
        _ if session.is_solo() => say!("print-result-alone", total),
        [winner] => say!("print-wins", name = *winner, total),
        winners => say!("print-share", names = together(winners), total),
    };
    let throws = table.rounds().len();
    let about = [
        say!("print-throws", count = throws),
        say!("print-penalty", points = setup.penalty().points()),
        game.dice(),
    ]
    .join(", ");

    let (width, _) = paper.inner();
    let mut page = Scene::new(paper.size());
    let mut drawing = Scene::new(paper.inner());
    let label = 26.0;
    let share = ((width - label) / players.len() as f32).min(54.0);
    let full = label + share * players.len() as f32;
    head(&mut drawing, width, "Express", game, &headline, &about);
    let right = |place: usize| label + share * (place as f32 + 1.0) - 1.0;
    let mut y = ACCOUNT;
    for (place, &(seat, rank)) in seats.iter().enumerate() {
        let player = &players[seat];
        let x = right(place);
        let set = Type::new(SIZE).bold().end();
        let rank = rank.map_or_else(
            || say!("print-left"),
            |rank| say!("result-place", place = rank),
        );
        drawing.text((x, y), set.within(6.0, &rank), &rank);
        drawing.sign(player.colour, (x - 8.4, y), 1.8);
        let name = player.name.as_str();
        let set = Type::new(SIZE).medium().end().within(share - 2.0, name);
        drawing.text((x, y + 4.6), set, name);
    }
    y += HEAD;
    drawing.line((0.0, y - LINE / 2.0), (full, y - LINE / 2.0), STRONG);
    for sum in Sum::ALL {
        drawing.text((6.0, y), Type::new(3.4).bold().end(), sum.to_string());
        let worth = say!("print-each", points = points(sum));
        drawing.text((8.0, y), Type::new(2.4), &worth);
        for (place, &(seat, _)) in seats.iter().enumerate() {
            let marks = table.pads()[seat].marks(sum);
            let score = session.score(seat).row(sum);
            let (x, set) = (right(place), Type::new(SIZE));
            if marks > 0 {
                let set = if score > 0 { set.bold() } else { set };
                drawing.text((x, y), set.end(), signed(score));
                let marks = say!("print-marks", count = marks);
                let set = Type::new(2.2).end().within(share - 11.0, &marks);
                drawing.text((x - 10.0, y), set, &marks);
            } else {
                drawing.text((x, y), set.end(), "·");
            }
        }
        drawing.line((0.0, y + LINE / 2.0), (full, y + LINE / 2.0), HAIR);
        y += LINE;
    }
    let mut line = |words: String, cell: &dyn Fn(Seat) -> String| {
        drawing.text((0.0, y), Type::new(2.8), words);
        for (place, &(seat, _)) in seats.iter().enumerate() {
            let set = Type::new(SIZE).end();
            drawing.text((right(place), y), set, cell(seat));
        }
        y += LINE;
    };
    line(say!("common-pad-minus"), &|seat| {
        signed(session.score(seat).minus())
    });
    line(say!("common-pad-plus"), &|seat| {
        signed(session.score(seat).plus())
    });
    line(
        say!("result-out-with-throw"),
        &|seat| match table.out_at(seat) {
            Some(throw) => throw.to_string(),
            None if table.plays_on(seat) => say!("print-still-in"),
            None => say!("print-left"),
        },
    );
    drawing.text((0.0, y), Type::new(2.8), say!("print-fifth-dice"));
    for place in 0..Pad::TRACKS {
        for (column, &(seat, _)) in seats.iter().enumerate() {
            let x = right(column);
            if let Some(track) = table.pads()[seat].tracks().nth(place) {
                let look = Look::Fifth(players[seat].colour);
                drawing.die((x - 1.9, y), 3.8, Some(track.value()), look);
                let marks = say!("print-marks", count = track.marks());
                drawing.text((x - 5.0, y), Type::new(2.6).end(), &marks);
            }
        }
        y += LINE;
    }
    drawing.line((0.0, y - LINE / 2.0), (full, y - LINE / 2.0), STRONG);
    y += 1.6;
    drawing.text((0.0, y), Type::new(4.0).bold(), say!("common-pad-total"));
    for (place, &(seat, _)) in seats.iter().enumerate() {
        let set = Type::new(5.0).bold().end();
        let total = signed(session.score(seat).total());
        drawing.text((right(place), y), set, total);
    }
    let end = y;
    if session.is_solo() {
        // The pad takes the room of further players.
        let scale = (end - ABOUT) / pad::PAD.1;
        let corner = (width - pad::PAD.0 * scale, ABOUT + 4.0);
        drawing.put("", pad::of_seat(game, session, Seat::FIRST), corner, scale);
    }
    page.put("", drawing, (MARGIN, MARGIN), 1.0);
    course::express(page, MARGIN + end + 8.0, paper, session)
}

pub(super) fn classic(game: &Game<'_>, session: &Session<Classic>, paper: Paper) -> Vec<String> {
    let players = session.players();
    let table = session.table();
    let position = table.position();
    let turns = table.turns();
    let tallies: Vec<Tally> = Seat::all(players.len())
        .map(|seat| Tally::of(&turns, seat))
        .collect();
    let headline = match position.winner() {
        Some(winner) if players.len() == 1 => {
            say!("print-won-alone", count = tallies[winner].turns)
        }
        Some(winner) if position.has_outlasted(winner) => {
            say!(
                "result-board-outlasted",
                name = players[winner].name.as_str()
            )
        }
        Some(winner) => say!(
            "print-wins-in",
            name = players[winner].name.as_str(),
            count = tallies[winner].turns
        ),
        None => say!("print-under-way"),
    };
    let needed = position.setting().columns.count();
    let about = [
        say!("common-turns", count = turns.len()),
        say!("print-rolls", count = table.steps().len()),
        say!("print-columns-win", count = needed),
        game.dice(),
    ]
    .join(", ");

    let (width, _) = paper.inner();
    let mut page = Scene::new(paper.size());
    let mut drawing = Scene::new(paper.inner());
    let (label, share) = (25.0, 16.0);
    let full = label + share * players.len() as f32;
    let board_size = ((width - full - 8.0).min(96.0), 108.0);
    head(&mut drawing, width, "Can’t Stop", game, &headline, &about);
    let right = |seat: Seat| label + share * seat.number() as f32 - 1.0;
    let mut y = ACCOUNT;
    for (seat, player) in Seat::enumerate(players) {
        let x = right(seat);
        drawing.sign(player.colour, (x - 1.8, y), 1.8);
        let name = player.name.as_str();
        let set = Type::new(SIZE).medium().end().within(share - 2.0, name);
        drawing.text((x, y + 4.6), set, name);
    }
    y += HEAD;
    drawing.line((0.0, y - LINE / 2.0), (full, y - LINE / 2.0), STRONG);
    let mut line = |label: String, words: &dyn Fn(Seat) -> String| {
        drawing.text((0.0, y), Type::new(2.8), label);
        for seat in Seat::all(players.len()) {
            let words = words(seat);
            let set = Type::new(SIZE).end().within(share - 2.0, &words);
            drawing.text((right(seat), y), set, &words);
        }
        drawing.line((0.0, y + LINE / 2.0), (full, y + LINE / 2.0), HAIR);
        y += LINE;
    };
    line(say!("print-columns-won"), &|seat| {
        let won: Vec<String> = position
            .won_by(seat)
            .map(|column| column.to_string())
            .collect();
        if won.is_empty() {
            "·".to_owned()
        } else {
            won.join(", ")
        }
    });
    let mut figure = |label, of: fn(&Tally) -> String| line(label, &|seat| of(&tallies[seat]));
    figure(say!("result-turns"), |tally| tally.turns.to_string());
    figure(say!("result-rolls"), |tally| tally.rolls.to_string());
    figure(say!("print-line-busts"), |tally| tally.busts.to_string());
    figure(say!("print-longest-turn"), |tally| {
        say!("print-rolls", count = tally.longest)
    });
    figure(say!("print-furthest-turn"), |tally| {
        tally.furthest.to_string()
    });
    figure(say!("print-spaces-kept"), |tally| tally.kept.to_string());
    figure(say!("print-spaces-lost"), |tally| tally.lost.to_string());
    let board = board::small(position, players, board_size);
    drawing.put("", board, (width - board_size.0, ACCOUNT), 1.0);
    page.put("", drawing, (MARGIN, MARGIN), 1.0);
    let end = ACCOUNT + board_size.1;
    course::classic(page, MARGIN + end + 4.0, paper, session)
}

/// The result of an evening as a page, with its moments.
pub fn evening_page(evening: &Evening, facts: &[Fact], paper: Paper) -> String {
    let (width, height) = paper.inner();
    let mut page = Scene::new(paper.size());
    let mut drawing = Scene::new((width, height));
    band(&mut drawing, (width, BAND), PROGRAM, &evening.heading());
    let headline = evening.headline();
    let set = Type::new(8.0).bold().within(width, &headline);
    drawing.text((0.0, HEADLINE), set, &headline);
    // The table is laid out in points of the screen, of which a page has three and a half to a millimetre.
    let high = (0.25 * height_of_evening(evening)).min(height * 0.6);
    drawing.put(
        "",
        scene::evening(evening, (width, high)),
        (0.0, ABOUT),
        1.0,
    );
    let below = (0.0, 0.0, 4.0 * width, 4.0 * (height - ABOUT - high));
    let mut told = Scene::new((below.2, below.3));
    evening_facts(&mut told, facts, below);
    drawing.put("", told, (-INSIDE / 4.0, ABOUT + high), 0.25);
    page.put("", drawing, (MARGIN, MARGIN), 1.0);
    super::page(&page)
}

fn head(drawing: &mut Scene, width: f32, what: &str, game: &Game<'_>, headline: &str, about: &str) {
    band(drawing, (width, BAND), what, &game.when());
    let set = Type::new(8.0).bold().within(width, headline);
    drawing.text((0.0, HEADLINE), set, headline);
    let set = Type::new(3.1).within(width, about);
    drawing.text((0.0, ABOUT), set, about);
    if let Some(honest) = game.honest {
        let set = Type::new(2.6).within(width, honest);
        drawing.text((0.0, HONEST), set, honest);
    }
}
