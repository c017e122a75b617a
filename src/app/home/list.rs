//! The list of games: its lines, the actions on the selected game, the question before it is deleted, and the note after
//! that.

use iced::widget::{
    Row, button, column, container, row, scrollable, sensor, space, text, text_input,
};
use iced::{Center, Fill, Length, Padding, Right, Shrink};
use jiff::{ToSpan, civil};

use super::games::{kind, mark, standing, title};
use super::{Home, LINE, LIST, Message, NARROW, TITLE};
use crate::app::keymap::Command;
use crate::app::result::COUNT_KEY;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{
    Element, bold, card, fitted, focusable, hint, medium, plain_control, quiet_control, rows,
    shape, soft, width_of, written_in,
};

use crate::store::{Id, Listed};
use crate::text as words;
use crate::text::say;

/// The most letters of a file's error in a line.
const ERROR: usize = 200;

impl Home {
    pub(super) fn view_list(&self, width: f32) -> Element<'_, Message> {
        if self.games.is_empty() {
            let (heading, words) = if self.games.count() > 0 {
                (say!("home-none-found"), say!("home-none-found-about"))
            } else if self.is_listing {
                (String::new(), say!("home-looking"))
            } else if self.deleted.is_some() {
                (say!("home-none-left"), say!("home-none-left-about"))
            } else {
                // The games could not be listed.
                (String::new(), String::new())
            };
            return card(
                column![
                    medium(heading, size::HEADING),
                    soft(words, size::BODY).center(),
                ]
                .spacing(gap::M)
                .align_x(Center),
            )
            .padding(gap::L)
            .center(Fill)
            .into();
        }
        let date = (width >= NARROW).then(date_width);
        let line = move |place| match self.games.get(place) {
            Some(listed) => self.line(place, listed, date),
            None => space().into(),
        };
        let room = Padding {
            top: 0.0,
            bottom: gap::XS,
            left: gap::XS,
            right: gap::L,
        };
        let lines = container(rows(self.games.len(), LINE, line)).padding(room);
        let lines = sensor(scrollable(lines).id(LIST).height(Fill))
            .on_show(|room| Message::Room(room.height))
            .on_resize(|room| Message::Room(room.height));
        // The padding keeps the scrollbar clear of the round corners.
        card(column![self.above(width), lines].spacing(gap::XS))
            .padding(gap::XS)
            .into()
    }

    /// The line above the games: their number and the actions on the selected one, or the question before a deletion.
    fn above(&self, width: f32) -> Element<'_, Message> {
        if let Some(asked) = &self.asked
            && let Some(place) = self.games.place(asked)
            && let Some(listed) = self.games.get(place)
        {
            return question(listed);
        }
        let count = match (self.games.count(), self.games.len()) {
            (all, shown) if all == shown => say!("home-games", count = all),
            (all, shown) => say!("home-games-shown", shown = shown, count = all),
        };
        let ways = self.selected().map(ways).unwrap_or_default();
        let ways = ways
            .into_iter()
            .map(|(label, key, message)| quiet_control(label, key, message));
        let ways = row(ways).spacing(gap::XS).align_y(Center);
        // In little room the actions come first.
        let count = (width >= NARROW).then(|| soft(count, size::BODY));
        row![
            count,
            container(ways.wrap().align_x(Right)).align_right(Fill),
        ]
        .spacing(gap::XS)
        .padding(Padding::from(gap::XS).left(gap::M))
        .align_y(Center)
        .into()
    }

    /// A game, with its date in a column of this width if there is one.
    fn line<'a>(
        &'a self,
        place: usize,
        listed: &'a Listed,
        date: Option<f32>,
    ) -> Element<'a, Message> {
        let is_narrow = date.is_none();
        let when = column![soft(words::moment(listed.changed), size::BODY)]
            .width(date.map_or(Shrink, Length::Fixed));
        let overview = match &listed.content {
            Ok(overview) => overview,
            Err(error) => {
                let about = column![
                    medium(
                        say!("home-unreadable", file = listed.id.to_string()),
                        size::LABEL
                    ),
                    text(words::fitted(&words::not_loaded(error), ERROR))
                        .size(size::CAPTION)
                        .style(theme::text::minus),
                ]
                .spacing(gap::XXS)
                .width(Fill);
                return self.item(place, row![when, about], &listed.id);
            }
        };
        let name: Element<'a, Message> = match &self.renaming {
            Some((id, written)) if *id == listed.id => written_in(
                text_input(&say!("home-name-field"), written)
                    .id(TITLE)
                    .on_input(Message::TitleWritten)
                    .on_submit(Message::TitleDone)
                    .size(size::LABEL)
                    .padding(gap::XS),
                say!("home-name-field"),
                written,
            ),
            _ => fitted(title(overview), size::LABEL, theme::MEDIUM).into(),
        };
        let shapes = overview
            .players
            .iter()
            .map(|player| shape(player.colour, 12.0));
        let mut facts = vec![standing(overview)];
        if !overview.counts {
            facts.push(say!("home-uncounted"));
        }
        if is_narrow {
            facts.push(words::moment(listed.changed));
        }
        let about = column![
            name,
            row![
                (!is_narrow).then(|| row(shapes).spacing(gap::XS)),
                medium(kind(overview), size::BODY),
                fitted(facts.join(" · "), size::BODY, theme::FONT).style(theme::text::soft)
            ]
            .spacing(gap::S)
            .align_y(Center),
        ]
        .spacing(gap::XXS)
        .width(Fill);
        let honest = mark(overview).map(|(mark, about)| {
            let mark = soft(mark, size::CAPTION);
            hint(mark, about)
        });
        let face = row![(!is_narrow).then_some(when), about, honest];
        self.item(place, face, &listed.id)
    }

    /// A line of the list.
    fn item<'a>(
        &self,
        place: usize,
        face: Row<'a, Message, Theme>,
        id: &Id,
    ) -> Element<'a, Message> {
        let clicked = Message::Clicked(id.clone());
        let face = button(face.spacing(gap::M).align_y(Center))
            .on_press(clicked.clone())
            .padding([gap::S, gap::M])
            .width(Fill)
            .height(LINE - gap::XS)
            .style(theme::button::line(place == self.at));
        let line = focusable(face, Some(clicked)).lit(place == self.at);
        container(line).height(LINE).into()
    }
}

/// The width of the date column: that of the longest date in a year.
fn date_width() -> f32 {
    const LEAST: f32 = 150.0;

    let year = civil::date(2028, 1, 28).series(1.month());
    let dates = year.take(12).map(|day| {
        let late = day.at(22, 58, 0, 0).in_tz("UTC").ok();
        let words = late.map(|late| words::moment(late.timestamp()));
        words.map_or(0.0, |words| width_of(&words, size::BODY, theme::FONT))
    });
    dates.fold(LEAST, f32::max).ceil()
}

/// The actions on a game: label, key and message.
fn ways(listed: &Listed) -> Vec<(String, &'static str, Message)> {
    let delete = (say!("home-delete"), "Delete", Message::Delete);
    let Ok(overview) = &listed.content else {
        let last_good = (say!("home-last-good"), "", Message::LastGood);
        let salvage = (say!("home-up-to-damage"), "", Message::Salvage);
        return if listed.has_backup {
            vec![last_good, salvage, delete]
        } else {
            vec![salvage, delete]
        };
    };
    // A finished game is seldom copied, and only a finished one counts; the keys always do both.
    let other = match (overview.over, overview.counts) {
        (false, _) => (say!("home-copy"), "Ctrl+D", Message::Duplicate),
        (true, true) => (say!("home-leave-out"), COUNT_KEY, Message::Count),
        (true, false) => (say!("home-count"), COUNT_KEY, Message::Count),
    };
    vec![
        (say!("home-open"), "Enter", Message::OpenSelected),
        (say!("home-rename"), "F2", Message::Rename),
        other,
        (
            say!("common-export"),
            Command::Export.key(),
            Message::Command(Command::Export),
        ),
        delete,
    ]
}

/// Asks whether to delete this game, by name, result and date, because many games of one player share a name.
/// *Keep* is where *Delete* was, so that a double click does no harm.
fn question<'a>(listed: &Listed) -> Element<'a, Message> {
    let changed = words::moment(listed.changed);
    let named = match &listed.content {
        Ok(overview) => format!("{}, {}, {changed}", title(overview), standing(overview)),
        Err(_) => format!("{}, {changed}", listed.id),
    };
    let words = row![
        bold(say!("home-delete-question"), size::BODY),
        fitted(named, size::BODY, theme::FONT),
    ]
    .spacing(gap::M);
    said(
        words,
        theme::container::refusal,
        [
            plain_control(say!("home-delete-it"), "Delete", Message::Delete),
            plain_control(say!("home-keep-it"), "Esc", Message::Cancel),
        ],
    )
}

/// Says that a game was deleted, with a button that restores it.
pub(super) fn deleted<'a>() -> Element<'a, Message> {
    let restore = plain_control(say!("home-restore"), Command::Undo.key(), Message::Restore);
    let words = text(say!("home-deleted")).size(size::BODY);
    said(words, theme::container::notice, [restore])
}

pub(super) fn said<'a>(
    words: impl Into<Element<'a, Message>>,
    style: fn(&Theme) -> container::Style,
    ways: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    container(
        row![container(words).width(Fill)]
            .extend(ways)
            .spacing(gap::S)
            .align_y(Center),
    )
    .padding(Padding::from(gap::XS).left(gap::M))
    .style(style)
    .into()
}
