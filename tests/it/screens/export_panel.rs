//! The panels that write a file, with hands on keyboard and mouse.

use std::fs;
use std::path::Path;

use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::{Saved, Settings, Store};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;
use jiff::Timestamp;

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
}

/// Set where a test runs itself in a process of its own, which finds other programs.
#[cfg(target_os = "linux")]
const ALONE: &str = "FIFTH_DIE_OPENS_ALONE";

/// What a window has said of opening a file and then its folder, and what the system has opened, where this script is
/// all that it has.
#[cfg(target_os = "linux")]
#[track_caller]
fn opened_by(folder: &Path, opener: Option<&str>) -> ([String; 2], String) {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::process::Command;

    if let Some(lines) = opener {
        let script = folder.join("xdg-open");
        fs::write(&script, format!("#!/bin/sh\n{lines}\n")).unwrap();
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let test = "screens::export_panel::what_the_system_has_for_it_opens_what_is_written";
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(ALONE, "1")
        .env("PATH", folder)
        .current_dir(folder)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}"
    );
    let lines = said.lines().filter_map(|line| line.strip_prefix("said: "));
    let lines: Vec<String> = lines.map(str::to_owned).collect();
    let opened = fs::read_to_string(folder.join("opened")).unwrap_or_default();
    (lines.try_into().unwrap(), opened)
}

#[cfg(target_os = "linux")]
#[test]
fn what_the_system_has_for_it_opens_what_is_written() {
    if std::env::var_os(ALONE).is_some() {
        // A path that no program must take for one of its options.
        let mut live = exporting(Path::new("-r.ron"));
        live.key(Named::Enter);
        for way in ["Open", "Show in folder"] {
            live.click(way);
            println!("said: {:?}", live.texts());
        }
        return;
    }
    let missing = "Nothing opens it, because xdg-open is not installed";
    let unable = "No program of this system opens it";
    let folder = || tempfile::tempdir().unwrap();

    let (said, _) = opened_by(folder().path(), None);
    assert!(said.iter().all(|said| said.contains(missing)), "{said:#?}");
    let (said, _) = opened_by(folder().path(), Some("exit 1"));
    assert!(said.iter().all(|said| said.contains(unable)), "{said:#?}");

    let folder = folder();
    let (said, opened) = opened_by(folder.path(), Some("echo \"$*\" >> opened"));
    assert!(
        !said.iter().any(|said| said.contains("opens it")),
        "{said:#?}"
    );
    let place = folder.path().canonicalize().unwrap();
    let place = place.display();
    assert_eq!(opened, format!("{place}/-r.ron\n{place}\n"));
}

/// In a real window, with a program of the test's own where the system opens files.
#[cfg(target_os = "linux")]
#[test]
fn the_picture_that_was_saved_is_opened_and_its_folder_shown() {
    use std::os::unix::fs::PermissionsExt;

    use crate::window::Window;

    let folder = tempfile::tempdir().unwrap();
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(0), usize::MAX - 1);
    let saved = Saved::new(session, Timestamp::now());
    let store = Store::open(Some(folder.path())).unwrap();
    store.save(&saved).unwrap();
    let settings = Settings {
        open_game: Some(saved.id),
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    drop(store);
    let data = folder.path();
    let script = |name: &str, lines: String| {
        let path = data.join(name);
        fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    };
    fs::create_dir(data.join("home")).unwrap();
    let opened = data.join("opened");
    script(
        "xdg-open",
        format!("echo \"opened $1.\" >> {}", opened.display()),
    );
    let program = script(
        "program",
        format!(
            "export HOME={0}/home PATH={0}:$PATH\nexec {1} \"$@\"",
            data.display(),
            env!("CARGO_BIN_EXE_fifth-die")
        ),
    );
    let Some(window) = Window::open_program(&program, data) else {
        return;
    };
    window.wait_for_game();
    window.wait_until_idle();
    window.key("s");
    window.wait_until_idle();
    window.key("p");
    window.wait_for_file(|text| text.starts_with("opened ") && text.trim().ends_with("png."));
    window.key("f");
    window.wait_for_file(|text| text.starts_with("opened ") && text.trim().ends_with("home."));
}
