use super::{name, sentence, signed};
use crate::rules::ThrowNumber;
use crate::session::{Player, Refused, Seating, Session};
use crate::table::{Aim, Change, Denied, Host, Hosted, Notice};

/// What a game provides so that people can be told about it.
pub trait Told: Hosted {
    /// What the program does at its turn: `chooses` or `plays`.
    const DECIDES: &'static str;

    /// Why the rules do not allow something.
    fn refusal(refusal: &Self::Refusal, players: &[Player]) -> String;

    /// An event as something that can be taken back: `throw 3, 1 3 4 4 6`. What is `secret` for now is not told.
    fn event(event: &Self::Event, players: &[Player], secret: Option<ThrowNumber>) -> String;

    /// The outcome of an event, where people are told about it.
    fn outcome(
        event: &Self::Event,
        outcome: &Self::Outcome,
        session: &Session<Self>,
    ) -> Option<String>;
}

/// What people are told after a change, if anything; `host` is as the change has left it.
pub fn changed<G: Told>(change: &Change<G>, host: &Host<G>) -> Option<String> {
    let (event, is_undone) = match change {
        Change::Written { event, outcome, .. } => {
            return G::outcome(event, outcome, host.session());
        }
        Change::Undone(event) => (event, true),
        Change::Redone(event) => (event, false),
    };
    let what = G::event(event, host.session().players(), host.secret());
    Some(followed(&what, is_undone))
}

/// Why something cannot be done.
pub fn refused<G: Told>(refused: &Refused<G>, players: &[Player]) -> String {
    match refused {
        Refused::Rules(refusal) => G::refusal(refusal, players),
        Refused::Seats(fault) => format!("{}.", sentence(&fault.to_string())),
    }
}

/// Why the host of a game does not do something.
pub fn denied<G: Told>(denied: &Denied<G>, players: &[Player]) -> String {
    let does = G::DECIDES;
    match denied {
        Denied::Refused(refused) => self::refused(refused, players),
        Denied::BotDecides(seat) => format!("The program {does} for {}.", name(players, *seat)),
        Denied::BotDecidesFirst(seat) => format!(
            "{} decides first whether to roll on or stop: Space.",
            name(players, *seat)
        ),
        Denied::Secret(seat) => format!(
            "What {} chooses is hidden until all have chosen. Enter passes the laptop.",
            name(players, *seat)
        ),
    }
}

/// What a host tells people.
pub fn notice(notice: Notice, players: &[Player]) -> String {
    match notice {
        Notice::HintMarks => {
            "A game with hints is marked as assisted in the records; it still counts. \
                              Click Hint or press T once more to see it."
                .to_owned()
        }
        Notice::NoAdvice => "The coach has no answer here.".to_owned(),
        Notice::AdviceFailed => "The coach has failed to answer. Hint (T) asks again.".to_owned(),
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

/// Who came, went or took over, as something that can be taken back.
pub(super) fn seating(seating: &Seating, players: &[Player]) -> String {
    match seating {
        Seating::Hand { name, .. } => format!("the seat for {name}"),
        Seating::Join { player } => format!("{} at the table", player.name),
        Seating::Retire { seat } => format!("the leaving of {}", name(players, *seat)),
    }
}

/// Says that something was taken back or redone.
fn followed(what: &str, is_undone: bool) -> String {
    let how = if is_undone {
        "Taken back"
    } else {
        "Done again"
    };
    format!("{how}: {what}.")
}
