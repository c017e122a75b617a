//! Phones at the table, seen from the window: the panel, who is asked where, and what is done on a phone.

use std::net::{Ipv4Addr, TcpListener};
use std::thread;
use std::time::Duration;

use fifth_die::app::theme::Theme;
use fifth_die::rules::express::{Cell, Choice};
use fifth_die::session::{Colour, DiceSource, Event, Help, Seed, Session};
use fifth_die::store::{AtZero, TableOptions, Timer};
use iced::{Rectangle, Size};
use iced_test::selector::Target;

use crate::fixtures::secret_house;
use crate::harness::Desk;
use crate::harness::hands::{control, keys};
use crate::hosts::SECRET;
use crate::pictures::{THEMES, is_code, paint};
use crate::play;
use crate::web::phone::{Events, Phone, heading, values};

/// Ann, Ben and Cleo at a table with real dice, with phones let in and the panel closed, and the address.
fn table(house: TableOptions) -> (Desk, String) {
    let mut desk = Desk::playing(play::real(&["Ann", "Ben", "Cleo"]), house);
    let address = let_in(&mut desk);
    desk.keys("Esc");
    (desk, address)
}

fn let_in(desk: &mut Desk) -> String {
    desk.keys("F9");
    desk.address()
}

/// A phone that has joined at a seat and listens, as an open page does.
struct Seated {
    phone: Phone,
    _events: Events,
}

#[track_caller]
fn join(desk: &mut Desk, address: &str, seat: usize) -> Seated {
    let phone = Phone::new(address);
    desk.meanwhile(move || {
        let phone = phone.joined(seat);
        let _events = phone.listen(&format!("seat/{seat}/events"));
        Seated { phone, _events }
    })
}

#[track_caller]
fn join_all<const COUNT: usize>(desk: &mut Desk, address: &str) -> [Seated; COUNT] {
    std::array::from_fn(|index| join(desk, address, index + 1))
}

impl Seated {
    #[track_caller]
    fn choose(&mut self, desk: &mut Desk) {
        let offered = values(&self.page(desk), "choose");
        let choice = offered.first().expect("a choice is offered");
        self.act(desk, &format!("choose={choice}"));
    }

    #[track_caller]
    fn page(&mut self, desk: &mut Desk) -> String {
        desk.meanwhile(|| self.phone.pad())
    }

    #[track_caller]
    fn act(&mut self, desk: &mut Desk, act: &str) {
        desk.meanwhile(|| self.phone.done(act));
    }
}

fn choices(desk: &Desk) -> usize {
    let saved = desk.saved();
    let done = play::express(&saved.session).log().done().iter();
    let choices = done.filter(|event| matches!(event, Event::Choice { .. }));
    choices.count()
}

#[test]
fn three_phones_play_a_secret_throw_and_the_window_asks_nobody() {
    let (mut desk, address) = table(SECRET);
    let mut phones = join_all::<3>(&mut desk, &address);
    // One of the phones types the dice.
    phones[0].act(&mut desk, "dice=13446");
    desk.expect("Throw 1");
    assert!(!desk.says("Pass the laptop"));
    desk.expect("Still to choose: Ann, Ben and Cleo");
    phones[1].choose(&mut desk);
    desk.expect("Still to choose: Ann and Cleo");
    desk.expect("has chosen");
    phones[0].choose(&mut desk);
    assert_eq!(choices(&desk), 2);
    phones[2].choose(&mut desk);
    assert_eq!(choices(&desk), 3);
    desk.expect("On to throw 2");
}

/// Where the dice and the cards of the room are.
fn scene(desk: &mut Desk) -> (Rectangle, Vec<[i32; 4]>) {
    let dice = desk.find(control("thrown")).expect("dice are shown");
    let mut cards = desk.controls();
    cards.retain(|[.., height]| *height > 20_000);
    (dice.bounds(), cards)
}

#[test]
fn at_the_reveal_dice_and_cards_keep_place_and_size() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0)] {
        let session = play::real(&["Ann", "Ben", "Cleo", "Dan"]);
        let mut desk = Desk::playing(session, SECRET).sized((width, height));
        let address = let_in(&mut desk);
        desk.keys("Esc");
        let mut phones = join_all::<4>(&mut desk, &address);
        let before = scene(&mut desk);
        assert_eq!(before.1.len(), 4);
        assert!(before.0.height > 0.11 * height, "{before:?}");
        desk.types("13446");
        for phone in &mut phones {
            assert_eq!(scene(&mut desk), before);
            phone.choose(&mut desk);
        }
        desk.expect("On to throw 2");
        assert_eq!(scene(&mut desk), before);
        desk.keys("Enter");
        assert_eq!(scene(&mut desk), before);
    }
}

#[test]
fn whoever_chooses_at_the_laptop_hides_only_the_own_card() {
    let (mut desk, address) = table(TableOptions::default());
    let mut phones = join_all::<2>(&mut desk, &address);
    let (dice, cards) = scene(&mut desk);
    desk.types("13446");
    for phone in &mut phones {
        phone.choose(&mut desk);
    }
    assert_eq!(scene(&mut desk), (dice, cards[..2].to_vec()));
    // Neither does news hide who is awaited, and it goes by itself.
    desk.expect("Ben has chosen.");
    desk.expect("Still to choose: Cleo");
    assert!(desk.listens_to_time());
    desk.types("a");
    assert_eq!(scene(&mut desk), (dice, cards));
    assert_eq!(choices(&desk), 3);
}

#[test]
fn choices_that_need_two_cards_hide_that_of_a_player_who_has_not_chosen() {
    let session = play::real(&["Ann", "Ben", "Cleo", "Dan"]);
    let mut desk = Desk::playing(session, SECRET);
    let address = let_in(&mut desk);
    desk.keys("Esc");
    let [mut ann, mut cleo, _dan] = [1, 3, 4].map(|seat| join(&mut desk, &address, seat));
    let (dice, cards) = scene(&mut desk);
    desk.types("13446");
    ann.choose(&mut desk);
    desk.keys("Enter");
    let beside = vec![cards[0], cards[3]];
    assert_eq!(scene(&mut desk), (dice, beside.clone()));
    // Nothing moves under the pointer.
    cleo.choose(&mut desk);
    assert_eq!(scene(&mut desk), (dice, beside));
}

#[test]
fn with_phones_the_window_follows_to_the_result() {
    let names = ["Ann", "Ben"];
    let played = |seed| play::played(&names, DiceSource::Real, Seed(seed), play::TO_THE_END);
    let last = |session: &Session| -> Option<Vec<Choice>> {
        let cells = session.table().rounds().last()?.cells();
        cells.iter().map(Cell::choice).collect()
    };
    // Both are out after the same throw.
    let session = (0..)
        .map(played)
        .find(|session| last(session).is_some())
        .unwrap();
    let pairs = last(&session).unwrap()[1].pairs.to_string();
    let mut desk = Desk::playing(session, SECRET);
    let address = let_in(&mut desk);
    desk.keys("Esc");
    let mut ben = join(&mut desk, &address, 2);
    desk.keys("Ctrl+Z");
    let page = ben.page(&mut desk);
    let begin = pairs.replace(" + ", "-");
    let mut offered = values(&page, "choose").into_iter();
    let again = offered.find(|choice| choice.starts_with(&begin)).unwrap();
    ben.act(&mut desk, &format!("choose={again}"));
    desk.expect("Again");
}

#[test]
fn the_window_tells_that_a_seat_has_changed_its_phone() {
    let (mut desk, address) = table(TableOptions::default());
    let mut ben = join(&mut desk, &address, 2);
    let _ann = join(&mut desk, &address, 1);
    let left = desk.meanwhile(|| ben.phone.post("join", "leave=2&id=l"));
    assert_eq!(left.status, 303);
    desk.expect("Ben’s seat is free for another phone.");
}

#[test]
fn after_a_panel_the_choices_of_a_rule_are_in_sight_again() {
    let mut desk = Desk::new().sized((1280.0, 800.0));
    desk.keys("Ctrl+N");
    desk.click("open choices");
    let before = desk.place("Secret");
    desk.keys("F9 Esc");
    assert_eq!(desk.place("Secret"), before);
}

#[test]
fn phones_fill_in_the_form_of_a_new_game_and_begin_it() {
    let mut desk = Desk::new();
    desk.keys("Ctrl+N F9");
    let address = desk.address();
    let [mut eva, mut dan] = [(); 2].map(|()| Phone::new(&address));
    assert_eq!(desk.meanwhile(|| eva.enters("Eve").status), 303);
    desk.expect("Eve");
    desk.keys("Esc");
    desk.wait(1.0);
    // Whoever types a name in the window goes on below a phone that has just come.
    desk.write_name(1, "Fa");
    assert_eq!(desk.meanwhile(|| dan.enters("Dan").status), 303);
    desk.types("y");
    assert_eq!(names(&mut desk)[..3], ["Eve", "Fay", "Dan"]);
    let page = desk.meanwhile(|| eva.get("seat/1").body);
    assert!(page.contains("Fay") && page.contains("Dan"), "{page}");
    // Names and rules are the same here and there, and a name that is erased keeps its seat.
    let form = "name=Eva&colour=grey";
    assert_eq!(desk.meanwhile(|| eva.sends(1, form).status), 303);
    desk.write_name(2, "");
    desk.keys("Backspace*3");
    desk.types("Daniel");
    desk.keys("Ctrl+D");
    assert_eq!(names(&mut desk)[..3], ["Eva", "Fay", "Daniel"]);
    let page = desk.meanwhile(|| dan.get("seat/3").body);
    assert!(page.contains("value=\"Daniel\""), "{page}");
    assert!(page.contains("App dice"), "{page}");
    assert_eq!(desk.meanwhile(|| dan.sends(3, "do=again").status), 303);
    assert!(desk.meanwhile(|| eva.holds(1) && dan.holds(3)));
    let players = desk.saved().session.players().to_vec();
    assert_eq!(players[0].colour, Colour::Grey);
    assert_eq!(players[2].name.as_str(), "Daniel");
}

#[test]
fn a_closed_form_turns_its_phones_off() {
    let mut desk = Desk::new();
    desk.keys("Ctrl+N F9");
    let address = desk.address();
    let mut eva = Phone::new(&address);
    desk.meanwhile(|| eva.enters("Eva"));
    desk.keys("Esc Esc");
    desk.catch_up();
    desk.keys("F9");
    assert!(desk.says("With phones, everyone"), "{:?}", desk.texts());
    let host = eva.host.clone();
    assert!(std::net::TcpStream::connect(host).is_err());
}

/// The names in the form of a new game.
fn names(desk: &mut Desk) -> Vec<String> {
    let fields = desk.targets().into_iter();
    let names = fields.filter_map(|target| match target {
        Target::TextInput { content, .. } => Some(content),
        _ => None,
    });
    names.collect()
}

#[test]
fn a_phone_sees_nothing_that_is_not_on_the_disk() {
    let (mut desk, address) = table(TableOptions::default());
    let mut ann = join(&mut desk, &address, 1);
    desk.types("1344");
    let before = desk.at_once(keys("6"), || ann.phone.pad());
    assert_eq!(heading(&before), "Throw 1");
    assert!(!before.contains("class=\"dice\""), "{before}");
    assert!(ann.page(&mut desk).contains("Dice: 1, 3, 4, 4, 6"));
}

#[test]
fn a_hint_on_a_phone_is_noted_and_not_shown_in_the_window() {
    let (mut desk, address) = table(TableOptions::default());
    let mut ann = join(&mut desk, &address, 1);
    desk.types("13446");
    let told = desk.meanwhile(|| ann.phone.act("do=hint").body);
    assert!(told.contains("Best: "), "{told}");
    assert_eq!(desk.saved().record.helps, [Help::Hint].into());
    assert!(!desk.says("Best: "));
}

#[test]
fn whoever_has_no_phone_is_asked_at_the_laptop() {
    let (mut desk, address) = table(SECRET);
    let mut ann = join(&mut desk, &address, 1);
    let mut cleo = join(&mut desk, &address, 3);
    desk.types("13446");
    desk.expect("Ben has it");
    ann.choose(&mut desk);
    desk.expect("Ben has it");
    desk.keys("Enter A");
    desk.expect("Still to choose: Cleo");
    // Everybody looks at the laptop now, so it does not tell what Ben has taken.
    assert_eq!(desk.count("has chosen"), 2, "{:?}", desk.texts());
    // Ben can take the laptop again, and look at the choice or change it.
    desk.keys("Alt+2 Enter");
    desk.expect("Ben has it");
    desk.keys("Enter B");
    assert_eq!(choices(&desk), 3);
    assert_eq!(desk.count("has chosen"), 2, "{:?}", desk.texts());
    cleo.choose(&mut desk);
    desk.expect("On to throw 2");
    // Nobody has to give the laptop to somebody who has it.
    desk.types("22335");
    desk.expect("Ben");
    ann.choose(&mut desk);
    cleo.choose(&mut desk);
    desk.types("a");
    desk.expect("On to throw 3");
}

#[test]
fn a_seat_is_taken_back_and_asked_at_the_laptop_then() {
    let (mut desk, address) = table(SECRET);
    let mut ann = join(&mut desk, &address, 1);
    let mut ben = join(&mut desk, &address, 2);
    let _cleo = join(&mut desk, &address, 3);
    desk.types("13446");
    ann.choose(&mut desk);
    ben.choose(&mut desk);
    desk.expect("Still to choose: Cleo");
    desk.keys("F9");
    desk.expect("thinking");
    desk.click("Free Cleo’s seat");
    desk.keys("Esc");
    desk.expect("Cleo has it");
    desk.keys("Enter A");
    desk.expect("On to throw 2");
}

#[test]
fn a_correction_at_the_laptop_is_not_disturbed() {
    let (mut desk, address) = table(TableOptions::default());
    let mut phones = join_all::<2>(&mut desk, &address);
    for phone in [0, 1] {
        if phone == 0 {
            desk.types("13446a");
        }
        phones[phone].choose(&mut desk);
    }
    desk.keys("22335a Ctrl+H ↑ Enter");
    let is_correcting = |desk: &mut Desk| desk.says("You’re correcting");
    assert!(is_correcting(&mut desk));
    phones[0].choose(&mut desk);
    assert!(is_correcting(&mut desk));
    assert_eq!(choices(&desk), 5);
    desk.keys("Esc");
    desk.expect("Still to choose: Ben");
}

#[test]
fn the_board_is_shown_to_the_room_while_phones_play() {
    let mut desk = Desk::with(play::real_board(&["Ann", "Ben"]));
    let address = let_in(&mut desk);
    desk.keys("Esc");
    let mut ann = join(&mut desk, &address, 1);
    desk.expect("Ann rolls two dice to see who starts.");
    ann.act(&mut desk, "dice=66");
    // Ben has no phone, and is asked at the laptop.
    desk.expect("Roll two dice, then type or click them");
    desk.types("12");
    desk.expect("Ann starts with 12.");
    ann.act(&mut desk, "dice=1346");
    desk.expect("Ann chooses a play.");
    ann.act(&mut desk, "play=4-10");
    desk.expect("Ann rolls on or stops.");
    assert!(desk.says("Rolling on: "));
    // Whoever stands at the laptop can type the dice as well.
    desk.types("2255");
    desk.expect("Ann chooses a play.");
    ann.act(&mut desk, "play=7-7");
    ann.act(&mut desk, "do=stop");
    desk.expect("Roll the four dice, then type or click them");
}

#[test]
fn time_runs_for_everybody_who_thinks_on_a_phone() {
    let (mut desk, address) = table(secret_house(Timer::new(30, AtZero::Coach)));
    let mut ann = join(&mut desk, &address, 1);
    let mut ben = join(&mut desk, &address, 2);
    let _cleo = join(&mut desk, &address, 3);
    ann.act(&mut desk, "dice=13446");
    desk.think(10.0);
    ann.choose(&mut desk);
    // Ann has made her choice, and sees how much is left to the others.
    assert_eq!(seconds(&ben.page(&mut desk)), Some(20));
    let page = ann.page(&mut desk);
    assert!(page.contains("The others have 20 seconds left."));
    desk.types("w");
    assert!(ben.page(&mut desk).contains("The clock is paused."));
    desk.think(60.0);
    desk.types("w");
    desk.think(19.0);
    assert_eq!(choices(&desk), 1);
    // The time of both is over, and the coach chooses for them.
    desk.think(1.0);
    desk.catch_up();
    assert_eq!(choices(&desk), 3);
    desk.expect("On to throw 2");
    let page = ben.page(&mut desk);
    assert_eq!(heading(&page), "Throw 2");
    // What comes too late changes nothing.
    let late = desk.meanwhile(|| {
        let asked = "1:1-3-4-4-6/1:1-3-4-4-6";
        ben.phone.act_at(asked, "choose=4-10-4").status
    });
    assert_eq!(late, 409);
    assert_eq!(choices(&desk), 3);
}

/// The seconds that a page leaves to its seat, as long as they run.
fn seconds(page: &str) -> Option<u32> {
    let (_, rest) = page.split_once("data-left=\"")?;
    let left: u32 = rest.split('"').next()?.parse().ok()?;
    Some(left.div_ceil(1000))
}

#[test]
fn the_panel_says_why_phones_cannot_be_let_in_and_tries_again() {
    let mut desk = Desk::with(play::real(&["Ann", "Ben"]));
    // They are off until asked for.
    assert!(desk.store().phones().is_none());
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    desk.listen_at(Some(port));
    desk.keys("F9");
    let why = format!("Couldn’t let phones in at 127.0.0.1:{port}: ");
    let said = desk.text(&why);
    assert!(said.ends_with("Choose another address or port."), "{said}");
    desk.click("Try again");
    desk.expect(&said);
    drop(taken);
    desk.click("Try again");
    desk.expect("not joined");
    let (address, begin) = (desk.address(), format!("http://127.0.0.1:{port}/"));
    assert!(address.starts_with(&begin), "{address}");
}

#[test]
fn phones_play_on_while_the_window_shows_something_else() {
    let (mut desk, address) = table(TableOptions::default());
    let mut phones = join_all::<3>(&mut desk, &address);
    desk.types("13446");
    // A panel, the history, a lesson, the list of games.
    desk.keys("F1");
    phones[0].choose(&mut desk);
    desk.keys("Esc Ctrl+H");
    phones[1].choose(&mut desk);
    desk.keys("Ctrl+G");
    phones[2].choose(&mut desk);
    phones[2].act(&mut desk, "dice=22335");
    desk.keys("Enter");
    desk.expect("Still to choose: Ann, Ben and Cleo");
    desk.expect("Throw 2");
    assert_eq!(choices(&desk), 3);
}

#[test]
fn the_next_game_has_the_same_phones() {
    let names = ["Ann", "Ben"];
    let session = play::played(&names, DiceSource::Real, Seed(4), play::TO_THE_END);
    let mut desk = Desk::with(session);
    let address = let_in(&mut desk);
    desk.keys("Esc");
    let mut ann = join(&mut desk, &address, 1);
    let first = desk.open();
    desk.click("Again");
    assert_ne!(desk.open(), first);
    ann.act(&mut desk, "dice=13446");
    desk.expect("Ben");
    desk.types("a");
    desk.expect("Still to choose: Ann");
    ann.choose(&mut desk);
    assert_eq!(choices(&desk), 2);
}

#[test]
fn a_phone_begins_the_next_game_in_the_window() {
    let names = ["Ann", "Ben"];
    let session = play::played(&names, DiceSource::Real, Seed(4), play::TO_THE_END);
    let mut desk = Desk::with(session);
    let address = let_in(&mut desk);
    desk.keys("Esc");
    let mut ben = join(&mut desk, &address, 2);
    let first = desk.open();
    // What cannot begin is told where it was typed.
    let five = "do=new&game=1&name-1=A&name-2=B&name-3=C&name-4=D&name-5=E";
    let refused = desk.meanwhile(|| ben.phone.sends(2, five));
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("at most 4"), "{}", refused.body);
    ben.act(&mut desk, "do=new&name-1=&name-2=Ben&name-3=Cleo");
    assert_ne!(desk.open(), first);
    // Ben has the first seat now, with the same phone.
    ben.phone.seat = 1;
    ben.act(&mut desk, "dice=13446");
    ben.choose(&mut desk);
    desk.expect("Cleo");
    assert_eq!(choices(&desk), 1);
    // A game that is not over is not left by a tap.
    let late = desk.meanwhile(|| ben.phone.act("do=again").status);
    assert_eq!(late, 409);
    let late = desk.meanwhile(|| ben.phone.act("do=end").status);
    assert_eq!(late, 409);
    assert_eq!(choices(&desk), 1);
}

#[test]
fn a_phone_ends_the_evening_in_the_window() {
    let session = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let mut desk = Desk::with(session);
    let address = let_in(&mut desk);
    let mut ben = join(&mut desk, &address, 2);
    let last = desk.meanwhile(|| ben.phone.act("do=end"));
    assert_eq!(last.status, 200);
    assert!(last.body.contains("The table is closed."), "{}", last.body);
    // The window hears of it once the page has been sent.
    desk.meanwhile(|| thread::sleep(Duration::from_millis(500)));
    desk.catch_up();
    assert_eq!(desk.store().settings().phones, None);
    desk.expect("Let phones in");
}

#[test]
fn the_panel_shows_six_digits_unless_the_host_does_without() {
    let (mut desk, _) = table(TableOptions::default());
    let has_code = |desk: &mut Desk| desk.texts().iter().any(|text| is_code(text));
    desk.keys("F9");
    assert!(has_code(&mut desk));
    desk.click("Hide digits");
    desk.keys("F9 F9");
    assert!(!has_code(&mut desk));
    desk.click("Join without a camera");
    assert!(has_code(&mut desk));
}

#[test]
fn phones_find_their_seats_after_a_power_cut() {
    let (mut desk, address) = table(TableOptions::default());
    let mut ann = join(&mut desk, &address, 1);
    desk.types("13446");
    desk.catch_up();
    let mut desk = Desk::in_folder(desk.end());
    desk.catch_up();
    ann.choose(&mut desk);
    assert_eq!(choices(&desk), 1);
    desk.keys("F9");
    assert_eq!(desk.address(), address);
    // Whoever ends the program turns the phones off.
    desk.close();
    assert!(desk.has_ended());
    let mut desk = Desk::in_folder(desk.end());
    desk.catch_up();
    desk.keys("F9 F9");
    assert_eq!(desk.store().settings().phones, desk.open());
}

/// What a phone reads off the window.
#[track_caller]
pub fn scanned(desk: &mut Desk, theme: &Theme) -> String {
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
    let mut desk = Desk::with(play::real(&["Ann", "Ben"]));
    let address = let_in(&mut desk);
    for theme in THEMES {
        assert_eq!(scanned(&mut desk, &theme), address);
    }
}
