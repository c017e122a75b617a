//! `fifth-die analyze`: answers each line of JSON with one line of JSON.

mod classic;
mod express;
mod fields;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use self::fields::Fields;
use crate::coach::classic::Effort;
use crate::store::GameKind;

/// The most bytes of a line, without its end.
const LONGEST: u64 = 1 << 20;

pub(super) fn run() -> ExitCode {
    let mut input = io::stdin().lock();
    let mut out = io::stdout().lock();
    loop {
        let line = match read_line(&mut input) {
            Ok(Some(line)) => line,
            Ok(None) => return ExitCode::SUCCESS,
            Err(error) => return super::fail(&error),
        };
        let mut answer = answer(&line);
        answer.push('\n');
        match out.write_all(answer.as_bytes()).and_then(|()| out.flush()) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Err(error) => return super::fail(&error),
        }
    }
}

/// The next line without its end, cut after the first byte too many.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if input.take(LONGEST + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 > LONGEST {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

/// The answer to a line, both without their ends: one line of JSON, whatever the bytes are.
pub fn answer(line: &[u8]) -> String {
    let (id, answer) = match request(line) {
        Ok(mut fields) => {
            let id = fields.take("id").map(|id| on_one_line(id.json));
            (id, reply(fields))
        }
        Err(Unread { id, error }) => (id.map(on_one_line), Err(error)),
    };
    let id = id.unwrap_or_else(|| RawValue::NULL.to_owned());
    let mut written = format!("{{\"id\":{id}");
    match answer {
        Ok(reply) => {
            for (want, told) in reply {
                written += &format!(",{}:{told}", json!(want));
            }
        }
        Err(error) => written += &format!(",\"error\":{}", json!(error)),
    }
    written + "}"
}

/// Replaces carriage returns, which can only stand between tokens and which some readers take for the end of a line.
fn on_one_line(id: &RawValue) -> Box<RawValue> {
    let text = id.get().replace('\r', " ");
    RawValue::from_string(text).unwrap_or_else(|_| id.to_owned())
}

/// Why a line is no request, and the `id` where it has one.
struct Unread<'a> {
    id: Option<&'a RawValue>,
    error: String,
}

fn request(line: &[u8]) -> Result<Fields<'_>, Unread<'_>> {
    let unread = |error: String| Unread { id: None, error };
    if line.len() as u64 > LONGEST {
        return Err(unread(format!("a line has at most {LONGEST} bytes")));
    }
    if line.trim_ascii().is_empty() {
        return Err(unread("the line is empty".to_owned()));
    }
    let text =
        str::from_utf8(line).map_err(|error| unread(format!("the line isn’t UTF-8: {error}")))?;
    Fields::of_line(text).map_err(|(error, id)| Unread { id, error })
}

/// The parts of an answer, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum Want {
    Legal,
    Score,
    Odds,
    Advice,
    Parts,
    Win,
}

fn reply(mut fields: Fields<'_>) -> Result<BTreeMap<Want, Value>, String> {
    let game = fields.need("game")?.one_of(&[
        ("express", GameKind::Express),
        ("classic", GameKind::Classic),
    ])?;
    let wants = fields.need("want")?.list("a list")?;
    let wants = wants.iter().map(|field| {
        field.one_of(&[
            ("legal", Want::Legal),
            ("score", Want::Score),
            ("odds", Want::Odds),
            ("advice", Want::Advice),
            ("parts", Want::Parts),
            ("win", Want::Win),
        ])
    });
    let wants: Vec<Want> = wants.collect::<Result<_, _>>()?;
    let effort = match fields.take("effort") {
        None => Effort::Quick,
        Some(effort) => effort.one_of(&[("instant", Effort::Quick), ("deep", Effort::Deep)])?,
    };
    match game {
        GameKind::Express => express::reply(fields, &wants, effort),
        GameKind::Classic => classic::reply(fields, &wants, effort),
    }
}

/// The advice on these options, the best first, each a JSON object to which value and loss are added.
fn advised(unit: &str, options: impl IntoIterator<Item = (Value, f64)>) -> Value {
    let mut best = None;
    let options = options.into_iter().map(|(mut option, value)| {
        option["value"] = json!(value);
        option["loss"] = json!((*best.get_or_insert(value) - value).abs());
        option
    });
    json!({ "unit": unit, "options": options.collect::<Vec<_>>() })
}
