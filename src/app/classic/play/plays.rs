//! The ways to split a roll, each with its plays and what they bring about.

use iced::widget::text::Style;
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill};

use super::roll::Panel;
use super::{Host, Message, Play, Stage, hint};
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{self, Element, focusable, small_die};
use crate::app::words;
use crate::rules::Ruling;
use crate::rules::classic::{self, Step};
use crate::rules::dice::Pairs;
use crate::table::{plays_by_split, splits};
use crate::text::{Consequence, PlayEffect, Tone};

/// The width of the key of a play.
const LETTER: f32 = 22.0;
/// The height of a line of text, in those of its letters.
const HIGH: f32 = 1.3;

impl Play {
    /// Whether the program chooses the play that is awaited.
    pub(super) fn is_program_choosing(&self, host: &Host) -> bool {
        let session = host.session();
        matches!(self.stage, Stage::Play { .. })
            && !self.is_correcting(host)
            && session.level(session.table().position().turn()).is_some()
    }

    /// The ways to split the dice, a line each, with the plays that each allows, and the height that they need.
    pub(super) fn splits<'a>(
        &self,
        step: &Step,
        host: &Host,
        shows_odds: bool,
        panel: Panel,
    ) -> (Element<'a, Message>, f32) {
        let wanted = self.wanted_places(host);
        let shown = Shown {
            stage: &self.stage,
            plays: plays_by_split(step),
            step,
            hint: self.hint.as_ref(),
            wanted: &wanted,
            shows_odds,
            is_programs: self.is_program_choosing(host),
            panel,
        };
        let splits = splits(step.roll());
        let arranged = |is_brief: bool| {
            let width = panel.plays_width();
            let answers = splits.iter();
            let answers = answers.map(|&(pairs, _)| shown.answers(pairs, width, is_brief));
            let answers: Vec<Answers> = answers.collect();
            let needed: Vec<f32> = answers.iter().map(Answers::height).collect();
            (answers, needed)
        };
        let in_full = arranged(false);
        let (answers, needed) = if panel.height_of(&in_full.1) <= panel.middle() {
            in_full
        } else {
            arranged(true)
        };
        let heights = panel.lines(&needed);
        let height = panel.height_of(&heights);
        let lines = splits.into_iter().zip(answers).zip(heights);
        let lines = lines.map(|(((_, dice), answers), height)| {
            let [a, b, c, d] = dice.map(|die| small_die(die, panel.split_die()));
            let [one, other] = [row![a, b], row![c, d]].map(|pair| pair.spacing(gap::XXS));
            let dice: Element<'_, Message> = if panel.is_narrow() {
                row![one, other].spacing(gap::S).into()
            } else {
                column![one, other].spacing(gap::XXS).into()
            };
            let answers: Element<'_, Message> = match answers {
                Answers::None { why, ruling, .. } => {
                    let why = text(why).size(size::BODY).style(theme::text::soft);
                    widget::hint(why, ruling.to_string())
                }
                Answers::Plays(plays) => {
                    let buttons = plays.into_iter().map(|told| shown.button(told, height));
                    row(buttons).spacing(panel.between_plays()).into()
                }
            };
            if panel.is_narrow() {
                let line = column![dice, container(answers).height(height)];
                return line.spacing(gap::XS).into();
            }
            row![dice, answers]
                .spacing(gap::M)
                .height(height)
                .align_y(Center)
                .into()
        });
        let lines = column(lines).spacing(panel.between_lines());
        (lines.into(), height)
    }
}

/// What can be answered to a split.
enum Answers {
    /// Nothing, for this reason.
    None {
        why: String,
        ruling: Ruling,
        height: f32,
    },
    Plays(Vec<Told>),
}

impl Answers {
    /// The height that they need.
    fn height(&self) -> f32 {
        match self {
            Answers::None { height, .. } => *height,
            Answers::Plays(plays) => plays.iter().map(|told| told.height).fold(0.0, f32::max),
        }
    }
}

/// What is told of a play.
struct Told {
    place: usize,
    /// What stands beside its name.
    aside: Option<Consequence>,
    /// What stands below it.
    below: Vec<Consequence>,
    /// The size of both.
    letters: f32,
    /// The height that they need.
    height: f32,
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
    /// Whether the program chooses.
    is_programs: bool,
    panel: Panel,
}

impl Shown<'_> {
    /// What can be answered to a split within this width.
    fn answers(&self, pairs: Pairs, width: f32, is_brief: bool) -> Answers {
        let before = self.step.before();
        let of_split = before.plays_of(pairs);
        let places: Vec<usize> = (0..self.plays.len())
            .filter(|&place| of_split.contains(&self.plays[place]))
            .collect();
        let dice = 2.0 * self.panel.split_die() + gap::XXS;
        if places.is_empty() {
            let (why, ruling) = words::not_played(before, pairs);
            let lines = (written(&why, size::BODY) / width).ceil();
            let height = dice.max(lines * size::BODY * HIGH);
            return Answers::None {
                why,
                ruling,
                height,
            };
        }
        let count = places.len() as f32;
        let width = (width - self.panel.between_plays() * (count - 1.0)) / count;
        let told = places.into_iter().map(|place| {
            let told = self.told(place, width, is_brief);
            let height = told.height.max(dice);
            Told { height, ..told }
        });
        Answers::Plays(told.collect())
    }

    /// What is told of a play within this width.
    fn told(&self, place: usize, width: f32, is_brief: bool) -> Told {
        let play = self.plays[place];
        let before = self.step.before();
        let after = before.play(self.step.roll(), play).ok();
        let inner = width - 2.0 * gap::S;
        let effects = after
            .as_ref()
            .map_or_else(Vec::new, |after| words::play_effects(before, after, play));
        let is_long = |effect: &PlayEffect| written(&effect.in_full().words, size::BODY) > inner;
        let told = if is_brief || effects.iter().any(is_long) {
            PlayEffect::in_brief
        } else {
            PlayEffect::in_full
        };
        let mut below: Vec<Consequence> = effects.into_iter().map(told).collect();
        let bust = after.filter(|_| self.shows_odds);
        let bust = bust.map(|after| words::bust_consequence(&after));
        let worth = hint::on_button(self.hint, play, before.players());
        let is_short = |one: &Consequence| written(&one.words, size::LABEL) <= inner;
        let letters = if self.panel.is_high() && below.iter().all(is_short) {
            size::LABEL
        } else {
            size::BODY
        };
        // What compares plays stands at the end of the line, where it has room beside any name of this kind.
        let pairs = play.columns().count();
        let alike = self
            .plays
            .iter()
            .filter(|other| other.columns().count() == pairs);
        let names = alike.map(|other| written(&words::board_play(*other), self.panel.letters()));
        let name_width = names.fold(0.0, f32::max);
        let room = inner - LETTER - name_width - 3.0 * gap::S;
        let fits = |one: &Consequence| written(&one.words, letters) <= room;
        let mut compared: Vec<Consequence> = worth.into_iter().chain(bust).collect();
        let aside = compared.first().is_some_and(fits);
        let aside = aside.then(|| compared.remove(0));
        below.append(&mut compared);
        let lines = self.lines(&below, letters, inner) as f32;
        Told {
            place,
            aside,
            below,
            letters,
            height: (self.panel.letters() + lines * letters) * HIGH + 2.0,
        }
    }

    /// How many lines these take within this width.
    fn lines(&self, told: &[Consequence], letters: f32, width: f32) -> usize {
        let mut lines = 0;
        let mut left = 0.0;
        for one in told {
            let needed = written(&one.words, letters);
            if lines == 0 || self.panel.is_high() || needed > left {
                lines += (needed / width).ceil() as usize;
                left = width;
            }
            left -= needed + gap::M;
        }
        lines
    }

    /// A play with what it brings about, so high.
    fn button<'a>(&self, told_of: Told, height: f32) -> Element<'a, Message> {
        let Told {
            place,
            aside,
            below,
            letters,
            ..
        } = told_of;
        let play = self.plays[place];
        let is_wanted = self.wanted.contains(&place);
        let is_lit = matches!(self.stage, Stage::Play { lit, .. } if *lit == Some(place));
        let aside = aside.map(|one| told(one, letters, is_wanted));
        let name = text(words::board_play(play))
            .size(self.panel.letters())
            .font(theme::BOLD)
            .style(if is_wanted {
                theme::text::same
            } else {
                theme::text::faint
            });
        let head = row![]
            .push((!self.is_programs).then(|| letter(place)))
            .push(name)
            .push(space().width(Fill))
            .push(aside)
            .spacing(gap::S)
            .align_y(Center);
        let below = below.into_iter().map(|one| told(one, letters, is_wanted));
        let below: Element<'a, Message> = if self.panel.is_high() {
            column(below).into()
        } else {
            row(below)
                .spacing(gap::M)
                .align_y(Center)
                .wrap()
                .vertical_spacing(0.0)
                .into()
        };
        let face = container(column![head, below]).center_y(Fill).clip(true);
        if self.is_programs {
            return container(face)
                .padding([0.0, gap::S])
                .width(Fill)
                .height(height)
                .style(theme::container::well)
                .into();
        }
        let face = button(face)
            .padding([0.0, gap::S])
            .width(Fill)
            .height(height)
            .style(theme::button::choice(is_lit, false))
            .on_press(Message::Choose(place));
        focusable(face, Some(Message::Choose(place)))
            .asked(self.stage.question())
            .lit(is_lit)
            .hovered(Message::Entered(place), Message::Left(place))
            .into()
    }
}

/// About how wide words are in letters of this size.
pub(super) fn written(words: &str, letters: f32) -> f32 {
    let wide = |letter: char| match letter {
        ' ' | '\u{a0}' | '\u{202f}' | ':' | ',' | '.' | '\'' | 'i' | 'j' | 'l' => 0.3,
        'f' | 'r' | 't' => 0.4,
        '%' | 'm' | 'w' => 0.9,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' => 0.56,
        _ => 0.62,
    };
    words.chars().map(wide).sum::<f32>() * letters
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
    let Consequence { words, tone } = consequence;
    let words = text(words).size(letters).font(match tone {
        Tone::Plain => theme::FONT,
        Tone::Loss => theme::MEDIUM,
        Tone::Gain | Tone::End => theme::BOLD,
    });
    if is_wanted && tone == Tone::End {
        return container(words)
            .padding([0.0, gap::S])
            .style(theme::container::win)
            .into();
    }
    words
        .style(if is_wanted {
            shade(tone)
        } else {
            theme::text::faint
        })
        .into()
}

/// The colour of a consequence.
pub(super) fn shade(tone: Tone) -> fn(&Theme) -> Style {
    match tone {
        Tone::Plain => theme::text::soft,
        Tone::Gain | Tone::End => theme::text::plus,
        Tone::Loss => theme::text::minus,
    }
}
