//! What the chances to win say of a choice against others who throw the same dice: how much less often it wins, and why.
//!
//! The games are played in [the room beside](super::contest).

use super::advice::Chance;
use crate::rules::Seat;
use crate::rules::dice::{Die, Pairs};
use crate::rules::express::Choice;

/// The chances to win after each choice of a throw.
#[derive(Debug, Clone, PartialEq)]
pub struct ToWin {
    /// The chance to win after each choice, the best choice first. A shared win is divided equally.
    pub chances: Vec<Chance>,
    /// The choice that surely wins more often than the one with the most points. If there is one, it is the best.
    pub rather: Option<Choice>,
    /// The others before the throw, in a group.
    pub rivals: Vec<Rival>,
    /// What the shared dice make of each choice, that with the most points first.
    pub(super) shared: Vec<(Choice, Shared)>,
}

/// What shared dice make of a choice, as the games played on show it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shared {
    /// How often it would win if the others threw other dice, 0 to 1.
    pub apart: f64,
    /// How many points more than the best of the others it scores on average; below zero fewer.
    pub lead: f64,
    /// How far that varies from game to game: its standard deviation, in points.
    pub swings: f64,
}

impl Shared {
    /// How often the gap wins if it varies like a normal distribution, as a logistic curve has it; `None` if it doesn't vary.
    fn wins(&self) -> Option<f64> {
        (self.swings > 0.0).then(|| 1.0 / (1.0 + (-1.7 * self.lead / self.swings).exp()))
    }
}

/// Another player before a throw.
#[derive(Debug, Clone, PartialEq)]
pub struct Rival {
    /// The place at the table.
    pub seat: Seat,
    /// The final score that this player expects with this throw; of a player who is out, the final score.
    pub expects: f64,
    /// Whether this player is out.
    pub is_out: bool,
    /// How many points more this player expected before the throw, below zero fewer.
    pub lead: f64,
    /// How different the two pads are: for each row and track, the square of the marks by which they differ. 0 if they are equal.
    pub differing: u32,
    /// Whether the two pads are nearly the same: they differ by little, for as many marks as there are.
    pub is_near: bool,
    /// How often this player makes each legal choice.
    pub(super) choices: Vec<(Choice, f64)>,
}

impl Rival {
    /// How often this player chooses these pairs, in the games played on.
    pub fn chooses(&self, pairs: Pairs) -> f64 {
        self.makes(|choice| choice.pairs == pairs)
    }

    /// How often this player takes this die as the fifth.
    pub fn takes(&self, fifth: Die) -> f64 {
        self.makes(|choice| choice.fifth == Some(fifth))
    }

    /// Whether these pairs are legal for this player.
    pub fn can_choose(&self, pairs: Pairs) -> bool {
        self.choices.iter().any(|(choice, _)| choice.pairs == pairs)
    }

    /// The choice that this player makes most often; `None` for a player who is out.
    pub fn usual(&self) -> Option<Choice> {
        let most = self
            .choices
            .iter()
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        most.map(|&(choice, _)| choice)
    }

    fn makes(&self, is_it: impl Fn(&Choice) -> bool) -> f64 {
        let choices = self.choices.iter().filter(|(choice, _)| is_it(choice));
        // An empty sum is −0.
        choices.fold(0.0, |sum, (_, share)| sum + share)
    }
}

/// Why a choice wins more often, beyond its points.
#[derive(Debug, Clone, PartialEq)]
pub enum Winning<'a> {
    /// These mostly choose what brings the most points, or what is asked about, and whoever does the same doesn't pass them.
    Apart(Choice, Vec<&'a Rival>),
    /// These have the same or nearly the same marks: with the same dice, a few points decide.
    Alike(Vec<&'a Rival>),
    /// These are behind and mostly choose the best, and whoever is ahead stays so with the same.
    Ahead(Vec<&'a Rival>),
}

impl Winning<'_> {
    /// The others of whom it speaks.
    pub fn rivals(&self) -> &[&Rival] {
        let (Winning::Apart(_, rivals) | Winning::Alike(rivals) | Winning::Ahead(rivals)) = self;
        rivals
    }
}

impl ToWin {
    /// The games after each choice that hints and the master play on.
    pub const GAMES: u32 = 200;
    /// Those that a review plays on, divided by the number of players, who all play them.
    pub const JUDGED: u32 = 3_000;

    /// The chance to win after this choice.
    pub fn of(&self, choice: Choice) -> Option<Chance> {
        let mut chances = self.chances.iter();
        chances.find(|chance| chance.choice == choice).copied()
    }

    /// What the shared dice make of the best choice and of this one.
    pub fn shared(&self, choice: Choice) -> Option<[Shared; 2]> {
        let of = |choice| {
            let mut shared = self.shared.iter();
            let (_, shared) = shared.find(|(other, _)| *other == choice)?;
            Some(*shared)
        };
        Some([of(self.best()?.choice)?, of(choice)?])
    }

    /// How much more often the best choice wins than this one, as its gap to the others varies more from behind or less in front;
    /// below zero less often.
    pub fn by_swings(&self, choice: Choice) -> Option<f64> {
        let [best, other] = self.shared(choice)?;
        let lead = (best.lead + other.lead) / 2.0;
        Some(Shared { lead, ..best }.wins()? - Shared { lead, ..other }.wins()?)
    }

    /// How much more often the best choice wins than this one, which brings so many points less, by its mean gap to the others and by
    /// how far that varies.
    pub fn by_gap(&self, choice: Choice, points: f64) -> Option<f64> {
        let [best, other] = self.shared(choice)?;
        let lead = best.lead - points;
        Some(best.wins()? - Shared { lead, ..other }.wins()?)
    }

    /// The best choice.
    pub fn best(&self) -> Option<Chance> {
        self.chances.first().copied()
    }

    /// The place of this choice among all, from 0, the best.
    pub fn rank(&self, choice: Choice) -> Option<usize> {
        let mut chances = self.chances.iter();
        chances.position(|chance| chance.choice == choice)
    }

    /// Why the best choice wins more often than this one beyond the points that it brings more, which may be below zero; `None`
    /// where points are the reason.
    pub fn winning(&self, choice: Choice, points: f64) -> Option<Winning<'_>> {
        let loss = self.loss(choice).filter(|&loss| loss > 0.0)?;
        let is_more = points >= MORE;
        if !is_more {
            return self.by_choices(choice, false);
        }
        let by_choices = self.rather.and_then(|_| self.by_choices(choice, true));
        // A lead is no reason against the choice with the most points.
        let is_most =
            self.shared.first().map(|(most, _)| *most) == self.best().map(|best| best.choice);
        let by_lead = || self.by_lead(choice, points, loss).filter(|_| is_most);
        let like_this = || {
            let winning = self.who_choose(choice)?;
            let strongest = self.strongest()?;
            let is_among = winning.rivals().contains(&strongest);
            (is_among && loss >= UNUSUAL * points).then_some(winning)
        };
        by_choices.or_else(by_lead).or_else(like_this)
    }

    /// The one of the others who has or expects the most points.
    pub fn strongest(&self) -> Option<&Rival> {
        let rivals = self.rivals.iter();
        rivals.max_by(|one, other| one.expects.total_cmp(&other.expects))
    }

    /// Those of the others of whom this is true, if there are any.
    pub fn those(&self, is_it: impl Fn(&Rival) -> bool) -> Option<Vec<&Rival>> {
        let rivals = self.rivals.iter().filter(|rival| is_it(rival));
        let rivals: Vec<&Rival> = rivals.collect();
        (!rivals.is_empty()).then_some(rivals)
    }

    /// Why the best choice wins more often, by what the others choose. `is_more` tells whether it brings more points than this one.
    fn by_choices(&self, choice: Choice, is_more: bool) -> Option<Winning<'_>> {
        let (best, usual) = (self.best()?.choice, self.shared.first()?.0);
        let ahead = || {
            let is_ahead = self.rivals.iter().all(|rival| rival.lead <= -MORE);
            let strongest = self.strongest()?.seat;
            let others = self.those(|rival| {
                let often = rival.chooses(best.pairs);
                often >= MOSTLY[0] && often > rival.chooses(choice.pairs)
            });
            // With the same choice, the gap varies less.
            let is_calmer = self.by_swings(choice)? > 0.0;
            // The lead over those far behind lasts with any choice.
            let is_any = |rival: &&Rival| rival.seat == strongest;
            let others = others.filter(|others| others.iter().any(is_any));
            Some(Winning::Ahead(others.filter(|_| is_ahead && is_calmer)?))
        };
        // What brings fewer points than the best is no choice to be expected of others.
        let is_expected = |theirs: &Choice| !is_more || theirs.pairs != choice.pairs;
        let theirs = [usual, choice].into_iter().filter(is_expected);
        let apart = |theirs| self.who_choose(theirs);
        { theirs }.find_map(apart).or_else(ahead)
    }

    /// Those of the others who mostly choose this, and not the best: players with the same marks, or else whoever is not far behind.
    fn who_choose(&self, theirs: Choice) -> Option<Winning<'_>> {
        let best = self.best()?.choice;
        let choose = |is_same: bool| {
            let [least, times] = if is_same { OFTEN } else { MOSTLY };
            self.those(|rival| {
                let often = rival.chooses(theirs.pairs);
                let is_near = rival.lead > -BEHIND && (rival.differing == 0 || !is_same);
                let is_near = is_near && rival.can_choose(best.pairs);
                is_near && often >= least && often >= times * rival.chooses(best.pairs)
            })
        };
        let others = choose(true).or_else(|| choose(false))?;
        Some(Winning::Apart(theirs, others))
    }

    /// Why the best choice wins more often, by the marks of the others.
    fn by_lead(&self, choice: Choice, points: f64, loss: f64) -> Option<Winning<'_>> {
        let [best, other] = self.shared(choice)?;
        let more = best.apart - other.apart;
        let least = self.rivals.iter().map(|rival| rival.differing).min();
        let is_same = least == Some(0);
        let most = self.strongest()?.expects;
        let is_unusual = loss >= PER_POINT * points && (is_same || more <= loss / 2.0);
        let lasts = best.swings.max(other.swings) <= LASTS;
        let alike = self.those(|rival| {
            let is_nearest = Some(rival.differing) == least && rival.is_near;
            let is_strongest = is_same || rival.expects + LEAD >= most;
            is_nearest && is_strongest && rival.lead.abs() <= LEAD
        });
        // A lead of a few points is not why, where one of fewer points wins more often.
        let share = |choice: Choice| self.of(choice).map(|chance| chance.share);
        let with_less = self.shared.iter().skip_while(|(other, _)| *other != choice);
        let mut with_less = with_less.skip(1);
        let is_lead = with_less.all(|(other, _)| share(*other) <= share(choice));
        let is_why = is_unusual && lasts && (is_same || is_lead);
        Some(Winning::Alike(alike.filter(|_| is_why)?))
    }

    /// How much less often this choice wins than the best one, 0 to 1; 0 for a toss-up.
    pub fn loss(&self, choice: Choice) -> Option<f64> {
        let loss = self.best()?.share - self.of(choice)?.share;
        Some(if loss > AS_GOOD { loss } else { 0.0 })
    }
}

/// The most points between pads that are nearly the same, where a small lead lasts.
const LEAD: f64 = 40.0;
/// How far a gap varies at most where a small lead lasts, in points.
const LASTS: f64 = 180.0;
/// How much more often a choice wins for each point, from which on points alone are not why.
const PER_POINT: f64 = 0.0025;
/// How much more often it wins for each point where the same choices of others are why.
const UNUSUAL: f64 = 0.005;
/// The points from which on a choice is said to bring more.
const MORE: f64 = 5.0;
/// The share of games from which on somebody is said to choose something, and how many times as often as the best choice.
const MOSTLY: [f64; 2] = [0.4, 2.0];
/// The same of somebody with the same marks.
const OFTEN: [f64; 2] = [0.25, 1.3];
/// Whoever expects so many points less is far behind.
const BEHIND: f64 = 60.0;
/// Choices whose chances differ by less are equally good.
pub(super) const AS_GOOD: f64 = 0.01;
