//! A real browser, Chromium, driven by WebDriver over loopback.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::harness::hands::plain;
use crate::tools::{have, tool};

/// How long anything may take before the test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);

/// What starts browsers, and keeps those that are not used just now. All tests that run at a time share it.
pub struct Driver {
    child: Child,
    port: u16,
    idle: Mutex<Vec<String>>,
}

impl Driver {
    /// The driver; `None`, with a word about it, where this machine has no browser and none is required.
    #[track_caller]
    pub fn start() -> Option<Arc<Driver>> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        if !have(&[
            ("chromium", "chromium"),
            ("chromedriver", "chromium-driver"),
        ]) {
            return None;
        }
        let mut shared = lock(&SHARED);
        Some(shared.upgrade().unwrap_or_else(|| {
            // Where another one takes the port at the same time, the driver ends at once.
            let begun = (0..10).find_map(|_| Driver::begin());
            let driver = Arc::new(begun.expect("chromedriver tells its port"));
            *shared = Arc::downgrade(&driver);
            driver
        }))
    }

    fn begin() -> Option<Driver> {
        let mut child = tool("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.find_map(|line| {
            let line = line.unwrap();
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        // What it goes on to say has to go somewhere.
        thread::spawn(move || lines.for_each(drop));
        let Some(port) = port else {
            child.wait().unwrap();
            return None;
        };
        let idle = Mutex::default();
        Some(Driver { child, port, idle })
    }

    /// A browser without a past, in the size of a small phone, that can reach nothing but this machine.
    #[track_caller]
    pub fn browser(&self) -> Browser<'_> {
        let idle = lock(&self.idle).pop();
        let browser = Browser {
            driver: self,
            session: idle.unwrap_or_else(|| self.new_session()),
        };
        browser.resize(360, 640);
        browser
    }

    fn new_session(&self) -> String {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            // An address that browsers do not take for this machine.
            "--host-resolver-rules=MAP 192.0.2.1 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ];
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
        } } });
        let begun = self.ask("POST", "/session", Some(&wanted)).unwrap();
        begun["sessionId"].as_str().unwrap().to_owned()
    }

    #[track_caller]
    pub fn browsers<const COUNT: usize>(&self) -> [Browser<'_>; COUNT] {
        thread::scope(|scope| {
            let begun = [(); COUNT].map(|()| scope.spawn(|| self.browser()));
            begun.map(|browser| browser.join().unwrap())
        })
    }

    /// What the driver answers, or its error's name and message.
    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        // The driver does not always end a connection after its answer.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            answer.read_line(&mut line).unwrap();
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(told) = line.strip_prefix("content-length:") {
                length = told.trim().parse().unwrap();
            } else if line.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).unwrap();
        let mut body: Value = serde_json::from_slice(&body).unwrap();
        let value = body["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"])),
            None => Ok(value),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Browsers that it has begun outlive it unless it is asked to end.
        let _ = self.ask("GET", "/shutdown", None);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub struct Browser<'a> {
    driver: &'a Driver,
    session: String,
}

impl Browser<'_> {
    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let path = format!("/session/{}{path}", self.session);
        self.driver.ask(method, &path, body)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.ask("POST", path, Some(body))
    }

    #[track_caller]
    pub fn command(&self, name: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": name, "params": parameters });
        self.post("/goog/cdp/execute", &body).unwrap()
    }

    /// Makes the window so large, with the pixels and the fingers of a phone.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.command("Emulation.setDeviceMetricsOverride", &size);
    }

    #[track_caller]
    pub fn set_dark(&self, is_dark: bool) {
        let value = if is_dark { "dark" } else { "light" };
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.command("Emulation.setEmulatedMedia", &features);
    }

    /// Asks for pages in this language, by its tag.
    #[track_caller]
    pub fn set_language(&self, tag: &str) {
        let agent = self.run("return navigator.userAgent");
        self.command(
            "Emulation.setUserAgentOverride",
            &json!({ "userAgent": agent, "acceptLanguage": tag }),
        );
    }

    #[track_caller]
    pub fn set_scripts(&self, are_run: bool) {
        self.command(
            "Emulation.setScriptExecutionDisabled",
            &json!({ "value": !are_run }),
        );
    }

    /// Cuts the browser off from all networks, or lets it back.
    #[track_caller]
    pub fn set_offline(&self, is_offline: bool) {
        let conditions = json!({ "network_conditions": {
            "offline": is_offline, "latency": 0, "download_throughput": -1, "upload_throughput": -1,
        } });
        self.post("/chromium/network_conditions", &conditions)
            .unwrap();
    }

    #[track_caller]
    pub fn open(&self, address: &str) {
        self.post("/url", &json!({ "url": address })).unwrap();
    }

    #[track_caller]
    pub fn reload(&self) {
        self.post("/refresh", &json!({})).unwrap();
    }

    /// What the body of a function comes to on the page.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": [] }))
            .unwrap()
    }

    /// The same of one that promises it.
    #[track_caller]
    pub fn run_async(&self, script: &str) -> Value {
        self.run(&format!("return (async () => {{ {script} }})();"))
    }

    /// What a person reads on the page, hidden words for screen readers included.
    #[track_caller]
    pub fn text(&self) -> String {
        let text = self.run("return document.body.textContent");
        plain(text.as_str().unwrap())
    }

    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        let found = json!({ "using": "css selector", "value": selector });
        let found = self.post("/elements", &found).unwrap();
        found.as_array().is_some_and(|found| !found.is_empty())
    }

    #[track_caller]
    pub fn all(&self, selector: &str) -> Vec<String> {
        let script = format!(
            "return [...document.querySelectorAll({})].map((one) => one.textContent)",
            json!(selector)
        );
        let found = self.run(&script);
        let texts = found.as_array().unwrap().iter();
        texts.map(|text| plain(text.as_str().unwrap())).collect()
    }

    #[track_caller]
    pub fn wait_for(&self, words: &str) {
        self.wait_until(words, || self.text().contains(words));
    }

    #[track_caller]
    pub fn wait_until(&self, what: &str, holds: impl Fn() -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !holds() {
            assert!(
                Instant::now() < deadline,
                "{what} has not come: {}",
                self.text()
            );
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Taps the first button or link whose name begins so, once it is there and nothing covers it.
    #[track_caller]
    pub fn tap(&self, name: &str) {
        let things = ["button", "a", "summary"].map(|kind| {
            format!("//{kind}[starts-with(normalize-space(.), '{name}') or starts-with(@aria-label, '{name}')]")
        });
        self.tap_found("xpath", &things.join("|"));
    }

    /// The same of what a CSS selector finds first.
    #[track_caller]
    pub fn tap_at(&self, selector: &str) {
        self.tap_found("css selector", selector);
    }

    #[track_caller]
    fn tap_found(&self, using: &str, value: &str) {
        let wanted = json!({ "using": using, "value": value });
        let deadline = Instant::now() + PATIENCE;
        loop {
            // What has just come under the finger is not tapped by a person either; pages ignore that.
            self.wait_until("what is to be tapped", || !self.has("[data-settling]"));
            // A page that changes meanwhile takes what was found away.
            let tapped = self.post("/element", &wanted).and_then(|found| {
                let click = format!("/element/{}/click", element(&found));
                self.post(&click, &json!({})).inspect_err(|_| {
                    // A person scrolls to what lies below something else.
                    let script = "arguments[0].scrollIntoView({ block: 'center' })";
                    let scroll = json!({ "script": script, "args": [found] });
                    let _ = self.post("/execute/sync", &scroll);
                })
            });
            match tapped {
                Ok(_) => return,
                Err(error) => assert!(
                    Instant::now() < deadline,
                    "{value}: {error} on {}",
                    self.text()
                ),
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        let wanted = json!({ "using": "css selector", "value": selector });
        let found = self.post("/element", &wanted).unwrap();
        let path = format!("/element/{}/value", element(&found));
        self.post(&path, &json!({ "text": text })).unwrap();
    }

    #[track_caller]
    pub fn key(&self, key: char) {
        let actions = ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key }));
        let body = json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] });
        self.post("/actions", &body).unwrap();
    }

    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        let whole = json!({ "format": "png", "captureBeyondViewport": true });
        let picture = self.command("Page.captureScreenshot", &whole);
        base64(picture["data"].as_str().unwrap())
    }

    /// What axe-core, which judges accessibility, finds against the page as it is now: a line for each fault.
    #[track_caller]
    pub fn faults(&self) -> String {
        if self.run("return typeof axe").as_str() == Some("undefined") {
            self.run(include_str!("../assets/axe-core/axe.min.js"));
        }
        let found = self.run_async(
            "const found = await axe.run(document, { rules: { 'target-size': { enabled: true } } }); return found.violations;",
        );
        let mut faults = String::new();
        for fault in found.as_array().unwrap() {
            for node in fault["nodes"].as_array().unwrap() {
                let _ = writeln!(
                    faults,
                    "{}: {} {}",
                    fault["id"], node["html"], node["failureSummary"]
                );
            }
        }
        faults
    }
}

impl Browser<'_> {
    /// Makes the browser forget the test that has used it.
    fn forget(&self) -> Result<(), String> {
        let command = |name: &str, parameters: Value| {
            let body = json!({ "cmd": name, "params": parameters });
            self.post("/goog/cdp/execute", &body).map(drop)
        };
        self.post("/url", &json!({ "url": "about:blank" }))?;
        self.ask("DELETE", "/chromium/network_conditions", None)?;
        command("Network.clearBrowserCookies", json!({}))?;
        command(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": false }),
        )?;
        command("Emulation.setEmulatedMedia", json!({ "features": [] }))?;
        // An empty agent is the browser's own.
        let agent = json!({ "userAgent": "", "acceptLanguage": "en-US" });
        command("Emulation.setUserAgentOverride", agent)
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        if !thread::panicking() && self.forget().is_ok() {
            lock(&self.driver.idle).push(self.session.clone());
        } else {
            let _ = self.ask("DELETE", "", None);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The reference of an element, under the name that the standard gives it.
fn element(found: &Value) -> &str {
    found["element-6066-11e4-a52e-4f735466cecf"]
        .as_str()
        .unwrap()
}

fn base64(text: &str) -> Vec<u8> {
    let value = |sign: u8| match sign {
        b'A'..=b'Z' => sign - b'A',
        b'a'..=b'z' => sign - b'a' + 26,
        b'0'..=b'9' => sign - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let signs: Vec<u8> = text.trim_end_matches('=').bytes().map(value).collect();
    let groups = signs.chunks(4).flat_map(|group| {
        let bits = (0..4).fold(0_u32, |bits, at| {
            bits << 6 | u32::from(group.get(at).copied().unwrap_or(0))
        });
        bits.to_be_bytes()[1..group.len()].to_vec()
    });
    groups.collect()
}
