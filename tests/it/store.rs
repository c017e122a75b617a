//! Games and settings are kept and come back as they were.

use fifth_die::rules::express::Penalty;
use fifth_die::session::{Colour, Dice, Event, Name, Player, Seed, Session, Setup};
use fifth_die::store::{DiceKind, Id, LastTable, Saved, Settings, Store, ThemeChoice};
use jiff::Timestamp;

fn player(name: &str, colour: Colour) -> Player {
    Player {
        name: Name::new(name).unwrap(),
        colour,
    }
}

fn now() -> Timestamp {
    "2026-11-20T20:15:00.123456789Z".parse().unwrap()
}

fn begun() -> Session {
    let setup = Setup::new(
        vec![player("Ann", Colour::Blue), player("Ben", Colour::Orange)],
        Penalty::TwoHundred,
        Dice::App(Seed(7)),
    )
    .unwrap();
    let mut session = Session::new(setup);
    let throw = session.roll(1).unwrap();
    session.record(Event::Throw { number: 1, throw }).unwrap();
    session
}

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    (folder, store)
}

#[test]
fn a_saved_game_comes_back() {
    let (_folder, store) = store();
    let saved = Saved::new(begun(), now());
    store.save(&saved).unwrap();
    assert_eq!(store.load(&saved.id), Ok(saved.clone()));

    let games = store.games();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].id, saved.id);
    let overview = games[0].content.as_ref().unwrap();
    assert_eq!(overview.throws, 1);
    assert_eq!(overview.players.len(), 2);
}

#[test]
fn settings_come_back() {
    let (_folder, store) = store();
    assert_eq!(store.settings(), Settings::default());
    let settings = Settings {
        theme: ThemeChoice::Dark,
        text_size: 150,
        tumble: false,
        open_game: Some(Id::new(now())),
        last_table: Some(LastTable {
            players: vec![player("Ann", Colour::Blue)],
            penalty: Penalty::OneHundred,
            dice: DiceKind::App,
        }),
    };
    store.save_settings(&settings).unwrap();
    assert_eq!(store.settings(), settings);
}
