//! Whether the dice are fair.

use iced::Size;
use iced::widget::{column, row, space, text};

use super::tables::Tables;
use super::{Message, Sheet, card, save};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, plot};
use crate::app::words;
use crate::stats::chart;
use crate::stats::{Shown, Verdict};

/// From this width on the two kinds of dice stand side by side.
const WIDE: f32 = 800.0;
const TALL: f32 = 180.0;
/// What the line across each bar is.
const LINE: &str = "The line across each bar is what fair dice show on average.";

pub(super) fn view(tables: &Tables, within: Size) -> Element<'_, Message> {
    let is_wide = within.width >= WIDE;
    let width = if is_wide {
        (within.width - gap::L - gap::M) / 2.0 - 2.0 * gap::L
    } else {
        within.width - 3.0 * gap::L
    };
    let (app, real) = &tables.shown;
    let are_both = app.throws() > 0 && real.throws() > 0;
    // The sheets of one kind stand side by side where there is no other one.
    let kind = |title, shown| kind(title, shown, width, is_wide && !are_both);
    let mut kinds = vec![kind("The app's dice", app), kind("Real dice", real)];
    if app.throws() == 0 {
        kinds.reverse();
    }
    let about = text(
        "All finished games of both kinds; games with the same dice count once. Even fair dice differ from their average, \
         and the chance says how often they differ at least so much.",
    )
    .size(size::CAPTION)
    .style(theme::text::soft);
    let kinds: Element<'_, Message> = if is_wide && are_both {
        row(kinds).spacing(gap::M).into()
    } else {
        column(kinds).spacing(gap::M).into()
    };
    column![kinds, about, space().height(gap::XS)]
        .spacing(gap::M)
        .into()
}

/// What one kind of dice has shown, on sheets of this width.
fn kind<'a>(
    title: &'a str,
    shown: &Shown,
    width: f32,
    are_side_by_side: bool,
) -> Element<'a, Message> {
    let throws = shown.throws() as usize;
    let about = match throws {
        0 => "nothing to count yet".to_owned(),
        throws => format!(
            "{}, {}",
            words::counted(throws, "throw"),
            dice(shown.dice())
        ),
    };
    let head = row![
        text(title).size(size::HEADING).font(theme::BOLD),
        text(about).size(size::BODY).style(theme::text::soft),
    ]
    .spacing(gap::M)
    .align_y(iced::Center);
    if throws == 0 {
        return head.into();
    }
    let sheet = |what: &'static str, first: usize, verdict: &Verdict| {
        let words = judged(verdict, throws);
        let saved = Sheet {
            title: format!("{title}: {}", what.to_lowercase()),
            caption: format!(
                "{}, {}. {LINE} {words}",
                words::counted(throws, "throw"),
                dice(shown.dice())
            ),
            chart: chart::counts(verdict, first, Sheet::SIZE),
        };
        let drawn = plot(chart::counts(verdict, first, (width, TALL)));
        card(
            what,
            save(saved),
            column![
                drawn,
                text(LINE).size(size::CAPTION).style(theme::text::soft),
                text(words).size(size::BODY),
            ]
            .spacing(gap::XS),
        )
    };
    let faces = sheet("Values", 1, &shown.faces());
    let sums = sheet("Sums of pairs", 2, &shown.sums());
    let sheets: Element<'a, Message> = if are_side_by_side {
        row![faces, sums].spacing(gap::M).into()
    } else {
        column![faces, sums].spacing(gap::S).into()
    };
    column![head, sheets].spacing(gap::S).into()
}

fn dice(count: u64) -> String {
    match count {
        1 => "1 die".to_owned(),
        count => format!("{count} dice"),
    }
}

/// What the chance of a difference says, in words and as a number.
fn judged(verdict: &Verdict, throws: usize) -> String {
    let Some(chance) = verdict.chance else {
        let enough = Shown::ENOUGH;
        return format!(
            "{} so far; after {enough} there is a word on how fair they are.",
            words::counted(throws, "throw")
        );
    };
    let times = (1.0 / chance.max(1e-9)).round();
    let percent = chance * 100.0;
    match chance {
        0.05.. => format!("As fair dice do: they differ this much or more in {percent:.0} of 100 cases."),
        0.01.. => format!("A little unusual: fair dice differ this much or more once in {times} times ({percent:.1} %)."),
        0.001.. => format!("Unusual: fair dice differ this much or more only once in {times} times ({percent:.2} %)."),
        _ => "Hardly fair: fair dice differ this much or more less than once in 1000 times (< 0.1 %). Look at the dice, and at what was typed.".to_owned(),
    }
}
