//! The table of an evening: a line for each game, and the sums below.

use super::{Bounds, Role, Scene, Type};
use crate::text::evenings::Evening;

/// The usual height of a line, and the share of the width for its label.
const LINE: f32 = 40.0;
const LABEL: f32 = 0.34;
/// The size of letters, relative to the height of a line.
const LETTERS: f32 = 0.4;

/// The height of the table with lines of the usual height.
pub fn height_of_evening(evening: &Evening) -> f32 {
    LINE * (evening.games.len() + evening.sums().len() + 1) as f32
}

/// The results of everybody in every game, those of winners tinted, and the points and wins added up.
pub fn evening(evening: &Evening, (width, height): (f32, f32)) -> Scene {
    let mut table = Scene::new((width, height));
    let line = height * LINE / height_of_evening(evening);
    let letters = Type::new(line * LETTERS);
    let label = width * LABEL;
    let share = (width - label) / evening.standings.len().max(1) as f32;
    let inside = share * 0.08;
    for (place, standing) in evening.standings.iter().enumerate() {
        let (player, left) = (&standing.player, label + share * place as f32);
        let name = player.name.as_str();
        let sign = line * 0.2;
        let set = letters.bold().end();
        let set = set.within(share - 3.0 * sign - inside, name);
        table.sign(player.colour, (left + sign + inside, line / 2.0), sign);
        table.text((left + share - inside, line / 2.0), set, name);
    }
    let games = evening.lines().into_iter().map(|line| (line, false));
    let sums = evening.sums().into_iter().map(|line| (line, true));
    let lines: Vec<_> = games.chain(sums).collect();
    for (number, (of_line, is_sum)) in (1..).zip(lines) {
        let (top, middle) = (line * number as f32, line * (number as f32 + 0.5));
        let is_strong = number == 1 || number == evening.games.len() + 1;
        let role = if is_strong { Role::Ink } else { Role::Line };
        table.line((0.0, top), (width, top), (role, line * 0.03));
        let (about, beside) = (of_line.about.as_str(), of_line.beside.as_str());
        let below = if beside.is_empty() { 0.0 } else { line * 0.2 };
        let set = letters.within(label - inside, about);
        table.text((0.0, middle - below), set, about);
        let small = Type::new(line * 0.28).of(Role::Soft);
        table.text(
            (0.0, middle + 1.4 * below),
            small.within(label - inside, beside),
            beside,
        );
        let players = evening.standings.iter().map(|standing| &standing.player);
        for (place, ((words, has_won), player)) in of_line.cells.iter().zip(players).enumerate() {
            let left = label + share * place as f32;
            if *has_won {
                let bounds = Bounds::new((left, top), (share, line));
                table.area(bounds, 0.0, Role::PlayerTint(player.colour), None);
            }
            let set = if *has_won || is_sum {
                letters.bold()
            } else {
                letters
            };
            let set = set.end().within(share - 2.0 * inside, words);
            table.text((left + share - inside, middle), set, words);
        }
    }
    table
}
