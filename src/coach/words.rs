//! How chances and sentences are written, here and in the window.

/// A chance as people read it: `7 %`, and never 0 or 100 where it is not certain.
pub fn percent(chance: f64) -> String {
    match (chance * 100.0).round() {
        0.0 if chance > 0.0 => "< 1 %".to_owned(),
        100.0 if chance < 1.0 => "> 99 %".to_owned(),
        percent => format!("{percent} %"),
    }
}

/// `words` with a capital at the start.
pub fn sentence(words: &str) -> String {
    let mut characters = words.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}
