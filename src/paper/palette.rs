use std::fmt;

use crate::session::Colour;

/// A colour: red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The colours of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// Behind everything.
    pub table: Rgb,
    /// Cards, pads and boards.
    pub paper: Rgb,
    /// Words and strong lines.
    pub ink: Rgb,
    /// Words that step back.
    pub soft: Rgb,
    /// Hairlines.
    pub line: Rgb,
    /// What stands out.
    pub accent: Rgb,
    /// Behind what stands out.
    pub tint: Rgb,
    /// The players, in the order of [`Colour`].
    pub players: [Rgb; 8],
}

impl Palette {
    /// Black on white, so that any printer shows all of it.
    pub const PRINT: Palette = {
        let (black, white) = (Rgb([0; 3]), Rgb([0xff; 3]));
        Palette {
            table: white,
            paper: white,
            ink: black,
            soft: Rgb([0x88; 3]),
            line: Rgb([0xbb; 3]),
            accent: black,
            tint: white,
            players: [black; 8],
        }
    };

    /// A player's colour.
    pub(super) fn player(&self, colour: Colour) -> Rgb {
        self.players[colour as usize]
    }
}
