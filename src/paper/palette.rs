use std::fmt;

use crate::scene::Role;

/// A colour: red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The colours of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// Behind everything.
    pub table: Rgb,
    /// Cards, pads and boards.
    pub paper: Rgb,
    /// Recesses in the paper.
    pub well: Rgb,
    /// Hairlines.
    pub line: Rgb,
    /// Visible frames.
    pub frame: Rgb,
    /// Words and strong lines.
    pub ink: Rgb,
    /// Secondary words.
    pub soft: Rgb,
    /// The accent.
    pub accent: Rgb,
    /// Words on the accent.
    pub on_accent: Rgb,
    /// Behind the accent.
    pub tint: Rgb,
    /// Points lost.
    pub lost: Rgb,
    /// Behind points lost.
    pub lost_tint: Rgb,
    /// Points gained.
    pub gained: Rgb,
    /// Behind points gained.
    pub gained_tint: Rgb,
    /// The faces of dice.
    pub die: Rgb,
    /// Their lower edges.
    pub edge: Rgb,
    /// Their pips.
    pub pip: Rgb,
    /// The players, in the order of [`Colour`](crate::session::Colour).
    pub players: [Rgb; 8],
    /// Strokes in their colours.
    pub marks: [Rgb; 8],
    /// Words and pips on their colours.
    pub on_players: [Rgb; 8],
    /// The lower edges of dice in their colours.
    pub player_edges: [Rgb; 8],
    /// Whether a player's colour may tint paper.
    pub tints: bool,
}

impl Palette {
    /// Black on white, for any printer.
    pub const PRINT: Palette = {
        let (black, white) = (Rgb([0; 3]), Rgb([0xff; 3]));
        Palette {
            table: white,
            paper: white,
            well: white,
            line: black,
            frame: black,
            ink: black,
            soft: black,
            accent: black,
            on_accent: white,
            tint: white,
            lost: black,
            lost_tint: white,
            gained: black,
            gained_tint: white,
            die: white,
            edge: black,
            pip: black,
            players: [black; 8],
            marks: [black; 8],
            on_players: [white; 8],
            player_edges: [black; 8],
            tints: false,
        }
    };

    /// The colour of a role; `None` if it is not drawn.
    pub(super) fn colour(&self, role: Role) -> Option<String> {
        let colour = match role {
            Role::Table => self.table,
            Role::Paper => self.paper,
            Role::Well => self.well,
            Role::Line => self.line,
            Role::Frame | Role::Empty => self.frame,
            Role::Ink => self.ink,
            Role::Soft => self.soft,
            Role::Accent | Role::AccentEdge => self.accent,
            Role::OnAccent => self.on_accent,
            Role::Tint => self.tint,
            Role::Lost => self.lost,
            Role::LostTint => self.lost_tint,
            Role::Gained => self.gained,
            Role::GainedTint => self.gained_tint,
            Role::Die => self.die,
            Role::Pip => self.pip,
            Role::Edge => self.edge,
            Role::OnPlayer(colour) => self.on_players[colour as usize],
            Role::Mark(colour) => self.marks[colour as usize],
            Role::PlayerEdge(colour) => self.player_edges[colour as usize],
            Role::PlayerTint(_) if !self.tints => return None,
            Role::Player(colour) | Role::PlayerTint(colour) | Role::PlayerShade(colour) => {
                self.players[colour as usize]
            }
            Role::Black => Rgb([0; 3]),
            Role::White => Rgb([0xff; 3]),
        };
        Some(colour.to_string())
    }
}
