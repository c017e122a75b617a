//! Drawings as the bytes of picture files.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// The bundled font, so that a picture looks the same on every machine.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for file in [
        include_bytes!("../../assets/fonts/InterTabular-Regular.ttf").as_slice(),
        include_bytes!("../../assets/fonts/InterTabular-SemiBold.ttf"),
        include_bytes!("../../assets/fonts/InterTabular-Bold.ttf"),
    ] {
        fonts.load_font_data(file.to_vec());
    }
    Arc::new(fonts)
});

/// The family of the bundled font, as a drawing names it.
pub const FAMILY: &str = "Inter Tabular";

/// A drawing as a PNG, with so many pixels for each of its units.
///
/// # Errors
/// It is no drawing, or too large for a picture; in words.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, String> {
    let options = Options {
        font_family: FAMILY.to_owned(),
        fontdb: FONTS.clone(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let side = |length: f32| (length * scale).ceil() as u32;
    let mut picture = Pixmap::new(side(tree.size().width()), side(tree.size().height()))
        .ok_or("the drawing has no size that a picture can have")?;
    let mut pixels = picture.as_mut();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels);
    picture.encode_png().map_err(|error| error.to_string())
}
