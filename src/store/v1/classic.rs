//! Classic Can't Stop in version 1 of the session file.

use serde::{Deserialize, Serialize};

use super::seating::Seating;
use super::{Dice, Filed, Game, Player, Wrong, into_dice, into_players, sum, wrong, wrong_setup};
use crate::rules::classic::{self, Columns, Decision, Refusal, Setting};
use crate::rules::dice::{Roll, RollOff};
use crate::rules::{RollNumber, RollOffNumber};
use crate::session::classic as played;
use crate::session::{AnySession, Classic, Session, Variant};
use crate::store::Misfit;
use crate::store::place::Step;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Setup {
    players: Vec<Player>,
    columns: i32,
    sharing: Sharing,
    placement: Placement,
    dice: Dice,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) enum Event {
    RollOff { number: u32, dice: [i32; 2] },
    Roll { number: u32, dice: [i32; 4] },
    Play { roll: u32, columns: Vec<i32> },
    RollOn { roll: u32 },
    Stop { roll: u32 },
    Seat(Seating),
}

#[derive(Default, Serialize, Deserialize)]
pub(in crate::store) enum Sharing {
    #[default]
    Share,
    Jump,
    Forced,
}

#[derive(Default, Serialize, Deserialize)]
pub(in crate::store) enum Placement {
    #[default]
    Within,
    MustPlace,
    Most,
}

impl Sharing {
    pub(in crate::store) fn of(sharing: classic::Sharing) -> Sharing {
        match sharing {
            classic::Sharing::Share => Sharing::Share,
            classic::Sharing::Jump => Sharing::Jump,
            classic::Sharing::Forced => Sharing::Forced,
        }
    }

    pub(in crate::store) fn into_sharing(self) -> classic::Sharing {
        match self {
            Sharing::Share => classic::Sharing::Share,
            Sharing::Jump => classic::Sharing::Jump,
            Sharing::Forced => classic::Sharing::Forced,
        }
    }
}

impl Placement {
    pub(in crate::store) fn of(placement: classic::Placement) -> Placement {
        match placement {
            classic::Placement::Within => Placement::Within,
            classic::Placement::MustPlace => Placement::MustPlace,
            classic::Placement::Most => Placement::Most,
        }
    }

    pub(in crate::store) fn into_placement(self) -> classic::Placement {
        match self {
            Placement::Within => classic::Placement::Within,
            Placement::MustPlace => classic::Placement::MustPlace,
            Placement::Most => classic::Placement::Most,
        }
    }
}

/// The number of columns as it is written.
pub(in crate::store) fn columns_written(columns: Columns) -> i32 {
    columns.count() as i32
}

/// So many columns, or what is wrong with the number.
pub(in crate::store) fn columns(count: i32) -> Result<Columns, Misfit> {
    let columns = usize::try_from(count).ok().and_then(Columns::new);
    columns.ok_or(Misfit::Columns(count))
}

/// The play in these columns, or what is wrong with them.
fn play(columns: &[i32]) -> Result<classic::Play, Wrong> {
    let column = |place: usize| sum("columns", place, columns[place]);
    match columns.len() {
        1 => Ok(classic::Play::one(column(0)?)),
        2 => Ok(classic::Play::both(column(0)?, column(1)?)),
        count => Err(wrong([Step::Field("columns")], Misfit::Play(count))),
    }
}

impl Filed for Classic {
    const GAME: Game = Game::Classic;
    const EVENTS: &[&str] = &["RollOff(", "Roll(", "Play(", "RollOn(", "Stop(", "Seat("];
    const MOST_AGAIN: usize = <Classic as Variant>::MOST_PLAYED_AGAIN;

    type WrittenSetup = Setup;
    type WrittenEvent = Event;

    fn played(session: Session<Classic>) -> AnySession {
        AnySession::Classic(session)
    }

    fn write_setup(&self) -> Setup {
        let setting = self.setting();
        Setup {
            players: self.players().iter().map(Player::of).collect(),
            columns: columns_written(setting.columns),
            sharing: Sharing::of(setting.sharing),
            placement: Placement::of(setting.placement),
            dice: Dice::of(self.dice()),
        }
    }

    fn read_setup(written: Setup) -> Result<Classic, Wrong> {
        let players = into_players(written.players)?;
        let setting = Setting {
            columns: columns(written.columns).map_err(|misfit| {
                let path = [Step::Field("setup"), Step::Field("columns")];
                wrong(path, misfit)
            })?,
            sharing: written.sharing.into_sharing(),
            placement: written.placement.into_placement(),
        };
        Classic::of_file(players, setting, written.dice.into_dice()?).map_err(wrong_setup)
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
            Event::Seat(seating) => {
                let seating = seating.into_seating(seats);
                let seating = seating.map_err(|wrong| wrong.inside([Step::Item(0)]))?;
                played::Event::Seating(seating)
            }
        })
    }

    fn is_join(written: &Event) -> bool {
        matches!(written, Event::Seat(Seating::Join { .. }))
    }

    // One position carries everybody, so nothing can be said of what is behind a wrong event.
    fn is_consequence(_: &Refusal) -> bool {
        true
    }
}
