//! The licenses of all that the program holds from others go with it, and each is one that `deny.toml` permits.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::store::store;

/// The names of the licenses whose texts are in the program, by what they are for: a package with its version, or the font.
fn held() -> BTreeMap<String, BTreeSet<String>> {
    let (_folder, store) = store();
    store.write_licenses().unwrap();
    let all = fs::read_to_string(store.licenses_file()).unwrap();
    let mut held: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for part in all.split(&"=".repeat(80)).skip(1) {
        let (head, text) = part.split_once(&"-".repeat(80)).unwrap();
        assert!(text.trim().len() > 200, "no text:{head}");
        let (_, name) = head.lines().nth(1).unwrap().rsplit_once(" (").unwrap();
        for package in head.lines().filter_map(|line| line.strip_prefix("- ")) {
            let names = held.entry(package.to_owned()).or_default();
            names.insert(name.trim_end_matches(')').to_owned());
        }
    }
    held
}

/// The packages that the program is linked from here, each with its version.
fn linked() -> BTreeSet<String> {
    let tree = "tree --locked --offline --edges normal --prefix none --no-dedupe";
    let tree = Command::new(env!("CARGO"))
        .args(tree.split(' '))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let tree = String::from_utf8(tree.stdout).unwrap();
    let packages = tree.lines().map(|line| {
        let (name, rest) = line.split_once(" v").unwrap();
        format!("{name} {}", rest.split(' ').next().unwrap())
    });
    packages
        .filter(|it| !it.starts_with("fifth-die "))
        .collect()
}

#[test]
fn the_license_of_every_package_goes_with_the_program() {
    let held = held();
    let linked = linked();
    assert!(linked.len() > 300);
    let missing: Vec<&String> = linked.iter().filter(|it| !held.contains_key(*it)).collect();
    assert!(
        missing.is_empty(),
        "`assets/licenses/make` collects those of {missing:?}"
    );
    assert!(held["the font Inter"].contains("OFL-1.1"));
}

#[test]
fn every_license_is_permitted() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    let rules = fs::read_to_string(path).unwrap();
    let (_, permitted) = rules.split_once("\nallow = [").unwrap();
    let (permitted, _) = permitted.split_once(']').unwrap();
    let permitted: BTreeSet<&str> = permitted.split('"').skip(1).step_by(2).collect();
    for (package, licenses) in held() {
        let own = match package.split(' ').next().unwrap() {
            "option-ext" => "MPL-2.0",
            "the" => "OFL-1.1",
            _ => "",
        };
        for license in licenses {
            let is_permitted = permitted.contains(license.as_str()) || license == own;
            assert!(is_permitted, "{package}: {license}");
        }
    }
}
