use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Puts `content` into the file `path`, whose folder is made if it is missing.
///
/// Whatever ends the program or the machine in between, the file afterwards holds either all of the old or all of the
/// new content: the new one is complete on the disk under another name in the same folder before it takes the place of
/// the old one.
pub(super) fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;

    let mut temporary = tempfile::Builder::new();
    temporary.prefix(".").suffix(".tmp");
    // The person's umask decides who may read the file, as for any other document.
    #[cfg(unix)]
    temporary.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));

    let mut file = temporary.tempfile_in(folder)?;
    file.write_all(content)?;
    // After a failed sync the system may have dropped the data and report success the next time, so the way back is a new
    // temporary file and never a second sync.
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// Makes a rename in `folder` outlive a loss of power.
#[cfg(unix)]
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// Only Unix lets a program sync a folder.
#[cfg(not(unix))]
pub(super) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
