mod devices;
mod help;
mod undo;

use std::borrow::Cow;
use std::time::Duration;

use super::{AtZero, Clock, Hosted, Subject, TableOptions, Thought, Timer};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{
    DiceSource, Help, Helps, Refused, Seating, Seed, Session, SetupFault, check_names,
};

pub use devices::Device;

/// Facts about a game that are kept with its session but are not part of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// What the table has agreed on.
    pub options: TableOptions,
    /// What has helped, as far as it was noted; [`Record::all_helps`] adds what the dice tell.
    pub helps: Helps,
    /// How long people have thought while a timer ran, by seat, in whole milliseconds; seats behind the last one have
    /// taken no time.
    pub taken: Vec<Duration>,
    /// Whether the game counts in the records and figures once it is over; a practice game does not.
    pub counts: bool,
    /// The mean loss of a choice by seat, once the finished game was reviewed: in points, or in chance to win, 0 to 1;
    /// alone at the board, in turns.
    pub reviewed: Option<Vec<f64>>,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            options: TableOptions::default(),
            helps: Helps::new(),
            taken: Vec::new(),
            counts: true,
            reviewed: None,
        }
    }
}

impl Record {
    /// Everything that has helped in a game with these dice.
    pub fn all_helps(&self, dice: &DiceSource) -> Helps {
        let known = dice.are_known().then_some(Help::KnownDice);
        self.helps.iter().copied().chain(known).collect()
    }
}

/// Who looks at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody in the room: nothing that is secret.
    Room,
    /// One player on a device of their own, who sees their own choices, and acts for this seat only.
    Seat(Seat),
    /// Whoever has the laptop now, who may do everything that can be done at it.
    Laptop,
}

/// Something that reaches a host.
#[derive(Debug, Clone)]
pub enum Input<G: Hosted> {
    /// Record dice, a decision, or who comes and goes, for this viewer; `None` is a script, which may write
    /// whatever the rules allow.
    Write(G::Event, Option<Viewer>),
    /// Throw the app's dice.
    Throw,
    /// Take back what a person did last, with all that the program has done since; the last event if no person
    /// has done anything.
    Undo,
    /// Redo what was taken back last.
    Redo,
    /// This seat takes its last decision back, without asking those who have decided about the same since.
    TakeBack(Seat),
    /// This seat has the laptop now.
    Hold(Seat),
    /// The people at the seats play on these devices now; those behind the last one at the laptop.
    Devices(Vec<Device>),
    /// Let the program think, even about what people have taken back.
    Hurry,
    /// Let the program play to the end of a game that is left to it.
    PlayOut,
    /// The dice for the start are not rolled: those of this seed decide.
    SkipStart(Seed),
    /// The program has played to the end, starting after so many events.
    PlayedOut(usize, Answer<Vec<G::Event>>),
    /// The program has thought about what comes after so many events.
    Thought(usize, Answer<G::Event>),
    /// Somebody asks the coach.
    Ask(G::Question),
    /// The coach has answered.
    Advised(G::Question, Answer<G::Advice>),
    /// Somebody wants to see the review of the game so far.
    LookBack,
    /// Somebody at the table has seen the dice of this game in another one.
    KnowDice,
    /// This much time has passed in this thought.
    Passed(Duration, Thought),
    /// Pause the clock, or let it go on.
    Pause,
    /// The consequence of time that was up after so many events.
    TimeUp(usize, Thought, Answer<G::Event>),
    /// A review of the finished game has found these mean losses, by seat.
    Reviewed(Vec<f64>),
    /// The game counts in the records from now on, or does not.
    Count(bool),
}

/// The result of work that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<T> {
    /// The result.
    Found(T),
    /// There is nothing to find.
    Nothing,
    /// The work could not be done, or has failed.
    Failed,
}

/// What the caller has to do.
#[derive(Debug, Clone)]
pub enum Effect<G: Hosted> {
    /// The log has changed: update the views.
    Changed(Change<G>),
    /// The event is recorded already: the views return to what is awaited.
    Unchanged,
    /// Save what happened in the game.
    Save,
    /// A fact about the session has changed: save it. Nothing has happened in the game itself.
    Keep,
    /// Work something out, off the thread that answers people. Cancel work of the same kind that is still
    /// under way.
    Work(Work<G>),
    /// The program does not need to think any more: cancel that work.
    StopThinking,
    /// The coach has answered.
    Advised(G::Advice),
    /// The program rolls on and waits for real dice.
    RollsOn,
    /// Tell people this.
    Tell(Notice),
    /// Something was not done, and this is why.
    Deny(Denied<G>),
}

/// Something to be worked out; each answers with an input of its own.
#[derive(Debug, Clone)]
pub enum Work<G: Hosted> {
    /// The program's next event after so many events ([`Hosted::bot_event`], [`Input::Thought`]); views may first
    /// show what has just happened, unless it hurries.
    Think {
        /// How many events are done.
        after: usize,
        /// Whether people want the answer at once.
        hurries: bool,
    },
    /// The program's events from so many events to the end of the game ([`Hosted::to_the_end`], [`Input::PlayedOut`]).
    PlayOut {
        /// How many events are done.
        after: usize,
    },
    /// What the coach says ([`Hosted::advise`], [`Input::Advised`]).
    Advise(G::Question),
    /// The consequence of time that is up ([`Hosted::at_zero`], [`Input::TimeUp`]).
    AtZero {
        /// How many events are done.
        after: usize,
        /// Whose time is up, for what.
        thought: Thought,
        /// Whether the coach decides.
        by_coach: bool,
    },
}

/// What has happened to the log of a session.
#[derive(Debug, Clone)]
pub enum Change<G: Hosted> {
    /// An event was written.
    Written {
        /// The event.
        event: G::Event,
        /// Its outcome.
        outcome: G::Outcome,
        /// Who wrote it; `None` for the program, the table at the end of somebody's time, and the app's dice.
        by: Option<Viewer>,
        /// The throw whose secret choices are revealed by it.
        reveals: Option<ThrowNumber>,
    },
    /// An event was taken back.
    Undone(G::Event),
    /// An event that was taken back has happened again.
    Redone(G::Event),
}

/// A notice for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// This help marks the game in the records. A hint or a review is shown to those who ask once more.
    Marks(Help),
    /// The coach has nothing to say here.
    NoAdvice,
    /// Time was up for a seat, and the table or the coach has decided.
    Decided {
        /// The seat.
        seat: Seat,
        /// Whether the coach did.
        by_coach: bool,
    },
    /// Time is up for a seat for which the coach would roll on, which only people can do with real dice.
    WouldRollOn(Seat),
    /// The program could not think: people may let it try again.
    ThinkingFailed,
    /// The coach could not answer.
    AdviceFailed,
    /// Time is up for a seat, and the program could not decide for it.
    TimeUpFailed(Seat),
}

/// Why a host does not do something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Denied<G: Hosted> {
    /// The rules, or names and colours, say against it.
    Refused(Refused<G>),
    /// The program decides for this seat.
    BotDecides(Seat),
    /// The program decides at this seat before the dice are rolled.
    BotDecidesFirst(Seat),
    /// Only this seat sees this choice, and may make it.
    Secret(Seat),
    /// A strict game allows no such help.
    Strict(Help),
}

/// What a viewer may see.
#[derive(Debug)]
pub struct View<'a, G: Hosted> {
    /// The game without what is hidden from the viewer.
    pub session: Cow<'a, Session<G>>,
    /// The throw whose choices are secret for now.
    pub secret: Option<ThrowNumber>,
}

/// A game being hosted.
#[derive(Debug, Clone)]
pub struct Host<G: Hosted> {
    session: Session<G>,
    record: Record,
    clock: Clock,
    /// The seat that has the laptop while choices are secret, once somebody has said so.
    holder: Option<Seat>,
    /// Whether the laptop is there for everybody to look at, because those who are still awaited choose on phones.
    is_laid_down: bool,
    /// By seat; people at seats behind the last one play at the laptop.
    devices: Vec<Device>,
    /// The session as everybody in the room may see it, if that is less than all of it.
    in_room: Option<Box<Session<G>>>,
    /// The same for whoever has the laptop.
    at_laptop: Option<Box<Session<G>>>,
    /// The number of events after which the program is thinking, or has failed to.
    thinking: Option<usize>,
    /// Whether it is playing to the end.
    is_playing_out: bool,
    /// The last question to the coach, until it has answered or the game has changed.
    asked: Option<G::Question>,
    /// Whether the program has decided to roll on and waits for real dice.
    rolls_on: bool,
    /// Of which helps people know that they mark the game.
    warned: Helps,
    /// Whether the review was seen before the end of the game was taken back.
    knows_review: bool,
}

impl<G: Hosted> Host<G> {
    /// Hosts a session where it stands.
    pub fn new(session: Session<G>, record: Record) -> Host<G> {
        let mut host = Host {
            session,
            record,
            clock: Clock::default(),
            holder: None,
            is_laid_down: false,
            devices: Vec::new(),
            in_room: None,
            at_laptop: None,
            thinking: None,
            is_playing_out: false,
            asked: None,
            rolls_on: false,
            warned: Helps::new(),
            knows_review: false,
        };
        host.look();
        host
    }

    /// The whole game, with all that is secret: for saving and for thinking. Views show what [`Host::seen_by`] gives.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// What is known of the game beside its session.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The limit of time, if the table has one.
    pub fn timer(&self) -> Option<Timer> {
        self.record.options.timer
    }

    /// The clock of those who think.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the program has decided to roll on and waits for real dice.
    pub fn rolls_on(&self) -> bool {
        self.rolls_on
    }

    /// The throw whose choices are secret for now (X13).
    pub fn secret(&self) -> Option<ThrowNumber> {
        G::secret_throw(&self.session, self.record.options)
    }

    /// What a viewer may see.
    pub fn seen_by(&self, viewer: Viewer) -> View<'_, G> {
        let options = self.record.options;
        let session = match viewer {
            Viewer::Laptop => self.at_laptop.as_deref().map(Cow::Borrowed),
            Viewer::Room => self.in_room.as_deref().map(Cow::Borrowed),
            Viewer::Seat(seat) => {
                G::without_secrets(&self.session, options, Some(seat)).map(Cow::Owned)
            }
        };
        View {
            session: session.unwrap_or(Cow::Borrowed(&self.session)),
            secret: self.secret(),
        }
    }

    /// Whether what comes next is up to the program, and nobody has to roll dice for it first.
    pub fn is_bots_turn(&self) -> bool {
        !self.rolls_on && G::is_bots_turn(&self.session, self.record.options)
    }

    /// Whether nobody but the program plays on, so that people only wait for the end.
    pub fn is_left_to_bots(&self) -> bool {
        G::is_left_to_bots(&self.session)
    }

    /// Whether the program is playing to the end.
    pub fn is_playing_out(&self) -> bool {
        self.is_playing_out
    }

    /// Handles an input, and returns what the caller has to do.
    pub fn handle(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        match input {
            Input::Write(event, Some(by)) => self.write_by(event, by),
            Input::Write(event, None) => self.write(event, None),
            Input::Throw => {
                let dice = G::app_dice(&self.session).into_iter();
                dice.flat_map(|event| self.write(event, None)).collect()
            }
            Input::Undo => self.undo(),
            Input::Redo => self.redo(),
            Input::TakeBack(seat) => self.take_back(seat),
            Input::Hold(seat) => {
                self.hold(Some(seat));
                Vec::new()
            }
            Input::Devices(devices) => {
                self.note(devices);
                Vec::new()
            }
            Input::Hurry => self.think(true),
            Input::PlayOut => self.play_out(),
            Input::PlayedOut(after, answer) => self.played_out(after, answer),
            Input::SkipStart(seed) => {
                let mut effects = Vec::new();
                while let Some(event) = G::start_dice(&self.session, seed) {
                    effects.extend(self.write(event, None));
                }
                effects
            }
            Input::Thought(after, answer) => self.thought(after, answer),
            Input::Ask(question) => self.ask(question),
            Input::Advised(question, answer) => {
                if self.asked.take_if(|asked| *asked == question).is_none() {
                    return Vec::new();
                }
                let advised = match answer {
                    Answer::Found(advice) => Effect::Advised(advice),
                    Answer::Nothing => return vec![Effect::Tell(Notice::NoAdvice)],
                    Answer::Failed => return vec![Effect::Tell(Notice::AdviceFailed)],
                };
                if self.record.helps.insert(Help::Hint) {
                    vec![Effect::Save, advised]
                } else {
                    vec![advised]
                }
            }
            Input::LookBack => self.look_back(),
            Input::KnowDice => self.know_dice(),
            Input::Passed(time, thought) => self.pass(time, thought),
            Input::Pause => {
                self.clock.toggle_pause();
                Vec::new()
            }
            Input::TimeUp(after, thought, answer) => self.time_up(after, thought, answer),
            Input::Reviewed(losses) => {
                if self.record.reviewed.is_some() || !self.session.is_over() {
                    return Vec::new();
                }
                self.record.reviewed = Some(losses);
                vec![Effect::Keep]
            }
            Input::Count(counts) => {
                self.record.counts = counts;
                vec![Effect::Keep]
            }
        }
    }

    /// The question that the coach has not answered yet.
    pub fn asked(&self) -> Option<&G::Question> {
        self.asked.as_ref()
    }

    /// Lets the program think if it is its turn; what people have taken back is not played again.
    ///
    /// Views ask when they are ready for it: when nobody passes the laptop on or corrects something.
    pub fn prompt(&mut self) -> Vec<Effect<G>> {
        let after = self.session.log().cursor();
        let is_due = self.is_bots_turn() && self.session.log().undone().is_empty();
        if is_due {
            if self.thinking == Some(after) {
                return Vec::new();
            }
            return self.think(false);
        }
        // Somebody has asked for what was taken back.
        if self.is_bots_turn() && self.thinking == Some(after) {
            return Vec::new();
        }
        self.rest()
    }

    /// Lets the program stop thinking.
    pub fn rest(&mut self) -> Vec<Effect<G>> {
        self.is_playing_out = false;
        match self.thinking.take() {
            Some(_) => vec![Effect::StopThinking],
            None => Vec::new(),
        }
    }

    fn think(&mut self, hurries: bool) -> Vec<Effect<G>> {
        if !self.is_bots_turn() {
            return Vec::new();
        }
        let after = self.session.log().cursor();
        self.thinking = Some(after);
        vec![Effect::Work(Work::Think { after, hurries })]
    }

    fn play_out(&mut self) -> Vec<Effect<G>> {
        if self.is_playing_out || !self.is_left_to_bots() {
            return Vec::new();
        }
        let after = self.session.log().cursor();
        self.thinking = Some(after);
        self.is_playing_out = true;
        vec![Effect::Work(Work::PlayOut { after })]
    }

    fn played_out(&mut self, after: usize, answer: Answer<Vec<G::Event>>) -> Vec<Effect<G>> {
        if after != self.session.log().cursor() || !self.is_left_to_bots() {
            return Vec::new();
        }
        self.is_playing_out = false;
        match answer {
            Answer::Found(events) => {
                let written = events.into_iter().flat_map(|event| self.write(event, None));
                written.collect()
            }
            Answer::Nothing | Answer::Failed => vec![Effect::Tell(Notice::ThinkingFailed)],
        }
    }

    fn thought(&mut self, after: usize, answer: Answer<G::Event>) -> Vec<Effect<G>> {
        if after != self.session.log().cursor() || !self.is_bots_turn() {
            return Vec::new();
        }
        match answer {
            Answer::Found(event) => self.write(event, None),
            Answer::Nothing => {
                self.rolls_on = true;
                vec![Effect::RollsOn]
            }
            // It stays noted as thinking, so that it is not tried for ever.
            Answer::Failed => vec![Effect::Tell(Notice::ThinkingFailed)],
        }
    }

    fn write_by(&mut self, event: G::Event, by: Viewer) -> Vec<Effect<G>> {
        if let Some(Thought { subject, seat }) = G::decision(&self.session, &event) {
            let is_bots =
                self.session.level(seat).is_some() && !G::is_correction(&self.session, &event);
            let denied = match (is_bots, G::is_dice(&event)) {
                (true, true) if !self.rolls_on => Some(Denied::BotDecidesFirst(seat)),
                (true, false) => Some(Denied::BotDecides(seat)),
                // Whoever has the dice may throw them.
                (_, true) => None,
                (false, false) => {
                    let is_own = match by {
                        Viewer::Room => false,
                        Viewer::Seat(own) => own == seat,
                        Viewer::Laptop => {
                            !matches!(subject, Subject::Throw(throw) if self.is_hidden(throw, seat))
                        }
                    };
                    (!is_own).then_some(Denied::Secret(seat))
                }
            };
            if let Some(denied) = denied {
                return vec![Effect::Deny(denied)];
            }
        }
        self.write(event, Some(by))
    }

    fn write(&mut self, event: G::Event, by: Option<Viewer>) -> Vec<Effect<G>> {
        if G::stands(&self.session, &event) {
            return vec![Effect::Unchanged];
        }
        if let Some(help) = self.forbidden(&event) {
            return vec![Effect::Deny(Denied::Strict(help))];
        }
        if let Some(fault) = G::seating(&event).and_then(|seating| self.alike(seating)) {
            return vec![Effect::Deny(Denied::Refused(Refused::Seats(fault)))];
        }
        let helps = self.helps_with(&event);
        let secret = self.secret();
        let missed = G::decision(&self.session, &event)
            .filter(|&thought| G::is_missed(&self.session, thought));
        let after = self.session.log().cursor();
        let outcome = match G::record(&mut self.session, self.record.options, event.clone()) {
            Ok(outcome) => outcome,
            Err(refused) => return vec![Effect::Deny(Denied::Refused(refused))],
        };
        let mut effects = Vec::new();
        if self.session.log().cursor() <= after {
            // Choices are asked for again. A thought may have as many events behind it as the game has now, and whoever had
            // the laptop is not the one who is asked first.
            effects = self.rest();
            self.holder = None;
        }
        self.record.helps.extend(helps);
        if let Some(Seating::Join { .. }) = G::seating(&event) {
            // The time of a late seat that was taken back does not count for who joins now.
            self.record.taken.truncate(self.session.players().len() - 1);
        }
        if let (Some(Viewer::Laptop), Some(thought)) = (by, missed) {
            // Whoever catches up with a throw that they missed has the laptop, without having been asked.
            self.holder = Some(thought.seat);
        }
        // Whoever looks at their choice again is not interrupted by what others do on their phones.
        if !matches!(by, Some(Viewer::Seat(_))) {
            self.lay_down();
        }
        let reveals = secret.filter(|_| self.secret().is_none());
        effects.extend(self.changed(Change::Written {
            event,
            outcome,
            by,
            reveals,
        }));
        effects
    }

    /// Two who would be called alike, once they sit like this.
    fn alike(&self, seating: &Seating) -> Option<SetupFault> {
        let seated = seating.seated::<G>(self.session.players()).ok()?;
        check_names(&seated).err()
    }

    fn changed(&mut self, change: Change<G>) -> Vec<Effect<G>> {
        // Taking back real dice that were rolled for the program does not take back the decision before them.
        self.rolls_on = matches!(&change, Change::Undone(dice) if self.are_rolled_for_bot(dice));
        self.asked = None;
        self.is_playing_out = false;
        // The findings of a review hold for the game as it was before.
        self.record.reviewed = None;
        self.look();
        vec![Effect::Changed(change), Effect::Save]
    }

    /// Whether these are real dice that people roll for the program, which has decided to roll on.
    fn are_rolled_for_bot(&self, dice: &G::Event) -> bool {
        let is_real = G::is_dice(dice) && G::app_dice(&self.session).is_empty();
        let decision = G::decision(&self.session, dice).filter(|_| is_real);
        decision.is_some_and(|thought| self.session.level(thought.seat).is_some())
    }

    fn ask(&mut self, question: G::Question) -> Vec<Effect<G>> {
        if self.asked.as_ref() == Some(&question) {
            return Vec::new();
        }
        if let Some(instead) = self.instead_of(Help::Hint) {
            return vec![instead];
        }
        self.asked = Some(question.clone());
        vec![Effect::Work(Work::Advise(question))]
    }

    fn pass(&mut self, time: Duration, thought: Thought) -> Vec<Effect<G>> {
        let Some(timer) = self.timer() else {
            return Vec::new();
        };
        if self.clock.is_paused() || !G::awaits(&self.session, thought) {
            return Vec::new();
        }
        let taken = &mut self.record.taken;
        if taken.len() < thought.seat.number() {
            taken.resize(thought.seat.number(), Duration::ZERO);
        }
        taken[thought.seat] += time;
        if self.clock.pass(time, thought, timer) {
            self.at_zero(thought, timer)
        } else {
            Vec::new()
        }
    }

    /// What the table has agreed on for a time that is up.
    fn at_zero(&self, thought: Thought, timer: Timer) -> Vec<Effect<G>> {
        match timer.at_zero {
            AtZero::Warn => Vec::new(),
            AtZero::First | AtZero::Coach => vec![Effect::Work(Work::AtZero {
                after: self.session.log().cursor(),
                thought,
                by_coach: self.record.options.coach_decides(),
            })],
        }
    }

    /// Does what the table has agreed on, unless the one whose time was up was faster.
    fn time_up(
        &mut self,
        after: usize,
        thought: Thought,
        answer: Answer<G::Event>,
    ) -> Vec<Effect<G>> {
        if after != self.session.log().cursor() {
            // It was found for another state of the game. Where several think at once, the time of all is up together.
            let is_up = |timer: &Timer| self.clock.remaining(thought, *timer).is_zero();
            let timer = self.timer().filter(is_up);
            let timer = timer.filter(|_| G::awaits(&self.session, thought));
            return timer.map_or_else(Vec::new, |timer| self.at_zero(thought, timer));
        }
        let event = match answer {
            Answer::Found(event) => event,
            Answer::Nothing => return vec![Effect::Tell(Notice::WouldRollOn(thought.seat))],
            Answer::Failed => return vec![Effect::Tell(Notice::TimeUpFailed(thought.seat))],
        };
        let by_coach = self.record.options.coach_decides();
        let mut effects = self.write(event, None);
        if effects
            .iter()
            .any(|effect| matches!(effect, Effect::Changed(_)))
        {
            // The coach has played for somebody: that is as good as a hint.
            if by_coach {
                self.record.helps.insert(Help::Hint);
            }
            let seat = thought.seat;
            effects.push(Effect::Tell(Notice::Decided { seat, by_coach }));
        }
        effects
    }

    /// Recomputes what is seen in the room and at the laptop.
    fn look(&mut self) {
        let options = self.record.options;
        self.in_room = G::without_secrets(&self.session, options, None).map(Box::new);
        self.at_laptop = match self.holder() {
            Some(seat) => G::without_secrets(&self.session, options, Some(seat)).map(Box::new),
            None => self.in_room.clone(),
        };
    }
}
