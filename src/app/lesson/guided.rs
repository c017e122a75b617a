//! The lessons at a real table: a script says what to do, step by step, and why another move does not lead on.

use std::mem;

use super::Shown;
use crate::app::banner::Banner;
use crate::app::game_ui::{Act, GameUi, PlayScreen, View};
use crate::app::keymap::Bindings;
use crate::app::widget::Element;
use crate::session::Session;
use crate::store::Settings;
use crate::table::{Change, Effect, Host, Input, Record};
use crate::text::{self as words, Phrase, phrase};

type PlayMessage<G> = <<G as GameUi>::Play as PlayScreen<G>>::Message;

/// A lesson at the table of one of the games.
#[derive(Debug)]
pub struct Guided<G: GameUi> {
    setup: G,
    steps: Vec<Step<G::Event>>,
    /// The message for any other move where dice are awaited.
    roll_first: Phrase,
    at: usize,
    /// The game after all events of the script up to this step.
    pub host: Host<G>,
    pub play: G::Play,
}

#[derive(Debug)]
struct Step<E> {
    title: Phrase,
    words: Phrase,
    before: Vec<E>,
    /// The event that completes it; `None` if it is only read.
    awaits: Option<E>,
    /// The message for any other choice; `None` if dice are awaited, any of which show these.
    instead: Option<Phrase>,
}

impl<E> Step<E> {
    fn new(title: Phrase, words: Phrase, awaits: Option<E>) -> Step<E> {
        Step {
            title,
            words,
            before: Vec::new(),
            awaits,
            instead: None,
        }
    }

    fn after(self, before: Vec<E>) -> Step<E> {
        Step { before, ..self }
    }

    fn instead(self, instead: Phrase) -> Step<E> {
        let instead = Some(instead);
        Step { instead, ..self }
    }
}

/// The move that completes a step.
#[derive(Debug)]
pub enum Awaits<E> {
    /// None; the step is only read.
    Reading,
    /// A roll, which shows these dice; and the message for any other move.
    Dice(E, Phrase),
    /// This choice; and the message for any other move.
    Choice(E, Phrase),
}

impl<E: Clone> Awaits<E> {
    fn event(&self) -> Option<E> {
        match self {
            Awaits::Reading => None,
            Awaits::Dice(event, _) | Awaits::Choice(event, _) => Some(event.clone()),
        }
    }
}

/// The table of a lesson, where nobody asks the coach.
fn at_lesson<G: GameUi>(host: &Host<G>) -> G::Play {
    let mut play = G::Play::new(host);
    play.at_table().is_lesson = true;
    play
}

impl<G: GameUi> Guided<G> {
    fn new(setup: G, steps: Vec<Step<G::Event>>, roll_first: Phrase) -> Guided<G> {
        let (host, play) = table(&setup, &steps, 0);
        Guided {
            setup,
            steps,
            roll_first,
            at: 0,
            host,
            play,
        }
    }

    pub(super) fn shown(&self) -> Shown {
        let step = &self.steps[self.at];
        Shown {
            number: self.at + 1,
            count: self.steps.len(),
            title: step.title,
            words: step.words,
            is_done: step.awaits.is_none(),
        }
    }

    fn go(&mut self, at: usize) {
        (self.host, self.play) = table(&self.setup, &self.steps, at);
        self.at = at;
    }

    /// Goes on from a completed step, at the same table unless the script has events in between.
    fn advance(&mut self) {
        let next = self.at + 1;
        match self.steps.get(next) {
            Some(step) if step.before.is_empty() => self.at = next,
            Some(_) => self.go(next),
            None => {}
        }
    }

    pub fn back(&mut self) {
        self.go(self.at.saturating_sub(1));
    }

    /// Goes on a step; the awaited move is made for the player.
    pub fn forward(&mut self, settings: &Settings) {
        if let Some(event) = &self.steps[self.at].awaits {
            self.play.back(&self.host);
            for effect in self.host.handle(Input::Write(event.clone(), None)) {
                if let Effect::Changed(change) = effect {
                    self.play.follow(change, &self.host, settings);
                }
            }
        }
        self.advance();
    }

    /// Applies a message of the table. The awaited move leads on; any other is not made, and the player is told why.
    pub fn update(&mut self, message: PlayMessage<G>, settings: &Settings) {
        let mut play = self.play.clone();
        let input = match play.update(message, &self.host) {
            Some(Act::Do(input)) => input,
            Some(Act::Hint | Act::ShowResult) | None => {
                self.play = play;
                return;
            }
        };
        let mut host = self.host.clone();
        let mut done = None;
        for effect in host.handle(input) {
            match effect {
                Effect::Changed(change) => {
                    if let Change::Written { event, .. } = &change {
                        done.get_or_insert(event.clone());
                    }
                    play.follow(change, &host, settings);
                }
                Effect::Deny(denied) => {
                    let words = words::denied(&denied, host.session().players());
                    play.at_table().word = Some(Banner::Refusal(words));
                }
                _ => {}
            }
        }
        let Some(done) = done else {
            if host.session() == self.host.session() {
                self.play = play;
            }
            return;
        };
        let is_like = |event: &G::Event| mem::discriminant(event) == mem::discriminant(&done);
        let step = &self.steps[self.at];
        match (&step.awaits, step.instead) {
            (None, _) if self.at + 1 == self.steps.len() => self.tell(phrase!("lessons-over")),
            (None, _) => self.advance(),
            (Some(event), None) if is_like(event) => self.forward(settings),
            (Some(event), Some(_)) if *event == done => {
                self.host = host;
                self.play = play;
                self.advance();
            }
            (Some(_), instead) => self.tell(instead.unwrap_or(self.roll_first)),
        }
    }

    fn tell(&mut self, words: Phrase) {
        self.play.at_table().word = Some(Banner::Notice(words.to_string()));
    }
}

    /// The table within this size.
    pub fn view<'a>(&'a self, settings: &'a Settings, within: Size) -> Element<'a, PlayMessage<G>> {
        let view = View {
            play: &self.play,
            host: &self.host,
            settings,
            record: None,
        };
        G::Play::view(view, within)
    }
}

fn roll(number: usize, dice: [Die; Roll::DICE]) -> BoardEvent {
    BoardEvent::Roll {
        number: RollNumber::new(number),
        roll: Roll::new(dice),
    }
}

fn play(roll: usize, pairs: Both) -> BoardEvent {
    let [one, other] = sums(pairs);
    BoardEvent::Play {
        roll: RollNumber::new(roll),
        play: Play::both(one, other),
    }
}

fn stop(roll: usize) -> BoardEvent {
    BoardEvent::Decision {
        roll: RollNumber::new(roll),
        decision: Decision::Stop,
    }
}

fn rolled(number: usize, dice: [Die; Roll::DICE]) -> Option<BoardEvent> {
    Some(roll(number, dice))
}

fn played(number: usize, pairs: Both) -> Option<BoardEvent> {
    Some(play(number, pairs))
}
