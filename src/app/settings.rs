//! The settings: a row for each, and the rare ones once they matter.

use std::mem;

use iced::alignment::Horizontal;
use iced::theme::Mode;
use iced::widget::text::Wrapping;
use iced::widget::{button, column, container, mouse_area, row, space};
use iced::{Center, Fill, Padding, Task};

use super::keymap::Command;
use super::panel::{BETWEEN, COLUMNS, screen};
use super::theme::{self, gap, size};
use super::widget::{
    Element, Icon, bold, control, focusable, hint, icon, keeps_focus, medium, one_of, option,
    options, picker, press, rule, segments, soft,
};
use super::written::{self, open_folder};
use super::{App, Message as AppMessage, Panel};
use crate::language::Language;
use crate::rules::express::Penalty;
use crate::scene::Role;
use crate::store::{DiceKind, Pace, Settings, ThemeChoice};
use crate::text::{percent_of, say, set_language};

#[derive(Debug, Clone)]
pub enum Message {
    Languages,
    Language(Option<Language>),
    Theme(ThemeChoice),
    Contrast(bool),
    Larger,
    Smaller,
    UsualSize,
    /// The pointer came over the text size, or left it.
    Near(bool),
    Tumble(bool),
    Odds(bool),
    Risk(bool),
    Pace(Pace),
    UsualPenalty(Penalty),
    UsualDice(DiceKind),
    RepeatsLast(bool),
    Asks(bool),
    OpenFolder,
    Opened(written::Message),
    Reset,
    TakeBack,
}

#[derive(Debug, Default)]
pub struct Shown {
    /// The settings from before a reset.
    before: Option<Box<Settings>>,
    lists_languages: bool,
    /// The text size that stays in force while the pointer is over its buttons, so that they do not move away.
    pub held: Option<u16>,
}

impl App {
    pub(super) fn speak(&self) {
        set_language(self.settings.language.unwrap_or(self.system_language));
    }

    pub(super) fn on_settings(&mut self, message: Message) -> Task<AppMessage> {
        let mut unused = Shown::default();
        let shown = match &mut self.panel {
            Some(Panel::Settings(shown)) => shown,
            _ => &mut unused,
        };
        let settings = &mut self.settings;
        let step = Settings::TEXT_STEP;
        let (least, most) = Settings::TEXT_SIZES.into_inner();
        match message {
            Message::Languages => {
                shown.lists_languages = !shown.lists_languages;
                return Task::none();
            }
            Message::OpenFolder => {
                let folder = self.store.sessions_folder().to_owned();
                return open_folder(folder)
                    .map(|opened| AppMessage::Settings(Message::Opened(opened)));
            }
            Message::Opened(opened) => {
                if let written::Message::Opened(Err(trouble)) = opened {
                    self.trouble = Some(trouble);
                }
                return Task::none();
            }
            Message::Language(language) => {
                shown.lists_languages = false;
                settings.language = language;
            }
            Message::Theme(theme) => settings.theme = theme,
            Message::Contrast(is_high) => match settings.theme.is_dark() {
                Some(is_dark) => settings.theme = ThemeChoice::of(is_dark, is_high),
                None => {
                    return iced::system::theme().map(|system| {
                        let theme = ThemeChoice::of(system == Mode::Dark, true);
                        AppMessage::Settings(Message::Theme(theme))
                    });
                }
            },
            Message::Larger => settings.text_size = (settings.text_size + step).min(most),
            Message::Smaller => settings.text_size = (settings.text_size - step).max(least),
            Message::UsualSize => settings.text_size = 100,
            Message::Near(is_near) => {
                shown.held = is_near.then_some(settings.text_size);
                return Task::none();
            }
            Message::Tumble(tumble) => settings.tumble = tumble,
            Message::Odds(shown) => settings.show_odds = shown,
            Message::Risk(shown) => settings.show_risk = shown,
            Message::Pace(pace) => settings.pace = pace,
            Message::UsualPenalty(penalty) => settings.usual_penalty = penalty,
            Message::UsualDice(dice) => settings.usual_dice = dice,
            Message::RepeatsLast(repeats) => settings.repeats_last = repeats,
            Message::Asks(asks) => settings.asks = asks,
            Message::Reset => {
                let reset = settings.reset();
                shown.before = Some(Box::new(mem::replace(settings, reset)));
            }
            Message::TakeBack => {
                if let Some(before) = shown.before.take() {
                    *settings = before.remembering(settings);
                }
            }
        }
        self.speak();
        self.save_settings()
    }
}

/// From this width on, the content has two columns.
const WIDE: f32 = 900.0;
/// The height of a row without its line.
const ROW: f32 = 67.0;
/// The size of a switch, and the side of its knob.
const SWITCH: (f32, f32) = (64.0, 36.0);
const KNOB: f32 = 24.0;

impl Shown {
    pub fn is_reset(&self) -> bool {
        self.before.is_some()
    }

    pub fn view<'a>(&'a self, settings: &'a Settings, folder: String) -> Element<'a, Message> {
        let (title, reset) = (say!("common-settings"), self.reset(settings));
        keeps_focus(screen(COLUMNS, title, reset, move |room| {
            let looks = self.looks(settings);
            let (plays, games) = (plays(settings), games(folder.clone()));
            if room.width < WIDE {
                return column![looks, plays, games].spacing(gap::XXL).into();
            }
            let left = column![looks, games].spacing(gap::XXL).width(Fill);
            row![left, plays].spacing(BETWEEN).into()
        }))
    }

    fn reset<'a>(&self, settings: &Settings) -> Element<'a, Message> {
        let (label, key, message) = if self.is_reset() {
            let key = Command::Undo.key().to_owned();
            (say!("settings-undo-reset"), key, Some(Message::TakeBack))
        } else {
            let is_usual = *settings == settings.reset();
            let reset = (!is_usual).then_some(Message::Reset);
            (say!("settings-reset"), say!("settings-reset-hint"), reset)
        };
        control(label, key, theme::button::plain, message)
    }

    fn looks<'a>(&self, settings: &Settings) -> Element<'a, Message> {
        let system = || say!("settings-system");
        let chosen = settings.language.map(|chosen| chosen.name().to_owned());
        let language = picker(
            medium(chosen.unwrap_or_else(system), size::LABEL),
            Message::Languages,
        );
        let languages = self.lists_languages.then(|| {
            let all = Language::ALL.map(|language| (language.name().to_owned(), Some(language)));
            let all = [(system(), None)].into_iter().chain(all);
            let all = all.map(|(name, language)| {
                let is_chosen = settings.language == language;
                option(name, "", is_chosen, Message::Language(language))
            });
            container(options(all)).padding(Padding::ZERO.bottom(gap::M))
        });
        let is_high = settings.theme.is_high_contrast();
        let of = |is_dark| ThemeChoice::of(is_dark, is_high);
        let colours = [
            (system(), ThemeChoice::System),
            (say!("settings-colours-light"), of(false)),
            (say!("settings-colours-dark"), of(true)),
        ]
        .map(|(label, theme)| {
            let key = Command::Colours.key().to_owned();
            let is_chosen = settings.theme == theme;
            (label, key, is_chosen, Message::Theme(theme))
        });
        group(
            say!("settings-looks"),
            [
                column![line(say!("settings-language"), "", language), languages].into(),
                line(say!("settings-colours"), "", segments(colours)),
                switch(
                    say!("settings-contrast"),
                    say!("settings-contrast-about"),
                    "",
                    is_high,
                    Message::Contrast,
                ),
                line(say!("settings-text"), "", text_size(settings.text_size)),
                switch(
                    say!("settings-motion"),
                    say!("settings-motion-about"),
                    "",
                    settings.tumble,
                    Message::Tumble,
                ),
            ],
        )
    }
}

fn plays<'a>(settings: &Settings) -> Element<'a, Message> {
    let paces = [
        (say!("settings-pace-at-once"), Pace::AtOnce),
        (say!("settings-pace-brisk"), Pace::Brisk),
        (say!("settings-pace-calm"), Pace::Calm),
    ];
    let begin = [
        (say!("settings-start-as-last"), true),
        (say!("settings-start-as-usual"), false),
    ];
    let asks = [
        (say!("settings-delete-ask"), true),
        (say!("settings-delete-at-once"), false),
    ];
    let mut lines = vec![
        line(
            say!("settings-pace"),
            "",
            one_of(paces, settings.pace, Message::Pace),
        ),
        switch(
            say!("settings-odds"),
            say!("settings-odds-about"),
            Command::Odds.key(),
            settings.show_odds,
            Message::Odds,
        ),
        switch(
            say!("settings-risk"),
            say!("settings-risk-about"),
            Command::Odds.key(),
            settings.show_risk,
            Message::Risk,
        ),
        line(
            say!("settings-delete"),
            say!("settings-delete-about"),
            one_of(asks, settings.asks, Message::Asks),
        ),
        line(
            say!("settings-start"),
            "",
            one_of(begin, settings.repeats_last, Message::RepeatsLast),
        ),
    ];
    if !settings.repeats_last {
        let penalties = Penalty::ALL.map(|penalty| (format!("−{}", penalty.points()), penalty));
        let dice = [
            (say!("settings-dice-real"), DiceKind::Real),
            (say!("settings-dice-app"), DiceKind::App),
        ];
        lines.extend([
            line(
                say!("settings-usual-penalty"),
                "",
                one_of(penalties, settings.usual_penalty, Message::UsualPenalty),
            ),
            line(
                say!("settings-usual-dice"),
                "",
                one_of(dice, settings.usual_dice, Message::UsualDice),
            ),
        ]);
    }
    group(say!("settings-plays"), lines)
}

fn games<'a>(folder: String) -> Element<'a, Message> {
    let label = medium(say!("settings-folder"), size::LABEL);
    let open = row![icon(Icon::Folder, Icon::SIDE, true), label].spacing(gap::S);
    let open = button(open.align_y(Center))
        .padding([gap::M, gap::L])
        .style(theme::button::framed);
    let open = press(open, Some(Message::OpenFolder));
    group(
        say!("settings-games"),
        [line(say!("settings-games-saved"), folder, open)],
    )
}

fn group<'a>(
    title: String,
    lines: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let lines = lines.into_iter();
    let lines = lines.map(|setting| column![rule(Role::Line), setting].into());
    let title = container(bold(title, size::HEADING)).padding(Padding::ZERO.bottom(gap::M));
    column![title].extend(lines).width(Fill).into()
}

fn line<'a>(
    label: String,
    about: impl Into<String>,
    control: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let about = Some(about.into()).filter(|about| !about.is_empty());
    let about = about.map(|about| soft(about, size::BODY).wrapping(Wrapping::WordOrGlyph));
    row![
        column![medium(label, size::LABEL), about].width(Fill),
        space().height(ROW),
        control.into()
    ]
    .spacing(gap::S)
    .align_y(Center)
    .into()
}

fn switch<'a>(
    label: String,
    about: String,
    key: &'a str,
    is_on: bool,
    set: fn(bool) -> Message,
) -> Element<'a, Message> {
    let knob = container(space().width(KNOB).height(KNOB)).style(theme::container::knob(is_on));
    let side = [Horizontal::Left, Horizontal::Right][usize::from(is_on)];
    let ground = container(knob)
        .width(SWITCH.0)
        .height(SWITCH.1)
        .padding((SWITCH.1 - KNOB) / 2.0)
        .align_x(side)
        .style(theme::container::switch(is_on));
    let face = button(line(label, about, ground))
        .padding(0)
        .style(theme::button::word)
        .on_press(set(!is_on));
    hint(focusable(face, Some(set(!is_on))).switched(is_on), key)
}

/// The text size between the buttons for a smaller and a larger one; pressed, it becomes the usual one.
fn text_size<'a>(percent: u16) -> Element<'a, Message> {
    let (least, most) = Settings::TEXT_SIZES.into_inner();
    let part = |label: String, command: Command, message: Option<Message>, is_outer: [bool; 2]| {
        let face = button(medium(label, size::LABEL).center())
            .padding([gap::M, gap::L])
            .style(theme::button::segment(false, is_outer[0], is_outer[1]));
        hint(press(face, message), command.key())
    };
    let smaller = (percent > least).then_some(Message::Smaller);
    let usual = (percent != 100).then_some(Message::UsualSize);
    let larger = (percent < most).then_some(Message::Larger);
    let shown = percent_of(percent);
    let parts = row![
        part("−".to_owned(), Command::Smaller, smaller, [true, false]),
        part(shown, Command::UsualSize, usual, [false; 2]),
        part("+".to_owned(), Command::Larger, larger, [false, true]),
    ];
    mouse_area(parts)
        .on_enter(Message::Near(true))
        .on_exit(Message::Near(false))
        .into()
}
