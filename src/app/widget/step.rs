use std::any::Any;
use std::mem;

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

use crate::app::theme::gap;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Next,
    Previous,
}

/// Moves the focus to the next or previous control, and scrolls that into view; only within the container `within`, if
/// one is named. The controls `together` follow each other, whatever stands between them.
///
/// The order wraps around, so that a ring always shows which control a key would press.
pub fn step(step: Step, within: Option<Id>, together: Vec<Id>) -> impl Operation {
    Find {
        step: Some(step),
        together,
        is_inside: within.is_none(),
        within,
        ..Find::default()
    }
}

/// Marks the control that the screen's own selection is on.
pub struct Lit;

/// Scrolls the control with the screen's own selection into view, if it is in the container `within`.
pub fn show_lit(within: Option<Id>) -> impl Operation {
    Find {
        is_inside: within.is_none(),
        within,
        ..Find::default()
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The number of controls before it.
    pub place: usize,
    pub bounds: Rectangle,
    /// The innermost scrollable around it, as the number of scrollables before that one.
    pub scrollable: Option<usize>,
}

/// Scrolls a control into view; with `gives_focus`, also gives it the focus.
pub fn show(to: Candidate, gives_focus: bool) -> impl Operation {
    Give {
        to,
        gives_focus,
        controls: 0,
        scrollables: 0,
    }
}

#[derive(Default)]
struct Find {
    /// The direction in which the focus moves; `None` shows the lit control instead.
    step: Option<Step>,
    together: Vec<Id>,
    /// The indices of the `together` controls among the candidates.
    joined: Vec<usize>,
    within: Option<Id>,
    /// Whether the content of `within` comes next.
    is_entering: bool,
    is_inside: bool,
    controls: usize,
    scrollables: usize,
    /// The innermost scrollable around a control, and the one whose content comes next.
    around: Option<usize>,
    inside: Option<usize>,
    candidates: Vec<Candidate>,
    focused: Option<usize>,
    lit: Option<Candidate>,
}

impl Operation for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = (self.is_inside, self.around);
        self.is_inside |= mem::take(&mut self.is_entering);
        self.around = self.inside.take().or(self.around);
        operate(self);
        (self.is_inside, self.around) = outside;
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        self.is_entering = id.is_some() && id == self.within.as_ref();
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.inside = Some(self.scrollables);
        self.scrollables += 1;
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if self.is_inside {
            if id.is_some_and(|id| self.together.contains(id)) {
                self.joined.push(self.candidates.len());
            }
            self.candidates.push(Candidate {
                place: self.controls,
                bounds,
                scrollable: self.around,
            });
        }
        if state.is_focused() {
            self.focused = Some(self.controls);
        }
        self.controls += 1;
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if self.is_inside && state.is::<Lit>() {
            self.lit = Some(Candidate {
                place: self.controls,
                bounds,
                scrollable: self.around,
            });
        }
    }

    fn finish(&self) -> Outcome<()> {
        let Some(step) = self.step else {
            return self.lit.map_or(Outcome::None, |lit| {
                Outcome::Chain(Box::new(show(lit, false)))
            });
        };
        let first = self.joined.first().copied().unwrap_or_default();
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order.sort_by_key(|&place| match self.joined.contains(&place) {
            true => (first, place),
            false => (place, place),
        });
        let is_focused = |&place: &usize| Some(self.candidates[place].place) == self.focused;
        let at = order.iter().position(is_focused);
        let last = order.len().saturating_sub(1);
        let to = match (step, at) {
            (Step::Next, Some(at)) if at < last => at + 1,
            (Step::Next, _) => 0,
            (Step::Previous, Some(at)) if at > 0 => at - 1,
            (Step::Previous, _) => last,
        };
        match order.get(to) {
            Some(&to) => Outcome::Chain(Box::new(show(self.candidates[to], true))),
            None => Outcome::None,
        }
    }
}

struct Give {
    to: Candidate,
    gives_focus: bool,
    controls: usize,
    scrollables: usize,
}

impl Operation for Give {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.to.scrollable == Some(self.scrollables) {
            let control = self.to.bounds.expand(gap::M);
            let seen = bounds + translation;
            let offset = AbsoluteOffset {
                x: missing(control.x, control.width, seen.x, seen.width),
                y: missing(control.y, control.height, seen.y, seen.height),
            };
            state.scroll_by(offset, bounds, content_bounds);
        }
        self.scrollables += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if !self.gives_focus {
            return;
        }
        if self.controls == self.to.place {
            state.focus();
        } else {
            state.unfocus();
        }
        self.controls += 1;
    }
}

/// How far a view has to move to show all of a control, or its beginning if the control is larger.
fn missing(start: f32, length: f32, seen: f32, room: f32) -> f32 {
    let before = start - seen;
    let after = before + length - room;
    if before < 0.0 {
        before
    } else {
        after.clamp(0.0, before)
    }
}
