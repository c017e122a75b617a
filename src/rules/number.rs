use std::fmt;

/// Declares types for numbers that people count from 1.
macro_rules! numbers {
    ($($(#[$about:meta])* $Number:ident)*) => {$(
        $(#[$about])*
        ///
        /// Nothing has the number 0.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Number(usize);

        impl $Number {
            /// The number of the first one.
            pub const FIRST: $Number = $Number(1);

            /// This number, as people count.
            pub const fn new(number: usize) -> $Number {
                $Number(number)
            }

            /// The number of the item at this index.
            pub const fn at(index: usize) -> $Number {
                $Number(index + 1)
            }

            /// The number as people count, from 1.
            pub const fn get(self) -> usize {
                self.0
            }

            /// The index; for the number 0 one that no list has.
            pub const fn index(self) -> usize {
                self.0.wrapping_sub(1)
            }

            /// The number after this one.
            pub const fn next(self) -> $Number {
                $Number(self.0 + 1)
            }

            /// The number before this one, 0 before the first.
            pub const fn previous(self) -> $Number {
                $Number(self.0.saturating_sub(1))
            }

            /// The numbers of a list of `count`, ascending.
            pub fn all(count: usize) -> impl DoubleEndedIterator<Item = $Number> + ExactSizeIterator {
                (0..count).map($Number::at)
            }

            /// Each item of a list with its number.
            pub fn enumerate<I: IntoIterator>(items: I) -> impl Iterator<Item = ($Number, I::Item)> {
                let items = items.into_iter().enumerate();
                items.map(|(index, item)| ($Number::at(index), item))
            }
        }

        /// The number as people count, from 1.
        impl fmt::Display for $Number {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

numbers! {
    /// Which throw of a game of Express.
    ///
    /// ```
    /// use fifth_die::rules::ThrowNumber;
    ///
    /// let third = ThrowNumber::at(2);
    /// assert_eq!(third, ThrowNumber::new(3));
    /// assert_eq!(third.to_string(), "3");
    /// ```
    ThrowNumber
    /// Which turn of a game at the board, over all players.
    TurnNumber
    /// Which roll of four dice at the board, over the whole game.
    RollNumber
    /// Which roll of two dice for the start at the board.
    RollOffNumber
}
