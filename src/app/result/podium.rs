//! The podium of a result: a step for each of the first four, as high as their place, and a line for the others.

use accesskit::Role;
use iced::widget::{column, container, responsive, row, space};
use iced::{Bottom, Center, Fill, Size, border, padding};

use super::{Ending, Message};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::{
    Drawing, Element, Saying, bold, fitted, medium, said_as, shape, soft, width_of,
};
use crate::paper::{PlayerFacts, Summary};
use crate::scene::{self, Bounds, Scene};
use crate::text::say;

/// The heights of the steps by place, where there is room for them.
const STEPS: [f32; 4] = [332.0, 250.0, 208.0, 124.0];
/// The heights of a name with a result, and of the ground.
const ABOVE: f32 = 72.0;
const GROUND: f32 = 4.0;
/// The greatest width of a step.
const WIDTH: f32 = 160.0;
/// How long a step rises, and how much later each next one begins, in milliseconds.
const RISES: f32 = 360.0;
const RISES_LATER: f32 = 80.0;

/// The podium, whose steps rise from the left.
pub(super) fn podium<'a>(
    summary: &Summary,
    ending: &'a Ending,
    size: Size,
) -> Element<'a, Message> {
    let heard: Vec<String> = summary.lines.iter().map(in_words).collect();
    // Who has left comes last, without a place.
    let first = summary.lines.iter().take(STEPS.len());
    let count = first.filter(|line| line.place.is_some()).count();
    let (steps, others) = summary.lines.split_at(count);
    let mut steps = steps.to_vec();
    // The second stands at the left of the first.
    if count > 1 {
        steps.swap(0, 1);
    }
    let steps = responsive(move |room| {
        let count = steps.len().max(1) as f32;
        let width = (room.width - gap::M * (count - 1.0)) / count;
        let width = width.min(WIDTH).floor();
        let steps = steps.iter().enumerate().map(|(from_left, line)| {
            let risen = ending.eased(RISES_LATER * from_left as f32, RISES);
            step(line, width, room.height - ABOVE, risen)
        });
        let steps = row(steps).spacing(gap::M).align_y(Bottom);
        container(steps).center_x(Fill).align_bottom(Fill).into()
    });
    let mut ground = Scene::new((size.width, GROUND));
    let bounds = Bounds::new((0.0, 0.0), (size.width, GROUND));
    ground.area(bounds, GROUND / 2.0, scene::Role::Ink, None);
    let others = others.iter().map(|line| {
        row![
            shape(line.player.colour, size::BODY),
            soft(in_words(line), size::BODY)
        ]
        .spacing(gap::XS)
        .align_y(Center)
        .into()
    });
    let others = row(others).spacing(gap::L).wrap();
    let podium = column![
        steps,
        Drawing::new(ground),
        container(others).padding(padding::top(gap::XS))
    ];
    said_as(podium.width(size.width).height(size.height), move || {
        let lines = heard
            .iter()
            .map(|line| Saying::new(Role::ListItem, line.as_str()));
        Saying::new(Role::List, "").of(lines)
    })
}

/// A player with place and result: `2. Ben, +180`.
fn in_words(line: &PlayerFacts) -> String {
    let [result, ..] = &line.figures;
    let named = format!("{}, {result}", line.player.name.as_str());
    match line.place {
        Some(place) => format!("{} {named}", say!("result-place", place)),
        None => named,
    }
}

/// A step with its player above it, of which a share has risen; the highest may be `most` high.
fn step<'a>(line: &PlayerFacts, width: f32, most: f32, risen: f32) -> Element<'a, Message> {
    let place = line.place.unwrap_or(STEPS.len());
    let usual = STEPS[place.clamp(1, STEPS.len()) - 1];
    let height = (usual * (most / STEPS[0]).min(1.0)).max(44.0).floor();
    let is_first = place == 1;
    let colour = line.player.colour;
    let [result, ..] = &line.figures;
    let name = line.player.name.as_str();
    let shrunk = |words: &str, most: f32, least: f32| {
        (most * width / width_of(words, most, theme::BOLD).max(1.0)).clamp(least, most)
    };
    let name_size = shrunk(name, size::HEADING, size::BODY);
    let figure_size = shrunk(result, size::TITLE, size::LABEL);
    let side = if is_first { 52.0 } else { 40.0 };
    let number = if is_first { 56.0 } else { 40.0 };
    let sign = (height >= side + number * 1.3 + gap::XL).then(|| {
        let mut sign = Scene::new((side, side));
        let middle = (side / 2.0, side / 2.0);
        sign.sign_in(colour, middle, side * 0.48, scene::Role::OnPlayer(colour));
        Drawing::new(sign)
    });
    let number = f32::min(number, height * 0.6);
    let within =
        column![sign, space().height(Fill), bold(place.to_string(), number)].align_x(Center);
    let within = container(within)
        .padding([gap::L.min(height * 0.1), 0.0])
        .center_x(width)
        .height(height * risen)
        .clip(true)
        .style(theme::container::player_card(
            colour,
            border::top(radius::CARD),
        ));
    column![
        fitted(name, name_size, theme::MEDIUM),
        medium(result.clone(), figure_size),
        container(within).padding(padding::top(gap::S))
    ]
    .width(width)
    .align_x(Center)
    .into()
}
