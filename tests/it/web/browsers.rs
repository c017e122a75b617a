//! Phones with a real browser: whole games, breaks in the connection, no script, the focus.

use std::path::Path;

use fifth_die::rules::Seat;
use fifth_die::session::{AnySession, Express, Session};
use fifth_die::store::Store;
use fifth_die::text::signed;
#[cfg(unix)]
use rustix::process::Signal;

use crate::browser::{Browser, Driver};
use crate::play;
use crate::tools::takes_minutes;

use super::phone::{Phone, Served};

/// The keys Tab and Enter, as WebDriver names them.
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';

/// The one game below a folder, as its file has it.
#[track_caller]
fn saved(folder: &Path) -> AnySession {
    let store = Store::open(Some(folder)).unwrap();
    let games = store.games();
    assert_eq!(games.len(), 1);
    store.load(&games[0].id).unwrap().session
}

#[track_caller]
fn express(folder: &Path) -> Session<Express> {
    match saved(folder) {
        AnySession::Express(session) => session,
        AnySession::Classic(_) => panic!("Express is played"),
    }
}

/// Joins as a person does who knows the address and their name.
#[track_caller]
pub fn join(phone: &Browser, address: &str, name: &str) {
    phone.open(address);
    phone.wait_for("Who are you?");
    phone.tap(name);
    phone.wait_for(&format!("The pad of {name}"));
}

/// A table of these players at its first throw, 1-3-4-4-6: Ann in a browser, and Ben's phone.
pub fn at_a_throw<'d>(
    driver: &'d Driver,
    folder: &Path,
    players: &str,
) -> (Served, Browser<'d>, Phone) {
    let served = Served::new(folder, &["--express", "--players", players]);
    let ann = driver.browser();
    join(&ann, &served.address, "Ann");
    let mut ben = served.joined(2);
    ben.done(2, "dice=13446");
    (served, ann, ben)
}

/// Types the dice that lie on the table.
#[track_caller]
fn type_dice(phone: &Browser, dice: &str) {
    phone.wait_until("a field for dice", || phone.has("#field-dice"));
    phone.fill("#field-dice", dice);
    phone.tap("Enter the dice");
}

/// The same, by taps on their faces, with one wrong die that is taken back.
#[track_caller]
pub fn tap_dice(phone: &Browser, dice: &str) {
    phone.tap_at("#tap-dice-6");
    phone.tap_at("#untap-dice");
    for die in dice.chars() {
        phone.tap_at(&format!("#tap-dice-{die}"));
    }
    phone.tap("Enter the dice");
}

/// What is chosen, as its button names it; the last word on it is the page's.
#[track_caller]
pub fn choose(phone: &Browser, name: &str) {
    phone.tap(name);
    let chosen = name.replace("fifth die", "fifth");
    phone.wait_until(&chosen, || {
        let pressed = phone.all("[aria-pressed=true] > span:first-child");
        pressed == [name] || !phone.has("#choices button")
    });
}

#[test]
fn four_phones_play_a_whole_secret_game_with_real_dice() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    let served = Served::new(
        folder.path(),
        &["--express", "--secret", "--players", "Ann,Ben,Cleo,Dora"],
    );
    let phones: [Browser; 4] = driver.browsers();
    for (phone, name) in phones.iter().zip(names) {
        join(phone, &served.address, name);
    }
    // Everybody names three values and fills the track of the ones; Dora, who takes one more two, needs a throw more.
    for throw in 1..=11 {
        let title = format!("Throw {throw}");
        for phone in &phones {
            phone.wait_until(&title, || phone.all("h1") == [title.as_str()]);
        }
        tap_dice(&phones[throw % 4], "11234");
        for phone in &phones {
            phone.wait_for("Dice: 1, 1, 2, 3, 4");
        }
        let [ann, ben, cleo, dora] = &phones;
        let [one, other, last] = match throw {
            2 => [
                "2 + 7, fifth die 2",
                "4 + 5, fifth die 2",
                "2 + 7, fifth die 2",
            ],
            3 => [
                "2 + 6, fifth die 3",
                "3 + 5, fifth die 3",
                "2 + 6, fifth die 3",
            ],
            4 => [
                "5 + 5, fifth die 1",
                "4 + 6, fifth die 1",
                "4 + 5, fifth die 2",
            ],
            _ => [
                "5 + 5, fifth die 1",
                "4 + 6, fifth die 1",
                "3 + 7, fifth die 1",
            ],
        };
        if throw < 11 {
            choose(ann, one);
            ben.wait_until("that Ann has chosen", || {
                ben.all("#players tr")[1].contains("has chosen")
            });
            for other in [ben, cleo, dora] {
                let players = other.all("#players").concat();
                assert!(!players.contains(", fifth"), "{players}");
            }
            if throw == 4 {
                choose(ann, "4 + 6, fifth die 1");
                ann.tap("Take my choice back");
                ann.wait_until("no choice", || !ann.has("[aria-pressed=true]"));
                choose(ann, "3 + 7, fifth die 1");
            }
            choose(ben, other);
            choose(cleo, one);
        } else {
            ann.wait_for("You are out.");
        }
        dora.wait_for("Waiting for Dora.");
        dora.tap(last);
        for phone in &phones {
            // The own choice is seen before, and can be changed until then.
            phone.wait_until("what was chosen, which stands now", || {
                !phone.has("#change") && phone.all("#players").concat().contains(", fifth")
            });
        }
    }
    let session = express(folder.path());
    assert!(session.is_over());
    assert_eq!(session.table().rounds().len(), 11);
    for (phone, seat) in phones.iter().zip(Seat::all(4)) {
        phone.wait_for("The game is over");
        let rows = phone.all("#players tbody tr");
        for (row, standing) in rows.iter().zip(session.standings()) {
            let (name, total) = (names[standing.seat.index()], signed(standing.total));
            assert!(row.contains(name) && row.ends_with(&total), "{row}");
        }
        let review = phone.all("#review").concat();
        assert!(review.contains("How you have played"), "{seat}: {review}");
    }
    // Nothing is there twice but what Ann chose anew.
    let changed = session.table().rounds()[3].cell(Seat::FIRST).unwrap();
    assert_eq!(changed.choice().unwrap().to_string(), "3 + 7, fifth 1");
}

#[test]
fn three_phones_play_a_whole_game_at_the_board() {
    if !takes_minutes() {
        return;
    }
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Ann", "Ben", "Cleo"];
    let table = "--classic --players Ann,Ben,Cleo --dice app --seed 7";
    let table: Vec<&str> = table.split(' ').collect();
    let served = Served::new(folder.path(), &table);
    let phones: [Browser; 3] = driver.browsers();
    for (phone, name) in phones.iter().zip(names) {
        phone.open(&served.address);
        phone.tap(name);
        phone.wait_until("the board", || phone.has("#board"));
    }
    phones[1].tap("Roll");
    phones[1].wait_until("the first turn", || {
        phones[1].all("h1").concat().starts_with("Turn 1:")
    });
    let (mut acting, mut busts, mut stops, mut rolls) = (1, 0, 0, 0);
    loop {
        // Everybody sees the same.
        let seen = |phone: &Browser| phone.all("#heading, #told, #awaited, #board").concat();
        let new = seen(&phones[acting]);
        for phone in &phones {
            phone.wait_until(&new, || seen(phone) == new);
        }
        let heading = phones[0].all("h1").concat();
        if heading.ends_with(" wins") {
            break;
        }
        acting = names
            .iter()
            .position(|name| heading.ends_with(name))
            .unwrap();
        let phone = &phones[acting];
        let watching = &phones[(acting + 1) % 3];
        assert!(!watching.has("button[name=play], .act"), "the others watch");
        let before = phone.text();
        if phone.has("button[name=play]") {
            let preview = phone.all("button[name=play] small").concat();
            assert!(
                preview.contains("bust") || preview.contains("wins"),
                "{preview}"
            );
            phone.tap_at("button[name=play]");
        } else if rolls >= 3 && phone.has("#do-stop") {
            phone.tap("Stop");
            (stops, rolls) = (stops + 1, 0);
        } else {
            phone.tap("Roll");
            rolls += 1;
        }
        phone.wait_until("what follows", || phone.text() != before);
        if phone.text().contains("busts") && !before.contains("busts") {
            (busts, rolls) = (busts + 1, 0);
        }
    }
    assert!(busts > 0 && stops > 0, "{busts} busts and {stops} stops");
    let session = saved(folder.path());
    let winner = play::classic(&session).table().position().winner().unwrap();
    let wins = format!("{} wins", names[winner.index()]);
    for phone in &phones {
        assert_eq!(phone.all("h1"), [wins.as_str()]);
        assert!(
            !phone.has("button[name=play], .act"),
            "nobody plays any more"
        );
    }
}

#[cfg(unix)]
#[test]
fn no_choice_is_lost_or_doubled_when_the_connection_or_the_program_breaks_off() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (served, phone, mut ben) = at_a_throw(&driver, folder.path(), "Ann,Ben");

    // A page that is loaded anew shows what was chosen.
    choose(&phone, "4 + 10, fifth die 4");
    phone.reload();
    phone.wait_for("You have chosen 4 + 10, fifth 4.");

    // Out of reach of the network: what is tapped is sent when it is back.
    phone.set_offline(true);
    phone.tap("7 + 7, fifth die 4");
    phone.wait_for("Cut off from the table.");
    phone.set_offline(false);
    phone.wait_for("You have chosen 7 + 7, fifth 4.");
    phone.wait_until("the end of the warning", || {
        !phone.text().contains("Cut off")
    });

    // The laptop sleeps, and wakes up.
    served.signal(Signal::STOP);
    phone.tap("5 + 9, fifth die 4");
    served.signal(Signal::CONT);
    phone.wait_for("You have chosen 5 + 9, fifth 4.");

    // The program is killed, and started again: what was tapped meanwhile arrives once.
    served.kill();
    phone.wait_for("Cut off from the table.");
    phone.tap("4 + 10, fifth die 4");
    let served = Served::new(folder.path(), &[]);
    phone.wait_for("You have chosen 4 + 10, fifth 4.");
    let session = express(folder.path());
    assert_eq!(
        session.log().done().len(),
        5,
        "a throw and four choices: {:?}",
        session.log()
    );
    assert_eq!(session.log().events(), session.log().done());
    ben.done(2, "choose=4-8-6");
    phone.wait_for("Throw 2");
    served.kill();
}

#[test]
fn a_throw_is_played_without_a_script() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    phone.set_scripts(false);
    join(&phone, &served.address, "Ann");
    type_dice(&phone, "13446");
    phone.wait_for("Dice: 1, 3, 4, 4, 6");
    phone.tap("4 + 10, fifth die 4");
    phone.wait_for("You have chosen 4 + 10, fifth 4.");
    phone.tap("7 + 7, fifth die 4");
    phone.wait_for("You have chosen 7 + 7, fifth 4.");
    phone.tap("Take my choice back");
    phone.wait_until("no choice", || !phone.has("[aria-pressed=true]"));
    phone.tap("5 + 9, fifth die 4");
    served.joined(2).done(2, "choose=4-8-6");
    phone.tap("Reload");
    phone.wait_for("Throw 2");
    let session = express(folder.path());
    let cell = session.table().rounds()[0].cell(Seat::FIRST).unwrap();
    assert_eq!(cell.choice().unwrap().to_string(), "5 + 9, fifth 4");
}

#[test]
fn the_focus_stays_where_it_was_when_the_page_changes() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (served, phone, mut ben) = at_a_throw(&driver, folder.path(), "Ann,Ben,Cleo");
    phone.wait_for("Dice: 1, 3, 4, 4, 6");
    let focused = || {
        phone
            .run("return document.activeElement.id")
            .as_str()
            .unwrap()
            .to_owned()
    };
    while focused() != "choose-7-7-4" {
        phone.key(TAB);
    }
    ben.done(2, "choose=4-8-6");
    phone.wait_for("Waiting for Ann and Cleo.");
    assert_eq!(focused(), "choose-7-7-4");
    phone.key(ENTER);
    phone.wait_for("You have chosen 7 + 7, fifth 4.");
    assert_eq!(focused(), "choose-7-7-4");
    // What the focus was on is gone: it goes to the heading, and not to the top of the page.
    served.joined(3).done(3, "choose=4-10-4");
    phone.wait_for("Throw 2");
    assert_eq!(focused(), "heading");
}

#[test]
fn an_answer_that_is_late_does_not_hide_what_has_happened_since() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (_served, phone, mut ben) = at_a_throw(&driver, folder.path(), "Ann,Ben");
    phone.wait_for("Dice: 1, 3, 4, 4, 6");
    phone.run(
        "const send = fetch;
         window.fetch = async (...request) => {
             const answer = await send(...request);
             const text = await answer.text();
             await new Promise((arrive) => window.arrive = arrive);
             window.isThere = true;
             return { ok: answer.ok, status: answer.status, url: answer.url, text: async () => text };
         };",
    );
    phone.tap("4 + 10, fifth die 4");
    phone.wait_until("the answer", || {
        phone.run("return Boolean(window.arrive)") == true
    });
    ben.done(2, "choose=4-8-6");
    phone.wait_for("Throw 2");
    phone.run_async("window.arrive(); await new Promise((done) => setTimeout(done, 200));");
    assert_eq!(phone.run("return window.isThere"), true);
    assert_eq!(phone.all("h1"), ["Throw 2"]);
}

#[test]
fn a_phone_vibrates_at_a_throw_once_its_owner_wants_that() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    let listen = "window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; }";
    let felt = || phone.run("return window.felt").as_u64();
    let mut ben = served.joined(2);
    join(&phone, &served.address, "Ann");
    phone.run(listen);
    // Nobody has asked for it.
    tap_dice(&phone, "13446");
    choose(&phone, "4 + 10, fifth die 4");
    ben.done(2, "choose=4-8-6");
    phone.wait_for("Throw 2");
    assert_eq!(felt(), Some(0));
    phone.tap_at("#vibrate");
    assert_eq!(felt(), Some(1), "this is how it feels");
    // It is remembered.
    phone.reload();
    phone.wait_until("the button", || phone.has("#vibrate[aria-pressed=true]"));
    phone.run(listen);
    tap_dice(&phone, "13446");
    choose(&phone, "7 + 10, fifth die 1");
    ben.done(2, "choose=7-10-1");
    phone.wait_for("Throw 3");
    assert_eq!(felt(), Some(1));
    phone.tap_at("#vibrate");
    assert_eq!(felt(), Some(1));
    assert!(phone.has("#vibrate[aria-pressed=false]"));
}
