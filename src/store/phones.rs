//! Lets phones find their seats again after the program has ended or crashed.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::replace::replace_private;
use super::{Attempt, Store, StoreError, file};

/// More bytes than any such file has.
const LARGEST: u64 = 16 * 1024;

/// The last table with phones: its address, and who holds which seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phones {
    /// The port, reused for the next table if it is free.
    pub port: u16,
    /// The name of the game's file.
    pub game: String,
    /// The secret part of the address.
    pub secret: String,
    /// The token of each phone, by the number of its seat.
    pub seats: BTreeMap<usize, String>,
}

impl Store {
    /// The last table with phones; `None` without a valid file, in which case phones join again.
    pub fn phones(&self) -> Option<Phones> {
        let bytes = file::bytes(&self.phones_file(), LARGEST).ok()?;
        ron::de::from_bytes(&bytes).ok()
    }

    /// Saves the current table with phones.
    ///
    /// # Errors
    /// Why it is not saved.
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
