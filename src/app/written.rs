//! Files that the app has written for you: where they are, and how to open them.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{self, Path, PathBuf};
use std::process::{Command, Stdio};

use iced::widget::text::Wrapping;
use iced::widget::{column, row, text as words};
use iced::{Center, Fill, Task};

use super::background::{Failed, background};
use super::theme::{self, gap, size};
use super::widget::{Element, plain_control};
use crate::text::{self, say};

/// One or more written files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    paths: Vec<PathBuf>,
    /// Why the last attempt to open one failed.
    fault: Option<String>,
}

/// How the files were written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    Saved,
    Exported,
}

/// A message of the notice about the files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Open,
    ShowFolder,
    Opened(Result<(), String>),
}

impl Written {
    /// These files; `None` if there are none.
    pub fn new(paths: Vec<PathBuf>) -> Option<Written> {
        (!paths.is_empty()).then_some(Written { paths, fault: None })
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let first = self.paths.first().cloned().unwrap_or_default();
        match message {
            Message::Open => open(move || opening(&first)),
            Message::ShowFolder => open(move || showing(&first)),
            Message::Opened(result) => {
                self.fault = result.err();
                Task::none()
            }
        }
    }

    /// The notice about the files, with buttons to open them and the keys of those.
    pub fn view<'a, M: Clone + 'a>(
        &'a self,
        deed: Deed,
        [open, folder]: [&'a str; 2],
        to: fn(Message) -> M,
    ) -> Element<'a, M> {
        let first = self
            .paths
            .first()
            .map_or(String::new(), |path| text::path(path));
        let others = self.paths.len().saturating_sub(1);
        let said = match deed {
            Deed::Saved => say!("files-saved", path = first, others = others),
            Deed::Exported => say!("files-exported", path = first, others = others),
        };
        let way = |label, key, message| plain_control(label, key, message).map(to);
        let ways = row![
            way(say!("files-open"), open, Message::Open),
            way(say!("files-show-folder"), folder, Message::ShowFolder),
        ];
        let said = words(said).size(size::BODY).wrapping(Wrapping::WordOrGlyph);
        let fault = self.fault.as_ref().map(|fault| {
            words(fault.as_str())
                .size(size::BODY)
                .style(theme::text::minus)
        });
        row![
            column![said, fault].spacing(gap::XS).width(Fill),
            ways.spacing(gap::S)
        ]
        .spacing(gap::M)
        .align_y(Center)
        .into()
    }
}

/// Opens a folder, or where it would be: the one of the games comes with the first of them.
pub fn open_folder(folder: PathBuf) -> Task<Message> {
    open(move || {
        let there = folder.ancestors().find(|folder| folder.exists());
        opening(there.unwrap_or(&folder))
    })
}

/// Runs an opener off the UI thread and waits for it: some report only at the end whether they could open the file.
fn open(command: impl FnOnce() -> Command + Send + 'static) -> Task<Message> {
    let opened = background(move |_| run(command()));
    opened.map(|result| {
        let result = result.unwrap_or_else(|failed: Failed| Err(failed.to_string()));
        Message::Opened(result)
    })
}

fn run(mut command: Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    match command.status() {
        // Explorer reports failure even when it succeeds.
        Ok(status) if status.success() || cfg!(windows) => Ok(()),
        Ok(_) => Err(say!("files-no-opener")),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(say!("files-opener-missing", program = program))
        }
        Err(error) => Err(say!("files-not-opened-by", cause = error.to_string())),
    }
}

/// The command that opens files and folders on this system.
const OPENER: &str = if cfg!(windows) {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

/// The command that opens a file with its default application.
fn opening(path: &Path) -> Command {
    let mut command = Command::new(OPENER);
    command.arg(absolute(path));
    command
}

/// The command that shows a file in its folder, or just the folder where the system cannot select the file.
fn showing(path: &Path) -> Command {
    let path = absolute(path);
    let mut command = Command::new(OPENER);
    if cfg!(windows) {
        let mut select = OsString::from("/select,");
        select.push(path);
        command.arg(select);
    } else if cfg!(target_os = "macos") {
        command.arg("-R").arg(path);
    } else {
        command.arg(path.parent().unwrap_or(&path));
    }
    command
}

/// An absolute path, which no command mistakes for an option.
fn absolute(path: &Path) -> PathBuf {
    path::absolute(path).unwrap_or_else(|_| path.to_owned())
}
