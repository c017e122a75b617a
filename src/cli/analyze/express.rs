use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use super::fields::{Field, Fields};
use super::{Advised, Effort, Want, json};
use crate::coach::express::{Differs, MarkOdds, Shift, ValueTable, deep, instant, to_win};
use crate::coach::review::express::Cause;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, FifthDie, Pad, Penalty, Score, Track};
use crate::session::Express;
use crate::words::either;

#[derive(Serialize)]
struct Legal {
    choices: Vec<Choice>,
    free_throw: bool,
}

#[derive(Serialize)]
struct Account {
    rows: BTreeMap<Sum, i32>,
    total: i32,
    out: bool,
}

/// An option, and what its loss against the best one is made of.
#[derive(Serialize)]
struct Explained {
    #[serde(flatten)]
    option: Choice,
    loss: f64,
    parts: Vec<Part>,
}

#[derive(Serialize)]
struct Part {
    #[serde(flatten)]
    what: What,
    loss: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Row(Sum),
    Fifth(Die),
}

/// An option, and the share of the games played on after it that were won.
#[derive(Serialize)]
struct Winning {
    #[serde(flatten)]
    option: Choice,
    win: f64,
    error: f64,
}

#[derive(Serialize)]
struct Odds {
    free_throw: f64,
    rows: BTreeMap<Sum, f64>,
}

pub(super) fn reply(
    mut fields: Fields<'_>,
    wants: &[Want],
    effort: Effort,
) -> Result<BTreeMap<Want, Box<RawValue>>, String> {
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
    let thrown = |want: &str| throw.ok_or_else(|| format!("throw is missing, {want} needs one"));

    let tell = |want| {
        let told = match want {
            Want::Legal => json(&legal(&pad, &thrown("legal")?)),
            Want::Score => json(&account(&pad, penalty)),
            Want::Odds => json(&odds(&pad)),
            Want::Advice => json(&advice(&pad, &thrown("advice")?, penalty, effort)?),
            Want::Win => {
                let others = others.as_deref();
                let others = others.ok_or("others is missing, win needs it")?;
                json(&win(&pad, &thrown("win")?, others, penalty, effort)?)
            }
            Want::Parts => json(&parts(&pad, &thrown("parts")?, penalty)?),
        };
        Ok((want, told?))
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
            let wanted = "1 to 8 marks";
            let marks: u8 = field.read(wanted)?;
            if !(1..=Track::BOXES).contains(&marks) {
                return Err(field.wanted(wanted));
            }
            tracks.push((value, marks));
        }
        named.end()?;
    }
    pad.end()?;
    Pad::from_marks(rows, &tracks).map_err(|error| field.fault_of("fifth", error))
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

/// A number for every row.
fn by_row<T>(number: impl Fn(Sum) -> T) -> BTreeMap<Sum, T> {
    let rows = Sum::ALL.into_iter();
    rows.map(|sum| (sum, number(sum))).collect()
}

fn legal(pad: &Pad, throw: &Throw) -> Legal {
    let mut choices = pad.choices(throw);
    choices.sort();
    Legal {
        choices,
        free_throw: !pad.is_out() && pad.fifth_die(throw) == FifthDie::Free,
    }
}

fn account(pad: &Pad, penalty: Penalty) -> Account {
    let score = Score::of(pad, penalty);
    Account {
        rows: by_row(|sum| score.row(sum)),
        total: score.total(),
        out: pad.is_out(),
    }
}

fn odds(pad: &Pad) -> Odds {
    let odds = MarkOdds::of(pad);
    Odds {
        free_throw: odds.free(),
        rows: by_row(|sum| odds.row(sum)),
    }
}

fn advice(
    pad: &Pad,
    throw: &Throw,
    penalty: Penalty,
    effort: Effort,
) -> Result<Advised<Choice>, String> {
    let table = ValueTable::shipped(penalty).map_err(|damaged| damaged.to_string())?;
    let advice = match effort {
        Effort::Instant => instant(table, pad, throw),
        Effort::Deep => deep(table, pad, throw),
    };
    let options = advice.into_iter();
    Ok(Advised::new(
        "points",
        options.map(|advice| (advice.choice, advice.value)),
    ))
}

/// Every legal choice, the best first, with the parts of its loss by the deep values.
fn parts(pad: &Pad, throw: &Throw, penalty: Penalty) -> Result<Vec<Explained>, String> {
    let table = ValueTable::shipped(penalty).map_err(|damaged| damaged.to_string())?;
    let advice = deep(table, pad, throw);
    let explained = advice.iter().map(|option| {
        let best = advice.first().unwrap_or(option);
        let cause = Cause::of(table, pad, throw, [option.choice, best.choice]);
        let parts = cause.into_iter().flat_map(|cause| cause.parts);
        Explained {
            option: option.choice,
            loss: best.value - option.value,
            parts: parts.map(Part::from).collect(),
        }
    });
    Ok(explained.collect())
}

/// Every legal choice with its chance to win, the best first.
fn win(
    pad: &Pad,
    throw: &Throw,
    others: &[Pad],
    penalty: Penalty,
    effort: Effort,
) -> Result<Vec<Winning>, String> {
    let table = ValueTable::shipped(penalty).map_err(|damaged| damaged.to_string())?;
    let games = match effort {
        Effort::Instant => 600,
        Effort::Deep => 6_000,
    };
    let to_win = to_win(table, pad, throw, others, games, 0, |_| true);
    let chances = to_win.into_iter().flat_map(|to_win| to_win.chances);
    let winning = chances.map(|chance| Winning {
        option: chance.choice,
        win: chance.share,
        error: chance.error,
    });
    Ok(winning.collect())
}

impl From<Shift> for Part {
    fn from(shift: Shift) -> Part {
        Part {
            what: match shift.what {
                Differs::Row { row, .. } => What::Row(row),
                Differs::Named { dice: [die, _] } | Differs::Track { dice: [die, _], .. } => {
                    What::Fifth(die)
                }
            },
            loss: shift.points,
        }
    }
}
