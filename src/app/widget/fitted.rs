use iced::advanced::layout::{Limits, Node};
use iced::advanced::text::{self, Paragraph as _, Wrapping};
use iced::advanced::widget::Operation;
use iced::advanced::widget::text::Style;
use iced::advanced::widget::tree::Tree;
use iced::widget::text as line;
use iced::{Font, Rectangle, Renderer, Size};

use super::Element;
use super::around::{Around, Wrapper, around};
use super::said::Ask;
use crate::app::theme::Theme;
use crate::app::theme::text::same;

/// More letters than fit on one line of any window.
const MOST: usize = 500;

/// `words` on one line, cut off with … if there is no room for all of them.
pub fn fitted<'a, Message: 'a>(
    words: impl Into<String>,
    size: f32,
    font: Font,
) -> Wrapper<'a, Message, Fitted> {
    let mut words = words.into();
    if let Some((end, _)) = words.char_indices().nth(MOST) {
        words.truncate(end);
        words.push('…');
    }
    let fitted = Fitted {
        words,
        size,
        font,
        style: same,
    };
    around(line(""), fitted)
}

impl<Message> Wrapper<'_, Message, Fitted> {
    /// Sets the style of the words, which otherwise have the colour around them.
    pub fn style(mut self, style: fn(&Theme) -> Style) -> Self {
        self.around.style = style;
        self
    }
}

pub fn width_of(words: &str, size: f32, font: Font) -> f32 {
    sized(words, size, font, f32::INFINITY).width
}

pub fn height_of(words: &str, size: f32, font: Font, width: f32) -> f32 {
    sized(words, size, font, width).height
}

/// Roughly how many lines words take in this width, without laying them out: spare room is cheap, layout is not.
pub fn lines_of(words: &str, size: f32, width: f32) -> f32 {
    const LETTER: f32 = 0.6;
    (words.chars().count() as f32 * LETTER * size / width)
        .ceil()
        .max(1.0)
}

fn sized(words: &str, size: f32, font: Font, width: f32) -> Size {
    let paragraph = <Renderer as text::Renderer>::Paragraph::with_text(text::Text {
        content: words,
        bounds: Size::new(width, f32::INFINITY),
        size: size.into(),
        line_height: text::LineHeight::default(),
        font,
        align_x: text::Alignment::Default,
        align_y: iced::alignment::Vertical::Top,
        shaping: text::Shaping::default(),
        wrapping: Wrapping::default(),
    });
    paragraph.min_bounds()
}

/// Words on one line; the layout puts as many of them into the content as there is room for.
pub struct Fitted {
    words: String,
    size: f32,
    font: Font,
    style: fn(&Theme) -> Style,
}

/// The words that are shown, and the words, size, font and width for which they were cut off.
#[derive(Default)]
pub struct State {
    shown: String,
    made_for: Option<(String, f32, Font, f32)>,
}

impl Fitted {
    fn shortened(&self, width: f32) -> String {
        // Layout rounds.
        let fits = |words: &str| width_of(words, self.size, self.font) <= width + 0.5;
        if fits(&self.words) {
            return self.words.clone();
        }
        let ends: Vec<usize> = self.words.char_indices().map(|(end, _)| end).collect();
        let short = |letters: usize| format!("{}…", self.words[..ends[letters]].trim_end());
        // At least the first letter stays.
        let letters = (2..ends.len()).collect::<Vec<_>>();
        let fitting = letters.partition_point(|&letters| fits(&short(letters)));
        short((fitting + 1).min(ends.len() - 1))
    }
}

impl<'a, Message: 'a> Around<'a, Message> for Fitted {
    type State = State;

    fn layout(
        &mut self,
        state: &mut State,
        content: &mut Element<'a, Message>,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &Limits,
    ) -> Node {
        let width = limits.max().width;
        let made_for = Some((self.words.clone(), self.size, self.font, width));
        if state.made_for != made_for {
            state.shown = self.shortened(width);
            state.made_for = made_for;
        }
        *content = line(state.shown.clone())
            .size(self.size)
            .font(self.font)
            .wrapping(Wrapping::None)
            .style(self.style)
            .into();
        content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        _state: &mut State,
        bounds: Rectangle,
        operation: &mut dyn Operation,
        content: &mut dyn FnMut(&mut dyn Operation),
    ) {
        // A screen reader has room for all of it.
        match Ask::of(operation, bounds) {
            true => operation.text(None, bounds, &self.words),
            false => content(operation),
        }
    }
}
