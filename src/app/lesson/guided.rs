//! A lesson at a real table: a script says what to do, step by step, and why another move does not lead on.

use std::mem;

use iced::{Size, Subscription};

use super::Shown;
use crate::app::banner::Banner;
use crate::app::game_ui::{Act, GameUi, PlayScreen};
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
    host: Host<G>,
    play: G::Play,
}

#[derive(Debug)]
pub struct Step<E> {
    title: Phrase,
    words: Phrase,
    /// The events of the script before it.
    before: Vec<E>,
    awaits: Awaits<E>,
    /// The message for any other choice.
    instead: Option<Phrase>,
}

impl<E> Step<E> {
    pub fn new(title: Phrase, words: Phrase, awaits: Awaits<E>) -> Step<E> {
        Step {
            title,
            words,
            before: Vec::new(),
            awaits,
            instead: None,
        }
    }

    pub fn after(self, before: Vec<E>) -> Step<E> {
        Step { before, ..self }
    }

    pub fn instead(self, instead: Phrase) -> Step<E> {
        let instead = Some(instead);
        Step { instead, ..self }
    }
}

/// The move that completes a step.
#[derive(Debug)]
pub enum Awaits<E> {
    /// None; the step is only read.
    Reading,
    /// A roll, which shows these dice.
    Dice(E),
    Choice(E),
}

impl<E> Awaits<E> {
    fn event(&self) -> Option<&E> {
        match self {
            Awaits::Reading => None,
            Awaits::Dice(event) | Awaits::Choice(event) => Some(event),
        }
    }
}

/// The table as the script has it before a step, where nobody asks the coach.
fn table<G: GameUi>(setup: &G, steps: &[Step<G::Event>], at: usize) -> (Host<G>, G::Play) {
    let earlier = steps[..at].iter();
    let earlier = earlier.flat_map(|step| step.before.iter().chain(step.awaits.event()));
    let events: Vec<G::Event> = earlier.chain(&steps[at].before).cloned().collect();
    let count = events.len();
    let session = Session::replay(setup.clone(), events, count)
        // A test goes through every step of every script.
        .expect("a script keeps to the rules");
    let host = Host::new(session, Record::default());
    let mut play = G::Play::new(&host);
    play.teach();
    (host, play)
}

impl<G: GameUi> Guided<G> {
    pub fn new(setup: G, steps: Vec<Step<G::Event>>, roll_first: Phrase) -> Guided<G> {
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
            is_done: matches!(step.awaits, Awaits::Reading),
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
        if let Some(event) = self.steps[self.at].awaits.event() {
            self.play.back(&self.host);
            for effect in self.host.handle(Input::Write(event.clone(), None)) {
                if let Effect::Changed(change) = effect {
                    self.play.follow(change, &self.host, settings);
                }
            }
        }
        self.advance();
    }

    pub fn bindings(&self) -> Bindings<'_, PlayMessage<G>> {
        self.play.bindings(&self.host)
    }

    pub fn subscription(&self) -> Subscription<PlayMessage<G>> {
        self.play.subscription()
    }

    /// Applies a message of the table. The awaited move leads on; any other is not made, and the player is told why.
    pub fn update(&mut self, message: PlayMessage<G>, settings: &Settings) {
        let mut play = self.play.clone();
        let input = match play.update(message, &self.host) {
            Act::Do(input) => input,
            Act::None | Act::Hint | Act::ShowResult => {
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
                    play.tell(Some(Banner::Refusal(words)));
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
        match &step.awaits {
            Awaits::Reading if self.at + 1 == self.steps.len() => {
                self.tell(phrase!("lessons-over"));
            }
            Awaits::Reading => self.advance(),
            Awaits::Dice(event) if is_like(event) => self.forward(settings),
            Awaits::Choice(event) if *event == done => {
                self.host = host;
                self.play = play;
                self.advance();
            }
            Awaits::Dice(_) | Awaits::Choice(_) => {
                self.tell(step.instead.unwrap_or(self.roll_first));
            }
        }
    }

    /// Says why a legal move does not lead on.
    fn tell(&mut self, words: Phrase) {
        self.play.tell(Some(Banner::Notice(words.to_string())));
    }

    pub fn view<'a>(&'a self, settings: &Settings, within: Size) -> Element<'a, PlayMessage<G>> {
        self.play.view(&self.host, settings, None, within)
    }
}
