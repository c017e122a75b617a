//! Words that are longer than in English have their room at the table, in results and in reviews.

use std::thread;

use fifth_die::app::theme::{BOLD, FONT, MEDIUM};
use fifth_die::app::widget::height_of;
use fifth_die::language::Language;
use fifth_die::session::{AnySession, Classic, DiceSource, Express, Seed, Session};
use fifth_die::store::Settings;
use fifth_die::text::set_language;
use iced::Rectangle;
use iced_test::selector::Target;

use crate::fits::misplaced;
use crate::harness::{Desk, with_coach};
use crate::play;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

const LANGUAGES: [Language; 4] = [
    Language::German,
    Language::French,
    Language::Russian,
    Language::Spanish,
];

fn express(throws: usize) -> Session<Express> {
    play::played(&NAMES, DiceSource::Real, Seed(8), throws)
}

fn board(turns: usize) -> Session<Classic> {
    play::board_after(&NAMES[..2], DiceSource::Real, Seed(6), turns)
}

/// A moment by its name: a game, and the keys that lead there.
type Moment = (&'static str, fn() -> AnySession, &'static str);

const MOMENTS: [Moment; 19] = [
    ("a wrong die", || express(9).into(), "7"),
    ("a wrong letter", || express(9).into(), "12346o"),
    ("a wrong fifth die", || express(9).into(), "123466"),
    ("the first hint", || express(9).into(), "12346t"),
    ("a hint", || express(9).into(), "12346tt"),
    ("a correction", || express(9).into(), "Ctrl+H ↑ Enter"),
    ("with all pads", || express(9).into(), "F10 Ctrl+H ↑ Enter"),
    ("a result", || express(play::TO_THE_END).into(), ""),
    ("a review", || express(9).into(), "V"),
    ("the start", || board(0).into(), ""),
    ("a start", || board(0).into(), "5611"),
    ("a play", || board(4).into(), "1246"),
    ("no play", || board(4).into(), "1246o"),
    ("a hint on the board", || board(4).into(), "1246tt"),
    ("rolling on", || board(4).into(), "1246a"),
    ("a corrected play", || board(4).into(), "Ctrl+H ↑ Enter"),
    (
        "a pad by hand",
        || express(9).into(),
        "Ctrl+G t13446 PageDown",
    ),
    (
        "a board by hand",
        || board(4).into(),
        "Ctrl+G tg2355 PageDown",
    ),
    ("a won board", || board(play::TO_THE_END).into(), ""),
];

/// What is cut, squeezed or lies on other words at any of the moments in this language.
fn look(language: Language) -> Vec<String> {
    set_language(language);
    let mut all = Vec::new();
    for (name, session, keys) in MOMENTS {
        for percent in [100, 150] {
            let set = |settings: &mut Settings| {
                settings.text_size = percent;
                settings.language = Some(language);
            };
            let mut desk = Desk::set(session(), set).sized((1000.0, 700.0));
            desk.keys(keys);
            let targets = desk.targets();
            let mut wrong = misplaced(&targets, desk.size());
            for target in &targets {
                if let Target::Text {
                    content, bounds, ..
                } = target
                    && content.chars().any(char::is_alphabetic)
                    && !is_whole(content, *bounds)
                {
                    wrong.push(format!("“{content}” is cut: {bounds:?}"));
                }
            }
            let language = language.name();
            let wrong = wrong.into_iter();
            all.extend(wrong.map(|what| format!("{language}: {name}, {percent} %: {what}")));
        }
    }
    all
}

/// Whether words in this place are seen whole: in letters of some size they fill just its lines.
fn is_whole(words: &str, place: Rectangle) -> bool {
    let mut ways = (1..=30).flat_map(|lines| [1.3, 1.2, 1.15, 1.1].map(|leading| (lines, leading)));
    ways.any(|(lines, leading)| {
        let letters = place.height / (lines as f32 * leading);
        let in_lines = |font| height_of(words, letters, font, place.width + 1.0) / (letters * 1.3);
        let fits = |font| (in_lines(font) - lines as f32).abs() < 0.1;
        (8.0..64.0).contains(&letters) && [FONT, MEDIUM, BOLD].into_iter().any(fits)
    })
}

#[test]
fn no_words_are_cut_or_lie_on_others() {
    with_coach();
    let found: Vec<String> = thread::scope(|scope| {
        let looks = LANGUAGES.map(|language| scope.spawn(move || look(language)));
        let found = looks.into_iter().map(|look| look.join().expect("a look"));
        found.flatten().collect()
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}
