use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group};
use fifth_die::session::Session;
use fifth_die::store::{self, Saved, Store};
use jiff::Timestamp;

use crate::session::{MANY, long};

criterion_group!(benches, sessions, list);

fn saved(session: Session) -> Saved {
    Saved::new(session, Timestamp::UNIX_EPOCH)
}

fn sessions(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let path = Path::new("session.ron");
    for (events, samples) in [(225, 100), (MANY, 10)] {
        let saved = saved(long(events));
        let text = store::write(&saved);

        let mut group = criterion.benchmark_group(format!("store/{events} events"));
        group.sample_size(samples);
        group.bench_function("written as text", |bencher| {
            bencher.iter(|| store::write(black_box(&saved)));
        });
        group.bench_function("read from text", |bencher| {
            bencher.iter(|| store::parse(path, black_box(text.as_bytes())).unwrap());
        });
        group.bench_function("saved to the disk, safe from crashes", |bencher| {
            bencher.iter(|| store.save(&saved).unwrap());
        });
    }
}

fn list(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let session = long(225);
    for _ in 0..100 {
        store.save(&saved(session.clone())).unwrap();
    }
    assert_eq!(store.games().len(), 100);
    criterion.bench_function("store/list of 100 games of 225 events", |bencher| {
        bencher.iter(|| store.games());
    });
}
