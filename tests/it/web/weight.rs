//! How much is sent to a phone: to one that comes for the first time, and for each change.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use super::owner::Owner;
use super::phone::{Phone, Served, values};

const FIRST_VISIT: usize = 60 * 1024;
/// Without the icons and the film, which no page needs.
const REQUESTS: usize = 5;
const UPDATE: usize = 3 * 1024;
/// The page of eight players with their result, their evening and the link that hands the game over, for who comes back
/// to it.
const LARGEST: usize = 4608;
const EIGHT: [&str; 8] = [
    "Ann",
    "Ben",
    "Cleo",
    "Dan",
    "Eva",
    "Finn",
    "Gabriella",
    "Hans",
];

/// A request as a browser sends it that understands gzip.
pub fn asked(phone: &Phone, path: &str, more: &str) -> String {
    let cookies = phone.cookies.iter();
    let cookies = cookies.map(|(name, value)| format!("{name}={value}"));
    let cookies = cookies.collect::<Vec<_>>().join("; ");
    let (base, host) = (&phone.base, &phone.host);
    format!(
        "GET {base}{path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookies}\r\nAccept-Encoding: gzip\r\n{more}\r\n"
    )
}

/// A stream of events as a browser reads it.
struct Listening(TcpStream);

impl Listening {
    /// Opens a stream, and the size of its first event: the whole page, for who comes back.
    fn begin(phone: &Phone, path: &str) -> (Listening, usize) {
        let mut stream = phone.connect();
        let pause = Some(Duration::from_millis(400));
        stream.set_read_timeout(pause).unwrap();
        stream.write_all(asked(phone, path, "").as_bytes()).unwrap();
        let mut listening = Listening(stream);
        let sent = listening.read();
        let body = sent.windows(4).position(|end| end == b"\r\n\r\n").unwrap();
        let head = String::from_utf8_lossy(&sent[..body]).to_lowercase();
        assert!(head.contains("content-encoding: gzip"), "{head}");
        let size = sent.len() - body;
        assert!(size > 500, "{size} bytes are no page");
        (listening, size)
    }

    fn read(&mut self) -> Vec<u8> {
        let mut sent = Vec::new();
        self.0.read_to_end(&mut sent).unwrap_err();
        sent
    }
}

#[test]
fn a_first_visit_and_a_change_are_small() {
    for (game, act) in [
        (
            "--express --secret --players Ann,Ben,Cleo,Dan",
            "dice=23456",
        ),
        ("--classic --players Ann,Ben,Cleo,Dan", "dice=66"),
    ] {
        let served = Served::new(game);
        let mut phone = served.joined(1);
        phone.done(act);
        let page = phone.pad();
        let style = phone.get("style.css").body;
        let own = |part: &str| {
            let (_, name) = part.rsplit_once(&phone.base)?;
            let name = name.split('"').next()?;
            let is_needed = !name.contains("awake") && !name.contains("manifest");
            (name.contains('?') && is_needed).then(|| name.to_owned())
        };
        let ends = page
            .match_indices('?')
            .map(|(at, _)| &page[..page[at..].find('"').map_or(at, |end| at + end)]);
        let mut files: Vec<String> = ends.filter_map(own).collect();
        files.push("seat/1".to_owned());
        for font in ["latin-400.woff2", "latin-700.woff2"] {
            assert!(style.contains(font));
            files.push(font.to_owned());
        }
        let weighed = files.iter().map(|file| {
            let request = asked(&phone, file, "Connection: close\r\n");
            let (mut stream, mut answer) = (phone.connect(), Vec::new());
            stream.write_all(request.as_bytes()).unwrap();
            stream.read_to_end(&mut answer).unwrap();
            let head = String::from_utf8_lossy(&answer[..answer.len().min(200)]);
            assert!(head.starts_with("HTTP/1.1 200 "), "{file}: {head}");
            answer.len()
        });
        let weight: usize = weighed.sum();
        assert!(files.len() <= REQUESTS, "{files:?}");
        assert!(weight <= FIRST_VISIT, "{weight} bytes: {files:?}");
        let (_, size) = Listening::begin(&phone, "seat/1/events");
        assert!(size <= UPDATE, "{game}: {size} bytes");
    }
}

#[test]
fn a_change_is_small_with_eight_players() {
    let names = EIGHT.join(",");
    let served = Served::new(&format!("--express --secret --players {names}"));
    let mut phones = served.phones::<8>();
    let paths = ["seat/1/events", "room/events"];
    let mut streams = paths.map(|path| {
        let (stream, size) = Listening::begin(&phones[0], path);
        assert!(size <= UPDATE, "{path}: {size} bytes");
        stream
    });
    let mut weigh = |state: &str, most: usize| {
        for (stream, path) in streams.iter_mut().zip(paths) {
            let size = stream.read().len();
            assert!((1..=most).contains(&size), "{state}, {path}: {size} bytes");
        }
    };
    let throws = [
        "12346", "13456", "11234", "22346", "13456", "23455", "12356",
    ];
    for (place, dice) in throws.into_iter().enumerate() {
        let is_last = place + 1 == throws.len();
        if is_last {
            weigh("all before", usize::MAX);
        }
        phones[0].done(&format!("dice={dice}"));
        for seat in 0..phones.len() {
            if is_last {
                weigh(&format!("{seat} have chosen"), UPDATE);
            }
            let choices = values(&phones[seat].pad(), "choose");
            phones[seat].done(&format!("choose={}", choices[seat % choices.len()]));
        }
    }
    weigh("all have chosen", UPDATE);
    let owner = Owner::evening(&EIGHT);
    let phone = owner.phone().joined(1);
    for path in paths {
        let (_, size) = Listening::begin(&phone, path);
        assert!(size <= LARGEST, "the end, {path}: {size} bytes");
    }
}
