//! The page of whoever hosts a table that has no window.

use fifth_die::store::Store;

use super::phone::{Served, revision};

#[test]
fn the_host_takes_seats_back_undoes_and_turns_the_phones_off() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    ann.done(1, "choose=4-10-4");
    let mut host = served.phone();
    let path = served.host_path();
    let page = host.get(&path).body;
    for words in ["For the host", "Take Ann&#39;s seat back", "away"] {
        assert!(
            page.replace('\'', "&#39;").contains(words),
            "{words} in {page}"
        );
    }

    let undo = format!("do=undo&revision={}", revision(&page));
    assert_eq!(host.post(&path, &undo).status, 303);
    // Sent again by a double tap, it does not take back what was before.
    assert_eq!(host.post(&path, &undo).status, 409);
    let pad = ann.pad(1);
    assert!(pad.contains("Dice: 1, 3, 4, 4, 6"), "{pad}");
    assert!(!pad.contains("You have chosen"), "{pad}");

    assert_eq!(host.post(&path, "take=1").status, 303);
    assert_eq!(ann.get("seat/1").status, 303);
    assert!(ben.pad(2).contains("seat is free for another phone."));
    assert_eq!(host.post(&path, "take=9").status, 400);

    let last = host.post(&path, "do=end");
    assert_eq!(last.status, 200);
    assert!(last.body.contains("The table is closed."), "{}", last.body);
    assert_eq!(served.wait(), Some(0));
    let store = Store::open(Some(folder.path())).unwrap();
    let game = store.load(&store.games()[0].id).unwrap();
    assert_eq!(game.session.events(), 2);
}

#[test]
fn nobody_else_gets_to_the_page_of_the_host() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let mut ann = served.joined(1);
    let path = served.host_path();
    let nowhere = ann.get("nowhere");
    let reversed: String = path.chars().rev().collect();
    let half = &path[..path.len() - 1];
    for path in [half, "host/", "host/x", &format!("host/{reversed}")] {
        for response in [ann.get(path), ann.post(path, "do=end")] {
            assert_eq!(
                (response.status, &response.body),
                (404, &nowhere.body),
                "{path}"
            );
        }
    }
    let from_elsewhere = "Origin: http://evil.example\r\n";
    let whole = format!("{}{path}", ann.base);
    let response = ann.request("POST", &whole, from_elsewhere, "do=end");
    assert_eq!(response.status, 403);
    for page in ["", "seats", "room", "seat/1", "script.js"] {
        assert!(!ann.get(page).body.contains(&path), "{page}");
    }
}
