//! `fifth-die serve`: a game for phones without a window.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, IsTerminal};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::{ArgGroup, Args, ValueEnum};
use futures::executor::block_on_stream;
use jiff::Timestamp;

use crate::session::{AnySession, Colour, DiceSource, Help, Name, Player, Seed, Session};
use crate::store::{
    self, AtZero, DiceKind, GameKind, LastTable, OPENER, Saved, Store, TableOptions, Timer,
    about_to_save, save_noted,
};
use crate::table::{Effect, Host, Hosted, Input, Work};
use crate::text::{self, Sentences, not_stored};
use crate::web::{
    self, Listen, PhoneEvent, PhoneRequest, Port, Public, Refusal, Reply, Server, Snapshot,
};

/// The arguments of `fifth-die serve`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("game").args(["express", "classic"])))]
pub struct Serve {
    /// The session file to continue; without a file or a game, the last unfinished one. If there is none, people join a
    /// new game.
    #[arg(value_name = "FILE", conflicts_with = "game")]
    file: Option<PathBuf>,
    /// Begin a game of Can't Stop Express.
    #[arg(long)]
    express: bool,
    /// Begin a game of classic Can't Stop.
    #[arg(long)]
    classic: bool,
    /// The players' names, separated by commas; without them, people join on their phones.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = name, requires = "game")]
    players: Vec<Name>,
    /// Real dice or app dice.
    #[arg(long, value_enum, default_value_t = Dice::Real, requires = "game")]
    dice: Dice,
    /// A dice code: the same code gives the same throws.
    #[arg(long, value_name = "CODE", value_parser = seed, requires = "players")]
    seed: Option<Seed>,
    /// Hide choices in Express until everyone has chosen.
    #[arg(long, requires = "game", conflicts_with = "classic")]
    secret: bool,
    /// The time limit for a choice, in seconds.
    #[arg(long, value_name = "N", value_parser = timer, requires = "game")]
    timer: Option<Timer>,
    /// Listen only on the interface with this address.
    #[arg(long, value_name = "ADDR")]
    listen: Option<IpAddr>,
    /// Listen on this port; without it, on the last one if it's free.
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The address of a proxy that lets phones in from far away, such as https://dice.example.
    #[arg(long, value_name = "URL", value_parser = public)]
    public_url: Option<Public>,
    /// The address of that proxy, if it isn't on this computer.
    #[arg(long, value_name = "ADDR", requires = "public_url")]
    proxy: Option<IpAddr>,
    /// Don't let anyone in with the six digits beside the address.
    #[arg(long)]
    no_code: bool,
    /// Print only the addresses, without a QR code.
    #[arg(long)]
    quiet: bool,
    /// Show the room display in this computer's browser.
    #[arg(long)]
    open: bool,
}

/// Whose dice are thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Dice {
    /// Dice on the table, which people type.
    Real,
    /// Dice rolled by the app.
    App,
}

fn name(written: &str) -> Result<Name, String> {
    Name::new(written).map_err(|fault| fault.to_string())
}

fn public(url: &str) -> Result<Public, String> {
    Public::new(url).ok_or_else(|| "an address is https:// and a name, without a path".to_owned())
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
    timer.ok_or_else(|| format!("it must be 1 to {} seconds", Timer::MOST_SECONDS))
}

/// What is at the table.
enum Stage {
    Game(Box<Saved>),
    /// People gather for a game of this table.
    Lobby(LastTable),
}

impl Serve {
    /// Hosts one game after another until the phones are turned off.
    pub(super) fn host(&self, data_dir: Option<&Path>) -> Result<(), Box<dyn Error>> {
        let store = Store::open(data_dir).map_err(|error| not_stored(&error))?;
        store.lock();
        if store.is_read_only() {
            return Err(
                "another Fifth Die has your games open. Close it, or start with --data-dir \
                        and another folder."
                    .into(),
            );
        }
        let _log = store::start_log(&store);
        store::rescue_on_panic(store.clone());
        store::save_on_termination(store.clone());
        let mut stage = self.stage(&store)?;
        let mut listen = Listen {
            address: self.listen,
            port: self.port,
            has_host: true,
            ..Listen::default()
        };
        listen.code = listen.code.filter(|_| !self.no_code);
        // Without a port no game is begun.
        let public = self.public_url.clone();
        let public = public.map(|public| public.behind(self.proxy));
        let port = Port::open(&store, listen)?.public(public);
        let (game, snapshot) = match &stage {
            Stage::Game(saved) => {
                store.save(saved).map_err(|error| not_stored(&error))?;
                let mut snapshot = Snapshot::of(saved, true);
                if saved.session.is_over() {
                    snapshot = ended(snapshot, saved, &store);
                }
                (Some(&saved.id), snapshot)
            }
            Stage::Lobby(table) => (None, Snapshot::lobby(table.clone())),
        };
        let (server, phones) = Server::start(&store, game, port, snapshot)?;
        server.offer_code()?;
        // The phones may know the address from before.
        let _ = super::print(introduction(&server, self.quiet));
        if let Some(first) = server.addresses().first().filter(|_| self.open) {
            open(&format!("{first}room"));
        }
        let (events, happens) = channel();
        let to = events.clone();
        thread::spawn(move || {
            let mut phones = block_on_stream(phones);
            phones.try_for_each(|event| to.send(Event::Phones(event)))
        });
        let mut evening = Evening {
            store,
            server,
            happens,
            events,
            replies: Vec::new(),
        };
        loop {
            let next = match stage {
                Stage::Lobby(table) => evening.gather(table),
                Stage::Game(saved) => match saved.split() {
                    (AnySession::Express(session), file) => evening.play(session, file)?,
                    (AnySession::Classic(session), file) => evening.play(session, file)?,
                },
            };
            match next {
                Some(saved) => stage = Stage::Game(Box::new(saved)),
                None => return Ok(()),
            }
        }
    }

    fn stage(&self, store: &Store) -> Result<Stage, Box<dyn Error>> {
        let now = Timestamp::now();
        if let Some(file) = &self.file {
            return Ok(Stage::Game(Box::new(store.import(file, now)?)));
        }
        if !self.express && !self.classic {
            let games = store.games();
            let last = games
                .iter()
                .find(|game| game.content.as_ref().is_ok_and(|game| !game.over));
            return Ok(match last {
                Some(last) => Stage::Game(Box::new(store.load(&last.id)?)),
                None => Stage::Lobby(last_lobby(store)),
            });
        }
        let table = self.table();
        if table.players.is_empty() {
            return Ok(Stage::Lobby(table));
        }
        let mut saved = table.begin(self.seed.map(DiceSource::App), now)?;
        if store::knows_dice(&store.games(), &store.people(), &saved) {
            saved.record.helps.insert(Help::KnownDice);
        }
        store.remember(&table.players);
        Ok(Stage::Game(Box::new(saved)))
    }

    fn table(&self) -> LastTable {
        let colours = Colour::ALL.into_iter().cycle();
        let players = self.players.iter().zip(colours);
        let players = players.map(|(name, colour)| Player {
            name: name.clone(),
            colour,
            level: None,
        });
        LastTable {
            players: players.collect(),
            game: if self.classic {
                GameKind::Classic
            } else {
                GameKind::Express
            },
            dice: match self.dice {
                Dice::Real => DiceKind::Real,
                Dice::App => DiceKind::App,
            },
            house: TableOptions {
                secret: self.secret,
                timer: self.timer,
                strict: false,
            },
            ..LastTable::default()
        }
    }
}

/// The rules of the last table; with its players if they had gathered there when the program was killed.
fn last_lobby(store: &Store) -> LastTable {
    let mut table = store.settings().last_table.unwrap_or_default();
    let was_lobby = store.phones().is_some_and(|kept| kept.game.is_empty());
    table.players.retain(|_| was_lobby);
    table
}

/// The addresses of the table and of its host, a QR code, and the short way in.
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
        let _ = writeln!(text, "Only for the host: {host}");
    }
    if let Some((digits, address)) = server.code() {
        let _ = writeln!(text, "For ten minutes also at {address} with {digits}");
    }
    text
}

/// Opens an address in the browser of this machine, which goes on without it.
fn open(address: &str) {
    let mut opener = Command::new(OPENER);
    opener
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    if let Err(error) = opener.stderr(Stdio::null()).spawn() {
        let _ = super::fail(&format!(
            "no browser opened ({OPENER}): {error}. Open {address} yourself."
        ));
    }
}

enum Event {
    Phones(PhoneEvent),
    /// The computer has thought.
    Worked,
}

/// The pause before a failed save is tried again.
const REST: Duration = Duration::from_secs(5);
/// The time between two looks at the clock.
const TICK: Duration = Duration::from_millis(200);

/// What stays from game to game.
struct Evening {
    store: Store,
    server: Server,
    happens: Receiver<Event>,
    events: Sender<Event>,
    /// Replies that wait for the save.
    replies: Vec<Reply>,
}

impl Evening {
    /// Lets people gather; the game that they begin, or `None` at the end of the evening.
    fn gather(&mut self, mut table: LastTable) -> Option<Saved> {
        loop {
            match self.happens.recv().ok()? {
                Event::Phones(PhoneEvent::Request(request)) => {
                    if let Some(wanted) = request.begins(|| table.clone()) {
                        if let Some(saved) = self.begin(&wanted, true, request) {
                            return Some(saved);
                        }
                        continue;
                    }
                    let reply = self.server.gather(request, &mut table);
                    // So that nobody has to come again after a crash.
                    self.remember(&table);
                    reply.send();
                }
                Event::Phones(PhoneEvent::End) => return None,
                Event::Phones(PhoneEvent::Seats | PhoneEvent::Moved(_)) | Event::Worked => {}
            }
        }
    }

    /// Begins a game, whose phones are told once they see it.
    fn begin(&mut self, table: &LastTable, counts: bool, request: PhoneRequest) -> Option<Saved> {
        let mut saved = match table.begin(None, Timestamp::now()) {
            Ok(saved) => saved,
            Err(error) => {
                request.not_begun(&error).send();
                return None;
            }
        };
        saved.record.counts = counts;
        if let Err(error) = self.store.save(&saved) {
            let _ = super::fail(&not_stored(&error));
            request.answer(Err(Refusal::Unsaved)).send();
            return None;
        }
        self.remember(table);
        self.store.remember(&table.players);
        self.replies.push(request.answer(Ok(())));
        Some(saved)
    }

    fn remember(&self, table: &LastTable) {
        if table.players.is_empty() {
            return;
        }
        let settings = store::Settings {
            last_table: Some(table.clone()),
            ..self.store.settings()
        };
        // The error is in the log.
        let _ = self.store.save_settings(&settings);
    }

    /// What phones see of a game.
    fn snapshot<G: Hosted>(&self, host: &Host<G>, file: &Saved<()>) -> Snapshot {
        let snapshot = Snapshot::new(host, true).played(file.changed);
        if !host.session().is_over() {
            return snapshot;
        }
        ended(snapshot, &all_of(host, file), &self.store)
    }

    fn play<G: Sentences>(
        &mut self,
        session: Session<G>,
        file: Saved<()>,
    ) -> Result<Option<Saved>, Box<dyn Error>> {
        let host = Host::new(session, file.record.clone());
        let snapshot = self.snapshot(&host, &file);
        self.server.change_game(&file.id, snapshot);
        let (works, worked) = channel();
        let passed_until = host.timer().map(|_| Instant::now());
        let table = Table {
            evening: self,
            file,
            shown: (host.version(), false),
            host,
            works,
            worked,
            unsaved: None,
            retry_at: None,
            passed_until,
        };
        table.run()
    }
}

/// What phones see of a game that is over: with its evening.
fn ended(snapshot: Snapshot, saved: &Saved, store: &Store) -> Snapshot {
    let link = store::bg_stats_link(saved, &store.people());
    let evening = text::evenings::Evening::until(saved, store.games(), store);
    snapshot.ended(link, evening)
}

fn all_of<G: Hosted>(host: &Host<G>, file: &Saved<()>) -> Saved {
    let file = Saved {
        record: host.record().clone(),
        ..file.clone()
    };
    file.map(|()| G::any(host.session().clone()))
}

struct Table<'a, G: Hosted> {
    evening: &'a mut Evening,
    file: Saved<()>,
    host: Host<G>,
    /// What the computer has thought, for this game alone.
    works: Sender<Input<G>>,
    worked: Receiver<Input<G>>,
    /// The newest state of the game, until it is saved.
    unsaved: Option<Arc<Saved>>,
    /// When a failed save is tried again.
    retry_at: Option<Instant>,
    /// Until when the clock knows the time, if there is one.
    passed_until: Option<Instant>,
    /// The version that phones have been shown, and whether it was unsaved.
    shown: (usize, bool),
}

impl<G: Sentences> Table<'_, G> {
    /// Goes on until the next game begins, which it returns, or the host turns the phones off.
    fn run(mut self) -> Result<Option<Saved>, Box<dyn Error>> {
        let begun = self.host.prompt();
        self.follow(begun);
        loop {
            self.publish();
            let tick_at = self.passed_until.map(|at| at + TICK);
            let next = self.retry_at.into_iter().chain(tick_at).min();
            let wait = next.map_or(Duration::MAX, |at| {
                at.saturating_duration_since(Instant::now())
            });
            // All waiting events share one save.
            let mut event = self.evening.happens.recv_timeout(wait).ok();
            // Until now those thought who were awaited before it.
            self.pass_time();
            while let Some(happened) = event {
                match happened {
                    Event::Phones(PhoneEvent::Request(request)) => {
                        if let Some(next) = self.on_request(request) {
                            return Ok(Some(next));
                        }
                    }
                    Event::Phones(PhoneEvent::End) => return self.end(),
                    Event::Phones(PhoneEvent::Seats | PhoneEvent::Moved(_)) => {}
                    Event::Worked => {
                        for input in self.worked.try_iter().collect::<Vec<_>>() {
                            self.handle(input);
                        }
                    }
                }
                event = self.evening.happens.try_recv().ok();
            }
        }
    }

    fn end(&self) -> Result<Option<Saved>, Box<dyn Error>> {
        let unsaved = self.unsaved.as_ref();
        let saved = unsaved.map_or(Ok(()), |saved| save_noted(&self.evening.store, saved));
        saved.map_err(|error| not_stored(&error))?;
        Ok(None)
    }

    /// Carries out what a phone asks for; the next game, if it begins one.
    fn on_request(&mut self, request: PhoneRequest) -> Option<Saved> {
        if let Some(input) = request.input() {
            let effects = self.handle(input);
            let players = self.host.session().players();
            let reply = request.reply(&effects, players);
            self.evening.replies.push(reply);
            return None;
        }
        let last = || {
            let session = self.host.session().clone().into();
            let earlier = self.evening.store.settings().last_table;
            LastTable::of(&session, self.host.record().options, earlier.as_ref())
        };
        let refusal = match request.begins(last) {
            Some(_) if self.unsaved.is_some() => Refusal::Unsaved,
            Some(table) if self.host.session().is_over() => {
                let counts = self.host.record().counts;
                return self.evening.begin(&table, counts, request);
            }
            _ => Refusal::Late,
        };
        self.evening.replies.push(request.answer(Err(refusal)));
        None
    }

    fn pass_time(&mut self) {
        let Some(until) = &mut self.passed_until else {
            return;
        };
        let passed = Duration::from_millis(until.elapsed().as_millis() as u64);
        *until += passed;
        for thought in G::thoughts(self.host.session()) {
            self.handle(Input::Passed(passed, thought));
        }
    }

    /// Handles an input, and lets the computer think if it is its turn.
    fn handle(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let mut effects = self.host.handle(input);
        effects.extend(self.host.prompt());
        self.follow(effects.clone());
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
        let saved = Arc::new(all_of(&self.host, &self.file));
        about_to_save(&saved);
        (self.unsaved, self.retry_at) = (Some(saved), None);
    }

    fn work(&self, work: Work<G>) {
        let session = self.host.session().clone();
        let (works, events) = (self.works.clone(), self.evening.events.clone());
        let pace = self.evening.store.settings().pace;
        thread::spawn(move || {
            if let Work::Think { hurries: false, .. } = work {
                thread::sleep(pace.pause());
            }
            let failed = work.clone();
            let input = catch_unwind(AssertUnwindSafe(|| work.run(&session)));
            let _ = works.send(input.unwrap_or_else(|_| failed.failed()));
            let _ = events.send(Event::Worked);
        });
    }

    /// Saves the game, shows it to everybody, and then replies, so that nobody sees what could still be lost. If the save
    /// fails, the game goes on and phones are told.
    fn publish(&mut self) {
        if let Some(saved) = &self.unsaved
            && self.retry_at.is_none_or(|at| at <= Instant::now())
        {
            match save_noted(&self.evening.store, saved) {
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
            // The copy begins with the clock as it is.
            self.pass_time();
            let snapshot = self.evening.snapshot(&self.host, &self.file);
            self.evening
                .server
                .show(snapshot.unsaved(self.unsaved.is_some()));
        }
        self.evening.replies.drain(..).for_each(Reply::send);
    }
}
