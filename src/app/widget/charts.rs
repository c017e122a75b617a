//! Charts in the window, with descriptions for screen readers.

use accesskit::Role;
use iced::widget::{column, container, row, space, text};
use iced::{Bottom, Center};

use super::{Drawing, Element, Saying, bold, said_as, soft};
use crate::app::theme::{self, gap, size};
use crate::rules::dice::Sum;
use crate::scene::{Scene, Weight};
use crate::text as words;

pub fn plot<'a, Message: 'a>(chart: Scene) -> Element<'a, Message> {
    // The tables beside the chart cover what is not part of its data.
    let told = chart.words();
    let told = told.filter(|(_, set)| set.weight != Weight::Regular);
    let told: Vec<&str> = told.map(|(words, _)| words).collect();
    let told = told.join(", ");
    let drawing = Drawing::new(chart);
    match told.is_empty() {
        true => drawing.into(),
        false => said_as(drawing, move || Saying::image(told.as_str())),
    }
}

/// Like [`plot`], enlarged by `zoom` together with its words.
pub fn plot_at<'a, Message: 'a>(chart: Scene, zoom: f32) -> Element<'a, Message> {
    let mut scene = Scene::new((chart.width * zoom, chart.height * zoom));
    scene.put("", chart, (0.0, 0.0), zoom);
    plot(scene)
}

/// The height of a bar for 100%.
const HEIGHT: f32 = 56.0;

/// The probability for each sum of two dice, 0 to 1, as bars below a title; `None` where it cannot happen.
pub fn chances<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    width: f32,
    chance: impl Fn(Sum) -> Option<f64>,
) -> Element<'a, Message> {
    let cell = ((width - 10.0 * gap::XS) / Sum::COUNT as f32)
        .min(34.0)
        .floor();
    let title = title.into_fragment();
    let chances = Sum::ALL.map(|sum| (sum, chance(sum)));
    let name = title.to_string();
    let bars = chances.map(|(sum, chance)| {
        let percent = chance.map_or_else(|| "–".to_owned(), |it| format!("{:.0}", it * 100.0));
        let bar = (HEIGHT * chance.unwrap_or_default() as f32).max(1.0);
        column![
            text(percent).size(size::BODY),
            container(space())
                .width(cell * 0.6)
                .height(bar)
                .style(theme::container::bar_of_odds),
            bold(sum.to_string(), size::BODY),
        ]
        .width(cell)
        .spacing(gap::XXS)
        .align_x(Center)
        .into()
    });
    let bars = column![
        soft(title, size::BODY),
        row(bars).spacing(gap::XS).align_y(Bottom),
    ]
    .spacing(gap::S);
    said_as(bars, move || {
        let chances = chances.map(|(sum, chance)| {
            let chance = chance.map_or_else(|| "–".to_owned(), words::percent);
            Saying::new(Role::ListItem, format!("{sum}: {chance}"))
        });
        Saying::new(Role::List, name.as_str()).of(chances)
    })
}
