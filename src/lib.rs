//! Fifth Die, a companion for *Can't Stop Express*. Each module is a floor and uses only floors below it; see
//! `ARCHITECTURE.md`.

#![warn(missing_docs)]

#[allow(
    missing_docs,
    reason = "only the program uses it, and its names say the rest"
)]
pub mod app;
pub mod cli;
pub mod coach;
pub mod language;
pub mod paper;
pub mod rules;
pub mod scene;
pub mod session;
pub mod stats;
pub mod store;
pub mod table;
pub mod text;
pub mod web;
pub mod words;
