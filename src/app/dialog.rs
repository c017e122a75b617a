//! The system's dialog for a new file, which no display but the system's own shows.

use std::path::{Path, PathBuf};

use iced::Task;

/// Where the people want a file, `path` being proposed; `None` where nothing was chosen or no dialog opens. The dialog asks
/// whether a file of the same name may be replaced.
pub fn place(title: &str, path: &Path) -> Task<Option<PathBuf>> {
    let mut dialog = rfd::AsyncFileDialog::new().set_title(title);
    if let Some(folder) = path.parent() {
        dialog = dialog.set_directory(folder);
    }
    if let Some(name) = path.file_name() {
        dialog = dialog.set_file_name(name.to_string_lossy());
    }
    Task::perform(dialog.save_file(), |file| {
        file.map(|file| file.path().to_owned())
    })
}
