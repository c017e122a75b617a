//! Sentences and parts of them, in the words that people read.

use fifth_die::language::Language;
use fifth_die::text::{in_language, key, of_games, said, unbroken};

#[test]
fn each_key_of_a_list_has_the_name_of_the_language() {
    let written = [
        "Ctrl+Shift+Z",
        "Page Up, Page Down",
        "Ctrl+1 … 6",
        "Ctrl+,",
        "Ctrl and +",
        "A … O",
        "The next choice, or the one before",
    ];
    for written in written {
        assert_eq!(key(written), written, "in English keys are written as here");
    }
    let disguised = written.map(|written| in_language(Language::MadeUp, || key(written)));
    let expected = [
        "[Çťŕľ]+[Šħìíƒť]+Z",
        "[Ƥàáğèé ÙÚþ], [Ƥàáğèé Ðòóŵñ]",
        "[Çťŕľ]+1 … 6",
        "[Çťŕľ]+,",
        "[Çťŕľ àáñð +]",
        "A … O",
        "The next choice, or the one before",
    ];
    assert_eq!(disguised, expected);
}

#[test]
fn what_cannot_be_said_is_called_by_its_name() {
    for language in Language::ALL {
        // An argument that nobody gives, and a message that no file has.
        for name in ["keys-name-ctrl-and", "keys-name-nobody", "nowhere"] {
            assert_eq!(in_language(language, || said(name, [])), name);
        }
    }
}

#[test]
fn no_line_ends_within_a_share_or_a_sum() {
    let words = "4 + 9 in < 1 %, not > 99 %";
    let told = "4\u{a0}+\u{a0}9 in <\u{a0}1\u{a0}%, not >\u{a0}99\u{a0}%";
    assert_eq!(unbroken(words), told);
}

#[test]
fn a_share_of_games_is_never_told_beyond_all_or_none() {
    let told = [(0.0, 0.0), (0.004, 0.002), (0.3, 0.0145), (0.99, 0.003)];
    let told = told.map(|(part, error)| of_games(part, error));
    assert_eq!(told, ["none", "under 1 %", "30 % ± 1 %", "99 % ± 1 %"]);
    assert_eq!(of_games(0.996, 0.002), "over 99 %");
    assert_eq!(of_games(1.0, 0.0), "all");
}
