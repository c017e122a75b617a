//! Players come and go: seats are handed over, late players join, and one who must leave leaves.

use fifth_die::rules::classic::{End, Setting};
use fifth_die::rules::express::{Entry, Phase};
use fifth_die::rules::{RollNumber, Ruling, Seat, ThrowNumber};
use fifth_die::session::{
    AnySession, Classic, Colour, Event, Level, Refused, Session, SetupFault, Variant,
};

use fifth_die::store::{self, Export, Saved};
use fifth_die::text::seat_names;

use crate::classic_table::{rolls, squares, waits, won};
use crate::fixtures::{
    board, chosen, handed, joined, played, record, retired, rolled, session, started, stopped,
    take, thrown, turns,
};

fn three_throws() -> Vec<Event> {
    let throws = [[1, 3, 4, 4, 6], [2, 3, 4, 6, 6], [1, 2, 2, 4, 5]];
    let choices = [take([4, 10], 4), take([9, 10], 2), take([4, 5], 5)];
    let mut events = Vec::new();
    for (number, (dice, choice)) in (1..).zip(throws.into_iter().zip(choices)) {
        events.push(thrown(number, dice));
        events.push(chosen(number, 0, choice));
        events.push(chosen(number, 1, choice));
    }
    events
}

/// What is refused changes nothing, and names its ruling.
#[track_caller]
fn refused<G: Variant>(session: &Session<G>, event: impl Into<G::Event>, ruling: Ruling) {
    let mut tried = session.clone();
    let refusal = tried.record(event.into()).expect_err("it is refused");
    assert_eq!(refusal.ruling(), Some(ruling), "{refusal}");
    assert_eq!(&tried, session);
}

fn stories<G: Variant>(session: &Session<G>) -> Vec<String> {
    let seats = Seat::all(session.players().len());
    seats
        .map(|seat| session.seat_history(seat).to_string())
        .collect()
}

#[test]
fn a_seat_is_handed_to_a_person_and_to_the_program() {
    let mut session = session(2, three_throws());
    record(&mut session, thrown(4, [1, 3, 3, 6, 6]));
    record(&mut session, chosen(4, 0, take([4, 9], None)));
    let before = session.clone();

    // The first has chosen for the fourth throw, the second has not.
    record(&mut session, handed(0, "Ben", None));
    record(&mut session, handed(1, "Master", Some(Level::Master)));
    let any = AnySession::from(session.clone());
    let names = any.players().iter().map(|player| player.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Ben", "Master"]);
    assert_eq!(session.players()[1].level, Some(Level::Master));
    assert_eq!(session.players()[0].colour, before.players()[0].colour);
    assert_eq!(session.setup(), before.setup(), "the setup tells who began");
    let both = ["A, from throw 5 Ben", "B, from throw 4 Master"];
    assert_eq!(stories(&session), both);
    let history = session.seat_history(Seat::new(0));
    assert_eq!([4, 5].map(|throw| history.at(throw).as_str()), ["A", "Ben"]);
    assert_eq!(seat_names(&session), ["A, then Ben", "B, then Master"]);

    session.undo();
    session.undo();
    assert_eq!(session.table(), before.table());
    assert_eq!(session.players(), before.players());
    session.redo();
    assert_eq!(stories(&session), ["A, from throw 5 Ben", "B"]);
}

#[test]
fn the_program_sits_down_only_at_a_level_that_plays_the_game() {
    let mut express = session(2, three_throws());
    let evolved = || handed(1, "Evolved", Some(Level::Evolved));
    let refused = express.record(evolved().into());
    let fault = SetupFault::Level(Seat::new(1));
    assert_eq!(refused, Err(Refused::Seats(fault)));
    let mut board = board(2, Setting::default(), []);
    assert_eq!(board.record(evolved().into()), Ok(()));
    let eager = handed(0, "Eager", Some(Level::Eager));
    assert!(board.record(eager.clone().into()).is_err());
    assert_eq!(express.record(eager.into()), Ok(()));
    // No new game of Express has this level, but earlier ones do.
    let bold = handed(1, "Bold", Some(Level::Bold));
    assert_eq!(express.record(bold.into()), Ok(()));
}

#[test]
fn names_stay_distinct() {
    let mut session = session(2, three_throws());
    let [a, b, c] = [0, 1, 2].map(Seat::new);
    for (seating, fault) in [
        (handed(1, "a", None), SetupFault::SameName(a, b)),
        (joined("B", Colour::Grey), SetupFault::SameName(b, c)),
        (joined("C", Colour::Blue), SetupFault::SameColour(a, c)),
    ] {
        assert_eq!(session.record(seating.into()), Err(Refused::Seats(fault)));
    }
    // Somebody who has handed the seat over may come back at another one.
    record(&mut session, handed(0, "Ben", None));
    record(&mut session, joined("A", Colour::Grey));
}

#[test]
fn a_late_player_catches_up_before_anybody_goes_on() {
    let mut late = session(2, three_throws());
    record(&mut late, joined("C", Colour::Green));
    assert_eq!(late.table().phase(), Phase::Choices(ThrowNumber::new(1)));
    refused(&late, thrown(4, [1, 3, 3, 6, 6]), Ruling::X13);
    refused(&late, chosen(2, 2, take([9, 10], 2)), Ruling::X13);
    for throw in 1..=3 {
        let round = late.table().round(ThrowNumber::new(throw)).unwrap();
        let choice = round.cells()[2].before().choices(round.throw())[0];
        record(&mut late, chosen(throw, 2, choice));
    }
    assert_eq!(late.table().phase(), Phase::Throw(ThrowNumber::new(4)));
    assert_eq!(stories(&late)[2], "C, joined before throw 4");
}

#[test]
fn what_is_shown_names_who_sits_there_now() {
    let mut session = session(2, three_throws());
    record(&mut session, joined("Dora", Colour::Grey));
    record(&mut session, thrown(1, [1, 3, 3, 5, 6]));
    record(&mut session, handed(0, "Ben", None));
    let saved = Saved::new(session, "2026-11-20T20:15:00Z".parse().unwrap());
    let text = store::export(&saved, Export::Text);
    for line in ["throw 1: Ben chooses again, ", "throw 3: Dora chooses\n"] {
        assert!(text.contains(line), "{text}");
    }
    let json = store::export(&saved, Export::Json);
    let shown: serde_json::Value = serde_json::from_str(&json).unwrap();
    let last = shown["missing"].as_array().unwrap().last().unwrap();
    assert_eq!(last["player"], 3);
    assert_eq!(last["name"], "Dora");
}

#[test]
fn nobody_joins_after_the_fourth_throw_nor_as_the_ninth() {
    let mut session = session(2, three_throws());
    record(&mut session, thrown(4, [1, 3, 3, 6, 6]));
    refused(&session, joined("C", Colour::Grey), Ruling::X14);

    let mut full = crate::fixtures::session(8, []);
    let ninth = full.record(joined("I", Colour::Grey).into());
    assert_eq!(ninth, Err(Refused::Seats(SetupFault::Crowd(8))));
}

#[test]
fn one_who_has_left_is_not_waited_for_and_has_no_place() {
    let mut session = session(3, []);
    record(&mut session, thrown(1, [1, 3, 4, 4, 6]));
    for seat in [0, 1, 2] {
        record(&mut session, chosen(1, seat, take([4, 10], 4)));
    }
    record(&mut session, thrown(2, [2, 3, 4, 6, 6]));
    record(&mut session, chosen(2, 0, take([9, 10], 2)));
    record(&mut session, retired(1));
    let waiting: Vec<_> = session.table().waiting().collect();
    assert_eq!(waiting, [(ThrowNumber::new(2), Seat::new(2))]);
    record(&mut session, chosen(2, 2, take([9, 10], 2)));
    record(&mut session, thrown(3, [1, 2, 2, 4, 5]));
    let cells = session.table().round(ThrowNumber::new(3)).unwrap().cells();
    assert_eq!(cells[1].entry(), &Entry::Departed);
    refused(&session, chosen(3, 1, take([4, 5], 5)), Ruling::X14);
    refused(&session, retired(1), Ruling::X14);
    refused(&session, handed(1, "Ben", None), Ruling::X14);
    assert_eq!(stories(&session)[1], "B, left after throw 1");

    let standings = session.standings();
    let seats: Vec<Seat> = standings.iter().map(|standing| standing.seat).collect();
    assert_eq!(seats, [0, 2].map(Seat::new));
    assert_eq!(session.departed(), [Seat::new(1)]);
    let places = [(0, Some(1)), (2, Some(1)), (1, None)];
    let places = places.map(|(seat, place)| (Seat::new(seat), place));
    assert_eq!(session.placed(), places);
    record(&mut session, retired(2));
    refused(&session, retired(0), Ruling::X14);
}

#[test]
fn a_game_is_over_when_all_who_stay_are_out() {
    let mut session = session(2, []);
    record(&mut session, thrown(1, [4, 4, 4, 4, 5]));
    record(&mut session, chosen(1, 0, take([8, 9], 4)));
    record(&mut session, retired(1));
    for number in 2..=8 {
        record(&mut session, thrown(number, [4; 5]));
        record(&mut session, chosen(number, 0, take([8, 8], 4)));
    }
    assert_eq!(session.table().phase(), Phase::Over);
    refused(&session, retired(0), Ruling::X9);
    refused(&session, handed(0, "Ben", None), Ruling::X9);
    assert_eq!(stories(&session)[1], "B, left before throw 1");
}

#[test]
fn a_file_tells_where_a_seating_is_wrong() {
    let sample = include_str!("../../../saves/v1-seats.ron");
    let table = r#"
Hand(player: 1 → Hand(player: 4 → :36:27: `player` is 4, but the players are 1 to 3
name: "Dora" → name: "" → :21:25: `name` is "", but a player needs a name
name: "Dora" → name: "ann" → :21:9: event 7: players 1 and 3 have the same name
Retire(player: 2) → Retire(player: 1) → (X14)
Seat(Retire(player: 2)) → Seat(Join(name: "Eve", colour: Grey)) → :46:9: event 32: nobody can join after the fourth throw (X14)
"#;
    for case in table.trim().lines() {
        let [from, to, expected] = case.split(" → ").collect::<Vec<_>>()[..] else {
            panic!("{case}");
        };
        assert!(sample.contains(from));
        let wrong = sample.replace(from, to);
        let fault = store::parse("wrong.ron".as_ref(), wrong.as_bytes()).unwrap_err();
        assert!(fault.to_string().ends_with(expected), "{to}: {fault}");
    }
}

fn three(events: impl IntoIterator<Item = fifth_die::session::classic::Event>) -> Session<Classic> {
    let start = [started(1, [6, 6]), started(2, [1, 2]), started(3, [1, 3])];
    board(3, Setting::default(), start.into_iter().chain(events))
}

/// The first has stopped with two ones, and the second has two twelves at stake.
fn second_is_running() -> Session<Classic> {
    three(turns(1, "1111 2-2 stop, 6666 12-12"))
}

#[test]
fn who_leaves_the_board_in_the_own_turn_loses_the_runners() {
    let mut session = second_is_running();
    let before = session.clone();
    record(&mut session, retired(1));
    let position = session.table().position();
    assert!(!position.is_running());
    assert_eq!(position.turn(), Seat::new(2));
    let turns = session.table().turns();
    assert_eq!((turns[1].end, turns[1].spaces), (End::Departed, 2));
    assert_eq!(stories(&session)[1], "B, left in turn 2");

    // The turns go round the two who stay, and squares stay.
    record(&mut session, rolled(3, [3, 3, 3, 3]));
    record(&mut session, played(3, &[6, 6]));
    record(&mut session, stopped(3));
    assert_eq!(session.table().position().turn(), Seat::new(0));
    assert_eq!(squares(&session, 0), [(2, 2)]);
    for _ in 0..4 {
        session.undo();
    }
    assert_eq!(session.table(), before.table());
}

#[test]
fn a_play_is_not_awaited_from_one_who_has_left() {
    let mut session = three(turns(1, "1111"));
    record(&mut session, retired(0));
    waits(&session, rolls(2, 1, false));
    record(&mut session, rolled(2, [6, 6, 6, 6]));
    let step = session.table().step(RollNumber::new(2)).unwrap();
    assert_eq!((step.turn().get(), step.seat().index()), (2, 1));
}

#[test]
fn a_seat_at_the_board_is_handed_over() {
    let mut session = three(turns(1, "1111 2-2 stop"));
    record(&mut session, handed(0, "Bold", Some(Level::Bold)));
    assert_eq!(stories(&session)[0], "A, from turn 2 Bold");
    assert_eq!(session.players()[0].level, Some(Level::Bold));
}

#[test]
fn the_last_one_left_at_the_board_has_won() {
    let mut session = three([]);
    record(&mut session, retired(0));
    assert_eq!(session.table().position().turn(), Seat::new(1));
    record(&mut session, retired(1));
    waits(&session, won(2));
    refused(&session, retired(2), Ruling::C10);

    let alone = board(1, Setting::default(), [rolled(1, [1, 1, 1, 1])]);
    refused(&alone, retired(0), Ruling::C14);
    let start = board(2, Setting::default(), [started(1, [6, 6])]);
    refused(&start, retired(0), Ruling::C2);
    refused(&start, joined("C", Colour::Grey), Ruling::C14);
}

#[test]
fn the_turn_of_the_last_one_left_at_the_board_ends_with_the_game() {
    let mut session = second_is_running();
    record(&mut session, retired(0));
    assert!(session.table().position().is_running());
    let before = session.clone();
    record(&mut session, retired(2));
    waits(&session, won(1));
    let position = session.table().position();
    assert!(!position.is_running());
    assert_eq!((position.turn(), position.at_stake()), (Seat::new(1), 0));
    let saved = store::Saved::new(session.clone(), jiff::Timestamp::UNIX_EPOCH);
    for format in [Export::Text, Export::Json] {
        let shown = store::export(&saved, format);
        assert!(!shown.contains("12: o"), "{shown}");
        assert!(!shown.contains("at stake"), "{shown}");
    }
    session.undo();
    assert_eq!(session.table(), before.table());
}
