//! From any moment of a game people play on in a practice copy, and come back.

use std::ops::ControlFlow;

use fifth_die::rules::ThrowNumber;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::session::{DiceSource, Help, Level, Seed, Session, Setup};
use fifth_die::store::{Id, Saved};
use jiff::Timestamp;

use crate::fixtures::{settings_at, strict_house};
use crate::harness::{Desk, with_coach};
use crate::hosts::{SECRET, seats};
use crate::play::{self, express};

const WARNING: &str = "If you play on from here before this game ends, this game is listed separately. To play on anyway, click Play on from here or press Ctrl+D again.";
const PRACTICE: &str = "Practice: this game doesn’t count.";
const BACK: &str = "Back to the original";

fn over(names: &[&str], dice: DiceSource) -> Session {
    play::played(names, dice, Seed(3), play::TO_THE_END)
}

fn under_way(dice: DiceSource) -> Session {
    play::played(&["Ann", "Ben"], dice, Seed(3), 6)
}

/// The copy on the screen as it was made. It is in a file once people have done something in it.
fn copied(desk: &mut Desk) -> Saved {
    desk.keys("A Ctrl+Z");
    desk.saved()
}

fn file(desk: &Desk, id: &Id) -> Vec<u8> {
    std::fs::read(desk.store().session_file(id)).unwrap()
}

#[test]
fn a_finished_game_is_played_on_from_its_history_and_stays_as_it_was() {
    let mut desk = Desk::with(over(&["Ann", "Ben"], DiceSource::App(Seed(3))));
    let original = desk.saved();
    let before = file(&desk, &original.id);
    desk.keys("Ctrl+H");
    // From the last throw to the third.
    let throws = express(&original.session).table().rounds().len();
    desk.keys(&format!("↑*{}", throws - 3));
    desk.keys("Ctrl+D");
    desk.expect(PRACTICE);
    let copy = copied(&mut desk);
    assert!(!copy.record.counts);
    let title = copy.title.as_ref().unwrap();
    assert_eq!(title.as_str(), "Ann and Ben, from throw 3");
    let phase = express(&copy.session).table().phase();
    assert_eq!(phase, Phase::Choices(ThrowNumber::new(3)));
    assert_eq!(file(&desk, &original.id), before);

    // Esc closes what is said, and then goes back to the third throw of the history.
    desk.keys("Esc");
    if desk.shows(PRACTICE) {
        desk.keys("Esc");
    }
    desk.expect("History");
    assert_eq!(desk.saved().id, original.id);
    desk.click("Play on from here");
    assert_eq!(copied(&mut desk).title, copy.title, "the same moment");
}

#[test]
fn the_list_shows_a_copy_as_what_it_is_and_nothing_counts_it() {
    let mut desk = Desk::with(over(&["Ann"], DiceSource::App(Seed(3))));
    let original = desk.saved();
    desk.keys("Ctrl+H Ctrl+D");
    let mut copy = copied(&mut desk);
    let id = copy.id.clone();
    // To its end.
    let session = play::express_mut(&mut copy.session);
    play::play(session, Seed(3), play::TO_THE_END);
    desk.store().save(&copy).unwrap();
    let mut desk = desk.restart();
    desk.expect("This game is excluded from the records.");
    let finished = |desk: &Desk| {
        let all = desk.store().finished(|_, _| ControlFlow::Continue(()));
        all.unwrap()
    };
    let [about] = &finished(&desk).without_help.about[..] else {
        panic!("one game counts");
    };
    assert_eq!(about.id, original.id);
    assert!(finished(&desk).with_help.games.is_empty());
    // Nor is it an attempt at the dice of the game that it was played on from.
    let games = desk.store().games();
    let attempts = |saved: &Saved| desk.store().attempts(&games, saved, || true).unwrap();
    assert!(attempts(&original).is_empty());
    assert_eq!(attempts(&copy).len(), 1);

    // Who lets it count lets it count among the games with help.
    desk.types("o");
    assert!(desk.saved().record.counts);
    assert_eq!(finished(&desk).without_help.games.len(), 1);
    assert_eq!(finished(&desk).with_help.about[0].id, id);
    desk.types("o");

    desk.keys("Ctrl+G");
    let throws = express(&original.session).table().rounds().len();
    assert!(desk.says(&format!("Ann, from throw {throws} · ")));
    assert!(desk.says("doesn’t count"));
}

#[test]
fn a_game_under_way_says_that_a_copy_helps_and_notes_it() {
    let mut desk = Desk::with(under_way(DiceSource::App(Seed(3))));
    let original = desk.saved();
    desk.keys("Ctrl+H Ctrl+D");
    desk.expect(WARNING);
    assert_eq!(desk.saved(), original);
    // The word goes when something else is done.
    desk.keys("↑");
    assert!(!desk.shows(WARNING));
    desk.keys("Ctrl+D");
    desk.expect(PRACTICE);
    let noted = desk.store().load(&original.id).unwrap();
    assert_eq!(noted.helps(), [Help::Review].into());
    assert_eq!(noted.session, original.session);
    desk.click(BACK);
    desk.expect("History");
    desk.keys("Esc");
    assert_eq!(desk.saved().id, original.id);
}

#[test]
fn a_strict_game_is_not_played_on_before_its_end() {
    let session = play::played(&["Ann"], DiceSource::App(Seed(3)), Seed(3), 4);
    let mut desk = Desk::playing(session, strict_house(true));
    let original = desk.saved();
    desk.keys("Ctrl+H");
    for _ in 0..3 {
        desk.keys("Ctrl+D");
        desk.expect("You can’t play on from a strict game before it ends.");
    }
    assert_eq!(desk.saved(), original);
    assert_eq!(desk.store().games().len(), 1);
}

#[test]
fn what_is_secret_stays_secret_in_a_copy() {
    let mut session = under_way(DiceSource::Real);
    // The seventh throw, for which Ann alone has chosen.
    for _ in 0..2 {
        play::step(&mut session, Seed(3));
    }
    let mut desk = Desk::playing(session, SECRET);
    desk.keys("Ctrl+H Ctrl+D Ctrl+D");
    desk.expect(PRACTICE);
    let copy = copied(&mut desk);
    let round = &express(&copy.session).table().rounds()[6];
    assert!(round.cells().iter().all(|cell| cell.choice().is_none()));
}

#[test]
fn the_analysis_leads_to_a_copy_and_back_to_itself() {
    with_coach();
    let mut desk = Desk::with(over(&["Ann", "Ben"], DiceSource::Real));
    let original = desk.saved();
    desk.types("v");
    let title = |desk: &mut Desk| desk.text("Throw ");
    let shown = title(&mut desk);
    desk.click("Play on from here");
    desk.expect(PRACTICE);
    let number = shown.split(' ').nth(1).unwrap();
    let copy = copied(&mut desk).title.unwrap().to_string();
    assert_eq!(copy, format!("Ann and Ben, from throw {number}"));
    desk.click(BACK);
    assert_eq!(title(&mut desk), shown);
    assert_eq!(desk.saved().id, original.id);
    // By key too.
    desk.keys("Ctrl+D");
    desk.expect(PRACTICE);
    desk.keys("Esc");
    desk.expect("Costliest moments");
}

#[test]
fn a_decision_on_the_board_can_be_made_otherwise() {
    with_coach();
    let session = play::board_after(&["Ann", "Ben"], DiceSource::App(Seed(3)), Seed(3), 100);
    let mut desk = Desk::with(session.clone());
    let original = desk.saved();
    // The last roll that was followed by a stop, but for the one that won.
    desk.keys("Ctrl+H ↑ ↑ → Ctrl+D");
    desk.expect(PRACTICE);
    desk.keys("Space Ctrl+Z");
    let copy = desk.board();
    assert_eq!(
        copy.table().rolls().len(),
        session.table().rolls().len() - 2
    );
    desk.click(BACK);
    desk.expect("History");
    assert_eq!(desk.saved(), original);

    desk.keys("Esc V Enter");
    desk.click("Play on from here");
    desk.expect(PRACTICE);
    desk.keys("Esc");
    desk.expect("Play on from here");
}

#[test]
fn a_copy_that_is_opened_from_the_list_is_marked_and_leads_back_there() {
    let mut desk = Desk::with(under_way(DiceSource::Real));
    desk.keys("Ctrl+H Ctrl+D Ctrl+D a");
    let mut desk = desk.restart();
    desk.expect(PRACTICE);
    assert!(!desk.shows(BACK));
    desk.keys("Esc");
    desk.expect("Records & stats");
}

#[test]
fn a_second_window_makes_no_copy() {
    let mut saved = Saved::new(under_way(DiceSource::Real), Timestamp::now());
    saved.record.helps = [Help::Review].into();
    let settings = settings_at(saved.id.clone());
    let first = Desk::holding(&[saved], &settings);
    let mut desk = Desk::second(first.store());
    desk.keys("Ctrl+H Ctrl+D");
    assert_eq!(first.store().games().len(), 1);
    desk.expect("History");
}

#[test]
fn a_copy_in_which_nobody_has_done_anything_leaves_nothing_behind() {
    let mut desk = Desk::with(over(&["Ann", "Ben"], DiceSource::App(Seed(3))));
    let original = desk.saved();
    let files = |desk: &Desk| desk.store().games().len();
    desk.keys("Ctrl+H Ctrl+D");
    desk.expect(PRACTICE);
    // Whoever only takes something back, and does it again, has not played on.
    desk.keys("Ctrl+Z Ctrl+Y");
    assert_eq!(files(&desk), 1);
    // After a power cut the game is there, not a copy that is in no file.
    assert_eq!(desk.saved(), original);
    desk.keys("Ctrl+G");
    assert!(!desk.says("from throw"));
    // Nothing of it is missed at the end.
    desk.keys("Enter Ctrl+H Ctrl+D");
    desk.expect(PRACTICE);
    assert!(desk.close());
    let mut desk = desk.restart();
    assert_eq!(desk.saved(), original);
    assert_eq!(files(&desk), 1);
    desk.expect("Again");
}

#[test]
fn what_the_program_plays_alone_keeps_no_copy() {
    let players = seats(&[None, Some(Level::Steady)]);
    let dice = DiceSource::App(Seed(3));
    let setup = Setup::new(players, Penalty::TwoHundred, dice).unwrap();
    let mut session = Session::new(setup);
    play::play(&mut session, Seed(3), play::TO_THE_END);
    let mut desk = Desk::with(session);
    // From the dice of the first throw, for which the program chooses anew by itself; then Ann chooses too.
    for (way, files) in [("", 1), ("A", 2)] {
        desk.keys("Ctrl+H ↑*40 ← Ctrl+D");
        desk.expect(PRACTICE);
        desk.keys(way);
        desk.keys("Ctrl+G");
        assert_eq!(desk.store().games().len(), files);
        desk.keys("Enter");
    }
}
