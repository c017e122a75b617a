//! A reader of the screen at a real window: a client of AT-SPI, as Orca is one.
//!
//! It has a bus of its own, so that neither the desktop of whoever runs the tests nor their settings notice anything.

#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use tempfile::TempDir;
use zbus::blocking::{Connection, Proxy, connection};
use zbus::zvariant::{OwnedObjectPath, Value};

use crate::heard::Listener;
use crate::tools::{have, tool};
use crate::window::{Window, wait_for};

const TOOLS: [(&str, &str); 1] = [("dbus-daemon", "dbus-daemon")];
const LAUNCHER: &str = "/usr/libexec/at-spi-bus-launcher";

/// A bus of a session, with nobody on it.
pub struct Bus {
    daemon: Child,
    pub address: String,
    /// Where the launcher puts the socket of readers, which would otherwise be one for all that a user runs.
    _runtime: TempDir,
}

impl Bus {
    /// `None` where the machine lacks a tool.
    #[track_caller]
    pub fn start() -> Option<Bus> {
        if !have(&TOOLS) {
            return None;
        }
        if !Path::new(LAUNCHER).exists() && !crate::tools::skip("at-spi2-core is needed") {
            return None;
        }
        let runtime = tempfile::tempdir().unwrap();
        let mut daemon = tool("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .env("XDG_RUNTIME_DIR", runtime.path())
            // What listens would be noted in the settings of the desktop.
            .env("GSETTINGS_BACKEND", "memory")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut address = String::new();
        let told = daemon.stdout.take().unwrap();
        BufReader::new(told).read_line(&mut address).unwrap();
        let address = address.trim().to_owned();
        Some(Bus {
            daemon,
            address,
            _runtime: runtime,
        })
    }

    fn session(&self) -> Connection {
        let builder = connection::Builder::address(self.address.as_str()).unwrap();
        builder.build().unwrap()
    }

    /// Lets everybody know whether somebody listens.
    pub fn listen(&self, listens: bool) {
        let session = self.session();
        let properties = Proxy::new(
            &session,
            "org.a11y.Bus",
            "/org/a11y/bus",
            "org.freedesktop.DBus.Properties",
        );
        let set = ("org.a11y.Status", "IsEnabled", Value::from(listens));
        properties.unwrap().call_method("Set", &set).unwrap();
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        // What it has started goes with it.
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

pub struct Reader<'w> {
    pub window: &'w Window,
    bus: Connection,
    app: (String, OwnedObjectPath),
}

/// What a part is, of those that matter here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Window,
    Button,
    Field,
    Other,
}

impl Role {
    fn of(number: u32) -> Role {
        match number {
            23 => Role::Window,
            43 | 44 | 62 => Role::Button,
            79 => Role::Field,
            _ => Role::Other,
        }
    }
}

/// What is heard of something.
#[derive(Debug, Clone)]
pub struct Part {
    path: OwnedObjectPath,
    pub role: Role,
    pub name: String,
    pub is_focused: bool,
}

type Object = (String, OwnedObjectPath);

impl<'w> Reader<'w> {
    /// Listens to this window, which is on this bus.
    #[track_caller]
    pub fn of(window: &'w Window, bus: &Bus) -> Reader<'w> {
        bus.listen(true);
        let session = bus.session();
        let place = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus");
        let address: String = place.unwrap().call("GetAddress", &()).unwrap();
        let bus = connection::Builder::address(address.as_str()).unwrap();
        let bus = bus.build().unwrap();
        let app = wait_for("the program among those that can be heard", || {
            let root = "/org/a11y/atspi/accessible/root";
            let registry = ("org.a11y.atspi.Registry".to_owned(), path(root));
            let apps = children(&bus, &registry)?;
            let app = apps
                .into_iter()
                .find(|app| name(&bus, app).as_deref() == Some("fifth-die"))?;
            // It has a window once that has been drawn for those who listen.
            let windows = children(&bus, &app)?;
            let parts = children(&bus, windows.first()?)?;
            (parts.len() > 1).then_some(app)
        });
        Reader { window, bus, app }
    }

    pub fn parts(&self) -> Vec<Part> {
        wait_for("a tree that holds still", || {
            let mut parts = Vec::new();
            self.add(&self.app, &mut parts)?;
            Some(parts)
        })
    }

    fn add(&self, object: &Object, parts: &mut Vec<Part>) -> Option<()> {
        for child in children(&self.bus, object)? {
            let proxy = accessible(&self.bus, &child, "org.a11y.atspi.Accessible")?;
            let states: Vec<u32> = proxy.call("GetState", &()).ok()?;
            parts.push(Part {
                path: child.1.clone(),
                role: Role::of(proxy.call("GetRole", &()).ok()?),
                name: name(&self.bus, &child)?,
                // The twelfth state is that of the focus.
                is_focused: states.first()? & (1 << 12) != 0,
            });
            self.add(&child, parts)?;
        }
        Some(())
    }

    #[track_caller]
    pub fn wait_for_focus(&self, role: Role) {
        self.find("the focus", |part| part.is_focused && part.role == role);
    }

    #[track_caller]
    pub fn wait_for_window(&self, begin: &str) {
        wait_for(begin, || {
            let windows = children(&self.bus, &self.app)?;
            let shown = name(&self.bus, windows.first()?)?;
            shown.starts_with(begin).then_some(())
        });
    }

    fn told(&self) -> Option<String> {
        let windows = children(&self.bus, &self.app)?;
        let parts = children(&self.bus, windows.first()?)?;
        name(&self.bus, parts.first()?)
    }

    #[track_caller]
    fn find(&self, what: &str, is_it: impl Fn(&Part) -> bool) -> Part {
        wait_for(what, || self.parts().into_iter().find(&is_it))
    }
}

impl Listener for Reader<'_> {
    fn news(&mut self) -> String {
        // It has come when the window is at rest.
        self.window.wait_until_idle();
        self.told().unwrap_or_default()
    }

    #[track_caller]
    fn press(&mut self, begin: &str) {
        let is_button = |part: &Part| part.role == Role::Button;
        let button = self.find(begin, |part| {
            is_button(part) && part.name.starts_with(begin)
        });
        let mut parts = self.parts().into_iter();
        let exact = parts.find(|part| is_button(part) && part.name == begin);
        let button = exact.unwrap_or(button);
        let object = (self.app.0.clone(), button.path);
        let action = accessible(&self.bus, &object, "org.a11y.atspi.Action").unwrap();
        let is_done: bool = action.call("DoAction", &0i32).unwrap();
        assert!(is_done, "{begin}");
        self.window.wait_until_idle();
    }

    #[track_caller]
    fn write(&mut self, field: &str, text: &str) {
        let field = self.find(field, |part| part.role == Role::Field && part.name == field);
        let object = (self.app.0.clone(), field.path);
        let entry = accessible(&self.bus, &object, "org.a11y.atspi.EditableText").unwrap();
        let is_done: bool = entry.call("SetTextContents", &text).unwrap();
        assert!(is_done);
        self.window.wait_until_idle();
    }
}

fn path(path: &str) -> OwnedObjectPath {
    OwnedObjectPath::try_from(path).unwrap()
}

fn accessible<'c>(bus: &'c Connection, object: &Object, interface: &'c str) -> Option<Proxy<'c>> {
    let (owner, path) = object.clone();
    let proxy = zbus::blocking::proxy::Builder::new(bus)
        .destination(owner)
        .ok()?
        .path(path)
        .ok()?
        .interface(interface)
        .ok()?
        .cache_properties(zbus::proxy::CacheProperties::No);
    proxy.build().ok()
}

/// Nothing where it has gone meanwhile.
fn children(bus: &Connection, object: &Object) -> Option<Vec<Object>> {
    let proxy = accessible(bus, object, "org.a11y.atspi.Accessible")?;
    proxy.call("GetChildren", &()).ok()
}

fn name(bus: &Connection, object: &Object) -> Option<String> {
    let proxy = accessible(bus, object, "org.a11y.atspi.Accessible")?;
    proxy.get_property("Name").ok()
}
