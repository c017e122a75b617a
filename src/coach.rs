//! The coach: what a choice is worth, how likely it is to go well, and players to compare with.
//!
//! This floor knows the rules and nothing of people: it is pure, and the same question has the same answer on every
//! machine. It must never know files, a clock, a window, names, or chance that does not follow from a seed.

pub mod classic;
pub mod express;
pub mod practice;
pub mod review;

/// The checksum of learned values: FNV-1a over little-endian words of eight bytes, the last one padded with zeros. It may be
/// empty.
pub fn checksum(bytes: &[u8]) -> u64 {
    let (words, last) = bytes.as_chunks();
    let mut filled = [0; 8];
    filled[..last.len()].copy_from_slice(last);
    words
        .iter()
        .chain([&filled])
        .fold(0xcbf2_9ce4_8422_2325, |sum, word| {
            (sum ^ u64::from_le_bytes(*word)).wrapping_mul(0x0100_0000_01b3)
        })
}
