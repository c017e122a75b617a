//! Hosts for tests: their tables, inputs handed to them, and what their effects amount to.

use std::path::Path;

use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{AnySession, Classic, DiceSource, Express, Level, Player, Session};
use fifth_die::store;
use fifth_die::table::{
    AtZero, Denied, Effect, Host, Hosted, Input, Notice, Record, TableOptions, Timer, Viewer,
};

use crate::fixtures::{chosen, open_house, players, secret_house, started, thrown};
use crate::play;

pub const SECRET: TableOptions = secret_house(None);

pub fn record(options: TableOptions) -> Record {
    Record {
        options,
        ..Record::default()
    }
}

pub fn limited(seconds: u16, at_zero: AtZero) -> TableOptions {
    open_house(Timer::new(seconds, at_zero))
}

pub fn seats(levels: &[Option<Level>]) -> Vec<Player> {
    let mut players = players(levels.len());
    for (player, &level) in players.iter_mut().zip(levels) {
        player.level = level;
    }
    players
}

pub fn express(levels: &[Option<Level>], dice: DiceSource, options: TableOptions) -> Host<Express> {
    let setup = Express::new(seats(levels), Penalty::TwoHundred, dice).unwrap();
    Host::new(Session::new(setup), record(options))
}

pub fn board(levels: &[Option<Level>], dice: DiceSource) -> Host<Classic> {
    let setup = Classic::new(seats(levels), Setting::default(), dice).unwrap();
    Host::new(Session::new(setup), Record::default())
}

/// A table of Express with real dice at its first throw, 1-3-4-4-6.
pub fn at_a_throw(levels: &[Option<Level>], options: TableOptions) -> Host<Express> {
    let mut host = express(levels, DiceSource::Real, options);
    let throw = thrown(1, [1, 3, 4, 4, 6]);
    host.handle(Input::Write(throw, Some(Viewer::Laptop)));
    host
}

/// The board with real dice, where the program begins and a person comes after it.
pub fn bot_begins() -> Host<Classic> {
    let mut host = board(&[Some(Level::Steady), None], DiceSource::Real);
    for event in [started(1, [6, 6]), started(2, [1, 1])] {
        at_laptop(&mut host, event);
    }
    host
}

/// Hands an input to a host and does at once whatever work it asks for, until nothing is left to do; returns all else.
pub fn run<G: Hosted>(host: &mut Host<G>, input: Input<G>) -> Vec<Effect<G>> {
    let mut done = Vec::new();
    let mut inputs = vec![input];
    while let Some(input) = inputs.pop() {
        let mut effects = host.handle(input);
        effects.extend(host.prompt());
        for effect in effects {
            match effect {
                Effect::Work(work) => inputs.push(work.run(host.session())),
                other => done.push(other),
            }
        }
    }
    done
}

pub fn at_laptop<G: Hosted>(host: &mut Host<G>, event: impl Into<G::Event>) -> Vec<Effect<G>> {
    run(host, Input::Write(event.into(), Some(Viewer::Laptop)))
}

pub fn changes<G: Hosted>(effects: &[Effect<G>]) -> usize {
    let is_change = |effect: &&Effect<G>| matches!(effect, Effect::Changed(_));
    effects.iter().filter(is_change).count()
}

pub fn saves<G: Hosted>(effects: &[Effect<G>]) -> usize {
    let is_save = |effect: &&Effect<G>| matches!(effect, Effect::Save);
    effects.iter().filter(is_save).count()
}

pub fn tells<G: Hosted>(effects: &[Effect<G>], notice: Notice) -> bool {
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Tell(told) if *told == notice))
}

pub fn denied<G: Hosted>(effects: &[Effect<G>]) -> Option<&Denied<G>> {
    match effects {
        [Effect::Deny(denied)] => Some(denied),
        _ => None,
    }
}

/// The same game after the program was killed: read from what its last save has written.
pub fn resumed(host: &Host<Express>) -> Host<Express> {
    let now = jiff::Timestamp::UNIX_EPOCH;
    let saved = store::Saved {
        record: Record {
            options: host.record().options,
            ..Record::default()
        },
        ..store::Saved::new(host.session().clone(), now)
    };
    let read = store::parse(Path::new("game.ron"), store::write(&saved).as_bytes()).unwrap();
    let AnySession::Express(session) = read.session else {
        panic!("another game came back");
    };
    Host::new(session, record(read.record.options))
}

pub fn choose(host: &mut Host<Express>, throw: usize, seat: Seat) -> Vec<Effect<Express>> {
    let round = host
        .session()
        .table()
        .round(ThrowNumber::new(throw))
        .unwrap();
    let pad = round.cells()[seat].before();
    let choice = play::greedy(pad, round.throw(), Penalty::TwoHundred, seat);
    let event = chosen(throw, seat.index(), choice);
    run(host, Input::Write(event, Some(Viewer::Seat(seat))))
}

pub fn at_laptop_throws(host: &mut Host<Classic>) {
    assert!(changes(&run(host, Input::Throw)) >= 1);
}
