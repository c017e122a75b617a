//! What `fifth-die serve` does: a game for phones without a window.

use std::fmt::Write as _;
use std::io::{self, IsTerminal};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use clap::{ArgGroup, Args, ValueEnum};
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use futures::executor::block_on;
use futures::{StreamExt, stream};
use jiff::Timestamp;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Help, Name, Player, Seed, Session, Setup,
};
use crate::store::{self, AtZero, Saved, Store, TableOptions, Timer, about_to_save, save_noted};
use crate::table::{Answer as Found, Effect, Host, Hosted, Input, Work};
use crate::web::{self, Answer, Heard, Listen, OnPhones, Port, Request, Said, Server, Shown};

/// The game that is hosted, and where phones find it.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("game").args(["express", "classic"])))]
pub struct Serve {
    /// The session file to go on with; without it and without a game, the last one that is not over.
    #[arg(value_name = "FILE", conflicts_with = "game")]
    file: Option<PathBuf>,
    /// Begin a game of Can't Stop Express.
    #[arg(long, requires = "players")]
    express: bool,
    /// Begin a game of classic Can't Stop.
    #[arg(long, requires = "players")]
    classic: bool,
    /// The names of the players, divided by commas.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = name, requires = "game")]
    players: Vec<Name>,
    /// Whose dice are thrown: those on the table, or the app's.
    #[arg(long, value_enum, default_value_t = Dice::Real, requires = "game")]
    dice: Dice,
    /// The code of the app's dice: the same code gives the same throws.
    #[arg(long, value_name = "CODE", value_parser = seed, requires = "game")]
    seed: Option<Seed>,
    /// Hide in Express what the others chose until everybody has.
    #[arg(long, requires = "game", conflicts_with = "classic")]
    secret: bool,
    /// How many seconds there are for a choice.
    #[arg(long, value_name = "N", value_parser = timer, requires = "game")]
    timer: Option<Timer>,
    /// Listen at the interface of this address alone.
    #[arg(long, value_name = "ADDR")]
    listen: Option<IpAddr>,
    /// Listen at this port; without it at that of the last time, where it is free.
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Print the addresses alone, without a QR code.
    #[arg(long)]
    quiet: bool,
}

/// Whose dice are thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Dice {
    /// Those on the table, which people type.
    Real,
    /// The app's.
    App,
}

fn name(written: &str) -> Result<Name, String> {
    Name::new(written).map_err(|fault| fault.to_string())
}

fn seed(code: &str) -> Result<Seed, String> {
    Seed::from_code(code)
        .ok_or_else(|| "a code has letters and digits, such as 4F7K-2QZ".to_owned())
}

fn timer(seconds: &str) -> Result<Timer, String> {
    let timer = seconds
        .parse()
        .ok()
        .and_then(|seconds| Timer::new(seconds, AtZero::Warn));
    timer.ok_or_else(|| format!("1 to {} seconds are allowed", Timer::MOST_SECONDS))
}

pub(super) fn run(serve: &Serve, data_dir: Option<&Path>) -> ExitCode {
    match serve.host(data_dir) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => super::fail(&error),
    }
}

impl Serve {
    fn host(&self, data_dir: Option<&Path>) -> Result<(), String> {
        let store = Store::open(data_dir).map_err(|error| error.to_string())?;
        store.lock();
        if store.is_read_only() {
            return Err(
                "another Fifth Die has the games open. Close it, or start with --data-dir \
                        and another folder."
                    .to_owned(),
            );
        }
        let _log = store::start_log(&store);
        store::rescue_on_panic(store.clone());
        store::save_on_termination(store.clone());
        let saved = self.game(&store)?;
        let listen = Listen {
            address: self.listen,
            port: self.port,
            has_host: true,
            ..Listen::default()
        };
        // Where no phone could get in, nothing is begun.
        let port = Port::open(&store, listen).map_err(|error| error.to_string())?;
        store.save(&saved).map_err(|error| error.to_string())?;
        let (session, file) = saved.split();
        match session {
            AnySession::Express(session) => self.play(store, port, file.map(|()| session)),
            AnySession::Classic(session) => self.play(store, port, file.map(|()| session)),
        }
    }

    /// The game that is to be hosted.
    fn game(&self, store: &Store) -> Result<Saved, String> {
        let now = Timestamp::now();
        if let Some(file) = &self.file {
            return store.import(file, now).map_err(|error| error.to_string());
        }
        if !self.express && !self.classic {
            let games = store.games();
            let last = games
                .iter()
                .find(|game| game.content.as_ref().is_ok_and(|game| !game.over));
            let last = last.ok_or(
                "there is no game to go on with. Begin one with --express or --classic and --players.",
            )?;
            return store.load(&last.id).map_err(|error| error.to_string());
        }
        let mut saved = Saved::new(self.session()?, now);
        saved.record.options = TableOptions {
            secret: self.secret,
            timer: self.timer,
            strict: false,
        };
        if store::knows_dice(&store.games(), &saved) {
            saved.record.helps.insert(Help::KnownDice);
        }
        Ok(saved)
    }

    /// A game that begins.
    fn session(&self) -> Result<AnySession, String> {
        let colours = Colour::ALL.into_iter().cycle();
        let players = self
            .players
            .iter()
            .zip(colours)
            .map(|(name, colour)| Player {
                name: name.clone(),
                colour,
                level: None,
            });
        let players = players.collect();
        let dice = match (self.dice, self.seed) {
            (_, Some(seed)) => DiceSource::App(seed),
            (Dice::Real, None) => DiceSource::Real,
            (Dice::App, None) => {
                let chance = SysRng.try_next_u64().map_err(|error| error.to_string())?;
                DiceSource::App(Seed::short(chance))
            }
        };
        if self.classic {
            let setup: Result<Classic, _> = Setup::new(players, Setting::default(), dice);
            let setup = setup.map_err(|fault| fault.to_string())?;
            Ok(Session::new(setup).into())
        } else {
            let setup: Result<Express, _> = Setup::new(players, Penalty::default(), dice);
            let setup = setup.map_err(|fault| fault.to_string())?;
            Ok(Session::new(setup).into())
        }
    }

    /// Lets phones in, and hosts the game until they are turned off or the process is ended.
    fn play<G>(&self, store: Store, port: Port, saved: Saved<Session<G>>) -> Result<(), String>
    where
        G: OnPhones,
        AnySession: From<Session<G>>,
    {
        let (session, file) = saved.split();
        let host = Host::new(session, file.record.clone());
        let shown = Shown::new(&host, None, true);
        let (server, heard) =
            Server::start(&store, &file.id, port, shown).map_err(|error| error.to_string())?;
        // Where nobody reads it, the phones may know the address.
        let _ = super::print(introduction(&server, self.quiet));
        Table::new(store, file, host, server).run(heard)
    }
}

/// The address, on a line of its own, how phones find it without typing, and where its host decides.
fn introduction(server: &Server, is_quiet: bool) -> String {
    let Some((first, others)) = server.addresses().split_first() else {
        return String::new();
    };
    let mut text = format!("{first}\n");
    if !is_quiet {
        text += &half_blocks(&web::qr(first), io::stdout().is_terminal());
        for other in others {
            let _ = writeln!(text, "Also at {other}");
        }
    }
    if let Some(host) = server.host_address() {
        let _ = writeln!(text, "For the host alone: {host}");
    }
    text
}

/// A QR code of which each character is two squares, one above the other, with the margin that it needs. On a terminal it
/// is black on white, whatever colours that has.
fn half_blocks(rows: &[Vec<bool>], is_terminal: bool) -> String {
    const MARGIN: usize = 4;
    let side = rows.len() + 2 * MARGIN;
    let is_dark = |x: usize, y: usize| {
        let row = y.checked_sub(MARGIN).and_then(|y| rows.get(y));
        row.is_some_and(|row| x.checked_sub(MARGIN).and_then(|x| row.get(x)) == Some(&true))
    };
    let (begin, end) = if is_terminal {
        ("\u{1b}[97;40m", "\u{1b}[0m")
    } else {
        ("", "")
    };
    let mut text = String::new();
    for y in (0..side).step_by(2) {
        text += begin;
        for x in 0..side {
            // What is drawn is the light squares: most terminals are dark.
            text.push(match (is_dark(x, y), is_dark(x, y + 1)) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        text += end;
        text.push('\n');
    }
    text
}

/// What happens at the table, beside what the phones ask.
enum Event<G: Hosted> {
    /// Work has come to something.
    Worked(Input<G>),
    /// So much time has passed.
    Passed(Duration),
}

/// The table as it is now.
struct News {
    /// The game, if it is to be saved.
    saved: Option<Arc<Saved>>,
    shown: Shown,
    /// What somebody is told then.
    answer: Option<Answer>,
}

/// A table that is hosted without a window.
struct Table<G: Hosted> {
    store: Store,
    file: Saved<()>,
    host: Host<G>,
    events: UnboundedSender<Event<G>>,
    happens: Option<UnboundedReceiver<Event<G>>>,
    news: mpsc::Sender<News>,
    /// What saves, shows and answers, and in the end tells what it could not save.
    publisher: JoinHandle<Result<(), String>>,
    /// What everybody was told last.
    said: Option<Said<G>>,
}

impl<G> Table<G>
where
    G: OnPhones,
    AnySession: From<Session<G>>,
{
    fn new(store: Store, file: Saved<()>, host: Host<G>, server: Server) -> Table<G> {
        let (events, happens) = unbounded();
        let (news, waiting) = mpsc::channel();
        let to = store.clone();
        let publisher = thread::spawn(move || publish(&to, &server, &waiting));
        if host.timer().is_some() {
            let tell = events.clone();
            thread::spawn(move || tick(&tell));
        }
        Table {
            store,
            file,
            host,
            events,
            happens: Some(happens),
            news,
            publisher,
            said: None,
        }
    }

    /// Goes on until the host turns the phones off.
    fn run(mut self, heard: UnboundedReceiver<Heard>) -> Result<(), String> {
        enum Next<G: Hosted> {
            Heard(Heard),
            Event(Event<G>),
        }
        let Some(happens) = self.happens.take() else {
            return Ok(());
        };
        self.prompt();
        let mut all = stream::select(heard.map(Next::Heard), happens.map(Next::Event));
        block_on(async {
            while let Some(next) = all.next().await {
                match next {
                    Next::Heard(Heard::Request(request)) => self.answer(request),
                    Next::Heard(Heard::Seats) => {}
                    Next::Heard(Heard::End) => break,
                    Next::Event(event) => self.follow(event),
                }
            }
        });
        drop(self.news);
        let saved = self.publisher.join();
        saved.unwrap_or_else(|_| Err("the program has failed".to_owned()))
    }

    /// Does what somebody asks for on a phone.
    fn answer(&mut self, request: Request) {
        let Some(input) = request.input(&self.host) else {
            self.tell(None, Some(request.late()));
            return;
        };
        let effects = web::hand(&mut self.host, input, &mut self.said);
        let answer = request.answer(&self.host, &effects);
        self.run_effects(effects, Some(answer));
        self.prompt();
    }

    fn follow(&mut self, event: Event<G>) {
        match event {
            Event::Worked(input) => {
                let effects = web::hand(&mut self.host, input, &mut self.said);
                self.run_effects(effects, None);
            }
            Event::Passed(time) => {
                for thought in G::thoughts(self.host.session()) {
                    let effects = self.host.handle(Input::Passed(time, thought));
                    self.run_effects(effects, None);
                }
            }
        }
        self.prompt();
    }

    fn prompt(&mut self) {
        let effects = self.host.prompt();
        self.run_effects(effects, None);
    }

    fn run_effects(&mut self, effects: Vec<Effect<G>>, answer: Option<Answer>) {
        let mut saved = None;
        let mut is_other = answer.is_some();
        for effect in effects {
            match effect {
                Effect::Changed(_) => {}
                Effect::Save => {
                    self.file.changed = Timestamp::now().max(self.file.changed);
                    saved = Some(self.saved());
                }
                Effect::Keep => saved = Some(self.saved()),
                Effect::Work(work) => self.work(work),
                Effect::Tell(notice) => {
                    self.said = Some(Said::Notice(notice));
                }
                Effect::Unchanged
                | Effect::StopThinking
                | Effect::Advised(_)
                | Effect::RollsOn
                | Effect::Deny(_) => continue,
            }
            is_other = true;
        }
        if is_other {
            self.tell(saved, answer);
        }
    }

    /// Has the table shown as it is now, and somebody answered, once what has changed is saved.
    fn tell(&self, saved: Option<Arc<Saved>>, answer: Option<Answer>) {
        // The thread that takes it ends with this one.
        let _ = self.news.send(News {
            saved,
            shown: Shown::new(&self.host, self.said.clone(), true),
            answer,
        });
    }

    /// The game as it is now, about to be saved.
    fn saved(&self) -> Arc<Saved> {
        let saved = Arc::new(Saved {
            record: self.host.record().clone(),
            ..self
                .file
                .clone()
                .map(|()| self.host.session().clone().into())
        });
        about_to_save(&saved);
        saved
    }

    /// Begins something that may take long.
    fn work(&self, work: Work<G>) {
        let session = self.host.session().clone();
        let (events, pace) = (self.events.clone(), self.store.settings().pace);
        thread::spawn(move || {
            let input = match work {
                Work::Think { after, hurries } => {
                    if !hurries {
                        thread::sleep(pace.pause());
                    }
                    Input::Thought(after, found(|| G::bot_event(&session)))
                }
                Work::PlayOut { after } => {
                    Input::PlayedOut(after, found(|| G::to_the_end(session, || true)))
                }
                Work::Advise(question) => {
                    let asked = question.clone();
                    let advice = found(|| G::advise(asked));
                    Input::Advised(question, advice)
                }
                Work::AtZero {
                    after,
                    thought,
                    by_coach,
                } => {
                    let event = found(|| G::at_zero(&session, thought, by_coach));
                    Input::TimeUp(after, thought, event)
                }
            };
            let _ = events.unbounded_send(Event::Worked(input));
        });
    }
}

/// What work comes to; it may fail, and the game goes on without it.
fn found<T>(work: impl FnOnce() -> Option<T>) -> Found<T> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Some(found)) => Found::Found(found),
        Ok(None) => Found::Nothing,
        Err(_) => Found::Failed,
    }
}

/// Tells every second that it has passed, as long as somebody listens.
fn tick<G: Hosted>(tell: &UnboundedSender<Event<G>>) {
    const STEP: Duration = Duration::from_secs(1);
    loop {
        thread::sleep(STEP);
        if tell.unbounded_send(Event::Passed(STEP)).is_err() {
            return;
        }
    }
}

/// Saves the newest of what comes, shows it to everybody, and then answers all who waited for that or something older: nobody
/// sees or hears of anything that could still be lost. Where the disk takes nothing, the game goes on, and everybody is told so
/// with it.
fn publish(store: &Store, server: &Server, news: &mpsc::Receiver<News>) -> Result<(), String> {
    /// How long the disk is left alone before what could not be saved is tried again.
    const REST: Duration = Duration::from_secs(5);
    let mut unsaved = None;
    let mut again_at: Option<Instant> = None;
    let mut shown = None;
    loop {
        let rest = again_at.map_or(Duration::MAX, |at| {
            at.saturating_duration_since(Instant::now())
        });
        let first = match news.recv_timeout(rest) {
            Ok(news) => Some(news),
            Err(mpsc::RecvTimeoutError::Timeout) => None,
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                let last = unsaved.map_or(Ok(()), |saved| save_noted(store, &saved));
                return last.map_err(|error| error.to_string());
            }
        };
        let mut answers = Vec::new();
        for news in first.into_iter().chain(news.try_iter()) {
            if news.saved.is_some() {
                unsaved = news.saved;
                again_at = None;
            }
            shown = Some(news.shown);
            answers.extend(news.answer);
        }
        if let Some(saved) = &unsaved
            && again_at.is_none_or(|at| at <= Instant::now())
        {
            match save_noted(store, saved) {
                Ok(()) => (unsaved, again_at) = (None, None),
                Err(error) => {
                    let _ = super::fail(&error);
                    again_at = Some(Instant::now() + REST);
                }
            }
        }
        if let Some(shown) = shown.clone() {
            server.show(shown.unsaved(unsaved.is_some()));
        }
        answers.into_iter().for_each(Answer::send);
    }
}
