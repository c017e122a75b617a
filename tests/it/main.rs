//! Every test but those of the coach (`tests/coach/`), in folders that mirror the floors.

mod rules {
    mod board;
    pub mod classic;
    mod classic_laws;
    pub mod classic_table;
    mod dice;
    mod express;
    mod laws;
}

mod session {
    mod evenings;
    mod practice;
    mod seats;
    mod sessions;
    mod stats;
}

mod files {
    mod bg_stats;
    mod bundle;
    pub mod classic_files;
    mod damaged_files;
    mod faults;
    pub mod fuzz;
    mod hostile;
    pub mod library;
    mod log;
    pub mod long_files;
    mod long_games;
    mod paper;
    mod people;
    mod rescue;
    pub mod samples;
    mod settings_file;
    pub mod store;
}

mod table {
    mod acts;
    mod help;
    mod host;
    mod secrecy;
}

mod screens {
    mod at_the_board;
    mod at_the_table;
    mod background;
    mod contrast;
    mod controls;
    mod export_panel;
    mod first_screens;
    mod fits;
    mod flows;
    mod focus;
    mod hands;
    mod heard;
    mod helped;
    pub mod keys;
    mod left_to_bots;
    mod lessons;
    mod monkey;
    mod phones;
    pub mod pictures;
    mod practice;
    mod preferences;
    mod readers;
    mod records;
    mod repaint;
    mod seats_panel;
    mod secret;
    mod setup_screen;
    mod tasks;
    mod timer;
    mod tonight;
}

mod cli {
    pub mod analyze;
    mod commands;
    mod desktop;
    mod licenses;
    mod serve;
    mod show;
}

mod web {
    mod classic;
    mod evening;
    mod express;
    mod far;
    mod guard;
    mod help;
    pub mod languages;
    mod owner;
    mod pages;
    pub mod phone;
    mod room;
    mod states;
    mod weight;
}

mod floors;
mod languages;

#[path = "../support/mod.rs"]
mod support;

use cli::analyze;
use files::{classic_files, fuzz, library, samples, store};
use rules::classic_table;
use screens::{keys, pictures};
use support::{
    binary, browser, fits, fixtures, focus, harness, heard, hosts, painter, play, reader, tools,
    window,
};

/// Whether nobody reviews games unless a test says so.
const COACH_RESTS: bool = true;
