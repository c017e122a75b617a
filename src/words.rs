//! How lists, counts, chances and sentences are written, wherever people read them. Nothing of a game belongs here.

/// `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`.
pub fn together(names: impl IntoIterator<Item: ToString>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| name.to_string()).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// `1 player`, `2 players`.
pub fn counted(count: usize, thing: &str) -> String {
    if count == 1 {
        format!("{count} {thing}")
    } else {
        format!("{count} {thing}s")
    }
}

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
