//! Button styles, from the most to the least prominent.

use iced::widget::button::{Catalog, Status, Style, StyleFn};
use iced::{Background, Border, Color, border};

use super::{Theme, faded, mixed, radius};
use crate::scene::Role;
use crate::session::Colour;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> StyleFn<'a, Theme> {
        Box::new(plain)
    }

    fn style(&self, class: &StyleFn<'_, Theme>, status: Status) -> Style {
        class(self, status)
    }
}

/// The share of ink under the pointer, quieter than any selection and on every ground alike.
const LIT: f32 = 0.06;

pub fn next(theme: &Theme, status: Status) -> Style {
    if status == Status::Disabled {
        return filled(theme.well, theme.soft, Color::TRANSPARENT);
    }
    let darker = |share| mixed(theme.accent, theme.ink, share);
    let fill = among(status, [theme.accent, darker(0.12), darker(0.25)]);
    filled(fill, theme.on_accent, Color::TRANSPARENT)
}

pub fn plain(theme: &Theme, status: Status) -> Style {
    let lit = |share| filled(mixed(theme.paper, theme.ink, share), theme.ink, theme.frame);
    match status {
        Status::Active => filled(theme.paper, theme.ink, theme.line),
        Status::Hovered => lit(LIT),
        Status::Pressed => lit(3.0 * LIT),
        Status::Disabled => filled(
            Color::TRANSPARENT,
            theme.role(Role::Off),
            faded(theme.line, 0.6),
        ),
    }
}

/// An ordinary control in a strong frame, beside segments.
pub fn framed(theme: &Theme, status: Status) -> Style {
    segment(false, true, true)(theme, status)
}

/// A control without a frame, on bars and in rows.
pub fn quiet(theme: &Theme, status: Status) -> Style {
    let text = match status {
        Status::Disabled => theme.role(Role::Off),
        _ => theme.ink,
    };
    let share = among(status, [0.0, LIT, 3.0 * LIT]);
    filled(faded(theme.ink, share), text, Color::TRANSPARENT)
}

pub fn chosen(theme: &Theme, status: Status) -> Style {
    let lit = mixed(theme.tint, theme.accent, 0.2);
    let fill = among(status, [theme.tint, lit, lit]);
    filled(fill, theme.ink, theme.accent)
}

/// An important control beside the next step.
pub fn outlined(theme: &Theme, status: Status) -> Style {
    let fill = among(status, [theme.paper, theme.well, theme.line]);
    let mut style = filled(fill, theme.ink, theme.ink);
    style.border.width = 2.0;
    style
}

/// A control that takes something away.
pub fn away(theme: &Theme, status: Status) -> Style {
    let lit = theme.minus_tint;
    let fill = among(status, [Color::TRANSPARENT, lit, lit]);
    filled(fill, theme.minus, Color::TRANSPARENT)
}

/// A line of a list, or a tab; the selected one stands out.
pub fn line(is_selected: bool) -> fn(&Theme, Status) -> Style {
    if is_selected { chosen } else { quiet }
}

/// A line of ranked choices of a player in this colour: the best one is framed in it, the one that was made in ink.
pub fn ranked(
    colour: Option<Colour>,
    is_covered: bool,
    is_best: bool,
    is_made: bool,
    is_shown: bool,
) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let mut style = match is_covered {
            true => plain(theme, status),
            false => quiet(theme, status),
        };
        let tint = colour.map_or(theme.tint, |colour| theme.player_tint(colour));
        if is_best || is_shown {
            style.background = Some(Background::Color(tint));
        }
        let frame = match is_made {
            true => theme.ink,
            false => colour.map_or(theme.accent, |colour| theme.mark(colour)),
        };
        if is_best || is_made {
            style.border = style.border.color(frame).width(2.0);
        }
        style
    }
}

/// A player to look at; the one who is shown stands out.
pub fn tab(colour: Colour, is_current: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let mut style = quiet(theme, status);
        if is_current {
            let fill = mixed(theme.paper, theme.player(colour), 0.3);
            style = filled(fill, theme.ink, theme.mark(colour));
        }
        style.border.radius = (2.0 * radius::CONTROL).into();
        style
    }
}

pub fn option(is_chosen: bool) -> fn(&Theme, Status) -> Style {
    if is_chosen { chosen } else { plain }
}

pub fn segment(is_chosen: bool, is_first: bool, is_last: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let mut style = match (is_chosen, status) {
            (true, _) => filled(theme.ink, theme.paper, theme.ink),
            (false, Status::Hovered | Status::Pressed) => {
                filled(theme.well, theme.ink, theme.frame)
            }
            (false, _) => filled(theme.paper, theme.ink, theme.frame),
        };
        let [left, right] = [is_first, is_last].map(|is_outer| match is_outer {
            true => radius::CONTROL,
            false => 0.0,
        });
        style.border.radius = border::left(left).right(right);
        style
    }
}

/// A word of a sentence that can be changed.
pub fn word(theme: &Theme, status: Status) -> Style {
    let words = among(status, [theme.ink, theme.accent, theme.accent]);
    filled(Color::TRANSPARENT, words, Color::TRANSPARENT)
}

/// A choice of a player in this colour: `is_lit` when hovered or selected, `is_taken` when it has been made.
pub fn choice(colour: Colour, is_lit: bool, is_taken: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let mut style = if is_lit {
            player(colour)(theme, status)
        } else if is_taken {
            filled(theme.paper, theme.ink, theme.mark(colour))
        } else {
            plain(theme, status)
        };
        style.border.radius = radius::CHOICE.into();
        if is_taken {
            style.border.width = 2.0;
        }
        style
    }
}

/// The strongest button of a screen, in a player's colour.
pub fn player(colour: Colour) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let fill = theme.player(colour);
        let words = theme.on(fill);
        // Away from the words, so that they stay as easy to read.
        let mixed = |share| mixed(fill, theme.on(words), share);
        let ground = among(status, [fill, mixed(0.2), mixed(0.35)]);
        filled(ground, words, Color::TRANSPARENT)
    }
}

/// A drawing that can be pressed: hovering frames and tints it.
pub fn veil(theme: &Theme, status: Status) -> Style {
    let veil = among(status, [0.0, 0.12, 0.25]);
    let frame = among(status, [Color::TRANSPARENT, theme.accent, theme.accent]);
    filled(faded(theme.accent, veil), theme.ink, frame)
}

/// The one button on a ground of a player's colour.
pub fn on_player(colour: Colour) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let fill = theme.player(colour);
        let on = theme.on(fill);
        let ground = among(status, [on, mixed(on, fill, 0.1), mixed(on, fill, 0.25)]);
        filled(ground, theme.on(on), Color::TRANSPARENT)
    }
}

/// A control without a frame, on a ground of a player's colour.
pub fn quiet_on(colour: Colour) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let fill = theme.player(colour);
        let on = theme.on(fill);
        let (hovered, pressed) = (mixed(fill, on, 0.16), mixed(fill, on, 0.3));
        let ground = among(status, [Color::TRANSPARENT, hovered, pressed]);
        filled(ground, on, Color::TRANSPARENT)
    }
}

pub fn seat(colour: Colour, is_current: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let mut style = card(false)(theme, status);
        if is_current {
            style.background = Some(Background::Color(theme.player_tint(colour)));
            style.border = style.border.color(theme.mark(colour)).width(2.0);
        }
        style.border.radius = radius::CARD.into();
        style
    }
}

pub fn card(is_current: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let frame = if is_current { theme.ink } else { theme.line };
        let fill = among(status, [theme.paper, theme.well, theme.line]);
        let mut style = filled(fill, theme.ink, frame);
        style.border.width = if is_current { 2.0 } else { 1.0 };
        style
    }
}

/// What goes with a status: active or disabled, hovered, pressed.
fn among<T>(status: Status, [active, hovered, pressed]: [T; 3]) -> T {
    match status {
        Status::Active | Status::Disabled => active,
        Status::Hovered => hovered,
        Status::Pressed => pressed,
    }
}

fn filled(fill: Color, text: Color, frame: Color) -> Style {
    Style {
        background: (fill.a > 0.0).then_some(Background::Color(fill)),
        text_color: text,
        border: Border {
            color: frame,
            width: if frame.a > 0.0 { 1.0 } else { 0.0 },
            radius: radius::CONTROL.into(),
        },
        ..Style::default()
    }
}
