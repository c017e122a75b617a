//! A few turns on the classic board: runners, a bust, a stop, a column won.

use super::guided::{Awaits, Guided, Step};
use crate::rules::classic::{Decision, Play, Setting};
use crate::rules::dice::Die::{self, Five, Four, One, Six, Three, Two};
use crate::rules::dice::{Roll, RollOff, Sum};
use crate::rules::{RollNumber, RollOffNumber};
use crate::session::classic::Event;
use crate::session::{Classic, DiceSource, Player, Seed};
use crate::text::{Phrase, phrase};

const ROLL: Phrase = phrase!("lessons-board-first");

/// Two pairs of dice, both of them played.
type Both = [(Die, Die); 2];

pub fn lesson(players: [Player; 2]) -> Guided<Classic> {
    let setup = Classic::new(
        players.to_vec(),
        Setting::default(),
        DiceSource::App(Seed(0)),
    )
    // Two players with different names and colours and the default setting make a valid table.
    .expect("two players can play");
    let steps = vec![
        Step {
            title: phrase!("lessons-board-columns"),
            words: phrase!("lessons-board-columns-words"),
            before: vec![
                for_the_start(1, [Five, Four]),
                for_the_start(2, [Three, One]),
            ],
            awaits: rolled(1, [One, Four, Five, Six]),
        },
        Step::new(
            phrase!("lessons-board-two-pairs"),
            phrase!("lessons-board-two-pairs-words"),
            played(
                1,
                [(One, Five), (Four, Six)],
                phrase!("lessons-board-two-pairs-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-board-roll-or-stop"),
            phrase!("lessons-board-roll-or-stop-words"),
            rolled(2, [Two, Three, Four, Five]),
        ),
        Step::new(
            phrase!("lessons-board-last-runner"),
            phrase!("lessons-board-last-runner-words"),
            played(
                2,
                [(Two, Four), (Three, Five)],
                phrase!("lessons-board-last-runner-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-board-still-played"),
            phrase!("lessons-board-still-played-words"),
            rolled(3, [One, One, Three, Four]),
        ),
        Step::new(
            phrase!("lessons-board-bust"),
            phrase!("lessons-board-bust-words"),
            Awaits::Reading,
        ),
        Step {
            title: phrase!("lessons-board-next-turn"),
            words: phrase!("lessons-board-next-turn-words"),
            before: turn(
                4,
                &[([Two, Five, Three, Four], [(Two, Five), (Three, Four)])],
            ),
            awaits: rolled(5, [Two, Three, Five, Six]),
        },
        Step::new(
            phrase!("lessons-board-twice"),
            phrase!("lessons-board-twice-words"),
            played(
                5,
                [(Two, Six), (Three, Five)],
                phrase!("lessons-board-twice-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-board-once-more"),
            phrase!("lessons-board-once-more-words"),
            rolled(6, [Two, Three, Four, Six]),
        ),
        Step::new(
            phrase!("lessons-board-second-column"),
            phrase!("lessons-board-second-column-words"),
            played(
                6,
                [(Three, Four), (Two, Six)],
                phrase!("lessons-board-second-column-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-board-stop"),
            phrase!("lessons-board-stop-words"),
            Awaits::Choice(stop(6), phrase!("lessons-board-stop-instead")),
        ),
        Step::new(
            phrase!("lessons-board-kept"),
            phrase!("lessons-board-kept-words"),
            Awaits::Reading,
        ),
        Step {
            title: phrase!("lessons-board-later"),
            words: phrase!("lessons-board-later-words"),
            before: later(),
            awaits: rolled(13, [Two, Three, Five, Six]),
        },
        Step::new(
            phrase!("lessons-board-to-the-top"),
            phrase!("lessons-board-to-the-top-words"),
            played(
                13,
                [(Two, Six), (Three, Five)],
                phrase!("lessons-board-to-the-top-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-board-not-won-yet"),
            phrase!("lessons-board-not-won-yet-words"),
            Awaits::Choice(stop(13), phrase!("lessons-board-not-won-yet-instead")),
        ),
        Step::new(
            phrase!("lessons-board-won"),
            phrase!("lessons-board-won-words"),
            Awaits::Reading,
        ),
    ];
    Guided::new(setup, steps)
}

/// The turns of rolls 7 to 12, between two steps of the script.
fn later() -> Vec<Event> {
    let eights = ([Two, Three, Five, Six], [(Two, Six), (Three, Five)]);
    let sevens = ([Two, Three, Four, Five], [(Two, Five), (Three, Four)]);
    let both = ([One, Two, Six, Six], [(One, Six), (Two, Six)]);
    [
        turn(7, &[sevens]),
        turn(8, &[eights, eights]),
        turn(10, &[both]),
        turn(11, &[eights]),
        turn(12, &[sevens]),
    ]
    .concat()
}

/// A turn that begins with this roll and ends with a stop.
fn turn(first: usize, rolls: &[([Die; Roll::DICE], Both)]) -> Vec<Event> {
    let last = first + rolls.len() - 1;
    rolls
        .iter()
        .zip(first..)
        .flat_map(|(&(dice, pairs), number)| [roll(number, dice), play(number, pairs)])
        .chain([stop(last)])
        .collect()
}

fn for_the_start(number: usize, dice: [Die; RollOff::DICE]) -> Event {
    let dice = RollOff::new(dice);
    Event::RollOff {
        number: RollOffNumber::new(number),
        dice,
    }
}

fn roll(number: usize, dice: [Die; Roll::DICE]) -> Event {
    let roll = Roll::new(dice);
    Event::Roll {
        number: RollNumber::new(number),
        roll,
    }
}

fn play(roll: usize, [one, other]: Both) -> Event {
    let play = Play::both(Sum::of(one.0, one.1), Sum::of(other.0, other.1));
    Event::Play {
        roll: RollNumber::new(roll),
        play,
    }
}

fn stop(roll: usize) -> Event {
    let decision = Decision::Stop;
    Event::Decision {
        roll: RollNumber::new(roll),
        decision,
    }
}

fn rolled(number: usize, dice: [Die; Roll::DICE]) -> Awaits<Event> {
    Awaits::Dice(roll(number, dice), ROLL)
}

fn played(number: usize, pairs: Both, instead: Phrase) -> Awaits<Event> {
    Awaits::Choice(play(number, pairs), instead)
}
