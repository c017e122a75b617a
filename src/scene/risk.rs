//! The risk of the next roll as a half circle that fills from the left.

use std::f32::consts::PI;

use super::{Role, Scene, Type};

/// The stroke of the arc and the figure in it, relative to the width.
const STROKE: f32 = 0.07;
const FIGURE: f32 = 0.2;
/// The corners of the line that draws the whole arc.
const CORNERS: u16 = 48;

/// A chance of 0 to 1 as an arc around its `figure`, above `words` in this size; little more than half as high as
/// wide.
pub fn risk(chance: f64, figure: &str, words: &str, letters: f32, width: f32) -> Scene {
    let stroke = width * STROKE;
    let mut scene = Scene::new((width, (width + letters.max(stroke)) / 2.0));
    let (middle, radius) = (width / 2.0, (width - stroke) / 2.0);
    let mut arc = |share: f32, role| {
        let last = (f32::from(CORNERS) * share).ceil().max(1.0);
        let points = (0..=last as u16).map(|corner| {
            let angle = PI * share * f32::from(corner) / last;
            (middle - radius * angle.cos(), middle - radius * angle.sin())
        });
        scene.course(points, (role, stroke));
    };
    arc(1.0, Role::Empty);
    if chance > 0.0 {
        arc(chance as f32, Role::Lost);
    }
    let size = width * FIGURE;
    let below = scene.height - letters * 0.75;
    let set = Type::new(size).bold().middle();
    scene.text((middle, below - letters * 0.9 - size * 0.45), set, figure);
    let set = Type::new(letters).middle().of(Role::Soft);
    scene.text((middle, below), set, words);
    scene
}
