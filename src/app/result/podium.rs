//! The podium of a result: a step for each of the first four, as high as their place, and a line for the others.

use accesskit::Role;
use iced::widget::{column, container, row, space};
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
/// The height of a name with a result, of the ground, and of a line of further players.
const ABOVE: f32 = 76.0;
const GROUND: f32 = 4.0;
const LINE: f32 = 28.0;
/// The greatest width of a step.
const WIDTH: f32 = 160.0;
/// How long a step rises, and how much later each next one begins, in milliseconds.
const RISES: f32 = 360.0;
const RISES_LATER: f32 = 80.0;

/// The podium in this size, whose steps rise from the left.
pub(super) fn podium<'a>(summary: &Summary, ending: &Ending, size: Size) -> Element<'a, Message> {
    let is_on_step = |line: &&PlayerFacts| line.place.is_some();
    let steps: Vec<&PlayerFacts> = summary
        .lines
        .iter()
        .filter(is_on_step)
        .take(STEPS.len())
        .collect();
    let others: Vec<&PlayerFacts> = summary
        .lines
        .iter()
        .filter(|line| !steps.iter().any(|step| std::ptr::eq(*step, *line)))
        .collect();
    let count = steps.len().max(1) as f32;
    let width = ((size.width - gap::M * (count - 1.0)) / count)
        .min(WIDTH)
        .floor();
    let below = lines_below(&others, size.width);
    let most = size.height - ABOVE - GROUND - LINE * below;
    let heard: Vec<String> = summary.lines.iter().map(in_words).collect();
    // The second stands at the left of the first.
    let mut order: Vec<usize> = (0..steps.len()).collect();
    if order.len() > 1 {
        order.swap(0, 1);
    }
    let steps = order.into_iter().enumerate().map(|(from_left, at)| {
        let risen = ending.eased(RISES_LATER * from_left as f32, RISES);
        step(steps[at], width, most, risen)
    });
    let steps = row(steps).spacing(gap::M).align_y(Bottom);
    let mut ground = Scene::new((size.width, GROUND));
    let bounds = Bounds::new((0.0, 0.0), (size.width, GROUND));
    ground.area(bounds, GROUND / 2.0, scene::Role::Ink, None);
    let others = others.into_iter().map(|line| {
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
        container(steps).center_x(size.width),
        Drawing::new(ground),
        container(others).padding(padding::top(gap::XS))
    ];
    let podium = container(podium)
        .width(size.width)
        .align_bottom(size.height);
    said_as(podium, move || {
        let lines = heard
            .iter()
            .map(|line| Saying::new(Role::ListItem, line.as_str()));
        Saying::new(Role::List, "").of(lines)
    })
}

/// The lines that further players take.
fn lines_below(others: &[&PlayerFacts], width: f32) -> f32 {
    let wide = others.iter().map(|line| {
        width_of(&in_words(line), size::BODY, theme::FONT) + size::BODY + gap::XS + gap::L
    });
    (wide.sum::<f32>() / width * 1.15).ceil()
}

/// A player with place and result: `2. Ben, +180`.
fn in_words(line: &PlayerFacts) -> String {
    let [result, ..] = &line.figures;
    let named = format!("{}, {result}", line.player.name.as_str());
    match line.place {
        Some(place) => format!("{} {named}", say!("result-place", place = place)),
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
