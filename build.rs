//! Tells the program which commit it is built from.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let mut version = env!("CARGO_PKG_VERSION").to_owned();
    // A debug build is of source that changes, and is not built anew for every commit.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    // A package within somebody else's repository is not of its commit.
    if is_release && std::path::Path::new(".git").exists() {
        if let Some(commit) = git(&["log", "-1", "--abbrev=10", "--format=%h, %cs"]) {
            version += &format!(" ({commit})");
        }
        if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
            println!("cargo:rerun-if-changed={log}");
        }
    }
    println!("cargo:rustc-env=FIFTH_DIE_VERSION={version}");
}

/// The first line that git answers, where it is at hand.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    let line = said.lines().next()?.to_owned();
    output.status.success().then_some(line)
}
