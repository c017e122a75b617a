//! Reads the fields of a request by hand, so that an error names the field and what it must be.
//!
//! Derived types would take a list for an object, null for a missing field and the last of two equal names, and their errors
//! speak of `u32` and of a sequence.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeBounds;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::words::{beginning, either};

/// The most characters of the input that an error repeats.
const REPEATED: usize = 40;

/// A value in a request, with its name for errors.
pub(super) struct Field<'a> {
    pub(super) name: String,
    pub(super) json: &'a RawValue,
}

impl<'a> Field<'a> {
    pub(super) fn fault(&self, what: impl fmt::Display) -> String {
        format!("{}: {what}", self.name)
    }

    /// The error that the field must be what `wanted` says.
    pub(super) fn wanted(&self, wanted: &str) -> String {
        let json = short(self.json.get());
        self.fault(format_args!("it must be {wanted}, not {json}"))
    }

    /// A value of some type, which `wanted` names in errors.
    pub(super) fn read<T: Deserialize<'a>>(&self, wanted: &str) -> Result<T, String> {
        serde_json::from_str(self.json.get()).map_err(|_| self.wanted(wanted))
    }

    /// A value of this range.
    pub(super) fn within<T: Deserialize<'a> + PartialOrd>(
        &self,
        range: impl RangeBounds<T>,
        wanted: &str,
    ) -> Result<T, String> {
        let value = self.read(wanted)?;
        if range.contains(&value) {
            Ok(value)
        } else {
            Err(self.wanted(wanted))
        }
    }

    /// The value of one of these words.
    pub(super) fn one_of<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, String> {
        let word: Option<String> = serde_json::from_str(self.json.get()).ok();
        let known = words
            .iter()
            .find(|(known, _)| word.as_deref() == Some(known));
        known.map(|&(_, meaning)| meaning).ok_or_else(|| {
            let known = words.iter().map(|(word, _)| format!("\"{word}\""));
            self.wanted(&either(known))
        })
    }

    pub(super) fn list(&self, wanted: &str) -> Result<Vec<Field<'a>>, String> {
        let values: Vec<&'a RawValue> = self.read(wanted)?;
        let fields = values.into_iter().enumerate().map(|(place, json)| Field {
            name: format!("{}[{place}]", self.name),
            json,
        });
        Ok(fields.collect())
    }

    pub(super) fn object(&self) -> Result<Fields<'a>, String> {
        let object: Object<'a> = self.read("an object")?;
        match object.twice {
            Some(twice) => Err(self.fault(format_args!("{} is there twice", short(&twice)))),
            None => Ok(Fields {
                path: format!("{}.", self.name),
                fields: object.fields,
            }),
        }
    }
}

/// The fields of an object that have not been taken yet.
pub(super) struct Fields<'a> {
    /// The prefix of their names in errors.
    path: String,
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> Fields<'a> {
    /// The fields of a line; or why it is no request, with its `id` if there is just one.
    pub(super) fn of_line(line: &'a str) -> Result<Fields<'a>, (String, Option<&'a RawValue>)> {
        let object: Object<'a> = serde_json::from_str(line)
            .map_err(|error| (format!("not a JSON object: {error}"), None))?;
        match object.twice {
            Some(twice) => {
                let id = object.fields.get("id").copied();
                let error = format!("{} is there twice", short(&twice));
                Err((error, id.filter(|_| twice != "id")))
            }
            None => Ok(Fields {
                path: String::new(),
                fields: object.fields,
            }),
        }
    }

    pub(super) fn take(&mut self, name: &str) -> Option<Field<'a>> {
        let json = self.fields.remove(name)?;
        Some(Field {
            name: format!("{}{name}", self.path),
            json,
        })
    }

    pub(super) fn need(&mut self, name: &str) -> Result<Field<'a>, String> {
        self.take(name)
            .ok_or_else(|| format!("{}{name} is missing", self.path))
    }

    /// The fields that are there, of these names.
    pub(super) fn of<T: fmt::Display>(
        &mut self,
        names: impl IntoIterator<Item = T>,
    ) -> Vec<(T, Field<'a>)> {
        let taken = names.into_iter().filter_map(|name| {
            let field = self.take(&name.to_string())?;
            Some((name, field))
        });
        taken.collect()
    }

    pub(super) fn end(self) -> Result<(), String> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(name) => Err(format!("{}{} is not a field here", self.path, short(name))),
        }
    }
}

/// A JSON object by the names of its fields.
struct Object<'a> {
    fields: BTreeMap<String, &'a RawValue>,
    /// A name that occurs more than once.
    twice: Option<String>,
}

impl<'de: 'a, 'a> Deserialize<'de> for Object<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<'a>, D::Error> {
        deserializer.deserialize_map(Names)
    }
}

struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = Object<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object<'de>, A::Error> {
        let mut object = Object {
            fields: BTreeMap::new(),
            twice: None,
        };
        while let Some((name, json)) = map.next_entry::<String, &'de RawValue>()? {
            let again = object.fields.insert(name.clone(), json).is_some();
            // Two ids are reported before any other double name, because neither can be given back.
            if again && object.twice.as_deref() != Some("id") {
                object.twice = Some(name);
            }
        }
        Ok(object)
    }
}

fn short(text: &str) -> String {
    beginning(text, REPEATED)
}
