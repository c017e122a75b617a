//! The panel that saves a chart as a picture.

use std::path::PathBuf;

use iced::Task;
use iced::widget::{column, text};

use crate::app::background::{background, in_words};
use crate::app::keymap::Command;
use crate::app::new_file::{self, NewFile};
use crate::app::panel::{panel, section};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control};
use crate::app::written::Deed;
use crate::paper;
use crate::stats::chart::Chart;
use crate::store::{self, Print};
use crate::text::say;

/// A chart with its words, to be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// Its table.
    pub title: String,
    /// Of whom, and how it is read.
    pub caption: String,
    /// The chart in [`Sheet::SIZE`].
    pub chart: Chart,
}

impl Sheet {
    /// The size of a chart that is saved.
    pub const SIZE: (f32, f32) = (760.0, 360.0);
}

/// A chart that is being saved.
#[derive(Debug)]
pub struct SaveChart {
    sheet: Sheet,
    print: Print,
    file: NewFile,
}

/// A message of this panel.
#[derive(Debug, Clone)]
pub enum Message {
    /// Save it as this kind of file.
    Print(Print),
    /// In the part that asks for the place.
    File(new_file::Message),
    /// Close the panel.
    Close,
}

/// What the program has to do.
pub enum Action {
    None,
    Close,
    Run(Task<Message>),
}

impl SaveChart {
    /// A chart to save, with a proposed path.
    pub fn new(sheet: Sheet) -> SaveChart {
        let mut chart = SaveChart {
            sheet,
            print: Print::Svg,
            file: NewFile::default(),
        };
        chart.propose();
        chart
    }

    /// Puts the cursor into the field.
    pub fn focus(&self) -> Task<Message> {
        NewFile::focus()
    }

    /// Proposes a path for the picture.
    fn propose(&mut self) {
        let path = self.path();
        self.file.propose(&path);
    }

    /// A free path for the picture.
    fn path(&self) -> PathBuf {
        store::chart_path(&self.sheet.title, self.print)
    }

    /// Applies the message, and returns what the program has to do.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Print(print) => {
                self.print = print;
                self.propose();
            }
            Message::File(message) => match self.file.update(message) {
                new_file::Action::None => {}
                new_file::Action::Choose => {
                    let dialog = NewFile::choose(say!("records-save-chart-where"), &self.path());
                    return Action::Run(dialog.map(Message::File));
                }
                new_file::Action::Write(path, may_replace) => {
                    return Action::Run(self.write(path, may_replace));
                }
                new_file::Action::Run(task) => return Action::Run(task.map(Message::File)),
            },
            Message::Close => return Action::Close,
        }
        Action::None
    }

    fn write(&self, path: PathBuf, may_replace: bool) -> Task<Message> {
        let (sheet, print) = (self.sheet.clone(), self.print);
        let result = background(move |_| {
            let page = paper::chart(&sheet.title, &sheet.caption, &sheet.chart);
            store::print_to(&path, &[page], print, may_replace)
        });
        result.map(|result| Message::File(new_file::Message::Written(in_words(result))))
    }

    /// The panel.
    pub fn view(&self) -> Element<'_, Message> {
        panel(
            say!("records-save-chart"),
            control(
                say!("common-close"),
                Command::Back.key(),
                theme::button::plain,
                Some(Message::Close),
            ),
            column![
                text(self.sheet.title.as_str())
                    .size(size::LABEL)
                    .font(theme::MEDIUM),
                section(
                    say!("files-as"),
                    new_file::prints(self.print, Message::Print)
                ),
                self.file
                    .view(say!("files-save"), Deed::Saved, Message::File, None),
            ]
            .spacing(gap::XL),
        )
    }
}
