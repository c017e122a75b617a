//! One binary for every test of the package: a module for each room of the house.

mod cli;
mod dice;
mod express;
mod faults;
mod files;
mod floors;
mod flows;
mod fuzz;
mod given;
mod laws;
mod play;
mod rescue;
mod session;
mod store;
mod tools;
mod window;
