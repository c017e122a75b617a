//! Express on phones: joining, a whole game, what is secret, what is late or doubled, and coming back.

use std::path::Path;

use fifth_die::session::{AnySession, Event};
use fifth_die::store::{self, Phones, Saved, Store};
use fifth_die::text::signed;
#[cfg(unix)]
use rustix::process::Signal;

use crate::binary::run;
use crate::play::express;

use super::phone::{Served, heading, revision, values};

const THREE: [&str; 3] = ["--express", "--players", "Ann,Ben,Cleo"];

/// The one game below a folder, as its file has it.
#[track_caller]
fn saved(folder: &Path) -> Saved {
    let store = store::Store::open(Some(folder)).unwrap();
    let games = store.games();
    assert_eq!(games.len(), 1);
    store.load(&games[0].id).unwrap()
}

/// How many events its log has, undone ones included.
fn events(folder: &Path) -> usize {
    saved(folder).session.events()
}

#[test]
fn a_secret_game_of_three_is_played_to_its_end_by_phones_alone() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &[&THREE[..], &["--secret"]].concat());
    let mut phones = [1, 2, 3].map(|seat| served.joined(seat));
    let mut room = served.phone();
    let mut throws = 0;
    // Dice that name three values and then fill one track end the game soon.
    let dice = ["12345", "11223", "11322", "11234"];
    while !heading(&room.get("room").body).starts_with("The game is over") {
        let page = phones[throws % 3].pad(throws % 3 + 1);
        assert_eq!(heading(&page), format!("Throw {}", throws + 1));
        phones[throws % 3].done(throws % 3 + 1, &format!("dice={}", dice[throws % 4]));
        throws += 1;
        for (index, phone) in phones.iter_mut().enumerate() {
            let seat = index + 1;
            let page = phone.pad(seat);
            let choices = values(&page, "choose");
            if choices.is_empty() {
                assert!(page.contains("You are out"), "{page}");
            } else {
                let choice = &choices[index % choices.len()];
                phone.done(seat, &format!("choose={choice}"));
            }
        }
        assert!(throws < 60, "it ends");
    }
    let AnySession::Express(session) = saved(folder.path()).session else {
        panic!("Express was played");
    };
    assert!(session.is_over());
    assert_eq!(session.table().rounds().len(), throws);
    let page = phones[0].pad(1);
    for standing in session.standings() {
        let total = signed(standing.total);
        assert!(page.contains(&total), "{total} in {page}");
    }
    assert!(page.contains("How you have played"), "{page}");
    // Three seats, every throw, every choice: nothing is there twice.
    assert_eq!(session.log().events(), session.log().done());
}

#[test]
fn what_one_chooses_in_secret_is_not_sent_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &[&THREE[..], &["--secret"]].concat());
    let [mut ann, mut ben, mut cleo] = [1, 2, 3].map(|seat| served.joined(seat));
    let watcher = served.phone();
    ann.done(1, "dice=13446");
    ben.done(2, "choose=4-8-6");
    let seen = |choice: &str, ann: &mut super::phone::Phone| {
        ann.done(1, &format!("choose={choice}"));
        [ben.main("seat/2"), watcher.main("room")]
    };
    let first = seen("4-10-4", &mut ann);
    let second = seen("7-7-4", &mut ann);
    let third = seen("5-9-4", &mut ann);
    assert_eq!(first, second);
    assert_eq!(second, third);
    assert!(first[1].contains("has chosen"));
    // Who may see it does.
    assert!(ann.main("seat/1").contains("5 + 9, fifth 4"));
    cleo.done(3, "choose=4-10-4");
    assert!(watcher.main("room").contains("5 + 9, fifth 4"));
}

#[test]
fn a_repeated_post_is_one_choice() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &THREE);
    let mut ann = served.joined(1);
    ann.done(1, "dice=13446");
    let asked = revision(&ann.pad(1)).replace('/', "%2F");
    let body = |id: &str, choice: &str| format!("id={id}&revision={asked}&choose={choice}");
    let (first, second) = (body("one", "4-10-4"), body("two", "7-7-4"));
    for sent in [&first, &second, &first, &first, &second, &first] {
        assert_eq!(ann.post("seat/1", sent).status, 303);
    }
    assert!(ann.pad(1).contains("You have chosen 7 + 7, fifth 4."));
    assert_eq!(events(folder.path()), 3, "a throw and two choices");
}

#[test]
fn an_input_that_is_late_or_illegal_changes_nothing_and_tells_what_holds() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    let asked = revision(&ann.pad(1));
    let illegal = ann.act(1, "choose=5-7-4");
    assert_eq!(illegal.status, 422, "{}", illegal.body);
    assert!(illegal.body.contains("is not legal"));
    // What stands in no page at all is not understood.
    assert_eq!(ann.act(1, "choose=99-1-4").status, 400);
    assert_eq!(ann.act(1, "play=7").status, 409);
    // The dice of the next throw do not come before all have chosen.
    assert_eq!(ann.act(1, "dice=11111").status, 409);
    ann.done(1, "choose=4-10-4");
    ben.done(2, "choose=4-10-4");
    let before = revision(&ben.pad(2));
    ann.done(1, "dice=11235");
    let held = events(folder.path());
    for act in ["choose=7-7-4", "do=back", "dice=66666", "correct=66666"] {
        for phone in [(&mut ann, 1), (&mut ben, 2)] {
            for asked in [&asked, &before, &String::new(), &"9:1".to_owned()] {
                let late = phone.0.act_at(phone.1, asked, act);
                assert_eq!(late.status, 409, "{act} {asked}");
                assert_eq!(heading(&late.body), "Throw 2");
                assert!(late.body.contains("Dice: 1, 1, 2, 3, 5"));
            }
        }
    }
    assert_eq!(events(folder.path()), held);
}

/// The last choice of a game, as a form has it.
#[track_caller]
fn last_choice(folder: &Path) -> String {
    let saved = saved(folder);
    let events = express(&saved.session).log().done();
    let Some(Event::Choice { choice, .. }) = events.last() else {
        panic!("no choice");
    };
    let [low, high] = choice.pairs.sums();
    let fifth = choice
        .fifth
        .map_or("free".to_owned(), |die| die.to_string());
    format!("{low}-{high}-{fifth}")
}

#[test]
fn every_choice_of_a_page_is_the_one_that_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    let mut are_free = Vec::new();
    // Three values are named, and the last throw has none of them.
    for (dice, choice) in [
        ("11114", "2-2-4"),
        ("11115", "2-2-5"),
        ("11116", "2-2-6"),
        ("11233", "2-5-free"),
    ] {
        ann.done(1, &format!("dice={dice}"));
        let offered = values(&ann.pad(1), "choose");
        assert!(offered.iter().any(|other| other == choice), "{offered:?}");
        for choice in &offered {
            ann.done(1, &format!("choose={choice}"));
            assert_eq!(last_choice(folder.path()), *choice);
            are_free.push(choice.ends_with("-free"));
        }
        ann.done(1, &format!("choose={choice}"));
        ben.done(2, &format!("choose={choice}"));
    }
    assert!(are_free.contains(&true) && are_free.contains(&false));
}

#[test]
fn dice_are_typed_with_or_without_something_between_them() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let mut ann = served.joined(1);
    for (typed, dice) in [
        ("dice=13446", "1, 3, 4, 4, 6"),
        ("correct=1-3-4-4-5", "1, 3, 4, 4, 5"),
        ("correct=1, 3, 4, 4, 4", "1, 3, 4, 4, 4"),
        ("correct= 13443 ", "1, 3, 3, 4, 4"),
    ] {
        ann.done(1, typed);
        let page = ann.pad(1);
        assert!(page.contains(&format!("Dice: {dice}")), "{typed}: {page}");
    }
}

#[test]
fn what_no_page_offers_is_not_understood() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let mut ann = served.joined(1);
    ann.done(1, "dice=13446");
    let asked = revision(&ann.pad(1));
    for act in [
        "",
        "do=",
        "do=win",
        "choose=4-10",
        "choose=4-10-7",
        "choose=4-13-4",
        "choose=4-10-4-4",
        "choose=-4-10-4",
        "play=",
        "play=13",
        "play=6-8-9",
        "dice=1",
        "dice=123456",
        "dice=1344七",
        "dice=13470",
    ] {
        assert_eq!(ann.act_at(1, &asked, act).status, 400, "{act}");
    }
    let asked = asked.replace('/', "%2F").replace(':', "%3A");
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
    assert_eq!(events(folder.path()), 1, "the throw alone");
    // All of it would have been done with what it lacks.
    let whole = format!("choose=4-10-4&revision={asked}&id=x");
    assert_eq!(ann.post("seat/1", &whole).status, 303);
}

#[test]
fn a_choice_is_changed_and_taken_back_without_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    ann.done(1, "choose=4-10-4");
    ben.done(2, "choose=4-8-6");
    assert_eq!(heading(&ann.pad(1)), "Throw 2");
    ann.done(1, "do=back");
    let page = ann.pad(1);
    assert_eq!(heading(&page), "Throw 1");
    assert!(page.contains("Waiting for Ann."), "{page}");
    assert!(ben.pad(2).contains("You have chosen 4 + 8, fifth 6."));
    ann.done(1, "choose=7-7-4");
    assert_eq!(heading(&ben.pad(2)), "Throw 2");
    // The dice were read wrong: whoever notices corrects them, and what is illegal now is asked again.
    ben.done(2, "correct=13446");
    ben.done(2, "correct=12345");
    assert_eq!(heading(&ann.pad(1)), "Throw 1");
    assert!(ann.pad(1).contains("which is no longer legal"));
}

#[test]
fn the_last_throw_stays_with_what_all_have_chosen_until_the_next_dice() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(
        folder.path(),
        &["--express", "--secret", "--players", "Ann,Ben"],
    );
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    let last = "You are the last: your tap shows everybody what all have chosen, and is final.";
    let page = ann.pad(1);
    assert!(page.contains("Your turn"), "{page}");
    assert!(!page.contains(last) && !ben.pad(2).contains(last));
    ann.done(1, "choose=4-10-4");
    assert!(
        ann.pad(1)
            .contains("changes it, until everybody has chosen.")
    );
    assert!(!ann.pad(1).contains("Your turn"));
    assert!(ben.pad(2).contains(last));
    ben.done(2, "choose=4-8-6");
    for page in [ann.pad(1), ben.pad(2), ann.get("room").body] {
        let (_, revealed) = page.split_once("id=\"revealed\"").expect("the last throw");
        let (revealed, rest) = revealed.split_once("</section>").unwrap();
        for words in [
            "Throw 1",
            "Dice: 1, 3, 4, 4, 6",
            "Ann",
            "4 + 10, fifth 4",
            "10 starts at −200",
            "Ben",
            "4 + 8, fifth 6",
            "8 starts at −200",
            "−400",
        ] {
            assert!(revealed.contains(words), "{words} in {revealed}");
        }
        assert!(rest.contains("Total"), "above all else");
    }
    ben.done(2, "dice=11235");
    assert!(!ann.pad(1).contains("id=\"revealed\""));
    // Dice that were typed wrong are corrected by anybody, and everybody is told by whom.
    ben.done(2, "correct=11236");
    assert!(ann.pad(1).contains("Ben has corrected the dice."));
}

#[test]
fn the_pads_of_all_are_on_the_page_of_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    ann.done(1, "choose=4-10-4");
    let page = ben.pad(2);
    assert!(page.contains("href=\"../room#pad-of-1\""), "{page}");
    let room = ben.get("room").body;
    assert!(room.contains("href=\"#pad-of-2\""), "{room}");
    let (_, pad) = room.split_once("id=\"pad-of-1\"").unwrap();
    assert!(
        pad.starts_with("><p class=\"total\">Total <strong>−400"),
        "{pad}"
    );
    let rows = pad
        .split("<tr>")
        .filter(|row| row.contains("1 of them new"));
    assert_eq!(rows.take(3).count(), 3, "two rows and a fifth die");
}

#[test]
fn what_is_revealed_is_not_changed_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &[&THREE[..], &["--secret"]].concat());
    let mut phones = [1, 2, 3].map(|seat| served.joined(seat));
    phones[0].done(1, "dice=13446");
    for (phone, seat) in phones.iter_mut().zip(1..) {
        phone.done(seat, "choose=4-10-4");
        if seat < 3 {
            phone.done(seat, "choose=4-8-6");
            phone.done(seat, "do=back");
            phone.done(seat, "choose=7-7-4");
        }
    }
    let held = events(folder.path());
    for (phone, seat) in phones.iter_mut().zip(1..) {
        for act in ["choose=5-9-4", "do=back"] {
            assert_eq!(phone.act(seat, act).status, 409, "{act}");
        }
        assert!(values(&phone.pad(seat), "choose").is_empty());
    }
    assert_eq!(events(folder.path()), held);
    // The dice may have been read wrong all the same; then all that is legal still stands.
    phones[2].done(3, "correct=13445");
    assert!(phones[2].pad(3).contains("Throw 1"));
}

#[test]
fn pages_say_what_a_person_and_a_screen_reader_need() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "--express",
        "--players",
        "Ann <b>&\"x\",Ben",
        "--dice",
        "app",
    ];
    let served = Served::new(
        folder.path(),
        &[&arguments[..], &["--seed", "4F7K2QZ"]].concat(),
    );
    let mut ann = served.phone();
    let seats = ann.get("seats").body;
    assert!(
        seats.contains("Ann &lt;b&gt;&amp;&quot;x&quot;</span></button>"),
        "{seats}"
    );
    assert!(!seats.contains("<b>"));
    ann.join(1);
    let page = ann.pad(1);
    assert_eq!(heading(&page), "Throw 1");
    assert!(page.contains(">Roll</button>"));
    ann.done(1, "do=roll");
    let page = ann.pad(1);
    assert!(page.contains("class=\"dice\""));
    assert!(page.contains("aria-live=\"polite\""));
    let choices = values(&page, "choose");
    assert!(!choices.is_empty());
    for choice in choices {
        let [low, high, fifth] = choice.split('-').collect::<Vec<_>>()[..] else {
            panic!("{choice}");
        };
        let name =
            format!("<span>{low} + {high}<span class=\"kind\">, fifth die {fifth}</span></span>");
        assert!(page.contains(&name), "{name}");
    }
    assert!(page.contains("<table") && page.contains("<nav") && page.contains("<main"));
    assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains("onclick"));
}

#[test]
fn a_seat_is_held_by_one_phone_and_a_phone_may_hold_two() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &THREE);
    let mut ann = served.joined(1);
    let mut other = served.phone();
    let refused = other.join(1);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("Ann is held by another phone"));
    assert!(other.cookies.is_empty());
    // Who has it gets it again, and a second one besides, but no third.
    assert_eq!(ann.join(1).status, 303);
    assert_eq!(ann.join(3).status, 303);
    assert_eq!(ann.join(3).status, 303);
    let refused = ann.join(2);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("This phone has two seats already."));
    ann.done(3, "dice=13446");
    ann.done(1, "choose=4-10-4");
    ann.done(3, "choose=7-7-4");
    // Whose answer to joining was lost sends the same form again.
    let again = "seat=2&id=the-same-form";
    assert_eq!(other.post("join", again).status, 303);
    let token = other.cookies["seat-2"].clone();
    other.cookies.clear();
    assert_eq!(other.post("join", again).status, 303);
    assert_eq!(other.cookies["seat-2"], token);
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
    assert_eq!(
        watcher.get("").header("location"),
        Some(&*format!("{}seats", watcher.base))
    );
    assert_eq!(
        ann.get("").header("location"),
        Some(&*format!("{}seat/1", ann.base))
    );
}

#[test]
fn a_seat_is_given_up_by_its_phone_for_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &THREE);
    let mut wrong = served.joined(3);
    let listening = served.joined(1);
    let mut heard = listening.listen("seat/1/events");
    heard.next();
    wrong.join(2);
    let page = wrong.get("seats").body;
    assert!(page.contains("Give Cleo's seat up"), "{page}");
    let left = wrong.post("join", "leave=3&id=leaves");
    assert_eq!(left.status, 303, "{}", left.body);
    assert!(
        heard
            .next()
            .contains("Cleo's seat is free for another phone.")
    );
    assert_eq!(wrong.get("seat/3").status, 303);
    assert_eq!(wrong.get("seat/2").status, 200, "the other seat stays");
    let mut cleo = served.joined(3);
    // What left is sent again, and changes nothing.
    assert_eq!(wrong.post("join", "leave=3&id=leaves").status, 403);
    served.kill();
    let _served = Served::new(folder.path(), &[]);
    assert_eq!(cleo.get("seat/3").status, 200);
    assert_eq!(wrong.get("seat/3").status, 303);
}

#[test]
fn a_table_that_is_killed_goes_on_with_the_same_address_and_seats() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &THREE);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    let asked = revision(&ann.pad(1));
    ann.done(1, "choose=4-10-4");
    let address = served.address.clone();
    served.kill();

    // Without a game it goes on with the last one, as with its file.
    let served = Served::new(folder.path(), &[]);
    assert_eq!(served.address, address);
    assert!(ann.pad(1).contains("You have chosen 4 + 10, fifth 4."));
    // What was sent again because nobody had answered is the same choice still.
    assert_eq!(ann.act_at(1, &asked, "choose=4-10-4").status, 303);
    assert_eq!(events(folder.path()), 2);
    ben.done(2, "choose=4-8-6");
    assert_eq!(served.phone().join(2).status, 403);
    served.kill();

    // Another table has another address, at the same port.
    let served = Served::new(folder.path(), &["--express", "--players", "Dora,Emil"]);
    let port = |address: &str| address.split(['/', ':']).nth(4).map(str::to_owned);
    assert_ne!(served.address, address);
    assert_eq!(port(&served.address), port(&address));
    assert_eq!(ann.get("seat/1").status, 404);
}

#[test]
fn a_secret_that_no_address_can_hold_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &THREE);
    let address = served.address.clone();
    served.joined(1);
    served.kill();
    let store = Store::open(Some(folder.path())).unwrap();
    let kept = store.phones().unwrap();
    let secret = "/".repeat(kept.secret.len());
    store.save_phones(&Phones { secret, ..kept }).unwrap();
    drop(store);

    let served = Served::new(folder.path(), &[]);
    assert_ne!(served.address, address);
    assert_eq!(served.phone().get("seats").status, 200);
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_with_everything_saved() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let folder = tempfile::tempdir().unwrap();
        let served = Served::new(folder.path(), &THREE);
        let mut ann = served.joined(1);
        ann.done(1, "dice=13446");
        served.signal(signal);
        assert_eq!(served.wait(), Some(0), "{signal:?}");
        assert_eq!(events(folder.path()), 1);
    }
}

#[test]
fn the_time_for_a_choice_is_shown_to_who_chooses() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--express", "--players", "Ann,Ben", "--timer", "3600"];
    let served = Served::new(folder.path(), &arguments);
    let [mut ann, mut ben] = [1, 2].map(|seat| served.joined(seat));
    ann.done(1, "dice=13446");
    ann.done(1, "choose=4-10-4");
    // Who has chosen sees how long the others have.
    assert!(ann.pad(1).contains("are left to the others."));
    let page = ben.pad(2);
    assert!(page.contains("are left to you."));
    assert!(page.contains("data-up=\"Time is up. Please choose now.\""));
    let (_, seconds) = page.split_once("data-seconds=\"").unwrap();
    let seconds: u32 = seconds.split('"').next().unwrap().parse().unwrap();
    assert!((1..=3600).contains(&seconds));
}

#[test]
fn a_table_that_cannot_be_is_refused_before_anybody_is_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    for (arguments, code, why) in [
        (&[][..], 1, "there is no game to go on with"),
        (&["saves/no-such-file.ron"], 1, "no-such-file.ron"),
        (&["--express", "--players", "Ann,ann"], 1, "the same name"),
        (
            &["--classic", "--players", "A,B,C,D,E"],
            1,
            "at most 4 players",
        ),
        (&["--express"], 2, "--players"),
        (&["--players", "Ann"], 2, "--express"),
        (
            &["--express", "--classic", "--players", "Ann"],
            2,
            "cannot be used with",
        ),
        (
            &["--classic", "--players", "Ann", "--secret"],
            2,
            "cannot be used with",
        ),
        (&["--express", "--players", "Ann,"], 2, "needs a name"),
        (
            &["--express", "--players", "Ann", "--seed", "U!"],
            2,
            "a code has letters",
        ),
        (
            &["--express", "--players", "Ann", "--timer", "0"],
            2,
            "1 to 3600 seconds",
        ),
        (&["--listen", "example"], 2, "--listen"),
    ] {
        let arguments = [&["--data-dir", folder, "serve"], arguments].concat();
        let (ended, out, err) = run(&arguments);
        assert_eq!((ended, out.as_str()), (code, ""), "{arguments:?}: {err}");
        assert!(err.contains(why), "{arguments:?}: {err}");
    }
    let store = store::Store::open(Some(folder.as_ref())).unwrap();
    assert!(store.games().is_empty());
}

#[test]
fn a_start_that_fails_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &THREE);
    let mut ann = served.joined(1);
    served.kill();
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = folder.path().to_str().unwrap();
    let game = ["--express", "--players", "Dora,Emil"];
    let at = ["--listen", "127.0.0.1", "--port", &port];
    let (code, _, err) = run(&[&["--data-dir", data, "serve"], &game[..], &at].concat());
    assert_eq!(code, 1);
    assert!(err.contains("phones cannot be let in"), "{err}");
    // The next start goes on with the game of before, and who sat there.
    let _served = Served::new(folder.path(), &[]);
    assert!(ann.pad(1).contains("The pad of Ann"));
    assert_eq!(saved(folder.path()).session.players().len(), 3);
}

#[test]
fn a_session_file_is_played_on_as_a_copy_and_by_one_program_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let file = "saves/v1-under-way.ron";
    let before = std::fs::read(file).unwrap();
    let served = Served::new(folder.path(), &[file]);
    let session = saved(folder.path()).session;
    let names: Vec<String> = session
        .players()
        .iter()
        .map(|player| player.name.to_string())
        .collect();
    let seats = served.phone().get("seats").body;
    assert!(
        names.iter().all(|name| seats.contains(name.as_str())),
        "{names:?} in {seats}"
    );
    let (code, _, err) = run(&["--data-dir", folder.path().to_str().unwrap(), "serve"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("another Fifth Die has the games open"),
        "{err}"
    );
    assert_eq!(std::fs::read(file).unwrap(), before);
}

#[test]
fn everybody_hears_of_a_change() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::new(folder.path(), &["--express", "--players", "Ann,Ben"]);
    let mut ann = served.joined(1);
    let ben = served.joined(2);
    let mut heard = ben.listen("seat/2/events");
    let mut room = ben.listen("room/events");
    assert!(heard.next().contains("Throw 1"));
    assert!(!room.next().contains("Dice: "));
    ann.done(1, "dice=13446");
    for events in [&mut heard, &mut room] {
        assert!(events.next().contains("Dice: 1, 3, 4, 4, 6"));
    }
    ann.done(1, "choose=4-10-4");
    assert!(room.next().contains("4 + 10, fifth 4"));
}
