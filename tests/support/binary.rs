//! The real binary, started at the top of the package.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

pub fn fifth_die(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fifth-die"));
    command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// Runs the binary at the top of the package; its exit code, standard output and standard error.
pub fn run(arguments: &[&str]) -> (i32, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = fifth_die(arguments).output().unwrap();
    (
        status.code().unwrap(),
        String::from_utf8(stdout).unwrap(),
        String::from_utf8(stderr).unwrap(),
    )
}

/// A folder with files of this content, named `0.ron`, `1.ron` and so on.
pub fn files(contents: &[&str]) -> (tempfile::TempDir, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let paths: Vec<PathBuf> = (0..contents.len())
        .map(|number| folder.path().join(format!("{number}.ron")))
        .collect();
    for (path, content) in paths.iter().zip(contents) {
        fs::write(path, content).unwrap();
    }
    let names = paths
        .iter()
        .map(|path| path.to_str().unwrap().to_owned())
        .collect();
    (folder, names)
}

/// Runs the binary with this on its standard input.
pub fn run_with(input: &[u8], arguments: &[&str]) -> (i32, String, String) {
    let mut child = fifth_die(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // It need not read all of what is too long.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}
