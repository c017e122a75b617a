//! Attacks on a table: who does not know the address, holds no seat, asks too much, or sends what nobody should.

use std::io::{ErrorKind, Read, Write};
use std::net::{IpAddr, Shutdown, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use fifth_die::table::{Input, Viewer};
use fifth_die::web::Listen;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::owner::Owner;
use super::phone::{Events, Phone, Response, Served, TWO, encoded, revision};
use crate::fixtures::thrown;
use crate::tools::say;

/// What is the same in every answer of a kind: all but the moment that it was given.
fn without_date(response: &Response) -> String {
    let lines = response.head.lines();
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("date: ")).collect();
    format!("{}\n{}", lines.join("\n"), response.body)
}

#[test]
fn without_the_secret_everything_is_the_same_404() {
    let served = Served::new(&format!("{TWO} --no-code"));
    let mut phone = served.joined(1);
    let secret = phone.base.trim_matches('/').to_owned();
    let wrong: String = secret.chars().rev().collect();
    let long = format!("{secret}a");
    let mut answers = Vec::new();
    for (method, path) in [
        ("GET", "/".to_owned()),
        ("GET", format!("/{wrong}/")),
        ("GET", format!("/{long}/seats")),
        ("GET", format!("/{}/", &secret[..secret.len() - 1])),
        ("GET", format!("/{wrong}/seat/1")),
        ("GET", format!("//{secret}/")),
        ("GET", format!("/x/{secret}/")),
        ("GET", "/favicon.ico".to_owned()),
        ("POST", "/".to_owned()),
        ("GET", "/style.css".to_owned()),
        ("POST", format!("/{wrong}/join")),
        ("POST", format!("/{wrong}/seat/1")),
        ("DELETE", format!("/{wrong}/seat/1")),
        ("OPTIONS", format!("/{}/", secret.to_uppercase())),
    ] {
        let response = phone.request(method, &path, "", "");
        assert_eq!(response.status, 404, "{method} {path}");
        answers.push(without_date(&response));
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:#?}");
    assert!(!answers[0].contains(&secret));
}

/// What the table answers a request that names it so.
fn status_for(phone: &Phone, host: &str) -> u16 {
    let path = &phone.base;
    let request = format!("GET {path}seats HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    phone.ask(&request).status
}

#[test]
fn a_table_is_found_by_numbers_and_localhost_and_by_no_foreign_host_or_origin() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    let port = phone.host.split(':').nth(1).unwrap().to_owned();
    for address in ["127.0.0.1", "192.168.1.5", "[fd00::5]", "localhost"] {
        let status = status_for(&phone, &format!("{address}:{port}"));
        assert_eq!(status, 200, "{address}");
    }
    for host in [
        "evil.example".to_owned(),
        format!("evil.example:{port}"),
        format!("127.0.0.1.evil.example:{port}"),
        format!("localhost.evil.example:{port}"),
        format!("localhost:{port}x"),
        "127.0.0.1:1".to_owned(),
        "127.0.0.1".to_owned(),
        format!(":{port}"),
        String::new(),
    ] {
        let status = status_for(&phone, &host);
        assert!([400, 404].contains(&status), "{host}: {status}");
    }
    let path = format!("{}seat/1", phone.base);
    let none = format!("GET {path} HTTP/1.1\r\nConnection: close\r\n\r\n");
    assert!([400, 404].contains(&phone.ask(&none).status));
    let asked = encoded(&revision(&phone.pad()));
    for origin in [
        "http://evil.example",
        "null",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
    ] {
        let headers = format!("Origin: {origin}\r\n");
        let body = format!("id=x{}&revision={asked}&dice=13446", origin.len());
        for path in [path.clone(), format!("{}join", phone.base)] {
            let response = phone.request("POST", &path, &headers, &body);
            assert_eq!(response.status, 403, "{origin}");
        }
    }
    // Nothing of it has happened.
    assert!(!phone.pad().contains("class=\"dice\""));
}

#[test]
fn at_the_port_of_the_web_a_table_is_found_without_it() {
    if let Err(error) = TcpListener::bind(("127.0.0.1", 80)) {
        // Systems keep it for those who administer them.
        return say(&format!("skipped: port 80 cannot be had: {error}"));
    }
    let served = Served::new(&format!("{TWO} --port 80"));
    let phone = served.phone();
    for (host, status) in [
        ("127.0.0.1", 200),
        ("[fd00::5]", 200),
        ("localhost", 200),
        ("127.0.0.1:80", 200),
        ("evil.example", 404),
        ("127.0.0.1.evil.example", 404),
        ("127.0.0.1:81", 404),
    ] {
        assert_eq!(status_for(&phone, host), status, "{host}");
    }
}

#[test]
fn phones_keep_what_every_page_loads() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    let page = phone.get("seat/1").body;
    let files = ["style.css", "script.js"];
    for file in files {
        let (_, version) = page.split_once(&format!("{file}?")).unwrap();
        let (version, _) = version.split_once('"').unwrap();
        assert_eq!(version.len(), 16, "{version}");
    }
    let fonts =
        ["latin-400", "latin-700", "more-400", "more-700"].map(|font| format!("{font}.woff2"));
    let style = include_str!("../../../assets/web/style.css");
    for file in files.map(String::from).into_iter().chain(fonts) {
        let response = phone.get(&file);
        assert_eq!(response.status, 200, "{file}");
        let kept = response.header("cache-control").unwrap();
        assert!(kept.contains("immutable"), "{kept}");
        assert!(!file.ends_with("woff2") || style.contains(&file), "{file}");
    }
}

#[test]
fn every_answer_forbids_what_pages_need_not() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    for path in ["", "seats", "seat/1", "room", "nothing"] {
        let response = phone.get(path);
        let policy = response.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"));
        for (header, value) in [
            ("cache-control", "no-store"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("x-content-type-options", "nosniff"),
        ] {
            assert_eq!(response.header(header), Some(value));
        }
    }
    let style = phone.get("style.css");
    let policy = style.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'self';"), "{policy}");
    let mut other = served.phone();
    let cookie = other.join(2);
    let cookie = cookie.header("set-cookie").unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Strict"), "{cookie}");
    let path = format!("Path={};", other.base);
    assert!(cookie.contains(&path), "{cookie}");
}

#[test]
fn a_cookie_plays_for_its_seat_alone() {
    let served = Served::new(TWO);
    let [mut ann, ben] = served.phones();
    ann.done("dice=13446");
    let asked = revision(&ann.pad());
    let token = ben.cookies["phone"].clone();
    let forged = [
        Vec::new(),
        vec![("phone", token.clone())],
        vec![("seat-1", token.clone())],
        vec![("phone", String::new())],
        vec![("phone", token.chars().rev().collect())],
    ];
    for cookies in forged {
        let mut phone = served.phone();
        phone.seat = 1;
        let set = cookies
            .iter()
            .map(|(name, value)| (name.to_string(), value.clone()));
        phone.cookies = set.collect();
        let response = phone.act_at(&asked, "choose=4-10-4");
        assert_eq!(response.status, 403, "{cookies:?}");
        assert!(!phone.holds(1));
        assert_eq!(phone.get("seat/1/events").status, 403);
    }
    assert!(!ben.main("room").contains("4 + 10"));
}

#[test]
fn nobody_takes_or_frees_the_seat_of_a_phone_that_is_there() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    // Ann's phone listens; Ben's has only just been heard, as one without a script is.
    let _events = ann.listen("seat/1/events");
    let forged: String = ben.cookies["phone"].chars().rev().collect();
    let mut stranger = served.phone();
    for seat in [1, 2] {
        let page = stranger.get("seats").body;
        assert!(page.contains("On another phone"), "{page}");
        assert!(!page.contains("name=\"take\""), "{page}");
        assert!(!page.contains("name=\"leave\""), "{page}");
        for token in ["", &forged] {
            stranger.cookies = [("phone".to_owned(), token.to_owned())].into();
            let taken = stranger.post("join", &format!("take={seat}&id=t{seat}"));
            assert_eq!(taken.status, 403, "{}", taken.body);
            assert_eq!(taken.header("set-cookie"), None);
            let left = stranger.post("join", &format!("leave={seat}&id=l{seat}"));
            assert_eq!(left.status, 403, "{}", left.body);
        }
    }
    assert_eq!(ben.post("join", "leave=1&id=x").status, 403);
    let foreign = "Origin: http://evil.example\r\n";
    let path = format!("{}join", ben.base);
    for body in ["leave=2&id=y", "take=1&id=y"] {
        assert_eq!(ben.request("POST", &path, foreign, body).status, 403);
    }
    assert_eq!(ann.get("seat/1").status, 200);
    assert_eq!(ben.get("seat/2").status, 200);
}

#[test]
fn what_is_too_large_is_refused() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    let body = format!("id=x&revision=x&do=roll&{}", "x".repeat(5000));
    assert_eq!(phone.post("seat/1", &body).status, 413);
    assert_eq!(phone.post("join", &body).status, 413);
    let chunked = format!(
        "POST {}seat/1 HTTP/1.1\r\nHost: {}\r\nCookie: phone={}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n1400\r\n{}\r\n0\r\n\r\n",
        phone.base,
        phone.host,
        phone.cookies["phone"],
        "x".repeat(0x1400),
    );
    assert_eq!(phone.ask(&chunked).status, 413);
    let header = format!("X-Long: {}\r\n", "x".repeat(9000));
    let path = format!("{}seats", phone.base);
    let host = &phone.host;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{header}\r\n");
    let back = phone.raw(request.as_bytes());
    assert!(back.is_empty() || Response::parse(&back).status == 431);
    assert_eq!(phone.get("seats").status, 200);
}

#[test]
fn neither_a_head_that_does_not_come_nor_an_answer_that_is_not_taken_is_waited_for() {
    let listen = Listen {
        patience: Duration::from_millis(100),
        ..Listen::default()
    };
    let owner = Owner::at(2, listen);
    let phone = owner.phone();
    let mut silent = phone.connect();
    let mut slow = phone.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
    for stream in [&mut silent, &mut slow] {
        // The other side ends it; otherwise reading would run into its limit, which is an error.
        stream.read_to_end(&mut Vec::new()).unwrap();
    }
    let request = phone.plain("style.css");
    let mut greedy = phone.connect();
    let limit = Some(Duration::from_secs(60));
    greedy.set_write_timeout(limit).unwrap();
    // It asks on and on and reads nothing, until the table has enough of it.
    let ended = loop {
        if let Err(error) = greedy.write_all(request.as_bytes()) {
            break error.kind();
        }
    };
    let broken_off = [ErrorKind::ConnectionReset, ErrorKind::BrokenPipe];
    assert!(broken_off.contains(&ended), "{ended:?}");
}

/// A connection from this address of the machine.
#[cfg(target_os = "linux")]
fn connected(from: u8, phone: &Phone) -> TcpStream {
    use tokio::net::TcpSocket;
    use tokio::runtime::Builder;

    let connecting = async {
        let socket = TcpSocket::new_v4()?;
        socket.bind(([127, 0, 0, from], 0).into())?;
        let connected = socket.connect(phone.host.parse().unwrap()).await?;
        connected.into_std()
    };
    let runtime = Builder::new_current_thread().enable_io().build().unwrap();
    let stream = runtime.block_on(connecting).unwrap();
    stream.set_nonblocking(false).unwrap();
    stream
}

/// The status of digits typed at the entrance from this address of the machine.
#[cfg(target_os = "linux")]
pub fn types_from(from: IpAddr, phone: &Phone, digits: &str, headers: &str) -> u16 {
    let IpAddr::V4(address) = from else {
        panic!("it is of this machine");
    };
    let host = &phone.host;
    let body = format!("code={digits}");
    let request = format!(
        "POST / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len(),
    );
    let mut stream = connected(address.octets()[3], phone);
    stream.write_all(request.as_bytes()).unwrap();
    let mut back = Vec::new();
    stream.read_to_end(&mut back).unwrap();
    Response::parse(&back).status
}

/// Whether somebody has an answer by this connection, which stays open.
#[cfg(target_os = "linux")]
fn is_answered(stream: &mut TcpStream) -> bool {
    let request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut answer = [0; 4096];
    stream.write_all(request).is_ok() && stream.read(&mut answer).is_ok_and(|read| read > 0)
}

#[cfg(target_os = "linux")]
#[test]
fn connections_of_strangers_are_bounded_and_the_first_of_the_most_makes_room() {
    let served = Served::new(TWO);
    let phone = served.phone();
    let mut one = connected(2, &phone);
    assert!(is_answered(&mut one));
    let mut many: Vec<TcpStream> = (0..63).map(|_| connected(3, &phone)).collect();
    assert!(many.iter_mut().all(is_answered));
    let mut other = connected(4, &phone);
    assert!(is_answered(&mut other));
    assert!(!is_answered(&mut many[0]), "it has made room");
    let mut more = connected(3, &phone);
    assert!(is_answered(&mut more));
    assert!(!is_answered(&mut many[1]), "the next one has");
    for stream in [&mut one, &mut other, &mut more] {
        assert!(is_answered(stream));
    }
    assert!(many[2..].iter_mut().all(is_answered));
}

#[cfg(target_os = "linux")]
#[test]
fn strangers_do_not_shut_out_the_phones_that_play() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    let mut events = phone.listen("seat/1/events");
    events.next();
    // From four addresses, one of which is that of the phone, they ask and read nothing.
    let held = (0..200_u8).map(|number| {
        let mut stream = connected(1 + number % 4, &phone);
        // It may have had to make room already.
        let _ = stream.write_all(&b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50));
        stream
    });
    let held: Vec<TcpStream> = held.collect();
    assert_eq!(phone.get_once("seat/1").status, 200);
    phone.done("dice=13446");
    assert!(events.next().contains("Dice: 1, 3, 4, 4, 6"));
    assert_eq!(phone.get_once("seats").status, 200);
    // They leave nothing behind.
    drop(held);
    served.phone().wait();
    phone.done("choose=4-10-4");
    // On a slow machine a pulse may come first.
    let mut next = std::iter::repeat_with(|| events.next()).take(5);
    assert!(next.any(|event| event.contains("You chose 4 + 10, fifth 4.")));
}

#[test]
fn twenty_phones_behind_one_address_get_in() {
    let mut owner = Owner::new(8);
    let seated = (1..=8).map(|seat| {
        let mut phone = owner.phone();
        assert_eq!(phone.get_once("seats").status, 200);
        assert_eq!(phone.join(seat).status, 303);
        phone.listen(&format!("seat/{seat}/events"))
    });
    let mut listening: Vec<Events> = seated.collect();
    listening.extend((0..12).map(|_| owner.phone().listen("room/events")));
    for events in &mut listening {
        assert!(events.next().contains("Throw 1"));
    }
    let throw = thrown(1, [1, 3, 4, 4, 6]);
    owner.handle(Input::Write(throw, Some(Viewer::Laptop)));
    for events in &mut listening {
        assert!(events.next().contains("Dice: 1, 3, 4, 4, 6"));
    }
}

#[test]
fn who_asks_without_end_is_told_to_wait_and_a_phone_that_plays_is_not() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    let stranger = served.phone();
    let request = stranger.plain("style.css");
    let mut asking = stranger.connect();
    let mut answers = asking.try_clone().unwrap();
    thread::scope(|scope| {
        scope.spawn(move || while asking.write_all(request.as_bytes()).is_ok() {});
        let mut part = [0; 65536];
        let mut is_refused = false;
        while !is_refused {
            let read = answers.read(&mut part).unwrap();
            is_refused = String::from_utf8_lossy(&part[..read]).contains("HTTP/1.1 429 ");
        }
        let pad = phone.get_once("seat/1");
        answers.shutdown(Shutdown::Both).unwrap();
        assert_eq!(pad.status, 200);
    });
    // It is not for ever.
    stranger.wait();
}

#[test]
fn random_bytes_on_every_route_change_nothing() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    phone.done("dice=13446");
    let before = phone.main("seat/1");
    let mut random = ChaCha8Rng::seed_from_u64(18);
    let seats = [
        "seat/1",
        "seat/1/events",
        "seat/1/here",
        "seat/1/new",
        "seat/99",
    ];
    let routes = ["", "seats", "join", "room", "room/events", "x"];
    let methods = [
        "GET", "POST", "PUT", "HEAD", "PATCH", "TRACE", "CONNECT", "\0\r\n",
    ];
    let mut noise = |length: usize| {
        let mut bytes = vec![0; length];
        random.fill_bytes(&mut bytes);
        bytes
    };
    let cookie = phone.cookies["phone"].clone();
    for route in routes.into_iter().chain(seats) {
        for method in methods {
            let body = noise(64);
            let mut request = format!(
                "{method} {}{route} HTTP/1.1\r\nHost: {}\r\nCookie: phone={cookie}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
                phone.base, phone.host, body.len(),
            )
            .into_bytes();
            if method == "GET" && route.ends_with("events") {
                continue;
            }
            request.extend(body);
            send_and_leave(&phone, &request);
        }
        let mut request = format!("GET {}{route}", phone.base).into_bytes();
        request.extend(noise(300));
        send_and_leave(&phone, &request);
    }
    for _ in 0..30 {
        send_and_leave(&phone, &noise(700));
    }
    phone.wait();
    assert_eq!(phone.main("seat/1"), before);
    assert_eq!(served.events(), 1);
}

/// Sends bytes and hears whatever the answer is; that there is one is not asked.
fn send_and_leave(phone: &Phone, bytes: &[u8]) {
    let back = phone.raw(bytes);
    assert!(!back.windows(7).any(|window| window == b"panicke"));
}

#[test]
fn the_host_takes_seats_back_undoes_and_turns_the_phones_off() {
    let mut served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    ann.done("choose=4-10-4");
    let mut host = served.phone();
    let path = served.host_path();
    let page = host.get(&path).body;
    for words in ["For the host", "Free Ann’s seat", "away"] {
        assert!(page.contains(words), "{words} in {page}");
    }

    let undo = format!("do=undo&revision={}", revision(&page));
    assert_eq!(host.post(&path, &undo).status, 303);
    // Sent again by a double tap, it does not take back what was before.
    assert_eq!(host.post(&path, &undo).status, 409);
    let pad = ann.pad();
    assert!(pad.contains("Dice: 1, 3, 4, 4, 6"), "{pad}");
    assert!(!pad.contains("You chose"), "{pad}");
    let told = "The host undid the last step.";
    assert!(ben.pad().contains(told));
    ann.done("choose=4-10-4");
    assert!(!ben.pad().contains(told));
    ann.done("do=back");
    let told = "Ann undid a choice.";
    assert!(ben.pad().contains(told));
    assert!(!ann.pad().contains(told), "she knows");

    assert_eq!(host.post(&path, "take=1").status, 303);
    assert_eq!(ann.get("seat/1").status, 303);
    assert!(ben.pad().contains("seat is free for another phone."));
    for nonsense in ["take=9", "do=undo", "do=undo&revision=x", "do=win", ""] {
        assert_eq!(host.post(&path, nonsense).status, 400, "{nonsense}");
    }

    let last = host.post(&path, "do=end");
    assert_eq!(last.status, 200);
    assert!(last.body.contains("The table is closed."), "{}", last.body);
    assert_eq!(served.wait(), Some(0));
    assert_eq!(served.events(), 2);
}

#[test]
fn nobody_else_gets_to_the_page_of_the_host() {
    let served = Served::new(TWO);
    let mut ann = served.joined(1);
    let path = served.host_path();
    let nowhere = ann.get("nowhere");
    let reversed: String = path.chars().rev().collect();
    let half = &path[..path.len() - 1];
    for path in [half, "host/", "host/x", &format!("host/{reversed}")] {
        for response in [ann.get(path), ann.post(path, "do=end")] {
            let answer = (response.status, &response.body);
            assert_eq!(answer, (404, &nowhere.body), "{path}");
        }
    }
    let from_elsewhere = "Origin: http://evil.example\r\n";
    let whole = format!("{}{path}", ann.base);
    let response = ann.request("POST", &whole, from_elsewhere, "do=end");
    assert_eq!(response.status, 403);
    for page in ["", "seats", "room", "seat/1", "script.js"] {
        assert!(!ann.get(page).body.contains(&path), "{page}");
    }
}

#[test]
fn nobody_begins_ends_or_enters_a_game_that_is_under_way() {
    let served = Served::new(TWO);
    let mut ann = served.joined(1);
    ann.done("dice=13446");
    let before = ann.main("seat/1");
    for (form, status) in [
        ("do=again", 409),
        ("do=end", 409),
        ("do=new&name-1=Eva", 400),
        ("name=Eva", 409),
        ("name=Eva&colour=grey", 409),
    ] {
        let sent = ann.post("seat/1", &format!("id={}&{form}", form.len()));
        assert_eq!(sent.status, status, "{form}");
    }
    assert_eq!(ann.get("seat/1/new").status, 303);
    assert_eq!(served.phone().post("join", "name=Eva&id=e").status, 409);
    assert_eq!(ann.main("seat/1"), before);
    assert_eq!(served.events(), 1);
}

#[test]
fn nobody_without_a_seat_begins_or_ends_anything() {
    let served = Served::new("saves/v1-finished.ron");
    let mut stranger = served.phone();
    stranger.cookies = [("phone".to_owned(), "x".repeat(32))].into();
    let from_elsewhere = "Origin: http://evil.example\r\n";
    let path = format!("{}seat/1", stranger.base);
    let mut ann = served.joined(1);
    for form in ["do=again", "do=end", "do=new&name-1=Eva", "name=Eva"] {
        let form = format!("id=x&{form}");
        assert_eq!(stranger.post("seat/1", &form).status, 403, "{form}");
        let foreign = ann.request("POST", &path, from_elsewhere, &form);
        assert_eq!(foreign.status, 403, "{form}");
    }
    assert_ne!(stranger.get("seat/1/new").status, 200);
    assert!(ann.get("seat/1").body.contains("Play again"));
    // A name that is no name, one that is a page, and more of it than a form holds.
    for name in ["%3Cscript%3E", "%ff%fe", "%00", &"x".repeat(3000)] {
        let form = format!("id={}&do=new&name-1={name}", name.len());
        let sent = ann.post("seat/1", &form);
        assert!(!sent.body.contains("<script>"), "{}", sent.body);
    }
}

#[test]
fn no_attack_on_any_route_changes_anything() {
    let served = Served::new(TWO);
    let [mut ann, ben] = served.phones();
    ann.done("dice=13446");
    let before = ann.main("seat/1");
    let choice = format!("choose=4-10-4&revision={}", encoded(&revision(&ann.pad())));
    let token = &ann.cookies["phone"];
    let reversed: String = token.chars().rev().collect();
    let (own, base, host) = (token.clone(), ann.base.clone(), served.host_path());
    let wrong: String = base.chars().rev().collect();
    let large = "x".repeat(5000);
    let routes = [
        "",
        "seats",
        "seats/events",
        "join",
        "room",
        "room/events",
        "seat/1",
        "seat/1/new",
        "seat/1/events",
        "seat/1/here",
        "manifest.json",
        "style.css",
        &host,
    ];
    let forms = [
        "seat=1",
        "take=1",
        "leave=1",
        "name=Eva",
        "do=again",
        "do=end",
        "do=back",
        "do=undo&revision=1",
        &choice,
        "%ff%00=%fe",
        &large,
    ];
    let foreign = "Origin: http://evil.example\r\n";
    for route in routes {
        for (number, form) in forms.into_iter().enumerate() {
            let body = format!("id=attack-{number}&{form}");
            for (method, cookie, base, headers) in [
                ("POST", "", &base, ""),
                ("POST", &*ben.cookies["phone"], &base, ""),
                ("POST", &*reversed, &base, ""),
                ("POST", &*own, &base, foreign),
                ("POST", &*own, &wrong, ""),
                ("DELETE", &*own, &base, ""),
                ("PUT", &*own, &base, foreign),
            ] {
                // Who knows the address of the host's page is the host.
                if route == host && method == "POST" && headers.is_empty() && *base == ann.base {
                    continue;
                }
                let mut attacker = served.phone();
                attacker.cookies = [("phone".to_owned(), cookie.to_owned())].into();
                let path = format!("{base}{route}");
                let response = attacker.request(method, &path, headers, &body);
                assert!(
                    response.status >= 400,
                    "{method} {path}: {form}: {}",
                    response.head
                );
                assert_eq!(response.header("set-cookie"), None);
            }
        }
    }
    assert_eq!(ann.main("seat/1"), before);
    assert_eq!(served.events(), 1);
}
