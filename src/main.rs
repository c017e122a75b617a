use std::process::ExitCode;

use fifth_die::app;
use fifth_die::cli::{self, Arguments};
use fifth_die::store::{self, Store};
use fifth_die::text;

fn main() -> ExitCode {
    let arguments = Arguments::of_process();
    match arguments.command {
        Some(command) => cli::run(&command, arguments.data_dir.as_deref()),
        None => match Store::open(arguments.data_dir.as_deref()) {
            Ok(store) => {
                store.lock();
                let _log = store::start_log(&store);
                store::rescue_on_panic(store.clone());
                store::save_on_termination(store.clone());
                match app::run(store, arguments.file) {
                    Ok(()) => ExitCode::SUCCESS,
                    Err(error) => cli::fail(&error),
                }
            }
            Err(trouble) => cli::fail(&text::not_stored(&trouble)),
        },
    }
}
