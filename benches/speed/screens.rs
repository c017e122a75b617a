use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use fifth_die::app::express::play;
use fifth_die::app::theme::Theme;
use fifth_die::app::{App, Message, any_game, game_screen, place};
use fifth_die::rules::express::Phase;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Event, Express, Seed, Session};
use fifth_die::store::{Saved, Settings, Store};
use fifth_die::table::{Device, Input, Viewer};
use iced::advanced::clipboard;
use iced::mouse::{self, Cursor};
use iced::{Point, Renderer, Size};
use iced_test::futures::futures::{StreamExt, executor};
use iced_test::renderer::graphics::Viewport;
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{Action, UserInterface, task};
use jiff::Timestamp;

use crate::painter::{Painter, draw, headless};

criterion_group!(benches, answers, moments);

/// A window that shows the table, with the software renderer and without a screen.
pub struct Table {
    app: App,
    window: Window,
    /// What the first player chooses.
    choice: Event,
    cursor: Cursor,
    /// A place where the window shows that it is pointed at.
    pointed: Cursor,
    cache: Cache,
    renderer: Renderer,
    painter: Painter,
    _folder: tempfile::TempDir,
}

/// The pixels of a window, and how many of them the screen takes for one.
#[derive(Clone, Copy)]
pub struct Window {
    name: &'static str,
    pixels: Size<u32>,
    density: f32,
    /// Whether all pads are shown at once.
    all_pads: bool,
    /// Whether everybody plays on a phone.
    with_phones: bool,
}

impl Window {
    pub const ALL: [Window; 7] = [
        Window::new("1280x800", 1280, 800, 1.0),
        Window::new("1920x1080", 1920, 1080, 1.0),
        Window::new("2560x1440", 2560, 1440, 1.0),
        Window::new("2560x1600 at 200 %", 2560, 1600, 2.0),
        Window::new("1280x800, all pads", 1280, 800, 1.0).with_all_pads(),
        Window::new("2560x1440, all pads", 2560, 1440, 1.0).with_all_pads(),
        Window::new("1280x800, on phones", 1280, 800, 1.0).with_phones(),
    ];

    const fn new(name: &'static str, width: u32, height: u32, density: f32) -> Window {
        Window {
            name,
            pixels: Size::new(width, height),
            density,
            all_pads: false,
            with_phones: false,
        }
    }

    const fn with_all_pads(self) -> Window {
        Window {
            all_pads: true,
            ..self
        }
    }

    const fn with_phones(self) -> Window {
        Window {
            with_phones: true,
            ..self
        }
    }

    /// Its size as the program hears of it.
    fn size(self) -> Size {
        let Size { width, height } = self.pixels;
        Size::new(width as f32, height as f32) * (1.0 / self.density)
    }
}

impl Table {
    /// Eight players at a throw late enough for full pads; the first of them chooses.
    pub fn new(window: Window) -> Table {
        let mut session = crate::session::game(10);
        crate::play::step(&mut session, Seed(7));
        assert_eq!(
            session.table().phase(),
            Phase::Choices(ThrowNumber::new(11))
        );
        assert_eq!(session.table().waiting().count(), 8);
        let round = session.table().rounds().last().unwrap();
        let choice = Event::Choice {
            throw: ThrowNumber::new(11),
            seat: Seat::FIRST,
            choice: session.table().pads()[Seat::FIRST].choices(round.throw())[0],
        };

        // A mark that lands is drawn anew for as long as it does.
        Table::of(session, window, choice, false, false)
    }

    /// This game in a window, where people choose in secret and things move if so wanted.
    fn of(session: Session, window: Window, choice: Event, is_secret: bool, moves: bool) -> Table {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(folder.path())).unwrap();
        let mut saved = Saved::new(session, Timestamp::UNIX_EPOCH);
        saved.record.options.secret = is_secret;
        store.save(&saved).unwrap();
        let settings = Settings {
            open_game: Some(saved.id),
            all_pads: window.all_pads,
            tumble: moves,
            ..Settings::default()
        };
        store.save_settings(&settings).unwrap();
        let (mut app, task) = App::new(store, None);
        let mut actions = task::into_stream(task).expect("a game is opened");
        while let Some(action) = executor::block_on(actions.next()) {
            if let Action::Output(message) = action {
                drop(app.update(message));
            }
        }
        drop(app.update(Message::Window(place::Message::Resized(window.size()))));
        let mut table = Table {
            app,
            window,
            choice,
            cursor: Cursor::Unavailable,
            pointed: Cursor::Unavailable,
            cache: Cache::default(),
            renderer: headless(),
            painter: Painter::new(window.pixels),
            _folder: folder,
        };
        if window.with_phones {
            table.host(Input::Devices(vec![Device::Phone; 8]));
        }
        table
    }

    fn update(&mut self, message: game_screen::Message<Express>) {
        // What the task would save is not part of the answer.
        drop(
            self.app
                .update(Message::Game(any_game::Message::Express(message))),
        );
    }

    fn host(&mut self, input: Input<Express>) {
        self.update(game_screen::Message::Host(Box::new(input)));
    }

    /// The first legal choice of the one who is asked.
    pub fn choose(&mut self) {
        if self.window.with_phones {
            let by = Some(Viewer::Seat(Seat::FIRST));
            self.host(Input::Write(self.choice.clone(), by));
        } else {
            self.update(game_screen::Message::Play(play::Message::Choose(0)));
        }
    }

    pub fn undo(&mut self) {
        self.host(Input::Undo);
    }

    fn viewport(&self) -> Viewport {
        let scale = self.window.density * self.app.scale();
        Viewport::with_physical_size(self.window.pixels, scale)
    }

    /// The size of the layout.
    fn size(&self) -> Size {
        self.viewport().logical_size()
    }

    /// View and layout.
    fn lay_out(&mut self) {
        let cache = std::mem::take(&mut self.cache);
        let size = self.size();
        let ui = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
        self.cache = ui.into_cache();
    }

    /// View, layout and drawing, up to the list of what is to be painted.
    fn draw(&mut self) {
        let size = self.size();
        draw(
            self.app.view(),
            size,
            self.cursor,
            &Theme::LIGHT,
            &mut self.cache,
            &mut self.renderer,
        );
    }

    /// View, layout, drawing and the pixels that changed, found as the window's renderer finds them.
    pub fn paint_changes(&mut self) {
        self.draw();
        let viewport = self.viewport();
        self.painter.paint_changes(&mut self.renderer, &viewport);
    }

    /// View, layout, drawing and every pixel of the window.
    fn paint_all(&mut self) {
        self.draw();
        let viewport = self.viewport();
        self.painter.paint_all(&mut self.renderer, &viewport);
    }

    /// The time that `answer` takes after something was done; what was done is taken back and answered untimed.
    fn time(
        &mut self,
        runs: u64,
        done: fn(&mut Table),
        taken_back: fn(&mut Table),
        answer: fn(&mut Table),
    ) -> Duration {
        (0..runs)
            .map(|_| {
                let began = Instant::now();
                done(self);
                answer(self);
                let passed = began.elapsed();
                taken_back(self);
                answer(self);
                passed
            })
            .sum()
    }

    /// Finds the first choice from above, which shows that it is pointed at.
    fn find_something_to_point_at(&mut self) {
        let Size { width, height } = self.size();
        let before = self.painter.pixels.clone();
        let places = (0..80).flat_map(|down| (0..4).map(move |right| (right, down)));
        for (right, down) in places {
            let x = width * (0.04 + 0.04 * right as f32);
            let y = height * (0.15 + 0.01 * down as f32);
            self.pointed = Cursor::Available(Point::new(x, y));
            self.hover();
            self.paint_changes();
            let shows = self.painter.pixels != before;
            self.leave();
            self.paint_changes();
            if shows {
                return;
            }
        }
        panic!("nothing shows that it is pointed at");
    }

    fn hover(&mut self) {
        self.point(self.pointed);
    }

    fn leave(&mut self) {
        self.point(Cursor::Unavailable);
    }

    /// Moves the pointer, and lets the program hear of it.
    fn point(&mut self, cursor: Cursor) {
        self.cursor = cursor;
        let event = match cursor.position() {
            Some(position) => mouse::Event::CursorMoved { position },
            None => mouse::Event::CursorLeft,
        };
        let cache = std::mem::take(&mut self.cache);
        let size = self.size();
        let mut ui = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
        let mut messages = Vec::new();
        let _ = ui.update(
            &[iced::Event::Mouse(event)],
            cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut messages,
        );
        self.cache = ui.into_cache();
        for message in messages {
            drop(self.app.update(message));
        }
    }

    fn nothing(&mut self) {}

    /// Records an event of the game as if done at the laptop.
    fn write(&mut self, event: Event) {
        self.host(Input::Write(event, Some(Viewer::Laptop)));
    }

    /// Lets what moves on the table, or on the result, know the time.
    fn frame(&mut self, now: Instant) {
        self.update(game_screen::Message::Play(play::Message::Frame(now)));
        let frame = game_screen::ResultMessage::Frame(now);
        self.update(game_screen::Message::Result(frame));
    }
}

/// A frame in the middle of each moment that moves, in a window of 1280x800.
fn moments(criterion: &mut Criterion) {
    let mut before_throw = crate::session::game(10);
    let mut before_end = before_throw.clone();
    // The last event of a session that goes on, played while `goes_on`.
    let play = |session: &mut Session, goes_on: fn(&Session) -> bool| loop {
        let mut next = session.clone();
        crate::play::step(&mut next, Seed(7));
        if !goes_on(&next) {
            return next.log().done().last().unwrap().clone();
        }
        *session = next;
    };
    let end = play(&mut before_end, |session| !session.is_over());
    let throw = play(&mut before_throw, |session| {
        matches!(session.table().phase(), Phase::Throw(_))
    });
    let mut before_mark = before_throw.clone();
    crate::play::step(&mut before_mark, Seed(7));
    let mut before_reveal = before_mark.clone();
    let mark = play(&mut before_mark, |_| false);
    let reveal = play(&mut before_reveal, |session| {
        matches!(session.table().phase(), Phase::Choices(_))
    });

    let window = Window::ALL[0];
    let mut group = criterion.benchmark_group("screens/a frame at 1280x800");
    for (name, session, event, is_secret, lasts) in [
        ("of a throw", before_throw, throw, false, 200),
        ("of a mark", before_mark, mark, false, 500),
        ("of a reveal", before_reveal, reveal, true, 500),
        ("of a result", before_end, end, false, 500),
    ] {
        let mut table = Table::of(session, window, event.clone(), is_secret, true);
        table.paint_changes();
        match event {
            Event::Throw { .. } => table.host(Input::Throw),
            event => {
                if is_secret {
                    table.update(game_screen::Message::Play(play::Message::Take));
                }
                table.write(event);
            }
        }
        let before = table.painter.pixels.clone();
        let began = Instant::now();
        table.frame(began);
        table.paint_changes();
        assert!(before != table.painter.pixels, "{name} shows");
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|runs| {
                let frames = (1..=runs).map(|run| {
                    let now = began + Duration::from_millis(run * 37 % lasts);
                    let started = Instant::now();
                    table.frame(now);
                    table.paint_changes();
                    started.elapsed()
                });
                frames.sum()
            });
        });
    }
}

fn answers(criterion: &mut Criterion) {
    for window in Window::ALL {
        let mut table = Table::new(window);
        table.paint_changes();
        table.find_something_to_point_at();
        let before = table.painter.pixels.clone();
        table.choose();
        table.paint_changes();
        assert!(before != table.painter.pixels, "a choice shows");
        table.undo();
        table.paint_changes();

        let name = format!("screens/8 players at {}", window.name);
        let mut group = criterion.benchmark_group(name);
        let mut time = |name: &str, done: fn(&mut Table), back, answer: fn(&mut Table)| {
            group.bench_function(name, |bencher| {
                bencher.iter_custom(|runs| table.time(runs, done, back, answer));
            });
        };
        time(
            "a hover painted",
            Table::hover,
            Table::leave,
            Table::paint_changes,
        );
        time(
            "a choice recorded",
            Table::choose,
            Table::undo,
            Table::nothing,
        );
        time(
            "a choice laid out",
            Table::choose,
            Table::undo,
            Table::lay_out,
        );
        time(
            "a choice painted",
            Table::choose,
            Table::undo,
            Table::paint_changes,
        );
        time(
            "a choice and all painted",
            Table::choose,
            Table::undo,
            Table::paint_all,
        );
    }
}
