//! The first four throws of a game of Express, on a real pad.

use super::guided::{Awaits, Guided, Step};
use crate::rules::dice::Die::{self, Five, Four, One, Six, Three, Two};
use crate::rules::dice::{Pairs, Sum, Throw};
use crate::rules::express::{Choice, Penalty};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{DiceSource, Event, Express, Player, Seed};

const THROW: &str = "First the dice: Space rolls them.";

pub fn lesson(player: Player) -> Guided<Express> {
    let setup = Express::new(vec![player], Penalty::default(), DiceSource::App(Seed(0)))
        // One player with the usual penalty is a table.
        .expect("one player can play");
    let steps = vec![
        Step::new(
            "A throw is for everybody",
            "This pad is yours: a row for each sum of two dice, and three tracks for the fifth dice. Everybody uses the \
             same throw, each on a pad of their own. Roll the dice.",
            thrown(1, [One, Three, Four, Four, Six]),
        ),
        Step::new(
            "Two pairs, and one die left",
            "Put four dice together as two pairs; each marks a box in the row of its sum. The fifth die marks a track. \
             Each line here is a die that could be left, and what pairs it leaves. Leave a 4: take 4 (1 and 3) and 10 \
             (4 and 6).",
            chosen(
                1,
                [(One, Three), (Four, Six)],
                Some(Four),
                "That may be chosen as well. Here we take 4 and 10, and leave the 4.",
            ),
        ),
        Step::new(
            "Your first value",
            "Rows 4 and 10 have a mark each, and 4 is the first of your three values, with one box of its track gone. \
             Row 4 and row 10 now cost 200 each, until they have five marks. On to the next throw.",
            thrown(2, [Two, Three, Four, Six, Six]),
        ),
        Step::new(
            "A new value each time",
            "Until three values are named, the fifth die must be a new one if the throw shows one. Click on the 4 \
             to see it refused. Then take 9 (3 and 6) and 10 (4 and 6), and leave the 2.",
            chosen(
                2,
                [(Three, Six), (Four, Six)],
                Some(Two),
                "That would do: its fifth die is new. Here we take 9 and 10, and leave the 2.",
            ),
        ),
        Step::new(
            "One value is still free",
            "Two values are named, 4 and 2. Row 10 has its second mark: few rows with many marks are worth more than \
             many rows with few. Roll again.",
            thrown(3, [One, Two, Two, Four, Five]),
        ),
        Step::new(
            "The third value",
            "2 and 4 are yours already, so only the 1 or the 5 can be left. Take 4 (2 and 2) and 5 (1 and 4), and \
             leave the 5.",
            chosen(
                3,
                [(Two, Two), (One, Four)],
                Some(Five),
                "That is a new value too. Here we take 4 and 5, and leave the 5.",
            ),
        ),
        Step::new(
            "Three values stand",
            "From now on your fifth die must be a 2, a 4 or a 5 whenever the throw shows one. You will wish that \
             it does not.",
            thrown(4, [One, Three, Three, Six, Six]),
        ),
        Step::new(
            "A free throw",
            "No 2, no 4 and no 5: choose any two pairs, and no track is marked. Each one is a throw for nothing. \
             Take 4 (1 and 3) and 9 (3 and 6).",
            chosen(
                4,
                [(One, Three), (Three, Six)],
                None,
                "On a free throw any two pairs will do. Here we take 4 and 9.",
            ),
        ),
        Step::new(
            "And so on",
            "Row 4 has three marks, two more and its 200 are gone. The eighth mark on one of the tracks ends \
                    your game, mostly after about twenty throws. What counts then is the next lesson.",
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
    instead: &'static str,
) -> Awaits<Event> {
    let pairs = Pairs::new(Sum::of(one.0, one.1), Sum::of(other.0, other.1));
    let event = Event::Choice {
        throw: ThrowNumber::new(throw),
        seat: Seat::FIRST,
        choice: Choice { pairs, fifth },
    };
    Awaits::Choice(event, instead)
}
