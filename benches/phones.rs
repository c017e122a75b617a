//! Eight phones at one table: how soon all of them see what one has done, and what that costs.
//!
//! `cargo bench --bench phones`; with `FIFTH_DIE_MINUTES=10` all connections are held for so long, with
//! `FIFTH_DIE_WINDOW=1` the table is in a window on the screen.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use fifth_die::rules::express::Penalty;
use fifth_die::session::{Colour, DiceSource, Express, Name, Player, Session, Setup};
use fifth_die::store::{Id, Saved, Settings, Store};
use fifth_die::table::{Host, Record};
use fifth_die::web::{Listen, Port, Server, Snapshot};
use jiff::Timestamp;
use tokio::net::TcpSocket;
use tokio::runtime::{self, Runtime};

const PHONES: usize = 8;
/// How many connections listen in all, and from one address.
const CONNECTIONS: usize = 64;
const OF_ONE_ADDRESS: usize = 16;

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    println!(
        "memory that letting phones in takes: {:.1} MB",
        let_in(folder.path())
    );
    let (mut child, address) = match env::var_os("FIFTH_DIE_WINDOW") {
        Some(_) => in_window(folder.path()),
        None => served(folder.path()),
    };
    let table = Table::new(&address);
    measure(&table, &child);
    child.kill().expect("it runs until now");
    child.wait().expect("it ends");
}

fn program(folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_fifth-die"));
    program.arg("--data-dir").arg(folder);
    program
}

/// The program without a window, and its address.
fn served(folder: &Path) -> (Child, String) {
    let mut child = program(folder)
        .args(["serve", "--express", "--players", "A,B,C,D,E,F,G,H"])
        .args(["--listen", "127.0.0.1", "--quiet"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut address = String::new();
    BufReader::new(child.stdout.take().expect("an output"))
        .read_line(&mut address)
        .expect("an address");
    (child, address)
}

/// The program with the same game in its window, where phones are let in as after a power cut.
fn in_window(folder: &Path) -> (Child, String) {
    let store = Store::open(Some(folder)).expect("a store");
    let saved = Saved::new(game("ABCDEFGH"), Timestamp::now());
    store.save(&saved).expect("it is saved");
    let settings = Settings {
        open_game: Some(saved.id.clone()),
        phones: Some(saved.id.clone()),
        ..Settings::default()
    };
    store.save_settings(&settings).expect("they are saved");
    let child = program(folder).spawn().expect("the program starts");
    let kept = loop {
        let kept = store.phones();
        let game = saved.id.as_os_str().to_string_lossy();
        if let Some(kept) = kept.filter(|kept| kept.game == game) {
            break kept;
        }
        sleep(Duration::from_millis(20));
    };
    // The window is drawn for the first time.
    sleep(Duration::from_secs(2));
    let address = format!("http://127.0.0.1:{}/{}/", kept.port, kept.secret);
    (child, address)
}

/// A game with real dice of so many players, one for each letter.
fn game(letters: &str) -> Session<Express> {
    let players = letters.chars().zip(Colour::ALL).map(|(letter, colour)| {
        let name = Name::new(&letter.to_string()).expect("a name");
        Player {
            name,
            colour,
            level: None,
        }
    });
    let setup = Setup::new(players.collect(), Penalty::default(), DiceSource::Real);
    Session::new(setup.expect("a table"))
}

/// What a program takes more once it lets phones in.
fn let_in(folder: &Path) -> f64 {
    let store = Store::open(Some(folder)).expect("a store");
    let host = Host::new(game("A"), Record::default());
    let game = Id::of("measured".as_ref()).expect("a name of a file");
    let listen = Listen {
        address: Some(Ipv4Addr::LOCALHOST.into()),
        port: None,
        ..Listen::default()
    };
    let before = memory(process::id());
    let port = Port::open(&store, listen).expect("a port");
    let server = Server::start(&store, Some(&game), port, Snapshot::new(&host, true));
    sleep(Duration::from_millis(500));
    let after = memory(process::id());
    drop(server);
    after - before
}

fn measure(table: &Table, child: &Child) {
    let begun = memory(child.id());
    let cookies: Vec<String> = (1..=PHONES).map(|seat| table.join(seat)).collect();
    let (heard, hears) = channel();
    for (index, cookie) in cookies.iter().enumerate() {
        let stream = table.listen(source(0), &format!("seat/{}/events", index + 1), cookie);
        let here = table.request("POST", &format!("seat/{}/here", index + 1), cookie, "");
        tell(stream, index, heard.clone(), Some((table.at, here)));
    }
    let mut game = Game {
        table,
        cookie: &cookies[0],
        hears,
        sent: 0,
    };
    game.act("dice=13446");
    let before = processor(child.id());
    let times = game.choices(1000);
    let took = (processor(child.id()) - before) / 1000;
    report("one choice, until all 8 phones show it", times);
    println!(
        "processor time that the program took for each: {:.1} ms",
        took.as_secs_f64() * 1000.0
    );
    println!(
        "memory of the whole program: {begun:.1} MB before anybody came, {:.1} MB with 8 phones",
        memory(child.id())
    );

    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let hostile = scope.spawn(|| {
            let begun = Instant::now();
            for number in 0..10_000 {
                table.annoy(number);
            }
            is_over.store(true, Ordering::Relaxed);
            begun.elapsed()
        });
        let mut times = Vec::new();
        while !is_over.load(Ordering::Relaxed) {
            times.extend(game.choices(10));
        }
        let took = hostile.join().expect("nobody fails");
        report("the same during 10,000 hostile connections", times);
        println!("which took {:.1} s", took.as_secs_f64());
    });
    println!("memory after them: {:.1} MB", memory(child.id()));

    // Two are left for what is done: the one, and the one before until it is noticed that it has ended.
    let held: Vec<TcpStream> = (PHONES..CONNECTIONS - 2)
        .map(|number| table.listen(source(number / OF_ONE_ADDRESS), "room/events", ""))
        .collect();
    for (index, stream) in held.into_iter().enumerate() {
        tell(stream, PHONES + index, heard.clone(), None);
    }
    let minutes = env::var("FIFTH_DIE_MINUTES").ok();
    let minutes: f64 = minutes
        .and_then(|minutes| minutes.parse().ok())
        .unwrap_or(0.1);
    game.choices(100);
    println!("memory with 62 listeners: {:.1} MB", memory(child.id()));
    let before = processor(child.id());
    sleep(Duration::from_secs_f64(minutes * 60.0));
    println!(
        "memory {minutes} minutes later: {:.1} MB, for which the processor has worked {:.2} s",
        memory(child.id()),
        (processor(child.id()) - before).as_secs_f64()
    );
    report(
        "one choice with 62 listeners, for the 8 phones",
        game.choices(500),
    );
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{what}: median {:.1} ms, 99 % {:.1} ms, most {:.1} ms of {}",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    );
}

/// The resident memory of the program in megabytes, as Linux tells it.
fn memory(process: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes: Option<f64> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kibibytes.map_or(f64::NAN, |kibibytes| kibibytes / 1024.0)
}

/// The processor time that the program has taken, as Linux tells it in hundredths of a second.
fn processor(process: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The fields count from 1; the second, a name in brackets, may hold blanks. 14 is user time, 15 system time.
    let behind_name = stat.rsplit(')').next().unwrap_or_default();
    let times = behind_name.split_whitespace().skip(14 - 3).take(2);
    let ticks: u64 = times.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// An address of this machine for phones of the same number.
fn source(number: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 1, 1 + number as u8)
}

/// Tells each change that a stream brings: whose stream it is, and when it came. A phone at a seat also answers that it is
/// there, by this request.
fn tell(
    stream: TcpStream,
    index: usize,
    heard: Sender<(usize, Instant)>,
    here: Option<(SocketAddr, String)>,
) {
    thread::spawn(move || {
        for line in BufReader::new(stream).lines() {
            let Ok(line) = line else { return };
            if let Some((at, here)) = here.as_ref().filter(|_| line == "event: pulse") {
                let mut stream = TcpStream::connect(at).expect("a connection");
                stream.write_all(here.as_bytes()).expect("it is sent");
                head(&mut BufReader::new(stream));
            }
            if line.starts_with("data: <") && heard.send((index, Instant::now())).is_err() {
                return;
            }
        }
    });
}

/// The table, and how it is spoken with.
struct Table {
    at: SocketAddr,
    path: String,
    runtime: Runtime,
}

impl Table {
    fn new(address: &str) -> Table {
        let address = address.trim_end().strip_prefix("http://");
        let (at, secret) = address
            .and_then(|address| address.split_once('/'))
            .expect("an address");
        Table {
            at: at.parse().expect("a socket's address"),
            path: format!("/{secret}"),
            runtime: runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .expect("a runtime"),
        }
    }

    /// A connection from an address of this machine.
    fn connect(&self, from: Ipv4Addr) -> TcpStream {
        let stream = self.runtime.block_on(async {
            let socket = TcpSocket::new_v4()?;
            socket.bind((from, 0).into())?;
            socket.connect(self.at).await?.into_std()
        });
        let stream = stream.expect("a connection");
        stream.set_nonblocking(false).expect("a blocking one");
        stream
    }

    fn request(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        format!(
            "{method} {}{path} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nCookie: {cookie}\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.path,
            body.len(),
            at = self.at,
        )
    }

    /// Sends something by a connection of its own; the head of the answer.
    fn send(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let mut stream = self.connect(source(9));
        let request = self.request(method, path, cookie, body);
        stream.write_all(request.as_bytes()).expect("it is sent");
        head(&mut BufReader::new(stream))
    }

    fn join(&self, seat: usize) -> String {
        let body = format!("seat={seat}&id=join-{seat}");
        let answer = self.send("POST", "join", "", &body);
        let (_, cookie) = answer.split_once("set-cookie: ").expect("a cookie");
        cookie.split(';').next().expect("its value").to_owned()
    }

    fn listen(&self, from: Ipv4Addr, path: &str, cookie: &str) -> TcpStream {
        let mut stream = self.connect(from);
        let request = self.request("GET", path, cookie, "");
        stream.write_all(request.as_bytes()).expect("it is sent");
        stream
    }

    /// A connection of somebody who means no good.
    fn annoy(&self, number: usize) {
        let socket = self.runtime.block_on(async {
            let socket = TcpSocket::new_v4()?;
            socket.bind((source(20), 0).into())?;
            socket.connect(self.at).await?.into_std()
        });
        let Ok(mut stream) = socket else { return };
        let garbage = match number % 4 {
            0 => return,
            1 => b"\0\xff\x16\x03\x01".to_vec(),
            2 => b"GET /guessed/seat/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_vec(),
            _ => vec![b'A'; 9000],
        };
        // Whether it is heard out is not what is measured.
        let _ = stream.set_nonblocking(false);
        let _ = stream.set_read_timeout(Some(Duration::from_secs(2)));
        let _ = stream.write_all(&garbage);
        let _ = stream.read(&mut [0; 64]);
    }
}

fn head(lines: &mut impl BufRead) -> String {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if lines.read_line(&mut head).expect("an answer") == 0 {
            break;
        }
    }
    head
}

/// The game, as the first seat plays it.
struct Game<'a> {
    table: &'a Table,
    cookie: &'a str,
    hears: Receiver<(usize, Instant)>,
    sent: usize,
}

impl Game<'_> {
    /// Makes so many choices, each another than before; how long each took until it was seen by all.
    fn choices(&mut self, count: usize) -> Vec<Duration> {
        let choose = |game: &mut Self| {
            let choice = ["4-10-4", "7-7-4", "5-9-4"][game.sent % 3];
            let took = game.act(&format!("choose={choice}"));
            // Nobody taps faster, and who does is told to wait.
            sleep(Duration::from_millis(25));
            took
        };
        (0..count).map(|_| choose(self)).collect()
    }

    fn act(&mut self, act: &str) -> Duration {
        let revision = if act.starts_with("dice") {
            "0:/0:"
        } else {
            "1:1-3-4-4-6/1:1-3-4-4-6"
        };
        let revision = revision.replace('/', "%2F").replace(':', "%3A");
        self.sent += 1;
        let body = format!("id=act-{}&revision={revision}&{act}", self.sent);
        while self.hears.try_recv().is_ok() {}
        let begun = Instant::now();
        let answer = self.table.send("POST", "seat/1", self.cookie, &body);
        assert!(answer.starts_with("HTTP/1.1 303 "), "{act}: {answer}");
        let mut seen = [false; PHONES];
        let mut last = begun;
        while seen.contains(&false) {
            let (index, at) = self.hears.recv().expect("the phones listen");
            if let Some(seen) = seen.get_mut(index) {
                (*seen, last) = (true, at);
            }
        }
        last - begun
    }
}
