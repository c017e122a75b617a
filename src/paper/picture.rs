//! A result as a picture in colour, to share.

use super::{Game, Palette, board, drawn, pad};
use crate::rules::Seat;
use crate::scene::{self, Bounds, Lane, Measure, Role, Scene, Type, height_of_evening, race};
use crate::session::{AnySession, Colour};
use crate::text::evenings::{self, Evening};
use crate::text::{PROGRAM, say, sentence};

/// A result in a few words, as the screen shows it.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// Who has won.
    pub headline: String,
    /// By how much, or how the result compares.
    pub margin: String,
    /// The titles of the figures after the result.
    pub titles: [String; 3],
    /// The players, the winner first; empty for a solo game.
    pub lines: Vec<PlayerFacts>,
    /// The facts about a solo game, each under its label.
    pub facts: Vec<Fact>,
    /// The unit of the course.
    pub measure: Measure,
    /// The course of everybody, and of earlier attempts.
    pub lanes: Vec<Lane>,
}

/// A fact about a solo game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Its label.
    pub about: String,
    /// Its value.
    pub told: String,
    /// Whether a picture shows it, because it is not elsewhere in the picture and does not depend on earlier games.
    pub is_on_picture: bool,
}

impl Fact {
    /// A fact for the screen and for a picture.
    pub fn new(about: String, told: String) -> Fact {
        Fact {
            about,
            told,
            is_on_picture: true,
        }
    }

    /// A fact for the screen alone.
    pub fn on_screen(about: String, told: String) -> Fact {
        Fact {
            is_on_picture: false,
            ..Fact::new(about, told)
        }
    }
}

/// The facts about a player.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerFacts {
    /// Who played, one after another.
    pub name: String,
    /// Their colour.
    pub colour: Colour,
    /// The place; none for somebody who has left.
    pub place: Option<usize>,
    /// Whether the player has won, alone or with others.
    pub has_won: bool,
    /// The result first.
    pub figures: [String; 4],
}

impl Summary {
    /// Its course as a chart of this size.
    pub fn chart(&self, size: (f32, f32)) -> Scene {
        race(&self.lanes, self.measure, size)
    }
}

const SIZE: (f32, f32) = (1600.0, 900.0);
const MARGIN: f32 = 56.0;
/// Between the cards, and within their edges.
const GAP: f32 = 28.0;
pub(super) const INSIDE: f32 = 26.0;
/// Where the cards begin and end.
const TOP: f32 = 262.0;
const BOTTOM: f32 = SIZE.1 - 84.0;
/// The width of the right part, and of a pad or a board there.
const LINES: f32 = 640.0;
const PAD: f32 = 440.0;
const BOARD: f32 = 560.0;

/// The picture of a result, as SVG in [`SIZE`] at this resolution.
pub(super) fn picture(
    game: &Game<'_>,
    summary: &Summary,
    palette: Palette<'_>,
    dots: f64,
) -> String {
    let mut picture = Scene::new(SIZE);
    let which = match game.session {
        AnySession::Express(_) => "Can’t Stop Express",
        AnySession::Classic(_) => "Can’t Stop",
    };
    head(
        &mut picture,
        which,
        &game.when(),
        [&summary.headline, &summary.margin],
    );
    let width = SIZE.0 - 2.0 * MARGIN;
    let height = BOTTOM - TOP;
    let beside = match game.session {
        AnySession::Express(session) if session.is_solo() => PAD,
        AnySession::Express(_) => LINES,
        AnySession::Classic(_) => BOARD,
    };
    let left = (MARGIN, TOP, width - beside - GAP, height);
    let right = (MARGIN + width - beside, TOP, beside, height);
    match game.session {
        AnySession::Express(session) if session.is_solo() => {
            told(&mut picture, summary, left);
            let scale = (beside / pad::PAD.0).min(height / pad::PAD.1);
            let (across, down) = (pad::PAD.0 * scale, pad::PAD.1 * scale);
            let corner = (
                right.0 + (beside - across) / 2.0,
                right.1 + (height - down) / 2.0,
            );
            let pad = pad::of_seat(game, session, Seat::FIRST);
            picture.put("", pad, corner, scale);
        }
        AnySession::Express(_) => {
            course(&mut picture, summary, left);
            lines(&mut picture, summary, right);
        }
        AnySession::Classic(session) => {
            told(&mut picture, summary, left);
            card(&mut picture, right);
            let inner = (beside - 2.0 * INSIDE, height - 2.0 * INSIDE);
            // The board is laid out in millimetres.
            let scale = inner.0 / 150.0;
            let corner = (right.0 + INSIDE, right.1 + INSIDE);
            let position = session.table().position();
            let size = (150.0, inner.1 / scale);
            let board = board::small(position, session.players(), size);
            picture.put("", board, corner, scale);
        }
    }
    let mut words = sentence(&game.dice());
    words.extend(game.honest.map(|honest| format!(" · {honest}")));
    finished(picture, &words, palette, dots)
}

/// The picture of an evening in these colours, as SVG that is 1600 pixels wide at this resolution.
pub fn evening_picture(
    evening: &Evening,
    facts: &[evenings::Fact],
    palette: Palette<'_>,
    dots: f64,
) -> String {
    let mut picture = Scene::new(SIZE);
    head(
        &mut picture,
        &say!("evening-result"),
        &evening.heading(),
        [&evening.headline(), ""],
    );
    let (top, height) = (TOP - 60.0, BOTTOM - TOP + 60.0);
    let width = SIZE.0 - 2.0 * MARGIN - GAP - LINES;
    card(&mut picture, (MARGIN, top, width, height));
    let size = (width - 2.0 * INSIDE, height - 2.0 * INSIDE);
    // A few games do not fill the card.
    let high = size.1.min(2.0 * height_of_evening(evening));
    let table = scene::evening(evening, (size.0, high));
    picture.put("", table, (MARGIN + INSIDE, top + INSIDE), 1.0);
    let right = (SIZE.0 - MARGIN - LINES, top, LINES, height);
    card(&mut picture, right);
    evening_facts(&mut picture, facts, right);
    finished(picture, "", palette, dots)
}

/// What people will talk about, each fact below its label.
pub(super) fn evening_facts(
    drawing: &mut Scene,
    facts: &[evenings::Fact],
    (x, y, width, height): Place,
) {
    let step = ((height - INSIDE) / facts.len().max(1) as f32).min(1.5 * LINE);
    // The longest one sets the size of all.
    let set = Type::new(step * 0.34).medium();
    let room = width - 2.0 * INSIDE;
    let sizes = facts.iter().map(|fact| set.within(room, &fact.told).size);
    let size = sizes.fold(set.size, f32::min);
    for (number, fact) in facts.iter().enumerate() {
        let top = y + INSIDE / 2.0 + step * number as f32;
        let set = Type::new(size * 0.9).of(Role::Soft);
        drawing.text((x + INSIDE, top + step * 0.28), set, &fact.about);
        let set = Type::new(size).medium();
        drawing.text((x + INSIDE, top + step * 0.66), set, &fact.told);
    }
}

/// A picture with its foot, as SVG at this resolution.
fn finished(mut picture: Scene, words: &str, palette: Palette<'_>, dots: f64) -> String {
    let at = (MARGIN, SIZE.1 - 44.0);
    let set = Type::new(24.0).of(Role::Soft);
    let within = set.within(SIZE.0 - 2.0 * MARGIN - 140.0, words);
    picture.text(at, within, words);
    picture.text((SIZE.0 - MARGIN, at.1), set.end(), PROGRAM);
    let [across, down] = [SIZE.0, SIZE.1].map(|pixels| f64::from(pixels) / dots);
    let size = format_args!(r#"width="{across}in" height="{down}in""#);
    drawn(&picture, size, palette)
}

fn head(picture: &mut Scene, which: &str, when: &str, [headline, margin]: [&str; 2]) {
    let width = SIZE.0 - 2.0 * MARGIN;
    let soft = Type::new(28.0).of(Role::Soft);
    picture.text((MARGIN, 60.0), soft.medium(), which);
    let set = soft.end().within(width - 400.0, when);
    picture.text((SIZE.0 - MARGIN, 60.0), set, when);
    let set = Type::new(84.0).bold().within(width, headline);
    picture.text((MARGIN, 140.0), set, headline);
    let set = Type::new(36.0).medium().of(Role::Accent);
    let set = set.within(width, margin);
    picture.text((MARGIN, 216.0), set, margin);
}

type Place = (f32, f32, f32, f32);

fn card(picture: &mut Scene, (x, y, width, height): Place) {
    let bounds = Bounds::new((x, y), (width, height));
    picture.area(bounds, 20.0, Role::Paper, (Role::Line, 2.0));
}

/// The course above the lines or the facts.
fn told(picture: &mut Scene, summary: &Summary, (x, y, width, height): Place) {
    let facts: Vec<&Fact> = summary
        .facts
        .iter()
        .filter(|fact| fact.is_on_picture)
        .collect();
    let told = if summary.lines.is_empty() {
        FACT * facts.len() as f32 + INSIDE
    } else {
        LINE * summary.lines.len() as f32 + INSIDE
    };
    course(picture, summary, (x, y, width, height - told - GAP));
    let below = (x, y + height - told, width, told);
    if summary.lines.is_empty() {
        self::facts(picture, &facts, below);
    } else {
        lines(picture, summary, below);
    }
}

fn course(picture: &mut Scene, summary: &Summary, bounds @ (x, y, width, height): Place) {
    const ZOOM: f32 = 1.7;
    const CAPTION: f32 = 34.0;

    card(picture, bounds);
    let at = (x + INSIDE, y + INSIDE + 8.0);
    let set = Type::new(22.0).of(Role::Soft);
    picture.text(at, set, summary.measure.caption());
    let size = (
        (width - 2.0 * INSIDE) / ZOOM,
        (height - 1.5 * INSIDE - CAPTION) / ZOOM,
    );
    let corner = (x + INSIDE, y + INSIDE + CAPTION);
    picture.put("", summary.chart(size), corner, ZOOM);
}

/// The height of a line with its figures below, and of a fact.
const LINE: f32 = 64.0;
const FACT: f32 = 41.0;

/// A line for each player: place, name and result, with further figures below.
fn lines(picture: &mut Scene, summary: &Summary, bounds @ (x, y, width, height): Place) {
    card(picture, bounds);
    let step = ((height - INSIDE) / summary.lines.len().max(1) as f32).min(2.4 * LINE);
    let size = (step * 0.42).min(44.0);
    // Further figures take one line or two.
    let is_roomy = step > 1.9 * LINE;
    for (number, line) in summary.lines.iter().enumerate() {
        let top = y + INSIDE / 2.0 + step * number as f32;
        let middle = top + if is_roomy { step * 0.26 } else { step * 0.34 };
        if line.has_won {
            let bounds = Bounds::new((x + 8.0, top), (width - 16.0, step));
            picture.area(bounds, 12.0, Role::Tint, None);
        }
        let set = Type::new(size).bold().end();
        let place = line.place.map_or("–".to_owned(), |place| {
            say!("result-place", place = place)
        });
        picture.text((x + INSIDE + 34.0, middle), set, place);
        picture.sign(line.colour, (x + INSIDE + 62.0, middle), size * 0.36);
        let [result, others @ ..] = &line.figures;
        let name = line.name.as_str();
        let room = width - 2.0 * INSIDE - 260.0;
        let set = Type::new(size).bold().within(room, name);
        picture.text((x + INSIDE + 88.0, middle), set, name);
        let end = x + width - INSIDE;
        picture.text((end, middle), Type::new(size).bold().end(), result);
        // Facts that depend on earlier games are only on the screen.
        let told = summary.titles[..2].iter().zip(others);
        let mut told: Vec<String> = told
            .filter(|(_, figure)| *figure != "–" && !figure.starts_with('…'))
            .map(|(title, figure)| {
                say!(
                    "print-figure",
                    title = title.as_str(),
                    figure = figure.as_str()
                )
            })
            .collect();
        if !is_roomy {
            told = vec![told.join(",  ")];
        }
        for (number, words) in told.iter().enumerate() {
            let set = Type::new(if is_roomy { 26.0 } else { step * 0.28 });
            let set = set.within(width - 2.0 * INSIDE - 88.0, words);
            let down = if is_roomy {
                0.56 + 0.24 * number as f32
            } else {
                0.76
            };
            let at = (x + INSIDE + 88.0, top + step * down);
            picture.text(at, set.of(Role::Soft), words);
        }
    }
}

fn facts(picture: &mut Scene, facts: &[&Fact], bounds: Place) {
    const LABEL: f32 = 240.0;

    card(picture, bounds);
    let (x, y, width, _) = bounds;
    for (number, fact) in facts.iter().enumerate() {
        let middle = y + INSIDE / 2.0 + FACT * (number as f32 + 0.5);
        let set = Type::new(24.0).of(Role::Soft);
        picture.text((x + INSIDE, middle), set, &fact.about);
        let set = Type::new(26.0).medium();
        let set = set.within(width - 2.0 * INSIDE - LABEL, &fact.told);
        picture.text((x + INSIDE + LABEL, middle), set, &fact.told);
    }
}
