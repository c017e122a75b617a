//! The pages as readers of the screen hear them: the tree that Chromium makes for these.

use serde_json::{Value, json};

use crate::browser::{Browser, Driver};

use super::browsers::at_a_throw;
use super::phone::Served;

/// What is heard of a page: role, name and properties of each part, in the order of reading.
struct Heard(Vec<Value>);

impl Heard {
    #[track_caller]
    fn of(phone: &Browser) -> Heard {
        let tree = phone.command("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().unwrap().iter();
        Heard(
            nodes
                .filter(|node| node["ignored"] != true)
                .cloned()
                .collect(),
        )
    }

    /// The names of all parts with this role.
    fn names(&self, role: &str) -> Vec<&str> {
        let parts = self.0.iter().filter(|part| part["role"]["value"] == role);
        let names = parts.map(|part| part["name"]["value"].as_str());
        names.map(Option::unwrap_or_default).collect()
    }

    /// How these words are told when they come: politely, or at once.
    #[track_caller]
    fn told(&self, words: &str) -> &str {
        let part = |id: &Value| self.0.iter().find(|part| part["nodeId"] == *id);
        let is_it = |part: &&Value| {
            let name = part["name"]["value"].as_str();
            name.is_some_and(|name| name.contains(words))
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

    /// A property of the first part with this role whose name begins so.
    #[track_caller]
    fn property(&self, role: &str, begin: &str, property: &str) -> &Value {
        let is_it = |part: &&Value| {
            let name = part["name"]["value"].as_str().unwrap_or_default();
            part["role"]["value"] == role && name.starts_with(begin)
        };
        let part = self.0.iter().find(is_it);
        let part = part.unwrap_or_else(|| panic!("no {role} {begin}: {:#?}", self.names(role)));
        let properties = part["properties"].as_array().unwrap();
        let found = properties.iter().find(|found| found["name"] == property);
        &found.unwrap_or_else(|| panic!("{part:#}"))["value"]["value"]
    }
}

#[test]
fn a_choice_on_a_phone_is_made_by_ear() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (_served, phone, mut ben) = at_a_throw(&driver, folder.path(), "Ann,Ben");
    phone.wait_for("Dice: 1, 3, 4, 4, 6");
    let heard = Heard::of(&phone);
    assert_eq!(heard.names("heading")[0], "Throw 1");
    for region in ["Dice", "Choices", "Pad"] {
        assert!(
            heard.names("region").contains(&region),
            "{:?}",
            heard.names("region")
        );
    }
    // Each choice is a button that tells what it brings about.
    let choice = "7 + 10 , fifth die 1";
    let buttons = heard.names("button");
    let button = buttons.iter().find(|name| name.starts_with(choice));
    let button = button.unwrap_or_else(|| panic!("{buttons:?}"));
    assert!(button.contains("7 starts at −200"), "{button}");
    assert_eq!(heard.property("button", choice, "pressed"), "false");
    // The pad has a row for each pair, by its name.
    for row in 2..=12 {
        let row = row.to_string();
        assert!(
            heard.names("rowheader").contains(&row.as_str()),
            "{:?}",
            heard.names("rowheader")
        );
    }
    // What is new is told without being asked for.
    assert!(!heard.names("status").is_empty());

    phone.tap_at("#choose-7-10-1");
    phone.wait_for("You have chosen 7 + 10, fifth 1.");
    let heard = Heard::of(&phone);
    assert_eq!(heard.property("button", choice, "pressed"), "true");
    assert!(heard.names("button").contains(&"Take my choice back"));

    // What others do is told, by a region that was there before.
    let region = phone.run("return (window.told = document.getElementById('told')).isConnected");
    assert_eq!(region, true);
    ben.done(2, "correct=13445");
    phone.wait_for("Ben has corrected the dice.");
    assert_eq!(
        Heard::of(&phone).told("Ben has corrected the dice."),
        "polite"
    );
    let stays = phone.run("return window.told === document.getElementById('told')");
    assert_eq!(stays, true);
    assert_eq!(Heard::of(&phone).told("Your turn."), "polite");
    // What is refused is told at once.
    phone.run("document.querySelector('.choice').value = '2-2-6'");
    phone.run("document.querySelector('.choice').click()");
    phone.wait_until("a refusal", || !phone.all("#said p").is_empty());
    let refusal = phone.all("#said p").concat();
    assert_eq!(Heard::of(&phone).told(&refusal), "assertive");
}

#[test]
fn every_control_of_every_page_has_a_name() {
    let Some(driver) = Driver::start() else {
        return;
    };
    for game in ["--express", "--classic"] {
        let folder = tempfile::tempdir().unwrap();
        let served = Served::new(folder.path(), &[game, "--players", "Ann,Ben"]);
        let phone = driver.browser();
        let named = |page: &str| {
            let heard = Heard::of(&phone);
            assert!(!heard.names("heading").is_empty(), "{game}, {page}");
            for role in ["button", "link", "textbox", "radio"] {
                let names = heard.names(role);
                assert!(!names.contains(&""), "{game}, {page}, {role}: {names:?}");
            }
        };
        phone.open(&served.address);
        named("who sits where");
        phone.tap("Ann");
        phone.wait_until("a seat", || phone.has("#act"));
        named("a seat");
        phone.tap("The table");
        phone.wait_until("the table", || {
            phone.has("[href='room'][aria-current], [href$='/room'][aria-current]")
        });
        named("the table");
    }
}
