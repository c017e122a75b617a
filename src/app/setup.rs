//! A new game: who plays, with which dice, for what penalty.

mod agreed;
mod house;
mod keys;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::find_focused;
use iced::keyboard::key::Named;
use iced::widget::{
    Id, button, column, container, operation, responsive, row, scrollable, space, text, text_input,
};
use iced::{Center, Fill, Task};

use self::agreed::CODE;
pub use self::agreed::Source;
pub use self::keys::KEYS;
use super::keymap::{Command, Key, Press};
use super::seat_draft::{SeatDraft, free_colour};
use super::theme::{self, gap, size};
use super::widget::{Element, control, hint, keeps_focus, next_control, option, press, shape};
use super::words;
use crate::coach;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session, Variant,
};
use crate::store::{DiceKind, GameKind, LastTable, Settings, TableOptions};

/// Below this height the title makes room for the table.
const LOW: f32 = 520.0;

/// A table that is being set.
#[derive(Debug, Clone)]
pub struct NewGame {
    seats: Vec<SeatRow>,
    game: GameKind,
    penalty: Penalty,
    setting: Setting,
    dice: DiceKind,
    source: Source,
    house: TableOptions,
    /// Whether the game counts in the records and figures.
    counts: bool,
    /// Whether a start was tried, after which empty names are pointed at too.
    was_tried: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct SeatRow {
    guest: SeatDraft,
    colour: Colour,
}

/// What happens while a table is set.
#[derive(Debug, Clone)]
pub enum Message {
    /// This stands in the field of the name at a seat.
    Name(usize, String),
    /// Enter was pressed in a name.
    NameDone(usize),
    /// The seat is to change.
    Change(usize, Change),
    /// Who has this colour is to leave the table.
    Remove(Colour),
    /// The player whose name has the focus is to be changed.
    ChangeFocused(Change),
    /// The field that has the focus was found.
    Focused(Id, Change),
    /// One more seat is wanted.
    Add,
    /// This game is to be played.
    Game(GameKind),
    /// A row of one to four marks is to cost this.
    Penalty(Penalty),
    /// The board is to be played like this.
    Setting(Setting),
    /// Dice are to come from here.
    Dice(DiceKind),
    /// The seed of the dice is to come from here.
    Source(Source),
    /// The table plays like this.
    TableOptions(TableOptions),
    /// The game counts in the records and figures, or is for practice.
    Counts(bool),
    /// The game is to begin.
    Start,
    /// Nothing is to be set.
    Cancel,
}

/// A change of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The seat gets the next colour that is free.
    NextColour,
    /// A person, or the program at the next level.
    NextLevel,
    /// The seat goes before the one above it.
    Up,
    /// The seat goes behind the one below it.
    Down,
    /// The seat goes.
    Remove,
}

/// What follows for the program.
pub enum Action {
    /// Nothing.
    None,
    /// A game is to begin.
    Start {
        /// Who plays what.
        table: LastTable,
        /// Where the app's dice come from, if that is not left to chance.
        seed: Option<Seed>,
        /// Whether it counts in the records and figures.
        counts: bool,
    },
    /// Nothing is set.
    Cancel,
    /// This is to be done besides.
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
}

impl NewGame {
    /// The table of the last game, or an empty one; with the usual penalty and dice where the last ones are not wanted.
    pub fn new(settings: &Settings) -> NewGame {
        let first = SeatRow {
            guest: SeatDraft::default(),
            colour: Colour::ALL[0],
        };
        let mut table = NewGame {
            seats: vec![first],
            game: GameKind::Express,
            penalty: settings.usual_penalty,
            setting: Setting::default(),
            dice: settings.usual_dice,
            source: Source::Fresh,
            house: TableOptions::default(),
            counts: true,
            was_tried: false,
        };
        if let Some(last) = &settings.last_table {
            table.seats = last.players.iter().map(SeatRow::of).collect();
            table.game = last.game;
            table.setting = last.setting;
            table.house = last.house;
            if settings.repeats_last {
                table.penalty = last.penalty;
                table.dice = last.dice;
            }
        }
        table
    }

    /// Gives the first name the focus where nobody is named yet.
    pub fn focus(&self) -> Task<Message> {
        if self.seats.iter().all(|seat| seat.guest.written.is_empty()) {
            operation::focus(name_id(0))
        } else {
            Task::none()
        }
    }

    /// The message for a command, if it means something here.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        (command == Command::Back).then_some(Message::Cancel)
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        let is_classic = self.game == GameKind::Classic;
        match press.key {
            Key::Named(Named::Enter) if press.is_bare() => Some(Message::Start),
            _ if press.is(keys::START) => Some(Message::Start),
            _ if press.is(keys::ADD) => Some(Message::Add),
            _ if press.is(keys::EARLIER) => Some(Message::ChangeFocused(Change::Up)),
            _ if press.is(keys::LATER) => Some(Message::ChangeFocused(Change::Down)),
            _ if press.is(keys::COLOUR) => Some(Message::ChangeFocused(Change::NextColour)),
            _ if press.is(keys::LEVEL) => Some(Message::ChangeFocused(Change::NextLevel)),
            _ if press.is(keys::REMOVE) => Some(Message::ChangeFocused(Change::Remove)),
            _ if press.is(keys::DICE) => Some(Message::Dice(match self.dice {
                DiceKind::Real => DiceKind::App,
                DiceKind::App => DiceKind::Real,
            })),
            _ if press.is(keys::GAME) => Some(Message::Game(match self.game {
                GameKind::Express => GameKind::Classic,
                GameKind::Classic => GameKind::Express,
            })),
            _ if press.is(keys::PENALTY_OR_COLUMNS) => Some(match self.game {
                GameKind::Express => Message::Penalty(after(&Penalty::ALL, self.penalty)),
                GameKind::Classic => Message::Setting(Setting {
                    columns: after(&Columns::ALL, self.setting.columns),
                    ..self.setting
                }),
            }),
            _ if press.is(keys::SHARING) && is_classic => Some(Message::Setting(Setting {
                sharing: after(&Sharing::ALL, self.setting.sharing),
                ..self.setting
            })),
            _ if press.is(keys::PLACEMENT) && is_classic => Some(Message::Setting(Setting {
                placement: after(&Placement::ALL, self.setting.placement),
                ..self.setting
            })),
            _ if press.is(keys::SECRET) && !is_classic => {
                Some(Message::TableOptions(house::other_choices(self.house)))
            }
            _ if press.is(keys::TIME) => Some(Message::TableOptions(house::next_time(self.house))),
            _ if press.is(keys::AT_ZERO) => {
                Some(Message::TableOptions(house::next_at_zero(self.house)))
            }
            _ if press.is(keys::COUNTS) => Some(Message::Counts(!self.counts)),
            _ => None,
        }
    }

    /// Lets it happen, and returns what follows.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Name(place, written) => {
                if let Some(seat) = self.seats.get_mut(place) {
                    seat.guest.written = written;
                }
            }
            Message::NameDone(place) => return self.name_done(place),
            Message::Change(place, change) => {
                self.change(place, change);
            }
            Message::Remove(colour) => {
                if let Some(place) = self.seats.iter().position(|seat| seat.colour == colour) {
                    let place = self.change(place, Change::Remove);
                    // The field that had the focus may have gone.
                    return Action::Run(operation::focus(name_id(place)));
                }
            }
            Message::ChangeFocused(change) => {
                let found = operate(find_focused()).map(move |id| Message::Focused(id, change));
                return Action::Run(found);
            }
            Message::Focused(id, change) => {
                if let Some(place) = (0..self.seats.len()).find(|&place| name_id(place) == id) {
                    let place = self.change(place, change);
                    return Action::Run(operation::focus(name_id(place)));
                }
            }
            Message::Add => return self.add(),
            Message::Game(game) => self.game = game,
            Message::Penalty(penalty) => self.penalty = penalty,
            Message::Setting(setting) => self.setting = setting,
            Message::Dice(dice) => self.dice = dice,
            Message::Source(source) => self.source = source,
            Message::TableOptions(house) => self.house = house,
            Message::Counts(counts) => self.counts = counts,
            Message::Start => return self.start(),
            Message::Cancel => return Action::Cancel,
        }
        Action::None
    }

    /// Changes a seat and returns where its player, or who took the place, sits afterwards.
    fn change(&mut self, place: usize, change: Change) -> usize {
        let last = self.seats.len() - 1;
        // Another press of the same moment may have removed the seat.
        if place > last {
            return last;
        }
        match change {
            Change::NextColour => {
                if let Some(colour) = self.free_colour(Some(self.seats[place].colour)) {
                    self.seats[place].colour = colour;
                }
                place
            }
            Change::NextLevel => {
                let mut guest = std::mem::take(&mut self.seats[place].guest);
                let levels = match self.game {
                    GameKind::Express => Express::LEVELS,
                    GameKind::Classic => Classic::LEVELS,
                };
                let names = self.seats.iter().map(|seat| seat.guest.written.as_str());
                guest.next_level(levels, names);
                self.seats[place].guest = guest;
                place
            }
            Change::Up if place > 0 => {
                self.seats.swap(place, place - 1);
                place - 1
            }
            Change::Down if place < last => {
                self.seats.swap(place, place + 1);
                place + 1
            }
            Change::Remove if last > 0 => {
                self.seats.remove(place);
                place.min(last - 1)
            }
            Change::Up | Change::Down | Change::Remove => place,
        }
    }

    fn name_done(&mut self, place: usize) -> Action {
        // Another press of the same moment may have removed the seat.
        if place >= self.seats.len() {
            return Action::None;
        }
        let is_last = place + 1 == self.seats.len();
        // An empty last line is how people say that nobody else plays.
        if !is_last {
            Action::Run(operation::focus(name_id(place + 1)))
        } else if self.seats[place].is_empty() || !self.has_room() {
            self.start()
        } else {
            self.add()
        }
    }

    fn add(&mut self) -> Action {
        if !self.has_room() {
            return Action::None;
        }
        if self.seats.len() < self.most_players()
            && let Some(colour) = self.free_colour(None)
        {
            let guest = SeatDraft::default();
            self.seats.push(SeatRow { guest, colour });
        }
        // As many lines as can play: one of them is still empty.
        let last = self.seats.len() - 1;
        let empty = self.seats.iter().rposition(SeatRow::is_empty);
        let place = empty.unwrap_or(last);
        Action::Run(operation::focus(name_id(place)))
    }

    fn start(&mut self) -> Action {
        self.was_tried = true;
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
        let seed = match (self.dice, self.source.seed()) {
            (DiceKind::Real, _) => None,
            (DiceKind::App, Ok(seed)) => seed,
            (DiceKind::App, Err(())) => return Action::Run(operation::focus(CODE)),
        };
        match (players, faulty) {
            (Ok(players), None) => Action::Start {
                table: LastTable {
                    players,
                    game: self.game,
                    penalty: self.penalty,
                    setting: self.setting(),
                    dice: self.dice,
                    house: self.house,
                },
                seed,
                counts: self.counts,
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

    /// How many seats are people's.
    fn people(&self) -> usize {
        let people = self.named().filter(|seat| seat.guest.level.is_none());
        people.count()
    }

    /// Those who have a name: a line without one seats nobody.
    fn named(&self) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(|seat| !seat.is_empty())
    }

    /// Whether one more can play.
    fn has_room(&self) -> bool {
        self.named().count() < self.most_players()
    }

    /// How many the chosen game seats.
    fn most_players(&self) -> usize {
        match self.game {
            GameKind::Express => Express::MOST_PLAYERS,
            GameKind::Classic => Classic::MOST_PLAYERS,
        }
    }

    /// What is wrong with a seat, in a word at its field.
    fn fault(&self, place: usize) -> Option<String> {
        let written = &self.seats[place].guest.written;
        if self.seats[place].is_empty() {
            // A table needs one player at least.
            let is_missed = self.was_tried && place == 0 && self.named().next().is_none();
            return is_missed.then(|| "A player needs a name.".to_owned());
        }
        let before = self.seats[..place].iter().filter(|seat| !seat.is_empty());
        if before.count() >= self.most_players() {
            return Some("The board seats four (C2).".to_owned());
        }
        match Name::new(written) {
            Err(fault) => Some(words::sentence(&format!("{fault}."))),
            Ok(name) => self.seats[..place]
                .iter()
                .any(|other| {
                    Name::new(&other.guest.written).is_ok_and(|other| other.is_like(&name))
                })
                .then(|| format!("{name} is at the table already.")),
        }
    }

    /// How the one at a seat plays, and how to change that.
    fn character(&self, level: Option<Level>) -> String {
        let character = match (level, self.game) {
            (None, _) => "A person.",
            (Some(level), GameKind::Express) => coach::express::character(level),
            (Some(level), GameKind::Classic) => coach::classic::Level::from(level).character(),
        };
        format!("{character} {}: somebody else", keys::LEVEL)
    }

    /// The first colour that nobody has, or the first one after `now`.
    fn free_colour(&self, now: Option<Colour>) -> Option<Colour> {
        free_colour(now, self.seats.iter().map(|seat| seat.colour))
    }

    /// The table as it is set.
    pub fn view(&self) -> Element<'_, Message> {
        keeps_focus(responsive(|within| self.view_within(within.height < LOW)))
    }

    fn view_within(&self, is_low: bool) -> Element<'_, Message> {
        let together = match self.game {
            GameKind::Express => "Up to eight. Alone you play for points.",
            GameKind::Classic => "Up to four. Alone you try to win in few turns.",
        };
        let seats = (0..self.seats.len()).map(|place| self.seat(place));
        let more = control(
            "+ One more player",
            keys::ADD,
            theme::button::quiet,
            self.has_room().then_some(Message::Add),
        );
        let players = section(
            "Players",
            together,
            column(seats).push(more).spacing(gap::S),
        );

        let dice = row![
            option(
                "Real dice, typed in",
                keys::DICE,
                self.dice == DiceKind::Real,
                Message::Dice(DiceKind::Real)
            ),
            option(
                "The app throws",
                keys::DICE,
                self.dice == DiceKind::App,
                Message::Dice(DiceKind::App)
            ),
        ]
        .spacing(gap::S);
        let sources = (self.dice == DiceKind::App).then(|| self.sources());
        let dice = section("Dice", "", column![dice, sources].spacing(gap::S));
        let game = row![
            option(
                "Can't Stop Express",
                keys::GAME,
                self.game == GameKind::Express,
                Message::Game(GameKind::Express)
            ),
            option(
                "Classic Can't Stop",
                keys::GAME,
                self.game == GameKind::Classic,
                Message::Game(GameKind::Classic)
            ),
        ]
        .spacing(gap::S);
        let mut lines = column![game, players, dice].spacing(gap::L);
        lines = match self.game {
            GameKind::Express => lines.push(self.penalties()),
            GameKind::Classic => lines.extend(self.agreements()),
        };
        lines = lines
            .push(house::view(self.house, self.game, self.people()).map(Message::TableOptions));
        lines = lines.push(self.counting());

        let actions = row![
            next_control("Start", "Enter", Some(Message::Start)),
            control("Back", "Esc", theme::button::plain, Some(Message::Cancel)),
        ]
        .spacing(gap::M)
        .align_y(Center);
        let sheet = container(scrollable(
            container(lines)
                .padding([gap::M, gap::XL - gap::XS])
                .width(Fill),
        ))
        // The bar of the scroll keeps clear of the round corners.
        .padding(gap::XS)
        .style(theme::container::card);
        container(
            column![
                row![
                    text("New game")
                        .size(if is_low { size::TITLE } else { size::DISPLAY })
                        .font(theme::BOLD),
                    space().width(Fill),
                    actions,
                ]
                .align_y(Center),
                sheet,
            ]
            .spacing(if is_low { gap::M } else { gap::L })
            .max_width(760.0),
        )
        .padding(if is_low { gap::M } else { gap::XL })
        .center_x(Fill)
        .height(Fill)
        .into()
    }

    fn seat(&self, place: usize) -> Element<'_, Message> {
        let SeatRow { guest, colour } = &self.seats[place];
        let is_last = place + 1 == self.seats.len();
        let change = |label, key, is_possible: bool, change| {
            let message = is_possible.then_some(Message::Change(place, change));
            control(label, key, theme::button::quiet, message)
        };
        let remove = (self.seats.len() > 1).then_some(Message::Remove(*colour));
        let colour = hint(
            press(
                button(shape(*colour, 22.0))
                    .padding(gap::S)
                    .style(theme::button::plain),
                Some(Message::Change(place, Change::NextColour)),
            ),
            format!("{}; another: {}", shape::name(*colour), keys::COLOUR),
        );
        let name = text_input("Name", &guest.written)
            .id(name_id(place))
            .on_input(move |written| Message::Name(place, written))
            .on_submit(Message::NameDone(place))
            .size(size::LABEL)
            .padding([gap::S, gap::M]);
        let about = self.character(guest.level);
        let plays = guest.level_button(about, Message::Change(place, Change::NextLevel));
        let line = row![
            colour,
            name,
            plays,
            change("↑", "Sits earlier: Alt+↑", place > 0, Change::Up),
            change("↓", "Sits later: Alt+↓", !is_last, Change::Down),
            control("×", "Off the table: Ctrl+W", theme::button::quiet, remove),
        ]
        .spacing(gap::S)
        .align_y(Center);
        // The field stays where it is in the tree, so that it keeps the focus while the word comes and goes.
        column![line]
            .push(
                self.fault(place)
                    .map(|fault| text(fault).size(size::BODY).style(theme::text::minus)),
            )
            .spacing(gap::XS)
            .into()
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
        (None, DiceKind::App) => {
            let seed = rand::TryRng::try_next_u64(&mut rand::rngs::SysRng).map_err(|error| {
                format!(
                    "The system gives no randomness for the dice: {error}. Play with real dice."
                )
            })?;
            DiceSource::App(Seed::short(seed))
        }
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
    .map_err(|fault| words::sentence(&format!("{fault}.")))
}

/// The one after `now`, the first after the last.
fn after<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|&other| other == now).unwrap_or(0);
    all[(at + 1) % all.len()]
}

fn name_id(place: usize) -> Id {
    format!("name {place}").into()
}

/// A part of the table under its title, with a word about it.
fn section<'a, Message: 'a>(
    title: &'a str,
    about: &'a str,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let heading = row![
        text(title).size(size::LABEL).font(theme::BOLD),
        text(about).size(size::CAPTION).style(theme::text::soft),
    ]
    .spacing(gap::M)
    .align_y(Center);
    column![heading, content.into()].spacing(gap::S).into()
}
