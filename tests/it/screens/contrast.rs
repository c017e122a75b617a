//! Whether what is written can be read, in every set of colours.

use fifth_die::app::theme::{Theme, button, mixed};
use fifth_die::scene::{Bounds, Role};
use fifth_die::session::Colour;
use iced::widget::button::Status;
use iced::{Background, Color};

use crate::pictures::THEMES;

const HIGH: [Theme; 2] = [Theme::BLACK_ON_WHITE, Theme::WHITE_ON_BLACK];

/// How much brighter one colour is than the other, 1 to 21, as the WCAG counts it.
fn contrast(one: Color, other: Color) -> f32 {
    let [one, other] = [one, other].map(|colour| {
        let [r, g, b] = [colour.r, colour.g, colour.b].map(|part| {
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    });
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Every text and the ground that it stands on somewhere.
fn written(theme: &Theme) -> Vec<(&'static str, Color, Color)> {
    let mut written = vec![
        ("on the next thing to do", theme.on_accent, theme.accent),
        ("of a bust", theme.paper, theme.minus),
        ("beside the pointer", theme.paper, theme.ink),
        ("pips", theme.pip, theme.die),
        ("a refusal", theme.ink, theme.minus_tint),
        ("marks that gain", theme.ink, theme.plus_tint),
        ("points in a box that gains", theme.soft, theme.plus_tint),
    ];
    let texts = [
        ("ink", theme.ink),
        ("soft", theme.soft),
        ("accent", theme.accent),
        ("plus", theme.plus),
        ("minus", theme.minus),
    ];
    for (name, text) in texts {
        for ground in [theme.table, theme.paper, theme.well, theme.tint] {
            written.push((name, text, ground));
        }
    }
    written
}

#[track_caller]
fn can_be_read(theme: &Theme, least: f32) {
    for (what, text, ground) in written(theme) {
        let contrast = contrast(text, ground);
        let is_enough = contrast >= least;
        assert!(is_enough, "{what}: {text:?} on {ground:?}: {contrast:.1}");
    }
}

#[test]
fn texts_can_be_read_by_day_and_by_night() {
    can_be_read(&Theme::LIGHT, 4.5);
    can_be_read(&Theme::DARK, 4.5);
}

#[test]
fn high_contrast_is_high() {
    for theme in HIGH {
        can_be_read(&theme, 7.0);
        for line in [theme.line, theme.frame] {
            assert!(contrast(line, theme.paper) >= 7.0, "{line:?}");
        }
        assert!(theme.ring > Theme::LIGHT.ring);
    }
}

#[test]
fn buttons_of_players_can_be_read_below_the_pointer() {
    for theme in THEMES {
        for colour in Colour::ALL {
            for status in [Status::Active, Status::Hovered, Status::Pressed] {
                let style = button::player(colour)(&theme, status);
                let Some(Background::Color(ground)) = style.background else {
                    panic!("{colour:?} has no ground");
                };
                let contrast = contrast(style.text_color, ground);
                assert!(contrast >= 4.5, "{colour:?} {status:?}: {contrast:.1}");
            }
        }
    }
}

#[test]
fn players_and_marks_stand_out() {
    for theme in THEMES {
        for colour in Colour::ALL {
            let contrast = contrast(theme.on_accent, theme.player(colour));
            assert!(contrast >= 3.0, "pips on {colour:?}: {contrast:.1}");
        }
        // The marks of a track, from its boxes.
        let empty = theme.role(Role::Empty);
        let empty = mixed(theme.paper, Color { a: 1.0, ..empty }, empty.a);
        assert!(contrast(theme.role(Role::Ink), empty) > 3.0, "{theme:?}");
    }
    for theme in HIGH {
        for colour in Colour::ALL {
            let shown = theme.player(colour);
            assert!(contrast(shown, theme.paper) >= 4.5, "{colour:?}");
        }
    }
}

#[test]
fn the_house_is_green_in_every_set_of_colours() {
    for theme in THEMES {
        let Color { r, g, b, .. } = theme.accent;
        assert!(g > b && b > r, "{theme:?}");
    }
}

#[test]
fn a_line_is_as_thick_wherever_it_stands() {
    for row in 0..40u8 {
        let line = Bounds::new((0.0, f32::from(row) * 0.3), (100.0, 1.6));
        assert_eq!(line.crisp(0.0).height, 2.0, "{line:?}");
    }
}
