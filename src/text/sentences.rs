use super::{name, say, seating, together};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Help, Helps, Level, Player, Refused, Session};
use crate::table::{Announcement, Change, Denied, Host, Hosted, Notice, Viewer};
use crate::words::sentence;

/// The sentences of a game.
pub trait Sentences: Hosted {
    /// How the computer plays at a level.
    fn character(&self, level: Level) -> String;

    /// Tells that the computer decides for the player of this name.
    fn bot_decides(name: &str) -> String;

    /// Why the rules refuse something.
    fn refusal(refusal: &Self::Refusal, players: &[Player]) -> String;

    /// The dice of an event.
    fn dice_in(event: &Self::Event) -> Option<String>;

    /// Tells that an event was undone or redone, without choices for the throw that is `secret`, or a later one.
    fn followed(
        event: &Self::Event,
        players: &[Player],
        secret: Option<ThrowNumber>,
        is_undone: bool,
    ) -> String;

    /// The coach's advice, the best choice first.
    fn advice(advice: &Self::Advice, players: &[Player]) -> Vec<String>;

    /// The outcome of an event, if people are told.
    fn outcome(
        event: &Self::Event,
        outcome: &Self::Outcome,
        session: &Session<Self>,
    ) -> Option<String>;
}

/// The news of a change, if any; `host` is in the state after it.
pub fn changed<G: Sentences>(change: &Change<G>, host: &Host<G>) -> Option<String> {
    let (event, is_undone) = match change {
        Change::Written { event, outcome, .. } => {
            return G::outcome(event, outcome, host.session());
        }
        Change::Undone(event) => (event, true),
        Change::Redone(event) => (event, false),
    };
    let (players, secret) = (host.session().players(), host.secret());
    Some(G::followed(event, players, secret, is_undone))
}

/// Why something cannot be done.
pub fn refused<G: Sentences>(refused: &Refused<G>, players: &[Player]) -> String {
    match refused {
        Refused::Rules(refusal) => G::refusal(refusal, players),
        Refused::Seats(fault) => seating::setup_fault(fault),
        Refused::Full(limit) => format!("{}.", sentence(&super::files::limit(limit))),
    }
}

/// Why the host refuses something.
pub fn denied<G: Sentences>(denied: &Denied<G>, players: &[Player]) -> String {
    let name = |seat: &Seat| name(players, *seat);
    match denied {
        Denied::Refused(refused) => self::refused(refused, players),
        Denied::BotDecides(seat) => G::bot_decides(name(seat)),
        Denied::BotDecidesFirst(seat) => say!("common-denied-bot-first", name = name(seat)),
        Denied::Secret(seat) => say!("common-denied-secret", name = name(seat)),
        Denied::Strict(Help::Hint) => say!("common-strict-hint"),
        Denied::Strict(Help::Review) => say!("common-strict-review"),
        Denied::Strict(Help::TakenBack) => say!("common-strict-taken"),
        Denied::Strict(Help::KnownDice) => say!("common-strict-known"),
        Denied::Late => say!("phones-late"),
    }
}

/// The current news for everybody at the table.
pub fn announcement<G: Sentences>(host: &Host<G>) -> Option<String> {
    let players = host.session().players();
    match host.announcement()? {
        // The result tells more.
        Announcement::Change(_) | Announcement::Notice(_) if host.session().is_over() => None,
        Announcement::Change(change) => changed(change, host),
        Announcement::Corrected {
            by,
            event,
            asks_again,
        } => {
            // A line is broken before them, not between them.
            let dice = G::dice_in(event).map(|dice| dice.replace('-', "\u{a0}"));
            let words = match (dice, *by) {
                (Some(dice), Viewer::Seat(seat)) => {
                    say!("phones-corrected", name = name(players, seat), dice)
                }
                (Some(dice), _) => say!("phones-corrected-laptop", dice),
                (None, _) => say!("phones-corrected-earlier"),
            };
            let again = asks_again.then(|| say!("phones-choose-again"));
            Some(again.map_or(words.clone(), |again| format!("{words} {again}")))
        }
        &Announcement::Undone(Viewer::Seat(seat)) => {
            Some(say!("phones-undone", name = name(players, seat)))
        }
        Announcement::Undone(Viewer::Laptop) => Some(say!("phones-undone-laptop")),
        Announcement::Undone(Viewer::Room) => Some(say!("phones-undone-host")),
        Announcement::Redone => Some(say!("phones-redone-laptop")),
        &Announcement::Notice(notice) => Some(self::notice(notice, players)),
    }
}

/// The helps of a game: `hint, dice known before`; `None` without any.
pub fn helps(helps: &Helps) -> Option<String> {
    let words = helps.iter().map(|help| match help {
        Help::Hint => say!("common-help-hint"),
        Help::Review => say!("common-help-review"),
        Help::TakenBack => say!("common-help-taken"),
        Help::KnownDice => say!("common-help-known"),
    });
    (!helps.is_empty()).then(|| together(words))
}

/// The helps of a game, or that it is strict: `With help: hints`.
pub fn honest(helps: &Helps, is_strict: bool) -> Option<String> {
    let helped = self::helps(helps).map(|helps| say!("result-helped", helps));
    helped.or_else(|| is_strict.then(|| say!("result-strict")))
}

/// A notice of the host.
pub fn notice(notice: Notice, players: &[Player]) -> String {
    let name = |seat: Seat| name(players, seat);
    match notice {
        Notice::Marks(Help::Hint) => say!("common-marks-hint"),
        Notice::Marks(Help::Review) => say!("common-marks-review"),
        Notice::Marks(Help::TakenBack) => say!("common-marks-taken"),
        Notice::Marks(Help::KnownDice) => say!("common-marks-known"),
        Notice::NoAdvice => say!("common-notice-no-advice"),
        Notice::AdviceFailed => say!("common-notice-advice-failed"),
        Notice::ThinkingFailed => say!("common-notice-thinking-failed"),
        Notice::TimeUpFailed(seat) => say!("common-notice-time-up-failed", name = name(seat)),
        Notice::WouldRollOn(seat) => say!("common-notice-would-roll-on", name = name(seat)),
        Notice::Decided {
            seat,
            by_coach: true,
        } => say!("common-notice-coach-decided", name = name(seat)),
        Notice::Decided {
            seat,
            by_coach: false,
        } => say!("common-notice-table-decided", name = name(seat)),
    }
}
