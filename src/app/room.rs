//! The layout of a table in its window, shared by both games. There is a wide and a narrow plan; smaller windows
//! scroll.

use iced::Size;

use super::widget::{Element, in_reach, zone};

/// From this width on, the players have cards beside the pad or the board; below it, chips above.
const WIDE: f32 = 1200.0;
/// The window width that the wide plan is designed for, and the widths of its dice zone and its cards.
const USUAL: f32 = 1280.0;
const SIDE: f32 = 396.0;
const CARDS: f32 = 272.0;
/// The most by which each of these two grows in a wider window.
const MOST_MORE: f32 = 180.0;
/// The height of a chip.
pub const CHIP: f32 = 48.0;
/// The minimum size of a table; in a smaller window it scrolls.
const LEAST: Size = Size::new(640.0, 360.0);

/// The layout of a table.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    within: Size,
    has_others: bool,
    /// The margin around and between the zones.
    pub margin: f32,
}

impl Plan {
    fn is_wide(self) -> bool {
        self.within.width >= WIDE
    }

    /// The growth of the dice zone and of the cards.
    fn more(self) -> f32 {
        ((self.within.width - USUAL) / 2.0).min(MOST_MORE)
    }

    fn height(self) -> f32 {
        let chips = self.chips().map_or(0.0, |_| CHIP + self.margin);
        self.within.height - chips - 2.0 * self.margin
    }

    /// The size of the dice zone.
    pub fn side(self) -> Size {
        let width = match (self.is_wide(), self.has_others) {
            (true, true) => SIDE + self.more(),
            (true, false) => (self.within.width * 0.4).min(SIDE + MOST_MORE),
            (false, _) => (self.within.width * 0.42).max(340.0),
        };
        Size::new(width, self.height())
    }

    pub fn inside(self) -> Size {
        let Size { width, height } = self.side();
        Size::new(zone::inner(width, self.margin), height - 2.0 * self.margin)
    }

    /// The room for the pad or the board within its zone.
    pub fn main(self) -> Size {
        let cards = self.cards().map_or(0.0, |cards| cards.width + self.margin);
        let width = self.within.width - self.side().width - cards - 5.0 * self.margin;
        Size::new(width, self.height() - 2.0 * self.margin)
    }

    /// The size of the cards beside the pad or the board; `None` in the narrow plan or without other players.
    pub fn cards(self) -> Option<Size> {
        let has_cards = self.has_others && self.is_wide();
        has_cards.then(|| Size::new(CARDS + self.more(), self.height()))
    }

    /// The width of the chips above the zones; `None` in the wide plan or without other players.
    pub fn chips(self) -> Option<f32> {
        let has_chips = self.has_others && !self.is_wide();
        has_chips.then_some(self.within.width - 2.0 * self.margin)
    }
}

/// Lays out a table in this room.
pub fn in_plan<'a, Message: 'a>(
    within: Size,
    has_others: bool,
    table: impl FnOnce(Plan) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let size = Size::new(
        within.width.max(LEAST.width),
        within.height.max(LEAST.height),
    );
    let plan = Plan {
        within: size,
        has_others,
        margin: zone::margin(size.width),
    };
    let missing = Size::new(size.width - within.width, size.height - within.height);
    in_reach(table(plan), within, missing)
}
