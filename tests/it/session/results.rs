//! The result of a game: points, places, and whether others can play for them too.

use fifth_die::rules::express::Penalty;
use fifth_die::rules::{Ruling, Seat};
use fifth_die::session::{Colour, DiceSource, Seed, Session, Setup};

use crate::fixtures::{chosen, player, sum, take, thrown};
use crate::play::{TO_THE_END, played};

#[test]
fn points_and_places_follow_the_penalty_of_the_setup() {
    let players = vec![player("Ann", Colour::Sky), player("Bo", Colour::Grey)];
    let setup = Setup::new(players, Penalty::OneFifty, DiceSource::Real).expect("a playable setup");
    let dice = [1, 3, 4, 4, 6];
    let events = [
        thrown(1, dice),
        chosen(1, 0, take([4, 10], 4)),
        chosen(1, 1, take([7, 8], 3)),
        thrown(2, dice),
        chosen(2, 0, take([4, 8], 6)),
        chosen(2, 1, take([7, 8], 3)),
    ];
    // 3 is named, others are new.
    let refusal = Session::replay(setup.clone(), events.clone(), 6).unwrap_err();
    assert_eq!(refusal.ruling(), Some(Ruling::X3));

    let mut session = Session::replay(setup, events[..5].to_vec(), 5).expect("a legal log");
    session.record(chosen(2, 1, take([7, 7], 4))).unwrap();
    // Three rows begun against two.
    assert_eq!(session.score(Seat::new(0)).row(sum(4)), -150);
    let totals = [0, 1].map(|seat| session.score(Seat::new(seat)).total());
    assert_eq!(totals, [-450, -300]);
    let standings = session.standings().into_iter();
    let places = standings.map(|one| (one.place, one.seat.index()));
    assert_eq!(places.collect::<Vec<_>>(), [(1, 1), (2, 0)]);
}

#[test]
fn others_can_play_for_the_total_of_one_who_finished_with_the_dice_of_the_app() {
    let dice = || DiceSource::App(Seed(5));
    let game = |names: &[&str], dice, throws| played(names, dice, Seed(3), throws);
    assert!(game(&["Ann"], dice(), TO_THE_END).has_par());
    assert!(!game(&["Ann"], dice(), 4).has_par(), "it is not over");
    assert!(!game(&["Ann"], DiceSource::Real, TO_THE_END).has_par());
    assert!(!game(&["Ann", "Ben"], dice(), TO_THE_END).has_par());
}
