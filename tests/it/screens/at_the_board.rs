//! What people see and what happens when they play on the board.

use fifth_die::rules::classic::{
    Columns, Decision, Placement, Play, Setting, Sharing, Step, bust_odds,
};
use fifth_die::rules::dice::Die;
use fifth_die::session::classic::Event;
use fifth_die::session::{Classic, DiceSource, Seed, Session};
use fifth_die::store::Saved;
use fifth_die::table::splits;
use iced::advanced::widget::Id;
use iced_test::selector::Target;
use jiff::Timestamp;

use crate::fixtures::{board, played, players, roll, rolled, started, stopped, with_sharing};
use crate::harness::Desk;
use crate::heard::Hearing;
use crate::play;

fn table(seats: usize, setting: Setting, dice: DiceSource) -> Session<Classic> {
    Session::new(Classic::new(players(seats), setting, dice).unwrap())
}

fn next(session: &Session<Classic>, dice: Seed) -> Option<Event> {
    let mut after = session.clone();
    play::step_board(&mut after, dice).then(|| after.log().done().last().unwrap().clone())
}

/// The legal plays of a roll in the order of their letters.
fn as_shown(step: &Step) -> impl Iterator<Item = Play> {
    let (before, legal) = (step.before(), step.before().plays(step.roll()));
    let pairs = splits(step.roll()).into_iter().map(|(pairs, _)| pairs);
    let plays = pairs.flat_map(|pairs| before.plays_of(pairs));
    plays.filter(move |play| legal.contains(play))
}

/// The keys with which people at a table of real dice let an event happen.
fn keys(session: &Session<Classic>, event: Event) -> String {
    match event {
        Event::RollOff { dice, .. } => digits(&dice.dice()),
        Event::Roll { roll, .. } => digits(&roll.dice()),
        Event::Play { roll, play } => {
            let step = session.table().step(roll).unwrap();
            let place = as_shown(step).position(|other| other == play).unwrap();
            char::from(b'a' + place as u8).to_string()
        }
        Event::Decision { decision, .. } => match decision {
            Decision::Stop => "s".to_owned(),
            Decision::RollOn => "r".to_owned(),
        },
        Event::Seating(_) => unreachable!("nobody comes or goes by a key of the board"),
    }
}

#[track_caller]
fn last_is(desk: &Desk, event: &Event) {
    assert_eq!(desk.board().log().done().last(), Some(event));
}

fn digits(dice: &[Die]) -> String {
    dice.iter().map(Die::to_string).collect()
}

#[test]
fn games_are_played_to_their_end_by_every_rule() {
    for (seats, sharing, seed) in [
        (3, Sharing::Share, 3),
        (2, Sharing::Jump, 5),
        (2, Sharing::Forced, 6),
    ] {
        let mut session = table(seats, with_sharing(sharing), DiceSource::Real);
        let mut desk = Desk::with(session.clone());
        while let Some(event) = next(&session, Seed(seed)) {
            desk.types(&keys(&session, event.clone()));
            session.record(event).unwrap();
        }
        assert_eq!(desk.board(), session);
        // The moment of the victory comes before the result, and nothing is asked of dice there.
        desk.keys("Esc Space");
        assert!(!desk.shows("Roll the dice on the table and type what they show."));
        desk.keys("Enter");
        desk.expect("Again");
    }
}

#[test]
fn a_refusal_says_why_and_writes_nothing() {
    let forced = with_sharing(Sharing::Forced);
    let no_stop = board(2, forced, [started(1, [6, 6]), started(2, [1, 1])]);
    let no_two = "No two of these dice make 8.";
    let square = "You can’t stop: the runner in column 6 is on another player’s marker.";
    for (session, before, key, words) in [
        (no_stop, "1526bs1526b", "S", square),
        (begun([]), "", "S", "You’ve gained nothing yet: roll first."),
        (begun([]), "1456", "S", "Play one pair or both first."),
        (begun([]), "1456", "F", "Choose with a letter, A to C."),
        (begun([]), "1456", "7", "7 isn’t on a die. Type 1 to 6."),
        (before_a_bust(), "1115", "column 8", no_two),
        (before_a_bust(), "1115", "column 6", "No runner for 6."),
    ] {
        let mut desk = Desk::with(session);
        desk.keys(before);
        let session = desk.board();
        if key.starts_with("column") {
            desk.click_id(key);
        } else {
            desk.keys(key);
        }
        desk.expect(words);
        assert_eq!(desk.board(), session, "{words}");
    }
}

#[test]
fn one_alone_rolls_the_dice_of_the_app() {
    let mut session = table(1, Setting::default(), DiceSource::App(Seed(1)));
    let mut desk = Desk::with(session.clone());
    while let Some(event) = next(&session, Seed(1)) {
        match event {
            // A moment that is shown is skipped first.
            Event::Roll { .. } => desk.keys("x Space"),
            _ => desk.types(&keys(&session, event.clone())),
        }
        session.record(event).unwrap();
    }
    assert_eq!(desk.board(), session);
    desk.keys("Enter");
    let turns = session.table().turns().len();
    desk.expect(&format!("Won in {turns} turns"));

    // The same game once more is as good.
    let again = Saved::new(session, Timestamp::now());
    desk.store().save(&again).unwrap();
    let mut desk = desk.restart();
    desk.expect("Ties the best game so far");
}

#[test]
fn a_table_is_set_for_the_board() {
    let mut desk = Desk::new();
    desk.click("Play");
    desk.write_name(0, "Ann");
    desk.keys("Ctrl+P");
    desk.write_name(1, "Ben");
    desk.keys("Ctrl+J");
    desk.agree("3 columns win", "Four");
    desk.agree("runners share spaces", "The runner jumps");
    desk.agree("any pair goes", "The most pairs");
    desk.click("Start");
    let setting = desk.board().setup().setting();
    let expected = Setting {
        columns: Columns::Four,
        sharing: Sharing::Jump,
        placement: Placement::Most,
    };
    assert_eq!(setting, expected);

    // The next game begins with the same table.
    desk.keys("Ctrl+N");
    desk.click("Start");
    assert_eq!(desk.board().setup().setting(), expected);
}

/// A table of two whose first player starts, after these events.
fn begun(events: impl IntoIterator<Item = Event>) -> Session<Classic> {
    let start = [started(1, [6, 6]), started(2, [1, 1])];
    board(2, Setting::default(), start.into_iter().chain(events))
}

/// The first player is about to lose what three rolls have gained.
fn before_a_bust() -> Session<Classic> {
    begun([
        rolled(1, [1, 1, 6, 6]),
        played(1, &[2, 12]),
        rolled(2, [1, 1, 1, 2]),
        played(2, &[2, 3]),
    ])
}

#[test]
fn backspace_goes_one_step_back() {
    let start = before_a_bust();
    let mut desk = Desk::with(start.clone());
    desk.keys("33 Backspace");
    desk.expect("3 dice to go");
    desk.keys("Backspace");
    // No die is typed any more: the last play is taken back.
    desk.keys("Backspace");
    assert_eq!(desk.board().log().cursor(), start.log().cursor() - 1);
    desk.expect("Undone: 2 and 3 on roll 2.");
}

#[test]
fn a_die_that_was_typed_by_mistake_is_clicked_away() {
    let mut desk = Desk::with(begun([]));
    desk.types("12");
    let typed = desk.targets().into_iter().find_map(|target| match target {
        Target::Focusable { bounds, .. } if bounds.y > 50.0 => Some(bounds.center()),
        _ => None,
    });
    desk.click_at(typed.expect("the first die"));
    desk.expect("3 dice to go");
    desk.types("345");
    last_is(&desk, &rolled(1, [2, 3, 4, 5]));
}

#[test]
fn an_earlier_roll_is_corrected_in_the_history() {
    let mut session = before_a_bust();
    session.record(stopped(2)).unwrap();
    let mut desk = Desk::with(session);
    desk.keys("Ctrl+H");
    // From the play of the last roll to the dice of the first one.
    desk.keys("↑ ← Enter");
    desk.expect("It was 1-1-6-6. Esc keeps it.");
    desk.expect("Type or click the four dice as rolled");
    desk.types("2536");
    let told = "Roll 1 is corrected. Now choose again for roll 1. To undo, press Ctrl+Z.";
    desk.expect(told);
    desk.types("a");
    assert_eq!(desk.board().table().steps()[0].roll(), &roll([2, 3, 5, 6]));
}

/// What a play or a decision brings about stands on it before anybody touches it.
#[test]
fn each_play_tells_what_it_moves_and_how_likely_a_bust_is_then() {
    let session = begun([
        rolled(1, [2, 4, 4, 6]),
        played(1, &[6, 10]),
        rolled(2, [2, 4, 3, 5]),
    ]);
    let mut desk = Desk::with(session.clone());
    for words in [
        "6: now 2 of 11",
        "8: starts",
        "5: starts",
        "9: starts",
        "7: starts at 2",
    ] {
        desk.expect(words);
    }
    let step = &session.table().steps()[1];
    let mut hearing = Hearing::of(desk);
    let parts = hearing.parts();
    for play in step.before().plays(step.roll()) {
        let after = step.before().play(step.roll(), play).unwrap();
        let odds = format!("bust {:.0}%", bust_odds(&after) * 100.0);
        assert!(parts.iter().any(|part| part.name.contains(&odds)), "{odds}");
    }
    // Where this table shows no odds, they do not.
    hearing.desk.keys("Ctrl+B");
    let parts = hearing.parts();
    assert!(!parts.iter().any(|part| part.name.contains("bust ")));
    hearing.desk.expect("6: now 2 of 11");
}

#[test]
fn enter_looks_at_the_first_play_and_makes_it() {
    let session = begun([rolled(1, [1, 4, 5, 6])]);
    let mut desk = Desk::with(session.clone());
    desk.keys("Enter");
    assert_eq!(desk.board(), session);
    desk.keys("Enter");
    last_is(&desk, &played(1, &[5, 11]));
    // Real dice are rolled at the table, and the button says so.
    desk.click("Roll");
    desk.expect("Roll the dice on the table and type what they show.");
}

#[test]
fn columns_are_pressed_to_say_which_play_is_meant() {
    let session = begun([rolled(1, [1, 4, 5, 6])]);
    let mut desk = Desk::with(session.clone());
    // Tab reaches all of them, after the plays.
    let focusable = |target: &Target| match target {
        Target::Focusable { id, .. } => id.clone(),
        _ => None,
    };
    let columns: Vec<Id> = desk.targets().iter().filter_map(focusable).collect();
    let expected = (2..=12).map(|column| Id::from(format!("column {column}")));
    assert_eq!(columns, expected.collect::<Vec<_>>());
    desk.click_id("column 9");
    desk.expect("Press again to play 7 and 9");
    assert_eq!(desk.board(), session);
    desk.click_id("column 9");
    last_is(&desk, &played(1, &[7, 9]));

    let mut desk = Desk::with(session);
    desk.click_id("column 5");
    desk.click_id("column 11");
    last_is(&desk, &played(1, &[5, 11]));
}
