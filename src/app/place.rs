//! The size and position of the window, kept for the next start.
//!
//! A window reports many positions a second while it is dragged; they are written once it rests.

use std::time::Duration;

use iced::{Point, Size, Subscription, Task, window};

use super::background::every;
use super::{App, Message as AppMessage};
use crate::store::{Settings, Window};

/// The window's size and position, and their changes that are not written yet.
#[derive(Debug)]
pub struct Place {
    /// Its size with text at 100% and no growth.
    window: Size,
    size: Option<Size>,
    corner: Option<Point>,
    /// Whether it fills the screen, as far as is known.
    is_full_screen: bool,
}

impl Place {
    pub fn new(settings: &Settings) -> Place {
        let kept = settings.window;
        Place {
            window: kept.map_or(USUAL, |kept| {
                Size::new(kept.width as f32, kept.height as f32)
            }),
            size: None,
            corner: None,
            is_full_screen: false,
        }
    }

    fn has_changed(&self) -> bool {
        self.size.is_some() || self.corner.is_some()
    }

    /// The pixels per unit of the layout with text of this size in percent, on a screen of usual density.
    pub fn scale(&self, text_size: u16) -> f32 {
        f32::from(text_size) / 100.0 * self.growth()
    }

    /// The width of the window in units of the layout.
    pub fn width(&self, scale: f32) -> f32 {
        self.window.width / scale
    }

    /// How much larger than usual the window shows everything, so that a large one can be read across the room.
    ///
    /// It grows in steps, so that dragging an edge does not lay out the window anew at every pixel.
    fn growth(&self) -> f32 {
        const STEP: f32 = 0.05;

        let larger = (self.window.width / USUAL.width).min(self.window.height / USUAL.height);
        ((larger / STEP + 0.001).floor() * STEP).max(1.0)
    }
}

#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// It has this size, with text at 100% and no growth.
    Resized(Size),
    /// Its corner is here, in units of the layout.
    Moved(Point),
    Rested,
    /// Its mode, and whether it is maximised, once it has rested.
    Found(window::Mode, bool),
    Toggle(window::Mode),
}

pub fn toggle_full_screen() -> Task<AppMessage> {
    window::latest()
        .and_then(window::mode)
        .map(|mode| AppMessage::Window(Message::Toggle(mode)))
}

/// How long the window rests before its position is written.
const REST: Duration = Duration::from_millis(1500);

/// The usual size of a window, in units of the layout.
pub const USUAL: Size = Size::new(1280.0, 800.0);

pub fn opening(settings: &Settings) -> window::Settings {
    let (width, height) = Window::LEAST;
    let usual = window::Settings {
        size: USUAL,
        min_size: Some(Size::new(width as f32, height as f32)),
        ..window::Settings::default()
    };
    let Some(kept) = settings.window else {
        return usual;
    };
    // The toolkit scales a window's size, but not its position.
    let scale = Place::new(settings).scale(settings.text_size);
    window::Settings {
        size: Size::new(kept.width as f32 / scale, kept.height as f32 / scale),
        position: kept.corner.map_or(window::Position::Default, |(x, y)| {
            window::Position::Specific(Point::new(x as f32, y as f32))
        }),
        maximized: kept.is_maximised,
        ..usual
    }
}

impl App {
    /// Ticks once the window has rested, while a change is not written yet.
    pub(super) fn rests(&self) -> Subscription<AppMessage> {
        if self.place.has_changed() {
            Subscription::run(|| every(REST)).map(|_| AppMessage::Window(Message::Rested))
        } else {
            Subscription::none()
        }
    }

    pub(super) fn on_window(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Resized(size) => {
                let before = self.place.window;
                let change = (size.width - before.width)
                    .abs()
                    .max((size.height - before.height).abs());
                if change < 0.5 {
                    // This is the first frame, or only the text size has changed.
                    return Task::none();
                }
                self.place.window = size;
                self.place.size = Some(size);
            }
            Message::Moved(corner) => self.place.corner = Some(corner),
            Message::Rested => {
                let found = |id| {
                    window::mode(id).then(move |mode| {
                        window::is_maximized(id)
                            .map(move |is_maximised| Message::Found(mode, is_maximised))
                    })
                };
                return window::latest().and_then(found).map(AppMessage::Window);
            }
            Message::Found(mode, is_maximised) => {
                self.place.is_full_screen = mode == window::Mode::Fullscreen;
                return self.keep_place(is_maximised);
            }
            Message::Toggle(mode) => {
                self.place.is_full_screen = mode != window::Mode::Fullscreen;
                let next = if self.place.is_full_screen {
                    window::Mode::Fullscreen
                } else {
                    window::Mode::Windowed
                };
                return window::latest().and_then(move |id| window::set_mode(id, next));
            }
        }
        Task::none()
    }

    /// Writes the window's place before the app ends, if a change is not written yet.
    pub(super) fn keep_last_place(&mut self) -> Task<AppMessage> {
        if !self.place.has_changed() {
            return Task::none();
        }
        let is_maximised = self.settings.window.is_some_and(|kept| kept.is_maximised);
        self.keep_place(is_maximised)
    }

    fn keep_place(&mut self, is_maximised: bool) -> Task<AppMessage> {
        let (size, corner) = (self.place.size.take(), self.place.corner.take());
        if self.place.is_full_screen {
            return Task::none();
        }
        let scale = self.scale();
        let kept = self.settings.window;
        let measured = |size: f32, least: u32| (size.round() as u32).max(least);
        let mut window = kept.unwrap_or(Window {
            width: USUAL.width as u32,
            height: USUAL.height as u32,
            corner: None,
            is_maximised,
        });
        window.is_maximised = is_maximised;
        // A maximised window keeps its former size and position.
        if !is_maximised {
            if let Some(size) = size {
                window.width = measured(size.width, Window::LEAST.0);
                window.height = measured(size.height, Window::LEAST.1);
            }
            if let Some(corner) = corner {
                let [x, y] = [corner.x, corner.y].map(|at| (at * scale).round() as i32);
                window.corner = Some((x, y));
            }
        }
        if kept == Some(window) {
            return Task::none();
        }
        self.settings.window = Some(window);
        self.save_settings()
    }
}
