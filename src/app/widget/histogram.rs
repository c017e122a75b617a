//! How often games end with how many points, and where one of them stands.

use iced::{Point, Rectangle, Size};

use super::shape::draw as draw_shape;
use super::{Picture, Saying, Sketch};
use crate::app::theme::{self, Theme, faded, size};
use crate::app::words;
use crate::coach::express::Distribution;
use crate::session::Colour;
use crate::text::say;

/// Many games by their totals, in bars that are equally wide.
#[derive(Debug, Clone, PartialEq)]
pub struct Bars {
    lowest: i32,
    /// The share of the games in each bar, 0 to 1.
    shares: Vec<f32>,
}

impl Bars {
    /// The points of one bar.
    const STEP: i32 = 50;
    /// What is rarer on either side is not drawn.
    const RARE: f64 = 0.002;

    /// The bars of these games, without the rarest on either side.
    pub fn of(distribution: &Distribution) -> Bars {
        let games = distribution.games().max(1) as f64;
        let is_common = |total: i32| {
            let place = distribution.percentile(total);
            let higher = 1.0 - place.lower - place.equal;
            place.lower + place.equal >= Bars::RARE && higher >= Bars::RARE
        };
        let mut bars = Bars {
            lowest: 0,
            shares: Vec::new(),
        };
        for (total, count) in distribution.counts().filter(|&(total, _)| is_common(total)) {
            let start = total.div_euclid(Bars::STEP) * Bars::STEP;
            if bars.shares.is_empty() {
                bars.lowest = start;
            }
            let place = ((start - bars.lowest) / Bars::STEP) as usize;
            bars.shares.resize(place + 1, 0.0);
            bars.shares[place] += (f64::from(count) / games) as f32;
        }
        bars
    }

    fn highest(&self) -> i32 {
        self.lowest + Bars::STEP * self.shares.len() as i32
    }
}

/// The bars with the total of a player; those below it are filled.
#[derive(Debug, Clone, PartialEq)]
pub struct Histogram {
    /// All games.
    pub bars: Bars,
    /// The player and the total.
    pub at: Option<(Colour, i32)>,
}

/// The room below the bars for figures, and above them for the player's shape.
const BELOW: f32 = 16.0;
const ABOVE: f32 = 12.0;

impl Sketch for Histogram {
    fn said(&self) -> Option<Saying> {
        let shares = self.bars.shares.iter().zip(0..);
        let (_, most) = shares.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
        let start = self.bars.lowest + Bars::STEP * most;
        let words = say!(
            "heard-histogram",
            lowest = words::signed(self.bars.lowest),
            highest = words::signed(self.bars.highest()),
            from = words::signed(start),
            to = words::signed(start + Bars::STEP)
        );
        Some(Saying::image(words))
    }

    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        let (lowest, highest) = (self.bars.lowest, self.bars.highest());
        let x = |total: i32| {
            let share = (total - lowest) as f32 / (highest - lowest).max(1) as f32;
            size.width * share.clamp(0.0, 1.0)
        };
        let height = size.height - BELOW - ABOVE;
        let most = self
            .bars
            .shares
            .iter()
            .copied()
            .fold(f32::MIN_POSITIVE, f32::max);
        for (place, share) in self.bars.shares.iter().enumerate() {
            let from = lowest + Bars::STEP * place as i32;
            let is_below = self.at.is_some_and(|(_, total)| from + Bars::STEP <= total);
            let fill = if is_below {
                faded(theme.accent, 0.6)
            } else {
                theme.line
            };
            let tall = (height * share / most).max(1.0);
            let corner = Point::new(x(from), ABOVE + height - tall);
            let wide = (x(from + Bars::STEP) - x(from) - 1.0).max(1.0);
            let bar = Rectangle::new(corner, Size::new(wide, tall));
            picture.rectangle(bar, 0.0, fill, None);
        }
        for total in [-500, 0, 500]
            .into_iter()
            .filter(|total| (lowest..highest).contains(total))
        {
            let at = Point::new(x(total), size.height - BELOW / 2.0);
            picture.word(
                words::signed(total),
                at,
                size::CAPTION,
                theme::FONT,
                theme.soft,
            );
        }
        if let Some((colour, total)) = self.at {
            let at = x(total).clamp(6.0, size.width - 6.0);
            let line = Rectangle::new(Point::new(at - 1.0, ABOVE), Size::new(2.0, height));
            picture.rectangle(line, 0.0, theme.ink, None);
            draw_shape(picture, theme, colour, Point::new(at, ABOVE / 2.0), 5.5);
        }
    }
}
