//! Phones with a real browser: a secret throw, breaks in the connection, no script, the focus, hasty fingers, and the ear.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fifth_die::rules::Seat;
use fifth_die::session::Session;
use fifth_die::table::Device;
use fifth_die::web::Listen;
#[cfg(unix)]
use rustix::process::Signal;
use serde_json::{Value, json};

use super::owner::Owner;
use super::phone::{Phone, Served, TWO, values};
use crate::browser::{Browser, Driver};
use crate::harness::hands::plain;
use crate::play;

/// The keys Tab and Enter, as WebDriver names them.
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';

fn express(served: &Served) -> Session {
    play::express(&served.game().session).clone()
}

/// Joins as a person does who knows the address and their name.
#[track_caller]
fn join(phone: &Browser, served: &Served, name: &str) {
    phone.open(&served.address);
    phone.wait_for("Who are you?");
    phone.tap(name);
    phone.wait_until("a seat", || phone.has("#revision"));
}

/// A table of these players at its first throw, 1-3-4-4-6: Ann in a browser, and Ben's phone.
fn at_a_throw<'d>(driver: &'d Driver, players: &str) -> (Served, Browser<'d>, Phone) {
    let served = Served::new(&format!("--express --players {players}"));
    let ann = driver.browser();
    join(&ann, &served, "Ann");
    let mut ben = served.joined(2);
    ben.done("dice=13446");
    ann.wait_for("Dice: 1, 3, 4, 4, 6");
    (served, ann, ben)
}

/// Types dice by taps on their faces, with one wrong die that is taken back.
#[track_caller]
fn tap_dice(phone: &Browser, dice: &str) {
    if phone.has("details#next:not([open])") {
        phone.tap_at("details#next > summary");
    }
    phone.tap_at("#tap-dice-6");
    phone.tap_at("#untap-dice");
    for die in dice.chars() {
        phone.tap_at(&format!("#tap-dice-{die}"));
    }
    phone.tap("Enter dice");
}

/// Taps a choice by the name of its button, and waits until it is made.
#[track_caller]
fn choose(phone: &Browser, name: &str) {
    phone.tap(name);
    phone.wait_until(name, || {
        let pressed = phone.all("[aria-pressed=true] > span:first-child");
        pressed == [name] || !phone.has("#choices button")
    });
}

#[test]
fn three_phones_play_a_secret_throw_with_real_dice() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new("--express --secret --players Ann,Ben,Cleo");
    let phones: [Browser; 3] = driver.browsers();
    for (phone, name) in phones.iter().zip(["Ann", "Ben", "Cleo"]) {
        join(phone, &served, name);
    }
    let [ann, ben, cleo] = &phones;
    tap_dice(ben, "11234");
    for phone in &phones {
        phone.wait_for("Dice: 1, 1, 2, 3, 4");
    }
    choose(ann, "5 + 5, fifth die 1");
    ben.wait_until("that Ann has chosen", || {
        ben.all("#players li")[0].contains("chosen")
    });
    for other in [ben, cleo] {
        let main = other.all("main").concat();
        assert!(!main.contains("5 + 5, fifth 1"), "{main}");
    }
    choose(ann, "4 + 6, fifth die 1");
    ann.tap("Undo");
    ann.wait_until("no choice", || !ann.has("[aria-pressed=true]"));
    choose(ann, "3 + 7, fifth die 1");
    choose(ben, "4 + 6, fifth die 1");
    cleo.wait_for("Waiting for Cleo.");
    cleo.tap("4 + 5, fifth die 2");
    for phone in &phones {
        // The own choice is seen before, and can be changed until then.
        phone.wait_until("what was chosen, which stands now", || {
            !phone.has("#change") && phone.all("#revealed").concat().contains(", fifth")
        });
    }
    let session = express(&served);
    let chosen = session.table().rounds()[0].cells().iter();
    let chosen = chosen.map(|cell| cell.choice().unwrap().to_string());
    assert_eq!(
        chosen.collect::<Vec<_>>(),
        ["3 + 7, fifth 1", "4 + 6, fifth 1", "4 + 5, fifth 2"]
    );
}

#[cfg(unix)]
#[test]
fn no_choice_is_lost_or_doubled_when_the_connection_or_the_program_breaks_off() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let (served, phone, mut ben) = at_a_throw(&driver, "Ann,Ben");

    // A page that is loaded anew shows what was chosen.
    choose(&phone, "4 + 10, fifth die 4");
    phone.reload();
    phone.wait_for("You chose 4 + 10, fifth 4.");

    // Out of reach of the network: what is tapped is sent when it is back.
    phone.set_offline(true);
    phone.tap("7 + 7, fifth die 4");
    phone.wait_for("No connection to the table.");
    phone.set_offline(false);
    phone.wait_for("You chose 7 + 7, fifth 4.");
    phone.wait_until("the end of the warning", || {
        !phone.text().contains("No connection")
    });

    // The laptop sleeps, and wakes up.
    served.signal(Signal::STOP);
    phone.tap("5 + 9, fifth die 4");
    served.signal(Signal::CONT);
    phone.wait_for("You chose 5 + 9, fifth 4.");

    // The program is killed, and started again: what was tapped meanwhile arrives once.
    let folder = served.folder.clone();
    served.kill();
    phone.wait_for("No connection to the table.");
    phone.tap("4 + 10, fifth die 4");
    let served = Served::under(None, folder, "");
    phone.wait_for("You chose 4 + 10, fifth 4.");
    let session = express(&served);
    let log = session.log();
    assert_eq!(log.done().len(), 5, "a throw and four choices: {log:?}");
    assert_eq!(log.events(), log.done());
    ben.done("choose=4-8-6");
    phone.wait_for("Throw 2");

    // Another game has another address, which the page says, and stays.
    let _served = served.again("--express --players Dora,Emil");
    phone.wait_for("another game may have started");
    phone.tap("More");
    phone.tap("Seats");
    assert!(phone.text().contains("Ann’s pad"));
}

#[test]
fn a_throw_is_played_without_a_script() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new(TWO);
    let phone = driver.browser();
    phone.set_scripts(false);
    join(&phone, &served, "Ann");
    phone.wait_until("a field for dice", || phone.has("#field-dice"));
    phone.fill("#field-dice", "13446");
    phone.tap("Enter dice");
    phone.wait_for("Dice: 1, 3, 4, 4, 6");
    phone.tap("4 + 10, fifth die 4");
    phone.wait_for("You chose 4 + 10, fifth 4.");
    phone.tap("Undo");
    phone.wait_until("no choice", || !phone.has("[aria-pressed=true]"));
    phone.tap("5 + 9, fifth die 4");
    served.joined(2).done("choose=4-8-6");
    phone.tap("Reload");
    phone.wait_for("Throw 2");
    let session = express(&served);
    let cell = session.table().rounds()[0].cell(Seat::FIRST).unwrap();
    assert_eq!(cell.choice().unwrap().to_string(), "5 + 9, fifth 4");
}

#[test]
fn the_focus_stays_where_it_was_when_the_page_changes() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let (served, phone, mut ben) = at_a_throw(&driver, "Ann,Ben,Cleo");
    let focused = || phone.run("return document.activeElement.id");
    while focused() != "choose-7-7-4" {
        phone.key(TAB);
    }
    ben.done("choose=4-8-6");
    phone.wait_for("Waiting for Ann and Cleo.");
    assert_eq!(focused(), "choose-7-7-4");
    phone.key(ENTER);
    phone.wait_for("You chose 7 + 7, fifth 4.");
    assert_eq!(focused(), "choose-7-7-4");
    // What the focus was on is gone: it goes to the heading, and not to the top of the page.
    served.joined(3).done("choose=4-10-4");
    phone.wait_for("Throw 2");
    assert_eq!(focused(), "heading");
}

#[test]
fn an_answer_that_is_late_does_not_hide_what_has_happened_since() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let (_served, phone, mut ben) = at_a_throw(&driver, "Ann,Ben");
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
    ben.done("choose=4-8-6");
    phone.wait_for("Throw 2");
    phone.run_async("window.arrive(); await new Promise((done) => setTimeout(done, 200));");
    assert_eq!(phone.run("return window.isThere"), true);
    assert!(phone.has("#revealed"), "{:?}", phone.all("h1"));
}

#[test]
fn a_phone_vibrates_at_a_throw_once_its_owner_wants_that() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new(TWO);
    let phone = driver.browser();
    let listen = "window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; }";
    let felt = || phone.run("return window.felt").as_u64();
    let mut ben = served.joined(2);
    join(&phone, &served, "Ann");
    phone.run(listen);
    // Nobody has asked for it.
    tap_dice(&phone, "13446");
    choose(&phone, "4 + 10, fifth die 4");
    ben.done("choose=4-8-6");
    phone.wait_for("Throw 2");
    assert_eq!(felt(), Some(0));
    phone.tap("More");
    phone.tap_at("#vibrate");
    assert_eq!(felt(), Some(1), "this is how it feels");
    // It is remembered.
    phone.reload();
    phone.wait_until("the button", || phone.has("#vibrate[aria-pressed=true]"));
    phone.run(listen);
    tap_dice(&phone, "13446");
    choose(&phone, "7 + 10, fifth die 1");
    ben.done("choose=7-10-1");
    phone.wait_for("Throw 3");
    assert_eq!(felt(), Some(1));
    phone.tap("More");
    phone.tap_at("#vibrate");
    assert_eq!(felt(), Some(1));
    assert!(phone.has("#vibrate[aria-pressed=false]"));
}

#[test]
fn a_phone_that_cannot_vibrate_sounds_once_its_owner_wants_that() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new(TWO);
    let phone = driver.browser();
    let silent = "delete Navigator.prototype.vibrate; window.tones = 0;
        const tone = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) { window.tones += 1; return tone.call(this, at) }";
    let before = json!({ "source": silent });
    phone.command("Page.addScriptToEvaluateOnNewDocument", &before);
    let heard = || phone.run("return window.tones").as_u64();
    let mut ben = served.joined(2);
    join(&phone, &served, "Ann");
    assert!(!phone.has("#vibrate"));
    phone.tap("More");
    phone.wait_until("a button for sound", || {
        phone.has("#sound[aria-pressed=false]")
    });
    phone.tap("More");
    ben.done("dice=13446");
    phone.wait_for("4 + 10, fifth die 4");
    assert_eq!(heard(), Some(0), "nobody has asked for it");
    assert!(
        phone
            .run("return document.title")
            .as_str()
            .unwrap()
            .starts_with("Your turn")
    );
    phone.tap("More");
    phone.tap_at("#sound");
    assert_eq!(heard(), Some(2), "two tones");
    // It is remembered, and heard again once the page has been tapped.
    phone.reload();
    phone.wait_until("the button", || phone.has("#sound[aria-pressed=true]"));
    choose(&phone, "4 + 10, fifth die 4");
    ben.done("choose=4-8-6");
    phone.wait_for("Throw 2");
    ben.done("dice=13446");
    phone.wait_until("the choices", || phone.has("#choices"));
    assert_eq!(heard(), Some(2));
}

#[test]
fn a_page_answers_for_as_long_as_it_is_open() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let listen = Listen {
        pulse: Duration::from_millis(250),
        ..Listen::default()
    };
    let owner = Owner::at(2, listen);
    let browser = driver.browser();
    browser.open(&owner.server.addresses()[0]);
    browser.wait_for("Who are you?");
    browser.tap_at("button[name=seat]");
    browser.wait_until("five answers", || {
        let answered = "return performance.getEntriesByType('resource')
            .filter((one) => one.name.endsWith('/seat/1/here') && one.responseStatus === 204).length >= 5";
        browser.run(answered) == true
    });
    assert_eq!(owner.server.devices()[0], Device::Phone);
}

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
    let served = Served::new("--classic --players Ann,Ben");
    let phone = driver.browser();
    join(&phone, &served, "Ann");
    let mut ben = served.joined(2);
    ben.done("dice=66");
    ben.done("dice=12");
    phone.wait_for("Turn 1: Ann");
    phone.fill("#field-dice", "344");
    assert_eq!(phone.all(".missing"), ["1 more"]);
    assert!(phone.has("#enter-dice:disabled"));
    phone.fill("#field-dice", "x71");
    assert_eq!(phone.all(".missing"), [""]);
    phone.tap("Enter dice");
    tap_hastily(&phone, "button[name=play]");
    assert_eq!(phone.all("#awaited"), ["Ann chooses a play."]);
    let title = || phone.run("return document.title").to_string();
    assert!(title().contains("Your turn – Ann"), "{}", title());
    phone.tap("5");
    tap_hastily(&phone, "#do-stop");
    assert_eq!(phone.all("#awaited"), ["Ann rolls on or stops."]);
    // Who means it taps again.
    phone.tap("Stop");
    phone.wait_for("Turn 2: Ben");
    assert!(!title().contains("Your turn"), "{}", title());
}

/// Where the dice, the choices, the own pad and everybody stand.
fn places(phone: &Browser) -> Value {
    phone.run(
        "return [...document.querySelectorAll('#thrown .die, #choices .choice, #short, #players li')].map((one) => {
             const { left, top, width, height } = one.getBoundingClientRect();
             return [one.id || one.textContent.slice(0, 3), left, top, width, height].join(' ');
         });",
    )
}

#[test]
fn nothing_moves_under_a_finger_that_chooses() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new("--express --secret --players Ann,Ben,Cleo,Dan");
    let [mut ben, mut cleo, mut dan] = [2, 3, 4].map(|seat| served.joined(seat));
    let ann = driver.browser();
    join(&ann, &served, "Ann");
    for (width, height) in [(390, 664), (360, 560)] {
        ann.resize(width, height);
        let throw = ann.all("h1");
        ben.done("dice=12346");
        ann.wait_for("Dice: 1, 2, 3, 4, 6");
        let before = places(&ann);
        let choice = ann.run("return document.querySelector('#choices .choice').id");
        let choice = format!("#{}", choice.as_str().unwrap());
        ann.tap_at(&choice);
        ann.wait_until("a choice", || ann.has("[aria-pressed=true]"));
        assert_eq!(places(&ann), before, "chosen");
        ann.set_offline(true);
        ann.tap_at(&choice);
        ann.wait_for("No connection");
        assert_eq!(places(&ann), before, "cut off");
        ann.set_offline(false);
        ann.wait_until("the end of the warning", || {
            !ann.text().contains("No connection")
        });
        ann.tap("Undo");
        ann.wait_until("no choice", || !ann.has("[aria-pressed=true]"));
        for phone in [&mut ben, &mut cleo, &mut dan] {
            let first = values(&phone.pad(), "choose").remove(0);
            phone.done(&format!("choose={first}"));
        }
        ann.wait_for("You’re last");
        assert_eq!(places(&ann), before, "the last, at {throw:?}");
        ann.tap_at(&choice);
        ann.wait_until("the reveal", || ann.has("#revealed"));
        // Somebody who hurries takes it from nobody's eyes, here for longer than any machine is slow; a tap does.
        ann.run("heldUntil += 60_000");
        ben.done("dice=11223");
        ann.run_async("await new Promise((done) => setTimeout(done, 500));");
        assert!(ann.has("#revealed"));
        ann.tap("Throw");
        ann.wait_until("the next throw", || !ann.has("#revealed"));
        for phone in [&mut ben, &mut cleo, &mut dan] {
            let first = values(&phone.pad(), "choose").remove(0);
            phone.done(&format!("choose={first}"));
        }
        ann.tap_at("#choices .choice");
        ann.wait_until("the reveal", || ann.has("#revealed"));
    }
}

#[test]
fn the_screen_stays_on_without_encryption_or_the_page_says_that_it_dims() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new(TWO);
    let phone = driver.browser();
    phone.open(&served.address.replace("127.0.0.1", "192.0.2.1"));
    phone.wait_for("Who are you?");
    phone.tap("Ann");
    phone.wait_until("a seat", || phone.has("#revision"));
    assert_eq!(phone.run("return isSecureContext"), false);
    let plays = "return document.getElementById('awake').currentTime > 0";
    assert_eq!(phone.run(plays), false);
    phone.tap("More");
    phone.wait_until("a film", || phone.run(plays) == true);
    phone.reload();
    phone.run("document.getElementById('awake').play = () => Promise.reject(new Error())");
    phone.tap("More");
    phone.wait_for("This browser can’t keep the screen on.");
}

#[test]
fn the_clocks_of_phones_and_of_the_room_agree_with_the_table() {
    let Some(driver) = Driver::start() else {
        return;
    };
    const NOTED: &str = "
        window.noted = {};
        setInterval(() => {
            const clock = document.getElementById('clock');
            if (clock) noted[clock.textContent.match(/[0-9]+/)] ??= Date.now();
        }, 10)";
    let served = Served::new("--express --timer 30 --players Ann,Ben,Cleo");
    let [ann, ben, room] = [(), (), ()].map(|()| driver.browser());
    join(&ann, &served, "Ann");
    join(&ben, &served, "Ben");
    room.open(&format!("{}room", served.address));
    room.wait_for("Throw 1");
    let screens = [&ann, &ben, &room];
    for screen in screens {
        screen.run(NOTED);
    }
    served.joined(3).done("dice=13446");
    let begun = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    for second in [29, 27] {
        for screen in screens {
            screen.wait_until("a second", || {
                screen.run(&format!("return {second} in noted")) == true
            });
            let shown = screen.run(&format!("return noted[{second}]"));
            let off =
                shown.as_f64().unwrap() / 1000.0 - begun.as_secs_f64() - f64::from(30 - second);
            assert!(off.abs() < 0.3, "{second}: {off}");
        }
    }
    // Whoever loads the page anew sees the time go on.
    ann.reload();
    ann.run(NOTED);
    ann.wait_until("a second", || ann.run("return 25 in noted") == true);
    ben.wait_until("a second", || ben.run("return 25 in noted") == true);
    let [one, other] = [&ann, &ben].map(|phone| phone.run("return noted[25]").as_f64().unwrap());
    assert!((one - other).abs() < 300.0, "{one} {other}");
}

#[test]
fn a_half_typed_name_stays_when_somebody_else_comes() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::lobby("");
    let ben = driver.browser();
    ben.open(&served.address);
    ben.fill("#name-newcomer", "Be");
    assert_eq!(served.phone().enters("Ann").status, 303);
    ben.wait_for("Ann");
    let typed = ben.run("return document.getElementById('name-newcomer').value");
    assert_eq!(typed, "Be");
    ben.tap("I’m in");
    ben.wait_for("You’re in");
}

#[test]
fn half_typed_dice_do_not_vanish_without_a_word() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let served = Served::new(TWO);
    let phone = driver.browser();
    join(&phone, &served, "Ann");
    phone.fill("#field-dice", "134");
    phone.run("window.scrollTo(0, 300)");
    served.joined(2).done("dice=13445");
    phone.wait_for("Someone else entered the dice while you were typing.");
    let scrolled = phone.run("return window.scrollY");
    assert_eq!(scrolled, 0, "new dice are in sight");

    // A correction is cancelled, and one that was done is closed.
    for button in ["Cancel", "Correct dice"] {
        phone.tap("The dice of throw 1 are wrong");
        phone.fill("#field-correct", "13446");
        phone.tap(button);
        phone.wait_until("no correction", || !phone.has("#wrong[open]"));
    }
    phone.wait_for("Ann corrected the dice to 1 3 4 4 6.");

    // A seat is given up by a tap and a question.
    phone.tap("More");
    phone.tap("Seats");
    phone.tap("Give up Ann");
    phone.tap("Yes, give up Ann");
    let free = "button[name=seat][value=\"1\"]";
    phone.wait_until("a free seat", || phone.has(free));
    phone.tap("Ann");
    phone.wait_for("Ann’s pad");
}

/// The page as readers of the screen hear it: role, name and properties of each part of Chromium's tree, in the order of
/// reading.
struct Tree(Vec<Value>);

impl Tree {
    #[track_caller]
    fn of(phone: &Browser) -> Tree {
        let tree = phone.command("Accessibility.getFullAXTree", &json!({}));
        // Those that are ignored are parents of what is heard.
        Tree(tree["nodes"].as_array().unwrap().clone())
    }

    fn names(&self, role: &str) -> Vec<&str> {
        let heard = self.0.iter().filter(|part| part["ignored"] != true);
        let parts = heard.filter(|part| part["role"]["value"] == role);
        let names = parts.map(|part| part["name"]["value"].as_str());
        names.map(Option::unwrap_or_default).collect()
    }

    /// How these words are told when they come: politely, or at once.
    #[track_caller]
    fn told(&self, words: &str) -> &str {
        let part = |id: &Value| self.0.iter().find(|part| part["nodeId"] == *id);
        let is_it = |part: &&Value| {
            let name = part["name"]["value"].as_str();
            part["ignored"] != true && name.is_some_and(|name| plain(name).contains(words))
        };
        let mut around = self.0.iter().find(is_it);
        while let Some(inner) = around {
            let properties = inner["properties"].as_array().into_iter().flatten();
            let mut live = properties.filter(|property| property["name"] == "live");
            if let Some(live) = live.next() {
                return live["value"]["value"].as_str().unwrap();
            }
            around = part(&inner["parentId"]);
        }
        panic!("nothing tells {words}: {:#?}", self.0);
    }

    /// The name of the first button that begins so, and whether it is pressed.
    #[track_caller]
    fn button(&self, begin: &str) -> (&str, &Value) {
        let is_it = |part: &&Value| {
            let name = part["name"]["value"].as_str().unwrap_or_default();
            part["role"]["value"] == "button" && name.starts_with(begin)
        };
        let button = self.0.iter().find(is_it).expect(begin);
        let mut properties = button["properties"].as_array().unwrap().iter();
        let pressed = properties.find(|property| property["name"] == "pressed");
        let name = button["name"]["value"].as_str().unwrap();
        (name, &pressed.expect(begin)["value"]["value"])
    }
}

#[test]
fn a_choice_on_a_phone_is_made_by_ear() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let (_served, phone, mut ben) = at_a_throw(&driver, "Ann,Ben");
    let heard = Tree::of(&phone);
    assert_eq!(heard.names("heading")[0], "Throw 1");
    let regions = heard.names("region");
    for region in ["Dice", "Choices", "Pad"] {
        assert!(regions.contains(&region), "{regions:?}");
    }
    // Each choice is a button that tells what it brings about.
    let choice = "7 + 10, fifth die 1";
    let (button, pressed) = heard.button(choice);
    assert!(button.contains("opens 7, 10"), "{button}");
    assert_eq!(pressed, "false");
    // The pad has a row for each pair, by its name.
    let rows = heard.names("rowheader");
    for row in 2..=12 {
        assert!(rows.contains(&&*row.to_string()), "{rows:?}");
    }
    // What is new is told without being asked for.
    assert!(!heard.names("status").is_empty());

    phone.tap_at("#choose-7-10-1");
    phone.wait_for("You chose 7 + 10, fifth 1.");
    let heard = Tree::of(&phone);
    assert_eq!(heard.button(choice).1, "true");
    assert!(heard.names("button").contains(&"Undo"));

    // What others do is told, by a region that was there before.
    let region = phone.run("return (window.told = document.getElementById('told')).isConnected");
    assert_eq!(region, true);
    ben.done("correct=13445");
    let corrected = "Ben corrected the dice to 1 3 4 4 5.";
    phone.wait_for(corrected);
    let heard = Tree::of(&phone);
    assert_eq!(heard.told(corrected), "polite");
    assert_eq!(heard.told("Your turn."), "polite");
    let stays = phone.run("return window.told === document.getElementById('told')");
    assert_eq!(stays, true);
    // What is refused is told at once.
    phone.run("document.querySelector('.choice').value = '2-2-6'");
    phone.run("document.querySelector('.choice').click()");
    phone.wait_until("a refusal", || !phone.all("#said p").is_empty());
    let refusal = phone.all("#said p").concat();
    assert_eq!(Tree::of(&phone).told(&refusal), "assertive");
}
