//! Formats numbers, lists and dates, and sorts names, in the language of the thread.

use std::cmp::Ordering;
use std::sync::OnceLock;

use icu_calendar::Gregorian;
use icu_collator::{Collator, CollatorBorrowed};
use icu_datetime::FixedCalendarDateTimeFormatter;
use icu_datetime::fieldsets::{YMD, YMDE, YMDT};
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

/// A formatter for each language, made when it is first needed.
struct InEach<T>([OnceLock<Option<T>>; Language::ALL.len() + 1]);

impl<T> InEach<T> {
    const fn new() -> Self {
        InEach([const { OnceLock::new() }; Language::ALL.len() + 1])
    }

    fn get<E>(&self, make: impl FnOnce(&Locale) -> Result<T, E>) -> Option<&T> {
        let language = language();
        self.0[language as usize]
            .get_or_init(|| make(&locale(language)?).ok())
            .as_ref()
    }
}

fn locale(language: Language) -> Option<Locale> {
    let tag = match language.tag() {
        // Dates have the day first, as in most of the world.
        "en" => "en-GB",
        // Its lists and dates must not look English either.
        "en-XA" => "el",
        tag => tag,
    };
    tag.parse().ok()
}

/// `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`.
pub fn together(things: impl IntoIterator<Item: ToString>) -> String {
    static AND: InEach<ListFormatter> = InEach::new();
    let list = AND.get(|locale| ListFormatter::try_new_and(locale.into(), Default::default()));
    listed(things, list)
}

/// `3`, `3 or 4`, `3, 4 or 5`.
pub fn either(things: impl IntoIterator<Item: ToString>) -> String {
    static OR: InEach<ListFormatter> = InEach::new();
    let list = OR.get(|locale| ListFormatter::try_new_or(locale.into(), Default::default()));
    listed(things, list)
}

fn listed(things: impl IntoIterator<Item: ToString>, list: Option<&ListFormatter>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    match list {
        Some(list) => list.format(things.iter()).to_string(),
        None => things.join(", "),
    }
}

/// A number with this many digits behind the decimal point: `12.5`, `10,000`.
pub fn number(number: f64, digits: usize) -> String {
    grouped(format!("{number:.digits$}"))
}

/// A number in digits as the language writes it.
pub(super) fn grouped(plain: String) -> String {
    static DECIMAL: InEach<DecimalFormatter> = InEach::new();
    let decimal = DECIMAL.get(|locale| {
        let mut options = DecimalFormatterOptions::default();
        // Totals such as 1200 need no separator.
        options.grouping_strategy = Some(GroupingStrategy::Min2);
        DecimalFormatter::try_new(locale.into(), options)
    });
    match (decimal, plain.parse()) {
        (Some(decimal), Ok(number)) => decimal.format(&number).to_string(),
        _ => plain,
    }
}

/// The day of a moment, in the time zone of the machine.
pub fn date(at: Timestamp) -> String {
    calendar_day(local(at).date())
}

/// A day of the calendar.
pub fn calendar_day(date: civil::Date) -> String {
    static DATE: InEach<FixedCalendarDateTimeFormatter<Gregorian, YMD>> = InEach::new();
    let format =
        DATE.get(|locale| FixedCalendarDateTimeFormatter::try_new(locale.into(), YMD::medium()));
    match (format, day(date)) {
        (Some(format), Some(day)) => format.format(&day).to_string(),
        _ => date.to_string(),
    }
}

/// A day of the calendar with its weekday, in full.
pub fn weekday(date: civil::Date) -> String {
    static WEEKDAY: InEach<FixedCalendarDateTimeFormatter<Gregorian, YMDE>> = InEach::new();
    let format =
        WEEKDAY.get(|locale| FixedCalendarDateTimeFormatter::try_new(locale.into(), YMDE::long()));
    match (format, day(date)) {
        (Some(format), Some(day)) => format.format(&day).to_string(),
        _ => date.to_string(),
    }
}

/// A moment to the minute, in the time zone of the machine.
pub fn moment(at: Timestamp) -> String {
    static MOMENT: InEach<FixedCalendarDateTimeFormatter<Gregorian, YMDT>> = InEach::new();
    let format = MOMENT.get(|locale| {
        let to_the_minute = YMDT::medium().with_time_precision(TimePrecision::Minute);
        FixedCalendarDateTimeFormatter::try_new(locale.into(), to_the_minute)
    });
    let at = local(at);
    let time = Time::try_new(at.hour() as u8, at.minute() as u8, 0, 0);
    match (format, day(at.date()), time) {
        (Some(format), Some(date), Ok(time)) => format.format(&DateTime { date, time }).to_string(),
        _ => at.to_string(),
    }
}

fn local(at: Timestamp) -> civil::DateTime {
    at.to_zoned(TimeZone::system()).datetime()
}

fn day(date: civil::Date) -> Option<Date<Gregorian>> {
    Date::try_new_gregorian(date.year().into(), date.month() as u8, date.day() as u8).ok()
}

/// Compares two names for a list.
pub fn order(one: &str, other: &str) -> Ordering {
    static COLLATOR: InEach<CollatorBorrowed> = InEach::new();
    COLLATOR
        .get(|locale| Collator::try_new(locale.into(), Default::default()))
        .map_or_else(|| one.cmp(other), |collator| collator.compare(one, other))
}
