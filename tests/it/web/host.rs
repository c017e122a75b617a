//! The page of whoever hosts a table that has no window.

use super::phone::{Served, TWO, revision};

#[test]
fn the_host_takes_seats_back_undoes_and_turns_the_phones_off() {
    let mut served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    ann.done("choose=4-10-4");
    let mut host = served.phone();
    let path = served.host_path();
    let page = host.get(&path).body;
    for words in ["For the host", "Take Ann's seat back", "away"] {
        assert!(page.contains(words), "{words} in {page}");
    }

    let undo = format!("do=undo&revision={}", revision(&page));
    assert_eq!(host.post(&path, &undo).status, 303);
    // Sent again by a double tap, it does not take back what was before.
    assert_eq!(host.post(&path, &undo).status, 409);
    let pad = ann.pad();
    assert!(pad.contains("Dice: 1, 3, 4, 4, 6"), "{pad}");
    assert!(!pad.contains("You have chosen"), "{pad}");

    assert_eq!(host.post(&path, "take=1").status, 303);
    assert_eq!(ann.get("seat/1").status, 303);
    assert!(ben.pad().contains("seat is free for another phone."));
    for nonsense in ["take=9", "do=undo", "do=undo&revision=x", "do=win", ""] {
        assert_eq!(host.post(&path, nonsense).status, 400, "{nonsense}");
    }

    let last = host.post(&path, "do=end");
    assert_eq!(last.status, 200);
    assert!(last.body.contains("The table is closed."), "{}", last.body);
    assert_eq!(served.wait(), Some(0));
    assert_eq!(served.events(), 2);
}

#[test]
fn nobody_else_gets_to_the_page_of_the_host() {
    let served = Served::new(TWO);
    let mut ann = served.joined(1);
    let path = served.host_path();
    let nowhere = ann.get("nowhere");
    let reversed: String = path.chars().rev().collect();
    let half = &path[..path.len() - 1];
    for path in [half, "host/", "host/x", &format!("host/{reversed}")] {
        for response in [ann.get(path), ann.post(path, "do=end")] {
            let answer = (response.status, &response.body);
            assert_eq!(answer, (404, &nowhere.body), "{path}");
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
