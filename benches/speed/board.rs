use criterion::{Criterion, criterion_group};
use fifth_die::app::theme::Theme;
use fifth_die::app::widget::{Element, board};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Position, Setting};
use fifth_die::rules::dice::Sum;
use fifth_die::session::{Colour, Name, Player};
use iced::mouse::Cursor;
use iced::{Renderer, Size};
use iced_test::renderer::graphics::Viewport;
use iced_test::runtime::user_interface::Cache;

use crate::painter::{Painter, draw, headless};

criterion_group!(benches, one_ghost);

const WINDOW: Size = Size::new(1280.0, 800.0);
const PIXELS: Size<u32> = Size::new(1280, 800);
/// What the screen leaves to the board.
const BOARD: Size = Size::new(800.0, 720.0);

/// The classic board in a window, with the software renderer and without a screen.
struct Board {
    position: Position,
    players: Vec<Player>,
    cache: Cache,
    renderer: Renderer,
    painter: Painter,
}

/// Four players late in a game, two columns won, with three of these runners.
fn position(runners: [u8; Sum::COUNT]) -> Position {
    let squares = vec![
        [0, 2, 0, 4, 0, 6, 0, 7, 0, 2, 0],
        [3, 1, 0, 0, 0, 10, 0, 5, 5, 3, 0],
        [0, 0, 3, 4, 0, 9, 0, 5, 6, 3, 1],
        [0, 4, 3, 6, 0, 9, 11, 3, 0, 0, 1],
    ];
    Position::new(Setting::default(), squares, Seat::new(2), runners).expect("a possible position")
}

impl Board {
    fn new() -> Board {
        let names = ["Ann", "Bartholomew", "Cleo", "Wilhelmina"];
        let players = names.into_iter().zip(Colour::ALL).map(|(name, colour)| {
            let name = Name::new(name).expect("a name");
            Player {
                name,
                colour,
                level: None,
            }
        });
        Board {
            position: position([0, 0, 0, 7, 3, 11, 0, 0, 0, 0, 0]),
            players: players.collect(),
            cache: Cache::default(),
            renderer: headless(),
            painter: Painter::new(PIXELS),
        }
    }

    /// View, layout and drawing, up to the list of what is to be painted.
    fn draw(&mut self, ghost: &Position) {
        let view: Element<'_, ()> = board(&self.position, Some(ghost), &self.players, BOARD);
        draw(
            view,
            WINDOW,
            Cursor::Unavailable,
            &Theme::LIGHT,
            &mut self.cache,
            &mut self.renderer,
        );
    }

    /// The same and every pixel of the window.
    fn paint(&mut self, ghost: &Position) {
        self.draw(ghost);
        let viewport = Viewport::with_physical_size(PIXELS, 1.0);
        self.painter.paint_all(&mut self.renderer, &viewport);
    }
}

fn one_ghost(criterion: &mut Criterion) {
    let mut board = Board::new();
    let ghosts = [
        position([0, 0, 0, 8, 3, 12, 0, 0, 0, 0, 0]),
        position([0, 0, 0, 7, 5, 11, 0, 0, 0, 0, 0]),
    ];
    let pictures = ghosts.each_ref().map(|ghost| {
        board.paint(ghost);
        board.painter.pixels.clone()
    });
    assert!(pictures[0] != pictures[1], "a ghost shows");

    let mut group = criterion.benchmark_group("board/another ghost at 1280x800");
    let mut turns = ghosts.iter().cycle();
    group.bench_function("drawn", |bencher| {
        bencher.iter(|| turns.next().map(|ghost| board.draw(ghost)));
    });
    group.bench_function("and painted as a whole", |bencher| {
        bencher.iter(|| turns.next().map(|ghost| board.paint(ghost)));
    });
}
