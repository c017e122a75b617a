//! The setup of a new game: players, dice, penalty and house rules.

mod agreed;
mod house;
mod keys;
mod names;
mod section;
mod sentence;
mod view;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::find_focused;
use iced::widget::{Id, operation};
use iced::{Task, task};

pub use self::agreed::{Counting, Source};
pub use self::names::Names;
use self::names::Writing;
pub use self::sentence::Rule;
use super::action::{Action, Request};
use super::background::{background, cancellable};
use super::keymap::{Bindings, Command, bindings};
use super::seat_draft::{SeatDraft, unique};
use super::words;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session, Variant,
};
use crate::store::{DiceKind, GameKind, LastTable, Settings, Store, TableOptions};
use crate::text::{phrase, say};

/// The most players that any game seats.
const PLACES: usize = Express::MOST_PLAYERS;

/// The setup of a new game.
#[derive(Debug)]
pub struct NewGame {
    /// All seats, taken or empty, each with its own colour.
    seats: Vec<SeatRow>,
    /// The number of players asked for; those without a name get a number.
    asked: usize,
    /// The seat under the pointer, whose buttons show.
    near: Option<usize>,
    /// The names of earlier players.
    names: Names,
    /// The name being typed.
    writing: Option<Writing>,
    /// Dropping it cancels the search for names.
    _naming: Option<task::Handle>,
    /// Whether this is a solo game.
    is_alone: bool,
    game: GameKind,
    penalty: Penalty,
    setting: Setting,
    dice: DiceKind,
    source: Source,
    /// The code of dice as typed.
    code: String,
    house: TableOptions,
    /// Whether the game counts.
    counting: Counting,
    /// The rule whose choices show.
    open: Option<Rule>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct SeatRow {
    guest: SeatDraft,
    colour: Colour,
}

/// A message of this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The text of the name field at a seat.
    Name(usize, String),
    /// Enter was pressed in a name field.
    NameDone(usize),
    /// The pointer is over this seat.
    Near(usize),
    /// Seat this many players.
    Count(usize),
    /// Change this seat.
    Change(usize, Change),
    /// Seat an earlier player, or complete the name being typed.
    Known(Name),
    /// Seat a bot of this level.
    Program(Level),
    /// The names of earlier players were found.
    Names(Names),
    /// Change the seat whose name field has the focus.
    ChangeFocused(Change),
    /// The widget with the focus was found.
    Focused(Id, Change),
    /// Focus the first empty seat.
    Add,
    /// Choose this game.
    Game(GameKind),
    /// Choose the penalty for a row of one to four marks.
    Penalty(Penalty),
    /// Choose these rules of the board game.
    Setting(Setting),
    /// Choose real dice or the app's.
    Dice(DiceKind),
    /// Choose the source of the app's dice.
    Source(Source),
    /// The text of the field for a code of dice.
    Code(String),
    /// Show the choices of a rule, or hide them.
    Rule(Rule),
    /// Choose these table options.
    TableOptions(TableOptions),
    /// Choose whether the game counts.
    Counting(Counting),
    /// Start the game.
    Start,
    /// Leave the setup.
    Cancel,
}

/// A change of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Give the seat the next free colour.
    NextColour,
    /// Switch from a person to a bot, or to the bot's next level.
    NextLevel,
    /// Complete the typed text with the next matching earlier name.
    NextName,
    /// Go back to the previous name, or to the typed text.
    PreviousName,
    /// Move the player up one seat.
    Up,
    /// Move the player down one seat.
    Down,
    /// Remove the player from the table.
    Remove,
}

impl SeatRow {
    fn of(player: &Player) -> SeatRow {
        SeatRow {
            guest: SeatDraft {
                written: player.name.to_string(),
                level: player.level,
            },
            colour: player.colour,
        }
    }

    fn is_empty(&self) -> bool {
        self.guest.written.trim().is_empty()
    }

    /// Whether a player of this name sits there.
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
            writing: None,
            _naming: None,
            is_alone: false,
            game: GameKind::Express,
            penalty: settings.usual_penalty,
            setting: Setting::default(),
            dice: settings.usual_dice,
            source: Source::Fresh,
            code: String::new(),
            house: TableOptions::default(),
            counting: Counting::Records,
            open: None,
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
        // If the search fails, the players just type their names.
        let names = names.map(|names| Message::Names(names.unwrap_or_default()));
        let (names, handle) = cancellable(names);
        table._naming = Some(handle);
        let focus = table.focus();
        (table, Task::batch([focus, names]))
    }

    /// Returns the setup of a solo game, which only needs a name, and the task that finds earlier names.
    pub fn alone(settings: &Settings, store: &Store) -> (NewGame, Task<Message>) {
        let (mut table, names) = NewGame::new(settings, store);
        table.is_alone = true;
        table.asked = 0;
        if settings.last_alone.is_none() {
            table.dice = DiceKind::App;
        }
        table.seats = places(&[]);
        let focus = table.focus();
        (table, Task::batch([names, focus]))
    }

    /// Switches to the dice of the day.
    pub fn with_todays_dice(mut self) -> NewGame {
        self.dice = DiceKind::App;
        self.source = Source::Today;
        self
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

    /// The keys of this screen.
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

    /// Applies a message and returns the request to the app.
    pub fn update(&mut self, message: Message) -> Action<Message> {
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
                self.code.clear();
                self.note_dice();
            }
            Message::Code(code) => self.write_code(code),
            Message::Rule(rule) => {
                self.open = (self.open != Some(rule)).then_some(rule);
                // In a low window the choices are below what shows.
                return Action::Run(operation::snap_to_end(view::LOW_LIST));
            }
            Message::TableOptions(house) => self.house = house,
            Message::Counting(counting) => self.count(counting),
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
                self.asked = self.players().saturating_sub(1);
                self.seats[place].guest = SeatDraft::default();
            }
        }
        place
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
            let colour = self.seats[place].colour;
            self.seats[place].colour = self.seats[free].colour;
            self.seats[free].colour = colour;
        }
    }

    /// The typed names of all seats.
    fn written_names(&self) -> impl Iterator<Item = &str> + Clone {
        self.seats.iter().map(|seat| seat.guest.written.as_str())
    }

    /// Seats a bot at the first empty seat.
    fn seat_program(&mut self, level: Level) -> Action<Message> {
        let Some(place) = self.free_place() else {
            return Action::None;
        };
        let mut guest = SeatDraft::default();
        guest.play_at(Some(level), self.written_names());
        self.seats[place].guest = guest;
        self.add()
    }

    /// Chooses the game, and moves bots whose level it lacks to its strongest one.
    fn play(&mut self, game: GameKind) {
        self.game = game;
        self.asked = self.asked.min(self.most_players());
        self.open = None;
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

    /// Focuses the first empty seat.
    fn add(&mut self) -> Action<Message> {
        self.writing = None;
        match self.free_place() {
            Some(place) => Action::Run(operation::focus(name_id(place))),
            None => Action::None,
        }
    }

    /// The first empty seat, if the game has room for another player.
    fn free_place(&self) -> Option<usize> {
        (0..self.places())
            .find(|&place| self.seats[place].is_empty())
            .filter(|_| self.named().count() < self.most_players())
    }

    /// The seats that show: those taken, those asked for, and one to fill.
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
        let seed = match self.dice {
            DiceKind::Real => None,
            DiceKind::App => self.source.seed(),
        };
        self.number_players();
        let players = self.named().take(self.most_players());
        let players = players.filter_map(|seat| {
            Some(Player {
                name: Name::new(&seat.guest.written).ok()?,
                colour: seat.colour,
                level: seat.guest.level,
            })
        });
        Action::Ask(Request::Start {
            table: LastTable {
                players: players.collect(),
                game: self.game,
                penalty: self.penalty,
                setting: self.setting(),
                dice: self.dice,
                house: self.house(),
            },
            dice: seed.map(DiceSource::App),
            counts: self.counting() != Counting::Practice,
        })
    }

    /// Names those without a name, or with the name of another, by a number, and shortens names that are too long.
    fn number_players(&mut self) {
        let wanted = match self.players() {
            // The fewest players of this kind of table.
            0 => self.most_players().min(2),
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

    /// The chosen board rules, but three columns where the choice is not offered to this number of players (C10).
    fn setting(&self) -> Setting {
        let players = self.players().min(self.most_players());
        if self.setting.columns.are_offered_to(players) {
            self.setting
        } else {
            Setting {
                columns: Columns::Three,
                ..self.setting
            }
        }
    }

    fn house(&self) -> TableOptions {
        TableOptions {
            strict: self.counting() == Counting::Strict,
            ..self.house
        }
    }

    /// The number of persons, without the bots.
    fn people(&self) -> usize {
        let bots = self.named().filter(|seat| seat.guest.level.is_some());
        self.players() - bots.count()
    }

    /// The seats with a name; a seat without one is empty.
    fn named(&self) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(|seat| !seat.is_empty())
    }

    /// The most players of the chosen game.
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

    /// What is wrong with a seat, in a sentence.
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

/// Creates a game at a table, with these dice if given; otherwise with real dice or a fresh seed, as the table has it.
///
/// # Errors
/// If the system has no randomness to give, or the game does not accept the table.
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

/// Returns a random seed.
///
/// # Errors
/// If the system has no randomness to give.
pub fn fresh_seed() -> Result<Seed, String> {
    let number = rand::TryRng::try_next_u64(&mut rand::rngs::SysRng)
        .map_err(|error| say!("new-no-randomness", error = error.to_string()))?;
    Ok(Seed::short(number))
}

/// The value after `now`, wrapping around.
fn after<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|&other| other == now).unwrap_or(0);
    all[(at + 1) % all.len()]
}

/// The seats of a table with these players, and empty ones in the free colours.
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

/// Focuses a name field with the cursor at its end.
fn write_on(place: usize) -> Task<Message> {
    Task::batch([
        operation::focus(name_id(place)),
        operation::move_cursor_to_end(name_id(place)),
    ])
}

fn name_id(place: usize) -> Id {
    format!("name {place}").into()
}
