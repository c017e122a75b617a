//! The table of a classic game: the start, turns, stops and busts, and what a correction does to them.

use fifth_die::rules::classic::{
    Decision, End, Entry, Phase, Refusal, Setting, Sharing, Tally, Turn,
};
use fifth_die::rules::{RollNumber, RollOffNumber, Ruling, Seat, TurnNumber};
use fifth_die::session::{Classic, Refused, Session, classic::Event};

use crate::fixtures::{
    advance, board, played, record, rolled, rolled_on, started, stopped, sum, turns, with_sharing,
};

const ONES: [u8; 4] = [1, 1, 1, 1];

#[track_caller]
pub fn two(events: impl IntoIterator<Item = Event>) -> Session<Classic> {
    let start = [started(1, [6, 6]), started(2, [1, 2])];
    board(2, Setting::default(), start.into_iter().chain(events))
}

/// The first player wins column 2 and stops, the second busts in it, the first wins 12; the second begins in 7, then the
/// first wins 3 as well.
pub fn whole_game() -> Vec<Event> {
    let noted = "1111 2-2, 1111 2 stop, 1111, 6666 12-12, 1266 3-12 stop, \
                 3434 7-7, 3424 6-7 stop, 1212 3-3, 1212 3-3 stop";
    turns(1, noted)
}

#[track_caller]
fn refused(session: &Session<Classic>, event: Event, refusal: Refusal, ruling: Option<Ruling>) {
    let mut tried = session.clone();
    assert_eq!(tried.record(event), Err(Refused::Rules(refusal.clone())));
    assert_eq!(refusal.ruling(), ruling);
    assert_eq!(&tried, session, "what is refused changes nothing");
}

#[track_caller]
pub fn waits(session: &Session<Classic>, phase: Phase) {
    assert_eq!(session.table().phase(), phase);
}

pub fn rolls(number: usize, seat: usize, may_stop: bool) -> Phase {
    Phase::Roll {
        number: RollNumber::new(number),
        seat: Seat::new(seat),
        may_stop,
    }
}

fn starts(number: usize, seat: usize) -> Phase {
    Phase::RollOff {
        number: RollOffNumber::new(number),
        seat: Seat::new(seat),
    }
}

pub fn won(seat: usize) -> Phase {
    Phase::Over {
        winner: Seat::new(seat),
    }
}

fn waiting(roll: usize) -> Refusal {
    Refusal::Waiting(RollNumber::new(roll))
}

fn no_roll(number: usize) -> Refusal {
    Refusal::NoRoll(RollNumber::new(number))
}

#[track_caller]
fn entry(session: &Session<Classic>, number: usize) -> &Entry {
    let step = session.table().step(RollNumber::new(number));
    step.expect("a roll").entry()
}

fn seats(session: &Session<Classic>) -> Vec<usize> {
    let steps = session.table().steps();
    steps.iter().map(|step| step.seat().index()).collect()
}

pub fn squares(session: &Session<Classic>, seat: usize) -> Vec<(u8, u8)> {
    let position = session.table().position();
    (2..=12)
        .map(|column| (column, position.square(Seat::new(seat), sum(column))))
        .filter(|&(_, space)| space > 0)
        .collect()
}

fn runners(session: &Session<Classic>) -> Vec<(u8, u8)> {
    let position = session.table().position();
    (2..=12)
        .map(|column| (column, position.runner(sum(column))))
        .filter(|&(_, space)| space > 0)
        .collect()
}

fn starters(session: &Session<Classic>) -> Vec<Option<usize>> {
    let roll_offs = session.table().roll_offs();
    roll_offs.map(|(seat, _)| seat.map(Seat::index)).collect()
}

#[test]
fn the_highest_total_starts() {
    let mut session = board(3, Setting::default(), []);
    waits(&session, starts(1, 0));
    record(&mut session, started(1, [1, 5]));
    waits(&session, starts(2, 1));
    assert_eq!(session.table().position().turn(), Seat::new(1));
    record(&mut session, started(2, [3, 4]));
    record(&mut session, started(3, [2, 3]));
    assert_eq!(session.table().first(), Some(Seat::new(1)));
    waits(&session, rolls(1, 1, false));
}

#[test]
fn ties_roll_again_among_the_tied() {
    let mut session = board(
        4,
        Setting::default(),
        [
            started(1, [3, 4]),
            started(2, [1, 6]),
            started(3, [1, 1]),
            started(4, [2, 5]),
        ],
    );
    // Totals count, not single dice: all but the third player have 7.
    waits(&session, starts(5, 0));
    record(&mut session, started(5, [1, 2]));
    waits(&session, starts(6, 1));
    record(&mut session, started(6, [5, 5]));
    waits(&session, starts(7, 3));
    record(&mut session, started(7, [4, 6]));
    waits(&session, starts(8, 1));
    record(&mut session, started(8, [1, 1]));
    record(&mut session, started(9, [1, 2]));
    assert_eq!(session.table().first(), Some(Seat::new(3)));
    let expected = [0, 1, 2, 3, 0, 1, 3, 1, 3];
    assert_eq!(starters(&session), expected.map(Some));
    waits(&session, rolls(1, 3, false));
    // Each tie is known: those of seats 1, 2 and 4 at 7, and of 2 and 4 at 10.
    let ties = session.table().ties();
    let ties = ties.iter().map(|tie| {
        let seats: Vec<usize> = tie.seats.iter().map(|seat| seat.number()).collect();
        format!("{seats:?} at {}", tie.total)
    });
    let expected = ["[1, 2, 4] at 7", "[2, 4] at 10"];
    assert_eq!(ties.collect::<Vec<_>>(), expected);
    assert!(!session.table().is_tied(), "it is decided");
    let late = started(10, [6, 6]);
    refused(&session, late, Refusal::Started, Some(Ruling::C2));
}

#[test]
fn one_player_alone_starts_without_a_roll() {
    let session = board(1, Setting::default(), []);
    assert_eq!(session.table().first(), Some(Seat::new(0)));
    waits(&session, rolls(1, 0, false));
    let late = started(1, [6, 6]);
    refused(&session, late, Refusal::Started, Some(Ruling::C2));
}

#[test]
fn nobody_rolls_four_dice_before_the_start() {
    let session = board(2, Setting::default(), [started(1, [6, 6])]);
    let not_started = Refusal::NotStarted(Seat::new(1));
    refused(&session, rolled(1, ONES), not_started, Some(Ruling::C2));
    for number in [3, 0] {
        let none = Refusal::NoRollOff(RollOffNumber::new(number));
        refused(&session, started(number, [6, 6]), none, None);
    }
}

#[test]
fn a_whole_game_by_hand() {
    let session = two(whole_game());
    waits(&session, won(0));
    assert_eq!(squares(&session, 0), [(2, 3), (3, 5), (12, 3)]);
    assert_eq!(squares(&session, 1), [(6, 1), (7, 3)]);
    assert_eq!(seats(&session), [0, 0, 1, 0, 0, 1, 1, 0, 0]);
    assert_eq!(entry(&session, 3), &Entry::Bust);

    let turns = session.table().turns();
    let expected = [
        (1, 0, [1, 2], End::Stop, 3),
        (2, 1, [3, 3], End::Bust, 0),
        (3, 0, [4, 5], End::Stop, 4),
        (4, 1, [6, 7], End::Stop, 4),
        (5, 0, [8, 9], End::Stop, 4),
    ];
    let expected = expected.map(|(number, seat, [first, last], end, spaces)| Turn {
        number: TurnNumber::new(number),
        seat: Seat::new(seat),
        rolls: RollNumber::new(first)..=RollNumber::new(last),
        end,
        spaces,
    });
    assert_eq!(turns, expected);
    assert_eq!(session.table().turn(), TurnNumber::new(5));
    let of_first = Tally {
        turns: 3,
        rolls: 6,
        busts: 0,
        longest: 2,
        furthest: 4,
        kept: 11,
        lost: 0,
    };
    assert_eq!(Tally::of(&turns, Seat::new(0)), of_first);
    refused(&session, rolled(10, ONES), Refusal::Over, Some(Ruling::C10));
}

#[test]
fn a_turn_stops_or_rolls_on_after_each_play() {
    let mut session = two([rolled(1, [1, 5, 4, 6])]);
    waits(&session, Phase::Play(RollNumber::new(1)));
    assert_eq!(session.table().waiting(), Some(RollNumber::new(1)));
    for early in [rolled(2, ONES), stopped(1)] {
        refused(&session, early, waiting(1), Some(Ruling::C3));
    }

    record(&mut session, played(1, &[6, 10]));
    waits(&session, rolls(2, 0, true));
    assert_eq!(session.table().waiting(), None);
    assert_eq!(runners(&session), [(6, 1), (10, 1)]);
    let undecided = session.clone();

    record(&mut session, stopped(1));
    waits(&session, rolls(2, 1, false));
    assert_eq!(squares(&session, 0), [(6, 1), (10, 1)]);
    assert_eq!(session.table().turn(), TurnNumber::new(2));

    let mut session = undecided;
    record(&mut session, rolled(2, [1, 5, 4, 6]));
    let decision = session.table().steps()[0].decision();
    assert_eq!(decision, Some(Decision::RollOn), "to roll is to roll on");
    assert_eq!(seats(&session), [0, 0]);
    refused(&session, rolled(4, ONES), waiting(2), Some(Ruling::C3));
    record(&mut session, played(2, &[6, 10]));
    refused(&session, rolled(4, ONES), no_roll(4), None);
    refused(&session, played(3, &[2]), no_roll(3), None);
    refused(&session, rolled(0, ONES), no_roll(0), None);
}

#[test]
fn a_bust_passes_the_turn_by_itself() {
    // Column 2 is at its top, and nothing else can be made of ones.
    let mut session = two(turns(1, "1111 2-2, 1166 2-12, 1111"));
    waits(&session, rolls(4, 1, false));
    assert_eq!(squares(&session, 0), []);
    assert_eq!(runners(&session), []);
    for decided in [stopped(3), rolled_on(3)] {
        let bust = Refusal::Bust(RollNumber::new(3));
        refused(&session, decided, bust, Some(Ruling::C7));
    }
    let illegal = session.record(played(3, &[2])).expect_err("a bust");
    assert_eq!(illegal.ruling(), Some(Ruling::C5));

    let tally = Tally::of(&session.table().turns(), Seat::new(0));
    assert_eq!((tally.turns, tally.busts, tally.lost), (1, 1, 4));
    assert_eq!((tally.longest, tally.furthest, tally.kept), (3, 0, 0));
}

#[test]
fn a_stop_and_a_play_may_be_changed_until_the_next_roll() {
    let mut session = two(turns(1, "1546 6-10 stop"));
    record(&mut session, rolled_on(1));
    waits(&session, rolls(2, 0, true));
    record(&mut session, played(1, &[7, 9]));
    record(&mut session, stopped(1));
    waits(&session, rolls(2, 1, false));
    assert_eq!(squares(&session, 0), [(7, 1), (9, 1)]);
    // A play under a stop leaves it a stop.
    record(&mut session, played(1, &[5, 11]));
    assert_eq!(squares(&session, 0), [(5, 1), (11, 1)]);
    waits(&session, rolls(2, 1, false));
}

#[test]
fn a_forced_roll_forbids_the_stop() {
    let setting = with_sharing(Sharing::Forced);
    let start = [started(1, [6, 6]), started(2, [1, 1])];
    let events = turns(1, "1616 7-7 stop, 1616 7-7");
    let mut session = board(2, setting, start.into_iter().chain(events));
    waits(&session, rolls(3, 1, false));
    let held = |column| Refusal::Held(sum(column));
    refused(&session, stopped(2), held(7), Some(Ruling::C12));

    // With other dice the stop is allowed; corrected back, it waits.
    record(&mut session, rolled(2, [2, 6, 2, 6]));
    record(&mut session, played(2, &[8, 8]));
    record(&mut session, stopped(2));
    record(&mut session, rolled(3, [1, 1, 6, 6]));
    record(&mut session, played(3, &[2, 12]));
    let settled = session.clone();
    record(&mut session, rolled(1, [2, 6, 2, 6]));
    waits(&session, Phase::Play(RollNumber::new(1)));
    record(&mut session, played(1, &[8, 8]));
    waits(&session, Phase::Decision(RollNumber::new(2)));
    assert_eq!(session.table().waiting(), Some(RollNumber::new(2)));
    let step = &session.table().steps()[1];
    assert!(step.is_stop_refused());
    assert_eq!(step.decision(), None);
    assert_eq!(step.written().decision, Some(Decision::Stop));
    assert_eq!(session.table().steps().len(), 2, "what follows waits");
    assert_eq!(runners(&session), [(8, 2)]);
    refused(&session, stopped(2), held(8), Some(Ruling::C12));
    for later in [played(3, &[2, 12]), rolled(4, ONES)] {
        refused(&session, later, waiting(2), Some(Ruling::C3));
    }

    let mut going_on = session.clone();
    record(&mut going_on, rolled_on(2));
    waits(&going_on, rolls(4, 1, false));
    assert_eq!(seats(&going_on), [0, 1, 1]);

    session.undo();
    session.undo();
    assert_eq!(session.table(), settled.table());
}

#[test]
fn a_last_stop_that_is_refused_waits_too() {
    let setting = with_sharing(Sharing::Forced);
    let start = [started(1, [6, 6]), started(2, [1, 1])];
    let events = turns(1, "1616 7-7 stop, 2616 7-8 stop");
    let mut session = board(2, setting, start.into_iter().chain(events));
    waits(&session, rolls(3, 0, false));
    record(&mut session, rolled(2, [1, 6, 1, 6]));
    waits(&session, Phase::Play(RollNumber::new(2)));
    record(&mut session, played(2, &[7, 7]));
    waits(&session, Phase::Decision(RollNumber::new(2)));
    record(&mut session, rolled_on(2));
    waits(&session, rolls(3, 1, false));
}

#[test]
fn a_turn_under_way_counts_as_one_that_has_not_ended() {
    let session = two(turns(1, "1546 6-10, 1546"));
    let turns = session.table().turns();
    assert_eq!((turns[0].end, turns[0].spaces), (End::Open, 2));
    let tally = Tally::of(&turns, Seat::new(0));
    assert_eq!((tally.turns, tally.rolls, tally.longest), (1, 2, 2));
    assert_eq!((tally.kept, tally.furthest), (0, 0));
    assert_eq!((tally.lost, tally.busts), (0, 0));
}

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
    let mut session = two(turns(1, "1546 6-10 stop, 1546 5-11"));
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
