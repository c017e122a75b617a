//! A hosted table, and phones that speak plain HTTP with it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fifth_die::store::{Saved, Store};
#[cfg(unix)]
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::binary::fifth_die;
use crate::harness::hands::plain;

/// Two players of Express with real dice, and three.
pub const TWO: &str = "--express --players Ann,Ben";
pub const THREE: &str = "--express --players Ann,Ben,Cleo";

/// `fifth-die serve` under way, ended when it is dropped.
pub struct Served {
    child: Child,
    pub address: String,
    pub host: String,
    pub folder: Arc<TempDir>,
}

impl Served {
    /// Serves in a folder of its own, at loopback only.
    #[track_caller]
    pub fn new(arguments: &str) -> Served {
        Served::under(None, Arc::new(tempfile::tempdir().unwrap()), arguments)
    }

    /// Serves in this folder, started by another program if one is given.
    #[track_caller]
    pub fn under(starter: Option<Command>, folder: Arc<TempDir>, arguments: &str) -> Served {
        let serve = fifth_die(&["--data-dir", folder.path().to_str().unwrap(), "serve"]);
        let mut command = match starter {
            None => serve,
            Some(mut starter) => {
                starter.arg(serve.get_program()).args(serve.get_args());
                starter.current_dir(env!("CARGO_MANIFEST_DIR"));
                starter
            }
        };
        let mut child = command
            .args(arguments.split_whitespace())
            .args(["--listen", "127.0.0.1", "--quiet"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = out.next().unwrap().unwrap();
        assert!(address.starts_with("http"), "{address:?}");
        let host = out.next().unwrap().unwrap();
        let host = host.strip_prefix("Only for the host: ").unwrap().to_owned();
        Served {
            child,
            address,
            host,
            folder,
        }
    }

    /// Kills it, and serves in the same folder again.
    #[track_caller]
    pub fn again(self, arguments: &str) -> Served {
        let folder = Arc::clone(&self.folder);
        self.kill();
        Served::under(None, folder, arguments)
    }

    pub fn host_path(&self) -> String {
        let path = self.host.strip_prefix(&self.address);
        path.expect("it is at the table").to_owned()
    }

    #[cfg(unix)]
    #[track_caller]
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Ends it without a warning, as a flat battery does.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until it ends by itself; its exit code.
    pub fn wait(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }

    pub fn phone(&self) -> Phone {
        Phone::new(&self.address)
    }

    #[track_caller]
    pub fn joined(&self, seat: usize) -> Phone {
        self.phone().joined(seat)
    }

    #[track_caller]
    pub fn phones<const COUNT: usize>(&self) -> [Phone; COUNT] {
        std::array::from_fn(|index| self.joined(index + 1))
    }

    /// The one game, as its file has it.
    #[track_caller]
    pub fn game(&self) -> Saved {
        let store = Store::open(Some(self.folder.path())).unwrap();
        let games = store.games();
        assert_eq!(games.len(), 1);
        store.load(&games[0].id).unwrap()
    }

    /// How many events its file holds, undone ones included.
    #[track_caller]
    pub fn events(&self) -> usize {
        self.game().session.events()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Response {
    #[track_caller]
    pub fn parse(bytes: &[u8]) -> Response {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1);
        let status = status.and_then(|status| status.parse().ok());
        Response {
            status: status.unwrap_or_else(|| panic!("{text:?}")),
            head: head.to_owned(),
            body: plain(body),
        }
    }

    /// A header, by its name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let line = lines.find(|(other, _)| other.eq_ignore_ascii_case(name));
        line.map(|(_, value)| value)
    }
}

/// A browser as far as these tests need one: an address, and cookies.
#[derive(Debug, Clone)]
pub struct Phone {
    pub host: String,
    /// The path of the table, with a slash at its end.
    pub base: String,
    pub cookies: BTreeMap<String, String>,
    /// Which languages its owner wants, as browsers say it; empty where it says nothing.
    pub languages: &'static str,
    pub seat: usize,
}

/// What comes back before the other side ends the connection.
#[track_caller]
fn answer(mut stream: TcpStream) -> Response {
    let mut back = Vec::new();
    stream.read_to_end(&mut back).unwrap();
    Response::parse(&back)
}

impl Phone {
    pub fn new(address: &str) -> Phone {
        let place = address.strip_prefix("http://").unwrap();
        let (host, secret) = place.split_once('/').unwrap();
        Phone {
            host: host.to_owned(),
            base: format!("/{secret}"),
            cookies: BTreeMap::new(),
            languages: "",
            seat: 0,
        }
    }

    #[track_caller]
    pub fn joined(mut self, seat: usize) -> Phone {
        let response = self.join(seat);
        assert_eq!(response.status, 303, "{}", response.body);
        self
    }

    pub fn speaking(self, languages: &'static str) -> Phone {
        Phone { languages, ..self }
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.host).unwrap();
        let patience = Some(Duration::from_secs(60));
        stream.set_read_timeout(patience).unwrap();
        stream
    }

    /// Sends bytes by a connection of their own, and reads whatever comes back until the other side ends it.
    pub fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        // The other side may have heard enough before the end.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut back = Vec::new();
        let _ = stream.read_to_end(&mut back);
        back
    }

    /// Sends a request after which the other side ends the connection. This side leaves it open: who closes it before the
    /// answer may get none.
    #[track_caller]
    pub fn ask(&self, request: &str) -> Response {
        answer(self.send(request))
    }

    #[track_caller]
    fn send(&self, request: &str) -> TcpStream {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    /// A request for a page as anybody sends it, without a cookie.
    pub fn plain(&self, path: &str) -> String {
        let (base, host) = (&self.base, &self.host);
        format!("GET {base}{path} HTTP/1.1\r\nHost: {host}\r\n\r\n")
    }

    /// Waits until the table has a place for this phone again.
    pub fn wait(&self) {
        let request = self.plain("seats");
        let request = request.replace("Host", "Connection: close\r\nHost");
        while !self.raw(request.as_bytes()).starts_with(b"HTTP/1.1 200 ") {}
    }

    /// Its cookies and its languages, as browsers send them.
    fn headers(&self) -> String {
        let cookies = self.cookies.iter();
        let cookies = cookies.map(|(name, value)| format!("{name}={value}"));
        let mut headers = format!("Cookie: {}\r\n", cookies.collect::<Vec<_>>().join("; "));
        if !self.languages.is_empty() {
            headers += &format!("Accept-Language: {}\r\n", self.languages);
        }
        headers
    }

    /// A request for a path at the table with these headers besides, sent again later where it was one too many.
    pub fn request(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Response {
        loop {
            let response = self.request_once(method, path, headers, body);
            if response.status != 429 {
                return response;
            }
            let pause = response.header("retry-after").unwrap().parse().unwrap();
            thread::sleep(Duration::from_secs(pause));
        }
    }

    /// Such a request, which is not sent again.
    pub fn request_once(
        &mut self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> Response {
        let request = self.written(method, path, headers, body);
        let response = self.ask(&request);
        if let Some(cookie) = response.header("set-cookie") {
            let (name, rest) = cookie.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        response
    }

    fn written(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{}Connection: close\r\n{headers}Content-Length: {}\r\n\r\n{body}",
            self.host,
            self.headers(),
            body.len(),
        )
    }

    /// The statuses of a form that is sent so many times before any answer is read.
    pub fn post_at_once(&self, path: &str, form: &str, times: usize) -> Vec<u16> {
        let request = self.written("POST", path, "", form);
        let sent: Vec<TcpStream> = (0..times).map(|_| self.send(&request)).collect();
        sent.into_iter()
            .map(|stream| answer(stream).status)
            .collect()
    }

    /// A request for a path at the table, which is not sent again where it was one too many.
    pub fn get_once(&mut self, path: &str) -> Response {
        let path = format!("{}{path}", self.base);
        self.request_once("GET", &path, "", "")
    }

    pub fn get(&mut self, path: &str) -> Response {
        let path = format!("{}{path}", self.base);
        self.request("GET", &path, "", "")
    }

    /// A form, as a browser sends it.
    pub fn post(&mut self, path: &str, body: &str) -> Response {
        let path = format!("{}{path}", self.base);
        let headers = format!("Origin: http://{}\r\n", self.host);
        self.request("POST", &path, &headers, body)
    }

    pub fn holds(&mut self, seat: usize) -> bool {
        self.get(&format!("seat/{seat}"))
            .body
            .contains("id=\"revision\"")
    }

    pub fn join(&mut self, seat: usize) -> Response {
        self.seat = seat;
        self.post("join", &format!("seat={seat}&id={}", id()))
    }

    #[track_caller]
    pub fn pad(&mut self) -> String {
        let response = self.get(&format!("seat/{}", self.seat));
        assert_eq!(response.status, 200, "{}", response.head);
        response.body
    }

    /// Its page once the game that is over has been judged.
    #[track_caller]
    pub fn reviewed(&mut self) -> String {
        let start = Instant::now();
        loop {
            let page = self.pad();
            if page.contains("How you played") {
                return page;
            }
            assert!(start.elapsed() < Duration::from_secs(180), "{page}");
            // The review needs the processor more than this loop.
            thread::sleep(Duration::from_millis(200));
        }
    }

    /// Does something that its page offers now: `choose=4-10-4`, `do=roll`.
    #[track_caller]
    pub fn act(&mut self, act: &str) -> Response {
        let revision = revision(&self.pad());
        self.act_at(&revision, act)
    }

    pub fn act_at(&mut self, revision: &str, act: &str) -> Response {
        let body = format!("id={}&revision={}&{act}", id(), encoded(revision));
        self.post(&format!("seat/{}", self.seat), &body)
    }

    /// Does something, which has to succeed.
    #[track_caller]
    pub fn done(&mut self, act: &str) {
        let response = self.act(act);
        assert_eq!(response.status, 303, "{act}: {}", response.body);
    }

    /// Listens at a path; its first event, and what follows.
    #[track_caller]
    pub fn listen(&self, path: &str) -> Events {
        let mut stream = self.connect();
        let request = format!(
            "GET {}{path} HTTP/1.1\r\nHost: {}\r\n{}\r\n",
            self.base,
            self.host,
            self.headers()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut lines = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(lines.read_line(&mut head).unwrap(), 0, "{head}");
        }
        assert!(head.contains(" 200 "), "{head}");
        assert!(head.contains("text/event-stream"), "{head}");
        Events { lines }
    }

    /// What a page shows of the game now, without what differs from page to page.
    #[track_caller]
    pub fn main(&self, path: &str) -> String {
        self.listen(&format!("{path}/events")).next()
    }
}

/// What a table tells, event by event.
pub struct Events {
    lines: BufReader<TcpStream>,
}

impl Events {
    /// Waits until the table ends it, by an empty chunk or with the connection.
    pub fn end(mut self) {
        let mut lines = self.lines.by_ref().lines();
        lines.find(|line| line.as_ref().map_or(true, |line| line == "0"));
    }

    /// The next event: its data, or its name where it has none.
    #[track_caller]
    pub fn next(&mut self) -> String {
        let mut name = String::new();
        loop {
            let mut line = String::new();
            let read = self.lines.read_line(&mut line).unwrap();
            assert_ne!(read, 0, "the table has ended it");
            if let Some(event) = line.strip_prefix("event: ") {
                name = event.trim_end().to_owned();
            }
            if let Some(data) = line.strip_prefix("data:") {
                let data = data.trim();
                return if data.is_empty() { name } else { plain(data) };
            }
        }
    }
}

/// The values of all things of this kind on a page: `revision`, `choose`, `play`.
pub fn values(page: &str, name: &str) -> Vec<String> {
    let begin = format!("name=\"{name}\" value=\"");
    let found = page.split(begin.as_str()).skip(1);
    found
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

pub fn encoded(revision: &str) -> String {
    revision.replace('/', "%2F").replace(':', "%3A")
}

pub fn id() -> String {
    static SENT: AtomicUsize = AtomicUsize::new(0);
    format!("form-{}", SENT.fetch_add(1, Ordering::Relaxed))
}

/// What a page's forms answer.
#[track_caller]
pub fn revision(page: &str) -> String {
    let mut revisions = values(page, "revision");
    revisions.dedup();
    assert_eq!(revisions.len(), 1, "{page}");
    revisions.remove(0)
}

#[track_caller]
pub fn heading(page: &str) -> &str {
    let (_, rest) = page.split_once("<h1").expect("a heading");
    let (_, rest) = rest.split_once('>').unwrap();
    assert!(!rest.contains("<h1"), "one heading only");
    let words = rest.split("</h1>").next().unwrap();
    // Between two throws the next one stands behind the last.
    let next = words.split_once("class=\"after\">");
    next.map_or(words, |(_, next)| next.split('<').next().unwrap())
}
