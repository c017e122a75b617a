use std::fmt;

use serde::Serialize;

use crate::coach::classic::Values;
use crate::coach::review::classic::{Moment, Review};
use crate::coach::review::{Judged, Measure};
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::session::{Classic, Player, Session};
use crate::text::{self, Figures};

/// A review as it is printed; as JSON its fields are a promise to other programs, told in `saves/README.md`.
#[derive(Serialize)]
pub(super) struct Shown<'a> {
    game: &'static str,
    /// What values are: chances to win, or turns to the end of one who plays alone.
    measure: &'static str,
    #[serde(skip)]
    is_estimate: bool,
    players: Vec<ShownPlayer<'a>>,
}

#[derive(Serialize)]
struct ShownPlayer<'a> {
    player: usize,
    name: &'a str,
    start: f64,
    luck: f64,
    skill: f64,
    others: f64,
    end: f64,
    choices: usize,
    best_choices: usize,
    mean_loss: f64,
    moments: Vec<ShownMoment>,
    costliest: Vec<Costly>,
    #[serde(skip)]
    is_solo: bool,
}

#[derive(Serialize)]
struct ShownMoment {
    roll: usize,
    turn: usize,
    dice: [Die; 4],
    choice: String,
    value: f64,
    best: String,
    best_value: f64,
    loss: f64,
}

#[derive(Serialize)]
struct Costly {
    roll: usize,
    choice: String,
    loss: f64,
    why: Option<String>,
}

impl<'a> Shown<'a> {
    pub(super) fn of(session: &'a Session<Classic>) -> Shown<'a> {
        let values = Values::built_in();
        let players = Seat::enumerate(session.players());
        Shown {
            game: "Can't Stop",
            measure: if session.is_solo() { "turns" } else { "chance" },
            is_estimate: Values::estimates(session.table().position()),
            players: players
                .map(|(seat, _)| {
                    let review = Review::of(values, session, seat);
                    ShownPlayer::of(&review, seat, session.players())
                })
                .collect(),
        }
    }
}

impl<'a> ShownPlayer<'a> {
    fn of(review: &Review, seat: Seat, players: &'a [Player]) -> ShownPlayer<'a> {
        let costliest = review.moments.costliest().into_iter();
        ShownPlayer {
            player: seat.number(),
            name: players[seat].name.as_str(),
            start: review.start,
            luck: review.luck(),
            skill: review.skill(),
            others: review.others(),
            end: review.end(),
            choices: review.moments.len(),
            best_choices: review.moments.best_choices(),
            mean_loss: review.moments.mean_loss(),
            moments: review.moments.iter().map(ShownMoment::of).collect(),
            costliest: costliest
                .map(|moment| Costly {
                    roll: moment.number.get(),
                    choice: moment.chosen.choice.to_string(),
                    loss: moment.loss(),
                    why: text::board_cause(moment, players),
                })
                .collect(),
            is_solo: review.is_solo,
        }
    }

    /// Where the result came from, as a sum.
    fn sum(&self) -> String {
        let unit = if self.is_solo { 10.0 } else { 100.0 };
        let parts = [self.start, self.skill, self.others, self.end];
        let [start, skill, others, end] = parts.map(|value| (value * unit).round());
        // What rounding leaves over goes to the dice, so that the sum is right as people read it.
        let luck = end - start - skill - others;
        // A sum with −0 is 0.
        let parts = [start, luck, skill, others, end].map(|value| value + 0.0);
        if self.is_solo {
            let [start, luck, skill, _, end] = parts.map(|value| value / unit);
            let luck = with_minus(format!("{luck:.1}"));
            return format!(
                "turns: {start:.1} at the start, {luck} by the dice, {skill:.1} by the choices: {end:.1}"
            );
        }
        let [start, luck, skill, others, end] = parts.map(|value| with_minus(format!("{value} %")));
        format!(
            "{start} at the start, {luck} by the dice, {skill} by the choices, {others} by the turns of others: {end}"
        )
    }

    /// What the values are.
    fn unit(&self) -> Measure {
        Measure::on_board(self.is_solo)
    }

    /// A loss for people.
    fn lost(&self, loss: f64) -> String {
        let lost = text::lost(self.unit(), loss);
        if self.is_solo {
            lost
        } else {
            format!("{lost} %")
        }
    }
}

/// The figure with the sign of all other points, instead of a hyphen.
fn with_minus(figure: String) -> String {
    figure.replace('-', "−")
}

impl ShownMoment {
    fn of(moment: &Moment) -> ShownMoment {
        ShownMoment {
            roll: moment.number.get(),
            turn: moment.turn.get(),
            dice: moment.roll.dice(),
            choice: moment.chosen.choice.to_string(),
            value: moment.chosen.value,
            best: moment.best.choice.to_string(),
            best_value: moment.best.value,
            loss: moment.loss(),
        }
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let measure = match self.measure {
            "turns" => "turns to the end",
            _ => "chance to win",
        };
        let estimate = if self.is_estimate { ", estimated" } else { "" };
        writeln!(f, "{}, values are the {measure}{estimate}", self.game)?;
        for player in &self.players {
            write!(f, "\n{player}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ShownPlayer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        if self.choices == 0 {
            return writeln!(f, "  There was nothing to choose yet.");
        }
        writeln!(f, "  {}", self.sum())?;
        let mean = text::mean_lost(self.unit(), self.mean_loss);
        writeln!(
            f,
            "  {} of {} choices were the best; the mean loss is {mean}\n",
            self.best_choices, self.choices,
        )?;
        writeln!(
            f,
            "  {:>4}  {:>4}  {:<7}  {:<9}  {:>7}  {:<9}  {:>7}  {:>6}",
            "turn", "roll", "dice", "choice", "value", "best", "value", "loss",
        )?;
        for moment in &self.moments {
            let dice = moment.dice.map(|die| die.to_string()).join(" ");
            let figures = Figures::of(self.unit(), [moment.loss]);
            let value = figures.value(moment.value);
            let (turn, roll, choice) = (moment.turn, moment.roll, &moment.choice);
            write!(
                f,
                "  {turn:>4}  {roll:>4}  {dice:<7}  {choice:<9}  {value:>7}  "
            )?;
            if moment.loss == 0.0 {
                writeln!(f, "the best one")?;
            } else {
                let (best, value) = (&moment.best, figures.value(moment.best_value));
                let loss = self.lost(moment.loss);
                writeln!(f, "{best:<9}  {value:>7}  {loss:>6}")?;
            }
        }
        for costly in &self.costliest {
            let (roll, loss) = (costly.roll, self.lost(costly.loss));
            writeln!(f, "\n  Roll {roll}, {}, cost {loss}", costly.choice)?;
            if let Some(why) = &costly.why {
                writeln!(f, "    {why}")?;
            }
        }
        Ok(())
    }
}
