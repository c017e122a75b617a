//! The coach, asked about any position of either game that is set up by hand.
//!
//! It is no game: nothing of it is saved, and nothing counts. A game leads here from its history and its review; before its
//! end that counts as a look at the review.

mod board;
mod pad;

use iced::keyboard::key::Named;
use iced::widget::{column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Size, Task, task};

use self::board::Board;
use self::pad::FilledPad;
use super::any_game::AnyGame;
use super::background::{Failed, Token, background, cancellable, of_coach};
use super::keymap::{Command, Key, Press};
use super::review::moment::{self, Ranked};
use super::review::{GLANCE, card};
use super::theme::{self, gap, size};
use super::typing::{self, Typing};
use super::widget::{Element, control, in_reach, option, options, width_of, zone};
use super::{App, Screen, banner, words};
use crate::rules::dice::{Die, Roll, Throw};
use crate::session::{Classic, Express};
use crate::store::GameKind;
use crate::table::Hosted;
use crate::text::{Phrase, phrase, say};

/// Positions of both games, of which one is looked at.
#[derive(Debug)]
pub struct Ask {
    game: GameKind,
    pad: FilledPad,
    board: Board,
    on_pad: Option<Asked<Express>>,
    on_board: Option<Asked<Classic>>,
    /// Why what was tried last stands in no game.
    refused: Option<String>,
    /// Whether the way back leads to the game from which the coach is asked.
    is_from_game: bool,
}

/// What the coach is asked, and what it says.
#[derive(Debug)]
struct Asked<G: Hosted> {
    question: G::Question,
    /// Nothing while the coach thinks.
    said: Option<Said<G>>,
    /// The place of the choice that is shown among all, the best first.
    shown: usize,
    _thinking: task::Handle,
}

/// What the coach says; nothing where nobody can choose.
type Said<G> = Result<Option<<G as Hosted>::Advice>, Failed>;

/// A question with its answer.
type Answered<G> = Box<(<G as Hosted>::Question, Said<G>)>;

/// A message of this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Look at the position of this game.
    Game(GameKind),
    /// Change the pad.
    Pad(pad::Edit),
    /// Change the board.
    Board(board::Edit),
    /// A key that moves or changes something: steps to the right, and upwards.
    Step(i32, isize),
    /// The key for another value or another piece.
    Other,
    /// One more die.
    Typed(Die),
    /// The die in this place is not to count.
    TakeBack(usize),
    /// The last die is not to count.
    Erase,
    /// An empty pad or board.
    Clear,
    /// Show the choice in this place, the best first.
    Show(usize),
    /// Show the choice so many places worse.
    Worse(isize),
    /// What the coach says of a pad.
    OnPad(Answered<Express>),
    /// What the coach says of a board.
    OnBoard(Answered<Classic>),
    /// Leave.
    Leave,
}

/// What the program has to do.
pub enum Action {
    /// Run this task.
    Run(Task<Message>),
    /// Show all games.
    Leave,
}

/// The keys of this screen, for the list of keys.
pub const KEYS: [(&str, Phrase); 9] = [
    ("1 … 6", phrase!("keys-type-the-dice-that-lie")),
    ("Backspace", phrase!("keys-lesson-take-back-the-last-die")),
    ("↑ ↓", phrase!("keys-ask-up-and-down")),
    ("← →", phrase!("keys-ask-left-and-right")),
    ("Space", phrase!("keys-ask-another-value-or-piece")),
    ("Page Up, Page Down", phrase!("keys-ask-better-or-worse")),
    (GAME, phrase!("keys-ask-the-other-game")),
    (CLEAR, phrase!("keys-ask-clear")),
    ("Esc", phrase!("keys-go-back")),
];

const GAME: &str = "G";
const CLEAR: &str = "Delete";

/// Below this width what the coach says stands below the position.
const NARROW: f32 = 600.0;
/// Below this height the position scrolls, with what is seldom changed at its end.
const LOW: f32 = 520.0;
/// The part of what the coach says, and how wide it is at least and at most.
const SIDE: f32 = 0.3;
const LEAST_SIDE: f32 = 270.0;
const MOST_SIDE: f32 = 460.0;
/// A pad or a board is at least so high, and what stands around it in a low window.
const LEAST: f32 = 240.0;
const AROUND: f32 = 190.0;
/// The side of a die that is typed, and of a face to click.
const DIE: f32 = 40.0;
const FACE: f32 = 28.0;

impl Default for Ask {
    fn default() -> Ask {
        Ask {
            game: GameKind::Express,
            pad: FilledPad::default(),
            board: Board::default(),
            on_pad: None,
            on_board: None,
            refused: None,
            is_from_game: false,
        }
    }
}

impl<G: Hosted> Asked<G> {
    /// Shows the choice in this place, or the last of so many.
    fn show(&mut self, place: usize, count: usize) -> Task<Message> {
        self.shown = place.min(count.saturating_sub(1));
        moment::scroll_to(self.shown)
    }

    /// Takes the answer to what is asked now.
    fn hear(asked: &mut Option<Asked<G>>, (question, said): (G::Question, Said<G>)) {
        if let Some(asked) = asked.as_mut().filter(|asked| asked.question == question) {
            asked.said = Some(said);
        }
    }

    /// Asks, unless it is asked already; `told` is the message with the answer.
    fn ask(
        asked: &mut Option<Asked<G>>,
        question: Option<G::Question>,
        told: fn(Answered<G>) -> Message,
    ) -> Task<Message> {
        let Some(question) = question else {
            *asked = None;
            return Task::none();
        };
        if asked
            .as_ref()
            .is_some_and(|asked| asked.question == question)
        {
            return Task::none();
        }
        let put = question.clone();
        let think = move |token: &Token| {
            // What is passed by on the way to another position is not thought about.
            token.sleep(GLANCE);
            (!token.is_cancelled()).then(|| G::advise(put)).flatten()
        };
        let said = of_coach(|| background(think));
        let answer = question.clone();
        let (task, thinking) =
            cancellable(said.map(move |said| told(Box::new((answer.clone(), said)))));
        *asked = Some(Asked {
            question,
            said: None,
            shown: 0,
            _thinking: thinking,
        });
        task
    }
}

impl Ask {
    /// The message for a command, if it means something here.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        (command == Command::Back).then_some(Message::Leave)
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        if !press.is_bare() {
            return None;
        }
        if let Key::Char(character) = press.key
            && let Ok(die) = typing::die(character)
        {
            return Some(Message::Typed(die));
        }
        Some(match press.key {
            Key::Named(Named::Backspace) => Message::Erase,
            Key::Named(Named::ArrowUp) => Message::Step(0, 1),
            Key::Named(Named::ArrowDown) => Message::Step(0, -1),
            Key::Named(Named::ArrowLeft) => Message::Step(-1, 0),
            Key::Named(Named::ArrowRight) => Message::Step(1, 0),
            Key::Char(' ') => Message::Other,
            Key::Named(Named::PageUp) => Message::Worse(-1),
            Key::Named(Named::PageDown) => Message::Worse(1),
            Key::Char('g') => Message::Game(match self.game {
                GameKind::Express => GameKind::Classic,
                GameKind::Classic => GameKind::Express,
            }),
            Key::Named(Named::Delete) => Message::Clear,
            _ => return None,
        })
    }

    /// Applies the message, and returns what the program has to do.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::OnPad(answered) => Asked::hear(&mut self.on_pad, *answered),
            Message::OnBoard(answered) => Asked::hear(&mut self.on_board, *answered),
            Message::Show(place) => return Action::Run(self.show(place)),
            Message::Worse(by) => {
                let shown = match self.game {
                    GameKind::Express => self.on_pad.as_ref().map(|asked| asked.shown),
                    GameKind::Classic => self.on_board.as_ref().map(|asked| asked.shown),
                };
                let place = shown.unwrap_or_default().saturating_add_signed(by);
                return Action::Run(self.show(place));
            }
            Message::Leave => return Action::Leave,
            message => {
                self.refused = self.change(message).err();
            }
        }
        Action::Run(self.ask())
    }

    /// Shows the choice in this place, or the last one.
    fn show(&mut self, place: usize) -> Task<Message> {
        match self.game {
            GameKind::Express => self.on_pad.as_mut().map(|asked| {
                let count = pad::choices(asked).len();
                asked.show(place, count)
            }),
            GameKind::Classic => self.on_board.as_mut().map(|asked| {
                let count = board::plays(asked).len();
                asked.show(place, count)
            }),
        }
        .unwrap_or_else(Task::none)
    }

    /// Changes what is set up, or says why that stands in no game.
    fn change(&mut self, message: Message) -> Result<(), String> {
        let (pad, board) = (&mut self.pad, &mut self.board);
        match (message, self.game) {
            (Message::Game(game), _) => self.game = game,
            (Message::Pad(edit), _) => pad.edit(edit).map_err(words::impossible_pad)?,
            (Message::Board(edit), _) => board.edit(edit).map_err(words::impossible_board)?,
            (Message::Step(right, up), GameKind::Express) => {
                pad.step(right, up).map_err(words::impossible_pad)?;
            }
            (Message::Step(right, up), GameKind::Classic) => {
                board.step(right, up).map_err(words::impossible_board)?;
            }
            (Message::Other, GameKind::Express) => {
                pad.name_other().map_err(words::impossible_pad)?;
            }
            (Message::Other, GameKind::Classic) => board.take_other(),
            (Message::Clear, GameKind::Express) => pad.clear(),
            (Message::Clear, GameKind::Classic) => {
                board.clear().map_err(words::impossible_board)?;
            }
            (Message::Typed(die), GameKind::Express) => {
                type_die::<{ Throw::DICE }>(&mut pad.typed, die);
            }
            (Message::Typed(die), GameKind::Classic) => {
                type_die::<{ Roll::DICE }>(&mut board.typed, die);
            }
            (Message::TakeBack(place), _) => self.typed().remove(place),
            (Message::Erase, _) => self.typed().pop(),
            _ => {}
        }
        Ok(())
    }

    /// The dice of the game that is looked at.
    fn typed(&mut self) -> &mut Typing {
        match self.game {
            GameKind::Express => &mut self.pad.typed,
            GameKind::Classic => &mut self.board.typed,
        }
    }

    /// Asks the coach about what is set up now.
    fn ask(&mut self) -> Task<Message> {
        match self.game {
            GameKind::Express => Asked::ask(&mut self.on_pad, self.pad.question(), Message::OnPad),
            GameKind::Classic => {
                Asked::ask(&mut self.on_board, self.board.question(), Message::OnBoard)
            }
        }
    }

    /// Sets up what is looked at in a game.
    fn take_over(&mut self, game: &AnyGame) {
        match game {
            AnyGame::Express(open) => {
                let filled = open.moment();
                let filled = filled.and_then(|(seen, place)| FilledPad::of(&seen, place));
                self.pad = filled.unwrap_or_default();
                self.game = GameKind::Express;
            }
            AnyGame::Classic(open) => {
                let board = open.moment();
                let board = board.and_then(|(seen, place)| Board::of(&seen, place));
                self.board = board.unwrap_or_default();
                self.game = GameKind::Classic;
            }
        }
        self.refused = None;
        self.is_from_game = true;
    }

    /// The position, and what the coach says of it.
    pub fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        let margin = zone::margin(within.width);
        if within.width < NARROW {
            let width = within.width - 2.0 * (margin + gap::M);
            let position = self.position(Some(Size::new(width, LEAST)));
            // What is refused is told where it was tried.
            let position = column![position].push(self.refusal()).spacing(gap::S);
            let asked = column(self.asked(width)).spacing(gap::S);
            let said = column(self.said().view(None)).spacing(gap::S);
            let all = column![card(asked), card(position), card(said)];
            return scrollable(all.spacing(margin).padding(margin)).into();
        }
        let side = (within.width * SIDE).clamp(LEAST_SIDE, MOST_SIDE);
        let left = within.width - side - 3.0 * margin;
        let position = if within.height < LOW {
            let height = (within.height - AROUND).max(LEAST);
            let room = Size::new(zone::inner(left, margin), height);
            zone::side(self.position(Some(room)), left, margin)
        } else {
            zone::main(self.position(None), margin)
        };
        let parts = self
            .asked(zone::inner(side, margin))
            .into_iter()
            .chain(self.refusal());
        let coach = if within.height < LOW {
            let coach = column(parts.chain(self.said().view(None)));
            zone::side(coach.spacing(gap::S), side, margin)
        } else {
            // The list and what is said below it scroll by themselves, so that nothing around them has to.
            let [list, told] = self.said().view(Some(moment::most(within)));
            let told = scrollable(told).width(Fill).height(Fill).spacing(gap::XS);
            let coach = column(parts.chain([list, told.into()])).spacing(gap::S);
            let coach = container(coach).padding(margin).width(side).height(Fill);
            coach.style(theme::container::card).into()
        };
        row![position, coach].spacing(margin).padding(margin).into()
    }

    /// What is set up with the ways to change it; in this room or, with what is seldom changed above it, in all that is left.
    fn position(&self, room: Option<Size>) -> Element<'_, Message> {
        let games = [GameKind::Express, GameKind::Classic].map(|game| {
            let is_chosen = game == self.game;
            option(words::kind(game), GAME, is_chosen, Message::Game(game))
        });
        let clear = control(
            say!("ask-clear"),
            CLEAR,
            theme::button::quiet,
            Some(Message::Clear),
        );
        let head = row![options(games), space().width(Fill), clear].align_y(Center);
        let (setting, pieces, about) = match self.game {
            GameKind::Express => (self.pad.setting(), None, say!("ask-pad-about")),
            GameKind::Classic => (
                self.board.setting(),
                Some(self.board.choice_of_piece()),
                say!("ask-board-about"),
            ),
        };
        let about = text(about).size(size::CAPTION).style(theme::text::soft);
        let lines = match room {
            Some(room) => {
                let lines = column![head].push(pieces);
                lines.push(self.body(room)).push(about).push(setting)
            }
            None => {
                let body = responsive(|room| self.body(room));
                let lines = column![head, setting].push(pieces);
                lines.push(body).push(about)
            }
        };
        lines.spacing(gap::S).into()
    }

    /// The pad or the board, with the choice that is shown.
    fn body(&self, room: Size) -> Element<'_, Message> {
        let least = Size::new(room.width, room.height.max(LEAST));
        let body = match self.game {
            GameKind::Express => self.pad.view(self.on_pad.as_ref(), least),
            GameKind::Classic => self.board.view(self.on_board.as_ref(), least),
        };
        let missing = Size::new(0.0, least.height - room.height);
        in_reach(container(body).center_x(Fill), room, missing)
    }

    /// Why what was tried last stands in no game.
    fn refusal(&self) -> Option<Element<'_, Message>> {
        let refused = self.refused.as_ref();
        refused.map(|why| banner::refusal(why.as_str()))
    }

    /// The title with the way back, in this room from left to right, and the dice.
    fn asked(&self, room: f32) -> Vec<Element<'_, Message>> {
        let back = control(
            say!("common-back"),
            "Esc",
            theme::button::quiet,
            Some(Message::Leave),
        );
        // Beside the way back a long title has smaller letters.
        let title = say!("ask-title");
        let beside = width_of(&say!("common-back"), size::BODY, theme::MEDIUM) + 2.0 * gap::M;
        let is_whole = |&letters: &f32| width_of(&title, letters, theme::BOLD) + beside < room;
        let letters = [size::HEADING, size::LABEL].into_iter().find(is_whole);
        let letters = letters.unwrap_or(size::BODY);
        let title = text(title).size(letters).font(theme::BOLD).width(Fill);
        let (typed, count, first) = match self.game {
            GameKind::Express => (&self.pad.typed, Throw::DICE, say!("ask-dice")),
            GameKind::Classic => (&self.board.typed, Roll::DICE, say!("ask-dice-or-none")),
        };
        vec![
            row![title, back].align_y(Center).into(),
            typed.places(count, DIE, Message::TakeBack),
            typed.asked(count, first, FACE, Message::Typed),
        ]
    }

    /// What the coach says.
    fn said(&self) -> Told<'_> {
        match self.game {
            GameKind::Express => self.pad.said(self.on_pad.as_ref()),
            GameKind::Classic => self.board.said(self.on_board.as_ref()),
        }
    }
}

/// What the coach says of a position.
#[derive(Default)]
struct Told<'a> {
    /// What the values are.
    measure: String,
    /// All that can be chosen, the best first.
    choices: Vec<Ranked>,
    /// The place of the one that is shown.
    shown: usize,
    word: Option<Element<'a, Message>>,
    told: Vec<String>,
}

impl<'a> Told<'a> {
    fn word(word: Element<'a, Message>) -> Told<'a> {
        Told {
            word: Some(word),
            ..Told::default()
        }
    }

    /// The list of choices, which scrolls where it may be so high `most`, and what is said below it.
    fn view(self, most: Option<f32>) -> [Element<'a, Message>; 2] {
        let list = (!self.choices.is_empty()).then(|| {
            let list = moment::ranked(self.choices, self.shown, most, Message::Show);
            column![moment::measure(self.measure), list]
        });
        let told = self.told.into_iter();
        let told = told.map(|words| text(words).size(size::BODY).into());
        let told = column![].push(self.word).extend(told).spacing(gap::S);
        [column![].push(list).into(), told.into()]
    }
}

/// One more die, the first of others where there are enough.
fn type_die<const COUNT: usize>(typed: &mut Typing, die: Die) {
    if typed.dice::<COUNT>().is_some() {
        typed.clear();
    }
    typed.push::<COUNT>(die);
}

/// What stands in the place of advice: that the coach thinks, or that it has failed.
fn no_advice<'a, G: Hosted>(asked: &Asked<G>) -> Element<'a, Message> {
    match asked.said {
        Some(Err(failed)) => banner::refusal(failed.to_string()),
        _ => soft(say!("common-hint-thinking")),
    }
}

/// A few words beside something.
fn soft<'a>(words: String) -> Element<'a, Message> {
    text(words).size(size::BODY).style(theme::text::soft).into()
}

impl App {
    /// Shows what is looked at in the game on the screen, ready to be changed.
    pub(super) fn ask_from_game(&mut self, is_noted: bool) -> Task<super::Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let mut ask = self.set_up.take().unwrap_or_default();
        ask.take_over(game);
        let noted = if is_noted {
            self.note_game()
        } else {
            Task::none()
        };
        let asking = ask.ask().map(super::Message::Ask);
        self.go_to(Screen::Ask(ask));
        Task::batch([noted, asking])
    }

    /// Goes back to where the coach was asked from.
    fn leave_ask(&mut self, is_from_game: bool) -> Task<super::Message> {
        match self.aside.take_if(|_| is_from_game) {
            Some(game) => self.show_game(*game),
            None => self.show_home(),
        }
    }

    /// Shows the position that was set up last.
    pub(super) fn show_ask(&mut self) -> Task<super::Message> {
        let mut ask = self.set_up.take().unwrap_or_default();
        ask.is_from_game = false;
        let asking = ask.ask().map(super::Message::Ask);
        self.show_screen(Screen::Ask(ask), asking)
    }

    /// Applies a message about a position that is set up, or what the coach says once the screen was left.
    pub(super) fn on_ask(&mut self, message: Message) -> Task<super::Message> {
        let ask = match (&mut self.screen, &mut self.set_up) {
            (Screen::Ask(ask), _) | (_, Some(ask)) => ask,
            _ => return Task::none(),
        };
        match ask.update(message) {
            Action::Run(task) => task.map(super::Message::Ask),
            Action::Leave => {
                let is_from_game = ask.is_from_game;
                self.leave_ask(is_from_game)
            }
        }
    }
}
