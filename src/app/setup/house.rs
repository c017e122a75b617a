//! How a table plays, to be agreed on: secret choices, and time.

use iced::widget::{column, text_input};

use super::section::section;
use super::{after, keys};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control, option, options, written_in};
use crate::store::{AtZero, GameKind, TableOptions, Timer};
use crate::text::say;

/// The times that a table is offered, in seconds: around those of the rules (X13).
const USUAL: [u16; 3] = [30, 35, 40];

/// The fewest people at the table between whom there can be secrets.
const LEAST_PEOPLE: usize = 2;

/// With secret choices where they were open, and the other way round.
pub fn other_choices(house: TableOptions) -> TableOptions {
    TableOptions {
        secret: !house.secret,
        ..house
    }
}

/// With the next of the usual times: none, and then each of them.
pub fn next_time(house: TableOptions) -> TableOptions {
    let now = house.timer.map(Timer::seconds);
    let next = match now {
        None => USUAL.first(),
        Some(now) => USUAL.iter().find(|&&usual| usual > now),
    };
    with_seconds(house, next.copied())
}

/// With the next thing that happens at the end of the time, where there is one.
pub fn next_at_zero(house: TableOptions) -> TableOptions {
    let next = |timer: Timer| timer.ending(after(&AtZero::ALL, timer.at_zero));
    TableOptions {
        timer: house.timer.map(next),
        ..house
    }
}

/// With this many seconds, up to the longest timer, or without a limit.
fn with_seconds(house: TableOptions, seconds: Option<u16>) -> TableOptions {
    let at_zero = house
        .timer
        .map_or_else(AtZero::default, |timer| timer.at_zero);
    TableOptions {
        timer: seconds.and_then(|seconds| Timer::new(seconds.min(Timer::MOST_SECONDS), at_zero)),
        ..house
    }
}

/// Whether choices are secret, in the game that has them; each message holds all the options.
pub fn choices<'a>(
    house: TableOptions,
    game: GameKind,
    people: usize,
) -> Option<Element<'a, TableOptions>> {
    if game == GameKind::Classic {
        return None;
    }
    let open = TableOptions {
        secret: false,
        ..house
    };
    let secret = TableOptions {
        secret: true,
        ..house
    };
    let secret = if people >= LEAST_PEOPLE {
        option(say!("new-secret"), keys::SECRET, house.secret, secret)
    } else {
        control(
            say!("new-secret"),
            say!("new-secret-hint"),
            theme::button::plain,
            None,
        )
    };
    let is_open = !house.secret || people < LEAST_PEOPLE;
    let about = if people >= LEAST_PEOPLE {
        say!("new-choices-about")
    } else {
        say!("new-choices-few")
    };
    Some(section(
        say!("new-choices"),
        about,
        options([
            option(say!("new-open"), keys::SECRET, is_open, open),
            secret,
        ]),
    ))
}

/// The time for a choice, and what happens at its end; each message holds all the options.
pub fn time<'a>(house: TableOptions, game: GameKind) -> Element<'a, TableOptions> {
    let now = house.timer.map(Timer::seconds);
    let none = option(
        say!("new-time-none"),
        keys::TIME,
        now.is_none(),
        with_seconds(house, None),
    );
    let usual = USUAL.map(|seconds| {
        let label = say!("common-seconds", seconds = seconds);
        let message = with_seconds(house, Some(seconds));
        option(&label, keys::TIME, now == Some(seconds), message)
    });
    let written = now
        .filter(|now| !USUAL.contains(now))
        .map_or(String::new(), |now| now.to_string());
    let field = written_in(
        text_input(&say!("new-time-field"), &written)
            .id("seconds")
            .on_input(move |written| {
                let digits: String = written.chars().filter(char::is_ascii_digit).collect();
                // More digits than a number has room for are more than the longest time.
                let seconds = (!digits.is_empty()).then(|| digits.parse().unwrap_or(u16::MAX));
                with_seconds(house, seconds)
            })
            .size(size::BODY)
            .padding([gap::S, gap::M])
            .width(76.0),
        say!("new-time-field"),
        &written,
    );
    let (title, more) = match game {
        GameKind::Express => (say!("new-time-choice"), say!("new-time-choice-about")),
        GameKind::Classic => (say!("new-time-decision"), say!("new-time-decision-about")),
    };
    let times = [none].into_iter().chain(usual).chain([field]);
    let at_zero = house.timer.map(|timer| at_zero(house, timer));
    column![section(title, more, options(times)), at_zero]
        .spacing(gap::S)
        .into()
}

fn at_zero<'a>(house: TableOptions, timer: Timer) -> Element<'a, TableOptions> {
    // In a strict game the coach decides for nobody.
    let ways = AtZero::ALL
        .into_iter()
        .filter(|&at_zero| !house.strict || at_zero != AtZero::Coach);
    let now = match timer.at_zero {
        AtZero::Coach if house.strict => AtZero::First,
        at_zero => at_zero,
    };
    let ways = ways.map(|at_zero| {
        let label = match at_zero {
            AtZero::Warn => say!("new-zero-warn"),
            AtZero::First => say!("new-zero-first"),
            AtZero::Coach => say!("new-zero-coach"),
        };
        let message = TableOptions {
            timer: Some(timer.ending(at_zero)),
            ..house
        };
        option(label, keys::AT_ZERO, now == at_zero, message)
    });
    section(say!("new-zero"), say!("new-zero-about"), options(ways))
}
