//! The languages of the program, and their messages.

/// The files of a language, in its folder of `assets/languages/`; a message's name begins with its file's.
macro_rules! files {
    ($tag:literal: $($file:literal)+) => {
        &[$(($file, include_str!(concat!("../assets/languages/", $tag, "/", $file, ".ftl")))),+]
    };
}

macro_rules! languages {
    ($($(#[$meta:meta])* $language:ident $tag:literal $name:literal;)+) => {
        /// A language of people.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum Language {
            $(#[doc = $name] $(#[$meta])* $language,)+
            /// English with accents, longer and in brackets, to find what is not translated or cut off.
            MadeUp,
        }

        impl Language {
            /// Every real language, English first.
            pub const ALL: [Language; [$($tag),+].len()] = [$(Language::$language),+];

            /// Its tag by BCP 47: `en`, `pt-BR`.
            pub fn tag(self) -> &'static str {
                match self {
                    $(Language::$language => $tag,)+
                    Language::MadeUp => "en-XA",
                }
            }

            /// The number of files of each language.
            pub const FILES: usize = Language::English.messages().len();

            /// Its own name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Language::$language => $name,)+
                    Language::MadeUp => "Made up",
                }
            }

            /// Its messages in Fluent's syntax, as (file, text).
            pub const fn messages(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    $(Language::$language => files!($tag: "ask" "common" "board" "coach" "desktop" "evening" "express" "files" "heard" "history" "home" "keys" "lessons" "new" "phones" "print" "records" "result" "rules" "seats" "settings"),)+
                    Language::MadeUp => Language::English.messages(),
                }
            }
        }
    };
}

languages! {
    #[default] English "en" "English";
    German "de" "Deutsch";
    French "fr" "Français";
    Spanish "es" "Español";
    Italian "it" "Italiano";
    Dutch "nl" "Nederlands";
    Portuguese "pt-BR" "Português do Brasil";
    Polish "pl" "Polski";
    Czech "cs" "Čeština";
    Swedish "sv" "Svenska";
    Russian "ru" "Русский";
}

impl Language {
    /// The language with this tag.
    pub fn of(tag: &str) -> Option<Language> {
        let mut all = Language::ALL.into_iter().chain([Language::MadeUp]);
        all.find(|language| language.tag().eq_ignore_ascii_case(tag))
    }
}
