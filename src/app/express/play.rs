//! The table while it is played: dice are typed or rolled, players choose.
//!
//! What waits follows from the session; the stage only says where the people are in answering it.

mod all_pads;
mod asking;
mod choices;
mod grid;
mod heard;
pub(in crate::app) mod hint;
mod landing;
mod looking;
mod players;
mod secret;
mod throw;
mod view;

use std::time::{Duration, Instant};

use iced::{Size, Subscription, window};

use crate::app::at_table::AtTable;
use crate::app::banner::Banner;
use crate::app::game_ui::{Act, PlayScreen};
use crate::app::keymap::{self, Bindings, bindings};
use crate::app::tumble::TUMBLE;
use crate::app::typing;
use crate::app::widget::Element;
use crate::app::widget::pad::Mark;
use crate::app::words;
use crate::rules::dice::{Die, Throw};
use crate::rules::express::{Cell, Choice, Entry, Pad, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Place, Session};
use crate::store::Settings;
use crate::table::{
    Change, ExpressHint as Hint, ExpressQuestion as Question, Input, Subject, Thought, Viewer,
};
use crate::text::{phrase, say};
use landing::Landing;
use secret::Cover;

type Host = crate::table::Host<Express>;

/// The table while it is played.
#[derive(Debug, Clone)]
pub struct Play {
    stage: Stage,
    /// The seat whose pad is large, and who chooses while choices are made.
    seat: Seat,
    at: AtTable<Hint, Mark>,
    /// The mark that has just been set by hand, while it is drawn.
    landing: Option<Landing>,
    /// To whom the laptop is passed, until they have it.
    passing: Option<Seat>,
    /// The throw whose choices are revealed, until that is seen.
    revealed: Option<ThrowNumber>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The dice of this throw are awaited.
    Dice { number: ThrowNumber },
    /// A choice of this throw is awaited.
    Choice {
        number: ThrowNumber,
        /// Whether a choice that has been made is to be changed, and not only looked at.
        changes: bool,
    },
    /// Everybody whose choice for this throw is missing has a phone, or is the program.
    Room { number: ThrowNumber },
    /// Everybody is out.
    Over,
}

/// A message of the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A character was typed.
    Typed(char),
    /// A face was clicked.
    Face(Die),
    /// A die that was typed is not to count.
    TakeBack(usize),
    /// Go one step back.
    Erase,
    /// Throw the app's dice.
    Throw,
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
    /// A row or a track of the pad, or a die, was pressed: choices are to set its mark, or need not any more.
    Want(Mark),
    /// Show the pad of a player.
    Show(Seat),
    /// Show again what the table waits for.
    Back,
    /// Show a player, who chooses there if they have not chosen yet.
    Look(Seat),
    /// Let a player change their choice.
    Change(Seat),
    /// Show the player before or after.
    LookBy(isize),
    /// The laptop is to go to this player.
    Pass(Seat),
    /// The one to whom it was passed has it.
    Take,
    /// The choices that were revealed have been seen.
    Seen,
    /// Show the result of a game that is over.
    Result,
    /// A frame of an animation.
    Tumbled(Instant),
}

impl PlayScreen<Express> for Play {
    type Message = Message;

    fn new(host: &Host) -> Play {
        let mut play = Play {
            stage: Stage::Over,
            seat: Seat::FIRST,
            at: AtTable::default(),
            landing: None,
            passing: None,
            revealed: None,
        };
        play.settle(host, Some(Seat::FIRST));
        play
    }

    fn is_over(&self) -> bool {
        self.stage == Stage::Over && !self.is_covered()
    }

    fn is_covered(&self) -> bool {
        self.cover().is_some()
    }

    fn thought(&self, host: &Host) -> Option<Thought> {
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        if self.is_covered()
            || self.at.tumble.is_some()
            || number < host.session().table().last_throw()
        {
            return None;
        }
        let seat = self.first_from(self.seat, number, host);
        let waits = host
            .session()
            .table()
            .waiting()
            .any(|cell| cell == (number, seat));
        (waits && host.session().level(seat).is_none()).then_some(Thought {
            subject: Subject::Throw(number),
            seat,
        })
    }

    fn reseat(&mut self, host: &Host) {
        self.follow_devices(host);
    }

    fn correct(&mut self, place: Place) {
        self.at.ask();
        self.at.clear();
        self.uncover();
        self.stage = match place {
            Place::Throw(number) => Stage::Dice { number },
            Place::Choice(number, seat) => {
                self.seat = seat;
                Stage::Choice {
                    number,
                    changes: true,
                }
            }
        };
    }

    fn follow(&mut self, change: Change<Express>, host: &Host, settings: &Settings) {
        let told = words::changed(&change, host);
        let event = match change {
            Change::Written {
                event, by, reveals, ..
            } => {
                self.revealed = reveals;
                if told.is_some() {
                    self.at.word = told.map(Banner::Notice);
                }
                self.written(&event, by, host, settings.tumble);
                if self.revealed.is_some() && settings.tumble {
                    self.landing = Some(Landing::start(self.seat));
                }
                return;
            }
            Change::Undone(event) | Change::Redone(event) => event,
        };
        if let Event::Choice { seat, .. } = event
            && host.device(seat).is_phone()
            && self.is_choosing(host)
        {
            // Whoever is choosing is not disturbed.
            self.at.word = told.map(Banner::Notice);
            return;
        }
        self.at.tumble = None;
        self.landing = None;
        self.uncover();
        if let &Event::Throw { number, .. } = &event
            && self.at.retype()
        {
            self.stage = Stage::Dice { number };
            return;
        }
        self.at.typed.clear();
        if let Event::Choice { seat, .. } = event {
            self.seat = seat;
        }
        self.settle(host, None);
        self.at.word = told.map(Banner::Notice);
    }

    fn back(&mut self, host: &Host) {
        self.at.clear();
        self.uncover();
        self.settle(host, None);
    }

    fn has_left(&self, host: &Host) -> bool {
        let mut back = self.clone();
        back.back(host);
        let is_elsewhere = (back.stage, back.seat) != (self.stage, self.seat);
        let has_looked = self.at.lit.is_some() || !self.at.wanted.is_empty();
        is_elsewhere || has_looked || self.at.has_any() || self.is_covered()
    }

    fn question(&self, host: &Host, best: Option<i32>) -> Option<Question> {
        if self.is_covered() || self.is_aside(host) || self.is_looking(host) {
            return None;
        }
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        // One who has just gone out is not to be aimed at before that is revealed.
        let seen = host.seen_by(Viewer::Room).session;
        Question::new(self.seat, number, &seen, best)
    }

    fn advised(&mut self, hint: Hint) {
        self.at.advise(hint);
    }

    fn tell(&mut self, word: Option<Banner>) {
        self.at.word = word;
    }

    fn corrected(&self, host: &Host) -> Option<String> {
        let player = &host.session().players()[self.seat];
        match self.stage {
            _ if !self.is_correcting(host) => None,
            Stage::Dice { number } => Some(say!("express-correcting-dice", throw = number.get())),
            Stage::Choice { number, .. } => Some(say!(
                "express-correcting-choice",
                name = player.name.as_str(),
                throw = number.get()
            )),
            Stage::Room { .. } | Stage::Over => None,
        }
    }

    fn happened(&self, host: &Host) -> Option<Vec<String>> {
        (!self.is_correcting(host)).then(|| self.last_throw_in_words(host))
    }

    fn place(&self) -> Option<Place> {
        match self.stage {
            Stage::Dice { number } => Some(Place::Throw(number)),
            Stage::Choice { number, .. } => Some(Place::Choice(number, self.seat)),
            Stage::Room { .. } | Stage::Over => None,
        }
    }

    fn is_correcting(&self, host: &Host) -> bool {
        match self.stage {
            Stage::Dice { number } => is_correction(number, host.session()),
            Stage::Choice { number, .. } => {
                let waits = host
                    .session()
                    .table()
                    .waiting()
                    .any(|(throw, _)| throw == number);
                number < host.session().table().last_throw() && !waits
            }
            Stage::Room { .. } | Stage::Over => false,
        }
    }

    fn rest(&self) -> Duration {
        self.at.tumble.map_or(Duration::ZERO, |_| TUMBLE)
    }

    fn bindings<'a>(&'a self, host: &'a Host) -> Bindings<'a, Message> {
        let cover = self.cover();
        let is_open = cover.is_none();
        let is_passing = self.passing.is_some();
        let is_choosing = is_open && matches!(self.stage, Stage::Choice { .. });
        let seats = host.session().players().len();
        bindings! {
            // What is no die and no choice is refused with a word.
            "A … Z", at if is_open => ('a'..='z').nth(at).map(Message::Typed);
            "0 … 9", at if is_open => ('0'..='9').nth(at).map(Message::Typed);
            // The next dice may lie on the table before a reveal has been seen.
            "1 … 6", at if !is_passing => ('1'..='6').nth(at).map(Message::Typed),
                phrase!("keys-type-the-dice-that-lie");
            "Space", _ if is_open && self.may_throw(host) => Message::Throw,
                phrase!("keys-express-roll-the-apps-dice");
            "A … O", place if is_choosing => Message::Choose(place),
                phrase!("keys-express-make-the-choice-with-this");
            "Arrows", at if is_choosing => Message::Move(keymap::STEPS[at].0, keymap::STEPS[at].1),
                phrase!("keys-go-through-the-choices-enter");
            "Enter", _ if is_choosing => Message::Confirm;
            "Enter", _ if is_open && self.throws(host) => Message::Throw;
            "Ctrl+1 … 6", at if is_choosing => Message::Want(Mark::Track(Die::ALL[at])),
                phrase!("keys-express-keep-to-choices-with-this");
            "Backspace", _ if cover != Some(Cover::Reveal) => Message::Erase,
                phrase!("keys-express-take-back-the-last-die");
            "Page Up, Page Down", at if is_open => Message::LookBy([-1, 1][at]),
                phrase!("keys-express-look-at-the-player-before");
            "Alt+1 … 8", seat if is_open && seat < seats => Message::Look(Seat::new(seat)),
                phrase!("keys-express-look-at-this-players-pad");
            "Enter, Space", _ if !is_open => if is_passing { Message::Take } else { Message::Seen },
                phrase!("keys-express-with-secret-choices-i-have");
        }
    }

    fn subscription(&self) -> Subscription<Message> {
        if self.at.tumble.is_some() || self.landing.is_some() {
            window::frames().map(Message::Tumbled)
        } else {
            Subscription::none()
        }
    }

    fn update(&mut self, message: Message, host: &Host) -> Act<Express> {
        if !matches!(
            message,
            Message::Tumbled(_) | Message::Entered(_) | Message::Left(_)
        ) {
            let tumbled = self.at.tumble.take().is_some();
            self.landing = None;
            self.at.word = None;
            self.revealed = None;
            // Nobody chooses before the dice lie still: the key ends that.
            use Message::{Choose, Confirm, Move, Typed, Want};
            if tumbled && matches!(message, Typed(_) | Move(..) | Choose(_) | Confirm | Want(_)) {
                return Act::None;
            }
        }
        match message {
            Message::Typed(character) => return self.typed(character, host),
            Message::Face(die) => return self.push(die),
            Message::Erase => return self.erase(host),
            Message::Throw => return self.throw_dice(host),
            Message::Entered(place) => self.at.lit = Some(place),
            Message::Left(place) => self.at.leave(place),
            Message::Move(lines, columns) => self.shift(lines, columns, host),
            Message::Choose(place) => return self.choose(place, host),
            Message::Confirm => match self.at.lit {
                Some(place) => return self.choose(place, host),
                _ if self.is_aside(host) => self.pass(self.seat, host),
                _ if self.is_looking(host) => self.change_choice(self.seat, host),
                _ => self.back(host),
            },
            Message::Pass(seat) => self.pass(seat, host),
            Message::Take => {
                if let Some(seat) = self.passing.take() {
                    self.change_choice(seat, host);
                    return Act::Do(Input::Hold(seat));
                }
            }
            // It goes on whatever is done after that.
            Message::Seen => {}
            Message::Result => return Act::ShowResult,
            Message::Want(mark) => return self.want(mark, host),
            Message::TakeBack(place) => self.at.typed.remove(place),
            Message::Show(seat) => match self.stage {
                // Their choice is not opened, so that nothing comes where dice are clicked.
                Stage::Dice { .. } => self.seat = seat,
                Stage::Choice { .. } | Stage::Room { .. } | Stage::Over => self.look(seat, host),
            },
            Message::Back => self.back(host),
            Message::Look(seat) => self.look(seat, host),
            Message::Change(seat) => self.change_choice(seat, host),
            Message::LookBy(step) => {
                let seats = host.session().players().len();
                let index = (self.seat.index() + seats).saturating_add_signed(step) % seats;
                self.look(Seat::new(index), host);
            }
            Message::Tumbled(now) => {
                self.at.tumble = self.at.tumble.and_then(|tumble| tumble.at(now));
                self.landing = self.landing.and_then(|landing| landing.at(now));
            }
        }
        Act::None
    }

    fn view<'a>(
        &'a self,
        host: &'a Host,
        settings: &Settings,
        record: Option<i32>,
        within: Size,
    ) -> Element<'a, Message> {
        let shows_all = (settings.all_pads || host.has_phones()) && !host.session().is_solo();
        match self.cover() {
            Some(Cover::Reveal) => self.room(host, within),
            Some(Cover::Pass(seat)) if !shows_all => self.pass_screen(seat, host),
            None if matches!(self.stage, Stage::Room { .. }) => self.room(host, within),
            Some(Cover::Pass(_)) | None if shows_all => {
                self.all_pads(host, settings.show_odds, record, within)
            }
            Some(Cover::Pass(_)) | None => self.table(host, settings.show_odds, record, within),
        }
    }
}

impl Play {
    /// Whether the next throw may come, though somebody may be looking at a choice that can still be changed.
    fn may_throw(&self, host: &Host) -> bool {
        let is_correcting =
            matches!(self.stage, Stage::Dice { number } if is_correction(number, host.session()));
        matches!(host.session().table().phase(), Phase::Throw(_)) && !is_correcting
    }

    /// Whether the app's dice are awaited.
    fn throws(&self, host: &Host) -> bool {
        let is_app = !host.session().setup().dice().are_real();
        is_app
            && matches!(self.stage, Stage::Dice { number } if !is_correction(number, host.session()))
    }

    fn typed(&mut self, character: char, host: &Host) -> Act<Express> {
        match (&self.stage, typing::die(character)) {
            (Stage::Dice { .. }, _) if self.throws(host) => {
                self.at.refuse(say!("express-app-throws"));
            }
            (Stage::Dice { .. }, Ok(die)) => return self.push(die),
            (Stage::Dice { .. }, Err(words)) => self.at.refuse(words),
            (Stage::Choice { .. }, Ok(_)) if !self.at.typed.is_empty() => {
                self.at.refuse(say!("express-all-thrown"));
            }
            (Stage::Choice { .. }, Ok(_)) => match host.session().table().phase() {
                // Everybody has chosen; only the view is still at a choice.
                Phase::Throw(_) => {
                    self.back(host);
                    return self.typed(character, host);
                }
                Phase::Choices(_) if self.is_looking(host) => self.refuse_change(host),
                Phase::Choices(throw) => {
                    self.at
                        .refuse(say!("express-letters-choose", throw = throw.get()));
                }
                Phase::Over => {}
            },
            (Stage::Room { number }, Ok(_)) => {
                self.at
                    .refuse(say!("express-next-dice", throw = number.get()));
            }
            (Stage::Choice { .. }, Err(_)) if self.is_looking(host) => self.refuse_change(host),
            (Stage::Choice { .. }, Err(_)) => {
                self.at.refuse(words::no_choice(self.choices(host).len()));
            }
            (Stage::Room { .. } | Stage::Over, _) => {}
        }
        Act::None
    }

    fn push(&mut self, die: Die) -> Act<Express> {
        let Stage::Dice { number } = self.stage else {
            return Act::None;
        };
        match self.at.typed.push(die) {
            Some(throw) => write(Event::Throw { number, throw }),
            None => Act::None,
        }
    }

    fn throw_dice(&mut self, host: &Host) -> Act<Express> {
        if !self.may_throw(host) {
            return Act::None;
        }
        self.settle(host, None);
        Act::Do(Input::Throw)
    }

    fn erase(&mut self, host: &Host) -> Act<Express> {
        let log = host.session().log();
        match self.stage {
            Stage::Dice { .. } if !self.at.typed.is_empty() => {
                self.at.typed.pop();
            }
            Stage::Dice { number } if is_correction(number, host.session()) => self.back(host),
            Stage::Choice { number, .. } if !self.at.typed.is_empty() => {
                // The dice have just been typed: take the last one back.
                let last = log.done().last();
                if matches!(last, Some(&Event::Throw { number: last, .. }) if last == number) {
                    self.at.retypes = true;
                    return Act::Do(Input::Undo);
                }
            }
            _ if host.secret().is_some() => self.look_again(host),
            _ => {
                let throws = host.session().table().last_throw();
                let last = log.done().iter().rev().find_map(|event| match *event {
                    Event::Choice { throw, seat, .. } if throw == throws => Some(seat),
                    _ => None,
                });
                if let Some(seat) = last {
                    self.change_choice(seat, host);
                }
            }
        }
        Act::None
    }

    fn choose(&mut self, place: usize, host: &Host) -> Act<Express> {
        let Stage::Choice { number, .. } = self.stage else {
            return Act::None;
        };
        if self.is_looking(host) {
            self.refuse_change(host);
            return Act::None;
        }
        let choices = self.choices(host);
        let Some(&choice) = choices.get(place) else {
            self.at.refuse(words::no_choice(choices.len()));
            return Act::None;
        };
        write(Event::Choice {
            throw: number,
            seat: self.seat,
            choice,
        })
    }

    /// The throw that is awaited while the choice for the one before it can be changed.
    fn next_throw(&self, host: &Host) -> Option<ThrowNumber> {
        match (host.session().table().phase(), &self.stage) {
            (Phase::Throw(next), Stage::Choice { .. }) => Some(next),
            _ => None,
        }
    }

    /// The throw whose marks are shown as the newest: the one that is being chosen for, or the last one.
    fn shown_throw(&self, host: &Host) -> ThrowNumber {
        match self.stage {
            Stage::Choice { number, .. } | Stage::Room { number } => number,
            Stage::Dice { number } if is_correction(number, host.session()) => number,
            Stage::Dice { .. } | Stage::Over => host.session().table().last_throw(),
        }
    }

    fn cell<'a>(&self, host: &'a Host) -> Option<&'a Cell> {
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        host.session().table().round(number)?.cell(self.seat)
    }

    /// The pad and the dice that the one who chooses has before them; none for who has left, where a choice is only looked
    /// at, and while the dice tumble.
    fn before(&self, host: &Host) -> Option<(Pad, Throw)> {
        let Stage::Choice { number, .. } = self.stage else {
            return None;
        };
        if self.at.tumble.is_some() || self.is_looking(host) {
            return None;
        }
        let round = host.session().table().round(number)?;
        let cell = round.cell(self.seat)?;
        (*cell.entry() != Entry::Departed).then(|| (*cell.before(), *round.throw()))
    }

    /// The legal choices of the one who chooses.
    fn choices(&self, host: &Host) -> Vec<Choice> {
        self.before(host)
            .map_or_else(Vec::new, |(pad, throw)| pad.choices(&throw))
    }
}

/// The request to record an event at the laptop.
fn write(event: Event) -> Act<Express> {
    Act::Do(Input::Write(event, Some(Viewer::Laptop)))
}

/// Whether the dice of this throw have been written before.
fn is_correction(number: ThrowNumber, session: &Session) -> bool {
    number <= session.table().last_throw()
}
