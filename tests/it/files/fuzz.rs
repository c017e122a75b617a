//! Session files by chance: samples with random damage. Whatever a file is, reading it is no panic, and a file that loads
//! comes back from a save as it was.
//!
//! The suite tries a few; `FIFTH_DIE_FUZZ=10000000 cargo test --release --test it fuzz` tries as many as are asked for.

use std::path::Path;

use fifth_die::store::{self, Id};
use jiff::Timestamp;

use super::damaged_files::comes_back;
use crate::classic_files;
use crate::samples::{small, small_with_seed};
use crate::store::store;
use crate::tools::say;

const RUNS: u64 = 1_000;

/// What a file may well have in the wrong place: signs, and words.
const SIGNS: [&str; 14] = [
    "(", ")", "[", "]", "{", "}", ",", ":", "\"", "/*", "//", "-", "0", "7",
];
const WORDS: [&str; 18] = [
    "Some(",
    "None",
    "99999999999999999999",
    "1e9",
    "\u{feff}",
    "\r\n",
    "Throw(number: 1, dice: (1, 2, 3, 4, 5)),",
    "Choice(throw: 1, player: 1, pairs: (9, 9), fifth: Some(1)),",
    "Roll(number: 1, dice: (1, 2, 3, 4)),",
    "Play(roll: 1, columns: [6, 6]),",
    "Stop(roll: 2),",
    "RollOn(roll: 2),",
    "helped: [Review, TakenBack, KnownDice],",
    "house: (strict: true),",
    "\\u{110000}",
    "r#\"",
    "#![enable(implicit_some)]\n",
    "#![enable(unwrap_newtypes, unwrap_variant_newtypes)]\n",
];

/// Numbers that look random and are the same every time (SplitMix64).
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) % end as u64) as usize
    }

    /// A piece of a file of so many bytes; most are short.
    fn piece(&mut self, bytes: usize) -> std::ops::Range<usize> {
        let begin = self.below(bytes + 1);
        let longest = if self.below(4) == 0 { 400 } else { 4 };
        begin..(begin + self.below(longest)).min(bytes)
    }
}

fn damage(file: &mut Vec<u8>, chance: &mut Chance) {
    let piece = chance.piece(file.len());
    match chance.below(6) {
        0 => {
            if let Some(byte) = file.get_mut(piece.start) {
                *byte ^= 1 << chance.below(8);
            }
        }
        // A digit becomes another one, so that most of these files still read.
        1 | 2 => {
            let digits: Vec<usize> = (0..file.len())
                .filter(|&at| file[at].is_ascii_digit())
                .collect();
            if !digits.is_empty() {
                file[digits[chance.below(digits.len())]] = b'0' + chance.below(10) as u8;
            }
        }
        3 => drop(file.drain(piece)),
        4 => {
            let copy = file[piece].to_vec();
            let at = chance.below(file.len() + 1);
            file.splice(at..at, copy);
        }
        _ => {
            let which = chance.below(SIGNS.len() + WORDS.len());
            let word = SIGNS.iter().chain(&WORDS).nth(which);
            file.splice(piece, word.into_iter().flat_map(|word| word.bytes()));
        }
    }
}

#[test]
fn files_with_random_damage_keep_the_laws() {
    let runs = std::env::var("FIFTH_DIE_FUZZ").map_or(RUNS, |runs| runs.parse().unwrap());
    let samples = [
        small(),
        small_with_seed(5),
        classic_files::small(),
        classic_files::small_with_seed(5),
    ];
    let (_folder, store) = store();
    let id = Id::of(Path::new("fuzz.ron")).unwrap();
    let path = store.session_file(&id);
    let mut loaded = 0;
    for run in 0..runs {
        let mut chance = Chance(run);
        let mut file = samples[chance.below(samples.len())].clone().into_bytes();
        for _ in 0..=chance.below(4) {
            damage(&mut file, &mut chance);
        }
        if let Ok(saved) = store::parse(&path, &file) {
            loaded += 1;
            comes_back(saved);
        } else if run % 8 == 0 {
            std::fs::write(&path, &file).unwrap();
            if let Ok(salvaged) = store.salvage(&id, Timestamp::UNIX_EPOCH) {
                comes_back(salvaged.saved);
            }
        }
    }
    assert!(loaded > runs / 20, "the damage is too great to test much");
    say(&format!(
        "damaged files: {runs}, of which {loaded} load, findings: 0"
    ));
}
