//! Every throw with each player's choice, open for correction.

use std::collections::HashSet;

use accesskit::Role;
use iced::widget::{container, row, space, text};
use iced::{Center, Fill};

use crate::app::history::{self, Cell, History, HistoryUi, Message, sign};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, Saying, about, bold, named, rows, said_as, small_die, soft};
use crate::rules::express::{self, Entry};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Place, Session};
use crate::table::{Host, Viewer};
use crate::text::{self as words, say};

const NUMBER: f32 = 48.0;
const DICE: f32 = 154.0;
/// The least and the greatest width of a player's column.
const CELL: (f32, f32) = (84.0, 240.0);

impl HistoryUi for Express {
    const LINE_HEIGHT: f32 = 44.0;

    fn lines(session: &Session) -> usize {
        session.table().rounds().len()
    }

    /// The dice, then the seats.
    fn columns(session: &Session) -> usize {
        1 + session.players().len()
    }

    fn place(Cell { line, column }: Cell, session: &Session) -> Option<Place> {
        let number = ThrowNumber::at(line);
        let round = session.table().round(number)?;
        let Some(seat) = Seat::from_number(column) else {
            return Some(Place::Throw(number));
        };
        let is_gone = matches!(round.cells()[seat].entry(), Entry::Out(_) | Entry::Departed);
        (!is_gone).then_some(Place::Choice(number, seat))
    }

    fn written_at(event: &Event, _: &Session) -> Option<Cell> {
        let column = match *event {
            Event::Throw { .. } => 0,
            Event::Choice { seat, .. } => seat.number(),
            Event::Seating(_) => return None,
        };
        let line = event.number()?.index();
        Some(Cell { line, column })
    }

    /// The throws and choices that were recorded again after a later throw.
    fn corrections(session: &Session) -> HashSet<Place> {
        let mut last = ThrowNumber::FIRST;
        let mut written = HashSet::new();
        let mut corrections = HashSet::new();
        for event in session.log().done() {
            let (number, place) = match *event {
                Event::Throw { number, .. } => (number, Place::Throw(number)),
                Event::Choice { throw, seat, .. } => (throw, Place::Choice(throw, seat)),
                Event::Seating(_) => continue,
            };
            // A late player chooses for earlier throws too, for the first time.
            let is_again = !written.insert(place);
            if is_again && (number < last || place == Place::Throw(number)) {
                corrections.insert(place);
            }
            last = last.max(number);
        }
        corrections
    }

    fn copy_title(game: &str, place: Place, _: &Session) -> String {
        let (Place::Throw(throw) | Place::Choice(throw, _)) = place;
        say!("history-copy-of-throw", game, throw)
    }

    fn list<'a>(
        history: &'a History<Express>,
        host: &'a Host<Express>,
        room: f32,
    ) -> (Element<'a, Message>, f32) {
        let session = host.session();
        let players = session.players();
        let rounds = session.table().rounds();
        let beside = NUMBER + DICE + gap::S + gap::L;
        let (least, most) = CELL;
        let head = row![
            soft(say!("history-throw"), size::BODY).width(NUMBER),
            soft(say!("history-dice"), size::BODY).width(DICE)
        ];
        let head = head.extend(players.iter().map(|player| {
            let name = named(player, size::BODY, theme::MEDIUM).spacing(gap::XS);
            name.width(Fill).into()
        }));
        let seen = host.seen_by(Viewer::Room);
        let lines = rows(rounds.len(), Express::LINE_HEIGHT, move |place| {
            line(history, host, &seen, ThrowNumber::at(place))
        });
        let all = |width: f32| beside + (width + gap::S) * players.len() as f32;
        let width = room.clamp(all(least), all(most));
        let head = head.spacing(gap::S).align_y(Center);
        (history::list(head, lines, width), width)
    }
}

fn line<'a>(
    history: &'a History<Express>,
    host: &'a Host<Express>,
    seen: &Session<Express>,
    number: ThrowNumber,
) -> Element<'a, Message> {
    let session = host.session();
    let rounds = session.table().round(number);
    let Some((round, seen)) = rounds.zip(seen.table().round(number)) else {
        return space().into();
    };
    // That somebody has chosen for the open throw is known, but not what.
    let is_open = host.secret() == Some(number);
    let signed = |place| sign(history.is_corrected(place));
    let at = |column| Cell {
        line: number.index(),
        column,
    };
    let throw = move || say!("express-throw", throw = number);
    let dice = row(round.throw().dice().map(|die| small_die(die, 22.0)))
        .push(signed(Place::Throw(number)))
        .spacing(gap::XS)
        .align_y(Center);
    let dice = history.cell(dice, DICE, at(0), format!("throw {number}"));
    let number_shown = bold(number.to_string(), size::LABEL);
    let cells = Seat::enumerate(round.cells()).map(|(seat, cell)| {
        let face = match cell.entry() {
            Entry::Chosen(_) if is_open => {
                text(say!("express-status-chosen")).size(size::BODY).into()
            }
            entry => entry_face(seen.cell(seat).map_or(entry, express::Cell::entry)),
        };
        let face = row![face, signed(Place::Choice(number, seat))]
            .spacing(gap::XS)
            .align_y(Center);
        let id = format!("choice {number} {}", seat.index());
        let name = session.players()[seat].name.as_str();
        let cell = history.cell(face, Fill, at(seat.number()), id);
        about(cell, move || format!("{}, {name}", throw()))
    });
    row![
        container(number_shown).width(NUMBER).center_x(NUMBER),
        about(dice, throw),
    ]
    .extend(cells)
    .spacing(gap::S)
    .height(Express::LINE_HEIGHT)
    .align_y(Center)
    .into()
}

fn entry_face<'a>(entry: &Entry) -> Element<'a, Message> {
    let (words, letters, style): (_, _, fn(&Theme) -> text::Style) = match entry {
        Entry::Open => (say!("history-to-choose"), size::BODY, theme::text::accent),
        Entry::Chosen(choice) => {
            let words = |words: String| text(words).size(size::BODY);
            let face = match choice.fifth {
                Some(die) => row![words(choice.pairs.to_string()), small_die(die, 18.0)],
                None => row![words(words::choice(choice))],
            };
            let face = face.spacing(gap::XS).align_y(Center);
            let choice = *choice;
            return said_as(face, move || {
                Saying::new(Role::Label, words::choice_in_words(&choice))
            });
        }
        Entry::Refused(illegal) => {
            let words = say!("history-not", choice = words::choice(&illegal.choice));
            (words, size::CAPTION, theme::text::minus)
        }
        Entry::Departed => (say!("history-left"), size::BODY, theme::text::soft),
        Entry::Out(None) => (say!("history-out"), size::BODY, theme::text::soft),
        Entry::Out(Some(choice)) => {
            let words = say!("history-out-after", choice = words::choice(choice));
            (words, size::CAPTION, theme::text::soft)
        }
    };
    text(words).size(letters).style(style).into()
}
