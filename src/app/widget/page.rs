use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

/// The share of a view by which a page moves on, so that the last line stays in sight.
const PAGE: f32 = 0.9;

/// Scrolls the largest view that has more than it shows, by this many pages; more pages than there are lead to its end.
pub fn page(by: f32) -> impl Operation {
    Pages {
        by,
        ..Pages::default()
    }
}

#[derive(Default)]
struct Pages {
    by: f32,
    views: usize,
    /// The largest view so far, by the number of views before it, and its area.
    largest: Option<(usize, f32)>,
    to_scroll: Option<usize>,
}

impl Operation for Pages {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let area = bounds.width * bounds.height;
        if self.to_scroll == Some(self.views) {
            let y = self.by * bounds.height * PAGE;
            state.scroll_by(AbsoluteOffset { x: 0.0, y }, bounds, content_bounds);
        } else if content_bounds.height > bounds.height
            && self.largest.is_none_or(|(_, largest)| area > largest)
        {
            self.largest = Some((self.views, area));
        }
        self.views += 1;
    }

    fn finish(&self) -> Outcome<()> {
        match (self.to_scroll, self.largest) {
            (None, Some((view, _))) => Outcome::Chain(Box::new(Pages {
                by: self.by,
                to_scroll: Some(view),
                ..Pages::default()
            })),
            _ => Outcome::None,
        }
    }
}
