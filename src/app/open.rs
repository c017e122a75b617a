//! An open game of either kind: its table, its history, its result and its review, and the way between them.

#[cfg(test)]
mod tests;
mod time;
mod view;

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use iced::{Subscription, Task, task};

use super::background::{Failed, background, cancellable};
use super::keymap::{Command, Key, Press};
use super::screens::{HistoryScreen, PlayScreen, ReviewScreen, Screens};
use super::seats::{self, Seats};
use super::timer::{Clock, PAUSE_KEY, Thought};
use crate::session::{Player, Session};
use crate::store::{Saved, Settings};

/// An open game.
#[derive(Debug, Clone)]
pub struct Open<G: Screens> {
    saved: Saved<Session<G>>,
    screen: Screen<G>,
    /// The best result of one who plays alone, in the game's own measure, once it is known.
    best: Option<i32>,
    /// The shares of near-optimal games that ended with less, by seat, once they are known.
    places: Vec<f64>,
    /// Whether the people have played it to its end just now.
    has_just_ended: bool,
    thinking: Option<Thinking>,
    /// The question that the coach is thinking about, until something happens in the game.
    advising: Option<(G::Question, task::Handle)>,
    /// Whether people know that a hint marks the game.
    is_told: bool,
    clock: Clock,
}

/// The program thinks about its turn.
#[derive(Debug, Clone)]
struct Thinking {
    /// How many events were done when it began.
    cursor: usize,
    /// Ends it when it is dropped.
    _task: task::Handle,
}

#[derive(Debug, Clone)]
enum Screen<G: Screens> {
    Play(G::Play),
    History(G::History),
    Result,
    Review(G::Review),
    Seats(Seats),
}

type PlayMessage<G> = <<G as Screens>::Play as PlayScreen<G>>::Message;
type ReviewMessage<G> = <<G as Screens>::Review as ReviewScreen<G>>::Message;
type HistoryMessage<G> = <<G as Screens>::History as HistoryScreen<G>>::Message;

/// What happens in a game.
#[derive(Debug, Clone)]
pub enum Message<G: Screens> {
    /// At the table.
    Play(PlayMessage<G>),
    /// In the history.
    History(HistoryMessage<G>),
    /// In the review.
    Review(ReviewMessage<G>),
    /// In the panel of the players.
    Seats(seats::Message),
    /// The last event is to be taken back.
    Undo,
    /// What was taken back is to happen again.
    Redo,
    /// The program has decided what happens after so many events, or could not.
    Programmed(usize, Result<Option<G::Event>, Failed>),
    /// The program is not to wait until people have followed.
    Hurry,
    /// The coach is asked.
    Hint,
    /// The coach has answered this question, or could not.
    Advised(Box<G::Question>, Result<Option<G::Advice>, Failed>),
    /// So much time has passed for the one who thinks.
    Passed(Duration),
    /// The clock is to stand, or to go on.
    Pause,
    /// Somebody's time is up, and this happens for it, after so many events.
    TimeUp(usize, Thought, Result<Option<G::Event>, Failed>),
    /// The history is asked for.
    ShowHistory,
    /// The table is asked for.
    ShowTable,
    /// The result is asked for.
    ShowResult,
    /// The review is asked for.
    ShowReview,
    /// The panel of the players is asked for.
    ShowSeats,
    /// The game as it stands: its result when it is over.
    ShowGame,
    /// The same table plays again, with other dice of the app.
    Again,
    /// The same table plays again with the same dice.
    SameDice,
    /// The game is left out of the records and figures, or counts again.
    Count,
    /// All games are asked for.
    Leave,
}

/// What follows for the program around the game.
pub enum Action<M> {
    /// Nothing.
    None,
    /// The session, or what is known of it, has changed and is to be saved.
    Save(Task<M>),
    /// What is known of the session besides has changed and is to be saved; nothing has happened in the game itself.
    Note(Task<M>),
    /// The games are to be shown.
    Leave,
    /// The same table plays again.
    Again {
        /// With the dice of this game.
        has_same_dice: bool,
    },
    /// People are to hear that time runs out.
    Warn,
    /// This is to be done besides.
    Run(Task<M>),
}

impl<M: Send + 'static> Action<M> {
    /// The same with other messages.
    pub fn map<N: Send + 'static>(self, to: fn(M) -> N) -> Action<N> {
        match self {
            Action::None => Action::None,
            Action::Save(task) => Action::Save(task.map(to)),
            Action::Note(task) => Action::Note(task.map(to)),
            Action::Leave => Action::Leave,
            Action::Again { has_same_dice } => Action::Again { has_same_dice },
            Action::Warn => Action::Warn,
            Action::Run(task) => Action::Run(task.map(to)),
        }
    }
}

/// What is said where the program has failed to decide for one of its seats.
const NOT_DECIDED: &str = "The program has failed to decide. Space lets it try again; under Players (P) somebody else can take \
     over the seat.";

/// What is said where the coach has failed.
const NO_ADVICE: &str = "The coach has failed to answer. T asks again.";

/// The key of the review, at the table and at the result.
pub const REVIEW_KEY: &str = "V";

/// The key of a hint, at the table.
const HINT_KEY: &str = "T";

/// The keys that every table has, for the list of keys.
const TABLE_KEYS: [(&str, &str); 4] = [
    (HINT_KEY, "A hint: what each choice is worth"),
    REVIEW_LINE,
    (seats::KEY, "Players: hand a seat over, join late, leave"),
    ("Enter", "After the end: back to the result"),
];

/// The line of the review, which the history has as well.
const REVIEW_LINE: (&str, &str) = (REVIEW_KEY, "Review: what each choice so far was worth");

/// The keys of a table that plays against time.
const TIMER_KEYS: [(&str, &str); 1] = [(PAUSE_KEY, "Stop the clock, and let it go on")];

/// The key that leaves a game out, at the result and in the list of games.
pub const COUNT_KEY: &str = "O";

/// The keys of a result, for the list of keys.
const RESULT_KEYS: [(&str, &str); 4] = [
    ("Enter", "Play again with the same table"),
    (REVIEW_KEY, "What each choice was worth"),
    (
        COUNT_KEY,
        "Leave the game out of the records, or let it count again",
    ),
    ("Esc", "Back to the table"),
];

impl<G: Screens> Open<G> {
    /// Opens a game where it stands: at its result when it is over.
    pub fn new(saved: Saved<Session<G>>) -> Open<G> {
        let screen = at_table(G::Play::new(&saved.session, saved.house));
        Open {
            saved,
            screen,
            best: None,
            places: Vec::new(),
            has_just_ended: false,
            thinking: None,
            advising: None,
            is_told: false,
            clock: Clock::default(),
        }
    }

    /// The session and what its file knows besides.
    pub fn saved(&self) -> &Saved<Session<G>> {
        &self.saved
    }

    /// The same, to note when it changed.
    pub fn saved_mut(&mut self) -> &mut Saved<Session<G>> {
        &mut self.saved
    }

    /// The game.
    pub fn session(&self) -> &Session<G> {
        &self.saved.session
    }

    /// Who sits at the table now and has not left.
    pub fn staying(&self) -> Vec<Player> {
        let seats = self.session().players().iter().enumerate();
        seats
            .filter(|&(seat, _)| self.session().stay(seat).left.is_none())
            .map(|(_, player)| player.clone())
            .collect()
    }

    /// The best result that one who plays alone had come to before, once it is known, and how that of this game compares
    /// with it: the better one is the greater. Nothing where no person has played alone, the game is not over, or does not
    /// count.
    pub fn against_best(&self) -> Option<(Ordering, i32)> {
        let session = self.session();
        let is_persons = session.is_solo() && session.level(0).is_none();
        let is_compared = is_persons && session.is_over() && self.saved.counts;
        let best = self.best.filter(|_| is_compared)?;
        Some((G::against(session, best), best))
    }

    /// Notes the best result of one who plays alone.
    pub fn note_best(&mut self, best: i32) {
        self.best = Some(best);
    }

    /// The shares of near-optimal games that ended with less, 0 to 1, by seat; none while they are not known.
    pub fn places(&self) -> &[f64] {
        &self.places
    }

    /// Notes them.
    pub fn note_places(&mut self, places: Vec<f64>) {
        self.places = places;
    }

    /// Whether the people have played it to its end just now, and not opened it later.
    pub fn has_just_ended(&self) -> bool {
        self.has_just_ended
    }

    /// The table, while it is shown.
    fn play(&self) -> Option<&G::Play> {
        match &self.screen {
            Screen::Play(play) => Some(play),
            Screen::History(_) | Screen::Result | Screen::Review(_) | Screen::Seats(_) => None,
        }
    }

    /// The table at what it waits for.
    fn new_play(&self) -> G::Play {
        G::Play::new(self.session(), self.saved.house)
    }

    /// Shows the table, or the result of a game that is over.
    fn show(&mut self, play: G::Play) {
        self.screen = at_table(play);
    }

    /// Goes on to the result where the game has just ended at the table.
    fn end(&mut self) {
        if self.play().is_some_and(PlayScreen::is_over) {
            self.screen = Screen::Result;
            self.has_just_ended = true;
        }
    }

    /// The message for a command, if it means something in a game.
    pub fn on_command(&self, command: Command) -> Option<Message<G>> {
        match (command, &self.screen) {
            (Command::Undo, _) => Some(Message::Undo),
            (Command::Redo, _) => Some(Message::Redo),
            (Command::History, Screen::History(_)) => Some(Message::ShowTable),
            (Command::History, _) => Some(Message::ShowHistory),
            (Command::Back, Screen::Review(review)) => {
                Some(review.back().map_or(Message::ShowGame, Message::Review))
            }
            (Command::Back, Screen::Seats(seats)) => {
                Some(seats.back().map_or(Message::ShowGame, Message::Seats))
            }
            (Command::Back, _) => Some(Message::ShowTable),
            _ => None,
        }
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message<G>> {
        use iced::keyboard::key::Named;

        let is_review = press.key == Key::Char('v') && press.is_bare();
        let is_pause = press.key == Key::Char('w') && press.is_bare();
        // What lies over the table comes first; it asks for none of the letters below.
        let covered = self.play().filter(|play| play.is_covered());
        if let Some(message) = covered.and_then(|play| play.on_key(press, self.session())) {
            return Some(Message::Play(message));
        }
        match &self.screen {
            Screen::Play(_) if self.timer().is_some() && is_pause => Some(Message::Pause),
            Screen::Play(_) | Screen::Result | Screen::History(_) if is_review => {
                Some(Message::ShowReview)
            }
            Screen::Play(_) if press.key == Key::Char(' ') && self.is_programs_turn() => {
                Some(Message::Hurry)
            }
            Screen::Play(_) if press.key == Key::Char('t') && press.is_bare() => {
                Some(Message::Hint)
            }
            Screen::Play(_) if press.key == Key::Char('p') && press.is_bare() => {
                Some(Message::ShowSeats)
            }
            Screen::Play(play) if press.key == Key::Named(Named::Enter) && play.is_over() => {
                Some(Message::ShowResult)
            }
            Screen::Play(play) => play.on_key(press, self.session()).map(Message::Play),
            Screen::History(history) => history.on_key(press).map(Message::History),
            Screen::Review(review) => review.on_key(press).map(Message::Review),
            Screen::Seats(seats) => seats.on_key(press).map(Message::Seats),
            Screen::Result if !press.is_bare() => None,
            Screen::Result => match press.key {
                Key::Named(Named::Enter) => Some(Message::Again),
                Key::Char('o') => Some(Message::Count),
                _ => None,
            },
        }
    }

    /// Whether the result is shown.
    pub fn is_at_result(&self) -> bool {
        matches!(self.screen, Screen::Result)
    }

    /// The keys of what is shown, for the list of keys.
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        match self.screen {
            Screen::Play(_) if self.timer().is_some() => {
                [G::Play::KEYS, &TABLE_KEYS, &TIMER_KEYS].concat()
            }
            Screen::Play(_) => [G::Play::KEYS, &TABLE_KEYS].concat(),
            Screen::History(_) => [G::History::KEYS, &[REVIEW_LINE]].concat(),
            Screen::Result => RESULT_KEYS.to_vec(),
            Screen::Review(_) => G::Review::KEYS.to_vec(),
            Screen::Seats(_) => seats::keys::<G>(),
        }
    }

    /// What the game listens to: its table, its clock.
    pub fn subscription(&self) -> Subscription<Message<G>> {
        let play = self.play().map(PlayScreen::subscription);
        play.map_or_else(Subscription::none, |frames| frames.map(Message::Play))
    }

    /// Takes part in what happens.
    pub fn update(&mut self, message: Message<G>, settings: &Settings) -> Action<Message<G>> {
        let cursor = self.session().log().cursor();
        let action = self.happen(message, settings);
        if self.session().log().cursor() != cursor {
            // What was found was found of the game as it was before.
            self.saved.reviewed = None;
            self.places.clear();
            self.advising = None;
        }
        action
    }

    fn happen(&mut self, message: Message<G>, settings: &Settings) -> Action<Message<G>> {
        match message {
            Message::Play(message) => {
                let Screen::Play(play) = &mut self.screen else {
                    return Action::None;
                };
                let asks_for_result = message == G::Play::RESULT;
                let was_over = play.is_over();
                let is_recorded = play.update(message, &mut self.saved.session, settings);
                if !was_over {
                    self.end();
                }
                if is_recorded {
                    return Action::Save(Task::none());
                }
                if asks_for_result {
                    return self.update(Message::ShowResult, settings);
                }
            }
            Message::History(message) => {
                let Screen::History(history) = &mut self.screen else {
                    return Action::None;
                };
                match history.update(message, &self.saved.session) {
                    Some(place) => {
                        let mut play = self.new_play();
                        play.correct(place);
                        self.screen = Screen::Play(play);
                    }
                    None => return Action::Run(history.scroll()),
                }
            }
            Message::Review(message) => {
                let Screen::Review(review) = &mut self.screen else {
                    return Action::None;
                };
                let task = review.update(message).map(Message::Review);
                if self.saved.reviewed.is_none()
                    && self.saved.session.is_over()
                    && let Some(losses) = review.mean_losses()
                {
                    // Six decimals tell chances to win apart as well as points.
                    let rounded = losses.iter().map(|loss| (loss * 1e6).round() / 1e6);
                    self.saved.reviewed = Some(rounded.collect());
                    return Action::Note(task);
                }
                return Action::Run(task);
            }
            Message::Seats(message) => {
                let Screen::Seats(seats) = &mut self.screen else {
                    return Action::None;
                };
                match seats.update(message, &mut self.saved.session) {
                    seats::Action::None => {}
                    seats::Action::Focus => return Action::Run(seats::Action::focus()),
                    seats::Action::Recorded => {
                        self.forget_time();
                        return Action::Save(Task::none());
                    }
                    seats::Action::Close => return self.update(Message::ShowGame, settings),
                }
            }
            Message::Undo => {
                if let Some(event) = self.saved.session.undo() {
                    self.follow(event, true);
                    return Action::Save(Task::none());
                }
            }
            Message::Redo => {
                if let Some(event) = self.saved.session.redo() {
                    self.follow(event, false);
                    return Action::Save(Task::none());
                }
            }
            Message::ShowHistory => {
                let history = G::History::new(self.session(), self.saved.house);
                let task = history.scroll();
                self.screen = Screen::History(history);
                return Action::Run(task);
            }
            Message::ShowTable => match &mut self.screen {
                Screen::Play(play) => play.back(&self.saved.session),
                Screen::History(_) | Screen::Result | Screen::Review(_) | Screen::Seats(_) => {
                    self.screen = Screen::Play(self.new_play());
                }
            },
            Message::ShowResult => self.screen = Screen::Result,
            Message::ShowSeats => self.screen = Screen::Seats(Seats::default()),
            Message::ShowReview => {
                let (review, task) = G::Review::new(G::seen(self.session(), self.saved.house));
                self.screen = Screen::Review(review);
                return Action::Run(task.map(Message::Review));
            }
            Message::ShowGame => self.show(self.new_play()),
            Message::Passed(time) => return self.pass(time),
            Message::Pause => self.clock.pause(),
            Message::TimeUp(cursor, thought, event) => {
                return self.time_up(cursor, thought, event, settings);
            }
            Message::Programmed(cursor, event) => {
                if let Screen::Play(play) = &mut self.screen
                    && cursor == self.saved.session.log().cursor()
                {
                    match event {
                        Err(Failed) => play.tell(NOT_DECIDED),
                        Ok(None) => play.rolls_on(),
                        Ok(Some(event)) => {
                            if play.programmed(event, &mut self.saved.session, settings) {
                                self.end();
                                return Action::Save(Task::none());
                            }
                        }
                    }
                }
            }
            Message::Hurry => return Action::Run(self.think(Duration::ZERO)),
            Message::Hint => return self.hint(),
            Message::Advised(asked, advice) => {
                if self
                    .advising
                    .as_ref()
                    .is_some_and(|(question, _)| *question == *asked)
                {
                    self.advising = None;
                }
                // The people may look at something else by now.
                if let Screen::Play(play) = &mut self.screen
                    && play.question(&self.saved.session, self.best).as_ref() == Some(&*asked)
                {
                    match advice {
                        Ok(Some(advice)) => play.advised(advice),
                        Ok(None) => play.tell("The coach has no answer here."),
                        Err(Failed) => play.tell(NO_ADVICE),
                    }
                }
            }
            Message::Again => {
                return Action::Again {
                    has_same_dice: false,
                };
            }
            Message::SameDice => {
                return Action::Again {
                    has_same_dice: true,
                };
            }
            Message::Count => {
                self.saved.counts = !self.saved.counts;
                return Action::Note(Task::none());
            }
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Asks the coach; the first time people are told what that means.
    fn hint(&mut self) -> Action<Message<G>> {
        let Screen::Play(play) = &mut self.screen else {
            return Action::None;
        };
        let session = &self.saved.session;
        let Some(question) = play.question(session, self.best) else {
            play.tell("There is nothing to choose now.");
            return Action::None;
        };
        if !self.saved.assisted && !self.is_told {
            self.is_told = true;
            play.tell(
                "A game with hints is marked as assisted in the records; it still counts. \
                 T once more shows the hint.",
            );
            return Action::None;
        }
        if self
            .advising
            .as_ref()
            .is_some_and(|(asked, _)| *asked == question)
        {
            return Action::None;
        }
        let asked = Box::new(question.clone());
        let advised = question.clone();
        let (answer, handle) = cancellable(
            background(move |_| G::advise(advised))
                .map(move |advice| Message::Advised(asked.clone(), advice)),
        );
        self.advising = Some((question, handle));
        if self.saved.assisted {
            return Action::Run(answer);
        }
        self.saved.assisted = true;
        Action::Save(answer)
    }

    /// Whether the program lets happen what comes next.
    fn is_programs_turn(&self) -> bool {
        self.play().is_some_and(|play| {
            !play.is_covered()
                && !play.has_rolled_on()
                && !play.is_correcting(self.session())
                && G::is_programs_turn(self.session())
        })
    }

    /// Lets the program think where it is its turn. It does not do again what people have just taken back.
    pub fn prompt(&mut self, settings: &Settings) -> Task<Message<G>> {
        let log = self.session().log();
        let cursor = log.cursor();
        if !self.is_programs_turn() {
            self.thinking = None;
            return Task::none();
        }
        let is_thinking = self.thinking.as_ref();
        if is_thinking.is_some_and(|thinking| thinking.cursor == cursor) {
            return Task::none();
        }
        if !log.undone().is_empty() {
            self.thinking = None;
            return Task::none();
        }
        let rest = self.play().map_or(Duration::ZERO, PlayScreen::rest);
        self.think(rest + settings.pace.pause())
    }

    /// Lets the program think, for so long at least.
    fn think(&mut self, least: Duration) -> Task<Message<G>> {
        let session = self.session().clone();
        let cursor = session.log().cursor();
        let thought = background(move |token| {
            let begin = Instant::now();
            let event = G::programs_event(&session);
            token.sleep(least.saturating_sub(begin.elapsed()));
            event
        });
        let (task, handle) =
            cancellable(thought.map(move |event| Message::Programmed(cursor, event)));
        self.thinking = Some(Thinking {
            cursor,
            _task: handle,
        });
        task
    }

    /// Shows what an undone or repeated event was about.
    fn follow(&mut self, event: G::Event, is_undone: bool) {
        match &mut self.screen {
            Screen::History(history) => history.follow(event, &self.saved.session),
            _ => {
                let mut play = self.play().cloned().unwrap_or_else(|| self.new_play());
                play.follow(event, is_undone, self.session());
                self.show(play);
            }
        }
    }
}

/// The table, or the result where the game is over.
fn at_table<G: Screens>(play: G::Play) -> Screen<G> {
    if play.is_over() {
        Screen::Result
    } else {
        Screen::Play(play)
    }
}
