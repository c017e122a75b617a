mod classic;
mod express;

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
    let text = match &saved.session {
        AnySession::Express(session) => match express::Shown::of(session) {
            Ok(shown) => match format {
                ReviewFormat::Text => Ok(shown.to_string()),
                ReviewFormat::Json => store::json(&shown),
            },
            Err(damaged) => return super::fail(&damaged),
        },
        AnySession::Classic(session) => {
            let shown = classic::Shown::of(session);
            match format {
                ReviewFormat::Text => Ok(shown.to_string()),
                ReviewFormat::Json => store::json(&shown),
            }
        }
    };
    super::tell(text)
}
