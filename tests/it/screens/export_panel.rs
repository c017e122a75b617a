//! The panels that write a file, with hands on keyboard and mouse.

use std::path::Path;

use fifth_die::rules::express::Penalty;
use fifth_die::session::DiceSource;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;

use crate::live::Live;
use crate::play;

/// The panel that exports a game, with this path written into its field.
fn exporting(path: &Path) -> Live {
    let mut live = Live::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    live.chord(Modifiers::CTRL, 'e');
    write(&mut live, path);
    live
}

/// Writes a path over what stands in the field, which has the focus.
fn write(live: &mut Live, path: &Path) {
    live.chord(Modifiers::CTRL, 'a');
    live.types(path.to_str().unwrap());
}

/// The path in the field.
fn path(live: &mut Live) -> String {
    let mut targets = live.targets().into_iter();
    let field = targets.find_map(|target| match target {
        Target::TextInput { content, .. } => Some(content),
        _ => None,
    });
    field.expect("there is a field")
}

#[test]
fn enter_exports_wherever_the_focus_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("words.txt");
    // After a click on what it is written as.
    let mut live = exporting(&file);
    live.click("Words for a message");
    live.key(Named::Enter);
    assert!(file.is_file());
}

#[test]
fn escape_closes_a_panel_out_of_its_field() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut live = exporting(&file);
    live.expect("Words for a message");
    live.key(Named::Escape);
    assert!(!live.shows("Words for a message"));
    assert!(!file.exists());
}

#[test]
fn enter_saves_a_chart() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, fifth_die::session::Seed(4), usize::MAX - 1);
    let mut live = Live::with(session);
    live.key(Named::F3);
    live.types("3");
    live.click("Save chart");
    let file = folder.path().join("dice.svg");
    write(&mut live, &file);
    live.key(Named::Enter);
    assert!(file.is_file());
}

#[test]
fn enter_imports() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no such file.ron");
    let mut live = Live::new();
    live.chord(Modifiers::CTRL, 'o');
    live.types(file.to_str().unwrap());
    live.key(Named::Enter);
    live.expect("no such file.ron");
}

#[test]
fn a_path_that_was_written_stays_whatever_is_clicked() {
    let mut live = exporting(Path::new("/elsewhere/friday.ron"));
    live.click("✓ Game file");
    assert_eq!(path(&mut live), "/elsewhere/friday.ron");
    // Of another kind, with the ending of that.
    live.click("Table of throws (CSV)");
    assert_eq!(path(&mut live), "/elsewhere/friday.csv");
    live.click("Result sheet");
    assert_eq!(path(&mut live), "/elsewhere/friday.pdf");
    live.click("✓ PDF");
    live.click("Letter");
    assert_eq!(path(&mut live), "/elsewhere/friday.pdf");
    live.click("PNG");
    assert_eq!(path(&mut live), "/elsewhere/friday.png");
}

#[test]
fn a_path_that_nobody_wrote_follows_what_is_written() {
    let mut live = Live::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    live.chord(Modifiers::CTRL, 'e');
    let game = path(&mut live);
    assert!(game.ends_with(".ron"), "{game}");
    live.click("Result sheet");
    let result = path(&mut live);
    assert!(result.ends_with("result.pdf"), "{result}");
    live.click("Game file");
    assert_eq!(path(&mut live), game);
}

#[test]
fn what_is_written_can_be_opened_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut live = exporting(&game);
    assert!(!live.shows("Show in folder"));
    live.key(Named::Enter);
    live.expect(&format!("Exported to {}.", game.display()));
    live.expect("Open");
    live.expect("Show in folder");

    // What is not written is nowhere.
    live.key(Named::Enter);
    live.expect("Export");
    assert!(!live.shows("Show in folder"));

    let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, fifth_die::session::Seed(4), usize::MAX - 1);
    let mut live = Live::with(session);
    live.key(Named::F3);
    live.types("3");
    live.click("Save chart");
    let file = folder.path().join("dice.svg");
    write(&mut live, &file);
    live.key(Named::Enter);
    live.expect(&format!("Saved as {}.", file.display()));
    live.expect("Show in folder");
}
