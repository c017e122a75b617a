//! The table during play: dice are typed or rolled, players choose.
//!
//! The session determines what is awaited; the stage only tracks how far the players are in answering it.

mod all_pads;
mod asking;
mod choices;
mod room;
mod spoken;
mod throw;
mod view;

use std::time::Duration;

use iced::Size;

use self::asking::is_at_laptop;
use crate::app::at_table::{self, AtTable};
use crate::app::banner::Banner;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::keymap::{self, Bindings, bindings};
use crate::app::motion::{Motion, TUMBLE, Tumble};
use crate::app::typing;
use crate::app::widget::Element;
use crate::app::widget::pad::Mark;
use crate::app::words;
use crate::rules::dice::{Die, Throw};
use crate::rules::express::{Cell, Choice, Entry, Pad, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Place};
use crate::store::Settings;
use crate::table::{
    Change, ExpressHint as Hint, ExpressQuestion as Question, Input, Subject, Thought, Viewer,
};
use crate::text::{phrase, say};

type Host = crate::table::Host<Express>;

#[derive(Debug, Clone)]
pub struct Play {
    stage: Stage,
    /// Whether the shown choice may be changed if it has been made.
    changes: bool,
    /// Who had chosen for the shown throw when its choices were opened.
    early: Vec<Seat>,
    /// The seat whose pad is large, and who chooses while choices are made.
    seat: Seat,
    at: AtTable<Hint, Mark>,
    /// The seat of the mark that was just set by hand, while it is drawn; or any seat, while the cards of a reveal turn.
    landing: Option<(Seat, Motion)>,
    passing: Option<Seat>,
    /// The throw whose choices are revealed, until the reveal is dismissed.
    revealed: Option<ThrowNumber>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Dice(ThrowNumber),
    /// Waiting for a choice for this throw, or showing one that has been made.
    Choice(ThrowNumber),
    /// Every player whose choice for this throw is missing has a phone or is a bot.
    Room(ThrowNumber),
    /// Everybody is out.
    Over,
}

/// How long the pad of the player who has just chosen stays before the next one comes; drawing the mark takes the first
/// half of it.
const LANDING: Duration = Duration::from_millis(600);

pub type Message = at_table::Message<Mark>;

impl PlayScreen<Express> for Play {
    type Mark = Mark;

    fn new(host: &Host) -> Play {
        let mut play = Play {
            stage: Stage::Over,
            changes: false,
            early: Vec::new(),
            seat: Seat::FIRST,
            at: AtTable::default(),
            landing: None,
            passing: None,
            revealed: None,
        };
        play.settle(host, Some(Seat::FIRST));
        play
    }

    fn at_table(&mut self) -> &mut AtTable<Hint, Mark> {
        &mut self.at
    }

    fn news(&self) -> Option<&Banner> {
        self.at.word.as_ref()
    }

    fn advise(&mut self, hint: Hint, host: &Host) {
        let best = hint.best().map(|best| best.choice);
        let mut choices = self.choices(host).into_iter();
        self.at.lit = choices.position(|choice| Some(choice) == best);
        self.at.advise(hint);
    }

    fn is_over(&self) -> bool {
        self.stage == Stage::Over && !self.is_covered()
    }

    fn is_covered(&self) -> bool {
        self.passing.is_some() || self.revealed.is_some()
    }

    fn is_passing(&self) -> bool {
        self.passing.is_some()
    }

    fn thought(&self, host: &Host) -> Option<Thought> {
        let number = self.shown_choice()?;
        if self.is_covered()
            || self.at.tumble.is_some()
            || number < host.session().table().last_throw()
        {
            return None;
        }
        let seat = self.first_from(self.seat, number, host);
        let waits = is_awaited(number, seat, host);
        (waits && host.session().level(seat).is_none()).then_some(Thought {
            subject: Subject::Throw(number),
            seat,
        })
    }

    fn reseat(&mut self, host: &Host) {
        // A player with a phone is not asked at the laptop.
        let is_asked = self.is_choosing(host) && is_at_laptop(self.seat, host);
        if !is_asked && !self.is_correcting(host) && !self.is_over() {
            self.passing = None;
            self.settle(host, None);
        }
    }

    fn correct(&mut self, place: Place) {
        self.at.ask();
        self.at.clear();
        self.uncover();
        self.changes = true;
        self.stage = match place {
            Place::Throw(number) => Stage::Dice(number),
            Place::Choice(number, seat) => {
                self.seat = seat;
                Stage::Choice(number)
            }
        };
    }

    fn follow(&mut self, change: Change<Express>, host: &Host, settings: &Settings) {
        let told = words::changed(&change, host).map(Banner::Notice);
        let event = match change {
            Change::Written {
                event, by, reveals, ..
            } => {
                // Its choices are revealed on the pads of all, which show the last throw.
                let last = host.session().table().last_throw();
                self.revealed = reveals.filter(|&throw| throw == last);
                self.at.word = told.or(self.at.word.take());
                self.written(&event, by, host, settings.tumble);
                if self.revealed.is_some() && settings.tumble {
                    self.landing = Some((self.seat, Motion::start()));
                }
                return;
            }
            Change::Undone(Event::Throw { number, throw })
                if host.session().dice().are_real()
                    && number > host.session().table().last_throw() =>
            {
                self.back(host);
                self.at.word = told;
                return self.at.retype(&throw);
            }
            Change::Undone(event) | Change::Redone(event) => event,
        };
        if let Event::Choice { seat, .. } = event
            && host.device(seat).is_phone()
            && self.is_choosing(host)
        {
            // Do not disturb the player who is choosing.
            self.at.word = told;
            return;
        }
        self.at.tumble = None;
        self.landing = None;
        self.uncover();
        self.at.typed.clear();
        if let Event::Choice { seat, .. } = event {
            self.seat = seat;
        }
        self.settle(host, None);
        self.at.word = told;
    }

    fn back(&mut self, host: &Host) {
        self.at.clear();
        self.uncover();
        self.settle(host, None);
    }

    fn has_left(&self, host: &Host) -> bool {
        let mut back = self.clone();
        back.back(host);
        let shown = |play: &Play| (play.stage, play.seat, play.changes);
        let is_elsewhere = shown(&back) != shown(self);
        let has_looked = self.at.lit.is_some() || !self.at.wanted.is_empty();
        is_elsewhere || has_looked || self.at.has_any() || self.is_covered()
    }

    fn question(&self, host: &Host, best: Option<i32>) -> Option<Question> {
        if self.is_covered() || self.is_aside(host) || self.is_looking(host) {
            return None;
        }
        let number = self.shown_choice()?;
        // Before the reveal, a player who has just gone out must not show as out.
        let seen = host.seen_by(Viewer::Room);
        Question::new(self.seat, number, &seen, best)
    }

    fn corrected(&self, host: &Host) -> Option<String> {
        let place = self.place().filter(|_| self.is_correcting(host))?;
        Some(words::correcting(place, host))
    }

    fn happened(&self, host: &Host) -> Option<Vec<String>> {
        (!self.is_correcting(host)).then(|| self.last_throw_in_words(host))
    }

    fn place(&self) -> Option<Place> {
        match self.stage {
            Stage::Dice(number) => Some(Place::Throw(number)),
            Stage::Choice(number) => Some(Place::Choice(number, self.seat)),
            Stage::Room(_) | Stage::Over => None,
        }
    }

    fn is_correcting(&self, host: &Host) -> bool {
        let table = host.session().table();
        match self.stage {
            Stage::Dice(number) => number <= table.last_throw(),
            Stage::Choice(number) => {
                number < table.last_throw() && table.waiting().all(|(throw, _)| throw != number)
            }
            Stage::Room(_) | Stage::Over => false,
        }
    }

    fn rest(&self) -> Duration {
        self.at.tumble.map_or(Duration::ZERO, |_| TUMBLE)
    }

    fn bindings<'a>(&'a self, host: &'a Host) -> Bindings<'a, Message> {
        let is_open = !self.is_covered();
        let is_passing = self.passing.is_some();
        let is_choosing = is_open && self.shown_choice().is_some();
        let seats = host.session().players().len();
        bindings! {
            // Anything that is neither a die nor a choice is refused with a message.
            "A … Z", at if is_open => ('a'..='z').nth(at).map(Message::Typed);
            "0 … 9", at if is_open => ('0'..='9').nth(at).map(Message::Typed);
            // You may type the next dice before you dismiss the reveal.
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
            "Backspace", _ if is_open || is_passing => Message::Erase,
                phrase!("keys-express-take-back-the-last-die");
            "Page Up, Page Down", at if is_open && self.at.hint.is_none() => Message::Look(self.seat.after([seats - 1, 1][at], seats)),
                phrase!("keys-express-look-at-the-player-before");
            "Alt+1 … 8", seat if is_open && seat < seats => Message::Look(Seat::new(seat)),
                phrase!("keys-express-look-at-this-players-pad");
            "Enter, Space", _ if !is_open => if is_passing { Message::Take } else { Message::Seen },
                phrase!("keys-express-with-secret-choices-i-have");
        }
    }

    fn is_moving(&self) -> bool {
        self.at.tumble.is_some() || self.landing.is_some()
    }

    fn update(&mut self, message: Message, host: &Host) -> Option<Input<Express>> {
        if !matches!(
            message,
            Message::Frame(_) | Message::Entered(_) | Message::Left(_)
        ) {
            let tumbled = self.at.tumble.take().is_some();
            let landed = self.landing.take().is_some();
            self.at.word = None;
            self.revealed = None;
            // You cannot choose while the dice tumble: the key only ends that.
            if tumbled && message.is_answer() {
                return None;
            }
            // The second click of two on a choice is not for the die that lies there next.
            if landed && matches!(message, Message::Face(_)) {
                return None;
            }
        }
        match message {
            Message::Typed(character) => return self.typed(character, host),
            Message::Face(die) => return self.push(die),
            Message::Erase => return self.erase(host),
            Message::Throw if self.may_throw(host) => {
                self.settle(host, None);
                return Some(Input::Throw);
            }
            Message::Throw => {}
            Message::Entered(place) => self.at.lit = Some(place),
            Message::Left(place) => self.at.leave(place),
            Message::Move(lines, columns) => self.shift(lines, columns, host),
            Message::Choose(place) => return self.choose(place, host),
            Message::Confirm if host.session().level(self.seat).is_some() => {
                return Some(Input::Hurry);
            }
            Message::Confirm => match self.at.lit {
                Some(place) => return self.choose(place, host),
                _ if self.is_aside(host) => self.pass(self.seat, host),
                _ if self.is_looking(host) => self.change_choice(self.seat, host),
                _ => self.back(host),
            },
            Message::Pass(seat) => self.pass(seat, host),
            Message::Take => {
                let seat = self.passing.take()?;
                self.change_choice(seat, host);
                return Some(Input::Hold(seat));
            }
            Message::Want(mark) => return self.want(mark, host),
            Message::TakeBack(place) => self.at.typed.remove(place),
            // Do not open their choices: these would appear where dice are clicked.
            Message::Show(seat) if matches!(self.stage, Stage::Dice(_)) => self.seat = seat,
            Message::Show(seat) | Message::Look(seat) => self.look(seat, host),
            Message::Back => self.back(host),
            Message::Change(seat) => self.change_choice(seat, host),
            Message::Frame(now) => {
                self.at.tumble = self.at.tumble.and_then(|tumble| tumble.at(now));
                let landing = self.landing.take();
                self.landing =
                    landing.and_then(|(seat, motion)| Some((seat, motion.at(now, LANDING)?)));
            }
            // Any input dismisses the reveal; that has been done above.
            _ => {}
        }
        None
    }

    fn view<'a>(view: View<'a, Express>, within: Size) -> Element<'a, Message> {
        match view.passing {
            Some(seat) => view.pass_screen(seat, within),
            None if view.is_for_room() => view.room(within),
            None if view.shows_all() => view.all_pads(within),
            None => view.table(within),
        }
    }
}

impl Play {
    fn written(&mut self, event: &Event, by: Option<Viewer>, host: &Host, moves: bool) {
        let is_own = by == Some(Viewer::Laptop);
        match *event {
            Event::Throw { .. } => {
                self.settle(host, Some(Seat::FIRST));
                if !is_own || matches!(self.stage, Stage::Dice(_)) {
                    // A correction after which nobody has to choose leads straight to the next throw.
                    self.at.typed.clear();
                }
                if by.is_none() && moves {
                    self.at.tumble = Some(Tumble::start());
                }
            }
            Event::Choice { throw, seat, .. } if is_own => {
                let is_last = throw == host.session().table().last_throw();
                self.landing = (moves && is_last).then(|| (seat, Motion::start()));
                self.at.typed.clear();
                let next = seat.after(1, host.session().players().len());
                self.settle(host, Some(next));
            }
            Event::Choice { .. } | Event::Seating(_) => {
                self.at.typed.clear();
                // Do not disturb the player who is choosing.
                if !self.is_choosing(host) {
                    self.settle(host, None);
                } else if let (Some(Viewer::Seat(by)), None) = (by, host.secret()) {
                    let name = host.session().players()[by].name.as_str();
                    self.at.word = Some(Banner::Notice(say!("express-has-chosen", name)));
                }
            }
        }
    }

    /// Whether the next throw may come, even while a choice that can still be changed is open.
    fn may_throw(&self, host: &Host) -> bool {
        let corrects_dice = matches!(self.stage, Stage::Dice(_)) && self.is_correcting(host);
        matches!(host.session().table().phase(), Phase::Throw(_)) && !corrects_dice
    }

    /// Whether the app's dice are awaited.
    fn throws(&self, host: &Host) -> bool {
        let is_app = !host.session().dice().are_real();
        is_app && matches!(self.stage, Stage::Dice(_)) && !self.is_correcting(host)
    }

    fn typed(&mut self, character: char, host: &Host) -> Option<Input<Express>> {
        match (self.stage, typing::die(character)) {
            (Stage::Dice(_), _) if self.throws(host) => self.at.refuse(say!("express-app-throws")),
            (Stage::Dice(_), Ok(die)) => self.push(die),
            (Stage::Dice(_), Err(words)) => self.at.refuse(words),
            (Stage::Choice(_), Ok(_)) if !self.at.typed.is_empty() => {
                self.at.refuse(say!("express-all-thrown"))
            }
            (Stage::Choice(_), Ok(_)) => match host.session().table().phase() {
                // Everybody has chosen; only the view is still at a choice.
                Phase::Throw(_) => {
                    self.back(host);
                    self.typed(character, host)
                }
                Phase::Choices(_) if self.is_looking(host) => self.refuse_change(host),
                Phase::Choices(throw) => {
                    let words = say!("express-letters-choose", throw);
                    self.at.refuse(words)
                }
                Phase::Over => None,
            },
            (Stage::Room(number), Ok(_)) => {
                let words = say!("express-next-dice", throw = number);
                self.at.refuse(words)
            }
            (Stage::Choice(_), Err(_)) if self.is_looking(host) => self.refuse_change(host),
            (Stage::Choice(_), Err(_)) => {
                self.at.refuse(words::no_choice(self.choices(host).len()))
            }
            (Stage::Room(_) | Stage::Over, _) => None,
        }
    }

    fn push(&mut self, die: Die) -> Option<Input<Express>> {
        let Stage::Dice(number) = self.stage else {
            return None;
        };
        let throw = self.at.push(die)?;
        write(Event::Throw { number, throw })
    }

    fn erase(&mut self, host: &Host) -> Option<Input<Express>> {
        let log = host.session().log();
        match self.stage {
            Stage::Dice(_) if !self.at.typed.is_empty() => {
                self.at.typed.pop();
            }
            Stage::Dice(_) if self.is_correcting(host) => self.back(host),
            Stage::Choice(number) if !self.at.typed.is_empty() => {
                // The dice have just been typed: take back the last one.
                let last = log.done().last();
                if matches!(last, Some(&Event::Throw { number: last, .. }) if last == number) {
                    return Some(Input::Undo);
                }
            }
            // Back to the choice of the player who has the laptop, or to the screen on which they take it again.
            _ if host.secret().is_some() => {
                let seat = host.holder()?;
                if self.passing.is_some() {
                    self.passing = Some(seat);
                    return None;
                }
                self.change_choice(seat, host);
            }
            _ => {
                let throws = host.session().table().last_throw();
                let mut chosen = log.done().iter().rev().filter_map(Event::chosen);
                let (_, seat) = chosen.find(|&(throw, _)| throw == throws)?;
                self.change_choice(seat, host);
            }
        }
        None
    }

    fn choose(&mut self, place: usize, host: &Host) -> Option<Input<Express>> {
        let throw = self.shown_choice()?;
        if self.is_looking(host) {
            return self.refuse_change(host);
        }
        let choices = self.choices(host);
        let Some(&choice) = choices.get(place) else {
            return self.at.refuse(words::no_choice(choices.len()));
        };
        let seat = self.seat;
        write(Event::Choice {
            throw,
            seat,
            choice,
        })
    }

    /// The throw awaited while the choice for the previous one can still be changed.
    fn next_throw(&self, host: &Host) -> Option<ThrowNumber> {
        self.shown_choice()?;
        match host.session().table().phase() {
            Phase::Throw(next) => Some(next),
            Phase::Choices(_) | Phase::Over => None,
        }
    }

    /// The throw whose marks are shown as the newest: the one being chosen for, or the last one.
    fn shown_throw(&self, host: &Host) -> ThrowNumber {
        match self.stage {
            Stage::Choice(number) | Stage::Room(number) => number,
            Stage::Dice(number) if self.is_correcting(host) => number,
            Stage::Dice(_) | Stage::Over => host.session().table().last_throw(),
        }
    }

    fn shown_choice(&self) -> Option<ThrowNumber> {
        match self.stage {
            Stage::Choice(number) => Some(number),
            Stage::Dice(_) | Stage::Room(_) | Stage::Over => None,
        }
    }

    fn cell<'a>(&self, host: &'a Host) -> Option<&'a Cell> {
        let number = self.shown_choice()?;
        host.session().table().round(number)?.cell(self.seat)
    }

    /// The pad and the dice of the player who chooses; `None` for a player who has left, for a choice that is only
    /// shown, and while the dice tumble.
    fn before(&self, host: &Host) -> Option<(Pad, Throw)> {
        if self.at.tumble.is_some() || self.is_looking(host) {
            return None;
        }
        let round = host.session().table().round(self.shown_choice()?)?;
        let cell = round.cell(self.seat)?;
        (*cell.entry() != Entry::Departed).then(|| (*cell.before(), *round.throw()))
    }

    fn choices(&self, host: &Host) -> Vec<Choice> {
        self.before(host)
            .map_or_else(Vec::new, |(pad, throw)| pad.choices(&throw))
    }
}

fn write(event: Event) -> Option<Input<Express>> {
    Some(Input::Write(event, Some(Viewer::Laptop)))
}

fn is_awaited(number: ThrowNumber, seat: Seat, host: &Host) -> bool {
    let mut waiting = host.session().table().waiting();
    waiting.any(|cell| cell == (number, seat))
}
