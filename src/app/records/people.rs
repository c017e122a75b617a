//! Everyone who plays here. You can rename people, join two spellings as one person, and separate them again.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill, Padding, Task};

use super::{Message as Outer, Records, selectable};
use crate::app::action::Action;
use crate::app::background::background;
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    Element, card, control, field, keeps_focus, medium, quiet_control, shape, soft, told_at_once,
};
use crate::session::Name;
use crate::store::{Listed, People, PeopleError, Store};
use crate::text::records::{Regular, Tables};
use crate::text::{self as words, say};

pub(super) const RENAME_KEY: &str = "F2";
pub(super) const JOIN_KEY: &str = "M";
const FIELD: &str = "name";
const SIGN: f32 = 20.0;

/// What is being done with the selected person.
#[derive(Debug, Default)]
pub(super) struct Naming {
    step: Step,
    trouble: Option<String>,
    /// The person to select once the games have been read again.
    pub(super) changed: Option<Name>,
}

#[derive(Debug, Default)]
enum Step {
    #[default]
    None,
    /// Writing the new name.
    Renaming(String),
    /// Choosing who else is the same person, now the one at this place.
    Joining(usize),
}

#[derive(Debug, Clone)]
pub enum Message {
    Rename,
    Written(String),
    Renamed,
    Join,
    /// The selected person is this one as well.
    With(Name),
    Separate(Name),
    /// Take the last of these changes back.
    Undo,
    /// Whom to select now, and the people as they were before.
    Changed(Result<(Name, People), String>),
    Undone(Result<(Name, People), String>),
}

impl Naming {
    pub(super) fn is_idle(&self) -> bool {
        matches!(self.step, Step::None)
    }
}

impl Records {
    pub(super) fn name_person(&mut self, message: Message, store: &Store) -> Action<Outer> {
        let people = self.tables().map(|tables| tables.people.as_slice());
        let selected = people.and_then(|people| people.get(self.at));
        let Some(name) = selected.map(|regular| regular.player.name.clone()) else {
            return Action::None;
        };
        self.naming.trouble = None;
        match message {
            Message::Rename => {
                self.naming.step = Step::Renaming(name.to_string());
                let focus = iced::widget::operation::focus(FIELD);
                let select = iced::widget::operation::select_all(FIELD);
                return Action::Run(Task::batch([focus, select]));
            }
            Message::Written(written) => {
                let written = written.chars().take(Name::LONGEST).collect();
                self.naming.step = Step::Renaming(written);
            }
            Message::Renamed => {
                let Step::Renaming(written) = &self.naming.step else {
                    return Action::None;
                };
                match Name::new(written) {
                    Ok(to) => {
                        return change(
                            store,
                            to.clone(),
                            Message::Changed,
                            move |people, games| people.rename(&name, to, games),
                        );
                    }
                    Err(fault) => self.naming.trouble = Some(words::name_fault(fault)),
                }
            }
            Message::Join => self.naming.step = Step::Joining(self.at),
            Message::With(other) => {
                return change(
                    store,
                    name.clone(),
                    Message::Changed,
                    move |people, games| people.merge(&name, &other, games),
                );
            }
            Message::Separate(spelling) => {
                return change(store, name, Message::Changed, move |people, _| {
                    people.separate(&spelling)
                });
            }
            Message::Undo => {
                if let Some((name, before)) = self.before.pop() {
                    return change(store, name, Message::Undone, |people, _| {
                        *people = before;
                        Ok(())
                    });
                }
            }
            Message::Changed(Ok((selected, before))) => {
                self.before.push((name, before));
                return self.show_person(selected, store);
            }
            Message::Undone(Ok((selected, _))) => return self.show_person(selected, store),
            Message::Changed(Err(words)) | Message::Undone(Err(words)) => {
                self.naming.trouble = Some(words);
            }
        }
        Action::None
    }

    fn show_person(&mut self, name: Name, store: &Store) -> Action<Outer> {
        self.naming.step = Step::None;
        self.naming.changed = Some(name);
        Action::Run(self.read(store))
    }

    /// Goes to another person who may be the same, if one is being chosen.
    pub(super) fn joins(&mut self, by: isize) -> bool {
        let last = self.tables().map_or(0, |tables| tables.people.len());
        let Step::Joining(place) = &mut self.naming.step else {
            return false;
        };
        // The selected person is no choice.
        let mut to = place.saturating_add_signed(by);
        if to == self.at {
            to = to.checked_add_signed(by).unwrap_or(*place);
        }
        *place = if to < last { to } else { *place };
        true
    }

    /// The person chosen to be the same as the selected one.
    pub(super) fn joined(&self) -> Option<Name> {
        match self.naming.step {
            Step::Joining(place) if place != self.at => {
                let person = self.tables()?.people.get(place)?;
                Some(person.player.name.clone())
            }
            _ => None,
        }
    }

    pub(super) fn people<'a>(&'a self, tables: &'a Tables) -> Element<'a, Outer> {
        let lines = tables.people.iter().enumerate();
        let lines = lines.map(|(place, regular)| {
            let is_lit = place == self.at;
            let message = match self.naming.step {
                Step::Joining(_) if !is_lit => {
                    Outer::Person(Message::With(regular.player.name.clone()))
                }
                _ => Outer::Select(place),
            };
            let verbs = is_lit.then(|| self.verbs(regular));
            let is_chosen = matches!(self.naming.step, Step::Joining(chosen) if chosen == place);
            column![line(regular, is_lit || is_chosen, message), verbs].into()
        });
        card(column(lines)).padding(gap::S).width(Fill).into()
    }

    fn verbs<'a>(&'a self, regular: &'a Regular) -> Element<'a, Outer> {
        let name = regular.player.name.as_str();
        let cancel = quiet_control(say!("seats-cancel"), "Esc", Outer::Back);
        let verbs = match &self.naming.step {
            Step::None => {
                let rename = Outer::Person(Message::Rename);
                let join = Outer::Person(Message::Join);
                let undo = (!self.before.is_empty()).then(|| {
                    let (label, key) = (say!("common-bar-undo"), Command::Undo.key());
                    quiet_control(label, key, Outer::Person(Message::Undo))
                });
                let spellings = regular.spellings.iter().map(|spelling| {
                    let label = say!("records-separate", name = spelling.as_str());
                    let separate = Message::Separate(spelling.clone());
                    quiet_control(label, "", Outer::Person(separate))
                });
                row![
                    quiet_control(say!("records-rename"), RENAME_KEY, rename),
                    quiet_control(say!("records-join"), JOIN_KEY, join)
                ]
                .extend(spellings)
                .push(undo)
            }
            Step::Renaming(written) => {
                let written = field(say!("records-new-name"), written, |field| {
                    let write = |written| Outer::Person(Message::Written(written));
                    let field = field.id(FIELD).on_input(write);
                    let field = field.on_submit(Outer::Person(Message::Renamed));
                    field.size(size::LABEL).padding(gap::S).width(280.0)
                });
                let rename = Some(Outer::Person(Message::Renamed));
                let rename = control(say!("records-rename"), "Enter", theme::button::next, rename);
                // Esc closes it at once.
                row![keeps_focus(written), rename, cancel]
            }
            Step::Joining(_) => {
                let about = text(say!("records-join-about", name)).size(size::BODY);
                row![container(about).padding([0.0, gap::M]), cancel]
            }
        };
        let trouble = self.naming.trouble.as_deref().map(|trouble| {
            let trouble = text(words::sentence(trouble)).size(size::BODY);
            told_at_once(trouble.style(theme::text::minus))
        });
        let verbs = verbs.spacing(gap::S).align_y(Center).wrap();
        let left = gap::S + SIGN;
        container(column![verbs, trouble].spacing(gap::S))
            .padding(Padding::from([gap::S, gap::M]).left(left))
            .into()
    }
}

fn line<'a>(regular: &'a Regular, is_lit: bool, message: Outer) -> Element<'a, Outer> {
    let name = medium(regular.player.name.as_str(), size::LABEL);
    let also = (!regular.spellings.is_empty()).then(|| {
        let names = words::together(&regular.spellings);
        soft(say!("records-also", names), size::BODY)
    });
    let games = soft(say!("records-games", count = regular.games), size::LABEL);
    let face = row![
        shape(regular.player.colour, SIGN),
        column![name, also].width(Fill),
        games
    ];
    selectable(face, is_lit, message)
}

/// Changes the people in the background, and selects this one then.
fn change(
    store: &Store,
    selected: Name,
    answer: fn(Result<(Name, People), String>) -> Message,
    change: impl FnOnce(&mut People, &[Listed]) -> Result<(), PeopleError> + Send + 'static,
) -> Action<Outer> {
    let store = store.clone();
    let changed = background(move |_| {
        let games = store.games();
        let changed = store.change_people(|people| {
            let before = people.clone();
            change(people, &games).map(|()| before)
        });
        changed.map_err(|error| words::not_changed(&error))
    });
    Action::Run(changed.map(move |changed| {
        let changed = changed.unwrap_or_else(|failed| Err(failed.to_string()));
        Outer::Person(answer(changed.map(|before| (selected.clone(), before))))
    }))
}
