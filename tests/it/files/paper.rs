//! What is printed: pads, boards and results on paper, as SVG, PDF and PNG, by the command and in the window.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Output;

use fifth_die::paper::{Blank, Game, Paper, Sheet};
use fifth_die::rules::Seat;
use fifth_die::rules::dice::Sum;
use fifth_die::rules::express::{Penalty, Signed};
use fifth_die::session::{AnySession, DiceSource, Seed, Session};
use fifth_die::store::{self, drawn};
use iced::keyboard::{Modifiers, key::Named};
use resvg::usvg;

use crate::binary::{fifth_die, told};
use crate::fixtures::retired;
use crate::harness::Desk;
use crate::play::{TO_THE_END, board_after, play, played, step_board};
#[cfg(unix)]
use crate::tools::tool;

pub fn pages(session: &AnySession, sheet: Sheet, paper: Paper) -> Vec<String> {
    let game = Game {
        title: None,
        day: "20 Nov 2026",
        are_of_day: false,
        honest: None,
        session,
    };
    game.pages(sheet, paper)
}

fn finished(names: &[&str]) -> Session {
    played(names, DiceSource::Real, Seed(7), TO_THE_END)
}

/// The names of everything on a page, which an independent reader finds there.
fn names(page: &str) -> Vec<String> {
    fn walk(group: &usvg::Group, names: &mut Vec<String>) {
        for node in group.children() {
            names.push(node.id().to_owned());
            if let usvg::Node::Group(group) = node {
                walk(group, names);
            }
        }
    }
    let tree = usvg::Tree::from_str(page, &usvg::Options::default()).expect("an SVG");
    let mut names = Vec::new();
    walk(tree.root(), &mut names);
    names
}

/// How many things have a name with this beginning.
fn count(names: &[String], beginning: &str) -> u32 {
    let found = names.iter().filter(|name| name.starts_with(beginning));
    found.count() as u32
}

#[test]
fn a_pad_on_paper_has_the_marks_of_the_session() {
    let session = finished(&["Ann", "Ben", "Cleo"]);
    let played = AnySession::from(session.clone());
    let [page] = &pages(&played, Sheet::Pads, Paper::A4)[..] else {
        panic!("three pads fit on one page");
    };
    let names = names(page);
    for (seat, pad) in Seat::enumerate(session.table().pads()) {
        for sum in Sum::ALL {
            let marked = count(&names, &format!("pad-{seat}-mark-{sum}-"));
            assert_eq!(marked, pad.marks(sum).min(10), "seat {seat}, row {sum}");
        }
        for (place, track) in pad.tracks().enumerate() {
            let marked = count(&names, &format!("pad-{seat}-track-{}-", place + 1));
            assert_eq!(marked, u32::from(track.marks()));
        }
    }
}

#[test]
fn a_board_on_paper_has_the_squares_of_the_session() {
    let session = board_after(&["Ann", "Ben"], DiceSource::Real, Seed(4), 40);
    let position = session.table().position().clone();
    let [page] = &pages(&session.into(), Sheet::Pads, Paper::Letter)[..] else {
        panic!("a board fits on one page");
    };
    let names = names(page);
    let mut squares = 0;
    for seat in Seat::all(2) {
        for column in Sum::ALL {
            let space = position.square(seat, column);
            if space > 0 {
                squares += 1;
                let name = format!("square-{seat}-{column}-{space}");
                assert!(names.contains(&name), "{name}");
            }
        }
    }
    assert!(squares > 0);
    assert_eq!(count(&names, "square-"), squares);
}

#[test]
fn a_blank_pad_has_no_mark() {
    let page = Blank::Express(Penalty::OneFifty).page(Paper::A4);
    assert_eq!(page.matches(">Express<").count(), 4);
    let names = names(&page);
    assert_eq!(count(&names, "mark-") + count(&names, "track-"), 0);
    assert!(page.contains("−150") && !page.contains("−200"));
    let names = self::names(&Blank::Classic.page(Paper::A4));
    assert_eq!(count(&names, "square-"), 0);
}

#[test]
fn four_pads_share_a_sheet_and_eight_need_two() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let count = |players: usize| {
        let session = finished(&names[..players]).into();
        pages(&session, Sheet::Pads, Paper::A4).len()
    };
    assert_eq!([1, 2, 4, 5, 8].map(count), [1, 1, 1, 2, 2]);
}

#[test]
fn a_result_tells_the_course_on_as_many_pages_as_it_takes() {
    let session = board_after(&["Ann", "Ben"], DiceSource::Real, Seed(4), 1_000);
    let rolls = session.table().steps().len();
    let pages = pages(&session.into(), Sheet::Result, Paper::A4);
    let course = pages.concat();
    let [kept, lost] = [">kept ", ">lost "].map(|words| course.matches(words).count());
    assert!(kept > 0 && lost > 0 && kept + lost <= rolls);
    assert!(pages[0].contains(" wins in "));
}

#[test]
fn a_result_tells_who_was_left_alone_at_the_board() {
    let mut session = board_after(&["Ann", "Ben"], DiceSource::Real, Seed(4), 1);
    let leaver = session.table().position().turn();
    let last = leaver.after(1, 2);
    session.record(retired(leaver.index()).into()).unwrap();
    let words = format!("{} wins: everyone else has left", ["Ann", "Ben"][last]);
    assert!(pages(&session.into(), Sheet::Result, Paper::A4)[0].contains(&words));
}

#[test]
fn the_course_tells_of_one_who_left_no_more_than_that() {
    let dice = DiceSource::App(Seed(4));
    let mut session = board_after(&["Ann", "Ben"], dice, Seed(4), 1);
    let seat = session.table().position().turn();
    step_board(&mut session, Seed(4));
    let turn = session.table().position().turn();
    assert_eq!(turn, seat, "a turn is under way");
    session.record(retired(seat.index()).into()).unwrap();
    let page = &pages(&session.into(), Sheet::Result, Paper::A4)[0];
    assert_eq!(page.matches(">left<").count(), 1);

    // A dash is a choice that is still to be made.
    let mut session = played(&["Ann", "Ben", "Cleo"], DiceSource::Real, Seed(7), 2);
    session.record(retired(2).into()).unwrap();
    play(&mut session, Seed(7), 4);
    let page = &pages(&session.into(), Sheet::Result, Paper::A4)[0];
    assert_eq!(page.matches(">–<").count(), 0);
}

#[test]
fn a_name_is_printed_as_it_is_written() {
    let session = AnySession::from(finished(&["<Ann> & \"Ben\"", "Zoë Łukasz"]));
    for sheet in [Sheet::Pads, Sheet::Result] {
        let page = &pages(&session, sheet, Paper::A4)[0];
        assert!(page.contains(">&lt;Ann&gt; &amp; \"Ben\"<"));
        assert!(page.contains(">Zoë Łukasz<"));
        names(page);
    }
}

/// How often these bytes stand in a file.
fn occurrences(file: &[u8], bytes: &str) -> usize {
    let windows = file.windows(bytes.len());
    windows.filter(|window| *window == bytes.as_bytes()).count()
}

#[test]
fn a_pdf_has_its_pages_its_paper_and_its_fonts() {
    let session = finished(&["A", "B", "C", "D", "E"]).into();
    for (paper, corner) in [
        (Paper::A4, (595.276, 841.89)),
        (Paper::Letter, (612.0, 792.0)),
    ] {
        let pages = pages(&session, Sheet::Pads, paper);
        let file = drawn::pdf("Pads", &pages).unwrap();
        assert!(file.starts_with(b"%PDF-1."));
        assert_eq!(occurrences(&file, "/Count 2"), 1);
        assert_eq!(occurrences(&file, "/MediaBox ["), 2);
        let text = String::from_utf8_lossy(&file);
        for media_box in text.split("/MediaBox [").skip(1) {
            let numbers = media_box.split(']').next().unwrap().split_whitespace();
            let numbers: Vec<f32> = numbers.map(|number| number.parse().unwrap()).collect();
            assert_eq!(numbers[..2], [0.0, 0.0]);
            assert!((numbers[2] - corner.0).abs() < 0.1, "{numbers:?}");
            assert!((numbers[3] - corner.1).abs() < 0.1, "{numbers:?}");
        }
        // Each font that is used is embedded, with the letters that are used of it.
        let fonts = occurrences(&file, "/Type /FontDescriptor");
        assert!(fonts > 0);
        assert_eq!(occurrences(&file, "/FontFile"), fonts);
        assert!(occurrences(&file, "+InterTabular") > 0);
    }
}

#[test]
fn two_pads_lie_side_by_side_on_a_sheet_that_lies() {
    let session = finished(&["Ann", "Ben"]).into();
    let page = &pages(&session, Sheet::Pads, Paper::A4)[0];
    assert!(page.contains(r#"width="297mm" height="210mm""#));
}

#[test]
fn an_svg_needs_no_font() {
    let page = Blank::Express(Penalty::TwoHundred).page(Paper::A4);
    assert!(page.contains("<text"));
    let file = drawn::svg(&page).unwrap();
    assert!(!file.contains("<text") && !file.contains("font-family"));
}

#[test]
fn a_picture_is_black_and_white_and_as_large_as_its_paper() {
    let page = Blank::Classic.page(Paper::A4);
    let file = drawn::png(&page, 100.0).unwrap();
    let picture = resvg::tiny_skia::Pixmap::decode_png(&file).unwrap();
    assert_eq!((picture.width(), picture.height()), (827, 1169));
    let mut shades = BTreeMap::new();
    for pixel in picture.pixels() {
        assert_eq!((pixel.red(), pixel.alpha()), (pixel.green(), 255));
        assert_eq!(pixel.red(), pixel.blue());
        *shades.entry(pixel.red()).or_insert(0u32) += 1;
    }
    assert!(shades[&0] > 10_000 && shades[&255] > 400_000);
}

#[test]
fn what_is_no_drawing_is_refused() {
    assert!(drawn::png("hello", 100.0).is_err());
    assert!(drawn::png(&Blank::Classic.page(Paper::A4), 1e6).is_err());
    assert!(drawn::pdf("", &["hello".to_owned()]).is_err());
}

/// Runs `fifth-die print` in a folder; its exit code, standard output and standard error.
fn print(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    told(printed(folder, arguments))
}

fn printed(folder: &Path, arguments: &[&str]) -> Output {
    let mut print = fifth_die(&["print"]);
    print.args(arguments).current_dir(folder).output().unwrap()
}

#[test]
fn a_command_prints_a_game_under_its_name_and_replaces_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/v1-finished.ron");
    let file = folder.path().join("v1-finished-pads.pdf");
    let done = (0, "v1-finished-pads.pdf\n".to_owned(), String::new());
    assert_eq!(print(folder.path(), &[sample]), done);
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF"));

    fs::write(&file, "mine").unwrap();
    let (code, told, error) = print(folder.path(), &[sample]);
    assert_eq!((code, told.as_str()), (1, ""));
    assert_eq!(
        error,
        "fifth-die: couldn’t write the file: a file with this name already exists (v1-finished-pads.pdf). \
         Choose another with -o, or replace it with --force.\n"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    // Nothing is made of the person's other files, whatever they are called.
    let beside = folder.path().join("v1-finished-pads.pdf.bak");
    fs::write(&beside, "mine too").unwrap();
    assert_eq!(print(folder.path(), &[sample, "--force"]), done);
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF"));
    assert_eq!(fs::read_to_string(&beside).unwrap(), "mine too");
    fs::remove_file(&beside).unwrap();
    assert_eq!(print(folder.path(), &[sample, "--force"]), done);
    assert!(!beside.exists());
}

#[test]
fn a_command_numbers_the_pages_of_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let saved = store::Saved::new(finished(&["A", "B", "C", "D", "E"]), jiff::Timestamp::now());
    fs::write(&path, store::write(&saved)).unwrap();
    let arguments = "game.ron --format svg --paper letter -o out/x.svg";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    fs::create_dir(folder.path().join("out")).unwrap();
    let two = "out/x-1.svg\nout/x-2.svg\n".to_owned();
    assert_eq!(print(folder.path(), &arguments), (0, two, String::new()));
    assert!(folder.path().join("out/x-2.svg").exists());
    assert!(!folder.path().join("out/x.svg").exists());
    // One that is there already keeps both from being written.
    fs::remove_file(folder.path().join("out/x-1.svg")).unwrap();
    assert_eq!(print(folder.path(), &arguments).0, 1);
    assert!(!folder.path().join("out/x-1.svg").exists());
}

#[test]
fn a_command_says_what_it_cannot_print() {
    let folder = tempfile::tempdir().unwrap();
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/v1-finished.ron");
    let misused: [&[&str]; 8] = [
        &[],
        &[sample, "-o", "x.png", "--format", "pdf"],
        &[sample, "-o", "x.PDF", "--format", "svg"],
        &[sample, "-o", "x.txt"],
        &[sample, "-o", "x.txt", "--format", "pdf"],
        &[sample, "--blank", "express"],
        &[sample, "--penalty", "100"],
        &["--blank", "--as", "result"],
    ];
    for arguments in misused {
        let (code, told, error) = print(folder.path(), arguments);
        assert_eq!((code, told.as_str()), (2, ""), "{arguments:?}: {error}");
    }
    let refused = |arguments: &[&str]| {
        let (code, _, error) = print(folder.path(), arguments);
        assert_eq!(code, 1, "{arguments:?}");
        error
    };
    let error = refused(&["none.ron"]);
    assert_eq!(error, "fifth-die: none.ron: the file doesn’t exist\n");
    fs::write(folder.path().join("in"), "").unwrap();
    let error = refused(&[sample, "-o", "in/x.pdf"]);
    let begin = "fifth-die: Couldn’t write the file: ";
    assert!(error.starts_with(begin), "{error}");
    // A folder that is not there is more likely a slip of the finger than a wish.
    let error = refused(&[sample, "-o", "out/x.pdf"]);
    let why = "this folder doesn’t exist (out). Create it, or choose another.\n";
    assert_eq!(error, format!("{begin}{why}"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn the_name_of_a_file_says_what_is_written() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, name, begin) in [
        ("--blank -o a.pdf", "a.pdf", &b"%PDF"[..]),
        ("--blank -o a.svg", "a.svg", b"<svg"),
        ("--blank -o a.PNG", "a.PNG", b"\x89PNG"),
        ("--blank -o b.png --format png", "b.png", b"\x89PNG"),
        ("--blank -o plain", "plain", b"%PDF"),
        ("--blank -o other --format svg", "other", b"<svg"),
        ("--blank --format svg", "express-blank.svg", b"<svg"),
        (
            "--blank classic --penalty 100",
            "classic-blank.pdf",
            b"%PDF",
        ),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let done = (0, format!("{name}\n"), String::new());
        assert_eq!(print(folder.path(), &words), done);
        let file = fs::read(folder.path().join(name)).unwrap();
        assert!(file.starts_with(begin), "{name}");
    }
}

#[test]
fn a_command_prints_onto_the_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let output = |arguments: &[&str]| printed(folder.path(), arguments);
    for (format, begin) in [("pdf", &b"%PDF"[..]), ("svg", b"<svg"), ("png", b"\x89PNG")] {
        let printed = output(&["--blank", "-o", "-", "--format", format]);
        assert!(printed.status.success() && printed.stderr.is_empty());
        assert!(printed.stdout.starts_with(begin), "{format}");
        let file = folder.path().join("file");
        let path = file.to_str().unwrap();
        print(folder.path(), &["--blank", "-o", path, "--format", format]);
        // A PDF has a title, which is the name of its file.
        if format != "pdf" {
            assert_eq!(fs::read(&file).unwrap(), printed.stdout);
        }
        fs::remove_file(&file).unwrap();
    }
    assert!(output(&["--blank", "-o", "-"]).stdout.starts_with(b"%PDF"));
    // Two files are not one.
    let saved = store::Saved::new(finished(&["A", "B", "C", "D", "E"]), jiff::Timestamp::now());
    fs::write(folder.path().join("game.ron"), store::write(&saved)).unwrap();
    let printed = output(&["game.ron", "-o", "-", "--format", "svg"]);
    assert_eq!(printed.status.code(), Some(1));
    assert!(printed.stdout.is_empty());
    let error = String::from_utf8(printed.stderr).unwrap();
    assert!(error.contains("2 pages need 2 files"), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn only_regular_files_are_replaced_and_keep_who_may_read_them() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;

    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("mine.pdf"), "mine").unwrap();
    for mode in [0o600, 0o640, 0o444] {
        fs::set_permissions(at("mine.pdf"), fs::Permissions::from_mode(mode)).unwrap();
        let (code, _, error) = print(folder.path(), &["--blank", "-o", "mine.pdf", "--force"]);
        assert_eq!(code, 0, "{error}");
        assert!(fs::read(at("mine.pdf")).unwrap().starts_with(b"%PDF"));
        let kept = fs::metadata(at("mine.pdf")).unwrap().permissions().mode();
        assert_eq!(kept & 0o7777, mode);
    }
    fs::write(at("far"), "far").unwrap();
    symlink("far", at("link.pdf")).unwrap();
    symlink("nowhere", at("dead.pdf")).unwrap();
    fs::create_dir(at("folder.pdf")).unwrap();
    let made = tool("mkfifo").arg(at("pipe.pdf")).status();
    assert!(made.unwrap().success());
    let _listener = UnixListener::bind(at("socket.pdf")).unwrap();
    let kind = |name: &str| fs::symlink_metadata(at(name)).unwrap().file_type();
    for name in ["link", "dead", "folder", "pipe", "socket"] {
        let name = &*format!("{name}.pdf");
        let before = kind(name);
        let forced = ["--blank", "-o", name, "--force"];
        for arguments in [&forced[..], &forced[..3]] {
            let (code, out, error) = print(folder.path(), arguments);
            assert_eq!((code, out.as_str()), (1, ""), "{name}");
            assert!(error.contains("only files can be replaced"), "{error}");
            assert_eq!(kind(name), before, "{name}");
        }
    }
    assert_eq!(fs::read_to_string(at("far")).unwrap(), "far");
}

/// All words on a page, in the order in which they are drawn.
fn texts(page: &str) -> Vec<&str> {
    let elements = page.split("<text ").skip(1);
    let texts = elements.map(|text| {
        let (_, text) = text.split_once('>').unwrap();
        text.split_once("</text>").unwrap().0
    });
    texts.collect()
}

#[test]
fn a_result_tells_marks_and_points_in_words() {
    let session = finished(&["A", "B", "C", "D", "E", "F", "G", "H"]);
    let table = session.table();
    let page = &pages(&session.clone().into(), Sheet::Result, Paper::A4)[0];
    let found = texts(page);
    let mut one = false;
    for (seat, pad) in Seat::enumerate(table.pads()) {
        for sum in Sum::ALL {
            let score = Signed::new(session.score(seat).row(sum)).to_string();
            let marks = match pad.marks(sum) {
                0 => continue,
                1 => "1 mark".to_owned(),
                marks => format!("{marks} marks"),
            };
            one |= marks == "1 mark";
            let is_told = found.windows(2).any(|two| two == [&score, &marks]);
            assert!(is_told, "{seat}, {sum}: {marks} {score}");
        }
    }
    assert!(one, "one mark is no marks");
    assert!(found.contains(&"100 each"), "what a box of row 2 is worth");
    assert!(!page.contains(['×', 'à']));
}

#[test]
fn a_game_is_printed_from_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with(finished(&["A", "B", "C", "D", "E"]));
    desk.chord(Modifiers::CTRL, 'e');
    desk.click("Pads");
    desk.expect("Everyone’s marked pad, to print.");
    desk.click("Letter");
    desk.click("PNG");
    let path = folder.path().join("pads.png");
    desk.click_id("path of the new file");
    desk.chord(Modifiers::CTRL, 'a');
    desk.types(path.to_str().unwrap());
    desk.key(Named::Enter);
    let first = folder.path().join("pads-1.png");
    desk.expect(&format!("Exported to {} and 1 more.", first.display()));
    let picture = resvg::tiny_skia::Pixmap::decode_png(&fs::read(first).unwrap()).unwrap();
    assert_eq!((picture.width(), picture.height()), (2550, 3300));
}
