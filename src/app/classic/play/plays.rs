//! The ways to split a roll, each with its plays and what they bring about.

use iced::widget::text::Style;
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill};

use super::roll::Panel;
use super::{Host, Message, Play, Stage, hint};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{self, Element, focusable, small_die};
use crate::app::words;
use crate::rules::classic::{self, Step};
use crate::table::{plays_by_split, splits};
use crate::text::{Consequence, Tone};

/// The width of the key of a play.
const LETTER: f32 = 22.0;

impl Play {
    /// The ways to split the dice, a line each, with the plays that each allows.
    pub(super) fn splits<'a>(
        &self,
        step: &Step,
        host: &Host,
        shows_odds: bool,
        panel: Panel,
    ) -> Element<'a, Message> {
        let before = step.before();
        let wanted = self.wanted_places(host);
        let shown = Shown {
            stage: &self.stage,
            plays: plays_by_split(step),
            step,
            hint: self.hint.as_ref(),
            wanted: &wanted,
            shows_odds,
            panel,
        };
        let lines = splits(step.roll()).into_iter().map(|(pairs, dice)| {
            let [a, b, c, d] = dice.map(|die| small_die(die, panel.split_die()));
            let [one, other] = [row![a, b], row![c, d]].map(|pair| pair.spacing(gap::XXS));
            let dice: Element<'_, Message> = if panel.is_narrow() {
                row![one, other].spacing(gap::S).into()
            } else {
                column![one, other].spacing(gap::XXS).into()
            };
            let of_split = before.plays_of(pairs);
            let places: Vec<usize> = (0..shown.plays.len())
                .filter(|&place| of_split.contains(&shown.plays[place]))
                .collect();
            let answers: Element<'_, Message> = if places.is_empty() {
                let (why, ruling) = words::not_played(before, pairs);
                let why = text(why).size(size::BODY).style(theme::text::soft);
                widget::hint(why, ruling.to_string())
            } else {
                let count = places.len() as f32;
                let width = (panel.plays_width() - gap::S * (count - 1.0)) / count;
                let buttons = places.into_iter().map(|place| shown.button(place, width));
                row(buttons).spacing(gap::S).into()
            };
            if panel.is_narrow() {
                let line = column![dice, container(answers).height(panel.line)];
                return line.spacing(gap::XS).into();
            }
            row![dice, answers]
                .spacing(gap::M)
                .height(panel.line)
                .align_y(Center)
                .into()
        });
        column(lines).spacing(panel.between_lines()).into()
    }
}

/// The plays of a roll as they are shown.
struct Shown<'s> {
    stage: &'s Stage,
    plays: Vec<classic::Play>,
    step: &'s Step,
    hint: Option<&'s super::Hint>,
    /// The places of those that are wanted.
    wanted: &'s [usize],
    shows_odds: bool,
    panel: Panel,
}

impl Shown<'_> {
    /// A play with what it brings about, so wide.
    fn button<'a>(&self, place: usize, width: f32) -> Element<'a, Message> {
        let play = self.plays[place];
        let is_wanted = self.wanted.contains(&place);
        let is_lit = matches!(self.stage, Stage::Play { lit, .. } if *lit == Some(place));
        let before = self.step.before();
        let after = before.play(self.step.roll(), play).ok();
        let mut moved = after.as_ref().map_or_else(Vec::new, |after| {
            words::play_consequences(before, after, play)
        });
        let bust = after.filter(|_| self.shows_odds);
        let bust = bust.map(|after| words::bust_consequence(&after));
        let worth = hint::on_button(self.hint, play, before.players());
        let inner = width - 2.0 * gap::S;
        let is_short = |one: &Consequence| written(&one.words, size::LABEL) <= inner;
        let letters = if self.panel.is_high() && moved.iter().all(is_short) {
            size::LABEL
        } else {
            size::BODY
        };
        // What compares plays stands at the end of the line, where it has room.
        let name_width = written(&play.to_string(), self.panel.letters());
        let room = inner - LETTER - name_width - 3.0 * gap::S;
        let fits = |one: &Consequence| written(&one.words, letters) <= room;
        let mut compared: Vec<Consequence> = worth.into_iter().chain(bust).collect();
        let aside = compared.first().is_some_and(fits);
        let aside = aside.then(|| compared.remove(0));
        moved.append(&mut compared);
        let aside = aside.map(|one| told(one, letters, is_wanted));
        let name = text(play.to_string())
            .size(self.panel.letters())
            .font(theme::BOLD)
            .style(if is_wanted {
                theme::text::same
            } else {
                theme::text::faint
            });
        let head = row![letter(place), name, space().width(Fill)]
            .push(aside)
            .spacing(gap::S)
            .align_y(Center);
        let moved = self.fitting(moved, letters, inner).into_iter();
        let moved = moved.map(|one| told(one, letters, is_wanted));
        let moved: Element<'a, Message> = if self.panel.is_high() {
            column(moved).into()
        } else {
            row(moved)
                .spacing(gap::M)
                .align_y(Center)
                .wrap()
                .vertical_spacing(0.0)
                .into()
        };
        let face = column![head, moved];
        let face = button(container(face).center_y(Fill).clip(true))
            .padding([0.0, gap::S])
            .width(Fill)
            .height(self.panel.line)
            .style(theme::button::choice(is_lit, false))
            .on_press(Message::Choose(place));
        focusable(face, Some(Message::Choose(place)))
            .asked(self.stage.question())
            .hovered(Message::Entered(place), Message::Left(place))
            .into()
    }

    /// As many consequences as there is room for below the name of a play; those that matter most, if not all.
    fn fitting(&self, mut all: Vec<Consequence>, letters: f32, width: f32) -> Vec<Consequence> {
        let high = letters * 1.3;
        let room = ((self.panel.line - self.panel.letters() * 1.3) / high) as usize;
        let lines = |shown: &[Consequence]| {
            if self.panel.is_high() {
                return shown.len();
            }
            let mut lines = 0;
            let mut left = 0.0;
            for one in shown {
                let needed = written(&one.words, letters);
                if lines == 0 || needed > left {
                    lines += (needed / width).ceil() as usize;
                    left = width;
                }
                left -= needed + gap::M;
            }
            lines
        };
        if lines(&all) > room {
            all.sort_by_key(|one| match one.tone {
                Tone::End => 0,
                Tone::Gain => 1,
                Tone::Loss => 2,
                Tone::Plain => 3,
            });
        }
        while lines(&all) > room {
            all.pop();
        }
        all
    }
}

/// About how wide words are in bold letters of this size.
fn written(words: &str, letters: f32) -> f32 {
    words.chars().count() as f32 * letters * 0.58
}

/// The key of a play.
fn letter<'a>(place: usize) -> Element<'a, Message> {
    let letter = char::from(b'A' + place as u8);
    container(text(letter).size(size::BODY).style(theme::text::soft))
        .center_x(LETTER)
        .style(theme::container::key)
        .into()
}

/// A consequence in its colour, or faint where it is not wanted; what wins the game stands out of all others.
pub(super) fn told<'a>(
    consequence: Consequence,
    letters: f32,
    is_wanted: bool,
) -> Element<'a, Message> {
    let words = text(consequence.words).size(letters);
    let shade = |style: fn(&Theme) -> Style| {
        if is_wanted { style } else { theme::text::faint }
    };
    match consequence.tone {
        Tone::Plain => words.style(shade(theme::text::soft)).into(),
        Tone::Gain => words
            .font(theme::BOLD)
            .style(shade(theme::text::plus))
            .into(),
        Tone::Loss => words
            .font(theme::MEDIUM)
            .style(shade(theme::text::minus))
            .into(),
        Tone::End if is_wanted => container(words.font(theme::BOLD))
            .padding([0.0, gap::S])
            .style(theme::container::win)
            .into(),
        Tone::End => words.font(theme::BOLD).style(theme::text::faint).into(),
    }
}
