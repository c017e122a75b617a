//! The panels that write a file, with hands on keyboard and mouse.

use std::path::Path;

use iced_test::selector::Target;

use crate::harness::Desk;
use crate::play;

/// The panel that exports a game, with this path written into its field.
fn exporting(path: &Path) -> Desk {
    let mut desk = Desk::with(play::real(&["Ann"]));
    // It is written over what stands in the field, which has the focus.
    desk.keys("Ctrl+E Ctrl+A");
    desk.types(path.to_str().unwrap());
    desk
}

fn path(desk: &mut Desk) -> String {
    let mut targets = desk.targets().into_iter();
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
    let mut desk = exporting(&file);
    desk.click("Text message");
    desk.keys("Enter");
    assert!(file.is_file());
    // Escape closes the panel though its field has the focus.
    let other = folder.path().join("game.ron");
    let mut desk = exporting(&other);
    desk.keys("Esc");
    assert!(!desk.shows("Text message") && !other.exists());
}

#[test]
fn enter_imports() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no such file.ron");
    let mut desk = Desk::new();
    desk.keys("Ctrl+O");
    desk.types(file.to_str().unwrap());
    desk.keys("Enter");
    desk.expect("no such file.ron");
}

#[test]
fn a_path_follows_what_is_written_in_its_ending_alone() {
    let mut desk = exporting(Path::new("/elsewhere/friday.ron"));
    for (click, written) in [
        ("✓ Game file", "/elsewhere/friday.ron"),
        ("Throws (CSV)", "/elsewhere/friday.csv"),
        ("Result sheet", "/elsewhere/friday.pdf"),
        ("PNG", "/elsewhere/friday.png"),
    ] {
        desk.click(click);
        assert_eq!(path(&mut desk), written);
    }
}

#[test]
fn what_is_written_can_be_opened_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut desk = exporting(&game);
    assert!(!desk.shows("Show in folder"));
    desk.keys("Enter");
    desk.expect(&format!("Exported to {}.", game.display()));
    desk.expect("Open");
    desk.expect("Show in folder");

    // What is not written is nowhere.
    desk.keys("Enter");
    desk.expect("Export");
    assert!(!desk.shows("Show in folder"));
}

/// Set where a test runs itself in a process of its own, which finds other programs.
#[cfg(target_os = "linux")]
const ALONE: &str = "FIFTH_DIE_OPENS_ALONE";

/// What a window has said of opening a file, then its folder and then the licenses, and what the system has opened, where
/// this script is all that it has.
#[cfg(target_os = "linux")]
#[track_caller]
fn opened_by(folder: &Path, opener: Option<&str>) -> ([String; 3], String) {
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
    let has_passed = output.status.success() && said.contains("1 passed");
    assert!(has_passed, "{said}");
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
        let mut desk = exporting(Path::new("-r.ron"));
        desk.keys("Enter");
        for way in ["Open", "Show in folder"] {
            desk.click(way);
            println!("said: {:?}", desk.texts());
        }
        desk.keys("Esc");
        desk.keys("F1 PageDown*9");
        desk.click("Licenses");
        println!("said: {:?}", desk.texts());
        return;
    }
    let missing = "It can’t be opened from here, because xdg-open isn’t installed";
    let unable = "No app here can open it";
    let folder = || tempfile::tempdir().unwrap();

    let (said, _) = opened_by(folder().path(), None);
    assert!(said.iter().all(|said| said.contains(missing)), "{said:#?}");
    let (said, _) = opened_by(folder().path(), Some("exit 1"));
    assert!(said.iter().all(|said| said.contains(unable)), "{said:#?}");

    let folder = folder();
    let (said, opened) = opened_by(folder.path(), Some("echo \"$*\" >> opened"));
    let opens = |said: &String| !said.contains("opens it");
    assert!(said.iter().all(opens), "{said:#?}");
    let place = folder.path().canonicalize().unwrap();
    let place = place.display();
    let (files, licenses) = opened.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(files, format!("{place}/-r.ron\n{place}"));
    assert!(licenses.ends_with("/licenses.txt"), "{licenses}");
}
