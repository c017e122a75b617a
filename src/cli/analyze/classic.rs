use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use super::fields::{Field, Fields};
use super::{Advised, Effort, Want, json};
use crate::coach::classic::{self, Values};
use crate::rules::Seat;
use crate::rules::classic::{
    Columns, Decision, Impossible, Play, Position, Setting, bust_odds, length,
};
use crate::rules::dice::{Roll, Sum};
use crate::store::{PLACEMENTS, SHARINGS};
use crate::words::either;

/// What may be done with a roll, or without one.
#[derive(Serialize)]
#[serde(untagged)]
enum Legal {
    Roll { plays: Vec<Vec<Sum>>, bust: bool },
    Decision { may_roll: bool, may_stop: bool },
}

/// A play of the roll, or what is done without one.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Chosen {
    Play(Vec<Sum>),
    Action(Action),
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Action {
    Roll,
    Stop,
}

#[derive(Serialize)]
struct Account {
    columns_won: Vec<usize>,
    winner: Option<usize>,
}

#[derive(Serialize)]
struct Odds {
    bust: f64,
}

pub(super) fn reply(
    mut fields: Fields<'_>,
    wants: &[Want],
    effort: Effort,
) -> Result<BTreeMap<Want, Box<RawValue>>, String> {
    let setting = match fields.take("rules") {
        None => Setting::default(),
        Some(field) => setting(&field)?,
    };
    let position = position(&mut fields, setting)?;
    let roll = fields.take("throw").map(|field| roll(&field)).transpose()?;
    fields.end()?;

    let tell = |want| {
        let told = match want {
            Want::Legal => json(&legal(&position, roll)),
            Want::Score => json(&account(&position)),
            Want::Odds => json(&odds(&position)),
            Want::Advice => json(&advice(&position, roll, effort)),
            Want::Win => {
                return Err("want: win is of Express, here advice tells the chances".to_owned());
            }
            Want::Parts => return Err("want: parts are those of losses in Express".to_owned()),
        };
        Ok((want, told?))
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
    let wanted = "1 to 4";
    let field = fields.need("players")?;
    let players: usize = field.read(wanted)?;
    if !(1..=Position::MOST_PLAYERS).contains(&players) {
        return Err(field.wanted(wanted));
    }
    let field = fields.need("turn")?;
    let turn: usize = field.read("the index of a player")?;
    if turn >= players {
        return Err(field.wanted("the index of a player"));
    }
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
        let wanted = format!("a space from 1 to {}", length(column));
        let space = field.read(&wanted)?;
        if !(1..=length(column)).contains(&space) {
            return Err(field.wanted(&wanted));
        }
        spaces[column.index()] = space;
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

fn legal(position: &Position, roll: Option<Roll>) -> Legal {
    let goes_on = position.winner().is_none();
    match roll {
        Some(roll) => {
            let plays = position.plays(&roll);
            Legal::Roll {
                bust: goes_on && plays.is_empty(),
                plays: plays.into_iter().map(columns).collect(),
            }
        }
        None => Legal::Decision {
            may_roll: goes_on,
            may_stop: goes_on && position.may_stop(),
        },
    }
}

fn account(position: &Position) -> Account {
    let seats = Seat::all(position.players());
    Account {
        columns_won: seats.map(|seat| position.columns_won(seat)).collect(),
        winner: position.winner().map(Seat::index),
    }
}

/// Nobody rolls once the game is won.
fn odds(position: &Position) -> Odds {
    Odds {
        bust: match position.winner() {
            None => bust_odds(position),
            Some(_) => 0.0,
        },
    }
}

fn advice(position: &Position, roll: Option<Roll>, effort: Effort) -> Advised<Chosen> {
    let values = Values::built_in();
    let effort = match effort {
        Effort::Instant => classic::Effort::Quick,
        Effort::Deep => classic::Effort::Deep,
    };
    let options: Vec<(Chosen, f64)> = match roll {
        Some(roll) => {
            let plays = values.plays(position, &roll, effort).into_iter();
            plays
                .map(|advice| (Chosen::Play(columns(advice.choice)), advice.value))
                .collect()
        }
        None => {
            let decisions = values.decisions(position, effort).into_iter();
            decisions
                .map(|advice| (Chosen::Action(advice.choice.into()), advice.value))
                .collect()
        }
    };
    let unit = match position.players() {
        1 => "turns",
        _ => "win_probability",
    };
    Advised::new(unit, options)
}

impl From<Decision> for Action {
    fn from(decision: Decision) -> Action {
        match decision {
            Decision::RollOn => Action::Roll,
            Decision::Stop => Action::Stop,
        }
    }
}
