//! A position of either game, set up by hand.
//!
//! It belongs to no game: it is not saved, and nothing in it counts.

mod board;

use iced::widget::{column, container, responsive, row};
use iced::{Fill, Length, Size, Task, task};

use self::board::{Board, Piece};
use super::{GLANCE, Message};
use crate::app::background::{Failed, Token, background, cancellable, of_coach};
use crate::app::keymap::{Bindings, Command, bindings};
use crate::app::theme::{gap, size};
use crate::app::typing::Typing;
use crate::app::widget::pad::{PadLine, Part, Scale, Sheet, open_pad};
use crate::app::widget::{Element, option, options, quiet_control, soft};
use crate::app::{banner, words};
use crate::coach::classic::{Effort, Values};
use crate::coach::express::{ValueTable, deep};
use crate::coach::review::classic::Moment as JudgedBoard;
use crate::coach::review::express::Moment as JudgedPad;
use crate::rules::ThrowNumber;
use crate::rules::classic::{self, Setting};
use crate::rules::dice::{Die, Roll, Sum, Throw};
use crate::rules::express::{Cell, Entry, Pad, Penalty};
use crate::session::{AnySession, Express, Place, Session};
use crate::store::GameKind;
use crate::text::moments::{BoardMoment, Moment, PadMoment};
use crate::text::{phrase, say};

#[derive(Debug, Clone, Default)]
pub struct Edit {
    game: GameKind,
    pad: FilledPad,
    pub(super) board: Board,
    pub(super) asked: Option<Asked>,
    refused: Option<String>,
}

#[derive(Debug, Clone)]
pub(super) struct Asked {
    position: Position,
    /// Whether the coach failed; `None` while it is thinking.
    has_failed: Option<bool>,
    _thinking: task::Handle,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Position {
    Pad(Pad, Throw, Penalty),
    /// A roll on the board, or the decision to roll on or stop.
    Board(classic::Position, Option<Roll>),
}

/// The coach's judgement of a position; `None` if there is nothing to choose.
pub type Answer = Box<(Position, Result<Option<Moment>, Failed>)>;

#[derive(Debug, Clone)]
pub enum Change {
    Game(GameKind),
    Penalty(Penalty),
    Part(Part),
    Setting(Setting),
    Players(usize),
    Piece(Piece),
    Space(Sum, u8),
    /// Move the selection or change a value with an arrow key: steps to the right, and upwards.
    Step(i32, isize),
    /// Name the next value, or take the next piece.
    Other,
    Typed(Die),
    TakeBack(usize),
    Erase,
    Clear,
}

const GAME: &str = "G";
const CLEAR: &str = "Delete";

const DIE: f32 = 44.0;

impl Position {
    fn judge(self) -> Option<Moment> {
        match self {
            Position::Pad(pad, throw, penalty) => {
                let table = ValueTable::shipped(penalty);
                let best = deep(table, &pad, &throw).first()?.choice;
                let judged = JudgedPad::of(table, ThrowNumber::FIRST, &pad, &throw, best)?;
                Some(Moment::Pad(PadMoment::new(judged, table)))
            }
            Position::Board(position, roll) => {
                let values = Values::built_in();
                let choices = values.advice(&position, roll.as_ref(), Effort::Deep);
                // A decision has no dice of its own, so any roll stands in.
                let dice = roll.unwrap_or_else(|| Roll::new([Die::ALL[0]; Roll::DICE]));
                let judged = JudgedBoard::first(&position, dice, choices)?;
                Some(Moment::Board(BoardMoment {
                    judged: Box::new(judged),
                    roll: roll.map(|_| 1),
                }))
            }
        }
    }
}

impl Edit {
    pub fn of(session: &AnySession, place: super::Place) -> Edit {
        let mut edit = Edit::default();
        match (session, place) {
            (AnySession::Express(session), super::Place::Pad(place)) => {
                edit.game = GameKind::Express;
                edit.pad = FilledPad::of(session, place).unwrap_or_default();
            }
            (AnySession::Classic(session), super::Place::Board(place)) => {
                edit.game = GameKind::Classic;
                edit.board = Board::of(session, place).unwrap_or_default();
            }
            (AnySession::Express(_) | AnySession::Classic(_), _) => {}
        }
        edit
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        let other = match self.game {
            GameKind::Express => GameKind::Classic,
            GameKind::Classic => GameKind::Express,
        };
        let keys = bindings! {
            "1 … 6", at => Change::Typed(Die::ALL[at]), phrase!("keys-type-the-dice-that-lie");
            "Backspace" => Change::Erase, phrase!("keys-lesson-take-back-the-last-die");
            "↑ ↓", at => Change::Step(0, [1, -1][at]), phrase!("keys-ask-up-and-down");
            "← →", at => Change::Step([-1, 1][at], 0), phrase!("keys-ask-left-and-right");
            "Space" => Change::Other, phrase!("keys-ask-another-value-or-piece");
        };
        keys.map(Message::Change).and(bindings! {
            "Page Up, Page Down", at => Message::Below([-1, 1][at]), phrase!("keys-ask-better-or-worse");
            GAME => Message::Change(Change::Game(other)), phrase!("keys-ask-the-other-game");
            CLEAR => Message::Change(Change::Clear), phrase!("keys-ask-clear");
            Command::Back.key() => Message::Back, phrase!("common-back");
        })
    }

    /// Makes a change, or stores the reason why it is impossible.
    pub fn change(&mut self, change: Change) {
        self.refused = self.apply(change).err();
    }

    fn apply(&mut self, change: Change) -> Result<(), String> {
        let Edit {
            game, pad, board, ..
        } = self;
        match (change, *game) {
            (Change::Game(other), _) => *game = other,
            (Change::Penalty(penalty), _) => pad.penalty = penalty,
            (Change::Part(part), _) => pad.press(part)?,
            (Change::Setting(setting), _) => board.set_up(setting)?,
            (Change::Players(count), _) => board.seat(count)?,
            (Change::Piece(piece), _) => board.piece = piece,
            (Change::Space(column, space), _) => board.press(column, space)?,
            (Change::Step(right, up), GameKind::Express) => pad.step(right, up)?,
            (Change::Step(right, up), GameKind::Classic) => board.step(right, up)?,
            (Change::Other, GameKind::Express) => pad.name_other()?,
            (Change::Other, GameKind::Classic) => board.take_other(),
            (Change::Clear, GameKind::Express) => pad.clear(),
            (Change::Clear, GameKind::Classic) => board.clear()?,
            (Change::Typed(die), GameKind::Express) => {
                type_die::<{ Throw::DICE }>(&mut pad.typed, die);
            }
            (Change::Typed(die), GameKind::Classic) => {
                type_die::<{ Roll::DICE }>(&mut board.typed, die);
            }
            (Change::TakeBack(place), _) => self.typed_mut().remove(place),
            (Change::Erase, _) => self.typed_mut().pop(),
        }
        Ok(())
    }

    fn typed(&self) -> &Typing {
        match self.game {
            GameKind::Express => &self.pad.typed,
            GameKind::Classic => &self.board.typed,
        }
    }

    fn typed_mut(&mut self) -> &mut Typing {
        match self.game {
            GameKind::Express => &mut self.pad.typed,
            GameKind::Classic => &mut self.board.typed,
        }
    }

    /// Asks the coach about the position; `None` if it was already asked about it.
    pub fn ask(&mut self) -> Option<Task<Answer>> {
        let position = match self.game {
            GameKind::Express => self.pad.position(),
            GameKind::Classic => self.board.position(),
        };
        if self.asked.as_ref().map(|asked| &asked.position) == position.as_ref() {
            return None;
        }
        let Some(position) = position else {
            self.asked = None;
            return Some(Task::none());
        };
        let judged = position.clone();
        let judge = move |token: &Token| {
            // A position that only lasts until the next change is not judged.
            token.sleep(GLANCE);
            (!token.is_cancelled()).then(|| judged.judge()).flatten()
        };
        let answered = position.clone();
        let answer = of_coach(|| background(judge));
        let answer = answer.map(move |moment| Box::new((answered.clone(), moment)));
        let (task, thinking) = cancellable(answer);
        self.asked = Some(Asked {
            position,
            has_failed: None,
            _thinking: thinking,
        });
        Some(task)
    }

    /// Takes the coach's answer, and returns the judgement if it is about the current position.
    pub fn hear(&mut self, answer: Answer) -> Option<Moment> {
        let (position, moment) = *answer;
        let asked = self.asked.as_mut();
        let asked = asked.filter(|asked| asked.position == position)?;
        asked.has_failed = Some(moment.is_err());
        moment.ok().flatten()
    }

    pub fn view<'a>(
        &'a self,
        looked: Option<(&'a Moment, usize)>,
        height: Length,
    ) -> Element<'a, Change> {
        let games = [GameKind::Express, GameKind::Classic].map(|game| {
            let is_chosen = game == self.game;
            option(words::kind(game), GAME, is_chosen, Change::Game(game))
        });
        let clear = quiet_control(say!("ask-clear"), CLEAR, Change::Clear);
        let (settings, pieces) = match self.game {
            GameKind::Express => (self.pad.settings(), None),
            GameKind::Classic => (self.board.settings(), Some(self.board.choice_of_piece())),
        };
        let tools = options(games.into_iter().chain(settings));
        let tools = row![container(tools).width(Fill), clear].spacing(gap::L);
        let picture = responsive(move |room| self.picture(looked, room));
        let picture = container(picture).height(height);
        let lines = column![tools, pieces, picture];
        lines.spacing(gap::M).into()
    }

    fn picture<'a>(&self, looked: Option<(&Moment, usize)>, room: Size) -> Element<'a, Change> {
        let picture = match self.game {
            GameKind::Express => {
                let after = looked.and_then(|(moment, rank)| moment.pad_after(rank));
                self.pad.view(after, room)
            }
            GameKind::Classic => {
                let after = looked.and_then(|(moment, rank)| moment.board_after(rank));
                self.board.view(after.as_ref(), room)
            }
        };
        container(picture).center_x(Fill).into()
    }

    pub fn dice(&self) -> Element<'_, Change> {
        let (count, first) = match self.game {
            GameKind::Express => (Throw::DICE, say!("ask-dice")),
            GameKind::Classic => (Roll::DICE, say!("ask-dice-or-none")),
        };
        let typed = self.typed();
        let refusal = self.refused.as_ref();
        column![
            typed.places(count, DIE - gap::XS, Change::TakeBack),
            typed.asked(count, first, DIE, f32::INFINITY, Change::Typed),
            refusal.map(|why| banner::refusal(why.as_str()))
        ]
        .spacing(gap::S)
        .into()
    }

    /// Why there is nothing to choose, at least for now, or how to go on.
    pub fn word<'a, Message: 'a>(&self) -> Element<'a, Message> {
        let winner = self.board.winner();
        let (over, about) = match self.game {
            GameKind::Express => (
                self.pad.is_out().then(|| say!("ask-out")),
                say!("ask-pad-about"),
            ),
            GameKind::Classic => (
                winner.map(|winner| say!("ask-won", name = winner.name.as_str())),
                say!("ask-board-about"),
            ),
        };
        if let Some(over) = over {
            return banner::notice(over);
        }
        match self.asked.as_ref().map(|asked| asked.has_failed) {
            None => soft(about, size::BODY).into(),
            Some(None) => soft(say!("common-hint-thinking"), size::BODY).into(),
            Some(Some(true)) => banner::refusal(Failed.to_string()),
            Some(Some(false)) => banner::notice(say!("ask-bust")),
        }
    }
}

/// Types a die; after a complete throw or roll it begins a new one.
fn type_die<const COUNT: usize>(typed: &mut Typing, die: Die) {
    if typed.dice::<COUNT>().is_some() {
        typed.clear();
    }
    typed.push::<COUNT>(die);
}

#[derive(Debug, Clone)]
struct FilledPad {
    pad: Pad,
    penalty: Penalty,
    typed: Typing,
    at: PadLine,
}

impl Default for FilledPad {
    fn default() -> FilledPad {
        FilledPad {
            pad: Pad::EMPTY,
            penalty: Penalty::default(),
            typed: Typing::default(),
            at: PadLine::Row(Sum::ALL[0]),
        }
    }
}

impl FilledPad {
    /// The pad and the throw at this place in a game; for a throw alone, the pad of the first player still in the game.
    fn of(session: &Session<Express>, place: Place) -> Option<FilledPad> {
        let (number, seat) = match place {
            Place::Throw(number) => (number, None),
            Place::Choice(number, seat) => (number, Some(seat)),
        };
        let round = session.table().round(number)?;
        let plays = |cell: &&Cell| !matches!(cell.entry(), Entry::Out(_) | Entry::Departed);
        let cell = match seat {
            Some(seat) => round.cell(seat),
            None => round.cells().iter().find(plays),
        };
        Some(FilledPad {
            pad: *cell?.before(),
            penalty: session.setup().penalty(),
            typed: Typing::of(round.throw()),
            ..FilledPad::default()
        })
    }

    /// The position to judge; `None` without a throw, or for a player who is out.
    fn position(&self) -> Option<Position> {
        let throw = self.typed.dice().filter(|_| !self.is_out())?;
        Some(Position::Pad(self.pad, throw, self.penalty))
    }

    fn is_out(&self) -> bool {
        self.pad.is_out()
    }

    /// Erases all marks and dice, but keeps the penalty.
    fn clear(&mut self) {
        *self = FilledPad {
            penalty: self.penalty,
            ..FilledPad::default()
        };
    }

    /// Presses a part: the last mark of a line is erased, any other box becomes the last marked one, and a track gets
    /// another value.
    fn press(&mut self, part: Part) -> Result<(), String> {
        match part {
            Part::Box(line, number) => {
                self.look_at(line);
                self.mark(number - u32::from(self.marks() == number))
            }
            Part::Value(place) => {
                self.look_at(PadLine::Track(place));
                self.name_other()
            }
        }
    }

    /// Adds or erases marks in the selected line, or selects another line.
    fn step(&mut self, right: i32, up: isize) -> Result<(), String> {
        let lines: Vec<PadLine> = PadLine::all().collect();
        let place = lines.iter().position(|&line| line == self.at).unwrap_or(0);
        let place = place.saturating_add_signed(-up).min(lines.len() - 1);
        self.look_at(lines[place]);
        let marks = self.marks().saturating_add_signed(right);
        self.mark(marks.min(self.at.boxes()))
    }

    /// Selects this line; among the tracks without a value, the first.
    fn look_at(&mut self, line: PadLine) {
        self.at = match line {
            PadLine::Row(_) => line,
            PadLine::Track(place) => PadLine::Track(place.min(self.pad.tracks().count())),
        };
    }

    fn name_other(&mut self) -> Result<(), String> {
        let PadLine::Track(place) = self.at else {
            return Ok(());
        };
        let mut tracks = self.tracks();
        let named = tracks.get(place).map(|&(value, _)| value);
        let Some(next) = self.free(named) else {
            return Ok(());
        };
        match tracks.get_mut(place) {
            Some((value, _)) => *value = next,
            None => tracks.push((next, 1)),
        }
        self.set(self.rows(), &tracks)
    }

    /// The next value after this one that no track has.
    fn free(&self, after: Option<Die>) -> Option<Die> {
        let values = Die::ALL.into_iter().cycle();
        let next = values.skip(after.map_or(0, |after| after.value().into()));
        let mut next = next.take(Die::ALL.len());
        next.find(|&value| self.pad.track(value).is_none())
    }

    fn rows(&self) -> [u32; Sum::COUNT] {
        Sum::ALL.map(|sum| self.pad.marks(sum))
    }

    fn tracks(&self) -> Vec<(Die, u8)> {
        let tracks = self.pad.tracks();
        tracks.map(|track| (track.value(), track.marks())).collect()
    }

    fn marks(&self) -> u32 {
        match self.at {
            PadLine::Row(sum) => self.pad.marks(sum),
            PadLine::Track(place) => {
                let track = self.pad.tracks().nth(place);
                track.map_or(0, |track| track.marks().into())
            }
        }
    }

    /// The first mark of a track gives it a value, and erasing the last removes it.
    fn mark(&mut self, marks: u32) -> Result<(), String> {
        let (mut rows, mut tracks) = (self.rows(), self.tracks());
        match self.at {
            PadLine::Row(sum) => rows[sum.index()] = marks,
            PadLine::Track(place) => {
                // No track has more boxes than fit a `u8`.
                let marks = marks as u8;
                match (tracks.get_mut(place), self.free(None)) {
                    (Some(_), _) if marks == 0 => drop(tracks.remove(place)),
                    (Some((_, marked)), _) => *marked = marks,
                    (None, Some(value)) if marks > 0 => tracks.push((value, marks)),
                    (None, _) => {}
                }
            }
        }
        self.set(rows, &tracks)
    }

    fn set(&mut self, rows: [u32; Sum::COUNT], tracks: &[(Die, u8)]) -> Result<(), String> {
        self.pad = Pad::from_marks(rows, tracks).map_err(words::impossible_pad)?;
        Ok(())
    }

    fn settings<'a>(&self) -> Vec<Element<'a, Change>> {
        let penalties = Penalty::ALL.map(|penalty| {
            let label = words::signed(-(penalty.points() as i32));
            option(label, "", penalty == self.penalty, Change::Penalty(penalty))
        });
        let name = soft(say!("new-penalty"), size::BODY);
        vec![options([name.into()].into_iter().chain(penalties))]
    }

    /// The pad, with the state after the selected choice outlined; every box can be pressed.
    fn view<'a>(&self, ghost: Option<Pad>, room: Size) -> Element<'a, Change> {
        let sheet = Sheet {
            ghost,
            ..Sheet::of(self.pad, self.penalty)
        };
        open_pad(&sheet, Scale::fitting(room), self.at, Change::Part)
    }
}
