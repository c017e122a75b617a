//! Charts in the window, with descriptions for screen readers.

use accesskit::Role;
use iced::Size;

use super::{Drawing, Element, Saying};
use crate::scene::{Chart, Histogram, Scene, Weight};
use crate::text::{say, signed};

/// A chart at its own size.
pub fn plot<'a, Message: 'a>(chart: Scene) -> Element<'a, Message> {
    // The tables beside the chart cover what is not part of its data.
    let told = chart.words();
    let told = told.filter(|(_, set)| set.weight != Weight::Regular);
    let told: Vec<&str> = told.map(|(words, _)| words).collect();
    let told = told.join(", ");
    let drawing = Drawing::new(chart);
    match told.is_empty() {
        true => drawing.into(),
        false => drawing.said(move || Saying::image(told.as_str())).into(),
    }
}

/// Like [`plot`], enlarged by `zoom` together with its words.
pub fn plot_at<'a, Message: 'a>(chart: Scene, zoom: f32) -> Element<'a, Message> {
    let mut scene = Scene::new((chart.width * zoom, chart.height * zoom));
    scene.put("", chart, (0.0, 0.0), zoom);
    plot(scene)
}

/// The course of a game, in this size.
pub fn course<'a, Message: 'a>(chart: Chart, size: Size) -> Element<'a, Message> {
    let drawing = Drawing::new(chart.scene((size.width, size.height)));
    let told = move || {
        let told =
            |value: Option<&f64>| value.map_or(String::new(), |&value| chart.scale.told(value));
        let (first, last) = (chart.course.first(), chart.course.last());
        let values = chart.course.iter().enumerate();
        let values = values.map(|(place, &value)| {
            let value = chart.scale.told(value);
            Saying::new(Role::ListItem, format!("{place}: {value}"))
        });
        let words = say!("heard-course", first = told(first), last = told(last));
        Saying::new(Role::List, words).of(values)
    };
    drawing.said(told).into()
}

/// The place of a total among many, in this size.
pub fn histogram<'a, Message: 'a>(histogram: &Histogram, size: Size) -> Element<'a, Message> {
    let drawing = Drawing::new(histogram.scene((size.width, size.height)));
    let Some((from, to)) = histogram.bars.most() else {
        return drawing.into();
    };
    let (lowest, highest) = histogram.bars.range();
    let told = move || {
        let words = say!(
            "heard-histogram",
            lowest = signed(lowest),
            highest = signed(highest),
            from = signed(from),
            to = signed(to)
        );
        Saying::image(words)
    };
    drawing.said(told).into()
}
