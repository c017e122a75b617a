//! Only the parts of the window that have changed are painted, and it looks as if all of it were.

use fifth_die::session::{DiceSource, Seed};
use iced::{Point, Rectangle, Size};
use iced_test::renderer::graphics::Viewport;

use crate::harness::Desk;
use crate::painter::Painter;
use crate::play;

const WINDOW: Size<u32> = Size::new(1280, 800);

/// How far a part of a colour may be off, as the renderer rounds otherwise where it clips; nobody sees that.
const ROUNDING: u8 = 2;

struct Screen {
    desk: Desk,
    parts: Painter,
}

impl Screen {
    fn of(mut desk: Desk) -> Screen {
        desk.resize(Size::new(WINDOW.width as f32, WINDOW.height as f32));
        let parts = Painter::new(WINDOW);
        let mut screen = Screen { desk, parts };
        screen.paint();
        screen
    }

    /// Paints the changes and returns their share of the window.
    #[track_caller]
    fn paint(&mut self) -> f32 {
        let viewport = Viewport::with_physical_size(WINDOW, self.desk.scale());
        let mut whole = Painter::new(WINDOW);
        let changes = self.desk.drawn(|renderer| {
            whole.paint_all(renderer, &viewport);
            self.parts.paint_changes(renderer, &viewport)
        });
        let pairs = self.parts.pixels.data().iter().zip(whole.pixels.data());
        let most = pairs.map(|(one, other)| one.abs_diff(*other)).max();
        assert!(most <= Some(ROUNDING), "{most:?} off in {changes:?}");
        let areas = changes.iter().map(Rectangle::area);
        areas.sum::<f32>() / Rectangle::with_size(viewport.logical_size()).area()
    }

    /// Points at so many lines of the window in these columns, and returns the largest share that was painted.
    fn look_around(&mut self, columns: &[f32], lines: usize) -> f32 {
        let size = self.desk.size();
        let mut most: f32 = 0.0;
        for line in 0..lines {
            let y = line as f32 / lines as f32 * size.height;
            for x in columns {
                self.desk.point_at(Point::new(x * size.width, y));
                most = most.max(self.paint());
            }
        }
        most
    }
}

#[test]
fn the_table_is_painted_in_parts_as_if_it_were_painted_whole() {
    let session = play::eight(10);
    let mut screen = Screen::of(Desk::with(session));
    screen.look_around(&[0.1, 0.4, 0.9], 8);
    for keys in ["134", "46", "1", "2"] {
        screen.desk.types(keys);
        screen.paint();
    }
    for _ in 0..3 {
        screen.desk.keys("Ctrl+Z");
        screen.paint();
    }
    screen.desk.keys("F10");
    screen.paint();
    screen.look_around(&[0.1, 0.6], 5);
    for key in ["F10", "Esc", "F1"] {
        screen.desk.keys(key);
        screen.paint();
    }
}

#[test]
fn the_board_is_painted_in_parts_as_if_it_were_painted_whole() {
    let dice = DiceSource::App(Seed(3));
    let session = play::board_after(&["Ann", "Ben", "Cleo"], dice, Seed(3), 7);
    let mut screen = Screen::of(Desk::with(session));
    for _ in 0..4 {
        screen.look_around(&[0.1, 0.7], 4);
        screen.desk.keys("Enter");
        screen.paint();
    }
}

#[test]
fn pointing_at_a_control_paints_only_its_part() {
    let mut session = play::eight(10);
    play::step(&mut session, Seed(7));
    let mut screen = Screen::of(Desk::with(session));
    screen.paint();
    let most = screen.look_around(&[0.05, 0.2], 15);
    assert!(most > 0.0, "something shows that it is pointed at");
    assert!(most < 0.8, "{most} of the window is painted");
}
