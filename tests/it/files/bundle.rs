//! Two households keep one table: games go from laptop to laptop in one file, and none is there twice.

use std::fs;
use std::path::Path;

use fifth_die::session::{DiceSource, Help, Name, Seed, Title};
use fifth_die::store::{self, BundleError, Id, Imported, LARGEST, LoadFault, Saved, Store};
use jiff::Timestamp;
use tempfile::TempDir;

use super::library::{game, save_old};
use crate::harness::Desk;
use crate::play::{TO_THE_END, board_after, express_mut, play};
use crate::store::{now, store};

fn name(name: &str) -> Name {
    Name::new(name).unwrap()
}

/// A store with an evening of Express and the board, and a game that is not over.
fn evening() -> (TempDir, Store, Vec<Id>) {
    let (folder, store) = store();
    let board = board_after(&["Ann", "Ben"], DiceSource::Real, Seed(2), TO_THE_END);
    let board = Saved::new(board, "2026-11-20T14:00:00Z".parse::<Timestamp>().unwrap());
    let games = [
        game("2026-11-20", &["Anna", "Ben"], 100),
        board,
        game("2026-11-20", &["Ann", "Cleo"], 3),
    ];
    games.iter().for_each(|saved| save_old(&store, saved));
    (folder, store, games.map(|saved| saved.id).to_vec())
}

fn written(store: &Store, games: &[Id], folder: &Path) -> std::path::PathBuf {
    let path = folder.join("evening.ron");
    fs::write(&path, store.bundle(games).unwrap()).unwrap();
    path
}

/// How many games are new and how many were here.
#[track_caller]
fn import(store: &Store, path: &Path) -> (usize, usize) {
    let imports = store.import_all(&[path.to_owned()], now());
    let results = imports.iter().map(|import| import.result.as_ref().unwrap());
    let (new, here): (Vec<_>, Vec<_>) = results.partition(|game| matches!(game, Imported::New(_)));
    (new.len(), here.len())
}

#[test]
fn an_evening_goes_both_ways_and_twice_and_no_game_is_doubled() {
    let (folder, ours, ids) = evening();
    let (_theirs, theirs) = store();
    let renamed = ours.change_people(|people| {
        people.merge(&name("Ann"), &name("Anna"), &[])?;
        people.name_evening(&ids[0], Title::new("At Ben’s").ok());
        Ok(())
    });
    renamed.unwrap();
    let path = written(&ours, &ids, folder.path());
    assert_eq!(import(&theirs, &path), (2, 0), "what is not over stays");
    assert_eq!(import(&theirs, &path), (0, 2));
    let games = theirs.games();
    for game in &games {
        assert_eq!(game.content.as_ref().unwrap().players[0].name, name("Ann"));
    }
    let first = &games.last().unwrap().id;
    assert_eq!(
        theirs.people().evening(first),
        Title::new("At Ben’s").ok().as_ref()
    );

    // Meanwhile one side reviews a game and leaves it out, the other names and corrects it.
    let mut reviewed = theirs.load(first).unwrap();
    reviewed.record.reviewed = Some(vec![1.5, 2.0]);
    reviewed.record.counts = false;
    reviewed.record.helps.insert(Help::Review);
    theirs.save(&reviewed).unwrap();
    let mut corrected = ours.load(&ids[0]).unwrap();
    corrected.title = Title::new("The first one").ok();
    let session = express_mut(&mut corrected.session);
    (0..10).for_each(|_| assert!(session.undo().is_some()));
    play(session, Seed(9), TO_THE_END);
    assert!(corrected.session.is_over());
    ours.save(&corrected).unwrap();
    save_old(&theirs, &game("2026-11-20", &["Dan", "Eve"], 100));
    let all: Vec<Id> = theirs.games().into_iter().map(|game| game.id).collect();
    let path = written(&theirs, &all, folder.path());
    assert_eq!(import(&ours, &path), (1, 2));
    assert_eq!(
        ours.load(&ids[0]),
        Ok(corrected.clone()),
        "nothing of ours is replaced"
    );
    assert_eq!(
        import(&theirs, &written(&ours, &ids, folder.path())),
        (0, 2)
    );
    assert_eq!(import(&theirs, &ours.session_file(&ids[0])), (0, 1));

    assert_eq!(
        theirs.import(&ours.session_file(&ids[0]), now()),
        Ok(reviewed)
    );

    // A copy that is played on is a game of its own.
    let copy = corrected.copied(Timestamp::now());
    ours.save(&copy).unwrap();
    assert_eq!(import(&theirs, &ours.session_file(&copy.id)), (1, 0));
}

#[test]
fn spellings_of_others_contradict_nothing_that_is_known_here() {
    let (folder, ours, ids) = evening();
    let merged = ours.change_people(|people| people.merge(&name("Ann"), &name("Anna"), &[]));
    merged.unwrap();
    let path = written(&ours, &ids, folder.path());
    // Here Ann and Anna are two who have played.
    let (_other, other) = store();
    save_old(&other, &game("2026-11-19", &["Ann", "Anna"], 100));
    import(&other, &path);
    assert_eq!(other.people().name_of(&name("Anna")), name("Anna"));
    // Here Anna is Annabel.
    let (_third, third) = store();
    let merged = third.change_people(|people| people.merge(&name("Annabel"), &name("Anna"), &[]));
    merged.unwrap();
    import(&third, &path);
    assert_eq!(third.people().name_of(&name("anna")), name("Annabel"));
    assert_eq!(third.people().name_of(&name("Ann")), name("Ann"));
}

#[test]
fn what_is_damaged_or_too_large_is_refused_with_a_sentence() {
    let (folder, ours, ids) = evening();
    let path = written(&ours, &ids, folder.path());
    let text = fs::read_to_string(&path).unwrap();
    let many = (0..1001).map(|number| format!("\"{number}\": (),"));
    let head = "(format: \"fifth-die games\", version: 1, people: (people: []), games: {";
    for (damaged, says) in [
        (text[..900].to_owned(), "Expected comma"),
        (
            text.replace("people: (", "folk: ("),
            "`folk` isn’t one of the fields",
        ),
        (text.replace("version: 1", "version: 2"), "use a newer one"),
        (
            format!("{head}{}}})", many.collect::<String>()),
            "more than 1000 games",
        ),
        (" ".repeat(LARGEST as usize + 1), "larger than 8 MiB"),
    ] {
        fs::write(&path, damaged).unwrap();
        let (_theirs, theirs) = store();
        let imports = theirs.import_all(std::slice::from_ref(&path), now());
        let Err(error) = &imports[0].result else {
            panic!("{imports:?}");
        };
        assert!(error.to_string().contains(says), "{error}");
        assert_eq!((imports.len(), theirs.games().len()), (1, 0));
    }
    // A damaged game costs no other, and no name is a path.
    let one = text
        .replacen("dice: (", "dice: (7", 1)
        .replacen("\"2026", "\"../../2026", 1);
    fs::write(&path, one).unwrap();
    let (_theirs, theirs) = store();
    let imports = theirs.import_all(std::slice::from_ref(&path), now());
    let failed = imports.iter().filter(|import| import.result.is_err());
    assert_eq!((failed.count(), theirs.games().len()), (1, 1));
    assert!(imports.iter().all(|import| import.path.starts_with(&path)));

    let ids: Vec<Id> = (0..=1000)
        .map(|number| Id::of(Path::new(&format!("{number}.ron"))).unwrap())
        .collect();
    let small = store::write(&game("2026-11-20", &["Ann"], 100));
    let write = |id| fs::write(ours.session_file(id), &small).unwrap();
    ids.iter().for_each(write);
    assert!(ours.bundle(&ids[1..]).is_ok());
    assert_eq!(ours.bundle(&ids), Err(BundleError::TooMany));
}

#[test]
fn the_window_takes_in_several_games_by_their_file() {
    let (folder, ours, ids) = evening();
    let path = written(&ours, &ids, folder.path());
    let fault = store::read(&path).unwrap_err().fault;
    assert_eq!(fault, LoadFault::Several);
    let (_theirs, theirs) = store();
    let mut desk = Desk::opening(theirs, Some(&path));
    desk.rest();
    desk.expect("2 games imported");
    desk.keys("Esc");
    assert_eq!(desk.store().games().len(), 2);
}

#[test]
fn the_window_writes_an_evening_or_all_games_to_one_file() {
    let (folder, store, _) = evening();
    let merged = store.change_people(|people| people.merge(&name("Ann"), &name("Anna"), &[]));
    merged.unwrap();
    let [evening, all, plays] = ["evening.ron", "all.ron", "plays.csv"];
    let path = |file: &str| folder.path().join(file);
    let mut desk = Desk::opening(store, None);
    desk.rest();
    let export = |desk: &mut Desk, kind: &str, file: &str| {
        desk.keys("Ctrl+E");
        desk.click(kind);
        desk.keys("Ctrl+A");
        desk.types(path(file).to_str().unwrap());
        desk.keys("Enter Esc");
    };
    export(&mut desk, "All games, one file", all);
    desk.keys("←");
    export(&mut desk, "Games of the evening, one file", evening);
    desk.keys("F3");
    export(&mut desk, "All results (CSV)", plays);
    for file in [all, evening] {
        let (_theirs, theirs) = crate::store::store();
        assert_eq!(import(&theirs, &path(file)), (2, 0), "{file}");
    }
    assert!(
        fs::read_to_string(path(plays))
            .unwrap()
            .starts_with("game_id,")
    );
}

#[test]
fn a_data_folder_is_taken_in_and_a_folder_without_games_says_so() {
    let (folder, _, _) = evening();
    let (theirs_folder, theirs) = store();
    assert_eq!(import(&theirs, folder.path()), (3, 0));
    let empty = theirs_folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let imports = theirs.import_all(&[empty], now());
    let error = imports[0].result.as_ref().unwrap_err().to_string();
    assert!(error.contains("this folder has no games"), "{error}");
}

#[test]
fn all_plays_are_a_table_with_a_line_for_every_player() {
    let (_folder, store, _) = evening();
    let games = store.games();
    let table = store::plays(store::of_span(&games, None, None));
    let mut lines = table.lines();
    let head = lines.next().unwrap();
    let readme = fs::read_to_string("saves/README.md").unwrap();
    for column in head.split(',') {
        assert!(readme.contains(&format!("`{column}`")), "{column}");
    }
    let lines: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(lines.len(), 4, "{table}");
    for line in &lines {
        assert_eq!(line.len(), head.split(',').count(), "{line:?}");
        assert_eq!(line[1], "2026-11-20");
    }
    let won = |line: &&Vec<&str>| line[13] == "true" && line[9] == "1";
    assert_eq!(lines.iter().filter(won).count(), 2, "{table}");
    let after = "2026-11-21".parse().ok();
    assert_eq!(store::of_span(&games, after, None).count(), 0);
    assert_eq!(
        store::of_span(&games, None, "2026-11-20".parse().ok()).count(),
        2
    );
}
