//! The result of a game: what it tells of everybody, and its picture.

use std::fs;

use fifth_die::paper::in_print;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Tally;
use fifth_die::rules::dice::Sum;
use fifth_die::rules::express::{Choice, Track};
use fifth_die::scene::Role;
use fifth_die::session::{AnySession, Classic, DiceSource, Seed, Session};
use fifth_die::stats::race::{columns, totals};
use fifth_die::store::Saved;
use jiff::{SignedDuration, Timestamp};

use crate::analysis::costliest_in_group;
use crate::fixtures::{settings_at, summary};
use crate::harness::{Desk, signed};
use crate::play;

const TO_THE_END: usize = play::TO_THE_END;

fn express(names: &[&str], seed: u64) -> Session {
    play::played(names, DiceSource::App(Seed(seed)), Seed(0), TO_THE_END)
}

fn board(names: &[&str], seed: u64) -> Session<Classic> {
    play::board_after(names, DiceSource::Real, Seed(seed), TO_THE_END)
}

/// A game of these people, who fill a track soonest, so that it is a short one.
pub fn hasty(names: &[&str]) -> Session {
    play::played_by(names, DiceSource::App(Seed(7)), |pad, throw| {
        let track = |choice: &Choice| choice.fifth.and_then(|die| pad.track(die));
        let marks = |choice: &Choice| track(choice).map_or(0, Track::marks);
        pad.choices(throw)
            .into_iter()
            .rev()
            .max_by_key(marks)
            .unwrap()
    })
}

/// The program with these games, an hour after each other, at the result of the last one.
fn at_the_last(games: Vec<AnySession>) -> Desk {
    let games = games.into_iter().zip(0..);
    let saved = games.map(|(game, hour)| {
        let began = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hour);
        Saved::new(game, began)
    });
    let saved: Vec<Saved> = saved.collect();
    let last = saved.last().unwrap().id.clone();
    Desk::holding(&saved, &settings_at(last))
}

#[test]
fn the_margin_best_row_and_costliest_choice_of_everybody_are_told() {
    let session = express(&["Ann", "Ben", "Cleo"], 3);
    let standings = session.standings();
    let mut desk = Desk::with(session.clone());
    let lead = standings[0].total - standings[1].total;
    let second = &session.players()[standings[1].seat].name;
    let margin = format!("{lead} ahead of {second}");
    assert!(desk.says(&margin), "{:#?}", desk.texts());
    desk.click("Details");
    desk.expect("Costliest choice");
    for seat in Seat::all(3) {
        let score = session.score(seat);
        let best = Sum::ALL
            .map(|sum| score.row(sum))
            .into_iter()
            .max()
            .unwrap();
        let rows = Sum::ALL.into_iter().filter(|&sum| score.row(sum) == best);
        let told: Vec<String> = rows.map(|row| format!("{row}, {}", signed(best))).collect();
        assert!(told.iter().any(|told| desk.shows(told)), "{told:?}");

        let (number, cost) = &costliest_in_group(&session, seat)[0];
        desk.expect(&format!("Throw {number}, {cost}"));
    }
}

#[test]
fn the_review_under_way_keeps_nobody_waiting() {
    let mut desk = Desk::with(express(&["Ann", "Ben"], 3));
    desk.keys("Esc");
    // As the result comes up again, nothing of what is looked up is there yet.
    desk.hold();
    desk.keys("Enter");
    desk.click("Details");
    assert_eq!(desk.count("counting…"), 2, "the costliest is not known");
    let before = desk.controls();
    desk.go_on();
    assert_eq!(desk.count("counting…"), 0);
    assert_eq!(desk.controls(), before, "nothing moves");

    // The analysis, and the result after it, take what is computed.
    desk.hold();
    desk.types("v");
    desk.expect("Costliest moments");
    desk.keys("Esc");
    assert_eq!(desk.count("counting…"), 0);
}

#[test]
fn a_result_is_told_among_the_own_ones() {
    let ann = |seed| AnySession::from(express(&["Ann"], seed));
    let total = |seed| express(&["Ann"], seed).score(Seat::FIRST).total();
    let seeds = [3, 4, 5];
    let best = seeds.into_iter().map(total).max().unwrap();
    let worst = *seeds.iter().min_by_key(|&&seed| total(seed)).unwrap();
    let others = seeds.into_iter().filter(|&seed| seed != worst);
    let mut games: Vec<AnySession> = others.map(ann).collect();
    // Neither those of others nor those in groups count for it.
    games.push(express(&["Ben"], 6).into());
    games.push(express(&["Ann", "Ben"], 7).into());
    games.push(ann(worst));
    let mut desk = at_the_last(games.clone());
    desk.click("Details");
    desk.expect(&format!("3rd of 3; the best {}", signed(best)));

    // In a group everybody has a place among the own games in groups.
    games.push(express(&["ann", "Cleo"], 8).into());
    let mut desk = at_the_last(games);
    let own = if express(&["ann", "Cleo"], 8).score(Seat::FIRST).total()
        >= express(&["Ann", "Ben"], 7).score(Seat::FIRST).total()
    {
        "best of 2"
    } else {
        "2nd of 2"
    };
    desk.click("Details");
    desk.expect(own);
    desk.expect("first game");
}

#[test]
fn attempts_at_the_same_dice_stand_side_by_side() {
    let (first, second) = (hasty(&["Ann"]), express(&["Ann"], 7));
    let totals = [&first, &second].map(|game| game.score(Seat::FIRST).total());
    assert_ne!(totals[0], totals[1]);
    let other = express(&["Ann"], 8);
    let games = vec![first.clone().into(), other.into(), second.clone().into()];
    let mut desk = at_the_last(games);
    let totals = [&first, &second].map(|session| signed(session.score(Seat::FIRST).total()));
    desk.click("Details");
    desk.expect(&format!("2nd of 2; the others {}", totals[0]));
    for words in ["1st attempt", "2nd attempt", &totals[0], &totals[1]] {
        desk.expect(words);
    }
    assert!(!desk.shows("3rd attempt"));
    // The dice are named by their code.
    let code = Seed(7).code();
    desk.expect(&format!("App dice, code {code}"));

    let mut desk = Desk::with(second);
    desk.click("Details");
    assert!(!desk.shows("1st attempt"));
}

#[test]
fn one_alone_with_the_dice_of_the_app_learns_what_was_in_them() {
    let session = express(&["Ann"], 4);
    let mut desk = Desk::with(session.clone());
    // The coach makes 460 of these dice, and 840 is proven to be the best.
    desk.click("Details");
    desk.expect("Same dice");
    desk.expect("coach +460, best possible +840");

    // Its line is there before it is known, so that nothing moves.
    desk.keys("Esc");
    desk.hold();
    desk.keys("Enter");
    desk.click("Details");
    let before = desk.targets().len();
    desk.expect("Same dice");
    desk.go_on();
    assert_eq!(desk.targets().len(), before);

    // Dice on the table are nobody else's, and a table of several has winners.
    let real = play::played(&["Ann"], DiceSource::Real, Seed(3), TO_THE_END);
    for other in [real, express(&["Ann", "Ben"], 4)] {
        let mut desk = Desk::with(other);
        desk.click("Details");
        assert!(!desk.shows("Same dice"));
    }
}

#[test]
fn a_course_begins_at_nothing_and_ends_with_the_result() {
    let session = express(&["Ann", "Ben", "Cleo"], 3);
    for (seat, course) in Seat::enumerate(totals(&session)) {
        assert_eq!(course[0], 0.0);
        let throws = session.table().out_at(seat).unwrap().get();
        assert_eq!(course.len(), throws + 1);
        assert_eq!(course.last(), Some(&f64::from(session.score(seat).total())));
    }
    let session = board(&["Ann", "Ben", "Cleo"], 6);
    let position = session.table().position();
    // It goes by rounds, of which the winner has had as many as turns.
    let turns = session.table().turns();
    let rounds = Tally::of(&turns, position.winner().unwrap()).turns;
    for (seat, course) in Seat::enumerate(columns(&session)) {
        assert_eq!(course[0], 0.0);
        assert_eq!(course.len(), rounds + 1);
        let end = *course.last().unwrap();
        assert!(end >= position.columns_won(seat) as f64, "{end}");
        assert_eq!(end >= 3.0, position.winner() == Some(seat), "{end}");
    }
}

#[test]
fn the_picture_of_a_result_is_in_the_colours_that_it_is_given() {
    let session = AnySession::from(express(&["Ann", "Ben"], 3));
    let game = fifth_die::paper::Game {
        title: Some("Friday"),
        day: "20 Nov 2026",
        are_of_day: false,
        honest: None,
        session: &session,
    };
    let theme = fifth_die::app::theme::Theme::DARK;
    let svg = game.picture(&summary(), &|role| theme.picture(role), 300.0);
    for role in [Role::Table, Role::Paper, Role::Ink, Role::Accent] {
        let colour = theme.picture(role).unwrap();
        assert!(svg.contains(&colour), "{colour}");
    }
    for words in [
        "Ann wins with +120",
        "&lt;Ben&gt; &amp; Cleo",
        "Friday, 20 Nov 2026",
        "dice, code ",
    ] {
        assert!(svg.contains(words), "{words}");
    }
    // What is printed stays black on white.
    let pages = game.pages(fifth_die::paper::Sheet::Result, fifth_die::paper::Paper::A4);
    let printed = [Role::Ink, Role::Paper].map(|role| in_print(role).unwrap());
    for page in pages {
        let colours = page
            .split("fill=\"#")
            .skip(1)
            .map(|rest| format!("#{}", &rest[..6]));
        for colour in colours {
            assert!(printed.contains(&colour), "{colour}");
        }
    }
}

#[test]
fn a_key_saves_the_picture_of_a_result_and_says_where_it_is() {
    let mut desk = Desk::set(express(&["Ann", "Ben"], 3), |settings| {
        settings.theme = fifth_die::store::ThemeChoice::Dark;
    });
    let again = desk.place("Again");
    desk.types("s");
    let said = desk.text("Saved as ");
    let path = said.trim_start_matches("Saved as ").trim_end_matches('.');
    let picture = fs::read(path).unwrap();
    fs::remove_file(path).unwrap();
    let decoder = png::Decoder::new(std::io::Cursor::new(picture));
    let mut reader = decoder.read_info().unwrap();
    assert_eq!((reader.info().width, reader.info().height), (1600, 900));
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    // The table of the dark colours.
    assert_eq!(pixels[..3], [0x17, 0x16, 0x15]);
    desk.expect("Open");
    desk.expect("Show in folder");
    // The notice covers nothing that is pressed next, and goes with Escape.
    assert_eq!(desk.place("Again"), again);
    desk.keys("Esc");
    assert!(!desk.shows("Show in folder"));
    desk.expect("Again");
}

#[test]
fn keys_for_the_table_do_nothing_at_a_result_that_has_just_come() {
    let mut desk = Desk::with(express(&["Ann"], 3));
    desk.undo();
    desk.hold();
    desk.click("ends your game");
    desk.expect("Again");
    // More of what was pressed at the table.
    desk.keys("sdo Enter");
    desk.click("Details");
    // The last choice was changed after the review had told of it.
    desk.expect("This game had help, so it’s listed separately.");
    desk.go_on();
    desk.expect("This game had help, so it’s listed separately.");
    desk.types("o");
    desk.expect("This game is excluded from the records.");
}
