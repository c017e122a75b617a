use std::convert::Infallible;
use std::fmt;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

use serde::Serialize;

use crate::coach::express::{Damaged, Hindsight, Par, ValueTable};
use crate::coach::review::express::{Choices, Moment, Review, others};
use crate::coach::review::{Judged, Measure};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Choice, Pad, Phase, Signed};
use crate::rules::{Seat, ThrowNumber};
use crate::session::Session;
use crate::text::{self, Figures};

/// A review as it is printed; as JSON its fields are a promise to other programs, told in `saves/README.md`.
#[derive(Serialize)]
pub(super) struct Shown<'a> {
    game: &'static str,
    penalty: u32,
    over: bool,
    throws: usize,
    par: Option<ShownPar>,
    players: Vec<ShownPlayer<'a>>,
}

#[derive(Serialize)]
struct ShownPar {
    master: i32,
    master_is_out: bool,
    best_at_least: i32,
    best_at_most: i32,
    whole: bool,
}

#[derive(Serialize)]
struct ShownPlayer<'a> {
    player: usize,
    name: &'a str,
    total: i32,
    out_at: Option<usize>,
    start: f64,
    luck: f64,
    skill: f64,
    end: f64,
    choices: usize,
    best_choices: usize,
    mean_loss: f64,
    better_than: Option<f64>,
    as_good_as: Option<f64>,
    moments: Vec<ShownMoment>,
    costliest: Vec<Costly>,
}

#[derive(Serialize)]
struct ShownMoment {
    throw: usize,
    dice: [Die; 5],
    choice: Choice,
    value: f64,
    best: Choice,
    best_value: f64,
    loss: f64,
}

#[derive(Serialize)]
struct Costly {
    throw: usize,
    loss: f64,
    win: Option<Wins>,
    #[serde(skip)]
    to_win: Option<String>,
    why: Option<String>,
    rows: Vec<ShownRow>,
    tracks: Vec<ShownTrack>,
}

/// The chances to win with the choice and with the best one.
#[derive(Serialize)]
struct Wins {
    choice: f64,
    best: f64,
}

#[derive(Serialize)]
struct ShownRow {
    sum: u8,
    marks: u32,
}

#[derive(Serialize)]
struct ShownTrack {
    value: u8,
    marks: u8,
}

impl<'a> Shown<'a> {
    pub(super) fn of(session: &'a Session) -> Result<Shown<'a>, Damaged> {
        let table = ValueTable::shipped(session.setup().penalty())?;
        let whole = || ControlFlow::<Infallible>::Continue(());
        let ControlFlow::Continue(par) = Par::of_game(table, session, whole);
        Ok(Shown {
            game: "Can't Stop Express",
            penalty: session.setup().penalty().points(),
            over: session.table().phase() == Phase::Over,
            throws: session.table().rounds().len(),
            par: par.map(ShownPar::of),
            players: thread::scope(|scope| {
                let players = Seat::all(session.players().len())
                    .map(|seat| scope.spawn(move || ShownPlayer::of(table, session, seat)));
                let players: Vec<_> = players.collect();
                let players = players.into_iter().map(ScopedJoinHandle::join);
                players
                    .map(|player| player.unwrap_or_else(|panic| resume_unwind(panic)))
                    .collect()
            }),
        })
    }
}

impl ShownPar {
    fn of(par: Par) -> ShownPar {
        let Hindsight {
            at_least,
            at_most,
            is_whole,
        } = par.best;
        ShownPar {
            master: par.master,
            master_is_out: par.is_out,
            best_at_least: at_least,
            best_at_most: at_most,
            whole: is_whole,
        }
    }
}

impl<'a> ShownPlayer<'a> {
    fn of(table: &ValueTable, session: &'a Session, seat: Seat) -> ShownPlayer<'a> {
        let review = Review::of(table, session, seat);
        let total = session.score(seat).total();
        let out_at = session.table().out_at(seat);
        let place = out_at.map(|_| table.distribution().percentile(total));
        ShownPlayer {
            player: seat.number(),
            name: session.players()[seat].name.as_str(),
            total,
            out_at: out_at.map(ThrowNumber::get),
            start: review.start,
            luck: review.luck(),
            skill: review.skill(),
            end: review.end(),
            choices: review.moments.len(),
            best_choices: review.moments.best_choices(),
            mean_loss: review.moments.mean_loss(),
            better_than: place.map(|place| place.lower),
            as_good_as: place.map(|place| place.equal),
            moments: review.moments.iter().map(ShownMoment::of).collect(),
            costliest: review
                .moments
                .costliest()
                .into_iter()
                .map(|moment| Costly::of(table, moment, &others(session, seat, moment.number)))
                .collect(),
        }
    }
}

impl ShownMoment {
    fn of(moment: &Moment) -> ShownMoment {
        ShownMoment {
            throw: moment.number.get(),
            dice: moment.throw.dice(),
            choice: moment.chosen,
            value: moment.value,
            best: moment.best,
            best_value: moment.best_value,
            loss: moment.loss(),
        }
    }
}

impl Costly {
    /// A moment against others with these pads after the throw.
    fn of(table: &ValueTable, moment: &Moment, others: &[Pad]) -> Costly {
        let both = [moment.chosen, moment.best];
        let plays_on = !others.is_empty();
        let to_win = plays_on.then(|| moment.to_win(table, others, Choices::ChosenAndBest));
        let to_win = to_win.flatten();
        let share = |choice| Some(to_win.as_ref()?.of(choice)?.share);
        let marked = Sum::ALL
            .into_iter()
            .filter(|&sum| moment.pad.marks(sum) > 0);
        Costly {
            throw: moment.number.get(),
            loss: moment.loss(),
            win: share(moment.chosen)
                .zip(share(moment.best))
                .map(|(choice, best)| Wins { choice, best }),
            to_win: to_win
                .as_ref()
                .and_then(|to_win| text::to_win_both(to_win, both)),
            why: moment.cause(table).map(|cause| text::cause(&cause)),
            rows: marked
                .map(|sum| ShownRow {
                    sum: sum.value(),
                    marks: moment.pad.marks(sum),
                })
                .collect(),
            tracks: moment
                .pad
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
        let state = if self.over { "over" } else { "under way" };
        let throws = self.throws;
        writeln!(
            f,
            "{}, penalty {}, {state} after {throws} throws",
            self.game, self.penalty
        )?;
        if let Some(par) = &self.par {
            write!(f, "{par}")?;
        }
        for player in &self.players {
            write!(f, "\n{player}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ShownPar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [master, least, most] =
            [self.master, self.best_at_least, self.best_at_most].map(Signed::new);
        write!(f, "Of the same dice the master makes {master}")?;
        if !self.master_is_out {
            write!(f, " so far")?;
        }
        write!(f, "; who knew them all could have made {least}")?;
        if self.best_at_least != self.best_at_most {
            write!(f, " to {most}")?;
        }
        if !self.whole {
            write!(f, " by the last of them")?;
        }
        writeln!(f, ".")
    }
}

impl fmt::Display for ShownPlayer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        if self.choices == 0 {
            return writeln!(f, "  Nothing was chosen yet.");
        }
        let end = if self.out_at.is_some() {
            "the result"
        } else {
            "to be expected"
        };
        let [start, skill, last] = [self.start, self.skill, self.end].map(f64::round);
        writeln!(
            f,
            "  {} at the start, {} by luck, {} by choices: {} {end}",
            points(start),
            // What rounding leaves over goes to luck, so that the sum is right as people read it.
            points(last - start - skill),
            points(skill),
            points(last),
        )?;
        if let Some(share) = self.better_than {
            writeln!(
                f,
                "  Better than {:.1} % of near-optimal games",
                share * 100.0
            )?;
        }
        writeln!(
            f,
            "  {} of {} choices were the best; the mean loss is {}\n",
            self.best_choices,
            self.choices,
            text::mean_lost(Measure::Points, self.mean_loss),
        )?;
        writeln!(
            f,
            "  {:>5}  {:<9}  {:<18}  {:>7}  {:<18}  {:>7}  {:>6}",
            "throw", "dice", "choice", "value", "best", "value", "loss",
        )?;
        for moment in &self.moments {
            write!(f, "{moment}")?;
        }
        for costly in &self.costliest {
            write!(f, "\n{costly}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ShownMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = self.dice.map(|die| die.to_string()).join(" ");
        let (choice, value) = (self.choice.to_string(), points(self.value));
        write!(
            f,
            "  {:>5}  {dice:<9}  {choice:<18}  {value:>7}  ",
            self.throw
        )?;
        if self.loss == 0.0 {
            return writeln!(f, "the best one");
        }
        let (best, value) = (self.best.to_string(), points(self.best_value));
        writeln!(f, "{best:<18}  {value:>7}  {:>6}", lost(self.loss))
    }
}

impl fmt::Display for Costly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  Throw {} cost {}", self.throw, lost(self.loss))?;
        for words in [&self.why, &self.to_win].into_iter().flatten() {
            writeln!(f, "    {words}")?;
        }
        let rows = self
            .rows
            .iter()
            .map(|row| format!("{}: {}", row.sum, row.marks));
        let tracks = self
            .tracks
            .iter()
            .map(|track| format!("{}: {}", track.value, track.marks));
        let list = |marks: Vec<String>| {
            if marks.is_empty() {
                "none".to_owned()
            } else {
                marks.join(", ")
            }
        };
        writeln!(
            f,
            "    The marks before it: rows {}; fifth die {}",
            list(rows.collect()),
            list(tracks.collect()),
        )
    }
}

/// Whole points with their sign.
fn points(value: f64) -> String {
    Figures::of(Measure::Points, []).value(value)
}

/// A loss for people.
fn lost(loss: f64) -> String {
    text::lost(Measure::Points, loss)
}
