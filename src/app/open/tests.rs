use jiff::Timestamp;

use super::*;
use crate::rules::express::Penalty;
use crate::session::{Colour, Dice, Event, Express, Name, Seed};

#[test]
fn a_coach_that_fails_says_so_and_can_be_asked_again() {
    let player = Player {
        name: Name::new("Ann").unwrap(),
        colour: Colour::Blue,
        level: None,
    };
    let setup = Express::new(vec![player], Penalty::TwoHundred, Dice::App(Seed(1))).unwrap();
    let mut session = Session::new(setup);
    let throw = session.roll(1).unwrap();
    session.record(Event::Throw { number: 1, throw }).unwrap();
    let saved = Saved::new(session.clone(), Timestamp::UNIX_EPOCH);
    let mut open = Open::<Express>::new(Saved {
        assisted: true,
        ..saved.map(|_| session)
    });
    let settings = Settings::default();

    assert!(matches!(
        open.update(Message::Hint, &settings),
        Action::Run(_)
    ));
    // It thinks already.
    assert!(matches!(
        open.update(Message::Hint, &settings),
        Action::None
    ));
    let question = open.play().unwrap().question(open.session(), None).unwrap();
    open.update(Message::Advised(Box::new(question), Err(Failed)), &settings);
    assert!(format!("{:?}", open.play()).contains(NO_ADVICE));
    assert!(matches!(
        open.update(Message::Hint, &settings),
        Action::Run(_)
    ));

    // What nobody asks any more is not thought about.
    open.update(Message::Undo, &settings);
    assert!(open.advising.is_none());
}
