//! The floors of the house, read off the source: what Cargo cannot say of modules within one package.
//!
//! Clippy keeps unfinished work out, by the lints in `Cargo.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every floor from the top to the bottom, and the floors that it may use.
const FLOORS: &str = "
main: app cli web paper scene store text table coach stats session rules words language
app: cli web paper scene store text table coach stats session rules words language
cli: web paper scene store text table coach stats session rules words language
web: paper scene store text table coach stats session rules words language
paper: scene text stats session rules words language
scene: text coach stats session rules
text: store table coach stats session rules words language
store: table stats session rules words language
table: coach session rules
coach: stats session rules words
stats: session rules words
session: rules words
rules:
words:
language:
";

/// The floors that a floor may use, if it is one.
fn below(floor: &str) -> Option<Vec<&'static str>> {
    let mut floors = FLOORS.lines().filter_map(|line| line.split_once(':'));
    let (_, below) = floors.find(|(name, _)| *name == floor)?;
    Some(below.split_whitespace().collect())
}

/// What a server is made of, which only `web` may use.
const SERVER: [&str; 6] = ["axum", "hyper", "hyper_util", "if_addrs", "maud", "tokio"];

/// The packages that a floor may use, where not all are allowed; only `main` and `app` may use iced.
fn few_packages(floor: &str) -> Option<&'static [&'static str]> {
    match floor {
        "rules" => Some(&["thiserror"]),
        "words" | "language" => Some(&[]),
        // A named generator of dice, and errors: neither knows the world outside.
        "table" | "coach" | "stats" => Some(&["rand", "thiserror"]),
        // And tables of letters, to compare names.
        "session" => Some(&["icu_casemap", "icu_normalizer", "rand", "thiserror"]),
        "text" => Some(&[
            "fluent_bundle",
            "fluent_langneg",
            "icu_calendar",
            "icu_collator",
            "icu_datetime",
            "icu_decimal",
            "icu_list",
            "icu_locale_core",
            "jiff",
        ]),
        _ => None,
    }
}

/// The floors that know no clock, no surroundings and no chance but a named generator's.
const BLIND: [&str; 7] = [
    "table", "coach", "stats", "session", "rules", "words", "language",
];

const SEEING: [&str; 11] = [
    "Instant",
    "SystemTime",
    "env",
    "make_rng",
    "random",
    "thread",
    "thread_rng",
    "SmallRng",
    "StdRng",
    "SysRng",
    "ThreadRng",
];

const LONGEST_FILE: usize = 700;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files of a folder and those inside it, as (path from the folder, text).
pub fn rust_files(folder: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(place) = folders.pop() {
        for entry in fs::read_dir(&place).expect("a folder") {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(folder).expect("a file of the folder");
                let text = fs::read_to_string(&path).expect("a readable file");
                files.insert(inside.to_string_lossy().replace('\\', "/"), text);
            }
        }
    }
    files
}

/// The module of a file: `rules/express/pad.rs` is `["rules", "express", "pad"]`.
fn module(file: &str) -> Vec<&str> {
    file.trim_end_matches(".rs").split('/').collect()
}

fn code(source: &str) -> String {
    let lines = source.lines().map(|line| match line.find("//") {
        // The address of a page is no comment.
        Some(at) if !line[..at].ends_with(':') => &line[..at],
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// The names that stand right behind each mention of `prefix` as a path: `crate::{a, b::c}` and `crate::d` have a, b, d.
fn names_behind<'a>(code: &'a str, prefix: &str) -> Vec<&'a str> {
    let is_within = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        if code[..at].ends_with(is_within) {
            continue;
        }
        let mut rest = &code[at + prefix.len()..];
        let mut depth = 0;
        loop {
            if depth < 2 && rest.starts_with(is_within) {
                names.extend(words(rest).next());
            }
            // On to the next branch of the tree, if it is one.
            let Some(end) = rest
                .find(['{', '}', ',', ';'])
                .filter(|_| depth > 0 || rest.starts_with('{'))
            else {
                break;
            };
            match rest.as_bytes()[end] {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            rest = rest[end + 1..].trim_start();
            if depth == 0 {
                break;
            }
        }
    }
    names
}

/// The packages that the manifest lists for the program, as code writes their names.
fn packages(manifest: &str) -> Vec<String> {
    let mut listed = Vec::new();
    let mut in_list = false;
    for line in manifest.lines() {
        if let Some(header) = line.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            in_list = header == "dependencies" || header.ends_with(".dependencies");
            listed.extend(header.strip_prefix("dependencies."));
        } else if in_list {
            let name = line.split(['=', '.', ' ']).next();
            listed.extend(name.filter(|name| !name.is_empty()));
        }
    }
    listed.iter().map(|name| name.replace('-', "_")).collect()
}

/// What a file of `src` uses against the floors.
fn trespasses(file: &str, source: &str, packages: &[String]) -> Vec<String> {
    let module = module(file);
    let floor = module[0];
    let Some(may_use) = below(floor) else {
        return vec![format!("{floor} is no floor")];
    };
    let code = code(source);
    let mut found = Vec::new();

    let up = "super::".repeat(module.len());
    for prefix in ["crate::", "fifth_die::", &up] {
        for name in names_behind(&code, prefix) {
            if below(name).is_some() && name != floor && !may_use.contains(&name) {
                found.push(format!("{floor} must not use {name}"));
            }
        }
    }
    for package in packages {
        let is_allowed = match few_packages(floor) {
            Some(few) => few.contains(&package.as_str()),
            None if SERVER.contains(&package.as_str()) => floor == "web",
            None => package != "iced" || ["main", "app"].contains(&floor),
        };
        let paths = [format!("{package}::"), format!("::{package}::")];
        let is_named = |path: &String| !names_behind(&code, path).is_empty();
        let is_used = paths.iter().any(is_named);
        if is_used && !is_allowed {
            found.push(format!("{floor} must not use {package}"));
        }
    }
    let opens_files = !names_behind(&code, "File::").is_empty();
    let has_files = opens_files || words(&code).any(|word| word == "fs");
    if has_files && floor != "store" {
        found.push(format!("{floor} must not touch files"));
    }
    if BLIND.contains(&floor) {
        let seeing = words(&code).filter(|word| SEEING.contains(word));
        found.extend(seeing.map(|word| format!("{floor} must know no {word}")));
        if names_behind(&code, "rand::").contains(&"rng") {
            found.push(format!("{floor} must have no chance of the system's"));
        }
    }
    found
}

/// Which of the modules right in a folder use which others, by the files of the folder.
fn uses(folder: &str, files: &BTreeMap<String, String>) -> BTreeMap<String, BTreeSet<String>> {
    let top = |file: &String| module(file)[0].to_owned();
    let modules: BTreeSet<String> = files.keys().map(top).collect();
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, source) in files {
        let (code, user) = (code(source), top(file));
        let up = "super::".repeat(module(file).len());
        for prefix in [up, format!("crate::{folder}::")] {
            let names = names_behind(&code, &prefix).into_iter().map(str::to_owned);
            let others = names.filter(|name| modules.contains(name) && *name != user);
            uses.entry(user.clone()).or_default().extend(others);
        }
    }
    uses
}

/// The modules that use each other in a circle, and those between two circles, each with what it uses of them.
fn circles(mut uses: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    loop {
        let used: BTreeSet<String> = uses.values().flatten().cloned().collect();
        let is_free = |user: &String, of: &BTreeSet<String>| of.is_empty() || !used.contains(user);
        let free: BTreeSet<String> = (uses.iter())
            .filter(|(user, of)| is_free(user, of))
            .map(|(user, _)| user.clone())
            .collect();
        if free.is_empty() {
            return uses;
        }
        uses.retain(|user, of| {
            of.retain(|name| !free.contains(name));
            !free.contains(user)
        });
    }
}

#[track_caller]
fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_floor_uses_only_the_floors_below_it() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let packages = packages(&manifest);
    for some in ["iced", "rand", "serde_json", "thiserror"] {
        assert!(packages.iter().any(|package| package == some), "{some}");
    }
    let mut files = rust_files(&root().join("src"));
    assert!(files.contains_key("rules/dice.rs"));
    // It only lists the floors.
    files.remove("lib.rs");
    let mut faults = Vec::new();
    for (file, source) in files {
        for fault in trespasses(&file, &source, &packages) {
            faults.push(format!("src/{file}: {fault}"));
        }
    }
    assert_none(faults);
}

#[test]
fn no_modules_of_the_window_use_each_other_in_a_circle() {
    let files = rust_files(&root().join("src/app"));
    let uses = uses("app", &files);
    assert!(uses["home"].contains("widget"), "{uses:?}");
    let circles = circles(uses);
    assert!(circles.is_empty(), "{circles:#?}");
}

/// Cargo looks for no tests in `src`, so that it builds the library once: there they would never run.
#[test]
fn no_unfinished_work_is_left_and_no_test_in_a_floor() {
    let unfinished = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("#[ig", "nore"),
    ];
    let tests = ["cfg(test", "#[test]"];
    let mut faults = Vec::new();
    for folder in ["src", "tests", "benches"] {
        for (file, source) in rust_files(&root().join(folder)) {
            let is_left = |mark: &&&str| source.contains(**mark);
            let is_test = |mark: &&&str| folder == "src" && code(&source).contains(**mark);
            let left = unfinished.iter().filter(is_left);
            let found = left.chain(tests.iter().filter(is_test));
            faults.extend(found.map(|mark| format!("{folder}/{file}: {mark}")));
        }
    }
    assert_none(faults);
}

#[test]
fn no_file_is_too_long_to_read() {
    let mut long = Vec::new();
    for folder in ["src", "tests", "benches", "examples"] {
        for (file, source) in rust_files(&root().join(folder)) {
            let lines = source.lines().count();
            if lines > LONGEST_FILE {
                long.push(format!("{folder}/{file}: {lines} lines"));
            }
        }
    }
    assert_none(long);
}

#[test]
fn a_trespass_is_found() {
    let packages = ["iced", "rand", "serde", "thiserror", "tokio"].map(str::to_owned);
    let keeps = |file, source| trespasses(file, source, &packages).is_empty();
    for (file, source) in [
        ("session/log.rs", "use crate::rules::dice::Throw;"),
        ("app/board.rs", "use crate::{cli, paper, store, coach};"),
        ("rules/express/pad.rs", "use super::super::dice::Die;"),
        ("session/log.rs", "use super::store::Name;"),
        ("session/dice.rs", "use rand::rngs::ChaCha8Rng;"),
        ("store/v1.rs", "use ::serde::Serialize;"),
        ("app/theme.rs", "use iced::Color;"),
        ("web/seats.rs", "use tokio::sync::watch;\nuse crate::store;"),
        ("rules.rs", "// use crate::session;"),
        ("rules.rs", "/// [`crate::session`] and iced::x\nfn f() {}"),
    ] {
        assert!(keeps(file, source), "{file}: {source}");
    }
    for (file, source) in [
        ("util.rs", ""),
        ("rules/dice.rs", "use crate::session::Seed;"),
        ("session.rs", "fn f() { crate::store::save() }"),
        ("session.rs", "use crate::{rules::Ruling, app};"),
        ("stats.rs", "use crate::{\nrules,\ncoach::{odds},\n};"),
        ("paper/svg.rs", "pub(crate) use crate::store::Index;"),
        ("rules/express/pad.rs", "use super::super::super::session;"),
        ("rules.rs", "use super::session::Seed;"),
        ("rules/dice.rs", "use rand::Rng;"),
        ("session.rs", "#[derive(serde::Serialize)]"),
        ("paper/svg.rs", "use ::iced::Color;"),
        ("cli/serve.rs", "use tokio::sync::watch;"),
        ("web/seats.rs", "use std::fs;"),
        ("cli/show.rs", "use std::{fs, io};"),
        ("app.rs", "let file = File::open(path)?;"),
        ("session.rs", "let args = std::env::args();"),
        ("coach.rs", "let dice = rand::rng().random();"),
        ("coach.rs", "use rand::{Rng, rng};"),
    ] {
        assert!(!keeps(file, source), "{file}: {source}");
    }
}

#[test]
fn a_circle_is_found() {
    let files = |sources: &[(&str, &str)]| {
        let owned = |&(file, source): &(&str, &str)| (file.to_owned(), source.to_owned());
        uses("app", &sources.iter().map(owned).collect())
    };
    let straight = files(&[
        ("a.rs", "use super::{App, b::{x, c}};"),
        ("a/in.rs", "use super::x;\nuse super::super::c::y;"),
        ("b.rs", "use super::App;"),
        ("c.rs", "use super::b;"),
    ]);
    assert!(circles(straight).is_empty());
    let round = circles(files(&[
        ("a.rs", "use super::{\n    App,\n    b,\n};"),
        ("b/in.rs", "fn f() { crate::app::c::y() }"),
        ("b.rs", ""),
        ("c.rs", "use super::a;\nuse super::d;"),
        ("d.rs", ""),
        ("e.rs", "use super::a;"),
    ]));
    assert_eq!(round.keys().collect::<Vec<_>>(), ["a", "b", "c"]);
}
