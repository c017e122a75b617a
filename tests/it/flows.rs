//! Whole ways through the program as `.ice` files: real tasks, real files, each in a data folder of its own.

use std::path::PathBuf;

use fifth_die::app;
use fifth_die::store::Store;

#[track_caller]
fn check(name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let flows = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/it/flows")
        .join(name);
    assert!(flows.is_dir(), "{} is missing", flows.display());
    if let Err(error) = iced_test::run(app::program(store, None), flows) {
        panic!("{name}: {error}");
    }
}

#[test]
fn a_table_is_set_by_typing_names() {
    check("table");
}
