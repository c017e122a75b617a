use super::*;
use crate::app::setup;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::session::{Colour, Name, Player};
use crate::store::{DiceKind, GameKind, TableOptions};
use jiff::Timestamp;

#[test]
fn a_listing_that_fails_says_so_and_looks_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let (mut home, _) = Home::new(&store, None);
    let number = home.listing;
    home.update(Message::Listed(number, Err(Failed)), &store, true);
    assert!(!home.is_listing);
    assert_eq!(home.trouble, Some(Trouble::NotListed));
}

#[test]
fn the_game_to_go_on_with_is_the_one_under_the_keys_until_people_choose() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let table = LastTable {
        players: vec![Player {
            name: Name::new("Ann").unwrap(),
            colour: Colour::Blue,
            level: None,
        }],
        game: GameKind::Express,
        penalty: Penalty::default(),
        setting: Setting::default(),
        dice: DiceKind::Real,
        house: TableOptions::default(),
    };
    for second in [10, 20] {
        let session = setup::begin(&table, None).unwrap();
        let began = Timestamp::from_second(second).unwrap();
        store.save(&Saved::new(session, began)).unwrap();
    }
    let games = store.games_while(|| true).unwrap();
    let (mut home, _) = Home::new(&store, None);
    let number = home.listing;
    let list = |games: &[Listed], home: &mut Home| {
        let games = Games::new(games.to_vec());
        home.update(Message::Known(number, games), &store, true);
        let last = home.games.last().map(|(id, _)| id.clone());
        (home.selected().unwrap().id.clone(), last.unwrap())
    };
    // What is known at once lacks the game that was left a moment ago.
    for games in [&games[1..], &games[..]] {
        let (selected, last) = list(games, &mut home);
        assert_eq!(selected, last);
    }
    home.update(Message::Move(1), &store, true);
    let (selected, last) = list(&games, &mut home);
    assert_eq!(selected, games[1].id);
    assert_eq!(last, games[0].id);
}
