use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use fifth_die::app::theme::Theme;
use fifth_die::app::{App, Message, game, iced_settings, play};
use fifth_die::rules::express::Phase;
use fifth_die::session::Seed;
use fifth_die::store::{Saved, Settings, Store};
use iced::advanced::clipboard;
use iced::advanced::renderer::{Headless, Style};
use iced::mouse::Cursor;
use iced::theme::Base;
use iced::{Event, Rectangle, Renderer, Size, window};
use iced_test::renderer::graphics::{Viewport, damage, text};
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_tiny_skia::Layer;
use jiff::Timestamp;
use tiny_skia::{Mask, Pixmap};

criterion_group!(benches, one_choice);

/// A window that shows the table, with the software renderer and without a screen.
struct Table {
    app: App,
    cache: Cache,
    renderer: Renderer,
    pixels: Pixmap,
    mask: Mask,
    /// What the window shows.
    shown: Vec<Layer>,
    _folder: tempfile::TempDir,
}

const WINDOW: Size = Size::new(1920.0, 1080.0);

impl Table {
    /// Eight players at a throw late enough for full pads; the first of them chooses.
    fn new() -> Table {
        let mut session = crate::session::game(10);
        crate::play::step(&mut session, Seed(7));
        assert_eq!(session.table().phase(), Phase::Choices(11));
        assert_eq!(session.table().waiting().count(), 8);

        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(folder.path())).unwrap();
        let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
        store.save(&saved).unwrap();
        let settings = Settings {
            open_game: Some(saved.id),
            ..Settings::default()
        };
        store.save_settings(&settings).unwrap();
        let (app, _) = App::new(store, None);
        let (width, height) = (WINDOW.width as u32, WINDOW.height as u32);
        Table {
            app,
            cache: Cache::default(),
            renderer: renderer(),
            pixels: Pixmap::new(width, height).unwrap(),
            mask: Mask::new(width, height).unwrap(),
            shown: Vec::new(),
            _folder: folder,
        }
    }

    fn update(&mut self, message: game::Message) {
        // What the task would save is not part of the answer.
        drop(self.app.update(Message::Game(message)));
    }

    /// The first legal choice of the one who is asked.
    fn choose(&mut self) {
        self.update(game::Message::Play(play::Message::Choose(0)));
    }

    fn undo(&mut self) {
        self.update(game::Message::Undo);
    }

    /// View and layout.
    fn lay_out(&mut self) {
        let cache = std::mem::take(&mut self.cache);
        let ui = UserInterface::build(self.app.view(), WINDOW, cache, &mut self.renderer);
        self.cache = ui.into_cache();
    }

    /// View, layout and drawing, up to the list of what is to be painted.
    fn draw(&mut self) {
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), WINDOW, cache, &mut self.renderer);
        let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
        let _ = ui.update(
            &[redraw],
            Cursor::Unavailable,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut Vec::new(),
        );
        let style = Style {
            text_color: Theme::LIGHT.base().text_color,
        };
        ui.draw(
            &mut self.renderer,
            &Theme::LIGHT,
            &style,
            Cursor::Unavailable,
        );
        self.cache = ui.into_cache();
    }

    /// View, layout, drawing and the pixels that changed, found as the window's renderer finds them.
    fn paint_changes(&mut self) {
        self.draw();
        let layers = software(&mut self.renderer).layers().to_vec();
        let damage = damage::diff(
            &self.shown,
            &layers,
            |layer| vec![layer.bounds],
            Layer::damage,
        );
        self.shown = layers;
        let damage = damage::group(damage, Rectangle::with_size(WINDOW));
        self.paint(&damage);
    }

    /// View, layout, drawing and every pixel of the window.
    fn paint_all(&mut self) {
        self.draw();
        self.paint(&[Rectangle::with_size(WINDOW)]);
    }

    fn paint(&mut self, damage: &[Rectangle]) {
        let pixels = Size::new(self.pixels.width(), self.pixels.height());
        software(&mut self.renderer).draw(
            &mut self.pixels.as_mut(),
            &mut self.mask,
            &Viewport::with_physical_size(pixels, 1.0),
            damage,
            Theme::LIGHT.base().background_color,
        );
    }

    /// The time that `answer` takes after a choice.
    fn time(&mut self, runs: u64, mut answer: impl FnMut(&mut Table)) -> Duration {
        (0..runs)
            .map(|_| {
                let began = Instant::now();
                self.choose();
                answer(self);
                let passed = began.elapsed();
                self.undo();
                answer(self);
                passed
            })
            .sum()
    }
}

pub fn renderer() -> Renderer {
    let settings = iced_settings();
    for font in settings.fonts {
        text::font_system().write().unwrap().load_font(font);
    }
    iced_test::futures::futures::executor::block_on(<Renderer as Headless>::new(
        settings.default_font,
        settings.default_text_size,
        Some("tiny-skia"),
    ))
    .expect("the software renderer needs no device")
}

#[cfg(not(feature = "gpu"))]
pub fn software(renderer: &mut Renderer) -> &mut iced_tiny_skia::Renderer {
    renderer
}

#[cfg(feature = "gpu")]
pub fn software(renderer: &mut Renderer) -> &mut iced_tiny_skia::Renderer {
    match renderer {
        Renderer::Primary(_) => unreachable!("the software renderer was asked for"),
        Renderer::Secondary(software) => software,
    }
}

fn one_choice(criterion: &mut Criterion) {
    let mut table = Table::new();
    table.paint_changes();
    let before = table.pixels.clone();
    table.choose();
    table.paint_changes();
    assert!(before != table.pixels, "a choice shows");
    table.undo();
    table.paint_changes();

    let mut group = criterion.benchmark_group("screens/a choice of 8 players at 1920x1080");
    group.bench_function("recorded", |bencher| {
        bencher.iter_custom(|runs| table.time(runs, |_| ()));
    });
    group.bench_function("and laid out", |bencher| {
        bencher.iter_custom(|runs| table.time(runs, Table::lay_out));
    });
    group.bench_function("and painted where the window changes", |bencher| {
        bencher.iter_custom(|runs| table.time(runs, Table::paint_changes));
    });
    group.bench_function("and painted as a whole", |bencher| {
        bencher.iter_custom(|runs| table.time(runs, Table::paint_all));
    });
}
