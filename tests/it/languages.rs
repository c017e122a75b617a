//! Every language says everything, with the same arguments, and nothing that nobody says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fifth_die::language::Language;
use fifth_die::text::{best, in_language, number, said, together};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::floors::rust_files;

/// The arguments of each message by its name.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language; fails at what is no message.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (file, text) in language.messages() {
        let tag = language.tag();
        let parsed = parser::parse(*text);
        let parsed = parsed.unwrap_or_else(|(_, errors)| panic!("{tag}/{file}.ftl: {errors:?}"));
        for entry in parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            let is_of_file = name.starts_with(&format!("{file}-"));
            assert!(is_of_file, "{tag}/{file}.ftl has {name}, not {file}-…");
            let pattern = message.value.expect("a message has words");
            let mut arguments = BTreeSet::new();
            collect(&pattern, &mut arguments);
            let before = messages.insert(name.to_owned(), arguments);
            assert!(before.is_none(), "{tag} has {name} twice");
        }
    }
    messages
}

/// Adds the arguments of a message to `into`.
fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => collect_inline(inline, into),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, into);
                    for variant in variants {
                        collect(&variant.value, into);
                    }
                }
            },
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, into);
            }
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => collect_inline(inline, into),
            Expression::Select { .. } => panic!("a choice within a choice: write two messages"),
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?} is more than messages here need"),
    }
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

#[test]
fn every_file_of_a_language_is_used() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    for language in Language::ALL {
        let files = fs::read_dir(folder.join(language.tag())).expect("a folder for each language");
        let names = files.map(|file| file.expect("a file").file_name().into_string());
        let files: BTreeSet<String> = names.map(Result::unwrap).collect();
        let used = language.messages().iter();
        let mut used: BTreeSet<String> = used.map(|(file, _)| format!("{file}.ftl")).collect();
        // Which words a translation uses for those of the game, and where they come from.
        if language != Language::English {
            used.insert("GLOSSARY.md".to_owned());
        }
        assert_eq!(files, used, "{}", language.tag());
    }
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
fn the_made_up_language_shows_where_words_begin_and_end() {
    let close = in_language(Language::MadeUp, || said("common-close", []));
    assert_eq!(close, "[Çľòóšèé]");
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
