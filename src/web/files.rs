//! The files that every page loads. A phone keeps them, as long as their address names the same version.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// The name, the type and the content of each file.
const FILES: [(&str, &str, &[u8]); 10] = [
    (
        "style.css",
        "text/css; charset=utf-8",
        include_bytes!("../../assets/web/style.css"),
    ),
    (
        "script.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/web/script.js"),
    ),
    (
        "room.css",
        "text/css; charset=utf-8",
        include_bytes!("../../assets/web/room.css"),
    ),
    (
        "manifest.json",
        "application/manifest+json",
        include_bytes!("../../assets/web/manifest.json"),
    ),
    (
        "icon.png",
        "image/png",
        include_bytes!("../../assets/desktop/icons/512.png"),
    ),
    (
        "awake.webm",
        "video/webm",
        include_bytes!("../../assets/web/awake.webm"),
    ),
    (
        "latin-400.woff2",
        "font/woff2",
        include_bytes!("../../assets/fonts/Latin-Regular.woff2"),
    ),
    (
        "latin-700.woff2",
        "font/woff2",
        include_bytes!("../../assets/fonts/Latin-Bold.woff2"),
    ),
    (
        "more-400.woff2",
        "font/woff2",
        include_bytes!("../../assets/fonts/More-Regular.woff2"),
    ),
    (
        "more-700.woff2",
        "font/woff2",
        include_bytes!("../../assets/fonts/More-Bold.woff2"),
    ),
];

/// The type and the content of a file.
pub fn find(wanted: &str) -> Option<(&'static str, &'static [u8])> {
    let file = FILES.into_iter().find(|(name, ..)| *name == wanted);
    file.map(|(_, kind, content)| (kind, content))
}

/// The version of all files: another one whenever one of them differs.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hasher = DefaultHasher::new();
        FILES.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    });
    &VERSION
}
