//! The room of a table in its window: larger text leaves less of it, but makes neither pad nor board smaller.

use iced::Size;

use super::bar;
use super::theme::gap;
use crate::store::Settings;

/// How high a line of the bar is with text so large: 1 at the usual size.
pub fn bar_line(zoom: f32) -> f32 {
    if zoom > 1.0 { 36.0 } else { 44.0 }
}

/// The room of a table, in logical pixels, which are larger where text is.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// All of it.
    pub within: Size,
    /// How large text is: 1 at the usual size.
    pub zoom: f32,
    /// How much larger than usual everything is in this window.
    growth: f32,
    /// The height between the bar and the table.
    above: f32,
    /// Whether the bar has the buttons of a game, for which it may need a line more.
    has_game_bar: bool,
}

impl Room {
    /// The room within this size below the bar and what else is `above` the table.
    pub fn new(within: Size, above: f32, settings: &Settings, growth: f32) -> Room {
        Room {
            within,
            zoom: f32::from(settings.text_size) / 100.0,
            growth,
            above,
            has_game_bar: true,
        }
    }

    /// The same below the bar of a screen that is no game.
    pub fn beside_games(self) -> Room {
        Room {
            has_game_bar: false,
            ..self
        }
    }

    /// How high the bar is in a window of this width.
    fn bar_height(self, width: f32, zoom: f32) -> f32 {
        let room = bar::Room::within(width - 2.0 * gap::S);
        let lines = match self.has_game_bar && room.has_two_lines {
            true => 2.0,
            false => 1.0,
        };
        lines * bar_line(zoom)
    }

    /// How many pixels are one unit of the layout.
    pub fn scale(self) -> f32 {
        self.zoom * self.growth
    }

    /// The room that the same window has with text of another size.
    pub fn zoomed(self, zoom: f32) -> Room {
        let Size { width, height } = self.within;
        let height = height + self.bar_height(width, self.zoom) + self.above;
        let window = Size::new(width, height) * (self.zoom / zoom);
        let above = self.bar_height(window.width, zoom) + self.above;
        Room {
            within: Size::new(window.width, window.height - above),
            zoom,
            ..self
        }
    }

    /// The size in which a pad or a board is shown of which `fitting` tells the largest that has room.
    ///
    /// On the screen it is never smaller than with smaller text, as far as the window has room at all: with larger text
    /// than usual it is at least as large as usual, and no larger than with still larger text; with smaller text it is as
    /// large as usual.
    pub fn steady(self, fitting: impl Fn(Room) -> Size) -> Size {
        let shown = |zoom: f32| fitting(self.zoomed(zoom)) * zoom;
        let usual = shown(1.0);
        let here = fitting(self) * self.zoom;
        let limit = if self.zoom <= 1.0 {
            usual
        } else {
            let sizes = Settings::TEXT_SIZES.step_by(Settings::TEXT_STEP.into());
            let larger = sizes
                .map(|percent| f32::from(percent) / 100.0)
                .filter(|&zoom| zoom > self.zoom);
            most(larger.map(shown).fold(here, least), usual)
        };
        least(here, limit) * (1.0 / self.zoom)
    }
}

fn least(one: Size, other: Size) -> Size {
    Size::new(one.width.min(other.width), one.height.min(other.height))
}

fn most(one: Size, other: Size) -> Size {
    Size::new(one.width.max(other.width), one.height.max(other.height))
}
