//! Rolling on and stopping: equals side by side, under the risk.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, told};
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, answer, bold, lines_of, plain_control, width_of};
use crate::app::words;
use crate::rules::classic::{Phase, Position, bust_odds};
use crate::rules::dice::Sum;
use crate::session::Colour;
use crate::session::classic::Place;
use crate::text::{Phrase, phrase, say};

/// The least height of a decision.
const LEAST: f32 = 88.0;
/// The greatest and the least width of the arc; below that its place stays empty.
const ARC: f32 = 320.0;
const LEAST_ARC: f32 = 150.0;
/// The room that the head, three runners, the question and the faces need beside arc and decisions.
const OTHERS: f32 = 310.0;

/// One of the two decisions.
struct Way {
    label: Phrase,
    key: &'static str,
    brings: Vec<String>,
    /// The message it sends; `None` if it cannot be pressed.
    press: Option<Message>,
}

impl Way {
    /// Whether its label has room in large letters beside the key, in this width.
    fn is_large(&self, width: f32) -> bool {
        let label = format!("{}  {}", self.label, words::key(self.key));
        width_of(&label, size::TITLE, theme::BOLD) <= width - 2.0 * gap::M
    }

    /// The height that it needs in this width.
    fn height(&self, width: f32, is_large: bool) -> f32 {
        let room = width - 2.0 * gap::M - 1.0;
        let (label, letters) = letters(is_large);
        let brings = self.brings.iter();
        let lines = brings.map(|words| lines_of(words, letters, room));
        let words = label + lines.sum::<f32>() * letters;
        (words * size::LEADING + 2.0 * gap::M).max(LEAST)
    }
}

/// The sizes of a label and of what it brings.
fn letters(is_large: bool) -> (f32, f32) {
    match is_large {
        true => (size::TITLE, size::LABEL),
        false => (size::LABEL, size::BODY),
    }
}

impl Play {
    /// What a player may decide now, each with its consequences, and the risk of rolling on above it.
    pub(super) fn ways<'a>(
        &self,
        host: &Host,
        shows_risk: bool,
        within: Size,
    ) -> Option<Element<'a, Message>> {
        let position = match &self.stage {
            Some(Place::Decision(_)) => self.positions(host).0,
            _ => host.session().table().position().clone(),
        };
        let is_running = position.is_running();
        if matches!(self.stage, Some(Place::RollOff(_))) && self.skips_start(host) {
            let skip = say!("board-skip-start");
            return Some(plain_control(skip, "S", Message::Stop));
        }
        let ways = match &self.stage {
            Some(Place::Decision(_)) => self.answers(host, &position),
            Some(Place::RollOff(_)) => {
                let roll = self.roll_control(host, phrase!("board-roll-for-start"), None);
                roll.into_iter().collect()
            }
            Some(Place::Roll(_)) if self.is_correcting(host) => vec![],
            Some(Place::Roll(_)) if is_running => {
                let risks = say!("board-risks", count = position.at_stake());
                let on = self.rolling_on(host, risks);
                vec![on, self.stopping(host, &position)]
            }
            Some(Place::Roll(_)) => {
                // Columns that are won can make even the first roll a bust.
                let bust = (shows_risk && bust_odds(&position) > 0.0)
                    .then(|| words::bust_consequence(&position).words);
                let roll = self.roll_control(host, phrase!("board-roll"), bust);
                roll.into_iter().collect()
            }
            Some(Place::Play(_)) | None => vec![],
        };
        if ways.is_empty() {
            return None;
        }
        let count = ways.len() as f32;
        let width = (within.width - gap::M * (count - 1.0)) / count;
        // Equals have letters of one size.
        let is_large = ways.iter().all(|way| way.is_large(width));
        let height = ways.iter().map(|way| way.height(width, is_large));
        let height = height.fold(0.0, f32::max);
        let room = within.height - height - OTHERS;
        let arc = ARC.min(within.width).min(2.0 * (room - size::LABEL));
        let has_arc = shows_risk && is_running && ways.len() > 1 && arc >= LEAST_ARC;
        let arc =
            has_arc.then(|| told::arc(&position, &say!("board-chance-to-bust"), size::LABEL, arc));
        let player = &host.session().players()[position.turn()];
        let ways = ways
            .into_iter()
            .map(|way| self.way(way, player.colour, is_large, height));
        let ways = row(ways).spacing(gap::M);
        Some(column![arc, ways].spacing(gap::M).align_x(Center).into())
    }

    /// The button of the app's dice, if a player rolls them.
    fn roll_control(&self, host: &Host, label: Phrase, brings: Option<String>) -> Option<Way> {
        let session = host.session();
        let seat = match session.table().phase() {
            Phase::RollOff { seat, .. } | Phase::Roll { seat, .. } => seat,
            Phase::Play(_) | Phase::Decision(_) | Phase::Over { .. } => return None,
        };
        (self.rolls(host) && session.level(seat).is_none()).then(|| Way {
            label,
            key: "Space",
            brings: brings.into_iter().collect(),
            press: Some(Message::Roll),
        })
    }

    /// The next roll, of the app's dice or of real ones.
    fn rolling_on(&self, host: &Host, risks: String) -> Way {
        let label = phrase!("board-roll");
        let is_people = self.is_people(host);
        let rolls_real = host.session().setup().dice().are_real();
        self.roll_control(host, label, Some(risks.clone()))
            .unwrap_or(Way {
                label,
                key: if rolls_real { "1 … 6" } else { "" },
                brings: vec![risks],
                press: (rolls_real && is_people).then_some(Message::Roll),
            })
    }

    fn stopping(&self, host: &Host, position: &Position) -> Way {
        let held: Vec<Sum> = position.held_by().collect();
        if !held.is_empty() {
            let shared = say!("board-shared", count = held.len());
            return Way {
                label: phrase!("board-no-stop"),
                key: "",
                brings: vec![words::together(held), shared],
                press: None,
            };
        }
        let is_people = self.is_people(host);
        let brings = words::stop_consequences(position).into_iter();
        Way {
            label: phrase!("board-stop"),
            key: if is_people { "S" } else { "" },
            brings: brings.map(|one| one.words).collect(),
            press: is_people.then_some(Message::Stop),
        }
    }

    /// Whether a person decides.
    fn is_people(&self, host: &Host) -> bool {
        let turn = host.session().table().position().turn();
        host.session().level(turn).is_none()
    }

    /// The possible answers to what was decided after a roll.
    fn answers(&self, host: &Host, position: &Position) -> Vec<Way> {
        let rolled_on = Way {
            label: phrase!("board-it-went-on"),
            key: "R",
            brings: vec![say!("board-risks", count = position.at_stake())],
            press: Some(Message::RollOn),
        };
        let stopped = Way {
            label: phrase!("board-it-stopped"),
            key: "S",
            brings: self.stopping(host, position).brings,
            press: Some(Message::Stop),
        };
        vec![rolled_on, stopped]
    }

    fn way<'a>(
        &self,
        way: Way,
        colour: Colour,
        is_large: bool,
        height: f32,
    ) -> Element<'a, Message> {
        let (label, letters) = letters(is_large);
        let key = is_large.then(|| text(words::key(way.key)).size(size::BODY));
        let head = row![bold(way.label.to_string(), label).width(Fill), key];
        let brings = way.brings.into_iter();
        let brings = brings.map(|words| text(words).size(letters).into());
        let face = column![head.align_y(Center)].extend(brings);
        match way.press {
            Some(message) => {
                let face = button(face)
                    .padding(gap::M)
                    .width(Fill)
                    .height(height)
                    .style(theme::button::of_player(colour));
                answer(face, self.stage, message)
            }
            None => container(face)
                .padding(gap::M)
                .width(Fill)
                .height(height)
                .style(theme::container::well)
                .into(),
        }
    }
}
