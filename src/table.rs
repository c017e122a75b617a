//! A hosted game: what people and the computer may do, the consequences, and who sees what.
//!
//! A [`Host`] is the only writer of its session. It takes [`Input`]s and answers with [`Effect`]s for the caller.
//! Views show [`Host::seen_by`] of their [`Viewer`].
//!
//! This floor knows no toolkit, file, clock or thread: time and the results of long work arrive as inputs.

mod classic;
mod clock;
mod express;
mod game;
mod host;

pub use classic::{
    Hint as ClassicHint, Outcome as ClassicOutcome, Question as ClassicQuestion, acts_for,
    correctable, plays_by_split, splits,
};
pub use clock::{AtZero, Clock, TableOptions, Timer};
pub use express::{
    Aim, Goal, Hint as ExpressHint, Question as ExpressQuestion, asked_throw, asks_again,
    is_settled, only_program_plays_on, waiting,
};
pub use game::{About, AnyHost, Hosted, Subject, Thought};
pub use host::{
    Act, Announcement, Answer, Change, Denied, Device, Effect, Host, Input, Notice, Record,
    SeatStatus, Viewer, Work,
};
