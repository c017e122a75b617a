/// How a seat came to a table, changed hands and was left (X14, C14), in numbers of throws in Express, of turns at the
/// board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct SeatTenure {
    /// The throw before which the seat joined; `None` for one that was there from the start.
    pub joined: Option<usize>,
    /// The throws or turns from which on somebody else sits there, ascending.
    pub handed: Vec<usize>,
    /// The last throw that the seat has chosen for, 0 for none, or the turn in which it left; `None` for one that stays.
    pub departed: Option<usize>,
}
