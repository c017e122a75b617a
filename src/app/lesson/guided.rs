//! A lesson at a real table: a script says what to do, step by step, and why another move does not lead on.

use std::mem;

use iced::{Size, Subscription};

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
    at: usize,
    /// The game after all events of the script up to this step.
    host: Host<G>,
    play: G::Play,
}

/// A step of the script.
#[derive(Debug)]
pub struct Step<E> {
    pub title: Phrase,
    pub words: Phrase,
    /// The events of the script before it.
    pub before: Vec<E>,
    pub awaits: Awaits<E>,
}

impl<E> Step<E> {
    /// A step without events before it.
    pub fn new(title: Phrase, words: Phrase, awaits: Awaits<E>) -> Step<E> {
        Step {
            title,
            words,
            before: Vec::new(),
            awaits,
        }
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
    play.teach();
    play
}

impl<G: GameUi> Guided<G> {
    /// The lesson at its first step.
    pub fn new(setup: G, steps: Vec<Step<G::Event>>) -> Guided<G> {
        let host = Host::new(Session::new(setup.clone()), Record::default());
        let mut guided = Guided {
            play: at_lesson(&host),
            setup,
            steps,
            at: 0,
            host,
        };
        guided.go(0);
        guided
    }

    /// The number of the current step, and the number of steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.steps.len())
    }

    /// The title and the text of the step.
    pub fn told(&self) -> (Phrase, Phrase) {
        let step = &self.steps[self.at];
        (step.title, step.words)
    }

    /// Whether the step is only read.
    pub fn is_reading(&self) -> bool {
        matches!(self.awaits(), Awaits::Reading)
    }

    fn awaits(&self) -> &Awaits<G::Event> {
        self.steps
            .get(self.at)
            .map_or(&Awaits::Reading, |step| &step.awaits)
    }

    /// Goes to a step, with the table as it is then.
    fn go(&mut self, at: usize) {
        let earlier = self.steps[..at]
            .iter()
            .flat_map(|step| step.before.iter().cloned().chain(step.awaits.event()));
        let events: Vec<G::Event> = earlier
            .chain(self.steps[at].before.iter().cloned())
            .collect();
        let count = events.len();
        let session = Session::replay(self.setup.clone(), events, count)
            // A test goes through every step of every script.
            .expect("a script keeps to the rules");
        self.host = Host::new(session, Record::default());
        self.play = at_lesson(&self.host);
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

    /// Goes back a step.
    pub fn back(&mut self) {
        self.go(self.at.saturating_sub(1));
    }

    /// Goes on a step; the awaited move is made for the player.
    pub fn forward(&mut self, settings: &Settings) {
        if let Some(event) = self.awaits().event() {
            self.play.back(&self.host);
            for effect in self.host.handle(Input::Write(event, None)) {
                if let Effect::Changed(change) = effect {
                    self.play.follow(change, &self.host, settings);
                }
            }
        }
        self.advance();
    }

    /// The keys of the table.
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
        match self.awaits() {
            Awaits::Reading if self.at + 1 == self.steps.len() => {
                self.tell(phrase!("lessons-over"));
            }
            Awaits::Reading => self.advance(),
            Awaits::Dice(event, _) if is_like(event) => self.forward(settings),
            Awaits::Choice(event, _) if *event == done => {
                self.host = host;
                self.play = play;
                self.advance();
            }
            Awaits::Dice(_, instead) | Awaits::Choice(_, instead) => self.tell(*instead),
        }
    }

    /// Says why a legal move does not lead on.
    fn tell(&mut self, words: Phrase) {
        self.play.tell(Some(Banner::Notice(words.to_string())));
    }

    /// The table within this size.
    pub fn view<'a>(&'a self, settings: &Settings, within: Size) -> Element<'a, PlayMessage<G>> {
        self.play.view(&self.host, settings, None, within)
    }
}
