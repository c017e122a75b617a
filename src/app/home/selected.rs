//! The selected game: its result, who came to what, its course, and what can be done with it.

use iced::widget::{button, column, container, responsive, row, space, text};
use iced::{Center, Fill, Length, Padding, Shrink, Size};

use super::{COPY, COUNT, Home, Message, TITLE};
use crate::app::action::Request;
use crate::app::analysis;
use crate::app::bar::{self, Entry};
use crate::app::files::Copy;
use crate::app::keymap::Command;
use crate::app::result::COUNT_KEY;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    ButtonStyle, Drawing, Element, Icon, bold, card, field, fitted, height_of, hint, medium, plot,
    press, rule, shape, soft,
};
use crate::rules::Seat;
use crate::rules::dice::Sum;
use crate::scene::{Bounds, Role, Scene, race};
use crate::store::{Course, Listed, Overview};
use crate::text as words;
use crate::text::games::{facts, ranked, standing, subject};
use crate::text::say;

/// The height of a line of the ranking, as far as there is room, and what the rest of the card needs.
const LINE: f32 = 40.0;
const LEAST_LINE: f32 = 26.0;
const REST: f32 = 380.0;
const LEAST_COURSE: f32 = 90.0;
/// The sign of a title, and the room for a title below the list.
const SIGN: f32 = 26.0;
const STRIP: f32 = 378.0;
/// The marks that make a row worth nothing, and those of a full row.
const ZERO: u32 = 5;
const FULL: u32 = 10;

impl Home {
    pub(super) fn card<'a>(
        &'a self,
        listed: &'a Listed,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let (first, second) = self.verbs(listed);
        let colour = listed.content.as_ref().ok();
        let colour = colour.and_then(|overview| Some(overview.players[subject(overview)?].colour));
        let facts = text(facts(listed)).size(size::LABEL);
        let title = self.title(listed, width - 2.0 * (gap::XL + 1.0), 2.0);
        let head = column![title, facts].spacing(gap::XS);
        let head = container(head)
            .padding([gap::L, gap::XL])
            .width(Fill)
            .style(theme::container::card_head(colour));
        let ranking = listed.content.as_ref().ok().map(|overview| {
            let room = (height - REST) / overview.players.len() as f32;
            ranking(overview, room.clamp(LEAST_LINE, LINE))
        });
        let course = responsive(|room| self.course(room));
        let body = column![ranking, course, first, second].spacing(gap::S);
        let body = container(body).padding(Padding::from(gap::XL).top(gap::S).bottom(gap::L));
        card(column![head, body.height(Fill)])
            .padding(1)
            .height(Fill)
            .into()
    }

    /// Below the list, where there is no room beside it.
    pub(super) fn strip<'a>(&'a self, listed: &'a Listed) -> Element<'a, Message> {
        let (first, second) = self.verbs(listed);
        let facts = fitted(facts(listed), size::BODY, theme::FONT).style(theme::text::soft);
        let told = row![self.title(listed, STRIP, 1.0), facts]
            .spacing(gap::M)
            .align_y(Center);
        let ways = row![first, second].spacing(gap::S).align_y(Center);
        card(column![told, ways].spacing(gap::S))
            .padding(gap::M)
            .into()
    }

    /// As large as it fits on this many lines.
    fn title<'a>(&'a self, listed: &'a Listed, width: f32, lines: f32) -> Element<'a, Message> {
        if let Some((id, written)) = &self.renaming
            && *id == listed.id
        {
            return field(say!("home-name-field"), written, |field| {
                let field = field.id(TITLE).on_input(Message::TitleWritten);
                let field = field.on_submit(Message::TitleDone);
                field.size(size::LABEL).padding(gap::S)
            });
        }
        let Ok(overview) = &listed.content else {
            let words = say!("home-unreadable", file = listed.id.to_string());
            return fitted(words, size::HEADING, theme::BOLD).into();
        };
        let sign = subject(overview).map(|seat| shape(overview.players[seat].colour, SIGN));
        let title = standing(overview);
        let high = height_of(&title, size::TITLE, theme::BOLD, width - SIGN - gap::M);
        let is_large = high < (lines + 0.5) * size::TITLE * size::LEADING;
        let letters = if is_large { size::TITLE } else { size::HEADING };
        row![sign, bold(title, letters)]
            .spacing(gap::M)
            .align_y(Center)
            .into()
    }

    /// The course of the game, if it is known, has begun and has room.
    fn course(&self, room: Size) -> Element<'_, Message> {
        let course = self.course.as_ref().filter(|(lanes, _)| {
            let has_begun = lanes.iter().any(|lane| lane.values.len() > 1);
            has_begun && room.height >= LEAST_COURSE
        });
        course.map_or(space().into(), |(lanes, measure)| {
            let caption = fitted(measure.caption(), size::BODY, theme::FONT);
            let height = room.height - size::BODY * size::LEADING;
            let chart = plot(race(lanes, *measure, (room.width, height.floor())));
            column![caption.style(theme::text::soft), chart].into()
        })
    }

    /// The game's commands in two lines, or the question before it is deleted.
    fn verbs<'a>(&'a self, listed: &'a Listed) -> (Element<'a, Message>, Element<'a, Message>) {
        if self.asked.as_ref() == Some(&listed.id) {
            let named = match &listed.content {
                Ok(overview) => standing(overview),
                Err(_) => listed.id.to_string(),
            };
            let named = format!("{named}, {}", words::moment(listed.changed));
            let question = column![
                bold(say!("home-delete-question"), size::LABEL),
                fitted(named, size::BODY, theme::FONT)
            ];
            let (delete, keep) = (say!("home-delete-it"), say!("home-keep-it"));
            let delete = verb(delete, "Delete", Fill, theme::button::away, Message::Delete);
            // It lies where the deletion was asked for, so that a double click does no harm.
            let keep = verb(keep, "Esc", Fill, theme::button::outlined, Message::Cancel);
            let answers = row![delete, keep].spacing(gap::S);
            return (question.width(Fill).into(), answers.into());
        }
        let (delete, away) = (Message::Delete, theme::button::away);
        let delete = verb(say!("home-delete"), "Delete", Shrink, away, delete);
        let more = Entry::new(say!("home-more"), "", Message::Menu).with(Icon::More);
        let more = bar::entry(more, None, size::LABEL);
        let Ok(overview) = &listed.content else {
            let open = |label, copy| {
                let request = Request::OpenCopy(listed.id.clone(), copy);
                verb(label, "", Fill, theme::button::plain, Message::Ask(request))
            };
            let last_good = listed.has_backup;
            let last_good = last_good.then(|| open(say!("home-last-good"), Copy::LastGood));
            let salvage = open(say!("home-up-to-damage"), Copy::Salvaged);
            let first = row![last_good, salvage].spacing(gap::S);
            return (first.into(), row![space().width(Fill), delete].into());
        };
        let open = |label, style| verb(label, "Enter", Fill, style, Message::OpenSelected);
        let first = if overview.over {
            let again = Message::OfSelected(Request::Again);
            row![
                open(say!("home-open"), theme::button::outlined),
                verb(say!("result-again"), "", Fill, theme::button::plain, again)
            ]
        } else {
            row![open(say!("home-continue"), theme::button::next)]
        };
        let label = say!("coach-analysis-title");
        let analyse = Message::OfSelected(Request::Analyse);
        let analyse = Entry::new(label, analysis::KEY, analyse).with(Icon::Course);
        let analyse = bar::entry(analyse, None, size::LABEL);
        let second = row![analyse, more, space().width(Fill), delete].align_y(Center);
        (first.spacing(gap::S).into(), second.into())
    }

    pub(super) fn rarer(&self, listed: &Listed) -> Vec<Entry<Message>> {
        let export = Entry::of(Command::Export, say!("common-export"));
        let Ok(overview) = &listed.content else {
            return vec![export];
        };
        let mut entries = vec![
            Entry::new(say!("home-rename"), "F2", Message::Rename),
            Entry::new(say!("home-copy"), "Ctrl+D", COPY),
        ];
        if overview.seed.is_some() {
            entries.push(Entry::new(say!("home-dice-copy"), "C", Message::CopyCode));
        }
        if overview.over {
            let label = match overview.counts {
                true => say!("home-leave-out"),
                false => say!("home-count"),
            };
            entries.push(Entry::new(label, COUNT_KEY, COUNT));
        }
        entries.push(export);
        entries
    }
}

fn ranking<'a>(overview: &Overview, height: f32) -> Element<'a, Message> {
    let lines = ranked(overview).into_iter().map(|(seat, place)| {
        let player = &overview.players[seat];
        let place = place.map(|place| soft(place.to_string(), size::LABEL).width(gap::L));
        let name = fitted(player.name.as_str(), size::LABEL, theme::MEDIUM);
        let (rows, result) = match &overview.course {
            Course::Express { rows, totals, .. } => {
                let size = (100.0, height * 0.65);
                let rows = bars(overview, seat, &rows[seat], size);
                (Some(rows), words::signed(totals[seat]))
            }
            Course::Classic { columns, .. } => (None, columns[seat].to_string()),
        };
        let result = bold(result, size::HEADING).width(68).align_x(iced::Right);
        let line = row![
            place,
            shape(player.colour, 18.0),
            container(name).width(Fill),
            rows,
            result
        ];
        let line = line.spacing(gap::M).height(height - 1.0).align_y(Center);
        column![line, rule(Role::Line)].into()
    });
    column(lines).into()
}

/// The rows of a pad: full bars above the line of zero, narrow red ones below it.
pub(super) fn bars<'a>(
    overview: &Overview,
    seat: Seat,
    rows: &[u32; Sum::COUNT],
    (width, height): (f32, f32),
) -> Element<'a, Message> {
    let mut scene = Scene::new((width, height));
    let foot = height - 1.0;
    let step = width / Sum::COUNT as f32;
    let colour = overview.players[seat].colour;
    for (place, &marks) in rows.iter().enumerate().filter(|&(_, &marks)| marks > 0) {
        let (share, role) = match marks {
            ..ZERO => (0.4, Role::Lost),
            _ => (0.7, Role::Player(colour)),
        };
        let tall = foot * marks.min(FULL) as f32 / FULL as f32;
        let left = step * (place as f32 + 0.5 - share / 2.0);
        let bounds = Bounds::new((left, foot - tall), (step * share, tall));
        scene.area(bounds, 1.0, role, None);
    }
    for y in [foot, foot * (1.0 - ZERO as f32 / FULL as f32)] {
        scene.line((0.0, y), (width, y), (Role::Frame, 1.0));
    }
    Drawing::new(scene).into()
}

fn verb<'a>(
    label: String,
    key: &'static str,
    width: Length,
    style: ButtonStyle,
    message: Message,
) -> Element<'a, Message> {
    let face = button(container(medium(label, size::LABEL)).center_x(width))
        .padding([gap::M, gap::S])
        .width(width)
        .style(style);
    hint(press(face, Some(message)), key)
}
