//! The players panel: hand over a seat, let a late player join, let a player leave.

use iced::widget::{column, container, operation, row, text, text_input};
use iced::{Center, Fill, Task};

use super::banner::{self, Banner};
use super::game_ui::GameUi;
use super::keymap::{Bindings, Command, bindings};
use super::panel::panel;
use super::seat_draft::{SeatDraft, free_name};
use super::theme::{self, gap, size};
use super::widget::{
    Element, control, fitted, next_control, plain_control, shape, soft, written_in,
};
use super::words;
use crate::rules::Seat;
use crate::session::{Colour, Level, Name, Player, Refused, Seating, Session, SetupFault};
use crate::table::Denied;
use crate::text::{phrase, say};

/// The key that opens the panel at the table.
pub const KEY: &str = "P";

/// The id of the name field.
const FIELD: &str = "who sits down";

/// The players panel.
#[derive(Debug, Clone)]
pub struct Seats {
    /// The selected seat.
    at: Seat,
    doing: Option<Doing>,
    word: Option<Banner>,
}

/// The change about to be made.
#[derive(Debug, Clone)]
enum Doing {
    /// Another player takes over the selected seat.
    Hand(SeatDraft),
    /// A late player joins.
    Join(SeatDraft),
    /// The player at the selected seat leaves.
    Retire,
}

/// A message of this panel.
#[derive(Debug, Clone)]
pub enum Message {
    /// Move the selection by this many seats.
    Move(isize),
    /// Hand over this seat, or the selected one.
    Hand(Option<Seat>),
    /// Let the player at this seat, or at the selected one, leave.
    Retire(Option<Seat>),
    /// Let a late player join.
    Join,
    /// The text of the name field.
    Name(String),
    /// Switch from a person to a bot, or to the bot's next level.
    NextLevel,
    /// Make the change.
    Confirm,
    /// Cancel the change.
    Back,
    /// Close the panel.
    Close,
}

/// A request to the game.
pub enum Action {
    /// Nothing.
    None,
    /// Focus the name field.
    Focus,
    /// Record this event.
    Write(Seating),
    /// Close the panel.
    Close,
}

impl Action {
    /// The task that focuses the name field.
    pub fn focus<T: Send + 'static>() -> Task<T> {
        operation::focus(FIELD)
    }
}

impl Default for Seats {
    fn default() -> Seats {
        Seats {
            at: Seat::FIRST,
            doing: None,
            word: None,
        }
    }
}

impl Seats {
    /// The message that cancels the change, or closes the panel.
    pub fn back(&self) -> Message {
        match self.doing {
            Some(_) => Message::Back,
            None => Message::Close,
        }
    }

    /// The keys of the panel.
    pub fn bindings<G: GameUi>(&self) -> Bindings<'_, Message> {
        let is_list = self.doing.is_none();
        let is_retiring = self.is_retiring();
        let join = G::SEATS_LATE_PLAYERS.then_some(phrase!("keys-seats-late-player"));
        bindings! {
            "↑ ↓", at if is_list => Message::Move([-1, 1][at]), phrase!("keys-seats-choose");
            "H", _ if is_list => Message::Hand(None), phrase!("keys-seats-hand-over");
            "L", _ if is_list => Message::Retire(None), phrase!("keys-seats-leave");
            "L", _ if is_retiring => Message::Confirm;
            "J", _ if is_list => Message::Join, join;
            "Ctrl+U" => Message::NextLevel, phrase!("keys-seats-who");
            // Enter never makes a player leave.
            "Enter" => if is_retiring { Message::Back } else { Message::Confirm }, phrase!("keys-seats-do");
            Command::Back.key() => self.back(), phrase!("keys-seats-back");
        }
    }

    /// Applies a message and returns the request to the game.
    pub fn update<G: GameUi>(&mut self, message: Message, session: &Session<G>) -> Action {
        self.word = None;
        match message {
            Message::Move(step) => {
                let last = session.players().len() - 1;
                let index = self.at.index().saturating_add_signed(step);
                self.at = Seat::new(index.min(last));
            }
            Message::Hand(seat) => {
                self.at = seat.unwrap_or(self.at);
                let Player { name, level, .. } = session.players()[self.at].clone();
                let seat = self.at;
                self.ask(
                    Doing::Hand(SeatDraft::default()),
                    Seating::Hand { seat, name, level },
                    session,
                );
                return Action::Focus;
            }
            Message::Join => {
                let names = session.players().iter().map(|player| player.name.as_str());
                let Ok(name) = Name::new(&free_name(Level::Careless, names)) else {
                    return Action::None;
                };
                let player = Player {
                    name,
                    colour: late_colour(session.players()),
                    level: None,
                };
                self.ask(
                    Doing::Join(SeatDraft::default()),
                    Seating::Join { player },
                    session,
                );
                return Action::Focus;
            }
            Message::Retire(seat) => {
                self.at = seat.unwrap_or(self.at);
                self.ask(Doing::Retire, Seating::Retire { seat: self.at }, session);
            }
            Message::Name(written) => {
                if let Some(guest) = self.guest() {
                    guest.written = written;
                }
            }
            Message::NextLevel => {
                if let Some(guest) = self.guest() {
                    let names = session.players().iter().map(|player| player.name.as_str());
                    guest.next_level(G::LEVELS, names);
                    return Action::Focus;
                }
            }
            Message::Confirm => return self.confirm(session),
            Message::Back => self.doing = None,
            Message::Close => return Action::Close,
        }
        Action::None
    }

    fn is_retiring(&self) -> bool {
        matches!(self.doing, Some(Doing::Retire))
    }

    /// Starts a change, or says why it is refused.
    fn ask<G: GameUi>(&mut self, doing: Doing, seating: Seating, session: &Session<G>) {
        self.doing = match session.clone().record(seating.into()) {
            Ok(()) => Some(doing),
            Err(refused) => {
                let words = words::refused(&refused, session.players());
                self.word = Some(Banner::Refusal(words));
                None
            }
        };
    }

    fn guest(&mut self) -> Option<&mut SeatDraft> {
        match &mut self.doing {
            Some(Doing::Hand(guest) | Doing::Join(guest)) => Some(guest),
            Some(Doing::Retire) | None => None,
        }
    }

    /// The typed name.
    fn written_name(&self) -> &str {
        match &self.doing {
            Some(Doing::Hand(guest) | Doing::Join(guest)) => guest.written.trim(),
            Some(Doing::Retire) | None => "",
        }
    }

    fn confirm<G: GameUi>(&mut self, session: &Session<G>) -> Action {
        let seat = self.at;
        let seating = match &self.doing {
            None => return Action::None,
            Some(Doing::Retire) => Ok(Seating::Retire { seat }),
            Some(Doing::Hand(SeatDraft { written, level })) => {
                Name::new(written).map(|name| Seating::Hand {
                    seat,
                    name,
                    level: *level,
                })
            }
            Some(Doing::Join(SeatDraft { written, level })) => {
                Name::new(written).map(|name| Seating::Join {
                    player: Player {
                        name,
                        colour: late_colour(session.players()),
                        level: *level,
                    },
                })
            }
        };
        match seating {
            Ok(seating) => Action::Write(seating),
            Err(fault) => {
                self.word = Some(Banner::Refusal(words::name_fault(fault)));
                Action::Focus
            }
        }
    }

    /// Shows a notice of the change that was recorded.
    pub fn written<G: GameUi>(&mut self, seating: &Seating, session: &Session<G>) {
        self.doing = None;
        self.word = Some(Banner::Notice(match seating {
            Seating::Hand { name, .. } => say!("seats-sits-there", name = name.as_str()),
            Seating::Join { player } => say!("seats-has-joined", name = player.name.as_str()),
            Seating::Retire { seat } => {
                let name = &session.players()[*seat].name;
                say!("seats-has-left", name = name.as_str())
            }
        }));
    }

    /// Follows an undo or redo and shows its notice.
    pub fn follow<G: GameUi>(&mut self, told: Option<String>, session: &Session<G>) {
        self.doing = None;
        self.at = self.at.min(Seat::new(session.players().len() - 1));
        self.word = told.map(Banner::Notice);
    }

    /// Says why the change was refused.
    pub fn deny<G: GameUi>(&mut self, denied: &Denied<G>, players: &[Player]) {
        self.word = Some(Banner::Refusal(match denied {
            Denied::Refused(Refused::Seats(SetupFault::SameName(..))) => {
                say!("seats-name-taken", name = self.written_name())
            }
            denied => words::denied(denied, players),
        }));
    }

    /// The whole panel.
    pub fn view<'a, G: GameUi>(&'a self, session: &'a Session<G>) -> Element<'a, Message> {
        let players = Seat::enumerate(session.players());
        let seats = players.map(|(seat, player)| self.seat(seat, player, session));
        let mut lines = column![column(seats).spacing(gap::S)].spacing(gap::L);
        if G::SEATS_LATE_PLAYERS {
            lines = lines.push(match &self.doing {
                Some(Doing::Join(guest)) => asked(guest, say!("seats-sits-down")),
                _ => {
                    let refused = session.may_join().err();
                    let join = refused.is_none().then_some(Message::Join);
                    let about = match refused {
                        Some(refused) => words::refused(&refused, session.players()),
                        None => say!("seats-join-about"),
                    };
                    row![
                        control(say!("seats-join"), "J", theme::button::plain, join),
                        soft(about, size::CAPTION),
                    ]
                    .spacing(gap::M)
                    .align_y(Center)
                    .into()
                }
            });
        }
        lines = lines
            .push(banner::view(&self.word))
            .push(soft(say!("seats-about"), size::CAPTION));
        panel(say!("seats-title"), lines)
    }

    fn seat<'a, G: GameUi>(
        &'a self,
        seat: Seat,
        player: &'a Player,
        session: &'a Session<G>,
    ) -> Element<'a, Message> {
        let is_here = seat == self.at;
        let story = session.seat_history(seat);
        let plays = match (story.departed, player.level) {
            (Some(_), _) => say!("seats-state-left"),
            (None, Some(_)) => say!("seats-state-program"),
            (None, None) => String::new(),
        };
        let name = column![
            row![
                fitted(player.name.as_str(), size::LABEL, theme::MEDIUM),
                soft(plays, size::CAPTION),
            ]
            .spacing(gap::S)
            .align_y(Center),
            (!story.is_plain()).then(|| { soft(words::seat_note(&story), size::CAPTION) }),
        ];
        let mut line = row![shape(player.colour, size::HEADING), name.width(Fill)]
            .spacing(gap::M)
            .align_y(Center);
        let is_asked = is_here && matches!(self.doing, Some(Doing::Hand(_) | Doing::Retire));
        if story.departed.is_none() && !is_asked {
            let ways = [
                (say!("seats-hand"), "H", Message::Hand(Some(seat))),
                (say!("seats-leave"), "L", Message::Retire(Some(seat))),
            ];
            line = line.extend(ways.map(|(label, key, message)| {
                let key = if is_here { key } else { "" };
                plain_control(label, key, message)
            }));
        }
        let mut lines = column![line].spacing(gap::M);
        match &self.doing {
            Some(Doing::Hand(guest)) if is_here => {
                lines = lines.push(asked(guest, say!("seats-takes-over")))
            }
            Some(Doing::Retire) if is_here => {
                let words = G::leaving(player.name.as_str());
                lines = lines.push(text(words).size(size::BODY)).push(
                    row![
                        next_control(say!("seats-stays"), "Enter", Some(Message::Back)),
                        plain_control(say!("seats-leaves"), "L", Message::Confirm),
                    ]
                    .spacing(gap::M)
                    .align_y(Center),
                );
            }
            _ => {}
        }
        container(lines)
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::container::seat(player.colour, is_here))
            .into()
    }
}

/// The name field of a seat, and who plays there.
fn asked<'a>(guest: &'a SeatDraft, confirm: String) -> Element<'a, Message> {
    let name = written_in(
        text_input(&say!("seats-name"), &guest.written)
            .id(FIELD)
            .on_input(Message::Name)
            .on_submit(Message::Confirm)
            .size(size::LABEL)
            .padding([gap::S, gap::M]),
        say!("seats-name"),
        &guest.written,
    );
    let about = say!("seats-who-about");
    row![
        name,
        guest.level_button(about, Message::NextLevel),
        next_control(confirm, "Enter", Some(Message::Confirm)),
        plain_control(say!("seats-cancel"), "Esc", Message::Back),
    ]
    .spacing(gap::S)
    .align_y(Center)
    .into()
}

/// A free colour; with eight players the rules refuse another one anyway.
fn late_colour(players: &[Player]) -> Colour {
    let is_free = |colour: &Colour| players.iter().all(|player| player.colour != *colour);
    let free = Colour::ALL.into_iter().find(is_free);
    free.unwrap_or(Colour::Grey)
}
