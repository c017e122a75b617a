//! The panel that saves a chart as a picture.

use std::path::PathBuf;

use iced::widget::{column, operation, row, text, text_input};
use iced::{Center, Task};

use crate::app::dialog;
use crate::app::settings::{panel, section};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control, next_control, option};
use crate::app::words;
use crate::paper;
use crate::stats::chart::Chart;
use crate::store::{self, Print, Trouble};

const PATH: &str = "chart path";

/// A chart with its words, to be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// What it shows.
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
    path: String,
    is_busy: bool,
    /// What came of it.
    word: Option<Result<String, String>>,
}

/// What happens in the panel.
#[derive(Debug, Clone)]
pub enum Message {
    Print(Print),
    PathWritten(String),
    /// The picture is to be written at the path in the field, where there is no file yet.
    Write,
    /// The place is to be chosen in the system's dialog.
    Choose,
    /// It was chosen, or nothing was.
    Chosen(Option<PathBuf>),
    Written(Result<Vec<PathBuf>, Trouble>),
    Close,
}

/// What follows for the program.
pub enum Action {
    None,
    Close,
    Run(Task<Message>),
}

impl SaveChart {
    pub fn new(sheet: Sheet) -> SaveChart {
        let print = Print::Svg;
        SaveChart {
            path: store::chart_path(&sheet.title, print).display().to_string(),
            sheet,
            print,
            is_busy: false,
            word: None,
        }
    }

    /// Puts the cursor into the field.
    pub fn focus(&self) -> Task<Message> {
        operation::focus(PATH)
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Print(print) => {
                self.print = print;
                self.word = None;
                self.path = store::chart_path(&self.sheet.title, print)
                    .display()
                    .to_string();
            }
            Message::PathWritten(path) => {
                self.path = path;
                self.word = None;
            }
            Message::Write if !self.is_busy && !self.path.trim().is_empty() => {
                let path = PathBuf::from(self.path.trim());
                return self.write(path, false);
            }
            Message::Choose if !self.is_busy => {
                self.is_busy = true;
                let path = store::chart_path(&self.sheet.title, self.print);
                return Action::Run(dialog::place("Save the chart", &path).map(Message::Chosen));
            }
            Message::Chosen(Some(path)) => {
                self.path = path.display().to_string();
                // The dialog has asked whether a file of this name may be replaced.
                return self.write(path, true);
            }
            Message::Chosen(None) => {
                self.is_busy = false;
                let words = "No place was chosen. Where no dialog opens, write the path above.";
                self.word = Some(Err(words.to_owned()));
            }
            Message::Written(result) => {
                self.is_busy = false;
                self.word = Some(match result {
                    Ok(paths) => Ok(saved(&paths)),
                    Err(trouble) => Err(words::sentence(&trouble.to_string())),
                });
            }
            Message::Close => return Action::Close,
            Message::Write | Message::Choose => {}
        }
        Action::None
    }

    fn write(&mut self, path: PathBuf, may_replace: bool) -> Action {
        self.is_busy = true;
        let (sheet, print) = (self.sheet.clone(), self.print);
        let written = async move {
            let page = paper::chart(&sheet.title, &sheet.caption, &sheet.chart);
            store::print_to(&path, &[page], print, may_replace)
        };
        Action::Run(Task::perform(written, Message::Written))
    }

    pub fn view(&self) -> Element<'_, Message> {
        let prints = [
            ("SVG", Print::Svg),
            ("PNG", Print::Png),
            ("PDF", Print::Pdf),
        ];
        let prints = prints
            .map(|(label, print)| option(label, "", print == self.print, Message::Print(print)));
        let about = match self.print {
            Print::Svg => "Sharp at any size, for print and for drawing programs.",
            Print::Png => "A picture that opens everywhere.",
            Print::Pdf => "A page for a printer.",
        };
        let free = |message: Message| (!self.is_busy).then_some(message);
        let place = column![
            text_input("A path", &self.path)
                .id(PATH)
                .on_input(Message::PathWritten)
                .on_submit(Message::Write)
                .size(size::BODY)
                .padding(gap::S),
            row![
                next_control("Save", "Enter", free(Message::Write)),
                control(
                    "Choose a place …",
                    "",
                    theme::button::plain,
                    free(Message::Choose)
                ),
            ]
            .spacing(gap::M)
            .align_y(Center),
        ]
        .spacing(gap::M);
        let word: Element<'_, Message> = match &self.word {
            None => text("").size(size::BODY).into(),
            Some(Ok(word)) => text(word).size(size::BODY).into(),
            Some(Err(word)) => text(word).size(size::BODY).style(theme::text::minus).into(),
        };
        panel(
            "Save chart",
            control("Close", "Esc", theme::button::plain, Some(Message::Close)),
            column![
                text(self.sheet.title.as_str())
                    .size(size::LABEL)
                    .font(theme::MEDIUM),
                section(
                    "As",
                    column![
                        row(prints).spacing(gap::S),
                        text(about).size(size::BODY).style(theme::text::soft),
                    ]
                    .spacing(gap::S)
                ),
                section("To", place),
                word,
            ]
            .spacing(gap::XL),
        )
    }
}

/// `Saved as dice.svg.`
fn saved(paths: &[PathBuf]) -> String {
    let paths: Vec<String> = paths
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    format!("Saved as {}.", paths.join(", "))
}
