mod classic;
mod express;

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

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
        AnySession::Express(session) => match express::Shown::of(session) {
            Ok(shown) => text_of(&shown, format),
            Err(damaged) => return super::fail(&damaged),
        },
        AnySession::Classic(session) => text_of(&classic::Shown::of(session), format),
    };
    super::tell(text)
}

fn text_of(shown: &(impl Display + Serialize), format: ReviewFormat) -> io::Result<String> {
    match format {
        ReviewFormat::Text => Ok(shown.to_string()),
        ReviewFormat::Json => store::json(shown),
    }
}
