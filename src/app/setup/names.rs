//! The names of the players: those typed, those of earlier players, and numbers for the others.

use super::{Message, NewGame, PLACES, SeatRow, write_on};
use crate::app::action::Action;
use crate::session::{Name, Player};
use crate::text::{SeatDraft, say};
use crate::words::steers;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Writing {
    pub(super) place: usize,
    /// The typed text, before an earlier name replaced it.
    pub(super) by_hand: String,
}

impl NewGame {
    pub(super) fn sits_elsewhere(&self, name: &Name, place: Option<usize>) -> bool {
        let others = self.seats.iter().enumerate();
        others
            .filter(|&(other, _)| Some(other) != place)
            .any(|(_, other)| other.seats(name))
    }

    /// The earlier names that match the typed text, or all of them.
    pub(super) fn offered(&self) -> impl Iterator<Item = &Name> {
        let written = self.writing.as_ref();
        self.names
            .like(written.map_or("", |writing| &writing.by_hand))
    }

    /// Replaces a person's name with the next or previous match, or with the typed text.
    pub(super) fn go_through_names(&mut self, place: usize, by: isize) {
        let SeatDraft { written, level } = self.seats[place].guest.clone();
        if level.is_some() {
            return;
        }
        let writing = self.writing.take().filter(|writing| writing.place == place);
        let writing = self.writing.insert(writing.unwrap_or_else(|| Writing {
            place,
            by_hand: written.clone(),
        }));
        let mut names = vec![writing.by_hand.clone()];
        let offered = self.offered();
        let offered = offered.filter(|name| !self.sits_elsewhere(name, Some(place)));
        names.extend(offered.map(Name::to_string));
        // The typed text comes before the matches, of which one may be the same.
        let at = names.iter().rposition(|name| *name == written).unwrap_or(0);
        let to = at.saturating_add_signed(by).min(names.len() - 1);
        self.seats[place].guest.written = names.swap_remove(to);
        self.take_own_colour(place);
    }

    /// Gives the person at a seat the colour last played with, unless somebody at the table has it.
    pub(super) fn take_own_colour(&mut self, place: usize) {
        let SeatDraft { written, level } = &self.seats[place].guest;
        let person = Name::new(written).ok().filter(|_| level.is_none());
        let own = |name: Name| {
            let noted = self.people.colour_of(&name);
            noted.or_else(|| self.names.colour_of(&name))
        };
        let Some(own) = person.and_then(own) else {
            return;
        };
        let is_free = |seat: &SeatRow| seat.is_empty() && seat.colour == own;
        if let Some(free) = self.seats.iter().position(is_free) {
            self.swap_colours(place, free);
        }
    }

    /// Shows the people of the last table by the names that they have now.
    pub(super) fn show_chosen_names(&mut self) {
        for place in 0..self.seats.len() {
            let SeatDraft { written, level } = &self.seats[place].guest;
            let person = Name::new(written).ok().filter(|_| level.is_none());
            let chosen = person.map(|name| self.people.name_of(&name));
            if let Some(chosen) = chosen.filter(|name| !self.sits_elsewhere(name, Some(place))) {
                self.seats[place].guest.written = chosen.to_string();
            }
        }
    }

    pub(super) fn half_written(&self) -> Option<usize> {
        let writing = self.writing.as_ref()?;
        (!writing.by_hand.is_empty()).then_some(writing.place)
    }

    /// Completes the half-typed name with this one, or seats this player at the first empty seat.
    pub(super) fn seat_known(&mut self, name: &Name) -> Action<Message> {
        let half_written = self.half_written();
        let Some(place) = half_written.or_else(|| self.free_place()) else {
            return Action::None;
        };
        if self.sits_elsewhere(name, Some(place)) {
            return Action::None;
        }
        self.seats[place].guest = SeatDraft {
            written: name.to_string(),
            level: None,
        };
        self.take_own_colour(place);
        match half_written {
            Some(place) => Action::Run(write_on(place)),
            None => self.add(),
        }
    }
}

/// The typed name, cut to the length allowed; `None` if nothing of it is visible.
pub(super) fn legal(written: &str) -> Option<String> {
    let plain = written.trim().chars().filter(|&letter| !steers(letter));
    let name: String = plain.take(Name::LONGEST).collect();
    Some(Name::new(&name).ok()?.as_str().to_owned())
}

pub(super) fn number(place: usize) -> String {
    say!("ask-player", number = place + 1)
}

/// Whether a player has such a name, and can be named now.
pub(super) fn is_number(player: &Player) -> bool {
    (0..PLACES).any(|place| player.name.as_str() == number(place))
}
