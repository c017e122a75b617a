//! The setup of a new game: players, dice, penalty and house rules.

mod names;
mod rules;
mod view;

use std::mem;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::find_focused;
use iced::widget::{Id, operation};
use iced::{Task, task};

use self::names::Writing;
use self::rules::Dice;
pub use self::rules::{Agreed, Rule};
use super::action::{Action, Request};
use super::background::{background, cancellable};
use super::keymap::{Bindings, Command, bindings};
use super::panel::BODY;
use super::words;
use crate::rules::classic::Setting;
use crate::session::{Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Variant};
use crate::store::{self, GameKind, LastTable, Names, People, Settings, Store, TableOptions};
use crate::text::{SeatDraft, phrase, say, unique};

const PLACES: usize = Express::MOST_PLAYERS;
const EARLIER: &str = "Alt+↑";
const LATER: &str = "Alt+↓";
const COLOUR: &str = "Ctrl+K";
const LEVEL: &str = "Ctrl+U";
const REMOVE: &str = "Ctrl+W";
const GAME: &str = "Ctrl+J";

#[derive(Debug)]
pub struct NewGame {
    /// All seats, taken or empty, each with its own colour.
    seats: Vec<SeatRow>,
    /// The number of players asked for; those without a name get a number.
    asked: usize,
    /// The seat under the pointer, whose buttons show.
    near: Option<usize>,
    names: Names,
    people: People,
    writing: Option<Writing>,
    /// Dropping it cancels the search for names.
    _naming: Option<task::Handle>,
    pub is_alone: bool,
    game: GameKind,
    agreed: Agreed,
    code: String,
    /// The rule whose choices show.
    open: Option<Rule>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct SeatRow {
    guest: SeatDraft,
    colour: Colour,
}

#[derive(Debug, Clone)]
pub enum Message {
    Name(usize, String),
    NameDone(usize),
    Near(usize),
    Count(usize),
    Change(usize, Change),
    /// Seat an earlier player, or complete the name being typed.
    Known(Name),
    Program(Level),
    Names(Names, People),
    ChangeFocused(Change),
    /// The widget with the focus was found.
    Focused(Id, Change),
    /// Focus the first empty seat.
    Add,
    Game(GameKind),
    Agree(Agreed),
    Code(String),
    Rule(Rule),
    Start,
    Cancel,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    NextColour,
    /// Switch from a person to a bot, or to the bot's next level.
    NextLevel,
    NextName,
    PreviousName,
    Up,
    Down,
    Remove,
}

impl SeatRow {
    fn is_empty(&self) -> bool {
        self.guest.written.trim().is_empty()
    }

    fn seats(&self, name: &Name) -> bool {
        Name::new(&self.guest.written).is_ok_and(|written| written.is_like(name))
    }
}

impl NewGame {
    /// Returns the last table, or an empty one, and the task that finds earlier names. Penalty and dice are the usual
    /// ones unless the settings repeat the last ones.
    pub fn new(settings: &Settings, store: &Store) -> (NewGame, Task<Message>) {
        let last = settings
            .last_table
            .as_ref()
            .or(settings.last_alone.as_ref());
        let known = last.map_or(&[][..], |last| &last.players);
        let named = known.iter().filter(|player| !names::is_number(player));
        let named: Vec<Player> = named.cloned().collect();
        let mut table = NewGame {
            asked: if named.len() < known.len() {
                known.len()
            } else {
                0
            },
            seats: places(&named),
            near: None,
            names: Names::default(),
            people: People::default(),
            writing: None,
            _naming: None,
            is_alone: false,
            game: GameKind::Express,
            agreed: Agreed {
                penalty: settings.usual_penalty,
                setting: Setting::default(),
                dice: settings.usual_dice.into(),
                house: TableOptions::default(),
                counts: true,
            },
            code: String::new(),
            open: None,
        };
        if let Some(last) = last {
            table.game = last.game;
            table.agreed.setting = last.setting;
            table.agreed.house = last.house;
            if settings.repeats_last {
                table.agreed.penalty = last.penalty;
                table.agreed.dice = last.dice.into();
            }
        }
        let mut last = last.map_or(Vec::new(), |last| last.players.clone());
        let store = store.clone();
        let names = background(move |token| {
            let games = store.games_while(|| !token.is_cancelled());
            let people = store.people();
            people.name(&mut last, &mut []);
            (Names::of(&games.unwrap_or_default(), &last), people)
        });
        // If the search fails, the players just type their names.
        let names = names.map(|names| {
            let (names, people) = names.unwrap_or_default();
            Message::Names(names, people)
        });
        let (names, handle) = cancellable(names);
        table._naming = Some(handle);
        let focus = table.focus();
        (table, Task::batch([focus, names]))
    }

    pub fn alone(settings: &Settings, store: &Store) -> (NewGame, Task<Message>) {
        let (mut table, names) = NewGame::new(settings, store);
        table.is_alone = true;
        table.asked = 0;
        if settings.last_alone.is_none() {
            table.agreed.dice = Dice::Fresh;
        }
        table.seats = places(&[]);
        let focus = table.focus();
        (table, Task::batch([names, focus]))
    }

    pub fn with_todays_dice(mut self) -> NewGame {
        self.play(GameKind::Express);
        self.agreed.dice = Dice::Today;
        self
    }

    /// The players and the rules, as far as a game can begin with them. A name that is written anew keeps its seat.
    pub fn table(&self) -> LastTable {
        let agreed = self.agreed();
        LastTable {
            players: self.seated().map(|(_, player)| player).collect(),
            game: self.game,
            penalty: agreed.penalty,
            setting: agreed.setting,
            dice: agreed.dice.kind(),
            house: agreed.house,
            first: None,
        }
    }

    fn seated(&self) -> impl Iterator<Item = (usize, Player)> {
        let places = (0..self.places()).filter(|&place| self.fault(place).is_none());
        places.filter_map(|place| {
            let SeatRow { guest, colour } = &self.seats[place];
            let is_erased = guest.written.trim().is_empty()
                && self
                    .writing
                    .as_ref()
                    .is_some_and(|writing| writing.place == place);
            let name = match is_erased {
                true => Name::new(&names::number(place)),
                false => Name::new(&guest.written),
            };
            let player = Player {
                name: name.ok()?,
                colour: *colour,
                level: guest.level,
            };
            Some((place, player))
        })
    }

    /// Takes over what a phone has changed in the table.
    pub fn take(&mut self, table: &LastTable) -> Task<Message> {
        let before: Vec<(usize, Player)> = self.seated().collect();
        let mut filled = None;
        if table.game != self.game {
            self.play(table.game);
        }
        for (at, player) in table.players.iter().enumerate() {
            let place = match before.get(at) {
                // What somebody is writing stays as it is.
                Some((_, was)) if was == player => continue,
                Some(&(place, _)) => place,
                None => {
                    let is_free = |place: &usize| {
                        self.seats[*place].is_empty()
                            && before.iter().all(|(taken, _)| taken != place)
                    };
                    let Some(place) = (0..self.places()).find(is_free) else {
                        break;
                    };
                    filled = Some(place);
                    place
                }
            };
            self.seats[place].guest = SeatDraft {
                written: player.name.to_string(),
                level: player.level,
            };
            let holder = |seat: &SeatRow| seat.colour == player.colour;
            if let Some(holder) = self.seats.iter().position(holder) {
                self.swap_colours(place, holder);
            }
        }
        for &(place, _) in before.iter().skip(table.players.len()) {
            self.seats[place].guest = SeatDraft::default();
        }
        self.agreed.penalty = table.penalty;
        self.agreed.setting = table.setting;
        self.agreed.house = table.house;
        if table.dice != self.agreed.dice.kind() {
            self.agreed.dice = table.dice.into();
            self.code.clear();
        }
        // Someone about to type a name continues in the next empty field.
        filled.map_or_else(Task::none, |place| {
            operate(find_focused()).then(move |id| match id == name_id(place) {
                true => Task::done(Message::Add),
                false => Task::none(),
            })
        })
    }

    fn swap_colours(&mut self, place: usize, other: usize) {
        let colour = self.seats[place].colour;
        self.seats[place].colour = self.seats[other].colour;
        self.seats[other].colour = colour;
    }

    /// Shows the choices of the open rule again after a panel has covered them.
    pub fn scroll_back(&self) -> Task<Message> {
        match self.open {
            Some(_) => operation::snap_to_end(BODY),
            None => Task::none(),
        }
    }

    /// Focuses the first empty seat, where you can type a name at once, or start with Enter if it stays empty.
    fn focus(&self) -> Task<Message> {
        self.free_place()
            .map_or_else(Task::none, |place| operation::focus(name_id(place)))
    }

    /// The name fields, in Tab order.
    pub fn fields(&self) -> Vec<Id> {
        self.lines().into_iter().map(name_id).collect()
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        bindings! {
            "Enter" => Message::Start, phrase!("keys-new-in-a-name-on-to");
            "↑ ↓", at => match self.open {
                Some(rule) => self.shifted(rule, [-1, 1][at]),
                None => Some(Message::ChangeFocused([Change::PreviousName, Change::NextName][at])),
            },
                phrase!("keys-new-in-a-name-names-of");
            "Ctrl+S" => Message::Start, phrase!("keys-new-start-the-game");
            "Ctrl+P" => Message::Add, phrase!("keys-new-to-the-first-free-place");
            EARLIER => Message::ChangeFocused(Change::Up), phrase!("keys-new-in-a-name-sit-one");
            LATER => Message::ChangeFocused(Change::Down), phrase!("keys-new-in-a-name-sit-one-place");
            COLOUR => Message::ChangeFocused(Change::NextColour),
                phrase!("keys-new-in-a-name-another-colour");
            LEVEL, _ if !self.is_alone => Message::ChangeFocused(Change::NextLevel),
                phrase!("keys-seats-who");
            REMOVE => Message::ChangeFocused(Change::Remove), phrase!("keys-new-in-a-name-take-this");
            Rule::Dice.key() => self.next(Rule::Dice), phrase!("keys-new-real-dice-or-the-apps");
            GAME => Message::Game(match self.game {
                GameKind::Express => GameKind::Classic,
                GameKind::Classic => GameKind::Express,
            }), phrase!("keys-new-cant-stop-express-or-the");
            Rule::Penalty.key() => self.next(Rule::Penalty).or(self.next(Rule::Columns)),
                phrase!("keys-new-what-a-row-of-one");
            Rule::Sharing.key() => self.next(Rule::Sharing),
                phrase!("keys-new-runners-on-a-space-with");
            Rule::Placement.key() => self.next(Rule::Placement),
                phrase!("keys-new-which-pairs-may-be-chosen");
            Rule::Choices.key() => self.next(Rule::Choices),
                phrase!("keys-new-open-or-secret-choices");
            Rule::Time.key() => self.next(Rule::Time), phrase!("keys-new-the-time-for-a-choice");
            Rule::AtZero.key() => self.next(Rule::AtZero),
                phrase!("keys-new-what-happens-when-the-time");
            Rule::Counting.key() => self.next(Rule::Counting),
                phrase!("keys-new-a-game-for-the-records");
            Command::Back.key() => Message::Cancel;
        }
    }

    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Name(place, written) => {
                if let Some(seat) = self.seats.get_mut(place) {
                    seat.guest.written.clone_from(&written);
                    self.writing = Some(Writing {
                        place,
                        by_hand: written,
                    });
                    self.take_own_colour(place);
                }
            }
            Message::NameDone(place) => return self.name_done(place),
            Message::Near(place) => self.near = Some(place),
            Message::Count(count) => self.seat_count(count),
            Message::Change(place, change) => {
                let place = self.change(place, change);
                if change == Change::Remove {
                    return Action::Run(operation::focus(name_id(place)));
                }
            }
            Message::Known(name) => return self.seat_known(&name),
            Message::Program(level) => return self.seat_program(level),
            Message::Names(names, people) => {
                (self.names, self.people) = (names, people);
                match &self.writing {
                    Some(writing) => self.take_own_colour(writing.place),
                    None => self.show_chosen_names(),
                }
            }
            Message::ChangeFocused(change) => {
                let found = operate(find_focused()).map(move |id| Message::Focused(id, change));
                return Action::Run(found);
            }
            Message::Focused(id, change) => {
                if let Some(place) = (0..self.seats.len()).find(|&place| name_id(place) == id) {
                    let place = self.change(place, change);
                    return Action::Run(write_on(place));
                }
            }
            Message::Add => return self.add(),
            Message::Game(game) => self.play(game),
            Message::Agree(agreed) => {
                if agreed.dice != self.agreed.dice {
                    self.code.clear();
                }
                self.agreed = agreed;
                // A key may change a rule that is below what shows.
                return Action::Run(operation::snap_to_end(BODY));
            }
            Message::Code(code) => self.write_code(code),
            Message::Rule(rule) => {
                self.open = (self.open != Some(rule)).then_some(rule);
                // In a low window the choices are below what shows.
                return Action::Run(operation::snap_to_end(BODY));
            }
            Message::Start => return self.start(),
            Message::Cancel if self.open.is_some() => self.open = None,
            Message::Cancel => return Command::Home.into(),
        }
        Action::None
    }

    /// Changes a seat and returns the seat where its player sits afterwards.
    fn change(&mut self, place: usize, change: Change) -> usize {
        let last = self.places() - 1;
        match change {
            Change::NextColour => self.change_colour(place),
            Change::NextLevel => {
                let mut guest = mem::take(&mut self.seats[place].guest);
                guest.next_level(self.levels(), self.written_names());
                self.seats[place].guest = guest;
            }
            Change::NextName => self.go_through_names(place, 1),
            Change::PreviousName => self.go_through_names(place, -1),
            Change::Up => return self.move_seat(place, place.saturating_sub(1)),
            Change::Down => return self.move_seat(place, (place + 1).min(last)),
            Change::Remove => {
                self.writing = None;
                self.asked = self.players().saturating_sub(1);
                self.seats[place].guest = SeatDraft::default();
            }
        }
        place
    }

    fn move_seat(&mut self, place: usize, to: usize) -> usize {
        self.writing = None;
        self.seats.swap(place, to);
        to
    }

    /// Seats this many players: earlier ones, then ones without a name.
    fn seat_count(&mut self, count: usize) {
        self.writing = None;
        self.asked = count;
        let taken = (0..self.seats.len()).filter(|&place| !self.seats[place].is_empty());
        for place in taken.skip(count).collect::<Vec<_>>() {
            self.seats[place].guest = SeatDraft::default();
        }
        let known: Vec<Name> = self.names.like("").cloned().collect();
        for name in known {
            let is_here = self.sits_elsewhere(&name, None);
            let Some(place) = self.free_place().filter(|_| self.named().count() < count) else {
                return;
            };
            if !is_here {
                self.seats[place].guest.written = name.to_string();
                self.take_own_colour(place);
            }
        }
    }

    /// Swaps the seat's colour with the next one of an empty seat.
    fn change_colour(&mut self, place: usize) {
        let now = self.seats[place].colour as usize;
        let count = Colour::ALL.len();
        let after = |other: &usize| (self.seats[*other].colour as usize + count - now) % count;
        let free = (0..self.seats.len()).filter(|&place| self.seats[place].is_empty());
        if let Some(free) = free.filter(|&other| other != place).min_by_key(after) {
            self.swap_colours(place, free);
        }
    }

    fn written_names(&self) -> impl Iterator<Item = &str> + Clone {
        self.seats.iter().map(|seat| seat.guest.written.as_str())
    }

    fn seat_program(&mut self, level: Level) -> Action<Message> {
        let Some(place) = self.free_place() else {
            return Action::None;
        };
        self.set_level(place, Some(level));
        self.add()
    }

    fn set_level(&mut self, place: usize, level: Option<Level>) {
        let mut guest = mem::take(&mut self.seats[place].guest);
        guest.play_at(level, self.written_names());
        self.seats[place].guest = guest;
    }

    /// Bots whose level the game lacks move to its strongest one.
    fn play(&mut self, game: GameKind) {
        self.game = game;
        self.asked = self.asked.min(self.most_players());
        self.open = None;
        let levels = self.levels();
        for place in 0..self.seats.len() {
            let level = self.seats[place].guest.level;
            if level.is_some_and(|level| !levels.contains(&level)) {
                self.set_level(place, levels.first().copied());
            }
        }
    }

    fn name_done(&mut self, place: usize) -> Action<Message> {
        self.writing = None;
        let is_anybody_below = self.seats[place..].iter().any(|seat| !seat.is_empty());
        let below = self.lines().into_iter().find(|&line| line > place);
        // Enter in an empty name with only empty seats below, or in the last line, starts the game.
        match below.filter(|_| is_anybody_below) {
            Some(below) => Action::Run(operation::focus(name_id(below))),
            None => self.start(),
        }
    }

    fn add(&mut self) -> Action<Message> {
        self.writing = None;
        Action::Run(self.focus())
    }

    /// The first empty seat, if the game has room for another player.
    fn free_place(&self) -> Option<usize> {
        (0..self.places())
            .find(|&place| self.seats[place].is_empty())
            .filter(|_| self.named().count() < self.most_players())
    }

    /// The visible seats: those taken, those asked for, and one to fill.
    fn lines(&self) -> Vec<usize> {
        let named = self.named().count();
        let empty = self.players() - named + 1;
        let mut empty = empty.min(self.most_players().saturating_sub(named));
        let shows = |&place: &usize| {
            let is_taken = !self.seats[place].is_empty();
            let shows = is_taken || empty > 0;
            empty -= usize::from(shows && !is_taken);
            shows
        };
        (0..self.places()).filter(shows).collect()
    }

    /// The number of players, with and without a name.
    fn players(&self) -> usize {
        self.named().count().max(self.asked)
    }

    /// The number of seats: those of the game, and any beyond that are taken.
    fn places(&self) -> usize {
        let last = self.seats.iter().rposition(|seat| !seat.is_empty());
        last.map_or(0, |last| last + 1).max(self.most_players())
    }

    fn start(&mut self) -> Action<Message> {
        self.writing = None;
        self.number_players();
        let agreed = self.agreed();
        Action::Ask(Request::Start {
            table: self.table(),
            dice: agreed.dice.seed().map(DiceSource::App),
            counts: agreed.counts,
        })
    }

    /// Numbers players without a name, or with another's, and shortens names that are too long.
    fn number_players(&mut self) {
        // A person joins if only the computer is seated.
        let is_program = self.named().all(|seat| seat.guest.level.is_some());
        let wanted = match self.players() {
            0 | 1 if is_program => self.most_players().min(2),
            players => players,
        };
        for place in 0..self.places() {
            let name = if let Some(name) = names::legal(&self.seats[place].guest.written) {
                name
            } else if !self.seats[place].is_empty() || self.named().count() < wanted {
                names::number(place)
            } else {
                continue;
            };
            let before = self.seats[..place].iter();
            let before = before.map(|seat| seat.guest.written.as_str());
            // A number has room behind the longest name.
            let short = name.chars().take(Name::LONGEST - 2).collect();
            let name = Some(unique(name, before.clone())).filter(|name| Name::new(name).is_ok());
            self.seats[place].guest.written = name.unwrap_or_else(|| unique(short, before));
        }
    }

    fn named(&self) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(|seat| !seat.is_empty())
    }

    fn most_players(&self) -> usize {
        match self.game {
            _ if self.is_alone => 1,
            GameKind::Express => Express::MOST_PLAYERS,
            GameKind::Classic => Classic::MOST_PLAYERS,
        }
    }

    /// The levels of the bot in the chosen game, strongest first.
    fn levels(&self) -> &'static [Level] {
        match self.game {
            GameKind::Express => Express::LEVELS,
            GameKind::Classic => Classic::LEVELS,
        }
    }

    fn fault(&self, place: usize) -> Option<String> {
        let written = &self.seats[place].guest.written;
        if self.seats[place].is_empty() {
            return None;
        }
        let before = self.seats[..place].iter().filter(|seat| !seat.is_empty());
        if before.count() >= self.most_players() {
            return Some(say!("new-board-full"));
        }
        match Name::new(written) {
            Err(fault) => Some(words::name_fault(fault)),
            Ok(name) => self.seats[..place]
                .iter()
                .any(|other| other.seats(&name))
                .then(|| say!("seats-name-taken", name = name.as_str())),
        }
    }
}

/// Fails if the system has no randomness to give.
pub fn fresh_seed() -> Result<Seed, String> {
    store::fresh_seed().map_err(|error| words::not_begun(&error.into()))
}

fn places(players: &[Player]) -> Vec<SeatRow> {
    let taken = players.iter().map(|player| SeatRow {
        guest: SeatDraft {
            written: player.name.to_string(),
            level: player.level,
        },
        colour: player.colour,
    });
    let free = Colour::ALL
        .into_iter()
        .filter(|&colour| players.iter().all(|player| player.colour != colour));
    let empty = free.map(|colour| SeatRow {
        guest: SeatDraft::default(),
        colour,
    });
    taken.chain(empty).take(PLACES).collect()
}

fn write_on(place: usize) -> Task<Message> {
    Task::batch([
        operation::focus(name_id(place)),
        operation::move_cursor_to_end(name_id(place)),
    ])
}

fn name_id(place: usize) -> Id {
    format!("name {place}").into()
}
