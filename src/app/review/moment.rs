//! What both games show of one choice: the board or the pad, and beside it what was chosen and what was best.

use std::fmt::Debug;

use iced::widget::{button, column, row, space, text};
use iced::{Center, Fill, Size};

use super::{Go, Way};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control, key_cap, named, press, small_die, zone};
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
    /// Which of the two choices is shown.
    pub shown: Way,
    /// What the values are.
    pub measure: String,
    /// What was chosen, and what it was worth.
    pub chosen: [String; 2],
    /// What was better, and what that was worth.
    pub better: Option<[String; 2]>,
    /// What the choice that is shown does.
    pub effects: Vec<String>,
    /// What the choice cost where another one was better.
    pub cost: String,
    pub why: Option<String>,
    /// What all choices are called.
    pub all: String,
}

/// The width of the part beside the board or the pad.
fn side(within: Size) -> f32 {
    (within.width * 0.32).clamp(270.0, 440.0)
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
    /// The choice beside `large`, its board or pad; `close` leads back to all choices.
    pub fn view<Message: Clone + Debug + 'a>(
        self,
        large: Element<'a, Message>,
        within: Size,
        go: fn(Go) -> Message,
        close: Message,
    ) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let step = |label, key: String, is_there: bool, by| {
            let message = is_there.then(|| go(Go::Move(by)));
            control(label, key, theme::button::plain, message)
        };
        let head = row![
            text(self.title)
                .size(size::HEADING)
                .font(theme::BOLD)
                .width(Fill),
            step("←", say!("coach-review-choice-before"), !self.is_first, -1),
            step("→", say!("coach-review-next-choice"), !self.is_last, 1),
        ]
        .spacing(gap::XS)
        .align_y(Center);
        let place = |place| text(place).size(size::BODY).style(theme::text::soft);
        let dice = self.dice.into_iter().map(|die| small_die(die, 32.0));
        let (shown, measure) = (self.shown, self.measure);
        let way = |of: Way, choice| way(of, of == shown, choice, measure.clone(), go(Go::Show(of)));
        let cost = match self.better {
            Some(_) => self.cost,
            None => say!("coach-review-this-was-best"),
        };
        let better = self.better.map(|better| way(Way::Best, better));
        let why = |why: String| text(words::unbroken(&why)).size(size::BODY);
        let about = column![
            named(self.player, size::LABEL, size::LABEL),
            column![head].push(self.place.map(place)),
            row(dice).spacing(gap::XS),
            column![way(Way::Chosen, self.chosen)]
                .push(better)
                .spacing(gap::S),
        ]
        .push((!self.effects.is_empty()).then(|| {
            let effects = self.effects.into_iter();
            column(effects.map(|line| text(line).size(size::BODY).into())).spacing(gap::XS)
        }))
        .push(text(cost).size(size::LABEL).font(theme::MEDIUM))
        .push(self.why.map(why))
        .push(control(self.all, "Esc", theme::button::plain, Some(close)))
        .spacing(gap::M);
        row![
            zone::main(large, margin),
            zone::side(about, side(within), margin),
        ]
        .spacing(margin)
        .padding(margin)
        .into()
    }
}

/// One of the two choices, with what was to be expected after it; the one that is shown is framed.
fn way<'a, Message: Clone + Debug + 'a>(
    way: Way,
    is_shown: bool,
    [choice, value]: [String; 2],
    measure: String,
    message: Message,
) -> Element<'a, Message> {
    let (label, key) = match way {
        Way::Chosen => (
            text(say!("coach-review-chosen")).style(theme::text::soft),
            "C",
        ),
        Way::Best => (
            text(say!("coach-review-best"))
                .font(theme::BOLD)
                .style(theme::text::accent),
            "B",
        ),
    };
    let face = column![
        row![
            label.size(size::CAPTION),
            key_cap(key),
            space().width(Fill),
            text(measure).size(size::CAPTION).style(theme::text::soft),
        ]
        .spacing(gap::S)
        .align_y(Center),
        row![
            text(choice).size(size::LABEL).font(theme::MEDIUM),
            space().width(Fill),
            text(value).size(size::LABEL).font(theme::BOLD),
        ],
    ]
    .spacing(gap::XXS);
    let face = button(face)
        .padding([gap::S, gap::M])
        .width(Fill)
        .style(theme::button::card(is_shown));
    press(face, Some(message))
}
