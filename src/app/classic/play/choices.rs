//! What can be chosen: the plays of a roll, a line for each way to split it; and rolling on and stopping, equals side by
//! side under the risk.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, spoken};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    self, Element, answer, bold, focusable, lines_of, plain_control, soft, width_of,
};
use crate::app::words;
use crate::rules::classic;
use crate::rules::classic::{Phase, Position, Step, bust_odds};
use crate::rules::dice::{Die, Roll, Sum};
use crate::session::classic::Place;
use crate::session::{Classic, Colour};
use crate::table::{Input, splits};
use crate::text::{Consequence, Phrase, phrase, say};

const MOST: f32 = 112.0;
const RISK: f32 = 88.0;

const LEAST: f32 = 88.0;
/// The greatest and the least width of the arc, which is left out below that.
const ARC: f32 = 320.0;
const LEAST_ARC: f32 = 150.0;
/// The room that the head, three runners, the question and the faces need beside arc and decisions.
const OTHERS: f32 = 310.0;

struct Way {
    label: Phrase,
    key: &'static str,
    brings: Vec<String>,
    /// `None` if it cannot be pressed.
    press: Option<Message>,
}

impl Way {
    fn is_large(&self, width: f32) -> bool {
        let label = format!("{}  {}", self.label, words::key(self.key));
        width_of(&label, size::TITLE, theme::BOLD) <= width - 2.0 * gap::M
    }

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
    pub(super) fn lit(&self, host: &Host) -> Option<classic::Play> {
        self.plays(host).get(self.at.lit?).copied()
    }

    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        moving(&self.plays(host), &self.at.wanted)
    }

    /// Narrows the plays to those that move in this column too. If a second wish leaves only one, that one is made.
    pub(super) fn want(&mut self, column: Sum, host: &Host) -> Option<Input<Classic>> {
        let step = self.step(host)?;
        let plays = self.plays(host);
        if moving(&plays, &[column]).is_empty() {
            return self.at.refuse(words::not_moved(step, column));
        }
        let place = self.at.want(column, |columns| moving(&plays, columns))?;
        self.choose(place, host)
    }

    pub(super) fn shift(&mut self, by: isize, host: &Host) {
        let places = self.wanted_places(host);
        let count = places.len();
        let at = places.iter().position(|&place| Some(place) == self.at.lit);
        let next = at.map_or(0, |at| {
            (at + count).saturating_add_signed(by) % count.max(1)
        });
        self.at.lit = places.get(next).copied();
    }
}

impl<'a> View<'a, Classic> {
    pub(super) fn is_program_choosing(self) -> bool {
        let session = self.session();
        matches!(self.stage, Some(Place::Play(_)))
            && !self.is_correcting(self.host)
            && session.level(session.table().position().turn()).is_some()
    }

    pub(super) fn split(self, step: &Step) -> ([Die; Roll::DICE], [String; 2]) {
        let splits = splits(step.roll()).into_iter();
        let lit = self.lit(self.host).and_then(|play| {
            let takes = |pairs| step.before().plays_of(pairs).contains(&play);
            splits.into_iter().find(|&(pairs, _)| takes(pairs))
        });
        match lit {
            Some((pairs, dice)) => (dice, pairs.sums().map(|sum| sum.to_string())),
            None => (step.roll().dice(), [String::new(), String::new()]),
        }
    }

    pub(super) fn splits(self, step: &Step, within: Size) -> Element<'a, Message> {
        let before = step.before();
        let offer = |(place, play)| {
            let after = before.play(step.roll(), play).ok();
            Offer {
                place,
                play,
                worth: spoken::on_button(self.at.hint.as_ref(), play, before.players()),
                below: after
                    .as_ref()
                    .map_or_else(Vec::new, |after| words::play_effects(before, after, play)),
                after: after.filter(|_| self.settings.show_risk),
            }
        };
        let offers: Vec<Offer> = self
            .plays(self.host)
            .into_iter()
            .enumerate()
            .map(offer)
            .collect();
        let lines = offers.iter().map(|offer| offer.below.len());
        let lines = lines.max().unwrap_or_default() as f32 + 1.0;
        let least = (size::HEADING + lines * size::BODY) * size::LEADING + gap::M;
        let splits = splits(step.roll());
        let height = within.height / splits.len() as f32 - gap::S;
        let height = height.max(least).min(MOST.max(least)).floor();
        let lines = splits.into_iter().map(|(pairs, _)| {
            let of_split = before.plays_of(pairs);
            if of_split.is_empty() {
                let (why, ruling) = words::not_played(before, pairs);
                let why = soft(why, size::BODY);
                return widget::hint(why, ruling.to_string());
            }
            let is_alone = of_split.len() == 1;
            let offers = offers.iter().filter(|offer| of_split.contains(&offer.play));
            let buttons = offers.map(|offer| self.play_button(offer, height, is_alone));
            row(buttons).spacing(gap::S).into()
        });
        column(lines).spacing(gap::S).into()
    }

    fn play_button(self, offer: &Offer, height: f32, is_alone: bool) -> Element<'a, Message> {
        let place = offer.place;
        let is_wanted = self.wanted_places(self.host).contains(&place);
        let is_lit = self.at.lit == Some(place);
        let name = bold(words::board_play(offer.play), size::HEADING).style(if is_wanted {
            theme::text::same
        } else {
            theme::text::faint
        });
        let is_programs = self.is_program_choosing();
        let letter = (!is_programs).then(|| text(char::from(b'A' + place as u8)).size(size::BODY));
        // The colours of consequences are made for paper.
        let told = |one: &Consequence| match is_lit {
            true => text(one.words.clone()).size(size::BODY).into(),
            false => spoken::told(one.clone(), is_wanted),
        };
        let head = row![name, letter].spacing(gap::M).align_y(Center);
        let head = head.push(offer.worth.as_ref().map(told));
        let below = offer.below.iter().map(told);
        let after = offer.after.as_ref();
        let risk = after.filter(|_| is_alone && height >= RISK / 2.0);
        let risk = risk.map(|after| {
            let arc = spoken::arc(after, &say!("history-board-bust"), size::BODY, RISK);
            container(arc)
                .padding([gap::XS, gap::S])
                .style(theme::container::inset)
        });
        let bust = after.filter(|_| risk.is_none());
        let bust = bust.map(|after| told(&words::bust_consequence(after)));
        let face = row![column![head].extend(below).push(bust).width(Fill), risk]
            .spacing(gap::S)
            .align_y(Center);
        if is_programs {
            return container(face)
                .padding([gap::XS, gap::M])
                .width(Fill)
                .center_y(height)
                .style(theme::container::well)
                .into();
        }
        let colour = self.player(self.session().table().position().turn()).colour;
        let face = button(container(face).center_y(Fill))
            .padding([0.0, gap::M])
            .width(Fill)
            .height(height)
            .style(theme::button::choice(colour, is_lit, false))
            .on_press(Message::Choose(place));
        focusable(face, Some(Message::Choose(place)))
            .asked(self.stage)
            .lit(is_lit)
            .hovered(Message::Entered(place), Message::Left(place))
            .into()
    }

    /// The decisions open to a player, each with its consequences, below the risk of rolling on.
    pub(super) fn ways(self, within: Size) -> Option<Element<'a, Message>> {
        let position = match &self.stage {
            Some(Place::Decision(_)) => self.positions(self.host).0,
            _ => self.session().table().position().clone(),
        };
        let is_running = position.is_running();
        if self.skips_start(self.host) {
            let skip = say!("board-skip-start");
            return Some(plain_control(skip, "S", Message::Stop));
        }
        let risks = say!("board-risks", count = position.at_stake());
        let ways = match &self.stage {
            // What was decided after a roll, in a correction.
            Some(Place::Decision(_)) => {
                let rolled_on = Way {
                    label: phrase!("board-it-went-on"),
                    key: "R",
                    brings: vec![risks],
                    press: Some(Message::RollOn),
                };
                let stopped = Way {
                    label: phrase!("board-it-stopped"),
                    key: "S",
                    press: Some(Message::Stop),
                    ..self.stopping(&position)
                };
                vec![rolled_on, stopped]
            }
            Some(Place::RollOff(_)) => {
                Vec::from_iter(self.roll_control(phrase!("board-roll-for-start"), None))
            }
            Some(Place::Roll(_)) if self.is_correcting(self.host) => vec![],
            Some(Place::Roll(_)) if is_running => {
                let label = phrase!("board-roll");
                let are_real = self.session().setup().dice().are_real();
                let roll = self.roll_control(label, Some(risks.clone()));
                let roll = roll.unwrap_or_else(|| Way {
                    label,
                    key: if are_real { "1 … 6" } else { "" },
                    brings: vec![risks],
                    press: (are_real && self.is_people()).then_some(Message::Throw),
                });
                vec![roll, self.stopping(&position)]
            }
            Some(Place::Roll(_)) => {
                // Columns that are won can make even the first roll a bust.
                let bust = (self.settings.show_risk && bust_odds(&position) > 0.0)
                    .then(|| words::bust_consequence(&position).words);
                Vec::from_iter(self.roll_control(phrase!("board-roll"), bust))
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
        let has_arc = self.settings.show_risk && is_running && ways.len() > 1 && arc >= LEAST_ARC;
        let arc = has_arc
            .then(|| spoken::arc(&position, &say!("board-chance-to-bust"), size::LABEL, arc));
        let colour = self.player(position.turn()).colour;
        let ways = ways.into_iter();
        let ways = row(ways.map(|way| self.way(way, colour, is_large, height))).spacing(gap::M);
        Some(column![arc, ways].spacing(gap::M).align_x(Center).into())
    }

    fn roll_control(self, label: Phrase, brings: Option<String>) -> Option<Way> {
        let session = self.session();
        let seat = match session.table().phase() {
            Phase::RollOff { seat, .. } | Phase::Roll { seat, .. } => seat,
            Phase::Play(_) | Phase::Decision(_) | Phase::Over { .. } => return None,
        };
        (self.rolls(self.host) && session.level(seat).is_none()).then(|| Way {
            label,
            key: "Space",
            brings: brings.into_iter().collect(),
            press: Some(Message::Throw),
        })
    }

    fn stopping(self, position: &Position) -> Way {
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
        let is_people = self.is_people();
        let brings = words::stop_consequences(position).into_iter();
        Way {
            label: phrase!("board-stop"),
            key: if is_people { "S" } else { "" },
            brings: brings.map(|one| one.words).collect(),
            press: is_people.then_some(Message::Stop),
        }
    }

    fn is_people(self) -> bool {
        let turn = self.session().table().position().turn();
        self.session().level(turn).is_none()
    }

    fn way(self, way: Way, colour: Colour, is_large: bool, height: f32) -> Element<'a, Message> {
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

struct Offer {
    /// Its index among the legal plays.
    place: usize,
    play: classic::Play,
    worth: Option<Consequence>,
    below: Vec<Consequence>,
    /// The position after it, if the risk is shown.
    after: Option<Position>,
}

fn moving(plays: &[classic::Play], columns: &[Sum]) -> Vec<usize> {
    let moves_in = |place: usize, column: Sum| plays[place].columns().any(|other| other == column);
    (0..plays.len())
        .filter(|&place| columns.iter().all(|&column| moves_in(place, column)))
        .collect()
}
