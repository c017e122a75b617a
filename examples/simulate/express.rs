use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Choice, Illegal, Pad};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::Seed;

/// Plays a game of this many seats with the dice of `seed`, and returns their pads at the end. `policy` gets the pads of all
/// seats before the throw (X13) and chooses for a seat that is not out.
///
/// # Errors
/// The policy made an illegal choice.
pub fn play_game(
    seats: usize,
    seed: Seed,
    mut policy: impl FnMut(&[Pad], Seat, &Throw) -> Choice,
) -> Result<Vec<Pad>, Illegal> {
    let mut pads = vec![Pad::EMPTY; seats];
    let mut thrown = 0;
    while !pads.iter().all(Pad::is_out) {
        let throw = seed.throw(ThrowNumber::at(thrown));
        thrown += 1;
        let before = pads.clone();
        for (seat, pad) in Seat::enumerate(&mut pads) {
            if !pad.is_out() {
                *pad = pad.play(&throw, policy(&before, seat, &throw))?;
            }
        }
    }
    Ok(pads)
}
