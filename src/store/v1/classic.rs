//! Classic Can't Stop in version 1 of the session file.

use serde::{Deserialize, Serialize};

use super::{Filed, Game, Seating, Wrong, into_dice, sum, wrong, wrong_setup};
use crate::rules::classic::{self, Columns, Decision, Placement, Refusal, Setting, Sharing};
use crate::rules::dice::{Roll, RollOff};
use crate::rules::{RollNumber, RollOffNumber, Seat};
use crate::session::classic as played;
use crate::session::{AnySession, Classic, DiceSource, Player, Session};
use crate::store::ron_text::Step;

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Setup {
    players: Vec<Player>,
    columns: Columns,
    sharing: Sharing,
    placement: Placement,
    dice: DiceSource,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u32>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) enum Event {
    RollOff { number: u32, dice: [i32; 2] },
    Roll { number: u32, dice: [i32; 4] },
    Play { roll: u32, columns: Vec<i32> },
    RollOn { roll: u32 },
    Stop { roll: u32 },
    Seat(Seating),
}

fn play(columns: &[i32]) -> Result<classic::Play, Wrong> {
    let column = |place: usize| sum("columns", place, columns[place]);
    match columns.len() {
        1 => Ok(classic::Play::one(column(0)?)),
        2 => Ok(classic::Play::both(column(0)?, column(1)?)),
        count => {
            let what = format!("`columns` has {count} of them, but a play is in one or two");
            Err(wrong([Step::Field("columns")], what))
        }
    }
}

impl Filed for Classic {
    const GAME: Game = Game::Classic;
    const EVENTS: &[&str] = &["RollOff(", "Roll(", "Play(", "RollOn(", "Stop(", "Seat("];

    type WrittenSetup = Setup;
    type WrittenEvent = Event;

    fn played(session: Session<Classic>) -> AnySession {
        AnySession::Classic(session)
    }

    fn write_setup(&self) -> Setup {
        let setting = self.setting();
        Setup {
            players: self.players().to_vec(),
            columns: setting.columns,
            sharing: setting.sharing,
            placement: setting.placement,
            dice: self.dice().clone(),
            first: self.first().map(|seat| seat.number() as u32),
        }
    }

    fn read_setup(written: Setup) -> Result<Classic, Wrong> {
        let setting = Setting {
            columns: written.columns,
            sharing: written.sharing,
            placement: written.placement,
        };
        let setup = Classic::of_file(written.players, setting, written.dice);
        let setup = setup.map_err(wrong_setup)?;
        let Some(first) = written.first else {
            return Ok(setup);
        };
        let players = setup.players().len();
        let seat = Seat::from_number(first as usize).filter(|seat| seat.index() < players);
        let seat = seat.ok_or_else(|| {
            let what = format!("`first` is {first}, but the players are 1 to {players}");
            wrong([Step::Field("setup"), Step::Field("first")], what)
        })?;
        Ok(setup.started_by(seat))
    }

    fn write_event(event: &played::Event) -> Event {
        match *event {
            played::Event::RollOff { number, dice } => Event::RollOff {
                number: number.get() as u32,
                dice: dice.dice().map(|die| i32::from(die.value())),
            },
            played::Event::Roll { number, roll } => Event::Roll {
                number: number.get() as u32,
                dice: roll.dice().map(|die| i32::from(die.value())),
            },
            played::Event::Play { roll, play } => Event::Play {
                roll: roll.get() as u32,
                columns: play.columns().map(|sum| i32::from(sum.value())).collect(),
            },
            played::Event::Decision { roll, decision } => {
                let roll = roll.get() as u32;
                match decision {
                    Decision::RollOn => Event::RollOn { roll },
                    Decision::Stop => Event::Stop { roll },
                }
            }
            played::Event::Seating(ref seating) => Event::Seat(Seating::of(seating)),
        }
    }

    fn read_event(written: Event, seats: usize) -> Result<played::Event, Wrong> {
        let decided = |roll: u32, decision| played::Event::Decision {
            roll: RollNumber::new(roll as usize),
            decision,
        };
        Ok(match written {
            Event::RollOff { number, dice } => played::Event::RollOff {
                number: RollOffNumber::new(number as usize),
                dice: RollOff::new(into_dice(dice)?),
            },
            Event::Roll { number, dice } => played::Event::Roll {
                number: RollNumber::new(number as usize),
                roll: Roll::new(into_dice(dice)?),
            },
            Event::Play { roll, columns } => played::Event::Play {
                roll: RollNumber::new(roll as usize),
                play: play(&columns)?,
            },
            Event::RollOn { roll } => decided(roll, Decision::RollOn),
            Event::Stop { roll } => decided(roll, Decision::Stop),
            Event::Seat(seating) => played::Event::Seating(seating.into_seating(seats)?),
        })
    }

    fn is_join(written: &Event) -> bool {
        matches!(written, Event::Seat(Seating::Join { .. }))
    }

    // All players share one position, so nothing after a wrong event can be judged.
    fn is_consequence(_: &Refusal) -> bool {
        true
    }
}
