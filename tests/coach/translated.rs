//! Every screen in other languages: nothing is left in English, nothing is cut off.

use fifth_die::language::Language;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Seed, Session};
use fifth_die::store::{Quiz, QuizKind, TableOptions};
use fifth_die::text::{language, set_language};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::fits::misplaced;
use crate::harness::Desk;
use crate::play;
use crate::positions::{second_full_track, square_in_a_won_column};

/// The windows of 1000 × 700 and 1280 × 800, with text of 100 % and of 150 %.
const SIZES: [(f32, f32); 4] = [
    (1000.0, 700.0),
    (1280.0, 800.0),
    (667.0, 467.0),
    (853.0, 533.0),
];

/// What is called the same everywhere: names of games and of people here; so are those of languages.
const NAMES: [&str; 15] = [
    "Can't Stop Express",
    "Can't Stop",
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

/// A screen by its name, as the program shows it in the language of the thread.
type Screen = (&'static str, fn() -> Desk);

fn eight_after(throws: usize, keys: impl FnOnce(&mut Desk)) -> Desk {
    let mut desk = Desk::with(play::eight(throws));
    keys(&mut desk);
    desk
}

fn board_after(turns: usize, keys: impl FnOnce(&mut Desk)) -> Desk {
    let mut session = play::board(
        &["Ann", "Ben", "Cleo"],
        Setting::default(),
        DiceSource::App(Seed(5)),
    );
    play::play_board(&mut session, Seed(5), turns);
    let mut desk = Desk::with(session);
    keys(&mut desk);
    desk
}

fn lesson(number: char, keys: impl FnOnce(&mut Desk)) -> Desk {
    let mut desk = Desk::new();
    desk.types("l");
    desk.chord(Modifiers::ALT, number);
    keys(&mut desk);
    desk
}

fn secret(keys: impl FnOnce(&mut Desk)) -> Desk {
    let names = ["Ann", "Ben", "Cleo"];
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(5), 4);
    let house = TableOptions {
        secret: true,
        timer: None,
        strict: false,
    };
    let mut desk = Desk::playing(session, house);
    keys(&mut desk);
    desk
}

/// A game of one player with the app's dice, after so many throws.
fn alone(throws: usize) -> Session {
    let dice = DiceSource::App(Seed(5));
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, dice);
    play::play(&mut session, Seed(5), throws);
    session
}

const SCREENS: &[Screen] = &[
    ("the first start", Desk::new),
    ("a new game", || {
        let mut desk = Desk::new();
        desk.chord(Modifiers::CTRL, 'n');
        desk
    }),
    ("a new game on the board", || {
        let mut desk = Desk::new();
        desk.chord(Modifiers::CTRL, 'n');
        desk.chord(Modifiers::CTRL, 'j');
        desk
    }),
    ("dice to play alone", || {
        let mut desk = Desk::new();
        desk.types("a");
        desk
    }),
    ("a question of a quiz", || {
        let mut desk = Desk::new();
        desk.types("q");
        desk
    }),
    ("an answer of a quiz", || {
        let mut desk = Desk::new();
        desk.types("qb");
        desk
    }),
    ("a question of a quiz on the board", || {
        let mut desk = Desk::new();
        let quiz = Quiz {
            kind: QuizKind::BoardAlone,
            ended: Timestamp::UNIX_EPOCH,
            questions: 10,
            mean_loss: 0.0,
        };
        desk.store().add_quiz(quiz).unwrap();
        desk.types("q");
        desk
    }),
    ("the end of a quiz", || {
        let mut desk = Desk::new();
        desk.types("q");
        for _ in 0..10 {
            desk.types("a");
            desk.key(Named::Enter);
        }
        desk
    }),
    ("a pad for the coach", || {
        let mut desk = Desk::new();
        desk.types("t13446");
        desk.key(Named::PageDown);
        desk
    }),
    ("a board for the coach", || {
        let mut desk = Desk::new();
        desk.types("tg2355");
        desk.key(Named::PageDown);
        desk
    }),
    ("a pad that no game has", || {
        let mut desk = Desk::new();
        desk.types("t");
        second_full_track(&mut desk);
        desk
    }),
    ("a board that no game has", || {
        let mut desk = Desk::new();
        // While a roll is typed, nothing is asked.
        desk.types("tg1");
        square_in_a_won_column(&mut desk);
        desk
    }),
    ("lessons", || {
        let mut desk = Desk::new();
        desk.types("l");
        desk
    }),
    ("the lesson of scoring", || {
        lesson('2', |desk| {
            desk.types("b");
            desk.types("a");
        })
    }),
    ("the end of the lesson of scoring", || {
        lesson('2', |desk| (0..20).for_each(|_| desk.key(Named::PageDown)))
    }),
    ("the lesson of the board", || {
        lesson('3', |desk| (0..2).for_each(|_| desk.key(Named::PageDown)))
    }),
    ("the end of the lesson of the board", || {
        lesson('3', |desk| (0..11).for_each(|_| desk.key(Named::PageDown)))
    }),
    ("settings", || {
        let mut desk = Desk::new();
        desk.chord(Modifiers::CTRL, ',');
        desk
    }),
    ("the rules", || {
        let mut desk = Desk::new();
        desk.key(Named::F1);
        desk
    }),
    ("keys", || eight_after(1, |desk| desk.types("?"))),
    ("records", || {
        let mut desk = Desk::with(play::eight(usize::MAX - 1));
        desk.key(Named::F3);
        desk
    }),
    ("players", || {
        let mut desk = Desk::with(play::eight(usize::MAX - 1));
        desk.key(Named::F3);
        desk.types("2");
        desk
    }),
    ("dice", || {
        let mut desk = Desk::with(play::eight(usize::MAX - 1));
        desk.key(Named::F3);
        desk.types("3");
        desk
    }),
    ("phones", || eight_after(1, |desk| desk.key(Named::F9))),
    ("export", || {
        eight_after(1, |desk| desk.chord(Modifiers::CTRL, 'e'))
    }),
    ("import", || {
        let mut desk = Desk::new();
        desk.chord(Modifiers::CTRL, 'o');
        desk
    }),
    ("games", || {
        eight_after(3, |desk| {
            desk.chord(Modifiers::CTRL, 'g');
            desk.key(Named::Delete);
        })
    }),
    ("seats", || eight_after(1, |desk| desk.types("p"))),
    ("dice to type", || eight_after(5, |desk| desk.types("12x"))),
    ("choices", || {
        eight_after(0, |desk| {
            desk.types("12346");
            desk.key(Named::ArrowDown);
        })
    }),
    ("late choices", || {
        eight_after(12, |desk| {
            desk.types("12346");
            desk.types("9");
        })
    }),
    ("all pads", || eight_after(7, |desk| desk.key(Named::F10))),
    ("the history", || {
        eight_after(9, |desk| desk.chord(Modifiers::CTRL, 'h'))
    }),
    ("a word on a practice copy", || {
        eight_after(9, |desk| {
            desk.chord(Modifiers::CTRL, 'h');
            desk.chord(Modifiers::CTRL, 'd');
        })
    }),
    ("a practice copy", || {
        eight_after(9, |desk| {
            desk.chord(Modifiers::CTRL, 'h');
            desk.chord(Modifiers::CTRL, 'd');
            desk.chord(Modifiers::CTRL, 'd');
        })
    }),
    ("a review", || eight_after(9, |desk| desk.types("vv"))),
    ("a result", || eight_after(usize::MAX - 1, |_| {})),
    ("an undo", || eight_after(5, Desk::undo)),
    ("a choice that is taken back", || {
        eight_after(5, |desk| {
            desk.types("12346");
            desk.undo();
            desk.redo();
        })
    }),
    ("the first hint", || {
        eight_after(4, |desk| desk.types("12346t"))
    }),
    ("a hint", || eight_after(4, |desk| desk.types("12346tt"))),
    ("a secret throw", || secret(|desk| desk.types("22356"))),
    ("a secret choice", || {
        secret(|desk| {
            desk.types("22356");
            desk.key(Named::Enter);
        })
    }),
    ("a game alone", || Desk::with(alone(3))),
    ("a result alone", || Desk::with(alone(usize::MAX - 1))),
    ("the same dice again", || {
        let mut desk = Desk::with(alone(usize::MAX - 1));
        desk.types("d");
        desk
    }),
    ("attempts with the same dice", || {
        let mut desk = Desk::with(alone(usize::MAX - 1));
        desk.chord(Modifiers::CTRL, 'g');
        desk.types("a");
        desk
    }),
    ("the roll for the start", || board_after(0, |_| {})),
    ("rolls for the start", || {
        board_after(0, |desk| desk.types("  "))
    }),
    ("a hint on the board", || {
        board_after(4, |desk| desk.types(" tt"))
    }),
    ("the board", || board_after(4, |_| {})),
    ("a roll on the board", || {
        board_after(4, |desk| desk.types(" "))
    }),
    ("a play on the board", || {
        board_after(4, |desk| desk.types(" a"))
    }),
    ("the history of the board", || {
        board_after(6, |desk| desk.chord(Modifiers::CTRL, 'h'))
    }),
    ("the result of the board", || {
        board_after(usize::MAX - 1, |_| {})
    }),
];

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
    // The other tests of screens look at English.
    let others = Language::ALL
        .into_iter()
        .filter(|language| *language != Language::English);
    let (mut left, mut wrong) = (Vec::new(), Vec::new());
    for (name, screen) in SCREENS {
        set_language(Language::MadeUp);
        let mut desk = screen();
        for text in desk.texts() {
            if !english(&text).is_empty() {
                left.push(format!("{name}: {text:?}"));
            }
        }
        wrong.append(&mut misfits(name, &mut desk, &SIZES));
        for language in others.clone() {
            set_language(language);
            wrong.append(&mut misfits(name, &mut desk, &[SIZES[0], SIZES[3]]));
        }
    }
    assert!(left.is_empty(), "not translated:\n{}", left.join("\n"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
