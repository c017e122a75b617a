use super::coach::board::{ahead, threat};
use super::{
    Consequence, Sentences, Tone, board_choice, board_player, either, name, percent, say, together,
};
use crate::coach::classic::Advice;
use crate::coach::review::{Measure, Verdict};
use crate::rules::classic::{
    Decision, End, Illegal, Impossible, Phase, Placement, Play, Position, Reason, Refusal, Step,
    Turn, bust_odds, length,
};
use crate::rules::dice::{Pairs, Sum};
use crate::rules::{Ruling, Seat, ThrowNumber};
use crate::session::classic::Event;
use crate::session::{Classic, Level, Player, Session};
use crate::table::{ClassicHint, ClassicOutcome as Outcome};

impl Sentences for Classic {
    fn character(&self, level: Level) -> String {
        board_player(level)
    }

    fn bot_decides(name: &str) -> String {
        say!("board-bot-plays", name)
    }

    fn advice(advice: &ClassicHint, players: &[Player]) -> Vec<String> {
        let best = advice.advice.first().map(|_| {
            let (verdict, worth) = best_on_board(advice, players);
            say!("coach-verdict-worth", verdict, worth)
        });
        best.into_iter()
            .chain(board_ahead(advice, players))
            .collect()
    }

    fn refusal(refusal: &Refusal, players: &[Player]) -> String {
        let name = |seat: Seat| name(players, seat);
        match refusal {
            &Refusal::NotStarted(seat) => say!("board-refused-not-started", name = name(seat)),
            &Refusal::Departed(seat) => say!("board-refused-departed", name = name(seat)),
            Refusal::Started => say!("board-refused-started"),
            Refusal::Waiting(roll) => say!("board-refused-waiting", roll),
            Refusal::Bust(roll) => say!("board-refused-bust", roll),
            Refusal::Held(column) => say!("board-refused-held", column),
            Refusal::Over => say!("board-refused-over"),
            Refusal::Illegal(illegal) => {
                let (choice, why) = (board_play(illegal.play), why(illegal.reason));
                say!("common-illegal", choice, why)
            }
            Refusal::NoRollOff(roll) => say!("board-refused-no-roll-off", roll),
            Refusal::NoRoll(roll) => say!("board-refused-no-roll", roll),
            Refusal::NoSeat(seat) => say!("board-refused-no-seat", seat),
            Refusal::Joined => say!("board-refused-joined"),
            Refusal::Last => say!("board-refused-last"),
        }
    }

    fn dice_in(event: &Event) -> Option<String> {
        match event {
            Event::RollOff { dice, .. } => Some(dice.to_string()),
            Event::Roll { roll, .. } => Some(roll.to_string()),
            Event::Play { .. } | Event::Decision { .. } | Event::Seating(_) => None,
        }
    }

    fn followed(
        event: &Event,
        players: &[Player],
        _secret: Option<ThrowNumber>,
        is_undone: bool,
    ) -> String {
        let way = super::seating::way(is_undone);
        match event {
            Event::RollOff { number, dice } => {
                say!("board-followed-roll-off", way, roll = number, dice)
            }
            Event::Roll { number, roll } => {
                say!("board-followed-roll", way, roll = number, dice = roll)
            }
            Event::Play { roll, play } => {
                say!("board-followed-play", way, play = board_play(*play), roll)
            }
            Event::Decision {
                roll,
                decision: Decision::Stop,
            } => say!("board-followed-stop", way, roll),
            Event::Decision {
                roll,
                decision: Decision::RollOn,
            } => say!("board-followed-on", way, roll),
            Event::Seating(seating) => super::seating::followed(seating, players, is_undone),
        }
    }

    fn outcome(event: &Event, outcome: &Outcome, session: &Session<Classic>) -> Option<String> {
        let players = session.players();
        match outcome {
            Outcome::Plain => None,
            Outcome::Corrected => corrected(event, session),
            Outcome::Bust(before) => {
                let name = name(players, before.turn());
                Some(match before.at_stake() {
                    0 => say!("board-busts", name),
                    lost => say!("board-busts-and-loses", name, count = lost),
                })
            }
            Outcome::Stopped(before, _) => {
                let name = name(players, before.turn());
                Some(say!("board-stops", name, count = before.at_stake()))
            }
            Outcome::Tied => {
                let tie = session.table().ties().last()?;
                let names = tie.seats.iter().map(|&seat| name(players, seat));
                let (names, total) = (together(names), tie.total);
                Some(say!("board-tied-again", names, total))
            }
            Outcome::Starts(seat) => {
                let table = session.table();
                let name = name(players, *seat);
                let rolls = table.roll_offs().filter(|(by, _)| *by == Some(*seat));
                Some(match (table.ties().last(), rolls.last()) {
                    (Some(tie), Some((_, dice))) => say!(
                        "board-starts-after-tie",
                        name,
                        total = dice.sum(),
                        tied = tie.total
                    ),
                    (None, Some((_, dice))) => say!("board-starts-with", name, total = dice.sum()),
                    (_, None) => say!("board-starts", name),
                })
            }
        }
    }
}

/// A play: `6 and 8`, `7 twice` or `5`.
pub fn board_play(play: Play) -> String {
    let columns: Vec<Sum> = play.columns().collect();
    match columns[..] {
        [column, other] if column == other => say!("board-play-twice", column),
        _ => together(columns),
    }
}

/// Tells what is corrected, and what is asked for again.
fn corrected(event: &Event, session: &Session<Classic>) -> Option<String> {
    let waiting = session.table().waiting();
    let again = if waiting.is_some() { "roll" } else { "nothing" };
    let asked = waiting.map_or(0, |number| number.get());
    Some(match event {
        Event::RollOff { number, .. } => {
            say!("board-corrected-roll-off", roll = number, again, asked)
        }
        Event::Roll { number, .. } => say!("board-corrected-roll", roll = number, again, asked),
        Event::Play { roll, .. } => say!("board-corrected-play", roll, again, asked),
        Event::Decision { roll, .. } => say!("board-corrected-decision", roll, again, asked),
        Event::Seating(_) => return None,
    })
}

/// The pieces in a column of the board, or who has won it; `names` are by seat.
pub fn standing(position: &Position, names: &[impl AsRef<str>], column: Sum) -> String {
    let name = |seat: Seat| names.get(seat.index()).map_or("", AsRef::as_ref);
    if let Some(winner) = position.winner_of(column) {
        return say!("phones-board-won", name = name(winner));
    }
    let top = length(column);
    let runner = match position.runner(column) {
        0 => None,
        space => Some(say!("phones-board-runner", space)),
    };
    let squares = Seat::all(names.len()).filter_map(|seat| {
        let space = position.square(seat, column);
        (space > 0).then(|| say!("phones-board-square", name = name(seat), space))
    });
    let pieces: Vec<String> = runner.into_iter().chain(squares).collect();
    if pieces.is_empty() {
        say!("phones-board-empty", top)
    } else {
        say!("phones-board-pieces", pieces = pieces.join(", "), top)
    }
}

/// Who or what the board waits for.
pub fn board_awaits(session: &Session<Classic>) -> String {
    let table = session.table();
    let turn = name(session.players(), table.position().turn());
    match table.phase() {
        Phase::RollOff { seat, .. } => {
            say!("board-awaits-start", name = name(session.players(), seat))
        }
        Phase::Roll { may_stop: true, .. } => say!("board-awaits-roll-or-stop", name = turn),
        Phase::Roll { .. } => say!("board-awaits-roll", name = turn),
        Phase::Play(_) => say!("board-awaits-play", name = turn),
        Phase::Decision(roll) => say!("board-awaits-decision", name = turn, roll),
        Phase::Over { .. } => say!("board-awaits-nobody"),
    }
}

/// An earlier play, and why it is no longer legal after a correction.
pub fn play_no_longer_legal(illegal: &Illegal) -> String {
    let (choice, why) = (board_play(illegal.play), why(illegal.reason));
    say!("common-outdated", choice, why)
}

fn why(reason: Reason) -> String {
    match reason {
        Reason::NotInRoll(roll) => say!("board-why-in-roll", dice = roll),
        Reason::NotPlayable(column) => say!("board-why-column", column),
        Reason::NotWhole => say!("board-why-whole"),
        Reason::TableOptions(Placement::MustPlace) => say!("board-why-place"),
        Reason::TableOptions(Placement::Most | Placement::Within) => say!("board-why-most"),
        Reason::Over => say!("board-why-over"),
    }
}

/// Why no game has a board that was set up by hand.
pub fn impossible_board(impossible: Impossible) -> String {
    match impossible {
        Impossible::Columns(_) => say!("ask-no-such-goal"),
        Impossible::Runner(column) => say!("ask-no-runner-there", column),
        Impossible::Runners => say!("ask-no-more-runners"),
        Impossible::Stack(column) => say!("ask-no-stack", column),
        Impossible::Won => say!("ask-no-play-after-the-end"),
        Impossible::WonTwice(column) => say!("ask-no-square-in-won-column", column),
        Impossible::Players(_) | Impossible::Turn(_) | Impossible::Square { .. } => {
            say!("ask-no-such-board")
        }
    }
}

/// The consequences of a play: whether a stop would then win the game, where its runners come to, and whether they can stay.
pub fn play_effects(before: &Position, after: &Position, play: Play) -> Vec<Consequence> {
    let mut columns: Vec<Sum> = play.columns().collect();
    columns.dedup();
    let runners = columns.into_iter().map(|column| {
        let (space, top) = (after.runner(column), length(column));
        let name = column.to_string();
        if space == top {
            return Consequence::new(say!("board-effect-top", column = name), Tone::Gain);
        }
        let words = match (before.runner(column), space) {
            (0, 1) => say!("board-effect-starts", column = name),
            (0, _) => say!("board-effect-starts-at", column = name, space),
            _ => say!("board-effect-moves", column = name, space, top),
        };
        Consequence::new(words, Tone::Plain)
    });
    let wins = after.stop().and_then(|stopped| stopped.winner()) == Some(after.turn());
    let wins = wins.then(|| Consequence::new(say!("board-effect-wins"), Tone::End));
    let is_held = after.held_by().next().is_some();
    let held = is_held.then(|| Consequence::new(say!("board-effect-held"), Tone::Loss));
    wins.into_iter().chain(runners).chain(held).collect()
}

/// The consequences of a stop: whether it ends the game, or else the spaces that it keeps; the columns that it wins.
pub fn stop_consequences(position: &Position) -> Vec<Consequence> {
    let winner = position.stop().and_then(|stopped| stopped.winner());
    let end = winner.map(|winner| {
        // If no column is left, the most columns win (C10).
        let is_own = winner == position.turn();
        if is_own {
            Consequence::new(say!("board-stop-wins"), Tone::End)
        } else {
            Consequence::new(say!("board-stop-loses"), Tone::Loss)
        }
    });
    let kept = winner.is_none().then(|| {
        let words = say!("board-stop-keeps", count = position.at_stake());
        Consequence::new(words, Tone::Plain)
    });
    let won = reached(position);
    let won = (!won.is_empty()).then(|| {
        let words = say!(
            "board-stop-columns",
            count = won.len(),
            columns = together(won)
        );
        Consequence::new(words, Tone::Gain)
    });
    end.into_iter().chain(kept).chain(won).collect()
}

/// What the next roll risks: the spaces gained, and the columns that a stop would win.
pub fn roll_risks(position: &Position) -> Vec<String> {
    let spaces = say!("board-risks", count = position.at_stake());
    let columns = reached(position);
    let columns = (!columns.is_empty()).then(|| {
        say!(
            "board-risks-columns",
            count = columns.len(),
            columns = together(columns)
        )
    });
    [spaces].into_iter().chain(columns).collect()
}

/// The columns with a runner at their top.
fn reached(position: &Position) -> Vec<Sum> {
    let is_reached = |&column: &Sum| position.runner(column) == length(column);
    Sum::ALL.into_iter().filter(is_reached).collect()
}

/// The chance of a bust with the next roll.
pub fn bust_consequence(position: &Position) -> Consequence {
    let odds = bust_odds(position);
    let tone = if odds > 0.0 { Tone::Loss } else { Tone::Plain };
    let words = say!("board-bust-chance", chance = percent(odds));
    Consequence::new(words, tone)
}

/// The outcome of a finished turn.
pub fn turn_end(turn: &Turn) -> Option<Consequence> {
    Some(match (turn.end, turn.spaces) {
        (End::Open | End::Departed, _) => return None,
        (End::Stop, kept) => Consequence::new(say!("board-turn-kept", count = kept), Tone::Gain),
        (End::Bust, 0) => Consequence::new(say!("board-turn-bust"), Tone::Loss),
        (End::Bust, lost) => Consequence::new(say!("board-turn-lost", count = lost), Tone::Loss),
    })
}

/// Why a split of a roll plays nothing, and the ruling behind it.
pub fn not_played(position: &Position, pairs: Pairs) -> (String, Ruling) {
    let [low, high] = pairs.sums();
    let [low_why, high_why] = [low, high].map(|column| not_playable(position, column));
    if !position.plays_of(pairs).is_empty() {
        let words = match position.setting().placement {
            Placement::Most => say!("board-split-more-pairs", low, high),
            Placement::Within | Placement::MustPlace => say!("board-split-new-runner", low, high),
        };
        return (words, Ruling::C13);
    }
    let words = if low == high {
        say!("board-split-twice", column = low, why = low_why)
    } else if (low_why, high_why) == ("runners", "runners") {
        say!("board-split-runners", low, high)
    } else {
        say!("board-split-neither", low, low_why, high, high_why)
    };
    (words, Ruling::C5)
}

/// Why no runner moves in a column, in the word of the messages.
fn not_playable(position: &Position, column: Sum) -> &'static str {
    match position.winner_of(column) {
        Some(_) => "won",
        None if position.runner(column) > 0 => "top",
        None => "runners",
    }
}

/// Why no play of a roll moves a runner in a column.
pub fn not_moved(step: &Step, column: Sum) -> String {
    let (position, roll) = (step.before(), step.roll());
    let number = column.to_string();
    let is_there = |pairs: &Pairs| pairs.sums().contains(&column);
    if !roll.splits().iter().any(is_there) {
        say!("board-column-not-rolled", column = number)
    } else if !position.is_playable(column) {
        let why = not_playable(position, column);
        say!("board-column-not-playable", column = number, why)
    } else {
        match position.setting().placement {
            Placement::Most => say!("board-column-more-pairs", column = number),
            Placement::Within | Placement::MustPlace => {
                say!("board-column-new-runner", column = number)
            }
        }
    }
}

/// The best choice with its verdict, or those that are as good.
pub fn best_on_board(hint: &ClassicHint, players: &[Player]) -> (String, String) {
    let measure = Measure::on_board(players.len() == 1);
    let best = hint.advice.iter();
    let best = best.filter(|one| measure.is_toss_up(hint.loss(one)));
    let best: Vec<String> = best.map(|one| board_choice(one.choice)).collect();
    let verdict = match best.len() {
        ..2 => Verdict::Best,
        _ => Verdict::AsGood,
    };
    (super::verdict(verdict), either(best))
}

/// What to expect of the two best choices, and what else speaks for rolling on or stopping.
pub fn board_ahead(hint: &ClassicHint, players: &[Player]) -> Vec<String> {
    let safe = hint.is_safe.then(|| say!("coach-board-safe"));
    let threat = hint.threat.and_then(|one| threat(one, players));
    let measure = Measure::on_board(players.len() == 1);
    let is_decision = |one: &&Advice| one.choice.play().is_none();
    let second = hint.advice.iter().filter(is_decision).nth(1);
    let toss_up = second
        .filter(|second| measure.is_toss_up(hint.loss(second)))
        .map(|_| say!("coach-toss-up"));
    let further = toss_up.into_iter().chain(safe).chain(threat);
    let ahead = hint.advice.iter().take(2).map(turn_ahead);
    ahead.chain(further).collect()
}

/// The expected outcome of a turn after a play or a decision, played on as well as the coach can.
pub fn turn_ahead(advice: &Advice) -> String {
    let likely = Sum::ALL
        .into_iter()
        .map(|column| (column, advice.wins[column.index()]))
        .filter(|&(_, chance)| chance >= 0.01)
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    let ahead = ahead(advice);
    match likely {
        Some((column, chance)) => {
            say!(
                "board-ahead-column",
                ahead,
                column,
                chance = percent(chance)
            )
        }
        None => say!("board-ahead", ahead),
    }
}
