//! The selected game: its result, everyone's score, its course, and what you can do with it.

use iced::widget::{button, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Length, Padding, Shrink, Size};

use super::{COPY, COUNT, EVENING, Home, Message, TITLE};
use crate::app::action::Request;
use crate::app::analysis;
use crate::app::bar::{self, Entry};
use crate::app::files::Copy;
use crate::app::keymap::Command;
use crate::app::result::COUNT_KEY;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    ButtonStyle, Drawing, Element, Icon, bold, card, field, fitted, height_of, hint, medium, named,
    plot, press, rule, shape, soft,
};
use crate::app::words as app_words;
use crate::rules::Seat;
use crate::rules::dice::Sum;
use crate::scene::{Bounds, Role, Scene, race};
use crate::session::Colour;
use crate::stats::Standing;
use crate::store::{Course, Listed, Overview};
use crate::text as words;
use crate::text::games::{colour_of, facts, kind, leaders, ranked, standing, subject};
use crate::text::say;

/// The height of a line of the ranking, as far as there is room, and what the rest of the card needs.
const LINE: f32 = 40.0;
const LEAST_LINE: f32 = 26.0;
const REST: f32 = 500.0;
const LEAST_COURSE: f32 = 90.0;
/// The sign of a title, and the room for a title below the list.
const SIGN: f32 = 26.0;
const STRIP: f32 = 378.0;
/// The marks that make a row worth nothing, and those of a full row.
const ZERO: u32 = 5;
const FULL: u32 = 10;

/// What is selected: a game, or an evening by its index.
pub(super) enum Shown<'a> {
    Game(&'a Listed),
    Evening(usize),
}

impl Home {
    pub(super) fn shown(&self) -> Option<Shown<'_>> {
        let evening = self.evening().map(Shown::Evening);
        evening.or_else(|| self.selected().map(Shown::Game))
    }

    pub(super) fn card<'a>(
        &'a self,
        shown: &Shown<'a>,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let (first, second) = self.verbs(shown);
        let (colour, players) = match shown {
            Shown::Game(listed) => {
                let overview = listed.content.as_ref().ok();
                let colour = overview.and_then(|it| Some(it.players[subject(it)?].colour));
                (colour, overview.map_or(0, |it| it.players.len()))
            }
            Shown::Evening(evening) => {
                let standings = self.games.standings(*evening);
                let solo = self.games.overviews(*evening).count();
                let lines = if standings.is_empty() {
                    solo
                } else {
                    standings.len()
                };
                (colour_of(&standings), lines)
            }
        };
        let facts = text(self.facts(shown)).size(size::LABEL);
        let title = self.title(shown, width - 2.0 * (gap::XL + 1.0), 2.0);
        let head = column![title, facts].spacing(gap::XS);
        let head = container(head)
            .padding([gap::L, gap::XL])
            .width(Fill)
            .style(theme::container::card_head(colour));
        let line = (height - REST) / players.max(1) as f32;
        let line = line.clamp(LEAST_LINE, LINE);
        let ranking = match shown {
            Shown::Game(listed) => listed.content.as_ref().ok().map(|it| ranking(it, line)),
            Shown::Evening(evening) => {
                let standings = self.games.standings(*evening);
                Some(match standings.is_empty() {
                    true => {
                        let most = ((height - REST) / line).max(1.0) as usize;
                        results(self.games.overviews(*evening).take(most), line)
                    }
                    false => wins(&standings, line),
                })
            }
        };
        let course = responsive(|room| self.course(room));
        // What can be done keeps its room.
        let ranking = ranking.map(|ranking| scrollable(ranking).spacing(gap::XS));
        let told = column![ranking, course].spacing(gap::S).height(Fill);
        let body = column![told, first, second].spacing(gap::S);
        let body = container(body).padding(Padding::from(gap::XL).top(gap::S).bottom(gap::L));
        card(column![head, body.height(Fill)])
            .padding(1)
            .height(Fill)
            .into()
    }

    /// Below the list, where there is no room beside it.
    pub(super) fn strip<'a>(&'a self, shown: &Shown<'a>) -> Element<'a, Message> {
        let (first, second) = self.verbs(shown);
        let wins = match shown {
            Shown::Game(_) => None,
            Shown::Evening(evening) => {
                let standings = self.games.standings(*evening);
                let wins = standings.iter().map(|standing| {
                    let name = &standing.player.name;
                    say!("evening-standing", name, wins = standing.wins)
                });
                Some(wins.collect::<Vec<_>>().join(", "))
            }
        };
        let wins = wins.filter(|wins| !wins.is_empty());
        let facts = wins.unwrap_or_else(|| self.facts(shown));
        let facts = fitted(facts, size::BODY, theme::FONT);
        let title = self.title(shown, STRIP, 1.0);
        let told = row![title, facts.style(theme::text::soft)]
            .spacing(gap::M)
            .align_y(Center);
        let ways = row![first, second].spacing(gap::S).align_y(Center);
        card(column![told, ways].spacing(gap::S))
            .padding(gap::M)
            .into()
    }

    fn facts(&self, shown: &Shown<'_>) -> String {
        match shown {
            Shown::Game(listed) => facts(listed),
            Shown::Evening(evening) => {
                let (day, told, result) = self.games.told(*evening);
                // Without a name the result is the title.
                let has_name = self.games.evening(*evening).title.is_some();
                let result = result.filter(|_| has_name);
                let facts: Vec<String> = [day, told].into_iter().chain(result).collect();
                facts.join(" · ")
            }
        }
    }

    /// As large as it fits on this many lines.
    fn title<'a>(&'a self, shown: &Shown<'a>, width: f32, lines: f32) -> Element<'a, Message> {
        if let Some((_, written)) = &self.renaming {
            let label = match shown {
                Shown::Game(_) => say!("home-name-field"),
                Shown::Evening(_) => say!("evening-name-field"),
            };
            return field(label, written, |field| {
                let field = field.id(TITLE).on_input(Message::TitleWritten);
                let field = field.on_submit(Message::TitleDone);
                field.size(size::LABEL).padding(gap::S)
            });
        }
        let (signs, title) = match shown {
            Shown::Game(listed) => match &listed.content {
                Ok(overview) => {
                    let colour = subject(overview).map(|seat| overview.players[seat].colour);
                    (colour.into_iter().collect(), standing(overview))
                }
                Err(_) => {
                    let words = say!("home-unreadable", file = listed.id.to_string());
                    return fitted(words, size::HEADING, theme::BOLD).into();
                }
            },
            Shown::Evening(evening) => {
                let title = self.games.evening(*evening).title.as_ref();
                let (.., count, result) = self.games.told(*evening);
                let title = title.map(ToString::to_string).or(result);
                let standings = self.games.standings(*evening);
                let colours = leaders(&standings).iter().map(|it| it.player.colour);
                (colours.collect(), title.unwrap_or(count))
            }
        };
        let signs: Vec<Colour> = signs;
        let taken = (SIGN + gap::M) * signs.len() as f32;
        let high = height_of(&title, size::TITLE, theme::BOLD, width - taken);
        let is_large = high < (lines + 0.5) * size::TITLE * size::LEADING;
        let letters = if is_large { size::TITLE } else { size::HEADING };
        let signs = signs.into_iter().map(|colour| shape(colour, SIGN));
        row(signs)
            .push(bold(title, letters))
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
    fn verbs<'a>(&'a self, shown: &Shown<'a>) -> (Element<'a, Message>, Element<'a, Message>) {
        let listed = match shown {
            Shown::Game(listed) => *listed,
            Shown::Evening(evening) => {
                let has_result = self.games.has_result(*evening);
                let key = soft(app_words::key("Enter"), size::BODY);
                let result = || {
                    let face = row![medium(say!("evening-result"), size::LABEL), key];
                    let face = container(face.spacing(gap::M).align_y(Center)).center_x(Fill);
                    let face = button(face).padding([gap::M, gap::S]).width(Fill);
                    let face = face.style(theme::button::outlined);
                    hint(press(face, Some(Message::Evening)), EVENING)
                };
                let rename = Entry::new(say!("home-rename"), "F2", Message::Rename);
                let rename = bar::entry(rename.with(Icon::Edit), None, size::LABEL);
                return (row![has_result.then(result)].into(), rename);
            }
        };
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
        let analyse = Message::OfSelected(|id| Request::Analyse(id, None));
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
                let size = (72.0, height * 0.65);
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

/// The results of solo games.
fn results<'a, 'b>(games: impl Iterator<Item = &'b Overview>, height: f32) -> Element<'a, Message> {
    let lines = games.map(|game| {
        let rows = match &game.course {
            Course::Express { rows, .. } => {
                let size = (72.0, height * 0.65);
                Some(bars(game, Seat::FIRST, &rows[Seat::FIRST], size))
            }
            Course::Classic { .. } => None,
        };
        let about = fitted(kind(game), size::LABEL, theme::FONT);
        let line = row![
            container(about.style(theme::text::soft)).width(Fill),
            rows,
            bold(standing(game), size::LABEL)
        ];
        let line = line.spacing(gap::M).height(height - 1.0).align_y(Center);
        column![line, rule(Role::Line)].into()
    });
    column(lines).into()
}

/// How many games of an evening everybody has won.
fn wins<'a>(standings: &[Standing], height: f32) -> Element<'a, Message> {
    let about = soft(say!("evening-wins"), size::BODY);
    let about = container(about).align_right(Fill);
    let lines = standings.iter().map(|standing| {
        let line = row![
            container(named(&standing.player, size::LABEL, theme::MEDIUM)).width(Fill),
            bold(standing.wins.to_string(), size::HEADING)
        ];
        column![line.height(height - 1.0).align_y(Center), rule(Role::Line)].into()
    });
    column![about].extend(lines).into()
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
