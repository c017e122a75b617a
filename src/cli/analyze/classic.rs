use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::fields::{Field, Fields};
use super::{Want, advised};
use crate::coach::classic::{Choice, Effort, Values};
use crate::rules::Seat;
use crate::rules::classic::{Columns, Impossible, Play, Position, Setting, bust_odds, length};
use crate::rules::dice::{Roll, Sum};
use crate::store::{PLACEMENTS, SHARINGS};
use crate::words::either;

pub(super) fn reply(
    mut fields: Fields<'_>,
    wants: &[Want],
    effort: Effort,
) -> Result<BTreeMap<Want, Value>, String> {
    let setting = match fields.take("rules") {
        None => Setting::default(),
        Some(field) => setting(&field)?,
    };
    let position = position(&mut fields, setting)?;
    let roll = fields.take("throw").map(|field| roll(&field)).transpose()?;
    fields.end()?;

    let tell = |want| {
        let told = match want {
            Want::Legal => legal(&position, roll),
            Want::Score => account(&position),
            Want::Odds => odds(&position),
            Want::Advice => advice(&position, roll, effort),
            Want::Win => {
                return Err("want: win is for Express; here advice gives the chances".to_owned());
            }
            Want::Parts => return Err("want: parts is for Express only".to_owned()),
        };
        Ok((want, told))
    };
    wants.iter().copied().map(tell).collect()
}

fn setting(field: &Field<'_>) -> Result<Setting, String> {
    let mut rules = field.object()?;
    let mut setting = Setting::default();
    if let Some(field) = rules.take("columns") {
        let wanted = either(Columns::ALL.map(Columns::count));
        setting.columns =
            Columns::new(field.read(&wanted)?).ok_or_else(|| field.wanted(&wanted))?;
    }
    if let Some(field) = rules.take("sharing") {
        setting.sharing = field.one_of(&SHARINGS)?;
    }
    if let Some(field) = rules.take("placement") {
        setting.placement = field.one_of(&PLACEMENTS)?;
    }
    rules.end()?;
    Ok(setting)
}

fn position(fields: &mut Fields<'_>, setting: Setting) -> Result<Position, String> {
    let players = fields.need("players")?;
    let players = players.within(1..=Position::MOST_PLAYERS, "1 to 4")?;
    let turn = fields.need("turn")?;
    let turn = turn.within(..players, "the index of a player")?;
    let field = fields.need("squares")?;
    let lists = field.list("a list with an object for each player")?;
    if lists.len() != players {
        return Err(field.fault(format_args!(
            "{} objects, but {players} players",
            lists.len()
        )));
    }
    let squares: Vec<_> = lists.iter().map(spaces).collect::<Result<_, _>>()?;
    let runners = fields.take("runners").as_ref().map(spaces).transpose()?;

    // Without runners first, so that an error is known to be theirs.
    let at_rest = Position::new(setting, squares.clone(), Seat::new(turn), [0; Sum::COUNT]);
    at_rest.map_err(|error| {
        let field = match error {
            Impossible::Columns(_) => "rules.columns".to_owned(),
            _ => "squares".to_owned(),
        };
        format!("{field}: {error}")
    })?;
    Position::new(
        setting,
        squares,
        Seat::new(turn),
        runners.unwrap_or_default(),
    )
    .map_err(|error| {
        let field = match error {
            Impossible::Runner(column) | Impossible::Stack(column) => format!("runners.{column}"),
            _ => "runners".to_owned(),
        };
        format!("{field}: {error}")
    })
}

/// Spaces by column, 0 where there is none.
fn spaces(field: &Field<'_>) -> Result<[u8; Sum::COUNT], String> {
    let mut columns = field.object()?;
    let mut spaces = [0; Sum::COUNT];
    for (column, field) in columns.of(Sum::ALL) {
        let top = length(column);
        let wanted = format!("a space from 1 to {top}");
        spaces[column.index()] = field.within(1..=top, &wanted)?;
    }
    columns.end()?;
    Ok(spaces)
}

fn roll(field: &Field<'_>) -> Result<Roll, String> {
    let dice = field.read("four dice of 1 to 6")?;
    Roll::from_values(dice).map_err(|error| field.fault(error))
}

fn columns(play: Play) -> Vec<Sum> {
    play.columns().collect()
}

/// What may be done with a roll, or without one.
fn legal(position: &Position, roll: Option<Roll>) -> Value {
    let goes_on = position.winner().is_none();
    match roll {
        Some(roll) => {
            let plays: Vec<_> = position.plays(&roll).into_iter().map(columns).collect();
            json!({ "plays": plays, "bust": goes_on && plays.is_empty() })
        }
        None => json!({ "may_roll": goes_on, "may_stop": goes_on && position.may_stop() }),
    }
}

fn account(position: &Position) -> Value {
    let seats = Seat::all(position.players());
    let columns: Vec<_> = seats.map(|seat| position.columns_won(seat)).collect();
    json!({ "columns_won": columns, "winner": position.winner().map(Seat::index) })
}

/// Nobody rolls once the game is won.
fn odds(position: &Position) -> Value {
    let bust = match position.winner() {
        None => bust_odds(position),
        Some(_) => 0.0,
    };
    json!({ "bust": bust })
}

fn advice(position: &Position, roll: Option<Roll>, effort: Effort) -> Value {
    let values = Values::built_in();
    let advice = values.advice(position, roll.as_ref(), effort).into_iter();
    let options = advice.map(|advice| {
        let choice = match advice.choice {
            Choice::Play(play) => json!({ "play": columns(play) }),
            Choice::RollOn => json!({ "action": "roll" }),
            Choice::Stop => json!({ "action": "stop" }),
        };
        (choice, advice.value)
    });
    let unit = match position.players() {
        1 => "turns",
        _ => "win_probability",
    };
    advised(unit, options)
}
