//! How the window opens.

use std::env;
use std::path::PathBuf;

use iced::{Program, window};

use super::theme::{self, Theme, size};
use super::{App, Message, place};
use crate::store::{Store, drawn};

/// What desktops know the program by: the name of its desktop file in `assets/desktop`.
const ID: &str = "fifth-die";

/// The icon of the window, `ICON_SIDE` pixels wide and high, each with red, green, blue and opacity.
const ICON: &[u8] = include_bytes!("../../assets/desktop/icons/64.rgba");
const ICON_SIDE: u32 = 64;

/// Opens the window, at this file or where the people left off, and returns when it is closed.
///
/// # Errors
/// The system gives no window.
pub fn run(store: Store, open: Option<PathBuf>) -> Result<(), NoWindow> {
    // iced gives up with a panic where there is nothing to draw on.
    let has_display = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .into_iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()));
    if cfg!(target_os = "linux") && !has_display {
        return Err(NoWindow::NoDisplay);
    }
    Ok(program(store, open).run()?)
}

/// Why no window opens.
#[derive(Debug, thiserror::Error)]
pub enum NoWindow {
    /// Neither X11 nor Wayland is there.
    #[error(
        "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); \
         `fifth-die check` and `fifth-die show` need none"
    )]
    NoDisplay,
    /// The toolkit cannot open one.
    #[error("no window opens: {0}")]
    Toolkit(#[from] iced::Error),
}

/// The program as iced runs it, in a window or in a test.
pub fn program(
    store: Store,
    open: Option<PathBuf>,
) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let window = window::Settings {
        exit_on_close_request: false,
        icon: window::icon::from_rgba(ICON.to_vec(), ICON_SIDE, ICON_SIDE).ok(),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..place::opening(&store.settings())
    };
    iced::application(
        move || App::new(store.clone(), open.as_deref()),
        App::update,
        App::view,
    )
    .title(App::title)
    .theme(App::theme)
    .scale_factor(App::scale)
    .subscription(App::subscription)
    .settings(iced_settings())
    .window(window)
}

/// The fonts and the type size of the program.
pub fn iced_settings() -> iced::Settings {
    iced::Settings {
        id: Some(ID.to_owned()),
        fonts: drawn::FONTS.iter().map(|&font| font.into()).collect(),
        default_font: theme::FONT,
        default_text_size: size::BODY.into(),
        antialiasing: true,
        ..iced::Settings::default()
    }
}
