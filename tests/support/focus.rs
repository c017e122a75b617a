//! Where the focus is, and whether it can be seen.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, Scrollable};
use iced::{Rectangle, Size, Vector};

pub struct Focused {
    found: Option<Rectangle>,
    /// What is seen of the part of the window that is looked at, and how far that is scrolled.
    seen: Rectangle,
    shift: Vector,
    /// The same of the content that comes next.
    scrolled: Option<(Rectangle, Vector)>,
}

impl Focused {
    pub fn within(window: Size) -> Focused {
        Focused {
            found: None,
            seen: Rectangle::with_size(window),
            shift: Vector::ZERO,
            scrolled: None,
        }
    }

    pub fn found(self) -> Option<Rectangle> {
        self.found
    }
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = (self.seen, self.shift);
        (self.seen, self.shift) = self.scrolled.take().unwrap_or(outside);
        operate(self);
        (self.seen, self.shift) = outside;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let seen = self.seen.intersection(&(bounds - self.shift));
        self.scrolled = Some((seen.unwrap_or_default(), self.shift + translation));
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            assert_eq!(self.found, None, "two controls have the focus");
            let control = bounds - self.shift;
            assert!(
                control.is_within(&self.seen),
                "{control:?} has the focus and is not seen within {:?}",
                self.seen
            );
            self.found = Some(control);
        }
    }
}
