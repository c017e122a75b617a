//! How numbers, lists, dates and names are written and sorted where the language of the thread is spoken.

use std::cmp::Ordering;
use std::error::Error;
use std::sync::OnceLock;

use icu_calendar::Gregorian;
use icu_collator::{Collator, CollatorBorrowed};
use icu_datetime::FixedCalendarDateTimeFormatter;
use icu_datetime::fieldsets::{YMD, YMDT};
use icu_datetime::input::{Date, DateTime, Time};
use icu_datetime::options::TimePrecision;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_list::ListFormatter;
use icu_locale_core::Locale;
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::TimeZone;

use super::language;
use crate::language::Language;

/// How a language writes things.
struct Customs {
    and: ListFormatter,
    or: ListFormatter,
    decimal: DecimalFormatter,
    date: FixedCalendarDateTimeFormatter<Gregorian, YMD>,
    moment: FixedCalendarDateTimeFormatter<Gregorian, YMDT>,
    order: CollatorBorrowed<'static>,
}

impl Customs {
    /// Those of the language of the thread.
    fn get() -> Option<&'static Customs> {
        static CUSTOMS: [OnceLock<Option<Customs>>; Language::ALL.len() + 1] =
            [const { OnceLock::new() }; Language::ALL.len() + 1];
        let language = language();
        CUSTOMS[language as usize]
            .get_or_init(|| Customs::of(language).ok())
            .as_ref()
    }

    fn of(language: Language) -> Result<Customs, Box<dyn Error>> {
        let locale: Locale = match language.tag() {
            // Dates with the day first, as most of the world writes them.
            "en" => "en-GB".parse()?,
            // Its lists and dates must not pass for English either.
            "en-XA" => "el".parse()?,
            tag => tag.parse()?,
        };
        let mut decimal = DecimalFormatterOptions::default();
        // A total of 1200 points is no more than it looks.
        decimal.grouping_strategy = Some(GroupingStrategy::Min2);
        let to_the_minute = YMDT::medium().with_time_precision(TimePrecision::Minute);
        Ok(Customs {
            and: ListFormatter::try_new_and((&locale).into(), Default::default())?,
            or: ListFormatter::try_new_or((&locale).into(), Default::default())?,
            decimal: DecimalFormatter::try_new((&locale).into(), decimal)?,
            date: FixedCalendarDateTimeFormatter::try_new((&locale).into(), YMD::medium())?,
            moment: FixedCalendarDateTimeFormatter::try_new((&locale).into(), to_the_minute)?,
            order: Collator::try_new((&locale).into(), Default::default())?,
        })
    }
}

/// `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`.
pub fn together(things: impl IntoIterator<Item: ToString>) -> String {
    listed(things, |customs| &customs.and)
}

/// `3`, `3 or 4`, `3, 4 or 5`.
pub fn either(things: impl IntoIterator<Item: ToString>) -> String {
    listed(things, |customs| &customs.or)
}

fn listed(
    things: impl IntoIterator<Item: ToString>,
    list: impl FnOnce(&Customs) -> &ListFormatter,
) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    match Customs::get() {
        Some(customs) => list(customs).format(things.iter()).to_string(),
        None => things.join(", "),
    }
}

/// A number with this many digits behind the point: `12.5`, `10,000`.
pub fn number(number: f64, digits: usize) -> String {
    grouped(format!("{number:.digits$}"))
}

/// A number in digits as the language writes it.
pub(super) fn grouped(plain: String) -> String {
    match (Customs::get(), plain.parse()) {
        (Some(customs), Ok(number)) => customs.decimal.format(&number).to_string(),
        _ => plain,
    }
}

/// The day of a moment, in the time zone of the machine.
pub fn date(at: Timestamp) -> String {
    calendar_day(local(at).date())
}

/// A day of the calendar.
pub fn calendar_day(date: civil::Date) -> String {
    match (Customs::get(), day(date)) {
        (Some(customs), Some(day)) => customs.date.format(&day).to_string(),
        _ => date.to_string(),
    }
}

/// A moment to the minute, in the time zone of the machine.
pub fn moment(at: Timestamp) -> String {
    let at = local(at);
    let time = Time::try_new(at.hour() as u8, at.minute() as u8, 0, 0);
    match (Customs::get(), day(at.date()), time) {
        (Some(customs), Some(date), Ok(time)) => {
            customs.moment.format(&DateTime { date, time }).to_string()
        }
        _ => at.to_string(),
    }
}

fn local(at: Timestamp) -> civil::DateTime {
    at.to_zoned(TimeZone::system()).datetime()
}

fn day(date: civil::Date) -> Option<Date<Gregorian>> {
    Date::try_new_gregorian(date.year().into(), date.month() as u8, date.day() as u8).ok()
}

/// Which of two names stands first in a list.
pub fn order(one: &str, other: &str) -> Ordering {
    Customs::get().map_or_else(
        || one.cmp(other),
        |customs| customs.order.compare(one, other),
    )
}
