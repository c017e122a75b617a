//! The classic board on phones.

use fifth_die::app::theme::Theme;
use fifth_die::rules::classic::Phase;
use fifth_die::session::classic::Event;
use fifth_die::session::{AnySession, Classic, Colour, Session};
use fifth_die::store::Store;

use super::phone::{Served, heading, values};

fn session(store: &Store) -> Session<Classic> {
    let games = store.games();
    match store.load(&games[0].id).unwrap().session {
        AnySession::Classic(session) => session,
        AnySession::Express(_) => panic!("the board was played"),
    }
}

#[test]
fn a_game_of_three_is_played_to_its_end_and_only_by_whose_turn_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "--classic",
        "--players",
        "Ann,Ben,Cleo",
        "--dice",
        "app",
        "--seed",
        "7",
    ];
    let served = Served::new(folder.path(), &arguments);
    let store = Store::open(Some(folder.path())).unwrap();
    let mut phones = [1, 2, 3].map(|seat| served.joined(seat));
    phones[2].done(3, "do=roll");
    let mut acts = 0;
    loop {
        let session = session(&store);
        let table = session.table();
        let turn = table.position().turn();
        let (seat, other) = (turn.number(), turn.after(1, 3).number());
        let page = phones[turn].pad(seat);
        let name = session.players()[turn].name.as_str();
        let foreign = phones[other - 1].pad(other);
        assert!(values(&foreign, "play").is_empty(), "the others watch");
        let act = match table.phase() {
            Phase::Over { winner } => {
                assert_eq!(
                    heading(&page),
                    format!("{} wins", session.players()[winner].name)
                );
                assert!(!page.contains("stops and"), "the result says it: {page}");
                // A column shows whose it is, by name, shape and colour.
                let colour = format!("{:?}", session.players()[winner].colour).to_lowercase();
                let won = format!("won by {}</span>", session.players()[winner].name);
                let columns: Vec<&str> = page.split("<td>").collect();
                let columns = columns.iter().filter(|column| column.contains(&won));
                let mut count = 0;
                for column in columns {
                    assert!(
                        column.contains(&format!("class=\"won {colour}\"")),
                        "{column}"
                    );
                    assert!(column.contains(&format!("sign {colour}")), "{column}");
                    count += 1;
                }
                assert_eq!(count, table.position().columns_won(winner));
                break;
            }
            Phase::Play(_) => format!("play={}", values(&page, "play")[0]),
            // Steady enough for an end: three rolls a turn.
            Phase::Roll {
                may_stop: true,
                number,
                ..
            } if number.get() % 3 == 0 => "do=stop".to_owned(),
            Phase::Roll { .. } => "do=roll".to_owned(),
            phase => panic!("{phase:?}"),
        };
        assert_eq!(heading(&page), format!("Turn {}: {name}", table.turn()));
        if acts < 12 {
            let refused = phones[other - 1].act(other, &act).status;
            assert!([409, 422].contains(&refused), "{act}: {refused}");
            assert_eq!(self::session(&store).log(), session.log());
        }
        phones[turn].done(seat, &act);
        acts += 1;
        assert!(acts < 2000, "it ends");
    }
}

#[test]
fn every_play_of_a_page_is_the_one_that_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = Served::new(folder.path(), &["--classic", "--players", "Ann"]);
    let store = Store::open(Some(folder.path())).unwrap();
    let mut ann = served.joined(1);
    let mut sizes = Vec::new();
    // The second roll finds one runner left, for one of its two sums.
    for (dice, play) in [("1346", "4-10"), ("1436", "5")] {
        ann.done(1, &format!("dice={dice}"));
        let offered = values(&ann.pad(1), "play");
        assert!(offered.iter().any(|other| other == play), "{offered:?}");
        for written in &offered {
            ann.done(1, &format!("play={written}"));
            let session = session(&store);
            let Some(Event::Play { play, .. }) = session.log().done().last() else {
                panic!("no play");
            };
            let columns: Vec<String> = play.columns().map(|column| column.to_string()).collect();
            assert_eq!(columns.join("-"), *written);
            sizes.push(columns.len());
            // So much is not taken back in a row but at a table that has just begun.
            served.kill();
            served = Served::new(folder.path(), &[]);
            ann.done(1, "do=back");
        }
        ann.done(1, &format!("play={play}"));
    }
    assert!(sizes.contains(&1) && sizes.contains(&2));
}

#[test]
fn real_dice_are_typed_by_whose_turn_it_is_and_corrected_by_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--classic", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ben.done(2, "dice=66");
    assert_eq!(ben.act(2, "dice=666").status, 409, "two dice are asked");
    ben.done(2, "dice=12");
    assert_eq!(heading(&ben.pad(2)), "Turn 1: Ann");
    assert_eq!(ben.act(2, "dice=1346").status, 409);
    ann.done(1, "dice=1346");
    assert!(ben.pad(2).contains("Dice: 1, 3, 4, 6"));
    ben.done(2, "correct=3344");
    assert!(values(&ann.pad(1), "play").contains(&"7-7".to_owned()));
    ann.done(1, "play=7-7");
    ann.done(1, "do=back");
    ann.done(1, "play=7-7");
    ann.done(1, "do=stop");
    let page = ben.pad(2);
    assert_eq!(heading(&page), "Turn 2: Ben");
    assert!(page.contains("Ann stops and keeps 2 spaces."), "{page}");
    assert!(page.contains("Ann 2, of 13"));
}

#[test]
fn players_of_the_same_initial_differ_on_the_board_by_their_signs() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--classic", "--players", "Ann,Abe"]);
    let mut phones = [1, 2].map(|seat| served.joined(seat));
    let mut done = |seat: usize, act: &str| phones[seat - 1].done(seat, act);
    done(1, "dice=66");
    done(2, "dice=12");
    // Both of them take a square on the same space of the 7.
    for seat in [1, 2] {
        done(seat, "dice=3434");
        done(seat, "play=7-7");
        done(seat, "do=stop");
    }
    let page = phones[0].pad(1);
    let (_, column) = page.split_once("Ann 2, Abe 2, of 13").expect(&page);
    let (column, _) = column.split_once("</tr>").unwrap();
    assert!(
        column.contains("sign blue") && column.contains("sign orange"),
        "{column}"
    );
    // The table of the players tells which sign is whose.
    let (_, players) = page.split_once("<section id=\"players\"").unwrap();
    for (sign, name) in [("sign blue", "Ann"), ("sign orange", "Abe")] {
        let (_, behind) = players.split_once(sign).unwrap();
        assert!(
            behind.split_once("</svg>").unwrap().1.starts_with(name),
            "{behind}"
        );
    }
}

#[test]
fn signs_have_the_colours_that_they_have_in_the_window() {
    let style = include_str!("../../../assets/web/style.css");
    for theme in [
        Theme::LIGHT,
        Theme::DARK,
        Theme::BLACK_ON_WHITE,
        Theme::WHITE_ON_BLACK,
    ] {
        for colour in Colour::ALL {
            let [red, green, blue, _] = theme.player(colour).into_rgba8();
            let name = format!("{colour:?}").to_lowercase();
            let line = format!("--{name}: #{red:02x}{green:02x}{blue:02x};");
            assert!(style.contains(&line), "{line}");
        }
    }
}

#[test]
fn dice_that_bust_stay_in_sight_and_are_corrected_until_the_next_roll() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--classic", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    assert!(ann.pad(1).contains("Your turn"));
    assert!(!ben.pad(2).contains("Your turn"));
    ben.done(2, "dice=66");
    assert!(ben.pad(2).contains("Ann has rolled 12 with "));
    ben.done(2, "dice=12");
    for (dice, play) in [("1111", "2"), ("6666", "12"), ("1122", "3-3")] {
        ann.done(1, &format!("dice={dice}"));
        let page = ann.pad(1);
        let plays = values(&page, "play");
        assert!(
            plays.iter().any(|offered| offered.starts_with(play)),
            "{plays:?}"
        );
        let play = plays.into_iter().find(|offered| offered.starts_with(play));
        ann.done(1, &format!("play={}", play.unwrap()));
    }
    // Runners in 2, 3 and 12: nothing can be played.
    ann.done(1, "dice=3344");
    for page in [ann.pad(1), ben.pad(2), ann.get("room").body] {
        assert_eq!(heading(&page), "Turn 2: Ben");
        assert!(page.contains("Ann busts and loses"), "{page}");
        assert!(page.contains("Dice: 3, 3, 4, 4"), "{page}");
        assert!(page.contains("Ann has rolled these."), "{page}");
    }
    assert!(ann.pad(1).contains("These dice are wrong"));
    ben.done(2, "correct=1344");
    assert_eq!(
        heading(&ann.pad(1)),
        "Turn 2: Ben",
        "no 1 helps: it busts still"
    );
    ann.done(1, "correct=1112");
    let page = ben.pad(2);
    assert_eq!(heading(&page), "Turn 1: Ann");
    assert!(page.contains("Ann has corrected the dice."), "{page}");
    let play = values(&ann.pad(1), "play").remove(0);
    ann.done(1, &format!("play={play}"));
    // After a play the player takes it back first, and once others have rolled it is too late.
    assert_eq!(ann.act(1, "correct=1344").status, 409);
    ann.done(1, "do=stop");
    assert_eq!(ben.act(2, "correct=1344").status, 409);
}
