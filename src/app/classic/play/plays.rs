//! The plays of a roll, a line for each way to split it, with their consequences; pressed columns narrow them.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, hint, told};
use crate::app::game_ui::{Act, PlayScreen};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{self, Element, bold, focusable, soft};
use crate::app::words;
use crate::rules::classic;
use crate::rules::classic::{Position, Step};
use crate::rules::dice::{Die, Roll, Sum};
use crate::session::Classic;
use crate::session::classic::Place;
use crate::table::splits;
use crate::text::{Consequence, say};

/// The greatest height of a play.
const MOST: f32 = 112.0;
/// The width of the arc on a play.
const RISK: f32 = 88.0;

impl Play {
    /// Whether a bot chooses the awaited play.
    pub(super) fn is_program_choosing(&self, host: &Host) -> bool {
        let session = host.session();
        matches!(self.stage, Some(Place::Play(_)))
            && !self.is_correcting(host)
            && session.level(session.table().position().turn()).is_some()
    }

    /// The play that the pointer or the keys have selected.
    pub(super) fn lit(&self, host: &Host) -> Option<classic::Play> {
        self.plays(host).get(self.at.lit?).copied()
    }

    /// The dice of the roll, split as in the selected play, and the sums of its pairs.
    pub(super) fn split(&self, step: &Step, host: &Host) -> ([Die; Roll::DICE], [String; 2]) {
        let splits = splits(step.roll()).into_iter();
        let lit = self.lit(host).and_then(|play| {
            let takes = |pairs| step.before().plays_of(pairs).contains(&play);
            splits.into_iter().find(|&(pairs, _)| takes(pairs))
        });
        match lit {
            Some((pairs, dice)) => (dice, pairs.sums().map(|sum| sum.to_string())),
            None => (step.roll().dice(), [String::new(), String::new()]),
        }
    }

    /// The plays, a line for each split, as high as there is room for, and why a split cannot be played.
    pub(super) fn splits<'a>(
        &self,
        step: &Step,
        host: &Host,
        shows_risk: bool,
        within: Size,
    ) -> Element<'a, Message> {
        let plays = self.plays(host);
        let told: Vec<Effects> = plays
            .iter()
            .map(|&play| self.brings(step, play, shows_risk))
            .collect();
        let lines = told.iter().map(|told| told.below.len());
        let lines = lines.max().unwrap_or_default() as f32 + 1.0;
        let least = (size::HEADING + lines * size::BODY) * size::LEADING + gap::M;
        let splits = splits(step.roll());
        let height = within.height / splits.len() as f32 - gap::S;
        let height = height.max(least).min(MOST.max(least)).floor();
        let lines = splits.into_iter().map(|(pairs, _)| {
            let of_split = step.before().plays_of(pairs);
            let places = (0..plays.len()).filter(|&place| of_split.contains(&plays[place]));
            let is_alone = of_split.len() == 1;
            let buttons: Vec<Element<'_, Message>> = places
                .map(|place| {
                    self.play_button(place, plays[place], &told[place], host, height, is_alone)
                })
                .collect();
            if buttons.is_empty() {
                let (why, ruling) = words::not_played(step.before(), pairs);
                let why = soft(why, size::BODY);
                return widget::hint(why, ruling.to_string());
            }
            row(buttons).spacing(gap::S).into()
        });
        column(lines).spacing(gap::S).into()
    }

    /// The consequences of a play.
    fn brings(&self, step: &Step, play: classic::Play, shows_risk: bool) -> Effects {
        let before = step.before();
        let after: Option<Position> = before.play(step.roll(), play).ok();
        let effects = after
            .as_ref()
            .map_or_else(Vec::new, |after| words::play_effects(before, after, play));
        let worth = hint::on_button(self.at.hint.as_ref(), play, before.players());
        Effects {
            after: after.filter(|_| shows_risk),
            worth,
            below: effects,
        }
    }

    /// A play with its consequences, `height` high; it has room for the arc if it `is_alone` on its line.
    fn play_button<'a>(
        &self,
        place: usize,
        play: classic::Play,
        told_of: &Effects,
        host: &Host,
        height: f32,
        is_alone: bool,
    ) -> Element<'a, Message> {
        let is_wanted = self.wanted_places(host).contains(&place);
        let is_lit = self.at.lit == Some(place);
        let name = bold(words::board_play(play), size::HEADING).style(if is_wanted {
            theme::text::same
        } else {
            theme::text::faint
        });
        let is_programs = self.is_program_choosing(host);
        let letter = (!is_programs).then(|| text(char::from(b'A' + place as u8)).size(size::BODY));
        // The colours of consequences are made for paper.
        let told = |one: &Consequence| match is_lit {
            true => text(one.words.clone()).size(size::BODY).into(),
            false => told::told(one.clone(), is_wanted),
        };
        let head = row![name, letter].spacing(gap::M).align_y(Center);
        let head = head.push(told_of.worth.as_ref().map(told));
        let below = told_of.below.iter().map(told);
        let risk = told_of
            .after
            .as_ref()
            .filter(|_| is_alone && height >= RISK / 2.0);
        let risk = risk.map(|after| {
            let arc = told::arc(after, &say!("history-board-bust"), size::BODY, RISK);
            container(arc)
                .padding([gap::XS, gap::S])
                .style(theme::container::inset)
        });
        let bust = told_of.after.as_ref().filter(|_| risk.is_none());
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
        let colour = host.session().players()[host.session().table().position().turn()].colour;
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

    /// The places of the wanted plays.
    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        moving(&self.plays(host), &self.at.wanted)
    }

    /// Narrows the plays to those that move in this column too. If a second wish leaves only one, that one is made.
    pub(super) fn want(&mut self, column: Sum, host: &Host) -> Act<Classic> {
        let Some(step) = self.step(host) else {
            return Act::None;
        };
        let plays = self.plays(host);
        if moving(&plays, &[column]).is_empty() {
            self.at.refuse(words::not_moved(step, column));
            return Act::None;
        }
        let made = self.at.want(column, |columns| moving(&plays, columns));
        made.map_or(Act::None, |place| self.choose(place, host))
    }

    /// Moves the selection among the wanted plays.
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

/// The consequences of a play: the position after it where the risk shows, the coach's word beside its name, and the rest below.
struct Effects {
    after: Option<Position>,
    worth: Option<Consequence>,
    below: Vec<Consequence>,
}

/// The places of the plays that move in all these columns.
fn moving(plays: &[classic::Play], columns: &[Sum]) -> Vec<usize> {
    let moves_in = |play: classic::Play, column: Sum| play.columns().any(|other| other == column);
    (0..plays.len())
        .filter(|&place| {
            let mut columns = columns.iter();
            columns.all(|&column| moves_in(plays[place], column))
        })
        .collect()
}
