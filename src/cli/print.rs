use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use super::{PENALTIES, word};
use crate::paper::{self, Blank};
use crate::rules::express::Penalty;
use crate::store::{self, Input, Trouble};

/// What is printed, and how.
#[derive(Debug, Args)]
pub struct Print {
    /// The session file; - is the standard input.
    #[arg(
        value_name = "FILE",
        required_unless_present = "blank",
        conflicts_with = "blank"
    )]
    file: Option<PathBuf>,
    /// Pads or a board to play on with a pencil.
    #[arg(long, value_name = "GAME", value_enum, num_args = 0..=1, default_missing_value = "express")]
    blank: Option<Game>,
    /// The pads or the board as they are, or the result with the course of the game.
    #[arg(long = "as", value_name = "SHEET", value_enum, default_value_t = Sheet::Pads, conflicts_with = "blank")]
    sheet: Sheet,
    /// What a row of one to four marks costs, on blank pads.
    #[arg(long, default_value = "200", value_parser = word(&PENALTIES), conflicts_with = "file")]
    penalty: Penalty,
    /// The size of the sheet.
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    paper: Paper,
    /// SVG and PNG are a file for each page.
    #[arg(long, value_enum, default_value_t = Format::Pdf)]
    format: Format,
    /// The file to write; without it, one in this folder, named after what it shows.
    #[arg(short, long, value_name = "OUT")]
    out: Option<PathBuf>,
    /// Replace files that are there already.
    #[arg(long)]
    force: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Game {
    Express,
    Classic,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Sheet {
    #[value(alias = "pad", alias = "board")]
    Pads,
    Result,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Paper {
    A4,
    Letter,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Pdf,
    Svg,
    Png,
}

pub(super) fn run(print: &Print) -> ExitCode {
    let paper = match print.paper {
        Paper::A4 => paper::Paper::A4,
        Paper::Letter => paper::Paper::Letter,
    };
    let (pages, stem) = match (&print.file, print.blank) {
        (Some(file), _) => match game(file, print.sheet, paper) {
            Ok(pages) => pages,
            Err(error) => return super::fail(&error),
        },
        (None, Some(Game::Classic)) => {
            (vec![Blank::Classic.page(paper)], "classic-blank".to_owned())
        }
        (None, _) => (
            vec![Blank::Express(print.penalty).page(paper)],
            "express-blank".to_owned(),
        ),
    };
    let format = match print.format {
        Format::Pdf => store::Print::Pdf,
        Format::Svg => store::Print::Svg,
        Format::Png => store::Print::Png,
    };
    let out = print
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("{stem}.{}", format.ending())));
    match store::print_to(&out, &pages, format, print.force) {
        Ok(paths) => {
            let mut report = String::new();
            for path in paths {
                // Writing to a string does not fail.
                let _ = writeln!(report, "{}", path.display());
            }
            super::tell(Ok(report))
        }
        Err(trouble) if trouble.is_taken => super::fail(&Trouble {
            advice: "Choose another with -o, or replace it with --force.".to_owned(),
            ..trouble
        }),
        Err(trouble) => super::fail(&trouble),
    }
}

/// The pages of a game, and the stem of the name of their file.
fn game(
    file: &Path,
    sheet: Sheet,
    paper: paper::Paper,
) -> Result<(Vec<String>, String), store::LoadError> {
    let saved = Input::read(file)?.session()?;
    let (sheet, what) = match sheet {
        Sheet::Pads => (paper::Sheet::Pads, "pads"),
        Sheet::Result => (paper::Sheet::Result, "result"),
    };
    let game = paper::Game {
        title: saved.title.as_deref(),
        day: &store::day(&saved),
        dice: &store::dice(&saved),
        session: &saved.session,
    };
    let stem = match file.file_stem().unwrap_or_default().to_string_lossy() {
        stem if stem == "-" => "game".into(),
        stem => stem,
    };
    Ok((game.pages(sheet, paper), format!("{stem}-{what}")))
}
