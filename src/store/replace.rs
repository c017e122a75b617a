//! Crash-safe writing, in one place for every file of the program.
//!
//! The new content is complete on the disk under a temporary name before it takes the place of the old one. Of the
//! program's own files the old one stays beside it as a backup, so there is no instant in which neither is whole.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

const PREFIX: &str = ".fifth-die-";
const SUFFIX: &str = ".tmp";
/// How many random letters a temporary name has after its prefix.
const CHANCE: usize = 6;
const BACKUP: &str = ".bak";

/// Puts `content` into the file `path`, whose folder is made if it is missing.
///
/// Whatever ends the program or the machine in between, the file afterwards holds either all of the old or all of the
/// new content. It keeps the mode that it had.
///
/// # Errors
/// The disk does not take it. `path` holds what it held, or the new content if only its folder could not be synced.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    put(write_aside(path, content, allowed(path))?, path)
}

/// Replaces a file that nobody but the person may read.
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

/// The file that a backup belongs to; `None` for other files.
pub(super) fn of_backup(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?.strip_suffix(BACKUP)?;
    Some(path.with_file_name(name))
}

/// The file that a temporary file was to replace, or its folder where the name was too long; `None` for other files.
pub(super) fn of_temporary(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?;
    let name = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    Some(path.with_file_name(name.get(CHANCE + 1..)?))
}

/// Writes `content` to a new temporary file beside `path`, down to the disk, with this access where it is not that of a
/// new document.
fn write_aside(
    path: &Path,
    content: &[u8],
    access: Option<fs::Permissions>,
) -> io::Result<tempfile::NamedTempFile> {
    let folder = folder(path);
    fs::create_dir_all(folder)?;

    // A name may have 255 bytes; one that leaves no room for more is left out.
    let name = path.file_name().and_then(OsStr::to_str);
    let name = name.filter(|name| name.len() < 200).unwrap_or_default();
    let suffix = format!("-{name}{SUFFIX}");
    let mut temporary = tempfile::Builder::new();
    temporary.prefix(PREFIX).suffix(&suffix).rand_bytes(CHANCE);
    // The person's umask decides who may read a new file, as for any other document; it takes from these what it forbids.
    #[cfg(unix)]
    temporary.permissions(
        access
            .clone()
            .unwrap_or_else(|| PermissionsExt::from_mode(0o666)),
    );

    let mut file = temporary.tempfile_in(folder)?;
    if let Some(access) = access {
        // A disk that knows no modes keeps the file all the same.
        let _ = file.as_file().set_permissions(access);
    }
    file.write_all(content)?;
    // After a failed sync the system may have dropped the data and report success the next time, so the way back is a new
    // temporary file and never a second sync.
    file.as_file().sync_all()?;
    Ok(file)
}

/// Who may read and write a regular file, if it is one.
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
    // Neither a pipe nor a device is ever read here, only a file that a backup can be made of.
    if !fs::metadata(path).is_ok_and(|metadata| metadata.is_file()) {
        return;
    }
    let backup = backup(path);
    let _ = fs::remove_file(&backup);
    if fs::hard_link(path, &backup).is_err()
        && let Ok(old) = fs::read(path)
        // There are disks, such as those of cameras, on which a file has one name only.
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
