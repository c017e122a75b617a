//! The dice statistics: whether the dice are fair.

use iced::widget::{column, row, text};
use iced::{Fill, Size};

use super::tables::Tables;
use super::{Message, sheet};
use crate::app::theme::{gap, size};
use crate::app::widget::{Element, bold, plot, soft};
use crate::scene as chart;
use crate::stats::{DiceCounts, Verdict};
use crate::text::{number, say};

const TALL: f32 = 180.0;

pub(super) fn view(tables: &Tables, within: Size) -> Element<'_, Message> {
    let (app, real) = &tables.shown;
    let kinds = [
        (say!("records-dice-app"), app),
        (say!("records-dice-real"), real),
    ];
    let shown: Vec<_> = kinds
        .into_iter()
        .filter(|(_, of)| of.throws() > 0)
        .collect();
    let beside = shown.len().max(1) as f32;
    let width = (within.width + gap::XL) / beside - 3.0 * gap::XL;
    let kinds = shown.into_iter().map(|(title, of)| kind(title, of, width));
    let about = soft(say!("records-dice-about"), size::BODY);
    column![row(kinds).spacing(gap::XL), about]
        .spacing(gap::L)
        .into()
}

/// The statistics of one kind of dice, on cards with charts of this width.
fn kind<'a>(title: String, shown: &DiceCounts, width: f32) -> Element<'a, Message> {
    let throws = shown.throws() as usize;
    let about = say!("records-dice-count", throws = throws, dice = shown.dice());
    let head = column![bold(title, size::HEADING), soft(about, size::BODY)];
    let sheet = |what: String, first: usize, verdict: &Verdict| {
        let drawn = plot(chart::counts(verdict, first, (width, TALL)));
        let about = soft(say!("records-dice-line"), size::CAPTION);
        let words = text(judged(verdict, throws)).size(size::BODY);
        sheet(what, None, column![drawn, about, words].spacing(gap::XS))
    };
    let faces = sheet(say!("records-dice-values"), 1, &shown.faces());
    let sums = sheet(say!("records-dice-sums"), 2, &shown.sums());
    column![head, faces, sums]
        .spacing(gap::M)
        .width(Fill)
        .into()
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
