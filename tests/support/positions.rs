//! Games of hasty players, for the tests of the coach.

use std::cmp::Reverse;

use fifth_die::rules::Seat;
use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Choice, Pad, Penalty, Phase, Track};
use fifth_die::session::{DiceSource, Event, Seed, Session};

use crate::fixtures::chosen;
use crate::play;

/// The choice that fills a track soonest, so that the game is a short one.
fn track_first(pad: &Pad, throw: &Throw) -> Choice {
    let marks = |choice: &Choice| {
        choice
            .fifth
            .and_then(|die| pad.track(die))
            .map_or(0, Track::marks)
    };
    // The first of the best.
    let mut choices = pad.choices(throw);
    choices.sort_by_key(|choice| Reverse(marks(choice)));
    choices[0]
}

/// A game of these people with dice of the app, who think of the track alone.
pub fn hasty(names: &[&str]) -> Session {
    let dice = DiceSource::App(Seed(7));
    let mut session = play::table(names, Penalty::TwoHundred, dice);
    while let Phase::Throw(number) = session.table().phase() {
        let throw = session.throw(number).unwrap();
        session.record(Event::Throw { number, throw }).unwrap();
        for seat in Seat::all(names.len()) {
            let pad = session.table().pads()[seat];
            if !pad.is_out() {
                let choice = track_first(&pad, &throw);
                let event = chosen(number.get(), seat.index(), choice);
                session.record(event).unwrap();
            }
        }
    }
    session
}
