//! The addresses of this machine, and whether a request names one of them.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};

use axum::http::Uri;
use rand::TryRng;
use rand::rngs::SysRng;

use super::{Listen, StartError};

/// The ports for a first table: below those that systems hand out.
const FIRST_PORT: u16 = 20_000;
const PORTS: u32 = 10_000;

/// The address at which a proxy lets phones in from far away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Public {
    /// The address without a path: `https://dice.example`.
    origin: String,
    /// The address of the proxy; `None` for this machine.
    proxy: Option<IpAddr>,
}

impl Public {
    /// The address of a proxy on this machine; `None` for what is no address of a host alone.
    pub fn new(url: &str) -> Option<Public> {
        let origin = url.trim_end_matches('/').to_lowercase();
        let address: Uri = origin.parse().ok()?;
        let is_web = matches!(address.scheme_str(), Some("http" | "https"));
        let host = address.authority()?.as_str();
        let is_alone = origin.ends_with(&format!("//{host}")) && !host.contains('@');
        let proxy = None;
        (is_web && is_alone).then_some(Public { origin, proxy })
    }

    /// The same with its proxy at this address; `None` for this machine.
    #[must_use]
    pub fn behind(self, proxy: Option<IpAddr>) -> Public {
        Public { proxy, ..self }
    }

    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    pub(super) fn is_named(&self, host: &str) -> bool {
        self.origin
            .split_once("//")
            .is_some_and(|(_, own)| own == host)
    }

    /// Whether the proxy has this address, so that it may say for whom it asks.
    pub(super) fn is_proxy(&self, from: IpAddr) -> bool {
        self.proxy.map_or(from.is_loopback(), |proxy| proxy == from)
    }
}

/// Listens at the requested port; without one at the last port if it is free, or at a random one.
pub(super) fn listen(listen: Listen, last: Option<u16>) -> Result<TcpListener, StartError> {
    if let Some(port) = listen.port {
        return bind(listen.address, port).map_err(|error| refused(listen, port, error));
    }
    if let Some(listener) = last.and_then(|port| bind(listen.address, port).ok()) {
        return Ok(listener);
    }
    for _ in 0..16 {
        let chance = SysRng.try_next_u32().unwrap_or_default();
        if let Ok(listener) = bind(listen.address, FIRST_PORT + (chance % PORTS) as u16) {
            return Ok(listener);
        }
    }
    bind(listen.address, 0).map_err(|error| refused(listen, 0, error))
}

fn refused(listen: Listen, port: u16, error: io::Error) -> StartError {
    let address = listen.address.unwrap_or(Ipv4Addr::UNSPECIFIED.into());
    StartError::Listen(SocketAddr::new(address, port).to_string(), error)
}

/// One socket serves IPv4 and IPv6 on all systems but Windows, where it serves IPv4 alone.
fn bind(address: Option<IpAddr>, port: u16) -> io::Result<TcpListener> {
    let listener = match address {
        Some(address) => TcpListener::bind((address, port)),
        None if cfg!(windows) => TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)),
        None => TcpListener::bind((Ipv6Addr::UNSPECIFIED, port))
            .or_else(|_| TcpListener::bind((Ipv4Addr::UNSPECIFIED, port))),
    }?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// The addresses of this machine, the likeliest for phones first.
pub(super) fn reachable(has_ipv6: bool) -> Vec<IpAddr> {
    let route = route();
    let mut found: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .map(|interface| interface.ip())
        .filter(|address| !address.is_loopback() && !is_link_local(address))
        .filter(|address| has_ipv6 || address.is_ipv4())
        .collect();
    found.sort_by_key(|&address| {
        (
            address.is_ipv6(),
            Some(address) != route,
            !is_private(&address),
        )
    });
    found.dedup();
    if found.is_empty() {
        found.push(Ipv4Addr::LOCALHOST.into());
    }
    found
}

/// The address of this machine on the route to the internet. Nothing is sent.
fn route() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn is_link_local(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_link_local(),
        IpAddr::V6(address) => address.is_unicast_link_local(),
    }
}

fn is_private(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_private(),
        IpAddr::V6(address) => address.is_unique_local(),
    }
}

/// Whether the `Host` header names this machine by an address or as `localhost`. An attacker could let any other name lead
/// here (DNS rebinding).
pub(super) fn is_ours(host: &str, port: u16) -> bool {
    if let Ok(at) = host.parse::<SocketAddr>() {
        return at.port() == port;
    }
    if let Some(named) = host.strip_prefix("localhost:") {
        return named.parse() == Ok(port);
    }
    // Browsers leave out the port of the web.
    let host = host.trim_start_matches('[').trim_end_matches(']');
    port == 80 && (host == "localhost" || host.parse::<IpAddr>().is_ok())
}
