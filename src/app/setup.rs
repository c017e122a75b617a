//! A new game: who plays, with which dice, for which penalty.

mod agreed;
mod house;
mod keys;
mod names;
mod section;
mod view;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::find_focused;
use iced::widget::{Id, operation};
use iced::{Task, task};

use self::agreed::CODE;
pub use self::agreed::{Counting, Source};
pub use self::names::Names;
use self::names::Writing;
use super::background::{background, cancellable};
use super::keymap::{Bindings, Command, bindings};
use super::seat_draft::SeatDraft;
use super::words;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session, Variant,
};
use crate::store::{DiceKind, GameKind, LastTable, Settings, Store, TableOptions};
use crate::text::{phrase, say};

/// How many places the larger table has.
const PLACES: usize = Express::MOST_PLAYERS;

/// A table being set up.
#[derive(Debug)]
pub struct NewGame {
    /// All places, taken or not, each in a colour of its own: nothing on the screen moves when somebody sits down.
    seats: Vec<SeatRow>,
    /// Who has played before.
    names: Names,
    /// The name that is being typed.
    writing: Option<Writing>,
    /// Cancels the search for names when it is dropped.
    _naming: Option<task::Handle>,
    /// Whether one person is to play alone.
    is_alone: bool,
    game: GameKind,
    penalty: Penalty,
    setting: Setting,
    dice: DiceKind,
    source: Source,
    house: TableOptions,
    /// What the game is for.
    counting: Counting,
    /// Whether a start was tried, after which a wrong code is pointed at.
    was_tried: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct SeatRow {
    guest: SeatDraft,
    colour: Colour,
}

/// A message of this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The field of the name at a seat holds this.
    Name(usize, String),
    /// Enter was pressed in a name.
    NameDone(usize),
    /// Change the seat.
    Change(usize, Change),
    /// Somebody who has played before is to sit down, or completes the name that is being written.
    Known(Name),
    /// Let the program sit down at this level.
    Program(Level),
    /// The earlier players were found.
    Names(Names),
    /// Change the player whose name has the focus.
    ChangeFocused(Change),
    /// The field that has the focus was found.
    Focused(Id, Change),
    /// Name the next free place.
    Add,
    /// Play this game.
    Game(GameKind),
    /// A row of one to four marks costs this.
    Penalty(Penalty),
    /// Play the board like this.
    Setting(Setting),
    /// Take the dice from here.
    Dice(DiceKind),
    /// Take the seed of the dice from here.
    Source(Source),
    /// The table plays like this.
    TableOptions(TableOptions),
    /// The game is for this.
    Counting(Counting),
    /// Begin the game.
    Start,
    /// Go back without a table.
    Cancel,
}

/// A change of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The seat gets the next colour that is free.
    NextColour,
    /// A person, or the program at the next level.
    NextLevel,
    /// The next one of the earlier names that go on like what is written.
    NextName,
    /// The name before it, or what was written.
    PreviousName,
    /// The seat goes before the one above it.
    Up,
    /// The seat goes behind the one below it.
    Down,
    /// The one at the seat leaves the table.
    Remove,
}

/// What the program has to do.
pub enum Action {
    /// Nothing.
    None,
    /// Begin a game.
    Start {
        /// Who plays what.
        table: LastTable,
        /// Where the app's dice come from, if that is not left to chance.
        seed: Option<Seed>,
        /// Whether it counts in the records and figures.
        counts: bool,
    },
    /// Go back without a table.
    Cancel,
    /// Run this task.
    Run(Task<Message>),
}

impl SeatRow {
    /// The seat that a player had.
    fn of(player: &Player) -> SeatRow {
        SeatRow {
            guest: SeatDraft {
                written: player.name.to_string(),
                level: player.level,
            },
            colour: player.colour,
        }
    }

    /// Whether nobody sits there.
    fn is_empty(&self) -> bool {
        self.guest.written.trim().is_empty()
    }

    /// Whether somebody of this name sits there.
    fn seats(&self, name: &Name) -> bool {
        Name::new(&self.guest.written).is_ok_and(|written| written.is_like(name))
    }
}

impl NewGame {
    /// The table of the last game, or an empty one, with the usual penalty and dice where the last ones are not wanted; and
    /// the task that finds earlier names.
    pub fn new(settings: &Settings, store: &Store) -> (NewGame, Task<Message>) {
        let last = settings
            .last_table
            .as_ref()
            .or(settings.last_alone.as_ref());
        let mut table = NewGame {
            seats: places(last.map_or(&[], |last| &last.players)),
            names: Names::default(),
            writing: None,
            _naming: None,
            is_alone: false,
            game: GameKind::Express,
            penalty: settings.usual_penalty,
            setting: Setting::default(),
            dice: settings.usual_dice,
            source: Source::Fresh,
            house: TableOptions::default(),
            counting: Counting::Records,
            was_tried: false,
        };
        if let Some(last) = last {
            table.game = last.game;
            table.setting = last.setting;
            table.house = last.house;
            if last.house.strict {
                table.counting = Counting::Strict;
            }
            if settings.repeats_last {
                table.penalty = last.penalty;
                table.dice = last.dice;
            }
        }
        let last = last.map_or(Vec::new(), |last| last.players.clone());
        let store = store.clone();
        let names = background(move |token| {
            let games = store.games_while(|| !token.is_cancelled());
            Names::of(&games.unwrap_or_default(), &last)
        });
        // Without earlier names, people type theirs.
        let names = names.map(|names| Message::Names(names.unwrap_or_default()));
        let (names, handle) = cancellable(names);
        table._naming = Some(handle);
        let focus = table.focus();
        (table, Task::batch([focus, names]))
    }

    /// A game alone, of which nothing but a name has to be known; and the task that finds earlier names.
    pub fn alone(settings: &Settings, store: &Store) -> (NewGame, Task<Message>) {
        let (mut table, names) = NewGame::new(settings, store);
        table.is_alone = true;
        table.seats = places(&[]);
        let focus = table.focus();
        (table, Task::batch([names, focus]))
    }

    /// The same with the dice of today.
    pub fn with_todays_dice(mut self) -> NewGame {
        self.dice = DiceKind::App;
        self.source = Source::Today;
        self
    }

    /// Gives the first free place the focus: a name can be written there at once, and Enter in an empty one starts.
    fn focus(&self) -> Task<Message> {
        self.free_place()
            .map_or_else(Task::none, |place| operation::focus(name_id(place)))
    }

    /// The fields of the names, which Tab goes through one after the other.
    pub fn fields(&self) -> Vec<Id> {
        (0..self.places()).map(name_id).collect()
    }

    /// The keys of a new game.
    pub fn bindings(&self) -> Bindings<'_, Message> {
        let is_classic = self.game == GameKind::Classic;
        bindings! {
            "Enter" => Message::Start, phrase!("keys-new-in-a-name-on-to");
            "↑ ↓", at => Message::ChangeFocused([Change::PreviousName, Change::NextName][at]),
                phrase!("keys-new-in-a-name-names-of");
            keys::START => Message::Start, phrase!("keys-new-start-the-game");
            keys::ADD => Message::Add, phrase!("keys-new-to-the-first-free-place");
            keys::EARLIER => Message::ChangeFocused(Change::Up), phrase!("keys-new-in-a-name-sit-one");
            keys::LATER => Message::ChangeFocused(Change::Down), phrase!("keys-new-in-a-name-sit-one-place");
            keys::COLOUR => Message::ChangeFocused(Change::NextColour),
                phrase!("keys-new-in-a-name-another-colour");
            keys::LEVEL, _ if !self.is_alone => Message::ChangeFocused(Change::NextLevel),
                phrase!("keys-new-in-a-name-a-person");
            keys::REMOVE => Message::ChangeFocused(Change::Remove), phrase!("keys-new-in-a-name-take-this");
            keys::DICE => Message::Dice(match self.dice {
                DiceKind::Real => DiceKind::App,
                DiceKind::App => DiceKind::Real,
            }), phrase!("keys-new-real-dice-or-the-apps");
            keys::GAME => Message::Game(match self.game {
                GameKind::Express => GameKind::Classic,
                GameKind::Classic => GameKind::Express,
            }), phrase!("keys-new-cant-stop-express-or-the");
            keys::PENALTY_OR_COLUMNS => match self.game {
                GameKind::Express => Message::Penalty(after(&Penalty::ALL, self.penalty)),
                GameKind::Classic => Message::Setting(Setting {
                    columns: after(&Columns::ALL, self.setting.columns),
                    ..self.setting
                }),
            }, phrase!("keys-new-what-a-row-of-one");
            keys::SHARING, _ if is_classic => Message::Setting(Setting {
                sharing: after(&Sharing::ALL, self.setting.sharing),
                ..self.setting
            }), phrase!("keys-new-runners-on-a-space-with");
            keys::PLACEMENT, _ if is_classic => Message::Setting(Setting {
                placement: after(&Placement::ALL, self.setting.placement),
                ..self.setting
            }), phrase!("keys-new-which-pairs-may-be-chosen");
            keys::SECRET, _ if !is_classic && !self.is_alone =>
                Message::TableOptions(house::other_choices(self.house)),
                phrase!("keys-new-open-or-secret-choices");
            keys::TIME => Message::TableOptions(house::next_time(self.house)),
                phrase!("keys-new-the-time-for-a-choice");
            keys::AT_ZERO => Message::TableOptions(house::next_at_zero(self.house)),
                phrase!("keys-new-what-happens-when-the-time");
            keys::COUNTS => Message::Counting(self.next_counting()),
                phrase!("keys-new-a-game-for-the-records");
            Command::Back.key() => Message::Cancel;
        }
    }

    /// Applies the message, and returns what the program has to do.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Name(place, written) => {
                if let Some(seat) = self.seats.get_mut(place) {
                    seat.guest.written.clone_from(&written);
                    self.writing = Some(Writing {
                        place,
                        by_hand: written,
                    });
                }
            }
            Message::NameDone(place) => return self.name_done(place),
            Message::Change(place, change) => {
                let place = self.change(place, change);
                if change == Change::Remove {
                    return Action::Run(operation::focus(name_id(place)));
                }
            }
            Message::Known(name) => return self.seat_known(&name),
            Message::Program(level) => return self.seat_program(level),
            Message::Names(names) => self.names = names,
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
            Message::Penalty(penalty) => self.penalty = penalty,
            Message::Setting(setting) => self.setting = setting,
            Message::Dice(dice) => {
                self.dice = dice;
                self.note_dice();
            }
            Message::Source(source) => {
                self.dice = DiceKind::App;
                self.source = source;
                self.note_dice();
            }
            Message::TableOptions(house) => self.house = house,
            Message::Counting(counting) => self.count(counting),
            Message::Start => return self.start(),
            Message::Cancel => return Action::Cancel,
        }
        Action::None
    }

    /// Changes a seat and returns where its player sits afterwards.
    fn change(&mut self, place: usize, change: Change) -> usize {
        let last = self.places() - 1;
        match change {
            Change::NextColour => self.change_colour(place),
            Change::NextLevel => {
                let mut guest = std::mem::take(&mut self.seats[place].guest);
                guest.next_level(self.levels(), self.written_names());
                self.seats[place].guest = guest;
            }
            Change::NextName => self.go_through_names(place, 1),
            Change::PreviousName => self.go_through_names(place, -1),
            Change::Up if place > 0 => {
                self.writing = None;
                self.seats.swap(place, place - 1);
                return place - 1;
            }
            Change::Down if place < last => {
                self.writing = None;
                self.seats.swap(place, place + 1);
                return place + 1;
            }
            Change::Up | Change::Down => {}
            Change::Remove => {
                self.writing = None;
                self.seats[place].guest = SeatDraft::default();
            }
        }
        place
    }

    /// Takes the next colour from a place at which nobody sits.
    fn change_colour(&mut self, place: usize) {
        let now = self.seats[place].colour as usize;
        let count = Colour::ALL.len();
        let after = |other: &usize| (self.seats[*other].colour as usize + count - now) % count;
        let free = (0..self.seats.len()).filter(|&place| self.seats[place].is_empty());
        if let Some(free) = free.filter(|&other| other != place).min_by_key(after) {
            let colour = self.seats[place].colour;
            self.seats[place].colour = self.seats[free].colour;
            self.seats[free].colour = colour;
        }
    }

    /// What is written at all places.
    fn written_names(&self) -> impl Iterator<Item = &str> + Clone {
        self.seats.iter().map(|seat| seat.guest.written.as_str())
    }

    /// Seats the program at the first free place.
    fn seat_program(&mut self, level: Level) -> Action {
        let Some(place) = self.free_place() else {
            return Action::None;
        };
        let mut guest = SeatDraft::default();
        guest.play_at(Some(level), self.written_names());
        self.seats[place].guest = guest;
        self.add()
    }

    /// Plays this game, at which the program sits at levels that it has.
    fn play(&mut self, game: GameKind) {
        self.game = game;
        let levels = self.levels();
        for place in 0..self.seats.len() {
            let level = self.seats[place].guest.level;
            if level.is_some_and(|level| !levels.contains(&level)) {
                let mut guest = std::mem::take(&mut self.seats[place].guest);
                guest.play_at(levels.first().copied(), self.written_names());
                self.seats[place].guest = guest;
            }
        }
    }

    fn name_done(&mut self, place: usize) -> Action {
        self.writing = None;
        let is_anybody_below = self.seats[place..].iter().any(|seat| !seat.is_empty());
        // An empty last line means that nobody else plays.
        if !is_anybody_below || place + 1 >= self.places() {
            self.start()
        } else {
            Action::Run(operation::focus(name_id(place + 1)))
        }
    }

    /// Goes on to the first free place.
    fn add(&mut self) -> Action {
        self.writing = None;
        match self.free_place() {
            Some(place) => Action::Run(operation::focus(name_id(place))),
            None => Action::None,
        }
    }

    /// The first place at which nobody sits, where one more can play.
    fn free_place(&self) -> Option<usize> {
        (0..self.places())
            .find(|&place| self.seats[place].is_empty())
            .filter(|_| self.named().count() < self.most_players())
    }

    /// How many places are shown: as many as can play, and those at which too many sit.
    fn places(&self) -> usize {
        let last = self.seats.iter().rposition(|seat| !seat.is_empty());
        last.map_or(0, |last| last + 1).max(self.most_players())
    }

    fn start(&mut self) -> Action {
        self.was_tried = true;
        let seed = match (self.dice, self.source.seed()) {
            (DiceKind::Real, _) => None,
            (DiceKind::App, Ok(seed)) => seed,
            (DiceKind::App, Err(())) => return Action::Run(operation::focus(CODE)),
        };
        if self.named().next().is_none() {
            // The fewest that make a table of this kind.
            let places = self.places().min(2);
            for (place, seat) in self.seats.iter_mut().take(places).enumerate() {
                seat.guest.written = say!("ask-player", number = place + 1);
            }
        }
        let players: Result<Vec<Player>, _> = self
            .named()
            .map(|seat| {
                Name::new(&seat.guest.written).map(|name| Player {
                    name,
                    colour: seat.colour,
                    level: seat.guest.level,
                })
            })
            .collect();
        let faulty = (0..self.seats.len()).find(|&place| self.fault(place).is_some());
        match (players, faulty) {
            (Ok(players), None) => Action::Start {
                table: LastTable {
                    players,
                    game: self.game,
                    penalty: self.penalty,
                    setting: self.setting(),
                    dice: self.dice,
                    house: self.house(),
                },
                seed,
                counts: self.counting() != Counting::Practice,
            },
            (_, faulty) => Action::Run(operation::focus(name_id(faulty.unwrap_or(0)))),
        }
    }

    /// What the table would play on the board: three columns where more are not offered to so many (C10).
    fn setting(&self) -> Setting {
        if self.setting.columns.are_offered_to(self.named().count()) {
            self.setting
        } else {
            Setting {
                columns: Columns::Three,
                ..self.setting
            }
        }
    }

    /// How the table would play.
    fn house(&self) -> TableOptions {
        TableOptions {
            strict: self.counting() == Counting::Strict,
            ..self.house
        }
    }

    /// How many seats are people's.
    fn people(&self) -> usize {
        let people = self.named().filter(|seat| seat.guest.level.is_none());
        people.count()
    }

    /// Those who have a name: a line without one seats nobody.
    fn named(&self) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(|seat| !seat.is_empty())
    }

    /// How many the chosen game seats.
    fn most_players(&self) -> usize {
        match self.game {
            _ if self.is_alone => 1,
            GameKind::Express => Express::MOST_PLAYERS,
            GameKind::Classic => Classic::MOST_PLAYERS,
        }
    }

    /// The levels at which the program plays the chosen game, the strongest first.
    fn levels(&self) -> &'static [Level] {
        match self.game {
            GameKind::Express => Express::LEVELS,
            GameKind::Classic => Classic::LEVELS,
        }
    }

    /// The fault of a seat, in a sentence.
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
                .then(|| say!("new-name-taken", name = name.as_str())),
        }
    }
}

/// A game at a table, with these dice where they are given; where the app throws others, with fresh ones.
///
/// # Errors
/// The system has no randomness to give.
pub fn begin(table: &LastTable, dice: Option<DiceSource>) -> Result<AnySession, String> {
    let dice = match (dice, table.dice) {
        (Some(dice), _) => dice,
        (None, DiceKind::Real) => DiceSource::Real,
        (None, DiceKind::App) => DiceSource::App(fresh_seed()?),
    };
    let players = table.players.clone();
    match table.game {
        GameKind::Express => {
            Express::new(players, table.penalty, dice).map(|setup| Session::new(setup).into())
        }
        GameKind::Classic => {
            Classic::new(players, table.setting, dice).map(|setup| Session::new(setup).into())
        }
    }
    .map_err(|fault| words::setup_fault(&fault))
}

/// A seed that nobody knows.
///
/// # Errors
/// The system has no randomness to give.
pub fn fresh_seed() -> Result<Seed, String> {
    let number = rand::TryRng::try_next_u64(&mut rand::rngs::SysRng)
        .map_err(|error| say!("new-no-randomness", error = error.to_string()))?;
    Ok(Seed::short(number))
}

/// The one after `now`, the first after the last.
fn after<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|&other| other == now).unwrap_or(0);
    all[(at + 1) % all.len()]
}

/// The places of a table at which these sit.
fn places(players: &[Player]) -> Vec<SeatRow> {
    let mut seats: Vec<SeatRow> = players.iter().map(SeatRow::of).collect();
    let free = Colour::ALL
        .into_iter()
        .filter(|&colour| players.iter().all(|player| player.colour != colour));
    let empty = free.map(|colour| SeatRow {
        guest: SeatDraft::default(),
        colour,
    });
    seats.extend(empty);
    seats.truncate(PLACES);
    seats
}

/// Focuses a name for typing.
fn write_on(place: usize) -> Task<Message> {
    Task::batch([
        operation::focus(name_id(place)),
        operation::move_cursor_to_end(name_id(place)),
    ])
}

fn name_id(place: usize) -> Id {
    format!("name {place}").into()
}
