//! The server as whoever owns a game has it: what it receives, what it shows, taking seats back, turning phones off.

use std::io::Read;
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Express, Seed, Session};
use fifth_die::store::{AtZero, Id, Overview, Saved, Store, Timer};
use fifth_die::table::{Device, Host, Input, Record, Subject, Thought, Viewer};
use fifth_die::text::evenings::{Evening, Played};
use fifth_die::web::{Listen, PhoneEvent, PhoneRequest, Port, Server, Snapshot};
use futures::StreamExt;
use futures::channel::mpsc::UnboundedReceiver;
use futures::executor::block_on;
use jiff::Timestamp;
use tempfile::TempDir;

use super::phone::{Phone, encoded, heading, revision};
use crate::fixtures::{open_house, setup, thrown};
use crate::play;

/// A table in this process, as a window has it.
pub struct Owner {
    host: Host<Express>,
    pub server: Server,
    events: UnboundedReceiver<PhoneEvent>,
    folder: Arc<TempDir>,
}

fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

fn id(name: &str) -> Id {
    Id::of(name.as_ref()).unwrap()
}

fn new_game(seats: usize) -> Host<Express> {
    let session = Session::new(setup(seats, DiceSource::Real));
    Host::new(session, Record::default())
}

impl Owner {
    pub fn new(seats: usize) -> Owner {
        Owner::at(seats, Listen::default())
    }

    pub fn at(seats: usize, listen: Listen) -> Owner {
        Owner::below(folder(), "first", new_game(seats), listen)
    }

    /// Three games of these, one after another.
    pub fn evening(names: &[&str]) -> Owner {
        let finished = [1, 2, 3].map(|seed| {
            let session = play::played(names, DiceSource::Real, Seed(seed), play::TO_THE_END);
            let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
            Played {
                id: id(&seed.to_string()),
                overview: Overview::of(&saved),
                session: saved.session,
            }
        });
        let third = play::express(&finished[2].session).clone();
        let host = Host::new(third, Record::default());
        let snapshot = Snapshot::new(&host, true);
        let evening = Evening::new(None, finished.into());
        let owner = Owner::below(folder(), "3", host, Listen::default());
        let link = "https://app.bgstatsapp.com/createPlay.html?data=".to_owned();
        owner.server.show(snapshot.ended(link, Some(evening)));
        owner
    }

    fn below(folder: Arc<TempDir>, game: &str, host: Host<Express>, listen: Listen) -> Owner {
        let listen = Listen {
            address: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            ..listen
        };
        let store = Store::open(Some(folder.path())).unwrap();
        let port = Port::open(&store, listen).unwrap();
        let snapshot = Snapshot::new(&host, true);
        let (server, events) = Server::start(&store, Some(&id(game)), port, snapshot).unwrap();
        Owner {
            host,
            server,
            events,
            folder,
        }
    }

    /// The next start with a new game of two under this name.
    fn again(self, game: &str, listen: Listen) -> Owner {
        let folder = Arc::clone(&self.folder);
        drop(self);
        Owner::below(folder, game, new_game(2), listen)
    }

    pub fn phone(&self) -> Phone {
        Phone::new(&self.server.addresses()[0])
    }

    fn show(&self) {
        self.server.show(Snapshot::new(&self.host, true));
    }

    pub fn handle(&mut self, input: Input<Express>) {
        self.host.handle(input);
        self.show();
    }

    fn throw(&mut self) {
        let throw = thrown(1, [1, 3, 4, 4, 6]);
        self.handle(Input::Write(throw, Some(Viewer::Laptop)));
    }

    /// Answers the next input of a phone.
    fn answer(&mut self) {
        loop {
            if let Some(PhoneEvent::Request(request)) = block_on(self.events.next()) {
                return self.reply(request);
            }
        }
    }

    /// What the table answers while its owner answers phones.
    fn asked<T: Send + 'static>(&mut self, ask: impl FnOnce() -> T + Send + 'static) -> T {
        let asking = thread::spawn(ask);
        while !asking.is_finished() {
            match self.events.try_recv() {
                Ok(PhoneEvent::Request(request)) => self.reply(request),
                _ => thread::yield_now(),
            }
        }
        asking.join().unwrap()
    }

    fn reply(&mut self, request: PhoneRequest) {
        let effects = self.host.handle(request.input().unwrap());
        self.show();
        let players = self.host.session().players();
        request.reply(&effects, players).send();
    }
}

#[test]
fn the_owner_answers_and_shows_what_has_happened() {
    let mut owner = Owner::new(2);
    assert_eq!(owner.server.devices(), [Device::Laptop; 2]);
    let mut phone = owner.phone().joined(1);
    let joined = block_on(owner.events.next());
    assert!(matches!(joined, Some(PhoneEvent::Seats)));
    let away = [Device::AwayPhone, Device::Laptop];
    assert_eq!(owner.server.devices(), away);
    let mut events = phone.listen("seat/1/events");
    events.next();
    assert_eq!(owner.server.devices()[0], Device::Phone);

    // What happens at the laptop is seen on the phone, and what happens on the phone at the laptop.
    owner.throw();
    assert!(events.next().contains("Dice: 1, 3, 4, 4, 6"));
    let mut chooser = phone.clone();
    let choice = owner.asked(move || chooser.act("choose=4-10-4"));
    assert_eq!(choice.status, 303);
    assert_eq!(owner.host.session().log().cursor(), 2);

    // An owner that is gone leaves nobody waiting.
    let asked = revision(&phone.pad());
    drop(owner.events);
    assert_eq!(phone.act_at(&asked, "choose=7-7-4").status, 503);
}

#[test]
fn a_repeated_input_gets_the_answer_of_the_first() {
    let mut owner = Owner::new(2);
    let mut phone = owner.phone().joined(1);
    owner.throw();
    let asked = encoded(&revision(&phone.pad()));
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
    let listen = Listen {
        correction: Duration::from_secs(3600),
        ..Listen::default()
    };
    let mut owner = Owner::at(2, listen);
    let [ann, ben] = [1, 2].map(|seat| owner.phone().joined(seat));
    let mut done = |phone: &Phone, act: &'static str| {
        let mut phone = phone.clone();
        owner.asked(move || phone.act(act).status)
    };
    assert_eq!(done(&ann, "dice=13445"), 303);
    // What changes nothing does not count.
    for _ in 0..5 {
        assert_eq!(done(&ann, "correct=13446x"), 400);
    }
    for dice in ["correct=13446", "correct=13445"].repeat(3) {
        assert_eq!(done(&ann, dice), 303);
    }
    for _ in 0..3 {
        assert_eq!(done(&ann, "correct=66666"), 422);
        assert_eq!(done(&ann, "do=back"), 422);
    }
    for _ in 0..5 {
        assert_eq!(done(&ann, "choose=4-8-5"), 303);
        assert_eq!(done(&ann, "choose=5-7-5"), 303);
    }
    // Others correct what they have to.
    assert_eq!(done(&ben, "correct=13446"), 303);
}

#[test]
fn a_seat_is_taken_back_at_once() {
    let owner = Owner::new(2);
    let mut phone = owner.phone().joined(1);
    let mut events = phone.listen("seat/1/events");
    events.next();
    owner.server.take_back(Seat::FIRST);
    assert_eq!(events.next(), "gone");
    assert_eq!(phone.get("seat/1").status, 303);
    assert_eq!(phone.act_at("", "do=roll").status, 403);
    let mut other = owner.phone().joined(1);
    let old = "the old token is worth nothing";
    assert!(!phone.holds(1), "{old}");
    // So it is after the next start.
    let owner = owner.again("first", Listen::default());
    assert_eq!(owner.phone().base, other.base);
    assert!(other.holds(1) && !phone.holds(1));
}

#[test]
fn a_seat_whose_phone_stays_away_is_taken_over_and_everybody_is_told() {
    let listen = Listen {
        absence: Duration::ZERO,
        ..Listen::default()
    };
    let owner = Owner::at(2, listen);
    let [mut ann, mut ben] = [1, 2].map(|seat| owner.phone().joined(seat));
    let mut events = ann.listen("seat/1/events");
    assert!(!events.next().contains("another phone"));

    // Ann's phone listens, so nobody else can have her seat; Ben's is away.
    let mut other = owner.phone();
    let seats = other.get("seats").body;
    assert!(!seats.contains("name=\"take\" value=\"1\""), "{seats}");
    assert!(seats.contains("name=\"take\" value=\"2\""), "{seats}");
    assert_eq!(other.post("join", "take=1&id=a").status, 403);
    assert_eq!(other.post("join", "take=2&id=b").status, 303);
    assert_eq!(other.get("seat/2").status, 200);
    assert!(!ben.holds(2), "the first phone has lost it");
    assert_eq!(ben.act_at("", "do=roll").status, 403);
    let told = events.next();
    assert!(told.contains("’s seat is on another phone now."), "{told}");
    // Until the game goes on.
    owner.show();
    assert!(!events.next().contains("another phone"));

    // So it is after the next start, where all of them are away at first.
    drop(events);
    let owner = owner.again("first", listen);
    assert_eq!(other.get("seat/2").status, 200);
    let mut late = owner.phone();
    assert_eq!(late.post("join", "take=1&id=c").status, 303);
    assert!(!ann.holds(1));
}

#[test]
fn a_phone_with_two_seats_is_there_for_both_whichever_it_shows() {
    let owner = Owner::new(3);
    let mut phone = owner.phone().joined(1);
    phone.join(2);
    let mut events = phone.listen("seat/2/events");
    events.next();
    let here = [Device::Phone, Device::Phone, Device::Laptop];
    assert_eq!(owner.server.devices(), here);
}

#[test]
fn a_phone_that_no_longer_answers_is_away() {
    let listen = Listen {
        pulse: Duration::from_millis(250),
        ..Listen::default()
    };
    let owner = Owner::at(2, listen);
    let [mut ann, mut ben] = [1, 2].map(|seat| owner.phone().joined(seat));
    let mut events = ann.listen("seat/1/events");
    events.next();
    // One pulse more than may go unanswered in a row.
    for _ in 0..4 {
        assert_eq!(events.next(), "pulse");
        assert_eq!(ann.post("seat/1/here", "").status, 204);
        assert_eq!(owner.server.devices()[0], Device::Phone);
    }
    // Its battery dies: the connection stays open, and no other phone can answer for it.
    assert_eq!(events.next(), "pulse");
    assert_eq!(ben.post("seat/1/here", "").status, 403);
    events.end();
    while owner.server.devices()[0] == Device::Phone {
        thread::yield_now();
    }
    assert_eq!(owner.server.devices()[0], Device::AwayPhone);
    // Charged again, it is back.
    let mut events = ann.listen("seat/1/events");
    events.next();
    assert_eq!(owner.server.devices()[0], Device::Phone);
}

#[test]
fn a_clock_has_the_words_of_every_number_that_it_counts_down_to() {
    let record = Record {
        options: open_house(Timer::new(30, AtZero::Warn)),
        ..Record::default()
    };
    let host = Host::new(Session::new(setup(1, DiceSource::Real)), record);
    let mut owner = Owner::below(folder(), "first", host, Listen::default());
    owner.throw();
    let mut phone = owner.phone().speaking("pl").joined(1);
    let mut words = || {
        let page = phone.pad();
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
    let owner = Owner::new(2);
    let phone = owner.phone();
    let mut silent = phone.connect();
    drop(owner);
    assert!(TcpStream::connect(&phone.host).is_err());
    assert!(matches!(silent.read(&mut [0; 8]), Ok(0) | Err(_)));
}

#[test]
fn another_game_goes_on_at_the_same_address_where_people_want_that() {
    let mut owner = Owner::new(2);
    let mut phone = owner.phone().joined(2);
    owner.throw();
    let rematch = Snapshot::new(&new_game(2), true);
    owner.server.change_game(&id("second"), rematch);
    let page = phone.pad();
    assert_eq!(heading(&page), "Throw 1");
    assert!(!page.contains("class=\"dice\""));
    let owner = owner.again("second", Listen::default());
    assert_eq!(phone.get("seat/2").status, 200);
    // A game that had no phones gets an address of its own, at the same port.
    let third = owner.again("third", Listen::default());
    assert_eq!(third.phone().host, phone.host);
    assert_ne!(third.phone().base, phone.base);
}
