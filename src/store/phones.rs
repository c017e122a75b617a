//! How phones find their seats again after the program has ended, however it has.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::replace::replace_private;
use super::{Attempt, Store, StoreError, file};

/// Longer than any such file.
const LARGEST: u64 = 16 * 1024;

/// The last table that had phones: where it was reached, and who holds which seat there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phones {
    /// The port, kept from table to table where it is free.
    pub port: u16,
    /// The name of the game's file.
    pub game: String,
    /// What the address of the table holds, so that nobody else finds it.
    pub secret: String,
    /// The number of each seat that a phone holds, and what that phone shows for it.
    pub seats: BTreeMap<usize, String>,
}

impl Store {
    /// The last table that had phones; `None` where there was none, or its file is damaged: phones then join again.
    pub fn phones(&self) -> Option<Phones> {
        let bytes = file::bytes(&self.phones_file(), LARGEST).ok()?;
        ron::de::from_bytes(&bytes).ok()
    }

    /// Keeps the table that has phones now.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn save_phones(&self, phones: &Phones) -> Result<(), StoreError> {
        self.writable(Attempt::SavePhones)?;
        let path = self.phones_file();
        let text = ron::ser::to_string_pretty(phones, ron::ser::PrettyConfig::default())
            .map_err(std::io::Error::other);
        text.and_then(|text| replace_private(&path, text.as_bytes()))
            .map_err(|error| StoreError::new(Attempt::SavePhones, &path, &error))
    }

    fn phones_file(&self) -> PathBuf {
        self.state_folder().join("phones.ron")
    }
}
