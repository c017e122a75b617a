//! The review of a game of Express. The fields of the JSON are a promise, documented in `saves/README.md`.

use std::convert::Infallible;
use std::fmt;
use std::ops::ControlFlow;

use serde_json::{Value, json};

use crate::coach::express::{Par, Percentile, ValueTable};
use crate::coach::review::express::{self, Moment};
use crate::coach::review::{Judged, Measure, Moments, Verdict};
use crate::rules::Seat;
use crate::rules::ThrowNumber;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::Signed;
use crate::session::{self, Name, Session};
use crate::store::on_all_cores;
use crate::text::moments::{self, PadMoment};
use crate::text::{self, Figures};

pub(super) struct Review<'a> {
    session: &'a Session,
    par: Option<Par>,
    players: Vec<Player<'a>>,
}

struct Player<'a> {
    seat: Seat,
    name: &'a Name,
    total: i32,
    out_at: Option<ThrowNumber>,
    /// The rank of the total among near-perfect games; `None` for a player who is not out.
    place: Option<Percentile>,
    review: express::Review,
    /// Its moments with their verdicts, by the chance to win in a group.
    moments: Moments<moments::Moment>,
    costliest: Vec<Costly<'a>>,
}

/// One of the costliest moments.
struct Costly<'a> {
    players: &'a [session::Player],
    moment: PadMoment,
    verdict: Verdict,
    loss: f64,
}

impl<'a> Review<'a> {
    /// Reviews every seat, on all cores.
    pub(super) fn of(session: &'a Session) -> Review<'a> {
        let table = ValueTable::shipped(session.setup().penalty());
        let whole = || ControlFlow::<Infallible>::Continue(());
        let ControlFlow::Continue(par) = Par::of_game(table, session, whole);
        let seats: Vec<Seat> = Seat::all(session.players().len()).collect();
        let players = on_all_cores(&seats, |&seat| Player::of(table, session, seat));
        Review {
            session,
            par,
            players,
        }
    }

    pub(super) fn json(&self) -> Value {
        let par = self.par.as_ref().map(|par| {
            json!({
                "master": par.master,
                "master_is_out": par.is_out,
                "best_at_least": par.best.at_least,
                "best_at_most": par.best.at_most,
                "whole": par.best.is_whole,
            })
        });
        json!({
            "game": "Can't Stop Express",
            "penalty": self.session.setup().penalty(),
            "over": self.session.is_over(),
            "throws": self.session.table().rounds().len(),
            "par": par,
            "players": self.players.iter().map(Player::json).collect::<Vec<_>>(),
        })
    }
}

impl<'a> Player<'a> {
    fn of(table: &'static ValueTable, session: &'a Session, seat: Seat) -> Player<'a> {
        let review = express::Review::of(table, session, seat);
        let moments = PadMoment::all_in_game(&review, table, session, seat);
        let moments: Moments<moments::Moment> = moments.map(moments::Moment::Pad).collect();
        let costly = |moment| Costly::of(moment, session.players());
        let costliest = moments.costliest().into_iter().filter_map(costly);
        let total = session.score(seat).total();
        let out_at = session.table().out_at(seat);
        Player {
            seat,
            name: &session.players()[seat].name,
            total,
            out_at,
            place: out_at.map(|_| table.distribution().percentile(total)),
            costliest: costliest.collect(),
            moments,
            review,
        }
    }

    fn json(&self) -> Value {
        let review = &self.review;
        let moments = review.moments.iter().zip(self.moments.iter());
        let moments = moments.map(|(moment, judged)| {
            json!({
                "throw": moment.number.get(),
                "dice": moment.throw.dice(),
                "choice": moment.chosen,
                "value": moment.value,
                "best": moment.best,
                "best_value": moment.best_value,
                "loss": moment.loss(),
                "win": won(judged),
                "verdict": judged.verdict(judged.chosen()).name(),
            })
        });
        json!({
            "player": self.seat.number(),
            "name": self.name,
            "total": self.total,
            "out_at": self.out_at.map(ThrowNumber::get),
            "start": review.start,
            "luck": review.luck(),
            "skill": review.skill(),
            "end": review.end(),
            "choices": review.moments.len(),
            "best_choices": review.moments.best_choices(),
            "mean_loss": review.moments.mean_loss(),
            "better_than": self.place.map(|place| place.lower),
            "as_good_as": self.place.map(|place| place.equal),
            "moments": moments.collect::<Vec<_>>(),
            "costliest": self.costliest.iter().map(Costly::json).collect::<Vec<_>>(),
        })
    }
}

impl<'a> Costly<'a> {
    fn of(moment: &moments::Moment, players: &'a [session::Player]) -> Option<Costly<'a>> {
        let moments::Moment::Pad(pad) = moment else {
            return None;
        };
        Some(Costly {
            players,
            moment: pad.clone(),
            verdict: moment.verdict(moment.chosen()),
            loss: moment.loss(),
        })
    }

    fn judged(&self) -> &Moment {
        &self.moment.judged
    }

    /// What it cost: `12` points, or `4 %` of the chance to win.
    fn cost(&self) -> String {
        match self.moment.to_win {
            Some(_) => format!("{} %", text::lost(Measure::Chance, self.loss)),
            None => text::lost(Measure::Points, self.loss),
        }
    }

    /// Why it cost something, if it cost points.
    fn why(&self) -> Option<String> {
        let cause = self.moment.cause(self.moment.rank(self.judged().chosen)?)?;
        // In a group, what the points come to has been told.
        let is_bare = cause.told().is_empty() && !cause.is_over();
        if is_bare && self.moment.to_win.is_some() {
            return None;
        }
        text::cause(cause)
    }

    /// The rows that were marked before the throw.
    fn rows(&self) -> impl Iterator<Item = (Sum, u32)> {
        let rows = Sum::ALL.map(|sum| (sum, self.judged().pad.marks(sum)));
        rows.into_iter().filter(|&(_, marks)| marks > 0)
    }

    /// The tracks that were named before it.
    fn tracks(&self) -> impl Iterator<Item = (Die, u8)> {
        let tracks = self.judged().pad.tracks();
        tracks.map(|track| (track.value(), track.marks()))
    }

    fn json(&self) -> Value {
        let rows = self.rows();
        let rows = rows.map(|(sum, marks)| json!({ "sum": sum, "marks": marks }));
        let tracks = self.tracks();
        let tracks = tracks.map(|(die, marks)| json!({ "value": die, "marks": marks }));
        json!({
            "throw": self.judged().number.get(),
            "loss": self.judged().loss(),
            "win": won_by(&self.moment),
            "why": self.why(),
            "rows": rows.collect::<Vec<_>>(),
            "tracks": tracks.collect::<Vec<_>>(),
        })
    }
}

impl fmt::Display for Review<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let penalty = self.session.setup().penalty().points();
        let state = if self.session.is_over() {
            "finished"
        } else {
            "in progress"
        };
        let throws = self.session.table().rounds().len();
        writeln!(
            f,
            "Can't Stop Express, penalty {penalty}, {state} after {throws} throws"
        )?;
        if let Some(par) = &self.par {
            let [master, least, most] =
                [par.master, par.best.at_least, par.best.at_most].map(Signed::new);
            let so_far = if par.is_out { "" } else { " so far" };
            write!(
                f,
                "With the same dice the coach scores {master}{so_far}; the best possible was {least}"
            )?;
            if par.best.at_least != par.best.at_most {
                write!(f, " to {most}")?;
            }
            let by_the_last = if par.best.is_whole {
                ""
            } else {
                " by the last of them"
            };
            writeln!(f, "{by_the_last}.")?;
        }
        self.players
            .iter()
            .try_for_each(|player| write!(f, "\n{player}"))
    }
}

impl fmt::Display for Player<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moments = &self.review.moments;
        writeln!(f, "{}", self.name)?;
        if moments.is_empty() {
            return writeln!(f, "  No choices yet.");
        }
        let review = &self.review;
        let [start, skill, last] = [review.start, review.skill(), review.end()].map(f64::round);
        // Luck gets what rounding leaves over, so that the sum is right as people read it.
        let [start, luck, skill, last] = [start, last - start - skill, skill, last].map(points);
        let end = match self.out_at {
            Some(_) => "at the end",
            None => "expected",
        };
        writeln!(
            f,
            "  start {start}, dice {luck}, choices {skill}: {last} {end}"
        )?;
        if let Some(place) = self.place {
            let share = place.lower * 100.0;
            writeln!(f, "  Better than {share:.1}% of near-perfect games")?;
        }
        let mean = text::mean_lost(Measure::Points, moments.mean_loss());
        super::write_choices(f, moments.best_choices(), moments.len(), &mean)?;
        writeln!(
            f,
            "  {:>5}  {:<9}  {:<18}  {:>7}  {:<18}  {:>7}  {:>6}",
            "throw", "dice", "choice", "value", "best", "value", "loss",
        )?;
        for (moment, judged) in moments.iter().zip(self.moments.iter()) {
            let verdict = judged.verdict(judged.chosen());
            let cost = match judged.measure() {
                Measure::Chance if !judged.is_best() => format!("  {}", judged.cost()),
                _ => String::new(),
            };
            let dice = moment.throw.dice().map(|die| die.to_string()).join(" ");
            let (choice, value) = (moment.chosen.to_string(), points(moment.value));
            write!(
                f,
                "  {:>5}  {dice:<9}  {choice:<18}  {value:>7}  ",
                moment.number
            )?;
            if moment.loss() == 0.0 {
                writeln!(f, "{}{cost}", verdict.name())?;
            } else {
                let (best, value) = (moment.best.to_string(), points(moment.best_value));
                let (loss, verdict) = (lost(moment), verdict.name());
                writeln!(f, "{best:<18}  {value:>7}  {loss:>6}  {verdict}{cost}")?;
            }
        }
        self.costliest
            .iter()
            .try_for_each(|costly| write!(f, "\n{costly}"))
    }
}

impl fmt::Display for Costly<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.judged().number;
        let (cost, verdict) = (self.cost(), self.verdict.name());
        writeln!(f, "  Throw {number} cost {cost}: {verdict}")?;
        let chosen = self.judged().chosen;
        let instead = self.moment.wins_instead(chosen);
        let besides = self.moment.why_it_wins(chosen, self.players);
        for words in [instead, besides, self.why()].iter().flatten() {
            writeln!(f, "    {words}")?;
        }
        let (rows, tracks) = (list(self.rows()), list(self.tracks()));
        writeln!(
            f,
            "    The marks before it: rows {rows}; fifth die {tracks}"
        )
    }
}

/// The chances to win with the choice made and with the best one, and that one; `None` alone.
fn won(moment: &moments::Moment) -> Option<Value> {
    match moment {
        moments::Moment::Pad(moment) => won_by(moment),
        moments::Moment::Board(_) => None,
    }
}

fn won_by(moment: &PadMoment) -> Option<Value> {
    let to_win = moment.to_win.as_ref()?;
    let (chosen, best) = (to_win.of(moment.judged.chosen)?, to_win.best()?);
    Some(json!({
        "choice": chosen.share,
        "best": best.share,
        "best_choice": best.choice,
        "error": best.error,
    }))
}

/// `4: 2, 7: 1`, or `none`.
fn list(marks: impl Iterator<Item = (impl fmt::Display, impl fmt::Display)>) -> String {
    let marks: Vec<String> = marks.map(|(of, marks)| format!("{of}: {marks}")).collect();
    match marks.is_empty() {
        true => "none".to_owned(),
        false => marks.join(", "),
    }
}

fn points(value: f64) -> String {
    Figures::of(Measure::Points, []).value(value)
}

fn lost(moment: &Moment) -> String {
    text::lost(Measure::Points, moment.loss())
}
