//! What holds of every game, tried on random ones.

use std::collections::BTreeSet;

use proptest::prelude::*;

use fifth_die::rules::dice::{Die, Pairs, Sum, Throw};
use fifth_die::rules::express::{
    Choice, Entry, Pad, Penalty, Phase, Score, Table, row_score, standings,
};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Colour, DiceSource, Event, Place, Seating, Seed, Session};

use crate::fixtures::{
    self, any_pad, any_throw, chosen, handed, is_replayed, is_told, joined, retired, row_marks,
    session, setup, track_marks,
};

/// A choice, possible or not.
fn any_choice() -> impl Strategy<Value = Choice> {
    let row = || prop::sample::select(Sum::ALL.to_vec());
    let fifth = prop::option::of(prop::sample::select(Die::ALL.to_vec()));
    (row(), row(), fifth).prop_map(|(one, other, fifth)| Choice {
        pairs: Pairs::new(one, other),
        fifth,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn what_is_offered_can_be_played_and_nothing_else(pad in any_pad(), throw in any_throw()) {
        let offered = pad.choices(&throw);
        for (place, one) in Sum::ALL.into_iter().enumerate() {
            for other in Sum::ALL.into_iter().skip(place) {
                for fifth in Die::ALL.into_iter().map(Some).chain([None]) {
                    let choice = Choice { pairs: Pairs::new(one, other), fifth };
                    match pad.play(&throw, choice) {
                        Ok(_) => prop_assert!(offered.contains(&choice), "{} is not offered", choice),
                        Err(illegal) => {
                            prop_assert!(!offered.contains(&choice), "{} is offered", choice);
                            prop_assert_eq!(illegal.choice, choice);
                            prop_assert_eq!(&illegal.legal, &offered);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_throw_marks_two_pairs_and_one_track_box_unless_it_is_free(
        pad in any_pad(),
        throw in any_throw(),
    ) {
        for choice in pad.choices(&throw) {
            let after = pad.play(&throw, choice).expect("it was offered");
            let expected = u32::from(choice.fifth.is_some());
            prop_assert_eq!(row_marks(&after), row_marks(&pad) + 2);
            prop_assert_eq!(track_marks(&after), track_marks(&pad) + expected);
            for row in Sum::ALL {
                prop_assert_eq!(after.marks(row), pad.marks(row) + choice.pairs.count(row));
            }
            for value in Die::ALL {
                let marks = |pad: &Pad| pad.track(value).map_or(0, |track| track.marks());
                let new = u8::from(choice.fifth == Some(value));
                prop_assert_eq!(marks(&after), marks(&pad) + new);
            }
        }
    }

    #[test]
    fn a_total_is_the_sum_of_its_rows(pad in any_pad(), penalty in prop::sample::select(Penalty::ALL.to_vec())) {
        let score = Score::of(&pad, penalty);
        let rows = Sum::ALL.map(|row| row_score(row, pad.marks(row), penalty));
        prop_assert_eq!(Sum::ALL.map(|row| score.row(row)), rows);
        prop_assert_eq!(score.total(), rows.iter().sum::<i32>());
        prop_assert_eq!(score.total(), score.minus() + score.plus());
        prop_assert!(score.minus() <= 0 && score.plus() >= 0);
    }

    #[test]
    fn a_place_is_one_more_than_the_players_ahead(
        totals in prop::collection::vec(-3..3_i32, 1..=8),
    ) {
        let ranking = standings(&totals, &[]);
        let mut seats: Vec<Seat> = ranking.iter().map(|standing| standing.seat).collect();
        prop_assert!(ranking.is_sorted_by_key(|standing| standing.place));
        for standing in &ranking {
            prop_assert_eq!(standing.total, totals[standing.seat]);
            let ahead = totals.iter().filter(|&&total| total > standing.total).count();
            prop_assert_eq!(standing.place, ahead + 1);
        }
        seats.sort_unstable();
        prop_assert!(seats.into_iter().eq(Seat::all(totals.len())), "everybody has a place");
    }

    #[test]
    fn a_random_game_ends_and_puts_everybody_out(
        seats in 1..=8_usize,
        seed in any::<u64>(),
        picks in prop::collection::vec(any::<usize>(), 97),
    ) {
        let mut picks = picks.into_iter().cycle();
        let mut session = Session::new(setup(seats, DiceSource::App(Seed(seed))));
        loop {
            let event = match session.table().phase() {
                Phase::Over => break,
                Phase::Throw(number) => {
                    // 22 throws mark a track at most; that 280 others are free does not happen.
                    prop_assert!(number <= ThrowNumber::new(300));
                    Event::Throw { number, throw: Seed(seed).throw(number) }
                }
                Phase::Choices(_) => answer(session.table(), picks.next().unwrap_or_default()),
            };
            prop_assert_eq!(session.record(event), Ok(()));
        }

        let table = session.table();
        prop_assert_eq!(table.waiting().count(), 0);
        for (seat, pad) in Seat::enumerate(table.pads()) {
            let out = table.out_at(seat).map(ThrowNumber::get);
            prop_assert!(pad.is_out() && out.is_some());
            prop_assert!((8..=22).contains(&track_marks(pad)));
            prop_assert_eq!(pad.tracks().filter(|track| track.is_full()).count(), 1);
            let chosen = |number: &usize| table.rounds()[number - 1].cells()[seat].choice().is_some();
            let answered: Vec<usize> = (1..=table.rounds().len()).filter(chosen).collect();
            prop_assert_eq!(answered.last().copied(), out);
            prop_assert_eq!(answered.len(), out.unwrap_or_default());
            prop_assert_eq!(row_marks(pad) as usize, 2 * answered.len());
        }
        let last = Seat::all(table.pads().len()).filter_map(|seat| table.out_at(seat)).max();
        prop_assert_eq!(last, Some(table.last_throw()), "the last throw put the last player out");

        is_replayed(&session)?;
    }
}

/// The first choice that a table waits for, one of the legal ones.
fn answer(table: &Table, number: usize) -> Event {
    let (throw, seat) = table.waiting().next().expect("somebody has to choose");
    change(table, throw.get(), seat, number).expect("who has to choose can")
}

fn change(table: &Table, throw: usize, seat: Seat, number: usize) -> Option<Event> {
    let round = table.round(ThrowNumber::new(throw))?;
    let choices = round.cell(seat)?.before().choices(round.throw());
    let seat = seat.index();
    (!choices.is_empty()).then(|| chosen(throw, seat, choices[number % choices.len()]))
}

#[derive(Debug, Clone, Copy)]
enum Act {
    /// They go on: the next throw, or the first choice that is missing.
    GoOn(Throw, usize),
    Dice(usize, Throw),
    Choice(usize, usize, usize),
    Mistype(usize, usize, Choice),
    Misnumber(usize, Throw),
    Retire(usize),
    Hand(usize),
    Join,
    Undo,
    Redo,
}

fn any_act() -> impl Strategy<Value = Act> {
    // Throws of few values soon put players out, and corrections bring them back.
    let few = prop::array::uniform5(prop::sample::select(vec![Die::Four, Die::Five]));
    let dice = || prop_oneof![3 => few.clone().prop_map(Throw::new), 1 => any_throw()];
    let number = any::<usize>;
    prop_oneof![
        24 => (dice(), number()).prop_map(|(throw, number)| Act::GoOn(throw, number)),
        1 => (number(), dice()).prop_map(|(which, throw)| Act::Dice(which, throw)),
        2 => (number(), number(), number())
            .prop_map(|(which, seat, number)| Act::Choice(which, seat, number)),
        1 => (0..12_usize, 0..4_usize, any_choice())
            .prop_map(|(which, seat, choice)| Act::Mistype(which, seat, choice)),
        1 => (0..40_usize, dice()).prop_map(|(number, throw)| Act::Misnumber(number, throw)),
        1 => (0..5_usize).prop_map(Act::Retire),
        1 => (0..5_usize).prop_map(Act::Hand),
        1 => Just(Act::Join),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
    ]
}

impl Act {
    fn event(self, table: &Table) -> Option<Event> {
        let earlier = |which: usize| Some(which.checked_rem(table.rounds().len())? + 1);
        match self {
            Act::GoOn(throw, number) => match table.phase() {
                Phase::Throw(number) => Some(Event::Throw { number, throw }),
                Phase::Choices(_) => Some(answer(table, number)),
                Phase::Over => None,
            },
            Act::Dice(which, throw) => Some(Event::Throw {
                number: ThrowNumber::new(earlier(which)?),
                throw,
            }),
            Act::Choice(which, seat, number) => {
                let seat = Seat::new(seat % table.pads().len());
                change(table, earlier(which)?, seat, number)
            }
            Act::Mistype(throw, seat, choice) => Some(chosen(throw, seat, choice)),
            Act::Misnumber(number, throw) => Some(Event::Throw {
                number: ThrowNumber::new(number),
                throw,
            }),
            Act::Retire(seat) => Some(retired(seat).into()),
            Act::Hand(seat) => Some(handed(seat, &format!("New at {seat}"), None).into()),
            Act::Join => {
                let seat = table.pads().len();
                Some(joined(&format!("Late {seat}"), Colour::ALL[seat % 8]).into())
            }
            Act::Undo | Act::Redo => None,
        }
    }
}

/// What is written on a table, in plain lists: the throws, and by throw and seat the choices.
struct Written {
    throws: Vec<(Throw, Vec<Option<Choice>>)>,
    has_departed: Vec<bool>,
}

/// What the done events have written; a later event is written over an earlier one.
fn written(session: &Session) -> Written {
    let mut written = Written {
        throws: Vec::new(),
        has_departed: vec![false; session.setup().players().len()],
    };
    for event in session.log().done() {
        match *event {
            Event::Throw { number, throw } => match written.throws.get_mut(number.index()) {
                Some(line) => line.0 = throw,
                None => {
                    let nobody = vec![None; written.has_departed.len()];
                    written.throws.push((throw, nobody));
                }
            },
            Event::Choice {
                throw,
                seat,
                choice,
            } => written.throws[throw.index()].1[seat] = Some(choice),
            Event::Seating(Seating::Retire { seat }) => written.has_departed[seat] = true,
            Event::Seating(Seating::Join { .. }) => {
                written.has_departed.push(false);
                for (_, choices) in &mut written.throws {
                    choices.push(None);
                }
            }
            Event::Seating(Seating::Hand { .. }) => {}
        }
    }
    written
}

/// Whether a table is what reading the lists once, from the first throw to the last, makes of them.
fn is_reading_of(table: &Table, written: &Written) -> Result<(), TestCaseError> {
    let Written {
        throws,
        has_departed,
    } = written;
    prop_assert_eq!(table.rounds().len(), throws.len());
    prop_assert_eq!(table.pads().len(), has_departed.len());
    let mut waiting = BTreeSet::new();
    for (seat, &at_the_end) in Seat::enumerate(table.pads()) {
        let mut pad = Pad::EMPTY;
        for (place, (throw, choices)) in throws.iter().enumerate() {
            let round = &table.rounds()[place];
            let cell = &round.cells()[seat];
            prop_assert_eq!(round.throw(), throw);
            prop_assert_eq!(cell.before(), &pad);
            let entry = match choices[seat] {
                None if has_departed[seat] => Entry::Departed,
                unused if pad.is_out() => Entry::Out(unused),
                None => Entry::Open,
                Some(choice) => match pad.play(throw, choice) {
                    Ok(after) => {
                        pad = after;
                        Entry::Chosen(choice)
                    }
                    Err(illegal) => Entry::Refused(illegal),
                },
            };
            prop_assert_eq!(cell.entry(), &entry);
            prop_assert_eq!(cell.after(), pad);
            if matches!(entry, Entry::Open | Entry::Refused(_)) && !has_departed[seat] {
                waiting.insert((ThrowNumber::at(place), seat));
            }
        }
        prop_assert_eq!(at_the_end, pad);
    }
    prop_assert!(table.waiting().eq(waiting.iter().copied()));
    let mut pads = table.pads().iter().zip(has_departed);
    let phase = match waiting.first() {
        Some(&(throw, _)) => Phase::Choices(ThrowNumber::new(throw.get())),
        None if pads.all(|(pad, &has_departed)| has_departed || pad.is_out()) => Phase::Over,
        None => Phase::Throw(ThrowNumber::new(throws.len() + 1)),
    };
    prop_assert_eq!(table.phase(), phase);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn whatever_people_do_the_table_is_what_the_log_says(
        seats in 1..=3_usize,
        acts in prop::collection::vec(any_act(), 0..100),
    ) {
        let mut session = session(seats, []);
        for (count, act) in acts.into_iter().enumerate() {
            let before = session.clone();
            match act {
                Act::Undo => fixtures::undo(&mut session)?,
                Act::Redo => fixtures::redo(&mut session)?,
                _ => {
                    if let Some(event) = act.event(session.table()) {
                        if session.record(event.clone()).is_err() {
                            prop_assert_eq!(&session, &before, "what is refused changes nothing");
                        } else {
                            let mut back = session.clone();
                            prop_assert_eq!(back.undo(), Some(event));
                            prop_assert_eq!(back.table(), before.table());
                        }
                    }
                }
            }
            is_reading_of(session.table(), &written(&session))?;
            if count % 8 == 0 {
                is_replayed(&session)?;
            }
        }
        is_replayed(&session)?;
        can_be_played_on(&session)?;
        is_told(session)?;
    }
}

/// Whether a practice copy from every throw and every choice stands as the game stood then, with its corrections.
fn can_be_played_on(session: &Session) -> Result<(), TestCaseError> {
    let rounds = session.table().rounds();
    for (number, round) in ThrowNumber::enumerate(rounds) {
        let copy = session.practice_from(Place::Throw(number), Seed(0));
        is_replayed(&copy)?;
        is_like(&copy, session, number, |throw, _| throw < number)?;
        for (own, _) in Seat::enumerate(round.cells()) {
            let copy = session.practice_from(Place::Choice(number, own), Seed(0));
            is_replayed(&copy)?;
            // Who came late chooses for throws after which the others had gone on.
            let joined = session.tenure(own).joined.unwrap_or(1);
            let last = number.max(ThrowNumber::new(joined - 1));
            let is_chosen = |throw, seat| seat != own || throw < number;
            is_like(&copy, session, last, is_chosen)?;
        }
    }
    Ok(())
}

/// Whether a copy is the game up to this throw, with these choices for those who sat there already.
fn is_like(
    copy: &Session,
    session: &Session,
    last: ThrowNumber,
    is_chosen: impl Fn(ThrowNumber, Seat) -> bool,
) -> Result<(), TestCaseError> {
    let rounds = copy.table().rounds();
    prop_assert_eq!(ThrowNumber::new(rounds.len()), last);
    let originals = session.table().rounds();
    for (throw, (round, original)) in ThrowNumber::enumerate(rounds.iter().zip(originals)) {
        prop_assert_eq!(round.throw(), original.throw());
        for (seat, cell) in Seat::enumerate(round.cells()) {
            let original = &original.cells()[seat];
            if !is_chosen(throw, seat) {
                let entry = cell.entry();
                let is_open = matches!(entry, Entry::Open | Entry::Departed | Entry::Out(None));
                prop_assert!(is_open, "{:?} of {} for {}", entry, seat, throw);
                continue;
            }
            // Who left only later still sits there, and has to choose in order.
            let has_left = |of: &Session| of.table().has_departed(seat);
            if has_left(session) && !has_left(copy) {
                continue;
            }
            prop_assert_eq!(cell.before(), original.before());
            prop_assert_eq!(cell.entry(), original.entry());
        }
    }
    Ok(())
}
