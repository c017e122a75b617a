//! Makes PNG, PDF, or SVG that needs no font, of SVG, and writes it to files.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use directories::UserDirs;
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, TextStr};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{self, Options, Tree, WriteOptions};
use svg2pdf::ConversionOptions;

use super::export::{documents, folder_of_person, free_path, may_put, name, put};
use super::{Attempt, Saved, StoreError};
use crate::words::plain;

/// The bundled font, in all weights.
pub const FONTS: [&[u8]; 3] = [
    include_bytes!("../../assets/fonts/InterTabular-Regular.ttf"),
    include_bytes!("../../assets/fonts/InterTabular-SemiBold.ttf"),
    include_bytes!("../../assets/fonts/InterTabular-Bold.ttf"),
];

/// An inch has 96 units of SVG, and 72 of PDF.
const POINTS: f32 = 72.0 / 96.0;

/// The most pixels of a picture, which need 400 MB.
const MOST_PIXELS: u64 = 100_000_000;

/// The bundled fonts.
static OURS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in FONTS {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    Arc::new(fonts)
});

/// The bundled fonts and those of the system.
static ALL: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = (**OURS).clone();
    fonts.load_system_fonts();
    Arc::new(fonts)
});

/// A drawing, with the fonts for its words.
fn tree(svg: &str) -> io::Result<Tree> {
    // The bundled font has Latin, Greek, Cyrillic and their punctuation; for others a font of the system must help.
    let is_ours = |sign: char| sign < '\u{530}' || ('\u{2000}'..'\u{2400}').contains(&sign);
    let fonts = if svg.chars().all(is_ours) {
        &OURS
    } else {
        &ALL
    };
    let options = Options {
        fontdb: Arc::clone(fonts),
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(io::Error::other)
}

/// A drawing as PNG, with a resolution in dots per inch; a unit of SVG is 1/96 inch.
///
/// # Errors
/// It is no SVG, or too large.
pub fn png(svg: &str, dots_per_inch: f32) -> io::Result<Vec<u8>> {
    let tree = tree(svg)?;
    let scale = dots_per_inch / 96.0;
    let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
    let size = tree.size();
    let (width, height) = (pixels(size.width()), pixels(size.height()));
    let mut picture = Some(u64::from(width) * u64::from(height))
        .filter(|&count| count <= MOST_PIXELS)
        .and_then(|_| Pixmap::new(width, height))
        .ok_or_else(|| io::Error::other("the picture is too large"))?;
    // The width of a sheet is no whole number of pixels.
    let transform =
        Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture.encode_png().map_err(io::Error::other)
}

/// A drawing as SVG whose letters are outlines, because most programs ignore a font inside an SVG.
///
/// # Errors
/// It is no SVG.
pub fn svg(svg: &str) -> io::Result<String> {
    let options = WriteOptions {
        coordinates_precision: 2,
        indent: usvg::Indent::None,
        ..WriteOptions::default()
    };
    Ok(tree(svg)?.to_string(&options))
}

/// Drawings as the pages of one PDF, each in its size, with subsets of their fonts.
///
/// # Errors
/// One of them is no SVG.
pub fn pdf(title: &str, pages: &[String]) -> io::Result<Vec<u8>> {
    let mut next = Ref::new(1);
    let mut pdf = Pdf::new();
    let [catalog, tree_of_pages, about] = [(); 3].map(|()| next.bump());
    let mut kids = Vec::new();
    for page in pages {
        let tree = tree(page)?;
        let (chunk, drawing) = svg2pdf::to_chunk(&tree, ConversionOptions::default())
            .map_err(|error| io::Error::other(error.to_string()))?;
        let mut names = HashMap::new();
        let chunk = chunk.renumber(|old| *names.entry(old).or_insert_with(|| next.bump()));
        let drawing = names
            .get(&drawing)
            .copied()
            .ok_or_else(|| io::Error::other("a page is lost"))?;
        pdf.extend(&chunk);

        let [kid, content] = [(); 2].map(|()| next.bump());
        let (width, height) = (tree.size().width() * POINTS, tree.size().height() * POINTS);
        let mut drawn = Content::new();
        drawn
            .transform([width, 0.0, 0.0, height, 0.0, 0.0])
            .x_object(Name(b"P"));
        pdf.stream(content, &drawn.finish());
        let mut page = pdf.page(kid);
        page.media_box(Rect::new(0.0, 0.0, width, height))
            .parent(tree_of_pages)
            .contents(content);
        page.resources().x_objects().pair(Name(b"P"), drawing);
        page.finish();
        kids.push(kid);
    }
    pdf.catalog(catalog).pages(tree_of_pages);
    let count = kids.len() as i32;
    pdf.pages(tree_of_pages).kids(kids).count(count);
    pdf.document_info(about)
        .title(TextStr(title))
        .producer(TextStr("Fifth Die"));
    Ok(pdf.finish())
}

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
        .map_err(|error| StoreError::of_system(Attempt::Print, path, &error))?;
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
    let stem = format!("{}, {what}", name(saved));
    free_path(folder, &stem, Print::Png.ending())
}
