//! Every page in every state: nothing that axe-core finds, nothing too small to tap, nothing wider than the phone.
//!
//! `FIFTH_DIE_PAGES=FOLDER cargo test --test it web::states` saves pictures of them, to be looked at.

use std::path::PathBuf;

use fifth_die::language::Language;
use serde_json::json;

use crate::browser::{Browser, Driver};
use crate::tools::is_thorough;

use super::languages::english;
use super::phone::{Phone, Served};

/// Phones upright and on their side, a tablet, and the smallest phone.
const SIZES: [(u32, u32); 6] = [
    (412, 780),
    (390, 664),
    (844, 330),
    (768, 1024),
    (360, 560),
    (320, 568),
];

/// What has to hold in every size: a line for each thing that does not.
const MEASURE: &str = "
    const faults = [];
    const root = document.documentElement;
    const main = document.querySelector('main');
    if (root.scrollWidth > screen.width) faults.push(`the page is ${root.scrollWidth} wide`);
    for (const one of document.querySelectorAll('a, button, summary, input:not([type=hidden])')) {
        const { width, height } = one.getBoundingClientRect();
        if (one.checkVisibility() && (width < 48 || height < 48)) faults.push(`${width} × ${height}: ${one.outerHTML}`);
    }
    // A number of which the end is out of sight reads as another number.
    for (const one of document.querySelectorAll('#players, #revealed, #review, #pad, .pads, #words, #cards')) {
        if (one.scrollWidth > one.clientWidth) faults.push(`${one.id} is ${one.scrollWidth} of ${one.clientWidth} wide`);
    }
    for (const one of document.querySelectorAll('[id]')) {
        if (document.querySelectorAll('#' + CSS.escape(one.id)).length > 1) faults.push(`twice: ${one.id}`);
    }
    if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
    // Dice and choices of an ordinary throw are in sight without scrolling, and words are whole.
    scrollTo(0, 0);
    const isPhone = innerWidth > 340 && innerHeight < 4000 && getComputedStyle(root).fontSize === '16px';
    for (const one of isPhone ? document.querySelectorAll('#thrown, .group, .deciding .act, .split .choice, #next .act, #do-again') : []) {
        const { bottom } = one.getBoundingClientRect();
        if (one.checkVisibility() && !one.closest('details') && bottom > innerHeight + 1) {
            faults.push(`${one.id || one.className} ends at ${bottom} of ${innerHeight}`);
        }
    }
    const head = document.querySelector('#head h1');
    if (isPhone && head && head.getBoundingClientRect().height > 40) faults.push('the header has two lines');
    const bar = document.querySelector('.game:not(.room) #head');
    if (isPhone && bar && bar.getBoundingClientRect().top > 1) faults.push('the header is not at the top');
    const [roll, stop] = ['#do-roll', '#do-stop'].map((one) => document.querySelector(one));
    if (roll && stop) {
        const [one, other] = [roll, stop].map((button) => button.getBoundingClientRect());
        const gap = Math.max(other.left - one.right, other.top - one.bottom);
        if (gap < 12) faults.push(`${gap} between what rolls and what stops`);
    }
    return faults;";

/// Ends what moves, but not what is told for a while.
const AT_REST: &str = "
    const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().delay < 2000);
    moving.forEach((one) => one.finish());";

/// The page of the same address as the made-up language has it: every text, and every attribute that is said.
const MADE_UP: &str = "
    const answer = await fetch(location.href, { headers: { 'Accept-Language': 'en-XA' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const said = [page.documentElement.lang, page.title];
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) said.push(texts.currentNode.textContent);
    const silent = ['data-events', 'data-throw', 'data-scene', 'data-of'];
    for (const one of page.body.querySelectorAll('*')) {
        for (const { name, value } of one.attributes) {
            const isSaid = ['aria-label', 'title'].includes(name) || name.startsWith('data-');
            if (isSaid && !silent.includes(name)) said.push(value);
        }
    }
    return said;";

struct Judge<'a> {
    phone: Browser<'a>,
    pictures: Option<PathBuf>,
    faults: Vec<String>,
}

impl Judge<'_> {
    fn measure(&mut self, state: &str) {
        let found = self.phone.run(MEASURE);
        if found != json!([]) {
            self.faults.push(format!("{state}: {found:#}"));
        }
    }

    fn picture(&self, name: &str) {
        if let Some(folder) = &self.pictures {
            let file = folder.join(name).with_extension("png");
            std::fs::write(file, self.phone.picture()).unwrap();
        }
    }

    /// Judges the page as it is now, once it shows these words.
    fn look(&mut self, state: &str, words: &str) {
        self.phone.wait_for(words);
        // So high that nothing has to be scrolled out from below the bar.
        self.phone.resize(SIZES[0].0, 4000);
        for scheme in ["light", "dark"] {
            self.phone.set_dark(scheme == "dark");
            self.phone.run(AT_REST);
            let found = self.phone.faults();
            if !found.is_empty() {
                self.faults.push(format!("{state}, {scheme}: {found}"));
            }
        }
        let (sizes, languages) = if is_thorough() {
            (&SIZES[..], &Language::ALL[..])
        } else {
            (&SIZES[3..], &Language::ALL[..2])
        };
        for language in languages {
            let tag = language.tag();
            // What was said once is gone from a page that is loaded anew.
            if *language != Language::English {
                self.phone.set_language(tag);
                self.phone.reload();
            }
            for (width, height) in sizes {
                self.phone.resize(*width, *height);
                self.measure(&format!("{state}, {tag}, {width} × {height}"));
                for scheme in ["light", "dark"] {
                    self.phone.set_dark(scheme == "dark");
                    self.picture(&format!("{state}-{tag}-{width}x{height}-{scheme}"));
                }
            }
        }
        self.phone.set_language(Language::English.tag());
        self.phone.reload();
        let said = self.phone.run_async(MADE_UP);
        let said: Vec<&str> = (said.as_array().unwrap().iter())
            .map(|words| words.as_str().unwrap())
            .collect();
        assert_eq!(said[0], "en-XA");
        for words in said[1..].iter().filter(|words| !english(words).is_empty()) {
            self.faults
                .push(format!("{state}, left in English: {words:?}"));
        }
        self.phone.resize(SIZES[0].0, SIZES[0].1);
        self.phone
            .run("document.documentElement.style.fontSize = '200%'");
        self.measure(&format!("{state}, text twice as large"));
        self.picture(&format!("{state}-large-text"));
        self.phone
            .run("document.documentElement.style.fontSize = ''");
    }

    /// Judges what lies over a page and is gone once that is loaded anew.
    fn overlay(&mut self, state: &str, words: &str) {
        self.phone.wait_for(words);
        for (width, height) in SIZES {
            self.phone.resize(width, height);
            self.measure(&format!("{state}, {width} × {height}"));
            for scheme in ["light", "dark"] {
                self.phone.set_dark(scheme == "dark");
                self.phone.run(AT_REST);
                let found = self.phone.faults();
                if !found.is_empty() {
                    self.faults
                        .push(format!("{state}, {width} × {height}, {scheme}: {found}"));
                }
                self.picture(&format!("{state}-{width}x{height}-{scheme}"));
            }
        }
    }

    #[track_caller]
    fn end(self) {
        assert!(self.faults.is_empty(), "{}", self.faults.join("\n"));
    }
}

fn judge(driver: &Driver) -> Judge<'_> {
    Judge {
        phone: driver.browser(),
        pictures: std::env::var_os("FIFTH_DIE_PAGES").map(PathBuf::from),
        faults: Vec::new(),
    }
}

#[test]
fn every_page_of_express_suits_everybody() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let mut judge = judge(&driver);
    let served = Served::new("--express --secret --players Ann,Ben,Cleo");
    let mut ben = served.joined(2);
    let mut cleo = served.joined(3);
    judge.phone.open(&served.address);
    judge.look("seats", "Who are you?");
    judge.phone.tap("Ann");
    judge.look("before-the-throw", "Throw the five dice");
    let others = |throw: &str, choices: [&str; 2], phones: [&mut Phone; 2]| {
        for (phone, choice) in phones.into_iter().zip(choices) {
            phone.done(&format!("choose={choice}-{throw}"));
        }
    };
    ben.done("dice=13446");
    judge.look("choosing", "Waiting for Ann, Ben and Cleo.");
    judge.phone.tap("More");
    judge.phone.tap("Hint");
    judge.overlay("hint-warned", "Show the hint");
    judge.phone.tap("Show the hint");
    judge.overlay("hint", "points at the end");
    judge.phone.tap("Back");
    judge
        .phone
        .wait_until("the choices", || !judge.phone.has("#advice h2"));
    judge.phone.open(&served.host);
    judge.look("host", "For the host");
    judge.phone.open(&served.address);
    judge.phone.tap("4 + 10, fifth die 4");
    judge.look("chosen", "You chose 4 + 10");
    // What somebody else has done meanwhile makes this late.
    judge.phone.run(
        "document.querySelectorAll('[name=revision]').forEach((field) => field.value = 'old')",
    );
    judge.phone.tap("7 + 7, fifth die 4");
    judge.look("late", "Too late: the table has moved on.");
    others("4", ["7-7", "7-7"], [&mut ben, &mut cleo]);
    judge.phone.wait_for("Throw 2");
    let parts = "return [...document.querySelector('main').children].map((part) => part.id)";
    let kept = judge.phone.run(parts);
    judge.phone.reload();
    assert_eq!(judge.phone.run(parts), kept, "kept up to date it is as new");
    judge.look("revealed", "Throw 2");
    for (dice, fifth) in [("11234", "1"), ("11234", "2")] {
        ben.done(&format!("dice={dice}"));
        let pairs = if fifth == "1" { "5-5" } else { "2-7" };
        let name = pairs.replace('-', " + ");
        judge.phone.tap(&format!("{name}, fifth die {fifth}"));
        judge.phone.wait_for("You chose");
        others(fifth, [pairs, pairs], [&mut ben, &mut cleo]);
    }
    // None of their values, so the throw is free.
    ben.done("dice=33556");
    judge.look("free-throw", "free throw");
    judge.phone.tap("6 + 10, free throw");
    judge.phone.wait_for("You chose");
    others("free", ["6-10", "6-10"], [&mut ben, &mut cleo]);
    // Ann fills the track of the fours; the others go on.
    for throw in 0..7 {
        ben.done("dice=14422");
        judge.phone.tap("3 + 6, fifth die 4");
        judge.phone.wait_for("You chose");
        let (fifth, pairs) = if throw < 3 {
            ("2", "5-6")
        } else {
            ("1", "4-8")
        };
        others(fifth, [pairs, pairs], [&mut ben, &mut cleo]);
    }
    ben.done("dice=11224");
    judge.look("out", "You’re out.");
    judge.phone.tap("More");
    judge.phone.tap("The table");
    judge.look("room", "Waiting for Ben and Cleo.");
    judge.phone.tap("More");
    judge.phone.tap("Seats");
    judge.look("seats-held", "On another phone");
    drop(served);

    let served = Served::new("saves/v1-finished.ron");
    judge.phone.open(&served.address);
    judge.phone.tap("Ann");
    judge.look("result", "How you played");
    judge.phone.tap("More");
    judge.phone.tap("The table");
    judge.look("room-result", "wins");
    judge.end();
}

#[test]
fn every_page_of_the_board_suits_everybody() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let mut judge = judge(&driver);
    let served = Served::new("--classic --players Ann,Ben,Cleo");
    let mut ben = served.joined(2);
    judge.phone.open(&served.address);
    judge.look("board-seats", "Who are you?");
    judge.phone.tap("Ann");
    judge.look("board-start", "rolls two dice to see who starts");
    ben.done("dice=66");
    ben.done("dice=12");
    ben.done("dice=13");
    judge.look("board-roll", "Turn 1: Ann");
    judge.phone.tap_at("#tap-dice-1");
    judge.phone.fill("#field-dice", "344");
    judge.phone.tap("Enter dice");
    judge.look("board-play", "Ann chooses a play.");
    judge.phone.tap("5");
    judge.look("board-decision", "Ann rolls on or stops.");
    judge.phone.tap("Stop");
    judge.phone.wait_for("Turn 2: Ben");
    ben.done("dice=2255");
    judge.look("board-watching", "Ben chooses a play.");
    ben.done("play=4-10");
    ben.done("do=stop");
    let mut cleo = served.joined(3);
    let [outer, third, last] = [("1166", "2-12"), ("1212", "3-3"), ("1266", "3")];
    for (dice, play) in [outer, outer, outer, third, third, last] {
        cleo.done(&format!("dice={dice}"));
        cleo.done(&format!("play={play}"));
    }
    cleo.done("do=stop");
    judge.look("board-review", "How you played");
    judge.phone.tap("More");
    judge.phone.tap("The table");
    judge.look("board-result", "wins");
    judge.end();
}

#[test]
fn every_page_around_a_game_suits_everybody() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let mut judge = judge(&driver);
    let served = Served::lobby("--express --secret");
    judge.phone.open(&served.address);
    judge.look("gathering", "I’m in");
    judge.phone.fill("#name-newcomer", "Ann");
    judge.phone.tap("I’m in");
    assert_eq!(served.phone().enters("Ben").status, 303);
    judge.look("lobby", "You’re in");
    judge.phone.tap("Change players and rules");
    judge.look("new-game", "To remove a player, clear the name.");
    let (entrance, _) = served.address.rsplit_once('/').unwrap();
    let (entrance, _) = entrance.rsplit_once('/').unwrap();
    judge.phone.open(&format!("{entrance}/"));
    judge.look("entrance", "The six digits");
    drop(served);

    let served = Served::new("--express --players Ann,Ben");
    judge.phone.open(&served.address);
    judge.phone.tap("Ann");
    judge.phone.wait_for("Throw the five dice");
    let taken = served.phone().post(&served.host_path(), "take=1");
    assert_eq!(taken.status, 303);
    let _other = served.joined(1);
    judge.phone.open(&format!("{}seat/1", served.address));
    judge.look("lost", "Ann’s seat is on another phone now.");
    judge.end();
}
