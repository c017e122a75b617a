use std::iter;
use std::mem;
use std::ops::Range;

use iced::advanced::layout;
use iced::advanced::widget::tree::Tree;
use iced::widget::{column, container};
use iced::{Fill, Padding, Renderer};

use super::Element;
use super::around::{Around, Input, around};

/// The height that is assumed to be visible until the first update.
const ROOM: f32 = 1200.0;
/// How many rows are built above and below the visible ones, so that not every scroll builds some.
const BEYOND: usize = 6;

/// A list of `count` rows of the same height, of which only the visible ones are built.
///
/// It belongs inside a scrollable, whose viewport decides which rows are visible. A row keeps its focus as long as it
/// is built.
pub fn rows<'a, Message: 'a>(
    count: usize,
    height: f32,
    row: impl Fn(usize) -> Element<'a, Message> + 'a,
) -> Element<'a, Message> {
    let rows = Rows { count, height, row };
    around(column![].width(Fill), rows).into()
}

struct Rows<F> {
    count: usize,
    height: f32,
    row: F,
}

#[derive(Default)]
struct State {
    /// The rows that the next layout builds; `None` until something has been seen.
    wanted: Option<Range<usize>>,
    /// The rows whose trees are kept.
    built: Range<usize>,
}

impl<'a, Message: 'a, F> Around<'a, Message> for Rows<F>
where
    F: Fn(usize) -> Element<'a, Message>,
{
    type State = State;

    fn diff(&self, _state: &mut State, _content: &Element<'a, Message>, _tree: &mut Tree) {
        // The layout builds the rows and diffs them with the previous ones.
    }

    fn layout(
        &mut self,
        state: &mut State,
        content: &mut Element<'a, Message>,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let wanted = state.wanted.clone();
        let wanted = wanted.unwrap_or(0..(ROOM / self.height) as usize);
        let range = wanted.start.min(self.count)..wanted.end.min(self.count);
        let before = mem::replace(&mut state.built, range.clone());
        // The tree of a row that was built before goes with it to its new place in the column.
        let gone = range.start.saturating_sub(before.start);
        tree.children.drain(..gone.min(tree.children.len()));
        let new = before.start.saturating_sub(range.start).min(range.len());
        let new = iter::repeat_with(Tree::empty).take(new);
        tree.children.splice(..0, new);

        let above = range.start as f32 * self.height;
        let rows = range.map(|place| {
            let row = container((self.row)(place)).width(Fill);
            Element::from(row.height(self.height))
        });
        *content = column(rows)
            .padding(Padding::ZERO.top(above))
            .width(limits.max().width)
            .height(self.count as f32 * self.height)
            .into();
        tree.diff(&*content);
        content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn update(&mut self, state: &mut State, mut input: Input<'_, '_, 'a, Message>) {
        input.pass_on();
        let bounds = input.layout.bounds();
        let Some(seen) = bounds.intersection(input.viewport) else {
            return;
        };
        let top = seen.y - bounds.y;
        let first = (top / self.height) as usize;
        let end = (((top + seen.height) / self.height).ceil() as usize).min(self.count);
        if first < state.built.start || end > state.built.end {
            state.wanted = Some(first.saturating_sub(BEYOND)..end + BEYOND);
            input.shell.invalidate_layout();
            input.shell.request_redraw();
        }
    }
}
