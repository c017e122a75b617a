//! Ten thousand games or none: the list is right whatever the index holds, and games come and go as files.

use std::cmp::Reverse;
use std::fs::{self, File};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, SystemTime};

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::Measure;
use fifth_die::coach::review::express::Review;
use fifth_die::rules::Seat;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Help, Seed, Session, Title};
use fifth_die::stats::Standing;
use fifth_die::store::{
    self, Course, Export, Id, ImportError, Imported, Listed, LoadFault, Overview, People, Saved,
    Store,
};
use fifth_die::text::evenings::{self as evenings_of, Evening, Played};
use fifth_die::text::games::{self as list_of, Games, Line, Order};
use fifth_die::text::{self, sum};
use jiff::{SignedDuration, Timestamp};

use crate::fixtures::{chosen, take, thrown};
use crate::harness::signed;
use crate::play::{
    TO_THE_END, board_after, express, express_mut, play, played, players, real, table,
};
use crate::store::store;

/// A game of these players that began on this day and had so many throws.
pub fn game(day: &str, names: &[&str], throws: usize) -> Saved {
    let session = played(names, DiceSource::Real, Seed(1), throws);
    let now: Timestamp = format!("{day}T12:00:00Z").parse().unwrap();
    Saved::new(session, now)
}

fn games() -> [Saved; 3] {
    let mut zoe = game("2026-11-18", &["Zoë", "Ben"], 2);
    zoe.title = Title::new("Autumn cup").ok();
    [
        game("2026-11-20", &["Ann", "Ben"], 100),
        game("2026-11-19", &["Cleo"], 100),
        zoe,
    ]
}

/// A store with the three games, saved long enough ago to be in the index.
fn full() -> (tempfile::TempDir, Store) {
    let (folder, store) = store();
    for saved in games() {
        save_old(&store, &saved);
    }
    (folder, store)
}

/// Saves a game as if that were long ago.
pub fn save_old(store: &Store, saved: &Saved) {
    store.save(saved).unwrap();
    make_old(&store.session_file(&saved.id), 1000);
}

/// Lets a file seem to be last written so many seconds after a moment long ago.
fn make_old(path: &Path, seconds: u64) {
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000 + seconds);
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(time).unwrap();
}

#[test]
fn files_that_have_not_changed_are_not_read_to_list_them() {
    let (_folder, store) = full();
    let games = store.games();
    let path = store.session_file(&games[0].id);
    let size = fs::metadata(&path).unwrap().len() as usize;
    fs::write(&path, "x".repeat(size)).unwrap();
    make_old(&path, 1000);
    assert_eq!(store.games(), games);
    // What is opened is what is in the file.
    let error = store.load(&games[0].id).unwrap_err();
    assert_eq!(error.fault, LoadFault::NotASession);
}

#[test]
fn files_that_have_changed_are_read_again() {
    let (_folder, store) = full();
    let games = store.games();
    let saved = store.load(&games[0].id).unwrap();
    let path = store.session_file(&saved.id);

    let renamed = |title: &str| Saved {
        title: Title::new(title).ok(),
        ..saved.clone()
    };
    for (title, seconds) in [("One", 1001), ("Two", 1002), ("A long one", 1002)] {
        store.save(&renamed(title)).unwrap();
        make_old(&path, seconds);
        assert_eq!(store.games()[0], Listed::of(&renamed(title)));
    }
    // Two changes in the same moment and of the same size, just now.
    let now = SystemTime::now();
    for title in ["Four", "Five"] {
        store.save(&renamed(title)).unwrap();
        File::open(&path).unwrap().set_modified(now).unwrap();
        assert_eq!(store.games()[0], Listed::of(&renamed(title)));
    }
    fs::remove_file(&path).unwrap();
    assert_eq!(store.games(), games[1..]);
    assert_eq!(store.known_games(), games[1..]);
}

#[test]
fn the_list_is_right_whatever_the_index_holds() {
    let (_folder, store) = full();
    let games = store.games();
    let index = store.cache_folder().join("games.index");
    let whole = fs::read(&index).unwrap();
    for place in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[place] ^= 1;
        fs::write(&index, &damaged).unwrap();
        assert_eq!(store.games(), games, "byte {place} of the index is wrong");
    }
    for damaged in [&b""[..], b"\n\n", b"\xff\xff\n{", &whole[..whole.len() / 2]] {
        fs::write(&index, damaged).unwrap();
        assert_eq!(store.games(), games);
        assert_eq!(fs::read(&index).unwrap().len(), whole.len());
    }
    fs::remove_file(&index).unwrap();
    fs::create_dir(&index).unwrap();
    assert_eq!(store.games(), games);
}

fn found(games: &mut Games, wanted: &str) -> Vec<String> {
    games.find(wanted.to_owned());
    shown(games)
}

/// The first players of the games shown; heads of evenings are `+` or, closed, `–`.
fn shown(games: &Games) -> Vec<String> {
    let shown = games.lines.iter().map(|line| match line {
        Line::Evening(evening) if games.is_open(*evening) => "+".to_owned(),
        Line::Evening(_) => "–".to_owned(),
        Line::Game(game) => {
            let overview = games.get(*game).content.as_ref().unwrap();
            overview.players[0].name.to_string()
        }
    });
    shown.collect()
}

fn listed(games: &[Saved]) -> Games {
    let mut listed: Vec<Listed> = games.iter().map(Listed::of).collect();
    listed.sort_by_key(|game| Reverse(game.changed));
    Games::new(listed, &People::default())
}

/// An evening of three games, one alone that day, and an evening of two the day before.
pub fn evenings() -> Vec<Saved> {
    let at = |day: &str, hour: i64, names: &[&str], seed: u64| {
        let saved = Saved::new(
            played(names, DiceSource::Real, Seed(seed), TO_THE_END),
            format!("{day}T12:00:00Z").parse().unwrap(),
        );
        let begin = saved.created + SignedDuration::from_hours(hour);
        Saved {
            id: Id::new(begin),
            created: begin,
            changed: begin + SignedDuration::from_mins(30),
            ..saved
        }
    };
    vec![
        at("2026-11-20", 0, &["Ann", "Ben"], 1),
        at("2026-11-20", 1, &["Ben", "Ann", "Cleo"], 2),
        at("2026-11-20", 2, &["Cleo", "Ben"], 3),
        at("2026-11-20", 1, &["Dan"], 4),
        at("2026-11-19", 0, &["Ann", "Ben"], 5),
        at("2026-11-19", 1, &["Ben", "Ann"], 6),
    ]
}

#[test]
fn the_list_has_heads_of_evenings_that_open_and_close() {
    let games = evenings();
    let mut list = listed(&games);
    // The last evening is open, an evening of one game has no head.
    let first = ["+", "Cleo", "Ben", "Ann", "Dan", "–"];
    assert_eq!(shown(&list), first);
    let [Line::Evening(last), .., Line::Evening(before)] = list.lines[..] else {
        panic!("{:?}", list.lines);
    };
    let (_, told, result) = list.told(last);
    assert_eq!(told, "Ann, Ben, Cleo · 3 games");
    assert_eq!(result, list_of::leads(&list.standings(last)));
    list.turn(before);
    assert_eq!(
        shown(&list),
        ["+", "Cleo", "Ben", "Ann", "Dan", "+", "Ben", "Ann"]
    );
    // Listing again leaves them as they are.
    let again = listed(&games).seen_as(&list);
    assert_eq!(shown(&again), shown(&list));
    list.turn(before);
    list.turn(last);
    assert_eq!(shown(&list), ["–", "Dan", "–"]);
    // What is found is shown, and so is a game that is asked for.
    assert_eq!(found(&mut list, "cleo"), ["+", "Cleo", "Ben"]);
    assert_eq!(found(&mut list, ""), ["–", "Dan", "–"]);
    list.open(&games[1].id);
    assert_eq!(shown(&list), first);
    list.sort(Order::Name);
    assert_eq!(
        list.lines.len(),
        games.len(),
        "by name there are no evenings"
    );
}

#[test]
fn an_evening_is_found_by_its_name() {
    let games = evenings();
    let mut people = People::default();
    people.name_evening(&games[0].id, Title::new("Ski trip").ok());
    let mut all: Vec<Listed> = games.iter().map(Listed::of).collect();
    all.sort_by_key(|game| Reverse(game.changed));
    let mut list = Games::new(all, &people);
    assert_eq!(found(&mut list, "ski"), ["+", "Cleo", "Ben", "Ann"]);
}

#[test]
fn somebody_alone_reads_well_as_an_evening() {
    let games = evenings();
    let alone: Vec<Saved> = [games[3].clone(), games[3].clone()]
        .into_iter()
        .zip(["a", "b"])
        .map(|(game, name)| Saved {
            id: Id::of(Path::new(name)).unwrap_or(game.id.clone()),
            ..game
        })
        .collect();
    let list = listed(&alone);
    let best = express(&alone[0].session).standings()[0].total;
    let (_, told, result) = list.told(0);
    assert_eq!(told, "Dan, solo · 2 games");
    assert_eq!(result, Some(format!("Best {}", signed(best))));
}

#[test]
fn an_evening_tells_its_table_and_what_to_talk_about() {
    let games = evenings();
    let played = games[..3].iter().enumerate().map(|(place, saved)| {
        let mut overview = Overview::of(saved);
        if place == 1 {
            overview.helps = [Help::Hint].into();
        }
        Played {
            id: saved.id.clone(),
            overview,
            session: saved.session.clone(),
        }
    });
    let evening = Evening::new(None, played.collect());
    let totals = |game: usize| {
        let standings = express(&games[game].session).standings().to_vec();
        move |seat: usize| {
            let mut standings = standings.iter();
            standings
                .find(|it| it.seat == Seat::new(seat))
                .unwrap()
                .total
        }
    };
    let lines = evening.lines();
    let told = [&lines[1].about, &lines[1].beside];
    assert_eq!(told, ["Game 2", "With help"]);
    // Everybody in the order of the standings, and nothing for who was not there.
    let names: Vec<&str> = evening
        .standings
        .iter()
        .map(|it| it.player.name.as_str())
        .collect();
    let cell = |line: &evenings_of::Line, name: &str| {
        line.cells[names.iter().position(|it| *it == name).unwrap()]
            .0
            .clone()
    };
    assert_eq!(cell(&lines[0], "Cleo"), "");
    assert_eq!(cell(&lines[1], "Ann"), signed(totals(1)(1)));
    let ben = totals(0)(1) + totals(1)(0) + totals(2)(1);
    assert_eq!(cell(&evening.sums()[0], "Ben"), signed(ben));
    let wins: usize = evening.standings.iter().map(|it| it.wins).sum();
    assert_eq!(wins, 3);

    let every = (0..3)
        .flat_map(|game| (0..games[game].session.players().len()).map(move |seat| (game, seat)));
    let best = every.map(|(game, seat)| totals(game)(seat)).max().unwrap();
    let facts = evening.facts();
    let told = |label: &str| &facts.iter().find(|fact| fact.about == label).unwrap().told;
    assert!(told("Best game").contains(&signed(best)), "{facts:?}");
    assert!(told("Closest finish").contains("ahead of"), "{facts:?}");
    let message = evening.message(&facts);
    for line in ["Game 3: ", "Best game: ", "Ben: "] {
        assert!(message.contains(line), "{message}");
    }
    let judged = evening.judged(|| ControlFlow::<()>::Continue(()));
    let judged = judged.continue_value().unwrap();
    let about: Vec<&str> = judged.iter().map(|fact| fact.about.as_str()).collect();
    assert_eq!(
        about,
        [
            "Costliest choice",
            "Most brilliant choice",
            "Luckiest",
            "Least lucky"
        ]
    );
    // The figures of the reviews add up.
    let luck = games[..3].iter().map(|game| {
        let session = express(&game.session);
        let mut seats = Seat::enumerate(session.players());
        let (seat, _) = seats.find(|(_, it)| it.name.as_str() == "Ben").unwrap();
        let review = Review::of(ValueTable::shipped(Penalty::default()), session, seat);
        let parts = [review.start, review.skill(), review.end()];
        sum(Measure::Points, parts, None, true)[1].value as i32
    });
    let luck = format!("Ben · {}", signed(luck.sum()));
    assert!(
        judged.iter().any(|fact| fact.told == luck),
        "{judged:?}, not {luck}"
    );
}

#[test]
fn a_tied_evening_belongs_to_nobody_and_counts_finished_games() {
    let open = played(&["Ann", "Ben"], DiceSource::Real, Seed(9), 3);
    let mut games = evenings();
    let open = Saved {
        session: open.into(),
        ..games[5].clone()
    };
    games.truncate(2);
    games.push(open);
    games[2].id = Id::new(games[1].changed);
    (games[2].created, games[2].changed) = (games[1].changed, games[1].changed);
    let list = listed(&games);
    assert!(list.told(0).1.ends_with("2 games"), "{:?}", list.told(0));

    let standing = |name: &str, wins| Standing {
        player: players(&[name]).remove(0),
        games: 2,
        wins,
        points: 0,
    };
    let tied = [standing("Ann", 1), standing("Cleo", 1), standing("Ben", 0)];
    assert_eq!(list_of::leaders(&tied).len(), 2);
    assert_eq!(list_of::colour_of(&tied), None);
    assert_eq!(list_of::colour_of(&tied[1..]), Some(tied[1].player.colour));
}

#[test]
fn games_are_found_by_player_title_and_date() {
    let mut list = listed(&games());
    for (wanted, expected) in [
        ("", &["Ann", "Cleo", "Zoë"][..]),
        ("ben", &["Ann", "Zoë"]),
        (" BEN  ann ", &["Ann"]),
        ("zoË", &["Zoë"]),
        ("autumn", &["Zoë"]),
        ("2026-11-19", &["Cleo"]),
        ("19 nov", &["Cleo"]),
        ("nobody", &[]),
    ] {
        assert_eq!(found(&mut list, wanted), expected, "{wanted}");
    }
}

/// A classic game of these players that began on this day and had so many turns.
fn classic(day: &str, names: &[&str], turns: usize) -> Saved {
    let session = board_after(names, DiceSource::Real, Seed(1), turns);
    let now: Timestamp = format!("{day}T12:00:00Z").parse().unwrap();
    Saved::new(session, now)
}

#[test]
fn games_of_both_kinds_are_listed_found_and_sorted() {
    let (_folder, store) = full();
    assert_eq!(store.known_games(), []);
    let mut helped = classic("2026-11-17", &["Dan", "Ben"], 1_000);
    helped.record.helps = [Help::TakenBack].into();
    let mut strict = classic("2026-11-22", &["Eve", "Ann"], 5);
    strict.record.options.strict = true;
    for saved in [helped, strict] {
        save_old(&store, &saved);
    }
    let games = store.games();
    assert_eq!(games.len(), 5);
    assert_eq!(store.known_games(), games, "the index knows both");
    assert_eq!(store.games(), games);
    let newest = games[0].content.as_ref().unwrap();
    assert!(
        matches!(&newest.course, Course::Classic { turns: 5, winner: None, columns, .. } if columns.len() == 2),
        "{newest:?}"
    );
    assert!(!newest.over && !newest.is_solo() && newest.strict);

    let mut list = Games::new(games, &People::default());
    assert_eq!(found(&mut list, "classic"), ["Eve", "Dan"]);
    assert_eq!(found(&mut list, "express ben"), ["Ann", "Zoë"]);
    assert_eq!(list.last().unwrap().1.players[0].name.as_str(), "Eve");
    list.find(String::new());
    list.sort(Order::Result);
    // Those with points first, then the board that is won, then what is not over.
    assert_eq!(shown(&list)[2..], ["Dan", "Eve", "Zoë"]);
}

#[test]
fn the_list_tells_where_a_game_stands() {
    let standing = |saved: &Saved| {
        let overview = Overview::of(saved);
        (list_of::kind(&overview), list_of::standing(&overview))
    };
    for (names, turns, expected) in [
        (&["Dan", "Ben"][..], 0, "Turn 1"),
        (&["Dan", "Ben"], 1, "Ben’s turn 2"),
        (&["Dan", "Ben"], 20, "Dan’s turn 21"),
        (&["Dan", "Ben"], 1_000, "Ben wins with 4 columns"),
        (&["Dan"], 1_000, "3 columns in 18 turns"),
    ] {
        let (kind, standing) = standing(&classic("2026-11-22", names, turns));
        assert_eq!((kind.as_str(), standing.as_str()), ("Classic", expected));
    }

    let mut session = real(&["Ann"]);
    let standing =
        |session: &Session| standing(&Saved::new(session.clone(), Timestamp::UNIX_EPOCH));
    let express = |words: &str| ("Express".to_owned(), words.to_owned());
    assert_eq!(standing(&session), express("Throw 1"));
    session.record(thrown(1, [1, 3, 4, 4, 6])).unwrap();
    assert_eq!(standing(&session), express("Throw 1"));
    session.record(chosen(1, 0, take([4, 8], 6))).unwrap();
    assert_eq!(standing(&session), express("Throw 2"));
}

#[test]
fn games_are_sorted_by_date_name_and_result() {
    let games = games();
    let mut list = listed(&games);
    list.sort(Order::Name);
    // The third one is called Autumn cup.
    assert_eq!(shown(&list), ["Ann", "Zoë", "Cleo"]);

    let best = |saved: &Saved| express(&saved.session).standings()[0].total;
    let over = if best(&games[0]) >= best(&games[1]) {
        ["Ann", "Cleo", "Zoë"]
    } else {
        ["Cleo", "Ann", "Zoë"]
    };
    list.sort(Order::Result);
    assert_eq!(shown(&list), over);
    // The one that is under way is the one to go on with, wherever it stands.
    assert_eq!(list.last().unwrap().0, &games[2].id);
    list.sort(Order::Date);
    assert_eq!(shown(&list), ["Ann", "Cleo", "Zoë"]);
}

#[test]
fn files_are_imported_once_and_each_is_reported() {
    let (folder, store) = full();
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    let write = |name: &str, text: &str| fs::write(elsewhere.join(name), text).unwrap();
    let new = game("2026-11-21", &["Dan"], 3);
    write("a-new.ron", &store::write(&new));
    write("b-again.ron", &store::write(&new));
    write("c-damaged.ron", "(format: 1");
    write("notes.txt", "no session");
    let ours: Vec<Id> = store.games().into_iter().map(|game| game.id).collect();
    let own = store.session_file(&ours[0]);
    fs::copy(&own, elsewhere.join("d-copy.ron")).unwrap();

    let now = Timestamp::now();
    let missing = elsewhere.join("nowhere.ron");
    let reports = store.import_all(&[elsewhere.clone(), own, missing], now);
    let results: Vec<_> = reports.iter().map(|report| &report.result).collect();
    let [
        Ok(Imported::New(id)),
        Ok(Imported::Here(again)),
        Err(ImportError::Load(damaged)),
        copy,
        own,
        Err(ImportError::Load(missing)),
    ] = results[..]
    else {
        panic!("{results:?}");
    };
    assert_eq!(again, id);
    assert_eq!(damaged.fault, LoadFault::NotASession);
    assert_eq!(copy, &Ok(Imported::Here(ours[0].clone())));
    assert_eq!(own, &Ok(Imported::Here(ours[0].clone())));
    assert_eq!(missing.fault, LoadFault::Missing);
    assert_eq!(store.load(id).unwrap().session, new.session);
    assert_eq!(store.games().len(), 4);
    assert!(reports[2].path.ends_with("c-damaged.ron"));
}

#[test]
fn a_file_that_is_opened_twice_is_one_game() {
    let (folder, store) = full();
    let path = folder.path().join("theirs.ron");
    fs::write(&path, store::write(&game("2026-11-21", &["Dan"], 3))).unwrap();
    let first = store.import(&path, Timestamp::now()).unwrap();
    store.save(&first).unwrap();
    assert_eq!(store.import(&path, Timestamp::now()), Ok(first.clone()));

    // Another game in a file of the same name is another game.
    let other = game("2026-11-21", &["Eve"], 3);
    let file = store.session_file(&first.id);
    let same_name = folder.path().join(file.file_name().unwrap());
    fs::write(&same_name, store::write(&other)).unwrap();
    let imported = store.import(&same_name, Timestamp::now()).unwrap();
    assert_ne!(imported.id, first.id);
    assert_eq!(imported.session, other.session);

    // Played on, it is another game than the one in the file.
    let mut played = first.clone();
    play(express_mut(&mut played.session), Seed(1), 1);
    store.save(&played).unwrap();
    assert_ne!(store.import(&path, Timestamp::now()).unwrap().id, first.id);
}

#[test]
fn an_exported_game_comes_back_and_replaces_nothing() {
    let (folder, store) = store();
    let saved = game("2026-11-20", &["Ann", "Ben"], 5);
    let path = folder.path().join("out/game.ron");
    // A folder that is not there was mistyped more likely than meant.
    let trouble =
        store::words_to(&path, &store::export(&saved, Export::Session), false).unwrap_err();
    assert_eq!(trouble.path, folder.path().join("out"));
    assert!(!trouble.path.exists() && !trouble.is_taken());
    fs::create_dir(&trouble.path).unwrap();
    store::words_to(&path, &store::export(&saved, Export::Session), false).unwrap();
    let imported = store.import(&path, saved.created).unwrap();
    assert_eq!(imported.session, saved.session);

    let trouble = store::words_to(&path, &text::message(&saved), false).unwrap_err();
    assert_eq!(trouble.path, path);
    assert_eq!(fs::read_to_string(&path).unwrap(), store::write(&saved));
    store::words_to(&path, &text::message(&saved), true).unwrap();
    let message = fs::read_to_string(&path).unwrap();
    assert_eq!(message, text::message(&saved));
}

#[test]
fn the_name_of_an_exported_file_suits_every_system_and_has_whole_names() {
    let mut saved = game("2026-11-20", &["Ann"], 1);
    saved.title = Title::new("a/b\\c:d*e?\"<f>|.").ok();
    let path = store::export_path(&saved, Export::Throws);
    assert_eq!(path.file_name().unwrap(), "2026-11-20 a-b-c-d-e---f--.csv");

    let name = |players: &[&str]| {
        let path = store::export_path(&game("2026-11-20", players, 1), Export::Session);
        path.file_name().unwrap().to_owned()
    };
    assert_eq!(name(&["Ann", "Ben Jr."]), "2026-11-20 Ann, Ben Jr.ron");
    let long = [
        "Bartholomew Wintergreen",
        "Wilhelmina Montgomery-M.",
        "Maximilian von Hohenberg",
        "Friederike Wolkenstein-B",
    ];
    let expected = "2026-11-20 Bartholomew Wintergreen, Wilhelmina Montgomery-M +2.ron";
    assert_eq!(name(&long), expected);
}

#[test]
fn a_message_tells_the_result() {
    let saved = game("2026-11-20", &["Ann", "Ben"], 100);
    let message = text::message(&saved);
    let throws = express(&saved.session).table().rounds().len();
    let standings = express(&saved.session).standings();
    let lines = standings.iter().map(|standing| {
        let name = &saved.session.players()[standing.seat].name;
        format!("{}. {name}: {}\n", standing.place, signed(standing.total))
    });
    let lines: String = lines.collect();
    let end = format!("Finished after {throws} throws.\nPlayed with real dice.\n");
    let expected = format!("Can’t Stop Express, 20 Nov 2026\n{lines}{end}");
    assert_eq!(message, expected);
}

#[test]
fn a_message_tells_by_which_code_others_get_the_same_dice() {
    let began: Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
    let message = |seed, penalty, assisted: bool| {
        let mut session = table(&["Ann"], penalty, DiceSource::App(seed));
        play(&mut session, seed, TO_THE_END);
        let mut saved = Saved::new(session, began);
        saved.record.helps.extend(assisted.then_some(Help::Hint));
        text::message(&saved)
    };
    let seed = Seed::from_code("4F7K-2QZ").unwrap();
    let told = message(seed, Penalty::OneFifty, true);
    assert!(told.contains("\nPenalty for an unfinished row: 150.\nSolo, finished after "));
    assert!(told.ends_with("\nPlayed with app dice, code 4F7K-2QZ.\nWith help: hints.\n"));

    let today = began.to_zoned(jiff::tz::TimeZone::system()).date();
    let seed = Seed::of_day(today.year(), today.month(), today.day());
    let told = message(seed, Penalty::TwoHundred, false);
    let dice = format!("\nPlayed with the dice of the day, code {}.\n", seed.code());
    assert!(told.ends_with(&dice));
    assert!(!told.contains("Penalty") && !told.contains("hints"));
}

#[test]
fn a_message_tells_who_has_won_the_board() {
    let saved = classic("2026-11-20", &["Ann", "Ben"], 1_000);
    let message = text::message(&saved);
    let Course::Classic {
        turns,
        columns,
        winner: Some(winner),
        ..
    } = Overview::of(&saved).course
    else {
        panic!("{message}");
    };
    let loser = winner.after(1, 2);
    let [name, other] = [winner, loser].map(|seat| ["Ann", "Ben"][seat]);
    let (most, count) = (columns[winner], columns[loser]);
    let things = if count == 1 { "column" } else { "columns" };
    let expected = format!(
        "Can’t Stop, 20 Nov 2026\n{name} has won.\n{name}: {most} columns\n{other}: {count} {things}\n\
         Finished after {turns} turns.\nPlayed with real dice.\n"
    );
    assert_eq!(message, expected);
}

#[test]
fn a_table_of_throws_ends_with_the_totals() {
    let saved = game("2026-11-20", &["Ann", "Ben"], 100);
    let text = store::export(&saved, Export::Throws);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let lines: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let table = express(&saved.session).table();
    for seat in Seat::all(2) {
        let is_of_seat = |line: &&csv::StringRecord| line[6] == seat.to_string();
        let of_seat: Vec<_> = lines.iter().filter(is_of_seat).collect();
        assert_eq!(of_seat.len(), table.out_at(seat).unwrap().get());
        let total = express(&saved.session).score(seat).total().to_string();
        assert_eq!(&of_seat.last().unwrap()[11], total);
    }
    let first = &lines[0];
    let dice: Vec<String> = (1..6).map(|place| first[place].to_owned()).collect();
    assert_eq!(dice.join("-"), table.rounds()[0].throw().to_string());
}
