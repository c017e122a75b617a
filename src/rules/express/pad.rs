use super::Choice;
use crate::rules::dice::{Die, Sum};

/// The boxes that one player has marked.
///
/// It knows marks and no throws; [`Pad::play`] is the only way to the next pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pad {
    rows: [u32; Sum::COUNT],
    // Named from the left; no value twice, at most one track full.
    tracks: [Option<Track>; Pad::TRACKS],
}

/// One line of the fifth-die chart: a value and its marks (X2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Track {
    value: Die,
    marks: u8,
}

impl Track {
    /// The boxes of a track; the last one puts its player out (X9).
    pub const BOXES: u8 = 8;

    /// The die value that is marked here.
    pub fn value(self) -> Die {
        self.value
    }

    /// The marks, 1 to 8: naming a value fills its first box.
    pub fn marks(self) -> u8 {
        self.marks
    }

    /// Whether the eighth box is marked.
    pub fn is_full(self) -> bool {
        self.marks == Track::BOXES
    }
}

impl Pad {
    /// The number of tracks, and so of values that a player names (X2).
    pub const TRACKS: usize = 3;

    /// A pad without a mark.
    pub const EMPTY: Pad = Pad {
        rows: [0; Sum::COUNT],
        tracks: [None; Pad::TRACKS],
    };

    /// The pad with these marks in the rows 2 to 12 and on the tracks, in the order in which they were named.
    ///
    /// # Errors
    /// The pad is impossible: a fourth track, a value twice, a track of 0 or more than 8 marks, two full tracks.
    pub fn from_marks(rows: [u32; Sum::COUNT], tracks: &[(Die, u8)]) -> Result<Pad, Impossible> {
        let mut pad = Pad { rows, ..Pad::EMPTY };
        for (place, &(value, marks)) in tracks.iter().enumerate() {
            if pad.track(value).is_some() {
                return Err(Impossible::NamedTwice(value));
            }
            if !(1..=Track::BOXES).contains(&marks) {
                return Err(Impossible::Marks(value, marks));
            }
            if marks == Track::BOXES && pad.is_out() {
                return Err(Impossible::OutTwice);
            }
            let line = pad.tracks.get_mut(place).ok_or(Impossible::Tracks)?;
            *line = Some(Track { value, marks });
        }
        Ok(pad)
    }

    /// The marks in the row of `sum`, those past ten included (X8).
    pub fn marks(&self, sum: Sum) -> u32 {
        self.rows[sum.index()]
    }

    /// The tracks that have a value, in the order in which they were named.
    pub fn tracks(&self) -> impl Iterator<Item = Track> {
        self.tracks.into_iter().flatten()
    }

    /// The track of `value`, if it is named.
    pub fn track(&self, value: Die) -> Option<Track> {
        self.tracks().find(|track| track.value == value)
    }

    /// Whether all three values are named.
    pub fn is_named(&self) -> bool {
        self.tracks.iter().all(Option::is_some)
    }

    /// Whether a track is full, so that the player is out (X9).
    pub fn is_out(&self) -> bool {
        self.tracks().any(Track::is_full)
    }

    /// Whether the same values are named in the same order, with as many marks each.
    pub(super) fn has_tracks_of(&self, other: &Pad) -> bool {
        self.tracks == other.tracks
    }

    /// The pad with the marks of a choice, which must be legal (X2, X7, X8).
    pub(super) fn marked(mut self, choice: Choice) -> Pad {
        for sum in choice.pairs.sums() {
            let row = &mut self.rows[sum.index()];
            *row = row.saturating_add(1);
        }
        let Some(fifth) = choice.fifth else {
            return self;
        };
        for line in &mut self.tracks {
            match line {
                Some(track) if track.value == fifth => {
                    track.marks += 1;
                    return self;
                }
                Some(_) => {}
                None => {
                    *line = Some(Track {
                        value: fifth,
                        marks: 1,
                    });
                    return self;
                }
            }
        }
        self
    }
}

/// Marks that no pad of the game can show (X2, X9).
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    #[error("a pad has only three tracks (X2)")]
    Tracks,
    #[error("{0} is named twice (X2)")]
    NamedTwice(Die),
    #[error("the track of {0} has 1 to 8 marks, not {1} (X2)")]
    Marks(Die, u8),
    #[error("only one track can be full (X9)")]
    OutTwice,
}
