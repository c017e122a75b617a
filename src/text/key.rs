use super::{phrase, say};

/// Keys by their names on the keyboard, written as in the tables of keys: `Ctrl+Z`, `Page Up, Page Down`, `Ctrl+1 … 6`.
/// Everything else stays as it is.
pub fn key(written: &str) -> String {
    let one = |key: &str| {
        let parts = key.split(" … ").map(pressed);
        parts.collect::<Vec<_>>().join(" … ")
    };
    written.split(", ").map(one).collect::<Vec<_>>().join(", ")
}

/// A key with its modifiers.
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
    // `Ctrl++` would be hard to read.
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
