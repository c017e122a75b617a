//! Which games are one evening, and how people stand after it.

use fifth_die::rules::Seat;
use fifth_die::session::{Level, Player};
use fifth_die::stats::{Outcome, Sitting, evenings, standings};

use crate::play::players;

/// The evenings of games that these people began and ended at these minutes.
fn grouped(games: &[(&[&str], i64, i64)]) -> Vec<Vec<usize>> {
    let sittings: Vec<Sitting> = games
        .iter()
        .map(|(names, begin, end)| Sitting::new(&players(names), &[], begin * 60, end * 60))
        .collect();
    evenings(&sittings)
}

#[test]
fn less_than_six_hours_between_the_same_people_are_one_evening() {
    let both = &["Ann", "Ben"];
    assert_eq!(grouped(&[(both, 0, 30), (both, 389, 400)]), [[0, 1]]);
    assert_eq!(grouped(&[(both, 0, 30), (both, 390, 400)]), [[0], [1]]);
    // A game that began early and lasted long holds them together, in any order of the list.
    assert_eq!(grouped(&[(both, 800, 830), (both, 0, 500)]), [[1, 0]]);
}

#[test]
fn some_come_late_and_some_leave_early() {
    let games: &[(&[&str], i64, i64)] = &[
        (&["Ann", "Ben"], 0, 30),
        (&["Ben", "Cleo", "ann"], 40, 70),
        (&["Cleo", "Ann"], 80, 110),
        // Of the evening so far, not only of its last game.
        (&["Ben", "Cleo"], 120, 150),
    ];
    assert_eq!(grouped(games), [[0, 1, 2, 3]]);
}

#[test]
fn others_have_an_evening_of_their_own_at_the_same_time() {
    let games: &[(&[&str], i64, i64)] = &[
        (&["Ann", "Ben"], 0, 30),
        (&["Ann", "Dan"], 10, 20),
        (&["Ann"], 35, 45),
        (&["Ben", "Ann"], 50, 60),
        (&["Ann"], 70, 80),
    ];
    assert_eq!(grouped(games), [vec![0, 3], vec![1], vec![2, 4]]);
}

#[test]
fn who_gave_a_seat_to_somebody_else_was_there() {
    let ben = players(&["Ben"]).remove(0).name;
    let first = Sitting::new(&players(&["Ann", "Ben"]), &[], 0, 60);
    let handed = Sitting::new(&players(&["Ann", "Dora"]), &[ben], 120, 180);
    assert_eq!(evenings(&[first, handed]), [[0, 1]]);
}

#[test]
fn the_program_is_no_company() {
    let seats = |names: &[&str]| -> Vec<Player> {
        let mut players = players(names);
        players[1].level = Some(Level::Master);
        players
    };
    let one = Sitting::new(&seats(&["Ann", "Steady"]), &[], 0, 60);
    let other = Sitting::new(&seats(&["Ann", "Steady 2"]), &[], 120, 180);
    let third = Sitting::new(&seats(&["Ben", "Steady"]), &[], 240, 300);
    assert_eq!(evenings(&[one, other, third]), [vec![0, 1], vec![2]]);
}

#[test]
fn an_evening_counts_wins_and_adds_up_points() {
    let seat = |number| Seat::from_number(number).unwrap();
    let (three, two) = (players(&["Ann", "Ben", "Cleo"]), players(&["ANN", "Ben"]));
    let games = [
        Outcome {
            players: &three,
            winners: vec![seat(1), seat(3)],
            points: vec![120, 40, 120],
        },
        Outcome {
            players: &two,
            winners: vec![seat(2)],
            points: Vec::new(),
        },
        Outcome {
            players: &two,
            winners: vec![seat(1)],
            points: vec![-30, -70],
        },
    ];
    let standings = standings(games);
    let told = standings.iter().map(|standing| {
        let name = standing.player.name.as_str();
        (name, standing.games, standing.wins, standing.points)
    });
    let expected = [("ANN", 3, 2, 90), ("Cleo", 1, 1, 120), ("Ben", 3, 1, -30)];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}
