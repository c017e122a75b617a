//! Opening the window.

use std::any::Any;
use std::env;
use std::io;
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
#[cfg(unix)]
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Program, window};

use super::theme::{self, Theme, size};
use super::widget::Element;
use super::{App, Message, place};
use crate::language::Language;
use crate::store::{Store, drawn};
use crate::text::{self, set_language};

/// The app's ID on the desktop, the name of its desktop file in `assets/desktop`.
const ID: &str = "fifth-die";

/// The window icon, `ICON_SIDE` pixels wide and high, in RGBA.
const ICON: &[u8] = include_bytes!("../../assets/desktop/icons/64.rgba");
const ICON_SIDE: u32 = 64;

const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// Opens this file or the last game, and returns when the window is closed.
pub fn run(store: Store, open: Option<PathBuf>) -> Result<(), NoWindow> {
    set_language(system_language());
    // iced uses the first one that is set.
    let mut names = WAYLAND.into_iter().chain(["DISPLAY"]);
    let display = names.find_map(|name| Some(format!(" {name}={}", variable(name)?)));
    if cfg!(target_os = "linux") && display.is_none() {
        return Err(NoWindow::NoDisplay);
    }
    // iced panics if the display does not answer or cannot show a window. That is no bug of the app, and there is
    // nothing to save.
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |failure| {
        if IS_OURS.load(Ordering::Relaxed) {
            usual(failure);
        }
    }));
    let failure = match panic::catch_unwind(AssertUnwindSafe(|| program(store, open).run())) {
        Ok(result) => return Ok(result?),
        Err(failure) => failure,
    };
    if IS_OURS.load(Ordering::Relaxed) {
        panic::resume_unwind(failure);
    }
    next_display()?;
    let display = display.unwrap_or_default();
    match HAS_BEGUN.load(Ordering::Relaxed) {
        true => Err(NoWindow::Unfit(display, reason(failure.as_ref()))),
        false => Err(NoWindow::NoAnswer(display)),
    }
}

/// Restarts the app on X11 if Wayland was tried first and both are set. Returns only if the restart fails or there is
/// no other display.
#[cfg(unix)]
fn next_display() -> io::Result<()> {
    if !WAYLAND.into_iter().any(|name| variable(name).is_some()) || variable("DISPLAY").is_none() {
        return Ok(());
    }
    let mut again = Command::new(env::current_exe()?);
    again.args(env::args_os().skip(1));
    for name in WAYLAND {
        again.env_remove(name);
    }
    Err(again.exec())
}

#[cfg(not(unix))]
fn next_display() -> io::Result<()> {
    Ok(())
}

fn reason(failure: &(dyn Any + Send)) -> String {
    let words = failure.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| failure.downcast_ref::<&str>().copied());
    let line = words.and_then(|words| words.lines().next());
    line.unwrap_or("?").to_owned()
}

/// The language of the environment: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, or the system's equivalent.
fn system_language() -> Language {
    let mut locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable);
    // In the C locale programs speak their original language, whatever LANGUAGE says.
    if let Some("C" | "POSIX") = locale.next().as_deref() {
        return Language::default();
    }
    let preferred: Vec<String> = sys_locale::get_locales().collect();
    text::best(&preferred.join(", "))
}

/// Whether iced has found a display and started the app.
static HAS_BEGUN: AtomicBool = AtomicBool::new(false);
/// Whether a panic is the app's own: during its start, and from the first frame on.
static IS_OURS: AtomicBool = AtomicBool::new(false);

#[derive(Debug, thiserror::Error)]
pub enum NoWindow {
    #[error(
        "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); \
         `fifth-die check` and `fifth-die show` need none"
    )]
    NoDisplay,
    #[error(
        "no window opens, because the display{0} doesn’t answer; \
         `fifth-die check` and `fifth-die show` need none"
    )]
    NoAnswer(String),
    #[error(
        "no window opens on{0}: {1}. It needs a screen with 24 bits per pixel, and WINIT_X11_SCALE_FACTOR unset or above 0; \
         `fifth-die check` and `fifth-die show` need none"
    )]
    Unfit(String, String),
    /// The app cannot be restarted on the next display.
    #[error("no window opens on Wayland, and Fifth Die couldn’t restart for X11: {0}")]
    Again(#[from] io::Error),
    #[error("no window opens: {0}")]
    Toolkit(#[from] iced::Error),
}

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
        move || {
            HAS_BEGUN.store(true, Ordering::Relaxed);
            IS_OURS.store(true, Ordering::Relaxed);
            let begun = App::new(store.clone(), open.as_deref());
            IS_OURS.store(false, Ordering::Relaxed);
            begun
        },
        App::update,
        view,
    )
    .title(App::title)
    .theme(App::theme)
    .scale_factor(App::scale)
    .subscription(App::subscription)
    .settings(iced_settings())
    .window(window)
}

/// The content of the window, which exists from now on.
fn view(app: &App) -> Element<'_, Message> {
    IS_OURS.store(true, Ordering::Relaxed);
    app.view()
}

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
