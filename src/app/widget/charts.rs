//! Charts in the window, with descriptions for screen readers.

use super::{Drawing, Element, Saying};
use crate::scene::{Scene, Weight};

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
