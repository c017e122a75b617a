use super::{phrase, say};

/// Keys as people find them on their keyboards: `Ctrl+Z`, `Page Up, Page Down` or `Ctrl+1 … 6`, written as in the tables of
/// keys. Everything that names no key stays as it is.
pub fn key(written: &str) -> String {
    let one = |key: &str| {
        let parts = key.split(" … ").map(pressed);
        parts.collect::<Vec<_>>().join(" … ")
    };
    written.split(", ").map(one).collect::<Vec<_>>().join(", ")
}

/// A key with those that are held with it.
fn pressed(written: &str) -> String {
    let held = [
        ("Ctrl+", phrase!("keys-name-ctrl")),
        ("Alt+", phrase!("keys-name-alt")),
        ("Shift+", phrase!("keys-name-shift")),
    ];
    for (with, name) in held {
        if let Some(rest) = written.strip_prefix(with) {
            return format!("{name}+{}", pressed(rest));
        }
    }
    // A plus behind a plus would be hard to read.
    if let Some(sign) = written.strip_prefix("Ctrl and ") {
        return say!("keys-name-ctrl-and", sign);
    }
    match written {
        "Esc" => say!("keys-name-esc"),
        "Enter" => say!("keys-name-enter"),
        "Space" => say!("keys-name-space"),
        "Backspace" => say!("keys-name-backspace"),
        "Delete" => say!("keys-name-delete"),
        "Page Up" => say!("keys-name-page-up"),
        "Page Down" => say!("keys-name-page-down"),
        "Tab" => say!("keys-name-tab"),
        "Arrows" => say!("keys-name-arrows"),
        _ => written.to_owned(),
    }
}
