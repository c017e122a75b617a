//! The result of a game: what it tells of everybody, and its picture.

use std::fs;

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::Judged;
use fifth_die::coach::review::express::Review;
use fifth_die::paper::Palette;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::dice::Sum;
use fifth_die::rules::express::{Penalty, Phase, Score};
use fifth_die::scene::{Form, Lane, Measure, Role, Step, Weight, race, race_height};
use fifth_die::session::{AnySession, Classic, Colour, DiceSource, Event, Seed, Session};
use fifth_die::stats::race::{columns, totals};
use fifth_die::store::{Saved, Settings, Store, own_games};
use iced::Rectangle;
use iced::keyboard::key::Named;
use iced_test::selector::Target;
use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;

use crate::fixtures::{chosen, handed, summary};
use crate::harness::{Desk, signed};
use crate::play;

const TO_THE_END: usize = usize::MAX - 1;

/// A game of Express of these players with the dice of this seed, to its end.
fn express(names: &[&str], seed: u64) -> Session {
    let mut session = play::table(names, Penalty::TwoHundred, DiceSource::App(Seed(seed)));
    play::play(&mut session, Seed(0), TO_THE_END);
    session
}

/// The same of one who thinks of the track alone.
fn hasty(seed: u64) -> Session {
    let dice = DiceSource::App(Seed(seed));
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, dice);
    while let Phase::Throw(number) = session.table().phase() {
        let throw = session.throw(number).unwrap();
        session.record(Event::Throw { number, throw }).unwrap();
        let choice = play::hasty(&session.table().pads()[Seat::FIRST], &throw);
        session.record(chosen(number.get(), 0, choice)).unwrap();
    }
    session
}

fn board(names: &[&str], seed: u64) -> Session<Classic> {
    let mut session = play::board(names, Setting::default(), DiceSource::Real);
    play::play_board(&mut session, Seed(seed), TO_THE_END);
    session
}

/// The program with these games, an hour after each other, at the result of the last one.
fn at_the_last(games: Vec<AnySession>) -> (TempDir, Desk) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let mut open_game = None;
    for (hour, game) in games.into_iter().enumerate() {
        let began = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hour as i64);
        let saved = Saved::new(game, began);
        store.save(&saved).unwrap();
        open_game = Some(saved.id);
    }
    let settings = Settings {
        open_game,
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    let desk = Desk::of(store);
    (folder, desk)
}

#[test]
fn the_margin_best_row_and_costliest_choice_of_everybody_are_told() {
    let session = express(&["Ann", "Ben", "Cleo"], 3);
    let standings = session.standings();
    let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
    let mut desk = Desk::with(session.clone());
    let lead = standings[0].total - standings[1].total;
    let second = &session.players()[standings[1].seat].name;
    desk.expect(&format!("{lead} points ahead of {second}"));
    desk.expect("Costliest choice, points");
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

        let review = Review::of(table, &session, seat);
        let costliest = review.moments.costliest()[0];
        let cost = format!("Throw {}, −{:.0}", costliest.number, costliest.loss());
        desk.expect(&cost);
    }
}

#[test]
fn it_is_told_from_when_on_the_winner_was_ahead() {
    let session = express(&["Ann", "Ben", "Cleo"], 3);
    let winner = session.standings()[0].seat;
    let name = &session.players()[winner].name;
    // After every throw, the totals of a game that is played again.
    let throws = session.table().last_throw().get();
    let led: Vec<usize> = (1..=throws)
        .filter(|&throw| {
            let total = |seat: Seat| {
                let round = &session.table().rounds()[throw - 1];
                Score::of(&round.cells()[seat].after(), Penalty::TwoHundred).total()
            };
            Seat::all(3).all(|seat| seat == winner || total(seat) < total(winner))
        })
        .collect();
    let last_behind = (1..=throws).rev().find(|throw| !led.contains(throw));
    let from = last_behind.map_or(1, |throw| throw + 1);
    let mut desk = Desk::with(session.clone());
    desk.expect(&format!(
        "Points after each throw: {name} leads from throw {from} to the end"
    ));
    let mut alone = Desk::with(express(&["Ann"], 3));
    alone.expect("Points after each throw");
}

#[test]
fn every_line_of_a_chart_bears_a_name_that_lies_on_no_other() {
    let lane = |name: &str, last: f64| Lane {
        name: name.to_owned(),
        colour: Colour::Blue,
        values: vec![0.0, last],
        is_strong: true,
    };
    let players = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
    let ends: [&[f64]; 4] = [
        &[400.0, 0.0, -400.0],
        &[100.0, 100.0, 100.0],
        &[-600.0, -590.0, 250.0, 260.0],
        &[-700.0; 8],
    ];
    for lasts in ends {
        let lanes: Vec<Lane> = players
            .iter()
            .zip(lasts)
            .map(|(name, &last)| lane(name, last))
            .collect();
        let size = (600.0, race_height(lanes.len()));
        let chart = race(&lanes, Measure::Points, size);
        let lines = chart.shapes.iter().filter_map(|shape| match &shape.form {
            Form::Box {
                bounds,
                fill: Some(Role::Line | Role::Ink),
                ..
            } => Some(bounds.right()),
            _ => None,
        });
        let right = lines.fold(0.0, f32::max);
        let names = chart.shapes.iter().filter_map(|shape| match &shape.form {
            Form::Words { words, at, set } if set.weight == Weight::Medium => {
                Some((words.as_str(), at.0, at.1))
            }
            _ => None,
        });
        let mut names: Vec<(&str, f32, f32)> = names.collect();
        assert_eq!(names.len(), lanes.len(), "{names:?}");
        // Names stand beside all lines, and none as high as another one.
        names.sort_by(|one, other| one.2.total_cmp(&other.2));
        assert!(
            names
                .iter()
                .all(|&(_, x, y)| x > right && y > 0.0 && y < size.1)
        );
        assert!(
            names.is_sorted_by(|one, other| other.2 - one.2 > 13.9),
            "{names:?}"
        );
        // From each end a line leads to the name.
        for (_, x, y) in names {
            let leads = chart.shapes.iter().any(|shape| match &shape.form {
                Form::Path { steps, .. } => match steps.last() {
                    Some(&Step::Line(end)) => end.1 == y && end.0 < x,
                    _ => false,
                },
                _ => false,
            });
            assert!(leads);
        }
    }
}

#[test]
fn the_chart_of_a_result_is_high_enough_to_be_read_with_large_text() {
    for session in [
        AnySession::from(board(&["Ann", "Ben", "Cleo"], 6)),
        AnySession::from(express(&["Ann", "Ben", "Cleo"], 3)),
    ] {
        for (window, text_size) in [
            ((1000.0, 700.0), 150),
            ((1000.0, 700.0), 200),
            ((1280.0, 800.0), 150),
            ((1280.0, 800.0), 200),
        ] {
            let set = |settings: &mut Settings| settings.text_size = text_size;
            let mut desk = Desk::set(session.clone(), set).sized(window);
            let caption = desk.targets().into_iter().find_map(|target| match target {
                Target::Text {
                    content, bounds, ..
                } if content.contains("after each") => Some(bounds),
                _ => None,
            });
            let below = desk.targets().into_iter().find_map(|target| match target {
                Target::Text {
                    content, bounds, ..
                } if content == "Own games" => Some(bounds),
                _ => None,
            });
            let (caption, below) = (caption.expect("a caption"), below.expect("titles"));
            let height = below.y - caption.y - caption.height;
            assert!(height > 170.0, "{height} at {window:?}, {text_size} %");
        }
    }
}

#[test]
fn the_costliest_choice_of_one_alone_is_told_in_points() {
    let session = express(&["Ann"], 3);
    let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
    let review = Review::of(table, &session, Seat::FIRST);
    let costliest = review.moments.costliest()[0];
    let (number, loss) = (costliest.number, costliest.loss());
    let told = format!("Throw {number}: {}, −{loss:.0} points", costliest.chosen);
    Desk::with(session).expect(&told.replace(", fifth", " ·"));
}

#[test]
fn the_board_tells_how_many_columns_the_others_have() {
    let session = board(&["Ann", "Ben", "Cleo"], 6);
    let position = session.table().position();
    let winner = position.winner().unwrap();
    let others = Seat::all(3).filter(|&seat| seat != winner);
    let most = others.map(|seat| position.columns_won(seat)).max().unwrap();
    let mut desk = Desk::with(session);
    let told = format!(", with {most} column");
    let is_told = |text: &String| text.starts_with("Next: ") && text.contains(&told);
    assert!(desk.texts().iter().any(is_told), "{told}");
    assert!(desk.texts().iter().any(|text| text.starts_with("Turn ")));

    // Of two, nobody is next.
    let session = board(&["Ann", "Ben"], 6);
    let position = session.table().position();
    let winner = position.winner().unwrap();
    let other = Seat::all(2).find(|&seat| seat != winner).unwrap();
    let won = match position.columns_won(other) {
        0 => "no column".to_owned(),
        1 => "1 column".to_owned(),
        won => format!("{won} columns"),
    };
    let name = session.players()[other].name.to_string();
    Desk::with(session).expect(&format!("{name} has {won}"));
}

#[test]
fn the_result_of_a_board_is_seen_without_scrolling() {
    for names in [
        &["Ann"][..],
        &["Ann", "Ben"],
        &["Ann", "Ben", "Cleo", "Dan"],
    ] {
        let mut desk = Desk::with(board(names, 6));
        for size in [(1280.0, 800.0), (1920.0, 1080.0)] {
            desk.resize(size);
            for target in desk.targets() {
                if let Target::Scrollable {
                    bounds,
                    content_bounds,
                    ..
                } = target
                {
                    let hidden = content_bounds.height - bounds.height;
                    assert!(hidden < 1.0, "{hidden} at {size:?} of {}", names.len());
                }
            }
            for told in ["Turns", "Busts", "Spaces kept", "Same dice again"] {
                assert!(desk.shows(told), "{told} at {size:?} of {}", names.len());
            }
        }
    }
}

#[test]
fn the_review_under_way_keeps_nobody_waiting() {
    let mut desk = Desk::with(express(&["Ann", "Ben"], 3));
    let place = desk.targets().into_iter().find_map(|target| match target {
        Target::Text {
            content, bounds, ..
        } if content == "Play again" => Some(bounds),
        _ => None,
    });
    desk.key(Named::Escape);
    // As the result comes up again, nothing of what is looked up is there yet.
    desk.hold();
    desk.key(Named::Enter);
    desk.expect("Play again");
    assert_eq!(
        desk.count("counting …"),
        2,
        "what cost most is not known yet"
    );
    let controls = |desk: &mut Desk| -> Vec<Rectangle> {
        let targets = desk.targets().into_iter();
        let controls = targets.filter(|target| matches!(target, Target::Focusable { .. }));
        controls.map(|target| target.bounds()).collect()
    };
    let before = controls(&mut desk);
    desk.go_on();
    assert_eq!(desk.count("counting …"), 0);
    // What comes moves nothing that can be pressed.
    let now = desk.targets().into_iter().find_map(|target| match target {
        Target::Text {
            content, bounds, ..
        } if content == "Play again" => Some(bounds),
        _ => None,
    });
    assert_eq!(now, place);
    assert_eq!(controls(&mut desk), before);
}

#[test]
fn the_review_is_computed_once_for_the_result_and_what_follows() {
    let mut desk = Desk::with(express(&["Ann", "Ben"], 3));
    desk.hold();
    desk.types("v");
    desk.expect("The costliest moments");
    desk.key(Named::Escape);
    desk.expect("Play again");
    assert_eq!(desk.count("…"), 0);
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
    let (_folder, mut desk) = at_the_last(games.clone());
    desk.expect(&format!("3rd of 3; the best {}", signed(best)));

    // In a group everybody has a place among the own games in groups.
    games.push(express(&["ann", "Cleo"], 8).into());
    let (_folder, mut desk) = at_the_last(games);
    let own = if express(&["ann", "Cleo"], 8).score(Seat::FIRST).total()
        >= express(&["Ann", "Ben"], 7).score(Seat::FIRST).total()
    {
        "best of 2"
    } else {
        "2nd of 2"
    };
    desk.expect(own);
    desk.expect("first game");
}

#[test]
fn a_game_that_does_not_count_has_no_place_among_the_own_ones() {
    let store_folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(store_folder.path())).unwrap();
    let mut saved = Saved::new(express(&["Ann", "Ben"], 3), Timestamp::UNIX_EPOCH);
    store.save(&saved).unwrap();
    let other = Saved::new(express(&["Ann", "Ben"], 4), Timestamp::now());
    assert!(
        own_games(&store.games(), &other)
            .iter()
            .all(Option::is_some)
    );
    saved.record.counts = false;
    let own = own_games(&store.games(), &saved);
    assert_eq!(own, [None, None]);
}

#[test]
fn attempts_at_the_same_dice_stand_side_by_side() {
    let (first, second) = (hasty(7), express(&["Ann"], 7));
    assert_ne!(
        first.score(Seat::FIRST).total(),
        second.score(Seat::FIRST).total()
    );
    let other = express(&["Ann"], 8);
    let games = vec![first.clone().into(), other.into(), second.clone().into()];
    let (_folder, mut desk) = at_the_last(games);
    let totals = [&first, &second].map(|session| signed(session.score(Seat::FIRST).total()));
    desk.expect(&format!("2nd of 2; the others {}", totals[0]));
    for words in ["1st attempt", "2nd attempt", &totals[0], &totals[1]] {
        desk.expect(words);
    }
    assert!(!desk.shows("3rd attempt"));
    // The dice are named by their code.
    let code = Seed(7).code();
    desk.expect(&format!("The app's dice, code {code}"));

    let mut desk = Desk::with(second);
    assert!(!desk.shows("1st attempt"));
}

#[test]
fn one_alone_with_the_dice_of_the_app_learns_what_was_in_them() {
    let session = express(&["Ann"], 4);
    let mut desk = Desk::with(session.clone());
    // The coach makes 460 of these dice, and 840 is proven to be the best.
    desk.expect("These dice");
    desk.expect("coach +460, at best +840");

    // Its line is there before it is known, so that nothing moves.
    desk.key(Named::Escape);
    desk.hold();
    desk.key(Named::Enter);
    let before = desk.targets().len();
    desk.expect("These dice");
    desk.go_on();
    assert_eq!(desk.targets().len(), before);

    // Dice on the table are nobody else's, and a table of several has winners.
    let mut real = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut real, Seed(3), TO_THE_END);
    for other in [real, express(&["Ann", "Ben"], 4)] {
        assert!(!Desk::with(other).shows("These dice"));
    }
}

#[test]
fn the_dice_of_the_day_are_named() {
    let mut desk = Desk::new();
    desk.click("New game");
    desk.write_name(0, "Ann");
    let now = jiff::Zoned::now().date();
    let seed = Seed::of_day(now.year(), now.month(), now.day());
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::App(seed));
    play::play(&mut session, Seed(0), TO_THE_END);
    let mut desk = Desk::with(session);
    let told = format!(": {}", seed.code());
    let named = desk.texts().into_iter().find(|text| text.ends_with(&told));
    assert!(named.unwrap().starts_with("The dice of the day, "));
}

#[test]
fn who_has_won_is_read_across_the_room() {
    let mut desk = Desk::with(express(&["Ann", "Ben", "Cleo"], 3)).sized((1920.0, 1080.0));
    let targets = desk.targets();
    let growth = 1080.0 / targets[0].bounds().height;
    let heights: Vec<f32> = targets
        .into_iter()
        .filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if content.contains("wins with") => Some(growth * bounds.height),
            _ => None,
        })
        .collect();
    assert!(heights.iter().any(|&height| height > 80.0), "{heights:?}");
}

#[test]
fn results_fill_windows_of_every_size() {
    let sizes = [
        (1000.0, 700.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
    ];
    // Where a seat has changed hands, a line says so.
    let mut handed_over = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut handed_over, Seed(3), 2);
    handed_over.record(handed(1, "Cleo", None).into()).unwrap();
    play::play(&mut handed_over, Seed(3), TO_THE_END);
    let games: [AnySession; 4] = [
        handed_over.into(),
        express(&["Ann"], 3).into(),
        express(&["Ann", "Ben", "Cleo"], 3).into(),
        hasty(7).into(),
    ];
    for game in games {
        let mut desk = Desk::with(game);
        for size in sizes {
            desk.resize(size);
            // Everything grows with a large window, which is then laid out as a smaller one.
            let window = desk.targets()[0].bounds().size();
            let lowest = desk
                .targets()
                .into_iter()
                .filter_map(|target| match target {
                    Target::Text { bounds, .. } => Some(bounds.y + bounds.height),
                    _ => None,
                });
            let lowest = lowest.fold(0.0, f32::max);
            assert!(
                lowest > 0.9 * window.height && lowest <= window.height,
                "{lowest} of {window:?}"
            );
        }
    }
}

#[test]
fn a_course_begins_at_nothing_and_ends_with_the_result() {
    let session = express(&["Ann", "Ben", "Cleo"], 3);
    for (seat, course) in Seat::enumerate(totals(&session)) {
        assert_eq!(course[0], 0.0);
        assert_eq!(
            course.len(),
            session.table().out_at(seat).unwrap().get() + 1
        );
        assert_eq!(course.last(), Some(&f64::from(session.score(seat).total())));
    }
    let session = board(&["Ann", "Ben", "Cleo"], 6);
    let position = session.table().position();
    for (seat, course) in Seat::enumerate(columns(&session)) {
        assert_eq!(course[0], 0.0);
        assert_eq!(course.len(), session.table().turns().len() + 1);
        let end = *course.last().unwrap();
        assert!(end >= position.columns_won(seat) as f64, "{end}");
        assert_eq!(end >= 3.0, position.winner() == Some(seat), "{end}");
    }
}

/// The figures at the left of a course of these values.
fn scale(values: &[f64], height: f32) -> Vec<String> {
    let lane = Lane {
        name: String::new(),
        colour: fifth_die::session::Colour::Blue,
        values: values.to_vec(),
        is_strong: true,
    };
    let chart = race(&[lane], Measure::Points, (600.0, height));
    let figures = chart
        .shapes
        .into_iter()
        .filter_map(|shape| match shape.form {
            Form::Words { words, at, .. } if at.0 < 40.0 => Some(words),
            _ => None,
        });
    figures.collect()
}

#[test]
fn the_scale_of_a_course_has_as_many_figures_as_it_has_room_for() {
    let course = [0.0, -400.0, -1250.0, 300.0];
    let tall = ["−1500", "−1000", "−500", "0", "+500"];
    assert_eq!(scale(&course, 300.0), tall);
    assert!(scale(&course, 90.0).len() < tall.len());
    // Nothing gained and nothing lost is a line as well.
    assert_eq!(scale(&[0.0], 300.0)[0], "0");
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
    let colours = fifth_die::app::theme::Theme::DARK.picture();
    let svg = game.picture(&summary(), colours, 300.0);
    for colour in [colours.table, colours.paper, colours.ink, colours.accent] {
        assert!(svg.contains(&colour.to_string()), "{colour}");
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
    let printed = [Palette::PRINT.ink, Palette::PRINT.paper].map(|colour| colour.to_string());
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
    let again = desk.place("Play again");
    desk.types("s");
    let said = desk
        .texts()
        .into_iter()
        .find(|text| text.starts_with("Saved as "));
    let said = said.expect("it says where the picture is");
    let path = said.trim_start_matches("Saved as ").trim_end_matches('.');
    let picture = fs::read(path).unwrap();
    fs::remove_file(path).unwrap();
    let decoder = png::Decoder::new(std::io::Cursor::new(picture));
    let mut reader = decoder.read_info().unwrap();
    assert_eq!((reader.info().width, reader.info().height), (1600, 900));
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    // The table of the dark colours.
    assert_eq!(pixels[..3], [0x17, 0x19, 0x1b]);
    desk.expect("Open");
    desk.expect("Show in folder");
    // The notice covers nothing that is pressed next, and goes with Escape.
    assert_eq!(desk.place("Play again"), again);
    desk.key(Named::Escape);
    assert!(!desk.shows("Show in folder"));
    desk.expect("Play again");
}

#[test]
fn keys_for_the_table_do_nothing_at_a_result_that_has_just_come() {
    let mut desk = Desk::with(express(&["Ann"], 3));
    desk.undo();
    desk.hold();
    desk.click("ends your game");
    desk.expect("Play again");
    // More of what was pressed at the table.
    desk.types("sdo");
    desk.key(Named::Enter);
    // The last choice was changed after the review had told of it.
    desk.expect("This game counts among those with help.");
    desk.go_on();
    desk.expect("This game counts among those with help.");
    desk.types("o");
    desk.expect("This game is left out of the records.");
}
