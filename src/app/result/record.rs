//! A new record: it takes the whole head, with the pad or the board beside it and the last games below.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{column, container, row, scrollable, space, stack, text};
use iced::{Center, Fill, Size, padding};

use super::ending::Record;
use super::{Ending, Message, Page, ResultUi, again, plotted, ways, wrapped};
use crate::app::panel::{EDGE, MOST, centred};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Drawing, Element, bold, told, width_of};
use crate::rules::dice::Die;
use crate::scene::{Look, Scene, last_games};
use crate::session::Colour;
use crate::text::{self as words, say};

/// The share of the height below the bar for the ground, and of the width for the pad.
const GROUND: f32 = 400.0 / 744.0;
const PAD: f32 = 532.0 / 1280.0;
/// The least height of the ground with what is below it, and of the pad.
const LEAST: f32 = 560.0;
const FIGURE: f32 = 168.0;
const WAYS: f32 = 80.0;

/// How long a die falls, and how much later each next one begins, in milliseconds.
const FALLS: f32 = 300.0;
const FALLS_LATER: f32 = 50.0;
/// How long the pad draws itself, in milliseconds.
const DRAWS: f32 = 600.0;

/// The dice that have fallen: where, relative to the ground, how large, and what they show.
const FALLEN: [(f32, f32, f32, Die); 7] = [
    (0.06, 0.68, 76.0, Die::Five),
    (0.17, 0.2, 54.0, Die::Three),
    (0.04, 0.38, 48.0, Die::Six),
    (0.4, 0.88, 48.0, Die::Two),
    (0.52, 0.1, 66.0, Die::Four),
    (0.84, 0.1, 50.0, Die::One),
    (0.93, 0.74, 82.0, Die::Six),
];

impl<'a, G: ResultUi> Page<'a, G> {
    pub(super) fn record(&self, record: &Record, within: Size) -> Element<'a, Message> {
        let colour = self.over.first().colour;
        let height = within.height.max(LEAST);
        let ground_height = (height * GROUND).floor();
        let ground = container(space().width(Fill).height(ground_height));
        let ground = ground.style(theme::container::player(colour));
        let width = (within.width - 2.0 * EDGE).min(MOST);
        // In a narrow window the pad stands below all of it.
        let is_wide = within.width >= super::WIDE;
        let pad = match is_wide {
            true => Size::new(within.width.min(MOST) * PAD, height - gap::S - gap::XL),
            false => Size::new(width, LEAST),
        };
        let room = match is_wide {
            true => Size::new(width - pad.width - gap::XXL, ground_height),
            false => Size::new(width, ground_height),
        };
        let below = container(self.below(record)).height(height - ground_height);
        let left = column![self.title(record, room), below].width(room.width);
        // The pad draws itself from the top.
        let shown = scrollable(container(self.shown()).height(pad.height))
            .height(pad.height * self.over.ending.eased(0.0, DRAWS))
            .width(pad.width)
            .direction(Direction::Vertical(Scrollbar::hidden()));
        let shown = container(shown).padding(padding::top(gap::S));
        let both: Element<'a, Message> = match is_wide {
            true => row![left, shown].spacing(gap::XXL).into(),
            false => column![left, shown].into(),
        };
        stack![column![ground], centred(both)].into()
    }

    /// Whose record it is, the result as large as there is room, and by how much it is better.
    fn title(&self, record: &Record, size: Size) -> Element<'a, Message> {
        let Page { over, summary } = self;
        let player = over.first();
        let name = player.name.as_str();
        // Later games may have come close to a record that is looked at again.
        let (title, below) = match over.has_just_ended {
            true => (say!("result-new-record", name), summary.margin.clone()),
            false => (say!("result-record", name), words::date(over.created)),
        };
        let part = |usual: f32| usual * (size.height / 400.0).min(1.0);
        let result = G::told(record.result);
        let wide = width_of(&result, FIGURE, theme::BOLD).max(1.0);
        let figure = part(FIGURE).min(FIGURE * size.width * 0.8 / wide);
        let words = column![
            told(bold(title, part(size::TITLE).max(size::HEADING)).center()),
            told(bold(result, figure).line_height(1.15)),
            told(text(below).size(size::HEADING).center()),
        ]
        .align_x(Center);
        let words = container(words).center_x(size.width).center_y(size.height);
        let dice = fallen(player.colour, over.ending, size);
        stack![Drawing::new(dice), words].into()
    }

    fn below(&self, record: &Record) -> Element<'a, Message> {
        let (over, measure) = (&self.over, self.summary.measure);
        let before = over.compared.before.iter().copied();
        let results: Vec<i32> = before.chain([record.result]).collect();
        let goal = match over.has_just_ended {
            true => {
                let before = measure.told(record.before.into());
                (record.before, say!("result-old-record", result = before))
            }
            false => {
                let best = G::told(record.result);
                (record.result, say!("records-record", result = best))
            }
        };
        let colour = self.over.first().colour;
        let chart =
            plotted(move |room| last_games(&results, measure, Some(goal.clone()), colour, room));
        let ways = [again(colour, false)]
            .into_iter()
            .chain(ways(over.ending.has_details));
        column![
            container(bold(say!("result-last-ten"), size::HEADING)).padding(padding::top(gap::L)),
            chart,
            container(wrapped(ways)).center_y(WAYS),
        ]
        .into()
    }
}

/// Dice that fall on the ground one after another, a shade darker or lighter than it.
fn fallen(colour: Colour, ending: &Ending, size: Size) -> Scene {
    let mut scene = Scene::new((size.width, size.height));
    for (place, (across, down, side, value)) in FALLEN.into_iter().enumerate() {
        let fallen = ending.eased(FALLS_LATER * place as f32, FALLS);
        let above = (1.0 - fallen) * (down * size.height + side);
        let at = (across * size.width, down * size.height - above);
        scene.die(at, side, Some(value), Look::Shade(colour));
    }
    scene
}
