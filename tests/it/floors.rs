//! The floors of the house, read off the source: which module may use what, and what is left nowhere.

use std::fs;
use std::path::{Path, PathBuf};

/// A floor and what it may use.
struct Floor {
    name: &'static str,
    /// The floors below that it may use.
    below: &'static [&'static str],
    /// The packages that it may use, if they are counted.
    packages: Packages,
}

#[derive(PartialEq)]
enum Packages {
    /// These and no other.
    Only(&'static [&'static str]),
    /// Any but the one that draws windows.
    NoWindows,
    Any,
}

/// Every floor, from the top to the bottom.
const FLOORS: [Floor; 12] = [
    Floor {
        name: "main",
        below: &[
            "app", "cli", "paper", "store", "text", "table", "coach", "stats", "session", "rules",
            "words",
        ],
        packages: Packages::Any,
    },
    Floor {
        name: "app",
        below: &[
            "cli", "paper", "store", "text", "table", "coach", "stats", "session", "rules", "words",
        ],
        packages: Packages::Any,
    },
    Floor {
        name: "cli",
        below: &[
            "paper", "store", "table", "coach", "stats", "session", "rules", "words",
        ],
        packages: Packages::NoWindows,
    },
    Floor {
        name: "paper",
        below: &["stats", "session", "rules", "words"],
        packages: Packages::NoWindows,
    },
    Floor {
        name: "store",
        below: &["table", "stats", "session", "rules", "words"],
        packages: Packages::NoWindows,
    },
    Floor {
        name: "text",
        below: &["table", "coach", "session", "rules", "words"],
        packages: Packages::Only(&["jiff"]),
    },
    Floor {
        name: "table",
        below: &["coach", "session", "rules"],
        packages: PURE,
    },
    Floor {
        name: "coach",
        below: &["session", "rules", "words"],
        packages: PURE,
    },
    Floor {
        name: "stats",
        below: &["session", "rules", "words"],
        packages: PURE,
    },
    Floor {
        name: "session",
        below: &["rules", "words"],
        packages: PURE,
    },
    Floor {
        name: "rules",
        below: &[],
        packages: Packages::Only(&[]),
    },
    Floor {
        name: "words",
        below: &[],
        packages: Packages::Only(&[]),
    },
];

/// A named generator of dice, and errors: neither knows the world outside.
const PURE: Packages = Packages::Only(&["rand", "thiserror"]);

/// The one floor that touches files.
const FILES: &str = "store";

/// The floors below the files, which know no clock, no surroundings and no chance but a named generator's.
const BLIND: [&str; 6] = ["table", "coach", "stats", "session", "rules", "words"];

/// The folders at the top, beside those whose name begins with a dot and the one that Cargo builds in.
const FOLDERS: [&str; 6] = ["src", "assets", "saves", "tests", "benches", "docs"];

const LONGEST_FILE: usize = 700;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files of a folder and those inside it, as (path from the folder, text); none where there is no such folder.
fn rust_files(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(place) = folders.pop() {
        let Ok(entries) = fs::read_dir(&place) else {
            continue;
        };
        for entry in entries {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(folder).expect("a file of the folder");
                let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
                let text = fs::read_to_string(&path).expect("a readable file");
                files.push((parts.join("/"), text));
            }
        }
    }
    files.sort();
    files
}

/// A piece of source code: a name, or one sign; `::` is one sign too.
type Token<'a> = &'a str;

/// The names and signs of source code with their lines, without comments, literal text and numbers.
fn tokens(source: &str) -> Vec<(usize, Token<'_>)> {
    let mut tokens = Vec::new();
    let mut rest = source;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = literal(rest) {
            length
        } else if first.is_alphanumeric() || first == '_' {
            let length = rest
                .find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            if !first.is_numeric() {
                tokens.push((line, &rest[..length]));
            }
            length
        } else {
            let length = if rest.starts_with("::") {
                2
            } else {
                first.len_utf8()
            };
            if !first.is_whitespace() {
                tokens.push((line, &rest[..length]));
            }
            length
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// The length of the block comment that `rest` begins with; one may hold others.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut place = 0;
    while place < rest.len() {
        let here = &rest[place..];
        let step = if here.starts_with("/*") {
            depth += 1;
            2
        } else if here.starts_with("*/") {
            depth -= 1;
            2
        } else {
            here.chars().next().map_or(1, char::len_utf8)
        };
        place += step;
        if depth == 0 {
            break;
        }
    }
    place
}

/// The length of the text or character that `rest` begins with, if it begins with one.
fn literal(rest: &str) -> Option<usize> {
    let prefix = ["br", "cr", "b", "c", "r"]
        .into_iter()
        .find(|prefix| {
            rest.strip_prefix(prefix)
                .is_some_and(|rest| rest.starts_with(['"', '#', '\'']))
        })
        .unwrap_or_default();
    let body = &rest[prefix.len()..];
    if prefix.ends_with('r') {
        let hashes = body.len() - body.trim_start_matches('#').len();
        let text = body[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        let length = text.find(&end).map_or(text.len(), |at| at + end.len());
        return Some(prefix.len() + hashes + 1 + length);
    }
    let quote = body.chars().next().filter(|&c| c == '"' || c == '\'')?;
    let inside = &body[1..];
    if quote == '\'' && !inside.starts_with('\\') {
        // One character and its end, or else it is a lifetime.
        let end = 1 + inside.chars().next().map_or(0, char::len_utf8);
        return body[end..]
            .starts_with(quote)
            .then_some(prefix.len() + end + 1);
    }
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return Some(prefix.len() + at + 2),
            _ => {}
        }
    }
    Some(rest.len())
}

/// Every path that source code mentions, with its line: `use a::{b, c::d}` mentions `a::b` and `a::c::d`, and `use a`
/// mentions `a::self`.
fn paths(source: &str) -> Vec<(usize, Vec<Token<'_>>)> {
    let tokens = tokens(source);
    let mut paths = Vec::new();
    let mut at = 0;
    while let Some(&(_, token)) = tokens.get(at) {
        let first = paths.len();
        if token == "use" {
            at = branch(&tokens, at + 1, &[], &mut paths);
            for (_, path) in &mut paths[first..] {
                if path.len() == 1 {
                    path.push("self");
                }
            }
        } else if is_name(token) && !BEFORE_A_PATH.contains(&token) {
            at = branch(&tokens, at, &[], &mut paths);
        } else {
            at += 1;
        }
    }
    paths
}

/// Words that a path which begins with `::` can follow.
const BEFORE_A_PATH: [&str; 14] = [
    "as", "break", "dyn", "else", "for", "if", "impl", "in", "let", "match", "mut", "return",
    "where", "while",
];

fn is_name(token: Token<'_>) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Reads one path from `at` on, with all that branches off it, and returns the place after it.
fn branch<'a>(
    tokens: &[(usize, Token<'a>)],
    mut at: usize,
    stem: &[Token<'a>],
    paths: &mut Vec<(usize, Vec<Token<'a>>)>,
) -> usize {
    let mut path = stem.to_vec();
    let token = |at: usize| tokens.get(at).map_or("", |&(_, token)| token);
    if token(at) == "::" {
        at += 1;
    }
    loop {
        let line = tokens.get(at).map_or(0, |&(line, _)| line);
        if token(at) == "{" {
            at += 1;
            while !matches!(token(at), "}" | "") {
                at = branch(tokens, at, &path, paths).max(at + 1);
                if token(at) == "," {
                    at += 1;
                }
            }
            return at + 1;
        }
        if !is_name(token(at)) && token(at) != "*" {
            if !path.is_empty() {
                paths.push((line, path));
            }
            return at;
        }
        path.push(token(at));
        at += 1;
        if token(at) == "as" && is_name(token(at + 1)) && token(at + 2) != "::" {
            at += 2;
        }
        if token(at) != "::" {
            paths.push((line, path));
            return at;
        }
        at += 1;
    }
}

/// The packages that a manifest lists for the program, as code writes their names.
fn packages(manifest: &str) -> Vec<String> {
    let mut listed = Vec::new();
    let mut in_list = false;
    for line in manifest.lines() {
        if let Some(header) = line.trim().strip_prefix('[') {
            let header = header.trim_end_matches(']');
            in_list = header == "dependencies" || header.ends_with(".dependencies");
            if let Some(name) = header.strip_prefix("dependencies.") {
                listed.push(name.replace('-', "_"));
            }
        } else if let (true, Some((name, _))) = (in_list, line.split_once('=')) {
            let name = name.split('.').next().unwrap_or_default().trim();
            listed.push(name.replace('-', "_"));
        }
    }
    listed
}

/// What a file of `src` uses against the floors, as `line: what`.
fn trespasses(file: &str, source: &str, packages: &[String]) -> Vec<String> {
    let parts: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
    if parts == ["lib"] {
        // It only lists the floors.
        return Vec::new();
    }
    let Some(floor) = FLOORS.iter().find(|floor| floor.name == parts[0]) else {
        return vec![format!("0: {} is no floor", parts[0])];
    };
    // `a/mod.rs` is the module `a`.
    let depth = parts.len() - usize::from(parts.last() == Some(&"mod"));

    let mut found = Vec::new();
    for (line, path) in paths(source) {
        if let Some(what) = trespass(floor, depth, &path, packages) {
            found.push(format!("{line}: {what} ({})", path.join("::")));
        }
    }
    found
}

/// What is wrong with a path that a module of this floor and depth mentions.
fn trespass(
    floor: &Floor,
    depth: usize,
    path: &[Token<'_>],
    packages: &[String],
) -> Option<String> {
    let ups = path.iter().take_while(|&&name| name == "super").count();
    let from_the_top = match path[0] {
        "crate" | "fifth_die" => path.get(1),
        "super" if ups >= depth => path.get(ups),
        _ => None,
    };
    if let Some(&name) = from_the_top {
        let known = FLOORS.iter().any(|other| other.name == name);
        let allowed = name == floor.name || floor.below.contains(&name);
        if name == "*" || (known && !allowed) {
            return Some(format!("{} must not use {name}", floor.name));
        }
        return None;
    }

    let is_package = path.len() > 1 && packages.iter().any(|package| package == path[0]);
    let allowed = match floor.packages {
        Packages::Any => true,
        Packages::NoWindows => path[0] != "iced",
        Packages::Only(few) => few.contains(&path[0]),
    };
    if is_package && !allowed {
        return Some(format!("{} must not use {}", floor.name, path[0]));
    }

    let file = path
        .split_last()
        .is_some_and(|(_, before)| before.contains(&"File"));
    if floor.name != FILES && (path.starts_with(&["std", "fs"]) || file) {
        return Some(format!("{} must not touch files", floor.name));
    }
    if BLIND.contains(&floor.name) {
        let clock = ["SystemTime", "Instant"]
            .iter()
            .any(|name| path.contains(name));
        let surroundings = path.starts_with(&["std", "env"]);
        let chance = ["thread_rng", "SysRng", "ThreadRng", "StdRng", "SmallRng"]
            .iter()
            .any(|name| path.contains(name))
            || ["rng", "random", "make_rng"]
                .iter()
                .any(|name| path.starts_with(&["rand", name]));
        if clock || surroundings || chance {
            return Some(format!("{} must know nothing of this", floor.name));
        }
    }
    None
}

/// Marks of unfinished work, put together here so that this file does not bear them.
const MARKS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

/// What a file must not be left with, as `line: what`.
fn leftovers(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(source.lines()) {
        for mark in MARKS {
            if line.contains(mark) {
                found.push(format!("{number}: {mark}"));
            }
        }
    }
    let tokens = tokens(source);
    for (at, &(line, token)) in tokens.iter().enumerate() {
        let next = tokens.get(at + 1).map_or("", |&(_, token)| token);
        if ["dbg", "todo", "unimplemented"].contains(&token) && next == "!" {
            found.push(format!("{line}: {token}!"));
        }
        if token == "[" && next == "ignore" && at > 0 && tokens[at - 1].1 == "#" {
            found.push(format!("{line}: an ignored test"));
        }
    }
    found
}

/// Fails with every fault of every file, told as `folder/file:line: what`.
#[track_caller]
fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_floor_uses_only_the_floors_below_it() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let packages = packages(&manifest);
    let files = rust_files(&root().join("src"));
    assert!(files.iter().any(|(file, _)| file == "rules/dice.rs"));
    let mut faults = Vec::new();
    for (file, source) in files {
        for fault in trespasses(&file, &source, &packages) {
            faults.push(format!("src/{file}:{fault}"));
        }
    }
    assert_none(faults);
}

#[test]
fn no_unfinished_work_is_left() {
    let mut faults = Vec::new();
    for folder in ["src", "tests", "benches"] {
        for (file, source) in rust_files(&root().join(folder)) {
            for fault in leftovers(&source) {
                faults.push(format!("{folder}/{file}:{fault}"));
            }
        }
    }
    assert_none(faults);
}

#[test]
fn no_file_is_too_long_to_read() {
    let files = rust_files(&root().join("src")).into_iter();
    let lengths = files.map(|(file, source)| (file, source.lines().count()));
    let long = lengths.filter(|&(_, lines)| lines > LONGEST_FILE);
    assert_none(
        long.map(|(file, lines)| format!("src/{file}: {lines} lines"))
            .collect(),
    );
}

#[test]
fn the_top_holds_no_other_folder() {
    let entries = fs::read_dir(root()).expect("the folder of the package");
    let folders = entries
        .map(|entry| entry.expect("a readable folder"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    let known = |name: &str| name == "target" || name.starts_with('.') || FOLDERS.contains(&name);
    assert_none(folders.filter(|name| !known(name)).collect());
}

/// A made-up file, and whether it keeps to its floor.
#[track_caller]
fn keeps(file: &str, source: &str, keeps: bool) {
    let packages = ["iced", "rand", "serde", "thiserror", "tempfile"].map(str::to_owned);
    let found = trespasses(file, source, &packages);
    assert_eq!(found.is_empty(), keeps, "{file}: {source}: {found:?}");
}

#[test]
fn a_floor_that_looks_up_is_found() {
    keeps("session/log.rs", "use crate::rules::dice::Throw;", true);
    keeps("rules/dice.rs", "use crate::session::Seed;", false);
    keeps("session.rs", "fn f() { crate::store::save() }", false);
    keeps("session.rs", "use crate::{rules::Ruling, app};", false);
    keeps(
        "stats/runs.rs",
        "use crate::{\n    rules,\n    coach::{odds},\n};",
        false,
    );
    keeps("coach/odds.rs", "use crate::stats;", false);
    keeps("store/v1.rs", "use crate::paper::Svg;", false);
    keeps("paper/svg.rs", "pub(crate) use crate::store::Index;", false);
    keeps("cli/show.rs", "use crate::{app::theme, store};", false);
    keeps(
        "app/board.rs",
        "use crate::{cli, paper, store, coach, stats};",
        true,
    );
    keeps("app.rs", "use crate::main;", false);
    keeps(
        "main.rs",
        "fifth_die::app::run(fifth_die::store::open())",
        true,
    );
    keeps("rules/dice.rs", "use fifth_die::session::Seed;", false);
    keeps("session.rs", "use crate::*;", false);
}

#[test]
fn a_way_up_by_super_is_found() {
    keeps("rules/express/pad.rs", "use super::super::dice::Die;", true);
    keeps(
        "rules/express/pad.rs",
        "use super::super::super::session;",
        false,
    );
    keeps("rules.rs", "use super::session::Seed;", false);
    keeps("rules/mod.rs", "use super::session::Seed;", false);
    keeps("session/log.rs", "use super::store::Name;", true);
}

#[test]
fn a_package_that_a_floor_must_not_know_is_found() {
    keeps("rules/dice.rs", "use std::fmt;", true);
    keeps("rules/dice.rs", "use thiserror::Error;", false);
    keeps(
        "rules/dice.rs",
        "let x = rand::rngs::ChaCha8Rng::from_seed(key);",
        false,
    );
    keeps("session/seed.rs", "use rand::rngs::ChaCha8Rng;", true);
    keeps("session/setup.rs", "#[derive(thiserror::Error)]", true);
    keeps("session.rs", "#[derive(serde::Serialize)]", false);
    keeps("coach.rs", "use serde::{Deserialize, Serialize};", false);
    keeps("store/v1.rs", "use ::serde::Serialize;", true);
    keeps("store/v1.rs", "use iced::Color;", false);
    keeps("cli/show.rs", "fn f(c: iced::Color) {}", false);
    keeps("paper/svg.rs", "use ::iced::Color;", false);
    keeps("app/theme.rs", "use iced::Color;", true);
    keeps("cli/show.rs", "return ::iced::run();", false);
    keeps("cli/show.rs", "use iced as windows;", false);
    keeps("cli/show.rs", "let c = c as iced::Number;", false);
    keeps("cli/show.rs", "use {std::fmt, iced};", false);
}

#[test]
fn a_floor_that_touches_the_world_is_found() {
    keeps("store/folder.rs", "use std::fs::{self, File};", true);
    keeps("cli/show.rs", "use std::{fs, io};", false);
    keeps("app.rs", "let text = std::fs::read(path)?;", false);
    keeps("app.rs", "let file = File::open(path)?;", false);
    keeps("cli/show.rs", "let args = std::env::args();", true);
    keeps("session.rs", "let args = std::env::args();", false);
    keeps("stats.rs", "use std::time::{Duration, Instant};", false);
    keeps("stats.rs", "let now = SystemTime::now();", false);
    keeps("coach.rs", "let dice = rand::rng().random();", false);
    keeps("coach.rs", "use rand::{Rng, rng};", false);
    keeps("coach.rs", "use rand::thread_rng;", false);
}

#[test]
fn a_file_outside_the_floors_is_found() {
    keeps("lib.rs", "pub mod rules;", true);
    keeps("util.rs", "", false);
    keeps("helpers/text.rs", "", false);
}

#[test]
fn what_only_a_comment_or_a_text_says_is_not_used() {
    keeps(
        "rules.rs",
        "// use crate::session;\n/* iced::x /* */ serde::x */",
        true,
    );
    keeps("rules.rs", "/// [`crate::session`]\nfn f() {}", true);
    keeps(
        "rules.rs",
        r##"let s = "crate::app\" iced::x"; let c = '"';"##,
        true,
    );
    keeps(
        "rules.rs",
        r##"let s = r#"" crate::app "#; let c = '\'';"##,
        true,
    );
    keeps(
        "rules.rs",
        "fn f<'a>(x: &'a str) { crate::app::run() }",
        false,
    );
    keeps("rules.rs", r#"let s = "//"; crate::app::run()"#, false);
    keeps("rules.rs", "let s = b'\"'; crate::app::run()", false);
}

#[test]
fn the_line_of_a_trespass_is_told() {
    let found = trespasses(
        "rules.rs",
        "use std::fmt;\n\nuse crate::{\n    app,\n};\n",
        &[],
    );
    assert_eq!(found, ["4: rules must not use app (crate::app)"]);
}

#[test]
fn unfinished_work_is_found() {
    #[track_caller]
    fn check(source: &str, found: &[&str]) {
        assert_eq!(leftovers(source), found);
    }
    check("let todo = 1; // to do", &[]);
    check("fn f() {\n    dbg!(1);\n}", &["2: dbg!"]);
    check("todo!()", &["1: todo!"]);
    check("unimplemented!(\"later\")", &["1: unimplemented!"]);
    check(
        "#[test]\n#[ignore = \"slow\"]\nfn f() {}",
        &["2: an ignored test"],
    );
    check(
        &format!("// {}: more", MARKS[0]),
        &[&format!("1: {}", MARKS[0])],
    );
    check(
        &format!("let s = \"{}\";", MARKS[1]),
        &[&format!("1: {}", MARKS[1])],
    );
}

#[test]
fn the_packages_of_the_manifest_are_counted() {
    let manifest = "[package]\nname = \"x\"\n\n[dependencies]\nclap = \"4\"\nserde-json.version = \"1\"\n\n\
        [dependencies.iced]\nversion = \"0.14\"\n\n[target.'cfg(unix)'.dependencies]\nlibc = \"0\"\n\n\
        [dev-dependencies]\nproptest = \"1\"\n";
    assert_eq!(packages(manifest), ["clap", "serde_json", "iced", "libc"]);
}
