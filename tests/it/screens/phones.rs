//! Phones at the table, seen from the window: the panel, who is asked where, and what is done on a phone.

use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;

use fifth_die::app::theme::Theme;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Event, Seed};
use fifth_die::store::{AtZero, TableOptions, Timer};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::{Point, Size};
use iced_test::selector::Target;

use crate::fits::fits;
use crate::harness::Desk;
use crate::live::{Live, keys};
use crate::pictures::{self, paint};
use crate::play;
use crate::web::phone::{Events, Phone, heading, values};

const SECRET: TableOptions = TableOptions {
    secret: true,
    timer: None,
    strict: false,
};

/// Ann, Ben and Cleo at a table with real dice, with phones let in and the panel closed, and the address.
fn table(house: TableOptions) -> (Live, String) {
    let names = ["Ann", "Ben", "Cleo"];
    let session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    let mut live = Live::playing(session, house);
    let address = let_in(&mut live);
    live.key(Named::Escape);
    (live, address)
}

/// Lets phones in, and leaves the panel open.
fn let_in(live: &mut Live) -> String {
    live.key(Named::F9);
    live.address()
}

/// A phone that has joined at a seat and listens, as an open page does.
struct Seated {
    phone: Phone,
    _events: Events,
}

#[track_caller]
fn join(live: &mut Live, address: &str, seat: usize) -> Seated {
    let phone = Phone::new(address);
    live.meanwhile(move || {
        let phone = phone.joined(seat);
        let _events = phone.listen(&format!("seat/{seat}/events"));
        Seated { phone, _events }
    })
}

/// Phones that have joined at the first seats.
#[track_caller]
fn join_all<const COUNT: usize>(live: &mut Live, address: &str) -> [Seated; COUNT] {
    std::array::from_fn(|index| join(live, address, index + 1))
}

impl Seated {
    /// Makes the first choice that the page offers.
    #[track_caller]
    fn choose(&mut self, live: &mut Live) {
        let offered = values(&self.page(live), "choose");
        let choice = offered.first().expect("a choice is offered");
        self.act(live, &format!("choose={choice}"));
    }

    /// The page as it is now.
    #[track_caller]
    fn page(&mut self, live: &mut Live) -> String {
        live.meanwhile(|| self.phone.pad())
    }

    #[track_caller]
    fn act(&mut self, live: &mut Live, act: &str) {
        live.meanwhile(|| self.phone.done(act));
    }
}

/// How many choices the file of the game holds.
fn choices(live: &Live) -> usize {
    let saved = live.saved();
    let done = play::express(&saved.session).log().done();
    done.iter()
        .filter(|event| matches!(event, Event::Choice { .. }))
        .count()
}

#[test]
fn phones_are_off_until_they_are_asked_for() {
    let session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    let mut live = Live::with(session);
    assert!(live.store().phones().is_none());
    live.key(Named::F9);
    for words in ["Phones", "Turn off", "not joined"] {
        live.expect(words);
    }
    assert!(live.address().starts_with("http://127.0.0.1:"));
    live.click("Turn off");
    live.expect("Let phones in");
    live.key(Named::Escape);
    live.expect("Throw 1");
}

#[test]
fn three_phones_play_a_secret_throw_and_the_window_asks_nobody() {
    let (mut live, address) = table(SECRET);
    let mut phones = join_all::<3>(&mut live, &address);
    // One of the phones types the dice.
    phones[0].act(&mut live, "dice=13446");
    live.expect("Throw 1");
    assert!(
        live.texts()
            .iter()
            .all(|text| !text.contains("Pass the laptop"))
    );
    live.expect("Still to choose: Ann, Ben and Cleo");
    phones[1].choose(&mut live);
    live.expect("Still to choose: Ann and Cleo");
    live.expect("has chosen");
    phones[0].choose(&mut live);
    assert_eq!(choices(&live), 2);
    phones[2].choose(&mut live);
    assert_eq!(choices(&live), 3);
    live.expect("On to throw 2");
}

#[test]
fn a_phone_sees_nothing_that_is_not_on_the_disk() {
    let (mut live, address) = table(TableOptions::default());
    let mut ann = join(&mut live, &address, 1);
    live.types("1344");
    let before = live.at_once(keys("6"), || ann.phone.pad());
    assert_eq!(heading(&before), "Throw 1");
    assert!(!before.contains("class=\"dice\""), "{before}");
    assert!(ann.page(&mut live).contains("Dice: 1, 3, 4, 4, 6"));
}

#[test]
fn whoever_has_no_phone_is_asked_at_the_laptop() {
    let (mut live, address) = table(SECRET);
    let mut ann = join(&mut live, &address, 1);
    let mut cleo = join(&mut live, &address, 3);
    live.types("13446");
    live.expect("Pass the laptop to Ben");
    ann.choose(&mut live);
    live.expect("Pass the laptop to Ben");
    live.key(Named::Enter);
    live.types("a");
    live.expect("Still to choose: Cleo");
    // Everybody looks at the laptop now, so it does not tell what Ben has taken.
    assert_eq!(have_chosen(&mut live), 2, "{:?}", live.texts());
    // Ben can take the laptop again, and look at the choice or change it.
    live.chord(Modifiers::ALT, '2');
    live.key(Named::Enter);
    live.expect("Pass the laptop to Ben");
    live.key(Named::Enter);
    live.types("b");
    assert_eq!(choices(&live), 3);
    assert_eq!(have_chosen(&mut live), 2, "{:?}", live.texts());
    cleo.choose(&mut live);
    live.expect("On to throw 2");
    // Nobody has to give the laptop to somebody who has it.
    live.types("22335");
    live.expect("Ben");
    ann.choose(&mut live);
    cleo.choose(&mut live);
    live.types("a");
    live.expect("On to throw 3");
}

/// For how many players the window says that they have chosen, and not what.
fn have_chosen(live: &mut Live) -> usize {
    let texts = live.texts().into_iter();
    texts.filter(|text| text == "has chosen").count()
}

#[test]
fn a_seat_is_taken_back_and_asked_at_the_laptop_then() {
    let (mut live, address) = table(SECRET);
    let mut ann = join(&mut live, &address, 1);
    let mut ben = join(&mut live, &address, 2);
    let _cleo = join(&mut live, &address, 3);
    live.types("13446");
    ann.choose(&mut live);
    ben.choose(&mut live);
    live.expect("Still to choose: Cleo");
    live.key(Named::F9);
    live.expect("thinking");
    let said = live.targets().into_iter();
    let backs = said.filter_map(|target| match target {
        Target::Text {
            content, bounds, ..
        } if content == "Take back" => Some(bounds.center()),
        _ => None,
    });
    let backs: Vec<Point> = backs.collect();
    assert_eq!(backs.len(), 3);
    live.wait(Duration::from_secs(1));
    live.click_at(backs[2]);
    live.key(Named::Escape);
    live.expect("Pass the laptop to Cleo");
    live.key(Named::Enter);
    live.types("a");
    live.expect("On to throw 2");
}

#[test]
fn one_who_joins_while_choosing_at_the_laptop_goes_on_on_the_phone() {
    let (mut live, address) = table(SECRET);
    live.types("13446");
    live.expect("Pass the laptop to Ann");
    live.key(Named::Enter);
    live.expect("Throw 1");
    let mut ann = join(&mut live, &address, 1);
    live.expect("Pass the laptop to Ben");
    ann.choose(&mut live);
    live.expect("Pass the laptop to Ben");
}

#[test]
fn a_correction_at_the_laptop_is_not_disturbed() {
    let (mut live, address) = table(TableOptions::default());
    let mut phones = join_all::<2>(&mut live, &address);
    for phone in [0, 1] {
        if phone == 0 {
            live.types("13446a");
        }
        phones[phone].choose(&mut live);
    }
    live.types("22335a");
    live.chord(Modifiers::CTRL, 'h');
    live.key(Named::ArrowUp);
    live.key(Named::Enter);
    let is_correcting = |live: &mut Live| {
        live.texts()
            .iter()
            .any(|text| text.starts_with("You are correcting"))
    };
    assert!(is_correcting(&mut live));
    phones[0].choose(&mut live);
    assert!(is_correcting(&mut live));
    assert_eq!(choices(&live), 5);
    live.key(Named::Escape);
    live.expect("Still to choose: Ben");
}

#[test]
fn the_board_is_shown_to_the_room_while_phones_play() {
    let session = play::board(&["Ann", "Ben"], Setting::default(), DiceSource::Real);
    let mut live = Live::with(session);
    let address = let_in(&mut live);
    live.key(Named::Escape);
    let mut ann = join(&mut live, &address, 1);
    live.expect("Ann rolls two dice for the start.");
    ann.act(&mut live, "dice=66");
    // Ben has no phone, and is asked at the laptop.
    live.expect("Roll two dice, then type or click them");
    live.types("12");
    live.expect("Ann starts with 12.");
    ann.act(&mut live, "dice=1346");
    live.expect("Ann chooses a play.");
    ann.act(&mut live, "play=4-10");
    live.expect("Ann rolls on or stops.");
    assert!(
        live.texts()
            .iter()
            .any(|text| text.starts_with("Rolling on: "))
    );
    // Whoever stands at the laptop can type the dice as well.
    live.types("2255");
    live.expect("Ann chooses a play.");
    ann.act(&mut live, "play=7-7");
    ann.act(&mut live, "do=stop");
    live.expect("Roll the four dice, then type or click them");
}

#[test]
fn time_runs_for_everybody_who_thinks_on_a_phone() {
    let (mut live, address) = table(TableOptions {
        secret: true,
        timer: Timer::new(30, AtZero::Coach),
        strict: false,
    });
    let mut ann = join(&mut live, &address, 1);
    let mut ben = join(&mut live, &address, 2);
    let _cleo = join(&mut live, &address, 3);
    ann.act(&mut live, "dice=13446");
    live.tick(Duration::from_secs(10));
    ann.choose(&mut live);
    // Ann has made her choice, and sees how much is left to the others.
    assert_eq!(seconds(&ben.page(&mut live)), Some(20));
    let page = ann.page(&mut live);
    assert!(page.contains("20 seconds are left to the others."));
    live.types("w");
    assert!(ben.page(&mut live).contains("The clock is stopped."));
    live.tick(Duration::from_secs(60));
    live.types("w");
    live.tick(Duration::from_secs(19));
    assert_eq!(choices(&live), 1);
    // The time of both is over, and the coach chooses for them.
    live.tick(Duration::from_secs(1));
    live.catch_up();
    assert_eq!(choices(&live), 3);
    live.expect("On to throw 2");
    let page = ben.page(&mut live);
    assert_eq!(heading(&page), "Throw 2");
    // What comes too late changes nothing.
    let late = live.meanwhile(|| {
        let asked = "1:1-3-4-4-6/1:1-3-4-4-6";
        ben.phone.act_at(asked, "choose=4-10-4").status
    });
    assert_eq!(late, 409);
    assert_eq!(choices(&live), 3);
}

/// The seconds that a page leaves to its seat, as long as they run.
fn seconds(page: &str) -> Option<u32> {
    let (_, rest) = page.split_once("data-seconds=\"")?;
    rest.split('"').next()?.parse().ok()
}

#[test]
fn the_panel_says_why_phones_cannot_be_let_in_and_tries_again() {
    let session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    let mut live = Live::with(session);
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    live.listen_at(port);
    live.key(Named::F9);
    let why = format!("Phones cannot be let in at 127.0.0.1:{port}: ");
    let texts = live.texts();
    let said = texts.iter().find(|text| text.starts_with(&why));
    let said = said.unwrap_or_else(|| panic!("{texts:?}"));
    assert!(said.ends_with("Choose another address or port."), "{said}");
    live.click("Try again");
    assert!(live.texts().contains(said));
    drop(taken);
    live.click("Try again");
    live.expect("not joined");
    let address = live.address();
    assert!(
        address.starts_with(&format!("http://127.0.0.1:{port}/")),
        "{address}"
    );
}

#[test]
fn phones_play_on_while_the_window_shows_something_else() {
    let (mut live, address) = table(TableOptions::default());
    let mut phones = join_all::<3>(&mut live, &address);
    live.types("13446");
    // A panel, the history, a lesson, the list of games.
    live.key(Named::F1);
    phones[0].choose(&mut live);
    live.key(Named::Escape);
    live.chord(Modifiers::CTRL, 'h');
    phones[1].choose(&mut live);
    live.chord(Modifiers::CTRL, 'g');
    phones[2].choose(&mut live);
    phones[2].act(&mut live, "dice=22335");
    live.key(Named::Enter);
    live.expect("Still to choose: Ann, Ben and Cleo");
    live.expect("Throw 2");
    assert_eq!(choices(&live), 3);
}

#[test]
fn phones_find_the_practice_copy_again_that_they_were_shown() {
    let (mut live, address) = table(TableOptions::default());
    let mut phones = join_all::<3>(&mut live, &address);
    live.types("13446");
    for phone in &mut phones {
        phone.choose(&mut live);
    }
    live.chord(Modifiers::CTRL, 'h');
    live.chord(Modifiers::CTRL, 'd');
    live.chord(Modifiers::CTRL, 'd');
    live.expect("Practice: this game counts for nothing.");
    live.chord(Modifiers::CTRL, 'g');
    live.expect("Ann, Ben and Cleo, from throw 1");
}

#[test]
fn the_next_game_has_the_same_phones() {
    let names = ["Ann", "Ben"];
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(4), usize::MAX - 1);
    let mut live = Live::with(session);
    let address = let_in(&mut live);
    live.key(Named::Escape);
    let mut ann = join(&mut live, &address, 1);
    let first = live.open();
    live.click("Play again");
    assert_ne!(live.open(), first);
    ann.act(&mut live, "dice=13446");
    live.expect("Ben");
    live.types("a");
    live.expect("Still to choose: Ann");
    ann.choose(&mut live);
    assert_eq!(choices(&live), 2);
}

#[test]
fn phones_find_their_seats_after_a_power_cut() {
    let (mut live, address) = table(TableOptions::default());
    let mut ann = join(&mut live, &address, 1);
    live.types("13446");
    live.catch_up();
    let mut live = Live::in_folder(live.end());
    live.catch_up();
    ann.choose(&mut live);
    assert_eq!(choices(&live), 1);
    live.key(Named::F9);
    assert_eq!(live.address(), address);
    // Whoever ends the program turns the phones off.
    live.close();
    assert!(live.has_ended());
    let mut live = Live::in_folder(live.end());
    live.catch_up();
    live.key(Named::F9);
    live.key(Named::F9);
    assert_eq!(live.store().settings().phones, live.open());
}

/// What a phone reads off the window.
#[track_caller]
fn scanned(desk: &mut Desk, theme: &Theme) -> String {
    let size = Size::new(1280, 800);
    desk.resize(Size::new(1280.0, 800.0));
    let pixels = paint(desk.view(), size, theme);
    let (width, height) = (size.width as usize, size.height as usize);
    let grey = |x: usize, y: usize| {
        let [red, green, blue] = pixels[y * width + x].map(u16::from);
        ((red + green + blue) / 3) as u8
    };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let codes = picture.detect_grids();
    assert_eq!(codes.len(), 1, "there is one code");
    codes[0].decode().unwrap().1
}

#[test]
fn a_phone_reads_the_address_off_the_window_by_day_and_by_night() {
    let mut desk = Desk::with(play::table(
        &["Ann", "Ben"],
        Penalty::TwoHundred,
        DiceSource::Real,
    ));
    desk.key(Named::F9);
    let texts = desk.texts();
    let address = texts
        .iter()
        .find(|text| text.starts_with("http://"))
        .unwrap();
    let address = address.replace('\n', "");
    for theme in [
        Theme::LIGHT,
        Theme::DARK,
        Theme::WHITE_ON_BLACK,
        Theme::BLACK_ON_WHITE,
    ] {
        assert_eq!(scanned(&mut desk, &theme), address);
    }
}

#[test]
fn what_the_room_sees_has_room_in_every_window() {
    let mut board = pictures::turn();
    pictures::let_in(&mut board, &[1, 2, 3]);
    board.key(Named::F9);
    board.expect("Ben chooses a play.");
    fits("the board for the room", board);
    let names = ["Ann", "Ben", "Cleo", "Eve Wintergreen"];
    let mut table = Desk::with(play::table(&names, Penalty::TwoHundred, DiceSource::Real));
    table.types("13446");
    pictures::let_in(&mut table, &[1, 2, 3, 4]);
    table.key(Named::F9);
    fits("the pads for the room", table);
}
