//! Figures over finished games, from games made by hand and from laws.

use std::time::Duration;

use fifth_die::rules::classic::{Columns, Placement, Setting, Sharing, Tally};
use fifth_die::rules::dice::Die;
use fifth_die::rules::express::Penalty;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::scene::{self as chart, Form, Scene};
use fifth_die::session::{AnySession, Colour, DiceSource, Level, Name, Seed};
use fifth_die::stats::{
    Contest, Course, DiceCounts, Game, Member, Noted, Skill, Who, alone, chi_square, due,
    everybody, leads, members, players, race, shown, together,
};

use crate::fixtures::{retired, track_marks, with_columns, with_placement, with_sharing};
use crate::play;
use crate::samples::sample;

const STANDARD: Contest = Contest::Express(Penalty::TwoHundred);

/// A finished game of Express of these players, with other dice for each seed.
fn game(names: &[&str], seed: u64) -> Game {
    let mut session = play::table(names, Penalty::TwoHundred, DiceSource::App(Seed(seed)));
    play::play(&mut session, Seed(0), play::TO_THE_END);
    of(session)
}

fn of(session: impl Into<AnySession>) -> Game {
    Game::of(&session.into(), Noted::default()).expect("it is over")
}

/// A finished game in which these players came to these points; the pads do not matter.
fn came_to(results: &[(&str, i32)]) -> Game {
    let names: Vec<&str> = results.iter().map(|(name, _)| *name).collect();
    let mut made = game(&names, 1);
    let most = results.iter().map(|(_, total)| *total).max();
    if let Course::Express(pads) = &mut made.course {
        for (pads, (_, total)) in pads.iter_mut().zip(results) {
            pads.total = *total;
        }
    }
    let winners = Seat::all(results.len()).filter(|&seat| Some(results[seat].1) == most);
    made.winners = winners.collect();
    made
}

fn with_program(results: &[(&str, i32)], seat: usize, level: Level) -> Game {
    let mut game = came_to(results);
    game.players[seat].level = Some(level);
    game
}

fn lines(records: &[fifth_die::stats::Record]) -> Vec<(usize, i32)> {
    let lines = records.iter().map(|record| (record.game, record.result));
    lines.collect()
}

#[test]
fn the_chance_of_chi_square_is_that_of_the_published_tables() {
    // Abramowitz and Stegun, table 26.8: the values that are exceeded with these chances.
    let table = [
        (1, 0.05, 3.84146),
        (1, 0.001, 10.828),
        (2, 0.5, 1.38629),
        (5, 0.95, 1.145476),
        (5, 0.5, 4.35146),
        (5, 0.05, 11.0705),
        (5, 0.01, 15.0863),
        (5, 0.001, 20.515),
        (10, 0.995, 2.15586),
        (10, 0.5, 9.34182),
        (10, 0.05, 18.3070),
        (10, 0.001, 29.588),
        (30, 0.05, 43.7730),
    ];
    for (degrees, chance, value) in table {
        let found = chi_square(value, degrees);
        let is_near = (found - chance).abs() < 1e-5 + 1e-3 * chance;
        assert!(is_near, "{degrees}, {value}: {found}, not {chance}");
    }
    assert_eq!(chi_square(0.0, 5), 1.0);
    assert!(chi_square(1e6, 5) < 1e-300);
}

/// This many throws of the app, a new seed each time.
fn throws(seed: u64, count: usize) -> DiceCounts {
    let mut shown = DiceCounts::default();
    for number in 1..=count {
        shown.add(&Seed(seed).throw(ThrowNumber::new(number)).dice());
    }
    shown
}

#[test]
fn dice_are_counted_with_every_pair_that_they_make() {
    let mut shown = DiceCounts::default();
    shown.add(&[1, 1, 2, 6, 6].map(|value| Die::new(value).unwrap()));
    assert_eq!(shown.faces().counts, [2, 1, 0, 0, 0, 2]);
    // 1+1; 1+2 twice; 1+6 four times; 2+6 twice; 6+6.
    assert_eq!(shown.sums().counts, [1, 2, 0, 0, 0, 4, 2, 0, 0, 0, 1]);
    shown.add(&[3, 4].map(|value| Die::new(value).unwrap()));
    assert_eq!(shown.sums().counts[5], 5);
    assert_eq!((shown.throws(), shown.dice()), (2, 7));
    let expected: f64 = shown.sums().expected.iter().sum();
    assert!((expected - 11.0).abs() < 1e-9);
    assert_eq!(shown.faces().chance, None, "too few to tell");
}

#[test]
fn fair_dice_are_called_unfair_as_rarely_as_the_chance_says() {
    for count in [DiceCounts::ENOUGH as usize, 400] {
        let (mut faces, mut sums) = ([0; 2], [0; 2]);
        for seed in 0..1000 {
            let shown = throws(seed, count);
            for (place, limit) in [0.5, 0.05].into_iter().enumerate() {
                faces[place] += u32::from(shown.faces().chance.unwrap() < limit);
                sums[place] += u32::from(shown.sums().chance.unwrap() < limit);
            }
        }
        // 500 and 50 of a thousand, give or take four standard deviations.
        for [half, rare] in [faces, sums] {
            assert!((437..=563).contains(&half), "{count}: {half}");
            assert!((20..=82).contains(&rare), "{count}: {rare}");
        }
    }
}

#[test]
fn loaded_dice_and_glued_pairs_are_found() {
    let mut loaded = DiceCounts::default();
    for number in 1..=400 {
        let mut dice = Seed(3).throw(ThrowNumber::new(number)).dice();
        // One die of five shows a six every second time.
        if number % 2 == 0 {
            dice[0] = Die::Six;
        }
        loaded.add(&dice);
    }
    assert!(loaded.faces().chance.unwrap() < 1e-6);
    // All values are as frequent as they should be, but two dice always show the same.
    let mut glued = DiceCounts::default();
    for number in 1..=600 {
        let value = Die::ALL[number % 6];
        glued.add(&[value, value]);
    }
    assert_eq!(glued.faces().chance, Some(1.0));
    assert!(glued.sums().chance.unwrap() < 1e-6);
}

#[test]
fn games_from_one_seed_show_their_dice_once() {
    let (one, other) = (game(&["Ann"], 5), game(&["Ben"], 5));
    let longer = one.shown.throws().max(other.shown.throws());
    let (app, real) = shown([&one, &other]);
    assert_eq!((app.throws(), real.throws()), (longer, 0));
    let (app, _) = shown([&one, &other, &game(&["Ann"], 6)]);
    assert!(app.throws() > longer);
    // Real dice are others each time.
    let typed = |game: &Game| Game {
        dice: DiceSource::Real,
        ..game.clone()
    };
    let (_, real) = shown([&typed(&one), &typed(&one)]);
    assert_eq!(real.throws(), 2 * one.shown.throws());
}

#[test]
fn only_a_game_that_is_over_is_a_game() {
    let mut session = play::table(&["Ann", "Ben"], Penalty::OneFifty, DiceSource::Real);
    play::play(&mut session, Seed(2), 5);
    assert_eq!(Game::of(&session.clone().into(), Noted::default()), None);
    play::play(&mut session, Seed(2), play::TO_THE_END);
    let made = of(session.clone());
    assert_eq!(made.contest, Contest::Express(Penalty::OneFifty));
    assert_eq!(made.shown.throws(), session.table().rounds().len() as u64);
    let Course::Express(pads) = &made.course else {
        panic!("a game of Express");
    };
    for seat in Seat::all(2) {
        assert_eq!(made.result(seat), Some(session.score(seat).total()));
        let out = session.table().out_at(seat).unwrap();
        assert_eq!(pads[seat].choices as usize, out.get());
        // Every choice marks a track, or is free.
        assert!(track_marks(&pads[seat].pad) <= pads[seat].choices);
        assert!(pads[seat].out_by.is_some());
    }
}

#[test]
fn the_best_alone_come_first_and_the_earlier_of_equals() {
    let games = [
        came_to(&[("Ann", 300)]),
        came_to(&[("Ben", 520)]),
        came_to(&[("Ann", 520)]),
        came_to(&[("Ann", 900), ("Ben", 100)]),
        with_program(&[("Master", 990)], 0, Level::Master),
        Game {
            contest: Contest::Express(Penalty::OneHundred),
            ..came_to(&[("Ann", 800)])
        },
    ];
    let best = alone(&games, STANDARD, 10);
    assert_eq!(lines(&best), [(1, 520), (2, 520), (0, 300)]);
    assert_eq!(lines(&alone(&games, STANDARD, 1)), [(1, 520)]);
    let hundred = Contest::Express(Penalty::OneHundred);
    assert_eq!(lines(&alone(&games, hundred, 10)), [(5, 800)]);
    assert_eq!(lines(&together(&games, STANDARD, 10)), [(3, 900), (3, 100)]);
}

#[test]
fn leads_are_those_of_one_winner_over_the_next() {
    let games = [
        came_to(&[("Ann", 300), ("Ben", -200), ("Cleo", 250)]),
        came_to(&[("Ann", 400), ("Ben", 400), ("Cleo", 0)]),
        came_to(&[("Ann", -500), ("Ben", 100)]),
        with_program(&[("Bold", 900), ("Ben", 100)], 0, Level::Bold),
    ];
    assert_eq!(lines(&leads(&games, STANDARD, 10)), [(2, 600), (0, 50)]);
}

#[test]
fn no_lead_is_measured_by_one_who_left() {
    let names = ["Ann", "Ben", "Cleo"];
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::App(Seed(1)));
    play::play(&mut session, Seed(0), 5);
    session.record(retired(2).into()).unwrap();
    play::play(&mut session, Seed(0), play::TO_THE_END);
    let mut game = of(session);
    if let Course::Express(pads) = &mut game.course {
        pads[2].total = 2_000;
    }
    let between = game.result(Seat::new(0)).unwrap() - game.result(Seat::new(1)).unwrap();
    assert_eq!(lines(&leads(&[game], STANDARD, 10)), [(0, between.abs())]);
}

#[test]
fn fewest_turns_win_on_the_board() {
    let games = [0, 1, 2, 3].map(|seed| {
        let dice = DiceSource::App(Seed(seed));
        of(play::board_after(&["Ann"], dice, Seed(0), play::TO_THE_END))
    });
    let contest = Contest::Classic(Setting::default());
    let best = alone(&games, contest, 10);
    assert_eq!(best.len(), 4);
    assert!(best.is_sorted_by_key(|record| record.result));
    assert_eq!(alone(&games, STANDARD, 10), []);
    let figures = &players(&games, contest)[0];
    assert_eq!(figures.results[0], best[0].result);
    assert_eq!(figures.games, 4);
    let turns: i32 = best.iter().map(|record| record.result).sum();
    assert_eq!(figures.turns.0 as i32, turns);
}

fn at_the_board(names: &[&str], setting: Setting) -> Game {
    let mut session = play::board(names, setting, DiceSource::App(Seed(1)));
    play::play_board(&mut session, Seed(0), play::TO_THE_END);
    of(session)
}

#[test]
fn groups_at_the_board_are_compared_only_where_they_played_by_the_same_rules() {
    let settings = Contest::all().filter_map(|contest| match contest {
        Contest::Classic(setting) => Some(setting),
        Contest::Express(_) => None,
    });
    let settings: Vec<Setting> = settings.collect();
    let distinct: std::collections::HashSet<_> = settings.iter().collect();
    assert_eq!((settings.len(), distinct.len()), (27, 27));
    let game = |&setting| at_the_board(&["Ann", "Ben"], setting);
    let games: Vec<Game> = settings.iter().map(game).collect();
    for (place, &setting) in settings.iter().enumerate() {
        let contest = Contest::Classic(setting);
        assert_eq!(games[place].contest, contest);
        let best = together(&games, contest, 100);
        let found: Vec<usize> = best.iter().map(|record| record.game).collect();
        assert_eq!(found, [place], "{setting:?}");
        let counted = players(&games, contest);
        assert!(counted.iter().all(|figures| figures.games == 1));
    }
}

#[test]
fn one_alone_is_compared_whatever_would_happen_at_the_squares_of_others() {
    let settings = Sharing::ALL.map(with_sharing);
    let games = settings.map(|setting| at_the_board(&["Ann"], setting));
    for setting in settings {
        assert_eq!(alone(&games, Contest::Classic(setting), 10).len(), 3);
    }
    for other in [with_columns(Columns::Four), with_placement(Placement::Most)] {
        assert_eq!(alone(&games, Contest::Classic(other), 10), []);
    }
}

#[test]
fn who_is_left_alone_at_the_board_makes_no_record() {
    let contest = Contest::Classic(Setting::default());
    let names = ["Ann", "Ben", "Cleo"];
    let session = |left: &[usize]| {
        let mut session = play::board(&names, Setting::default(), DiceSource::App(Seed(1)));
        play::play_board(&mut session, Seed(0), 3);
        for &seat in left {
            session.record(retired(seat).into()).unwrap();
        }
        play::play_board(&mut session, Seed(0), play::TO_THE_END);
        of(session)
    };
    // The one who stayed has won (C14), but against nobody.
    assert_eq!(session(&[1, 2]).winners, [Seat::new(0)]);
    assert_eq!(together(&[session(&[1, 2])], contest, 10), []);
    assert_eq!(together(&[session(&[])], contest, 10).len(), 1);
    // Against one who stayed it was a game.
    let stayed = [session(&[0]), session(&[1]), session(&[2])];
    assert_eq!(together(&stayed, contest, 10).len(), 3);
}

#[test]
fn players_are_told_apart_by_name_and_the_program_by_level() {
    let games = [
        came_to(&[("ann", 100), ("Ben", 300)]),
        came_to(&[("Ann", 200), ("Ben", 200)]),
        came_to(&[("Ann", 600)]),
        with_program(&[("Ann", 0), ("Ben", 50), ("Cleo", 10)], 2, Level::Steady),
        with_program(&[("Ann", 900), ("Zoë", 950)], 1, Level::Steady),
    ];
    let found = players(&games, STANDARD);
    let names = found.iter().map(|figures| match &figures.who {
        Who::Person(name) => name.to_string(),
        Who::Program(level) => format!("{level:?}"),
        Who::Everybody => panic!("nobody is everybody"),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["Ann", "Ben", "Steady"]);
    let ann = &found[0];
    assert_eq!(ann.results, [0, 100, 200, 600, 900]);
    assert_eq!((ann.games, ann.in_groups, ann.wins), (5, 4, 1));
    assert_eq!(ann.mean(), Some(360.0));
    let ben = &found[1];
    assert_eq!((ben.games, ben.wins), (3, 3), "a shared win is a win");
    assert_eq!(found[2].results, [10, 950]);

    let all = everybody(&games, STANDARD);
    assert_eq!(all.results.len(), 8);
    assert_eq!((all.games, all.in_groups), (5, 4));
}

#[test]
fn a_shared_win_is_one_game_of_everybody() {
    let games = [
        came_to(&[("Ann", 200), ("Ben", 200)]),
        came_to(&[("Ann", 200), ("Ben", 300)]),
        with_program(&[("Bold", 900), ("Ben", 100)], 0, Level::Bold),
        with_program(&[("Bold", 900), ("Ben", 900)], 0, Level::Bold),
    ];
    let all = everybody(&games, STANDARD);
    assert_eq!((all.wins, all.in_groups), (3, 4));
    // Each of them has won it for herself or himself.
    let wins = players(&games, STANDARD);
    let wins = wins.iter().map(|figures| figures.wins);
    assert_eq!(wins.collect::<Vec<_>>(), [3, 1, 2]);
}

#[test]
fn rows_and_fifth_dice_add_up() {
    let games: Vec<Game> = (0..20).map(|seed| game(&["Ann", "Ben"], seed)).collect();
    for figures in players(&games, STANDARD) {
        let score: f64 = figures.rows.iter().map(|row| row.score).sum();
        assert!((score - figures.mean().unwrap()).abs() < 1e-9);
        let out: f64 = figures.fifths.iter().map(|fifth| fifth.out).sum();
        assert!((out - 1.0).abs() < 1e-9, "one track ends each game");
        let named: f64 = figures.fifths.iter().map(|fifth| fifth.named).sum();
        assert!(named > 2.0 && named < 3.0 + 1e-9);
        let marks = figures.fifths.iter().map(|fifth| fifth.named * fifth.marks);
        let marks: f64 = marks.sum();
        let pairs: f64 = figures.rows.iter().map(|row| row.marks).sum();
        assert!(2.0 * marks <= pairs, "a free throw marks no track");
    }
}

#[test]
fn losses_are_the_mean_of_the_games_that_were_reviewed() {
    let lost = |loss| Noted {
        losses: Some(vec![loss]),
        ..Noted::default()
    };
    let reviewed = |loss| Game {
        noted: lost(loss),
        ..came_to(&[("Ann", 100)])
    };
    let games = [reviewed(4.0), came_to(&[("Ann", 0)]), reviewed(8.0)];
    let ann = &players(&games, STANDARD)[0];
    assert_eq!((ann.loss(), ann.losses.len()), (Some(6.0), 2));
    // Alone at the board a loss is counted in turns, which go with nothing else.
    let board = play::board_after(&["Ann"], DiceSource::Real, Seed(1), play::TO_THE_END);
    let board = Game {
        noted: lost(0.7),
        ..of(board)
    };
    let contest = board.contest;
    assert_eq!(players(&[board], contest)[0].loss(), None);
}

#[test]
fn time_is_counted_by_the_choices_of_games_with_a_timer() {
    let noted = Noted {
        taken: vec![Duration::from_secs(200)],
        ..Noted::default()
    };
    let timed = Game {
        noted,
        ..came_to(&[("Ann", 100)])
    };
    let Course::Express(pads) = &timed.course else {
        panic!("a game of Express")
    };
    let choices = pads[0].choices;
    let ann = &players(&[timed.clone(), came_to(&[("Ann", 0)])], STANDARD)[0];
    assert_eq!(ann.time(), Some(Duration::from_secs(200) / choices));
    assert_eq!(players(&[came_to(&[("Ann", 0)])], STANDARD)[0].time(), None);
}

#[test]
fn what_a_seat_came_to_that_changed_hands_is_nobodys() {
    // One hands over, one leaves and one comes late.
    let saved = fifth_die::store::read("saves/v1-seats.ron".as_ref()).unwrap();
    let game = of(saved.session);
    assert_eq!(game.shared, [0, 1, 2].map(Seat::new));
    assert!(players(std::slice::from_ref(&game), STANDARD).is_empty());
    assert!(together(std::slice::from_ref(&game), STANDARD, 5).is_empty());
    assert!(came_to(&[("Ann", 100)]).shared.is_empty());
}

#[test]
fn the_course_at_the_board_ends_at_the_columns_that_were_won() {
    // The last stop won two columns at once, the fourth beyond those that the game asks for.
    let AnySession::Classic(session) = sample("v1-classic-seats").session else {
        panic!("it is a game at the board");
    };
    let ends = race::columns(&session);
    let position = session.table().position();
    let winner = position.winner().unwrap();
    assert_eq!(position.columns_won(winner), 4);
    assert_eq!(ends[winner.index()].last(), Some(&4.0));
}

fn figures(chart: &Scene) -> Vec<String> {
    let words = chart.shapes.iter().filter_map(|shape| match &shape.form {
        // Those of the scale are at the left.
        Form::Words(words, at, _) if at.0 < 44.0 => Some(words.clone()),
        _ => None,
    });
    words.collect()
}

#[test]
fn games_that_are_all_alike_lie_where_their_figure_is() {
    let sheet = (440.0, 200.0);
    let means = [(-500.0, "mean".to_owned()), (257.0, "coach".to_owned())];
    let shown = chart::totals(&[-500; 2], [(300, 1.0)], &means, Colour::Blue, sheet);
    let last = |role| {
        let mut shapes = shown.shapes.iter().rev();
        shapes.find_map(|shape| match &shape.form {
            Form::Box(bounds, _, Some(fill), _) if *fill == role => {
                Some((bounds.x + bounds.width / 2.0).round())
            }
            _ => None,
        })
    };
    assert_eq!(
        last(chart::Role::Ink),
        last(chart::Role::Mark(Colour::Blue))
    );
    let points = chart::Measure::Points;
    let shown = chart::last_games(&[-500; 2], points, None, Colour::Blue, sheet);
    assert_eq!(figures(&shown), ["−600", "−500", "−400"]);
    // The words of a record are away from the die that reaches it.
    let record = Some((-500, "record".to_owned()));
    let shown = chart::last_games(&[-500; 2], points, record, Colour::Blue, sheet);
    let words = shown.shapes.iter().find_map(|shape| match &shape.form {
        Form::Words(words, at, _) if words == "record" => Some(at.0),
        _ => None,
    });
    assert_eq!(words, Some(44.0));
}

#[test]
fn the_course_at_the_board_goes_by_the_turns_of_the_winner() {
    let AnySession::Classic(session) = sample("v1-classic-finished").session else {
        panic!("it is a game at the board");
    };
    let winner = session.table().position().winner().unwrap();
    let turns = Tally::of(&session.table().turns(), winner).turns;
    for course in race::columns(&session) {
        assert_eq!(course.len(), turns + 1);
    }
}

#[test]
fn a_course_of_more_than_ten_throws_is_numbered_by_fives() {
    let lane = |throws: usize| chart::Lane {
        colour: Colour::Blue,
        name: String::new(),
        values: vec![0.0; throws + 1],
        weight: chart::LaneWeight::First,
    };
    let figures = |throws: usize| {
        let chart = chart::race(&[lane(throws)], chart::Measure::Points, (900.0, 300.0));
        let words = chart.words().map(|(words, _)| words.to_owned());
        words.collect::<Vec<_>>()
    };
    assert!(figures(7).contains(&"7".to_owned()));
    let long = figures(21);
    assert!(long.contains(&"20".to_owned()) && !long.contains(&"19".to_owned()));
}

#[test]
fn scales_of_counts_have_no_figure_twice() {
    let sheet = (440.0, 200.0);
    assert_eq!(
        figures(&chart::turns(&[7], Colour::Blue, sheet)),
        ["0", "1"]
    );
    assert_eq!(
        figures(&chart::turns(&[7, 7, 8], Colour::Blue, sheet)),
        ["0", "1", "2"]
    );
}

#[test]
fn a_long_course_is_no_more_to_draw_than_the_picture_is_wide() {
    let mut course: Vec<f32> = (0..200_000).map(|throw| (throw % 7) as f32).collect();
    course[123_456] = 50.0;
    course[123_457] = -50.0;
    let points = course.into_iter().enumerate();
    let points = points.map(|(throw, value)| (throw as f32 / 250.0, value));
    let shown = chart::thinned(points.collect());
    assert_eq!(shown.len(), 2 * 800);
    // Nothing that stands out is left out, and time goes on to the right.
    assert!(shown.iter().any(|&(_, value)| value == 50.0));
    assert!(shown.iter().any(|&(_, value)| value == -50.0));
    assert!(shown.is_sorted_by_key(|&(across, _)| across));
}

#[test]
fn words_beside_a_low_bar_are_never_on_the_line_at_zero() {
    let at = |bar, zero| chart::beside_bar(bar, zero, 26.0, 84.0);
    assert_eq!(at([2.0, 6.0], 12.0), 14.0);
    assert_eq!(at([2.0, 6.0], 60.0), 6.0);
    assert_eq!(at([40.0, 50.0], 48.5), 14.0);
    assert_eq!(at([40.0, 45.0], 30.0), 45.0);
}

fn names(names: &[&str]) -> Vec<Name> {
    names.iter().map(|name| Name::new(name).unwrap()).collect()
}

/// Name, games, wins and results of each member.
fn standing(members: &[Member]) -> Vec<(&str, usize, usize, &[i32])> {
    let standing = members.iter().map(|member| {
        let name = member.player.name.as_str();
        (name, member.games, member.wins, member.results.as_slice())
    });
    standing.collect()
}

#[test]
fn standings_count_the_games_that_a_group_has_played_together() {
    let mut solo = came_to(&[("Ann", 600)]);
    solo.noted.losses = Some(vec![2.5]);
    let games = [
        came_to(&[("Ann", 300), ("Ben", -200), ("Cleo", 250)]),
        came_to(&[("ann", 400), ("Ben", 400)]),
        came_to(&[("Ann", -500), ("Ben", 100)]),
        with_program(&[("Bold", 900), ("Ben", 100)], 0, Level::Bold),
        solo,
        Game {
            contest: Contest::Express(Penalty::OneHundred),
            ..came_to(&[("Ann", 800), ("Ben", 0)])
        },
    ];
    let all = members(&games, STANDARD, &[]);
    assert_eq!(
        standing(&all),
        [
            ("Ben", 4, 2, &[-200, 400, 100, 100][..]),
            ("Ann", 3, 2, &[300, 400, -500][..]),
            ("Cleo", 1, 0, &[250][..]),
        ],
        "of equal wins the best average is first"
    );
    let by_chance = all.iter().map(|member| member.by_chance);
    for (found, expected) in by_chance.zip([11.0 / 6.0, 4.0 / 3.0, 1.0 / 3.0]) {
        assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
    }
    // Equal points are no win of one over the other.
    let against: Vec<_> = all.iter().map(|member| member.against.clone()).collect();
    let expected = [
        [[0, 0], [1, 1], [0, 1]],
        [[1, 1], [0, 0], [1, 0]],
        [[1, 0], [0, 1], [0, 0]],
    ];
    assert_eq!(against, expected);
    assert_eq!(all[1].losses, [2.5], "skill counts solo games too");
    let two = members(&games, STANDARD, &names(&["Ben", "Ann"]));
    let counted: Vec<_> = two.iter().map(|member| member.games).collect();
    assert_eq!(counted, [3, 3]);
    let two = members(&games, STANDARD, &names(&["Cleo", "Ann"]));
    assert_eq!(
        standing(&two),
        [("Ann", 1, 1, &[300][..]), ("Cleo", 1, 0, &[250])]
    );
}

#[test]
fn on_the_board_the_winner_is_before_all_others() {
    let game = at_the_board(&["Ann", "Ben"], Setting::default());
    let turns = game.result(game.winners[0]).unwrap();
    let found = members([&game], game.contest, &[]);
    let [first, second] = &found[..] else {
        panic!("two have played");
    };
    assert_eq!(first.player, game.players[game.winners[0]]);
    assert_eq!(first.results, [turns]);
    assert!(second.results.is_empty());
    assert_eq!((first.against[1], second.against[0]), ([1, 0], [0, 1]));
}

#[test]
fn skill_is_told_with_its_error_and_from_five_games_on() {
    assert_eq!(Skill::of(&[1.0, 2.0, 3.0, 4.0]), None);
    // The variance of 1 to 5 is 2.5, that of their mean a fifth of it.
    let skill = Skill::of(&[1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
    assert!((skill.loss - 3.0).abs() < 1e-9 && (skill.error - 0.5_f64.sqrt()).abs() < 1e-9);
    assert_eq!(skill.trend, None);
    let mut losses = vec![5.0, 6.0, 7.0, 8.0, 9.0];
    losses.extend([4.0, 2.0].repeat(5));
    let better = Skill::of(&losses).unwrap();
    let change = better.clear_trend().unwrap();
    assert!((change + 4.0).abs() < 1e-9);
    let mut losses = vec![1.0, 2.0, 3.0, 4.0, 5.0];
    losses.extend([4.0, 2.0].repeat(5));
    assert_eq!(Skill::of(&losses).unwrap().clear_trend(), None);
}

#[test]
fn a_choice_comes_back_after_growing_gaps_and_soon_when_wrong() {
    assert_eq!(due([]), None);
    let mut answers = Vec::new();
    let mut day = 100;
    for gap in [1, 3, 7, 16, 35, 35] {
        answers.push((day, true));
        assert_eq!(due(answers.clone()), Some(day + gap));
        // Whoever answers before it is due learns nothing new, unless it is wrong.
        answers.push((day, true));
        assert_eq!(due(answers.clone()), Some(day + gap));
        day += gap;
    }
    answers.push((day - 1, false));
    assert_eq!(due(answers.clone()), Some(day - 1));
    answers.push((day - 1, true));
    assert_eq!(due(answers), Some(day));
}
