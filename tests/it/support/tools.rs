//! The tools that tests take from the machine, and what is said where they are missing.

use std::io::{Write, stderr};

/// Whether this machine has these tools, given with the packages that bring them. If not, says so, and panics where they
/// are required.
#[track_caller]
pub fn have(tools: &[(&str, &str)]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let has = |tool: &str| std::env::split_paths(&path).any(|folder| folder.join(tool).is_file());
    let missing: Vec<&str> = tools
        .iter()
        .filter(|(tool, _)| !has(tool))
        .map(|(_, package)| *package)
        .collect();
    missing.is_empty() || skip(&format!("these packages are needed: {}", missing.join(" ")))
}

/// Says why a test cannot be made here; always false. Panics where it is required.
#[track_caller]
pub fn skip(why: &str) -> bool {
    let required = std::env::var("FIFTH_DIE_WINDOW_TESTS").is_ok_and(|v| v == "required");
    assert!(!required, "{why}");
    say(&format!("skipped: {why}"));
    false
}

/// Prints a line that is seen although the test passes, unlike those of `eprintln`.
pub fn say(line: &str) {
    let _ = stderr().write_all(format!("{line}\n").as_bytes());
}
