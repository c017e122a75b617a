//! What is left to those who look for a fault: a log without names, and a report when the program fails.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use fifth_die::session::{DiceSource, Seed, Title};
use fifth_die::store::{self, Id, Saved, Store};
use jiff::{SignedDuration, Timestamp};
#[cfg(unix)]
use rustix::process::{Signal, getpid, kill_process};

use crate::play::played;
use crate::store::store;
use crate::tools::tool;

/// All text in the files of a folder whose names begin so.
fn texts(folder: &Path, prefix: &str) -> String {
    let files = fs::read_dir(folder).unwrap().flatten();
    files
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
        .map(|entry| fs::read_to_string(entry.path()).unwrap())
        .collect()
}

/// Runs one test of this file in a process of its own, where it may fail as a program does; its exit code and what it says.
fn run_alone(test: &str, folder: &Path, is_blocked: bool) -> (Option<i32>, String) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", &format!("files::log::{test}"), "--nocapture"]);
    command.env("FIFTH_DIE_ALONE", folder);
    if is_blocked {
        command.env("FIFTH_DIE_BLOCKED", "yes");
    }
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    (output.status.code(), said)
}

/// The folder for a test that is run alone; `None` where it is run with the others.
fn alone() -> Option<Store> {
    let folder = std::env::var_os("FIFTH_DIE_ALONE")?;
    Some(Store::open(Some(Path::new(&folder))).unwrap())
}

fn game() -> Saved {
    let names = ["Annabel", "Benedict"];
    let session = played(&names, DiceSource::Real, Seed(1), 3);
    Saved::new(session, Timestamp::UNIX_EPOCH)
}

/// Puts a file where the folder of the games is, so that nothing can be saved there.
fn block(store: &Store) {
    fs::remove_dir_all(store.sessions_folder()).unwrap();
    fs::write(store.sessions_folder(), "in the way").unwrap();
}

/// The program starts, as far as it does before there is a window.
#[test]
#[cfg(target_os = "linux")]
fn a_pipe_as_lock_or_log_does_not_keep_the_program_waiting() {
    let (folder, store) = store();
    let now = Timestamp::now();
    let days = [now, now + SignedDuration::from_hours(1)];
    let logs = days.map(|day| day.strftime("state/fifth-die.%Y-%m-%d.log").to_string());
    for name in [".lock", &logs[0], &logs[1], "state/opening"] {
        let path = folder.path().join(name);
        // The two days are the same one but for an hour.
        let _ = tool("mkfifo").arg(path).stderr(Stdio::null()).status();
    }
    let (sender, ended) = mpsc::channel();
    thread::spawn(move || {
        store.lock();
        let is_logging = store::start_log(&store).is_some();
        let id = Id::of(Path::new("game.ron")).unwrap();
        let has_failed = store.failed_to_open(&id);
        store.note_opening(&id);
        let _ = sender.send((store.is_read_only(), is_logging, has_failed));
    });
    let ended = ended.recv_timeout(Duration::from_secs(30));
    assert_eq!(ended, Ok((false, false, false)), "it waits");
}

#[test]
fn a_failure_saves_every_game_that_was_not_saved_and_leaves_a_report() {
    let [one, other, newer, done] = ["one", "other", "newer", "done"].map(|title| Saved {
        title: Title::new(title).ok(),
        id: Id::of(title.as_ref()).unwrap(),
        ..game()
    });
    let newer = Saved {
        id: one.id.clone(),
        ..newer
    };
    if let Some(store) = alone() {
        let _log = store::start_log(&store);
        store::rescue_on_panic(store.clone());
        let [one, other, done] = [&one, &other, &done].map(|game| Arc::new(game.clone()));
        for game in [&one, &other, &done] {
            store::about_to_save(game);
        }
        store::about_to_save(&Arc::new(newer));
        // An older state that is on the disk says nothing of the newer one.
        store::save_noted(&store, &one).unwrap();
        // What is saved is not saved again.
        store::save_noted(&store, &done).unwrap();
        fs::remove_file(store.session_file(&done.id)).unwrap();
        panic!("as a test wants it");
    }
    let folder = tempfile::tempdir().unwrap();
    let test = "a_failure_saves_every_game_that_was_not_saved_and_leaves_a_report";
    let (_, said) = run_alone(test, folder.path(), false);

    let store = Store::open(Some(folder.path())).unwrap();
    assert_eq!(store.games().len(), 2, "{said}");
    assert_eq!(store.load(&one.id), Ok(newer));
    assert_eq!(store.load(&other.id), Ok(other));
    let report = texts(store.state_folder(), "failure-");
    assert!(report.contains("as a test wants it"), "{report}");
    assert!(report.contains("2 games are saved"), "{report}");
    let place = store.state_folder().join("failure-");
    assert!(said.contains(&*place.to_string_lossy()), "{said}");
    let log = texts(store.state_folder(), "fifth-die");
    let place = "the app crashed at tests/it/files/log.rs";
    assert!(log.contains(place), "{log}");
}

#[cfg(unix)]
#[test]
fn a_program_that_the_system_ends_saves_the_game_first() {
    if let Some(store) = alone() {
        if std::env::var_os("FIFTH_DIE_BLOCKED").is_some() {
            block(&store);
        }
        store::save_on_termination(store.clone());
        store::about_to_save(&Arc::new(game()));
        kill_process(getpid(), Signal::TERM).unwrap();
        loop {
            std::thread::park();
        }
    }
    for is_possible in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let test = "a_program_that_the_system_ends_saves_the_game_first";
        let (code, said) = run_alone(test, folder.path(), !is_possible);
        assert_eq!(code, Some(i32::from(!is_possible)), "{said}");
        let is_told = said.contains("couldn’t save the game");
        assert_eq!(is_told, !is_possible, "{said}");
        if is_possible {
            let store = Store::open(Some(folder.path())).unwrap();
            let games = store.games();
            assert_eq!(store.load(&games[0].id).unwrap().session, game().session);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_game_that_a_failure_could_not_save_is_saved_at_the_end() {
    let test = "a_game_that_a_failure_could_not_save_is_saved_at_the_end";
    if let Some(store) = alone() {
        store::rescue_on_panic(store.clone());
        store::save_on_termination(store.clone());
        store::about_to_save(&Arc::new(game()));
        block(&store);
        // In the background a failure does not end the program.
        let background = std::thread::spawn(|| panic!("as a test wants it"));
        background.join().unwrap_err();
        fs::remove_file(store.sessions_folder()).unwrap();
        kill_process(getpid(), Signal::TERM).unwrap();
        loop {
            std::thread::park();
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let (_, said) = run_alone(test, folder.path(), false);
    let store = Store::open(Some(folder.path())).unwrap();
    assert_eq!(store.games().len(), 1, "{said}");
}

#[test]
fn the_log_tells_what_happens_and_no_name() {
    if let Some(store) = alone() {
        let log = store::start_log(&store);
        let saved = game();
        store.save(&saved).unwrap();
        let path = store.sessions_folder().join("Annabel and Benedict.ron");
        fs::write(&path, store::write(&saved).replace("Benedict", "Annabel")).unwrap();
        assert_eq!(store.games().len(), 2);
        store.import_all(&[path], Timestamp::now());
        block(&store);
        store.save(&saved).unwrap_err();
        drop(log);
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("Annabel");
    run_alone("the_log_tells_what_happens_and_no_name", &data, false);
    let log = texts(&data.join("state"), "fifth-die");
    for expected in [
        "Fifth Die 1.",
        "a game is saved",
        "2 games are listed, 1 of them unreadable",
        "1 files are imported, 1 of them not",
        "couldn’t save the game",
    ] {
        assert!(log.contains(expected), "{expected}: {log}");
    }
    for name in ["Annabel", "Benedict"] {
        assert!(!log.contains(name), "{log}");
    }
}
