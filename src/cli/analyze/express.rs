use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::fields::{Field, Fields};
use super::{Want, advised};
use crate::coach::classic::Effort;
use crate::coach::express::{Differs, MarkOdds, Seated, Shift, ValueTable, deep, instant, to_win};
use crate::coach::review::express as review;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{FifthDie, Pad, Penalty, Score, Track};
use crate::session::Express;
use crate::words::either;

pub(super) fn reply(
    mut fields: Fields<'_>,
    wants: &[Want],
    effort: Effort,
) -> Result<BTreeMap<Want, Value>, String> {
    let pad = pad(&fields.need("pad")?)?;
    let throw = fields
        .take("throw")
        .map(|field| throw(&field))
        .transpose()?;
    let penalty = match fields.take("penalty") {
        None => Penalty::default(),
        Some(field) => penalty(&field)?,
    };
    let others = fields
        .take("others")
        .map(|field| others(&field))
        .transpose()?;
    fields.end()?;
    if others.is_some() && !wants.contains(&Want::Win) {
        return Err("others: only win needs them".to_owned());
    }
    let thrown = |want: &str| throw.ok_or_else(|| format!("throw is missing: {want} needs it"));

    let table = || ValueTable::shipped(penalty);

    let tell = |want| {
        let told = match want {
            Want::Legal => legal(&pad, &thrown("legal")?),
            Want::Score => account(&pad, penalty),
            Want::Odds => odds(&pad),
            Want::Advice => advice(table(), &pad, &thrown("advice")?, effort),
            Want::Win => {
                let others = others.as_deref();
                let others = others.ok_or("others is missing: win needs it")?;
                win(table(), &pad, &thrown("win")?, others, effort)
            }
            Want::Parts => parts(table(), &pad, &thrown("parts")?),
        };
        Ok((want, told))
    };
    wants.iter().copied().map(tell).collect()
}

fn pad(field: &Field<'_>) -> Result<Pad, String> {
    let mut pad = field.object()?;
    let mut rows = [0; Sum::COUNT];
    if let Some(field) = pad.take("rows") {
        let mut marked = field.object()?;
        for (sum, marks) in marked.of(Sum::ALL) {
            rows[sum.index()] = marks.read("a number of marks, 0 or more")?;
        }
        marked.end()?;
    }
    let mut tracks = Vec::new();
    if let Some(field) = pad.take("fifth") {
        let mut named = field.object()?;
        for (value, field) in named.of(Die::ALL) {
            tracks.push((value, field.within(1..=Track::BOXES, "1 to 8 marks")?));
        }
        named.end()?;
    }
    pad.end()?;
    Pad::from_marks(rows, &tracks).map_err(|error| format!("{}.fifth: {error}", field.name))
}

fn others(field: &Field<'_>) -> Result<Vec<Pad>, String> {
    let wanted = "a list of 1 to 7 pads";
    let pads = field.list(wanted)?;
    if !(1..Express::MOST_PLAYERS).contains(&pads.len()) {
        return Err(field.wanted(wanted));
    }
    pads.iter().map(pad).collect()
}

fn throw(field: &Field<'_>) -> Result<Throw, String> {
    let dice = field.read("five dice of 1 to 6")?;
    Throw::from_values(dice).map_err(|error| field.fault(error))
}

fn penalty(field: &Field<'_>) -> Result<Penalty, String> {
    let wanted = either(Penalty::ALL.map(Penalty::points));
    Penalty::new(field.read(&wanted)?).ok_or_else(|| field.wanted(&wanted))
}

fn by_row<T>(number: impl Fn(Sum) -> T) -> BTreeMap<Sum, T> {
    let rows = Sum::ALL.into_iter();
    rows.map(|sum| (sum, number(sum))).collect()
}

fn legal(pad: &Pad, throw: &Throw) -> Value {
    let mut choices = pad.choices(throw);
    choices.sort();
    let is_free = !pad.is_out() && pad.fifth_die(throw) == FifthDie::Free;
    json!({ "choices": choices, "free_throw": is_free })
}

fn account(pad: &Pad, penalty: Penalty) -> Value {
    let score = Score::of(pad, penalty);
    let rows = by_row(|sum| score.row(sum));
    json!({ "rows": rows, "total": score.total(), "out": pad.is_out() })
}

fn odds(pad: &Pad) -> Value {
    let odds = MarkOdds::of(pad);
    json!({ "free_throw": odds.free, "rows": by_row(|sum| odds.row(sum)) })
}

fn advice(table: &ValueTable, pad: &Pad, throw: &Throw, effort: Effort) -> Value {
    let advice = match effort {
        Effort::Quick => instant(table, pad, throw),
        Effort::Deep => deep(table, pad, throw),
    };
    let options = advice.into_iter();
    advised(
        "points",
        options.map(|advice| (json!(advice.choice), advice.value)),
    )
}

/// Every legal choice, the best first, with the parts of its loss by the deep values.
fn parts(table: &ValueTable, pad: &Pad, throw: &Throw) -> Value {
    let advice = deep(table, pad, throw);
    let explained = advice.iter().map(|option| {
        let best = advice.first().unwrap_or(option);
        let shifts = review::parts(table, pad, throw, [option.choice, best.choice]);
        let parts = shifts.iter().flatten().map(part);
        json!({
            "pairs": option.choice.pairs,
            "fifth": option.choice.fifth,
            "loss": best.value - option.value,
            "parts": parts.collect::<Vec<_>>(),
        })
    });
    explained.collect()
}

fn part(shift: &Shift) -> Value {
    match shift.what {
        Differs::Row { row, .. } => json!({ "row": row, "loss": shift.points }),
        Differs::Named { dice: [die, _] } | Differs::Track { dice: [die, _], .. } => {
            json!({ "fifth": die, "loss": shift.points })
        }
    }
}

/// Every legal choice with its chance to win, the best first.
fn win(table: &ValueTable, pad: &Pad, throw: &Throw, others: &[Pad], effort: Effort) -> Value {
    let games = match effort {
        Effort::Quick => 600,
        Effort::Deep => 6_000,
    };
    let seated = |&pad: &Pad| Seated { pad, level: None };
    let others: Vec<Seated> = others.iter().map(seated).collect();
    let to_win = to_win(table, &seated(pad), throw, &others, games, 0);
    let chances = to_win.into_iter().flat_map(|to_win| to_win.chances);
    let winning = chances.map(|chance| {
        json!({
            "pairs": chance.choice.pairs,
            "fifth": chance.choice.fifth,
            "win": chance.share,
            "error": chance.error,
        })
    });
    winning.collect()
}
