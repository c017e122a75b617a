use std::mem;

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

use crate::app::theme::gap;

/// The direction in which the focus moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// To the next control.
    Next,
    /// To the previous control.
    Previous,
}

/// Moves the focus to the next or previous control, and scrolls that into view; only within the container `within`, if
/// one is named. The controls `together` follow each other, whatever stands between them.
///
/// The order wraps around, so that a ring always shows which control a key would press.
pub fn step(step: Step, within: Option<Id>, together: Vec<Id>) -> impl Operation {
    Find {
        step,
        together,
        joined: Vec::new(),
        is_inside: within.is_none(),
        within,
        is_entering: false,
        controls: 0,
        scrollables: Scrollables::default(),
        candidates: Vec::new(),
        focused: None,
    }
}

/// A focusable control.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The number of controls before it.
    pub place: usize,
    /// Its bounds.
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

/// Counts scrollables, and tracks the innermost one around a control.
#[derive(Debug, Default)]
struct Scrollables {
    count: usize,
    around: Option<usize>,
    /// The scrollable whose content comes next.
    entering: Option<usize>,
}

/// Finds the controls and the focused one.
struct Find {
    step: Step,
    together: Vec<Id>,
    /// The indices of the `together` controls among the candidates.
    joined: Vec<usize>,
    within: Option<Id>,
    /// Whether the content of `within` comes next.
    is_entering: bool,
    is_inside: bool,
    controls: usize,
    scrollables: Scrollables,
    candidates: Vec<Candidate>,
    /// The place of the focused control.
    focused: Option<usize>,
}

impl Operation for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = (self.is_inside, self.scrollables.around);
        self.is_inside |= mem::take(&mut self.is_entering);
        self.scrollables.around = self.scrollables.entering.take().or(outside.1);
        operate(self);
        (self.is_inside, self.scrollables.around) = outside;
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
        self.scrollables.entering = Some(self.scrollables.count);
        self.scrollables.count += 1;
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if self.is_inside {
            if id.is_some_and(|id| self.together.contains(id)) {
                self.joined.push(self.candidates.len());
            }
            self.candidates.push(Candidate {
                place: self.controls,
                bounds,
                scrollable: self.scrollables.around,
            });
        }
        if state.is_focused() {
            self.focused = Some(self.controls);
        }
        self.controls += 1;
    }

    fn finish(&self) -> Outcome<()> {
        let focused = self.focused;
        let first = self.joined.first().copied().unwrap_or_default();
        let all = 0..self.candidates.len();
        let (before, after): (Vec<usize>, Vec<usize>) = all
            .filter(|place| !self.joined.contains(place))
            .partition(|&place| place < first);
        let order = [before, self.joined.clone(), after].concat();
        let mut places = order.iter();
        let at = places.position(|&place| Some(self.candidates[place].place) == focused);
        let last = order.len().saturating_sub(1);
        let to = match (self.step, at) {
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

/// Scrolls a control into view; with `gives_focus`, also focuses it and takes the focus from all others.
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
