//! Fingers on a phone: too fast, too late, on the wrong page.

use crate::browser::{Browser, Driver};

use super::phone::Served;

/// Taps what a CSS selector finds in the moment that it appears, as the second half of a double tap does.
#[track_caller]
fn tap_hastily(phone: &Browser, selector: &str) {
    let script = format!(
        "let found;
         while (!(found = document.querySelector('{selector}'))) await new Promise(requestAnimationFrame);
         found.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, detail: 1 }}));
         await new Promise((done) => setTimeout(done, 200));"
    );
    phone.run_async(&script);
}

#[test]
fn a_double_tap_does_not_do_what_has_just_appeared() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--classic", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    phone.open(&served.address);
    phone.tap("Ann");
    let mut ben = served.joined(2);
    ben.done(2, "dice=66");
    ben.done(2, "dice=12");
    phone.wait_for("Turn 1: Ann");
    phone.fill("#field-dice", "344");
    assert_eq!(phone.all(".missing"), ["One die is missing."]);
    assert_eq!(
        phone.run("return document.querySelector('#enter-dice').disabled"),
        true
    );
    phone.fill("#field-dice", "x71");
    assert_eq!(phone.all(".missing"), [""]);
    phone.tap("Enter the dice");
    tap_hastily(&phone, "button[name=play]");
    assert_eq!(phone.all("#awaited"), ["Ann chooses a play."]);
    assert!(
        phone
            .run("return document.title")
            .as_str()
            .unwrap()
            .starts_with("Your turn – Ann")
    );
    phone.tap("5");
    tap_hastily(&phone, "#do-stop");
    assert_eq!(phone.all("#awaited"), ["Ann rolls on or stops."]);
    // Who means it taps again.
    phone.tap("Stop");
    phone.wait_for("Turn 2: Ben");
    assert!(
        !phone
            .run("return document.title")
            .as_str()
            .unwrap()
            .contains("Your turn")
    );
}

#[test]
fn half_typed_dice_do_not_vanish_without_a_word() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    phone.open(&served.address);
    phone.tap("Ann");
    phone.wait_for("The pad of Ann");
    let mut ben = served.joined(2);
    phone.fill("#field-dice", "134");
    phone.run("window.scrollTo(0, 300)");
    ben.done(2, "dice=13445");
    phone.wait_for("The dice were typed elsewhere while you typed.");
    assert_eq!(
        phone.run("return window.scrollY"),
        0,
        "new dice are in sight"
    );

    // A correction is cancelled, and one that was done is closed.
    phone.tap("The dice of throw 1 are wrong");
    phone.fill("#field-correct", "134");
    phone.tap("Cancel");
    phone.wait_until("no correction", || !phone.has("#wrong[open]"));
    phone.tap("The dice of throw 1 are wrong");
    phone.fill("#field-correct", "13446");
    phone.tap("Correct the dice");
    phone.wait_for("Ann has corrected the dice.");
    phone.wait_until("no correction", || !phone.has("#wrong[open]"));
}

#[test]
fn a_page_whose_table_is_gone_says_so_and_stays() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    phone.open(&served.address);
    phone.tap("Ann");
    phone.wait_for("The pad of Ann");
    let old = served.address.clone();
    served.kill();
    phone.wait_for("Cut off from the table.");
    let served = Served::new(folder.path(), &["--express", "--players", "Dora,Emil"]);
    assert_ne!(served.address, old);
    phone.wait_for("another game may have begun");
    phone.tap("Seats");
    assert!(phone.text().contains("The pad of Ann"));
}

#[test]
fn a_seat_is_given_up_and_taken_by_a_tap_and_a_question() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    phone.open(&served.address);
    phone.tap("Ann");
    phone.wait_for("The pad of Ann");
    phone.tap("Seats");
    phone.wait_for("Who are you?");
    phone.tap("Give Ann");
    phone.tap("Yes, give Ann");
    phone.wait_until("a free seat", || {
        phone.has("button[name=seat][value=\"1\"]")
    });
    phone.tap("Ben");
    phone.wait_for("The pad of Ben");
}
