use iced::advanced::layout::{self, Layout};
use iced::advanced::text::{self, Paragraph as _};
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::widget::{Operation, Widget, text as line};
use iced::advanced::{mouse, renderer};
use iced::{Font, Length, Rectangle, Renderer, Size};

use super::Element;
use super::said::Ask;
use crate::app::theme::Theme;
use crate::app::theme::text::same;

/// More letters than fit on one line of any window.
const MOST: usize = 500;

/// `words` on one line, cut off with … if there is no room for all of them.
pub fn fitted(words: impl Into<String>, size: f32, font: Font) -> Fitted {
    let mut words = words.into();
    if let Some((end, _)) = words.char_indices().nth(MOST) {
        words.truncate(end);
        words.push('…');
    }
    Fitted {
        words,
        size,
        font,
        style: same,
    }
}

/// The width of words on one line, in this text size.
pub fn width_of(words: &str, size: f32, font: Font) -> f32 {
    paragraph(words, size, font, f32::INFINITY).min_width()
}

/// The height of words in this text size, wrapped to this width.
pub fn height_of(words: &str, size: f32, font: Font, width: f32) -> f32 {
    paragraph(words, size, font, width).min_height()
}

/// Roughly how many lines words take in this width, without laying them out: spare room is cheap, layout is not.
pub fn lines_of(words: &str, size: f32, width: f32) -> f32 {
    const LETTER: f32 = 0.6;
    (words.chars().count() as f32 * LETTER * size / width)
        .ceil()
        .max(1.0)
}

fn paragraph(words: &str, size: f32, font: Font, width: f32) -> Paragraph {
    Paragraph::with_text(text::Text {
        bounds: Size::new(width, f32::INFINITY),
        wrapping: text::Wrapping::default(),
        ..on_one_line(words, size, font)
    })
}

fn on_one_line(words: &str, size: f32, font: Font) -> text::Text<&str> {
    text::Text {
        content: words,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: text::LineHeight::default(),
        font,
        align_x: text::Alignment::Default,
        align_y: iced::alignment::Vertical::Top,
        shaping: text::Shaping::default(),
        wrapping: text::Wrapping::None,
    }
}

pub struct Fitted {
    words: String,
    size: f32,
    font: Font,
    style: fn(&Theme) -> line::Style,
}

type Paragraph = <Renderer as text::Renderer>::Paragraph;

#[derive(Default)]
struct State {
    /// The words, size, font and width of the shown paragraph.
    made_for: Option<(String, f32, Font, f32)>,
    shown: text::paragraph::Plain<Paragraph>,
}

impl Fitted {
    /// Sets the style of the words, which otherwise have the colour around them.
    pub fn style(self, style: fn(&Theme) -> line::Style) -> Fitted {
        Fitted { style, ..self }
    }

    /// As many of the words as fit into this width.
    fn shortened(&self, width: f32) -> String {
        let fits = |words: &str| {
            // Layout rounds.
            let text = on_one_line(words, self.size, self.font);
            Paragraph::with_text(text).min_width() <= width + 0.5
        };
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

impl<Message> Widget<Message, Theme, Renderer> for Fitted {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let state = tree.state.downcast_mut::<State>();
        layout::sized(limits, Length::Shrink, Length::Shrink, |limits| {
            let width = limits.max().width;
            let made_for = Some((self.words.clone(), self.size, self.font, width));
            if state.made_for != made_for {
                state.made_for = made_for;
                let words = self.shortened(width);
                let text = on_one_line(&words, self.size, self.font);
                state.shown.update(text);
            }
            state.shown.min_bounds()
        })
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let state = tree.state.downcast_ref::<State>();
        let bounds = layout.bounds();
        // A screen reader has room for all of it.
        let words = match Ask::of(operation, bounds) {
            true => &self.words,
            false => state.shown.content(),
        };
        operation.text(None, bounds, words);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_ref::<State>();
        line::draw(
            renderer,
            style,
            layout.bounds(),
            state.shown.raw(),
            (self.style)(theme),
            viewport,
        );
    }
}

impl<'a, Message: 'a> From<Fitted> for Element<'a, Message> {
    fn from(fitted: Fitted) -> Element<'a, Message> {
        Element::new(fitted)
    }
}
