//! The table while it is played: dice are typed or rolled, players choose.
//!
//! What waits follows from the session; the stage only says where the people are in answering it.

mod correction;
mod grid;
mod players;
mod secret;
mod throw;
mod view;

use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::{Subscription, window};

use self::correction::{corrected, is_about_earlier, is_correction, stands};
use self::secret::Secret;
use super::{Aim, Hint, Place, Question};
use crate::app::keymap::{Key, Press};
use crate::app::room::Room;
use crate::app::screens::PlayScreen;
use crate::app::timer::{About, Thought};
use crate::app::tumble::{TUMBLE, Tumble};
use crate::app::typing::{self, Typing};
use crate::app::widget::Element;
use crate::app::word::Word;
use crate::app::words;
use crate::rules::dice::{Die, Throw};
use crate::rules::express::{Cell, Choice, Entry, Pad, Phase};
use crate::session::{Event, Express, Session};
use crate::store::{House, Settings};

/// The table while it is played.
#[derive(Debug, Clone)]
pub struct Play {
    stage: Stage,
    /// The seat whose pad is large, and who chooses while choices are made.
    seat: usize,
    typed: Typing,
    word: Option<Word>,
    tumble: Option<Tumble>,
    /// What the coach says of the choices that are shown.
    hint: Option<Hint>,
    /// Who may see what, where choices are secret.
    secret: Option<Secret>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Stage {
    /// The dice of this throw are awaited.
    Dice { number: usize },
    /// A choice of this throw is awaited.
    Choice {
        number: usize,
        /// The choice under the pointer or the keys, by its place among the legal ones.
        lit: Option<usize>,
        /// The only fifth die whose choices are shown.
        only: Option<Die>,
    },
    /// Everybody is out.
    Over,
}

/// What happens at the table.
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
    /// The pointer came to a choice.
    Entered(usize),
    /// The pointer left a choice.
    Left(usize),
    /// The keys move over the grid of choices, by lines and columns.
    Move(isize, isize),
    /// A choice was made.
    Choose(usize),
    /// The choice under the keys was made.
    Confirm,
    /// Only choices with this fifth die are to be shown, or all again.
    Only(Die),
    /// A player is to be looked at, and may change their choice.
    Look(usize),
    /// The player before or after is to be looked at.
    LookBy(isize),
    /// The laptop is to go to this player.
    Pass(usize),
    /// The one to whom it was passed has it.
    Take,
    /// The choices that were revealed have been seen.
    Seen,
    /// The result of a game that is over is to be shown.
    Result,
    /// A frame of the tumbling dice.
    Tumbled(Instant),
}

impl PlayScreen<Express> for Play {
    type Message = Message;

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1 … 6", "Type the dice that lie on the table"),
        ("Space", "Roll the app's dice"),
        ("A … O", "Make the choice with this letter"),
        (
            "Arrows",
            "Go through the choices; Enter makes the one shown",
        ),
        ("Ctrl+1 … 6", "Show only choices with this fifth die"),
        (
            "Backspace",
            "Take back the last die, or go back to who chose last",
        ),
        (
            "Page Up, Page Down",
            "Look at the player before, the next player",
        ),
        ("Alt+1 … 8", "Look at this player's pad"),
        (
            "Enter, Space",
            "With secret choices: I have the laptop; go on",
        ),
        ("Esc", "Back to whose turn it is"),
    ];

    fn new(session: &Session, house: House) -> Play {
        let mut play = Play {
            stage: Stage::Over,
            seat: 0,
            typed: Typing::default(),
            word: None,
            tumble: None,
            hint: None,
            secret: house.secret.then(Secret::default),
        };
        play.settle(session, Some(0));
        play
    }

    fn is_over(&self) -> bool {
        self.stage == Stage::Over && !self.is_covered()
    }

    fn is_covered(&self) -> bool {
        self.cover().is_some()
    }

    fn thought(&self, session: &Session) -> Option<Thought> {
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        if self.is_covered() || self.tumble.is_some() || number < session.table().rounds().len() {
            return None;
        }
        let seat = self.first_from(self.seat, number, session);
        let waits = session.table().waiting().any(|cell| cell == (number, seat));
        (waits && session.level(seat).is_none()).then_some(Thought {
            about: About::Throw(number),
            seat,
        })
    }

    fn correct(&mut self, place: Place) {
        self.hint = None;
        self.typed.clear();
        self.word = None;
        self.uncover();
        self.stage = match place {
            Place::Throw(number) => Stage::Dice { number },
            Place::Choice(number, seat) => {
                self.seat = seat;
                Stage::Choice {
                    number,
                    lit: None,
                    only: None,
                }
            }
        };
    }

    fn follow(&mut self, event: Event, is_undone: bool, session: &Session) {
        self.typed.clear();
        self.tumble = None;
        self.uncover();
        if let Event::Choice { seat, .. } = event {
            self.seat = seat;
        }
        self.settle(session, None);
        let what = match event {
            Event::Throw { number, throw } => format!("throw {number}, {throw}"),
            Event::Choice {
                throw,
                seat,
                choice,
            } => {
                let name = &session.players()[seat].name;
                if self.hidden(session) == Some(throw) {
                    format!("{name}'s choice of throw {throw}")
                } else {
                    format!("{name}'s {choice} of throw {throw}")
                }
            }
            Event::Seating(seating) => words::seating(&seating, session.players()),
        };
        self.word = Some(Word::Notice(words::followed(&what, is_undone)));
    }

    fn back(&mut self, session: &Session) {
        self.typed.clear();
        self.word = None;
        self.uncover();
        self.settle(session, None);
    }

    fn question(&self, session: &Session, best: Option<i32>) -> Option<Question> {
        if self.is_covered() || self.is_aside(session) {
            return None;
        }
        let (pad, throw) = self.before(session)?;
        Some(Question {
            pad,
            throw,
            penalty: session.setup().penalty(),
            // One who has just gone out is not to be aimed at before that is revealed.
            aim: match self.hidden(session) {
                Some(_) => Aim::of(&session.without_open_choices(), best),
                None => Aim::of(session, best),
            },
        })
    }

    fn advised(&mut self, hint: Hint) {
        self.word = None;
        self.hint = Some(hint);
    }

    fn tell(&mut self, words: &str) {
        self.word = Some(Word::Notice(words.to_owned()));
    }

    fn is_correcting(&self, session: &Session) -> bool {
        match self.stage {
            Stage::Dice { number } => is_correction(number, session),
            Stage::Choice { number, .. } => {
                let waits = session.table().waiting().any(|(throw, _)| throw == number);
                number < session.table().rounds().len() && !waits
            }
            Stage::Over => false,
        }
    }

    fn rest(&self) -> Duration {
        self.tumble.map_or(Duration::ZERO, |_| TUMBLE)
    }

    fn programmed(&mut self, event: Event, session: &mut Session, settings: &Settings) -> bool {
        self.typed.clear();
        if let Event::Throw { throw, .. } = event {
            self.settle(session, None);
            return self.land(throw, session, settings.tumble);
        }
        let is_recorded = self.record(event, session);
        // Whoever is choosing is not disturbed.
        let asked = self.sits(session).unwrap_or(self.seat);
        let is_asked = session
            .table()
            .waiting()
            .any(|(_, seat)| seat == asked && session.level(seat).is_none());
        if !is_asked {
            self.settle(session, None);
        }
        is_recorded
    }

    const RESULT: Message = Message::Result;

    fn on_key(&self, press: Press, session: &Session) -> Option<Message> {
        if let Some(cover) = self.cover() {
            return cover.on_key(press);
        }
        let choosing = matches!(self.stage, Stage::Choice { .. });
        match press.key {
            Key::Char(c @ '1'..='8') if press.alt => {
                let seat = c as usize - '1' as usize;
                (seat < session.players().len()).then_some(Message::Look(seat))
            }
            Key::Char(c @ '1'..='6') if press.ctrl && choosing => {
                Die::new(c as u8 - b'0').map(Message::Only)
            }
            _ if !press.is_bare() => None,
            Key::Named(Named::Enter) if self.rolls(session) => Some(Message::Roll),
            Key::Char(' ') if self.may_throw(session) => Some(Message::Roll),
            Key::Char(c @ 'a'..='o') if choosing => {
                Some(Message::Choose(c as usize - 'a' as usize))
            }
            Key::Char(c) if c.is_alphanumeric() => Some(Message::Typed(c)),
            Key::Named(Named::Backspace) => Some(Message::Erase),
            Key::Named(Named::PageUp) => Some(Message::LookBy(-1)),
            Key::Named(Named::PageDown) => Some(Message::LookBy(1)),
            Key::Named(Named::ArrowUp) if choosing => Some(Message::Move(-1, 0)),
            Key::Named(Named::ArrowDown) if choosing => Some(Message::Move(1, 0)),
            Key::Named(Named::ArrowLeft) if choosing => Some(Message::Move(0, -1)),
            Key::Named(Named::ArrowRight) if choosing => Some(Message::Move(0, 1)),
            Key::Named(Named::Enter) if choosing => Some(Message::Confirm),
            _ => None,
        }
    }

    fn subscription(&self) -> Subscription<Message> {
        if self.tumble.is_some() {
            window::frames().map(Message::Tumbled)
        } else {
            Subscription::none()
        }
    }

    fn update(&mut self, message: Message, session: &mut Session, settings: &Settings) -> bool {
        if !matches!(
            message,
            Message::Tumbled(_) | Message::Entered(_) | Message::Left(_)
        ) {
            self.tumble = None;
            self.word = None;
            self.see();
        }
        match message {
            Message::Typed(character) => return self.typed(character, session),
            Message::Face(die) => return self.push(die, session),
            Message::Erase => return self.erase(session),
            Message::Roll => return self.roll(session, settings.tumble),
            Message::Entered(place) => {
                if let Stage::Choice { lit, .. } = &mut self.stage {
                    *lit = Some(place);
                }
            }
            Message::Left(place) => {
                if let Stage::Choice { lit, .. } = &mut self.stage
                    && *lit == Some(place)
                {
                    *lit = None;
                }
            }
            Message::Move(lines, columns) => self.shift(lines, columns, session),
            Message::Choose(place) => return self.choose(place, session),
            Message::Confirm => match self.stage {
                Stage::Choice {
                    lit: Some(place), ..
                } => return self.choose(place, session),
                _ if self.is_aside(session) => self.pass(self.seat, session),
                _ => self.back(session),
            },
            Message::Pass(seat) => self.pass(seat, session),
            Message::Take => self.take(session),
            // Whatever is done after that, it goes on.
            Message::Seen | Message::Result => {}
            Message::Only(die) => self.narrow(die, session),
            Message::Look(seat) => self.look(seat, session),
            Message::LookBy(step) => {
                let seats = session.players().len();
                let seat = (self.seat + seats).saturating_add_signed(step) % seats;
                self.look(seat, session);
            }
            Message::Tumbled(now) => {
                self.tumble = self.tumble.and_then(|tumble| tumble.at(now));
            }
        }
        false
    }

    fn view<'a>(
        &'a self,
        session: &'a Session,
        settings: &Settings,
        room: Room,
    ) -> Element<'a, Message> {
        match self.cover() {
            Some(cover) => self.covered(cover, session),
            None => self.table(session, settings.show_odds, room),
        }
    }
}

impl Play {
    /// Whether the next throw may come, though somebody may be looking at a choice that can still be changed.
    fn may_throw(&self, session: &Session) -> bool {
        let is_correcting =
            matches!(self.stage, Stage::Dice { number } if is_correction(number, session));
        matches!(session.table().phase(), Phase::Throw(_)) && !is_correcting
    }

    /// Whether the app's dice are awaited.
    fn rolls(&self, session: &Session) -> bool {
        let is_app = !session.setup().dice().are_real();
        is_app && matches!(self.stage, Stage::Dice { number } if !is_correction(number, session))
    }

    fn typed(&mut self, character: char, session: &mut Session) -> bool {
        match (&self.stage, typing::die(character)) {
            (Stage::Dice { .. }, _) if self.rolls(session) => {
                self.refuse("The app throws the dice here: Space rolls them.");
            }
            (Stage::Dice { .. }, Ok(die)) => return self.push(die, session),
            (Stage::Dice { .. }, Err(words)) => self.refuse(words),
            (Stage::Choice { .. }, Ok(_)) if !self.typed.is_empty() => {
                self.refuse("All five dice are thrown (X1). Backspace takes the last one back.");
            }
            (Stage::Choice { .. }, Ok(_)) => match session.table().phase() {
                // Everybody has chosen; only the view is still at a choice.
                Phase::Throw(_) => {
                    self.back(session);
                    return self.typed(character, session);
                }
                Phase::Choices(throw) => {
                    let seat = self.first_from(self.seat, throw, session);
                    let name = &session.players()[seat].name;
                    self.refuse(format!(
                        "Letters choose, digits are dice: {name} chooses for throw {throw} before the next dice come (X13)."
                    ));
                }
                Phase::Over => {}
            },
            (Stage::Choice { .. } | Stage::Over, _) => {}
        }
        false
    }

    fn push(&mut self, die: Die, session: &mut Session) -> bool {
        let Stage::Dice { number } = self.stage else {
            return false;
        };
        let Some(throw) = self.typed.push(die) else {
            return false;
        };
        let is_recorded = self.record(Event::Throw { number, throw }, session);
        self.settle(session, Some(0));
        if matches!(self.stage, Stage::Dice { .. }) {
            // A correction after which nobody has to choose leads straight to the next throw.
            self.typed.clear();
        }
        is_recorded
    }

    fn roll(&mut self, session: &mut Session, tumbles: bool) -> bool {
        if self.may_throw(session) {
            self.settle(session, None);
        }
        let Stage::Dice { number } = self.stage else {
            return false;
        };
        match session.roll(number) {
            Some(throw) => self.land(throw, session, tumbles),
            None => false,
        }
    }

    /// Lets dice of the app come to lie.
    fn land(&mut self, throw: Throw, session: &mut Session, tumbles: bool) -> bool {
        let Stage::Dice { number } = self.stage else {
            return false;
        };
        let is_recorded = self.record(Event::Throw { number, throw }, session);
        self.settle(session, Some(0));
        if tumbles {
            self.tumble = Some(Tumble::start());
        }
        is_recorded
    }

    fn erase(&mut self, session: &mut Session) -> bool {
        match self.stage {
            Stage::Dice { .. } if !self.typed.is_empty() => {
                self.typed.pop();
            }
            Stage::Dice { number } if is_correction(number, session) => self.back(session),
            Stage::Choice { number, .. } if !self.typed.is_empty() => {
                // The dice have just been typed: take the last one back.
                let last = session.log().done().last();
                if matches!(last, Some(&Event::Throw { number: last, .. }) if last == number) {
                    session.undo();
                    self.typed.pop();
                    self.uncover();
                    self.stage = Stage::Dice { number };
                    return true;
                }
            }
            _ if self.hidden(session).is_some() => self.look_again(session),
            _ => {
                let last = session
                    .log()
                    .done()
                    .iter()
                    .rev()
                    .find_map(|event| match *event {
                        Event::Choice { throw, seat, .. }
                            if throw == session.table().rounds().len() =>
                        {
                            Some(seat)
                        }
                        _ => None,
                    });
                if let Some(seat) = last {
                    self.look(seat, session);
                }
            }
        }
        false
    }

    fn choose(&mut self, place: usize, session: &mut Session) -> bool {
        let Stage::Choice { number, .. } = self.stage else {
            return false;
        };
        let choices = self.choices(session);
        let Some(&choice) = choices.get(place) else {
            self.refuse(words::no_choice(choices.len()));
            return false;
        };
        let seat = self.seat;
        if session.level(seat).is_some() && !self.is_correcting(session) {
            let name = &session.players()[seat].name;
            self.refuse(format!("The program chooses for {name}."));
            return false;
        }
        if self.is_aside(session) {
            let name = &session.players()[seat].name;
            self.refuse(format!(
                "Only {name} sees this choice. Enter passes the laptop."
            ));
            return false;
        }
        self.typed.clear();
        let event = Event::Choice {
            throw: number,
            seat,
            choice,
        };
        let is_missed = number < session.table().rounds().len()
            && self.cell(session).map(Cell::entry) == Some(&Entry::Open);
        let is_recorded = self.record(event, session);
        if is_missed && is_recorded {
            self.catch_up(seat);
        }
        self.settle(session, Some(seat + 1));
        is_recorded
    }

    fn record(&mut self, event: Event, session: &mut Session) -> bool {
        if stands(&event, session) {
            return false;
        }
        let is_correction = is_about_earlier(&event, session);
        let waiting: Vec<_> = session.table().waiting().collect();
        let hidden = self.hidden(session);
        match session.record(event.clone()) {
            Ok(()) => {
                self.reveal(hidden, session);
                if is_correction {
                    let asked: Vec<_> = session
                        .table()
                        .waiting()
                        .filter(|cell| !waiting.contains(cell))
                        .collect();
                    self.word = Some(Word::Notice(corrected(&event, &asked, session)));
                }
                true
            }
            Err(refusal) => {
                self.refuse(words::refused(&refusal, session.players()));
                false
            }
        }
    }

    fn refuse(&mut self, words: impl Into<String>) {
        self.word = Some(Word::Refusal(words.into()));
    }

    fn look(&mut self, seat: usize, session: &Session) {
        self.hint = None;
        self.seat = seat;
        self.typed.clear();
        let last = session.table().rounds().len();
        let number = match self.stage {
            Stage::Choice { number, .. } => number,
            // The choices of a throw may be changed until the next one; a player who was out before it has none.
            Stage::Dice { .. } => match session.table().round(last) {
                Some(round)
                    if !matches!(round.cells()[seat].entry(), Entry::Out(_) | Entry::Left) =>
                {
                    last
                }
                _ => return,
            },
            Stage::Over => return,
        };
        self.stage = Stage::Choice {
            number,
            lit: None,
            only: None,
        };
    }

    fn narrow(&mut self, die: Die, session: &Session) {
        let Some((pad, throw)) = self.before(session) else {
            return;
        };
        if !throw.values().contains(die) {
            self.refuse(format!("No {die} was thrown (X1)."));
        } else if let Some(reason) = pad.fifth_die(&throw).refuses(die) {
            self.refuse(words::not_fifth([die].into_iter().collect(), reason));
        } else if let Stage::Choice { only, lit, .. } = &mut self.stage {
            *lit = None;
            *only = if *only == Some(die) { None } else { Some(die) };
        }
    }

    /// Goes to what the table waits for; among several players to the first one from seat `from` on, or to the one who
    /// is looked at.
    fn settle(&mut self, session: &Session, from: Option<usize>) {
        self.hint = None;
        // Who has joined last is gone where that is taken back.
        self.seat = self.seat.min(session.players().len() - 1);
        let table = session.table();
        self.stage = match table.phase() {
            Phase::Over => Stage::Over,
            Phase::Throw(number) => Stage::Dice { number },
            Phase::Choices(number) => {
                self.seat = self.first_from(from.unwrap_or(self.seat), number, session);
                Stage::Choice {
                    number,
                    lit: None,
                    only: None,
                }
            }
        };
        self.ask(session);
    }

    /// The first from seat `from` on whose choice for a throw is missing; the one who is looked at where none is.
    fn first_from(&self, from: usize, number: usize, session: &Session) -> usize {
        let seats = session.players().len();
        let waiting = |&seat: &usize| session.table().waiting().any(|cell| cell == (number, seat));
        let order = (from..from + seats).map(|seat| seat % seats);
        let waiting: Vec<usize> = order.filter(waiting).collect();
        if let Some(seat) = self.sits(session)
            && waiting.contains(&seat)
        {
            return seat;
        }
        // The program needs nobody to look at its seats.
        let person = waiting.iter().find(|&&seat| session.level(seat).is_none());
        person.or(waiting.first()).copied().unwrap_or(self.seat)
    }

    fn cell<'a>(&self, session: &'a Session) -> Option<&'a Cell> {
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        session.table().round(number)?.cells().get(self.seat)
    }

    /// The pad and the dice that the one who chooses has before them; none for who has left.
    fn before(&self, session: &Session) -> Option<(Pad, Throw)> {
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        let round = session.table().round(number)?;
        let cell = round.cells().get(self.seat)?;
        (*cell.entry() != Entry::Left).then(|| (*cell.before(), *round.throw()))
    }

    /// The legal choices of the one who chooses.
    fn choices(&self, session: &Session) -> Vec<Choice> {
        self.before(session)
            .map_or_else(Vec::new, |(pad, throw)| pad.choices(&throw))
    }
}
