//! The look: colours, type and spacing scales, and one style function for each kind of widget.
//!
//! Views use these styles and never define a colour of their own.

pub mod button;
pub(crate) mod container;
mod scrollable;
pub mod text;
pub(crate) mod text_input;

use iced::theme::{Base, Mode, Palette, Style};
use iced::{Color, Font, color, font};

use crate::scene::{FAMILY, Role};
use crate::session;
use crate::store::ThemeChoice;

pub const FONT: Font = Font::with_name(FAMILY);
/// The bold weight, for the most important part of a screen.
pub const BOLD: Font = Font {
    weight: font::Weight::Bold,
    ..FONT
};
/// The semibold weight, for names and headings within a screen.
pub const MEDIUM: Font = Font {
    weight: font::Weight::Semibold,
    ..FONT
};

/// The type scale, in logical pixels at 100%.
pub mod size {
    pub const CAPTION: f32 = 12.0;
    pub const BODY: f32 = 14.0;
    /// Names and other emphasis in a list.
    pub const LABEL: f32 = 16.0;
    pub const HEADING: f32 = 20.0;
    pub const TITLE: f32 = 28.0;
    /// The one figure or word that a screen is about.
    pub const DISPLAY: f32 = 40.0;
    /// The line height, relative to the text size.
    pub const LEADING: f32 = 1.3;
}

/// The spacing scale, in logical pixels at 100%.
pub mod gap {
    /// Between related lines.
    pub const XXS: f32 = 2.0;
    /// Within one item.
    pub const XS: f32 = 4.0;
    /// Between items of a kind.
    pub const S: f32 = 8.0;
    /// Between an item and its label.
    pub const M: f32 = 12.0;
    /// Between sections.
    pub const L: f32 = 16.0;
    /// Around a standalone item, and between large sections.
    pub const XL: f32 = 24.0;
    /// Around a screen.
    pub const XXL: f32 = 32.0;
}

pub mod radius {
    pub const CARD: f32 = 14.0;
    pub const CHOICE: f32 = 12.0;
    pub const CONTROL: f32 = 10.0;
    pub const BOX: f32 = 3.0;
}

/// The share of black in the lower edge of a coloured die or button.
const EDGE: f32 = 0.32;

const fn colours(codes: [u32; 8]) -> [Color; 8] {
    let mut colours = [Color::BLACK; 8];
    let mut place = 0;
    while place < colours.len() {
        let [_, red, green, blue] = codes[place].to_be_bytes();
        colours[place] = Color::from_rgb8(red, green, blue);
        place += 1;
    }
    colours
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Theme {
    mode: Mode,
    /// The background of the window.
    pub table: Color,
    /// Cards and pads.
    pub paper: Color,
    /// Wells and quiet controls.
    pub well: Color,
    /// Hairlines.
    pub line: Color,
    pub frame: Color,
    pub ink: Color,
    /// Secondary text.
    pub soft: Color,
    /// The next step.
    pub accent: Color,
    pub on_accent: Color,
    /// Hovered items, and the marks that a choice would make.
    pub tint: Color,
    /// Points gained.
    pub plus: Color,
    /// Points lost, and refusals.
    pub minus: Color,
    pub minus_tint: Color,
    pub plus_tint: Color,
    /// Dice faces, and runners on the board.
    pub die: Color,
    /// The lower edge of dice, on which they stand.
    pub edge: Color,
    pub pip: Color,
    /// The width of the focus ring, in logical pixels.
    pub ring: f32,
    players: [Color; 8],
    marks: [Color; 8],
}

const DARK_PLAYERS: [Color; 8] = colours([
    0xF0A020, 0x7CCBFA, 0x14B98A, 0xE8DC4A, 0x5AA9F0, 0xF4793F, 0xDE92BF, 0xB9B4AB,
]);

const BLACK_ON_WHITE_PLAYERS: [Color; 8] = colours([
    0x8A5200, 0x00609C, 0x00664A, 0x6B5800, 0x00427A, 0x9C3A00, 0x8A2F66, 0x3D3D3D,
]);

const WHITE_ON_BLACK_PLAYERS: [Color; 8] = colours([
    0xFFB31A, 0x7CCBFF, 0x2EE6A8, 0xFFF27A, 0x8FBEFF, 0xFF9A66, 0xFFA8D8, 0xD0D0D0,
]);

impl Theme {
    pub const LIGHT: Theme = Theme {
        mode: Mode::Light,
        table: color!(0xEBE3D4),
        paper: color!(0xFDFAF3),
        well: color!(0xF3EDE0),
        line: color!(0xDDD2BF),
        frame: color!(0x8A8272),
        ink: color!(0x231F1A),
        soft: color!(0x655D50),
        accent: color!(0x0B6257),
        on_accent: color!(0xFFFFFF),
        tint: color!(0xD3E9E3),
        plus: color!(0x1A6A3C),
        minus: color!(0xA8301C),
        minus_tint: color!(0xF8E3DB),
        plus_tint: color!(0xDCECDB),
        die: color!(0xFFFFFF),
        edge: color!(0xC9BCA5),
        pip: color!(0x231F1A),
        ring: 2.0,
        players: colours([
            0xCE8000, 0x3391CC, 0x007F5B, 0xA98E00, 0x0067A8, 0xC44F00, 0xA84E86, 0x5E5E5E,
        ]),
        marks: colours([
            0xB06800, 0x2481B8, 0x007F5B, 0x8A7400, 0x0067A8, 0xC44F00, 0xA84E86, 0x5E5E5E,
        ]),
    };

    pub const DARK: Theme = Theme {
        mode: Mode::Dark,
        table: color!(0x171615),
        paper: color!(0x232120),
        well: color!(0x1C1A19),
        line: color!(0x3C3935),
        frame: color!(0x8B857A),
        ink: color!(0xEDE6D9),
        soft: color!(0xAFA89C),
        accent: color!(0x5CC6AE),
        on_accent: color!(0x0B1F1B),
        tint: color!(0x233D38),
        plus: color!(0x8AD3A0),
        minus: color!(0xFF9C86),
        minus_tint: color!(0x452820),
        plus_tint: color!(0x233D2C),
        die: color!(0xF3EEE2),
        edge: color!(0xA89F8E),
        pip: color!(0x1C1A16),
        ring: 2.0,
        players: DARK_PLAYERS,
        marks: DARK_PLAYERS,
    };

    /// High contrast on a light ground: every line as strong as the ink.
    pub const BLACK_ON_WHITE: Theme = Theme {
        mode: Mode::Light,
        table: color!(0xFFFFFF),
        paper: color!(0xFFFFFF),
        well: color!(0xFFFFFF),
        line: color!(0x000000),
        frame: color!(0x000000),
        ink: color!(0x000000),
        soft: color!(0x262626),
        accent: color!(0x004D43),
        on_accent: color!(0xFFFFFF),
        tint: color!(0xD3EFE8),
        plus: color!(0x00501F),
        minus: color!(0x8C0000),
        minus_tint: color!(0xFFE4E0),
        plus_tint: color!(0xDDF5E2),
        die: color!(0xFFFFFF),
        edge: color!(0x000000),
        pip: color!(0x000000),
        ring: 4.0,
        players: BLACK_ON_WHITE_PLAYERS,
        marks: BLACK_ON_WHITE_PLAYERS,
    };

    pub const WHITE_ON_BLACK: Theme = Theme {
        mode: Mode::Dark,
        table: color!(0x000000),
        paper: color!(0x000000),
        well: color!(0x000000),
        line: color!(0xFFFFFF),
        frame: color!(0xFFFFFF),
        ink: color!(0xFFFFFF),
        soft: color!(0xE4E4E4),
        accent: color!(0x6FE3CB),
        on_accent: color!(0x000000),
        tint: color!(0x0B332C),
        plus: color!(0x8CFFAA),
        minus: color!(0xFFB0A6),
        minus_tint: color!(0x4A0C00),
        plus_tint: color!(0x00380F),
        die: color!(0xFFFFFF),
        edge: color!(0xFFFFFF),
        pip: color!(0x000000),
        ring: 4.0,
        players: WHITE_ON_BLACK_PLAYERS,
        marks: WHITE_ON_BLACK_PLAYERS,
    };

    /// The colour of a role in SVG, where opacity makes the tints.
    pub fn picture(&self, role: Role) -> Option<String> {
        let colour = match role {
            Role::Empty => self.frame,
            Role::AccentEdge => self.accent,
            Role::PlayerTint(colour) | Role::PlayerTrail(colour) | Role::PlayerShade(colour) => {
                self.player(colour)
            }
            role => self.role(role),
        };
        let [red, green, blue, _] = colour.into_rgba8();
        Some(format!("#{red:02x}{green:02x}{blue:02x}"))
    }

    pub fn role(&self, role: Role) -> Color {
        match role {
            Role::Table => self.table,
            Role::Paper => self.paper,
            Role::Well => self.well,
            Role::Line => self.line,
            Role::Frame => self.frame,
            Role::Empty => faded(self.ink, 0.3),
            // In high contrast it must differ from what is filled.
            Role::Rest if self.line == self.ink => mixed(self.line, self.paper, 0.55),
            Role::Rest => self.line,
            Role::Off => faded(self.soft, 0.55),
            Role::Veil => faded(self.paper, 0.4),
            Role::Ink => self.ink,
            Role::Soft => self.soft,
            Role::Accent => self.accent,
            Role::AccentEdge => mixed(self.accent, Color::BLACK, EDGE),
            Role::Tint => self.tint,
            Role::OnAccent => self.on_accent,
            Role::Lost => self.minus,
            Role::LostTint => self.minus_tint,
            Role::Gained => self.plus,
            Role::GainedTint => self.plus_tint,
            Role::Die => self.die,
            Role::Pip => self.pip,
            Role::Edge => self.edge,
            Role::Player(colour) => self.player(colour),
            Role::PlayerEdge(colour) => mixed(self.player(colour), Color::BLACK, EDGE),
            Role::PlayerTint(colour) => self.player_tint(colour),
            Role::PlayerTrail(colour) => mixed(self.paper, self.player(colour), 0.3),
            Role::PlayerShade(colour) => {
                let fill = self.player(colour);
                let towards = match self.on(fill) {
                    Color::WHITE => Color::BLACK,
                    _ => Color::WHITE,
                };
                mixed(fill, towards, 0.16)
            }
            Role::OnPlayer(colour) => self.on(self.player(colour)),
            Role::Mark(colour) => self.marks[colour as usize],
            Role::Black => Color::BLACK,
            Role::White => Color::WHITE,
        }
    }

    /// A player's colour as a fill.
    pub fn player(&self, colour: session::Colour) -> Color {
        self.players[colour as usize]
    }

    /// A player's colour as strokes.
    pub fn mark(&self, colour: session::Colour) -> Color {
        self.marks[colour as usize]
    }

    pub fn player_tint(&self, colour: session::Colour) -> Color {
        mixed(self.paper, self.player(colour), 0.15)
    }

    /// Text and pips on this fill: white or dark, whichever stands out more.
    pub fn on(&self, fill: Color) -> Color {
        let dark = match self.mode {
            Mode::Dark => color!(0x171410),
            Mode::Light | Mode::None => color!(0x231F1A),
        };
        // From this luminance on, dark has the higher contrast.
        if fill.relative_luminance() > 0.179 {
            dark
        } else {
            Color::WHITE
        }
    }
}

/// The theme of this choice; `None` follows the system.
pub fn chosen(choice: ThemeChoice) -> Option<Theme> {
    match choice {
        ThemeChoice::System => None,
        ThemeChoice::Light => Some(Theme::LIGHT),
        ThemeChoice::Dark => Some(Theme::DARK),
        ThemeChoice::BlackOnWhite => Some(Theme::BLACK_ON_WHITE),
        ThemeChoice::WhiteOnBlack => Some(Theme::WHITE_ON_BLACK),
    }
}

/// Multiplies the opacity of `colour`, 0 to 1.
pub fn faded(colour: Color, opacity: f32) -> Color {
    Color {
        a: colour.a * opacity,
        ..colour
    }
}

/// Mixes this share of `other` into `colour`, 0 to 1.
pub fn mixed(colour: Color, other: Color, share: f32) -> Color {
    Color {
        r: colour.r + (other.r - colour.r) * share,
        g: colour.g + (other.g - colour.g) * share,
        b: colour.b + (other.b - colour.b) * share,
        a: colour.a,
    }
}

impl Base for Theme {
    fn default(preference: Mode) -> Theme {
        match preference {
            Mode::Dark => Theme::DARK,
            Mode::None | Mode::Light => Theme::LIGHT,
        }
    }

    fn mode(&self) -> Mode {
        self.mode
    }

    fn base(&self) -> Style {
        Style {
            background_color: self.table,
            text_color: self.ink,
        }
    }

    fn palette(&self) -> Option<Palette> {
        None
    }

    fn name(&self) -> &str {
        "Fifth Die"
    }
}
