mod devices;
mod help;
mod messages;

use std::borrow::Cow;
use std::time::Duration;

use super::clock;
use super::{AtZero, Clock, Hosted, Subject, TableOptions, Thought, Timer};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{DiceSource, Help, Helps, Refused, Seating, Session, SetupFault, check_names};

pub use devices::{Device, SeatStatus};
pub use messages::{Act, Announcement, Answer, Change, Denied, Effect, Input, Notice, Work};

/// Facts about a game that are kept beside its session.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// The options of the table.
    pub options: TableOptions,
    /// The noted helps; [`Record::all_helps`] adds known dice.
    pub helps: Helps,
    /// The time taken with a timer, by seat, in whole milliseconds; missing seats have taken none.
    pub taken: Vec<Duration>,
    /// Whether the finished game counts in records and figures; practice does not.
    pub counts: bool,
    /// The mean loss of a choice by seat, once the finished game was reviewed: in points, or in chance to win, 0 to
    /// 1; alone on the board, in turns.
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
    /// All helps in a game with these dice.
    pub fn all_helps(&self, dice: &DiceSource) -> Helps {
        let known = matches!(dice, DiceSource::Earlier(_)).then_some(Help::KnownDice);
        self.helps.iter().copied().chain(known).collect()
    }
}

/// A viewer of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody in the room, without secrets.
    Room,
    /// A player on a phone, who sees their own choices and acts only for this seat.
    Seat(Seat),
    /// The person who has the laptop, and may do everything.
    Laptop,
}

/// A game being hosted.
#[derive(Debug, Clone)]
pub struct Host<G: Hosted> {
    session: Session<G>,
    record: Record,
    clock: Clock,
    /// The seat that has the laptop while choices are secret, once somebody took it.
    holder: Option<Seat>,
    /// Whether the laptop lies open for everyone, because all missing choices are made on phones.
    is_laid_down: bool,
    /// By seat; people at missing seats play at the laptop.
    devices: Vec<Device>,
    /// The session as the room may see it, if something is hidden.
    in_room: Option<Box<Session<G>>>,
    /// The session as the person at the laptop may see it, if something is hidden.
    at_laptop: Option<Box<Session<G>>>,
    /// The number of events after which the computer is thinking, or has failed to.
    thinking: Option<usize>,
    is_playing_out: bool,
    asked: Option<G::Question>,
    rolls_on: bool,
    /// The helps that people have been told will mark the game.
    warned: Helps,
    /// Whether the review was seen before the end of the game was undone.
    knows_review: bool,
    /// The number of events with the last correction that took secret choices out of the log, and the session before it.
    taken_out: Option<Box<(usize, Session<G>)>>,
    announcement: Option<Announcement<G>>,
    version: usize,
}

impl<G: Hosted> Host<G> {
    /// Hosts a session from where it stands.
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
            taken_out: None,
            announcement: None,
            version: 0,
        };
        host.look();
        host
    }

    /// The whole game, with all that is secret: for saving and for thinking. Views show what [`Host::seen_by`] gives.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Facts about the game beside its session.
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

    /// Whether the computer has decided to roll on and waits for real dice.
    pub fn rolls_on(&self) -> bool {
        self.rolls_on
    }

    /// The throw for which choices are secret (X13).
    pub fn secret(&self) -> Option<ThrowNumber> {
        G::secret_throw(&self.session, self.record.options)
    }

    /// The game as a viewer may see it.
    pub fn seen_by(&self, viewer: Viewer) -> Cow<'_, Session<G>> {
        let options = self.record.options;
        let session = match viewer {
            Viewer::Laptop => self.at_laptop.as_deref().map(Cow::Borrowed),
            Viewer::Room => self.in_room.as_deref().map(Cow::Borrowed),
            Viewer::Seat(seat) => {
                G::without_secrets(&self.session, options, Some(seat)).map(Cow::Owned)
            }
        };
        session.unwrap_or(Cow::Borrowed(&self.session))
    }

    /// Whether the computer acts next, and nobody has to roll dice for it first.
    pub fn is_bots_turn(&self) -> bool {
        !self.rolls_on && G::is_bots_turn(&self.session, self.record.options)
    }

    /// Whether only the computer plays on.
    pub fn is_left_to_bots(&self) -> bool {
        G::is_left_to_bots(&self.session)
    }

    /// Whether the computer is playing to the end.
    pub fn is_playing_out(&self) -> bool {
        self.is_playing_out
    }

    /// The news for everybody, until something else happens.
    pub fn announcement(&self) -> Option<&Announcement<G>> {
        self.announcement.as_ref()
    }

    /// A counter of changes that views show.
    pub fn version(&self) -> usize {
        self.version
    }

    /// Handles an input, and returns effects for the caller.
    pub fn handle(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let is_pause = matches!(input, Input::Pause);
        let effects = self.apply(input);
        let mut done = effects.iter();
        let is_done = done.any(|effect| !matches!(effect, Effect::Deny(_)));
        self.version += usize::from(is_pause || is_done);
        for effect in &effects {
            if let &Effect::Tell(notice) = effect
                && notice.is_for_all()
            {
                self.announcement = Some(Announcement::Notice(notice));
            }
        }
        effects
    }

    fn apply(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        match input {
            Input::Write(event, Some(by)) => self.write_by(event, by),
            Input::Write(event, None) => self.write(event, None),
            Input::Act {
                seat,
                revision,
                act,
            } => self.act(seat, &revision, &act),
            Input::Throw => self.write_all(G::app_dice(&self.session)),
            Input::Undo => {
                let effects = self.undo();
                self.tell_undone(effects, Viewer::Laptop)
            }
            Input::UndoAt(done) if done != self.session.log().cursor() => late(),
            Input::UndoAt(_) => {
                let effects = self.undo();
                self.tell_undone(effects, Viewer::Room)
            }
            Input::Redo => self.redo(),
            Input::TakeBack(seat) => {
                let effects = self.take_back(seat);
                self.tell_undone(effects, Viewer::Seat(seat))
            }
            Input::Hold(seat) => {
                self.hold(seat);
                Vec::new()
            }
            Input::Devices(devices) => {
                self.note(devices);
                Vec::new()
            }
            Input::Hurry => self.think(true),
            Input::PlayOut => self.play_out(),
            Input::SkipStart(seed) => self.write_all(G::start_dice(&self.session, seed)),
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
                vec![Effect::Note]
            }
            Input::Count(counts) => {
                self.record.counts = counts;
                vec![Effect::Note]
            }
        }
    }

    /// The question that the coach has not answered yet.
    pub fn asked(&self) -> Option<&G::Question> {
        self.asked.as_ref()
    }

    /// Lets the computer think if it acts next; it does not repeat what people have undone.
    ///
    /// Views ask when they are ready, not while somebody passes the laptop on or corrects something.
    pub fn prompt(&mut self) -> Vec<Effect<G>> {
        let log = self.session.log();
        let is_thinking = self.thinking == Some(log.cursor());
        match log.undone() {
            _ if !self.is_bots_turn() => self.rest(),
            // Perhaps somebody has asked for what was undone.
            _ if is_thinking => Vec::new(),
            [] => self.think(self.is_playing_out),
            _ => self.rest(),
        }
    }

    /// Lets the computer stop thinking.
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
        self.is_playing_out = true;
        self.think(true)
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
            // It stays noted as thinking, to avoid endless attempts.
            Answer::Failed => {
                self.is_playing_out = false;
                vec![Effect::Tell(Notice::ThinkingFailed)]
            }
        }
    }

    /// Carries out an act of a seat that answers the current question.
    fn act(&mut self, seat: Seat, revision: &str, act: &Act) -> Vec<Effect<G>> {
        let is_at_table = seat.index() < self.session.players().len();
        if !is_at_table || G::revision(&self.session, seat) != revision {
            return late();
        }
        if *act == Act::Hint {
            return self.hint(seat);
        }
        match G::input(&self.session, self.record.options, seat, act) {
            Some(input) => self.apply(input),
            None => late(),
        }
    }

    fn write_by(&mut self, event: G::Event, by: Viewer) -> Vec<Effect<G>> {
        let about = G::about(&self.session, self.record.options, &event);
        if let Some(Thought { subject, seat }) = about.decision {
            let is_bots = self.session.level(seat).is_some() && !about.is_correction;
            let denied = match (is_bots, about.is_dice) {
                (true, true) if !self.rolls_on => Some(Denied::BotDecidesFirst(seat)),
                (true, false) => Some(Denied::BotDecides(seat)),
                // Anybody may throw the dice.
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
        let about = G::about(&self.session, self.record.options, &event);
        if about.stands {
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
        let missed = about.decision.filter(|_| about.is_missed);
        let after = self.session.log().cursor();
        let outcome = match self.enter(event.clone()) {
            Ok(outcome) => outcome,
            Err(refused) => return vec![Effect::Deny(Denied::Refused(refused))],
        };
        let mut effects = Vec::new();
        let asks_again = self.session.log().cursor() <= after;
        if asks_again {
            // A thought may have as many events behind it as the game has now.
            effects = self.rest();
        }
        if asks_again || about.is_correction {
            // Whoever had the laptop is not the one who is asked first.
            self.holder = None;
        }
        self.record.helps.extend(helps);
        if let Some(Seating::Join { .. }) = G::seating(&event) {
            // The time of an undone late seat does not count for a player who joins now.
            self.record.taken.truncate(self.session.players().len() - 1);
        }
        if let (Some(Viewer::Laptop), Some(thought)) = (by, missed) {
            // A person who catches up with a missed throw has the laptop without having been asked.
            self.holder = Some(thought.seat);
        }
        // Acts on other phones do not interrupt a person who looks at their own choice again.
        if !matches!(by, Some(Viewer::Seat(_))) {
            self.lay_down();
        }
        let reveals = secret.filter(|_| self.secret().is_none());
        let change = Change::Written {
            event: event.clone(),
            outcome,
            by,
            reveals,
        };
        effects.extend(self.changed(change.clone()));
        // The window's words about a correction name keys, which phones do not have.
        self.announcement = if about.is_correction {
            let done = self.session.log().cursor();
            let taken_out = self.taken_out.as_ref();
            let asks_again = taken_out.is_some_and(|taken_out| taken_out.0 == done);
            by.map(|by| Announcement::Corrected {
                by,
                event,
                asks_again,
            })
        } else {
            Some(Announcement::Change(change))
        };
        effects
    }

    fn write_all(&mut self, dice: Vec<G::Event>) -> Vec<Effect<G>> {
        let dice = dice.into_iter();
        dice.flat_map(|event| self.write(event, None)).collect()
    }

    /// Tells everybody who has undone something; the room is the host of the table.
    fn tell_undone(&mut self, effects: Vec<Effect<G>>, by: Viewer) -> Vec<Effect<G>> {
        let is_done = |effect: &Effect<G>| matches!(effect, Effect::Changed(_));
        if effects.iter().any(is_done) {
            self.announcement = Some(Announcement::Undone(by));
        }
        effects
    }

    /// Two players with confusable names at such a table.
    fn alike(&self, seating: &Seating) -> Option<SetupFault> {
        let seated = seating.seated::<G>(self.session.players()).ok()?;
        check_names(&seated).err()
    }

    fn changed(&mut self, change: Change<G>) -> Vec<Effect<G>> {
        // Taking back real dice that were rolled for the computer does not take back the decision before them.
        self.rolls_on = matches!(&change, Change::Undone(dice) if self.are_rolled_for_bot(dice));
        let done = self.session.log().cursor();
        self.taken_out.take_if(|taken_out| taken_out.0 > done);
        self.asked = None;
        self.announcement = None;
        // Any act of a person ends it.
        self.is_playing_out &= matches!(change, Change::Written { by: None, .. });
        // The findings of a review hold for the earlier game.
        self.record.reviewed = None;
        self.look();
        vec![Effect::Changed(change), Effect::Save]
    }

    /// Whether these are real dice that people roll for the computer, which has decided to roll on.
    fn are_rolled_for_bot(&self, dice: &G::Event) -> bool {
        let about = G::about(&self.session, self.record.options, dice);
        let is_real = about.is_dice && G::app_dice(&self.session).is_empty();
        let decision = about.decision.filter(|_| is_real);
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
        let runs = !self.clock.is_paused() && G::awaits(&self.session, thought);
        let Some(timer) = self.timer().filter(|_| runs) else {
            return Vec::new();
        };
        clock::add(&mut self.record.taken, thought.seat, time);
        if self.clock.pass(time, thought, timer) {
            self.at_zero(thought, timer)
        } else {
            Vec::new()
        }
    }

    /// The agreed consequence when time is up.
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

    /// Applies the agreed consequence, unless the player was faster.
    fn time_up(
        &mut self,
        after: usize,
        thought: Thought,
        answer: Answer<G::Event>,
    ) -> Vec<Effect<G>> {
        if after != self.session.log().cursor() {
            // It was for another state of the game. If several think at once, their time is up together.
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
            // A choice by the coach is as good as a hint.
            if by_coach {
                self.record.helps.insert(Help::Hint);
            }
            let seat = thought.seat;
            effects.push(Effect::Tell(Notice::Decided { seat, by_coach }));
        }
        effects
    }

    /// Recomputes the views of the room and the laptop.
    fn look(&mut self) {
        let options = self.record.options;
        self.in_room = G::without_secrets(&self.session, options, None).map(Box::new);
        self.at_laptop = match self.holder() {
            Some(seat) => G::without_secrets(&self.session, options, Some(seat)).map(Box::new),
            None => self.in_room.clone(),
        };
    }
}

/// The answer to an act that comes too late.
fn late<G: Hosted>() -> Vec<Effect<G>> {
    vec![Effect::Deny(Denied::Late)]
}
