use serde::Serialize;
use std::fmt;

use super::table::Csv;
use super::{head, helped, honest, named, players};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Entry, Phase, Track, points};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{AnySession, Session, Title};
use crate::store::Saved;

/// A session as it is shown; as JSON its fields are a promise to other programs, told in `saves/README.md`.
#[derive(Serialize)]
pub(super) struct Shown<'a> {
    game: &'static str,
    title: Option<&'a str>,
    created: String,
    changed: String,
    penalty: u32,
    dice: &'static str,
    seed: Option<u64>,
    over: bool,
    throws: usize,
    last_throw: Option<[Die; 5]>,
    undone: usize,
    helped: Vec<&'static str>,
    strict: bool,
    missing: Vec<Missing<'a>>,
    players: Vec<ShownPlayer<'a>>,
}

/// A choice that is not made, or has to be made again.
#[derive(Serialize)]
struct Missing<'a> {
    throw: usize,
    player: usize,
    name: &'a str,
    again: Option<String>,
    ruling: Option<String>,
}

#[derive(Serialize)]
struct ShownPlayer<'a> {
    player: usize,
    name: &'a str,
    colour: String,
    place: Option<usize>,
    total: i32,
    minus: i32,
    plus: i32,
    out_at: Option<usize>,
    joined_before: Option<usize>,
    left_after: Option<usize>,
    story: Option<String>,
    rows: Vec<ShownRow>,
    tracks: Vec<ShownTrack>,
}

#[derive(Serialize)]
struct ShownRow {
    sum: u8,
    points: i32,
    marks: u32,
    score: i32,
}

#[derive(Serialize)]
struct ShownTrack {
    value: u8,
    marks: u8,
}

impl<'a> Shown<'a> {
    /// The game as everybody may see it, `session`.
    pub(super) fn of(saved: &'a Saved, session: &'a Session) -> Shown<'a> {
        let setup = session.setup();
        let table = session.table();
        // Who has chosen in secret is no secret.
        let waiting: Vec<_> = match &saved.session {
            AnySession::Express(whole) => whole.table().waiting().collect(),
            AnySession::Classic(_) => Vec::new(),
        };
        let (dice, seed) = named(setup.dice());
        Shown {
            game: "Can't Stop Express",
            title: saved.title.as_ref().map(Title::as_str),
            created: saved.created.to_string(),
            changed: saved.changed.to_string(),
            penalty: setup.penalty().points(),
            dice,
            seed,
            over: table.phase() == Phase::Over,
            throws: table.rounds().len(),
            last_throw: table.rounds().last().map(|round| round.throw().dice()),
            undone: session.log().undone().len(),
            helped: helped(saved),
            strict: saved.record.options.strict,
            missing: waiting
                .into_iter()
                .filter_map(|(throw, seat)| {
                    let entry = table.round(throw)?.cells()[seat].entry();
                    let illegal = match entry {
                        Entry::Refused(illegal) => Some(illegal),
                        _ => None,
                    };
                    Some(Missing {
                        throw: throw.get(),
                        player: seat.number(),
                        name: session.players()[seat].name.as_str(),
                        again: illegal.map(ToString::to_string),
                        ruling: illegal.map(|illegal| illegal.ruling().to_string()),
                    })
                })
                .collect(),
            players: {
                let mut placed = session.placed();
                placed.sort();
                placed
                    .into_iter()
                    .map(|(seat, place)| ShownPlayer::of(session, seat, place))
                    .collect()
            },
        }
    }

    pub(super) fn csv(&self) -> String {
        let mut table = Csv::new([
            "player", "name", "colour", "place", "total", "kind", "value", "marks", "score",
        ]);
        for player in &self.players {
            let rows = player
                .rows
                .iter()
                .map(|row| ("row", row.sum, row.marks, row.score.to_string()));
            let tracks = player
                .tracks
                .iter()
                .map(|track| ("track", track.value, u32::from(track.marks), String::new()));
            for (kind, value, marks, score) in rows.chain(tracks) {
                table.line([
                    &player.player.to_string(),
                    player.name,
                    &player.colour,
                    &player
                        .place
                        .map_or(String::new(), |place| place.to_string()),
                    &player.total.to_string(),
                    kind,
                    &value.to_string(),
                    &marks.to_string(),
                    &score,
                ]);
            }
        }
        table.text()
    }
}

impl<'a> ShownPlayer<'a> {
    fn of(session: &'a Session, seat: Seat, place: Option<usize>) -> ShownPlayer<'a> {
        let player = &session.players()[seat];
        let pad = &session.table().pads()[seat];
        let score = session.score(seat);
        let story = session.seat_history(seat);
        ShownPlayer {
            player: seat.number(),
            name: player.name.as_str(),
            colour: format!("{:?}", player.colour),
            place,
            total: score.total(),
            minus: score.minus(),
            plus: score.plus(),
            out_at: session.table().out_at(seat).map(ThrowNumber::get),
            joined_before: story.joined,
            left_after: story.departed,
            story: story.told(),
            rows: Sum::ALL
                .into_iter()
                .map(|sum| ShownRow {
                    sum: sum.value(),
                    points: points(sum),
                    marks: pad.marks(sum),
                    score: score.row(sum),
                })
                .collect(),
            tracks: pad
                .tracks()
                .map(|track| ShownTrack {
                    value: track.value().value(),
                    marks: track.marks(),
                })
                .collect(),
        }
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        head(f, self.title, self.game, &self.created)?;
        writeln!(
            f,
            "{}, penalty -{}, {} dice",
            players(self.players.len()),
            self.penalty,
            self.dice
        )?;
        if self.undone > 0 {
            writeln!(f, "undone events: {}", self.undone)?;
        }
        honest(f, &self.helped, self.strict)?;

        writeln!(f)?;
        match self.last_throw {
            Some([a, b, c, d, e]) => writeln!(f, "throw {}: {a}-{b}-{c}-{d}-{e}", self.throws)?,
            None => writeln!(f, "nothing thrown yet")?,
        }
        for missing in &self.missing {
            match (&missing.again, &missing.ruling) {
                (Some(why), Some(ruling)) => writeln!(
                    f,
                    "throw {}: {} chooses again, {why} ({ruling})",
                    missing.throw, missing.name
                )?,
                _ => writeln!(f, "throw {}: {} chooses", missing.throw, missing.name)?,
            }
        }
        if self.over {
            writeln!(f, "the game is over")?;
        } else if self.missing.is_empty() {
            writeln!(f, "throw {} is next", self.throws + 1)?;
        }

        writeln!(f, "\nplace  total  player")?;
        let mut ranking: Vec<&ShownPlayer> = self.players.iter().collect();
        ranking.sort_by_key(|player| (player.place.is_none(), player.place));
        for player in ranking {
            let place = player
                .place
                .map_or("-".to_owned(), |place| place.to_string());
            let name = player.story.as_deref().unwrap_or(player.name);
            writeln!(f, "{place:>5}  {:+5}  {name}", player.total)?;
        }
        self.players
            .iter()
            .try_for_each(|player| write!(f, "\n{player}"))
    }
}

impl fmt::Display for ShownPlayer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name, self.colour.to_lowercase())?;
        match (self.left_after, self.out_at) {
            (Some(_), _) => writeln!(f, ", has left")?,
            (None, Some(throw)) => writeln!(f, ", out with throw {throw}")?,
            (None, None) => writeln!(f)?,
        }
        writeln!(f, "row  points  boxes         marks  score")?;
        for row in &self.rows {
            writeln!(
                f,
                "{:3}  {:6}  {} {} {}  {:5}  {:+5}",
                row.sum,
                row.points,
                boxes(row.marks, 0, 4),
                boxes(row.marks, 4, 1),
                boxes(row.marks, 5, 5),
                row.marks,
                row.score
            )?;
        }
        writeln!(f, "{:>40}", format!("minus  {:+5}", self.minus))?;
        writeln!(f, "{:>40}", format!("plus  {:+5}", self.plus))?;
        writeln!(f, "{:>40}", format!("total  {:+5}", self.total))?;
        writeln!(f, "die          boxes         marks")?;
        for track in &self.tracks {
            let all = u32::from(Track::BOXES);
            let marks = u32::from(track.marks);
            writeln!(
                f,
                "{:3}          {:12}  {:5}",
                track.value,
                boxes(marks, 0, all),
                marks
            )?;
        }
        Ok(())
    }
}

/// `count` boxes of a line, of which the first one is box `first`: `x` for a marked one, `.` for a free one.
fn boxes(marks: u32, first: u32, count: u32) -> String {
    (first..first + count)
        .map(|place| if place < marks { 'x' } else { '.' })
        .collect()
}
