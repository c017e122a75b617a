//! Games and settings are kept and come back as they were.

use std::fs;
use std::path::{Path, PathBuf};

use fifth_die::rules::express::Penalty;
use fifth_die::session::{Colour, DiceSource, Seed, Session, Setup, Title};
use fifth_die::store::{self, Export, Id, LoadFault, Saved, Settings, Store};
use fifth_die::text;
use fifth_die::words::steers;
use jiff::{SignedDuration, Timestamp};

use crate::play::{express_mut, player, step, table};

pub fn now() -> Timestamp {
    "2026-11-20T20:15:00.123456789Z".parse().unwrap()
}

fn begun() -> Session {
    let dice = DiceSource::App(Seed(7));
    let mut session = table(&["Ann", "Ben"], Penalty::TwoHundred, dice);
    step(&mut session, Seed(7));
    session
}

pub fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    (folder, store)
}

fn trash(store: &Store) -> PathBuf {
    store.sessions_folder().with_file_name("trash")
}

#[test]
fn games_are_listed_newest_change_first_with_their_faults() {
    let (_folder, store) = store();
    let mut old = Saved::new(begun(), now());
    old.title = Title::new("old").ok();
    let mut new = Saved::new(begun(), now());
    new.changed += SignedDuration::from_secs(1);
    store.save(&old).unwrap();
    store.save(&new).unwrap();
    fs::write(store.sessions_folder().join("broken.ron"), "(").unwrap();
    fs::write(store.sessions_folder().join("notes.txt"), "(").unwrap();
    fs::create_dir(store.sessions_folder().join("folder.ron")).unwrap();

    let games = store.games();
    assert_eq!(games.len(), 4);
    let whole = games.iter().filter(|game| game.content.is_ok());
    assert!(whole.map(|game| &game.id).eq([&new.id, &old.id]));
    let fault = |name: &str| {
        let game = games.iter().find(|game| game.id.to_string() == name);
        game.unwrap().content.clone().unwrap_err().fault
    };
    assert_eq!(fault("broken"), LoadFault::NotASession);
    assert_eq!(fault("folder"), LoadFault::NotAFile);
}

#[test]
fn a_deleted_game_comes_back() {
    let (_folder, store) = store();
    let saved = Saved::new(begun(), now());
    store.save(&saved).unwrap();
    store.delete(&saved.id).unwrap();
    assert_eq!(store.games(), []);
    assert_eq!(store.load(&saved.id).unwrap_err().fault, LoadFault::Missing);
    store.restore(&saved.id).unwrap();
    assert_eq!(store.load(&saved.id), Ok(saved.clone()));
    assert!(store.restore(&saved.id).is_err());
    assert_eq!(store.load(&saved.id), Ok(saved.clone()));

    // What has taken its name by now stays, and the person is told where both are.
    store.delete(&saved.id).unwrap();
    store.save(&saved).unwrap();
    let trouble = store.restore(&saved.id).unwrap_err();
    assert_eq!(trouble.what, store::Attempt::RestoreGame);
    assert_eq!(trouble.path, store.session_file(&saved.id));
    let trashed = trash(&store).join(format!("{}.ron", saved.id));
    assert!(text::not_stored(&trouble).contains(trashed.to_str().unwrap()));
    fs::remove_file(trashed).unwrap();

    // Neither of two games of one name that are deleted one after the other is lost.
    store.delete(&saved.id).unwrap();
    store.save(&saved).unwrap();
    store.delete(&saved.id).unwrap();
    assert_eq!(fs::read_dir(trash(&store)).unwrap().count(), 2);
}

#[test]
fn a_game_is_moved_whatever_becomes_of_its_backup() {
    let (_folder, store) = store();
    let saved = Saved::new(begun(), now());
    store.save(&saved).unwrap();
    store.save(&gone_on(&saved)).unwrap();
    // A folder in its place: the backup cannot be moved there.
    let backup = format!("{}.ron.bak", saved.id);
    let in_the_way = |folder: &Path| fs::create_dir_all(folder.join(&backup).join("x")).unwrap();
    in_the_way(&trash(&store));
    assert_eq!(store.delete(&saved.id), Ok(()));
    assert_eq!(store.games(), []);
    fs::remove_dir_all(trash(&store).join(&backup)).unwrap();
    fs::remove_file(store.sessions_folder().join(&backup)).unwrap();
    fs::write(trash(&store).join(&backup), "old").unwrap();
    in_the_way(store.sessions_folder());
    assert_eq!(store.restore(&saved.id), Ok(()));
    assert_eq!(store.load(&saved.id), Ok(gone_on(&saved)));
}

#[test]
fn a_game_of_a_newer_version_is_not_replaced() {
    let (_folder, store) = store();
    let saved = Saved::new(begun(), now());
    for (newer, fault) in [
        (
            "(format: \"fifth-die session\", version: 2, game: Express, nobody: <knows> this",
            LoadFault::Newer(2),
        ),
        (
            "(format: \"fifth-die session\", version: 1, game: Chess)",
            LoadFault::UnknownGame("Chess".to_owned()),
        ),
    ] {
        let path = store.session_file(&saved.id);
        fs::write(&path, newer).unwrap();
        assert_eq!(store.load(&saved.id).unwrap_err().fault, fault);
        assert!(store.save(&saved).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), newer);
    }
}

fn names(store: &Store) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(store.sessions_folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn gone_on(saved: &Saved) -> Saved {
    let mut saved = saved.clone();
    step(express_mut(&mut saved.session), Seed(7));
    saved.changed += SignedDuration::from_secs(1);
    saved
}

#[test]
fn a_save_leaves_only_its_backup_behind() {
    let (_folder, store) = store();
    let saved = Saved::new(begun(), now());
    let file = format!("{}.ron", saved.id);
    store.save(&saved).unwrap();
    assert_eq!(names(&store).len(), 1);
    let next = gone_on(&saved);
    store.save(&next).unwrap();
    assert_eq!(names(&store), [file.clone(), format!("{file}.bak")]);
    store.save(&gone_on(&next)).unwrap();
    assert_eq!(names(&store), [file.clone(), format!("{file}.bak")]);
    assert_eq!(store.games().len(), 1, "a backup is no game");

    fs::remove_dir_all(store.sessions_folder()).unwrap();
    assert_eq!(store.games(), []);
    store.save(&saved).unwrap();
    assert_eq!(store.load(&saved.id), Ok(saved));
}

#[test]
fn the_longest_name_of_a_file_can_be_saved_again() {
    let (_folder, store) = store();
    let id = Id::of(Path::new(&format!("{}.ron", "n".repeat(251)))).unwrap();
    let saved = Saved {
        id,
        ..Saved::new(begun(), now())
    };
    store.save(&saved).unwrap();
    let saved = gone_on(&saved);
    store.save(&saved).unwrap();
    assert_eq!(store.load(&saved.id), Ok(saved));
}

#[test]
fn of_a_damaged_game_the_last_good_one_can_be_brought_back() {
    let (_folder, store) = store();
    let saved = Saved::new(begun(), now());
    store.save(&saved).unwrap();
    assert!(store.last_good(&saved.id, now()).is_err());
    store.save(&gone_on(&saved)).unwrap();
    let path = store.session_file(&saved.id);
    assert!(!store.games()[0].has_backup, "nothing to bring back");

    fs::write(&path, "(damaged").unwrap();
    assert!(store.games()[0].has_backup);
    let copy = store.last_good(&saved.id, now()).unwrap();
    assert_ne!(copy.id, saved.id);
    assert_eq!(copy.session, saved.session);
    store.save(&copy).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "(damaged");

    // Deleted and brought back, the backup is still there.
    store.delete(&saved.id).unwrap();
    store.restore(&saved.id).unwrap();
    assert!(store.last_good(&saved.id, now()).is_ok());
}

#[test]
fn the_temporary_files_of_an_interrupted_run_are_removed_by_the_next() {
    let (folder, store) = store();
    let temporary = ".fifth-die-a1b2c3.tmp";
    let files = [
        store.sessions_folder().join(temporary),
        store.settings_file().with_file_name(temporary),
        store.cache_folder().join(temporary),
    ];
    for file in &files {
        fs::write(file, "(").unwrap();
    }
    store.lock();
    assert!(files.iter().all(|file| !file.exists()));

    // A second copy leaves those of the first alone.
    fs::write(&files[0], "(").unwrap();
    let second = Store::open(Some(folder.path())).unwrap();
    second.lock();
    store.lock();
    assert!(files[0].exists());
}

#[test]
fn a_second_copy_reads_everything_and_writes_nothing() {
    let (folder, first) = store();
    first.lock();
    assert!(!first.is_read_only());
    // To take it again is nothing new.
    first.lock();
    assert!(!first.is_read_only());
    let saved = Saved::new(begun(), now());
    first.save(&saved).unwrap();

    let second = Store::open(Some(folder.path())).unwrap();
    second.lock();
    assert!(second.is_read_only());
    assert_eq!(second.load(&saved.id), Ok(saved.clone()));
    assert_eq!(second.games().len(), 1);
    let next = gone_on(&saved);
    for trouble in [
        second.save(&next),
        second.save_settings(&Settings::default()),
        second.delete(&saved.id),
        second.restore(&saved.id),
    ] {
        let text = text::not_stored(&trouble.unwrap_err());
        assert!(
            text.contains("another Fifth Die has this folder open"),
            "{text}"
        );
        assert!(
            text.ends_with("Close the other one to continue here."),
            "{text}"
        );
    }
    assert_eq!(first.load(&saved.id), Ok(saved));

    // A clone has the folder for as long as it lives.
    let clone = first.clone();
    drop(first);
    second.lock();
    assert!(second.is_read_only());
    drop(clone);
    let clone = second.clone();
    assert!(clone.is_read_only());
    second.lock();
    assert!(!second.is_read_only());
    // It takes the folder for its clones as well.
    assert!(!clone.is_read_only());
    clone.save(&next).unwrap();
}

#[test]
#[cfg(unix)]
fn a_saved_file_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;

    let (folder, store) = store();
    let saved = Saved::new(begun(), now());
    store.save(&saved).unwrap();
    let settings = store.settings();
    store.save_settings(&settings).unwrap();
    let exported = folder.path().join("out.ron");
    let export = || store::words_to(&exported, &store::export(&saved, Export::Session), true);
    export().unwrap();
    let game = store.session_file(&saved.id);
    let backup = game.with_extension("ron.bak");
    // One that the usual umask would not give.
    for mode in [0o600, 0o666, 0o640] {
        let mode_of = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let files = [game.as_path(), store.settings_file(), &exported];
        for file in files {
            fs::set_permissions(file, fs::Permissions::from_mode(mode)).unwrap();
        }
        store.save(&gone_on(&saved)).unwrap();
        store.save_settings(&settings).unwrap();
        export().unwrap();
        assert_eq!(files.map(mode_of), [mode; 3]);
        assert_eq!(mode_of(&backup), mode);
    }
}

#[test]
fn every_character_comes_back() {
    let saved = Saved::new(begun(), now());
    let path = std::path::Path::new(saved.id.as_os_str());
    let characters: Vec<char> = ('\0'..=char::MAX).filter(|&char| !steers(char)).collect();
    for (number, names) in (0..).zip(characters.chunks(8 * 20)) {
        let title: String = names[..names.len().min(118)].iter().collect();
        let title = Title::new(&format!("<{title}>")).unwrap();
        let players = names
            .chunks(20)
            .zip(Colour::ALL)
            .enumerate()
            .map(|(seat, (name, colour))| {
                let name: String = name.iter().collect();
                player(&format!("{seat}{name}."), colour)
            })
            .collect();
        let setup = Setup::new(players, Penalty::OneFifty, DiceSource::Real).unwrap();
        let saved = Saved {
            session: Session::new(setup).into(),
            title: Some(title),
            changed: saved.changed + SignedDuration::from_micros(number * 1_000_003),
            ..saved.clone()
        };
        let read = store::parse(path, store::write(&saved).as_bytes());
        assert_eq!(read, Ok(saved));
    }
}

#[test]
fn a_file_from_before_names_were_compared_folded_is_read() {
    let text = fs::read_to_string("saves/v1-secret.ron").unwrap();
    let text = text
        .replace("\"Ann\"", "\"Strauß\"")
        .replace("\"Ben\"", "\"STRAUSS\"");
    let read = store::parse(Path::new("game.ron"), text.as_bytes()).unwrap();
    assert_eq!(read.session.players()[1].name.as_str(), "STRAUSS");
    assert_eq!(store::write(&read), text);
}
