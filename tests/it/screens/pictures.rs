//! The main screens as they look, each compared with its picture in `tests/pictures`.
//!
//! The pictures are those of the software renderer with the bundled font. What differs is left in `target/tmp/pictures`
//! to be looked at; with `FIFTH_DIE_RENEW` in the environment the pictures are made anew.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::Path;

use fifth_die::app::theme::Theme;
use fifth_die::app::widget::Element;
use fifth_die::rules::classic::Phase;
use fifth_die::session::{AnySession, Classic, DiceSource, Seed, Session};
use fifth_die::store::{Phones, Saved, Store};
use iced::Size;
use iced::advanced::renderer::Headless;
use iced::mouse::Cursor;
use iced::theme::Base;
use iced_test::runtime::user_interface::Cache;
use iced_test::selector::Target;
use jiff::civil;
use jiff::tz::TimeZone;
use tempfile::TempDir;

use crate::harness::{Desk, with_coach};
use crate::painter::{draw, headless};
use crate::play;
use crate::store::store;

pub type Pixel = [u8; 3];

/// The smallest window that everything is made for, in which the pictures are taken.
const SIZE: Size<u32> = Size::new(1000, 700);

pub const THEMES: [Theme; 4] = [
    Theme::LIGHT,
    Theme::DARK,
    Theme::BLACK_ON_WHITE,
    Theme::WHITE_ON_BLACK,
];

/// How far a part of a colour may be off where another processor rounds otherwise; nobody sees that.
const ROUNDING: u8 = 2;

pub fn paint<M>(view: Element<'_, M>, size: Size<u32>, theme: &Theme) -> Vec<Pixel> {
    let mut renderer = headless();
    let window = Size::new(size.width as f32, size.height as f32);
    let (pointer, cache) = (Cursor::Unavailable, &mut Cache::default());
    draw(view, window, pointer, theme, cache, &mut renderer);
    let paper = theme.base().background_color;
    let pixels = renderer.screenshot(size, 1.0, paper);
    let pixels = pixels.chunks_exact(4);
    pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

fn read(path: &Path) -> Option<Vec<Pixel>> {
    let file = BufReader::new(File::open(path).ok()?);
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut bytes).unwrap();
    let is_ours = (info.width, info.height) == (SIZE.width, SIZE.height)
        && info.color_type == png::ColorType::Rgb;
    is_ours.then(|| bytes.as_chunks().0.to_vec())
}

fn write(path: &Path, pixels: &[Pixel]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let file = BufWriter::new(File::create(path).unwrap());
    let mut encoder = png::Encoder::new(file, SIZE.width, SIZE.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(pixels.as_flattened()).unwrap();
}

/// Hides where the files are, which is elsewhere in every run, up to the right edge of the window.
fn blot_folder(desk: &mut Desk, pixels: &mut [Pixel]) {
    let folder = desk.store().sessions_folder().display().to_string();
    for target in desk.targets() {
        if let Target::Text {
            content, bounds, ..
        } = target
            && content == folder
        {
            let rows = bounds.y as usize..(bounds.y + bounds.height).ceil() as usize;
            let all = pixels.chunks_mut(SIZE.width as usize);
            for row in all.skip(rows.start).take(rows.len()) {
                let (ground, folder) = row.split_at_mut(bounds.x as usize);
                folder.fill(ground[0]);
            }
        }
    }
}

/// Hides the addresses and the digits of the phones and all that is at its left, its QR code, which are others in every run.
fn blot_address(desk: &mut Desk, pixels: &mut [Pixel]) {
    for target in desk.targets() {
        if let Target::Text {
            content, bounds, ..
        } = target
            && (content.contains("127.0.0.1:") || is_code(&content))
        {
            let words = bounds.x as usize;
            let lines = bounds.y as usize..(bounds.y + bounds.height).ceil() as usize;
            // The code begins beside the line above.
            let code = lines.start - 40..SIZE.height as usize - 20;
            let rows = pixels.chunks_mut(SIZE.width as usize).enumerate();
            for (y, row) in rows.filter(|(y, _)| code.contains(y)) {
                let ground = row[words - 1];
                let is_address = lines.contains(&y);
                let end = if is_address { row.len() - 40 } else { words };
                row[30..end].fill(ground);
            }
        }
    }
}

/// Whether these are six digits that let phones in.
pub fn is_code(words: &str) -> bool {
    let digits = words.split_once(' ').map(|(one, other)| [one, other]);
    digits.is_some_and(|digits| {
        digits
            .iter()
            .all(|part| part.len() == 3 && part.parse::<u16>().is_ok())
    })
}

/// Fails where a screen looks other than in its picture.
#[track_caller]
fn looks_like(name: &str, desk: &mut Desk, theme: &Theme) {
    desk.resize(Size::new(SIZE.width as f32, SIZE.height as f32));
    let mut shown = paint(desk.view(), SIZE, theme);
    blot_folder(desk, &mut shown);
    blot_address(desk, &mut shown);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let path = folder.join(name).with_extension("png");
    let is_same = |one: &Pixel, other: &Pixel| {
        let mut parts = one.iter().zip(other);
        parts.all(|(one, other)| one.abs_diff(*other) <= ROUNDING)
    };
    let held = read(&path);
    let differences: Option<Vec<usize>> = held.map(|held| {
        let places = held.iter().zip(&shown).enumerate();
        let others = places.filter(|(_, (one, other))| !is_same(one, other));
        others.map(|(place, _)| place).collect()
    });
    if differences.as_ref().is_some_and(Vec::is_empty) {
        return;
    }
    if std::env::var_os("FIFTH_DIE_RENEW").is_some() {
        return write(&path, &shown);
    }
    let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    let new = new.join(name).with_extension("png");
    write(&new, &shown);
    let what = differences.map_or("there is no such picture".to_owned(), |places| {
        let rows = || places.iter().map(|place| place / SIZE.width as usize);
        let (count, top) = (places.len(), rows().min().unwrap());
        let bottom = rows().max().unwrap();
        format!("{count} pixels differ, from {top} to {bottom} down")
    });
    panic!(
        "{}: {what}. The screen is now as in {}; if it is as it should be, \
         `FIFTH_DIE_RENEW=1 cargo test --test it pictures::` makes the pictures anew",
        path.display(),
        new.display()
    );
}

/// A game that began at eight on this day of November 2026, wherever the pictures are made.
fn began(session: impl Into<AnySession>, day: i8) -> Saved {
    let moment = civil::date(2026, 11, day).at(20, 0, 0, 0);
    let moment = moment.to_zoned(TimeZone::system()).unwrap();
    Saved::new(session, moment.timestamp())
}

fn express(names: &[&str], seed: u64, throws: usize) -> Session {
    play::played(names, DiceSource::Real, Seed(seed), throws)
}

fn board(names: &[&str], seed: u64, turns: usize) -> Session<Classic> {
    play::board_after(names, DiceSource::Real, Seed(seed), turns)
}

const TO_THE_END: usize = play::TO_THE_END;

/// An evening of both games, some over, some not.
fn evening() -> (TempDir, Store) {
    let (folder, store) = store();
    let games = [
        began(express(&["Ann"], 1, TO_THE_END), 1),
        began(express(&["Ann"], 2, TO_THE_END), 2),
        began(express(&["Ann", "Ben", "Cleo"], 3, TO_THE_END), 6),
        began(express(&["Ben", "Eve Wintergreen-Smith"], 4, TO_THE_END), 7),
        began(board(&["Ann"], 5, TO_THE_END), 13),
        began(board(&["Ann", "Ben", "Cleo"], 6, TO_THE_END), 14),
        began(board(&["Ben", "Cleo"], 7, 6), 20),
        began(express(&["Ann", "Ben", "Cleo", "Dan"], 8, 7), 21),
    ];
    for saved in games {
        store.save(&saved).unwrap();
    }
    (folder, store)
}

/// Four at the table of Express with a throw on it; the second of them looks at a choice.
fn table() -> Desk {
    let mut desk = Desk::with(express(&["Ann", "Ben", "Cleo", "Eve Wintergreen"], 8, 9));
    desk.types("13446a");
    desk.light(0, 1);
    desk
}

/// Three at the board, in the midst of a turn, who look at a play.
fn turn() -> Desk {
    let mut session = board(&["Ann", "Ben", "Cleo"], 6, 9);
    let is_midst = |session: &Session<Classic>| {
        let table = session.table();
        matches!(table.phase(), Phase::Play(_)) && table.position().at_stake() > 1
    };
    while !is_midst(&session) {
        assert!(play::step_board(&mut session, Seed(6)), "it has no midst");
    }
    let mut desk = Desk::with(session);
    desk.keys("↓");
    desk
}

/// A table of two and two programs that is being set.
fn new_table() -> Desk {
    let mut desk = Desk::new();
    desk.keys("Ctrl+N");
    for (seat, name) in ["Ann", "Ben"].into_iter().enumerate() {
        desk.write_name(seat, name);
        desk.keys("Ctrl+P");
    }
    desk
}

fn over() -> Desk {
    Desk::with(express(&["Ann", "Ben", "Cleo"], 3, TO_THE_END))
}

#[test]
fn beside_a_game() {
    looks_like("first-start", &mut Desk::new(), &Theme::LIGHT);
    looks_like("new-table", &mut new_table(), &Theme::LIGHT);
    let (_folder, store) = evening();
    let mut desk = Desk::of(store);
    looks_like("games", &mut desk, &Theme::LIGHT);
    desk.keys("F3");
    looks_like("records", &mut desk, &Theme::LIGHT);
    desk.types("1");
    looks_like("best-games", &mut desk, &Theme::DARK);
}

#[test]
fn both_tables_by_day_and_by_night() {
    let mut desk = table();
    looks_like("table", &mut desk, &Theme::LIGHT);
    looks_like("table-dark", &mut desk, &Theme::DARK);
    looks_like("table-contrast", &mut desk, &Theme::WHITE_ON_BLACK);
    let mut desk = turn();
    looks_like("board", &mut desk, &Theme::LIGHT);
    looks_like("board-dark", &mut desk, &Theme::DARK);
    looks_like("board-contrast", &mut desk, &Theme::BLACK_ON_WHITE);
}

#[test]
fn what_the_coach_says() {
    with_coach();
    looks_like("result", &mut over(), &Theme::LIGHT);
    let mut desk = over();
    desk.types("v");
    looks_like("analysis", &mut desk, &Theme::LIGHT);
    let mut desk = Desk::new();
    desk.keys("T ↓*4 →*6 ↓ →*3 ↓ →*5 ↓*2 →*2 ↓*3 →*4 13446");
    looks_like("ask-pad", &mut desk, &Theme::LIGHT);
    desk.keys("G →*4 ↑*4 →*2 ↑*3 Space → ↑*2 Space ←*3 ↑ →*2 ↑*2 2355");
    looks_like("ask-board-dark", &mut desk, &Theme::DARK);
}

// Only where there is a folder whose name is short everywhere, which the settings show in a line.
#[cfg(unix)]
#[test]
fn settings() {
    let folder = tempfile::tempdir_in("/tmp").unwrap();
    let mut desk = Desk::at(folder.path());
    desk.keys("Ctrl+,");
    looks_like("settings", &mut desk, &Theme::LIGHT);
}

/// Lets phones in again, of which those at these seats are asleep.
fn let_in(desk: &mut Desk, seats: &[usize]) {
    let open = desk.store().settings().open_game.unwrap();
    let held = seats.iter().map(|&seat| (seat, "b".repeat(32)));
    let kept = Phones {
        port: 0,
        game: open.as_os_str().to_str().unwrap().to_owned(),
        secret: "a".repeat(20),
        seats: held.collect(),
    };
    desk.store().save_phones(&kept).unwrap();
    desk.keys("F9");
}

#[test]
fn the_way_for_phones() {
    let mut desk = Desk::with(express(&["Ann", "Ben", "Cleo"], 8, 3));
    desk.types("13446a");
    // Ben had joined before the program was killed, and his phone is asleep.
    let_in(&mut desk, &[2]);
    looks_like("phones", &mut desk, &Theme::LIGHT);
    looks_like("phones-dark", &mut desk, &Theme::DARK);
    desk.keys("F9");
    looks_like("table-with-phones", &mut desk, &Theme::LIGHT);
    let mut desk = turn();
    let_in(&mut desk, &[1, 2, 3]);
    desk.keys("F9");
    looks_like("board-with-phones", &mut desk, &Theme::DARK);
}
