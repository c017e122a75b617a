//! What a correction does to a classic game, and that undo takes it back.

use fifth_die::rules::classic::{Decision, Entry, Phase, Refusal};
use fifth_die::rules::{RollNumber, Ruling, Seat, TurnNumber};

use crate::classic_table::{
    ONES, SIXES, entry, record, refused, rolls, runners, seats, squares, starters, starts, two,
    waiting, waits, whole_game, won,
};
use crate::fixtures::{advance, played, rolled, rolled_on, started, stopped};

#[test]
fn corrected_dice_ask_again_for_the_play_they_made_illegal() {
    let mut session = two(whole_game());
    let before = session.clone();
    record(&mut session, rolled(1, [1, 1, 1, 2]));
    match entry(&session, 1) {
        Entry::Refused(illegal) => {
            assert_eq!(illegal.play, advance(&[2, 2]));
            assert_eq!(illegal.ruling(), Ruling::C3);
            assert_eq!(illegal.legal, [advance(&[2, 3])]);
        }
        other => panic!("{other:?}"),
    }
    waits(&session, Phase::Play(RollNumber::new(1)));
    assert_eq!(session.table().steps().len(), 1);
    assert_eq!(session.table().rolls().len(), 9, "the others are kept");
    assert_eq!(runners(&session), [], "what is refused moves nothing");
    record(&mut session, played(1, &[2, 3]));
    // Now the second roll moves two spaces in column 2, and one was played.
    waits(&session, Phase::Play(RollNumber::new(2)));
    record(&mut session, played(2, &[2, 2]));
    // One space of column 3 more, so that only one is left for the last roll. Its stop is still written.
    waits(&session, Phase::Play(RollNumber::new(9)));
    record(&mut session, played(9, &[3]));
    waits(&session, won(0));

    for _ in 0..4 {
        session.undo();
    }
    assert_eq!(session.table(), before.table());
    assert_eq!(session.log().undone().len(), 4);
}

#[test]
fn dice_corrected_back_restore_everything() {
    let mut session = two(whole_game());
    let before = session.table().clone();
    for (number, dice) in [(1, ONES), (3, ONES), (6, [3, 4, 3, 4])] {
        record(&mut session, rolled(number, [2, 5, 5, 6]));
        assert_ne!(session.table(), &before);
        record(&mut session, rolled(number, dice));
        assert_eq!(session.table(), &before);
    }
}

#[test]
fn a_corrected_stop_gives_the_later_rolls_to_others() {
    let mut session = two([
        rolled(1, [1, 5, 4, 6]),
        played(1, &[6, 10]),
        stopped(1),
        rolled(2, [1, 5, 4, 6]),
        played(2, &[6, 10]),
        stopped(2),
        rolled(3, [1, 5, 4, 6]),
        played(3, &[5, 11]),
    ]);
    let before = session.clone();
    assert_eq!(seats(&session), [0, 1, 0]);

    record(&mut session, rolled_on(1));
    assert_eq!(seats(&session), [0, 0, 1]);
    assert_eq!(squares(&session, 0), [(6, 2), (10, 2)]);
    assert_eq!(runners(&session), [(5, 1), (11, 1)]);
    waits(&session, rolls(4, 1, true));
    assert_eq!(session.table().turn(), TurnNumber::new(2));

    session.undo();
    assert_eq!(session, {
        let mut again = before.clone();
        record(&mut again, rolled_on(1));
        again.undo();
        again
    });
    assert_eq!(session.table(), before.table());

    // The reverse: the last player had stopped after all.
    record(&mut session, rolled(4, [1, 5, 4, 6]));
    record(&mut session, played(4, &[5, 11]));
    assert_eq!(seats(&session), [0, 1, 0, 0]);
    record(&mut session, stopped(3));
    assert_eq!(seats(&session), [0, 1, 0, 1]);
    assert_eq!(runners(&session), [(5, 1), (11, 1)]);
}

#[test]
fn a_bust_corrected_away_asks_for_play_and_decision() {
    let mut session = two(whole_game());
    let before = session.clone();
    // The second player could play after all.
    record(&mut session, rolled(3, [3, 4, 3, 4]));
    waits(&session, Phase::Play(RollNumber::new(3)));
    assert_eq!(entry(&session, 3), &Entry::Open);
    record(&mut session, played(3, &[7, 7]));
    // Nobody has said whose the next roll is.
    waits(&session, Phase::Decision(RollNumber::new(3)));
    refused(&session, played(4, &[12, 12]), waiting(3), Some(Ruling::C3));

    let mut stays = session.clone();
    record(&mut stays, stopped(3));
    waits(&stays, won(0));
    assert_eq!(seats(&stays), seats(&before));
    assert_eq!(squares(&stays, 1), [(6, 1), (7, 5)]);

    record(&mut session, rolled_on(3));
    // The rolls are the second player's from here to the next stop, then they shift.
    assert_eq!(seats(&session), [0, 0, 1, 1, 1, 0, 0, 1, 1]);
    waits(&session, rolls(10, 0, false));
    assert_eq!(squares(&session, 0), [(2, 3), (6, 1), (7, 3)]);
    assert_eq!(squares(&session, 1), [(3, 5), (7, 2), (12, 3)]);

    for _ in 0..3 {
        session.undo();
    }
    assert_eq!(session.table(), before.table());
}

#[test]
fn a_play_corrected_into_a_bust_keeps_what_was_written() {
    let mut session = two(whole_game());
    let before = session.table().clone();
    // Ones bust while column 2 is won: the turn goes to the first player earlier.
    record(&mut session, rolled(6, ONES));
    assert_eq!(entry(&session, 6), &Entry::Bust);
    let step = session.table().step(RollNumber::new(6)).expect("a roll");
    assert_eq!((step.play(), step.decision()), (None, None));
    assert_eq!(step.written().play, Some(advance(&[7, 7])));
    assert_eq!(step.written().decision, Some(Decision::RollOn));
    assert_eq!(seats(&session), [0, 0, 1, 0, 0, 1, 0, 1, 1]);
    assert_eq!(squares(&session, 1), [(3, 4)]);
    waits(&session, rolls(10, 0, false));
    record(&mut session, rolled(6, [3, 4, 3, 4]));
    assert_eq!(session.table(), &before);
}

#[test]
fn a_correction_can_prolong_a_game() {
    let mut session = two(whole_game());
    let before = session.table().clone();
    // The first player went up in 3 instead of winning 12.
    record(&mut session, rolled(5, [1, 2, 1, 2]));
    record(&mut session, played(5, &[3, 3]));
    assert_eq!(squares(&session, 0), [(2, 3), (3, 2), (12, 2)]);
    // Only one space of 3 is left for the last roll.
    waits(&session, Phase::Play(RollNumber::new(9)));
    record(&mut session, played(9, &[3]));
    waits(&session, rolls(10, 1, false));
    record(&mut session, rolled(10, ONES));
    record(&mut session, rolled(11, SIXES));
    record(&mut session, played(11, &[12]));
    record(&mut session, stopped(11));
    waits(&session, won(0));
    for _ in 0..7 {
        session.undo();
    }
    assert_eq!(session.table(), &before);
}

#[test]
fn rolls_behind_the_end_count_for_nothing() {
    let mut session = two(whole_game());
    let over = session.table().clone();
    // The stop that won is taken back, and the game goes on.
    record(&mut session, rolled_on(9));
    waits(&session, rolls(10, 0, true));
    record(&mut session, rolled(10, [3, 4, 3, 4]));
    record(&mut session, played(10, &[7, 7]));
    let on = session.table().clone();
    record(&mut session, stopped(9));
    waits(&session, won(0));
    assert_eq!(session.table().rolls().len(), 10);
    assert_eq!(session.table().steps(), over.steps());
    for later in [played(10, &[6, 8]), rolled(11, ONES)] {
        refused(&session, later, Refusal::Over, Some(Ruling::C10));
    }
    let mut corrected = session.clone();
    record(&mut session, rolled_on(9));
    assert_eq!(session.table(), &on, "it comes back with the game");

    record(&mut corrected, rolled(10, [2, 5, 2, 5]));
    waits(&corrected, won(0));
    record(&mut corrected, rolled_on(9));
    let step = corrected.table().step(RollNumber::new(10)).expect("a roll");
    assert_eq!(step.roll().to_string(), "2-2-5-5");
    assert_eq!(step.play(), Some(advance(&[7, 7])));
}

#[test]
fn a_corrected_roll_for_the_start_shifts_every_turn() {
    let mut session = two([
        rolled(1, [1, 5, 4, 6]),
        played(1, &[6, 10]),
        stopped(1),
        rolled(2, [1, 5, 4, 6]),
        played(2, &[5, 11]),
    ]);
    let before = session.clone();
    assert_eq!(seats(&session), [0, 1]);
    record(&mut session, started(1, [1, 1]));
    assert_eq!(session.table().first(), Some(Seat::new(1)));
    assert_eq!(seats(&session), [1, 0]);
    assert_eq!(squares(&session, 1), [(6, 1), (10, 1)]);

    // A tie: the rolls wait for the start.
    record(&mut session, started(1, [1, 2]));
    waits(&session, starts(3, 0));
    assert_eq!(session.table().steps(), []);
    assert_eq!(session.table().rolls().len(), 2);
    assert_eq!(squares(&session, 1), []);
    let (play, tied) = (played(1, &[6, 10]), Refusal::NotStarted(Seat::new(0)));
    refused(&session, play, tied, Some(Ruling::C2));
    record(&mut session, started(3, [5, 5]));
    record(&mut session, started(4, [4, 4]));
    assert_eq!(session.table().steps(), before.table().steps());

    // Corrected back, the last two are needless and kept.
    record(&mut session, started(1, [6, 6]));
    assert_eq!(starters(&session), [Some(0), Some(1), None, None]);
    assert_eq!(session.table().position(), before.table().position());
    record(&mut session, started(1, [2, 1]));
    assert_eq!(starters(&session), [0, 1, 0, 1].map(Some));
    for _ in 0..6 {
        session.undo();
    }
    assert_eq!(session.table(), before.table());
}

#[test]
fn a_corrected_roll_for_the_start_that_changes_nothing_keeps_the_game() {
    let mut session = two(whole_game());
    let steps = session.table().steps().to_vec();
    record(&mut session, started(1, [6, 5]));
    assert_eq!(session.table().steps(), steps);
    waits(&session, won(0));
}
