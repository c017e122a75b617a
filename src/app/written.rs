//! Files that the app has written for you: where they are, and how to open them.

use std::io::{self, ErrorKind};
use std::path::{self, PathBuf};
use std::process::{Command, Stdio};

use iced::widget::text::Wrapping;
use iced::widget::{column, row, text as words};
use iced::{Center, Fill, Task};

use super::background::{Failed, background};
use super::theme::{self, gap, size};
use super::widget::{Element, plain_control};
use crate::store::{OPENER, Store};
use crate::text::{self, say};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    paths: Vec<PathBuf>,
    /// Why the last attempt to open one failed.
    fault: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Open,
    ShowFolder,
    Opened(Result<(), String>),
}

impl Written {
    pub fn new(paths: Vec<PathBuf>) -> Option<Written> {
        (!paths.is_empty()).then_some(Written { paths, fault: None })
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let first = self.paths.first().cloned().unwrap_or_default();
        match message {
            Message::Open => open(move || Ok(first)),
            Message::ShowFolder => open(move || {
                let file = path::absolute(&first).unwrap_or(first);
                Ok(file.parent().unwrap_or(&file).to_owned())
            }),
            Message::Opened(result) => {
                self.fault = result.err();
                Task::none()
            }
        }
    }

    pub fn view<'a, M: Clone + 'a>(
        &'a self,
        told: impl FnOnce(String, usize) -> String,
        [open, folder]: [&'a str; 2],
        to: fn(Message) -> M,
    ) -> Element<'a, M> {
        let first = self
            .paths
            .first()
            .map_or(String::new(), |path| text::path(path));
        let others = self.paths.len().saturating_sub(1);
        let way = |label, key, message| plain_control(label, key, message).map(to);
        let ways = row![
            way(say!("files-open"), open, Message::Open),
            way(say!("files-show-folder"), folder, Message::ShowFolder),
        ];
        let said = words(told(first, others))
            .size(size::BODY)
            .wrapping(Wrapping::WordOrGlyph);
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

/// Opens a folder, or its nearest existing parent: the games' folder only comes with the first game.
pub fn open_folder(folder: PathBuf) -> Task<Message> {
    open(move || {
        let there = folder.ancestors().find(|folder| folder.exists());
        Ok(there.unwrap_or(&folder).to_owned())
    })
}

/// Writes the licenses to a file and opens it.
pub fn open_licenses(store: Store) -> Task<Message> {
    open(move || store.write_licenses().map(|()| store.licenses_file()))
}

/// Opens a file or folder off the UI thread and waits for the opener: some report only at the end whether they could.
fn open(found: impl FnOnce() -> io::Result<PathBuf> + Send + 'static) -> Task<Message> {
    let opened = background(move |_| {
        let not_opened = |error: io::Error| say!("files-not-opened-by", cause = error.to_string());
        let found = found().map_err(not_opened)?;
        // No command mistakes an absolute path for an option.
        let path = path::absolute(&found).unwrap_or(found);
        let status = Command::new(OPENER)
            .arg(path)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        match status {
            // Explorer reports failure even when it succeeds.
            Ok(status) if status.success() || cfg!(windows) => Ok(()),
            Ok(_) => Err(say!("files-no-opener")),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Err(say!("files-opener-missing", program = OPENER))
            }
            Err(error) => Err(not_opened(error)),
        }
    });
    opened.map(|result| {
        let result = result.unwrap_or_else(|failed: Failed| Err(failed.to_string()));
        Message::Opened(result)
    })
}
