use std::cmp::Ordering;

use super::{
    Figures, Sentences, cause, choice_in_words, either, express_player, lost, name, of_games, say,
    sentence, signed, to_win, together,
};
use crate::coach::express::Chance;
use crate::coach::review::Measure;
use crate::rules::dice::{Sum, Values};
use crate::rules::express::{
    Choice, FifthDie, Illegal, Impossible, Pad, Penalty, Reason, Refusal, Track, row_score,
};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Level, Place, Player, Session};
use crate::table::{Aim, ExpressHint, Goal, Host, Hosted, asks_again, waiting};

impl Sentences for Express {
    fn character(&self, level: Level) -> String {
        express_player(level, self.penalty())
    }

    fn bot_decides(name: &str) -> String {
        say!("express-bot-chooses", name)
    }

    fn advice(advice: &ExpressHint, _players: &[Player]) -> Vec<String> {
        let [best, goal, as_good, why] = hint(advice);
        // Nobody asks for two choices.
        let is_best = advice.best().is_some_and(|best| match &advice.goal {
            Some(Goal::Total(_, chance)) => chance.choice == best.choice,
            Some(Goal::Win(_)) | None => true,
        });
        let goal = goal.filter(|_| is_best);
        [best, goal, as_good, why].into_iter().flatten().collect()
    }

    fn refusal(refusal: &Refusal, players: &[Player]) -> String {
        let name = |seat: Seat| name(players, seat);
        match refusal {
            &Refusal::Waiting { throw, seat } => {
                say!("express-refused-waiting", name = name(seat), throw)
            }
            &Refusal::Departed(seat) => say!("express-refused-departed", name = name(seat)),
            &Refusal::Out(seat) => say!("express-refused-out", name = name(seat)),
            Refusal::NoThrow(throw) => say!("express-refused-no-throw", throw),
            Refusal::NoSeat(seat) => say!("express-refused-no-seat", seat),
            Refusal::Over => say!("express-refused-over"),
            Refusal::Late => say!("express-refused-late"),
            Refusal::Last => say!("express-refused-last"),
            Refusal::Illegal(illegal) => {
                let (choice, why) = (choice(&illegal.choice), why(illegal.reason));
                say!("common-illegal", choice, why)
            }
        }
    }

    fn dice_in(event: &Event) -> Option<String> {
        match event {
            Event::Throw { throw, .. } => Some(throw.to_string()),
            Event::Choice { .. } | Event::Seating(_) => None,
        }
    }

    fn followed(
        event: &Event,
        players: &[Player],
        secret: Option<ThrowNumber>,
        is_undone: bool,
    ) -> String {
        let way = super::seating::way(is_undone);
        match event {
            Event::Throw {
                number: throw,
                throw: dice,
            } => say!("express-followed-throw", way, throw, dice),
            Event::Choice {
                throw,
                seat,
                choice: Choice { pairs, fifth },
            } => {
                let name = name(players, *seat);
                match fifth {
                    _ if secret.is_some_and(|open| open <= *throw) => {
                        say!("express-followed-secret", way, name, throw)
                    }
                    None => say!("express-followed-free", way, name, pairs, throw),
                    Some(fifth) => {
                        say!("express-followed-choice", way, name, pairs, fifth, throw)
                    }
                }
            }
            Event::Seating(seating) => super::seating::followed(seating, players, is_undone),
        }
    }

    /// Tells what is corrected, and which choices are asked for again.
    fn outcome(
        event: &Event,
        outcome: &<Express as Hosted>::Outcome,
        session: &Session<Express>,
    ) -> Option<String> {
        const MOST: usize = 4;
        let asked = outcome.as_ref()?;
        let players = session.players();
        let again = match asked.len() {
            0 => "nothing",
            1..=MOST => "some",
            _ => "more",
        };
        let list = asked.iter().take(MOST).map(|&(throw, seat)| {
            let name = name(players, seat);
            say!("express-asked-again", name, throw)
        });
        // More than these are named by “and others”.
        let list = match again {
            "more" => list.collect::<Vec<_>>().join(", "),
            _ => together(list),
        };
        match event {
            Event::Throw { number, .. } => {
                Some(say!("express-corrected-throw", throw = number, again, list))
            }
            Event::Choice {
                throw,
                seat,
                choice,
            } => {
                let name = name(players, *seat);
                let total = signed(session.score(*seat).total());
                let total = say!("express-total", total);
                let choice = format!("{}, {total}", choice_in_words(choice));
                Some(say!(
                    "express-corrected-choice",
                    name,
                    throw,
                    choice,
                    again,
                    list
                ))
            }
            Event::Seating(_) => None,
        }
    }
}

/// What is under correction, and whose secret choices are asked again after it (X15).
pub fn correcting(place: Place, host: &Host<Express>) -> String {
    let (corrected, who, name) = match place {
        Place::Throw(throw) => (say!("express-correcting-dice", throw), "all", ""),
        Place::Choice(throw, seat) => {
            let name = name(host.session().players(), seat);
            let corrected = say!("express-correcting-choice", name, throw);
            (corrected, "one", name)
        }
    };
    match asks_again(host, place) {
        Some(throw) => {
            let again = say!("express-asks-again", who, name, throw);
            format!("{corrected} {again}")
        }
        None => corrected,
    }
}

/// A choice in a few letters: `4 + 10 · 4`, or `4 + 9 · free`.
pub fn choice(choice: &Choice) -> String {
    let pairs = choice.pairs.to_string();
    match choice.fifth {
        Some(fifth) => say!("express-choice-fifth", pairs, fifth),
        None => say!("express-choice-free", pairs),
    }
}

/// The rule for the fifth die of a throw.
pub fn fifth_die(fifth_die: FifthDie) -> String {
    match fifth_die {
        FifthDie::New(values) => say!("express-fifth-new", values),
        FifthDie::Repeat(values) => say!("express-fifth-repeat", values),
        FifthDie::Named(values) => say!("express-fifth-named", values),
        FifthDie::Free => say!("express-fifth-free"),
    }
}

/// Why none of these dice can be the fifth one.
pub fn not_fifth(dice: Values, reason: Reason) -> String {
    let dice = either(dice.iter());
    match reason {
        Reason::NotNew(values) => say!("express-not-fifth-new", dice, values),
        Reason::NotNamed(values) => {
            let values = together(values.iter());
            say!("express-not-fifth-named", dice, values)
        }
        Reason::IsFree => say!("express-not-fifth-is-free"),
        Reason::NotRepeated(_) | Reason::NotInThrow(_) | Reason::Out => sentence(&why(reason)),
    }
}

/// An earlier choice, and why it is no longer legal after a correction.
pub fn choice_no_longer_legal(illegal: &Illegal) -> String {
    let choice = choice_in_words(&illegal.choice);
    say!("common-outdated", choice, why = why(illegal.reason))
}

fn why(reason: Reason) -> String {
    match reason {
        Reason::NotInThrow(throw) => say!("express-why-in-throw", dice = throw),
        Reason::NotNew(values) => say!("express-why-new", values),
        Reason::NotRepeated(values) => say!("express-why-repeat", values),
        Reason::NotNamed(values) => say!("express-why-named", values),
        Reason::IsFree => say!("express-why-is-free"),
        Reason::Out => say!("express-why-out"),
    }
}

/// Why no game has a pad that was set up by hand.
pub fn impossible_pad(impossible: Impossible) -> String {
    match impossible {
        Impossible::OutTwice => say!("ask-no-second-full-track"),
        Impossible::Tracks | Impossible::NamedTwice(_) | Impossible::Marks(..) => {
            say!("ask-no-such-tracks")
        }
    }
}

/// A consequence of a choice, in a few words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequence {
    /// `opens 4`, `7: 2 to go`, `8: +200`, `ends your game`.
    pub words: String,
    /// Whether it is good or bad.
    pub tone: Tone,
}

impl Consequence {
    pub(super) fn new(words: String, tone: Tone) -> Consequence {
        Consequence { words, tone }
    }
}

/// Whether a consequence is good or bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// No points change.
    Plain,
    /// It brings points.
    Gain,
    /// It costs points.
    Loss,
    /// It ends the game of the player who chooses.
    End,
}

/// Compares a total with the record of games alone.
pub fn against_record(total: i32, record: i32) -> String {
    let points = record.abs_diff(total);
    let record_total = signed(record);
    match total.cmp(&record) {
        Ordering::Less => say!("express-record-to-go", record = record_total, points),
        Ordering::Equal => say!("express-record-level", record = record_total),
        Ordering::Greater => say!("express-record-ahead", record = record_total, points),
    }
}

/// The consequences of a choice: the rows that it opens, and what each other row needs or brings. Of a choice that ends the
/// game, that and the points.
pub fn consequences(
    before: &Pad,
    after: &Pad,
    choice: Choice,
    penalty: Penalty,
) -> Vec<Consequence> {
    let [low, high] = choice.pairs.sums();
    let rows = if low == high {
        vec![low]
    } else {
        vec![low, high]
    };
    let score = |pad: &Pad, row: Sum| row_score(row, pad.marks(row), penalty);
    let change = |&row: &Sum| score(after, row) - score(before, row);
    if after.is_out() && !before.is_out() {
        let end = Consequence::new(say!("express-effect-ends"), Tone::End);
        let scoring = rows.iter().filter(|row| change(row) != 0);
        let points = scoring.map(|row| row_points(*row, change(row)));
        return std::iter::once(end).chain(points).collect();
    }
    let plain = |words| Consequence::new(words, Tone::Plain);
    let is_opened = |row: &Sum| before.marks(*row) == 0 && after.marks(*row) < 5;
    if rows.iter().all(is_opened) {
        let rows: Vec<String> = rows.iter().map(Sum::to_string).collect();
        return vec![plain(say!("express-effect-opens", rows = rows.join(", ")))];
    }
    let consequence = |row: &Sum| match (after.marks(*row), change(row)) {
        _ if is_opened(row) => plain(say!("express-effect-opens", rows = row)),
        (marks @ ..5, _) => plain(say!("express-effect-needs", row, count = 5 - marks)),
        (_, 0) => plain(say!("express-effect-full", row)),
        (_, change) => row_points(*row, change),
    };
    rows.iter().map(consequence).collect()
}

fn row_points(row: Sum, change: i32) -> Consequence {
    let words = say!("express-effect-points", row, points = signed(change));
    Consequence::new(words, if change > 0 { Tone::Gain } else { Tone::Loss })
}

/// A sentence each on the best choice, on the one that most likely reaches the player's aim, on those that are as good,
/// and on why the second best is worth less.
pub fn hint(hint: &ExpressHint) -> [Option<String>; 4] {
    let Some(best) = hint.best() else {
        return [const { None }; 4];
    };
    let value = say!(
        "express-hint-best",
        choice = choice_in_words(&best.choice),
        points = Figures::of(Measure::Points, []).value(best.value)
    );
    let why = hint.why.as_ref().and_then(|(second, why)| {
        let second = choice_in_words(second);
        let why_not = say!("express-hint-why-not", choice = second);
        Some(format!("{why_not} {}", cause(why)?))
    });
    let as_good: Vec<String> = hint.as_good().map(|other| choice(&other)).collect();
    let as_good =
        (!as_good.is_empty()).then(|| say!("express-hint-as-good", choices = together(as_good)));
    let goal = hint.goal.as_ref().and_then(|goal| match goal {
        Goal::Win(chances) => to_win(chances, &hint.choices),
        Goal::Total(aim, chance) => Some(likeliest(aim, *chance)),
    });
    [Some(value), goal, as_good, why]
}

fn likeliest(aim: &Aim, chance: Chance) -> String {
    let choice = choice_in_words(&chance.choice);
    let games = match chance.share {
        0.0 => "none",
        1.0 => "all",
        _ => "share",
    };
    let share = of_games(chance.share, chance.error);
    let (Aim::Total(total) | Aim::Record(total) | Aim::Leader(_, total)) = aim;
    let total = signed(*total);
    match aim {
        Aim::Total(_) => say!("express-hint-reach", total, choice, games, share),
        Aim::Record(_) => say!("express-hint-beat", total, choice, games, share),
        Aim::Leader(player, _) => {
            let name = &player.name;
            say!("express-hint-pass", name, total, choice, games, share)
        }
    }
}

/// The worth of a choice in very few words: as good as the best, or the expected loss against it.
pub fn worth(measure: Measure, loss: f64) -> Consequence {
    if measure.is_toss_up(loss) {
        return Consequence::new(say!("express-worth-best"), Tone::Gain);
    }
    let points = match measure {
        Measure::Chance => say!("common-percent", number = lost(measure, loss)),
        Measure::Points | Measure::Turns => lost(measure, loss),
    };
    Consequence::new(say!("express-worth-less", points), Tone::Loss)
}

/// A choice with its key and consequences, for screen readers.
pub fn heard_choice(key: char, choice: Choice, pad: &Pad, effects: &[String]) -> String {
    let (key, pairs) = (key.to_string(), choice.pairs.to_string());
    let effects = effects.join(", ");
    match choice.fifth {
        Some(fifth) => {
            let marks = pad.track(fifth).map_or(0, Track::marks) + 1;
            say!("heard-choice", key, pairs, fifth, marks, effects)
        }
        None => say!("heard-choice-free", key, pairs, effects),
    }
}

/// The names of those who have still to choose, as far as everybody may know (X15).
pub fn awaited(host: &Host<Express>) -> String {
    let mut seats: Vec<Seat> = waiting(host).map(|(_, seat)| seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let players = host.session().players();
    together(seats.into_iter().map(|seat| &players[seat].name))
}
