//! The review of a classic game. The fields of the JSON are a promise, documented in `saves/README.md`.

use std::fmt;

use serde_json::{Value, json};

use crate::coach::classic::Values;
use crate::coach::review::classic;
use crate::coach::review::{Judged, Measure, Verdict};
use crate::rules::Seat;
use crate::session::{Classic, Session};
use crate::text::moments::{BoardMoment, Moment};
use crate::text::{self, Figures};

pub(super) struct Review<'a> {
    session: &'a Session<Classic>,
    players: Vec<classic::Review>,
}

impl<'a> Review<'a> {
    pub(super) fn of(session: &'a Session<Classic>) -> Review<'a> {
        let values = Values::built_in();
        let seats = Seat::all(session.players().len());
        Review {
            session,
            players: seats
                .map(|seat| classic::Review::of(values, session, seat))
                .collect(),
        }
    }

    pub(super) fn json(&self) -> Value {
        let players = Seat::enumerate(&self.players);
        json!({
            "game": "Can't Stop",
            // Chances to win, or turns to the end of a solo player.
            "measure": if self.session.is_solo() { "turns" } else { "chance" },
            "players": players.map(|(seat, review)| self.player(seat, review)).collect::<Vec<_>>(),
        })
    }

    fn player(&self, seat: Seat, review: &classic::Review) -> Value {
        let moments = review.moments.iter().map(|moment| {
            json!({
                "roll": moment.number.get(),
                "turn": moment.turn.get(),
                "dice": moment.roll.dice(),
                "choice": moment.chosen.choice.to_string(),
                "value": moment.chosen.value,
                "best": moment.best.choice.to_string(),
                "best_value": moment.best.value,
                "loss": moment.loss(),
                "verdict": verdict(moment).name(),
            })
        });
        let costliest = review.moments.costliest().into_iter().map(|moment| {
            json!({
                "roll": moment.number.get(),
                "choice": moment.chosen.choice.to_string(),
                "loss": moment.loss(),
                "why": text::board_cause(moment, self.session.players()),
            })
        });
        json!({
            "player": seat.number(),
            "name": self.session.players()[seat].name,
            "start": review.start,
            "luck": review.luck(),
            "skill": review.skill(),
            "others": review.others(),
            "end": review.end(),
            "choices": review.moments.len(),
            "best_choices": review.moments.best_choices(),
            "mean_loss": review.moments.mean_loss(),
            "moments": moments.collect::<Vec<_>>(),
            "costliest": costliest.collect::<Vec<_>>(),
        })
    }
}

impl fmt::Display for Review<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let measure = match self.session.is_solo() {
            true => "turns to the end",
            false => "chance to win",
        };
        let is_estimate = Values::estimates(self.session.table().position());
        let estimate = if is_estimate { ", estimated" } else { "" };
        writeln!(f, "Can't Stop, values are the {measure}{estimate}")?;
        for (seat, review) in Seat::enumerate(&self.players) {
            writeln!(f, "\n{}", self.session.players()[seat].name)?;
            self.write_player(f, review)?;
        }
        Ok(())
    }
}

impl Review<'_> {
    fn write_player(&self, f: &mut fmt::Formatter<'_>, review: &classic::Review) -> fmt::Result {
        let moments = &review.moments;
        if moments.is_empty() {
            return writeln!(f, "  No choices yet.");
        }
        let measure = Measure::on_board(review.is_solo);
        let lost = |loss| match measure {
            Measure::Chance => format!("{}%", text::lost(measure, loss)),
            Measure::Points | Measure::Turns => text::lost(measure, loss),
        };
        writeln!(f, "  {}", sum(review))?;
        let mean = text::mean_lost(measure, moments.mean_loss());
        super::write_choices(f, moments.best_choices(), moments.len(), &mean)?;
        writeln!(
            f,
            "  {:>4}  {:>4}  {:<7}  {:<9}  {:>7}  {:<9}  {:>7}  {:>6}",
            "turn", "roll", "dice", "choice", "value", "best", "value", "loss",
        )?;
        for moment in moments.iter() {
            let dice = moment.roll.dice().map(|die| die.to_string()).join(" ");
            let figures = Figures::of(measure, [moment.loss()]);
            let value = figures.value(moment.chosen.value);
            let (turn, roll, choice) = (moment.turn, moment.number, moment.chosen.choice);
            let choice = choice.to_string();
            write!(
                f,
                "  {turn:>4}  {roll:>4}  {dice:<7}  {choice:<9}  {value:>7}  "
            )?;
            if moment.loss() == 0.0 {
                writeln!(f, "{}", verdict(moment).name())?;
            } else {
                let best = moment.best.choice.to_string();
                let (value, loss) = (figures.value(moment.best.value), lost(moment.loss()));
                let verdict = verdict(moment).name();
                writeln!(f, "{best:<9}  {value:>7}  {loss:>6}  {verdict}")?;
            }
        }
        for moment in moments.costliest() {
            let (roll, choice, loss) = (moment.number, moment.chosen.choice, lost(moment.loss()));
            let verdict = verdict(moment).name();
            writeln!(f, "\n  Roll {roll}, {choice}, cost {loss}: {verdict}")?;
            if let Some(why) = text::board_cause(moment, self.session.players()) {
                writeln!(f, "    {why}")?;
            }
        }
        Ok(())
    }
}

fn verdict(moment: &classic::Moment) -> Verdict {
    let moment = Moment::Board(BoardMoment {
        judged: Box::new(moment.clone()),
        roll: None,
    });
    moment.verdict(moment.chosen())
}

fn sum(review: &classic::Review) -> String {
    let unit = if review.is_solo { 10.0 } else { 100.0 };
    let parts = [review.start, review.skill(), review.others(), review.end()];
    let [start, skill, others, end] = parts.map(|value| (value * unit).round());
    // The dice get what rounding leaves over, so that the sum is right as people read it.
    let luck = end - start - skill - others;
    // A sum with −0 is 0.
    let parts = [start, luck, skill, others, end].map(|value| value + 0.0);
    if review.is_solo {
        let [start, luck, skill, _, end] = parts.map(|value| value / unit);
        let luck = with_minus(format!("{luck:.1}"));
        return format!("turns: start {start:.1}, dice {luck}, choices {skill:.1}: {end:.1}");
    }
    let [start, luck, skill, others, end] = parts.map(|value| with_minus(format!("{value}%")));
    format!(
        "chance to win: start {start}, dice {luck}, choices {skill}, others’ turns {others}: {end}"
    )
}

fn with_minus(figure: String) -> String {
    figure.replace('-', "−")
}
