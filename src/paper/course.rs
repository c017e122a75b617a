//! The course of a game, a line for each throw or roll, over as many columns and pages as it takes.

use super::{HAIR, MARGIN, Paper};
use crate::rules::classic::{Decision, End, Entry, Step, Turn};
use crate::rules::express::{self, Choice};
use crate::rules::{RollNumber, Seat};
use crate::scene::{Look, Scene, Type};
use crate::session::{Classic, Colour, Express, Player, Session};
use crate::text::say;

/// The height of a line, and of the head of a column.
const PITCH: f32 = 4.7;
const HEAD: f32 = 7.5;
/// Between two columns.
const GAP: f32 = 7.0;
const DIE: f32 = 3.5;
/// The most pages of a game. No real game needs as many, but a file could hold a thousand.
const MOST_PAGES: usize = 4;
/// The size of the type.
const SIZE: f32 = 2.7;

/// The layout of the lines of a course.
struct Layout {
    width: f32,
    /// The number of lines side by side.
    columns: usize,
    count: usize,
}

impl Layout {
    /// A layout of `count` lines of at least this width, as many side by side as fit.
    fn new(least: f32, count: usize, paper: Paper) -> Layout {
        let room = paper.size().0 - 2.0 * MARGIN;
        let columns = (((room + GAP) / (least + GAP)) as usize).max(1);
        Layout {
            width: (room + GAP) / columns as f32 - GAP,
            columns,
            count,
        }
    }
}

/// A line of a course.
struct CourseLine {
    /// Its index.
    number: usize,
    /// Whether it is the first of its column.
    is_first: bool,
}

/// Sets the lines below `top` on the page, and on more pages.
fn flow(
    mut page: Scene,
    mut top: f32,
    paper: Paper,
    lines: &Layout,
    head: impl Fn(&mut Scene, f32, f32),
    line: impl Fn(&mut Scene, CourseLine, f32, f32),
) -> Vec<String> {
    let (_, height) = paper.size();
    let columns = lines.columns;
    let mut pages = Vec::new();
    let mut next = 0;
    while next < lines.count {
        let is_last = pages.len() + 1 == MOST_PAGES;
        // A note about omitted lines takes a line.
        let bottom = height - MARGIN - if is_last { PITCH } else { 0.0 };
        let most = ((bottom - top - HEAD) / PITCH) as usize;
        let remaining = lines.count - next;
        // The rest is spread evenly over the columns.
        let each = most.min(remaining.div_ceil(columns)).max(1);
        for column in 0..columns {
            let x = MARGIN + (lines.width + GAP) * column as f32;
            if next < lines.count {
                head(&mut page, x, top);
            }
            for place in 0..each.min(lines.count - next) {
                let y = top + HEAD + PITCH * (place as f32 + 0.5);
                let is_first = place == 0;
                let number = next;
                line(&mut page, CourseLine { number, is_first }, x, y);
                next += 1;
            }
        }
        if next == lines.count {
            break;
        }
        if is_last {
            let more = say!("print-course-more", count = lines.count - next);
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

/// The throws of Express with every choice.
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
    let lines = Layout::new(least, rounds.len(), paper);
    let each = (lines.width - dice) / players.len() as f32;
    flow(
        page,
        top,
        paper,
        &lines,
        |drawing, x, y| {
            let middle = y + HEAD / 2.0 - 0.8;
            drawing.text((x, middle), Type::new(SIZE).medium(), say!("print-throw"));
            for (seat, player) in Seat::enumerate(players) {
                name(
                    drawing,
                    (x + dice + each * seat.index() as f32, middle),
                    each,
                    player,
                );
            }
            drawing.line((x, y + HEAD), (x + lines.width, y + HEAD), HAIR);
        },
        |drawing, line, x, y| {
            let round = &rounds[line.number];
            let set = Type::new(SIZE).end();
            drawing.text((x + 5.0, y), set, (line.number + 1).to_string());
            for (number, die) in round.throw().dice().into_iter().enumerate() {
                let at = (x + 9.0 + (DIE + 0.6) * number as f32, y);
                drawing.die(at, DIE, Some(die), Look::Plain);
            }
            for (seat, cell) in Seat::enumerate(round.cells()) {
                let at = (x + dice + each * seat.index() as f32, y);
                match cell.entry() {
                    express::Entry::Out(_) | express::Entry::Departed => {}
                    _ => choice(drawing, at, players[seat].colour, cell.choice()),
                }
            }
        },
    )
}

fn choice(drawing: &mut Scene, (x, y): (f32, f32), colour: Colour, choice: Option<Choice>) {
    let set = Type::new(SIZE);
    let Some(choice) = choice else {
        return drawing.text((x, y), set, "–");
    };
    let [low, high] = choice.pairs.sums();
    drawing.text((x, y), set.medium(), format!("{low} + {high}"));
    match choice.fifth {
        Some(fifth) => drawing.die((x + 14.6, y), DIE, Some(fifth), Look::Fifth(colour)),
        None => drawing.text((x + 12.6, y), set, say!("print-free")),
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
    let lines = Layout::new(58.0, table.steps().len(), paper);
    flow(
        page,
        top,
        paper,
        &lines,
        |drawing, x, y| {
            let middle = y + HEAD / 2.0 - 0.8;
            let set = Type::new(SIZE).medium();
            drawing.text((x, middle), set, say!("print-turn"));
            drawing.text((x + 15.0, middle), set, say!("print-course-rolls"));
            drawing.line((x, y + HEAD), (x + lines.width, y + HEAD), HAIR);
        },
        |drawing, line, x, y| {
            let step = &table.steps()[line.number];
            let number = RollNumber::at(line.number);
            let turn = turns.iter().find(|turn| turn.rolls.contains(&number));
            if line.is_first || turn.is_some_and(|turn| *turn.rolls.start() == number) {
                drawing.line(
                    (x, y - PITCH / 2.0),
                    (x + lines.width, y - PITCH / 2.0),
                    HAIR,
                );
                let set = Type::new(SIZE).medium().end();
                drawing.text((x + 5.0, y), set, step.turn().to_string());
                drawing.sign(players[step.seat()].colour, (x + 8.6, y), 1.4);
            }
            for (number, die) in step.roll().dice().into_iter().enumerate() {
                let at = (x + 17.0 + (DIE + 0.6) * number as f32, y);
                drawing.die(at, DIE, Some(die), Look::Plain);
            }
            roll(
                drawing,
                (x + 33.0, y),
                step,
                turn.filter(|turn| *turn.rolls.end() == number),
            );
        },
    )
}

/// The use of a roll; `turn` is the one that ends with it.
fn roll(drawing: &mut Scene, (x, y): (f32, f32), step: &Step, turn: Option<&Turn>) {
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
    drawing.text((x + 14.0, y), set, &end);
}

/// A player's shape and name above a column.
fn name(drawing: &mut Scene, (x, y): (f32, f32), width: f32, player: &Player) {
    drawing.sign(player.colour, (x + 1.4, y), 1.4);
    let words = player.name.as_str();
    let set = Type::new(SIZE).medium().within(width - 5.0, words);
    drawing.text((x + 3.8, y), set, words);
}
