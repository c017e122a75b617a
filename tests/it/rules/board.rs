//! How the classic board is drawn: the same scene in the window, on paper and on phones.

use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Position, Setting, length};
use fifth_die::rules::dice::{Die, Sum};
use fifth_die::scene::{Board, BoardPlan, Bounds, Form, Look, Role, Scene, Shape};
use fifth_die::session::Colour;

use crate::fixtures::sum;

/// The board's share of the smallest window.
const SIZE: (f32, f32) = (520.0, 520.0);

const SIZES: [(f32, f32); 5] = [
    // On a phone, and in a window with text of 150%.
    (352.0, 300.0),
    (400.0, 360.0),
    SIZE,
    (800.0, 700.0),
    (1100.0, 900.0),
];

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
    let position = Position::new(Setting::default(), by_seat, Seat::new(0), by_column);
    position.expect("a possible position")
}

fn board(position: &Position, next: Option<&Position>) -> Board {
    Board {
        next: next.cloned().into_iter().collect(),
        ..Board::new(position, Colour::ALL.into_iter().take(4))
    }
}

fn drawn(position: &Position, next: Option<&Position>) -> Scene {
    board(position, next).scene(BoardPlan::fitting(SIZE), SIZE)
}

/// The numbers on a board with about the room that they take.
fn numbers(position: &Position, size: (f32, f32)) -> Vec<(String, Bounds)> {
    let scene = board(position, None).scene(BoardPlan::fitting(size), size);
    let shapes = scene.shapes.into_iter();
    let words = shapes.filter_map(|shape| match shape.form {
        Form::Words(words, at, set) => {
            let wide = words.chars().count() as f32 * set.size * 0.65;
            Some((words, Bounds::around(at, (wide, set.size))))
        }
        Form::Box(..) | Form::Path(..) => None,
    });
    words.collect()
}

fn touch(one: Bounds, other: Bounds) -> bool {
    let across = one.x < other.right() && other.x < one.right();
    across && one.y < other.bottom() && other.y < one.bottom()
}

#[test]
fn every_column_has_its_number_at_both_ends() {
    for size in SIZES {
        let numbers = numbers(&position(&[], &[]), size);
        for column in Sum::ALL {
            let name = column.to_string();
            let own = numbers.iter().filter(|(words, _)| *words == name);
            let [top, foot] = own.map(|(_, bounds)| *bounds).collect::<Vec<_>>()[..] else {
                panic!("{column} at {size:?}");
            };
            let space = (foot.centre().1 - top.centre().1) / f32::from(length(column) + 1);
            assert!(space >= size.1 / 16.0, "{column} at {size:?}");
        }
        for (place, (words, bounds)) in numbers.iter().enumerate() {
            assert!(bounds.x >= 0.0 && bounds.right() <= size.0, "{words}");
            assert!(bounds.y >= 0.0 && bounds.bottom() <= size.1, "{words}");
            for (other, at) in &numbers[..place] {
                assert!(!touch(*bounds, *at), "{words} on {other} at {size:?}");
            }
        }
    }
}

#[test]
fn the_smallest_board_of_a_review_has_its_numbers() {
    // Beside what was chosen, in a window of 1000 × 700 with text of 200%.
    let numbers = numbers(&position(&[(1, 2, 3), (0, 6, 5)], &[]), (190.0, 270.0));
    for column in Sum::ALL {
        let name = column.to_string();
        assert!(numbers.iter().any(|(words, _)| *words == name), "{name}");
    }
}

fn place(shape: &Shape) -> Bounds {
    use fifth_die::scene::Step;

    match &shape.form {
        Form::Box(bounds, ..) => *bounds,
        Form::Path(steps, ..) => {
            let points = steps.iter().filter_map(|step| match *step {
                Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) => Some(to),
                Step::Close => None,
            });
            let points = points.map(|point| Bounds::new(point, (0.0, 0.0)));
            points.reduce(Bounds::union).expect("a path has points")
        }
        Form::Words(_, at, _) => Bounds::new(*at, (0.0, 0.0)),
    }
}

fn square(scene: &Scene, seat: usize, column: u8, space: u8) -> Option<Bounds> {
    let name = format!("square-{}-{column}-{space}", seat + 1);
    let mut shapes = scene.shapes.iter();
    let square = shapes.find(|shape| shape.name.as_ref() == Some(&name));
    square.map(place)
}

/// The runners on a board, with whether they would only come there.
fn runners(scene: &Scene) -> Vec<(bool, Bounds)> {
    let runners = scene.shapes.iter().filter_map(|shape| match &shape.form {
        // A runner to come is hollow.
        Form::Path(_, Some(fill @ (Role::Player(_) | Role::Paper)), Some(_), _) => {
            Some((*fill == Role::Paper, place(shape)))
        }
        _ => None,
    });
    runners.collect()
}

#[test]
fn a_die_of_any_size_is_mostly_face() {
    for die in Die::ALL {
        // Millimetres on paper, and pixels of a window and of a picture.
        for side in [3.5, 12.0, 40.0, 300.0] {
            let mut scene = Scene::new((side, side));
            scene.die((side / 2.0, side / 2.0), side, Some(die), Look::Plain);
            let [edge, face, pips @ ..] = &scene.shapes[..] else {
                panic!("a die has an edge and a face");
            };
            let (edge, face) = (place(edge), place(face));
            assert!(face.width > 0.8 * edge.width, "{die}, {side}: {face:?}");
            for pip in pips.iter().map(place) {
                assert_eq!(face.union(pip), face, "{die}, {side}");
            }
        }
    }
}

#[test]
fn every_square_of_a_space_is_seen_beside_the_runner() {
    let squares = [(0, 7, 5), (1, 7, 5), (2, 7, 5), (3, 7, 5)];
    for runner in [&[][..], &[(7, 6)], &[(7, 9)]] {
        let all = drawn(&position(&squares, runner), None);
        let places = [0, 1, 2, 3].map(|seat| square(&all, seat, 7, 5).unwrap());
        for (seat, own) in places.iter().enumerate() {
            assert!(own.width >= 8.0 && own.height >= 8.0);
            assert!(places[..seat].iter().all(|other| !touch(*own, *other)));
        }
    }
    let three = drawn(&position(&squares[1..], &[(7, 5)]), None);
    let [(false, runner)] = runners(&three)[..] else {
        panic!("one runner");
    };
    for seat in 1..4 {
        assert!(!touch(square(&three, seat, 7, 5).unwrap(), runner));
    }
    assert_eq!(square(&three, 0, 7, 5), None);
}

#[test]
fn runners_of_several_plays_do_not_look_as_if_they_came_together() {
    let before = position(&[], &[(6, 4)]);
    let plays = [position(&[], &[(6, 5)]), position(&[], &[(6, 4), (7, 1)])];
    let board = Board {
        next: plays.to_vec(),
        ..board(&before, None)
    };
    let scene = board.scene(BoardPlan::fitting(SIZE), SIZE);
    let [(false, _)] = runners(&scene)[..] else {
        panic!("one runner, which is there");
    };
}

#[test]
fn a_play_that_is_looked_at_is_told_from_the_runners() {
    let before = position(&[(1, 7, 5)], &[(6, 4)]);
    let after = position(&[(1, 7, 5)], &[(6, 5), (7, 1)]);
    let kinds = |scene: &Scene| -> Vec<bool> {
        let runners = runners(scene).into_iter();
        runners.map(|(is_to_come, _)| is_to_come).collect()
    };
    assert_eq!(kinds(&drawn(&before, None)), [false]);
    assert_eq!(kinds(&drawn(&before, Some(&after))), [false, true, true]);
    // The position itself is no play.
    assert!(drawn(&before, Some(&before)) == drawn(&before, None));
}

#[test]
fn a_column_that_is_closed_or_won_stands_out() {
    let open = position(&[(1, 4, 2)], &[(4, 6)]);
    let closed = position(&[(1, 4, 2)], &[(4, 7)]);
    let won = closed.stop().expect("no one forbids the stop");
    let own = Role::Player(Colour::ALL[0]);
    let plate = |position: &Position| {
        let bounds = BoardPlan::fitting(SIZE).plate(sum(4));
        let scene = drawn(position, None);
        scene.shapes.iter().find_map(|shape| match shape.form {
            Form::Box(at, _, fill, _) if at == bounds => fill,
            _ => None,
        })
    };
    assert_eq!(plate(&open), Some(Role::Paper));
    assert_eq!([plate(&closed), plate(&won)], [Some(own); 2]);
    // The squares of the others are gone.
    assert!(square(&drawn(&closed, None), 1, 4, 2).is_some());
    assert!(square(&drawn(&won, None), 1, 4, 2).is_none());
}
