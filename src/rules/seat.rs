use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat at a table.
///
/// Lists that hold something for each seat are indexed by it. People count seats from 1, which is how it is displayed.
///
/// ```
/// use fifth_die::rules::Seat;
///
/// let names = ["Ann", "Ben"];
/// let seat = Seat::new(1);
/// assert_eq!(names[seat], "Ben");
/// assert_eq!(seat.to_string(), "2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(usize);

impl Seat {
    /// The first seat of every table.
    pub const FIRST: Seat = Seat(0);

    /// The seat of this index, from 0.
    pub const fn new(index: usize) -> Seat {
        Seat(index)
    }

    /// The seat with this number, from 1.
    pub fn from_number(number: usize) -> Option<Seat> {
        number.checked_sub(1).map(Seat)
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0
    }

    /// Its number as people count, from 1.
    pub const fn number(self) -> usize {
        self.0 + 1
    }

    /// Every seat of a table of `count`.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// The seat `places` further around a table of `count`.
    pub const fn after(self, places: usize, count: usize) -> Seat {
        Seat((self.0 + places) % count)
    }

    /// Each item of a list with its seat.
    pub fn enumerate<I: IntoIterator>(items: I) -> impl Iterator<Item = (Seat, I::Item)> {
        let items = items.into_iter().enumerate();
        items.map(|(index, item)| (Seat(index), item))
    }
}

/// The number as people count, from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl<T> Index<Seat> for [T] {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self[seat.0]
    }
}

impl<T> IndexMut<Seat> for [T] {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[seat.0]
    }
}

impl<T> Index<Seat> for Vec<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self[seat.0]
    }
}

impl<T> IndexMut<Seat> for Vec<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[seat.0]
    }
}

/// How the players of a seat joined, handed over and left (X14, C14): by throw in Express, by turn at the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct SeatTenure {
    /// The throw before which the seat joined; `None` for one that was there from the start.
    pub joined: Option<usize>,
    /// The throws or turns from which someone else has the seat, ascending.
    pub handed: Vec<usize>,
    /// The last throw that the seat has chosen for, 0 for none, or the turn in which it left; `None` for one that stays.
    pub departed: Option<usize>,
}
