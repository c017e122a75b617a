//! One binary for every test of the package: a module for each room of the house.

mod cli;
mod files;
mod play;
mod store;
