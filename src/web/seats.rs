//! The phone of each seat, and its latest inputs.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{io, mem};

use futures::FutureExt;
use futures::channel::mpsc::UnboundedSender;
use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::watch;

use super::act::{Pending, Refusal};
use super::code::{Code, are_same};
use super::{Listen, Moved, PhoneEvent, Snapshot, lock};
use crate::rules::Seat;
use crate::session::Player;
use crate::store::{self, Id, LastTable, People, Store};
use crate::table::Device;

/// The number of inputs that are kept for each seat, to recognize repeated ones.
const REMEMBERED: usize = 64;

pub struct Seats {
    store: Store,
    port: u16,
    /// The secret in the address.
    pub secret: String,
    /// The key in the address of the host's page, if there is one.
    pub key: Option<String>,
    /// The name of the game's file; empty in the lobby.
    game: Mutex<String>,
    phones: Mutex<BTreeMap<Seat, Phone>>,
    /// Held during a save, so that no older state replaces a newer one.
    saving: Mutex<()>,
    /// What pages show, and with it who is here.
    shown: watch::Sender<Snapshot>,
    events: UnboundedSender<PhoneEvent>,
    /// [`Listen::absence`].
    absence: Duration,
    /// The address of the table that the room display shows.
    pub address: String,
    /// Six digits that let a phone in.
    pub code: Code,
}

/// The last phone that held a seat, or was heard there.
#[derive(Debug)]
struct Phone {
    /// Its token, while it holds the seat; the same at both seats of a phone.
    token: Option<String>,
    /// The id of the form by which it joined.
    joined_by: String,
    /// Its last inputs, by id.
    inputs: VecDeque<(String, Pending)>,
    /// Shared by its listeners.
    presence: Arc<()>,
    /// Its last sign of life, or the start of the server.
    heard_at: Instant,
}

impl Default for Phone {
    fn default() -> Phone {
        Phone {
            token: None,
            joined_by: String::new(),
            inputs: VecDeque::new(),
            presence: Arc::default(),
            heard_at: Instant::now(),
        }
    }
}

impl Phone {
    fn with_token(token: String) -> Phone {
        Phone {
            token: Some(token),
            ..Phone::default()
        }
    }

    fn has(&self, token: &str) -> bool {
        self.token.as_ref().is_some_and(|own| are_same(own, token))
    }

    fn is_listening(&self) -> bool {
        Arc::strong_count(&self.presence) > 1
    }
}

/// The device of a seat. A phone with two seats shows one at a time, and is here for both.
fn device(phones: &BTreeMap<Seat, Phone>, seat: Seat) -> Device {
    let Some(token) = phones.get(&seat).and_then(|phone| phone.token.as_ref()) else {
        return Device::Laptop;
    };
    let mut own = phones.values().filter(|phone| phone.has(token));
    match own.any(Phone::is_listening) {
        true => Device::Phone,
        false => Device::AwayPhone,
    }
}

#[derive(Debug, PartialEq, Eq)]
pub enum Join {
    /// The seat is theirs by this token.
    Joined(String),
    /// It was theirs before.
    Own,
    /// Another phone holds it.
    Held,
}

impl Seats {
    /// The seats of a game or a lobby: those that were kept if it is the last one with phones, or else all free at a new
    /// address.
    pub fn new(
        store: Store,
        game: Option<&Id>,
        kept: Option<store::Phones>,
        port: u16,
        listen: Listen,
        shown: watch::Sender<Snapshot>,
        events: UnboundedSender<PhoneEvent>,
    ) -> io::Result<Seats> {
        let game = game.map_or_else(String::new, name);
        let kept = kept.filter(|kept| kept.game == game && is_secret(&kept.secret));
        let (secret, held) = match kept {
            Some(kept) => (kept.secret, kept.seats),
            None => (letters(SECRET)?, BTreeMap::new()),
        };
        // Who gathered may have gone.
        let count = shown.borrow().players().len();
        let phones = held.into_iter().filter_map(|(number, token)| {
            let seat = Seat::from_number(number).filter(|seat| seat.index() < count)?;
            Some((seat, Phone::with_token(token)))
        });
        Ok(Seats {
            store,
            port,
            secret,
            key: listen.has_host.then(|| letters(SECRET)).transpose()?,
            game: Mutex::new(game),
            phones: Mutex::new(phones.collect()),
            saving: Mutex::default(),
            shown,
            events,
            absence: listen.absence,
            address: String::new(),
            code: Code::new(listen.code),
        })
    }

    /// The six digits that let a phone in now, and where they are typed.
    pub fn short_way(&self) -> Option<(String, &str)> {
        let entrance = self.address.trim_end_matches('/');
        Some((self.code.offered()?, entrance.strip_suffix(&self.secret)?))
    }

    /// Goes on with another game.
    pub fn change_game(&self, game: &Id) {
        *lock(&self.game) = name(game);
    }

    pub fn people(&self) -> People {
        self.store.people()
    }

    /// The players and options of the last game that began.
    pub fn last_table(&self) -> Option<LastTable> {
        self.store.settings().last_table
    }

    /// Lets each phone follow its player to another table: to the seat of this name, or else of this colour.
    pub fn reseat(&self, before: &[Player], now: &[Player]) {
        let mut phones = lock(&self.phones);
        let mut seated = mem::take(&mut *phones);
        let stays = |old: &Player| now.iter().any(|player| player.name.is_like(&old.name));
        for (seat, player) in Seat::enumerate(now) {
            let by_name = |old: &Player| old.name.is_like(&player.name);
            let by_colour = |old: &Player| old.colour == player.colour && !stays(old);
            let old = before.iter().position(by_name);
            let old = old.or_else(|| before.iter().position(by_colour));
            if let Some(phone) = old.and_then(|old| seated.remove(&Seat::new(old))) {
                phones.insert(seat, phone);
            }
        }
    }

    /// Saves the seats. If that fails, phones join again after the next start.
    pub fn save(&self) {
        let _saving = lock(&self.saving);
        let seats = lock(&self.phones)
            .iter()
            .filter_map(|(seat, phone)| Some((seat.number(), phone.token.clone()?)))
            .collect();
        let kept = store::Phones {
            port: self.port,
            game: lock(&self.game).clone(),
            secret: self.secret.clone(),
            seats,
        };
        // The error is in the log.
        let _ = self.store.save_phones(&kept);
    }

    pub fn holds(&self, seat: Seat, token: &str) -> bool {
        let phones = lock(&self.phones);
        phones.get(&seat).is_some_and(|phone| phone.has(token))
    }

    /// Whether the seat's phone has been away so long that another one may take over.
    pub fn is_deserted(&self, seat: Seat) -> bool {
        let phones = lock(&self.phones);
        device(&phones, seat) == Device::AwayPhone
            && (phones.get(&seat)).is_some_and(|phone| phone.heard_at.elapsed() >= self.absence)
    }

    /// Hears the phone with this token, at all its seats.
    pub fn hear(&self, token: &str) {
        let mut phones = lock(&self.phones);
        let own = phones.values_mut().filter(|phone| phone.has(token));
        own.for_each(|phone| phone.heard_at = Instant::now());
    }

    /// Gives a seat to a phone that has sent the form of this id and shows this token. The same form gets the same answer
    /// again, because the first may have been lost.
    pub fn join(&self, seat: Seat, id: &str, token: Option<&str>) -> io::Result<Join> {
        let mut phones = lock(&self.phones);
        let own = token.filter(|token| phones.values().any(|phone| phone.has(token)));
        let phone = phones.entry(seat).or_default();
        if let Some(held) = &phone.token {
            return Ok(if token.is_some_and(|token| phone.has(token)) {
                Join::Own
            } else if !phone.joined_by.is_empty() && are_same(&phone.joined_by, id) {
                Join::Joined(held.clone())
            } else {
                Join::Held
            });
        }
        let token = match own {
            Some(own) => own.to_owned(),
            None => letters(TOKEN)?,
        };
        *phone = Phone {
            joined_by: id.to_owned(),
            ..Phone::with_token(token.clone())
        };
        drop(phones);
        self.shown.send_modify(|game| {
            let free = |moved: &Moved| matches!(moved, Moved::GivenUp(free) if *free == seat);
            game.moved = game.moved.filter(|moved| !free(moved));
        });
        self.tell();
        Ok(Join::Joined(token))
    }

    pub fn release(&self, seat: Seat) {
        if let Some(phone) = lock(&self.phones).get_mut(&seat) {
            phone.token = None;
            phone.joined_by.clear();
            phone.inputs.clear();
        }
        self.tell();
    }

    pub fn device(&self, seat: Seat) -> Device {
        device(&lock(&self.phones), seat)
    }

    /// Notes an input of a seat. If it was sent before, it has the verdict of the first one, which is returned.
    ///
    /// # Errors
    /// Another one of the seat is being judged.
    pub fn begin(
        &self,
        seat: Seat,
        id: &str,
        pending: &Pending,
    ) -> Result<Option<Pending>, Refusal> {
        let mut phones = lock(&self.phones);
        let phone = phones.entry(seat).or_default();
        let verdict = |pending: &Pending| pending.clone().now_or_never();
        // An input that nobody judged may be sent again.
        let inputs = &mut phone.inputs;
        inputs.retain(|(_, pending)| !matches!(verdict(pending), Some(Err(_))));
        if let Some((_, first)) = inputs.iter().find(|(other, _)| other == id) {
            return Ok(Some(first.clone()));
        }
        if inputs.iter().any(|(_, pending)| verdict(pending).is_none()) {
            return Err(Refusal::Busy);
        }
        if inputs.len() == REMEMBERED {
            inputs.pop_front();
        }
        inputs.push_back((id.to_owned(), pending.clone()));
        Ok(None)
    }

    /// Notes that the phone with this token listens at its seat, until the listener is dropped; `None` for a wrong token.
    pub fn listen(self: &Arc<Self>, seat: Seat, token: &str) -> Option<Listener> {
        let mut phones = lock(&self.phones);
        let phone = phones.get_mut(&seat).filter(|phone| phone.has(token))?;
        phone.heard_at = Instant::now();
        let presence = Arc::clone(&phone.presence);
        drop(phones);
        self.tell();
        Some(Listener {
            seats: Arc::clone(self),
            seat,
            token: token.to_owned(),
            presence,
        })
    }

    /// Whether people play at the laptop too, in its window.
    pub fn has_laptop(&self) -> bool {
        self.key.is_none()
    }

    pub fn devices(&self, count: usize) -> Vec<Device> {
        Seat::all(count).map(|seat| self.device(seat)).collect()
    }

    fn tell(&self) {
        self.shown.send_modify(|_| ());
        // Nobody listens while the phones are turned off.
        let _ = self.events.unbounded_send(PhoneEvent::Seats);
    }
}

/// A connection that listens at a seat.
pub struct Listener {
    seats: Arc<Seats>,
    seat: Seat,
    token: String,
    presence: Arc<()>,
}

impl Listener {
    pub fn holds(&self) -> bool {
        self.seats.holds(self.seat, &self.token)
    }

    pub fn is_heard_since(&self, then: Instant) -> bool {
        let phones = lock(&self.seats.phones);
        let phone = phones.get(&self.seat);
        phone.is_some_and(|phone| phone.heard_at >= then)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.presence = Arc::default();
        self.seats.tell();
    }
}

/// The length of the secret in an address, which people may have to type: 100 random bits.
const SECRET: usize = 20;
/// The length of a seat's token.
const TOKEN: usize = 32;

/// The letters of secrets and tokens: none that is misread.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Whether a secret is valid; the file may be damaged.
fn is_secret(kept: &str) -> bool {
    kept.len() == SECRET && kept.bytes().all(|letter| LETTERS.contains(&letter))
}

/// Random letters of the system's randomness, five bits each.
pub fn letters(count: usize) -> io::Result<String> {
    let mut random = vec![0; count];
    SysRng
        .try_fill_bytes(&mut random)
        .map_err(io::Error::other)?;
    let letters = random
        .into_iter()
        .map(|byte| LETTERS[usize::from(byte % 32)]);
    Ok(letters.map(char::from).collect())
}

/// The name of a game for its file of seats.
fn name(game: &Id) -> String {
    game.as_os_str().to_string_lossy().into_owned()
}
