//! A table whose disk is slow, or takes nothing: nobody is told of anything that could still be lost.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::thread;

use fifth_die::store::Store;

use super::phone::{Served, revision};
use crate::tools::{have, tool};

const TWO: [&str; 3] = ["--express", "--players", "Ann,Ben"];
const UNSAVED: &str = "The game cannot be saved at the moment";

/// How many events the file of the one game holds.
fn events(folder: &Path) -> usize {
    let store = Store::open(Some(folder)).unwrap();
    let games = store.games();
    store.load(&games[0].id).unwrap().session.events()
}

#[test]
fn what_is_told_is_on_the_disk_however_slow_that_is() {
    if !have(&[("strace", "strace")]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut strace = tool("strace");
    // Beside the program, which so can be killed.
    strace.args(["-D", "-f", "-qq", "-o", "/dev/null"]);
    let calls = "fsync,fdatasync";
    strace.args(["-e", &format!("trace={calls}")]);
    strace.args(["-e", &format!("inject={calls}:delay_enter=300000")]);
    let served = Served::under(Some(strace), folder.path(), &TWO);
    let mut ann = served.joined(1);
    let mut room = ann.listen("room/events");
    room.next();
    ann.done(1, "dice=13446");
    assert!(room.next().contains("Dice: 1, 3, 4, 4, 6"));
    let asked = revision(&ann.pad(1)).replace('/', "%2F");
    let body = format!("id=once&revision={asked}&choose=4-10-4");
    thread::scope(|scope| {
        for mut ann in [ann.clone(), ann] {
            let (folder, body) = (&folder, &body);
            scope.spawn(move || {
                assert_eq!(ann.post("seat/1", body).status, 303);
                assert_eq!(events(folder.path()), 2, "the answer came too early");
            });
        }
        assert!(room.next().contains("4 + 10, fifth 4"));
        assert_eq!(events(folder.path()), 2, "it was shown too early");
    });
}

#[test]
fn where_the_disk_takes_nothing_everybody_is_told_with_what_happens() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &TWO);
    let mut ann = served.joined(1);
    let mut room = ann.listen("room/events");
    room.next();
    let [sessions, elsewhere] = ["sessions", "elsewhere"].map(|name| folder.path().join(name));
    std::fs::rename(&sessions, &elsewhere).unwrap();
    std::fs::write(&sessions, "no folder").unwrap();
    ann.done(1, "dice=13446");
    for page in [room.next(), ann.pad(1)] {
        assert!(page.contains("Dice: 1, 3, 4, 4, 6"), "{page}");
        assert!(page.contains(UNSAVED), "{page}");
        // No path, which may hold somebody's name.
        assert!(!page.contains(sessions.to_str().unwrap()), "{page}");
    }
    std::fs::remove_file(&sessions).unwrap();
    std::fs::rename(&elsewhere, &sessions).unwrap();
    ann.done(1, "choose=4-10-4");
    assert_eq!(events(folder.path()), 2);
    assert!(!ann.pad(1).contains(UNSAVED));
}
