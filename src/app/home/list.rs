//! The list of games: its lines, and what can be done with the selected one.

use iced::widget::{Row, button, column, container, keyed, row, scrollable, text, text_input};
use iced::{Center, Fill, Padding};

use super::games::{kind, standing, title};
use super::{Home, LINE, LIST, Message, NARROW, TITLE, VERY_NARROW};
use crate::app::keymap::Command;
use crate::app::open::COUNT_KEY;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, control, fitted, press, shape};
use crate::app::words;
use crate::store::Listed;

impl Home {
    pub(super) fn view_list(&self, width: f32) -> Element<'_, Message> {
        if self.games.is_empty() {
            let (heading, words, way) = if self.games.count() > 0 {
                ("No such game", "Esc shows all games again.", None)
            } else if self.is_listing {
                ("", "Looking for your games …", None)
            } else {
                let learn = control(
                    "Learn the game",
                    "L",
                    theme::button::plain,
                    Some(Message::Learn),
                );
                (
                    "No games yet",
                    "Gather the players, take your dice or let the app throw, and start. Three short lessons teach the game.",
                    Some(learn),
                )
            };
            return container(
                column![
                    text(heading).size(size::HEADING).font(theme::MEDIUM),
                    text(words)
                        .size(size::BODY)
                        .style(theme::text::soft)
                        .center(),
                    way,
                ]
                .spacing(gap::M)
                .align_x(Center),
            )
            .center(Fill)
            .style(theme::container::card)
            .into();
        }
        let (y, height) = self.seen;
        let end = self.games.len() as f32 * LINE - height;
        let first = ((y.min(end).max(0.0) / LINE) as usize).saturating_sub(2);
        let last = (first + (height / LINE) as usize + 6).min(self.games.len());
        let lines = (first..last).filter_map(|place| {
            let listed = self.games.get(place)?;
            Some((place, self.line(place, listed, width)))
        });
        let room = Padding {
            top: gap::XS + first as f32 * LINE,
            bottom: gap::XS + (self.games.len() - last) as f32 * LINE,
            left: gap::XS,
            right: gap::XS,
        };
        container(
            scrollable(keyed::Column::with_children(lines).padding(room))
                .id(LIST)
                .on_scroll(|view| Message::Scrolled(view.absolute_offset().y, view.bounds().height))
                .height(Fill),
        )
        // The bar of the scroll keeps clear of the round corners.
        .padding(gap::XS)
        .style(theme::container::card)
        .into()
    }

    fn line<'a>(&'a self, place: usize, listed: &'a Listed, width: f32) -> Element<'a, Message> {
        let is_narrow = width < NARROW;
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
                .spacing(gap::XXS)
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
            _ => fitted(
                title(overview),
                size::LABEL,
                theme::MEDIUM,
                theme::text::same,
            ),
        };
        let shapes = overview
            .players
            .iter()
            .map(|player| shape(player.colour, 12.0));
        let mut facts = vec![standing(overview)];
        if !overview.counts {
            facts.push("does not count".to_owned());
        }
        if is_narrow {
            facts.push(words::moment(listed.changed));
        }
        let about = column![
            name,
            row![]
                .push((!is_narrow).then(|| row(shapes).spacing(gap::XS)))
                .push(text(kind(overview)).size(size::BODY).font(theme::MEDIUM))
                .push(fitted(
                    facts.join(" · "),
                    size::BODY,
                    theme::FONT,
                    theme::text::soft
                ))
                .spacing(gap::S)
                .align_y(Center),
        ]
        .spacing(gap::XXS)
        .width(Fill);
        let on_press = if place == self.at {
            Message::Open(listed.id.clone())
        } else {
            Message::Select(place)
        };
        let open = ("Open", "Enter", Message::Open(listed.id.clone()));
        let rename = ("Rename", "F2", Message::Rename);
        // A finished game is seldom copied, and only a finished one counts: the keys do both always.
        let other = match (overview.over, overview.counts) {
            (false, _) => ("Copy", "Ctrl+D", Message::Duplicate),
            (true, true) => ("Leave out", COUNT_KEY, Message::Count),
            (true, false) => ("Count", COUNT_KEY, Message::Count),
        };
        let export = ("Export", Command::Export.key(), Message::Export);
        let ways = if width < VERY_NARROW {
            vec![open, delete]
        } else {
            vec![open, rename, other, export, delete]
        };
        let face = row![].push((!is_narrow).then_some(when)).push(about);
        self.item(place, face, on_press, &ways)
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
