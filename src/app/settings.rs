//! The panels above the screens: settings, and the list of keys.

use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Fill};

use super::keymap::{self, Command};
use super::theme::{self, gap, size};
use super::widget::{Element, control, key_cap, next_control, option};
use crate::store::{Pace, Settings, ThemeChoice};

/// A change of the settings.
#[derive(Debug, Clone)]
pub enum Message {
    Theme(ThemeChoice),
    Larger,
    Smaller,
    UsualSize,
    Tumble(bool),
    Odds(bool),
    Pace(Pace),
    Close,
}

/// Changes the settings; everything but closing the panel.
pub fn update(settings: &mut Settings, message: &Message) {
    let step = Settings::TEXT_STEP;
    let (least, most) = Settings::TEXT_SIZES.into_inner();
    match message {
        Message::Theme(theme) => settings.theme = *theme,
        Message::Larger => settings.text_size = (settings.text_size + step).min(most),
        Message::Smaller => settings.text_size = (settings.text_size - step).max(least),
        Message::UsualSize => settings.text_size = 100,
        Message::Pace(pace) => settings.pace = *pace,
        Message::Odds(shown) => settings.show_odds = *shown,
        Message::Tumble(tumble) => settings.tumble = *tumble,
        Message::Close => {}
    }
}

/// The settings, and where the games are.
pub fn view<'a>(settings: &'a Settings, folder: String) -> Element<'a, Message> {
    let themes = ThemeChoice::ALL.map(|theme| {
        let label = match theme {
            ThemeChoice::System => "As the system",
            ThemeChoice::Light => "Light",
            ThemeChoice::Dark => "Dark",
        };
        option(
            label,
            "Ctrl+T",
            settings.theme == theme,
            Message::Theme(theme),
        )
    });
    let (least, most) = Settings::TEXT_SIZES.into_inner();
    let text_size = row![
        control(
            "−",
            "Ctrl+-",
            theme::button::plain,
            (settings.text_size > least).then_some(Message::Smaller)
        ),
        text(format!("{} %", settings.text_size))
            .size(size::LABEL)
            .font(theme::MEDIUM),
        control(
            "+",
            "Ctrl++",
            theme::button::plain,
            (settings.text_size < most).then_some(Message::Larger)
        ),
        control(
            "Usual size",
            "Ctrl+0",
            theme::button::quiet,
            (settings.text_size != 100).then_some(Message::UsualSize)
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let tumble = row![
        option(
            "The dice tumble",
            "",
            settings.tumble,
            Message::Tumble(true)
        ),
        option(
            "The dice lie still at once",
            "",
            !settings.tumble,
            Message::Tumble(false)
        ),
    ]
    .spacing(gap::S);
    let paces = Pace::ALL.map(|pace| {
        let label = match pace {
            Pace::AtOnce => "At once",
            Pace::Brisk => "Brisk",
            Pace::Calm => "Calm",
        };
        option(label, "", settings.pace == pace, Message::Pace(pace))
    });
    let odds = row![
        option(
            "Shown",
            Command::Odds.key(),
            settings.show_odds,
            Message::Odds(true)
        ),
        option(
            "Hidden",
            Command::Odds.key(),
            !settings.show_odds,
            Message::Odds(false)
        ),
    ]
    .spacing(gap::S);
    panel(
        "Settings",
        next_control("Close", "Esc", Some(Message::Close)),
        column![
            section("Colours", row(themes).spacing(gap::S)),
            section("Size of text", text_size),
            section("The app's dice", tumble),
            section("The program's turns", row(paces).spacing(gap::S)),
            section("Chances of the next throw and of a bust", odds),
            section(
                "Your games",
                text(folder).size(size::BODY).style(theme::text::soft)
            ),
        ]
        .spacing(gap::XL),
    )
}

/// The keys of the screen below and those that work everywhere.
pub fn keys<'a>(here: Vec<(&'static str, &'static str)>) -> Element<'a, Message> {
    let list = |title: &'static str, keys: Vec<(&'static str, &'static str)>| {
        let lines = keys.into_iter().map(|(key, does)| {
            row![
                container(key_cap(key)).width(150.0),
                text(does).size(size::BODY),
            ]
            .spacing(gap::M)
            .align_y(Center)
            .into()
        });
        column![
            text(title).size(size::LABEL).font(theme::BOLD),
            column(lines).spacing(gap::S),
        ]
        .spacing(gap::M)
    };
    panel(
        "Keys",
        next_control("Close", "Esc", Some(Message::Close)),
        column![
            list("Here", here),
            list("Everywhere", keymap::list().collect()),
        ]
        .spacing(gap::XL),
    )
}

/// A part of a panel under its title.
pub fn section<'a, Message: 'a>(
    title: &'a str,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    column![
        text(title).size(size::LABEL).font(theme::BOLD),
        content.into(),
    ]
    .spacing(gap::S)
    .into()
}

/// A panel above the screens, with the button that closes it.
pub fn panel<'a, Message: 'a>(
    title: &'a str,
    close: Element<'a, Message>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    container(
        container(
            column![
                row![
                    text(title).size(size::TITLE).font(theme::BOLD),
                    space().width(Fill),
                    close,
                ]
                .align_y(Center),
                scrollable(container(content).width(Fill)),
            ]
            .spacing(gap::L),
        )
        .padding(gap::XL)
        .max_width(720.0)
        .style(theme::container::card),
    )
    .padding(gap::XL)
    .center(Fill)
    .into()
}
