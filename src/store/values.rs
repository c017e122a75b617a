use std::io;
use std::path::Path;

use super::replace::replace;

/// Writes what the coach has learned.
///
/// # Errors
/// The file cannot be written; what it held is then still there.
pub fn save_values(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes)
}
