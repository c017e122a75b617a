//! Charts in the window, with what they say to those who do not see them.

use accesskit::Role;
use iced::Size;

use super::{Drawing, Element, Saying, Sketch};
use crate::scene::{Chart, Histogram, Scene, Weight};
use crate::text::{say, signed};

#[derive(Debug, Clone, PartialEq)]
struct Plot {
    chart: Scene,
    zoom: f32,
}

/// A chart in its size.
pub fn plot<'a, Message: 'a>(chart: Scene) -> Element<'a, Message> {
    plot_at(chart, 1.0)
}

/// The same so many times as large, its words as well.
pub fn plot_at<'a, Message: 'a>(chart: Scene, zoom: f32) -> Element<'a, Message> {
    let size = Size::new(chart.width, chart.height) * zoom;
    Drawing::new(Plot { chart, zoom }, size).into()
}

impl Sketch for Plot {
    fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        scene.put("", self.chart.clone(), (0.0, 0.0), self.zoom);
        scene
    }

    /// Its data and its names; the tables beside it tell the rest.
    fn said(&self) -> Option<Saying> {
        let told = self.chart.words();
        let told = told.filter(|(_, set)| set.weight != Weight::Regular);
        let told: Vec<&str> = told.map(|(words, _)| words).collect();
        (!told.is_empty()).then(|| Saying::image(told.join(", ")))
    }
}

impl Sketch for Chart {
    fn scene(&self, size: (f32, f32)) -> Scene {
        Chart::scene(self, size)
    }

    fn said(&self) -> Option<Saying> {
        let told = |value: Option<&f64>| value.map(|&value| self.scale.told(value));
        let (first, last) = told(self.course.first()).zip(told(self.course.last()))?;
        let values = self.course.iter().enumerate();
        let values = values.map(|(place, &value)| {
            let value = self.scale.told(value);
            Saying::new(Role::ListItem, format!("{place}: {value}"))
        });
        let words = say!("heard-course", first = first, last = last);
        Some(Saying::new(Role::List, words).of(values))
    }
}

impl Sketch for Histogram {
    fn scene(&self, size: (f32, f32)) -> Scene {
        Histogram::scene(self, size)
    }

    fn said(&self) -> Option<Saying> {
        let ((lowest, highest), (from, to)) = (self.bars.range(), self.bars.most()?);
        let words = say!(
            "heard-histogram",
            lowest = signed(lowest),
            highest = signed(highest),
            from = signed(from),
            to = signed(to)
        );
        Some(Saying::image(words))
    }
}
