//! The sentences of the game: short, in its own terms, never a code.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::game_ui::GameUi;
use crate::coach::classic::Advice;
use crate::rules::Ruling;
use crate::rules::classic::{self, Placement, Position};
use crate::rules::dice::{Die, Pairs, Sum, Values};
use crate::rules::express::{
    Choice, FifthDie, Pad, Penalty, Reason, Refusal, Signed, Track, points, row_score,
};
use crate::session::{Counted, Player, Refused, Seating, Title};
use crate::table::{Aim, Denied, Notice};
pub use crate::words::{counted, path, percent, sentence, together};

/// Points with their sign: `+400`, `−200`, `0`.
pub fn signed(points: i32) -> String {
    Signed::new(points).to_string()
}

/// A moment as people say it, in their own time zone.
pub fn moment(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system())
        .strftime("%-d %b %Y, %H:%M")
        .to_string()
}

/// The day of a moment as people say it, in their own time zone.
pub fn date(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system())
        .strftime("%-d %b %Y")
        .to_string()
}

/// The day of a moment as files and searches have it: `2026-11-20`.
pub fn day(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system()).date().to_string()
}

/// What a game is called: its own name, or the players'.
pub fn title(own: Option<&Title>, players: &[Player]) -> String {
    own.map_or_else(
        || together(players.iter().map(|player| &player.name)),
        Title::to_string,
    )
}

fn ordinal(number: u32) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    match WORDS.get((number as usize).wrapping_sub(1)) {
        Some(word) => (*word).to_owned(),
        None => {
            let ending = match (number % 10, number % 100) {
                (1, last) if last != 11 => "st",
                (2, last) if last != 12 => "nd",
                (3, last) if last != 13 => "rd",
                _ => "th",
            };
            format!("{number}{ending}")
        }
    }
}

/// A choice in a few letters: `4 + 10 · 4`, or `4 + 9 · free`.
pub fn choice(choice: &Choice) -> String {
    match choice.fifth {
        Some(fifth) => format!("{} · {fifth}", choice.pairs),
        None => format!("{} · free", choice.pairs),
    }
}

/// What the fifth die must be.
pub fn fifth_die(fifth_die: FifthDie) -> String {
    match fifth_die {
        FifthDie::New(values) => format!("Fifth die: a new value, {values}"),
        FifthDie::Repeat(values) => format!("No new value shown. Fifth die: {values}"),
        FifthDie::Named(values) => format!("Fifth die: {values}"),
        FifthDie::Free => "Free throw: two pairs, no fifth die".to_owned(),
    }
}

/// Why none of these dice can be the fifth one.
pub fn not_fifth(dice: Values, reason: Reason) -> String {
    let why = match reason {
        Reason::NotNew(values) => format!("Not the {dice}: name a new value first ({values})"),
        Reason::NotNamed(values) => {
            let yours = together(values.iter());
            format!("Not the {dice}: the throw shows your {yours}")
        }
        other => sentence(&other.to_string()),
    };
    format!("{why} ({})", reason.ruling())
}

/// Why something cannot be done.
pub fn refused<G: GameUi>(refused: &Refused<G>, players: &[Player]) -> String {
    match refused {
        Refused::Rules(refusal) => G::refusal(refusal, players),
        Refused::Seats(fault) => format!("{}.", sentence(&fault.to_string())),
    }
}

/// Why the host of a game does not do something.
pub fn denied<G: GameUi>(denied: &Denied<G>, players: &[Player]) -> String {
    let does = match G::COUNTED {
        Counted::Throws => "chooses",
        Counted::Turns => "plays",
    };
    match denied {
        Denied::Refused(refused) => self::refused(refused, players),
        Denied::BotDecides(seat) => format!("The program {does} for {}.", name(players, *seat)),
        Denied::BotDecidesFirst(seat) => format!(
            "{} decides first whether to roll on or stop: Space.",
            name(players, *seat)
        ),
        Denied::Secret(seat) => format!(
            "Only {} sees this choice. Enter passes the laptop.",
            name(players, *seat)
        ),
    }
}

/// What a host tells people.
pub fn notice(notice: Notice, players: &[Player]) -> String {
    match notice {
        Notice::HintMarks => {
            "A game with hints is marked as assisted in the records; it still counts. \
                              T once more shows the hint."
                .to_owned()
        }
        Notice::NoAdvice => "The coach has no answer here.".to_owned(),
        Notice::AdviceFailed => "The coach has failed to answer. T asks again.".to_owned(),
        Notice::ThinkingFailed => {
            "The program has failed to decide. Space lets it try again; under Players (P) \
                                   somebody else can take over the seat."
                .to_owned()
        }
        Notice::TimeUpFailed(seat) => format!(
            "Time is up for {0}. The program has failed to decide, so {0} goes on.",
            name(players, seat)
        ),
        Notice::WouldRollOn(seat) => format!(
            "Time is up for {}: the coach would roll on.",
            name(players, seat)
        ),
        Notice::Decided { seat, by_coach } => {
            let who = if by_coach {
                "the coach has decided"
            } else {
                "the table has decided, as agreed"
            };
            format!("Time was up for {}: {who}.", name(players, seat))
        }
    }
}

/// What a player is after: `reach +500`, `beat the best so far, +410` or `pass Ann's +120`.
pub fn aim(aim: &Aim) -> String {
    match aim {
        Aim::Total(total) => format!("reach {}", signed(*total)),
        Aim::Record(best) => format!("beat the best so far, {}", signed(*best)),
        Aim::Leader(player, total) => format!("pass {}'s {}", player.name, signed(*total)),
    }
}

/// A sentence with the ruling behind it, where there is one.
fn ruled(words: String, ruling: Option<Ruling>) -> String {
    match ruling {
        Some(ruling) => format!("{words} ({ruling})."),
        None => format!("{words}."),
    }
}

/// Why a letter chooses nothing where there are so many choices.
pub fn no_choice(count: usize) -> String {
    match count {
        0 => "There is nothing to choose here.".to_owned(),
        1 => "There is one choice only: A.".to_owned(),
        _ => {
            let last = char::from(b'A' + (count - 1).min(25) as u8);
            format!("No choice has this letter: A to {last}.")
        }
    }
}

/// Why something cannot be done in Express.
pub fn refusal(refusal: &Refusal, players: &[Player]) -> String {
    let words = match *refusal {
        Refusal::Waiting { throw, seat } => {
            format!("{} chooses for throw {throw} first", name(players, seat))
        }
        Refusal::Left(seat) => format!("{} has left", name(players, seat)),
        Refusal::Out(seat) => format!("{} is out and keeps the place", name(players, seat)),
        _ => sentence(&refusal.to_string()),
    };
    ruled(words, refusal.ruling())
}

fn name(players: &[Player], seat: usize) -> &str {
    players.get(seat).map_or("", |player| player.name.as_str())
}

/// Who came, went or took over, as something that can be taken back.
pub fn seating(seating: &Seating, players: &[Player]) -> String {
    match seating {
        Seating::Hand { name, .. } => format!("the seat for {name}"),
        Seating::Join { player } => format!("{} at the table", player.name),
        Seating::Retire { seat } => format!("the leaving of {}", name(players, *seat)),
    }
}

/// Why something cannot be done at the board.
pub fn board_refusal(refusal: &classic::Refusal, players: &[Player]) -> String {
    let words = match refusal {
        classic::Refusal::NotStarted(seat) => {
            format!("{} rolls for the start first", name(players, *seat))
        }
        classic::Refusal::Left(seat) => format!("{} has left", name(players, *seat)),
        other => sentence(&other.to_string()),
    };
    ruled(words, refusal.ruling())
}

/// Why a split of a roll plays nothing.
pub fn not_played(position: &Position, pairs: Pairs) -> String {
    let [low, high] = pairs.sums();
    if !position.plays_of(pairs).is_empty() {
        return match position.setting().placement {
            Placement::Most => format!("{low} and {high}: another split plays more pairs (C13)"),
            _ => format!("{low} and {high}: another split places a new runner (C13)"),
        };
    }
    let why = |column: Sum| match position.winner_of(column) {
        Some(_) => format!("{column} is won"),
        None if position.runner(column) > 0 => format!("{column} is at the top"),
        None => format!("no runner for {column}"),
    };
    if low == high {
        format!("{} (C5)", why(low))
    } else {
        format!("{}, {} (C5)", why(low), why(high))
    }
}

/// What is to be expected of a turn after a play or a decision, played on as well as the coach can.
pub fn turn_ahead<T>(name: &str, advice: &Advice<T>) -> String {
    let mut words = if advice.bust > 0.0 {
        format!(
            "{name}: the turn ends in a bust in {}, and gains {:.1} spaces on average",
            percent(advice.bust),
            advice.spaces
        )
    } else {
        format!("{name}: keeps {}", counted(advice.spaces as usize, "space"))
    };
    let likely = Sum::ALL
        .into_iter()
        .map(|column| (column, advice.wins[column.index()]))
        .filter(|&(_, chance)| chance >= 0.01)
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    if let Some((column, chance)) = likely {
        words += &format!("; column {column} is won in {}", percent(chance));
    }
    unbroken(&(words + "."))
}

/// A share within a sentence: `7 %`, `under 1 %`, `over 99 %`.
pub fn share(share: f64) -> String {
    percent(share)
        .replace("< ", "under ")
        .replace("> ", "over ")
}

/// In how many of the games that were played on, as people read it: `30 % ± 2 %`, `over 99 %`, `all`.
pub fn of_games(part: f64, error: f64) -> String {
    match (part * 100.0).round() {
        _ if part == 0.0 => "none".to_owned(),
        _ if part == 1.0 => "all".to_owned(),
        // An error would reach beyond what can be.
        0.0 | 100.0 => share(part),
        percent => format!("{percent} % ± {:.0} %", (error * 100.0).max(1.0)),
    }
}

/// Words in which no line ends between a figure and its percent sign, or within a sum.
pub fn unbroken(words: &str) -> String {
    let words = words.replace(" %", "\u{a0}%");
    words
        .replace(" ± ", "\u{a0}±\u{a0}")
        .replace(" + ", "\u{a0}+\u{a0}")
}

/// That something was taken back, or done again.
pub fn followed(what: &str, is_undone: bool) -> String {
    let how = if is_undone {
        "Taken back"
    } else {
        "Done again"
    };
    format!("{how}: {what}.")
}

/// What a choice does to a pad: a line for each row and one for the fifth die.
pub fn effects(before: &Pad, after: &Pad, choice: Choice, penalty: Penalty) -> Vec<String> {
    let [low, high] = choice.pairs.sums();
    let mut lines = vec![row_effect(before, after, low, penalty)];
    if high != low {
        lines.push(row_effect(before, after, high, penalty));
    }
    lines.push(match choice.fifth {
        None => "No fifth die: a free throw".to_owned(),
        Some(die) => fifth_effect(die, after),
    });
    lines
}

fn row_effect(before: &Pad, after: &Pad, sum: Sum, penalty: Penalty) -> String {
    let (from, to) = (before.marks(sum), after.marks(sum));
    let marks = if to == from + 1 {
        format!("{} mark", ordinal(to))
    } else {
        format!("{} and {} mark", ordinal(to - 1), ordinal(to))
    };
    let (was, is) = (row_score(sum, from, penalty), row_score(sum, to, penalty));
    let worth = match to {
        1..=4 if after.is_out() => format!("−{} for good", penalty.points()),
        1..=4 if from == 0 => {
            format!("opens the row, −{} until its fifth mark", penalty.points())
        }
        1..=4 => format!("−{} until the fifth mark", penalty.points()),
        5 => format!("the −{} is gone", penalty.points()),
        _ if is == was => "past ten, scores nothing".to_owned(),
        _ if was < 0 => format!("the −{} is gone, now {}", penalty.points(), signed(is)),
        6 => signed(is),
        _ => format!("{}, now {}", signed(is - was), signed(is)),
    };
    let next = match to {
        5 if !after.is_out() => format!("; {} for each one more", signed(points(sum))),
        _ => String::new(),
    };
    format!("Row {sum}: {marks}, {worth}{next}")
}

fn fifth_effect(die: Die, after: &Pad) -> String {
    let marks = after.track(die).map_or(0, Track::marks);
    match marks {
        1 => format!("Fifth die {die}: named, first box"),
        Track::BOXES => format!("Fifth die {die}: last box, out"),
        7 => format!("Fifth die {die}: seventh box, one left"),
        _ => format!(
            "Fifth die {die}: {} of eight boxes",
            ordinal(u32::from(marks))
        ),
    }
}

/// A name in at most this many letters.
pub fn fitted(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let short: String = name.chars().take(letters.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}

#[cfg(test)]
mod tests {
    use super::{effects, of_games, ordinal};
    use crate::rules::dice::{Die, Pairs, Sum, Throw};
    use crate::rules::express::{Choice, Pad, Penalty};

    #[test]
    fn a_share_of_games_is_never_told_beyond_all_or_none() {
        let told = [(0.0, 0.0), (0.004, 0.002), (0.3, 0.0145), (0.99, 0.003)];
        let told = told.map(|(part, error)| of_games(part, error));
        assert_eq!(told, ["none", "under 1 %", "30 % ± 1 %", "99 % ± 1 %"]);
        assert_eq!(of_games(0.996, 0.002), "over 99 %");
        assert_eq!(of_games(1.0, 0.0), "all");
    }

    #[test]
    fn nothing_comes_after_the_throw_that_puts_one_out() {
        let tracks = [(Die::One, 7), (Die::Two, 1), (Die::Three, 1)];
        let before = Pad::from_marks([0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 4], &tracks).unwrap();
        let [four, twelve] = [4, 12].map(|sum| Sum::new(sum).unwrap());
        let choice = Choice {
            pairs: Pairs::new(four, twelve),
            fifth: Some(Die::One),
        };
        let throw = Throw::from_values([1, 1, 3, 6, 6]).unwrap();
        let after = before.play(&throw, choice).unwrap();
        assert!(after.is_out());
        let said = effects(&before, &after, choice, Penalty::TwoHundred);
        let expected = [
            "Row 4: fifth mark, the −200 is gone",
            "Row 12: fifth mark, the −200 is gone",
            "Fifth die 1: last box, out",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn marks_far_past_ten_are_counted_in_english() {
        let said = [1, 10, 11, 13, 20, 21, 22, 23, 111].map(ordinal);
        let expected = [
            "first", "tenth", "11th", "13th", "20th", "21st", "22nd", "23rd", "111th",
        ];
        assert_eq!(said, expected);
    }
}
