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
/// The least width of the dice zone in the narrow plan, what it may take there in any window, and its greatest share.
const NARROWEST: f32 = 300.0;
const NARROW: f32 = 380.0;
const SHARE: f32 = 0.42;
/// The most by which each of these two grows in a wider window.
const MOST_MORE: f32 = 180.0;
pub const CHIP: f32 = 46.0;
/// The width of a pad with its head and of a board, by their heights.
pub const PAD: f32 = 1.0;
pub const BOARD: f32 = 0.75;
/// The least height of a player's head below chips, which tell what a player does, and without; and its greatest.
pub const LEAST_HEAD: [f32; 2] = [36.0, 46.0];
const HEAD: f32 = 72.0;
/// The minimum size of a table; in a smaller window it scrolls.
pub const LEAST: Size = Size::new(640.0, 344.0);

#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// The margin around and between the zones.
    pub margin: f32,
    /// The size of the dice zone.
    pub side: Size,
    /// The room for the pad or the board within its zone.
    pub main: Size,
    /// The size of the cards beside the pad or the board; `None` in the narrow plan or without other players.
    pub cards: Option<Size>,
    /// The width of the chips above the zones; `None` in the wide plan or without other players.
    pub chips: Option<f32>,
}

impl Plan {
    fn of(Size { width, height }: Size, has_others: bool, shape: f32) -> Plan {
        // In a low window, as with large text, they leave the pad more room.
        let margin = zone::margin(width.min(height * 1.6));
        let is_wide = width >= WIDE;
        let chips = (has_others && !is_wide).then_some(width - 2.0 * margin);
        let above = chips.map_or(0.0, |_| CHIP + margin);
        let height = height - above - 2.0 * margin;
        // The growth of the dice zone and of the cards.
        let more = ((width - USUAL) / 2.0).min(MOST_MORE);
        let side = match (is_wide, has_others) {
            (true, true) => SIDE + more,
            (true, false) => (width * 0.4).min(SIDE + MOST_MORE),
            (false, _) => {
                let left = width - 5.0 * margin - (height - 2.0 * margin) * shape;
                left.clamp(NARROWEST, (width * SHARE).max(NARROW))
            }
        };
        let cards = (has_others && is_wide).then(|| Size::new(CARDS + more, height));
        let beside = cards.map_or(0.0, |cards| cards.width + margin);
        let main = width - side - beside - 5.0 * margin;
        Plan {
            margin,
            side: Size::new(side, height),
            main: Size::new(main, height - 2.0 * margin),
            cards,
            chips,
        }
    }

    /// The height of a player's head.
    pub fn head(self) -> f32 {
        let least = LEAST_HEAD[usize::from(self.chips.is_none())];
        (self.side.height * 0.1).clamp(least, HEAD)
    }

    /// The room within the dice zone.
    pub fn inside(self) -> Size {
        let width = self.side.width - zone::around(self.margin).x();
        Size::new(width, self.main.height)
    }
}

/// `shape` is the width of the pad or the board by its height; the narrow plan leaves the rest to the dice zone.
pub fn in_plan<'a, Message: 'a>(
    within: Size,
    has_others: bool,
    shape: f32,
    table: impl FnOnce(Plan) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let width = within.width.max(LEAST.width);
    let height = within.height.max(LEAST.height);
    let plan = Plan::of(Size::new(width, height), has_others, shape);
    let missing = Size::new(width - within.width, height - within.height);
    in_reach(table(plan), within, missing)
}
