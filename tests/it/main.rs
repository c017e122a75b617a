//! One binary for every test of the package: a module for each room of the house.

mod cli;
mod dice;
mod express;
mod files;
mod floors;
mod flows;
mod given;
mod laws;
mod library;
mod log;
mod play;
mod session;
mod store;
mod window;
