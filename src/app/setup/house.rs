//! The house rules: secret choices and the timer.

use iced::widget::{row, text_input};

use super::section::section;
use super::{after, keys};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control, option, options, written_in};
use crate::store::{AtZero, GameKind, TableOptions, Timer};
use crate::text::say;

/// The suggested time limits in seconds, around the one in the rules (X13).
const USUAL: [u16; 3] = [30, 35, 40];

/// The fewest persons for secret choices.
pub const LEAST_PEOPLE: usize = 2;

/// Switches between open and secret choices.
pub fn other_choices(house: TableOptions) -> TableOptions {
    TableOptions {
        secret: !house.secret,
        ..house
    }
}

/// Cycles through no timer and the suggested limits.
pub fn next_time(house: TableOptions) -> TableOptions {
    let now = house.timer.map(Timer::seconds);
    let next = match now {
        None => USUAL.first(),
        Some(now) => USUAL.iter().find(|&&usual| usual > now),
    };
    with_seconds(house, next.copied())
}

/// Cycles through what happens when the time is up, if there is a timer.
pub fn next_at_zero(house: TableOptions) -> TableOptions {
    let next = |timer: Timer| timer.ending(after(&AtZero::ALL, timer.at_zero));
    TableOptions {
        timer: house.timer.map(next),
        ..house
    }
}

/// Sets the time limit, up to the longest one, or removes it.
fn with_seconds(house: TableOptions, seconds: Option<u16>) -> TableOptions {
    let at_zero = house
        .timer
        .map_or_else(AtZero::default, |timer| timer.at_zero);
    TableOptions {
        timer: seconds.and_then(|seconds| Timer::new(seconds.min(Timer::MOST_SECONDS), at_zero)),
        ..house
    }
}

/// The choice between open and secret choices; each message holds all the options.
pub fn choices<'a>(house: TableOptions, people: usize) -> Element<'a, TableOptions> {
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
    section(
        say!("new-choices"),
        about,
        options([
            option(say!("new-open"), keys::SECRET, is_open, open),
            secret,
        ]),
    )
}

/// The choice of a time limit and of what happens when the time is up; each message holds all the options.
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
                // A number too large to parse is above the longest limit anyway.
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
    row![section(title, more, options(times)), at_zero]
        .spacing(gap::XL)
        .wrap()
        .vertical_spacing(gap::S)
        .into()
}

fn at_zero<'a>(house: TableOptions, timer: Timer) -> Element<'a, TableOptions> {
    // In a strict game the coach never decides.
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
