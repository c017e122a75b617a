//! Looks for what is cut off, squeezed or outside of the window.

use iced::widget::Id;
use iced::{Rectangle, Size};
use iced_test::selector::Target;

/// No line of text is lower than this: the numbers of the smallest board have 8 points, in lines of 1.3 times as much.
const LOWEST_LINE: f32 = 10.0;

/// Everything that the edge of the window cuts off, that lies on something else or has no room for its words. What a
/// scroll brings into view is not cut off.
pub fn misplaced(targets: &[Target], window: Size) -> Vec<String> {
    let window = Rectangle::with_size(window);
    let is_inside = |inner: &Rectangle, outer: &Rectangle| {
        // Layouts round.
        inner.is_within(&outer.expand(0.5))
    };
    // What is seen of each scrollable, and all that it holds.
    let scrollables: Vec<(Rectangle, Rectangle)> = targets
        .iter()
        .filter_map(|target| match target {
            Target::Scrollable {
                bounds,
                content_bounds,
                ..
            } => Some((*bounds, *content_bounds)),
            _ => None,
        })
        .collect();
    let news = targets.iter().find_map(|target| match target {
        Target::Container {
            id: Some(id),
            bounds,
            ..
        } if *id == Id::new("news") => Some(*bounds),
        _ => None,
    });
    let mut misplaced = Vec::new();
    let mut texts: Vec<Shown<'_>> = Vec::new();
    for target in targets {
        let bounds = target.bounds();
        let is_scrolled = scrollables
            .iter()
            .any(|(_, content)| is_inside(&bounds, content));
        if !is_scrolled && !is_inside(&bounds, &window) {
            misplaced.push(format!("outside of the window: {target:?}"));
        }
        if let Target::Text {
            content,
            visible_bounds,
            ..
        } = target
            && !content.is_empty()
        {
            // A word is one line, a few words are two at most; in a line a letter takes a third of its height or more, a lone i
            // less than a fifth.
            let letters = content.chars().count();
            let line = bounds.height / if content.contains(' ') { 2.0 } else { 1.0 };
            if letters <= 24 && bounds.width < 0.18 * line * letters as f32 {
                misplaced.push(format!("“{content}” is squeezed: {bounds:?}"));
            }
            if bounds.height < LOWEST_LINE {
                misplaced.push(format!("“{content}” is cut off: {bounds:?}"));
            }
            let holders = scrollables.iter().enumerate().filter(|(_, (seen, all))| {
                let is_seen_there = visible_bounds.is_none_or(|part| is_inside(&part, seen));
                is_inside(&bounds, all) && is_seen_there
            });
            let holders: Vec<usize> = holders.map(|(place, _)| place).collect();
            // What is out of view may be in any of them.
            if visible_bounds.is_none() && holders.len() > 1 {
                continue;
            }
            let shown = Shown {
                content,
                bounds,
                visible: *visible_bounds,
                scrollable: holders.last().copied(),
            };
            // News covers what it lies on, until somebody goes on.
            let is_news = news.is_some_and(|news| is_inside(&bounds, &news));
            let covered = texts.iter().filter(|other| shown.lies_on(other));
            for other in covered.filter(|_| !is_news) {
                let (other, at) = (other.content, other.bounds);
                misplaced.push(format!("“{content}” lies on “{other}”: {bounds:?}, {at:?}"));
            }
            texts.push(shown);
        }
    }
    misplaced
}

struct Shown<'t> {
    content: &'t str,
    bounds: Rectangle,
    /// The part of it that is not scrolled out of view.
    visible: Option<Rectangle>,
    /// The scrollable that holds it, by its place among all.
    scrollable: Option<usize>,
}

impl Shown<'_> {
    /// Whether both are in the same place: now, or once what holds both is scrolled.
    fn lies_on(&self, other: &Shown<'_>) -> bool {
        let both = if self.scrollable == other.scrollable {
            self.bounds.intersection(&other.bounds)
        } else {
            let (Some(one), Some(other)) = (self.visible, other.visible) else {
                return false;
            };
            one.intersection(&other)
        };
        both.is_some_and(|both| both.width > 1.0 && both.height > 1.0)
    }
}

/// What scrolls although it must be seen whole.
pub fn hidden(targets: &[Target]) -> Vec<String> {
    let hidden = targets.iter().filter_map(|target| match target {
        Target::Scrollable {
            bounds,
            content_bounds,
            ..
        } => Some(content_bounds.size() - bounds.size()),
        _ => None,
    });
    hidden
        .filter(|hidden| hidden.width >= 1.0 || hidden.height >= 1.0)
        .map(|hidden| format!("{} × {} are hidden", hidden.width, hidden.height))
        .collect()
}
