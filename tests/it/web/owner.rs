//! The server as whoever owns a game has it: what it hears, what it shows, taking seats back, turning phones off.

use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::thread;
use std::time::Duration;

use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Express, Session};
use fifth_die::store::{AtZero, Id, Store, TableOptions, Timer};
use fifth_die::table::{Host, Input, Record, Subject, Thought, Viewer};
use fifth_die::web::{self, Listen, PhoneEvent, Port, Request, SeatState, Server, Snapshot};
use futures::StreamExt;
use futures::channel::mpsc::UnboundedReceiver;
use futures::executor::block_on;

use super::phone::{Phone, heading};
use crate::browser::Driver;
use crate::fixtures::{setup, thrown};

/// A table in this process, as a window has it.
pub struct Owner {
    host: Host<Express>,
    pub server: Server,
    heard: UnboundedReceiver<PhoneEvent>,
}

fn id(name: &str) -> Id {
    Id::of(name.as_ref()).unwrap()
}

impl Owner {
    pub fn new(store: &Store, game: &str, seats: usize) -> Owner {
        Owner::at(store, game, seats, Listen::default())
    }

    pub fn at(store: &Store, game: &str, seats: usize, listen: Listen) -> Owner {
        let session = Session::new(setup(seats, DiceSource::Real));
        Owner::hosting(store, game, Host::new(session, Record::default()), listen)
    }

    fn hosting(store: &Store, game: &str, host: Host<Express>, listen: Listen) -> Owner {
        let listen = Listen {
            address: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            ..listen
        };
        let shown = Snapshot::new(&host, true);
        let port = Port::open(store, listen).unwrap();
        let (server, heard) = Server::start(store, &id(game), port, shown).unwrap();
        Owner {
            host,
            server,
            heard,
        }
    }

    pub fn phone(&self) -> Phone {
        Phone::new(&self.server.addresses()[0])
    }

    /// Something that is done at the laptop.
    pub fn handle(&mut self, input: Input<Express>) {
        self.host.handle(input);
        self.server.show(Snapshot::new(&self.host, true));
    }

    /// Answers the next input of a phone.
    fn answer(&mut self) {
        loop {
            if let Some(PhoneEvent::Request(request)) = block_on(self.heard.next()) {
                return self.reply(request);
            }
        }
    }

    /// Answers what phones do until this has come about.
    fn answer_until(&mut self, is_so: impl Fn() -> bool) {
        while !is_so() {
            match self.heard.try_recv() {
                Ok(PhoneEvent::Request(request)) => self.reply(request),
                _ => thread::yield_now(),
            }
        }
    }

    fn reply(&mut self, request: Request) {
        let effects = self.host.handle(request.input());
        self.server.show(Snapshot::new(&self.host, true));
        let players = self.host.session().players();
        request.reply(&effects, players).send();
    }
}

#[test]
fn the_owner_answers_and_shows_what_has_happened() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let mut owner = Owner::new(&store, "first", 2);
    let free = SeatState::default();
    assert_eq!(owner.server.seats(), [free, free]);
    let mut phone = owner.phone();
    assert_eq!(phone.join(1).status, 303);
    assert!(matches!(
        block_on(owner.heard.next()),
        Some(PhoneEvent::Seats)
    ));
    let held = SeatState {
        is_held: true,
        is_here: false,
    };
    assert_eq!(owner.server.seats(), [held, free]);
    let mut events = phone.listen("seat/1/events");
    events.next();
    assert!(owner.server.seats()[0].is_here);

    // What happens at the laptop is seen on the phone, and what happens on the phone at the laptop.
    owner.handle(Input::Write(
        thrown(1, [1, 3, 4, 4, 6]),
        Some(Viewer::Laptop),
    ));
    assert!(events.next().contains("Dice: 1, 3, 4, 4, 6"));
    let mut chooser = phone.clone();
    let choosing = thread::spawn(move || chooser.act(1, "choose=4-10-4").status);
    owner.answer();
    assert_eq!(choosing.join().unwrap(), 303);
    assert_eq!(owner.host.session().log().cursor(), 2);

    // An owner that is gone leaves nobody waiting.
    let asked = super::phone::revision(&phone.pad(1));
    drop(owner.heard);
    assert_eq!(phone.act_at(1, &asked, "choose=7-7-4").status, 503);
}

#[test]
fn a_repeated_input_gets_the_answer_of_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let mut owner = Owner::new(&store, "first", 2);
    let mut phone = owner.phone();
    phone.join(1);
    let throw = thrown(1, [1, 3, 4, 4, 6]);
    owner.handle(Input::Write(throw, Some(Viewer::Laptop)));
    let asked = super::phone::revision(&phone.pad(1)).replace('/', "%2F");
    // No play of these dice, which the first answer says.
    let body = format!("id=once&revision={asked}&choose=5-7-4");
    let sending = [(); 2].map(|()| {
        let (mut phone, body) = (phone.clone(), body.clone());
        thread::spawn(move || phone.post("seat/1", &body).status)
    });
    owner.answer();
    assert_eq!(sending.map(|sent| sent.join().unwrap()), [422, 422]);
    assert_eq!(phone.post("seat/1", &body).status, 422);
}

#[test]
fn a_seat_that_corrects_without_end_is_told_to_wait_and_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let listen = Listen {
        correction: Duration::from_secs(3600),
        ..Listen::default()
    };
    let mut owner = Owner::at(&store, "first", 2, listen);
    let [mut ann, mut ben] = [1, 2].map(|seat| {
        let mut phone = owner.phone();
        phone.join(seat);
        phone
    });
    let mut act = |phone: &mut Phone, seat, act: &'static str, asked: &str| {
        let (mut phone, asked) = (phone.clone(), asked.to_owned());
        let acting = thread::spawn(move || phone.act_at(seat, &asked, act));
        owner.answer_until(|| acting.is_finished());
        acting.join().unwrap()
    };
    let mut done = |phone: &mut Phone, seat, what| {
        let asked = super::phone::revision(&phone.pad(seat));
        act(phone, seat, what, &asked).status
    };
    assert_eq!(done(&mut ann, 1, "dice=13445"), 303);
    // What changes nothing does not count.
    for _ in 0..5 {
        assert_eq!(done(&mut ann, 1, "correct=13446x"), 400);
    }
    for dice in ["correct=13446", "correct=13445"].repeat(3) {
        assert_eq!(done(&mut ann, 1, dice), 303);
    }
    for _ in 0..3 {
        assert_eq!(done(&mut ann, 1, "correct=66666"), 422);
        assert_eq!(done(&mut ann, 1, "do=back"), 422);
    }
    for _ in 0..5 {
        assert_eq!(done(&mut ann, 1, "choose=4-8-5"), 303);
        assert_eq!(done(&mut ann, 1, "choose=5-7-5"), 303);
    }
    // Others correct what they have to.
    assert_eq!(done(&mut ben, 2, "correct=13446"), 303);
}

#[test]
fn a_seat_is_taken_back_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let owner = Owner::new(&store, "first", 2);
    let mut phone = owner.phone();
    phone.join(1);
    let mut events = phone.listen("seat/1/events");
    events.next();
    owner.server.take_back(Seat::FIRST);
    assert_eq!(events.next(), "gone");
    assert_eq!(phone.get("seat/1").status, 303);
    assert_eq!(phone.act_at(1, "", "do=roll").status, 403);
    let mut other = owner.phone();
    assert_eq!(other.join(1).status, 303);
    assert_eq!(
        phone.get("seat/1").status,
        303,
        "the old token is worth nothing"
    );
    // So it is after the next start.
    drop(owner);
    let owner = Owner::new(&store, "first", 2);
    assert_eq!(owner.phone().base, other.base);
    assert_eq!(other.get("seat/1").status, 200);
    assert_eq!(phone.get("seat/1").status, 303);
}

#[test]
fn a_seat_whose_phone_stays_away_is_taken_over_and_everybody_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let listen = Listen {
        absence: Duration::ZERO,
        ..Listen::default()
    };
    let owner = Owner::at(&store, "first", 2, listen);
    let mut ann = owner.phone();
    ann.join(1);
    let mut ben = owner.phone();
    ben.join(2);
    let mut heard = ann.listen("seat/1/events");
    assert!(!heard.next().contains("another phone"));

    // Ann's phone listens, so nobody else can have her seat; Ben's is away.
    let mut other = owner.phone();
    let seats = other.get("seats").body;
    assert!(!seats.contains("name=\"take\" value=\"1\""), "{seats}");
    assert!(seats.contains("name=\"take\" value=\"2\""), "{seats}");
    assert_eq!(other.post("join", "take=1&id=a").status, 403);
    assert_eq!(other.post("join", "take=2&id=b").status, 303);
    assert!(other.pad(2).contains("The pad of"));
    assert_eq!(ben.get("seat/2").status, 303, "the first phone has lost it");
    assert_eq!(ben.act_at(2, "", "do=roll").status, 403);
    let told = heard.next();
    assert!(told.contains("'s seat is on another phone now."), "{told}");
    // Until the game goes on.
    owner.server.show(Snapshot::new(&owner.host, true));
    assert!(!heard.next().contains("another phone"));

    // So it is after the next start, where all of them are away at first.
    drop((owner, heard));
    let owner = Owner::at(&store, "first", 2, listen);
    assert_eq!(other.get("seat/2").status, 200);
    let mut late = owner.phone();
    assert_eq!(late.post("join", "take=1&id=c").status, 303);
    assert_eq!(ann.get("seat/1").status, 303);
}

/// A table that often asks phones whether they are there.
fn impatient(store: &Store) -> Owner {
    let listen = Listen {
        pulse: Duration::from_millis(400),
        // How long a connection whose events have ended stays open for the next request.
        patience: Duration::from_secs(2),
        ..Listen::default()
    };
    Owner::at(store, "first", 2, listen)
}

#[test]
fn a_phone_that_no_longer_answers_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let owner = impatient(&store);
    let [mut ann, mut ben] = [owner.phone(), owner.phone()];
    ann.join(1);
    ben.join(2);
    let mut events = ann.listen("seat/1/events");
    events.next();
    for _ in 0..5 {
        assert_eq!(events.next(), "pulse");
        assert_eq!(ann.post("seat/1/here", "").status, 204);
        assert!(owner.server.seats()[0].is_here);
    }
    // Its battery dies: the connection stays open, and no other phone can answer for it.
    assert_eq!(events.next(), "pulse");
    assert_eq!(ben.post("seat/1/here", "").status, 403);
    events.end();
    let away = SeatState {
        is_held: true,
        is_here: false,
    };
    assert_eq!(owner.server.seats()[0], away);
    // Charged again, it is back.
    ann.listen("seat/1/events").next();
}

#[test]
fn a_page_answers_for_as_long_as_it_is_open() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let owner = impatient(&store);
    let browser = driver.browser();
    browser.open(&owner.server.addresses()[0]);
    browser.wait_for("Who are you?");
    browser.tap_at("button[name=seat]");
    browser.wait_until("five answers", || {
        let answered = "return performance.getEntriesByType('resource')
            .filter((one) => one.name.endsWith('/seat/1/here') && one.responseStatus === 204).length >= 5";
        browser.run(answered) == true
    });
    assert!(owner.server.seats()[0].is_here);
}

#[test]
fn a_clock_has_the_words_of_every_number_that_it_counts_down_to() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let options = TableOptions {
        timer: Timer::new(30, AtZero::Warn),
        ..TableOptions::default()
    };
    let record = Record {
        options,
        ..Record::default()
    };
    let host = Host::new(Session::new(setup(1, DiceSource::Real)), record);
    let mut owner = Owner::hosting(&store, "first", host, Listen::default());
    let throw = thrown(1, [1, 3, 4, 4, 6]);
    owner.handle(Input::Write(throw, Some(Viewer::Laptop)));
    let mut phone = owner.phone().speaking("pl");
    phone.join(1);
    let mut words = || {
        let page = phone.pad(1);
        let (_, words) = page.split_once("data-words=\"").unwrap();
        words.split('"').next().unwrap().to_owned()
    };
    // 22 to 24 go with 2 to 4.
    let forms = [
        "30:Masz jeszcze # sekund.",
        "24:Masz jeszcze # sekundy.",
        "21:Masz jeszcze # sekund.",
        "4:Masz jeszcze # sekundy.",
        "1:Masz jeszcze # sekundę.",
    ];
    assert_eq!(words(), forms.join("|"));
    let thought = Thought {
        subject: Subject::Throw(ThrowNumber::new(1)),
        seat: Seat::FIRST,
    };
    owner.handle(Input::Passed(Duration::from_secs(30), thought));
    assert_eq!(words(), "");
}

#[test]
fn phones_are_turned_off_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let owner = Owner::new(&store, "first", 2);
    let phone = owner.phone();
    let mut silent = phone.connect();
    drop(owner);
    assert!(TcpStream::connect(&phone.host).is_err());
    let ended = std::io::Read::read(&mut silent, &mut [0; 8]);
    assert!(matches!(ended, Ok(0) | Err(_)));
}

#[test]
fn another_game_goes_on_at_the_same_address_where_people_want_that() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let mut owner = Owner::new(&store, "first", 2);
    let mut phone = owner.phone();
    phone.join(2);
    owner.handle(Input::Write(
        thrown(1, [1, 3, 4, 4, 6]),
        Some(Viewer::Laptop),
    ));
    let rematch = Host::new(Session::new(setup(2, DiceSource::Real)), Record::default());
    owner
        .server
        .change_game(&id("second"), Snapshot::new(&rematch, true));
    let page = phone.pad(2);
    assert_eq!(heading(&page), "Throw 1");
    assert!(!page.contains("class=\"dice\""));
    drop(owner);
    let kept = store.phones().unwrap();
    assert_eq!((kept.game.as_str(), kept.seats.len()), ("second", 1));
    // A game that had no phones gets an address of its own, at the same port.
    let third = Owner::new(&store, "third", 2);
    assert_eq!(third.phone().host, phone.host);
    assert_ne!(third.phone().base, phone.base);
}

#[test]
fn a_qr_code_is_square_and_has_its_three_corners() {
    let code = web::qr("http://192.168.100.100:23456/abcdefghijkmnpqrstuv/");
    assert!(code.iter().all(|row| row.len() == code.len()));
    let corner = |x: usize, y: usize| {
        let ring = |a: usize, b: usize| code[y + a][x + b];
        (0..7).all(|at| ring(0, at) && ring(6, at) && ring(at, 0) && ring(at, 6)) && ring(3, 3)
    };
    let far = code.len() - 7;
    assert!(corner(0, 0) && corner(far, 0) && corner(0, far));
    assert!(!corner(far, far));
    assert!(web::qr(&"x".repeat(10_000)).is_empty());
}
