//! The dice statistics: whether the dice are fair.

use iced::Size;
use iced::widget::{column, row, space, text};

use super::tables::Tables;
use super::{Message, titled_card};
use crate::app::theme::{gap, size};
use crate::app::widget::{Element, bold, plot, soft};
use crate::scene as chart;
use crate::stats::{DiceCounts, Verdict};
use crate::text::{number, say};

/// From this width on, the two kinds of dice stand side by side.
const WIDE: f32 = 800.0;
const TALL: f32 = 180.0;

pub(super) fn view(tables: &Tables, within: Size) -> Element<'_, Message> {
    let is_wide = within.width >= WIDE;
    let width = if is_wide {
        (within.width - gap::L - gap::M) / 2.0 - 2.0 * gap::L
    } else {
        within.width - 3.0 * gap::L
    };
    let (app, real) = &tables.shown;
    let are_both = app.throws() > 0 && real.throws() > 0;
    // With only one kind of dice, its two cards stand side by side.
    let kind = |title, shown| kind(title, shown, width, is_wide && !are_both);
    let mut kinds = vec![
        kind(say!("records-dice-app"), app),
        kind(say!("records-dice-real"), real),
    ];
    if app.throws() == 0 {
        kinds.reverse();
    }
    let about = soft(say!("records-dice-about"), size::CAPTION);
    let kinds: Element<'_, Message> = if is_wide && are_both {
        row(kinds).spacing(gap::M).into()
    } else {
        column(kinds).spacing(gap::M).into()
    };
    column![kinds, about, space().height(gap::XS)]
        .spacing(gap::M)
        .into()
}

/// The statistics of one kind of dice, on cards of this width.
fn kind<'a>(
    title: String,
    shown: &DiceCounts,
    width: f32,
    are_side_by_side: bool,
) -> Element<'a, Message> {
    let throws = shown.throws() as usize;
    let about = match throws {
        0 => say!("records-dice-none"),
        throws => say!("records-dice-count", throws = throws, dice = shown.dice()),
    };
    let head = row![bold(title, size::HEADING), soft(about, size::BODY)]
        .spacing(gap::M)
        .align_y(iced::Center);
    if throws == 0 {
        return head.into();
    }
    let sheet = |what: String, first: usize, verdict: &Verdict| {
        let drawn = plot(chart::counts(verdict, first, (width, TALL)));
        let about = soft(say!("records-dice-line"), size::CAPTION);
        let words = text(judged(verdict, throws)).size(size::BODY);
        titled_card(what, column![drawn, about, words].spacing(gap::XS))
    };
    let faces = sheet(say!("records-dice-values"), 1, &shown.faces());
    let sums = sheet(say!("records-dice-sums"), 2, &shown.sums());
    let sheets: Element<'a, Message> = if are_side_by_side {
        row![faces, sums].spacing(gap::M).into()
    } else {
        column![faces, sums].spacing(gap::S).into()
    };
    column![head, sheets].spacing(gap::S).into()
}

/// The verdict on the dice, in words and as a number.
fn judged(verdict: &Verdict, throws: usize) -> String {
    let Some(chance) = verdict.chance else {
        return say!(
            "records-dice-few",
            throws = throws,
            enough = DiceCounts::ENOUGH
        );
    };
    let times = (1.0 / chance.max(1e-9)).round();
    let percent = chance * 100.0;
    match chance {
        0.05.. => say!("records-dice-fair", cases = percent.round()),
        0.01.. => say!(
            "records-dice-little-unusual",
            times = times,
            percent = number(percent, 1)
        ),
        0.001.. => say!(
            "records-dice-unusual",
            times = times,
            percent = number(percent, 2)
        ),
        _ => say!("records-dice-hardly-fair"),
    }
}
