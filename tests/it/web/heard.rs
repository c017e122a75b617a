//! The pages as readers of the screen hear them: the tree that Chromium makes for these.

use serde_json::{Value, json};

use crate::browser::{Browser, Driver};

use super::browsers::join;
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
        parts
            .filter_map(|part| part["name"]["value"].as_str())
            .collect()
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
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let phone = driver.browser();
    join(&phone, &served.address, "Ann");
    let mut ben = served.joined(2);
    ben.done(2, "dice=13446");
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
}
