//! Nothing is cut off, squeezed or outside of the window, in any of its sizes.

use fifth_die::rules::express::Phase;
use fifth_die::session::{Event, Seed};
use iced::Rectangle;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;

use crate::fixtures::thrown;
use crate::harness::Desk;
use crate::play;

const SIZES: [(f32, f32); 5] = [
    (1000.0, 700.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    // 1000 × 700 and 1280 × 800 with text of 150 %.
    (667.0, 467.0),
    (853.0, 533.0),
];

/// Everything that the edge of the window cuts off, that lies on something else or has no room for its words. What a
/// scroll brings into view is not cut off.
fn misplaced(desk: &mut Desk) -> Vec<String> {
    let window = Rectangle::with_size(desk.size());
    let targets = desk.targets();
    let is_inside = |inner: &Rectangle, outer: &Rectangle| {
        // Layouts round.
        inner.is_within(&outer.expand(0.5))
    };
    let scrolled: Vec<Rectangle> = targets
        .iter()
        .filter_map(|target| match target {
            Target::Scrollable { content_bounds, .. } => Some(*content_bounds),
            _ => None,
        })
        .collect();
    let mut misplaced = Vec::new();
    let mut texts: Vec<(&str, Rectangle)> = Vec::new();
    for target in &targets {
        let bounds = target.bounds();
        let is_scrolled = scrolled.iter().any(|content| is_inside(&bounds, content));
        if !is_scrolled && !is_inside(&bounds, &window) {
            misplaced.push(format!("outside of the window: {target:?}"));
        }
        if let Target::Text { content, .. } = target
            && !content.is_empty()
        {
            // A few words are one line, in which a letter takes a third of its height or more, a lone I a fifth.
            let letters = content.chars().count();
            if letters <= 24 && bounds.width < 0.2 * bounds.height * letters as f32 {
                misplaced.push(format!("“{content}” is squeezed: {bounds:?}"));
            }
            for (other, at) in &texts {
                if let Some(both) = bounds.intersection(at)
                    && both.width > 1.0
                    && both.height > 1.0
                {
                    misplaced.push(format!("“{content}” lies on “{other}”: {bounds:?}, {at:?}"));
                }
            }
            texts.push((content, bounds));
        }
    }
    misplaced
}

/// Looks at a screen in windows of every size.
#[track_caller]
pub fn fits(name: &str, mut desk: Desk) {
    let mut wrong = Vec::new();
    for size in SIZES {
        desk = desk.sized(size);
        for what in misplaced(&mut desk) {
            wrong.push(format!("{name} at {size:?}: {what}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same for a screen that must be seen whole in every window of the usual text size.
#[track_caller]
pub fn fits_whole(name: &str, mut desk: Desk) {
    for size in &SIZES[..3] {
        desk = desk.sized(*size);
        for target in desk.targets() {
            if let Target::Scrollable {
                bounds,
                content_bounds,
                ..
            } = target
            {
                let hidden = content_bounds.height - bounds.height;
                assert!(
                    hidden < 1.0,
                    "{name} at {size:?} hides {hidden} of its height"
                );
                let hidden = content_bounds.width - bounds.width;
                assert!(
                    hidden < 1.0,
                    "{name} at {size:?} hides {hidden} of its width"
                );
            }
        }
    }
    fits(name, desk);
}

#[test]
fn the_first_start_fits() {
    fits_whole("home", Desk::new());
}

#[test]
fn a_list_of_games_fits() {
    let mut desk = Desk::with(play::eight(3));
    desk.chord(Modifiers::CTRL, 'd');
    desk.chord(Modifiers::CTRL, 'g');
    desk.key(Named::Delete);
    fits_whole("a question", desk);

    let mut desk = Desk::with(play::eight(usize::MAX - 1));
    desk.chord(Modifiers::CTRL, 'g');
    fits_whole("a finished game in the list", desk);

    let mut desk = Desk::with(play::eight(3));
    desk.chord(Modifiers::CTRL, 'g');
    desk.key(Named::Delete);
    desk.key(Named::Delete);
    fits_whole("games", desk);
}

#[test]
fn a_new_table_of_eight_fits() {
    let mut desk = Desk::new();
    desk.click("New game");
    for seat in 0..8 {
        desk.write_name(seat, &format!("Player {}", seat % 7));
        desk.chord(Modifiers::CTRL, 'p');
    }
    desk.expect("Player 0 is at the table already.");
    fits("new game", desk);
}

#[test]
fn a_table_of_eight_fits_while_dice_are_typed() {
    let mut desk = Desk::with(play::eight(5));
    desk.types("12x");
    fits_whole("dice", desk);
}

#[test]
fn a_table_of_eight_fits_while_they_choose() {
    let mut desk = Desk::with(play::eight(0));
    desk.types("12346");
    desk.key(Named::ArrowDown);
    fits_whole("all choices and an effect", desk);

    let mut desk = Desk::with(play::eight(0));
    desk.types("123461");
    fits_whole("all choices and a word", desk);
}

#[test]
fn a_table_of_eight_fits_at_every_throw() {
    let mut session = play::eight(0);
    while let Phase::Throw(number) = session.table().phase() {
        let throw = Seed(8).throw(number);
        session.record(Event::Throw { number, throw }).unwrap();
        let mut desk = Desk::with(session.clone());
        desk.key(Named::ArrowDown);
        fits_whole(&format!("throw {number}"), desk);
        play::play(&mut session, Seed(8), number.get());
    }
    assert!(session.table().rounds().len() > 15);
}

#[test]
fn the_history_of_eight_fits() {
    let mut session = play::eight(9);
    session.record(thrown(2, [1, 1, 2, 6, 6])).unwrap();
    let mut desk = Desk::with(session);
    desk.chord(Modifiers::CTRL, 'h');
    desk.expect("* corrected later");
    fits("history", desk);
}

#[test]
fn the_result_of_eight_fits() {
    let mut desk = Desk::with(play::eight(usize::MAX - 1));
    desk.expect("Play again");
    fits("result", desk);

    let mut desk = Desk::with(play::eight(usize::MAX - 1));
    desk.key(Named::Escape);
    desk.expect("Everybody is out");
    fits_whole("pads after the game", desk);
}

#[test]
fn panels_fit() {
    let mut desk = Desk::with(play::eight(1));
    desk.chord(Modifiers::CTRL, ',');
    desk.expect("Size of text");
    fits("settings", desk);

    let mut desk = Desk::with(play::eight(1));
    desk.types("?");
    desk.expect("Everywhere");
    fits("keys", desk);
}

/// The cards of the eight stand beside the pad, whole, at the size that a laptop has at least.
#[test]
fn eight_cards_are_seen_at_once() {
    let mut desk = Desk::with(play::eight(7));
    let window = Rectangle::with_size(desk.size());
    for player in play::eight(7).setup().players() {
        let name = player.name.as_str();
        let start: String = name.chars().take(4).collect();
        let is_seen = desk.targets().iter().any(|target| {
            matches!(target, Target::Text { content, .. } if content.starts_with(start.trim_end()))
                && target.bounds().is_within(&window)
        });
        assert!(is_seen, "{name} is not seen");
    }
}

#[test]
fn the_rules_fit() {
    let mut desk = Desk::new();
    desk.key(Named::F1);
    fits("rules", desk);
}
