//! What holds of every classic game, tried on random ones, against a second reading of what was written.

use proptest::prelude::*;

use fifth_die::rules::classic::{
    Decision, End, Entry, Phase, Play, Position, Setting, Table, Tally,
};
use fifth_die::rules::dice::{Die, Roll, RollOff, Sum};
use fifth_die::rules::{RollNumber, RollOffNumber, Seat, TurnNumber};
use fifth_die::session::classic::{Event, Place};
use fifth_die::session::{Classic, DiceSource, Seating, Seed, Session, Setup};

use crate::fixtures::{
    self, any_table, board, handed, is_replayed, is_told, players, retired, rolled, rolled_on,
    started, stopped,
};

#[derive(Debug, Clone)]
enum Act {
    /// They go on: dice, a play or a decision, whatever the table waits for.
    GoOn(Roll, usize, bool),
    Dice(usize, Roll),
    Start(usize, RollOff),
    Play(usize, usize),
    Decision(usize, Decision),
    Mistype(Event),
    Retire(usize),
    Hand(usize),
    Undo,
    Redo,
}

fn any_die() -> impl Strategy<Value = Die> {
    // Few values make few sums, so that columns are won and turns end in busts.
    prop_oneof![
        6 => prop::sample::select(vec![Die::One, Die::Two, Die::Six]),
        1 => prop::sample::select(Die::ALL.to_vec()),
    ]
}

fn any_roll() -> impl Strategy<Value = Roll> {
    prop::array::uniform4(any_die()).prop_map(Roll::new)
}

fn any_play() -> impl Strategy<Value = Play> {
    let column = || prop::sample::select(Sum::ALL.to_vec());
    prop_oneof![
        column().prop_map(Play::one),
        (column(), column()).prop_map(|(one, other)| Play::both(one, other)),
    ]
}

fn any_event() -> impl Strategy<Value = Event> {
    let (number, die) = (|| 0..40_usize, 1..=6_u8);
    prop_oneof![
        (number(), prop::array::uniform2(die.clone()))
            .prop_map(|(number, dice)| started(number, dice)),
        (number(), prop::array::uniform4(die)).prop_map(|(number, dice)| rolled(number, dice)),
        (number(), any_play()).prop_map(|(roll, play)| Event::Play {
            roll: RollNumber::new(roll),
            play
        }),
        number().prop_map(rolled_on),
        number().prop_map(stopped),
    ]
}

fn any_act() -> impl Strategy<Value = Act> {
    let number = any::<usize>;
    prop_oneof![
        40 => (any_roll(), number(), prop::bool::weighted(0.3))
            .prop_map(|(roll, which, stops)| Act::GoOn(roll, which, stops)),
        1 => (number(), any_roll()).prop_map(|(which, roll)| Act::Dice(which, roll)),
        1 => (number(), any_die(), any_die()).prop_map(|(which, a, b)| Act::Start(which, RollOff::new([a, b]))),
        2 => (number(), number()).prop_map(|(which, play)| Act::Play(which, play)),
        1 => number().prop_map(|which| Act::Decision(which, Decision::RollOn)),
        1 => number().prop_map(|which| Act::Decision(which, Decision::Stop)),
        2 => any_event().prop_map(Act::Mistype),
        1 => (0..5_usize).prop_map(Act::Retire),
        1 => (0..5_usize).prop_map(Act::Hand),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
    ]
}

fn pick<T: Copy>(several: &[T], number: usize) -> Option<T> {
    several.get(number.checked_rem(several.len())?).copied()
}

/// One of the legal plays of a roll that the game has come to.
fn play(table: &Table, number: usize, which: usize) -> Option<Event> {
    let step = table.step(RollNumber::new(number))?;
    let play = pick(&step.before().plays(step.roll()), which)?;
    Some(Event::Play {
        roll: RollNumber::new(number),
        play,
    })
}

/// What people do who only go on.
fn onward(table: &Table, roll: Roll, which: usize, stops: bool) -> Option<Event> {
    match table.phase() {
        Phase::RollOff { number, .. } => {
            let [a, _, _, d] = roll.dice();
            let dice = RollOff::new([a, d]);
            Some(Event::RollOff { number, dice })
        }
        Phase::Roll {
            number, may_stop, ..
        } => Some(if stops && may_stop {
            Event::Decision {
                roll: number.previous(),
                decision: Decision::Stop,
            }
        } else {
            Event::Roll { number, roll }
        }),
        Phase::Play(number) => play(table, number.get(), which),
        Phase::Decision(roll) => Some(Event::Decision {
            roll,
            decision: Decision::RollOn,
        }),
        Phase::Over { .. } => None,
    }
}

impl Act {
    fn event(self, table: &Table) -> Option<Event> {
        let rolls = table.rolls().len();
        let earlier = |which: usize| Some(which.checked_rem(rolls)? + 1);
        match self {
            Act::GoOn(roll, which, stops) => onward(table, roll, which, stops),
            Act::Dice(which, roll) => Some(Event::Roll {
                number: RollNumber::new(earlier(which)?),
                roll,
            }),
            Act::Start(which, dice) => Some(Event::RollOff {
                number: RollOffNumber::new(which.checked_rem(table.roll_offs().count())? + 1),
                dice,
            }),
            Act::Play(which, play) => self::play(table, earlier(which)?, play),
            Act::Decision(which, decision) => Some(Event::Decision {
                roll: RollNumber::new(earlier(which)?),
                decision,
            }),
            Act::Mistype(event) => Some(event),
            Act::Retire(seat) => Some(retired(seat).into()),
            Act::Hand(seat) => Some(handed(seat, &format!("New at {seat}"), None).into()),
            Act::Undo | Act::Redo => None,
        }
    }
}

/// What is written on a table, in plain lists.
#[derive(Clone, Default)]
struct Lists {
    starts: Vec<RollOff>,
    /// Who has left, and how many rolls there were.
    left: Vec<(Seat, usize)>,
    rolls: Vec<(Roll, Option<Play>, Option<Decision>)>,
}

impl Lists {
    fn write(&mut self, event: Event, setting: Setting, players: usize) {
        match event {
            Event::RollOff { number, dice } => match self.starts.get_mut(number.index()) {
                Some(start) => *start = dice,
                None => self.starts.push(dice),
            },
            Event::Roll { number, roll } => match self.rolls.get_mut(number.index()) {
                Some(line) => line.0 = roll,
                None => {
                    // Who rolls after a play has decided to.
                    let reading = Reading::of(self, setting, players);
                    if let (Some((_, Found::AnySession)), Some(last)) =
                        (reading.rolls.last(), self.rolls.last_mut())
                        && last.2.is_none()
                    {
                        last.2 = Some(Decision::RollOn);
                    }
                    self.rolls.push((roll, None, None));
                }
            },
            Event::Play { roll, play } => self.rolls[roll.index()].1 = Some(play),
            Event::Decision { roll, decision } => self.rolls[roll.index()].2 = Some(decision),
            Event::Seating(Seating::Retire { seat }) => self.left.push((seat, self.rolls.len())),
            Event::Seating(_) => {}
        }
    }
}

/// What a reader finds in a line.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Found {
    Nothing,
    Illegal,
    Bust,
    AnySession,
    Undecided,
    Held,
    Left,
}

/// What reading the lists once, from the first line to the last, comes to.
struct Reading {
    rolls: Vec<(Position, Found)>,
    phase: Phase,
    position: Position,
}

impl Reading {
    fn of(lists: &Lists, setting: Setting, players: usize) -> Reading {
        let mut reading = Reading {
            rolls: Vec::new(),
            phase: Phase::Over {
                winner: Seat::new(0),
            },
            position: Position::start(setting, players, Seat::new(0)).expect("one to four"),
        };
        let mut starts = lists.starts.iter();
        let mut tied: Vec<Seat> = Seat::all(players).collect();
        while tied.len() > 1 {
            let mut totals = Vec::new();
            for &seat in &tied {
                let Some(dice) = starts.next() else {
                    let number = lists.starts.len() + 1;
                    reading.phase = Phase::RollOff {
                        number: RollOffNumber::new(number),
                        seat,
                    };
                    reading.position = Position::start(setting, players, seat).expect("a seat");
                    return reading;
                };
                totals.push(dice.dice().map(Die::value).iter().sum::<u8>());
            }
            let highest = totals.iter().copied().max();
            let of = |place: &usize| Some(totals[*place]) == highest;
            tied = (0..tied.len())
                .filter(of)
                .map(|place| tied[place])
                .collect();
        }
        reading.position = Position::start(setting, players, tied[0]).expect("a seat");
        let leavers = |rolls: usize| lists.left.iter().filter(move |(_, after)| *after == rolls);
        for &(seat, _) in leavers(0) {
            reading.position = reading.position.without(seat);
        }

        for (place, &(roll, play, decision)) in lists.rolls.iter().enumerate() {
            if reading.position.winner().is_some() {
                break;
            }
            let before = reading.position.clone();
            let number = place + 1;
            let is_last = number == lists.rolls.len();
            let mut found = if before.plays(&roll).is_empty() {
                reading.position = before.bust();
                Found::Bust
            } else if let Some(play) = play {
                match before.play(&roll, play) {
                    Err(_) => Found::Illegal,
                    Ok(played) => {
                        reading.position = played;
                        match (decision, reading.position.stop()) {
                            (Some(Decision::Stop), None) => Found::Held,
                            (Some(Decision::Stop), Some(next)) => {
                                reading.position = next;
                                Found::AnySession
                            }
                            (None, _) if !is_last => Found::Undecided,
                            (None | Some(Decision::RollOn), _) => Found::AnySession,
                        }
                    }
                }
            } else {
                Found::Nothing
            };
            let is_ended = found == Found::Bust
                || (found == Found::AnySession && decision == Some(Decision::Stop));
            for &(seat, _) in leavers(number) {
                if seat == before.turn() && !is_ended {
                    found = Found::Left;
                }
                reading.position = reading.position.without(seat);
            }
            reading.rolls.push((before, found));
            let waits = match found {
                // The last one left has won, whatever was to be played.
                _ if reading.position.winner().is_some() => continue,
                Found::Nothing | Found::Illegal => Phase::Play(RollNumber::new(number)),
                Found::Undecided | Found::Held => Phase::Decision(RollNumber::new(number)),
                Found::Bust | Found::AnySession | Found::Left => continue,
            };
            reading.phase = waits;
            return reading;
        }
        let position = &reading.position;
        reading.phase = match position.winner() {
            Some(winner) => Phase::Over { winner },
            None => Phase::Roll {
                number: RollNumber::new(lists.rolls.len() + 1),
                seat: position.turn(),
                may_stop: position.may_stop(),
            },
        };
        reading
    }
}

fn is_reading_of(table: &Table, lists: &Lists) -> Result<(), TestCaseError> {
    let position = table.position();
    let reading = Reading::of(lists, position.setting(), position.players());
    prop_assert_eq!(table.phase(), reading.phase);
    prop_assert_eq!(position, &reading.position);

    let starts: Vec<RollOff> = table.roll_offs().map(|(_, dice)| *dice).collect();
    prop_assert_eq!(&starts, &lists.starts);
    let rolls: Vec<_> = table
        .rolls()
        .iter()
        .map(|written| (written.roll, written.play, written.decision))
        .collect();
    prop_assert_eq!(&rolls, &lists.rolls, "nothing is forgotten");

    prop_assert_eq!(table.steps().len(), reading.rolls.len());
    for (place, (before, found)) in reading.rolls.iter().enumerate() {
        let step = &table.steps()[place];
        prop_assert_eq!(step.before(), before);
        prop_assert_eq!(step.written(), &table.rolls()[place]);
        prop_assert_eq!(step.player_departed(), *found == Found::Left);
        if step.player_departed() {
            continue;
        }
        let is_found = match step.entry() {
            Entry::Open => *found == Found::Nothing,
            Entry::Bust => *found == Found::Bust,
            Entry::Refused(illegal) => {
                prop_assert_eq!(&illegal.legal, &before.plays(step.roll()));
                *found == Found::Illegal && Some(illegal.play) == lists.rolls[place].1
            }
            Entry::Chosen(play) => {
                prop_assert_eq!(step.is_stop_refused(), *found == Found::Held);
                let counts = (*found == Found::AnySession).then_some(lists.rolls[place].2);
                prop_assert_eq!(step.decision(), counts.flatten());
                Some(*play) == lists.rolls[place].1
                    && matches!(found, Found::AnySession | Found::Undecided | Found::Held)
            }
        };
        prop_assert!(is_found, "{:?} is {:?}", found, step.entry());
    }
    Ok(())
}

/// Whether turns go round the table, end as they say and add up.
fn turns_go_round(table: &Table) -> Result<(), TestCaseError> {
    let players = table.position().players();
    let turns = table.turns();
    let mut next = RollNumber::FIRST;
    for (place, turn) in turns.iter().enumerate() {
        let first = table.first().expect("rolls come after the start");
        prop_assert_eq!(turn.number, TurnNumber::at(place));
        if Seat::all(players).all(|seat| table.position().plays_on(seat)) {
            prop_assert_eq!(turn.seat, first.after(place, players));
        }
        prop_assert_eq!(*turn.rolls.start(), next);
        prop_assert!(turn.rolls.end() >= turn.rolls.start());
        prop_assert_eq!(turn.end == End::Open && place + 1 < turns.len(), false);
        next = turn.rolls.end().next();
    }
    prop_assert_eq!(next, RollNumber::at(table.steps().len()));

    let tallies: Vec<Tally> = Seat::all(players)
        .map(|seat| Tally::of(&turns, seat))
        .collect();
    let of = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    let busts = table
        .steps()
        .iter()
        .filter(|step| step.entry() == &Entry::Bust);
    prop_assert_eq!(of(|tally| tally.turns), turns.len());
    prop_assert_eq!(of(|tally| tally.rolls), table.steps().len());
    prop_assert_eq!(of(|tally| tally.busts), busts.count());
    for (seat, tally) in Seat::enumerate(tallies) {
        let squares: u32 = Sum::ALL
            .into_iter()
            .map(|column| u32::from(table.position().square(seat, column)))
            .sum();
        // What others win is cleared, so that less may stand than was kept.
        prop_assert!(tally.kept >= squares);
        prop_assert!(players > 1 || tally.kept == squares);
    }
    Ok(())
}

/// Whether a practice copy from every roll, play and decision stands as the game stood then, with its corrections.
fn can_be_played_on(session: &Session<Classic>) -> Result<(), TestCaseError> {
    let table = session.table();
    for (number, _) in RollOffNumber::enumerate(table.roll_offs()) {
        let copy = session.practice_from(Place::RollOff(number), Seed(0));
        is_replayed(&copy)?;
        let dice = table.roll_offs().map(|(_, dice)| dice).take(number.get());
        prop_assert!(copy.table().roll_offs().map(|(_, dice)| dice).eq(dice));
        prop_assert!(copy.table().rolls().is_empty());
    }
    for (number, step) in RollNumber::enumerate(table.steps()) {
        let before = &table.steps()[..number.index()];
        for place in [
            Place::Roll(number),
            Place::Play(number),
            Place::Decision(number),
        ] {
            let copy = session.practice_from(place, Seed(0));
            is_replayed(&copy)?;
            prop_assert_eq!(copy.table().rolls().len(), number.get());
            let (last, earlier) = copy.table().steps().split_last().expect("a roll");
            prop_assert_eq!(earlier, before);
            prop_assert_eq!(last.before(), step.before());
            prop_assert_eq!(last.roll(), step.roll());
            let is_played = matches!(place, Place::Decision(_));
            prop_assert_eq!(last.play(), step.play().filter(|_| is_played));
            prop_assert_eq!(last.decision(), None);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn whatever_people_do_the_board_is_what_the_log_says(
        (seats, setting) in any_table(),
        acts in prop::collection::vec(any_act(), 0..120),
    ) {
        let mut session = board(seats, setting, []);
        // What is written after each event of the log.
        let mut lists = vec![Lists::default()];
        for (count, act) in acts.into_iter().enumerate() {
            let before = session.clone();
            match act {
                Act::Undo => fixtures::undo(&mut session)?,
                Act::Redo => fixtures::redo(&mut session)?,
                _ => {
                    if let Some(event) = act.clone().event(session.table()) {
                        if let Err(refusal) = session.record(event.clone()) {
                            prop_assert_eq!(&session, &before, "what is refused changes nothing");
                            let goes_on = matches!(act, Act::GoOn(..) | Act::Play(..));
                            prop_assert!(!goes_on, "{:?}: {}", event, refusal);
                        } else {
                            let cursor = before.log().cursor();
                            lists.truncate(cursor + 1);
                            let mut next = lists[cursor].clone();
                            next.write(event.clone(), setting, seats);
                            lists.push(next);
                            let mut back = session.clone();
                            prop_assert_eq!(back.undo(), Some(event));
                            prop_assert_eq!(back.table(), before.table());
                        }
                    }
                }
            }
            is_reading_of(session.table(), &lists[session.log().cursor()])?;
            if count % 8 == 0 {
                is_replayed(&session)?;
                turns_go_round(session.table())?;
            }
        }
        is_replayed(&session)?;
        can_be_played_on(&session)?;
        is_told(session.clone())?;
        turns_go_round(session.table())?;
    }

    #[test]
    fn a_random_game_ends_with_a_winner_who_has_the_columns(
        (seats, setting) in any_table(),
        seed in any::<u64>(),
        picks in prop::collection::vec(any::<usize>(), 97),
    ) {
        let setup = Setup::new(players(seats), setting, DiceSource::App(Seed(seed))).expect("a setup");
        let mut session = Session::new(setup);
        let mut picks = picks.into_iter().cycle();
        let winner = loop {
            let table = session.table();
            let roll = session.dice().roll(RollNumber::new(table.rolls().len() + 1)).expect("the app's dice");
            let which = picks.next().unwrap_or_default();
            let stops = table.position().runners_remaining() == 0 || which.is_multiple_of(3);
            let event = match table.phase() {
                Phase::Over { winner } => break winner,
                Phase::RollOff { number, .. } => {
                    let dice = session.dice().roll_off(number).expect("the app's dice");
                    Event::RollOff { number, dice }
                }
                _ => onward(table, roll, which, stops).expect("the game goes on"),
            };
            prop_assert_eq!(session.record(event), Ok(()));
            prop_assert!(session.table().rolls().len() < 4_000);
        };

        let table = session.table();
        let position = table.position();
        prop_assert_eq!(position.winner(), Some(winner));
        let columns = |seat| position.columns_won(seat);
        let are_all_won = Seat::all(seats).map(columns).sum::<usize>() == Sum::COUNT;
        prop_assert!(columns(winner) >= setting.columns.count() || are_all_won);
        prop_assert_eq!(table.waiting(), None);
        prop_assert_eq!(table.steps().len(), table.rolls().len());
        let last = table.steps().last().expect("a game has rolls");
        prop_assert_eq!(last.decision(), Some(Decision::Stop));
        prop_assert!(last.seat() == winner || are_all_won);
        prop_assert_eq!(table.turn().get(), table.turns().len());
        for seat in Seat::all(seats).filter(|&seat| seat != winner) {
            prop_assert!(columns(seat) < setting.columns.count());
            let enough = columns(seat) + position.columns_needed(seat);
            prop_assert_eq!(enough, setting.columns.count());
            prop_assert!(columns(seat) <= columns(winner));
        }
        turns_go_round(table)?;
        is_replayed(&session)?;
    }
}
