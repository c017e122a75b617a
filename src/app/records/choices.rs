//! The lists over the pages: kinds of games, players, and the people of a group.

use iced::widget::{
    button, column, container, mouse_area, opaque, row, scrollable, space, stack, text,
};
use iced::{Fill, Padding};

use super::{Message, Page, Records};
use crate::app::panel::{MOST, beyond};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, focusable, soft};
use crate::text::records::{group_name, name, who};

const LIST_WIDTH: f32 = 560.0;
/// The top of a list to choose from, below the head.
const LIST_TOP: f32 = 72.0;

/// A line of a list to choose from.
pub(super) struct Choice {
    words: String,
    figures: String,
    pub(super) is_chosen: bool,
    pub(super) message: Message,
}

impl Records {
    /// The list to choose from, over the page; a click beside it closes it.
    pub(super) fn list(&self) -> Element<'_, Message> {
        let several = self.page == Page::Group;
        let lines = self.choices().enumerate().map(|(place, choice)| {
            let is_lit = place == self.choice;
            let face = row![
                choice.is_chosen.then(|| text("✓").size(size::LABEL)),
                text(choice.words).size(size::LABEL).width(Fill),
                soft(choice.figures, size::LABEL)
            ];
            let style = match is_lit {
                true => theme::button::outlined,
                false => theme::button::line(choice.is_chosen),
            };
            let face = button(face.spacing(gap::S))
                .padding([gap::M, gap::L])
                .width(Fill)
                .on_press(choice.message.clone())
                .style(style);
            let face = focusable(face, Some(choice.message)).lit(is_lit);
            match several {
                true => face.switched(choice.is_chosen).into(),
                false => face.into(),
            }
        });
        let list = container(scrollable(column(lines)))
            .padding(gap::S)
            .max_width(LIST_WIDTH)
            .style(theme::container::menu);
        let list = beyond(MOST, 0.0, container(opaque(list)).align_right(Fill));
        let list = container(list).padding(Padding::from([gap::XL, 0.0]).top(LIST_TOP));
        let away = mouse_area(container(space()).width(Fill).height(Fill));
        let away = away.on_press(Message::Back);
        stack![opaque(away), list].into()
    }

    /// What there is to choose from.
    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        let choice = |words, is_chosen, message| Choice {
            words,
            figures: String::new(),
            is_chosen,
            message,
        };
        let Some(tables) = self.tables() else {
            return Vec::new().into_iter();
        };
        let choices: Vec<Choice> = match self.page {
            Page::Contests => {
                let contests = tables.contests.iter().map(|&contest| {
                    let is_chosen = contest == tables.contest;
                    choice(name(contest), is_chosen, Message::Contest(contest))
                });
                contests.collect()
            }
            Page::Players => {
                let players = tables
                    .players
                    .iter()
                    .enumerate()
                    .map(|(at, figures)| Choice {
                        figures: tables.figures(figures),
                        ..choice(who(figures), at == tables.player, Message::Player(at))
                    });
                players.collect()
            }
            // The people of whom a group can be made.
            Page::Group => {
                let is_everybody = tables.group.is_empty();
                let everybody = choice(group_name(&[]), is_everybody, Message::Everybody);
                let people = tables.people_shown().map(|name| {
                    let is_member = tables.group.iter().any(|member| member.is_like(name));
                    choice(name.to_string(), is_member, Message::Member(name.clone()))
                });
                [everybody].into_iter().chain(people).collect()
            }
            _ => Vec::new(),
        };
        choices.into_iter()
    }
}
