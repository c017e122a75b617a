//! Records and figures in the window, and which games count for them.

use std::ops::ControlFlow;
use std::time::Duration;

use fifth_die::app::game_screen::ResultMessage;
use fifth_die::app::{Message, any_game, game_screen};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, Colour, DiceSource, Help, Level, Seed, Session};
use fifth_die::stats::{self, Contest};
use fifth_die::store::{
    self, AtZero, LastTable, Listed, People, Saved, Settings, Store, TableOptions, Timer,
    best_alone, own_games,
};
use fifth_die::table::Record;
use fifth_die::text;

use crate::fixtures::{began, handed, joined, open_house, settings_at, total};
use crate::harness::{Desk, signed, with_coach};
use crate::library::save_old;
use crate::play;
use crate::store::store;

fn over(names: &[&str], seed: u64) -> Session {
    let dice = DiceSource::App(Seed(seed));
    play::played(names, dice, Seed(0), play::TO_THE_END)
}

fn three_alone() -> Vec<Saved> {
    let games = [1, 2, 3].map(|day| began(over(&["Ann"], day.into()), day));
    games.to_vec()
}

fn listing(games: &[Saved]) -> Desk {
    Desk::holding(games, &Settings::default())
}

fn opened(games: &[Saved], place: usize) -> Desk {
    Desk::holding(games, &settings_at(games[place].id.clone()))
}

/// Finished games of every kind: alone, in groups, with the program, on the board, one that is under way.
fn evening() -> Vec<Saved> {
    let end = play::TO_THE_END;
    let dice = DiceSource::App(Seed(3));
    let board = play::board_after(&["Ann"], dice, Seed(0), end);
    let real = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(13), end);
    let open = play::played(&["Ann"], DiceSource::Real, Seed(14), 3);
    let mut games = three_alone();
    games.extend([
        began(over(&["Ann"], 4), 4),
        began(over(&["Ann", "Ben", "Cleo"], 11), 5),
        began(over(&["Ben", "Bartholomew Wintergreen"], 12), 6),
        began(board, 7),
        began(real, 8),
        began(open, 9),
    ]);
    games
}

fn finished(store: &Store) -> store::Finished {
    let all = store.finished(|_, _| ControlFlow::Continue(()));
    all.unwrap().without_help
}

#[test]
fn only_games_that_are_over_and_count_are_counted() {
    let mut games = evening();
    games[1].record.counts = false;
    games[2].record.reviewed = Some(vec![3.5]);
    let desk = listing(&games);
    let found = finished(desk.store());
    assert_eq!(found.games.len(), 7);
    let ids: Vec<_> = found.about.iter().map(|about| about.id.clone()).collect();
    let expected = [0, 2, 3, 4, 5, 6, 7].map(|place| games[place].id.clone());
    assert_eq!(ids, expected, "by the day on which they began");
    assert_eq!(found.games[1].noted.losses, Some(vec![3.5]));
    // Who does not want to know the rest gets nothing.
    let broken_off = desk.store().finished(|_, _| ControlFlow::Break(()));
    assert_eq!(broken_off, None);
}

#[test]
fn what_is_left_out_or_played_by_the_program_is_no_best_game() {
    let mut games = three_alone();
    games.sort_by_key(total);
    let listed = |games: &[Saved]| games.iter().map(Listed::of).collect::<Vec<_>>();
    let best = best_alone(&listed(&games), &games[0]);
    assert_eq!(best, Some(total(&games[2])));
    games[2].record.counts = false;
    let mut lines = listed(&games);
    assert_eq!(own_games(&lines, &People::default(), &games[2]), [None]);
    assert_eq!(best_alone(&lines, &games[0]), Some(total(&games[1])));
    if let Ok(overview) = &mut lines[1].content {
        overview.players[0].level = Some(Level::Master);
    }
    assert_eq!(best_alone(&lines, &games[0]), None);
}

#[test]
fn what_two_came_to_at_one_seat_is_no_best_game() {
    let own = began(over(&["Ann"], 1), 1);
    let mut session = play::played(&["Ben"], DiceSource::App(Seed(2)), Seed(0), 3);
    session.record(handed(0, "Ann", None).into()).unwrap();
    play::play(&mut session, Seed(0), play::TO_THE_END);
    let mut board = play::board_after(&["Ben"], DiceSource::App(Seed(3)), Seed(0), 2);
    let mut on_the_board = board.clone();
    play::play_board(&mut on_the_board, Seed(0), play::TO_THE_END);
    let on_the_board = began(on_the_board, 2);
    board.record(handed(0, "Ann", None).into()).unwrap();
    play::play_board(&mut board, Seed(0), play::TO_THE_END);
    // Whoever played there is named at the result and in the analysis.
    let mut group = play::played(&["Ben", "Cleo"], DiceSource::Real, Seed(5), 3);
    group.record(handed(0, "Ann", None).into()).unwrap();
    play::play(&mut group, Seed(0), play::TO_THE_END);
    let mut desk = opened(&[began(group, 5)], 0);
    desk.expect("Ben, then Ann");
    desk.keys("V");
    desk.expect("Ben, then Ann");
    let (_folder, store) = store();
    for saved in [began(session, 3), began(board, 4)] {
        save_old(&store, &saved);
    }
    // As they are read, and as the index knows them.
    for listed in [store.games(), store.known_games()] {
        assert_eq!(listed.len(), 2);
        assert_eq!(best_alone(&listed, &own), None);
        assert_eq!(best_alone(&listed, &on_the_board), None);
    }
}

#[test]
fn records_open_by_key_and_by_click_and_lead_to_their_games() {
    let games = evening();
    let alone = |saved: &&Saved| {
        let is_express = matches!(saved.session, AnySession::Express(_));
        is_express && saved.session.is_over() && saved.session.players().len() == 1
    };
    let mut totals: Vec<i32> = games.iter().filter(alone).map(total).collect();
    totals.sort_by_key(|total| -total);
    let second = signed(totals[1]);
    for open in [
        |desk: &mut Desk| desk.keys("F3"),
        |desk: &mut Desk| desk.click("Records & stats"),
    ] {
        let mut desk = listing(&games);
        open(&mut desk);
        desk.expect("Ann’s solo record");
        desk.expect(&signed(totals[0]));
        for (page, words) in [
            ("2", "Points by row"),
            ("3", "Sums of pairs"),
            ("1", "Solo: most points"),
        ] {
            desk.types(page);
            desk.expect(words);
        }
        desk.expect(&second);
        desk.keys("↓ Enter");
        desk.expect(&format!("{second} points"));
    }
    let mut desk = listing(&games[8..]);
    desk.keys("F3");
    desk.expect("No finished games yet");
    desk.keys("Esc");
    desk.expect("New game");
}

#[test]
fn a_record_tells_what_would_beat_it() {
    let next = |contest, record| text::records::next(contest, record).map(|(words, _)| words);
    let express = Contest::Express(Penalty::default());
    assert_eq!(next(express, 810).as_deref(), Some("Next: +820"));
    for below in [-500, -10] {
        assert_eq!(
            next(express, below).as_deref(),
            Some("Next: out of the red")
        );
    }
    let board = Contest::Classic(Setting::default());
    assert_eq!(next(board, 9).as_deref(), Some("Next: 8 turns"));
    // Nobody wins before the first turn.
    assert_eq!(next(board, 1), None);
}

#[test]
fn a_record_is_there_to_be_beaten() {
    let bens = over(&["Ben"], 1);
    let last = LastTable::of(&bens.into(), TableOptions::default(), None);
    let settings = Settings {
        last_alone: Some(last),
        ..Settings::default()
    };
    let mut desk = Desk::holding(&evening(), &settings);
    desk.keys("F3");
    desk.click("Ann");
    desk.click("Bartholomew Wintergreen");
    desk.expect("Bartholomew Wintergreen’s record");
    desk.expect("Group games");
    desk.keys("PageUp*4 PageDown");
    desk.expect("Ann’s solo record");
    desk.expect("Solo games");
    desk.click("Try to beat it");
    let session = desk.session();
    assert!(session.is_solo() && !session.is_over());
    assert_eq!(session.players()[Seat::new(0)].name.as_str(), "Ann");
}

#[test]
fn a_result_with_help_tells_what_the_game_before_came_to() {
    let mut games = three_alone();
    games[2].record.helps = [Help::Hint].into();
    let before = signed(total(&games[1]));
    opened(&games, 2).expect(&format!("Last time: {before}"));
}

#[test]
fn a_result_is_saved_as_a_picture_only_once() {
    let mut desk = Desk::with(over(&["Ann"], 1));
    let path = desk.store().sessions_folder().join("result.png");
    let saved = ResultMessage::Saved(Ok(vec![path.clone()]));
    let saved = any_game::Message::Express(game_screen::Message::Result(saved));
    desk.hear(Message::Game(saved));
    let told = format!("Saved as {}.", path.display());
    desk.expect(&told);
    desk.keys("Esc");
    assert!(!desk.shows(&told));
    desk.types("s");
    desk.expect(&told);
}

#[test]
fn a_new_record_is_a_moment() {
    let mut games = three_alone();
    games.sort_by_key(total);
    let mut best = opened(&games, 2);
    best.expect("Ann’s record");
    best.expect(&signed(total(&games[2])));
    let more = total(&games[2]) - total(&games[1]);
    // It was one when it was played; now others may come after it.
    assert!(!best.shows(&format!("{more} more than ever before.")));
    best.expect(&text::date(games[2].created));
    // Left out, it is none.
    best.types("o");
    best.expect("This game is excluded from the records.");
    assert!(!best.shows("Ann’s record"));
    assert!(!best.saved().record.counts);
    assert_eq!(best.saved().changed, games[2].changed);
    best.click_in_menu("Include in records");
    best.expect("Ann’s record");
    // It is new for those who have just played it.
    best.undo();
    best.redo();
    best.expect("Ann’s record");
    // What stands below the head is in reach.
    best.click("Same dice again");
    assert!(!best.session().is_over());

    let mut other = opened(&games, 0);
    assert!(!other.shows("Ann’s record"));
    let best = total(&games[2]);
    let short = best - total(&games[0]);
    let best = signed(best);
    other.expect(&format!("{short} short of your best so far, {best}."));
}

#[test]
fn a_copy_is_played_like_the_game_and_makes_no_second_record() {
    let under_way = Saved {
        record: Record {
            helps: [Help::Hint].into(),
            counts: false,
            options: open_house(Timer::new(30, AtZero::First)),
            taken: vec![Duration::from_secs(7)],
            ..Record::default()
        },
        ..began(play::real(&["Ann"]), 1)
    };
    let finished = began(over(&["Ann"], 1), 2);
    assert!(finished.record.counts);
    for game in [under_way, finished] {
        let mut desk = listing(std::slice::from_ref(&game));
        desk.keys("Ctrl+D");
        let mut ids = desk.store().games().into_iter().map(|listed| listed.id);
        let id = ids.find(|id| *id != game.id).unwrap();
        let copy = desk.store().load(&id).unwrap();
        assert!(copy.changed > game.changed, "it was made just now");
        // The game counts, its copy does not; all else is the same.
        let record = Record {
            counts: false,
            ..game.record.clone()
        };
        let expected = Saved {
            id,
            created: copy.created,
            changed: copy.changed,
            record,
            ..game
        };
        assert_eq!(copy, expected);
        // Another game of the same second, so that a copy is no double of it elsewhere.
        assert_ne!(copy.created, game.created);
        assert_eq!(copy.created.as_second(), game.created.as_second());
    }
}

#[test]
fn a_game_can_be_set_up_as_practice() {
    let mut desk = Desk::new();
    for practice in [
        |desk: &mut Desk| desk.keys("Ctrl+Shift+R"),
        |desk: &mut Desk| desk.agree("for the records", "Practice"),
    ] {
        desk.keys("Ctrl+N");
        desk.expect("for the records");
        desk.write_name(0, "Ann");
        practice(&mut desk);
        desk.expect("just for practice");
        desk.keys("Ctrl+S");
        assert!(!desk.saved().record.counts);
    }
}

#[test]
fn games_that_nobody_has_opened_are_judged_in_the_background() {
    with_coach();
    let games = [
        began(over(&["Ann"], 3), 1),
        began(over(&["Ann", "Ben"], 4), 2),
    ];
    let mut desk = listing(&games);
    for saved in &games {
        let after = desk.store().load(&saved.id).unwrap();
        let losses = after.record.reviewed.clone().unwrap();
        assert_eq!(losses.len(), saved.session.players().len());
        let record = Record {
            reviewed: Some(losses),
            ..saved.record.clone()
        };
        let saved = saved.clone();
        assert_eq!(after, Saved { record, ..saved });
    }
    // What is deleted while it is judged stays deleted.
    let gone = games[0].id.clone();
    desk.store().delete(&gone).unwrap();
    desk.hear(Message::Judged(gone.clone(), vec![1.0]));
    assert!(desk.store().load(&gone).is_err());
}

#[test]
fn the_dice_of_every_finished_game_are_counted() {
    let mut games = evening();
    let dice = |games: &[Saved]| {
        let desk = listing(games);
        let all = desk.store().finished(|_, _| ControlFlow::Continue(()));
        let all = all.unwrap();
        let counted = all.without_help.games.iter().chain(&all.uncounted);
        let (app, real) = stats::shown(counted);
        (app.throws(), real.throws())
    };
    let all = dice(&games);
    for saved in &mut games {
        saved.record.counts = false;
    }
    assert_eq!(dice(&games), all);
}

#[test]
fn a_game_that_somebody_has_joined_is_no_record_of_one_alone() {
    let other = over(&["Ann"], 1);
    let beaten = (2..40).find_map(|seed| {
        let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(seed)));
        let ben = joined("Ben", Colour::ALL[1]);
        session.record(ben.into()).unwrap();
        play::play(&mut session, Seed(0), play::TO_THE_END);
        let best = session.standings()[0].total;
        (best > other.score(Seat::new(0)).total()).then_some(session)
    });
    let mut session = beaten.unwrap();
    let events = session.log().cursor();
    while session.undo().is_some() {}
    // When the game was opened, one played alone.
    let mut desk = opened(&[began(other, 1), began(session, 2)], 1);
    for _ in 0..events {
        desk.redo();
    }
    assert!(desk.says("wins with"));
    assert!(!desk.shows("The record"));
}

#[test]
fn esc_leads_back_to_the_game_from_which_records_were_asked_for() {
    let mut desk = Desk::with(play::real(&["Ann", "Ben"]));
    desk.keys("13446a F3 F3");
    desk.expect("Records & stats");
    desk.keys("Esc A");
    assert_eq!(desk.session().log().done().len(), 3);
    desk.keys("Ctrl+G F3 Esc");
    desk.expect("Records & stats");
}

#[test]
fn a_table_tells_of_the_record_while_the_game_can_come_to_it() {
    let earlier = began(over(&["Ann"], 3), 1);
    for (counts, help, is_told) in [
        (true, None, true),
        (false, None, false),
        (true, Some(Help::KnownDice), false),
    ] {
        let mut now = began(play::real(&["Ann"]), 2);
        now.record.counts = counts;
        now.record.helps.extend(help);
        let mut desk = opened(&[earlier.clone(), now], 1);
        let tells = |desk: &mut Desk| {
            let texts = desk.texts();
            texts.iter().any(|text| text.starts_with("Record "))
        };
        assert!(!tells(&mut desk), "nothing is thrown yet");
        desk.types("13446a");
        assert_eq!(tells(&mut desk), is_told, "{counts} {help:?}");
    }
}

#[test]
fn standings_are_those_of_any_group_and_of_the_latest_evening() {
    let mut desk = listing(&evening());
    desk.keys("F3");
    desk.types("4");
    desk.expect("Expected wins");
    desk.expect("Bartholomew Wintergreen");
    desk.click("Everyone");
    // The page stays in sight, and a click beside the list closes it.
    desk.expect("Expected wins");
    desk.click_at(iced::Point::new(40.0, 600.0));
    assert_eq!(desk.count("Everyone"), 1);
    desk.click("Everyone");
    desk.keys("↓ Enter ↓ Enter Esc");
    assert!(!desk.shows("Cleo"));
    desk.expect("2");
    assert!(desk.says("The coach needs 5 games to tell how well"));
    desk.click("Ann and Ben");
    desk.click("Cleo");
    desk.keys("Esc");
    desk.expect("Cleo");
    desk.click("Latest evening");
    assert!(!desk.shows("Cleo"));
    desk.expect("Ben");
    // The other one is selected, and compared.
    desk.keys("↓");
    assert_eq!(desk.count("Ann") + desk.count("Ben"), 3);
    desk.keys("Esc");
    desk.expect("Ann’s solo record");
}

#[test]
fn two_spellings_are_made_one_person_and_two_again() {
    let games = [("Ann", 1), ("Ann", 2), ("Anne", 3), ("Ben", 4)];
    let games = games.map(|(name, day)| began(over(&[name], day.into()), day));
    let mut desk = listing(&games);
    desk.keys("F3");
    desk.types("5m");
    desk.keys("↓ Enter");
    desk.expect("also Anne");
    desk.keys("Ctrl+Z");
    desk.expect("Anne");
    assert!(!desk.shows("Undo"));
    desk.types("m");
    desk.keys("↓ Enter");
    desk.expect("3 games");
    // They are one person everywhere, and the files stay as they are.
    desk.keys("Esc");
    desk.click("Ann");
    assert!(!desk.shows("Anne"));
    desk.keys("Esc");
    assert_eq!(desk.store().load(&games[2].id).unwrap(), games[2]);
    desk.types("5");
    // Esc closes the field at once.
    desk.keys("F2 Esc");
    assert!(!desk.shows("Cancel"));
    desk.keys("F2");
    desk.types("Ben");
    desk.keys("Enter");
    assert!(desk.says("There’s already a Ben"));
    desk.keys("Ctrl+A");
    desk.types("Annabel");
    desk.keys("Enter");
    desk.expect("Annabel");
    desk.click("Separate Anne");
    desk.expect("also Ann");
    desk.expect("Anne");
    desk.click("Undo");
    desk.expect("Separate Anne");
    desk.keys("Ctrl+Z");
    desk.expect("also Anne");
    assert!(!desk.shows("Annabel"));
}

#[test]
fn people_are_called_as_in_their_latest_game() {
    let games = [("ann", 1), ("Ann", 2)].map(|(name, day)| began(over(&[name], day.into()), day));
    let mut desk = listing(&games);
    desk.keys("F3");
    desk.types("5");
    desk.expect("Ann");
    assert!(!desk.shows("ann"));
}

#[test]
fn skill_tells_how_far_the_coach_is() {
    let mut games: Vec<Saved> = (1..=6)
        .map(|day| began(over(&["Ann", "Ben"], day.into()), day))
        .collect();
    games[0].record.reviewed = Some(vec![1.0, 2.0]);
    let mut desk = listing(&games);
    desk.keys("F3");
    desk.types("4");
    assert!(desk.says("The coach is reading game 2 of 6."));
}
