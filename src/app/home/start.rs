//! The first screen, when there are no games yet: one throw that you split by hand, and the ways to a first game.

use iced::widget::{button, column, container, mouse_area, responsive, row, scrollable};
use iced::{Center, Fill, Size, padding};

use super::{ALONE, Home, Message, TODAY};
use crate::app::action::Request;
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{self, Look, die};
use crate::app::widget::{Drawing, Element, bold, hint, large_control, medium, press, soft};
use crate::rules::dice::{Die, Split, Sum, Throw};
use crate::scene::{Bounds, Role, Scene, Type};
use crate::text::say;

/// Below this width the title has smaller letters.
const NARROW: f32 = 900.0;
const DIE: f32 = 156.0;
/// The width of the head of the pad, and the pitch and the height of its boxes.
const PAD: f32 = 904.0;
const PITCH: (f32, f32) = (68.0, 50.0);
const BOX: (f32, f32) = (60.0, 42.0);

pub fn throw() -> Throw {
    Throw::new([Die::One, Die::Three, Die::Four, Die::Five, Die::Five])
}

impl Home {
    pub(super) fn start(&self, within: Size) -> Element<'_, Message> {
        let split = throw().splits()[self.split];
        let side = (within.width / 6.8)
            .min((0.38 * (within.height - 333.0)).max(64.0))
            .min(DIE)
            .floor();
        let letters = match within.width < NARROW {
            true => size::TITLE,
            false => size::DISPLAY,
        };
        let title = bold(say!("home-start-title"), letters);
        let about = soft(say!("home-start-about"), size::HEADING);
        let head = column![title.center(), about.center()].align_x(Center);
        let ways = format!("←  {}  →", say!("home-start-splits"));
        let ways = button(soft(ways, size::LABEL))
            .padding([gap::S, gap::L])
            .style(theme::button::quiet);
        let ways = hint(press(ways, Some(Message::Split(self.next_split(1)))), "← →");
        let play = large_control(say!("home-start-play"), "Enter", Command::NewGame.into());
        let [alone, today] = [Request::PlayAlone, Request::Today].map(Message::Ask);
        let learn = Command::Learn.into();
        let links = row![
            link(say!("common-learn"), String::new(), "L", learn),
            link(say!("home-alone"), say!("home-start-alone"), ALONE, alone),
            link(say!("home-today"), say!("home-start-today"), TODAY, today),
        ]
        .spacing(gap::L)
        .align_y(Center)
        .wrap();
        let above = column![
            container(head).padding(padding::top(gap::M).bottom(within.height * 0.036)),
            dice(split, side),
            ways,
            play,
            container(links).padding([gap::M, 0.0]),
        ]
        .spacing(gap::L)
        .align_x(Center)
        .width(Fill);
        let pad = responsive(move |room| Drawing::new(pad(split, room)).into());
        let pad = container(pad).max_width(PAD).clip(true);
        let page = column![scrollable(above), pad]
            .spacing(gap::L)
            .align_x(Center);
        column![page.height(Fill), self.foot()].into()
    }
}

fn dice<'a>(split: Split, side: f32) -> Element<'a, Message> {
    let arranged = split.arrange(&throw()).unwrap_or(throw().dice());
    // The die under the pointer is the one that is left over.
    let face = |place: usize, look| {
        let die = die(Some(arranged[place]), look, side);
        let mut splits = throw().splits().into_iter().enumerate();
        let found = splits.find(|(_, other)| other.leftover == arranged[place]);
        match found.filter(|(_, other)| other.leftover != split.leftover) {
            Some((index, _)) => mouse_area(die).on_enter(Message::Split(index)).into(),
            None => die,
        }
    };
    let pair = |place: usize| {
        let sum = split.pairs.sums()[place];
        let dice = [2 * place, 2 * place + 1].map(|place| face(place, Look::Plain));
        die::pair(dice, side, sum.to_string())
    };
    let named = medium(say!("home-start-fifth"), size::LABEL);
    let named = container(named.style(theme::text::accent)).center_y(52.0);
    let fifth = column![
        face(4, Look::House),
        Drawing::new(Scene::new((side, side * 0.2))),
        named
    ];
    row![pair(0), pair(1), fifth.align_x(Center)]
        .spacing((side * 0.36).floor())
        .into()
}

/// As much of the pad with the marks of a throw as the lower edge of the window leaves.
fn pad(split: Split, room: Size) -> Scene {
    const HEAD: f32 = 52.0;
    let mut scene = Scene::new((room.width, room.height));
    if room.width < PAD || room.height < HEAD {
        return scene;
    }
    let paper = Bounds::new((0.0, 0.0), (PAD, room.height + gap::XXL));
    scene.area(paper, 14.0, Role::Paper, (Role::Line, 1.0));
    let column = |place: usize| gap::XL + PITCH.0 * place as f32 + BOX.0 / 2.0;
    let fifth = column(Sum::COUNT) + gap::L;
    let mut box_at = |x: f32, row: usize, is_marked: bool| {
        let y = HEAD + PITCH.1 * row as f32 + BOX.1 / 2.0;
        let pen = match is_marked {
            true => (Role::Ink, 2.0),
            false => (Role::Frame, 1.0),
        };
        scene.area(Bounds::around((x, y), BOX), 8.0, Role::Paper, pen);
        if is_marked {
            let reach = 12.0;
            for down in [reach, -reach] {
                let pen = (Role::Accent, 4.6);
                scene.line((x - reach, y - down), (x + reach, y + down), pen);
            }
        }
    };
    let rows = ((room.height - HEAD) / PITCH.1).ceil() as usize;
    let columns = Sum::ALL.map(|sum| (column(sum.index()), split.pairs.count(sum) > 0));
    for (x, is_marked) in columns.into_iter().chain([(fifth, true)]) {
        for row in 0..rows {
            box_at(x, row, is_marked && row == 0);
        }
    }
    for (sum, (x, is_marked)) in Sum::ALL.into_iter().zip(columns) {
        let role = if is_marked { Role::Ink } else { Role::Soft };
        let set = Type::new(size::HEADING).bold().middle().of(role);
        scene.text((x, HEAD / 2.0), set, sum);
    }
    scene.die((fifth, HEAD / 2.0), 34.0, Some(split.leftover), Look::House);
    scene
}

fn link<'a>(
    label: String,
    about: String,
    key: &'static str,
    message: Message,
) -> Element<'a, Message> {
    let about = (!about.is_empty()).then(|| soft(about, size::LABEL));
    let face = row![medium(label, size::LABEL), about].spacing(gap::S);
    let face = button(face)
        .padding([gap::S, gap::M])
        .style(theme::button::quiet);
    hint(press(face, Some(message)), key)
}
