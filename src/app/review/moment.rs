//! What both games show of one choice: the board or the pad, and beside it all that could be chosen, the best first.

use std::fmt::Debug;

use accesskit::Role;
use iced::widget::{button, column, container, row, scrollable, text};
use iced::{Center, Fill, Right, Size, Task};

use super::all::in_words;
use super::{ASK_KEY, Go, LINE, PLAY_ON_KEY, RANKED, Way};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    ButtonStyle, Element, Saying, Urgency, control, named, press, said_as, small_die, told,
    told_as, told_first, width_of, zone,
};
use crate::rules::dice::Die;
use crate::session::Player;
use crate::text::{self as words, say};

/// A choice that is looked at.
pub struct Moment<'a> {
    pub player: &'a Player,
    /// Which throw or roll it is.
    pub title: String,
    /// Its place among the choices, where the title does not tell it.
    pub place: Option<String>,
    pub is_first: bool,
    pub is_last: bool,
    pub dice: Vec<Die>,
    /// What the values are.
    pub measure: String,
    /// All that could be chosen, the best first.
    pub choices: Vec<Ranked>,
    /// The place of the one that is shown.
    pub shown: usize,
    /// What the choice that is shown does.
    pub effects: Vec<String>,
    /// What the one that is shown cost, or would have cost.
    pub cost: String,
    pub why: Option<String>,
    /// The chance to win. It may come later, so nothing stands below it.
    pub to_win: Option<String>,
    /// What all choices are called.
    pub all: String,
}

/// What could be chosen.
pub struct Ranked {
    pub choice: String,
    /// The same for those who hear it.
    pub heard: String,
    pub value: String,
    /// What it is worth less than the best; none where it is as good.
    pub loss: Option<String>,
    pub is_chosen: bool,
}

/// How many choices stay in view before the one that is shown.
const BEFORE: usize = 2;
/// The part of the height that the list of choices has at most, what it leaves to all else beside the board or the pad, and
/// what it has at least.
const CHOICES: f32 = 0.4;
const AROUND: f32 = 480.0;
const LEAST: f32 = 4.0 * LINE;

/// The width of the part beside the board or the pad.
fn side(within: Size) -> f32 {
    (within.width * 0.32).clamp(270.0, 440.0)
}

/// How high the list of choices is at most where it scrolls.
pub fn most(within: Size) -> f32 {
    let most = (within.height - AROUND).min(within.height * CHOICES);
    most.max(LEAST)
}

/// The room for the board or the pad.
pub fn room(within: Size) -> Size {
    let margin = zone::margin(within.width);
    Size::new(
        within.width - side(within) - 5.0 * margin,
        within.height - 4.0 * margin,
    )
}

impl<'a> Moment<'a> {
    /// The choice beside `large`, its board or pad; `play_on` plays on from it, `ask` asks the coach about it, `close` leads
    /// back to all choices.
    pub fn view<Message: Clone + Debug + 'a>(
        self,
        large: Element<'a, Message>,
        within: Size,
        go: fn(Go) -> Message,
        [play_on, ask, close]: [Message; 3],
    ) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let step = |label, key: String, is_there: bool, by| {
            let message = is_there.then(|| go(Go::Move(by)));
            control(label, key, theme::button::plain, message)
        };
        let title = text(self.title).size(size::HEADING).font(theme::BOLD);
        let head = row![
            told_first(title.width(Fill)),
            step("←", say!("coach-review-choice-before"), !self.is_first, -1),
            step("→", say!("coach-review-next-choice"), !self.is_last, 1),
        ]
        .spacing(gap::XS)
        .align_y(Center);
        let place = |place| text(place).size(size::BODY).style(theme::text::soft);
        let thrown = in_words(&self.dice);
        let dice = self.dice.into_iter().map(|die| small_die(die, 32.0));
        let dice = row(dice).spacing(gap::XS);
        let dice = told_as(dice, Urgency::News, move || thrown.clone());
        let plain = |name, key, message| control(name, key, theme::button::plain, Some(message));
        let jump = |name, key, way| plain(name, key, go(Go::Show(way)));
        let jumps = row![
            jump(say!("coach-review-chosen"), "C", Way::Chosen),
            jump(say!("coach-review-best"), "B", Way::Best),
            plain(say!("history-play-on"), PLAY_ON_KEY, play_on),
            plain(say!("ask-title"), ASK_KEY, ask),
        ]
        .spacing(gap::XS)
        .wrap()
        .vertical_spacing(gap::XS);
        let show = |place| go(Go::Show(Way::Ranked(place)));
        let heard = self.choices.get(self.shown).map(Ranked::in_words);
        let heard = heard.unwrap_or_default();
        let lines = ranked(self.choices, self.shown, Some(most(within)), show);
        let lines = told_as(lines, Urgency::News, move || heard.clone());
        let why = |why: String| text(words::unbroken(&why)).size(size::BODY);
        let effects = (!self.effects.is_empty()).then(|| {
            let effects = self.effects.into_iter();
            told(column(effects.map(|line| text(line).size(size::BODY).into())).spacing(gap::XS))
        });
        let about = column![told(text(self.cost).size(size::LABEL).font(theme::MEDIUM))]
            .push(self.why.map(|words| told(why(words))))
            .push(effects)
            .spacing(gap::S);
        // It comes so soon after the rest that telling it would cut that off.
        let about = about.push(self.to_win.map(why));
        let whose = row![
            told_first(named(self.player, size::LABEL, size::LABEL).width(Fill)),
            control(self.all, "Esc", theme::button::plain, Some(close)),
        ]
        .align_y(Center);
        let beside = column![
            whose,
            column![head].push(self.place.map(place)),
            dice,
            jumps,
            column![measure(self.measure), lines],
            about,
        ]
        .spacing(gap::S);
        row![
            zone::main(large, margin),
            zone::side(beside, side(within), margin),
        ]
        .spacing(margin)
        .padding(margin)
        .into()
    }
}

/// What the values in the list are, above them.
pub fn measure<'a, Message: 'a>(measure: String) -> Element<'a, Message> {
    text(measure)
        .size(size::CAPTION)
        .style(theme::text::soft)
        .width(Fill)
        .align_x(Right)
        .into()
}

/// All that could be chosen, the best first, of which a press shows another one; it scrolls where it may be so high `most`.
pub fn ranked<'a, Message: Clone + Debug + 'a>(
    choices: Vec<Ranked>,
    shown: usize,
    most: Option<f32>,
    show: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let high = choices.len() as f32 * LINE;
    let best = say!("coach-review-best");
    let losses = choices.iter().map(|choice| choice.loss.as_ref());
    let widths = losses.map(|loss| {
        let loss = loss.unwrap_or(&best);
        width_of(loss, size::BODY, theme::BOLD)
    });
    let loss = widths.fold(0.0, f32::max).ceil();
    // Where none of them was made there is more room for what they are.
    let mark = match choices.iter().any(|choice| choice.is_chosen) {
        true => MARK,
        false => 0.0,
    };
    let lines = choices.into_iter().enumerate();
    let lines = lines.map(|(place, choice)| choice.line(place == shown, mark, loss, show(place)));
    let Some(most) = most else {
        return column(lines).into();
    };
    scrollable(column(lines))
        .id(RANKED)
        .height(high.min(most))
        .spacing(gap::XS)
        .into()
}

/// Scrolls the list of all that could be chosen so that the one in this place is in view, with some before it.
pub fn scroll_to<Message: Send + 'static>(place: usize) -> Task<Message> {
    super::scroll_to(RANKED, place.saturating_sub(BEFORE))
}

impl Ranked {
    /// The choice in words, with whether it was made, what it is worth and whether it is the best.
    fn in_words(&self) -> String {
        let choice = match self.is_chosen {
            true => say!("coach-review-chosen-was", choice = self.heard.as_str()),
            false => self.heard.clone(),
        };
        match self.loss {
            // What the choice has cost is told below.
            Some(_) => format!("{choice}, {}", self.value),
            None => format!("{choice}, {}, {}", self.value, say!("coach-review-best")),
        }
    }

    /// The choice with its value and what it is worth less, which a press shows; with so much room for the mark of the one
    /// that was made, and for what it is worth less.
    fn line<'a, Message: Clone + Debug + 'a>(
        self,
        is_shown: bool,
        mark: f32,
        loss: f32,
        message: Message,
    ) -> Element<'a, Message> {
        let font = if self.is_chosen {
            theme::BOLD
        } else {
            theme::FONT
        };
        let sign = if self.is_chosen { "●" } else { "" };
        let right = |words: String, width| {
            let words = text(words).size(size::BODY).font(font);
            container(words).width(width).align_x(Right)
        };
        let heard = self.in_words();
        let worse = self.loss.unwrap_or_else(|| say!("coach-review-best"));
        let face = row![
            text(sign).size(size::CAPTION).width(mark),
            text(self.choice).size(size::BODY).font(font).width(Fill),
            right(self.value, VALUE),
            right(worse, loss),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let face = said_as(face, move || Saying::new(Role::Label, heard.as_str()));
        let style: ButtonStyle = if is_shown {
            theme::button::chosen
        } else {
            theme::button::quiet
        };
        let face = button(container(face).center_y(Fill))
            .padding([0.0, gap::S])
            .width(Fill)
            .height(LINE)
            .style(style);
        press(face, Some(message))
    }
}

/// The width of the mark of the choice that was made.
const MARK: f32 = 12.0;
/// The width of a value.
const VALUE: f32 = 50.0;
