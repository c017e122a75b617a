use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};

use super::Told;
use crate::paper::{self, Blank, Paper};
use crate::rules::express::Penalty;
use crate::session::Title;
use crate::store::{self, GameKind, Input};
use crate::{text, words};

/// The arguments of `fifth-die print`.
#[derive(Debug, Args)]
pub struct Print {
    /// The session file; - is standard input.
    #[arg(
        value_name = "FILE",
        required_unless_present = "blank",
        conflicts_with = "blank"
    )]
    file: Option<PathBuf>,
    /// Blank pads or a blank board, to play with a pencil.
    #[arg(long, value_name = "GAME", num_args = 0..=1, default_missing_value = "express", value_parser = super::word([("express", GameKind::Express), ("classic", GameKind::Classic)]))]
    blank: Option<GameKind>,
    /// The pads or the board as they are now, or the result with the course of the game.
    #[arg(long = "as", value_name = "SHEET", value_enum, default_value_t = Sheet::Pads, conflicts_with = "blank")]
    sheet: Sheet,
    /// The penalty for an unfinished row, on blank pads.
    #[arg(long, default_value = Penalty::default().points().to_string(), value_parser = super::penalty(), conflicts_with = "file")]
    penalty: Penalty,
    /// The size of the sheet.
    #[arg(long, default_value = "a4", value_parser = super::word([("a4", Paper::A4), ("letter", Paper::Letter)]))]
    paper: Paper,
    /// The format, if the file's name doesn't say; otherwise PDF. SVG and PNG have one file per page.
    #[arg(long, value_parser = super::word(store::Print::ALL.map(|print| (print.ending(), print))))]
    format: Option<store::Print>,
    /// The file to write, ending in .pdf, .svg or .png; - is standard output. Without it, a file in this folder, named
    /// after what it shows.
    #[arg(short, long, value_name = "OUT")]
    out: Option<PathBuf>,
    /// Replace existing files, but never links, devices or pipes.
    #[arg(long)]
    force: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Sheet {
    #[value(alias = "pad", alias = "board")]
    Pads,
    Result,
}

pub(super) fn run(print: &Print) -> Told {
    let is_standard = print.out.as_deref() == Some(Path::new("-"));
    let name = print.out.as_deref().filter(|_| !is_standard);
    let format = format(name, print.format).unwrap_or_else(|against| {
        super::Arguments::command()
            .error(ErrorKind::ArgumentConflict, against)
            .exit()
    });
    let (pages, stem) = match (&print.file, print.blank) {
        (Some(file), _) => game(file, print.sheet, print.paper)?,
        (None, Some(GameKind::Classic)) => (
            vec![Blank::Classic.page(print.paper)],
            "classic-blank".to_owned(),
        ),
        (None, _) => (
            vec![Blank::Express(print.penalty).page(print.paper)],
            "express-blank".to_owned(),
        ),
    };
    if is_standard {
        let mut files = store::printed(&stem, &pages, format)?;
        return match files.len() {
            1 => Ok(files.remove(0)),
            pages => Err(format!(
                "couldn’t write the file: {pages} pages need {pages} files, but standard output is one. \
                 Choose --format pdf, or a name with -o."
            )
            .into()),
        };
    }
    let out = print
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("{stem}.{}", format.ending())));
    match store::print_to(&out, &pages, format, print.force) {
        Ok(paths) => {
            let paths = paths.iter().map(|path| words::path(path) + "\n");
            Ok(paths.collect::<String>().into_bytes())
        }
        Err(trouble) if trouble.is_taken() => {
            Err(format!("{trouble}. Choose another with -o, or replace it with --force.").into())
        }
        Err(trouble) => Err(text::not_stored(&trouble).into()),
    }
}

/// The format of a file of this name, or why it conflicts with the one that was asked for.
fn format(name: Option<&Path>, asked: Option<store::Print>) -> Result<store::Print, String> {
    let Some((name, ending)) = name.and_then(|name| Some((name, name.extension()?))) else {
        return Ok(asked.unwrap_or(store::Print::Pdf));
    };
    let mut known = store::Print::ALL.into_iter();
    let named = known.find(|print| ending.eq_ignore_ascii_case(print.ending()));
    match (named, asked) {
        (None, _) => Err(format!(
            "{name:?} doesn’t name a PDF, SVG or PNG: end it in .pdf, .svg or .png"
        )),
        (Some(named), Some(asked)) if named != asked => {
            Err(format!("{name:?} doesn’t fit --format {}", asked.ending()))
        }
        (Some(named), _) => Ok(named),
    }
}

/// The pages of a game, and the stem of their file name.
fn game(
    file: &Path,
    sheet: Sheet,
    paper: Paper,
) -> Result<(Vec<String>, String), store::LoadError> {
    let saved = Input::read(file)?.session()?.for_everybody();
    let (sheet, what) = match sheet {
        Sheet::Pads => (paper::Sheet::Pads, "pads"),
        Sheet::Result => (paper::Sheet::Result, "result"),
    };
    let honest = text::honest(&saved.helps(), saved.record.options.strict);
    let game = paper::Game {
        title: saved.title.as_ref().map(Title::as_str),
        day: &text::date(saved.changed),
        are_of_day: store::has_dice_of_day(&saved),
        honest: honest.as_deref(),
        session: &saved.session,
    };
    let stem = if file == Path::new("-") {
        "game".into()
    } else {
        file.file_stem().unwrap_or_default().to_string_lossy()
    };
    Ok((game.pages(sheet, paper), format!("{stem}-{what}")))
}
