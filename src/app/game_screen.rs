//! An open game of either kind: its table, history, result and review, and the ways between them.

mod background;
mod look_back;
mod view;

use std::mem;
use std::time::Duration;

use iced::advanced::widget::operate;
use iced::{Task, task};

use super::analysis::{self, Analysis};
use super::at_table;
use super::banner::{Banner, HINT_KEY};
use super::game_ui::{GameUi, PlayMessage, PlayScreen};
use super::history::{self, History};
use super::keymap::{Bindings, Command, bindings};
use super::motion::Motion;
pub use super::result::Message as ResultMessage;
use super::result::{self, Compared, Ending};
use super::seats::{self, Seats};
use super::timer::PAUSE_KEY;
use super::widget::show_lit;
use super::words;
use crate::session::{Help, Session};
use crate::store::{Id, Saved, Settings};
use crate::table::{Answer, Change, Effect, Host, Input, Notice, Viewer};
use crate::text::{phrase, say};

use background::LookedUp;
pub use look_back::PracticeCopy;

#[derive(Debug, Clone)]
pub struct GameScreen<G: GameUi> {
    /// All of its file but the session and the record, which the host has.
    pub(super) file: Saved<()>,
    pub(super) host: Host<G>,
    pub(super) screen: Screen<G>,
    /// The best solo result of the other games, in the game's own measure, once it is known.
    pub(super) best: Option<i32>,
    pub(super) compared: Compared,
    has_just_ended: bool,
    /// Dropping it cancels the bot's thinking.
    thinking: Option<task::Handle>,
    /// Dropping it cancels the coach's advice.
    advising: Option<task::Handle>,
    /// Dropping them cancels the lookups.
    lookups: Vec<task::Handle>,
    /// The game that this one is a practice copy of, if the player came here from it.
    pub(super) original: Option<Box<GameScreen<G>>>,
    /// Whether it is a practice copy in which nobody has played yet; such a copy is in no file.
    pub(super) is_untouched: bool,
}

#[derive(Debug, Clone)]
pub(super) enum Screen<G: GameUi> {
    Play(G::Play),
    History(History<G>),
    Result(Box<Ending>),
    Analysis(Box<Analysis>),
    Seats(Seats),
}

#[derive(Debug, Clone)]
pub enum Message<G: GameUi> {
    Play(PlayMessage<G>),
    History(history::Message),
    Result(result::Message),
    Analysis(analysis::Message),
    Seats(seats::Message),
    Host(Box<Input<G>>),
    /// This much time has passed for everyone who is thinking, at the laptop and on phones.
    Passed(Duration),
    /// This much time has passed for players on phones, while the table is hidden.
    PassedOnPhones(Duration),
    ShowHistory,
    ShowTable,
    ShowResult,
    ShowAnalysis,
    ShowSeats,
    /// Show the game as it stands: its result if it is over.
    ShowGame,
    /// Play on in a practice copy from the place shown.
    PlayOn,
    ShowOriginal,
    Leave,
    LookedUp(Id, LookedUp),
    /// News has been read.
    Read,
}

impl<G: GameUi> Message<G> {
    fn host(input: Input<G>) -> Message<G> {
        Message::Host(Box::new(input))
    }
}

pub enum Action<M> {
    None,
    /// The session, or a fact about it, has changed: save it.
    Save(Task<M>),
    /// A fact about the session has changed, but nothing in the game itself: save it.
    Note(Task<M>),
    Again {
        has_same_dice: bool,
    },
    PlayOn(Result<PracticeCopy, String>),
    ShowOriginal,
    /// Show the result of the evening of this game.
    Evening,
    Leave,
    Run(Task<M>),
}

impl<M: Send + 'static> Action<M> {
    fn and(self, task: Task<M>) -> Action<M> {
        match self {
            Action::Save(first) => Action::Save(Task::batch([first, task])),
            Action::Note(first) => Action::Note(Task::batch([first, task])),
            Action::Run(first) => Action::Run(Task::batch([first, task])),
            Action::None => Action::Run(task),
            other => other,
        }
    }

    pub fn map<N: Send + 'static>(self, to: fn(M) -> N) -> Action<N> {
        match self {
            Action::None => Action::None,
            Action::Save(task) => Action::Save(task.map(to)),
            Action::Note(task) => Action::Note(task.map(to)),
            Action::Again { has_same_dice } => Action::Again { has_same_dice },
            Action::PlayOn(copy) => Action::PlayOn(copy),
            Action::ShowOriginal => Action::ShowOriginal,
            Action::Evening => Action::Evening,
            Action::Leave => Action::Leave,
            Action::Run(task) => Action::Run(task.map(to)),
        }
    }
}

/// The key that plays out a game left to the bots.
const END_KEY: &str = "E";

impl<G: GameUi> GameScreen<G> {
    /// At its result if it is over.
    pub fn new(session: Session<G>, file: Saved<()>) -> GameScreen<G> {
        let host = Host::new(session, file.record.clone());
        let screen = table_or_end(G::Play::new(&host), &host);
        GameScreen {
            file,
            host,
            screen,
            best: None,
            compared: Compared::default(),
            has_just_ended: false,
            thinking: None,
            advising: None,
            lookups: Vec::new(),
            original: None,
            is_untouched: false,
        }
    }

    pub(super) fn keep_original(&mut self, original: GameScreen<G>) {
        self.original = Some(Box::new(original));
        self.is_untouched = true;
    }

    pub(super) fn saved(&self) -> Saved {
        let file = Saved {
            record: self.host.record().clone(),
            ..self.file.clone()
        };
        file.map(|()| G::any(self.session().clone()))
    }

    pub fn host(&self) -> &Host<G> {
        &self.host
    }

    pub fn session(&self) -> &Session<G> {
        self.host.session()
    }

    fn play(&self) -> Option<&G::Play> {
        match &self.screen {
            Screen::Play(play) => Some(play),
            Screen::History(_) | Screen::Result(_) | Screen::Analysis(_) | Screen::Seats(_) => None,
        }
    }

    pub(super) fn new_play(&self) -> G::Play {
        G::Play::new(&self.host)
    }

    /// Goes to the result if the game has just ended at the table.
    fn end(&mut self, settings: &Settings) {
        if self.play().is_some_and(PlayScreen::is_over) {
            let mut ending = Ending::new(self.host.session());
            ending.is_seen = false;
            ending.motion = settings.tumble.then(Motion::start);
            self.screen = Screen::Result(Box::new(ending));
            self.has_just_ended = true;
        }
    }

    pub(crate) fn bindings(&self) -> Bindings<'_, Message<G>> {
        let is_history = matches!(self.screen, Screen::History(_));
        let here = match &self.screen {
            Screen::Play(play) => {
                let keys = play.bindings(&self.host).map(Message::Play);
                keys.and(self.bindings_at_table(play))
            }
            Screen::History(history) => history.bindings().map(Message::History).and(bindings! {
                Command::Back.key() => Message::ShowTable, phrase!("keys-back-to-the-table");
                analysis::KEY => Message::ShowAnalysis, phrase!("keys-table-review-what-each-choice-so");
            }),
            Screen::Analysis(analysis) => analysis.bindings().map(Message::Analysis),
            Screen::Seats(seats) => seats.bindings::<G>().map(Message::Seats),
            Screen::Result(ending) => result::bindings(ending).map(Message::Result),
        };
        here.and(bindings! {
            Command::Undo.keys() => Message::host(Input::Undo);
            Command::Redo.keys() => Message::host(Input::Redo);
            Command::History.keys() => if is_history { Message::ShowTable } else { Message::ShowHistory };
        })
    }

    fn bindings_at_table<'a>(&'a self, play: &'a G::Play) -> Bindings<'a, Message<G>> {
        let has_timer = self.host.timer().is_some();
        let pause = has_timer.then_some(phrase!("keys-table-stop-the-clock-and-let"));
        bindings! {
            Command::Back.key() => match (play.has_left(&self.host), &self.original) {
                (true, _) => Message::ShowTable,
                (false, Some(_)) => Message::ShowOriginal,
                (false, None) => Message::Leave,
            }, phrase!("keys-back-to-whose-turn-it");
            HINT_KEY => Message::Play(at_table::Message::Hint), phrase!("keys-table-a-hint-what-each-choice");
            analysis::KEY => Message::ShowAnalysis, phrase!("keys-table-review-what-each-choice-so");
            seats::KEY => Message::ShowSeats, phrase!("keys-table-players-hand-a-seat-over");
            END_KEY, _ if self.may_play_out() => Message::host(Input::PlayOut),
                phrase!("keys-table-where-only-the-program-plays");
            analysis::PLAY_ON_KEY, _ if play.is_correcting(&self.host) => Message::PlayOn,
                phrase!("keys-table-play-on-from-what-is");
            "Enter", _ if play.is_over() => Message::ShowResult, phrase!("keys-table-after-the-end-back-to");
            PAUSE_KEY, _ if has_timer => Message::host(Input::Pause), pause;
            "Space", _ if self.is_bots_turn() && !play.is_covered() => Message::host(Input::Hurry);
        }
    }

    /// Passes a phone's input to the host, and returns what the app is to do and any denials, of which only the phone
    /// hears.
    pub fn act(
        &mut self,
        input: Input<G>,
        settings: &Settings,
    ) -> (Action<Message<G>>, Vec<Effect<G>>) {
        let is_correcting = self
            .play()
            .is_some_and(|play| play.is_correcting(&self.host));
        // Neither a correction at the laptop nor the players panel is interrupted.
        let is_busy = is_correcting || matches!(self.screen, Screen::Seats(_));
        let mut effects = self.give_to_host(input);
        effects.retain(|effect| match effect {
            Effect::Unchanged => false,
            Effect::Changed(_) => !is_busy,
            _ => true,
        });
        let is_denial = |effect: &Effect<G>| matches!(effect, Effect::Deny(_));
        let (denied, effects) = effects.into_iter().partition(is_denial);
        (self.run(effects, settings), denied)
    }

    /// Passes an input to the host. A player's input in an untouched practice copy makes it a game to save.
    fn give_to_host(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let is_by_program = matches!(input, Input::Thought(..));
        let is_count = matches!(input, Input::Count(_));
        let effects = self.host.handle(input);
        let is_written = |effect| matches!(effect, &Effect::Changed(Change::Written { .. }));
        if is_count || !is_by_program && effects.iter().any(is_written) {
            self.is_untouched = false;
        }
        effects
    }

    /// Whether a bot may think: never during a correction. Without phones it also waits for the table to be shown and
    /// uncovered.
    fn may_think(&self) -> bool {
        match self.play() {
            Some(play) if self.host.has_phones() => !play.is_correcting(&self.host),
            Some(_) => self.is_ready(),
            None => self.host.has_phones(),
        }
    }

    pub fn update(&mut self, message: Message<G>, settings: &Settings) -> Action<Message<G>> {
        match (message, &mut self.screen) {
            (Message::Play(at_table::Message::Hint), _) => match self.question() {
                Some(question) => return self.handle(Input::Ask(question), settings),
                None => self.tell(Some(Banner::Notice(say!("common-no-hint-here")))),
            },
            (Message::ShowResult | Message::Play(at_table::Message::Result), _) => {
                self.screen = at_end(&self.host);
            }
            (Message::Play(message), Screen::Play(play)) => {
                let was_over = play.is_over();
                let is_move = matches!(message, at_table::Message::Move(..));
                let input = play.update(message, &self.host);
                if !was_over {
                    self.end(settings);
                }
                if let Some(input) = input {
                    return self.handle(input, settings);
                } else if is_move {
                    return Action::Run(operate(show_lit(None)).discard());
                }
            }
            (Message::Host(input), Screen::Play(play)) if matches!(*input, Input::Undo) => {
                if !play.at_table().is_typing() {
                    return self.handle(*input, settings);
                }
                play.update(at_table::Message::Erase, &self.host);
            }
            (Message::PlayOn | Message::History(history::Message::PlayOn), _) => {
                return self.play_on();
            }
            (Message::ShowOriginal, _) => return Action::ShowOriginal,
            (Message::Leave, _) => return Action::Leave,
            (Message::LookedUp(id, found), _) if id == self.file.id => {
                return self.compare(found, settings);
            }
            (Message::History(message), Screen::History(history)) => {
                match history.update(message, self.host.session()) {
                    Some(place) => {
                        let mut play = self.new_play();
                        play.correct(place);
                        self.screen = Screen::Play(play);
                    }
                    None => return Action::Run(history.scroll()),
                }
            }
            (Message::Seats(message), Screen::Seats(seats)) => {
                match seats.update(message, self.host.session()) {
                    seats::Action::None => {}
                    seats::Action::Focus => return Action::Run(seats::focus()),
                    seats::Action::Write(seating) => {
                        let input = Input::Write(seating.into(), Some(Viewer::Laptop));
                        return self.handle(input, settings);
                    }
                    seats::Action::Close => return self.update(Message::ShowGame, settings),
                }
            }
            // Another screen or game was open then.
            (Message::Play(_) | Message::History(_), _) => {}
            (Message::Seats(_) | Message::LookedUp(..), _) => {}
            (Message::Read, _) => self.tell(None),
            (Message::Result(result::Message::Seen), Screen::Play(play))
                if self.host.session().is_over() && self.host.has_phones() =>
            {
                play.back(&self.host);
                self.end(settings);
            }
            (Message::Result(message), _) => return self.on_result(message, settings),
            (Message::Analysis(message), _) => return self.on_analysis(message, settings),
            (Message::Host(input), _) => return self.handle(*input, settings),
            (Message::Passed(time), _) => return self.pass(time, self.thought(), settings),
            (Message::PassedOnPhones(time), _) => return self.pass(time, None, settings),
            (Message::ShowHistory, _) => {
                let history = History::new(self.host.session());
                let task = history.scroll();
                self.screen = Screen::History(history);
                return Action::Run(task);
            }
            (Message::ShowTable, Screen::Play(play)) => play.back(&self.host),
            (Message::ShowTable, _) => self.screen = Screen::Play(self.new_play()),
            (Message::ShowSeats, _) => self.screen = Screen::Seats(Seats::default()),
            (Message::ShowAnalysis, _) => return self.show_analysis(settings),
            (Message::ShowGame, _) => {
                let now = table_or_end(self.new_play(), &self.host);
                let old = mem::replace(&mut self.screen, now);
                // Keep the analysis, so that the whole game is not judged again.
                if let (Screen::Analysis(analysis), Screen::Result(ending)) =
                    (old, &mut self.screen)
                {
                    ending.analysis = Some(analysis);
                }
            }
        }
        Action::None
    }

    fn compare(&mut self, found: LookedUp, settings: &Settings) -> Action<Message<G>> {
        match found {
            LookedUp::Others {
                best,
                is_known,
                own,
                before,
                attempts,
                evening,
                link,
            } => {
                self.best = best;
                self.compared.own = own;
                self.compared.before = before;
                self.compared.attempts = attempts;
                self.compared.evening = evening;
                self.compared.link = link;
                if is_known {
                    return self.handle(Input::KnowDice, settings);
                }
            }
            LookedUp::Places(places) => self.compared.places = places,
            LookedUp::Par(par) => self.compared.par = Some(par),
        }
        Action::None
    }

    fn question(&self) -> Option<G::Question> {
        self.play()?.question(&self.host, self.best)
    }

    fn handle(&mut self, input: Input<G>, settings: &Settings) -> Action<Message<G>> {
        if let Input::Advised(asked, _) = &input
            && self.question().as_ref() != Some(asked)
        {
            // The screen shows another position by now, so the advice is dropped.
            self.give_to_host(Input::Advised(asked.clone(), Answer::Nothing));
            return Action::None;
        }
        let effects = self.give_to_host(input);
        self.run(effects, settings)
    }

    /// Begins the analysis of a result, and if this copy of the app may play, lets the bot think if it is its turn and
    /// the table is ready.
    pub(crate) fn prompt(&mut self, may_play: bool, settings: &Settings) -> Task<Message<G>> {
        let judging = self.judge();
        if !may_play {
            return judging;
        }
        let effects = if self.may_think() {
            self.host.prompt()
        } else {
            self.host.rest()
        };
        match self.run(effects, settings) {
            Action::Run(task) => Task::batch([task, judging]),
            _ => judging,
        }
    }

    /// Whether the table is shown, and nobody is passing the laptop on or correcting something.
    fn is_ready(&self) -> bool {
        let play = self.play();
        play.is_some_and(|play| !play.is_covered() && !play.is_correcting(&self.host))
    }

    pub(super) fn is_bots_turn(&self) -> bool {
        self.is_ready() && self.host.is_bots_turn()
    }

    fn may_play_out(&self) -> bool {
        self.is_ready() && self.host.is_left_to_bots() && !self.host.is_playing_out()
    }

    fn run(&mut self, effects: Vec<Effect<G>>, settings: &Settings) -> Action<Message<G>> {
        let mut tasks = Vec::new();
        let (mut saves, mut notes) = (false, false);
        for effect in effects {
            let players = self.host.session().players();
            match (effect, &mut self.screen) {
                (Effect::Changed(change), _) => self.follow(change, settings),
                (Effect::Unchanged, Screen::Play(play)) => play.back(&self.host),
                (Effect::Save, _) => saves = true,
                (Effect::Note, _) => notes = true,
                (Effect::Work(work), _) => tasks.push(self.work(work, settings)),
                (Effect::StopThinking, _) => self.thinking = None,
                (Effect::Advised(advice), Screen::Play(play)) => {
                    play.advise(advice, &self.host);
                    tasks.push(operate(show_lit(None)).discard());
                }
                (Effect::RollsOn, _) => self.tell(None),
                (Effect::Tell(notice), _) => {
                    let word = match notice {
                        Notice::Marks(Help::Hint) => Banner::Offer,
                        _ => Banner::Notice,
                    };
                    self.tell(Some(word(words::notice(notice, players))));
                }
                (Effect::Deny(denied), Screen::Seats(seats)) => seats.deny(&denied, players),
                (Effect::Deny(denied), _) => {
                    let words = words::denied(&denied, players);
                    self.tell(Some(Banner::Refusal(words)));
                }
                (Effect::Unchanged | Effect::Advised(_), _) => {}
            }
        }
        let task = Task::batch(tasks);
        if saves {
            Action::Save(task)
        } else if notes {
            Action::Note(task)
        } else {
            Action::Run(task)
        }
    }

    pub(super) fn tell(&mut self, word: Option<Banner>) {
        if let Screen::Play(play) = &mut self.screen {
            play.at_table().word = word;
        }
    }

    fn follow(&mut self, change: Change<G>, settings: &Settings) {
        self.compared = Compared::default();
        self.advising = None;
        match (&mut self.screen, change) {
            (Screen::Play(play), change @ Change::Written { .. }) => {
                let was_over = play.is_over();
                play.follow(change, &self.host, settings);
                if !was_over {
                    self.end(settings);
                }
            }
            (Screen::Seats(seats), Change::Written { event, .. }) => {
                if let Some(seating) = G::seating(&event) {
                    seats.written(seating, self.host.session());
                }
            }
            (Screen::History(history), Change::Undone(event) | Change::Redone(event)) => {
                history.follow(&event, self.host.session());
            }
            (Screen::Seats(seats), change) => {
                let told = words::changed(&change, &self.host);
                seats.follow(told, self.host.session());
            }
            (_, Change::Written { .. }) => {}
            (_, change) => {
                let mut play = self.play().cloned().unwrap_or_else(|| self.new_play());
                play.follow(change, &self.host, settings);
                self.screen = table_or_end(play, &self.host);
            }
        }
    }
}

fn table_or_end<G: GameUi>(play: G::Play, host: &Host<G>) -> Screen<G> {
    if play.is_over() {
        at_end(host)
    } else {
        Screen::Play(play)
    }
}

fn at_end<G: GameUi>(host: &Host<G>) -> Screen<G> {
    Screen::Result(Box::new(Ending::new(host.session())))
}
