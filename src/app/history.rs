//! The history of a game, from which you can correct it, and the parts of its screen that both games share.

use std::collections::HashSet;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Row, button, column, container, responsive, row, scrollable};
use iced::{Center, Fill, Length, Task, padding};

use super::analysis::PLAY_ON_KEY;
use super::banner::{self, Banner};
use super::keymap::{self, Bindings, bindings};
use super::result;
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, bold, card, focusable, plain_control, soft};
use crate::session::Session;
use crate::table::{Host, Hosted};
use crate::text::{phrase, say};

const LIST: &str = "history";
const LINES_ABOVE: usize = 3;

pub trait HistoryUi: Hosted {
    const LINE_HEIGHT: f32;

    fn lines(session: &Session<Self>) -> usize;

    /// The number of columns that the selection moves over, 1 or more.
    fn columns(session: &Session<Self>) -> usize;

    /// The place that can be corrected in a cell.
    fn place(cell: Cell, session: &Session<Self>) -> Option<Self::Place>;

    fn written_at(event: &Self::Event, session: &Session<Self>) -> Option<Cell>;

    fn corrections(session: &Session<Self>) -> HashSet<Self::Place>;

    /// The title of a practice copy that goes on from this place of the game called `game`.
    fn copy_title(game: &str, place: Self::Place, session: &Session<Self>) -> String;

    /// The list with its head, for this much width, and the width it takes.
    fn list<'a>(
        history: &'a History<Self>,
        host: &'a Host<Self>,
        room: f32,
    ) -> (Element<'a, Message>, f32);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    pub line: usize,
    pub column: usize,
}

#[derive(Debug, Clone)]
pub struct History<G: HistoryUi> {
    at: Cell,
    /// The corrected places. Finding them reads the whole log, so they are updated only when it changes.
    corrections: HashSet<G::Place>,
    word: Option<Banner>,
}

#[derive(Debug, Clone)]
pub enum Message {
    /// Move the selection by this many lines and columns.
    Move(isize, isize),
    Correct(Cell),
    /// Play on from the selected cell; the game screen handles it.
    PlayOn,
}

impl<G: HistoryUi> History<G> {
    pub fn new(session: &Session<G>) -> History<G> {
        History {
            at: Cell {
                line: last_line(session),
                column: 1,
            },
            corrections: G::corrections(session),
            word: None,
        }
    }

    /// The selected place; in a cell with nothing to correct, the dice of its line.
    pub fn place(&self, session: &Session<G>) -> Option<G::Place> {
        let dice = Cell {
            column: 0,
            ..self.at
        };
        G::place(self.at, session).or_else(|| G::place(dice, session))
    }

    /// Shows a notice about the last request here, or clears it.
    pub fn tell(&mut self, word: Option<Banner>) {
        self.word = word;
    }

    pub fn scroll<T: Send + 'static>(&self) -> Task<T> {
        let above = self.at.line.saturating_sub(LINES_ABOVE) as f32;
        let y = above * G::LINE_HEIGHT;
        operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y })
    }

    pub fn follow(&mut self, event: &G::Event, session: &Session<G>) {
        self.corrections = G::corrections(session);
        self.word = None;
        match G::written_at(event, session) {
            Some(Cell { line, column }) => {
                let line = line.min(last_line(session));
                self.at = Cell { line, column };
            }
            // Undoing the arrival of the last player removes a column.
            None => self.at.column = self.at.column.min(G::columns(session) - 1),
        }
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        bindings! {
            "Arrows", at => Message::Move(keymap::STEPS[at].0, keymap::STEPS[at].1), phrase!("keys-history-move");
            "Enter" => Message::Correct(self.at), phrase!("keys-history-correct");
            PLAY_ON_KEY => Message::PlayOn, phrase!("keys-play-on-from-here");
        }
    }

    pub fn update(&mut self, message: Message, session: &Session<G>) -> Option<G::Place> {
        self.word = None;
        match message {
            Message::PlayOn => None,
            Message::Move(lines, columns) => {
                let line = self.at.line.saturating_add_signed(lines);
                let column = self.at.column.saturating_add_signed(columns);
                self.at = Cell {
                    line: line.min(last_line(session)),
                    column: column.min(G::columns(session) - 1),
                };
                None
            }
            Message::Correct(cell) => G::place(cell, session),
        }
    }

    pub fn view<'a>(&'a self, host: &'a Host<G>) -> Element<'a, Message> {
        responsive(move |size| self.view_within(host, size.width - 4.0 * gap::L)).into()
    }

    fn view_within<'a>(&'a self, host: &'a Host<G>, room: f32) -> Element<'a, Message> {
        let session = host.session();
        if G::lines(session) == 0 {
            let nothing = soft(say!("history-empty"), size::LABEL);
            return container(nothing).center(Fill).into();
        }
        let (list, width) = G::list(self, host, room);
        let width = width.min(room) + 2.0 * gap::L;
        let title = bold(say!("common-bar-history"), size::TITLE).width(Fill);
        let play_on = plain_control(say!("history-play-on"), PLAY_ON_KEY, Message::PlayOn);
        let head = row![title, play_on].spacing(gap::S).align_y(Center);
        let note = banner::view(&self.word).unwrap_or_else(|| {
            let corrected = say!("history-corrected-later");
            let corrected = (!self.corrections.is_empty()).then(|| soft(corrected, size::BODY));
            let about = row![soft(say!("history-correcting"), size::BODY), corrected];
            about.spacing(gap::L).wrap().into()
        });
        let list = scrollable(list)
            .direction(scrollable::Direction::Horizontal(
                scrollable::Scrollbar::default().spacing(gap::XS),
            ))
            .height(Fill);
        let lines = column![
            head.width(width),
            container(note).width(width),
            result::stories(session),
            card(list).padding([gap::M, gap::L]).height(Fill),
        ];
        container(lines.spacing(gap::S))
            .padding(gap::L)
            .center_x(Fill)
            .into()
    }

    pub fn is_corrected(&self, place: G::Place) -> bool {
        self.corrections.contains(&place)
    }

    pub fn cell<'a>(
        &self,
        face: impl Into<Element<'a, Message>>,
        width: impl Into<Length>,
        at: Cell,
        id: String,
    ) -> Element<'a, Message> {
        let is_lit = self.at == at;
        let on_press = Message::Correct(at);
        let cell = button(container(face).center_y(Fill))
            .padding([gap::XS, gap::S])
            .width(width)
            .height(G::LINE_HEIGHT - 6.0)
            .style(theme::button::line(is_lit))
            .on_press(on_press.clone());
        focusable(cell, Some(on_press)).id(id).lit(is_lit).into()
    }
}

fn last_line<G: HistoryUi>(session: &Session<G>) -> usize {
    G::lines(session).saturating_sub(1)
}

pub fn list<'a, Message: 'a>(
    head: Row<'a, Message, Theme>,
    lines: impl Into<Element<'a, Message>>,
    width: f32,
) -> Element<'a, Message> {
    let lines = container(lines).padding(padding::bottom(gap::L));
    let lines = scrollable(lines.width(Fill)).id(LIST).height(Fill);
    column![head, lines].spacing(gap::S).width(width).into()
}

pub fn sign<'a, Message: 'a>(is_corrected: bool) -> Option<Element<'a, Message>> {
    let sign = bold("*", size::LABEL).style(theme::text::accent);
    is_corrected.then(|| sign.into())
}
