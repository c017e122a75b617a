//! The board during play: dice are typed or rolled, a split is played, the turn goes on or stops.
//!
//! The session determines what is awaited; the stage only tracks how far the players are in answering it.

mod choices;
mod players;
mod roll;
mod spoken;
mod view;

use std::time::Duration;

use iced::Size;

use self::view::Moment;
use crate::app::at_table::{self, AtTable};
use crate::app::banner::Banner;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::keymap::{self, Bindings, bindings};
use crate::app::motion::{TUMBLE, Tumble};
use crate::app::setup;
use crate::app::typing;
use crate::app::widget::Element;
use crate::app::words;
use crate::coach::classic::Weaker;
use crate::rules::classic::{self, Decision, Phase, Position, Step};
use crate::rules::dice::{Die, Sum};
use crate::session::Classic;
use crate::session::classic::{Event, Place};
use crate::store::Settings;
use crate::table::{
    Change, ClassicHint as Hint, ClassicOutcome as Outcome, ClassicQuestion as Question, Denied,
    Hosted, Input, Subject, Thought, Viewer, plays_by_split,
};
use crate::text::{phrase, say};

type Host = crate::table::Host<Classic>;
type Session = crate::session::Session<Classic>;

#[derive(Debug, Clone)]
pub struct Play {
    /// The place in the game that is asked for: dice, a play, or the decision that a correction has left open; `None`
    /// once the game is won.
    stage: Option<Place>,
    at: AtTable<Hint, Sum>,
    moment: Option<Moment>,
}

pub type Message = at_table::Message<Sum>;

impl PlayScreen<Classic> for Play {
    type Mark = Sum;

    fn new(host: &Host) -> Play {
        let mut play = Play {
            stage: None,
            at: AtTable::default(),
            moment: None,
        };
        play.settle(host);
        play
    }

    fn at_table(&mut self) -> &mut AtTable<Hint, Sum> {
        &mut self.at
    }

    fn news(&self) -> Option<&Banner> {
        self.at.word.as_ref()
    }

    fn is_over(&self) -> bool {
        self.stage.is_none() && self.moment.is_none()
    }

    fn thought(&self, host: &Host) -> Option<Thought> {
        let is_busy = self.at.tumble.is_some() || self.moment.is_some();
        if is_busy || self.is_correcting(host) {
            return None;
        }
        let is_deciding = |thought: &Thought| {
            self.at.typed.is_empty() || matches!(thought.subject, Subject::Play(_))
        };
        let mut thoughts = Classic::thoughts(host.session()).into_iter();
        thoughts.find(is_deciding)
    }

    fn correct(&mut self, place: Place) {
        self.at.ask();
        self.at.clear();
        self.stage = Some(place);
    }

    fn follow(&mut self, change: Change<Classic>, host: &Host, settings: &Settings) {
        let told = words::changed(&change, host).map(Banner::Notice);
        match change {
            Change::Written {
                event, outcome, by, ..
            } => {
                self.at.word = told;
                self.settle(host);
                if by.is_none() || !matches!(self.stage, Some(Place::Play(_))) {
                    self.at.typed.clear();
                }
                let is_roll = matches!(event, Event::Roll { .. } | Event::RollOff { .. });
                if by.is_none() && is_roll && settings.tumble {
                    self.at.tumble = Some(Tumble::start());
                }
                self.moment = match outcome {
                    Outcome::Bust(before) => Some(Moment::new(before, Vec::new())),
                    Outcome::Stopped(before, won) if !won.is_empty() => {
                        Some(Moment::new(before, won))
                    }
                    _ => None,
                };
            }
            Change::Undone(Event::Roll { roll, .. }) if host.session().dice().are_real() => {
                self.back(host);
                self.at.word = told;
                self.at.retype(&roll);
            }
            Change::Undone(_) | Change::Redone(_) => {
                self.at.tumble = None;
                self.moment = None;
                self.at.typed.clear();
                self.settle(host);
                self.at.word = told;
            }
        }
    }

    fn back(&mut self, host: &Host) {
        self.at.clear();
        self.moment = None;
        self.settle(host);
    }

    fn has_left(&self, host: &Host) -> bool {
        self.is_correcting(host) || self.at.has_any() || self.moment.is_some()
    }

    fn question(&self, host: &Host, _: Option<i32>) -> Option<Question> {
        match self.stage {
            Some(Place::Play(_)) => self.step(host).map(|step| Question {
                position: step.before().clone(),
                roll: Some(*step.roll()),
                weaker: Weaker::at(host.session()),
            }),
            Some(Place::Roll(_)) => {
                let position = host.session().table().position().clone();
                let is_running = position.is_running();
                is_running.then_some(Question {
                    position,
                    roll: None,
                    weaker: Weaker::at(host.session()),
                })
            }
            Some(Place::RollOff(_) | Place::Decision(_)) | None => None,
        }
    }

    fn corrected(&self, host: &Host) -> Option<String> {
        Some(match self.stage.filter(|_| self.is_correcting(host))? {
            Place::RollOff(roll) => say!("board-correcting-start", roll),
            Place::Roll(roll) | Place::Play(roll) | Place::Decision(roll) => {
                say!("board-correcting-roll", roll)
            }
        })
    }

    fn happened(&self, host: &Host) -> Option<Vec<String>> {
        Some(spoken::happened(host.session()))
    }

    fn place(&self) -> Option<Place> {
        self.stage
    }

    fn is_correcting(&self, host: &Host) -> bool {
        self.stage != awaited(host.session())
    }

    fn rest(&self) -> Duration {
        let tumble = self.at.tumble.map_or(Duration::ZERO, |_| TUMBLE);
        let news = self.moment.as_ref().map_or(Duration::ZERO, |_| view::NEWS);
        tumble + news
    }

    fn bindings<'a>(&'a self, host: &'a Host) -> Bindings<'a, Message> {
        let is_choosing = matches!(self.stage, Some(Place::Play(_)));
        let is_deciding = matches!(self.stage, Some(Place::Decision(_)));
        let is_over = self.stage.is_none();
        bindings! {
            // Anything that is neither a die nor a play is refused with a message.
            "A … Z", at => ('a'..='z').nth(at).map(Message::Typed);
            "0 … 9", at => ('0'..='9').nth(at).map(Message::Typed);
            "1 … 6", at => ('1'..='6').nth(at).map(Message::Typed), phrase!("keys-type-the-dice-that-lie");
            "Space, R", _ if !is_choosing && !is_over =>
                if is_deciding { Message::RollOn } else { Message::Throw },
                phrase!("keys-board-roll-the-apps-dice-where");
            "S" => Message::Stop, phrase!("keys-board-stop-and-keep-what-was");
            "A … F", place if is_choosing => Message::Choose(place),
                phrase!("keys-board-play-the-pairs-with-this");
            "Arrows", at if is_choosing => Message::Move(keymap::STEPS[at].0, keymap::STEPS[at].1),
                phrase!("keys-board-go-through-the-plays-enter");
            "Enter", _ if is_choosing => Message::Confirm;
            "Enter", _ if self.rolls(host) => Message::Throw;
            "Enter", _ if is_deciding => Message::RollOn;
            "Enter, Space", _ if self.moment.is_some() => Message::Seen;
            "Backspace" => Message::Erase, phrase!("keys-board-take-back-the-last-die");
        }
    }

    fn is_moving(&self) -> bool {
        self.at.tumble.is_some() || self.moment.is_some()
    }

    fn update(&mut self, message: Message, host: &Host) -> Option<Input<Classic>> {
        if !matches!(
            message,
            Message::Frame(_) | Message::Entered(_) | Message::Left(_)
        ) {
            let tumbled = self.at.tumble.take().is_some();
            self.at.word = None;
            self.moment = None;
            // You cannot choose while the dice tumble: the key only ends that.
            if tumbled && message.is_answer() {
                return None;
            }
        }
        match message {
            Message::Typed(character) => return self.typed(character, host),
            Message::Face(die) => return self.push(die, host),
            Message::TakeBack(place) => self.at.typed.remove(place),
            Message::Erase => return self.erase(host),
            Message::Throw => return self.roll(host),
            Message::Stop if self.skips_start(host) => match setup::fresh_seed() {
                Ok(seed) => return Some(Input::SkipStart(seed)),
                Err(words) => return self.at.refuse(words),
            },
            Message::Stop => return self.decide(Decision::Stop, host),
            Message::RollOn => return self.decide(Decision::RollOn, host),
            Message::Entered(place) => self.at.lit = Some(place),
            Message::Left(place) => self.at.leave(place),
            Message::Want(column) => return self.want(column, host),
            Message::Move(down, across) => self.shift(down + across, host),
            Message::Choose(place) => return self.choose(place, host),
            Message::Confirm => match (self.at.lit, &self.wanted_places(host)[..]) {
                (Some(place), _) | (None, &[place]) => return self.choose(place, host),
                (None, _) => self.shift(0, host),
            },
            Message::Frame(now) => match self.at.tumble {
                Some(tumble) => self.at.tumble = tumble.at(now),
                None => self.moment = self.moment.take().and_then(|moment| moment.at(now)),
            },
            // Any input dismisses the news; that has been done above.
            _ => {}
        }
        None
    }

    fn view<'a>(view: View<'a, Classic>, within: Size) -> Element<'a, Message> {
        match view.is_for_room() {
            true => view.room(within),
            false => view.table(within),
        }
    }
}

impl Play {
    fn rolls(&self, host: &Host) -> bool {
        matches!(self.stage, Some(Place::RollOff(_) | Place::Roll(_)))
            && !self.is_correcting(host)
            && !host.session().dice().are_real()
    }

    /// Whether the players roll real dice for the start, so that the app may roll them instead.
    fn skips_start(&self, host: &Host) -> bool {
        matches!(self.stage, Some(Place::RollOff(_)))
            && !self.is_correcting(host)
            && host.session().dice().are_real()
    }

    fn typed(&mut self, character: char, host: &Host) -> Option<Input<Classic>> {
        match (self.stage?, typing::die(character)) {
            (Place::Decision(_), _) => self.at.refuse(say!("board-went-on-or-stopped")),
            (Place::Play(number), Ok(_)) if host.session().table().waiting() != Some(number) => {
                // Only the view is still at a play.
                self.back(host);
                self.typed(character, host)
            }
            (Place::Play(_), Ok(_)) => self.at.refuse(say!("board-all-rolled")),
            (Place::Play(_), Err(_)) if character.is_alphabetic() => {
                self.at.refuse(words::no_choice(self.plays(host).len()))
            }
            _ if self.rolls(host) => self.at.refuse(say!("board-app-rolls")),
            (Place::RollOff(_) | Place::Roll(_), Ok(die)) => self.push(die, host),
            (_, Err(words)) => self.at.refuse(words),
        }
    }

    fn push(&mut self, die: Die, host: &Host) -> Option<Input<Classic>> {
        let session = host.session();
        if self.is_program_deciding(host) {
            let denied = Denied::<Classic>::BotDecidesFirst(session.table().position().turn());
            return self.at.refuse(words::denied(&denied, session.players()));
        }
        write(match self.stage? {
            Place::RollOff(number) => Event::RollOff {
                number,
                dice: self.at.push(die)?,
            },
            Place::Roll(number) => Event::Roll {
                number,
                roll: self.at.push(die)?,
            },
            Place::Play(_) | Place::Decision(_) => return None,
        })
    }

    /// Whether typed dice have to wait until the bot has decided to roll on.
    fn is_program_deciding(&self, host: &Host) -> bool {
        let session = host.session();
        let table = session.table();
        matches!(self.stage, Some(Place::Roll(_)))
            && !host.rolls_on()
            && !self.is_correcting(host)
            && table.position().may_stop()
            && session.level(table.position().turn()).is_some()
    }

    fn roll(&mut self, host: &Host) -> Option<Input<Classic>> {
        if host.session().dice().are_real() {
            let words = say!("board-type-what-they-show");
            self.at.word = Some(Banner::Notice(words));
            return None;
        }
        if matches!(self.stage, Some(Place::Roll(_))) {
            self.lets_people(host)?;
        }
        self.rolls(host).then_some(Input::Throw)
    }

    fn decide(&mut self, decision: Decision, host: &Host) -> Option<Input<Classic>> {
        self.lets_people(host)?;
        let is_running = host.session().table().position().is_running();
        let roll = match self.stage? {
            Place::Decision(number) => number,
            Place::Roll(number) if is_running && !self.is_correcting(host) => number.previous(),
            Place::Roll(_) => return self.at.refuse(say!("board-nothing-gained")),
            Place::Play(_) => return self.at.refuse(say!("board-play-first")),
            Place::RollOff(_) => return None,
        };
        self.at.typed.clear();
        write(Event::Decision { roll, decision })
    }

    fn erase(&mut self, host: &Host) -> Option<Input<Classic>> {
        match self.stage {
            Some(Place::RollOff(_) | Place::Roll(_)) if !self.at.typed.is_empty() => {
                self.at.typed.pop();
                return None;
            }
            Some(Place::Play(number)) if !self.at.typed.is_empty() => {
                // The dice have just been typed: take back the last one.
                let last = host.session().log().done().last();
                if matches!(last, Some(&Event::Roll { number: last, .. }) if last == number) {
                    return Some(Input::Undo);
                }
            }
            _ => {}
        }
        if self.is_correcting(host) {
            self.back(host);
            return None;
        }
        Some(Input::Undo)
    }

    fn choose(&mut self, place: usize, host: &Host) -> Option<Input<Classic>> {
        self.lets_people(host)?;
        let Some(Place::Play(number)) = self.stage else {
            return None;
        };
        let plays = self.plays(host);
        let Some(&play) = plays.get(place) else {
            return self.at.refuse(words::no_choice(plays.len()));
        };
        self.at.typed.clear();
        write(Event::Play { roll: number, play })
    }

    fn lets_people(&mut self, host: &Host) -> Option<()> {
        let session = host.session();
        let seat = session.table().position().turn();
        if self.is_correcting(host) || session.level(seat).is_none() {
            return Some(());
        }
        let denied = Denied::<Classic>::BotDecides(seat);
        self.at.refuse(words::denied(&denied, session.players()))
    }

    /// Goes to what the table waits for, and selects the only play of a roll so that Enter makes it.
    fn settle(&mut self, host: &Host) {
        self.at.ask();
        self.stage = awaited(host.session());
        self.at.lit = (self.plays(host).len() == 1).then_some(0);
    }

    fn step<'a>(&self, host: &'a Host) -> Option<&'a Step> {
        match self.stage {
            Some(Place::Play(number)) => host.session().table().step(number),
            _ => None,
        }
    }

    /// The legal plays of the current roll, in the order shown.
    fn plays(&self, host: &Host) -> Vec<classic::Play> {
        self.step(host).map_or_else(Vec::new, plays_by_split)
    }

    /// The position that is shown, and the one after the selected play.
    fn positions(&self, host: &Host) -> (Position, Option<Position>) {
        if let Some(moment) = &self.moment {
            return (moment.position.clone(), None);
        }
        let table = host.session().table();
        if let &Some(Place::Decision(number)) = &self.stage
            && let Some(step) = table.step(number)
        {
            return (step.played(), None);
        }
        let Some(step) = self.step(host) else {
            return (table.position().clone(), None);
        };
        let lit = self.lit(host);
        let ghost = lit.and_then(|play| step.before().play(step.roll(), play).ok());
        (step.before().clone(), ghost)
    }
}

fn awaited(session: &Session) -> Option<Place> {
    match session.table().phase() {
        Phase::RollOff { number, .. } => Some(Place::RollOff(number)),
        Phase::Roll { number, .. } => Some(Place::Roll(number)),
        Phase::Play(number) => Some(Place::Play(number)),
        Phase::Decision(number) => Some(Place::Decision(number)),
        Phase::Over { .. } => None,
    }
}

fn write(event: Event) -> Option<Input<Classic>> {
    Some(Input::Write(event, Some(Viewer::Laptop)))
}
