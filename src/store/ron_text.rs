//! The program's files as RON: written whole, read field by field, and looked up by the steps to a value.

use std::collections::BTreeMap;
use std::fmt;

use ron::error::SpannedError;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess,
    Visitor,
};
use serde::{Deserialize, Serialize};

use super::Place;

/// A file of the program as RON, one item of a list a line.
pub(super) fn to_ron(file: &impl Serialize) -> String {
    let layout = PrettyConfig::new()
        .depth_limit(2)
        .new_line("\n")
        .struct_names(false);
    let mut text = ron::Options::default()
        .to_string_pretty(file, layout)
        // Writing to a string does not fail, and no file of the program has a type that RON cannot write.
        .expect("a file can be written as RON");
    text.push('\n');
    text
}

/// The options for reading files: RON, with `Some(4)` also written `4`. Files are written as plain RON.
pub(super) fn ron() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A step from a value of a file into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Field(&'static str),
    Item(usize),
}

/// Where the value at `path` begins in `text`.
///
/// RON tells a place only when it fails, so the text is read again and reading fails on purpose at the value.
pub(super) fn place(text: &str, path: &[Step]) -> Option<Place> {
    let error = ron().from_str_seed(text, Way(path)).err()?;
    Some(Place {
        line: error.span.end.line,
        column: error.span.end.col,
    })
}

struct Way<'a>(&'a [Step]);

impl<'de> DeserializeSeed<'de> for Way<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        if self.0.is_empty() {
            return Err(D::Error::custom("the place that was looked for"));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Way<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fields or items")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match self.0 {
                [Step::Field(field), rest @ ..] if key == *field => {
                    map.next_value_seed(Way(rest))?;
                }
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        if let [Step::Item(index), rest @ ..] = self.0 {
            for _ in 0..*index {
                seq.next_element::<IgnoredAny>()?;
            }
            seq.next_element_seed(Way(rest))?;
        }
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// The fields of a struct and the items of `events`, read one by one, so that damage loses nothing before it.
pub(super) struct Fields<E> {
    /// The text of each field but `events`.
    pub(super) values: BTreeMap<String, Box<RawValue>>,
    /// The events that could be read.
    pub(super) events: Vec<E>,
}

impl<E> Default for Fields<E> {
    fn default() -> Fields<E> {
        Fields {
            values: BTreeMap::new(),
            events: Vec::new(),
        }
    }
}

impl<'de, E: Deserialize<'de>> Fields<E> {
    /// Adds the fields of a text, up to the first that cannot be read.
    pub(super) fn read(&mut self, text: &'de str) -> Result<(), SpannedError> {
        ron().from_str_seed(text, self)
    }
}

impl<E> Fields<E> {
    /// The value of a field; `None` if it is missing or invalid.
    pub(super) fn get<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        ron().from_str(self.values.get(name)?.get_ron()).ok()
    }
}

impl<'de, E: Deserialize<'de>> DeserializeSeed<'de> for &mut Fields<E> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de, E: Deserialize<'de>> Visitor<'de> for &mut Fields<E> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<String>()? {
            if name == "events" {
                map.next_value_seed(&mut *self)?;
            } else {
                let value = map.next_value()?;
                self.values.insert(name, value);
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        while let Some(event) = seq.next_element()? {
            self.events.push(event);
        }
        Ok(())
    }
}
