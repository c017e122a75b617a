//! How words meet in a language: which stay on one line, and which lose a letter before the next one.
//!
//! Messages and glossaries know nothing of this: they are written with plain spaces and whole words.

use crate::language::Language;

const UNBREAKABLE: char = '\u{a0}';

/// Words as the language sets them: `12 %`, `« Oui ! »` and `z Anną` with spaces that break no line, `d’Ann`, `nell’8%`,
/// `e Inés`.
pub(super) fn spelled(language: Language, words: &str) -> String {
    let mut told = String::with_capacity(words.len() + 8);
    let mut rest = words;
    while let Some((before, after)) = rest.split_once(' ') {
        let left = before.rsplit(['\n', UNBREAKABLE]).next().unwrap_or(before);
        let right = after
            .split([' ', '\n', UNBREAKABLE])
            .next()
            .unwrap_or(after);
        match elided(language, left, right) {
            Some(short) => {
                told.push_str(before.strip_suffix(left).unwrap_or(before));
                told.push_str(&short);
            }
            None => {
                told.push_str(before);
                let breaks = !clings(language, left, right);
                told.push(if breaks { ' ' } else { UNBREAKABLE });
            }
        }
        rest = after;
    }
    told.push_str(rest);
    told
}

/// Whether no line may end between these words.
fn clings(language: Language, left: &str, right: &str) -> bool {
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let after_figure = is_digit(left.chars().next_back());
    let before_figure = is_digit(right.chars().next());
    let sign = match (left, right) {
        ("<" | ">" | "+", _) => before_figure,
        (_, "+") => after_figure,
        ("±" | "×", _) | (_, "±" | "×") => true,
        _ => right.starts_with(['%', '…']),
    };
    let unit = || after_figure && matches!(right.trim_end_matches(['.', ',', ')']), "s" | "с");
    sign || unit()
        || match language {
            Language::French => right.starts_with([':', ';', '!', '?', '»']) || left.ends_with('«'),
            Language::Polish | Language::Czech => is_letter(left),
            Language::Russian => is_letter(left) || right == "—",
            _ => false,
        }
}

/// Whether a word has only one letter, such as a preposition.
fn is_letter(word: &str) -> bool {
    let mut letters = word.trim_start_matches(['(', '„', '«', '“']).chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// What becomes of a word and the space behind it where it changes before the next one: `de Ann`, `nel 8%`, `y Inés`.
fn elided(language: Language, left: &str, right: &str) -> Option<String> {
    // None of these words is longer than three letters.
    let elides = [Language::French, Language::Italian, Language::Spanish];
    if left.len() > 3 || !elides.contains(&language) {
        return None;
    }
    let next = right.to_lowercase();
    let starts = |letters: &[char]| next.starts_with(letters);
    let is_word = right.chars().nth(1).is_some_and(char::is_alphabetic);
    // In figures that are read aloud, 8 and 11 begin with an o, and in Italian 1 with a u.
    let figure = right.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let whole = figure.split([',', '.']).next().unwrap_or(figure);
    let reads_o = whole.starts_with('8') || whole == "11";
    let reads_vowel = reads_o || whole == "1";
    match (language, left.to_lowercase().as_str()) {
        (Language::French, "de" | "que") => {
            let vowel = starts(&[
                'a', 'e', 'i', 'o', 'u', 'à', 'â', 'é', 'è', 'ê', 'ë', 'î', 'ï', 'ô',
            ]);
            (is_word && vowel).then(|| format!("{}’", left.trim_end_matches('e')))
        }
        (Language::Italian, "il") => {
            reads_vowel.then(|| left.replace("il", "l’").replace("Il", "L’"))
        }
        (Language::Italian, "nel" | "del" | "al" | "dal" | "sul") => {
            reads_vowel.then(|| format!("{left}l’"))
        }
        (Language::Italian, "a") if is_word => starts(&['a']).then(|| format!("{left}d ")),
        (Language::Italian, "e") if is_word => starts(&['e']).then(|| format!("{left}d ")),
        (Language::Spanish, "y") => {
            let is_i = starts(&['i', 'í']) || next.starts_with("hi");
            (is_word && is_i).then(|| "e ".to_owned())
        }
        (Language::Spanish, "o") => {
            let is_o = is_word && (starts(&['o', 'ó']) || next.starts_with("ho"));
            (is_o || reads_o).then(|| "u ".to_owned())
        }
        _ => None,
    }
}
