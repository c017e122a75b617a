//! Hands, eyes and games for the tests of every target.

pub mod binary;
pub mod browser;
pub mod fits;
pub mod fixtures;
pub mod focus;
pub mod harness;
pub mod heard;
pub mod hosts;
pub mod painter;
pub mod play;
pub mod reader;
pub mod tools;
pub mod window;
