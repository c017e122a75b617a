//! What can be chosen: the plays of a roll, a line for each way to split it; and rolling on and stopping, equals side by
//! side under the risk.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, spoken};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    self, EDGE, Element, answer, bold, focusable, lines_of, medium, on_edge, plain_control, soft,
    width_of,
};
use crate::app::words;
use crate::rules::classic;
use crate::rules::classic::{Position, Step, bust_odds};
use crate::rules::dice::{Die, Roll, Sum};
use crate::session::classic::Place;
use crate::session::{Classic, Colour};
use crate::table::{Input, splits};
use crate::text::{Consequence, Phrase, phrase, say};

/// The greatest height of a play, and the width of the risk on it.
const MOST: f32 = 112.0;
const RISK: f32 = 88.0;
/// The height of *Roll* and *Stop*, their least one in small letters, and from which height of the zone on they are large.
const WAY: f32 = 136.0;
const LEAST: f32 = 80.0;
pub(super) const LARGE: f32 = 450.0;
/// The greatest width of the arc, the height of the runners, the question and the faces beside it, and the least height
/// of a zone with an arc, and of one with a message and an arc.
const ARC: f32 = 320.0;
const OTHERS: f32 = 248.0;
const WITH_ARC: f32 = 300.0;
const WITH_WORDS: f32 = 544.0;

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
        words * size::LEADING + 2.0 * gap::M
    }
}

/// The sizes of a name or a label and of what it brings.
fn letters(is_large: bool) -> (f32, f32) {
    match is_large {
        true => (size::TITLE, size::LABEL),
        false => (size::HEADING, size::BODY),
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
        matches!(self.stage, Some(Place::Play(_)))
            && !self.is_correcting(self.host)
            && !self.is_people()
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
        let splits = splits(step.roll()).into_iter();
        let splits: Vec<_> = splits
            .map(|(pairs, _)| (pairs, before.plays_of(pairs)))
            .collect();
        let are_alone = splits.iter().all(|(_, plays)| plays.len() <= 1);
        let plays = self.plays(self.host).into_iter().enumerate();
        let offers = plays.map(|(place, play)| self.offer(step, place, play, are_alone));
        let offers: Vec<Offer> = offers.collect();
        let lines = offers.iter().map(|offer| offer.below.len());
        let lines = lines.max().unwrap_or_default() as f32;
        let [least, roomy] = [(false, gap::S), (true, gap::XL)].map(|(is_large, around)| {
            let (name, letters) = letters(is_large);
            (name + lines * letters) * size::LEADING + around
        });
        let height = within.height / splits.len() as f32 - gap::S;
        let height = height.max(least).min(MOST.max(roomy)).floor();
        let letters = letters(height >= roomy);
        let lines = splits.into_iter().map(|(pairs, plays)| {
            if plays.is_empty() {
                let (why, ruling) = words::not_played(before, pairs);
                let why = soft(why, size::BODY);
                return widget::hint(why, ruling.to_string());
            }
            let offers = offers.iter().filter(|offer| plays.contains(&offer.play));
            let buttons = offers.map(|offer| self.play_button(offer, height, letters));
            row(buttons).spacing(gap::S).into()
        });
        column(lines).spacing(gap::S).into()
    }

    /// Only plays that all stand alone in their lines have room for arcs.
    fn offer(self, step: &Step, place: usize, play: classic::Play, are_alone: bool) -> Offer {
        let before = step.before();
        let after = before.play(step.roll(), play).ok();
        let effects = after
            .as_ref()
            .map(|after| words::play_effects(before, after, play));
        let after = after.filter(|_| self.settings.show_risk);
        let bust = after.as_ref().filter(|_| !are_alone);
        let bust = bust.map(words::bust_consequence);
        Offer {
            place,
            play,
            below: effects.into_iter().flatten().chain(bust).collect(),
            after: after.filter(|_| are_alone),
        }
    }

    fn play_button(
        self,
        offer: &Offer,
        height: f32,
        (name, letters): (f32, f32),
    ) -> Element<'a, Message> {
        let place = offer.place;
        let is_wanted = self.wanted_places(self.host).contains(&place);
        let is_lit = self.at.lit == Some(place);
        let name = bold(words::board_play(offer.play), name).style(if is_wanted {
            theme::text::same
        } else {
            theme::text::faint
        });
        let is_programs = self.is_program_choosing();
        let letter = (!is_programs).then(|| text(char::from(b'A' + place as u8)).size(size::BODY));
        // The colours of consequences are made for paper.
        let told = |one: &Consequence| match is_lit {
            true => text(one.words.clone()).size(letters).into(),
            false => spoken::told(one.clone(), letters, is_wanted),
        };
        let head = row![name, letter].spacing(gap::M).align_y(Center);
        let players = self.session().players().len();
        let worth = spoken::on_button(self.at.hint.as_ref(), offer.play, players);
        let head = head.push(worth.as_ref().map(told));
        let risk = offer.after.as_ref().map(|after| {
            container(spoken::arc(after, RISK))
                .padding([gap::XS, gap::S])
                .style(theme::container::inset)
        });
        let below = offer.below.iter().map(told);
        let face = row![column![head].extend(below).width(Fill), risk]
            .spacing(gap::S)
            .align_y(Center);
        let face = container(face)
            .padding([0.0, gap::M])
            .width(Fill)
            .center_y(height - EDGE);
        if is_programs {
            return on_edge(face.style(theme::container::well), None);
        }
        let colour = self.player(self.session().table().position().turn()).colour;
        let face = button(face)
            .padding(0.0)
            .style(theme::button::choice(colour, is_lit, false))
            .on_press(Message::Choose(place));
        let face = focusable(face, Some(Message::Choose(place)))
            .asked(self.stage)
            .lit(is_lit)
            .hovered(Message::Entered(place), Message::Left(place));
        on_edge(face, is_lit.then_some(colour))
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
        let mut risks = words::roll_risks(&position);
        let is_told = self.at.word.is_some() || self.at.hint.is_some();
        let needed = if is_told { WITH_WORDS } else { WITH_ARC };
        let has_arc = self.settings.show_risk && is_running && within.height >= needed;
        // Columns that are won can make even the first roll a bust.
        let bust = (self.settings.show_risk && !has_arc && bust_odds(&position) > 0.0)
            .then(|| words::bust_consequence(&position).words);
        risks.extend(bust.clone());
        let is_first = self.rolls(self.host) && self.is_people();
        let ways = match &self.stage {
            // What was decided after a roll, in a correction.
            Some(Place::Decision(_)) => {
                let rolled_on = Way {
                    label: phrase!("board-it-went-on"),
                    key: "R",
                    brings: risks,
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
            Some(Place::Roll(_)) if is_running && !self.is_correcting(self.host) => {
                let roll = self.rolling(phrase!("board-roll"), risks);
                vec![roll, self.stopping(&position)]
            }
            Some(Place::RollOff(_)) if is_first => {
                vec![self.rolling(phrase!("board-roll-for-start"), vec![])]
            }
            Some(Place::Roll(_)) if is_first => {
                vec![self.rolling(phrase!("board-roll"), Vec::from_iter(bust))]
            }
            _ => return None,
        };
        let count = ways.len() as f32;
        let width = (within.width - gap::M * (count - 1.0)) / count;
        // Equals have letters of one size.
        let is_large = within.height >= LARGE && ways.iter().all(|way| way.is_large(width));
        let least = if is_large && ways.len() > 1 {
            WAY
        } else {
            LEAST
        };
        let height = ways.iter().map(|way| way.height(width, is_large));
        let height = height.fold(least, f32::max);
        let arc = has_arc.then(|| {
            let room = within.height - height - OTHERS - size::LABEL;
            spoken::arc(&position, (2.0 * room).clamp(RISK, ARC))
        });
        let colour = self.player(position.turn()).colour;
        let ways = ways.into_iter();
        let ways = row(ways.map(|way| self.way(way, colour, is_large, height))).spacing(gap::M);
        let between = if is_large { gap::XL } else { gap::S };
        let ways = column![arc, ways].spacing(between);
        Some(ways.align_x(Center).into())
    }

    fn rolling(self, label: Phrase, brings: Vec<String>) -> Way {
        let are_real = self.session().dice().are_real();
        let is_people = self.is_people();
        Way {
            label,
            key: match are_real {
                true => "1 … 6",
                false if is_people => "Space",
                false => "",
            },
            brings,
            // With real dice it says that they are rolled at the table.
            press: is_people.then_some(Message::Throw),
        }
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

    pub(super) fn is_people(self) -> bool {
        let turn = self.session().table().position().turn();
        self.session().level(turn).is_none()
    }

    fn way(self, way: Way, colour: Colour, is_large: bool, height: f32) -> Element<'a, Message> {
        let (label, letters) = letters(is_large);
        let key = is_large.then(|| text(words::key(way.key)).size(size::BODY));
        let head = row![bold(way.label.to_string(), label).width(Fill), key];
        let brings = way.brings.into_iter().enumerate();
        let brings = brings.map(|(place, words)| match place {
            0 => medium(words, letters).into(),
            _ => text(words).size(letters).into(),
        });
        let face = container(column![head.align_y(Center)].extend(brings))
            .padding(gap::M)
            .width(Fill)
            .height(height - EDGE);
        match way.press {
            Some(message) => {
                let face = button(face).padding(0.0);
                let face = face.style(theme::button::choice(colour, true, false));
                on_edge(answer(face, self.stage, message), Some(colour))
            }
            None => face.style(theme::container::well).into(),
        }
    }
}

struct Offer {
    place: usize,
    play: classic::Play,
    below: Vec<Consequence>,
    /// The position after it, if its risk is drawn.
    after: Option<Position>,
}

fn moving(plays: &[classic::Play], columns: &[Sum]) -> Vec<usize> {
    let moves_in = |place: usize, column: Sum| plays[place].columns().any(|other| other == column);
    (0..plays.len())
        .filter(|&place| columns.iter().all(|&column| moves_in(place, column)))
        .collect()
}
