mod classic;
mod express;

use std::fmt;
use std::path::Path;
use std::process::ExitCode;

use super::ReviewFormat;
use crate::session::AnySession;
use crate::store::{self, Input};

pub(super) fn run(file: &Path, format: ReviewFormat) -> ExitCode {
    let saved = match Input::read(file).and_then(|input| input.session()) {
        Ok(saved) => saved,
        Err(error) => return super::fail(&error),
    };
    // What is still secret is nobody's to see.
    let text = match &*saved.seen() {
        AnySession::Express(session) => {
            let review = express::Review::of(session);
            match format {
                ReviewFormat::Text => review.to_string(),
                ReviewFormat::Json => store::json(&review.json()),
            }
        }
        AnySession::Classic(session) => {
            let review = classic::Review::of(session);
            match format {
                ReviewFormat::Text => review.to_string(),
                ReviewFormat::Json => store::json(&review.json()),
            }
        }
    };
    super::tell(&text)
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
        "  {best} of {choices} choices were the best; the mean loss is {mean}\n"
    )
}
