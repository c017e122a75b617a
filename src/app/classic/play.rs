//! The board while it is played: dice are typed or rolled, a split is played, the turn goes on or stops.
//!
//! What waits follows from the session; the stage only says where the people are in answering it.

mod correction;
mod hint;
mod moment;
mod players;
mod roll;
pub(super) mod splits;
mod view;

use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::{Subscription, window};

use self::correction::{corrected, stands};
use self::moment::{Moment, What};
use super::{Hint, Place, Question};
use crate::app::keymap::{Key, Press};
use crate::app::room::Room;
use crate::app::screens::PlayScreen;
use crate::app::timer::{About, Thought};
use crate::app::tumble::{TUMBLE, Tumble};
use crate::app::typing::{self, Typing};
use crate::app::widget::Element;
use crate::app::word::Word;
use crate::app::words;
use crate::rules::classic::{self, Decision, Entry, Phase, Position, Step};
use crate::rules::dice::{Die, Sum};
use crate::session::Classic;
use crate::session::classic::Event;
use crate::store::{House, Settings};

type Session = crate::session::Session<Classic>;

/// The board while it is played.
#[derive(Debug, Clone)]
pub struct Play {
    stage: Stage,
    typed: Typing,
    word: Option<Word>,
    tumble: Option<Tumble>,
    moment: Option<Moment>,
    /// What the coach says of what is shown.
    hint: Option<Hint>,
    /// Whether the program has decided to roll on and waits for real dice.
    has_rolled_on: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The two dice of this roll for the start are awaited.
    RollOff { number: usize },
    /// The four dice of this roll are awaited, or a stop.
    Roll { number: usize },
    /// A play of this roll is awaited.
    Play {
        number: usize,
        /// The play under the pointer or the keys, by its place among the legal ones.
        lit: Option<usize>,
    },
    /// Whether the turn went on after this roll is awaited.
    Decision { number: usize },
    /// The game is won.
    Over,
}

/// What happens at the board.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A character was typed.
    Typed(char),
    /// A face was clicked.
    Face(Die),
    /// One step back was asked for.
    Erase,
    /// The app's dice are to roll.
    Roll,
    /// The turn is to end.
    Stop,
    /// The turn goes on after a roll that a correction has left open.
    RollOn,
    /// The pointer came to a play.
    Entered(usize),
    /// The pointer left a play.
    Left(usize),
    /// The keys move over the plays.
    Move(isize),
    /// A play was made.
    Choose(usize),
    /// The play under the keys was made.
    Confirm,
    /// What has just happened has been seen.
    Seen,
    /// The result of the game, which is over, is asked for.
    Result,
    /// A frame of what moves.
    Frame(Instant),
}

impl PlayScreen<Classic> for Play {
    type Message = Message;

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1 … 6", "Type the dice that lie on the table"),
        (
            "Space, R",
            "Roll the app's dice; where a correction asks, the turn went on",
        ),
        ("S", "Stop, and keep what was gained"),
        ("A … F", "Play the pairs with this letter"),
        ("Arrows", "Go through the plays; Enter makes the one shown"),
        ("Backspace", "Take back the last die, play or stop"),
        ("Esc", "Back to whose turn it is"),
    ];

    fn new(session: &Session, _house: House) -> Play {
        let mut play = Play {
            stage: Stage::Over,
            typed: Typing::default(),
            word: None,
            tumble: None,
            moment: None,
            hint: None,
            has_rolled_on: false,
        };
        play.settle(session);
        play
    }

    fn is_over(&self) -> bool {
        self.stage == Stage::Over && self.moment.is_none()
    }

    fn is_covered(&self) -> bool {
        false
    }

    fn thought(&self, session: &Session) -> Option<Thought> {
        if self.tumble.is_some() || self.moment.is_some() || self.is_correcting(session) {
            return None;
        }
        let table = session.table();
        let (about, seat) = match table.phase() {
            Phase::Play(number) => (About::Play(number), table.step(number)?.seat()),
            Phase::Roll {
                number,
                seat,
                may_stop: true,
            } if self.typed.is_empty() => (About::RollOn(number), seat),
            _ => return None,
        };
        session
            .level(seat)
            .is_none()
            .then_some(Thought { about, seat })
    }

    fn correct(&mut self, place: Place) {
        self.hint = None;
        self.typed.clear();
        self.word = None;
        self.stage = match place {
            Place::RollOff(number) => Stage::RollOff { number },
            Place::Roll(number) => Stage::Roll { number },
            Place::Play(number) => Stage::Play { number, lit: None },
            Place::Decision(number) => Stage::Decision { number },
        };
    }

    fn follow(&mut self, event: Event, is_undone: bool, session: &Session) {
        self.typed.clear();
        self.tumble = None;
        self.moment = None;
        // Whoever takes back what lay on the table takes no decision back that came before it.
        self.has_rolled_on =
            is_undone && session.setup().dice().are_real() && matches!(event, Event::Roll { .. });
        self.settle(session);
        let what = match event {
            Event::RollOff { number, dice } => {
                format!("roll {number} for the start, {dice}")
            }
            Event::Roll { number, roll } => format!("roll {number}, {roll}"),
            Event::Play { roll, play } => format!("{play} of roll {roll}"),
            Event::Decision {
                roll,
                decision: Decision::Stop,
            } => format!("the stop after roll {roll}"),
            Event::Decision {
                roll,
                decision: Decision::RollOn,
            } => format!("rolling on after roll {roll}"),
            Event::Seating(seating) => words::seating(&seating, session.players()),
        };
        self.word = Some(Word::Notice(words::followed(&what, is_undone)));
    }

    fn back(&mut self, session: &Session) {
        self.typed.clear();
        self.word = None;
        self.moment = None;
        self.settle(session);
    }

    fn question(&self, session: &Session, _: Option<i32>) -> Option<Question> {
        match self.stage {
            Stage::Play { .. } => {
                let step = self.step(session)?;
                Some(Question {
                    position: step.before().clone(),
                    roll: Some(*step.roll()),
                })
            }
            Stage::Roll { .. } if session.table().position().is_running() => Some(Question {
                position: session.table().position().clone(),
                roll: None,
            }),
            Stage::RollOff { .. } | Stage::Roll { .. } | Stage::Decision { .. } | Stage::Over => {
                None
            }
        }
    }

    fn advised(&mut self, hint: Hint) {
        self.word = None;
        self.hint = Some(hint);
    }

    fn tell(&mut self, words: &str) {
        self.word = Some(Word::Notice(words.to_owned()));
    }

    fn is_correcting(&self, session: &Session) -> bool {
        self.stage.unlit() != awaited(session)
    }

    fn rest(&self) -> Duration {
        let tumble = self.tumble.map_or(Duration::ZERO, |_| TUMBLE);
        tumble
            + self
                .moment
                .as_ref()
                .map_or(Duration::ZERO, |_| moment::SPAN)
    }

    fn rolls_on(&mut self) {
        self.has_rolled_on = true;
        if matches!(self.word, Some(Word::Refusal(_))) {
            self.word = None;
        }
    }

    fn has_rolled_on(&self) -> bool {
        self.has_rolled_on
    }

    fn programmed(&mut self, event: Event, session: &mut Session, settings: &Settings) -> bool {
        self.typed.clear();
        self.moment = None;
        self.word = None;
        let is_roll = matches!(event, Event::Roll { .. } | Event::RollOff { .. });
        let is_recorded = self.record(event, session);
        if settings.tumble && is_roll {
            self.tumble = Some(Tumble::start());
        }
        is_recorded
    }

    const RESULT: Message = Message::Result;

    fn on_key(&self, press: Press, session: &Session) -> Option<Message> {
        if !press.is_bare() {
            return None;
        }
        let choosing = matches!(self.stage, Stage::Play { .. });
        match press.key {
            Key::Named(Named::Enter) | Key::Char(' ') if self.moment.is_some() => {
                Some(Message::Seen)
            }
            Key::Named(Named::Enter) | Key::Char(' ' | 'r')
                if matches!(self.stage, Stage::Decision { .. }) =>
            {
                Some(Message::RollOn)
            }
            Key::Named(Named::Enter) if self.rolls(session) => Some(Message::Roll),
            Key::Char(' ' | 'r') if !choosing && self.stage != Stage::Over => Some(Message::Roll),
            Key::Char('s') => Some(Message::Stop),
            Key::Char(c @ 'a'..='f') if choosing => {
                Some(Message::Choose(c as usize - 'a' as usize))
            }
            Key::Char(c) if c.is_alphanumeric() => Some(Message::Typed(c)),
            Key::Named(Named::Backspace) => Some(Message::Erase),
            Key::Named(Named::ArrowUp | Named::ArrowLeft) if choosing => Some(Message::Move(-1)),
            Key::Named(Named::ArrowDown | Named::ArrowRight) if choosing => Some(Message::Move(1)),
            Key::Named(Named::Enter) if choosing => Some(Message::Confirm),
            _ => None,
        }
    }

    fn subscription(&self) -> Subscription<Message> {
        if self.tumble.is_some() || self.moment.is_some() {
            window::frames().map(Message::Frame)
        } else {
            Subscription::none()
        }
    }

    fn update(&mut self, message: Message, session: &mut Session, settings: &Settings) -> bool {
        if !matches!(
            message,
            Message::Frame(_) | Message::Entered(_) | Message::Left(_)
        ) {
            self.tumble = None;
            self.word = None;
            self.moment = None;
        }
        match message {
            Message::Typed(character) => return self.typed(character, session),
            Message::Face(die) => return self.push(die, session),
            Message::Erase => return self.erase(session),
            Message::Roll => return self.roll(session, settings.tumble),
            Message::Stop => return self.decide(Decision::Stop, session),
            Message::RollOn => return self.decide(Decision::RollOn, session),
            Message::Entered(place) => {
                if let Stage::Play { lit, .. } = &mut self.stage {
                    *lit = Some(place);
                }
            }
            Message::Left(place) => {
                if let Stage::Play { lit, .. } = &mut self.stage
                    && *lit == Some(place)
                {
                    *lit = None;
                }
            }
            Message::Move(step) => {
                let count = self.plays(session).len();
                if let Stage::Play { lit, .. } = &mut self.stage
                    && count > 0
                {
                    *lit = Some(match *lit {
                        None => 0,
                        Some(place) => (place + count).saturating_add_signed(step) % count,
                    });
                }
            }
            Message::Choose(place) => return self.choose(place, session),
            Message::Confirm => match self.stage {
                Stage::Play {
                    lit: Some(place), ..
                } => return self.choose(place, session),
                _ => self.back(session),
            },
            Message::Seen | Message::Result => {}
            Message::Frame(now) => match self.tumble {
                Some(tumble) => self.tumble = tumble.at(now),
                None => self.moment = self.moment.take().and_then(|moment| moment.at(now)),
            },
        }
        false
    }

    fn view<'a>(
        &'a self,
        session: &'a Session,
        settings: &Settings,
        room: Room,
    ) -> Element<'a, Message> {
        self.table(session, settings.show_odds, room)
    }
}

impl Play {
    /// Whether the app's dice are awaited.
    fn rolls(&self, session: &Session) -> bool {
        let is_next = match (self.stage, session.table().phase()) {
            (Stage::RollOff { number }, Phase::RollOff { number: next, .. })
            | (Stage::Roll { number }, Phase::Roll { number: next, .. }) => number == next,
            _ => false,
        };
        is_next && !session.setup().dice().are_real()
    }

    fn typed(&mut self, character: char, session: &mut Session) -> bool {
        match (self.stage, typing::die(character)) {
            (Stage::RollOff { .. } | Stage::Roll { .. }, _) if self.rolls(session) => {
                self.refuse("The app rolls the dice here: Space rolls them.");
            }
            (Stage::RollOff { .. } | Stage::Roll { .. }, Ok(die)) => {
                return self.push(die, session);
            }
            (Stage::RollOff { .. } | Stage::Roll { .. }, Err(words)) => self.refuse(words),
            (Stage::Play { number, .. }, Ok(_)) if session.table().waiting() != Some(number) => {
                // Only the view is still at a play.
                self.back(session);
                return self.typed(character, session);
            }
            (Stage::Play { .. }, Ok(_)) => {
                self.refuse("All four dice are rolled: play a pair or both first (C3).");
            }
            (Stage::Decision { .. }, _) => self.refuse("Did the turn go on or stop? R or S."),
            (Stage::Play { .. } | Stage::Over, _) => {}
        }
        false
    }

    fn push(&mut self, die: Die, session: &mut Session) -> bool {
        if self.is_program_deciding(session) {
            let name = &session.players()[session.table().position().turn()].name;
            self.refuse(format!(
                "{name} decides first whether to roll on or stop: Space."
            ));
            return false;
        }
        let event = match self.stage {
            Stage::RollOff { number } => self
                .typed
                .push(die)
                .map(|dice| Event::RollOff { number, dice }),
            Stage::Roll { number } => self
                .typed
                .push(die)
                .map(|roll| Event::Roll { number, roll }),
            Stage::Play { .. } | Stage::Decision { .. } | Stage::Over => None,
        };
        let Some(event) = event else {
            return false;
        };
        let is_recorded = self.record(event, session);
        if !matches!(self.stage, Stage::Play { .. }) {
            self.typed.clear();
        }
        is_recorded
    }

    /// Whether real dice wait until the program has decided to roll on.
    fn is_program_deciding(&self, session: &Session) -> bool {
        let table = session.table();
        matches!(self.stage, Stage::Roll { .. })
            && !self.has_rolled_on
            && !self.is_correcting(session)
            && table.position().may_stop()
            && session.level(table.position().turn()).is_some()
    }

    fn roll(&mut self, session: &mut Session, tumbles: bool) -> bool {
        if session.setup().dice().are_real() {
            self.refuse("Roll the dice on the table and type what they show.");
            return false;
        }
        if matches!(self.stage, Stage::Roll { .. }) && self.refuses_people(session) {
            return false;
        }
        let mut is_recorded = false;
        // One press rolls for everybody until it is decided who starts.
        while let (Stage::RollOff { number }, Phase::RollOff { number: next, .. }) =
            (self.stage, session.table().phase())
            && number == next
            && let Some(dice) = session.roll_off(number)
            && self.record(Event::RollOff { number, dice }, session)
        {
            is_recorded = true;
        }
        if !is_recorded
            && self.rolls(session)
            && let Stage::Roll { number } = self.stage
            && let Some(roll) = session.roll(number)
        {
            is_recorded = self.record(Event::Roll { number, roll }, session);
        }
        if is_recorded && tumbles {
            self.tumble = Some(Tumble::start());
        }
        is_recorded
    }

    fn decide(&mut self, decision: Decision, session: &mut Session) -> bool {
        if self.refuses_people(session) {
            return false;
        }
        let roll = match (self.stage, session.table().phase()) {
            (Stage::Decision { number }, _) => number,
            (Stage::Roll { number }, Phase::Roll { number: next, .. })
                if number == next && session.table().position().is_running() =>
            {
                number - 1
            }
            (Stage::Roll { .. }, _) => {
                self.refuse("Nothing is gained yet: roll first (C3).");
                return false;
            }
            (Stage::Play { .. }, _) => {
                self.refuse("Play a pair or both first (C3).");
                return false;
            }
            (Stage::RollOff { .. } | Stage::Over, _) => return false,
        };
        self.typed.clear();
        self.record(Event::Decision { roll, decision }, session)
    }

    fn erase(&mut self, session: &mut Session) -> bool {
        match self.stage {
            Stage::RollOff { .. } | Stage::Roll { .. } if !self.typed.is_empty() => {
                self.typed.pop();
                return false;
            }
            Stage::Play { number, .. } if !self.typed.is_empty() => {
                // The dice have just been typed: take the last one back.
                let last = session.log().done().last();
                if matches!(last, Some(&Event::Roll { number: last, .. }) if last == number) {
                    session.undo();
                    self.typed.pop();
                    self.has_rolled_on = true;
                    self.stage = Stage::Roll { number };
                    return true;
                }
            }
            _ => {}
        }
        if self.is_correcting(session) {
            self.back(session);
            return false;
        }
        match session.undo() {
            Some(event) => {
                self.follow(event, true, session);
                true
            }
            None => false,
        }
    }

    fn choose(&mut self, place: usize, session: &mut Session) -> bool {
        if self.refuses_people(session) {
            return false;
        }
        let Stage::Play { number, .. } = self.stage else {
            return false;
        };
        let plays = self.plays(session);
        let Some(&play) = plays.get(place) else {
            self.refuse(words::no_choice(plays.len()));
            return false;
        };
        self.typed.clear();
        self.record(Event::Play { roll: number, play }, session)
    }

    /// Lets an event happen, goes to what is awaited then, and tells what has come of it.
    fn record(&mut self, event: Event, session: &mut Session) -> bool {
        if stands(&event, session) {
            self.settle(session);
            return false;
        }
        let is_correction = self.is_correcting(session);
        let before = session.table().position().clone();
        let rolls = session.table().steps().len();
        if let Err(refusal) = session.record(event.clone()) {
            self.refuse(words::refused(&refusal, session.players()));
            return false;
        }
        self.has_rolled_on = false;
        self.settle(session);
        if is_correction {
            self.word = Some(Word::Notice(corrected(&event, session)));
            return true;
        }
        let table = session.table();
        let is_bust = table.steps().len() > rolls
            && table.steps().last().map(Step::entry) == Some(&Entry::Bust);
        if is_bust {
            self.word = Some(Word::Notice(busted(&before, session)));
            self.moment = Some(Moment::new(What::Bust, before));
        } else if let Event::Decision {
            decision: Decision::Stop,
            ..
        } = event
        {
            self.word = Some(Word::Notice(stopped(&before, session)));
            let won: Vec<Sum> = Sum::ALL
                .into_iter()
                .filter(|&column| before.winner_of(column).is_none())
                .filter(|&column| table.position().winner_of(column).is_some())
                .collect();
            if !won.is_empty() {
                self.moment = Some(Moment::new(What::Won(won), before));
            }
        } else if let (Event::RollOff { .. }, Some(first)) = (event, table.first()) {
            let name = &session.players()[first].name;
            self.word = Some(Word::Notice(format!("{name} starts.")));
        }
        true
    }

    /// Refuses what people would do in the turn of a seat that the program plays for.
    fn refuses_people(&mut self, session: &Session) -> bool {
        if self.is_correcting(session) || session.level(session.table().position().turn()).is_none()
        {
            return false;
        }
        let name = &session.players()[session.table().position().turn()].name;
        self.refuse(format!("The program plays for {name}."));
        true
    }

    fn refuse(&mut self, words: impl Into<String>) {
        self.word = Some(Word::Refusal(words.into()));
    }

    /// Goes to what the table waits for. The only play of a roll is lit, so that Enter makes it.
    fn settle(&mut self, session: &Session) {
        self.hint = None;
        self.stage = awaited(session);
        let is_only = self.plays(session).len() == 1;
        if let Stage::Play { lit, .. } = &mut self.stage
            && is_only
        {
            *lit = Some(0);
        }
    }

    /// The roll that a play is awaited for.
    fn step<'a>(&self, session: &'a Session) -> Option<&'a Step> {
        match self.stage {
            Stage::Play { number, .. } => session.table().step(number),
            _ => None,
        }
    }

    /// The legal plays of the roll that waits, as they are shown.
    fn plays(&self, session: &Session) -> Vec<classic::Play> {
        self.step(session).map_or_else(Vec::new, splits::plays)
    }

    /// The position that is shown, and what it would be after the play that is lit.
    fn positions(&self, session: &Session) -> (Position, Option<Position>) {
        if let Some(moment) = &self.moment {
            return (moment.position().clone(), None);
        }
        let Some(step) = self.step(session) else {
            return (session.table().position().clone(), None);
        };
        let lit = match self.stage {
            Stage::Play { lit, .. } => lit,
            _ => None,
        };
        let ghost = lit
            .and_then(|place| self.plays(session).get(place).copied())
            .and_then(|play| step.before().play(step.roll(), play).ok());
        (step.before().clone(), ghost)
    }
}

impl Stage {
    /// The same with nothing under the pointer or the keys.
    fn unlit(self) -> Stage {
        match self {
            Stage::Play { number, .. } => Stage::Play { number, lit: None },
            other => other,
        }
    }
}

/// What the table waits for.
fn awaited(session: &Session) -> Stage {
    match session.table().phase() {
        Phase::RollOff { number, .. } => Stage::RollOff { number },
        Phase::Roll { number, .. } => Stage::Roll { number },
        Phase::Play(number) => Stage::Play { number, lit: None },
        Phase::Decision(number) => Stage::Decision { number },
        Phase::Over { .. } => Stage::Over,
    }
}

/// What a stop has come to.
fn stopped(before: &Position, session: &Session) -> String {
    let name = &session.players()[before.turn()].name;
    let spaces = words::counted(before.at_stake() as usize, "space");
    format!("{name} stops and keeps {spaces}.")
}

/// What a bust has cost.
fn busted(before: &Position, session: &Session) -> String {
    let name = &session.players()[before.turn()].name;
    match before.at_stake() {
        0 => format!("{name} busts."),
        lost => format!(
            "{name} busts and loses {}.",
            words::counted(lost as usize, "space")
        ),
    }
}
