use std::fmt;

use icu_casemap::CaseMapper;
use icu_normalizer::DecomposingNormalizer;

use crate::words::{is_invisible, steers};

/// Checks a name or title: one line with something visible in it, trimmed.
///
/// # Errors
/// What is wrong with it.
fn line(written: &str, longest: usize) -> Result<String, NameFault> {
    let line = written.trim();
    if line.is_empty() {
        Err(NameFault::Empty)
    } else if line.chars().nth(longest).is_some() {
        Err(NameFault::Long)
    } else if line.chars().any(steers) {
        Err(NameFault::Control)
    } else if line.chars().all(is_invisible) {
        Err(NameFault::Invisible)
    } else {
        Ok(line.to_owned())
    }
}

/// A text folded for comparison: without case, in normal form (Unicode 3.13, D145).
pub fn folded(text: &str) -> String {
    let nfd = DecomposingNormalizer::new_nfd();
    let folded = CaseMapper::new()
        .fold_string(&nfd.normalize(text))
        .into_owned();
    nfd.normalize(&folded).into_owned()
}

/// The title of a game. It follows the rules for names, but may have up to [`Title::LONGEST`] characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Title(String);

impl Title {
    /// The most characters that a title may have.
    pub const LONGEST: usize = 120;

    /// The title that was written, trimmed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(written: &str) -> Result<Title, TitleFault> {
        line(written, Title::LONGEST).map(Title).map_err(TitleFault)
    }

    /// The title as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What is wrong with a title, as with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TitleFault(pub NameFault);

impl fmt::Display for TitleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            NameFault::Empty => write!(f, "a title is not empty"),
            NameFault::Long => write!(f, "a title has at most {} characters", Title::LONGEST),
            NameFault::Control => write!(f, "a title is one line of plain text"),
            NameFault::Invisible => write!(f, "a title needs a character that can be seen"),
        }
    }
}

impl std::error::Error for TitleFault {}

/// A player's name: one trimmed line with something visible in it, of at most [`Name::LONGEST`] characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters that a name may have.
    pub const LONGEST: usize = 24;

    /// The name that was written, trimmed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(written: &str) -> Result<Name, NameFault> {
        line(written, Name::LONGEST).map(Name)
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
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

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What is wrong with a name.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    #[error("a player needs a name")]
    Empty,
    #[error("a name has at most {} characters", Name::LONGEST)]
    Long,
    #[error("a name is one line of plain text")]
    Control,
    #[error("a name needs a character that can be seen")]
    Invisible,
}
