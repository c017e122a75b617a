//! What people see on the classic board.

use fifth_die::app::iced_settings;
use fifth_die::app::theme::Theme;
use fifth_die::app::widget::{Element, board};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Position, Setting, length};
use fifth_die::rules::dice::Sum;
use fifth_die::session::{Colour, Name, Player};
use iced::{Color, Rectangle, Renderer, Size};
use iced_test::selector::{Candidate, Target};
use iced_test::simulator::Simulator;

use crate::fixtures::sum;
use crate::pictures::{Pixel, paint};

const THEMES: [Theme; 2] = [Theme::LIGHT, Theme::DARK];

/// The board's share of the smallest window.
const SIZE: Size = Size::new(520.0, 520.0);

const SIZES: [Size; 4] = [
    // In a window with text of 150 %.
    Size::new(400.0, 360.0),
    SIZE,
    Size::new(800.0, 700.0),
    Size::new(1100.0, 900.0),
];

fn players(names: &[&str]) -> Vec<Player> {
    let player = |(name, colour): (&&str, Colour)| Player {
        name: Name::new(name).unwrap(),
        colour,
        level: None,
    };
    names.iter().zip(Colour::ALL).map(player).collect()
}

fn four() -> Vec<Player> {
    players(&["Ann", "Ben", "Cleo", "Dan"])
}

/// The squares as (seat, column, space) and the runners as (column, space) of a table of four, in the turn of seat 0.
#[track_caller]
fn position(squares: &[(usize, u8, u8)], runners: &[(u8, u8)]) -> Position {
    let mut by_seat = vec![[0; Sum::COUNT]; 4];
    for &(seat, column, space) in squares {
        by_seat[seat][sum(column).index()] = space;
    }
    let mut by_column = [0; Sum::COUNT];
    for &(column, space) in runners {
        by_column[sum(column).index()] = space;
    }
    Position::new(Setting::default(), by_seat, Seat::new(0), by_column)
        .expect("a possible position")
}

/// The texts of a board with their places.
fn texts(position: &Position, players: &[Player], size: Size) -> Vec<(String, Rectangle)> {
    let view: Element<'_, ()> = board(position, None, players, size, 1.0);
    let mut ui: Simulator<'_, (), Theme, Renderer> =
        Simulator::with_size(iced_settings(), size, view);
    let mut texts = Vec::new();
    let _ = ui.find(|candidate: Candidate<'_>| {
        if let Target::Text {
            content, bounds, ..
        } = Target::from(candidate)
            && !content.is_empty()
        {
            texts.push((content, bounds));
        }
        None::<()>
    });
    texts
}

/// The pixels of a board of four.
fn picture(position: &Position, ghost: Option<&Position>, theme: &Theme) -> Vec<Pixel> {
    let view: Element<'_, ()> = board(position, ghost, &four(), SIZE, 1.0);
    let pixels = Size::new(SIZE.width as u32, SIZE.height as u32);
    paint(view, pixels, theme)
}

/// How many pixels have exactly this colour.
fn count(picture: &[Pixel], colour: Color) -> usize {
    let [red, green, blue, _] = colour.into_rgba8();
    let colour = [red, green, blue];
    picture.iter().filter(|&&pixel| pixel == colour).count()
}

#[test]
fn every_column_has_its_number_at_both_ends() {
    for size in SIZES {
        let texts = texts(&position(&[], &[]), &four(), size);
        for column in Sum::ALL {
            let places: Vec<&Rectangle> = texts
                .iter()
                .filter(|(content, _)| *content == column.to_string())
                .map(|(_, bounds)| bounds)
                .collect();
            let [top, foot] = places[..] else {
                panic!("{column} is there {} times at {size:?}", places.len());
            };
            let space = (foot.center_y() - top.center_y()) / f32::from(length(column) + 1);
            assert!(space >= size.height / 16.0, "{column} at {size:?}");
        }
        assert_eq!(texts.len(), 2 * Sum::COUNT, "{texts:?}");
    }
}

#[test]
fn the_smallest_board_of_a_review_has_its_numbers() {
    let players = players(&["Ann", "Ben"]);
    let won = position(&[(1, 2, 3), (0, 6, 5)], &[]);
    // Beside what was chosen, in a window of 1000 × 700 with text of 200 %.
    let texts = texts(&won, &players, Size::new(190.0, 270.0));
    for column in Sum::ALL {
        assert!(texts.iter().any(|(text, _)| *text == column.to_string()));
    }
}

#[test]
fn no_text_lies_outside_or_on_another() {
    let names = [
        "Bartholomew",
        "Eve Wintergreen-Smith",
        "Wilhelmina",
        "Ŵŵ Mm",
    ];
    let won = position(&[(0, 2, 3), (1, 12, 3), (2, 7, 13), (3, 8, 11)], &[]);
    for size in SIZES {
        let texts = texts(&won, &players(&names), size);
        let board = Rectangle::with_size(size);
        for (place, (content, bounds)) in texts.iter().enumerate() {
            assert!(bounds.is_within(&board), "{content} at {size:?}");
            for (other, at) in &texts[..place] {
                assert!(!bounds.intersects(at), "{content} on {other} at {size:?}");
            }
        }
    }
}

#[test]
fn a_small_board_shows_numbers_before_it_leaves_them_out() {
    let won = position(&[(0, 2, 3)], &[]);
    let shown = |side: f32| texts(&won, &four(), Size::new(side, side)).len();
    assert_eq!(shown(220.0), Sum::COUNT);
    assert_eq!(shown(120.0), 0);
}

#[test]
fn every_square_of_a_space_is_seen() {
    let colours = four().into_iter().map(|player| player.colour);
    for theme in THEMES {
        let squares = [(0, 7, 5), (1, 7, 5), (2, 7, 5), (3, 7, 5)];
        let all = picture(&position(&squares, &[]), None, &theme);
        let three = picture(&position(&squares[..3], &[]), None, &theme);
        for (seat, colour) in colours.clone().enumerate() {
            let colour = theme.player(colour);
            assert!(count(&all, colour) >= 60, "seat {seat}");
            assert_eq!(
                count(&three, colour) > 0,
                seat < 3,
                "seat {seat}, {theme:?}"
            );
        }
    }
}

#[test]
fn a_runner_leaves_the_squares_of_its_space_in_sight() {
    let squares = [(1, 7, 5), (2, 7, 5), (3, 7, 5)];
    for theme in THEMES {
        let before = picture(&position(&squares, &[]), None, &theme);
        let shared = picture(&position(&squares, &[(7, 5)]), None, &theme);
        for colour in four()[1..].iter().map(|player| theme.player(player.colour)) {
            assert!(count(&shared, colour) >= 20, "{colour:?}");
        }
        assert!(count(&shared, theme.runner) > count(&before, theme.runner) + 60);
    }
}

#[test]
fn a_runner_shows_where_it_stands_and_what_it_has_gained() {
    let runner = |space| picture(&position(&[(0, 7, 2)], &[(7, space)]), None, &Theme::LIGHT);
    assert!(runner(5) != runner(6));
    let gained = |square| {
        let position = position(&[(0, 7, square)], &[(7, 9)]);
        let picture = picture(&position, None, &Theme::LIGHT);
        count(&picture, Theme::LIGHT.well)
    };
    assert!(gained(2) < gained(5));
}

#[test]
fn a_ghost_is_told_from_the_runners() {
    let before = position(&[(1, 7, 5)], &[(6, 4)]);
    let after = position(&[(1, 7, 5)], &[(6, 5), (7, 1)]);
    for theme in THEMES {
        let plain = picture(&before, None, &theme);
        let ghost = picture(&before, Some(&after), &theme);
        let played = picture(&after, None, &theme);
        assert!(ghost != plain && ghost != played);
        assert_eq!(count(&plain, theme.accent), 0);
        assert!(count(&ghost, theme.accent) > 20);
        assert!(count(&ghost, theme.tint) > 100);
        // The position itself as a ghost is none.
        assert!(picture(&before, Some(&before), &theme) == plain);
    }
}

#[test]
fn a_column_that_is_closed_or_won_stands_out() {
    for theme in THEMES {
        let open = position(&[(1, 4, 2)], &[(4, 6)]);
        let closed = position(&[(1, 4, 2)], &[(4, 7)]);
        let won = closed.stop().expect("no one forbids the stop");
        let [open, closed, won] = [open, closed, won].map(|p| picture(&p, None, &theme));
        assert!(count(&closed, theme.soft) > count(&open, theme.soft) + 200);
        let winner = theme.player(four()[0].colour);
        assert!(count(&won, winner) > count(&closed, winner) + 200);
    }
}
