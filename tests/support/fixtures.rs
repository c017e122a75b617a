//! What tests start from, written the short way, and a second, naive reading of the rules to compare with.

use std::collections::BTreeSet;
use std::path::Path;

use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use fifth_die::paper::{self, Paper, Sheet, Summary};
use fifth_die::rules::classic::{Columns, Decision, Placement, Play, Position, Setting, Sharing};
use fifth_die::rules::dice::{Die, Pairs, Roll, RollOff, Sum, Throw};
use fifth_die::rules::express::{Choice, Pad, Penalty, Table};
use fifth_die::rules::{RollNumber, RollOffNumber, Seat, ThrowNumber};
use fifth_die::scene::Measure;
use fifth_die::session::{
    AnySession, Classic, Colour, DiceSource, Event, Level, Name, Player, Seating, Session, Setup,
    Variant, classic,
};
use fifth_die::stats;
use fifth_die::store::{self, Export, Id, Overview, Saved, Settings, TableOptions, Timer};

use crate::play::express;
pub use crate::play::player;

#[track_caller]
pub fn die(value: u8) -> Die {
    Die::new(value).expect("a die shows 1 to 6")
}

#[track_caller]
pub fn sum(value: u8) -> Sum {
    Sum::new(value).expect("two dice make 2 to 12")
}

#[track_caller]
pub fn throw(values: [u8; 5]) -> Throw {
    Throw::from_values(values).expect("five dice")
}

/// Two pairs and the fifth die, `None` for a free throw.
#[track_caller]
pub fn take([one, other]: [u8; 2], fifth: impl Into<Option<u8>>) -> Choice {
    Choice {
        pairs: Pairs::new(sum(one), sum(other)),
        fifth: fifth.into().map(die),
    }
}

/// The pad with these rows, as (sum, marks), and these tracks, as (value, marks).
#[track_caller]
pub fn pad(rows: &[(u8, u32)], tracks: &[(u8, u8)]) -> Pad {
    let mut all = [0; Sum::COUNT];
    for &(row, marks) in rows {
        all[sum(row).index()] = marks;
    }
    let tracks: Vec<(Die, u8)> = tracks.iter().map(|&(value, m)| (die(value), m)).collect();
    Pad::from_marks(all, &tracks).expect("a possible pad")
}

/// Plays one throw of a table: what each seat chooses, seat 0 first; `None` for a seat that is out.
#[track_caller]
pub fn round<const SEATS: usize>(
    table: &mut Table,
    dice: [u8; 5],
    choices: [Option<Choice>; SEATS],
) {
    let number = table.last_throw().next();
    table
        .writer()
        .write_throw(number, throw(dice))
        .expect("the next throw");
    for (seat, choice) in Seat::enumerate(choices) {
        if let Some(choice) = choice {
            table
                .writer()
                .write_choice(number, seat, choice)
                .expect("a legal choice");
        }
    }
}

pub fn thrown(number: usize, dice: [u8; 5]) -> Event {
    Event::Throw {
        number: ThrowNumber::new(number),
        throw: throw(dice),
    }
}

pub fn chosen(throw: usize, seat: usize, choice: Choice) -> Event {
    Event::Choice {
        throw: ThrowNumber::new(throw),
        seat: Seat::new(seat),
        choice,
    }
}

#[track_caller]
pub fn handed(seat: usize, name: &str, level: Option<Level>) -> Seating {
    Seating::Hand {
        seat: Seat::new(seat),
        name: Name::new(name).expect("a name"),
        level,
    }
}

pub fn retired(seat: usize) -> Seating {
    Seating::Retire {
        seat: Seat::new(seat),
    }
}

#[track_caller]
pub fn joined(name: &str, colour: Colour) -> Seating {
    Seating::Join {
        player: player(name, colour),
    }
}

pub fn players(seats: usize) -> Vec<Player> {
    ["A", "B", "C", "D", "E", "F", "G", "H"]
        .into_iter()
        .zip(Colour::ALL)
        .take(seats)
        .map(|(name, colour)| player(name, colour))
        .collect()
}

#[track_caller]
pub fn setup(seats: usize, dice: DiceSource) -> Setup {
    Setup::new(players(seats), Penalty::default(), dice).expect("a playable setup")
}

#[track_caller]
pub fn session(seats: usize, events: impl IntoIterator<Item = Event>) -> Session {
    let mut session = Session::new(setup(seats, DiceSource::Real));
    for event in events {
        record(&mut session, event);
    }
    session
}

/// Records what has to be legal.
#[track_caller]
pub fn record<G: Variant>(session: &mut Session<G>, event: impl Into<G::Event>) {
    let event = event.into();
    assert_eq!(session.record(event.clone()), Ok(()), "{event:?}");
}

#[track_caller]
pub fn roll(values: [u8; 4]) -> Roll {
    Roll::from_values(values).expect("four dice")
}

#[track_caller]
pub fn roll_off(values: [u8; 2]) -> RollOff {
    RollOff::from_values(values).expect("two dice")
}

#[track_caller]
pub fn advance(columns: &[u8]) -> Play {
    match columns {
        [one] => Play::one(sum(*one)),
        [one, other] => Play::both(sum(*one), sum(*other)),
        _ => panic!("a play moves in one or two columns"),
    }
}

pub fn started(number: usize, dice: [u8; 2]) -> classic::Event {
    classic::Event::RollOff {
        number: RollOffNumber::new(number),
        dice: roll_off(dice),
    }
}

pub fn rolled(number: usize, dice: [u8; 4]) -> classic::Event {
    classic::Event::Roll {
        number: RollNumber::new(number),
        roll: roll(dice),
    }
}

pub fn played(roll: usize, columns: &[u8]) -> classic::Event {
    classic::Event::Play {
        roll: RollNumber::new(roll),
        play: advance(columns),
    }
}

pub fn stopped(roll: usize) -> classic::Event {
    classic::Event::Decision {
        roll: RollNumber::new(roll),
        decision: Decision::Stop,
    }
}

pub fn rolled_on(roll: usize) -> classic::Event {
    classic::Event::Decision {
        roll: RollNumber::new(roll),
        decision: Decision::RollOn,
    }
}

/// Rolls from this number on as people note them, with the columns that are played and `stop`: `1111 2-2, 1111 2 stop`.
#[track_caller]
pub fn turns(first: usize, noted: &str) -> Vec<classic::Event> {
    let mut events = Vec::new();
    for (number, noted) in (first..).zip(noted.split(", ")) {
        let mut words = noted.split(' ');
        let dice = words.next().expect("dice").bytes();
        let dice: Vec<u8> = dice.map(|digit| digit - b'0').collect();
        events.push(rolled(number, dice.try_into().expect("four dice")));
        events.extend(words.map(|word| match word {
            "stop" => stopped(number),
            columns => {
                let columns = columns.split('-').map(|column| column.parse());
                let columns: Result<Vec<u8>, _> = columns.collect();
                played(number, &columns.expect("columns"))
            }
        }));
    }
    events
}

#[track_caller]
pub fn board(
    seats: usize,
    setting: Setting,
    events: impl IntoIterator<Item = classic::Event>,
) -> Session<Classic> {
    let setup = Setup::new(players(seats), setting, DiceSource::Real).expect("a playable setup");
    let mut session = Session::new(setup);
    for event in events {
        record(&mut session, event);
    }
    session
}

pub fn with_sharing(sharing: Sharing) -> Setting {
    Setting {
        sharing,
        ..Setting::default()
    }
}

pub fn with_columns(columns: Columns) -> Setting {
    Setting {
        columns,
        ..Setting::default()
    }
}

pub fn with_placement(placement: Placement) -> Setting {
    Setting {
        placement,
        ..Setting::default()
    }
}

pub const fn open_house(timer: Option<Timer>) -> TableOptions {
    house(false, timer, false)
}

pub const fn secret_house(timer: Option<Timer>) -> TableOptions {
    house(true, timer, false)
}

pub const fn strict_house(strict: bool) -> TableOptions {
    house(false, None, strict)
}

const fn house(secret: bool, timer: Option<Timer>, strict: bool) -> TableOptions {
    TableOptions {
        secret,
        timer,
        strict,
    }
}

/// A game that began at noon on this day of November 2026.
pub fn began(session: impl Into<AnySession>, day: u8) -> Saved {
    let noon = format!("2026-11-{day:02}T12:00:00Z");
    Saved::new(session, noon.parse().expect("a time"))
}

/// What the first player of a game of Express came to.
pub fn total(saved: &Saved) -> i32 {
    express(&saved.session).score(Seat::FIRST).total()
}

pub fn settings_at(id: Id) -> Settings {
    Settings {
        open_game: Some(id),
        ..Settings::default()
    }
}

pub fn any_table() -> impl Strategy<Value = (usize, Setting)> {
    let setting = (0..3_usize, 0..3_usize, 0..3_usize);
    let table = (1..=Position::MOST_PLAYERS, setting).prop_map(|(seats, setting)| {
        let (columns, sharing, placement) = setting;
        let setting = Setting {
            columns: Columns::ALL[columns],
            sharing: Sharing::ALL[sharing],
            placement: Placement::ALL[placement],
        };
        (seats, setting)
    });
    table.prop_filter("offered to so many", |(seats, setting)| {
        setting.columns.are_offered_to(*seats)
    })
}

/// Every throw there is: five dice in no order.
pub fn every_throw() -> Vec<Throw> {
    let mut throws = BTreeSet::new();
    for n in 0..6_u32.pow(5) {
        let dice = [0, 1, 2, 3, 4].map(|place| Die::ALL[(n / 6_u32.pow(place) % 6) as usize]);
        throws.insert(Throw::new(dice));
    }
    throws.into_iter().collect()
}

/// Two sums in ascending order and the die left over, or not used.
pub type Plain<Left> = (u8, u8, Left);

pub fn plain(choice: Choice) -> Plain<Option<u8>> {
    let [low, high] = choice.pairs.sums();
    (low.value(), high.value(), choice.fifth.map(Die::value))
}

/// What the 120 orders of five dice make: the first two a pair, the next two a pair, the last one left over.
pub fn naive_splits(throw: &Throw) -> BTreeSet<Plain<u8>> {
    let dice = throw.dice().map(Die::value);
    let mut splits = BTreeSet::new();
    for order in orders(vec![0, 1, 2, 3, 4]) {
        let at = |place: usize| dice[order[place]];
        let (one, other) = (at(0) + at(1), at(2) + at(3));
        splits.insert((one.min(other), one.max(other), at(4)));
    }
    splits
}

fn orders(places: Vec<usize>) -> Vec<Vec<usize>> {
    if places.len() < 2 {
        return vec![places];
    }
    let mut all = Vec::new();
    for &first in &places {
        let rest = places.iter().copied().filter(|&p| p != first).collect();
        for mut order in orders(rest) {
            order.push(first);
            all.push(order);
        }
    }
    all
}

/// The choices that the rules allow, told once more from their text: `named` are the values of the chart, `splits` those
/// of the throw.
pub fn naive_choices(splits: &BTreeSet<Plain<u8>>, named: &[u8]) -> BTreeSet<Plain<Option<u8>>> {
    let shows_new = splits.iter().any(|&(_, _, left)| !named.contains(&left));
    let shows_named = splits.iter().any(|&(_, _, left)| named.contains(&left));
    let mut choices = BTreeSet::new();
    for &(low, high, left) in splits {
        let is_named = named.contains(&left);
        if named.len() < 3 {
            if !shows_new || !is_named {
                choices.insert((low, high, Some(left)));
            }
        } else if !shows_named {
            choices.insert((low, high, None));
        } else if is_named {
            choices.insert((low, high, Some(left)));
        }
    }
    choices
}

pub fn named(pad: &Pad) -> Vec<u8> {
    pad.tracks().map(|track| track.value().value()).collect()
}

pub fn track_marks(pad: &Pad) -> u32 {
    pad.tracks().map(|track| u32::from(track.marks())).sum()
}

pub fn row_marks(pad: &Pad) -> u32 {
    Sum::ALL.into_iter().map(|sum| pad.marks(sum)).sum()
}

pub fn any_throw() -> impl Strategy<Value = Throw> {
    prop::array::uniform5(0..6_usize).prop_map(|dice| Throw::new(dice.map(|die| Die::ALL[die])))
}

/// A pad of any stage of the game, out or not.
pub fn any_pad() -> impl Strategy<Value = Pad> {
    let rows = prop::array::uniform11(0..14_u32);
    let values = Just(Die::ALL.to_vec()).prop_shuffle();
    let marks = prop::collection::vec(1..8_u8, 0..=3);
    let full = prop::bool::weighted(0.1);
    (rows, values, marks, full).prop_map(|(rows, values, mut marks, full)| {
        if let (true, Some(last)) = (full, marks.last_mut()) {
            *last = 8;
        }
        let tracks: Vec<(Die, u8)> = values.into_iter().zip(marks).collect();
        Pad::from_marks(rows, &tracks).expect("a possible pad")
    })
}

/// Undoes the last event of a session, if there is one: doing it again gives the session as it was.
pub fn undo<G: Variant>(session: &mut Session<G>) -> Result<(), TestCaseError> {
    let before = session.clone();
    if session.undo().is_some() {
        let mut again = session.clone();
        again.redo();
        prop_assert_eq!(again, before, "undo then redo is nothing");
    }
    Ok(())
}

/// Does the event again that was undone last, if there is one: undoing it gives the session as it was.
pub fn redo<G: Variant>(session: &mut Session<G>) -> Result<(), TestCaseError> {
    let before = session.clone();
    if session.redo().is_some() {
        let mut again = session.clone();
        again.undo();
        prop_assert_eq!(&again, &before, "redo then undo is nothing");
    }
    Ok(())
}

pub fn is_replayed<G: Variant>(session: &Session<G>) -> Result<(), TestCaseError> {
    let log = session.log();
    let replayed = Session::replay(session.setup().clone(), log.events().to_vec(), log.cursor());
    prop_assert_eq!(replayed.as_ref(), Ok(session));
    Ok(())
}

/// Whether what happened at a table is listed, exported, laid out for paper, and comes back from its file.
pub fn is_told(session: impl Into<AnySession>) -> Result<(), TestCaseError> {
    let now = "2026-11-20T20:15:00Z".parse().expect("a time");
    let saved = Saved::new(session, now);
    let text = store::write(&saved);
    let read = store::parse(Path::new(saved.id.as_os_str()), text.as_bytes());
    prop_assert_eq!(read.as_ref(), Ok(&saved));
    for kind in [Export::Text, Export::Json, Export::Table, Export::Throws] {
        prop_assert!(!store::export(&saved, kind).is_empty());
    }
    let overview = Overview::of(&saved);
    let game = stats::Game::of(&saved.session, stats::Noted::default());
    prop_assert_eq!(overview.over, game.is_some());
    let paper = paper::Game {
        title: None,
        day: &fifth_die::text::date(saved.changed),
        are_of_day: store::has_dice_of_day(&saved),
        honest: None,
        session: &saved.session,
    };
    for sheet in [Sheet::Pads, Sheet::Result] {
        prop_assert!(!paper.pages(sheet, Paper::A4).is_empty());
    }
    Ok(())
}

/// A result that tells nothing of its game.
pub fn summary() -> Summary {
    Summary {
        headline: "Ann wins with +120".to_owned(),
        margin: "30 points ahead of <Ben> & Cleo".to_owned(),
        titles: ["Best row", "Costliest choice", "Own games"].map(str::to_owned),
        lines: Vec::new(),
        facts: Vec::new(),
        measure: Measure::Points,
        lanes: Vec::new(),
    }
}
