//! Version 1 of the session file, as it is written: frozen once released.
//!
//! These types are the text and nothing else. They know numbers where the game knows dice, and become a session only
//! through [`File::into_saved`], which says of every value what is wrong with it.

mod classic;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

pub(super) use self::classic::{Placement, Sharing, columns, columns_written};
use super::place::Step;
use super::{Id, LoadFault, Saved};
use crate::rules::dice::{Die, Pairs, Sum, Throw};
use crate::rules::express::{self, Choice, Refusal};
use crate::session::{self, Express, Fault, Name, Played, Seed, Session, SetupFault};

pub(super) const FORMAT: &str = "fifth-die session";
pub(super) const VERSION: u32 = 1;

/// The most throws that a session may have, times its players: a few hundred times what the longest games need, and a
/// bound for the memory that a file can ask for.
const MOST_CELLS: usize = 200_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Session")]
pub(super) struct File {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) game: Game,
    pub(super) title: Option<String>,
    pub(super) created: String,
    pub(super) changed: String,
    pub(super) setup: Setup,
    pub(super) cursor: u32,
    pub(super) events: Vec<Event>,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Game {
    Express,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    players: Vec<Player>,
    penalty: i32,
    dice: Dice,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    name: String,
    colour: Colour,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Colour {
    Orange,
    Sky,
    Green,
    Yellow,
    Blue,
    Vermilion,
    Purple,
    Grey,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Dice {
    Real,
    App { seed: u64 },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Event {
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
}

/// A value that cannot stand where it stands.
pub(super) struct Wrong {
    /// The way to it from the whole file.
    pub(super) path: Vec<Step>,
    /// What is wrong with it.
    pub(super) fault: LoadFault,
}

impl File {
    /// The file of a session.
    pub(super) fn of(saved: &Saved<&Session<Express>>) -> File {
        let setup = saved.session.setup();
        let log = saved.session.log();
        File {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: Game::Express,
            title: saved.title.clone(),
            created: saved.created.to_string(),
            changed: saved.changed.to_string(),
            setup: Setup {
                players: setup.players().iter().map(Player::of).collect(),
                penalty: setup.penalty().points() as i32,
                dice: match setup.dice() {
                    session::Dice::Real => Dice::Real,
                    session::Dice::App(Seed(seed)) => Dice::App { seed },
                },
            },
            cursor: log.cursor() as u32,
            events: log.events().iter().map(Event::of).collect(),
        }
    }

    /// The session of a file.
    pub(super) fn into_saved(self, id: Id) -> Result<Saved, Wrong> {
        use Step::{Field, Item};

        if self.format != FORMAT {
            return Err(wrong([Field("format")], LoadFault::NotASession));
        }
        if self.version != VERSION {
            let what = format!("`version` is {}, but it must be {VERSION}", self.version);
            return Err(wrong([Field("version")], LoadFault::Value(what)));
        }
        let Game::Express = self.game;
        let created = time("created", &self.created)?;
        let changed = time("changed", &self.changed)?;
        let setup = self.setup.into_setup()?;
        let seats = setup.players().len();
        let mut events = Vec::with_capacity(self.events.len());
        for (index, event) in self.events.into_iter().enumerate() {
            let event = event.into_event(seats).map_err(|mut wrong| {
                wrong.path.splice(..0, [Field("events"), Item(index)]);
                wrong
            })?;
            events.push(event);
        }
        let session = Session::replay(setup, events, self.cursor as usize).map_err(|fault| {
            let path = match fault {
                Fault::Event { index, .. } => vec![Field("events"), Item(index)],
                Fault::Cursor { .. } => vec![Field("cursor")],
            };
            wrong(path, LoadFault::Rule(fault))
        })?;
        Ok(Saved {
            id,
            title: self.title,
            created,
            changed,
            session: Played::Express(session),
        })
    }
}

impl File {
    /// Everything that is wrong with the events: each value that cannot stand there, and each event that breaks the rules,
    /// as far as the game can be followed without the wrong ones.
    pub(super) fn wrong_events(self) -> Vec<Wrong> {
        use Step::{Field, Item};

        let Ok(setup) = self.setup.into_setup() else {
            return Vec::new();
        };
        let seats = setup.players().len();
        let mut session = Session::new(setup);
        let mut can_follow = true;
        let mut wrongs = Vec::new();
        for (index, event) in self.events.into_iter().enumerate() {
            let path = vec![Field("events"), Item(index)];
            match event.into_event(seats) {
                Err(mut wrong) => {
                    wrong.path.splice(..0, path);
                    wrongs.push(wrong);
                }
                Ok(event) if can_follow => match session.record(event) {
                    Ok(()) => {}
                    // The table waits for what was wrong.
                    Err(Refusal::Waiting { .. } | Refusal::NoThrow(_)) if !wrongs.is_empty() => {
                        can_follow = false;
                    }
                    Err(refusal) => {
                        let fault = Fault::Event {
                            index,
                            ruling: refusal.ruling(),
                            reason: refusal.to_string(),
                        };
                        wrongs.push(wrong(path, LoadFault::Rule(fault)));
                    }
                },
                Ok(_) => {}
            }
        }
        wrongs
    }
}

impl Setup {
    /// The setup, or what is wrong with it.
    pub(super) fn into_setup(self) -> Result<session::Setup, Wrong> {
        use Step::{Field, Item};

        let mut players = Vec::with_capacity(self.players.len());
        for (seat, player) in self.players.into_iter().enumerate() {
            let player = player.into_player().map_err(|what| {
                let path = [Field("setup"), Field("players"), Item(seat), Field("name")];
                wrong(path, LoadFault::Value(what))
            })?;
            players.push(player);
        }
        let penalty = penalty(self.penalty)
            .map_err(|what| wrong([Field("setup"), Field("penalty")], LoadFault::Value(what)))?;
        let dice = match self.dice {
            Dice::Real => session::Dice::Real,
            Dice::App { seed } => session::Dice::App(Seed(seed)),
        };
        session::Setup::new(players, penalty, dice).map_err(|fault| {
            let mut path = vec![Field("setup"), Field("players")];
            match fault {
                SetupFault::Nobody => {}
                SetupFault::Crowd(most) => path.push(Item(most)),
                SetupFault::SameName(_, seat) | SetupFault::SameColour(_, seat) => {
                    path.push(Item(seat));
                }
                SetupFault::Columns => {}
            }
            wrong(path, LoadFault::Value(fault.to_string()))
        })
    }
}

impl Player {
    pub(super) fn of(player: &session::Player) -> Player {
        Player {
            name: player.name.as_str().to_owned(),
            colour: Colour::of(player.colour),
        }
    }

    /// The player, or what is wrong with the name.
    pub(super) fn into_player(self) -> Result<session::Player, String> {
        let name = Name::new(&self.name)
            .map_err(|fault| format!("`name` is {:?}, but {fault}", self.name))?;
        Ok(session::Player {
            name,
            colour: self.colour.into_colour(),
        })
    }
}

impl Colour {
    fn of(colour: session::Colour) -> Colour {
        match colour {
            session::Colour::Orange => Colour::Orange,
            session::Colour::Sky => Colour::Sky,
            session::Colour::Green => Colour::Green,
            session::Colour::Yellow => Colour::Yellow,
            session::Colour::Blue => Colour::Blue,
            session::Colour::Vermilion => Colour::Vermilion,
            session::Colour::Purple => Colour::Purple,
            session::Colour::Grey => Colour::Grey,
        }
    }

    fn into_colour(self) -> session::Colour {
        match self {
            Colour::Orange => session::Colour::Orange,
            Colour::Sky => session::Colour::Sky,
            Colour::Green => session::Colour::Green,
            Colour::Yellow => session::Colour::Yellow,
            Colour::Blue => session::Colour::Blue,
            Colour::Vermilion => session::Colour::Vermilion,
            Colour::Purple => session::Colour::Purple,
            Colour::Grey => session::Colour::Grey,
        }
    }
}

impl Event {
    fn of(event: &session::Event) -> Event {
        match *event {
            session::Event::Throw { number, throw } => Event::Throw {
                number: number as u32,
                dice: throw.dice().map(|die| i32::from(die.value())),
            },
            session::Event::Choice {
                throw,
                seat,
                choice,
            } => Event::Choice {
                throw: throw as u32,
                player: seat as u32 + 1,
                pairs: choice.pairs.sums().map(|sum| i32::from(sum.value())),
                fifth: choice.fifth.map(|die| i32::from(die.value())),
            },
        }
    }

    /// The event at a table of this many seats, or what is wrong with it.
    pub(super) fn into_event(self, seats: usize) -> Result<session::Event, Wrong> {
        use Step::{Field, Item};

        match self {
            Event::Throw {
                number,
                dice: values,
            } => {
                let most = MOST_CELLS / seats;
                if number as usize > most {
                    let what = format!(
                        "`number` is {number}, but a game of {seats} has at most {most} throws"
                    );
                    return Err(wrong([Field("number")], LoadFault::Value(what)));
                }
                let mut dice = [Die::One; Throw::DICE];
                for (place, (die, value)) in dice.iter_mut().zip(values).enumerate() {
                    *die = self::die(value).ok_or_else(|| {
                        let what = format!("`dice` has {value}, but a die shows 1 to 6");
                        wrong([Field("dice"), Item(place)], LoadFault::Value(what))
                    })?;
                }
                Ok(session::Event::Throw {
                    number: number as usize,
                    throw: Throw::new(dice),
                })
            }
            Event::Choice {
                throw,
                player,
                pairs: [one, other],
                fifth,
            } => {
                let seat = (player as usize)
                    .checked_sub(1)
                    .filter(|&seat| seat < seats)
                    .ok_or_else(|| {
                        let what =
                            format!("`player` is {player}, but the players are 1 to {seats}");
                        wrong([Field("player")], LoadFault::Value(what))
                    })?;
                let sum = |place, value: i32| {
                    u8::try_from(value).ok().and_then(Sum::new).ok_or_else(|| {
                        let what = format!("`pairs` has {value}, but two dice make 2 to 12");
                        wrong([Field("pairs"), Item(place)], LoadFault::Value(what))
                    })
                };
                let pairs = Pairs::new(sum(0, one)?, sum(1, other)?);
                let fifth = fifth
                    .map(|value| {
                        die(value).ok_or_else(|| {
                            let what = format!("`fifth` is {value}, but a die shows 1 to 6");
                            wrong([Field("fifth")], LoadFault::Value(what))
                        })
                    })
                    .transpose()?;
                Ok(session::Event::Choice {
                    throw: throw as usize,
                    seat,
                    choice: Choice { pairs, fifth },
                })
            }
        }
    }
}

/// The penalty of this many points, or what is wrong with the number.
pub(super) fn penalty(points: i32) -> Result<express::Penalty, String> {
    u32::try_from(points)
        .ok()
        .and_then(express::Penalty::new)
        .ok_or_else(|| format!("`penalty` is {points}, but it must be 200, 150 or 100"))
}

fn die(value: i32) -> Option<Die> {
    Die::new(u8::try_from(value).ok()?)
}

fn time(field: &'static str, written: &str) -> Result<Timestamp, Wrong> {
    written.parse().map_err(|_| {
        let what = format!(
            "`{field}` is {written:?}, but it must be a time like \"2026-11-20T20:15:00Z\""
        );
        wrong([Step::Field(field)], LoadFault::Value(what))
    })
}

fn wrong(path: impl Into<Vec<Step>>, fault: LoadFault) -> Wrong {
    Wrong {
        path: path.into(),
        fault,
    }
}
