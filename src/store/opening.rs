//! Notes which game is being opened, so that a game that crashes the program does not crash every later start.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

use super::{Id, Store, file};

/// More bytes than any file name has.
const LARGEST: u64 = 4096;

impl Store {
    /// Notes that a game is about to be shown. A failure to write is ignored.
    pub fn note_opening(&self, id: &Id) {
        if self.is_read_only() {
            return;
        }
        let path = self.opening();
        let _ = fs::remove_file(&path);
        // Opening an existing pipe would wait for a reader.
        if let Ok(mut file) = File::create_new(path) {
            let _ = file.write_all(id.as_os_str().as_encoded_bytes());
        }
    }

    /// Notes that the game is shown.
    pub fn note_shown(&self) {
        if !self.is_read_only() {
            let _ = fs::remove_file(self.opening());
        }
    }

    /// Whether the program ended before it had shown this game.
    pub fn failed_to_open(&self, id: &Id) -> bool {
        file::bytes(&self.opening(), LARGEST)
            .is_ok_and(|name| name == id.as_os_str().as_encoded_bytes())
    }

    fn opening(&self) -> PathBuf {
        self.state_folder().join("opening")
    }
}
