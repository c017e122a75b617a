//! Every roll with its play and decision, open for correction.

use std::collections::HashSet;

use iced::widget::{Row, column, container, row, space, text};
use iced::{Center, Length, padding};

use crate::app::history::{self, Cell, History, HistoryUi, Message, sign};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, about, bold, named, rows, small_die, soft};
use crate::rules::classic::{Decision, Entry, Step};
use crate::rules::dice::Die;
use crate::rules::{RollNumber, RollOffNumber, Seat};
use crate::session::classic::{Event, Place};
use crate::session::{Classic, Player, SeatHistory};
use crate::table::Host;
use crate::text::{self as words, say};

type Session = crate::session::Session<Classic>;

const LIST: (f32, f32) = (560.0, 936.0);
const TURN: f32 = 44.0;
const NAME: Length = Length::FillPortion(4);
const DICE: Length = Length::Fixed(144.0);
const PLAY: Length = Length::FillPortion(4);
const DECISION: Length = Length::FillPortion(6);

impl HistoryUi for Classic {
    const LINE_HEIGHT: f32 = 40.0;

    /// The rolls for the start, then those of the turns.
    fn lines(session: &Session) -> usize {
        session.table().roll_offs().count() + session.table().steps().len()
    }

    /// The dice, the play, the decision.
    fn columns(_: &Session) -> usize {
        3
    }

    fn place(Cell { line, column }: Cell, session: &Session) -> Option<Place> {
        places(line, session)[column]
    }

    fn written_at(event: &Event, session: &Session) -> Option<Cell> {
        let starters = session.table().roll_offs().count();
        let (line, column) = match *event {
            Event::RollOff { number, .. } => (number.index(), 0),
            Event::Roll { number, .. } => (starters + number.index(), 0),
            Event::Play { roll, .. } => (starters + roll.index(), 1),
            Event::Decision { roll, .. } => (starters + roll.index(), 2),
            Event::Seating(_) => return None,
        };
        Some(Cell { line, column })
    }

    fn corrections(session: &Session) -> HashSet<Place> {
        let mut last = (0, 0, 0);
        let mut corrections = HashSet::new();
        for event in session.log().done() {
            let (at, place) = match *event {
                Event::RollOff { number, .. } => ((0, number.get(), 0), Place::RollOff(number)),
                Event::Roll { number, .. } => ((1, number.get(), 0), Place::Roll(number)),
                Event::Play { roll, .. } => ((1, roll.get(), 1), Place::Play(roll)),
                Event::Decision { roll, .. } => ((1, roll.get(), 2), Place::Decision(roll)),
                Event::Seating(_) => continue,
            };
            if at < last {
                corrections.insert(place);
            }
            last = last.max(at);
        }
        corrections
    }

    fn copy_title(game: &str, place: Place, session: &Session) -> String {
        let roll = match place {
            Place::RollOff(_) => return say!("history-copy-of-start", game),
            Place::Roll(roll) | Place::Play(roll) | Place::Decision(roll) => roll,
        };
        let step = session.table().step(roll);
        let turn = step.map_or(1, |step| step.turn().get());
        say!("history-copy-of-turn", game, turn)
    }

    fn list<'a>(
        history: &'a History<Classic>,
        host: &'a Host<Classic>,
        room: f32,
    ) -> (Element<'a, Message>, f32) {
        let session = host.session();
        let table = session.table();
        let players = session.players();
        let seats = Seat::all(players.len());
        let stories: Vec<_> = seats.map(|seat| session.seat_history(seat)).collect();
        let head = row![
            soft(say!("history-board-turn"), size::BODY).width(TURN),
            soft(say!("history-board-player"), size::BODY).width(NAME),
            caption(say!("history-dice"), DICE),
            caption(say!("history-board-played"), PLAY),
            caption(say!("history-board-then"), DECISION),
        ]
        .spacing(gap::S);
        let of_starter = |(line, (seat, _))| (seat? == table.first()?).then_some(line);
        let begins = table.roll_offs().enumerate().filter_map(of_starter).last();
        let starters = table.roll_offs().count();
        let line = move |line: usize| {
            let cells = match line.checked_sub(starters) {
                None => starter(history, line, begins == Some(line), session),
                Some(place) => step_line(history, place, line, &stories, session),
            };
            let cells = cells.spacing(gap::S).height(Classic::LINE_HEIGHT);
            cells.align_y(Center).into()
        };
        let mut list = column![rows(Classic::lines(session), Classic::LINE_HEIGHT, line)];
        let waiting = table.rolls().len() - table.steps().len();
        if waiting > 0 {
            let words = say!("history-board-waiting", rolls = waiting);
            list = list.push(soft(words, size::BODY));
        }
        let width = room.clamp(LIST.0, LIST.1);
        (history::list(head, list, width), width)
    }
}

fn starter<'a>(
    history: &'a History<Classic>,
    line: usize,
    begins: bool,
    session: &'a Session,
) -> Row<'a, Message, Theme> {
    let Some((seat, dice)) = session.table().roll_offs().nth(line) else {
        return row![];
    };
    let name = seat.map(|seat| &session.players()[seat]);
    let is_corrected = history.is_corrected(Place::RollOff(RollOffNumber::at(line)));
    let shown = dice_face(&dice.dice(), is_corrected);
    let at = Cell { line, column: 0 };
    let sum = say!("history-board-start", sum = dice.sum());
    let begins = begins.then(|| say!("history-board-begins"));
    row![
        space().width(TURN),
        name_face(name),
        history.cell(shown, DICE, at, format!("history {line} 0")),
        caption(sum, PLAY),
        caption(begins.unwrap_or_default(), DECISION),
    ]
}

fn step_line<'a>(
    history: &'a History<Classic>,
    place: usize,
    line: usize,
    stories: &[SeatHistory<'a>],
    session: &'a Session,
) -> Row<'a, Message, Theme> {
    let steps = session.table().steps();
    let Some(step) = steps.get(place) else {
        return row![];
    };
    let is_first = place == 0 || steps[place - 1].turn() != step.turn();
    let turn = is_first.then(|| bold(step.turn().to_string(), size::LABEL));
    let is_corrected = [Place::Roll, Place::Play, Place::Decision]
        .iter()
        .any(|of| history.is_corrected(of(RollNumber::at(place))));
    let dice = dice_face(&step.roll().dice(), is_corrected);
    let name = stories[step.seat()].at(step.turn().get());
    let player = is_first.then(|| Player {
        name: name.clone(),
        ..session.players()[step.seat()].clone()
    });
    let where_it_is = move || say!("heard-roll", roll = place + 1, name = name.as_str());
    // Some cells have nothing to correct.
    let at = |face: Element<'a, Message>, width, column| {
        let at = Cell { line, column };
        let cell = match Classic::place(at, session) {
            Some(_) => history.cell(face, width, at, format!("history {line} {column}")),
            None => container(face)
                .padding([gap::XS, gap::S])
                .width(width)
                .center_y(Classic::LINE_HEIGHT - 6.0)
                .into(),
        };
        about(cell, where_it_is)
    };
    let decision = decision_face(step, place + 1 == steps.len());
    row![
        container(row![turn]).center_x(TURN),
        name_face(player.as_ref()),
        at(dice, DICE, 0),
        at(play_face(step), PLAY, 1),
        at(decision, DECISION, 2),
    ]
}

/// The correctable cells of a line: dice, play, decision.
fn places(line: usize, session: &Session) -> [Option<Place>; 3] {
    let table = session.table();
    let starters = table.roll_offs().count();
    let Some(place) = line.checked_sub(starters) else {
        return [Some(Place::RollOff(RollOffNumber::at(line))), None, None];
    };
    let number = RollNumber::at(place);
    let Some(step) = table.step(number) else {
        return [None; 3];
    };
    let is_last = place + 1 == table.steps().len();
    let is_bust = *step.entry() == Entry::Bust;
    [
        Some(Place::Roll(number)),
        (!is_bust).then_some(Place::Play(number)),
        (step.play().is_some() && (!is_last || step.decision().is_some()))
            .then_some(Place::Decision(number)),
    ]
}

/// The head of a column, aligned with the content of its cells.
fn caption<'a>(words: impl text::IntoFragment<'a>, width: Length) -> Element<'a, Message> {
    container(soft(words, size::BODY))
        .padding(padding::left(gap::S))
        .width(width)
        .into()
}

fn name_face<'a>(player: Option<&Player>) -> Element<'a, Message> {
    let name = player.map(|player| named(player, size::BODY, theme::MEDIUM).spacing(gap::XS));
    row![name].width(NAME).into()
}

fn dice_face<'a>(dice: &[Die], is_corrected: bool) -> Element<'a, Message> {
    let dice = dice.iter().map(|&die| small_die(die, 24.0));
    row(dice)
        .push(sign(is_corrected))
        .spacing(gap::XS)
        .align_y(Center)
        .into()
}

fn play_face<'a>(step: &Step) -> Element<'a, Message> {
    let (words, style): (_, fn(&Theme) -> text::Style) = match step.entry() {
        Entry::Open | Entry::Refused(_) if step.player_departed() => {
            (say!("history-left"), theme::text::soft)
        }
        Entry::Open => (say!("history-board-to-play"), theme::text::accent),
        Entry::Chosen(play) => (words::board_play(*play), theme::text::same),
        Entry::Refused(illegal) => {
            let play = words::board_play(illegal.play);
            (say!("history-not", choice = play), theme::text::minus)
        }
        Entry::Bust => (say!("board-turn-bust"), theme::text::minus),
    };
    text(words).size(size::BODY).style(style).into()
}

fn decision_face<'a>(step: &Step, is_last: bool) -> Element<'a, Message> {
    let spaces = step.played().at_stake();
    let words = match (step.entry(), step.decision()) {
        (Entry::Bust, _) => say!("history-board-lost", spaces),
        _ if step.player_departed() => say!("history-board-left", spaces),
        (_, Some(Decision::Stop)) => say!("history-board-stopped", spaces),
        (Entry::Chosen(_), _) if step.is_stop_refused() => say!("history-board-no-stop"),
        (Entry::Chosen(_), _) if !is_last => say!("history-board-rolled-on"),
        _ => String::new(),
    };
    soft(words, size::BODY).into()
}
