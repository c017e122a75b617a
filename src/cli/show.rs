use std::path::Path;
use std::process::ExitCode;

use super::Format;
use crate::store::{self, Export, Input};
use crate::text;

pub(super) fn run(file: &Path, format: Format) -> ExitCode {
    let saved = match Input::read(file).and_then(|input| input.session()) {
        Ok(saved) => saved,
        Err(error) => return super::fail(&error),
    };
    let export = match format {
        Format::Text => Export::Text,
        Format::Message => return super::tell(text::message(&saved.for_everybody())),
        Format::Json => Export::Json,
        Format::Csv => Export::Table,
        Format::Throws => Export::Throws,
    };
    super::tell(store::export(&saved, export))
}
