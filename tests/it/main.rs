//! One binary for every test of the package: a module for each room of the house.

mod classic;
mod classic_corrections;
mod classic_laws;
mod classic_session;
mod classic_table;
mod cli;
mod dice;
mod express;
mod files;
mod floors;
mod flows;
mod given;
mod laws;
mod play;
mod session;
mod store;
mod window;
