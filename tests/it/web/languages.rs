//! Every phone is spoken to in the language that it asks for.

use fifth_die::language::Language;
use fifth_die::text::{in_language, said};

use super::phone::{Phone, Served, heading, values};

/// What is called the same everywhere: the program, and people here.
const NAMES: [&str; 4] = ["Fifth Die", "Ann", "Ben", "Cleo"];

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

/// A message without arguments in German.
fn german(message: &str) -> String {
    in_language(Language::German, || said(message, []))
}

#[track_caller]
fn speaks(page: &str, tag: &str) {
    assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{page}");
}

#[test]
fn a_page_speaks_the_language_that_the_phone_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let mut phone = served.joined(1);
    for (languages, tag, throw, total) in [
        ("de", "de", "Wurf 1", german("common-pad-total")),
        (
            "de-AT, en;q=0.5",
            "de",
            "Wurf 1",
            german("common-pad-total"),
        ),
        (
            "ja, nl;q=0.9, en;q=0.5",
            "nl",
            "Worp 1",
            "Totaal".to_owned(),
        ),
        ("en-US, de", "en", "Throw 1", "Total".to_owned()),
        // Nothing that we speak, nothing at all, and no language.
        ("ja", "en", "Throw 1", "Total".to_owned()),
        ("", "en", "Throw 1", "Total".to_owned()),
        ("*", "en", "Throw 1", "Total".to_owned()),
        ("\u{fe}\u{ff};;q=,", "en", "Throw 1", "Total".to_owned()),
    ] {
        phone.languages = languages;
        let page = phone.pad(1);
        speaks(&page, tag);
        assert_eq!(heading(&page), throw, "{languages:?}");
        assert!(page.contains(&format!("{total} <strong>")), "{page}");
        let seats = phone.get("seats").body;
        speaks(&seats, tag);
        speaks(&phone.get("room").body, tag);
    }
}

#[test]
fn two_phones_of_one_table_follow_the_game_in_two_languages() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--classic", "--players", "Ann,Ben"]);
    let mut ann = served.joined(1).speaking("de");
    let mut ben = served.joined(2);
    let mut seen = [(&ann, 1), (&ben, 2)].map(|(phone, seat)| {
        let mut events = phone.listen(&format!("seat/{seat}/events"));
        events.next();
        events
    });
    ann.done(1, "dice=66");
    for events in &mut seen {
        events.next();
    }
    // What the table tells of this was caused by the phone that speaks English.
    ben.done(2, "dice=12");
    let [german, english] = seen.each_mut().map(|events| events.next());
    assert!(german.contains("Ann beginnt mit 12."), "{german}");
    assert!(german.contains("Ann würfelt."), "{german}");
    assert!(english.contains("Ann starts with 12."), "{english}");
    assert!(english.contains("Ann rolls."), "{english}");
}

#[test]
fn a_refusal_is_told_in_the_language_of_the_phone() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let mut ann = served.joined(1).speaking("de");
    let mut ben = served.joined(2).speaking("en-GB, fr;q=0.4");
    ann.done(1, "dice=13446");
    let refused = ann.act(1, "choose=5-7-4");
    assert_eq!(refused.status, 422);
    speaks(&refused.body, "de");
    let why = "geht nicht: Das geben die Würfel 1-3-4-4-6 nicht her.";
    assert!(refused.body.contains(why), "{}", refused.body);
    let refused = ben.act(2, "choose=5-7-4");
    let why = "is not legal: the dice 1-3-4-4-6 do not make that.";
    assert!(refused.body.contains(why), "{}", refused.body);
}

/// What somebody reads, or a screen reader reads out, on a page of the made-up language, must be in its brackets.
#[track_caller]
fn is_made_up(response: &str, message: &str) {
    let words = in_language(Language::MadeUp, || said(message, []));
    assert!(response.contains(&words), "{words} is not in {response}");
    let said = response.split_once("id=\"said\"").unwrap().1;
    let said = said.split_once('>').unwrap().1;
    let said = said.split_once("</div>").unwrap().0.replace("<p>", "");
    assert_eq!(english(&said.replace("</p>", "")), [""; 0], "{said}");
}

#[test]
fn every_answer_to_an_input_can_be_translated() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let made_up = |phone: Phone| phone.speaking("en-XA");
    let mut ann = made_up(served.joined(1));
    let mut other = made_up(served.phone());
    is_made_up(&ann.act(1, "do=nonsense").body, "phones-not-read");
    is_made_up(&ann.act_at(1, "before", "do=roll").body, "phones-late");
    let held = other.join(1);
    assert_eq!(held.status, 403);
    let words = in_language(Language::MadeUp, || {
        said("phones-held", [("name", "Ann".into())])
    });
    assert!(held.body.contains(&words), "{}", held.body);
    let left = made_up(ann.clone()).post("join", "leave=1&id=leave");
    assert_eq!(left.status, 303);
    let words = in_language(Language::MadeUp, || {
        said("phones-given-up", [("name", "Ann".into())])
    });
    let room = other.get("room").body;
    assert!(room.contains(&words), "{room}");
    assert!(values(&room, "revision").is_empty());
}
