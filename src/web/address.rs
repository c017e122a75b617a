//! The addresses of this machine, and whether a request names one of them.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};

use rand::TryRng;
use rand::rngs::SysRng;

use super::{Listen, StartError};

/// The ports for a first table: below those that systems hand out.
const FIRST_PORT: u16 = 20_000;
const PORTS: u32 = 10_000;

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
