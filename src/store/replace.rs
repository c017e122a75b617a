//! Crash-safe writing, in one place for every file of the program.
//!
//! The new content is complete on the disk under a temporary name before it replaces the old one. The program's own files
//! keep the old content as a backup, so one of both is always whole.

use std::fs;
use std::io::{self, Write};
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

const PREFIX: &str = ".fifth-die-";
const SUFFIX: &str = ".tmp";
const BACKUP: &str = ".bak";

/// Replaces the content of the file `path`, and creates its folder if it is missing. The mode is kept.
///
/// Even if the program or the machine dies meanwhile, the file holds either all of the old or all of the new content.
///
/// # Errors
/// The disk refuses it. The file is unchanged, or new if only its folder could not be synced.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    put(write_aside(path, content, allowed(path))?, path)
}

/// Replaces a file that only its owner may read.
pub(super) fn replace_private(path: &Path, content: &[u8]) -> io::Result<()> {
    #[cfg(unix)]
    let access = Some(fs::Permissions::from_mode(0o600));
    #[cfg(not(unix))]
    let access = None;
    put(write_aside(path, content, access)?, path)
}

/// Replaces a file of the program's own, and keeps its old content as `<name>.bak`.
pub(super) fn replace_backed_up(path: &Path, content: &[u8]) -> io::Result<()> {
    let temporary = write_aside(path, content, allowed(path))?;
    back_up(path);
    put(temporary, path)
}

/// The file beside `path` that keeps its previous content.
pub(super) fn backup(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(BACKUP);
    name.into()
}

/// Removes the temporary files of saves that were cut off. Nobody was told that anything in them is saved.
pub(super) fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(PREFIX) && name.ends_with(SUFFIX) {
            // One that stays does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes and syncs `content` to a new temporary file beside `path`, with this access or that of any new document.
fn write_aside(
    path: &Path,
    content: &[u8],
    access: Option<fs::Permissions>,
) -> io::Result<tempfile::NamedTempFile> {
    let folder = folder(path);
    fs::create_dir_all(folder)?;

    let mut temporary = tempfile::Builder::new();
    temporary.prefix(PREFIX).suffix(SUFFIX);
    // As for any document, the umask restricts who may read a new file.
    #[cfg(unix)]
    temporary.permissions(
        access
            .clone()
            .unwrap_or_else(|| PermissionsExt::from_mode(0o666)),
    );

    let mut file = temporary.tempfile_in(folder)?;
    if let Some(access) = access {
        // Some disks know no modes.
        let _ = file.as_file().set_permissions(access);
    }
    file.write_all(content)?;
    // After a failed sync the system may drop the data and report success the next time, so never sync twice: a retry
    // writes a new temporary file.
    file.as_file().sync_all()?;
    Ok(file)
}

/// The permissions of a regular file.
#[cfg(unix)]
fn allowed(path: &Path) -> Option<fs::Permissions> {
    let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some(fs::Permissions::from_mode(metadata.mode() & 0o777))
}

/// Only Unix has modes.
#[cfg(not(unix))]
fn allowed(_path: &Path) -> Option<fs::Permissions> {
    None
}

/// Keeps the content of `path` as its backup. A missing backup never fails a save.
fn back_up(path: &Path) {
    // Never read a pipe or a device.
    if !fs::metadata(path).is_ok_and(|metadata| metadata.is_file()) {
        return;
    }
    let backup = backup(path);
    let _ = fs::remove_file(&backup);
    if fs::hard_link(path, &backup).is_err()
        && let Ok(old) = fs::read(path)
        // Some disks, such as those of cameras, have no hard links.
        && let Ok(temporary) = write_aside(&backup, &old, allowed(path))
    {
        let _ = put(temporary, &backup);
    }
}

fn put(temporary: tempfile::NamedTempFile, path: &Path) -> io::Result<()> {
    temporary.persist(path).map_err(|error| error.error)?;
    sync_folder(folder(path))
}

/// The folder of a file.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes a rename in `folder` survive a loss of power.
#[cfg(unix)]
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// Only Unix lets a program sync a folder.
#[cfg(not(unix))]
pub(super) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
