//! An Express pad that you fill in by hand, and a throw for it.

use iced::Size;

use super::{Change, Position};
use crate::app::theme::size;
use crate::app::typing::Typing;
use crate::app::widget::pad::{PadLine, Part, Scale, Sheet, open_pad};
use crate::app::widget::{Element, option, options, soft};
use crate::app::words;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Cell, Entry, Pad, Penalty};
use crate::session::{Express, Place, Session};
use crate::text::say;

#[derive(Debug, Clone)]
pub struct FilledPad {
    pad: Pad,
    pub(super) penalty: Penalty,
    pub(super) typed: Typing,
    at: PadLine,
}

impl Default for FilledPad {
    fn default() -> FilledPad {
        FilledPad {
            pad: Pad::EMPTY,
            penalty: Penalty::default(),
            typed: Typing::default(),
            at: PadLine::Row(Sum::ALL[0]),
        }
    }
}

impl FilledPad {
    /// The pad and the throw at this place in a game; for a throw alone, the pad of the first player still in the game.
    pub(super) fn of(session: &Session<Express>, place: Place) -> Option<FilledPad> {
        let (number, seat) = match place {
            Place::Throw(number) => (number, None),
            Place::Choice(number, seat) => (number, Some(seat)),
        };
        let round = session.table().round(number)?;
        let plays = |cell: &&Cell| !matches!(cell.entry(), Entry::Out(_) | Entry::Departed);
        let cell = match seat {
            Some(seat) => round.cell(seat),
            None => round.cells().iter().find(plays),
        };
        Some(FilledPad {
            pad: *cell?.before(),
            penalty: session.setup().penalty(),
            typed: Typing::of(round.throw()),
            ..FilledPad::default()
        })
    }

    /// The position to judge; `None` without a throw, or for a player who is out.
    pub(super) fn position(&self) -> Option<Position> {
        let throw = self.typed.dice().filter(|_| !self.is_out())?;
        Some(Position::Pad {
            pad: self.pad,
            throw,
            penalty: self.penalty,
        })
    }

    pub(super) fn is_out(&self) -> bool {
        self.pad.is_out()
    }

    /// Erases all marks and dice, but keeps the penalty.
    pub(super) fn clear(&mut self) {
        *self = FilledPad {
            penalty: self.penalty,
            ..FilledPad::default()
        };
    }

    /// Presses a part: the last mark of a line is erased, any other box becomes the last marked one, and a track gets
    /// another value.
    pub(super) fn press(&mut self, part: Part) -> Result<(), String> {
        match part {
            Part::Box(line, number) => {
                self.look_at(line);
                self.mark(number - u32::from(self.marks() == number))
            }
            Part::Value(place) => {
                self.look_at(PadLine::Track(place));
                self.name_other()
            }
        }
    }

    /// Adds or erases marks in the selected line, or selects another line.
    pub(super) fn step(&mut self, right: i32, up: isize) -> Result<(), String> {
        let lines: Vec<PadLine> = PadLine::all().collect();
        let place = lines.iter().position(|&line| line == self.at).unwrap_or(0);
        let place = place.saturating_add_signed(-up).min(lines.len() - 1);
        self.look_at(lines[place]);
        let marks = self.marks().saturating_add_signed(right);
        self.mark(marks.min(self.at.boxes()))
    }

    /// Selects this line; among the tracks without a value, the first.
    fn look_at(&mut self, line: PadLine) {
        self.at = match line {
            PadLine::Row(_) => line,
            PadLine::Track(place) => PadLine::Track(place.min(self.pad.tracks().count())),
        };
    }

    /// Gives the selected track the next free value.
    pub(super) fn name_other(&mut self) -> Result<(), String> {
        let PadLine::Track(place) = self.at else {
            return Ok(());
        };
        let mut tracks = self.tracks();
        let named = tracks.get(place).map(|&(value, _)| value);
        let Some(next) = self.free(named) else {
            return Ok(());
        };
        match tracks.get_mut(place) {
            Some((value, _)) => *value = next,
            None => tracks.push((next, 1)),
        }
        self.set(self.rows(), &tracks)
    }

    /// The next value after this one that no track has.
    fn free(&self, after: Option<Die>) -> Option<Die> {
        let mut values = Die::ALL.into_iter().cycle();
        if let Some(after) = after {
            values.find(|&value| value == after);
        }
        let mut values = values.take(Die::ALL.len());
        values.find(|&value| self.pad.track(value).is_none())
    }

    fn rows(&self) -> [u32; Sum::COUNT] {
        Sum::ALL.map(|sum| self.pad.marks(sum))
    }

    fn tracks(&self) -> Vec<(Die, u8)> {
        let tracks = self.pad.tracks();
        tracks.map(|track| (track.value(), track.marks())).collect()
    }

    fn marks(&self) -> u32 {
        match self.at {
            PadLine::Row(sum) => self.pad.marks(sum),
            PadLine::Track(place) => {
                let track = self.pad.tracks().nth(place);
                track.map_or(0, |track| track.marks().into())
            }
        }
    }

    /// Sets the number of marks in the selected line. The first mark of a track gives it a value, and erasing the last
    /// removes it.
    fn mark(&mut self, marks: u32) -> Result<(), String> {
        let (mut rows, mut tracks) = (self.rows(), self.tracks());
        match self.at {
            PadLine::Row(sum) => rows[sum.index()] = marks,
            PadLine::Track(place) => {
                // No track has more boxes than fit a `u8`.
                let marks = marks as u8;
                match (tracks.get_mut(place), self.free(None)) {
                    (Some(_), _) if marks == 0 => drop(tracks.remove(place)),
                    (Some((_, marked)), _) => *marked = marks,
                    (None, Some(value)) if marks > 0 => tracks.push((value, marks)),
                    (None, _) => {}
                }
            }
        }
        self.set(rows, &tracks)
    }

    fn set(&mut self, rows: [u32; Sum::COUNT], tracks: &[(Die, u8)]) -> Result<(), String> {
        self.pad = Pad::from_marks(rows, tracks).map_err(words::impossible_pad)?;
        Ok(())
    }

    pub(super) fn setting<'a>(&self) -> Element<'a, Change> {
        let penalties = Penalty::ALL.map(|penalty| {
            let label = words::signed(-(penalty.points() as i32));
            option(label, "", penalty == self.penalty, Change::Penalty(penalty))
        });
        let name = soft(say!("new-penalty"), size::BODY);
        options([name.into()].into_iter().chain(penalties))
    }

    /// The pad, with the state after the selected choice outlined; every box can be pressed.
    pub(super) fn view<'a>(&self, ghost: Option<Pad>, room: Size) -> Element<'a, Change> {
        let sheet = Sheet {
            ghost,
            ..Sheet::of(self.pad, self.penalty)
        };
        open_pad(&sheet, Scale::fitting(room), self.at, Change::Part)
    }
}
