//! One binary for every test of the package: a module for each room of the house.

mod dice;
mod express;
mod floors;
mod given;
mod laws;
mod session;
mod store;
mod window;
