mod classic;
mod express;

use std::fmt;
use std::path::Path;

use super::{ReviewFormat, Told};
use crate::session::AnySession;
use crate::store::{self, Input};

pub(super) fn run(file: &Path, format: ReviewFormat) -> Told {
    let saved = Input::read(file)?.session()?;
    // What is still secret is nobody's to see.
    let told = match (&*saved.seen(), format) {
        (AnySession::Express(session), ReviewFormat::Text) => {
            express::Review::of(session).to_string()
        }
        (AnySession::Express(session), ReviewFormat::Json) => {
            store::json(&express::Review::of(session).json())
        }
        (AnySession::Classic(session), ReviewFormat::Text) => {
            classic::Review::of(session).to_string()
        }
        (AnySession::Classic(session), ReviewFormat::Json) => {
            store::json(&classic::Review::of(session).json())
        }
    };
    Ok(told.into_bytes())
}

/// The number of best choices, and the mean loss.
fn write_choices(
    f: &mut fmt::Formatter<'_>,
    best: usize,
    choices: usize,
    mean: &str,
) -> fmt::Result {
    writeln!(
        f,
        "  best choices: {best} of {choices}; lost per choice: {mean}\n"
    )
}
