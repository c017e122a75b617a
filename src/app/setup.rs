//! A new game: who plays, with which dice, for what penalty.

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::find_focused;
use iced::keyboard::key::Named;
use iced::widget::{
    Id, button, column, container, operation, row, scrollable, space, text, text_input,
};
use iced::{Center, Fill, Task};

use super::keymap::{Command, Key, Press};
use super::theme::{self, gap, size};
use super::widget::{Element, control, hint, next_control, option, press, shape};
use super::words;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{Colour, Dice, Name, Player, Seed, Setup};
use crate::store::{DiceKind, GameKind, LastTable};

/// A table that is being set.
#[derive(Debug, Clone)]
pub struct NewGame {
    seats: Vec<Seat>,
    dice: DiceKind,
    penalty: Penalty,
    /// Whether a start was tried, after which empty names are pointed at too.
    was_tried: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Seat {
    written: String,
    colour: Colour,
}

/// What happens while a table is set.
#[derive(Debug, Clone)]
pub enum Message {
    Name(usize, String),
    /// Enter was pressed in a name.
    NameDone(usize),
    Change(usize, Change),
    /// The player whose name has the focus is to be changed.
    ChangeFocused(Change),
    /// The field that has the focus was found.
    Focused(Id, Change),
    Add,
    Dice(DiceKind),
    Penalty(Penalty),
    Start,
    Cancel,
}

/// A change of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    NextColour,
    Up,
    Down,
    Remove,
}

/// What follows for the program.
pub enum Action {
    None,
    Start(LastTable),
    Cancel,
    Run(Task<Message>),
}

/// The keys of a new game, for the list of keys.
pub const KEYS: [(&str, &str); 9] = [
    (
        "Enter",
        "In a name: the next player; in an empty last one: start",
    ),
    ("Ctrl+S", "Start the game"),
    ("Ctrl+P", "One more player"),
    ("Alt+Up", "In a name: sits one place earlier"),
    ("Alt+Down", "In a name: sits one place later"),
    ("Ctrl+K", "In a name: another colour and shape"),
    ("Ctrl+W", "In a name: does not play"),
    ("Ctrl+D", "Real dice or the app's"),
    ("Ctrl+R", "What a row of one to four marks costs"),
];

impl NewGame {
    /// The table of the last game, or an empty one.
    pub fn new(last: Option<&LastTable>) -> NewGame {
        let Some(last) = last else {
            return NewGame {
                seats: vec![Seat {
                    written: String::new(),
                    colour: Colour::ALL[0],
                }],
                dice: DiceKind::Real,
                penalty: Penalty::TwoHundred,
                was_tried: false,
            };
        };
        NewGame {
            seats: last
                .players
                .iter()
                .map(|player| Seat {
                    written: player.name.to_string(),
                    colour: player.colour,
                })
                .collect(),
            dice: last.dice,
            penalty: last.penalty,
            was_tried: false,
        }
    }

    /// Gives the first name the focus where nobody is named yet.
    pub fn focus(&self) -> Task<Message> {
        if self.seats.iter().all(|seat| seat.written.is_empty()) {
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
        match press.key {
            Key::Named(Named::Enter) if !press.alt => Some(Message::Start),
            Key::Char('s') if press.ctrl => Some(Message::Start),
            Key::Char('p') if press.ctrl => Some(Message::Add),
            Key::Char('k') if press.ctrl => Some(Message::ChangeFocused(Change::NextColour)),
            Key::Char('w') if press.ctrl => Some(Message::ChangeFocused(Change::Remove)),
            Key::Named(Named::ArrowUp) if press.alt => Some(Message::ChangeFocused(Change::Up)),
            Key::Named(Named::ArrowDown) if press.alt => Some(Message::ChangeFocused(Change::Down)),
            Key::Char('d') if press.ctrl => Some(Message::Dice(match self.dice {
                DiceKind::Real => DiceKind::App,
                DiceKind::App => DiceKind::Real,
            })),
            Key::Char('r') if press.ctrl => {
                let at = Penalty::ALL
                    .iter()
                    .position(|&other| other == self.penalty)?;
                Some(Message::Penalty(
                    Penalty::ALL[(at + 1) % Penalty::ALL.len()],
                ))
            }
            _ => None,
        }
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Name(seat, written) => {
                if let Some(seat) = self.seats.get_mut(seat) {
                    seat.written = written;
                }
            }
            Message::NameDone(seat) => return self.name_done(seat),
            Message::Change(seat, change) => {
                self.change(seat, change);
            }
            Message::ChangeFocused(change) => {
                let found = operate(find_focused()).map(move |id| Message::Focused(id, change));
                return Action::Run(found);
            }
            Message::Focused(id, change) => {
                if let Some(seat) = (0..self.seats.len()).find(|&seat| name_id(seat) == id) {
                    let seat = self.change(seat, change);
                    return Action::Run(operation::focus(name_id(seat)));
                }
            }
            Message::Add => return self.add(),
            Message::Dice(dice) => self.dice = dice,
            Message::Penalty(penalty) => self.penalty = penalty,
            Message::Start => return self.start(),
            Message::Cancel => return Action::Cancel,
        }
        Action::None
    }

    /// Changes a seat and returns where its player, or who took the place, sits afterwards.
    fn change(&mut self, seat: usize, change: Change) -> usize {
        let last = self.seats.len() - 1;
        match change {
            Change::NextColour => {
                if let Some(colour) = self.free_colour_after(self.seats[seat].colour) {
                    self.seats[seat].colour = colour;
                }
                seat
            }
            Change::Up if seat > 0 => {
                self.seats.swap(seat, seat - 1);
                seat - 1
            }
            Change::Down if seat < last => {
                self.seats.swap(seat, seat + 1);
                seat + 1
            }
            Change::Remove if last > 0 => {
                self.seats.remove(seat);
                seat.min(last - 1)
            }
            Change::Up | Change::Down | Change::Remove => seat,
        }
    }

    fn name_done(&mut self, seat: usize) -> Action {
        let is_last = seat + 1 == self.seats.len();
        let is_empty = self.seats[seat].written.trim().is_empty();
        match (is_last, is_empty) {
            (false, _) => Action::Run(operation::focus(name_id(seat + 1))),
            (true, false) => {
                if self.seats.len() < Setup::MOST_PLAYERS {
                    self.add()
                } else {
                    self.start()
                }
            }
            (true, true) => {
                // An empty last line is how people say that nobody else plays.
                if self.seats.len() > 1 {
                    self.seats.pop();
                }
                self.start()
            }
        }
    }

    fn add(&mut self) -> Action {
        if self.seats.len() >= Setup::MOST_PLAYERS {
            return Action::None;
        }
        let free = Colour::ALL
            .into_iter()
            .find(|&colour| self.seats.iter().all(|seat| seat.colour != colour));
        if let Some(colour) = free {
            self.seats.push(Seat {
                written: String::new(),
                colour,
            });
        }
        Action::Run(operation::focus(name_id(self.seats.len() - 1)))
    }

    fn start(&mut self) -> Action {
        self.was_tried = true;
        let players: Result<Vec<Player>, _> = self
            .seats
            .iter()
            .map(|seat| {
                Name::new(&seat.written).map(|name| Player {
                    name,
                    colour: seat.colour,
                })
            })
            .collect();
        let faulty = (0..self.seats.len()).find(|&seat| self.fault(seat).is_some());
        match (players, faulty) {
            (Ok(players), None) => Action::Start(LastTable {
                players,
                game: GameKind::Express,
                penalty: self.penalty,
                setting: Setting::default(),
                dice: self.dice,
            }),
            (_, faulty) => Action::Run(operation::focus(name_id(faulty.unwrap_or(0)))),
        }
    }

    /// What is wrong with a name, in a word at its field.
    fn fault(&self, seat: usize) -> Option<String> {
        let written = &self.seats[seat].written;
        if written.trim().is_empty() && !self.was_tried {
            return None;
        }
        match Name::new(written) {
            Err(fault) => Some(words::sentence(&format!("{fault}."))),
            Ok(name) => self.seats[..seat]
                .iter()
                .any(|other| Name::new(&other.written).is_ok_and(|other| other.is_like(&name)))
                .then(|| format!("{name} is at the table already.")),
        }
    }

    fn free_colour_after(&self, colour: Colour) -> Option<Colour> {
        let at = Colour::ALL.iter().position(|&other| other == colour)?;
        (1..Colour::ALL.len())
            .map(|step| Colour::ALL[(at + step) % Colour::ALL.len()])
            .find(|&other| self.seats.iter().all(|seat| seat.colour != other))
    }

    pub fn view(&self) -> Element<'_, Message> {
        let mut players = column![heading(
            "Players",
            "1 plays alone for a score, up to 8 play together"
        )]
        .spacing(gap::S);
        for seat in 0..self.seats.len() {
            players = players.push(self.seat(seat));
        }
        let has_room = self.seats.len() < Setup::MOST_PLAYERS;
        players = players.push(control(
            "+ One more player",
            "Ctrl+P",
            theme::button::quiet,
            has_room.then_some(Message::Add),
        ));

        let dice = column![
            heading("Dice", "Ctrl+D"),
            row![
                option(
                    "Real dice, typed in",
                    "Ctrl+D",
                    self.dice == DiceKind::Real,
                    Message::Dice(DiceKind::Real)
                ),
                option(
                    "The app throws",
                    "Ctrl+D",
                    self.dice == DiceKind::App,
                    Message::Dice(DiceKind::App)
                ),
            ]
            .spacing(gap::S),
        ]
        .spacing(gap::S);
        let penalties = Penalty::ALL.map(|penalty| {
            let label = match penalty {
                Penalty::TwoHundred => "−200",
                Penalty::OneFifty => "−150",
                Penalty::OneHundred => "−100",
            };
            option(
                label,
                "Ctrl+R",
                self.penalty == penalty,
                Message::Penalty(penalty),
            )
        });
        let penalty = column![
            heading(
                "A row of one to four marks costs",
                "Ctrl+R; −200 is the rule, less is kinder to beginners"
            ),
            row(penalties).spacing(gap::S),
        ]
        .spacing(gap::S);

        let actions = row![
            next_control("Start", "Enter", Some(Message::Start)),
            control("Back", "Esc", theme::button::plain, Some(Message::Cancel)),
        ]
        .spacing(gap::M)
        .align_y(Center);
        let sheet = container(column![players, dice, penalty].spacing(gap::XL))
            .padding(gap::XL)
            .style(theme::container::card);
        container(
            column![
                row![
                    text("New game").size(size::DISPLAY).font(theme::BOLD),
                    space().width(Fill),
                    actions,
                ]
                .align_y(Center),
                scrollable(sheet).height(Fill),
            ]
            .spacing(gap::L)
            .max_width(760.0),
        )
        .padding(gap::XL)
        .center_x(Fill)
        .height(Fill)
        .into()
    }

    fn seat(&self, seat: usize) -> Element<'_, Message> {
        let Seat { written, colour } = &self.seats[seat];
        let is_last = seat + 1 == self.seats.len();
        let change = |label, key, is_possible: bool, change| {
            let message = is_possible.then_some(Message::Change(seat, change));
            control(label, key, theme::button::quiet, message)
        };
        let colour = hint(
            press(
                button(shape(*colour, 22.0))
                    .padding(gap::S)
                    .style(theme::button::plain),
                Some(Message::Change(seat, Change::NextColour)),
            ),
            format!("{}; another: Ctrl+K", shape::name(*colour)),
        );
        let name = text_input("Name", written)
            .id(name_id(seat))
            .on_input(move |written| Message::Name(seat, written))
            .on_submit(Message::NameDone(seat))
            .size(size::LABEL)
            .padding([gap::S, gap::M]);
        let line = row![
            colour,
            name,
            change("↑", "Sits earlier: Alt+Up", seat > 0, Change::Up),
            change("↓", "Sits later: Alt+Down", !is_last, Change::Down),
            change(
                "×",
                "Does not play: Ctrl+W",
                self.seats.len() > 1,
                Change::Remove
            ),
        ]
        .spacing(gap::S)
        .align_y(Center);
        // The field stays where it is in the tree, so that it keeps the focus while the word comes and goes.
        column![line]
            .push(
                self.fault(seat)
                    .map(|fault| text(fault).size(size::BODY).style(theme::text::minus)),
            )
            .spacing(gap::XS)
            .into()
    }
}

/// The setup of a table, with a fresh seed where the app throws.
///
/// # Errors
/// The system has no randomness to give.
pub fn setup(table: &LastTable) -> Result<Setup, String> {
    let dice = match table.dice {
        DiceKind::Real => Dice::Real,
        DiceKind::App => {
            let seed = rand::TryRng::try_next_u64(&mut rand::rngs::SysRng).map_err(|error| {
                format!(
                    "The system gives no randomness for the dice: {error}. Play with real dice."
                )
            })?;
            Dice::App(Seed(seed))
        }
    };
    Setup::new(table.players.clone(), table.penalty, dice)
        .map_err(|fault| words::sentence(&format!("{fault}.")))
}

fn name_id(seat: usize) -> Id {
    format!("name {seat}").into()
}

fn heading<'a>(words: &'a str, more: &'a str) -> Element<'a, Message> {
    row![
        text(words).size(size::LABEL).font(theme::BOLD),
        text(more).size(size::CAPTION).style(theme::text::soft),
    ]
    .spacing(gap::M)
    .align_y(Center)
    .into()
}
