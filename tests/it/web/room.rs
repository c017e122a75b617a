//! The room display on large screens: everything in sight, and nothing that shrinks when all have chosen.

use serde_json::json;

use super::owner::Owner;
use super::phone::{Phone, Served};
use crate::browser::{Browser, Driver};

/// From a small television to a large one.
const SIZES: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (3840, 2160)];

const MEASURE: &str = "
    const faults = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push('the page scrolls');
    for (const one of document.querySelectorAll('main *')) {
        if (!one.checkVisibility() || one.closest('.hidden, #yours') || getComputedStyle(one).clipPath !== 'none') continue;
        const { right, bottom, width, height } = one.getBoundingClientRect();
        if (width > 1 && height > 1 && (right > innerWidth + 1 || bottom > innerHeight + 1)) {
            faults.push(`${one.id || one.className || one.tagName} ends at ${right}, ${bottom}`);
        }
    }
    for (const one of document.querySelectorAll('.slot, #join, #hero, #players li')) {
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) faults.push(`cut off: ${one.textContent}`);
    }
    const corner = document.elementFromPoint(innerWidth * 0.75, innerHeight * 0.75);
    if (document.getElementById('hero') && !corner.closest('section')) faults.push('nothing beside the end');
    const die = document.querySelector('#thrown .die');
    const least = document.getElementById('board') ? 8 : 6.2;
    if (die && die.checkVisibility() && die.getBoundingClientRect().height < innerHeight / least) faults.push('small dice');
    return faults;";

fn look(screen: &Browser, state: &str) {
    let pictures = std::env::var_os("FIFTH_DIE_PAGES").map(std::path::PathBuf::from);
    for (width, height) in SIZES {
        screen.resize(width, height);
        for scheme in ["light", "dark"] {
            screen.set_dark(scheme == "dark");
            let found = screen.run(MEASURE);
            assert_eq!(found, json!([]), "{state}, {width} × {height}");
            if let Some(folder) = &pictures {
                let file = folder.join(format!("room-{state}-{width}x{height}-{scheme}.png"));
                std::fs::write(file, screen.picture()).unwrap();
            }
            if width == SIZES[0].0 {
                assert_eq!(screen.faults(), "", "{state}, {scheme}");
            }
        }
    }
}

#[test]
fn a_throw_fills_the_screen_of_the_room_for_any_number_of_players() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let screen = driver.browser();
    for names in [
        "Ann",
        "Ann,Ben,Cleo,Dan",
        "Ann,Ben,Cleo,Dan,Eva,Finn,Gabriella,Hans",
    ] {
        let served = Served::new(&format!("--express --secret --timer 60 --players {names}"));
        let count = names.split(',').count();
        let mut phones: Vec<Phone> = (1..=count).map(|seat| served.joined(seat)).collect();
        screen.open(&format!("{}room", served.address));
        screen.wait_for("Scan the code");
        look(&screen, &format!("waiting-{count}"));
        phones[0].done("dice=13446");
        screen.wait_for("Dice: 1, 3, 4, 4, 6");
        let (last, others) = phones.split_last_mut().unwrap();
        for phone in others {
            phone.done("choose=4-10-4");
        }
        screen.wait_until("the others", || {
            screen.all("#cards .chosen").len() == count - 1
        });
        look(&screen, &format!("choosing-{count}"));
        last.done("choose=4-8-6");
        screen.wait_for("4 + 8, fifth 6");
        screen.run_async("await new Promise((done) => setTimeout(done, 1200));");
        look(&screen, &format!("revealed-{count}"));
    }
    let owner = Owner::evening(&["Ann", "Ben", "Cleo", "Dan"]);
    screen.open(&format!("{}room", owner.server.addresses()[0]));
    screen.wait_for("wins");
    screen.wait_for("Game 3 of the evening");
    look(&screen, "end");
}

#[test]
fn the_room_has_the_sums_of_an_evening() {
    let owner = Owner::evening(&["Ann", "Ben", "Cleo", "Dan"]);
    let page = owner.phone().get("room").body;
    let (_, table) = page.split_once("id=\"evening\"").unwrap();
    let (table, _) = table.split_once("</table>").unwrap();
    let cells = table.split("<td").skip(2).map(|cell| {
        let (_, cell) = cell.split_once('>').unwrap();
        let number = cell.trim_start_matches("<b>").split('<').next();
        number.unwrap().replace('−', "-").parse().unwrap()
    });
    let cells: Vec<i32> = cells.collect();
    assert_eq!(cells.len(), 4 * 5);
    for line in cells.chunks(5) {
        assert_eq!(line[..3].iter().sum::<i32>(), line[3], "{table}");
    }
    let wins = cells.chunks(5).map(|line| line[4]);
    assert_eq!(wins.sum::<i32>(), 3);
    assert_eq!(table.matches("class=\"best\"").count(), 3);
}

#[test]
fn the_board_fills_the_screen_of_the_room() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let screen = driver.browser();
    let served = Served::new("--classic --players Ann,Ben,Cleo,Dan");
    let mut phones = served.phones::<4>();
    screen.open(&format!("{}room", served.address));
    screen.wait_for("Scan the code");
    look(&screen, "board-waiting");
    for dice in ["66", "12", "13", "14"] {
        phones[0].done(&format!("dice={dice}"));
    }
    phones[0].done("dice=3344");
    screen.wait_for("Ann chooses a play.");
    look(&screen, "board-play");
    phones[0].done("play=7-7");
    screen.wait_for("Ann rolls on or stops.");
    look(&screen, "board-decision");
    drop(served);
    let served = Served::new("saves/v1-classic-finished.ron");
    screen.open(&format!("{}room", served.address));
    screen.wait_for("wins");
    look(&screen, "board-end");
    drop(served);
    let (served, _) = Served::second("saves/v1-classic-finished.ron");
    screen.open(&format!("{}room", served.address));
    screen.wait_for("Game 2 of the evening");
    look(&screen, "board-evening");
}
