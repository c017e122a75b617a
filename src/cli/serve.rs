//! `fifth-die serve`: a game for phones without a window.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, IsTerminal};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::{ArgGroup, Args, ValueEnum};
use futures::executor::block_on_stream;
use jiff::Timestamp;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Help, Name, Player, Seed, Session,
};
use crate::store::{self, AtZero, Saved, Store, TableOptions, Timer, about_to_save, save_noted};
use crate::table::{Effect, Host, Hosted, Input, Work};
use crate::text::{Sentences, not_stored};
use crate::web::{self, Listen, PhoneEvent, Port, Reply, Server, Snapshot};

/// The arguments of `fifth-die serve`.
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

impl Serve {
    /// Hosts the game until the phones are turned off.
    pub(super) fn host(&self, data_dir: Option<&Path>) -> Result<(), Box<dyn Error>> {
        let store = Store::open(data_dir).map_err(|error| not_stored(&error))?;
        store.lock();
        if store.is_read_only() {
            return Err(
                "another Fifth Die has the games open. Close it, or start with --data-dir \
                        and another folder."
                    .into(),
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
        // Without a port no game is begun.
        let port = Port::open(&store, listen)?;
        store.save(&saved).map_err(|error| not_stored(&error))?;
        let (session, file) = saved.split();
        match session {
            AnySession::Express(session) => self.play(store, port, session, file),
            AnySession::Classic(session) => self.play(store, port, session, file),
        }
    }

    fn game(&self, store: &Store) -> Result<Saved, Box<dyn Error>> {
        let now = Timestamp::now();
        if let Some(file) = &self.file {
            return Ok(store.import(file, now)?);
        }
        if !self.express && !self.classic {
            let games = store.games();
            let last = games
                .iter()
                .find(|game| game.content.as_ref().is_ok_and(|game| !game.over));
            let last = last.ok_or(
                "there is no game to go on with. Begin one with --express or --classic and --players.",
            )?;
            return Ok(store.load(&last.id)?);
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

    fn session(&self) -> Result<AnySession, Box<dyn Error>> {
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
            (Dice::App, None) => DiceSource::App(Seed::short(SysRng.try_next_u64()?)),
        };
        Ok(if self.classic {
            Session::new(Classic::new(players, Setting::default(), dice)?).into()
        } else {
            Session::new(Express::new(players, Penalty::default(), dice)?).into()
        })
    }

    fn play<G>(
        &self,
        store: Store,
        port: Port,
        session: Session<G>,
        file: Saved<()>,
    ) -> Result<(), Box<dyn Error>>
    where
        G: Sentences,
        AnySession: From<Session<G>>,
    {
        let host = Host::new(session, file.record.clone());
        let snapshot = Snapshot::new(&host, true);
        let (server, phones) = Server::start(&store, &file.id, port, snapshot)?;
        // The phones may know the address from before.
        let _ = super::print(introduction(&server, self.quiet));
        let (events, happens) = channel();
        let to = events.clone();
        thread::spawn(move || {
            let mut phones = block_on_stream(phones);
            phones.try_for_each(|event| to.send(Event::Phones(event)))
        });
        if host.timer().is_some() {
            let to = events.clone();
            thread::spawn(move || tick(&to));
        }
        let table = Table {
            store,
            server,
            file,
            shown: (host.version(), false),
            host,
            events,
            unsaved: None,
            retry_at: None,
            replies: Vec::new(),
        };
        table.run(&happens)
    }
}

/// The addresses of the table and of its host, and a QR code.
fn introduction(server: &Server, is_quiet: bool) -> String {
    let Some((first, others)) = server.addresses().split_first() else {
        return String::new();
    };
    let mut text = format!("{first}\n");
    if !is_quiet {
        // Black on white, whatever colours a terminal has.
        let (begin, end) = if io::stdout().is_terminal() {
            ("\u{1b}[97;40m", "\u{1b}[0m")
        } else {
            ("", "")
        };
        for line in web::qr_in_half_blocks(first).lines() {
            let _ = writeln!(text, "{begin}{line}{end}");
        }
        for other in others {
            let _ = writeln!(text, "Also at {other}");
        }
    }
    if let Some(host) = server.host_address() {
        let _ = writeln!(text, "For the host alone: {host}");
    }
    text
}

enum Event<G: Hosted> {
    Phones(PhoneEvent),
    Worked(Input<G>),
    Passed(Duration),
}

/// The pause before a failed save is tried again.
const REST: Duration = Duration::from_secs(5);

struct Table<G: Hosted> {
    store: Store,
    server: Server,
    file: Saved<()>,
    host: Host<G>,
    events: Sender<Event<G>>,
    /// The newest state of the game, until it is saved.
    unsaved: Option<Arc<Saved>>,
    /// When a failed save is tried again.
    retry_at: Option<Instant>,
    /// Replies that wait for the save.
    replies: Vec<Reply>,
    /// The version that phones have been shown, and whether it was unsaved.
    shown: (usize, bool),
}

impl<G> Table<G>
where
    G: Sentences,
    AnySession: From<Session<G>>,
{
    /// Goes on until the host turns the phones off.
    fn run(mut self, happens: &Receiver<Event<G>>) -> Result<(), Box<dyn Error>> {
        let begun = self.host.prompt();
        self.follow(begun);
        let mut is_over = false;
        while !is_over {
            let wait = self.retry_at.map_or(Duration::MAX, |at| {
                at.saturating_duration_since(Instant::now())
            });
            // All waiting events share one save.
            let first = happens.recv_timeout(wait).ok();
            for event in first.into_iter().chain(happens.try_iter()) {
                match event {
                    Event::Phones(PhoneEvent::Request(request)) => {
                        let effects = self.handle(request.input());
                        let players = self.host.session().players();
                        self.replies.push(request.reply(&effects, players));
                        self.follow(effects);
                    }
                    Event::Phones(PhoneEvent::Seats) => {}
                    Event::Phones(PhoneEvent::End) => is_over = true,
                    Event::Worked(input) => {
                        let effects = self.handle(input);
                        self.follow(effects);
                    }
                    Event::Passed(time) => {
                        for thought in G::thoughts(self.host.session()) {
                            let effects = self.handle(Input::Passed(time, thought));
                            self.follow(effects);
                        }
                    }
                }
            }
            self.publish();
        }
        let unsaved = self.unsaved.as_ref();
        let saved = unsaved.map_or(Ok(()), |saved| save_noted(&self.store, saved));
        Ok(saved.map_err(|error| not_stored(&error))?)
    }

    /// Handles an input, and lets the program think if it is its turn.
    fn handle(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let mut effects = self.host.handle(input);
        effects.extend(self.host.prompt());
        effects
    }

    fn follow(&mut self, effects: Vec<Effect<G>>) {
        for effect in effects {
            match effect {
                Effect::Save => {
                    self.file.changed = Timestamp::now().max(self.file.changed);
                    self.note_unsaved();
                }
                Effect::Note => self.note_unsaved(),
                Effect::Work(work) => self.work(work),
                Effect::Changed(_)
                | Effect::Unchanged
                | Effect::StopThinking
                | Effect::Advised(_)
                | Effect::RollsOn
                | Effect::Tell(_)
                | Effect::Deny(_) => {}
            }
        }
    }

    fn note_unsaved(&mut self) {
        let file = self.file.clone();
        let saved = Arc::new(Saved {
            record: self.host.record().clone(),
            ..file.map(|()| self.host.session().clone().into())
        });
        about_to_save(&saved);
        (self.unsaved, self.retry_at) = (Some(saved), None);
    }

    fn work(&self, work: Work<G>) {
        let session = self.host.session().clone();
        let (events, pace) = (self.events.clone(), self.store.settings().pace);
        thread::spawn(move || {
            if let Work::Think { hurries: false, .. } = work {
                thread::sleep(pace.pause());
            }
            let failed = work.clone();
            let input = catch_unwind(AssertUnwindSafe(|| work.run(&session)));
            let _ = events.send(Event::Worked(input.unwrap_or_else(|_| failed.failed())));
        });
    }

    /// Saves the game, shows it to everybody, and then replies, so that nobody sees what could still be lost. If the save
    /// fails, the game goes on and phones are told.
    fn publish(&mut self) {
        if let Some(saved) = &self.unsaved
            && self.retry_at.is_none_or(|at| at <= Instant::now())
        {
            match save_noted(&self.store, saved) {
                Ok(()) => (self.unsaved, self.retry_at) = (None, None),
                Err(error) => {
                    let _ = super::fail(&not_stored(&error));
                    self.retry_at = Some(Instant::now() + REST);
                }
            }
        }
        let now = (self.host.version(), self.unsaved.is_some());
        if now != self.shown {
            self.shown = now;
            let snapshot = Snapshot::new(&self.host, true);
            self.server.show(snapshot.unsaved(self.unsaved.is_some()));
        }
        self.replies.drain(..).for_each(Reply::send);
    }
}

/// Sends [`Event::Passed`] every second, as long as the table runs.
fn tick<G: Hosted>(events: &Sender<Event<G>>) {
    const STEP: Duration = Duration::from_secs(1);
    loop {
        thread::sleep(STEP);
        if events.send(Event::Passed(STEP)).is_err() {
            return;
        }
    }
}
