//! The settings panel.

use iced::theme::Mode;
use iced::widget::{column, responsive, row, text};
use iced::{Center, Fill, Task};

use super::keymap::Command;
use super::panel::{TWO_COLUMNS, panel_of, section};
use super::theme::{self, gap, size};
use super::widget::{Element, control, option, options};
use super::{App, Message as AppMessage, Panel};
use crate::language::Language;
use crate::rules::express::Penalty;
use crate::store::{DiceKind, Pace, Settings, ThemeChoice};
use crate::text::{percent_of, say, set_language};

/// A message of the settings panel.
#[derive(Debug, Clone)]
pub enum Message {
    /// Use this language, or the system's.
    Language(Option<Language>),
    /// Use these colours.
    Theme(ThemeChoice),
    /// Switch away from the system's mode, which is this one.
    OtherThan(Mode),
    /// Make the text larger.
    Larger,
    /// Make the text smaller.
    Smaller,
    /// Reset the text size.
    UsualSize,
    /// Whether dice tumble.
    Tumble(bool),
    /// Whether odds are shown.
    Odds(bool),
    /// How long the bots wait in their turns.
    Pace(Pace),
    /// The penalty of a new table.
    UsualPenalty(Penalty),
    /// The dice of a new table.
    UsualDice(DiceKind),
    /// Whether a new table repeats the last penalty and dice.
    RepeatsLast(bool),
    /// Whether the app asks before it deletes a game.
    Asks(bool),
    /// Reset all settings.
    Reset,
    /// Undo the reset.
    TakeBack,
}

/// Applies a change to the settings.
pub fn update(settings: &mut Settings, message: &Message) {
    let step = Settings::TEXT_STEP;
    let (least, most) = Settings::TEXT_SIZES.into_inner();
    match message {
        Message::Language(language) => settings.language = *language,
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
        Message::Reset | Message::TakeBack => {}
    }
}

impl App {
    /// Switches to the language of the settings.
    pub(super) fn speak(&self) {
        set_language(self.settings.language.unwrap_or(self.system_language));
    }

    pub(super) fn on_settings(&mut self, message: Message) -> Task<AppMessage> {
        match message {
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
        self.speak();
        self.save_settings()
    }
}

/// From this width on, the settings have two columns.
const WIDE: f32 = 980.0;

/// The settings and the folder of the games; `is_reset` says that a reset can be undone.
pub fn view<'a>(settings: &'a Settings, is_reset: bool, folder: String) -> Element<'a, Message> {
    responsive(move |size| {
        let reset = reset(settings, is_reset);
        let (look, play) = (look(settings), play(settings));
        let games = games(folder.clone());
        let groups: Element<'a, Message> = if size.width < WIDE {
            column![look, play, games].spacing(gap::XL).into()
        } else {
            let others = column![play, games].spacing(gap::XL).width(Fill);
            row![look, others].spacing(gap::XXL).into()
        };
        panel_of(TWO_COLUMNS, say!("settings-title"), Some(reset), groups)
    })
    .into()
}

/// The button that resets the settings, or undoes that.
fn reset<'a>(settings: &Settings, is_reset: bool) -> Element<'a, Message> {
    if is_reset {
        let message = Some(Message::TakeBack);
        return control(
            say!("settings-undo-reset"),
            Command::Undo.key(),
            theme::button::plain,
            message,
        );
    }
    let is_usual = *settings == settings.reset();
    control(
        say!("settings-reset"),
        say!("settings-reset-hint"),
        theme::button::plain,
        (!is_usual).then_some(Message::Reset),
    )
}

/// The languages, each under its own name.
fn languages<'a>(settings: &Settings) -> Element<'a, Message> {
    let system = option(
        say!("settings-language-system"),
        "",
        settings.language.is_none(),
        Message::Language(None),
    );
    let all = Language::ALL.map(|language| {
        let is_chosen = settings.language == Some(language);
        option(
            language.name(),
            "",
            is_chosen,
            Message::Language(Some(language)),
        )
    });
    section(
        say!("settings-language"),
        options([system].into_iter().chain(all)),
    )
}

/// The appearance.
fn look<'a>(settings: &Settings) -> Element<'a, Message> {
    let themes = ThemeChoice::ALL.map(|theme| {
        let label = match theme {
            ThemeChoice::System => say!("settings-colours-system"),
            ThemeChoice::Light => say!("settings-colours-light"),
            ThemeChoice::Dark => say!("settings-colours-dark"),
            ThemeChoice::BlackOnWhite => say!("settings-colours-black-on-white"),
            ThemeChoice::WhiteOnBlack => say!("settings-colours-white-on-black"),
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
        text(percent_of(settings.text_size))
            .size(size::LABEL)
            .font(theme::MEDIUM),
        control(
            "+",
            Command::Larger.key(),
            theme::button::plain,
            (settings.text_size < most).then_some(Message::Larger)
        ),
        control(
            say!("settings-text-usual"),
            Command::UsualSize.key(),
            theme::button::quiet,
            (settings.text_size != 100).then_some(Message::UsualSize)
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let motion = [
        option(
            say!("settings-dice-tumble"),
            "",
            settings.tumble,
            Message::Tumble(true),
        ),
        option(
            say!("settings-nothing-moves"),
            "",
            !settings.tumble,
            Message::Tumble(false),
        ),
    ];
    let odds = |shown| Message::Odds(shown);
    let key = Command::Odds.key();
    let odds = [
        option(
            say!("settings-odds-shown"),
            key,
            settings.show_odds,
            odds(true),
        ),
        option(
            say!("settings-odds-hidden"),
            key,
            !settings.show_odds,
            odds(false),
        ),
    ];
    column![
        languages(settings),
        section(say!("settings-colours"), options(themes)),
        section(say!("settings-text"), text_size),
        section(say!("settings-motion"), options(motion)),
        section(say!("settings-odds"), options(odds)),
    ]
    .spacing(gap::XL)
    .width(Fill)
    .into()
}

/// How games start and play.
fn play<'a>(settings: &Settings) -> Element<'a, Message> {
    let paces = Pace::ALL.map(|pace| {
        let label = match pace {
            Pace::AtOnce => say!("settings-pace-at-once"),
            Pace::Brisk => say!("settings-pace-brisk"),
            Pace::Calm => say!("settings-pace-calm"),
        };
        option(label, "", settings.pace == pace, Message::Pace(pace))
    });
    let repeats = settings.repeats_last;
    let begin = [
        option(
            say!("settings-start-as-last"),
            "",
            repeats,
            Message::RepeatsLast(true),
        ),
        option(
            say!("settings-start-as-usual"),
            "",
            !repeats,
            Message::RepeatsLast(false),
        ),
    ];
    let penalties = Penalty::ALL.map(|penalty| {
        let label = format!("−{}", penalty.points());
        let is_chosen = settings.usual_penalty == penalty;
        option(label, "", is_chosen, Message::UsualPenalty(penalty))
    });
    let dice = [
        (say!("settings-dice-real"), DiceKind::Real),
        (say!("settings-dice-app"), DiceKind::App),
    ]
    .map(|(label, dice)| {
        let is_chosen = settings.usual_dice == dice;
        option(label, "", is_chosen, Message::UsualDice(dice))
    });
    let asks = [
        option(
            say!("settings-delete-ask"),
            "",
            settings.asks,
            Message::Asks(true),
        ),
        option(
            say!("settings-delete-at-once"),
            "",
            !settings.asks,
            Message::Asks(false),
        ),
    ];
    column![
        section(say!("settings-pace"), options(paces)),
        section(
            say!("settings-start"),
            column![
                options(begin),
                text(say!("settings-usual"))
                    .size(size::BODY)
                    .style(theme::text::soft),
                options(penalties),
                options(dice),
            ]
            .spacing(gap::S)
        ),
        section(say!("settings-delete"), options(asks)),
    ]
    .spacing(gap::XL)
    .width(Fill)
    .into()
}

/// The folder of the games.
fn games<'a>(folder: String) -> Element<'a, Message> {
    section(
        say!("settings-folder"),
        text(folder).size(size::BODY).style(theme::text::soft),
    )
}
