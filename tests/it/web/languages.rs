//! Every phone is spoken to in the language that it asks for.

use fifth_die::language::Language;
use fifth_die::text::{in_language, said};

use super::phone::{Phone, Served, TWO, heading, values};

/// What is called the same everywhere: the program, the games, addresses, and people here.
const NAMES: [&str; 7] = [
    "http://",
    "Fifth Die",
    "Can’t Stop Express",
    "Can’t Stop",
    "Ann",
    "Ben",
    "Cleo",
];

/// The words of English in a text, beside names.
pub fn english(text: &str) -> Vec<String> {
    let rest = NAMES
        .iter()
        .fold(text.to_owned(), |rest, name| rest.replace(name, ""));
    let words = rest.split(|c: char| !c.is_alphabetic());
    words
        .filter(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic()))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_page_speaks_the_language_that_the_phone_asks_for() {
    let served = Served::new(TWO);
    let mut phone = served.joined(1);
    for (languages, tag, throw) in [
        ("ja, nl;q=0.9, en;q=0.5", "nl", "Worp 1"),
        // Nothing at all, and no language.
        ("", "en", "Throw 1"),
        ("\u{fe}\u{ff};;q=,", "en", "Throw 1"),
    ] {
        phone.languages = languages;
        let page = phone.pad();
        assert_eq!(heading(&page), throw, "{languages:?}");
        for page in [page, phone.get("seats").body, phone.get("room").body] {
            assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{page}");
        }
    }
}

#[test]
fn two_phones_of_one_table_follow_the_game_in_two_languages() {
    let served = Served::new("--classic --players Ann,Ben");
    let mut ann = served.joined(1).speaking("de");
    let mut ben = served.joined(2);
    let mut seen = [(&ann, 1), (&ben, 2)].map(|(phone, seat)| {
        let mut events = phone.listen(&format!("seat/{seat}/events"));
        events.next();
        events
    });
    ann.done("dice=66");
    for events in &mut seen {
        events.next();
    }
    // What the table tells of this was caused by the phone that speaks English.
    ben.done("dice=12");
    let [german, english] = seen.each_mut().map(|events| events.next());
    for words in ["Ann beginnt mit 12.", "Ann würfelt."] {
        assert!(german.contains(words), "{german}");
    }
    for words in ["Ann starts with 12.", "Ann rolls."] {
        assert!(english.contains(words), "{english}");
    }
}

#[test]
fn a_refusal_is_told_in_the_language_of_the_phone() {
    let served = Served::new(TWO);
    let mut ann = served.joined(1).speaking("de");
    let mut ben = served.joined(2).speaking("en-GB, fr;q=0.4");
    ann.done("dice=13446");
    let german = "geht nicht: Die Würfel 1-3-4-4-6 ergeben das nicht.";
    let english = "isn’t legal: the dice 1-3-4-4-6 don’t make that.";
    for (phone, why) in [(&mut ann, german), (&mut ben, english)] {
        let refused = phone.act("choose=5-7-4");
        assert_eq!(refused.status, 422);
        assert!(refused.body.contains(why), "{}", refused.body);
    }
}

/// Looks for a message about Ann in the made-up language.
#[track_caller]
fn says(page: &str, message: &str) {
    let words = in_language(Language::MadeUp, || said(message, [("name", "Ann".into())]));
    assert!(page.contains(&words), "{words} is not in {page}");
    let said = page.split_once("id=\"said\"").unwrap().1;
    let said = said.split_once('>').unwrap().1;
    let said = said.split_once("</div>").unwrap().0;
    let said = said.replace("<p>", "").replace("</p>", "");
    assert_eq!(english(&said), [""; 0], "{said}");
}

#[test]
fn every_answer_to_an_input_can_be_translated() {
    let served = Served::new(TWO);
    let made_up = |phone: Phone| phone.speaking("en-XA");
    let mut ann = made_up(served.joined(1));
    let mut other = made_up(served.phone());
    says(&ann.act("do=nonsense").body, "phones-not-read");
    says(&ann.act_at("before", "do=roll").body, "phones-late");
    says(&other.join(1).body, "phones-held");
    assert_eq!(ann.post("join", "leave=1&id=leave").status, 303);
    let room = other.get("room").body;
    says(&room, "phones-given-up");
    assert!(values(&room, "revision").is_empty());
}
