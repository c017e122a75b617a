//! The standings of a group: who has won how often beside chance, by what, and how the selected one chooses and does against
//! each of the others.

use iced::widget::{column, container, row, space, text};
use iced::{Bottom, Center, Fill, Right};

use super::page::unit;
use super::{Message, help, selectable, sheet};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    Drawing, Element, Saying, card, fitted, medium, named, one_of, rule, said_as, soft,
};
use crate::coach::review::Measure;
use crate::scene::{Bounds, Role, Scene};
use crate::session::Colour;
use crate::stats::{Member, Skill};
use crate::text::records::{Span, Tables, measure, result, skill};
use crate::text::{self as words, number, say};

/// From this width on, the cards below the table stand side by side, and the table shows the last games.
const WIDE: f32 = 860.0;
/// Below this width, the table leaves room for the names: it shows only the first figures.
const NARROW: f32 = 700.0;
const FIRST: usize = 4;
/// The widths of figures, of the last games and of a loss with its error.
const FIGURE: f32 = 84.0;
const LATEST: (f32, f32) = (144.0, 32.0);
const LOSS: f32 = 144.0;
/// The games in the line of the last ones.
const LAST: usize = 10;
/// The bar of games finished before and after somebody.
const DUEL: (f32, f32) = (120.0, 8.0);

/// The member at this place is selected.
pub(super) fn standings(tables: &Tables, at: usize, width: f32) -> Element<'_, Message> {
    let spans = Span::ALL.map(|span| (span.name(), span));
    let spans = one_of(spans, tables.span, Message::Span);
    let choices = row![spans, space().width(Fill), help(tables)].align_y(Center);
    let last = tables.members.len().saturating_sub(1);
    let Some(member) = tables.members.get(at.min(last)) else {
        let nobody = soft(say!("records-standings-none"), size::LABEL);
        let nobody = card(nobody).padding(gap::XL).width(Fill);
        return column![choices, nobody].spacing(gap::L).into();
    };
    let is_wide = width >= WIDE;
    let mut lines = column![head(tables, member, width)];
    for (place, member) in tables.members.iter().enumerate() {
        let line = line(tables, member, place, place == at.min(last), width);
        lines = lines.push(rule(Role::Line)).push(line);
    }
    let table = card(lines).padding([gap::S, gap::M]);
    let judged = text(skill(tables.contest, member)).size(size::LABEL);
    let judged = sheet(say!("records-skill-title"), None, judged);
    let duels = duels(tables, member);
    let below: Element<'_, Message> = match is_wide {
        true => row![judged, duels].spacing(gap::L).into(),
        false => column![judged, duels].spacing(gap::L).into(),
    };
    column![choices, table, below].spacing(gap::L).into()
}

/// What each column is called, what it says of a member, and its width.
fn figures(tables: &Tables, member: &Member) -> [(String, String, f32); 6] {
    let contest = tables.contest;
    let mean = member.mean().map(|mean| match contest.is_express() {
        true => words::signed(mean.round() as i32),
        false => {
            let count = words::count_lost(Measure::Turns, mean);
            say!("common-turns", count)
        }
    });
    let best = contest.best(member.results.iter().copied());
    let best = best.map(|best| match contest.is_express() {
        true => result(contest, best),
        false => best.to_string(),
    });
    let loss = Skill::of(&member.losses);
    let loss = loss.map(|skill| words::lost_within(measure(contest), skill.loss, skill.error));
    let games = say!("common-games");
    [
        (games, member.games.to_string(), FIGURE),
        (say!("records-won"), member.wins.to_string(), FIGURE),
        (
            say!("records-by-chance"),
            number(member.by_chance, 1),
            FIGURE,
        ),
        (say!("records-mean"), mean.unwrap_or_default(), FIGURE),
        (say!("records-best"), best.unwrap_or_default(), FIGURE),
        (say!("records-lost"), loss.unwrap_or_default(), LOSS),
    ]
}

fn head<'a>(tables: &Tables, member: &Member, within: f32) -> Element<'a, Message> {
    let latest = (within >= WIDE).then(|| caption(say!("records-last"), LATEST.0));
    let captions = figures(tables, member).map(|(name, _, width)| caption(name, width));
    let captions = captions.into_iter().take(shown(within));
    row![space().width(Fill)]
        .extend(captions)
        .push(latest)
        .spacing(gap::S)
        .align_y(Bottom)
        .padding([gap::S, gap::M])
        .into()
}

/// How many figures there is room for.
fn shown(within: f32) -> usize {
    if within < NARROW { FIRST } else { usize::MAX }
}

fn caption<'a>(words: String, width: f32) -> Element<'a, Message> {
    // Long ones take two lines.
    soft(words, size::BODY).width(width).align_x(Right).into()
}

fn line<'a>(
    tables: &Tables,
    member: &'a Member,
    place: usize,
    is_lit: bool,
    within: f32,
) -> Element<'a, Message> {
    let figures = figures(tables, member).map(|(name, figure, width)| {
        let told = match figure.is_empty() {
            true => String::new(),
            false => format!("{name}: {figure}"),
        };
        let figure = container(fitted(figure, size::LABEL, theme::MEDIUM)).width(width);
        said_as(figure.align_x(Right), move || Saying::image(told.as_str()))
    });
    let figures = figures.into_iter().take(shown(within));
    let latest = (within >= WIDE).then(|| latest(tables, member));
    let player = named(&member.player, size::LABEL, theme::MEDIUM).width(Fill);
    let face = row![player].extend(figures).push(latest);
    selectable(face, is_lit, Message::Select(place))
}

/// The last results as a line, which ends in a point.
fn latest<'a>(tables: &Tables, member: &Member) -> Element<'a, Message> {
    const POINT: f32 = 4.0;

    let results = &member.results[member.results.len().saturating_sub(LAST)..];
    let least = results.iter().copied().min().unwrap_or_default();
    let range = results.iter().copied().max().unwrap_or_default() - least;
    let (width, height) = LATEST;
    let step = (width - 2.0 * POINT) / (LAST - 1) as f32;
    let points = results.iter().rev().enumerate().map(|(before, &result)| {
        let share = match range {
            0 => 0.5,
            _ => (result - least) as f32 / range as f32,
        };
        let y = height - POINT - (height - 2.0 * POINT) * share;
        (width - POINT - step * before as f32, y)
    });
    let points: Vec<(f32, f32)> = points.collect();
    let mut line = Scene::new(LATEST);
    let mark = Role::Mark(member.player.colour);
    if let Some(&last) = points.first() {
        line.circle(last, POINT, mark, None);
    }
    line.course(points, (mark, 2.0));
    let unit = unit(tables);
    let told = results.iter().map(|&result| unit.told(result.into()));
    let told: Vec<String> = told.collect();
    let told = format!("{}: {}", say!("records-last"), told.join(", "));
    said_as(Drawing::new(line), move || Saying::image(told.as_str()))
}

/// How often a member has finished before and after each of the others.
fn duels<'a>(tables: &'a Tables, member: &'a Member) -> Element<'a, Message> {
    let others = tables.members.iter().zip(&member.against);
    let others = others.filter(|(_, [before, after])| before + after > 0);
    let lines = others.map(|(other, &[before, after])| {
        let figures = medium(format!("{before} : {after}"), size::LABEL);
        let line = row![
            named(&other.player, size::LABEL, theme::FONT).width(Fill),
            duel(before, after, member.player.colour),
            container(figures).width(FIGURE).align_x(Right),
        ];
        let line = line.spacing(gap::M).align_y(Center);
        column![
            rule(Role::Line),
            container(line).padding([gap::S, 0.0]).width(Fill)
        ]
        .into()
    });
    let about = say!("records-duels-about", name = member.player.name.as_str());
    let about = soft(about, size::BODY);
    let content = column![about, column(lines)].spacing(gap::M);
    sheet(say!("records-duels"), None, content).into()
}

fn duel<'a>(before: usize, after: usize, colour: Colour) -> Element<'a, Message> {
    let (width, height) = DUEL;
    let mut bar = Scene::new(DUEL);
    let won = width * before as f32 / (before + after) as f32;
    for (length, role) in [(width, Role::Empty), (won, Role::Player(colour))] {
        let bounds = Bounds::new((0.0, 0.0), (length, height));
        bar.area(bounds, height / 2.0, role, None);
    }
    Drawing::new(bar).into()
}
