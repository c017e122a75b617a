//! All games: the last one to go on with, a new one, the earlier ones.

use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Row, button, column, container, row, scrollable, space, text, text_input};
use iced::{Center, Fill, Task};
use jiff::Timestamp;

use super::keymap::{Command, Key, Press};
use super::theme::{self, Theme, gap, size};
use super::widget::die::{Look, die};
use super::widget::{Element, control, next_control, press, shape};
use super::words;
use crate::rules::dice::{Die, Throw};
use crate::store::{self, Id, Listed, Overview, Saved, Store, Trouble};

const LIST: &str = "games";
const TITLE: &str = "title";
const LINE: f32 = 64.0;

/// The games that were played or are under way.
#[derive(Debug, Clone)]
pub struct Home {
    games: Vec<Listed>,
    /// The game under the keys, by its place in the list.
    at: usize,
    /// The game that is being renamed, and what is written so far.
    renaming: Option<(Id, String)>,
    /// The game that was deleted last, to be brought back.
    deleted: Option<Id>,
    trouble: Option<String>,
}

/// What happens among the games.
#[derive(Debug, Clone)]
pub enum Message {
    Continue,
    NewGame,
    Open(Id),
    Select(usize),
    Move(isize),
    OpenSelected,
    Rename,
    TitleWritten(String),
    TitleDone,
    Duplicate,
    Delete,
    Restore,
    /// The selected file is damaged: what it held before its last save is to be played on.
    LastGood,
    /// The selected file is damaged: what is before the damage is to be played on.
    Salvage,
    Cancel,
    Listed(Result<Vec<Listed>, Trouble>),
}

/// What follows for the program.
pub enum Action {
    None,
    NewGame,
    Open(Id),
    /// A game out of a damaged file, and what is to be said about it.
    OpenCopy(Box<Saved>, String),
    Run(Task<Message>),
}

/// The keys of the list of games, for the list of keys.
pub const KEYS: [(&str, &str); 7] = [
    ("Space", "Go on with the last game"),
    ("Enter", "Open the selected game"),
    ("Up, Down", "Select a game"),
    ("F2", "Give the selected game a name"),
    ("Ctrl+D", "Copy the selected game"),
    ("Delete", "Delete the selected game"),
    ("Ctrl+Z", "Bring the deleted game back"),
];

impl Home {
    /// The list of games as the store has it now.
    pub fn new(store: &Store) -> Home {
        let mut home = Home {
            games: store.games(),
            at: 0,
            renaming: None,
            deleted: None,
            trouble: None,
        };
        home.at = home.last().map_or(0, |(place, _)| place);
        home
    }

    /// The game to go on with: the one that changed last and is not over.
    fn last(&self) -> Option<(usize, &Overview)> {
        self.games.iter().enumerate().find_map(|(place, listed)| {
            let overview = listed.content.as_ref().ok()?;
            (!overview.over).then_some((place, overview))
        })
    }

    fn selected(&self) -> Option<&Listed> {
        self.games.get(self.at)
    }

    /// The message for a command, if it means something here.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        match command {
            Command::NewGame => Some(Message::NewGame),
            Command::Undo if self.deleted.is_some() => Some(Message::Restore),
            Command::Back => Some(Message::Cancel),
            _ => None,
        }
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match press.key {
            Key::Char('d') if press.ctrl => Some(Message::Duplicate),
            _ if !press.is_bare() => None,
            Key::Char(' ') => Some(Message::Continue),
            Key::Named(Named::Enter) => Some(Message::OpenSelected),
            Key::Named(Named::ArrowUp) => Some(Message::Move(-1)),
            Key::Named(Named::ArrowDown) => Some(Message::Move(1)),
            Key::Named(Named::F2) => Some(Message::Rename),
            Key::Named(Named::Delete) => Some(Message::Delete),
            _ => None,
        }
    }

    pub fn update(&mut self, message: Message, store: &Store) -> Action {
        match message {
            Message::NewGame => return Action::NewGame,
            Message::Continue => {
                if let Some((place, _)) = self.last() {
                    return Action::Open(self.games[place].id.clone());
                }
            }
            Message::Open(id) => return Action::Open(id),
            Message::OpenSelected => match self.selected() {
                Some(listed) if listed.content.is_ok() => return Action::Open(listed.id.clone()),
                Some(_) => {}
                None => return Action::NewGame,
            },
            Message::Select(place) => {
                if self.at != place {
                    self.renaming = None;
                }
                self.at = place;
            }
            Message::Move(step) => {
                self.renaming = None;
                self.at = self
                    .at
                    .saturating_add_signed(step)
                    .min(self.games.len().saturating_sub(1));
                let above = self.at.saturating_sub(2) as f32 * LINE;
                return Action::Run(operation::scroll_to(
                    LIST,
                    AbsoluteOffset { x: 0.0, y: above },
                ));
            }
            Message::Rename => {
                if let Some(Listed {
                    id,
                    content: Ok(overview),
                    ..
                }) = self.selected()
                {
                    self.renaming = Some((id.clone(), overview.title.clone().unwrap_or_default()));
                    return Action::Run(operation::focus(TITLE));
                }
            }
            Message::TitleWritten(written) => {
                if let Some((_, title)) = &mut self.renaming {
                    *title = written.chars().take(60).collect();
                }
            }
            Message::TitleDone => {
                if let Some((id, written)) = self.renaming.take() {
                    let title = written.trim().to_owned();
                    return Action::Run(change(store, move |store| {
                        rename(store, &id, (!title.is_empty()).then_some(title))
                    }));
                }
            }
            Message::Duplicate => {
                if let Some(Listed {
                    id, content: Ok(_), ..
                }) = self.selected()
                {
                    let id = id.clone();
                    return Action::Run(change(store, move |store| duplicate(store, &id)));
                }
            }
            Message::Delete => {
                if let Some(listed) = self.selected() {
                    let id = listed.id.clone();
                    self.deleted = Some(id.clone());
                    return Action::Run(change(store, move |store| store.delete(&id)));
                }
            }
            Message::Restore => {
                if let Some(id) = self.deleted.take() {
                    return Action::Run(change(store, move |store| store.restore(&id)));
                }
            }
            Message::LastGood => {
                if let Some(listed) = self.selected() {
                    match store.last_good(&listed.id, Timestamp::now()) {
                        Ok(saved) => {
                            let words = "This is a copy of the last good one; the damaged file is as it was.";
                            return Action::OpenCopy(Box::new(saved), words.to_owned());
                        }
                        Err(error) => self.trouble = Some(error.to_string()),
                    }
                }
            }
            Message::Salvage => {
                if let Some(listed) = self.selected() {
                    match store::salvage(&store.session_file(&listed.id), Timestamp::now()) {
                        Ok(store::Salvaged {
                            saved, kept, lost, ..
                        }) => {
                            let words = format!(
                                "This is a copy with the {kept} events before the damage; {lost} behind it are left out. The damaged file is as it was."
                            );
                            return Action::OpenCopy(Box::new(saved), words);
                        }
                        Err(error) => self.trouble = Some(error.to_string()),
                    }
                }
            }
            Message::Cancel => {
                self.renaming = None;
                self.trouble = None;
            }
            Message::Listed(Ok(games)) => {
                self.games = games;
                self.at = self.at.min(self.games.len().saturating_sub(1));
                self.trouble = None;
            }
            Message::Listed(Err(trouble)) => {
                self.deleted = None;
                self.trouble = Some(trouble.to_string());
            }
        }
        Action::None
    }

    pub fn view(&self) -> Element<'_, Message> {
        let dice = Throw::new([Die::One, Die::Three, Die::Four, Die::Four, Die::Six]).dice();
        let dice = dice.into_iter().enumerate().map(|(place, value)| {
            let look = if place == 3 { Look::Fifth } else { Look::Plain };
            die(Some(value), look, 44.0)
        });
        let head = column![
            row![
                text("Fifth Die").size(size::DISPLAY).font(theme::BOLD),
                space().width(Fill),
                row(dice).spacing(gap::S),
            ]
            .align_y(Center),
            text("The pad for Can’t Stop Express: your dice or ours, every mark counted, nothing lost.")
                .size(size::LABEL)
                .style(theme::text::soft),
        ]
        .spacing(gap::XS);
        let mut actions = row![].spacing(gap::M).align_y(Center);
        if let Some((_, overview)) = self.last() {
            let label = format!("Go on: {}", words::fitted(&title(overview), 40));
            actions = actions
                .push(next_control(label, "Space", Some(Message::Continue)))
                .push(control(
                    "New game",
                    Command::NewGame.key(),
                    theme::button::plain,
                    Some(Message::NewGame),
                ));
        } else {
            let key = Command::NewGame.key();
            actions = actions.push(next_control("New game", key, Some(Message::NewGame)));
        }
        let mut lines = column![head, actions].spacing(gap::L);
        if let Some(trouble) = &self.trouble {
            lines = lines.push(
                container(text(trouble.as_str()).size(size::BODY))
                    .padding(gap::M)
                    .width(Fill)
                    .style(theme::container::refusal),
            );
        }
        if self.deleted.is_some() {
            lines = lines.push(
                container(
                    row![
                        text("The game is deleted.").size(size::BODY),
                        space().width(Fill),
                        control(
                            "Bring it back",
                            Command::Undo.key(),
                            theme::button::plain,
                            Some(Message::Restore)
                        ),
                    ]
                    .align_y(Center),
                )
                .padding([gap::XS, gap::M])
                .style(theme::container::notice),
            );
        }
        let list: Element<'_, Message> = if self.games.is_empty() {
            container(
                column![
                    text("No games yet").size(size::HEADING).font(theme::MEDIUM),
                    text("Gather the players, take five dice or let the app throw, and start.")
                        .size(size::BODY)
                        .style(theme::text::soft),
                ]
                .spacing(gap::S)
                .align_x(Center),
            )
            .center(Fill)
            .style(theme::container::card)
            .into()
        } else {
            let rows = self
                .games
                .iter()
                .enumerate()
                .map(|(place, listed)| self.line(place, listed));
            container(
                scrollable(column(rows).padding(gap::S))
                    .id(LIST)
                    .height(Fill),
            )
            .style(theme::container::card)
            .into()
        };
        container(
            container(lines.push(list))
                .max_width(1000.0)
                .width(Fill)
                .height(Fill),
        )
        .padding(gap::XXL)
        .center_x(Fill)
        .into()
    }

    fn line<'a>(&'a self, place: usize, listed: &'a Listed) -> Element<'a, Message> {
        let delete = ("Delete", "Delete", Message::Delete);
        let when = column![
            text(words::moment(listed.changed))
                .size(size::BODY)
                .style(theme::text::soft),
        ]
        .width(150.0);
        let overview = match &listed.content {
            Ok(overview) => overview,
            Err(error) => {
                let about = column![
                    text(format!("{} cannot be read", listed.id))
                        .size(size::LABEL)
                        .font(theme::MEDIUM),
                    text(error.to_string())
                        .size(size::CAPTION)
                        .style(theme::text::minus),
                ]
                .spacing(2.0)
                .width(Fill);
                let last_good = ("Last good one", "", Message::LastGood);
                let salvage = ("Up to the damage", "", Message::Salvage);
                let ways = if listed.has_backup {
                    vec![last_good, salvage, delete]
                } else {
                    vec![salvage, delete]
                };
                return self.item(place, row![when, about], Message::Select(place), &ways);
            }
        };
        let name: Element<'a, Message> = match &self.renaming {
            Some((id, written)) if *id == listed.id => text_input("A name for this game", written)
                .id(TITLE)
                .on_input(Message::TitleWritten)
                .on_submit(Message::TitleDone)
                .size(size::LABEL)
                .padding(gap::XS)
                .into(),
            _ => text(words::fitted(&title(overview), 44))
                .size(size::LABEL)
                .font(theme::MEDIUM)
                .into(),
        };
        let shapes = overview
            .players
            .iter()
            .map(|player| shape(player.colour, 12.0));
        let about = column![
            name,
            row![
                row(shapes).spacing(gap::XS),
                text(standing(overview))
                    .size(size::BODY)
                    .style(theme::text::soft),
            ]
            .spacing(gap::S)
            .align_y(Center),
        ]
        .spacing(2.0)
        .width(Fill);
        let on_press = if place == self.at {
            Message::Open(listed.id.clone())
        } else {
            Message::Select(place)
        };
        let open = ("Open", "Enter", Message::Open(listed.id.clone()));
        let rename = ("Rename", "F2", Message::Rename);
        let copy = ("Copy", "Ctrl+D", Message::Duplicate);
        self.item(
            place,
            row![when, about],
            on_press,
            &[open, rename, copy, delete],
        )
    }

    /// A line of the list, with what can be done to it where it is selected.
    fn item<'a>(
        &self,
        place: usize,
        face: Row<'a, Message, Theme>,
        on_press: Message,
        actions: &[(&'a str, &'a str, Message)],
    ) -> Element<'a, Message> {
        let is_selected = place == self.at;
        let face = button(face.spacing(gap::M).align_y(Center))
            .padding([gap::S, gap::M])
            .width(Fill)
            .height(LINE - gap::XS)
            .style(if is_selected {
                theme::button::chosen
            } else {
                theme::button::quiet
            });
        let actions = actions
            .iter()
            .filter(|_| is_selected)
            .map(|(label, key, message)| {
                control(*label, key, theme::button::quiet, Some(message.clone()))
            });
        row![press(face, Some(on_press))]
            .extend(actions)
            .spacing(gap::XS)
            .height(LINE)
            .align_y(Center)
            .into()
    }
}

/// What a game is called: its own name, or the players'.
pub(super) fn title(overview: &Overview) -> String {
    overview.title.clone().unwrap_or_else(|| {
        words::together(overview.players.iter().map(|player| player.name.as_str()))
    })
}

/// Where a game stands: its throw, or its result.
fn standing(overview: &Overview) -> String {
    let best = overview
        .leaders
        .first()
        .and_then(|&seat| overview.totals.get(seat))
        .map_or(String::new(), |&total| words::signed(total));
    let leaders = words::together(
        overview
            .leaders
            .iter()
            .map(|&seat| overview.players[seat].name.as_str()),
    );
    match (overview.over, overview.solo) {
        (true, true) => format!("{best} points"),
        (true, false) if overview.leaders.len() > 1 => {
            format!("{leaders} share the victory with {best}")
        }
        (true, false) => format!("{leaders} won with {best}"),
        (false, _) if overview.throws == 0 => "nothing thrown yet".to_owned(),
        (false, _) => format!("under way, throw {}", overview.throws),
    }
}

/// Changes a file off the UI thread and lists the games anew.
fn change(
    store: &Store,
    change: impl FnOnce(&Store) -> Result<(), Trouble> + Send + 'static,
) -> Task<Message> {
    let store = store.clone();
    Task::perform(
        async move { change(&store).map(|()| store.games()) },
        Message::Listed,
    )
}

fn rename(store: &Store, id: &Id, title: Option<String>) -> Result<(), Trouble> {
    match store.load(id) {
        Ok(saved) => store.save(&Saved { title, ..saved }),
        // The list that follows shows the file with its fault.
        Err(_) => Ok(()),
    }
}

fn duplicate(store: &Store, id: &Id) -> Result<(), Trouble> {
    match store.load(id) {
        Ok(saved) => {
            let now = Timestamp::now();
            let copy = Saved::new(saved.session, now);
            store.save(&Saved {
                title: saved.title,
                created: saved.created,
                ..copy
            })
        }
        Err(_) => Ok(()),
    }
}
