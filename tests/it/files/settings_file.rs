//! What was set and what is remembered comes back, and one wrong setting costs no other.

use std::fs;
use std::path::Path;

use fifth_die::language::Language;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Columns, Placement, Setting, Sharing};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, Classic, Colour, DiceSource, Session, Setup};
use fifth_die::store::{
    AtZero, DiceKind, Export, GameKind, Id, LastTable, Pace, Settings, TableOptions, ThemeChoice,
    Timer, Window, export,
};

use crate::fixtures::{board, record, retired, secret_house, started};
use crate::play::{classic, player};
use crate::store::{now, store};

fn anns_last() -> LastTable {
    LastTable {
        players: vec![player("Ann", Colour::Blue)],
        game: GameKind::Express,
        penalty: Penalty::OneHundred,
        setting: Setting::default(),
        dice: DiceKind::App,
        house: TableOptions::default(),
        first: None,
    }
}

const WINDOW: Window = Window {
    width: 1300,
    height: 860,
    corner: Some((-20, 40)),
    is_maximised: true,
};

#[test]
fn settings_come_back() {
    let (_folder, store) = store();
    assert_eq!(store.settings(), Settings::default());
    let settings = Settings {
        language: Some(Language::MadeUp),
        theme: ThemeChoice::Dark,
        text_size: 150,
        tumble: false,
        all_pads: true,
        pace: Pace::Calm,
        show_odds: true,
        show_risk: false,
        usual_penalty: Penalty::OneFifty,
        usual_dice: DiceKind::Real,
        repeats_last: false,
        asks: false,
        window: Some(WINDOW),
        open_game: Some(Id::new(now())),
        phones: Some(Id::new(now())),
        last_table: Some(anns_last()),
        last_alone: Some(LastTable {
            players: vec![player("Ben", Colour::Orange)],
            game: GameKind::Classic,
            penalty: Penalty::OneFifty,
            ..anns_last()
        }),
    };
    store.save_settings(&settings).unwrap();
    assert_eq!(store.settings(), settings);
}

#[test]
fn a_classic_table_comes_back() {
    let (_folder, store) = store();
    let table = LastTable {
        players: vec![player("Ann", Colour::Blue), player("Ben", Colour::Orange)],
        game: GameKind::Classic,
        penalty: Penalty::OneFifty,
        setting: Setting {
            columns: Columns::Five,
            sharing: Sharing::Jump,
            placement: Placement::Most,
        },
        dice: DiceKind::Real,
        house: secret_house(Timer::new(45, AtZero::Coach)),
        first: None,
    };
    let settings = Settings {
        last_table: Some(table.clone()),
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    assert_eq!(store.settings(), settings);
    let text = fs::read_to_string(store.settings_file()).unwrap();

    // Four players cannot play for five columns, but they can play Express.
    let players = "(name: \"Cleo\", colour: Green), (name: \"Dan\", colour: Sky)";
    let four = text.replace("Orange)", &format!("Orange), {players}"));
    for (written, is_table) in [
        (four.replace("game: Classic", "game: Express"), true),
        (four, false),
        (text.replace("columns: 5", "columns: 2"), false),
        (text.replace("Jump", "Leap"), false),
    ] {
        fs::write(store.settings_file(), &written).unwrap();
        assert_eq!(store.settings().last_table.is_some(), is_table, "{written}");
    }

    // As it was written before there was a classic board.
    let old =
        "(last_table: Some((players: [(name: \"Ann\", colour: Blue)], penalty: 150, dice: App)))";
    fs::write(store.settings_file(), old).unwrap();
    let expected = LastTable {
        penalty: Penalty::OneFifty,
        ..anns_last()
    };
    assert_eq!(store.settings().last_table, Some(expected));

    // A table that changes games keeps what it agreed on for the other one.
    let express = Setup::new(table.players.clone(), Penalty::OneHundred, DiceSource::Real).unwrap();
    let express = Session::new(express).into();
    let changed = LastTable::of(&express, table.house, Some(&table));
    assert_eq!(changed.game, GameKind::Express);
    assert_eq!(changed.setting, table.setting);
    let classic = Setup::new(table.players.clone(), table.setting, DiceSource::Real).unwrap();
    let classic = Session::new(classic).into();
    let back = LastTable::of(&classic, table.house, Some(&table));
    assert_eq!(back, table);
    let fresh = LastTable::of(&classic, TableOptions::default(), None);
    assert_eq!(fresh.penalty, Penalty::default());
}

#[test]
fn the_next_in_turn_starts_the_next_game_on_the_board() {
    let (_folder, store) = store();
    let rolled = [started(1, [1, 2]), started(2, [6, 6]), started(3, [1, 2])];
    let mut session: AnySession = board(3, Setting::default(), rolled).into();
    let mut next = || {
        let table = LastTable::of(&session, TableOptions::default(), None);
        let saved = table.begin(None, now()).unwrap();
        store.save(&saved).unwrap();
        let saved = store.load(&saved.id).unwrap();
        session = saved.session.clone();
        let first = classic(&session).table().first();
        (first.map(Seat::number), saved)
    };
    let starts: Vec<_> = [(); 4].map(|()| next().0).into();
    assert_eq!(starts, [Some(3), Some(1), Some(2), Some(3)]);
    let (_, saved) = next();
    let text = export(&saved, Export::Session).replace("first: Some(1)", "first: Some(4)");
    let wrong = store.session_file(&Id::new(now()));
    fs::write(&wrong, text).unwrap();
    let told = store
        .load(&Id::of(&wrong).unwrap())
        .unwrap_err()
        .to_string();
    assert!(told.contains("the players are 1 to 3"), "{told}");

    // Who has left is passed over, and one alone rolls for nothing.
    let rolled = [started(1, [6, 6]), started(2, [1, 2]), started(3, [1, 2])];
    let mut session = board(3, Setting::default(), rolled);
    record(&mut session, retired(1));
    let next = |session: &Session<Classic>| {
        LastTable::of(&session.clone().into(), TableOptions::default(), None).first
    };
    assert_eq!(next(&session), Some(Seat::new(1)));
    record(&mut session, retired(2));
    assert_eq!(next(&session), None);
}

#[test]
fn wrong_settings_cost_no_others() {
    let (_folder, store) = store();
    let path = store.settings_file();
    let kept = Settings {
        theme: ThemeChoice::Dark,
        text_size: 150,
        tumble: false,
        all_pads: true,
        pace: Pace::Calm,
        usual_dice: DiceKind::Real,
        window: Some(WINDOW),
        open_game: Id::of(Path::new("game.ron")),
        phones: Id::of(Path::new("phones.ron")),
        last_table: Some(anns_last()),
        ..Settings::default()
    };
    store.save_settings(&kept).unwrap();
    let text = fs::read_to_string(path).unwrap();

    // What a wrong setting costs: itself, or of the window its corner.
    let default = Settings::default();
    type Cost<'a> = &'a dyn Fn(&mut Settings);
    let nothing: Cost = &|_| {};
    let theme: Cost = &|settings| settings.theme = default.theme;
    let size: Cost = &|settings| settings.text_size = default.text_size;
    let tumble: Cost = &|settings| settings.tumble = default.tumble;
    let table: Cost = &|settings| settings.last_table = None;
    let game: Cost = &|settings| settings.open_game = None;
    let place: Cost = &|settings| settings.window = None;
    let with_corner = |corner| Some(Window { corner, ..WINDOW });
    let corner: Cost = &|settings| settings.window = with_corner(None);
    // There may be a monitor above.
    let above: Cost = &|settings| settings.window = with_corner(Some((-20, -1080)));
    for (from, to, cost) in [
        ("Dark", "Pink", theme),
        ("Dark", "(1, [\"x\"], {})", theme),
        ("Dark,", "Dark // as always\n,", nothing),
        ("    theme: Dark,\n", "", theme),
        ("150", "155", size),
        ("150", "70", size),
        ("150", "210", size),
        ("150", "-150", size),
        ("150", "1e99", size),
        ("150", "Some(150)", size),
        ("tumble: false", "tumble: 0", tumble),
        ("100", "101", table),
        ("\"Ann\"", "\" \"", table),
        ("Blue", "Pink", table),
        ("App", "Glass", table),
        ("[(name: \"Ann\", colour: Blue)]", "[]", table),
        ("Some(\"game\")", "7", game),
        ("usual_penalty: 200", "usual_penalty: 201", nothing),
        ("usual_dice: Real", "usual_dice: Glass", nothing),
        ("repeats_last: true", "repeats_last: 1", nothing),
        ("asks: true", "asks: Some(true)", nothing),
        ("1300", "799", place),
        ("860", "99999", place),
        ("860", "-860", place),
        ("is_maximised: true", "is_maximised: 7", place),
        ("(-20, 40)", "(-99999, 40)", corner),
        ("(-20, 40)", "(-2147483648, 40)", corner),
        ("(-20, 40)", "(20, -99999)", corner),
        ("(-20, 40)", "(-20, -1080)", above),
        (
            "    theme",
            "    future: [(a: Some(B))],\n    theme",
            nothing,
        ),
    ] {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        fs::write(path, text.replace(from, to)).unwrap();
        let mut expected = kept.clone();
        cost(&mut expected);
        assert_eq!(store.settings(), expected, "{to}");
    }
}

#[test]
fn settings_that_are_none_are_kept_aside() {
    for garbage in [
        &b"\xff\xfe"[..],
        b"",
        b"((((",
        b"Some text",
        b"(theme: Pink)",
    ] {
        let (folder, store) = store();
        fs::write(store.settings_file(), garbage).unwrap();
        assert_eq!(store.settings(), Settings::default());
        store.save_settings(&Settings::default()).unwrap();
        let aside = fs::read(folder.path().join("settings-1.ron")).unwrap();
        assert_eq!(aside, garbage);
        // What was saved is understood, so nothing more is put aside.
        store.save_settings(&Settings::default()).unwrap();
        assert!(!folder.path().join("settings-2.ron").exists());
    }
}
