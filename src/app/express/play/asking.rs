//! Who is asked at the laptop, and what is shown while nobody is. A choice that has been made changes only on demand,
//! and by name.
//!
//! Choices may be secret until all have chosen (X13). The host knows who has the laptop and what is hidden from them.
//! That is not saved, so the app asks who sits there when it starts again.

use iced::widget::text::Wrapping;
use iced::widget::{button, column, container, row, scrollable, stack, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, Stage, is_awaited};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Drawing, Element, bold, next_control, plain_control, press, soft};
use crate::app::{banner, words};
use crate::rules::express::{Cell, Entry, Pad, Phase, Score};
use crate::rules::{Seat, ThrowNumber};
use crate::scene::{Role, Scene};
use crate::session::{Colour, Express};
use crate::table::Viewer;
use crate::text::say;

const NAME: f32 = 160.0;
const WORD: f32 = 560.0;

impl Play {
    /// Goes to what the table waits for; of several players, to the first one from seat `from` on, or else from the
    /// shown one.
    pub(super) fn settle(&mut self, host: &Host, from: Option<Seat>) {
        self.at.ask();
        self.changes = false;
        // Undo can remove the player who joined last.
        let last = Seat::new(host.session().players().len() - 1);
        self.seat = self.seat.min(last);
        let table = host.session().table();
        self.stage = match table.phase() {
            Phase::Over => Stage::Over,
            Phase::Throw(number) => {
                self.seat = person_before(self.seat, host);
                Stage::Dice(number)
            }
            Phase::Choices(number) => {
                self.seat = self.first_from(from.unwrap_or(self.seat), number, host);
                if host.has_phones() && !is_at_laptop(self.seat, host) {
                    Stage::Room(number)
                } else {
                    Stage::Choice(number)
                }
            }
        };
        self.ask(host);
        self.note_early(host);
    }

    fn note_early(&mut self, host: &Host) {
        let round = host.session().table().round(self.shown_throw(host));
        let has_chosen = |cell: &Cell| matches!(cell.entry(), Entry::Chosen(_));
        let cells = round.map_or(&[][..], |round| round.cells());
        let early = Seat::enumerate(cells).filter(|(_, cell)| has_chosen(cell));
        self.early = early.map(|(seat, _)| seat).collect();
    }

    /// The first seat from `from` on whose choice for a throw is missing; the shown seat if none is.
    pub(super) fn first_from(&self, from: Seat, number: ThrowNumber, host: &Host) -> Seat {
        let seats = host.session().players().len();
        let order = (0..seats).map(|places| from.after(places, seats));
        let waiting = order.filter(|&seat| is_awaited(number, seat, host));
        // Who has the laptop comes first; nobody there needs to see the seat of a bot or a phone.
        let first = waiting.min_by_key(|&seat| {
            let has_laptop = host.holder() == Some(seat);
            let is_bot = host.session().level(seat).is_some();
            (!has_laptop, !is_at_laptop(seat, host), is_bot)
        });
        first.unwrap_or(self.seat)
    }

    /// The seat of the player at the laptop: its holder in a secret throw, otherwise the shown seat.
    pub(super) fn sits(&self, host: &Host) -> Seat {
        let shown = self.shown_choice();
        let is_secret = shown.is_some() && host.secret() == shown;
        host.holder().filter(|_| is_secret).unwrap_or(self.seat)
    }

    /// Whether a choice of the laptop's holder, or of the player whose pad is open there, is awaited.
    pub(super) fn is_choosing(&self, host: &Host) -> bool {
        let asked = self.sits(host);
        let mut waiting = host.session().table().waiting();
        self.shown_choice().is_some()
            && waiting.any(|(_, seat)| seat == asked)
            && host.session().level(asked).is_none()
    }

    /// Says that the player has chosen already, so that nothing changes by accident.
    pub(super) fn refuse_change<T>(&mut self, host: &Host) -> Option<T> {
        let name = host.session().players()[self.seat].name.as_str();
        self.at.refuse(say!("express-has-chosen", name))
    }

    /// Whether a choice that has been made is only shown; the bot's choice cannot be changed anyway.
    pub(super) fn is_looking(&self, host: &Host) -> bool {
        let has_chosen = |cell: &Cell| matches!(cell.entry(), Entry::Chosen(_));
        !self.changes
            && host.session().level(self.seat).is_none()
            && self.cell(host).is_some_and(has_chosen)
    }

    pub(super) fn change_choice(&mut self, seat: Seat, host: &Host) {
        self.look(seat, host);
        self.changes = self.shown_choice().is_some();
    }

    pub(super) fn look(&mut self, seat: Seat, host: &Host) {
        // A correction of an earlier throw goes on to other players.
        let corrects = self.shown_choice().is_some() && self.is_correcting(host);
        self.at.ask();
        self.seat = seat;
        self.at.typed.clear();
        let last = host.session().table().last_throw();
        let number = match self.stage {
            Stage::Choice(number) | Stage::Room(number) => number,
            // Choices may change until the next throw; a player who was out before the throw has none.
            Stage::Dice(_) => {
                let round = host.session().table().round(last);
                match round.map(|round| round.cells()[seat].entry()) {
                    None | Some(Entry::Out(_) | Entry::Departed) => return,
                    Some(_) => last,
                }
            }
            Stage::Over => return,
        };
        self.stage = Stage::Choice(number);
        self.changes = corrects;
        self.note_early(host);
    }

    pub(super) fn is_aside(&self, host: &Host) -> bool {
        let shown = self.shown_choice();
        shown.is_some_and(|number| host.is_hidden(number, self.seat))
    }

    pub(super) fn uncover(&mut self) {
        self.revealed = None;
        self.passing = None;
    }

    /// Asks to pass the laptop to the player who chooses now, unless they have it already.
    pub(super) fn ask(&mut self, host: &Host) {
        let seat = self.seat;
        let asked = host.secret().filter(|&open| {
            self.shown_choice() == Some(open)
                && is_awaited(open, seat, host)
                && host.session().level(seat).is_none()
        });
        let has_it = host.last_holder() == Some(seat);
        self.passing = asked.and((!has_it).then_some(seat));
    }

    pub(super) fn pass(&mut self, seat: Seat, host: &Host) {
        let open = host.secret();
        let is_hidden = open.is_some_and(|open| host.is_hidden(open, seat));
        if is_hidden && is_at_laptop(seat, host) {
            self.passing = Some(seat);
        }
    }

    /// Who sees the laptop's screen: its holder while a choice for the secret throw is open, otherwise the room.
    pub(super) fn viewer(&self, host: &Host) -> Viewer {
        let shown = self.shown_choice().filter(|_| self.passing.is_none());
        match shown.is_some() && host.secret() == shown {
            true => Viewer::Laptop,
            false => Viewer::Room,
        }
    }

    pub(super) fn hides(&self, throw: ThrowNumber, seat: Seat, host: &Host) -> bool {
        match self.viewer(host) {
            Viewer::Room => host.is_secret(throw),
            Viewer::Laptop | Viewer::Seat(_) => host.is_hidden(throw, seat),
        }
    }
}

impl<'a> View<'a, Express> {
    /// A player's pad after the shown throw, as far as the viewer may see it.
    pub(super) fn seen(self, seat: Seat) -> Pad {
        let seen = self.host.seen_by(self.viewer(self.host));
        let table = seen.table();
        let round = table.round(self.shown_throw(self.host));
        let cell = round.and_then(|round| round.cell(seat));
        cell.map_or(table.pads()[seat], Cell::after)
    }

    pub(super) fn seen_out_at(self, seat: Seat) -> Option<ThrowNumber> {
        let seen = self.host.seen_by(self.viewer(self.host));
        seen.table().out_at(seat)
    }

    pub(super) fn seen_total(self, seat: Seat) -> i32 {
        Score::of(&self.seen(seat), self.session().setup().penalty()).total()
    }

    /// The zone beside the pad of a player whose choice is hidden or only shown.
    pub(super) fn aside(self) -> Element<'a, Message> {
        let name = |seat: Seat| words::fitted(self.player(seat).name.as_str(), 16);
        let seat = self.seat;
        let told = |word| soft(word, size::BODY).into();
        let to = |label, message| Some(next_control(label, "Enter", Some(message)));
        let (word, way) = match (self.last_choice(seat), self.session().level(seat)) {
            (Some((_, choice)), _) => {
                let again = say!("express-choose-again", name = name(seat));
                let taken = self.drawn(seat, choice, size::HEADING);
                (taken, to(again, Message::Change(seat)))
            }
            (None, Some(_)) => (told(say!("express-hidden-program")), None),
            (None, None) if self.host.device(seat).is_phone() => {
                let key = Command::Phones.key();
                let word = say!("express-hidden-phone", name = name(seat), key);
                (told(word), None)
            }
            (None, None) => {
                let word = say!("express-hidden-choice", name = name(seat));
                (
                    told(word),
                    to(say!("express-pass-laptop"), Message::Pass(seat)),
                )
            }
        };
        let back_to = |other, key, message| {
            let label = say!("express-back-to", name = name(other));
            (other != seat).then(|| plain_control(label, key, message))
        };
        let back = match (self.host.holder(), self.next_throw(self.host)) {
            (Some(sits), _) => back_to(sits, "Backspace", Message::Erase),
            (None, Some(next)) => {
                let label = say!("express-back-to-throw", throw = next);
                Some(plain_control(label, "Esc", Message::Back))
            }
            (None, None) => {
                let asked = self.first_from(seat, self.shown_throw(self.host), self.host);
                back_to(asked, "Esc", Message::Back)
            }
        };
        column![word, way, back].spacing(gap::L).into()
    }

    pub(super) fn pass_screen(self, seat: Seat, within: Size) -> Element<'a, Message> {
        let player = self.player(seat);
        let colour = player.colour;
        let number = self.session().table().rounds().len();
        let name = player.name.as_str();
        let nobody = say!("express-nobody-sees-throw", throw = number);
        let whole = words::fitted(name, 24);
        // As large as the name fits on a line.
        let letters = (within.width * 1.3 / whole.chars().count().max(4) as f32)
            .min(within.height * 0.2)
            .clamp(size::DISPLAY, NAME);
        let has_it = row![
            bold(say!("express-has-it", name), size::TITLE),
            text(words::key("Enter")).size(size::BODY),
        ];
        let has_it = has_it.spacing(gap::M).align_y(Center);
        let has_it = button(container(has_it).center_y(Fill))
            .padding([0.0, gap::XXL])
            .height(80.0)
            .style(theme::button::on_player(colour));
        let nobody = text(nobody).size(size::LABEL).center();
        // The sign is as large as it can be without a corner cut off, and the words stand within it.
        let (share, lower) = match colour {
            Colour::Green => (0.5, 0.275),
            _ => (0.42, 0.0),
        };
        let radius = within.height * share;
        let asked = column![
            text(say!("express-pass-laptop")).size(size::TITLE),
            bold(whole, letters).wrapping(Wrapping::None),
            press(has_it, Some(Message::Take)),
            container(nobody).max_width(radius * 1.5),
        ]
        .spacing(gap::XL)
        .padding(gap::XL)
        .align_x(Center);
        let mut scene = Scene::new((within.width, within.height));
        let middle = (within.width / 2.0, within.height / 2.0 + radius * lower);
        scene.sign_in(colour, middle, radius, Role::PlayerShade(colour));
        let asked = scrollable(container(asked).center_x(Fill));
        // News moves nothing.
        let word = self.play.at.word.clone().map(|word| {
            let word = container(banner::written(word, size::HEADING)).max_width(WORD);
            container(word)
                .padding(gap::XL)
                .center_x(Fill)
                .align_bottom(Fill)
        });
        let screen = stack![Drawing::new(scene), container(asked).center(Fill)].push(word);
        container(screen)
            .width(Fill)
            .height(Fill)
            .clip(true)
            .style(theme::container::player(colour))
            .into()
    }
}

/// This seat if it is a person's, or else the nearest person's before it: nobody needs to study the pad of a bot.
fn person_before(seat: Seat, host: &Host) -> Seat {
    let seats = host.session().players().len();
    let mut order = (0..seats).map(|back| seat.after(seats - back, seats));
    let person = order.find(|&seat| host.session().level(seat).is_none());
    person.unwrap_or(seat)
}

/// Whether the player at a seat is neither a bot nor on a phone.
pub(super) fn is_at_laptop(seat: Seat, host: &Host) -> bool {
    host.session().level(seat).is_none() && !host.device(seat).is_phone()
}
