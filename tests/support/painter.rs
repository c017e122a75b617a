//! The pixels of a window, as the software renderer paints them.

use std::sync::Once;
use std::time::Instant;

use fifth_die::app::iced_settings;
use fifth_die::app::theme::Theme;
use fifth_die::app::widget::Element;
use iced::advanced::clipboard;
use iced::advanced::renderer::{Headless, Style};
use iced::mouse::Cursor;
use iced::theme::Base;
use iced::{Event, Rectangle, Renderer, Size, window};
use iced_test::futures::futures::executor::block_on;
use iced_test::renderer::graphics::{Viewport, damage, text};
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_tiny_skia::Layer;
use tiny_skia::{Mask, Pixmap};

pub fn headless() -> Renderer {
    static FONTS: Once = Once::new();
    let settings = iced_settings();
    FONTS.call_once(|| {
        for font in iced_settings().fonts {
            text::font_system().write().unwrap().load_font(font);
        }
    });
    block_on(<Renderer as Headless>::new(
        settings.default_font,
        settings.default_text_size,
        Some("tiny-skia"),
    ))
    .expect("the software renderer needs no device")
}

/// Lays a view out and draws it, up to the list of what is to be painted.
pub fn draw<M>(
    view: Element<'_, M>,
    size: Size,
    cursor: Cursor,
    theme: &Theme,
    cache: &mut Cache,
    renderer: &mut Renderer,
) {
    let mut ui = UserInterface::build(view, size, std::mem::take(cache), renderer);
    // Widgets learn here how they are: a button, whether it can be pressed.
    let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
    let _ = ui.update(
        &[redraw],
        cursor,
        renderer,
        &mut clipboard::Null,
        &mut Vec::new(),
    );
    let style = Style {
        text_color: theme.base().text_color,
    };
    ui.draw(renderer, theme, &style, cursor);
    *cache = ui.into_cache();
}

pub struct Painter {
    pub pixels: Pixmap,
    mask: Mask,
    layers: Vec<Layer>,
}

impl Painter {
    pub fn new(Size { width, height }: Size<u32>) -> Painter {
        Painter {
            pixels: Pixmap::new(width, height).unwrap(),
            mask: Mask::new(width, height).unwrap(),
            layers: Vec::new(),
        }
    }

    /// Paints what has changed since the last time, found as in a real window, and returns where that is.
    pub fn paint_changes(
        &mut self,
        renderer: &mut Renderer,
        viewport: &Viewport,
    ) -> Vec<Rectangle> {
        let layers = software(renderer).layers().to_vec();
        let bounds = |layer: &Layer| vec![layer.bounds];
        let changes = damage::diff(&self.layers, &layers, bounds, Layer::damage);
        let changes = damage::group(changes, whole(viewport));
        self.layers = layers;
        self.paint(renderer, viewport, &changes);
        changes
    }

    pub fn paint_all(&mut self, renderer: &mut Renderer, viewport: &Viewport) {
        self.paint(renderer, viewport, &[whole(viewport)]);
    }

    fn paint(&mut self, renderer: &mut Renderer, viewport: &Viewport, places: &[Rectangle]) {
        let paper = Theme::LIGHT.base().background_color;
        let (pixels, mask) = (&mut self.pixels.as_mut(), &mut self.mask);
        software(renderer).draw(pixels, mask, viewport, places, paper);
    }
}

fn whole(viewport: &Viewport) -> Rectangle {
    Rectangle::with_size(viewport.logical_size())
}

#[cfg(not(feature = "gpu"))]
fn software(renderer: &mut Renderer) -> &mut iced_tiny_skia::Renderer {
    renderer
}

#[cfg(feature = "gpu")]
fn software(renderer: &mut Renderer) -> &mut iced_tiny_skia::Renderer {
    match renderer {
        Renderer::Primary(_) => unreachable!("the software renderer was asked for"),
        Renderer::Secondary(software) => software,
    }
}
