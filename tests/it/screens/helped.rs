//! What has helped is told, stands apart in records and figures, and cannot be had in a strict game.

use std::ops::ControlFlow;

use fifth_die::paper::{self, Paper, Sheet, in_print};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Help, Helps, Seed, Session};
use fifth_die::store::{self, Listed, People, Saved, best_alone, knows_dice, own_games};
use fifth_die::text;
use jiff::Timestamp;

use crate::fixtures::{began, settings_at, strict_house, summary, total};
use crate::harness::{Desk, signed, with_coach};
use crate::play;

fn after(seed: u64, throws: usize, day: u8) -> Saved {
    let dice = DiceSource::App(Seed(seed));
    began(play::played(&["Ann"], dice, Seed(0), throws), day)
}

fn over(seed: u64, day: u8, helps: impl Into<Helps>) -> Saved {
    let mut saved = after(seed, play::TO_THE_END, day);
    saved.record.helps = helps.into();
    saved
}

fn listed(games: &[Saved]) -> Vec<Listed> {
    games.iter().map(Listed::of).collect()
}

/// The window with these games, of which the first is open.
fn holding(games: &[Saved]) -> Desk {
    Desk::holding(games, &settings_at(games[0].id.clone()))
}

fn alone(strict: bool) -> Desk {
    let session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(3)));
    Desk::playing(session, strict_house(strict))
}

#[test]
fn records_stand_for_games_without_help_and_the_others_apart() {
    let mut games: Vec<Saved> = (1..=3).map(|day| over(day.into(), day, [])).collect();
    games.sort_by_key(total);
    games[2].record.helps = [Help::Hint].into();
    let best = best_alone(&listed(&games), &games[0]);
    assert_eq!(best, Some(total(&games[1])));
    assert_eq!(
        own_games(&listed(&games), &People::default(), &games[2]),
        [None]
    );
    let own = own_games(&listed(&games), &People::default(), &games[1])[0].unwrap();
    assert_eq!((own.games, own.place), (2, 1));

    let mut desk = holding(&games);
    let all = desk.store().finished(|_, _| ControlFlow::Continue(()));
    let all = all.unwrap();
    assert_eq!(all.without_help.games.len(), 2);
    assert_eq!(all.with_help.about[0].id, games[2].id);
    desk.keys("F3");
    desk.expect("Only with help");
    desk.expect(&signed(total(&games[1])));
    assert!(!desk.shows(&signed(total(&games[2]))));
    for look in [
        |desk: &mut Desk| desk.types("h"),
        |desk: &mut Desk| desk.click("Only with help"),
    ] {
        look(&mut desk);
        desk.expect("✓ Only with help");
        desk.expect(&signed(total(&games[2])));
        assert!(!desk.shows(&signed(total(&games[1]))));
        assert!(desk.says("help: hints"));
        desk.types("h");
    }
}

#[test]
fn a_result_tells_what_has_helped() {
    with_coach();
    let helps = [Help::Review, Help::TakenBack, Help::KnownDice];
    let mut desk = holding(&[over(1, 1, helps)]);
    desk.expect("With help: analysis during the game, undo and dice seen before");
    desk.click("Details");
    desk.expect("This game had help, so it’s listed separately.");
    let mut strict = over(1, 1, []);
    strict.record.options.strict = true;
    let mut desk = holding(&[strict]);
    desk.expect("Strict game: no hints, no undo, new dice");
}

#[test]
fn a_printed_result_and_its_picture_tell_what_has_helped() {
    let helped = over(1, 1, [Help::Hint]);
    let board = || {
        let session = play::board_after(&["Ann"], DiceSource::App(Seed(1)), Seed(1), 1_000);
        Saved::new(session, Timestamp::UNIX_EPOCH)
    };
    let mut strict = board();
    strict.record.options.strict = true;
    let of_strict = "Strict game: no hints, no undo, new dice";
    for (saved, words) in [
        (helped, Some("With help: hints")),
        (strict, Some(of_strict)),
        (board(), None),
    ] {
        let honest = text::honest(&saved.helps(), saved.record.options.strict);
        assert_eq!(honest.as_deref(), words);
        let game = paper::Game {
            title: None,
            day: "20 Nov 2026",
            are_of_day: false,
            honest: honest.as_deref(),
            session: &saved.session,
        };
        let picture = game.picture(&summary(), &in_print, 300.0);
        for page in [&picture, &game.pages(Sheet::Result, Paper::A4)[0]] {
            let told = ["With help", "Strict game"];
            let is_told = told.iter().any(|told| page.contains(told));
            assert_eq!(is_told, words.is_some());
            assert!(words.is_none_or(|words| page.contains(words)));
        }
    }
}

#[test]
fn dice_are_known_to_who_has_seen_more_of_them() {
    let first = after(7, 5, 1);
    let games = listed(std::slice::from_ref(&first));
    let known = |this: &Saved| knows_dice(&games, &People::default(), this);
    assert!(known(&after(7, 0, 2)));
    assert!(known(&after(7, 4, 2)));
    assert!(!known(&after(7, 5, 2)), "all that was seen has fallen");
    assert!(!known(&after(8, 0, 2)), "other dice");
    assert!(!known(&first), "the game itself");
    let dice = || DiceSource::App(Seed(7));
    let saved = |session: Session| Saved::new(session, Timestamp::now());
    let ben = play::table(&["Ben"], Penalty::TwoHundred, dice());
    assert!(!known(&saved(ben)), "another person");
    let cheap = play::table(&["Ben", "ann"], Penalty::OneHundred, dice());
    assert!(known(&saved(cheap)), "the dice are the same");
}

#[test]
fn a_game_with_known_dice_is_marked_when_it_is_shown() {
    let mut desk = holding(&[after(7, 0, 2), over(7, 1, [])]);
    let told = "You’ve played these dice before, so this game is listed separately.";
    desk.expect(told);
    assert_eq!(desk.saved().helps(), [Help::KnownDice].into());
}

#[test]
fn the_best_of_the_same_dice_is_one_without_help() {
    let today = store::seed_of_day(jiff::Zoned::now().date());
    let day = |helps: Helps, minutes: i64| {
        let mut saved = over(today.0, 1, helps);
        saved.created = Timestamp::now();
        saved.changed = saved.created + jiff::SignedDuration::from_mins(minutes);
        saved.id = store::Id::new(saved.changed);
        saved
    };
    let mut desk = holding(&[day([Help::KnownDice].into(), 1)]);
    desk.click("Games");
    desk.types("d");
    desk.expect("only with help");
    assert!(desk.says("help: dice seen before"));
}

#[test]
fn a_strict_game_is_set_up_for_one_alone() {
    for strict in [
        |desk: &mut Desk| desk.agree("for the records", "Strict"),
        |desk: &mut Desk| desk.keys("Ctrl+Shift+R*2"),
    ] {
        let mut desk = Desk::new();
        desk.keys("Ctrl+N");
        desk.write_name(0, "Ann");
        strict(&mut desk);
        desk.expect("strict");
        desk.keys("Ctrl+S");
        let saved = desk.saved();
        assert!(saved.record.options.strict && saved.record.counts);
        assert!(saved.session.dice().seed().is_some());
        desk.expect("Strict game");
    }
}

#[test]
fn at_a_strict_table_people_are_told_what_it_does_not_have() {
    let mut desk = alone(true);
    desk.expect("Strict game");
    desk.keys("Enter");
    let late = "In a strict game you see the analysis only at the end, and after that you can’t change anything.";
    for (act, words) in [("t", "Strict games have no hints."), ("v", late)] {
        desk.types(act);
        desk.expect(words);
    }
    desk.undo();
    desk.expect("In a strict game you can’t undo once the next dice have fallen.");
    assert_eq!(desk.saved().helps(), Helps::new());
    let mut desk = alone(false);
    assert!(!desk.shows("Strict game"));
}
