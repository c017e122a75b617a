use std::process::ExitCode;

use fifth_die::cli::{self, Arguments};
use fifth_die::store::Store;

fn main() -> ExitCode {
    let arguments = Arguments::of_process();
    match arguments.command {
        Some(command) => cli::run(&command),
        None => match Store::open(arguments.data_dir.as_deref()) {
            // The window opens here, with the store and `arguments.file`.
            Ok(_store) => ExitCode::SUCCESS,
            Err(trouble) => cli::fail(&trouble),
        },
    }
}
