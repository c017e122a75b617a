use super::{name, say};
use crate::rules::Seat;
use crate::session::{
    Counted, Level, Name, NameFault, Player, SeatHistory, Seating, Session, SetupFault, Title,
    TitleFault, Variant, folded,
};
use crate::store::BeginError;

/// The word of messages for an event that was undone or redone.
pub(super) fn way(is_undone: bool) -> &'static str {
    if is_undone { "undone" } else { "redone" }
}

pub(super) fn followed(seating: &Seating, players: &[Player], is_undone: bool) -> String {
    let way = way(is_undone);
    match seating {
        Seating::Hand { name, .. } => say!("seats-followed-hand", way, name),
        Seating::Join { player } => say!("seats-followed-join", way, name = &player.name),
        Seating::Retire { seat } => say!("seats-followed-leave", way, name = name(players, *seat)),
    }
}

/// Why a table cannot play.
pub fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Nobody => say!("seats-fault-nobody"),
        SetupFault::Crowd(most) => say!("seats-fault-crowd", most),
        SetupFault::SameName(one, other) => say!("seats-fault-same-name", one, other),
        SetupFault::SameColour(one, other) => say!("seats-fault-same-colour", one, other),
        SetupFault::Level(seat) => say!("seats-fault-level", seat),
        SetupFault::Columns => say!("seats-fault-columns"),
    }
}

/// Why no game begins.
pub fn not_begun(error: &BeginError) -> String {
    match error {
        BeginError::Setup(fault) => setup_fault(fault),
        BeginError::Randomness(error) => say!("new-no-randomness", error = error.to_string()),
    }
}

/// What is wrong with a name.
pub fn name_fault(fault: NameFault) -> String {
    match fault {
        NameFault::Empty => say!("seats-name-empty"),
        NameFault::Long => say!("seats-name-long", most = Name::LONGEST),
        NameFault::Control => say!("seats-name-control"),
        NameFault::Invisible => say!("seats-name-invisible"),
    }
}

/// What is wrong with the title of a game.
pub fn title_fault(TitleFault(fault): TitleFault) -> String {
    match fault {
        NameFault::Empty => say!("seats-title-empty"),
        NameFault::Long => say!("seats-title-long", most = Title::LONGEST),
        NameFault::Control => say!("seats-title-control"),
        NameFault::Invisible => say!("seats-title-invisible"),
    }
}

const NAMED: usize = 5;

/// Who sat at a seat, and since when: `Ann, from throw 5 Master, left after throw 7`.
pub fn seat_history(history: &SeatHistory<'_>) -> String {
    match (history.is_plain(), history.later.is_empty()) {
        (true, _) => history.first.to_string(),
        (false, true) => [history.first.to_string(), seat_note(history)].join(", "),
        (false, false) => seat_note(history),
    }
}

/// Who sat at each seat, one after another: `Ann, then Ben`.
pub fn seat_names<G: Variant>(session: &Session<G>) -> Vec<String> {
    let seats = Seat::all(session.players().len());
    let names = seats.map(|seat| {
        let SeatHistory { first, later, .. } = session.seat_history(seat);
        later.iter().fold(first.to_string(), |before, (_, name)| {
            say!("seats-then", before, name = *name)
        })
    });
    names.collect()
}

/// The note beside the name of the current player; most seats have none. Of many earlier players it names a few.
pub fn seat_note(history: &SeatHistory<'_>) -> String {
    let SeatHistory {
        first,
        joined,
        later,
        departed,
        counted,
    } = history;
    let mut facts: Vec<String> = Vec::new();
    if !later.is_empty() {
        facts.push(first.to_string());
    }
    facts.extend(joined.map(|throw| say!("seats-note-joined", throw)));
    let (others, last) = later.split_at(later.len().saturating_sub(NAMED));
    if !others.is_empty() {
        facts.push(say!("seats-note-more", count = others.len()));
    }
    facts.extend(last.iter().map(|(from, name)| match counted {
        Counted::Throws => say!("seats-note-throw", throw = *from, name = *name),
        Counted::Turns => say!("seats-note-turn", turn = *from, name = *name),
    }));
    facts.extend(departed.map(|at| match counted {
        Counted::Throws if at == 0 => say!("seats-note-left-before-throw"),
        Counted::Turns if at == 0 => say!("seats-note-left-before-turn"),
        Counted::Throws => say!("seats-note-left-throw", throw = at),
        Counted::Turns => say!("seats-note-left-turn", turn = at),
    }));
    facts.join(", ")
}

/// A player as it is being written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatDraft {
    /// The name.
    pub written: String,
    /// The level of the computer player; `None` for a person.
    pub level: Option<Level>,
}

impl SeatDraft {
    /// Switches from a person to the computer, or to its next level. A generated name changes too and stays unique.
    pub fn next_level<'a>(
        &mut self,
        levels: &[Level],
        others: impl Iterator<Item = &'a str> + Clone,
    ) {
        let next = match self.level {
            None => levels.first(),
            Some(level) => levels.iter().skip_while(|&&other| other != level).nth(1),
        };
        self.play_at(next.copied(), others);
    }

    /// Switches to a person or to the computer at this level; a generated name changes too.
    pub fn play_at<'a>(
        &mut self,
        level: Option<Level>,
        others: impl Iterator<Item = &'a str> + Clone,
    ) {
        if is_made_up(self.written.trim(), self.level) {
            self.written = level.map_or(String::new(), |level| free_name(level, others));
        }
        self.level = level;
    }
}

/// Whether the name is empty or comes from [`free_name`].
fn is_made_up(name: &str, level: Option<Level>) -> bool {
    let is_numbered = |plain: &str| {
        let number = name.strip_prefix(plain);
        number.is_some_and(|rest| rest.chars().all(|c| c == ' ' || c.is_ascii_digit()))
    };
    // The name may have been generated in English.
    name.is_empty()
        || level.is_some_and(|level| {
            is_numbered(&format!("{level:?}")) || is_numbered(&super::level(level).to_string())
        })
}

/// A name for the computer that no other player has.
pub fn free_name<'a>(level: Level, others: impl Iterator<Item = &'a str> + Clone) -> String {
    unique(super::level(level).to_string(), others)
}

/// This name, with a number if another player has it.
pub fn unique<'a>(name: String, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_taken = |name: &str| {
        let name = folded(name);
        let mut others = others.clone();
        others.any(|other| folded(other.trim()) == name)
    };
    let (mut free, mut number) = (name.clone(), 1);
    while is_taken(&free) {
        number += 1;
        free = format!("{name} {number}");
    }
    free
}
