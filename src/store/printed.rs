use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;

use super::drawn::{pdf, png, svg};
use super::export::{documents, folder_of_person, free_path, may_put, name, put};
use super::{Attempt, Saved, StoreError};
use crate::words::plain;

/// The formats of printed pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Print {
    /// One file with all pages and their fonts.
    Pdf,
    /// A file for each page, with outlines for letters.
    Svg,
    /// A picture of each page with [`DOTS`].
    Png,
}

impl Print {
    /// Every kind, the one for printers first.
    pub const ALL: [Print; 3] = [Print::Pdf, Print::Svg, Print::Png];

    /// The file name's extension.
    pub fn ending(self) -> &'static str {
        match self {
            Print::Pdf => "pdf",
            Print::Svg => "svg",
            Print::Png => "png",
        }
    }
}

/// The resolution of a picture, in dots per inch.
pub const DOTS: f32 = 300.0;

/// The contents of the files for these pages of SVG: one PDF, or an SVG or PNG for each page.
///
/// # Errors
/// A page is too large, or no SVG.
pub fn printed(title: &str, pages: &[String], print: Print) -> io::Result<Vec<Vec<u8>>> {
    match print {
        Print::Pdf => pdf(title, pages).map(|file| vec![file]),
        Print::Svg => pages
            .iter()
            .map(|page| svg(page).map(String::into_bytes))
            .collect(),
        Print::Png => pages.iter().map(|page| png(page, DOTS)).collect(),
    }
}

/// Writes pages of SVG to a file anywhere, or several SVG or PNG to numbered files; replaces files only if it
/// `may_replace`.
///
/// # Errors
/// Why not all of them are written.
pub fn print_to(
    path: &Path,
    pages: &[String],
    print: Print,
    may_replace: bool,
) -> Result<Vec<PathBuf>, StoreError> {
    let title = path.file_stem().unwrap_or_default().to_string_lossy();
    let contents = printed(&plain(&title), pages, print)
        .map_err(|error| StoreError::new(Attempt::Print, path, &error))?;
    let paths: Vec<PathBuf> = match contents.len() {
        1 => vec![path.to_owned()],
        count => (1..=count)
            .map(|number| path.with_file_name(format!("{title}-{number}.{}", print.ending())))
            .collect(),
    };
    // All or none are written.
    for path in &paths {
        may_put(Attempt::Print, path, may_replace)?;
    }
    for (path, content) in paths.iter().zip(&contents) {
        put(Attempt::Print, path, content, may_replace)?;
    }
    Ok(paths)
}

/// A free path for pages among the person's documents. `saved` is the game that they show, if any.
pub fn print_path(saved: Option<&Saved>, what: &str, print: Print) -> PathBuf {
    let stem = match saved {
        Some(saved) => format!("{}, {what}", name(saved)),
        None => what.to_owned(),
    };
    free_path(documents(), &stem, print.ending())
}

/// A free path for a picture of a game, among the person's pictures.
pub fn picture_path(saved: &Saved, what: &str) -> PathBuf {
    let folder = folder_of_person(UserDirs::picture_dir);
    free_path(
        folder,
        &format!("{}, {what}", name(saved)),
        Print::Png.ending(),
    )
}
