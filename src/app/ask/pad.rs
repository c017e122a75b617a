//! A pad of Express that is filled in by hand, and a throw for it.

use iced::Size;

use super::{Asked, Message, Told, no_advice, soft};
use crate::app::express::play::hint;
use crate::app::review::moment::Ranked;
use crate::app::typing::Typing;
use crate::app::widget::pad::{Line, Part, Scale, Sheet, open_pad};
use crate::app::widget::{Element, option, options};
use crate::app::{banner, words};
use crate::coach::express::{Advice, ValueTable};
use crate::coach::review::Measure;
use crate::coach::review::express::Cause;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Cell, Choice, Entry, Impossible, Pad, Penalty};
use crate::session::{Express, Place, Session};
use crate::table::{ExpressHint, ExpressQuestion};
use crate::text::{Figures, say};

/// A pad and a throw.
#[derive(Debug)]
pub struct FilledPad {
    pad: Pad,
    penalty: Penalty,
    pub(super) typed: Typing,
    /// The line that the keys change.
    at: Line,
}

/// A change of the pad by hand.
#[derive(Debug, Clone, Copy)]
pub enum Edit {
    /// A part of it was pressed.
    Pressed(Part),
    /// Rows of one to four marks cost this.
    Penalty(Penalty),
}

impl Default for FilledPad {
    fn default() -> FilledPad {
        FilledPad {
            pad: Pad::EMPTY,
            penalty: Penalty::default(),
            typed: Typing::default(),
            at: Line::Row(Sum::ALL[0]),
        }
    }
}

impl FilledPad {
    /// What this was chosen for in a game: the pad with the throw. A throw alone is that of the first who plays it.
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

    /// What the coach is asked; nothing without a throw, or for a player who is out.
    pub(super) fn question(&self) -> Option<ExpressQuestion> {
        let throw = self.throw().filter(|_| !self.pad.is_out())?;
        Some(ExpressQuestion::of(self.pad, throw, self.penalty))
    }

    fn throw(&self) -> Option<Throw> {
        self.typed.dice()
    }

    /// No marks and no dice, at the same penalty.
    pub(super) fn clear(&mut self) {
        *self = FilledPad {
            penalty: self.penalty,
            ..FilledPad::default()
        };
    }

    /// Changes the pad.
    pub(super) fn edit(&mut self, edit: Edit) -> Result<(), Impossible> {
        match edit {
            Edit::Penalty(penalty) => self.penalty = penalty,
            Edit::Pressed(Part::Box(line, number)) => {
                self.look_at(line);
                // The last mark goes, any other box becomes the last one with a mark.
                let marks = number - u32::from(self.marks() == number);
                self.mark(marks)?;
            }
            Edit::Pressed(Part::Value(place)) => {
                self.look_at(Line::Track(place));
                self.name_other()?;
            }
        }
        Ok(())
    }

    /// Fewer or more marks in the line of the keys, or another line.
    pub(super) fn step(&mut self, right: i32, up: isize) -> Result<(), Impossible> {
        let lines: Vec<Line> = Line::all().collect();
        let place = lines.iter().position(|&line| line == self.at).unwrap_or(0);
        let place = place.saturating_add_signed(-up).min(lines.len() - 1);
        self.look_at(lines[place]);
        let marks = self.marks().saturating_add_signed(right);
        self.mark(marks.min(self.at.boxes()))
    }

    /// The keys change this line; of the tracks without a value they change the first.
    fn look_at(&mut self, line: Line) {
        self.at = match line {
            Line::Row(_) => line,
            Line::Track(place) => Line::Track(place.min(self.pad.tracks().count())),
        };
    }

    /// Names the next value that is free in the track of the keys.
    pub(super) fn name_other(&mut self) -> Result<(), Impossible> {
        let Line::Track(place) = self.at else {
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
        self.pad = Pad::from_marks(self.rows(), &tracks)?;
        Ok(())
    }

    /// The first value that no track has, after this one.
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

    /// The marks in the line of the keys.
    fn marks(&self) -> u32 {
        match self.at {
            Line::Row(sum) => self.pad.marks(sum),
            Line::Track(place) => {
                let track = self.pad.tracks().nth(place);
                track.map_or(0, |track| track.marks().into())
            }
        }
    }

    /// Gives it so many: a value is named with the first mark of its track, and no more without any.
    fn mark(&mut self, marks: u32) -> Result<(), Impossible> {
        let (mut rows, mut tracks) = (self.rows(), self.tracks());
        match self.at {
            Line::Row(sum) => rows[sum.index()] = marks,
            Line::Track(place) => {
                // No track has more boxes than a byte counts.
                let marks = marks as u8;
                match (tracks.get_mut(place), self.free(None)) {
                    (Some(_), _) if marks == 0 => drop(tracks.remove(place)),
                    (Some((_, marked)), _) => *marked = marks,
                    (None, Some(value)) if marks > 0 => tracks.push((value, marks)),
                    (None, _) => {}
                }
            }
        }
        self.pad = Pad::from_marks(rows, &tracks)?;
        Ok(())
    }

    /// What rows of one to four marks cost.
    pub(super) fn setting<'a>(&self) -> Element<'a, Message> {
        let penalties = Penalty::ALL.map(|penalty| {
            let label = words::signed(-(penalty.points() as i32));
            let change = Message::Pad(Edit::Penalty(penalty));
            option(label, "", penalty == self.penalty, change)
        });
        options([soft(say!("new-penalty"))].into_iter().chain(penalties))
    }

    /// The pad with the choice that is shown.
    pub(super) fn view<'a>(
        &self,
        asked: Option<&Asked<Express>>,
        room: Size,
    ) -> Element<'a, Message> {
        let chosen = asked.and_then(|asked| choices(asked).get(asked.shown));
        let ghost = self.throw().zip(chosen);
        let ghost = ghost.and_then(|(throw, advice)| self.pad.play(&throw, advice.choice).ok());
        let sheet = Sheet {
            before: self.pad,
            now: self.pad,
            ghost,
            penalty: self.penalty,
            drawn: 1.0,
        };
        let scale = Scale::fitting(room);
        open_pad(&sheet, scale, self.at, |part| {
            Message::Pad(Edit::Pressed(part))
        })
    }

    /// What the coach says.
    pub(super) fn said<'a>(&self, asked: Option<&Asked<Express>>) -> Told<'a> {
        if self.pad.is_out() {
            return Told::word(banner::notice(say!("ask-out")));
        }
        let Some((asked, throw)) = asked.zip(self.throw()) else {
            return Told::default();
        };
        let Some(Ok(Some(hint))) = &asked.said else {
            return Told::word(no_advice(asked));
        };
        let (Some(best), Some(shown)) = (hint.best(), hint.choices.get(asked.shown)) else {
            return Told::default();
        };
        let figures = Figures::of(Measure::Points, []);
        let lines = hint.choices.iter().map(|advice| {
            let loss = lost(advice, best);
            Ranked {
                choice: words::choice(&advice.choice),
                heard: words::choice_in_words(&advice.choice),
                value: figures.value(advice.value),
                loss: loss.map(|loss| words::worse(Measure::Points, loss)),
                is_chosen: false,
            }
        });
        let told = match asked.shown {
            0 => hint::sentences(hint),
            _ => self.loss(&throw, shown, best),
        };
        let effects = self.pad.play(&throw, shown.choice).map_or_else(
            |_| Vec::new(),
            |after| words::effects(&self.pad, &after, shown.choice, self.penalty),
        );
        Told {
            measure: words::values_are(Measure::Points, false),
            choices: lines.collect(),
            shown: asked.shown,
            word: None,
            told: told.into_iter().chain(effects).collect(),
        }
    }

    /// What a choice that is not the first one costs, and why.
    fn loss(&self, throw: &Throw, shown: &Advice, best: &Advice) -> Vec<String> {
        let loss = lost(shown, best);
        let cost = words::cost(Measure::Points, loss, false);
        let why = loss.and_then(|_| self.why(throw, [shown.choice, best.choice]));
        [Some(cost), why].into_iter().flatten().collect()
    }

    fn why(&self, throw: &Throw, choices: [Choice; 2]) -> Option<String> {
        let table = ValueTable::shipped(self.penalty).ok()?;
        let cause = Cause::of(table, &self.pad, throw, choices)?;
        Some(words::unbroken(&words::cause(&cause)))
    }
}

/// What a choice is worth less than the best; nothing where it is as good.
fn lost(advice: &Advice, best: &Advice) -> Option<f64> {
    let loss = best.value - advice.value;
    (!Measure::Points.is_toss_up(loss)).then_some(loss)
}

/// All choices, the best first, once the coach has said what they are worth.
pub(super) fn choices(asked: &Asked<Express>) -> &[Advice] {
    match &asked.said {
        Some(Ok(Some(ExpressHint { choices, .. }))) => choices,
        _ => &[],
    }
}
