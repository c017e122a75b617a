//! The course of a game, a line for each throw or roll, over as many columns and pages as it takes.

use super::{HAIR, MARGIN, Paper};
use crate::rules::classic::{Decision, End, Entry, Step, Turn};
use crate::rules::express::{self, Choice};
use crate::rules::{RollNumber, Seat};
use crate::scene::{Look, Point, Scene, Type};
use crate::session::{Classic, Colour, Express, Player, Session};
use crate::text::say;

/// The height of a line, and of the head of a column.
const PITCH: f32 = 4.7;
const HEAD: f32 = 7.5;
const GAP: f32 = 7.0;
const DIE: f32 = 3.5;
/// The most pages of a game. No real game needs as many, but a file could hold a thousand.
const MOST_PAGES: usize = 4;
const SIZE: f32 = 2.7;

/// Sets `count` lines of at least this width below `top` on the page, and on more pages, as many side by side as fit.
/// `head` gets the corner of a column and its width, `line` the left end of a line, its width, its index, and whether it
/// is the first of its column.
fn flow(
    mut page: Scene,
    mut top: f32,
    paper: Paper,
    (least, count): (f32, usize),
    head: impl Fn(&mut Scene, Point, f32),
    line: impl Fn(&mut Scene, Point, f32, (usize, bool)),
) -> Vec<String> {
    let room = paper.inner().0 + GAP;
    let columns = ((room / (least + GAP)) as usize).max(1);
    let width = room / columns as f32 - GAP;
    let (_, height) = paper.size();
    let mut pages = Vec::new();
    let mut next = 0;
    while next < count {
        let is_last = pages.len() + 1 == MOST_PAGES;
        // A note about omitted lines takes a line.
        let bottom = height - MARGIN - if is_last { PITCH } else { 0.0 };
        let most = ((bottom - top - HEAD) / PITCH) as usize;
        let remaining = count - next;
        // The rest is spread evenly over the columns.
        let each = most.min(remaining.div_ceil(columns)).max(1);
        for column in 0..columns {
            let x = MARGIN + (width + GAP) * column as f32;
            if next < count {
                head(&mut page, (x, top), width);
            }
            for place in 0..each.min(count - next) {
                let y = top + HEAD + PITCH * (place as f32 + 0.5);
                line(&mut page, (x, y), width, (next, place == 0));
                next += 1;
            }
        }
        if next == count {
            break;
        }
        if is_last {
            let more = say!("print-course-more", count = count - next);
            page.text((MARGIN, bottom + PITCH / 2.0), Type::new(SIZE), &more);
            break;
        }
        pages.push(super::page(&page));
        page = Scene::new(paper.size());
        top = MARGIN;
    }
    pages.push(super::page(&page));
    pages
}

pub(super) fn express(
    page: Scene,
    top: f32,
    paper: Paper,
    session: &Session<Express>,
) -> Vec<String> {
    let players = session.players();
    let rounds = session.table().rounds();
    let dice = 7.0 + 5.0 * (DIE + 0.6) + 2.0;
    let least = dice + 19.0 * players.len() as f32;
    flow(
        page,
        top,
        paper,
        (least, rounds.len()),
        |drawing, (x, y), width| {
            let each = (width - dice) / players.len() as f32;
            let middle = y + HEAD / 2.0 - 0.8;
            drawing.text((x, middle), Type::new(SIZE).medium(), say!("print-throw"));
            for (seat, player) in Seat::enumerate(players) {
                let left = x + dice + each * seat.index() as f32;
                name(drawing, (left, middle), each, player);
            }
            drawing.line((x, y + HEAD), (x + width, y + HEAD), HAIR);
        },
        |drawing, (x, y), width, (number, _)| {
            let each = (width - dice) / players.len() as f32;
            let round = &rounds[number];
            let set = Type::new(SIZE).end();
            drawing.text((x + 5.0, y), set, (number + 1).to_string());
            for (number, die) in round.throw().dice().into_iter().enumerate() {
                let at = (x + 9.0 + (DIE + 0.6) * number as f32, y);
                drawing.die(at, DIE, Some(die), Look::Plain);
            }
            for (seat, cell) in Seat::enumerate(round.cells()) {
                let at = (x + dice + each * seat.index() as f32, y);
                match cell.entry() {
                    express::Entry::Out(_) | express::Entry::Departed => {}
                    _ => choice(drawing, at, each, players[seat].colour, cell.choice()),
                }
            }
        },
    )
}

fn choice(drawing: &mut Scene, (x, y): Point, width: f32, colour: Colour, choice: Option<Choice>) {
    let set = Type::new(SIZE);
    let Some(choice) = choice else {
        return drawing.text((x, y), set, "–");
    };
    let [low, high] = choice.pairs.sums();
    drawing.text((x, y), set.medium(), format!("{low} + {high}"));
    match choice.fifth {
        Some(fifth) => drawing.die((x + 14.6, y), DIE, Some(fifth), Look::Fifth(colour)),
        None => {
            let free = say!("print-free");
            drawing.text((x + 12.6, y), set.within(width - 13.6, &free), &free);
        }
    }
}

/// The rolls of a classic game, turn by turn.
pub(super) fn classic(
    page: Scene,
    top: f32,
    paper: Paper,
    session: &Session<Classic>,
) -> Vec<String> {
    let players = session.players();
    let table = session.table();
    let turns = table.turns();
    flow(
        page,
        top,
        paper,
        (58.0, table.steps().len()),
        |drawing, (x, y), width| {
            let middle = y + HEAD / 2.0 - 0.8;
            let set = Type::new(SIZE).medium();
            drawing.text((x, middle), set, say!("print-turn"));
            drawing.text((x + 15.0, middle), set, say!("result-rolls"));
            drawing.line((x, y + HEAD), (x + width, y + HEAD), HAIR);
        },
        |drawing, (x, y), width, (index, is_first)| {
            let step = &table.steps()[index];
            let number = RollNumber::at(index);
            let turn = turns.iter().find(|turn| turn.rolls.contains(&number));
            if is_first || turn.is_some_and(|turn| *turn.rolls.start() == number) {
                let top = y - PITCH / 2.0;
                drawing.line((x, top), (x + width, top), HAIR);
                let set = Type::new(SIZE).medium().end();
                drawing.text((x + 5.0, y), set, step.turn().to_string());
                drawing.sign(players[step.seat()].colour, (x + 8.6, y), 1.4);
            }
            for (number, die) in step.roll().dice().into_iter().enumerate() {
                let at = (x + 17.0 + (DIE + 0.6) * number as f32, y);
                drawing.die(at, DIE, Some(die), Look::Plain);
            }
            let ended = turn.filter(|turn| *turn.rolls.end() == number);
            roll(drawing, (x + 33.0, y), width - 33.0, step, ended);
        },
    )
}

/// The use of a roll; `turn` is the one that ends with it.
fn roll(drawing: &mut Scene, (x, y): Point, width: f32, step: &Step, turn: Option<&Turn>) {
    let set = Type::new(SIZE);
    let played: Vec<String> = step.play().map_or(Vec::new(), |play| {
        play.columns().map(|column| column.to_string()).collect()
    });
    drawing.text((x, y), set.medium(), played.join(" + "));
    let end = match (turn.map(|turn| (turn.end, turn.spaces)), step.entry()) {
        (Some((End::Stop, spaces)), _) => say!("print-kept", count = spaces),
        (Some((End::Bust, spaces)), _) => say!("print-lost", count = spaces),
        (Some((End::Departed, _)), _) => say!("print-left"),
        (_, Entry::Refused(_)) => "–".to_owned(),
        _ if step.decision() == Some(Decision::Stop) => say!("print-stop"),
        _ => String::new(),
    };
    drawing.text((x + 14.0, y), set.within(width - 14.0, &end), &end);
}

/// A player's shape and name above a column.
fn name(drawing: &mut Scene, (x, y): Point, width: f32, player: &Player) {
    drawing.sign(player.colour, (x + 1.4, y), 1.4);
    let words = player.name.as_str();
    let set = Type::new(SIZE).medium().within(width - 5.0, words);
    drawing.text((x + 3.8, y), set, words);
}
