//! Games to test with, played without people: greedy and always the same.

use std::cmp::Reverse;

use fifth_die::rules::dice::{Sum, Throw};
use fifth_die::rules::express::{Choice, Pad, Penalty, Phase, Score, Track};
use fifth_die::session::{Colour, Dice, Event, Name, Played, Player, Seed, Session, Setup};

pub fn player(name: &str, colour: Colour) -> Player {
    Player {
        name: Name::new(name).unwrap(),
        colour,
    }
}

/// A table of these players in the colours that new players get.
pub fn table(names: &[&str], penalty: Penalty, dice: Dice) -> Session {
    let players = names
        .iter()
        .zip(Colour::ALL)
        .map(|(name, colour)| player(name, colour))
        .collect();
    Session::new(Setup::new(players, penalty, dice).unwrap())
}

/// The choice that looks best at once; every seat has a taste of its own, so that not all pads are alike.
pub fn greedy(pad: &Pad, throw: &Throw, penalty: Penalty, seat: usize) -> Choice {
    let value = |choice: &Choice| {
        let after = pad.play(throw, *choice).unwrap();
        let track = choice.fifth.and_then(|fifth| after.track(fifth));
        let marks = track.map_or(0, |track| i32::from(track.marks()));
        let rows: i32 = choice
            .pairs
            .sums()
            .iter()
            .map(|&sum| {
                let taste = (7 * (sum.index() + 2 * seat) % Sum::COUNT) as i32;
                match pad.marks(sum) {
                    marks @ 0..10 => 10 * marks as i32 + 15 * taste,
                    _ => 0,
                }
            })
            .sum();
        Score::of(&after, penalty).total() + rows - 4 * marks * marks
    };
    let mut choices = pad.choices(throw);
    choices.sort_by_key(|choice| Reverse(value(choice)));
    choices[0]
}

/// The choice that fills a track soonest, so that the game is a short one.
pub fn hasty(pad: &Pad, throw: &Throw) -> Choice {
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

/// Lets the session do what it waits for: the next throw, from its own dice or those of `real`, or the next choice.
/// Says whether there was anything to do.
pub fn step(session: &mut Session, real: Seed) -> bool {
    let event = match session.table().phase() {
        Phase::Over => return false,
        Phase::Throw(number) => Event::Throw {
            number,
            throw: session.roll(number).unwrap_or(real.throw(number)),
        },
        Phase::Choices(_) => {
            let (throw, seat) = session.table().waiting().next().unwrap();
            let round = session.table().round(throw).unwrap();
            let before = round.cells()[seat].before();
            Event::Choice {
                throw,
                seat,
                choice: greedy(before, round.throw(), session.setup().penalty(), seat),
            }
        }
    };
    session.record(event).unwrap();
    true
}

/// Plays on until `throws` throws are thrown and answered, or to the end.
pub fn play(session: &mut Session, real: Seed, throws: usize) {
    while session.table().phase() != Phase::Throw(throws + 1) && step(session, real) {}
}

/// The game of Express that a file holds.
#[track_caller]
pub fn express(session: &Played) -> &Session {
    match session {
        Played::Express(session) => session,
        Played::Classic(_) => panic!("a classic game"),
    }
}

/// The same, to be played on.
#[track_caller]
pub fn express_mut(session: &mut Played) -> &mut Session {
    match session {
        Played::Express(session) => session,
        Played::Classic(_) => panic!("a classic game"),
    }
}
