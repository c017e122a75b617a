//! What the desktop is given: files in `assets/desktop` that agree with the program and with each other, and a session
//! file that opens by a double click.
//!
//! What is generated is compared with what generates it; with `FIFTH_DIE_RENEW` in the environment it is written anew.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use clap_complete::Shell;
use fifth_die::cli::Arguments;
use fifth_die::language::Language;
use fifth_die::text::{in_language, said};

use crate::harness::Desk;
use crate::store::store;

const SESSION_TYPE: &str = "application/x-fifth-die-session";

const SIDES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn desktop() -> PathBuf {
    root().join("assets/desktop")
}

#[track_caller]
fn read(name: &str) -> String {
    let path = desktop().join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Fails where a file of `assets/desktop` holds something else than what is generated now, or writes it.
#[track_caller]
fn check_generated(name: &str, content: &[u8]) {
    let path = desktop().join(name);
    if std::env::var_os("FIFTH_DIE_RENEW").is_some() {
        fs::write(&path, content).unwrap();
    }
    let is_same = fs::read(&path).is_ok_and(|held| held == content);
    assert!(
        is_same,
        "{name} is out of date; `assets/desktop/make` makes it again"
    );
}

/// The same for all files of a folder in it.
#[track_caller]
fn check_generated_folder(name: &str, generate: impl FnOnce(&Path)) {
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }
    let made = tempfile::tempdir().unwrap();
    generate(made.path());
    for file in names(made.path()) {
        let content = fs::read(made.path().join(&file)).unwrap();
        check_generated(&format!("{name}/{file}"), &content);
    }
    assert_eq!(names(&desktop().join(name)), names(made.path()));
}

#[test]
fn the_manual_pages_are_those_of_the_command_line() {
    check_generated_folder("man", |folder| {
        // A release tells its commit too.
        let command = Arguments::command().version(env!("CARGO_PKG_VERSION"));
        clap_mangen::generate_to(command, folder).unwrap();
    });
}

#[test]
fn the_completions_are_those_of_the_command_line() {
    check_generated_folder("completions", |folder| {
        for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
            clap_complete::generate_to(shell, &mut Arguments::command(), "fifth-die", folder)
                .unwrap();
        }
    });
}

#[test]
fn every_icon_has_its_size() {
    for side in SIDES {
        let (info, _) = icon(side);
        assert_eq!((info.width, info.height), (side, side));
    }
}

#[test]
fn the_icon_of_the_window_is_the_one_of_64_pixels() {
    let (info, pixels) = icon(64);
    assert_eq!(info.color_type, png::ColorType::Rgba);
    check_generated("icons/64.rgba", &pixels);
}

#[test]
fn the_icon_for_windows_holds_the_others() {
    // Counts and places are little-endian; 0 stands for a side of 256.
    let sides = [16, 24, 32, 48, 64, 256];
    let pictures = sides.map(|side| fs::read(icon_path(side)).unwrap());
    let mut content = vec![0, 0, 1, 0, sides.len() as u8, 0];
    let mut place = (content.len() + 16 * sides.len()) as u32;
    for (side, picture) in sides.into_iter().zip(&pictures) {
        let length = picture.len() as u32;
        content.extend([side as u8, side as u8, 0, 0, 1, 0, 32, 0]);
        content.extend(length.to_le_bytes());
        content.extend(place.to_le_bytes());
        place += length;
    }
    content.extend(pictures.concat());
    check_generated("icons/fifth-die.ico", &content);
}

fn icon_path(side: u32) -> PathBuf {
    desktop().join(format!("icons/{side}.png"))
}

fn icon(side: u32) -> (png::OutputInfo, Vec<u8>) {
    let file = BufReader::new(File::open(icon_path(side)).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info, pixels)
}

/// What `assets/languages/*/desktop.ftl` says of the program in each language.
const ENTRIES: [(&str, &str); 3] = [
    ("GenericName", "desktop-generic-name"),
    ("Comment", "desktop-comment"),
    ("Keywords", "desktop-keywords"),
];
const PARAGRAPHS: [(&str, &str); 8] = [
    ("summary", "desktop-comment"),
    ("p", "desktop-about"),
    ("li", "desktop-point-throws"),
    ("li", "desktop-point-phones"),
    ("li", "desktop-point-legal"),
    ("li", "desktop-point-saved"),
    ("li", "desktop-point-coach"),
    ("p", "desktop-not-connected"),
];

/// A message in each language but English, with the language's tag.
fn translations(id: &str) -> impl Iterator<Item = (&'static str, String)> {
    let others = Language::ALL.into_iter();
    let others = others.filter(|&language| language != Language::English);
    others.map(move |language| (language.tag(), in_language(language, || said(id, []))))
}

#[test]
fn the_desktop_is_told_in_every_language() {
    let mut lines: Vec<String> = Vec::new();
    for line in read("fifth-die.desktop").lines() {
        if line.contains("]=") {
            continue;
        }
        lines.push(line.to_owned());
        let Some((key, value)) = line.split_once('=') else {
            continue;
        };
        if let Some((key, id)) = ENTRIES.iter().find(|(entry, _)| *entry == key) {
            assert_eq!(value, said(id, []));
            lines.extend(translations(id).map(|(tag, words)| {
                let tag = tag.replace('-', "_");
                format!("{key}[{tag}]={words}")
            }));
        }
    }
    check_generated("fifth-die.desktop", (lines.join("\n") + "\n").as_bytes());

    let mut lines: Vec<String> = Vec::new();
    let mut paragraphs = PARAGRAPHS.iter();
    for line in read("fifth-die.metainfo.xml").lines() {
        if line.contains("xml:lang=") {
            continue;
        }
        lines.push(line.to_owned());
        let words = line.trim_start();
        let indent = &line[..line.len() - words.len()];
        let tags = ["<summary>", "<p>", "<li>"];
        if !tags.iter().any(|tag| words.starts_with(tag)) {
            continue;
        }
        let (tag, id) = paragraphs.next().expect("a message for each paragraph");
        assert_eq!(words, format!("<{tag}>{}</{tag}>", said(id, [])));
        let others = translations(id);
        lines.extend(others.map(|(language, words)| {
            let words = words.replace('&', "&amp;").replace('<', "&lt;");
            format!("{indent}<{tag} xml:lang=\"{language}\">{words}</{tag}>")
        }));
    }
    assert!(paragraphs.next().is_none());
    let content = lines.join("\n") + "\n";
    check_generated("fifth-die.metainfo.xml", content.as_bytes());
}

#[test]
fn the_desktop_file_names_what_there_is() {
    let text = read("fifth-die.desktop");
    let entries: BTreeMap<&str, &str> = text.lines().filter_map(|l| l.split_once('=')).collect();
    // The class of the window, as the tests with a real one find it, and the name of the file are the same.
    assert_eq!(entries["StartupWMClass"], "fifth-die");
    assert_eq!(entries["Icon"], "fifth-die");
    assert_eq!(entries["Exec"], "fifth-die %f");
    assert_eq!(entries["MimeType"], format!("{SESSION_TYPE};"));

    let described = read("fifth-die.metainfo.xml");
    assert!(described.contains(&format!("<mediatype>{SESSION_TYPE}</mediatype>")));
    assert!(described.contains(">fifth-die.desktop</launchable>"));
    let license = concat!("<project_license>", env!("CARGO_PKG_LICENSE"), "<");
    assert!(described.contains(license));
    assert!(read("fifth-die.xml").contains(&format!("<mime-type type=\"{SESSION_TYPE}\">")));
}

#[test]
fn every_session_file_begins_as_its_type_says() {
    let text = read("fifth-die.xml").replace("&quot;", "\"");
    let rule = text.split_once("offset=\"0:").unwrap().1;
    let (last, rule) = rule.split_once("\" value=\"").unwrap();
    let (value, _) = rule.split_once("\"/>").unwrap();
    let last: usize = last.parse().unwrap();
    assert_eq!(value, "format: \"fifth-die session\"");

    for entry in fs::read_dir(root().join("saves")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "ron") {
            let at = fs::read_to_string(&path).unwrap().find(value);
            assert!(at.is_some_and(|at| at <= last), "{}", path.display());
        }
    }
}

#[test]
fn everything_that_is_packaged_is_there() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let (_, packages) = manifest.split_once("[package.metadata.deb]").unwrap();
    let quoted = packages.split('"').skip(1).step_by(2);
    let is_path = |text: &&str| {
        let tops = ["assets/", "docs/", "saves/"];
        tops.iter().any(|top| text.starts_with(top))
    };
    let paths: Vec<&str> = quoted.filter(is_path).collect();
    assert!(paths.contains(&"assets/desktop/fifth-die.desktop"));
    for path in paths {
        // A pattern stands for the files of a folder.
        let place = path.split_once('*').map_or(path, |(folder, _)| folder);
        assert!(root().join(place).exists(), "{path}");
    }
}

#[test]
fn a_session_file_opens_by_its_path() {
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("Friday (2) & more.ron");
    let sample = fs::read(root().join("saves/v1-under-way.ron")).unwrap();
    fs::write(&file, &sample).unwrap();
    let (_home, store) = store();

    let desk = Desk::opening(store.clone(), Some(&file));
    assert_eq!(desk.title(), "Fifth Die – Friday at Zoë's");
    // It is played on as a copy, and a second double click opens this one again.
    assert_eq!(store.games().len(), 1);
    let desk_again = Desk::opening(store.clone(), Some(&file));
    assert_eq!(desk_again.title(), desk.title());
    assert_eq!(store.games().len(), 1);
    assert_eq!(fs::read(&file).unwrap(), sample);
}
