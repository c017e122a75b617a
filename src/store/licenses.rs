//! The licenses of the packages and of the font that are in the program, as `assets/licenses/make` collects them.

use std::fs::File;
use std::io;
use std::path::PathBuf;

use flate2::read::GzDecoder;

use super::Store;

const LICENSES: &[u8] = include_bytes!("../../assets/licenses/licenses.txt.gz");

impl Store {
    /// The file of the licenses, in the folder of what can be made again at any time.
    pub fn licenses_file(&self) -> PathBuf {
        self.cache_folder().join("licenses.txt")
    }

    /// Writes that file.
    ///
    /// # Errors
    /// What the system says, where it cannot be written.
    pub fn write_licenses(&self) -> io::Result<()> {
        let mut file = File::create(self.licenses_file())?;
        io::copy(&mut GzDecoder::new(LICENSES), &mut file)?;
        Ok(())
    }
}
