//! A position of either game, with its dice and the worth of every choice there.

use std::sync::OnceLock;

use crate::coach::classic::{Choice as BoardChoice, Values};
use crate::coach::express::{Advice, ToWin, ValueTable};
use crate::coach::review::classic::Moment as JudgedBoard;
use crate::coach::review::express::{Cause, Moment as JudgedPad, Review, to_win};
use crate::coach::review::{Judged, Measure, Verdict};
use crate::rules::Seat;
use crate::rules::classic::Position;
use crate::rules::dice::Die;
use crate::rules::express::{self, Pad};
use crate::session::{self, Express, Player, Session};
use crate::text::{self as words, Figures, Reason, say};

#[derive(Debug, Clone)]
pub enum Moment {
    Pad(PadMoment),
    Board(BoardMoment),
}

#[derive(Debug, Clone)]
pub struct PadMoment {
    pub judged: JudgedPad,
    pub table: &'static ValueTable,
    /// The chances to win in a group, by which choices are judged there.
    pub to_win: Option<ToWin>,
    /// The best first.
    pub choices: Vec<Advice>,
    /// Why each is worse than the best one, from games played on as soon as somebody asks.
    causes: Vec<OnceLock<Option<Cause>>>,
}

impl PadMoment {
    /// A choice in a game without others, before the coach has looked closer.
    pub fn new(judged: JudgedPad, table: &'static ValueTable) -> PadMoment {
        let choices = judged.choices(table);
        PadMoment {
            causes: vec![OnceLock::new(); choices.len()],
            choices,
            judged,
            table,
            to_win: None,
        }
    }

    /// A choice of a seat in this game: in a group with the chances to win, which take a moment.
    pub fn in_game(
        judged: JudgedPad,
        table: &'static ValueTable,
        session: &Session<Express>,
        seat: Seat,
    ) -> PadMoment {
        let mut moment = PadMoment::new(judged, table);
        moment.to_win = to_win(table, session, seat, judged.number);
        if let Some(to_win) = &moment.to_win {
            let rank = |advice: &Advice| to_win.rank(advice.choice);
            moment.choices.sort_by_key(rank);
        }
        moment
    }

    /// The choices of a review of this seat, each as [in its game](PadMoment::in_game).
    pub fn all_in_game<'a>(
        review: &'a Review,
        table: &'static ValueTable,
        session: &'a Session<Express>,
        seat: Seat,
    ) -> impl Iterator<Item = PadMoment> + 'a {
        let moments = review.moments.iter();
        moments.map(move |&judged| PadMoment::in_game(judged, table, session, seat))
    }

    /// The unit of its losses.
    pub fn measure(&self) -> Measure {
        match self.to_win {
            Some(_) => Measure::Chance,
            None => Measure::Points,
        }
    }

    /// Why the choice of this rank is worth less than the best one; `None` for a toss-up.
    pub fn cause(&self, rank: usize) -> Option<&Cause> {
        self.loss_of(rank)?;
        let (choice, best) = (self.choices.get(rank)?, self.choices.first()?);
        let cause = self.causes.get(rank)?;
        let against = || self.judged.against(self.table, choice.choice, best.choice);
        cause.get_or_init(against).as_ref()
    }
}

#[derive(Debug, Clone)]
pub struct BoardMoment {
    pub judged: Box<JudgedBoard>,
    /// The number of the roll in its turn, from 1; `None` for a decision in a position set up without a roll.
    pub roll: Option<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Pad(session::Place),
    Board(session::classic::Place),
}

pub struct Choice {
    pub words: String,
    /// The fifth die, which is drawn behind the words; none on the board.
    pub fifth: Option<Die>,
    pub heard: String,
    pub value: String,
    /// How much less it is worth than the best choice; `None` if it is as good.
    pub loss: Option<String>,
    pub verdict: Verdict,
}

/// What is said about a choice.
pub struct Told {
    /// The verdict, and what it costs.
    pub cost: String,
    /// The points that its reasons add up to; none on the board.
    pub sum: Option<String>,
    /// What costs these points.
    pub reasons: Vec<Reason>,
    /// What else there is to say, in paragraphs.
    pub others: Vec<String>,
}

/// The bytes of further sentences that take as much room as a reason.
const LINE: usize = 80;

impl Told {
    /// About the number of its reasons, of the lines of evidence below them, and of further sentences.
    pub fn lines(&self) -> usize {
        let later = self.reasons.iter().filter(|reason| reason.later.is_some());
        let others = self.others.iter().map(|words| words.len() / LINE);
        self.reasons.len() + later.count() + others.sum::<usize>()
    }
}

/// Losses are in points, in a group in chances to win.
impl Judged for PadMoment {
    fn loss(&self) -> f64 {
        let rank = self.rank(self.judged.chosen);
        rank.and_then(|rank| self.loss_of(rank)).unwrap_or(0.0)
    }

    fn is_best(&self) -> bool {
        self.loss() == 0.0
    }
}

/// Losses are in the [`measure`](Moment::measure) of the moment.
impl Judged for Moment {
    fn loss(&self) -> f64 {
        match self {
            Moment::Pad(moment) => moment.loss(),
            Moment::Board(moment) => moment.judged.loss(),
        }
    }

    fn is_best(&self) -> bool {
        match self {
            Moment::Pad(moment) => moment.is_best(),
            Moment::Board(moment) => moment.judged.is_best(),
        }
    }
}

impl Moment {
    pub fn measure(&self) -> Measure {
        match self {
            Moment::Pad(moment) => moment.measure(),
            Moment::Board(moment) => moment.judged.measure(),
        }
    }

    pub fn place(&self, seat: Seat) -> Place {
        match self {
            Moment::Pad(moment) => Place::Pad(session::Place::Choice(moment.judged.number, seat)),
            Moment::Board(moment) => Place::Board(moment.judged.place()),
        }
    }

    /// The number of its throw or turn, from 1.
    pub fn number(&self) -> usize {
        match self {
            Moment::Pad(moment) => moment.judged.number.get(),
            Moment::Board(moment) => moment.judged.turn.get(),
        }
    }

    /// `Throw 11` or `Turn 3`.
    pub fn title(&self) -> String {
        match self {
            Moment::Pad(_) => say!("express-throw", throw = self.number()),
            Moment::Board(_) => say!("board-turn", turn = self.number()),
        }
    }

    /// `Throw 11` or `Turn 3, roll 2`.
    pub fn long_title(&self) -> String {
        match self {
            Moment::Board(BoardMoment {
                roll: Some(roll), ..
            }) => {
                say!("coach-review-turn-roll", turn = self.number(), roll = *roll)
            }
            _ => self.title(),
        }
    }

    /// The dice; none for a decision without a roll.
    pub fn dice(&self) -> Vec<Die> {
        match self {
            Moment::Pad(moment) => moment.judged.throw.dice().to_vec(),
            Moment::Board(BoardMoment { roll: None, .. }) => Vec::new(),
            Moment::Board(moment) => moment.judged.roll.dice().to_vec(),
        }
    }

    pub fn chosen_in_words(&self) -> String {
        match self {
            Moment::Pad(moment) => words::choice(&moment.judged.chosen),
            Moment::Board(moment) => words::board_choice(moment.judged.chosen.choice),
        }
    }

    /// What made the choice worse than the best one: in a group, how often that wins; on the board, both of them.
    pub fn in_short(&self) -> Vec<String> {
        match self {
            Moment::Pad(moment) => {
                let cause = moment.cause(self.chosen());
                let main = cause.into_iter().flat_map(words::reasons).next();
                let main = main.map(|reason| reason.what);
                let instead = moment.wins_instead(moment.judged.chosen);
                instead.or(main).into_iter().collect()
            }
            Moment::Board(BoardMoment { judged, .. }) => {
                let [chosen, best] =
                    [judged.chosen, judged.best].map(|advice| words::board_choice(advice.choice));
                vec![
                    say!("coach-review-chosen-was", choice = chosen),
                    say!("coach-review-best-was", choice = best),
                ]
            }
        }
    }

    /// The loss in short form: `−157`, `−3%`, `+0.4 turns`.
    pub fn cost(&self) -> String {
        words::worse(self.measure(), self.loss())
    }

    pub fn values(&self) -> String {
        let is_estimate = match self {
            Moment::Pad(_) => false,
            Moment::Board(moment) => Values::estimates(&moment.judged.position),
        };
        words::values_are(self.measure(), is_estimate)
    }

    pub fn count(&self) -> usize {
        match self {
            Moment::Pad(moment) => moment.choices.len(),
            Moment::Board(moment) => moment.judged.choices.len(),
        }
    }

    /// The rank of the choice made; 0 is the best.
    pub fn chosen(&self) -> usize {
        let rank = match self {
            Moment::Pad(moment) => moment.rank(moment.judged.chosen),
            Moment::Board(moment) => moment.rank(moment.judged.chosen.choice),
        };
        rank.unwrap_or(0)
    }

    /// The ranks in the order in which a table offers the choices, which does not reveal their worth.
    pub fn offered(&self) -> Vec<usize> {
        match self {
            Moment::Pad(moment) => {
                let legal = moment.judged.pad.choices(&moment.judged.throw);
                let ranks = legal.into_iter().filter_map(|choice| moment.rank(choice));
                ranks.collect()
            }
            Moment::Board(moment) => {
                let plays = moment.judged.position.plays(&moment.judged.roll);
                let plays = plays.into_iter().map(BoardChoice::Play);
                let choices = plays.chain([BoardChoice::RollOn, BoardChoice::Stop]);
                choices.filter_map(|choice| moment.rank(choice)).collect()
            }
        }
    }

    /// The verdict on the choice of this rank.
    pub fn verdict(&self, rank: usize) -> Verdict {
        let losses = self.losses();
        let loss = losses.get(rank).copied().unwrap_or_default();
        let second = losses.get(1).copied().unwrap_or(f64::INFINITY);
        let is_hidden = || match self.had_chosen(0) {
            Moment::Pad(moment) => moment.judged.brilliance(moment.table) > 0.0,
            Moment::Board(moment) => moment.judged.brilliance(Values::built_in()) > 0.0,
        };
        Verdict::of(self.measure(), loss, second, is_hidden)
    }

    /// What each choice loses against the best one.
    fn losses(&self) -> Vec<f64> {
        fn of(values: impl Iterator<Item = f64> + Clone) -> Vec<f64> {
            let best = values.clone().next().unwrap_or_default();
            values.map(|value| (best - value).abs()).collect()
        }
        match self {
            Moment::Pad(moment) => moment.losses(),
            Moment::Board(moment) => of(moment.judged.choices.iter().map(|advice| advice.value)),
        }
    }

    pub fn had_chosen(&self, rank: usize) -> Moment {
        let mut other = self.clone();
        match &mut other {
            Moment::Pad(moment) => {
                let judged = &moment.judged;
                let judged = moment.choices.get(rank).and_then(|advice| {
                    let (pad, throw) = (&judged.pad, &judged.throw);
                    JudgedPad::of(moment.table, judged.number, pad, throw, advice.choice)
                });
                if let Some(judged) = judged {
                    moment.judged = judged;
                }
            }
            Moment::Board(moment) => *moment.judged = moment.had_been(rank),
        }
        other
    }

    pub fn choices(&self) -> Vec<Choice> {
        let measure = self.measure();
        let verdicts = (0..self.count()).map(|rank| self.verdict(rank));
        match self {
            Moment::Pad(moment) => {
                let figures = Figures::of(measure, []);
                let choices = moment.choices.iter().zip(verdicts);
                let choices = choices.enumerate().map(|(rank, (advice, verdict))| Choice {
                    // A free throw is said in words, without a die.
                    words: match advice.choice.fifth {
                        Some(_) => advice.choice.pairs.to_string(),
                        None => words::choice(&advice.choice),
                    },
                    fifth: advice.choice.fifth,
                    heard: words::choice_in_words(&advice.choice),
                    value: figures.value(moment.value(advice)),
                    loss: moment.loss_of(rank).map(|loss| words::worse(measure, loss)),
                    verdict,
                });
                choices.collect()
            }
            Moment::Board(moment) => {
                let all = || 0..moment.judged.choices.len();
                let losses: Vec<f64> = all().map(|rank| moment.had_been(rank).loss()).collect();
                let figures = Figures::of(measure, losses.iter().copied());
                let choices = moment.judged.choices.iter().zip(losses).zip(verdicts);
                let choices = choices.map(|((advice, loss), verdict)| Choice {
                    words: words::board_choice_alone(advice.choice),
                    fifth: None,
                    heard: words::board_choice(advice.choice),
                    value: figures.value(advice.value),
                    loss: (loss > 0.0).then(|| words::worse(measure, loss)),
                    verdict,
                });
                choices.collect()
            }
        }
    }

    /// The verdict on the choice of this rank, and why.
    pub fn told(&self, rank: usize, players: &[Player]) -> Option<Told> {
        let verdict = self.verdict(rank);
        match self {
            Moment::Pad(moment) => moment.told(rank, verdict, players),
            Moment::Board(moment) => Some(moment.told(rank, verdict, players)),
        }
    }

    /// The pad after the choice of this rank; `None` on the board.
    pub fn pad_after(&self, rank: usize) -> Option<Pad> {
        let Moment::Pad(moment) = self else {
            return None;
        };
        moment.pad_after(moment.choices.get(rank)?.choice)
    }

    /// The board after the play of this rank; `None` for a decision, and in Express.
    pub fn board_after(&self, rank: usize) -> Option<Position> {
        let Moment::Board(BoardMoment { judged, .. }) = self else {
            return None;
        };
        let play = judged.choices.get(rank)?.choice.play()?;
        judged.position.play(&judged.roll, play).ok()
    }
}

impl PadMoment {
    pub fn rank(&self, choice: express::Choice) -> Option<usize> {
        self.choices
            .iter()
            .position(|advice| advice.choice == choice)
    }

    fn pad_after(&self, choice: express::Choice) -> Option<Pad> {
        self.judged.pad.play(&self.judged.throw, choice).ok()
    }

    /// The chance to win with this choice, or its points.
    fn value(&self, advice: &Advice) -> f64 {
        let to_win = self.to_win.as_ref();
        let chance = to_win.and_then(|to_win| to_win.of(advice.choice));
        chance.map_or(advice.value, |chance| chance.share)
    }

    /// What each choice loses against the best one.
    fn losses(&self) -> Vec<f64> {
        let most = self.choices.first().map_or(0.0, |best| best.value);
        let choices = self.choices.iter();
        let losses = choices.map(|advice| match &self.to_win {
            Some(to_win) => to_win.loss(advice.choice).unwrap_or_default(),
            None => most - advice.value,
        });
        losses.collect()
    }

    /// What the choice of this rank loses; `None` if it is as good as the best one.
    fn loss_of(&self, rank: usize) -> Option<f64> {
        let loss = self.losses().get(rank).copied();
        loss.filter(|&loss| !self.measure().is_toss_up(loss))
    }

    /// How many points less this choice is worth than the best one; `None` if none.
    fn points_lost(&self, advice: &Advice) -> Option<f64> {
        let loss = self.choices.first()?.value - advice.value;
        (loss > 0.0 && !Measure::Points.is_toss_up(loss)).then_some(loss)
    }

    /// How much more often the best choice wins than this one, in a group.
    pub fn wins_instead(&self, choice: express::Choice) -> Option<String> {
        words::wins_instead(self.to_win.as_ref()?, &self.choices, choice)
    }

    /// Why the best choice wins more often where its points don’t explain that; where one of the two ends the game, whom the player
    /// has to beat.
    pub fn why_it_wins(&self, choice: express::Choice, players: &[Player]) -> Option<String> {
        let to_win = self.to_win.as_ref()?;
        let cause = self.rank(choice).and_then(|rank| self.cause(rank));
        match cause {
            Some(cause) if cause.ends != [false, false] => {
                words::why_going_out_wins(to_win, &self.choices, cause, players)
            }
            _ => words::why_it_wins(to_win, &self.choices, choice, cause, players),
        }
    }

    fn told(&self, rank: usize, verdict: Verdict, players: &[Player]) -> Option<Told> {
        let shown = self.choices.get(rank)?;
        let loss = self.loss_of(rank);
        let why = self.cause(rank);
        // What a toss-up costs in points would contradict it.
        let points = loss.and_then(|_| self.points_lost(shown));
        let instead = self.wins_instead(shown.choice);
        let to_win = instead.or_else(|| words::to_win(self.to_win.as_ref()?, &self.choices));
        let ends = why.and_then(words::ends);
        Some(Told {
            cost: words::cost(self.measure(), loss, verdict),
            sum: points.map(|points| words::worse(Measure::Points, points)),
            reasons: why.map_or_else(Vec::new, words::reasons),
            others: [to_win, self.why_it_wins(shown.choice, players), ends]
                .into_iter()
                .flatten()
                .collect(),
        })
    }
}

impl BoardMoment {
    fn rank(&self, choice: BoardChoice) -> Option<usize> {
        let mut choices = self.judged.choices.iter();
        choices.position(|advice| advice.choice == choice)
    }

    fn had_been(&self, rank: usize) -> JudgedBoard {
        let chosen = self.judged.choices.get(rank);
        self.judged.had_been(*chosen.unwrap_or(&self.judged.chosen))
    }

    fn told(&self, rank: usize, verdict: Verdict, players: &[Player]) -> Told {
        let shown = self.had_been(rank);
        let loss = (!shown.is_best()).then(|| shown.loss());
        let ahead = loss.is_none().then(|| words::turn_ahead(&shown.chosen));
        let why = words::board_cause(&shown, players);
        Told {
            cost: words::cost(shown.measure(), loss, verdict),
            sum: None,
            reasons: Vec::new(),
            others: why.into_iter().chain(ahead).collect(),
        }
    }
}
