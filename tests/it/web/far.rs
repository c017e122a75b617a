//! Phones from far away: an address of a proxy with TLS.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::Duration;

use super::guard;
use super::phone::{Phone, Served, id};
use crate::tools::{have, tool};

/// Somewhere to listen that is free now.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// An nginx between `far`, with TLS, and `near`; ended when it is dropped.
struct Proxy(Child);

impl Proxy {
    fn start(folder: &Path, far: u16, near: u16) -> Proxy {
        let made = tool("openssl")
            .args(["req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt"])
            .args(["ec_paramgen_curve:prime256v1", "-subj", "/CN=dice.example"])
            .args(["-addext", "subjectAltName=DNS:dice.example"])
            .args(["-keyout", "key.pem", "-out", "cert.pem"])
            .current_dir(folder)
            .output();
        assert!(made.unwrap().status.success());
        let guide = fs::read_to_string("docs/far-away.md").unwrap();
        let (_, server) = guide.split_once("```nginx\n").unwrap();
        let (server, _) = server.split_once("```").unwrap();
        let server = server
            .replace("listen 443 ssl", &format!("listen {far} ssl"))
            .replace("127.0.0.1:20000", &format!("127.0.0.1:{near}"))
            .replace(
                "/etc/letsencrypt/live/dice.example/fullchain.pem",
                "cert.pem",
            )
            .replace("/etc/letsencrypt/live/dice.example/privkey.pem", "key.pem");
        let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept = kinds.map(|kind| format!("{kind}_temp_path {kind};\n"));
        let config = format!(
            "daemon off;\nmaster_process off;\npid pid;\nerror_log log;\nevents {{}}\nhttp {{\naccess_log off;\n{}{server}}}\n",
            kept.concat()
        );
        fs::write(folder.join("nginx.conf"), config).unwrap();
        let mut nginx = tool("nginx");
        let nginx = nginx.args([
            "-p",
            folder.to_str().unwrap(),
            "-c",
            "nginx.conf",
            "-e",
            "log",
        ]);
        let proxy = Proxy(nginx.spawn().unwrap());
        while TcpStream::connect(("127.0.0.1", far)).is_err() {
            thread::sleep(Duration::from_millis(20));
        }
        proxy
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn phones_far_away_come_through_a_proxy_with_tls() {
    if !have(&[
        ("nginx", "nginx-light"),
        ("openssl", "openssl"),
        ("curl", "curl"),
    ]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (far, near) = (free_port(), free_port());
    let origin = format!("https://dice.example:{far}");
    let _proxy = Proxy::start(folder.path(), far, near);
    let served = Served::new(&format!(
        "--express --players Ann,Ben --port {near} --public-url {origin}"
    ));
    let base = served.address.strip_prefix(&origin).unwrap();
    let ask = |path: &str, more: &[&str]| {
        let answer = tool("curl")
            .args(["--silent", "--include", "--max-time", "3"])
            .args(["--cacert", "cert.pem", "--resolve"])
            .arg(format!("dice.example:{far}:127.0.0.1"))
            .args(["--cookie-jar", "cookies", "--cookie", "cookies"])
            .args(more)
            .arg(format!("{origin}{path}"))
            .current_dir(folder.path())
            .output();
        String::from_utf8(answer.unwrap().stdout).unwrap()
    };
    let posts = |path: &str, origin: &str, body: &str, from: &str| {
        let origin = format!("Origin: {origin}");
        ask(path, &["-H", &origin, "--data", body, "--interface", from])
    };
    assert!(ask(&format!("{base}seats"), &[]).starts_with("HTTP/1.1 200"));
    let (join, form) = (format!("{base}join"), format!("seat=1&id={}", id()));
    let foreign = posts(&join, "https://evil.example", &form, "127.0.0.1");
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    let joined = posts(&join, &origin, &form, "127.0.0.1");
    assert!(joined.starts_with("HTTP/1.1 303"), "{joined}");
    assert!(joined.contains("SameSite=Strict; Secure"), "{joined}");
    // Changes come at once, and one after another.
    let events = ask(&format!("{base}seat/1/events"), &[]);
    assert!(
        events.contains("text/event-stream") && events.contains("Throw 1"),
        "{events}"
    );
    // Each phone has its own tries.
    let guess = |from: &str| posts("/", &origin, "code=1", from)[9..12].to_owned();
    let tries = [(); 6].map(|()| guess("127.0.0.2"));
    assert_eq!(tries, ["403", "403", "403", "403", "403", "429"]);
    assert_eq!(guess("127.0.0.3"), "403");
}

#[cfg(target_os = "linux")]
#[test]
fn only_the_proxy_says_for_whom_it_asks() {
    let near = free_port();
    let served = Served::new(&format!(
        "--express --players Ann,Ben --port {near} --public-url https://Dice.example/ --proxy 127.0.0.9"
    ));
    let (origin, base) = served.address.split_at("https://dice.example".len());
    assert_eq!(origin, "https://dice.example");
    let phone = Phone::new(&format!("http://127.0.0.1:{near}{base}"));
    let guess = |from: u8, told: u8| {
        let told = format!("X-Forwarded-For: 10.0.0.1, 10.0.0.{told}\r\n");
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, from));
        guard::types_from(from, &phone, "1", &told)
    };
    let tries = [2, 3, 4, 5, 6, 7].map(|told| guess(2, told));
    assert_eq!(tries, [403, 403, 403, 403, 403, 429]);
    let tries = [2, 3, 4, 5, 6, 7].map(|told| guess(9, told));
    assert_eq!(tries, [403; 6]);
}
