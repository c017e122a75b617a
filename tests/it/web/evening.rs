//! Game after game at one address: the lobby, playing again, a new game, the end of the evening, and six digits.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use fifth_die::session::{AnySession, Colour, Name, Player};
use fifth_die::store::{Id, LastTable, People, Saved, Settings, Store, bg_stats_link};
use jiff::{Timestamp, ToSpan};

use super::owner::Owner;
use super::phone::{Phone, Response, Served, encoded, heading, id};
use crate::play::classic;

const FINISHED: &str = "saves/v1-finished.ron";

impl Served {
    /// All games, the last one first.
    fn games(&self) -> Vec<Saved> {
        let store = Store::open(Some(self.folder.path())).unwrap();
        let games = store.games();
        let games = games.iter().map(|game| store.load(&game.id).unwrap());
        games.collect()
    }

    /// The second game of an evening, twice the same.
    pub fn second(file: &str) -> (Served, Saved) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(folder.path())).unwrap();
        let first = store.import(file.as_ref(), Timestamp::now()).unwrap();
        let second = Saved {
            id: Id::new(first.created + 1.hour()),
            created: first.created + 1.hour(),
            changed: first.changed + 1.hour(),
            ..first.clone()
        };
        for game in [&first, &second] {
            store.save(game).unwrap();
        }
        let file = store.session_file(&second.id);
        drop(store);
        let served = Served::under(None, Arc::new(folder), file.to_str().unwrap());
        (served, second)
    }

    /// A lobby in a new folder.
    pub fn lobby(arguments: &str) -> Served {
        Served::under(None, Arc::new(tempfile::tempdir().unwrap()), arguments)
    }
}

fn names(players: &[Player]) -> Vec<&str> {
    players.iter().map(|player| player.name.as_str()).collect()
}

impl Phone {
    pub fn enters(&mut self, name: &str) -> Response {
        self.post("join", &format!("name={name}&id={}", id()))
    }

    /// Sends a form without a question to this seat.
    pub fn sends(&mut self, seat: usize, form: &str) -> Response {
        self.post(&format!("seat/{seat}"), &format!("id={}&{form}", id()))
    }
}

#[test]
fn phones_play_again_at_the_same_address_with_the_same_seats() {
    let served = Served::new(FINISHED);
    let [mut ann, mut ben] = served.phones();
    let mut events = ben.listen("seat/2/events");
    assert!(events.next().contains("Play again"));
    assert_eq!(ann.sends(1, "do=again").status, 303);
    assert!(events.next().contains("Throw 1"));
    // Two have tapped at once: the second begins no third game.
    assert_eq!(ben.sends(2, "do=again").status, 409);
    let games = served.games();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].session.players(), games[1].session.players());
    ann.done("dice=13446");
    ben.done("choose=4-10-4");

    // So it is after the power was cut.
    let address = served.address.clone();
    let served = served.again("");
    assert_eq!(served.address, address);
    assert!(ann.holds(1) && ben.holds(2));
    assert!(ben.pad().contains("You chose 4 + 10"));
    assert_eq!(served.games().len(), 2);
}

#[test]
fn the_evening_is_that_of_the_games_on_the_disk_and_a_phone_hands_one_over() {
    let (served, second) = Served::second(FINISHED);
    let link = bg_stats_link(&second, &People::default());
    let page = served.joined(1).pad();
    assert!(page.contains("Game 2 of the evening"), "{page}");
    assert!(page.contains("href=\"1/bg-stats\""), "{page}");
    let led = served.joined(2).get("seat/2/bg-stats");
    assert_eq!((led.status, led.header("location")), (303, Some(&*link)));
    let room = served.phone().get("room").body;
    assert!(room.contains("Game 2 of the evening"), "{room}");
    assert!(!room.contains("bgstats"), "{room}");
}

#[test]
fn on_the_board_another_one_starts_the_next_game() {
    let served = Served::new("saves/v1-classic-finished.ron");
    let mut ann = served.joined(1);
    assert_eq!(ann.sends(1, "do=again").status, 303);
    let games = served.games();
    let [next, last] = [&games[0], &games[1]].map(|game| {
        let first = classic(&game.session).table().first();
        first.unwrap().index()
    });
    assert_eq!(next, (last + 1) % 3);
}

#[test]
fn in_a_new_game_phones_follow_their_players() {
    let served = Served::new(FINISHED);
    let [mut ann, mut ben, mut cleo] = served.phones();
    let page = cleo.get("seat/3/new").body;
    assert!(page.contains("name=\"name-3\" value=\"Cleo\""), "{page}");
    assert!(page.contains("secret choices"), "{page}");
    // Ann goes, Cleo mends her name, and Dan has come.
    let form =
        "do=new&name-1=&name-2=Ben&name-3=Cleopatra&name-4=Dan&choices=1&dice=1&time=2&game=0";
    assert_eq!(cleo.sends(3, form).status, 303);
    let game = &served.games()[0];
    let AnySession::Express(session) = &game.session else {
        panic!("it is a game of Express");
    };
    assert_eq!(names(session.players()), ["Ben", "Cleopatra", "Dan"]);
    assert!(!session.setup().dice().are_real());
    let options = game.record.options;
    assert!(options.secret);
    assert_eq!(options.timer.map(|timer| timer.seconds()), Some(35));
    assert!(ben.holds(1) && cleo.holds(2));
    assert!(!ann.holds(1) && !ann.holds(2));
    let home = cleo.get("");
    assert!(home.header("location").unwrap().ends_with("seat/2"));
    ann.enters("Dan");
    assert!(ann.holds(3));
}

#[test]
fn a_new_game_may_be_the_board() {
    let served = Served::new(FINISHED);
    let mut ann = served.joined(1);
    // Five columns are for up to three.
    let form = "do=new&name-1=Ann&name-2=Ben&name-3=Cleo&name-4=Dan&game=1&columns=2&sharing=1";
    assert_eq!(ann.sends(1, form).status, 303);
    let games = served.games();
    let AnySession::Classic(session) = &games[0].session else {
        panic!("it is a game on the board");
    };
    assert_eq!(session.setup().setting().columns.count(), 3);
    assert!(heading(&ann.pad()).contains("Starting roll"));
}

#[test]
fn what_cannot_begin_is_told_and_keeps_what_was_typed() {
    let served = Served::new(FINISHED);
    let mut ann = served.joined(1);
    for (form, words) in [
        (
            "name-1=Ann&name-2=ann",
            "Players 1 and 2 have the same name",
        ),
        ("name-1=&game=0", "needs a player"),
        (
            "name-1=A&name-2=B&name-3=C&name-4=D&name-5=E&game=1",
            "at most 4",
        ),
    ] {
        let refused = ann.sends(1, &format!("do=new&{form}"));
        assert_eq!(refused.status, 422, "{form}");
        assert!(refused.body.contains(words), "{}", refused.body);
        assert!(refused.body.contains("id=\"new\""));
    }
    assert_eq!(served.games().len(), 1);
}

/// The form of a new game as this page has it, to be sent.
fn form(page: &str) -> String {
    let inputs = page.split("<input ").skip(1);
    let fields = inputs.filter_map(|input| {
        let value = |name: &str| Some(input.split_once(name)?.1.split('"').next()?.to_owned());
        let value_of = |name: &str| value(&format!("{name}=\""));
        let name = value_of(" name")?;
        let input = input.split('>').next()?;
        let typed = input.contains("value=").then(|| value_of("value"))?;
        (name != "id").then_some(format!("{name}={}", encoded(&typed?)))
    });
    fields.collect::<Vec<_>>().join("&")
}

#[test]
fn what_a_form_leaves_as_it_was_stays_as_it_is_by_then() {
    let served = Served::lobby("");
    let [mut leo, mut max, mut fay] = std::array::from_fn(|_| served.phone());
    for (phone, name) in [(&mut leo, "Leo"), (&mut max, "Max")] {
        assert_eq!(phone.enters(name).status, 303);
    }
    let page = max.get("seat/2/new").body;
    assert_eq!(leo.sends(1, "name=Leon").status, 303);
    assert_eq!(fay.enters("Fay").status, 303);
    let form = form(&page).replace("name-2=Max", "name-2=Maxi");
    assert!(form.contains("name-1=Leo&"), "{form}");
    assert_eq!(max.sends(2, &format!("do=new&{form}")).status, 303);
    assert_eq!(
        names(served.game().session.players()),
        ["Leon", "Maxi", "Fay"]
    );
    assert!(leo.holds(1) && max.holds(2) && fay.holds(3));
}

#[test]
fn players_change_places_in_the_form_and_keep_what_was_typed() {
    let served = Served::new(FINISHED);
    let [mut ann, mut ben, mut cleo] = served.phones();
    let typed = form(&ann.get("seat/1/new").body);
    let typed = typed
        .replace("name-1=Ann", "name-1=")
        .replace("name-3=Cleo", "name-3=Cleopatra");
    let page = ann.sends(1, &format!("do=up-3&{typed}"));
    assert_eq!(page.status, 200);
    assert_eq!(served.games().len(), 1);
    let moved = form(&page.body);
    assert!(moved.contains("name-1=Cleopatra&"), "{moved}");
    assert_eq!(ann.sends(1, &format!("do=new&{moved}")).status, 303);
    let players = served.games()[0].session.players().to_vec();
    assert_eq!(names(&players), ["Cleopatra", "Ben"]);
    assert!(cleo.holds(1) && ben.holds(2) && !ann.holds(1));
}

#[test]
fn a_game_on_the_board_does_not_open_the_choices_of_the_next_one() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = Store::open(Some(folder.path())).unwrap();
    let ann = Player {
        name: Name::new("Ann").unwrap(),
        colour: Colour::Blue,
        level: None,
    };
    let mut last = LastTable {
        players: vec![ann],
        ..LastTable::default()
    };
    last.house.secret = true;
    let settings = Settings {
        last_table: Some(last),
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    let served = Served::under(None, folder, "saves/v1-classic-finished.ron");
    let page = served.joined(1).get("seat/1/new").body;
    assert!(page.contains("selected>secret choices"), "{page}");
}

#[test]
fn all_winners_stand_in_the_head_of_a_result() {
    let served = Served::new("--express --players Ann,Ben,Cleo");
    let mut phones = served.phones::<3>();
    for throw in 1..=10 {
        phones[0].done("dice=13446");
        let (two, third) = match throw {
            2 => ("7-10-1", "8-9-1"),
            3 => ("4-8-6", "5-7-6"),
            _ => ("4-10-4", "7-7-4"),
        };
        for (phone, choice) in phones.iter_mut().zip([two, two, third]) {
            phone.done(&format!("choose={choice}"));
        }
    }
    let page = phones[0].pad();
    let (_, hero) = page.split_once("id=\"hero\"").unwrap();
    let (hero, behind) = hero.split_once("</section>").unwrap();
    assert!(hero.contains("share the win"), "{hero}");
    assert_eq!(hero.matches("class=\"sign ").count(), 2, "{hero}");
    let (_, rank) = behind.split_once("<ol").unwrap();
    let (rank, _) = rank.split_once("</ol>").unwrap();
    assert!(rank.contains("Cleo") && !rank.contains("Ben"), "{rank}");
}

#[test]
fn who_is_awaited_is_not_here_and_who_has_no_phone_is_at_the_laptop() {
    let served = Served::new("--express --players Ann,Ben");
    assert!(served.phone().main("room").contains("not here yet"));
    let owner = Owner::new(2);
    assert!(owner.phone().main("room").contains("at the laptop"));
}

#[test]
fn the_evening_ends_from_any_seat_once_the_game_is_over() {
    let mut served = Served::new(FINISHED);
    let [mut ann, ben] = served.phones();
    let mut events = ben.listen("seat/2/events");
    events.next();
    let last = ann.sends(1, "do=end");
    assert_eq!(last.status, 200);
    assert!(last.body.contains("The table is closed."), "{}", last.body);
    let (_, goodbye) = last.body.split_once("id=\"goodbye\"").unwrap();
    assert_eq!(goodbye.matches("<th scope=\"row\">").count(), 3);
    assert!(events.next().contains("The table is closed."));
    assert_eq!(served.wait(), Some(0));
}

#[test]
fn people_gather_mend_their_names_and_begin() {
    let served = Served::lobby("");
    let [mut eva, mut dan, mut watcher] = std::array::from_fn(|_| served.phone());
    assert_eq!(eva.enters("Eve").status, 303);
    assert!(watcher.get("seats").body.contains("Or someone new"));
    let mut events = eva.listen("seat/1/events");
    assert!(!events.next().contains("Dan"));
    assert_eq!(dan.enters("Dan").status, 303);
    assert!(events.next().contains("Dan"));
    for (name, words) in [("dan", "the same name"), ("%20", "name"), ("", "name")] {
        let refused = eva.sends(1, &format!("name={name}"));
        assert_eq!(refused.status, 422, "{name}");
        assert!(refused.body.contains(words), "{}", refused.body);
    }
    // Dan's sign is taken, another one is not.
    assert_eq!(eva.sends(1, "name=Eva&colour=orange").status, 422);
    assert_eq!(eva.sends(1, "name=Eva&colour=grey").status, 303);
    let page = eva.get("seat/1").body;
    assert!(page.contains("value=\"Eva\""), "{page}");
    let is_grey = "value=\"grey\" aria-pressed=\"true\"";
    assert!(page.contains(is_grey), "{page}");

    // Nobody has to come again after the power was cut.
    let address = served.address.clone();
    let served = served.again("");
    assert_eq!(served.address, address);
    assert!(dan.get("seat/2").body.contains("value=\"Dan\""));
    // Nobody is waited for.
    assert_eq!(dan.sends(2, "do=again").status, 303);
    assert!(eva.holds(1) && dan.holds(2));
    assert_eq!(names(served.game().session.players()), ["Eva", "Dan"]);
}

#[test]
fn at_a_new_table_nobody_sits_from_before() {
    let served = Served::lobby("");
    let [mut eva, mut fay] = std::array::from_fn(|_| served.phone());
    assert_eq!(eva.enters("Eva").status, 303);
    let served = served.again("--express");
    assert_eq!(fay.enters("Fay").status, 303);
    assert!(fay.get("seat/1").body.contains("value=\"Fay\""));
    assert!(!eva.get("seat/1").body.contains("value=\"Eva\""));
    drop(served);
}

#[test]
fn who_leaves_the_lobby_is_not_in_the_game_and_the_others_keep_their_seats() {
    let served = Served::lobby("--express --secret");
    let mut phones: Vec<Phone> = ["Ann", "Ben", "Cleo"]
        .map(|name| {
            let mut phone = served.phone();
            assert_eq!(phone.enters(name).status, 303);
            phone
        })
        .into();
    assert_eq!(phones[0].post("join", "leave=1&id=x").status, 303);
    let path = served.host_path();
    assert_eq!(served.phone().post(&path, "take=1").status, 303);
    let cleo = &mut phones[2];
    assert_eq!(cleo.sends(1, "do=again").status, 303);
    assert!(cleo.holds(1));
    assert_eq!(names(served.game().session.players()), ["Cleo"]);
    assert!(!phones[1].holds(1));
}

#[test]
fn a_table_has_a_last_seat() {
    let served = Served::lobby("--classic");
    for name in ["Ann", "Ben", "Cleo", "Dan"] {
        assert_eq!(served.phone().enters(name).status, 303);
    }
    let full = served.phone().enters("Eva");
    assert_eq!(full.status, 422);
    assert!(full.body.contains("at most 4"), "{}", full.body);
    // A phone has two seats.
    let served = Served::lobby("--express");
    let mut greedy = served.phone();
    let entered = ["Ann", "Ben", "Cleo"].map(|name| greedy.enters(name).status);
    assert_eq!(entered, [303, 303, 409]);
}

/// The six digits on the page of the host.
fn digits(served: &Served) -> String {
    let page = served.phone().get(&served.host_path()).body;
    let (_, behind) = page.split_once("and type ").expect("digits");
    behind[..7].replace(' ', "")
}

/// Types digits at the entrance.
fn types(phone: &mut Phone, digits: &str) -> Response {
    let origin = format!("Origin: http://{}\r\n", phone.host);
    phone.request("POST", "/", &origin, &format!("code={digits}"))
}

#[test]
fn six_digits_lead_to_the_table() {
    let served = Served::new("--express --players Ann,Ben");
    let mut phone = served.phone();
    let secret = phone.base.clone();
    let page = phone.request("GET", "/", "", "");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("six digits"), "{}", page.body);
    assert!(!page.body.contains(secret.trim_matches('/')));
    assert_eq!(phone.request("GET", "/style.css", "", "").status, 200);
    assert_eq!(phone.request("GET", "/seats", "", "").status, 404);
    let code = digits(&served);
    let entered = types(&mut phone, &format!("{}+{}", &code[..3], &code[3..]));
    assert_eq!(entered.header("location"), Some(secret.as_str()));
    // The host makes another one; the first is worth nothing then.
    assert_eq!(phone.post(&served.host_path(), "do=code").status, 303);
    let next = digits(&served);
    assert!(next != code && types(&mut phone, &code).status == 403);
    assert_eq!(types(&mut phone, &next).status, 303);
}

#[cfg(target_os = "linux")]
#[test]
fn digits_are_guessed_five_times_a_minute_from_an_address_and_fifty_times_in_all() {
    let served = Served::new("--express --players Ann,Ben");
    let code = digits(&served);
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let guess = |from: u8, digits: &str| {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, from));
        super::guard::types_from(from, &served.phone(), digits, "")
    };
    for from in 2..=10 {
        let tries = [(); 5].map(|()| guess(from, wrong));
        assert_eq!(tries, [403; 5]);
        // Then even the right ones are worth nothing from there.
        assert_eq!(guess(from, &code), 429);
    }
    assert_eq!(guess(11, &code), 303);
    assert_eq!([(); 5].map(|()| guess(11, wrong)), [403; 5]);
    // As if there had never been any.
    assert_eq!(guess(12, &code), 404);
    assert_eq!(served.phone().request("GET", "/", "", "").status, 404);
}
