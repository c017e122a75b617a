//! The panel of the settings.

use iced::theme::Mode;
use iced::widget::{column, responsive, row, text};
use iced::{Center, Fill, Task};

use super::keymap::Command;
use super::panel::{TWO_COLUMNS, panel_of, section};
use super::sound;
use super::theme::{self, gap, size};
use super::widget::{Element, control, next_control, option, options};
use super::{App, Message as AppMessage, Panel};
use crate::rules::express::Penalty;
use crate::store::{DiceKind, Pace, Settings, ThemeChoice};

/// A change of the settings.
#[derive(Debug, Clone)]
pub enum Message {
    /// Use these colours.
    Theme(ThemeChoice),
    /// Show other colours than those of the system, which are these.
    OtherThan(Mode),
    /// Make the text larger.
    Larger,
    /// Make the text smaller.
    Smaller,
    /// Give text its usual size.
    UsualSize,
    /// Whether dice tumble.
    Tumble(bool),
    /// Whether chances are shown.
    Odds(bool),
    /// How long the program waits in its turns.
    Pace(Pace),
    /// The penalty at a table without an earlier one.
    UsualPenalty(Penalty),
    /// The source of dice at a table without an earlier one.
    UsualDice(DiceKind),
    /// Whether a table begins as the last one.
    RepeatsLast(bool),
    /// Whether people are asked before a game is deleted.
    Asks(bool),
    /// Whether there are sounds.
    Sounds(bool),
    /// Reset all settings.
    Reset,
    /// Undo the reset.
    TakeBack,
    /// Close the panel.
    Close,
}

/// Changes one of the settings.
pub fn update(settings: &mut Settings, message: &Message) {
    let step = Settings::TEXT_STEP;
    let (least, most) = Settings::TEXT_SIZES.into_inner();
    match message {
        Message::Theme(theme) => settings.theme = *theme,
        Message::OtherThan(Mode::Dark) => settings.theme = ThemeChoice::Light,
        Message::OtherThan(Mode::Light | Mode::None) => settings.theme = ThemeChoice::Dark,
        Message::Larger => settings.text_size = (settings.text_size + step).min(most),
        Message::Smaller => settings.text_size = (settings.text_size - step).max(least),
        Message::UsualSize => settings.text_size = 100,
        Message::Pace(pace) => settings.pace = *pace,
        Message::Odds(shown) => settings.show_odds = *shown,
        Message::Tumble(tumble) => settings.tumble = *tumble,
        Message::UsualPenalty(penalty) => settings.usual_penalty = *penalty,
        Message::UsualDice(dice) => settings.usual_dice = *dice,
        Message::RepeatsLast(repeats) => settings.repeats_last = *repeats,
        Message::Asks(asks) => settings.asks = *asks,
        Message::Sounds(sounds) => settings.sounds = *sounds,
        Message::Reset | Message::TakeBack | Message::Close => {}
    }
}

impl App {
    pub(super) fn on_settings(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Close => {
                self.panel = None;
                return Task::none();
            }
            Message::Reset => {
                let before = self.settings.clone();
                self.settings = before.reset();
                self.panel = Some(Panel::Settings(Some(Box::new(before))));
            }
            Message::TakeBack => {
                if let Some(Panel::Settings(before)) = &mut self.panel
                    && let Some(before) = before.take()
                {
                    self.settings = before.remembering(&self.settings);
                }
            }
            change => update(&mut self.settings, &change),
        }
        self.save_settings()
    }
}

/// From this width on the settings have two columns.
const WIDE: f32 = 980.0;

/// The settings, and where the games are. `is_reset` says that the reset can be undone.
pub fn view<'a>(settings: &'a Settings, is_reset: bool, folder: String) -> Element<'a, Message> {
    responsive(move |size| {
        let close = row![
            reset(settings, is_reset),
            next_control("Close", Command::Back.key(), Some(Message::Close))
        ]
        .spacing(gap::M)
        .align_y(Center);
        let (look, play) = (look(settings), play(settings));
        let games = games(folder.clone());
        let groups: Element<'a, Message> = if size.width < WIDE {
            column![look, play, games].spacing(gap::XL).into()
        } else {
            let others = column![play, games].spacing(gap::XL).width(Fill);
            row![look, others].spacing(gap::XXL).into()
        };
        panel_of(TWO_COLUMNS, "Settings", close.into(), groups)
    })
    .into()
}

/// The way to the defaults, and back from there.
fn reset<'a>(settings: &Settings, is_reset: bool) -> Element<'a, Message> {
    if is_reset {
        let message = Some(Message::TakeBack);
        return control(
            "Take the reset back",
            Command::Undo.key(),
            theme::button::plain,
            message,
        );
    }
    let is_usual = *settings == settings.reset();
    control(
        "Reset to defaults",
        "This can be taken back",
        theme::button::plain,
        (!is_usual).then_some(Message::Reset),
    )
}

/// How things look.
fn look<'a>(settings: &Settings) -> Element<'a, Message> {
    let themes = ThemeChoice::ALL.map(|theme| {
        let label = match theme {
            ThemeChoice::System => "As the system",
            ThemeChoice::Light => "Light",
            ThemeChoice::Dark => "Dark",
            ThemeChoice::BlackOnWhite => "Black on white",
            ThemeChoice::WhiteOnBlack => "White on black",
        };
        let is_chosen = settings.theme == theme;
        option(
            label,
            Command::Colours.key(),
            is_chosen,
            Message::Theme(theme),
        )
    });
    let (least, most) = Settings::TEXT_SIZES.into_inner();
    let text_size = row![
        control(
            "−",
            Command::Smaller.key(),
            theme::button::plain,
            (settings.text_size > least).then_some(Message::Smaller)
        ),
        text(format!("{} %", settings.text_size))
            .size(size::LABEL)
            .font(theme::MEDIUM),
        control(
            "+",
            Command::Larger.key(),
            theme::button::plain,
            (settings.text_size < most).then_some(Message::Larger)
        ),
        control(
            "Usual size",
            Command::UsualSize.key(),
            theme::button::quiet,
            (settings.text_size != 100).then_some(Message::UsualSize)
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let motion = [
        option(
            "The dice tumble",
            "",
            settings.tumble,
            Message::Tumble(true),
        ),
        option(
            "Nothing moves",
            "",
            !settings.tumble,
            Message::Tumble(false),
        ),
    ];
    let odds = |shown| Message::Odds(shown);
    let key = Command::Odds.key();
    let odds = [
        option("Shown", key, settings.show_odds, odds(true)),
        option("Hidden", key, !settings.show_odds, odds(false)),
    ];
    let sounds = [
        option("Silent", "", !settings.sounds, Message::Sounds(false)),
        option("Quiet", "", settings.sounds, Message::Sounds(true)),
    ];
    let sounds = sound::IS_BUILT.then(|| section("Sounds", options(sounds)));
    column![
        section("Colours", options(themes)),
        section("Size of text", text_size),
        section("Motion", options(motion)),
        section("Chances of the next throw and of a bust", options(odds)),
    ]
    .push(sounds)
    .spacing(gap::XL)
    .width(Fill)
    .into()
}

/// How games begin and go on.
fn play<'a>(settings: &Settings) -> Element<'a, Message> {
    let paces = Pace::ALL.map(|pace| {
        let label = match pace {
            Pace::AtOnce => "At once",
            Pace::Brisk => "Brisk",
            Pace::Calm => "Calm",
        };
        option(label, "", settings.pace == pace, Message::Pace(pace))
    });
    let repeats = settings.repeats_last;
    let begin = [
        option(
            "Those of the last game",
            "",
            repeats,
            Message::RepeatsLast(true),
        ),
        option(
            "Always the usual ones",
            "",
            !repeats,
            Message::RepeatsLast(false),
        ),
    ];
    let penalties = Penalty::ALL.map(|penalty| {
        let label = format!("−{}", penalty.points());
        let is_chosen = settings.usual_penalty == penalty;
        option(&label, "", is_chosen, Message::UsualPenalty(penalty))
    });
    let dice = [
        ("Real dice", DiceKind::Real),
        ("The app throws", DiceKind::App),
    ]
    .map(|(label, dice)| {
        let is_chosen = settings.usual_dice == dice;
        option(label, "", is_chosen, Message::UsualDice(dice))
    });
    let asks = [
        option("Ask first", "", settings.asks, Message::Asks(true)),
        option(
            "At once, it can be brought back",
            "",
            !settings.asks,
            Message::Asks(false),
        ),
    ];
    column![
        section("The program's turns", options(paces)),
        section(
            "Penalty and dice of a new game",
            column![
                options(begin),
                text("The usual ones, also for a first game:")
                    .size(size::BODY)
                    .style(theme::text::soft),
                options(penalties),
                options(dice),
            ]
            .spacing(gap::S)
        ),
        section("Deleting a game", options(asks)),
    ]
    .spacing(gap::XL)
    .width(Fill)
    .into()
}

/// Where the games are.
fn games<'a>(folder: String) -> Element<'a, Message> {
    section(
        "Your games",
        text(folder).size(size::BODY).style(theme::text::soft),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_colours_than_those_of_the_system_can_be_told_from_them() {
        let mut settings = Settings::default();
        for (system, seen) in [
            (Mode::Dark, ThemeChoice::Light),
            (Mode::Light, ThemeChoice::Dark),
            (Mode::None, ThemeChoice::Dark),
        ] {
            update(&mut settings, &Message::OtherThan(system));
            assert_eq!(settings.theme, seen);
        }
    }
}
