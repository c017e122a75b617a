//! A table whose disk is slow, or takes nothing: nobody is told of anything that could still be lost.

#![cfg(target_os = "linux")]

use std::sync::Arc;
use std::{fs, thread};

use super::phone::{Served, TWO, encoded, revision};
use crate::tools::{have, tool};

const UNSAVED: &str = "The game cannot be saved at the moment";

#[test]
fn what_is_told_is_on_the_disk_however_slow_that_is() {
    if !have(&[("strace", "strace")]) {
        return;
    }
    let mut strace = tool("strace");
    // Beside the program, which so can be killed.
    strace.args(["-D", "-f", "-qq", "-o", "/dev/null"]);
    let calls = "fsync,fdatasync";
    strace.args(["-e", &format!("trace={calls}")]);
    strace.args(["-e", &format!("inject={calls}:delay_enter=300000")]);
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let served = Served::under(Some(strace), folder, TWO);
    let mut ann = served.joined(1);
    let mut room = ann.listen("room/events");
    room.next();
    ann.done("dice=13446");
    assert!(room.next().contains("Dice: 1, 3, 4, 4, 6"));
    let asked = encoded(&revision(&ann.pad()));
    let body = format!("id=once&revision={asked}&choose=4-10-4");
    thread::scope(|scope| {
        for mut ann in [ann.clone(), ann] {
            let (served, body) = (&served, &body);
            scope.spawn(move || {
                assert_eq!(ann.post("seat/1", body).status, 303);
                assert_eq!(served.events(), 2, "the answer came too early");
            });
        }
        assert!(room.next().contains("4 + 10, fifth 4"));
        assert_eq!(served.events(), 2, "it was shown too early");
    });
}

#[test]
fn where_the_disk_takes_nothing_everybody_is_told_with_what_happens() {
    let served = Served::new(TWO);
    let mut ann = served.joined(1);
    let mut room = ann.listen("room/events");
    room.next();
    let [sessions, elsewhere] =
        ["sessions", "elsewhere"].map(|name| served.folder.path().join(name));
    fs::rename(&sessions, &elsewhere).unwrap();
    fs::write(&sessions, "no folder").unwrap();
    ann.done("dice=13446");
    for page in [room.next(), ann.pad()] {
        assert!(page.contains("Dice: 1, 3, 4, 4, 6"), "{page}");
        assert!(page.contains(UNSAVED), "{page}");
        // No path, which may hold somebody's name.
        assert!(!page.contains(sessions.to_str().unwrap()), "{page}");
    }
    fs::remove_file(&sessions).unwrap();
    fs::rename(&elsewhere, &sessions).unwrap();
    ann.done("choose=4-10-4");
    assert_eq!(served.events(), 2);
    assert!(!ann.pad().contains(UNSAVED));
}
