//! `fifth-die export` and `fifth-die import`: games for other laptops, and from them.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jiff::Timestamp;
use jiff::civil::Date;

use super::Told;
use crate::store::{self, Id, Imported, Listed, Store};
use crate::text::not_stored;

/// The form in which games are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// One file to import, with the command or in the window.
    Games,
    /// A table for a spreadsheet, with a line for each player in each game.
    Csv,
}

/// Which games are exported, and as what.
#[derive(Debug, clap::Args)]
pub struct Exported {
    /// The first day, such as 2026-11-20.
    #[arg(long, value_name = "DATE", value_parser = day)]
    from: Option<Date>,
    /// The last day.
    #[arg(long, value_name = "DATE", value_parser = day)]
    to: Option<Date>,
    /// One file for another computer, or a table for a spreadsheet.
    #[arg(long, value_enum, default_value_t = Format::Games)]
    format: Format,
}

fn day(written: &str) -> Result<Date, &'static str> {
    let day = Date::strptime("%Y-%m-%d", written);
    day.map_err(|_| "write a day as year, month and day, such as 2026-11-20")
}

pub(super) fn export(what: &Exported, data_dir: Option<&Path>) -> Told {
    if let (Some(from), Some(to)) = (what.from, what.to)
        && from > to
    {
        return Err(format!("--from {from} is later than --to {to}: swap the two days").into());
    }
    let store = Store::open(data_dir).map_err(|error| not_stored(&error))?;
    let games = store.games();
    let games: Vec<&Listed> = store::of_span(&games, what.from, what.to).collect();
    if games.is_empty() {
        return Err("no game was finished in this time, so there’s nothing to export".into());
    }
    Ok(match what.format {
        Format::Csv => store::plays(games).into_bytes(),
        Format::Games => {
            let ids: Vec<Id> = games.into_iter().map(|game| game.id.clone()).collect();
            store.bundle(&ids)?.into_bytes()
        }
    })
}

pub(super) fn import(files: &[PathBuf], data_dir: Option<&Path>) -> ExitCode {
    let store = match Store::open(data_dir) {
        Ok(store) => store,
        Err(error) => return super::fail(&not_stored(&error)),
    };
    store.lock();
    let (mut new, mut here) = (0, 0);
    let mut code = ExitCode::SUCCESS;
    for import in store.import_all(files, Timestamp::now()) {
        match import.result {
            Ok(Imported::New(_)) => new += 1,
            Ok(Imported::Here(_)) => here += 1,
            Err(error) => code = super::fail(&error),
        }
    }
    match super::print(format!("imported: {new}, here already: {here}\n")) {
        Ok(()) => code,
        Err(error) => super::fail(&error),
    }
}
