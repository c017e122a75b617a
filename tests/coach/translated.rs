//! Every screen in other languages: nothing is left in English, nothing is cut off.

use fifth_die::language::Language;
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::{Saved, Settings};
use fifth_die::text::{language, set_language};
use jiff::Timestamp;

use crate::fits::misplaced;
use crate::fixtures::secret_house;
use crate::harness::Desk;
use crate::play::{self, TO_THE_END};
use crate::result_screen::hasty;

/// The windows of 1000 × 700 and 1280 × 800, with text of 100% and of 150%.
const SIZES: [(f32, f32); 4] = [
    (1000.0, 700.0),
    (1280.0, 800.0),
    (667.0, 467.0),
    (853.0, 533.0),
];

/// What is called the same everywhere: names of games and of people here; so are those of languages.
const NAMES: [&str; 15] = [
    "Can’t Stop Express",
    "Can’t Stop",
    "Fifth Die",
    "Ann",
    "Mia",
    "Bartholomew",
    "Ben",
    "Cleo",
    "Dan",
    "Eve Wintergreen-Smith",
    "Fay",
    "Gus",
    "Hal",
    "Eve",
    "Made up",
];

/// A screen by its name: what is open, and the keys that lead there.
type Screen = (&'static str, fn() -> Desk, &'static str);

fn eight(throws: usize) -> Desk {
    Desk::with(play::eight(throws))
}

fn three(throws: usize) -> Desk {
    let names = ["Ann", "Ben", "Cleo"];
    Desk::with(play::played(&names, DiceSource::Real, Seed(8), throws))
}

fn board(turns: usize) -> Desk {
    let dice = DiceSource::App(Seed(5));
    let session = play::board_after(&["Ann", "Ben", "Cleo"], dice, Seed(5), turns);
    Desk::with(session)
}

fn secret() -> Desk {
    let names = ["Ann", "Ben", "Cleo"];
    let session = play::played(&names, DiceSource::Real, Seed(5), 4);
    let options = secret_house(None);
    Desk::playing(session, options)
}

/// A game of one player with the app's dice, after so many throws.
fn alone(throws: usize) -> Desk {
    let session = play::played(&["Ann"], DiceSource::App(Seed(5)), Seed(5), throws);
    Desk::with(session)
}

/// Somebody who has answered so many questions about games of their own.
fn practising(answers: usize) -> Desk {
    let mut desk = Desk::holding(
        &[Saved::new(hasty(&["A"]), Timestamp::UNIX_EPOCH)],
        &Settings::default(),
    );
    desk.keys("Q Enter");
    for _ in 0..answers {
        desk.keys("A Enter");
    }
    desk
}

const SCREENS: &[Screen] = &[
    ("the first start", Desk::new, ""),
    ("a new game", Desk::new, "Ctrl+N"),
    ("a new game on the board", Desk::new, "Ctrl+N Ctrl+J"),
    ("a new game of eight", Desk::new, EIGHT),
    ("dice to play alone", Desk::new, "A"),
    ("practice without games", Desk::new, "Q"),
    ("a question of practice", || practising(0), ""),
    ("an answer of practice", || practising(0), "B"),
    ("practice on the board", Desk::new, "Q B A"),
    ("practice and its progress", || practising(10), "Q"),
    ("a pad for the coach", Desk::new, "T 13446 PageDown"),
    ("a board for the coach", Desk::new, "T G 2355 PageDown"),
    ("an impossible pad", Desk::new, "T ↓*11 →*7 ↓ →*8 ↑ →"),
    // While a roll is typed, nothing is asked.
    ("an impossible board", Desk::new, "T G 1 ↑*3 Space ↑"),
    ("lessons", Desk::new, "L"),
    ("the lesson of scoring", Desk::new, "L Alt+2 B A"),
    ("all of that lesson", Desk::new, "L Alt+2 PageDown*20"),
    ("the lesson of the board", Desk::new, "L Alt+3 PageDown*2"),
    ("most of that lesson", Desk::new, "L Alt+3 PageDown*11"),
    ("the lesson on strategy", Desk::new, "L Alt+4 PageDown*6 A"),
    ("strategy on the board", Desk::new, "L Alt+5 PageDown*11"),
    ("settings", Desk::new, "Ctrl+,"),
    ("the rules", Desk::new, "F1"),
    ("keys", || eight(1), "?"),
    ("records", || eight(TO_THE_END), "F3"),
    ("best games", || eight(TO_THE_END), "F3 1"),
    ("rows", || eight(TO_THE_END), "F3 2"),
    ("dice", || eight(TO_THE_END), "F3 3"),
    ("phones", || eight(1), "F9"),
    ("export", || eight(1), "Ctrl+E"),
    ("import", Desk::new, "Ctrl+O"),
    ("games", || eight(3), "Ctrl+G Delete"),
    ("seats", || eight(1), "P"),
    ("dice to type", || eight(5), "12x"),
    ("choices", || eight(0), "12346 ↓"),
    ("a wrong die", || three(9), "7"),
    ("a wrong letter", || three(9), "12346 O"),
    ("a wrong fifth die", || three(9), "123466"),
    ("a correction", || three(9), "Ctrl+H ↑ Enter"),
    (
        "a correction of all pads",
        || three(9),
        "F10 Ctrl+H ↑ Enter",
    ),
    ("late choices", || eight(12), "12346 9"),
    ("all pads", || eight(7), "F10"),
    ("the history", || eight(9), "Ctrl+H"),
    ("a word on a practice copy", || eight(9), "Ctrl+H Ctrl+D"),
    ("a practice copy", || eight(9), "Ctrl+H Ctrl+D*2"),
    ("a review", || eight(9), "V V"),
    ("a result", || eight(TO_THE_END), ""),
    ("an undo", || eight(5), "Ctrl+Z"),
    (
        "a choice that is taken back",
        || eight(5),
        "12346 Ctrl+Z Ctrl+Y",
    ),
    ("the first hint", || eight(4), "12346 T"),
    ("a hint", || eight(4), "12346 T T"),
    ("a secret throw", secret, "22356"),
    ("a secret choice", secret, "22356 Enter"),
    (
        "what a throw reveals",
        secret,
        "22356 Enter A Enter A Enter A",
    ),
    ("a position of a game", || eight(TO_THE_END), "V E"),
    ("a game alone", || alone(3), ""),
    ("a result alone", || alone(TO_THE_END), ""),
    ("the same dice again", || alone(TO_THE_END), "D"),
    ("the next game alone", || alone(TO_THE_END), "Ctrl+G A"),
    ("the roll for the start", || board(0), ""),
    ("rolls for the start", || board(0), "Space Space"),
    ("a hint on the board", || board(4), "Space T T"),
    ("the board", || board(4), ""),
    ("a roll on the board", || board(4), "Space"),
    ("no play on the board", || board(4), "Space O"),
    ("a play on the board", || board(4), "Space A"),
    ("a corrected play", || board(4), "Ctrl+H ↑ Enter"),
    ("the history of the board", || board(6), "Ctrl+H"),
    ("the result of the board", || board(TO_THE_END), ""),
];

/// Names of a letter, which is a word in no language; the last one is at the table already.
const EIGHT: &str = "Ctrl+N a Enter b Enter c Enter d Enter e Enter f Enter g Enter a";

/// The words of English in a text, beside names.
fn english(text: &str) -> Vec<String> {
    let languages = Language::ALL.map(Language::name);
    let names = NAMES.iter().chain(&languages);
    let rest = names.fold(text.to_owned(), |rest, name| rest.replace(name, ""));
    // The beginning of a name that has no room, the path of a folder and the address of a table.
    let rest = rest.split_whitespace();
    let rest = rest.filter(|part| !part.ends_with('…') && !part.contains('/'));
    let words = rest.flat_map(|part| part.split(|c: char| !c.is_alphabetic()));
    words
        .filter(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic()))
        .map(str::to_owned)
        .collect()
}

/// Looks at a screen in windows of these sizes, and tells what does not fit.
fn misfits(name: &str, desk: &mut Desk, sizes: &[(f32, f32)]) -> Vec<String> {
    let mut wrong = Vec::new();
    for &size in sizes {
        desk.resize(size);
        let (targets, window) = (desk.targets(), desk.size());
        let language = language().name();
        let misplaced = misplaced(&targets, window).into_iter();
        wrong.extend(misplaced.map(|what| format!("{language}: {name} at {size:?}: {what}")));
    }
    wrong
}

/// Each screen is built once, in the made-up language, which is forty percent longer than English and has no word of it.
#[test]
fn every_screen_is_translated_and_fits_in_every_language() {
    let (mut left, mut wrong) = (Vec::new(), Vec::new());
    for (name, open, keys) in SCREENS {
        set_language(Language::MadeUp);
        let mut desk = open();
        desk.keys(keys);
        for text in desk.texts() {
            if !english(&text).is_empty() {
                left.push(format!("{name}: {text:?}"));
            }
        }
        wrong.append(&mut misfits(name, &mut desk, &SIZES));
        for language in Language::ALL {
            set_language(language);
            wrong.append(&mut misfits(name, &mut desk, &[SIZES[0], SIZES[3]]));
        }
    }
    assert!(left.is_empty(), "not translated:\n{}", left.join("\n"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
