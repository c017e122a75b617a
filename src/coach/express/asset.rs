//! The tables of values as a file, which `examples/train` writes.
//!
//! A file holds any number of tables, one behind the other, each whole in itself. All numbers are little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `5thXvals` |
//! | 2 | version, 2 |
//! | 2 | penalty, in points |
//! | 8 | games that it learned from |
//! | 8 | seed of these games |
//! | 4 | number of entries |
//! | 4 | number of counts of the distribution |
//! | 4 | value of one step of an entry, in points, an IEEE 754 single |
//! | 4 | lowest total of the distribution, signed |
//! | 4 each | the counts: games of the lowest total, of ten points more, and so on |
//! | 2 each | the entries in steps, signed, in the order of `entries.rs` |
//! | 8 | checksum of all bytes of the table before it |
//!
//! The checksum is FNV-1a with 64 bits, fed with words of eight bytes instead of single bytes; the last word is filled up
//! with zeros.

use std::sync::OnceLock;

use super::distribution::Distribution;
use super::entries::ENTRIES;
use super::values::ValueTable;
use crate::coach::checksum;
use crate::rules::express::Penalty;

const MAGIC: [u8; 8] = *b"5thXvals";
const VERSION: u16 = 2;

static FILE: &[u8] = include_bytes!("../../../assets/coach/express.values");

/// Why a table of values cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Damaged {
    /// No table begins where one should.
    #[error("this is no table of values")]
    NotATable,
    /// The version is unknown.
    #[error("the table of values has the version {0}, which is not known")]
    Version(u16),
    /// It is cut short, or has a wrong number of entries.
    #[error("the table of values has a wrong size")]
    Size,
    /// The checksum is wrong.
    #[error("the table of values is damaged: its checksum is wrong")]
    Checksum,
    /// There is no table for this penalty.
    #[error("there is no table of values for a penalty of {0} points")]
    Missing(u32),
}

impl ValueTable {
    /// The table that is part of the program. The first call reads it, in a few milliseconds.
    ///
    /// # Errors
    /// The embedded file is damaged.
    pub fn shipped(penalty: Penalty) -> Result<&'static ValueTable, Damaged> {
        static TABLES: [OnceLock<Result<ValueTable, Damaged>>; Penalty::ALL.len()] =
            [const { OnceLock::new() }; Penalty::ALL.len()];
        let table = TABLES[penalty as usize].get_or_init(|| ValueTable::read(FILE, penalty));
        table.as_ref().map_err(|&damaged| damaged)
    }

    /// The table for this penalty from the bytes of a file.
    ///
    /// # Errors
    /// The file is damaged before the end of this table, or has no such table.
    pub fn read(mut file: &[u8], penalty: Penalty) -> Result<ValueTable, Damaged> {
        while !file.is_empty() {
            let start = file;
            if take(&mut file)? != MAGIC {
                return Err(Damaged::NotATable);
            }
            let version = u16::from_le_bytes(take(&mut file)?);
            if version != VERSION {
                return Err(Damaged::Version(version));
            }
            let points = u16::from_le_bytes(take(&mut file)?);
            // From how many games and which seed it was learned does not matter any more.
            split(&mut file, 16)?;
            let entries = u32::from_le_bytes(take(&mut file)?);
            let counts = u32::from_le_bytes(take(&mut file)?);
            let step = f32::from_le_bytes(take(&mut file)?);
            if entries as usize != ENTRIES {
                return Err(Damaged::Size);
            }
            let length = usize::try_from(4 * (1 + u64::from(counts)));
            let distribution = split(&mut file, length.map_err(|_| Damaged::Size)?)?;
            let steps = split(&mut file, 2 * ENTRIES)?;
            let content = &start[..start.len() - file.len()];
            let sum = u64::from_le_bytes(take(&mut file)?);
            if u32::from(points) != penalty.points() {
                continue;
            }
            if checksum(content) != sum {
                return Err(Damaged::Checksum);
            }
            let (steps, _) = steps.as_chunks();
            let entries = steps.iter().map(|&steps| i16::from_le_bytes(steps));
            let mut table = ValueTable::new(penalty);
            table.distribution = Distribution::read(distribution).ok_or(Damaged::Size)?;
            table.entries = entries.map(|steps| f32::from(steps) * step).collect();
            return Ok(table);
        }
        Err(Damaged::Missing(penalty.points()))
    }
}

/// Takes a number off the front.
fn take<const BYTES: usize>(rest: &mut &[u8]) -> Result<[u8; BYTES], Damaged> {
    let (taken, remaining) = rest.split_first_chunk().ok_or(Damaged::Size)?;
    *rest = remaining;
    Ok(*taken)
}

/// Takes this many bytes off the front.
fn split<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], Damaged> {
    let (taken, remaining) = rest.split_at_checked(length).ok_or(Damaged::Size)?;
    *rest = remaining;
    Ok(taken)
}
