//! Two spellings are one person, whose games stay as they are; people keep their colours, and evenings their names.

use std::fs;
use std::ops::ControlFlow;

use fifth_die::session::{Colour, Name, Title};
use fifth_die::stats::{self, Who};
use fifth_die::store::{Id, LastTable, Listed, PeopleError, Saved, Settings, Store, last_alone};

use super::library::{self, game, save_old};
use crate::harness::Desk;
use crate::play::player;
use crate::store::{now, store};

fn name(name: &str) -> Name {
    Name::new(name).unwrap()
}

/// A store with four games: Ann, Anna with Ben, Ben with Cleo, and Dan.
fn full() -> (tempfile::TempDir, Store, Vec<Saved>) {
    let (folder, store) = store();
    let tables: [&[&str]; 4] = [&["Ann"], &["Anna", "Ben"], &["Ben", "Cleo"], &["Dan"]];
    let days = ["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"];
    let games = days.iter().zip(tables);
    let games: Vec<Saved> = games.map(|(day, names)| game(day, names, 100)).collect();
    games.iter().for_each(|saved| save_old(&store, saved));
    (folder, store, games)
}

fn names(games: &[Listed]) -> Vec<String> {
    let games = games.iter().map(|game| game.content.as_ref().unwrap());
    let people = games.flat_map(|game| game.players.iter().map(|player| player.name.to_string()));
    people.collect()
}

fn merge(store: &Store, one: &str, other: &str) -> Result<(), PeopleError> {
    let games = store.games();
    store.change_people(|people| people.merge(&name(one), &name(other), &games))
}

#[test]
fn two_spellings_are_one_person_everywhere_until_they_are_separated() {
    let (_folder, store, games) = full();
    let before = store.games();
    merge(&store, "Ann", "ANNA").unwrap();
    for listed in [store.games(), store.known_games()] {
        assert_eq!(names(&listed), ["Ann", "Ann", "Ben", "Ben", "Cleo", "Dan"]);
    }
    let all = store.finished(|_, _| ControlFlow::Continue(())).unwrap();
    let contest = all.without_help.games[1].contest;
    let figures = stats::players(&all.without_help.games, contest);
    let ann = figures
        .iter()
        .find(|one| one.who == Who::Person(name("Ann")));
    assert_eq!(ann.unwrap().games, 2);
    assert_eq!(store.load(&games[1].id).as_ref(), Ok(&games[1]));
    let alone = game("2026-11-21", &["anna"], 100);
    assert_eq!(
        last_alone(&store.games(), &store.people(), &alone, 9).len(),
        1
    );

    let to = |to: &str| {
        let games = store.games();
        store.change_people(|people| people.rename(&name("anna"), name(to), &games))
    };
    assert_eq!(to("ben"), Err(PeopleError::Taken(name("ben"))));
    to("Anne").unwrap();
    assert_eq!(names(&store.games())[..2], ["Anne", "Anne"]);
    to("Ann").unwrap();
    assert_eq!(names(&store.games())[..2], ["Ann", "Ann"]);

    let separate = |spelling| store.change_people(|people| people.separate(&name(spelling)));
    separate("Anna").unwrap();
    assert_eq!(store.games(), before);
}

#[test]
fn two_who_sit_in_the_same_game_are_two_people() {
    let (_folder, store, _) = full();
    let together = PeopleError::Together(name("Ben"), name("Cleo"));
    assert_eq!(merge(&store, "Ben", "Cleo"), Err(together));
    assert!(!store.people_file().exists(), "nothing has changed");
    merge(&store, "Ann", "Anna").unwrap();
    // Anna plays with Ben, so Ann is not Ben.
    let together = PeopleError::Together(name("ben"), name("Ann"));
    assert_eq!(merge(&store, "ben", "Ann"), Err(together));
    // Later both spellings sit at one table: there they keep them.
    save_old(&store, &game("2026-11-22", &["Ann", "Anna"], 3));
    assert_eq!(names(&store.games())[..3], ["Ann", "Anna", "Ann"]);
}

#[test]
fn an_evening_keeps_its_name_without_its_first_game() {
    let (_folder, store) = store();
    let games = library::evenings();
    games.iter().for_each(|saved| save_old(&store, saved));
    let title = Title::new("Ski trip").unwrap();
    let named = store.change_people(|people| {
        people.name_evening(&games[0].id, Some(title.clone()));
        Ok(())
    });
    named.unwrap();
    let named = |game: &Saved| store.people().evening(&game.id) == Some(&title);
    // Another game of the evening takes no name away, and none gets that of another evening.
    store.delete(&games[2].id).unwrap();
    assert!(named(&games[0]) && !named(&games[1]));
    store.delete(&games[0].id).unwrap();
    assert!(named(&games[1]) && !games[3..].iter().any(named));
    store.restore(&games[0].id).unwrap();
    assert!(named(&games[0]));
}

#[test]
fn people_keep_their_colours_and_a_damaged_file_is_kept() {
    let (_folder, store) = store();
    store.remember(&[player("Ann", Colour::Grey), player("Ben", Colour::Sky)]);
    store.remember(&[player("ann", Colour::Green)]);
    let evening = Id::new(now());
    let title = Title::new("At Ben’s").unwrap();
    let named = store.change_people(|people| {
        people.name_evening(&evening, Some(title.clone()));
        Ok(())
    });
    named.unwrap();
    let people = store.people();
    assert_eq!(people.colour_of(&name("Ann")), Some(Colour::Green));
    assert_eq!(people.colour_of(&name("BEN")), Some(Colour::Sky));
    assert_eq!(people.all().len(), 2);
    assert_eq!(people.evening(&evening), Some(&title));

    let text = fs::read_to_string(store.people_file()).unwrap();
    let twice = text.replace("\"Ben\"", "\"ANN\"");
    for damaged in [&text[..40], &twice, &text.replace("colour", "shape")] {
        fs::write(store.people_file(), damaged).unwrap();
        assert_eq!(store.people(), Default::default(), "{damaged}");
    }
    let damaged = fs::read(store.people_file()).unwrap();
    store.remember(&[player("Dan", Colour::Blue)]);
    let aside = store.people_file().with_file_name("people-1.ron");
    assert_eq!(fs::read(aside).unwrap(), damaged);
    assert_eq!(store.people().all().len(), 1);

    // As many as anybody meets, and then some.
    let crowd = |number| player(&format!("Guest {number}"), Colour::Blue);
    store.remember(&(0..2100).map(crowd).collect::<Vec<_>>());
    assert_eq!(store.people().all().len(), 2000);
    assert!(store.people().colour_of(&name("Guest 2099")).is_some());
}

#[test]
fn a_typed_name_brings_its_colour_and_the_last_people_have_their_chosen_names() {
    let (folder, store) = store();
    let last = LastTable {
        players: vec![player("Ann", Colour::Sky), player("Ben", Colour::Orange)],
        ..LastTable::default()
    };
    let settings = Settings {
        last_table: Some(last),
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    let people = store.change_people(|people| {
        people.remember(&[player("Cleo", Colour::Vermilion)]);
        people.rename(&name("Ann"), name("Anne"), &[])
    });
    people.unwrap();
    drop(store);
    let mut desk = Desk::in_folder(folder);
    desk.keys("Ctrl+N");
    desk.types("Cleo");
    desk.keys("Ctrl+S");
    let expected = [
        player("Anne", Colour::Sky),
        player("Ben", Colour::Orange),
        player("Cleo", Colour::Vermilion),
    ];
    assert_eq!(desk.session().players(), expected);
    let people = desk.store().people();
    assert_eq!(people.colour_of(&name("Ben")), Some(Colour::Orange));
}
