//! A few turns on the classic board: runners, a bust, a stop, a column won.

use super::guided::{Awaits, Guided, Step};
use crate::rules::classic::{Decision, Play, Setting};
use crate::rules::dice::Die::{self, Five, Four, One, Six, Three, Two};
use crate::rules::dice::{Roll, RollOff, Sum};
use crate::rules::{RollNumber, RollOffNumber};
use crate::session::classic::Event;
use crate::session::{Classic, DiceSource, Player, Seed};

const ROLL: &str = "Stopping would keep what you have. To see what comes next, roll: Space.";

/// Two pairs of dice, of which both are played.
type Both = [(Die, Die); 2];

pub fn lesson(players: [Player; 2]) -> Guided<Classic> {
    let setup = Classic::new(
        players.to_vec(),
        Setting::default(),
        DiceSource::App(Seed(0)),
    )
    // Two players with unlike names and colours and the usual setting are a table.
    .expect("two players can play");
    let steps = vec![
        Step {
            title: "Eleven columns",
            words: "Each column is a sum of two dice. The middle ones are longer, because their sums come more often. \
                    Three columns win the game. \
                    You are Mia, and it is your turn: roll the dice.",
            before: vec![
                for_the_start(1, [Five, Four]),
                for_the_start(2, [Three, One]),
            ],
            awaits: rolled(1, [One, Four, Five, Six]),
        },
        Step::new(
            "Two pairs, two runners",
            "Four dice make two pairs in up to three ways. Both pairs of the one you choose are played: a runner is \
             placed, or goes up by one. Take 6 (1 and 5) and 10 (4 and 6).",
            played(
                1,
                [(One, Five), (Four, Six)],
                "That may be played as well. Here we take 6 and 10.",
            ),
        ),
        Step::new(
            "Roll on, or stop",
            "Two runners are on the board, one is left. After each roll you may stop and keep what you have, or roll \
             on and risk it. Both buttons tell what that brings. Roll on.",
            rolled(2, [Two, Three, Four, Five]),
        ),
        Step::new(
            "The last runner",
            "One runner is left: 6 and 8 can both be played, the 8 by the last runner. Of 5 and 9 only one could be, \
             since both need a new one. Take 6 (2 and 4) and 8 (3 and 5).",
            played(
                2,
                [(Two, Four), (Three, Five)],
                "That may be played as well. Here we take 6 and 8.",
            ),
        ),
        Step::new(
            "What can still be played",
            "All three runners stand: from now on only 6, 8 and 10 can be played in this turn. Many would stop here. \
             To see what they fear, roll on.",
            rolled(3, [One, One, Three, Four]),
        ),
        Step::new(
            "Bust",
            "No two of these dice make 6, 8 or 10, so nothing can be played: a bust. The runners come off and all \
             that the turn gained is lost. Ben is next.",
            Awaits::Reading,
        ),
        Step {
            title: "Your next turn",
            words: "Ben rolled two 7s and stopped at once: his square stays, whatever comes. It is your turn again. Roll \
                    the dice.",
            before: turn(
                4,
                &[([Two, Five, Three, Four], [(Two, Five), (Three, Four)])],
            ),
            awaits: rolled(5, [Two, Three, Five, Six]),
        },
        Step::new(
            "Twice the same",
            "Two pairs with the same sum move one runner two spaces. Take 8 twice: 2 and 6, 3 and 5.",
            played(
                5,
                [(Two, Six), (Three, Five)],
                "That may be played as well. Here we take 8 twice.",
            ),
        ),
        Step::new(
            "Once more",
            "Two spaces with one runner, and two more runners in hand: a bust is unlikely. Roll on.",
            rolled(6, [Two, Three, Four, Six]),
        ),
        Step::new(
            "A second column",
            "Take 7 (3 and 4) and 8 (2 and 6). That Ben is in column 7 too does not matter: squares may share a \
             space.",
            played(
                6,
                [(Three, Four), (Two, Six)],
                "That may be played as well. Here we take 7 and 8.",
            ),
        ),
        Step::new(
            "Stop",
            "Four spaces are at stake. This time keep them: stop.",
            Awaits::Choice(
                stop(6),
                "You may roll on, of course. Here we stop and keep the four spaces: S.",
            ),
        ),
        Step::new(
            "Kept",
            "Your squares stand where the runners stood. In a later turn a runner begins just above its square, \
             so nothing is to be done again.",
            Awaits::Reading,
        ),
        Step {
            title: "Some turns later",
            words: "Your square in column 8 has come within two spaces of the top, and Ben has one there as well. \
                    Roll the dice.",
            before: later(),
            awaits: rolled(13, [Two, Three, Five, Six]),
        },
        Step::new(
            "To the top",
            "Two 8s again, just what it takes. Take 8 twice.",
            played(
                13,
                [(Two, Six), (Three, Five)],
                "That may be played as well. Here we take 8 twice, and reach the top.",
            ),
        ),
        Step::new(
            "Not won yet",
            "The runner is on the top, but a column is won only by stopping. A bust would lose it all the same. \
             Stop.",
            Awaits::Choice(
                stop(13),
                "Rolling on would risk the column. Stop to win it: S.",
            ),
        ),
        Step::new(
            "A column won",
            "Column 8 is yours. Ben's square leaves it, and nobody plays an 8 there again. Two \
             more columns, and the game is won.",
            Awaits::Reading,
        ),
    ];
    Guided::new(setup, steps)
}

/// The turns that lead from the first column to the top of the second.
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

/// A turn from this roll on, which ends with a stop.
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

fn played(number: usize, pairs: Both, instead: &'static str) -> Awaits<Event> {
    Awaits::Choice(play(number, pairs), instead)
}
