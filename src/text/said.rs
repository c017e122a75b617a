//! Makes sentences of messages, in the language of the thread.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_langneg::{
    NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages,
    parse_accepted_languages,
};

use super::locale::{self, either};
use super::spelling::spelled;
use crate::language::Language;
use crate::rules::dice::{Die, Pairs, Roll, RollOff, Sum, Throw, Values};
use crate::rules::{RollNumber, RollOffNumber, Seat, ThrowNumber, TurnNumber};
use crate::session::{Name, Title};

/// Says a message in the language of the thread: `say!("pad-row", row = 7)`, or `say!("pad-row", row)`.
///
/// `tests/it/languages.rs` checks names and arguments against the messages.
macro_rules! say {
    (@value $name:ident) => { $crate::text::Value::from($name) };
    (@value $name:ident = $value:expr) => { $crate::text::Value::from($value) };
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::text::said($id, [$((stringify!($name), $crate::text::say!(@value $name $(= $value)?))),*])
    };
}

/// A constant message without arguments, said when it is shown: `phrase!("keys-undo")`.
macro_rules! phrase {
    ($id:literal) => {
        $crate::text::Phrase::new($id)
    };
}

pub use fluent_bundle::FluentValue as Value;
pub(crate) use {phrase, say};

/// Lets messages take the types of the games: numbers as numbers, names and dice as words.
macro_rules! arguments {
    ($($type:ty: |$it:ident| $value:expr;)+) => { $(
        impl From<$type> for Value<'_> {
            fn from($it: $type) -> Self {
                $value.into()
            }
        }

        impl From<&$type> for Value<'_> {
            fn from($it: &$type) -> Self {
                $value.into()
            }
        }
    )+ };
}

arguments! {
    Seat: |seat| seat.number();
    ThrowNumber: |number| number.get();
    TurnNumber: |number| number.get();
    RollNumber: |number| number.get();
    RollOffNumber: |number| number.get();
    Sum: |sum| sum.value();
    Die: |die| die.value();
    Values: |values| either(values.iter());
    Pairs: |pairs| pairs.to_string();
    Throw: |throw| throw.to_string();
    Roll: |roll| roll.to_string();
    RollOff: |dice| dice.to_string();
    Name: |name| name.to_string();
    Title: |title| title.to_string();
}

/// A message without arguments, said when it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Phrase(&'static str);

impl Phrase {
    #[doc(hidden)]
    pub const fn new(id: &'static str) -> Phrase {
        Phrase(id)
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&said(self.0, []))
    }
}

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language of this thread.
pub fn language() -> Language {
    LANGUAGE.get()
}

/// Sets the language of this thread.
pub fn set_language(language: Language) {
    LANGUAGE.set(language);
}

/// Does `work` in this language.
pub fn in_language<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let before = LANGUAGE.replace(language);
    let done = work();
    LANGUAGE.set(before);
    done
}

/// The best language for these preferences, written as browsers do: `fr-CH, fr;q=0.9, en`.
pub fn best(preferred: &str) -> Language {
    // The made-up language must be asked for.
    let first = preferred.split([',', ';']).next().unwrap_or_default();
    if first == Language::MadeUp.tag() {
        return Language::MadeUp;
    }
    let requested = parse_accepted_languages(preferred);
    let available = convert_vec_str_to_langids_lossy(Language::ALL.map(Language::tag));
    let best = negotiate_languages(&requested, &available, None, NegotiationStrategy::Filtering);
    let best = best
        .first()
        .and_then(|best| Language::of(&best.to_string()));
    best.unwrap_or_default()
}

/// A message in the language of the thread, or in English if it is missing.
pub fn said<'a, const N: usize>(id: &str, args: [(&'static str, Value<'a>); N]) -> String {
    let language = language();
    let args: FluentArgs = args.into_iter().collect();
    let say = |language| message(bundle(language, id)?, id, &args);
    let words = say(language)
        .or_else(|| say(Language::English))
        .unwrap_or_else(|| id.to_owned());
    let words = spelled(language, &words);
    match language {
        Language::MadeUp => format!("[{words}]"),
        _ => words,
    }
}

/// The message of this name; `None` if it or one of its arguments is missing.
fn message(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let words = bundle.format_pattern(pattern, Some(args), &mut errors);
    errors.is_empty().then(|| words.into_owned())
}

type Bundle = FluentBundle<FluentResource>;

/// The messages of the file of this one, read when the first of them is said.
fn bundle(language: Language, id: &str) -> Option<&'static Bundle> {
    static BUNDLES: [[OnceLock<Bundle>; Language::FILES]; Language::ALL.len() + 1] =
        [const { [const { OnceLock::new() }; Language::FILES] }; Language::ALL.len() + 1];
    let (file, _) = id.split_once('-')?;
    let files = language.messages();
    let at = files.iter().position(|(name, _)| *name == file)?;
    let (_, text) = files[at];
    Some(BUNDLES[language as usize][at].get_or_init(|| read(language, text)))
}

fn read(language: Language, text: &str) -> Bundle {
    let tags = convert_vec_str_to_langids_lossy([language.tag()]);
    let mut bundle = FluentBundle::new_concurrent(tags);
    // Only names come from outside, and they cannot change the direction of writing.
    bundle.set_use_isolating(false);
    // For ordinals: `{ NUMBER($place, type: "ordinal") -> … }`. It fails only if the name is taken.
    let _ = bundle.add_builtins();
    bundle.set_formatter(Some(|value, _| match value {
        Value::Number(number) => Some(locale::grouped(number.as_string().into_owned())),
        _ => None,
    }));
    if language == Language::MadeUp {
        bundle.set_transform(Some(disguised));
    }
    // Invalid messages are left out, and said in English.
    let messages = FluentResource::try_new(text.to_owned());
    bundle.add_resource_overriding(messages.unwrap_or_else(|(rest, _)| rest));
    bundle
}

/// English in a disguise: every letter with an accent, and each vowel twice.
fn disguised(words: &str) -> Cow<'_, str> {
    const ACCENTED: &str = "aàá eèé iìí oòó uùú yýÿ AÀÁ EÈÉ IÌÍ OÒÓ UÙÚ YÝŸ bƀ cç dð fƒ gğ hħ jĵ kķ lľ mɱ \
        nñ pþ qɋ rŕ sš tť vṽ wŵ xẋ zž BƁ CÇ DÐ FƑ GĞ HĦ JĴ KĶ LĽ MṀ NÑ PƤ QɊ RŔ SŠ TŤ \
        VṼ WŴ XẊ ZŽ";
    let disguise = |letter: char| {
        let accented = ACCENTED.split(' ').find_map(|one| one.strip_prefix(letter));
        accented.map_or_else(|| letter.to_string(), str::to_owned)
    };
    words.chars().map(disguise).collect()
}
