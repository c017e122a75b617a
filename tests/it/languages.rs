//! Every language says everything, with the same arguments, and nothing that nobody says; sentences in the words that
//! people read.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fifth_die::language::Language;
use fifth_die::text::{best, in_language, key, number, of_games, said, together};
use fluent_syntax::ast::{Entry, Expression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use fluent_syntax::serializer::serialize;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use regex::Regex;

use crate::floors::rust_files;

/// The arguments of each message by its name.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language, each with its file; fails at what cannot be read.
fn messages_by_file(
    language: Language,
) -> impl Iterator<Item = (&'static str, Message<&'static str>)> {
    language.messages().iter().flat_map(move |(file, text)| {
        let parsed = parser::parse(*text);
        let parsed = parsed
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}.ftl: {errors:?}", language.tag()));
        parsed
            .body
            .into_iter()
            .filter_map(move |entry| match entry {
                Entry::Message(message) => Some((*file, message)),
                _ => None,
            })
    })
}

/// A message without its comment, as it is written.
fn written(message: &Message<&'static str>) -> String {
    let bare = Message {
        comment: None,
        ..message.clone()
    };
    serialize(&Resource {
        body: vec![Entry::Message(bare)],
    })
}

/// The arguments of the messages of a language.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    let tag = language.tag();
    for (file, message) in messages_by_file(language) {
        let name = message.id.name;
        let is_of_file = name.starts_with(&format!("{file}-"));
        assert!(is_of_file, "{tag}/{file}.ftl has {name}, not {file}-…");
        assert!(message.value.is_some(), "{tag}: {name} has no words");
        let is_name = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
        let written = written(&message);
        let arguments = written.split('$').skip(1).map(|behind| {
            let end = behind.find(|sign| !is_name(sign));
            behind[..end.unwrap_or(behind.len())].to_owned()
        });
        let before = messages.insert(name.to_owned(), arguments.collect());
        assert!(before.is_none(), "{tag} has {name} twice");
    }
    messages
}

/// What the source says: the arguments of each `say!` and `phrase!` by its name.
fn uses(tokens: TokenStream, into: &mut Vec<(String, BTreeSet<String>)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            continue;
        };
        let is_message = at >= 2
            && matches!(&tokens[at - 1], TokenTree::Punct(mark) if mark.as_char() == '!')
            && matches!(&tokens[at - 2], TokenTree::Ident(name) if name == "say" || name == "phrase")
            && group.delimiter() == Delimiter::Parenthesis;
        if is_message {
            into.extend(used(group.stream()));
        }
        uses(group.stream(), into);
    }
}

/// The name within the brackets of a macro, and the word behind each comma: `row = 7` or `row` alone.
fn used(tokens: TokenStream) -> Option<(String, BTreeSet<String>)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let TokenTree::Literal(name) = tokens.first()? else {
        return None;
    };
    let is = |token: &TokenTree, mark| matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark);
    let arguments = tokens.windows(2).filter_map(|two| match &two[1] {
        TokenTree::Ident(name) if is(&two[0], ',') => Some(name.to_string()),
        _ => None,
    });
    let name = name.to_string().trim_matches('"').to_owned();
    Some((name, arguments.collect()))
}

#[test]
fn what_is_said_has_a_message_with_these_arguments() {
    let messages = messages(Language::English);
    let mut said = BTreeSet::new();
    let mut wrong = Vec::new();
    for (file, source) in rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let mut found = Vec::new();
        uses(source.parse().expect("Rust"), &mut found);
        for (name, arguments) in found {
            match messages.get(&name) {
                Some(expected) if *expected == arguments => {}
                Some(all) => wrong.push(format!("{file}: {name} has {all:?}, not {arguments:?}")),
                None => wrong.push(format!("{file}: there is no {name}")),
            }
            said.insert(name);
        }
    }
    // The files of the desktop are made of these.
    let is_for_desktop = |name: &&String| name.starts_with("desktop-");
    let names = messages.keys().filter(|name| !is_for_desktop(name));
    for name in names.filter(|name| !said.contains(*name)) {
        wrong.push(format!("nobody says {name}"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_the_messages_of_english_with_their_arguments() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = messages(language);
        let tag = language.tag();
        for (name, arguments) in &english {
            match own.get(name) {
                Some(own) if own == arguments => {}
                Some(own) => wrong.push(format!("{tag}: {name} has {own:?}, not {arguments:?}")),
                None => wrong.push(format!("{tag} lacks {name}")),
            }
        }
        for name in own.keys().filter(|name| !english.contains_key(*name)) {
            wrong.push(format!("{tag} has {name}, which English has not"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The style of English; which words a translation uses for those of the game, and where they come from.
fn guide(language: Language) -> &'static str {
    match language {
        Language::English => "STYLE.md",
        _ => "GLOSSARY.md",
    }
}

#[test]
fn every_file_of_a_language_is_used() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    for language in Language::ALL {
        let files = fs::read_dir(folder.join(language.tag())).expect("a folder for each language");
        let names = files.map(|file| file.expect("a file").file_name().into_string());
        let files: BTreeSet<String> = names.map(Result::unwrap).collect();
        let used = language.messages().iter();
        let mut used: BTreeSet<String> = used.map(|(file, _)| format!("{file}.ftl")).collect();
        used.insert(guide(language).to_owned());
        assert_eq!(files, used, "{}", language.tag());
    }
}

/// The words of a pattern, with those of its choices, and `$` in the place of each argument.
fn words(pattern: &Pattern<&str>) -> String {
    let words = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression } => match expression {
            Expression::Select { variants, .. } => {
                let variants = variants.iter().map(|variant| words(&variant.value));
                variants.collect::<Vec<_>>().join("\n")
            }
            Expression::Inline(_) => "$".to_owned(),
        },
    });
    words.collect()
}

/// What a style sheet or a glossary forbids: one regular expression a line, in a block called `never`.
fn forbidden(language: Language) -> Vec<Regex> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let guide = fs::read_to_string(folder.join(language.tag()).join(guide(language)));
    let guide = guide.expect("a guide for each language");
    let (_, never) = guide.split_once("```never\n").expect("a block of words");
    let (never, _) = never.split_once("```").expect("its end");
    // The code sets the spaces that break no line.
    let never = never.lines().chain(["[\u{a0}\u{202f}]"]);
    let never = never.map(|line| format!("(?im){line}"));
    never
        .map(|line| Regex::new(&line).expect("a regular expression"))
        .collect()
}

#[test]
fn every_language_keeps_to_its_style() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let forbidden = forbidden(language);
        for (_, message) in messages_by_file(language) {
            let said = words(&message.value.expect("words"));
            let found = forbidden.iter().filter_map(|never| never.find(&said));
            let tag = language.tag();
            wrong.extend(found.map(|found| {
                let (name, found) = (message.id.name, found.as_str());
                format!("{tag}: {name} has {found:?}: {said}")
            }));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Messages whose number is never one: limits and lengths, points with a sign or of a spread, and means with a decimal.
const NEVER_ONE: [&str; 40] = [
    "coach-board-best-alone",
    "coach-board-ends-turns",
    "coach-board-shorter",
    "coach-board-turns",
    "coach-board-turns-play",
    "coach-board-turns-to-go",
    "coach-board-works-turns",
    "coach-express-average",
    "coach-out-best",
    "coach-out-chosen",
    "coach-review-cost-turns",
    "coach-review-turns-lost",
    "coach-rival-expects",
    "coach-rival-falls",
    "coach-rival-is-out",
    "coach-row-ends-with-dice",
    "coach-rows-short",
    "coach-wins-at-once",
    "coach-wins-by-shared-dice",
    "coach-wins-gap",
    "coach-wins-instead",
    "coach-wins-race",
    "coach-wins-swings",
    "express-hint-best",
    "files-limit-events",
    "files-limit-roll",
    "files-limit-roll-off",
    "files-limit-seated",
    "files-limit-throw",
    "heard-row",
    "heard-row-new",
    "new-rule-columns",
    "phones-board-empty",
    "phones-board-review-alone",
    "phones-dice-expected",
    "print-columns-win",
    "records-next-turns",
    "records-skill-few",
    "result-alone",
    "result-costliest-of-points",
];

#[test]
fn a_number_before_a_noun_has_a_plural() {
    let counted = Regex::new(r"\{ \$([\w-]+) \} (\p{Alphabetic}+)").expect("a regular expression");
    let selected = Regex::new(r"\$([\w-]+) ->\s((?:\s*\*?\[.*\s)+)").expect("a regular expression");
    // What a number changes is a noun; what changes a noun is a number.
    let mut nouns = BTreeMap::<&str, BTreeSet<&str>>::new();
    let mut numbers = BTreeSet::new();
    for language in Language::ALL {
        for (_, text) in language.messages() {
            for selector in selected.captures_iter(text) {
                let [_, number, variants] =
                    [0, 1, 2].map(|group| selector.get(group).expect("a group").as_str());
                let behind = counted
                    .captures_iter(variants)
                    .filter(|found| &found[1] == number);
                let behind: BTreeSet<&str> = behind
                    .map(|found| found.get(2).expect("a word").as_str())
                    .collect();
                if behind.len() > 1 {
                    nouns.entry(language.tag()).or_default().extend(behind);
                    numbers.insert(number);
                }
            }
        }
    }
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let tag = language.tag();
        for (_, message) in messages_by_file(language) {
            let written = written(&message);
            let bare = counted.captures_iter(&written).filter(|found| {
                let [number, noun] = [&found[1], &found[2]];
                let is_counted = numbers.contains(number)
                    && nouns.get(tag).is_some_and(|nouns| nouns.contains(noun));
                is_counted && !written.contains(&format!("${number} ->"))
            });
            let name = message.id.name;
            let bare = bare.filter(|_| !NEVER_ONE.contains(&name));
            wrong.extend(bare.map(|found| format!("{tag}: {name} has no plural of {}", &found[2])));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn people_get_the_first_of_their_languages_that_is_spoken() {
    for (preferred, language) in [
        ("de", Language::German),
        ("de-CH, fr;q=0.8", Language::German),
        ("ja, de-AT;q=0.8, en;q=0.5", Language::German),
        ("nl-BE, fr", Language::Dutch),
        ("en-US, de", Language::English),
        ("ja", Language::English),
        ("", Language::English),
        ("*", Language::English),
        ("no language; at all", Language::English),
        ("en-XA", Language::MadeUp),
        ("en-XA, C", Language::MadeUp),
        ("en, en-XA", Language::English),
    ] {
        assert_eq!(best(preferred), language, "{preferred:?}");
    }
}

#[test]
fn lists_and_numbers_are_written_as_the_language_does() {
    assert_eq!(together(["Ann"]), "Ann");
    assert_eq!(together(["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
    assert_eq!(number(1234.0, 0), "1234");
    assert_eq!(number(10_000.25, 1), "10,000.2");
    in_language(Language::German, || {
        assert_eq!(together(["Ann", "Ben", "Cleo"]), "Ann, Ben und Cleo");
        assert_eq!(number(10_000.25, 2), "10.000,25");
    });
}

#[test]
fn every_count_is_said_in_the_form_of_its_language() {
    for language in Language::ALL {
        // The counts that share a form, by the rules of the language.
        let forms: &[&[i32]] = match language.tag() {
            "fr" => &[&[0, 1], &[2, 5, 11, 21, 101]],
            "pl" => &[&[1], &[2], &[0, 5, 11, 21, 101]],
            "cs" => &[&[1], &[2], &[0, 5, 11, 21, 101]],
            "ru" => &[&[1, 21, 101], &[2], &[0, 5, 11]],
            // A turn and turns are the same word there.
            "sv" => &[&[0, 1, 2, 5, 11, 21, 101]],
            _ => &[&[1], &[0, 2, 5, 11, 21, 101]],
        };
        let word = |&count: &i32| {
            let words = in_language(language, || said("common-turns", [("count", count.into())]));
            let tag = language.tag();
            let digits = count.to_string();
            assert!(words.contains(&digits), "{tag}: {words:?} for {count}");
            words.replace(&digits, "")
        };
        let mut seen = BTreeSet::new();
        for form in forms {
            let words: BTreeSet<String> = form.iter().map(word).collect();
            let tag = language.tag();
            assert_eq!(words.len(), 1, "{tag}: {words:?} for {form:?}");
            assert!(seen.is_disjoint(&words), "{tag}: {words:?} again");
            seen.extend(words);
        }
    }
}

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
fn words_meet_as_the_language_sets_them() {
    // `_` stands for a space that breaks no line.
    let cases = [
        ("en", "4 + 9: 3 ± 1%, < 2 of 3", "4_+_9: 3_±_1%, <_2 of 3"),
        ("de", "zu 41 % … Speichert …", "zu 41_%_… Speichert_…"),
        (
            "fr",
            "« Oui ! » : choix de Ann, que Ben",
            "«_Oui_!_»_: choix d’Ann, que Ben",
        ),
        ("fr", "de A à O, de 11, de Yann", "de A à O, de 11, de Yann"),
        (
            "it",
            "nel 8%, il 11, nel 18%, del 1,5%, a Anna e Elena",
            "nell’8%, l’11, nel 18%, dell’1,5%, ad Anna ed Elena",
        ),
        (
            "es",
            "Ben y Inés, 7 o 8, Ana o Olga",
            "Ben e Inés, 7 u 8, Ana u Olga",
        ),
        (
            "pl",
            "Kolej z Anną (w domu)\nA O",
            "Kolej z_Anną (w_domu)\nA_O",
        ),
        ("ru", "6 с — у Анны", "6_с_— у_Анны"),
    ];
    for (tag, plain, told) in cases {
        let language = Language::of(tag).expect("a language");
        let said = in_language(language, || {
            said(
                "files-message-heading",
                [("game", plain.into()), ("day", "".into())],
            )
        });
        assert!(
            said.starts_with(&told.replace('_', "\u{a0}")),
            "{tag}: {said:?}"
        );
    }
}

#[test]
fn a_share_of_games_is_never_told_beyond_all_or_none() {
    let told = [(0.0, 0.0), (0.004, 0.002), (0.3, 0.0145), (0.99, 0.003)];
    let told = told.map(|(part, error)| of_games(part, error));
    assert_eq!(
        told,
        ["none", "under 1%", "30\u{a0}±\u{a0}1%", "99\u{a0}±\u{a0}1%"]
    );
    assert_eq!(of_games(0.996, 0.002), "over 99%");
    assert_eq!(of_games(1.0, 0.0), "all");
}

#[test]
fn every_step_of_a_lesson_has_its_lines_in_every_language() {
    let lines = |language: Language| {
        let mut lines = BTreeMap::new();
        for (_, text) in language.messages() {
            let steps = text.split("\nlessons-");
            for (name, words) in steps.filter_map(|step| step.split_once(" =\n")) {
                let count = words.lines().take_while(|line| line.starts_with(' '));
                lines.insert(name.to_owned(), count.count());
            }
        }
        lines.retain(|name, _| {
            ["throws-", "scoring-", "board-"]
                .iter()
                .any(|it| name.starts_with(it))
        });
        lines
    };
    let english = lines(Language::English);
    assert_eq!(english.len(), 33);
    for language in Language::ALL {
        assert_eq!(lines(language), english, "{}", language.tag());
    }
}
