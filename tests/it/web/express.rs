//! Express on phones: joining, a whole game, what is secret, what is late or doubled, coming back, and a slow or full disk.

use fifth_die::session::{Event, Session};
use fifth_die::store::{Phones, Store};
use fifth_die::text::signed;
#[cfg(unix)]
use rustix::process::Signal;
use std::fs;

use super::phone::{Phone, Served, THREE, TWO, encoded, heading, revision, values};
use crate::binary::run;
use crate::play;

const SECRET: &str = "--express --secret --players Ann,Ben,Cleo";

fn session(served: &Served) -> Session {
    play::express(&served.game().session).clone()
}

#[test]
fn a_secret_game_of_three_is_played_to_its_end_by_phones_alone() {
    let served = Served::new(SECRET);
    let mut phones = served.phones::<3>();
    let mut room = served.phone();
    let mut throws = 0;
    // Dice that name three values and then fill one track end the game soon.
    let dice = ["12345", "11223", "11322", "11234"];
    while !heading(&room.get("room").body).starts_with("The game is over") {
        let phone = &mut phones[throws % 3];
        assert_eq!(heading(&phone.pad()), format!("Throw {}", throws + 1));
        phone.done(&format!("dice={}", dice[throws % 4]));
        throws += 1;
        for (index, phone) in phones.iter_mut().enumerate() {
            let page = phone.pad();
            let choices = values(&page, "choose");
            if choices.is_empty() {
                assert!(page.contains("You’re out"), "{page}");
            } else {
                phone.done(&format!("choose={}", choices[index % choices.len()]));
            }
        }
        assert!(throws < 60, "it ends");
    }
    let session = session(&served);
    assert!(session.is_over());
    assert_eq!(session.table().rounds().len(), throws);
    let page = phones[0].reviewed();
    for standing in session.standings() {
        let total = signed(standing.total);
        assert!(page.contains(&total), "{total} in {page}");
    }
    // In a group a choice costs chances to win.
    assert!(
        page.contains("Costliest choices") && page.contains("%</td>"),
        "{page}"
    );
    for phone in &mut phones {
        let page = phone.pad();
        let (_, told) = page.split_once("The best choices average ").unwrap();
        let (told, _) = told.split_once("</p>").unwrap();
        let figures = told.replace('−', "-");
        let figures = figures
            .split(' ')
            .map(|word| word.trim_end_matches([',', '.']));
        let figures: Vec<i32> = figures.filter_map(|word| word.parse().ok()).collect();
        assert_eq!(figures[..3].iter().sum::<i32>(), figures[3], "{told}");
    }
    // Three seats, every throw, every choice: nothing is there twice.
    assert_eq!(session.log().events(), session.log().done());
}

#[test]
fn what_one_chooses_in_secret_is_not_sent_to_others() {
    let served = Served::new(SECRET);
    let [mut ann, mut ben, mut cleo] = served.phones();
    let watcher = served.phone();
    ann.done("dice=13446");
    ben.done("choose=4-8-6");
    let seen = ["4-10-4", "7-7-4", "5-9-4"].map(|choice| {
        ann.done(&format!("choose={choice}"));
        [ben.main("seat/2"), watcher.main("room")]
    });
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[1], seen[2]);
    assert!(seen[0][1].contains("has chosen"));
    // Who may see it does.
    assert!(ann.main("seat/1").contains("5 + 9, fifth 4"));
    cleo.done("choose=4-10-4");
    assert!(watcher.main("room").contains("5 + 9, fifth 4"));
    // Nobody changes a choice on a phone once it is revealed.
    let held = served.events();
    for phone in [&mut ann, &mut ben, &mut cleo] {
        for act in ["choose=5-9-4", "do=back"] {
            assert_eq!(phone.act(act).status, 409, "{act}");
        }
        assert!(values(&phone.pad(), "choose").is_empty());
    }
    assert_eq!(served.events(), held);
    // The dice may have been read wrong all the same; then all choose again.
    cleo.done("correct=13445");
    assert!(cleo.pad().contains("Throw 1"));
}

#[test]
fn a_repeated_post_is_one_choice() {
    let served = Served::new(THREE);
    let mut ann = served.joined(1);
    ann.done("dice=13446");
    let asked = encoded(&revision(&ann.pad()));
    let body = |id: &str, choice: &str| format!("id={id}&revision={asked}&choose={choice}");
    let (first, second) = (body("one", "4-10-4"), body("two", "7-7-4"));
    for sent in [&first, &second, &first, &first, &second, &first] {
        assert_eq!(ann.post("seat/1", sent).status, 303);
    }
    assert!(ann.pad().contains("You chose 7 + 7, fifth 4."));
    assert_eq!(served.events(), 3, "a throw and two choices");
}

#[test]
fn an_input_that_is_late_or_illegal_changes_nothing_and_tells_what_holds() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    let asked = revision(&ann.pad());
    let illegal = ann.act("choose=5-7-4");
    assert_eq!(illegal.status, 422, "{}", illegal.body);
    assert!(illegal.body.contains("isn’t legal"));
    assert_eq!(ann.act("play=7").status, 409);
    // The dice of the next throw do not come before all have chosen.
    assert_eq!(ann.act("dice=11111").status, 409);
    ann.done("choose=4-10-4");
    ben.done("choose=4-10-4");
    let before = revision(&ben.pad());
    ann.done("dice=11235");
    let held = served.events();
    for act in ["choose=7-7-4", "do=back", "dice=66666", "correct=66666"] {
        for phone in [&mut ann, &mut ben] {
            for asked in [&asked, &before, "", "9:1"] {
                let late = phone.act_at(asked, act);
                assert_eq!(late.status, 409, "{act} {asked}");
                assert_eq!(heading(&late.body), "Throw 2");
                assert!(late.body.contains("Dice: 1, 1, 2, 3, 5"));
            }
        }
    }
    assert_eq!(served.events(), held);
}

/// The last choice of a game, as a form has it.
#[track_caller]
fn last_choice(served: &Served) -> String {
    let session = session(served);
    let Some(Event::Choice { choice, .. }) = session.log().done().last() else {
        panic!("no choice");
    };
    let [low, high] = choice.pairs.sums();
    let fifth = choice.fifth.map(|die| die.to_string());
    let fifth = fifth.as_deref().unwrap_or("free");
    format!("{low}-{high}-{fifth}")
}

#[test]
fn every_choice_of_a_page_is_the_one_that_is_made() {
    let served = Served::new(TWO);
    let [mut ann, mut ben] = served.phones();
    let mut are_free = Vec::new();
    // Three values are named, and the last throw has none of them. Dice are typed with or without something between them.
    for (dice, choice) in [
        ("11114", "2-2-4"),
        ("1-1-1-1-5", "2-2-5"),
        ("1, 1, 1, 1, 6", "2-2-6"),
        (" 11233 ", "2-5-free"),
    ] {
        ann.done(&format!("dice={dice}"));
        let offered = values(&ann.pad(), "choose");
        assert!(offered.iter().any(|other| other == choice), "{offered:?}");
        for choice in &offered {
            ann.done(&format!("choose={choice}"));
            assert_eq!(last_choice(&served), *choice);
            are_free.push(choice.ends_with("-free"));
        }
        ann.done(&format!("choose={choice}"));
        ben.done(&format!("choose={choice}"));
    }
    assert!(are_free.contains(&true) && are_free.contains(&false));
}

#[test]
fn what_no_page_offers_is_not_understood() {
    let served = Served::new(TWO);
    let mut ann = served.joined(1);
    ann.done("dice=13446");
    let asked = revision(&ann.pad());
    for act in [
        "",
        "do=",
        "do=win",
        "choose=4-10",
        "choose=4-10-7",
        "choose=4-13-4",
        "choose=99-1-4",
        "choose=4-10-4-4",
        "choose=-4-10-4",
        "choose=18446744073709551616-1-1",
        "play=",
        "play=13",
        "play=6-8-9",
        "dice=1",
        "dice=123456",
        "dice=1344七",
        "dice=13470",
        "dice=%00%00%00%00%00",
    ] {
        assert_eq!(ann.act_at(&asked, act).status, 400, "{act}");
    }
    let asked = encoded(&asked);
    let long = "x".repeat(65);
    for body in [
        format!("choose=4-10-4&revision={asked}"),
        format!("choose=4-10-4&revision={asked}&id="),
        format!("choose=4-10-4&revision={asked}&id={long}"),
        "choose=4-10-4&id=x".to_owned(),
        "%FF%FE%%%=&&&".to_owned(),
    ] {
        assert_eq!(ann.post("seat/1", &body).status, 400, "{body}");
    }
    assert_eq!(served.events(), 1, "the throw alone");
    // All of it would have been done with what it lacks.
    let whole = format!("choose=4-10-4&revision={asked}&id=x");
    assert_eq!(ann.post("seat/1", &whole).status, 303);
}

#[test]
fn the_last_throw_stays_with_what_all_have_chosen_until_the_next_dice() {
    let served = Served::new("--express --secret --players Ann,Ben");
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    let last = "You’re last. Your tap is final and reveals everyone’s choices.";
    let page = ann.pad();
    assert!(page.contains("Your turn"), "{page}");
    assert!(!page.contains(last) && !ben.pad().contains(last));
    ann.done("choose=4-10-4");
    let page = ann.pad();
    assert!(page.contains("Until everyone has chosen, you can change it: tap another."));
    assert!(!page.contains("Your turn"));
    assert!(ben.pad().contains(last));
    ben.done("choose=4-8-6");
    let room = ann.get("room").body;
    for (page, part) in [
        (ann.pad(), "revealed"),
        (ben.pad(), "revealed"),
        (room.clone(), "cards"),
    ] {
        let (_, revealed) = page
            .split_once(&format!("id=\"{part}\""))
            .expect("the last throw");
        for words in ["Ann", "4 + 10, fifth 4", "Ben", "4 + 8, fifth 6", "−400"] {
            assert!(revealed.contains(words), "{words} in {revealed}");
        }
        for words in [
            "Throw 1",
            "Dice: 1, 3, 4, 4, 6",
            "Ann and Ben share the lead.",
        ] {
            assert!(page.contains(words), "{words} in {page}");
        }
    }
    let (_, pad) = room.split_once("id=\"pad-of-1\"").unwrap();
    let total = "><p class=\"total\">Total <strong>−400";
    assert!(pad.starts_with(total), "{pad}");
    let (pad, _) = pad.split_once("id=\"pad-of-2\"").unwrap();
    let new = pad.matches("1 of them new").count();
    assert_eq!(new, 3, "two rows and a fifth die");
    ben.done("dice=11235");
    let page = ann.pad();
    assert!(!page.contains("id=\"revealed\""));
    let (_, history) = page.split_once("id=\"history\"").unwrap();
    assert!(
        history.contains("4 + 8, fifth 6"),
        "one tap away: {history}"
    );
}

#[test]
fn names_are_text_and_pages_need_nothing_inline() {
    let served = Served::new("--express --players Ann<b>&\"x\",Ben --dice app --seed 4F7K2QZ");
    let mut ann = served.phone();
    let seats = ann.get("seats").body;
    let name = "Ann&lt;b&gt;&amp;&quot;x&quot;</span> ";
    assert!(seats.contains(name) && !seats.contains("<b>"), "{seats}");
    ann.join(1);
    let page = ann.pad();
    assert_eq!(heading(&page), "Throw 1");
    assert!(page.contains(">Roll</button>"));
    ann.done("do=roll");
    let page = ann.pad();
    assert!(!values(&page, "choose").is_empty());
    for part in ["<style", " style=", "onclick"] {
        assert!(!page.contains(part), "{part} in {page}");
    }
}

#[test]
fn a_seat_is_held_by_one_phone_and_a_phone_may_hold_two() {
    let served = Served::new(THREE);
    let mut ann = served.joined(1);
    let mut other = served.phone();
    let refused = other.join(1);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("Ann plays on another phone"));
    assert!(other.cookies.is_empty());
    // Who has it gets it again, and a second one besides, but no third.
    for seat in [1, 3, 3] {
        assert_eq!(ann.join(seat).status, 303);
    }
    let refused = ann.join(2);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("This phone already has two seats."));
    for (seat, act) in [(3, "dice=13446"), (1, "choose=4-10-4"), (3, "choose=7-7-4")] {
        ann.seat = seat;
        ann.done(act);
    }
    // Whose answer to joining was lost sends the same form again.
    let again = "seat=2&id=the-same-form";
    assert_eq!(other.post("join", again).status, 303);
    let token = other.cookies["phone"].clone();
    other.cookies.clear();
    assert_eq!(other.post("join", again).status, 303);
    assert_eq!(other.cookies["phone"], token);
    // No such seat, and no form.
    for body in [
        "seat=4&id=x",
        "seat=0&id=x",
        "seat=&id=x",
        "seat=1",
        "",
        "%ff",
    ] {
        assert_eq!(other.post("join", body).status, 400, "{body}");
    }
    let mut watcher = served.phone();
    assert_eq!(watcher.get("room").status, 200);
    let leads_to = |phone: &mut Phone| phone.get("").header("location").map(str::to_owned);
    let base = watcher.base.clone();
    assert_eq!(leads_to(&mut watcher), Some(format!("{base}seats")));
    assert_eq!(leads_to(&mut ann), Some(format!("{base}seat/1")));
}

#[test]
fn a_seat_is_given_up_by_its_phone_for_another_one() {
    let served = Served::new(THREE);
    let mut wrong = served.joined(3);
    let mut events = served.joined(1).listen("seat/1/events");
    events.next();
    wrong.join(2);
    let page = wrong.get("seats").body;
    assert!(page.contains("Give up Cleo’s seat"), "{page}");
    let left = wrong.post("join", "leave=3&id=leaves");
    assert_eq!(left.status, 303, "{}", left.body);
    let told = "Cleo’s seat is free for another phone.";
    assert!(events.next().contains(told));
    assert_eq!(wrong.get("seat/3").status, 303);
    assert_eq!(wrong.get("seat/2").status, 200, "the other seat stays");
    let mut cleo = served.joined(3);
    assert!(!events.next().contains(told), "it is taken");
    assert!(!cleo.pad().contains(told));
    // What left is sent again, and changes nothing.
    assert_eq!(wrong.post("join", "leave=3&id=leaves").status, 403);
    let _served = served.again("");
    assert_eq!(cleo.get("seat/3").status, 200);
    assert_eq!(wrong.get("seat/3").status, 303);
}

#[test]
fn a_table_that_is_killed_goes_on_with_the_same_address_and_seats() {
    let served = Served::new(THREE);
    let [mut ann, mut ben] = served.phones();
    ann.done("dice=13446");
    let asked = revision(&ann.pad());
    ann.done("choose=4-10-4");
    let address = served.address.clone();

    // Without a game it goes on with the last one, as with its file.
    let served = served.again("");
    assert_eq!(served.address, address);
    assert!(ann.pad().contains("You chose 4 + 10, fifth 4."));
    // What was sent again because nobody had answered is the same choice still.
    assert_eq!(ann.act_at(&asked, "choose=4-10-4").status, 303);
    assert_eq!(served.events(), 2);
    ben.done("choose=4-8-6");
    assert_eq!(served.phone().join(2).status, 403);

    // A secret that no address can hold is replaced.
    let store = Store::open(Some(served.folder.path())).unwrap();
    let kept = store.phones().unwrap();
    let secret = "/".repeat(kept.secret.len());
    store.save_phones(&Phones { secret, ..kept }).unwrap();
    let served = served.again("");
    assert_ne!(served.address, address);
    let address = served.address.clone();
    assert_eq!(served.phone().get("seats").status, 200);

    // Another table has another address, at the same port.
    let served = served.again("--express --players Dora,Emil");
    let port = |address: &str| address.split(['/', ':']).nth(4).map(str::to_owned);
    assert_ne!(served.address, address);
    assert_eq!(port(&served.address), port(&address));
    assert_eq!(ann.get("seat/1").status, 404);
}

/// Whether hangups are ignored here, as `nohup` has it; every program that the tests start then ignores them too.
#[cfg(unix)]
fn ignores_hangups() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|set| u64::from_str_radix(set.trim(), 16).ok());
    ignored.is_some_and(|set| set & 1 == 1)
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_with_everything_saved() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        if signal == Signal::HUP && ignores_hangups() {
            continue;
        }
        let mut served = Served::new(THREE);
        served.joined(1).done("dice=13446");
        served.signal(signal);
        assert_eq!(served.wait(), Some(0), "{signal:?}");
        assert_eq!(served.events(), 1);
    }
}

#[test]
fn a_table_that_cannot_be_is_refused_before_anybody_is_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let both = "cannot be used with";
    for (arguments, code, why) in [
        ("saves/no-such-file.ron", 1, "no-such-file.ron"),
        ("--express --players Ann,ann", 1, "the same name"),
        ("--classic --players A,B,C,D,E", 1, "at most 4 players"),
        ("--express --seed 4F7K2QZ", 2, "--players"),
        ("--players Ann", 2, "--express"),
        ("--express --classic --players Ann", 2, both),
        ("--classic --players Ann --secret", 2, both),
        ("--express --players Ann,", 2, "needs a name"),
        ("--express --players Ann --seed U!", 2, "a code has letters"),
        ("--express --players Ann --timer 0", 2, "1 to 3600 seconds"),
        ("--listen example", 2, "--listen"),
    ] {
        let mut wanted = vec!["--data-dir", data, "serve"];
        wanted.extend(arguments.split_whitespace());
        let (ended, out, err) = run(&wanted);
        assert_eq!((ended, out.as_str()), (code, ""), "{arguments}: {err}");
        assert!(err.contains(why), "{arguments}: {err}");
    }
    let store = Store::open(Some(folder.path())).unwrap();
    assert!(store.games().is_empty());
}

#[test]
fn a_start_that_fails_leaves_nothing_behind() {
    let served = Served::new(THREE);
    let mut ann = served.joined(1);
    let data = served.folder.path().to_str().unwrap().to_owned();
    let (code, _, err) = run(&["--data-dir", &data, "serve"]);
    assert_eq!(code, 1);
    let why = "another Fifth Die has your games open";
    assert!(err.contains(why), "{err}");
    let folder = served.folder.clone();
    served.kill();
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let game = ["serve", "--express", "--players", "Dora,Emil"];
    let at = ["--listen", "127.0.0.1", "--port", &port];
    let (code, _, err) = run(&[&["--data-dir", data.as_str()][..], &game, &at].concat());
    assert_eq!(code, 1);
    assert!(err.contains("couldn’t let phones in"), "{err}");
    // The next start goes on with the game of before, and who sat there.
    let served = Served::under(None, folder, "");
    assert!(ann.pad().contains("Ann’s pad"));
    assert_eq!(served.game().session.players().len(), 3);
}

#[test]
fn a_session_file_is_played_on_as_a_copy() {
    let file = "saves/v1-under-way.ron";
    let before = std::fs::read(file).unwrap();
    let served = Served::new(file);
    let seats = served.phone().get("seats").body;
    for player in served.game().session.players() {
        assert!(seats.contains(player.name.as_str()), "{seats}");
    }
    assert_eq!(std::fs::read(file).unwrap(), before);
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_told_is_on_the_disk_however_slow_that_is() {
    use crate::tools::{have, tool};
    use std::sync::Arc;
    use std::thread;

    if !have(&[("strace", "strace")]) {
        return;
    }
    let mut strace = tool("strace");
    // Beside the program, which so can be killed.
    strace.args(["-D", "-f", "-qq", "-o", "/dev/null"]);
    let calls = "fsync,fdatasync";
    strace.args(["-e", &format!("trace={calls}")]);
    strace.args(["-e", &format!("inject={calls}:delay_enter=300000")]);
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let served = Served::under(Some(strace), folder, TWO);
    let mut ann = served.joined(1);
    let mut room = ann.listen("room/events");
    room.next();
    ann.done("dice=13446");
    assert!(room.next().contains("Dice: 1, 3, 4, 4, 6"));
    let asked = encoded(&revision(&ann.pad()));
    let body = format!("id=once&revision={asked}&choose=4-10-4");
    thread::scope(|scope| {
        for mut ann in [ann.clone(), ann] {
            let (served, body) = (&served, &body);
            scope.spawn(move || {
                assert_eq!(ann.post("seat/1", body).status, 303);
                assert_eq!(served.events(), 2, "the answer came too early");
            });
        }
        assert!(room.next().contains("4 + 10, fifth 4"));
        assert_eq!(served.events(), 2, "it was shown too early");
    });
}

#[cfg(target_os = "linux")]
#[test]
fn where_the_disk_takes_nothing_everybody_is_told_with_what_happens() {
    const UNSAVED: &str = "The host’s computer can’t save the game right now";

    let served = Served::new(TWO);
    let mut ann = served.joined(1);
    let mut room = ann.listen("room/events");
    room.next();
    let [sessions, elsewhere] =
        ["sessions", "elsewhere"].map(|name| served.folder.path().join(name));
    fs::rename(&sessions, &elsewhere).unwrap();
    fs::write(&sessions, "no folder").unwrap();
    ann.done("dice=13446");
    for page in [room.next(), ann.pad()] {
        assert!(page.contains("Dice: 1, 3, 4, 4, 6"), "{page}");
        assert!(page.contains(UNSAVED), "{page}");
        // No path, which may hold somebody's name.
        assert!(!page.contains(sessions.to_str().unwrap()), "{page}");
    }
    fs::remove_file(&sessions).unwrap();
    fs::rename(&elsewhere, &sessions).unwrap();
    ann.done("choose=4-10-4");
    assert_eq!(served.events(), 2);
    assert!(!ann.pad().contains(UNSAVED));
}
