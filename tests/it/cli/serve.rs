//! What `serve` prints for those who let phones in: the address, and its QR code.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use fifth_die::web;

use crate::binary::fifth_die;
#[cfg(target_os = "linux")]
use crate::tools::{have, tool};

/// The squares around a code that it needs to be found.
const MARGIN: usize = 4;

/// How long to wait for what must come: far longer than it takes, for it only bounds a failure.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that prints and goes on; it ends when this is dropped.
struct Printing(Child);

impl Drop for Printing {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The address that a table has printed, and the lines of its code.
#[track_caller]
fn printed(mut command: Command) -> (String, Vec<String>) {
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut printing = Printing(child.unwrap());
    let out = BufReader::new(printing.0.stdout.take().unwrap());
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || out.lines().try_for_each(|line| sender.send(line.unwrap())));
    let line = || lines.recv_timeout(PATIENCE).expect("one more line");
    let line = || line().trim_end().to_owned();
    let address = line();
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    let side = web::qr(&address).len() + 2 * MARGIN;
    let code = (0..side.div_ceil(2)).map(|_| line()).collect();
    (address, code)
}

fn serve(folder: &tempfile::TempDir) -> Command {
    let folder = folder.path().to_str().unwrap();
    let mut command = fifth_die(&["--data-dir", folder, "serve", "--listen", "127.0.0.1"]);
    command.args(["--express", "--players", "Ann,Ben"]);
    command
}

/// The dark squares that lines of half blocks leave out, for what is drawn is the light.
#[track_caller]
fn squares(lines: &[String]) -> Vec<Vec<bool>> {
    let halves = |line: &String| {
        let halves = line.chars().map(|sign| match sign {
            '█' => [false, false],
            '▀' => [false, true],
            '▄' => [true, false],
            ' ' => [true, true],
            _ => panic!("{sign:?} in {line:?}"),
        });
        let halves: Vec<[bool; 2]> = halves.collect();
        [0, 1].map(|half| halves.iter().map(|halves| halves[half]).collect())
    };
    lines.iter().flat_map(halves).collect()
}

/// The squares of the code of an address in its margin, an even number of rows: below the margin nothing is drawn.
fn expected(address: &str) -> Vec<Vec<bool>> {
    let code = web::qr(address);
    let side = code.len() + 2 * MARGIN;
    let mut squares = vec![vec![false; side]; side];
    squares.resize(side + side % 2, vec![true; side]);
    for (y, row) in code.iter().enumerate() {
        squares[y + MARGIN][MARGIN..][..row.len()].copy_from_slice(row);
    }
    squares
}

#[test]
fn the_code_of_the_address_is_drawn_light_with_its_margin() {
    let folder = tempfile::tempdir().unwrap();
    let (address, code) = printed(serve(&folder));
    assert_eq!(squares(&code), expected(&address));
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_the_code_is_black_on_white_whatever_its_colours() {
    if !have(&[("script", "bsdutils")]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let serve = serve(&folder);
    let mut words = vec![serve.get_program()];
    words.extend(serve.get_args());
    let words: Vec<&str> = words.iter().map(|word| word.to_str().unwrap()).collect();
    let mut script = tool("script");
    script.args(["--quiet", "--command", &words.join(" "), "/dev/null"]);
    let (address, lines) = printed(script);
    let plain = lines.iter().map(|line| {
        let coloured = line.strip_prefix("\u{1b}[97;40m");
        let plain = coloured.and_then(|line| line.strip_suffix("\u{1b}[0m"));
        plain.unwrap_or_else(|| panic!("{line:?}")).to_owned()
    });
    let plain: Vec<String> = plain.collect();
    assert_eq!(squares(&plain), expected(&address));
}
