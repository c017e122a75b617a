//! The lessons at a real table: a script says what to do, step by step, and why another move does not lead on.

use std::mem;

use iced::Size;

use super::{Shown, line_of};
use crate::app::banner::Banner;
use crate::app::game_ui::{GameUi, PlayMessage, PlayScreen, View};
use crate::app::widget::Element;
use crate::rules::classic::{Decision, Play, Setting};
use crate::rules::dice::Die::{self, Five, Four, One, Six, Three, Two};
use crate::rules::dice::{Pairs, Roll, RollOff, Sum, Throw};
use crate::rules::express::{Choice, Penalty};
use crate::rules::{RollNumber, RollOffNumber, Seat, ThrowNumber};
use crate::session::classic::Event as BoardEvent;
use crate::session::{Classic, DiceSource, Event, Express, Player, Seed, Session};
use crate::store::Settings;
use crate::table::{Change, Effect, Host, Input, Record};
use crate::text::{self as words, Phrase, phrase, say};

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
    said: Phrase,
    before: Vec<E>,
    /// The event that completes it; `None` if it is only read.
    awaits: Option<E>,
}

impl<E> Step<E> {
    fn says(said: Phrase) -> Step<E> {
        Step {
            said,
            before: Vec::new(),
            awaits: None,
        }
    }

    fn until(self, event: E) -> Step<E> {
        let awaits = Some(event);
        Step { awaits, ..self }
    }

    fn after(self, before: Vec<E>) -> Step<E> {
        Step { before, ..self }
    }
}

/// The table as the script has it before a step, where nobody asks the coach.
fn table<G: GameUi>(setup: &G, steps: &[Step<G::Event>], at: usize) -> (Host<G>, G::Play) {
    let earlier = steps[..at].iter();
    let earlier = earlier.flat_map(|step| step.before.iter().chain(&step.awaits));
    let events: Vec<G::Event> = earlier.chain(&steps[at].before).cloned().collect();
    let count = events.len();
    let session = Session::replay(setup.clone(), events, count)
        // A test goes through every step of every script.
        .expect("a script keeps to the rules");
    let host = Host::new(session, Record::default());
    let mut play = G::Play::new(&host);
    play.at_table().is_lesson = true;
    (host, play)
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
            said: step.said.to_string(),
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

    /// The awaited move is made for the player.
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
        let Some(input) = play.update(message, &self.host) else {
            self.play = play;
            return;
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
        // Where dice are awaited, any show these, and nothing is said of others.
        match (&step.awaits, line_of(&step.said.to_string(), 2)) {
            (None, _) if self.at + 1 == self.steps.len() => self.tell(say!("lessons-over")),
            (None, _) => self.advance(),
            (Some(event), None) if is_like(event) => self.forward(settings),
            (Some(event), Some(_)) if *event == done => {
                self.host = host;
                self.play = play;
                self.advance();
            }
            (Some(_), instead) => self.tell(instead.unwrap_or_else(|| self.roll_first.to_string())),
        }
    }

    pub fn view<'a>(&'a self, settings: &'a Settings, within: Size) -> Element<'a, PlayMessage<G>> {
        let view = View {
            play: &self.play,
            host: &self.host,
            settings,
            record: None,
        };
        G::Play::view(view, within)
    }

    fn tell(&mut self, words: String) {
        self.play.at_table().word = Some(Banner::Notice(words));
    }
}

type Both = [(Die, Die); 2];

fn sums(pairs: Both) -> [Sum; 2] {
    pairs.map(|(one, other)| Sum::of(one, other))
}

/// The first four throws of a game of Express, on a real pad.
pub fn throws(player: Player) -> Guided<Express> {
    let setup = Express::new(vec![player], Penalty::default(), DiceSource::App(Seed(0)))
        // One player and the default penalty make a valid table.
        .expect("one player can play");
    let steps = vec![
        Step::says(phrase!("lessons-throws-everybody"))
            .until(thrown(1, [One, Three, Four, Four, Six])),
        Step::says(phrase!("lessons-throws-two-pairs")).until(chosen(
            1,
            [(One, Three), (Four, Six)],
            Some(Four),
        )),
        Step::says(phrase!("lessons-throws-first-value"))
            .until(thrown(2, [Two, Three, Four, Six, Six])),
        Step::says(phrase!("lessons-throws-new-value")).until(chosen(
            2,
            [(Three, Six), (Four, Six)],
            Some(Two),
        )),
        Step::says(phrase!("lessons-throws-one-free"))
            .until(thrown(3, [One, Two, Two, Four, Five])),
        Step::says(phrase!("lessons-throws-third-value")).until(chosen(
            3,
            [(Two, Two), (One, Four)],
            Some(Five),
        )),
        Step::says(phrase!("lessons-throws-three-stand"))
            .until(thrown(4, [One, Three, Three, Six, Six])),
        Step::says(phrase!("lessons-throws-free-throw")).until(chosen(
            4,
            [(One, Three), (Three, Six)],
            None,
        )),
        Step::says(phrase!("lessons-throws-and-so-on")),
    ];
    Guided::new(setup, steps, phrase!("lessons-throws-first"))
}

fn thrown(number: usize, dice: [Die; Throw::DICE]) -> Event {
    Event::Throw {
        number: ThrowNumber::new(number),
        throw: Throw::new(dice),
    }
}

fn chosen(throw: usize, pairs: Both, fifth: Option<Die>) -> Event {
    let [one, other] = sums(pairs);
    let pairs = Pairs::new(one, other);
    Event::Choice {
        throw: ThrowNumber::new(throw),
        seat: Seat::FIRST,
        choice: Choice { pairs, fifth },
    }
}

pub fn board(players: [Player; 2]) -> Guided<Classic> {
    let dice = DiceSource::App(Seed(0));
    let setup = Classic::new(players.to_vec(), Setting::default(), dice)
        // Two players with different names and colours and the default setting make a valid table.
        .expect("two players can play");
    let steps = vec![
        Step::says(phrase!("lessons-board-columns"))
            .until(roll(1, [One, Four, Five, Six]))
            .after(vec![
                for_the_start(1, [Five, Four]),
                for_the_start(2, [Three, One]),
            ]),
        Step::says(phrase!("lessons-board-two-pairs")).until(play(1, [(One, Five), (Four, Six)])),
        Step::says(phrase!("lessons-board-roll-or-stop")).until(roll(2, [Two, Three, Four, Five])),
        Step::says(phrase!("lessons-board-last-runner"))
            .until(play(2, [(Two, Four), (Three, Five)])),
        Step::says(phrase!("lessons-board-still-played")).until(roll(3, [One, One, Three, Four])),
        Step::says(phrase!("lessons-board-bust")),
        Step::says(phrase!("lessons-board-next-turn"))
            .until(roll(5, [Two, Three, Five, Six]))
            .after(turn(
                4,
                &[([Two, Five, Three, Four], [(Two, Five), (Three, Four)])],
            )),
        Step::says(phrase!("lessons-board-twice")).until(play(5, [(Two, Six), (Three, Five)])),
        Step::says(phrase!("lessons-board-once-more")).until(roll(6, [Two, Three, Four, Six])),
        Step::says(phrase!("lessons-board-second-column"))
            .until(play(6, [(Three, Four), (Two, Six)])),
        Step::says(phrase!("lessons-board-stop")).until(stop(6)),
        Step::says(phrase!("lessons-board-kept")),
        Step::says(phrase!("lessons-board-later"))
            .until(roll(13, [Two, Three, Five, Six]))
            .after(later()),
        Step::says(phrase!("lessons-board-to-the-top"))
            .until(play(13, [(Two, Six), (Three, Five)])),
        Step::says(phrase!("lessons-board-not-won-yet")).until(stop(13)),
        Step::says(phrase!("lessons-board-won")),
    ];
    Guided::new(setup, steps, phrase!("lessons-board-first"))
}

fn later() -> Vec<BoardEvent> {
    let eights = ([Two, Three, Five, Six], [(Two, Six), (Three, Five)]);
    let sevens = ([Two, Three, Four, Five], [(Two, Five), (Three, Four)]);
    let both = ([One, Two, Six, Six], [(One, Six), (Two, Six)]);
    [
        turn(7, &[sevens]),
        turn(8, &[eights, eights]),
        turn(10, &[both]),
        turn(11, &[eights]),
        turn(12, &[sevens]),
    ]
    .concat()
}

/// A turn that begins with this roll and ends with a stop.
fn turn(first: usize, rolls: &[([Die; Roll::DICE], Both)]) -> Vec<BoardEvent> {
    let last = first + rolls.len() - 1;
    rolls
        .iter()
        .zip(first..)
        .flat_map(|(&(dice, pairs), number)| [roll(number, dice), play(number, pairs)])
        .chain([stop(last)])
        .collect()
}

fn for_the_start(number: usize, dice: [Die; RollOff::DICE]) -> BoardEvent {
    BoardEvent::RollOff {
        number: RollOffNumber::new(number),
        dice: RollOff::new(dice),
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
