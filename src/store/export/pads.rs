//! The pads of a game of Express for people, programs and spreadsheets. The fields of the JSON and the heads of the tables
//! are a promise, documented in `saves/README.md`.

use std::fmt;

use serde_json::{Value, json};

use super::{Csv, cell, head, helped, honest, named, players};
use crate::rules::dice::Sum;
use crate::rules::express::{Entry, Illegal, Pad, Phase, Score, Track, points};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{AnySession, Session};
use crate::store::Saved;

/// A game as everybody may see it: `session`, which is without what is secret in `saved`.
pub(super) struct Pads<'a> {
    pub(super) saved: &'a Saved,
    pub(super) session: &'a Session,
}

/// A choice that is not made, or has to be made again because it is no longer legal.
type Missing<'a> = (ThrowNumber, Seat, Option<&'a Illegal>);

impl<'a> Pads<'a> {
    /// The choices that the game waits for. Who has chosen in secret is no secret.
    fn missing(&self) -> Vec<Missing<'a>> {
        let AnySession::Express(whole) = &self.saved.session else {
            return Vec::new();
        };
        let missing = whole.table().waiting().filter_map(|(throw, seat)| {
            let round = self.session.table().round(throw)?;
            match round.cells()[seat].entry() {
                Entry::Refused(illegal) => Some((throw, seat, Some(illegal))),
                _ => Some((throw, seat, None)),
            }
        });
        missing.collect()
    }

    /// The seats in their order, with their places.
    fn places(&self) -> Vec<(Seat, Option<usize>)> {
        let mut placed = self.session.placed();
        placed.sort();
        placed
    }

    fn pad(&self, seat: Seat) -> (&'a Pad, Score) {
        (&self.session.table().pads()[seat], self.session.score(seat))
    }

    pub(super) fn json(&self) -> Value {
        let Pads { saved, session } = *self;
        let (setup, table) = (session.setup(), session.table());
        let (dice, seed) = named(setup.dice());
        let missing = self.missing().into_iter().map(|(throw, seat, illegal)| {
            json!({
                "throw": throw.get(),
                "player": seat.number(),
                "name": session.players()[seat].name,
                "again": illegal.map(Illegal::to_string),
                "ruling": illegal.map(|illegal| illegal.ruling().to_string()),
            })
        });
        let players = self.places().into_iter();
        json!({
            "game": "Can't Stop Express",
            "title": saved.title,
            "created": saved.created.to_string(),
            "changed": saved.changed.to_string(),
            "penalty": setup.penalty(),
            "dice": dice,
            "seed": seed,
            "over": session.is_over(),
            "throws": table.rounds().len(),
            "last_throw": table.rounds().last().map(|round| round.throw().dice()),
            "undone": session.log().undone().len(),
            "helped": helped(&saved.helps()),
            "strict": saved.record.options.strict,
            "missing": missing.collect::<Vec<_>>(),
            "players": players.map(|(seat, place)| self.player(seat, place)).collect::<Vec<_>>(),
        })
    }

    fn player(&self, seat: Seat, place: Option<usize>) -> Value {
        let player = &self.session.players()[seat];
        let (pad, score) = self.pad(seat);
        let history = self.session.seat_history(seat);
        let rows = Sum::ALL.map(|sum| {
            json!({
                "sum": sum,
                "points": points(sum),
                "marks": pad.marks(sum),
                "score": score.row(sum),
            })
        });
        let tracks = pad.tracks();
        let tracks = tracks.map(|track| json!({ "value": track.value(), "marks": track.marks() }));
        json!({
            "player": seat.number(),
            "name": player.name,
            "colour": player.colour,
            "place": place,
            "total": score.total(),
            "minus": score.minus(),
            "plus": score.plus(),
            "out_at": self.session.table().out_at(seat).map(ThrowNumber::get),
            "joined_before": history.joined,
            "left_after": history.departed,
            "story": history.told(),
            "rows": rows,
            "tracks": tracks.collect::<Vec<_>>(),
        })
    }

    pub(super) fn csv(&self) -> String {
        let mut table = Csv::new("player,name,colour,place,total,kind,value,marks,score");
        for (seat, place) in self.places() {
            let player = &self.session.players()[seat];
            let (name, colour) = (&player.name, format!("{:?}", player.colour));
            let (pad, score) = self.pad(seat);
            let (place, total) = (cell(place), score.total());
            for sum in Sum::ALL {
                let (marks, score) = (pad.marks(sum), score.row(sum));
                table.line(&[
                    &seat, name, &colour, &place, &total, &"row", &sum, &marks, &score,
                ]);
            }
            for track in pad.tracks() {
                let (value, marks) = (track.value(), track.marks());
                table.line(&[
                    &seat, name, &colour, &place, &total, &"track", &value, &marks, &"",
                ]);
            }
        }
        table.text()
    }

    /// A line for every throw and every player who was not out before it and had not left.
    pub(super) fn throws(&self) -> String {
        let Pads { session, .. } = *self;
        let seats = Seat::all(session.players().len());
        let histories: Vec<_> = seats.map(|seat| session.seat_history(seat)).collect();
        let mut table =
            Csv::new("throw,die_1,die_2,die_3,die_4,die_5,player,name,pair_1,pair_2,fifth,total");
        for (number, round) in ThrowNumber::enumerate(session.table().rounds()) {
            let [a, b, c, d, e] = round.throw().dice();
            for (seat, played) in Seat::enumerate(round.cells()) {
                if matches!(played.entry(), Entry::Out(_) | Entry::Departed) {
                    continue;
                }
                let choice = played.choice();
                let [low, high] = match choice {
                    Some(choice) => choice.pairs.sums().map(|sum| sum.to_string()),
                    None => Default::default(),
                };
                let fifth = cell(choice.and_then(|choice| choice.fifth));
                let name = histories[seat].at(number.get());
                let total = Score::of(&played.after(), session.setup().penalty()).total();
                table.line(&[
                    &number, &a, &b, &c, &d, &e, &seat, name, &low, &high, &fifth, &total,
                ]);
            }
        }
        table.text()
    }
}

impl fmt::Display for Pads<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pads { saved, session } = *self;
        let table = session.table();
        head(f, saved, "Can't Stop Express")?;
        let penalty = session.setup().penalty().points();
        let (dice, _) = named(session.dice());
        let seats = players(session.players().len());
        writeln!(f, "{seats}, penalty -{penalty}, {dice} dice")?;
        honest(f, saved, session.log().undone().len())?;

        writeln!(f)?;
        match table.rounds().last() {
            Some(round) => writeln!(f, "throw {}: {}", table.last_throw(), round.throw())?,
            None => writeln!(f, "nothing thrown yet")?,
        }
        let missing = self.missing();
        for &(throw, seat, illegal) in &missing {
            let name = &session.players()[seat].name;
            match illegal {
                Some(illegal) => {
                    let ruling = illegal.ruling();
                    writeln!(
                        f,
                        "throw {throw}: {name} chooses again, {illegal} ({ruling})"
                    )?;
                }
                None => writeln!(f, "throw {throw}: {name} chooses")?,
            }
        }
        if table.phase() == Phase::Over {
            writeln!(f, "the game is over")?;
        } else if missing.is_empty() {
            writeln!(f, "throw {} is next", table.last_throw().next())?;
        }

        writeln!(f, "\nplace  total  player")?;
        let places = self.places();
        let mut ranking = places.clone();
        ranking.sort_by_key(|(_, place)| (place.is_none(), *place));
        for (seat, place) in ranking {
            let place = place.map_or("-".to_owned(), |place| place.to_string());
            let (total, who) = (session.score(seat).total(), session.seat_history(seat));
            writeln!(f, "{place:>5}  {total:+5}  {who}")?;
        }
        places
            .iter()
            .try_for_each(|&(seat, _)| self.write_pad(f, seat))
    }
}

impl Pads<'_> {
    fn write_pad(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let player = &self.session.players()[seat];
        let (pad, score) = self.pad(seat);
        let colour = format!("{:?}", player.colour).to_lowercase();
        write!(f, "\n{} ({colour})", player.name)?;
        match self.session.table().out_at(seat) {
            _ if self.session.seat_history(seat).departed.is_some() => writeln!(f, ", has left")?,
            Some(throw) => writeln!(f, ", out on throw {throw}")?,
            None => writeln!(f)?,
        }
        writeln!(f, "row  points  boxes         marks  score")?;
        for sum in Sum::ALL {
            let (points, marks, score) = (points(sum), pad.marks(sum), score.row(sum));
            let boxes = [(0, 4), (4, 1), (5, 5)].map(|(first, count)| boxes(marks, first, count));
            let boxes = boxes.join(" ");
            writeln!(f, "{sum:3}  {points:6}  {boxes}  {marks:5}  {score:+5}")?;
        }
        for (what, points) in [
            ("minus", score.minus()),
            ("plus", score.plus()),
            ("total", score.total()),
        ] {
            writeln!(f, "{:>40}", format!("{what}  {points:+5}"))?;
        }
        writeln!(f, "die          boxes         marks")?;
        for track in pad.tracks() {
            let (value, marks) = (track.value(), track.marks());
            let boxes = boxes(marks.into(), 0, Track::BOXES.into());
            writeln!(f, "{value:3}          {boxes:12}  {marks:5}")?;
        }
        Ok(())
    }
}

/// `count` boxes of a line, of which the first one is box `first`: `x` for a marked one, `.` for a free one.
fn boxes(marks: u32, first: u32, count: u32) -> String {
    let boxes = first..first + count;
    boxes
        .map(|place| if place < marks { 'x' } else { '.' })
        .collect()
}
