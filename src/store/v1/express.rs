//! Can't Stop Express in version 1 of the session file.

use serde::{Deserialize, Serialize};

use super::{Filed, Game, Seating, Wrong, die, into_dice, seat_of, sum, wrong, wrong_setup};
use crate::rules::ThrowNumber;
use crate::rules::dice::{Die, Pairs, Throw};
use crate::rules::express::{Choice, Penalty, Refusal};
use crate::session::{self, AnySession, DiceSource, Express, Player, Session};
use crate::store::ron_text::Step;

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Setup {
    players: Vec<Player>,
    penalty: Penalty,
    dice: DiceSource,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) enum Event {
    Throw {
        number: u32,
        dice: [i32; 5],
    },
    Choice {
        throw: u32,
        player: u32,
        pairs: [i32; 2],
        fifth: Option<i32>,
    },
    Seat(Seating),
}

impl Filed for Express {
    const GAME: Game = Game::Express;
    const EVENTS: &[&str] = &["Throw(", "Choice(", "Seat("];

    type WrittenSetup = Setup;
    type WrittenEvent = Event;

    fn played(session: Session<Express>) -> AnySession {
        AnySession::Express(session)
    }

    fn write_setup(&self) -> Setup {
        Setup {
            players: self.players().to_vec(),
            penalty: self.penalty(),
            dice: self.dice().clone(),
        }
    }

    fn read_setup(written: Setup) -> Result<Express, Wrong> {
        Express::of_file(written.players, written.penalty, written.dice).map_err(wrong_setup)
    }

    fn write_event(event: &session::Event) -> Event {
        match *event {
            session::Event::Throw { number, throw } => Event::Throw {
                number: number.get() as u32,
                dice: throw.dice().map(|die| i32::from(die.value())),
            },
            session::Event::Choice {
                throw,
                seat,
                choice,
            } => Event::Choice {
                throw: throw.get() as u32,
                player: seat.number() as u32,
                pairs: choice.pairs.sums().map(|sum| i32::from(sum.value())),
                fifth: choice.fifth.map(|die| i32::from(die.value())),
            },
            session::Event::Seating(ref seating) => Event::Seat(Seating::of(seating)),
        }
    }

    fn read_event(written: Event, seats: usize) -> Result<session::Event, Wrong> {
        match written {
            Event::Throw { number, dice } => Ok(session::Event::Throw {
                number: ThrowNumber::new(number as usize),
                throw: Throw::new(into_dice(dice)?),
            }),
            Event::Choice {
                throw,
                player,
                pairs: [one, other],
                fifth,
            } => {
                let seat = seat_of(player, seats)?;
                let pairs = Pairs::new(sum("pairs", 0, one)?, sum("pairs", 1, other)?);
                let fifth: Option<Die> = fifth
                    .map(|value| {
                        die(value).ok_or_else(|| {
                            let what = format!("`fifth` is {value}, but a die shows 1 to 6");
                            wrong([Step::Field("fifth")], what)
                        })
                    })
                    .transpose()?;
                Ok(session::Event::Choice {
                    throw: ThrowNumber::new(throw as usize),
                    seat,
                    choice: Choice { pairs, fifth },
                })
            }
            Event::Seat(seating) => Ok(session::Event::Seating(seating.into_seating(seats)?)),
        }
    }

    fn is_join(written: &Event) -> bool {
        matches!(written, Event::Seat(Seating::Join { .. }))
    }

    fn is_consequence(refusal: &Refusal) -> bool {
        matches!(
            refusal,
            Refusal::Waiting { .. } | Refusal::NoThrow(_) | Refusal::NoSeat(_)
        )
    }
}
