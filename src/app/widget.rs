//! The game's widgets, and a few that iced lacks.
//!
//! They know the theme and the data they show; the screens decide what a press does.

pub(crate) mod around;
mod board;
mod charts;
pub(crate) mod die;
mod drawing;
mod fitted;
mod focus;
mod hotkeys;
mod keeps_focus;
pub(crate) mod pad;
mod page;
mod pictures;
mod places;
mod repaint;
mod rows;
pub(crate) mod said;
mod settled;
mod step;

pub(crate) mod zone;

pub use board::{Live, board, live_board, open_board};
pub use charts::{chances, plot, plot_at};
pub use die::{dice_in_words, die, small_die};
pub use drawing::Drawing;
pub use fitted::{fitted, height_of, lines_of, width_of};
pub use focus::focusable;
pub use hotkeys::hotkeys;
pub use keeps_focus::keeps_focus;
pub use pad::small_pad;
pub use page::page;
pub use pictures::{Icon, app_mark, face, icon, icon_in, progress, qr, shape};
pub use places::places;
pub use repaint::{part, whole};
pub use rows::rows;
pub use said::{
    Saying, Urgency, about, said, said_as, told, told_as, told_at_once, told_first, written_in,
};
pub use settled::settled;
pub use step::{Candidate, Step, show, show_lit, step};

use std::fmt::{Debug, Display};
use std::time::Duration;

use iced::widget::tooltip::{Position, Tooltip};
use iced::widget::{Row, button, container, row, scrollable, space, text, text_input};
use iced::{Alignment, Center, Fill, Font, Padding, Size};

use super::theme::{self, Theme, gap, size};
use crate::scene::Role;
use crate::session::{Colour, Player};
use crate::text as words;

pub type Element<'a, Message> = iced::Element<'a, Message, Theme>;

pub type ButtonStyle = fn(&Theme, button::Status) -> button::Style;

type Field<'a, Message> = iced::widget::TextInput<'a, Message, Theme>;
type Text<'a> = iced::widget::Text<'a, Theme>;

pub fn soft<'a>(words: impl text::IntoFragment<'a>, size: f32) -> Text<'a> {
    text(words).size(size).style(theme::text::soft)
}

pub fn bold<'a>(words: impl text::IntoFragment<'a>, size: f32) -> Text<'a> {
    text(words).size(size).font(theme::BOLD)
}

pub fn medium<'a>(words: impl text::IntoFragment<'a>, size: f32) -> Text<'a> {
    text(words).size(size).font(theme::MEDIUM)
}

pub fn card<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> container::Container<'a, Message, Theme> {
    container(content).style(theme::container::card)
}

pub fn rule<'a, Message: 'a>(role: Role) -> Element<'a, Message> {
    let line = container(space()).height(1).width(Fill);
    line.style(theme::container::ground(role)).into()
}

const HINT_DELAY: Duration = Duration::from_millis(500);

/// `content` with a hint beside it while the pointer rests there: a sentence, or the key that does the same.
pub fn hint<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl text::IntoFragment<'a>,
) -> Element<'a, Message> {
    let words = words::key(&words.into_fragment());
    if words.is_empty() {
        return content.into();
    }
    let shown = container(text(words.clone()).size(size::CAPTION))
        .padding([gap::XS, gap::S])
        .style(theme::container::tooltip);
    let content = Tooltip::new(content, shown, Position::Bottom)
        .padding(0.0)
        .gap(gap::XS)
        .delay(HINT_DELAY);
    about(content, move || words.clone())
}

/// Without a message it is disabled.
pub fn control<'a, Message: Clone + Debug + 'a>(
    label: impl text::IntoFragment<'a>,
    key: impl text::IntoFragment<'a>,
    style: ButtonStyle,
    on_press: Option<Message>,
) -> Element<'a, Message> {
    let face = text(label).size(size::BODY).font(theme::MEDIUM);
    let pressable = press(
        button(face).padding([gap::S, gap::M]).style(style),
        on_press,
    );
    hint(pressable, key)
}

pub fn plain_control<'a, Message: Clone + Debug + 'a>(
    label: impl text::IntoFragment<'a>,
    key: impl text::IntoFragment<'a>,
    message: Message,
) -> Element<'a, Message> {
    control(label, key, theme::button::plain, Some(message))
}

pub fn quiet_control<'a, Message: Clone + Debug + 'a>(
    label: impl text::IntoFragment<'a>,
    key: impl text::IntoFragment<'a>,
    message: Message,
) -> Element<'a, Message> {
    control(label, key, theme::button::quiet, Some(message))
}

/// A button for one of several options; the tick of the chosen one does not change its width.
///
/// Enter on the chosen option is left to the screen, so that you can choose by keyboard and go on.
pub fn option<'a, Message: Clone + Debug + 'a>(
    label: impl Display,
    key: impl text::IntoFragment<'a>,
    is_chosen: bool,
    message: Message,
) -> Element<'a, Message> {
    let (label, style, beside): (String, ButtonStyle, f32) = if is_chosen {
        (format!("✓ {label}"), theme::button::chosen, gap::S)
    } else {
        (label.to_string(), theme::button::plain, gap::L)
    };
    let face = text(label).size(size::BODY).font(theme::MEDIUM);
    let face = button(face)
        .padding([gap::S, beside])
        .style(style)
        .on_press(message.clone());
    let pressable = focusable(face, Some(message)).chosen(is_chosen);
    hint(pressable, key)
}

pub fn options<'a, Message: 'a>(
    options: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    row(options).spacing(gap::S).align_y(Center).wrap().into()
}

/// Label, hint, whether it is chosen, and message of each option, in a row without gaps.
pub fn segments<'a, Message: Clone + Debug + 'a>(
    options: impl IntoIterator<Item = (String, String, bool, Message)>,
) -> Element<'a, Message> {
    let options: Vec<_> = options.into_iter().collect();
    let last = options.len().saturating_sub(1);
    let options = options.into_iter().enumerate();
    let options = options.map(|(place, (label, about, is_chosen, message))| {
        let face = button(medium(label, size::LABEL).center())
            // A single figure is wide enough to touch.
            .padding([gap::M, gap::L + 1.0])
            .style(theme::button::segment(is_chosen, place == 0, place == last))
            .on_press(message.clone());
        hint(focusable(face, Some(message)).chosen(is_chosen), about)
    });
    row(options).into()
}

/// A button that opens a list and shows what is chosen in it.
pub fn picker<'a, Message: Clone + Debug + 'a>(
    chosen: impl Into<Element<'a, Message>>,
    message: Message,
) -> Element<'a, Message> {
    let face = row![chosen.into(), icon(Icon::Down, Icon::SIDE, true)]
        .spacing(gap::S)
        .align_y(Center);
    let face = button(face)
        .padding([gap::M, gap::L])
        .style(theme::button::framed);
    press(face, Some(message))
}

pub fn next_control<'a, Message: Clone + Debug + 'a>(
    label: impl text::IntoFragment<'a>,
    key: impl text::IntoFragment<'a>,
    on_press: Option<Message>,
) -> Element<'a, Message> {
    let key = text(words::key(&key.into_fragment())).size(size::CAPTION);
    let face = row![bold(label, size::LABEL), key];
    primary(face, [gap::M, gap::XL], on_press)
}

pub fn large_control<'a, Message: Clone + Debug + 'a>(
    label: impl text::IntoFragment<'a>,
    key: &str,
    on_press: Message,
) -> Element<'a, Message> {
    let key = text(words::key(key)).size(size::LABEL);
    let face = row![bold(label, size::TITLE), key];
    primary(face, [gap::L, 2.0 * gap::XXL], Some(on_press))
}

fn primary<'a, Message: Clone + Debug + 'a>(
    face: Row<'a, Message, Theme>,
    padding: [f32; 2],
    on_press: Option<Message>,
) -> Element<'a, Message> {
    let face = button(face.spacing(gap::M).align_y(Center));
    press(face.padding(padding).style(theme::button::next), on_press)
}

/// The one that is chosen of these, each with its label.
pub fn one_of<'a, Message: Clone + Debug + 'a, T: Copy + PartialEq>(
    all: impl IntoIterator<Item = (String, T)>,
    chosen: T,
    set: fn(T) -> Message,
) -> Element<'a, Message> {
    let all = all.into_iter();
    segments(all.map(|(label, one)| (label, String::new(), one == chosen, set(one))))
}

/// Gives `button` its message, and makes it reachable by Tab and pressable by Enter or Space.
pub fn press<'a, Message: Clone + Debug + 'a>(
    button: button::Button<'a, Message, Theme>,
    on_press: Option<Message>,
) -> Element<'a, Message> {
    focusable(button.on_press_maybe(on_press.clone()), on_press).into()
}

/// Like [`press`], for an answer: the same button for another question a moment later counts as another button.
pub fn answer<'a, Message: Clone + Debug + 'a>(
    button: button::Button<'a, Message, Theme>,
    question: impl Debug,
    message: Message,
) -> Element<'a, Message> {
    focusable(button.on_press(message.clone()), Some(message))
        .asked(question)
        .into()
}

/// The height of the edge below a strong button.
pub const EDGE: f32 = 4.0;

/// Keeps room for an edge below a button, and draws it in this player's colour.
pub fn on_edge<'a, Message: 'a>(
    button: impl Into<Element<'a, Message>>,
    colour: Option<Colour>,
) -> Element<'a, Message> {
    let button = container(button).padding(Padding::ZERO.bottom(EDGE));
    button.style(theme::container::edge(colour)).into()
}

/// An empty field shows its label; `set` completes the field.
pub fn field<'a, Message: Clone + 'a>(
    label: String,
    written: &str,
    set: impl FnOnce(Field<'a, Message>) -> Field<'a, Message>,
) -> Element<'a, Message> {
    let field = set(text_input(&label, written));
    written_in(field, label, written)
}

/// Makes `content` scrollable if it lacks `missing` of the room that it needs within a size, as with very large text in
/// a small window.
pub fn in_reach<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    within: Size,
    missing: Size,
) -> Element<'a, Message> {
    // Ignores rounding errors.
    if missing.width < 0.5 && missing.height < 0.5 {
        return content.into();
    }
    scrollable(
        container(content)
            .width(within.width + missing.width)
            .height(within.height + missing.height),
    )
    .direction(scrollable::Direction::Both {
        vertical: scrollable::Scrollbar::default(),
        horizontal: scrollable::Scrollbar::default(),
    })
    .into()
}

/// A player's shape, and as much of their name as fits.
pub fn named<'a, Message: 'a>(player: &Player, size: f32, font: Font) -> Row<'a, Message, Theme> {
    let name = fitted(player.name.as_str(), size, font);
    let named = row![shape(player.colour, size), name];
    named.spacing(gap::S).align_y(Center)
}

pub fn key_cap<'a, Message: 'a>(key: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    let key = words::key(&key.into_fragment());
    container(text(key).size(size::BODY).style(theme::text::soft))
        .padding([0.0, gap::XS])
        .style(theme::container::key)
        .align_x(Alignment::Center)
        .into()
}
