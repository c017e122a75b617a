use super::extent::Extent;
use super::{DiceSource, Log, Seed, Session, Variant, write};

impl<G: Variant> Session<G> {
    /// A copy of the game as it stood when this was to be decided, to be played on: with the dice for it on the table, with
    /// the others' choices for the same throw, and with all before it as it was corrected since.
    ///
    /// A game that is over goes on with the dice that fell in it, so that one sees what another decision would have come to.
    /// Of a game under way nobody may see the app's dice before they fall: dice of `fresh` take their place.
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
            // What somebody has chosen who came after the moment is refused.
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
