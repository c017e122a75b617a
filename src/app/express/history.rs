//! Every throw with what each player chose, open for correction.

use std::collections::BTreeSet;

use iced::widget::{container, row, space, text};
use iced::{Center, Fill, Task};

use super::Place;
use crate::app::game_ui::HistoryScreen;
use crate::app::history::{self, Go, cell, sign};
use crate::app::keymap::Press;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, named, rows, small_die};
use crate::app::words;
use crate::rules::express::{Entry, Round};
use crate::session::{Event, Express, Session};
use crate::table::Host;

const LINE: f32 = 44.0;
const NUMBER: f32 = 56.0;
const DICE: f32 = 168.0;
/// The column of a player at the least and at the most.
const CELL: (f32, f32) = (104.0, 240.0);

/// The history of a game.
#[derive(Debug, Clone)]
pub struct History {
    /// The throw under the keys, from 1, and the column: the dice, then the seats.
    at: (usize, usize),
    /// Whether choices are secret until all have chosen.
    is_secret: bool,
    /// What was corrected. To find it takes the whole log, so it is found only when that changes.
    corrections: BTreeSet<Written>,
}

/// What happens in the history.
#[derive(Debug, Clone)]
pub enum Message {
    /// A key.
    Go(Go),
    /// A throw's dice are to be corrected.
    Throw(usize),
    /// A choice is to be corrected, by throw and seat.
    Choice(usize, usize),
}

impl HistoryScreen<Express> for History {
    type Message = Message;

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("Arrows", "Move over throws and choices"),
        ("Enter", "Correct the throw or the choice"),
        ("Esc", "Back to the table"),
    ];

    fn new(host: &Host<Express>) -> History {
        History {
            at: (host.session().table().rounds().len().max(1), 1),
            is_secret: host.record().options.secret,
            corrections: corrections(host.session()),
        }
    }

    fn scroll<T: Send + 'static>(&self) -> Task<T> {
        history::scroll(self.at.0, LINE)
    }

    fn follow(&mut self, event: Event, session: &Session) {
        self.corrections = corrections(session);
        let column = match event {
            Event::Throw { .. } => 0,
            Event::Choice { seat, .. } => seat + 1,
            // Who has joined last is gone where that is taken back.
            Event::Seating(_) => {
                self.at.1 = self.at.1.min(session.players().len());
                return;
            }
        };
        let last = session.table().rounds().len().max(1);
        self.at = (event.number().min(last), column);
    }

    fn on_key(&self, press: Press) -> Option<Message> {
        Go::of(press).map(Message::Go)
    }

    fn update(&mut self, message: Message, session: &Session) -> Option<Place> {
        let table = session.table();
        match message {
            Message::Go(Go::Move(lines, columns)) => {
                let last = table.rounds().len().max(1);
                let (line, column) = self.at;
                self.at = (
                    line.saturating_add_signed(lines).clamp(1, last),
                    column
                        .saturating_add_signed(columns)
                        .min(session.players().len()),
                );
                None
            }
            Message::Go(Go::Open) => {
                let (number, column) = self.at;
                match column.checked_sub(1) {
                    _ if table.round(number).is_none() => None,
                    None => Some(Place::Throw(number)),
                    Some(seat) => self.update(Message::Choice(number, seat), session),
                }
            }
            Message::Throw(number) => Some(Place::Throw(number)),
            Message::Choice(number, seat) => match table.round(number) {
                Some(round)
                    if !matches!(round.cells()[seat].entry(), Entry::Out(_) | Entry::Left) =>
                {
                    Some(Place::Choice(number, seat))
                }
                _ => None,
            },
        }
    }

    fn view<'a>(&'a self, session: &'a Session, width: f32) -> Element<'a, Message> {
        let players = session.players();
        let rounds = session.table().rounds();
        if rounds.is_empty() {
            return container(
                text("Nothing has been thrown yet.")
                    .size(size::LABEL)
                    .style(theme::text::soft),
            )
            .center(Fill)
            .into();
        }
        let beside = NUMBER + DICE + gap::S + gap::L;
        let (least, most) = CELL;
        let cell_width = ((width - beside) / players.len() as f32 - gap::S)
            .clamp(least, most)
            .floor();
        let hidden = session.open_throw().filter(|_| self.is_secret);
        let mut head = row![caption("Throw", NUMBER), caption("Dice", DICE),]
            .spacing(gap::S)
            .align_y(Center);
        for player in players {
            head = head.push(
                named(player, size::BODY, size::BODY)
                    .spacing(gap::XS)
                    .width(cell_width),
            );
        }
        let line = move |place: usize| match rounds.get(place) {
            Some(round) => self.line(place + 1, round, hidden == Some(place + 1), cell_width),
            None => space().into(),
        };
        let width = beside + (cell_width + gap::S) * players.len() as f32;
        let list = history::list(head, rows(rounds.len(), LINE, line), width);
        history::sheet(
            "Click a throw or a choice (two pairs · fifth die) to correct it.",
            !self.corrections.is_empty(),
            session,
            list,
        )
    }
}

impl History {
    /// A throw and what each player chose, where that is not hidden.
    fn line<'a>(
        &'a self,
        number: usize,
        round: &'a Round,
        is_hidden: bool,
        cell_width: f32,
    ) -> Element<'a, Message> {
        let signed = |seat| sign(self.corrections.contains(&(number, seat)));
        let dice = round.throw().dice().map(|die| small_die(die, 24.0));
        let mut line = row![
            container(text(number.to_string()).size(size::LABEL).font(theme::BOLD))
                .width(NUMBER)
                .center_x(NUMBER),
            cell(
                row(dice)
                    .spacing(gap::XS)
                    .push(signed(None))
                    .align_y(Center),
                (DICE, LINE),
                self.at == (number, 0),
                format!("throw {number}"),
                Message::Throw(number),
            ),
        ]
        .spacing(gap::S)
        .height(LINE)
        .align_y(Center);
        for (seat, entry) in round.cells().iter().map(|cell| cell.entry()).enumerate() {
            let face = match entry {
                Entry::Chosen(_) if is_hidden => text("has chosen").size(size::BODY).into(),
                Entry::Refused(_) if is_hidden => entry_face(&Entry::Open),
                entry => entry_face(entry),
            };
            let face = row![face, signed(Some(seat))]
                .spacing(gap::XS)
                .align_y(Center);
            let is_current = self.at == (number, seat + 1);
            let id = format!("choice {number} {seat}");
            let on_press = Message::Choice(number, seat);
            line = line.push(cell(face, (cell_width, LINE), is_current, id, on_press));
        }
        line.into()
    }
}

/// The number of a throw, and whose choice for it; `None` stands for the dice.
type Written = (usize, Option<usize>);

/// The throws and choices that were written again after a later throw.
fn corrections(session: &Session) -> BTreeSet<Written> {
    let mut last = 0;
    let mut written = BTreeSet::new();
    let mut corrections = BTreeSet::new();
    for event in session.log().done() {
        let seat = match *event {
            Event::Throw { .. } => None,
            Event::Choice { seat, .. } => Some(seat),
            Event::Seating(_) => continue,
        };
        let number = event.number();
        // Who came late chooses for earlier throws too, for the first time.
        let is_again = !written.insert((number, seat));
        if is_again && (number < last || seat.is_none()) {
            corrections.insert((number, seat));
        }
        last = last.max(number);
    }
    corrections
}

fn caption<'a>(words: &'a str, width: f32) -> Element<'a, Message> {
    container(text(words).size(size::BODY).style(theme::text::soft))
        .width(width)
        .into()
}

fn entry_face<'a>(entry: &Entry) -> Element<'a, Message> {
    match entry {
        Entry::Open => text("still to choose")
            .size(size::BODY)
            .style(theme::text::accent)
            .into(),
        Entry::Chosen(choice) => text(words::choice(choice)).size(size::BODY).into(),
        Entry::Refused(illegal) => text(format!("not {}", words::choice(&illegal.choice)))
            .size(size::CAPTION)
            .style(theme::text::minus)
            .into(),
        Entry::Left => text("left")
            .size(size::BODY)
            .style(theme::text::soft)
            .into(),
        Entry::Out(None) => text("out").size(size::BODY).style(theme::text::soft).into(),
        Entry::Out(Some(choice)) => text(format!("out ({})", words::choice(choice)))
            .size(size::CAPTION)
            .style(theme::text::soft)
            .into(),
    }
}
