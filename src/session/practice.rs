use super::extent::Extent;
use super::{DiceSource, Log, Seed, Session, Variant, write};

impl<G: Variant> Session<G> {
    /// A copy of the game from the moment when this place was to be decided, to play on: with its dice thrown, the
    /// others' choices for the same throw, and all later corrections of what came before.
    ///
    /// A finished game goes on with its own dice, to show where another decision would have led. For a game under
    /// way, dice of `fresh` replace the app's, which nobody may see in advance.
    pub fn practice_from(&self, place: G::Place, fresh: Seed) -> Session<G> {
        let mut copy = Session::new(self.setup.clone());
        let mut events = Vec::new();
        let mut is_past = false;
        let mut writer = G::writer(&mut copy.table);
        for event in self.log.done() {
            let precedes = match G::seating(event) {
                Some(_) => !is_past,
                None => G::precedes(self, event, place),
            };
            is_past |= !precedes;
            // Choices of players who came later are refused.
            if precedes && write::<G>(&mut writer, &mut copy.players, event).is_ok() {
                events.push(event.clone());
            }
        }
        drop(writer);
        let count = events.len();
        copy.log = Log::new(events, count);
        copy.extent = Extent::of::<G>(copy.log.done(), self.setup.players().len());
        let dice = if self.is_over() {
            self.same_dice()
        } else if self.setup.dice().are_real() {
            DiceSource::Real
        } else {
            DiceSource::Earlier(G::fallen(&copy.table).followed_by(fresh))
        };
        copy.setup = copy.setup.with_dice(dice);
        copy
    }
}
