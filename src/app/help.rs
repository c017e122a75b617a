//! The searchable rules of both games in the app's own words, with those of the current game first.

use iced::widget::operation::{self, RelativeOffset};
use iced::widget::{column, row, text};
use iced::{Center, Fill, Size, Task};

use super::action::Action;
use super::keymap::Command;
use super::panel::{BODY, MOST, screen};
use super::subject::Subject;
use super::theme::{gap, size};
use super::widget::{Element, bold, field, keeps_focus, medium, plain_control, soft};
use super::written::{self, Written, open_licenses};
use crate::store::{GameKind, Store};
use crate::text::{self as words, Rule, say};

const FIELD: &str = "find in the rules";
const FIELD_WIDTH: f32 = 280.0;
/// From this width on, the games stand side by side.
const WIDE: f32 = 900.0;

#[derive(Debug, Clone)]
pub struct Help {
    sought: String,
    subject: Subject,
    /// The file of the licenses, once it was asked for.
    licenses: Option<Written>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Seek(String),
    Command(Command),
    Licenses,
    Found(written::Message),
}

impl Help {
    pub fn new(subject: Subject) -> Help {
        Help {
            sought: String::new(),
            subject,
            licenses: None,
        }
    }

    pub fn open<T: Send + 'static>() -> Task<T> {
        let top = operation::snap_to(BODY, RelativeOffset::START);
        Task::batch([top, operation::focus(FIELD)])
    }

    pub fn update(&mut self, message: Message, store: &Store) -> Action<Message> {
        match (message, &mut self.licenses) {
            (Message::Seek(sought), _) => self.sought = sought,
            (Message::Command(command), _) => return command.into(),
            (Message::Licenses, licenses) => {
                *licenses = Written::new(vec![store.licenses_file()]);
                return Action::Run(open_licenses(store.clone()).map(Message::Found));
            }
            (Message::Found(message), Some(licenses)) => {
                return Action::Run(licenses.update(message).map(Message::Found));
            }
            (Message::Found(_), None) => {}
        }
        Action::None
    }

    fn games(&self) -> [(String, Vec<Rule>); 2] {
        let express = (
            words::game(GameKind::Express),
            words::EXPRESS_RULES.to_vec(),
        );
        let board = (words::game(GameKind::Classic), words::BOARD_RULES.to_vec());
        match self.subject {
            Subject::Throws | Subject::Scoring | Subject::Strategy => [express, board],
            Subject::Board | Subject::BoardStrategy => [board, express],
        }
    }

    pub fn view(&self) -> Element<'_, Message> {
        let field = field(say!("rules-find"), &self.sought, |field| {
            let field = field.id(FIELD).on_input(Message::Seek).width(FIELD_WIDTH);
            field.size(size::LABEL).padding([gap::S, gap::M])
        });
        let other = |label, command: Command| {
            plain_control(label, command.key(), Message::Command(command))
        };
        let beside = row![
            field,
            other(say!("rules-lessons"), Command::Learn),
            other(say!("keys-title"), Command::Keys),
        ];
        let beside = beside.spacing(gap::M).align_y(Center);
        let rules = |room| self.rules(room);
        keeps_focus(screen(MOST, say!("rules-title"), beside, rules))
    }

    fn rules(&self, room: Size) -> Element<'_, Message> {
        let sought = self.sought.to_lowercase();
        let games = self.games().into_iter().filter_map(|(game, mut rules)| {
            rules.retain(|(rule, rulings)| {
                let all = format!("{game} {rule} {rulings}").to_lowercase();
                sought.split_whitespace().all(|word| all.contains(word))
            });
            let lines = column![bold(game, size::HEADING)].spacing(gap::L);
            let is_found = !rules.is_empty();
            is_found.then(|| lines.extend(rules.into_iter().map(line)).width(Fill).into())
        });
        let games: Vec<Element<'_, Message>> = games.collect();
        let nothing = games.is_empty();
        let nothing = nothing.then(|| soft(say!("rules-nothing-found"), size::LABEL));
        let games: Element<'_, Message> = match room.width < WIDE {
            true => column(games).spacing(gap::XXL).into(),
            false => row(games).spacing(gap::XXL).into(),
        };
        let about = row![
            soft(say!("rules-about"), size::BODY).width(Fill),
            plain_control(say!("rules-licenses"), "", Message::Licenses),
        ];
        let about = about.spacing(gap::M).align_y(Center);
        let licenses = self.licenses.as_ref().map(|written| {
            let told = |path: String, others: usize| say!("files-saved", path, others);
            written.view(told, ["", ""], Message::Found)
        });
        let lines = column![nothing, games, about, licenses];
        lines.spacing(gap::XL).into()
    }
}

fn line<'a>((rule, rulings): Rule) -> Element<'a, Message> {
    let rule = rule.to_string();
    let (title, words) = rule.split_once('\n').unwrap_or((&rule, ""));
    let title = row![
        medium(title.to_owned(), size::LABEL).width(Fill),
        soft(rulings, size::BODY),
    ]
    .align_y(Center);
    column![title, text(words.to_owned()).size(size::LABEL)]
        .spacing(gap::XS)
        .into()
}
