//! Games to test with, played without people: greedy and always the same.

use fifth_die::rules::classic::{self, Decision, Position, Setting};
use fifth_die::rules::dice::{Sum, Throw};
use fifth_die::rules::express::{Choice, Pad, Penalty, Phase, Score};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::classic::Event as BoardEvent;
use fifth_die::session::{
    AnySession, Classic, Colour, DiceSource, Event, Name, Player, Seed, Session, Setup,
};

#[track_caller]
pub fn player(name: &str, colour: Colour) -> Player {
    Player {
        name: Name::new(name).unwrap(),
        colour,
        level: None,
    }
}

pub fn players(names: &[&str]) -> Vec<Player> {
    let players = names.iter().zip(Colour::ALL);
    players.map(|(name, colour)| player(name, colour)).collect()
}

pub fn table(names: &[&str], penalty: Penalty, dice: DiceSource) -> Session {
    Session::new(Setup::new(players(names), penalty, dice).unwrap())
}

/// A table of these players with real dice, who lose 200 points for a row.
pub fn real(names: &[&str]) -> Session {
    table(names, Penalty::TwoHundred, DiceSource::Real)
}

pub fn real_board(names: &[&str]) -> Session<Classic> {
    board(names, Setting::default(), DiceSource::Real)
}

/// So many throws or turns that every game is over by then.
pub const TO_THE_END: usize = usize::MAX - 1;

pub fn played(names: &[&str], dice: DiceSource, real: Seed, throws: usize) -> Session {
    let mut session = table(names, Penalty::TwoHundred, dice);
    play(&mut session, real, throws);
    session
}

pub fn board_after(names: &[&str], dice: DiceSource, real: Seed, turns: usize) -> Session<Classic> {
    let mut session = board(names, Setting::default(), dice);
    play_board(&mut session, real, turns);
    session
}

/// The choice that looks best at once; every seat has a taste of its own, so that not all pads are alike.
pub fn greedy(pad: &Pad, throw: &Throw, penalty: Penalty, seat: Seat) -> Choice {
    let value = |choice: &Choice| {
        let after = pad.play(throw, *choice).unwrap();
        let track = choice.fifth.and_then(|fifth| after.track(fifth));
        let marks = track.map_or(0, |track| i32::from(track.marks()));
        let rows = choice.pairs.sums().map(|sum| {
            let taste = (7 * (sum.index() + 2 * seat.index()) % Sum::COUNT) as i32;
            match pad.marks(sum) {
                marks @ 0..10 => 10 * marks as i32 + 15 * taste,
                _ => 0,
            }
        });
        Score::of(&after, penalty).total() + rows.iter().sum::<i32>() - 4 * marks * marks
    };
    // The first of the best.
    pad.choices(throw)
        .into_iter()
        .rev()
        .max_by_key(value)
        .unwrap()
}

/// Lets the session do what it waits for: the next throw, from its own dice or those of `real`, or the next choice.
/// Says whether there was anything to do.
pub fn step(session: &mut Session, real: Seed) -> bool {
    let penalty = session.setup().penalty();
    step_by(session, real, |pad, throw, seat| {
        greedy(pad, throw, penalty, seat)
    })
}

fn step_by(
    session: &mut Session,
    real: Seed,
    choose: impl Fn(&Pad, &Throw, Seat) -> Choice,
) -> bool {
    let event = match session.table().phase() {
        Phase::Over => return false,
        Phase::Throw(number) => Event::Throw {
            number,
            throw: session.dice().throw(number).unwrap_or(real.throw(number)),
        },
        Phase::Choices(_) => {
            let (throw, seat) = session.table().waiting().next().unwrap();
            let round = session.table().round(throw).unwrap();
            let before = round.cells()[seat].before();
            Event::Choice {
                throw,
                seat,
                choice: choose(before, round.throw(), seat),
            }
        }
    };
    session.record(event).unwrap();
    true
}

/// Plays on until `throws` throws are thrown and answered, or to the end.
pub fn play(session: &mut Session, real: Seed, throws: usize) {
    while session.table().phase() != Phase::Throw(ThrowNumber::at(throws)) && step(session, real) {}
}

/// A game of these players to its end with these dice of the app, in which all choose like this.
pub fn played_by(
    names: &[&str],
    dice: DiceSource,
    choose: impl Fn(&Pad, &Throw) -> Choice,
) -> Session {
    let mut session = table(names, Penalty::TwoHundred, dice);
    while step_by(&mut session, Seed(0), |pad, throw, _| choose(pad, throw)) {}
    session
}

/// Eight players, some with long names, after this many throws.
pub fn eight(throws: usize) -> Session {
    let names = [
        "Ann",
        "Bartholomew",
        "Cleo",
        "Dan",
        "Eve Wintergreen-Smith",
        "Fay",
        "Gus",
        "Hal",
    ];
    played(&names, DiceSource::Real, Seed(8), throws)
}

pub fn board(names: &[&str], setting: Setting, dice: DiceSource) -> Session<Classic> {
    Session::new(Setup::new(players(names), setting, dice).unwrap())
}

/// The play of a roll that comes nearest to tops, from a list that is not empty.
fn nearest(position: &Position, plays: &[classic::Play]) -> classic::Play {
    let value = |play: &classic::Play| -> u32 {
        play.columns()
            .map(|column| {
                let turn = position.turn();
                let space = position.runner(column).max(position.square(turn, column)) + 1;
                1000 * u32::from(space) / u32::from(classic::length(column))
            })
            .sum()
    };
    // The first of the best.
    *plays.iter().rev().max_by_key(|play| value(play)).unwrap()
}

/// Whether a player of this seat has enough: some are bolder than others.
fn has_enough(position: &Position) -> bool {
    let boldness = 8 + 3 * position.turn().index() as u32;
    let busts = (classic::bust_odds(position) * 1296.0) as u32;
    position.may_stop() && (busts * position.at_stake() * 8 > (1296 - busts) * boldness)
}

/// Lets the session do what it waits for: dice, its own or those of `real`, a play or a decision. Says whether there was
/// anything to do.
pub fn step_board(session: &mut Session<Classic>, real: Seed) -> bool {
    let table = session.table();
    let position = table.position();
    let decided = |roll, decision| BoardEvent::Decision { roll, decision };
    let event = match table.phase() {
        classic::Phase::Over { .. } => return false,
        classic::Phase::RollOff { number, .. } => BoardEvent::RollOff {
            number,
            dice: session
                .dice()
                .roll_off(number)
                .unwrap_or(real.roll_off(number)),
        },
        classic::Phase::Roll { number, .. } if has_enough(position) => {
            decided(number.previous(), Decision::Stop)
        }
        classic::Phase::Roll { number, .. } => BoardEvent::Roll {
            number,
            roll: session.dice().roll(number).unwrap_or(real.roll(number)),
        },
        classic::Phase::Play(roll) => {
            let step = table.step(roll).unwrap();
            let play = nearest(step.before(), &step.before().plays(step.roll()));
            BoardEvent::Play { roll, play }
        }
        classic::Phase::Decision(roll) if has_enough(position) => decided(roll, Decision::Stop),
        classic::Phase::Decision(roll) => decided(roll, Decision::RollOn),
    };
    session.record(event).unwrap();
    true
}

/// Plays on until so many turns are over, or to the end.
pub fn play_board(session: &mut Session<Classic>, real: Seed, turns: usize) {
    while (session.table().turn().get() <= turns || session.table().waiting().is_some())
        && step_board(session, real)
    {}
}

pub fn classic(session: &AnySession) -> &Session<Classic> {
    match session {
        AnySession::Classic(session) => session,
        AnySession::Express(_) => panic!("a game of Express, not on the board"),
    }
}

#[track_caller]
pub fn express(session: &AnySession) -> &Session {
    match session {
        AnySession::Express(session) => session,
        AnySession::Classic(_) => panic!("a classic game"),
    }
}

/// How much of a game has happened and is not taken back.
pub fn cursor(session: &AnySession) -> usize {
    match session {
        AnySession::Express(session) => session.log().cursor(),
        AnySession::Classic(session) => session.log().cursor(),
    }
}

/// The same, to be played on.
#[track_caller]
pub fn express_mut(session: &mut AnySession) -> &mut Session {
    match session {
        AnySession::Express(session) => session,
        AnySession::Classic(_) => panic!("a classic game"),
    }
}
