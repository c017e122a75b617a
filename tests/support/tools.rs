//! The tools that tests take from the machine, and what is said where they are missing.
//!
//! A bare Debian has those of its essential packages. A test that starts others asks first whether they are there.

use std::io::{Write, stderr};
use std::process::Command;
use std::thread;

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
    missing.is_empty() || skip(&format!("these packages are needed: {}", missing.join(" ")))
}

/// A program of the machine, which every machine has or which the test has asked for by [`have`].
pub fn tool(name: &str) -> Command {
    Command::new(name)
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
