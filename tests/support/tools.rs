//! The tools that tests take from the machine, and what is said where they are missing.
//!
//! A bare Debian has those of its essential packages. A test that starts others asks first whether they are there: without
//! having asked, [`tool`] and [`script`] fail on every machine.

use std::cell::RefCell;
use std::io::{Write, stderr};
use std::panic::catch_unwind;
use std::path::Path;
use std::process::Command;
use std::thread;

use crate::floors::rust_files;

/// What tests start of the essential packages, which no Debian lacks.
const ESSENTIAL: [(&str, &[&str]); 4] = [
    (
        "coreutils",
        &["cp", "dd", "false", "mkfifo", "rm", "timeout", "true"],
    ),
    ("dash", &["sh"]),
    ("dpkg", &["dpkg-query"]),
    ("util-linux", &["prlimit", "unshare"]),
];

/// What a shell does by itself.
const BUILT_IN: [&str; 6] = ["exec", "exit", "set", "shift", "trap", "ulimit"];

thread_local! {
    /// What the test has asked for and the machine has.
    static FOUND: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Whether this machine has these tools, given with the packages that bring them. If not, says so, and panics where they
/// are required; `FIFTH_DIE_WINDOW_TESTS` is `required` then, and `none` where there are to be none.
#[track_caller]
pub fn have(tools: &[(&str, &str)]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_bare = std::env::var("FIFTH_DIE_WINDOW_TESTS").is_ok_and(|v| v == "none");
    let has = |tool: &str| {
        !is_bare && std::env::split_paths(&path).any(|folder| folder.join(tool).is_file())
    };
    let missing: Vec<&str> = tools
        .iter()
        .filter(|(tool, _)| !has(tool))
        .map(|(_, package)| *package)
        .collect();
    let found = tools.iter().filter(|(tool, _)| has(tool));
    FOUND.with_borrow_mut(|all| all.extend(found.map(|(tool, _)| (*tool).to_owned())));
    missing.is_empty() || skip(&format!("these packages are needed: {}", missing.join(" ")))
}

/// A program of the machine, which every machine has or which the test has asked for.
#[track_caller]
pub fn tool(name: &str) -> Command {
    Command::new(known(name))
}

/// The name of such a program, where another one starts it.
#[track_caller]
pub fn known(name: &str) -> &str {
    let is_found = FOUND.with_borrow(|found| found.iter().any(|found| found == name));
    assert!(
        is_found || is_essential(name),
        "{name} is started, and the test has not asked whether it is there"
    );
    name
}

fn is_essential(name: &str) -> bool {
    ESSENTIAL.iter().any(|(_, tools)| tools.contains(&name))
}

/// A script for the shell that starts such programs alone.
#[track_caller]
pub fn script(script: &str) -> &str {
    for command in script.replace("&&", ";").split(['\n', ';', '|']) {
        let mut words = command.split_whitespace().filter(|&word| word != "!");
        if let Some(name) = words.next().filter(|name| !BUILT_IN.contains(name)) {
            known(name);
        }
    }
    script
}

/// Says why a test cannot be made here; always false. Panics where it is required.
#[track_caller]
pub fn skip(why: &str) -> bool {
    let required = std::env::var("FIFTH_DIE_WINDOW_TESTS").is_ok_and(|v| v == "required");
    assert!(!required, "{why}");
    let thread = thread::current();
    let test = thread.name().unwrap_or("a test");
    say(&format!("skipped {test}: {why}"));
    false
}

/// Whether tests look at every case, however long it takes, as `.ci/thorough` lets them, or at some of each kind.
pub fn is_thorough() -> bool {
    std::env::var_os("FIFTH_DIE_THOROUGH").is_some()
}

/// Whether a test that takes minutes is to be made now; says so where it is left to `.ci/thorough`.
pub fn takes_minutes() -> bool {
    if !is_thorough() {
        say("left to .ci/thorough");
    }
    is_thorough()
}

/// Prints a line that is seen although the test passes, unlike those of `eprintln`.
pub fn say(line: &str) {
    let _ = stderr().write_all(format!("{line}\n").as_bytes());
}

/// How sources may say what they start, besides by the name of an essential program: as our own program or these tests, what
/// the program opens files with, which no test starts, and what is nowhere.
const OTHERS: [&str; 7] = [
    "env!(\"CARGO_BIN_EXE_fifth-die\")",
    "std::env::current_exe()",
    "this_program",
    "&self.program",
    "known(name)",
    "OPENER",
    "\"no-such-program-anywhere\"",
];

#[test]
fn tests_start_no_program_past_the_tools() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut starts = 0;
    for folder in ["src", "tests", "benches"] {
        for (file, source) in rust_files(&root.join(folder)) {
            for started in source.split(concat!("Command::", "new(")).skip(1) {
                let is_other = OTHERS.iter().any(|other| started.starts_with(other));
                let name = started.split('"').nth(1).unwrap_or_default();
                let is_essential = started.starts_with('"') && is_essential(name);
                let line = started.lines().next().unwrap_or_default();
                assert!(is_other || is_essential, "{folder}/{file} starts {line}");
                starts += 1;
            }
        }
    }
    assert!(starts > 10, "only {starts} are found");
}

#[test]
fn what_no_test_asks_for_is_in_essential_packages() {
    for (package, tools) in ESSENTIAL {
        let ask = |arguments: &[&str]| tool("dpkg-query").args(arguments).arg(package).output();
        let Ok(is_essential) = ask(&["--show", "--showformat=${Essential}"]) else {
            say("skipped: this is no Debian");
            return;
        };
        assert_eq!(is_essential.stdout, b"yes", "{package}");
        let files = String::from_utf8(ask(&["--listfiles"]).unwrap().stdout).unwrap();
        for name in tools {
            let is_there = files
                .lines()
                .any(|file| file.ends_with(&format!("bin/{name}")));
            assert!(is_there, "{name} is not in {package}");
        }
    }
}

#[test]
fn a_program_that_nobody_has_asked_for_is_not_started() {
    assert!(catch_unwind(|| tool("kill")).is_err());
    assert!(catch_unwind(|| script("set -e; true\n ! kill 1")).is_err());
    if have(&[("env", "coreutils")]) {
        tool("env");
        script("set -e; true\n ! env");
    }
}
