//! The real binary, started at the top of the package.

use std::fs;
use std::io::Write;
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
    told(fifth_die(arguments).output().unwrap())
}

/// What came of a run: its exit code, standard output and standard error.
pub fn told(output: Output) -> (i32, String, String) {
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code().unwrap(), out, err)
}

pub fn files(contents: &[&str]) -> (tempfile::TempDir, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let mut names = Vec::new();
    for (number, content) in contents.iter().enumerate() {
        let path = folder.path().join(format!("{number}.ron"));
        fs::write(&path, content).unwrap();
        names.push(path.to_str().unwrap().to_owned());
    }
    (folder, names)
}

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
    told(output)
}
