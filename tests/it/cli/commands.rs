//! What the commands of the real binary have in common: input, output, misuse, how they end.

use std::fs;
use std::process::Stdio;

use fifth_die::store;

use crate::analyze::ends_well_without_a_word;
use crate::binary::{fifth_die, run, run_with};
use crate::samples::small;
#[cfg(target_os = "linux")]
use crate::window::Window;

#[test]
#[cfg(unix)]
fn no_name_of_a_file_acts_on_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let name = "a\u{1b}]0;b\u{7}\u{202e}c\r\n.ron";
    let path = folder.path().join(name);
    let path = path.to_str().unwrap();
    let missing = run(&["check", path]);
    fs::write(path, small()).unwrap();
    let right = run(&["check", path]);
    fs::write(path, small().replace("Choice", "Coice")).unwrap();
    let wrong = run(&["check", path]);
    let shown = run(&["show", path]);
    fs::write(path, small()).unwrap();
    let out = folder.path().join("b\u{1b}.pdf");
    let printed = run(&["print", path, "-o", out.to_str().unwrap()]);
    let plain = format!("{}/a�]0;b��c��.ron", folder.path().display());
    let of_game = |words: &str| format!("{plain}:{words}");
    for (code, (ended, out, err), expected) in [
        (1, missing, of_game(" the file doesn’t exist")),
        (0, right, of_game(" ok")),
        (1, wrong, of_game("16:9: `Coice`")),
        (1, shown, of_game("16:9: `Coice`")),
        (0, printed, "b�.pdf".to_owned()),
    ] {
        let said = out + &err;
        assert!(ended == code && said.contains(&expected), "{said:?}");
        assert_eq!(said.starts_with("fifth-die: "), code == 1, "{said:?}");
        let acts = ['\u{1b}', '\u{7}', '\u{202e}', '\r'];
        assert!(!said.contains(acts), "{said:?}");
    }
}

#[test]
fn commands_read_the_standard_input_and_pipes() {
    let file = "saves/v1-classic-solo.ron";
    let game = fs::read(file).unwrap();
    for arguments in [
        &["show", file][..],
        &["show", file, "--format", "json"],
        &["review", file],
    ] {
        let expected = run(arguments);
        assert_eq!(expected.0, 0);
        for input in ["-", "/dev/stdin"] {
            if input == "-" || cfg!(target_os = "linux") {
                let mut arguments = arguments.to_vec();
                arguments[1] = input;
                assert_eq!(run_with(&game, &arguments), expected, "{arguments:?}");
            }
        }
    }
    let ok = (0, "standard input: ok\n".to_owned(), String::new());
    assert_eq!(run_with(&game, &["check", "-"]), ok);
    let (code, _, err) = run_with(b"hello", &["check", "-"]);
    assert_eq!(code, 1);
    assert!(err.starts_with("fifth-die: standard input:1:1: "), "{err}");
    // What has no end is read no further than a session can be long.
    let endless = vec![b' '; store::LARGEST as usize + 1];
    let (code, _, err) = run_with(&endless, &["show", "-"]);
    assert_eq!(code, 1);
    assert!(err.contains("larger than"), "{err}");
    for path in ["saves", "/dev/zero"] {
        let (code, _, err) = run(&["show", path]);
        assert_eq!(code, 1);
        let is_told = err.contains("it isn’t a regular file");
        assert!(is_told || cfg!(not(unix)), "{err}");
    }
}

#[test]
fn a_mistyped_command_is_named_and_the_commands_are_listed() {
    for arguments in [
        &["shwo"][..],
        &["shwo", "saves/v1-solo.ron"],
        &["shwo", "--format", "json"],
        &["--data-dir", "nowhere", "shwo", "a.ron", "b.ron"],
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        let first = err.lines().next().unwrap();
        assert_eq!(
            first,
            "error: \"shwo\" is neither a command nor a file; \
             the commands are check, show, review, print, export, import, analyze and serve"
        );
    }
    // A file is none, and what is behind it is what went wrong.
    let (code, _, err) = run(&["saves/v1-solo.ron", "b.ron"]);
    assert_eq!(code, 2);
    assert!(err.contains("'b.ron'"), "{err}");
}

#[test]
fn the_folder_of_the_games_is_named_before_or_behind_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let data = ["--data-dir", folder.path().to_str().unwrap()];
    let serve = ["serve", "saves/no-such-file.ron"];
    for command in [["check", "saves/v1-solo.ron"], serve] {
        let before = run(&[data, command].concat());
        let behind = run(&[command, data].concat());
        assert_eq!(behind, before);
        assert_ne!(before.0, 2, "{before:?}");
    }
}

#[test]
fn games_are_exported_for_another_laptop_and_imported_once() {
    let [ours, theirs] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let with = |folder: &tempfile::TempDir, arguments: &[&str]| {
        run(&[
            &["--data-dir", folder.path().to_str().unwrap()][..],
            arguments,
        ]
        .concat())
    };
    let said = |words: &str| (0, words.to_owned(), String::new());
    let samples = [
        "import",
        "saves/v1-finished.ron",
        "saves/v1-classic-solo.ron",
    ];
    assert_eq!(
        with(&ours, &samples),
        said("imported: 2, here already: 0\n")
    );
    let (code, text, err) = with(&ours, &["export", "--from", "2000-01-01"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let path = ours.path().join("all.ron");
    fs::write(&path, text).unwrap();
    let import = ["import", path.to_str().unwrap()];
    assert_eq!(
        with(&theirs, &import),
        said("imported: 2, here already: 0\n")
    );
    assert_eq!(
        with(&theirs, &import),
        said("imported: 0, here already: 2\n")
    );
    let (_, table, _) = with(&theirs, &["export", "--format", "csv"]);
    assert_eq!(table.lines().count(), 1 + 3 + 1, "{table}");
    let (code, out, err) = with(&ours, &["export", "--to", "2000-01-01"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.contains("nothing to export"), "{err}");
    let (code, _, err) = with(
        &ours,
        &["export", "--from", "2026-02-01", "--to", "2026-01-01"],
    );
    assert!(code == 1 && err.contains("is later than --to"), "{err}");
    let (code, _, err) = with(&ours, &["export", "--from", "1.2.2026"]);
    assert!(code == 2 && err.contains("such as 2026-11-20"), "{err}");
}

#[test]
fn misuse_ends_with_2() {
    for arguments in [
        &["check"][..],
        &["show"],
        &["show", "a.ron", "--format", "xml"],
        &["review"],
        &["review", "a.ron", "--format", "csv"],
        &["--speed"],
        &["a.ron", "check", "b.ron"],
        &["--data-dir"],
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains("Usage:") || err.contains("--help"), "{err}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let (code, out, err) = run(&["--version"]);
    let version = format!("fifth-die {}", env!("CARGO_PKG_VERSION"));
    // In a release the commit and its date follow.
    let is_version = out.starts_with(&version) && out.lines().count() == 1;
    assert!(is_version, "{out}");
    assert_eq!((code, err.as_str()), (0, ""));
    let (code, out, err) = run(&["--help"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for word in ["check", "show", "review", "--data-dir", "FILE"] {
        assert!(out.contains(word), "{out}");
    }
}

#[test]
fn a_reader_that_leaves_is_no_panic() {
    for arguments in [
        &["show", "saves/v1-finished.ron"][..],
        &["check", "saves/v1-finished.ron"],
        &["review", "saves/v1-classic-solo.ron"],
    ] {
        let mut child = fifth_die(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        ends_well_without_a_word(child);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = fifth_die(&["show", "saves/v1-finished.ron"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(!output.stderr.is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_is_not_there_or_does_not_answer_is_told() {
    let [no_x, no_wayland] = [
        ("DISPLAY", ":64999"),
        ("WAYLAND_DISPLAY", "/nowhere/wayland-0"),
    ];
    for display in [None, Some(no_x), Some(no_wayland)] {
        let why = match display {
            None => "there is no display".to_owned(),
            Some((name, at)) => format!("no window opens, because the display {name}={at} "),
        };
        let folder = tempfile::tempdir().unwrap();
        let mut command = fifth_die(&["--data-dir", folder.path().to_str().unwrap()]);
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            command.env_remove(variable);
        }
        let (code, _, words) = crate::binary::told(command.envs(display).output().unwrap());
        assert_eq!(code, 1, "{words}");
        assert!(words.starts_with(&format!("fifth-die: {why}")), "{words}");
        if display.is_some() {
            assert_eq!(words.lines().count(), 1, "{words}");
            // Nothing has failed that a report would tell of.
            for entry in fs::read_dir(folder.path().join("state")).unwrap() {
                let name = entry.unwrap().file_name().into_string().unwrap();
                assert!(!name.starts_with("failure-"), "{name}");
            }
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_screen_that_shows_no_window_is_told_in_a_line() {
    let scale = |value| [("WINIT_X11_SCALE_FACTOR", value)];
    for (bits, set) in [
        (8, &[][..]),
        (16, &[]),
        (24, &scale("NaN")),
        (24, &scale("1000")),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let Some(words) = Window::refused(folder.path(), bits, set) else {
            return;
        };
        assert_eq!(words.lines().count(), 1, "{words}");
        let begin = "fifth-die: no window opens on DISPLAY=:";
        assert!(words.starts_with(begin), "{words}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn where_one_display_is_dead_the_window_opens_on_the_next() {
    let folder = tempfile::tempdir().unwrap();
    Window::open_beside_a_dead_display(folder.path());
}
