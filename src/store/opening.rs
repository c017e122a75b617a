//! Which game is being opened, so that one that ends the program does not end every start after it.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

use super::{Id, Store, file};

/// The name of a game is not longer than that of a file.
const LARGEST: u64 = 4096;

impl Store {
    /// Notes that a game is about to be shown. Where nothing can be written, nothing is known later.
    pub fn note_opening(&self, id: &Id) {
        if self.is_read_only() {
            return;
        }
        let path = self.opening();
        let _ = fs::remove_file(&path);
        // A new file, because opening a pipe would wait for somebody to read from it.
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

    /// Whether the program ended when it was about to show this game.
    pub fn failed_to_open(&self, id: &Id) -> bool {
        file::bytes(&self.opening(), LARGEST)
            .is_ok_and(|name| name == id.as_os_str().as_encoded_bytes())
    }

    fn opening(&self) -> PathBuf {
        self.state_folder().join("opening")
    }
}
