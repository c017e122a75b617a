//! The app in a real window, on a screen of its own, with hands on keyboard and mouse.
//!
//! Every window has its own Xvfb, so tests run side by side. Where a tool is missing `open` says which package brings it
//! and returns `None`; with `FIFTH_DIE_WINDOW_TESTS=required` in the environment it panics instead.

#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::tools::{have, tool};
use fifth_die::session::AnySession;
use fifth_die::store::Store;
use rustix::process::{Pid, Signal, kill_process};

const TOOLS: [(&str, &str); 3] = [
    ("Xvfb", "xvfb"),
    ("xdotool", "xdotool"),
    ("xprop", "x11-utils"),
];

/// The address of a bus on which nobody is.
const NO_BUS: &str = "unix:path=/nonexistent";

/// How long to wait for what must come: far longer than it takes, for it only bounds a failure.
const PATIENCE: Duration = Duration::from_secs(30);

/// The app, its window and the screen it is on. Dropping it ends them all.
pub struct Window {
    data_dir: PathBuf,
    screen: Screen,
    app: Option<App>,
}

struct App {
    process: Running,
    errors: tempfile::NamedTempFile,
    window: String,
}

struct Screen {
    display: String,
    bus: String,
    /// The Wayland display that is named as well.
    wayland: Option<String>,
    server: Running,
}

struct Running(Child);

impl Window {
    /// Starts the app; `None` where the machine lacks a tool.
    #[track_caller]
    pub fn open(data_dir: &Path) -> Option<Self> {
        Self::open_on(NO_BUS, data_dir)
    }

    /// Starts the app on the bus of a session.
    #[track_caller]
    pub fn open_on(bus: &str, data_dir: &Path) -> Option<Self> {
        let mut window = Self::closed(data_dir, bus)?;
        window.start();
        Some(window)
    }

    #[track_caller]
    fn closed(data_dir: &Path, bus: &str) -> Option<Self> {
        have(&TOOLS).then(|| Self {
            data_dir: data_dir.to_owned(),
            screen: Screen::start(bus, 24),
            app: None,
        })
    }

    /// What the app says on a screen of so many bits a pixel where it opens no window.
    #[track_caller]
    pub fn refused(data_dir: &Path, bits: u8, set: &[(&str, &str)]) -> Option<String> {
        if !have(&TOOLS) {
            return None;
        }
        let screen = Screen::start(NO_BUS, bits);
        let mut program = screen.bring(Command::new(env!("CARGO_BIN_EXE_fifth-die")));
        let program = program.arg("--data-dir").arg(data_dir);
        let output = program.envs(set.iter().copied()).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        Some(String::from_utf8(output.stderr).unwrap())
    }

    /// A window where Wayland is named, too, and does not answer.
    #[track_caller]
    pub fn open_beside_a_dead_display(data_dir: &Path) -> Option<Self> {
        let mut window = Self::closed(data_dir, NO_BUS)?;
        window.screen.wayland = Some("/nowhere/wayland-0".to_owned());
        window.start();
        Some(window)
    }

    /// Starts the app again after [`kill`](Self::kill), with the same data on the same screen, and waits for its window.
    #[track_caller]
    pub fn start(&mut self) {
        assert!(self.app.is_none(), "the app is running");
        let errors = tempfile::NamedTempFile::new().unwrap();
        let mut process = Running(
            self.screen
                .bring(Command::new(env!("CARGO_BIN_EXE_fifth-die")))
                .arg("--data-dir")
                .arg(&self.data_dir)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(errors.reopen().unwrap())
                .spawn()
                .unwrap(),
        );
        let window = wait_for("a window titled Fifth Die", || {
            if let Some(status) = process.0.try_wait().unwrap() {
                let said = fs::read_to_string(errors.path()).unwrap();
                panic!("the app ended with {status} before its window came\n{said}");
            }
            // Fails as long as there is none.
            let search = ["search", "--onlyvisible", "--name", "^Fifth Die"];
            let found = self.screen.tool("xdotool").args(search).output();
            let found = String::from_utf8(found.unwrap().stdout).unwrap();
            found.lines().next().map(str::to_owned)
        });
        // There is no window manager to give it the keyboard.
        self.screen.xdotool(&["windowfocus", "--sync", &window]);
        self.app = Some(App {
            process,
            errors,
            window,
        });
    }

    /// Ends the app as a power cut would.
    #[track_caller]
    pub fn kill(&mut self) {
        self.running();
        self.app = None;
    }

    /// Asks the app to end, as a system does that goes down.
    #[track_caller]
    pub fn terminate(&self) {
        let process = Pid::from_child(&self.running().process.0);
        kill_process(process, Signal::TERM).unwrap();
    }

    /// Waits until the app has ended by itself; [`start`](Self::start) starts it again.
    #[track_caller]
    pub fn wait_for_end(&mut self) {
        let app = self.app.as_mut().expect("the app was killed");
        let status = wait_for("the end of the app", || app.process.0.try_wait().unwrap());
        let said = fs::read_to_string(app.errors.path()).unwrap();
        assert!(status.success(), "the app ended with {status}\n{said}");
        self.app = None;
    }

    /// Waits until the app has done all that was asked of it: it and the screen sleep, and have for some time.
    ///
    /// Where nothing shows what to wait for; the coach may still review a game. Clicks that come while the window is busy all count for where the pointer is
    /// in the end.
    #[track_caller]
    pub fn wait_until_idle(&self) {
        let mut before = None;
        let mut quiet = 0;
        wait_for("rest", || {
            let ticks = Some(self.ticks_of_window());
            // On a busy machine, one of the two may be waiting for its turn.
            let sleeps =
                [&self.running().process, &self.screen.server].map(|one| one.state() == 'S');
            let is_quiet = ticks == before && sleeps == [true, true];
            quiet = if is_quiet { quiet + 1 } else { 0 };
            before = ticks;
            (quiet == 5).then_some(())
        });
    }

    /// Waits until a game is open, and tells it as its file has it.
    #[track_caller]
    pub fn wait_for_game(&self) -> AnySession {
        let store = Store::open(Some(&self.data_dir)).unwrap();
        wait_for("a game", || {
            self.running();
            let open = store.settings().open_game?;
            Some(store.load(&open).ok()?.session)
        })
    }

    /// Waits until the game that is open is this one, as its file has it.
    #[track_caller]
    pub fn wait_for_session<S: Clone + Into<AnySession>>(&self, wanted: &S) {
        let wanted: AnySession = wanted.clone().into();
        let store = Store::open(Some(&self.data_dir)).unwrap();
        let what = format!("a game of {} events", wanted.events());
        wait_for(&what, || {
            self.running();
            let open = store.settings().open_game?;
            let saved = store.load(&open).ok()?;
            (saved.session == wanted).then_some(())
        });
    }

    /// A program on the same screen and the same bus, which the test has asked for.
    #[track_caller]
    pub fn beside(&self, program: &str) -> Command {
        self.screen.tool(program)
    }

    /// Presses keys at once, named as in `ctrl+n`, `Return` or `Escape`.
    #[track_caller]
    pub fn key(&self, keys: &str) {
        self.running();
        self.screen.xdotool(&["key", keys]);
    }

    #[track_caller]
    pub fn type_text(&self, text: &str) {
        self.running();
        self.screen.xdotool(&["type", "--delay", "20", "--", text]);
    }

    /// Clicks twice at a point of the window, as fast as for a double click, once what is there has been there for a moment.
    #[track_caller]
    pub fn double_click(&self, x: u32, y: u32) {
        sleep(Duration::from_millis(350));
        let window = &self.running().window;
        let place = [
            "mousemove",
            "--window",
            window,
            &x.to_string(),
            &y.to_string(),
        ];
        let click = ["click", "--repeat", "2", "--delay", "120", "1"];
        self.screen.xdotool(&[place.as_slice(), &click].concat());
    }

    /// Holds a key down until it has been repeated many times.
    #[track_caller]
    pub fn hold(&self, key: &str) {
        self.running();
        self.screen.xdotool(&["keydown", key]);
        sleep(Duration::from_millis(1500));
        self.screen.xdotool(&["keyup", key]);
    }

    #[track_caller]
    pub fn title(&self) -> String {
        let window = &self.running().window;
        self.screen.xdotool(&["getwindowname", window])
    }

    /// What the desktop knows the program by.
    #[track_caller]
    pub fn class(&self) -> String {
        // WM_CLASS(STRING) = "instance", "class"
        let line = self.property("WM_CLASS");
        line.split('"').nth(3).expect(&line).to_owned()
    }

    /// What the window tells the desktop under this name, in the words of `xprop`.
    #[track_caller]
    pub fn property(&self, name: &str) -> String {
        let window = &self.running().window;
        self.screen.run("xprop", &["-id", window, name])
    }

    #[track_caller]
    pub fn wait_for_title(&self, wanted: impl Fn(&str) -> bool) -> String {
        wait_for("the title", || Some(self.title()).filter(|t| wanted(t)))
    }

    /// Waits for a file with such a text anywhere under the data folder.
    #[track_caller]
    pub fn wait_for_file(&self, wanted: impl Fn(&str) -> bool) -> PathBuf {
        wait_for("a file", || {
            self.running();
            files_under(&self.data_dir)
                .into_iter()
                .find(|path| fs::read_to_string(path).is_ok_and(|text| wanted(&text)))
        })
    }

    /// Processor time the app has used, in ticks of a hundredth of a second.
    #[track_caller]
    pub fn ticks(&self) -> u64 {
        ticks_of(&self.proc().join("stat")).unwrap()
    }

    /// Those of all threads but the coach's, for which the window does not wait.
    #[track_caller]
    fn ticks_of_window(&self) -> u64 {
        let threads = fs::read_dir(self.proc().join("task")).unwrap().flatten();
        // A thread may have ended by now.
        let ticks = threads.filter_map(|thread| {
            let name = fs::read_to_string(thread.path().join("comm")).ok()?;
            let is_window = name.trim_end() != "coach";
            ticks_of(&thread.path().join("stat")).filter(|_| is_window)
        });
        ticks.sum()
    }

    /// What Linux tells of the running app.
    #[track_caller]
    fn proc(&self) -> PathBuf {
        Path::new("/proc").join(self.running().process.0.id().to_string())
    }

    #[track_caller]
    pub fn threads(&self) -> usize {
        fs::read_dir(self.proc().join("task")).unwrap().count()
    }

    /// The most bytes that the app has had in memory at once.
    #[track_caller]
    pub fn peak_memory(&self) -> u64 {
        let status = fs::read_to_string(self.proc().join("status")).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kib = peak.and_then(|peak| peak.trim().strip_suffix(" kB"));
        let kib: u64 = kib.expect(&status).parse().expect(&status);
        kib << 10
    }

    #[track_caller]
    fn running(&self) -> &App {
        let app = self.app.as_ref().expect("the app was killed");
        // A child that ended stays as a zombie until it is waited for.
        if app.process.state() == 'Z' {
            let said = fs::read_to_string(app.errors.path()).unwrap();
            panic!("the app has ended\n{said}");
        }
        app
    }
}

impl Running {
    /// `R` where it works, `S` where it sleeps, `Z` where it has ended.
    fn state(&self) -> char {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap();
        // The name before it, in brackets, may hold anything.
        let after_name = stat.rsplit(')').next().unwrap();
        after_name.trim_start().chars().next().unwrap()
    }
}

impl Screen {
    fn start(bus: &str, bits: u8) -> Self {
        let mut server = Running(
            tool("Xvfb")
                // It picks a free display and tells its number; -noreset: it stays as it is when the app goes.
                .args(["-displayfd", "1", "-noreset", "-nolisten", "tcp"])
                .args(["-screen", "0", &format!("1280x800x{bits}")])
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap(),
        );
        let mut number = String::new();
        let told = server.0.stdout.take().unwrap();
        BufReader::new(told).read_line(&mut number).unwrap();
        assert!(!number.is_empty(), "Xvfb found no free display");
        Self {
            display: format!(":{}", number.trim()),
            bus: bus.to_owned(),
            wayland: None,
            server,
        }
    }

    #[track_caller]
    fn tool(&self, name: &str) -> Command {
        self.bring(tool(name))
    }

    /// Brings a program to this screen and this bus.
    fn bring(&self, mut command: Command) -> Command {
        command.env("DISPLAY", &self.display);
        // Neither another screen nor the taste of whoever runs the tests.
        for name in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY"] {
            command.env_remove(name);
        }
        command.envs(self.wayland.iter().map(|name| ("WAYLAND_DISPLAY", name)));
        command.env("DBUS_SESSION_BUS_ADDRESS", &self.bus);
        command
    }

    #[track_caller]
    fn run(&self, program: &str, args: &[&str]) -> String {
        let output = self.tool(program).args(args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} {args:?}: {said}");
        String::from_utf8(output.stdout)
            .unwrap()
            .trim_end()
            .to_owned()
    }

    #[track_caller]
    fn xdotool(&self, args: &[&str]) -> String {
        self.run("xdotool", args)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // SIGKILL; it may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[track_caller]
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < deadline, "{what} did not come");
        sleep(Duration::from_millis(20));
    }
}

/// The time that a process or a thread has run, as its `stat` tells; `None` if it has ended.
fn ticks_of(stat: &Path) -> Option<u64> {
    let stat = fs::read_to_string(stat).ok()?;
    // The fields count from 1; the second, a name in brackets, may hold blanks. 14 is user time, 15 system time.
    let after_name = stat.rsplit(')').next()?;
    let fields = after_name.split_whitespace().skip(14 - 3).take(2);
    fields.map(|field| field.parse::<u64>().ok()).sum()
}

fn files_under(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    // What vanishes while we look was a temporary file.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_under(&path));
        } else {
            files.push(path);
        }
    }
    files
}

#[test]
fn desktops_know_the_app_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let Some(window) = Window::open(folder.path()) else {
        return;
    };
    // The name that a desktop file must have for its icon to be shown.
    assert_eq!(window.class(), "fifth-die");
    assert!(window.title().starts_with("Fifth Die"));
    // And the icon for those that do not look for that file.
    let icon = window.property("_NET_WM_ICON");
    assert!(icon.contains("Icon (64 x 64)"), "{icon}");
}

#[test]
fn an_idle_app_uses_no_processor() {
    let folder = tempfile::tempdir().unwrap();
    let Some(window) = Window::open(folder.path()) else {
        return;
    };
    sleep(Duration::from_secs(2));
    let before = window.ticks();
    sleep(Duration::from_secs(3));
    let used = window.ticks() - before;
    // Nothing at all, in truth; redrawing at 60 Hz would use dozens.
    assert!(used <= 3, "{used} ticks in three idle seconds");
}

#[test]
fn a_window_opens_as_large_as_it_was_when_it_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut window) = Window::open(folder.path()) else {
        return;
    };
    window
        .screen
        .xdotool(&["windowsize", &window.running().window, "1000", "700"]);
    // What is written beside it first is not kept yet.
    wait_for("its size in the settings", || {
        let written = fs::read_to_string(folder.path().join("settings.ron")).ok()?;
        let is_kept = written.contains("width: 1000") && written.contains("height: 700");
        is_kept.then_some(())
    });
    window.kill();
    window.start();
    let shape = window
        .screen
        .xdotool(&["getwindowgeometry", &window.running().window]);
    assert!(shape.contains("1000x700"), "{shape}");
}

#[test]
fn a_game_by_keyboard_survives_a_power_cut_and_leaves_no_name_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut window) = Window::open(folder.path()) else {
        return;
    };
    window.key("ctrl+n");
    // As fast as keys go, whatever the window is busy with.
    for name in ["Annabel", "Benedict", ""] {
        window.type_text(name);
        window.key("Return");
    }
    window.wait_for_title(|title| title.contains("Annabel and Benedict"));
    window.type_text("13446");
    window.wait_for_file(|text| text.contains("Throw(number: 1"));
    window.type_text("a");
    window.wait_for_file(|text| text.contains("Choice(throw: 1"));
    // The log says what it knows a little later than the file.
    let log = window.wait_for_file(|text| text.contains("a game is saved: 2 events"));
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("a game for 2 begins"), "{log}");
    assert!(
        !log.contains("Annabel") && !log.contains("Benedict"),
        "{log}"
    );
    window.kill();
    window.start();
    window.wait_for_title(|title| title.contains("Annabel and Benedict"));
    window.type_text("b");
    wait_for("the choice of the other one", || {
        (window.wait_for_game().events() == 3).then_some(())
    });
}
