//! A new record: it takes the whole head, with the pad or the board beside it and the last games below.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{column, container, row, scrollable, space, stack, text};
use iced::{Center, Fill, Size, padding};

use super::{Ending, Message, Page, ResultUi, again, plotted, wrapped};
use crate::app::panel::{EDGE, MOST, centred};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Drawing, Element, bold, named, told, width_of, zone};
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
const PAD_HEAD: f32 = 64.0;

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
    pub(super) fn record(&self, before: i32, within: Size) -> Element<'a, Message> {
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
        let beside = if is_wide { pad.width + gap::XXL } else { 0.0 };
        let room = Size::new(width - beside, ground_height);
        let below = container(self.below(before)).height(height - ground_height);
        let left = column![self.title(room), below].width(room.width);
        // The pad draws itself from the top.
        let shown = scrollable(container(self.headed()).height(pad.height))
            .height(pad.height * self.over.ending.eased(0.0, DRAWS))
            .width(pad.width)
            .direction(Direction::Vertical(Scrollbar::hidden()));
        let shown = container(shown).padding(padding::top(gap::S));
        let both: Element<'a, Message> = match is_wide {
            true => row![left, shown].spacing(gap::XXL).into(),
            false => column![left, shown].into(),
        };
        // What stands on the ground gives the page its height.
        stack![centred(both)].push_under(ground).into()
    }

    /// The pad or the board below the name and the result.
    fn headed(&self) -> Element<'a, Message> {
        let player = self.over.first();
        let head = row![
            container(named(player, size::TITLE, theme::BOLD)).width(Fill),
            bold(G::told(G::result(self.over.session())), size::TITLE)
        ];
        let head = head.spacing(gap::M).align_y(Center);
        let head = zone::head(head, PAD_HEAD, [player.colour; 2], 0.0);
        zone::headed(head, self.shown())
    }

    /// Whose record it is, the result as large as there is room, and by how much it is better.
    fn title(&self, size: Size) -> Element<'a, Message> {
        let Page { over, summary } = self;
        let player = over.first();
        let name = player.name.as_str();
        // Later games may have come close to a record that is looked at again.
        let (title, below) = match over.has_just_ended {
            true => (say!("result-new-record", name), summary.margin.clone()),
            false => (say!("result-record", name), words::date(over.created)),
        };
        let part = |usual: f32| usual * (size.height / 400.0).min(1.0);
        let result = G::told(G::result(over.session()));
        let wide = width_of(&result, FIGURE, theme::BOLD).max(1.0);
        let figure = part(FIGURE).min(FIGURE * size.width * 0.8 / wide);
        let words = column![
            told(bold(title, part(size::TITLE).max(size::HEADING)).center()),
            told(bold(result, figure).line_height(1.15)),
            told(text(below).size(size::HEADING).center()),
        ]
        .align_x(Center);
        let words = container(words).center_x(size.width).center_y(size.height);
        let colour = player.colour;
        let dice = fallen(colour, over.ending, size);
        container(stack![Drawing::new(dice), words])
            .style(move |theme| container::Style {
                background: None,
                ..theme::container::player(colour)(theme)
            })
            .into()
    }

    fn below(&self, old: i32) -> Element<'a, Message> {
        let (over, measure) = (&self.over, self.summary.measure);
        let (before, result) = (over.compared.before.iter(), G::result(over.session()));
        let results: Vec<i32> = before.copied().chain([result]).collect();
        let goal = match over.has_just_ended {
            true => (
                old,
                say!("result-old-record", result = measure.told(old.into())),
            ),
            false => (result, say!("records-record", result = G::told(result))),
        };
        let colour = self.over.first().colour;
        let chart =
            plotted(move |room| last_games(&results, measure, Some(goal.clone()), colour, room));
        let mut ways: Vec<_> = self.ways().collect();
        let rarer = ways.split_off(2);
        let head = row![bold(say!("result-last-ten"), size::HEADING).width(Fill)];
        let ways = [again(colour, false)].into_iter().chain(ways);
        column![head.extend(rarer).align_y(Center), chart, wrapped(ways)]
            .spacing(gap::S)
            .padding([gap::M, 0.0])
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
