//! The players panel: hand over a seat, let a late player join, let a player leave.

use std::fmt::Debug;

use iced::widget::{button, column, container, operation, row, text};
use iced::{Center, Fill, Task};

use super::banner::{self, Banner};
use super::game_ui::GameUi;
use super::keymap::{Bindings, Command, bindings};
use super::panel::panel;
use super::theme::{self, gap, size};
use super::widget::{
    Element, control, face, field, fitted, hint, medium, next_control, plain_control, press, shape,
    soft,
};
use super::words;
use crate::rules::Seat;
use crate::session::{Colour, Level, Name, Player, Refused, Seating, Session, SetupFault};
use crate::table::Denied;
use crate::text::{SeatDraft, phrase, say};

pub const KEY: &str = "P";

const FIELD: &str = "who sits down";

#[derive(Debug, Clone)]
pub struct Seats {
    at: Seat,
    /// The change under way, with the name and the level of whoever sits there before anything is written.
    doing: Option<Seating>,
    guest: SeatDraft,
    word: Option<Banner>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Move(isize),
    /// `None` is the selected seat.
    Hand(Option<Seat>),
    /// `None` is the selected seat.
    Retire(Option<Seat>),
    Join,
    Name(String),
    /// Switch from a person to a bot, or to the bot's next level.
    NextLevel,
    Confirm,
    Back,
}

pub enum Action {
    None,
    Focus,
    Write(Seating),
    Close,
}

pub fn focus<T: Send + 'static>() -> Task<T> {
    operation::focus(FIELD)
}

impl Default for Seats {
    fn default() -> Seats {
        Seats {
            at: Seat::FIRST,
            doing: None,
            guest: SeatDraft::default(),
            word: None,
        }
    }
}

impl Seats {
    pub fn bindings<G: GameUi>(&self) -> Bindings<'_, Message> {
        let is_list = self.doing.is_none();
        let is_retiring = matches!(self.doing, Some(Seating::Retire { .. }));
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
            Command::Back.key() => Message::Back, phrase!("keys-seats-back");
        }
    }

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
                let seat = self.at;
                let Player { name, level, .. } = session.players()[seat].clone();
                return self.ask(Seating::Hand { seat, name, level }, session);
            }
            Message::Join => {
                let players = session.players();
                let is_free = |colour: &Colour| players.iter().all(|one| one.colour != *colour);
                // With eight players the rules refuse another one anyway.
                let colour = Colour::ALL.into_iter().find(is_free);
                let names = players.iter().map(|player| player.name.as_str());
                if let Ok(name) = Name::new(&words::free_name(Level::Careless, names)) {
                    let player = Player {
                        name,
                        colour: colour.unwrap_or(Colour::Grey),
                        level: None,
                    };
                    return self.ask(Seating::Join { player }, session);
                }
            }
            Message::Retire(seat) => {
                self.at = seat.unwrap_or(self.at);
                self.ask(Seating::Retire { seat: self.at }, session);
            }
            Message::Name(written) => self.guest.written = written,
            Message::NextLevel => {
                if let Some(Seating::Hand { .. } | Seating::Join { .. }) = self.doing {
                    let names = session.players().iter().map(|player| player.name.as_str());
                    self.guest.next_level(G::LEVELS, names);
                    return Action::Focus;
                }
            }
            Message::Confirm => return self.confirm(),
            Message::Back if self.doing.is_none() => return Action::Close,
            Message::Back => self.doing = None,
        }
        Action::None
    }

    /// Starts a change, or says why it would be refused with this name and level.
    fn ask<G: GameUi>(&mut self, seating: Seating, session: &Session<G>) -> Action {
        self.guest = SeatDraft::default();
        match session.clone().record(seating.clone().into()) {
            Ok(()) => self.doing = Some(seating),
            Err(refused) => {
                self.doing = None;
                let words = words::refused(&refused, session.players());
                self.word = Some(Banner::Refusal(words));
            }
        }
        Action::Focus
    }

    fn confirm(&mut self) -> Action {
        let Some(doing) = self.doing.clone() else {
            return Action::None;
        };
        let (name, level) = (Name::new(&self.guest.written), self.guest.level);
        let seating = match doing {
            Seating::Hand { seat, .. } => name.map(|name| Seating::Hand { seat, name, level }),
            Seating::Join { player } => name.map(|name| {
                let player = Player {
                    name,
                    level,
                    ..player
                };
                Seating::Join { player }
            }),
            Seating::Retire { seat } => Ok(Seating::Retire { seat }),
        };
        match seating {
            Ok(seating) => Action::Write(seating),
            Err(fault) => {
                self.word = Some(Banner::Refusal(words::name_fault(fault)));
                Action::Focus
            }
        }
    }

    pub fn written<G: GameUi>(&mut self, seating: &Seating, session: &Session<G>) {
        self.doing = None;
        self.word = Some(Banner::Notice(match seating {
            Seating::Hand { name, .. } => say!("seats-sits-there", name = name.as_str()),
            Seating::Join { player } => say!("seats-has-joined", name = &player.name),
            Seating::Retire { seat } => {
                let name = &session.players()[*seat].name;
                say!("seats-has-left", name = name.as_str())
            }
        }));
    }

    pub fn follow<G: GameUi>(&mut self, told: Option<String>, session: &Session<G>) {
        self.doing = None;
        self.at = self.at.min(Seat::new(session.players().len() - 1));
        self.word = told.map(Banner::Notice);
    }

    pub fn deny<G: GameUi>(&mut self, denied: &Denied<G>, players: &[Player]) {
        self.word = Some(Banner::Refusal(match denied {
            Denied::Refused(Refused::Seats(SetupFault::SameName(..))) => {
                say!("seats-name-taken", name = self.guest.written.trim())
            }
            denied => words::denied(denied, players),
        }));
    }

    pub fn view<'a, G: GameUi>(&'a self, session: &'a Session<G>) -> Element<'a, Message> {
        let players = Seat::enumerate(session.players());
        let seats = players.map(|(seat, player)| self.seat(seat, player, session));
        let mut lines = column![column(seats).spacing(gap::S)].spacing(gap::L);
        if G::SEATS_LATE_PLAYERS {
            lines = lines.push(match self.doing {
                Some(Seating::Join { .. }) => self.asked(say!("seats-sits-down"), session),
                _ => {
                    let refused = session.may_join().err();
                    let join = refused.is_none().then_some(Message::Join);
                    let join = control(say!("seats-join"), "J", theme::button::plain, join);
                    let about = match refused {
                        Some(refused) => words::refused(&refused, session.players()),
                        None => say!("seats-join-about"),
                    };
                    let join = row![join, soft(about, size::CAPTION)];
                    join.spacing(gap::M).align_y(Center).into()
                }
            });
        }
        lines = lines
            .push(banner::view(&self.word))
            .push(soft(say!("seats-about"), size::CAPTION));
        panel(say!("common-bar-players"), lines)
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
        let name = row![
            fitted(player.name.as_str(), size::LABEL, theme::MEDIUM),
            soft(plays, size::CAPTION),
        ];
        let note = (!story.is_plain()).then(|| soft(words::seat_note(&story), size::CAPTION));
        let name = column![name.spacing(gap::S).align_y(Center), note];
        let mut line = row![shape(player.colour, size::HEADING), name.width(Fill)]
            .spacing(gap::M)
            .align_y(Center);
        let is_joining = matches!(self.doing, Some(Seating::Join { .. }));
        let is_asked = is_here && self.doing.is_some() && !is_joining;
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
        match self.doing {
            Some(Seating::Hand { .. }) if is_here => {
                lines = lines.push(self.asked(say!("seats-takes-over"), session))
            }
            Some(Seating::Retire { .. }) if is_here => {
                let words = text(G::leaving(player.name.as_str())).size(size::BODY);
                let ways = row![
                    next_control(say!("seats-stays"), "Enter", Some(Message::Back)),
                    plain_control(say!("seats-leaves"), "L", Message::Confirm),
                ];
                lines = lines.push(words);
                lines = lines.push(ways.spacing(gap::M).align_y(Center));
            }
            _ => {}
        }
        container(lines)
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::container::seat(player.colour, is_here))
            .into()
    }

    fn asked<G: GameUi>(&self, confirm: String, session: &Session<G>) -> Element<'_, Message> {
        let name = field(say!("seats-name"), &self.guest.written, |field| {
            let field = field.id(FIELD).on_input(Message::Name);
            let field = field.on_submit(Message::Confirm);
            field.size(size::LABEL).padding([gap::S, gap::M])
        });
        let about = say!("seats-who-about");
        let plays = self.guest.level.map(|level| {
            let character = soft(session.setup().character(level), size::BODY);
            row![face(level, 32.0), character]
                .spacing(gap::M)
                .align_y(Center)
        });
        let ways = row![
            name,
            level_button(&self.guest, about, Message::NextLevel),
            next_control(confirm, "Enter", Some(Message::Confirm)),
            plain_control(say!("seats-cancel"), "Esc", Message::Back),
        ];
        column![ways.spacing(gap::S).align_y(Center), plays]
            .spacing(gap::S)
            .into()
    }
}

pub fn level_button<'a, Message: Clone + Debug + 'a>(
    guest: &SeatDraft,
    about: impl text::IntoFragment<'a>,
    message: Message,
) -> Element<'a, Message> {
    let plays = guest.level.map_or(phrase!("common-person"), words::level);
    let face = medium(plays.to_string(), size::BODY).center();
    let button = button(face)
        .padding(gap::S)
        .width(92.0)
        .style(theme::button::option(guest.level.is_some()));
    hint(press(button, Some(message)), about)
}
