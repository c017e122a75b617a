//! English lists and safe text. Nothing of a game belongs here.

use std::path::Path;

/// Whether a character acts on the text around it: it is a control character, ends a line or reverses the direction of
/// writing.
pub fn steers(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

/// Whether a character is invisible: white space, or ignorable by Unicode.
pub fn is_invisible(character: char) -> bool {
    character.is_whitespace()
        || steers(character)
        || matches!(
            character,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2060}'..='\u{206f}'
                // A Braille cell without a dot.
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Text from outside, with a replacement for every character that [`steers`].
pub fn plain(text: &str) -> String {
    let plain = |character| match character {
        character if steers(character) => char::REPLACEMENT_CHARACTER,
        character => character,
    };
    text.chars().map(plain).collect()
}

/// A path that is safe to print.
pub fn path(path: &Path) -> String {
    plain(&path.to_string_lossy())
}

/// The first `most` characters of a text, with `…` if it is longer.
pub fn beginning(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`.
pub fn together(names: impl IntoIterator<Item: ToString>) -> String {
    listed(names, "and")
}

/// `3`, `3 or 4`, `3, 4 or 5`.
pub fn either(choices: impl IntoIterator<Item: ToString>) -> String {
    listed(choices, "or")
}

fn listed(things: impl IntoIterator<Item: ToString>, word: &str) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    match things.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {word} {last}", others.join(", ")),
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
