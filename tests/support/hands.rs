//! Hands and eyes for the program: keys, clicks, and what is seen.

use iced::advanced::mouse;
use iced::advanced::widget;
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::keyboard::{self, Modifiers, key};
use iced::{Event, Point, Rectangle};
use iced_test::selector::{self, Bounded, Candidate, Selector, Target};
use iced_test::simulator;

use super::Desk;
use crate::focus::Focused;
use fifth_die::app::Message;
use fifth_die::app::keymap::{Key, Press};

/// Words with plain spaces, whether they break a line or not.
pub fn plain(words: &str) -> String {
    words.replace('\u{a0}', " ")
}

impl Desk {
    /// Types characters, each after what the one before has brought was drawn.
    pub fn types(&mut self, text: &str) {
        for character in text.chars() {
            self.together(keys(&character.to_string()));
        }
    }

    pub fn key(&mut self, key: key::Named) {
        self.together(simulator::tap_key(key, None));
    }

    /// Presses a letter, a digit or a sign together with Ctrl, Alt or Shift.
    pub fn chord(&mut self, modifiers: Modifiers, key: char) {
        let held = |modifiers| Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
        let none = Modifiers::empty();
        self.together([held(modifiers), chord(modifiers, key), held(none)]);
    }

    pub fn undo(&mut self) {
        self.chord(Modifiers::CTRL, 'z');
    }

    pub fn redo(&mut self) {
        self.chord(Modifiers::CTRL, 'y');
    }

    /// Presses keys one after the other, by the names that lists of keys have, and types what is none: `Ctrl+H ↑*3 PageUp 13446`.
    pub fn keys(&mut self, names: &str) {
        for name in names.split_whitespace() {
            let (name, times) = name.split_once('*').unwrap_or((name, "1"));
            for _ in 0..times.parse().unwrap() {
                self.key_named(name);
            }
        }
    }

    fn key_named(&mut self, name: &str) {
        match Press::parse(&name.replace("Page", "Page ")) {
            Some(press) => self.press(press),
            None => self.types(&name.to_lowercase()),
        }
    }

    pub fn press(&mut self, press: Press) {
        let mut modifiers = Modifiers::empty();
        modifiers.set(Modifiers::CTRL, press.ctrl);
        modifiers.set(Modifiers::ALT, press.alt);
        modifiers.set(Modifiers::SHIFT, press.shift);
        match press.key {
            Key::Char(character) if modifiers.is_empty() => self.types(&character.to_string()),
            Key::Char(character) => self.chord(modifiers, character),
            Key::Named(key) => {
                let tap = simulator::tap_key(key, None);
                self.together(tap.map(|event| with(modifiers, event)));
            }
        }
    }

    /// Clicks on the text that says exactly this.
    #[track_caller]
    pub fn click(&mut self, words: &str) {
        let spelled = self.spelled(words);
        let place = self.place(spelled.as_str());
        self.click_at(place);
    }

    /// Words as they are shown, where some of their spaces may break no line.
    fn spelled(&mut self, words: &str) -> String {
        let mut texts = self.contents();
        let found = texts.find(|text| plain(text) == words);
        found.unwrap_or_else(|| words.to_owned())
    }

    /// Clicks on a command in the menu of the bar.
    #[track_caller]
    pub fn click_in_menu(&mut self, words: &str) {
        self.hear(Message::Menu);
        self.click(words);
    }

    pub fn new_seats(&mut self) -> usize {
        let shows = |seat: &usize| self.find(control(&format!("name {seat}"))).is_some();
        (0..8).filter(shows).count()
    }

    #[track_caller]
    pub fn agree(&mut self, rule: &str, option: &str) {
        self.click(rule);
        self.click(option);
    }

    #[track_caller]
    pub fn click_id(&mut self, id: &str) {
        let place = self.place(control(id));
        self.click_at(place);
    }

    /// Clicks the lowest of the words that say this.
    #[track_caller]
    pub fn click_lowest(&mut self, words: &str) {
        let places = self.places(words).into_iter();
        let lowest = places.max_by(|one, other| one.y.total_cmp(&other.y));
        self.click_at(lowest.expect(words).center());
    }

    /// Clicks at a point of the window once people have seen what is there, and moves the pointer away.
    pub fn click_at(&mut self, point: Point) {
        self.wait(1.0);
        self.tap(point);
        self.pointer = mouse::Cursor::Unavailable;
        self.handle(&[Event::Mouse(mouse::Event::CursorLeft)]);
    }

    /// Clicks at a point of the window at once, and leaves the pointer there.
    pub fn tap(&mut self, position: Point) {
        let moved = Event::Mouse(mouse::Event::CursorMoved { position });
        self.together([moved].into_iter().chain(simulator::click()));
    }

    pub fn point_at(&mut self, position: Point) {
        self.together([Event::Mouse(mouse::Event::CursorMoved { position })]);
    }

    #[track_caller]
    pub fn write(&mut self, field: &str, words: &str) {
        self.click_id(field);
        self.types(words);
    }

    #[track_caller]
    pub fn write_name(&mut self, seat: usize, name: &str) {
        self.write(&format!("name {seat}"), name);
    }

    /// Moves with the arrow keys to the choice in this line and column of the grid, counted from 0.
    pub fn light(&mut self, line: usize, column: usize) {
        self.keys(&format!("↓*{} →*{column}", line + 1));
    }

    pub fn find<S>(&mut self, selector: S) -> Option<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        let mut find = selector.find();
        self.operate(&mut black_box(&mut find));
        match find.finish() {
            Outcome::Some(found) => found,
            Outcome::None | Outcome::Chain(_) => None,
        }
    }

    #[track_caller]
    pub fn place<S>(&mut self, selector: S) -> Point
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let what = selector.description();
        let found = self.find(selector);
        match found.and_then(|found| found.visible_bounds()) {
            Some(bounds) => bounds.center(),
            None => panic!("{what} is not shown, but {:#?}", self.texts()),
        }
    }

    pub fn places(&mut self, words: &str) -> Vec<Rectangle> {
        let targets = self.targets().into_iter();
        let places = targets.filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if content == words => Some(bounds),
            _ => None,
        });
        places.collect()
    }

    /// Where the control is that has the focus; all of it can be seen.
    pub fn focused(&mut self) -> Option<Rectangle> {
        let mut focused = Focused::within(self.size());
        self.operate(&mut focused);
        focused.found()
    }

    /// Everything that is laid out, in the order of the tree.
    pub fn targets(&mut self) -> Vec<Target> {
        let mut targets = Vec::new();
        let _ = self.find(|candidate: Candidate<'_>| {
            targets.push(Target::from(candidate));
            None::<()>
        });
        targets
    }

    /// Everything that can be pressed, where it is, in hundredths of a pixel: sums of other heights differ by less.
    pub fn controls(&mut self) -> Vec<[i32; 4]> {
        let targets = self.targets().into_iter();
        let controls = targets.filter(|target| matches!(target, Target::Focusable { .. }));
        let bounds = controls.map(|target| target.bounds());
        let hundredths = |length: f32| (length * 100.0).round() as i32;
        bounds
            .map(|at| [at.x, at.y, at.width, at.height].map(hundredths))
            .collect()
    }

    pub fn texts(&mut self) -> Vec<String> {
        self.contents().map(|text| plain(&text)).collect()
    }

    /// All texts as they are shown.
    fn contents(&mut self) -> impl Iterator<Item = String> {
        let targets = self.targets().into_iter();
        targets.filter_map(|target| match target {
            Target::Text { content, .. } => Some(content),
            _ => None,
        })
    }

    pub fn count(&mut self, text: &str) -> usize {
        let text = plain(text);
        self.texts().iter().filter(|shown| **shown == text).count()
    }

    pub fn shows(&mut self, text: &str) -> bool {
        self.count(text) > 0
    }

    pub fn says(&mut self, words: &str) -> bool {
        let words = plain(words);
        self.texts().iter().any(|text| text.contains(&words))
    }

    #[track_caller]
    pub fn expect(&mut self, text: &str) {
        let texts = self.texts();
        let text = plain(text);
        let is_shown = texts.contains(&text);
        assert!(is_shown, "“{text}” is not shown, but {texts:#?}");
    }

    /// The first text that begins so.
    #[track_caller]
    pub fn text(&mut self, begin: &str) -> String {
        let texts = self.texts();
        let found = texts.iter().find(|text| text.starts_with(begin));
        found
            .unwrap_or_else(|| panic!("nothing begins with “{begin}”, but {texts:#?}"))
            .clone()
    }

    /// The address at which phones are let in, as the panel shows it.
    #[track_caller]
    pub fn address(&mut self) -> String {
        let texts = self.texts();
        let (_, at) = texts
            .iter()
            .find_map(|text| text.split_once("http://"))
            .expect("an address");
        format!("http://{}", at.replace('\n', ""))
    }
}

pub fn control(id: &str) -> impl Selector<Output = Target> + Send + use<> {
    selector::id(widget::Id::from(id.to_owned()))
}

/// A key with modifiers, as a US keyboard sends it.
pub fn chord(modifiers: Modifiers, key: char) -> Event {
    let character = key.to_string();
    // Alt does not keep a key from writing its character.
    let text = (!modifiers.control()).then(|| character.as_str().into());
    let key = keyboard::Key::Character(character.as_str().into());
    with(modifiers, simulator::press_key(key, text))
}

/// A key that is pressed together with others.
pub fn with(held: Modifiers, mut event: Event) -> Event {
    if let Event::Keyboard(keyboard::Event::KeyPressed { modifiers, .. }) = &mut event {
        *modifiers = held;
    }
    event
}

/// The keys that type this, one after the other; a new line is Enter.
pub fn keys(text: &str) -> Vec<Event> {
    let press = |character: char| match character {
        '\n' => (keyboard::Key::Named(key::Named::Enter), None),
        ' ' => (keyboard::Key::Named(key::Named::Space), Some(" ".into())),
        _ => {
            let text = character.to_string();
            let key = keyboard::Key::Character(text.as_str().into());
            (key, Some(text.as_str().into()))
        }
    };
    let presses = text.chars().map(press);
    presses
        .flat_map(|(key, text)| simulator::tap_key(key, text))
        .collect()
}

/// The keys that a keyboard sends while one of them is held down.
pub fn held(event: Event) -> Vec<Event> {
    let mut again = event.clone();
    if let Event::Keyboard(keyboard::Event::KeyPressed { repeat, .. }) = &mut again {
        *repeat = true;
    }
    let mut events = vec![event];
    events.resize(20, again);
    events
}
