//! The table on which a question lies, of either game.

use iced::{Size, Subscription};

use crate::app::game_ui::{Act, GameUi, PlayScreen};
use crate::app::keymap::Press;
use crate::app::widget::Element;
use crate::app::{classic, express};
use crate::coach::classic::Values;
use crate::coach::express::ValueTable;
use crate::coach::review::classic::{Choice, Moment as BoardMoment};
use crate::coach::review::express::Moment;
use crate::coach::review::{Judged, Measure};
use crate::rules::Seat;
use crate::rules::classic::{Decision, Phase};
use crate::session::classic::Event as BoardEvent;
use crate::session::{AnySession, Classic, Event, Express, Session};
use crate::store::{QuizKind, Settings};
use crate::table::{Host, Input, Record};
use crate::text::{self as words, say};

/// The table of a question.
#[derive(Debug)]
pub enum Table {
    /// A pad and a throw.
    Express(Game<Express>),
    /// A board, and a roll or a decision.
    Board(Game<Classic>),
}

/// A game up to a choice, and its table.
#[derive(Debug)]
pub struct Game<G: QuizUi> {
    host: Host<G>,
    play: G::Play,
}

/// What happens at the table of a game.
type OfGame<G> = <<G as GameUi>::Play as PlayScreen<G>>::Message;

/// What happens at the table of a question.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// On the pad.
    Express(OfGame<Express>),
    /// On the board.
    Board(OfGame<Classic>),
}

/// A choice that was made.
#[derive(Debug)]
pub struct Answer {
    /// What was chosen, in words that begin a sentence.
    pub chosen: String,
    /// The best choice, within a sentence.
    pub best: String,
    /// What was lost; nothing by a choice that is as good as the best one.
    pub loss: f64,
    /// Why something was lost, once that is known.
    pub why: Option<String>,
    /// The place of the best choice on the table.
    place: Option<usize>,
}

/// Finds out why something was lost, which may take its time.
pub type Why = Box<dyn FnOnce() -> Option<String> + Send>;

/// What a quiz has to know of a game.
pub trait QuizUi: GameUi {
    /// What is asked about: this question of so many, from the game of one of this name.
    fn title(session: &Session<Self>, question: [usize; 2], name: String) -> String;

    /// The question itself.
    fn question(session: &Session<Self>) -> String;

    /// Whether a message of the table leads to a choice, and to nothing that a question has no place for.
    fn chooses(message: &OfGame<Self>) -> bool;

    /// The message that shows the choice in this place.
    fn shows(place: usize) -> OfGame<Self>;

    /// What the choice is worth that people make with this input; nothing where it is none.
    fn weigh(session: &Session<Self>, input: Input<Self>) -> Option<(Answer, Why)>;
}

impl Table {
    /// The table of a question.
    pub fn new(session: AnySession) -> Table {
        match session {
            AnySession::Express(session) => Table::Express(Game::new(session)),
            AnySession::Classic(session) => Table::Board(Game::new(session)),
        }
    }

    /// What is asked about: this question of so many, from the game of one of this name.
    pub fn title(&self, question: [usize; 2], name: String) -> String {
        match self {
            Table::Express(game) => QuizUi::title(game.host.session(), question, name),
            Table::Board(game) => QuizUi::title(game.host.session(), question, name),
        }
    }

    /// The question itself.
    pub fn question(&self) -> String {
        match self {
            Table::Express(game) => QuizUi::question(game.host.session()),
            Table::Board(game) => QuizUi::question(game.host.session()),
        }
    }

    /// The message for a key.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match self {
            Table::Express(game) => game.on_key(press).map(Message::Express),
            Table::Board(game) => game.on_key(press).map(Message::Board),
        }
    }

    /// The frames of the table.
    pub fn subscription(&self) -> Subscription<Message> {
        match self {
            Table::Express(game) => game.play.subscription().map(Message::Express),
            Table::Board(game) => game.play.subscription().map(Message::Board),
        }
    }

    /// Lets people look at the table and make the choice, and nothing else; and judges it.
    pub fn update(&mut self, message: Message) -> Option<(Answer, Why)> {
        match (self, message) {
            (Table::Express(game), Message::Express(message)) => game.update(message),
            (Table::Board(game), Message::Board(message)) => game.update(message),
            (Table::Express(_), Message::Board(_)) | (Table::Board(_), Message::Express(_)) => None,
        }
    }

    /// The table within this room.
    pub fn view<'a>(&'a self, settings: &Settings, within: Size) -> Element<'a, Message> {
        match self {
            Table::Express(game) => game.view(settings, within).map(Message::Express),
            Table::Board(game) => game.view(settings, within).map(Message::Board),
        }
    }
}

impl<G: QuizUi> Game<G> {
    fn new(session: Session<G>) -> Game<G> {
        let host = Host::new(session, Record::default());
        Game {
            play: G::Play::new(&host),
            host,
        }
    }

    fn on_key(&self, press: Press) -> Option<OfGame<G>> {
        let message = self.play.on_key(press, &self.host);
        message.filter(G::chooses)
    }

    fn update(&mut self, message: OfGame<G>) -> Option<(Answer, Why)> {
        if !G::chooses(&message) {
            return None;
        }
        let Act::Do(input) = self.play.update(message, &self.host) else {
            return None;
        };
        let (answer, why) = G::weigh(self.host.session(), input)?;
        // The best choice is shown beside the answer.
        if let Some(place) = answer.place {
            self.play.update(G::shows(place), &self.host);
        }
        Some((answer, why))
    }

    fn view<'a>(&'a self, settings: &Settings, within: Size) -> Element<'a, OfGame<G>> {
        self.play.view(&self.host, settings, None, within)
    }
}

impl QuizUi for Express {
    fn title(session: &Session<Express>, [number, count]: [usize; 2], name: String) -> String {
        say!(
            "lessons-quiz-question",
            number = number,
            count = count,
            name = name,
            throw = session.table().last_throw().get()
        )
    }

    fn question(_: &Session<Express>) -> String {
        say!("lessons-quiz-ask")
    }

    fn chooses(message: &express::play::Message) -> bool {
        use express::play::Message::{Choose, Confirm, Entered, Left, Move, Tumbled, Want};

        matches!(
            message,
            Choose(_) | Confirm | Entered(_) | Left(_) | Move(..) | Tumbled(_) | Want(_)
        )
    }

    fn shows(place: usize) -> express::play::Message {
        express::play::Message::Entered(place)
    }

    fn weigh(session: &Session<Express>, input: Input<Express>) -> Option<(Answer, Why)> {
        let Input::Write(Event::Choice { choice, throw, .. }, _) = input else {
            return None;
        };
        let (pad, round) = (
            session.table().pads()[Seat::FIRST],
            session.table().round(throw)?,
        );
        let values = ValueTable::shipped(session.setup().penalty()).ok()?;
        let moment = Moment::of(values, throw, &pad, round.throw(), choice)?;
        let answer = Answer {
            chosen: words::choice(&moment.chosen),
            best: words::choice(&moment.best),
            loss: moment.loss(),
            why: None,
            place: pad
                .choices(round.throw())
                .iter()
                .position(|&choice| choice == moment.best),
        };
        let why = move || moment.cause(values).map(|cause| words::cause(&cause));
        Some((answer, Box::new(why)))
    }
}

impl QuizUi for Classic {
    fn title(session: &Session<Classic>, [number, count]: [usize; 2], name: String) -> String {
        say!(
            "lessons-quiz-question-turn",
            number = number,
            count = count,
            name = name,
            turn = session.table().turn().get()
        )
    }

    fn question(session: &Session<Classic>) -> String {
        match session.table().phase() {
            Phase::Roll { .. } => say!("board-roll-on-or-stop"),
            _ => say!("lessons-quiz-ask"),
        }
    }

    fn chooses(message: &classic::play::Message) -> bool {
        use classic::play::Message::{Choose, Confirm, Entered, Left, Move, Roll, Stop, Want};

        matches!(
            message,
            Choose(_) | Confirm | Entered(_) | Left(_) | Move(_) | Roll | Stop | Want(_)
        )
    }

    fn shows(place: usize) -> classic::play::Message {
        classic::play::Message::Entered(place)
    }

    fn weigh(session: &Session<Classic>, input: Input<Classic>) -> Option<(Answer, Why)> {
        let choice = match input {
            Input::Write(BoardEvent::Play { play, .. }, _) => Choice::Play(play),
            Input::Write(BoardEvent::Decision { decision, .. }, _) => Choice::Decision(decision),
            Input::Throw => Choice::Decision(Decision::RollOn),
            _ => return None,
        };
        let moment = BoardMoment::of(Values::built_in(), session.table(), choice)?;
        let answer = Answer {
            chosen: words::move_ahead(moment.chosen.choice),
            best: words::board_choice(moment.best.choice),
            loss: moment.loss(),
            why: None,
            place: moment
                .position
                .plays(&moment.roll)
                .iter()
                .position(|&play| Choice::Play(play) == moment.best.choice),
        };
        let players = session.players().to_vec();
        let why = move || words::board_cause(&moment, &players);
        Some((answer, Box::new(why)))
    }
}

/// What the losses of a quiz are.
pub fn measure(kind: QuizKind) -> Measure {
    match kind {
        QuizKind::Express => Measure::Points,
        QuizKind::Board => Measure::Chance,
        QuizKind::BoardAlone => Measure::Turns,
    }
}
