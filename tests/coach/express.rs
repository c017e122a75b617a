//! The coach of Can't Stop Express: its values, its advice, its players and how it learns.

use std::collections::BTreeMap;

use fifth_die::coach::express::engine::Marks;
use fifth_die::coach::express::{
    Chance, MarkOdds, Outlook, Seated, ToWin, ValueTable, average, choose, deep, instant, target,
    to_win,
};
use fifth_die::rules::dice::{Die, Sum, Throw};
use fifth_die::rules::express::{Choice, Pad, Penalty, Score};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Express, Level, Seed, Variant};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::simulate::express::play_game;
use crate::train::express::Training;
use crate::train::express::learned::{Learned, Totals};

fn shipped(penalty: Penalty) -> &'static ValueTable {
    ValueTable::shipped(penalty)
}

fn table() -> &'static ValueTable {
    shipped(Penalty::TwoHundred)
}

fn throw(digits: &str) -> Throw {
    let values: Vec<u8> = digits.bytes().map(|digit| digit - b'0').collect();
    Throw::from_values(values.try_into().unwrap()).unwrap()
}

/// A pad with these marks in the rows 2 to 12, and on the tracks.
pub fn pad(rows: [u32; Sum::COUNT], tracks: &[(u8, u8)]) -> Pad {
    let tracks: Vec<(Die, u8)> = tracks
        .iter()
        .map(|&(value, marks)| (Die::new(value).unwrap(), marks))
        .collect();
    Pad::from_marks(rows, &tracks).unwrap()
}

/// Every throw, with the number of its ways out of 7776.
fn throws() -> BTreeMap<Throw, u32> {
    let mut throws = BTreeMap::new();
    for fall in 0..7776_u32 {
        let dice = [1, 6, 36, 216, 1296].map(|place| (fall / place % 6 + 1) as u8);
        *throws.entry(Throw::from_values(dice).unwrap()).or_insert(0) += 1;
    }
    throws
}

/// The pads and throws of some games in which anything legal is chosen.
fn anything(games: u64) -> Vec<(Pad, Throw)> {
    let mut positions = Vec::new();
    for game in 0..games {
        let mut number = 0;
        play_game(1, Seed(game), |pads, _, throw| {
            positions.push((pads[0], *throw));
            let choices = pads[0].choices(throw);
            number = (number * 31 + 7 + game as usize) % 1000;
            choices[number % choices.len()]
        })
        .unwrap();
    }
    positions
}

/// The pad seen in a mirror: row 2 is row 12, and 1 is 6.
fn mirrored(pad: &Pad) -> Pad {
    let mut rows = Sum::ALL.map(|sum| pad.marks(sum));
    rows.reverse();
    let tracks: Vec<(u8, u8)> = pad
        .tracks()
        .map(|track| (7 - track.value().value(), track.marks()))
        .collect();
    self::pad(rows, &tracks)
}

#[test]
fn advice_is_about_every_legal_choice_and_means_the_pad_after_it() {
    for (pad, throw) in anything(100) {
        let advice = instant(table(), &pad, &throw);
        assert!(advice.is_sorted_by(|one, other| one.value >= other.value));
        for advice in &advice {
            let after = pad.play(&throw, advice.choice).unwrap();
            assert_eq!(advice.value, table().value(&after));
        }
        let mut advised: Vec<Choice> = advice.iter().map(|advice| advice.choice).collect();
        let mut legal = pad.choices(&throw);
        advised.sort_unstable();
        legal.sort_unstable();
        assert_eq!(advised, legal, "{throw} on {pad:?}");
    }
}

#[test]
fn one_who_is_out_has_nothing_to_choose() {
    let out = pad([1; 11], &[(1, 8), (2, 3), (3, 3)]);
    let throw = throw("11234");
    assert_eq!(instant(table(), &out, &throw), []);
    assert_eq!(deep(table(), &out, &throw), []);
    assert_eq!(target(table(), &out, &throw, 0, 10, 1), []);
    for &level in Express::LEVELS {
        let choice = choose(level, table(), &[out], Seat::new(0), &throw, 1);
        assert_eq!(choice, None);
    }
    assert_eq!(table().value(&out), -2200.0);
}

#[test]
fn the_mirror_changes_no_value() {
    for (pad, _) in anything(100) {
        let (value, image) = (table().value(&pad), table().value(&mirrored(&pad)));
        assert!((value - image).abs() < 0.01, "{value}, {image}: {pad:?}");
    }
}

#[test]
fn marks_past_ten_change_no_value() {
    let tracks = [(1, 4), (2, 5), (3, 6)];
    let full = pad([0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0], &tracks);
    let more = pad([0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0], &tracks);
    assert_eq!(table().value(&full), table().value(&more));
}

fn with_a_mark(pad: &Pad, row: Sum) -> Pad {
    let rows = Sum::ALL.map(|sum| pad.marks(sum) + u32::from(sum == row));
    let tracks: Vec<(Die, u8)> = pad
        .tracks()
        .map(|track| (track.value(), track.marks()))
        .collect();
    Pad::from_marks(rows, &tracks).unwrap()
}

/// What the mark more is said to be worth, at once and from a throw further ahead.
fn worth(table: &ValueTable, pad: &Pad, row: Sum) -> [f64; 2] {
    let more = with_a_mark(pad, row);
    [
        table.value(&more) - table.value(pad),
        table.deep_value(&more) - table.deep_value(pad),
    ]
}

#[test]
fn a_tenth_mark_is_worth_what_it_brings() {
    // Each row of nine marks was filled too early in too few games that were learned from.
    let nines = [
        pad([0, 0, 0, 9, 4, 4, 2, 0, 3, 0, 0], &[(2, 4), (5, 5), (6, 2)]),
        pad([1, 0, 0, 0, 3, 2, 6, 9, 0, 0, 1], &[(1, 2), (2, 4), (6, 5)]),
        pad([0, 0, 4, 0, 2, 2, 5, 9, 1, 0, 1], &[(1, 4), (2, 5), (6, 3)]),
        pad([0, 0, 3, 0, 2, 9, 4, 0, 4, 0, 0], &[(1, 5), (4, 2), (6, 4)]),
        pad([0, 0, 5, 9, 0, 3, 0, 0, 6, 0, 3], &[(2, 4), (5, 4), (6, 4)]),
    ];
    for table in Penalty::ALL.map(shipped) {
        for pad in nines {
            let row = Sum::ALL.into_iter().find(|&sum| pad.marks(sum) == 9);
            let row = row.unwrap();
            let total = |pad| Outlook::of(table, pad, 400, 1).total;
            let played = total(&with_a_mark(&pad, row)) - total(&pad);
            for said in worth(table, &pad, row) {
                let (is_near, penalty) = ((said - played).abs() < 20.0, table.penalty());
                assert!(is_near, "{penalty:?}: {said}, but {played}: {pad:?}");
            }
        }
    }
}

#[test]
fn a_mark_in_a_row_that_counts_hardly_ever_costs() {
    for table in Penalty::ALL.map(shipped) {
        let (mut marks, mut costly) = (0, 0);
        for game in 0..100 {
            play_game(1, Seed(game), |pads, seat, throw| {
                let pad = &pads[seat];
                for row in Sum::ALL {
                    if (5..10).contains(&pad.marks(row)) {
                        marks += 1;
                        let worth = worth(table, pad, row);
                        costly += u32::from(worth.iter().any(|&points| points < -10.0));
                    }
                }
                choose(Level::Careless, table, pads, seat, throw, game).unwrap()
            })
            .unwrap();
        }
        assert!(costly * 100 < marks, "{costly} of {marks}");
    }
}

fn brute_force(pad: &Pad) -> f64 {
    if pad.is_out() {
        return f64::from(Score::of(pad, Penalty::TwoHundred).total());
    }
    let best = |throw: &Throw| instant(table(), pad, throw)[0].value;
    let throws = throws();
    let sum: f64 = throws
        .iter()
        .map(|(throw, &ways)| best(throw) * f64::from(ways))
        .sum();
    sum / 7776.0
}

#[test]
fn deep_looks_at_every_next_throw() {
    let late = pad([0, 4, 0, 6, 7, 9, 5, 3, 0, 1, 0], &[(1, 7), (3, 6), (5, 5)]);
    let early = pad([0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0], &[(6, 1)]);
    for (pad, throw) in [
        (late, throw("12346")),
        (late, throw("22466")),
        (early, throw("66611")),
    ] {
        let advice = deep(table(), &pad, &throw);
        assert_eq!(advice.len(), pad.choices(&throw).len());
        for advice in advice {
            let after = pad.play(&throw, advice.choice).unwrap();
            let expected = brute_force(&after);
            let is_near = (advice.value - expected).abs() < 0.02;
            assert!(is_near, "{advice:?}, {expected}");
        }
    }
}

#[test]
fn where_every_choice_ends_the_game_values_are_scores() {
    let pad = pad([0, 4, 0, 6, 7, 9, 5, 3, 0, 1, 0], &[(2, 7), (3, 7), (4, 7)]);
    let throw = throw("23466");
    for advice in [instant(table(), &pad, &throw), deep(table(), &pad, &throw)] {
        assert!(advice.is_sorted_by(|one, other| one.value >= other.value));
        for advice in advice {
            let after = pad.play(&throw, advice.choice).unwrap();
            let score = Score::of(&after, Penalty::TwoHundred).total();
            assert_eq!(advice.value, f64::from(score));
        }
    }
}

#[test]
fn the_table_plays_well() {
    let at_least: [i32; Penalty::ALL.len()] = [230, 260, 300];
    for (penalty, at_least) in Penalty::ALL.into_iter().zip(at_least) {
        let table = shipped(penalty);
        let sum: i32 = (0..700)
            .map(|game| table.play_on(Marks::of(&Pad::EMPTY), 7, game))
            .sum();
        assert!(sum / 700 >= at_least, "{penalty:?}: {}", sum / 700);
    }
}

#[test]
fn the_odds_of_the_next_throw_are_exact() {
    let mut pads: Vec<Pad> = anything(3).into_iter().map(|(pad, _)| pad).collect();
    pads.push(Pad::EMPTY);
    let throws = throws();
    for pad in pads.into_iter().step_by(5) {
        let odds = MarkOdds::of(&pad);
        let share = |counts: &dyn Fn(&[Choice]) -> bool| {
            let counted = throws
                .iter()
                .filter(|(throw, _)| counts(&pad.choices(throw)));
            f64::from(counted.map(|(_, &ways)| ways).sum::<u32>()) / 7776.0
        };
        assert_eq!(odds.free, share(&|choices| choices[0].fifth.is_none()));
        for sum in Sum::ALL {
            let marks =
                |choices: &[Choice]| choices.iter().any(|choice| choice.pairs.count(sum) > 0);
            assert_eq!(odds.row(sum), share(&marks), "{sum} on {pad:?}");
        }
    }
}

#[test]
fn a_free_throw_has_one_chance_in_32() {
    let named = pad([0; 11], &[(1, 1), (3, 1), (6, 1)]);
    assert_eq!(MarkOdds::of(&named).free, 1.0 / 32.0);
    assert_eq!(MarkOdds::of(&Pad::EMPTY).free, 0.0);
    let out = MarkOdds::of(&pad([0; 11], &[(1, 8), (3, 1), (6, 1)]));
    assert_eq!((out.free, out.row(Sum::ALL[5])), (0.0, 0.0));
}

#[test]
fn an_outlook_adds_up() {
    let pad = pad([0, 3, 0, 6, 7, 9, 5, 3, 0, 0, 3], &[(1, 7), (3, 6), (5, 7)]);
    let outlook = Outlook::of(table(), &pad, 200, 1);
    assert_eq!(outlook, Outlook::of(table(), &pad, 200, 1));
    assert_ne!(outlook, Outlook::of(table(), &pad, 200, 2));
    assert!((outlook.total - table().value(&pad)).abs() < 40.0);
    assert!((1.0..5.0).contains(&outlook.throws));
    // Three marks in row 12 and hardly a throw left.
    assert!(outlook.row(Sum::ALL[10]) < -180.0, "{outlook:?}");
    assert!(outlook.row(Sum::ALL[5]) >= 0.0);
    // Nothing follows for one who is out.
    let out = self::pad([0, 4, 0, 6, 0, 0, 0, 0, 0, 0, 0], &[(1, 8), (3, 6), (5, 7)]);
    let outlook = Outlook::of(table(), &out, 3, 1);
    assert_eq!((outlook.total, outlook.throws), (-150.0, 0.0));
    assert_eq!(outlook.row(Sum::ALL[1]), -200.0);
}

#[test]
fn playing_for_a_target_reaches_it_more_often() {
    let pad = pad([0, 0, 4, 7, 8, 9, 6, 5, 4, 0, 0], &[(2, 6), (3, 7), (4, 6)]);
    let aim = 300;
    let (mut by_target, mut by_mean) = (0.0, 0.0);
    for number in 1..=12 {
        let throw = Seed(1).throw(ThrowNumber::new(number));
        let chances = target(table(), &pad, &throw, aim, 40, 1);
        assert_eq!(chances, target(table(), &pad, &throw, aim, 40, 1));
        let truth = target(table(), &pad, &throw, aim, 120, 2);
        let share = |choice| {
            truth
                .iter()
                .find(|chance| chance.choice == choice)
                .unwrap()
                .share
        };
        by_target += share(chances[0].choice);
        by_mean += share(instant(table(), &pad, &throw)[0].choice);
    }
    assert!(by_target > by_mean, "{by_target} {by_mean}");
}

#[test]
fn a_target_is_certain_or_out_of_reach_at_the_end() {
    let pad = pad([0; 11], &[(2, 7), (3, 7), (4, 7)]);
    let throw = throw("23466");
    for chance in target(table(), &pad, &throw, -200, 5, 1) {
        let double = chance.choice.pairs.sums()[0] == chance.choice.pairs.sums()[1];
        assert_eq!(chance.share, f64::from(u8::from(double)));
        assert_eq!(chance.error, 0.0);
    }
}

#[test]
fn every_level_averages_what_is_told() {
    let mean = |&level: &Level| {
        let totals = (0..1000).map(|game| {
            let policy = |pads: &[Pad], seat: Seat, throw: &Throw| {
                choose(level, table(), pads, seat, throw, game).unwrap()
            };
            let pads = play_game(1, Seed(game), policy).unwrap();
            f64::from(total(&pads[0]))
        });
        totals.sum::<f64>() / 1000.0
    };
    // A mean of so many games is off by about ten points.
    for level in Express::LEVELS {
        let (mean, told) = (mean(level), average(*level, Penalty::TwoHundred).unwrap());
        assert!((mean - f64::from(told)).abs() < 40.0, "{level:?}: {mean}");
    }
    let told = Express::LEVELS
        .iter()
        .map(|&level| average(level, Penalty::TwoHundred));
    assert!(
        told.is_sorted_by(|one, other| one > other),
        "the strongest first"
    );
    assert_eq!(average(Level::Bold, Penalty::TwoHundred), None);
    let bold = mean(&Level::Bold);
    assert!((160.0..257.0).contains(&bold), "{bold}");
}

fn total(pad: &Pad) -> i32 {
    Score::of(pad, Penalty::TwoHundred).total()
}

/// Who plays for the first time, and takes what counts most at once.
fn greedy(pad: &Pad, throw: &Throw) -> Choice {
    let choices = pad.choices(throw);
    let most = choices
        .iter()
        .rev()
        .max_by_key(|&&choice| total(&pad.play(throw, choice).unwrap()));
    *most.unwrap()
}

#[test]
fn a_child_wins_every_other_game_against_the_lowest_level() {
    let games = 2000;
    let wins = (0..games).map(|game| {
        let pads = play_game(2, Seed(game), |pads, seat, throw| {
            match seat == Seat::FIRST {
                true => greedy(&pads[0], throw),
                false => choose(Level::Dreamy, table(), pads, seat, throw, game).unwrap(),
            }
        });
        let [child, program] = pads.unwrap()[..] else {
            unreachable!()
        };
        u32::from(total(&child) > total(&program))
    });
    let share = f64::from(wins.sum::<u32>()) / games as f64;
    println!("{share}");
    assert!((0.35..0.65).contains(&share), "{share}");
}

#[test]
fn two_players_of_a_level_play_differently_and_the_same_again() {
    for &level in Express::LEVELS {
        let play = |game| {
            let policy = |pads: &[Pad], seat: Seat, throw: &Throw| {
                choose(level, table(), pads, seat, throw, game).unwrap()
            };
            play_game(2, Seed(game), policy).unwrap()
        };
        let games = (0..100).map(play);
        let differ = games.filter(|pads| pads[0] != pads[1]).count();
        println!("{level:?} {differ}");
        assert!(differ > 50, "{level:?}: {differ} of 100");
        assert_eq!(play(1), play(1));
    }
}

/// The throws of a game of the coach: the numbers of ChaCha with 8 rounds, the game as the stream of the seed.
fn throws_of(seed: u64, game: u64) -> impl Iterator<Item = Throw> {
    let mut numbers = ChaCha8Rng::seed_from_u64(seed);
    numbers.set_stream(game);
    std::iter::repeat_with(move || {
        let fall = (u64::from(numbers.next_u32()) * 7776) >> 32;
        let dice = [1, 6, 36, 216, 1296].map(|place| (fall / place % 6 + 1) as u8);
        Throw::from_values(dice).unwrap()
    })
}

#[test]
fn a_game_by_the_table_takes_the_best_choices() {
    for game in 0..50 {
        let mut pad = Pad::EMPTY;
        for throw in throws_of(5, game) {
            match instant(table(), &pad, &throw).first() {
                Some(best) => pad = pad.play(&throw, best.choice).unwrap(),
                None => break,
            }
        }
        let total = Score::of(&pad, Penalty::TwoHundred).total();
        let played = table().play_on(Marks::of(&Pad::EMPTY), 5, game);
        assert_eq!(played, total, "game {game}");
    }
}

#[test]
fn values_come_true() {
    for table in Penalty::ALL.map(shipped) {
        for level in [Level::Master, Level::Careless] {
            let mut off = [0.0; 2];
            let games = 60;
            for game in 0..games {
                let mut pads = Vec::new();
                play_game(1, Seed(game), |before, seat, throw| {
                    pads.push(before[0]);
                    choose(level, table, before, seat, throw, game).unwrap()
                })
                .unwrap();
                let pad = &pads[game as usize % pads.len()];
                let played = Outlook::of(table, pad, 100, game).total;
                off[0] += table.value(pad) - played;
                off[1] += table.deep_value(pad) - played;
            }
            // A single game is off by about 200 points, so that their mean is off by 3.
            let off = off.map(|sum| sum / games as f64);
            let (is_near, penalty) = (off.iter().all(|off| off.abs() < 12.0), table.penalty());
            assert!(is_near, "{penalty:?}, {level:?}: {off:?}");
        }
    }
}

#[test]
fn the_distribution_is_that_of_near_optimal_games() {
    for penalty in Penalty::ALL {
        let distribution = shipped(penalty).distribution();
        assert_eq!(distribution.games(), 1_000_000);
        let totals = Totals(distribution.counts().collect());
        assert!(totals.mean() > 245.0);
        assert!((200.0..320.0).contains(&totals.deviation()));
        let median = distribution.percentile(totals.median());
        assert!(median.lower < 0.5 && median.lower + median.equal >= 0.5);
        let [worst, best] = [-5000, 5000].map(|total| distribution.percentile(total));
        assert_eq!((worst.lower, worst.equal), (0.0, 0.0));
        assert_eq!((best.lower, best.equal), (1.0, 0.0));
    }
}

/// What so few games teach, with one game by it counted.
fn learned(penalty: Penalty, games: u64, seed: u64) -> Learned {
    let mut training = Training::new(penalty, games, seed);
    while training.play() {}
    assert_eq!((training.played(), training.done()), (games, 1.0));
    let mut learned = training.finish();
    learned.measure(seed, 0);
    learned
}

#[test]
fn a_table_survives_its_file() {
    let mut learned = learned(Penalty::OneFifty, 40, 1);
    for game in 1..40 {
        learned.measure(1, game);
    }
    let file = learned.write();
    let read = ValueTable::read(&file, Penalty::OneFifty).unwrap();
    assert_eq!(read.penalty(), Penalty::OneFifty);
    assert!(read.entries == learned.table.entries);
    let counts = read.distribution().counts().filter(|(_, count)| *count > 0);
    assert!(counts.eq(learned.totals.0));
    assert!(ValueTable::read(&file, Penalty::TwoHundred).is_none());
    // The name, the version, the number of entries and of counts, and anything else.
    let damaged = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut file = file.clone();
        change(&mut file);
        ValueTable::read(&file, Penalty::OneFifty).is_none()
    };
    for place in [0, 8, 28, 35, 36, file.len() / 2, file.len() - 1] {
        assert!(damaged(&|file| file[place] ^= 64), "{place}");
    }
    assert!(damaged(&|file| file.truncate(file.len() / 2)));
}

#[test]
fn the_same_games_teach_the_same() {
    let learn = |games, seed| learned(Penalty::TwoHundred, games, seed).write();
    let file = learn(40, 1);
    assert!(file == learn(40, 1));
    assert!(file != learn(40, 2));
    assert!(file != learn(41, 1));
}

/// Someone with this pad.
pub fn person(pad: Pad) -> Seated {
    Seated { pad, level: None }
}

/// A computer player with this pad, who hardly ever chooses anything but the best.
pub fn master(pad: Pad) -> Seated {
    Seated {
        pad,
        level: Some(Level::Master),
    }
}

#[test]
fn the_chance_to_win_is_that_of_games_with_the_same_dice_for_all() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 3, 4, 4, 6]).unwrap();
    let pad = Pad::EMPTY;
    let best = instant(table, &pad, &throw)[0].choice;
    let after = pad.play(&throw, best).unwrap();
    let against = |others: &[Pad]| {
        let others: Vec<Seated> = others.iter().copied().map(master).collect();
        to_win(table, &master(pad), &throw, &others, 300, 5).unwrap()
    };
    // Who has the same pad wins as often, but not with the same boxes.
    let level = against(&[after]);
    let share = level.of(best).unwrap().share;
    assert!((share - 0.5).abs() < 0.1, "{share}");
    assert_eq!(level, against(&[after]));
    assert_eq!(level.chances.len(), pad.choices(&throw).len());
    // Against several who do the same it is better to do something else.
    let three = against(&[after; 3]);
    let [other, same] = [three.best().unwrap(), three.of(best).unwrap()];
    assert!(other.share > same.share + 0.05, "{other:?} {same:?}");
    // Nobody can pass a score that no pad has, and everybody passes the worst; then points decide.
    let out = [(Die::One, 8), (Die::Two, 7), (Die::Three, 7)];
    let most = Pad::from_marks([10; Sum::COUNT], &out).unwrap();
    let least = Pad::from_marks([1; Sum::COUNT], &out).unwrap();
    for (other, share) in [(most, 0.0), (least, 1.0)] {
        let win = against(&[other]);
        let is_sure = |chance: &Chance| (chance.share - share).abs() < 0.001;
        assert!(win.chances.iter().all(is_sure), "{win:?}");
        assert_eq!(win.best().unwrap().choice, best);
    }
}

/// `FIFTH_DIE_GAMES=1500` plays more games than a test needs, and prints what `assets/coach/README.md` tells.
#[test]
fn chances_to_win_come_true() {
    let games = std::env::var("FIFTH_DIE_GAMES").map_or(150, |games| games.parse().unwrap());
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let (mut squares, mut count) = (0.0, 0);
    for position in 0..20 {
        // Two to four people, after up to seventeen throws with dice from elsewhere than the coach's.
        let (seats, throws) = (2 + position % 3, position * 17 / 19);
        let dice = |game: usize, number| {
            Seed((position * 1_000_000 + game) as u64).throw(ThrowNumber::at(number))
        };
        let play = |pads: &mut [Pad], number, game: usize, level| {
            let before = pads.to_vec();
            for (seat, pad) in Seat::enumerate(pads).filter(|(_, pad)| !pad.is_out()) {
                let throw = dice(game, number);
                let seed = (position * 7_000_003 + game) as u64;
                let choice = choose(level, table, &before, seat, &throw, seed).unwrap();
                *pad = pad.play(&throw, choice).unwrap();
            }
        };
        let mut pads = vec![Pad::EMPTY; seats];
        (0..throws).for_each(|number| play(&mut pads, number, 0, Level::Master));
        let throw = dice(0, throws);
        let own = pads[0];
        (play)(&mut pads, throws, 0, Level::Master);
        if own.is_out() || pads[1..].iter().all(Pad::is_out) {
            continue;
        }
        let others: Vec<Seated> = pads[1..].iter().copied().map(person).collect();
        let told = to_win(table, &person(own), &throw, &others, ToWin::GAMES, 1).unwrap();
        // The best three, and some that are far worse.
        let ranked = told.chances.iter().enumerate();
        let looked_at = ranked.filter(|(rank, _)| *rank < 3 || rank % 4 == 3);
        for (_, chance) in looked_at {
            let after = own.play(&throw, chance.choice).unwrap();
            let won = (1..=games).map(|game| {
                let mut pads = pads.clone();
                pads[0] = after;
                let mut number = throws + 1;
                while !pads.iter().all(Pad::is_out) {
                    // As people do, who take any choice that is nearly as good as the best.
                    play(&mut pads, number, game, Level::Bold);
                    number += 1;
                }
                let total = |pad: &Pad| Score::of(pad, table.penalty()).total();
                let most = pads.iter().map(total).max().unwrap();
                let winners = pads.iter().filter(|pad| total(pad) == most).count();
                if total(&pads[0]) == most {
                    1.0 / winners as f64
                } else {
                    0.0
                }
            });
            let share = won.sum::<f64>() / games as f64;
            let error = chance
                .error
                .hypot((share * (1.0 - share) / games as f64).sqrt());
            let off = (chance.share - share) / error.max(0.01);
            println!(
                "{seats} players, throw {}: told {:.3} ± {:.3}, played {share:.3}, {off:+.1} σ",
                throws + 1,
                chance.share,
                chance.error
            );
            squares += off * off;
            count += 1;
            assert!(off.abs() < 4.5, "told {chance:?}, played {share}");
        }
    }
    let off = (squares / f64::from(count)).sqrt();
    println!("{count} chances, off by {off:.2} σ");
    assert!(off < 1.5, "{off}");
}
