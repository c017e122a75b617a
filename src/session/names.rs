use std::fmt;

use icu_casemap::CaseMapper;
use icu_normalizer::DecomposingNormalizer;

use crate::words::{is_invisible, steers};

/// A name or title: one trimmed line with something visible in it, of at most `LONGEST` characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line<const LONGEST: usize>(String);

/// A player's name.
pub type Name = Line<24>;

/// The title of a game.
pub type Title = Line<120>;

impl<const LONGEST: usize> Line<LONGEST> {
    /// The most characters that it may have.
    pub const LONGEST: usize = LONGEST;

    fn read(written: &str) -> Result<Line<LONGEST>, NameFault> {
        let line = written.trim();
        if line.is_empty() {
            Err(NameFault::Empty)
        } else if line.chars().nth(LONGEST).is_some() {
            Err(NameFault::Long)
        } else if line.chars().any(steers) {
            Err(NameFault::Control)
        } else if line.chars().all(is_invisible) {
            Err(NameFault::Invisible)
        } else {
            Ok(Line(line.to_owned()))
        }
    }

    /// The line as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const LONGEST: usize> fmt::Display for Line<LONGEST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A text folded for comparison: without case, in normal form (Unicode 3.13, D145).
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let nfd = DecomposingNormalizer::new_nfd();
    let folded = CaseMapper::new()
        .fold_string(&nfd.normalize(text))
        .into_owned();
    nfd.normalize(&folded).into_owned()
}

impl Title {
    /// The title that was written, trimmed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(written: &str) -> Result<Title, TitleFault> {
        Line::read(written).map_err(TitleFault)
    }
}

/// What is wrong with a title, as with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TitleFault(pub NameFault);

impl fmt::Display for TitleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            NameFault::Empty => write!(f, "a title can’t be empty"),
            NameFault::Long => write!(f, "a title can have at most {} characters", Title::LONGEST),
            NameFault::Control => write!(f, "a title must be one line of plain text"),
            NameFault::Invisible => write!(f, "a title needs a visible character"),
        }
    }
}

impl std::error::Error for TitleFault {}

impl Name {
    /// The name that was written, trimmed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(written: &str) -> Result<Name, NameFault> {
        Line::read(written)
    }

    /// Whether people would confuse the two: `Ann` and `ann`, `Strauß` and `STRAUSS`, an `ä` of one character and one
    /// of two.
    ///
    /// ```
    /// # use fifth_die::session::Name;
    /// let [one, other] = ["Strauß", "STRAUSS"].map(|name| Name::new(name).unwrap());
    /// assert!(one.is_like(&other));
    /// ```
    pub fn is_like(&self, other: &Name) -> bool {
        if self.0.is_ascii() && other.0.is_ascii() {
            return self.0.eq_ignore_ascii_case(&other.0);
        }
        folded(&self.0) == folded(&other.0)
    }
}

/// What is wrong with a name.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    #[error("a player needs a name")]
    Empty,
    #[error("a name can have at most {} characters", Name::LONGEST)]
    Long,
    #[error("a name must be one line of plain text")]
    Control,
    #[error("a name needs a visible character")]
    Invisible,
}
