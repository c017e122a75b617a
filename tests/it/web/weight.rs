//! How much is sent to a phone: to one that comes for the first time, and for each change.

use std::io::{Read, Write};

use flate2::read::DeflateDecoder;

use super::phone::{Phone, Served, values};

const FIRST_VISIT: usize = 60 * 1024;
/// Without the icons and the film, which no page needs.
const REQUESTS: usize = 5;
const UPDATE: usize = 3 * 1024;

/// A request as a browser sends it that understands gzip.
fn asked(phone: &Phone, path: &str, more: &str) -> String {
    let cookies = phone.cookies.iter();
    let cookies = cookies.map(|(name, value)| format!("{name}={value}"));
    let cookies = cookies.collect::<Vec<_>>().join("; ");
    let (base, host) = (&phone.base, &phone.host);
    format!(
        "GET {base}{path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookies}\r\nAccept-Encoding: gzip\r\n{more}\r\n"
    )
}

/// The first event of a stream as it is sent, and as the phone reads it.
fn event(phone: &Phone, path: &str) -> (usize, String) {
    let mut stream = phone.connect();
    stream.write_all(asked(phone, path, "").as_bytes()).unwrap();
    let mut line = || {
        let mut line = Vec::new();
        while !line.ends_with(b"\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            line.push(byte[0]);
        }
        String::from_utf8(line).unwrap().trim_end().to_owned()
    };
    let mut is_compressed = false;
    loop {
        let line = line();
        is_compressed |= line.eq_ignore_ascii_case("content-encoding: gzip");
        if line.is_empty() {
            break;
        }
    }
    assert!(is_compressed);
    // The head of the file comes first, and then each event in a chunk of its own.
    let mut chunk = || {
        let mut size = Vec::new();
        while !size.ends_with(b"\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            size.push(byte[0]);
        }
        let size = String::from_utf8(size).unwrap();
        let mut content = vec![0; usize::from_str_radix(size.trim(), 16).unwrap() + 2];
        stream.read_exact(&mut content).unwrap();
        content.truncate(content.len() - 2);
        content
    };
    let mut sent = chunk();
    if sent.len() == 10 {
        sent = chunk();
    } else {
        sent.drain(..10);
    }
    let mut read = vec![0; 100_000];
    let mut decoder = DeflateDecoder::new(&sent[..]);
    let mut end = 0;
    while let Ok(more @ 1..) = decoder.read(&mut read[end..]) {
        end += more;
    }
    (
        sent.len(),
        String::from_utf8_lossy(&read[..end]).into_owned(),
    )
}

#[test]
fn a_first_visit_and_a_change_are_small() {
    for (game, act, words) in [
        (
            "--express --secret --players Ann,Ben,Cleo,Dan",
            "dice=23456",
            "Dice: 2, 3, 4, 5, 6",
        ),
        (
            "--classic --players Ann,Ben,Cleo,Dan",
            "dice=66",
            "rolled 12",
        ),
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
            let answer = phone.raw(asked(&phone, file, "Connection: close\r\n").as_bytes());
            assert!(answer.starts_with(b"HTTP/1.1 200 "), "{file}");
            answer.len()
        });
        let weight: usize = weighed.sum();
        assert!(files.len() <= REQUESTS, "{files:?}");
        assert!(weight <= FIRST_VISIT, "{weight} bytes: {files:?}");
        let (size, read) = event(&phone, "seat/1/events");
        assert!(read.contains(words), "{read}");
        assert!(size <= UPDATE, "{game}: {size} bytes of {}", read.len());
    }
}

#[test]
fn a_change_is_small_with_eight_players() {
    let names = "Ann,Ben,Cleo,Dan,Eva,Finn,Gabriella,Hans";
    let served = Served::new(&format!("--express --secret --players {names}"));
    let mut phones = served.phones::<8>();
    for dice in ["12346", "13456", "11234", "22346", "13456"] {
        phones[0].done(&format!("dice={dice}"));
        let (asked, _) = event(&phones[0], "seat/1/events");
        for (seat, phone) in phones.iter_mut().enumerate() {
            let choices = values(&phone.pad(), "choose");
            phone.done(&format!("choose={}", choices[seat % choices.len()]));
        }
        let (told, _) = event(&phones[0], "seat/1/events");
        let (shown, _) = event(&phones[0], "room/events");
        println!("{dice}: {asked}, {told}, {shown} bytes");
        assert!(
            asked.max(told) <= UPDATE,
            "{dice}: {asked}, {told}, {shown} bytes"
        );
    }
}
