use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use fifth_die::store::{Id, Store};
use fifth_die::table::{Host, Record};
use fifth_die::web::{Listen, Port, Server, Snapshot};

use crate::screens::{Table, Window};

criterion_group!(benches, attacked);

/// How long a choice in the window takes until it is painted, alone and while somebody opens one connection after another
/// to the phones' server in the same program.
fn attacked(_: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(Some(folder.path())).expect("a store");
    let host = Host::new(crate::session::game(10), Record::default());
    let game = Id::of("attacked".as_ref()).expect("a name of a file");
    let listen = Listen {
        address: Some(Ipv4Addr::LOCALHOST.into()),
        ..Listen::default()
    };
    let port = Port::open(&store, listen).expect("a port");
    let shown = Snapshot::new(&host, true);
    let (server, _heard) = Server::start(&store, Some(&game), port, shown).expect("a server");
    let port = server.addresses()[0].split([':', '/']).nth(4);
    let port = port.and_then(|port| port.parse().ok()).expect("a port");

    let mut table = Table::new(Window::ALL[0]);
    table.paint_changes();
    report(
        "a choice painted at 1280x800, with phones let in",
        choices(&mut table),
    );
    let (is_over, count) = (AtomicBool::new(false), AtomicUsize::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                annoy(port, count.fetch_add(1, Ordering::Relaxed));
            }
        });
        report("the same under attack", choices(&mut table));
        is_over.store(true, Ordering::Relaxed);
    });
    println!("by {} connections", count.load(Ordering::Relaxed));
    drop(server);
}

fn choices(table: &mut Table) -> Vec<Duration> {
    let mut choose = || {
        let began = Instant::now();
        table.choose();
        table.paint_changes();
        let took = began.elapsed();
        table.undo();
        table.paint_changes();
        took
    };
    (0..500).map(|_| choose()).collect()
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{what}: median {:.1} ms, 99 % {:.1} ms, most {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0),
    );
}

/// Silence, garbage, a guess, or a head that is too long.
fn annoy(port: u16, number: usize) {
    let Ok(mut stream) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) else {
        return;
    };
    let sent = match number % 4 {
        0 => return,
        1 => b"\0\xff\x16\x03\x01".to_vec(),
        2 => b"GET /guessed/seat/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_vec(),
        _ => vec![b'A'; 9000],
    };
    // Whether it is heard out is not what is measured.
    let _ = stream.set_read_timeout(Some(Duration::from_millis(50)));
    let _ = stream.write_all(&sent);
    let _ = stream.read(&mut [0; 64]);
}
