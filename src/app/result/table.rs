//! The tables of a result: columns fit their content, and long titles take two lines.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Right, padding};

use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, fitted, shape, width_of};
use crate::paper::{PlayerFacts, Summary};

/// The height of the titles, two lines of small text.
pub const TITLES: f32 = 24.0;
const SMALL: f32 = 11.0;
const LEADING: f32 = 1.09;
/// The gap between columns.
const BETWEEN: f32 = gap::M;
/// The smallest text size of a name, and the minimum share of the table's width for names.
const SMALLEST: f32 = 15.0;
const LEAST_NAME: f32 = 0.24;

/// One line of this height per player: place, name, result and the other figures.
pub fn players<'a, Message: 'a>(
    summary: &Summary,
    width: f32,
    height: f32,
) -> Element<'a, Message> {
    let beside = gap::S;
    let large = (size::HEADING).min(height * 0.62);
    let usual = (size::LABEL).min(height * 0.46);
    // The board game has a winner but no further places.
    let has_places = summary.lines.iter().any(|line| !line.place.is_empty());
    let before = if has_places { large * 1.5 } else { 0.0 } + large * 0.9 + gap::S;
    let names = summary.lines.iter().map(|line| {
        let name = line.player.name.as_str();
        width_of(name, SMALLEST, theme::MEDIUM)
    });
    let longest = names.fold(0.0, f32::max);
    let inner = width - 2.0 * beside;
    let longest_large = longest * large / SMALLEST + gap::S;
    let least = before + longest_large.min(inner * LEAST_NAME);
    let letters = |column: usize| match column {
        0 => (large, theme::BOLD),
        _ => (usual, theme::FONT),
    };
    let needed = summary.titles.iter().enumerate().map(|(column, title)| {
        let (letters, font) = letters(column);
        let figures = summary.lines.iter().map(|line| &line.figures[column]);
        column_width(title, figures.map(|figure| width_of(figure, letters, font)))
    });
    let widths = shared(needed.collect(), inner - least);
    let room = inner - before - widths.iter().sum::<f32>();
    let of_name = (SMALLEST * room / longest.max(1.0)).clamp(SMALLEST.min(large), large);
    let titles = summary.titles.iter().zip(&widths);
    let titles = titles.map(|(title, &width)| self::title(title.clone(), width));
    let titles = row![space().width(Fill)]
        .extend(titles)
        .height(TITLES)
        .padding([0.0, beside])
        .align_y(Center);
    let lines = summary.lines.iter().map(|line| {
        let PlayerFacts {
            player,
            place,
            has_won,
            figures,
        } = line;
        let name = fitted(player.name.as_str(), of_name, theme::MEDIUM);
        let figures = figures.iter().zip(&widths).enumerate();
        let figures = figures.map(|(column, (figure, &width))| {
            let (size, font) = letters(column);
            cell(fitted(figure, size, font).into(), width)
        });
        let place = has_places.then(|| bold(place.clone(), large).width(large * 1.5));
        let line = row![
            place,
            row![
                shape(player.colour, large * 0.9),
                container(name).width(Fill).padding(padding::left(gap::S)),
            ]
            .align_y(Center)
        ]
        .extend(figures)
        .height(height)
        .align_y(Center);
        let line = container(line).padding([0.0, beside]).width(Fill);
        let line = if *has_won {
            line.style(theme::container::lit)
        } else {
            line
        };
        line.into()
    });
    column![titles].extend(lines).into()
}

/// The column width for figures of these widths and the title.
pub fn column_width(title: &str, figures: impl IntoIterator<Item = f32>) -> f32 {
    let figures = figures.into_iter().fold(0.0, f32::max);
    let (first, second) = broken(title);
    (figures.max(wide(first)).max(wide(second)) + BETWEEN).ceil()
}

/// Breaks a title into two lines of the least width.
fn broken(title: &str) -> (&str, &str) {
    let breaks = title.match_indices(' ');
    let ways = breaks.map(|(at, space)| (&title[..at], &title[at + space.len()..]));
    let longer = |&(first, second): &(&str, &str)| wide(first).max(wide(second));
    let best = ways.min_by(|one, other| longer(one).total_cmp(&longer(other)));
    best.unwrap_or((title, ""))
}

fn wide(words: &str) -> f32 {
    width_of(words, SMALL, theme::FONT)
}

/// Fits columns of these widths into the room: they share the surplus or the shortfall.
pub fn shared(needed: Vec<f32>, room: f32) -> Vec<f32> {
    /// The most by which a column grows.
    const MORE: f32 = 36.0;

    let count = needed.len() as f32;
    let sum: f32 = needed.iter().sum();
    let more = ((room - sum) / count).min(MORE);
    let wider = needed.into_iter().map(|width| {
        if more >= 0.0 {
            width + more
        } else {
            // Wider columns lose more.
            width * room / sum
        }
    });
    wider.map(f32::floor).collect()
}

/// A column title, in one line or two.
pub fn title<'a, Message: 'a>(title: String, width: f32) -> Element<'a, Message> {
    let line = |words: &str| fitted(words, SMALL, theme::FONT).style(theme::text::soft);
    let (first, second) = broken(&title);
    let title = if wide(&title) <= width - BETWEEN || second.is_empty() {
        line(&title).into()
    } else {
        let lines = [first, second].map(|words| container(line(words)).height(SMALL * LEADING));
        let [first, second] = lines;
        column![first, second].align_x(Right).into()
    };
    cell(title, width)
}

/// A cell of a column of this width.
pub fn cell<'a, Message: 'a>(content: Element<'a, Message>, width: f32) -> Element<'a, Message> {
    container(content)
        .padding(padding::left(BETWEEN))
        .width(width)
        .align_x(Right)
        .into()
}
