use super::game::exactly;
use super::{About, Act, AnyHost, Host, Hosted, Input, Subject, TableOptions, Thought, Viewer};
use crate::coach::express::{
    Advice, Chance, Seated, ToWin, ValueTable, choose, deep, in_group, target,
};
use crate::coach::review::Measure;
use crate::coach::review::express::{self as review, Cause};
use crate::rules::dice::Throw;
use crate::rules::express::{Cell, Choice, Entry, Pad, Penalty, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Level, Place, Player, Refused, Seating, Session};

/// A question to the coach about a choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    pad: Pad,
    throw: Throw,
    penalty: Penalty,
    aim: Option<Aim>,
    number: ThrowNumber,
    /// Everybody at the table before the throw, and the place of the seat; `None` where nobody else plays on, or an earlier throw
    /// is corrected.
    group: Option<(Vec<Seated>, usize)>,
}

impl Question {
    /// The question for a throw of a seat, in the game as everybody sees it; `best` is the best earlier total of a
    /// solo player, if known. `None` if the seat had no pad at that throw.
    pub fn new(
        seat: Seat,
        number: ThrowNumber,
        seen: &Session,
        best: Option<i32>,
    ) -> Option<Question> {
        let round = seen.table().round(number)?;
        let cell = round.cell(seat)?;
        (*cell.entry() != Entry::Departed).then(|| Question {
            pad: *cell.before(),
            throw: *round.throw(),
            penalty: seen.setup().penalty(),
            aim: Aim::of(seen, best),
            number,
            group: group(seat, number, seen),
        })
    }
}

fn group(seat: Seat, number: ThrowNumber, seen: &Session) -> Option<(Vec<Seated>, usize)> {
    let (seats, at) = review::at_table(seen, seat, number)?;
    let mut others = seats.iter().enumerate().filter(|&(place, _)| place != at);
    let is_contest = others.any(|(_, other)| !other.pad.is_out());
    let is_last = number == seen.table().last_throw();
    (is_contest && is_last).then_some((seats, at))
}

/// A player's goal besides many points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aim {
    /// A round total.
    Total(i32),
    /// More than the best earlier total of a solo player.
    Record(i32),
    /// More than the leader of those who are out.
    Leader(Player, i32),
}

impl Aim {
    const GOALS: [i32; 5] = [0, 250, 500, 1000, 2000];

    /// The total to beat: the best earlier one of a solo player, or the most points of those who are out.
    fn of(session: &Session, best: Option<i32>) -> Option<Aim> {
        if session.is_solo() {
            return best.map(Aim::Record);
        }
        let players = Seat::enumerate(session.players());
        players
            .filter(|&(seat, _)| session.table().out_at(seat).is_some())
            .map(|(seat, player)| (session.score(seat).total(), player))
            .max_by_key(|&(total, _)| total)
            .map(|(total, player)| Aim::Leader(player.clone(), total))
    }

    /// The next round total above the expected one.
    fn next(expected: f64) -> Option<Aim> {
        let mut goals = Aim::GOALS.into_iter();
        goals
            .find(|&goal| expected < f64::from(goal))
            .map(Aim::Total)
    }

    /// The fewest points that reach it.
    pub fn total(&self) -> i32 {
        match *self {
            Aim::Total(total) => total,
            Aim::Record(best) => best + 1,
            Aim::Leader(_, most) => most + 1,
        }
    }
}

/// The coach's advice on the choices of a throw.
#[derive(Debug, Clone)]
pub struct Hint {
    /// Every legal choice with the points expected at the end, the best first: the one that wins most often, if others
    /// play on.
    pub choices: Vec<Advice>,
    /// The best choice that is worse than the best one by more than a toss-up, and why.
    pub why: Option<(Choice, Cause)>,
    /// The player's goal besides points; `None` above all round totals.
    pub goal: Option<Goal>,
}

/// A goal besides points, and its best choice.
#[derive(Debug, Clone)]
pub enum Goal {
    /// To win, where others play on.
    Win(ToWin),
    /// A total, with the choice most likely to reach it.
    Total(Aim, Chance),
}

impl Hint {
    /// The games played on after each choice to estimate its chance.
    const GAMES: u32 = 600;

    /// The other choices that are as good as the best one.
    pub fn as_good(&self) -> impl Iterator<Item = Choice> {
        let others = self.choices.iter().skip(1);
        let others = others.map(|advice| advice.choice);
        others.filter(|&choice| {
            let loss = self.loss(choice);
            loss.is_some_and(|(measure, loss)| measure.is_toss_up(loss))
        })
    }

    /// The best choice.
    pub fn best(&self) -> Option<&Advice> {
        self.choices.first()
    }

    /// The loss of a choice against the best one and its unit: where others play on, of the chance to win if it surely wins less
    /// often, else of points.
    pub fn loss(&self, choice: Choice) -> Option<(Measure, f64)> {
        if let Some(Goal::Win(to_win)) = &self.goal {
            let loss = to_win.loss(choice)?;
            if !Measure::Chance.is_toss_up(loss) {
                return Some((Measure::Chance, loss));
            }
        }
        let mut choices = self.choices.iter();
        let value = choices.find(|advice| advice.choice == choice)?.value;
        Some((Measure::Points, (self.best()?.value - value).max(0.0)))
    }
}

impl Hosted for Express {
    type Question = Question;
    type Advice = Hint;
    /// The throws and seats whose choice a correction has made illegal; `None` for other events.
    type Outcome = Option<Vec<(ThrowNumber, Seat)>>;

    fn advise(question: Question) -> Option<Hint> {
        let Question {
            pad,
            throw,
            penalty,
            aim,
            number,
            group,
        } = question;
        let values = ValueTable::shipped(penalty);
        let mut choices = deep(values, &pad, &throw);
        let goal = match group {
            None => {
                let aim = aim.or_else(|| Aim::next(choices.first()?.value));
                aim.and_then(|aim| {
                    let chances = target(values, &pad, &throw, aim.total(), Hint::GAMES, 0);
                    Some(Goal::Total(aim, *chances.first()?))
                })
            }
            Some((seats, at)) => {
                let to_win = in_group(values, &seats, at, &throw, None, number.get() as u64)?;
                choices.sort_by_key(|advice| to_win.rank(advice.choice));
                Some(Goal::Win(to_win))
            }
        };
        let hint = Hint {
            choices,
            why: None,
            goal,
        };
        let best = *hint.best()?;
        let is_worse = |advice: &&Advice| !Measure::Points.is_toss_up(best.value - advice.value);
        let worse = hint.choices.iter().find(is_worse);
        let why = worse.and_then(|worse| {
            let pair = [worse.choice, best.choice];
            // A hint is wanted at once.
            let games = Cause::GAMES / 2;
            let cause = Cause::of(values, &pad, &throw, pair, games, 0)?;
            Some((worse.choice, cause))
        });
        Some(Hint { why, ..hint })
    }

    fn question(seen: &Session, seat: Seat) -> Option<Question> {
        let mut waiting = seen.table().waiting();
        let (number, _) = waiting.find(|&(_, waiting)| waiting == seat)?;
        Question::new(seat, number, seen, None)
    }

    fn is_bots_turn(session: &Session, options: TableOptions) -> bool {
        let table = session.table();
        match table.phase() {
            Phase::Choices(number) => {
                let is_program = |seat| session.level(seat).is_some();
                // Nothing is hidden from the only person who chooses.
                let comes_after = options.secret
                    && session.open_throw().is_none()
                    && table
                        .waiting()
                        .any(|(throw, seat)| throw == number && !is_program(seat));
                !comes_after && table.waiting().any(|(_, seat)| is_program(seat))
            }
            Phase::Throw(_) => !session.dice().are_real() && only_program_plays_on(session),
            Phase::Over => false,
        }
    }

    fn is_left_to_bots(session: &Session) -> bool {
        let mut asked = session.table().waiting();
        !session.is_over()
            && !session.dice().are_real()
            && only_program_plays_on(session)
            && asked.all(|(_, seat)| session.level(seat).is_some())
    }

    fn bot_event(session: &Session) -> Option<Event> {
        if let Some(throw) = Express::app_dice(session).pop() {
            return Some(throw);
        }
        let table = session.table();
        let (throw, seat, level) = table
            .waiting()
            .find_map(|(throw, seat)| Some((throw, seat, session.level(seat)?)))?;
        let round = table.round(throw)?;
        let pads: Vec<Pad> = round.cells().iter().map(|cell| *cell.before()).collect();
        let seed = seed(session, throw);
        let values = ValueTable::shipped(session.setup().penalty());
        let group = review::at_table(session, seat, throw).filter(|_| level == Level::Master);
        let to_win = group.and_then(|(seats, at)| {
            in_group(values, &seats, at, round.throw(), None, throw.get() as u64)?.rather
        });
        let choice = match to_win {
            Some(choice) => choice,
            None => choose(level, values, &pads, seat, round.throw(), seed)?,
        };
        Some(Event::Choice {
            throw,
            seat,
            choice,
        })
    }

    fn at_zero(session: &Session, thought: Thought, by_coach: bool) -> Option<Event> {
        let Subject::Throw(number) = thought.subject else {
            return None;
        };
        let round = session.table().round(number)?;
        let (pad, throw) = (round.cell(thought.seat)?.before(), round.throw());
        let choice = if by_coach {
            let values = ValueTable::shipped(session.setup().penalty());
            deep(values, pad, throw).first()?.choice
        } else {
            *pad.choices(throw).first()?
        };
        Some(Event::Choice {
            throw: number,
            seat: thought.seat,
            choice,
        })
    }

    fn thoughts(session: &Session) -> Vec<Thought> {
        let Phase::Choices(number) = session.table().phase() else {
            return Vec::new();
        };
        let subject = Subject::Throw(number);
        let waiting = session.table().waiting();
        waiting
            .filter(|&(throw, seat)| throw == number && session.level(seat).is_none())
            .map(|(_, seat)| Thought { subject, seat })
            .collect()
    }

    fn revision(session: &Session, seat: Seat) -> String {
        let table = session.table();
        let asked = asked_throw(session, seat);
        let dice = |number| {
            let round = table.round(number);
            round.map_or(String::new(), |round| round.throw().to_string())
        };
        let last = table.last_throw();
        format!("{asked}:{}/{last}:{}", dice(asked), dice(last))
    }

    fn input(
        session: &Session,
        options: TableOptions,
        seat: Seat,
        act: &Act,
    ) -> Option<Input<Express>> {
        let write = |event| Some(Input::Write(event, Some(Viewer::Seat(seat))));
        let are_real = session.dice().are_real();
        let table = session.table();
        match act {
            Act::Choose(_) | Act::TakeBack if is_settled(session, options) => None,
            &Act::Choose(choice) => write(Event::Choice {
                throw: asked_throw(session, seat),
                seat,
                choice,
            }),
            Act::TakeBack => Some(Input::TakeBack(seat)),
            Act::Roll if !are_real => {
                matches!(table.phase(), Phase::Throw(_)).then_some(Input::Throw)
            }
            Act::Dice(dice) if are_real => {
                let Phase::Throw(number) = table.phase() else {
                    return None;
                };
                let throw = Throw::new(exactly(dice)?);
                write(Event::Throw { number, throw })
            }
            Act::Correct(dice) if are_real => {
                let number = table.last_throw();
                table.round(number)?;
                let throw = Throw::new(exactly(dice)?);
                write(Event::Throw { number, throw })
            }
            Act::Roll | Act::Dice(_) | Act::Correct(_) | Act::Play(_) | Act::Stop | Act::Hint => {
                None
            }
        }
    }

    fn any_host(host: Host<Express>) -> AnyHost {
        AnyHost::Express(host)
    }

    fn awaits(session: &Session, thought: Thought) -> bool {
        let Subject::Throw(number) = thought.subject else {
            return false;
        };
        let mut waiting = session.table().waiting();
        session.level(thought.seat).is_none() && waiting.any(|cell| cell == (number, thought.seat))
    }

    fn app_dice(session: &Session) -> Vec<Event> {
        let Phase::Throw(number) = session.table().phase() else {
            return Vec::new();
        };
        let throw = session.dice().throw(number);
        throw
            .map(|throw| Event::Throw { number, throw })
            .into_iter()
            .collect()
    }

    fn about(session: &Session, options: TableOptions, event: &Event) -> About {
        let table = session.table();
        let last = table.last_throw();
        match *event {
            Event::Throw { number, throw } => About {
                is_dice: true,
                stands: table.round(number).map(|round| *round.throw()) == Some(throw),
                is_correction: number <= last,
                ..About::default()
            },
            Event::Choice {
                throw,
                seat,
                choice,
            } => {
                let cell = table.round(throw).and_then(|round| round.cell(seat));
                // Which choices are missing from a secret throw on can reveal those that were made (X15).
                let is_open = is_secret(session, options, throw)
                    || table.waiting().any(|(waiting, _)| waiting == throw);
                let subject = Subject::Throw(throw);
                About {
                    is_dice: false,
                    stands: cell.and_then(Cell::choice) == Some(choice),
                    is_correction: throw < last && !is_open,
                    is_late: throw < last,
                    is_missed: throw < last && cell.map(Cell::entry) == Some(&Entry::Open),
                    decision: Some(Thought { subject, seat }),
                }
            }
            Event::Seating(_) => About::default(),
        }
    }

    fn record(
        session: &mut Session,
        options: TableOptions,
        event: Event,
    ) -> Result<Self::Outcome, Refused<Express>> {
        let again = asking_again(session, options, &event);
        let may_undo_choices = again.is_some() || is_about_earlier(session, options, &event);
        let waiting: Vec<_> = known_waiting(session, options).collect();
        match again {
            Some(mut again) => {
                again.record(event)?;
                *session = again;
            }
            None => session.record(event)?,
        }
        Ok(may_undo_choices.then(|| {
            let asked = known_waiting(session, options);
            asked.filter(|cell| !waiting.contains(cell)).collect()
        }))
    }

    fn secret_throw(session: &Session, options: TableOptions) -> Option<ThrowNumber> {
        options.secret.then(|| session.open_throw()).flatten()
    }

    fn without_secrets(
        session: &Session,
        options: TableOptions,
        seat: Option<Seat>,
    ) -> Option<Session> {
        let open = Express::secret_throw(session, options)?;
        Some(session.without_choices(open, |by| seat != Some(by)))
    }
}

/// The seed of a bot's whims at a throw: that of the app's dice, or what has been thrown so far.
fn seed(session: &Session, throw: ThrowNumber) -> u64 {
    let thrown = session.table().rounds().iter().take(throw.get());
    let dice = thrown.flat_map(|round| round.throw().dice());
    let thrown = || {
        dice.fold(0, |seed: u64, die| {
            seed.wrapping_mul(7).wrapping_add(die.value().into())
        })
    };
    session.dice().seed().map_or_else(thrown, |seed| seed.0)
}

/// Whether only the computer plays on, with the app's dice.
pub fn only_program_plays_on(session: &Session) -> bool {
    let table = session.table();
    let mut playing = Seat::all(table.pads().len()).filter(|&seat| table.plays_on(seat));
    playing.all(|seat| session.level(seat).is_some())
}

/// The throw that a seat is asked about: the first one missed, or the last.
pub fn asked_throw(session: &Session, seat: Seat) -> ThrowNumber {
    let mut waiting = session.table().waiting();
    let own = waiting.find(|&(_, of)| of == seat);
    own.map_or(session.table().last_throw(), |(throw, _)| throw)
}

/// Whether secret choices have been revealed, after which nobody changes theirs on a phone.
pub fn is_settled(session: &Session, options: TableOptions) -> bool {
    options.secret && !matches!(session.table().phase(), Phase::Choices(_))
}

/// The missing choices that everybody may know of.
pub fn waiting(host: &Host<Express>) -> impl Iterator<Item = (ThrowNumber, Seat)> {
    known_waiting(host.session(), host.record().options)
}

/// The missing choices up to a secret throw: which later ones are missing can reveal it (X15).
fn known_waiting(
    session: &Session,
    options: TableOptions,
) -> impl Iterator<Item = (ThrowNumber, Seat)> {
    let open = Express::secret_throw(session, options);
    let waiting = session.table().waiting();
    waiting.filter(move |&(throw, _)| open.is_none_or(|open| throw <= open))
}

/// The throw for which secret choices are asked again once this place is corrected (X15), if there are any.
pub fn asks_again(host: &Host<Express>, place: Place) -> Option<ThrowNumber> {
    let only = match place {
        Place::Throw(_) => None,
        Place::Choice(_, seat) => Some(seat),
    };
    let again = without_secrets_of(host.session(), host.record().options, only);
    again.and(host.secret())
}

/// The game without secret choices that this event could reveal, by what it leaves legal or to someone who takes over a
/// seat; `None` if there are none.
fn asking_again(session: &Session, options: TableOptions, event: &Event) -> Option<Session> {
    let only = match *event {
        Event::Throw { .. } => None,
        Event::Choice { throw, seat, .. } if !is_secret(session, options, throw) => Some(seat),
        Event::Seating(Seating::Hand { seat, .. } | Seating::Retire { seat }) => Some(seat),
        _ => return None,
    };
    without_secrets_of(session, options, only)
}

/// The game without the secret choices of a seat, or of all; `None` if there are none.
fn without_secrets_of(
    session: &Session,
    options: TableOptions,
    only: Option<Seat>,
) -> Option<Session> {
    let open = Express::secret_throw(session, options)?;
    let without = session.without_choices(open, |seat| only.is_none_or(|only| only == seat));
    (without.log().cursor() < session.log().cursor()).then_some(without)
}

/// Whether choices for a throw are secret now.
fn is_secret(session: &Session, options: TableOptions, throw: ThrowNumber) -> bool {
    Express::secret_throw(session, options).is_some_and(|open| open <= throw)
}

/// Whether an event writes anew, for everybody to know, what was written for a throw before the last, even where it is
/// asked for again.
fn is_about_earlier(session: &Session, options: TableOptions, event: &Event) -> bool {
    let table = session.table();
    let last = table.last_throw();
    match *event {
        Event::Choice { throw, seat, .. } => {
            let cell = table.round(throw).and_then(|round| round.cell(seat));
            let is_written = cell.is_some_and(|cell| *cell.entry() != Entry::Open);
            throw < last && is_written && !is_secret(session, options, throw)
        }
        Event::Throw { number, .. } => number < last,
        Event::Seating(_) => false,
    }
}
