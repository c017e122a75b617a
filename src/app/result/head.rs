//! The head of a result: the last fifth die, who has won, how it came, and the next game.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Font, Size};

use super::{Message, Over, ResultUi, margin};
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, bold, height_of, press, shape, soft, told, width_of};
use crate::app::words;
use crate::paper::Summary;
use crate::scene::Role;
use crate::session::Colour;
use crate::text::say;

/// The height of a head in a window of the usual size, of its die and of its title.
const HEIGHT: f32 = 177.0;
const DIE: f32 = 112.0;
const TITLE: f32 = 56.0;
/// The height of the usual window below its bar.
const WINDOW: f32 = 744.0;
/// The average width of a bold letter, relative to the text size.
const LETTER: f32 = 0.56;
/// The space between the die and the words, and between them and the button.
const BETWEEN: f32 = 30.0;
/// Below this width the button is small.
const NARROW: f32 = 720.0;

/// The head in this window, with its height.
pub(super) fn head<'a, G: ResultUi>(
    over: &Over<'a, G>,
    summary: &Summary,
    within: Size,
) -> (f32, Element<'a, Message>) {
    let (title, sentence) = (summary.headline.as_str(), summary.margin.clone());
    let colour = over.first().colour;
    let margin = margin(within.width);
    let width = within.width - 2.0 * margin;
    let least = (HEIGHT * within.height / WINDOW).clamp(96.0, HEIGHT);
    let part = |usual: f32| usual * least / HEIGHT;
    let side = part(DIE).min(width * 0.1).floor();
    let (again, again_width) = again(colour, width >= NARROW);
    let room = width - side - again_width - 2.0 * BETWEEN;
    let letters = title.chars().count().max(1) as f32;
    let letters = (room / (letters * LETTER)).clamp(size::HEADING, part(TITLE).max(size::TITLE));
    let small = part(size::HEADING).max(size::BODY);
    let notes = notes(over);
    let high = |words: &str, size: f32, font: Font| match words.is_empty() {
        true => 0.0,
        false => height_of(words, size, font, room),
    };
    let words = high(title, letters, theme::BOLD)
        + high(&sentence, small, theme::FONT)
        + notes
            .iter()
            .map(|note| high(note, size::BODY, theme::FONT))
            .sum::<f32>();
    let height = (words + 2.0 * gap::M).max(least).ceil();
    let sign = match G::fifth(over.session()) {
        Some(fifth) => die(Some(fifth), Look::Fifth(colour), side),
        None => shape(colour, side),
    };
    let sentence = (!sentence.is_empty()).then(|| told(text(sentence).size(small)));
    let notes = notes.into_iter().map(|note| soft(note, size::BODY).into());
    let told = column![told(bold(title.to_owned(), letters)), sentence]
        .extend(notes)
        .width(Fill);
    let line = row![sign, told, again].spacing(BETWEEN).align_y(Center);
    let head = container(line)
        .padding([0.0, margin])
        .center_y(height)
        .width(Fill)
        .style(theme::container::ground(Role::PlayerTint(colour)));
    let rule = container(space().width(Fill).height(RULE)).style(theme::container::player(colour));
    (height + RULE, column![head, rule].into())
}

/// The line below a head.
const RULE: f32 = 3.0;

/// The button for the next game, with its width.
pub(super) fn again<'a>(colour: Colour, is_large: bool) -> (Element<'a, Message>, f32) {
    let letters = if is_large { size::TITLE } else { size::HEADING };
    let (label, key) = (say!("result-again"), words::key("Enter"));
    let beside = if is_large { 44.0 } else { gap::L };
    let width = width_of(&label, letters, theme::BOLD)
        + width_of(&key, size::LABEL, theme::FONT)
        + gap::L
        + 2.0 * beside;
    let face = row![bold(label, letters), text(key).size(size::LABEL)]
        .spacing(gap::L)
        .align_y(Center);
    let face = button(container(face).center(Fill))
        .padding(0)
        .width(width.ceil())
        .height(if is_large { 72.0 } else { 56.0 })
        .style(theme::button::player(colour));
    (press(face, Some(Message::Again)), width.ceil())
}

/// What is said of a game that had help, was strict or does not count.
fn notes<G: ResultUi>(over: &Over<'_, G>) -> Vec<String> {
    let record = over.host.record();
    let honest = words::honest(&over.host.helps(), record.options.strict);
    let left_out = (!record.counts).then(|| say!("result-left-out"));
    honest.into_iter().chain(left_out).collect()
}
