//! Faults of the machine at every point of a save: afterwards the old or the new game is there, whole, and what was not
//! saved can be saved later.
//!
//! The saves are those of the real store, in processes of their own: the test [`a_save_alone`], run by this binary once
//! more, under `strace` where something is to go wrong.

#![cfg(target_os = "linux")]

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Output;

use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::{Attempt, Id, LoadFault, Saved, Store};
use fifth_die::text;
use jiff::{SignedDuration, Timestamp};

use crate::play::played;
use crate::tools::{have, say, skip, tool};

/// The data folder of a save that another test asks for.
const FOLDER: &str = "FIFTH_DIE_SAVE_IN";

/// What takes away the obstacle that a save has met: a command for the shell.
const CLEAR: &str = "FIFTH_DIE_CLEAR";

/// How often a save that is watched does first what the start of a process does too: `strace` counts the calls of every
/// thread, and the thread that saves is to be the first that comes to a number.
const HEAD_START: usize = 64;

const WRITABLE: &str = "Make the folder writable, or start with --data-dir and another folder.";

const SIGKILL: i32 = 9;

fn game(throws: usize) -> Saved {
    let session = played(&["Ann", "Ben", "Zoë"], DiceSource::Real, Seed(3), throws);
    let created: Timestamp = "2026-11-20T20:15:00Z".parse().unwrap();
    Saved {
        id: Id::of(Path::new("game.ron")).unwrap(),
        changed: created + SignedDuration::from_secs(throws as i64),
        ..Saved::new(session, created)
    }
}

/// A data folder with a game of two throws in it, which was saved after the first one too.
fn begun() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    store.save(&game(1)).unwrap();
    store.save(&game(2)).unwrap();
    (folder, store)
}

/// The longest game that is played here: some KiB.
fn new() -> Saved {
    game(15)
}

/// Saves a game once. If that fails the person is told what, where and what to do, the game is whole on the disk as it was
/// before or as it is now, and saving works as soon as nothing is in its way.
#[test]
fn a_save_alone() {
    let own = tempfile::tempdir().unwrap();
    let folder = std::env::var_os(FOLDER).unwrap_or(own.path().into());
    let folder = Path::new(&folder);
    let store = Store::open(Some(folder)).unwrap();
    for _ in 0..HEAD_START {
        let null = File::options().read(true).write(true).open("/dev/null");
        let mut null = null.unwrap();
        let _ = null.write(b"x").unwrap() + null.read(&mut [0]).unwrap();
        assert!(fs::metadata("/dev/null").is_ok());
    }
    let new = new();
    drop(File::create(folder.join("begun")));
    let saved = store.save(&new);
    drop(File::create(folder.join("ended")));
    if let Err(trouble) = saved {
        assert_eq!(trouble.what, Attempt::SaveGame);
        assert_eq!(trouble.path, store.session_file(&new.id));
        assert!(!trouble.cause.to_string().is_empty());
        println!("told: {}", text::not_stored(&trouble));
        let found = store.load(&new.id).unwrap();
        assert!(found == game(2) || found == new, "{found:?}");
        if let Some(clear) = std::env::var_os(CLEAR) {
            let status = tool("sh").arg("-c").arg(clear).current_dir(folder).status();
            assert!(status.unwrap().success());
        }
        assert_eq!(store.save(&new), Ok(()));
    }
    assert_eq!(store.load(&new.id), Ok(new));
}

/// Runs [`a_save_alone`] below `wrapper`, such as `strace` with its arguments; `clear` is run when the save has failed.
fn save_in(folder: &Path, wrapper: &[&str], clear: &str) -> Output {
    let this = std::env::current_exe().unwrap();
    let this = this.to_str().unwrap();
    let mut command = tool(wrapper[0]);
    command
        .args(&wrapper[1..])
        .args([this, "--exact", "files::faults::a_save_alone"])
        .arg("--nocapture")
        .env(FOLDER, folder)
        .env(CLEAR, clear);
    // The search for libraries in the folders that Cargo adds takes many calls.
    command.env_remove("LD_LIBRARY_PATH");
    command.output().unwrap()
}

/// What a save said that failed at first and then worked.
#[track_caller]
fn told(output: &Output) -> Option<String> {
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    assert!(said.contains("1 passed"), "{said}");
    let line = said.lines().find_map(|line| line.split_once("told: "));
    line.map(|(_, words)| words.to_owned())
}

fn strace() -> bool {
    have(&[("strace", "strace")])
}

/// Every system call of a save, by its name and by how often the thread has made it by then. Calls for memory are left
/// out, which nobody sees outside of the process.
fn calls_of_a_save() -> Vec<(String, usize)> {
    let (folder, _) = begun();
    let log = folder.path().join("log");
    let wrapper = ["strace", "-f", "-qq", "-o", log.to_str().unwrap()];
    assert_eq!(told(&save_in(folder.path(), &wrapper, "")), None);
    let log = fs::read_to_string(log).unwrap();
    // 4711 openat(AT_FDCWD, "/tmp/…/begun", …) = 3
    let lines = log.lines().filter_map(|line| line.split_once(' '));
    let lines: Vec<(&str, &str)> = lines.map(|(thread, line)| (thread, line.trim())).collect();
    let (saver, _) = *lines
        .iter()
        .find(|(_, line)| line.contains("/begun\""))
        .unwrap();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    let mut calls = Vec::new();
    let mut is_begun = false;
    for (_, line) in lines.iter().filter(|&&(thread, _)| thread == saver) {
        // What a line resumes has been counted where it began.
        let Some((name, _)) = line.split_once('(').filter(|_| !line.starts_with('<')) else {
            continue;
        };
        let count = counts.entry(name).or_default();
        *count += 1;
        if line.contains("/ended\"") {
            break;
        }
        let is_memory = ["mmap", "munmap", "mremap", "madvise", "mprotect", "brk"].contains(&name);
        if is_begun && !is_memory {
            calls.push((name.to_owned(), *count));
        }
        is_begun |= line.contains("/begun\"");
    }
    for wanted in [
        &["write"][..],
        &["fsync"],
        &["link", "linkat"],
        &["rename", "renameat", "renameat2"],
    ] {
        let mut names = calls.iter().map(|(name, _)| name.as_str());
        assert!(names.any(|name| wanted.contains(&name)), "{calls:?}");
    }
    calls
}

fn save_with(folder: &Path, (name, count): &(String, usize), what: &str) -> Output {
    let strace = "strace -f -qq -o /dev/null";
    let wrapper = format!("{strace} -e trace={name} -e inject={name}:{what}:when={count}");
    save_in(folder, &wrapper.split(' ').collect::<Vec<_>>(), "")
}

#[test]
fn a_save_that_is_killed_leaves_the_old_or_the_new_game() {
    if !strace() {
        return;
    }
    let new = new();
    let calls = calls_of_a_save();
    // How often the old game stood, and the new one.
    let mut stood = [0, 0];
    for call in &calls {
        let (folder, store) = begun();
        let output = save_with(folder.path(), call, "signal=SIGKILL");
        let signal = output.status.signal();
        assert_eq!(signal, Some(SIGKILL), "{call:?}: {output:?}");
        let has = |name: &str| folder.path().join(name).exists();
        assert!(
            has("begun") && !has("ended"),
            "{call:?} came too early or late"
        );

        let found = store.load(&new.id).expect(&call.0);
        assert!(found == game(2) || found == new, "{call:?}");
        stood[usize::from(found == new)] += 1;
        // With the backup it is as with the file: there is none, or it is whole.
        match store.last_good(&new.id, new.created) {
            Ok(backup) => {
                let olds = [1, 2].map(|throws| game(throws).session);
                assert!(olds.contains(&backup.session), "{call:?}");
            }
            Err(error) => assert_eq!(error.fault, LoadFault::Missing, "{call:?}"),
        }
        assert_eq!(store.games().len(), 1);
        store.lock();
        assert_eq!(store.save(&new), Ok(()));
        assert_eq!(store.load(&new.id), Ok(new.clone()));
        let mut names: Vec<_> = fs::read_dir(store.sessions_folder())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        names.sort();
        assert_eq!(names, ["game.ron", "game.ron.bak"], "{call:?}");
    }
    let [old, new] = stood;
    assert!(old > 0 && new > 0);
    let kills = calls.len();
    say(&format!(
        "saves killed: {kills}, torn: 0; the old game stood {old} times, the new one {new} times"
    ));
}

#[test]
fn a_save_that_fails_says_so_and_works_later() {
    if !strace() {
        return;
    }
    let calls = calls_of_a_save();
    let (mut faults, mut reported) = (0, 0);
    for error in ["ENOSPC", "EIO", "EACCES"] {
        for call in &calls {
            let (folder, store) = begun();
            let output = save_with(folder.path(), call, &format!("error={error}"));
            faults += 1;
            let words = told(&output);
            let must_tell = ["write", "fsync", "rename", "renameat", "renameat2"];
            assert!(
                words.is_some() || !must_tell.contains(&call.0.as_str()),
                "{call:?}"
            );
            if let Some(words) = words {
                let (cause, advice) = match error {
                    "ENOSPC" => ("no space left", "Free some space, then try again."),
                    "EACCES" => ("you aren’t allowed to write there", WRITABLE),
                    _ => (
                        "Input/output error",
                        "Try again, or start with --data-dir and another folder.",
                    ),
                };
                // A folder that cannot be looked at seems to be none.
                let is_hidden = words.contains("File exists") && call.0 == "statx";
                assert!(
                    is_hidden || words.contains(cause) && words.ends_with(advice),
                    "{words}"
                );
                reported += 1;
            }
            assert_eq!(store.load(&new().id), Ok(new()));
        }
    }
    say(&format!(
        "faults in saves: {faults}, reported: {reported}, without consequence: {}, games lost: 0",
        faults - reported
    ));
}

/// Runs a shell script in which mounts are possible and concern nobody else, and in it the save. The script gets the data
/// folder as `$1` and goes on with `shift; exec "$@"`.
fn save_mounted(folder: &Path, mounting: &str, clear: &str) -> Option<String> {
    if !have(&[("mount", "mount")]) {
        return None;
    }
    let is_root = fs::read_to_string("/proc/self/status")
        .unwrap()
        .contains("\nUid:\t0\t");
    let unshare = if is_root { "-m" } else { "-rm" };
    let possible = tool("unshare").args([unshare, "true"]).output();
    if !possible.is_ok_and(|output| output.status.success()) {
        skip("mount namespaces are not permitted here");
        return None;
    }
    let mounting = format!("set -e; {mounting}; shift; exec \"$@\"");
    let wrapper = [
        "unshare",
        unshare,
        "sh",
        "-c",
        &mounting,
        "sh",
        folder.to_str().unwrap(),
    ];
    let words = told(&save_in(folder, &wrapper, clear));
    Some(words.expect("the save met no obstacle"))
}

#[test]
fn a_full_disk_costs_no_game() {
    let (folder, _) = begun();
    // A small disk over the folder, with the same in it and then full.
    let script = "cp -r \"$1\" \"$1.copy\"
        mount -t tmpfs -o size=64k none \"$1\"
        cp -r \"$1.copy/.\" \"$1\"; rm -r \"$1.copy\"
        ! dd if=/dev/zero of=\"$1/filler\" bs=1k 2>/dev/null";
    if let Some(words) = save_mounted(folder.path(), script, "rm filler") {
        assert!(
            words.ends_with("Free some space, then try again."),
            "{words}"
        );
    }
}

#[test]
fn a_folder_that_cannot_be_written_costs_no_game() {
    let (folder, store) = begun();
    let script = "mount --bind \"$1\" \"$1\"; mount -o remount,bind,ro \"$1\"";
    let clear = format!("mount -o remount,bind,rw '{}'", folder.path().display());
    if let Some(words) = save_mounted(folder.path(), script, &clear) {
        assert!(words.ends_with(WRITABLE), "{words}");
        assert_eq!(store.load(&new().id), Ok(new()));
    }
}

#[test]
fn a_limit_of_file_size_costs_no_game() {
    let (folder, store) = begun();
    // One or two KiB, by the taste of the shell; without the trap the system would kill.
    let wrapper = [
        "sh",
        "-c",
        "trap '' XFSZ; ulimit -S -f 2; exec \"$@\"",
        "sh",
    ];
    let clear = "prlimit --pid $PPID --fsize=unlimited:";
    let words = told(&save_in(folder.path(), &wrapper, clear)).expect("the limit was not met");
    assert!(words.contains("File too large"), "{words}");
    assert_eq!(store.load(&new().id), Ok(new()));
}

#[test]
fn a_data_folder_deleted_while_playing_is_made_again() {
    let (folder, store) = begun();
    fs::remove_dir_all(folder.path()).unwrap();
    // Something else has taken its place.
    fs::write(folder.path(), "").unwrap();
    let trouble = store.save(&new()).unwrap_err();
    assert_eq!(trouble.what, Attempt::SaveGame);
    fs::remove_file(folder.path()).unwrap();
    assert_eq!(store.save(&new()), Ok(()));
    assert_eq!(store.load(&new().id), Ok(new()));
    assert_eq!(store.save_settings(&store.settings()), Ok(()));
}
