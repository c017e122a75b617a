#[cfg(unix)]
use std::fs;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::{LARGEST, LoadError, LoadFault, Saved, file};

/// The whole input of a command: a file, a pipe, or the standard input.
///
/// The window reads only regular files, because it could wait for a pipe for ever; a command can be ended.
pub struct Input {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl Input {
    /// Reads the file `path`, or for `-` the standard input.
    ///
    /// # Errors
    /// It cannot be read, or is larger than any session.
    pub fn read(path: &Path) -> Result<Input, LoadError> {
        let is_standard = path == Path::new("-");
        let path = if is_standard {
            PathBuf::from("standard input")
        } else {
            path.to_owned()
        };
        let bytes = if is_standard {
            file::limited(io::stdin().lock(), LARGEST)
        } else if is_pipe(&path) {
            File::open(&path)
                .map_err(|error| LoadFault::Unreadable(error.to_string()))
                .and_then(|pipe| file::limited(pipe, LARGEST))
        } else {
            file::bytes(&path, LARGEST)
        };
        match bytes {
            Ok(bytes) => Ok(Input { path, bytes }),
            Err(fault) => Err(LoadError {
                path,
                place: None,
                fault,
            }),
        }
    }

    /// The path, for messages.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The session in it.
    ///
    /// # Errors
    /// Why it is not one, with the place in the file.
    pub fn session(&self) -> Result<Saved, LoadError> {
        file::parse(&self.path, &self.bytes)
    }

    /// The session in it.
    ///
    /// # Errors
    /// Every fault of its events by place; only the first of the fields before them.
    pub fn check(&self) -> Result<Saved, Vec<LoadError>> {
        file::check(&self.path, &self.bytes)
    }
}

#[cfg(unix)]
fn is_pipe(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;

    fs::metadata(path).is_ok_and(|found| found.file_type().is_fifo())
}

/// Only Unix has pipes with a name.
#[cfg(not(unix))]
fn is_pipe(_path: &Path) -> bool {
    false
}
