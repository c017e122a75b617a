//! One binary for every test of the package: a module for each room of the house.

mod classic;
mod classic_corrections;
mod classic_laws;
mod classic_session;
mod classic_table;
mod cli;
mod desk;
mod dice;
mod evening;
mod express;
mod faults;
mod files;
mod floors;
mod flows;
mod fuzz;
mod given;
mod laws;
mod library;
mod log;
mod play;
mod rescue;
mod screens;
mod session;
mod store;
mod tools;
mod window;
