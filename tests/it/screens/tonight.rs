//! What a result says of the evening, and the code that hands a game to BG Stats.

use fifth_die::rules::Seat;
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::{People, Saved, bg_stats_link};
use jiff::{Timestamp, ToSpan};

use super::phones::scanned;
use crate::fixtures::settings_at;
use crate::harness::{Desk, signed};
use crate::pictures::THEMES;
use crate::play::{self, express};

/// A finished game that began so many minutes after eight in the evening, and took half an hour.
fn game(names: &[&str], seed: u64, minutes: i64) -> Saved {
    let session = play::played(names, DiceSource::Real, Seed(seed), play::TO_THE_END);
    let eight = "2026-11-20T20:00:00Z".parse::<Timestamp>().unwrap();
    let created = eight + minutes.minutes();
    Saved {
        changed: created + 30.minutes(),
        ..Saved::new(session, created)
    }
}

/// The number of the game in its evening, if the result tells one.
fn number(desk: &mut Desk) -> Option<String> {
    let mut texts = desk.texts().into_iter();
    texts.find(|text| text.ends_with("of the evening"))
}

#[test]
fn the_third_game_of_an_evening_knows_the_others_though_somebody_came_late() {
    let games = [
        game(&["Ann", "Ben"], 1, 0),
        game(&["Ann", "Ben"], 2, 40),
        game(&["Ann", "Ben", "Cleo"], 3, 80),
        // Another evening, and a game alone.
        game(&["Ann", "Ben"], 4, 24 * 60),
        game(&["Ann"], 5, 75),
    ];
    let show = |place: usize| Desk::holding(&games, &settings_at(games[place].id.clone()));
    let numbers = [0, 1, 2, 3, 4].map(|place| number(&mut show(place)));
    let told = numbers.each_ref().map(Option::as_deref);
    let second = Some("Game 2 of the evening");
    let third = Some("Game 3 of the evening");
    assert_eq!(told, [None, second, third, None, None]);
    let mut desk = show(2);
    for (seat, name) in Seat::all(3).zip(["Ann", "Ben", "Cleo"]) {
        let sessions = games[..3].iter().map(|game| express(&game.session));
        let played = sessions.filter(|session| seat.index() < session.players().len());
        let points = played.map(|session| session.score(seat).total()).sum();
        let told = desk.text(&format!("{name}: "));
        assert!(told.ends_with(&signed(points)), "{told}, not {points}");
    }
    // What does not count is no game of an evening.
    desk.keys("O");
    assert_eq!(number(&mut desk), None);
}

#[test]
fn a_phone_reads_eight_players_with_the_longest_names_off_the_window() {
    // Letters of two and of four bytes.
    for first in ['Ж', '\u{1d400}'] {
        let names: Vec<String> = (first..)
            .take(8)
            .map(|sign| sign.to_string().repeat(24))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let game = game(&names, 8, 0);
        let settings = settings_at(game.id.clone());
        let link = bg_stats_link(&game, &People::default());
        let mut desk = Desk::holding(&[game], &settings);
        desk.keys("B");
        for theme in THEMES {
            assert_eq!(scanned(&mut desk, &theme), link);
        }
        desk.keys("Esc");
        desk.expect("Details");
    }
}
