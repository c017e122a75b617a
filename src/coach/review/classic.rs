//! Review of a game of classic Can't Stop, seat by seat: every play, and every decision to roll on or to stop.
//!
//! Every turn is solved once ([`Turns`]), as deeply as for a hint and among the same players, so that both agree; a play is
//! worth as much as the better decision after it. A whole game takes a few seconds. Only real choices are judged.
//!
//! Dice, choices and the turns of the others change the chance to win. All three are differences of the same values
//! from turn to turn, so that they add up to the result exactly.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::{Judged, Measure, Moments};
use crate::coach::classic::{Advice, Choice, Threat, Turns, Values, Weaker, choose, decide};
use crate::rules::classic::{Decision, End, Play, Position, Step, Table, bust_odds, length};
use crate::rules::dice::{Roll, Sum};
use crate::rules::{RollNumber, Seat, TurnNumber};
use crate::session::classic::Place;
use crate::session::{Classic, Level, Session};

/// The least difference between two chances of a turn that is worth mentioning as a reason.
pub const CLEAR: f64 = 0.08;
/// The same where there is no other reason.
pub const SLIGHT: f64 = 0.03;
/// The same for chances to win the game.
const FAIR: f64 = 0.03;
/// The ratio of what a column is won more often to what any column is, within which it is told instead of that.
const EVEN: f64 = 1.25;
/// How much less often a turn works after a play that is bolder.
const BOLDER: f64 = 0.05;
/// The least chance to win a column that a play is for.
const AIMED: f64 = 0.1;

/// One seat's game, choice by choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The seat.
    pub seat: Seat,
    /// Whether the values are turns to the end of a solo game, and not chances to win.
    pub is_solo: bool,
    /// Every real choice, in the order of the game.
    pub moments: Moments<Moment>,
    /// The expectation before the first turn: the chance to win, 0 to 1; alone, the turns of the whole game.
    pub start: f64,
    /// Every finished turn of the game, of all seats.
    pub turns: Vec<Turn>,
}

/// A turn, and the expectation of the reviewed seat after it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    /// The seat of the turn.
    pub seat: Seat,
    /// The expectation after it, in the unit of [`Review::start`]: 1 or 0 once the game is won; alone, the turns that
    /// it took.
    pub value: f64,
    /// The loss by its choices, 0 or more; 0 for another seat's turn.
    pub loss: f64,
}

/// A choice with its value.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The number of the roll.
    pub number: RollNumber,
    /// The number of the turn.
    pub turn: TurnNumber,
    /// The four dice.
    pub roll: Roll,
    /// The board before the choice: with a decision, after the play.
    pub position: Position,
    /// The choice made. Its value is the chance to win, 0 to 1; alone, the turns to the end, this one included.
    pub chosen: Advice,
    /// The best choice, or the one made if that was as good.
    pub best: Advice,
    /// All choices, the best first.
    pub choices: Vec<Advice>,
    /// The threat of another player after a stop, if stopping was a mistake, or a play that works more often than the best.
    pub threat: Option<Threat>,
}

/// Losses are in chance to win, 0 to 1; alone, in turns.
impl Judged for Moment {
    fn loss(&self) -> f64 {
        (self.best.value - self.chosen.value).abs()
    }

    fn is_best(&self) -> bool {
        self.chosen.choice == self.best.choice
    }
}

impl Moment {
    /// The judgement of a choice made now among equals; `None` if it is illegal or the only one.
    pub fn of(values: &Values, table: &Table, chosen: Choice) -> Option<Moment> {
        let (number, step) = RollNumber::enumerate(table.steps()).last()?;
        let mut turns = Turns::new(values, Weaker::default());
        judged(values, &mut turns, number, step, chosen)
    }

    /// The best of these choices, which are sorted, as the first choice of a game that begins in this position.
    pub fn first(position: &Position, roll: Roll, choices: Vec<Advice>) -> Option<Moment> {
        let best = *choices.first()?;
        Some(Moment {
            number: RollNumber::FIRST,
            turn: TurnNumber::FIRST,
            roll,
            position: position.clone(),
            chosen: best,
            best,
            choices,
            threat: None,
        })
    }

    /// The unit of its values.
    pub fn measure(&self) -> Measure {
        Measure::on_board(self.position.players() == 1)
    }

    /// The place of the choice in the game.
    pub fn place(&self) -> Place {
        match self.chosen.choice {
            Choice::Play(_) => Place::Play(self.number),
            Choice::RollOn | Choice::Stop => Place::Decision(self.number),
        }
    }

    /// The moment, had this been chosen.
    pub fn had_been(&self, chosen: Advice) -> Moment {
        let first = self.choices.first().copied().unwrap_or(chosen);
        let is_as_good = self
            .measure()
            .is_toss_up((first.value - chosen.value).abs());
        Moment {
            chosen,
            best: if is_as_good { chosen } else { first },
            ..self.clone()
        }
    }

    /// How much a best choice is worth more than the one at first sight, of a [steady](Level::Steady) player; 0 for any other
    /// choice.
    pub fn brilliance(&self, values: &Values) -> f64 {
        let (position, equals) = (&self.position, Weaker::default());
        let usual = match self.chosen.choice {
            Choice::Play(_) => {
                let play = choose(Level::Steady, values, equals, position, &self.roll, 0);
                play.map(Choice::Play)
            }
            Choice::RollOn | Choice::Stop => {
                Some(decide(Level::Steady, values, equals, position, 0).into())
            }
        };
        let mut choices = self.choices.iter();
        let usual = choices.find(|advice| self.is_best() && Some(advice.choice) == usual);
        usual.map_or(0.0, |usual| (self.chosen.value - usual.value).abs())
    }

    /// Whether the best choice wins the game without another roll.
    pub fn wins_at_once(&self) -> bool {
        self.chance(Prize::Game, &self.best) == 1.0
    }

    /// The value after a choice without a bust. No chance is above 1, but the values of two boards are not that exact.
    pub fn if_it_works(&self, advice: &Advice) -> f64 {
        let most = match self.measure() {
            Measure::Turns => f64::INFINITY,
            Measure::Points | Measure::Chance => 1.0,
        };
        advice.if_it_works().min(most)
    }

    /// Whether the turn works clearly more often after the play made than after the best one.
    pub fn is_bolder(&self) -> bool {
        self.chosen.choice.play().is_some() && self.best.bust - self.chosen.bust >= BOLDER
    }

    /// Whether the turn works more often after the best play, and the cost comes from that rather than from what a turn that
    /// works is worth.
    pub fn works_more_often(&self) -> bool {
        let [best, chosen] = [&self.best, &self.chosen];
        let worth = [best, chosen].map(|advice| self.if_it_works(advice));
        let works = [best, chosen].map(|advice| 1.0 - advice.bust);
        let mean = |[one, other]: [f64; 2]| (one + other) / 2.0;
        let often = (works[0] - works[1]) * (mean(worth) - best.after_bust);
        let more = mean(works) * (worth[0] - worth[1]);
        match self.measure() {
            Measure::Turns => often < 0.0 && often <= more,
            Measure::Points | Measure::Chance => often > 0.0 && often >= more,
        }
    }

    /// What the turn wins clearly more often after the best choice, if that weighs more than what it wins more often after
    /// the choice made, or the best play is bolder; with `is_new` only what turns that work do not always win. `least` is the
    /// least difference that is clear, [`CLEAR`] or [`SLIGHT`].
    pub fn prize_of_best(&self, is_new: bool, least: f64) -> Option<Prize> {
        let gain = |more: &Advice, less: &Advice| {
            let prize = self.prize(more, less, is_new, least)?;
            Some((prize, self.weight(prize, more, less)))
        };
        let (prize, weight) = gain(&self.best, &self.chosen)?;
        let in_return = gain(&self.chosen, &self.best).map_or(0.0, |(_, weight)| weight);
        (weight > in_return || self.is_bolder()).then_some(prize)
    }

    /// A column whose top the best play comes to, if the play made comes to none.
    pub fn top_of_best(&self) -> Option<Sum> {
        let in_return = self.top(&self.chosen, &self.best);
        let top = self.top(&self.best, &self.chosen);
        top.filter(|_| in_return.is_none())
    }

    /// A column whose top one play comes to, and another one doesn't.
    fn top(&self, play: &Advice, other: &Advice) -> Option<Sum> {
        let [after, after_other] = [self.after(play)?, self.after(other)?];
        let is_top = |position: &Position, column| position.runner(column) == length(column);
        let mut columns = Sum::ALL.into_iter();
        columns.find(|&column| is_top(&after, column) && !is_top(&after_other, column))
    }

    /// The column that only the play made begins, from the bottom.
    pub fn begins(&self) -> Option<Sum> {
        let (position, me) = (&self.position, self.position.turn());
        let is_new = |&column: &Sum| position.square(me, column) + position.runner(column) == 0;
        let begun = |advice: &Advice| advice.choice.play()?.columns().find(is_new);
        begun(&self.chosen).filter(|_| begun(&self.best).is_none())
    }

    /// Whether rolling on keeps more spaces than a stop, if it works.
    pub fn keeps_more(&self) -> bool {
        // Rounded as in the text.
        let [chosen, best] = [&self.chosen, &self.best].map(|advice| advice.kept().round());
        self.chosen.choice == Choice::Stop && best > chosen
    }

    fn after(&self, advice: &Advice) -> Option<Position> {
        self.position.play(&self.roll, advice.choice.play()?).ok()
    }

    /// The chance that the next roll busts after a play.
    pub fn next_bust(&self, advice: &Advice) -> Option<f64> {
        self.after(advice).map(|after| bust_odds(&after))
    }

    /// Whether the best play leaves a runner free, and the play made places the last one.
    pub fn leaves_a_runner(&self) -> bool {
        let remaining = |advice| Some(self.after(advice)?.runners_remaining());
        remaining(&self.chosen) == Some(0) && remaining(&self.best).is_some_and(|left| left > 0)
    }

    /// An opponent near the top of a column in which the play made leaves its runner behind.
    pub fn rival(&self) -> Option<Rival> {
        let (position, me) = (&self.position, self.position.turn());
        let [played, better] = [&self.chosen, &self.best].map(|advice| {
            let plays = advice.choice.play().into_iter();
            plays.flat_map(Play::columns).collect::<Vec<Sum>>()
        });
        let behind = played.into_iter().filter(|column| !better.contains(column));
        let mut rivals = behind.flat_map(|column| {
            let mine = 1 + position.square(me, column).max(position.runner(column));
            let others = Seat::all(position.players()).filter(|&seat| seat != me);
            others.filter_map(move |seat| {
                let space = position.square(seat, column);
                let is_near = 4 * space >= 3 * length(column) || space + 1 == length(column);
                (is_near && position.plays_on(seat) && space > mine).then_some(Rival {
                    seat,
                    column,
                    space,
                })
            })
        });
        rivals.next()
    }

    /// The columns that the best play and the play made are for, and the spaces that are left to their tops, if the first is
    /// clearly closer and about as long, or the same.
    pub fn closer(&self) -> Option<[(Sum, u8); 2]> {
        let me = self.position.turn();
        let aim = |advice: &Advice| {
            let after = self.after(advice)?;
            let wins = |column: Sum| advice.wins[column.index()];
            let is_open = |&column: &Sum| self.position.runner(column) < length(column);
            let columns = Sum::ALL.into_iter().filter(is_open);
            let column = columns.max_by(|&one, &other| wins(one).total_cmp(&wins(other)))?;
            let space = after.square(me, column).max(after.runner(column));
            Some((column, length(column) - space))
        };
        let [(column, left), (other, more)] = [aim(&self.best)?, aim(&self.chosen)?];
        let moves = |advice: &Advice, column| {
            let play = advice.choice.play();
            play.is_some_and(|play| play.columns().any(|moved| moved == column))
        };
        let is_moved = moves(&self.best, column) && (moves(&self.chosen, other) || column == other);
        let is_as_long = length(column).abs_diff(length(other)) <= 2;
        let is_aimed = self.best.wins[column.index()] >= AIMED;
        let is_closer = is_aimed && is_moved && is_as_long && 4 * left <= 3 * more;
        is_closer.then_some([(column, left), (other, more)])
    }

    /// The columns of the best play and of the play made, if the first is clearly shorter and not farther from its top.
    pub fn shorter(&self) -> Option<[Sum; 2]> {
        let (position, me) = (&self.position, self.position.turn());
        let column = |advice: &Advice| {
            let play = advice.choice.play().filter(|play| play.pairs() == 1)?;
            play.columns().next()
        };
        let [better, played] = [column(&self.best)?, column(&self.chosen)?];
        let left =
            |column| length(column) - position.square(me, column).max(position.runner(column));
        let is_shorter = 4 * length(better) <= 3 * length(played);
        (is_shorter && left(better) <= left(played)).then_some([better, played])
    }

    /// The chance, 0 to 1, that the turn wins this.
    pub fn chance(&self, prize: Prize, advice: &Advice) -> f64 {
        let at_least = |tops: usize| advice.tops.iter().skip(tops).sum();
        match prize {
            Prize::Game => at_least(self.position.columns_needed(self.position.turn())),
            Prize::TwoColumns => at_least(2),
            Prize::AnyColumn => at_least(1),
            Prize::Column(column) => advice.wins[column.index()],
        }
    }

    /// The strongest advantage of one choice in what the turn wins: the game, or columns if they do not win the game.
    fn prize(&self, more: &Advice, less: &Advice, is_new: bool, least: f64) -> Option<Prize> {
        let needed = self.position.columns_needed(self.position.turn());
        let gain = |prize| self.chance(prize, more) - self.chance(prize, less);
        // A column that is won instead of another one is no advantage: its name is told where it is the one that is won more often.
        let in_all = gain(Prize::AnyColumn);
        let columns = Sum::ALL.map(Prize::Column).into_iter();
        let column = columns.max_by(|&one, &other| gain(one).total_cmp(&gain(other)));
        let column = column.filter(|&column| {
            self.concerns(column) && (in_all / EVEN..=in_all * EVEN).contains(&gain(column))
        });
        // Where every turn that works wins this, it has been said how often.
        let is_said = |prize: Prize| {
            [more, less].map(|advice| self.chance(prize, advice) > 0.99 - advice.bust) == [true; 2]
        };
        let columns = column.unwrap_or(Prize::AnyColumn);
        let prizes = [(Prize::TwoColumns, 2, least), (columns, 1, least)].into_iter();
        let prizes = prizes.filter(|&(_, columns, _)| columns < needed);
        let prizes = prizes.chain([(Prize::Game, 0, FAIR)]);
        let prizes = prizes.filter(|&(prize, ..)| !is_new || !is_said(prize));
        let gains = prizes.filter_map(|(prize, _, least)| {
            (gain(prize) >= least).then_some((prize, self.weight(prize, more, less)))
        });
        let most = gains.max_by(|(_, one), (_, other)| one.total_cmp(other));
        most.map(|(prize, _)| prize)
    }

    /// Whether either play moves a runner in this column, or a runner stands there before the decision to roll on or stop.
    fn concerns(&self, prize: Prize) -> bool {
        let Prize::Column(column) = prize else {
            return true;
        };
        match [&self.chosen, &self.best].map(|advice| advice.choice.play()) {
            [Some(chosen), Some(best)] => {
                let mut moved = chosen.columns().chain(best.columns());
                moved.any(|moved| moved == column)
            }
            _ => self.position.runner(column) > 0,
        }
    }

    /// How many columns more the first choice wins on average by this prize; the game counts as three.
    fn weight(&self, prize: Prize, more: &Advice, less: &Advice) -> f64 {
        let columns = match prize {
            Prize::Game => Position::RUNNERS,
            Prize::TwoColumns => 2,
            Prize::AnyColumn | Prize::Column(_) => 1,
        };
        columns as f64 * (self.chance(prize, more) - self.chance(prize, less))
    }
}

/// An opponent near the top of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rival {
    /// The opponent.
    pub seat: Seat,
    /// The column.
    pub column: Sum,
    /// The space of the square.
    pub space: u8,
}

/// A possible win of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prize {
    /// The game.
    Game,
    /// Two columns, or more.
    TwoColumns,
    /// A column, whichever it is, or more.
    AnyColumn,
    /// A column.
    Column(Sum),
}

impl Review {
    /// The review of a seat so far.
    pub fn of(values: &Values, session: &Session<Classic>, seat: Seat) -> Review {
        let whole = |_| ControlFlow::<Infallible>::Continue(());
        let ControlFlow::Continue(review) = Review::watched(values, session, seat, whole);
        review
    }

    /// The review of a game that may be long: `watch` hears of each judged roll, and can cancel.
    pub fn watched<B>(
        values: &Values,
        session: &Session<Classic>,
        seat: Seat,
        mut watch: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B, Review> {
        let table = session.table();
        let steps = table.steps();
        let is_solo = session.is_solo();
        let weaker = Weaker::at(session);
        let expected = |position: &Position, turns: usize| {
            let chances = values.chances(position, weaker.seen_by(seat));
            let value = chances.get(seat.index()).copied().unwrap_or_default();
            if is_solo { turns as f64 + value } else { value }
        };
        let start = steps
            .first()
            .map_or_else(|| table.position(), |step| step.before());
        let mut solved = Turns::new(values, weaker);
        let mut moments: Vec<Moment> = Vec::new();
        let mut turns = Vec::new();
        let mut rolls = RollNumber::enumerate(steps);
        for turn in table.turns() {
            let first = moments.len();
            for (number, step) in rolls.by_ref().take(turn.length()) {
                if turn.seat == seat {
                    // A later roll of the turn implies the decision to roll on.
                    let rolled_on = (number < *turn.rolls.end()).then_some(Decision::RollOn);
                    let played = step.play().map(Choice::Play);
                    let decided = step.decision().or(rolled_on).map(Choice::from);
                    let choices = played.into_iter().chain(decided);
                    moments.extend(
                        choices.filter_map(|it| judged(values, &mut solved, number, step, it)),
                    );
                }
                watch(number.get())?;
            }
            if turn.end == End::Open {
                continue;
            }
            let next = steps.get(turn.rolls.end().next().index());
            let after = next.map_or_else(|| table.position(), |step| step.before());
            turns.push(Turn {
                seat: turn.seat,
                value: expected(after, turn.number.get()),
                loss: moments[first..].iter().map(Moment::loss).sum(),
            });
        }
        ControlFlow::Continue(Review {
            seat,
            is_solo,
            start: expected(start, 0),
            turns,
            moments: Moments(moments),
        })
    }

    /// The expectation before the first turn and after each: one more than there are turns.
    pub fn course(&self) -> impl Iterator<Item = f64> {
        std::iter::once(self.start).chain(self.turns.iter().map(|turn| turn.value))
    }

    /// The expectation after the last finished turn: 1 or 0 once the game is won; alone, the turns that it took.
    pub fn end(&self) -> f64 {
        self.turns.last().map_or(self.start, |turn| turn.value)
    }

    /// The change by the player's dice. `start + luck + skill + others` is [`Review::end`].
    pub fn luck(&self) -> f64 {
        self.changes(|turn| turn.seat == self.seat) - self.skill()
    }

    /// The change by the player's choices in finished turns: the sum of the losses, by which a chance falls and the
    /// turns of a solo player rise.
    pub fn skill(&self) -> f64 {
        let loss: f64 = self.turns.iter().map(|turn| turn.loss).sum();
        if self.is_solo { loss } else { -loss }
    }

    /// The change by the turns of the others.
    pub fn others(&self) -> f64 {
        self.changes(|turn| turn.seat != self.seat)
    }

    fn changes(&self, of: impl Fn(&Turn) -> bool) -> f64 {
        let changes = self.turns.iter().zip(self.course());
        changes
            .filter(|(turn, _)| of(turn))
            .map(|(turn, before)| turn.value - before)
            .sum()
    }
}

/// The judgement of a choice; `None` if it is illegal or the only one.
fn judged(
    values: &Values,
    turns: &mut Turns<'_>,
    number: RollNumber,
    step: &Step,
    chosen: Choice,
) -> Option<Moment> {
    let (position, roll) = match chosen {
        Choice::Play(_) => (step.before().clone(), Some(step.roll())),
        Choice::RollOn | Choice::Stop => {
            step.play()?;
            (step.played(), None)
        }
    };
    let is_real = match roll {
        Some(roll) => position.plays(roll).len() > 1,
        None => position.winner().is_none() && position.may_stop(),
    };
    if !is_real {
        return None;
    }
    let choices = turns.advice(&position, roll);
    let taken = *choices.iter().find(|advice| advice.choice == chosen)?;
    let moment = Moment {
        number,
        turn: step.turn(),
        roll: *step.roll(),
        position,
        chosen: taken,
        best: taken,
        choices,
        threat: None,
    };
    let moment = moment.had_been(taken);
    let stops = match chosen {
        Choice::Stop if !moment.is_best() => Some(moment.position.clone()),
        Choice::Play(_) if moment.is_bolder() => moment.after(&taken),
        _ => None,
    };
    Some(Moment {
        threat: stops.and_then(|position| values.threat(&position)),
        ..moment
    })
}
