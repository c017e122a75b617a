//! The first four throws of a game of Express, on a real pad.

use super::guided::{Awaits, Guided, Step};
use crate::rules::dice::Die::{self, Five, Four, One, Six, Three, Two};
use crate::rules::dice::{Pairs, Sum, Throw};
use crate::rules::express::{Choice, Penalty};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{DiceSource, Event, Express, Player, Seed};
use crate::text::{Phrase, phrase};

const THROW: Phrase = phrase!("lessons-throws-first");

pub fn lesson(player: Player) -> Guided<Express> {
    let setup = Express::new(vec![player], Penalty::default(), DiceSource::App(Seed(0)))
        // One player and the default penalty make a valid table.
        .expect("one player can play");
    let steps = vec![
        Step::new(
            phrase!("lessons-throws-everybody"),
            phrase!("lessons-throws-everybody-words"),
            thrown(1, [One, Three, Four, Four, Six]),
        ),
        Step::new(
            phrase!("lessons-throws-two-pairs"),
            phrase!("lessons-throws-two-pairs-words"),
            chosen(
                1,
                [(One, Three), (Four, Six)],
                Some(Four),
                phrase!("lessons-throws-two-pairs-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-throws-first-value"),
            phrase!("lessons-throws-first-value-words"),
            thrown(2, [Two, Three, Four, Six, Six]),
        ),
        Step::new(
            phrase!("lessons-throws-new-value"),
            phrase!("lessons-throws-new-value-words"),
            chosen(
                2,
                [(Three, Six), (Four, Six)],
                Some(Two),
                phrase!("lessons-throws-new-value-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-throws-one-free"),
            phrase!("lessons-throws-one-free-words"),
            thrown(3, [One, Two, Two, Four, Five]),
        ),
        Step::new(
            phrase!("lessons-throws-third-value"),
            phrase!("lessons-throws-third-value-words"),
            chosen(
                3,
                [(Two, Two), (One, Four)],
                Some(Five),
                phrase!("lessons-throws-third-value-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-throws-three-stand"),
            phrase!("lessons-throws-three-stand-words"),
            thrown(4, [One, Three, Three, Six, Six]),
        ),
        Step::new(
            phrase!("lessons-throws-free-throw"),
            phrase!("lessons-throws-free-throw-words"),
            chosen(
                4,
                [(One, Three), (Three, Six)],
                None,
                phrase!("lessons-throws-free-throw-instead"),
            ),
        ),
        Step::new(
            phrase!("lessons-throws-and-so-on"),
            phrase!("lessons-throws-and-so-on-words"),
            Awaits::Reading,
        ),
    ];
    Guided::new(setup, steps)
}

fn thrown(number: usize, dice: [Die; Throw::DICE]) -> Awaits<Event> {
    let throw = Throw::new(dice);
    Awaits::Dice(
        Event::Throw {
            number: ThrowNumber::new(number),
            throw,
        },
        THROW,
    )
}

fn chosen(
    throw: usize,
    [one, other]: [(Die, Die); 2],
    fifth: Option<Die>,
    instead: Phrase,
) -> Awaits<Event> {
    let pairs = Pairs::new(Sum::of(one.0, one.1), Sum::of(other.0, other.1));
    let event = Event::Choice {
        throw: ThrowNumber::new(throw),
        seat: Seat::FIRST,
        choice: Choice { pairs, fifth },
    };
    Awaits::Choice(event, instead)
}
